/** Where we are: the address after the #, so that the phone's back button steps back and an address can be kept. */
import { signal } from '@preact/signals';

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
let moved = false;
addEventListener('hashchange', () => {
  moved = true;
  route.value = parts();
});

export const to = (...path: string[]): string => `#/${path.map(encodeURIComponent).join('/')}`;

export function go(...path: string[]): void {
  location.hash = to(...path);
}

/** Takes the place of the address we are at: for steps that the back button should not come back to. */
export function goInstead(...path: string[]): void {
  history.replaceState(null, '', to(...path));
  route.value = parts();
}

/** A step back that was asked for here and has not arrived: the browser takes it in its own time. */
let goingBack = false;
addEventListener('popstate', () => {
  goingBack = false;
});

/** One step back; where there is none (an address opened from outside) to the place named. */
export function goBack(...otherwise: string[]): void {
  if (!moved) goInstead(...otherwise);
  // The second click of a double one was meant for what is being left.
  else if (!goingBack) {
    goingBack = true;
    history.back();
  }
}

/** Whether it was done, and we are still where it was begun: who has gone elsewhere meanwhile is not to be led on. */
export async function doneHere(deed: Promise<boolean>): Promise<boolean> {
  const here = route.value;
  return (await deed) && route.value === here;
}
