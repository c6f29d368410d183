/** Battles as files. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { nbc } from '../../battlefield/game.ts';
import type { Play } from '../../battlefield/plays.ts';
import { machine, payload } from './battle-journal.ts';
import { exported, openId, recordNow } from './battle-session.ts';
import { store } from './battles.ts';
import { recordFiles } from './record-files.ts';
import { summaryOf } from './summary.ts';

export type { Taken } from './record-files.ts';

const files = recordFiles<Battle, Event, Play>({
  game: nbc,
  store,
  payload,
  machine,
  summaryOf,
  session: { openId, recordNow, exported },
});
export const { saveFile, shareFile } = files;
export const takeBattle = files.take;
