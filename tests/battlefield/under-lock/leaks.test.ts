/** Secrets are planted and searched for in everything a seat is given: objects, events, feeds, the record and its files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatFile } from '../../../src/app/umpire/seat-file.ts';
import { viewerOf } from '../../../src/battlefield/under-lock/eyes.ts';
import { papersOf } from '../../../src/battlefield/under-lock/papers.ts';
import { seenEvents, view } from '../../../src/battlefield/view.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { readFor, SECRETS } from './locked.ts';
import { SEATS, type Table, tableOf } from './tables.ts';

/** Of the division that comes in secret. */
const HIDDEN = { words: ['Cooke', 'Maitland', '1st Division', 'the Nivelles road'], seats: ['b', 'umpire'] };

/** What was planted and was not shown to everybody meanwhile. */
function planted({ journal, secrets }: Table) {
  const open = (journal.state?.sealed ?? []).flatMap(({ shown }) => (shown ? [shown.text] : [])).join();
  const written = journal.entries.flatMap((entry) =>
    entry.kind === 'deed' ? entry.events.flatMap((event) => (event.type === 'unsealed' ? [event.text] : [])) : [],
  );
  // What was shown once and taken back again is known all the same.
  const known = open + written.join();
  const all = [
    ...secrets.map(({ words, seats }) => ({ words, seats })),
    ...HIDDEN.words.map((words) => ({ words, seats: HIDDEN.seats })),
    { words: SECRETS.a, seats: ['a', 'umpire'] },
    { words: SECRETS.b, seats: ['b', 'umpire'] },
    { words: SECRETS.umpire, seats: ['umpire'] },
  ];
  return all.filter(({ words }) => !known.includes(words));
}

describe('no word of another seat', () => {
  it('is in what a seat is given, in battles of bots with planted secrets', { timeout: 120_000 }, async () => {
    let searched = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100_000 }), async (n) => {
        const table = tableOf(n, 50);
        const { journal, feeds, seed } = table;
        const events = journal.entries.flatMap((entry) => (entry.kind === 'deed' ? [...entry.events] : []));
        const secrets = planted(table);
        searched += secrets.length;
        const record = makeFile({ header: journal.header, entries: journal.entries, seed });
        for (const { words } of secrets) expect([words, record.includes(words)]).toEqual([words, false]);
        for (const seat of SEATS) {
          const seen = JSON.stringify([
            view(journal.state!, viewerOf(seat)),
            seenEvents(events, viewerOf(seat)),
            feeds[seat],
          ]);
          const papers = papersOf(readFor(journal.state!, seat));
          const file = (await seatFile(journal, seat, papers, seed))!.text;
          for (const { words, seats } of secrets) {
            expect([seat, words, seen.includes(words)]).toEqual([seat, words, false]);
            if (!seats.includes(seat)) expect([seat, words, file.includes(words)]).toEqual([seat, words, false]);
          }
        }
      }),
      { numRuns: 8 },
    );
    expect(searched).toBeGreaterThan(16);
  });

  it('a seat’s own file holds what is its own, and no way to play', async () => {
    const table = tableOf(3, 20);
    const { journal, seed } = table;
    const { name, text } = (await seatFile(journal, 'a', papersOf(readFor(journal.state!, 'a')), seed))!;
    expect(text).toContain(SECRETS.a);
    expect(text).not.toContain(seed);
    expect(name).toMatch(/^[\p{L}\p{N}-]+\.html$/u);
    const data = JSON.parse(/<script type="application\/json" id="scovell">(.*)<\/script>/.exec(text)![1]!);
    expect(Object.keys(data).sort()).toEqual(['feed', 'header', 'made', 'scovell', 'seat']);
    expect(data.feed).toHaveLength(journal.entries.length);
  });
});
