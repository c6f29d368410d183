/** Joints that no other flow crosses: what one question learns is there for the next but one. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, DEEDS, goTo, into, play, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { slots } from './hands.ts';
import { acts, does, isOffered, says, takes } from './table.ts';
import { combat, evening, kept, opens, settles, unit } from './two-corps.ts';

describe('a rest', () => {
  const tired = () => withUnit(begin(), 'kempt', { resting: true, exhaustion: 1 });

  it('NBC-REC-01 NBC-CMD-04 an enemy at 13 cm ends it, and it is not taken up while he is there; the table may say that he is gone', () => {
    const asked = opens(goTo(tired(), 7), { do: 'recover', unit: 'kempt' }, { close: true });
    const up = settles(asked, { card: { result: 'VH' } }).battle;
    // Very High is a level of tiredness for those at rest alone.
    expect(unit(up, 'kempt')).toMatchObject({ resting: false, ownOrder: 'defend', exhaustion: 1 });
    const next = into(up, 1, 2);
    expect(isOffered(next, { do: 'rest', unit: 'kempt' })).toBe(false);
    const said = play(next, { do: 'set', what: 'unit', id: 'kempt', set: { resting: true } });
    const again = opens(goTo(said, 7), { do: 'recover', unit: 'kempt' });
    expect([takes(again, 'close'), takes(again, 'inCZ')]).toEqual([false, false]);
    expect(unit(settles(again, { card: { result: 'VH' } }).battle, 'kempt').exhaustion).toBe(0);
    expect(unit(goTo(said, 8), 'kempt').resting).toBe(true);
  });
});

it('NBC-FF-12 NBC-SEQ-02 AMB-109 who has replied to both corps replies to neither again as the first takes its action up', () => {
  const fires = (battle: Battle, one: string) => opens(battle, { do: 'firefight', unit: one, target: 'kempt' });
  const first = settles(fires(acts(begin(), 'ii', 'firefights'), 'husson')).battle;
  const second = fires(acts(first, 'iii', 'firefights'), 'lefol');
  expect(slots(second)).toEqual(['throw:lefol', 'throw:kempt']);
  const again = does(settles(second).battle, { do: 'take-up', formation: 'ii', step: 'firefights' });
  expect(slots(fires(again, 'campi'))).toEqual(['throw:campi']);
});

const from = small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, baggage: 1 } } });

describe('an enemy who may have taken baggage, with his books elsewhere', () => {
  const ours = () => begin(from, { keeps: 'a' });
  const fight = (battle: Battle) =>
    opens(acts(battle, 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });

  it('NBC-BAG-04 NBC-CC-03 NBC-CC-14 said to loot, he throws nothing and is Disordered; driven from it he loots no more', () => {
    expect(slots(fight(ours()))).toEqual(['throw:husson', 'throw:kempt']);
    const loots = kept(says(fight(ours()), { 'd:looting': true }));
    expect(slots(loots)).toEqual(['throw:husson']);
    expect(takes(loots, 'd:disordered')).toBe(true);
    // Against Disordered foot on five: one hit of six.
    const won = settles(loots, { 'throw:husson': { dice: [5, 1, 1, 1, 1, 1] } }).battle;
    expect(unit(won, 'kempt').facts.told).toMatchObject({ cp: 7, disordered: true });
    const next = opens(acts(goTo(won, 6, 2), 'ii', 'firefights'), { do: 'firefight', unit: 'campi', target: 'kempt' });
    expect([takes(next, 'd:looting'), slots(next)]).toEqual([false, ['throw:campi', 'throw:kempt']]);
  });

  it('NBC-BAG-04 NBC-FF-01 said so in a firefight, it is known in the combat of the same action', () => {
    const fires = opens(acts(ours(), 'ii', 'firefights'), { do: 'firefight', unit: 'campi', target: 'kempt' });
    const told = says(fires, { 'd:looting': true });
    expect(slots(told)).toEqual(['throw:campi']);
    expect(slots(combat(settles(told, {}).battle, 'kempt', 'husson'))).toEqual(['throw:husson']);
  });

  it('NBC-BAG-04 is not asked where there is no baggage, nor with both books', () => {
    expect(takes(fight(begin(small(), { keeps: 'a' })), 'd:looting')).toBe(undefined);
    expect(takes(fight(begin(from)), 'd:looting')).toBe(undefined);
  });
});

it('NBC-ENG-01 NBC-ENG-02 the park that both sides have is told once as the battle begins, and one side’s as its own', () => {
  const told = (battle: Battle) =>
    DEEDS.get(battle)!.events.flatMap((event) =>
      event.type === 'logged' && codeOf(event.line.text) === 'park-advice' ? [event.line.side] : [],
    );
  expect(told(evening())).toEqual([undefined]);
  expect(told(begin(from))).toEqual(['a']);
});
