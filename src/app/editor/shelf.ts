/** The shelf of the user's scenarios: reading and saving. Every answer says whether it is on disk. */
import type { Said } from '../../engine/message.ts';
import { copyUnder, type Draft, isSame, readDraft } from '../../scenarios/draft.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { store } from '../session/battles.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { problemsSaid } from '../spoken.ts';

export type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

export const refuse = (said: Said): Done<never> => ({ ok: false, sentence: speak(said) });

/** The text a stored scenario's armies were read from. */
export async function originOf(id: string): Promise<unknown> {
  const kept = await store.getScenario(id);
  return kept.ok ? kept.value?.origin : undefined;
}

export async function put(draft: Draft, origin?: unknown): Promise<Done<string>> {
  const from = origin !== undefined && { origin };
  const done = await store.putScenario({ id: draft.id, updated: Date.now(), data: draft, ...from });
  return done.ok ? { ok: true, value: draft.id } : refuse(done.said);
}

/** A stored or built-in scenario. */
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

/** How an imported scenario relates to the shelf. */
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

/** Puts a scenario made here on the shelf, with a number if a different one is there: nothing is overwritten. */
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
