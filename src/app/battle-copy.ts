/** Continues the battle on the screen in a copy. */
import type { Branching } from '../battlefield/events.ts';
import { goOnInCopy } from './go-on-in-copy.ts';
import { openId, trouble, whole } from './session/battle-session.ts';

export const battleInCopy = (why: Branching['why']): Promise<void> =>
  goOnInCopy(
    {
      session: { whole, openId, trouble },
      branchOff: async () => (await import('./parts/branch.ts')).branchOff,
      place: (id) => ['battle', id, 'turn'],
    },
    why,
  );
