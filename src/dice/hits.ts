/**
 * A throw for hits with its re-throws: dice, then the misses a bonus throws again, then the hits each penalty makes
 * prove themselves on a natural 4 or more. It reads the faces thrown so far and says either what must be thrown next
 * or what came of it, so that the app's dice and the table's dice walk through the same steps.
 */
import type { Face } from './faces.ts';

export interface HitThrow {
  /** How many dice are thrown at first. */
  readonly dice: number;
  /** The lowest face that hits, before `modifier`. */
  readonly need: number;
  /** Added to each die that is thrown to hit, re-thrown misses too; never to a confirmation unless told. */
  readonly modifier?: number;
  /** How many misses are thrown again, given how many there are. */
  readonly bonus?: (misses: number) => number;
  /** Each penalty in turn: how many of the hits left must confirm. */
  readonly penalties?: readonly ((hits: number) => number)[];
  /** Penalties are taken before the bonus (ruling `reThrowOrder`). */
  readonly penaltiesFirst?: boolean;
  /** `modifier` counts on confirmations too (ruling `confirmModified`). */
  readonly confirmModified?: boolean;
}

export const CONFIRM = 4;

/** One round of a hit throw that has happened. */
export interface HitRound {
  readonly stage: 'throw' | 'bonus' | 'confirm';
  readonly faces: readonly Face[];
  /** Faces of this round that succeeded. */
  readonly made: number;
  /** Hits standing after the round. */
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

export const all = (n: number): number => n;
/** Half, fractions dropped, as every "half" of the re-throw lists. */
export const half = (n: number): number => Math.floor(n / 2);
export const upTo =
  (most: number) =>
  (n: number): number =>
    Math.min(n, most);

/** Reads all faces thrown so far, in order. Faces beyond those needed are ignored. */
export function hitThrow(spec: HitThrow, thrown: readonly Face[]): HitProgress {
  const modifier = spec.modifier ?? 0;
  const strikes = (face: Face) => face + modifier >= spec.need;
  const confirms = (face: Face) => face + (spec.confirmModified ? modifier : 0) >= CONFIRM;
  const rounds: HitRound[] = [];
  let at = 0;
  let hits = 0;
  let misses = 0;

  const bonus = { stage: 'bonus' as const, count: () => Math.min(misses, spec.bonus?.(misses) ?? 0) };
  const penalties = (spec.penalties ?? []).map((penalty) => ({
    stage: 'confirm' as const,
    count: () => Math.min(hits, penalty(hits)),
  }));
  const steps = [
    { stage: 'throw' as const, count: () => Math.max(0, spec.dice) },
    ...(spec.penaltiesFirst ? [...penalties, bonus] : [bonus, ...penalties]),
  ];
  for (const { stage, count } of steps) {
    const dice = count();
    if (dice === 0) continue;
    if (thrown.length < at + dice) return { done: false, stage, dice, rounds };
    const faces = thrown.slice(at, at + dice);
    at += dice;
    const made = faces.filter(stage === 'confirm' ? confirms : strikes).length;
    if (stage === 'throw') {
      hits = made;
      misses = dice - made;
    } else if (stage === 'bonus') hits += made;
    else hits -= dice - made;
    rounds.push({ stage, faces, made, hits });
  }
  return { done: true, hits, rounds };
}
