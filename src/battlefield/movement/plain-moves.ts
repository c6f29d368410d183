/** How far units may go as they stand: what the ledger knows of a move before the table has said anything (NBC-MOV-01, -08, NBC-GL-09). */

import type { GunWeight } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { attachedTo, type Battle, onTable, orderOf, staysBehind, type Unit, unitsOf } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { mayLeaveEntrance } from '../ledger/driven-off.ts';
import { called, shortNamed } from '../named.ts';
import { firedAs } from '../rules/fire/artillery-moves.ts';
import { mayStillAdjust } from '../rules/movement/manoeuvres.ts';
import {
  formationBestDistance,
  type MoveAllowance,
  type MoveFacts,
  moveAllowance,
  moveClass,
  slowest,
  type TerrainMet,
} from '../rules/movement/movement.ts';
import { isBuilding } from '../rules/special-troops/trains.ts';
import { SAMPLE_TERRAIN } from '../terrain.ts';

/** The scenario's restricted terrain, or the rulebook's illustrations where it names none (AMB-158). */
export const terrainOf = (battle: Battle): readonly TerrainMet[] =>
  battle.scenario.terrain.length > 0
    ? battle.scenario.terrain.map((each) => ({ ...each, name: called(each.name) }))
    : SAMPLE_TERRAIN;

/** The guns of a unit that fired this turn, its own or attached; howitzers and rockets count as medium (NBC-ART-25). */
function firedGuns(battle: Battle, unit: Unit): GunWeight | null {
  const weights = [unit, ...attachedTo(battle, unit.id)].map(({ card, firedIn, ...guns }) =>
    card.arm === 'artillery'
      ? firedAs({
          weight: card.weight,
          pieces: guns.pieces ?? card.pieces,
          firedThisTurn: firedIn === battle.turn && firedIn > 0,
        })
      : null,
  );
  return (['heavy', 'medium', 'light'] as const).find((weight) => weights.includes(weight)) ?? null;
}

/** What the ledger says of a move, before the table has said anything. */
export function moveFacts(battle: Battle, unit: Unit): MoveFacts {
  const guns = attachedTo(battle, unit.id).filter((other) => other.card.arm === 'artillery');
  const { conversion } = [unit, ...guns].find((each) => each.conversion !== null) ?? unit;
  return {
    arm: unit.card.arm,
    moveClass: slowest([moveClass(unit.card), ...guns.map(({ card }) => moveClass(card))]),
    ground: battle.sky.ground,
    hills: battle.scenario.hills,
    order: orderOf(battle, unit) ?? null,
    startsInContactZone: holds(unit, 'inCZ'),
    exhaustion: unit.exhaustion,
    disordered: unit.disordered,
    fired: firedGuns(battle, unit),
    conversion: conversion?.part ?? null,
    broken: unit.fate === 'broken',
    garrison: unit.kind === 'garrison',
    looting: unit.looting,
    resting: unit.resting,
  };
}

/** How far a unit may move as it stands, with nothing in its way. */
export const plainMove = (battle: Battle, unit: Unit): MoveAllowance =>
  moveAllowance(moveFacts(battle, unit), battle.rulings);

/** Units that move for themselves: what is attached goes with its host, a garrison stays. */
const movesAlone = (unit: Unit): boolean =>
  onTable(unit) && unit.host === null && unit.kind !== 'garrison' && unit.kind !== 'engineers';

const isTrain = ({ kind }: Unit): boolean => kind === 'pontoon' || kind === 'baggage';

/** Trains go once they are set in motion, until they are taken or build (NBC-PON-01, NBC-PON-04, NBC-BAG-02). */
const trainGoes = (battle: Battle, unit: Unit): Legality =>
  unless(
    isTrain(unit) && Boolean(unit.captured) && refuse('train-taken', 'NBC-BAG-02'),
    isTrain(unit) && !unit.movesIn && refuse('move-train-stands', 'NBC-PON-01'),
    isBuilding(battle, unit) && refuse('move-building', 'NBC-PON-04'),
  );

/** Whether a unit may go anywhere of its owner's will, over a bridge or into a village too (NBC-ORD-12, NBC-MOV-21). */
export function mayGo(battle: Battle, unit: Unit): Legality {
  const plain = plainMove(battle, unit);
  const moving = battle.action?.step === 'move' || known(unit, 'contact') !== undefined;
  return unless(
    trainGoes(battle, unit),
    // Its charge was its move; only who has fought goes on to the ground that he has won.
    moving && holds(unit, 'charged') && refuse('charge-tried', 'NBC-MOV-22'),
    plain.kind === 'cannot' && refuse(plain.why, plain.row, plain.ruling),
    plain.kind === 'dice' && plain.onlyIfCompelled && refuse('move-hold', 'NBC-ORD-12', 'holdCZ'),
  );
}

/** Whether a unit's move may be reckoned now: in its formation's action, trains among the commanders. */
export function mayReckonMove(battle: Battle, unit: Unit): Legality {
  const { action, phase } = battle;
  const train = isTrain(unit);
  const now = train ? phase === 5 : action?.step === 'move' && action.formation === unit.formation;
  return unless(
    !movesAlone(unit) && refuse('move-not-by-itself', 'NBC-MOV-01'),
    !now && refuse(train ? 'train-phase' : 'move-time', 'NBC-MOV-01'),
    trainGoes(battle, unit),
    mayLeaveEntrance(battle, unit),
    holds(unit, 'moved') && mayStillAdjust('move'),
  );
}

/** NBC-BRK-01, NBC-MOV-01: the Broken of a formation move before anybody else of it. */
export function brokenFirst(battle: Battle, unit: Unit): Legality {
  const acting = battle.action?.step === 'move' && battle.action.formation === unit.formation;
  const before = acting && unit.fate === 'good' ? unitsOf(battle, unit.formation ?? '') : [];
  const units = before.filter((other) => other.fate === 'broken' && movesAlone(other) && !holds(other, 'moved'));
  return unless(units.length > 0 && refuse(say('move-broken-before', { units: units.map(shortNamed) }), 'NBC-BRK-01'));
}

/** Formation Best Distance as far as it is known: full moves, and the dice already thrown (NBC-GL-09). */
export function bestDistance(battle: Battle, formation: string): Reckoning | null {
  return formationBestDistance(
    unitsOf(battle, formation)
      .filter(movesAlone)
      .flatMap((unit) => {
        const plain = plainMove(battle, unit);
        const thrown = known(unit, 'movedCm');
        const distanceCm = thrown ?? (plain.kind === 'full' ? plain.cm.total : undefined);
        return distanceCm === undefined
          ? []
          : [
              {
                unit: shortNamed(unit),
                distanceCm,
                leftBehind: staysBehind(unit),
                broken: unit.fate === 'broken',
                resting: unit.resting,
              },
            ];
      }),
  );
}
