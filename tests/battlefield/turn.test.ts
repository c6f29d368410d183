import { describe, expect, it } from 'vitest';
import { begin, goTo, play, top } from './fixtures.ts';

describe('the turn', () => {
  it('NBC-SEQ-01 runs through the nine phases in order and begins the next turn', () => {
    let battle = begin();
    const seen = [battle.phase];
    while (battle.turn === 1) {
      const next = battle.phase === 9 ? goTo(battle, 1, 2) : goTo(battle, battle.phase + 1);
      battle = next;
      if (battle.turn === 1) seen.push(battle.phase);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(battle.minutes).toBeGreaterThan(600);
  });

  it('NBC-SEQ-02 takes an action through orders, move, firefights, close combats, administration', () => {
    let battle = goTo(begin(), 6);
    battle = play(
      battle,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    battle = play(
      battle,
      { do: 'decide', task: top(battle).id, choice: 'a' },
      { do: 'decide', task: `t${battle.serial}`, choice: 'under' },
    );
    const steps = [];
    while (battle.action) {
      steps.push(battle.action.step);
      battle = play(battle, { do: 'next' });
    }
    expect(steps).toEqual(['orders', 'move', 'firefights', 'combats', 'administration']);
  });
});
