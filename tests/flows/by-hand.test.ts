/** What the table sets by hand is what the book would have made of it. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, play, pot, refusal } from '../battlefield/fixtures.ts';
import { accepts, does, enters, says } from './table.ts';

describe('a unit set Broken by hand', () => {
  const set = (set: object, id = 'husson') => play(goTo(begin(), 4), { do: 'set', what: 'unit', id, set });

  it('NBC-GL-17 NBC-GL-05 has lost all its points, in the book that is open', () => {
    const { husson } = set({ fate: 'broken' }).units;
    expect(husson).toMatchObject({ fate: 'broken', lost: { white: 6, red: 0, blue: 0 } });
    expect(currentCP(set({ fate: 'broken', shaken: true }).units.husson!)).toBe(0);
  });

  it('NBC-GL-17 keeps those the table gives it', () => {
    expect(currentCP(set({ fate: 'broken', cp: 2 }).units.husson!)).toBe(2);
  });

  it('NBC-GL-17 no other fate takes points, and guns have none', () => {
    expect(currentCP(set({ fate: 'eliminated' }).units.husson!)).toBe(6);
    expect(set({ fate: 'broken' }, 'guns').units.guns!.lost).toEqual({ white: 0, red: 0, blue: 0 });
  });
});

describe('an officer captured', () => {
  const evening = (fate: 'captured' | 'injured', rulings: Rulings = {}) =>
    play(
      begin(undefined, { rulings }),
      { do: 'set', what: 'officer', id: 'reille', set: { fate } },
      { do: 'end', why: 'over-hour' },
    );
  const own = { do: 'losses', own: { of: 'officer', id: 'reille:0', roll: [3, 4] } } as const;

  it('NBC-OFF-08 AMB-147 stays a prisoner: no dice are taken for him in the evening', () => {
    expect(refusal(evening('captured'), own)).toBe('losses-nothing-there');
    expect(play(evening('injured'), own).after.officers['reille:0']).toEqual([3, 4]);
  });

  it('NBC-OFF-08 AMB-147 by ruling his fate is thrown for (capturedFate)', () => {
    expect(play(evening('captured', { capturedFate: 'roll' }), own).after.officers['reille:0']).toEqual([3, 4]);
  });
});

describe('what was said from where the army commander is', () => {
  type Set = Extract<Play, { do: 'set' }>;
  /** Reille is said to be beyond what his chief sees; Lefol to be near him, Kempt near the enemy's. */
  const said = (): Battle => {
    const check = (battle: Battle, unit: string) =>
      accepts(enters(says(does(battle, { do: 'check', unit }), { nearAC: true }), 'card', { result: 'N' }));
    const laid = does(
      goTo(check(check(goTo(begin(), 4), 'lefol'), 'kempt'), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const won = accepts(enters(enters(laid, 'a', pot(6, 6)), 'b', pot(1, 1)));
    return accepts(says(won, { far: true }));
  };
  const knows = ({ formations, units }: Battle) => [
    formations.ii!.facts.far ?? false,
    units.lefol!.facts.nearAC ?? false,
    units.kempt!.facts.nearAC ?? false,
  ];
  const side = (id: 'a' | 'b', set: Extract<Set, { what: 'side' }>['set']): Set => ({
    do: 'set',
    what: 'side',
    id,
    set,
  });

  it.each<[string, Set, readonly boolean[]]>([
    ['sunny weather shows more', { do: 'set', what: 'sky', set: { weather: 'sunny' } }, [false, true, true]],
    ['soft ground shows as much', { do: 'set', what: 'sky', set: { ground: 'soft' } }, [true, true, true]],
    ['the evening hides more', { do: 'set', what: 'clock', minutes: 19 * 60 }, [false, true, true]],
    ['an hour by day hides nothing', { do: 'set', what: 'clock', minutes: 11 * 60 }, [true, true, true]],
    ['he has a vantage point', side('a', { vantage: true }), [false, true, true]],
    ['the enemy has one', side('b', { vantage: true }), [true, true, true]],
    ['he has left his headquarters', side('a', { atHQ: false }), [false, false, true]],
    ['the enemy has left his', side('b', { atHQ: false }), [true, true, false]],
  ])('NBC-VIS-05 NBC-UC-01 NBC-QC-09 NBC-CMA-01 is asked anew where that changed: %s', (_, set, left) => {
    expect(knows(said())).toEqual([true, true, true]);
    expect(knows(play(said(), set))).toEqual(left);
  });
});
