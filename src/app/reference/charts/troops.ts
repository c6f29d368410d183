/** How armies are written, and troops with rules of their own. */

import { OBLIGATIONS } from '../../../battlefield/command/order-obligations.ts';
import { looting } from '../../../battlefield/special-troops/baggage.ts';
import {
  DETACHMENT_MOST_CP,
  HANDFUL,
  maxDetachment,
  SCREEN_CM,
  SCREEN_CP,
} from '../../../battlefield/special-troops/detachments.ts';
import { GARRISON_HINTS, GARRISON_MINUTES } from '../../../battlefield/special-troops/garrisons.ts';
import { ASSET_TO_PARK_CM, PARK_TO_HQ_CM } from '../../../battlefield/special-troops/parks.ts';
import {
  BRIDGE_CM_PER_TRAIN,
  MINUTES_PER_CM,
  pontoonMinutes,
  SHORT_CARD,
  UNDISTURBED,
} from '../../../battlefield/special-troops/pontoons.ts';
import { AREA_SIDES_CM, GARRISON_LIMITS } from '../../../battlefield/terrain.ts';
import { thousands } from '../../../book/figures.ts';
import { QUALITY_NAMES, RATINGS } from '../../../book/terms.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../../../cards/results.ts';
import { MEN_PER_POINT, POINTS_PER_BATTERY, UNIT_MEN, UNIT_POINTS } from '../../../scenarios/combat-points.ts';
import { BASE_SIZES, type BaseKind, labelStrip } from '../../../scenarios/labels.ts';
import { type ChartGroup, list, table, text, words } from '../chart.ts';

const BASE_NAMES: Record<BaseKind, string> = {
  unit: 'Infantry, cavalry, Mixed',
  'artillery-12': 'Battery of 12 guns',
  artillery: 'Other batteries',
  headquarters: 'Headquarters',
  commander: 'Formation commander',
  garrison: 'Garrison',
  train: 'Train',
  engineers: 'Engineers',
  'skirmish-stand': 'Skirmish stand',
  detachment: 'Detachment',
};

const loots = (result: Result, already: boolean): string => {
  const { looting: goesOn, lost } = looting(result, already);
  return `${goesOn ? (already ? 'goes on' : 'loots') : already ? 'stops' : 'does not'}${lost ? ', −1 CP' : ''}`;
};

const plainCard = { freezing: false, heavyRain: false, enemyNear: true, engineers: false, disordered: false };
const CARDS = [10, 15, 20, 25, 30, 40] as const;
const built = (flags: Partial<typeof plainCard>, index = 2) =>
  CARDS.map((card) => pontoonMinutes(card, index, { ...plainCard, ...flags }).total);

export const TROOPS: ChartGroup = {
  title: 'Troops',
  charts: [
    {
      id: 'combat-points',
      title: 'Men to a combat point',
      also: 'cp ratio strength units size',
      rows: ['NBC-SCN-01', 'NBC-SCN-02', 'NBC-SCN-03', 'NBC-SCN-05', 'NBC-GL-05'],
      parts: () => [
        table(
          ['', 'Foot', 'Horse'],
          [...RATINGS]
            .reverse()
            .map((q) => [`Q${q} ${QUALITY_NAMES[q]}`, MEN_PER_POINT.infantry[q], MEN_PER_POINT.cavalry[q]]),
        ),
        list(
          'Mixed units: the fractions of both arms are added, then rounded once, halves up.',
          `A unit: ${thousands(UNIT_MEN.infantry.least)} to ${thousands(UNIT_MEN.infantry.most)} men, or ${thousands(UNIT_MEN.cavalry.least)} to ${thousands(UNIT_MEN.cavalry.most)} horse; ${UNIT_POINTS.least} to ${UNIT_POINTS.usual} points as a rule, ${UNIT_POINTS.most} at most.`,
          `Batteries that march with a formation give its units ${POINTS_PER_BATTERY} points each, spread among them.`,
          'Every hit is a point. Lost while Steady white, lost while Shaken red, given to detachments blue.',
        ),
      ],
    },
    {
      id: 'bases',
      title: 'Bases and labels',
      also: 'size mm strip',
      rows: ['NBC-SCN-16', 'NBC-SCN-17', 'NBC-DET-07'],
      parts: () => [
        table(
          ['mm', 'Front', 'Depth', 'Label'],
          (Object.keys(BASE_SIZES) as BaseKind[]).map((kind) => [
            BASE_NAMES[kind],
            BASE_SIZES[kind].front,
            BASE_SIZES[kind].depth,
            labelStrip(kind),
          ]),
        ),
        text('Advice: other bases do, if both sides use the same.'),
      ],
    },
    {
      id: 'garrisons',
      title: 'Garrisons',
      also: 'support unit built-up area fort limit',
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
      parts: () => [
        list(
          `Infantry that has held an area for ${GARRISON_MINUTES} minutes by the time cards may make one as its action ends, of some or all of its points. A turn in which it was attacked in close combat does not count.`,
          `Garrison and Supporting Unit together within the limit of the area: ${GARRISON_LIMITS.least} to ${GARRISON_LIMITS.most}, usually ${GARRISON_LIMITS.usual}; what is too much leaves at once. An area is ${AREA_SIDES_CM[0]} cm square, or up to ${AREA_SIDES_CM.at(-1)}.`,
          'Q of its donor, S0. Always hard cover, no flanks, never out of command; it has a Contact Zone, and neither moves, attacks nor threatens a flank.',
          'Nobody skirmishes or firefights in or out of the area. The Supporting Unit takes the losses of close combat and artillery, and may attack out.',
          'The Support beaten, it goes; then the garrison is fought. It never goes back; its attackers always do, until it is Broken, which is Eliminated. Then they may enter, and garrison it a turn later.',
        ),
        list(...GARRISON_HINTS.map(({ hint }) => hint)),
      ],
    },
    {
      id: 'detachments',
      title: 'Detachments',
      also: 'donor screen outpost',
      rows: [
        'NBC-DET-01',
        'NBC-DET-02',
        'NBC-DET-03',
        'NBC-DET-04',
        'NBC-DET-05',
        'NBC-DET-06',
        'NBC-DET-07',
        'NBC-GL-29',
      ],
      parts: () => [
        table(
          ['Donor’s CP', ...[2, 3, 4, 5, 6, 7, 8, 9]],
          [['At most', ...[2, 3, 4, 5, 6, 7, 8, 9].map(maxDetachment)]],
        ),
        list(
          `1 to ${DETACHMENT_MOST_CP} CP as an action ends, under command; the donor keeps more than it gives. Q of the donor, S0. Infantry or cavalry as the donor; never guns.`,
          'Straight to its post or nowhere; once stopped it only goes back. It never enters a Contact Zone, starts no fight and threatens no flank; it may be attacked and must be.',
          'It recovers order and breath, not points; Broken is Eliminated; it never rejoins. It is never out of command.',
          `Under Redeploy and Strategic Movement up to ${OBLIGATIONS.redeploy.screens} cavalry screens of ${SCREEN_CP} CP within ${SCREEN_CM} cm.`,
          `More than a handful in a battle (we count ${HANDFUL}) is against the spirit.`,
        ),
      ],
    },
    {
      id: 'engineers',
      title: 'Engineers and parks',
      also: 'sappers pioneers park artillery',
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
          `A park’s commander stands within ${PARK_TO_HQ_CM} cm of the headquarters, and what is in it within ${ASSET_TO_PARK_CM} cm of him.`,
          'One or two units; Napoleonic and Ottoman armies one more for each two formations.',
          'In the commanders’ phase, once a turn: from the park or between commanders in visibility for 1 re-roll die; between a commander and his infantry in command for nothing. One to a host.',
          'With infantry: a die in close combat, and hard cover does not count against it.',
          'Each time the host loses points: two dice, 10 or more and they fall, taking one point of the loss. Host Broken: gone.',
          'With a commander: taken with him; two dice when he is hit or gives way, gone on 10; when he is replaced they go to the nearest infantry of his.',
        ),
      ],
    },
    {
      id: 'pontoons',
      title: 'Pontoon trains, bridges of boats',
      also: 'bridging build train river',
      rows: ['NBC-PON-01', 'NBC-PON-02', 'NBC-PON-03', 'NBC-PON-04', 'NBC-PON-05', 'NBC-PON-06', 'NBC-PON-07'],
      parts: () => [
        text(
          `A train carries ${BRIDGE_CM_PER_TRAIN} cm of bridge and builds 1 cm in ${MINUTES_PER_CM} minutes. It starts for 1 re-roll die, moves as wagons, and fights as infantry of 1 CP, 2 with engineers.`,
        ),
        table(
          ['Time card', ...CARDS],
          [
            ['Enemy within 20 cm', ...built({})],
            ['No enemy', ...built({ enemyNear: false })],
            ['Heavy rain, freezing', ...built({ heavyRain: true })],
            ['Engineers, 2nd card', ...built({ engineers: true })],
            ['Disordered', ...built({ disordered: true })],
          ],
          { caption: 'Minutes built' },
        ),
        text(
          `In this order: cards under ${SHORT_CARD} are lost in heavy rain or frost; ${UNDISTURBED} more with no enemy within 20 cm; engineers double every second card; Disorder halves.`,
        ),
      ],
    },
    {
      id: 'baggage',
      title: 'Baggage and looting',
      also: 'train capture plunder',
      rows: ['NBC-BAG-01', 'NBC-BAG-02', 'NBC-BAG-03', 'NBC-BAG-04', 'NBC-FAD-04'],
      parts: () => [
        words(
          ['Card on printed Q', 'First', 'Later'],
          RESULTS.map((result) => [RESULT_NAMES[result], loots(result, false), loots(result, true)]),
        ),
        list(
          'All trains start together, for 1 re-roll die. An enemy unit that touches one, guns apart, stops and has taken it.',
          'Checked as its formation’s action ends, without modifiers, whoever is with it.',
          'Looters stand, Disordered, without skirmishers; they do not evade and throw no dice. When they stop they are a plain Disordered unit next turn.',
        ),
      ],
    },
  ],
};
