import { describe, expect, it } from 'vitest';
import { asArm } from '../../src/scenarios/army-edits.ts';
import { allMended, CHECKED, findingsOf } from '../../src/scenarios/check.ts';
import type { Draft } from '../../src/scenarios/draft.ts';
import { mended } from '../../src/scenarios/mends.ts';
import { problemsOf } from '../../src/scenarios/problems.ts';
import type { FormationCard, UnitCard } from '../../src/scenarios/schema.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { armyStrength } from '../../src/scenarios/strength.ts';
import { aDraft, NAMES } from './drafts.ts';

const foot = (id: string, ref: string, men = 2500): UnitCard => ({
  arm: 'infantry',
  id,
  ref,
  name: `Unit ${id}`,
  quality: 3,
  sk: 1,
  rifles: false,
  artilleryPoints: 0,
  parts: [{ arm: 'infantry', quality: 3, men }],
});
const guns = (id: string, ref: string, n: number): UnitCard =>
  ({ ...asArm(foot(id, ref), 'artillery'), guns: n }) as UnitCard;

const corps = (id: string, name: string, commander: string, units: readonly UnitCard[]): FormationCard => ({
  id,
  name,
  commander: { id: `${id}-c`, name: commander, A: 3, L: 3, T: 3 },
  order: 'attack',
  units: [...units],
});

/** Two armies with nothing odd. */
const sound = (): Draft => {
  const draft = aDraft('check');
  const army = (side: 'a' | 'b') => ({
    ...draft.sides[side],
    commander: { ...draft.sides[side].commander, name: `General ${side}` },
    formations: [1, 2].map((n) =>
      corps(
        `${side}${n}`,
        `Corps ${n}`,
        `Leader ${side}${n}`,
        [1, 2, 3].map((u) => foot(`${side}${n}-${u}`, `${n}/${u}`)),
      ),
    ),
  });
  return { ...draft, end: { at: 20 * 60 }, sides: { a: army('a'), b: army('b') } };
};

type Armed = (formations: readonly FormationCard[]) => readonly FormationCard[];
const withA = (change: Armed): Draft => {
  const draft = sound();
  return {
    ...draft,
    sides: { ...draft.sides, a: { ...draft.sides.a, formations: [...change(draft.sides.a.formations)] } },
  };
};
const first = (change: (formation: FormationCard) => FormationCard): Draft =>
  withA((all) => all.map((each, i) => (i === 0 ? change(each) : each)));
const codes = (draft: Draft) => findingsOf(draft, NAMES).map(({ said }) => said.code);

const comes = (id: string, at: number, units?: string[]): Draft['reinforcements'][number] => ({
  id,
  side: 'a',
  formation: 'a1',
  at,
  where: 'the road',
  ...(units && { units }),
});

const CASES: readonly (readonly [code: string, draft: Draft, by: 'tap' | 'hand'])[] = [
  [
    'check-same-labels',
    withA((all) => all.map((each) => ({ ...each, units: each.units.map((u, i) => ({ ...u, ref: `1/${i + 1}` })) }))),
    'tap',
  ],
  ['check-same-label', first((each) => ({ ...each, units: each.units.map((u) => ({ ...u, ref: '1/1' })) })), 'tap'],
  ['check-same-name', withA((all) => all.map((each) => ({ ...each, name: '1st Corps' }))), 'tap'],
  [
    'check-nobody-commands',
    first((each) => ({ ...each, commander: { ...each.commander, name: NAMES.commander } })),
    'hand',
  ],
  ['check-many-guns', first((each) => ({ ...each, units: [...each.units, guns('g', '1/4', 16)] })), 'tap'],
  [
    'check-large-formation',
    first((each) => ({
      ...each,
      units: Array.from({ length: 40 }, (_, i) => foot(`n${i}`, `1/${1 + (i % 2)}/${i}`, 600)),
    })),
    'tap',
  ],
  ['check-order-to-none', first((each) => ({ ...each, units: [] })), 'tap'],
  ['check-no-men', first((each) => ({ ...each, units: [...each.units, foot('e', '1/4', 0)] })), 'hand'],
  ['check-large-unit', first((each) => ({ ...each, units: [...each.units, foot('l', '1/4', 9001)] })), 'tap'],
  ['check-no-end', { ...sound(), end: undefined }, 'tap'],
  ['check-never-arrives', { ...sound(), reinforcements: [comes('late', 20 * 60)] }, 'hand'],
  ['check-there-already', { ...sound(), reinforcements: [comes('early', 8 * 60)] }, 'tap'],
  ['check-comes-twice', { ...sound(), reinforcements: [comes('one', 600, ['a1-1']), comes('two', 660)] }, 'tap'],
  ['check-odds', withA(([one]) => (one ? [{ ...one, units: one.units.slice(0, 1) }] : [])), 'hand'],
];

describe('what looks odd in a scenario', () => {
  it.each([
    ['Portuguese Division', '1st Division', 0],
    ['1st Division', 'Portuguese Division', 1],
    ['Advanced Guard', 'Reserve', 1],
  ] as const)('of %s and %s with the same labels, the one without the number gets others', (one, two, at) => {
    const twice = withA((all) =>
      all.map((each, i) => ({
        ...each,
        name: i === 0 ? one : two,
        units: each.units.map((unit, u) => ({ ...unit, ref: `1/${u + 1}` })),
      })),
    );
    const refs = allMended(twice, NAMES).sides.a.formations.map(({ units }) => units[0]!.ref);
    expect(refs[1 - at]).toBe('1/1');
    expect(refs[at]).toBe('2/1');
  });

  it('of two units with one label it is the second that is led to', () => {
    const draft = first((each) => ({
      ...each,
      units: each.units.map((unit, u) => ({ ...unit, ref: ['1/1', '1/2', '1/2'][u] ?? unit.ref })),
    }));
    const [found] = findingsOf(draft, NAMES);
    expect(found).toMatchObject({
      said: { code: 'check-same-label', args: { label: '1/2' } },
      path: ['sides', 'a', 'formations', 0, 'units', 2, 'ref'],
    });
  });

  it('is nothing in a sound one, nor in those of the shelf', async () => {
    expect(codes(sound())).toEqual([]);
    expect(codes(aDraft('blank'))).toEqual([]);
    for (const { load } of SHELF) expect(codes(await load())).toEqual([]);
  });

  it.each(CASES)('%s is found once, and one tap mends it or it leads to a field', (code, draft, by) => {
    const found = findingsOf(draft, NAMES).filter(({ said }) => said.code === code);
    expect(found).toHaveLength(1);
    const [{ mend, path } = { mend: undefined, path: [] }] = found;
    expect(mend ? 'tap' : 'hand').toBe(by);
    // The field is there to go to; the hour of an end that is not written yet comes with the tap.
    const leads = path.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      draft,
    );
    if (code !== 'check-no-end') expect(leads).toBeDefined();
    if (!mend) return;
    const after = mended(draft, mend, NAMES);
    expect(codes(after)).not.toContain(code);
    expect(problemsOf(after)).toEqual(problemsOf(draft));
  });

  it('loses no man, no gun and no unit that is to arrive by a mend', () => {
    for (const [, draft, by] of CASES) {
      if (by === 'hand') continue;
      const after = allMended(draft, NAMES);
      const [was, is] = [armyStrength(draft.sides.a), armyStrength(after.sides.a)];
      expect([is.foot, is.horse, is.guns]).toEqual([was.foot, was.horse, was.guns]);
      expect(findingsOf(after, NAMES).filter(({ mend }) => mend)).toEqual([]);
    }
    const coming = { ...sound(), reinforcements: [comes('two', 660)] };
    const big = coming.sides.a.formations.map((each, i) =>
      i === 0
        ? { ...each, units: Array.from({ length: CHECKED.units + 1 }, (_, n) => foot(`n${n}`, `1/${n + 1}`, 1000)) }
        : each,
    );
    const draft = { ...coming, sides: { ...coming.sides, a: { ...coming.sides.a, formations: big } } };
    const after = allMended(draft, NAMES);
    const late = after.reinforcements.flatMap(
      ({ formation, units }) =>
        units ?? after.sides.a.formations.find(({ id }) => id === formation)?.units.map(({ id }) => id) ?? [],
    );
    expect(late).toHaveLength(CHECKED.units + 1);
  });

  it('ends a battle an hour after the last arrival, where that comes late', () => {
    const late = { ...sound(), end: undefined, reinforcements: [comes('late', 22 * 60)] };
    const ends = findingsOf(late, NAMES).flatMap(({ mend }) => (mend?.do === 'end-at' ? [mend.at] : []));
    expect(ends).toEqual([23 * 60]);
  });

  it('warns of three times the other side’s points, not of less', () => {
    const armies = (n: number): Draft => ({
      ...withA(([one]) => (one ? [{ ...one, units: one.units.slice(0, n) }] : [])),
    });
    const equal = armies(2);
    const { cp } = armyStrength(equal.sides.a);
    expect(armyStrength(equal.sides.b).cp).toBe(CHECKED.odds * cp);
    expect(codes(equal)).toContain('check-odds');
    expect(codes(armies(3))).not.toContain('check-odds');
  });

  it('NBC-SCN-05 shares the points of a battery between the halves of a unit', () => {
    const draft = sound();
    const [first] = draft.sides.a.formations;
    const unit = { ...foot('large', '1/1', 9000), artilleryPoints: 3 };
    const formations = draft.sides.a.formations.map((each) => (each === first ? { ...each, units: [unit] } : each));
    const large = { ...draft, sides: { ...draft.sides, a: { ...draft.sides.a, formations } } };
    const [halves] = mended(large, { do: 'split-unit', unit: 'large' }, NAMES).sides.a.formations;
    expect(halves!.units.map((each) => 'parts' in each && each.artilleryPoints)).toEqual([2, 1]);
  });
});
