import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGarrison,
  forcedOutWhenLosing,
  GARRISON,
  GARRISON_HINTS,
  type GarrisonFacts,
  garrisonClock,
  garrisonFate,
  garrisonFits,
  lossesFallOn,
  mayAttackOut,
  mayFightAcross,
  mayGarrison,
  type OccupiedTurn,
  occupiedMinutes,
} from '../../../src/battlefield/special-troops/garrisons.ts';

const facts = (more: Partial<GarrisonFacts> = {}): GarrisonFacts => ({
  donor: { arm: 'infantry', cp: 7, quality: 4 },
  cp: 3,
  limit: 10,
  minutes: 60,
  ...more,
});
const held = (minutes: number, more: Partial<OccupiedTurn> = {}): OccupiedTurn => ({ minutes, held: true, ...more });

describe('the clock', () => {
  it('NBC-GAR-02 sixty minutes of Time Cards, that of the turn of entry among them (AMB-133)', () => {
    expect(garrisonClock([held(20, { entered: true }), held(25)])).toMatchObject({
      minutes: { total: 45 },
      ready: false,
    });
    expect(garrisonClock([held(20, { entered: true }), held(25), held(15)])).toMatchObject({ ready: true });
    const later = garrisonClock([held(20, { entered: true }), held(25), held(15)], { garrisonEntryTurn: 'doesNot' });
    expect(later).toMatchObject({ minutes: { total: 40 }, ready: false });
  });

  it('NBC-GAR-02 a turn under attack counts nothing but does not reset, leaving does', () => {
    const turns = [held(20, { entered: true }), held(30, { attacked: true }), held(20)];
    expect(garrisonClock(turns).minutes.total).toBe(40);
    expect(garrisonClock([...turns, { minutes: 20, held: false }]).minutes.total).toBe(0);
    expect(garrisonClock([...turns, { minutes: 20, held: false }, held(15, { entered: true })]).minutes.total).toBe(15);
  });

  it('NBC-GAR-02 kept turn by turn it shows the same minutes', () => {
    const turn = fc.record({
      minutes: fc.constantFrom(10, 15, 20, 25, 45),
      held: fc.boolean(),
      entered: fc.boolean(),
      attacked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(turn), fc.constantFrom('counts', 'doesNot'), (turns, garrisonEntryTurn) => {
        const rulings = { garrisonEntryTurn };
        const kept = turns.reduce((minutes, each) => occupiedMinutes(minutes, each, rulings), 0);
        expect(garrisonClock(turns, rulings).minutes.total).toBe(kept);
      }),
    );
  });
});

describe('making one', () => {
  it('NBC-GAR-02 one CP to all of the donor, of its quality, without skirmishers', () => {
    expect(mayGarrison(facts()).ok).toBe(true);
    expect(mayGarrison(facts({ minutes: 59 }))).toMatchObject({ ok: false, row: 'NBC-GAR-02' });
    expect(mayGarrison(facts({ cp: 8 })).ok).toBe(false);
    expect(mayGarrison(facts({ cp: 0 })).ok).toBe(false);
    expect(createGarrison(facts())).toMatchObject({
      garrison: { cp: 3, quality: 4, skirmish: 0 },
      donorCP: { total: 4 },
      converted: false,
      donorForcedOut: false,
    });
    expect(createGarrison(facts({ cp: 7 }))).toMatchObject({ converted: true, donorCP: { total: 0 } });
  });

  it('NBC-GAR-02 cavalry on foot makes none', () => {
    const donor = { arm: 'cavalry', cp: 3, quality: 3, dismounted: true } as const;
    expect(mayGarrison(facts({ donor }))).toMatchObject({ ok: false, row: 'NBC-GAR-02' });
  });

  it('NBC-GAR-03 garrison and Support keep within the limit together, or the Support is forced out at once', () => {
    expect(garrisonFits(4, 6, 10)).toBe(true);
    expect(garrisonFits(4, 7, 10)).toBe(false);
    const big = facts({ donor: { arm: 'infantry', cp: 11, quality: 3 }, cp: 4 });
    expect(createGarrison(big).donorForcedOut).toBe(true);
    expect(mayGarrison(facts({ ...big, cp: 11 }))).toMatchObject({ ok: false, row: 'NBC-GAR-03' });
    expect(mayGarrison(facts({ cp: 3, present: 8 }))).toMatchObject({ ok: false, row: 'NBC-GAR-03' });
  });

  it('NBC-GAR-10 a detachment left behind may do the hour, and until then it can be forced out', () => {
    expect(mayGarrison(facts({ donor: { arm: 'infantry', cp: 2, quality: 4 }, cp: 2 })).ok).toBe(true);
    expect(forcedOutWhenLosing('detachment')).toBe(true);
  });

  it('NBC-GAR-11 Mixed units make none', () => {
    const donor = { arm: 'mixed', cp: 7, quality: 3 } as const;
    expect(mayGarrison(facts({ donor }))).toMatchObject({ ok: false, row: 'NBC-GAR-11' });
    expect(mayGarrison(facts({ donor: { ...donor, arm: 'artillery' } })).ok).toBe(false);
  });
});

describe('what it is', () => {
  it('NBC-GAR-01 infantry in an area or works that is Eliminated or stays, never forced out', () => {
    expect(mayGarrison(facts({ donor: { arm: 'cavalry', cp: 5, quality: 3 } }))).toMatchObject({ row: 'NBC-GAR-01' });
    expect(forcedOutWhenLosing('garrison')).toBe(false);
    expect(forcedOutWhenLosing('unit')).toBe(true);
    expect(garrisonFate(1)).toBe('good');
  });

  it('NBC-GAR-04 losses fall on the Supporting Unit while there is one', () => {
    expect(lossesFallOn(true)).toBe('support');
    expect(lossesFallOn(false)).toBe('garrison');
  });

  it('NBC-GAR-05 no skirmishing and no firefight across its walls', () => {
    expect(GARRISON.skirmish).toBe(0);
    expect(
      (['skirmish', 'firefight', 'artillery', 'close-combat'] as const).filter((how) => mayFightAcross(how).ok),
    ).toEqual(['artillery', 'close-combat']);
  });

  it('NBC-GAR-06 the Supporting Unit may attack out of the area', () => {
    expect(mayAttackOut('support').ok).toBe(true);
  });

  it('NBC-GAR-08 always hard cover, a Contact Zone, no flanks, no threat to flanks, never out of command', () => {
    expect(GARRISON).toMatchObject({
      cover: 'hard',
      hasContactZone: true,
      hasFlanks: false,
      threatensFlanks: false,
      outOfCommand: false,
    });
  });

  it('NBC-GAR-09 three hints, that bind nobody', () => {
    expect(GARRISON_HINTS).toHaveLength(3);
    expect(GARRISON_HINTS.every((each) => each.row === 'NBC-GAR-09')).toBe(true);
  });

  it('NBC-GAR-11 in no formation, it neither moves nor attacks, and Broken it is Eliminated', () => {
    expect(GARRISON).toMatchObject({ inFormation: false, moves: false, attacks: false });
    expect(mayAttackOut('garrison')).toMatchObject({ ok: false, row: 'NBC-GAR-11' });
    expect(garrisonFate(0)).toBe('eliminated');
  });
});

describe('fighting for one', () => {
  it('NBC-GAR-07 the captors garrison it without a clock, in the turn after they came in', () => {
    expect(mayGarrison(facts({ minutes: 0, captured: { turnsHeld: 0 } }))).toMatchObject({ row: 'NBC-GAR-07' });
    expect(mayGarrison(facts({ minutes: 0, captured: { turnsHeld: 1 } })).ok).toBe(true);
  });
});
