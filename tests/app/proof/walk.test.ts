/** Honest battles are proved and forged ones are not, as they are stored and read back. */
import { describe, expect, it } from 'vitest';
import { readForProof } from '../../../src/app/proof/reading.ts';
import { proveFile } from '../../../src/app/proof/walk.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { randomOf } from '../../battlefield/bot.ts';
import { chained, FORGERS, storedBattle } from './stored.ts';

const BATTLES = 12;
const PLAYS = 40;

const reportOf = (text: string) => {
  const read = readForProof(text);
  if (!read.ok) throw new Error(JSON.stringify(read.why));
  return proveFile(read.file);
};

describe.each(Array.from({ length: BATTLES }, (_, n) => n))('battle %i, as it is stored and read back', (n) => {
  const battle = storedBattle(n, PLAYS);

  it('is proved, and the copy in which it went on from there', async () => {
    const { copy, ...whole } = await battle;
    for (const [{ text, record }, verdict] of [
      [whole, 'own'],
      [copy, 'copy'],
    ] as const) {
      const report = reportOf(text);
      expect(report.broken).toBeUndefined();
      expect(report.verdict).toBe(verdict);
      expect([report.sound, report.lines]).toEqual([record.entries.length, record.entries.length]);
      for (const some of [report.own, report.hands, report.undone]) expect(some.length).toBeGreaterThan(0);
      expect(Math.min(report.throws, report.plays)).toBeGreaterThan(0);
    }
    expect(reportOf(copy.text).copy).toEqual({ id: `b${n}`, seq: whole.record.entries.length, why: 'revealed' });
  });

  it.each(Object.keys(FORGERS) as (keyof typeof FORGERS)[])('is not, forged by %s, and says where', async (by) => {
    const { copy, ...whole } = await battle;
    for (const { record } of [whole, copy]) {
      const forged = FORGERS[by](record, randomOf(n + 77));
      if (!forged) continue;
      const { verdict, broken } = reportOf(forged.text);
      expect(verdict).toBe('broken');
      if (by === 'seed') expect(broken?.seq).toBeGreaterThan(1);
      else expect(broken?.seq).toBe(forged.seq ?? 0);
      if (broken && broken.seq > 1)
        expect([broken.turn, broken.phase]).toEqual([expect.any(Number), expect.any(Number)]);
    }
  });
});

describe('a line that bears a play of which the rules can make nothing', () => {
  it.each([
    { do: '__proto__' },
    { do: 'nothing-of-ours' },
    { do: 'pass-log' },
    { do: 'throw', task: 'nobody', slot: '<b>' },
  ])('is told where it stands: %o', async (play) => {
    const { record } = await storedBattle(0, PLAYS);
    const at = record.entries.find(({ kind, seq }) => kind === 'deed' && seq > 2);
    const entries = record.entries.map((entry) => (entry === at ? { ...at, play } : entry));
    const text = makeFile({ ...record, entries: chained(record.header, entries) });
    expect(reportOf(text)).toMatchObject({ verdict: 'broken', broken: { seq: at?.seq } });
  });
});
