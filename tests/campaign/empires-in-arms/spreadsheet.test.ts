/** Sheets and cards as spreadsheets: there and back without a change, a club's own table, and one sentence where it does not fit. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, fillSlot, type Slots } from '../../../src/campaign/chart-slot.ts';
import { SHEETS, type SheetName } from '../../../src/campaign/empires-in-arms/blank.ts';
import { LEDGERS } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { alphabetOf, CARDS, GIVEN, shapeOf, troubleOf, valuesOf } from '../../../src/campaign/empires-in-arms/cards.ts';
import { NO_OWN_CHITS } from '../../../src/campaign/empires-in-arms/rules/combat-charts.ts';
import { view } from '../../../src/campaign/empires-in-arms/seats.ts';
import {
  cardFromCsv,
  cardsFromCsv,
  cardsToCsv,
  cardToCsv,
  changesIn,
  fromCsv,
  mergeOf,
  toCsv,
} from '../../../src/campaign/empires-in-arms/spreadsheet.ts';
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

describe('a table of what is in the ledger already', () => {
  const merge = (sheet: SheetName, text: string, of = state) => mergeOf(of, sheet, read(sheet, text).pieces);
  it('EIA-002 changes nothing where it says what stands there', () => {
    for (const sheet of ['areas', 'corps', 'leaders'] as const) {
      const all = Object.values(state[sheet]);
      expect(merge(sheet, toCsv(all))).toEqual({ added: [], changed: [], same: all.length, covered: 0 });
    }
  });
  it('EIA-002 sets what a table says of a piece, by its id or by its name, and leaves the columns it has not', () => {
    const byId = merge('areas', 'id,name,forage,spires\nulm,Ulm,5,\nmetz,metz,4,2\nprag,Prague,6,3\n');
    expect(byId).toMatchObject({ same: 1, covered: 0, added: [{ id: 'prag', name: 'Prague', forage: 6 }] });
    expect(byId.changed).toEqual([
      {
        ...{ id: 'ulm', name: 'ulm' },
        set: { name: 'Ulm', forage: 5, spires: null },
        was: { name: 'ulm', forage: 4, spires: 2 },
      },
    ]);
    expect(byId.changed.flatMap(changesIn)).toEqual([
      { field: 'name', from: 'ulm', to: 'Ulm' },
      { field: 'forage', from: '4', to: '5' },
      { field: 'spires', from: '2', to: '' },
    ]);
    // A club's own table knows no ids, and says nothing by an empty cell.
    const byName = merge('areas', 'name,forage,terrain\nulm,,forest\nBrno,3,clear\n');
    expect(byName).toMatchObject({ changed: [{ id: 'ulm', set: { terrain: 'forest' } }], added: [{ name: 'Brno' }] });
    expect(Object.keys(byName.changed[0]?.set ?? {})).toEqual(['terrain']);
  });
  it('EIA-003 sets a box of a corps and empties it', () => {
    const { changed } = merge('corps', 'id,name,boxes.line,boxes.cavalry,infantry\nau1,au1,15,,3.5\n');
    expect(changed.flatMap(changesIn)).toEqual([
      { field: 'boxes.line', from: '20', to: '15' },
      { field: 'boxes.cavalry', from: '4', to: '' },
      { field: 'boxes.guard', from: '4', to: '' },
      { field: 'infantry', from: '3.0', to: '3.5' },
    ]);
  });
  it('EIA-004 leaves a corps that lies covered as it is', () => {
    const play = table().goTo('landMove', 'FR');
    const seen = view(play.state, 'table');
    expect(mergeOf(seen, 'corps', read('corps', toCsv(Object.values(seen.corps))).pieces).changed).toEqual([]);
    const told = fromCsv(seen, 'corps', 'id,name,factors.regular\nau1,I Corps,4\n');
    expect(told.ok && mergeOf(seen, 'corps', told.pieces)).toMatchObject({ changed: [], covered: 1 });
    const changes = [{ id: 'au1', set: { factors: { regular: 1 } } }];
    expect(play.tries({ do: 'take-sheet', ledger: 'corps', pieces: [], changes }, 'table')).toBeDefined();
    expect(play.tries({ do: 'take-sheet', ledger: 'corps', pieces: [], changes }, 'FR')).toBeDefined();
    expect(play.tries({ do: 'take-sheet', ledger: 'corps', pieces: [], changes }, 'AU')).toBeUndefined();
  });
  it('EIA-002 is one deed with one line, taken whole or not at all', () => {
    const play = table();
    const before = play.state;
    const [added, changed] = [
      { id: 'prag', name: 'Prague' },
      { id: 'ulm', set: { forage: 6 } },
    ];
    const pieces = [{ ...before.areas.metz, ...added }];
    const bad = { id: 'metz', set: { forage: 'many' } };
    expect(play.tries({ do: 'take-sheet', ledger: 'areas', pieces, changes: [changed, bad] })).toBeDefined();
    expect(play.state).toBe(before);
    play.does({ do: 'take-sheet', ledger: 'areas', pieces, changes: [changed] });
    expect(play.state.areas.ulm?.forage).toBe(6);
    expect(play.state.areas.prag?.name).toBe('Prague');
    expect(play.codes.slice(-1)).toEqual(['eia-sheet-merged']);
    expect(play.lines).toHaveLength(1);
  });
});

describe('the cards as a spreadsheet', () => {
  /** Each chart with as many cells of it as a club may have typed. */
  const typedIn = (card: (typeof CARDS)[number]) => {
    const shape = shapeOf(card);
    const cell = fc.constantFrom(...shape.rows.flatMap((row) => shape.columns.map((column) => [row, column] as const)));
    const one = cell.chain(([row, column]) =>
      fc
        .constantFrom(...valuesOf(alphabetOf(card, column, shape)))
        .map((value) => [cellOf(row, column), value] as const),
    );
    return fc
      .array(one, { maxLength: 20 })
      .map((all) =>
        all.reduce<Slots>(
          (slots, [at, value]) =>
            troubleOf(card, at, value, NO_OWN_CHITS) || GIVEN[card]?.[at] !== undefined
              ? slots
              : fillSlot(slots, card, at, value),
          {},
        ),
      );
  };
  const typed = fc.constantFrom(...CARDS).chain(typedIn);
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

  it.each(CARDS)('EIA-144, EIA-155, EIA-209 a chart comes back as it lies on its card: %s', (card) => {
    fc.assert(
      fc.property(typedIn(card), (slots) => {
        const back = cardFromCsv(card, cardToCsv(card, slots));
        if (!back.ok) throw new Error(speak(back.why));
        const again = back.cells.reduce<Slots>((all, { chart, cell, value }) => fillSlot(all, chart, cell, value), {});
        expect(again[card] ?? {}).toEqual(slots[card] ?? {});
      }),
      { numRuns: 15 },
    );
  });
  it('EIA-142, EIA-155 one chart says which cell does not fit, and takes what its chits are', () => {
    const why = (text: string) => {
      const back = cardFromCsv('CH-09', text);
      return back.ok ? 'taken' : speak(back.why);
    };
    expect(why('line;3-A;3-D\n4;1;2\n')).toBe('Line 2, column 3-D: “2” does not fit there.');
    expect(why('line;3-A;3-D\n9;1;0\n')).toBe('Line 2, column line: “9” does not fit there.');
    expect(why('line;3-A;9-D\n4;1;0\n')).toBe('This chart has no column 9-D.');
    expect(why('3-A;3-D\n1;0\n')).toBe('The first line names no column line.');
    expect(why('line;3-A;3-D\n4;;–\n')).toBe('taken');
    const csv = 'line,ambush-A1\nhedgehog,43\n';
    expect(cardFromCsv('CH-07', csv).ok).toBe(false);
    expect(cardFromCsv('CH-07', csv, { attacker: ['ambush'], defender: ['hedgehog'] })).toEqual({
      ok: true,
      cells: [{ chart: 'CH-07', cell: cellOf('hedgehog', 'ambush-A1'), value: 43 }],
    });
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
