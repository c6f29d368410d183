/** Imports an order of battle: the text, what was read from it, and the resulting armies. */
import { useEffect } from 'preact/hooks';
import type { Draft } from '../../scenarios/draft.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Notice } from '../components/index.ts';
import { titled } from '../spoken.ts';
import { Frame } from './frame.tsx';
import { ArmyStep } from './import/army-step.tsx';
import { arrive, begin, lay, set, taking } from './import/session.ts';
import { SheetStep } from './import/sheet-step.tsx';
import { SourceStep } from './import/source-step.tsx';
import { editHref } from './rooms.ts';
import { origin } from './session.ts';

export function ImportRoom({ of }: { readonly of: Draft }) {
  const from = origin.value;
  useEffect(() => {
    if (taking.value?.scenario !== of.id) begin(of.id, of.sides.a.armyType);
    arrive();
  }, [of.id]);
  const { sources, corrections, answers } = from;
  // The side of an army does not affect the reading.
  useEffect(() => void lay(), [of.id, sources, corrections, answers]);
  const now = taking.value;
  useEffect(() => scrollTo(0, 0), [now?.step]);
  if (now?.scenario !== of.id) return null;
  return (
    <Frame
      of={of}
      title={t(`reader-title-${now.step}`)}
      up={[[titled(of.title), editHref(of.id)]]}
      here={['import']}
      broad={now.step === 'sheet'}
    >
      {now.wrong && <Notice what={speak(now.wrong)} safe={t('reader-nothing-changed')} />}
      <p role="status" class="note">
        {now.busy ? t('reader-reading') : ''}
      </p>
      {now.step === 'source' && <SourceStep />}
      {now.step === 'sheet' && <SheetStep of={of} now={now} />}
      {now.step === 'army' && <ArmyStep of={of} now={now} />}
      {now.step === 'army' && (
        <Button kind="quiet" onClick={() => set({ step: 'sheet' })}>
          {t('reader-back-to-sheet')}
        </Button>
      )}
    </Frame>
  );
}
