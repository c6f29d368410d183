import { describe, expect, it } from 'vitest';
import { PAPERS, printable } from '../../../src/app/print/papers.ts';
import {
  BAND,
  bothSides,
  COUNTERS,
  commandCards,
  inOneSize,
  labelsOf,
  pointsOf,
  setting,
  signOf,
  surnameOf,
} from '../../../src/app/print/pieces.ts';
import { SIDES } from '../../../src/book/terms.ts';
import { BASE_SIZES } from '../../../src/scenarios/labels.ts';
import { SHELF } from '../../../src/scenarios/shelf.ts';

const scenarios = await Promise.all(SHELF.map((entry) => entry.load()));
const quatreBras = scenarios.find(({ id }) => id.startsWith('quatre'))!;
const text = (lines: readonly string[]) => lines.join(' ').replace(/- (?=\p{L})/gu, '-');

describe('labels', () => {
  it.each([
    ['husson', 'unit', 50, 6, 'II/5/1 Husson Q4 S2 7CP'],
    ['reille', 'commander', 25, 9, 'II: Reille R16 L3 T3 A3'],
    ['ney', 'headquarters', 50, 9, 'Ney L6 T6 A3'],
  ])('NBC-SCN-17: the label of %s', (name, kind, width, height, line) => {
    const label = labelsOf(quatreBras, 'a').find(({ setting }) => text(setting.lines) === line);
    expect(label, name).toMatchObject({ kind, width, height });
  });

  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    'NBC-SCN-16: %s has one for every officer, unit and train, as wide as its base',
    (_, scenario) => {
      for (const side of SIDES) {
        const army = scenario.sides[side];
        const labels = labelsOf(scenario, side);
        const ids = labels.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { commander, units } of army.formations)
          for (const { id } of [commander, ...units]) expect(ids).toContain(id);
        for (const { kind, width, height } of labels) {
          expect(width).toBe(BASE_SIZES[kind].front);
          expect(height).toBe(kind === 'commander' || kind === 'headquarters' ? 9 : 6);
        }
      }
    },
  );

  it('are set as large as the strip allows, and in two lines rather than too small', () => {
    expect(setting(['Ney'], 50, 6)).toEqual({ lines: ['Ney'], size: 3.4 });
    const guns = setting(['II/Res Reserve battery Q3 Heavy foot'], 25, 6);
    expect(guns.lines).toHaveLength(2);
    const longest = Math.max(...guns.lines.map((line) => line.length));
    expect(longest * 0.5 * guns.size).toBeLessThanOrEqual(25 - BAND);
    expect(setting(['GC: Lefebvre-Desnoëttes R10', 'L4 T5 A4'], 25, 9).lines).toEqual([
      'GC: Lefebvre-',
      'Desnoëttes R10',
      'L4 T5 A4',
    ]);
  });

  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    'of %s are set in one size, that can be read, and each fits its strip',
    (_, scenario) => {
      const all = inOneSize(SIDES.flatMap((side) => labelsOf(scenario, side)));
      const [size = 0, ...others] = [...new Set(all.map((label) => label.setting.size))];
      expect(others).toEqual([]);
      expect(size).toBeGreaterThanOrEqual(1.7);
      for (const { setting: set, width, height } of all) {
        expect(Math.max(...set.lines.map((line) => line.length)) * 0.5 * size).toBeLessThanOrEqual(width - BAND);
        expect(set.lines.length * size * 1.2).toBeLessThanOrEqual(height + 0.01);
      }
    },
  );

  it.each([
    ['Galbraith Lowry Cole', 'Cole'],
    ['Friedrich von der Marwitz', 'von der Marwitz'],
    ['Friedrich Wilhelm Pirch II', 'Pirch II'],
    ['Rowland Hill', 'Hill'],
    ['William Stewart', 'Stewart'],
    ['Pierre Soult', 'Soult'],
    ['Le Marchant', 'Le Marchant'],
    ['Prince William', 'Prince William'],
    ['Pirch I', 'Pirch I'],
    ['H. Campbell', 'H. Campbell'],
    ['Drouet d’Erlon', 'Drouet d’Erlon'],
  ])('call %s %s', (name, short) => {
    expect(surnameOf(name)).toBe(short);
  });

  it('know a formation by the sign its units share', () => {
    const [second] = quatreBras.sides.a.formations;
    expect(signOf(second!)).toBe('II');
    expect(signOf({ ...second!, units: [], name: '5th Division' })).toBe('5th Div');
    const long = second!.units.map((unit) => ({ ...unit, ref: unit.ref.replace('II', 'Bachelu') }));
    expect(signOf({ ...second!, units: long })).toBe('II');
  });

  it('name two officers of one surname in full, and all others by their surnames', () => {
    const names = ['Karl Kleist', 'Otto Kleist', 'Galbraith Lowry Cole'];
    const { a } = quatreBras.sides;
    const formations = a.formations
      .slice(0, 3)
      .map((one, n) => ({ ...one, commander: { ...one.commander, name: names[n] ?? '' } }));
    const labels = labelsOf({ ...quatreBras, sides: { ...quatreBras.sides, a: { ...a, formations } } }, 'a');
    const said = labels.filter(({ kind }) => kind === 'commander').map(({ lines }) => text(lines));
    expect(said.map((line) => [...names, 'Cole'].find((name) => line.includes(name)))).toEqual([
      ...names.slice(0, 2),
      'Cole',
    ]);
  });

  it('number the trains of an army that are several, and no single one', () => {
    const printed = (pontoons: number, baggage: number) => {
      const a = { ...quatreBras.sides.a, pontoons, baggage };
      return labelsOf({ ...quatreBras, sides: { ...quatreBras.sides, a } }, 'a')
        .filter(({ id }) => /^(?:pon|bag)-/.test(id))
        .map(({ lines }) => /\d+$/.exec(text(lines))?.[0]);
    };
    expect(printed(2, 1)).toEqual(['1', '2', undefined]);
    expect(printed(1, 2)).toEqual([undefined, '1', '2']);
  });

  it('print no combat points for guns', () => {
    for (const { units } of quatreBras.sides.a.formations)
      for (const card of units) expect(pointsOf(card) > 0).toBe(card.arm !== 'artillery');
  });
});

describe('cards and counters', () => {
  it('NBC-CCD-01, NBC-SCN-14: a card for each formation with A, L and T, and a Bye for a Napoleonic army', () => {
    const french = commandCards(quatreBras, 'a');
    expect(french[0]).toMatchObject({ card: { name: 'II Corps', commander: 'Reille', A: 3, L: 3, T: 3, radius: 16 } });
    const byes = bothSides((side) => commandCards(quatreBras, side)).filter(({ card }) => card === null);
    expect(byes.map(({ side }) => side)).toEqual(
      SIDES.filter((side) => quatreBras.sides[side].armyType === 'Napoleonic'),
    );
  });

  it('NBC-ORD-01: a counter for each of the thirteen orders', () => {
    expect(COUNTERS).toHaveLength(13);
    expect(COUNTERS[0]).toEqual({ order: 'pursue-keen', name: 'order-name-pursue', stance: 'stance-keen', number: 10 });
    expect(COUNTERS.at(-1)).toEqual({ order: 'strategic', name: 'order-name-strategic', stance: '', number: null });
  });
});

it('leaves the same margin on both papers', () => {
  expect(printable('a4')).toEqual({ width: 194, height: 281 });
  expect(printable('letter').width).toBeCloseTo(PAPERS.letter.width - 16);
});
