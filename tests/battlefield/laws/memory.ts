/** What a table remembers of the turn that runs, whatever the ledger does: who has moved, charged, fired, acted. */
import type { Step } from './law.ts';
import { allOf, attackersIn, settled, targetIn } from './law.ts';

export interface Memory {
  readonly turn: number;
  readonly moved: readonly string[];
  readonly charged: readonly string[];
  /** The dice of the Contact Zone have forbidden them to attack. */
  readonly held: readonly string[];
  /** Batteries that have fired, and the marks of each side that have had their volley. */
  readonly fired: readonly string[];
  readonly bombarded: readonly string[];
  readonly acted: readonly string[];
  readonly recovered: readonly string[];
  /** In the action that runs. */
  readonly firefights: readonly string[];
  readonly combats: readonly string[];
}

export const nothingYet = (turn: number): Memory => ({
  turn,
  moved: [],
  charged: [],
  held: [],
  fired: [],
  bombarded: [],
  acted: [],
  recovered: [],
  firefights: [],
  combats: [],
});

const and = (all: readonly string[], more: readonly (string | undefined)[]): readonly string[] => {
  const fresh = more.filter((one) => one !== undefined);
  return fresh.length > 0 ? [...all, ...fresh] : all;
};

/** Shots that were not there before: who fired, and at what. */
export const freshShots = ({ before, after }: Pick<Step, 'before' | 'after'>) =>
  after.shots.length > before.shots.length ? after.shots.slice(before.shots.length) : [];

export const shotAt = ({ side, on }: ReturnType<typeof freshShots>[number]): string | undefined =>
  on === null ? undefined : `${side} ${'unit' in on ? on.unit : on.officer}`;

/** The formation whose action begins with this play; one that is taken up again, or has waited, begins no other. */
export const beginsToAct = ({ before, after, play }: Pick<Step, 'before' | 'after' | 'play'>): string | undefined =>
  after.action &&
  after.action.formation !== before.action?.formation &&
  before.action?.waits === undefined &&
  play.do !== 'take-up'
    ? after.action.formation
    : undefined;

function forgets(memory: Memory, { play }: Step): Memory {
  if (play.do !== 'set') return memory;
  const without = (all: readonly string[], id: string) => all.filter((one) => one !== id);
  if (play.what === 'unit' && play.set.moved === false)
    return {
      ...memory,
      moved: without(memory.moved, play.id),
      charged: without(memory.charged, play.id),
      combats: without(memory.combats, play.id),
    };
  if (play.what === 'unit' && play.set.fired === false)
    return { ...memory, fired: without(memory.fired, play.id), firefights: without(memory.firefights, play.id) };
  if (play.what === 'formation' && play.set.card === 'hand')
    return { ...memory, acted: without(memory.acted, play.id) };
  return memory;
}

export function remember(step: Step): Memory {
  const { after, before } = step;
  const memory = step.memory.turn === after.turn ? forgets(step.memory, step) : nothingYet(after.turn);
  const moved = settled(step, 'move', 'swap');
  // What the table fought by hand it counts itself.
  const opened = step.play.do === 'accept' ? settled(step, 'firefight') : undefined;
  // Out of command nobody fires, also where the table says so after the throw.
  const fought = opened?.facts['a:ooc'] === true ? undefined : opened;
  const struck = settled(step, 'close-combat');
  const shots = after.phase === 4 ? freshShots(step) : [];
  const held = allOf(step, 'unit').flatMap(({ unit, set }) => (set.facts?.noAttack ? [unit] : []));
  // A one bars the move, and whoever catches a Broken unit goes on with it.
  const charge = settled(step, 'charge');
  const target = (charge && targetIn(charge)) ?? '';
  const caught = before.units[target]?.fate === 'broken' && after.units[target]?.fate === 'eliminated';
  const charged = charge && !caught ? attackersIn(charge).filter((id) => !held.includes(id)) : [];
  const ends = before.action !== null && after.action?.formation !== before.action.formation;
  return {
    ...memory,
    moved: and(memory.moved, [
      moved?.unit,
      typeof moved?.data.with === 'string' ? moved.data.with : undefined,
      ...charged,
    ]),
    charged: and(memory.charged, charged),
    held: and(memory.held, held),
    fired: and(
      memory.fired,
      shots.map(({ by }) => by ?? undefined),
    ),
    bombarded: and(memory.bombarded, [...new Set(shots.map(shotAt))]),
    acted: and(memory.acted, [beginsToAct(step)]),
    recovered: and(memory.recovered, [settled(step, 'recovery', 'rally')?.unit]),
    firefights: ends ? [] : and(memory.firefights, fought ? attackersIn(fought) : []),
    combats: ends ? [] : and(memory.combats, struck ? attackersIn(struck) : []),
  };
}
