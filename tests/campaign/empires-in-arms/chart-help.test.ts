/** What a chart's slot wants, and a line of it as somebody types it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, fillSlot, type SlotShape, type Slots } from '../../../src/campaign/chart-slot.ts';
import {
  alphabetOf,
  CARDS,
  type Card,
  GIVEN,
  groupsOf,
  shapeOf,
  troubleOf,
  valuesOf,
} from '../../../src/campaign/empires-in-arms/cards.ts';
import {
  exampleLine,
  knownCells,
  lineAs,
  readLine,
  spanned,
} from '../../../src/campaign/empires-in-arms/chart-help.ts';
import { CHARTS } from '../../../src/campaign/empires-in-arms/charts.ts';
import { NO_OWN_CHITS } from '../../../src/campaign/empires-in-arms/rules/combat-charts.ts';
import { speak } from '../../../src/words/speak.ts';

const why = (chart: Card, text: string): string => {
  const read = readLine(chart, text);
  return read.ok ? 'taken' : speak(read.why);
};

describe('what a slot wants', () => {
  it('names lines that follow each other as one', () => {
    expect(spanned(CHARTS['CH-05'].rows)).toEqual(['0–7']);
    expect(spanned(CHARTS['CH-04'].rows)).toEqual(['display', '0–59', 'fiasco', 'instability', 'neutral', 'dominant']);
    expect(spanned(shapeOf('CH-10').rows)).toEqual(['2-2.9', '0–1.9', '3–10']);
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
    const all = CARDS.flatMap((chart) => knownCells(chart).map(([row, column]) => `${chart} ${cellOf(row, column)}`));
    const given = Object.entries(GIVEN).flatMap(([chart, cells]) => Object.keys(cells).map((one) => `${chart} ${one}`));
    expect([...all].sort()).toEqual(given.sort());
  });

  it('EIA-209 shows a line as it is typed, with figures of the rules’ own alone', () => {
    expect(exampleLine('CH-15')).toBe('infantry: 3 2 3');
    expect(exampleLine('CH-05')).toBe('3: 15');
    expect(exampleLine('CH-14')).toBe('0: – 15');
    expect(exampleLine('CH-13')).toBe('AU: –');
    for (const chart of CARDS) expect(readLine(chart, exampleLine(chart)).ok).toBe(true);
    const outflank = groupsOf('CH-07', shapeOf('CH-07')).find(({ key }) => key === 'outflank');
    expect(exampleLine('CH-07', { own: NO_OWN_CHITS, columns: outflank?.columns.slice(0, 7) ?? [] })).toBe(
      'counterattack: 2-1 – – 2-3 – – 4-4',
    );
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
      'Line 4, %: “17%” was read; a whole number in fives from 0 to 100 belongs there.',
    );
    expect(why('CH-05', '3: 20')).toBe('Line 3, %: “20” was read; the rules’ own example says 15.');
    expect(why('CH-05', '9: 20')).toBe('“9” is no line of this chart; its lines are 0–7.');
    expect(why('CH-05', '4: 20 30')).toBe('Line 4 has one cell; “30” is one too many.');
    expect(why('CH-05', '4:')).toBe('Line 4 has one cell, and none was read.');
    expect(why('CH-13', 'FR: 3,5')).toBe('Line FR has one cell; “5” is one too many.');
    expect(why('CH-13', 'FR: 3.5')).toBe('Line FR, level: “3.5” was read; a whole number from 0 to 999 belongs there.');
  });

  it('EIA-150, EIA-156 reads tables and morale as they are written, and as plain figures', () => {
    const cells = [
      { cell: '3-2/0-loss', value: 10 },
      { cell: '3-2/0-morale', value: 15 },
    ];
    for (const text of ['3-2: 10 1.5', '32: 10% 1.5', '3-2 10 1.5'])
      expect(readLine('CH-08', text)).toEqual({ ok: true, row: '3-2', cells });
    expect(readLine('CH-07', 'cordon: 4-1 43')).toMatchObject({ ok: true });
    expect(why('CH-07', 'withdraw: 6-1')).toBe(
      'Line Withdraw, Assault, A 1: “6-1” was read; a table from 1-1 to 5-5, as “4-1” or “41” belongs there.',
    );
    expect(why('CH-08', '3-2: 12')).toBe(
      'Line 3-2, die 0, loss %: “12” was read; a whole number in fives from 0 to 100 belongs there.',
    );
    expect(why('CH-08', '3-2: 10 6.0')).toBe(
      'Line 3-2, die 0, morale: “6.0” was read; a figure from 0.0 to 5.0, to a tenth belongs there.',
    );
    expect(why('CH-08', '4-1: – – – – – – – – 15')).toBe(
      'Line 4-1, die 4, loss %: “15” was read; the rules’ own example says 10.',
    );
  });

  it.each(CARDS)('is the line that was written, whatever was typed in it: %s', (chart) => {
    const shape: SlotShape = shapeOf(chart);
    const values = fc.tuple(
      ...shape.columns.map((column) => fc.option(fc.constantFrom(...valuesOf(alphabetOf(chart, column, shape))))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...shape.rows), values, (row, typed) => {
        let slots: Slots = {};
        shape.columns.forEach((column, i) => {
          const value = typed[i] ?? null;
          const cell = cellOf(row, column);
          if (value !== null && !troubleOf(chart, cell, value, NO_OWN_CHITS))
            slots = fillSlot(slots, chart, cell, value);
        });
        const read = readLine(chart, lineAs(chart, row, slots));
        if (!read.ok) throw new Error(speak(read.why));
        let again: Slots = {};
        for (const { cell, value } of read.cells) if (value !== null) again = fillSlot(again, chart, cell, value);
        for (const column of shape.columns) {
          const cell = cellOf(row, column);
          if (GIVEN[chart]?.[cell] === undefined) expect(again[chart]?.[cell]).toBe(slots[chart]?.[cell]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(CARDS)('EIA-144, EIA-155 offers no value that its cell refuses, but what the text gainsays: %s', (chart) => {
    const shape = shapeOf(chart);
    const row = shape.rows.find((one) =>
      shape.columns.every((column) => GIVEN[chart]?.[cellOf(one, column)] === undefined),
    );
    for (const column of row === undefined ? [] : shape.columns)
      for (const value of valuesOf(alphabetOf(chart, column, shape)))
        expect([column, value, troubleOf(chart, cellOf(row ?? '', column), value, NO_OWN_CHITS)]).toEqual([
          column,
          value,
          undefined,
        ]);
  });

  it('is refused or taken, never thrown at, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARDS), fc.string(), (chart, text) => {
        const read = readLine(chart, text);
        if (read.ok)
          for (const { cell, value } of read.cells)
            if (value !== null) expect(troubleOf(chart, cell, value, NO_OWN_CHITS)).toBeUndefined();
      }),
    );
  });
});
