/** Something for a seat: a phrase of every evening by a touch, or the umpire's own words; now, or by a courier. */
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import type { PaperOf } from '../../battlefield/under-lock/papers.ts';
import { t } from '../../words/t.ts';
import { Button, Field } from '../components/index.ts';
import { After, Chips, once } from './chips.tsx';
import { seatCalled } from './names.ts';
import { sealFor, sealForUmpire, seatsOf } from './table.ts';

const PHRASES = ['tell-dust', 'tell-guns', 'tell-horse', 'tell-columns', 'tell-nothing', 'tell-hurry'] as const;

export function TellPage({ battle, onLeave }: { readonly battle: Battle; readonly onLeave: () => void }) {
  const seats = seatsOf(battle).filter((seat) => seat !== 'umpire');
  const [to, choose] = useState(seats[0]);
  const [after, ride] = useState(0);
  const [phrase, pick] = useState<(typeof PHRASES)[number]>();
  const [text, write] = useState('');
  if (to === undefined) return null;
  const words = text.trim();
  const told: PaperOf<'message'>['told'] = { ...(phrase && { said: phrase }), ...(words && { words }) };
  const send = async () => {
    const sent =
      after === 0
        ? sealFor(to, { is: 'telling', to, told })
        : sealForUmpire({ is: 'message', to, from: 'umpire', due: battle.minutes + after, told });
    if (await sent) onLeave();
  };
  return (
    <>
      <div class="pane-head">
        <h2>{t('seats-tell')}</h2>
        <Button kind="quiet" onClick={onLeave}>
          {t('desk-back')}
        </Button>
      </div>
      <Chips
        label={t('desk-to')}
        value={to}
        of={seats.map((value) => ({ value, label: seatCalled(battle, value) }))}
        onChange={choose}
      />
      <Chips
        label={t('desk-what')}
        value={phrase}
        of={PHRASES.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => pick(value === phrase ? undefined : value)}
      />
      <Field label={t('seats-tell-words')}>
        {(it) => <textarea {...it} rows={2} value={text} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      <After value={after} onChange={ride} />
      <div class="desk-do">
        <Button kind="primary" reason={!phrase && !words && t('desk-say-what')} onClick={once(send)}>
          {t(after === 0 ? 'desk-tell' : 'desk-send', { who: seatCalled(battle, to) })}
        </Button>
      </div>
    </>
  );
}
