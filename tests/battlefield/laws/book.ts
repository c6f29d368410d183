/** All the laws of the book, and the table that holds a battle to them. */
import type { Battle } from '../../../src/battlefield/battle.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { ENDINGS } from './endings.ts';
import { FIGHTING } from './fights.ts';
import { FIRING } from './fire.ts';
import type { Law, Step } from './law.ts';
import { type Memory, nothingYet, remember } from './memory.ts';
import { MOVES } from './moves.ts';
import { OFFICERS } from './officers.ts';
import { PLACES } from './places.ts';
import { TROOPS } from './troops.ts';
import { TURNS } from './turns.ts';

export const LAWS = {
  ...MOVES,
  ...FIGHTING,
  ...FIRING,
  ...PLACES,
  ...OFFICERS,
  ...TROOPS,
  ...TURNS,
  ...ENDINGS,
} as const satisfies Record<string, Law>;
export type LawName = keyof typeof LAWS;

/** What each law says against a step: its row, its name and the sentence. */
export function* against(step: Step): Iterable<string> {
  for (const [name, { row, against: says }] of Object.entries<Law>(LAWS))
    for (const why of says(step)) yield `${row} (${name}): ${why}; by ${JSON.stringify(step.play)}`;
}

/** Watches a battle from some moment on, and throws at the first play that no table would allow. */
export function table(from: Battle): (before: Battle, play: Play, events: readonly Event[], after: Battle) => void {
  let memory: Memory = nothingYet(from.turn);
  return (before, play, events, after) => {
    const step = { before, play, events, after, memory };
    for (const why of against(step)) throw new Error(why);
    memory = remember(step);
  };
}
