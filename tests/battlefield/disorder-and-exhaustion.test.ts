import { describe, expect, it } from 'vitest';
import { mayRest } from '../../src/battlefield/command/command-phase.ts';
import { adjustedRating } from '../../src/battlefield/quality-check.ts';
import { rally } from '../../src/battlefield/recovery/recovery.ts';
import { isDisordered } from '../../src/battlefield/rules/close-combat/facts.ts';
import { batteryUnderAttack, blockedRetreat, effectOnUnit } from '../../src/battlefield/rules/close-combat/retreat.ts';
import {
  artilleryThrow,
  disorderedOnLeaving,
  sharedState,
  volley,
} from '../../src/battlefield/rules/fire/artillery.ts';
import { BROKEN_MOVE, casualties, counterBattery } from '../../src/battlefield/rules/fire/casualties.ts';
import { canisterCasualties, evadeResult, finalShot } from '../../src/battlefield/rules/fire/evading.ts';
import { skirmishCasualties } from '../../src/battlefield/rules/fire/skirmish.ts';
import { bridgeCrossing } from '../../src/battlefield/rules/movement/bridges.ts';
import { contactZoneDice } from '../../src/battlefield/rules/movement/contact-zone.ts';
import { type MoveCheckFacts, moveDisorderChecks } from '../../src/battlefield/rules/movement/manoeuvres.ts';
import { type MoveFacts, moveShifts } from '../../src/battlefield/rules/movement/movement.ts';
import type { Exhaustion } from '../../src/book/terms.ts';
import { begin } from './fixtures.ts';
import { brigade, guns, shotBy } from './muster.ts';

describe('what a move asks a check for, column Move', () => {
  const plain: MoveCheckFacts = { arm: 'infantry', ground: 'hard' };
  const wheel = { kind: 'wheel' } as const;
  const checks = (special: Partial<MoveCheckFacts>) => moveDisorderChecks({ ...plain, ...special });

  it.each<[string, Partial<MoveCheckFacts>, checks: number]>([
    ['straight ahead', {}, 0],
    ['oblique for half of it', { gait: 'oblique' }, 0],
    ['oblique for more than half', { gait: 'oblique', obliqueOverHalf: true }, 1],
    ['straight back', { gait: 'retrograde' }, 1],
    ['sideways', { gait: 'flank' }, 1],
    ['one wheel', { manoeuvres: [wheel] }, 0],
    ['two wheels', { manoeuvres: [wheel, wheel] }, 1],
    ['a wheel and two faces', { manoeuvres: [wheel, { kind: 'about-face' }, { kind: 'left-face' }] }, 2],
    ['terrain with a test', { terrain: [{ name: 'terrain-wood', disorderTest: true }] }, 1],
    ['terrain without', { terrain: [{ name: 'terrain-ditch', disorderTest: false }] }, 0],
    ['mud', { ground: 'mud' }, 1],
    ['soft ground', { ground: 'soft' }, 0],
    ['guns that go as they like', { arm: 'artillery', gait: 'retrograde', manoeuvres: [wheel, wheel, wheel] }, 0],
    ['guns in mud', { arm: 'artillery', ground: 'mud' }, 1],
    // One card for each cause (AMB-97).
    [
      'oblique, wheels and a wood',
      {
        gait: 'oblique',
        obliqueOverHalf: true,
        manoeuvres: [wheel, wheel],
        terrain: [{ name: 'terrain-wood', disorderTest: true }],
      },
      3,
    ],
  ])('NBC-DC-02 %s: %j asks for %i', (_what, special, expected) => {
    expect(checks(special).mover).toHaveLength(expected);
    expect(checks(special).automatic).toBeNull();
  });

  it('NBC-DC-02 both check where one passes through the other', () => {
    const { mover, friends } = checks({
      passed: [
        { id: 'b', name: 'Bauduin' },
        { id: 'c', name: 'Campi' },
      ],
    });
    expect(mover).toHaveLength(2);
    expect(friends).toEqual(['b', 'c']);
  });
});

describe('what hits ask a check for, column Hit', () => {
  const hit = { battery: guns(), aspect: 'front', hits: 1, faces: [5] } as const;
  const battery = brigade({ arm: 'artillery', cp: 0 });
  it.each([
    ['skirmish hits on the parent', skirmishCasualties({ ...brigade(), skirmish: 1 }, [{ hits: 1 }]), 1],
    ['a volley', volley(brigade(), [hit, { ...hit, hits: 2 }]).target, 3],
    ['canister', canisterCasualties(brigade(), 2), 2],
    [
      'a natural 1 of rockets',
      volley(brigade(), [{ battery: { pieces: 'rockets' }, aspect: 'front', hits: 0, faces: [1] }]).target,
      0,
    ],
  ])('NBC-DC-03 %s', (_what, harm, losses) => {
    expect(harm.check).toEqual({ losses, aspects: [] });
    expect(harm.disordered).toBe(false);
  });

  it('NBC-DC-03 not for a hit that the stand takes, nor for a unit that breaks, nor for a battery', () => {
    expect(skirmishCasualties({ ...brigade({ stands: 1 }), skirmish: 1 }, [{ hits: 1 }]).check).toBeUndefined();
    expect(casualties(brigade({ cp: 2 }), { hits: 2, aspects: [] }).check).toBeUndefined();
    expect(volley(battery, [{ ...hit, confirm: 1 }]).target.check).toBeUndefined();
  });
});

describe('disorder without a card', () => {
  const battery = brigade({ arm: 'artillery', cp: 0 });
  const rockets = { battery: { pieces: 'rockets' }, aspect: 'front', hits: 1, faces: [6] } as const;
  const before = { arm: 'infantry', disordered: false, exhaustion: 0, broken: false } as const;
  it.each<[string, boolean]>([
    ['a skirmish hit on a battery alone', skirmishCasualties({ ...battery, skirmish: 0 }, [{ hits: 1 }]).disordered],
    ['a hit on a battery by guns', counterBattery(false, [{ battery: guns(), hits: 1, confirm: 6 }]).disordered],
    ['friends passed by a newly Broken unit in its first 5 cm', BROKEN_MOVE.disordersFriendsWithinCm === 5],
    [
      'sideways out of the Contact Zone',
      moveDisorderChecks({ arm: 'infantry', ground: 'hard', gait: 'flank', startsInContactZone: true }).automatic !==
        null,
    ],
    [
      'straight back out of the Contact Zone',
      moveDisorderChecks({ arm: 'cavalry', ground: 'hard', gait: 'retrograde', startsInContactZone: true })
        .automatic !== null,
    ],
    ['an evasion at Normal', evadeResult('N', { battery: guns(), aspect: 'front' }).battery.disordered],
    ['one hit on a battery in close combat', batteryUnderAttack(1, false).disordered],
    ['a close combat at Normal', effectOnUnit(before, 'N').disordered],
    ['a close combat at High, for cavalry', effectOnUnit({ ...before, arm: 'cavalry' }, 'H').disordered],
    ['a retreat that is blocked', blockedRetreat({ cp: 6, disordered: false, exhaustion: 0 }, 5).disordered],
    ['a rally at High', (rally('H', 8) as { disordered: boolean }).disordered],
    ['a very deep ditch', bridgeCrossing(6, { cp: 5, over: 'ditch', farSideEmpty: true }).disordered],
    ['a host that is Disordered, for its guns', sharedState({ disordered: true, fate: 'good' }).disordered],
    ['guns that leave a Disordered host', disorderedOnLeaving({ disordered: true })],
    ['a hit by rockets', volley(brigade(), [rockets]).target.disordered],
    ['looting', isDisordered({ id: 'x', troop: 'infantry', q: 3, cp: 4, looting: true })],
  ])('NBC-DC-04 %s', (_what, disordered) => expect(disordered).toBe(true));

  it('NBC-DC-04 not by a close combat at Very High, by High for infantry, nor by a bridge or a rally at Very High', () => {
    expect(effectOnUnit({ ...before, disordered: true }, 'VH').disordered).toBe(false);
    expect(effectOnUnit(before, 'H').disordered).toBe(false);
    expect(bridgeCrossing(6, { cp: 5, over: 'bridge', farSideEmpty: true }).disordered).toBe(false);
    expect(rally('VH', 8)).toMatchObject({ disordered: false });
  });
});

describe('exhaustion', () => {
  const at = (exhaustion: Exhaustion) => ({ exhaustion });
  const march: MoveFacts = { arm: 'infantry', moveClass: 'foot', ground: 'hard', hills: 'rolling', terrain: [] };
  // Rested, Tired, Exhausted.
  it.each<[string, (level: Exhaustion) => number | boolean, readonly [unknown, unknown, unknown]]>([
    ['quality checks', (level) => adjustedRating({ quality: 4, ...at(level) }).total, [4, 3, 2]],
    ['disorder checks', (level) => adjustedRating({ quality: 4, disorderCheck: true, ...at(level) }).total, [4, 3, 2]],
    ['the face that hits', (level) => artilleryThrow(shotBy(at(level))).toHit.total, [5, 6, 7]],
    [
      'the face of canister that hits',
      (level) => finalShot({ battery: guns(at(level)), aspect: 'front', triedToEvade: false }).toHit.total,
      [5, 6, 7],
    ],
    ['dice in the Contact Zone', (level) => contactZoneDice({ mounted: false, ...at(level) }).total, [2, 1, 1]],
    ['shifts outside it', (level) => moveShifts({ ...march, ...at(level) }).total, [0, 0, 1]],
    [
      'who may be marked as resting',
      (level) => mayRest(begin(), { ...begin().units.husson!, exhaustion: level }).ok,
      [false, true, true],
    ],
  ])('NBC-EX-01 the three levels in %s', (_what, at, levels) => {
    expect([at(0), at(1), at(2)]).toEqual(levels);
  });

  const fought = (disordered: boolean, exhaustion: Exhaustion, result: 'N' | 'L' | 'VL') =>
    effectOnUnit({ arm: 'infantry', disordered, exhaustion, broken: false }, result).exhaustion;
  it.each([
    [false, 0, 0, 0, 1],
    [true, 0, 0, 1, 1],
    [false, 1, 1, 1, 2],
    [true, 1, 1, 2, 2],
    [true, 2, 2, 2, 2],
  ] as const)(
    'NBC-EX-02 Disordered before %s, level %i: after N %i, after L %i, after VL %i',
    (disordered, level, n, l, vl) => {
      expect([fought(disordered, level, 'N'), fought(disordered, level, 'L'), fought(disordered, level, 'VL')]).toEqual(
        [n, l, vl],
      );
    },
  );
});
