/** Imports battles from files. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { nbc } from '../../battlefield/game.ts';
import type { Play } from '../../battlefield/plays.ts';
import { machine, payload } from './battle-journal.ts';
import { openId } from './battle-session.ts';
import { store } from './battles.ts';
import { branchOff } from './branch.ts';
import { recordTaking } from './record-taking.ts';
import { summaryOf } from './summary.ts';

const weigh = recordTaking<Battle, Event, Play>({
  game: nbc,
  store,
  payload,
  machine,
  summaryOf,
  session: { openId },
  branchOff,
  isOver: ({ ended }) => ended !== null,
});

/** For a table under lock, fetches its rules first. */
export const weighBattle: typeof weigh = async (text) => {
  if (/"locked":\{"keys":/.test(text)) await import('../parts/umpire.ts').catch(() => undefined);
  return weigh(text);
};
