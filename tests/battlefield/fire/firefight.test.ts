import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standsThatMayStay } from '../../../src/battlefield/rules/close-combat/throws.ts';
import {
  type FirefightView,
  firefightDice,
  firefightResult,
  firefightThrow,
  type Musketeers,
  mayBeFiredAt,
  mayOpenFire,
  mayReply,
} from '../../../src/battlefield/rules/fire/firefight.ts';
import { ARMS, ORDERS, type Rating } from '../../../src/book/terms.ts';
import { hitThrow } from '../../../src/dice/hits.ts';
import { type Legality, unless } from '../../../src/engine/legality.ts';
import { anyFace, anyRulings, brigade, hitsWith } from '../muster.ts';
import { sideByHand } from '../reference/firefight.ts';

const foot = (special: Partial<Musketeers> = {}): Musketeers => ({
  ...brigade({ cp: 6 }),
  quality: 4,
  exhaustion: 0,
  fresh: false,
  ...special,
});

const view = (special: Partial<FirefightView> = {}): FirefightView => ({
  closestInFront: true,
  strikes: 'front',
  ...special,
});

const rowOf = (legal: Legality) => (legal.ok ? 'allowed' : legal.row);
const opens = (attacker: Partial<Musketeers>, defender: Partial<Musketeers> = {}) =>
  rowOf(unless(mayOpenFire(foot(attacker)), mayBeFiredAt(foot(defender))));

describe('who may firefight', () => {
  it('NBC-FF-01 only infantry and mixed units open one', () => {
    expect(ARMS.filter((arm) => opens({ arm }) === 'allowed')).toEqual(['infantry', 'mixed']);
  });

  it.each<[string, Parameters<typeof opens>, string]>([
    ['infantry at 2 cm', [{}], 'allowed'],
    ['at cavalry', [{}, { arm: 'cavalry' }], 'allowed'],
    ['at an unattached battery', [{}, { arm: 'artillery', cp: 0 }], 'allowed'],
    ['out of command', [{ outOfCommand: true }], 'NBC-FF-01'],
    ['under Redeploy', [{ order: 'redeploy' }], 'NBC-FF-01'],
    ['under Strategic Movement', [{ order: 'strategic' }], 'NBC-FF-01'],
    ['a detachment', [{ kind: 'detachment' }], 'NBC-DET-04'],
    ['at a detachment', [{}, { kind: 'detachment' }], 'allowed'],
    ['a garrison', [{ kind: 'garrison' }], 'NBC-FF-01'],
    ['at a garrison', [{}, { kind: 'garrison' }], 'NBC-FF-01'],
    ['out of a garrisoned area', [{ inGarrisonedArea: true }], 'NBC-FF-01'],
    ['into a garrisoned area', [{}, { inGarrisonedArea: true }], 'NBC-FF-01'],
    ['Disordered', [{ disordered: true }], 'allowed'],
    ['looting', [{ looting: true }], 'NBC-BAG-04'],
    ['at looters', [{}, { looting: true }], 'allowed'],
    ['at a pontoon train, which only guns and close combat harm', [{}, { kind: 'pontoon', cp: 0 }], 'NBC-PON-02'],
    // Hold forbids movement, and a firefight needs none.
    ['under Hold', [{ order: 'hold' }], 'allowed'],
  ])('NBC-FF-01 NBC-PON-02 %s: %s', (_, args, expected) => {
    expect(opens(...args)).toBe(expected);
  });

  const replies = (unit: Partial<Musketeers>, seen: Partial<FirefightView> = {}, before = false, rulings = {}) =>
    rowOf(mayReply(foot(unit), view(seen), before, rulings));

  it.each<[string, Parameters<typeof replies>, string]>([
    ['infantry', [{}], 'allowed'],
    ['a detachment', [{ kind: 'detachment' }], 'allowed'],
    ['under Redeploy', [{ order: 'redeploy' }], 'allowed'],
    ['under Strategic Movement', [{ order: 'strategic' }], 'NBC-FF-12'],
    ['attacked outside its Frontal Aspect', [{}, { closestInFront: false }], 'NBC-FF-12'],
    [
      'the same where a reply is always allowed',
      [{}, { closestInFront: false }, false, { ffReply: 'always' }],
      'allowed',
    ],
    ['having replied before', [{}, {}, true], 'NBC-FF-12'],
    ['the same where each is answered', [{}, {}, true, { ffReplies: 'each' }], 'allowed'],
    ['cavalry', [{ arm: 'cavalry' }], 'NBC-FF-01'],
    ['out of command', [{ outOfCommand: true }], 'NBC-FF-01'],
    ['a battery', [{ arm: 'artillery' }], 'NBC-FF-01'],
    [
      'under Strategic Movement where the order turns to Defend at once (AMB-29)',
      [{ order: 'strategic' }, {}, false, { autoDefendTiming: 'before' }],
      'allowed',
    ],
    ['looters', [{ looting: true }], 'NBC-BAG-04'],
  ])('NBC-FF-12 reply by %s: %s', (_, args, expected) => {
    expect(replies(...args)).toBe(expected);
  });
});

describe('dice', () => {
  const dice = (unit: Partial<Musketeers>, role: 'attacker' | 'defender' = 'attacker', rulings = {}) =>
    firefightDice(foot(unit), role, rulings).total;

  it.each<[Rating, number, boolean, number]>([
    [6, 7, false, 3],
    [5, 6, false, 3],
    [4, 5, false, 2],
    [4, 1, false, 0],
    [3, 6, false, 2],
    [3, 5, false, 1],
    [3, 2, false, 0],
    [2, 8, false, 2],
    [1, 9, false, 3],
    // Fresh counts one higher, which only a Q3 feels.
    [3, 6, true, 3],
    [3, 5, true, 2],
    [2, 6, true, 2],
    [4, 6, true, 3],
    [6, 7, true, 3],
  ])('NBC-FF-02 Q%i with %i CP, Fresh %s, throws %i dice', (quality, cp, fresh, expected) => {
    expect(dice({ quality, cp, fresh })).toBe(expected);
  });

  it('AMB-105 at least one die, where the group plays it so', () => {
    expect(dice({ quality: 3, cp: 2 }, 'attacker', { ffMinOne: 'yes' })).toBe(1);
    expect(dice({ quality: 3, cp: 1, stands: 1 }, 'attacker', { ffMinOne: 'yes' })).toBe(0);
    expect(dice({ quality: 3, cp: 7 }, 'attacker', { ffMinOne: 'yes' })).toBe(2);
  });

  it('NBC-FF-03 two dice for an attached battery, foot or horse, on either side', () => {
    for (const mobility of ['foot', 'horse'] as const) {
      const battery = { mobility, firedThisTurn: true };
      expect(dice({ battery }, 'attacker')).toBe(5);
      expect(dice({ battery }, 'defender')).toBe(5);
    }
    expect(dice({ cp: 1, battery: { mobility: 'foot', firedThisTurn: false } })).toBe(2);
  });

  it('NBC-FF-03 by ruling only horse guns attack, spent guns add nothing; in a built-up area none defend', () => {
    const footGuns = { mobility: 'foot', firedThisTurn: false } as const;
    const horseGuns = { mobility: 'horse', firedThisTurn: false } as const;
    expect(dice({ battery: footGuns }, 'attacker', { ffAttackArt: 'horseOnly' })).toBe(3);
    expect(dice({ battery: horseGuns }, 'attacker', { ffAttackArt: 'horseOnly' })).toBe(5);
    expect(dice({ battery: footGuns }, 'defender', { ffAttackArt: 'horseOnly' })).toBe(5);
    expect(dice({ battery: { ...footGuns, firedThisTurn: true } }, 'defender', { artDoubleUse: 'no' })).toBe(3);
    expect(dice({ battery: footGuns }, 'defender', { artDoubleUse: 'no' })).toBe(5);
    expect(dice({ battery: footGuns, inBuiltUpArea: true }, 'defender')).toBe(3);
    expect(dice({ battery: footGuns, inBuiltUpArea: true }, 'defender', { artBuaDice: 'yes' })).toBe(5);
    expect(dice({ battery: footGuns, inBuiltUpArea: true }, 'attacker')).toBe(5);
    // Guns that add nothing say why.
    const { terms } = firefightDice(foot({ battery: footGuns }), 'attacker', { ffAttackArt: 'horseOnly' });
    expect(terms.at(-1)).toMatchObject({ value: 0, row: 'NBC-FF-03', ruling: 'ffAttackArt' });
  });

  it.each<[number, 0 | 1 | 2, number]>([
    [6, 1, 2],
    [6, 2, 2],
    [7, 1, 3],
    [2, 1, 0],
    [1, 2, 0],
  ])('NBC-FF-08 %i CP with %i stands in front throws %i dice', (cp, stands, expected) => {
    expect(dice({ cp, stands })).toBe(expected);
  });
});

describe('hits', () => {
  const fire = (
    firer: Partial<Musketeers> = {},
    target: Partial<Musketeers> = {},
    seen: Partial<FirefightView> = {},
    role: 'attacker' | 'defender' = 'attacker',
  ) => firefightThrow(foot(firer), foot(target), role, view(seen));

  it.each([
    [false, 0, 5],
    [true, 0, 6],
    [false, 1, 6],
    [true, 1, 7],
    [false, 2, 7],
    [true, 2, 8],
  ] as const)('NBC-FF-04 Disordered %s and exhaustion %i: hits from %i', (disordered, exhaustion, face) => {
    const { throw: spec, toHit } = fire({ disordered, exhaustion });
    expect(toHit.total).toBe(face);
    for (const die of [1, 2, 3, 4, 5, 6] as const) expect(hitsWith(spec, [die, 1, 1])).toBe(die >= face ? 1 : 0);
  });

  it('NBC-FF-05 into flank or rear half the misses are thrown again, fractions dropped', () => {
    // Five dice, five misses: two again.
    expect(hitsWith(fire({ cp: 10 }, {}, { strikes: 'flank' }).throw, [1, 1, 1, 1, 1, 5, 6])).toBe(2);
    expect(hitsWith(fire({ cp: 10 }, {}, { strikes: 'rear' }).throw, [1, 1, 1, 1, 1, 5, 6])).toBe(2);
    expect(hitsWith(fire({ cp: 10 }, {}, { strikes: 'front' }).throw, [1, 1, 1, 1, 1])).toBe(0);
    // One miss: half of it is none (AMB-110).
    expect(hitsWith(fire({ cp: 2 }, {}, { strikes: 'flank' }).throw, [1])).toBe(0);
  });

  it('NBC-FF-05 with the army commander near two misses are thrown again, and only the best bonus counts', () => {
    expect(hitsWith(fire({ cp: 2, commanderNear: true }).throw, [1, 6])).toBe(1);
    expect(hitsWith(fire({ cp: 6, commanderNear: true }).throw, [1, 1, 1, 6, 6])).toBe(2);
    const both = (cp: number) => fire({ cp, commanderNear: true }, {}, { strikes: 'flank' });
    // Three misses: two by the commander are better than one by the flank.
    expect(hitsWith(both(6).throw, [1, 1, 1, 6, 6])).toBe(2);
    // Six misses: three by the flank are better than two.
    expect(hitsWith(both(12).throw, [1, 1, 1, 1, 1, 1, 6, 6, 6])).toBe(3);
    expect(both(6).bonus).toHaveLength(2);
  });

  it('NBC-FF-06 hard cover confirms every hit, a Strong Point half of them, soft cover none', () => {
    expect(hitsWith(fire({}, { cover: 'hard' }).throw, [5, 6, 1, 4, 3])).toBe(1);
    expect(hitsWith(fire({}, { cover: 'soft' }).throw, [5, 6, 1])).toBe(2);
    expect(hitsWith(fire({}, { onStrongPoint: true }).throw, [5, 6, 6, 3])).toBe(2);
    expect(hitsWith(fire({}, { onStrongPoint: true }).throw, [6, 1, 1])).toBe(1);
  });

  it('NBC-FF-07 a unit that replies under Redeploy confirms every hit, after the other penalties (AMB-117)', () => {
    expect(hitsWith(fire({ order: 'redeploy' }, {}, {}, 'defender').throw, [5, 6, 1, 4, 3])).toBe(1);
    const all = fire({ cp: 10, order: 'redeploy' }, { cover: 'hard', onStrongPoint: true }, {}, 'defender');
    expect(all.penalties.map(({ row }) => row)).toEqual(['NBC-FF-06', 'NBC-FF-06', 'NBC-FF-07']);
    // Five hits; cover leaves four; half of four, one fails: three; Redeploy, one fails: two.
    expect(hitsWith(all.throw, [5, 5, 5, 5, 5, 4, 4, 4, 4, 1, 4, 1, 4, 4, 1])).toBe(2);
  });

  it('NBC-FF-07 by ruling the order has turned to Defend before it replies: nothing to confirm (AMB-29)', () => {
    const fired = foot({ order: 'redeploy' });
    const before = { autoDefendTiming: 'before' } as const;
    expect(firefightThrow(fired, foot(), 'defender', view()).penalties).toHaveLength(1);
    expect(firefightThrow(fired, foot(), 'defender', view(), before).penalties).toEqual([]);
    const hit = { target: fired, hits: 1, aspect: 'front' } as const;
    const none = { target: foot(), hits: 0, aspect: 'front' } as const;
    expect(firefightResult(none, hit).defender.check?.order).toBe('redeploy');
    expect(firefightResult(none, hit, before).defender.check?.order).toBeUndefined();
  });

  it('AMB-117 confirmations are natural: a Tired unit confirms on 4 too', () => {
    expect(hitsWith(fire({ exhaustion: 1 }, { cover: 'hard' }).throw, [6, 1, 1, 4])).toBe(1);
  });
});

describe('the result', () => {
  const outcome = (onAttacker: number, onDefender: number, rulings = {}) =>
    firefightResult(
      { target: foot({ cp: 9 }), hits: onAttacker, aspect: 'front' },
      { target: foot({ cp: 9 }), hits: onDefender, aspect: 'flank' },
      rulings,
    );

  it.each<[number, number, string[]]>([
    [0, 0, []],
    [2, 1, ['attacker']],
    [1, 2, ['defender']],
    [0, 1, ['defender']],
    [2, 2, []],
  ])('NBC-FF-09 %i hits on the attacker, %i on the defender: %j recoils', (onAttacker, onDefender, recoils) => {
    expect(outcome(onAttacker, onDefender).recoils).toEqual(recoils);
  });

  it('AMB-107 on equal losses nobody, both or the attacker recoils; never when nobody was hit', () => {
    expect(outcome(2, 2, { ffTie: 'both' }).recoils).toEqual(['attacker', 'defender']);
    expect(outcome(2, 2, { ffTie: 'attacker' }).recoils).toEqual(['attacker']);
    expect(outcome(0, 0, { ffTie: 'both' }).recoils).toEqual([]);
    expect(outcome(0, 0, { ffTie: 'attacker' }).recoils).toEqual([]);
  });

  it('NBC-FF-10 each side with losses checks, with its own losses and the aspect it was struck in', () => {
    const { attacker, defender } = outcome(1, 3);
    expect(attacker).toMatchObject({ cpLost: 1, check: { losses: 1, aspects: [] } });
    expect(defender).toMatchObject({ cpLost: 3, check: { losses: 3, aspects: ['flank'] } });
    expect(outcome(0, 1).attacker.check).toBeUndefined();
  });

  it('NBC-FF-11 a unit at 0 CP is Broken, and does not recoil', () => {
    const result = firefightResult(
      { target: foot({ cp: 5 }), hits: 1, aspect: 'front' },
      { target: foot({ cp: 2 }), hits: 2, aspect: 'front' },
    );
    expect(result.defender.fate).toBe('broken');
    expect(result.recoils).toEqual([]);
  });

  it.each([
    [false, 1, true, 'good', ['defender']],
    [false, 2, false, 'eliminated', []],
    [true, 1, false, 'eliminated', []],
  ])('AMB-76 an unattached battery, Disordered %s, takes %i', (disordered, hits, nowDisordered, fate, recoils) => {
    const battery = brigade({ arm: 'artillery', cp: 0, disordered });
    const result = firefightResult(
      { target: foot(), hits: 0, aspect: 'front' },
      { target: battery, hits, aspect: 'front' },
    );
    expect(result.defender).toMatchObject({ disordered: nowDisordered, fate, cpLost: 0 });
    expect(result.recoils).toEqual(recoils);
  });

  it.each([
    [5, 2, 2],
    [3, 2, 2],
    [2, 2, 1],
    [1, 1, 0],
    [2, 1, 1],
    [0, 2, 0],
    [4, 0, 0],
  ] as const)('NBC-FF-08 afterwards a unit of %i CP with %i stands may put out %i again', (cp, stands, kept) => {
    expect(standsThatMayStay(stands, cp)).toBe(kept);
  });
});

const anyUnit: fc.Arbitrary<Musketeers> = fc.record({
  kind: fc.constantFrom('unit', 'detachment', 'garrison'),
  arm: fc.constantFrom('infantry', 'mixed'),
  cp: fc.integer({ min: 1, max: 14 }),
  stands: fc.constantFrom(0, 1, 2),
  disordered: fc.boolean(),
  cover: fc.constantFrom('none', 'soft', 'hard'),
  quality: fc.constantFrom(1, 2, 3, 4, 5, 6),
  exhaustion: fc.constantFrom(0, 0, 1, 2),
  order: fc.constantFrom(...ORDERS),
  fresh: fc.boolean(),
  battery: fc.option(fc.record({ mobility: fc.constantFrom('foot', 'horse'), firedThisTurn: fc.boolean() }), {
    nil: undefined,
  }),
  commanderNear: fc.boolean(),
  inBuiltUpArea: fc.boolean(),
  onStrongPoint: fc.boolean(),
}) as fc.Arbitrary<Musketeers>;

describe('against a slow count by hand', () => {
  const dice = fc.array(anyFace, { minLength: 60, maxLength: 60 });
  const rulings = anyRulings('ffMinOne', 'ffAttackArt', 'artDoubleUse', 'artBuaDice', 'ffTie');

  it('both sides’ throws, losses and recoil: NBC-FF-02 to NBC-FF-11', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyUnit, anyUnit),
        fc.tuple(dice, dice),
        fc.tuple(fc.constantFrom('front', 'flank', 'rear'), fc.constantFrom('front', 'flank', 'rear')),
        rulings,
        ([attacker, defender], faces, strikes, chosen) => {
          const sides = [
            { role: 'attacker' as const, unit: attacker, target: defender },
            { role: 'defender' as const, unit: defender, target: attacker },
          ].map(({ role, unit, target }, side) => {
            const seen = view({ strikes: strikes[side]! });
            let at = 0;
            const hand = sideByHand(unit, target, role, seen, () => faces[side]![at++]!, chosen);
            const progress = hitThrow(firefightThrow(unit, target, role, seen, chosen).throw, faces[side]!);
            expect(progress).toMatchObject({ done: true, hits: hand.hits });
            expect(progress.rounds.reduce((sum, round) => sum + round.faces.length, 0)).toBe(hand.thrown);
            return hand.hits;
          });
          const [onDefender, onAttacker] = [sides[0]!, sides[1]!];
          const result = firefightResult(
            { target: attacker, hits: onAttacker, aspect: strikes[1]! },
            { target: defender, hits: onDefender, aspect: strikes[0]! },
            chosen,
          );
          const left = { attacker: attacker.cp - onAttacker, defender: defender.cp - onDefender };
          const expected = new Set<string>();
          if (onAttacker > onDefender) expected.add('attacker');
          if (onDefender > onAttacker) expected.add('defender');
          if (onAttacker === onDefender && onAttacker > 0) {
            if (chosen.ffTie === 'both') expected.add('attacker').add('defender');
            if (chosen.ffTie === 'attacker') expected.add('attacker');
          }
          for (const role of ['attacker', 'defender'] as const) {
            const unit = role === 'attacker' ? attacker : defender;
            const hits = role === 'attacker' ? onAttacker : onDefender;
            const gone = left[role] <= 0;
            if (gone) expected.delete(role);
            expect(result[role].cpLost).toBe(gone ? unit.cp : hits);
            expect(result[role].fate).toBe(!gone ? 'good' : unit.kind === 'unit' ? 'broken' : 'eliminated');
            expect(result[role].check !== undefined).toBe(hits > 0 && !gone);
          }
          expect(new Set(result.recoils)).toEqual(expected);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
