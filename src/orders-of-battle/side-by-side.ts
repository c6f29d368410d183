/** Two armies that stand side by side on a page, become one below the other. */
import { fieldOf } from './columns.ts';
import type { RawLine } from './manners.ts';
import { headsSide } from './sides.ts';

/** Whether cells are a row of sides, one beside the other, behind a heading of their rows or none; each may head columns alike. */
export function areSidesAcross(row: readonly string[]): boolean {
  const from = row.flatMap((cell, i) => (headsSide(cell) ? [i] : []));
  const [own = '', ...others] = from.map((at, i) => row.slice(at + 1, from[i + 1]).join('\t'));
  const alike = others.length > 0 && own !== '' && [own, ...others].every((each) => each === own);
  if (alike && own.split('\t').every((cell) => fieldOf(cell) !== undefined)) return true;
  const [first = '', ...cells] = row;
  const told = cells.filter((cell) => cell !== '');
  return (
    told.every(headsSide) &&
    told.length + (headsSide(first) ? 1 : 0) > 1 &&
    (first === '' || headsSide(first) || told.length > 1)
  );
}

const GAP = / {3,}(?=\S)/g;

/** Where the right one of two columns begins that stand side by side, each with words of its own. */
function rightColumn(lines: readonly RawLine[]): number | undefined {
  const [first] = lines;
  if (!first || lines.some(({ text }) => text.includes('\t') || text.includes('|'))) return undefined;
  const at = [...first.text.matchAll(GAP)].map((gap) => (gap.index ?? 0) + gap[0].length);
  const [column] = at;
  if (column === undefined || at.length > 1) return undefined;
  const both = lines.filter(({ text }) => text.length > column && /\s\s$/.test(text.slice(0, column)));
  const words = both.filter(
    ({ text }) => /\p{L}{3}/u.test(text.slice(column)) && /\p{L}{3}/u.test(text.slice(0, column)),
  );
  const told = both.filter(({ text }) => /\d/.test(text.slice(column)) && /\p{L}/u.test(text.slice(column)));
  /** Figures alone are a column of what stands at the left. */
  const bare = both.filter(({ text }) => /^[\s\d.,]*$/.test(text.slice(column)));
  if (bare.length > told.length) return undefined;
  const crossed = lines.filter(({ text }) => text.length > column && !/\s$/.test(text.slice(0, column)));
  const [left, right] = [first.text.slice(0, column), first.text.slice(column)];
  if (/\d/.test(left + right) || crossed.length > 0) return undefined;
  return words.length >= 3 && told.length >= 2 ? column : undefined;
}

const STROKE = /^[^|]*\s\|\s[^|]*$|^[^|]*\|$|^\|[^|]*$/u;

/** "1/27th Foot 781 | 1st Légère 1,810": two armies with a stroke between them. */
function unstroked(filled: readonly RawLine[]): readonly RawLine[] | undefined {
  const cut = filled.filter(({ text }) => STROKE.test(text));
  const from = filled.findIndex(({ text }) => STROKE.test(text));
  const right = cut.map(({ line, text }) => ({ line, text: text.slice(text.indexOf('|') + 1).replace(/^ /, '') }));
  const worded = right.filter(({ text }) => /\p{L}{3}/u.test(text));
  if (cut.length < 4 || cut.length * 3 < filled.length * 2 || worded.length * 3 < cut.length * 2) return undefined;
  const left = filled.slice(from).map(({ line, text }) => ({ line, text: text.split('|')[0]?.trimEnd() ?? '' }));
  return [...filled.slice(0, from), ...left, ...right];
}

const cellsBetween = (text: string, mark: string): readonly string[] =>
  (mark === '|' ? text.trim().replace(/^\||\|$/g, '') : text).split(mark).map((cell) => cell.trim());
const LEADERS = /^(?:commanders?|leaders?|commander-in-chief|c-in-c|general|chef|befehlshaber|comandante)\b/iu;
/** Fewer rows are no list. */
const LEAST_ROWS = 3;

/** "Right | Kray, 4,200 | Gardanne, 5,100" below "| Allies | French": each army in a column, or in several, of its own. */
function acrossSides(filled: readonly RawLine[]): readonly RawLine[] | undefined {
  for (const mark of ['\t', '|']) {
    const rows = filled.map(({ line, text }) => ({ line, cells: cellsBetween(text, mark) }));
    const head = rows.findIndex(({ cells }) => areSidesAcross(cells));
    const heads = rows[head]?.cells ?? [];
    const from = heads.flatMap((cell, i) => (headsSide(cell) ? [i] : []));
    const below = rows.slice(head + 1).filter(({ cells }) => cells.some((cell) => /[\p{L}\d]/u.test(cell)));
    if (
      head < 0 ||
      below.length < LEAST_ROWS ||
      below.filter(({ cells }) => cells.length > (from.at(-1) ?? 0)).length < LEAST_ROWS
    )
      continue;
    const labelled = from[0] !== 0;
    return [
      ...filled.slice(0, head),
      ...from.flatMap((at, i) => [
        { line: rows[head]?.line ?? 1, text: heads[at] ?? '' },
        ...below.flatMap(({ line, cells }) => {
          const all = cells.slice(at, from[i + 1]);
          const own = all.slice(0, all.findLastIndex((cell) => /[\p{L}\d]/u.test(cell)) + 1);
          const label = labelled ? (cells[0] ?? '') : '';
          const bare = label !== '' && (LEADERS.test(label) || !/\p{L}{3}/u.test(own[0] ?? ''));
          return own.length === 0 ? [] : [{ line, text: `${bare ? `${label}: ` : ''}${own.join('\t')}` }];
        }),
      ]),
    ];
  }
  return undefined;
}

/** Two armies side by side become one below the other. */
export function uncolumned(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const apart = acrossSides(filled) ?? unstroked(filled);
  if (apart) return apart;
  const begins = filled.flatMap(({ text }, i) => (/\S {3,}\S/.test(text) ? [i] : [])).slice(0, MOST_BEGINNINGS);
  for (const from of begins) {
    const gap = / {3,}(?=\S)/.exec(filled[from]?.text.trimStart() ?? '');
    const at = gap ? gap.index + gap[0].length + blankBefore(filled[from]?.text ?? '') : 0;
    /** A note that goes over both columns ends them. */
    const ends = filled.findIndex(
      ({ text }, i) => i > from + LEAST_ROWS && text.length > at && !/\s$/.test(text.slice(0, at)),
    );
    const below = filled.slice(from, ends < 0 ? undefined : ends);
    const column = rightColumn(below);
    if (column === undefined) continue;
    const part = (cut: (text: string) => string) =>
      below.flatMap(({ line, text }) => (cut(text).trim() === '' ? [] : [{ line, text: cut(text).trimEnd() }]));
    return [
      ...filled.slice(0, from),
      ...part((text) => text.slice(0, column)),
      ...part((text) => text.slice(column)),
      ...filled.slice(from + below.length),
    ];
  }
  return lines;
}
/** Lines above two columns that have gaps of their own. */
const MOST_BEGINNINGS = 6;
const blankBefore = (text: string): number => text.length - text.trimStart().length;
