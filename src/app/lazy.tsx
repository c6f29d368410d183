/** A screen that is fetched when it is first wanted. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Empty, Screen } from './components/index.ts';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, show] = useState(0);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (ready) return;
      load().then(
        (component) => {
          ready = component;
          show(1);
        },
        () => fail(true),
      );
    }, []);
    if (ready) {
      const Ready = ready;
      return <Ready {...props} />;
    }
    if (!failed) return <div class="screen" aria-busy="true" />;
    return (
      <Screen>
        <main>
          <Empty
            what="This page could not be fetched."
            todo="Your battles are safe. Connect once, or take the waiting update, and try again."
          >
            <Button kind="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          </Empty>
        </main>
      </Screen>
    );
  };
}
