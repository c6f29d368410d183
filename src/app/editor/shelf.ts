/** The shelf of own scenarios: read, and put there. Every answer says whether it is on the disk. */
import type { Said } from '../../engine/message.ts';
import { copyUnder, type Draft, isSame, readDraft } from '../../scenarios/draft.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { store } from '../session/battles.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { problemsSaid } from '../spoken.ts';

export type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

export const refuse = (said: Said): Done<never> => ({ ok: false, sentence: speak(said) });

/** What the armies of a kept scenario were read from. */
export async function originOf(id: string): Promise<unknown> {
  const kept = await store.getScenario(id);
  return kept.ok ? kept.value?.origin : undefined;
}

export async function put(draft: Draft, origin?: unknown): Promise<Done<string>> {
  const from = origin !== undefined && { origin };
  const done = await store.putScenario({ id: draft.id, updated: Date.now(), data: draft, ...from });
  return done.ok ? { ok: true, value: draft.id } : refuse(done.said);
}

/** One that is kept, or one that comes with the game. */
export async function getScenario(id: string): Promise<Done<Draft>> {
  if (await isUnderLock(id)) return refuse('scenario-under-lock');
  const shelved = SHELF.find((entry) => entry.id === id);
  if (shelved)
    return shelved.load().then(
      (value) => ({ ok: true, value }),
      () => refuse('scenario-not-fetched'),
    );
  const kept = await store.getScenario(id);
  if (!kept.ok) return refuse(kept.said);
  if (!kept.value) return refuse('scenario-not-here');
  const read = readDraft(kept.value.data);
  return read.ok ? { ok: true, value: { ...read.draft, id } } : { ok: false, sentence: problemsSaid(read.problems) };
}

/** How one that comes in stands to the shelf. */
export type Standing = 'new' | 'same' | 'differs';

export async function standing(draft: Draft): Promise<Done<Standing>> {
  if (SHELF.some(({ id }) => id === draft.id)) {
    const ours = await getScenario(draft.id);
    return ours.ok ? { ok: true, value: isSame(ours.value, draft) ? 'same' : 'differs' } : ours;
  }
  const kept = await store.getScenario(draft.id);
  if (!kept.ok) return refuse(kept.said);
  if (!kept.value) return { ok: true, value: 'new' };
  const read = readDraft(kept.value.data);
  return { ok: true, value: read.ok && isSame(read.draft, draft) ? 'same' : 'differs' };
}

/** Puts one that was made here on the shelf, numbered where another state of it lies there: no work is written over. */
export async function putBeside(draft: Draft): Promise<Done<string>> {
  let mine = draft;
  for (let n = 2; ; n++) {
    const how = await standing(mine);
    if (!how.ok) return how;
    if (how.value === 'new') return put(mine);
    if (how.value === 'same') return { ok: true, value: mine.id };
    mine = copyUnder(draft, `${draft.id.slice(0, 60)}-${n}`, `${draft.title.slice(0, 110)} (${n})`);
  }
}
