import { clock, type SideId } from '../../book/terms.ts';
import { say } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Flag, Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { classes } from './text.tsx';

/** The app's name over every room outside a battle. */
export function Masthead({ name = 'Scovell', aside }: { readonly name?: string; readonly aside?: string }) {
  return (
    <>
      <header class="masthead">
        <img src="./icons/app-icon.svg" alt="" width="40" height="40" />
        <b>{name}</b> <i>{aside ?? t('shell-order-book')}</i>
      </header>
      <hr class="rule" />
    </>
  );
}

export interface HoursProps {
  /** All in minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** When the turns began. */
  readonly turns?: readonly number[];
  readonly arrivals?: readonly { readonly at: number; readonly name: string; readonly side: SideId }[];
  /** What ends the day: "dusk". */
  readonly ends?: string;
}

/** Labels closer than this percentage of the bar would touch. */
const APART = 24;

/** The day as a scale bar: the past is solid, arrivals stand over it. */
export function Hours({ from, to, now, turns = [], arrivals = [], ends }: HoursProps) {
  const share = (at: number) => Math.min(100, Math.max(0, (100 * (at - from)) / (to - from)));
  const at = (percent: number, row = 0) => ({ '--at': `${percent.toFixed(1)}%`, '--row-of': row });
  const due = arrivals.map((arrival) => ({ ...arrival, place: share(arrival.at) })).sort((a, b) => a.at - b.at);
  // Arrivals close together share the label of the first; each has its own flag.
  const groups: { readonly first: (typeof due)[number]; more: number }[] = [];
  for (const arrival of due) {
    const last = groups.at(-1);
    if (last && arrival.place - last.first.place < APART) last.more += 1;
    else groups.push({ first: arrival, more: 0 });
  }
  const taken: number[][] = [[0, 100]];
  const labels = groups.map(({ first, more }) => {
    let row = taken.findIndex((places) => places.every((other) => Math.abs(other - first.place) >= APART));
    if (row < 0) row = taken.push([]) - 1;
    taken[row]!.push(first.place);
    return { ...first, more, row };
  });
  const times = { from: clock(from), to: clock(to), now: clock(now) };
  const day = ends ? say('hours-day-ends', { ...times, ends }) : say('hours-day', times);
  const coming = due.map(({ name, at: when }) => say('hours-due', { name, time: clock(when) }));
  // Two flags on one pole: of those who come together each shows.
  const hides = (side: SideId, place: number) =>
    side === 'a' && due.some((other) => other.side === 'b' && Math.abs(other.place - place) < 6);
  const edge = (place: number) => classes('hours__at', place < 6 && 'hours__at--start', place > 94 && 'hours__at--end');
  return (
    <div
      class="hours"
      role="img"
      aria-label={coming.length > 0 ? t('hours-and-due', { day, due: coming }) : speak(day)}
      style={{ '--now': `${share(now).toFixed(1)}%`, '--rows': taken.length }}
    >
      <span class="hours__bar" />
      {turns.map((turn) => (
        <span key={turn} class="hours__tick" style={at(share(turn))} />
      ))}
      {due.map(({ name, side, place }, i) => (
        <span key={`${name}${i}`} class={classes('hours__flag', hides(side, place) && 'is-over')} style={at(place)}>
          <Flag side={side} size={20} />
        </span>
      ))}
      <span class={edge(0)} style={at(0)}>
        {clock(from)}
      </span>
      {labels.map(({ name, at: when, place, row, more }) => (
        <span key={name} class={edge(place)} style={at(place, row)}>
          {clock(when)} <br />
          {more > 0 ? `${name} +${more}` : name}
        </span>
      ))}
      <span class={edge(100)} style={at(100)}>
        {clock(to)} <br />
        {ends}
      </span>
    </div>
  );
}

export interface AssuranceProps {
  /** True statements; a line break marks where the text breaks. */
  readonly items: readonly { readonly icon: IconName; readonly text: string }[];
}

export const Assurance = ({ items }: AssuranceProps) => (
  <ul class="assurance" aria-label={t('safe-what')}>
    {items.map(({ icon, text }) => (
      <li key={text}>
        <Icon name={icon} size={18} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
