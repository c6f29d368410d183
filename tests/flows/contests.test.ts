/** Cards and pots from the first set of the turn to the next: ties, re-throws, a card left on the table, Byes, and who knows of them. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { privateTo, view } from '../../src/battlefield/view.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, cavalry, goTo, play, pot, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, asks, does, enters, isOffered, says, wants } from './table.ts';
import { againAt, throwsAgain, total, turn, underBoth } from './turns.ts';

const lays = (battle: Battle, a: string | 'bye', b: string | 'bye'): Battle => {
  const card = (of: string) => (of === 'bye' ? 'bye' : { formation: of });
  return does(battle, { do: 'choose', side: 'a', card: card(a) }, { do: 'choose', side: 'b', card: card(b) });
};
const six = (rulings: Rulings = {}, from = small()) => goTo(begin(from, { rulings }), 6);
const throws = (battle: Battle, a: ReturnType<typeof pot>, b: ReturnType<typeof pot>): Battle =>
  enters(enters(battle, 'a', a), 'b', b);
/** Picton's card wins, II Corps' lies on the table, Picton has acted. */
const afterLoss = (rulings: Rulings = {}, from = small()): Battle => {
  const won = accepts(throws(lays(six(rulings, from), 'ii', 'picton'), pot(1, 2), pot(5, 5)));
  return play(accepts(won), { do: 'finish' });
};
/** Two formations a side: the guards are here from the start. */
const BOTH_HERE = small({ reinforcements: [] });

describe('a tie', () => {
  it('NBC-CCD-04 AMB-48 is thrown again by both; by ruling the abler commander acts', () => {
    const tied = (rulings: Rulings) => {
      const weaker = play(six(rulings), { do: 'set', what: 'officer', id: 'c-picton', set: { A: 3 } });
      const battle = throws(lays(weaker, 'ii', 'picton'), pot(3, 4), pot(2, 5));
      return wants(battle).length === 2 ? 'again' : top(accepts(battle)).formation;
    };
    expect(underBoth('phasingTie', 'higherA', tied)).toEqual(['again', 'ii']);
  });

  it('NBC-CCD-05 AMB-48 by ruling goes to the card that lost the last throw, and costs nobody a die', () => {
    const tied = (rulings: Rulings) => {
      // 1 + 2 and the red 4 of the losing commander are 7.
      const first = accepts(throws(lays(six(rulings, BOTH_HERE), 'ii', 'picton'), pot(1, 2), pot(5, 5)));
      const second = does(play(accepts(first), { do: 'finish' }), {
        do: 'choose',
        side: 'b',
        card: { formation: 'guards' },
      });
      const battle = throws(second, pot(1, 2, 4), pot(3, 4));
      return wants(battle).length === 2 ? 'again' : top(accepts(battle)).formation;
    };
    expect(underBoth('phasingTie', 'loserOfLast', tied)).toEqual(['again', 'ii']);
  });
});

describe('the loser of the throw', () => {
  it('NBC-CCD-06 AMB-06 throws once more for a die and no oftener, unless the group lets him', () => {
    const again = (rulings: Rulings) => {
      const battle = throws(lays(six(rulings), 'ii', 'picton'), pot(1, 2), pot(5, 5));
      const thrown = throwsAgain(battle, 'a', 'a', pot(1, 3));
      return againAt(thrown).map(({ side }) => side);
    };
    expect(underBoth('phasingRethrows', 'unlimited', again)).toEqual([[], ['a']]);
  });

  it('NBC-CCD-06 NBC-CCD-07 must beat the other, who may then throw too; both have paid', () => {
    const battle = throws(lays(six(), 'ii', 'picton'), pot(1, 2), pot(5, 5));
    const equal = throwsAgain(battle, 'a', 'a', pot(4, 6));
    expect(againAt(equal)).toEqual([]);
    expect(top(accepts(equal)).formation).toBe('picton');
    const ahead = throwsAgain(battle, 'a', 'a', pot(6, 6));
    expect(againAt(ahead).map(({ side }) => side)).toEqual(['b']);
    const back = throwsAgain(ahead, 'b', 'b', pot(1, 1));
    expect(top(accepts(back))).toMatchObject({ kind: 'command', formation: 'ii' });
    expect([back.sides.a.rerolls.ready, back.sides.b.rerolls.ready]).toEqual([3, 4]);
  });

  it('NBC-CCD-05 NBC-CCD-08 AMB-49 left on the table his card is laid again with its red die; by ruling another may be', () => {
    const swap = (rulings: Rulings) =>
      isOffered(afterLoss(rulings, BOTH_HERE), { do: 'choose', side: 'a', card: { formation: 'iii' } });
    expect(underBoth('losingCardMaySwap', 'yes', swap)).toEqual([false, true]);
    // Picton has acted, so that nobody is left to throw against and no card waits for a throw: any may act, or none.
    const alone = afterLoss();
    expect(alone.formations.ii!.card).toBe('losing');
    for (const formation of ['ii', 'iii']) {
      const acts = does(alone, { do: 'choose', side: 'a', card: { formation } });
      expect(top(acts)).toMatchObject({ kind: 'command', formation });
    }
    expect(does(alone, { do: 'pass', formation: 'ii' }).formations.ii!.card).toBe('spent');
    // The red die counts for no command.
    const other = accepts(throws(lays(six({}, BOTH_HERE), 'ii', 'picton'), pot(1, 2), pot(5, 5)));
    const second = does(play(accepts(other), { do: 'finish' }), {
      do: 'choose',
      side: 'b',
      card: { formation: 'guards' },
    });
    const thrown = throws(second, pot(2, 4, 6), pot(5, 6, 6));
    expect(total(thrown)).toBe(12);
    const command = accepts(thrown);
    // 6 and A4: the white dice alone.
    expect([top(command).formation, total(command)]).toEqual(['ii', 10]);
  });

  it('NBC-CCD-05 taken back into the hand it has no red die in the next set', () => {
    const battle = throws(lays(six({}, BOTH_HERE), 'ii', 'picton'), pot(1, 2), pot(5, 5));
    const back = play(accepts(accepts(says(battle, { 'leave-a': 'hand' }))), { do: 'finish' });
    expect(back.formations.ii!.card).toBe('hand');
    expect(total(throws(lays(back, 'ii', 'guards'), pot(2, 4, 6), pot(1, 1)))).toBe(6);
  });

  it('NBC-CCD-05 NBC-SEQ-01 in the next turn no card lies there', () => {
    const next = goTo(turn(play(afterLoss(), { do: 'pass', formation: 'ii' }), 20), 6);
    expect(next.formations.ii!.card).toBe('hand');
    expect(total(throws(lays(next, 'ii', 'picton'), pot(2, 4, 6), pot(1, 1)))).toBe(6);
  });
});

describe('a Bye', () => {
  it('NBC-CCD-03 NBC-UC-01 makes the other side’s card act with a pot of its own, and is spent for the turn', () => {
    const forced = lays(six(), 'bye', 'picton');
    expect([top(forced).kind, top(forced).formation, wants(forced).length]).toEqual(['command', 'picton', 1]);
    const done = play(accepts(enters(forced, 'pot', pot(4, 4))), { do: 'finish' });
    expect(isOffered(done, { do: 'choose', side: 'a', card: 'bye' })).toBe(false);
    // No set of throws has been made: nobody adds a red die.
    expect(done.contests).toBe(0);
    const rest = play(done, { do: 'pass', formation: 'ii' }, { do: 'pass', formation: 'iii' });
    expect(isOffered(goTo(turn(rest, 20), 6), { do: 'choose', side: 'a', card: 'bye' })).toBe(true);
  });

  it('NBC-CCD-03 NBC-CCD-05 forces the card that the other side has left on the table', () => {
    const won = accepts(throws(lays(six({}, BOTH_HERE), 'ii', 'picton'), pot(5, 5), pot(1, 2)));
    const left = play(accepts(won), { do: 'finish' });
    const forced = does(left, { do: 'choose', side: 'a', card: 'bye' });
    expect([top(forced).kind, top(forced).formation]).toEqual(['command', 'picton']);
  });
});

describe('Cossacks', () => {
  const horse = (ruled: Rulings) => {
    const { a, b } = SMALL.sides;
    const [ii, ...rest] = a.formations;
    const screen = { ...cavalry('uhlans', 'II/x', 'Uhlans'), horse: 'skirmish' } as const;
    return six(
      ruled,
      small({ sides: { a: { ...a, formations: [{ ...ii!, units: [...ii!.units, screen] }, ...rest] }, b } }),
    );
  };
  const picton = (battle: Battle) => accepts(throws(lays(battle, 'ii', 'picton'), pot(1, 2), pot(3, 3)));

  it('NBC-UC-04 AMB-51 harass a commander; other skirmish cavalry does by ruling alone, and when it is gone nobody does', () => {
    const harass = (rulings: Rulings) => {
      const asked = picton(horse(rulings));
      return asks(asked).includes('harassed') ? total(says(asked, { harassed: true })) : total(asked);
    };
    // 6 and A4 are 10, less one.
    expect(underBoth('cossack', 'allSkirmishCavalry', harass)).toEqual([10, 9]);
    const gone = withUnit(horse({ cossack: 'allSkirmishCavalry' }), 'uhlans', { fate: 'eliminated' });
    expect(asks(picton(gone))).not.toContain('harassed');
  });
});

describe('what a side may see on a phone that is passed', () => {
  const passed = (rulings: Rulings) => goTo(begin(small(), { rulings, phone: 'passed' }), 6);

  it('NBC-RR-01 NBC-CCD-06 AMB-07 its own re-roll dice alone, before and after one is spent; by ruling everybody’s', () => {
    const seen = (rulings: Rulings) => {
      const battle = throws(lays(passed(rulings), 'ii', 'picton'), pot(1, 2), pot(5, 5));
      const spent = throwsAgain(battle, 'a', 'a', pot(1, 3));
      return [view(spent, 'a').rerolls, view(spent, 'b').rerolls];
    };
    expect(underBoth('rrdCount', 'public', seen)).toEqual([
      [
        { a: 3, b: null },
        { a: null, b: 5 },
      ],
      [
        { a: 3, b: 5 },
        { a: 3, b: 5 },
      ],
    ]);
  });

  it('NBC-PT-01 NBC-UC-01 AMB-01 every pot; by ruling a pot thrown alone is for its thrower first', () => {
    const eyes = (rulings: Rulings) => {
      const forced = lays(passed(rulings), 'bye', 'picton');
      return privateTo(enters(forced, 'pot', pot(4, 4)));
    };
    expect(underBoth('potVisibility', 'thrower-first', eyes)).toEqual([null, 'b']);
    const both = (rulings: Rulings) => privateTo(throws(lays(passed(rulings), 'ii', 'picton'), pot(1, 2), pot(5, 5)));
    expect(underBoth('potVisibility', 'thrower-first', both)).toEqual([null, null]);
  });
});
