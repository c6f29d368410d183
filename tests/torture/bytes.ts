/** A battle's file that was altered in one byte, or cut off: it is refused, and what is given up of it is as it was written. */
import { payload } from '../../src/app/session/battle-journal.ts';
import { answer } from '../../src/app/session/gate.ts';
import { hashOf } from '../../src/journal/entry.ts';
import { storedBattle } from '../app/proof/stored.ts';
import { type Attack, type Count, counting, note, type Outcome, spread, thrown } from './count.ts';

/** A battle of a few turns: each try reads and hashes all of it. */
const PLAYS = 6;

/** The hashes of the battle, and its file; one battle serves all tries. */
async function victim() {
  const { record, text } = await storedBattle(3, PLAYS);
  return { hashes: record.entries.map(({ hash }) => hash), bytes: new TextEncoder().encode(text) };
}

/** Reads a spoilt text by both of its doors, as the app does. */
function judge(text: string, hashes: readonly string[]): Outcome {
  const read = answer({ door: 'record', text, schema: payload.schema });
  if (read.ok) return 'lost';
  const part = answer({ door: 'part', text, schema: payload.schema });
  if (!('found' in part)) return 'noticed';
  const entries = part.found?.entries ?? [];
  const sound = entries.every((entry, i) => entry.hash === hashes[i] && hashOf(entry) === hashes[i]);
  return sound ? 'noticed' : 'lost';
}

async function* spoiling(
  name: string,
  tries: number | 'all',
  spoil: (bytes: Uint8Array<ArrayBuffer>, at: number) => Uint8Array<ArrayBuffer>,
): AsyncGenerator<Count, Count, undefined> {
  const count = counting(name);
  const { hashes, bytes } = await victim();
  const reader = new TextDecoder();
  for (const at of spread(bytes.length, tries === 'all' ? bytes.length : tries)) {
    try {
      note(count, judge(reader.decode(spoil(bytes, at)), hashes), () => `byte ${at} of ${bytes.length}`);
    } catch (error) {
      note(count, 'lost', () => `byte ${at} of ${bytes.length}: ${thrown(error)}`);
    }
    yield count;
  }
  return count;
}

/** One bit of each byte, another one from byte to byte. */
function flip(bytes: Uint8Array<ArrayBuffer>, at: number): Uint8Array<ArrayBuffer> {
  const spoilt = bytes.slice();
  spoilt[at] = (spoilt[at] ?? 0) ^ (1 << (at % 8));
  return spoilt;
}

export const flips: Attack = {
  name: 'a byte flipped',
  short: 250,
  long: 'all',
  run: (tries) => spoiling('a byte flipped', tries, flip),
};

export const cuts: Attack = {
  name: 'a file cut off',
  short: 150,
  long: 'all',
  run: (tries) => spoiling('a file cut off', tries, (bytes, at) => bytes.slice(0, at)),
};
