/** Skirmishers, guns, howitzers, rockets, firefights. */

import { mostStands } from '../../../battlefield/command/command-phase.ts';
import { RANGE_BANDS, RANGES } from '../../../battlefield/fire/artillery.ts';
import { DESTROYED_ON } from '../../../battlefield/fire/counter-battery.ts';
import { COVERING } from '../../../battlefield/fire/cover.ts';
import {
  BATTERY_DICE,
  COMMANDER_MISSES,
  FIREFIGHT_CM,
  firefightDice,
  type Musketeers,
  RECOIL_TO_CM,
} from '../../../battlefield/fire/firefight.ts';
import {
  BATTERIES_FOR_ONE,
  DONORS,
  HOWITZER_DICE,
  HOWITZER_RANGE_CM,
  OVERHEAD_GAP_CM,
  TURNS_TO_CONVERT,
} from '../../../battlefield/fire/howitzers.ts';
import { ROCKET_RANGE_CM } from '../../../battlefield/fire/rockets.ts';
import { skirmishDice } from '../../../battlefield/fire/skirmish.ts';
import { STRONG_POINT_CM, STRONG_POINT_UNDER_CM } from '../../../battlefield/terrain.ts';
import { ruling } from '../../../book/rulings.ts';
import { GUN_WEIGHTS, type Rating, SKIRMISH_RATINGS } from '../../../book/terms.ts';
import { type Cell, type ChartGroup, from, type InForce, list, table, text, words } from '../chart.ts';

/** "0–10" and how many dice there. */
function rangeRows({ rulings }: Pick<InForce, 'rulings'>): Cell[][] {
  return GUN_WEIGHTS.map((weight) => [
    weight,
    ...RANGE_BANDS.flatMap((band, i): Cell[] => {
      const nearer = RANGE_BANDS[i - 1];
      const start = nearer ? RANGES[weight][nearer].toCm + 1 : 0;
      const { toCm, dice } = RANGES[weight][band];
      const said = weight === 'light' && band === 'short' ? Number(ruling(rulings, 'lightShort')) : dice;
      return [`${start}–${toCm}`, said];
    }),
  ]);
}

const musketeers = (quality: Rating, cp: number, fresh = false): Musketeers => ({
  arm: 'infantry',
  kind: 'unit',
  quality,
  cp,
  stands: 0,
  fresh,
  disordered: false,
  exhaustion: 0,
  broken: false,
  order: 'attack',
  cover: 'none',
});
const STRENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

export const FIRE: ChartGroup = {
  title: 'Fire',
  charts: [
    {
      id: 'skirmish',
      title: 'Skirmishing',
      also: 'sk stands voltigeurs légère jäger rifles',
      rows: [
        'NBC-CMD-02',
        'NBC-SKM-01',
        'NBC-SKM-02',
        'NBC-SKM-03',
        'NBC-SKM-04',
        'NBC-SKM-05',
        'NBC-SKM-06',
        'NBC-SKM-07',
        'NBC-SKM-08',
        'NBC-SKM-09',
        'NBC-SKM-10',
      ],
      parts: ({ rulings }) => [
        table(
          ['Dice', ...SKIRMISH_RATINGS.map((sk) => `v S${sk}`)],
          SKIRMISH_RATINGS.map((attacker) => [
            `S${attacker}`,
            ...SKIRMISH_RATINGS.map((target) => skirmishDice(attacker, target, rulings).total || '–'),
          ]),
        ),
        table(['Stands', ...SKIRMISH_RATINGS.map((sk) => `S${sk}`)], [['', ...SKIRMISH_RATINGS.map(mostStands)]]),
        list(
          'Hits on 6; rifles on 5 or 6. All hits are thrown once more and stand on 4–6 if the target is Mixed, has its own cavalry within 2 cm, is wholly in cover, or is Ottoman artillery.',
          'Each stand attacks the closest unit straight ahead in the Contact Zone, else within 45°. Distances are measured from the parent.',
          'A target without a stand out counts one less. Lone guns, officers and detachments count S0.',
          'Cavalry neither skirmishes nor is skirmished; nor do garrisons, or anything in or into a garrisoned area; nor anyone in rain or snow, across a barrier, or at a pontoon train.',
          'Enemy cavalry within 2 cm of the parent: S1 and S2 lose their stand, S3 keep them and do not attack.',
        ),
        words(
          ['Hits on', 'Do'],
          [
            [
              'A unit with a stand',
              'The stand goes with the first hit: 1 CP, no check for that one. Or the stand stays: 1 CP and a check, and the next hit takes it.',
            ],
            ['A unit without', '1 CP each, one disorder check.'],
            ['Unattached guns', 'Disordered; Eliminated if they were.'],
            ['A lone officer', 'Two dice: 10 or more, and he is hurt.'],
          ],
        ),
      ],
    },
    {
      id: 'artillery',
      title: 'Artillery: ranges and dice',
      also: 'guns battery short medium long range canister cannon',
      rows: [
        'NBC-ART-06',
        'NBC-ART-07',
        'NBC-ART-08',
        'NBC-ART-09',
        'NBC-ART-10',
        'NBC-ART-11',
        'NBC-ART-12',
        'NBC-ART-13',
        'NBC-ART-14',
        'NBC-ART-15',
        'NBC-ART-16',
        'NBC-ART-17',
        'NBC-GL-23',
      ],
      parts: (inForce) => [
        table(['', 'Short', '', 'Medium', '', 'Long', ''], rangeRows(inForce), {
          caption: 'cm, and dice in the column after',
        }),
        table(
          ['Dice', ''],
          [
            ['Q5, Q6', '+1'],
            ['Other level, medium and long', '−1'],
            ['Skirmishers before the target, short and medium', '−1'],
          ],
        ),
        text('One die is lost at most. Hits on 5 or 6; 6 if Disordered; Tired −1, Exhausted −2 on the die.'),
        words(
          ['Again', ''],
          [
            [
              'Every miss',
              'into the flank; infantry in square (hostile cavalry in good order within 5 cm of it); target under Redeploy or Strategic Movement',
            ],
            ['Every hit, stands on 4–6', 'hard cover; soft ground or mud at medium and long range'],
          ],
        ),
        text('Each hit is 1 CP, and one disorder check when the phase ends.'),
        { tool: 'range' },
      ],
    },
    {
      id: 'artillery-targets',
      title: 'Artillery: targets, attaching, moving',
      also: 'zone of fire attached unattached line of fire sight',
      rows: [
        'NBC-ART-01',
        'NBC-ART-02',
        'NBC-ART-03',
        'NBC-ART-04',
        'NBC-ART-05',
        'NBC-ART-21',
        'NBC-ART-23',
        'NBC-ART-24',
        'NBC-ART-25',
        'NBC-GL-07',
      ],
      parts: () => [
        list(
          'A battery by itself shoots at anyone in its Zone of Fire; if enemies are in its Contact Zone there, at the nearest of them.',
          'An attached one only at the nearest unit Directly in Front, and never at long range.',
          'Friends are fired through along a lane as wide as the battery. Enemy guns outside the Contact Zone may be passed over. A shot goes 2 cm into a wood. Troops on a lower level than both are no hindrance.',
          'Name the target, then all that fire at it; it is fired at once a phase.',
          'Attach or detach once a turn, to infantry or Mixed units only; not while Disordered, never rockets. Taken from a Disordered host the battery is Disordered.',
          'In a gap of 5 cm or less between two units a battery stands 1 cm ahead of their line, or 1 cm behind it.',
          'Turning on the spot is free. Having fired, heavy guns stay; others move as the chart of movement says.',
          'Silent: under Redeploy and Strategic Movement, while converting, after evading until it has moved or turned.',
        ),
      ],
    },
    {
      id: 'counter-battery',
      title: 'Guns as targets',
      also: 'counter-battery destroyed red die',
      rows: ['NBC-ART-18', 'NBC-ART-19', 'NBC-ART-20', 'NBC-HOW-05', 'NBC-RKT-04', 'NBC-PON-02', 'NBC-PON-07'],
      parts: () => [
        table(
          ['Unattached battery', ''],
          [
            ['One hit', 'Disordered'],
            ['Two or more in one throw', `destroyed if the red die shows ${from(DESTROYED_ON.guns)}, else Disordered`],
            ['The same, by howitzers', `destroyed on a red ${from(DESTROYED_ON.howitzers)}`],
            ['Disordered again', 'Eliminated'],
            ['Rockets', 'do nothing'],
          ],
        ),
        text(
          'The red die is read even where it is not one of the dice that count. Pontoon trains and finished bridges of boats suffer as batteries do; a bridge shrugs off Disorder.',
        ),
      ],
    },
    {
      id: 'howitzers',
      title: 'Howitzers and rockets',
      also: 'overhead fire congreve',
      rows: [
        'NBC-HOW-01',
        'NBC-HOW-02',
        'NBC-HOW-03',
        'NBC-HOW-04',
        'NBC-HOW-06',
        'NBC-RKT-01',
        'NBC-RKT-02',
        'NBC-RKT-03',
        'NBC-RKT-05',
      ],
      parts: () => [
        words(
          ['', 'Howitzers', 'Rockets'],
          [
            [
              'Dice',
              `${HOWITZER_DICE}, to ${HOWITZER_RANGE_CM} cm`,
              `1 at infantry, 2 at cavalry, to ${ROCKET_RANGE_CM} cm`,
            ],
            [
              'Over troops',
              `with a gap of ${OVERHEAD_GAP_CM} cm, in sight`,
              `with a gap of ${OVERHEAD_GAP_CM} cm, in sight`,
            ],
            ['Level, skirmishers', 'cost nothing', 'cost nothing'],
            ['Misses again', 'as guns', 'never'],
            ['Hits confirm', 'hard cover; mud at any range', 'hard cover'],
            ['Disorder', 'a check', 'any hit Disorders; a natural 1 is a check'],
            ['Moving', 'as medium guns', 'as medium guns; never attached'],
            ['Attacked', 'evade, Final Shot as guns', 'evade, no Final Shot; lost on contact'],
          ],
        ),
        list(
          `Before the battle one battery in ${BATTERIES_FOR_ONE} may be howitzers; not horse, not light.`,
          `In it: with ${DONORS} other such batteries in visibility, 1 re-roll die, ${TURNS_TO_CONVERT} turns. None of them moves; the others fire as if Disordered, the one that changes not at all. Once a day.`,
        ),
      ],
    },
    {
      id: 'firefight',
      title: 'Firefight',
      also: 'musketry infantry fire reply ff fresh',
      rows: [
        'NBC-FF-01',
        'NBC-FF-02',
        'NBC-FF-03',
        'NBC-FF-04',
        'NBC-FF-05',
        'NBC-FF-06',
        'NBC-FF-07',
        'NBC-FF-08',
        'NBC-FF-09',
        'NBC-FF-10',
        'NBC-FF-11',
        'NBC-FF-12',
      ],
      parts: ({ rulings }) => [
        table(
          ['CP', ...STRENGTHS],
          [
            ['Q1–3', ...STRENGTHS.map((cp) => firefightDice(musketeers(3, cp), 'attacker', rulings).total)],
            ['Q4–6', ...STRENGTHS.map((cp) => firefightDice(musketeers(4, cp), 'attacker', rulings).total)],
          ],
          { caption: 'Dice; a Fresh Q3 throws as Q4; a stand out takes 1 CP off' },
        ),
        list(
          `Infantry and Mixed units, at the closest unit in the Frontal Aspect within ${FIREFIGHT_CM} cm. An attached battery adds ${BATTERY_DICE} dice.`,
          'Hits on 5 or 6; 6 if Disordered; Tired −1, Exhausted −2 on the die.',
          `Misses again, the better of: half into flank or rear; ${COMMANDER_MISSES} with the own army commander within 10 cm.`,
          'Hits confirm on 4–6, all that apply: all on hard cover; half on a strong point; all by a unit under Redeploy.',
          'Both fire at once; the one fired at replies if the attacker is in its Frontal Aspect.',
          `The side with more losses goes back until they are ${RECOIL_TO_CM} cm apart. Each side with losses takes a disorder check.`,
        ),
        list(
          'No fire: cavalry, lone guns, units out of command or Broken, in or out of a garrisoned area.',
          'Not to begin one: detachments, garrisons, formations on the march. No reply under Strategic Movement.',
        ),
      ],
    },
    {
      id: 'cover',
      title: 'Cover and strong points',
      also: 'walls works redoubt building fence hard soft',
      rows: ['NBC-GL-25', 'NBC-GL-27', 'NBC-GL-28', 'NBC-BUA-05'],
      parts: () => [
        table(
          ['', 'Cover'],
          Object.values(COVERING).map(({ name, cover }) => [name, cover]),
        ),
        text(
          'It counts when it hides the whole unit. Soft cover helps against skirmishers; hard cover against them, guns, firefights and close combat.',
        ),
        text(
          `A strong point stands on a base under ${STRONG_POINT_UNDER_CM} cm, usually ${STRONG_POINT_CM}: half of the hits in firefight and close combat must confirm.`,
        ),
      ],
    },
  ],
};
