/** How much room there is beside the turn: for one army on a tablet or a phone on its side, for both on a laptop. */
import { type ReadonlySignal, signal } from '@preact/signals';

function matching(media: string): ReadonlySignal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

export const wide = matching('(min-width: 768px)');
/** A tablet, but not a phone on its side: the army stays beside a question as well. */
export const tablet = matching('(min-width: 768px) and (min-width: 34rem) and (min-height: 480px)');
/** Measured in letters: with large type a tablet is as narrow as a phone. */
export const roomy = matching('(min-width: 48rem)');
export const large = matching('(min-width: 1100px)');
/** A display at the end of the table, which anyone may look at. */
export const alone = matching('(min-width: 1600px)');
