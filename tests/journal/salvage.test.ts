import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerHash } from '../../src/journal/chain.ts';
import { writeEntry } from '../../src/journal/entry.ts';
import { LARGEST_FILE, makeFile } from '../../src/journal/file.ts';
import { undoTo } from '../../src/journal/record.ts';
import { salvage } from '../../src/journal/salvage.ts';
import { deeds, header, payload, seed, stamp } from './tally.ts';

const battle = deeds(2, undoTo(deeds(4), 2, stamp(5))!);
const { entries } = battle;
const file = makeFile({ header, seed, entries });
const data = () => JSON.parse(file);
const altered = (change: (data: ReturnType<typeof JSON.parse>) => void): string => {
  const content = data();
  change(content);
  return JSON.stringify(content);
};
const found = (text: string) => {
  const it = salvage(text, payload);
  return it && { header: it.header?.title ?? null, sound: it.entries.length, of: it.of };
};

describe('what is sound of a file that is not whole', () => {
  it.each<[string, string, { header: string | null; sound: number; of: number }]>([
    ['an altered entry', file.replace('"n":4', '"n":5'), { header: 'Auerstedt', sound: 3, of: 7 }],
    ['a broken entry', file.replace('"n":2', '"n":,'), { header: 'Auerstedt', sound: 1, of: 7 }],
    ['cut off in an entry', file.slice(0, file.indexOf('"seq":5')), { header: null, sound: 4, of: 7 }],
    ['cut off after the last entry', file.slice(0, file.indexOf('],"head"')), { header: null, sound: 7, of: 7 }],
    ['cut off in the seed', file.slice(0, -3), { header: 'Auerstedt', sound: 7, of: 7 }],
    ['an altered title', file.replace('Auerstedt', 'Auerstadt'), { header: null, sound: 7, of: 7 }],
    ['another head', altered((it) => (it.head = it.digest)), { header: 'Auerstedt', sound: 7, of: 7 }],
    ['the last two entries gone', altered((it) => it.entries.splice(5)), { header: 'Auerstedt', sound: 5, of: 7 }],
    ['one entry gone', altered((it) => it.entries.splice(3, 1)), { header: 'Auerstedt', sound: 3, of: 7 }],
    ['two entries in the wrong order', altered((it) => it.entries.reverse()), { header: null, sound: 0, of: 7 }],
    ['a count that cannot be', altered((it) => (it.count = 1e12)), { header: 'Auerstedt', sound: 7, of: 7 }],
    ['no count and no header', altered((it) => [delete it.count, delete it.header]), { header: null, sound: 7, of: 7 }],
  ])('%s', (_, text, what) => {
    expect(found(text)).toEqual(what.sound === 0 ? null : what);
  });

  it('is told of the root its entries follow from, with no header too', () => {
    expect(salvage(file.slice(0, file.indexOf('"seq":5')), payload)?.root).toBe(headerHash(header));
  });

  it('is read from the pieces of a stored record', () => {
    const rows = entries.map((entry) => ({ battle: header.id, seq: entry.seq, written: writeEntry(entry) }));
    const pieces = (battle: unknown, all: readonly unknown[]) =>
      JSON.stringify({ scovell: { file: 'pieces', version: 1 }, battle, head: { count: 7 }, entries: all });
    expect(found(pieces({ header, seed }, rows.slice(0, 3)))).toEqual({ header: 'Auerstedt', sound: 3, of: 7 });
    expect(found(pieces(null, rows))).toEqual({ header: null, sound: 7, of: 7 });
    expect(found(pieces({ header }, rows.slice(1)))).toBeNull();
  });

  it.each([
    ['a text', 'Ulm'],
    ['a text cut off before its first entry', file.slice(0, 100)],
    ['another JSON', '{"entries":[1]}'],
    ['a newer format', altered((it) => (it.scovell.version = 99))],
    ['nesting without end', `{"scovell":{"file":"battle"},"entries":[{"prev":${'['.repeat(9_000)}`],
    ['more than any file holds', file + ' '.repeat(LARGEST_FILE)],
  ])('is nothing of %s', (_, text) => {
    expect(found(text)).toBeNull();
  });

  it('is always a beginning of what was written, wherever the file is cut or altered', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.string({ maxLength: 3 }), fc.boolean(), (at, put, cut) => {
        const it = salvage(file.slice(0, at) + put + (cut ? '' : file.slice(at + put.length)), payload);
        if (!it) return;
        expect(it.entries).toEqual(entries.slice(0, it.entries.length));
        expect(it.header ?? header).toEqual(header);
        expect(it.of).toBeLessThanOrEqual(1_000_000);
      }),
      { numRuns: 500 },
    );
  });
});
