/** What a page of the battle shows of `parts/sky`, which comes with every battle. */
import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

type Sky = typeof import('./parts/sky.ts');

const here = signal<Sky | null>(null);

export const sky = async (): Promise<Sky> => {
  here.value ??= await import('./parts/sky.ts');
  return here.value;
};

/** Shows nothing until the part is there. Once it is there, it is drawn with the page, so that nothing moves. */
export const ofSky =
  <P extends object>(choose: (sky: Sky) => ComponentType<P>): FunctionComponent<P> =>
  (props) => {
    useEffect(() => void sky().catch(() => null), []);
    const Part = here.value && choose(here.value);
    return Part && <Part {...props} />;
  };
