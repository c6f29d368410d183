import { describe, expect, it } from 'vitest';
import type { Battle, Unit } from '../../../src/battlefield/battle.ts';
import { sideMenu, unitMenu } from '../../../src/battlefield/menu.ts';
import { CONVERSION_COST } from '../../../src/battlefield/rules/fire/fighters.ts';
import { begin, goTo, play, refusal, small, top } from '../fixtures.ts';

/** Six batteries of Heavy foot guns for the French. */
const park = (battle: Battle): Battle => {
  const { guns } = battle.units;
  const more = ['g2', 'g3', 'g4', 'g5', 'g6'].map((id) => [id, { ...guns!, id } as Unit]);
  return { ...battle, units: { ...battle.units, ...Object.fromEntries(more) } };
};
const fifth = () => goTo(park(begin(small())), 5);
const make = { do: 'convert', unit: 'guns', donors: ['g2', 'g3', 'g4'] } as const;
const through = (battle: Battle, turn: number, phase: number) => goTo(battle, phase, turn);

describe('howitzers made before the battle', () => {
  const start = (id: string) => ({ do: 'convert', unit: id, donors: [] }) as const;

  it('NBC-HOW-01 one battery of four may be howitzers from the start, and costs nothing', () => {
    const before = park(begin(small()));
    expect(unitMenu(before, 'guns')).toContainEqual(start('guns'));
    const made = play(before, start('guns'));
    expect(made.units.guns).toMatchObject({ pieces: 'howitzers', conversion: null });
    expect(made.sides.a).toMatchObject({ convertedIn: 0, rerolls: { used: 0 } });
    // Six batteries allow one, eight two.
    expect(refusal(made, start('g2'))).toBe('howitzers-too-many');
    expect(unitMenu(made, 'g2')).not.toContainEqual(start('g2'));
    expect(refusal(made, start('guns'))).toBe('howitzers-once');
  });

  it('NBC-HOW-01 never Light or horse guns, nor when the battle has begun; the day’s own change stays open', () => {
    const before = park(begin(small()));
    const light = { ...before.units.g2!, card: { ...before.units.g2!.card, weight: 'light' } as never };
    expect(refusal({ ...before, units: { ...before.units, g2: light } }, start('g2'))).toBe('howitzers-not-horse');
    expect(refusal(begin(small()), start('guns'))).toBe('howitzers-too-many');
    expect(refusal(goTo(before, 3), start('guns'))).toBeTruthy();
    const fifth = goTo(play(before, start('guns')), 5);
    expect(play(fifth, { do: 'convert', unit: 'g2', donors: ['g3', 'g4', 'g5'] }).units.g2!.conversion).not.toBeNull();
  });
});

describe('howitzers made during the battle', () => {
  it('NBC-CMA-05 NBC-HOW-02 cost a re-roll die and are done in phase 5 two turns later', () => {
    const begun = play(fifth(), make);
    expect(begun.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    expect(begun.units.guns!.conversion).toEqual({ part: 'converting', done: begun.turn + 2 });
    expect(begun.units.g4!.conversion!.part).toBe('donor');
    expect(through(begun, 3, 4).units.guns!.pieces).toBeNull();
    const done = through(begun, 3, 5);
    expect(done.units.guns).toMatchObject({ pieces: 'howitzers', conversion: null });
    expect(done.units.g2).toMatchObject({ pieces: null, conversion: null });
  });

  it('NBC-HOW-02 three donors, a Re-Roll Die, in phase 5, once a day, and the same conditions for all', () => {
    const five = fifth();
    const a = five.sides.a;
    const withSide = (set: Partial<typeof a>): Battle => ({ ...five, sides: { ...five.sides, a: { ...a, ...set } } });
    const like = (card: object): Battle => {
      const g4 = { ...five.units.g4!, card: { ...five.units.g4!.card, ...card } } as Unit;
      return { ...five, units: { ...five.units, g4 } };
    };
    const donors = (...ids: string[]) => refusal(five, { ...make, donors: ids });
    expect(donors('g2', 'g3')).toBe('howitzers-few-donors');
    expect(donors('g2', 'g3', 'g4', 'g5')).toBe('howitzers-at-most-donors');
    expect([donors('g2', 'g3', 'g3'), donors('g2', 'g3', 'guns')]).toEqual(Array(2).fill('howitzers-one-change'));
    expect(donors('g2', 'g3', 'husson')).toBe('howitzers-cannot-be');
    for (const card of [{ weight: 'light' }, { mobility: 'horse' }, { pieces: 'rockets' }])
      expect(refusal(like(card), make)).toBe('howitzers-cannot-be');
    expect(refusal({ ...five, phase: 4 }, make)).toBe('howitzers-phase');
    expect(refusal(withSide({ rerolls: { ready: 0, used: 4 } }), make)).toBe('howitzers-no-dice');
    expect(refusal({ ...withSide({ convertedIn: 1 }), turn: 2 }, make)).toBe('howitzers-made-today');
    expect(CONVERSION_COST).toMatchObject({ total: 1, unit: 'RRD' });
  });

  it('NBC-HOW-02 meanwhile it does not fire, and its donors hit on 6 alone', () => {
    const fourth = through(play(fifth(), make), 2, 4);
    const volley = play(fourth, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const say = (facts: Record<string, boolean>) => play(volley, { do: 'answer', task: top(volley).id, facts });
    expect(() => say({ 'fires.guns': true })).toThrow(/ask-not-asked/);
    const donor = say({ 'fires.g2': true });
    const thrown = play(
      donor,
      { do: 'enter', task: top(donor).id, slot: 'g2', thing: { pot: { red: 5, white: [5, 6], green: [1, 1] } } },
      { do: 'accept', task: top(donor).id },
    );
    expect(thrown.shots).toMatchObject([{ by: 'g2', hits: 1 }]);
  });

  it('NBC-HOW-02 want three donors, each in one change only, and once a day', () => {
    expect(refusal(fifth(), { ...make, donors: ['g2', 'g3'] })).toBe('howitzers-few-donors');
    expect(refusal(fifth(), { ...make, donors: ['g2', 'g3', 'g3'] })).toBe('howitzers-one-change');
    expect(refusal(fifth(), { ...make, donors: ['g2', 'g3', 'g4', 'g5'] })).toBe('howitzers-at-most-donors');
    expect(refusal(fifth(), { ...make, donors: ['g2', 'g3', 'husson'] })).toBe('howitzers-cannot-be');
    expect(refusal(goTo(park(begin(small())), 4), make)).toBe('howitzers-phase');
    const begun = play(fifth(), make);
    expect(refusal(begun, { ...make, unit: 'g5', donors: ['g2', 'g3', 'g6'] })).toBe('howitzers-cannot-be');
    const done = through(begun, 3, 5);
    expect(refusal(done, { ...make, unit: 'g5', donors: ['g2', 'g3', 'g6'] })).toBe('howitzers-made-today');
  });

  it('NBC-CMA-05 is offered by the menu where four batteries stand', () => {
    expect(sideMenu(fifth(), 'a').filter((one) => one.do === 'convert')).toHaveLength(1);
    expect(sideMenu(fifth(), 'b').filter((one) => one.do === 'convert')).toHaveLength(0);
  });
});
