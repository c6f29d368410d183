/** What went wrong with the last tap, what is safe and what to do, and whether this tab may write. */

import type { ComponentChildren } from 'preact';
import { t } from '../../words/t.ts';
import { Button, Notice } from '../components/index.ts';
import type { Session } from './game-session.ts';

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

export function Troubles<State, Event extends Typed, Play extends Done>({
  session,
  save,
  onDamage,
}: {
  readonly session: Pick<Session<State, Event, Play>, 'damage' | 'hold' | 'trouble' | 'isSlow' | 'takeOver'>;
  readonly save: () => void;
  /** What can be done about a damaged record. */
  readonly onDamage?: ComponentChildren;
}) {
  const { damage, hold, trouble, isSlow } = session;
  const wrong = trouble.value;
  const clear = () => {
    trouble.value = null;
  };
  return (
    <>
      {isSlow.value && (
        <p class="slow" role="status">
          {t('session-slow-disk')}
        </p>
      )}
      {damage.value && <Notice what={damage.value}>{onDamage}</Notice>}
      {hold.value === 'reading' && (
        <Notice what={t('session-reads-along')} safe={t('session-reads-along-safe')}>
          <Button onClick={() => session.takeOver()}>{t('session-write-here')}</Button>
        </Notice>
      )}
      {wrong && !damage.value && (
        <Notice
          what={wrong.sentence}
          {...(wrong.export && { safe: t('session-last-saved'), todo: t('session-save-file-todo') })}
        >
          {wrong.export && <Button onClick={save}>{t('session-save-file')}</Button>}
          <Button kind="quiet" onClick={clear}>
            {t('session-understood')}
          </Button>
        </Notice>
      )}
    </>
  );
}
