/** Honest battles are proved and forged ones are not, as they are stored and read back. */
import { describe, expect, it } from 'vitest';
import { readForProof } from '../../../src/app/proof/reading.ts';
import { proveFile } from '../../../src/app/proof/walk.ts';
import { RULES, SCHEMA } from '../../../src/app/session/battle-journal.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { word } from '../../../src/engine/message.ts';
import { type BattleRecord, makeFile } from '../../../src/journal/file.ts';
import { randomOf } from '../../battlefield/bot.ts';
import { tableOf } from '../../battlefield/under-lock/tables.ts';
import { chained, FORGERS, storedBattle } from './stored.ts';

type Written = BattleRecord<Event>;

const BATTLES = 7;
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

describe.each([1, 2, 3, 4])('a battle under lock, table %i', (n) => {
  const { seed, journal } = tableOf(n, 60);
  const header = { ...journal.header, seal: sealOf(seed), rules: RULES, schema: SCHEMA };
  const record = { header, seed, entries: chained(header, journal.entries) };

  it('is proved, and without its seed as far as nothing is thrown', () => {
    expect(reportOf(makeFile(record)).broken).toBeUndefined();
    const running = reportOf(makeFile({ ...record, seed: null }));
    expect([running.verdict, running.broken]).toEqual(['waits', undefined]);
  });

  it.each(Object.keys(FORGERS) as (keyof typeof FORGERS)[])('is not, forged by %s, and says where', (by) => {
    const forged = FORGERS[by](record, randomOf(n + 77));
    if (!forged) return;
    const { verdict, broken } = reportOf(forged.text);
    expect(verdict).toBe('broken');
    if (by === 'seed') expect(broken?.seq).toBeGreaterThan(1);
    else expect(broken?.seq).toBe(forged.seq ?? 0);
  });
});

describe('a running battle, whose file holds no seed', () => {
  it('is judged where its rules ask for no throw, whatever a line says of throws', async () => {
    const { record } = await storedBattle(0, PLAYS);
    const entries = record.entries.slice(0, 12);
    const honest = { ...record, seed: null, entries };
    expect(reportOf(makeFile(honest)).verdict).toBe('waits');
    const plain = entries.find(
      (entry) => entry.seq > 1 && entry.kind === 'deed' && !entry.events.some(({ type }) => type === 'thrown'),
    );
    const forged = entries.map((entry) =>
      entry === plain && entry.kind === 'deed'
        ? { ...entry, events: [...entry.events, { type: 'thrown', topic: 'none' } as const] }
        : entry,
    );
    const text = makeFile({ ...honest, entries: chained(record.header, forged) });
    expect(reportOf(text)).toMatchObject({ verdict: 'broken', broken: { seq: plain?.seq } });
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

describe('a beginning', () => {
  /** The record with its first line changed. */
  const withFirst = (record: Written, change: (first: Written['entries'][number]) => Written['entries'][number]) =>
    reportOf(
      makeFile({
        ...record,
        entries: chained(
          record.header,
          record.entries.map((entry, i) => (i === 0 ? change(entry) : entry)),
        ),
      }),
    ).broken;
  const broken = { seq: 1, why: word('proof-beginning') };

  it('is judged with what was asked for, who asked, and what was agreed', async () => {
    const { record } = await storedBattle(0, PLAYS);
    expect(withFirst(record, (first) => first)).toBeUndefined();
    expect(withFirst(record, (first) => ({ ...first, by: 'nobody' }))).toMatchObject(broken);
    expect(withFirst(record, (first) => ({ ...first, play: { do: 'next' } }))).toMatchObject(broken);
    const ruled = (rulings: Readonly<Record<string, string>>) =>
      withFirst(record, (first) =>
        first.kind === 'deed'
          ? {
              ...first,
              events: first.events.map((event) =>
                event.type === 'begun' ? { ...event, setup: { ...event.setup, rulings } } : event,
              ),
            }
          : first,
      );
    expect(ruled({ qcDraw: 'good' })).toMatchObject(broken);
    expect(ruled({ nothing: 'of ours' })).toMatchObject(broken);
  });
});

describe('an undo is judged as a play is', () => {
  /** The record until a deed of this seat, and an undo of it by that one. */
  const undone = ({ header, seed, entries }: Written, of: string, by: string, back = 1) => {
    const deed = entries.find(({ kind, seq, by: whose }) => kind === 'deed' && seq > 3 && whose === of);
    const seq = deed?.seq ?? 0;
    const undo = { kind: 'undo', seq: seq + 1, to: seq - back, at: 0, by, prev: '', hash: '' } as const;
    const text = makeFile({ header, seed, entries: chained(header, [...entries.slice(0, seq), undo]) });
    return { seq: seq + 1, report: reportOf(text) };
  };
  const { seed, journal } = tableOf(3, 60);
  const header = { ...journal.header, seal: sealOf(seed), rules: RULES, schema: SCHEMA };
  const locked = { header, seed, entries: journal.entries };

  it('of another seat’s deed it is found out, under lock', () => {
    for (const of of ['a', 'b', 'umpire'])
      for (const by of ['a', 'b', 'both', 'a.reille', 'umpire', 'nobody']) {
        const { seq, report } = undone(locked, of, by);
        const honest = by === of || by === 'umpire';
        expect([of, by, report.broken?.seq, report.broken?.why]).toEqual(
          honest ? [of, by, undefined, undefined] : [of, by, seq, word('proof-undo-others')],
        );
      }
  });

  it('of the beginning it is found out, and so is whoever sits at no table', async () => {
    const { record } = await storedBattle(0, PLAYS);
    const of = record.entries.find(({ kind, seq }) => kind === 'deed' && seq > 3);
    expect(undone(record, of?.by ?? '', 'both', of?.seq).report.broken?.why).toEqual(word('proof-no-way'));
    expect(undone(record, 'both', 'nobody').report.verdict).toBe('broken');
    const entries = record.entries.map((entry) => (entry.seq === 4 ? { ...entry, by: 'nobody' } : entry));
    const text = makeFile({ ...record, entries: chained(record.header, entries) });
    expect(reportOf(text).broken?.seq).toBe(4);
  });
});
