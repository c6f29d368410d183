/** What a cell or a value says of strength, when it says it in words. */
import { CALIBRE, figuresIn, numberOf, readFigure } from './numbers.ts';
import { type Figure, markUnknown, type Sprout } from './tree.ts';

/** "6pdr" is how heavy a piece is; "in 1815", "(54e)" and "(est. 1000)" are no other strength. */
const ASIDES = new RegExp(
  `(?<!\\p{L})(?:in|en|im|of)\\s+1[78]\\d\\d(?!\\d)|\\(\\s*\\d{1,3}(?:er?|re|st|nd|rd|th|ème|\\.)\\s*[^()\\d]*\\)|\\(\\s*(?:est|approx|circa|ca?\\b|about)[^()]*\\)|(?<!\\d)${CALIBRE}(?!\\p{L})`,
  'giu',
);
const figuresOf = (text: string): readonly number[] =>
  (text.replace(ASIDES, ' ').match(/\d+(?:[,.'’]\d{3})*/g) ?? []).flatMap((figure) => numberOf(figure) ?? []);

/**
 * The figure that begins a cell, "1,200 present". Of "2 x 600", "3 (1200)" and "4 / 2400" it is no strength: whoever
 * wrote them put what counts behind it.
 */
function leadingFigure(cell: string): number | undefined {
  const figure = /^[\d,.'’ ]*\d(?=\s|$)/.exec(cell)?.[0];
  const value = figure === undefined ? undefined : numberOf(figure);
  if (figure === undefined || value === undefined) return undefined;
  const behind = cell.slice(figure.length);
  const aside = figuresOf(behind).every((other) => other * 10 <= value);
  return aside && !/^\s*[x×*]/i.test(behind) ? value : undefined;
}

/** What strength "2 x 600" or "1,200 present (1,400 on paper)" may tell, the likeliest first; nothing where none is one. */
export function strengthsIn(cell: string): readonly number[] {
  const [, times, each] = /^\D*(\d{1,2})\s*[x×*]\s*(\d+(?:[,.'’]\d{3})*)/i.exec(cell) ?? [];
  const product = each === undefined ? [] : [Number(times) * (numberOf(each) ?? 0)];
  const all = [...new Set([...product, ...figuresOf(cell)])];
  const likely = all.filter((value) => value >= 100);
  return likely.length === 0 ? [] : [...likely, ...all.filter((value) => value > 0 && value < 100)];
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
