/**
 * The bridge to the miniatures table: one event sends the battle out, one event brings the result back. Section 7 of
 * the contract, EIA-160, EIA-182, EIA-281
 */

import * as z from 'zod/mini';
import { FACES } from '../../../dice/faces.ts';
import type { OpenChance } from '../../../engine/chance.ts';
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { endRelief, raiseGuerilla } from '../combat/after.ts';
import { captureLeader } from '../combat/captors.ts';
import { bandFactors } from '../combat/fight.ts';
import { setFate, tableWound } from '../combat/leader-hit.ts';
import { askTableRetreat, tableRetreating } from '../combat/table-retreat.ts';
import { type Desk, type Handlers, type PlaysOf, play, type Why } from '../desk.ts';
import {
  addFactors,
  areAtWar,
  areaOf,
  freshId,
  hasFought,
  leadersWith,
  leads,
  nationName,
  totalOf,
} from '../ledger.ts';
import { count, id, power } from '../pieces.ts';
import {
  type BattleRequest,
  type BattleResult,
  type Combat,
  type Force,
  resultSchema,
  type SideRequest,
} from '../politics.ts';
import { wound } from '../rules/leaders.ts';
import { battlePoints } from '../rules/political-points-of-battle.ts';
import { factorsLost, houseOf } from '../rules/table.ts';
import { isOn, ruling } from '../rulings.ts';
import { noteEntered } from '../supply/moving.ts';
import { BATTLE_SIDES, type BattleSide, type Factors, type FactorType, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, chanceOf, dropPiece, log, putPiece, setPiece } from '../writing.ts';
import {
  comersTo,
  commandersOf,
  type Draft,
  dayBefore,
  drawnUp,
  foesIn,
  requestOf,
  sallyable,
  sidesIn,
} from './bridge-request.ts';
import { crossesTo, isRelief } from './combat.ts';

const side = z.object({
  power,
  corps: z.readonly(z.array(id)),
  outflank: z.readonly(z.array(id)),
  /** Ids of corps in neighbouring areas that may arrive later. EIA-166 */
  reinforce: z.optional(z.readonly(z.array(id))),
  chit: z.nullable(z.string()),
  note: z.int(),
  /** Id of the commander, where the player may choose. EIA-185 */
  leader: z.optional(z.nullable(id)),
  /** Ids of the garrisons that sally from the besieged city. EIA-181 */
  sally: z.optional(z.readonly(z.array(id))),
});
export const BRIDGE = [
  play('to-table', {
    area: id,
    kind: z.literal(['field', 'limited', 'trivial', 'storm', 'garrisonAttack', 'naval']),
    river: z.boolean(),
    day: count,
    attacker: side,
    defender: side,
  }),
  /** `campaign` is the seal of the campaign that the battle was prepared for. */
  play('home', { result: resultSchema, campaign: z.optional(z.string()) }),
  play('call-off', { combat: id }),
] as const;
export type BridgePlay = PlaysOf<typeof BRIDGE>;
type ToTable = Extract<BridgePlay, { readonly do: 'to-table' }>;

const other = (of: BattleSide): BattleSide => (of === 'attacker' ? 'defender' : 'attacker');
export const openCombats = ({ combats }: Campaign): readonly Combat[] =>
  Object.values(combats).filter(({ over }) => !over);

/** Returns why a battle cannot go to the table. Section 7.6 */
function cannotGo(state: Campaign, { kind, attacker, defender, area }: ToTable): Why {
  if (kind !== 'field' && kind !== 'limited') return 'eiabridge-not-here';
  if (!state.areas[area]) return 'eia-gone';
  if (attacker.power === defender.power) return 'eiabridge-one-side';
  if (
    !areAtWar(state, attacker.power, defender.power) &&
    !foesIn(state, area, attacker.power).some(({ nation }) => leads(state, nation) === defender.power)
  )
    return 'eiabridge-no-war';
  if (openCombats(state).some((combat) => combat.area === area)) return 'eiabridge-running';
  const may = sidesIn(state, area, attacker.power, defender.power);
  const relief = isRelief(state, { power: attacker.power, area, defender: defender.power });
  if (kind === 'limited' && !relief) return 'eiasiege-no-siege';
  const inside = new Set(sallyable(state, area, attacker.power, may.defender.nations).map((band) => band.id));
  const { sally = [] } = attacker;
  if (
    (defender.sally ?? []).length > 0 ||
    sally.some((one) => !inside.has(one)) ||
    (sally.length > 0 && kind !== 'limited')
  )
    return 'eiabridge-elsewhere';
  for (const of of BATTLE_SIDES) {
    const { corps, outflank, reinforce = [], leader } = of === 'attacker' ? attacker : defender;
    if (corps.length === 0) return 'eiabridge-trivial';
    const there = new Set(may[of].corps.filter(({ factors }) => totalOf(factors) > 0).map((one) => one.id));
    if (corps.some((one) => !there.has(one)) || new Set(corps).size !== corps.length) return 'eiabridge-elsewhere';
    if (outflank.some((one) => !corps.includes(one)) || (corps.length > 0 && outflank.length === corps.length))
      return 'eiabridge-outflank';
    const near = new Set(comersTo(state, area, may[of].nations, may[other(of)].nations).map((one) => one.id));
    if (reinforce.some((one) => !near.has(one)) || new Set(reinforce).size !== reinforce.length)
      return 'eiabridge-no-neighbour';
    if (leader && !commandersOf(state, { corps }, area).some((one) => one.id === leader))
      return 'eiacombat-not-in-command';
  }
  return undefined;
}

/** Both sides reveal the corps that fight. EIA-149 */
function reveal(d: Builder, { attacker, defender }: BattleRequest): void {
  for (const { id: key, kind } of [...attacker.forces, ...defender.forces])
    if (kind === 'corps' && d.state.corps[key]) setPiece(d, 'corps', key, { revealed: true });
}

// ---- the way back ----------------------------------------------------------------------------------------------------

const forcesOf = ({ attacker, defender }: BattleRequest): readonly Force[] => [...attacker.forces, ...defender.forces];

const BAND_OF = { corps: 'corps', irregulars: 'irregulars', depotGarrison: 'garrison', sallying: 'garrison' } as const;
const bandOf = ({ id: key, kind }: Force) => ({ id: key, of: BAND_OF[kind] });
/** Returns the current factors of a force, from the ledger that holds the force. */
const factorsNow = (state: Campaign, force: Force): Factors => bandFactors(state, bandOf(force));

/** Returns why a result does not fit its request. Section 7.6 */
function cannotCome(state: Campaign, combat: Combat | undefined, result: BattleResult): Why {
  const request = combat?.request;
  if (!combat || !request) return 'eiabridge-no-request';
  if (combat.over) return 'eiabridge-twice';
  const forces = forcesOf(request);
  const ids = new Set(forces.map((force) => force.id));
  const types = new Set<string>();
  for (const { force, type } of result.menLost) {
    if (!((forces.find((one) => one.id === force)?.factors[type] ?? 0) > 0) || types.has(`${force} ${type}`))
      return 'eiabridge-not-held';
    types.add(`${force} ${type}`);
  }
  if (result.corpsUsed.some((one) => !ids.has(one))) return 'eiabridge-not-held';
  const leaders = new Set([...request.attacker.leaders, ...request.defender.leaders].map((one) => one.id));
  if (result.leaders.some((one) => !leaders.has(one.id))) return 'eiabridge-not-held';
  const changed = forces.some((force) => JSON.stringify(factorsNow(state, force)) !== JSON.stringify(force.factors));
  return changed ? 'eiabridge-changed' : undefined;
}

/** Returns the factors that a force loses, by type, converted from men or batteries. */
export function lossesOf(
  state: Campaign,
  request: BattleRequest,
  result: BattleResult,
  of: string,
): Readonly<Partial<Record<FactorType, number>>> {
  const house = houseOf(state.flags);
  const force = forcesOf(request).find((one) => one.id === of);
  const lost: Partial<Record<FactorType, number>> = {};
  for (const { force: each, type, men } of result.menLost)
    if (each === of) lost[type] = factorsLost(type, men, force?.factors[type] ?? 0, house);
  return lost;
}

/**
 * Returns the winner: the side whose enemy broke; after a withdrawal by one side, the side that the ruling names;
 * otherwise null. EIA-165, EIA-171, Q6
 */
export function winnerOf(state: Campaign, { outcome, withdrew }: BattleResult): BattleSide | null {
  if (outcome === 'attacker' || outcome === 'defender') return outcome;
  const [gone] = withdrew;
  const stays =
    outcome === 'noDecision' && withdrew.length === 1 && ruling(state.rulings, 'oneSidedWithdrawal') === 'stayerWins';
  return stays && gone ? other(gone) : null;
}

/** Gives a force its remaining factors. A force left with no factors leaves the map. EIA-182 */
function leaveWith(d: Builder, force: Force, left: Factors): void {
  const n = totalOf(left);
  switch (BAND_OF[force.kind]) {
    case 'corps':
      setPiece(d, 'corps', force.id, { factors: left, ...(n === 0 && { place: { at: 'pool' }, besieged: false }) });
      if (n === 0) log(d, say('eiabridge-emptied', { name: force.name }));
      return;
    case 'irregulars':
      if (n === 0) dropPiece(d, 'irregulars', force.id);
      else setPiece(d, 'irregulars', force.id, { count: n });
      return;
    case 'garrison':
      if (n === 0) dropPiece(d, 'garrisons', force.id);
      else setPiece(d, 'garrisons', force.id, { factors: left });
  }
}
/**
 * Moves the leaders of an emptied corps to another corps of the same power in the battle. When the whole side is
 * emptied the enemy captures the leaders; otherwise the leaders wait off the map. EIA-187
 */
function moveLeaders(d: Builder, request: BattleRequest, of: BattleSide): void {
  const left = request[of].forces.filter(
    (force) => typeof force.entry !== 'object' && totalOf(factorsNow(d.state, force)) > 0,
  );
  for (const { id: key, kind } of request[of].forces) {
    if (kind !== 'corps' || totalOf(d.state.corps[key]?.factors ?? {}) > 0) continue;
    for (const leader of leadersWith(d.state, key)) {
      const next = left.find((force) => force.kind === 'corps' && force.power === leader.power);
      const taken = !next && left.length === 0;
      if (taken) captureLeader(d, leader, request[other(of)].powers);
      else
        setPiece(d, 'leaders', leader.id, {
          status: next ? { is: 'corps', corps: next.id } : { is: 'pool' },
        });
      if (taken) log(d, say('eiacombat-told-captured', { leader: leader.name }), { power: leader.power });
    }
  }
}
function loseFactors(d: Builder, request: BattleRequest, result: BattleResult): void {
  for (const force of forcesOf(request)) {
    const lost = lossesOf(d.state, request, result, force.id);
    if (totalOf(lost) > 0) leaveWith(d, force, addFactors(factorsNow(d.state, force), lost, -1));
  }
  for (const of of BATTLE_SIDES) moveLeaders(d, request, of);
}
/** Moves the reinforcing corps that arrived into the area of the battle. EIA-166, EIA-168 */
function comeIn(d: Builder, request: BattleRequest, result: BattleResult): void {
  for (const { id: key, entry } of forcesOf(request))
    if (typeof entry === 'object' && result.corpsUsed.includes(key) && d.state.corps[key]?.place.at === 'area') {
      noteEntered(d, key, entry.reinforceFrom);
      setPiece(d, 'corps', key, { place: { at: 'area', area: request.area }, revealed: true });
    }
}

/**
 * Applies the fate of leaders hit at the table, where the option is on: a dead leader stays dead, and one die decides
 * the wound of a wounded leader. EIA-281
 */
function leadersFate(d: Builder, open: OpenChance, result: BattleResult): void {
  if (!isOn(d.state.rulings, 'leaderCasualties')) return;
  for (const { id: key, fate } of result.leaders) {
    const leader = d.state.leaders[key];
    if (!leader || fate === 'ok' || fate === 'captured') continue;
    // When the table throws its own dice, the table also throws the die for the wound.
    if (fate === 'wounded' && d.state.dice === 'table') {
      ask(d, 'eia-table-wound', leader.power, { leader: key });
      continue;
    }
    const die = FACES[chanceOf(d, open, `leader/${result.requestId}/${key}`).below(FACES.length)] ?? 1;
    const until = fate === 'dead' ? 'killed' : wound(die, d.state.clock.date, d.state.rulings);
    setFate(d, leader, until);
    log(
      d,
      until === 'killed'
        ? say('eiabridge-leader-dead', { name: leader.name })
        : say('eiabridge-leader-wounded', {
            name: leader.name,
            month: { code: `eiascreen-month-${until.m}` },
            year: String(until.y),
          }),
      { power: leader.power },
    );
  }
}

/** Raises guerillas after Spain loses a battle at home. EIA-220 */
function risesAfter(d: Builder, { area, kind, ...sides }: BattleRequest, beaten: BattleSide): void {
  const { powers, forces } = sides[beaten];
  const spanishCorps = forces.some((force) => force.kind === 'corps' && d.state.corps[force.id]?.nation === 'SP');
  raiseGuerilla(d, { area, kind, loser: powers.includes('SP') ? 'SP' : null, spanishCorps });
}

const startedWith = (side: SideRequest, used: readonly string[]): readonly number[] =>
  side.forces
    .filter(({ id: key, kind }) => kind === 'corps' && used.includes(key))
    .map(({ factors }) => totalOf(factors));

/** Returns the political points of the result: half a point for each used corps of the beaten side. EIA-160 */
export function pointsFor(state: Campaign, request: BattleRequest, result: BattleResult, winner: BattleSide) {
  const beaten = other(winner);
  const isNapoleon = (of: BattleSide) => {
    const commander = request[of].commander;
    return commander !== null && state.leaders[commander]?.special === 'napoleon';
  };
  return battlePoints(
    startedWith(request[beaten], result.corpsUsed),
    { winner: isNapoleon(winner), loser: isNapoleon(beaten) },
    state.rulings,
  );
}
/** Returns the powers that had a used corps; each of these powers gains or loses points. EIA-160 */
export function powersUsed(request: BattleRequest, result: BattleResult, of: BattleSide): readonly Power[] {
  const used = request[of].forces.filter(({ id: key, kind }) => kind === 'corps' && result.corpsUsed.includes(key));
  const powers = [...new Set(used.map(({ power: one }) => one))];
  return powers.length > 0 ? powers : request[of].powers;
}
function points(d: Builder, request: BattleRequest, result: BattleResult, winner: BattleSide): void {
  const beaten = other(winner);
  const sums = pointsFor(d.state, request, result, winner);
  const give = (of: BattleSide, by: number, why: string) => {
    for (const one of powersUsed(request, result, of)) {
      const change = addPoints(d, one, by, why);
      log(d, say('eiabridge-points', { power: nationName(d.state, one), by }), {
        power: one,
        changes: [change],
        sums: [of === winner ? sums.winner : sums.loser],
      });
    }
  };
  give(winner, sums.winner.total, 'battle-won');
  give(beaten, sums.loser.total, 'battle-lost');
}

const handlers: Handlers<BridgePlay> = {
  'to-table'(d, draft) {
    const why = cannotGo(d.state, draft);
    if (why) return why;
    const key = freshId('b', d.state.combats);
    const request = requestOf(d.state, key, {
      ...draft,
      kind: draft.kind === 'limited' ? 'limited' : 'field',
    } satisfies Draft);
    putPiece(d, 'combats', {
      ...{
        id: key,
        kind: request.kind,
        area: draft.area,
        date: request.date,
        via: 'table',
        over: false,
        result: null,
        notes: {},
      },
      attacker: draft.attacker.power,
      defender: draft.defender.power,
      request,
    });
    reveal(d, request);
    log(
      d,
      say('eiabridge-out', {
        attacker: nationName(d.state, draft.attacker.power),
        defender: nationName(d.state, draft.defender.power),
        area: d.state.areas[draft.area]?.name ?? '',
      }),
    );
    return undefined;
  },
  home(d, { result, campaign }, { open }) {
    if (campaign !== undefined && campaign !== d.state.seal) return 'eiabridge-other-campaign';
    const combat = d.state.combats[result.requestId];
    const why = cannotCome(d.state, combat, result);
    if (why || !combat?.request) return why ?? 'eiabridge-no-request';
    const { request } = combat;
    const winner = winnerOf(d.state, result);
    log(
      d,
      say('eiabridge-home', {
        area: d.state.areas[combat.area]?.name ?? '',
        outcome: {
          code: `eiabridge-outcome-${winner ?? (result.outcome === 'bothBroke' ? 'bothBroke' : 'noDecision')}`,
        },
      }),
    );
    if (winner) points(d, request, result, winner);
    leadersFate(d, open, result);
    loseFactors(d, request, result);
    comeIn(d, request, result);
    if (winner) risesAfter(d, request, other(winner));
    if (request.kind === 'limited') endRelief(d, request.area, winner);
    setPiece(d, 'combats', combat.id, { over: true, result });
    // An attacker that came to relieve a city and did not win retreats to the area it came from.
    const goesBack = result.outcome === 'bothBroke' || (request.kind === 'limited' && !winner);
    if (winner) askTableRetreat(d, combat.id, other(winner), false);
    else if (goesBack) askTableRetreat(d, combat.id, 'attacker', true);
    else for (const side of result.withdrew) askTableRetreat(d, combat.id, side, true);
    return undefined;
  },
  'call-off'(d, { combat: key }) {
    const combat = d.state.combats[key];
    if (!combat || combat.over) return 'eiabridge-no-request';
    dropPiece(d, 'combats', key);
    log(d, say('eiabridge-called-off', { area: d.state.areas[combat.area]?.name ?? '' }), { byHand: true });
    return undefined;
  },
};

/** Returns a result without losses and without a winner, for the bot and for players who fought without a phone. */
export const drawn = ({ id: requestId }: Pick<BattleRequest, 'id'>): BattleResult => ({
  ...{ requestId, outcome: 'noDecision', withdrew: ['attacker', 'defender'], corpsUsed: [], menLost: [], leaders: [] },
});

/**
 * Returns the play that sends a battle to the table with all troops of both sides; powers that move together attack
 * together. EIA-120, EIA-141
 */
export function battleOf(state: Campaign, area: string, attacker: Power, defender: Power): ToTable {
  const sides = sidesIn(state, area, attacker, defender);
  const kind = isRelief(state, { power: attacker, area, defender }) ? 'limited' : 'field';
  const day = (dayBefore(state, area)?.request?.day ?? 0) + 1;
  return {
    ...{ do: 'to-table', area, kind, river: crossesTo(state, area, attacker), day },
    attacker: drawnUp(sides.attacker),
    defender: drawnUp(sides.defender),
  };
}
/**
 * Returns the battles that the acting powers may take to the table now: enemies in the open of one area, with all
 * troops on both sides.
 */
function fightsNow(state: Campaign): readonly ToTable[] {
  if (state.clock.step !== 'landCombat') return [];
  const running = new Set(openCombats(state).map(({ area }) => area));
  const areas = new Set(Object.values(state.corps).flatMap((corps) => areaOf(corps) ?? []));
  return [...areas].flatMap((area) =>
    state.clock.acting
      .filter((one) => !running.has(area) && sidesIn(state, area, one, one).attacker.corps.length > 0)
      .filter((one) => !hasFought(state, area, one) || dayBefore(state, area) !== undefined)
      .flatMap((attacker) => {
        const foes = foesIn(state, area, attacker).flatMap(({ nation }) => leads(state, nation) ?? []);
        return [...new Set(foes)].map((defender): ToTable => battleOf(state, area, attacker, defender));
      }),
  );
}

export const bridge: Desk<BridgePlay> = {
  handlers,
  procedures: [tableRetreating, tableWound],
  menu(state) {
    const open = openCombats(state).filter(({ via, request }) => via === 'table' && request);
    if (open.length === 0) return fightsNow(state);
    return open.flatMap(({ id: combat, request }) =>
      request
        ? ([
            { do: 'call-off', combat },
            { do: 'home', result: drawn(request) },
          ] as const)
        : [],
    );
  },
  due: (state) =>
    openCombats(state)
      .filter(({ via }) => via === 'table')
      .map(({ area, attacker }) => ({
        power: attacker,
        text: say('eiabridge-due', { area: state.areas[area]?.name ?? '' }),
      })),
  stops: (state) => (openCombats(state).some(({ via }) => via === 'table') ? 'eiabridge-first' : undefined),
};
