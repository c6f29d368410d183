/** The umpire's draws are made again from the seed once their seals are opened. */
import { describe, expect, it } from 'vitest';
import { arrivalRating } from '../../../src/battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { drawnFor, sealsShown } from '../../../src/battlefield/under-lock/draw.ts';
import { type PaperOf, papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { seedFrom } from '../fixtures.ts';
import { lockedBattle, plays, readFor, seals, unseals } from './locked.ts';

const open = (topic: string) => chanceOf(seedFrom(5), topic);

/** A battle in which the umpire drew for the guards, with what he sealed as it is or as it should not be. */
function drawn(change: Partial<PaperOf<'check'>> = {}, shown = true): Battle {
  const start = lockedBattle();
  const [read] = papersOf(readFor(start, 'umpire')).arrivals;
  const { number: arrival } = read!;
  const came = drawnFor(start, arrival, start.turn, arrivalRating(read!.paper.officer!).total, open)!;
  const sealed = seals(
    start,
    'umpire',
    { is: 'check', arrival, turn: start.turn, own: false, ...came, ...change },
    'umpire',
  );
  const ended = plays(sealed, 'umpire', { do: 'end', why: 'over-agreed' });
  return shown ? plays(ended, 'umpire', unseals(ended, arrival), unseals(ended, sealed.sealed!.length - 1)) : ended;
}

describe('the umpire’s secret draw', () => {
  it('NBC-RNF-02 is made again from the seed once it is shown', () => {
    expect(sealsShown(drawn(), open)).toMatchObject({ shown: 2, draws: 1, untrue: [] });
    expect(sealsShown(drawn({}, false), open)).toMatchObject({ shown: 0, draws: 0, untrue: [] });
  });

  it('NBC-RNF-02 is found out where another card was sealed', () => {
    const { comes } = papersOf(readFor(drawn(), 'umpire')).checks[
      papersOf(readFor(lockedBattle(), 'umpire')).arrivals[0]!.number
    ]![0]!.paper;
    const lied = drawn({ comes: !comes });
    expect(sealsShown(lied, open).untrue).toEqual([lied.sealed!.at(-1)!.seal]);
    expect(sealsShown(drawn({ result: 'none' }), open).untrue).toHaveLength(1);
    expect(sealsShown(drawn({ own: true, comes: !comes }), open)).toMatchObject({ draws: 0, untrue: [] });
  });

  it('is another in another turn', () => {
    const start = lockedBattle();
    const results = new Set(Array.from({ length: 40 }, (_, turn) => drawnFor(start, 6, turn, 3, open)?.result));
    expect(results.size).toBeGreaterThan(1);
  });
});
