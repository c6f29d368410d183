/**
 * Everything thrown, drawn and said in a fight so far, and what is needed next. Each question has a key. The rules of a
 * fight read what lies there as they go, and want what is missing. Answers may come in any order the questions allow,
 * from the app's dice or from the table.
 */

import type { Result } from '../../../cards/results.ts';
import type { Face } from '../../../dice/faces.ts';
import { counted, type HitProgress, type HitRound, type HitThrow, hitThrow } from '../../../dice/hits.ts';
import { joined } from '../../../engine/present.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import type { Role } from './facts.ts';

export type DiceFor = 'major-unit' | 'combat' | 'battery' | 'engineers' | 'restored-unit' | 'pursuit' | 'officer';
export type CardFor = 'losses' | 'beat-broken' | 'distance' | 'disorder';

interface Asked {
  readonly key: string;
  /** The role whose dice or card this is. The dice that decide ties have none. */
  readonly role?: Role;
  readonly unit?: string;
}

export interface Beside {
  readonly unit: string;
  readonly hits: number;
}

/** How the first round of a hit throw may be answered instead of by faces. */
interface Told {
  /** The most hits possible, if the throw may be entered as hits. */
  readonly hits?: number | undefined;
  /** The other unit whose hits may be entered together with these, and the most hits of both. */
  readonly beside?: Beside | undefined;
  /** The choice "no" is a valid answer. */
  readonly mayDecline?: true;
}

export interface DiceNeed extends Asked, Told {
  readonly kind: 'dice';
  readonly for: DiceFor;
  readonly dice: number;
  readonly stage?: HitRound['stage'];
  /** The hit throw these dice belong to, with its rounds so far, for the odds. */
  readonly of?: { readonly throw: HitThrow; readonly rounds: readonly HitRound[] };
  /** For a die that chooses among equals: their ids, each with the same share of its faces, in this order. */
  readonly among?: readonly string[];
}

export interface CardNeed extends Asked {
  readonly kind: 'card';
  readonly for: CardFor;
  readonly rating: Reckoning;
}

export type Need = DiceNeed | CardNeed | (Asked & { readonly kind: 'choice'; readonly options: readonly string[] });

export interface HitsAsked extends Asked {
  readonly for: DiceFor;
  readonly throw: HitThrow;
  readonly told?: Told;
}

export interface Lying {
  readonly faces: (need: DiceNeed) => readonly Face[] | undefined;
  readonly hits: (asked: HitsAsked) => HitProgress;
  readonly card: (need: CardNeed) => Result | undefined;
  readonly choice: (key: string) => string | undefined;
}

export interface Desk extends Lying {
  readonly want: (need: Need) => void;
  readonly wanted: readonly Need[];
}

export function openDesk(lying: Lying): Desk {
  const wanted: Need[] = [];
  return { want: (need) => wanted.push(need), wanted, ...lying };
}

export type Answer = { readonly key: string } & (
  | { readonly faces: readonly Face[] }
  | { readonly hits: number }
  | { readonly result: Result }
  | { readonly choice: string }
);

/** A list of answers. Faces under one key add up; the last result, choice or number of hits counts. */
export function lyingOf(answers: readonly Answer[]): Lying {
  const under = (key: string) => answers.filter((answer) => answer.key === key);
  const facesOf = (key: string) => joined(under(key), (answer) => ('faces' in answer ? answer.faces : []));
  return {
    faces({ key, dice }) {
      const faces = facesOf(key);
      return faces.length < dice ? undefined : faces.slice(0, dice);
    },
    hits({ key, throw: spec }) {
      const told = under(key).findLast((answer) => 'hits' in answer)?.hits;
      return told === undefined ? hitThrow(spec, facesOf(key)) : counted(told);
    },
    card: ({ key }) => under(key).findLast((answer) => 'result' in answer)?.result,
    choice: (key) => under(key).findLast((answer) => 'choice' in answer)?.choice,
  };
}

/** What lies under a key, as are the next ones; whatever is missing is asked for. */
export function diceAt(desk: Desk, need: Omit<DiceNeed, 'kind'>): readonly Face[] | undefined {
  const asked = { ...need, kind: 'dice' } as const;
  const faces = desk.faces(asked);
  if (!faces) desk.want(asked);
  return faces;
}

export function pairAt(desk: Desk, need: Omit<DiceNeed, 'kind' | 'dice'>): readonly [Face, Face] | undefined {
  const [one, other] = diceAt(desk, { ...need, dice: 2 }) ?? [];
  return one && other && [one, other];
}

export function hitsAt(desk: Desk, asked: HitsAsked): HitProgress {
  const progress = desk.hits(asked);
  if (progress.done) return progress;
  const { throw: spec, told, ...about } = asked;
  const { dice, stage, rounds } = progress;
  desk.want({ ...about, kind: 'dice', dice, stage, of: { throw: spec, rounds }, ...(stage === 'throw' && told) });
  return progress;
}

export function cardAt(desk: Desk, need: Omit<CardNeed, 'kind'>): Result | undefined {
  const asked = { ...need, kind: 'card' } as const;
  const result = desk.card(asked);
  if (!result) desk.want(asked);
  return result;
}
