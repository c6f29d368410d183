/** What lies over a question (own dice, own cards) is a step of its own for the phone's back button, which closes it. */
import { useEffect } from 'preact/hooks';

const LAYER = { layer: true } as const;
const onLayer = (): boolean => (history.state as Partial<typeof LAYER> | null)?.layer === true;

export function useBackCloses(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    history.pushState(LAYER, '');
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      // Closed otherwise: the step that was laid over the question goes with it, unless we have left it already.
      if (onLayer()) history.back();
    };
  }, [open]);
}
