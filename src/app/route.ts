/** The current address (after the #), so that the phone's back button works and addresses can be bookmarked. */
import { signal } from '@preact/signals';
import * as z from 'zod/mini';

/** "#/battle/b1/army" as ["battle", "b1", "army"]. */
const parts = (): string[] =>
  location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });

export const route = signal<readonly string[]>(parts());

function read(): void {
  const now = parts();
  if (now.join('/') !== route.value.join('/')) route.value = now;
}

/** The state of a history step. Its number tells a step back from a step forward. */
const stepSchema = z.object({ n: z.number(), layer: z.optional(z.literal(true)) });
type Step = z.infer<typeof stepSchema>;
const stepNow = (): Step | undefined => stepSchema.safeParse(history.state).data;

let at = stepNow()?.n ?? 0;
const mark = (step: Step): void => history.replaceState(step, '');
if (!stepNow()) mark({ n: at });

/** A pending step back: where it started, and where the players went meanwhile. */
let leaving: { readonly from: number; wanted: string | null } | null = null;

/** A step back arrives late, wherever the players are by then; it then leads on to the page they wanted. */
function arrived(step: Step): void {
  const before = leaving;
  at = step.n;
  leaving = null;
  if (before?.wanted == null || before.wanted === location.hash) return;
  if (at < before.from) location.hash = before.wanted;
  else history.replaceState({ n: at }, '', before.wanted);
}

function came(): void {
  const step = stepNow();
  if (step) {
    if (step.n !== at) arrived(step);
  } else {
    at += 1;
    mark({ n: at });
    if (leaving) leaving.wanted = location.hash;
  }
}
addEventListener('popstate', came);
addEventListener('hashchange', () => {
  came();
  read();
});

export const to = (...path: string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;

export function go(...path: string[]): void {
  location.hash = to(...path);
}

/** Replaces the current address, so that the back button skips it. */
export function goInstead(...path: string[]): void {
  history.replaceState({ n: at }, '', to(...path));
  // The page that takes the place of the one they went to is the one they want.
  if (leaving?.wanted != null) leaving.wanted = location.hash;
  read();
}

/** One step back. Ignored while another is on its way. */
function stepBack(): void {
  if (leaving && leaving.wanted === null) return;
  leaving = { from: at, wanted: null };
  history.back();
}

/** One step back, or to the place named if there is none (an address opened from outside). */
export function goBack(...otherwise: string[]): void {
  if (at === 0) goInstead(...otherwise);
  else stepBack();
}

/** Adds a step at the current address, for the phone's back button. */
export function layStep(): void {
  at += 1;
  history.pushState({ n: at, layer: true } satisfies Step, '');
}

/** Removes that step, unless it is already gone. */
export function liftStep(): void {
  if (stepNow()?.layer) stepBack();
}

/** Whether a step back is on its way. */
export const isLeaving = (): boolean => leaving !== null;

/** Whether the deed was done and the players are still on the same page; if not, they are not led on. */
export async function doneHere(deed: Promise<boolean>): Promise<boolean> {
  const here = route.value;
  const done = await deed;
  // The address changes before its event comes.
  read();
  return done && route.value === here;
}
