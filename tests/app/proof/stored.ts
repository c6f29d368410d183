/** Battles of a player that knows only the menus, as they lie on a disk that is really run, and what a forger makes of them. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { machine, payload, RULES, SCHEMA, type WholeJournal } from '../../../src/app/session/battle-journal.ts';
import { summaryOf } from '../../../src/app/session/summary.ts';
import { allUndone } from '../../../src/app/session/undone-throws.ts';
import type { Battle, Setup } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { branchBattle, nbc } from '../../../src/battlefield/game.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { chanceOf, type Seed, sealOf, seedOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { headerHash } from '../../../src/journal/chain.ts';
import { addedTo, chanceSeed, withAdded } from '../../../src/journal/chance-seed.ts';
import { openDisk } from '../../../src/journal/disk.ts';
import { type Deed, type Entry, hashOf } from '../../../src/journal/entry.ts';
import { type BattleRecord, makeFile } from '../../../src/journal/file.ts';
import type { Header } from '../../../src/journal/header.ts';
import { append, begin, inEffect, redo, undoTo } from '../../../src/journal/record.ts';
import { type Store, storeOn } from '../../../src/journal/store.ts';
import { pick, randomOf } from '../../battlefield/bot.ts';
import { SETUP, small } from '../../battlefield/fixtures.ts';
import { ownThing } from '../../battlefield/played.ts';

type Random = (n: number) => number;
type Record = BattleRecord<Event>;

/** A seed of its own for every number. */
const seedFrom = (n: number): Seed =>
  seedOf(Uint8Array.from({ length: 32 }, (_, i) => ((n >> (8 * (i % 4))) + i * 7) % 256));
/** No battle has it. */
const FORGED = 0x0f000000;

const stamp = { at: 1_800_000_000_000, by: 'both' };

export interface Stored {
  readonly record: Record;
  readonly text: string;
}
export interface StoredBattle extends Stored {
  /** The copy in which it went on. */
  readonly copy: Stored;
}

function ownEntry(battle: Battle, random: Random): Play | undefined {
  const task = battle.agenda.findLast((open) => !open.deferred);
  const need = task && procedureFor(task.kind).needs(battle, task)[0];
  if (!task || !need || random(4) > 0) return undefined;
  return { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) };
}

function byHand(battle: Battle, random: Random): Play | undefined {
  if (battle.agenda.length > 0 || random(6) > 0) return undefined;
  const units = Object.values(battle.units).filter(({ fate, present }) => fate === 'good' && present);
  const unit = units[random(units.length)];
  return unit && { do: 'set', what: 'unit', id: unit.id, set: { disordered: !unit.disordered } };
}

/** Goes back over a few deeds, and sometimes thinks better of it. */
function wavering(journal: WholeJournal, random: Random): WholeJournal {
  if (random(12) > 0) return journal;
  let below = journal.top;
  for (let back = 1 + random(4); back > 0 && below.below?.deed && below.below.below; back -= 1) below = below.below;
  const undone = below === journal.top ? null : undoTo(journal, below.seq, stamp);
  if (!undone) return journal;
  return random(4) === 0 ? (redo(undone, stamp) ?? undone) : undone;
}

function played(journal: WholeJournal, seed: Seed, random: Random): WholeJournal {
  const battle = journal.state;
  if (!battle) throw new Error('It has not begun.');
  const play = ownEntry(battle, random) ?? byHand(battle, random) ?? pick(battle, random);
  const ruled = judge(nbc, battle, { actor: 'both', play }, (topic) => chanceOf(seed, topic));
  if (!ruled.ok) throw new Error(`offered ${JSON.stringify(play)}, refused: ${JSON.stringify(ruled.why)}`);
  return append(journal, { play, events: ruled.events, ...stamp });
}

const headerOf = (id: string, seed: Seed, added: readonly string[]): Header => ({
  id,
  schema: SCHEMA,
  title: `Battle ${id}`,
  seal: sealOf(seed),
  startedAt: stamp.at,
  rules: RULES,
  ...withAdded(added),
});

const value = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

const told = ({ events }: Deed<Event>) => events.some((event) => event.type === 'logged' && event.line.byHand);
const thrown = ({ events }: Deed<Event>) => events.some((event) => event.type === 'rolled' && event.roll.own);

const sealed = ({ events }: Deed<Event>) => events.some((event) => event.type === 'rolled' && !event.roll.own);

/** Throws of the app, own dice and hand edits in effect, and a throw that was undone. */
function hasAll(journal: WholeJournal): boolean {
  const deeds = inEffect(journal).slice(1);
  const { a, b } = allUndone(journal.entries);
  return [told, thrown, sealed].every((kind) => deeds.some(kind)) && a + b > 0;
}

/** Plays on for so long, and until it has something of everything; each play and each undo is written by itself. */
async function playOn(store: Store<Event>, from: WholeJournal, seed: Seed, plays: number, random: Random) {
  let journal = from;
  const kept = chanceSeed(journal.header, seed);
  for (let n = 0; n < plays || (n < 60 * plays && !hasAll(journal)); n += 1) {
    const next = played(wavering(journal, random), kept, random);
    const fresh = next.entries.slice(journal.entries.length);
    value(await store.appendEntries(next.header.id, fresh, journal.head, null));
    journal = next;
  }
  if (!hasAll(journal)) throw new Error('It has not something of everything.');
  return journal;
}

async function readBack(store: Store<Event>, id: string): Promise<Stored> {
  const read = value(await store.loadBattle(id, payload));
  if (read.damage) throw new Error(JSON.stringify(read.damage));
  return { record: read.record, text: makeFile(read.record) };
}

async function begun(store: Store<Event>, header: Header, seed: Seed, play: { do: string }, events: readonly Event[]) {
  const journal = append(begin(header, machine), { play, events, ...stamp });
  const summary = journal.state && summaryOf(journal.state);
  value(await store.importBattle({ header, seed, entries: journal.entries }, summary));
  return journal;
}

/** Battle number `n` and the copy in which it goes on; every second with words of both sides under the seal. */
export async function storedBattle(n: number, plays: number): Promise<StoredBattle> {
  const random = randomOf(n + 1);
  const store = storeOn(openDisk({ name: `b${n}`, schema: SCHEMA, indexedDB: new IDBFactory(), IDBKeyRange }), payload);
  try {
    const [seed, other] = [seedFrom(n), seedFrom(n + 0x01000000)];
    const header = headerOf(`b${n}`, seed, n % 2 === 0 ? ['', ''] : [`red ${n}`, '4 1 6']);
    const rulings: Setup['rulings'] = n % 4 === 0 ? { qcDraw: 'noReplaceToEnd' } : {};
    const first = beginBattle(small(), { ...SETUP, rulings }, header.seal);
    const whole = await playOn(store, await begun(store, header, seed, { do: 'begin' }, first), seed, plays, random);
    const mine = headerOf(`c${n}`, other, addedTo(header));
    const from = { id: header.id, seq: whole.entries.length, why: 'revealed' } as const;
    const all = inEffect(whole).flatMap((deed) => deed.events);
    const copy = await begun(store, mine, other, { do: 'branch' }, branchBattle(all, mine.seal, from));
    await playOn(store, copy, other, plays >> 1, random);
    return { ...(await readBack(store, header.id)), copy: await readBack(store, mine.id) };
  } finally {
    store.close();
  }
}

// ---- the forger ------------------------------------------------------------------------------------------------------

/** The chain made sound again over what was changed. */
export function chained(header: Header, entries: readonly Entry<Event>[]): Entry<Event>[] {
  let prev = headerHash(header);
  return entries.map((entry) => {
    const next = { ...entry, prev };
    prev = hashOf(next);
    return { ...next, hash: prev };
  });
}

export interface Forged {
  readonly text: string;
  /** The entry that was changed; undefined where it is the opening. */
  readonly seq?: number;
}

const withEvents = (record: Record, seq: number, events: readonly Event[]): Forged => {
  const entries = record.entries.map((entry) =>
    entry.seq === seq && entry.kind === 'deed' ? { ...entry, events } : entry,
  );
  return { seq, text: makeFile({ ...record, entries: chained(record.header, entries) }) };
};

/** The deeds after the first of which this holds. */
const deedsWith = ({ entries }: Record, which: (event: Event) => boolean): readonly Deed<Event>[] =>
  entries.filter((entry): entry is Deed<Event> => entry.kind === 'deed' && entry.seq > 1 && entry.events.some(which));

const isSealed = (event: Event): boolean => event.type === 'rolled' && !event.roll.own;

/** A unit broken by one more event. */
function forgedEvent(record: Record, random: Random): Forged | null {
  const deeds = deedsWith(record, () => true);
  const deed = deeds[random(deeds.length)];
  const [first] = record.entries;
  const begin = first?.kind === 'deed' ? first.events.find((event) => event.type === 'begun') : undefined;
  const unit = begin?.type === 'begun' ? begin.units[random(begin.units.length)] : undefined;
  if (!deed || !unit) return null;
  return withEvents(record, deed.seq, [...deed.events, { type: 'unit', unit: unit.id, set: { shaken: !unit.shaken } }]);
}

/** The cards that are out of a pack, others than were drawn. */
function stackedPack(record: Record, random: Random): Forged | null {
  const deeds = deedsWith(record, ({ type }) => type === 'pack');
  const deed = deeds[random(Math.max(1, deeds.length))];
  if (!deed) return null;
  return withEvents(
    record,
    deed.seq,
    deed.events.map((event) =>
      event.type === 'pack'
        ? { ...event, state: { out: [...event.state.out, event.state.out.includes(7) ? 8 : 7] } }
        : event,
    ),
  );
}

/** Another seed under a seal of its own, in the header and in the beginning. */
function otherSeed(record: Record): Forged | null {
  if (deedsWith(record, isSealed).length < 4) return null;
  const seed = seedFrom(FORGED);
  const seal = sealOf(seed);
  const header = { ...record.header, seal };
  const entries = record.entries.map((entry, i) =>
    i === 0 && entry.kind === 'deed'
      ? {
          ...entry,
          events: entry.events.map((event) =>
            event.type === 'branched' ||
            (event.type === 'begun' && !entry.events.some(({ type }) => type === 'branched'))
              ? { ...event, seal }
              : event,
          ),
        }
      : entry,
  );
  return { text: makeFile({ header, seed, entries: chained(header, entries) }) };
}

const turned = (face: number): number => (face % 6) + 1;

function turnedThing(thing: Extract<Event, { type: 'rolled' }>['roll']['thing']) {
  if ('pot' in thing && 'white' in thing.pot) return { pot: { ...thing.pot, red: turned(thing.pot.red) } };
  if ('dice' in thing) return { dice: thing.dice.map((face, i) => (i === 0 ? turned(face) : face)) };
  if ('card' in thing) return { card: thing.card === 1 ? 2 : 1 };
  return null;
}

/** One die or card that fell otherwise. */
function otherThrow(record: Record, random: Random): Forged | null {
  const deeds = deedsWith(record, isSealed);
  const deed = deeds[random(Math.max(1, deeds.length))];
  if (!deed) return null;
  const at = deed.events.findIndex(isSealed);
  const events = deed.events.map((event, i) =>
    i === at && event.type === 'rolled'
      ? ({ ...event, roll: { ...event.roll, thing: turnedThing(event.roll.thing) } } as Event)
      : event,
  );
  return withEvents(record, deed.seq, events);
}

/** The seed alone, as one who does not know what a seal is would do it. */
const bareSeed = (record: Record): Forged => ({ text: makeFile({ ...record, seed: seedFrom(FORGED) }) });

/** A line changed and nothing else. */
function bareLine(record: Record, random: Random): Forged {
  const seq = 2 + random(record.entries.length - 1);
  const entries = record.entries.map((entry) =>
    entry.seq === seq ? { ...entry, by: entry.by === 'a' ? 'b' : 'a' } : entry,
  );
  return { seq, text: makeFile({ ...record, entries }) };
}

export const FORGERS = {
  event: forgedEvent,
  pack: stackedPack,
  seed: otherSeed,
  throw: otherThrow,
  bareSeed,
  line: bareLine,
} as const;
