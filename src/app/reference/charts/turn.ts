/** The turn, its clock, and etiquette at the table. */
import { ACTION_STEPS, PHASES } from '../../../battlefield/battle.ts';
import { KEPT_CP, REST_CM } from '../../../battlefield/command/command-phase.ts';
import { combatDice } from '../../../battlefield/rules/close-combat/throws.ts';
import { CAVALRY_NEAR_CM } from '../../../battlefield/rules/fire/skirmish.ts';
import { lullRestart, restartNeed } from '../../../battlefield/rules/lulls/lulls.ts';
import { CONTACT_ZONE_CM, CONTACT_ZONE_IN_LULL_CM } from '../../../battlefield/rules/movement/contact-zone.ts';
import {
  reactionSaid,
  SIMPLE_COMMAND_NEED,
  SIMPLIFICATION_KEYS,
  simplifiedReaction,
} from '../../../battlefield/simplified.ts';
import { mostStands } from '../../../battlefield/troops.ts';
import { SKIRMISH_RATINGS } from '../../../book/terms.ts';
import { minuteCounts } from '../../../cards/deck.ts';
import { deckName } from '../../../cards/deck-name.ts';
import { SHUFFLING_MINUTES } from '../../../cards/pack.ts';
import { RESULTS } from '../../../cards/results.ts';
import { say } from '../../../engine/message.ts';
import { type Cell, type Chart, type ChartGroup, from, type Line, list, table, text, words } from '../chart.ts';
import { DECISION_SECONDS } from '../decision.ts';

const SEQUENCE: Chart = {
  id: 'sequence',
  rows: ['NBC-SEQ-01', 'NBC-SEQ-02'],
  parts: () => [
    words(
      ['', 'chart-sequence-phase', 'chart-sequence-does'],
      PHASES.map((phase) => [phase, `phase-${phase}`, `chart-sequence-phase-${phase}`]),
    ),
    words(
      ['chart-sequence-step', 'chart-sequence-does'],
      ACTION_STEPS.map((step) => [`step-${step}`, `chart-sequence-step-${step}`]),
      'chart-sequence-action',
    ),
  ],
};

/** Combat points that a stand in front takes from its parent's dice. */
const STAND_CP = (() => {
  const thrown = (stands: number) =>
    combatDice({ id: 'one', troop: 'infantry', q: 3, cp: 6, stands }, 'attacker').total;
  return thrown(0) - thrown(1);
})();

const COMMAND_PHASE: Chart = {
  id: 'command-phase',
  rows: ['NBC-CMD-01', 'NBC-CMD-02', 'NBC-CMD-03', 'NBC-CMD-04'],
  parts: () => [
    table(
      ['chart-command-phase-stands', ...SKIRMISH_RATINGS.map((n) => say('rating-skirmish', { n }))],
      [['', ...SKIRMISH_RATINGS.map(mostStands)]],
    ),
    list(
      say('chart-command-phase-not', { cm: CAVALRY_NEAR_CM, cp: KEPT_CP }),
      say('chart-command-phase-costs', { cp: STAND_CP }),
      'chart-command-phase-disordered',
      say('chart-command-phase-rest', { cm: REST_CM }),
      'chart-command-phase-first',
      'chart-command-phase-dice',
    ),
  ],
};

const TIME: Chart = {
  id: 'time',
  rows: ['NBC-TIM-01', 'NBC-TIM-02', 'NBC-TIM-03', 'NBC-GL-20'],
  parts: ({ time }) => [
    table(
      ['chart-time-minutes', 'chart-time-cards'],
      minuteCounts(time).map(({ minutes, cards }) => [
        minutes,
        say('chart-time-of', { cards, all: time.cards.length }),
      ]),
      { caption: say('chart-time-deck', { deck: deckName(time) }) },
    ),
    text('chart-time-turn', say('chart-time-shuffle', { minutes: SHUFFLING_MINUTES }), 'chart-time-due'),
    text('chart-time-runs'),
  ],
};

const LULL = { by: 'a', where: '', since: 1 } as const;

const restarts = (turn: number): Cell => {
  const need = restartNeed(LULL, turn);
  if (need === null) return 'chart-lull-force';
  if (need !== 'no-throw') return from(need.total);
  return lullRestart(LULL, turn) ? 'chart-lull-ends' : '';
};

const LULL_CHART: Chart = {
  id: 'lull',
  rows: ['NBC-LUL-01', 'NBC-LUL-02', 'NBC-LUL-03'],
  parts: () => [
    text('chart-lull-offered'),
    table(
      ['chart-lull-turn', 'chart-lull-again'],
      [1, 2, 3, 4].map((turn) => [
        turn === LULL.since ? 'chart-lull-own' : say('chart-lull-after', { turns: turn - LULL.since }),
        restarts(turn),
      ]),
    ),
    list(
      say('chart-lull-zone', { lull: CONTACT_ZONE_IN_LULL_CM, usual: CONTACT_ZONE_CM }),
      'chart-lull-nobody',
      'chart-lull-swap',
      'chart-lull-officers',
      'chart-lull-first',
    ),
  ],
};

const SIMPLIFIED: Chart = {
  id: 'simplified',
  rows: ['NBC-SIM-01', 'NBC-SIM-02', 'NBC-SIM-03'],
  parts: () => [
    text('chart-simplified-any'),
    list(...SIMPLIFICATION_KEYS.map((key): Line => `simplification-${key}`)),
    text(say('chart-simplified-command', { need: SIMPLE_COMMAND_NEED })),
    words(
      ['chart-simplified-card', 'chart-simplified-formation'],
      RESULTS.map((result) => [`result-${result}`, reactionSaid(simplifiedReaction(result))]),
    ),
  ],
};

const MEASURING: Chart = {
  id: 'measuring',
  rows: ['NBC-EQ-02', 'NBC-GL-20', 'NBC-GL-21'],
  parts: () => [text('chart-measuring-free'), { tool: 'ground-scale' }, { tool: 'range' }],
};

const ETIQUETTE: Chart = {
  id: 'etiquette',
  rows: ['NBC-EQ-03', 'NBC-EQ-04', 'NBC-EQ-05', 'NBC-PT-03', 'NBC-GL-01', 'NBC-END-01'],
  parts: () => [
    list(
      'chart-etiquette-command',
      'chart-etiquette-one',
      'chart-etiquette-dice',
      'chart-etiquette-plan',
      'chart-etiquette-victory',
    ),
    text(say('chart-etiquette-seconds', { seconds: DECISION_SECONDS })),
    { tool: 'timer' },
  ],
};

export const TURN: ChartGroup = {
  id: 'turn',
  charts: [SEQUENCE, COMMAND_PHASE, TIME, LULL_CHART, SIMPLIFIED, MEASURING, ETIQUETTE],
};
