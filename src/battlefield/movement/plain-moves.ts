/** How far units can move by what the ledger knows, before the table has said anything (NBC-MOV-01, -08, NBC-GL-09). */

import type { GunWeight } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { attachedTo, type Battle, movesAlone, orderOf, staysBehind, type Task, type Unit, unitsOf } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { diceLie } from '../ledger/contact.ts';
import { mayLeaveEntrance } from '../ledger/driven-off.ts';
import { called, shortNamed } from '../named.ts';
import { firedAs } from '../rules/fire/artillery.ts';
import { FINISHED } from '../rules/movement/manoeuvres.ts';
import type { MoveAllowance, MoveFacts, TerrainMet } from '../rules/movement/movement.ts';
import { formationBestDistance, moveAllowance, moveClass, slowest } from '../rules/movement/movement.ts';
import { isBuilding } from '../rules/special-troops/trains.ts';
import { SAMPLE_TERRAIN } from '../terrain.ts';

/** The scenario's restricted terrain, or the rulebook's examples if it names none (AMB-158). */
export const terrainOf = (battle: Battle): readonly TerrainMet[] =>
  battle.scenario.terrain.length > 0
    ? battle.scenario.terrain.map((each) => ({ ...each, name: called(each.name) }))
    : SAMPLE_TERRAIN;

/** NBC-ART-25: the heaviest weight of the unit's own or attached guns that fired this turn, or null (`firedAs`). */
function firedGuns(battle: Battle, unit: Unit): GunWeight | null {
  const weights = [unit, ...attachedTo(battle, unit.id)].map(({ card, firedIn, pieces }) =>
    card.arm === 'artillery'
      ? firedAs({ ...card, pieces: pieces ?? card.pieces, firedThisTurn: firedIn === battle.turn && firedIn > 0 })
      : null,
  );
  return (['heavy', 'medium', 'light'] as const).find((weight) => weights.includes(weight)) ?? null;
}

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

export const plainMove = (battle: Battle, unit: Unit): MoveAllowance =>
  moveAllowance(moveFacts(battle, unit), battle.rulings);

const isTrain = ({ kind }: Unit): boolean => kind === 'pontoon' || kind === 'baggage';

/** NBC-PON-01, NBC-PON-04, NBC-BAG-02: whether a train may move: in motion, neither captured nor building. */
const trainGoes = (battle: Battle, unit: Unit): Legality =>
  unless(
    isTrain(unit) && Boolean(unit.captured) && refuse('train-taken', 'NBC-BAG-02'),
    isTrain(unit) && !unit.movesIn && refuse('move-train-stands', 'NBC-PON-01'),
    isBuilding(battle, unit) && refuse('move-building', 'NBC-PON-04'),
  );

/** NBC-ORD-12, NBC-MOV-21: whether a unit may move by choice at all, over a bridge or into a village too. */
export function mayGo(battle: Battle, unit: Unit): Legality {
  const plain = plainMove(battle, unit);
  const moving = battle.action?.step === 'move' || known(unit, 'contact') !== undefined;
  return unless(
    trainGoes(battle, unit),
    // A charge is the unit's move; only a unit that fought may still move, onto the ground it has won.
    moving && holds(unit, 'charged') && refuse('charge-tried', 'NBC-MOV-22'),
    diceLie(battle, unit.id) && refuse('turn-answer-first', 'NBC-MOV-01'),
    plain.kind === 'cannot' && refuse(plain.why, plain.row, plain.ruling),
    plain.kind === 'dice' && plain.onlyIfCompelled && refuse('move-hold', 'NBC-ORD-12', 'holdCZ'),
  );
}

/** Whether the app may compute the unit's move now: in its formation's action; for trains in the commanders' phase. */
export function mayReckonMove(battle: Battle, unit: Unit): Legality {
  const { action, phase } = battle;
  const train = isTrain(unit);
  const now = train ? phase === 5 : action?.step === 'move' && action.formation === unit.formation;
  return unless(
    !movesAlone(unit) && refuse('move-not-by-itself', 'NBC-MOV-01'),
    !now && refuse(train ? 'train-phase' : 'move-time', 'NBC-MOV-01'),
    trainGoes(battle, unit),
    mayLeaveEntrance(battle, unit),
    holds(unit, 'moved') && FINISHED,
  );
}

/** NBC-MOV-01, NBC-MOV-15: the dice of the unit's move that a charge has thrown; the rest of it keeps them. */
export function diceBefore(unit: Unit | undefined): { readonly rolls?: Task['rolls'] } {
  const dice = known(unit, 'moveDice');
  return unit && dice ? { rolls: [{ slot: 'dice', by: unit.side, thing: { dice }, own: false, again: [] }] } : {};
}

/** NBC-BRK-01, NBC-MOV-01: whether the unit may move before the Broken units of its formation, which move first. */
export function brokenFirst(battle: Battle, unit: Unit): Legality {
  const acting = battle.action?.step === 'move' && battle.action.formation === unit.formation;
  const before = acting && unit.fate === 'good' ? unitsOf(battle, unit.formation ?? '') : [];
  const units = before.filter((other) => other.fate === 'broken' && movesAlone(other) && !holds(other, 'moved'));
  return unless(units.length > 0 && refuse(say('move-broken-before', { units: units.map(shortNamed) }), 'NBC-BRK-01'));
}

/** NBC-GL-09: the Formation Best Distance as far as it is known, from full moves and dice already thrown, in cm. */
export function bestDistance(battle: Battle, formation: string): Reckoning | null {
  return formationBestDistance(
    unitsOf(battle, formation)
      .filter((unit) => movesAlone(unit) && !staysBehind(unit) && unit.fate !== 'broken' && !unit.resting)
      .flatMap((unit) => {
        const plain = plainMove(battle, unit);
        const distanceCm = known(unit, 'movedCm') ?? (plain.kind === 'full' ? plain.cm.total : undefined);
        return distanceCm === undefined ? [] : [{ unit: shortNamed(unit), distanceCm }];
      }),
  );
}
