/** The end of a turn and the start of the next at the table: time cards, weather, fog, all thrown by hand. */
import { expect } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { Reading } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { RulingKey, Rulings, RulingValue } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import type { Said } from '../../src/engine/message.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { accepts, dice, does, enters, isOffered } from './table.ts';

/** What the question that is open comes to, as it lies. */
export const reads = (battle: Battle): Reading => procedureFor(top(battle).kind).reading(battle, top(battle));
export const total = (battle: Battle, n = 0): number | undefined => reads(battle).sums[n]?.total;

/** How a fact is asked. */
export const askedOf = (battle: Battle, key: string): Said | undefined =>
  procedureFor(top(battle).kind)
    .facts?.(battle, top(battle))
    .find((fact) => fact.key === key)?.label;

/** What may be thrown again, by whom, for how many re-roll dice, and what speaks against it. */
export const againAt = (battle: Battle) => procedureFor(top(battle).kind).again?.(battle, top(battle)) ?? [];

/** Pays for one throw more and enters it. */
export function throwsAgain(battle: Battle, slot: string, side: 'a' | 'b', thing: Thing): Battle {
  const one = { do: 'again', task: top(battle).id, slot, side } as const;
  expect(isOffered(battle, one)).toBe(true);
  return play(battle, { ...one, thing });
}

/** The same flow under the default of a ruling and under another value of it. */
export const underBoth = <K extends RulingKey, T>(
  key: K,
  value: RulingValue<K>,
  flow: (rulings: Rulings) => T,
): readonly [T, T] => [flow({}), flow({ [key]: value })];

/** Nobody acts any more, and the time card is turned: the battle stands in phase 8. */
export function timeCard(battle: Battle, minutes: number): Battle {
  const eight = does(goTo(battle, 7), { do: 'next' });
  return accepts(enters(eight, 'card', { minutes }));
}

/** What the sky does in phase 9: the weather's pot, the strength of what falls, the fog. */
export interface SkyThrown {
  readonly pot?: Thing;
  readonly strength?: Face;
  readonly fog?: readonly Face[];
}

/** White dice that differ: the weather stays. */
export const STAYS = pot(1, 2);
/** Two fours, and a red die: the weather turns. */
export const turnsOn = (red: Face): Thing => pot(4, 4, red);

/** Phase 9 as far as it asks, in the order in which it asks. */
export function ninth(battle: Battle, thrown: SkyThrown = {}): Battle {
  let now = does(battle, { do: 'next' });
  for (let task = top(now); task; task = top(now)) {
    if (task.kind === 'weather') now = accepts(enters(now, 'pot', thrown.pot ?? STAYS));
    else if (task.kind === 'intensity') now = accepts(enters(now, 'dice', dice(thrown.strength ?? 1)));
    else if (task.kind === 'fog') now = accepts(enters(now, 'dice', dice(...(thrown.fog ?? [1]))));
    else break;
  }
  return now;
}

/** A turn with a card of so many minutes; the next one begins. */
export const turn = (battle: Battle, minutes: number, sky: SkyThrown = {}): Battle =>
  does(ninth(timeCard(battle, minutes), sky), { do: 'next' });

/** So many turns of so many minutes, with the same weather. */
export const turns = (battle: Battle, cards: readonly number[], sky: SkyThrown = {}): Battle =>
  cards.reduce((now, minutes) => turn(now, minutes, sky), battle);
