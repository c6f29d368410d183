/** Recovery and rallying; what a battle leaves. */

import { type OfficerFate, officerFate, WOUNDS, woundDay } from '../../../battlefield/command/officers.ts';
import { rally } from '../../../battlefield/rally.ts';
import { lastingLoss, type RecoveryFacts, recover } from '../../../battlefield/recovery.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../../../cards/results.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import {
  LOSS_ROW_NAMES,
  LOSS_ROWS,
  LOSS_TABLE,
  PERCENT_FROM,
  PERCENT_TO,
  reformBattery,
} from '../../../scenarios/after-battle.ts';
import { type ChartGroup, from, type InForce, list, signed, spans, TWO_DICE, table, text } from '../chart.ts';

const HURT: RecoveryFacts = {
  startCP: 9,
  given: 0,
  lost: 6,
  shaken: false,
  disordered: true,
  exhaustion: 1,
  resting: true,
  outOfCommand: false,
  inContactZone: false,
  clear: true,
  detachment: false,
};

const yes = (does: boolean): string => (does ? 'yes' : '–');

const rallies = (result: Result, start: number, { rulings }: InForce): string => {
  const what = rally(result, start, rulings);
  return what.kind === 'rallied' ? String(what.cp) : what.kind === 'not' ? '–' : 'gone';
};

const RALLY_WORDS: Record<Result, string> = {
  VH: 'rallies at ¾',
  H: 'rallies at ½, Disordered',
  N: 'not yet',
  L: 'not yet',
  VL: 'Eliminated',
};
const STARTS = [4, 5, 6, 7, 8, 9, 10, 12] as const;

const FATE_WORDS: Record<OfficerFate, string> = {
  dead: 'dead',
  incapacitated: 'incapacitated for good',
  critical: 'critically wounded',
  serious: 'seriously wounded',
  light: 'lightly wounded',
  recovered: 'recovered, back next day',
};

export const RECOVERY: ChartGroup = {
  title: 'Recovery',
  charts: [
    {
      id: 'recovery',
      title: 'Recovery',
      also: 'combat points back disorder tiredness rest',
      rows: ['NBC-REC-01', 'NBC-REC-02', 'NBC-REC-03', 'NBC-REC-04', 'NBC-REC-05', 'NBC-GL-15'],
      parts: ({ rulings }) => [
        table(
          ['Card', 'CP', 'Order', 'in zone', 'Tired'],
          RESULTS.map((result) => {
            const got = recover(result, HURT, rulings);
            const inZone = recover(result, { ...HURT, inContactZone: true, clear: false }, rulings);
            return [
              RESULT_NAMES[result],
              signed(got.points),
              yes(got.disorder),
              yes(inZone.disorder),
              got.tiredness ? 'a step' : '–',
            ];
          }),
        ),
        list(
          'One card for each unit, in command or resting. No points come back in the Contact Zone.',
          `A Steady unit stays at least ${lastingLoss(false)} below its start, a Shaken one ${lastingLoss(true)}. Points given to detachments are gone; detachments regain none.`,
          'Tiredness: only a unit that rests, with no enemy within 15 cm. An enemy nearer than that ends the rest, and it defends by itself.',
        ),
      ],
    },
    {
      id: 'rally',
      title: 'Rallying',
      also: 'broken shaken',
      rows: ['NBC-RAL-01', 'NBC-RAL-02', 'NBC-RAL-03'],
      parts: (inForce) => [
        table(
          ['Card', 'The Broken unit'],
          RESULTS.map((result) => [RESULT_NAMES[result], RALLY_WORDS[result]]),
        ),
        table(
          ['Start CP', ...STARTS],
          (['VH', 'H'] as const).map((result) => [
            RESULT_NAMES[result],
            ...STARTS.map((start) => rallies(result, start, inForce)),
          ]),
          { caption: 'CP it comes back with: never more than two below its start' },
        ),
        text(
          'After recovery. It is Shaken from then on, and as tired as it was. Artillery, garrisons and detachments never rally.',
        ),
      ],
    },
    {
      id: 'losses',
      title: 'Losses after the battle',
      also: 'killed wounded missing deserted percent men campaign',
      rows: [
        'NBC-LOS-01',
        'NBC-LOS-02',
        'NBC-LOS-03',
        'NBC-LOS-04',
        'NBC-LOS-05',
        'NBC-LOS-06',
        'NBC-LOS-07',
        'NBC-LOS-08',
        'NBC-LOS-09',
      ],
      parts: () => [
        table(
          ['% of men', ...FACES, 'Guns'],
          LOSS_ROWS.map((row) => {
            const { men, guns } = LOSS_TABLE[row];
            return [LOSS_ROW_NAMES[row], ...men, guns === null ? 'lost' : from(guns)];
          }),
          { caption: 'One die a unit; another for guns that march with it' },
        ),
        list(
          'Of the losses: temporarily missing; of the rest wounded; of the rest killed; of the rest deserted; who is left comes back. Each by two decimal dice.',
          `Throws under ${PERCENT_FROM} and over ${PERCENT_TO} are made again.`,
          'Next day’s points are reckoned from the men who are left, and the guns.',
          `A battery Broken or Eliminated forms again on ${reformBattery(1, true).need.total} of 100, or ${reformBattery(1, false).need.total} if its formation has left the field.`,
        ),
      ],
    },
    {
      id: 'officers-after',
      title: 'Officers after the battle',
      also: 'wound dead recover fate',
      rows: ['NBC-OFF-08', 'NBC-OFF-09'],
      parts: () => {
        const faces = new Map(TWO_DICE);
        return [
          table(
            ['Two dice', 'He is'],
            spans(
              TWO_DICE.map(([total]) => total),
              (total) => FATE_WORDS[officerFate(faces.get(total)!)],
            ),
          ),
          table(
            ['A pair, then', ...FACES],
            WOUNDS.map((wound) => [
              wound,
              ...FACES.map((third: Face) => {
                const day = woundDay(wound, [1, 1], third);
                const fate = day.kind === 'known' ? day.fate : wound;
                return fate === wound ? '–' : fate === 'recovered' ? 'well' : fate;
              }),
            ]),
            { caption: 'Each day two dice for a wounded officer; on a pair one more' },
          ),
        ];
      },
    },
  ],
};
