/** Which throws somebody would pay to have again: not one that cannot come out better for whose it is. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { againOdds, againOffers, againWorth, oddsAt } from '../../src/battlefield/tasks.ts';
import { begin, goTo, play, top } from './fixtures.ts';

const drawn = (open: Battle, thing: Thing): Battle =>
  play(open, { do: 'enter', task: top(open).id, slot: 'card', thing });

const worth = (battle: Battle): number => {
  const procedure = procedureFor(top(battle).kind);
  return againWorth(battle, top(battle), procedure, procedure.reading(battle, top(battle))).length;
};

const asks = (one: Play, phase: 5 | 6 = 5): Battle => play(goTo(begin(), phase), one);

describe('NBC-RR-06 a re-throw', () => {
  it('is offered for a check that could come out higher, and not after Very High', () => {
    const open = asks({ do: 'check', unit: 'husson' });
    expect(worth(drawn(open, { result: 'N' }))).toBe(1);
    expect(worth(drawn(open, { result: 'VH' }))).toBe(0);
  });

  it('is offered for a Disorder Check that failed, and not for one that held', () => {
    const open = asks({ do: 'disorder', unit: 'husson', why: 'check-after-move' }, 6);
    expect(worth(drawn(open, { disorder: true }))).toBe(1);
    expect(worth(drawn(open, { disorder: false }))).toBe(0);
  });

  it('is not offered where every better card means the same: a charge that has closed', () => {
    const formation = begin().units.husson?.formation ?? '';
    const acts = play(goTo(begin(), 6), { do: 'acts', formation, command: 'under' });
    const open = play(play(acts, { do: 'next' }), { do: 'charge', unit: 'husson', target: 'kempt' });
    expect(worth(drawn(open, { result: 'VH' }))).toBe(0);
    expect(worth(drawn(open, { result: 'VL' }))).toBe(1);
  });

  it('tells the chance of a better result where a good one lies there, and else that of a good one', () => {
    const chances = (result: 'H' | 'N' | 'L') => {
      const battle = drawn(asks({ do: 'check', unit: 'husson' }), { result });
      const procedure = procedureFor(top(battle).kind);
      const [offer] = againOffers(battle, top(battle), procedure);
      const usual = oddsAt(battle, top(battle), procedure, 'card')!;
      const n = (...keys: string[]) =>
        usual.parts.reduce((sum, part) => sum + (keys.includes(part.key) ? part.n : 0), 0);
      return { told: againOdds(battle, top(battle), procedure, offer!)!.good, usual: usual.good, n };
    };
    const [high, normal, low] = [chances('H'), chances('N'), chances('L')];
    expect(high.told).toBe(high.n('VH'));
    expect(normal.told).toBe(normal.n('VH', 'H'));
    expect(normal.told).toBeLessThan(normal.usual);
    expect(low.told).toBe(low.usual);
  });
});
