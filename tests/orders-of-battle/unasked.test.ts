import { describe, expect, it } from 'vitest';
import { type OobTree, walk } from '../../src/orders-of-battle/tree.ts';
import { readFirst } from './corpus.ts';
import { withoutLeastSure } from './reviewing.ts';
import { lines } from './sample.ts';

const page = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;
const read = async (...rows: readonly string[]) => {
  const first = await readFirst(page(...rows), '');
  return { ...first, doubts: withoutLeastSure(first.doubts) };
};
const marks = ({ roots }: OobTree): readonly string[] =>
  [...walk(roots)].flatMap(({ node }) => node.marks.map(({ was, why }) => `${node.name}: ${was} ${why}`));

const FRENCH = ['French Army (Marshal Soult)', '', '1st Division (Conroux)'];
const SECOND = [
  '',
  '2nd Division (Barrois)',
  '  8th Line, 1,480 men',
  '  24th Line, 1,520 men',
  '  45th Line, 1,500 men',
];

describe('what no reading may pass over', () => {
  it('asks of a figure that happens to be a sum of others', async () => {
    const { tree } = await read(...FRENCH, '  9th Light, 1,210 men 3,000', '  96th Line, 1,190 men', ...SECOND);
    expect(marks(tree)).toContain('9th Light: 3,000 unread');
  });

  it('takes a sum of its own formation for that', async () => {
    const { tree } = await read(...FRENCH, '  9th Light, 1,210 men', '  96th Line, 1,190 men 2,400', ...SECOND);
    expect(marks(tree)).toEqual([]);
  });

  it('asks of a row of a table that was left out, whatever its columns count', async () => {
    const { tree } = await read(
      'FRENCH ARMY',
      'Commander: Marshal Lannes',
      '',
      '                              BATTALIONS    FOOT     HORSE',
      'Cavalry: General Lefebvre',
      '   Polish Lancers ............    3                     524',
      '   DRAGOONS, BRIGADE DIGEON ..    6                     810',
      '   Cuirassiers ...............    3                     466',
      'Infantry: General Morlot',
      '   117th Line ................    4         2,344',
      '   121st Line ................    3         1,902',
    );
    const counted = [...walk(tree.roots)].some(({ node }) => node.sabres === 810);
    expect(counted || marks(tree).some((mark) => mark.includes('810'))).toBe(true);
  });

  it('adds no column to the sabres that stand before it', async () => {
    const { read: tree } = await read(
      'Prussian Army (General Yorck)',
      '',
      'Reserve Cavalry (Jürgass)',
      '  Lithuanian Dragoons: 4 squadrons, 480 sabres   52',
      '  1st West Prussian Dragoons: 4 squadrons, 450 sabres   63',
    );
    expect(lines(tree).filter((line) => /Dragoons/.test(line))).toEqual([
      '    unknown Lithuanian Dragoons 480s',
      '    unknown 1st West Prussian Dragoons 450s',
    ]);
  });

  it('multiplies what each of two has', async () => {
    const { read: tree } = await read(
      ...FRENCH,
      '  15th Line - 2 battalions - 2 x 550 men',
      '  Foot battery, 2 x 6-pdr',
    );
    expect(lines(tree).slice(2)).toEqual(['    regiment 15th Line 1100m', '    battery Foot battery 2g']);
  });

  it('takes no sentence for a unit, and asks of what it may count', async () => {
    const { doubts } = await read(
      ...FRENCH,
      '  9th Light, 1,210 men',
      '  these marched 22 miles that day and left 300 men behind',
      '  96th Line, 1,190 men, down from 1,400',
      ...SECOND,
    );
    expect(doubts.map(({ kind, proposed }) => `${kind} ${proposed}`)).toEqual(['junk keep', 'unread on']);
  });

  it('keeps what a footnote tells out of the army', async () => {
    for (const [mark, note] of [
      ['¹', '¹ Less two companies left at Tarbes with 210 men.'],
      ['†', '† Oman gives 640 for them.'],
      [' (a)', '(a) Oman gives 640.'],
    ] as const) {
      const { read: tree } = await read(
        ...FRENCH,
        `  9th Light${mark}, 1,210 men`,
        '  96th Line, 1,190 men',
        ...SECOND,
        '',
        note,
      );
      expect([...walk(tree.roots)].reduce((sum, { node }) => sum + (node.men ?? 0), 0)).toBe(6900);
    }
  });

  it('asks who leads where a man stands behind or below with a title it does not know', async () => {
    const rows = ['', '  9th Light, 1,210 men', '  96th Line, 1,190 men', ...SECOND];
    const asked = async (...head: readonly string[]) =>
      (await read('French Army (Marshal Soult)', '', ...head, ...rows.slice(1))).doubts.map(({ kind }) => kind);
    expect(await asked('1st Division (Bde-Cdr Conroux)')).toContain('leader');
    expect(await asked('1st Division', 'Head: Conroux')).toContain('leader');
    expect(await asked('1st Division (Conroux)')).toEqual([]);
  });

  it('goes on where the heading of a formation stands again', async () => {
    for (const tail of [' (continued)', ' (cont’d)', ' – suite']) {
      const { read: tree, doubts } = await read(
        ...[...FRENCH, '  9th Light, 1,210 men', `1st Division (Conroux)${tail}`, '  96th Line, 1,190 men'],
        ...SECOND,
      );
      expect(doubts).toEqual([]);
      expect(tree.roots[0]?.children.map(({ name, children }) => `${name} ${children.length}`)).toEqual([
        '1st Division 2',
        '2nd Division 3',
      ]);
    }
  });

  it('knows the names of a text without capital letters', async () => {
    const { read: tree } = await read(
      ...[...FRENCH, '  9th Light, 1,210 men', '  96th Line, 1,190 men', ...SECOND].map((row) => row.toLowerCase()),
    );
    expect(lines(tree).slice(0, 2)).toEqual(['army French Army (Soult)', '  division 1st Division (Conroux)']);
  });

  it('asks of battalions that have fewer men than any had', async () => {
    const { doubts } = await read(
      ...FRENCH,
      '  Cuirasser (6 battalions), 600 men',
      '  96th Line, 1,190 men',
      ...SECOND,
    );
    expect(doubts.map(({ kind }) => kind)).toEqual(['too-strong']);
  });
});
