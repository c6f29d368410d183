/** "1st Division" and below it "d'Arnaud | Brigade: Forestier | 35th Line": a cell that holds two lines, pasted. */
import { fieldOf } from './columns.ts';
import type { RawLine } from './manners.ts';

const tabsIn = (text: string): number => text.split('\t').length - 1;

/** A row of headings between tabs, and how many. */
const isHeadings = (text: string): boolean =>
  tabsIn(text) > 0 && !/\d/.test(text) && fieldOf(text.split('\t')[0] ?? '') !== undefined;

/** One such line may be a title over the row below it; several are cells. */
const LEAST = 3;

export function cellsJoined(lines: readonly RawLine[]): readonly RawLine[] {
  const heads = lines.findIndex(({ text }) => isHeadings(text));
  const columns = tabsIn(lines[heads]?.text ?? '');
  if (columns < 2) return lines;
  const isBroken = ({ text }: RawLine, i: number): boolean => {
    const [below = '', before = ''] = [lines[i + 1]?.text, lines[i - 1]?.text];
    return i > heads && text.trim() !== '' && tabsIn(text) === 0 && tabsIn(before) === columns && isRow(below);
  };
  const isRow = (text: string): boolean => tabsIn(text) === columns && /^[^\t]/.test(text);
  const broken = new Set(lines.filter(isBroken));
  if (broken.size < LEAST) return lines;
  return lines.flatMap((each, i) => {
    const above = lines[i - 1];
    if (broken.has(each)) return [];
    if (above && broken.has(above))
      return [{ ...above, text: `${above.text}; ${each.text.replace(/^[–—-](?=\t)/, '')}` }];
    /** A dash in the first cell that is not empty is no bullet. */
    return [{ ...each, text: each.text.replace(/^\t[–—-](?=\t)/, '\t−') }];
  });
}
