/** How armies are written, and troops with special rules. */

import { ENGINEER_DICE } from '../../../battlefield/rules/close-combat/throws.ts';
import { OBLIGATIONS } from '../../../battlefield/rules/command/order-obligations.ts';
import {
  DETACHMENT_MOST_CP,
  HANDFUL,
  maxDetachment,
  SCREEN_CM,
  SCREEN_CP,
  SENT_OUT_SKIRMISH,
} from '../../../battlefield/rules/special-troops/detachments.ts';
import { ENGINEERS_FALL_ON, FORMATIONS_FOR_ENGINEERS } from '../../../battlefield/rules/special-troops/engineers.ts';
import { GARRISON_HINTS, GARRISON_MINUTES } from '../../../battlefield/rules/special-troops/garrisons.ts';
import { ASSET_TO_PARK_CM, PARK_TO_HQ_CM } from '../../../battlefield/rules/special-troops/parks.ts';
import {
  BRIDGE_CM_PER_TRAIN,
  BUILDERS_CM,
  looting,
  MINUTES_PER_CM,
  pontoonMinutes,
  SHORT_CARD,
  startTrainCost,
  trainCombatCP,
  UNDISTURBED,
} from '../../../battlefield/rules/special-troops/trains.ts';
import { AREA_SIDES_CM, GARRISON_LIMITS } from '../../../battlefield/terrain.ts';
import { RATINGS } from '../../../book/terms.ts';
import { RESULTS, type Result } from '../../../cards/results.ts';
import { say, word } from '../../../engine/message.ts';
import { MEN_PER_POINT, POINTS_PER_BATTERY } from '../../../scenarios/combat-points.ts';
import { BASE_SIZES, BATTERY_GUNS, type BaseKind, labelStrip } from '../../../scenarios/labels.ts';
import { UNIT_MEN, UNIT_POINTS } from '../../../scenarios/unit-sizes.ts';
import { CP_OF_A_HIT, engineersCost } from '../../figures.ts';
import { type Cell, type Chart, type ChartGroup, type Line, list, table, text, words } from '../chart.ts';

const COMBAT_POINTS: Chart = {
  id: 'combat-points',
  rows: ['NBC-SCN-01', 'NBC-SCN-02', 'NBC-SCN-03', 'NBC-SCN-05', 'NBC-GL-05'],
  parts: () => [
    table(
      ['', 'chart-combat-points-foot', 'chart-combat-points-horse'],
      [...RATINGS]
        .reverse()
        .map((q) => [
          say('chart-combat-points-quality', { rating: say('rating-quality', { n: q }), name: word(`quality-${q}`) }),
          MEN_PER_POINT.infantry[q],
          MEN_PER_POINT.cavalry[q],
        ]),
    ),
    list(
      'chart-combat-points-mixed',
      say('chart-combat-points-unit', {
        footLeast: UNIT_MEN.infantry.least,
        footMost: UNIT_MEN.infantry.most,
        horseLeast: UNIT_MEN.cavalry.least,
        horseMost: UNIT_MEN.cavalry.most,
        ...UNIT_POINTS,
      }),
      say('chart-combat-points-batteries', { points: POINTS_PER_BATTERY }),
      say('chart-combat-points-colours', { cp: CP_OF_A_HIT }),
    ),
  ],
};

const BASES: readonly BaseKind[] = [
  'unit',
  'artillery-12',
  'artillery',
  'headquarters',
  'commander',
  'garrison',
  'train',
  'engineers',
  'skirmish-stand',
  'detachment',
];

const baseName = (kind: BaseKind): Line =>
  kind === 'artillery-12' ? say('chart-bases-artillery-12', { guns: BATTERY_GUNS.wide }) : `chart-bases-${kind}`;

const BASES_CHART: Chart = {
  id: 'bases',
  rows: ['NBC-SCN-16', 'NBC-SCN-17', 'NBC-DET-07'],
  parts: () => [
    table(
      ['chart-bases-mm', 'chart-bases-front', 'chart-bases-depth', 'chart-bases-label'],
      BASES.map((kind) => [baseName(kind), BASE_SIZES[kind].front, BASE_SIZES[kind].depth, labelStrip(kind)]),
    ),
    text('chart-bases-advice'),
  ],
};

const GARRISONS: Chart = {
  id: 'garrisons',
  rows: [
    'NBC-GAR-01',
    'NBC-GAR-02',
    'NBC-GAR-03',
    'NBC-GAR-04',
    'NBC-GAR-05',
    'NBC-GAR-06',
    'NBC-GAR-07',
    'NBC-GAR-08',
    'NBC-GAR-09',
    'NBC-GAR-10',
    'NBC-GAR-11',
    'NBC-GL-26',
  ],
  parts: () => {
    return [
      list(
        say('chart-garrisons-made', { minutes: GARRISON_MINUTES }),
        say('chart-garrisons-limit', {
          ...GARRISON_LIMITS,
          side: AREA_SIDES_CM[0],
          largest: Math.max(...AREA_SIDES_CM),
        }),
        say('chart-garrisons-state', { skirmish: say('rating-skirmish', { n: SENT_OUT_SKIRMISH }) }),
        'chart-garrisons-fire',
        'chart-garrisons-fall',
      ),
      list(...GARRISON_HINTS.map(({ hint }) => hint)),
    ];
  },
};

const DONORS_CP = [2, 3, 4, 5, 6, 7, 8, 9] as const;

const DETACHMENTS: Chart = {
  id: 'detachments',
  rows: ['NBC-DET-01', 'NBC-DET-02', 'NBC-DET-03', 'NBC-DET-04', 'NBC-DET-05', 'NBC-DET-06', 'NBC-DET-07', 'NBC-GL-29'],
  parts: () => [
    table(['chart-detachments-donor', ...DONORS_CP], [['chart-detachments-most', ...DONORS_CP.map(maxDetachment)]]),
    list(
      say('chart-detachments-made', {
        least: Math.min(...DONORS_CP.map(maxDetachment).filter((most) => most > 0)),
        most: DETACHMENT_MOST_CP,
        skirmish: say('rating-skirmish', { n: SENT_OUT_SKIRMISH }),
      }),
      'chart-detachments-post',
      'chart-detachments-recover',
      say('chart-detachments-screens', { screens: OBLIGATIONS.redeploy.screens, cp: SCREEN_CP, cm: SCREEN_CM }),
      say('chart-detachments-handful', { handful: HANDFUL }),
    ),
  ],
};

const ENGINEERS: Chart = {
  id: 'engineers',
  rows: [
    'NBC-ENG-01',
    'NBC-ENG-02',
    'NBC-ENG-03',
    'NBC-ENG-04',
    'NBC-ENG-05',
    'NBC-ENG-06',
    'NBC-ENG-07',
    'NBC-OFF-07',
    'NBC-CMA-06',
  ],
  parts: () => [
    list(
      say('chart-engineers-park', { headquarters: PARK_TO_HQ_CM, park: ASSET_TO_PARK_CM }),
      say('chart-engineers-many', { formations: FORMATIONS_FOR_ENGINEERS }),
      say('chart-engineers-sent', {
        dice: engineersCost('park', 'commander'),
        free: engineersCost('commander', 'infantry'),
      }),
      say('chart-engineers-infantry', { dice: ENGINEER_DICE }),
      say('chart-engineers-fall', { need: ENGINEERS_FALL_ON }),
      say('chart-engineers-commander', { need: ENGINEERS_FALL_ON }),
    ),
  ],
};

const PLAIN_CARD = { freezing: false, heavyRain: false, enemyNear: true, engineers: false, disordered: false };
const CARDS = [10, 15, 20, 25, 30, 40] as const;
const SECOND_CARD = 2;
const built = (flags: Partial<typeof PLAIN_CARD>): number[] =>
  CARDS.map((card) => pontoonMinutes(card, SECOND_CARD, { ...PLAIN_CARD, ...flags }).total);

const PONTOONS: Chart = {
  id: 'pontoons',
  rows: ['NBC-PON-01', 'NBC-PON-02', 'NBC-PON-03', 'NBC-PON-04', 'NBC-PON-05', 'NBC-PON-06', 'NBC-PON-07'],
  parts: () => [
    text(
      say('chart-pontoons-train', {
        cm: BRIDGE_CM_PER_TRAIN,
        minutes: MINUTES_PER_CM,
        dice: startTrainCost('pontoon').total,
        cp: trainCombatCP(false),
        engineers: trainCombatCP(true),
      }),
    ),
    table(
      ['chart-pontoons-card', ...CARDS],
      [
        [say('chart-pontoons-enemy', { cm: BUILDERS_CM }), ...built({})],
        ['chart-pontoons-nobody', ...built({ enemyNear: false })],
        ['chart-pontoons-weather', ...built({ heavyRain: true })],
        ['chart-pontoons-engineers', ...built({ engineers: true })],
        ['chart-pontoons-disordered', ...built({ disordered: true })],
      ],
      { caption: 'chart-pontoons-caption' },
    ),
    text(say('chart-pontoons-order', { short: SHORT_CARD, more: UNDISTURBED, cm: BUILDERS_CM })),
  ],
};

function loots(result: Result, already: boolean): Cell {
  const { looting: goesOn, lost } = looting(result, already);
  if (!goesOn) return already ? 'chart-baggage-stops' : 'chart-baggage-does-not';
  const does = already ? 'goes-on' : 'loots';
  return lost > 0 ? say(`chart-baggage-${does}-lost`, { cp: -lost }) : `chart-baggage-${does}`;
}

const BAGGAGE: Chart = {
  id: 'baggage',
  rows: ['NBC-BAG-01', 'NBC-BAG-02', 'NBC-BAG-03', 'NBC-BAG-04', 'NBC-FAD-04'],
  parts: () => [
    words(
      ['chart-baggage-card', 'chart-baggage-first', 'chart-baggage-later'],
      RESULTS.map((result) => [`result-${result}`, loots(result, false), loots(result, true)]),
    ),
    list(
      say('chart-baggage-together', { dice: startTrainCost('baggage').total }),
      'chart-baggage-checked',
      'chart-baggage-looters',
    ),
  ],
};

export const TROOPS: ChartGroup = {
  id: 'troops',
  charts: [COMBAT_POINTS, BASES_CHART, GARRISONS, DETACHMENTS, ENGINEERS, PONTOONS, BAGGAGE],
};
