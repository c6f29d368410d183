/** What comes of a move: distance, what its dice forbid and compel, checks, and duty (NBC-MOV-01 to -20). */

import { FACES, type Face } from '../../dice/faces.ts';
import { sumsOfDice } from '../../dice/sums.ts';
import { type Message, onlySaid, type Said, say, sentences, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Reckoning, reckonIn, term } from '../../engine/reckoning.ts';
import { type Battle, orderOf, type Task, type Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { shortNamed } from '../named.ts';
import type { Need, Odds, OddsPart, Reading } from '../procedure.ts';
import { mayBeOutOfCommand } from '../quality-check.ts';
import { leastMove, mostMove, OBLIGATIONS, waysToEngage } from '../rules/command/order-obligations.ts';
import { unitInLull } from '../rules/lulls/lulls.ts';
import type { AutoAttack, AutoAttackFacts, ZoneFlags } from '../rules/movement/contact-zone.ts';
import { autoAttack, contactZoneFlags, STOP_BEFORE_CAVALRY_CM } from '../rules/movement/contact-zone.ts';
import { type MoveChecks, moveDisorderChecks } from '../rules/movement/manoeuvres.ts';
import type { DiceMove, MoveAllowance } from '../rules/movement/movement.ts';
import { distanceOfSum, moveAllowance, moveDistance, restrictedMove } from '../rules/movement/movement.ts';
import { isPlayed } from '../simplified.ts';
import { diceNeed } from '../throws.ts';
import { boundWords, gunWords } from './move-bounds.ts';
import type { MoveTask } from './move-facts.ts';
import * as asked from './move-facts.ts';

/** NBC-MOV-16: what the faces of a move in the Contact Zone forbid and compel. */
function zoneFlags(battle: Battle, unit: Unit, faces: readonly Face[]): ZoneFlags {
  const { quality, arm } = unit.card;
  const order = orderOf(battle, unit) ?? null;
  const detachment = unit.kind === 'detachment';
  const done = { lull: unitInLull(battle, unit), caught: holds(unit, 'caught') };
  return contactZoneFlags(faces, { order, quality, arm, detachment, ...done }, battle.rulings);
}

/** The same; null outside the Contact Zone, or before the dice are thrown. */
export const flagsIn = (battle: Battle, unit: Unit, allowance: MoveAllowance | null, faces?: readonly Face[]) =>
  faces && allowance?.kind === 'dice' && allowance.inContactZone ? zoneFlags(battle, unit, faces) : null;

export const flagsOf = (battle: Battle, task: MoveTask): ZoneFlags | null =>
  flagsIn(battle, asked.unitIn(battle, task), asked.allowanceOf(battle, task), asked.facesOf(task));

export const columnFailed = (task: MoveTask): boolean => asked.byRoad(task) !== null && asked.on(task, 'blocked');

/** AMB-33: whether a unit under Hold stays. By ruling it throws in the Contact Zone, and only a 6 makes it move. */
function stands(battle: Battle, task: MoveTask): boolean {
  const allowance = asked.allowanceOf(battle, task);
  return allowance.kind === 'dice' && allowance.onlyIfCompelled && flagsOf(battle, task)?.mustAttack === false;
}

interface Distance {
  readonly cm: Reckoning | null;
  readonly atEdge: boolean;
}
const NOWHERE: Distance = { cm: null, atEdge: false };

/** How far the unit moves, in cm; `cm` is null when it cannot move. */
export function distanceOf(battle: Battle, task: MoveTask): Distance {
  const allowance = asked.allowanceOf(battle, task);
  if (columnFailed(task) || stands(battle, task)) return NOWHERE;
  if (allowance.kind === 'full') return { cm: allowance.cm, atEdge: false };
  const faces = asked.facesOf(task);
  if (allowance.kind !== 'dice' || !faces) return NOWHERE;
  const thrown = moveDistance(allowance, faces);
  const edgeCm = asked.number(task, 'edgeCm');
  if (edgeCm === 0 || allowance.inContactZone) return { cm: thrown, atEdge: false };
  return toTheEdge(battle, task, thrown, edgeCm);
}

/** NBC-MOV-10: the distance of a unit that may stop at the edge of the terrain. */
function toTheEdge(battle: Battle, task: MoveTask, thrown: Reckoning, edgeCm: number): Distance {
  const clear = moveAllowance({ ...asked.factsSaid(battle, task), terrain: [] }, battle.rulings);
  const clearCm = clear.kind === 'full' ? clear.cm.total : thrown.total;
  const { cm, stopsAtEdge } = restrictedMove(edgeCm, clearCm, thrown.total);
  const edge = term('move-to-edge', cm - thrown.total, 'NBC-MOV-10');
  const stopped = edge.value === 0 ? thrown : { ...thrown, terms: [...thrown.terms, edge], total: cm };
  return { cm: stopped, atEdge: stopsAtEdge };
}

export function checksOf(battle: Battle, task: MoveTask): MoveChecks {
  const unit = asked.unitIn(battle, task);
  if (asked.allowanceOf(battle, task).kind === 'cannot' || columnFailed(task) || stands(battle, task))
    return { mover: [], automatic: null, friends: [] };
  const road = asked.byRoad(task);
  const { ground } = battle.sky;
  const checked = (one: Unit): boolean => holds(one, 'moveChecked');
  return moveDisorderChecks(
    {
      arm: unit.card.arm,
      gait: task.facts.gait ?? 'ahead',
      obliqueOverHalf: asked.on(task, 'overHalf'),
      startsInContactZone: asked.inZone(battle, task),
      manoeuvres: asked.manoeuvresSaid(task),
      passed: asked
        .passedIds(battle, task)
        .map((id) => unitOf(battle, id))
        .map((friend) => ({ ...shortNamed(friend), checkedThisTurn: checked(friend) })),
      terrain: distanceOf(battle, task).atEdge ? [] : asked.terrainSaid(battle, task),
      ground,
      byRoad: road !== null && (ground !== 'mud' || road === 'paved'),
      checkedThisTurn: checked(unit),
    },
    battle.rulings,
  );
}

function dutySums(battle: Battle, task: MoveTask, cm: number): Reckoning[] {
  const unit = asked.unitIn(battle, task);
  const order = orderOf(battle, unit);
  if (!order || !unit.formation) return [];
  const { duty, row } = OBLIGATIONS[order];
  const least = leastMove(order, asked.demandOf(battle, task, cm));
  const most = mostMove(order);
  // NBC-LUL-03: no unit advances in a lull, whatever its order demands.
  const stays = unitInLull(battle, unit) && duty.kind === 'advance';
  return present(!stays && least, most && reckonIn('cm', 'move-back-at-most', [term('move-order-allows', most, row)]));
}

export const zoneWords = (flags: ZoneFlags): Said[] =>
  onlySaid(
    flags.cancelled > 0 && 'zone-cancel',
    flags.noAttackIgnored,
    !flags.mayApproach && 'zone-no-attack',
    flags.autoAttackIgnored,
    flags.mustAttack && 'zone-auto-attack',
  );

const uncommanded = (unit: Unit): boolean => holds(unit, 'ooc') && mayBeOutOfCommand(unit);

/** NBC-OCC-01: a unit out of command may not end in the Contact Zone, unless a 6 compels it. */
function uncommandedWords(battle: Battle, task: MoveTask, compelled: boolean): Said[] {
  if (compelled || !uncommanded(asked.unitIn(battle, task))) return [];
  return [asked.inZone(battle, task) ? 'zone-lost-inside' : 'zone-lost-outside'];
}

/** NBC-MOV-16: the attack that a 6 compels, or null. */
function attackOf(battle: Battle, task: MoveTask, reachCm: number): AutoAttack | null {
  const distanceCm = asked.number(task, 'enemyCm');
  if (!flagsOf(battle, task)?.mustAttack || distanceCm === 0) return null;
  const unit = asked.unitIn(battle, task);
  const target = asked.on(task, 'enemyHorse') ? 'cavalry' : 'infantry';
  return sixSends(battle, unit, { target, distanceCm, reachCm });
}

/** AMB-99: how a 6 makes the unit attack. */
export const sixSends = (battle: Battle, unit: Unit, to: Pick<AutoAttackFacts, 'target' | 'distanceCm' | 'reachCm'>) =>
  autoAttack({
    arm: unit.card.arm,
    outOfCommand: uncommanded(unit),
    withoutFire: !isPlayed('firefight', battle.simplified),
    ...to,
  });

export const attackWords = ({ kind }: Pick<AutoAttack, 'kind'>): Said =>
  kind === 'firefight' || kind === 'halt'
    ? say(`zone-attack-${kind}`, { cm: STOP_BEFORE_CAVALRY_CM })
    : `zone-attack-${kind}`;

/** NBC-MOV-03: why a unit is Disordered without a card: it moved sideways or backwards from inside the Contact Zone. */
export const disorderedInZone = (why: Said): Message => say('move-check-in-zone', { why: word(why) });

function checkWords(battle: Battle, task: MoveTask): Said[] {
  const { automatic, mover } = checksOf(battle, task);
  return present(
    automatic && say('move-disordered', { why: disorderedInZone(automatic) }),
    mover.length > 0 && say('move-then-checks', { n: mover.length, causes: mover.map(word) }),
  );
}

/** NBC-ORD-02 to -05, AMB-159: what an order to attack or pursue demands of the unit after its move. */
function engageWords(battle: Battle, task: MoveTask, flags: ZoneFlags | null): Said[] {
  const unit = asked.unitIn(battle, task);
  const order = orderOf(battle, unit);
  if (!order || unitInLull(battle, unit)) return [];
  const ways = waysToEngage(
    order,
    {
      arm: unit.card.arm,
      enemyInZone: asked.inZone(battle, task),
      barred: flags !== null && !flags.mayApproach,
      outOfCommand: uncommanded(unit),
      detachment: unit.kind === 'detachment',
      garrison: unit.kind === 'garrison',
    },
    battle.rulings,
  );
  if (ways.length === 0) return [];
  const mayFire = ways.includes('firefight') && isPlayed('firefight', battle.simplified);
  return [mayFire ? 'move-engage-either' : 'move-engage-contact'];
}

export function readMove(battle: Battle, task: MoveTask): Reading {
  const allowance = asked.allowanceOf(battle, task);
  if (columnFailed(task)) return { word: 'move-no-march', means: 'move-road-not-clear', sums: [] };
  if (allowance.kind === 'face-only') return { word: 'move-only-turns', means: 'move-mud-face', sums: [] };
  if (allowance.kind === 'cannot')
    return {
      word: 'it-stays',
      means: sentences([allowance.why, ...gunWords(battle, task)]),
      sums: allowance.shifts ? [allowance.shifts] : [],
    };
  const { cm } = distanceOf(battle, task);
  return cm ? readDistance(battle, task, cm, allowance.shifts) : readHold(battle, task);
}

/** AMB-33: the result for a unit under Hold that stays. */
function readHold(battle: Battle, task: MoveTask): Reading {
  const flags = flagsOf(battle, task);
  return {
    word: 'it-stays',
    means: sentences(present(flags && zoneWords(flags), 'move-holds', gunWords(battle, task))),
    sums: [],
    ...(flags && { part: partOf(flags) }),
  };
}

function readDistance(battle: Battle, task: MoveTask, cm: Reckoning, shifts: Reckoning): Reading {
  const flags = flagsOf(battle, task);
  const compelled = flags?.mustAttack === true;
  const attack = attackOf(battle, task, cm.total);
  return {
    word: say('move-cm', { cm: cm.total }),
    means: sentences(
      present(
        flags && zoneWords(flags),
        attack && attackWords(attack),
        uncommandedWords(battle, task, compelled),
        distanceOf(battle, task).atEdge && 'move-at-edge',
        checkWords(battle, task),
        engageWords(battle, task, flags),
        boundWords(battle, task, cm.total, flags),
        gunWords(battle, task),
      ),
    ),
    sums: present(cm, attack?.advance, shifts.total > 0 && shifts, dutySums(battle, task, cm.total)),
    ...(flags && { part: partOf(flags) }),
  };
}

export const partOf = ({ mustAttack, mayApproach }: ZoneFlags): '6' | '1' | 'free' =>
  mustAttack ? '6' : mayApproach ? 'free' : '1';

const everyThrow = (dice: number): Face[][] =>
  dice === 0 ? [[]] : everyThrow(dice - 1).flatMap((some) => FACES.map((face) => [...some, face]));

function zoneOdds(battle: Battle, unit: Unit, dice: number): Odds {
  const all = everyThrow(dice);
  const parts = { free: 0, '6': 0, '1': 0 };
  for (const faces of all) parts[partOf(zoneFlags(battle, unit, faces))] += 1;
  return {
    claim: 'zone-chance',
    good: all.length - parts['1'],
    of: all.length,
    unit: 'throw',
    parts: [
      { key: 'free', n: parts.free, means: 'zone-part-free' },
      { key: '6', n: parts['6'], means: 'zone-part-must' },
      { key: '1', n: parts['1'], means: 'zone-part-barred' },
    ],
  };
}

/** The chances of a move by dice: what they forbid in the Contact Zone, how far they reach elsewhere. */
export const moveOdds = (battle: Battle, unit: Unit, move: DiceMove, thrown: number | undefined): Odds | null =>
  move.inContactZone ? zoneOdds(battle, unit, thrown ?? move.dice.total) : distanceOdds(move);

export const diceSums = (allowance: MoveAllowance): Reckoning[] =>
  allowance.kind !== 'dice'
    ? []
    : present(
        allowance.dice,
        allowance.shifts.total > 0 && allowance.shifts,
        allowance.less.length > 0 && reckonIn('cm', 'move-less', allowance.less),
      );

export const diceNeeds = (allowance: MoveAllowance, task: Pick<Task, 'side' | 'rolls'>): Need[] =>
  allowance.kind === 'dice' ? diceNeed(task, sideOf(task), 'move-dice', allowance.dice.total) : [];

/** In how many ways each distance in cm results, the farthest first. */
function distances(allowance: DiceMove): [cm: number, ways: number][] {
  const ways = new Map<number, number>();
  sumsOfDice(allowance.dice.total).forEach((n, sum) => {
    if (n === 0) return;
    const cm = distanceOfSum(allowance, sum, '').total;
    ways.set(cm, (ways.get(cm) ?? 0) + n);
  });
  return [...ways].sort(([one], [other]) => other - one);
}

const spanOf = (from: number, to: number, n: number): OddsPart =>
  from === to
    ? { key: `${from}`, n, means: say('move-cm', { cm: from }) }
    : { key: `${from}–${to}`, n, means: say('move-span', { from, to }) };

/**
 * NBC-MOV-10: the chances of each distance, split near the quarters of all throws, the farthest first; null if there is
 * only one. The figure is the chance of the farthest distance that at least half of the throws reach.
 */
export function distanceOdds(allowance: DiceMove): Odds | null {
  const farFirst = distances(allowance);
  const [[most] = [0]] = farFirst;
  if (farFirst.length < 2) return null;
  const of = farFirst.reduce((sum, [, n]) => sum + n, 0);
  const parts: OddsPart[] = [];
  let half: { readonly cm: number; readonly n: number } | undefined;
  let [before, n, farthest] = [0, 0, most];
  farFirst.forEach(([cm, ways], i) => {
    n += ways;
    if (!half && 2 * (before + n) >= of) half = { cm, n: before + n };
    const quarters = (sum: number) => Math.floor((4 * sum) / of);
    if (quarters(before + n) === quarters(before)) return;
    parts.push(spanOf(cm, farthest, n));
    [before, n, farthest] = [before + n, 0, farFirst[i + 1]?.[0] ?? cm];
  });
  const { cm, n: good } = half ?? { cm: most, n: 0 };
  return { claim: say('move-chance', { cm }), good, of, parts, unit: 'throw' };
}
