/** Sheets and cards as spreadsheets: there and back without a change, a club's own table, and one sentence where it does not fit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, fillSlot, type SlotShape, type Slots } from '../../../src/campaign/chart-slot.ts';
import { SHEETS, type SheetName } from '../../../src/campaign/empires-in-arms/blank.ts';
import { LEDGERS } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { CHARTS, cellTrouble, isChart } from '../../../src/campaign/empires-in-arms/charts.ts';
import { cardsFromCsv, cardsToCsv, fromCsv, toCsv } from '../../../src/campaign/empires-in-arms/spreadsheet.ts';
import {
  CORPS_BOXES,
  CORPS_KINDS,
  FACTOR_TYPES,
  MINOR_STATES,
  MONTHS,
  NAMED_LEADERS,
  POWERS,
  SENIORITIES,
  TERRAINS,
} from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../src/words/speak.ts';
import { begun, table } from './fixtures.ts';

const state = begun();
const wrong = (sheet: SheetName, text: string): string => {
  const read = fromCsv(state, sheet, text);
  return read.ok ? 'taken' : speak(read.why);
};
const read = (sheet: SheetName, text: string) => {
  const all = fromCsv(state, sheet, text);
  if (!all.ok) throw new Error(speak(all.why));
  return all;
};

// ---- any piece of any sheet ------------------------------------------------------------------------------------------

/** Names as people give them: with quotes, separators, figures, breaks of the line. */
const name = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '12',
    'true',
    '?',
    'Ligne; "8e", 2',
    'a|b',
    ' x ',
    'Fère-en-\nTardenois',
    '=1+1',
    '3,5',
    '-',
    '\uFEFFx',
  ),
);
/** What it is called by others; a stroke between ids is the table's own. */
const id = fc.oneof(
  fc.string({ minLength: 1, maxLength: 64 }).filter((one) => one.trim() === one && !/[|?]/.test(one)),
  fc.constantFrom('a1', '12', 'true', 'north sea', 'c7', 'yes'),
);
const printed = fc.option(fc.integer({ min: 0, max: 99 }));
const count = fc.integer({ min: 0, max: 9999 });
const power = fc.constantFrom(...POWERS);
const month = fc.record({ y: fc.integer({ min: 1792, max: 1830 }), m: fc.constantFrom(...MONTHS) });
const tenths = fc.option(fc.integer({ min: 0, max: 99 }));
const some = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...keys), value, { noNullPrototype: true });
const occupied = fc.option(fc.record({ by: power, since: month }));
const at = <A extends string, K extends string>(is: A, key: K) => id.map((one) => ({ at: is, [key]: one }));

const PIECES = {
  areas: fc.record({
    ...{ id, name, terrain: fc.constantFrom(...TERRAINS), forage: printed, city: fc.boolean(), spires: printed },
    ...{ fleches: printed, port: fc.option(id), province: fc.option(id), owner: fc.option(id), winter: fc.boolean() },
    capitalOf: fc.option(power),
  }),
  corps: fc.record({
    ...{ id, name, nation: id, kind: fc.constantFrom(...CORPS_KINDS), boxes: some(CORPS_BOXES, printed) },
    ...{ infantry: tenths, cavalry: tenths, s: printed, t: printed, moves: printed, bracketed: fc.boolean() },
    ...{ symbol: fc.boolean(), province: fc.option(id), factors: some(FACTOR_TYPES, count) },
    ...{ besieged: fc.boolean(), revealed: fc.boolean() },
    place: fc.oneof(
      at('area', 'area'),
      at('city', 'area'),
      at('fleet', 'fleet'),
      fc.constantFrom({ at: 'down' }, { at: 'pool' }),
    ),
  }),
  leaders: fc.record({
    ...{ id, name, power, s: printed, t: printed, max: printed, seniority: fc.option(fc.constantFrom(...SENIORITIES)) },
    ...{ cavalry: fc.boolean(), special: fc.option(fc.constantFrom(...NAMED_LEADERS)), entry: fc.option(month) },
    status: fc.oneof(
      fc.constantFrom({ is: 'notIn' }, { is: 'pool' }, { is: 'retired' }, { is: 'removed' }, { is: 'dead' }),
      id.map((corps) => ({ is: 'corps', corps })),
      id.map((by) => ({ is: 'captured', by })),
      month.map((until) => ({ is: 'wounded', until })),
    ),
  }),
  provinces: fc.record({
    ...{ id, name, home: id, holder: fc.option(power), capital: fc.option(id), tax: printed, manpower: printed },
    ...{ guerilla: printed, cossack: fc.boolean(), polish: fc.boolean(), occupied },
  }),
  minors: fc.record({
    ...{ id, name, districts: fc.integer({ min: 1, max: 9 }), major: fc.option(id), capital: fc.option(id) },
    ...{ tax: printed, manpower: printed, hasCorps: fc.boolean(), ships: count, occupied, money: count, men: count },
    ...{ state: fc.constantFrom(...MINOR_STATES), controller: fc.option(power) },
  }),
  ports: fc.record({
    ...{ id, name, area: id, first: printed, second: printed, guns: printed, seas: fc.array(id, { maxLength: 4 }) },
    ...{ icebound: fc.boolean(), blackSea: fc.boolean() },
  }),
  seas: fc.record({ id, name, ice: fc.boolean() }),
  fleets: fc.record({
    ...{ id, name, nation: id, capacity: printed, ships: count, done: fc.boolean() },
    place: fc.oneof(at('port', 'port'), at('box', 'port'), at('sea', 'sea'), fc.constant({ at: 'pool' })),
  }),
} as const satisfies Readonly<Record<SheetName, fc.Arbitrary<object>>>;

describe('a sheet as a spreadsheet', () => {
  it.each(SHEETS)('EIA-002, EIA-003, EIA-012, EIA-013 comes back as it went, whatever stands in it: %s', (sheet) => {
    const some: fc.Arbitrary<object> = PIECES[sheet];
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), (pieces) => {
        for (const piece of pieces) expect(LEDGERS[sheet].safeParse(piece).success).toBe(true);
        expect(read(sheet, toCsv(pieces)).pieces).toEqual(pieces);
      }),
      { numRuns: 120 },
    );
  });

  it('EIA-003 writes morale as it is printed', () => {
    const csv = toCsv(Object.values(state.corps));
    expect(csv).toContain('3.0');
    expect(read('corps', csv).pieces).toEqual(Object.values(state.corps));
  });
});

describe('a club’s own table', () => {
  const one = { name: 'Prague', terrain: 'mountain', forage: 6, city: true, spires: 3 };
  it.each([
    ['in another order', 'spires,city,name,forage,terrain\n3,yes,Prague,6,mountain\n'],
    ['with semicolons', 'name;terrain;forage;city;spires\nPrague;mountain;6;yes;3\n'],
    ['with tabs', 'name\tterrain\tforage\tcity\tspires\nPrague\tmountain\t6\tyes\t3\n'],
    ['in quotes', '"name","terrain","forage","city","spires"\r\n"Prague","mountain","6","yes","3"\r\n'],
    ['with a byte order mark', '\uFEFFname,terrain,forage,city,spires\nPrague,mountain,6,x,3\n'],
    ['with decimal commas', 'name;terrain;forage;city;spires\nPrague;mountain;6,0;true;3,0\n'],
    ['with capitals and spaces', 'Name ; Terrain; FORAGE ;City; Spires\n Prague ;mountain ; 6;Yes;3\n'],
    ['with blank lines and no end', 'name,terrain,forage,city,spires\n\n,,,,\nPrague,mountain,6,yes,3'],
  ])('EIA-002 is read %s', (_, text) => {
    expect(read('areas', text).pieces).toEqual([expect.objectContaining(one)]);
  });

  it('EIA-003 is read with morale by comma, by point and by whole figures', () => {
    const text = 'name;infantry;cavalry\nI;3,5;4\nII;3.5;4,0\nIII;35;40\n';
    for (const piece of read('corps', text).pieces) expect(piece).toMatchObject({ infantry: 35, cavalry: 40 });
  });

  it('EIA-002 is read without columns that are none of the sheet’s, which are told', () => {
    expect(read('areas', 'name,remarks,terrain,painted by\nBrno,"cold; wet",forest,Jan\n')).toMatchObject({
      pieces: [{ name: 'Brno', terrain: 'forest' }],
      unread: ['remarks', 'painted by'],
    });
  });

  it('gets one sentence that says line and column where it does not fit', () => {
    expect(wrong('areas', 'name,terrain\nBrno,forest\nOlmütz,lake\n')).toBe(
      'Line 3, column terrain: “lake” does not fit there.',
    );
    // A cell of two lines counts as two.
    expect(wrong('areas', 'name,forage\n"Brno\non the Svratka",4\n\nOlmütz,many\n')).toBe(
      'Line 5, column forage: “many” does not fit there.',
    );
    expect(wrong('areas', 'name;forage\nBrno;3,5\n')).toBe('Line 2, column forage: “3,5” does not fit there.');
    expect(wrong('areas', 'terrain,name\nforest,\n')).toBe('Line 2, column name: something belongs there.');
    expect(wrong('areas', 'terrain\nforest\n')).toBe('The first line names no column name.');
    expect(wrong('areas', 'name,terrain,name\nBrno,forest,Brno\n')).toBe('Line 1: the column name is there twice.');
    expect(wrong('areas', 'name,terrain\nBrno,forest,4\n')).toBe('Line 2: “4” stands in no column.');
    expect(wrong('areas', 'name,terrain\nBrno,forest\n"Olmütz,forest\n')).toBe(
      'Line 3: a quotation mark is opened and not closed.',
    );
    expect(wrong('corps', 'name,factors.regular\nI,-3\n')).toBe(
      'Line 2, column factors.regular: “-3” does not fit there.',
    );
    expect(wrong('areas', 'name\n')).toBe('The table has no line.');
  });

  it('is taken whole or not at all', () => {
    const play = table();
    const before = play.state;
    const twice = read('areas', 'id,name\nx,Brno\nx,Olmütz\n');
    expect(play.tries({ do: 'take-sheet', ledger: 'areas', pieces: twice.pieces })).toBeDefined();
    expect(play.state).toBe(before);
  });

  it('is read or refused, never thrown at, whatever is in the file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHEETS), fc.string({ maxLength: 300 }), (sheet, text) => {
        const all = fromCsv(state, sheet, `name,terrain,place.at\n${text}`);
        if (all.ok)
          for (const piece of all.pieces) expect(LEDGERS[sheet].safeParse({ id: 'x', ...piece }).success).toBe(true);
      }),
    );
  });
});

describe('the cards as a spreadsheet', () => {
  const cells = Object.keys(CHARTS)
    .filter(isChart)
    .flatMap((chart) => {
      const { rows, columns }: SlotShape = CHARTS[chart];
      return rows.flatMap((row) => columns.map((column) => [chart, cellOf(row, column)] as const));
    });
  const typed = fc
    .array(fc.tuple(fc.constantFrom(...cells), fc.integer({ min: -99, max: 999 })), { maxLength: 40 })
    .map((all) =>
      all.reduce<Slots>(
        (slots, [[chart, cell], value]) =>
          cellTrouble(chart, cell, value) ? slots : fillSlot(slots, chart, cell, value),
        {},
      ),
    );
  it('EIA-209, EIA-213, EIA-279 come back as they went', () => {
    fc.assert(
      fc.property(typed, (slots) => {
        const back = cardsFromCsv(cardsToCsv(slots));
        if (!back.ok) {
          expect([back.why, slots]).toEqual(['eiasheet-csv-empty', {}]);
          return;
        }
        const again = back.cells.reduce<Slots>((all, { chart, cell, value }) => fillSlot(all, chart, cell, value), {});
        expect(again).toEqual(slots);
      }),
    );
  });

  it('EIA-209 are taken whole or not at all, in one deed', () => {
    const play = table();
    const good = { chart: 'CH-05', cell: cellOf('4', 'percent'), value: 10 };
    const before = play.state;
    expect(play.tries({ do: 'take-cells', cells: [good, { ...good, value: 7 }] })).toBe('eia-no-cell');
    expect(play.state).toBe(before);
    play.does({ do: 'take-cells', cells: [good, { ...good, cell: cellOf('6', 'percent'), value: null }] });
    expect(play.state.slots).toEqual({ 'CH-05': { [good.cell]: 10 } });
    expect(play.codes.filter((one) => one === 'eia-cells-typed')).toHaveLength(1);
  });

  it('say which cell does not fit', () => {
    const why = (text: string) => {
      const back = cardsFromCsv(text);
      return back.ok ? 'taken' : speak(back.why);
    };
    expect(why('chart;line;column;value\nCH-05;4;percent;10\nCH-05;4;percent;17\n')).toBe(
      'Line 3, column value: “17” does not fit there.',
    );
    expect(why('chart,line,column,value\nCH-05,9,percent,10\n')).toBe('Line 2, column line: “9” does not fit there.');
    expect(why('chart,line,value\nCH-05,9,10\n')).toBe('The first line names no column column.');
    expect(why('value,column,chart,line\n10,percent,CH-05,4\n')).toBe('taken');
  });
});
