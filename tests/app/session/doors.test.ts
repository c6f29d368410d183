// @vitest-environment happy-dom
/** What comes in from outside: too much, too deep and too slow are refused at every door, and docs/DOORS.md names each. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { MOST_SECONDS, openReader } from '../../../src/app/editor/import/ask.ts';
import { makeReader } from '../../../src/app/editor/import/reader.ts';
import { MOST_SEAT_PAGE } from '../../../src/app/seats/seat-data.ts';
import type { WholeJournal } from '../../../src/app/session/battle-journal.ts';
import { DOORS, type Door, isWithinDepth } from '../../../src/app/session/doors.ts';
import { type Answer, answer } from '../../../src/app/session/gate.ts';
import { inThread, readPack, readRecord, readScenario } from '../../../src/app/session/gatekeeper.ts';
import { MOST_LOCKED, readLockedFile } from '../../../src/app/session/locked-file.ts';
import { handOver, MOST_FILES } from '../../../src/app/session/shared.ts';
import type { Thread } from '../../../src/app/session/threads.ts';
import { checkSeatFile } from '../../../src/app/umpire/seat-check.ts';
import { say } from '../../../src/engine/message.ts';
import { anyPayload, type Payload } from '../../../src/journal/entry.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { append, begin } from '../../../src/journal/record.ts';
import { MAX_BYTES, MEGABYTE } from '../../../src/orders-of-battle/bytes.ts';
import { MAX_DEPTH, MAX_NODES } from '../../../src/orders-of-battle/tree.ts';
import { MAX_DATA, MOST_PARTS, pack, readPart, unpack } from '../../../src/scenarios/link.ts';
import { header, machine, payload, seed, stamp } from '../../journal/tally.ts';

const NAMES: readonly Door[] = ['record', 'part', 'scenario', 'pack'];
const page = readFileSync('docs/DOORS.md', 'utf8');
const row = (door: string): string => page.split('\n').find((line) => line.startsWith(`| ${door} `)) ?? '';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(NAMES)('the door of a %s', (door) => {
  const { letters, depth, seconds } = DOORS[door];

  it('refuses what is too long before anything looks into it', () => {
    expect(answer({ door, text: '['.repeat(letters + 1) })).toEqual({
      ok: false,
      refused: say('file-too-large', {
        what: door === 'scenario' || door === 'pack' ? door : 'battle',
        mb: letters / 1_000_000,
      }),
    });
  });

  it('refuses what is nested too deep, however it is written', () => {
    for (const opens of ['[', '{"a":', '[ [\n'])
      expect(answer({ door, text: opens.repeat(depth + 1) })).toEqual({ ok: false, refused: 'file-too-deep' });
    expect(answer({ door, text: JSON.stringify('['.repeat(depth + 1)) })).not.toEqual({
      ok: false,
      refused: 'file-too-deep',
    });
  });

  it('breaks off what takes too long, and ends its thread', async () => {
    vi.useFakeTimers();
    const asked: unknown[] = [];
    const terminate = vi.fn();
    const deaf: Thread = { onmessage: null, onerror: null, postMessage: (ask) => asked.push(ask), terminate };
    let said: Answer | undefined;
    void inThread({ door, text: '{}' }, () => deaf).then((answered) => {
      said = answered;
    });
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect([asked.length, said]).toEqual([1, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual({ ok: false, refused: 'file-too-slow' });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('says so when its thread dies of it', async () => {
    const dying: Thread = {
      onmessage: null,
      onerror: null,
      postMessage() {
        this.onerror?.({} as ErrorEvent);
      },
      terminate: vi.fn(),
    };
    expect(await inThread({ door, text: '{}' }, () => dying)).toEqual({ ok: false, refused: 'file-broke-off' });
  });

  it('answers any text at all', () => {
    for (const text of ['', '{}', '[]', 'null', '0', '"', '\u0000', '{"scovell":', `{"format":${'9'.repeat(400)}}`])
      expect(answer({ door, text })).toMatchObject(door === 'part' ? { found: null } : { ok: false });
  });

  it('stands in docs/DOORS.md with its bounds', () => {
    expect(row(door)).toContain(`| ${letters / 1_000_000} million letters | ${depth} levels | ${seconds} s |`);
  });
});

describe('what the page asks of the gate', () => {
  it('is refused in the same words', async () => {
    const deep = '['.repeat(300);
    expect(await readScenario(deep)).toEqual({ ok: false, refused: 'file-too-deep' });
    expect(await readPack(deep)).toEqual({ ok: false, refused: 'file-too-deep' });
    expect(await readRecord(deep, anyPayload, { id: 'nbc' })).toMatchObject({ ok: false, said: 'file-too-deep' });
  });
});

describe('a record of another game', () => {
  it.each(['nbc', 'eia'])('is told so at the door of %s, and not that the app is too old for it', async (id) => {
    const here = { ...header, rules: `${id}-1` };
    const { entries } = append(begin(here, machine), { play: 0, events: [{ kind: 'add', n: 1 }], ...stamp(1) });
    const text = makeFile({ header: here, seed, entries });
    const none: Payload<never> = { schema: 1, play: z.never(), event: z.never() };
    expect(await readRecord(text, none, { id: 'aon' })).toMatchObject({ ok: false, said: 'file-other-game' });
    expect(await readRecord(text, payload, { id })).toMatchObject({ ok: true });
  });
});

describe('the depth of a text', () => {
  it.each([
    ['[]', 1, true],
    ['[[]]', 1, false],
    ['{"a":{"b":[1,{"c":"}]"}]}}', 4, true],
    ['{"a":{"b":[1,{"c":"}]"}]}}', 3, false],
    ['"[[[["', 0, true],
    ['"\\"[[[["', 0, true],
    ['[],[],[]', 1, true],
  ])('%s within %i: %s', (text, most, within) => expect(isWithinDepth(text, most)).toBe(within));
});

describe('the door of an order of battle', () => {
  it('refuses too many bytes', async () => {
    const said = await makeReader()({ do: 'open', bytes: new Uint8Array(MAX_BYTES + 1) });
    expect(said).toMatchObject({ is: 'refused', said: { code: 'reader-too-large' } });
  });

  it('breaks off a reader that does not answer', async () => {
    vi.useFakeTimers();
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener = vi.fn();
        postMessage = vi.fn();
        terminate = terminate;
      },
    );
    const reader = openReader();
    const answers = Promise.all([reader.ask({ do: 'open', text: 'x' }), reader.ask({ do: 'open', text: 'y' })]);
    await vi.advanceTimersByTimeAsync(MOST_SECONDS * 1000);
    const slow = { is: 'refused', said: 'file-too-slow' };
    expect(await answers).toEqual([slow, slow]);
    expect(reader.broken()).toBe(true);
    expect(terminate).toHaveBeenCalled();
  });

  it('stands in docs/DOORS.md with its bounds', () => {
    const told = `| ${MAX_BYTES / MEGABYTE} MiB, ${MAX_NODES} entries | ${MAX_DEPTH} levels | ${MOST_SECONDS} s |`;
    expect(row('order of battle')).toContain(told);
  });
});

describe('the door of a link or a code', () => {
  it('refuses a link that is too long, or that grows too large as it is unpacked', async () => {
    expect(await unpack(`s1.${'A'.repeat(MAX_DATA)}`)).toEqual({ ok: false, said: 'link-too-long' });
    const bomb = await pack('a'.repeat(3_999_999));
    expect((await unpack(bomb)).ok).toBe(true);
    const { deflateRawSync } = await import('node:zlib');
    const large = deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url');
    expect(await unpack(`s1.${large}`)).toEqual({ ok: false, said: 'link-too-large' });
  });

  it('knows no part of more than so many', () => {
    expect(readPart(`p1.1.${MOST_PARTS}.abc.xyz`)).toBeDefined();
    expect(readPart(`p1.1.${MOST_PARTS + 1}.abc.xyz`)).toBeUndefined();
  });

  it('has what it unpacked read at the gate', async () => {
    const unpacked = await unpack(await pack('['.repeat(200)));
    expect(unpacked.ok && (await readScenario(unpacked.text))).toEqual({ ok: false, refused: 'file-too-deep' });
  });

  it('stands in docs/DOORS.md with its bounds', () => {
    expect(row('link, code')).toContain(`| ${MAX_DATA / 1000} thousand letters, ${MOST_PARTS} codes |`);
  });
});

describe('the door of what other apps share', () => {
  it('takes so many files of such a size, and says when there was more', async () => {
    const file = (size: number) => ({ name: 'x', size, arrayBuffer: async () => new ArrayBuffer(1) }) as File;
    expect(await handOver([file(MAX_BYTES + 1)])).toBe('large');
    expect(await handOver(Array.from({ length: MOST_FILES + 1 }, () => file(1)))).toBe('large');
    expect(await handOver([file(1)])).toBeUndefined();
  });

  it('is bounded alike in the service worker', () => {
    const worker = readFileSync('public/share-target.js', 'utf8');
    expect(worker).toContain(`const MOST_FILES = ${MOST_FILES};`);
    expect(worker).toContain(`const MOST_BYTES = ${MAX_BYTES / MEGABYTE} * 1024 * 1024;`);
    expect(row('shared, opened with')).toContain(`| ${MOST_FILES} files of ${MAX_BYTES / MEGABYTE} MiB |`);
  });
});

it('a file under lock is bounded as the list of doors says', () => {
  expect(page).toContain(`**A file under a PIN** has ${MOST_LOCKED / 1_000_000} million letters`);
  expect(readLockedFile(`{"scovell":{"file":"locked"${' '.repeat(MOST_LOCKED)}}`)).toBeNull();
});

it('a seat’s own page is bounded as the list of doors says', async () => {
  expect(page).toContain(`has ${MOST_SEAT_PAGE / 1_000_000} million letters at most; a larger one counts as none`);
  const large = `<script type="application/json" id="scovell">${' '.repeat(MOST_SEAT_PAGE)}</script>`;
  expect(await checkSeatFile(large, {} as WholeJournal, '')).toEqual({ is: 'none' });
});

it('the page itself parses no text from outside', () => {
  const parses = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(`src/app/${file}`, 'utf8').includes('JSON.parse('))
    .sort();
  expect(parses).toEqual([
    // A backup's scenarios and settings, line by line within a scenario's bounds.
    'backup/format.ts',
    // What this device itself sealed, and keeps.
    'campaign/empires-in-arms/lockbox.ts',
    'campaign/empires-in-arms/table-key.ts',
    // The page that proves a file.
    'proof/reading.ts',
    // A seat's own page, held against the record, within its bound.
    'seats/seat-data.ts',
    'session/gate.ts',
    // The outline of a file under lock, within its bound; and what this device's own keys open.
    'session/locked-file.ts',
    'session/seat-locks.ts',
    // What a seat had half typed, kept under its key on this device.
    'umpire/drafts.ts',
    'umpire/kept-scenario.ts',
  ]);
});
