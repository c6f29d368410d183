import { describe, expect, it } from 'vitest';
import { type Cell, find, type Part, plain, shown, titleOf, wordsOf } from '../../../src/app/reference/chart.ts';
import { ALL } from '../../../src/app/reference/charts/all.ts';
import { chartOf, DEFAULTS } from '../../../src/app/reference/charts.ts';
import { bandRows, onTheGround, onTheTable, reachRows } from '../../../src/app/reference/scales.ts';
import { chartForTask, chartNow } from '../../../src/app/reference/which.ts';
import { asked, type Battle } from '../../../src/battlefield/battle.ts';
import { PROCEDURES } from '../../../src/battlefield/modules.ts';
import { MOVE_CHART, MOVE_CLASSES } from '../../../src/battlefield/rules/movement/movement.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { ORDERS } from '../../../src/book/terms.ts';
import { hasWords, speak } from '../../../src/words/speak.ts';
import homes from '../../contract/nbc/homes.json';
import contract from '../../contract/nbc/rows.json';
import { codesIn, type Fact, factOf } from './facts.ts';

const charts = ALL.flatMap((group) => group.charts);
const partsUnder = (id: string, rulings: Rulings = {}): readonly Part[] =>
  chartOf(id)?.parts({ ...DEFAULTS, rulings }) ?? [];
const tables = (id: string, rulings: Rulings = {}) =>
  partsUnder(id, rulings).flatMap((part) => ('table' in part ? [part.table] : []));
const rowsOf = (id: string): readonly (readonly Fact[])[] =>
  tables(id).flatMap(({ rows }) => rows.map((row) => row.map(factOf)));
const codes = (id: string, rulings: Rulings = {}) => partsUnder(id, rulings).flatMap(codesIn);

describe('the charts', () => {
  it('have names of their own, rows that exist, and something to say', () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
    const known = new Set(contract.rows.map(({ id }) => id));
    for (const chart of charts) {
      expect(chart.rows.filter((row) => !known.has(row))).toEqual([]);
      expect(chart.parts(DEFAULTS).length, chart.id).toBeGreaterThan(0);
    }
  });

  it('have words for all they say, and every figure the words want', () => {
    for (const { id } of ALL) expect(hasWords(`charts-${id}`), id).toBe(true);
    for (const chart of charts) {
      expect(hasWords(`chart-${chart.id}`), chart.id).toBe(true);
      expect(hasWords(`chart-${chart.id}-also`), chart.id).toBe(true);
      const unsaid = codes(chart.id).filter((code) => !hasWords(code));
      expect(unsaid, chart.id).toEqual([]);
      expect(chart.parts(DEFAULTS).map(wordsOf).join(' '), chart.id).not.toMatch(/undefined|NaN|null|Infinity|\{\$?/);
    }
  });

  it('have as many cells in each row as in the head', () => {
    for (const chart of charts)
      for (const { head, rows } of tables(chart.id))
        for (const row of rows) expect(row.length, `${chart.id}: ${row.map(shown).join(' ')}`).toBe(head.length);
  });

  it('show every row that is promised to be shown in the reference or as advice', () => {
    const shownRows = new Set<string>(charts.flatMap(({ rows }) => rows));
    const glossary = partsUnder('glossary').flatMap((part) => ('terms' in part ? part.terms : []));
    for (const [, , row] of glossary) if (row) shownRows.add(row);
    const promised = Object.entries(homes)
      .filter(([, { where }]) => where === 'reference' || where === 'advice')
      .map(([id]) => id);
    expect(promised.filter((id) => !shownRows.has(id))).toEqual([]);
  });
});

describe('figures, worked by hand from the rulebook', () => {
  const dice = (n: number) => (n === 1 ? '1 die' : `${n} dice`);

  it.each<[string, readonly Fact[]]>([
    ['movement', ['move-class-heavy', 12, 2, 1, 'figure-none', 'figure-none']],
    ['movement', ['move-class-foot', 18, 3, 2, 1, '–']],
    ['movement', ['move-class-horse', 24, 4, 3, 2, 1]],
    ['movement', ['move-class-general', 36, 6, 5, 4, 3]],
    ['movement', ['chart-movement-exhausted', 1]],
    ['movement', ['chart-movement-fired-medium', 3]],
    ['movement', ['chart-movement-fired-light', 2]],
    ['movement', ['chart-movement-soft-foot', '−2']],
    ['movement', ['chart-movement-soft-horse', '−5']],
    ['movement', ['chart-movement-contour', '−2']],
    ['movement', ['chart-movement-contour-mud', '−3']],
    ['movement', ['chart-movement-redeploy', '+5']],
    ['movement', ['chart-movement-strategic', '+15']],
    ['manoeuvres', ['chart-manoeuvres-face', '5\u00a0cm', 'chart-manoeuvres-second']],
    ['contact-zone', ['chart-contact-zone-good', 2, 3]],
    ['contact-zone', ['chart-contact-zone-bad', 1, 2]],
    ['artillery', ['chart-artillery-heavy-guns', '0–10', 4, '11–20', 3, '21–30', 2]],
    ['artillery', ['chart-artillery-medium-guns', '0–8', 4, '9–17', 3, '18–25', 1]],
    ['artillery', ['chart-artillery-light-guns', '0–7', 5, '8–13', 2, '14–20', 1]],
    ['artillery', [{ 'chart-artillery-good': { ratings: ['Q5', 'Q6'] } }, '+1']],
    ['artillery', ['chart-artillery-level', '−1']],
    ['artillery', ['chart-artillery-skirmishers', '−1']],
    ['skirmish', ['S1', 3, 2, 1, '–']],
    ['skirmish', ['S2', 4, 3, 2, 1]],
    ['skirmish', ['S3', 4, 4, 3, 2]],
    ['firefight', [{ 'chart-firefight-ratings': { from: 1, to: 3 } }, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4]],
    ['firefight', [{ 'chart-firefight-ratings': { from: 4, to: 6 } }, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6]],
    ['close-combat', ['chart-close-combat-cavalry', 6, 6, 5, 4, 4, 4]],
    ['close-combat', ['chart-close-combat-infantry', 6, 5, 4, 5, 5, 4]],
    ['close-combat', ['chart-close-combat-disordered-cavalry', 6, 6, 6, 5, 5, 4]],
    ['close-combat', ['chart-close-combat-disordered-infantry', 6, 6, 5, 6, 6, 5]],
    ['close-combat', ['chart-close-combat-point', 1]],
    ['close-combat', ['chart-close-combat-stand', '−1']],
    ['close-combat', ['chart-close-combat-defender', '+2']],
    ['close-combat', ['chart-close-combat-attacker', '+2']],
    ['close-combat', ['chart-close-combat-engineers', '+1']],
    ['close-combat', ['chart-close-combat-lighter', '+1']],
    ['close-combat', ['exhaustion-1', '−1']],
    ['close-combat', ['exhaustion-2', '−2']],
    ['close-combat-again', [{ 'chart-close-combat-again-commander': { cm: 10 } }, 2]],
    ['close-combat-again', ['chart-close-combat-again-mixed', 1]],
    ['two-on-one', ['chart-two-on-one-minor', 0, 0, 1, 1, 1, 2, 2, 2, 3]],
    ['closing', ['result-L', { 'chart-closing-stops': { cm: 2 } }, { 'chart-closing-stops': { cm: 3 } }]],
    ['closing', ['result-VL', { 'chart-closing-stops': { cm: 5 } }, { 'chart-closing-stops': { cm: 5 } }]],
    ['evading', ['result-VH', dice(3), 'chart-evading-evade']],
    ['evading', ['result-H', dice(2), 'chart-evading-evade']],
    ['evading', ['result-N', dice(1), 'chart-evading-evade-disordered']],
    ['evading', ['result-L', dice(3), 'chart-evading-stay']],
    ['evading', ['result-VL', dice(1), 'chart-evading-abandon']],
    ['pursuit', ['result-L', 'chart-pursuit-half']],
    ['recovery', ['result-VH', '+2', 'yes', 'yes', 'chart-recovery-step']],
    ['recovery', ['result-N', '0', 'yes', '–', '–']],
    ['recovery', ['result-VL', '−1', '–', '–', '–']],
    ['rally', ['result-VH', { 'chart-rally-rallies': { share: 75 } }]],
    ['rally', ['result-VH', 2, 3, 4, 5, 6, 7, 8, 9]],
    ['rally', ['result-H', 2, 3, 3, 4, 4, 5, 5, 6]],
    ['baggage', ['result-L', 'chart-baggage-loots', 'chart-baggage-goes-on']],
    [
      'baggage',
      ['result-VL', { 'chart-baggage-loots-lost': { cp: -1 } }, { 'chart-baggage-goes-on-lost': { cp: -1 } }],
    ],
    ['arrival', ['result-N', 'chart-arrival-arrives']],
    ['arrival', ['result-L', 'chart-arrival-next-turn']],
    ['order-change', ['chart-order-change-before', { 'chart-order-change-before-how': { near: 1, far: 2 } }]],
    ['under-command', ['chart-under-command-near', '10 or more']],
    ['under-command', ['chart-under-command-far', '12 or more']],
    ['under-command', ['3–8', 'chart-under-command-down']],
    ['under-command', ['9–11', 'chart-under-command-same']],
    ['under-command', ['12–18', 'chart-under-command-up']],
    ['bridges', ['chart-bridges-guns', '4+']],
    ['bridges', [{ 'chart-bridges-small': { cp: 5 } }, '4+']],
    ['bridges', [{ 'chart-bridges-middle': { from: 6, to: 8 } }, '5+']],
    ['bridges', [{ 'chart-bridges-large': { cp: 9 } }, 6]],
    ['bridges', ['chart-bridges-ditch', '+1']],
    ['combat-points', [{ 'chart-combat-points-quality': { rating: 'Q5', name: 'quality-5' } }, 300, 200]],
    ['bases', ['chart-bases-commander', 25, 32, 9]],
    ['detachments', ['chart-detachments-most', 0, 1, 1, 2, 2, 3, 3, 3]],
    ['pontoons', ['chart-pontoons-nobody', 20, 25, 30, 35, 40, 50]],
    ['pontoons', ['chart-pontoons-weather', 0, 0, 20, 25, 30, 40]],
    ['pontoons', ['chart-pontoons-disordered', 5, 7.5, 10, 12.5, 15, 20]],
    ['radius', [6, 'ability-6', '3.0', 'leadership-6', 'temperament-6']],
    ['radius', [1, 'ability-1', '1.3', 'leadership-1', 'temperament-1']],
    ['radius', ['army-Traditional', 5, 20]],
    ['radius', ['army-Napoleonic', 10, 25]],
    ['losses', ['loss-row-broken', 85, 80, 80, 75, 75, 70, 6]],
    ['losses', [{ 'loss-row-to50': { share: 50 } }, 60, 60, 55, 55, 50, 50, '3–6']],
    ['losses', ['loss-row-none', 15, 15, 10, 10, 5, 5, '1–6']],
    [
      'close-combat-effects',
      ['chart-quality-cards-VH', 'chart-close-combat-effects-cleared', 'chart-close-combat-effects-fall-back', 6, 10],
    ],
    [
      'close-combat-effects',
      ['chart-quality-cards-VL', 'chart-close-combat-effects-tires', 'chart-close-combat-effects-retreat', 15, 20],
    ],
    ['weather', [1, 'weather-overcast', 'weather-light-rain', 'weather-heavy-rain', 'weather-overcast']],
    ['weather', [6, 'weather-bright', 'weather-sunny', 'weather-sunny', 'weather-sunny']],
    ['weather', ['1–4', 'intensity-light']],
    [
      'starting-weather',
      ['11–12', { 'chart-starting-weather-row': { weather: 'weather-sunny', ground: 'ground-hard' } }],
    ],
    ['starting-weather', ['2–3', { 'chart-starting-weather-row': { weather: 'weather-snow', ground: 'ground-hard' } }]],
    ['officers', ['2–9', { 'chart-officers-escapes': { cm: 15 } }]],
    ['officers', [10, 'chart-officers-captured']],
    ['officers', ['chart-officers-attached', 12]],
    ['officers', ['chart-officers-alone', '10–12']],
    ['officers-after', ['5–6', 'chart-officers-after-incapacitated']],
    [
      'officers-after',
      [
        'chart-officers-after-day-light',
        'chart-officers-after-day-serious',
        '–',
        '–',
        'chart-officers-after-day-recovered',
        'chart-officers-after-day-recovered',
        'chart-officers-after-day-recovered',
      ],
    ],
    ['lull', [{ 'chart-lull-after': { turns: 1 } }, '5–6']],
    ['lull', [{ 'chart-lull-after': { turns: 2 } }, '4–6']],
    ['pot', [4, { 'chart-pot-colours': { colours: ['pot-white', 'pot-green'] } }]],
    ['re-roll-dice', ['chart-re-roll-pot', { 'chart-re-roll-far': { near: 1, far: 2 } }]],
    ['re-roll-dice', ['chart-re-roll-face', 1]],
    ['re-roll-dice', ['chart-re-roll-engineers', 1]],
    ['re-roll-dice', ['chart-re-roll-howitzers', 1]],
    ['re-roll-dice', ['chart-re-roll-train', 1]],
    ['re-roll-dice', ['chart-re-roll-baggage', 1]],
    ['exhaustion', ['exhaustion-1', '−1', '−1']],
    ['exhaustion', ['exhaustion-2', '−2', '−2']],
    ['quality-cards', ['chart-quality-cards-VH', 2, 4, 8, 13, 19, 27, 38, 48]],
    ['quality-cards', ['chart-quality-cards-hit', 75, 67, 56, 46, 35, 25, 17, 10]],
    ['command-phase', ['', 0, 1, 1, 2]],
    ['sequence', [5, 'phase-5', 'chart-sequence-phase-5']],
  ])('%s: %j', (id, row) => {
    const printed = row.map((cell) => (cell === 'figure-none' ? '–' : cell));
    expect(rowsOf(id)).toContainEqual(printed);
  });

  it('NBC-QC-00: every modifier of a check', () => {
    const [modifiers] = tables('quality-check');
    expect(modifiers?.rows.map(([, value]) => factOf(value ?? ''))).toEqual([
      '+1',
      '+1',
      '+1',
      '−1',
      '−1',
      '−2',
      '−1',
      '−1',
      '−1',
      '−2',
      '−1',
      '−2',
    ]);
    expect(rowsOf('quality-check')).toContainEqual(['', '0', '0', '−1', '−1', '−2', '−2', '−3']);
  });

  it('NBC-VIS-02: visibility by day, vantage and fog', () => {
    const [chart] = tables('visibility');
    const weathers = (...names: string[]) => ({
      'chart-visibility-weathers': { weathers: names.map((name) => `weather-${name}`) },
    });
    expect(chart?.rows.map(([, ...cells]) => cells.map(factOf))).toEqual([
      [weathers('sunny', 'bright'), 15, 20, 5],
      [weathers('overcast', 'rain', 'snow'), 10, 15, 5],
      [weathers('sunny'), 70, 100, 15],
      [weathers('bright'), 60, 90, 15],
      [weathers('overcast'), 40, 60, 10],
      [weathers('rain', 'snow'), 30, 40, 10],
      [weathers('sunny', 'bright'), 40, 50, 10],
      [weathers('overcast', 'rain', 'snow'), 30, 40, 5],
      ['chart-visibility-any', 5, 5, 2],
    ]);
  });

  it('NBC-RR-04 NBC-GND-01 say what the rulings decide, and not another way', () => {
    expect(codes('re-roll-dice')).toContain('chart-re-roll-never-officer');
    expect(codes('re-roll-dice', { rrdOfficerInjury: 'yes' })).not.toContain('chart-re-roll-never-officer');
    expect(codes('re-roll-dice')).not.toContain('chart-re-roll-never-time');
    expect(codes('re-roll-dice', { rrdTimeCard: 'no' })).toContain('chart-re-roll-never-time');
    expect(codes('ground')).toContain('chart-ground-fixed');
    expect(codes('ground', { fixedWeatherGround: 'evolves' })).not.toContain('chart-ground-fixed');
  });

  it('follow the rulings in force', () => {
    const light = (rulings: Rulings) => tables('artillery', rulings)[0]?.rows[2]?.[2];
    expect([light({}), light({ lightShort: '4' }), light({ lightShort: '3' })]).toEqual([5, 4, 3]);
  });

  it('hold every order with its duty and every class of the movement chart', () => {
    const said = codes('orders');
    for (const order of ORDERS) expect(said).toEqual(expect.arrayContaining([`order-${order}`, `order-duty-${order}`]));
    expect(tables('movement')[0]?.rows.map(([, full]) => full)).toEqual(
      MOVE_CLASSES.map((moves) => MOVE_CHART[moves].full),
    );
  });
});

describe('the calculators', () => {
  const facts = (rows: readonly (readonly Cell[])[]) => rows.map((row) => row.map(factOf));
  const guns = (weight: string) => ({ 'reference-range-weight': { weight } });

  it('NBC-GL-21: 1 cm is 60 yards, 30 cm about a mile', () => {
    expect(onTheGround(1).yards).toBe(60);
    expect(onTheGround(30).miles).toBeCloseTo(1.02, 2);
    expect(onTheTable(600)).toBe(10);
  });

  it('NBC-EQ-02: names the band and the dice at a distance', () => {
    expect(facts(bandRows(17))).toEqual([
      [guns('heavy'), 'reference-range-medium', '3 dice'],
      [guns('medium'), 'reference-range-medium', '3 dice'],
      [guns('light'), 'reference-range-long', '1 die'],
      ['reference-range-howitzers', 'reference-range-in', '2 dice'],
      ['reference-range-rockets', 'reference-range-in', { 'reference-range-rocket-dice': { dice: [1, 2] } }],
    ]);
    expect(bandRows(31).map(([, band]) => band)).toEqual(Array(5).fill('reference-range-out'));
  });

  it('NBC-EQ-02: says who gets so far in a move', () => {
    const reaches = 'reference-reaches';
    expect(facts(reachRows(17, 'hard')).map(([, , may]) => may)).toEqual(['–', reaches, reaches, reaches]);
    expect(facts(reachRows(17, 'soft')).map(([, goes]) => goes)).toEqual([
      '10\u00a0cm',
      '16\u00a0cm',
      '19\u00a0cm',
      '31\u00a0cm',
    ]);
    expect(facts(reachRows(12, 'mud'))).toEqual([
      ['move-class-heavy', '1 die', '–'],
      ['move-class-foot', '2 dice', 'reference-perhaps'],
      ['move-class-horse', '3 dice', 'reference-perhaps'],
      ['move-class-general', '5 dice', 'reference-perhaps'],
    ]);
    // Every die shows one at least.
    expect(facts(reachRows(3, 'mud')).map(([, , may]) => may)).toEqual([
      'reference-perhaps',
      'reference-perhaps',
      reaches,
      reaches,
    ]);
  });
});

describe('finding', () => {
  const names = (wanted: string) => find(ALL, wanted, DEFAULTS).map(({ chart }) => chart.id);

  it('finds a word wherever it stands', () => {
    expect(names('fresh')).toEqual(expect.arrayContaining(['quality-check', 'firefight', 'glossary']));
    const glossary = find(ALL, 'fresh', DEFAULTS).find(({ chart }) => chart.id === 'glossary');
    expect(glossary?.lines[0]).toContain(speak('glossary-fresh'));
    // A word joiner stands in it.
    expect(names('re-roll')).toContain('re-roll-dice');
  });

  it('finds every chart by its title', () => {
    for (const chart of charts) expect(names(titleOf(chart)), chart.id).toContain(chart.id);
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
    expect(chart).toBeDefined();
    expect(chartOf(chart)?.id).toBe(chart);
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
    expect(chartOf(chart)).toBeDefined();
  });
});
