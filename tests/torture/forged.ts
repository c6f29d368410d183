/** Files whose chain is sound and whose content is not: what a forger makes, and nonsense that fits the schema. */
import { readForProof } from '../../src/app/proof/reading.ts';
import { proveFile } from '../../src/app/proof/walk.ts';
import { machine, payload, RULES, SCHEMA } from '../../src/app/session/battle-journal.ts';
import { goesOn } from '../../src/app/session/goes-on.ts';
import { summaryOf } from '../../src/app/session/summary.ts';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { nbc } from '../../src/battlefield/game.ts';
import { view } from '../../src/battlefield/view.ts';
import { sealOf } from '../../src/engine/chance.ts';
import { type Deed, misunderstood } from '../../src/journal/entry.ts';
import { type BattleRecord, makeFile, parseFile } from '../../src/journal/file.ts';
import { open } from '../../src/journal/record.ts';
import { aon, eia, forgeries } from '../app/campaign/records.ts';
import { chained, FORGERS, type StoredBattle, storedBattle } from '../app/proof/stored.ts';
import { randomOf } from '../battlefield/bot.ts';
import { tableOf } from '../battlefield/under-lock/tables.ts';
import { type Attack, type Count, counting, note, type Outcome, thrown } from './count.ts';

type Random = (n: number) => number;

const PLAYS = 12;
/** Tries on one battle before the next is played. */
const EACH = 40;

function brokenAt(text: string): number | null | undefined {
  const read = readForProof(text);
  return read.ok ? proveFile(read.file).broken?.seq : null;
}

async function* forging(tries: number): AsyncGenerator<Count, Count, undefined> {
  const count = counting(forgers.name);
  for (let n = 0; count.tried < tries; n += 1) {
    const { copy, ...whole } = await storedBattle(n, PLAYS);
    const { seed, journal } = tableOf(n + 1, 5 * PLAYS);
    const header = { ...journal.header, seal: sealOf(seed), rules: RULES, schema: SCHEMA };
    const locked = { header, seed, entries: chained(header, journal.entries) };
    for (const record of [whole.record, copy.record, locked])
      for (const [by, forge] of Object.entries(FORGERS)) {
        const forged = forge(record, randomOf(n + 77));
        if (!forged) continue;
        const found = brokenAt(forged.text);
        const right = by === 'seed' ? (found ?? 0) > 1 : found === (forged.seq ?? 0);
        note(count, right ? 'noticed' : 'lost', () => `battle ${n}, forged by ${by}: broken at ${found}`);
        yield count;
      }
  }
  return count;
}

export const forgers: Attack = { name: 'a file forged and hashed again', short: 20, long: 2000, run: forging };

/** Records of both campaigns: their deeds, and who takes them back. */
async function* campaigning(tries: number): AsyncGenerator<Count, Count, undefined> {
  const count = counting(campaigns.name);
  for (let n = 0; count.tried < tries; n += 1) {
    const one = n % 2 === 0 ? aon(1 + (n % 200)) : eia(1 + (n % 200));
    const random = randomOf(n + 11);
    for (let deed = 0; deed < EACH / 4 && count.tried < tries; deed += 1)
      for (const { by, seq, entries } of forgeries(one, random)) {
        const judged = one.judged(entries);
        const right = !judged.ok && judged.seq === seq;
        note(count, right ? 'noticed' : 'lost', () => `campaign ${n}, ${by} at ${seq}: ${JSON.stringify(judged)}`);
        yield count;
      }
  }
  return count;
}

export const campaigns: Attack = { name: 'a campaign forged and hashed again', short: 14, long: 700, run: campaigning };

// ---- nonsense --------------------------------------------------------------------------------------------------------

type Path = readonly (string | number)[];

/** Where in a value there is something that may be written otherwise. */
function leaves(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => leaves(one, [...at, i]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => leaves(one, [...at, key]));
  return [at];
}

const NUMBERS = [0, -1, 1, 7, 99, 1_000_000, Number.MAX_SAFE_INTEGER, 0.5];
const WORDS = ['', 'nobody', '__proto__', 'constructor', 'a', 'b', '\u0000', 'x'.repeat(5000), '<b>'];

/** Something else of the same kind, out of the battle's own words as often as not: those lead furthest. */
function otherwise(was: unknown, own: readonly unknown[], random: Random): unknown {
  if (typeof was === 'boolean') return !was;
  if (typeof was === 'number') return NUMBERS[random(NUMBERS.length)];
  return random(2) === 0 ? WORDS[random(WORDS.length)] : own[random(own.length)];
}

function put(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? put(one, rest, to) : one));
  const of = value as Readonly<Record<string, unknown>>;
  return { ...of, [key]: put(of[key], rest, to) };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((of, key) => (of as Readonly<Record<string | number, unknown>>)[key], value);

interface Nonsense {
  readonly text: string;
  readonly seq: number;
  readonly at: string;
}

/** A deed with one thing in it that makes no sense and that the schema lets in; null where the schema would not. */
function nonsenseIn(record: BattleRecord<Event>, random: Random): Nonsense | null {
  const deeds = record.entries.filter((entry): entry is Deed<Event> => entry.kind === 'deed');
  const deed = deeds[random(deeds.length)];
  if (!deed) return null;
  const content = { play: deed.play, events: deed.events };
  const all = leaves(content);
  const path = all[random(all.length)];
  if (!path || path.length === 0) return null;
  const own = all.map((each) => valueAt(content, each)).filter((each) => typeof each === 'string');
  const was = valueAt(content, path);
  const to = otherwise(was, own, random);
  if (to === was) return null;
  const { play, events } = put(content, path, to) as { play: unknown; events: readonly Event[] };
  if (misunderstood(play, events, payload) !== undefined) return null;
  const entries = record.entries.map((entry) => (entry.seq === deed.seq ? { ...deed, play, events } : entry));
  const text = makeFile({ ...record, entries: chained(record.header, entries) });
  return { text, seq: deed.seq, at: `entry ${deed.seq}, ${path.join('.')} = ${JSON.stringify(to)?.slice(0, 40)}` };
}

/** What every page asks of a battle that was taken in. */
function shown(battle: Battle): void {
  for (const viewer of ['both', 'a', 'b', 'umpire'] as const) view(battle, viewer);
}

/**
 * A file with nonsense is refused, or comes in and every page has an answer; the proof tells it wherever it says anything.
 * The proof may pass a play that says in other words what it said.
 */
function judged({ text }: Nonsense): Outcome {
  const broken = brokenAt(text);
  const read = parseFile(text, payload);
  if (!read.ok) return 'noticed';
  const opened = open(read.record.header, read.record.entries, machine);
  if (!opened.ok || opened.journal.state === undefined) return 'noticed';
  if (!goesOn(nbc, summaryOf, opened.journal.state)) return 'noticed';
  shown(opened.journal.state);
  return broken === undefined ? 'survived' : 'noticed';
}

async function* talking(tries: number): AsyncGenerator<Count, Count, undefined> {
  const count = counting(nonsense.name);
  let battle: StoredBattle | undefined;
  const random = randomOf(1805);
  for (let n = 0; count.tried < tries; n += 1) {
    if (n % (EACH * 4) === 0) battle = await storedBattle(n, PLAYS);
    const made = battle && nonsenseIn(battle.record, random);
    if (!made) continue;
    try {
      note(count, judged(made), () => made.at);
    } catch (error) {
      note(count, 'lost', () => `${made.at}: ${thrown(error)}`);
    }
    yield count;
  }
  return count;
}

export const nonsense: Attack = { name: 'nonsense that fits the schema', short: 60, long: 4000, run: talking };
