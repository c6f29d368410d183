import { describe, expect, it } from 'vitest';
import type { Answer, Ask } from '../../../src/app/editor/import/asks.ts';
import { makeReader } from '../../../src/app/editor/import/reader.ts';
import { warmUp } from '../../../src/app/editor/import/warm-up.ts';
import { say } from '../../../src/engine/message.ts';

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

async function answer<K extends Answer['is']>(
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
    const opened = await answer(ask, { do: 'open', text: TEXT }, 'opened');
    expect(opened.guesses[0]!.format).toBe('pasted');
    const read = await answer(ask, { do: 'read', format: 'pasted' }, 'read');
    expect(read.entries).toBeGreaterThan(8);
    expect(opened.read).toEqual(read);

    const open = await answer(ask, { do: 'review', answers: {} }, 'reviewed');
    expect(open.doubts.length).toBeGreaterThan(0);
    expect(open.answers).toEqual({});
    expect(open.before).toMatchObject({ men: 3650, guns: 8 });
    const [doubt] = open.doubts;
    expect(open.lines[doubt!.nodes[0]!]!.text).toContain('2nd Light Regiment');
    const settled = await answer(ask, { do: 'propose', answers: {} }, 'reviewed');
    expect(Object.keys(settled.answers)).toEqual(settled.doubts.map(({ id }) => id));

    const question = { do: 'units', answers: settled.answers, armyType: 'Napoleonic', batteries: 'units' } as const;
    const plain = await answer(ask, { ...question, rating: null }, 'proposed');
    const units = plain.armies[0]!.formations[0]!.units;
    expect(units.map(({ quality }) => quality)).toEqual([3, 3, 3]);
    const rated = await answer(ask, { ...question, rating: { year: 1809, nation: 'Austria' } }, 'proposed');
    expect(rated.armies[0]?.formations[0]?.units[0]?.ratedBy).toMatchObject({
      code: 'reader-by-troops',
      args: { nation: 'Austria' },
    });

    const battery = units.find(({ arm }) => arm === 'artillery')!;
    const absorbed = await answer(
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
    const opened = await answer(ask, { do: 'open', bytes, name: 'order.csv' }, 'opened');
    expect(opened).toMatchObject({ encoding: 'utf-8', guesses: [{ format: 'csv' }, ...opened.guesses.slice(1)] });
    const read = await answer(ask, { do: 'read', format: 'csv', mapping: { name: 0, commander: 1, men: 2 } }, 'read');
    expect(read.columns).toMatchObject({
      headings: ['Unit', 'Boss', 'Men'],
      mapping: { name: 0, commander: 1, men: 2 },
    });
    const { before } = await answer(ask, { do: 'review', answers: {} }, 'reviewed');
    expect(before.men).toBe(3800);
  });

  it('says beside the order of battle which letters it could not read, of a second file as well', async () => {
    const ask = makeReader();
    const bytes = new Uint8Array([...new TextEncoder().encode('id,name\n1,Légère\n2,Jäger '), 0xff]);
    const { read } = await answer(ask, { do: 'open', bytes, name: 'units.csv' }, 'opened');
    const said = say('reader-letters-unfit', { n: 1 });
    expect(read?.problems).toMatchObject([{ severity: 'warning', line: 3, said }]);
    await ask({ do: 'join', bytes });
    expect((await answer(ask, { do: 'read', format: 'csv' }, 'read')).problems).toHaveLength(2);
    expect((await answer(ask, { do: 'open', text: '4th Line: 900 men' }, 'opened')).read?.problems).toEqual([]);
  });

  it('joins a second file by the ids in both', async () => {
    const ask = makeReader();
    const bytes = (text: string) => new TextEncoder().encode(text);
    await answer(
      ask,
      { do: 'open', bytes: bytes('id,name\n1,1st Brigade\n2,2nd Brigade\n'), name: 'units.csv' },
      'opened',
    );
    expect(await ask({ do: 'join', bytes: bytes('id,men\n1,2000\n2,1800\n') })).toEqual({ is: 'joined', files: 2 });
    await answer(ask, { do: 'read', format: 'csv' }, 'read');
    expect((await answer(ask, { do: 'review', answers: {} }, 'reviewed')).before.men).toBe(3800);
  });

  it('refuses in a sentence what it cannot open', async () => {
    const ask = makeReader();
    expect(await ask({ do: 'open', text: '  ' })).toEqual({ is: 'refused', said: 'reader-nothing-pasted' });
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]);
    const said = say('reader-no-text', { what: 'png' });
    expect(await ask({ do: 'open', bytes: picture })).toEqual({ is: 'refused', said });
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
  await answer(ask, { do: 'open', text: table }, 'opened');
  const { scales } = await answer(ask, { do: 'read', format: 'csv' }, 'read');
  expect(scales).toMatchObject([{ scale: 'quality', mapping: { B: 5, F: 1 } }]);
  const got = await answer(
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
  const why = [say('reader-rated', { scale: 'quality', value: 'B', quality: 5 })];
  expect(first).toMatchObject({ quality: 5, ratedBy: say('reader-by-source', { why }) });
  // Militia and, where the source says nothing, Regulars: 1,500 of each.
  expect(second!.parts.map(({ quality }) => quality)).toEqual([1, 3]);
});

it('warms up without a word, and leaves nothing of it in what is read next', async () => {
  const ask = makeReader();
  await warmUp();
  const { read } = await answer(ask, { do: 'open', text: TEXT }, 'opened');
  expect(read?.problems).toEqual([]);
  const { armies } = await answer(
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
  const { read } = await answer(ask, { do: 'open', text }, 'opened');
  const question = { do: 'units', answers: {}, armyType: 'Traditional', batteries: 'units' } as const;
  const rating = { year: 1811, nation: 'France' };
  const told = await answer(ask, { ...question, rating, byOfficers: read!.officers }, 'proposed');
  const [army] = told.armies;
  const why = (A: number, L: number) => [
    say('reader-rated-officer', { scale: 'command', value: String(A), rating: 'A', like: A }),
    say('reader-rated-officer', { scale: 'leadership', value: String(L), rating: 'L', like: L }),
  ];
  expect(army?.rated).toEqual({ A: 5, L: 4, why: why(5, 4) });
  expect(army?.formations[0]?.rated).toEqual({ A: 2, L: 6, why: why(2, 6) });
  const untold = await answer(ask, { ...question, rating }, 'proposed');
  expect(untold.armies[0]!.rated).toBeUndefined();
});
