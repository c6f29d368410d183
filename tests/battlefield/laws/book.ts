/** All the laws of the book, and the table that holds a battle to them. */
import type { Battle } from '../../../src/battlefield/battle.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { isMany, stepsOf } from '../../../src/battlefield/passing.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import type { OpenChance } from '../../../src/engine/chance.ts';
import { same } from '../../../src/engine/proof.ts';
import { applyAll } from '../folded.ts';
import { ARRIVALS } from './arrivals.ts';
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
  ...ARRIVALS,
} as const satisfies Record<string, Law>;
export type LawName = keyof typeof LAWS;

/** What each law says against a step: its row, its name and the sentence. */
export function* against(step: Step): Iterable<string> {
  for (const [name, { row, against: says }] of Object.entries<Law>(LAWS))
    for (const why of says(step)) yield `${row} (${name}): ${why}; by ${JSON.stringify(step.play)}`;
}

/** What one tap did, as the single plays that it stands for; its events must be theirs. */
export function* singly(before: Battle, play: Play, events: readonly Event[], open: OpenChance) {
  if (!isMany(play)) {
    yield { before, play, events };
    return;
  }
  let now = before;
  const all: Event[] = [];
  for (const step of stepsOf(play, () => now)) {
    const ruled = referee(now, step, open);
    if (!ruled.ok) throw new Error(`${JSON.stringify(step)} of ${JSON.stringify(play)} refused: ${ruled.why}`);
    yield { before: now, play: step, events: ruled.events };
    all.push(...ruled.events);
    now = ruled.state;
  }
  if (!same(all, events)) throw new Error(`${JSON.stringify(play)} is not what its steps are`);
}

/** Watches a battle from some moment on, and throws at the first play that no table would allow. */
export function table(from: Battle, open: OpenChance): (before: Battle, play: Play, events: readonly Event[]) => void {
  let memory: Memory = nothingYet(from.turn);
  return (before, play, events) => {
    for (const one of singly(before, play, events, open)) {
      const step = { ...one, after: applyAll(one.before, one.events)!, memory };
      for (const why of against(step)) throw new Error(why);
      memory = remember(step);
    }
  };
}
