/** Orders given before the move and after the action: who may give them, what they cost, what they do to the turn that runs. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Order, SideId } from '../../src/book/terms.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, goTo, into, play, pot, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, says, takes, toStep } from './table.ts';
import { againAt, total, turn, underBoth } from './turns.ts';

const SIDE = { ii: 'a', iii: 'a', picton: 'b' } as const;
type Formation = keyof typeof SIDE;
const ready = (battle: Battle, side: SideId) => battle.sides[side].rerolls.ready;
const orderOf = (battle: Battle, formation: Formation): Order => battle.formations[formation]!.order;

/** Both cards are laid; the formation's pot wins, the other's does not. */
function wins(battle: Battle, formation: Formation, thrown = pot(6, 6)): Battle {
  const six = battle.phase === 6 ? battle : goTo(battle, 6);
  const [a, b] = SIDE[formation] === 'a' ? [formation, 'picton'] : ['ii', formation];
  // A card that lost and was left on the table is laid again by itself (NBC-CCD-05).
  const cards = [
    { do: 'choose', side: 'a', card: { formation: a } },
    { do: 'choose', side: 'b', card: { formation: b } },
  ] as const;
  const laid = cards.reduce((now, card) => (isOffered(now, card) ? does(now, card) : now), six);
  const [mine, other] = SIDE[formation] === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const);
  return accepts(enters(enters(laid, mine, thrown), other, pot(1, 1)));
}
const under = (battle: Battle, formation: Formation = 'ii'): Battle => accepts(wins(battle, formation));
const grabbed = (battle: Battle, formation: Formation = 'ii'): Battle =>
  accepts(says(wins(battle, formation, pot(1, 3)), { lapels: true }));
const gives = (formation: Formation, order: Order, far = false) => ({ do: 'order', formation, order, far }) as const;
const away = (side: SideId, from: Battle = begin()) => does(goTo(from, 5), { do: 'commander', side, atHQ: false });

describe('a change before the move', () => {
  const asked = (rulings: Rulings = {}) => does(under(begin(small(), { rulings })), gives('ii', 'hold'));

  it('NBC-ORD-17 NBC-RR-05 AMB-126 takes effect on all but Very Low, by ruling on all but the two lowest; paid for either way', () => {
    const low = (rulings: Rulings) => {
      const battle = accepts(enters(asked(rulings), 'card', { result: 'L' }));
      return [orderOf(battle, 'ii'), ready(battle, 'a')];
    };
    expect(underBoth('orderChangeFailOn', 'L-VL', low)).toEqual([
      ['hold', 3],
      ['attack', 3],
    ]);
    expect(orderOf(accepts(enters(asked(), 'card', { result: 'VL' })), 'ii')).toBe('attack');
  });

  it('NBC-ORD-17 NBC-MOV-08 NBC-ORD-12 what took effect binds this move, what failed does not', () => {
    const moves = (result: 'N' | 'VL') => {
      const moving = toStep(accepts(enters(asked(), 'card', { result })), 'move');
      return total(does(moving, { do: 'move', unit: 'husson' }));
    };
    expect([moves('N'), moves('VL')]).toEqual([undefined, 18]);
  });

  it('NBC-ORD-17 NBC-SEQ-02 is none once the units move', () => {
    const battle = toStep(under(begin()), 'move');
    expect(isOffered(battle, { do: 'order', formation: 'ii' })).toBe(false);
    expect(refusal(battle, gives('ii', 'hold'))).toBe('orders-moving');
  });

  it('NBC-ORD-17 NBC-UC-03 is none for a commander who is not under command, before or after', () => {
    const battle = accepts(wins(begin(), 'ii', pot(1, 3)));
    expect(battle.formations.ii!.command).toBe('not');
    for (const one of [battle, toStep(battle, 'administration')]) {
      expect(isOffered(one, { do: 'order', formation: 'ii' })).toBe(false);
      expect(refusal(one, gives('ii', 'hold'))).toBe('orders-not-under');
    }
  });

  it('NBC-QC-15 NBC-ORD-17 AMB-12 is a check on A alone; by ruling the army commander beside him helps, or all of his unit does', () => {
    const rated = (rulings: Rulings) => {
      const joined = does(under(begin(small(), { rulings })), { do: 'join', officer: 'reille', unit: 'husson' });
      const hurt = play(joined, { do: 'set', what: 'unit', id: 'husson', set: { disordered: true, cp: 4 } });
      const battle = does(hurt, gives('ii', 'hold'));
      const near = asks(battle).includes('nearAC') ? says(battle, { nearAC: true }) : battle;
      return total(enters(near, 'card', { result: 'N' }));
    };
    // A4; +1 within 10 cm; −1 for his Disordered unit.
    expect(underBoth('officerMods', 'ac10only', rated)).toEqual([4, 5]);
    expect(underBoth('officerMods', 'all', rated)).toEqual([4, 4]);
  });
});

describe('a change that is open when the army commander falls', () => {
  const falls = (battle: Battle, side: SideId) =>
    play(battle, { do: 'set', what: 'officer', id: `ac-${side}`, set: { fate: 'captured' } });

  it('NBC-CMA-02 NBC-ORD-17 NBC-CMA-04 was sent while he was there: it arrives, in either army, and is not the one that leaves without him', () => {
    const sent = does(under(begin()), gives('ii', 'hold'));
    const fallen = falls(sent, 'a');
    expect(top(fallen)).toMatchObject({ kind: 'order-change', formation: 'ii' });
    const arrived = accepts(enters(fallen, 'card', { result: 'N' }));
    expect([orderOf(arrived, 'ii'), arrived.sides.a.changedAway]).toEqual(['hold', 0]);
    const b = accepts(
      enters(falls(does(under(begin(), 'picton'), gives('picton', 'hold')), 'b'), 'card', { result: 'N' }),
    );
    expect([orderOf(b, 'picton'), b.sides.b.changedAway]).toEqual(['hold', 0]);
    // From now on none leaves in a Traditional army, and one in a Napoleonic one.
    const alone = does(falls(under(begin()), 'a'), gives('ii', 'hold'));
    const again = accepts(enters(alone, 'card', { result: 'N' }));
    expect([orderOf(again, 'ii'), again.sides.a.changedAway]).toEqual(['hold', 1]);
    expect(refusal(falls(under(begin(), 'picton'), 'b'), gives('picton', 'hold'))).toBe('orders-away-traditional');
  });
});

describe('an order set by hand while a change is open', () => {
  it('NBC-ORD-18 stands, and the change is called off', () => {
    const acting = toStep(under(begin(small(), { rulings: { a5Change: 'sameAsA1' } })), 'administration');
    const open = does(acting, gives('ii', 'hold'));
    const set = play(open, { do: 'set', what: 'formation', id: 'ii', set: { order: 'defend' } });
    expect([top(open)?.kind, top(set)?.kind, orderOf(set, 'ii')]).toEqual(['order-change', undefined, 'defend']);
  });
});

describe('a change after the action', () => {
  it('NBC-ORD-18 NBC-FAD-01 AMB-24 is free and sure; by ruling it costs and is checked like one before the move', () => {
    const [free, paid] = underBoth('a5Change', 'sameAsA1', (rulings) => {
      const battle = does(toStep(under(begin(small(), { rulings })), 'administration'), gives('ii', 'hold'));
      const kind = top(battle)?.kind;
      return [
        kind,
        ready(battle, 'a'),
        orderOf(kind ? accepts(enters(battle, 'card', { result: 'VL' })) : battle, 'ii'),
      ];
    });
    expect([free, paid]).toEqual([
      [undefined, 4, 'hold'],
      ['order-change', 3, 'attack'],
    ]);
  });

  it('NBC-ORD-18 NBC-UC-02 is the order that the next turn carries out', () => {
    const given = does(toStep(under(begin()), 'administration'), gives('ii', 'hold'));
    const acting = toStep(under(turn(play(given, { do: 'finish' }), 20)), 'move');
    expect(total(does(acting, { do: 'move', unit: 'husson' }))).toBe(undefined);
  });

  it('NBC-ORD-14 NBC-ORD-18 from Strategic Movement leads to Hold or Withdraw alone, before and after', () => {
    const [ii, iii] = SMALL.sides.a.formations;
    const march = small({
      sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, order: 'strategic' }, iii!] } },
    });
    for (const step of ['orders', 'administration'] as const) {
      const battle = toStep(under(begin(march)), step);
      const offered = (['hold', 'withdraw', 'attack', 'defend', 'redeploy'] as const).filter((order) =>
        isOffered(battle, { do: 'order', formation: 'ii', order }),
      );
      expect(offered).toEqual(['hold', 'withdraw']);
      expect(refusal(battle, gives('ii', 'attack'))).toBe('orders-after-strategic');
    }
  });
});

describe('while the army commander is away from his headquarters', () => {
  it('NBC-CMA-02 NBC-ORD-17 a Napoleonic headquarters changes one order a turn, before a move or after it', () => {
    const first = accepts(enters(does(under(away('a')), gives('ii', 'hold')), 'card', { result: 'N' }));
    expect([orderOf(first, 'ii'), first.sides.a.changedAway]).toEqual(['hold', 1]);
    const after = toStep(first, 'administration');
    expect(refusal(after, gives('ii', 'defend'))).toBe('orders-away-one');
    const other = under(play(first, { do: 'finish' }), 'iii');
    expect(refusal(other, gives('iii', 'hold'))).toBe('orders-away-one');
    // In the next turn, still away, it changes another.
    const later = under(turn(play(other, { do: 'finish' }), 20), 'iii');
    expect(isOffered(later, gives('iii', 'hold'))).toBe(true);
  });

  it('NBC-CMA-02 NBC-ORD-17 a change that failed was none, and another may be tried', () => {
    const failed = accepts(enters(does(under(away('a')), gives('ii', 'hold')), 'card', { result: 'VL' }));
    expect([failed.sides.a.changedAway, ready(failed, 'a')]).toEqual([0, 3]);
    expect(isOffered(failed, gives('ii', 'defend'))).toBe(true);
  });

  it('NBC-CMA-02 NBC-ORD-18 a Traditional one changes none, before or after', () => {
    const battle = under(away('b'), 'picton');
    for (const one of [battle, toStep(battle, 'administration')])
      expect(refusal(one, gives('picton', 'hold'))).toBe('orders-away-traditional');
  });

  it('NBC-UC-05 NBC-ORD-19 NBC-CMA-02 AMB-52 he changes that of the man he grabs himself, in either army unless the group forbids it', () => {
    const [may, not] = underBoth('lapelsTraditional', 'no', (rulings) =>
      isOffered(grabbed(away('b', begin(small(), { rulings })), 'picton'), gives('picton', 'hold')),
    );
    expect([may, not]).toEqual([true, false]);
    // No card is drawn, and it counts for nothing against the headquarters' one.
    const face = does(grabbed(away('a')), gives('ii', 'hold'));
    expect([orderOf(face, 'ii'), face.agenda, face.sides.a.changedAway, ready(face, 'a')]).toEqual(['hold', [], 0, 3]);
    const other = under(play(face, { do: 'finish' }), 'iii');
    expect(asks(wins(play(face, { do: 'finish' }), 'iii'))).not.toContain('lapels');
    expect(isOffered(other, gives('iii', 'hold'))).toBe(true);
  });

  it('NBC-UC-05 NBC-ORD-18 after the action the headquarters does it, by its own rule', () => {
    const after = toStep(grabbed(away('b'), 'picton'), 'administration');
    expect(refusal(after, gives('picton', 'hold'))).toBe('orders-away-traditional');
  });

  it('NBC-RR-06 NBC-UC-01 no command pot is thrown again until he is back', () => {
    const asked = wins(away('a'), 'ii', pot(1, 3));
    expect(againAt(asked).map(({ refused }) => refused && 'hq-away')).toEqual(['hq-away']);
    const back = does(into(turn(play(accepts(asked), { do: 'finish' }), 20), 5, 2), {
      do: 'commander',
      side: 'a',
      atHQ: true,
    });
    expect(againAt(wins(back, 'ii', pot(1, 3))).some(({ refused }) => refused)).toBe(false);
  });

  it('NBC-UC-01 NBC-ORD-17 AMB-45 far from him is not far from the headquarters: each is asked; by ruling one answer does for both', () => {
    const [each, both] = underBoth('ucFrom', 'hq', (rulings) => {
      const asked = says(wins(away('a', begin(small(), { rulings })), 'ii'), { far: true });
      const battle = accepts(asked);
      const offer = (far: boolean) => isOffered(battle, gives('ii', 'hold', far));
      return [battle.formations.ii!.command, offer(false), offer(true)];
    });
    // 12 and A4 make the 12 that are wanted of a man who is far.
    expect([each, both]).toEqual([
      ['under', true, false],
      ['under', false, true],
    ]);
  });
});

describe('the headquarters on the move', () => {
  const moved = () => does(goTo(begin(), 5), { do: 'headquarters', side: 'a' });

  it('NBC-CMA-03 NBC-RR-02 NBC-RR-05 all its re-roll dice are used, and come back on 4 or more in the next command phase', () => {
    expect(moved().sides.a.rerolls).toEqual({ ready: 0, used: 4 });
    const one = goTo(moved(), 9);
    const asked = into(one, 1, 2);
    expect(top(asked)).toMatchObject({ kind: 'recover-rerolls', side: 'a' });
    const back = accepts(enters(asked, 'dice', { dice: [4, 3, 6, 1] }));
    expect(back.sides.a.rerolls).toEqual({ ready: 2, used: 2 });
  });

  it('NBC-CMA-03 NBC-ORD-17 NBC-ORD-18 NBC-UC-05 changes no order at all this turn, his own words face to face included', () => {
    for (const battle of [under(moved()), grabbed(moved())]) {
      expect(isOffered(battle, { do: 'order', formation: 'ii' })).toBe(false);
      expect(refusal(toStep(battle, 'administration'), gives('ii', 'hold'))).toBe('orders-hq-moves');
    }
    const next = under(turn(play(under(moved()), { do: 'finish' }), 20));
    expect(refusal(toStep(next, 'orders'), gives('ii', 'attack'))).not.toBe('orders-hq-moves');
  });
});

describe('an awkward commander', () => {
  const [ii, iii] = SMALL.sides.a.formations;
  const awkward = (rulings: Rulings = {}) =>
    begin(
      small({
        sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, awkward: { extra: 1 } }, iii!] } },
      }),
      { rulings },
    );

  it('NBC-ORD-23 NBC-ORD-17 NBC-ORD-18 NBC-ORD-19 AMB-26 costs one die more before the move, face to face, and after it', () => {
    const cost = (battle: Battle, far = false) => 4 - ready(does(battle, gives('ii', 'hold', far)), 'a');
    const far = accepts(says(wins(awkward(), 'ii'), { far: true }));
    expect([
      cost(under(awkward())),
      cost(far, true),
      cost(grabbed(awkward())),
      cost(toStep(under(awkward()), 'administration')),
    ]).toEqual([2, 3, 2, 1]);
  });

  it('NBC-ORD-23 NBC-RR-05 takes no order when his side has too few dice left', () => {
    const poor = play(under(awkward()), { do: 'set', what: 'side', id: 'a', set: { ready: 1, used: 3 } });
    expect(isOffered(poor, { do: 'order', formation: 'ii' })).toBe(false);
    expect(refusal(poor, gives('ii', 'hold'))).toBe('reroll-too-few');
    expect(takes(wins(begin(), 'ii'), 'far')).toBe(false);
  });
});

describe('a charge against the order', () => {
  const warned = (from: Battle) => {
    const asked = does(toStep(from, 'move'), { do: 'charge', unit: 'campi', target: 'kempt' });
    return (procedureFor('charge').warnings?.(asked, top(asked)) ?? []).map(codeOf);
  };

  it('NBC-ORD-06 NBC-ORD-07 NBC-MOV-16 is told under Defend, where no unit goes past the front line but by a six', () => {
    const under = (order: Order) =>
      play(acts(begin(), 'ii', 'orders'), { do: 'set', what: 'formation', id: 'ii', set: { order } });
    expect(warned(under('defend'))).toEqual(['order-duty-defend']);
    expect(warned(under('defend-keen'))).toEqual(['order-duty-defend-keen']);
    const sent = says(does(toStep(under('defend'), 'move'), { do: 'move', unit: 'campi' }), { inCZ: true });
    expect(warned(accepts(enters(sent, 'dice', dice(6, 2))))).toEqual([]);
    // NBC-ORD-15: so it is for who was left behind by an attack.
    expect(warned(withUnit(under('attack'), 'campi', { ownOrder: 'defend' }))).toEqual(['order-duty-defend']);
  });

  it('NBC-ORD-08 NBC-ORD-10 NBC-MOV-16 is told under Pull Back or Withdraw, unless a six sends the unit', () => {
    const under = (order: Order) =>
      play(acts(begin(), 'ii', 'orders'), { do: 'set', what: 'formation', id: 'ii', set: { order } });
    for (const order of ['pull-back', 'pull-back-keen', 'withdraw', 'withdraw-keen'] as const)
      expect(warned(under(order)), order).toEqual(['charge-against-order']);
    for (const order of ['attack', 'attack-keen', 'pursue'] as const) expect(warned(under(order)), order).toEqual([]);
    const six = toStep(under('pull-back'), 'move');
    const sent = says(does(six, { do: 'move', unit: 'campi' }), { inCZ: true });
    expect(warned(accepts(enters(sent, 'dice', dice(6, 2))))).toEqual([]);
  });

  it('NBC-SIM-03 is told of who is Defensive or Retiring in the simplified game', () => {
    const battle = begin(small(), { simplified: ['simpleCommand'] });
    const temper = (result: 'VH' | 'N' | 'VL') => {
      const asked = play(goTo(battle, 6), { do: 'acts', formation: 'ii', command: 'not' });
      return warned(accepts(enters(asked, 'card', { result })));
    };
    expect([temper('VL'), temper('N'), temper('VH')]).toEqual([['reaction-retiring'], ['reaction-defensive'], []]);
  });
});
