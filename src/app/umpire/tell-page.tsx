/** A message to a seat: a common phrase in one tap, or the umpire's own words; now, or by courier. */
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import type { PaperOf } from '../../battlefield/under-lock/papers.ts';
import { t } from '../../words/t.ts';
import { Button, Field } from '../components/index.ts';
import { once } from '../once.ts';
import { After, Chips } from './chips.tsx';
import { type Asking, answered, done } from './deeds.ts';
import { useDraft } from './drafts.ts';
import { seatCalled } from './names.ts';
import { sealFor, sealForUmpire, seatsOf } from './table.ts';

const PHRASES = ['tell-dust', 'tell-guns', 'tell-horse', 'tell-columns', 'tell-nothing', 'tell-hurry'] as const;
/** Answers to a question. */
const ANSWERS = ['tell-yes', 'tell-no'] as const;

export interface TellPageProps {
  readonly battle: Battle;
  /** The question it answers. */
  readonly answer?: Asking | undefined;
  readonly onLeave: () => void;
}

export function TellPage({ battle, answer, onLeave }: TellPageProps) {
  const seats = seatsOf(battle).filter((seat) => seat !== 'umpire');
  const [to, choose] = useState(answer?.seat ?? seats[0]);
  const [after, ride] = useState(0);
  const [phrase, pick] = useState<(typeof PHRASES | typeof ANSWERS)[number]>();
  const [text, write] = useDraft(answer ? `answer ${answer.number}` : 'tell');
  if (to === undefined) return null;
  const words = text.trim();
  const told: PaperOf<'message'>['told'] = { ...(phrase && { said: phrase }), ...(words && { words }) };
  const send = async () => {
    if (answer && after > 0 && !(await done(answer.number))) return;
    const sent =
      answer && after === 0
        ? answered(answer, told)
        : after === 0
          ? sealFor(to, { is: 'telling', to, told })
          : sealForUmpire({ is: 'message', to, from: 'umpire', due: battle.minutes + after, told });
    if (await sent) onLeave();
  };
  return (
    <>
      <div class="pane-head">
        <h2>{answer ? t('desk-asks', { who: seatCalled(battle, answer.seat) }) : t('seats-tell')}</h2>
        <Button kind="quiet" onClick={onLeave}>
          {t('desk-back')}
        </Button>
      </div>
      {answer ? (
        <p class="report">{answer.what}</p>
      ) : (
        <Chips
          label={t('desk-to')}
          value={to}
          of={seats.map((value) => ({ value, label: seatCalled(battle, value) }))}
          onChange={choose}
        />
      )}
      <Chips
        label={t('desk-what')}
        value={phrase}
        of={(answer ? [...ANSWERS, ...PHRASES] : PHRASES).map((value) => ({ value, label: t(value) }))}
        onChange={(value) => pick(value === phrase ? undefined : value)}
      />
      <After value={after} onChange={ride} />
      <Field label={t('seats-tell-words')}>
        {(it) => <textarea {...it} rows={2} value={text} onInput={({ currentTarget }) => write(currentTarget.value)} />}
      </Field>
      <div class="desk-do">
        <Button kind="primary" reason={!phrase && !words && t('desk-say-what')} onClick={once(send)}>
          {t(after === 0 ? 'desk-tell' : 'desk-send', { who: seatCalled(battle, to) })}
        </Button>
      </div>
    </>
  );
}
