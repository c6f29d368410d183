/**
 * What the rules and the journal cost in Node, on a battle that the bot has played. Milliseconds of processor time, so
 * that whatever else the machine does is not counted.
 */

import * as z from 'zod/mini';
import { asked, type Battle } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { type Event, eventSchema } from '../../src/battlefield/events.ts';
import { apply } from '../../src/battlefield/ledger/apply.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { chanceOf, sealOf } from '../../src/engine/chance.ts';
import { type Header, verify } from '../../src/journal/chain.ts';
import { type Entry, readEntry, writeEntry } from '../../src/journal/entry.ts';
import { makeFile } from '../../src/journal/file.ts';
import { append, begin, type Journal, type Machine, open } from '../../src/journal/record.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { pick, randomOf } from '../battlefield/bot.ts';
import { seedFrom } from '../battlefield/fixtures.ts';

type BattleJournal = Journal<Battle | undefined, Event>;

const machine: Machine<Battle | undefined, Event> = { start: undefined, apply };
const payload = { schema: 1, play: z.looseObject({ do: z.string() }), event: eventSchema };
const seed = seedFrom(1815);
const STAMP = { at: 0, by: 'both' };

/** Milliseconds. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const eventsIn = (entries: readonly Entry<Event>[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'deed' ? entry.events.length : 0), 0);

async function begun(title: string, id = 'bench', own = seed): Promise<BattleJournal> {
  const scenario = await SHELF.find(({ id }) => id === 'quatre-bras-1815')!.load();
  const header: Header = { id, schema: 1, title, seal: sealOf(own), startedAt: 0, rules: 'nbc-1' };
  const events = beginBattle(scenario, { keeps: 'both', dice: 'app', rulings: {} }, header.seal);
  return append(begin(header, machine), { play: { do: 'begin' }, events, ...STAMP });
}

/** The bot's next play, written down. */
function onward(journal: BattleJournal, random: (n: number) => number, took?: Took, own = seed): BattleJournal {
  const battle = journal.state!;
  const play = pick(battle, random);
  const from = now();
  const ruled = referee(battle, play, (topic) => chanceOf(own, topic));
  if (!ruled.ok) throw new Error(`It was offered, and refused: ${ruled.why}`);
  const next = append(journal, { play, events: ruled.events, ...STAMP });
  took?.play.push(now() - from);
  return next;
}

/** A battle of Quatre Bras with so many entries, as a file that the app takes in. */
export async function fileOf(entries: number): Promise<string> {
  // Each is a battle of its own under its own seal, and not the longer copy of another.
  const own = seedFrom(entries);
  let journal = await begun('Quatre Bras, long', `bench-${entries}`, own);
  const random = randomOf(7);
  // One that is over has nothing to tap on.
  while (journal.entries.length < entries || journal.state?.ended) journal = onward(journal, random, undefined, own);
  return makeFile({ header: journal.header, seed: own, entries: journal.entries });
}

interface Took {
  readonly play: number[];
  readonly menu: number[];
  readonly odds: number[];
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
const at = (times: readonly number[], share: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

/** The middle of several runs, after one that warms up. */
function middle(work: () => void): number {
  work();
  const times = Array.from({ length: 7 }, () => {
    const from = now();
    work();
    return now() - from;
  });
  return at(times, 0.5);
}

export interface Rules {
  readonly entries: number;
  /** By number of events. */
  readonly replay: Readonly<Record<number, number>>;
  readonly hashes: number;
  readonly payload: number;
  readonly play: { readonly median: number; readonly p95: number };
  readonly menu: { readonly median: number; readonly p95: number };
  readonly odds: { readonly median: number; readonly p95: number };
}

/** Events whose replay is timed; the checks are timed at the third. */
export const COUNTS = [2_500, 5_000, 10_000, 20_000] as const;

export async function rules(): Promise<Rules> {
  let journal = await begun('Quatre Bras');
  const random = randomOf(11);
  const lengths = new Map<number, number>();
  let events = eventsIn(journal.entries);
  for (const count of COUNTS) {
    while (events < count) {
      const before = journal.entries.length;
      journal = onward(journal, random);
      events += eventsIn(journal.entries.slice(before));
    }
    lengths.set(count, journal.entries.length);
  }
  const { header } = journal;
  // As they come from the disk, not as the referee left them in memory.
  const entries = JSON.parse(JSON.stringify(journal.entries)) as Entry<Event>[];
  const upTo = (count: number) => entries.slice(0, lengths.get(count)!);
  const replay = Object.fromEntries(
    COUNTS.map((count) => {
      const some = upTo(count);
      return [
        count,
        middle(() => {
          if (!open(header, some, machine).ok) throw new Error('It does not replay');
        }),
      ];
    }),
  );
  const some = upTo(10_000);
  const hashes = middle(() => {
    if (!verify(header, some).ok) throw new Error('It does not verify');
  });
  const written = some.map(writeEntry);
  const checked = middle(() => {
    for (const raw of written) if (!readEntry(raw, payload).ok) throw new Error('It does not read');
  });

  const opened = open(header, some, machine);
  if (!opened.ok) throw new Error(opened.said.code);
  let on: BattleJournal = opened.journal;
  const took: Took = { play: [], menu: [], odds: [] };
  for (let n = 0; n < 1_000; n += 1) {
    const battle = on.state!;
    const from = now();
    menu(battle);
    for (const unit of Object.keys(battle.units)) unitMenu(battle, unit);
    took.menu.push(now() - from);
    const task = asked(battle);
    const odds = task && procedureFor(task.kind).odds;
    if (task && odds) {
      const then = now();
      odds(battle, task);
      took.odds.push(now() - then);
    }
    on = onward(on, random, took);
  }
  const both = (times: readonly number[]) => ({ median: at(times, 0.5), p95: at(times, 0.95) });
  return {
    entries: some.length,
    replay,
    hashes,
    payload: checked,
    play: both(took.play),
    menu: both(took.menu),
    odds: both(took.odds),
  };
}
