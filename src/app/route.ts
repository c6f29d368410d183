/** Where we are: the address after the #, so that the phone's back button steps back and an address can be kept. */
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

/** What a step of the browser's history bears: its number, by which a step back is told from a step on. */
const stepSchema = z.object({ n: z.number(), layer: z.optional(z.literal(true)) });
type Step = z.infer<typeof stepSchema>;
const stepNow = (): Step | undefined => stepSchema.safeParse(history.state).data;

let at = stepNow()?.n ?? 0;
const mark = (step: Step): void => history.replaceState(step, '');
if (!stepNow()) mark({ n: at });

/** A step back that was asked for and has not arrived: where from, and where the players went meanwhile. */
let leaving: { readonly from: number; wanted: string | null } | null = null;

/** The browser takes a step back in its own time, and from wherever the players are by then: they are led on from there. */
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

/** Takes the place of the address we are at: for steps that the back button should not come back to. */
export function goInstead(...path: string[]): void {
  history.replaceState({ n: at }, '', to(...path));
  read();
}

/** One step back. A second one is not asked for while the first is on its way. */
function stepBack(): void {
  if (leaving && leaving.wanted === null) return;
  leaving = { from: at, wanted: null };
  history.back();
}

/** One step back; where there is none (an address opened from outside) to the place named. */
export function goBack(...otherwise: string[]): void {
  if (at === 0) goInstead(...otherwise);
  else stepBack();
}

/** Lays a step over the address we are at, for the phone's back button. */
export function layStep(): void {
  at += 1;
  history.pushState({ n: at, layer: true } satisfies Step, '');
}

/** Takes that step away, unless it has been left already. */
export function liftStep(): void {
  if (stepNow()?.layer) stepBack();
}

/** Whether a step back is on its way. */
export const isLeaving = (): boolean => leaving !== null;

/** Whether it was done, and we are still where it was begun: who has gone elsewhere meanwhile is not to be led on. */
export async function doneHere(deed: Promise<boolean>): Promise<boolean> {
  const here = route.value;
  return (await deed) && route.value === here;
}
