/** Records of both campaigns, forged as a battle's are: honest ones are judged sound, and of the others it is said which line. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../battlefield/bot.ts';
import { aon, chained, eia, forgeries } from './records.ts';

describe.each([
  ['Age of Napoleon', aon],
  ['Empires in Arms', eia],
] as const)('a record of %s', (_, make) => {
  it.each([1, 2, 3])('is judged line by line, campaign %i', (n) => {
    const one = make(n);
    const random = randomOf(n + 9);
    const { entries } = one.journal;
    expect(one.judged(entries)).toMatchObject({ ok: true, waiting: 0 });
    expect(entries.some(({ kind }) => kind === 'redo')).toBe(true);
    // With no seed what asks for chance waits, and all else is judged.
    expect(one.judged(entries, '')).toMatchObject({ ok: true });
    for (let tries = 0; tries < 6; tries += 1)
      for (const { by, seq, entries: forged } of forgeries(one, random))
        expect([by, one.judged(forged)]).toMatchObject([by, { ok: false, seq }]);
  });

  it('is found out under another seed, and under another seal', () => {
    // Both throw dice.
    const one = make(4);
    expect(one.judged(one.journal.entries, 'f'.repeat(64)).ok).toBe(false);
    const entries = one.journal.entries.map((entry) =>
      entry.seq === 1 && entry.kind === 'deed'
        ? {
            ...entry,
            events: entry.events.map((event) => ('seal' in event ? { ...event, seal: 'f'.repeat(64) } : event)),
          }
        : entry,
    );
    expect(one.judged(chained(one, entries))).toEqual({ ok: false, seq: 1, why: 'proof-other-seal' });
  });
});
