/** Whose each play is where seats are under lock: for every kind of play there is. */
import { describe, expect, it } from 'vitest';
import type { Play, PlayName } from '../../../src/battlefield/plays.ts';
import { seatOf, WHOSE } from '../../../src/battlefield/under-lock/whose.ts';
import { goTo } from '../fixtures.ts';
import { envelope, lockedBattle, refusedFor, unseals } from './locked.ts';
import { onePlayOfEach } from './whose-plays.ts';

const battle = lockedBattle();

describe('whose a play is', () => {
  const all = onePlayOfEach(battle);

  it('is known of every kind of play', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(WHOSE).sort());
  });

  it.each(Object.keys(WHOSE) as PlayName[])(
    '%s is refused to every seat that may not make it, and to no other',
    (name) => {
      const { play, may, in: where = battle } = all[name];
      const refused = ['a', 'b', 'a.reille', 'umpire', 'both', 'nobody', 'b.nobody'].filter((seat) =>
        /^seats?-/.test(refusedFor(where, seat, play)),
      );
      expect(refused).toEqual(
        ['a', 'b', 'a.reille', 'umpire', 'both', 'nobody', 'b.nobody'].filter((seat) => !may.includes(seat)),
      );
    },
  );

  it('a card is laid face down by nobody but its own seat where the phone is passed', () => {
    const passed = { ...goTo(battle, 6), phone: 'passed' as const };
    const play: Play = { do: 'choose', side: 'a', card: { formation: 'ii' } };
    expect(refusedFor(passed, 'both', play)).toBe('seats-open-first');
    expect(refusedFor(passed, 'a', play)).toBe('');
  });

  it('NBC-LUL-01 a lull in force and the rulings are changed by all, not by one seat', () => {
    for (const play of [
      { do: 'set', what: 'lull', covers: [] },
      { do: 'lull-over' },
      { do: 'ruling', key: 'cap5', value: 'on' },
    ] as const) {
      expect(['a', 'a.reille', 'b'].map((seat) => refusedFor(battle, seat, play))).toEqual(
        Array.from({ length: 3 }, () => 'seats-together'),
      );
      expect(['umpire', 'both'].map((seat) => /^seats?-/.test(refusedFor(battle, seat, play)))).toEqual([false, false]);
    }
    // One side alone may want to fight again (NBC-LUL-02).
    expect(refusedFor(battle, 'a', { do: 'lull-restart', side: 'a' })).toBe('lull-none-offered');
  });

  it('a kind of play nobody knows is refused', () => {
    expect(refusedFor(battle, 'umpire', { do: 'toString' } as unknown as Play)).toBe('seats-no-such-play');
  });

  it('nothing is sealed for a seat that is not there, or for nobody, or in the name of another', () => {
    const seal = (by: string, ...seats: string[]): Play => ({
      do: 'seal',
      by,
      envelope: envelope({ is: 'blank' }, seats),
    });
    expect(refusedFor(battle, 'a', seal('a', 'nobody'))).toBe('seats-no-such');
    expect(refusedFor(battle, 'a', seal('a'))).toBe('seats-no-envelope');
    expect(refusedFor(battle, 'umpire', seal('a', 'a'))).toBe('seats-not-yours');
    expect(refusedFor(battle, 'a', { do: 'seal', by: 'a', envelope: {} } as unknown as Play)).toBe('seats-no-envelope');
    expect(refusedFor(battle, 'umpire', { ...unseals(battle, 0), text: 7 } as unknown as Play)).not.toBe('');
  });

  it.each([
    ['a', { side: 'a' }],
    ['umpire', {}],
    ['a.reille', { side: 'a', officer: 'reille' }],
    ['b.x.y', { side: 'b', officer: 'x.y' }],
    ['both', {}],
  ])('the seat %s', (seat, is) => {
    expect(seatOf(seat)).toEqual(is);
  });
});
