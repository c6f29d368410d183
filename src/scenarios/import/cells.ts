/** What a cell or a value says of strength, when it says it in words. */
import { figuresIn, numberOf, readFigure } from './numbers.ts';
import { type Figure, markUnknown, type Sprout } from './tree.ts';

/** "6pdr", "5.5 inch": how heavy a piece is. */
const CALIBRE =
  /\d+(?:[.,]\d+)?\s?[½¼¾]?[\s-]?(?:pdrs?|pounders?|lbs?|livres?|pfd|pfünd\p{L}*|inch|in\b|zoll|["”″])/giu;

/**
 * The figure that begins a cell, "1,200 present". Of "2 x 600", "3 (1200)" and "4 / 2400" it is no strength: whoever
 * wrote them put what counts behind it.
 */
function leadingFigure(cell: string): number | undefined {
  const figure = /^[\d,.'’ ]*\d(?=\s|$)/.exec(cell)?.[0];
  const value = figure === undefined ? undefined : numberOf(figure);
  if (figure === undefined || value === undefined) return undefined;
  const behind = cell.slice(figure.length).replace(CALIBRE, '');
  const others = behind.match(/\d+(?:[,.'’]\d{3})*/g) ?? [];
  const aside = others.every((other) => (numberOf(other) ?? value) * 10 <= value);
  return aside && !/^\s*[x×*]/i.test(behind) ? value : undefined;
}

/** "1,200 men", "19,357 44 guns", "8 (6pdr)": the figure that is asked for; the others go to where they belong. */
function inWords(node: Sprout, cell: string, figure: Figure): number | undefined {
  if (cell.length > 200 || !/\d/.test(cell)) return undefined;
  const { found, rest } = figuresIn(cell);
  for (const { of, value } of found)
    if ((of === 'men' || of === 'sabres' || of === 'guns') && of !== figure && value !== undefined) node[of] ??= value;
  const same = found.find(({ of }) => of === figure || (of === 'men' && figure === 'sabres'));
  return same?.value ?? leadingFigure(rest);
}

/**
 * Takes a figure from what stands there. Nought and below are "not known" until the review says otherwise, where
 * `expected` says that the entry should have such a figure at all.
 */
export function takeFigure(node: Sprout, was: string, figure: Figure, expected: (value?: number) => boolean): void {
  const { value = inWords(node, was, figure), approximate } = readFigure(was);
  if (value !== undefined && value > 0) {
    node[figure] = value;
    if (approximate) node.marks.push({ figure, was: was.trim(), why: 'approximate' });
  } else if (expected(value)) markUnknown(node, figure, was.trim());
}
