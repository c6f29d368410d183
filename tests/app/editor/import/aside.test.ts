// @vitest-environment happy-dom
/** What stands beside a line of the text that made no entry. */
import { describe, expect, it } from 'vitest';
import { asideOf, headsColumns } from '../../../../src/app/editor/import/asides.tsx';
import { makeReader } from '../../../../src/app/editor/import/reader.ts';
import type { FormatId } from '../../../../src/orders-of-battle/format.ts';
import { NO_ORIGIN, type Origin } from '../../../../src/orders-of-battle/origin.ts';

const TEXT = `BATTLE OF THE LOWER MARCH, 2 March 1814

RED ARMY
General Sir Rowland Tarn

2ND DIVISION
Lieutenant-General Sir William Mott
Barran's Brigade
1/50th Foot 395
1/71st Foot 512
(after the author's own notes)`;

const read = async (text: string, more: Partial<Origin> = {}, format: FormatId = 'pasted') => {
  const origin = { ...NO_ORIGIN, ...more, sources: [{ name: '', text, format }] };
  const laid = await makeReader()({ do: 'sheet', origin });
  if (laid.is !== 'sheet') throw new Error(laid.is);
  return laid;
};

describe('a line beside the tree', () => {
  it('heads the columns of a table, and is told so', async () => {
    const laid = await read('Side,Formation,Unit,Men\nRed,1st Division,4th Line,1200\n', {}, 'csv');
    expect(headsColumns({ text: laid.lines[0] ?? '' }, laid)).toBe(true);
    expect(headsColumns({ text: laid.lines[1] ?? '' }, laid)).toBe(false);
  });

  it('is warned of until a hand takes it up', async () => {
    const line = 'Marlow had volunteers in the wood all day, I found about 3,900 of them in the book.';
    const text = `RED ARMY\n1st Division\n4th Line: 1,200 men\n9th Line: 1,100 men\n${line}\n`;
    const warned = ({ problems }: Awaited<ReturnType<typeof read>>) => problems.flatMap(({ lines }) => lines ?? []);
    expect(warned(await read(text))).toContain(5);
    const now = await read(text, { corrections: [{ do: 'take', line, nth: 0, as: 'infantry' }] });
    expect(warned(now)).not.toContain(5);
    expect(now.sheet.entries.map(({ men }) => men)).toContain(3900);
  });

  it('is warned of, and taken up, where it stands in a second text', async () => {
    const line = 'Marlow had volunteers in the wood all day, I found about 3,900 of them in the book.';
    const texts = [
      'RED ARMY\n1st Division\n4th Line: 1,200 men\n9th Line: 1,100 men\n',
      `BLUE ARMY\n2nd Division\n12th Line: 1,300 men\n13th Line: 900 men\n${line}\n`,
    ];
    const both = async (corrections: Origin['corrections']) => {
      const sources = texts.map((text) => ({ name: '', text, format: 'pasted' as const }));
      const laid = await makeReader()({ do: 'sheet', origin: { ...NO_ORIGIN, sources, corrections } });
      if (laid.is !== 'sheet') throw new Error(laid.is);
      return laid;
    };
    const at = texts.join('\n').split('\n').indexOf(line) + 1;
    const laid = await both([]);
    expect(laid.lines[at - 1]).toBe(line);
    expect(laid.problems.find(({ lines }) => lines)).toMatchObject({
      line: at,
      lines: [at],
      said: { args: { lines: { args: { lines: [at] } } } },
    });
    const now = await both([{ do: 'take', line, nth: 0, as: 'infantry' }]);
    expect(now.lost).toEqual([]);
    expect(now.problems.flatMap(({ lines }) => lines ?? [])).toEqual([]);
    expect(now.sheet.entries.find(({ men }) => men === 3900)).toMatchObject({ line: at, army: 1 });
  });

  it('is told as the battle, as an officer of his command, or as no part of it', async () => {
    const laid = await read(TEXT);
    const aside = (line: number) => asideOf({ line, text: TEXT.split('\n')[line - 1] ?? '' }, laid);
    expect([1, 4, 7, 11].map(aside)).toEqual([
      'the battle and its day',
      'commands RED ARMY',
      'commands 2ND DIVISION',
      'not part of the order of battle',
    ]);
  });
});
