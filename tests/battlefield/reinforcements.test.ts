import { describe, expect, it } from 'vitest';
import { arrivalRating, awaited, dueNow } from '../../src/battlefield/arrivals/reinforcements.ts';
import { type Battle, unitsOf } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { say } from '../../src/engine/message.ts';
import { answer, begin, cavalry, goTo, infantry, into, play, refusal, SMALL, small, told, top } from './fixtures.ts';

const at = (battle: Battle, minutes: number) => play(battle, { do: 'set', what: 'clock', minutes });
const due = (rulings: Rulings = {}) => into(at(begin(small(), { rulings }), 630), 2);

describe('reinforcements', () => {
  it('NBC-RNF-01 and NBC-TIM-02 may come from their time on, in phase 2', () => {
    expect(dueNow(begin())).toEqual([]);
    expect(dueNow(at(begin(), 629))).toEqual([]);
    expect(dueNow(at(begin(), 630)).map(({ id }) => id)).toEqual(['r-guards']);
    expect(dueNow(at(begin(), 800))).toHaveLength(1);
    expect(into(begin(), 2).agenda).toEqual([]);
    expect(top(due())).toMatchObject({ kind: 'arrival', formation: 'guards', side: 'b' });
  });

  // Cooke, A3: Very High to 6, High to 16, Normal to 32.
  it.each([
    [1, true],
    [16, true],
    [32, true],
    [33, false],
    [48, false],
  ])('NBC-RNF-02 card %i at A3 brings them: %s', (card, comes) => {
    const after = answer(due(), { card: { card } });
    expect(after.units.maitland!.present).toBe(comes);
    expect(after.formations.guards!.present).toBe(comes);
    expect(awaited(after)).toHaveLength(comes ? 0 : 1);
  });

  it('NBC-RNF-02 who does not come tries again next turn, and a re-roll die draws again', () => {
    const late = answer(due(), { card: { card: 48 } });
    expect(top(into(goTo(late, 1, 2), 2)).kind).toBe('arrival');
    const drawn = play(due(), { do: 'enter', task: top(due()).id, slot: 'card', thing: { card: 48 } });
    const again = play(drawn, { do: 'again', task: top(drawn).id, slot: 'card', side: 'b', thing: { card: 1 } });
    expect(again.sides.b.rerolls).toEqual({ ready: 4, used: 1 });
  });

  it.each([
    [{}, 3],
    [{ reinfRating: 'T' }, 5],
    [{ reinfRating: 'L' }, 4],
  ] as const)('NBC-RNF-02 NBC-QC-15 the rating asked under %o is %i of A3, T5, L4 (AMB-60)', (rulings, rating) => {
    expect(arrivalRating({ id: 'ross', name: 'Ross', A: 3, T: 5, L: 4 }, rulings).total).toBe(rating);
  });

  it('NBC-RNF-02 a card of 33 brings them where L4 is asked (reinfRating)', () => {
    // L4: Normal to 37.
    expect(answer(due({ reinfRating: 'L' }), { card: { card: 33 } }).formations.guards!.present).toBe(true);
  });

  it('NBC-RNF-03 and NBC-ORD-21 get an order and act in phase 6 of the same turn', () => {
    const fact = procedureFor('arrival').facts!(due(), top(due()))[0]!;
    expect(fact.value).toBe('attack');
    expect(fact.options!.map(({ value }) => value)).toEqual([
      'attack',
      'pursue',
      'defend',
      'pull-back',
      'withdraw',
      'hold',
      'redeploy',
      'strategic',
    ]);
    const come = answer(due(), { card: { card: 1 } }, { order: 'hold' });
    expect(come.formations.guards).toMatchObject({ present: true, order: 'hold' });
    expect(come.formations.guards!.card).toBe('away');
    const six = goTo(come, 6);
    expect(six.formations.guards!.card).toBe('hand');
    expect(play(six, { do: 'choose', side: 'b', card: { formation: 'guards' } }).sides.b.chosen).toEqual({
      formation: 'guards',
    });
  });

  it('NBC-RNF-03 one planned on Strategic Movement may still be given any order (NBC-ORD-21)', () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const marching = small({
      sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [picton!, { ...guards!, order: 'strategic' }] } },
    });
    const battle = into(at(begin(marching), 630), 2);
    expect(answer(battle, { card: { card: 1 } }, { order: 'attack' }).formations.guards!.order).toBe('attack');
  });

  it('NBC-RNF-03 NBC-RNF-04 says where they wait; and as they come on, that enemies near, garrisons apart, stand back to 15 cm', () => {
    const drawn = play(due(), { do: 'enter', task: top(due()).id, slot: 'card', thing: { card: 1 } });
    expect(procedureFor('arrival').reading(drawn, top(drawn)).means).toEqual(
      say('arrival-means', { where: 'the Nivelles road' }),
    );
    const six = goTo(play(drawn, { do: 'accept', task: top(drawn).id }), 6);
    expect(told(six, { do: 'acts', formation: 'guards', command: 'under' })).toContainEqual(
      say('arrival-enters', {
        units: [{ id: 'maitland', name: 'Maitland' }],
        where: 'the Nivelles road',
        zone: 10,
        cm: 15,
      }),
    );
  });

  it('NBC-RNF-04 before they come none of them is on the table', () => {
    expect(begin().units.maitland!.present).toBe(false);
    expect(refusal(begin(), { do: 'hits', unit: 'maitland', hits: 1, cause: 'artillery', aspect: 'front' })).toBe(
      'fight-not-on-table',
    );
    expect(refusal(begin(), { do: 'check', unit: 'maitland' })).toBe('fight-not-on-table');
  });

  describe('by division', () => {
    const many = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8'];
    /** Picton with five units here and three that come at 10:30. */
    const divided = (rulings: Rulings = {}) =>
      begin(
        small({
          sides: {
            ...SMALL.sides,
            b: {
              ...SMALL.sides.b,
              formations: [
                {
                  ...SMALL.sides.b.formations[0]!,
                  units: many.map((id) => (id === 'u8' ? cavalry(id, id, id) : infantry(id, id, id))),
                },
                SMALL.sides.b.formations[1]!,
              ],
            },
          },
          reinforcements: [
            { id: 'r1', side: 'b', formation: 'picton', at: 630, where: 'the wood', units: ['u6', 'u7', 'u8'] },
          ],
        }),
        { rulings },
      );
    const arrived = (rulings: Rulings = {}, lostFirst = 0) => {
      let battle = divided(rulings);
      for (const id of many.slice(0, lostFirst))
        battle = play(battle, { do: 'set', what: 'unit', id, set: { fate: 'eliminated' } });
      return answer(into(at(battle, 630), 2), { card: { card: 1 } });
    };

    it('NBC-RNF-05 a later division raises the radius: 5 × 2.3 is 12, 8 × 2.3 is 18', () => {
      expect(divided().formations.picton!.radius).toBe(12);
      const after = arrived();
      expect(after.formations.picton).toMatchObject({ radius: 18, startUnits: 8, order: 'defend' });
      expect(unitsOf(after, 'picton').every((unit) => unit.present)).toBe(true);
    });

    it('NBC-SCN-13 a formation has had all its units, lost ones too', () => {
      expect(arrived({}, 2).formations.picton!.startUnits).toBe(8);
    });

    it('NBC-RNF-05 it is reckoned from the survivors, or from all there ever were (radiusCount); it never falls', () => {
      // Two lost: 3 and 3 are 6 × 2.3 = 13.8.
      expect(arrived({}, 2).formations.picton!.radius).toBe(14);
      expect(arrived({ radiusCount: 'original' }, 2).formations.picton!.radius).toBe(18);
      // All five lost: 3 × 2.3 is 7, less than the 12 it was.
      expect(arrived({}, 5).formations.picton!.radius).toBe(12);
    });

    it('NBC-RNF-03 a division that joins its formation asks for no new order', () => {
      const battle = into(at(divided(), 630), 2);
      expect(procedureFor('arrival').facts!(battle, top(battle))).toEqual([]);
    });
  });
});
