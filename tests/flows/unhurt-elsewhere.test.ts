/** An enemy of one’s own phone of whom nobody has seen a loss: the same end as on the phone of both; worked out beforehand. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { pot } from '../battlefield/fixtures.ts';
import { card, charge, facts, fire, nextTurn, rated, wanted } from './hands.ts';
import { acts, hits, says, takes, toStep } from './table.ts';
import { aims, answersAll, combat, cp, evening, falls, goesOn, kept, opens, settles } from './two-corps.ts';

const PHONES = ['both', 'a', 'b'] as const;
const on = (keeps: (typeof PHONES)[number]) => evening({}, { keeps });
const fires = (battle: Battle, one: string, at: string) => opens(toStep(battle, 'firefights'), fire(one, at));

describe('who has all his points', () => {
  it.each(PHONES)('NBC-GL-14 NBC-FF-02 is Fresh, and fires with three dice of six points as Q3 (%s)', (keeps) => {
    const first = fires(acts(on(keeps), 'ii', 'firefights'), 'husson', 'hepburn');
    expect(wanted(first)).toEqual([
      ['throw:husson', 3],
      ['throw:hepburn', 3],
    ]);
    // Nobody is hit: so they are in the next turn.
    const after = kept(answersAll(settles(first, {}).battle).battle);
    expect(wanted(fires(acts(nextTurn(after), 'ii', 'firefights'), 'husson', 'hepburn'))).toEqual(wanted(first));
    // One point each: five points of Q3 are one die.
    const hurt = answersAll(settles(first, { 'throw:husson': hits(3, 1), 'throw:hepburn': hits(3, 1) }).battle).battle;
    expect(wanted(fires(acts(nextTurn(hurt), 'ii', 'firefights'), 'husson', 'hepburn'))).toEqual([
      ['throw:husson', 1],
      ['throw:hepburn', 1],
    ]);
  });

  it('NBC-GL-14 NBC-MTC-03 NBC-QC-02 NBC-CC-13 closes at one better on the phone of him who is charged, and not once he has lost', () => {
    const asked = opens(acts(on('b'), 'ii', 'move'), charge('husson', 'hepburn'));
    const both = opens(acts(on('both'), 'ii', 'move'), charge('husson', 'hepburn'));
    expect([rated(asked), rated(both), takes(asked, 'a:fresh')]).toEqual([4, 4, true]);
    const home = settles(asked, card('N')).battle;
    const fought = goesOn(combat(home, 'hepburn', 'husson'), {
      'throw:hepburn': hits(6, 1),
      'throw:husson': hits(6, 1),
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 3, 'check:hepburn': 3 });
  });

  it('NBC-GL-14 NBC-EX-01 is not when he is told Tired, nor when fewer points are told; the table may say otherwise', () => {
    const asked = fires(acts(on('a'), 'ii', 'firefights'), 'husson', 'hepburn');
    const dice = (said: Record<string, string | number | boolean>) => wanted(says(asked, said))[1]![1];
    expect([dice({}), dice({ 'd:exhaustion': '1' }), dice({ 'd:cp': 5 })]).toEqual([3, 2, 1]);
    // Five points of six, one of them sent out: Fresh for all that.
    expect(dice({ 'd:cp': 5, 'd:fresh': true })).toBe(2);
  });

  it('NBC-ART-17 NBC-GL-14 NBC-FF-02 shelled he is so no longer, on our phone as on the phone of both', () => {
    const shelled = (keeps: 'both' | 'a') => {
      const shot = settles(aims(on(keeps), 'guns', 'hepburn', { 'range.guns': 'short' }), { guns: pot(6, 1) }).battle;
      return fires(acts(answersAll(falls(shot)).battle, 'ii', 'firefights'), 'husson', 'hepburn');
    };
    expect([wanted(shelled('a')), cp(shelled('both'), 'hepburn')]).toEqual([wanted(shelled('both')), 5]);
    expect(facts(shelled('a'), 'hepburn').told).toMatchObject({ cp: 5, fresh: false });
  });
});
