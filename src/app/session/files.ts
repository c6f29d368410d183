/** The open battle as a file. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { nbc } from '../../battlefield/game.ts';
import type { Play } from '../../battlefield/plays.ts';
import { battle, exported, openId, wholeRecord } from './battle-session.ts';
import { recordFiles } from './record-files.ts';

export const files = recordFiles<Battle, Event, Play>({
  game: nbc,
  session: { openId, wholeRecord, exported, state: battle },
  isOver: ({ ended }) => ended !== null,
  // With seats under lock: the seat's own file, or one that only the umpire can open.
  instead: async ({ keys }, record) => (keys ? (await import('../parts/umpire.ts')).fileUnderLock(record) : null),
});
