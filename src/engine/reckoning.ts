/**
 * A number with its reasons. Every rating, dice count, target number and distance is a reckoning, so the screen can
 * show its terms.
 */
import { type Message, type Said, say } from './message.ts';

/** A row of a game's contract: game, subject, number. */
export type RowId = `${Uppercase<string>}-${string}`;

export interface Term {
  /** A few words in the game's own terms: "Fresh", "Disordered". */
  readonly what: Said;
  /** What it adds. 0 says "no effect". */
  readonly value: number;
  /** The row of the rule. */
  readonly row?: RowId;
  /** The ruling that decided an unclear place. */
  readonly ruling?: string;
  /** A short note, e.g. "set 15:45". */
  readonly note?: Said;
  /** How the value is written if not as a signed number, e.g. "×2.3". */
  readonly shown?: Said;
}

export interface Reckoning {
  /** What the sum is: "Rating", "Dice", "Radius". */
  readonly name: Said;
  readonly terms: readonly Term[];
  readonly total: number;
  readonly unit?: 'cm' | 'CP' | 'minutes' | 'dice' | 'RRD' | '%';
  /** What happened after adding: "not below 0", "read in column 6". */
  readonly note?: Said;
}

/** A figure written as it is: "½", "×2". */
export const figure = (written: string): Message => say('sum-figure', { written });

/** A term, with its row. */
export function term(what: Said, value: number, row?: RowId, more?: Omit<Term, 'what' | 'value' | 'row'>): Term {
  const plain = row ? { what, value, row } : { what, value };
  return more ? Object.assign(plain, more) : plain;
}

/** The sum of the terms, without those that are false, null or undefined. */
export function reckon(
  name: Said,
  terms: readonly (Term | false | null | undefined)[],
  more: { unit?: Reckoning['unit']; note?: Said; atLeast?: number } = {},
): Reckoning {
  const said = terms.filter((t): t is Term => Boolean(t));
  const sum = said.reduce((n, t) => n + t.value, 0);
  const { atLeast, unit, note } = more;
  // Math.max makes a sum of fractions that is whole an integer again, which V8 keeps apart from other numbers.
  const total = Math.max(atLeast ?? Number.NEGATIVE_INFINITY, sum);
  return {
    name,
    terms: said,
    total,
    ...(unit && { unit }),
    ...(note ? { note } : total !== sum && { note: say('sum-not-below', { least: atLeast ?? 0 }) }),
  };
}

/** The sum of the terms in a unit. */
export const reckonIn = (
  unit: Reckoning['unit'],
  name: Said,
  terms: readonly (Term | false | null | undefined)[],
): Reckoning => reckon(name, terms, { unit });
