/** What lies over a question (own dice, own cards) is a step of its own for the phone's back button, which closes it. */
import { useLayoutEffect } from 'preact/hooks';
import { isLeaving, layStep, liftStep } from './route.ts';

export function useBackCloses(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const lay = () => {
      if (isLeaving()) return;
      removeEventListener('popstate', lay);
      // What was entered is read from its first word: the browser must not lay the question back to where it was left.
      history.scrollRestoration = 'manual';
      layStep();
      addEventListener('popstate', close);
    };
    // The step that is on its way back goes first.
    addEventListener('popstate', lay);
    lay();
    return () => {
      removeEventListener('popstate', lay);
      removeEventListener('popstate', close);
      liftStep();
    };
  }, [open]);
}
