/**
 * Everything thrown, drawn and said in a combat so far, and what is needed next. Each question has a key. Answers may
 * come in any order the questions allow, from the app's dice or from the table.
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
  /** The role whose dice or card this is. The dice that decide ties have none. */
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
        readonly dice: number;
        readonly stage?: HitRound['stage'];
        /** The hit throw these dice belong to, with its rounds so far, for the odds. */
        readonly of?: { readonly throw: HitThrow; readonly rounds: readonly HitRound[] };
        /** The most hits possible, if the throw may be entered as hits. */
        readonly hits?: number;
        /** The other unit whose hits may be entered together with these, and the most hits of both. */
        readonly beside?: Beside;
        /** For a die that chooses among equals: their ids, each with the same share of its faces, in this order. */
        readonly among?: readonly string[];
        /** The choice "no" is a valid answer. */
        readonly mayDecline?: true;
      }
    | { readonly kind: 'card'; readonly for: CardFor; readonly rating: Reckoning }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
  );

export interface Desk {
  /** All faces given under a key, in order. */
  readonly faces: (key: string) => readonly Face[];
  readonly hits: (key: string, spec: HitThrow) => HitProgress;
  readonly result: (key: string) => Result | undefined;
  readonly choice: (key: string) => string | undefined;
  readonly want: (need: Need) => void;
  readonly wanted: readonly Need[];
}

/** The answers as a desk. Faces under one key add up; the last result, choice or number of hits counts. */
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

/** The dice thrown under a key. If they are missing, asks for them and returns undefined. */
export function diceAt(desk: Desk, need: Extract<Need, { kind: 'dice' }>): readonly Face[] | undefined {
  const faces = desk.faces(need.key);
  if (faces.length >= need.dice) return faces.slice(0, need.dice);
  desk.want(need);
  return undefined;
}

/**
 * The two dice thrown under a key for the life of a person. If they are missing, asks for them and returns undefined.
 */
export function pairAt(
  desk: Desk,
  need: Omit<Extract<Need, { kind: 'dice' }>, 'kind' | 'dice'>,
): readonly [Face, Face] | undefined {
  const [one, other] = diceAt(desk, { ...need, kind: 'dice', dice: 2 }) ?? [];
  return one && other && [one, other];
}

/** The card drawn under a key. If it is missing, asks for it and returns undefined. */
export function cardAt(desk: Desk, need: Extract<Need, { kind: 'card' }>): Result | undefined {
  const result = desk.result(need.key);
  if (!result) desk.want(need);
  return result;
}
