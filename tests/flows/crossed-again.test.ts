/** What holds for one turn is over in the next, and what was said of a place is known to whoever comes next. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo } from '../battlefield/fixtures.ts';
import { acts, hits, isOffered, says, takes, wants } from './table.ts';
import { turn } from './turns.ts';
import { answersAll, charges, evening, opens, settles, unit } from './two-corps.ts';

const moving = (battle: Battle, formation = 'ii') => acts(battle, formation, 'move');
const slots = (battle: Battle) => wants(battle).map(({ slot }) => slot);
const later = (battle: Battle) => turn(goTo(battle, 7), 20);

describe('in the next turn', () => {
  it('NBC-EVD-04 NBC-EVD-01 guns that ran from a brigade may run from it again, and have their card for it', () => {
    const ran = settles(charges(moving(evening()), 'husson', 'rogers'), { evade: { result: 'VH' } }).battle;
    const off = answersAll(ran, { 'charge-again': { card: { result: 'VL' } } }).battle;
    expect(unit(off, 'rogers').facts).toMatchObject({ evaded: ['husson'], facingAway: true });
    const again = opens(
      moving(later(off)),
      { do: 'charge', unit: 'husson', target: 'rogers' },
      { 'a:inCZ': false, 'a:strikes': 'front' },
    );
    const met = settles(again, { card: { result: 'N' } }).battle;
    expect(slots(met)).toEqual(['evade']);
  });

  it('NBC-FF-12 NBC-FF-01 AMB-109 who has replied once to a corps replies again', () => {
    const fires = (battle: Battle, one: string) => opens(battle, { do: 'firefight', unit: one, target: 'kempt' });
    const first = answersAll(
      settles(fires(acts(evening(), 'ii', 'firefights'), 'husson'), { 'throw:husson': hits(3, 0) }).battle,
    ).battle;
    expect(slots(fires(first, 'campi'))).toEqual(['throw:campi']);
    expect(isOffered(first, { do: 'firefight', unit: 'husson' })).toBe(false);
    expect(slots(fires(acts(later(first), 'ii', 'firefights'), 'husson'))).toEqual(['throw:husson', 'throw:kempt']);
  });
});

describe('works that the table alone knows of', () => {
  it('NBC-EVD-01 NBC-FSH-01 NBC-ORD-15 hold the guns in them against the next attacker too, and let them stay when their corps attacks', () => {
    const met = says(charges(moving(evening()), 'husson', 'rogers'), { 'd:works': true });
    const shot = settles(met, { 'throw:rogers': hits(3, 0) });
    // No card: they do not run, and fire their last shot.
    expect(shot.wanted).toEqual({ 'throw:rogers': 3 });
    const second = charges(shot.battle, 'campi', 'rogers');
    expect([takes(second, 'd:works'), slots(second)]).toEqual([true, ['throw:rogers']]);
  });
});
