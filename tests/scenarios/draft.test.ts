import { describe, expect, it } from 'vitest';
import {
  addFormation,
  addUnit,
  asArm,
  duplicateFormation,
  duplicateUnit,
  findFormation,
  findUnit,
  gunPointsOf,
  moveUnit,
  rateFormation,
  removeFormation,
  removeUnit,
  shifted,
  shiftUnit,
  withBatteries,
  withParts,
} from '../../src/scenarios/army-edits.ts';
import { type Draft, freshId, idsIn, newDraft, problemsOf, readDraft, slug } from '../../src/scenarios/draft.ts';
import { armyStrength, strengthOf } from '../../src/scenarios/strength.ts';

const blank = newDraft('mine');
const corps = blank.sides.a.formations[0]!.id;
const otherCorps = blank.sides.b.formations[0]!.id;

/** Two units in the first corps, the second of them due at ten. */
const peopled = (): Draft & { readonly made: readonly [string, string] } => {
  const one = addUnit(blank, corps);
  const two = addUnit(one.draft, corps);
  return {
    ...two.draft,
    reinforcements: [{ id: 'later', side: 'a', formation: corps, at: 600, where: 'North road', units: [two.id] }],
    made: [one.id, two.id],
  };
};
const draftOf = ({ made: _, ...draft }: Draft & { readonly made: readonly string[] }): Draft => draft;

describe('a draft', () => {
  it('begins as a scenario that has no problems', () => {
    expect(problemsOf(blank)).toEqual([]);
    expect(readDraft(blank)).toEqual({ ok: true, draft: blank });
  });

  it('may have empty names: it is kept and opened, and the problem says where', () => {
    const [formation] = blank.sides.a.formations;
    const half: Draft = {
      ...blank,
      title: '',
      sides: { ...blank.sides, a: { ...blank.sides.a, name: '', formations: [{ ...formation!, name: '' }] } },
    };
    const read = readDraft(JSON.parse(JSON.stringify(half)));
    expect(read).toEqual({ ok: true, draft: half });
    const found = problemsOf(half);
    expect(found.map(({ path }) => path.join('.'))).toEqual(['title', 'sides.a.name', 'sides.a.formations.0.name']);
    expect(found[2]!.sentence).toBe('first side › formation 1 › name: it is empty; write something.');
  });

  it('may hold ids that lead nowhere, and says so with the place', () => {
    const draft: Draft = {
      ...blank,
      reinforcements: [{ id: 'later', side: 'b', formation: corps, at: 600, where: 'North' }],
    };
    expect(readDraft(draft).ok).toBe(true);
    expect(problemsOf(draft)[0]!.path).toEqual(['reinforcements', 0, 'formation']);
  });

  it.each([
    ['nothing', null],
    ['a number', 3],
    ['an empty object', {}],
    ['a list', []],
    ['a head alone', { format: 'berthier-scenario', version: 1 }],
    ['sides of the wrong kind', { ...blank, sides: 7 }],
    ['a newer version', { ...blank, version: 99 }],
  ])('refuses %s with a sentence', (_, json) => {
    const read = readDraft(json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problems[0]).toMatch(/\S/);
  });

  it('gives every id once', () => {
    const taken = new Set(['ney']);
    expect([freshId(taken, 'Ney'), freshId(taken, 'Ney'), freshId(taken, 'Ney!')]).toEqual(['ney-2', 'ney-3', 'ney-4']);
    expect(slug('Général Compère')).toBe('general-compere');
    expect(slug('…')).toBe('x');
  });
});

describe('changes to the armies', () => {
  it('adds, duplicates and moves formations and units with ids of their own', () => {
    const before = draftOf(peopled());
    const copied = duplicateFormation(before, corps);
    const added = addFormation(copied.draft, 'b');
    const twice = duplicateUnit(added.draft, peopled().made[0]);
    expect(problemsOf(twice.draft)).toEqual([]);
    expect(findFormation(twice.draft, copied.id)!.formation.units).toHaveLength(2);
    expect(findUnit(twice.draft, twice.id)!.unitAt).toBe(1);
    expect(idsIn(twice.draft).size).toBe(idsIn(before).size + 4 + 2 + 1);
    expect(findFormation(before, corps)!.formation.units).toHaveLength(2);
  });

  it('takes arrivals out with the unit or the formation they bring', () => {
    const { made, ...before } = peopled();
    expect(removeUnit(before, made[1]).reinforcements).toEqual([]);
    expect(removeUnit(before, made[0]).reinforcements).toHaveLength(1);
    const other = duplicateFormation(before, corps).draft;
    const gone = removeFormation(other, corps);
    expect(gone.reinforcements).toEqual([]);
    expect(problemsOf(gone)).toEqual([]);
  });

  it('keeps the last formation of an army', () => {
    expect(removeFormation(blank, corps)).toBe(blank);
  });

  it('moves a unit up and down, and into another formation, leaving no arrival behind', () => {
    const { made, ...before } = peopled();
    expect(findUnit(shiftUnit(before, made[1], -1), made[1])!.unitAt).toBe(0);
    expect(findUnit(shiftUnit(before, made[1], 1), made[1])!.unitAt).toBe(1);
    const moved = moveUnit(before, made[1], otherCorps);
    expect(findUnit(moved, made[1])).toMatchObject({ side: 'b', unitAt: 0 });
    expect(problemsOf(moved)).toEqual([]);
    expect(moveUnit(before, made[1], 'nowhere')).toBe(before);
    expect(shifted([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  });

  it('NBC-SCN-02 foot and horse in one unit make it Mixed, and its quality is that of its men', () => {
    const unit = findUnit(draftOf(peopled()), peopled().made[0])!.unit;
    if (unit.arm === 'artillery') throw new Error('a battery');
    const mixed = withParts(unit, [
      { arm: 'infantry', quality: 3, men: 2000 },
      { arm: 'cavalry', quality: 5, men: 1000 },
    ]);
    // (2,000 × 3 + 1,000 × 5) ÷ 3,000 = 3.67
    expect(mixed).toMatchObject({ arm: 'mixed', quality: 4, sk: 1 });
    const horse = withParts(mixed, [{ arm: 'cavalry', quality: 5, men: 1000 }]);
    expect(horse).toMatchObject({ arm: 'cavalry', quality: 5, horse: 'medium' });
    expect('sk' in horse).toBe(false);
    expect(asArm(asArm(unit, 'artillery'), 'infantry')).toMatchObject({ arm: 'infantry', parts: [{ men: 2000 }] });
    expect(asArm(unit, 'mixed')).toMatchObject({ arm: 'mixed', parts: [{ arm: 'infantry' }, { arm: 'cavalry' }] });
  });

  it('rates all men of one arm of a formation at once', () => {
    const { made, ...before } = peopled();
    const rated = rateFormation(before, corps, { arm: 'infantry', quality: 5, sk: 3 });
    expect(findUnit(rated, made[0])!.unit).toMatchObject({ quality: 5, sk: 3, parts: [{ quality: 5 }] });
    expect(rateFormation(before, corps, { arm: 'cavalry', quality: 6 })).toEqual(before);
  });

  it('NBC-SCN-05 shares the batteries of a formation out among its units, and takes them back', () => {
    const { made, ...before } = peopled();
    const points = (draft: Draft) => gunPointsOf(findFormation(draft, corps)!.formation);
    expect(points(before)).toEqual([0, 0]);
    const shared = withBatteries(before, corps, 3);
    expect(points(shared)).toEqual([3, 3]);
    // Shared out anew, what they had before does not count.
    expect(points(withBatteries(shared, corps, 1))).toEqual([1, 1]);
    expect(points(withBatteries(shared, corps, 0))).toEqual([0, 0]);
    expect(points(withBatteries(before, corps, 20))).toEqual([12, 12]);
    expect(withBatteries(before, 'nowhere', 3)).toEqual(before);
    expect(findUnit(shared, made[0])!.unit).toMatchObject({ artilleryPoints: 3 });
  });
});

describe('what armies come to', () => {
  it('NBC-SCN-01 adds men, guns and combat points', () => {
    // 2,500 Regular foot ÷ 500 = 5 CP; 600 Elite horse ÷ 200 = 3 CP.
    const strength = strengthOf([
      ...findFormation(addUnit(blank, corps).draft, corps)!.formation.units,
      {
        arm: 'cavalry',
        id: 'h',
        ref: '1',
        name: 'H',
        quality: 5,
        horse: 'light',
        impetuous: false,
        cossack: false,
        artilleryPoints: 0,
        parts: [{ arm: 'cavalry', quality: 5, men: 600 }],
      },
      {
        arm: 'artillery',
        id: 'g',
        ref: '2',
        name: 'G',
        quality: 4,
        weight: 'heavy',
        mobility: 'foot',
        pieces: 'guns',
        guns: 12,
        ottoman: false,
      },
    ]);
    expect(strength).toEqual({ units: 3, batteries: 1, foot: 2500, horse: 600, guns: 12, cp: 8 });
    expect(armyStrength(blank.sides.a)).toEqual({ units: 0, batteries: 0, foot: 0, horse: 0, guns: 0, cp: 0 });
  });
});
