/** A campaign that is open is copied as each month or round begins. */
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../idle.ts';
import type { Copied } from '../session/turn-copies.ts';

export function useCopies<State>(of: Copied<State>, id: string): void {
  useEffect(
    () =>
      whenIdle(() =>
        import('../session/turn-copies.ts').then(({ keepCopies }) => keepCopies(of, id)).catch(() => undefined),
      ),
    [id],
  );
}
