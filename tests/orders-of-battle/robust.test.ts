/** No file, however broken, may throw, be half-read in silence, or grow beyond its bounds. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { decode } from '../../src/orders-of-battle/bytes.ts';
import { detect } from '../../src/orders-of-battle/detect.ts';
import { FORMAT_IDS, inLines } from '../../src/orders-of-battle/format.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { ownCsv } from '../../src/orders-of-battle/own-csv.ts';
import { writeOwnCsv } from '../../src/orders-of-battle/own-csv-write.ts';
import { totals } from '../../src/orders-of-battle/totals.ts';
import { MAX_DEPTH, MAX_NODES, walk } from '../../src/orders-of-battle/tree.ts';
import { speak } from '../../src/words/speak.ts';
import { proposals, resolve, review } from './reviewing.ts';
import { codes, told } from './sample.ts';

const SAMPLES = [
  '2\nFrench A Army\nBegin\nL 5 4 1 GD Morvan\nB 1st\nBegin\nU 500 4 I M 3 18 1/9e\nU 6 5 C U 2 1 Art\nU 3 5 C U 2 1 Art\nU 3 5 C U 2 1 Art\nEnd\nEnd\n',
  '<Army item="y"><Name>A</Name><Battalion item="y"><Name>B</Name><Strength init="720">600</Strength></Battalion></Army>',
  'COPY unit (id, parent_id, name, men) FROM stdin;\n1\t\\N\tCorps\t\\N\n2\t1\tIR 4\t800\n\\.\n',
  '- name: Army\n  strength: 5\n  units:\n  - name: Brigade\n    strength: -1\n    guns: 0\n',
  '{"1st Brigade (Pym)": ["1/61st, 500 men", "Battery"], "x": {"units": [{"name": "y", "men": "?"}]}}',
  'id;parent;name;men\na;;I Corps;\nb;a;"1st\nBrigade";1.200\n',
  'scovell-oob-1,level,name,men,notes\n1,brigade,Roon,2000,a|b\n2,battalion,x,,\n',
  '== Army ==\n* I Corps: GD Morvan (k)\n** 1/2/Fus/ 1st Regiment (1,200)\n| a | b |\n{| x\n|-\n| y || z\n|}\n<td>q</td> 6½ batts approx. 800 ?',
];

/** A sample with pieces cut out, doubled or exchanged for odd characters. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 12 }), fc.string({ maxLength: 6 })), { maxLength: 5 }),
  )
  .map(([text, cuts]) =>
    cuts.reduce(
      (t, [at, length, put]) => t.slice(0, at % (t.length + 1)) + put + t.slice((at % (t.length + 1)) + length),
      text,
    ),
  );
/** Two samples run into each other, with a stretch of one doubled over and over. */
const spliced = fc
  .tuple(fc.constantFrom(...SAMPLES), fc.constantFrom(...SAMPLES), fc.nat(), fc.nat({ max: 30 }), fc.nat({ max: 20 }))
  .map(([one, other, at, length, times]) => {
    const cut = at % one.length;
    return one.slice(0, cut) + one.slice(cut, cut + length).repeat(times) + other.slice(at % other.length);
  });
const texts = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  mutated,
  mutated,
  spliced,
);

describe('reading pasted lists', () => {
  it('is done at once with lists that say the same over and over', async () => {
    const format = await openFormat('pasted');
    const head = '1st Brigade: ';
    for (const part of ['1/61st, ', 'a, ', 'and b, ', 'Under A A ', '(x ', '. x ', '3 x ']) {
      const { tree, problems } = format.read(`${head}${part.repeat(90)}`);
      expect(tree.roots.length + problems.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ...'-=_.*~·•,;:()/\'"’01aAIXé|\t –+#<>[]{}&%^!?$½→',
    ...[
      'a ',
      'A ',
      '1st ',
      '2nd,',
      '- ',
      '. ',
      'a, ',
      '1)',
      'Bn ',
      'and ',
      'de ',
      '12 ',
      '1,200 ',
      'x 2 ',
      'Gen. ',
      'II ',
    ],
    ...[
      'a-',
      'A.',
      'A. ',
      'a:',
      '1 = ',
      '1+1',
      '\u00a0',
      '\u200b',
      '<b>',
      '[1]',
      'Brigade ',
      'men ',
      'guns ',
      'Infantry ',
    ],
  ])('is done at once where %j stands ninety times in a row', async (sign) => {
    const format = await openFormat('pasted');
    const row = sign.repeat(90);
    const rows = [
      `${row} I Corps: Ney\n  1st Line ${row} 1,200\n`,
      `I Corps: Ney ${row}\n${row}\n1st Line 900${row}\n2nd Line (${row}) 800\n`,
    ];
    for (const text of rows) {
      const { tree, problems } = format.read(`FRENCH\n${text}AUSTRIANS\n  IR 4 1,100\n`);
      expect(tree.roots.length + problems.length).toBeGreaterThan(0);
    }
  });
});

describe.each(FORMAT_IDS)('reading %s', (id) => {
  it('never throws on any text, and its review settles whatever it read', async () => {
    const format = await openFormat(id);
    fc.assert(
      fc.property(texts, (text) => {
        for (const { score } of detect(text)) expect(score >= 0 && score <= 1).toBe(true);
        const { tree, problems } = format.read(text);
        for (const { said } of problems) expect(speak(said)).toMatch(/[.!?…]$/);
        const settled = resolve(tree, proposals(tree));
        for (const root of settled.roots) expect(totals(root).men).toBeGreaterThanOrEqual(0);
        expect(ownCsv.read(writeOwnCsv(tree, speak)).tree).toEqual({ ...told(tree), sure: true });
      }),
      { numRuns: 100 },
    );
  });

  it('holds a hundred thousand lines and a nesting of thousands to the limits', async () => {
    const format = await openFormat(id);
    const long = [
      `${SAMPLES[0]!.replace('End\nEnd\n', '')}${'U 500 4 I M 3 18 1/9e\n'.repeat(25_000)}End\nEnd\n`,
      '* 9e Ligne, 500 men\n'.repeat(25_000),
      `name,men\n${'a,1\n'.repeat(25_000)}`,
    ];
    for (const text of long) {
      const { tree, problems } = format.read(text);
      const count = [...walk(tree.roots)].length;
      expect(count).toBeLessThanOrEqual(MAX_NODES);
      if (count === 0) expect(problems.some((each) => each.severity === 'error')).toBe(true);
    }
    const deep = [
      `2\n${'French B x\nBegin\n'.repeat(3000)}`,
      '<Army item="y">'.repeat(3000),
      '['.repeat(3000),
      '- - '.repeat(3000),
      Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}x${i} Brigade`).join('\n'),
      Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- name: x\n${'  '.repeat(i)}  units:`).join('\n'),
    ];
    for (const text of deep) {
      const { tree, problems } = format.read(text);
      for (const { above } of walk(tree.roots)) expect(above.length).toBeLessThan(MAX_DEPTH);
      if (tree.roots.length === 0) expect(problems.some((each) => each.severity === 'error')).toBe(true);
    }
  });
});

describe('pages of many lines', () => {
  it('are read to the last one, or refused before one is read', async () => {
    const pasted = await openFormat('pasted');
    const list = (lines: number) => '* 9e Ligne, 500 men\n'.repeat(lines);
    expect([...walk(pasted.read(list(2000)).tree.roots)].length).toBe(2000);
    for (const text of [list(MAX_NODES + 1), `<ul>${'<li>9e Ligne, 5 men</li>'.repeat(MAX_NODES + 1)}</ul>`])
      expect(codes(pasted.read(text))).toEqual(['reader-too-many-lines']);
  });
});

describe('pages that lost their line ends', () => {
  it('leaves a line out that is longer than any unit, and says where and what to do', async () => {
    const pasted = await openFormat('pasted');
    const { tree, problems } = pasted.read(`I Corps\n${'9e Ligne 500 men '.repeat(400)}\n12e Ligne, 600 men`);
    expect([...walk(tree.roots)].map(({ node }) => node.name)).toEqual(['I Corps', '12e Ligne']);
    const said = say('reader-lines-too-long', { lines: inLines([2]) });
    expect(problems).toMatchObject([{ severity: 'error', line: 2, said }]);
    const { tree: wide } = pasted.read(`<table><tr>${'<td>9e Ligne</td>'.repeat(50_000)}</tr></table>`);
    expect([...walk(wide.roots)].length).toBeLessThan(300);
  });

  it.each(FORMAT_IDS)('refuses %s of more letters than an army has', async (id) => {
    expect(codes((await openFormat(id)).read('a'.repeat(40_000_001)))).toEqual(['reader-too-long']);
  });
});

describe('from bytes to answers', () => {
  it('any bytes are read or refused in a sentence, in the format they look most like', async () => {
    const formats = new Map(await Promise.all(FORMAT_IDS.map(async (id) => [id, await openFormat(id)] as const)));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const read = decode(bytes);
        if (!read.ok) {
          expect(speak(read.said)).toMatch(/\.$/);
          return;
        }
        const { tree } = formats.get(detect(read.text)[0]!.format)!.read(read.text);
        expect(review(tree)).toBeDefined();
      }),
    );
  });
});
