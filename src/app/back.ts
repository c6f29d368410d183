/** What lies over a question (own dice, own cards) gets its own history step, so the phone's back button closes it. */
import { useLayoutEffect } from 'preact/hooks';
import { isLeaving, layStep, liftStep } from './route.ts';

export function useBackCloses(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const lay = () => {
      if (isLeaving()) return;
      removeEventListener('popstate', lay);
      // New content is read from the top: the browser must not restore the old scroll position.
      history.scrollRestoration = 'manual';
      layStep();
      addEventListener('popstate', close);
    };
    // A step back that is under way goes first.
    addEventListener('popstate', lay);
    lay();
    return () => {
      removeEventListener('popstate', lay);
      removeEventListener('popstate', close);
      liftStep();
    };
  }, [open]);
}
