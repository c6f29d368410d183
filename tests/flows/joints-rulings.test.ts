/** Rulings that meet another subject, worked out from the rulebook before they were played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { goTo, into, play, pot } from '../battlefield/fixtures.ts';
import { ordered, rated } from './hands.ts';
import { accepts, acts, does, enters, takes } from './table.ts';
import { aims, charges, evening, falls, joins, opens, set, settles } from './two-corps.ts';

describe('a march that any fire ends', () => {
  const march = (rulings: Rulings) => ordered(evening({ autoDefendTrigger: 'anyFire', ...rulings }), 'ii', 'strategic');

  it.each([
    [{}, ['rogers', 'rogers.1'], 1],
    // Q3 and one point lost: it defends before the shot counts.
    [{ autoDefendTiming: 'before' }, ['rogers'], 3],
  ] as [Rulings, string[], number][])(
    'NBC-ART-14 NBC-QC-13 AMB-29 AMB-32 %j: misses are thrown again or not, as its check is worse or not',
    (rulings, thrown, rating) => {
      const hit = settles(aims(march(rulings), 'rogers', 'husson'), { rogers: pot(6, 1) });
      expect(Object.keys(hit.wanted)).toEqual(thrown);
      const fallen = falls(hit.battle);
      expect([fallen.formations.ii!.order, rated(fallen)]).toEqual(['defend', rating]);
    },
  );

  it('NBC-ORD-14 AMB-29 by a volley or skirmishers who hit nobody too; by default not', () => {
    const missed = falls(settles(aims(march({}), 'rogers', 'husson'), { rogers: pot(1, 1) }).battle);
    expect(missed.formations.ii!.order).toBe('defend');
    const shot = (rulings: Rulings) => {
      const three = set(into(march(rulings), 3), 'kempt', { stands: 1 });
      const fired = enters(opens(three, { do: 'skirmish', by: 'kempt', on: { unit: 'husson' } }), 'stand1', pot(1, 1));
      return goTo(accepts(fired), 4).formations.ii!.order;
    };
    expect([shot({}), shot({ autoDefendTrigger: 'ff-cc' })]).toEqual(['defend', 'strategic']);
  });
});

describe('guns that are charged on the march', () => {
  it.each([
    // Q4, Fresh, Light horse artillery, cavalry: four and one, one and one; and one for the march.
    [{}, 4, false],
    [{ autoDefendTiming: 'before' }, 5, true],
  ] as [Rulings, number, boolean][])(
    'NBC-EVD-02 NBC-QC-13 AMB-29 AMB-32 %j: their check is at %i, and their canister comes or not',
    (rulings, rating, fires) => {
      const home = charges(acts(ordered(evening(rulings), 'ii', 'redeploy'), 'picton', 'move'), 'vivian', 'fliers');
      expect(rated(home)).toBe(rating);
      expect('throw:fliers' in settles(home, { evade: { result: 'VH' } }).wanted).toBe(fires);
    },
  );
});

describe('a commander whose checks know the field', () => {
  const rulings = { officerMods: 'all' } as const;
  const gives = (battle: Battle) =>
    play(acts(battle, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'hold', far: false });

  it('NBC-QC-08 NBC-QC-15 NBC-ORD-17 AMB-12 with a brigade that holds the village he has its one, and nobody is asked', () => {
    const led = joins(evening(rulings), 'reille', 'husson');
    // A4, and Fresh.
    expect(rated(gives(led))).toBe(5);
    expect(rated(gives(set(led, 'husson', { area: 'farm' })))).toBe(6);
  });

  it('NBC-QC-09 NBC-CMA-01 AMB-12 with a brigade that is near the army commander he is near him, until that one rides', () => {
    const led = set(joins(evening(rulings), 'reille', 'husson'), 'husson', { facts: { nearAC: true } });
    expect([takes(gives(led), 'nearAC'), rated(gives(led))]).toEqual([true, 6]);
    const rode = does(goTo(led, 5), { do: 'commander', side: 'a', atHQ: false });
    expect([takes(gives(rode), 'nearAC'), rated(gives(rode))]).toEqual([false, 5]);
  });
});
