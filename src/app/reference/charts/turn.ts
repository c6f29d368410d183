/** How a turn goes, its clock, and manners at the table. */
import { PHASE_NAMES, PHASES } from '../../../battlefield/battle.ts';
import { mostStands } from '../../../battlefield/command/command-phase.ts';
import { lullRestart, restartNeed } from '../../../battlefield/lulls/lulls.ts';
import { CONTACT_ZONE_CM, CONTACT_ZONE_IN_LULL_CM } from '../../../battlefield/movement/contact-zone.ts';
import {
  REACTIONS,
  SIMPLE_COMMAND_NEED,
  SIMPLIFICATIONS,
  simplifiedReaction,
} from '../../../battlefield/simplified.ts';
import { STEP_NAMES } from '../../../battlefield/turn.ts';
import { SKIRMISH_RATINGS } from '../../../book/terms.ts';
import { minuteCounts } from '../../../cards/deck.ts';
import { RESULT_NAMES, RESULTS } from '../../../cards/results.ts';
import type { Face } from '../../../dice/faces.ts';
import { type ChartGroup, from, list, table, text, words } from '../chart.ts';

const PHASE_SAYS: Record<(typeof PHASES)[number], string> = {
  1: 'Used re-roll dice are thrown to come back; skirmish stands out or in; tired units are marked Resting.',
  2: 'Formations whose time has come check whether they arrive, and are given an order.',
  3: 'Deployed stands attack, both sides at once; disorder checks when all is thrown.',
  4: 'Both sides fire, target by target; disorder checks when all is thrown.',
  5: 'Army commanders and headquarters, new officers, engineers, howitzers, trains; then the hands of cards.',
  6: 'A card from each side; the winner acts. Again until every formation has acted.',
  7: 'Recovery first, then rallying: one card for each unit.',
  8: 'A time card moves the clock.',
  9: 'Lulls are offered; then weather, ground, fog and visibility.',
};

const STEP_SAYS: Record<keyof typeof STEP_NAMES, string> = {
  orders: 'Under command or not; the order may change.',
  move: 'Broken units first, then every unit in turn.',
  firefights: 'One after another, as the acting player likes.',
  combats: 'One after another, as the acting player likes.',
  administration: 'Change the order, make detachments and garrisons, check looters.',
};

const lull = { by: 'a', where: '', since: 1 } as const;
const restarts = (turn: number): string => {
  const need = restartNeed(lull, turn);
  if (need === null) return 'in force';
  return need === 'no-throw' ? (lullRestart(lull, turn) ? 'no throw: it ends' : '') : from(need.total as Face);
};

export const TURN: ChartGroup = {
  title: 'The turn',
  charts: [
    {
      id: 'sequence',
      title: 'Sequence of the turn',
      also: 'phases action',
      rows: ['NBC-SEQ-01', 'NBC-SEQ-02'],
      parts: () => [
        words(
          ['', 'Phase', 'What is done'],
          PHASES.map((phase) => [phase, PHASE_NAMES[phase], PHASE_SAYS[phase]]),
        ),
        words(
          ['Step', 'What is done'],
          (Object.keys(STEP_NAMES) as (keyof typeof STEP_NAMES)[]).map((step) => [STEP_NAMES[step], STEP_SAYS[step]]),
          'A formation’s action',
        ),
      ],
    },
    {
      id: 'command-phase',
      title: 'Command Phase: stands, rest',
      also: 'skirmishers deploy resting re-roll dice first',
      rows: ['NBC-CMD-01', 'NBC-CMD-02', 'NBC-CMD-03', 'NBC-CMD-04'],
      parts: () => [
        table(
          ['Stands to put out', ...SKIRMISH_RATINGS.map((sk) => `S${sk}`)],
          [['', ...SKIRMISH_RATINGS.map(mostStands)]],
        ),
        list(
          'Not while Disordered, nor with enemy cavalry within 2 cm, nor under Redeploy or Strategic Movement. The unit keeps at least 1 CP.',
          'Each stand takes 1 CP off its parent’s dice in firefight and close combat while it is out, and is measured from the parent.',
          'Disordered later, the unit keeps a stand that is out; lost, it is not replaced before order is.',
          'Tired or Exhausted with no enemy within 25 cm: it may be marked Resting. It then stays where it is, and counts as in command for its recovery.',
          'Who acts first in a phase, if anybody asks: a die each, the higher first. One re-throw for a re-roll die.',
          'Used re-roll dice are thrown, to come back.',
        ),
      ],
    },
    {
      id: 'time',
      title: 'Time cards',
      also: 'clock minutes hours',
      rows: ['NBC-TIM-01', 'NBC-TIM-02', 'NBC-TIM-03', 'NBC-GL-20'],
      parts: ({ time }) => [
        table(
          ['Minutes', 'Cards'],
          minuteCounts(time).map(({ minutes, cards }) => [minutes, `${cards} of ${time.cards.length}`]),
          { caption: time.name },
        ),
        text(
          'One card at the end of each turn is added to the clock. A 10 or a 45 sends the whole pack back for a shuffle.',
          'What is due at a time may happen once the clock has reached it.',
        ),
        text('By the clock run: daylight and dusk, the ground, garrisons, bridges of boats, the end of the battle.'),
      ],
    },
    {
      id: 'lull',
      title: 'Lull',
      also: 'truce pause',
      rows: ['NBC-LUL-01', 'NBC-LUL-02', 'NBC-LUL-03'],
      parts: () => [
        text('Offered by either side as a turn ends, for all the field or part of it, and only if both agree.'),
        table(
          ['Turn', 'Fighting again on'],
          [1, 2, 3, 4].map((turn) => [turn === 1 ? 'The lull’s own' : `${turn - 1} after it`, restarts(turn)]),
        ),
        list(
          `The Contact Zone there is ${CONTACT_ZONE_IN_LULL_CM} cm instead of ${CONTACT_ZONE_CM}.`,
          'Nobody skirmishes, fires, fights or advances there; units adjust their position or go back.',
          'Two units of one formation, in command and not cut off, may change places.',
          'Officers move as they like; formations from outside stay outside.',
          'The side that offered moves all its formations first.',
        ),
      ],
    },
    {
      id: 'simplified',
      title: 'Simplified game',
      rows: ['NBC-SIM-01', 'NBC-SIM-02', 'NBC-SIM-03'],
      parts: () => [
        text('Any of these, if both sides agree:'),
        list(...Object.values(SIMPLIFICATIONS)),
        text(
          `Without orders: white dice and Ability make ${SIMPLE_COMMAND_NEED} and the formation does as its player likes; else a card on Temperament.`,
        ),
        words(
          ['Card', 'The formation'],
          RESULTS.map((result) => [RESULT_NAMES[result], REACTIONS[simplifiedReaction(result)]]),
        ),
      ],
    },
    {
      id: 'measuring',
      title: 'Measuring and scales',
      also: 'yards miles distance calculator pre-measuring ground scale',
      rows: ['NBC-EQ-02', 'NBC-GL-20', 'NBC-GL-21'],
      parts: () => [
        text('Measuring is free, at any time and before any decision.'),
        { tool: 'ground-scale' },
        { tool: 'range' },
      ],
    },
    {
      id: 'etiquette',
      title: 'At the table',
      also: 'etiquette manners thinking timer cocked dice take back',
      rows: ['NBC-EQ-03', 'NBC-EQ-04', 'NBC-EQ-05', 'NBC-PT-03', 'NBC-GL-01', 'NBC-END-01'],
      parts: () => [
        list(
          'You command the army. How single fights end is left to dice, cards and the officers on the spot.',
          'One unit at a time. Once the next one is looked at, the last stands where it was put: only a small turn, or guns attached to it, may follow.',
          'Throws are made in sight of all. A die that leans is thrown again with its whole pot, at no cost.',
          'A written plan of the battle is for your own eyes and binds nobody; keep it under the day’s line.',
          'There is no victory by the book: the scenario or the players say when it ends and who has won.',
        ),
        text('Decide in seconds. If you like, whoever takes longer than ten lets the other side decide:'),
        { tool: 'timer' },
      ],
    },
  ],
};
