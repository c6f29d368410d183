/** What a temper makes of an order, and what becomes of it with the turns, the throws and the units that go by it (NBC-UC-03, NBC-ORD-20). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Order } from '../../src/book/terms.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, goTo, play, pot, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { accepts, asks, does, enters, isOffered, says, toStep } from './table.ts';
import { reads, total, turn, underBoth } from './turns.ts';

/** II Corps (Reille, A4 L4 T3) under an order. */
const with_ = (order: Order, rulings: Rulings = {}): Battle => {
  const [ii, iii] = SMALL.sides.a.formations;
  return begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, order }, iii!] } } }), {
    rulings,
  });
};

/** II Corps acts against Picton's card: its pot wins the throw, and its green dice are his temper. */
function acted(battle: Battle, thrown: ReturnType<typeof pot>): Battle {
  const laid = does(
    battle.phase === 6 ? battle : goTo(battle, 6),
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  return accepts(enters(enters(laid, 'a', thrown), 'b', pot(1, 1)));
}
/** Not under command: 3 and A4; T3 and the green dice. */
const notUnder = (battle: Battle, g1: Face, g2: Face): Battle => accepts(acted(battle, pot(1, 2, 1, g1, g2)));
const under = (battle: Battle): Battle => accepts(acted(battle, pot(6, 6)));
const orderNow = (battle: Battle): Order => battle.formations.ii!.order;
const next = (battle: Battle): Battle => turn(play(battle, { do: 'finish' }), 20);

describe('a stance shifted by temper', () => {
  it('NBC-UC-03 NBC-ORD-20 NBC-UC-02 AMB-22 stays until he is under command; by ruling it ends with the turn', () => {
    const [stays, ends] = underBoth('shiftDuration', 'thisTurn', (rulings) => {
      // T3 and 9 are 12: up one.
      const raised = notUnder(with_('defend', rulings), 4, 5);
      const again = notUnder(next(raised), 4, 5);
      return [orderNow(raised), orderNow(next(raised)), orderNow(again), orderNow(under(next(again)))];
    });
    expect(stays).toEqual(['defend-keen', 'defend-keen', 'attack', 'attack']);
    expect(ends).toEqual(['defend-keen', 'defend', 'defend-keen', 'defend']);
  });

  it('NBC-UC-02 NBC-ORD-01 AMB-25 a keen stance ends when he is under command, unless keen orders may be given', () => {
    const [normal, keen] = underBoth('allowKeenOrders', 'yes', (rulings) => {
      const battle = under(next(notUnder(with_('attack', rulings), 4, 5)));
      return [orderNow(battle), isOffered(battle, { do: 'order', formation: 'ii', order: 'pursue-keen' })];
    });
    expect([normal, keen]).toEqual([
      ['attack', false],
      ['attack-keen', true],
    ]);
  });

  it.each([
    // Up and down one rung: T3 and 12 are High, T3 and 4 Low.
    ['attack-keen', 6, 6, 'pursue', 'attack-keen'],
    ['defend', 2, 2, 'pull-back', 'defend'],
    ['pull-back', 2, 2, 'pull-back-keen', 'pull-back-keen'],
    ['pull-back', 6, 6, 'defend', 'pull-back'],
    ['hold', 6, 6, 'hold', 'hold'],
    ['redeploy', 2, 2, 'redeploy', 'redeploy'],
  ] as const)(
    'NBC-ORD-20 AMB-21 %s with %i and %i goes to %s, within its order to %s',
    (order, g1, g2, ladder, within) => {
      const shifted = (rulings: Rulings) => orderNow(notUnder(with_(order, rulings), g1, g2));
      expect(underBoth('stanceLadder', 'withinOrder', shifted)).toEqual([ladder, within]);
    },
  );

  it('NBC-UC-03 AMB-23 is read from the green dice of the pot that was thrown; by ruling a card is drawn at T', () => {
    const [green, card] = underBoth('tCheck', 'card', (rulings) => {
      const battle = notUnder(with_('attack', rulings), 6, 6);
      const asked = top(battle)?.kind;
      return asked
        ? [asked, orderNow(battle), orderNow(accepts(enters(battle, 'card', { result: 'VL' })))]
        : [orderNow(battle)];
    });
    expect([green, card]).toEqual([['attack-keen'], ['temper', 'attack', 'defend-keen']]);
  });

  it('NBC-UC-03 NBC-MOV-16 NBC-MTC-03 lowered from Attack it engages nobody: what the move owes is the new order’s', () => {
    const lowered = toStep(notUnder(with_('attack'), 2, 2), 'move');
    expect(orderNow(lowered)).toBe('defend-keen');
    const asked = says(does(lowered, { do: 'move', unit: 'husson' }), { lineCm: 6 });
    expect(JSON.stringify(reads(asked).means)).toContain('front-line-forward');
    // Under Attack he would owe 8 cm.
    expect(reads(asked).sums.map(({ name }) => JSON.stringify(name))).not.toContain('"demand-advance"');
  });

  it('NBC-ORD-20 NBC-ORD-15 AMB-28 raised to Attack it is an order received: heavy guns may stay behind, at once', () => {
    const raised = notUnder(with_('defend-keen'), 6, 6);
    expect(orderNow(raised)).toBe('attack');
    expect(isOffered(raised, { do: 'stay', unit: 'guns', stays: true })).toBe(true);
    expect(isOffered(toStep(raised, 'move'), { do: 'stay', unit: 'guns' })).toBe(false);
    // Attack to Attack-Keen is no order received.
    expect(isOffered(notUnder(turn(with_('attack'), 20), 6, 6), { do: 'stay', unit: 'guns' })).toBe(false);
  });

  it('NBC-ORD-15 NBC-UC-03 AMB-28 who stayed behind stays while a temper lowers the order, and comes with the next one given', () => {
    const behind = does(under(with_('attack')), { do: 'order', formation: 'ii', order: 'pursue', far: false });
    const pursues = does(accepts(enters(behind, 'card', { result: 'N' })), { do: 'stay', unit: 'guns', stays: true });
    expect(pursues.units.guns!.ownOrder).toBe('defend');
    const lowered = notUnder(next(pursues), 2, 2);
    expect([orderNow(lowered), lowered.units.guns!.ownOrder]).toEqual(['attack-keen', 'defend']);
    const given = does(under(next(lowered)), { do: 'order', formation: 'ii', order: 'hold', far: false });
    const holds = accepts(enters(given, 'card', { result: 'N' }));
    expect([orderNow(holds), holds.units.guns!.ownOrder]).toEqual(['hold', null]);
  });
});

describe('units that stay behind', () => {
  const staying = (rulings: Rulings = {}): Battle => {
    const asked = does(under(with_('hold', rulings)), { do: 'order', formation: 'ii', order: 'attack', far: false });
    return does(accepts(enters(asked, 'card', { result: 'N' })), { do: 'stay', unit: 'guns', stays: true });
  };

  it('NBC-ORD-15 NBC-FAD-01 AMB-28 rejoin with the next order that is no attack; by ruling when their owner says so', () => {
    const [rejoins, waits] = underBoth('optOutRejoin', 'ownerChoice', (rulings) => {
      const administers = toStep(staying(rulings), 'administration');
      const given = does(administers, { do: 'order', formation: 'ii', order: 'defend', far: false });
      const back = isOffered(given, { do: 'stay', unit: 'guns', stays: false });
      const then = back ? does(given, { do: 'stay', unit: 'guns', stays: false }) : given;
      return [given.units.guns!.ownOrder, back, then.units.guns!.ownOrder];
    });
    expect(rejoins).toEqual([null, false, null]);
    expect(waits).toEqual(['defend', true, null]);
  });

  it('NBC-ORD-15 NBC-OCC-03 NBC-GL-09 owe no advance, slow nobody, and are never out of command', () => {
    const moving = toStep(staying(), 'move');
    const pace = (battle: Battle) => total(does(battle, { do: 'move', unit: 'husson' }));
    expect(pace(moving)).toBe(18);
    expect(asks(does(moving, { do: 'check', unit: 'guns' }))).not.toContain('ooc');
    const asked = says(does(moving, { do: 'move', unit: 'guns' }), { lineCm: 3 });
    // They go by Defend: the front line does not go forward.
    expect(JSON.stringify(reads(asked).means)).toContain('front-line-forward');
  });

  it('NBC-ORD-15 NBC-ORD-14 come with the formation when it is ordered from Attack to a march', () => {
    const administers = toStep(staying(), 'administration');
    const given = does(administers, { do: 'order', formation: 'ii', order: 'redeploy', far: false });
    expect(given.units.guns!.ownOrder).toBe(null);
    expect(refusal(given, { do: 'stay', unit: 'guns', stays: true })).toBe('stays-onslaught');
  });
});
