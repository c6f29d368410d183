/** Tables whose columns are parted by strokes, with the names before the first of them and no stroke at the margin. */

import type { RawLine } from './manners.ts';

const isRow = ({ text }: RawLine): boolean => (text.match(/\|/g)?.length ?? 0) > 1;
const isRule = ({ text }: RawLine): boolean => /^[\s|+=_-]+$/.test(text) && /[-=_]{3}/.test(text);
/** Fewer rows with a name before their first stroke are no table. */
const LEAST_ROWS = 3;

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell.trim() !== '');
/** Words over columns, and no figure: the name alone heads no column. */
const isHeading = ({ cells }: Row, least = 2): boolean =>
  !/\d/.test(cells.join('')) && filled(cells.slice(1)).length >= least;
/** "armes" alone, below "présents" and "sous les". */
const goesOn = (row: Row): boolean => isHeading(row, row.cells[0]?.trim() === '' ? 1 : 2);
/** Figures for a name that stands on the line above. */
const isNameless = ({ cells: [name = '', ...more] }: Row): boolean => name.trim() === '' && /\d/.test(more.join(''));

/** "présents" above "s/ armes": one heading in two lines. */
const stacked = (above: Row, below: Row): Row => ({
  line: above.line,
  cells: below.cells.map((cell, i) => `${above.cells[i] ?? ''} ${cell.trim()}`.replace(/(\p{L})-\s+(?=\p{Ll})/u, '$1')),
});

/** Rows with as many strokes as columns: headings in one row, and each name in the row of its figures. */
export function stroked(lines: readonly RawLine[]): readonly RawLine[] {
  const rows = lines.filter((each) => isRow(each) && !isRule(each));
  if (
    rows.some(({ text }) => /^\s{0,2}\|/.test(text)) ||
    rows.filter(({ text }) => /^\s*[^\s|].*\|/.test(text)).length < LEAST_ROWS
  )
    return lines;
  const width = Math.max(...rows.map(({ text }) => text.split('|').length));
  const out: (RawLine | Row)[] = [];
  /** Behind a rule no heading goes on. */
  let ruled = -1;
  for (const each of lines) {
    const last = out.at(-1);
    if (isRule(each)) {
      ruled = out.length;
      continue;
    }
    if (!isRow(each)) {
      out.push(each);
      continue;
    }
    const cells = each.text.split('|');
    const row: Row = { line: each.line, cells: [...cells, ...Array<string>(width - cells.length).fill('')] };
    if (last && ruled < out.length && 'cells' in last && isHeading(last) && goesOn(row))
      out[out.length - 1] = stacked(last, row);
    else if (last && 'text' in last && last.text.trim() !== '' && isNameless(row))
      out[out.length - 1] = { line: last.line, cells: [last.text, ...row.cells.slice(1)] };
    else out.push(row);
  }
  return out.map((each) => ('cells' in each ? { line: each.line, text: `| ${each.cells.join('|')}|` } : each));
}
