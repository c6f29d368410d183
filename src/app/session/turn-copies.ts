/** The open battle is copied when a turn has begun, beside its record: on this phone, for this phone. */
import { computed } from '@preact/signals';
import { openCopies } from '../../journal/kept-copies.ts';
import { whenIdle } from '../idle.ts';
import { battle, openId, wholeRecord } from './battle-session.ts';
import { store } from './battles.ts';
import { deviceKey, lockSeed } from './device-key.ts';
import { fileOf } from './record-files.ts';
import { NAME } from './store-name.ts';

export const copies = openCopies({ name: `${NAME}-copies` });

/**
 * Copies the open battle as it stands, once a turn; `anew`: the turn has just begun, so that a copy from before an undo gives
 * way. Whatever goes wrong here takes nothing from the record, and says nothing.
 */
async function copyNow(anew: boolean): Promise<void> {
  const id = openId.value;
  const now = battle.value;
  if (id === null || !now) return;
  if (!anew && (await copies.has(id, now.turn))) return;
  const record = await wholeRecord();
  if (!record || openId.value !== id) return;
  const { header, entries } = record;
  // The seed of a battle that goes on is for this phone alone, here as in any file.
  const seed = now.ended ? record.seed : await lockSeed(record.seed, header);
  const text = await (await fileOf({ header, entries, seed })).text();
  const listed = await store.listBattles();
  const here = new Set(listed.ok ? listed.value.map((line) => line.id) : [id]);
  const line = { of: id, turn: now.turn, title: header.title, seq: entries.length, made: Date.now() };
  await copies.keep(line, text, here);
}

/** The turn of this battle as long as it is open. */
const turnOf = (id: string) => computed(() => (openId.value === id ? battle.value?.turn : undefined));

/** Makes the key that files need, and copies this battle now and as each turn begins, until it is closed. */
export async function keepWell(id: string): Promise<void> {
  let first = true;
  const turn = turnOf(id);
  const stop = turn.subscribe((now) => {
    // It is not open yet, or no longer.
    if (now === undefined) return first ? undefined : void setTimeout(() => stop());
    const anew = !first;
    first = false;
    whenIdle(() => copyNow(anew).catch(() => undefined));
  });
  await deviceKey();
}
