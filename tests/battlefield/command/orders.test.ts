import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, type Formation, staysBehind, type Unit } from '../../../src/battlefield/battle.ts';
import { commanderFacts } from '../../../src/battlefield/command/commander-checks.ts';
import {
  afterActionCost,
  changeCost,
  givable,
  lapelsCost,
  mayChangeOrder,
  ordersToGive,
  receivesNow,
  saidFar,
} from '../../../src/battlefield/command/orders.ts';
import { unitMenu } from '../../../src/battlefield/menu.ts';
import { mayBeOutOfCommand } from '../../../src/battlefield/quality-check.ts';
import {
  isKeen,
  normalStance,
  orderNumber,
  shiftedOrder,
  temperByGreen,
} from '../../../src/battlefield/rules/command/order-ladder.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { type ArmyType, ORDERS, type Order } from '../../../src/book/terms.ts';
import type { Result } from '../../../src/cards/results.ts';
import { answer, begin, eventsOf, goTo, into, play, refusal, SMALL, small, story, top, withUnit } from '../fixtures.ts';

/** II Corps acts, its commander under command or not. */
const acting = (
  rulings: Rulings = {},
  how: 'under' | 'not' = 'under',
  from = small(),
  away = false,
  side: 'a' | 'b' = 'a',
): Battle => {
  let battle = goTo(begin(from, { rulings }), 5);
  if (away) battle = play(battle, { do: 'commander', side, atHQ: false });
  battle = play(
    goTo(battle, 6),
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  battle = play(battle, { do: 'decide', task: top(battle).id, choice: side });
  battle = play(battle, { do: 'decide', task: top(battle).id, choice: how });
  return top(battle) ? play(battle, { do: 'decide', task: top(battle).id, choice: 'N' }) : battle;
};
const fallen = (battle: Battle, id: string): Battle => {
  const officers = { ...battle.officers, [id]: { ...battle.officers[id]!, fate: 'injured' as const } };
  return { ...battle, officers };
};
const commandedBy = (battle: Battle, commander: string): Battle => ({
  ...battle,
  formations: { ...battle.formations, ii: { ...battle.formations.ii!, commander } },
});
const later = (battle: Battle) => {
  let now = battle;
  while (now.action!.step !== 'administration') now = play(now, { do: 'next' });
  return now;
};
const give = (order: Order, far = false, formation = 'ii') => ({ do: 'order', formation, order, far }) as const;
const rrd = (battle: Battle, side: 'a' | 'b' = 'a') => battle.sides[side].rerolls;

describe('the orders', () => {
  it('NBC-ORD-01 are thirteen: ten on the ladder from 10 to 1, three off it', () => {
    expect(ORDERS.map((order) => [orderNumber(order), normalStance(order), isKeen(order)])).toEqual([
      [10, 'pursue', true],
      [9, 'pursue', false],
      [8, 'attack', true],
      [7, 'attack', false],
      [6, 'defend', true],
      [5, 'defend', false],
      [4, 'pull-back', false],
      [3, 'pull-back', true],
      [2, 'withdraw', false],
      [1, 'withdraw', true],
      [null, 'hold', false],
      [null, 'redeploy', false],
      [null, 'strategic', false],
    ]);
  });

  it('NBC-ORD-01 are given in the Normal stance, or in any where the group says so (allowKeenOrders)', () => {
    expect(givable()).toEqual(['pursue', 'attack', 'defend', 'pull-back', 'withdraw', 'hold', 'redeploy', 'strategic']);
    expect(givable({ allowKeenOrders: 'yes' })).toEqual(ORDERS);
    expect(refusal(acting(), give('pursue-keen'))).toBe('orders-cannot-give');
    expect(top(play(acting({ allowKeenOrders: 'yes' }), give('pursue-keen'))).kind).toBe('order-change');
    expect(ORDERS.map(normalStance).some(isKeen)).toBe(false);
  });

  it('NBC-ORD-01 are those of the scenario at the start, one each', () => {
    const { formations } = begin();
    expect([formations.ii!.order, formations.iii!.order, formations.picton!.order]).toEqual([
      'attack',
      'defend',
      'defend',
    ]);
  });

  it('NBC-ORD-17 from Strategic Movement only Hold or Withdraw can follow (NBC-ORD-14)', () => {
    expect(ordersToGive('strategic')).toEqual(['withdraw', 'hold']);
  });
});

describe('the ladder', () => {
  it.each<[Order, up: Order, down: Order]>([
    ['pursue-keen', 'pursue-keen', 'pursue'],
    ['pursue', 'pursue-keen', 'attack-keen'],
    ['attack-keen', 'pursue', 'attack'],
    ['attack', 'attack-keen', 'defend-keen'],
    ['defend-keen', 'attack', 'defend'],
    ['defend', 'defend-keen', 'pull-back'],
    ['pull-back', 'defend', 'pull-back-keen'],
    ['pull-back-keen', 'pull-back', 'withdraw'],
    ['withdraw', 'pull-back-keen', 'withdraw-keen'],
    ['withdraw-keen', 'withdraw', 'withdraw-keen'],
    ['hold', 'hold', 'hold'],
    ['redeploy', 'redeploy', 'redeploy'],
    ['strategic', 'strategic', 'strategic'],
  ])('NBC-ORD-20 %s goes up to %s, down to %s', (order, up, down) => {
    expect([shiftedOrder(order, 1), shiftedOrder(order, 0), shiftedOrder(order, -1)]).toEqual([up, order, down]);
  });

  it('NBC-ORD-20 stays within its order where the group says so (stanceLadder)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDERS), fc.constantFrom(1, 0, -1), (order, step) => {
        const next = shiftedOrder(order, step as 1 | 0 | -1, { stanceLadder: 'withinOrder' });
        expect(normalStance(next)).toBe(normalStance(order));
      }),
    );
    expect(shiftedOrder('attack', -1, { stanceLadder: 'withinOrder' })).toBe('attack');
    expect(shiftedOrder('attack', 1, { stanceLadder: 'withinOrder' })).toBe('attack-keen');
    expect(shiftedOrder('pull-back', -1, { stanceLadder: 'withinOrder' })).toBe('pull-back-keen');
  });

  // Up, same, down out of 36 by T.
  it.each([
    [1, 3, 12, 21],
    [2, 6, 15, 15],
    [3, 10, 16, 10],
    [4, 15, 15, 6],
    [5, 21, 12, 3],
    [6, 26, 9, 1],
  ])('NBC-ORD-20 the green dice lift T%i by %i of 36, leave it by %i, lower it by %i (AMB-23)', (T, up, same, down) => {
    const counts = { up: 0, same: 0, down: 0 };
    for (let g1 = 1; g1 <= 6; g1 += 1)
      for (let g2 = 1; g2 <= 6; g2 += 1) {
        const result = temperByGreen(T, g1 + g2);
        counts[result === 'VH' || result === 'H' ? 'up' : result === 'N' ? 'same' : 'down'] += 1;
      }
    expect(counts).toEqual({ up, same, down });
  });

  it.each([
    [14, 'VH'],
    [13, 'H'],
    [12, 'H'],
    [11, 'N'],
    [9, 'N'],
    [8, 'L'],
    [7, 'L'],
    [6, 'VL'],
  ])('NBC-ORD-20 a sum of %i is %s', (sum, result) => expect(temperByGreen(3, sum - 3)).toBe(result));
});

describe('an order before the move', () => {
  it('NBC-ORD-17 costs one re-roll die, and a card on A decides: all but Very Low', () => {
    const paid = play(acting(), give('defend'));
    expect(rrd(paid)).toEqual({ ready: 3, used: 1 });
    // A4 of QD-48: Low up to 44, Very Low from 45.
    for (const [card, order] of [
      [1, 'defend'],
      [44, 'defend'],
      [45, 'attack'],
      [48, 'attack'],
    ] as const)
      expect(answer(paid, { card: { card } }).formations.ii!.order).toBe(order);
    // L is 38 to 44 at A4.
    const strict = play(acting({ orderChangeFailOn: 'L-VL' }), give('defend'));
    expect(answer(strict, { card: { card: 44 } }).formations.ii!.order).toBe('attack');
  });

  it('NBC-ORD-17 a failed one is paid all the same, and the card may be drawn again', () => {
    const paid = play(acting(), give('defend'));
    const failed = play(paid, { do: 'enter', task: top(paid).id, slot: 'card', thing: { card: 48 } });
    const again = play(failed, { do: 'again', task: top(failed).id, slot: 'card', side: 'a', thing: { card: 1 } });
    expect(rrd(again)).toEqual({ ready: 2, used: 2 });
    expect(play(again, { do: 'accept', task: top(again).id }).formations.ii!.order).toBe('defend');
    expect(rrd(play(failed, { do: 'accept', task: top(failed).id }))).toEqual({ ready: 3, used: 1 });
  });

  it('NBC-ORD-17 costs two beyond visibility, and nothing is bought on credit', () => {
    expect(rrd(play(acting(), give('defend', true)))).toEqual({ ready: 2, used: 2 });
    const poor = play(acting(), { do: 'set', what: 'side', id: 'a', set: { ready: 1, used: 3 } });
    expect(refusal(poor, give('defend', true))).toBe('reroll-too-few');
  });

  it('NBC-ORD-17 is not for a commander who is not under command (NBC-UC-03)', () => {
    expect(refusal(acting({}, 'not'), give('defend'))).toBe('orders-not-under');
    expect(refusal(later(acting({}, 'not')), give('defend'))).toBe('orders-not-under');
  });

  it("NBC-ORD-17 and NBC-SEQ-02 comes before the move, and only in the formation's own action", () => {
    expect(refusal(play(acting(), { do: 'next' }), give('defend'))).toBe('orders-moving');
    expect(refusal(acting(), give('hold', false, 'picton'))).toBe('orders-own-action');
    const done = play(acting(), { do: 'finish' });
    expect(refusal(done, give('defend'))).toBe('orders-own-action');
  });

  it('NBC-ORD-17 a card on A knows the army commander only where the group says so (officerMods)', () => {
    for (const [officerMods, keys] of [
      ['none', []],
      ['ac10only', ['nearAC']],
    ] as const) {
      const battle = play(acting({ officerMods }), give('defend'));
      const ask = { do: 'answer', task: top(battle).id, facts: { nearAC: true } } as const;
      if (keys.length === 0) expect(refusal(battle, ask)).toBe('ask-not-asked');
      // A5 takes effect up to card 46.
      else expect(answer(play(battle, ask), { card: { card: 46 } }).formations.ii!.order).toBe('defend');
    }
  });

  it.each<[string, Rulings['officerMods'], (battle: Battle) => Battle, string[]]>([
    ['who may be near', 'ac10only', (battle) => battle, ['nearAC']],
    ['by the ruling that he counts for nothing', 'none', (battle) => battle, []],
    ['who has fallen', 'ac10only', (battle) => fallen(battle, 'ac-a'), []],
    ['who has fallen, and counts for nothing', 'none', (battle) => fallen(battle, 'ac-a'), []],
    ['who commands the formation himself', 'ac10only', (battle) => commandedBy(battle, 'ac-a'), []],
  ])('NBC-QC-09 NBC-QC-15 a check on A asks of an army commander %s', (_, officerMods, set, keys) => {
    const battle = set(acting({ officerMods }));
    expect(commanderFacts(battle, { formation: 'ii', facts: {} }).map(({ key }) => key)).toEqual(keys);
  });

  it('NBC-ORD-19 by the lapels it costs one die and no card', () => {
    let battle = play(
      goTo(begin(), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'a' });
    battle = play(
      battle,
      { do: 'answer', task: top(battle).id, facts: { lapels: true } },
      { do: 'accept', task: top(battle).id },
    );
    const given = play(battle, give('defend', true));
    expect(given.formations.ii!.order).toBe('defend');
    expect(given.agenda).toEqual([]);
    expect(rrd(given)).toEqual({ ready: 3, used: 1 });
  });
});

describe('what a change costs', () => {
  // Near, far, by the lapels, after the action (near, far), and after it where the group makes it the same as before.
  it.each([
    ['an ordinary commander', null, 1, 2, 1, 0, 0, 2],
    ['an awkward one', { extra: 1 }, 2, 3, 2, 1, 1, 3],
    ['one whose scenario asks nothing more', { extra: 0 }, 1, 2, 1, 0, 0, 2],
    ['one whose scenario asks two', { extra: 2 }, 3, 4, 3, 2, 2, 4],
  ] as const)(
    'NBC-ORD-17 NBC-ORD-18 NBC-ORD-19 NBC-ORD-23 %s',
    (_who, awkward, near, far, face, after, farAfter, same) => {
      expect([changeCost({ awkward }, false).total, changeCost({ awkward }, true).total]).toEqual([near, far]);
      expect(lapelsCost({ awkward }).total).toBe(face);
      expect([afterActionCost({ awkward }, false).total, afterActionCost({ awkward }, true).total]).toEqual([
        after,
        farAfter,
      ]);
      expect(afterActionCost({ awkward }, true, { a5Change: 'sameAsA1' }).total).toBe(same);
    },
  );
});

describe('an order after the action', () => {
  it('NBC-ORD-18 and NBC-FAD-01 is free and needs no card, or is as before the move (a5Change)', () => {
    const free = play(later(acting()), give('defend', true));
    // What costs nothing writes nothing in a side's books.
    expect(eventsOf(later(acting()), give('defend', true)).map(({ type }) => type)).not.toContain('side');
    expect(free.formations.ii!.order).toBe('defend');
    expect(rrd(free)).toEqual({ ready: 4, used: 0 });
    const same = play(later(acting({ a5Change: 'sameAsA1' })), give('defend', true));
    expect(rrd(same)).toEqual({ ready: 2, used: 2 });
    expect(top(same).kind).toBe('order-change');
  });
});

describe('skirmishers on the march', () => {
  const out = (rulings: Rulings = {}): Battle => withUnit(acting(rulings), 'husson', { stands: 1 });
  const stands = (battle: Battle) => battle.units.husson!.stands;
  const drawn = (battle: Battle, order: Order, card: number) => answer(play(battle, give(order)), { card: { card } });

  it('NBC-ORD-13 NBC-ORD-14 NBC-ORD-24 those that are out go in as Redeploy or Strategic Movement takes effect', () => {
    for (const order of ['redeploy', 'strategic'] as const) {
      const asked = play(out(), give(order));
      expect(stands(asked)).toBe(1);
      // A4 of QD-48: Very Low from 45.
      expect(stands(drawn(out(), order, 45))).toBe(1);
      expect(stands(drawn(out(), order, 1))).toBe(0);
      expect(stands(play(later(out()), give(order)))).toBe(0);
      expect(stands(play(out(), { do: 'set', what: 'formation', id: 'ii', set: { order } }))).toBe(0);
    }
    expect(stands(drawn(out(), 'hold', 1))).toBe(1);
    const asked = play(out(), give('redeploy'));
    expect(story(asked, { do: 'decide', task: top(asked).id, choice: 'yes' })).toEqual([
      'orders-log',
      'orders-march-stands',
    ]);
  });

  it('NBC-ORD-15 NBC-ORD-22 not those of a unit with an order of its own, until it goes by that of its formation', () => {
    const byHand = { do: 'set', what: 'formation', id: 'ii', set: { order: 'redeploy' } } as const;
    const own = withUnit(out(), 'husson', { ownOrder: 'defend' });
    expect(stands(play({ ...own, rulings: { optOutRejoin: 'ownerChoice' } }, byHand))).toBe(1);
    expect(stands(play(own, byHand))).toBe(0);
    // Any order ends that of a rest disturbed; one that is no attack calls back who was left behind (AMB-28).
    for (const disturbed of [true, false])
      expect(stands(drawn(withUnit(out(), 'husson', { ownOrder: 'defend', disturbed }), 'redeploy', 1))).toBe(0);
  });
});

describe('limits on orders', () => {
  interface Asked {
    readonly when: 'before' | 'after';
    readonly command: Formation['command'];
    readonly inForce: Order;
    readonly next: Order;
    readonly armyType: ArmyType;
    readonly atHQ: boolean;
    readonly hqMoved: boolean;
    readonly changedAway: number;
  }
  const asked: Asked = {
    ...{ when: 'before', command: 'under', inForce: 'attack', next: 'defend' },
    ...{ armyType: 'Napoleonic', atHQ: true, hqMoved: false, changedAway: 0 },
  };
  const mayGive = (facts: Partial<Asked>, rulings: Rulings) => {
    const { when, command, inForce, next, armyType, ...side } = { ...asked, ...facts };
    const start = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, armyType } } }), { rulings });
    const ii = { ...start.formations.ii!, command, order: inForce };
    const now: Battle = {
      ...{ ...start, phase: 6, formations: { ...start.formations, ii } },
      action: { formation: 'ii', step: when === 'before' ? 'orders' : 'administration' },
      sides: { ...start.sides, a: { ...start.sides.a, ...side } },
    };
    return mayChangeOrder(now, ii, next, false);
  };
  // What is otherwise than in a Napoleonic army with its commander at headquarters; the row that forbids it, or none.
  it.each<[string, Partial<Asked>, string | null, Rulings?]>([
    ['under command', {}, null],
    ['under command, after the action', { when: 'after' }, null],
    ['not under command', { command: 'not' }, 'NBC-UC-03'],
    ['not under command, after the action', { command: 'not', when: 'after' }, 'NBC-UC-03'],
    ['before the test', { command: null }, 'NBC-ORD-17'],
    ['to the order in force', { next: 'attack' }, 'NBC-ORD-01'],
    ['to a Keen stance', { next: 'defend-keen' }, 'NBC-ORD-01'],
    ['to a Keen stance, by ruling', { next: 'defend-keen' }, null, { allowKeenOrders: 'yes' }],
    ['from Strategic Movement to Hold', { inForce: 'strategic', next: 'hold' }, null],
    ['from Strategic Movement to Withdraw', { inForce: 'strategic', next: 'withdraw' }, null],
    ['from Strategic Movement to Redeploy', { inForce: 'strategic', next: 'redeploy' }, 'NBC-ORD-14'],
    ['from Redeploy to Attack', { inForce: 'redeploy', next: 'attack' }, null],
    ['the headquarters moving', { hqMoved: true }, 'NBC-CMA-03'],
    ['the headquarters moving, by the lapels', { hqMoved: true, command: 'lapels' }, 'NBC-CMA-03'],
    ['Napoleonic, the chief away', { atHQ: false }, null],
    ['Napoleonic, the chief away, a second', { atHQ: false, changedAway: 1 }, 'NBC-CMA-02'],
    ['Napoleonic, the chief away, by the lapels', { atHQ: false, changedAway: 1, command: 'lapels' }, null],
    [
      'Napoleonic, by the lapels, after the action',
      { atHQ: false, changedAway: 1, command: 'lapels', when: 'after' },
      'NBC-CMA-02',
    ],
    ['Traditional, the chief at headquarters', { armyType: 'Traditional' }, null],
    ['Traditional, the chief away', { armyType: 'Traditional', atHQ: false }, 'NBC-CMA-02'],
    ['Traditional, by the lapels', { armyType: 'Traditional', atHQ: false, command: 'lapels' }, null],
    [
      'Traditional, by the lapels, by ruling',
      { armyType: 'Traditional', atHQ: false, command: 'lapels' },
      'NBC-CMA-02',
      { lapelsTraditional: 'no' },
    ],
  ])(
    'NBC-CMA-02 NBC-CMA-03 NBC-UC-03 NBC-ORD-14 NBC-ORD-17 NBC-ORD-18 a change %s',
    (_what, facts, row, rulings = {}) => {
      expect(mayGive(facts, rulings)).toMatchObject(row ? { ok: false, row } : { ok: true });
    },
  );

  it('NBC-CMA-02 with the commander away a Traditional headquarters changes no order, a Napoleonic one a turn', () => {
    expect(refusal(acting({}, 'under', small(), true, 'b'), give('hold', false, 'picton'))).toBe(
      'orders-away-traditional',
    );
    const first = play(acting({}, 'under', small(), true), give('defend'));
    // An order that does not take effect has changed none (A4 of QD-48: Very Low from 45).
    const failed = answer(first, { card: { card: 45 } });
    expect(failed.sides.a.changedAway).toBe(0);
    expect(top(play(failed, give('hold'))).kind).toBe('order-change');
    const drawn = later(answer(first, { card: { card: 1 } }));
    expect(drawn.sides.a.changedAway).toBe(1);
    expect(play(later(failed), give('hold')).sides.a.changedAway).toBe(1);
    expect(refusal(drawn, give('hold'))).toBe('orders-away-one');
    expect(goTo(goTo(drawn, 9), 1, 2).sides.a.changedAway).toBe(0);
  });

  it('NBC-CMA-02 NBC-ORD-17 one that was set aside is answered before the next goes out', () => {
    for (const away of [true, false]) {
      const first = play(acting({}, 'under', small(), away), give('defend'));
      const waits = play(first, { do: 'defer', task: top(first).id });
      expect(refusal(waits, give('hold'))).toBe('orders-unanswered');
      expect(
        play(answer(play(waits, { do: 'resume', task: top(first).id }), { card: { card: 45 } }), give('hold')).agenda,
      ).toHaveLength(1);
    }
  });

  it('NBC-ORD-15 an order by hand between two actions is received until the next of them begins', () => {
    const between: Battle = { ...goTo(begin(), 6), action: null, agenda: [] };
    const given = play(between, { do: 'set', what: 'formation', id: 'ii', set: { order: 'pursue' } });
    const now = (battle: Battle) => receivesNow(battle, battle.formations.ii!);
    expect(now(given)).toBe(true);
    const acted = { ...given.formations.iii!, card: 'spent' } as const;
    expect(now({ ...given, formations: { ...given.formations, iii: acted } })).toBe(false);
  });

  it.each([
    ['yes', true],
    ['no', false],
  ] as const)(
    'NBC-CMA-02 NBC-ORD-19 by the lapels a Traditional commander may, unless the group forbids it (lapelsTraditional %s)',
    (lapelsTraditional, may) => {
      let battle = play(goTo(begin(small(), { rulings: { lapelsTraditional } }), 5), {
        do: 'commander',
        side: 'b',
        atHQ: false,
      });
      battle = play(
        goTo(battle, 6),
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'b' });
      battle = play(
        battle,
        { do: 'answer', task: top(battle).id, facts: { lapels: true } },
        { do: 'accept', task: top(battle).id },
      );
      if (!may) expect(refusal(battle, give('attack', false, 'picton'))).toBe('orders-away-traditional');
      else {
        const given = play(battle, give('attack', false, 'picton'));
        expect(given.formations.picton!.order).toBe('attack');
        expect(given.sides.b.changedAway).toBe(0);
        // After the move it is the headquarters again that would have to.
        expect(refusal(later(given), give('hold', false, 'picton'))).toBe('orders-away-traditional');
      }
    },
  );

  it.each([
    ['at his headquarters', false, {}, true],
    ['away from it', true, {}, false],
    ['away, command measured from the headquarters', true, { ucFrom: 'hq' }, true],
  ] as const)(
    'NBC-ORD-17 NBC-UC-01 with the army commander %s how far a formation is is said once (AMB-45)',
    (_where, away, rulings, once) => {
      const given = play(acting(rulings, 'under', small(), away), give('defend', true));
      const { formations } = answer(given, { card: { card: 1 } });
      expect(formations.ii!.facts.far === true).toBe(once);
      expect(saidFar(given, formations.ii!)).toBe(true);
      const near = acting(rulings, 'under', small(), away);
      const said = { ...near.formations.ii!, facts: { far: true } };
      expect(saidFar(near, said)).toBe(once);
    },
  );

  it('NBC-CMA-03 with the headquarters on the move no order changes at all this turn', () => {
    const moved = acting();
    const hq = { ...moved, sides: { ...moved.sides, a: { ...moved.sides.a, hqMoved: true } } };
    expect(refusal(hq, give('defend'))).toBe('orders-hq-moves');
    expect(refusal(later(hq), give('defend'))).toBe('orders-hq-moves');
  });
});

describe('an awkward commander', () => {
  const awkward = (extra: number) =>
    small({
      sides: {
        ...SMALL.sides,
        a: {
          ...SMALL.sides.a,
          formations: [{ ...SMALL.sides.a.formations[0]!, awkward: { extra } }, SMALL.sides.a.formations[1]!],
        },
      },
    });
  it('NBC-ORD-23 takes more dice for every change, even the free one after the action (AMB-26)', () => {
    expect(rrd(play(acting({}, 'under', awkward(1)), give('defend')))).toEqual({ ready: 2, used: 2 });
    expect(rrd(play(acting({}, 'under', awkward(1)), give('defend', true)))).toEqual({ ready: 1, used: 3 });
    expect(rrd(play(later(acting({}, 'under', awkward(1))), give('defend')))).toEqual({ ready: 3, used: 1 });
    expect(rrd(play(acting({}, 'under', awkward(2)), give('defend')))).toEqual({ ready: 1, used: 3 });
  });
});

describe('units with an order of their own', () => {
  it('NBC-ORD-22 a unit whose rest is disturbed defends, until it rests again', () => {
    let battle = withUnit(goTo(begin(), 7), 'husson', { exhaustion: 1, resting: true });
    battle = play(battle, { do: 'recover', unit: 'husson' });
    battle = answer(battle, { card: { card: 1 } }, { close: true });
    expect(battle.units.husson).toMatchObject({ resting: false, disturbed: true, ownOrder: 'defend', exhaustion: 1 });
    // NBC-CMD-04: not while that enemy is known to be there.
    const near = into(battle, 1, 2);
    expect(refusal(near, { do: 'rest', unit: 'husson', resting: true })).toBe('rest-enemy');
    const next = withUnit(near, 'husson', { facts: {} });
    expect(play(next, { do: 'rest', unit: 'husson', resting: true }).units.husson).toMatchObject({
      resting: true,
      disturbed: false,
    });
    expect(next.formations.ii!.order).toBe('attack');
  });

  it('NBC-ORD-22 its own order ends with any order its formation receives, an attack too', () => {
    for (const order of ['pursue', 'hold'] as const) {
      const resting = withUnit(acting(), 'husson', { ownOrder: 'defend', disturbed: true });
      expect(answer(play(resting, give(order)), { card: { card: 1 } }).units.husson).toMatchObject({
        ownOrder: null,
        disturbed: false,
      });
    }
  });

  it('NBC-ORD-22 NBC-OCC-03 is not staying behind: it can be out of command, and its formation waits for it', () => {
    let battle = withUnit(goTo(begin(), 7), 'husson', { exhaustion: 1, resting: true });
    battle = play(battle, { do: 'recover', unit: 'husson' });
    battle = answer(battle, { card: { card: 1 } }, { close: true });
    expect(mayBeOutOfCommand(battle.units.husson!)).toBe(true);
    expect(staysBehind(battle.units.husson!)).toBe(false);
    const behind = withUnit(battle, 'husson', { disturbed: false });
    expect(mayBeOutOfCommand(behind.units.husson!)).toBe(false);
    expect(staysBehind(behind.units.husson!)).toBe(true);
  });

  it('NBC-ORD-15 NBC-OCC-03 NBC-ORD-22 who was left behind stays so through a rest, and one that is disturbed', () => {
    const behind = withUnit(begin(), 'husson', { exhaustion: 1, ownOrder: 'defend' });
    const resting = play(behind, { do: 'rest', unit: 'husson', resting: true });
    expect(resting.units.husson).toMatchObject({ resting: true, ownOrder: 'defend' });
    let battle = play(goTo(resting, 7), { do: 'recover', unit: 'husson' });
    battle = answer(battle, { card: { card: 1 } }, { close: true });
    expect(battle.units.husson).toMatchObject({ resting: false, ownOrder: 'defend' });
    expect([staysBehind(resting.units.husson!), staysBehind(battle.units.husson!)]).toEqual([true, true]);
    // It is no order of a rest disturbed, which any other order would end.
    const third = play(into(battle, 6, 2), { do: 'acts', formation: 'ii', command: 'under' });
    expect(answer(play(third, give('pursue')), { card: { card: 1 } }).units.husson!.ownOrder).toBe('defend');
  });

  it('NBC-ORD-15 a unit left behind rejoins with the next order that is no attack, or when its owner says so (optOutRejoin)', () => {
    for (const [optOutRejoin, own] of [
      ['nextOrder', null],
      ['ownerChoice', 'defend'],
    ] as const) {
      const behind = withUnit(acting({ optOutRejoin }), 'husson', { ownOrder: 'defend' });
      expect(answer(play(behind, give('pursue')), { card: { card: 1 } }).units.husson!.ownOrder).toBe('defend');
      expect(answer(play(behind, give('hold')), { card: { card: 1 } }).units.husson!.ownOrder).toBe(own);
    }
  });

  it('NBC-ORD-15 by ownerChoice they are called back when an order is received, and not before', () => {
    const back = { do: 'stay', unit: 'husson', stays: false } as const;
    const behind = withUnit(acting({ optOutRejoin: 'ownerChoice' }), 'husson', { ownOrder: 'defend' });
    expect(refusal(behind, back)).toBe('stays-rejoin');
    const ordered = answer(play(behind, give('hold')), { card: { card: 1 } });
    expect(unitMenu(ordered, 'husson')).toContainEqual(back);
    expect(play(ordered, back).units.husson!.ownOrder).toBe(null);
    expect(refusal(play(ordered, back), { ...back, stays: true })).toBe('stays-onslaught');
    expect(refusal(play(ordered, { do: 'next' }), back)).toBe('stays-called-back');
  });

  const stay = { do: 'stay', unit: 'husson', stays: true } as const;
  const inFarm = (battle: Battle) => withUnit(battle, 'husson', { area: 'farm' });
  const drawn = (battle: Battle, order: Order) => answer(play(battle, give(order)), { card: { card: 1 } });

  it('NBC-ORD-15 staying behind is said, and taken back, as the order is received, and never after', () => {
    const given = drawn(inFarm(acting()), 'pursue');
    const behind = play(given, stay);
    expect(behind.units.husson!.ownOrder).toBe('defend');
    expect(play(behind, { ...stay, stays: false }).units.husson!.ownOrder).toBe(null);
    for (const after of [play(given, { do: 'next' }), later(given)]) expect(refusal(after, stay)).toBe('stays-at-once');
    expect(refusal(play(behind, { do: 'next' }), { ...stay, stays: false })).toBe('stays-rejoin');
    // NBC-ORD-18: after the action too.
    const after = play(later(inFarm(acting())), give('pursue'));
    expect(unitMenu(after, 'husson')).toContainEqual(stay);
    const next = into(play(after, { do: 'finish' }), 1, 2);
    expect(refusal(next, stay)).toBe('stays-at-once');
    expect(unitMenu(next, 'husson')).not.toContainEqual(stay);
  });

  it('NBC-ORD-15 in the open nobody stays but heavy and medium guns, and nobody when the order is no attack', () => {
    const given = drawn(acting(), 'pursue');
    expect(refusal(given, stay)).toBe('stays-who');
    for (const [weight, stays] of [
      ['light', false],
      ['medium', true],
      ['heavy', true],
    ] as const) {
      const guns = { ...given.units.guns!, card: { ...given.units.guns!.card, weight } } as Unit;
      const menu = unitMenu({ ...given, units: { ...given.units, guns } }, 'guns');
      expect(menu.some((one) => one.do === 'stay')).toBe(stays);
    }
    expect(refusal(drawn(inFarm(acting()), 'hold'), stay)).toBe('stays-onslaught');
  });

  it('NBC-ORD-15 the order of the scenario is received in the first turn, before the move', () => {
    expect(play(inFarm(begin()), stay).units.husson!.ownOrder).toBe('defend');
    expect(play(inFarm(acting()), stay).units.husson!.ownOrder).toBe('defend');
    for (const after of [later(acting()), goTo(begin(), 2), into(begin(), 1, 2), goTo(begin(), 1, 3)])
      expect(refusal(inFarm(after), stay)).toBe('stays-at-once');
  });

  it('NBC-ORD-15 an order set by hand is received then, and one of a formation that arrives as it comes (NBC-ORD-21)', () => {
    const byHand = play(inFarm(goTo(begin(), 3, 2)), {
      do: 'set',
      what: 'formation',
      id: 'ii',
      set: { order: 'pursue' },
    });
    expect(unitMenu(byHand, 'husson')).toContainEqual(stay);
    expect(refusal(goTo(byHand, 5, 2), stay)).toBe('stays-at-once');
    let battle = goTo(begin(), 9);
    battle = into(play(battle, { do: 'set', what: 'clock', minutes: 640 }), 2, 2);
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'yes' });
    expect(battle.formations.guards!.order).toBe('attack');
    battle = withUnit(battle, 'maitland', { area: 'farm' });
    expect(unitMenu(battle, 'maitland')).toContainEqual({ ...stay, unit: 'maitland' });
    expect(refusal(goTo(battle, 3, 2), { ...stay, unit: 'maitland' })).toBe('stays-at-once');
  });

  it.each<[Order, Result, Order, boolean]>([
    ['defend-keen', 'VH', 'attack', true],
    ['attack-keen', 'VH', 'pursue', true],
    ['attack', 'VH', 'attack-keen', false],
    ['pursue', 'VL', 'attack-keen', false],
  ])('NBC-ORD-15 NBC-ORD-20 %s shifted by %s to %s is an order received: %s (AMB-28)', (from, result, to, received) => {
    let battle = play(inFarm(goTo(begin(), 6, 2)), { do: 'set', what: 'formation', id: 'ii', set: { order: from } });
    battle = play(battle, { do: 'acts', formation: 'ii', command: 'not' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: result });
    expect(battle.formations.ii!.order).toBe(to);
    expect(unitMenu(battle, 'husson').some((one) => one.do === 'stay')).toBe(received);
  });

  it('NBC-ORD-15 a journal that noted the turn alone plays on', () => {
    const { receivedAt: _, ...ii } = drawn(inFarm(acting()), 'pursue').formations.ii!;
    const old = inFarm(acting());
    const now = { ...old, formations: { ...old.formations, ii } };
    expect(unitMenu(now, 'husson')).toContainEqual(stay);
    expect(refusal(play(now, { do: 'next' }), stay)).toBe('stays-at-once');
  });
});
