/**
 * After a naval battle: losses, leaders, retreats, pursuit, and the rest of the voyage. EIA-078, EIA-081, EIA-082,
 * EIA-093, EIA-281
 */
import * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { type Choice, type Fact, oneOf, yesNo } from '../../../engine/procedure.ts';
import { isWinter } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { hitting } from '../combat/leader-hit.ts';
import { type Asked, type Procedure, saysSo, wordOf } from '../desk.ts';
import { leadersWith, leads, nationName } from '../ledger.ts';
import type { Leader } from '../pieces.ts';
import { scuttlePoints } from '../rules/fleets.ts';
import { afterInterception } from '../rules/interception.ts';
import { mayPursue, navalRetreat } from '../rules/naval-battle.ts';
import { isOn } from '../rulings.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log, setPiece } from '../writing.ts';
import { hasChoice, takeProposed } from './losses.ts';
import { sailOn, stopStack } from './sailing.ts';
import { otherSide, type SeaEnd, type SeaFight, type Spot, seaEndSchema, side } from './shapes.ts';
import {
  areBeside,
  beatenMark,
  cargoOf,
  isBlockaded,
  isOpenPort,
  leadsIntoStraits,
  maySailStraits,
  nationsOf,
  portHolder,
  sameSpot,
  sayBeside,
  setMark,
  spotName,
} from './waters.ts';

const afloat = (state: Campaign, fight: SeaFight, of: BattleSide): readonly string[] =>
  fight[of].fleets.filter((key) => state.fleets[key] !== undefined && state.fleets[key].place.at !== 'pool');

// ---- leaders ---------------------------------------------------------------------------------------------------------

/** Returns the leaders of a side, with its fleets or with corps aboard. EIA-281 */
const leadersOf = (state: Campaign, fight: SeaFight, of: BattleSide): readonly Leader[] => {
  const { fleets } = fight[of];
  return [
    ...Object.values(state.leaders).filter(({ status }) => status.is === 'fleet' && fleets.includes(status.fleet)),
    ...cargoOf(state, fleets).flatMap(({ id }) => leadersWith(state, id)),
  ];
};
const seaLeaderSchema = z.object({ end: seaEndSchema, side });
export const seaLeaderHit = hitting<z.infer<typeof seaLeaderSchema>>({
  kind: 'eia-sea-leader',
  schema: seaLeaderSchema,
  leaders: (state, { end, side: of }) => leadersOf(state, end.fight, of),
  by: (_, { end, side: of }) => end.fight[of].power,
  after: (d, { end }) => conclude(d, end),
});

// ---- retreat and pursuit ---------------------------------------------------------------------------------------------

type AwayTask = Asked<SeaEnd>;
const loserOf = (end: SeaEnd): BattleSide | null => (end.winner === null ? null : otherSide(end.winner));

/** Returns the friendly ports without an enemy blockade; the table sees how far they are. EIA-093 */
const portsFor = (state: Campaign, end: SeaEnd, of: BattleSide) =>
  Object.values(state.ports).filter(
    (port) =>
      isOpenPort(state, port, end.fight[of].power) &&
      !nationsOf(state, end.fight[of].fleets).some((one) => isBlockaded(state, port.id, one)),
  );
/** Returns the seas a beaten fleet can be moved to. EIA-093 */
const seasFor = (state: Campaign, end: SeaEnd, of: BattleSide) =>
  Object.values(state.seas).filter((sea) => {
    const to: Spot = { at: 'sea', sea: sea.id };
    const { spot } = end.fight;
    if (sameSpot(to, spot) || areBeside(state, to, spot) === false || (sea.ice && isWinter(state.clock.date)))
      return false;
    return !leadsIntoStraits(state, to) || maySailStraits(state, end.fight[of].power);
  });
const SEA = 'sea';
const wayOf = (state: Campaign, task: AwayTask, of: BattleSide): string => {
  const ports = portsFor(state, task.data, of);
  const said = wordOf(task, 'to', ports[0]?.id ?? SEA);
  return said === SEA || ports.some(({ id }) => id === said) ? said : (ports[0]?.id ?? SEA);
};
const seaOf = (state: Campaign, task: AwayTask, of: BattleSide): string | undefined => {
  const seas = seasFor(state, task.data, of);
  return seas.find(({ id }) => id === wordOf(task, 'sea'))?.id ?? seas[0]?.id;
};
/** Returns whether the victor in a box may enter the port because it is friendly. EIA-093 */
const maySlipIn = (state: Campaign, end: SeaEnd): boolean => {
  const { spot } = end.fight;
  const port = spot.at === 'box' ? state.ports[spot.port] : undefined;
  return (
    port !== undefined &&
    end.winner !== null &&
    !end.evaded &&
    isOpenPort(state, port, end.fight[end.winner].power) &&
    afloat(state, end.fight, end.winner).length > 0
  );
};
const flees = (state: Campaign, end: SeaEnd): boolean => {
  const loser = loserOf(end);
  if (!loser || afloat(state, end.fight, loser).length === 0) return false;
  const how = navalRetreat(end.fight.spot.at, loser, {
    lost: true,
    cameOut: end.fight.comesOut === loser,
    port: true,
  });
  return how === 'friendlyPort';
};

function awayFacts(state: Campaign, task: AwayTask): readonly Fact[] {
  const end = task.data;
  const loser = loserOf(end);
  const slip = maySlipIn(state, end) ? [yesNo('slips', 'eianaval-fact-slips', saysSo(task, 'slips'))] : [];
  if (!loser || !end.winner || !flees(state, end)) return slip;
  const way = wayOf(state, task, loser);
  const name = ({ id, name: text }: { readonly id: string; readonly name: string }): Choice => ({
    value: id,
    label: say('eiasupply-fed', { name: text }),
  });
  const to = oneOf('to', 'eianaval-fact-to', way, [
    ...portsFor(state, end, loser).map(name),
    { value: SEA, label: 'eianaval-to-sea' },
  ]);
  const seas = seasFor(state, end, loser);
  if (way === SEA)
    return [
      to,
      ...(seas.length > 0 ? [oneOf('sea', 'eianaval-fact-sea', seaOf(state, task, loser) ?? '', seas.map(name))] : []),
      ...slip,
    ];
  return [
    to,
    ...(mayPursue('friendlyPort') ? afloat(state, end.fight, end.winner) : []).map((key) =>
      yesNo(
        `follows-${key}`,
        say('eianaval-fact-follows', { name: state.fleets[key]?.name ?? key }),
        saysSo(task, `follows-${key}`),
      ),
    ),
    ...slip,
  ];
}

function move(d: Builder, fleets: readonly string[], to: Spot): void {
  for (const key of fleets) setPiece(d, 'fleets', key, { place: to });
}
function flee(d: Builder, task: AwayTask, loser: BattleSide, winner: BattleSide): void {
  const end = task.data;
  const fleets = afloat(d.state, end.fight, loser);
  const way = wayOf(d.state, task, loser);
  const sea = seaOf(d.state, task, loser);
  const to: Spot | undefined =
    way === SEA ? (sea === undefined ? undefined : { at: 'sea', sea }) : { at: 'port', port: way };
  const power = nationName(d.state, end.fight[loser].power);
  if (!to) {
    log(d, say('eianaval-told-nowhere', { power }), { power: end.fight[loser].power });
    return;
  }
  sayBeside(d, end.fight.spot, to, true);
  move(d, fleets, to);
  log(d, say('eianaval-told-retreats', { power, place: spotName(d.state, to) }), { power: end.fight[loser].power });
  if (to.at !== 'port') return;
  const follow = afloat(d.state, end.fight, winner).filter((key) => saysSo(task, `follows-${key}`));
  if (follow.length === 0) return;
  move(d, follow, { at: 'box', port: to.port });
  stopStack(
    d,
    follow.filter((key) => end.fight.voyage?.fleets.includes(key) !== true),
  );
  log(
    d,
    say('eianaval-told-follows', {
      power: nationName(d.state, end.fight[winner].power),
      place: spotName(d.state, { at: 'box', port: to.port }),
    }),
    { power: end.fight[winner].power },
  );
}
/** Makes the retreats that need no choice: back to the box, back into the port. EIA-093 */
function fallBack(d: Builder, end: SeaEnd): void {
  const { spot } = end.fight;
  if (spot.at === 'port') move(d, afloat(d.state, end.fight, 'attacker'), { at: 'box', port: spot.port });
  const loser = loserOf(end);
  if (spot.at === 'box' && loser && end.fight.comesOut === loser && end.fight.why !== 'fallen')
    move(d, afloat(d.state, end.fight, loser), { at: 'port', port: spot.port });
}

export const goingAway: Procedure<SeaEnd> = {
  kind: 'eia-sea-away',
  schema: { data: seaEndSchema },
  question(state, task) {
    const loser = loserOf(task.data);
    const of = loser && flees(state, task.data) ? loser : (task.data.winner ?? 'attacker');
    return say(loser && flees(state, task.data) ? 'eianaval-away-question' : 'eianaval-slip-question', {
      power: nationName(state, task.data.fight[of].power),
    });
  },
  facts: awayFacts,
  needs: () => [],
  reading: () => ({ word: 'eianaval-away-word', means: '', sums: [] }),
  settle(d, task) {
    const end = task.data;
    const loser = loserOf(end);
    if (loser && end.winner && flees(d.state, end)) flee(d, task, loser, end.winner);
    const { spot } = end.fight;
    if (end.winner && spot.at === 'box' && maySlipIn(d.state, end) && saysSo(task, 'slips'))
      move(
        d,
        afloat(d.state, end.fight, end.winner).filter((key) => {
          const place = d.state.fleets[key]?.place;
          return place !== undefined && place.at !== 'pool' && sameSpot(place, spot);
        }),
        { at: 'port', port: spot.port },
      );
    goOn(d, end);
  },
};

// ---- one thing after the other ---------------------------------------------------------------------------------------

/** Scuttles fleets of a fallen port that lost their fight or do not fight, for a point each. EIA-082 */
export function scuttle(d: Builder, fleets: readonly string[]): void {
  const all = fleets.flatMap((key) => d.state.fleets[key] ?? []).filter(({ place }) => place.at !== 'pool');
  const sum = scuttlePoints(all, 'EIA-082');
  const [first] = all;
  const owner = first && leads(d.state, first.nation);
  if (!first || !owner) return;
  const spot = first.place;
  const port = spot.at === 'pool' || spot.at === 'sea' ? undefined : d.state.ports[spot.port];
  for (const fleet of all) {
    for (const corps of cargoOf(d.state, [fleet.id]))
      if (port) setPiece(d, 'corps', corps.id, { place: { at: 'area', area: port.area } });
    setPiece(d, 'fleets', fleet.id, { ships: 0, place: { at: 'pool' } });
  }
  const taker = port && portHolder(d.state, port);
  for (const leader of Object.values(d.state.leaders))
    if (taker && leader.status.is === 'fleet' && fleets.includes(leader.status.fleet)) {
      setPiece(d, 'leaders', leader.id, { status: { is: 'captured', by: taker } });
      log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
    }
  log(d, say('eianaval-told-scuttled', { power: nationName(d.state, owner), n: all.length }), {
    power: owner,
    changes: [addPoints(d, owner, sum.total, '6.2.6.4')],
    sums: [sum],
  });
}

/** Ends the battle: which fleets may continue and which may not. EIA-078, EIA-082 */
function goOn(d: Builder, end: SeaEnd): void {
  const { fight, winner } = end;
  if (fight.why === 'fallen') {
    if (winner === 'defender') scuttle(d, afloat(d.state, fight, 'attacker'));
    return;
  }
  if (fight.why !== 'interception' || !fight.voyage) return;
  const after = afterInterception(winner === null ? null : winner === 'attacker' ? 'interceptor' : 'mover', 1);
  if (after.interceptorDone) for (const key of fight.attacker.fleets) setMark(d, beatenMark(key));
  const { voyage } = fight;
  if (after.moves === 0) {
    stopStack(d, voyage.fleets);
    return;
  }
  // Fleets that pursued or entered the port do not continue with the others.
  const fleets = voyage.fleets.filter((key) => {
    const place = d.state.fleets[key]?.place;
    return place !== undefined && place.at !== 'pool' && sameSpot(place, fight.spot);
  });
  sailOn(d, { ...voyage, fleets });
}

/** Handles losses, then leaders, then retreats; each asks if a player has a choice. */
export function conclude(d: Builder, end: SeaEnd): void {
  const [of, ...losing] = end.losing;
  if (of) {
    const rest: SeaEnd = { ...end, losing };
    if (hasChoice(d.state, end, of)) {
      ask(d, 'eia-ships-lost', end.fight[of].power, { end: rest, side: of });
      return;
    }
    takeProposed(d, end, of);
    conclude(d, rest);
    return;
  }
  if (isOn(d.state.rulings, 'leaderCasualties') && !end.evaded) {
    const next = BATTLE_SIDES.find(
      (one) => !end.leaders.includes(one) && leadersOf(d.state, end.fight, one).length > 0,
    );
    if (next) {
      ask(d, 'eia-sea-leader', end.fight[next].power, {
        end: { ...end, leaders: [...end.leaders, next] },
        side: next,
      });
      return;
    }
  }
  fallBack(d, end);
  if (flees(d.state, end) && !(end.fight.why === 'fallen' && loserOf(end) === 'attacker'))
    ask(d, 'eia-sea-away', end.fight[loserOf(end) ?? 'defender'].power, end);
  else if (maySlipIn(d.state, end) && end.fight.why !== 'fallen')
    ask(d, 'eia-sea-away', end.fight[end.winner ?? 'attacker'].power, end);
  else goOn(d, end);
}
