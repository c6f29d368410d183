import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerHash, headOf, sealOf, verify } from '../../src/journal/chain.ts';
import { anyPayload, type Entry, readEntry, writeEntry } from '../../src/journal/entry.ts';
import { undo } from '../../src/journal/record.ts';
import { relation } from '../../src/journal/relation.ts';
import { acts, deeds, fresh, header, type Mark, payload, play, stamp } from './tally.ts';

const three = deeds(3).entries;

describe('the chain', () => {
  it('holds for every record the journal writes', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const journal = play(all);
        expect(verify(header, journal.entries)).toEqual({ ok: true, head: journal.head });
        expect(headOf(header, journal.entries)).toBe(journal.head);
      }),
    );
  });

  it('hangs on the header', () => {
    expect(fresh().head).toBe(headerHash(header));
    expect(three[0]!.prev).toBe(headerHash(header));
    for (const other of [
      { ...header, title: 'Jena' },
      { ...header, seal: sealOf('another') },
      { ...header, extra: { weather: 'fog' } },
    ])
      expect(verify(other, three)).toMatchObject({ ok: false, seq: 1, why: 'link' });
  });

  it.each<[string, readonly Entry<Mark>[], number, string]>([
    ['an altered event', three.with(1, { ...three[1], events: [{ kind: 'add', n: 7 }] } as Entry<Mark>), 2, 'content'],
    ['an altered play', three.with(0, { ...three[0], play: 'other' } as Entry<Mark>), 1, 'content'],
    ['an altered time', three.with(2, { ...three[2]!, at: 1 }), 3, 'content'],
    ['an altered name', three.with(2, { ...three[2]!, by: 'Davout' }), 3, 'content'],
    ['a removed entry', three.toSpliced(0, 1), 1, 'order'],
    ['a doubled entry', three.toSpliced(1, 0, three[1]!), 3, 'order'],
    ['exchanged entries', [three[0]!, three[2]!, three[1]!], 2, 'order'],
    ['a removed entry with the numbers closed up', [three[0]!, { ...three[2]!, seq: 2 }], 2, 'link'],
    [
      'an entry of another battle',
      three.with(1, { ...deeds(2, undo(deeds(1), stamp(5))!).entries[2]!, seq: 2 }),
      2,
      'link',
    ],
  ])('notices %s', (_, entries, seq, why) => expect(verify(header, entries)).toMatchObject({ ok: false, seq, why }));
});

describe('two copies of a battle', () => {
  const copy = (n: number, of = header) => ({ header: of, entries: deeds(n).entries });
  const fork = { header, entries: deeds(2, undo(deeds(2), stamp(5))!).entries };

  it.each([
    [copy(3), copy(3), 'same'],
    [copy(0), copy(0), 'same'],
    [copy(1), copy(3), 'ahead'],
    [copy(0), copy(3), 'ahead'],
    [copy(3), copy(2), 'behind'],
    [copy(4), fork, 'forked'],
    [copy(2), fork, 'ahead'],
    [copy(3), copy(3, { ...header, id: 'jena' }), 'another'],
  ])('are told apart (%#)', (mine, theirs, how) => expect(relation(mine, theirs)).toBe(how));
});

describe('reading an entry', () => {
  const [written] = three.map(writeEntry);

  it.each<[string, unknown, string, string]>([
    ['null', null, 'envelope', ''],
    ['a word', 'deed', 'envelope', ''],
    ['no hash', { ...written, hash: undefined }, 'envelope', 'hash'],
    ['a broken number', { ...written, seq: 1.5 }, 'envelope', 'seq'],
    ['a member too many', { ...written, note: 1 }, 'envelope', ''],
    ['an unknown kind', { ...written, kind: 'erase' }, 'envelope', 'kind'],
    ['a default written out', { ...written, kind: 'deed' }, 'envelope', ''],
    ['no events written out', { ...written, events: [] }, 'envelope', 'events'],
    ['an unknown event', { ...written, events: [{ kind: 'add', n: 1 }, { kind: 'fly' }] }, 'payload', 'events.1.kind'],
    ['a wrong event', { ...written, events: [{ kind: 'add', n: 'two' }] }, 'payload', 'events.0.n'],
  ])('refuses %s and says where', (_, raw, part, path) =>
    expect(readEntry(raw, payload)).toEqual({ ok: false, part, path }),
  );

  it('carries what only a newer app understands', () => {
    const raw = { ...written, events: [{ kind: 'fly' }] };
    expect(readEntry(raw, anyPayload)).toMatchObject({ ok: true, entry: { events: [{ kind: 'fly' }] } });
  });
});
