import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * What is asked next is read from its first word: the page goes to its top when `of` is another than before. The first one
 * leaves the page where it is: whoever brings it on sees to that.
 */
export function useTop(of: unknown, stays = false): void {
  const before = useRef(of);
  useLayoutEffect(() => {
    if (before.current !== of && !stays) scrollTo(0, 0);
    before.current = of;
  }, [of]);
}
