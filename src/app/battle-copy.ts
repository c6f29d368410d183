/** Continues the battle on the screen in a copy. */
import type { Branching } from '../battlefield/events.ts';
import { t } from '../words/t.ts';
import { openId, trouble, whole } from './session/battle-session.ts';

export const battleInCopy = (why: Branching['why']): Promise<void> =>
  import('./parts/branch.ts').then(
    ({ goOnInCopy, branchOff }) =>
      goOnInCopy(
        {
          session: { whole, openId, trouble },
          branchOff,
          place: (id) => ['battle', id, 'turn'],
        },
        why,
      ),
    () => {
      trouble.value = { sentence: t('shell-no-page') };
    },
  );
