import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casualties } from '../../../src/battlefield/rules/fire/casualties.ts';
import {
  canBeSkirmished,
  effectiveSkirmish,
  maySkirmish,
  type SkirmishAttack,
  type SkirmishedUnit,
  type Skirmishers,
  skirmishCasualties,
  skirmishDice,
  skirmishThrow,
  skirmishThrows,
  standsFacingCavalry,
} from '../../../src/battlefield/rules/fire/skirmish.ts';
import type { SkirmishRating } from '../../../src/book/terms.ts';
import { brigade, hitsWith } from '../muster.ts';
import { skirmishByHand } from '../reference/skirmish.ts';

const light = (special: Partial<Skirmishers> = {}): Skirmishers => ({
  arm: 'infantry',
  skirmish: 2,
  stands: 1,
  exhaustion: 0,
  ...special,
});

const enemy = (special: Partial<SkirmishedUnit> = {}): SkirmishedUnit => ({
  ...brigade({ stands: 1 }),
  skirmish: 1,
  ...special,
});

const attack = (special: Partial<SkirmishAttack> = {}): SkirmishAttack => ({
  by: light(),
  on: enemy(),
  weather: 'sunny',
  inContactZone: true,
  ...special,
});

const refusal = (of: SkirmishAttack) => {
  const legal = maySkirmish(of);
  return legal.ok ? 'allowed' : legal.row;
};

describe('whom a stand attacks', () => {
  it('NBC-SKM-01 only a deployed stand attacks, in its contact zone, up to 45 degrees of its front', () => {
    expect(refusal(attack())).toBe('allowed');
    expect(refusal(attack({ by: light({ stands: 0 }) }))).toBe('NBC-SKM-01');
    expect(refusal(attack({ inContactZone: false }))).toBe('NBC-SKM-01');
    expect(refusal(attack({ tooOblique: true }))).toBe('NBC-SKM-01');
  });

  it.each<[SkirmishRating, 0 | 1 | 2, 0 | 1 | 2, number]>([
    [1, 1, 0, 1],
    [2, 1, 0, 1],
    [3, 1, 1, 0],
    [3, 2, 2, 0],
  ])('NBC-SKM-02 enemy cavalry within 2 cm: SK%i with %i stands keeps %i', (skirmish, stands, kept, removed) => {
    const unit = light({ skirmish, stands, enemyCavalryWithin2cm: true });
    expect(standsFacingCavalry(unit)).toEqual({ stands: kept, removed, mayAttack: false });
    expect(refusal(attack({ by: unit }))).toBe('NBC-SKM-02');
  });

  it('NBC-SKM-02 without cavalry the stands stay and attack', () => {
    expect(standsFacingCavalry(light())).toEqual({ stands: 1, removed: 0, mayAttack: true });
  });

  it('NBC-SKM-03 cavalry neither skirmishes nor is skirmished; stands have their parent’s rating', () => {
    expect(refusal(attack({ by: light({ arm: 'cavalry' }) }))).toBe('NBC-SKM-03');
    expect(refusal(attack({ on: enemy({ arm: 'cavalry' }) }))).toBe('NBC-SKM-03');
    expect(skirmishThrow(attack({ by: light({ skirmish: 3 }), on: enemy({ skirmish: 3 }) })).dice.total).toBe(2);
  });

  it('NBC-SKM-09 units in built-up areas skirmish; garrisons and garrisoned areas do not', () => {
    expect(refusal(attack({ on: enemy({ cover: 'hard' }) }))).toBe('allowed');
    expect(refusal(attack({ on: enemy({ kind: 'garrison' }) }))).toBe('NBC-SKM-09');
    expect(refusal(attack({ on: enemy({ inGarrisonedArea: true }) }))).toBe('NBC-SKM-09');
    expect(refusal(attack({ by: light({ inGarrisonedArea: true }) }))).toBe('NBC-SKM-09');
  });

  it.each([
    ['sunny', 'allowed'],
    ['bright', 'allowed'],
    ['overcast', 'allowed'],
    ['rain', 'NBC-SKM-10'],
    ['snow', 'NBC-SKM-10'],
  ] as const)('NBC-SKM-10 when it is %s: %s', (weather, expected) => {
    expect(refusal(attack({ weather }))).toBe(expected);
  });

  it('NBC-SKM-10 never across a barrier nor at a pontoon train', () => {
    expect(refusal(attack({ barrierBetween: true }))).toBe('NBC-SKM-10');
    expect(refusal(attack({ on: enemy({ kind: 'pontoon', arm: 'pontoon' }) }))).toBe('NBC-SKM-10');
  });
});

describe('the dice', () => {
  it.each<[SkirmishRating, number[]]>([
    [0, [0, 0, 0, 0]],
    [1, [3, 2, 1, 0]],
    [2, [4, 3, 2, 1]],
    [3, [4, 4, 3, 2]],
  ])('NBC-SKM-04 SK%i throws %j against SK0 to SK3', (attacker, row) => {
    expect(([0, 1, 2, 3] as const).map((defender) => skirmishDice(attacker, defender).total)).toEqual(row);
  });

  it('NBC-SKM-04 no dice is no attack', () => {
    const none = attack({ by: light({ skirmish: 1 }), on: enemy({ skirmish: 3 }) });
    expect(refusal(none)).toBe('NBC-SKM-04');
    expect(refusal(attack({ by: light({ skirmish: 0 }) }))).toBe('NBC-SKM-04');
  });

  it('AMB-63 SK3 against SK0 may be five dice, and two stands may throw once together', () => {
    expect(skirmishDice(3, 0, { sk3vSk0: '5' }).total).toBe(5);
    expect(skirmishDice(3, 1, { sk3vSk0: '5' }).total).toBe(4);
    expect(skirmishThrows({ skirmish: 3, stands: 2 })).toBe(2);
    expect(skirmishThrows({ skirmish: 3, stands: 2 }, { sk3perStand: 'together' })).toBe(1);
    expect(skirmishThrows({ skirmish: 2, stands: 2 }, { sk3perStand: 'together' })).toBe(2);
    expect(skirmishThrows({ skirmish: 3, stands: 0 }, { sk3perStand: 'together' })).toBe(0);
  });

  it.each<[string, SkirmishedUnit, number]>([
    ['SK2 with a stand out', enemy({ skirmish: 2 }), 2],
    ['SK2 without', enemy({ skirmish: 2, stands: 0 }), 1],
    ['SK1 without', enemy({ skirmish: 1, stands: 0 }), 0],
    ['SK0 without', enemy({ skirmish: 0, stands: 0 }), 0],
    ['an unattached battery', enemy({ arm: 'artillery', cp: 0, skirmish: 2, stands: 0 }), 0],
    ['a detachment', enemy({ kind: 'detachment', skirmish: 2, stands: 0 }), 0],
  ])('NBC-SKM-05 %s defends as SK %i', (_, target, rating) => {
    expect(effectiveSkirmish(target).total).toBe(rating);
  });

  it('NBC-SKM-05 a lone officer defends as SK0', () => {
    expect(effectiveSkirmish({ kind: 'officer', cover: 'none' }).total).toBe(0);
    expect(skirmishThrow(attack({ on: { kind: 'officer', cover: 'none' } })).dice.total).toBe(4);
  });

  it('NBC-SKM-06 skirmishers hit on 6, rifles on 5 or 6, weary or not', () => {
    const plain = skirmishThrow(attack({ by: light({ exhaustion: 1 }) }));
    expect(plain.throw.dice).toBe(3);
    expect(plain.toHit.total).toBe(6);
    expect(hitsWith(plain.throw, [4, 5, 6])).toBe(1);
    const rifles = skirmishThrow(attack({ by: light({ rifles: true, exhaustion: 2 }) }));
    expect(hitsWith(rifles.throw, [4, 5, 6])).toBe(2);
  });

  it('AMB-66 weariness may be made to count: rifles of a Tired unit hit on 6, others not at all', () => {
    const on = { skExhaustion: 'on' } as const;
    const tired = skirmishThrow(attack({ by: light({ exhaustion: 1 }) }), on);
    expect(tired.toHit.total).toBe(7);
    expect(hitsWith(tired.throw, [6, 6, 6])).toBe(0);
    expect(hitsWith(skirmishThrow(attack({ by: light({ exhaustion: 1, rifles: true }) }), on).throw, [6, 5, 5])).toBe(
      1,
    );
    expect(hitsWith(skirmishThrow(attack({ by: light({ exhaustion: 2, rifles: true }) }), on).throw, [6, 6, 6])).toBe(
      0,
    );
  });

  it.each<[string, SkirmishAttack['on'], boolean]>([
    ['in the open', enemy(), false],
    ['a mixed unit', enemy({ arm: 'mixed' }), true],
    ['with its own cavalry within 2 cm', enemy({ ownCavalryWithin2cm: true }), true],
    ['wholly in soft cover', enemy({ cover: 'soft' }), true],
    ['wholly in hard cover', enemy({ cover: 'hard' }), true],
    ['Ottoman artillery', enemy({ arm: 'artillery', cp: 0, stands: 0, ottoman: true }), true],
    ['Ottoman infantry', enemy({ ottoman: true }), false],
    ['other artillery', enemy({ arm: 'artillery', cp: 0, stands: 0 }), false],
    ['a lone officer in a wood', { kind: 'officer', cover: 'soft' }, true],
    ['a lone officer in the open', { kind: 'officer', cover: 'none' }, false],
    ['a lone officer with cavalry of his own', { kind: 'officer', cover: 'none', ownCavalryWithin2cm: true }, true],
  ])('NBC-SKM-06 %s: hits confirmed on 4+ is %s', (_, on, confirmed) => {
    const fire = skirmishThrow(attack({ on }));
    expect(fire.penalties.length > 0).toBe(confirmed);
    const misses = Array.from({ length: fire.throw.dice - 2 }, () => 1 as const);
    expect(hitsWith(fire.throw, [6, 6, ...misses, ...(confirmed ? ([3, 4] as const) : [])])).toBe(confirmed ? 1 : 2);
  });

  it('NBC-SKM-06 two reasons to confirm are still one re-throw', () => {
    const fire = skirmishThrow(attack({ on: enemy({ arm: 'mixed', cover: 'soft' }) }));
    expect(fire.penalties).toHaveLength(2);
    expect(hitsWith(fire.throw, [6, 1, 1, 4])).toBe(1);
  });

  it('AMB-02 the dice are a pot, or loose dice', () => {
    expect(skirmishThrow(attack())).toMatchObject({ from: 'pot' });
    expect(skirmishThrow(attack(), { skirmishDice: 'loose' })).toMatchObject({ from: 'loose' });
  });
});

describe('what the hits do', () => {
  it.each<[string, 0 | 1 | 2, 'absorb' | 'keep', number, number, number, boolean]>([
    ['one stand, one hit, stand goes', 1, 'absorb', 1, 1, 1, false],
    ['one stand, two hits, stand goes', 1, 'absorb', 2, 2, 1, true],
    ['one stand, three hits, stand goes', 1, 'absorb', 3, 3, 1, true],
    ['one stand, one hit, stand stays', 1, 'keep', 1, 1, 0, true],
    ['one stand, two hits, stand stays', 1, 'keep', 2, 2, 1, true],
    ['two stands, one hit, stand goes', 2, 'absorb', 1, 1, 1, false],
    ['two stands, three hits, stand goes', 2, 'absorb', 3, 3, 1, true],
    ['two stands, one hit, stands stay', 2, 'keep', 1, 1, 0, true],
    ['two stands, two hits, stands stay', 2, 'keep', 2, 2, 1, true],
    ['two stands, three hits, stands stay', 2, 'keep', 3, 3, 2, true],
    ['no stand, one hit', 0, 'absorb', 1, 1, 0, true],
    ['no stand, two hits', 0, 'keep', 2, 2, 0, true],
  ])('NBC-SKM-07 %s', (_, stands, choice, hits, cpLost, standsRemoved, check) => {
    const harm = skirmishCasualties(enemy({ stands }), [{ hits }], {}, choice);
    expect({ ...harm, check: harm.check !== undefined }).toMatchObject({ hits, cpLost, standsRemoved, check });
    // A combat point lost with a stand counts among the losses of the check (AMB-14).
    if (check) expect(harm.check).toEqual({ losses: cpLost, aspects: [] });
  });

  it('AMB-64 by the other reading the first stand to go takes the second with it', () => {
    const all = { skStandRemoval: 'all' } as const;
    const removed = (hits: number, choice: 'absorb' | 'keep') =>
      skirmishCasualties(enemy({ stands: 2 }), [{ hits }], all, choice).standsRemoved;
    expect(removed(1, 'absorb')).toBe(2);
    expect(removed(1, 'keep')).toBe(0);
    expect(removed(2, 'keep')).toBe(2);
  });

  it('NBC-SKM-07 agrees with moving markers hit by hit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0 as const, 1 as const, 2 as const),
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        (stands, cp, throws, keep, removeAll) => {
          const hits = throws.reduce((a, b) => a + b, 0);
          const harm = skirmishCasualties(
            enemy({ stands, cp }),
            throws.map((n) => ({ hits: n })),
            removeAll ? { skStandRemoval: 'all' } : {},
            keep ? 'keep' : 'absorb',
          );
          const hand = skirmishByHand(stands, cp, hits, keep, removeAll);
          expect(cp - harm.cpLost).toBe(hand.cp);
          expect(stands - harm.standsRemoved).toBe(hand.stands);
          expect(harm.fate).toBe(hand.cp === 0 ? 'broken' : 'good');
          // A unit that Breaks loses its Disorder, so there is nothing left to check.
          expect(harm.check !== undefined).toBe(hand.check && hand.cp > 0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('NBC-SKM-08 each hit costs the parent 1 CP, with one check at the end of the phase', () => {
    const harm = skirmishCasualties(enemy({ stands: 0, cp: 6 }), [{ hits: 1 }, { hits: 2, aspect: 'flank' }]);
    expect(harm).toMatchObject({ hits: 3, cpLost: 3, fate: 'good', disordered: false });
    expect(harm.check).toEqual({ losses: 3, aspects: ['flank'] });
  });

  it('NBC-SKM-08 an attack that missed does not count as a cause of the check', () => {
    const harm = skirmishCasualties(enemy({ stands: 0 }), [{ hits: 1 }, { hits: 0, aspect: 'rear' }]);
    expect(harm.check?.aspects).toEqual([]);
  });

  it('NBC-SKM-08 a unit at 0 CP is Broken, and checks no more', () => {
    const harm = skirmishCasualties(enemy({ stands: 0, cp: 2 }), [{ hits: 3 }]);
    expect(harm).toMatchObject({ cpLost: 2, fate: 'broken' });
    expect(harm.check).toBeUndefined();
  });

  it('NBC-SKM-08 a detachment at 0 CP is Eliminated', () => {
    const harm = skirmishCasualties(enemy({ kind: 'detachment', stands: 0, cp: 1 }), [{ hits: 1 }]);
    expect(harm).toMatchObject({ fate: 'eliminated' });
  });

  it.each([
    [false, [1], { disordered: true, fate: 'good' }],
    [false, [2], { disordered: true, fate: 'good' }],
    [true, [1], { disordered: false, fate: 'eliminated' }],
    [false, [1, 1], { disordered: false, fate: 'eliminated' }],
    [false, [0, 1], { disordered: true, fate: 'good' }],
  ])('NBC-SKM-08 unattached artillery, Disordered %s, hit by attacks of %j', (disordered, throws, expected) => {
    const battery = enemy({ arm: 'artillery', cp: 0, stands: 0, disordered });
    const harm = skirmishCasualties(
      battery,
      throws.map((hits) => ({ hits })),
    );
    expect(harm).toMatchObject({ ...expected, cpLost: 0 });
    expect(harm.check).toBeUndefined();
  });

  it('NBC-SKM-08 attached artillery is never attacked by itself', () => {
    expect(refusal(attack({ on: enemy({ arm: 'artillery', cp: 0, stands: 0, attached: true }) }))).toBe('NBC-SKM-08');
  });

  it('NBC-SKM-08 a lone officer can be hit, and is never Disordered', () => {
    const harm = skirmishCasualties({ kind: 'officer', cover: 'none' }, [{ hits: 2 }]);
    expect(harm).toMatchObject({ hits: 2, cpLost: 0, disordered: false });
    expect(canBeSkirmished({ kind: 'officer', cover: 'none' }).ok).toBe(true);
  });

  it('NBC-ENG-06 an engineer who is lost takes one of the hits, and it does not count for the check', () => {
    const target = brigade({ engineerAttached: true });
    expect(casualties(target, { hits: 2, aspects: [] }).engineersAtRisk).toBe(true);
    expect(casualties(target, { hits: 2, aspects: [], engineerAbsorbs: true })).toMatchObject({
      hits: 2,
      cpLost: 1,
      check: { losses: 1 },
      engineersAtRisk: false,
    });
  });

  it('a unit under Redeploy or Strategic Movement says so in its check', () => {
    expect(skirmishCasualties(enemy({ stands: 0, order: 'redeploy' }), [{ hits: 1 }]).check?.order).toBe('redeploy');
    expect(skirmishCasualties(enemy({ stands: 0, order: 'attack' }), [{ hits: 1 }]).check?.order).toBeUndefined();
  });
});
