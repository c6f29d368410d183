/** What is done with the shelf of own scenarios: listed, copied, taken in and removed. */
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

/** A copy of its own, to be changed. */
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

/** Takes one off the shelf, and gives what brings it back. */
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

/** Whether one of this id could be replaced: those that come with the game cannot. */
export const mayReplace = (draft: Draft): boolean => !SHELF.some(({ id }) => id === draft.id);

/** Puts one that came in on the shelf: in the place of the one there, whose text it keeps where it brings none, or beside it. */
export async function takeIn(draft: Draft, how: 'replace' | 'both', origin?: unknown): Promise<Done<string>> {
  if (how === 'both') return put(copyUnder(draft, freshId(draft.title)), origin);
  return put(draft, origin ?? (await originOf(draft.id)));
}
