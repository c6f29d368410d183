/**
 * The scenario in the editor: its history and its saving. Each change shows at once and is on disk a moment later;
 * until then the screen says so, and if saving fails it says why and what to do.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Said } from '../../engine/message.ts';
import { isKept, NO_ORIGIN, type Origin, readOrigin } from '../../orders-of-battle/origin.ts';
import { type Finding, findingsOf } from '../../scenarios/check.ts';
import { copyUnder, type Draft, readDraft } from '../../scenarios/draft.ts';
import { type History, openHistory, settle, step, stepBack, stepForward } from '../../scenarios/history.ts';
import { scenarioId } from '../../scenarios/kept.ts';
import { problemsOf } from '../../scenarios/problems.ts';
import type { ScenarioProblem } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { store } from '../session/battles.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { problemsSaid, titled } from '../spoken.ts';
import { newNames } from './new-names.ts';
import type { Place } from './place.ts';

export type Saving =
  | { readonly state: 'saved' | 'writing' }
  | { readonly state: 'failed'; readonly sentence: string }
  /** Another tab wrote the same scenario. */
  | { readonly state: 'elsewhere' };

/** The scenario and the text its armies were read from, with one history for both. */
interface Desk {
  readonly draft: Draft;
  readonly origin: Origin;
}

const history = signal<History<Desk> | null>(null);
export const draft = computed<Draft | null>(() => history.value?.now.draft ?? null);
export const origin = computed<Origin>(() => history.value?.now.origin ?? NO_ORIGIN);
/** The problems a moment after the last change. Checking a thousand units at every letter would be slow. */
export const problems = signal<readonly ScenarioProblem[]>([]);
/** What looks odd in a playable scenario. */
export const findings = signal<readonly Finding[]>([]);
/** The problems by place, for the fields. */
export const problemAt = computed(() => new Map(problems.value.map((p) => [p.path.join('.'), speak(p.said)])));
export const saving = signal<Saving>({ state: 'saved' });
export const undoes = computed<Said | undefined>(() => history.value?.past.at(-1)?.what);
export const redoes = computed<Said | undefined>(() => history.value?.future[0]?.what);

/** Milliseconds without a change before checking, and before saving. */
const LOOK = 150;
const PAUSE = 400;

let looking: ReturnType<typeof setTimeout> | undefined;

function look(): void {
  clearTimeout(looking);
  const now = draft.value;
  batch(() => {
    problems.value = now ? problemsOf(now) : [];
    findings.value = now ? findingsOf(now, newNames()) : [];
  });
}

function lookSoon(): void {
  clearTimeout(looking);
  looking = setTimeout(look, LOOK);
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** What is on disk, and when it was saved. */
let kept: Desk | null = null;
let keptAt = 0;
let writing: Promise<void> | null = null;

async function write(over: boolean): Promise<void> {
  const mine = history.value?.now;
  if (!mine) return;
  // Undone to what is on disk: nothing to save.
  if (mine === kept && !over) {
    if (saving.value.state !== 'elsewhere') saving.value = { state: 'saved' };
    return;
  }
  const { id } = mine.draft;
  const there = await store.getScenario(id);
  if (!there.ok) {
    saving.value = { state: 'failed', sentence: speak(there.said) };
    return;
  }
  if (!over && there.value && there.value.updated !== keptAt) {
    saving.value = { state: 'elsewhere' };
    return;
  }
  const updated = Math.max(Date.now(), keptAt + 1);
  const { draft: data, origin } = mine;
  const put = await store.putScenario({ id, updated, data, ...(isKept(origin) && { origin }) });
  if (!put.ok) {
    saving.value = { state: 'failed', sentence: speak(put.said) };
    return;
  }
  kept = mine;
  keptAt = updated;
  saving.value = { state: history.value?.now === mine ? 'saved' : 'writing' };
}

/** Saves unsaved changes now, one save after another. `over` overwrites what another tab saved. */
export async function save(over = false): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  while (writing) await writing;
  writing = write(over).finally(() => {
    writing = null;
  });
  await writing;
  if (unsaved() && saving.value.state === 'writing') await save();
}

function soon(pause: number): void {
  if (saving.value.state === 'elsewhere') return;
  saving.value = { state: 'writing' };
  clearTimeout(timer);
  timer = setTimeout(() => void save(), pause);
}

function show(next: History<Desk>, pause = PAUSE): void {
  if (next === history.value) return;
  const changed = next.now !== history.value?.now;
  history.value = next;
  if (!changed) return;
  lookSoon();
  soon(pause);
}

/** Changes the scenario. A `burst` joins the letters typed in one field into one step. */
export function change(make: (now: Draft) => Draft, what: Said, burst?: string): void {
  const now = history.value;
  if (!now) return;
  const made = make(now.now.draft);
  show(step(now, made === now.now.draft ? now.now : { ...now.now, draft: made }, what, burst));
}

/** Changes the text or its reading: by a tap, which no letter follows. */
export function amend(make: (now: Origin) => Origin, what: Said): void {
  const now = history.value;
  if (now) show(step(settle(now), { ...now.now, origin: make(now.now.origin) }, what), 0);
}

export const endBurst = (): void => {
  if (history.value) history.value = settle(history.value);
};
export const undo = (): void => {
  if (history.value) show(stepBack(history.value));
};
export const redo = (): void => {
  if (history.value) show(stepForward(history.value));
};

/** The whole document as a place. */
export const whole = (now: Draft): Place<Draft> => ({
  at: '',
  value: now,
  put: change,
});

/** Whether there are unsaved changes. */
export const unsaved = (): boolean => history.value !== null && history.value.now !== kept;

/** Opens a scenario. Returns what is wrong, or null. Unsaved changes stay. */
export async function openDraft(id: string): Promise<string | null> {
  if (await isUnderLock(id)) {
    if (draft.value?.id === id) dropDraft();
    return t('scenario-under-lock');
  }
  if (draft.value?.id === id) {
    await catchUp();
    return null;
  }
  const got = await store.getScenario(id);
  if (!got.ok) return speak(got.said);
  if (!got.value) return t('scenario-not-here');
  const read = readDraft(got.value.data);
  if (!read.ok) return problemsSaid(read.problems);
  if (unsaved()) await save();
  const held = draft.value;
  if (held && unsaved()) return t('editor-still-open', { title: titled(held.title) });
  const opened = { draft: { ...read.draft, id }, origin: readOrigin(got.value.origin) };
  kept = opened;
  keptAt = got.value.updated;
  batch(() => {
    history.value = openHistory<Desk>(opened);
    saving.value = { state: 'saved' };
    look();
  });
  return null;
}

/** Shows another tab's state as an undoable step, so that nothing of this tab is lost. */
async function showTheirs(id: string): Promise<string | null> {
  const got = await store.getScenario(id);
  if (!got.ok) return speak(got.said);
  const now = history.value;
  if (!got.value || !now || now.now.draft.id !== id) return t('scenario-not-here');
  const read = readDraft(got.value.data);
  if (!read.ok) return problemsSaid(read.problems);
  clearTimeout(timer);
  kept = { draft: { ...read.draft, id }, origin: readOrigin(got.value.origin) };
  keptAt = got.value.updated;
  const theirs = kept;
  batch(() => {
    history.value = step(settle(now), theirs, 'editor-done-theirs');
    saving.value = { state: 'saved' };
    look();
  });
  return null;
}

export async function takeTheirs(): Promise<void> {
  const wrong = draft.value && (await showTheirs(draft.value.id));
  if (wrong) saving.value = { state: 'failed', sentence: wrong };
}

/** Saves this screen's version as a copy and leaves the other tab's in place. */
export async function keepBoth(): Promise<void> {
  const mine = draft.value;
  if (!mine) return;
  const id = scenarioId(mine.title, crypto.randomUUID().slice(0, 8));
  const copy = copyUnder(mine, id, t('editor-copy-of-this-tab', { name: mine.title.slice(0, 100) }));
  const from = isKept(origin.value) && { origin: origin.value };
  const put = await store.putScenario({ id, updated: Date.now(), data: copy, ...from });
  if (put.ok) await takeTheirs();
  else saving.value = { state: 'failed', sentence: speak(put.said) };
}

/** When a tab becomes visible it shows what was saved meanwhile, unless it has changes of its own. */
async function catchUp(): Promise<void> {
  const mine = history.value?.now;
  if (!mine || mine !== kept || saving.value.state !== 'saved') return;
  const { id } = mine.draft;
  const got = await store.getScenario(id);
  if (got.ok && got.value && got.value.updated !== keptAt && history.value?.now === mine) await showTheirs(id);
}

/** Closes it after deletion: nothing of it is saved again. */
export function dropDraft(): void {
  clearTimeout(timer);
  kept = null;
  batch(() => {
    history.value = null;
    saving.value = { state: 'saved' };
    look();
  });
}

/** A hidden tab may never be seen again, so it saves now. */
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void catchUp();
  if (document.visibilityState === 'hidden' && unsaved() && saving.value.state === 'writing') void save();
});
addEventListener('pagehide', () => {
  if (unsaved() && saving.value.state === 'writing') void save();
});
addEventListener('beforeunload', (event) => {
  if (unsaved()) event.preventDefault();
});
