import { describe, expect, it } from 'vitest';
import type { Answer, Ask } from '../../../src/app/editor/import/asks.ts';
import { makeReader } from '../../../src/app/editor/import/reader.ts';
import { warmUp } from '../../../src/app/editor/import/warm-up.ts';

const TEXT = `
Army of the Marches
General Anton Veldt

I Corps (Lt. General Brandt)
1st Division (Major General Holm)
1st Brigade (Brigadier Aster)
- 4th Line Regiment: 1,200 men
- 9th Line Regiment: 1,150 men
2nd Brigade (Brigadier Corvin)
- 12th Line Regiment: 1,300 men
- 2nd Light Regiment: ? men
- Foot battery: 8 guns
`;

async function said<K extends Answer['is']>(
  ask: (ask: Ask) => Promise<Answer>,
  question: Ask,
  is: K,
): Promise<Extract<Answer, { is: K }>> {
  const answer = await ask(question);
  if (answer.is !== is) throw new Error(JSON.stringify(answer));
  return answer as Extract<Answer, { is: K }>;
}

describe('the reader of orders of battle', () => {
  it('goes from a text to an army, question by question', async () => {
    const ask = makeReader();
    const opened = await said(ask, { do: 'open', text: TEXT }, 'opened');
    expect(opened.guesses[0]!.format).toBe('pasted');
    const read = await said(ask, { do: 'read', format: 'pasted' }, 'read');
    expect(read.entries).toBeGreaterThan(8);
    expect(opened.read).toEqual(read);

    const open = await said(ask, { do: 'review', answers: {} }, 'reviewed');
    expect(open.doubts.length).toBeGreaterThan(0);
    expect(open.answers).toEqual({});
    expect(open.before).toMatchObject({ men: 3650, guns: 8 });
    const [doubt] = open.doubts;
    expect(open.lines[doubt!.nodes[0]!]!.text).toContain('2nd Light Regiment');
    const settled = await said(ask, { do: 'propose', answers: {} }, 'reviewed');
    expect(Object.keys(settled.answers)).toEqual(settled.doubts.map(({ id }) => id));

    const question = { do: 'units', answers: settled.answers, armyType: 'Napoleonic', batteries: 'units' } as const;
    const plain = await said(ask, { ...question, rating: null }, 'proposed');
    const units = plain.armies[0]!.formations[0]!.units;
    expect(units.map(({ quality }) => quality)).toEqual([3, 3, 3]);
    const rated = await said(ask, { ...question, rating: { year: 1809, nation: 'Austria' } }, 'proposed');
    expect(rated.armies[0]!.formations[0]!.units[0]!.notes.join()).toContain('Suggested ratings: Austria,');

    const battery = units.find(({ arm }) => arm === 'artillery')!;
    const absorbed = await said(
      ask,
      { do: 'regroup', units, move: { do: 'absorb', battery: battery.id } },
      'regrouped',
    );
    expect(absorbed.units).toHaveLength(2);
    expect(absorbed.units.reduce((n, { artilleryPoints }) => n + artilleryPoints, 0)).toBe(2);
  });

  it('reads bytes, and lets the letters and the columns of a table be corrected', async () => {
    const ask = makeReader();
    const bytes = new TextEncoder().encode('Unit,Boss,Men\n1st Brigade,Aster,2000\n2nd Brigade,Corvin,1800\n');
    const opened = await said(ask, { do: 'open', bytes, name: 'order.csv' }, 'opened');
    expect(opened).toMatchObject({ encoding: 'utf-8', guesses: [{ format: 'csv' }, ...opened.guesses.slice(1)] });
    const read = await said(ask, { do: 'read', format: 'csv', mapping: { name: 0, commander: 1, men: 2 } }, 'read');
    expect(read.columns).toMatchObject({
      headings: ['Unit', 'Boss', 'Men'],
      mapping: { name: 0, commander: 1, men: 2 },
    });
    const { before } = await said(ask, { do: 'review', answers: {} }, 'reviewed');
    expect(before.men).toBe(3800);
  });

  it('says beside the order of battle which letters it could not read, of a second file as well', async () => {
    const ask = makeReader();
    const bytes = new Uint8Array([...new TextEncoder().encode('id,name\n1,Légère\n2,Jäger '), 0xff]);
    const { read } = await said(ask, { do: 'open', bytes, name: 'units.csv' }, 'opened');
    expect(read!.problems).toMatchObject([{ severity: 'warning', line: 3, sentence: expect.stringMatching(/UTF-8/) }]);
    await ask({ do: 'join', bytes });
    expect((await said(ask, { do: 'read', format: 'csv' }, 'read')).problems).toHaveLength(2);
    expect((await said(ask, { do: 'open', text: '4th Line: 900 men' }, 'opened')).read!.problems).toEqual([]);
  });

  it('joins a second file by the ids in both', async () => {
    const ask = makeReader();
    const bytes = (text: string) => new TextEncoder().encode(text);
    await said(
      ask,
      { do: 'open', bytes: bytes('id,name\n1,1st Brigade\n2,2nd Brigade\n'), name: 'units.csv' },
      'opened',
    );
    expect(await ask({ do: 'join', bytes: bytes('id,men\n1,2000\n2,1800\n') })).toEqual({ is: 'joined', files: 2 });
    await said(ask, { do: 'read', format: 'csv' }, 'read');
    expect((await said(ask, { do: 'review', answers: {} }, 'reviewed')).before.men).toBe(3800);
  });

  it('refuses in a sentence what it cannot open', async () => {
    const ask = makeReader();
    expect(await ask({ do: 'open', text: '  ' })).toMatchObject({
      is: 'refused',
      sentence: expect.stringMatching(/Paste/),
    });
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]);
    expect(await ask({ do: 'open', bytes: picture })).toMatchObject({
      is: 'refused',
      sentence: expect.stringMatching(/picture/),
    });
  });
});

it('carries the ratings of a source as suggestions that say so', async () => {
  const table = `name,level,men,quality,depth
1st Corps,Corps,,,0
1st Brigade,Brigade,,,1
4th Line,Regiment,1200,B,2
9th Line,Regiment,1200,B,2
2nd Brigade,Brigade,,,1
12th Line,Regiment,1500,F,2
13th Line,Regiment,1500,,2
`;
  const ask = makeReader();
  await said(ask, { do: 'open', text: table }, 'opened');
  const { scales } = await said(ask, { do: 'read', format: 'csv' }, 'read');
  expect(scales).toMatchObject([{ scale: 'quality', mapping: { B: 5, F: 1 } }]);
  const got = await said(
    ask,
    {
      do: 'units',
      answers: {},
      armyType: 'Napoleonic',
      batteries: 'units',
      rating: { year: 1809, nation: '' },
      byScale: scales[0],
    },
    'proposed',
  );
  const [first, second] = got.armies[0]!.formations[0]!.units;
  expect(first).toMatchObject({ quality: 5, notes: ['Suggested ratings: the source’s quality B as Q5.'] });
  // Militia and, where the source says nothing, Regulars: 1,500 of each.
  expect(second!.parts.map(({ quality }) => quality)).toEqual([1, 3]);
});

it('warms up without a word, and leaves nothing of it in what is read next', async () => {
  const ask = makeReader();
  await warmUp();
  const { read } = await said(ask, { do: 'open', text: TEXT }, 'opened');
  expect(read?.problems).toEqual([]);
  const { armies } = await said(
    ask,
    { do: 'units', answers: {}, armyType: 'Napoleonic', batteries: 'units', rating: null },
    'proposed',
  );
  expect(armies.map(({ name }) => name)).toEqual(['Army of the Marches']);
});

it('NBC-SCN-07: carries the ratings of a game file to the officers who command', async () => {
  const text = `2
French A Army of the Ebro
Begin
L 5 4 158 Marshal Sorel
D 1st Division
Begin
L 2 6 110 GD Foyal
B 1st Brigade
Begin
L 4 4 0 GB Aster
U 1200 5 I M 3 18 1/6e Ligne
End
End
End
`;
  const ask = makeReader();
  const { read } = await said(ask, { do: 'open', text }, 'opened');
  const question = { do: 'units', answers: {}, armyType: 'Traditional', batteries: 'units' } as const;
  const rating = { year: 1811, nation: 'France' };
  const told = await said(ask, { ...question, rating, byOfficers: read!.officers }, 'proposed');
  const [army] = told.armies;
  expect(army!.rated).toEqual({ A: 5, L: 4, why: 'command 5 as A5, leadership 4 as L4' });
  expect(army!.formations[0]!.rated).toEqual({ A: 2, L: 6, why: 'command 2 as A2, leadership 6 as L6' });
  const untold = await said(ask, { ...question, rating }, 'proposed');
  expect(untold.armies[0]!.rated).toBeUndefined();
});
