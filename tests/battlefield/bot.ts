/** A player that knows only the menus, and what must hold after everything it does. */

import { type Battle, onTable } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { chanceOf, type Seed } from '../../src/engine/chance.ts';
import { countsWhatItNames } from '../laws/counted.ts';
import { applyAll } from './folded.ts';
import { table } from './laws/book.ts';
import { mustHold } from './laws.ts';

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
  const task = battle.agenda.findLast((open) => !open.deferred);
  const units = Object.values(battle.units).filter(onTable);
  if (!task && units.length > 0 && random(3) === 0) {
    const forgotten = random(8) === 0;
    const more = unitMenu(battle, units[random(units.length)]!.id).filter(
      (play) => forgotten || (play.do !== 'take-up' && play.do !== 'fire'),
    );
    if (more.length > 0) return more[random(more.length)]!;
  }
  // A question that is only ever answered differently would never end.
  const straight = offers.filter((play) => play.do === 'throw' || play.do === 'accept');
  if (straight.length > 0 && random(3) > 0) return straight[random(straight.length)]!;
  const going = offers.filter((play) => play.do === 'next' || play.do === 'choose');
  if (going.length > 0 && random(2) === 0) return going[random(going.length)]!;
  return offers[random(offers.length)]!;
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
  const book = table(start, (topic) => chanceOf(seed, topic));
  for (let plays = 0; plays < most; plays += 1) {
    const choice = pick(battle, random);
    const ruled = referee(battle, choice, (topic) => chanceOf(seed, topic));
    if (!ruled.ok)
      throw new Error(
        `turn ${battle.turn} phase ${battle.phase}: offered ${JSON.stringify(choice)}, refused: ${ruled.why}`,
      );
    const applied = applyAll(battle, ruled.events)!;
    mustHold(battle, applied);
    book(battle, choice, ruled.events);
    for (const event of ruled.events) if (event.type === 'logged') countsWhatItNames(event.line.text);
    watch?.(applied, choice, ruled.events);
    battle = applied;
  }
  return { battle, plays: most };
}
