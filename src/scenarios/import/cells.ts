/** What a cell or a value says of strength, when it says it in words. */
import { figuresIn, numberOf, readFigure } from './numbers.ts';
import { type Figure, markUnknown, type Sprout } from './tree.ts';

/** "1,200 men", "19,357 44 guns", "8 (6pdr)": the figure that is asked for; the others go to where they belong. */
function inWords(node: Sprout, cell: string, figure: Figure): number | undefined {
  if (cell.length > 200 || !/\d/.test(cell)) return undefined;
  const { found, rest } = figuresIn(cell);
  for (const { of, value } of found)
    if ((of === 'men' || of === 'sabres' || of === 'guns') && of !== figure && value !== undefined) node[of] ??= value;
  const same = found.find(({ of }) => of === figure || (of === 'men' && figure === 'sabres'));
  return same?.value ?? numberOf(/^[\d,.'’ ]*\d(?=\s|$)/.exec(rest)?.[0] ?? '');
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
