import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Outcome, type Result, resultOf, texts } from './corpus.ts';
import { lines } from './sample.ts';

/** `CORPUS=write` writes the table anew; `CORPUS_SHOW=name` shows how one text is read. */
const PAGE = new URL('../../docs/READER.md', import.meta.url).pathname;

const SAID: { readonly [O in Outcome]: string } = {
  exact: 'right',
  touched: 'right after touches',
  asks: 'asks',
  wrong: 'wrong, and does not ask',
};

const share = (n: number, of: number): string => `${n} of ${of} (${Math.round((n / of) * 100)} %)`;

/** What each batch of unseen texts came to when it was first read, before anything was mended for it. */
const FIRST_READINGS = [
  { batch: '30 texts of an earlier trial', right: 7, asked: 18, wrong: 4 },
  { batch: '30 texts of many nations, November 2026', right: 3, asked: 24, wrong: 3 },
  { batch: '15 texts that were kept aside until those 30 were mended', right: 1, asked: 11, wrong: 3 },
  { batch: '8 texts written after all 45 were mended', right: 3, asked: 4, wrong: 1 },
  { batch: '16 texts of armies of 1807 to 1815', right: 2, asked: 14, wrong: 0 },
  { batch: '14 texts written after those 16 were mended', right: 0, asked: 12, wrong: 2 },
  { batch: '8 texts written after those 14 were mended', right: 0, asked: 7, wrong: 1 },
  { batch: '8 texts that were kept aside until all 38 were mended', right: 2, asked: 6, wrong: 0 },
];

function page(results: readonly Result[]): string {
  const n = (outcome: Outcome): number => results.filter((each) => each.outcome === outcome).length;
  const rows = results.map(({ name, claims, outcome, touches, doubts }) => {
    const after = outcome === 'touched' ? `, ${touches}` : '';
    return `| ${name} | ${claims} | ${SAID[outcome]}${after} | ${new Set(doubts.map(({ group }) => group)).size} |`;
  });
  return `# How the reader does with pasted texts

Every text in \`tests/orders-of-battle/corpus\` is our own, in the manner of some kind of page or book, and has beside it what is
true of it, worked out by hand: armies, formations, leaders, nations, arms, foot, horse and guns. A text is right when every
line of its truth holds. \`CORPUS=write npx vitest run tests/orders-of-battle/corpus.test.ts\` writes this page.

- Right with the proposed answers: ${share(n('exact'), results.length)}
- Right after at most five touches: ${share(n('exact') + n('touched'), results.length)}
- Not right, and a question or a warning shows it: ${n('asks')}
- Wrong without a question: ${n('wrong')}

## Texts nobody had seen

The table below counts texts after the reader was mended for them. When they were first read, most were not right:

| batch | right | asked | wrong without a question |
|---|---|---|---|
${FIRST_READINGS.map(({ batch, right, asked, wrong }) => `| ${batch} | ${right} | ${asked} | ${wrong} |`).join('\n')}

## Every text

| text | lines of its truth | read | questions |
|---|---|---|---|
${rows.join('\n')}
`;
}

function show({ outcome, name, wrong, tree, doubts }: Result): void {
  const asked = doubts.map(({ id, proposed }) => `? ${id} -> ${proposed}`);
  console.log([`${outcome} ${name}`, ...wrong.map((each) => `- ${each}`), ...lines(tree), ...asked].join('\n'));
}

describe('the corpus of texts', () => {
  it('is read rightly or asks, as the table in docs says', async () => {
    const results: Result[] = [];
    for (const name of texts()) results.push(await resultOf(name));
    const shown = process.env.CORPUS_SHOW;
    for (const each of results) if (shown && each.name.includes(shown)) show(each);
    if (process.env.CORPUS === 'write') writeFileSync(PAGE, page(results));
    const named = (outcome: Outcome) => results.filter((each) => each.outcome === outcome).map(({ name }) => name);
    expect(results.length).toBeGreaterThanOrEqual(60);
    expect(named('wrong')).toEqual([]);
    expect(named('exact').length / results.length).toBeGreaterThanOrEqual(0.7);
    expect((named('exact').length + named('touched').length) / results.length).toBeGreaterThanOrEqual(0.95);
    expect(readFileSync(PAGE, 'utf8')).toBe(page(results));
  });
});
