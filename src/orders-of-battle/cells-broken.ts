/** A cell that holds two lines, pasted: "1st Division" and below it "d'Arnaud | Brigade: Forestier | 35th Line". */
import { type Field, fieldOf } from './columns.ts';
import { beginsWithRank } from './commanders.ts';
import type { RawLine } from './manners.ts';
import { isBareMan, isTitled } from './names.ts';

const tabsIn = (text: string): number => text.split('\t').length - 1;

/** A row of headings between tabs, and how many. */
const isHeadings = (text: string): boolean =>
  tabsIn(text) > 0 && !/\d/.test(text) && fieldOf(text.split('\t')[0] ?? '') !== undefined;

/** One such line may be a title over the row below it; several are cells. */
const LEAST = 3;

const isLeader = (text: string): boolean => beginsWithRank(text) || isTitled(text) || isBareMan(text);
const endsInFigure = (text: string): boolean => /\t[^\t\d]{0,8}\d[\d.,]*(?: \p{L}+)?\s*$/u.test(text);
/** Rows without the cells that span others, and in one of their cells a leader on a line of his own, which begins another. */
function leadersJoined(lines: readonly RawLine[], heads: number, columns: number): readonly RawLine[] {
  const goesOn = ({ text }: Pick<RawLine, 'text'>, i: number): boolean => {
    const below = lines[i + 1]?.text ?? '';
    return (
      i > heads &&
      text.trim() !== '' &&
      (tabsIn(text) === 0 || text.split('\t').some((cell) => fieldOf(cell) === undefined)) &&
      !endsInFigure(text) &&
      tabsIn(below) > 0 &&
      tabsIn(text) + tabsIn(below) <= columns &&
      isLeader(below.split('\t')[0] ?? '') &&
      (endsInFigure(below) || goesOn({ text: below }, i + 1))
    );
  };
  const open = new Set(lines.filter(goesOn));
  if (open.size < LEAST) return lines;
  const out: RawLine[] = [];
  for (const [i, each] of lines.entries()) {
    const before = lines[i - 1];
    const row = before && open.has(before) ? out.pop() : undefined;
    out.push(row ? { ...row, text: `${row.text}; ${each.text}` } : each);
  }
  return out;
}

/** "Division", "Brigade" and "Regiments": a division's cell goes over all rows of its brigades. */
const LEVELS: ReadonlySet<Field | undefined> = new Set(['corps', 'division', 'brigade', 'regiment', 'name']);

/** Cells that hold lists: no row has all its cells in one line, and each begins or ends where a cell does. */
function cellsApart(lines: readonly RawLine[], heads: number, columns: number): readonly RawLine[] | undefined {
  const names = (lines[heads]?.text ?? '').split('\t').map((cell) => fieldOf(cell.trim()));
  const below = lines.slice(heads + 1).filter(({ text }) => text.trim() !== '');
  const tabbed = below.filter(({ text }) => tabsIn(text) > 0);
  const whole = tabbed.some(({ text }) => tabsIn(text) === columns && text.split('\t').every((cell) => cell.trim()));
  const ends = tabbed.filter(({ text }) => /^\t|\t\s*$/u.test(text));
  if (whole || !names.every((name) => LEVELS.has(name)) || ends.length < LEAST || ends.length * 2 < tabbed.length)
    return undefined;
  if (tabbed.length * 2 > below.length) return undefined;
  return [
    ...lines.slice(0, heads),
    ...below.flatMap((each) =>
      each.text.split('\t').flatMap((cell) => (cell.trim() === '' ? [] : [{ ...each, text: cell.trim() }])),
    ),
  ];
}

export function cellsJoined(lines: readonly RawLine[]): readonly RawLine[] {
  const heads = lines.findIndex(({ text }) => isHeadings(text));
  const columns = tabsIn(lines[heads]?.text ?? '');
  if (columns < 2) return lines;
  const apart = cellsApart(lines, heads, columns);
  if (apart) return apart;
  /** Lines between rows whose first column names units head those below them. */
  const [first = '', second = ''] = (lines[heads]?.text ?? '').split('\t').map(fieldOf);
  if (first === 'name' && second !== 'commander') return lines;
  const isBroken = ({ text }: RawLine, i: number): boolean => {
    const [below = '', before = ''] = [lines[i + 1]?.text, lines[i - 1]?.text];
    return i > heads && text.trim() !== '' && tabsIn(text) === 0 && tabsIn(before) === columns && isRow(below);
  };
  const isRow = (text: string): boolean => tabsIn(text) === columns && /^[^\t]/.test(text);
  const broken = new Set(lines.filter(isBroken));
  if (broken.size < LEAST) return leadersJoined(lines, heads, columns);
  return lines.flatMap((each, i) => {
    const above = lines[i - 1];
    if (broken.has(each)) return [];
    if (above && broken.has(above))
      return [{ ...above, text: `${above.text}; ${each.text.replace(/^[–—-](?=\t)/, '')}` }];
    /** A dash in the first cell that is not empty is no bullet. */
    return [{ ...each, text: each.text.replace(/^\t[–—-](?=\t)/, '\t−') }];
  });
}
