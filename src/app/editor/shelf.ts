/** The shelf of own scenarios: listed, copied, taken in and removed. Every answer says whether it is on the disk. */
import type { Said } from '../../engine/message.ts';
import { type Draft, newDraft, readDraft } from '../../scenarios/draft.ts';
import { copyUnder, isSame, type KeptLine, keptLine, scenarioId } from '../../scenarios/kept.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { store } from '../session/battles.ts';
import { problemsSaid } from '../spoken.ts';
import { newNames } from './new-names.ts';

export type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

const refuse = (said: Said): Done<never> => ({ ok: false, sentence: speak(said) });

/** The newest first. */
export async function listKept(): Promise<Done<readonly KeptLine[]>> {
  const listed = await store.listScenarios();
  if (!listed.ok) return refuse(listed.said);
  return { ok: true, value: listed.value.map(keptLine).sort((a, b) => b.updated - a.updated) };
}

async function put(draft: Draft): Promise<Done<string>> {
  const done = await store.putScenario({ id: draft.id, updated: Date.now(), data: draft });
  return done.ok ? { ok: true, value: draft.id } : refuse(done.said);
}

const freshId = (title: string): string => scenarioId(title, crypto.randomUUID().slice(0, 8));

/** One that is kept, or one that comes with the game. */
export async function getScenario(id: string): Promise<Done<Draft>> {
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
  return read.ok ? { ok: true, value: { ...read.draft, id } } : refuse(problemsSaid(read.problems));
}

export const makeNew = (): Promise<Done<string>> => put(newDraft(freshId('scenario'), newNames()));

/** A copy of its own, to be changed. */
export async function duplicate(id: string): Promise<Done<string>> {
  const got = await getScenario(id);
  if (!got.ok) return got;
  const { title } = got.value;
  return put(copyUnder(got.value, freshId(title), t('scenario-copy-of', { name: title.slice(0, 110) })));
}

export async function rename(id: string, title: string): Promise<Done<string>> {
  const got = await getScenario(id);
  return got.ok ? put({ ...got.value, title }) : got;
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

/** Whether one of this id could be replaced: those that come with the game cannot. */
export const mayReplace = (draft: Draft): boolean => !SHELF.some(({ id }) => id === draft.id);

/** Puts one that came in on the shelf: in the place of the one there, or beside it. */
export const takeIn = (draft: Draft, how: 'replace' | 'both'): Promise<Done<string>> =>
  put(how === 'replace' ? draft : copyUnder(draft, freshId(draft.title)));

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
