/**
 * A new PIN for a seat: entered twice, so that a slip locks nobody out. A player changing his own also enters the old
 * one.
 */
import { useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { t } from '../../words/t.ts';
import { Button, Notice, Question } from '../components/index.ts';
import { TwicePad } from '../seats/figures.tsx';
import { PinPad } from '../seats/pin-pad.tsx';
import { saidOf } from '../seats/tried.ts';
import { pageTime, type Tried } from '../session/seat-locks.ts';
import { Chips } from './chips.tsx';
import { forgottenWords } from './door.tsx';
import { personOf, seatCalled } from './names.ts';
import { changePin, resetPin, seatsOf } from './table.ts';

type Step =
  | { readonly is: 'resting'; readonly set?: true }
  | { readonly is: 'new' }
  /** The old PIN comes last, so that a slip there repeats nothing else. */
  | { readonly is: 'old'; readonly pin: string; readonly came?: Exclude<Tried, { ok: true }>; readonly busy?: true };

/** Changes one's own PIN: the new one twice, then the old one. */
export function OwnFigures({ seat, battle }: { readonly seat: string; readonly battle: Battle }) {
  const [step, go] = useState<Step>({ is: 'resting' });
  if (step.is === 'resting')
    return (
      <div class="new-figures">
        {step.set && <Notice what={t('figures-changed')} safe={t('figures-old-files')} />}
        <p class="note">{t('figures-own-note')}</p>
        <Button onClick={() => go({ is: 'new' })}>{t('figures-change')}</Button>
      </div>
    );
  const who = personOf(battle, seat);
  const leave = (
    <Button kind="quiet" onClick={() => go({ is: 'resting' })}>
      {t('figures-keep')}
    </Button>
  );
  if (step.is === 'new')
    return (
      <div class="new-figures">
        <TwicePad who={who} onPin={(pin) => go({ is: 'old', pin })} />
        {leave}
      </div>
    );
  const { pin, came, busy } = step;
  const enter = async (old: string) => {
    go({ is: 'old', pin, busy: true });
    const tried = await changePin(seat, old, pin);
    go(tried.ok ? { is: 'resting', set: true } : { is: 'old', pin, came: tried });
  };
  return (
    <div class="new-figures">
      <Question>{t('figures-old', { who })}</Question>
      <PinPad
        key="old"
        said={
          (busy && t('seats-looking')) ||
          (came && saidOf(came, pageTime(), t(forgottenWords(battle, seat)))) ||
          t('figures-old-note')
        }
        wrong={came !== undefined}
        closed={busy === true || came?.why === 'shut'}
        onPin={(old) => void enter(old)}
      />
      {leave}
    </div>
  );
}

/** For a seat that forgot its PIN or is shut: the umpire hands over the phone and its player sets a new PIN. */
export function NewFigures({ battle }: { readonly battle: Battle }) {
  const seats = seatsOf(battle).filter((seat) => seat !== 'umpire');
  const [seat, choose] = useState<string>();
  const [came, tell] = useState<'desk-figures-set' | 'desk-figures-not'>();
  const set = async (of: string, pin: string) => {
    tell((await resetPin(of, pin)) ? 'desk-figures-set' : 'desk-figures-not');
    choose(undefined);
  };
  return (
    <div class="new-figures">
      <p class="note">{t('figures-hand-over')}</p>
      <Chips
        label={t('desk-figures-for')}
        value={seat}
        of={seats.map((value) => ({ value, label: seatCalled(battle, value) }))}
        onChange={(value) => {
          choose(value);
          tell(undefined);
        }}
      />
      {came && <Notice what={t(came)} />}
      {seat && <TwicePad key={seat} who={personOf(battle, seat)} onPin={(pin) => void set(seat, pin)} />}
    </div>
  );
}
