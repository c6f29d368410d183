import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReader } from '../../src/app/editor/import/reader.ts';
import { SIDES } from '../../src/book/terms.ts';
import { say } from '../../src/engine/message.ts';
import { treeOf } from '../../src/orders-of-battle/army-table.ts';
import { enlist } from '../../src/orders-of-battle/enlist.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { NO_ORIGIN } from '../../src/orders-of-battle/origin.ts';
import { ownCsv } from '../../src/orders-of-battle/own-csv.ts';
import { writeOwnCsv } from '../../src/orders-of-battle/own-csv-write.ts';
import type { Army, FormationCard, OfficerCard, UnitCard } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { TROOP_SUGGESTIONS } from '../../src/scenarios/suggestions.ts';
import { speak } from '../../src/words/speak.ts';
import { anyArmy } from '../scenarios/armies.ts';
import { aDraft } from '../scenarios/drafts.ts';

const scenarios = await Promise.all(SHELF.map(({ load }) => load()));

/** Taken in as a player would, every question answered as proposed. */
async function takenIn(text: string, armyType: Army['armyType'] = 'Napoleonic') {
  const ask = makeReader();
  const opened = await ask({ do: 'open', bytes: new TextEncoder().encode(text), name: 'army.csv' });
  if (opened.is !== 'opened') throw new Error(JSON.stringify(opened));
  expect(opened.guesses[0]!.format).toBe('own-csv');
  const sources = [{ name: 'army.csv', text: opened.text, format: 'own-csv' as const }];
  const laid = await ask({ do: 'sheet', origin: { ...NO_ORIGIN, sources } });
  if (laid.is !== 'sheet') throw new Error(JSON.stringify(laid));
  const got = await ask({
    do: 'units',
    armyType: laid.armyType ?? armyType,
    batteries: 'units',
    rating: { year: 1809, nation: 'France' },
    troops: TROOP_SUGGESTIONS,
    byScale: laid.scales[0],
    byOfficers: laid.officers,
  });
  if (got.is !== 'proposed') throw new Error(JSON.stringify(got));
  expect(got.armies).toHaveLength(1);
  const { draft, remarks } = enlist(aDraft('mine'), 'a', got.armies[0]!, { how: 'replace', tell: speak });
  return { army: draft.sides.a, remarks, doubts: laid.doubts, problems: laid.problems };
}

/** All that a table carries: not the ids, which are the scenario's, and not what belongs to the day. */
const officer = ({ id: _, ...rest }: OfficerCard) => rest;
const formation = ({ id: _, order: __, commander, units, ...rest }: FormationCard) => ({
  ...rest,
  commander: officer(commander),
  units: units.map(({ id: _, ...unit }) => unit),
});
const carried = ({ garrisons: _, commander, formations, ...rest }: Army) => ({
  ...rest,
  commander: officer(commander),
  formations: formations.map(formation),
});

/** Figures of a small army of two corps, every column of its units other than usual. */
const UNITS: readonly UnitCard[] = [
  {
    arm: 'infantry',
    id: 'fox',
    ref: '5/1',
    name: 'Fox',
    quality: 4,
    note: 'From the hills.\n\nNot at full strength.',
    parts: [
      { arm: 'infantry', quality: 4, men: 1819, name: '1/95th' },
      { arm: 'infantry', quality: 2, men: 0 },
    ],
    artilleryPoints: 3,
    sk: 3,
    rifles: true,
  },
  {
    arm: 'mixed',
    id: 'wolf',
    ref: '5/2',
    name: 'Wolf',
    quality: 2,
    parts: [
      { arm: 'infantry', quality: 3, men: 1600 },
      { arm: 'cavalry', quality: 5, men: 400, name: 'Hussars' },
    ],
    artilleryPoints: 0,
    sk: 0,
    rifles: false,
  },
  {
    arm: 'cavalry',
    id: 'lynx',
    ref: 'C/1',
    name: 'Lynx',
    quality: 3,
    parts: [{ arm: 'cavalry', quality: 3, men: 1200 }],
    artilleryPoints: 1,
    horse: 'skirmish',
    impetuous: true,
    cossack: false,
  },
  {
    arm: 'artillery',
    id: 'bear',
    ref: 'R/1',
    name: 'Bear',
    quality: 5,
    weight: 'heavy',
    mobility: 'horse',
    pieces: 'howitzers',
    guns: 6,
    ottoman: true,
  },
];
const OFFICER: OfficerCard = { id: 'o', name: 'Marten', rank: 'FML', A: 5, L: 1, T: 6, note: 'Late to bed.' };
const SMALL: Army = {
  name: 'Army of the Woods',
  armyType: 'Traditional',
  ottoman: true,
  commander: { ...OFFICER, name: 'Elk' },
  formations: [
    {
      id: 'one',
      name: '5th Division',
      commander: OFFICER,
      awkward: { extra: 2, why: 'Old rivals.' },
      order: 'hold',
      units: [...UNITS],
    },
    { id: 'two', name: 'Reserve', commander: { ...OFFICER, id: 'p' }, order: 'defend', units: [] },
  ],
  garrisons: [],
  engineers: 2,
  pontoons: 1,
  baggage: 3,
};

describe('an army as a table', () => {
  it.each([
    ...scenarios.flatMap(({ title, sides }) => SIDES.map((side) => [title, sides[side].name, sides[side]] as const)),
    ['By hand', SMALL.name, SMALL] as const,
  ])('%s, %s: comes back with all its cards say, and leaves nothing to ask', async (_title, _name, army) => {
    const back = await takenIn(writeOwnCsv(treeOf(army), speak));
    expect(carried(back.army)).toEqual(carried(army));
    expect(back.doubts).toEqual([]);
    expect(back.problems).toEqual([]);
    expect(back.remarks).toEqual([]);
  });

  it('comes back the same, whatever army it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyArmy, async (army) => {
        const back = await takenIn(writeOwnCsv(treeOf(army), speak));
        expect(carried(back.army)).toEqual(carried(army));
        expect(back.doubts).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('says each thing of a card in a cell of its own', () => {
    const [headings, ...rows] = writeOwnCsv(treeOf(SMALL), speak).trimEnd().split('\r\n');
    const heads = headings!.split(',');
    const cells = (row: string) => {
      const own = row.split(',');
      return Object.fromEntries(heads.map((heading, i) => [heading, own[i]]).filter(([, cell]) => cell !== ''));
    };
    const table = rows.map(cells);
    expect(table[0]).toMatchObject({ card: 'army', 'army type': 'Traditional', traits: 'ottoman', engineers: '2' });
    expect(table[0]).toMatchObject({ pontoons: '1', baggage: '3', 'on the commander': 'Late to bed.' });
    expect(table[1]).toMatchObject({
      card: 'formation',
      awkward: '2',
      'why awkward': 'Old rivals.',
      commander: 'Marten',
    });
    // "5/1" would be the first of May to a spreadsheet.
    expect(table[2]).toMatchObject({ card: 'unit', label: "'5/1", sk: '3', absorbed: '3', traits: 'rifles' });
    expect(table[2]).toMatchObject({ quality: 'quality|4', notes: 'From the hills.||Not at full strength.' });
    expect(table[3]).toMatchObject({ card: 'part', name: '1/95th', men: '1819', quality: 'quality|4' });
    expect(table[4]).toMatchObject({ card: 'part', men: '0', quality: 'quality|2' });
    expect(table[4]).not.toHaveProperty('name');
    expect(table[8]).toMatchObject({ label: 'C/1', horse: 'skirmish', absorbed: '1', traits: 'impetuous' });
    expect(table[10]).toMatchObject({
      label: 'R/1',
      weight: 'heavy',
      mobility: 'horse',
      pieces: 'howitzers',
      guns: '6',
    });
  });

  it('carries nothing a spreadsheet would reckon with', () => {
    const [army] = scenarios.map(({ sides }) => sides.a);
    const risky = { ...army!, name: '=1+1', formations: army!.formations.map((each) => ({ ...each, name: '+49' })) };
    const text = writeOwnCsv(treeOf(risky), speak);
    expect(text).not.toMatch(/(?:^|,)[=+]/m);
    expect(ownCsv.read(text).tree.roots[0]!.name).toBe('=1+1');
  });

  it('takes what a spreadsheet changed, and says what it cannot take', async () => {
    const written = writeOwnCsv(treeOf(SMALL), speak).replace(/\r\n/g, '\n');
    const lines = written.split('\n');
    const at = (heading: string) => lines[0]!.split(',').indexOf(heading);
    const edit = (line: string, changes: Readonly<Record<string, string>>) => {
      const cells = line.split(',');
      for (const [heading, cell] of Object.entries(changes)) cells[at(heading)] = cell;
      return cells.join(',');
    };
    const blank = (changes: Readonly<Record<string, string>>) =>
      edit(','.repeat(lines[0]!.split(',').length - 1), changes);
    lines[3] = edit(lines[3]!, { sk: '2', label: '5/9', traits: '' });
    lines[9] = edit(lines[9]!, { horse: 'Heavy', absorbed: '' });
    lines[11] = edit(lines[11]!, { weight: 'enormous' });
    lines.splice(
      12,
      0,
      blank({ 'scovell-oob-1': '3', level: 'brigade', name: 'Stoat', kind: 'infantry', men: '2100', sk: '1' }),
    );
    const back = await takenIn(lines.join('\n'));
    const [fox, , lynx, bear, stoat] = back.army.formations[0]!.units;
    expect(fox).toMatchObject({ sk: 2, ref: '5/9', rifles: false });
    expect(lynx).toMatchObject({ horse: 'heavy', artilleryPoints: 0, impetuous: true });
    expect(bear).toMatchObject({ weight: 'medium', mobility: 'horse' });
    expect(stoat).toMatchObject({ name: 'Stoat', parts: [{ men: 2100 }] });
    expect(back.problems.map(({ line, said }) => [line, said])).toEqual([
      [12, say('reader-own-odd-cells', { lines: inLines([12]) })],
      [13, say('reader-own-loose-cells', { lines: inLines([13]) })],
    ]);
  });

  it('reads a table of before as it was read before', async () => {
    const before = `scovell-oob-1,level,name,commander,rank,nation,kind,type,men,sabres,guns,points,parts,quality,arrival,notes,doubts,counted,line,source
1,army,Army of the Woods,Elk,,,,,,,,,,ability|5|leadership|1|temperament|6,,,,,1,
2,corps,I Corps,Marten,FML,,,,,,,,,ability|4|leadership|2|temperament|3,,,,,1,
3,brigade,Fox,,,,infantry,,,,,,,,,From the hills.,,,1,5/1
4,regiment,1/95th,,,,infantry,line,1819,,4,,,quality|4,,,,,1,5/1
4,regiment,"Fox, part 2",,,,infantry,line,600,,,,,quality|2,,,,,1,5/1
3,battery,Bear,,,,artillery,horse artillery,,,6,,,quality|5,,,,,1,R/1
`;
    const { army, problems } = await takenIn(before);
    expect(problems).toEqual([]);
    expect(army).toMatchObject({ name: 'Army of the Woods', armyType: 'Napoleonic', commander: { A: 5, L: 1, T: 6 } });
    const [fox, bear] = army.formations[0]!.units;
    expect(army.formations[0]!.commander).toMatchObject({ name: 'Marten', rank: 'FML', A: 4, L: 2, T: 3 });
    expect(fox).toMatchObject({
      name: 'Fox',
      ref: 'I/1',
      artilleryPoints: 2,
      parts: [
        { quality: 4, men: 1819, name: '1/95th' },
        { quality: 2, men: 600, name: 'Fox, part 2' },
      ],
      note: expect.stringContaining('Suggested ratings: the source’s quality 4 as Q4'),
    });
    expect(bear).toMatchObject({ mobility: 'horse', guns: 6, quality: 5 });
  });
});
