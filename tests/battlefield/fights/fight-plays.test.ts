/** Whom a unit can fight, asked on its own sheet: the likeliest first, and all of it accepted by the referee. */

import { describe, expect, it } from 'vitest';
import type { ActionStep, Battle } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import type { FightPlay } from '../../../src/battlefield/fights/plays.ts';
import { menu, unitMenu } from '../../../src/battlefield/menu.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import type { Aspect } from '../../../src/book/terms.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { answer, battery, begin, play, refusal, SMALL, small, top, withUnit } from '../fixtures.ts';

const ROYAL = () => {
  const [picton, guards] = SMALL.sides.b.formations;
  const royal = { ...picton!, units: [...picton!.units, battery('royal', 'R', 'Royal')] };
  return { sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [royal, guards!] } } };
};
const acting = (step: ActionStep, formation = 'ii', keeps: 'both' | 'a' = 'both'): Battle => ({
  ...begin(small(ROYAL()), { keeps }),
  phase: 6,
  action: { formation, step },
});
const isFight = (one: Play): one is FightPlay => ['charge', 'firefight', 'combat'].includes(one.do);
const fights = (battle: Battle, unit: string) => unitMenu(battle, unit).filter(isFight);
const others = (battle: Battle, unit: string) => fights(battle, unit).map(({ target }) => target);

describe('the fights on the sheet of a unit', () => {
  it.each([
    ['orders', []],
    ['move', ['charge']],
    ['firefights', ['firefight']],
    ['combats', ['combat']],
    ['administration', []],
  ] as const)('in the step %s offers %j', (step, kinds) => {
    expect([...new Set(fights(acting(step), 'husson').map((one) => one.do))]).toEqual(kinds);
  });

  it('NBC-MTC-01 NBC-FF-01 NBC-CC-01 the referee accepts every one of them, on both sides of the fight', () => {
    for (const step of ['move', 'firefights', 'combats'] as const)
      for (const unit of ['husson', 'pire', 'guns', 'kempt', 'royal', 'lefol'])
        for (const one of fights(acting(step), unit)) expect(() => play(acting(step), one)).not.toThrow();
  });

  it('offers the strongest enemy first, guns after the troops, and an enemy not in the book last', () => {
    expect(others(acting('move'), 'husson')).toEqual(['kempt', 'pack', 'royal', null]);
  });

  it('offers whom it met last before a stronger enemy, and whom it touches before that', () => {
    const battle = answer(play(acting('move'), { do: 'charge', unit: 'husson', target: 'pack' }), {
      card: { result: 'L' },
    });
    expect(battle.units.husson!.facts.met).toBe('pack');
    const next = withUnit(battle, 'husson', { facts: { met: 'pack' } });
    expect(others(next, 'husson')[0]).toBe('pack');
    expect(others(withUnit(next, 'husson', { facts: { met: 'pack', contact: 'royal' } }), 'husson')).toEqual([
      'royal',
      'pack',
      'kempt',
      null,
    ]);
  });

  it('remembers whom it met when its formation has moved, and in the next turn', () => {
    let battle = answer(play(acting('move'), { do: 'charge', unit: 'husson', target: 'pack' }), {
      card: { result: 'L' },
    });
    battle = play(battle, { do: 'next' });
    expect(battle.action!.step).toBe('firefights');
    expect(battle.units.husson!.facts.met).toBe('pack');
    expect(battle.units.pack!.facts.met).toBe('husson');
  });

  it('NBC-CC-26 offers two together where both touch the same enemy', () => {
    let battle = withUnit(acting('combats'), 'husson', { facts: { contact: 'kempt' } });
    battle = withUnit(battle, 'campi', { facts: { contact: 'kempt' } });
    for (const unit of ['husson', 'campi', 'kempt'])
      expect(fights(battle, unit)[0]).toEqual({ do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
  });

  it('NBC-CC-26 sends neither of the two at that enemy alone, and says so where one is', () => {
    let battle = withUnit(acting('combats'), 'husson', { facts: { contact: 'kempt' } });
    battle = withUnit(battle, 'campi', { facts: { contact: 'kempt' } });
    const alone = { do: 'combat', attackers: ['campi'], target: 'kempt' } as const;
    for (const unit of ['husson', 'campi', 'kempt'])
      expect(fights(battle, unit).filter(({ target }) => target === 'kempt')).toHaveLength(unit === 'kempt' ? 2 : 1);
    expect(menu(battle)).not.toContainEqual(alone);
    expect(menu(battle)).toContainEqual({ ...alone, attackers: ['pire'] });
    const note = 'combat-touches-too';
    const notes = (one: Battle, play_: Play) => combatDuel(play(one, play_), top(play(one, play_))).notes.map(codeOf);
    expect(notes(battle, alone)).toContain(note);
    expect(notes(battle, { ...alone, attackers: ['husson', 'campi'] })).not.toContain(note);
    // Who has fought his first round in this turn fights the second in the next (NBC-CC-31).
    const held = withUnit(battle, 'husson', { facts: { contact: 'kempt', contactIn: battle.turn, holds: true } });
    expect(menu(held)).toContainEqual(alone);
    expect(notes(held, alone)).not.toContain(note);
  });

  it('NBC-CC-26 NBC-CC-01 sends one of the two alone where the other may not attack there at all', () => {
    let battle = withUnit(acting('combats'), 'husson', { facts: { contact: 'kempt' } });
    battle = withUnit(battle, 'pire', { facts: { contact: 'kempt' } });
    battle = withUnit(battle, 'kempt', { area: 'farm' });
    const alone = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
    expect(menu(battle)).toContainEqual(alone);
    for (const unit of ['husson', 'kempt']) expect(fights(battle, unit)[0]).toEqual(alone);
  });

  it('offers a stranger first to a unit that has charged one home', () => {
    const battle = withUnit(acting('combats'), 'husson', { facts: { contact: 'stranger-d' } });
    expect(others(battle, 'husson')[0]).toBeNull();
  });

  it('offers a unit that is attacked its attackers, and one that this phone does not know', () => {
    expect(fights(acting('firefights'), 'kempt').map((one) => one.do === 'firefight' && one.unit)).toEqual([
      'campi',
      'husson',
    ]);
    const theirs = acting('combats', 'picton', 'a');
    expect(fights(theirs, 'husson').at(-1)).toEqual({ do: 'combat', attackers: [null], target: 'husson' });
    expect(menu(theirs)).toContainEqual({ do: 'combat', attackers: [null], target: 'husson' });
  });

  it('NBC-FF-01 no fire is opened by a unit in contact: it fights hand to hand', () => {
    const battle = withUnit(acting('firefights'), 'husson', { facts: { contact: 'kempt', strikes: 'front' } });
    expect(others(battle, 'husson')).toEqual([]);
    expect(refusal(battle, { do: 'firefight', unit: 'husson', target: 'pack' })).toBe('firefight-in-contact');
    expect(others(battle, 'campi')).toContain('kempt');
  });

  it('NBC-FF-12 whom an enemy touches in front answers no other fire; touched from behind it does', () => {
    const fired = (strikes: Aspect) =>
      play(withUnit(acting('firefights'), 'husson', { facts: { contact: 'kempt', strikes } }), {
        do: 'firefight',
        unit: 'campi',
        target: 'kempt',
      });
    const replies = (battle: Battle) => procedureFor('firefight').needs(battle, top(battle)).length;
    expect(replies(fired('front'))).toBe(1);
    expect(replies(fired('rear'))).toBe(2);
  });

  it('NBC-CC-01 a third unit attacks nobody whom two have contacted', () => {
    let battle = withUnit(acting('move'), 'husson', { facts: { contact: 'kempt' } });
    battle = withUnit(battle, 'campi', { facts: { contact: 'kempt' } });
    expect(refusal(battle, { do: 'charge', unit: 'pire', target: 'kempt' })).toBe('attack-crowded');
    expect(others(battle, 'pire')).toContain('pack');
  });

  it('NBC-MOV-21 NBC-OCC-01 rest and distance from command bind a charge, unless a six compels it (NBC-MOV-16)', () => {
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    for (const bound of [{ resting: true, exhaustion: 1 as const }, { facts: { ooc: true } }]) {
      const battle = withUnit(acting('move'), 'husson', bound);
      expect(refusal(battle, charge)).toMatch(/^attack-(resting|out-of-command)$/);
      const facts = { ...battle.units.husson!.facts, mustAttack: true };
      expect(top(play(withUnit(battle, 'husson', { facts }), charge)).kind).toBe('charge');
    }
  });

  it('NBC-ORD-12 NBC-MOV-16 under Hold nobody charges but on a six (AMB-33); who is in contact fights on', () => {
    const held = (step: ActionStep): Battle => {
      const battle = acting(step);
      return { ...battle, formations: { ...battle.formations, ii: { ...battle.formations.ii!, order: 'hold' } } };
    };
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    expect(refusal(held('move'), charge)).toBe('attack-holding');
    expect(fights(held('move'), 'husson')).toEqual([]);
    expect(top(play(withUnit(held('move'), 'husson', { facts: { mustAttack: true } }), charge)).kind).toBe('charge');
    const combat = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
    expect(top(play(held('combats'), combat)).kind).toBe('close-combat');
  });

  it('offers nothing while a question is open, and nothing to troops of other formations of the side that acts', () => {
    const asking = play(acting('combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(top(asking).kind).toBe('close-combat');
    expect(fights(asking, 'campi')).toEqual([]);
    expect(fights(acting('combats'), 'lefol')).toEqual([]);
  });
});
