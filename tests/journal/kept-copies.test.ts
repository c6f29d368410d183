/** The copies of each turn: what is kept of them, what goes, and that each comes back as it was. */

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CopyLine, GONE_AFTER, openCopies, spent, stays } from '../../src/journal/kept-copies.ts';
import { pack } from '../../src/journal/packing.ts';

const line = (turn: number, more: Partial<CopyLine> = {}): CopyLine => ({
  of: 'maida',
  turn,
  title: 'Maida',
  seq: turn * 10,
  made: turn * 1000,
  ...more,
});
const HERE = new Set(['maida']);
const fresh = () => openCopies({ name: 'copies', indexedDB: new IDBFactory(), IDBKeyRange });

describe('copies of each turn', () => {
  it('come back as they were kept, newest first', async () => {
    const copies = fresh();
    const text = `{"of":"Maida — Sainte-Euphémie ${'x'.repeat(5000)}"}`;
    await copies.keep(line(1), await pack(new Blob([text])), HERE);
    await copies.keep(line(2), await pack(new Blob(['two'])), HERE);
    expect((await copies.list()).map(({ turn }) => turn)).toEqual([2, 1]);
    expect(await copies.read('maida', 1)).toBe(text);
    expect(await copies.has('maida', 2)).toBe(true);
    await copies.forget('maida', 2);
    expect(await copies.read('maida', 2)).toBeNull();
  });

  it('are one a turn: the newer takes the place', async () => {
    const copies = fresh();
    await copies.keep(line(3), await pack(new Blob(['before the undo'])), HERE);
    await copies.keep(line(3, { seq: 28, made: 9000 }), await pack(new Blob(['after it'])), HERE);
    expect(await copies.list()).toEqual([line(3, { seq: 28, made: 9000 })]);
    expect(await copies.read('maida', 3)).toBe('after it');
  });

  it('are thinned as they are kept', async () => {
    const copies = fresh();
    for (let turn = 1; turn <= 24; turn += 1) await copies.keep(line(turn), await pack(new Blob([`${turn}`])), HERE);
    expect((await copies.list()).map(({ turn }) => turn)).toEqual([24, 23, 22, 20, 16, 12]);
  });

  it('of a deleted battle stay 30 days, and those of others are left alone', () => {
    const deleted = line(1, { of: 'gone', made: 0 });
    const all = [deleted, line(1)];
    expect(spent(all, HERE, GONE_AFTER)).toEqual([]);
    expect(spent(all, HERE, GONE_AFTER + 1)).toEqual([deleted]);
  });

  it('keep the three newest turns whatever came before, and few in all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (newest) => {
        const kept: number[] = [];
        for (let now = 1; now <= newest; now += 1) {
          kept.push(now);
          kept.splice(0, kept.length, ...kept.filter((turn) => stays(turn, now)));
        }
        expect(kept.slice(-3)).toEqual([newest - 2, newest - 1, newest].filter((turn) => turn > 0));
        expect(kept.length).toBeLessThanOrEqual(3 + 4 + newest / 16);
      }),
      { numRuns: 30 },
    );
  });
});
