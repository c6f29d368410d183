import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hurt } from '../../../src/battlefield/battle.ts';
import {
  type ArtilleryTarget,
  artilleryDice,
  artilleryThrow,
  mayFire,
  mayShoot,
  rangeBand,
  type Shot,
  type ShotHits,
  volley,
} from '../../../src/battlefield/rules/fire/artillery.ts';
import { risksOfficer } from '../../../src/battlefield/rules/fire/casualties.ts';
import { ORDERS, type Rating } from '../../../src/book/terms.ts';
import type { Face } from '../../../src/dice/faces.ts';
import { hitThrow } from '../../../src/dice/hits.ts';
import { anyFace, anyRulings, brigade, guns, hitsWith, shotBy } from '../muster.ts';
import { batteryByHand, batteryUnderFire } from '../reference/artillery.ts';

const refusal = (shot: Shot) => {
  const legal = mayShoot(shot);
  return legal.ok ? 'allowed' : legal.row;
};

const hit = (hits: number, special: Partial<ShotHits> = {}): ShotHits => ({
  battery: guns(),
  aspect: 'front',
  hits,
  faces: [],
  ...special,
});

describe('who may fire', () => {
  it('NBC-ART-01 Broken, marching and converting batteries do not fire', () => {
    const row = (special: Parameters<typeof guns>[0]) => {
      const legal = mayFire(guns(special));
      return legal.ok ? 'allowed' : legal.row;
    };
    expect(row({})).toBe('allowed');
    expect(row({ broken: true })).toBe('NBC-ART-01');
    expect(row({ order: 'redeploy' })).toBe('NBC-ART-01');
    expect(row({ order: 'strategic' })).toBe('NBC-ART-01');
    expect(row({ order: 'attack' })).toBe('allowed');
    expect(row({ conversion: 'converting' })).toBe('NBC-HOW-02');
    expect(row({ conversion: 'donor' })).toBe('allowed');
    expect(row({ facingAway: true })).toBe('NBC-EVD-03');
  });
});

describe('range and dice', () => {
  it.each([
    ['heavy', [0, 10], 4, [10.5, 11, 20], 3, [20.1, 21, 30], 2, 30.1],
    ['medium', [0, 8], 4, [8.2, 9, 17], 3, [17.5, 18, 25], 1, 25.1],
    ['light', [0, 7], 5, [7.1, 8, 13], 2, [13.1, 14, 20], 1, 21],
  ] as const)('NBC-ART-06 %s guns', (weight, short, s, medium, m, long, l, beyond) => {
    const dice = (distanceCm: number) => artilleryDice(shotBy({ weight }, { distanceCm })).total;
    for (const cm of short) expect([rangeBand(weight, cm), dice(cm)]).toEqual(['short', s]);
    for (const cm of medium) expect([rangeBand(weight, cm), dice(cm)]).toEqual(['medium', m]);
    for (const cm of long) expect([rangeBand(weight, cm), dice(cm)]).toEqual(['long', l]);
    expect([rangeBand(weight, beyond), dice(beyond)]).toEqual([undefined, 0]);
    expect(refusal(shotBy({ weight }, { distanceCm: beyond }))).toBe('NBC-ART-06');
  });

  it('AMB-70, AMB-71 Light guns at short range and broken centimetres may be read otherwise', () => {
    const light = shotBy({ weight: 'light' });
    expect(artilleryDice(light, { lightShort: '4' }).total).toBe(4);
    expect(artilleryDice(light, { lightShort: '3' }).total).toBe(3);
    expect(artilleryDice(shotBy({ weight: 'light' }, { distanceCm: 10 }), { lightShort: '3' }).total).toBe(2);
    expect(rangeBand('heavy', 10.4, { roundDistance: 'nearestCm' })).toBe('short');
    expect(rangeBand('heavy', 10.5, { roundDistance: 'nearestCm' })).toBe('medium');
    expect(artilleryDice(shotBy({ weight: 'heavy' }, { distanceCm: 30.4 }), { roundDistance: 'nearestCm' }).total).toBe(
      2,
    );
  });

  it.each<[Rating, number, number, number]>([
    [3, 4, 3, 1],
    [4, 4, 3, 1],
    [5, 5, 4, 2],
    [6, 5, 4, 2],
  ])('NBC-ART-07 Q%i Medium guns throw %i, %i and %i dice', (quality, short, medium, long) => {
    const dice = (distanceCm: number) => artilleryDice(shotBy({ quality }, { distanceCm })).total;
    expect([dice(5), dice(15), dice(25)]).toEqual([short, medium, long]);
  });

  it('NBC-ART-07 Light guns of Q5 throw six at short range: a pot and a loose die (AMB-03)', () => {
    const fire = artilleryThrow(shotBy({ weight: 'light', quality: 5 }));
    expect(fire.dice.total).toBe(6);
    expect(fire.throw.dice).toBe(6);
    const capped = artilleryThrow(shotBy({ weight: 'light', quality: 5 }), { cap5: 'on' });
    expect([capped.dice.total, capped.throw.dice]).toEqual([5, 5]);
    expect(capped.dice.terms.at(-1)).toMatchObject({ value: -1, row: 'NBC-PT-01', ruling: 'cap5' });
    // Skirmishers in front bring six down to five by themselves: nothing is left to cap.
    const screened = shotBy({ weight: 'light', quality: 6 }, { target: brigade({ stands: 1 }) });
    expect([artilleryDice(screened).total, artilleryDice(screened, { cap5: 'on' }).total]).toEqual([5, 5]);
  });

  it.each([
    [false, 0, 5],
    [true, 0, 6],
    [false, 1, 6],
    [true, 1, 7],
    [false, 2, 7],
    [true, 2, 8],
  ] as const)('NBC-ART-08 Disordered %s and exhaustion %i: hits from %i', (disordered, exhaustion, face) => {
    const fire = artilleryThrow(shotBy({ disordered, exhaustion }));
    expect(fire.toHit.total).toBe(face);
    for (const die of [1, 2, 3, 4, 5, 6] as const) {
      expect(hitsWith(fire.throw, [die, 1, 1, 1])).toBe(die >= face ? 1 : 0);
    }
    expect(fire.toHit.note).toBe(face > 6 ? 'hit-never' : undefined);
  });

  it.each([
    ['short', 5, 4],
    ['medium', 15, 2],
    ['long', 22, 0],
  ] as const)('NBC-ART-09 plunging fire at %s range', (_, distanceCm, dice) => {
    expect(artilleryDice(shotBy({}, { distanceCm, differentLevel: true })).total).toBe(dice);
  });

  it.each([
    ['short', 5, 3],
    ['medium', 15, 2],
    ['long', 22, 1],
  ] as const)('NBC-ART-10 a skirmish stand in front of the target at %s range', (_, distanceCm, dice) => {
    expect(artilleryDice(shotBy({}, { distanceCm, target: brigade({ stands: 1 }) })).total).toBe(dice);
    expect(artilleryDice(shotBy({}, { distanceCm, target: brigade({ stands: 2 }) })).total).toBe(dice);
  });

  it.each([
    // Heavy Q5, different level and stands out: one die lost at most.
    [5, 4],
    [15, 3],
    [25, 2],
  ])('NBC-ART-11 Heavy Q5 at a screened target on another level at %i cm: %i dice', (distanceCm, dice) => {
    const shot = shotBy(
      { weight: 'heavy', quality: 5 },
      { distanceCm, differentLevel: true, target: brigade({ stands: 2 }) },
    );
    expect(artilleryDice(shot).total).toBe(dice);
  });

  it('NBC-ART-11 no dice, no shot, unless one is the least (AMB-77)', () => {
    const shot = shotBy({}, { distanceCm: 22, differentLevel: true });
    expect(refusal(shot)).toBe('NBC-ART-11');
    expect(artilleryDice(shot, { artMinDice: '1' }).total).toBe(1);
    expect(mayShoot(shot, { artMinDice: '1' }).ok).toBe(true);
    expect(artilleryDice(shotBy({}, { distanceCm: 26 }), { artMinDice: '1' }).total).toBe(0);
  });

  it('NBC-ART-11 every die of the sum can be opened', () => {
    const { terms } = artilleryDice(shotBy({ quality: 5 }, { distanceCm: 15, differentLevel: true }));
    expect(terms.map(({ value, row }) => [value, row])).toEqual([
      [3, 'NBC-ART-06'],
      [1, 'NBC-ART-07'],
      [-1, 'NBC-ART-09'],
    ]);
  });

  it('NBC-ART-03 an attached battery never fires at long range', () => {
    expect(refusal(shotBy({ attached: true, weight: 'heavy' }, { distanceCm: 20 }))).toBe('allowed');
    expect(refusal(shotBy({ attached: true, weight: 'heavy' }, { distanceCm: 21 }))).toBe('NBC-ART-03');
    expect(refusal(shotBy({ attached: false, weight: 'heavy' }, { distanceCm: 21 }))).toBe('allowed');
  });
});

describe('re-throws', () => {
  const misses = (shot: Partial<Shot>, rulings = {}) => artilleryThrow(shotBy({}, shot), rulings).bonus.length > 0;
  const confirmed = (shot: Partial<Shot>) => artilleryThrow(shotBy({}, shot)).penalties.length > 0;

  it('NBC-ART-12 into the flank, and by ruling the rear, misses are thrown again', () => {
    expect(misses({ aspect: 'front' })).toBe(false);
    expect(misses({ aspect: 'flank' })).toBe(true);
    expect(misses({ aspect: 'rear' })).toBe(true);
    expect(misses({ aspect: 'rear' }, { artRearBonus: 'no' })).toBe(false);
    expect(misses({ aspect: 'flank', target: brigade({ kind: 'garrison' }) })).toBe(false);
    // 4 dice, one hit; three misses again, one hit.
    expect(hitsWith(artilleryThrow(shotBy({}, { aspect: 'flank' })).throw, [5, 1, 2, 3, 6, 1, 1])).toBe(2);
  });

  it('NBC-ART-13 a target that hostile cavalry holds in square; only foot forms one', () => {
    const near = (special: Partial<ArtilleryTarget>) =>
      misses({ target: { ...brigade(special), threatenedByCavalry: true } });
    expect(near({ arm: 'infantry' })).toBe(true);
    expect(near({ arm: 'mixed' })).toBe(true);
    expect(near({ arm: 'cavalry' })).toBe(false);
    expect(near({ arm: 'artillery', cp: 0 })).toBe(false);
    expect(near({ kind: 'garrison' })).toBe(false);
    expect(misses({ target: brigade() })).toBe(false);
  });

  it('NBC-ART-14 a target under Redeploy or Strategic Movement, and no other order', () => {
    for (const order of ORDERS) {
      expect(misses({ target: brigade({ order }) })).toBe(order === 'redeploy' || order === 'strategic');
    }
  });

  it('NBC-ART-14 several reasons still throw each miss once', () => {
    const fire = artilleryThrow(shotBy({}, { aspect: 'flank', target: brigade({ order: 'redeploy' }) }));
    expect(fire.bonus).toHaveLength(2);
    expect(hitsWith(fire.throw, [1, 1, 1, 1, 6, 1, 1, 1])).toBe(1);
  });

  it('NBC-ART-15 hard cover, and a garrison always, confirms each hit on 4+; soft cover does not', () => {
    expect(confirmed({ target: brigade({ cover: 'hard' }) })).toBe(true);
    expect(confirmed({ target: brigade({ kind: 'garrison' }) })).toBe(true);
    expect(confirmed({ target: brigade({ cover: 'soft' }) })).toBe(false);
    const fire = artilleryThrow(shotBy({}, { target: brigade({ cover: 'hard' }) }));
    expect(hitsWith(fire.throw, [6, 5, 5, 1, 3, 4, 6])).toBe(2);
  });

  it.each([
    ['soft', 5, false],
    ['soft', 15, true],
    ['soft', 22, true],
    ['mud', 5, false],
    ['mud', 15, true],
    ['mud', 22, true],
    ['hard', 15, false],
  ] as const)('NBC-ART-16 %s ground at %i cm: confirm %s', (ground, distanceCm, expected) => {
    expect(confirmed({ ground, distanceCm })).toBe(expected);
  });

  it('NBC-ART-16 cover and ground together are one re-throw, or by ruling two (AMB-74)', () => {
    const shot = shotBy({}, { ground: 'mud', distanceCm: 15, target: brigade({ cover: 'hard' }) });
    expect(hitsWith(artilleryThrow(shot).throw, [6, 6, 1, 4, 4])).toBe(2);
    expect(hitsWith(artilleryThrow(shot, { artPenaltyStack: 'each' }).throw, [6, 6, 1, 4, 4, 4, 3])).toBe(1);
  });

  it('AMB-73 misses first, then confirmations, or the other way round', () => {
    const shot = shotBy({}, { aspect: 'flank', target: brigade({ cover: 'hard' }) });
    // 5 hits, three misses, one of them hits; two to confirm, one does.
    expect(hitsWith(artilleryThrow(shot).throw, [5, 1, 1, 1, 6, 1, 1, 4, 3])).toBe(1);
    // One to confirm, it does; three misses again, one hits and stands.
    expect(hitsWith(artilleryThrow(shot, { reThrowOrder: 'penaltyFirst' }).throw, [5, 1, 1, 1, 4, 6, 1, 1])).toBe(2);
    const tired = shotBy({ exhaustion: 1 }, { target: brigade({ cover: 'hard' }) });
    expect(hitsWith(artilleryThrow(tired).throw, [6, 1, 1, 1, 4])).toBe(1);
    expect(hitsWith(artilleryThrow(tired, { confirmModified: 'yes' }).throw, [6, 1, 1, 1, 4])).toBe(0);
  });
});

describe('what a volley does', () => {
  it('NBC-ART-05 everything fired at one target is taken together', () => {
    const { target } = volley(brigade({ cp: 8 }), [hit(1), hit(0), hit(3, { aspect: 'rear' })]);
    expect(target).toMatchObject({ hits: 4, cpLost: 4, fate: 'good' });
  });

  it.each([
    [0, undefined],
    [1, 1],
    [2, 2],
    [5, 5],
  ])('NBC-ART-17 %i hits: 1 CP each and one check that counts %s losses', (hits, losses) => {
    const { target } = volley(brigade({ cp: 9 }), [hit(hits)]);
    expect(target.cpLost).toBe(hits);
    expect(target.check?.losses).toBe(losses);
    expect(target.disordered).toBe(false);
  });

  it('NBC-ART-17 the check knows flank, rear and a marching order; batteries that missed do not count', () => {
    const marching = brigade({ cp: 9, order: 'strategic' });
    const { target } = volley(marching, [
      hit(1, { aspect: 'rear' }),
      hit(1, { aspect: 'rear' }),
      hit(0, { aspect: 'flank' }),
    ]);
    expect(target.check).toEqual({ losses: 2, aspects: ['rear'], order: 'strategic' });
  });

  it('NBC-ART-17, NBC-ENG-06 a loss puts the engineers with the target in danger', () => {
    const atRisk = (engineerAttached: boolean, hits: number) =>
      volley(brigade({ engineerAttached }), [hit(hits)]).target.engineersAtRisk;
    expect([atRisk(true, 1), atRisk(true, 0), atRisk(false, 1)]).toEqual([true, false, false]);
  });

  it('NBC-OFF-03 any loss puts the officer with a unit in danger, and a close combat without one too', () => {
    const risks = (cause: Hurt['cause'], lost: number) => risksOfficer({ cause, lost });
    expect([risks('artillery', 1), risks('artillery', 0), risks('close-combat', 0)]).toEqual([true, false, true]);
  });

  it('NBC-ART-22 a unit at 0 CP is Broken, and checks no more', () => {
    const { target } = volley(brigade({ cp: 2 }), [hit(2)]);
    expect(target.fate).toBe('broken');
    expect(target.check).toBeUndefined();
    expect(volley(brigade({ cp: 2, kind: 'garrison' }), [hit(2)]).target.fate).toBe('eliminated');
    expect(volley(brigade({ cp: 3 }), [hit(2)]).target.fate).toBe('good');
  });
});

const anyShot: fc.Arbitrary<Shot> = fc.record({
  battery: fc.record({
    quality: fc.constantFrom(1, 2, 3, 4, 5, 6),
    disordered: fc.boolean(),
    exhaustion: fc.constantFrom(0, 0, 1, 2),
    weight: fc.constantFrom('heavy', 'medium', 'light'),
    mobility: fc.constantFrom('foot', 'horse'),
    pieces: fc.constantFrom('guns', 'guns', 'howitzers', 'rockets'),
    attached: fc.boolean(),
    conversion: fc.constantFrom(undefined, 'donor' as const),
  }),
  target: fc.record({
    kind: fc.constantFrom('unit', 'unit', 'detachment', 'garrison'),
    arm: fc.constantFrom('infantry', 'cavalry', 'mixed', 'artillery'),
    cp: fc.integer({ min: 1, max: 12 }),
    stands: fc.constantFrom(0, 1, 2),
    disordered: fc.boolean(),
    cover: fc.constantFrom('none', 'soft', 'hard'),
    order: fc.constantFrom(...ORDERS),
    threatenedByCavalry: fc.boolean(),
  }),
  distanceCm: fc.oneof(fc.integer({ min: 0, max: 33 }), fc.double({ min: 0, max: 33, noNaN: true })),
  aspect: fc.constantFrom('front', 'flank', 'rear'),
  differentLevel: fc.boolean(),
  ground: fc.constantFrom('hard', 'soft', 'mud'),
}) as fc.Arbitrary<Shot>;

const anyDice = fc.array(anyFace, { minLength: 40, maxLength: 40 });

describe('against a slow count by hand', () => {
  it('one battery: NBC-ART-06 to NBC-ART-16, howitzers and rockets', () => {
    const rulings = anyRulings(
      'artRearBonus',
      'artPenaltyStack',
      'reThrowOrder',
      'confirmModified',
      'lightShort',
      'howitzerQ5',
      'artMinDice',
      'cap5',
    );
    fc.assert(
      fc.property(anyShot, anyDice, rulings, (shot, dice, chosen) => {
        let at = 0;
        const hand = batteryByHand(shot, () => dice[at++]!, chosen);
        const progress = hitThrow(artilleryThrow(shot, chosen).throw, dice);
        expect(progress).toMatchObject({ done: true, hits: hand.hits });
        expect(progress.rounds.reduce((sum, round) => sum + round.faces.length, 0)).toBe(hand.thrown);
      }),
      { numRuns: 3000 },
    );
  });

  it('several batteries on one target: losses, checks and counter-battery', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyShot, anyDice), { minLength: 1, maxLength: 4 }),
        anyRulings('cbAccumulate', 'rocketOne'),
        (fired, chosen) => {
          const target = fired[0]![0].target;
          const thrown = fired.map(([shot, dice]) => {
            let at = 0;
            const one: Shot = { ...shot, target };
            const hand = batteryByHand(one, () => dice[at++]!, chosen);
            return { shot: one, ...hand, red: dice[39] as Face };
          });
          const shots = thrown.map(
            ({ shot, hits, first, red }): ShotHits => ({
              battery: shot.battery,
              aspect: shot.aspect,
              hits,
              faces: first,
              confirm: red,
            }),
          );
          const { target: harm, misfires } = volley(target, shots, chosen);
          if (target.arm === 'artillery') {
            const state = batteryUnderFire(target.disordered, thrown, chosen);
            expect(harm.fate).toBe(state === 'eliminated' ? 'eliminated' : 'good');
            expect(target.disordered || harm.disordered).toBe(
              state !== 'good' && (state !== 'eliminated' || target.disordered),
            );
            expect(harm.cpLost).toBe(0);
            return;
          }
          let left = target.cp;
          let byRocket = false;
          let one = false;
          for (const { shot, hits, first } of thrown) {
            left -= hits;
            if (shot.battery.pieces !== 'rockets') continue;
            if (hits > 0) byRocket = true;
            if (first.some((face) => face === 1)) one = true;
          }
          const total = target.cp - left;
          expect(harm.hits).toBe(total);
          expect(harm.cpLost).toBe(Math.min(total, target.cp));
          expect(harm.fate === 'good').toBe(left > 0);
          expect(harm.disordered).toBe(byRocket && left > 0);
          const checked = left > 0 && !byRocket && (total > 0 || (one && chosen.rocketOne !== 'firer'));
          expect(harm.check !== undefined).toBe(checked);
          expect(misfires.length > 0).toBe(one && chosen.rocketOne === 'firer');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
