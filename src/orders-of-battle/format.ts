/** What every reader of a format offers, and the net under it. */
import type { Mapping } from './columns.ts';
import { EMPTY_TREE, type Problem, type Reading } from './tree.ts';

export const FORMAT_IDS = ['own-csv', 'jts', 'treeline', 'pgcopy', 'yaml-tree', 'json-map', 'csv', 'pasted'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

export const FORMAT_TITLES: Record<FormatId, string> = {
  'own-csv': 'Our own table (CSV)',
  jts: 'Game order of battle (.oob, Begin and End)',
  treeline: 'TreeLine outline (XML)',
  pgcopy: 'Database dump (PostgreSQL COPY)',
  'yaml-tree': 'Nested lists (YAML)',
  'json-map': 'Nested lists or a map of brigades (JSON)',
  csv: 'Table (CSV: comma, semicolon or tab)',
  pasted: 'Text from a page or a book',
};

/** Those whose files may be kept apart, units here and strengths there, and are joined by the ids in both. */
export const JOINED: readonly FormatId[] = ['csv', 'pgcopy'];

/** How well a text fits a format, 0 to 1, and the reason in a few words. */
export interface Looks {
  readonly score: number;
  readonly reason: string;
}

export interface ReadOptions {
  /** What the columns of a table mean, as the player corrected the guess. */
  readonly mapping?: Mapping;
  /** Other files that belong to this one and are joined to it by their ids. */
  readonly others?: readonly { readonly text: string; readonly mapping?: Mapping }[];
  /** How many men one point of strength stands for, if the points are to become men. */
  readonly menPerPoint?: number;
}

export interface Format {
  readonly id: FormatId;
  readonly title: string;
  readonly looksLike: (text: string) => Looks;
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
      const [has, limit] = [text.length, most].map((n) => (n / 1e6).toFixed(1));
      return failed(
        `The text has ${has} million letters, and at most ${limit} million are read in this format. Cut out the part with the armies, and read that.`,
      );
    }
    try {
      return read(text, options);
    } catch (error) {
      const deep = error instanceof RangeError;
      const sentence = deep
        ? 'The file is nested deeper than any army, so none of it was read.'
        : 'The file broke the reader, so none of it was read. Try another format for it.';
      return { tree: EMPTY_TREE, problems: [{ severity: 'error', sentence }] };
    }
  };
}

export const failed = (sentence: string, line?: number): Reading => ({
  tree: EMPTY_TREE,
  problems: [{ severity: 'error', ...(line !== undefined && { line }), sentence }],
});

export const problem = (severity: Problem['severity'], sentence: string, line?: number): Problem => ({
  severity,
  ...(line !== undefined && { line }),
  sentence,
});

/** "line 4", "lines 4, 9 and 12", "lines 4, 9, 12 and 30 more". */
export function linesInWords(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  const shown = lines.slice(0, 5);
  const more = lines.length - shown.length;
  if (more > 0) return `lines ${shown.join(', ')} and ${more} more`;
  return `lines ${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`;
}
