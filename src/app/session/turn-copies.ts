/** Copies the open record when a turn begins. The copies stay on this phone. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { type BattleRecord, type FileContent, makeFile } from '../../journal/file.ts';
import { openCopies } from '../../journal/kept-copies.ts';
import { type Packed, pack } from '../../journal/packing.ts';
import { whenIdle } from '../idle.ts';
import { store } from './battles.ts';
import { deviceKey, lockSeed } from './device-key.ts';
import { packedAway } from './records-away.ts';
import { NAME } from './store-name.ts';

export const copies = openCopies({ name: `${NAME}-copies` });

/** The record to copy: the open one as stored, so that what is hidden there stays hidden. */
export interface Copied<State> {
  readonly session: {
    readonly openId: ReadonlySignal<string | null>;
    readonly state: ReadonlySignal<State | null>;
    wholeRecord(): Promise<BattleRecord<unknown> | null>;
  };
  /** The game of a campaign; absent for a battle. */
  readonly game?: string;
  /** The current turn or month. */
  readonly turnOf: (state: State) => number;
  /** Whether the record is over. Its copy then holds the seed in clear, like its file. */
  readonly isOver: (state: State) => boolean;
}

/** Packed in a worker, or on the page if none is available. */
async function packedOf(content: FileContent): Promise<Packed> {
  try {
    return await packedAway(content);
  } catch {
    return pack(new Blob([makeFile(content)]));
  }
}

/**
 * Copies the open record once a turn. `anew`: the turn has just begun, so this replaces a copy from before an undo.
 * Errors are ignored and leave the record untouched.
 */
async function copyNow<State>(
  { session: { openId, state, wholeRecord }, game, turnOf, isOver }: Copied<State>,
  anew: boolean,
): Promise<void> {
  const id = openId.value;
  const now = state.value;
  if (id === null || !now) return;
  const turn = turnOf(now);
  if (!anew && (await copies.has(id, turn))) return;
  const record = await wholeRecord();
  if (!record || openId.value !== id) return;
  const { header, entries } = record;
  // The seed of a running record is for this phone only, as in any file.
  const seed = isOver(now) ? record.seed : await lockSeed(record.seed, header);
  const content = await packedOf({ header, entries, seed });
  const listed = await store.listBattles();
  const here = new Set(listed.ok ? listed.value.map((line) => line.id) : [id]);
  const line = { of: id, ...(game !== undefined && { game }), turn, title: header.title };
  await copies.keep({ ...line, seq: entries.length, made: Date.now() }, content, here);
}

/** Makes the key that files need, and copies this record now and at each new turn until it is closed. */
export async function keepCopies<State>(of: Copied<State>, id: string): Promise<void> {
  const { openId, state } = of.session;
  const turn = computed(() => (openId.value === id && state.value ? of.turnOf(state.value) : undefined));
  let first = true;
  const stop = turn.subscribe((now) => {
    // Not open yet, or already closed.
    if (now === undefined) return first ? undefined : void setTimeout(() => stop());
    const anew = !first;
    first = false;
    whenIdle(() => copyNow(of, anew).catch(() => undefined));
  });
  await deviceKey();
}
