/** A unit set by hand: every number and marker of it in the ledger. */

import * as z from 'zod/mini';
import { EXHAUSTION, FATES } from '../../book/terms.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import { attachedTo, type Battle, currentCP, hasCP, officerWith, type Unit, type UnitState } from '../battle.ts';
import type { FactsOf } from '../facts.ts';
import { callOffFights } from '../ledger/contact.ts';
import { driveOff, enterArea, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, setOfficer, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { breakUnit, GONE, lossesRecovered } from '../ledger/losses.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { lossesAfter } from '../on-foot.ts';
import { mostStands, skirmishRatingOf } from '../rules/command/skirmish-ratings.ts';
import { setCount as count } from '../shapes.ts';
import { yesOrNo } from './by-hand.ts';

export const unitByHand = z.partial(
  z.object({
    cp: count,
    /** The three books, when a group wants to set them itself. */
    white: count,
    red: count,
    blue: count,
    disordered: z.boolean(),
    exhaustion: z.literal(EXHAUSTION),
    fate: z.literal(FATES),
    shaken: z.boolean(),
    resting: z.boolean(),
    stands: z.literal([0, 1, 2]),
    present: z.boolean(),
    ooc: z.boolean(),
    fired: z.boolean(),
    /** Guns that have evaded and not moved or turned since (NBC-EVD-03). */
    facingAway: z.boolean(),
    /** Guns behind their neighbours in a narrow gap (NBC-ART-24). */
    sheltered: z.boolean(),
    moved: z.boolean(),
    host: z.nullable(z.string()),
    area: z.nullable(z.string()),
    ownOrder: z.nullable(z.literal(['defend'])),
    /** Cavalry in a built-up area (NBC-BUA-04). */
    onFoot: z.boolean(),
  }),
);
export type UnitByHand = z.infer<typeof unitByHand>;

/** CP set to a figure: the difference is written in the book that is open, and taken off the last losses first. */
function lostFor(unit: Unit, cp: number): Unit['lost'] {
  const change = currentCP(unit) - cp;
  return change >= 0 ? lossesAfter(unit, change) : lossesRecovered(unit, -change);
}

/** What one figure or marker changes, and how it is told; or why it cannot be set. */
type Changed =
  | { readonly patch?: Partial<UnitState>; readonly facts?: FactsOf<'unit'>; readonly told: Message }
  | { readonly why: Said };
type Change = (set: UnitByHand, unit: Unit, battle: Battle) => Changed | undefined;
type Value<K extends keyof UnitByHand> = Exclude<UnitByHand[K], undefined>;

const isSet = <T>(value: T): value is Exclude<T, undefined> => value !== undefined;

const setting =
  <K extends keyof UnitByHand>(key: K, change: (value: Value<K>, unit: Unit, battle: Battle) => Changed): Change =>
  (set, unit, battle) => {
    const value = set[key];
    return isSet(value) ? change(value, unit, battle) : undefined;
  };

const marked = (marker: Said, is: boolean): Message => say('set-marker', { marker: word(marker), on: yesOrNo(is) });

function books({ white, red, blue }: UnitByHand, { lost: old, startCP }: Unit): Changed | undefined {
  if (white === undefined && red === undefined && blue === undefined) return undefined;
  const lost = { white: white ?? old.white, red: red ?? old.red, blue: blue ?? old.blue };
  if (lost.white + lost.red + lost.blue > startCP) return { why: say('set-lost-too-much', { cp: startCP }) };
  return { patch: { lost }, told: say('set-books', lost) };
}

function points(cp: number, unit: Unit): Changed {
  const who = { unit: shortNamed(unit) };
  if (!hasCP(unit)) return { why: say('set-no-cp', who) };
  if (cp > unit.startCP) return { why: say('set-cp-too-many', { ...who, cp: unit.startCP }) };
  return { patch: { lost: lostFor(unit, cp) }, told: say('set-cp', { from: currentCP(unit), to: cp }) };
}

function host(id: string | null, unit: Unit, { units }: Battle): Changed {
  if (id === null) return { patch: { host: null }, told: word('set-no-host') };
  const to = units[id];
  if (!to || to.side !== unit.side || to.id === unit.id) return { why: 'set-host-own-side' };
  return { patch: { host: id }, told: say('set-host', { unit: shortNamed(to) }) };
}

function place(id: string | null, { onFoot }: Unit, { scenario, turn }: Battle): Changed {
  const patch = { area: id, occupied: 0, areaIn: turn, ...(onFoot && { onFoot: false }) };
  if (id === null) return { patch, told: word('set-no-area') };
  const area = scenario.areas.find((one) => one.id === id);
  return area ? { patch, told: say('set-area', { area: { id, name: area.name } }) } : { why: 'area-none' };
}

function skirmishers(stands: 0 | 1 | 2, unit: Unit): Changed {
  const most = mostStands(skirmishRatingOf(unit));
  return stands > most
    ? { why: say('set-stands-too-many', { unit: shortNamed(unit), most }) }
    : { patch: { stands }, told: say('set-stands', { stands }) };
}

function becomes(fate: UnitState['fate'], { building }: Unit): Changed {
  return {
    patch: {
      fate,
      ...(fate !== 'good' && GONE),
      // NBC-BRG-05: a Broken unit stays on the bridge it is on.
      ...(isGone(fate) && { crossing: null, ...(building && { building: null }) }),
    },
    told: say('set-fate', { fate }),
  };
}

const isGone = (fate: UnitByHand['fate']): boolean => fate !== undefined && fate !== 'good' && fate !== 'broken';

const CHANGES: readonly Change[] = [
  setting('cp', points),
  books,
  setting('disordered', (is) => ({ patch: { disordered: is }, told: marked('duel-disordered', is) })),
  setting('exhaustion', (to) => ({
    patch: { exhaustion: to },
    told: say('term-small', { term: word(`exhaustion-${to}`) }),
  })),
  setting('fate', becomes),
  setting('shaken', (is) => ({ patch: { shaken: is }, told: marked('duel-shaken', is) })),
  setting('resting', (is) => ({ patch: { resting: is }, told: marked('marker-resting', is) })),
  setting('stands', skirmishers),
  setting('present', (is) => ({ patch: { present: is }, told: say('set-present', { on: yesOrNo(is) }) })),
  setting('ooc', (is) => ({ facts: { ooc: is }, told: marked('marker-out-of-command', is) })),
  setting('fired', (is, _unit, { turn }) => ({
    patch: { firedIn: is ? turn : 0 },
    ...(!is && { facts: { fired: false } }),
    told: marked('marker-fired', is),
  })),
  setting('moved', (is) => ({
    facts: { moved: is, ...(!is && { charged: false }) },
    told: say('set-moved', { on: yesOrNo(is) }),
  })),
  setting('facingAway', (is) => ({ facts: { facingAway: is }, told: say('set-facing-away', { on: yesOrNo(is) }) })),
  setting('sheltered', (is, unit) =>
    unit.card.arm === 'artillery'
      ? { facts: { sheltered: is }, told: say('set-sheltered', { on: yesOrNo(is) }) }
      : { why: say('set-no-guns', { unit: shortNamed(unit) }) },
  ),
  setting('host', host),
  setting('area', place),
  setting('onFoot', (is, unit) =>
    unit.card.arm === 'cavalry'
      ? { patch: { onFoot: is }, told: say('set-on-foot', { on: yesOrNo(is) }) }
      : { why: say('set-no-horses', { unit: shortNamed(unit) }) },
  ),
  setting('ownOrder', (order, { disturbed }) => ({
    patch: { ownOrder: order, ...(disturbed && { disturbed: false }) },
    told: say('set-own-order', { on: yesOrNo(order !== null) }),
  })),
];

/** A unit is Broken that has no points left: set so, it loses what it has, unless its points are told too. */
function withItsLosses(unit: Unit, set: UnitByHand): UnitByHand {
  const told = [set.cp, set.white, set.red, set.blue].some(isSet);
  return set.fate === 'broken' && !told && hasCP(unit) && currentCP(unit) > 0 ? { ...set, cp: 0 } : set;
}

export function setUnitByHand(d: EventBuilder, id: string, wanted: UnitByHand): Said | undefined {
  const unit = d.state.units[id];
  if (!unit) return 'no-such-unit';
  const set = withItsLosses(unit, wanted);
  let patch: Partial<UnitState> = {};
  let facts: FactsOf<'unit'> = {};
  const what: Message[] = [];
  for (const change of CHANGES) {
    const changed = change(set, unit, d.state);
    if (!changed) continue;
    if ('why' in changed) return changed.why;
    patch = { ...patch, ...changed.patch };
    facts = { ...facts, ...changed.facts };
    what.push(changed.told);
  }
  if (what.length === 0) return 'set-nothing';
  const after: Unit = { ...unit, ...patch };
  const spent = hasCP(after) && currentCP(after) === 0 && after.fate === 'good';
  if (spent && set.fate) return say('set-spent', { unit: shortNamed(unit) });
  writeUnit(d, unit, set, patch, facts);
  log(d, say('set-log', { who: unitNamed(unit), what }), { side: unit.side, byHand: true });
  if (spent) breakUnit(d, id);
  return undefined;
}

/** Writes it, and lets go of what a unit holds no more that is moved away, Broken or gone. */
function writeUnit(
  d: EventBuilder,
  { id, area }: Unit,
  set: UnitByHand,
  patch: Partial<UnitState>,
  facts: FactsOf<'unit'>,
): void {
  const out = set.fate !== undefined && set.fate !== 'good';
  if (out) for (const other of attachedTo(d.state, id)) setUnit(d, other.id, { host: null });
  const officer = officerWith(d.state, id);
  if (isGone(set.fate) && officer) setOfficer(d, officer.id, { host: null });
  const leaves = (set.area !== undefined && set.area !== area) || Boolean(set.host);
  if (leaves || out) leaveArea(d, id);
  setUnit(d, id, patch);
  learn(d, { unit: id }, facts);
  // NBC-ART-21: guns share the order of the unit they are with.
  if (set.disordered !== undefined)
    for (const guns of attachedTo(d.state, id))
      if (guns.card.arm === 'artillery') setUnit(d, guns.id, { disordered: set.disordered });
  if (leaves && set.area) enterArea(d, { id }, set.area);
  if (leaves) leavePlace(d, id);
  if (!out) return;
  callOffFights(d, id);
  driveOff(d, id, false);
}
