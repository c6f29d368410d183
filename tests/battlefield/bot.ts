/** A player that knows only the menus, and what must hold after everything it does. */

import '../../src/battlefield/all.ts';
import { applyAll } from '../../src/battlefield/apply.ts';
import { type Battle, currentCP, onTable } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { SIDES } from '../../src/book/terms.ts';
import { openChance, type Seed } from '../../src/dice/chance.ts';

/** A small fast generator, so that a battle can be told by one number. */
export function randomOf(seed: number): (n: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

/** Mostly goes on, often answers, sometimes meddles with a unit. */
export function pick(battle: Battle, random: (n: number) => number): Play {
  const offers = menu(battle);
  const task = battle.agenda.findLast((open) => !open.aside);
  const units = Object.values(battle.units).filter(onTable);
  if (!task && units.length > 0 && random(3) === 0) {
    const more = unitMenu(battle, units[random(units.length)]!.id);
    if (more.length > 0) return more[random(more.length)]!;
  }
  // A question that is only ever answered differently would never end.
  const straight = offers.filter((play) => play.do === 'throw' || play.do === 'accept');
  if (straight.length > 0 && random(3) > 0) return straight[random(straight.length)]!;
  const going = offers.filter((play) => play.do === 'next' || play.do === 'choose');
  if (going.length > 0 && random(2) === 0) return going[random(going.length)]!;
  return offers[random(offers.length)]!;
}

/** Throws when a law of the ledger is broken. */
export function mustHold(before: Battle, after: Battle): void {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  for (const unit of Object.values(after.units)) {
    const { white, red, blue } = unit.lost;
    if (white < 0 || red < 0 || blue < 0) fail(`${unit.id} has a negative book`);
    if (currentCP(unit) + white + red + blue !== unit.startCP) fail(`${unit.id} has lost combat points nowhere`);
    if (currentCP(unit) < 0) fail(`${unit.id} is below nothing`);
    if (unit.fate === 'good' && unit.startCP > 0 && currentCP(unit) === 0 && unit.hurt === null)
      fail(`${unit.id} stands at 0CP`);
    if (unit.fate === 'broken' && unit.disordered) fail(`${unit.id} is broken and disordered`);
    if (unit.stands > 0 && unit.fate !== 'good') fail(`${unit.id} skirmishes though ${unit.fate}`);
    if (unit.host && after.units[unit.host]?.fate !== 'good' && unit.fate === 'good')
      fail(`${unit.id} is attached to a unit that is gone`);
  }
  if (after.shots.length > 0 && after.phase !== 3 && after.phase !== 4)
    fail('shots are written down out of their phase');
  for (const shot of after.shots) {
    const throws = after.shots.filter((one) => one.by === shot.by).length;
    if (shot.by !== null && throws > (after.phase === 3 ? 2 : 1)) fail(`${shot.by} shoots ${throws} times in a phase`);
  }
  for (const side of SIDES) {
    const { rerolls } = after.sides[side];
    const officer = after.officers[after.sides[side].commander]!;
    if (rerolls.ready < 0 || rerolls.used < 0) fail(`${side} owes re-roll dice`);
    if (rerolls.ready + rerolls.used !== officer.card.A)
      fail(`${side} has ${rerolls.ready + rerolls.used} re-roll dice instead of ${officer.card.A}`);
    if (after.sides[side].byes < 0) fail(`${side} owes a Bye`);
    const played = Object.values(after.formations).filter((f) => f.side === side && f.card === 'played');
    if (played.length > 1) fail(`${side} has played ${played.length} cards at once`);
  }
  if (after.minutes < before.minutes) fail('game time runs backward');
  if (after.at < before.at) fail('the stream of chance runs backward');
  const ids = after.agenda.map((task) => task.id);
  if (new Set(ids).size !== ids.length) fail('two questions have one id');
}

export interface Played {
  readonly battle: Battle;
  readonly plays: number;
}

/** Plays until the turn wanted, or so many plays. A refusal of what the menu offered is a failure. */
export function playBot(
  start: Battle,
  seed: Seed,
  random: (n: number) => number,
  most: number,
  watch?: (battle: Battle, play: Play, events: readonly Event[]) => void,
): Played {
  let battle = start;
  for (let plays = 0; plays < most; plays += 1) {
    const choice = pick(battle, random);
    const ruled = referee(battle, choice, (at) => openChance(seed, at));
    if (!ruled.ok)
      throw new Error(
        `turn ${battle.turn} phase ${battle.phase}: offered ${JSON.stringify(choice)}, refused: ${ruled.why}`,
      );
    const applied = applyAll(battle, ruled.events)!;
    mustHold(battle, applied);
    watch?.(applied, choice, ruled.events);
    battle = applied;
  }
  return { battle, plays: most };
}
