/** What a play makes of a battle, before anything is written or shown of it. */

import type { Battle } from '../../battlefield/battle.ts';
import { nbc } from '../../battlefield/game.ts';
import type { Play } from '../../battlefield/plays.ts';
import { chanceOf, type Seed } from '../../engine/chance.ts';
import { judge as judgeAct } from '../../engine/game.ts';
import { append } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import type { BattleJournal } from './battle-journal.ts';
import type { Buzz } from './phone.ts';

/** Where the battle's chance comes from, and in whose hand the phone is. */
export interface Table {
  readonly seed: Seed;
  readonly by: string;
}

interface Ruled {
  readonly after: BattleJournal;
  readonly buzz?: Buzz;
  /** Why the second of two plays was refused; the first stands. */
  readonly but?: string;
}
interface Refused {
  readonly why: string;
}
export type Judged = Ruled | Refused;

/** Names a play from the battle as it stands: the one that goes with another, from the battle as that one leaves it. */
export type Choose = (battle: Battle) => Play | null;

function judgeOne({ seed, by }: Table, now: BattleJournal, play: Play): Judged {
  const ruled = judgeAct(nbc, now.state!, { actor: by, play }, (topic) => chanceOf(seed, topic));
  if (!ruled.ok) return { why: speak(ruled.why) };
  return {
    after: append(now, { play, events: ruled.events, at: Date.now(), by }),
    buzz: ruled.events.some((e) => e.type === 'unit' && e.set.fate === 'broken')
      ? 'alarm'
      : play.do === 'throw' || play.do === 'again'
        ? 'result'
        : 'answer',
  };
}

/** `then` may name a second play that goes with the first; where that is refused the first stands. */
export function judge(table: Table, now: BattleJournal, play: Play, then?: Choose): Judged {
  const first = judgeOne(table, now, play);
  if ('why' in first) return first;
  const next = then?.(first.after.state!);
  if (!next) return first;
  const second = judgeOne(table, first.after, next);
  return 'why' in second ? { ...first, but: second.why } : second;
}
