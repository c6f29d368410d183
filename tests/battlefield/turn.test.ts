import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { menu } from '../../src/battlefield/menu.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, goTo, into, play, refusal, top, withUnit } from './fixtures.ts';

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

  it('NBC-GL-06 NBC-MOV-01 an action that is finished before its moves may have moved units on the table', () => {
    const near = (step: 'orders' | 'firefights'): Battle => {
      let acting = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
      while (acting.action?.step !== step) acting = play(acting, { do: 'next' });
      return withUnit(acting, 'husson', { facts: { inCZ: true } });
    };
    const knows = (battle: Battle) => play(battle, { do: 'finish' }).units.husson!.facts.inCZ;
    expect([knows(near('orders')), knows(near('firefights'))]).toEqual([undefined, true]);
  });

  it('NBC-EVD-03 NBC-ART-25 NBC-ORD-12 guns that evaded face away until their formation has moved, and through a Hold', () => {
    const start = goTo(begin(), 6);
    const moved = (order: Order, name: 'next' | 'finish') => {
      const ii = { ...start.formations.ii!, order };
      const battle = { ...start, action: { formation: 'ii', step: 'move' }, formations: { ...start.formations, ii } };
      const away = withUnit(battle as Battle, 'guns', { facts: { facingAway: true, cover: 'soft' } });
      return play(away, { do: name }).units.guns!.facts;
    };
    for (const name of ['next', 'finish'] as const) {
      expect(moved('hold', name)).toEqual({ facingAway: true, cover: 'soft' });
      expect(moved('attack', name)).toEqual({});
    }
  });

  it('NBC-SEQ-01 what was set aside and belongs to the phase is answered before the turn goes on', () => {
    let battle = goTo(begin(), 6);
    battle = play(
      battle,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const { id } = top(battle);
    battle = play(battle, { do: 'defer', task: id });
    expect(refusal(battle, { do: 'choose', side: 'a', card: { formation: 'iii' } })).toBe('card-throw-open');
    expect(refusal(battle, { do: 'pass', formation: 'ii' })).toBe('pass-when-choosing');
    expect(menu(battle)).toEqual([{ do: 'resume', task: id }]);
    const time = into(begin(), 8);
    const late = play(time, { do: 'defer', task: top(time).id });
    expect(refusal(late, { do: 'next' })).toBe('turn-set-aside');
    const check = play(goTo(begin(), 4), { do: 'disorder', unit: 'husson', why: 'mud' });
    const owed = play(check, { do: 'defer', task: top(check).id });
    expect(refusal(owed, { do: 'next' })).toBe('turn-set-aside');
    const drawn = { do: 'enter', task: top(check).id, slot: 'card', thing: { disorder: false } } as const;
    expect(play(owed, drawn, { do: 'accept', task: top(check).id }, { do: 'next' }).phase).toBe(5);
  });

  it('NBC-RNF-02 an arrival set aside is asked once, not twice', () => {
    const due = into(play(begin(), { do: 'set', what: 'clock', minutes: 700 }), 2);
    const aside = play(due, { do: 'defer', task: top(due).id });
    expect(refusal(aside, { do: 'next' })).toBe('turn-set-aside');
  });
});
