/**
 * Limits for texts from outside: letters, levels of nesting, and seconds of reading. docs/DOORS.md lists them and the
 * doors with other limits.
 */
import { LARGEST_FILE } from '../../journal/file.ts';

export interface Bounds {
  readonly letters: number;
  readonly depth: number;
  readonly seconds: number;
}

export const DOORS = {
  /** A long battle takes a hundredth of this; an event is nested six deep. */
  record: { letters: LARGEST_FILE, depth: 200, seconds: 60 },
  /** A damaged record, read as far as it is sound. */
  part: { letters: LARGEST_FILE, depth: 200, seconds: 60 },
  /** The largest armies of history take a tenth of this. */
  scenario: { letters: 4_000_000, depth: 40, seconds: 20 },
  /** Forty-eight cards take ten thousand. */
  pack: { letters: 1_000_000, depth: 20, seconds: 10 },
} as const satisfies Record<string, Bounds>;

export type Door = keyof typeof DOORS;

/** Whether the brackets of a text nest at most this deep. Stops at the first that is deeper. */
export function isWithinDepth(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x22) {
      for (at++; at < text.length && text.charCodeAt(at) !== 0x22; at++) if (text.charCodeAt(at) === 0x5c) at++;
    } else if (letter === 0x7b || letter === 0x5b) {
      depth += 1;
      if (depth > most) return false;
    } else if (letter === 0x7d || letter === 0x5d) depth -= 1;
  }
  return true;
}
