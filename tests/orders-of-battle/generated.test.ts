import { describe, expect, it } from 'vitest';
import { readFirst } from './corpus.ts';
import { Chance } from './generated/chance.ts';
import { generated } from './generated/generate.ts';
import { DIMENSIONS, deviating, dimensions, mixed, PLAIN, type Style } from './generated/styles.ts';
import { partOf, writePart } from './page.ts';

type Outcome = 'right' | 'asks' | 'wrong';
interface Read {
  readonly style: Style;
  readonly outcome: Outcome;
}

const MIXED = 150;
/** Of ten dimensions so many deviate in a mixed text. */
const DEVIATE = 3;

/** A text for each manner that deviates from the plain one, and texts of several manners. */
const styles: readonly (readonly [seed: number, style: Style])[] = [
  ...dimensions.flatMap((dimension) => DIMENSIONS[dimension].map((value) => deviating(dimension, value))),
  ...Array.from({ length: MIXED }, (_, i) => mixed(new Chance(i), DEVIATE)),
].map((style, i) => [i + 1, style]);

async function readOne([seed, style]: readonly [number, Style]): Promise<Read> {
  const { text, truth } = generated(seed, style);
  const { proposed, open } = await readFirst(text, truth);
  return { style, outcome: proposed.wrong.length === 0 ? 'right' : open ? 'asks' : 'wrong' };
}

let reading: Promise<readonly Read[]> | undefined;
const read = (): Promise<readonly Read[]> => {
  reading ??= styles.reduce<Promise<Read[]>>(
    async (before, each) => [...(await before), await readOne(each)],
    Promise.resolve([]),
  );
  return reading;
};

const count = (reads: readonly Read[], outcome: Outcome): number =>
  reads.filter((each) => each.outcome === outcome).length;

/** How each manner fared, in all texts that have it. */
function page(reads: readonly Read[]): string {
  const rows = dimensions.flatMap((dimension) =>
    DIMENSIONS[dimension].map((value) => {
      const those = reads.filter(({ style }) => style[dimension] === value);
      const plain = value === PLAIN[dimension] ? ' (plain)' : '';
      return `| ${dimension} | ${value}${plain} | ${count(those, 'right')} | ${count(those, 'asks')} | ${count(those, 'wrong')} |`;
    }),
  );
  return `
\`tests/orders-of-battle/generated\` makes battles by chance and writes each in a manner that deviates from a plain one in one or in
several of these dimensions. Its truth is known before it is read. Of ${reads.length} texts ${count(reads, 'right')} are right with the proposed answers, ${count(reads, 'asks')} ask,
and ${count(reads, 'wrong')} are wrong without a question. \`CORPUS=write npx vitest run tests/orders-of-battle/generated.test.ts\` writes this part.

| dimension | manner | right | asks | wrong without a question |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

describe('texts made by chance', () => {
  it('are read rightly, as the table in docs says, and none is wrong unasked', async () => {
    const reads = await read();
    if (process.env.CORPUS === 'write') writePart('behind', page(reads));
    expect(reads.filter(({ outcome }) => outcome === 'wrong').map(({ style }) => style)).toEqual([]);
    expect(count(reads, 'right') / reads.length).toBeGreaterThanOrEqual(0.9);
    expect(partOf('behind')).toBe(page(reads));
  });

  it('fall the same each time', () => {
    const [first] = styles;
    expect(first && generated(...first)).toEqual(first && generated(...first));
  });
});
