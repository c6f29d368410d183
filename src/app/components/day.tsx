import type { BySide } from '../../book/terms.ts';
import { SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Flag } from './icon.tsx';
import { classes, Hidden } from './text.tsx';

export interface DayLineProps {
  /** "16:20" */
  readonly time: string;
  readonly turn: number;
  readonly weather: string;
  /** "60 cm" */
  readonly visibility: string;
  readonly ground: string;
  /** Adjectives: "French", "Allied". */
  readonly sides: BySide<string>;
  /** Re-roll dice in stock; null if the viewer may not know. */
  readonly rerolls: BySide<number | null>;
  /** Where taps on time and weather and on the armies lead. */
  readonly to?: { readonly sky: string; readonly glance: string };
}

/** The state of the day in one line. */
export function DayLine({ time, turn, weather, visibility, ground, sides, rerolls, to }: DayLineProps) {
  const long = `${turn}${weather}${visibility}${ground}`.length > 17;
  const facts = (
    <>
      <time>{time}</time> <b>{t('day-turn', { n: turn })}</b> <span>{weather}</span> <span>{visibility}</span>{' '}
      <span>{ground}</span>{' '}
    </>
  );
  const dice = SIDES.map((side) => (
    <span class="rerolls" key={side}>
      <Flag side={side} />
      <Hidden>{t(rerolls[side] === null ? 'day-dice-hidden' : 'day-dice', { side: sides[side] })} </Hidden>
      {rerolls[side] ?? <span aria-hidden="true">–</span>}
    </span>
  ));
  if (!to)
    return (
      <p class={classes('day', long && 'day--long')}>
        {facts}
        <span class="day__dice">{dice}</span>
      </p>
    );
  return (
    <p class={classes('day', long && 'day--long')}>
      <a class="day-link day__facts" href={to.sky}>
        {facts}
        <Hidden>{t('day-open-sky')}</Hidden>
      </a>
      <a class="day__dice" href={to.glance}>
        {dice}
        <Hidden>{t('day-open-glance')}</Hidden>
      </a>
    </p>
  );
}

export interface PhasesProps {
  /** 1 to 9. */
  readonly now: number;
  readonly name: string;
  /** The bar alone, under the header of every screen but the turn's. */
  readonly slim?: boolean;
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The nine phases as the scale bar of a map. */
export function Phases({ now, name, slim }: PhasesProps) {
  const state = (n: number) => (n < now ? 'is-done' : n === now ? 'is-now' : undefined);
  const label = t('day-phase', { n: now, phase: name });
  return slim ? (
    <div class="phases phases--slim" role="img" aria-label={label}>
      {NINE.map((n) => (
        <i class={state(n)} key={n} />
      ))}
    </div>
  ) : (
    <ol class="phases" aria-label={label}>
      {NINE.map((n) => (
        <li class={state(n)} key={n} aria-current={n === now ? 'step' : undefined}>
          {n === now ? `${n} ${name}` : n}
        </li>
      ))}
    </ol>
  );
}
