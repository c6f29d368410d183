/**
 * Battles that are kept: the plays of a whole battle each, and beside each play a mark of all that was told before it
 * and written by it. `npm run kept` sets the marks anew when a rule has changed on purpose; with `--play` it plays new
 * battles first.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Battle, Setup } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { canonical } from '../../src/engine/canonical.ts';
import { type Seed, sealOf } from '../../src/engine/chance.ts';
import type { Scenario } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { everything } from '../battlefield/everything.ts';
import { applyAll } from '../battlefield/folded.ts';
import { ruledOn, toldIn } from './told.ts';

export interface Kept {
  readonly field: string;
  readonly seed: Seed;
  readonly setup: Setup;
  readonly plays: readonly Play[];
  /** Six digits for each play: three of what stood there before it, three of what it wrote. */
  readonly marks: readonly string[];
}

const FOLDER = 'tests/kept/battles';

export const namesOfKept = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort();

export const readKept = (name: string): Kept => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Kept;

export const fieldOf = async (id: string): Promise<Scenario> =>
  id === 'everything' ? everything() : await SHELF.find((entry) => entry.id === id)!.load();

export async function startOf({ field, setup, seed }: Pick<Kept, 'field' | 'setup' | 'seed'>): Promise<Battle> {
  return applyAll(undefined, beginBattle(await fieldOf(field), setup, sealOf(seed)))!;
}

const digits = (value: unknown, n: number): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, n);

/** Every so manieth play is taken with what each side sees of the battle. */
const VIEWED = 10;

export interface Step {
  readonly play: Play;
  readonly mark: string;
  /** Made only for whoever reads it. */
  readonly text: () => string;
}

/** Plays a kept battle by today's rules; throws where a play is refused. */
export async function* stepsOf(kept: Pick<Kept, 'field' | 'setup' | 'seed' | 'plays'>): AsyncGenerator<Step> {
  let battle = await startOf(kept);
  for (const [n, play] of kept.plays.entries()) {
    const told = toldIn(battle, n % VIEWED === 0);
    const ruled = ruledOn(battle, play, kept.seed);
    if (!ruled.ok) throw new Error(`play ${n}, ${JSON.stringify(play)}, is refused now: ${JSON.stringify(ruled.why)}`);
    const mark = digits(told, 3) + digits(ruled.events, 3);
    const before = battle;
    yield {
      play,
      mark,
      text: () =>
        JSON.stringify(
          { turn: before.turn, phase: before.phase, told: { ...told, seen: '…' }, wrote: ruled.events },
          null,
          1,
        ),
    };
    battle = ruled.state;
  }
}
