/** Ways that lead through several questions, each worked out from the rulebook field by field before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, SMALL, small, top } from '../battlefield/fixtures.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { codeOf } from '../../src/engine/message.ts';
import { charge, facts, kinds, moving, PONTOON, slots } from './hands.ts';
import { closed } from './recorded.ts';
import { accepts, acts, decides, dice, does, enters, says } from './table.ts';
import { timeCard } from './turns.ts';
import { unit } from './two-corps.ts';
import { done } from './unbroken.ts';

const crosses = (id: string, deed: 'reach' | 'try' | 'leave') =>
  ({ do: 'cross', unit: id, over: PONTOON, deed }) as const;
const shot = { do: 'hits', unit: PONTOON, hits: 2, cause: 'close-combat', aspect: 'front' } as const;

describe('a bridge of boats that is destroyed', () => {
  const standing = (): Battle => {
    const begun = does(goTo(begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons: 1 } } })), 5), {
      do: 'train',
      unit: PONTOON,
    });
    return decides(timeCard(does(begun, { do: 'build', unit: PONTOON, cm: 1 }), 20), 'done');
  };
  const reached = () => does(acts(goTo(standing(), 6, 2), 'ii', 'move'), crosses('husson', 'reach'));
  const third = () => acts(goTo(reached(), 6, 3), 'ii', 'move');

  it('NBC-PON-07 NBC-BRG-01 while a unit is to throw for it: the question goes, the unit stands at no bridge', () => {
    for (const lies of [false, true]) {
      const open = does(third(), crosses('husson', 'try'));
      expect(slots(open)).toEqual(['dice']);
      const asked = lies ? enters(open, 'dice', dice(6)) : open;
      const razed = play(asked, shot);
      expect([kinds(razed), unit(razed, PONTOON).fate, unit(razed, 'husson').crossing?.at]).toEqual([[], 'good', 'left']);
      expect(refusal(razed, crosses('husson', 'try'))).toBe('crossing-none');
      closed(razed);
    }
  });

  it('NBC-PON-07 NBC-BRG-01 after a unit has crossed: it is over, and another has no bridge', () => {
    const over = accepts(enters(does(third(), crosses('husson', 'try')), 'dice', dice(5)));
    expect(unit(over, 'husson').crossing).toMatchObject({ at: 'far', since: 3 });
    const razed = play(over, shot);
    expect(unit(razed, 'husson').crossing).toMatchObject({ at: 'left', since: 3 });
    expect(refusal(razed, crosses('campi', 'reach'))).toBe('crossing-none');
    expect(top(razed)).toBeUndefined();
    closed(razed);
  });
});

describe('a ford', () => {
  const river = (ground: 'hard' | 'mud') => {
    const from = small({ crossings: [{ id: 'ford', name: 'the ford', kind: 'ford' }] });
    return moving(play(begin(from), { do: 'set', what: 'sky', set: { ground } }));
  };
  const warned = (battle: Battle) => (procedureFor(top(battle).kind).warnings?.(battle, top(battle)) ?? []).map(codeOf);

  it('NBC-BRG-05 NBC-GND-03 NBC-MTC-01 in mud is no way for a charge either, as for a move; on hard ground it is', () => {
    for (const [ground, told] of [
      ['mud', ['ford-in-mud']],
      ['hard', []],
    ] as const) {
      const asks = does(river(ground), charge('husson', 'kempt'));
      expect(warned(asks)).toEqual([]);
      expect(warned(says(asks, { fording: true }))).toEqual(told);
    }
    const over = done(says(does(river('hard'), charge('husson', 'kempt')), { fording: true }), { card: { result: 'N' } });
    expect(facts(over.battle, 'husson').contact).toBe('kempt');
    closed(over.battle);
  });
});
