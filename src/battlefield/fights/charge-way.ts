/**
 * What a charge meets on its path: rough ground, mud, and friends. The rules are those of any move (NBC-MOV-06, -10,
 * -13).
 */
import type { Battle, Unit } from '../battle.ts';
import { holds, known } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { unitOf } from '../look-up.ts';
import { friendsAsked } from '../movement/friends-passed.ts';
import { terrainEffect, terrainFacts } from '../movement/move-facts.ts';
import { NOBODY, terrainSaid } from '../movement/move-said.ts';
import { orderAfterMove } from '../movement/moving.ts';
import { shortNamed } from '../named.ts';
import { type Fact, rollIn } from '../procedure.ts';
import { factKey, saidOf } from '../rules/fights/answers.ts';
import { type MoveChecks, moveDisorderChecks } from '../rules/movement/manoeuvres.ts';
import { passable } from '../rules/movement/passable.ts';
import type { FightTask } from './parties.ts';

/** The line behind which the questions about the path are folded. */
export const CHARGE_WAY = 'charge-its-way';
const THROUGH = ['through', 'through2'] as const;

const passedIn = (battle: Battle, task: FightTask, unit: Unit): Unit[] => {
  const said = THROUGH.map((key) => saidOf(task, 'a', key, NOBODY));
  return passable(battle, unit).filter(({ id }) => said.includes(id));
};

/** Whether the path is asked about: not if the app has computed the unit's move, which asked already. */
export const asksWay = (unit: Unit): boolean => !holds(unit, 'moved');

export function wayFacts(battle: Battle, task: FightTask, unit: Unit): Fact[] {
  if (!asksWay(unit)) return [];
  const friends = passable(battle, unit);
  const through = THROUGH.map((key) => ({ key: factKey('a', key), said: saidOf(task, 'a', key, NOBODY) }));
  return [
    // NBC-MOV-10: the terrain decides the dice, and is not changed once they lie.
    ...(rollIn(task, 'dice') && !known(unit, 'moveDice') ? [] : terrainFacts(battle, task, terrainEffect, CHARGE_WAY)),
    ...(friends.length === 0 ? [] : friendsAsked(friends, through, CHARGE_WAY)),
  ];
}

function checksOf(battle: Battle, task: FightTask, unit: Unit, startsInContactZone: boolean): MoveChecks {
  const checked = (one: Unit): boolean => holds(one, 'moveChecked');
  return moveDisorderChecks(
    {
      arm: unit.card.arm,
      startsInContactZone,
      passed: passedIn(battle, task, unit).map((friend) => ({
        ...shortNamed(friend),
        checkedThisTurn: checked(friend),
      })),
      terrain: terrainSaid(battle, task),
      ground: battle.sky.ground,
      checkedThisTurn: checked(unit),
    },
    battle.rulings,
  );
}

/**
 * NBC-DC-02: opens the Disorder Checks that the path causes, before the fight. `before` is the battle at the start of
 * the charge.
 */
export function checkWay(d: EventBuilder, before: Battle, task: FightTask, unit: Unit, inZone: boolean): void {
  if (!asksWay(unit)) return;
  const checks = checksOf(before, task, unit, inZone);
  if (checks.mover.length > 0) learn(d, { unit: unit.id }, { moveChecked: true });
  orderAfterMove(d, unitOf(d.state, unit.id), checks);
}
