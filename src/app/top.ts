import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scrolls to the top when `of` changes, so that a new question is read from its start. The first value scrolls nothing:
 * its caller does.
 */
export function useTop(of: unknown, stays = false): void {
  const before = useRef(of);
  useLayoutEffect(() => {
    if (before.current !== of && !stays) scrollTo(0, 0);
    before.current = of;
  }, [of]);
}
