/** Screens, and parts of them, that are fetched when they are first wanted, or before that when there is time. */
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../words/speak.ts';
import { t } from '../words/t.ts';
import { Button, Empty, Notice, Screen } from './components/index.ts';

export interface Fetched {
  /** Fetches it ahead; what fails is tried again when it is wanted. */
  readonly fetch: () => Promise<void>;
}

export type Lazy<P> = FunctionComponent<P> & Fetched;

/** Once it is there it is rendered at once, with no frame in between. */
function made<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType,
  Failed: ComponentType,
): Lazy<P> {
  let ready: ComponentType<P> | null = null;
  const get = async (): Promise<void> => {
    ready ??= await load();
  };
  function Shown(props: P) {
    const [, show] = useState(0);
    const [failed, fail] = useState(false);
    const shown = ready !== null;
    // It may have come between what was drawn and now: only what was drawn needs no more.
    useEffect(() => {
      if (shown) return;
      get().then(
        () => show(1),
        () => fail(true),
      );
    }, []);
    if (ready) {
      const Ready = ready;
      return <Ready {...props} />;
    }
    return failed ? <Failed /> : <Waiting />;
  }
  return Object.assign(Shown, { fetch: () => get().catch(() => undefined) });
}

const SAFE = 'Your battles are safe.';
const WHAT_TO_DO = 'Connect once, or take the waiting update, and try again.';
const TryAgain = () => (
  <Button kind="primary" onClick={() => location.reload()}>
    {t('shell-try-again')}
  </Button>
);

const NoScreen = () => (
  <Screen>
    <main>
      <Empty what="This page could not be fetched." todo={`${SAFE} ${WHAT_TO_DO}`}>
        <TryAgain />
      </Empty>
    </main>
  </Screen>
);

const NoPart = () => (
  <Notice what="This part of the screen could not be fetched." safe={SAFE} todo={WHAT_TO_DO}>
    <TryAgain />
  </Notice>
);

const withWords =
  <P extends object>(load: () => Promise<ComponentType<P>>, rooms: readonly string[]) =>
  async () => {
    const [component] = await Promise.all([load(), loadWords(...rooms)]);
    return component;
  };

/** A screen, with the words of the rooms it speaks of. */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>, ...rooms: readonly string[]): Lazy<P> =>
  made(withWords(load, rooms), () => <div class="screen" aria-busy="true" />, NoScreen);

/** A part of a screen: nothing stands in its place while it is fetched. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...rooms: readonly string[]
): Lazy<P> => made(withWords(load, rooms), () => null, NoPart);

/** One after the other, so that nothing wanted now waits behind them. */
export async function fetchAhead(parts: readonly Fetched[]): Promise<void> {
  for (const part of parts) await part.fetch();
}
