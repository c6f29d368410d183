/** What lies over a question (own dice, own cards) is a step of its own for the phone's back button, which closes it. */
import { useLayoutEffect } from 'preact/hooks';

const LAYER = { layer: true } as const;
const onLayer = (): boolean => (history.state as Partial<typeof LAYER> | null)?.layer === true;

/** A step back that was asked for here and has not arrived: the browser takes it in its own time. */
let goingBack = false;

function takeAway(): void {
  goingBack = true;
  const arrived = () => {
    goingBack = false;
  };
  addEventListener('popstate', arrived, { once: true });
  history.back();
}

export function useBackCloses(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return;
    const lay = () => {
      // What was entered is read from its first word: the browser must not lay the question back to where it was left.
      history.scrollRestoration = 'manual';
      history.pushState(LAYER, '');
      addEventListener('popstate', close);
    };
    if (goingBack) addEventListener('popstate', lay, { once: true });
    else lay();
    return () => {
      removeEventListener('popstate', lay);
      removeEventListener('popstate', close);
      // Closed otherwise: the step that was laid over the question goes with it, unless we have left it already.
      if (onLayer() && !goingBack) takeAway();
    };
  }, [open]);
}
