import { describe, expect, it } from 'vitest';
import { fogAfter, fogDice } from '../../../src/battlefield/sky/weather-throws.ts';
import { answer, begin, goTo, into, play, refusal, small, top } from '../fixtures.ts';

describe('fog', () => {
  it('NBC-FOG-01 throws one die a turn, two when it is sunny', () => {
    expect((['sunny', 'bright', 'overcast', 'rain', 'snow'] as const).map(fogDice)).toEqual([2, 1, 1, 1, 1]);
  });

  it.each([
    [0, 5, 10, { total: 5, target: 10 }],
    [5, 4, 10, { total: 9, target: 10 }],
    [5, 5, 10, null],
    [9, 6, 10, null],
  ])('NBC-FOG-01 %i and %i of %i', (total, thrown, target, after) =>
    expect(fogAfter({ total, target }, thrown)).toEqual(after),
  );

  it('NBC-FOG-01 adds up turn by turn and, once gone, is gone for good', () => {
    let battle = into(begin(small({ sky: { weather: 'bright', fog: { target: 9 } } })), 9);
    expect(top(battle).kind).toBe('fog');
    battle = answer(battle, { dice: { dice: [5] } });
    expect(battle.sky.fog).toEqual({ total: 5, target: 9 });
    battle = answer(into(goTo(battle, 1, 2), 9), { dice: { dice: [4] } });
    expect(battle.sky.fog).toBeNull();
    expect(into(goTo(battle, 1, 3), 9).agenda).toEqual([]);
  });

  it('NBC-FOG-01 nobody may throw its dice again (NBC-RR-04)', () => {
    const battle = into(begin(small({ sky: { weather: 'bright', fog: { target: 9 } } })), 9);
    const thrown = play(battle, { do: 'throw', task: top(battle).id });
    expect(refusal(thrown, { do: 'again', task: top(thrown).id, slot: 'dice', side: 'a' })).toBe('ask-not-again');
  });
});
