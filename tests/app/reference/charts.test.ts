import { describe, expect, it } from 'vitest';
import { find, type Part, plain, wordsOf } from '../../../src/app/reference/chart.ts';
import { checkModifiers } from '../../../src/app/reference/charts/dice.ts';
import { chartOf, DEFAULTS, loadCharts } from '../../../src/app/reference/charts.ts';
import { bandRows, onTheGround, onTheTable, reachRows } from '../../../src/app/reference/scales.ts';
import { chartForTask, chartNow } from '../../../src/app/reference/which.ts';
import { asked, type Battle } from '../../../src/battlefield/battle.ts';
import { OBLIGATIONS } from '../../../src/battlefield/command/order-obligations.ts';
import { PROCEDURES } from '../../../src/battlefield/modules.ts';
import { MOVE_CHART, MOVE_CLASSES } from '../../../src/battlefield/movement/movement.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { ORDERS } from '../../../src/book/terms.ts';
import homes from '../../contract/nbc/homes.json';
import contract from '../../contract/nbc/rows.json';

const groups = await loadCharts();
const charts = groups.flatMap((group) => group.charts);
const partsOf = (id: string): readonly Part[] => chartOf(groups, id)!.parts(DEFAULTS);
const tables = (id: string) => partsOf(id).flatMap((part) => ('table' in part ? [part.table] : []));
const rowOf = (id: string, first: string | number, nth = 0) =>
  tables(id)
    [nth]!.rows.find(([cell]) => cell === first)!
    .slice(1);

describe('the charts', () => {
  it('have names of their own, rows that exist, and something to say', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    const known = new Set(contract.rows.map(({ id }) => id));
    for (const chart of charts) {
      expect(chart.rows.filter((row) => !known.has(row))).toEqual([]);
      expect(chart.parts(DEFAULTS).length, chart.id).toBeGreaterThan(0);
      expect(chart.parts(DEFAULTS).map(wordsOf).join(' ')).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('have as many cells in each row as in the head', () => {
    for (const chart of charts)
      for (const part of chart.parts(DEFAULTS))
        if ('table' in part)
          for (const row of part.table.rows)
            expect(row.length, `${chart.id}: ${row.join(' ')}`).toBe(part.table.head.length);
  });

  it('show every row that is promised to be shown in the reference or as advice', () => {
    const shown = new Set<string>(charts.flatMap(({ rows }) => rows));
    const glossary = partsOf('glossary').flatMap((part) => ('terms' in part ? part.terms : []));
    for (const [, , row] of glossary) if (row) shown.add(row);
    const promised = Object.entries(homes)
      .filter(([, { where }]) => where === 'reference' || where === 'advice')
      .map(([id]) => id);
    expect(promised.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('figures, worked by hand from the rulebook', () => {
  it.each([
    ['movement', 'Infantry, foot artillery', ['18', 3, 2, 1, '–']],
    ['movement', 'Generals', ['36', 6, 5, 4, 3]],
    ['artillery', 'heavy', ['0–10', 4, '11–20', 3, '21–30', 2]],
    ['artillery', 'medium', ['0–8', 4, '9–17', 3, '18–25', 1]],
    ['artillery', 'light', ['0–7', 5, '8–13', 2, '14–20', 1]],
    ['skirmish', 'S1', [3, 2, 1, '–']],
    ['skirmish', 'S3', [4, 4, 3, 2]],
    ['close-combat', 'Cav', [6, 6, 5, 4, 4, 4]],
    ['close-combat', 'D. Inf', [6, 6, 5, 6, 6, 5]],
    ['closing', 'Low', ['stops at 2 cm', 'stops at 3 cm']],
    ['closing', 'Very Low', ['stops at 5 cm', 'stops at 5 cm']],
    ['recovery', 'Very High', ['+2', 'yes', 'yes', 'a step']],
    ['recovery', 'Normal', ['0', 'yes', '–', '–']],
    ['recovery', 'Very Low', ['−1', '–', '–', '–']],
    ['baggage', 'Low', ['loots', 'goes on']],
    ['baggage', 'Very Low', ['loots, −1 CP', 'goes on, −1 CP']],
    ['arrival', 'Normal', ['arrives']],
    ['arrival', 'Low', ['try next turn']],
    ['order-change', 'Before moving', undefined],
    ['bridges', '6 to 8 CP', ['5+']],
    ['bridges', '9 CP or more', ['6']],
    ['combat-points', 'Q5 Elite', [300, 200]],
    ['radius', 6, ['Superior', '3.0', 'Magnetic', 'Belligerent']],
    ['losses', 'Broken', [85, 80, 80, 75, 75, 70, '6']],
    ['losses', 'No losses', [15, 15, 10, 10, 5, 5, '1–6']],
    ['close-combat-effects', 'VL', ['Disordered; a step more tired', 'retreat', '15', '20']],
    ['weather', 1, ['Overcast', 'Light rain', 'Heavy rain', 'Overcast']],
    ['weather', 6, ['Bright', 'Sunny', 'Sunny', 'Sunny']],
    ['starting-weather', '11–12', ['Sunny, hard']],
    ['starting-weather', '2–3', ['Snow, hard']],
    ['officers', '2–9', ['escapes, 15 cm or to friends']],
    ['officers', '10', ['captured']],
    ['officers-after', '5–6', ['incapacitated for good']],
    ['lull', '1 after it', ['5–6']],
    ['lull', '2 after it', ['4–6']],
    ['pot', 4, ['white + green']],
    ['exhaustion', 'Exhausted', ['−2', '−2']],
    ['quality-cards', 'VH', ['2', '4', '8', '13', '19', '27', '38', '48']],
  ])('%s: %s', (id, first, cells) => {
    if (cells) expect(rowOf(id, first)).toEqual(cells);
    else expect(rowOf(id, first).join()).toContain('1 re-roll die, 2 beyond visibility');
  });

  it('NBC-QC-00: every modifier of a check', () => {
    expect(checkModifiers(DEFAULTS).map(([, value]) => value)).toEqual([1, 1, 1, -1, -1, -2, -1, -1, -1, -2, -1, -2]);
  });

  it('NBC-VIS-02: visibility by day, vantage and fog', () => {
    const [chart] = tables('visibility');
    expect(chart!.rows.map(([, weather, ...cm]) => [weather, ...cm])).toEqual([
      ['Sunny, Bright', 15, 20, 5],
      ['Overcast, Rain, Snow', 10, 15, 5],
      ['Sunny', 70, 100, 15],
      ['Bright', 60, 90, 15],
      ['Overcast', 40, 60, 10],
      ['Rain, Snow', 30, 40, 10],
      ['Sunny, Bright', 40, 50, 10],
      ['Overcast, Rain, Snow', 30, 40, 5],
      ['Any', 5, 5, 2],
    ]);
  });

  it('NBC-RR-04 NBC-GND-01 say in words what the rulings decide, and not another way', () => {
    const said = (id: string, rulings: Rulings) =>
      chartOf(groups, id)!
        .parts({ ...DEFAULTS, rulings })
        .map(wordsOf)
        .join(' ');
    expect(said('re-roll-dice', {})).toMatch(/officer with a unit/);
    expect(said('re-roll-dice', { rrdOfficerInjury: 'yes' })).not.toMatch(/officer with a unit/);
    expect(said('re-roll-dice', {})).not.toMatch(/time card/);
    expect(said('re-roll-dice', { rrdTimeCard: 'no' })).toMatch(/time card/);
    expect(said('ground', {})).toMatch(/fixed, so is the ground/);
    expect(said('ground', { fixedWeatherGround: 'evolves' })).not.toMatch(/fixed, so is the ground/);
  });

  it('follow the rulings in force', () => {
    const light = chartOf(groups, 'artillery')!.parts({ ...DEFAULTS, rulings: { lightShort: '4' } as never });
    const [first] = light;
    expect('table' in first! && first.table.rows[2]![2]).toBe(4);
  });

  it('hold every order with its words and every class of the movement chart', () => {
    const said = partsOf('orders').map(wordsOf).join(' ');
    for (const order of ORDERS) expect(said).toContain(OBLIGATIONS[order].says);
    expect(tables('movement')[0]!.rows.map(([, full]) => full)).toEqual(
      MOVE_CLASSES.map((moves) => String(MOVE_CHART[moves].full)),
    );
  });
});

describe('the calculators', () => {
  it('NBC-GL-21: 1 cm is 60 yards, 30 cm about a mile', () => {
    expect(onTheGround(1).yards).toBe(60);
    expect(onTheGround(30).miles).toBeCloseTo(1.02, 2);
    expect(onTheTable(600)).toBe(10);
  });

  it('NBC-EQ-02: names the band and the dice at a distance', () => {
    expect(bandRows(17)).toEqual([
      ['heavy guns', 'medium', '3 dice'],
      ['medium guns', 'medium', '3 dice'],
      ['light guns', 'long', '1 die'],
      ['howitzers', 'in range', '2 dice'],
      ['rockets', 'in range', '1 or 2 dice'],
    ]);
    expect(bandRows(31).map(([, band]) => new Set([band]).has('out of range'))).toEqual(Array(5).fill(true));
  });

  it('NBC-EQ-02: says who gets so far in a move', () => {
    expect(reachRows(17, 'hard').map(([, , may]) => may)).toEqual(['–', 'reaches', 'reaches', 'reaches']);
    expect(reachRows(17, 'soft').map(([, goes]) => goes)).toEqual(['10 cm', '16 cm', '19 cm', '31 cm']);
    expect(reachRows(12, 'mud')).toEqual([
      ['Heavy artillery, wagons', '1 die', '–'],
      ['Infantry, foot artillery', '2 dice', 'perhaps'],
      ['Cavalry, horse artillery', '3 dice', 'perhaps'],
      ['Generals', '5 dice', 'perhaps'],
    ]);
  });
});

describe('finding', () => {
  const names = (wanted: string) => find(groups, wanted, DEFAULTS).map(({ chart }) => chart.id);

  it('finds a word wherever it stands', () => {
    expect(names('fresh')).toEqual(expect.arrayContaining(['quality-check', 'firefight', 'glossary']));
    const glossary = find(groups, 'fresh', DEFAULTS).find(({ chart }) => chart.id === 'glossary')!;
    expect(glossary.lines[0]).toMatch(/^Fresh: Nothing lost and Rested/);
  });

  it.each(['Légère', 'legere', 'LEGERE', 'Le\u0301ge\u0300re'])('does not mind marks: %s', (wanted) => {
    expect(names(wanted)).toEqual(expect.arrayContaining(['skirmish', 'quality']));
  });

  it('wants all the words, in any order, and knows rows', () => {
    expect(names('dice movement')[0]).toBe('movement');
    expect(names('NBC-FF-02')).toEqual(['firefight']);
    expect(names('xyzzy')).toEqual([]);
    expect(names('  ')).toEqual([]);
    expect(plain('Żymirski & Łubieński')).toBe('zymirski & lubienski');
  });
});

describe('the chart of a question', () => {
  it.each(Object.keys(PROCEDURES))('of %s is one of ours', (kind) => {
    const chart = chartForTask(kind);
    expect(chart && chartOf(groups, chart)?.id).toBe(chart);
    expect(chart).toBeDefined();
  });

  it.each([
    [{ phase: 3 }, 'skirmish'],
    [{ phase: 9 }, 'weather'],
    [{ phase: 6, action: { step: 'combats' } }, 'close-combat'],
    [{ phase: 1, agenda: [{ kind: 'rally' }] }, 'rally'],
    [{ phase: 4, agenda: [{ kind: 'something new' }] }, 'artillery'],
    [{ phase: 1, ended: { why: '' } }, 'losses'],
  ])('%o opens %s', (state, chart) => {
    const battle = { agenda: [], action: null, ended: null, ...state } as unknown as Battle;
    expect(asked(battle)?.kind).toBe((state as { agenda?: { kind: string }[] }).agenda?.[0]?.kind);
    expect(chartNow(battle)).toBe(chart);
    expect(chartOf(groups, chart)).toBeDefined();
  });
});
