/** Pages that are fetched when first needed. */
import { t } from '../words/t.ts';
import { Button, Empty, Screen } from './components/index.ts';
import { fetched, type Lazy, type Meanwhile } from './fetched.tsx';

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

const meanwhile: Meanwhile = {
  waiting: () => <div class="screen" aria-busy="true" />,
  failed: () => <NoPage />,
};

/** A page and its rooms of words. */
export const lazy: Lazy = (load, ...rooms) => fetched(load, rooms, meanwhile);
