import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  autoAttack,
  contactZoneCm,
  contactZoneDice,
  contactZoneFlags,
  mayStrikeAspect,
  mayTarget,
  type ZoneFlagFacts,
} from '../../../src/battlefield/rules/movement/contact-zone.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';
import { codesIn } from '../fixtures.ts';

const plain: ZoneFlagFacts = { order: 'attack', quality: 3, arm: 'infantry' };

it('NBC-OCC-01 out of command a six still compels, but infantry that comes up to cavalry does not fire', () => {
  const six = { arm: 'infantry', target: 'cavalry', distanceCm: 6, reachCm: 8 } as const;
  expect(autoAttack(six).kind).toBe('firefight');
  expect(autoAttack({ ...six, outOfCommand: true }).kind).toBe('halt');
  expect(autoAttack({ ...six, target: 'infantry', outOfCommand: true }).kind).toBe('contact');
});

it('NBC-MOV-15 shape and ground cost one die together, not one each', () => {
  const bad = contactZoneDice({ mounted: false, restrictedTerrain: true, disordered: true, exhaustion: 2 });
  expect(bad.total).toBe(1);
  expect(codesIn(bad.terms[1]?.what ?? '')).toEqual(['zone-worse', 'zone-terrain', 'state-disordered', 'exhaustion-2']);
  expect(contactZoneDice({ mounted: true, chartDice: 1 }).total).toBe(1);
  expect(contactZoneDice({ mounted: true, chartDice: 4 }).total).toBe(3);
  expect(contactZoneDice({ mounted: true, disordered: true, exhaustion: 1, chartDice: 1 }).total).toBe(1);
});

it('NBC-LUL-03 the Contact Zone is 10 cm, 5 cm in a lull', () => {
  expect(contactZoneCm(false)).toBe(10);
  expect(contactZoneCm(true)).toBe(5);
});

describe('ones and sixes', () => {
  it.each<[Face[], boolean, boolean, number]>([
    [[3, 4], true, false, 0],
    [[1, 4], false, false, 0],
    [[6, 4], true, true, 0],
    [[1, 6], true, false, 1],
    [[1, 1, 6], false, false, 1],
    [[1, 6, 6], true, true, 1],
    [[6, 6, 6], true, true, 0],
    [[1, 1, 1], false, false, 0],
  ])('NBC-MOV-16 %j: may approach %s, must attack %s, pairs cancelled %i', (faces, approach, attack, pairs) => {
    expect(contactZoneFlags(faces, plain)).toMatchObject({
      mayApproach: approach,
      mustAttack: attack,
      cancelled: pairs,
    });
  });

  it('NBC-MOV-16 by ruling ceCancel any one and six cancel all of both (AMB-92)', () => {
    expect(contactZoneFlags([1, 1, 6], plain, { ceCancel: 'any' })).toMatchObject({
      mayApproach: true,
      mustAttack: false,
    });
    expect(contactZoneFlags([1, 6, 6], plain, { ceCancel: 'any' })).toMatchObject({
      mayApproach: true,
      mustAttack: false,
    });
    expect(contactZoneFlags([6, 6, 2], plain, { ceCancel: 'any' })).toMatchObject({ mustAttack: true });
  });

  it.each<[string, Partial<ZoneFlagFacts>]>([
    ['Pursue', { order: 'pursue' }],
    ['Pursue-Keen', { order: 'pursue-keen' }],
    ['Q5', { quality: 5 }],
    ['Q6', { quality: 6 }],
  ])('NBC-MOV-16 No-Attack may be ignored: %s', (_, more) => {
    const flags = contactZoneFlags([1, 3], { ...plain, ...more });
    expect(flags.mayApproach).toBe(true);
    expect(flags.noAttackIgnored).not.toBeNull();
  });

  it.each<[string, Partial<ZoneFlagFacts>]>([
    ['Withdraw', { order: 'withdraw' }],
    ['Withdraw-Keen', { order: 'withdraw-keen' }],
    ['Redeploy (AMB-99)', { order: 'redeploy' }],
    ['Strategic Movement (AMB-99)', { order: 'strategic' }],
    ['unattached artillery (AMB-99)', { arm: 'artillery' }],
    ['a train (AMB-99)', { arm: 'pontoon' }],
    ['a detachment (AMB-99)', { detachment: true }],
  ])('NBC-MOV-16 Auto-Attack does not compel: %s', (_, more) => {
    const flags = contactZoneFlags([6, 3], { ...plain, ...more });
    expect(flags.mustAttack).toBe(false);
    expect(flags.autoAttackIgnored).not.toBeNull();
  });

  it('NBC-MOV-16 neither excuse serves the other, and a six binds under Defend and Pull Back', () => {
    expect(contactZoneFlags([6, 3], { ...plain, order: 'pursue', quality: 6 }).mustAttack).toBe(true);
    expect(contactZoneFlags([1, 3], { ...plain, order: 'withdraw' }).mayApproach).toBe(false);
    expect(contactZoneFlags([6, 3], { ...plain, order: 'defend' }).mustAttack).toBe(true);
    expect(contactZoneFlags([6, 3], { ...plain, order: 'pull-back-keen' }).mustAttack).toBe(true);
  });

  it('NBC-MOV-16 a unit is never both barred and compelled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...FACES), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('pairwise', 'any'),
        (faces, ceCancel) => {
          const flags = contactZoneFlags(faces, plain, { ceCancel });
          expect(!flags.mayApproach && flags.mustAttack).toBe(false);
        },
      ),
    );
  });
});

describe('the compelled attack', () => {
  it.each([
    ['infantry on infantry', { arm: 'infantry', target: 'infantry', distanceCm: 6, reachCm: 8 }, 'contact', 6],
    ['infantry on cavalry', { arm: 'infantry', target: 'cavalry', distanceCm: 6, reachCm: 8 }, 'firefight', 4],
    ['a Mixed unit on cavalry', { arm: 'mixed', target: 'cavalry', distanceCm: 6, reachCm: 4 }, 'firefight', 4],
    [
      'infantry on cavalry, out of command',
      { arm: 'infantry', target: 'cavalry', distanceCm: 6, reachCm: 8, outOfCommand: true },
      'halt',
      4,
    ],
    ['cavalry on cavalry', { arm: 'cavalry', target: 'cavalry', distanceCm: 7, reachCm: 12 }, 'contact', 7],
    ['too far', { arm: 'infantry', target: 'infantry', distanceCm: 9, reachCm: 7 }, 'falls-short', 7],
    ['too far for fire', { arm: 'infantry', target: 'cavalry', distanceCm: 9, reachCm: 6 }, 'falls-short', 6],
    ['already within 2 cm', { arm: 'infantry', target: 'cavalry', distanceCm: 1, reachCm: 6 }, 'firefight', 0],
  ] as const)('NBC-MOV-16 %s', (_, facts, kind, cm) => {
    const attack = autoAttack(facts);
    expect(attack.kind).toBe(kind);
    expect(attack.advance.total).toBe(cm);
  });
});

describe('ways and targets', () => {
  it('NBC-MOV-18 a unit strikes the aspect it began in', () => {
    expect(mayStrikeAspect('front', 'front').ok).toBe(true);
    expect(mayStrikeAspect('flank', 'flank').ok).toBe(true);
    expect(mayStrikeAspect('front', 'flank')).toMatchObject({ ok: false, row: 'NBC-MOV-18' });
    expect(mayStrikeAspect('flank', 'rear')).toMatchObject({ ok: false, row: 'NBC-MOV-18' });
  });

  it('NBC-MOV-19 from inside the Contact Zone only the closest enemy in front', () => {
    expect(mayTarget(true, true).ok).toBe(true);
    expect(mayTarget(true, false)).toMatchObject({ ok: false, row: 'NBC-MOV-19' });
  });

  it('NBC-MOV-20 from outside any enemy, straight in the zone', () => {
    expect(mayTarget(false, true).ok).toBe(true);
    expect(mayTarget(false, false)).toMatchObject({ ok: false, row: 'NBC-MOV-20' });
  });
});
