/** How a move reads: how far, what its dice forbid and compel, which checks it brings, what its order asks (NBC-MOV-01 to -20). */

import type { Arm } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import type { Said } from '../../engine/message.ts';
import { legacy, sentences } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { type Battle, orderOf, type Task, type Unit } from '../battle.ts';
import { leastMove, mostMove, mustEngage, OBLIGATIONS } from '../command/order-obligations.ts';
import { holds } from '../facts.ts';
import { unitInLull } from '../lulls/lull-here.ts';
import type { Procedure } from '../procedure.ts';
import { saidOr } from '../procedure.ts';
import { mayBeOutOfCommand } from '../quality-check.ts';
import { autoAttack, contactZoneFlags, mayMoveUncommanded, type ZoneFlags } from './contact-zone.ts';
import { gunWords } from './guns-that-move.ts';
import { type MoveChecks, moveDisorderChecks } from './manoeuvres.ts';
import { boundWords } from './move-bounds.ts';
import {
  allowanceOf,
  byRoad,
  demandOf,
  facesOf,
  factsSaid,
  inZone,
  manoeuvresSaid,
  number,
  on,
  passedIds,
  terrainSaid,
  unitIn,
} from './move-said.ts';
import { type MoveFacts, moveAllowance, moveDistance, restrictedMove } from './movement.ts';
import { FAILED_COLUMN } from './road-column.ts';

export function flagsOf(battle: Battle, task: Task): ZoneFlags | null {
  const faces = facesOf(task);
  const allowance = allowanceOf(battle, task);
  if (!faces || allowance.kind !== 'dice' || !allowance.inContactZone) return null;
  const unit = unitIn(battle, task);
  return contactZoneFlags(
    faces,
    {
      order: orderOf(battle, unit) ?? null,
      quality: unit.card.quality,
      arm: unit.card.arm,
      detachment: unit.kind === 'detachment',
      lull: unitInLull(battle, unit),
    },
    battle.rulings,
  );
}

export const columnFailed = (task: Task): boolean => byRoad(task) !== null && on(task, 'blocked');

/** By ruling holding units throw in the Contact Zone, and move only if a six compels them (AMB-33). */
function holdsStill(battle: Battle, task: Task): boolean {
  const allowance = allowanceOf(battle, task);
  return allowance.kind === 'dice' && allowance.onlyIfCompelled && flagsOf(battle, task)?.mustAttack === false;
}

/** How far it goes, cm: none when it cannot. */
export function distanceOf(battle: Battle, task: Task): { readonly cm: Reckoning | null; readonly atEdge: boolean } {
  const allowance = allowanceOf(battle, task);
  if (columnFailed(task) || holdsStill(battle, task)) return { cm: null, atEdge: false };
  if (allowance.kind === 'full') return { cm: allowance.cm, atEdge: false };
  const faces = facesOf(task);
  if (allowance.kind !== 'dice' || !faces) return { cm: null, atEdge: false };
  const thrown = moveDistance(allowance, faces);
  const edgeCm = number(task, 'edgeCm');
  if (edgeCm === 0 || allowance.inContactZone) return { cm: thrown, atEdge: false };
  const clear = moveAllowance({ ...factsSaid(battle, task), terrain: [] }, battle.rulings);
  const clearCm = clear.kind === 'full' ? clear.cm.total : thrown.total;
  const move = restrictedMove({ way: 'into', edgeCm, clearCm, distanceCm: thrown.total });
  const change = move.cm - thrown.total;
  return {
    cm:
      change === 0
        ? thrown
        : { ...thrown, terms: [...thrown.terms, term('To the edge', change, 'NBC-MOV-10')], total: move.cm },
    atEdge: move.stopsAtEdge,
  };
}

export function checksOf(battle: Battle, task: Task): MoveChecks {
  const unit = unitIn(battle, task);
  const allowance = allowanceOf(battle, task);
  const { atEdge } = distanceOf(battle, task);
  if (allowance.kind === 'cannot' || columnFailed(task) || holdsStill(battle, task))
    return { mover: [], automatic: null, friends: [] };
  const road = byRoad(task);
  return moveDisorderChecks(
    {
      arm: unit.card.arm,
      gait: saidOr<NonNullable<MoveFacts['gait']>>(task, 'gait', 'ahead'),
      obliqueOverHalf: on(task, 'overHalf'),
      startsInContactZone: inZone(battle, task),
      manoeuvres: manoeuvresSaid(task),
      passed: passedIds(battle, task).map((id) => ({
        id,
        name: battle.units[id]!.card.name,
        checkedThisTurn: holds(battle.units[id], 'moveChecked'),
      })),
      terrain: atEdge ? [] : terrainSaid(battle, task),
      ground: battle.sky.ground,
      byRoad: road !== null && (battle.sky.ground !== 'mud' || road === 'paved'),
      checkedThisTurn: holds(unit, 'moveChecked'),
    },
    battle.rulings,
  );
}

/** What the order asks of this move. */
function dutySums(battle: Battle, task: Task, cm: number | null): Reckoning[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  if (!order || !unit.formation) return [];
  const least = leastMove(order, demandOf(battle, task, cm ?? 0));
  const most = mostMove(order);
  return [
    // NBC-LUL-03: nobody advances in a lull, whatever the order asks.
    ...(least && cm !== null && !(unitInLull(battle, unit) && OBLIGATIONS[order].duty.kind === 'advance')
      ? [least]
      : []),
    ...(most !== null && most > 0
      ? [reckon('Go back at most', [term('The order allows', most, OBLIGATIONS[order].row)], { unit: 'cm' })]
      : []),
  ];
}

export const zoneWords = (flags: ZoneFlags): string[] => [
  ...(flags.cancelled > 0 ? ['A one and a six cancel.'] : []),
  ...(flags.noAttackIgnored ? [`A one, but ${lower(legacy(flags.noAttackIgnored.why))}`] : []),
  ...(flags.mayApproach ? [] : ['No-Attack: it may not go closer to the enemy.']),
  ...(flags.autoAttackIgnored ? [`A six, but ${lower(legacy(flags.autoAttackIgnored.why))}`] : []),
  ...(flags.mustAttack ? ['Auto-Attack: it must attack the nearest enemy in its front.'] : []),
];

export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const uncommanded = (unit: Unit): boolean => holds(unit, 'ooc') && mayBeOutOfCommand(unit);

/** NBC-OCC-01: what its players must not do with the distance. */
function uncommandedWords(battle: Battle, task: Task, compelled: boolean): Said[] {
  if (!uncommanded(unitIn(battle, task))) return [];
  const legal = mayMoveUncommanded({ startsInZone: inZone(battle, task), endsInZone: true, compelled });
  return legal.ok ? [] : [legal.why];
}

function attackSum(battle: Battle, task: Task, reachCm: number): ReturnType<typeof autoAttack> | null {
  if (!flagsOf(battle, task)?.mustAttack || number(task, 'enemyCm') === 0) return null;
  const unit = unitIn(battle, task);
  const target: Arm = on(task, 'enemyHorse') ? 'cavalry' : 'infantry';
  return autoAttack({
    arm: unit.card.arm,
    target,
    outOfCommand: uncommanded(unit),
    distanceCm: number(task, 'enemyCm'),
    reachCm,
  });
}

const ATTACK_WORDS = {
  contact: 'It comes into contact.',
  firefight: 'It stops at 2 cm and fires.',
  halt: 'It stops at 2 cm; out of command it does not fire.',
  'falls-short': 'It falls short and moves the full dice.',
} as const;

export function readMove(battle: Battle, task: Task): ReturnType<Procedure['reading']> {
  const unit = unitIn(battle, task);
  const allowance = allowanceOf(battle, task);
  if (columnFailed(task))
    return {
      word: 'No march',
      means: `The road was not clear: back to where it started, ${FAILED_COLUMN.disordered ? 'disordered, ' : ''}and the road is blocked.`,
      sums: [],
      good: false,
    };
  if (allowance.kind === 'cannot')
    return {
      word: 'It stays',
      means: sentences([allowance.why, ...gunWords(battle, task)]),
      sums: allowance.shifts ? [allowance.shifts] : [],
      good: false,
    };
  if (allowance.kind === 'face-only')
    return { word: 'It turns', means: 'In mud a change of face takes the whole move.', sums: [] };
  const { cm, atEdge } = distanceOf(battle, task);
  const flags = flagsOf(battle, task);
  if (!cm)
    return {
      word: 'It stays',
      means: sentences([...zoneWords(flags!), 'It holds.', ...gunWords(battle, task)]),
      sums: [],
      part: partOf(flags!),
    };
  const attack = attackSum(battle, task, cm.total);
  const checks = checksOf(battle, task);
  const causes = checks.mover.map(({ what }) => legacy(what).toLowerCase());
  const means = [
    ...(flags ? zoneWords(flags) : []),
    ...(attack ? [ATTACK_WORDS[attack.kind]] : []),
    ...uncommandedWords(battle, task, flags?.mustAttack === true),
    ...(atEdge ? ['It stops at the edge of the terrain.'] : []),
    ...(checks.automatic
      ? [`It is disordered: ${legacy(checks.automatic.what).toLowerCase()} in the Contact Zone.`]
      : []),
    ...(causes.length > 0
      ? [`Then ${causes.length > 1 ? 'disorder checks' : 'a disorder check'}: ${causes.join(', ')}.`]
      : []),
    ...engageWords(battle, task, flags),
    ...boundWords(battle, task, cm.total, flags?.mustAttack === true),
    ...gunWords(battle, task),
  ];
  return {
    word: `${cm.total} cm`,
    means: means.length > 0 ? sentences(means) : `${unit.card.name} moves up to ${cm.total} cm.`,
    sums: [
      cm,
      ...(attack ? [attack.advance] : []),
      ...(allowance.shifts.total > 0 ? [allowance.shifts] : []),
      ...dutySums(battle, task, cm.total),
    ],
    ...(flags && { part: partOf(flags) }),
  };
}

/** What an order to attack or pursue asks of it once it has moved (NBC-ORD-02 to -05, AMB-159). */
function engageWords(battle: Battle, task: Task, flags: ZoneFlags | null): string[] {
  const unit = unitIn(battle, task);
  const order = orderOf(battle, unit);
  if (!order || unitInLull(battle, unit)) return [];
  const due = mustEngage(
    order,
    {
      arm: unit.card.arm,
      enemyInZone: inZone(battle, task),
      barred: flags !== null && !flags.mayApproach,
      outOfCommand: holds(unit, 'ooc') && mayBeOutOfCommand(unit),
      detachment: unit.kind === 'detachment',
      garrison: unit.kind === 'garrison',
    },
    battle.rulings,
  );
  if (!due.must) return [];
  return [
    due.ways.includes('firefight')
      ? 'Its order asks it to engage: a firefight or a close combat.'
      : 'Its order asks it to come into contact.',
  ];
}

// ---- chances in the Contact Zone -----------------------------------------------------------------------------------

const partOf = (flags: ZoneFlags): string => (flags.mustAttack ? '6' : flags.mayApproach ? 'free' : '1');

function everyThrow(dice: number): Face[][] {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  return dice === 0 ? [[]] : everyThrow(dice - 1).flatMap((some) => faces.map((face) => [...some, face]));
}

export function zoneOdds(battle: Battle, task: Task, dice: number): ReturnType<NonNullable<Procedure['odds']>> {
  const parts = { free: 0, '1': 0, '6': 0 } as Record<string, number>;
  const all = everyThrow(dice);
  for (const faces of all) {
    const trial: Task = {
      ...task,
      rolls: [{ slot: 'dice', by: unitIn(battle, task).side, thing: { dice: faces }, own: false, again: [] }],
    };
    parts[partOf(flagsOf(battle, trial)!)]! += 1;
  }
  return {
    claim: 'Chance that it may go closer',
    good: all.length - parts['1']!,
    of: all.length,
    unit: 'throw',
    parts: [
      { key: 'free', n: parts.free!, means: 'as it likes' },
      { key: '6', n: parts['6']!, means: 'must attack' },
      { key: '1', n: parts['1']!, means: 'may not go closer' },
    ],
  };
}
