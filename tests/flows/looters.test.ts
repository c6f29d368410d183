/** Baggage taken, looted and given up: what the unit may do next. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { unitMenu } from '../../src/battlefield/menu.ts';
import type { Result } from '../../src/cards/results.ts';
import { begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, draws } from './hands.ts';
import { acts, does, isOffered, toStep } from './table.ts';

const start = (): Battle => begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
const taken = (): Battle => play(acts(start(), 'ii', 'move'), { do: 'capture', baggage: BAGGAGE, by: 'husson' });
const looting = (battle: Battle): Battle => withUnit(battle, 'husson', { looting: true, disordered: true, facts: {} });

describe('a unit that takes baggage', () => {
  it('NBC-BAG-02 stops there: it moves and charges no more in this turn', () => {
    const battle = taken();
    expect(isOffered(battle, { do: 'move', unit: 'husson' })).toBe(false);
    expect(isOffered(battle, { do: 'charge', unit: 'husson' })).toBe(false);
    expect(refusal(battle, { do: 'charge', unit: 'husson', target: 'kempt' })).toBe('charge-tried');
    expect(isOffered(battle, { do: 'move', unit: 'campi' })).toBe(true);
  });

  it('NBC-BAG-02 takes it as it moves or fights, not when all that is over', () => {
    const take = { do: 'capture', baggage: BAGGAGE, by: 'husson' } as const;
    const steps = ['move', 'firefights', 'combats', 'administration'] as const;
    const ways = steps.map((step) => acts(start(), 'ii', step));
    expect(ways.map((battle) => isOffered(battle, take))).toEqual([true, true, true, false]);
    expect(refusal(ways[3]!, take)).toBe('move-time');
  });

  it('NBC-BAG-02 NBC-BAG-04 stays with the one it stopped at: the second is for others, and for it once it is restrained', () => {
    const two = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 2 } } }));
    const takes = (by: string, n = 2) => ({ do: 'capture', baggage: `baggage:b:${n}`, by }) as const;
    const one = does(acts(two, 'ii', 'move'), takes('husson', 1));
    expect(['husson', 'campi'].map((by) => isOffered(one, takes(by)))).toEqual([false, true]);
    expect(refusal(one, takes('husson'))).toBe('attack-looting');
    const checked = (result: Result) => draws(toStep(one, 'administration'), result);
    const next = (battle: Battle) => isOffered(acts(goTo(battle, 6, 2), 'ii', 'move'), takes('husson'));
    expect((['H', 'L'] as const).map((result) => next(checked(result)))).toEqual([true, false]);
    // Its own side takes the first back: it is at none, and may take the second.
    expect(next(does(acts(checked('L'), 'picton', 'move'), takes('kempt', 1)))).toBe(true);
  });

  it('NBC-BAG-03 NBC-FAD-04 is checked though its formation passes', () => {
    const captured = { by: 'husson', open: true };
    const battle = withUnit(goTo(start(), 6), BAGGAGE, { captured });
    const passed = play(battle, { do: 'pass', formation: 'ii' });
    expect(passed.agenda.find(({ kind }) => kind === 'looting')).toMatchObject({ unit: 'husson' });
  });
});

describe('an enemy whose books are kept elsewhere', () => {
  it('NBC-BAG-02 NBC-BAG-01 takes our baggage from its own sheet, in his formation’s action alone; we may take it back', () => {
    const battle = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, baggage: 2 } } }), { keeps: 'a' });
    const moving = play(goTo(battle, 5), { do: 'train', unit: 'baggage:a:1' });
    const takes = { do: 'capture', baggage: 'baggage:a:1', by: 'kempt' } as const;
    expect(isOffered(acts(moving, 'ii', 'move'), takes)).toBe(false);
    const his = acts(moving, 'picton', 'move');
    expect(unitMenu(his, 'baggage:a:1').filter((one) => one.do === 'capture')).toEqual(
      Object.values(his.units)
        .filter(({ formation, card }) => formation === 'picton' && card.arm !== 'artillery')
        .map(({ id }) => ({ ...takes, by: id })),
    );
    const gone = does(his, takes);
    expect(gone.units['baggage:a:1']).toMatchObject({ captured: { by: 'kempt', open: true }, movesIn: 0 });
    expect(gone.units['baggage:a:2']!.captured ?? null).toBe(null);
    // His player draws for looting; our train stays, and our brigade may fetch it.
    expect(toStep(gone, 'administration').agenda).toEqual([]);
    const back = acts(toStep(gone, 'administration'), 'ii', 'move');
    expect(isOffered(back, { do: 'move', unit: 'baggage:a:1' })).toBe(false);
    const ours = does(back, { do: 'capture', baggage: 'baggage:a:1', by: 'husson' });
    expect(ours.units['baggage:a:1']!.captured).toBe(null);
  });
});

describe('a looter who is restrained', () => {
  const restrained = (result: Result) => {
    const battle = withUnit(looting(toStep(acts(start(), 'ii', 'combats'), 'combats')), BAGGAGE, {
      captured: { by: 'husson', open: true },
    });
    const asked = play(battle, { do: 'next' });
    expect(top(asked).kind).toBe('looting');
    return draws(asked, result);
  };
  const recovers = (battle: Battle, turn: number) =>
    isOffered(goTo(battle, 7, turn), { do: 'recover', unit: 'husson' });

  it('NBC-BAG-04 NBC-REC-02 is Disordered to the end of the turn, and recovers in the next', () => {
    const battle = restrained('N');
    expect(recovers(battle, 1)).toBe(false);
    const next = goTo(battle, 7, 2);
    expect(next.units.husson).toMatchObject({ looting: false, disordered: true });
    expect(recovers(battle, 2)).toBe(true);
  });

  it('NBC-BAG-04 NBC-REC-02 one who goes on recovers in neither', () => {
    expect(recovers(restrained('L'), 1)).toBe(false);
  });
});
