/** What a chart's slot wants, and a line of it as somebody types it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, fillSlot, type SlotShape, type Slots } from '../../../src/campaign/chart-slot.ts';
import {
  exampleLine,
  knownCells,
  lineAs,
  readLine,
  spanned,
} from '../../../src/campaign/empires-in-arms/chart-help.ts';
import { CHARTS, type Chart, cellTrouble, isChart, KNOWN } from '../../../src/campaign/empires-in-arms/charts.ts';
import { speak } from '../../../src/words/speak.ts';

const ALL = Object.keys(CHARTS).filter(isChart);
const why = (chart: Chart, text: string): string => {
  const read = readLine(chart, text);
  return read.ok ? 'taken' : speak(read.why);
};

describe('what a slot wants', () => {
  it('names lines that follow each other as one', () => {
    expect(spanned(CHARTS['CH-05'].rows)).toEqual(['0–7']);
    expect(spanned(CHARTS['CH-04'].rows)).toEqual(['display', '0–59', 'fiasco', 'instability', 'neutral', 'dominant']);
    expect(spanned(CHARTS['CH-17'].rows)).toEqual(['−9–9']);
    expect(spanned(CHARTS['CH-13'].rows)).toEqual(['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU']);
  });

  it('EIA-089, EIA-199, EIA-209 shows the cells of section 2, and no other', () => {
    expect(knownCells('CH-05')).toEqual([
      ['3', 'percent', 15],
      ['5', 'percent', 20],
    ]);
    expect(knownCells('CH-14')).toEqual([
      ['0', 'britain', 15],
      ['1', 'britain', 15],
    ]);
    expect(knownCells('CH-13')).toEqual([]);
    const all = ALL.flatMap((chart) => knownCells(chart).map(([row, column]) => [chart, cellOf(row, column)]));
    expect(all).toEqual(
      Object.entries(KNOWN).flatMap(([chart, cells]) => Object.keys(cells).map((cell) => [chart, cell])),
    );
  });

  it('EIA-209 shows a line as it is typed, with figures of the rules’ own alone', () => {
    expect(exampleLine('CH-15')).toBe('infantry: 3 2 3');
    expect(exampleLine('CH-05')).toBe('3: 15');
    expect(exampleLine('CH-14')).toBe('0: – 15');
    expect(exampleLine('CH-13')).toBe('AU: –');
    for (const chart of ALL) expect(readLine(chart, exampleLine(chart)).ok).toBe(true);
  });
});

describe('a line that is typed', () => {
  it('EIA-210 is read whole, whatever stands between its cells', () => {
    const cells = [
      { cell: 'guard/money', value: 9 },
      { cell: 'guard/manpower', value: 4 },
      { cell: 'guard/months', value: null },
    ];
    for (const text of ['guard: 9 4 –', 'Guard 9, 4, -', ' guard:9;4;—', 'guard: $9 4 –'])
      expect(readLine('CH-15', text)).toEqual({ ok: true, row: 'guard', cells });
  });

  it('EIA-279 may be below nought where the chart goes there', () => {
    expect(readLine('CH-17', '-3: −2 +4 0')).toEqual({
      ok: true,
      row: '-3',
      cells: [
        { cell: '-3/points', value: -2 },
        { cell: '-3/money', value: 4 },
        { cell: '-3/manpower', value: 0 },
      ],
    });
  });

  it('says in one sentence which cell is wrong, what was read and what may stand there', () => {
    expect(why('CH-15', 'guard: 9 many 3')).toBe(
      'Line guard, manpower: “many” was read; a whole number from 0 to 99 belongs there.',
    );
    expect(why('CH-05', '4: 17%')).toBe(
      'Line 4, %: “17%” was read; a whole number from 0 to 100, in fives, belongs there.',
    );
    expect(why('CH-05', '3: 20')).toBe('Line 3, %: “20” was read; the rules’ own example says 15.');
    expect(why('CH-05', '9: 20')).toBe('“9” is no line of this chart; its lines are 0–7.');
    expect(why('CH-05', '4: 20 30')).toBe('Line 4 has one cell; “30” is one too many.');
    expect(why('CH-05', '4:')).toBe('Line 4 has one cell, and none was read.');
    expect(why('CH-13', 'FR: 3,5')).toBe('Line FR has one cell; “5” is one too many.');
    expect(why('CH-13', 'FR: 3.5')).toBe('Line FR, level: “3.5” was read; a whole number from 0 to 999 belongs there.');
  });

  it('is the line that was written, for every chart and whatever was typed in it', () => {
    for (const chart of ALL) {
      const shape: SlotShape = CHARTS[chart];
      const values = fc.array(fc.option(fc.integer({ min: shape.least, max: shape.most })), {
        minLength: shape.columns.length,
        maxLength: shape.columns.length,
      });
      fc.assert(
        fc.property(fc.constantFrom(...shape.rows), values, (row, typed) => {
          let slots: Slots = {};
          shape.columns.forEach((column, i) => {
            const value = typed[i] ?? null;
            const cell = cellOf(row, column);
            if (value !== null && !cellTrouble(chart, cell, value)) slots = fillSlot(slots, chart, cell, value);
          });
          const read = readLine(chart, lineAs(chart, row, slots));
          if (!read.ok) throw new Error(speak(read.why));
          let again: Slots = {};
          for (const { cell, value } of read.cells) if (value !== null) again = fillSlot(again, chart, cell, value);
          for (const column of shape.columns) {
            const cell = cellOf(row, column);
            if (KNOWN[chart]?.[cell] === undefined) expect(again[chart]?.[cell]).toBe(slots[chart]?.[cell]);
          }
        }),
        { numRuns: 40 },
      );
    }
  });

  it('is refused or taken, never thrown at, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.string(), (chart, text) => {
        const read = readLine(chart, text);
        if (read.ok)
          for (const { cell, value } of read.cells)
            if (value !== null) expect(cellTrouble(chart, cell, value)).toBeUndefined();
      }),
    );
  });
});
