/** Marching: the chart, shifts, manoeuvres, the Contact Zone, broken troops, bridges. */

import { OBLIGATIONS } from '../../../battlefield/command/order-obligations.ts';
import { crossingNeed, DITCH_BONUS } from '../../../battlefield/movement/bridges.ts';
import { ROAD_CM, SHY_CM } from '../../../battlefield/movement/broken-movement.ts';
import {
  CONTACT_ZONE_CM,
  contactZoneDice,
  STOP_BEFORE_CAVALRY_CM,
} from '../../../battlefield/movement/contact-zone.ts';
import { FACE_CM, GAIT_DEGREES } from '../../../battlefield/movement/manoeuvres.ts';
import {
  CONTOUR_CM,
  CONTOUR_IN_MUD_CM,
  FIRED_SHIFTS,
  MOVE_CHART,
  MOVE_CLASS_NAMES,
  MOVE_CLASSES,
  MUD_SHIFTS,
  SOFT_CM,
} from '../../../battlefield/movement/movement.ts';
import { COLUMN_DEPTHS } from '../../../battlefield/movement/road-column.ts';
import { SAMPLE_TERRAIN } from '../../../battlefield/terrain.ts';
import { type ChartGroup, list, signed, table, words } from '../chart.ts';

const zone = (mounted: boolean, worse: boolean): number => contactZoneDice({ mounted, disordered: worse }).total;

export const MOVEMENT: ChartGroup = {
  title: 'Movement',
  charts: [
    {
      id: 'movement',
      title: 'Movement chart',
      also: 'full move restricted dice shifts march speed cm generals',
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
          ['', 'Full', 'R1', 'R2', 'R3', 'R4'],
          MOVE_CLASSES.map((moves) => [
            MOVE_CLASS_NAMES[moves],
            `${MOVE_CHART[moves].full}`,
            ...MOVE_CHART[moves].dice.map((dice) => dice ?? '–'),
          ]),
          { caption: 'Full in cm; Restricted 1 to 4 in dice, summed in cm' },
        ),
        table(
          ['Shifts to the right', ''],
          [
            ...SAMPLE_TERRAIN.map(({ name, shifts, disorderTest }) => [
              `${name}, as a sample`,
              disorderTest ? `${shifts} and a check` : shifts,
            ]),
            ['Mud', `${MUD_SHIFTS} and a check`],
            ['Exhausted', 1],
            ['Medium guns that fired', FIRED_SHIFTS.medium],
            ['Light guns that fired', FIRED_SHIFTS.light],
            ['Heavy guns that fired', 'stay'],
          ],
        ),
        table(
          ['cm', ''],
          [
            ['Soft ground: foot', signed(-SOFT_CM.foot)],
            ['Soft ground: horse, officers', signed(-SOFT_CM.horse)],
            ['Each contour, hilly terrain', signed(-CONTOUR_CM)],
            ['Each contour, in mud', signed(-CONTOUR_IN_MUD_CM)],
            ['Redeploy, on the full move', signed(OBLIGATIONS.redeploy.baseRateCm)],
            ['Strategic Movement, on the full move', signed(OBLIGATIONS.strategic.baseRateCm)],
          ],
        ),
        list(
          'Shifts add up. Dice that do not reach the terrain: the unit stops at its edge. Coming out it throws until it is wholly clear.',
          'Terrain is marked by the scenario, with 0 to 3 shifts and perhaps a disorder check; the samples are for a scenario that is silent.',
        ),
      ],
    },
    {
      id: 'manoeuvres',
      title: 'Wheels, faces, oblique',
      also: 'about face flank movement retrograde interpenetration turning',
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
          ['', 'Costs', 'Disorder check'],
          [
            ['Wheel', 'the way of the outer corner', 'from the second in a turn'],
            ['Left, Right, About Face', `${FACE_CM} cm`, 'from the second in a turn'],
            ['Cavalry, one face at the start', 'nothing', ''],
            [`Oblique, up to ${GAIT_DEGREES.oblique}°`, 'nothing', 'for over half the move'],
            ['Flank, Retrograde', 'half speed', 'yes; from the Contact Zone Disordered'],
            ['Through friends', 'nothing', 'both units'],
          ],
        ),
        list(
          'Broken units first; then one unit after another, each finished before the next. A finished one may turn a little or have guns attached.',
          'Artillery turns and sidles as it likes; passing through friends is checked all the same.',
          'Nobody ends half over an obstacle, half in another unit or half in a built-up area; nobody passes through Broken troops.',
          'A unit that rests does not move of its own will; if it must, the rest is over.',
        ),
      ],
    },
    {
      id: 'contact-zone',
      title: 'In the Contact Zone',
      also: 'no-attack auto-attack one six dice cz',
      rows: ['NBC-GL-06', 'NBC-MOV-15', 'NBC-MOV-16', 'NBC-MOV-17', 'NBC-MOV-18', 'NBC-MOV-19', 'NBC-MOV-20'],
      parts: () => [
        table(
          ['Starts in it: dice', 'Foot', 'Horse'],
          [
            ['In good shape', zone(false, false), zone(true, false)],
            ['Bad ground, Disordered, Tired, Exhausted', zone(false, true), zone(true, true)],
          ],
          { caption: `Within ${CONTACT_ZONE_CM} cm of an enemy unit; the movement chart, if lower` },
        ),
        words(
          ['Face', 'Means'],
          [
            ['Any 1', 'No-Attack: no closer. Ignored by Pursue, and by Q5 and Q6.'],
            [
              'Any 6',
              `Auto-Attack on the nearest free enemy in its Frontal Aspect; infantry stops ${STOP_BEFORE_CAVALRY_CM} cm before cavalry and fires. Ignored by Withdraw; never for guns, detachments, marching orders.`,
            ],
            ['1 + 6', 'cancel each other'],
          ],
        ),
        list(
          'Straight at or straight away from the nearest free enemy in its Frontal Aspect; free while there is none.',
          'It strikes the aspect in which it began its move.',
          'Beginning inside, it must attack the closest in front. From outside it may choose, and goes straight once inside.',
        ),
      ],
    },
    {
      id: 'road-column',
      title: 'Road columns',
      also: 'redeploy strategic road',
      rows: ['NBC-ORD-16', 'NBC-DET-06'],
      parts: () => [
        list(
          'Under Redeploy or Strategic Movement a unit whose whole way is road ignores all terrain, defiles and bridges.',
          `It is ${COLUMN_DEPTHS} times as deep as in line of battle, and nobody may be there all turn. Otherwise it goes back to its start, Disordered, and the road is blocked.`,
          'Not in mud, unless the road is paved uncommonly well.',
        ),
      ],
    },
    {
      id: 'broken',
      title: 'Broken troops',
      also: 'rout flee exit shaken eliminated',
      rows: ['NBC-GL-17', 'NBC-GL-18', 'NBC-BRK-01', 'NBC-BRK-02', 'NBC-BRK-03', 'NBC-ART-22'],
      parts: () => [
        list(
          'At 0 CP a unit is Broken. At once it goes back (10 cm from fire; after close combat twice its distance), moved by the opponent; friends in its first 5 cm are Disordered.',
          `Each turn, first of its formation: 20 cm with an enemy within ${SHY_CM} cm, else 10, by the shortest way to the nearest friendly road exit, taking a road within ${ROAD_CM} cm that leads there. Terrain costs nothing.`,
          'Touched by an enemy in good order it is Eliminated, and he may go on.',
          'A road, defile or bridge it uses is blocked. Off the table it is gone for the day.',
          'Artillery, garrisons, detachments and pontoon trains do not break: they are Eliminated.',
        ),
      ],
    },
    {
      id: 'bridges',
      title: 'Bridges, ditches, fords',
      also: 'river crossing',
      rows: ['NBC-BRG-01', 'NBC-BRG-02', 'NBC-BRG-03', 'NBC-BRG-04', 'NBC-BRG-05'],
      parts: () => [
        table(
          ['One die', 'Crosses on'],
          [
            ['Trains, artillery', `${crossingNeed(null).total}+`],
            ['5 CP or less', `${crossingNeed(5).total}+`],
            ['6 to 8 CP', `${crossingNeed(8).total}+`],
            ['9 CP or more', `${crossingNeed(9).total}${crossingNeed(9).total < 6 ? '+' : ''}`],
            ['Very deep ditch, on the die', signed(DITCH_BONUS)],
          ],
          { caption: 'A typical bridge' },
        ),
        list(
          'One turn to reach the entrance and stop, the next to throw and stand on the far side if it is empty, the third to go on.',
          'One attempt a bridge a turn, one direction at a time, one unit at each entrance. Officers cross free.',
          'A ditch leaves the unit Disordered; it may recover from the turn after it is over or has given up.',
          'No fording in mud.',
        ),
      ],
    },
  ],
};
