/**
 * A throw of several rounds on one task: each round lies in a slot of its own, "throw:ID", "throw:ID#1", so that the
 * table's own dice walk step by step. A round counts only while it fits what is needed and follows the round before.
 */
import type { Face } from '../../dice/faces.ts';
import { type HitProgress, type HitThrow, hitThrow } from '../../dice/hits.ts';
import type { Task } from '../battle.ts';
import { lieIn } from '../procedure.ts';

/** The slot of a round of the throw `key`. */
export const roundSlot = (key: string, round: number): string => (round === 0 ? key : `${key}#${round}`);

/** The faces of a round, when they are as many as needed and were thrown after the round before. */
export function roundIn(task: Task, key: string, round: number, dice: number): readonly Face[] | undefined {
  const lie = lieIn(task, roundSlot(key, round));
  if (!lie || !('dice' in lie.thing) || lie.thing.dice.length !== dice) return undefined;
  const at = (n: number) => task.lies.findIndex((each) => each.slot === roundSlot(key, n));
  return round > 0 && at(round) < at(round - 1) ? undefined : lie.thing.dice;
}

/** A hit throw as far as its rounds lie there, and the slot of the round that is wanted next. */
export function thrownSoFar(
  task: Task,
  key: string,
  spec: HitThrow,
): { readonly progress: HitProgress; readonly slot: string } {
  const faces: Face[] = [];
  for (let round = 0; ; round += 1) {
    const progress = hitThrow(spec, faces);
    const slot = roundSlot(key, round);
    if (progress.done) return { progress, slot };
    const thrown = roundIn(task, key, round, progress.dice);
    if (!thrown) return { progress, slot };
    faces.push(...thrown);
  }
}

const STAGES = {
  throw: (dice: number) => `${dice} ${dice === 1 ? 'die' : 'dice'}`,
  bonus: (dice: number) => `${dice} ${dice === 1 ? 'miss' : 'misses'} again`,
  confirm: (dice: number) => `${dice} ${dice === 1 ? 'hit' : 'hits'} to prove on 4+`,
};

/** "Husson: 2 misses again" */
export const roundLabel = (name: string, stage: keyof typeof STAGES, dice: number): string =>
  `${name}: ${STAGES[stage](dice)}`;
