import { describe, expect, it } from 'vitest';
import type { Answer, Ask } from '../../../src/app/editor/import/asks.ts';
import { makeReader } from '../../../src/app/editor/import/reader.ts';
import { warmUp } from '../../../src/app/editor/import/warm-up.ts';
import { say } from '../../../src/engine/message.ts';
import type { Mapping } from '../../../src/orders-of-battle/columns.ts';
import type { FormatId } from '../../../src/orders-of-battle/format.ts';
import { NO_ORIGIN } from '../../../src/orders-of-battle/origin.ts';
import { TROOP_SUGGESTIONS } from '../../../src/scenarios/suggestions.ts';

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

const sheet = (
  text: string,
  format: FormatId,
  more: { readonly mapping?: Mapping } = {},
): Extract<Ask, { do: 'sheet' }> => ({
  do: 'sheet',
  origin: { ...NO_ORIGIN, sources: [{ name: '', text, format, ...more }] },
});

describe('the reader of orders of battle', () => {
  it('asks which of two battles is meant, and takes the answer', async () => {
    const sides = (one: string, other: string) => `
${one}
1st Division
 10th Line 1200 men
 11th Line 1300 men
${other}
Division Bach
 12th Line 900 men
 13th Line 950 men
`;
    const two = `Kirchdorf, 14 May 1809\n${sides('FRENCH', 'AUSTRIANS')}\n\nDornwald, 3 October 1813\n${sides('PRUSSIANS', 'SAXONS')}`;
    const ask = makeReader();
    const laid = await answer(ask, sheet(two, 'pasted'), 'sheet');
    expect(laid.doubts.map(({ kind }) => kind)).toContain('battles');
    const { origin } = sheet(two, 'pasted');
    const chosen = await answer(ask, { do: 'sheet', origin: { ...origin, answers: { battles: '1' } } }, 'sheet');
    expect(chosen.sheet.armies.map(({ name }) => name)).toEqual(['PRUSSIANS', 'SAXONS']);
  });

  it('asks nothing of our own table, nor of two of them, and what is least sure of any other text', async () => {
    const ask = makeReader();
    const table = 'scovell-oob-1,level,name,men\n1,army,French,\n2,division,1st Division,\n3,regiment,10th Line,1200\n';
    const source = { name: '', text: table, format: 'own-csv' as const };
    for (const sources of [[source], [source, { ...source, text: table.replace('French', 'Austrian') }]]) {
      const own = await answer(ask, { do: 'sheet', origin: { ...NO_ORIGIN, sources } }, 'sheet');
      expect(own.doubts).toEqual([]);
    }
    const laid = await answer(ask, sheet(TEXT, 'pasted'), 'sheet');
    expect(laid.doubts.at(-1)?.kind).toBe('least-sure');
  });

  it('goes from a text to an army, question by question', async () => {
    const ask = makeReader();
    const opened = await answer(ask, { do: 'open', text: TEXT }, 'opened');
    expect(opened.guesses[0]!.format).toBe('pasted');
    const laid = await answer(ask, sheet(TEXT, 'pasted'), 'sheet');
    expect(laid.sheet.entries.length).toBeGreaterThan(8);
    expect(laid.doubts.length).toBeGreaterThan(0);
    expect(laid.totals).toMatchObject({ men: 3650, guns: 8 });
    // What nobody has answered counts as proposed.
    expect(Object.keys(laid.answers)).toEqual(laid.doubts.map(({ id }) => id));
    const [doubt] = laid.doubts;
    const about = laid.sheet.entries.find(({ doubts }) => doubts.includes(doubt!.id));
    expect(laid.lines[about!.line - 1]).toContain('2nd Light Regiment');

    const question = { do: 'units', armyType: 'Napoleonic', batteries: 'units' } as const;
    const plain = await answer(ask, { ...question, rating: null }, 'proposed');
    const units = plain.armies[0]!.formations[0]!.units;
    expect(units.map(({ quality }) => quality)).toEqual([3, 3, 3]);
    const rated = await answer(
      ask,
      { ...question, rating: { year: 1809, nation: 'Austria' }, troops: TROOP_SUGGESTIONS },
      'proposed',
    );
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
    const mapping = { name: 0, commander: 1, men: 2 };
    const laid = await answer(ask, sheet(opened.text, 'csv', { mapping }), 'sheet');
    expect(laid.columns).toMatchObject({
      headings: ['Unit', 'Boss', 'Men'],
      mapping: { name: 0, commander: 1, men: 2 },
    });
    expect(laid.totals.men).toBe(3800);
  });

  it('says which letters it could not read', async () => {
    const ask = makeReader();
    const bytes = new Uint8Array([...new TextEncoder().encode('id,name\n1,Légère\n2,Jäger '), 0xff]);
    const { problems } = await answer(ask, { do: 'open', bytes, name: 'units.csv' }, 'opened');
    const said = say('reader-letters-unfit', { n: 1 });
    expect(problems).toMatchObject([{ severity: 'warning', line: 3, said }]);
    expect((await answer(ask, { do: 'open', text: '4th Line: 900 men' }, 'opened')).problems).toEqual([]);
  });

  it('joins a second file by the ids in both', async () => {
    const ask = makeReader();
    const { origin } = sheet('id,name\n1,1st Brigade\n2,2nd Brigade\n', 'csv');
    const joined = { name: '', text: 'id,men\n1,2000\n2,1800\n', format: 'csv', joined: true } as const;
    const laid = await answer(
      ask,
      { do: 'sheet', origin: { ...origin, sources: [...origin.sources, joined] } },
      'sheet',
    );
    expect(laid.totals.men).toBe(3800);
  });

  it('reads two texts as one battle, the lines of the second behind those of the first', async () => {
    const ask = makeReader();
    const { origin } = sheet('French Army\n1st Division: 4,000 men\n', 'pasted');
    const second = { name: '', text: 'British Army\n2nd Division: 5,000 men\n', format: 'pasted' } as const;
    const laid = await answer(
      ask,
      { do: 'sheet', origin: { ...origin, sources: [...origin.sources, second] } },
      'sheet',
    );
    expect(laid.sheet.armies.map(({ men }) => men)).toEqual([4000, 5000]);
    const british = laid.sheet.entries.find(({ men }) => men === 5000);
    expect(laid.lines[british!.line - 1]).toBe('British Army');
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
  const { scales } = await answer(ask, sheet(table, 'csv'), 'sheet');
  expect(scales).toMatchObject([{ scale: 'quality', mapping: { B: 5, F: 1 } }]);
  const got = await answer(
    ask,
    {
      do: 'units',
      armyType: 'Napoleonic',
      batteries: 'units',
      rating: { year: 1809, nation: '' },
      troops: TROOP_SUGGESTIONS,
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
  expect((await answer(ask, sheet(TEXT, 'pasted'), 'sheet')).problems).toEqual([]);
  const { armies } = await answer(
    ask,
    { do: 'units', armyType: 'Napoleonic', batteries: 'units', rating: null },
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
  const read = await answer(ask, sheet(text, 'jts'), 'sheet');
  const question = { do: 'units', armyType: 'Traditional', batteries: 'units' } as const;
  const rating = { year: 1811, nation: 'France' };
  const told = await answer(
    ask,
    { ...question, rating, troops: TROOP_SUGGESTIONS, byOfficers: read.officers },
    'proposed',
  );
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
