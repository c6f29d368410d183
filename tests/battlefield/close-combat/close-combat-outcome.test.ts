import { describe, expect, it } from 'vitest';
import { loserOf, type SideAfter } from '../../../src/battlefield/rules/close-combat/aftermath.ts';
import {
  type BeforeCheck,
  EFFECTS,
  effectOnUnit,
  recoilFrom,
  stalled,
  takesGround,
  uncheckedWithdrawal,
  withdrawalOf,
} from '../../../src/battlefield/rules/close-combat/retreat.ts';
import { RESULTS, type Result } from '../../../src/cards/results.ts';

const checked = (more: Partial<BeforeCheck> = {}): BeforeCheck => ({
  arm: 'infantry',
  disordered: false,
  exhaustion: 0,
  broken: false,
  ...more,
});

describe('the effect on the unit', () => {
  // In order: steady infantry, steady cavalry, Disordered infantry, Disordered cavalry; as Disordered and exhaustion.
  it.each<[Result, string[]]>([
    ['VH', ['- 0', '- 0', '- 0', '- 0']],
    ['H', ['- 0', 'D 0', 'D 0', 'D 0']],
    ['N', ['D 0', 'D 0', 'D 0', 'D 0']],
    ['L', ['D 0', 'D 0', 'D 1', 'D 1']],
    ['VL', ['D 1', 'D 1', 'D 1', 'D 1']],
  ])('NBC-CC-13 %s', (result, expected) => {
    const units = [
      checked(),
      checked({ arm: 'cavalry' }),
      checked({ disordered: true }),
      checked({ arm: 'cavalry', disordered: true }),
    ];
    const after = units.map((unit) => effectOnUnit(unit, result));
    expect(after.map((unit) => `${unit.disordered ? 'D' : '-'} ${unit.exhaustion}`)).toEqual(expected);
  });

  it.each<[Result, boolean, boolean]>([
    ['VH', false, false],
    ['H', false, true],
    ['N', true, true],
    ['L', true, true],
    ['VL', true, true],
  ])('NBC-CC-18 %s is another Disorder for infantry %s, for cavalry %s', (result, infantry, cavalry) => {
    const was = { disordered: true };
    expect(effectOnUnit(checked(was), result).doubleDisorder).toBe(infantry);
    expect(effectOnUnit(checked({ ...was, arm: 'cavalry' }), result).doubleDisorder).toBe(cavalry);
    expect(effectOnUnit(checked(), result).doubleDisorder).toBe(false);
  });

  it('NBC-CC-13 without a result a unit keeps its state; tiredness stops at Exhausted (AMB-118)', () => {
    expect(effectOnUnit(checked({ disordered: true, exhaustion: 1 }), undefined)).toEqual({
      disordered: true,
      exhaustion: 1,
      gotDisorder: false,
      doubleDisorder: false,
    });
    expect(effectOnUnit(checked({ exhaustion: 1 }), 'VL').exhaustion).toBe(2);
    expect(effectOnUnit(checked({ exhaustion: 2 }), 'VL').exhaustion).toBe(2);
  });

  it('NBC-CC-29 a unit Broken in the combat marks tiredness but not Disorder (AMB-164)', () => {
    const broken = checked({ broken: true, disordered: true });
    expect(effectOnUnit(broken, 'L')).toMatchObject({ disordered: false, exhaustion: 1 });
    expect(effectOnUnit(broken, 'L', { brokenEffect: 'distanceOnly' })).toMatchObject({
      disordered: false,
      exhaustion: 0,
    });
  });

  it('NBC-CC-34 the row of the result says whether cavalry may pursue', () => {
    expect(RESULTS.map((result) => EFFECTS[result].pursuit)).toEqual(['no', 'yes', 'yes', 'half-misses', 'all-misses']);
  });
});

describe('the ladder', () => {
  const side = (more: Partial<SideAfter> = {}): SideAfter => ({
    broken: false,
    exhaustion: 0,
    doubleDisorder: false,
    disordered: false,
    caused: 1,
    quality: 3,
    ...more,
  });
  const say = (attacker: Partial<SideAfter>, defender: Partial<SideAfter>) => {
    const { loser, decided } = loserOf(side(attacker), side(defender));
    return `${loser} at ${decided.step} ${decided.row}`;
  };

  it('NBC-CC-16 step 1: Broken against unbroken, whatever else', () => {
    expect(say({ broken: true, caused: 9, quality: 6 }, { exhaustion: 2, disordered: true })).toBe(
      'attacker at 1 NBC-CC-16',
    );
    expect(say({ exhaustion: 2 }, { broken: true })).toBe('defender at 1 NBC-CC-16');
  });
  it('NBC-CC-17 step 2: the more exhausted', () => {
    expect(say({ exhaustion: 1 }, { disordered: true })).toBe('attacker at 2 NBC-CC-17');
    expect(say({ exhaustion: 1 }, { exhaustion: 2 })).toBe('defender at 2 NBC-CC-17');
    expect(say({ exhaustion: 2 }, { exhaustion: 2, disordered: true })).toBe('defender at 4 NBC-CC-19');
  });
  it('NBC-CC-18 step 3: Disordered before and again, when the other is not', () => {
    expect(say({ doubleDisorder: true, disordered: true }, { disordered: true })).toBe('attacker at 3 NBC-CC-18');
    expect(say({ disordered: true }, { doubleDisorder: true, disordered: true })).toBe('defender at 3 NBC-CC-18');
    expect(say({ doubleDisorder: true, disordered: true, caused: 2 }, { doubleDisorder: true, disordered: true })).toBe(
      'defender at 5 NBC-CC-20',
    );
  });
  it('NBC-CC-19 step 4: Disordered against not', () => {
    expect(say({ disordered: true, caused: 5 }, {})).toBe('attacker at 4 NBC-CC-19');
    expect(say({}, { disordered: true })).toBe('defender at 4 NBC-CC-19');
  });
  it('NBC-CC-20 step 5: who caused fewer casualties', () => {
    expect(say({ caused: 2 }, { caused: 3, quality: 1 })).toBe('attacker at 5 NBC-CC-20');
    expect(say({ caused: 3 }, { caused: 0 })).toBe('defender at 5 NBC-CC-20');
  });
  it('NBC-CC-21 step 6: the lower quality', () => {
    expect(say({ quality: 2 }, { quality: 3 })).toBe('attacker at 6 NBC-CC-21');
    expect(say({ quality: 4 }, { quality: 3 })).toBe('defender at 6 NBC-CC-21');
  });
  it('NBC-CC-22 step 7: all equal, the attacker', () => {
    expect(say({}, {})).toBe('attacker at 7 NBC-CC-22');
  });
  it('NBC-CC-15 the first step that separates the sides decides, and all seven stay to be seen', () => {
    const { steps, decided } = loserOf(side({ exhaustion: 1, caused: 2, quality: 5 }), side({ disordered: true }));
    expect(steps.map((step) => step.loser)).toEqual([
      null,
      'attacker',
      null,
      'defender',
      'defender',
      'defender',
      'attacker',
    ]);
    expect(decided.step).toBe(2);
  });
});

describe('moving back', () => {
  it.each<[Result, number, number, string]>([
    ['VH', 6, 10, 'fall-back'],
    ['H', 8, 12, 'fall-back'],
    ['N', 8, 12, 'fall-back'],
    ['L', 10, 15, 'retreat'],
    ['VL', 15, 20, 'retreat'],
  ])('NBC-CC-14 %s: infantry %i cm, cavalry %i cm, %s', (result, infantry, cavalry, move) => {
    const facing = move === 'retreat' ? 'away' : 'enemy';
    const foot = withdrawalOf(result, 'infantry', false);
    expect([foot.distance.total, foot.move, foot.facing, foot.straight]).toEqual([infantry, move, facing, 5]);
    expect(withdrawalOf(result, 'cavalry', false).distance.total).toBe(cavalry);
  });

  it.each<[Result, number, number]>([
    ['VH', 12, 20],
    ['N', 16, 24],
    ['L', 20, 30],
    ['VL', 30, 40],
  ])('NBC-CC-29 Broken at %s: infantry %i cm, cavalry %i cm', (result, infantry, cavalry) => {
    expect(withdrawalOf(result, 'infantry', true).distance.total).toBe(infantry);
    expect(withdrawalOf(result, 'cavalry', true).distance.total).toBe(cavalry);
  });

  it('NBC-CC-14 a loser without losses goes back by the mildest row, or as the group ruled (AMB-119)', () => {
    expect(uncheckedWithdrawal('infantry', undefined, false)?.distance.total).toBe(6);
    expect(uncheckedWithdrawal('cavalry', undefined, false)?.distance.total).toBe(10);
    expect(uncheckedWithdrawal('infantry', 'VL', false, { noCheckLoser: 'drawForDistance' })?.distance.total).toBe(15);
    expect(uncheckedWithdrawal('infantry', undefined, false, { noCheckLoser: 'noMove' })).toBeNull();
  });

  it('NBC-CC-11 and NBC-CC-12: 5 cm off guns or a square that stand, 2 cm when nobody was hurt', () => {
    expect(recoilFrom('battery').distance.total).toBe(5);
    expect(recoilFrom('square').distance).toMatchObject({ total: 5, terms: [{ row: 'NBC-CC-25' }] });
    expect(stalled()).toMatchObject({ distance: { total: 2 }, facing: 'enemy', straight: 2 });
  });

  it('NBC-CC-24 a winning attacker takes the ground, of winning defenders only cavalry', () => {
    expect(takesGround('attacker', 'infantry')).toBe(true);
    expect(takesGround('attacker', 'cavalry')).toBe(true);
    expect(takesGround('defender', 'infantry')).toBe(false);
    expect(takesGround('defender', 'cavalry')).toBe(true);
  });
});
