/** What every reader of a format offers, and the net under it. */
import { type Message, say } from '../engine/message.ts';
import type { Mapping } from './columns.ts';
import { EMPTY_TREE, type Problem, type Reading, type Told } from './tree.ts';

export const FORMAT_IDS = ['own-csv', 'jts', 'treeline', 'pgcopy', 'yaml-tree', 'json-map', 'csv', 'pasted'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** Those whose files may be kept apart, units here and strengths there, and are joined by the ids in both. */
export const JOINED: readonly FormatId[] = ['csv', 'pgcopy'];

/** How well a text fits a format, 0 to 1, and the reason in a few words. */
export interface Looks {
  readonly score: number;
  readonly reason: Told | '';
}

export interface ReadOptions {
  /** What the columns of a table mean, as the player corrected the guess. */
  readonly mapping?: Mapping;
  /** Other files that belong to this one and are joined to it by their ids. */
  readonly others?: readonly { readonly text: string; readonly mapping?: Mapping }[];
}

export interface Format {
  /** Never throws: what it cannot read it says in `problems`. */
  readonly read: (text: string, options?: ReadOptions) => Reading;
}

/** Letters. The longest order of battle that was met has a twentieth of it. */
const MOST_LETTERS = 4_000_000;

/** Reading with a net: a file that breaks the reader is refused in a sentence, and nothing of it is half-read. */
export function guarded(
  read: (text: string, options: ReadOptions) => Reading,
  most: number = MOST_LETTERS,
): Format['read'] {
  return (text, options = {}) => {
    if (text.length > most) {
      const millions = (n: number): number => Math.round(n / 1e5) / 10;
      return failed(say('reader-too-long', { millions: millions(text.length), limit: millions(most) }));
    }
    try {
      return read(text, options);
    } catch (error) {
      return failed(error instanceof RangeError ? 'reader-nested-too-deep' : 'reader-broke');
    }
  };
}

export const problem = (severity: Problem['severity'], said: Told, line?: number): Problem => ({
  severity,
  ...(line !== undefined && { line }),
  said,
});

export const failed = (said: Told, line?: number): Reading => ({
  tree: EMPTY_TREE,
  problems: [problem('error', said, line)],
});

/** More lines than these are told as a number. */
const LINES_SHOWN = 5;

/** "line 4", "lines 4, 9 and 12", "lines 4, 9, 12, 20, 31 and 30 more". */
export function inLines(lines: readonly number[]): Message {
  const shown = lines.slice(0, LINES_SHOWN);
  const more = lines.length - shown.length;
  return more > 0
    ? say('reader-lines-more', { lines: shown, more })
    : say('reader-lines', { n: lines.length, lines: shown });
}

/** What is told of several lines, at the first of them; nothing where there are none. */
export const problemIn = (
  severity: Problem['severity'],
  lines: readonly number[],
  said: (lines: Message) => Told,
): readonly Problem[] => (lines.length === 0 ? [] : [{ ...problem(severity, said(inLines(lines)), lines[0]), lines }]);

/** Lines that made no unit: they are told until a hand takes them up. */
export const notUnits = (lines: readonly number[]): readonly Problem[] =>
  problemIn('warning', lines, (each) => say('reader-not-units', { lines: each }));

/** A problem of a source that stands `by` lines down, without the lines that were `taken` up since; nothing where none is left. */
export function problemsLeft(of: Problem, by: number, taken: ReadonlySet<number>): readonly Problem[] {
  const { line, lines, said } = of;
  if (!lines || typeof said === 'string') return [line === undefined ? of : { ...of, line: line + by }];
  const moved = lines.map((each) => each + by);
  const left = said.code === 'reader-not-units' ? moved.filter((each) => !taken.has(each)) : moved;
  return problemIn(of.severity, left, (each) => ({ ...said, args: { ...said.args, lines: each } }));
}
