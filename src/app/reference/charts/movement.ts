/** Marching: the chart, shifts, manoeuvres, the Contact Zone, broken troops, bridges. */
import { OBLIGATIONS } from '../../../battlefield/rules/command/order-obligations.ts';
import { BROKEN_MOVE } from '../../../battlefield/rules/fire/casualties.ts';
import { BRIDGE_CP, COLUMN_DEPTHS, crossingNeed, DITCH_BONUS } from '../../../battlefield/rules/movement/bridges.ts';
import {
  AUTO_ATTACK,
  CONTACT_ZONE_CM,
  contactZoneDice,
  NO_ATTACK,
  STOP_BEFORE_CAVALRY_CM,
  STUBBORN,
} from '../../../battlefield/rules/movement/contact-zone.ts';
import { FACE_CM, GAIT_DEGREES } from '../../../battlefield/rules/movement/manoeuvres.ts';
import {
  CONTOUR_CM,
  CONTOUR_IN_MUD_CM,
  FIRED_SHIFTS,
  FLIGHT_CM,
  MOVE_CHART,
  MOVE_CLASSES,
  MUD_SHIFTS,
  ROAD_CM,
  SHY_CM,
  SOFT_CM,
} from '../../../battlefield/rules/movement/movement.ts';
import { SAMPLE_TERRAIN } from '../../../battlefield/terrain.ts';
import { RATINGS } from '../../../book/terms.ts';
import { FACES } from '../../../dice/faces.ts';
import { say, word } from '../../../engine/message.ts';
import { MOST } from '../../../scenarios/schema.ts';
import { EXHAUSTED_SHIFTS } from '../../figures.ts';
import { type Cell, type Chart, type ChartGroup, cm, list, signed, table, words } from '../chart.ts';

const zone = (mounted: boolean, worse: boolean): number => contactZoneDice({ mounted, disordered: worse }).total;
const COLUMNS = [1, 2, 3, 4] as const;
const checked = (shifts: number): Cell => say('chart-movement-and-check', { shifts });

const MOVES: Chart = {
  id: 'movement',
  rows: [
    'NBC-MOV-08',
    'NBC-MOV-09',
    'NBC-MOV-10',
    'NBC-MOV-11',
    'NBC-MOV-12',
    'NBC-MOV-13',
    'NBC-MOV-14',
    'NBC-ART-25',
  ],
  parts: () => [
    table(
      ['', 'chart-movement-full', ...COLUMNS.map((n) => say('chart-movement-restricted', { n }))],
      MOVE_CLASSES.map((moves) => [
        `move-class-${moves}`,
        MOVE_CHART[moves].full,
        ...MOVE_CHART[moves].dice.map((thrown): Cell => thrown ?? 'figure-none'),
      ]),
      { caption: say('chart-movement-caption', { from: COLUMNS[0], to: COLUMNS.length }) },
    ),
    table(
      ['chart-movement-shifts', ''],
      [
        ...SAMPLE_TERRAIN.map(({ id, shifts, disorderTest }): Cell[] => [
          say('chart-movement-sample', { terrain: word(`terrain-${id}`) }),
          disorderTest ? checked(shifts) : shifts,
        ]),
        ['chart-movement-mud', checked(MUD_SHIFTS)],
        ['chart-movement-exhausted', EXHAUSTED_SHIFTS],
        ['chart-movement-fired-medium', FIRED_SHIFTS.medium],
        ['chart-movement-fired-light', FIRED_SHIFTS.light],
        ['chart-movement-fired-heavy', 'chart-movement-stay'],
      ],
    ),
    table(
      ['chart-movement-cm', ''],
      [
        ['chart-movement-soft-foot', signed(-SOFT_CM.foot)],
        ['chart-movement-soft-horse', signed(-SOFT_CM.horse)],
        ['chart-movement-contour', signed(-CONTOUR_CM)],
        ['chart-movement-contour-mud', signed(-CONTOUR_IN_MUD_CM)],
        ['chart-movement-redeploy', signed(OBLIGATIONS.redeploy.baseRateCm)],
        ['chart-movement-strategic', signed(OBLIGATIONS.strategic.baseRateCm)],
      ],
    ),
    list('chart-movement-add-up', say('chart-movement-terrain', { from: 0, to: MOST.shifts })),
  ],
};

const MANOEUVRES: Chart = {
  id: 'manoeuvres',
  rows: [
    'NBC-GL-10',
    'NBC-MOV-01',
    'NBC-MOV-02',
    'NBC-MOV-03',
    'NBC-MOV-04',
    'NBC-MOV-05',
    'NBC-MOV-06',
    'NBC-MOV-07',
    'NBC-MOV-21',
    'NBC-MOV-22',
    'NBC-ART-26',
  ],
  parts: () => [
    words(
      ['', 'chart-manoeuvres-costs', 'chart-manoeuvres-check'],
      [
        ['chart-manoeuvres-wheel', 'chart-manoeuvres-corner', 'chart-manoeuvres-second'],
        ['chart-manoeuvres-face', cm(FACE_CM), 'chart-manoeuvres-second'],
        ['chart-manoeuvres-free-face', 'chart-manoeuvres-nothing', ''],
        [
          say('chart-manoeuvres-oblique', { degrees: GAIT_DEGREES.oblique }),
          'chart-manoeuvres-nothing',
          'chart-manoeuvres-over-half',
        ],
        ['chart-manoeuvres-sideways', 'chart-manoeuvres-half', 'chart-manoeuvres-sideways-check'],
        ['chart-manoeuvres-friends', 'chart-manoeuvres-nothing', 'chart-manoeuvres-both'],
      ],
    ),
    list('chart-manoeuvres-order', 'chart-manoeuvres-guns', 'chart-manoeuvres-ends', 'chart-manoeuvres-rest'),
  ],
};

const CONTACT_ZONE: Chart = {
  id: 'contact-zone',
  rows: ['NBC-GL-06', 'NBC-MOV-15', 'NBC-MOV-16', 'NBC-MOV-17', 'NBC-MOV-18', 'NBC-MOV-19', 'NBC-MOV-20'],
  parts: () => [
    table(
      ['chart-contact-zone-starts', 'chart-contact-zone-foot', 'chart-contact-zone-horse'],
      [
        ['chart-contact-zone-good', zone(false, false), zone(true, false)],
        ['chart-contact-zone-bad', zone(false, true), zone(true, true)],
      ],
      { caption: say('chart-contact-zone-caption', { cm: CONTACT_ZONE_CM }) },
    ),
    words(
      ['chart-contact-zone-face', 'chart-contact-zone-means'],
      [
        [
          say('chart-contact-zone-any', { face: NO_ATTACK }),
          say('chart-contact-zone-no-attack', {
            ratings: RATINGS.filter((q) => q >= STUBBORN).map((n) => say('rating-quality', { n })),
          }),
        ],
        [
          say('chart-contact-zone-any', { face: AUTO_ATTACK }),
          say('chart-contact-zone-auto-attack', { cm: STOP_BEFORE_CAVALRY_CM }),
        ],
        [say('chart-contact-zone-both', { one: NO_ATTACK, six: AUTO_ATTACK }), 'chart-contact-zone-cancel'],
      ],
    ),
    list('chart-contact-zone-straight', 'chart-contact-zone-aspect', 'chart-contact-zone-closest'),
  ],
};

const ROAD_COLUMN: Chart = {
  id: 'road-column',
  rows: ['NBC-ORD-16', 'NBC-DET-06'],
  parts: () => [
    list('chart-road-column-who', say('chart-road-column-depth', { times: COLUMN_DEPTHS }), 'chart-road-column-mud'),
  ],
};

const BROKEN: Chart = {
  id: 'broken',
  rows: ['NBC-GL-17', 'NBC-GL-18', 'NBC-BRK-01', 'NBC-BRK-02', 'NBC-BRK-03', 'NBC-ART-22'],
  parts: () => [
    list(
      say('chart-broken-at-once', {
        none: 0,
        cm: BROKEN_MOVE.cm,
        friends: BROKEN_MOVE.disordersFriendsWithinCm,
      }),
      say('chart-broken-each-turn', { ...FLIGHT_CM, near: SHY_CM, road: ROAD_CM }),
      'chart-broken-touched',
      'chart-broken-blocks',
      'chart-broken-never',
    ),
  ],
};

/** The faces that succeed in crossing: "4+", or "6" alone. */
const crosses = (cp: number | null): Cell => {
  const need = crossingNeed(cp).total;
  return need < FACES.length ? say('figure-plus', { n: need }) : need;
};

const BRIDGES: Chart = {
  id: 'bridges',
  rows: ['NBC-BRG-01', 'NBC-BRG-02', 'NBC-BRG-03', 'NBC-BRG-04', 'NBC-BRG-05'],
  parts: () => [
    table(
      ['chart-bridges-die', 'chart-bridges-on'],
      [
        ['chart-bridges-guns', crosses(null)],
        [say('chart-bridges-small', { cp: BRIDGE_CP.upTo5 }), crosses(BRIDGE_CP.upTo5)],
        [say('chart-bridges-middle', { from: BRIDGE_CP.upTo5 + 1, to: BRIDGE_CP.upTo8 }), crosses(BRIDGE_CP.upTo8)],
        [say('chart-bridges-large', { cp: BRIDGE_CP.upTo8 + 1 }), crosses(BRIDGE_CP.upTo8 + 1)],
        ['chart-bridges-ditch', signed(DITCH_BONUS)],
      ],
      { caption: 'chart-bridges-caption' },
    ),
    list('chart-bridges-turns', 'chart-bridges-one', 'chart-bridges-ditch-state', 'chart-bridges-mud'),
  ],
};

export const MOVEMENT: ChartGroup = {
  id: 'movement',
  charts: [MOVES, MANOEUVRES, CONTACT_ZONE, ROAD_COLUMN, BROKEN, BRIDGES],
};
