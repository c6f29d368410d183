/**
 * The table whose seats are under lock, as the screens know it: which seat is open, what lies on its desk, and what it may
 * seal and show.
 */
import { computed, effect, signal } from '@preact/signals';
import type { Battle, Sealed } from '../../battlefield/battle.ts';
import type { Play } from '../../battlefield/plays.ts';
import { type Paper, papersOf, type Read, readPaper, writePaper } from '../../battlefield/under-lock/papers.ts';
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

/** A seat of the battle on the screen with its key. */
const named = (name: string): NamedSeat | undefined => {
  const open = keysNow()[name];
  return open === undefined ? undefined : { seat: name, public: open };
};

/** The seats there are, the umpire's last. */
export const seatsOf = ({ keys = {} }: Pick<Battle, 'keys'>): readonly string[] =>
  Object.keys(keys).sort(
    (one, other) => Number(one === 'umpire') - Number(other === 'umpire') || (one < other ? -1 : 1),
  );

/** The seat that is open: the screen is for its eyes. */
export const openSeat = computed(() => locks.open.value?.seat ?? null);

// ---- what lies on the desk -------------------------------------------------------------------------------------------

/** What a seat has read already: a box is opened once. */
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

effect(() => {
  const open = locks.open.value;
  const sealed = battle.value?.sealed;
  if (!open || !sealed) {
    read.value = null;
    return;
  }
  void readAll(open, sealed).then((all) => {
    if (locks.open.value === open && battle.value?.sealed === sealed) read.value = all;
  });
});

/** Each paper that the open seat may read. */
export const reads = computed(() => read.value);

/** What lies on the desk of the seat that is open; null while none is, or its boxes are being opened. */
export const papers = computed(() => read.value && papersOf(read.value));

/** When the battle is over the scenario comes back to the shelf whole, as soon as somebody is there who may read all. */
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

/** A seat that closes, for whatever reason, is closed altogether. */
effect(() => {
  if (seat.value === 'both' && locks.open.peek()) closeSeat();
});
effect(() => {
  if (battle.value === null && locks.open.peek()) closeSeat();
});

/** Opens a seat by its PIN; the umpire can read that it was, and each try that failed. */
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

export const changePin = (name: string, old: string, pin: string): Promise<Tried> => {
  const of = named(name);
  return of ? locks.changePin(of, old, pin, named('umpire')) : Promise.resolve({ ok: false, why: 'none' });
};

/** The umpire, whose seat is open, sets a new PIN for another. */
export const resetPin = async (name: string, pin: string): Promise<boolean> => {
  const of = named(name);
  return of ? locks.resetPin(of, pin) : false;
};

/** Each opening of a seat and each wrong PIN, as the umpire, whose seat is open, may read them; the newest last. */
export async function openings(): Promise<readonly Telling[]> {
  const all = await Promise.all(
    Object.keys(keysNow())
      .flatMap((name) => named(name) ?? [])
      .map(locks.toldOf),
  );
  return all.flat().sort((one, other) => one.at - other.at);
}

/** Lets the umpire, where there is one, read what was asked of a seat and what it answered. */
export async function tellUmpire(of: string, seat: string, what: Telling['what']): Promise<void> {
  const [asked, umpire] = [named(of), named('umpire')];
  if (asked && umpire) await locks.tell(asked, seat, what, umpire);
}

// ---- sealing and showing ---------------------------------------------------------------------------------------------

/** Seals a paper for some seats, in the name of the seat that is open. */
export async function sealPaper(paper: Paper, seats: readonly string[]): Promise<boolean> {
  const by = openSeat.value;
  if (by === null) return false;
  const publics = Object.fromEntries(Object.entries(keysNow()).filter(([name]) => seats.includes(name)));
  return act({ do: 'seal', by, envelope: await sealedFor(publics, writePaper(paper)) });
}

/** For the umpire alone. */
export const sealForUmpire = (paper: Paper): Promise<boolean> => sealPaper(paper, ['umpire']);
/** For a seat and the umpire. */
export const sealFor = (name: string, paper: Paper): Promise<boolean> => sealPaper(paper, [name, 'umpire']);

/** The play that shows what is sealed under a number, from the desk of the seat that is open. */
export const unsealing = (one: Pick<Read, 'number' | 'opening'>): Play => ({
  do: 'unseal',
  sealed: one.number,
  ...one.opening,
});

/** Shows what is sealed to everybody: an order is in force, those nobody knew of are on the table. */
export const unseal = (one: Pick<Read, 'number' | 'opening'>): Promise<boolean> => act(unsealing(one));
