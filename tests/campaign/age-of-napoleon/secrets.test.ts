/** What a hand holds is its player's own: it is planted in random campaigns and searched for in all that another sees. */
import { expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/age-of-napoleon/campaign.ts';
import { SIDES } from '../../../src/campaign/age-of-napoleon/campaign.ts';
import type { Event } from '../../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../../src/campaign/age-of-napoleon/game.ts';
import { SEATS, seenEvents, view } from '../../../src/campaign/age-of-napoleon/seats.ts';
import { chanceOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { changesBetween } from '../../../src/journal/feed.ts';
import { begun, seed } from './fixtures.ts';

const WORD = 'forced-march-at-dawn';

it.each([1, 2, 3, 4, 5])('AON-017 what a hand holds is in no other seat’s view, story or patch, campaign %i', (n) => {
  const own = seed(n);
  const coin = chanceOf(own, 'secrets');
  let state: Campaign = begun().state;
  let looked = 0;
  const searched = (events: readonly Event[], after: Campaign) => {
    for (const seat of SEATS)
      for (const side of SIDES) {
        if (seat === 'umpire' || seat === side) continue;
        const seen = [
          view(after, seat),
          seenEvents(events, seat),
          changesBetween(view(state, seat), view(after, seat)),
        ];
        expect(JSON.stringify(seen), `${seat} reads of ${side}`).not.toContain(`${WORD} ${side}`);
        looked += 1;
      }
  };
  for (let step = 0; step < 120; step += 1) {
    const side = SIDES[coin.below(2)] ?? 'a';
    const offered = ageOfNapoleon.menu(state, 'table');
    const writes = step % 10 === 0;
    const play = writes
      ? ({ do: 'set-side', side, set: { held: `${WORD} ${side} ${step}` } } as const)
      : offered[coin.below(offered.length)];
    if (!play) break;
    const ruled = judge(ageOfNapoleon, state, { actor: writes ? side : 'table', play }, (topic) =>
      chanceOf(own, topic),
    );
    if (!ruled.ok) throw new Error(JSON.stringify(ruled.why));
    searched(ruled.events, ruled.state);
    ({ state } = ruled);
  }
  expect(looked).toBeGreaterThan(200);
  expect(view(state, 'umpire').sides.a.held + view(state, 'umpire').sides.b.held).toContain(WORD);
});
