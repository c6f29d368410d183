/** Napoleonic Battlefield Commander as a game of the engine. */

import { isRuling } from '../book/rulings.ts';
import { throwTwo } from '../dice/throws.ts';
import type { OpenChance } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { type Said, word } from '../engine/message.ts';
import type { Act, Seat } from '../engine/seats.ts';
import type { Battle } from './battle.ts';
import { beginBattle } from './begin.ts';
import type { Branching, Event } from './events.ts';
import { apply } from './ledger/apply.ts';
import { menu } from './menu.ts';
import type { Play } from './plays.ts';
import { referee } from './referee.ts';
import { isThere, mayPlayLocked, mayTakeBack } from './under-lock.ts';
import type { Viewer } from './view.ts';

/** The topic of the starting weather, thrown before there is a battle (NBC-WX-02). */
export const STARTING_WEATHER = 'starting-weather';

/** A seat as a viewer; "both" for the open table. */
const viewerOf = (seat: Seat): Viewer => (seat === 'a' || seat === 'b' || seat === 'umpire' ? seat : 'both');

const OWN: readonly Play['do'][] = ['choose', 'again', 'commander', 'headquarters'];

/** Why a seat may not play: no side writes the other's notes or decides for it, unless the phone is its own alone. */
function mayPlay(battle: Battle, { actor, play }: Act<Play>): Said | undefined {
  if (!isThere(battle, actor)) return 'seat-nobody';
  if (battle.keys) return mayPlayLocked(battle, { actor, play });
  if (actor !== 'a' && actor !== 'b') return undefined;
  if (play.do === 'note' && play.of !== actor) return play.of === 'umpire' ? 'seat-umpires-note' : 'seat-others-note';
  if (battle.keeps === actor) return undefined;
  return OWN.includes(play.do) && 'side' in play && play.side !== actor ? 'seat-other-side' : undefined;
}

function beginning(events: readonly Event[], open: OpenChance): readonly Event[] | undefined {
  const [first] = events;
  if (first?.type !== 'begun') return undefined;
  // The events a copy begins with were played under another seal.
  const copied = events.findLastIndex(({ type }) => type === 'branched');
  if (copied > 0) return events.slice(0, copied + 1).concat(branchLog);
  const { startingWeather, rulings } = first.setup;
  if (!Object.entries(rulings).every(([key, value]) => isRuling(key, value))) return undefined;
  const [one, two] = throwTwo(open(STARTING_WEATHER));
  if (startingWeather && !startingWeather.own && (startingWeather.dice[0] !== one || startingWeather.dice[1] !== two))
    return undefined;
  return beginBattle(first.scenario, first.setup, first.seal);
}

const branchLog: Event = { type: 'logged', line: { text: word('battle-log-branched') } };

/** The first deed of a copy: all events in effect, and the note that it continues under a new seal. */
export const branchBattle = (events: readonly Event[], seal: string, from: Branching): readonly Event[] => [
  ...events,
  { type: 'branched', seal, from },
  branchLog,
];

export const nbc: Game<Battle, Event, Play> = {
  id: 'nbc',
  rules: 1,
  apply,
  mayPlay,
  mayTakeBack,
  referee: (battle, { play }, open) => referee(battle, play, open),
  beginning,
  menu: (battle, seat) => menu(battle, viewerOf(seat)),
};
