import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import { changeCost, lapelsCost } from '../../src/battlefield/command/orders.ts';
import {
  distanceCost,
  initialStock,
  mayRethrow,
  plainCost,
  type Rethrown,
  recovered,
  stockUnderSuccessor,
} from '../../src/battlefield/ledger/re-roll-dice.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { CONVERSION_COST } from '../../src/battlefield/rules/fire/fighters.ts';
import { engineerTransfer } from '../../src/battlefield/rules/special-troops/engineers.ts';
import { startTrainCost } from '../../src/battlefield/rules/special-troops/trains.ts';
import { view } from '../../src/battlefield/view.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Reckoning } from '../../src/engine/reckoning.ts';
import { plain } from '../plain.ts';
import { answer, begin, goTo, into, play, refusal, SMALL, small, told, top } from './fixtures.ts';

const used = (battle: Battle, n: number, side: 'a' | 'b' = 'a') => {
  const { ready, used: gone } = battle.sides[side].rerolls;
  return play(battle, { do: 'set', what: 'side', id: side, set: { ready: ready - n, used: gone + n } });
};
/** The open question with something thrown, so that a re-throw would be offered. */
const offered = (battle: Battle) => {
  const thrown = play(battle, { do: 'throw', task: top(battle).id });
  return (procedureFor(top(battle).kind).again?.(thrown, top(thrown)) ?? []).map(({ side }) => side);
};

describe('re-roll dice', () => {
  it.each([1, 2, 3, 4, 5, 6])('NBC-RR-01 and NBC-CMD-01 an army commander of A%i begins with as many', (A) => {
    expect(initialStock(A)).toEqual({ ready: A, used: 0 });
    const { rerolls } = begin(
      small({
        sides: { ...SMALL.sides, a: { ...SMALL.sides.a, commander: { ...SMALL.sides.a.commander, A: A as 1 } } },
      }),
    ).sides.a;
    expect(rerolls).toEqual({ ready: A, used: 0 });
  });

  it('NBC-RR-02 a used die comes back on 4, 5 or 6', () => {
    expect(([1, 2, 3, 4, 5, 6] as const).map((face) => recovered([face]))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(recovered([])).toBe(0);
  });

  it('NBC-RR-02 and NBC-CMD-01 each later turn throws one die for each used one; the rest wait for the next', () => {
    const second = into(used(begin(), 3), 1, 2);
    expect(top(second)).toMatchObject({ kind: 'recover-rerolls', side: 'a' });
    const [need] = procedureFor('recover-rerolls').needs(second, top(second));
    expect(need).toMatchObject({ want: 'dice', dice: 3 });
    const after = answer(second, { dice: { dice: [3, 4, 6] } });
    expect(after.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    const third = into(after, 1, 3);
    expect(procedureFor('recover-rerolls').needs(third, top(third))[0]).toMatchObject({ dice: 1 });
  });

  it('NBC-RR-02 tells how many are ready and how many stay used: two of three back leave three and one', () => {
    const second = into(used(begin(), 3), 1, 2);
    const thrown = play(second, { do: 'enter', task: top(second).id, slot: 'dice', thing: { dice: [3, 4, 6] } });
    const { means, part, sums } = procedureFor('recover-rerolls').reading(thrown, top(thrown));
    expect([means, part]).toEqual([{ code: 'reroll-means', args: { back: 2, least: 4, ready: 3, used: 1 } }, '2']);
    expect(sums.map(({ terms, total }) => [terms.map(({ value }) => value), total])).toEqual([[[1, 2], 3]]);
    expect(told(thrown, { do: 'accept', task: top(thrown).id })).toContainEqual(
      expect.objectContaining({ code: 'reroll-log-back', args: expect.objectContaining({ back: 2, used: 3 }) }),
    );
  });

  it('NBC-RR-02 nothing is thrown where nothing was used, and nobody throws those dice again (AMB-05)', () => {
    expect(into(begin(), 1, 2).agenda).toEqual([]);
    expect(offered(into(used(begin(), 2), 1, 2))).toEqual([]);
  });

  it('NBC-RR-02 no more come back than are used by now', () => {
    const second = into(used(begin(), 3), 1, 2);
    const thrown = play(second, { do: 'enter', task: top(second).id, slot: 'dice', thing: { dice: [6, 6, 6] } });
    const fewer = play(thrown, { do: 'set', what: 'side', id: 'a', set: { ready: 3, used: 1 } });
    expect(play(fewer, { do: 'accept', task: top(fewer).id }).sides.a.rerolls).toEqual({ ready: 4, used: 0 });
  });

  it('NBC-RR-03 buys another card as often as dice last, for better or worse, and not from the other side', () => {
    let battle = play(begin(), { do: 'check', unit: 'husson' });
    const id = top(battle).id;
    battle = play(battle, { do: 'enter', task: id, slot: 'card', thing: { card: 1 } });
    for (let n = 1; n <= 4; n += 1) {
      battle = play(battle, { do: 'again', task: id, slot: 'card', side: 'a', thing: { card: 40 + n } });
      expect(battle.sides.a.rerolls).toEqual({ ready: 4 - n, used: n });
    }
    expect(top(battle).rolls[0]!.thing).toEqual({ card: 44 });
    expect(top(battle).rolls[0]!.again).toHaveLength(4);
    expect(refusal(battle, { do: 'again', task: id, slot: 'card', side: 'a' })).toBe('reroll-none-left');
    expect(refusal(battle, { do: 'again', task: id, slot: 'card', side: 'b' })).toMatch(/ask-not-again/);
  });

  it("NBC-RR-03 works on the app's cards and the table's own alike", () => {
    let battle = play(begin(), { do: 'check', unit: 'husson' });
    battle = play(battle, { do: 'throw', task: top(battle).id });
    const app = play(battle, { do: 'again', task: top(battle).id, slot: 'card', side: 'a' });
    expect(top(app).rolls[0]).toMatchObject({ own: false });
    expect(app.thrown).not.toEqual(battle.thrown);
    const own = play(battle, { do: 'again', task: top(battle).id, slot: 'card', side: 'a', thing: { result: 'VL' } });
    expect(top(own).rolls[0]).toMatchObject({ own: true, thing: { result: 'VL' } });
    expect(own.thrown).toEqual(battle.thrown);
    const impossible: Thing = { card: 99 };
    expect(refusal(battle, { do: 'again', task: top(battle).id, slot: 'card', side: 'a', thing: impossible })).toBe(
      'own-card-unknown',
    );
  });

  it('NBC-RR-03 the time card may be turned again by either side, unless the group forbids it (rrdTimeCard)', () => {
    expect(offered(into(begin(), 8))).toEqual(['a', 'b']);
    expect(offered(into(begin(small(), { rulings: { rrdTimeCard: 'no' } }), 8))).toEqual([]);
  });

  it.each<[Rethrown, boolean]>([
    ['quality-card', true],
    ['disorder-card', true],
    ['crossing', true],
    ['end-of-a-lull', true],
    ['officer-alone', false],
  ])('NBC-RR-03 NBC-RR-04 %s may be thrown again: %s, whatever the group decides', (what, may) => {
    expect(mayRethrow(what)).toBe(may);
    expect(mayRethrow(what, { rrdMovement: 'no', rrdTimeCard: 'no', rrdEngineer: 'no', rrdOfficerInjury: 'yes' })).toBe(
      may,
    );
  });

  it.each<[Rethrown, boolean, Rulings]>([
    ['movement', true, { rrdMovement: 'no' }],
    ['time-card', true, { rrdTimeCard: 'no' }],
    ['engineers', true, { rrdEngineer: 'no' }],
    ['officer-with-a-unit', false, { rrdOfficerInjury: 'yes' }],
  ])('NBC-RR-03 NBC-RR-04 %s may be thrown again: %s, or as the group says (AMB-05)', (what, may, other) => {
    expect(mayRethrow(what)).toBe(may);
    expect(mayRethrow(what, other)).toBe(!may);
  });

  it('NBC-RR-04 is never offered for weather, its strength or the fog', () => {
    expect(offered(into(begin(), 9))).toEqual([]);
    expect(
      offered(into(begin(small({ sky: { weather: 'rain' } }), { rulings: { fixedWeatherIntensity: 'throw' } }), 9)),
    ).toEqual([]);
    expect(offered(into(begin(small({ sky: { weather: 'bright', fog: { target: 50 } } })), 9))).toEqual([]);
  });

  it('NBC-RR-05 every spend goes from ready to used, and the headquarters on the move uses all', () => {
    const moved = play(goTo(begin(), 5), { do: 'headquarters', side: 'a' });
    expect(moved.sides.a.rerolls).toEqual({ ready: 0, used: 4 });
    expect(moved.sides.b.rerolls).toEqual({ ready: 5, used: 0 });
  });

  const transfer = engineerTransfer({ at: 'park' }, { at: 'commander', formation: 'ii' });
  it.each<[string, Reckoning, number]>([
    ['a re-throw of anything', plainCost(), 1],
    ["the losing commander's re-throw, within visibility", distanceCost(plain('Re-throw'), false, 'NBC-CCD-07'), 1],
    ["the losing commander's re-throw, beyond it", distanceCost(plain('Re-throw'), true, 'NBC-CCD-07'), 2],
    ['an order change, within visibility', changeCost({ awkward: null }, false), 1],
    ['an order change, beyond it', changeCost({ awkward: null }, true), 2],
    ['the same of an awkward commander', changeCost({ awkward: { extra: 1 } }, true), 3],
    ['an order by the lapels', lapelsCost({ awkward: null }), 1],
    ['a howitzer battery made', CONVERSION_COST, 1],
    ['engineers from the park to a commander', transfer.ok ? transfer.cost : plainCost(), 1],
    ['a pontoon train set in motion', startTrainCost('pontoon'), 1],
    ['the baggage set in motion', startTrainCost('baggage'), 1],
  ])('NBC-RR-05 %s', (_what, cost, dice) => {
    expect([cost.total, cost.unit]).toEqual([dice, 'RRD']);
    expect(cost.terms.every((one) => one.row !== undefined)).toBe(true);
  });

  it('NBC-RR-05 a re-throw of who acts first costs one, once for each side', () => {
    let battle = play(begin(), { do: 'first' });
    const id = top(battle).id;
    for (const [slot, face] of [
      ['a', 2],
      ['b', 5],
    ] as const)
      battle = play(battle, { do: 'enter', task: id, slot, thing: { dice: [face] } });
    battle = play(battle, { do: 'again', task: id, slot: 'a', side: 'a', thing: { dice: [6] } });
    expect(battle.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    expect(refusal(battle, { do: 'again', task: id, slot: 'a', side: 'a' })).toMatch(/ask-not-again/);
    expect(told(battle, { do: 'accept', task: id })).toMatchObject([
      { code: 'first-log', args: { side: { id: 'a' } } },
    ]);
  });

  it('NBC-RR-01 how many are ready is for the owner to see, or for all (rrdCount)', () => {
    const one = { keeps: 'a' } as const;
    expect(view(begin(small(), one), 'a').rerolls).toEqual({ a: 4, b: null });
    expect(view(begin(small(), one), 'a').battle.sides.b.rerolls).toEqual({ ready: 0, used: 0 });
    expect(view(begin(small(), { ...one, rulings: { rrdCount: 'public' } }), 'a').rerolls).toEqual({ a: 4, b: 5 });
    expect(view(begin(), 'umpire').rerolls).toEqual({ a: 4, b: 5 });
  });

  it.each([
    // Ready and used before, the successor's A, ready and used after.
    [3, 1, 2, 2, 0],
    [1, 3, 3, 1, 2],
    [1, 1, 3, 1, 1],
    [0, 4, 1, 0, 1],
  ])(
    'NBC-RR-01 %i ready and %i used under a successor of A%i: all, or %i and %i (acReplacedRRD)',
    (ready, used, A, kept, out) => {
      expect(stockUnderSuccessor({ ready, used }, A)).toEqual({ ready, used });
      expect(stockUnderSuccessor({ ready, used }, A, { acReplacedRRD: 'capToNewA' })).toEqual({
        ready: kept,
        used: out,
      });
    },
  );

  it("NBC-RR-01 stay with the army when its commander falls, or are capped at his successor's A (acReplacedRRD)", () => {
    for (const [acReplacedRRD, rerolls] of [
      ['keep', { ready: 4, used: 0 }],
      ['capToNewA', { ready: 3, used: 0 }],
    ] as const) {
      const fallen = play(begin(small(), { rulings: { acReplacedRRD } }), {
        do: 'set',
        what: 'officer',
        id: 'ac-a',
        set: { fate: 'injured' },
      });
      expect(goTo(fallen, 6).sides.a.rerolls).toEqual(rerolls);
    }
  });
});
