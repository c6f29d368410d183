/**
 * A table with seats under lock, as the screens see it: which seat is open, its papers, and what it may seal and show.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Battle, Sealed } from '../../battlefield/battle.ts';
import type { Play } from '../../battlefield/plays.ts';
import {
  type Paper,
  type Papers,
  papersOf,
  type Read,
  readPaper,
  writePaper,
} from '../../battlefield/under-lock/papers.ts';
import { lockedTable } from '../../battlefield/under-lock/table.ts';
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { layTable } from '../../battlefield/under-lock.ts';
import { act, battle, commander, seat } from '../session/battle-session.ts';
import { openingOf, sealedFor } from '../session/seat-keys.ts';
import type { NamedSeat, OpenSeat, Telling, Tried } from '../session/seat-locks.ts';
import { bringBackWhole } from './kept-scenario.ts';
import { locks } from './locks.ts';

layTable(lockedTable);

const keysNow = (): Readonly<Record<string, string>> => battle.value?.keys ?? {};

/** A seat of the open battle with its key; undefined if it has none. */
const named = (name: string): NamedSeat | undefined => {
  const open = keysNow()[name];
  return open === undefined ? undefined : { seat: name, public: open };
};

/** All seats, the umpire's last. */
export const seatsOf = ({ keys = {} }: Pick<Battle, 'keys'>): readonly string[] =>
  Object.keys(keys).sort(
    (one, other) => Number(one === 'umpire') - Number(other === 'umpire') || (one < other ? -1 : 1),
  );

/** The open seat, whose view the screen shows. */
export const openSeat = computed(() => locks.open.value?.seat ?? null);

// ---- what lies on the desk -------------------------------------------------------------------------------------------

/** Papers a seat has already read, so that a box is opened only once. */
const READ = new WeakMap<OpenSeat, WeakMap<Sealed, Promise<Read | null>>>();

async function readOne({ seat: name, key }: OpenSeat, one: Sealed, number: number): Promise<Read | null> {
  const opening = one.shown ?? (await openingOf(name, key, one));
  const paper = opening && readPaper(opening.text);
  return paper ? { number, at: one.at, by: one.by, paper, opening, shown: one.shown !== undefined } : null;
}

async function readAll(open: OpenSeat, sealed: readonly Sealed[]): Promise<readonly Read[]> {
  const known = READ.get(open) ?? new WeakMap<Sealed, Promise<Read | null>>();
  READ.set(open, known);
  const all = sealed.map((one, number) => {
    const reading = known.get(one) ?? readOne(open, one, number);
    known.set(one, reading);
    return reading;
  });
  return (await Promise.all(all)).filter((read) => read !== null);
}

const read = signal<readonly Read[] | null>(null);
const laid = signal<Papers | null>(null);
// Both are laid here and not computed where they are read: what no screen asks for any more would stay in memory.
const lay = (all: readonly Read[] | null) => {
  read.value = all;
  laid.value = all && papersOf(all);
};

effect(() => {
  const open = locks.open.value;
  const sealed = battle.value?.sealed;
  if (!open || !sealed) return lay(null);
  void readAll(open, sealed).then((all) => {
    if (locks.open.value === open && battle.value?.sealed === sealed) lay(all);
  });
});

/** Each paper that the open seat may read. */
export const reads: ReadonlySignal<readonly Read[] | null> = read;

/** The papers of the open seat; null if none is open, or while its boxes are being opened. */
export const papers: ReadonlySignal<Papers | null> = laid;

/** After the battle the whole scenario returns to the shelf as soon as someone who may read all opens a seat. */
effect(() => {
  const now = battle.value;
  if (now?.keys && now.ended && locks.open.value) void bringBackWhole(now.scenario.id);
});

// ---- opening and closing ---------------------------------------------------------------------------------------------

export function closeSeat(): void {
  locks.close();
  commander.value = null;
  seat.value = 'both';
}

/** Whenever the view leaves a seat, the seat closes. */
effect(() => {
  if (seat.value === 'both' && locks.open.peek()) closeSeat();
});
effect(() => {
  if (battle.value === null && locks.open.peek()) closeSeat();
});

/** Opens a seat by its PIN. The umpire can read about it and about each failed try. */
export async function tryPin(name: string, pin: string): Promise<Tried> {
  const of = named(name);
  if (!of) return { ok: false, why: 'none' };
  const came = await locks.tryPin(of, pin, named('umpire'));
  if (!came.ok) return came;
  const { side, officer } = seatOf(name);
  commander.value = officer === undefined ? null : name;
  seat.value = side ?? 'umpire';
  return came;
}

export const waitOf = (name: string): Promise<number> => {
  const of = named(name);
  return of ? locks.waitOf(of) : Promise.resolve(0);
};

export const changePin = (name: string, old: string, pin: string): Promise<Tried> => {
  const of = named(name);
  return of ? locks.changePin(of, old, pin, named('umpire')) : Promise.resolve({ ok: false, why: 'none' });
};

/** The umpire, with his seat open, sets a new PIN for another seat. */
export const resetPin = async (name: string, pin: string): Promise<boolean> => {
  const of = named(name);
  return of ? locks.resetPin(of, pin) : false;
};

/** Each opening and each wrong PIN, for the umpire with his seat open; newest last. */
export async function openings(): Promise<readonly Telling[]> {
  const all = await Promise.all(
    Object.keys(keysNow())
      .flatMap((name) => named(name) ?? [])
      .map(locks.toldOf),
  );
  return all.flat().sort((one, other) => one.at - other.at);
}

/** Tells the umpire, if there is one, what was asked of a seat and how it answered. */
export async function tellUmpire(of: string, seat: string, what: Telling['what']): Promise<void> {
  const [asked, umpire] = [named(of), named('umpire')];
  if (asked && umpire) await locks.tell(asked, seat, what, umpire);
}

// ---- sealing and showing ---------------------------------------------------------------------------------------------

/** Seals a paper for some seats, on behalf of the open seat. */
export async function sealPaper(paper: Paper, seats: readonly string[]): Promise<boolean> {
  const by = openSeat.value;
  if (by === null) return false;
  const publics = Object.fromEntries(Object.entries(keysNow()).filter(([name]) => seats.includes(name)));
  return act({ do: 'seal', by, envelope: await sealedFor(publics, writePaper(paper)) });
}

/** Seals a paper for the umpire alone. */
export const sealForUmpire = (paper: Paper): Promise<boolean> => sealPaper(paper, ['umpire']);
/** Seals a paper for a seat and the umpire. */
export const sealFor = (name: string, paper: Paper): Promise<boolean> => sealPaper(paper, [name, 'umpire']);

/** The play that opens the seal with this number, from the open seat's desk. */
export const unsealing = (one: Pick<Read, 'number' | 'opening'>): Play => ({
  do: 'unseal',
  sealed: one.number,
  ...one.opening,
});

/** Opens a seal for everyone: an order comes into force, hidden units appear. */
export const unseal = (one: Pick<Read, 'number' | 'opening'>): Promise<boolean> => act(unsealing(one));
