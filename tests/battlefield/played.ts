/** Whole games of the bot, with everything they wrote down. */

import type { Battle, Setup, Task, Thing } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import type { Event } from '../../src/battlefield/events.ts';
import type { Need } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import { chanceOf, type Seed, sealOf } from '../../src/engine/chance.ts';
import type { ProvedDeed } from '../../src/engine/proof.ts';
import { pick, randomOf } from './bot.ts';
import { SETUP, seedFrom, small } from './fixtures.ts';
import { applyAll } from './folded.ts';
import { mustHold } from './laws.ts';

type PlayedDeed = ProvedDeed<Event>;

export interface Game {
  readonly seed: Seed;
  /** What each play wrote; the first is the beginning. */
  readonly deeds: readonly PlayedDeed[];
  readonly battle: Battle;
}

/** What the table might throw of its own. */
export function ownThing(need: Need, random: (n: number) => number): Thing {
  const face = () => (random(6) + 1) as Face;
  switch (need.want) {
    case 'pot':
      return { pot: { red: face(), white: [face(), face()], green: [face(), face()] } };
    case 'dice':
      return { dice: Array.from({ length: need.dice }, face) };
    case 'result':
      return random(2) === 0 ? { card: random(48) + 1 } : { result: 'N' };
    case 'disorder':
      return random(2) === 0 ? { card: random(48) + 1 } : { disorder: random(2) === 0 };
    case 'time':
      return random(2) === 0 ? { card: random(20) + 1 } : { minutes: 15 };
  }
}

/** Now and then the table throws its own dice and draws its own cards. */
function ownEntry(battle: Battle, random: (n: number) => number) {
  const task: Task | undefined = battle.agenda.findLast((open) => !open.deferred);
  const need = task && procedureFor(task.kind).needs(battle, task)[0];
  if (!task || !need || random(4) > 0) return undefined;
  return { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) } as const;
}

/** The bot's game number `n`, of so many plays. */
export function gameOf(
  n: number,
  most: number,
  rulings: Rulings = {},
  watch?: (before: Battle, after: Battle, events: readonly Event[]) => void,
): Game {
  const seed = seedFrom(n);
  const random = randomOf(n + 1);
  const begun = beginBattle(small(), { ...SETUP, rulings: rulings as Setup['rulings'] }, sealOf(seed));
  const deeds: PlayedDeed[] = [{ play: { do: 'begin' }, by: 'both', events: begun }];
  let battle = applyAll(undefined, begun)!;
  for (let plays = 0; plays < most; plays += 1) {
    const play = ownEntry(battle, random) ?? pick(battle, random);
    const ruled = referee(battle, play, (topic) => chanceOf(seed, topic));
    if (!ruled.ok) throw new Error(`offered ${JSON.stringify(play)}, refused: ${JSON.stringify(ruled.why)}`);
    if (rulings.acReplacedRRD !== 'capToNewA') mustHold(battle, ruled.state);
    watch?.(battle, ruled.state, ruled.events);
    deeds.push({ play, by: 'both', events: ruled.events });
    battle = ruled.state;
  }
  return { seed, deeds, battle };
}
