import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/engine/canonical.ts';
import { sealOf } from '../../src/journal/chain.ts';
import { anyPayload } from '../../src/journal/entry.ts';
import { type BattleRecord, LARGEST_FILE, makeFile, parseFile, tooLarge } from '../../src/journal/file.ts';
import { digest } from '../../src/journal/hash.ts';
import { append, type Journal, open, undoTo } from '../../src/journal/record.ts';
import { speak } from '../../src/words/speak.ts';
import { acts, deeds, header, type Mark, machine, payload, play, seed, stamp, type Tally } from './tally.ts';

const recordOf = ({ header, entries }: Journal<Tally, Mark>): BattleRecord<Mark> => ({ header, seed, entries });
const fileOf = (journal: Journal<Tally, Mark>) => makeFile(recordOf(journal));
const read = (text: string) => parseFile(text, payload);

/** A long-lived battle: deeds, a step back, deeds again. */
const battle = deeds(2, undoTo(deeds(4), 2, stamp(5))!);
const file = fileOf(battle);
const data = () => JSON.parse(file);
/** A file's content in writing, the format in front. */
const inFront = ({ scovell, ...rest }: ReturnType<typeof JSON.parse>) =>
  `{"scovell":${canonical(scovell)},${canonical(rest).slice(1)}`;
/** The file with its digest made to fit again, as somebody would who knows the format. */
const forged = (change: (data: ReturnType<typeof JSON.parse>) => void) => {
  const { digest: _, ...content } = data();
  change(content);
  return inFront({ ...content, digest: digest(content) });
};

describe('the file', () => {
  it('has the format and its version in front', () => {
    expect(file.startsWith('{"scovell":{"file":"battle","version":1},"count":7,"digest":"')).toBe(true);
  });

  it('reads back as what was written, to the byte', () => {
    fc.assert(
      fc.property(acts, fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }), (all, extra) => {
        const start = { ...header, ...(extra && { extra: JSON.parse(canonical(extra)) }) };
        const opened = open(start, [], machine);
        if (!opened.ok) throw new Error(speak(opened.said));
        const record = recordOf(play(all, opened.journal));
        const text = makeFile(record);
        const parsed = read(text);
        if (!parsed.ok) throw new Error(speak(parsed.said));
        expect(parsed.record).toEqual(record);
        expect(makeFile(parsed.record)).toBe(text);
      }),
    );
  });

  it('does not mind blanks around it', () => {
    expect(read(`\uFEFF${file}\r\n`)).toMatchObject({ ok: true });
  });

  it('can be carried by an app that does not know the game', () => {
    const parsed = parseFile(file, anyPayload);
    expect(parsed.ok && makeFile(parsed.record)).toBe(file);
  });

  it('takes another seal when the game seals otherwise', () => {
    const otherwise = forged((it) => {
      it.seed = 'another';
    });
    expect(parseFile(otherwise, payload, { seal: () => header.seal })).toMatchObject({ ok: true });
    expect(read(otherwise)).toMatchObject({ code: 'damaged', seq: 0 });
  });
});

describe('a file that does not hold its seed in the clear', () => {
  const locked = { box: 'cHJ1c3NpYQ==' };

  it.each([[locked], [null]])('says so by its version, and reads back to the byte (%j)', (kept) => {
    const text = makeFile({ ...recordOf(battle), seed: kept });
    expect(text.startsWith('{"scovell":{"file":"battle","version":2}')).toBe(true);
    expect(text).not.toContain(seed);
    const parsed = read(text);
    if (!parsed.ok) throw new Error(speak(parsed.said));
    expect(parsed.record).toEqual({ ...recordOf(battle), seed: '' });
    expect(parsed.locked).toEqual(kept ?? undefined);
    expect(makeFile({ ...parsed.record, seed: parsed.locked ?? null })).toBe(text);
    for (let end = text.length - 1; end > text.length - 60; end--)
      expect(read(text.slice(0, end))).toMatchObject({ ok: false, code: 'truncated' });
  });

  it('is held to its digest as any other', () => {
    const text = makeFile({ ...recordOf(battle), seed: locked });
    expect(read(text.replace('cHJ1', 'cHJ2'))).toMatchObject({ ok: false, code: 'damaged' });
    expect(read(text.replace('"box"', '"bix"'))).toMatchObject({ ok: false, code: 'damaged' });
  });
});

describe('a file that cannot be taken', () => {
  it('is told apart where it is locked', () => {
    const locked = '{"scovell":{"file":"locked","version":1}}';
    expect(read(locked)).toMatchObject({ ok: false, code: 'not-ours', said: 'file-locked' });
  });
  it('is told apart where it is the page of a seat', () => {
    const page = `<!doctype html><p>What Ney knows</p><script>{"scovell":{"file":"seat"}}</script>`;
    expect(read(page)).toMatchObject({ ok: false, code: 'not-json', said: 'file-seats-page' });
  });

  it.each<[string, string, string, number | undefined]>([
    ['an empty file', '', 'not-json', undefined],
    ['a picture', '\u0089PNG\r\n', 'not-json', undefined],
    ['nesting without end', '['.repeat(100_000), 'not-json', undefined],
    ['nesting without end that closes', '['.repeat(100_000) + ']'.repeat(100_000), 'not-json', undefined],
    ['a list', '[]', 'not-ours', undefined],
    ['null', 'null', 'not-ours', undefined],
    ["another program's", '{"name":"Old Guard"}', 'not-ours', undefined],
    ['a scenario', '{"scovell":{"file":"scenario","version":1}}', 'not-ours', undefined],
    ['a newer format', '{"scovell":{"file":"battle","version":3},"else":1}', 'newer', undefined],
    ['no version', '{"scovell":{"file":"battle"}}', 'damaged', 0],
    ['a mark that is no mark', '{"scovell":null}', 'damaged', 0],
    [
      'a newer schema',
      forged((it) => {
        it.header.schema = 2;
      }),
      'newer',
      undefined,
    ],
    ['a part of the file', file.slice(0, file.length / 2), 'truncated', undefined],
    ['a file cut after an entry', file.slice(0, file.lastIndexOf('}],"head"') + 1), 'truncated', undefined],
    ['a file without its last byte', file.slice(0, -1), 'truncated', undefined],
    [
      'entries cut off the end',
      forged((it) => {
        it.entries.pop();
      }),
      'truncated',
      undefined,
    ],
    ['a broken entry', file.replace('"n":2', '"n":,'), 'damaged', 2],
    ['an unclosed text', file.replace('"seq":3', '"seq:3'), 'damaged', 3],
    ['an altered entry', file.replace('"n":4', '"n":5'), 'damaged', 4],
    ['an unreadable entry', file.replace('"n":4', '"n":"'.concat('4"')), 'damaged', 4],
    ['an altered header', file.replace('Auerstedt', 'Auerstadt'), 'damaged', 0],
    [
      'a header with more in it',
      forged((it) => {
        it.header.umpire = 'Davout';
      }),
      'damaged',
      0,
    ],
    ['another seed', file.replace('October', 'Oktober'), 'damaged', 0],
    [
      'an entry cut out',
      forged((it) => {
        it.entries.splice(2, 1);
        it.count -= 1;
      }),
      'damaged',
      3,
    ],
    [
      'the end cut off, and the count made to fit',
      forged((it) => {
        it.entries.pop();
        it.count -= 1;
      }),
      'damaged',
      undefined,
    ],
    ['an unexplained byte', file.replace(',', ', '), 'damaged', undefined],
    ['another digest', file.replace(data().digest, sealOf('x')), 'damaged', undefined],
  ])('%s', (_, text, code, seq) => {
    const parsed = read(text);
    expect(parsed).toMatchObject({ ok: false, code });
    if (parsed.ok) return;
    expect(parsed.seq).toBe(seq);
    expect(speak(parsed.said)).toMatch(/^[A-Z].+\. .+\.$/s);
  });

  it('says which entry it does not understand, and where in it', () => {
    const unknown = append(battle, { play: null, events: [{ kind: 'fly' } as unknown as Mark], ...stamp(9) });
    expect(read(fileOf(unknown))).toMatchObject({ code: 'not-understood', seq: 8, path: 'events.0.kind' });
  });

  it('refuses an undo that leads nowhere, however well it is hashed', () => {
    const foul = undoTo(deeds(2), 1, stamp(5))!;
    const last = foul.entries[2]!;
    const { hash: _, ...draft } = { ...last, to: 2 };
    const entry = { ...draft, hash: digest(draft) } as typeof last;
    expect(read(makeFile({ header, seed, entries: foul.entries.with(2, entry) }))).toMatchObject({
      code: 'damaged',
      seq: 3,
    });
  });

  it('is refused by its size before it is read', () => {
    expect(tooLarge(LARGEST_FILE)).toBeNull();
    expect(tooLarge(LARGEST_FILE + 1)).toMatchObject({ code: 'too-large' });
    expect(read('x'.repeat(LARGEST_FILE + 1))).toMatchObject({ code: 'too-large' });
    expect(read('é'.repeat(LARGEST_FILE / 2 + 1))).toMatchObject({ code: 'too-large' });
  });
});

describe('altering any byte is noticed', () => {
  const bytes = new TextEncoder().encode(file);
  const text = (of: Uint8Array) => new TextDecoder().decode(of);

  it('whichever byte becomes whichever other', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.slice();
        changed[at] = (changed[at]! + by) % 256;
        const parsed = read(text(changed));
        // A blank at either end is the only change that leaves every byte of the record alone; here none is added.
        expect(parsed.ok).toBe(false);
      }),
      { numRuns: 1_500 },
    );
  });

  it('whatever stretch is cut out, doubled or put in', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 400 }), fc.boolean(), (from, length, doubled) => {
        const [before, cut, after] = [
          bytes.slice(0, from),
          bytes.slice(from, from + length),
          bytes.slice(from + length),
        ];
        const changed = doubled ? [...before, ...cut, ...cut, ...after] : [...before, ...after];
        expect(read(text(Uint8Array.from(changed))).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('whichever value in the data becomes another', () => {
    const leaves: string[][] = [];
    const walk = (value: unknown, path: string[]) => {
      if (typeof value !== 'object' || value === null) leaves.push(path);
      else for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    };
    walk(data(), []);
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.jsonValue(), (path, value) => {
        const changed = data();
        const owner = path.slice(0, -1).reduce((part, key) => part[key], changed);
        const key = path.at(-1)!;
        fc.pre(canonical(owner[key]) !== canonical(value));
        owner[key] = value;
        expect(read(inFront(changed)).ok).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (any) => void read(any)));
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.array(fc.jsonValue()), (mark, head, entries) => {
        const like = { ...data(), scovell: mark, header: head, entries };
        expect(read(inFront(like)).ok).toBe(false);
        expect(read(inFront({ ...data(), entries })).ok).toBe(false);
        expect(read(inFront({ ...data(), header: head })).ok).toBe(false);
      }),
    );
  });
});
