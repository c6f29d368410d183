/** An evening of cards, pots and orders: what one question of command leaves to the next, over the turns (NBC-CCD, NBC-UC, NBC-ORD, NBC-RNF). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Face } from '../../src/dice/faces.ts';
import { argsOf, begin, goTo, into, play, pot, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { draws, ends, french } from './hands.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';
import { againAt, askedOf, reads, throwsAgain, turn, turns } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
const totals = (battle: Battle) => reads(battle).sums.map((sum) => sum.total);
const costs = (battle: Battle) => againAt(battle).map(({ side, cost }) => [side, cost.total]);
const stock = (battle: Battle, side: 'a' | 'b') => battle.sides[side].rerolls;

/** Both cards are laid and both pots thrown; the throw is open. */
function thrown(battle: Battle, a: string, first: ReturnType<typeof pot>, b: string, second = pot(1, 1)): Battle {
  const six = battle.phase === 6 ? battle : goTo(battle, 6);
  const laid = does(
    six,
    { do: 'choose', side: 'a', card: { formation: a } },
    { do: 'choose', side: 'b', card: { formation: b } },
  );
  return enters(enters(laid, 'a', first), 'b', second);
}
/** A formation of the French has won the throw, and its command is open. */
const won = (battle: Battle, formation: 'ii' | 'iii', its: ReturnType<typeof pot>) =>
  accepts(thrown(battle, formation, its, 'picton'));

describe('a commander who is taken', () => {
  const taken = () => {
    const acting = play(acts(begin(), 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    const fallen = enters(acting, 'dice', dice(5, 5));
    expect([reads(fallen).word, againAt(fallen)]).toEqual(['struck-captured', []]);
    return ends(accepts(fallen));
  };

  it('NBC-OFF-01 NBC-UC-01 NBC-ORD-17 AMB-167 leaves an action with its old order; his successor is tested and ordered on his own A', () => {
    const acting = does(taken(), { do: 'choose', side: 'a', card: { formation: 'ii' } });
    const { action, formations } = acting;
    expect([action?.formation, formations.ii!.command, formations.ii!.order]).toEqual(['ii', 'not', 'attack']);
    const administration = toStep(acting, 'administration');
    for (const play of ['order', 'detach'] as const) expect(isOffered(administration, { do: play })).toBe(false);

    const five = goTo(turn(ends(administration), 20), 5);
    // A3 of four units: 7.2, and ten at the least.
    expect([five.officers.reille, five.formations.ii!.radius]).toMatchObject([
      { fate: 'fit', A: 3, L: 3, T: 2, replacedIn: 2 },
      10,
    ]);
    const tested = won(five, 'ii', pot(3, 4));
    expect([reads(tested).word, totals(tested)]).toEqual(['command-under', [10]]);
    const ordered = does(accepts(tested), { do: 'order', formation: 'ii', order: 'redeploy', far: false });
    expect([wants(ordered)[0], stock(ordered, 'a')]).toMatchObject([{ rating: 3 }, { ready: 3, used: 1 }]);
    expect(draws(ordered, 'L').formations.ii!.order).toBe('redeploy');
  });
});

describe('a pot that is thrown again for command', () => {
  it('NBC-UC-01 NBC-UC-03 NBC-RR-03 AMB-05 leaves him acting, with the temper of its own green dice', () => {
    const short = won(begin(), 'ii', pot(2, 3, 1, 6, 6));
    expect([reads(short).word, totals(short), costs(short)]).toEqual(['command-not', [9, 15], [['a', 1]]]);
    const again = throwsAgain(short, 'pot', 'a', pot(1, 1, 6, 1, 2));
    // 2 and A4; T3 and 3 are Very Low: from Attack one step down.
    expect(totals(again)).toEqual([6, 6]);
    const acting = accepts(again);
    expect([acting.action?.formation, acting.formations.ii!.order, stock(acting, 'a')]).toEqual([
      'ii',
      'defend-keen',
      { ready: 3, used: 1 },
    ]);
    for (const step of ['orders', 'administration'] as const)
      expect(isOffered(toStep(acting, step), { do: 'order' })).toBe(false);
    // In the next turn, under command, he defends in the Normal stance.
    expect(accepts(won(turn(ends(acting), 20), 'ii', pot(6, 6))).formations.ii!.order).toBe('defend');
  });

  it('NBC-FAD-03 NBC-GAR-02 NBC-DET-01 NBC-ORD-18 who is not under command makes the garrison whose hour is over, and sends nobody out', () => {
    const held = ends(does(acts(begin(), 'iii', 'move'), { do: 'occupy', unit: 'billard', area: 'farm' }));
    // T6 and 2 are Low.
    const acting = accepts(won(turns(held, [30, 30]), 'iii', pot(1, 2)));
    const administration = toStep(acting, 'administration');
    expect(acting.formations.iii).toMatchObject({ command: 'not', order: 'pull-back' });
    expect((['garrison', 'detach', 'order'] as const).map((play) => isOffered(administration, { do: play }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a headquarters that has moved', () => {
  it('NBC-CMA-03 NBC-RR-05 NBC-CCD-06 NBC-UC-05 NBC-RR-02 pays for nothing in this turn, takes a man by the lapels without a word, and has back what fours give', () => {
    const park = { engineers: 1, pontoons: 1, baggage: 1 };
    const five = does(goTo(begin(french(park)), 5), { do: 'headquarters', side: 'a' });
    expect(stock(five, 'a')).toEqual({ ready: 0, used: 4 });
    const E = 'engineers:a:1';
    for (const [one, why] of [
      [{ do: 'engineers', unit: E, to: { at: 'commander', formation: 'ii' } }, 'reroll-none-left'],
      [{ do: 'train', unit: 'pontoon:a:1' }, 'reroll-none-left'],
      [{ do: 'train', unit: 'baggage:a:1' }, 'reroll-none-left'],
    ] as const)
      expect([isOffered(five, one), refusal(five, one)]).toEqual([false, why]);
    // What costs nothing goes on: engineers to a train in the park.
    expect(isOffered(five, { do: 'engineers', unit: E, to: { at: 'pontoon', unit: 'pontoon:a:1' } })).toBe(true);

    const lost = thrown(five, 'ii', pot(1, 2), 'picton', pot(5, 5));
    expect(againAt(lost)).toMatchObject([{ side: 'a', refused: 'reroll-none-left' }]);
    const grabbed = accepts(says(won(five, 'ii', pot(1, 3)), { lapels: true }));
    expect(grabbed.formations.ii!.command).toBe('lapels');
    for (const step of ['orders', 'administration'] as const)
      expect(refusal(toStep(grabbed, step), { do: 'order', formation: 'ii', order: 'hold', far: false })).toBe(
        'orders-hq-moves',
      );

    const two = turn(goTo(ends(grabbed), 7), 20);
    expect(wants(two)).toMatchObject([{ dice: 4 }]);
    const back = accepts(enters(two, 'dice', dice(4, 3, 5, 1)));
    expect(stock(back, 'a')).toEqual({ ready: 2, used: 2 });
    expect(wants(turn(goTo(back, 7, 2), 20))).toMatchObject([{ dice: 2 }]);
  });
});

describe('by the lapels', () => {
  it('NBC-UC-05 NBC-ORD-19 NBC-DET-01 is one man a turn, who may send out; the next is tested, and may be held in the next turn', () => {
    const grabbed = accepts(says(won(begin(), 'ii', pot(1, 3)), { lapels: true }));
    expect(isOffered(toStep(grabbed, 'administration'), { do: 'detach', unit: 'husson' })).toBe(true);
    // The other side’s card lies on the table, and is laid again by itself.
    const laid = does(ends(grabbed), { do: 'choose', side: 'a', card: { formation: 'iii' } });
    const other = accepts(enters(enters(laid, 'a', pot(2, 3)), 'b', pot(1, 1, 1)));
    expect(asks(other)).toEqual(['far']);
    const next = won(turn(ends(accepts(other)), 20), 'iii', pot(1, 2));
    expect(asks(next)).toContain('lapels');
  });

  it('NBC-UC-05 taken back, the same man is another’s to take', () => {
    const open = won(begin(), 'ii', pot(1, 3));
    const grabbed = accepts(says(open, { lapels: true }));
    // The record without that play, read anew.
    const undone: Battle = JSON.parse(JSON.stringify(open));
    expect(grabbed.sides.a.lapels).toBe('ii');
    const without = ends(accepts(undone));
    const laid = does(without, { do: 'choose', side: 'a', card: { formation: 'iii' } });
    expect(asks(accepts(enters(enters(laid, 'a', pot(2, 3)), 'b', pot(1, 1, 1))))).toContain('lapels');
  });
});

describe('an order of temper after temper', () => {
  const farm = () => ends(does(acts(begin(), 'iii', 'move'), { do: 'occupy', unit: 'billard', area: 'farm' }));
  const tempered = (battle: Battle, one: Face) =>
    accepts(won(turn(battle.action ? ends(battle) : battle, 20), 'iii', pot(1, 2, 1, one, one)));

  it('NBC-UC-03 NBC-ORD-20 NBC-ORD-15 NBC-ORD-05 AMB-28 rises to Attack: who holds the farm stays, then or never, and through the next fall', () => {
    // T6 and 8 are Very High.
    const keen = tempered(farm(), 4);
    const attack = tempered(keen, 4);
    expect([keen.formations.iii!.order, attack.formations.iii!.order]).toEqual(['defend-keen', 'attack']);
    expect(isOffered(keen, { do: 'stay' })).toBe(false);
    expect(isOffered(attack, { do: 'stay', unit: 'billard' })).toBe(true);
    expect(isOffered(toStep(attack, 'move'), { do: 'stay', unit: 'billard' })).toBe(false);
    const stays = does(attack, { do: 'stay', unit: 'billard', stays: true });
    const moving = toStep(stays, 'move');
    const owed = (unit: string) => reads(does(moving, { do: 'move', unit })).sums.map(({ name }) => name);
    expect(owed('lefol')).toContain('demand-advance');
    expect(owed('billard')).not.toContain('demand-advance');
    // T6 and 2 are Low: he stays where he is.
    const lower = tempered(stays, 1);
    expect([lower.formations.iii!.order, lower.units.billard!.ownOrder]).toEqual(['defend-keen', 'defend']);
  });
});

describe('who comes at his hour', () => {
  it('NBC-TIM-02 NBC-RNF-02 NBC-RNF-03 NBC-UC-03 NBC-ORD-20 draws again in the next turn, and is raised by his temper in the turn he comes', () => {
    const due = into(turn(goTo(begin(), 7), 30), 2, 2);
    expect([due.minutes, top(due).kind, wants(due)[0]]).toMatchObject([630, 'arrival', { rating: 3 }]);
    const late = draws(due, 'L');
    expect(late.formations.guards!.present).toBe(false);
    const second = says(into(late, 2, 3), { order: 'attack' });
    const come = accepts(throwsAgain(enters(second, 'card', { result: 'VL' }), 'card', 'b', { result: 'H' }));
    expect([come.formations.guards, stock(come, 'b')]).toMatchObject([
      { present: true, order: 'attack' },
      { ready: 4, used: 1 },
    ]);
    // 5 and A3 are 8; T3 and 10 are High.
    const tested = accepts(thrown(come, 'ii', pot(1, 1), 'guards', pot(2, 3, 1, 5, 5)));
    expect(totals(tested)).toEqual([8, 13]);
    const acting = accepts(tested);
    expect([acting.formations.guards!.order, acting.units.maitland!.facts.entering]).toEqual([
      'attack-keen',
      undefined,
    ]);
    const charge = does(toStep(acting, 'move'), { do: 'charge', unit: 'maitland', target: 'husson' });
    // Q5, Fresh, and one for the order.
    expect(wants(charge)).toMatchObject([{ rating: 7 }]);
  });
});

describe('beyond visibility of his headquarters', () => {
  it('NBC-CCD-06 NBC-CCD-07 NBC-UC-01 NBC-ORD-17 pays two for the throw and two for the order, and twelve are needed between', () => {
    const lost = says(thrown(begin(), 'ii', pot(5, 2), 'picton', pot(3, 3)), { 'far-b': true });
    expect(costs(lost)).toEqual([['b', 2]]);
    const over = throwsAgain(lost, 'b', 'b', pot(6, 2));
    expect([costs(over), stock(over, 'b')]).toEqual([[['a', 1]], { ready: 3, used: 2 }]);
    const level = throwsAgain(over, 'a', 'a', pot(4, 4));
    expect([reads(level).part, costs(level)]).toEqual(['b', []]);
    const tested = accepts(level);
    expect([takes(tested, 'far'), reads(tested).word, totals(tested)]).toEqual([true, 'command-under', [12]]);
    const ordered = does(accepts(tested), { do: 'order', formation: 'picton', order: 'attack', far: true });
    expect([stock(ordered, 'b'), wants(ordered)[0]]).toMatchObject([{ ready: 1, used: 4 }, { rating: 4 }]);
    const again = throwsAgain(enters(ordered, 'card', { result: 'VL' }), 'card', 'b', { result: 'H' });
    expect([stock(again, 'b'), accepts(again).formations.picton!.order]).toEqual([{ ready: 0, used: 5 }, 'attack']);
  });

  it('NBC-TIM-01 NBC-VIS-05 NBC-UC-01 is asked anew when the hour has taken its light', () => {
    const asked = won(begin(small({ start: 18 * 60 + 40 })), 'ii', pot(3, 3));
    const cm = (battle: Battle) => argsOf(askedOf(battle, 'far')!, 'command-far')?.cm;
    expect(cm(asked)).toBe(60);
    const far = says(asked, { far: true });
    expect(reads(far).word).toBe('command-not');
    const evening = won(turn(ends(accepts(far)), 20), 'ii', pot(3, 3));
    expect([evening.minutes, cm(evening), takes(evening, 'far')]).toEqual([19 * 60, 40, false]);
  });
});

describe('two orders in one turn', () => {
  it('NBC-ORD-14 NBC-ORD-17 NBC-ORD-18 NBC-ORD-15 from the march to Hold before the move, to Attack after it: then guns may stay', () => {
    const march = begin(french({ formations: [{ ...ii!, order: 'strategic' }, iii!] }));
    const halt = draws(
      does(accepts(won(march, 'ii', pot(6, 6))), { do: 'order', formation: 'ii', order: 'hold', far: false }),
      'N',
    );
    const administration = toStep(halt, 'administration');
    expect(isOffered(administration, { do: 'stay' })).toBe(false);
    const attack = does(administration, { do: 'order', formation: 'ii', order: 'attack', far: false });
    expect([stock(attack, 'a'), isOffered(attack, { do: 'stay', unit: 'guns' })]).toEqual([
      { ready: 3, used: 1 },
      true,
    ]);
    expect(isOffered(ends(attack), { do: 'stay', unit: 'guns' })).toBe(false);
  });
});

describe('who acts first in phase 1', () => {
  it('NBC-CMD-03 AMB-48 is thrown again once a side for a die, a tie by both for nothing', () => {
    const first = does(turn(goTo(begin(), 7), 20), { do: 'first' });
    const behind = enters(enters(first, 'a', dice(3)), 'b', dice(5));
    const tied = throwsAgain(behind, 'a', 'a', dice(5));
    expect(wants(tied).map(({ slot }) => slot)).toEqual(['a', 'b']);
    const anew = enters(enters(tied, 'a', dice(2)), 'b', dice(4));
    expect([costs(anew), stock(anew, 'a')]).toEqual([[['b', 1]], { ready: 3, used: 1 }]);
  });
});

describe('what was said in a throw', () => {
  it('NBC-UC-01 NBC-CCD-07 NBC-OFF-01 AMB-45 of the way to the army commander is over when he has fled from there', () => {
    const said = says(thrown(begin(), 'ii', pot(5, 2), 'picton', pot(3, 3)), { 'far-b': true });
    const acting = accepts(accepts(said));
    const entered = play(acting, { do: 'strike', officer: 'ac-b', by: 'entered' });
    const fled = accepts(enters(entered, 'dice', dice(4, 5)));
    const far = (battle: Battle) => battle.formations.picton!.facts.far ?? false;
    expect([far(acting), far(fled), fled.sides.b.atHQ]).toEqual([true, false, false]);
  });
});
