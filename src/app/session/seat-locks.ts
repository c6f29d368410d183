/**
 * The seats that open by a PIN, for any game: their stored locks, the tries allowed, and the seat that is open. A try
 * is counted before it is judged, so closing the page saves none. A lock is found by its public key, since copies of a
 * record share their seats.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import * as z from 'zod/mini';
import { boxSchema } from '../../engine/envelope.ts';
import type { Answer } from '../../journal/disk.ts';
import { digestText } from '../../journal/hash.ts';
import { boxFor, changeLock, openLock, readBox, resetLock, type SeatKey, type SeatLock } from './seat-keys.ts';

/** The storage the locks need. */
export interface LockShelf {
  getSetting(key: string): Promise<Answer<unknown>>;
  putSetting(key: string, value: unknown): Promise<Answer<null>>;
}

/** A file may claim any number; each round costs time. */
const MOST_ROUNDS = 10_000_000;

export const lockSchema = z.object({
  public: z.string(),
  salt: z.string(),
  rounds: z.int().check(z.gte(1), z.lte(MOST_ROUNDS)),
  locked: z.string(),
  spare: z.optional(boxSchema),
});

/** A stored lock, with the failed tries since it was last opened. */
const keptSchema = z.object({
  lock: lockSchema,
  wrong: z.int().check(z.gte(0)),
  /** The phone's time of the last wrong try; it only tells one from another. */
  at: z._default(z.int(), 0),
  /** How much of the wait after the last wrong try has passed, in milliseconds. */
  waited: z._default(z.int().check(z.gte(0)), 0),
  /** What the umpire may read: each opening and each wrong PIN. */
  told: z.readonly(z.array(boxSchema)),
  /** What the seat had half written when it closed. */
  draft: z.optional(boxSchema),
});
export type KeptLock = Readonly<z.infer<typeof keptSchema>>;

/** After this many wrong tries only the holder of the spare key opens the seat. Without a spare key it has to wait. */
export const TRIES = 5;
/** Seconds to wait, by the number of wrong tries. */
const WAITS = [0, 0, 0, 30, 60, 300, 900] as const;
const waitAfter = (wrong: number): number => 1000 * (WAITS[Math.min(wrong, WAITS.length - 1)] ?? 900);

const nameOf = (open: string): string => `seat-${digestText(open).slice(0, 32)}`;

export type Tried =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'none' | 'disk' }
  /** `left`: tries before the seat is shut. `not`: the moment of the next try, by the page's own time. */
  | { readonly ok: false; readonly why: 'wrong'; readonly left: number | null; readonly not: number }
  | { readonly ok: false; readonly why: 'wait'; readonly not: number }
  | { readonly ok: false; readonly why: 'shut' };

/** A seat and its public key. */
export interface NamedSeat {
  readonly seat: string;
  readonly public: string;
}
export interface OpenSeat {
  readonly seat: string;
  readonly key: SeatKey;
}

/** What the umpire is told of a seat. */
export const tellingSchema = z.object({
  seat: z.string(),
  what: z.literal(['opened', 'wrong', 'shut', 'new-pin', 'asked', 'agreed', 'refused']),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type Telling = Readonly<z.infer<typeof tellingSchema>>;

export interface SeatLocks {
  /** The open seat, if any; at most one at a time. */
  readonly open: ReadonlySignal<OpenSeat | null>;
  /** Stores a new lock. */
  keep(lock: SeatLock): Promise<boolean>;
  lockOf(open: string): Promise<KeptLock | null>;
  /** Opens a seat by its PIN. `keeper`: who may read about it. */
  tryPin(seat: NamedSeat, pin: string, keeper?: NamedSeat): Promise<Tried>;
  /** Sets a new PIN, given the old one. */
  changePin(seat: NamedSeat, old: string, pin: string, keeper?: NamedSeat): Promise<Tried>;
  /** Sets a new PIN with the key of the umpire, whose seat is open. */
  resetPin(seat: NamedSeat, pin: string): Promise<boolean>;
  /** Tells the umpire what `seat` asked, and what the seat `of` answered. */
  tell(of: NamedSeat, seat: string, what: Telling['what'], keeper: NamedSeat): Promise<boolean>;
  /** What the umpire, whose seat is open, may read of a seat. */
  toldOf(seat: NamedSeat): Promise<readonly Telling[]>;
  /** The moment of the next try, by the page's own time. Stores how much of the wait has passed. */
  waitOf(seat: NamedSeat): Promise<number>;
  /** Keeps what a seat had half written when it closed, under its own key. */
  keepDraft(seat: NamedSeat, words: string | null): Promise<boolean>;
  /** What the open seat had half written. */
  draft(): Promise<string | null>;
  close(): void;
}

/**
 * A wait passes by the page's own time, which no change of the phone's clock moves, and only while a page is there. So
 * neither the clock nor a reload shortens it.
 */
export const pageTime = (): number => performance.now();

interface Locks {
  readonly shelf: LockShelf;
  readonly now: () => number;
  readonly page: () => number;
  /** When a wait ends, by lock and wrong try. */
  readonly ends: Map<string, number>;
}

async function kept({ shelf }: Locks, open: string): Promise<KeptLock | null> {
  const found = await shelf.getSetting(nameOf(open));
  const read = keptSchema.safeParse(found.ok ? found.value : null);
  return read.success && read.data.lock.public === open ? read.data : null;
}

const put = async ({ shelf }: Locks, lock: KeptLock): Promise<boolean> =>
  (await shelf.putSetting(nameOf(lock.lock.public), lock)).ok;

async function telling(
  { now }: Locks,
  seat: string,
  what: Telling['what'],
  keeper: NamedSeat | undefined,
): Promise<KeptLock['told']> {
  if (!keeper) return [];
  return [await boxFor({ [keeper.seat]: keeper.public }, JSON.stringify({ seat, what, at: now() }))];
}

/** When the wait of a lock ends: from the moment at which this page first asks, what is left of it. */
function endOf({ ends, page }: Locks, { wrong, at, waited, lock }: KeptLock): number {
  const name = `${wrong} ${at} ${lock.public}`;
  const end = ends.get(name) ?? page() + waitAfter(wrong) - waited;
  ends.set(name, end);
  return end;
}

function mayTry(locks: Locks, there: KeptLock): Tried {
  if (there.lock.spare && there.wrong >= TRIES) return { ok: false, why: 'shut' };
  const not = endOf(locks, there);
  return not > locks.page() ? { ok: false, why: 'wait', not } : { ok: true };
}

/** So much of a wait is lost at most when a page is closed. */
const STEP = 5000;

async function waitOf(locks: Locks, { public: open }: NamedSeat): Promise<number> {
  const there = await kept(locks, open);
  if (!there) return 0;
  const end = endOf(locks, there);
  const waited = Math.floor(waitAfter(there.wrong) - Math.max(0, end - locks.page()));
  if (waited >= there.waited + STEP) await put(locks, { ...there, waited });
  return end;
}

/** One try: counted, judged, reported. On success `then` gets the key. */
async function tried<T>(
  locks: Locks,
  { seat, public: open }: NamedSeat,
  keeper: NamedSeat | undefined,
  judge: (lock: SeatLock) => Promise<T | null>,
  then: (right: T, lock: KeptLock) => Promise<KeptLock>,
): Promise<Tried> {
  const there = await kept(locks, open);
  if (!there) return { ok: false, why: 'none' };
  const may = mayTry(locks, there);
  if (!may.ok) return may;
  const wrong = there.wrong + 1;
  const shut = there.lock.spare !== undefined && wrong >= TRIES;
  const counted = {
    ...there,
    wrong,
    at: locks.now(),
    waited: 0,
    told: [...there.told, ...(await telling(locks, seat, shut ? 'shut' : 'wrong', keeper))],
  };
  if (!(await put(locks, counted))) return { ok: false, why: 'disk' };
  const right = await judge(there.lock);
  if (right === null)
    return { ok: false, why: 'wrong', left: there.lock.spare ? TRIES - wrong : null, not: endOf(locks, counted) };
  const done = await then(right, { ...there, wrong: 0, waited: 0 });
  return (await put(locks, done)) ? { ok: true } : { ok: false, why: 'disk' };
}

/**
 * Runs jobs one at a time, so a lock does not change between reading and writing. Across all tabs if the browser has
 * locks; otherwise each tab counts its own tries.
 */
function queued(): <T>(work: () => Promise<T>) => Promise<T> {
  let queue: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    globalThis.navigator?.locks ? navigator.locks.request('scovell-seats', work) : work();
  return (work) => {
    const done = queue.then(() => alone(work));
    queue = done.catch(() => undefined);
    return done;
  };
}

export function createLocks(shelf: LockShelf, now: () => number = Date.now, page = pageTime): SeatLocks {
  const inTurn = queued();
  const open = signal<OpenSeat | null>(null);
  const locks: Locks = { shelf, now, page, ends: new Map() };
  const told = async (lock: KeptLock, seat: string, what: Telling['what'], keeper: NamedSeat | undefined) => ({
    ...lock,
    told: [...lock.told, ...(await telling(locks, seat, what, keeper))],
  });
  return {
    open,
    keep: (lock) => put(locks, { lock, wrong: 0, at: 0, waited: 0, told: [] }),
    lockOf: (of) => kept(locks, of),
    async tryPin(seat, pin, keeper) {
      let key: SeatKey | null = null;
      const came = await inTurn(() =>
        tried(
          locks,
          seat,
          keeper,
          (lock) => openLock(lock, pin),
          (right, lock) => {
            key = right;
            return told(lock, seat.seat, 'opened', keeper);
          },
        ),
      );
      if (came.ok && key) open.value = { seat: seat.seat, key };
      return came;
    },
    changePin: (seat, old, pin, keeper) =>
      inTurn(() =>
        tried(
          locks,
          seat,
          keeper,
          (lock) => changeLock(lock, old, pin),
          (right, lock) => told({ ...lock, lock: right }, seat.seat, 'new-pin', keeper),
        ),
      ),
    resetPin: ({ seat, public: of }, pin) =>
      inTurn(async () => {
        const holder = open.value;
        const there = await kept(locks, of);
        if (!holder || !there) return false;
        const anew = await resetLock(there.lock, holder.seat, holder.key, pin);
        if (!anew) return false;
        const keeper = { seat: holder.seat, public: holder.key.public };
        return put(locks, await told({ ...there, lock: anew, wrong: 0, waited: 0 }, seat, 'new-pin', keeper));
      }),
    tell: ({ public: of }, seat, what, keeper) =>
      inTurn(async () => {
        const there = await kept(locks, of);
        return there !== null && put(locks, await told(there, seat, what, keeper));
      }),
    async toldOf({ public: of }) {
      const holder = open.value;
      const there = holder && (await kept(locks, of));
      if (!there) return [];
      const read = await Promise.all(there.told.map((box) => readBox(holder.seat, holder.key, box)));
      return read.flatMap((words) => {
        const telling = tellingSchema.safeParse(words === null ? null : JSON.parse(words));
        return telling.success ? [telling.data] : [];
      });
    },
    waitOf: (seat) => inTurn(() => waitOf(locks, seat)),
    keepDraft: ({ seat, public: of }, words) =>
      inTurn(async () => {
        const there = await kept(locks, of);
        if (!there || (words === null && !there.draft)) return true;
        const draft = words === null ? undefined : await boxFor({ [seat]: of }, words);
        return put(locks, { ...there, draft });
      }),
    draft: () =>
      inTurn(async () => {
        const holder = open.value;
        const there = holder && (await kept(locks, holder.key.public));
        return holder && there?.draft ? readBox(holder.seat, holder.key, there.draft) : null;
      }),
    close() {
      open.value = null;
      // The engine keeps the last text in which anything was looked for: of a paper of this seat, perhaps.
      /^/.test('');
    },
  };
}
