/** After a peace: prisoners are exchanged, forces sent home, depots removed. EIA-034, EIA-035, EIA-045, EIA-278 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  addFactors,
  freshId,
  garrisonsIn,
  holds,
  insideOf,
  leads,
  nationName,
  ownerOf,
  roomOf,
  totalOf,
} from '../ledger.ts';
import { factors, id } from '../pieces.ts';
import { mayStay } from '../rules/peace.ts';
import { isOn } from '../rulings.ts';
import { type Factors, IRREGULARS, isPower, type Nation, type Power } from '../vocabulary.ts';
import { type Builder, dropPiece, log, putPiece, retire, setFlag, setPiece } from '../writing.ts';
import { isInCountry, landOf, note, notesOf, type Troop, troops, troopsIn } from './ties.ts';

export const HOMEWARD = [
  /** A corps, garrison or counter goes to a friendly area; part of a garrison may go elsewhere. EIA-035 */
  play('send-home', {
    is: z.literal(['corps', 'garrison', 'irregulars']),
    id,
    area: id,
    factors: z.optional(factors),
  }),
  /** The troops may stay, by permission. */
  play('may-stay', { is: z.literal(['corps', 'garrison', 'irregulars']), id }),
] as const;
export type HomewardPlay = PlaysOf<typeof HOMEWARD>;

// ---- prisoners -------------------------------------------------------------------------------------------------------

/** Prisoners return as reinforcements of this month; irregular counters wait off the map. EIA-034 */
export function release(d: Builder, owner: Nation, held: Factors): void {
  const power = leads(d.state, owner);
  const army: Record<string, number> = { ...held };
  for (const type of IRREGULARS) {
    const n = held[type] ?? 0;
    delete army[type];
    if (!power) continue;
    for (let i = 0; i < n; i += 1)
      putPiece(d, 'irregulars', {
        ...{ id: freshId('irr', d.state.irregulars), owner: power, type, count: 1, area: null, inCity: false },
      });
  }
  // Troops of a country that is no longer a free state are lost with its army. EIA-231
  if (totalOf(army) > 0 && (isPower(owner) || d.state.minors[owner]?.state === 'free'))
    putPiece(d, 'queue', {
      ...{ id: freshId('b', d.state.queue), owner, what: { is: 'factors', factors: army, exchanged: true } },
      ...{ due: d.state.clock.date, until: null },
    });
}
/** Exchanges all prisoners between two powers, both ways. EIA-034 */
export function exchange(d: Builder, one: Power, other: Power): void {
  const pair = (a: Power | null, b: Power | null) => (a === one && b === other) || (a === other && b === one);
  let n = 0;
  for (const { id: key, captor, owner, factors: held } of Object.values(d.state.prisoners)) {
    if (!pair(leads(d.state, captor), leads(d.state, owner))) continue;
    dropPiece(d, 'prisoners', key);
    release(d, owner, held);
    n += totalOf(held);
  }
  for (const { id: key, power, status } of Object.values(d.state.leaders)) {
    if (status.is !== 'captured' || !pair(leads(d.state, status.by), power)) continue;
    retire(d, key);
    n += 1;
  }
  if (n > 0)
    log(d, say('eiapol-told-exchange', { power: nationName(d.state, one), other: nationName(d.state, other), n }));
}

// ---- forces ----------------------------------------------------------------------------------------------------------

/**
 * After a peace between two powers, their depots are removed, and forces in the other's land go home. EIA-035, EIA-278
 */
export function partWays(d: Builder, one: Power, other: Power): void {
  if (isOn(d.state.rulings, 'timedWithdrawal')) {
    setFlag(d, `withdrawal-${[one, other].sort().join('-')}`, monthNumber(d.state.clock.date));
    return;
  }
  note(d, `home ${one} ${other}`, true);
  note(d, `home ${other} ${one}`, true);
  for (const { id: key, owner, at } of Object.values(d.state.depots)) {
    if ('fleet' in at || (owner !== one && owner !== other)) continue;
    const land = landOf(d.state, 'area' in at ? at.area : at.city);
    if (land !== (owner === one ? other : one) || staysByTreaty(d.state, owner, land)) continue;
    for (const garrison of Object.values(d.state.garrisons))
      if ('depot' in garrison.in && garrison.in.depot === key) releaseDepot(d, garrison.id);
    dropPiece(d, 'depots', key);
  }
}
/** A garrison whose depot is removed waits among the reinforcements. */
function releaseDepot(d: Builder, key: string): void {
  const garrison = d.state.garrisons[key];
  if (!garrison) return;
  dropPiece(d, 'garrisons', key);
  release(d, garrison.nation, garrison.factors);
}
const staysByTreaty = (state: Campaign, owner: Power, land: Nation | null): boolean =>
  Object.values(state.access).some(({ of, to, byTreaty }) => byTreaty && of === land && to === owner);

/** Returns the troops that must still leave, and whose land. EIA-035, EIA-045 */
export function strays(state: Campaign): readonly Troop[] {
  if (state.clock.step !== 'peace') return [];
  const all = notesOf(state, 'home').flatMap(([pair]) => {
    const [who = '', from = ''] = pair.split(' ');
    if (!isPower(who)) return [];
    const byC5 = staysByTreaty(state, who, from);
    // After a war with a country has lapsed, garrisons and counters in that country leave; the rest of its controller's
    // land is not affected.
    if (!isPower(from))
      return troops(state).filter(
        ({ is, nation, area }) => is !== 'corps' && leads(state, nation) === who && isInCountry(state, area, from),
      );
    return troopsIn(state, who, from).filter(
      ({ is, area }) =>
        !mayStay({
          victorByC5: byC5,
          isGarrison: is === 'garrison',
          inCapital: state.areas[area]?.capitalOf !== null,
        }),
    );
  });
  const stays = new Set(notesOf(state, 'stays').map(([key]) => key));
  return all.filter((one) => !stays.has(`${one.is}:${one.id}`));
}
/** Returns how many more factors the city of an area can take. */
const roomIn = (state: Campaign, area: string): number => {
  const sheet = state.areas[area];
  const room = sheet?.city ? roomOf(sheet) : null;
  return !sheet?.city ? 0 : room === null ? Number.POSITIVE_INFINITY : room - insideOf(state, area);
};
/** Returns the friendly areas with room; the table sees which is nearest. */
export function homesFor(state: Campaign, troop: Troop, n = totalOf(troop.factors)): readonly string[] {
  const power = leads(state, troop.nation);
  const from = landOf(state, troop.area);
  const byC5 = power !== null && staysByTreaty(state, power, from);
  return Object.values(state.areas)
    .filter(({ id: area, capitalOf }) => {
      const owner = ownerOf(state, area);
      // Under C.5 to any city except a capital, in that land too.
      const friendly = byC5
        ? capitalOf === null && (leads(state, owner ?? '') === power || landOf(state, area) === from)
        : owner !== null && leads(state, owner) === power;
      const atHome = isPower(troop.nation) || owner === troop.nation;
      return friendly && area !== troop.area && (troop.is !== 'garrison' || (atHome && roomIn(state, area) >= n));
    })
    .map(({ id: area }) => area);
}

function send(d: Builder, troop: Troop, area: string, some: Factors): Why {
  if (troop.is === 'corps') {
    setPiece(d, 'corps', troop.id, { place: { at: 'area', area }, besieged: false });
    return undefined;
  }
  if (troop.is === 'irregulars') {
    setPiece(d, 'irregulars', troop.id, { area, inCity: false });
    return undefined;
  }
  const left = addFactors(troop.factors, some, -1);
  if (totalOf(left) > 0) setPiece(d, 'garrisons', troop.id, { factors: left });
  else dropPiece(d, 'garrisons', troop.id);
  const there = garrisonsIn(d.state, area).find(({ nation }) => nation === troop.nation);
  if (there) setPiece(d, 'garrisons', there.id, { factors: addFactors(there.factors, some) });
  else
    putPiece(d, 'garrisons', {
      ...{ id: freshId('w', d.state.garrisons), nation: troop.nation, in: { city: area }, factors: some },
    });
  return undefined;
}
const troopOf = (state: Campaign, is: Troop['is'], key: string): Troop | undefined =>
  troops(state).find((one) => one.is === is && one.id === key);
export const ownerOfTroop = (state: Campaign, is: Troop['is'], key: string): Power | null =>
  leads(state, troopOf(state, is, key)?.nation ?? '');

export const homewardHandlers: Handlers<HomewardPlay> = {
  'send-home'(d, { is, id: key, area, factors: part }) {
    const troop = strays(d.state).find((one) => one.is === is && one.id === key);
    if (!troop) return 'eiapol-not-stray';
    const some = is === 'garrison' ? (part ?? troop.factors) : troop.factors;
    if (!holds(troop.factors, some) || totalOf(some) === 0) return 'eia-gone';
    if (!homesFor(d.state, troop, totalOf(some)).includes(area)) return 'eiapol-not-home';
    const why = send(d, troop, area, some);
    if (why !== undefined) return why;
    log(
      d,
      say('eiapol-told-home', { power: nationName(d.state, troop.nation), area: d.state.areas[area]?.name ?? '' }),
    );
    return undefined;
  },
  'may-stay'(d, { is, id: key }) {
    const troop = strays(d.state).find((one) => one.is === is && one.id === key);
    if (!troop) return 'eiapol-not-stray';
    note(d, `stays ${is}:${key}`, true);
    log(
      d,
      say('eiapol-told-stays', {
        power: nationName(d.state, troop.nation),
        area: d.state.areas[troop.area]?.name ?? '',
      }),
    );
    return undefined;
  },
};
