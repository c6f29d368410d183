/** Batteries that are being made into howitzers, in the two turns that takes: they go nowhere and fire as they may (NBC-HOW-02). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { battery, begin, goTo, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, enters, wants } from './table.ts';
import { turn } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
const GUNS = ['one', 'two', 'three', 'four'].map((id) => battery(id, `II/${id}`, id, { weight: 'medium' }));
const start = () =>
  begin(
    small({
      sides: {
        ...SMALL.sides,
        a: { ...SMALL.sides.a, formations: [{ ...ii!, units: [...ii!.units, ...GUNS] }, iii!] },
      },
    }),
  );
const CONVERTING = { conversion: { part: 'converting', done: 3 } } as const;
const DONOR = { conversion: { part: 'donor', done: 3 } } as const;

/** Kempt charges the battery from the front, from outside its Contact Zone. */
function charged(set: Partial<UnitState>): Battle {
  const acting = acts(withUnit(start(), 'one', set), 'picton', 'move');
  const asked = does(acting, { do: 'charge', unit: 'kempt', target: 'one' });
  return accepts(enters(asked, wants(asked)[0]!.slot, { result: 'N' }));
}

describe('guns that are being made into howitzers', () => {
  it('NBC-HOW-02 NBC-EVD-01 do not evade: they cannot move', () => {
    expect(wants(charged({}))).toEqual([expect.objectContaining({ want: 'result' })]);
    for (const set of [CONVERTING, DONOR])
      expect(wants(charged(set)).some(({ want }) => want === 'result')).toBe(false);
  });

  it('NBC-HOW-02 NBC-FSH-01 the one that is made has no last shot; a donor has it as if Disordered', () => {
    const donor = charged(DONOR);
    expect(wants(donor)).toEqual([expect.objectContaining({ want: 'dice', dice: 3 })]);
    // Fives miss, the six hits.
    const shot = accepts(enters(donor, wants(donor)[0]!.slot, { dice: [5, 5, 6] }));
    expect(shot.units.kempt!.lost.white).toBe(1);
    const made = charged(CONVERTING);
    expect(top(made) ? wants(made) : []).toEqual([]);
  });

  it('NBC-HOW-02 NBC-ART-08 a donor fires as if Disordered, the other not at all, for two turns', () => {
    const four = goTo(withUnit(withUnit(start(), 'one', CONVERTING), 'two', DONOR), 4);
    const asked = asks(does(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } }));
    expect(['one', 'two'].map((id) => asked.some((key) => key.endsWith(`.${id}`) || key === id))).toEqual([
      false,
      true,
    ]);
    const done = goTo(turn(turn(play(four, { do: 'next' }), 20), 20), 5);
    expect([done.units.one!.pieces, done.units.one!.conversion, done.units.two!.conversion]).toEqual([
      'howitzers',
      null,
      null,
    ]);
  });
});
