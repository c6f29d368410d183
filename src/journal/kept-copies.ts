/**
 * Packed copies of a record in a database of their own: one for each turn of a battle, and each month or round of a
 * campaign. They survive damage to the record, a mistake, or a wrong tap in the settings. Older copies are thinned out.
 */
import Dexie, { type Table } from 'dexie';
import { type Packed, unpack } from './packing.ts';

/** A copy without its content. */
export interface CopyLine {
  /** The record it copies. */
  readonly of: string;
  /** The game of the campaign; absent for a battle. */
  readonly game?: string;
  /** The turn that began when it was made. For a campaign by months: the month, counted from the year 0. */
  readonly turn: number;
  readonly title: string;
  /** The number of entries in it. */
  readonly seq: number;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

interface CopyRow extends CopyLine, Packed {}

export interface KeptCopies {
  /** Newest first. */
  list(): Promise<CopyLine[]>;
  /** One copy a turn: the newer of two takes the place. What is too old or too many goes. */
  keep(line: CopyLine, content: Packed, here: ReadonlySet<string>): Promise<void>;
  has(of: string, turn: number): Promise<boolean>;
  /** The file that was kept; null if it is gone. */
  read(of: string, turn: number): Promise<string | null>;
  forget(of: string, turn: number): Promise<void>;
}

/** The last 3 turns keep all copies; up to 16 turns ago every fourth stays, before that every sixteenth. */
const ALL = 3;
const FOURTH = 16;

/** Copies of a deleted record are kept for 30 days (in milliseconds). */
export const GONE_AFTER = 30 * 86_400_000;

/** Whether the copy of this turn stays, given the newest. */
export const stays = (turn: number, newest: number): boolean =>
  newest - turn < ALL || (newest - turn < FOURTH ? turn % 4 === 0 : turn % 16 === 0);

/** The copies to delete: thinned by age, and all copies of records deleted long ago. */
export function spent(lines: readonly CopyLine[], here: ReadonlySet<string>, now: number): CopyLine[] {
  const newest = new Map<string, number>();
  for (const { of, turn } of lines) newest.set(of, Math.max(turn, newest.get(of) ?? turn));
  return lines.filter(
    ({ of, turn, made }) => !stays(turn, newest.get(of) ?? turn) || (!here.has(of) && now - made > GONE_AFTER),
  );
}

export interface CopiesOptions {
  readonly name: string;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof globalThis.IDBKeyRange;
}

export function openCopies({
  name,
  indexedDB = globalThis.indexedDB,
  IDBKeyRange = globalThis.IDBKeyRange,
}: CopiesOptions): KeptCopies {
  /** Opens the database for each piece of work. It is needed once a turn and must not block another tab. */
  async function at<T>(work: (rows: Table<CopyRow, [string, number]>) => Promise<T>): Promise<T> {
    const db = new Dexie(name, { indexedDB, IDBKeyRange, autoOpen: false, cache: 'disabled' });
    db.version(1).stores({ copies: '[of+turn]' });
    await db.open();
    try {
      return await work(db.table('copies'));
    } finally {
      db.close();
    }
  }

  const lines = async (rows: Table<CopyRow, [string, number]>): Promise<CopyLine[]> => {
    const all: CopyLine[] = [];
    await rows.each(({ packed: _, bytes: __, ...line }) => all.push(line));
    return all.sort((a, b) => b.made - a.made || b.turn - a.turn);
  };

  return {
    list: () => at(lines),
    async keep(line, content, here) {
      await at(async (rows) => {
        await rows.put({ ...line, ...content });
        const gone = spent(await lines(rows), here, line.made);
        await rows.bulkDelete(gone.map(({ of, turn }): [string, number] => [of, turn]));
      });
    },
    has: (of, turn) => at(async (rows) => (await rows.where('[of+turn]').equals([of, turn]).count()) > 0),
    async read(of, turn) {
      const row = await at((rows) => rows.get([of, turn]));
      return row ? unpack(row) : null;
    },
    forget: (of, turn) => at((rows) => rows.delete([of, turn])),
  };
}
