/** The open record is copied when a turn has begun, beside its record: on this phone, for this phone. */
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

/** What is copied: the record that is open, as it lies on the disk, so that what is covered there is covered here. */
export interface Copied<State> {
  readonly session: {
    readonly openId: ReadonlySignal<string | null>;
    readonly state: ReadonlySignal<State | null>;
    wholeRecord(): Promise<BattleRecord<unknown> | null>;
  };
  /** Of a campaign its game; a battle has none. */
  readonly game?: string;
  /** The turn or month it stands in. */
  readonly turnOf: (state: State) => number;
  /** A record that is over keeps its seed in the clear, as its file does. */
  readonly isOver: (state: State) => boolean;
}

/** Away from the page; on it where no thread can be had. */
async function packedOf(content: FileContent): Promise<Packed> {
  try {
    return await packedAway(content);
  } catch {
    return pack(new Blob([makeFile(content)]));
  }
}

/**
 * Copies the open record as it stands, once a turn; `anew`: the turn has just begun, so that a copy from before an undo gives
 * way. Whatever goes wrong here takes nothing from the record, and says nothing.
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
  // The seed of one that goes on is for this phone alone, here as in any file.
  const seed = isOver(now) ? record.seed : await lockSeed(record.seed, header);
  const content = await packedOf({ header, entries, seed });
  const listed = await store.listBattles();
  const here = new Set(listed.ok ? listed.value.map((line) => line.id) : [id]);
  const line = { of: id, ...(game !== undefined && { game }), turn, title: header.title };
  await copies.keep({ ...line, seq: entries.length, made: Date.now() }, content, here);
}

/** Makes the key that files need, and copies this record now and as each turn begins, until it is closed. */
export async function keepCopies<State>(of: Copied<State>, id: string): Promise<void> {
  const { openId, state } = of.session;
  const turn = computed(() => (openId.value === id && state.value ? of.turnOf(state.value) : undefined));
  let first = true;
  const stop = turn.subscribe((now) => {
    // It is not open yet, or no longer.
    if (now === undefined) return first ? undefined : void setTimeout(() => stop());
    const anew = !first;
    first = false;
    whenIdle(() => copyNow(of, anew).catch(() => undefined));
  });
  await deviceKey();
}
