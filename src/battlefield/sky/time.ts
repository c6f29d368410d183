/** The clock: a time card at the end of each turn, and what time changes (NBC-TIM-01 to -03, NBC-GL-20). */

import { clock } from '../../book/terms.ts';
import { hasCard, minuteCounts } from '../../cards/deck.ts';
import { cardsToCome, SHUFFLING_MINUTES } from '../../cards/pack.ts';
import { say, word } from '../../engine/message.ts';
import { reckonIn, term } from '../../engine/reckoning.ts';
import type { Battle, Roll, Task } from '../battle.ts';
import { holds } from '../facts.ts';
import { BY_HAND, type Decided } from '../ledger/checks.ts';
import { type EventBuilder, log, notice, setSky, setUnit } from '../ledger/event-builder.ts';
import { mayRethrow, ownAgain } from '../ledger/re-roll-dice.ts';
import { sure } from '../look-up.ts';
import { ASKS_NOTHING, type Nothing, type Procedure, rollIn } from '../procedure.ts';
import { endReminder } from '../rules/after-battle/after-battle.ts';
import { groundAfter, groundCode, groundMoves } from '../rules/sky/weather.ts';
import { occupiedMinutes } from '../rules/special-troops/garrisons.ts';
import { openBuilding } from '../special-troops/trains.ts';
import { minutesIn, timeDeck } from '../throws.ts';

/** The chance of a turn of at most this length is shown, in minutes. */
const SHORT_TURN = 20;

/** The card turned; undefined if its deck is no longer in force, so that a card must be turned again. */
function turned(battle: Battle, task: Pick<Task, 'rolls'>): Roll | undefined {
  const roll = rollIn(task, 'card');
  return roll && 'card' in roll.thing && !hasCard(timeDeck(battle), roll.thing.card) ? undefined : roll;
}

const cardMinutes = (battle: Battle, task: Pick<Task, 'rolls'>): number =>
  minutesIn(battle, sure(rollIn(task, 'card')));

/** NBC-TIM-01: the question of the time card. */
export const timeCard: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: () => 'time-question',
  needs: (battle, task) => (turned(battle, task) ? [] : [{ slot: 'card', by: 'a', label: 'time-card', want: 'time' }]),
  odds(battle) {
    const deck = timeDeck(battle);
    const counts = minuteCounts(deck, cardsToCome(battle.packs.time, deck, 'toTrigger'));
    const of = counts.reduce((sum, { cards }) => sum + cards, 0);
    const within = counts.filter(({ minutes }) => minutes <= SHORT_TURN).reduce((sum, { cards }) => sum + cards, 0);
    return {
      claim: say('time-chance', { minutes: SHORT_TURN }),
      good: within,
      of,
      parts: counts.map(({ minutes, cards }) => ({ key: String(minutes), n: cards, means: '' })),
    };
  },
  // AMB-05: the card belongs to neither side, so by ruling either side may pay to turn another.
  again: (battle, task) =>
    turned(battle, task) && mayRethrow('time-card', battle.rulings)
      ? [ownAgain(battle, 'card', 'a'), ownAgain(battle, 'card', 'b')]
      : [],
  reading(battle, task) {
    const minutes = cardMinutes(battle, task);
    const now = { clock: clock(battle.minutes + minutes) };
    const from = say('time-from', { turn: String(battle.turn), clock: clock(battle.minutes) });
    return {
      word: say('time-minutes', { n: minutes }),
      part: String(minutes),
      means: SHUFFLING_MINUTES.includes(minutes) ? say('time-now-shuffled', now) : say('time-now', now),
      sums: [reckonIn('minutes', 'time-sum', [term(from, minutes, 'NBC-TIM-01')])],
    };
  },
  settle: (d, task) => advance(d, cardMinutes(d.state, task), {}),
  byHand: (battle) =>
    minuteCounts(timeDeck(battle)).map(({ minutes: n }) => ({ value: String(n), label: say('time-minutes', { n }) })),
  settleByHand: (d, _task, choice) => advance(d, Number(choice), BY_HAND),
};

/** NBC-TIM-03: adds a turn's minutes to everything that depends on time. */
function advance(d: EventBuilder, minutes: number, more: Decided): void {
  const { state } = d;
  const after = state.minutes + minutes;
  d.add({ type: 'clock', minutes: after });
  log(d, say('time-log', { turn: String(state.turn), minutes, clock: clock(after) }), more);
  timePasses(d, state, minutes);
  openBuilding(d, minutes);
}

/** What depends on game time, which has gone on since `state`, by a card or by hand. */
export function timePasses(d: EventBuilder, state: Battle, minutes: number): void {
  const after = state.minutes + minutes;
  const { end } = state.scenario;
  const reminder = endReminder({ until: end?.at, agreed: end?.terms }, after);
  // NBC-END-01: a reminder at the agreed end; the battle does not end by itself.
  if (reminder && end?.at !== undefined && state.minutes < end.at) notice(d, reminder);
  if (groundMoves(state.sky, state.rulings)) {
    const after = groundAfter(state.sky, state.sky.weather, minutes, state.rulings);
    setSky(d, after);
    if (after.ground !== state.sky.ground) notice(d, say('ground-now', { ground: word(groundCode(after.ground)) }));
  }
  // NBC-GAR-02: adds to the occupation of areas, which counts no turns with a close combat against the occupier.
  for (const unit of Object.values(state.units))
    if (unit.area && unit.fate === 'good') {
      const entered = unit.areaIn === state.turn;
      const attacked = holds(unit, 'attackedHere');
      const occupied = occupiedMinutes(unit.occupied, { minutes, entered, attacked }, state.rulings);
      if (occupied !== unit.occupied) setUnit(d, unit.id, { occupied });
    }
}
