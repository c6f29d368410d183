import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { absorbBattery } from '../../src/orders-of-battle/battery-units.ts';
import type { ProposedArmy, ProposedUnit } from '../../src/orders-of-battle/proposed.ts';
import { mergeUnits, splitUnit } from '../../src/orders-of-battle/sizes.ts';
import { toUnits } from '../../src/orders-of-battle/to-units.ts';
import { grow, type OobTree, type Sprout, sprout } from '../../src/orders-of-battle/tree.ts';

const node = (name: string, more: Partial<Sprout> = {}): Sprout => sprout(name, 1, name, more);
const foot = (name: string, men?: number): Sprout =>
  node(name, { level: 'regiment', kind: 'infantry', ...(men && { men }) });
const horse = (name: string, sabres: number, type = 'hussar'): Sprout =>
  node(name, { level: 'regiment', kind: 'cavalry', type, sabres });
const battery = (name: string, guns = 8, type?: string): Sprout =>
  node(name, { level: 'battery', kind: 'artillery', guns, ...(type && { type }) });
const of = (level: Sprout['level'], name: string, children: Sprout[], more: Partial<Sprout> = {}): Sprout =>
  node(name, { level, children, ...more });
const tree = (...roots: Sprout[]): OobTree => grow(roots).tree;

const CORPS = tree(
  of('army', 'Army of the Lys', [
    of(
      'corps',
      'II Corps',
      [
        of('division', '5th Division', [
          of('brigade', '1st Brigade', [foot('9e', 1200), foot('40e', 1300)], { commander: 'Delorme', rank: 'GB' }),
          of('brigade', '2nd Brigade', [foot('57e', 1000)]),
          battery('Foot Battery 3'),
        ]),
        of('division', 'Cavalry Division', [
          of('brigade', 'Light Brigade', [horse('7th', 400), horse('8th', 500, 'lancer')]),
          battery('Horse Battery 1', 6, 'horse artillery'),
        ]),
      ],
      { commander: 'Morvan' },
    ),
    of('division', 'Guard Division', [of('brigade', 'Guard Brigade', [foot('Guard', 2000)])]),
    node('Supply', { kind: 'other' }),
  ]),
);

const said = ({ arm, name, cp, ref }: ProposedUnit) => `${ref} ${name} ${arm}${cp === undefined ? '' : ` ${cp} CP`}`;
const shown = (armies: readonly ProposedArmy[]) =>
  armies.flatMap((army) => army.formations.map((formation) => [formation.name, ...formation.units.map(said)]));
const unitsOf = (...children: Sprout[]): readonly ProposedUnit[] =>
  toUnits(tree(of('army', 'A', [of('corps', 'I Corps', children)])))[0]!.formations[0]!.units;

describe('from the tree to units', () => {
  it('NBC-GL-02 makes corps the formations of a Napoleonic army, and divisions those of a Traditional one', () => {
    expect(shown(toUnits(CORPS))).toEqual([
      [
        'II Corps',
        'II/5/1 1st Brigade infantry 5 CP',
        'II/5/2 2nd Brigade infantry 2 CP',
        'II/5/3 Foot Battery 3 artillery',
        'II/2/1 Light Brigade cavalry 3 CP',
        'II/2/2 Horse Battery 1 artillery',
      ],
      ['Guard Division', '2/1 Guard Brigade infantry 4 CP'],
    ]);
    expect(toUnits(CORPS)[0]!.leftOut.map((each) => each.name)).toEqual(['Supply']);
    expect(toUnits(CORPS, { armyType: 'Traditional' })[0]!.formations.map((formation) => formation.name)).toEqual([
      '5th Division',
      'Cavalry Division',
      'Guard Division',
    ]);
  });

  it('keeps commanders, lines, classes of horse and the kind of guns', () => {
    const [first, , foot3, light, horse1] = toUnits(CORPS)[0]!.formations[0]!.units as ProposedUnit[];
    expect(first).toMatchObject({
      commander: 'Delorme',
      rank: 'GB',
      quality: 3,
      sk: 1,
      sources: [{ text: '1st Brigade' }, { text: '9e' }, { text: '40e' }],
    });
    expect(light).toMatchObject({ horse: 'light', parts: [{ arm: 'cavalry', men: 400 }, { men: 500 }] });
    expect(foot3).toMatchObject({ guns: 8, weight: 'medium', mobility: 'foot', pieces: 'guns' });
    expect(horse1).toMatchObject({ guns: 6, mobility: 'horse' });
  });

  it.each([
    ['12-pdr Battery', undefined, 'heavy', 'foot'],
    ['Reserve Battery', undefined, 'heavy', 'foot'],
    ['Reserve 6-pdr Battery', undefined, 'medium', 'foot'],
    ['Light 6-pdr Battery', undefined, 'light', 'foot'],
    ['9-pounder Battery', undefined, 'medium', 'foot'],
    ['3 pfünder Batterie', undefined, 'light', 'foot'],
    ['Flying Battery Nr. 2', undefined, 'medium', 'horse'],
    ['Battery 4', 'horse artillery', 'medium', 'horse'],
  ] as const)('NBC-GL-23 %s (%s) is %s guns of the %s', (name, type, weight, mobility) => {
    expect(unitsOf(battery(name, 8, type))[0]).toMatchObject({ weight, mobility, pieces: 'guns', notes: [] });
  });

  it('NBC-GL-23 says of guns that are too light for a unit that they are', () => {
    expect(unitsOf(battery('1-pdr Battery'))[0]).toMatchObject({
      weight: 'light',
      notes: [say('reader-note-light', { pounds: '1' })],
    });
  });

  it.each([
    [3, 2500, 5],
    [3, 2250, 5],
    [3, 2249, 4],
    [6, 2500, 13],
    [1, 2500, 4],
  ] as const)('NBC-SCN-01 at Q%i, %i men on foot are %i CP', (quality, men, cp) => {
    const [unit] = toUnits(tree(of('corps', 'I', [of('brigade', 'B', [foot('a', men)])])), {
      rate: () => ({ quality, sk: 2 }),
    })[0]!.formations[0]!.units;
    expect(unit).toMatchObject({ cp, quality, sk: 2 });
  });

  it('NBC-SCN-02 adds the fractions of both arms before rounding: 700/500 + 350/300 = 2.57 is 3 CP, MX', () => {
    const [unit] = unitsOf(of('brigade', 'B', [foot('a', 700), horse('b', 350)]));
    expect(unit).toMatchObject({ arm: 'mixed', cp: 3 });
    const apart = unitsOf(of('brigade', 'B', [foot('a', 700), horse('b', 350)], { apart: true }));
    expect(apart.map(said)).toEqual(['I/1 B infantry 1 CP', 'I/1/Cav B cavalry 1 CP']);
    expect(apart[1]?.made).toMatchObject({ code: 'reader-cavalry-of', args: { unit: { name: 'B' } } });
  });

  it('makes a unit of those whom a division counts and its brigades do not list', () => {
    const brigade = of('brigade', '1st Brigade', [foot('9e', 1200), foot('40e', 1300)]);
    const division = (counted?: 'own' | 'parts') =>
      unitsOf(of('division', '5th Division', [brigade], { men: 6000, ...(counted && { counted }) })).map(
        ({ name, made, ref, parts }) => [made?.code ?? name, ref, parts.reduce((sum, { men }) => sum + men, 0)],
      );
    expect(division('own')).toEqual([
      ['1st Brigade', 'I/5/1', 2500],
      ['reader-others-of', 'I/5/2', 3500],
    ]);
    expect(division('parts')).toEqual([['1st Brigade', 'I/5/1', 2500]]);
    expect(division()).toEqual([['1st Brigade', 'I/5/1', 2500]]);
  });

  it('NBC-SCN-17 gives a brigade and each of its batteries a label of its own', () => {
    const units = unitsOf(of('brigade', 'B', [foot('a', 700), battery('First'), battery('Second')]));
    expect(units.map(said)).toEqual(['I/1 B infantry 1 CP', 'I/1/Art First artillery', 'I/1/Art2 Second artillery']);
  });

  it('NBC-SCN-05 gives an absorbed battery’s two CP to the weakest unit of its division', () => {
    const { units } = toUnits(CORPS)[0]!.formations[0]!;
    const after = absorbBattery(units, units.find((unit) => unit.name === 'Foot Battery 3')!.id);
    expect(after.map(said)).toEqual([
      'II/5/1 1st Brigade infantry 5 CP',
      'II/5/2 2nd Brigade infantry 4 CP',
      'II/2/1 Light Brigade cavalry 3 CP',
      'II/2/2 Horse Battery 1 artillery',
    ]);
    const all = toUnits(CORPS, { batteries: 'absorbed' })[0]!.formations[0]!.units;
    expect(all.map((unit) => unit.artilleryPoints)).toEqual([0, 2, 2]);
    expect(unitsOf(of('brigade', 'B', [node('a', { kind: 'infantry', men: 2000, guns: 8 })]))[0]).toMatchObject({
      artilleryPoints: 2,
      cp: 6,
    });
  });

  it('NBC-SCN-03 proposes to split what has more than twelve CP into its regiments', () => {
    const units = unitsOf(of('brigade', 'B', [foot('a', 2400), foot('b', 2300), foot('c', 2400)]));
    expect(units[0]).toMatchObject({ cp: 14, proposals: [{ do: 'split', into: [{ parts: [0, 1] }, { parts: [2] }] }] });
    const after = splitUnit(units, units[0]!.id);
    expect(after.map((unit) => [unit.name, unit.cp])).toEqual([
      ['B: a, b', 9],
      ['c', 5],
    ]);
    expect(after.flatMap((unit) => unit.parts).reduce((n, part) => n + part.men, 0)).toBe(7100);
    expect(new Set(after.map((unit) => unit.id)).size).toBe(2);
  });

  it('NBC-SCN-03 halves what has no regiments, and loses nobody', () => {
    const units = unitsOf(of('brigade', 'B', [], { men: 7001, kind: 'infantry' }));
    expect(units[0]!.proposals).toMatchObject([{ do: 'halve', count: 2 }]);
    const after = splitUnit(units, units[0]!.id);
    expect(after.map((unit) => unit.parts[0]!.men)).toEqual([3501, 3500]);
  });

  it('NBC-SCN-03 proposes to join only units that come at the same time', () => {
    const brigade = (name: string, men: number, arrival?: string) =>
      of('brigade', name, [foot(name.toLowerCase(), men)], arrival ? { arrival } : {});
    const units = unitsOf(
      of('division', '1', [brigade('A', 1000, '14:30'), brigade('B', 1100), brigade('C', 2000, '14:30')]),
    );
    const [a, b] = units;
    expect(a).toMatchObject({ arrival: '14:30', proposals: [{ do: 'merge', name: 'C + A' }] });
    expect(b!.proposals).toEqual([]);
  });

  it('NBC-SCN-03 proposes to join units below three CP of the same arm, of their own division first', () => {
    const units = unitsOf(
      of('division', '1', [of('brigade', 'A', [horse('a', 600)]), of('brigade', 'B', [foot('b', 1000)])]),
      of('division', '2', [of('brigade', 'C', [horse('c', 500)]), of('brigade', 'D', [horse('d', 900)])]),
    );
    const proposals = Object.fromEntries(units.map((unit) => [unit.name, unit.proposals]));
    expect(proposals.C).toMatchObject([{ do: 'merge', name: 'D + C', cp: 5 }]);
    expect(proposals.A).toMatchObject([{ do: 'merge', name: 'C + A', cp: 4 }]);
    expect(proposals.B).toEqual([]);
    const [c, d] = [units.find((u) => u.name === 'C')!, units.find((u) => u.name === 'D')!];
    expect(mergeUnits(units, d.id, c.id).map((unit) => [unit.name, unit.cp])).toEqual([
      ['A', 2],
      ['B', 2],
      ['D + C', 5],
    ]);
  });

  it('takes regiments as strong as brigades for units where a division lists them itself', () => {
    const strong = unitsOf(of('division', '1st Division', [foot('a', 1800), foot('b', 2000), battery('x')]));
    expect(strong.map(said)).toEqual(['I/1/1 a infantry 4 CP', 'I/1/2 b infantry 4 CP', 'I/1/3 x artillery']);
    expect(unitsOf(of('division', '1st Division', [foot('a', 600), foot('b', 700)])).map(said)).toEqual([
      'I/1 1st Division infantry 3 CP',
    ]);
  });

  it('keeps units whose strength nobody knows, without CP, and takes points of the source as they are', () => {
    expect(unitsOf(of('brigade', 'B', [foot('a'), foot('b')]))[0]).toMatchObject({
      unknown: [{ name: 'a' }, { name: 'b' }],
      parts: [],
      proposals: [],
    });
    expect(unitsOf(of('brigade', 'B', [foot('a')]))[0]!.cp).toBeUndefined();
    expect(unitsOf(node('1st', { level: 'division', kind: 'infantry', points: 9 }))[0]).toMatchObject({
      cp: 9,
      pointsOfSource: 9,
    });
  });

  it('lets a brigade’s own figure stand where its parts do not tell it, and leaves gunners out', () => {
    expect(unitsOf(of('brigade', 'B', [foot('a', 500), foot('b')], { men: 2500 }))[0]).toMatchObject({
      cp: 5,
      parts: [{ name: 'B', men: 2500 }],
    });
    const [unit, guns] = unitsOf(
      of('brigade', 'B', [
        foot('a', 1500),
        node('Foot Battery', { kind: 'artillery', level: 'battery', men: 150, guns: 8 }),
      ]),
    );
    expect([unit!.cp, guns!.guns]).toEqual([3, 8]);
  });

  it('puts corps without an army into one army per nation, and is pure', () => {
    const before = structuredClone(CORPS);
    toUnits(CORPS);
    expect(CORPS).toEqual(before);
    const armies = toUnits(
      tree(
        of('corps', 'I', [foot('a', 2000)], { nation: 'France' }),
        of('corps', 'X', [foot('b', 2000)], { nation: 'Russia' }),
        of('corps', 'II', [foot('c', 2000)], { nation: 'France' }),
      ),
    );
    expect(armies.map((army) => [army.made, army.formations.length])).toEqual([
      [say('reader-army-of', { nation: 'France' }), 2],
      [say('reader-army-of', { nation: 'Russia' }), 1],
    ]);
    expect(toUnits({ roots: [] })).toEqual([]);
  });
});
