/**
 * What has been thrown, drawn and said in a combat so far, and what is wanted next. Each question has a key; the
 * answers may come in any order that the questions allow, from the app's dice or the table's.
 */

import type { Result } from '../../../cards/results.ts';
import type { Face } from '../../../dice/faces.ts';
import { counted, type HitProgress, type HitRound, type HitThrow, hitThrow } from '../../../dice/hits.ts';
import type { Reckoning, RowId } from '../../../engine/reckoning.ts';
import type { Role } from './facts.ts';

export type Answer = { readonly key: string } & (
  | { readonly faces: readonly Face[] }
  | { readonly hits: number }
  | { readonly result: Result }
  | { readonly choice: string }
);

export type DiceFor = 'major-unit' | 'combat' | 'battery' | 'engineers' | 'restored-unit' | 'pursuit' | 'officer';
export type CardFor = 'losses' | 'beat-broken' | 'distance';

interface Asked {
  readonly key: string;
  readonly row: RowId;
  /** Whose dice or card it is; the tie dice belong to nobody. */
  readonly role?: Role;
  readonly unit?: string;
}

export interface Beside {
  readonly unit: string;
  readonly hits: number;
}

export type Need = Asked &
  (
    | {
        readonly kind: 'dice';
        readonly for: DiceFor;
        /** How many are to be thrown now. */
        readonly dice: number;
        readonly stage?: HitRound['stage'];
        /** The throw for hits that they belong to, and the rounds of it that lie there, for its odds. */
        readonly of?: { readonly throw: HitThrow; readonly rounds: readonly HitRound[] };
        /** A throw that may be told by its hits alone: the most there can be. */
        readonly hits?: number;
        /** The hits of another's dice may be told with it: whose, and the most there can be of both. */
        readonly beside?: Beside;
        /** For a die that parts equals: their ids, each with the same share of its faces, in this order. */
        readonly among?: readonly string[];
        /** May be answered with the choice "no". */
        readonly mayDecline?: true;
      }
    | { readonly kind: 'card'; readonly for: CardFor; readonly rating: Reckoning }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
  );

export interface Desk {
  /** All faces given under a key, in order. */
  readonly faces: (key: string) => readonly Face[];
  /** A throw for hits under a key, as far as it lies there. */
  readonly hits: (key: string, spec: HitThrow) => HitProgress;
  readonly result: (key: string) => Result | undefined;
  readonly choice: (key: string) => string | undefined;
  readonly want: (need: Need) => void;
  readonly wanted: readonly Need[];
}

/** Faces under one key add up, as the re-throws come; of results and choices the last stands. */
export function openDesk(answers: readonly Answer[]): Desk {
  const wanted: Need[] = [];
  const under = (key: string) => answers.filter((answer) => answer.key === key);
  const faces = (key: string) => under(key).flatMap((answer) => ('faces' in answer ? answer.faces : []));
  const told = (key: string) => under(key).findLast((answer) => 'hits' in answer)?.hits;
  return {
    faces,
    hits(key, spec) {
      const hits = told(key);
      return hits === undefined ? hitThrow(spec, faces(key)) : counted(hits);
    },
    result: (key) => under(key).findLast((answer) => 'result' in answer)?.result,
    choice: (key) => under(key).findLast((answer) => 'choice' in answer)?.choice,
    want: (need) => wanted.push(need),
    wanted,
  };
}

/** So many dice thrown at once under a key; undefined, and asked for, while they are missing. */
export function diceAt(desk: Desk, need: Extract<Need, { kind: 'dice' }>): readonly Face[] | undefined {
  const faces = desk.faces(need.key);
  if (faces.length >= need.dice) return faces.slice(0, need.dice);
  desk.want(need);
  return undefined;
}

/** Two dice thrown at once under a key, for somebody's life. */
export function pairAt(
  desk: Desk,
  need: Omit<Extract<Need, { kind: 'dice' }>, 'kind' | 'dice'>,
): readonly [Face, Face] | undefined {
  const [one, other] = diceAt(desk, { ...need, kind: 'dice', dice: 2 }) ?? [];
  return one && other && [one, other];
}

/** The card drawn under a key; undefined, and asked for, while it is missing. */
export function cardAt(desk: Desk, need: Extract<Need, { kind: 'card' }>): Result | undefined {
  const result = desk.result(need.key);
  if (!result) desk.want(need);
  return result;
}
