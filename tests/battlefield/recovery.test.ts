import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type UnitState } from '../../src/battlefield/battle.ts';
import { lossesRecovered } from '../../src/battlefield/ledger/losses.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import {
  lastingLoss,
  mayRecover,
  openRows,
  type RecoveryFacts,
  rally,
  recover,
} from '../../src/battlefield/recovery/recovery.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { RESULTS, type Result } from '../../src/cards/results.ts';
import { answer, begin, goTo, play, refusal, small, top, withUnit } from './fixtures.ts';

/** Eight points, Steady, in command, no enemy near. */
const PLAIN: RecoveryFacts = {
  lost: 0,
  shaken: false,
  disordered: false,
  exhaustion: 0,
  resting: false,
  outOfCommand: false,
  inContactZone: false,
  clear: true,
  detachment: false,
};
const back = (result: Result, special: Partial<RecoveryFacts>, rulings: Rulings = {}) =>
  recover(result, { ...PLAIN, ...special }, rulings);

describe('the recovery table', () => {
  it.each<[Result, points: number, disorder: boolean, tiredness: boolean]>([
    ['VH', 2, true, true],
    ['H', 1, true, false],
    ['N', 0, true, false],
    ['L', 0, false, false],
    ['VL', -1, false, false],
  ])('NBC-REC-02 %s gives %i CP, order %s, breath %s', (result, points, disorder, tiredness) => {
    expect(back(result, { lost: 5, disordered: true, exhaustion: 1, resting: true })).toEqual({
      points,
      disorder,
      tiredness,
    });
  });

  it('NBC-REC-02 each row only where it is open: nothing to win, nothing to lose (AMB-136)', () => {
    for (const result of RESULTS) expect(back(result, {})).toEqual({ points: 0, disorder: false, tiredness: false });
    expect(back('VL', { lost: 1 }).points).toBe(0);
    expect(back('VL', { lost: 2 }).points).toBe(-1);
    expect(back('VL', { lost: 1 }, { vlAlways: 'yes' }).points).toBe(-1);
  });

  it.each([
    [false, 0, 0],
    [false, 1, 0],
    [false, 2, 1],
    [false, 3, 2],
    [false, 6, 2],
    [true, 1, 0],
    [true, 2, 0],
    [true, 3, 1],
    [true, 4, 2],
  ])('NBC-REC-03 shaken %s with %i lost wins back at most %i by a Very High', (shaken, lost, points) => {
    expect(back('VH', { shaken, lost }).points).toBe(points);
  });

  it('NBC-REC-03 NBC-GL-15 a Steady unit stays one below its start, a Shaken one two', () => {
    expect([lastingLoss(false), lastingLoss(true)]).toEqual([1, 2]);
  });

  it('NBC-REC-03 nothing in the Contact Zone, and detachments never', () => {
    expect(back('VH', { lost: 5, inContactZone: true }).points).toBe(0);
    expect(back('VL', { lost: 5, inContactZone: true }).points).toBe(0);
    expect(back('VH', { lost: 5, detachment: true }).points).toBe(0);
  });

  it('NBC-REC-04 order comes back by VH and H anywhere, by N outside the Contact Zone', () => {
    const zone = (inContactZone: boolean) =>
      RESULTS.map((result) => back(result, { disordered: true, inContactZone }).disorder);
    expect(zone(false)).toEqual([true, true, true, false, false]);
    expect(zone(true)).toEqual([true, true, false, false, false]);
  });

  it('NBC-REC-01 and NBC-OCC-01 out of command neither points nor order, but by rest, or at −1 (oocRecovery)', () => {
    const out = { lost: 5, disordered: true, outOfCommand: true };
    expect(back('VH', out)).toMatchObject({ points: 0, disorder: false });
    expect(back('VH', { ...out, resting: true })).toMatchObject({ points: 2, disorder: true });
    expect(back('VH', out, { oocRecovery: 'yesMinus1' })).toMatchObject({ points: 2, disorder: true });
  });

  it('NBC-REC-05 and NBC-EX-03 breath by VH, to the rested, 15 cm from every enemy', () => {
    const tired = { exhaustion: 2, resting: true } as const;
    expect(RESULTS.map((result) => back(result, tired).tiredness)).toEqual([true, false, false, false, false]);
    expect(back('VH', { ...tired, clear: false }).tiredness).toBe(false);
    expect(back('VH', { exhaustion: 2 }).tiredness).toBe(false);
    expect(back('VH', { exhaustion: 2 }, { tiredAny: 'yes' }).tiredness).toBe(true);
  });

  it('NBC-REC-03 whatever is drawn, nobody passes his bound or loses more than a point', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RESULTS),
        fc.integer({ min: 0, max: 8 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (result, lost, shaken, inContactZone, outOfCommand) => {
          const { points } = back(result, { lost, shaken, inContactZone, outOfCommand });
          expect(points).toBeGreaterThanOrEqual(-1);
          if (points > 0) expect(8 - lost + points).toBeLessThanOrEqual(8 - (shaken ? 2 : 1));
        },
      ),
    );
    expect(openRows({ ...PLAIN, lost: 8, shaken: true }).points).toBe(6);
  });
});

const seventh = (set: Partial<UnitState>, rulings: Rulings = {}): Battle =>
  withUnit(goTo(begin(small(), { rulings }), 7), 'husson', set);
const lost = (white: number, red = 0, blue = 0) => ({ white, red, blue });
const asked = (battle: Battle) => play(battle, { do: 'recover', unit: 'husson' });
const rating = (battle: Battle) => {
  const [need] = procedureFor(top(battle).kind).needs(battle, top(battle));
  return need && 'rating' in need ? need.rating : undefined;
};

describe('recovery in a battle', () => {
  it('NBC-REC-01 is in phase 7, for units with something to win, one card each', () => {
    expect(refusal(begin(), { do: 'recover', unit: 'husson' })).toBe('recovery-phase');
    expect(refusal(seventh({}), { do: 'recover', unit: 'husson' })).toBe('recovery-nothing-there');
    // Regular, three lost, so no longer Fresh: 3. Card 6 is Very High.
    const open = asked(seventh({ lost: lost(3) }));
    expect(rating(open)).toBe(3);
    const after = answer(open, { card: { card: 6 } });
    expect(after.units.husson!.lost).toEqual(lost(1));
    expect(refusal(withUnit(after, 'husson', { disordered: true }), { do: 'recover', unit: 'husson' })).toBe(
      'recovery-had-card',
    );
  });

  it('NBC-REC-02 the table says where the enemy is; a Normal in the Contact Zone does not help', () => {
    const open = asked(seventh({ disordered: true }));
    // Fresh and disordered: 3. Cards 17 to 32 are Normal.
    expect(answer(open, { card: { card: 17 } }).units.husson!.disordered).toBe(false);
    expect(answer(open, { card: { card: 17 } }, { inCZ: true }).units.husson!.disordered).toBe(true);
    expect(answer(open, { card: { card: 16 } }, { inCZ: true }).units.husson!.disordered).toBe(false);
  });

  it('NBC-REC-02 a Very Low costs a point, and the last one breaks the unit', () => {
    const start = begin().units.husson!.startCP;
    const hurt = asked(seventh({ lost: lost(start - 1) }));
    expect(answer(hurt, { card: { card: 48 } }).units.husson).toMatchObject({ fate: 'broken', lost: lost(start) });
  });

  it("NBC-REC-02 it is the owner's choice, or every unit must draw (recoverOptional)", () => {
    const may = seventh({ lost: lost(3) });
    expect(play(may, { do: 'next' }).phase).toBe(8);
    const must = seventh({ lost: lost(3) }, { recoverOptional: 'no' });
    expect(refusal(must, { do: 'next' })).toBe('turn-still-to-recover');
    expect(play(answer(asked(must), { card: { card: 20 } }), { do: 'next' }).phase).toBe(8);
  });

  it('NBC-REC-04 NBC-ART-21 the guns of a host recover their order with it and not alone; after a deep ditch it is too early', () => {
    let battle = play(goTo(begin(), 7), { do: 'battery', unit: 'guns', host: 'husson' });
    battle = withUnit(withUnit(battle, 'husson', { disordered: true }), 'guns', { disordered: true });
    const after = answer(asked(battle), { card: { card: 1 } });
    expect([after.units.husson!.disordered, after.units.guns!.disordered]).toEqual([false, false]);
    // NBC-ART-21: never without it.
    expect(refusal(battle, { do: 'recover', unit: 'guns' })).toBe('recovery-nothing-there');
    const alone = withUnit(battle, 'guns', { host: null });
    expect(answer(play(alone, { do: 'recover', unit: 'guns' }), { card: { card: 1 } }).units).toMatchObject({
      husson: { disordered: true },
      guns: { disordered: false },
    });
    const crossings = [{ id: 'ditch', name: 'the ditch', kind: 'ditch' as const }];
    const wet = withUnit(goTo(begin(small({ crossings })), 7), 'husson', {
      disordered: true,
      crossing: { over: 'ditch', at: 'near', since: 0, tried: 1 },
    });
    expect(refusal(wet, { do: 'recover', unit: 'husson' })).toBe('recovery-nothing-there');
  });

  it('NBC-REC-04 looters stay Disordered while they loot, whatever they draw (NBC-BAG-04)', () => {
    expect(refusal(seventh({ disordered: true, looting: true }), { do: 'recover', unit: 'husson' })).toBe(
      'recovery-nothing-there',
    );
    const spent = asked(seventh({ disordered: true, looting: true, lost: lost(4) }));
    expect(answer(spent, { card: { card: 1 } }).units.husson).toMatchObject({ disordered: true, lost: lost(2) });
  });

  it('NBC-REC-01 NBC-REC-05 an enemy within 15 cm ends the rest: no breath, and out of command no points either', () => {
    const resting = asked(seventh({ exhaustion: 1, resting: true, lost: lost(4), facts: { ooc: true } }));
    const far = answer(resting, { card: { card: 1 } });
    expect(far.units.husson).toMatchObject({ exhaustion: 0, resting: false, lost: lost(2), ownOrder: null });
    for (const word of ['close', 'inCZ']) {
      const near = answer(resting, { card: { card: 1 } }, { [word]: true });
      expect(near.units.husson).toMatchObject({ exhaustion: 1, resting: false, lost: lost(4), ownOrder: 'defend' });
    }
  });

  it('NBC-REC-05 who need not rest to breathe is asked for the 15 cm as well (tiredAny)', () => {
    const keys = (rulings: Rulings) => {
      const battle = asked(seventh({ exhaustion: 1, lost: lost(4) }, rulings));
      return procedureFor('recovery').facts!(battle, top(battle)).map(({ key }) => key);
    };
    expect(keys({})).not.toContain('close');
    expect(keys({ tiredAny: 'yes' })).toContain('close');
    const tired = asked(seventh({ exhaustion: 1, lost: lost(4) }, { tiredAny: 'yes' }));
    for (const [close, exhaustion] of [
      [true, 1],
      [false, 0],
    ] as const)
      expect(answer(tired, { card: { card: 1 } }, { close }).units.husson).toMatchObject({
        exhaustion,
        ownOrder: null,
      });
  });

  it('NBC-OCC-02 a unit sent to the rear rests and recovers out of command', () => {
    const rear = asked(seventh({ exhaustion: 2, resting: true, lost: lost(3), facts: { ooc: true } }));
    expect(answer(rear, { card: { card: 1 } }).units.husson).toMatchObject({
      exhaustion: 1,
      resting: true,
      lost: lost(1),
    });
  });

  it('NBC-REC-03 points come back from the red book before the white, and never from the blue', () => {
    expect(lossesRecovered({ lost: lost(2, 1, 3) }, 2)).toEqual(lost(1, 0, 3));
    // Eight points less two given away: six is its start (AMB-139); one lost is the one that stays.
    expect(refusal(seventh({ lost: lost(1, 0, 2) }), { do: 'recover', unit: 'husson' })).toBe('recovery-nothing-there');
  });

  it('NBC-QC-14 an officer with the unit draws on his L', () => {
    const led = play(seventh({ lost: lost(3), exhaustion: 2 }), { do: 'join', officer: 'reille', unit: 'husson' });
    expect(rating(asked(led))).toBe(4);
  });
});

describe('the rally', () => {
  // Start, CP after VH, CP after H; 0 stays Broken. Three quarters and a half, halves up, at most start − 2.
  it.each([
    [1, 0, 0],
    [2, 0, 0],
    [3, 1, 1],
    [4, 2, 2],
    [5, 3, 3],
    [6, 4, 3],
    [7, 5, 4],
    [8, 6, 4],
    [9, 7, 5],
    [10, 8, 5],
    [11, 8, 6],
    [12, 9, 6],
  ])('NBC-RAL-01 and NBC-RAL-02 of %i CP a Very High brings back %i, a High %i', (start, vh, h) => {
    const cp = (result: Result) => {
      const what = rally(result, start);
      return what.kind === 'rallied' ? what.cp : 0;
    };
    expect([cp('VH'), cp('H')]).toEqual([vh, h]);
    for (const result of ['N', 'L'] as const) expect(rally(result, start).kind).toBe('not');
    expect(rally('VL', start).kind).toBe('eliminated');
    const [high, very] = [rally('H', start), rally('VH', start)];
    if (high.kind === 'rallied') expect(high.disordered).toBe(true);
    if (very.kind === 'rallied') expect(very.disordered).toBe(false);
  });

  it('NBC-RAL-02 rounds as the group says (rallyRounding)', () => {
    const cp = (result: Result, start: number, rallyRounding: 'halfUp' | 'floor' | 'ceil') => {
      const what = rally(result, start, { rallyRounding });
      return what.kind === 'rallied' ? what.cp : 0;
    };
    expect(['halfUp', 'floor', 'ceil'].map((how) => cp('VH', 10, how as 'floor'))).toEqual([8, 7, 8]);
    expect(['halfUp', 'floor', 'ceil'].map((how) => cp('H', 5, how as 'floor'))).toEqual([3, 2, 3]);
    // 8.25
    expect(['halfUp', 'floor', 'ceil'].map((how) => cp('VH', 11, how as 'floor'))).toEqual([8, 8, 9]);
  });

  it('NBC-RAL-02 a cap of nothing means it cannot come back, or comes back at one (rallyFloor)', () => {
    expect(rally('VH', 2).kind).toBe('not');
    expect(rally('VH', 2, { rallyFloor: '1' })).toMatchObject({ kind: 'rallied', cp: 1 });
    expect(rally('H', 1, { rallyFloor: '1' })).toMatchObject({ kind: 'rallied', cp: 1, disordered: true });
    // The sum opens into its terms whatever bound it.
    for (const rallyFloor of ['0', '1'] as const)
      for (let start = 1; start <= 14; start++) {
        const back = rally('VH', start, { rallyFloor });
        if (back.kind !== 'rallied') continue;
        expect(back.sum.terms.reduce((sum, { value }) => sum + value, 0)).toBe(back.cp);
        expect(back.cp).toBeLessThanOrEqual(Math.max(start - 2, Number(rallyFloor)));
      }
    expect(rally('VH', 2, { rallyFloor: '1' })).toMatchObject({
      sum: { terms: [{ row: 'NBC-RAL-01' }, { row: 'NBC-RAL-02' }, { row: 'NBC-RAL-02', ruling: 'rallyFloor' }] },
    });
  });

  const broken = (set: Partial<UnitState> = {}, rulings: Rulings = {}) =>
    seventh({ fate: 'broken', lost: lost(begin().units.husson!.startCP), ...set }, rulings);

  it('NBC-RAL-03 and NBC-GL-15 who rallies is Shaken, as tired as before, and writes in the red book', () => {
    // Regular, never Fresh: 3. Card 1 is Very High: three quarters of 6 is 4.5, so 5, but at most 4.
    const start = begin().units.husson!.startCP;
    expect(start).toBe(6);
    const open = asked(broken({ exhaustion: 1 }));
    expect(rating(open)).toBe(2);
    const after = answer(open, { card: { card: 1 } });
    expect(after.units.husson).toMatchObject({
      fate: 'good',
      shaken: true,
      exhaustion: 1,
      disordered: false,
      lost: lost(2),
    });
    const hit = play(after, { do: 'hits', unit: 'husson', hits: 1, cause: 'other', aspect: 'front' });
    expect(hit.units.husson!.lost).toEqual(lost(2, 1));
    expect(currentCP(hit.units.husson!)).toBe(3);
    // Shaken it cannot pass start − 2: one point.
    const later = withUnit(hit, 'husson', { restedIn: 0, hurt: null });
    expect(answer(asked(later), { card: { card: 1 } }).units.husson!.lost).toEqual(lost(2, 0));
  });

  it('NBC-RAL-01 a High brings it back disordered, a Normal leaves it for next turn, a Very Low ends it', () => {
    const open = asked(broken());
    expect(answer(open, { card: { card: 7 } }).units.husson).toMatchObject({
      fate: 'good',
      disordered: true,
      lost: lost(3),
    });
    const still = answer(open, { card: { card: 17 } });
    expect(still.units.husson!.fate).toBe('broken');
    expect(refusal(still, { do: 'recover', unit: 'husson' })).toBe('recovery-had-card');
    expect(play(goTo(goTo(still, 1, 2), 7), { do: 'recover', unit: 'husson' }).agenda).toHaveLength(1);
    expect(answer(open, { card: { card: 48 } }).units.husson!.fate).toBe('eliminated');
  });

  it('NBC-RAL-01 a second break takes one off for being Shaken', () =>
    expect(rating(asked(broken({ shaken: true })))).toBe(2));

  it('NBC-RAL-01 out of command it rallies at −1, or not at all (oocRally)', () => {
    const open = (oocRally: 'yes' | 'no') => asked(broken({}, { oocRally }));
    const out = play(open('yes'), { do: 'answer', task: top(open('yes')).id, facts: { ooc: true } });
    expect(rating(out)).toBe(2);
    expect(answer(open('yes'), { card: { card: 1 } }, { ooc: true }).units.husson!.fate).toBe('good');
    expect(answer(open('no'), { card: { card: 1 } }, { ooc: true }).units.husson!.fate).toBe('broken');
  });

  it('NBC-RAL-01 comes after recovery where that is no choice, and in phase 7 only', () => {
    const both = withUnit(broken({}, { recoverOptional: 'no' }), 'campi', { lost: lost(3) });
    expect(refusal(both, { do: 'recover', unit: 'husson' })).toBe('rally-recovery-first');
    expect(refusal(withUnit(begin(), 'husson', { fate: 'broken' }), { do: 'recover', unit: 'husson' })).toBe(
      'recovery-phase',
    );
    expect(refusal(broken({ fate: 'off-table' }), { do: 'recover', unit: 'husson' })).toMatch(/\w/);
  });

  it('NBC-RAL-02 what was given to detachments is no part of its start (AMB-139)', () => {
    // Six less two given: four, so two come back and the blue stay gone.
    const after = answer(asked(broken({ lost: lost(4, 0, 2) })), { card: { card: 1 } });
    expect(after.units.husson).toMatchObject({ fate: 'good', lost: lost(2, 0, 2) });
    expect(currentCP(after.units.husson!)).toBe(2);
  });
});

it('NBC-REC-01 what a viewer knows of a unit whose host he may not see is read without it', () => {
  const battle: Battle = { ...begin(), phase: 6, agenda: [], action: { formation: 'ii', step: 'administration' } };
  const hidden = withUnit(battle, 'guns', { host: 'not in this view', disordered: true });
  expect(() => mayRecover(hidden, hidden.units.guns!)).not.toThrow();
});
