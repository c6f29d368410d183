import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATINGS, SIDES } from '../../src/book/terms.ts';
import { codeOf } from '../../src/engine/message.ts';
import {
  addFormation,
  addUnit,
  asArm,
  duplicateFormation,
  duplicateUnit,
  findFormation,
  findUnit,
  gunPointsOf,
  isFull,
  moveUnit,
  rateFormation,
  removeFormation,
  removeUnit,
  shifted,
  shiftUnit,
  withBatteries,
  withParts,
} from '../../src/scenarios/army-edits.ts';
import { type Draft, readDraft } from '../../src/scenarios/draft.ts';
import { writeScenario } from '../../src/scenarios/file.ts';
import { freshId, idsIn, slug } from '../../src/scenarios/new-draft.ts';
import { problemsOf } from '../../src/scenarios/problems.ts';
import { MOST, type UnitCard } from '../../src/scenarios/schema.ts';
import { armyStrength, strengthOf } from '../../src/scenarios/strength.ts';
import { hasWords } from '../../src/words/speak.ts';
import { aDraft, NAMES } from './drafts.ts';

const blank = aDraft('mine');
const corps = blank.sides.a.formations[0]!.id;
const otherCorps = blank.sides.b.formations[0]!.id;

/** Two units in the first corps, the second of them due at ten. */
const peopled = (): Draft & { readonly made: readonly [string, string] } => {
  const one = addUnit(blank, corps, NAMES);
  const two = addUnit(one.draft, corps, NAMES);
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
    expect(found.map(({ said }) => codeOf(said))).toEqual(['scenario-empty', 'scenario-empty', 'scenario-empty']);
  });

  it('may hold ids that lead nowhere, and says so with the place', () => {
    const draft: Draft = {
      ...blank,
      reinforcements: [{ id: 'later', side: 'b', formation: corps, at: 600, where: 'North' }],
    };
    expect(readDraft(draft).ok).toBe(true);
    expect(problemsOf(draft)[0]!.path).toEqual(['reinforcements', 0, 'formation']);
  });

  it('may be larger than a scenario can be: it is kept and opened, and the problem says where', () => {
    const { a } = blank.sides;
    const [formation] = a.formations;
    const unit = addUnit(blank, corps, NAMES).draft.sides.a.formations[0]!.units[0]!;
    const large: Draft = {
      ...blank,
      title: 't'.repeat(121),
      sides: {
        ...blank.sides,
        a: {
          ...a,
          engineers: 9,
          commander: { ...a.commander, rank: 'r'.repeat(200) },
          formations: [{ ...formation!, units: Array.from({ length: 41 }, (_, i) => ({ ...unit, id: `u${i}` })) }],
        },
      },
      reinforcements: [{ id: 'later', side: 'a', formation: corps, at: 7020, where: '' }],
    };
    expect(readDraft(JSON.parse(JSON.stringify(large)))).toEqual({ ok: true, draft: large });
    // A file leaves out what is as usual, and it is filled in again.
    expect(readDraft(JSON.parse(writeScenario(large)))).toEqual({ ok: true, draft: large });
    expect(problemsOf(large).map(({ path }) => path.join('.'))).toEqual([
      'title',
      'sides.a.commander.rank',
      'sides.a.formations.0.units',
      'sides.a.engineers',
      'reinforcements.0.at',
      'reinforcements.0.where',
    ]);
  });

  it('is refused with its place where a figure or a list is beyond all bounds', () => {
    const { a } = blank.sides;
    const [formation] = a.formations;
    const unit = addUnit(blank, corps, NAMES).draft.sides.a.formations[0]!.units[0]!;
    if (unit.arm === 'artillery') throw new Error('a battery');
    const withUnits = (...units: readonly UnitCard[]): Draft => ({
      ...blank,
      sides: { ...blank.sides, a: { ...a, formations: [{ ...formation!, units: [...units] }] } },
    });
    const said = (draft: Draft): string => {
      const read = readDraft(JSON.parse(JSON.stringify(draft)));
      return read.ok ? 'opened' : `${codeOf(read.problems[0]!.said)} ${read.problems[0]!.path.slice(2).join('.')}`;
    };
    const points = (artilleryPoints: number): Draft => withUnits({ ...unit, artilleryPoints });
    const men = (each: number): Draft => withUnits(withParts(unit, [{ ...unit.parts[0]!, men: each }]));
    expect([points(120), men(300_000)].map(said)).toEqual(['opened', 'opened']);
    expect(said(points(1e9))).toBe('scenario-large formations.0.units.0.artilleryPoints');
    expect(said(points(-1))).toBe('scenario-small formations.0.units.0.artilleryPoints');
    expect(said(men(9e8))).toBe('scenario-large formations.0.units.0.parts.0.men');
    expect(said(men(-500))).toBe('scenario-small formations.0.units.0.parts.0.men');
    const crowd = Array.from({ length: 10 * MOST.units + 1 }, (_, i) => ({ ...unit, id: `u${i}` }));
    expect(said(withUnits(...crowd.slice(1)))).toBe('opened');
    expect(said(withUnits(...crowd))).toBe('scenario-many formations.0.units');
    // Words are never too many to be kept.
    expect(said({ ...blank, notes: 'n'.repeat(1_000_000), title: 't'.repeat(100_000) })).toBe('opened');
  });

  it.each([
    ['nothing', null],
    ['a number', 3],
    ['an empty object', {}],
    ['a list', []],
    ['a head alone', { format: 'scovell-scenario', version: 1 }],
    ['sides of the wrong kind', { ...blank, sides: 7 }],
    ['a newer version', { ...blank, version: 99 }],
    ['a newer version with a gap', { ...blank, version: 99, title: '' }],
    ['no id', { ...blank, id: '' }],
    ['a side without formations', { ...blank, sides: { ...blank.sides, a: { ...blank.sides.a, formations: [] } } }],
  ])('refuses %s with a sentence', (_, json) => {
    const read = readDraft(json);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(hasWords(codeOf(read.problems[0]!.said))).toBe(true);
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
    const copied = duplicateFormation(before, corps, NAMES);
    const added = addFormation(copied.draft, 'b', NAMES);
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
    const other = duplicateFormation(before, corps, NAMES).draft;
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

  it('lets nothing into a formation or an army that is full', () => {
    const units = Array.from({ length: MOST.units }).reduce<Draft>((now) => addUnit(now, corps, NAMES).draft, blank);
    const { formation } = findFormation(units, corps)!;
    const last = formation.units.at(-1)!.id;
    expect(isFull(formation)).toBe(true);
    expect(addUnit(units, corps, NAMES)).toEqual({ draft: units, id: corps });
    expect(duplicateUnit(units, last)).toEqual({ draft: units, id: last });
    const { draft, id } = addUnit(units, otherCorps, NAMES);
    expect(moveUnit(draft, id, corps)).toBe(draft);
    expect(isFull(findFormation(moveUnit(draft, last, otherCorps), corps)!.formation)).toBe(false);

    const army = Array.from({ length: MOST.formations - 1 }).reduce<Draft>(
      (now) => addFormation(now, 'a', NAMES).draft,
      blank,
    );
    expect(isFull(army.sides.a)).toBe(true);
    expect(addFormation(army, 'a', NAMES).draft).toBe(army);
    expect(duplicateFormation(army, corps, NAMES)).toEqual({ draft: army, id: corps });
  });

  it('are such that whatever is done, and in whatever order, the draft can be opened again', () => {
    const edit = fc.tuple(fc.nat(11), fc.nat(), fc.nat());
    const done = (draft: Draft, [what, n, m]: readonly [number, number, number]): Draft => {
      const formations = SIDES.flatMap((side) => draft.sides[side].formations);
      const { id, units } = formations[n % formations.length]!;
      const to = formations[m % formations.length]!.id;
      const unit = units[m % Math.max(1, units.length)];
      const quality = RATINGS[m % RATINGS.length]!;
      const changed = (card: UnitCard): Draft =>
        JSON.parse(JSON.stringify(draft).replace(JSON.stringify(unit), JSON.stringify(card)));
      switch (what) {
        case 0:
          return addFormation(draft, SIDES[m % 2]!, NAMES).draft;
        case 1:
          return duplicateFormation(draft, id, NAMES).draft;
        case 2:
          return removeFormation(draft, id);
        case 3:
          return addUnit(draft, id, NAMES).draft;
        case 4:
          return rateFormation(draft, id, { quality, sk: 3, from: 'a friend' });
        case 5:
          return withBatteries(draft, id, m % 21);
      }
      if (!unit) return draft;
      switch (what) {
        case 6:
        case 7:
          return duplicateUnit(draft, unit.id).draft;
        case 8:
        case 9:
          return moveUnit(draft, unit.id, to);
        case 10:
          return changed(asArm(unit, (['infantry', 'cavalry', 'mixed', 'artillery'] as const)[m % 4]!));
        default:
          return unit.arm === 'artillery'
            ? draft
            : changed(
                withParts(
                  unit,
                  unit.parts.map((part) => ({ ...part, men: 0 })),
                ),
              );
      }
    };
    const crowded = Array.from({ length: MOST.units - 1 }).reduce<Draft>(
      (now) => addUnit(now, corps, NAMES).draft,
      blank,
    );
    const both = Array.from({ length: MOST.formations - 3 }).reduce<Draft>(
      (now) => addFormation(now, 'a', NAMES).draft,
      crowded,
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const draft = edits.reduce(done, both);
        expect(problemsOf(draft)).toEqual([]);
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ ok: true, draft });
      }),
      { numRuns: 40 },
    );
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
      ...findFormation(addUnit(blank, corps, NAMES).draft, corps)!.formation.units,
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
