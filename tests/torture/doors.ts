/** Noise at every door that takes a text from outside: each answers, in time, and lets nothing in that is not what it says. */
import { readFileSync } from 'node:fs';
import { readBackup } from '../../src/app/backup/format.ts';
import { makeReader } from '../../src/app/editor/import/reader.ts';
import { readForProof } from '../../src/app/proof/reading.ts';
import { proveFile } from '../../src/app/proof/walk.ts';
import { payload } from '../../src/app/session/battle-journal.ts';
import { DOORS } from '../../src/app/session/doors.ts';
import { answer } from '../../src/app/session/gate.ts';
import { dataIn, gather } from '../../src/scenarios/link.ts';
import { randomOf } from '../battlefield/bot.ts';
import { type Attack, counting, note, type Outcome, thrown } from './count.ts';

type Random = (n: number) => number;

const sample = (name: string): string => readFileSync(new URL(`../samples/${name}`, import.meta.url), 'utf8');

const byGate = (door: keyof typeof DOORS) => (text: string) => {
  const said = answer({ door, text, schema: payload.schema });
  return 'refused' in said || ('ok' in said && !said.ok) || ('found' in said && said.found === null);
};

/** Each door: what a good text for it looks like, and whether it turned a text away. */
const ALL: readonly {
  readonly name: string;
  readonly good: string;
  readonly refuses: (text: string) => boolean | Promise<boolean>;
}[] = [
  { name: 'record', good: 'battle.json', refuses: byGate('record') },
  { name: 'part', good: 'battle.json', refuses: byGate('part') },
  { name: 'campaign', good: 'campaign.json', refuses: byGate('record') },
  { name: 'scenario', good: 'scenario.json', refuses: byGate('scenario') },
  { name: 'pack', good: 'quality-pack.json', refuses: byGate('pack') },
  { name: 'backup', good: 'battle.json', refuses: (text) => !readBackup(text).ok },
  {
    name: 'proof',
    good: 'battle-locked.json',
    refuses: (text) => {
      const read = readForProof(text);
      return !read.ok || proveFile(read.file).broken !== undefined;
    },
  },
  {
    name: 'order of battle',
    good: 'scenario.json',
    refuses: async (text) => {
      const read = makeReader();
      const bytes = new TextEncoder().encode(text);
      return (await read({ do: 'open', name: 'oob.txt', bytes } as Parameters<typeof read>[0])).is === 'refused';
    },
  },
  { name: 'link', good: 'links.json', refuses: (text) => gather(dataIn(text))?.data === undefined },
];

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\u0000',
  'null',
  '1e999',
  '-',
  '\ufeff',
  '\ud800',
  '{"scovell":',
];

const DEEP = 50_000;

/** Noise: bytes of any kind, pieces of what a file is made of, a thing nested without end, a good text that was knocked about. */
function noise(random: Random, good: string): string {
  const kind = random(4);
  if (kind === 3) {
    const at = random(good.length);
    const [opens, closes] = random(2) === 0 ? ['[', ']'] : ['{"a":', '}'];
    return `${good.slice(0, at)}${opens.repeat(DEEP)}1${closes.repeat(DEEP)}${good.slice(at)}`;
  }
  if (kind === 0) return new TextDecoder().decode(Uint8Array.from({ length: random(4000) }, () => random(256)));
  if (kind === 1) return Array.from({ length: random(600) }, () => PIECES[random(PIECES.length)]).join('');
  let text = good;
  for (let n = 1 + random(6); n > 0; n -= 1) {
    const [from, to] = [random(text.length), random(text.length)];
    const piece = text.slice(Math.min(from, to), Math.min(from, to) + random(300));
    const at = random(text.length);
    text = text.slice(0, at) + (random(2) === 0 ? piece : PIECES[random(PIECES.length)]) + text.slice(at + random(200));
  }
  return text;
}

export const doors: Attack = {
  name: 'noise at every door',
  short: 90,
  long: 9000,
  async *run(tries) {
    const count = counting(doors.name);
    const random = randomOf(1815);
    const goods = new Map(ALL.map(({ good }) => [good, sample(good)]));
    for (let n = 0; n < tries; n += 1) {
      const door = ALL[n % ALL.length];
      if (!door) break;
      const text = noise(random, goods.get(door.good) ?? '');
      const from = performance.now();
      let outcome: Outcome = 'lost';
      let why = 'too slow';
      try {
        const refused = await door.refuses(text);
        // The page ends a thread that takes longer.
        if (performance.now() - from < DOORS.record.seconds * 1000) outcome = refused ? 'noticed' : 'survived';
      } catch (error) {
        why = thrown(error);
      }
      note(count, outcome, () => `${door.name}, try ${n}: ${why}`);
      yield count;
    }
    return count;
  },
};
