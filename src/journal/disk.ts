/**
 * Reads and writes the database without understanding a battle. Every change is one transaction and is confirmed only
 * after its commit. Nothing is deleted unless asked, and nothing is repaired: unreadable rows are reported and left
 * alone.
 */

import { settled } from '../engine/canonical.ts';
import { type Said, say } from '../engine/message.ts';
import { type Header, headerSchema } from './header.ts';
import {
  type BattleRow,
  BLOCKED,
  type Connection,
  connect,
  type Exported,
  type HeadRow,
  type StoredScenario,
} from './tables.ts';

export type { Exported, StoredScenario };

export type StoreFault =
  | 'moved-on'
  | 'full'
  | 'gone'
  | 'exists'
  | 'newer'
  | 'damaged'
  /** The browser ended the transaction before it was committed. */
  | 'aborted'
  /** Another tab holds an older version of the database open. */
  | 'blocked'
  /** The browser gives this page no database, as in some private windows. */
  | 'refused'
  | 'failed';

export interface StoreProblem {
  readonly ok: false;
  readonly problem: StoreFault;
  /** What happened, what is safe, and what to do. */
  readonly said: Said;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | StoreProblem;

/** A battle on the home screen. */
export interface BattleLine {
  readonly id: string;
  /** Null if it cannot be read. */
  readonly header: Header | null;
  readonly count: number;
  /** The caller's last summary of the battle. */
  readonly summary: unknown;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
  readonly lastExport?: Exported;
  /** Why the battle cannot be opened. */
  readonly trouble?: StoreProblem;
}

/** What needs no understanding of a battle: the list of battles, settings, scenarios. */
export interface Shelf {
  listBattles(): Promise<Answer<readonly BattleLine[]>>;
  /** Undefined if it was never set. */
  getSetting(key: string): Promise<Answer<unknown>>;
  putSetting(key: string, value: unknown): Promise<Answer<null>>;
  getScenario(id: string): Promise<Answer<StoredScenario | null>>;
  listScenarios(): Promise<Answer<readonly StoredScenario[]>>;
  putScenario(scenario: StoredScenario): Promise<Answer<null>>;
  deleteScenario(id: string): Promise<Answer<null>>;
  close(): void;
}

export interface Disk {
  readonly shelf: Shelf;
  /** Reads. Runs again on a new connection if the first was lost. */
  ask<T>(work: (on: Connection) => PromiseLike<Answer<T>>): Promise<Answer<T>>;
  /** Writes. Refused if a newer version made the database. */
  change<T>(work: (on: Connection) => PromiseLike<Answer<T>>): Promise<Answer<T>>;
}

export interface DiskOptions {
  /** Name of the database. */
  readonly name: string;
  /** The newest header schema that can be opened; any if absent. */
  readonly schema?: number;
  /** The browser's own if absent. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof globalThis.IDBKeyRange;
  /** The databases of another log, for the second copy. The browser's own bucket if absent. */
  readonly second?: () => Promise<IDBFactory | undefined>;
  /** What was lost came back from the second copy after it had been shown as gone. */
  readonly onBroughtBack?: () => void;
}

export const done: Answer<null> = { ok: true, value: null };
export const trouble = (problem: StoreFault, said: Said = `store-${problem}`): StoreProblem => ({
  ok: false,
  problem,
  said,
});

const PART_LOST = trouble('damaged', 'store-part-lost');

/** The ids of the records that have entries, found by jumping from one to the next. */
async function withEntries({ entries }: Connection): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after = ''; ; ) {
    const [key] = await entries.where('[battle+seq]').above([after, []]).limit(1).primaryKeys();
    if (!key) return found;
    [after] = key;
    found.push(after);
  }
}

/** The names of an error and of all errors it wraps. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const name = 'name' in error && typeof error.name === 'string' ? [error.name] : [];
  // When many rows are written at once, the first one's error says what went wrong.
  const rows: readonly unknown[] = 'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  const inside = ['inner' in error ? error.inner : null, ...rows.slice(0, 1)];
  return [...name, ...inside.flatMap((one) => namesOf(one, depth + 1))];
}

/** Which error names mean which fault, the likeliest first. */
const TOLD: readonly (readonly [StoreFault, ...string[]])[] = [
  ['full', 'QuotaExceededError'],
  ['newer', 'VersionError'],
  ['blocked', BLOCKED],
  ['refused', 'SecurityError', 'NotAllowedError', 'NotSupportedError', 'MissingAPIError'],
  ['aborted', 'AbortError'],
];

function whatWentWrong(error: unknown): StoreProblem {
  const names = namesOf(error);
  const told = TOLD.find(([, ...known]) => known.some((name) => names.includes(name)));
  if (told) return trouble(told[0]);
  return trouble('failed', say('store-failed-why', { why: names.at(-1) ?? String(error) }));
}

/** WebKit drops the connections of background pages, and its storage process may die during a transaction. */
const LOST = [
  'DatabaseClosedError',
  'OpenFailedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TransactionInactiveError',
];
const isLost = (error: unknown): boolean => {
  const names = namesOf(error);
  return !names.includes('QuotaExceededError') && names.some((name) => LOST.includes(name));
};

async function connected(
  { indexedDB = globalThis.indexedDB, IDBKeyRange = globalThis.IDBKeyRange, ...options }: DiskOptions,
  onBlocked: () => void,
) {
  if (!indexedDB) throw new DOMException('', 'NotSupportedError');
  return connect({ ...options, indexedDB, IDBKeyRange, onBlocked });
}

/**
 * `open` takes as long as it takes; `blocked` fails as soon as another tab is in the way, so that nobody has to wait.
 */
interface Connecting {
  readonly open: Promise<Connection>;
  readonly blocked: Promise<never>;
}

function begin(options: DiskOptions): Connecting {
  let tell = () => {};
  const blocked = new Promise<never>((_, reject) => {
    tell = () => reject(new DOMException('', BLOCKED));
  });
  blocked.catch(() => undefined);
  return { open: connected(options, () => tell()), blocked };
}

/** Opens on the first question, and again whenever the connection was closed. */
export function openDisk(options: DiskOptions): Disk {
  const { schema = Number.MAX_SAFE_INTEGER } = options;
  let connecting: Connecting | null = null;

  function close(): void {
    connecting?.open.then(
      ({ db, second }) => {
        db.close();
        second.close();
      },
      () => undefined,
    );
    connecting = null;
  }

  /** Runs `work`, and once more on a new connection if the first was lost. */
  async function ask<T>(
    work: (on: Connection) => PromiseLike<Answer<T>>,
    changes = false,
    again = false,
  ): Promise<Answer<T>> {
    connecting ??= begin(options);
    const mine = connecting;
    let on: Connection | null = null;
    try {
      on = await Promise.race([mine.open, mine.blocked]);
      if (!changes) return await work(on);
      if (on.newer) return trouble('newer');
      await on.second.ready();
      const answer = await work(on);
      await on.second.ready();
      return answer;
    } catch (error) {
      const lost = isLost(error);
      // A second try would queue behind the first and hear nothing.
      const waits = namesOf(error).includes(BLOCKED);
      if (connecting === mine && !waits && (lost || on === null)) close();
      if (lost && !again) return ask(work, changes, true);
      return on?.newer && !lost ? trouble('newer') : whatWentWrong(error);
    }
  }

  const change = <T>(work: (on: Connection) => PromiseLike<Answer<T>>) => ask(work, true);

  const get = <T>(work: (on: Connection) => PromiseLike<T>): Promise<Answer<T>> =>
    ask(async (on) => ({ ok: true, value: await work(on) }));
  const put = (work: (on: Connection) => PromiseLike<unknown>): Promise<Answer<null>> =>
    change(async (on) => {
      await work(on);
      return done;
    });

  function lineOf(id: string, battle: BattleRow | undefined, head: HeadRow | undefined): BattleLine {
    const read = headerSchema.safeParse(battle?.header);
    const header = read.success ? (battle?.header ?? null) : null;
    const why = header && header.schema > schema ? trouble('newer') : !header || !head ? PART_LOST : null;
    return {
      id,
      header,
      count: head?.count ?? 0,
      summary: head?.summary ?? null,
      played: head?.played ?? header?.startedAt ?? 0,
      ...(head?.lastExport && { lastExport: head.lastExport }),
      ...(why && { trouble: why }),
    };
  }

  const shelf: Shelf = {
    listBattles: () =>
      ask(async (on) => {
        const [battles, heads, others] = await on.db.transaction('r', [on.battles, on.heads, on.entries], () =>
          Promise.all([on.battles.toArray(), on.heads.toArray(), withEntries(on)]),
        );
        const starts = new Map(battles.map((row) => [row.id, row]));
        const ends = new Map(heads.map((row) => [row.id, row]));
        const ids = new Set([...starts.keys(), ...ends.keys(), ...others]);
        return { ok: true, value: [...ids].map((id) => lineOf(id, starts.get(id), ends.get(id))) };
      }),

    getSetting: (key) => get(async (on) => (await on.settings.get(key))?.value),
    putSetting: (key, value) => put((on) => on.settings.put(settled({ key, value }))),

    getScenario: (id) => get(async (on) => (await on.scenarios.get(id)) ?? null),
    listScenarios: () => get((on) => on.scenarios.toArray()),
    putScenario: (scenario) => put((on) => on.scenarios.put(settled(scenario))),
    deleteScenario: (id) => put((on) => on.scenarios.delete(id)),

    close,
  };
  return { shelf, ask: (work) => ask(work), change };
}
