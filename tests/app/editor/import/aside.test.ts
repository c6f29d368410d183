// @vitest-environment happy-dom
/** What stands beside a line of the text that made no entry. */
import { describe, expect, it } from 'vitest';
import { asideOf } from '../../../../src/app/editor/import/asides.tsx';
import { makeReader } from '../../../../src/app/editor/import/reader.ts';
import { NO_ORIGIN } from '../../../../src/orders-of-battle/origin.ts';

const TEXT = `BATTLE OF THE LOWER MARCH, 2 March 1814

RED ARMY
General Sir Rowland Tarn

2ND DIVISION
Lieutenant-General Sir William Mott
Barran's Brigade
1/50th Foot 395
1/71st Foot 512
(after the author's own notes)`;

describe('a line beside the tree', () => {
  it('is told as the battle, as an officer of his command, or as no part of it', async () => {
    const laid = await makeReader()({
      do: 'sheet',
      origin: { ...NO_ORIGIN, sources: [{ name: '', text: TEXT, format: 'pasted' }] },
    });
    if (laid.is !== 'sheet') throw new Error(laid.is);
    const aside = (line: number) => asideOf({ line, text: TEXT.split('\n')[line - 1] ?? '' }, laid);
    expect([1, 4, 7, 11].map(aside)).toEqual([
      'the battle and its day',
      'commands RED ARMY',
      'commands 2ND DIVISION',
      'not part of the order of battle',
    ]);
  });
});
