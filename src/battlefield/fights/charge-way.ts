/** A charge is a move: its path and its dice, by the rules of any move (NBC-MOV-06, -10, -13, -15, -16). */

import { type Said, say } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import type { Battle, Unit } from '../battle.ts';
import { holds, known } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { unitOf } from '../look-up.ts';
import { fordFacts, friendsAsked, NOBODY, terrainEffect, terrainFacts, terrainSaid } from '../movement/move-facts.ts';
import { attackWords, flagsIn, sixSends, zoneWords } from '../movement/move-reading.ts';
import { orderAfterMove } from '../movement/moving.ts';
import { moveFacts } from '../movement/plain-moves.ts';
import { shortNamed } from '../named.ts';
import { type Fact, rollIn, yesNo } from '../procedure.ts';
import { factKey, flagSaid, saidOf } from '../rules/fights/answers.ts';
import { type AutoAttack, CONTACT_ZONE_CM, type ZoneFlags } from '../rules/movement/contact-zone.ts';
import { moveDisorderChecks, passable } from '../rules/movement/manoeuvres.ts';
import { type MoveAllowance, moveAllowance, moveDistance } from '../rules/movement/movement.ts';
import { diceIn } from '../throws.ts';
import { attackerIn, defenderIn, type FightTask, firesAs } from './parties.ts';

export const CHARGE_WAY = 'charge-its-way';
const THROUGH = ['through', 'through2'] as const;

/** Whether the path is asked about: not if the app has computed the unit's move, which asked already. */
export const asksWay = (unit: Unit): boolean => !holds(unit, 'moved');

export function wayFacts(battle: Battle, task: FightTask, unit: Unit): Fact[] {
  if (!asksWay(unit)) return [];
  const friends = passable(battle, unit);
  const through = THROUGH.map((key) => ({ key: factKey('a', key), said: saidOf(task, 'a', key, NOBODY) }));
  return present(
    // NBC-MOV-10: the terrain decides the dice, and is not changed once they lie.
    !(rollIn(task, 'dice') && !known(unit, 'moveDice')) && [
      ...terrainFacts(battle, task, terrainEffect, CHARGE_WAY),
      ...fordFacts(battle, task, CHARGE_WAY),
    ],
    friends.length !== 0 && friendsAsked(friends, through, CHARGE_WAY),
  );
}

/** NBC-DC-02: opens the Disorder Checks of the path, before the fight. `before`: the battle as the charge began. */
export function checkWay(d: EventBuilder, before: Battle, task: FightTask, unit: Unit, inZone: boolean): void {
  if (!asksWay(unit)) return;
  const checked = (one: Unit) => ({ checkedThisTurn: holds(one, 'moveChecked') });
  const through = THROUGH.map((key) => saidOf(task, 'a', key, NOBODY));
  const friends = passable(before, unit).filter(({ id }) => through.includes(id));
  const passed = friends.map((friend) => ({ ...shortNamed(friend), ...checked(friend) }));
  const terrain = terrainSaid(before, task);
  const where = { startsInContactZone: inZone, passed, terrain, ground: before.sky.ground };
  const checks = moveDisorderChecks({ arm: unit.card.arm, ...where, ...checked(unit) }, before.rulings);
  if (checks.mover.length > 0) learn(d, { unit: unit.id }, { moveChecked: true });
  orderAfterMove(d, unitOf(d.state, unit.id), checks);
}

/** How far the attacker may go; null if its move has been worked out, or its records are kept elsewhere. */
export function chargeMove(battle: Battle, task: FightTask, startsInContactZone: boolean): MoveAllowance | null {
  const { unit } = attackerIn(battle, task);
  if (!unit || !asksWay(unit)) return null;
  const said = { terrain: terrainSaid(battle, task), fording: task.facts.fording === true };
  return moveAllowance({ ...said, ...moveFacts(battle, unit), startsInContactZone }, battle.rulings);
}

/** How a charge ends by its dice. */
export interface Carried {
  readonly cm: Reckoning | null;
  readonly flags: ZoneFlags | null;
  /** Barred, short, or before cavalry; or in contact, unless a card says otherwise. */
  readonly ends: 'barred' | AutoAttack['kind'];
}

export function carriedBy(battle: Battle, task: FightTask, move: MoveAllowance | null): Carried {
  const { unit } = attackerIn(battle, task);
  const faces = diceIn(task);
  const flags = unit && flagsIn(battle, unit, move, faces);
  const compelled = flags?.mustAttack ?? holds(unit, 'mustAttack');
  const target = defenderIn(battle, task);
  return {
    cm: faces && move?.kind === 'dice' ? moveDistance(move, faces) : null,
    flags,
    ends:
      flags && !flags.mayApproach
        ? 'barred'
        : flagSaid(task, 'a', 'far')
          ? 'falls-short'
          : unit && compelled && target.seen?.fate !== 'broken'
            ? sixSends(battle, unit, { target: firesAs(target).arm, distanceCm: 0, reachCm: 0 }).kind
            : 'contact',
  };
}

/** The question whether the dice reach the target. Nothing in the Contact Zone is farther than it is deep. */
export function reachFact(task: FightTask, { cm, flags, ends }: Carried): Fact[] {
  if (!cm || ends === 'barred' || (flags && cm.total >= CONTACT_ZONE_CM)) return [];
  const effect = 'charge-by-hand-short';
  return [yesNo(factKey('a', 'far'), say('charge-farther', { cm: cm.total }), flagSaid(task, 'a', 'far'), { effect })];
}

export const carriedWords = ({ flags, ends }: Carried): Said[] =>
  present(
    flags && zoneWords(flags),
    ends !== 'contact' && (ends === 'barred' ? ('zone-way-away' as const) : attackWords({ kind: ends })),
  );
