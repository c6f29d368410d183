/**
 * A throw for hits with its re-throws: the dice, then the misses a bonus throws again, then the hits each penalty must
 * confirm with a natural 4 or more. From the faces so far it says what to throw next, or the result, so own dice and
 * the app's take the same steps.
 */
import type { Face } from './faces.ts';

export interface HitThrow {
  /** The number of dice thrown first. */
  readonly dice: number;
  /** The lowest face that hits, before `modifier`. */
  readonly need: number;
  /** Added to each die thrown to hit, re-thrown misses included; to confirmations only with `confirmModified`. */
  readonly modifier?: number;
  /** How many of the misses are thrown again. */
  readonly bonus?: (misses: number) => number;
  /** For each penalty in turn: how many of the remaining hits must confirm. */
  readonly penalties?: readonly ((hits: number) => number)[];
  /** Penalties come before the bonus (ruling `reThrowOrder`). */
  readonly penaltiesFirst?: boolean;
  /** `modifier` counts on confirmations too (ruling `confirmModified`). */
  readonly confirmModified?: boolean;
}

export const CONFIRM = 4;

/** One finished round of a hit throw. */
export interface HitRound {
  readonly stage: 'throw' | 'bonus' | 'confirm';
  readonly faces: readonly Face[];
  /** Faces of this round that succeeded. */
  readonly made: number;
  /** Hits left after the round. */
  readonly hits: number;
}

export type HitProgress =
  | {
      readonly done: false;
      readonly stage: HitRound['stage'];
      readonly dice: number;
      readonly rounds: readonly HitRound[];
    }
  | { readonly done: true; readonly hits: number; readonly rounds: readonly HitRound[] };

/** The hits of a finished throw, otherwise 0. */
export const hitsMade = (progress: HitProgress | null): number => (progress?.done ? progress.hits : 0);

/** Every one. */
export const all = (n: number): number => n;
/** Half, rounded down, as in every re-throw of a "half". */
export const half = (n: number): number => Math.floor(n / 2);
/** At most this many. */
export const upTo =
  (most: number) =>
  (n: number): number =>
    Math.min(n, most);

/** A hit throw between two rounds. */
export interface HitCount {
  readonly hits: number;
  /** Misses of the first throw. */
  readonly misses: number;
}

/** A round a hit throw may need. */
export interface HitStep {
  readonly stage: HitRound['stage'];
  readonly dice: (standing: HitCount) => number;
  readonly succeeds: (face: Face) => boolean;
  readonly count: (standing: HitCount, dice: number, made: number) => HitCount;
}

/** The rounds of a throw in order. `hitThrow` runs them with faces, the odds with chances. */
export function hitSteps(spec: HitThrow): readonly HitStep[] {
  const modifier = spec.modifier ?? 0;
  const strikes = (face: Face) => face + modifier >= spec.need;
  const confirms = (face: Face) => face + (spec.confirmModified ? modifier : 0) >= CONFIRM;

  const first: HitStep = {
    stage: 'throw',
    dice: () => Math.max(0, spec.dice),
    succeeds: strikes,
    count: (_, dice, made) => ({ hits: made, misses: dice - made }),
  };
  const bonus: HitStep = {
    stage: 'bonus',
    dice: ({ misses }) => Math.min(misses, spec.bonus?.(misses) ?? 0),
    succeeds: strikes,
    count: ({ hits, misses }, _, made) => ({ hits: hits + made, misses }),
  };
  const penalties = (spec.penalties ?? []).map(
    (penalty): HitStep => ({
      stage: 'confirm',
      dice: ({ hits }) => Math.min(hits, penalty(hits)),
      succeeds: confirms,
      count: ({ hits, misses }, dice, made) => ({ hits: hits - (dice - made), misses }),
    }),
  );
  return spec.penaltiesFirst ? [first, ...penalties, bonus] : [first, bonus, ...penalties];
}

/** A throw the table finished itself and entered as hits. */
export const counted = (hits: number): HitProgress => ({ done: true, hits, rounds: [] });

/** Whether any dice have been thrown. */
export const hasFallen = ({ done, rounds }: HitProgress): boolean => done || rounds.length > 0;

/** Reads all faces so far, in order. Ignores surplus faces. */
export function hitThrow(spec: HitThrow, thrown: readonly Face[]): HitProgress {
  const rounds: HitRound[] = [];
  let at = 0;
  let standing: HitCount = { hits: 0, misses: 0 };
  for (const { stage, dice: needed, succeeds, count } of hitSteps(spec)) {
    const dice = needed(standing);
    if (dice === 0) continue;
    if (thrown.length < at + dice) return { done: false, stage, dice, rounds };
    const faces = thrown.slice(at, at + dice);
    at += dice;
    const made = faces.filter(succeeds).length;
    standing = count(standing, dice, made);
    rounds.push({ stage, faces, made, hits: standing.hits });
  }
  return { done: true, hits: standing.hits, rounds };
}
