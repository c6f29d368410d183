/** Set by hand: every number and marker of the ledger, because the table rules. The story says that it was. */

import * as z from 'zod/mini';
import { clock, GROUNDS, INTENSITIES, ORDERS, RATINGS, WEATHERS } from '../../book/terms.ts';
import { type Message, onlySaid, type Said, say, word } from '../../engine/message.ts';
import { armyCommander, type Sky, serves, unitsOf } from '../battle.ts';
import { fell } from '../command/officers-in-danger.ts';
import { receiveOrder } from '../command/orders.ts';
import { type EventBuilder, log, setFormation, setOfficer, setSide, setSky, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { tellCount } from '../ledger/re-roll-dice.ts';
import { called, formationNamed, officerNamed, sideNamed } from '../named.ts';
import { falling, fallOfDay, weatherCode } from '../rules/sky/weather.ts';
import { setCount as count } from '../shapes.ts';
import { takeInStands } from '../sky/weather-throws.ts';

export const formationByHand = z.partial(
  z.object({
    order: z.literal(ORDERS),
    radius: count,
    present: z.boolean(),
    command: z.nullable(z.literal(['under', 'lapels', 'not'])),
    card: z.literal(['hand', 'spent']),
  }),
);
export type FormationByHand = z.infer<typeof formationByHand>;

export const officerByHand = z.partial(
  z.object({
    A: z.literal(RATINGS),
    L: z.literal(RATINGS),
    T: z.literal(RATINGS),
    fate: z.literal(['fit', 'injured', 'captured']),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
);
export type OfficerByHand = z.infer<typeof officerByHand>;

export const sideByHand = z.partial(z.object({ ready: count, used: count, atHQ: z.boolean(), vantage: z.boolean() }));
export type SideByHand = z.infer<typeof sideByHand>;

export const skyByHand = z.partial(
  z.object({
    weather: z.literal(WEATHERS),
    intensity: z.literal(INTENSITIES),
    variable: z.boolean(),
    ground: z.literal(GROUNDS),
    freezing: z.boolean(),
    fog: z.nullable(z.object({ total: count, target: count })),
  }),
);
export type SkyByHand = z.infer<typeof skyByHand>;

export const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

/** What was set, each in its words. */
const wordsOf = (...set: readonly (Said | false | undefined)[]): Message[] => onlySaid(...set).map(word);

export function setFormationByHand(d: EventBuilder, id: string, set: FormationByHand): Said | undefined {
  const formation = d.state.formations[id];
  if (!formation) return 'no-such-formation';
  const { order, radius, present, command, card } = set;
  const what = wordsOf(
    order && say('set-order', { order: word(`order-${order}`) }),
    radius !== undefined && say('set-radius', { from: formation.radius, to: radius }),
    present !== undefined && say('set-present', { on: yesOrNo(present) }),
    command !== undefined && COMMAND[command ?? 'open'],
    card && say('set-card', { card }),
  );
  if (what.length === 0) return 'set-nothing';
  setFormation(d, id, set);
  if (present !== undefined) for (const unit of unitsOf(d.state, id)) setUnit(d, unit.id, { present });
  log(d, say('set-log', { who: formationNamed(formation), what }), { side: formation.side, byHand: true });
  if (order) receiveOrder(d, id, order);
  return undefined;
}

const COMMAND = {
  open: 'set-command-open',
  not: 'set-not-under-command',
  under: 'set-under-command',
  lapels: 'set-under-command',
} as const;

export function setOfficerByHand(d: EventBuilder, id: string, set: OfficerByHand): Said | undefined {
  const officer = d.state.officers[id];
  if (!officer) return 'no-such-officer';
  const { name, fate } = set;
  const rated = (letter: 'A' | 'L' | 'T', to = set[letter]) =>
    to && say('set-rating', { letter: word(`letter-${letter}`), from: officer[letter], to });
  const what = wordsOf(
    name !== undefined && called(name),
    rated('A'),
    rated('L'),
    rated('T'),
    fate && say('set-officer-fate', { fate }),
  );
  if (what.length === 0) return 'set-nothing';
  const falls = fate && fate !== 'fit' && officer.fate === 'fit' ? fate : undefined;
  const unfalls = fate === 'fit' && officer.fate !== 'fit';
  setOfficer(d, id, {
    ...set,
    ...(falls && { fate: 'fit' }),
    ...(unfalls && { fell: (officer.fell ?? []).slice(0, -1) }),
  });
  log(d, say('set-log', { who: officerNamed(officer), what }), { side: officer.side, byHand: true });
  if (falls) fell(d, officer, falls, true);
  return undefined;
}

export function setSideByHand(d: EventBuilder, id: 'a' | 'b', set: SideByHand): Said | undefined {
  const { rerolls: old } = d.state.sides[id];
  const rerolls = { ready: set.ready ?? old.ready, used: set.used ?? old.used };
  const { atHQ, vantage } = set;
  const counted = set.ready !== undefined || set.used !== undefined;
  const what = wordsOf(
    atHQ !== undefined && say('set-at-hq', { on: yesOrNo(atHQ) }),
    vantage !== undefined && say('set-vantage', { on: yesOrNo(vantage) }),
  );
  if (!counted && what.length === 0) return 'set-nothing';
  const general = armyCommander(d.state, id);
  // NBC-VIS-03, NBC-CMA-02: who fell stands nowhere until he is replaced.
  if ((atHQ || vantage) && !serves(general)) return say('ac-fell', { officer: officerNamed(general) });
  setSide(d, id, { rerolls, ...(atHQ !== undefined && { atHQ }) });
  if (vantage !== undefined) learn(d, { side: id }, { vantage });
  const who = sideNamed(d.state, id);
  if (!counted) log(d, say('set-log', { who, what }), { side: id, byHand: true });
  else
    tellCount(
      d,
      id,
      say('set-log', { who, what: [say('set-rerolls', rerolls), ...what] }),
      say('set-log', { who, what: [...what, word('set-rerolls-openly')] }),
      { byHand: true },
    );
  return undefined;
}

export function setSkyByHand(d: EventBuilder, set: SkyByHand): Said | undefined {
  // AMB-38: what the table sees fall is what falls for the day.
  const fall = set.weather && falling(set.weather) ? fallOfDay(set.weather, d.state.sky, d.state.rulings) : {};
  const sky: Sky = { ...d.state.sky, ...fall, ...set };
  const freezes = set.freezing !== undefined || sky.freezing !== d.state.sky.freezing;
  const what = wordsOf(
    (set.weather || set.intensity) && weatherCode(sky),
    set.ground && say('sky-ground', { ground: word(`ground-${set.ground}`) }),
    set.variable !== undefined && (set.variable ? 'sky-may-change' : 'sky-stays'),
    freezes && (sky.freezing ? 'sky-freezing' : 'sky-not-freezing'),
    set.fog !== undefined && (set.fog ? say('sky-fog', set.fog) : 'sky-no-fog'),
  );
  if (what.length === 0) return 'set-nothing';
  setSky(d, { ...fall, ...set, ...(set.ground && { wet: 0, rain: 0, dry: 0 }) });
  log(d, say('set-log', { who: word('set-sky'), what }), { byHand: true });
  takeInStands(d);
  return undefined;
}

/** Game time only goes forward; a slip is undone, not turned back. */
export function setClockByHand(d: EventBuilder, minutes: number): Said | undefined {
  if (!Number.isInteger(minutes) || minutes > d.state.minutes + 1440) return 'clock-no-time';
  if (minutes <= d.state.minutes) return say('clock-only-forward', { clock: clock(d.state.minutes) });
  log(d, say('clock-log-by-hand', { from: clock(d.state.minutes), to: clock(minutes) }), { byHand: true });
  d.add({ type: 'clock', minutes });
  return undefined;
}
