/**
 * Alliances, free states, the forces of a minor, access, control of cities. EIA-040, EIA-042, EIA-044, EIA-046,
 * EIA-047, EIA-233 to EIA-235
 */
import * as z from 'zod/mini';
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { amount } from '../../../engine/procedure.ts';
import { cellOf } from '../../chart-slot.ts';
import { inPlay, later } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { readCell } from '../charts.ts';
import { type Asked, type Handlers, numberOf, type PlaysOf, type Procedure, play, type Why } from '../desk.ts';
import {
  addFactors,
  areAllied,
  areAtWar,
  corpsIn,
  freshId,
  garrisonsIn,
  holds,
  leads,
  nationName,
  ownerOf,
  pairId,
  totalOf,
} from '../ledger.ts';
import { factors, fleetPlaceSchema, id, power, words } from '../pieces.ts';
import type { Queued } from '../politics.ts';
import { cityControl, isNeutralInSiege, mayFree, mayGrant, mayRevoke } from '../rules/minors.ts';
import { POINTS } from '../rules/political-points.ts';
import { mayAlly, mayDeclare, priceOfSeveral } from '../rules/war.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, dropPiece, log, putPiece, setFlag, setPiece } from '../writing.ts';
import { corpsOff } from './forces.ts';
import { release } from './homeward.ts';
import { backable } from './running.ts';
import { beginWar, declaring, endAlliance, isInCountry, nextOrder, note, pay, troopsIn } from './ties.ts';

const seen = { inside: z.optional(z.boolean()), invaded: z.optional(z.boolean()) };
export const AFFAIRS = [
  play('make-alliance', { a: power, b: power }),
  play('break-alliance', { power, with: power }),
  play('free-state', { minor: id }),
  play('back-minor', { power, minor: id, against: z.readonly(z.array(power)), ...seen }),
  play('muster', { minor: id, to: z.union([z.object({ corps: id, area: id }), z.object({ city: id })]), factors }),
  play('muster-fleet', { fleet: id, place: fleetPlaceSchema }),
  play('grant-access', { power, to: power, note: words }),
  play('end-access', { access: id }),
  play('settle-city', { area: id, to: id }),
  play('neutral-surrender', { garrison: id }),
] as const;
export type AffairsPlay = PlaysOf<typeof AFFAIRS>;

// ---- what an alliance gains ------------------------------------------------------------------------------------------

export const gainSchema = z.object({ a: power, b: power });
type Gain = Asked<z.infer<typeof gainSchema>>;
const gainOf = (state: Campaign): number | undefined => readCell(state.slots, 'CH-02', 'alliance', 'points');

function ally(d: Builder, a: Power, b: Power, points: number): void {
  putPiece(d, 'alliances', { id: pairId(a, b), a, b, since: d.state.clock.date });
  const changes = points === 0 ? [] : [a, b].map((one) => addPoints(d, one, points, '4.5'));
  log(d, say('eiapol-told-allied', { power: nationName(d.state, a), other: nationName(d.state, b) }), { changes });
}
/** The gain is on a chart that no source contains, so it is typed once. EIA-040 */
export const gaining: Procedure<z.infer<typeof gainSchema>> = {
  kind: 'eia-alliance',
  schema: { data: gainSchema },
  question: (state, { data }) =>
    say('eiapol-gain-question', { power: nationName(state, data.a), other: nationName(state, data.b) }),
  facts: (_, task: Gain) => [amount('points', 'eiapol-gain', numberOf(task, 'points'), [0, 9])],
  needs: () => [],
  // 0 is a valid number once it has been read.
  waits: (_, task) => (task.facts.points === undefined ? 'eiaqtr-type-cell' : undefined),
  reading: () => ({ word: 'eiapol-gain', means: '', sums: [] }),
  settle(d, task) {
    const points = numberOf(task, 'points');
    d.add({ type: 'slot', chart: 'CH-02', cell: cellOf('alliance', 'points'), value: points });
    ally(d, task.data.a, task.data.b, points);
  },
};
export const cannotAlly = (state: Campaign, a: Power, b: Power): Why =>
  a === b || !inPlay(state, a) || !inPlay(state, b)
    ? 'eia-gone'
    : whyNot(
        mayAlly({
          allied: areAllied(state, a, b),
          atWar: areAtWar(state, a, b),
          cooling: Object.values(state.coolings).find((one) => pairId(one.a, one.b) === pairId(a, b))?.until ?? null,
          now: state.clock.date,
        }),
      );

// ---- forces of a minor -----------------------------------------------------------------------------------------------

/** Returns the factors of a free state that wait to be set up. EIA-042 */
export const waiting = (state: Campaign, minor: string): readonly Queued[] =>
  Object.values(state.queue).filter(({ owner, what }) => owner === minor && what.is === 'factors');
const SET_UP = ['minorControl', 'freeStates'];

function muster(d: Builder, { minor, to, factors: some }: Extract<AffairsPlay, { do: 'muster' }>): Why {
  const [item] = waiting(d.state, minor);
  if (!SET_UP.includes(d.state.clock.step)) return 'eiapol-step';
  if (item?.what.is !== 'factors' || totalOf(some) === 0 || !holds(item.what.factors, some)) return 'eia-gone';
  const area = 'city' in to ? to.city : to.area;
  if (!isInCountry(d.state, area, minor)) return 'eiapol-muster-home';
  if ('city' in to) {
    const there = garrisonsIn(d.state, area).find(({ nation }) => nation === minor);
    const plain = addFactors(some, { cavalry: some.cavalry ?? 0 }, -1);
    const foot = addFactors(plain, { regular: some.cavalry ?? 0 });
    if (there) setPiece(d, 'garrisons', there.id, { factors: addFactors(there.factors, foot) });
    else
      putPiece(d, 'garrisons', {
        id: freshId('w', d.state.garrisons),
        nation: minor,
        in: { city: area },
        factors: foot,
      });
  } else {
    const corps = d.state.corps[to.corps];
    if (corps?.nation !== minor) return 'eia-gone';
    if (corps.place.at !== 'pool' && !(corps.place.at === 'area' && corps.place.area === area))
      return 'eiapol-muster-corps';
    setPiece(d, 'corps', corps.id, { factors: addFactors(corps.factors, some), place: { at: 'area', area } });
  }
  const left = addFactors(item.what.factors, some, -1);
  if (totalOf(left) === 0) dropPiece(d, 'queue', item.id);
  else setPiece(d, 'queue', item.id, { what: { is: 'factors', factors: left } });
  log(d, say('eiapol-told-musters', { minor: nationName(d.state, minor), area: d.state.areas[area]?.name ?? '' }));
  return undefined;
}
function musterFleet(d: Builder, { fleet: key, place }: Extract<AffairsPlay, { do: 'muster-fleet' }>): Why {
  const fleet = d.state.fleets[key];
  const minor = d.state.minors[fleet?.nation ?? ''];
  if (!SET_UP.includes(d.state.clock.step)) return 'eiapol-step';
  if (!fleet || minor?.state !== 'free' || minor.ships === 0 || fleet.place.at !== 'pool') return 'eia-gone';
  const own = Object.values(d.state.ports).filter(({ area }) => isInCountry(d.state, area, minor.id));
  const fits =
    place.at === 'port'
      ? own.some(({ id: port }) => port === place.port)
      : place.at === 'sea' && own.some(({ seas }) => seas.includes(place.sea));
  if (!fits) return 'eiapol-muster-home';
  const ships = Math.min(minor.ships, fleet.capacity ?? minor.ships);
  setPiece(d, 'fleets', key, { ships, place });
  setPiece(d, 'minors', minor.id, { ships: minor.ships - ships });
  log(d, say('eiapol-told-fleet', { minor: minor.name, n: ships }));
  return undefined;
}

// ---- a runner backs its minor ----------------------------------------------------------------------------------------

function back(d: Builder, one: Extract<AffairsPlay, { do: 'back-minor' }>): Why {
  const { power: by, minor } = one;
  if (d.state.clock.step !== 'minorControl') return 'eiapol-step';
  const open = backable(d.state, by).find((each) => each.minor === minor);
  const against = [...new Set(one.against)];
  if (!open || against.length === 0 || against.some((each) => !open.against.includes(each))) return 'eiapol-back-whom';
  for (const each of against) {
    const why = whyNot(mayDeclare(declaring(d.state, by, each, one)));
    if (why !== undefined) return why;
  }
  const allies = against.filter((each) => areAllied(d.state, by, each)).length;
  const changes = [
    pay(d, by, POINTS.backingWars),
    ...Array.from({ length: allies }, () => pay(d, by, POINTS.backingOnAlly)),
  ];
  const order = nextOrder(d.state);
  for (const each of against) beginWar(d, by, each, 'late', order);
  note(d, `backed ${minor}`, true);
  log(
    d,
    say('eiapol-told-backs', {
      power: nationName(d.state, by),
      minor: nationName(d.state, minor),
      powers: against.map((each) => nationName(d.state, each)),
    }),
    { power: by, changes, sums: [priceOfSeveral(against.length, allies)] },
  );
  return undefined;
}

// ---- cities ----------------------------------------------------------------------------------------------------------

/**
 * Returns the nations with troops in a city: garrisons, corps and counters all count as its garrison. EIA-111, EIA-234
 */
const insideNations = (state: Campaign, area: string): readonly string[] => [
  ...garrisonsIn(state, area).map(({ nation }) => nation),
  ...corpsIn(state, area).flatMap(({ place, nation }) => (place.at === 'city' ? [nation] : [])),
  ...Object.values(state.irregulars).flatMap((one) => (one.inCity && one.area === area ? [one.owner] : [])),
];
/** Returns who controls a city for combat; a decision of the table comes first. EIA-234 */
export function cityOf(state: Campaign, area: string): ReturnType<typeof cityControl<string>> {
  const control = cityControl(
    insideNations(state, area).map((nation) => leads(state, nation) ?? nation),
    (() => {
      const owner = ownerOf(state, area);
      return owner === null ? null : (leads(state, owner) ?? owner);
    })(),
  );
  const settled = state.flags[`city ${area}`];
  return control.by === null && typeof settled === 'string' && control.claimants.includes(settled)
    ? { ...control, by: settled }
    : control;
}
/** Returns garrisons and corps in besieged cities that are at war with no besieger. EIA-235 */
export const neutralsInSieges = (state: Campaign) =>
  [
    ...Object.values(state.garrisons).flatMap(({ id, nation, factors, in: where }) =>
      'city' in where ? [{ id, nation, factors, city: where.city, of: 'garrisons' as const }] : [],
    ),
    ...Object.values(state.corps).flatMap(({ id, nation, factors, place }) =>
      place.at === 'city' ? [{ id, nation, factors, city: place.area, of: 'corps' as const }] : [],
    ),
  ].filter(({ nation, city }) => {
    if (state.flags[`siege ${city}`] === undefined) return false;
    const own = leads(state, nation);
    const owner = ownerOf(state, city);
    const land = owner === null ? null : (leads(state, owner) ?? owner);
    const besiegers = Object.values(state.corps)
      .filter(({ place }) => place.at === 'area' && place.area === city)
      .flatMap((corps) => leads(state, corps.nation) ?? [])
      .filter((one) => one !== own);
    return own !== null && own !== land && isNeutralInSiege(besiegers, (one) => areAtWar(state, one, own));
  });

// ---- plays -----------------------------------------------------------------------------------------------------------

const pair = (state: Campaign, a: Power, b: Power) => ({ power: nationName(state, a), other: nationName(state, b) });

export const affairsHandlers: Handlers<AffairsPlay> = {
  'make-alliance'(d, { a, b }) {
    if (d.state.clock.step !== 'alliances') return 'eiapol-step';
    const why = cannotAlly(d.state, a, b);
    if (why !== undefined) return why;
    const gain = gainOf(d.state);
    if (gain === undefined) ask(d, 'eia-alliance', null, { a, b });
    else ally(d, a, b, gain);
    return undefined;
  },
  'break-alliance'(d, { power: by, with: other }) {
    if (d.state.clock.step !== 'breaking') return 'eiapol-step';
    if (!areAllied(d.state, by, other)) return 'eiapol-demand-ally';
    const change = pay(d, by, POINTS.breaking);
    endAlliance(d, by, other);
    log(d, say('eiapol-told-broken', pair(d.state, by, other)), { power: by, changes: [change] });
    return undefined;
  },
  'free-state'(d, { minor: key }) {
    const minor = d.state.minors[key];
    if (d.state.clock.step !== 'freeStates') return 'eiapol-step';
    if (!minor) return 'eia-gone';
    const why = whyNot(mayFree({ state: minor.state, hasCorps: minor.hasCorps, secondary: minor.major !== null }));
    if (why !== undefined) return why;
    for (const one of Object.values(d.state.minors))
      if (one.id === key || (one.major === key && one.controller === minor.controller))
        setPiece(d, 'minors', one.id, { state: 'free' });
    log(d, say('eiapol-told-free', { minor: minor.name, n: minor.ships }), {
      ...(minor.controller && { power: minor.controller }),
    });
    return undefined;
  },
  'back-minor': back,
  muster,
  'muster-fleet': musterFleet,
  'grant-access'(d, { power: of, to, note: text }) {
    if (of === to || !inPlay(d.state, of) || !inPlay(d.state, to)) return 'eia-gone';
    const alliesOnly = isOn(d.state.rulings, 'alliesOnly');
    const why = whyNot(mayGrant({ allied: areAllied(d.state, of, to), alliesOnly }));
    if (why !== undefined) return why;
    putPiece(d, 'access', { id: freshId('x', d.state.access), of, to, byTreaty: false, note: text });
    log(d, say('eiapol-told-access', { ...pair(d.state, of, to), note: text }), { power: of });
    return undefined;
  },
  'end-access'(d, { access: key }) {
    const access = d.state.access[key];
    if (!access) return 'eia-gone';
    const inside = isPower(access.of) && troopsIn(d.state, access.to, access.of).length > 0;
    const why = whyNot(mayRevoke({ byTreaty: access.byTreaty, inside }));
    if (why !== undefined) return why;
    dropPiece(d, 'access', key);
    log(
      d,
      say('eiapol-told-no-access', { power: nationName(d.state, access.of), other: nationName(d.state, access.to) }),
    );
    return undefined;
  },
  'settle-city'(d, { area, to }) {
    const control = cityOf(d.state, area);
    if (control.claimants.length === 0) return 'eiapol-city-clear';
    if (!control.claimants.includes(to)) return 'eia-gone';
    setFlag(d, `city ${area}`, to);
    log(d, say('eiapol-told-city', { power: nationName(d.state, to), area: d.state.areas[area]?.name ?? '' }));
    return undefined;
  },
  'neutral-surrender'(d, { garrison: key }) {
    const garrison = neutralsInSieges(d.state).find(({ id: each }) => each === key);
    if (!garrison) return 'eiapol-not-neutral';
    if (garrison.of === 'garrisons') dropPiece(d, 'garrisons', key);
    else corpsOff(d, key);
    const before = new Set(Object.keys(d.state.queue));
    release(d, garrison.nation, garrison.factors);
    const due = later(d.state.clock.date, 1);
    for (const item of Object.keys(d.state.queue)) if (!before.has(item)) setPiece(d, 'queue', item, { due });
    log(
      d,
      say('eiapol-told-neutral-out', { power: nationName(d.state, garrison.nation), n: totalOf(garrison.factors) }),
    );
    return undefined;
  },
};
