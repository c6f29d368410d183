/** Settings by hand: any number or marker, as the table decides, none impossible; the story says that it was by hand. */

import * as z from 'zod/mini';
import { clock, EXHAUSTION, FATES, GROUNDS, INTENSITIES, ORDERS, RATINGS, SIDES, WEATHERS } from '../../book/terms.ts';
import { type Message, onlySaid, type Said, say, word } from '../../engine/message.ts';
import type { Battle, Officer, Sky, Unit, UnitState } from '../battle.ts';
import { armyCommander, currentCP, hasCP, isEntering, officerWith, onTable, serves, unitsOf } from '../battle.ts';
import { fell } from '../command/officers-in-danger.ts';
import { receiveOrder } from '../command/orders.ts';
import { hasCard } from '../command/who-may-act.ts';
import { type FactsOf, known } from '../facts.ts';
import { type AnyHandlers, type Why, withOfficer, withUnit } from '../handling.ts';
import { callOffFights } from '../ledger/contact.ts';
import { driveOff, enterArea, giveUpBridge, goesOff, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, setFormation, setOfficer, setSide, setSky, setUnit } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import * as losses from '../ledger/losses.ts';
import { tellCount } from '../ledger/re-roll-dice.ts';
import { formationOf, officerOf } from '../look-up.ts';
import { setLullByHand } from '../lulls/lulls.ts';
import { called, formationNamed, officerNamed, shortNamed, sideNamed, unitNamed } from '../named.ts';
import { lossesAfter } from '../on-foot.ts';
import { armyRadius } from '../rules/sky/visibility.ts';
import { falling, fallOfDay, weatherCode } from '../rules/sky/weather.ts';
import { bridgeWith } from '../rules/special-troops/trains.ts';
import { setCount as count } from '../shapes.ts';
import { isPlayed } from '../simplified.ts';
import { timePasses } from '../sky/time.ts';
import { takeInStands } from '../sky/weather-throws.ts';
import { mostStands, skirmishRatingOf } from '../troops.ts';

const settings = <S extends z.core.$ZodLooseShape>(shape: S) => z.partial(z.object(shape));

const formationByHand = settings({
  order: z.literal(ORDERS),
  radius: count,
  present: z.boolean(),
  command: z.nullable(z.literal(['under', 'lapels', 'not'])),
  card: z.literal(['hand', 'spent']),
});
export type FormationByHand = z.infer<typeof formationByHand>;

const officerByHand = settings({
  A: z.literal(RATINGS),
  L: z.literal(RATINGS),
  T: z.literal(RATINGS),
  fate: z.literal(['fit', 'injured', 'captured']),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
});
export type OfficerByHand = z.infer<typeof officerByHand>;

const sideByHand = settings({ ready: count, used: count, atHQ: z.boolean(), vantage: z.boolean() });
export type SideByHand = z.infer<typeof sideByHand>;

const skyByHand = settings({
  weather: z.literal(WEATHERS),
  intensity: z.literal(INTENSITIES),
  variable: z.boolean(),
  ground: z.literal(GROUNDS),
  freezing: z.boolean(),
  fog: z.nullable(z.object({ total: count, target: count })),
});
export type SkyByHand = z.infer<typeof skyByHand>;

export const yesOrNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

const wordsOf = (...set: readonly (Said | false | undefined)[]): Message[] => onlySaid(...set).map(word);

function setFormationByHand(d: EventBuilder, id: string, set: FormationByHand): Why {
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
  // NBC-UC-01: whose card is back in the hand is thrown for again.
  setFormation(d, id, { ...(card === 'hand' && { command: null }), ...set });
  if (present !== undefined) putOnTable(d, unitsOf(d.state, id), present, id);
  log(d, say('set-log', { who: formationNamed(formation), what }), { side: formation.side, byHand: true });
  handCard(d, id);
  if (order) receiveOrder(d, id, order);
  return undefined;
}

/** NBC-RNF-03, -04: a formation arrives with its first unit, and enemies near may be told to give ground. */
function putOnTable(d: EventBuilder, units: readonly Unit[], present: boolean, formation: string | null): void {
  for (const { id: unit, kind } of units) {
    setUnit(d, unit, { present });
    endFacts(d, { end: 'entry', unit });
    if (!present) goesOff(d, { id: unit, kind });
  }
  if (!present || formation === null) return;
  const before = d.state.formations[formation];
  if (!before?.present) setFormation(d, formation, { present });
  learn(d, { formation }, { gaveGround: known(before, 'gaveGround') ?? [] });
}

/** NBC-CMA-08: in phase 6 a formation taken off the table has no card, and one brought back has its card in hand. */
function handCard(d: EventBuilder, id: string): void {
  const formation = formationOf(d.state, id);
  const { card, present } = formation;
  if (d.state.phase !== 6 || card === 'spent') return;
  if (!present) setFormation(d, id, { card: 'away' });
  else if (card === 'away' && hasCard(d.state, formation)) setFormation(d, id, { card: 'hand' });
}

const COMMAND = {
  open: 'set-command-open',
  not: 'set-not-under-command',
  under: 'set-under-command',
  lapels: 'set-under-command',
} as const;

function setOfficerByHand(d: EventBuilder, officer: Officer, set: OfficerByHand): Why {
  const { id } = officer;
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
  const falls = fate && fate !== 'fit' && officer.fate !== fate ? fate : undefined;
  const unfalls = fate && fate !== officer.fate && officer.fate !== 'fit';
  const earlier = (officer.fell ?? []).slice(0, -1);
  setOfficer(d, id, { ...set, ...(falls && { fate: 'fit' }), ...(unfalls && { fell: earlier }) });
  log(d, say('set-log', { who: officerNamed(officer), what }), { side: officer.side, byHand: true });
  // NBC-OFF-02: whoever is back is at another distance than the man in his place.
  if (unfalls) endFacts(d, { end: 'officer-changes', officer: id });
  if (falls) fell(d, officerOf(d.state, id), falls, true);
  return undefined;
}

/** NBC-VIS-05: ends the facts that depend on visibility if visibility has changed. */
function endSight(d: EventBuilder, before: Battle): void {
  for (const side of SIDES)
    if (armyRadius(before, side).total !== armyRadius(d.state, side).total) endFacts(d, { end: 'sight-changes', side });
}

function setSideByHand(d: EventBuilder, id: 'a' | 'b', set: SideByHand): Said | undefined {
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
  // NBC-VIS-03, NBC-CMA-02: a fallen commander has no position until replaced.
  if ((atHQ || vantage) && !serves(general)) return say('nobody-commands', { officer: officerNamed(general) });
  const before = d.state;
  setSide(d, id, { rerolls, ...(atHQ !== undefined && { atHQ }) });
  // NBC-CMA-01: a commander who is said to be elsewhere has moved there.
  if (atHQ !== undefined && atHQ !== before.sides[id].atHQ)
    endFacts(d, { end: 'officer-changes', officer: general.id });
  if (vantage !== undefined) learn(d, { side: id }, { vantage });
  endSight(d, before);
  const who = sideNamed(d.state, id);
  if (!counted) log(d, say('set-log', { who, what }), { side: id, byHand: true });
  else {
    const told = say('set-log', { who, what: [say('set-rerolls', rerolls), ...what] });
    const openly = say('set-log', { who, what: [...what, word('set-rerolls-openly')] });
    tellCount(d, id, told, openly, { byHand: true });
  }
  return undefined;
}

function setSkyByHand(d: EventBuilder, set: SkyByHand): Said | undefined {
  // AMB-38: the rain or snow that the table sets is the kind that falls this day.
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
  const before = d.state;
  setSky(d, { ...fall, ...set, ...(set.ground && { wet: 0, rain: 0, dry: 0 }) });
  log(d, say('set-log', { who: word('set-sky'), what }), { byHand: true });
  endSight(d, before);
  takeInStands(d);
  return undefined;
}

/** Sets game time, which only moves forward; a mistake is undone, not set back. */
function setClockByHand(d: EventBuilder, minutes: number): Said | undefined {
  if (!Number.isInteger(minutes) || minutes > d.state.minutes + 1440) return 'clock-no-time';
  if (minutes <= d.state.minutes) return say('clock-only-forward', { clock: clock(d.state.minutes) });
  log(d, say('clock-log-by-hand', { from: clock(d.state.minutes), to: clock(minutes) }), { byHand: true });
  const before = d.state;
  d.add({ type: 'clock', minutes });
  timePasses(d, before, minutes - before.minutes);
  endSight(d, before);
  return undefined;
}

const unitByHand = settings({
  cp: count,
  /** The three books, if a group sets them separately. */
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
  /** The battery has evaded and not moved or turned since (NBC-EVD-03). */
  facingAway: z.boolean(),
  /** The battery is behind its neighbours in a narrow gap (NBC-ART-24). */
  sheltered: z.boolean(),
  moved: z.boolean(),
  host: z.nullable(z.string()),
  area: z.nullable(z.string()),
  ownOrder: z.nullable(z.literal(['defend'])),
  /** Cavalry fights on foot in a built-up area (NBC-BUA-04). */
  onFoot: z.boolean(),
});
export type UnitByHand = z.infer<typeof unitByHand>;

/** The losses when CP are set: more go into the open book; regained CP come off the last losses first. */
function lostFor(unit: Unit, cp: number): Unit['lost'] {
  const change = currentCP(unit) - cp;
  return change >= 0 ? lossesAfter(unit, change) : losses.lossesRecovered(unit, -change);
}

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
  if (![white, red, blue].some(isSet)) return undefined;
  const lost = { white: white ?? old.white, red: red ?? old.red, blue: blue ?? old.blue };
  if (lost.white + lost.red + lost.blue > startCP) return { why: say('set-lost-too-much', { cp: startCP }) };
  return { patch: { lost }, told: say('set-books', lost) };
}

function points(cp: number, unit: Unit): Changed {
  const who = { unit: shortNamed(unit) };
  if (!hasCP(unit)) return { why: say('set-no-cp', who) };
  // NBC-GL-17: nobody is Broken beside the table.
  if (cp === 0 && !onTable(unit)) return { why: say('hits-not-in-fight', who) };
  if (cp > unit.startCP) return { why: say('set-cp-too-many', { ...who, cp: unit.startCP }) };
  return { patch: { lost: lostFor(unit, cp) }, told: say('set-cp', { from: currentCP(unit), to: cp }) };
}

function host(id: string | null, unit: Unit, { units }: Battle): Changed {
  if (id === null) return { patch: { host: null }, told: word('set-no-host') };
  const to = units[id];
  if (!to || to.side !== unit.side || to.id === unit.id) return { why: 'set-host-own-side' };
  // NBC-RNF-03: beside the table a unit that waits may join another waiting unit.
  if (to.fate !== 'good' || !to.present || (isEntering(to) && !isEntering(unit)))
    return { why: say('fight-not-on-table', { unit: shortNamed(to) }) };
  // NBC-ART-21: attached guns share the Disorder of their host.
  const shared = unit.card.arm === 'artillery' && { disordered: to.disordered };
  return { patch: { host: id, ...shared }, told: say('set-host', { unit: shortNamed(to) }) };
}

function place(id: string | null, { onFoot }: Unit, { scenario, turn }: Battle): Changed {
  const patch = { area: id, occupied: 0, areaIn: turn, ...(onFoot && { onFoot: false }) };
  if (id === null) return { patch, told: word('set-no-area') };
  const area = scenario.areas.find((one) => one.id === id);
  return area ? { patch, told: say('set-area', { area: { id, name: area.name } }) } : { why: 'area-none' };
}

function skirmishers(stands: 0 | 1 | 2, unit: Unit, { simplified }: Battle): Changed {
  const most = isPlayed('skirmish', simplified) ? mostStands(skirmishRatingOf(unit)) : 0;
  return stands > most
    ? { why: say('set-stands-too-many', { unit: shortNamed(unit), most }) }
    : { patch: { stands }, told: say('set-stands', { stands }) };
}

function becomes(fate: UnitState['fate']): Changed {
  // NBC-BRG-05: a Broken unit stays on the bridge it is on.
  const patch = { fate, ...(fate !== 'good' && losses.GONE), ...(isGone(fate) && { crossing: null }) };
  return { patch, told: say('set-fate', { fate }) };
}

const isGone = (fate: UnitByHand['fate']): boolean => !['good', 'broken'].includes(fate ?? 'good');

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
  // NBC-CMD-04: the table sees that nobody is near who is set to rest.
  setting('resting', (is) => ({
    patch: { resting: is },
    ...(is && { facts: { inCZ: false, close: false } }),
    told: marked('marker-resting', is),
  })),
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

/** A Broken unit has no points left, so a unit set Broken loses its points unless they are set too. */
function withItsLosses(battle: Battle, unit: Unit, set: UnitByHand): UnitByHand {
  if (set.fate === 'broken' && losses.endsUnbroken(battle, unit)) return { ...set, fate: 'eliminated' };
  const told = [set.cp, set.white, set.red, set.blue].some(isSet);
  return set.fate === 'broken' && !told && hasCP(unit) && currentCP(unit) > 0 ? { ...set, cp: 0 } : set;
}

function setUnitByHand(d: EventBuilder, unit: Unit, wanted: UnitByHand): Why {
  const set = withItsLosses(d.state, unit, wanted);
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
  // NBC-GL-17: a Broken unit has neither Disorder nor stands, and holds nothing.
  if (after.fate !== 'good' && Object.entries(patch).some(([key, value]) => value && key in losses.GONE))
    return say('hits-not-in-fight', { unit: shortNamed(unit) });
  // NBC-RNF-03: a unit on the table cannot be with a host that waits beside it.
  const host = d.state.units[after.host ?? ''];
  if (set.present && host && !onTable(host)) return say('fight-not-on-table', { unit: shortNamed(host) });
  const spent = hasCP(after) && currentCP(after) === 0 && after.fate === 'good';
  if (spent && set.fate) return say('set-spent', { unit: shortNamed(unit) });
  writeUnit(d, unit, set, patch, facts);
  log(d, say('set-log', { who: unitNamed(unit), what }), { side: unit.side, byHand: true });
  if (spent) losses.breakUnit(d, unit.id);
  if (unit.formation) handCard(d, unit.formation);
  return undefined;
}

function writeUnit(
  d: EventBuilder,
  unit: Unit,
  set: UnitByHand,
  patch: Partial<UnitState>,
  facts: FactsOf<'unit'>,
): void {
  const { id, area, formation } = unit;
  const out = (set.fate ?? 'good') !== 'good';
  const { present } = set;
  // NBC-ART-21: attached units go where their host goes.
  if (present !== undefined) {
    const all = Object.values(d.state.units).filter((one) => one.id === id || one.host === id);
    putOnTable(d, all, present, formation);
  }
  const officer = officerWith(d.state, id);
  if (isGone(set.fate) && officer) setOfficer(d, officer.id, { host: null });
  const leaves = (set.area !== undefined && set.area !== area) || Boolean(set.host);
  if (leaves || out) leaveArea(d, id);
  // NBC-EVD-01: guns that are with a unit are attacked with it.
  if (set.host) callOffFights(d, id);
  setUnit(d, id, patch);
  learn(d, { unit: id }, facts);
  // NBC-RNF-03: a unit that the table puts somewhere has entered.
  const host = d.state.units[set.host ?? ''];
  if (set.area || (host && onTable(host))) endFacts(d, { end: 'entry', unit: id });
  if (set.disordered !== undefined) losses.gunsShare(d, id, set.disordered);
  if (leaves && set.area) enterArea(d, { id }, set.area);
  if (leaves) leavePlace(d, id);
  if (!out) return;
  losses.leaveWorks(d, unit);
  losses.loseAttached(d, id);
  driveOff(d, id, false);
  // NBC-PON-07: a bridge is lost with its pontoon train.
  const bridge = isGone(set.fate) && bridgeWith(d.state, id);
  if (bridge) giveUpBridge(d, bridge);
}

const SCHEMAS = {
  ...{ unit: unitByHand, formation: formationByHand, officer: officerByHand, side: sideByHand, sky: skyByHand },
};

export const handlers = {
  set(d, play) {
    if ('set' in play && !SCHEMAS[play.what].safeParse(play.set).success) return 'set-no-such-value';
    switch (play.what) {
      case 'unit':
        return withUnit(d, play.id, (unit) => setUnitByHand(d, unit, play.set));
      case 'formation':
        return setFormationByHand(d, play.id, play.set);
      case 'officer':
        return withOfficer(d, play.id, (officer) => setOfficerByHand(d, officer, play.set));
      case 'side':
        return setSideByHand(d, play.id, play.set);
      case 'sky':
        return setSkyByHand(d, play.set);
      case 'clock':
        return setClockByHand(d, play.minutes);
      case 'lull':
        return setLullByHand(d, play.covers);
    }
  },
} satisfies AnyHandlers;
