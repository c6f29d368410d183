/**
 * A hit throw of one task in several rounds: the dice, the misses thrown again, the hits that must be confirmed. Each
 * round has its own slot, so the app's dice and dice entered from the table take the same steps. A round counts only if
 * it has as many dice as needed and was thrown after the round before.
 */

import type { SideId } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { CONFIRM, counted, type HitProgress, type HitRound, type HitThrow, hitThrow } from '../../../dice/hits.ts';
import { type Message, say, type Text } from '../../../engine/message.ts';
import { type Reckoning, type RowId, term } from '../../../engine/reckoning.ts';
import type { Task } from '../../battle.ts';
import type { Need } from '../../procedure.ts';
import { diceIn, hitsTold } from '../../throws.ts';

/** The slot of a round; round 0 is the first throw. */
export type SlotOf = (round: number) => string;

/** The slots of a key: "throw:husson" for the first throw, then "throw:husson#1". */
export const roundsOf =
  (key: string): SlotOf =>
  (round) =>
    round === 0 ? key : `${key}#${round}`;

/** The faces of a round, or undefined if the round does not count. */
export function roundIn(
  task: Pick<Task, 'rolls'>,
  slotOf: SlotOf,
  round: number,
  dice: number,
): readonly Face[] | undefined {
  const faces = diceIn(task, slotOf(round));
  if (faces?.length !== dice) return undefined;
  const at = (n: number) => task.rolls.findIndex(({ slot }) => slot === slotOf(n));
  return round > 0 && at(round) < at(round - 1) ? undefined : faces;
}

export interface Rounds {
  readonly progress: HitProgress;
  readonly slot: string;
}

export const NO_ROUNDS: Rounds = { progress: { done: true, hits: 0, rounds: [] }, slot: '' };

/** The progress of a throw by its faces. `first` holds those of the first round if they come from a pot. */
export function facesSoFar(
  task: Pick<Task, 'rolls'>,
  slotOf: SlotOf,
  spec: HitThrow,
  first: readonly Face[] = [],
): Rounds {
  const faces = [...first];
  for (let round = first.length > 0 ? 1 : 0; ; round += 1) {
    const progress = hitThrow(spec, faces);
    const slot = slotOf(round);
    const thrown = progress.done ? undefined : roundIn(task, slotOf, round, progress.dice);
    if (!thrown) return { progress, slot };
    faces.push(...thrown);
  }
}

/** The progress of a throw that the table may also finish itself and enter as hits. */
export function thrownSoFar(task: Pick<Task, 'rolls'>, slotOf: SlotOf, spec: HitThrow): Rounds {
  const told = hitsTold(task, slotOf(0), spec.dice);
  return told === undefined ? facesSoFar(task, slotOf, spec) : { progress: counted(told), slot: slotOf(0) };
}

/** For example "2 misses to re-roll". */
const roundWords = (stage: HitRound['stage'], dice: number): Message =>
  stage === 'confirm' ? say('round-confirm', { dice, face: CONFIRM }) : say(`round-${stage}`, { dice });

/** For example "Husson: 2 misses to re-roll". */
export const roundLabel = (who: Text, stage: HitRound['stage'], dice: number): Message =>
  say('round-of', { who, round: roundWords(stage, dice) });

/** What a throw needs next: the first round as faces or hits, later rounds as faces; empty when it is complete. */
export function nextRound({ progress, slot }: Rounds, by: SideId, who: Text): Need[] {
  if (progress.done) return [];
  const { stage, dice } = progress;
  const label = roundLabel(who, stage, dice);
  return [{ slot, by, label, want: 'dice', dice, ...(stage === 'throw' && { hits: dice }) }];
}

/** A throw as a sum: the hits, those gained by the bonus, those lost to confirmation. */
export const sumOfRounds = (
  who: Text,
  rounds: readonly HitRound[],
  rows: Readonly<Record<HitRound['stage'], RowId>>,
  total: number,
): Reckoning => ({
  name: say('hits-of', { who }),
  terms:
    rounds.length === 0
      ? [term('hits-counted', total)]
      : rounds.map(({ stage, faces, made }) =>
          term(roundWords(stage, faces.length), stage === 'confirm' ? made - faces.length : made, rows[stage], {
            note: say('round-faces', { faces: faces.join(' ') }),
          }),
        ),
  total,
});
