/** Pages that are fetched when they are first wanted. */
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../words/load.ts';
import { t } from '../words/t.ts';
import { Button, Empty, Screen } from './components/index.ts';

const NoPage = () => (
  <Screen>
    <main>
      <Empty what={t('shell-no-page')} todo={t('shell-no-page-todo')}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('shell-try-again')}
        </Button>
      </Empty>
    </main>
  </Screen>
);

function fetched<P extends object>(
  load: () => Promise<ComponentType<P>>,
  rooms: readonly string[],
  isPage: boolean,
): FunctionComponent<P> {
  let Page: ComponentType<P> | null = null;
  return (props: P) => {
    const [failed, fail] = useState(false);
    const [, come] = useState(Page !== null);
    useEffect(() => {
      const get = async () => {
        const [page] = await Promise.all([load(), loadWords(...rooms)]);
        Page = page;
        come(true);
      };
      get().catch(() => fail(true));
    }, []);
    if (Page) return <Page {...props} />;
    if (!isPage) return null;
    return failed ? <NoPage /> : <div class="screen" aria-busy="true" />;
  };
}

type Lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...rooms: readonly string[]
) => FunctionComponent<P>;

/** A page, and the words of the rooms it speaks for. Once they are there it is rendered at once, with no frame in between. */
export const lazy: Lazy = (load, ...rooms) => fetched(load, rooms, true);

/** Something on a page that does without it until it is there. */
export const aside: Lazy = (load, ...rooms) => fetched(load, rooms, false);
