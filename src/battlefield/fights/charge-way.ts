/**
 * What a charge meets on its path: rough ground, mud, and friends. The rules are those of any move (NBC-MOV-06, -10,
 * -13).
 */
import type { Battle, Facts, Unit } from '../battle.ts';
import { holds } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { unitOf } from '../look-up.ts';
import { friendsAsked } from '../movement/friends-passed.ts';
import { NOBODY } from '../movement/move-said.ts';
import { orderAfterMove } from '../movement/moving.ts';
import { terrainOf } from '../movement/plain-moves.ts';
import { shortNamed } from '../named.ts';
import { type Fact, yesNo } from '../procedure.ts';
import { factKey, saidOf } from '../rules/fights/answers.ts';
import { type MoveChecks, moveDisorderChecks } from '../rules/movement/manoeuvres.ts';
import { passable } from '../rules/movement/passable.ts';
import type { FightTask } from './parties.ts';

/** The line behind which the questions about the path are folded. */
export const CHARGE_WAY = 'charge-its-way';
const THROUGH = ['through', 'through2'] as const;

/**
 * Returns the terrain with a Disorder test. No other terrain matters to a charge, since the players have measured that
 * it reaches its target.
 */
const tested = (battle: Battle) =>
  terrainOf(battle).flatMap((met, i) => (met.disorderTest ? [{ key: `terrain.${i}`, met }] : []));

const isCrossed = (facts: Facts, key: string): boolean => facts[key] === true;

const passedIn = (battle: Battle, task: FightTask, unit: Unit): Unit[] => {
  const said = THROUGH.map((key) => saidOf(task, 'a', key, NOBODY));
  return passable(battle, unit).filter(({ id }) => said.includes(id));
};

/** Returns whether the path is asked about: not if the app has computed the unit's move, which asked already. */
const asks = (unit: Unit): boolean => !holds(unit, 'moved');

export function wayFacts(battle: Battle, task: FightTask, unit: Unit): Fact[] {
  if (!asks(unit)) return [];
  const friends = passable(battle, unit);
  const through = THROUGH.map((key) => ({ key: factKey('a', key), said: saidOf(task, 'a', key, NOBODY) }));
  return [
    ...tested(battle).map(({ key, met }) =>
      yesNo(key, met.name, isCrossed(task.facts, key), { group: CHARGE_WAY, effect: 'move-tested' }),
    ),
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
      terrain: tested(battle).flatMap(({ key, met }) => (isCrossed(task.facts, key) ? [met] : [])),
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
  if (!asks(unit)) return;
  const checks = checksOf(before, task, unit, inZone);
  if (checks.mover.length > 0) learn(d, { unit: unit.id }, { moveChecked: true });
  orderAfterMove(d, unitOf(d.state, unit.id), checks);
}
