/** Manages the shelf of the user's scenarios: list, copy, import, remove. */
import { copyUnder, type Draft } from '../../scenarios/draft.ts';
import { type KeptLine, keptLine, scenarioId } from '../../scenarios/kept.ts';
import { newDraft } from '../../scenarios/new-draft.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { t } from '../../words/t.ts';
import { store } from '../session/battles.ts';
import { newNames } from './new-names.ts';
import { type Done, getScenario, originOf, put, refuse } from './shelf.ts';

/** The newest first. */
export async function listKept(): Promise<Done<readonly KeptLine[]>> {
  const listed = await store.listScenarios();
  if (!listed.ok) return refuse(listed.said);
  return { ok: true, value: listed.value.map(keptLine).sort((a, b) => b.updated - a.updated) };
}

const freshId = (title: string): string => scenarioId(title, crypto.randomUUID().slice(0, 8));

export const makeNew = (): Promise<Done<string>> => put(newDraft(freshId('scenario'), newNames()));

/** A copy to edit. */
export async function duplicate(id: string): Promise<Done<string>> {
  const got = await getScenario(id);
  if (!got.ok) return got;
  const { title } = got.value;
  const name = t('scenario-copy-of', { name: title.slice(0, 110) });
  return put(copyUnder(got.value, freshId(title), name), await originOf(id));
}

export async function rename(id: string, title: string): Promise<Done<string>> {
  const got = await getScenario(id);
  return got.ok ? put({ ...got.value, title }, await originOf(id)) : got;
}

/** Removes one from the shelf. Returns a function that restores it. */
export async function remove(id: string): Promise<Done<() => Promise<Done<null>>>> {
  const kept = await store.getScenario(id);
  if (!kept.ok) return refuse(kept.said);
  if (!kept.value) return refuse('scenario-gone');
  const was = kept.value;
  const gone = await store.deleteScenario(id);
  if (!gone.ok) return refuse(gone.said);
  return {
    ok: true,
    value: async () => {
      const back = await store.putScenario(was);
      return back.ok ? back : refuse(back.said);
    },
  };
}

/** Whether a scenario with this id can be replaced: built-in ones cannot. */
export const mayReplace = (draft: Draft): boolean => !SHELF.some(({ id }) => id === draft.id);

/**
 * Puts an imported scenario on the shelf: replacing the one there (keeping its text if the new one has none), or beside
 * it.
 */
export async function takeIn(draft: Draft, how: 'replace' | 'both', origin?: unknown): Promise<Done<string>> {
  if (how === 'both') return put(copyUnder(draft, freshId(draft.title)), origin);
  return put(draft, origin ?? (await originOf(draft.id)));
}
