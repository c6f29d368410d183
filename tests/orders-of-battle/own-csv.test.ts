import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARMY_TYPES, SKIRMISH_RATINGS } from '../../src/book/terms.ts';
import { say } from '../../src/engine/message.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { jts } from '../../src/orders-of-battle/jts.ts';
import { ownCsv } from '../../src/orders-of-battle/own-csv.ts';
import { neutral, writeOwnCsv } from '../../src/orders-of-battle/own-csv-write.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { FIGURES, grow, KINDS, LEVELS, type OobTree, type Sprout, sprout } from '../../src/orders-of-battle/tree.ts';
import { speak } from '../../src/words/speak.ts';
import { resolve, review } from './reviewing.ts';
import { lines } from './sample.ts';

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '=1+1',
    '+A1',
    '-2',
    '@x',
    "'=1",
    "'",
    '5/1',
    "'5/1",
    '1.10',
    "'01",
    '|',
    '\\',
    '\\p',
    'a|b',
    'line\nbreak',
    '"',
    ',',
    ';',
    '\t',
    'Légère',
    '',
    ' ',
  ),
);
const maybe = <T>(from: fc.Arbitrary<T>) => fc.option(from, { nil: undefined });
const figure = maybe(fc.integer({ min: 0, max: 200_000 }));
const { node } = fc.letrec<{ node: Sprout }>((tie) => ({
  node: fc
    .record({
      name: words,
      level: fc.constantFrom(...LEVELS),
      kind: maybe(fc.constantFrom(...KINDS)),
      texts: fc.record({
        commander: maybe(words),
        rank: maybe(words),
        nation: maybe(words),
        type: maybe(words),
        arrival: maybe(words),
      }),
      men: figure,
      sabres: figure,
      guns: figure,
      points: fc.oneof(figure, fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
      parts: maybe(
        fc.record({
          count: fc.constantFrom(1, 2, 6.5),
          of: fc.constantFrom('battalion' as const, 'squadron' as const),
        }),
      ),
      notes: fc.array(words, { maxLength: 3 }),
      quality: fc.array(fc.record({ scale: words, value: words }), { maxLength: 2 }),
      marks: fc.array(
        fc.record({
          figure: fc.constantFrom(...FIGURES),
          was: words,
          why: fc.constantFrom('unknown' as const, 'assumed' as const),
        }),
        { maxLength: 2 },
      ),
      card: maybe(
        fc.record(
          {
            card: fc.constantFrom('army' as const, 'formation' as const, 'unit' as const, 'part' as const),
            label: words.filter((text) => text.trim() !== ''),
            sk: fc.constantFrom(...SKIRMISH_RATINGS),
            absorbed: fc.nat(12),
            traits: fc.constantFrom(['rifles' as const], ['impetuous' as const, 'cossack' as const]),
            'army type': fc.constantFrom(...ARMY_TYPES),
          },
          { requiredKeys: ['card'] },
        ),
      ),
      counted: maybe(fc.constantFrom('own' as const, 'parts' as const)),
      line: fc.integer({ min: 1, max: 9999 }),
      source: words,
      children: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
    })
    .map(({ line, source, texts, ...rest }) => {
      const given = Object.fromEntries(
        Object.entries({ ...texts, ...rest }).filter(([, value]) => value !== undefined),
      );
      return { ...sprout('', line, source), ...given } as Sprout;
    }),
}));
const trees: fc.Arbitrary<OobTree> = fc
  .tuple(fc.array(node, { maxLength: 3 }), maybe(words))
  .map(([roots, title]) => ({ ...grow(roots).tree, ...(title !== undefined && { title }) }));

describe('our own table', () => {
  it('gives back every tree as it was', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const { tree: back, problems } = ownCsv.read(writeOwnCsv(tree, speak).replace(/\r\n/g, '\n'));
        expect(problems).toEqual([]);
        expect(back).toEqual({ ...tree, sure: true });
      }),
      { numRuns: 300 },
    );
  });

  it('guards what a spreadsheet would take for a formula, and takes the guard off again', () => {
    expect(['=1+1', '+1', '-1', '@x', "'=1", 'plain', '5/1', '1-2-1809', '1/95th'].map(neutral)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "''=1",
      'plain',
      "'5/1",
      "'1-2-1809",
      '1/95th',
    ]);
    const tree = grow([sprout('=HYPERLINK("http://x";"Brigade")', 1, '=1')]).tree;
    const written = writeOwnCsv(tree, speak);
    expect(written).not.toMatch(/(^|[,"])=/m);
    expect(ownCsv.read(written).tree).toEqual({ ...tree, sure: true });
  });

  it('guards a label that a spreadsheet would take for a number or an hour, and leaves figures to be reckoned with', () => {
    const labels = ['1.10', '01', '007', '1E2', '2.5e-3', '1,10', '1.2.3', '1:30', '6.5'];
    expect(labels.map(neutral)).toEqual(labels.map((label) => `'${label}`));
    const plain = ['1', '54', '0', '1E', '1.10a', 'I.1', '54e', '1 500', '3.', 'No. 1'];
    expect(plain.map(neutral)).toEqual(['1', '54', '0', '1E', '1.10a', 'I.1', '54e', '1 500', "'3.", 'No. 1']);
    const battery = { ...sprout('1.10', 1, '01'), points: 6.5 };
    const { tree } = grow([battery]);
    const written = writeOwnCsv(tree, speak);
    expect(written).toContain(",'1.10,");
    expect(written).toContain(',6.5,');
    expect(ownCsv.read(written).tree).toEqual({ ...tree, sure: true });
  });

  it('keeps the question of a number before a strength while its answer is open, and takes no other for one', () => {
    const { tree } = pasted.read('Landwehr Bataillon 3 650\nLandwehr Bataillon 1 250\n');
    const again = ownCsv.read(writeOwnCsv(tree, speak)).tree;
    const asked = review(again).filter(({ kind }) => kind === 'number-or-thousands');
    expect(asked.map(({ asks }) => asks)).toEqual(review(tree).map(({ asks }) => asks));
    for (const option of ['number', 'thousands']) {
      const answered = resolve(again, Object.fromEntries(asked.map(({ id }) => [id, option])));
      const back = ownCsv.read(writeOwnCsv(answered, speak)).tree;
      expect([lines(back), review(back)]).toEqual([lines(answered), []]);
    }
    const usual = { ...sprout('IR 4', 1, ''), level: 'battalion' as const, men: 500 };
    usual.marks.push({ figure: 'men', was: '500', why: 'assumed' });
    const taken = resolve(grow([usual]).tree, { assumed: 'keep' });
    expect(review(ownCsv.read(writeOwnCsv(taken, speak)).tree)).toEqual([]);
    const marks = (men: string, mark: string) =>
      ownCsv.read(`scovell-oob-1,level,name,men,doubts\n1,battalion,x,${men},men|gap|${mark}\n`).tree.roots[0]!.marks;
    expect([marks('650', '3 650'), marks('3650', '3 650')].map((each) => each.length)).toEqual([1, 1]);
    // Nobody asked this, and of the last two the table itself tells the answer.
    const none = [
      marks('650', 'abc'),
      marks('650', 'abc 650'),
      marks('650', ''),
      marks('700', '3 650'),
      marks('', '3 650'),
    ];
    expect(none).toEqual([[], [], [], [], []]);
  });

  it('survives a spreadsheet that writes semicolons', () => {
    const { tree } = jts.read('2\nFrench B Brigade\nBegin\nU 500 4 I M 3 18 1/9e Ligne\nEnd\n');
    const semicolons = writeOwnCsv(tree, speak).replace(/,/g, ';');
    expect(ownCsv.read(semicolons).tree).toEqual({ ...tree, sure: true });
  });

  it.each([
    ['1.810', 1],
    ['"1,810"', 1],
    ['1\u202f810', 0],
    ['1 810', 0],
    ['1810,00', 0],
    ['1810.0', 0],
  ])('reads %s as a spreadsheet writes 1810, and says so where it might be a decimal', (cell, notes) => {
    const separator = cell.startsWith('1810,') ? ';' : ',';
    const text = `scovell-oob-1,level,name,men\n1,brigade,Roon,2000\n2,regiment,Wolff,0.5\n`.replaceAll(',', separator);
    const { tree, problems } = ownCsv.read(`${text}2,regiment,Krafft,`.replaceAll(',', separator) + cell);
    expect(tree.roots[0]!.children.map(({ men }) => men)).toEqual([0.5, 1810]);
    expect(problems).toHaveLength(notes);
    if (notes > 0) expect(problems[0]).toMatchObject({ severity: 'note', line: 4 });
  });

  it('reads the points of a source with the decimals they were written with', () => {
    const points = (cell: string) => {
      const { tree, problems } = ownCsv.read(`scovell-oob-1;level;name;points\n1;brigade;Roon;${cell}`);
      return [tree.roots[0]!.points, problems.length];
    };
    expect(['1.125', '1,125', '12', '0', '6½', '1 810'].map(points)).toEqual(
      [1.125, 1.125, 12, 0, 6.5, 1810].map((value) => [value, 0]),
    );
  });

  it('reads levels and arms however they are written', () => {
    const { tree, problems } = ownCsv.read('scovell-oob-1,level,name,kind\n0,Title,Ligny\n1,Brigade,Roon, Infantry\n');
    expect(problems).toEqual([]);
    expect(tree).toMatchObject({ title: 'Ligny', roots: [{ level: 'brigade', name: 'Roon', kind: 'infantry' }] });
  });

  it('never gives the parts of a row it cannot take to the row above', () => {
    const { tree, problems } = ownCsv.read(
      [
        'scovell-oob-1,level,name,kind,men',
        '1,corps,I,,',
        '2,brigade,Roon,infantry,',
        '3,regiment,IR 4,infantry,2000',
        '2,brigade,Wolff,infantery,',
        '3,planet,Below,,',
        '4,regiment,IR 9,infantry,1800',
        '3,regiment,Lost,infantry,-1',
        '2,brigade,Krafft,infantry,900',
      ].join('\n'),
    );
    expect(lines(tree)).toEqual([
      'corps I',
      '  brigade Roon',
      '    regiment IR 4 2000m',
      '  unknown Wolff',
      '    unknown Below',
      '      regiment IR 9 1800m',
      '  brigade Krafft 900m',
    ]);
    expect(problems).toMatchObject([
      { severity: 'error', line: 5 },
      { severity: 'error', line: 5 },
    ]);
    expect(problems.map(({ said }) => said)).toEqual([
      say('reader-own-bad-rows', { lines: inLines([5, 6, 8]) }),
      say('reader-own-hollow-rows', { lines: inLines([5, 6]) }),
    ]);
  });

  it('refuses a newer table, and says which rows it cannot take', () => {
    const newer = say('reader-own-newer', { version: '2', known: 1 });
    expect(ownCsv.read('scovell-oob-2,name\n1,x\n').problems[0]?.said).toEqual(newer);
    const { tree, problems } = ownCsv.read(
      'scovell-oob-1,level,name,men\n1,brigade,Roon,2000\nx,brigade,Bad,1\n2,planet,Worse,1\n2,battalion,Good,-5\n2,battalion,Best,600\n',
    );
    expect(tree.roots[0]!.children.map((child) => child.name)).toEqual(['Best']);
    expect(problems).toMatchObject([{ severity: 'error', line: 3 }]);
    expect(problems[0]?.said).toEqual(say('reader-own-bad-rows', { lines: inLines([3, 4, 5]) }));
    expect(ownCsv.read('scovell-oob-1,level\n1,brigade\n').problems[0]).toMatchObject({ severity: 'error', line: 1 });
  });
});
