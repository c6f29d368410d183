/** Recovery and rallying, and the end of a battle. */

import {
  DISTURBED_CM,
  lastingLoss,
  RALLY_BELOW,
  RALLY_SHARES,
  type RecoveryFacts,
  rally,
  recover,
} from '../../../battlefield/recovery/recovery.ts';
import { officerFate, WOUNDS, type Wound, woundDay } from '../../../battlefield/rules/command/officers.ts';
import { RESULTS, type Result } from '../../../cards/results.ts';
import { FACES, type Face } from '../../../dice/faces.ts';
import { say } from '../../../engine/message.ts';
import {
  LOSS_ROWS,
  LOSS_TABLE,
  lossRowName,
  PERCENT_FROM,
  PERCENT_TO,
  reformBattery,
} from '../../../scenarios/after-battle.ts';
import {
  byTotal,
  type Cell,
  type Chart,
  type ChartGroup,
  from,
  type InForce,
  type Line,
  list,
  signed,
  table,
  text,
} from '../chart.ts';

const resultCell = (result: Result): Cell => `result-${result}`;

const HURT: RecoveryFacts = {
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

const yes = (does: boolean): Cell => (does ? 'figure-yes' : 'figure-none');

const RECOVER: Chart = {
  id: 'recovery',
  rows: ['NBC-REC-01', 'NBC-REC-02', 'NBC-REC-03', 'NBC-REC-04', 'NBC-REC-05', 'NBC-GL-15'],
  parts: ({ rulings }) => [
    table(
      [
        'chart-recovery-card',
        'chart-recovery-cp',
        'chart-recovery-order',
        'chart-recovery-in-zone',
        'chart-recovery-tired',
      ],
      RESULTS.map((result) => {
        const got = recover(result, HURT, rulings);
        const inZone = recover(result, { ...HURT, inContactZone: true, clear: false }, rulings);
        return [
          resultCell(result),
          signed(got.points),
          yes(got.disorder),
          yes(inZone.disorder),
          got.tiredness ? 'chart-recovery-step' : 'figure-none',
        ];
      }),
    ),
    list(
      'chart-recovery-who',
      say('chart-recovery-lasting', { steady: lastingLoss(false), shaken: lastingLoss(true) }),
      say('chart-recovery-rest', { cm: DISTURBED_CM }),
    ),
  ],
};

const STARTS = [4, 5, 6, 7, 8, 9, 10, 12] as const;

const rallyWords = (result: Result, { rulings }: InForce): Line => {
  const what = rally(result, 12, rulings);
  if (what.kind !== 'rallied') return what.kind === 'not' ? 'chart-rally-not' : 'chart-rally-eliminated';
  const share = 100 * RALLY_SHARES[what.disordered ? 'H' : 'VH'];
  return what.disordered ? say('chart-rally-rallies-disordered', { share }) : say('chart-rally-rallies', { share });
};

const rallies = (result: Result, start: number, { rulings }: InForce): Cell => {
  const what = rally(result, start, rulings);
  if (what.kind === 'rallied') return what.cp;
  return what.kind === 'not' ? 'figure-none' : 'chart-rally-gone';
};

const RALLY: Chart = {
  id: 'rally',
  rows: ['NBC-RAL-01', 'NBC-RAL-02', 'NBC-RAL-03'],
  parts: (inForce) => [
    table(
      ['chart-recovery-card', 'chart-rally-broken'],
      RESULTS.map((result) => [resultCell(result), rallyWords(result, inForce)]),
    ),
    table(
      ['chart-rally-start', ...STARTS],
      (['VH', 'H'] as const).map((result) => [
        resultCell(result),
        ...STARTS.map((start) => rallies(result, start, inForce)),
      ]),
      { caption: say('chart-rally-caption', { below: RALLY_BELOW }) },
    ),
    text('chart-rally-shaken'),
  ],
};

const LOSSES: Chart = {
  id: 'losses',
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
      ['chart-losses-men', ...FACES, 'chart-losses-guns'],
      LOSS_ROWS.map((row) => {
        const { men, guns } = LOSS_TABLE[row];
        return [lossRowName(row), ...men, guns === null ? 'chart-losses-lost' : from(guns)];
      }),
      { caption: 'chart-losses-caption' },
    ),
    list(
      'chart-losses-kinds',
      say('chart-losses-percent', { from: PERCENT_FROM, to: PERCENT_TO }),
      'chart-losses-next-day',
      say('chart-losses-battery', {
        here: reformBattery(1, true).need.total,
        gone: reformBattery(1, false).need.total,
      }),
    ),
  ],
};

/** What the third die does to a wound; empty if nothing. */
function woundAfter(wound: Wound, third: Face): Cell {
  const fate = woundDay(wound, [1, 1], third);
  return fate === wound ? 'figure-none' : `chart-officers-after-day-${fate}`;
}

const OFFICERS_AFTER: Chart = {
  id: 'officers-after',
  rows: ['NBC-OFF-08', 'NBC-OFF-09'],
  parts: () => [
    table(
      ['chart-officers-after-dice', 'chart-officers-after-is'],
      byTotal((dice) => `chart-officers-after-${officerFate(dice)}`),
    ),
    table(
      ['chart-officers-after-pair', ...FACES],
      WOUNDS.map((wound) => [`chart-officers-after-day-${wound}`, ...FACES.map((third) => woundAfter(wound, third))]),
      { caption: 'chart-officers-after-caption' },
    ),
  ],
};

export const RECOVERY: ChartGroup = { id: 'recovery', charts: [RECOVER, RALLY, LOSSES, OFFICERS_AFTER] };
