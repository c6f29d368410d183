/**
 * How countries are lost and won: collapse of a power's status, wars that lapse, conquest. EIA-045, EIA-049, EIA-184,
 * EIA-231, EIA-232, EIA-239
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { oneOf, yesNo } from '../../../engine/procedure.ts';
import { inPlay, sameMonth } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { zoneOf } from '../charts.ts';
import { type Asked, type Procedure, saysSo, wordOf } from '../desk.ts';
import { holdersOfCity, isEnemy, leads, nationName, nationOf } from '../ledger.ts';
import type { Minor } from '../pieces.ts';
import { power } from '../pieces.ts';
import { countedDistricts, fallOf, isConquered, lapses, occupiers } from '../rules/minors.ts';
import { POINTS } from '../rules/political-points.ts';
import { isPower, type MinorId, POWERS, type Power } from '../vocabulary.ts';
import { ask, type Builder, dropPiece, log, setPiece } from '../writing.ts';
import {
  conquerWhole,
  inWhole,
  isInWhole,
  isLesserPart,
  partFlag,
  partsFrom,
  provinceGoes,
  takenBy,
  wholeGoes,
  wholeOf,
} from './kingdoms.ts';
import { endMinorWars, freePrisonersOf, give, turnNeutral } from './lands.ts';
import { receive } from './running.ts';
import { isInCountry, note, noted, pay, powersAtWarWith, troops } from './ties.ts';

// ---- collapse --------------------------------------------------------------------------------------------------------

const zoneSchema = z.literal(['instability', 'fiasco']);
export const collapseSchema = z.object({ power, zone: zoneSchema });
type Collapse = Asked<z.infer<typeof collapseSchema>>;

/** Returns which of these powers have troops in a country. */
const inside = (state: Campaign, minor: MinorId, among: readonly Power[], corpsOnly = false): readonly Power[] =>
  among.filter((one) =>
    troops(state).some(
      ({ is, id, nation, area }) =>
        leads(state, nation) === one &&
        nation !== minor &&
        (isInCountry(state, area, minor) || isInWhole(state, area, minor)) &&
        (is === 'corps' ? !corpsOnly || state.corps[id]?.besieged === false : is === 'garrison' && !corpsOnly),
    ),
  );
/**
 * Returns the countries a power controls; lesser districts count with their greater one. Parts of a kingdom have their
 * own throw; Poland and Bavaria fall whole. EIA-250, EIA-253, EIA-259
 */
const countries = (state: Campaign, of: Power): readonly Minor[] =>
  Object.values(state.minors).filter(
    ({ id, controller, major }) =>
      controller === of &&
      (major === null || state.minors[major]?.controller !== of) &&
      (state.flags[partFlag(id)] === undefined || wholeOf(state, id) !== undefined),
  );
const fall = (state: Campaign, of: Power, zone: 'instability' | 'fiasco', minor: Minor) =>
  fallOf(zone, {
    state: minor.state,
    ownCorps: inside(state, minor.id, [of], true).length > 0,
    enemies: inside(state, minor.id, powersAtWarWith(state, of)),
  });
const CONTESTED = 'contested';
const falling = (state: Campaign, { data }: Pick<Collapse, 'data'>) =>
  countries(state, data.power).filter((minor) => data.zone === 'fiasco' || minor.state === 'conquered');
function fateIn(state: Campaign, task: Collapse, minor: Minor): string {
  const what = fall(state, task.data.power, task.data.zone, minor);
  const [only, ...others] = what.to === 'enemy' ? what.powers : [];
  return wordOf(task, `fate-${minor.id}`, only === undefined ? what.to : others.length > 0 ? CONTESTED : only);
}

export const collapsing: Procedure<z.infer<typeof collapseSchema>> = {
  kind: 'eia-collapse',
  schema: { data: collapseSchema },
  question: (state, { data }) =>
    say('eiapol-collapse-question', {
      power: nationName(state, data.power),
      zone: { code: `eiascreen-zone-${data.zone}` },
    }),
  facts: (state, task) =>
    falling(state, task).map((minor) =>
      oneOf(`fate-${minor.id}`, say('eiapol-collapse-of', { minor: minor.name }), fateIn(state, task, minor), [
        { value: 'neutral', label: 'eiapol-fate-neutral' },
        ...(task.data.zone === 'instability' ? [{ value: 'kept', label: 'eiapol-fate-kept' } as const] : []),
        ...powersAtWarWith(state, task.data.power).map((one) => ({
          value: one,
          label: say('eiapol-fate-to', { power: nationName(state, one) }),
        })),
        { value: CONTESTED, label: 'eiapol-fate-contested' },
      ]),
    ),
  needs: () => [],
  reading: () => ({ word: 'eiapol-collapse-means', means: '', sums: [] }),
  settle(d, task) {
    for (const minor of falling(d.state, task)) {
      const fate = fateIn(d.state, task, minor);
      if (fate === 'kept') continue;
      loses(d, minor, task.data.power, fate);
    }
  },
};
/** A country goes to the enemy that is in it, or is rolled for by several, or becomes neutral. EIA-049 */
function loses(d: Builder, minor: Minor, of: Power, fate: string): void {
  if (isPower(fate)) receive(d, minor.id, fate);
  else if (fate === CONTESTED) {
    const enemies = powersAtWarWith(d.state, of);
    const there = inside(d.state, minor.id, enemies);
    ask(d, 'eia-run', null, { minor: minor.id, among: there.length > 1 ? there : enemies });
  } else {
    turnNeutral(d, minor);
    log(d, say('eiapol-told-neutral', { minor: minor.name }), { power: of });
  }
}
/** A part of a kingdom leaves its holder by its die, as the ledgers stand. EIA-049, EIA-259 */
export function fallsAway(d: Builder, minor: Minor): void {
  const of = minor.controller;
  if (of === null) return;
  const [only, ...others] = inside(d.state, minor.id, powersAtWarWith(d.state, of));
  loses(d, minor, of, only === undefined ? 'neutral' : others.length > 0 ? CONTESTED : only);
}
/** Opens the collapse questions at the start of Minor Control, by the typed zones. EIA-049 */
export function collapseAll(d: Builder): void {
  for (const one of [...POWERS].reverse()) {
    if (!inPlay(d.state, one)) continue;
    const zone = zoneOf(d.state.slots, d.state.powers[one]?.marker ?? 0);
    if (zone !== 'instability' && zone !== 'fiasco') continue;
    const some = countries(d.state, one).some((minor) => fall(d.state, one, zone, minor).to !== 'kept');
    if (some) ask(d, 'eia-collapse', one, { power: one, zone });
  }
}

// ---- wars that lapse -------------------------------------------------------------------------------------------------

export const lapseSchema = z.object({ power, minor: z.string() });
type Lapse = Asked<z.infer<typeof lapseSchema>>;

export const lapsing: Procedure<z.infer<typeof lapseSchema>> = {
  kind: 'eia-lapse',
  schema: { data: lapseSchema },
  question: (state, { data }) =>
    say('eiapol-lapse-question', { power: nationName(state, data.power), minor: nationName(state, data.minor) }),
  facts: (_, task: Lapse) => [yesNo('corps', 'eiapol-lapse-corps', saysSo(task, 'corps'))],
  needs: () => [],
  reading: () => ({ word: 'eiapol-lapse-corps', means: '', sums: [] }),
  settle(d, task) {
    const { power: of, minor } = task.data;
    if (saysSo(task, 'corps')) return;
    for (const { id, a, b } of Object.values(d.state.wars))
      if ((a === of && b === minor) || (b === of && a === minor)) dropPiece(d, 'wars', id);
    freePrisonersOf(d, minor, d.state.minors[minor]?.controller ?? null);
    note(d, `home ${of} ${minor}`, true);
    log(d, say('eiapol-told-lapsed', { power: nationName(d.state, of), minor: nationName(d.state, minor) }), {
      power: of,
    });
  },
};
/** Asks about invaders that have no corps in the country, by the ledgers. EIA-045 */
export function lapseAll(d: Builder): void {
  for (const { a, b, since } of Object.values(d.state.wars).reverse()) {
    const [of, minor] = isPower(a) ? [a, b] : [b, a];
    if (!isPower(of) || isPower(minor) || !d.state.minors[minor]) continue;
    const there = troops(d.state).some(
      ({ is, nation, area }) => is === 'corps' && leads(d.state, nation) === of && isInCountry(d.state, area, minor),
    );
    if (lapses(there, since, d.state.clock.date)) ask(d, 'eia-lapse', of, { power: of, minor });
  }
}

// ---- conquest --------------------------------------------------------------------------------------------------------

const prizeSchema = z.object({
  is: z.literal(['minors', 'provinces']),
  id: z.string(),
  by: power,
  /** Allies that hold the capital together; one of them gets the land. EIA-008 */
  among: z.optional(z.readonly(z.array(power))),
});
type Prize = z.infer<typeof prizeSchema>;

const isShut = (state: Campaign, city: string): boolean => state.flags[`siege ${city}`] !== undefined;

/** Returns what may be conquered, with its owner and a test for powers at war with the owner. EIA-184, EIA-232 */
function prizes(state: Campaign) {
  return [
    // Poland is taken by Warsaw; only a neutral one is a country.
    ...Object.values(state.minors)
      .filter(({ id }) => wholeOf(state, id) !== 'poland')
      .map(({ id, capital, controller, occupied }) => ({
        ...{ is: 'minors' as const, id, capital, occupied, owner: controller },
        foe: (by: Power) => isEnemy(state, by, id),
      })),
    ...Object.values(state.provinces)
      // A province that a power has put into Poland counts as ceded, even its own. A neutral Poland and Bavaria are
      // taken by their seat, their other provinces alone too. EIA-250, EIA-253
      .filter((one) => one.holder !== null || wholeOf(state, one.id) || isLesserPart(state, one))
      .map((one) => ({
        ...{ is: 'provinces' as const, id: one.id, capital: one.capital, occupied: one.occupied },
        owner: one.holder ?? leads(state, one.home),
        foe: (by: Power) => isEnemy(state, by, nationOf(state, one)),
      })),
  ];
}
/** At the end of the Land Phase, notes who holds each capital, and asks about those held for a month. EIA-184 */
export function conquestAll(d: Builder): void {
  const now = d.state.clock.date;
  for (const one of prizes(d.state)) {
    const { is, id, capital, occupied, owner } = one;
    const found = capital === null ? [] : occupiers(holdersOfCity(d.state, capital), isShut(d.state, capital), owner);
    const all = found.filter(one.foe);
    const by = all.find((power) => power === occupied?.by) ?? all[0] ?? null;
    if (by !== null && isConquered(occupied, by, now))
      ask(d, 'eia-conquest', by, { is, id, by, ...(all.length > 1 && { among: all }) });
    else if (by !== occupied?.by) {
      setPiece(d, is, id, { occupied: by === null ? null : { by, since: now } });
      if (by !== null)
        log(d, say('eiapol-told-occupied', { power: nationName(d.state, by), land: nameOf(d.state, one) }));
    }
  }
}
const nameOf = (state: Campaign, { is, id }: Pick<Prize, 'is' | 'id'>): string => state[is][id]?.name ?? id;

const takerOf = (task: Asked<Prize>): Power =>
  task.data.among?.find((one) => one === wordOf(task, 'who')) ?? task.data.by;

export const conquering: Procedure<Prize> = {
  kind: 'eia-conquest',
  schema: { data: prizeSchema },
  question: (state, { data }) =>
    say('eiapol-conquest-question', { power: nationName(state, data.by), land: nameOf(state, data) }),
  facts: (state, task) => [
    yesNo('held', 'eiapol-conquest-held', saysSo(task, 'held', true)),
    ...(task.data.among
      ? [
          oneOf(
            'who',
            'eiapol-conquest-who',
            takerOf(task),
            task.data.among.map((one) => ({
              value: one,
              label: say('eiapol-fate-to', { power: nationName(state, one) }),
            })),
          ),
        ]
      : []),
  ],
  needs: () => [],
  reading: () => ({ word: 'eiapol-conquest-held', means: '', sums: [] }),
  settle(d, task) {
    const { is, id } = task.data;
    const by = takerOf(task);
    if (!saysSo(task, 'held', true)) {
      setPiece(d, is, id, { occupied: { by, since: d.state.clock.date } });
      return;
    }
    const whole = takenBy(d.state, id);
    if (is === 'minors') conquerMinor(d, id, by);
    else provinceGoes(d, id, by);
    if (whole) conquerWhole(d, whole, by);
    else {
      partsFrom(d, id);
      wholeGoes(d, id, by);
    }
    log(d, say('eiapol-told-conquered', { power: nationName(d.state, by), land: nameOf(d.state, task.data) }), {
      power: by,
    });
  },
};
/** The conqueror gains a point for each district, and the former controller loses as many. EIA-231, EIA-236 */
function conquerMinor(d: Builder, id: MinorId, by: Power): void {
  const minor = d.state.minors[id];
  if (!minor) return;
  // A neutral Bavaria is two districts to attack and to run, and one country to conquer. EIA-253
  const districts = inWhole(d.state, id) ? 1 : countedDistricts(Object.values(d.state.minors), minor);
  const loser = minor.controller;
  freePrisonersOf(d, id, loser);
  const changes = [
    pay(d, by, POINTS.conquers, districts),
    ...(loser === null ? [] : [pay(d, loser, POINTS.losesMinor, districts)]),
  ];
  give(d, minor, { controller: by, state: 'conquered', keepForces: false });
  endMinorWars(d, id);
  log(d, say('eiapol-told-districts', { minor: minor.name, n: districts }), { power: by, changes });
}
/** Returns the countries attacked this month for which control has not been asked. EIA-041 */
export const unspoken = (state: Campaign): readonly MinorId[] =>
  Object.values(state.wars).flatMap(({ a, b, since }) => {
    const minor = isPower(b) ? a : b;
    const sheet = state.minors[minor];
    const fresh = sheet?.state === 'neutral' && sameMonth(since, state.clock.date);
    return fresh && noted(state, `run-asked ${minor}`) !== true ? [minor] : [];
  });
/** Asks for control of each neutral country that was attacked, once. EIA-041 */
export function runAll(d: Builder): void {
  for (const minor of [...new Set(unspoken(d.state))].reverse()) {
    note(d, `run-asked ${minor}`, true);
    ask(d, 'eia-run', null, { minor, among: null });
  }
}
