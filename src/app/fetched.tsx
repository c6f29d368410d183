/** Components that are fetched when first needed. */
import type { ComponentType, FunctionComponent, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../words/load.ts';

/** What to show while it loads, and if it fails. */
export interface Meanwhile {
  waiting(): VNode | null;
  failed(): VNode | null;
}

/** A component and its rooms of words. Once fetched, it renders at once, with no frame in between. */
export function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  rooms: readonly string[],
  meanwhile: Meanwhile,
): FunctionComponent<P> {
  let Page: ComponentType<P> | null = null;
  return (props: P) => {
    /** Null while it loads. */
    const [failed, settle] = useState<boolean | null>(Page && false);
    useEffect(() => {
      Promise.all([load(), loadWords(...rooms)]).then(
        ([page]) => {
          Page = page;
          settle(false);
        },
        () => settle(true),
      );
    }, []);
    if (Page) return <Page {...props} />;
    return failed ? meanwhile.failed() : meanwhile.waiting();
  };
}

export type Lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...rooms: readonly string[]
) => FunctionComponent<P>;

const nothing: Meanwhile = { waiting: () => null, failed: () => null };

/** A part that its page can do without until it is there. */
export const aside: Lazy = (load, ...rooms) => fetched(load, rooms, nothing);
