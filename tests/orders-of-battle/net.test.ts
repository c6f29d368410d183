import { describe, expect, it } from 'vitest';
import { leastSure } from '../../src/orders-of-battle/least-sure.ts';
import { withLostMen } from '../../src/orders-of-battle/lost-words.ts';
import { ofLeader } from '../../src/orders-of-battle/of-leader.ts';
import { writeOwnCsv } from '../../src/orders-of-battle/own-csv-write.ts';
import { oddDoubts } from '../../src/orders-of-battle/review-odd.ts';
import { sheetOf } from '../../src/orders-of-battle/sheet.ts';
import { grow, type Sprout, sprout, walk } from '../../src/orders-of-battle/tree.ts';
import { speak } from '../../src/words/speak.ts';
import { readFirst } from './corpus.ts';
import { withoutLeastSure } from './reviewing.ts';

const read = (...rows: readonly string[]) => readFirst(`${rows.join('\n')}\n`, '');
const led = async (...rows: readonly string[]) =>
  [...walk((await read(...rows)).read.roots)].flatMap(({ node: { commander } }) => commander ?? []);
const asked = async (...rows: readonly string[]) => withoutLeastSure((await read(...rows)).doubts).map(({ id }) => id);

const FRENCH = [
  'French Army (Marshal Soult)',
  '',
  '1st Division (Conroux)',
  '  9th Light, 1,210 men',
  '  96th Line, 1,190 men',
];
const BARROIS = ['2nd Division (Barrois)', '  8th Line, 1,480 men', '  24th Line, 1,520 men'];
const UNITS = ['  45th Line, 1,500 men', '  63rd Line, 900 men'];

describe('who leads', () => {
  it.each([
    ['Despinoy heavy column - arrives 15:30', 'Despinoy'],
    ['St Germain cuirassier brigade', 'St Germain'],
    ['Corps of Ali Pasha in the rear', 'Ali Pasha'],
  ])('is read in the name “%s”, where others have leaders', async (name, man) => {
    expect(await led(...FRENCH, ...BARROIS, name, ...UNITS)).toEqual(['Soult', 'Conroux', 'Barrois', man]);
  });

  it('is no place, no nation and no plain word', async () => {
    for (const name of ['Brigade detached to Brescia', 'Divisional Reserve of Cavalry', 'Polish Brigade of the Guard'])
      expect(await led(...FRENCH, ...BARROIS, name, ...UNITS)).toEqual(['Soult', 'Conroux', 'Barrois']);
  });

  it('is asked where the name holds more than him', async () => {
    expect(await asked(...FRENCH, ...BARROIS, 'Garnizon Tczewa Brigade', ...UNITS)).toEqual(['led-below:named']);
  });

  it('is who stands behind a colon and leads something else, or behind his rank in brackets', async () => {
    for (const name of ['Bridgehead garrison: Conroux', 'Bridgehead garrison (xyz. Bianchi)'])
      expect((await led(...FRENCH, ...BARROIS, name, ...UNITS)).at(-1)).toBe(name.match(/Conroux|Bianchi/)?.[0]);
  });
});

describe('foot or horse', () => {
  const asks = async (...units: readonly string[]) =>
    (await asked('Allied Army (General Sacken)', '', ...units)).filter((id) => id === 'arm');

  it('is asked of a unit of either name that the text counts as no other horse', async () => {
    const horse = ['Cavalry: General Pahlen', '  3rd Hussars: 620 sabres', '  2nd Dragoons: 440 sabres'];
    expect(await asks(...horse, '  Albert Carabiniers: 900 men')).toEqual(['arm']);
    expect(await asks(...horse, '  Albert Carabiniers: 900 sabres')).toEqual([]);
  });

  it('is asked of one that stands alone among units of the other arm, unless it says', async () => {
    const foot = ['Corps of Lieven (General Lieven)', '  Tambov Infantry, 720', '  Okhotsk Infantry, 750'];
    expect(await asks(...foot, '  Archduke Albert Carabiniers, 680')).toEqual(['arm']);
    expect(await asks(...foot, '  Archduke Albert Carabiniers, 4 squadrons, 680')).toEqual([]);
  });
});

describe('men of whom nothing was read', () => {
  const lost = (lines: readonly string[], ...roots: readonly Sprout[]) =>
    withLostMen(lines, grow(roots).tree.roots).flatMap(({ marks }) => marks.map(({ was, why }) => `${was} ${why}`));

  it('may lead what the title names with them', () => {
    const led = (commander: string, line: number): Sprout => sprout('Corps', line, '', { level: 'corps', commander });
    const title = 'French order of battle at Dresden (Murat’s wing)';
    expect(lost([title, 'I Corps', 'II Corps'], led('Victor', 2), led('Vial', 3))).toEqual(['Murat lost']);
    expect(lost([title, 'I Corps', 'II Corps'], led('Victor', 2), led('Murat', 3))).toEqual([]);
  });

  it('are told once, however many rows name them', () => {
    const row = 'French,Prince Eugène,Division Seras,1st Ligne,2010';
    const army = sprout('French', 1, '', { level: 'army', commander: 'Ney' });
    expect(lost([row, row], army)).toEqual(['Prince Eugène lost']);
  });
});

describe('a side of no nation', () => {
  const side = (commander: string, nation?: string): Sprout =>
    sprout('Corps of the Gironde', 1, '', { level: 'army', commander, ...(nation && { nation }) });
  const nations = (...roots: readonly Sprout[]) => ofLeader(grow(roots).tree.roots).map(({ nation }) => nation);

  it('is its leader’s, where that is the other side’s foe', () => {
    expect(nations(side('Reding', 'Spain'), side('Dupont'))).toEqual(['Spain', 'France']);
    expect(nations(side('Soult', 'France'), side('Dupont'))).toEqual(['France', undefined]);
    expect(nations(side('Reding', 'Spain'), side('Nobody'))).toEqual(['Spain', undefined]);
  });
});

describe('what is read unlike the others', () => {
  const unit = (name: string, men = 600): Sprout => sprout(name, 1, name, { men });
  const formation = (name: string, ...children: readonly Sprout[]): Sprout =>
    sprout(name, 1, name, { level: 'division', children: [...children] });
  const army = (name: string, ...children: readonly Sprout[]): Sprout => ({
    ...formation(name, ...children),
    level: 'army',
  });
  const odd = (...roots: readonly Sprout[]) =>
    oddDoubts(grow(roots).tree).map(({ id }) => id.replace('odd:reader-odd-', ''));
  const FRENCH_ARMY = army('French', formation('1st Division', unit('54th Line'), unit('8th Line')));
  const LINES = ['54th Line', '8th Line', '45th Line'].map((name, i) =>
    sprout(name, i + 20, `${name} 620`, { men: 620 }),
  );

  it.each([
    ['heads', [army('French', unit('Austrian, 9th'), unit('Austrian, 16th'), unit('Austrian, 28th'))]],
    ['top', [formation('1st Division', unit('54th Line')), unit('Chasseurs', 400)]],
    ['sum', [army('French', unit('54th', 700), unit('8th', 500), unit('Centre', 1200))]],
    ['giant', [army('French', ...[500, 600, 3500].map((men) => formation(`Division ${men}`, unit('8th Line', men))))]],
    ['nation', [FRENCH_ARMY, army('Corps of the Gironde', unit('Legion'))]],
    ['nation', [army('French', { ...unit('8th Line'), nation: 'ZZ' })]],
    ['line', [army('French', ...LINES, sprout('63rd Line', 5, '63rd Line 540'))]],
    ['line', [{ ...army('63rd Line', ...LINES), source: { line: 9, text: '63rd Line 540' } }]],
    [
      'foes',
      [{ ...army('British', formation('1st Division', unit('54th Line'))), commander: 'Ney', nation: 'Britain' }],
    ],
    ['name', [army('French', { ...formation('1st Division', unit('54th Line')), commander: '2 battalions' })]],
  ])('is asked: %s', (what, roots) => {
    expect(odd(...roots)).toEqual([what]);
  });

  it('is not asked of plain texts', () => {
    expect(odd(FRENCH_ARMY, army('The Allies', unit('8th Hussars'), unit('Legion')))).toEqual([]);
    expect(odd(FRENCH_ARMY, army('Austrians', unit('A, 1st'), unit('B, 2nd')))).toEqual([]);
  });
});

describe('what is read less surely than the rest', () => {
  const least = async (...rows: readonly string[]): Promise<readonly string[]> => {
    const { read: tree, doubts } = await read(...rows);
    const asked = doubts.find(({ kind }) => kind === 'least-sure')?.nodes ?? [];
    return [...walk(tree.roots)].flatMap(({ node }) => (asked.includes(node.id) ? node.name : []));
  };
  const AUSTRIANS = [
    '',
    'Austrian Army (Mack)',
    '',
    'Right column (Riesch)',
    '  Kolowrat, 900 men',
    '  Kaiser, 820 men',
  ];

  it('is who nobody leads among the led, and what has a bracket in its name', async () => {
    const rows = [...FRENCH, ...BARROIS, '3rd Division', ...UNITS, ...AUSTRIANS];
    expect(await least(...rows)).toContain('3rd Division');
    const [first, ...others] = await least(...rows);
    expect([first, others.length]).toEqual(['French Army', 4]);
  });

  it('is an army that stands alone, five entries at most, and none that another question shows', async () => {
    const { read: tree, doubts } = await read(...FRENCH, ...BARROIS);
    const [one] = leastSure(tree, []);
    expect(one?.nodes).toContain(tree.roots[0]?.id);
    expect(one?.nodes.length).toBeLessThanOrEqual(5);
    const others = doubts.filter(({ kind }) => kind !== 'least-sure');
    const [root] = tree.roots;
    const asked = [...others, ...(one && root ? [{ ...one, nodes: [root.id] }] : [])];
    expect(leastSure(tree, asked).flatMap(({ nodes }) => nodes)).not.toContain(root?.id);
  });

  it('is asked last, whatever it weighs', async () => {
    const { tree, read: left, doubts } = await read(...FRENCH, ...BARROIS, 'Total 11,400 men');
    expect(sheetOf({ tree, answered: left, doubts }).byWeight).toEqual(['stated:all', 'least-sure']);
  });

  it('is nothing of a table of ours', async () => {
    const table = writeOwnCsv((await read(...FRENCH, ...BARROIS)).read, speak);
    expect((await readFirst(table, '')).doubts).toEqual([]);
  });
});
