/** The seats of a campaign under lock, as its pages know them: which one is open, and what opens it. */
import { effect } from '@preact/signals';
import type { Campaign, Setup } from '../../../campaign/empires-in-arms/campaign.ts';
import { isSeat, type Seated } from '../../../campaign/empires-in-arms/seats.ts';
import type { Power } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { type Opening, openingIn, saltOf, sealFor, wordsOf } from '../../../engine/sealed.ts';
import { store } from '../../session/battles.ts';
import { makeLockedFile } from '../../session/locked-file.ts';
import { locksFor, type Pins } from '../../session/new-locks.ts';
import type { Begun } from '../../session/new-record.ts';
import type { Instead } from '../../session/record-files.ts';
import { boxFor, readBox, type SeatLock } from '../../session/seat-keys.ts';
import { createLocks, type NamedSeat, type Telling, type Tried } from '../../session/seat-locks.ts';
import { seatFile } from './seat-file.ts';
import { newCampaign, seat, session, tables } from './session.ts';
import { KEEPER, newTable } from './table-key.ts';

const locks = createLocks(store);

const named = ({ locked }: Campaign, name: string): NamedSeat | undefined => {
  const open = locked?.keys[name];
  return open === undefined ? undefined : { seat: name, public: open };
};

/** A seat that is covered again, for whatever reason, is closed altogether. */
effect(() => {
  if (seat.value === 'table' && locks.open.peek()) locks.close();
});

/** Tells the keeper what was asked of a seat, and how it answered. */
export async function tellKeeper(of: string, asks: string, what: Telling['what']): Promise<void> {
  const state = session.state.value;
  const [asked, keeper] = [state && named(state, of), state && named(state, KEEPER)];
  if (asked && keeper) await locks.tell(asked, asks, what, keeper);
}

/** Each opening, each wrong PIN, each request and its answer, for the keeper with his seat open; newest first. */
export async function tellings(state: Campaign): Promise<readonly Telling[]> {
  const seats = Object.keys(state.locked?.keys ?? {}).flatMap((name) => named(state, name) ?? []);
  const all = await Promise.all(seats.map(locks.toldOf));
  return all.flat().sort((one, other) => other.at - one.at);
}

/** Opens a seat by its figures; the keeper can read that it was, and each try that failed. */
export async function tryPin(state: Campaign, name: string, pin: string): Promise<Tried> {
  const of = named(state, name);
  if (!of || !isSeat(name)) return { ok: false, why: 'none' };
  const came = await locks.tryPin(of, pin, named(state, KEEPER));
  if (came.ok) seat.value = name;
  return came;
}

/** When the wait of a seat ends, by the page's own time. */
export const waitOf = (state: Campaign, name: string): Promise<number> => {
  const of = named(state, name);
  return of ? locks.waitOf(of) : Promise.resolve(0);
};

/** The keeper's figures, on a device that has not read this table yet; then it is opened again, and read. */
export async function readHere(state: Campaign, pin: string): Promise<Tried> {
  const came = await tryPin(state, KEEPER, pin);
  const [id, open] = [session.openId.value, locks.open.value];
  if (!came.ok || !state.locked || !open || id === null) return came;
  const done = await tables.takeOut(state.locked, open.key);
  session.close();
  await session.open(id);
  return done ? came : { ok: false, why: 'disk' };
}

/** Seals a text for the seat that is open: its words go with the seal, and only its own figures open them. */
export async function sealUnderLock({ locked }: Campaign, power: Power, text: string) {
  const opening: Opening = { salt: saltOf(crypto.getRandomValues(new Uint8Array(16))), text };
  const box = await boxFor({ [power]: locked?.keys[power] ?? '' }, wordsOf(opening));
  return { seal: sealFor(opening), box };
}

/** The words of a seal, where the seat that is open may read them. */
export async function wordsUnderLock(entry: {
  readonly seal: string;
  readonly box?: Parameters<typeof readBox>[2] | undefined;
}): Promise<Opening | null> {
  const open = locks.open.value;
  const words = open && entry.box ? await readBox(open.seat, open.key, entry.box) : null;
  const opening = words === null ? undefined : openingIn(words);
  return opening && sealFor(opening) === entry.seal ? opening : null;
}

/** Begins a campaign whose seats open by their figures: the locks lie on the disk before it does. */
export async function beginLocked(setup: Setup, pins: Pins): Promise<Begun> {
  const made = await locksFor(pins);
  const { locked, secret } = await newTable(
    Object.fromEntries(Object.entries(made).map(([name, lock]) => [name, lock.public])),
  );
  for (const lock of Object.values(made)) if (!(await locks.keep(lock))) return { ok: false, said: 'seats-not-kept' };
  if (!(await tables.keep(locked, secret))) return { ok: false, said: 'seats-not-kept' };
  return newCampaign({ ...setup, locked });
}

const nameOf = (title: string, seated: Seated, ending: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}${seated === 'table' ? '' : `-${seated}`}.${ending}`;

/** What goes out of a campaign under lock: what the seat that is open may see, or the whole, which the keeper opens. */
export async function fileUnderLock(state: Campaign, record: string): Promise<Instead | null> {
  if (!state.locked) return null;
  const held = seat.value;
  if (held !== 'table' && held !== 'umpire') {
    const [whole, kept] = [await session.whole(), await session.wholeRecord()];
    const text = whole && kept && (await seatFile(whole, held, kept.seed));
    return text ? { name: nameOf(state.title, held, 'html'), text, whole: false } : null;
  }
  const all: Record<string, SeatLock> = {};
  for (const [name, open] of Object.entries(state.locked.keys)) {
    const kept = await locks.lockOf(open);
    if (kept) all[name] = kept.lock;
  }
  const keeper = all[KEEPER];
  const openers: Record<string, SeatLock> = keeper ? { [KEEPER]: keeper } : {};
  const text = await makeLockedFile(state.title, record, openers, Object.values(all), 'campaign');
  return { name: nameOf(state.title, 'table', 'locked.scovell.json'), text, whole: true };
}
