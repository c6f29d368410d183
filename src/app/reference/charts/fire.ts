/** Skirmishers, guns, howitzers, rockets, firefights, cover. */

import { COMMANDER_CM } from '../../../battlefield/quality-check.ts';
import { INJURED_ON } from '../../../battlefield/rules/command/officers.ts';
import { CLEAR_CM, RANGES, SQUARE_CM, TIGHT_GAP_CM, WOOD_DEPTH_CM } from '../../../battlefield/rules/fire/artillery.ts';
import { DESTROYED_ON, HITS_TO_DESTROY } from '../../../battlefield/rules/fire/casualties.ts';
import {
  BATTERIES_FOR_ONE,
  CONVERSION_COST,
  COVERING,
  type Covering,
  DONORS,
  HOWITZER_DICE,
  HOWITZER_RANGE_CM,
  MISFIRE,
  OVERHEAD_GAP_CM,
  ROCKET_RANGE_CM,
  TURNS_TO_CONVERT,
  wearyModifier,
} from '../../../battlefield/rules/fire/fighters.ts';
import {
  BATTERY_DICE,
  COMMANDER_MISSES,
  FIREFIGHT_CM,
  firefightDice,
  type Musketeers,
  RECOIL_TO_CM,
} from '../../../battlefield/rules/fire/firefight.ts';
import {
  CAVALRY_NEAR_CM,
  effectiveSkirmish,
  SKIRMISH_DEGREES,
  SKIRMISHERS_HIT_ON,
  skirmishDice,
  standsFacingCavalry,
} from '../../../battlefield/rules/fire/skirmish.ts';
import { STRONG_POINT_CM, STRONG_POINT_UNDER_CM } from '../../../battlefield/terrain.ts';
import { mostStands } from '../../../battlefield/troops.ts';
import type { Rulings } from '../../../book/rulings.ts';
import {
  GUN_WEIGHTS,
  RANGE_BANDS,
  RATINGS,
  type Rating,
  SKIRMISH_RATINGS,
  type SkirmishRating,
} from '../../../book/terms.ts';
import { FACES } from '../../../dice/faces.ts';
import { CONFIRM } from '../../../dice/hits.ts';
import { say } from '../../../engine/message.ts';
import {
  addedToShot,
  CP_OF_A_HIT,
  GOOD_GUNNERS,
  GOOD_GUNNERS_DICE,
  hittingFaces,
  SHOT,
  TARGET,
} from '../../figures.ts';
import {
  type Cell,
  type Chart,
  type ChartGroup,
  from,
  type InForce,
  list,
  range,
  signed,
  table,
  text,
  words,
} from '../chart.ts';
import { bandDice, rocketDiceAt } from '../scales.ts';

const rated = (n: Rating): ReturnType<typeof say> => say('rating-quality', { n });
const skirmishers = (n: SkirmishRating) => say('rating-skirmish', { n });
const cp = CP_OF_A_HIT;
const confirm = from(CONFIRM);

/** "Hits on 5 or 6; 6 if Disordered; …": the figures of the usual numbers to hit. */
const usualHits = () => ({
  faces: hittingFaces(),
  disordered: Math.min(...hittingFaces(true)),
  tired: wearyModifier(1),
  exhausted: wearyModifier(2),
});

// ---- skirmishing ---------------------------------------------------------------------------------------------------

/** What one stand adds to its unit under attack, and what counts as no stand. */
const NO_STAND = (() => {
  const rating = (stands: 0 | 1) => effectiveSkirmish({ ...TARGET, stands, skirmish: 2 }).total;
  const lone = effectiveSkirmish({ kind: 'officer', cover: 'none' }).total;
  return { less: rating(1) - rating(0), none: say('rating-skirmish', { n: lone }) };
})();

/** The ratings whose stands enemy cavalry drives in, and those it only stops from attacking. */
const FACING_CAVALRY = (() => {
  const ratings = SKIRMISH_RATINGS.filter((skirmish) => mostStands(skirmish) > 0);
  const drivenIn = (skirmish: SkirmishRating) =>
    standsFacingCavalry({ skirmish, stands: 1, enemyCavalryWithin2cm: true }).stands === 0;
  return {
    lose: ratings.filter(drivenIn).map(skirmishers),
    keep: ratings.filter((skirmish) => !drivenIn(skirmish)).map(skirmishers),
  };
})();

const SKIRMISH: Chart = {
  id: 'skirmish',
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
      [
        'chart-skirmish-dice',
        ...SKIRMISH_RATINGS.map((sk) => say('chart-skirmish-against', { rating: skirmishers(sk) })),
      ],
      SKIRMISH_RATINGS.map((attacker) => [
        skirmishers(attacker),
        ...SKIRMISH_RATINGS.map((target): Cell => skirmishDice(attacker, target, rulings).total || 'figure-none'),
      ]),
    ),
    table(['chart-skirmish-stands', ...SKIRMISH_RATINGS.map(skirmishers)], [['', ...SKIRMISH_RATINGS.map(mostStands)]]),
    list(
      say('chart-skirmish-hits', {
        face: SKIRMISHERS_HIT_ON.usual,
        rifles: FACES.filter((face) => face >= SKIRMISHERS_HIT_ON.rifles),
        confirm,
        cm: CAVALRY_NEAR_CM,
      }),
      say('chart-skirmish-targets', { degrees: SKIRMISH_DEGREES }),
      say('chart-skirmish-no-stand', NO_STAND),
      'chart-skirmish-nobody',
      say('chart-skirmish-cavalry', { cm: CAVALRY_NEAR_CM, ...FACING_CAVALRY }),
    ),
    words(
      ['chart-skirmish-hits-on', 'chart-skirmish-do'],
      [
        ['chart-skirmish-with-stand', say('chart-skirmish-with-stand-do', { cp })],
        ['chart-skirmish-without', say('chart-skirmish-without-do', { cp })],
        ['chart-skirmish-guns', 'chart-skirmish-guns-do'],
        ['chart-skirmish-officer', say('chart-skirmish-officer-do', { need: INJURED_ON.alone })],
      ],
    ),
  ],
};

// ---- artillery -----------------------------------------------------------------------------------------------------

/** "0–10" and how many dice there. */
function rangeRows({ rulings }: Pick<InForce, 'rulings'>): Cell[][] {
  return GUN_WEIGHTS.map((weight) => [
    `chart-artillery-${weight}-guns`,
    ...RANGE_BANDS.flatMap((band, i): Cell[] => {
      const nearer = RANGE_BANDS[i - 1];
      const start = nearer ? RANGES[weight][nearer].toCm + 1 : 0;
      return [range(start, RANGES[weight][band].toCm), bandDice(weight, band, rulings)];
    }),
  ]);
}

/** A heavy battery's shot at medium range, where level and skirmishers matter. */
const MEDIUM_SHOT = { ...SHOT, distanceCm: RANGES.heavy.medium.toCm };
const LEVEL = addedToShot({ differentLevel: true }, MEDIUM_SHOT);
const COVERED = { ...TARGET, stands: 1 } as const;

const ARTILLERY: Chart = {
  id: 'artillery',
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
    table(
      ['', 'chart-artillery-short', '', 'chart-artillery-medium', '', 'chart-artillery-long', ''],
      rangeRows(inForce),
      { caption: 'chart-artillery-caption' },
    ),
    table(
      ['chart-artillery-dice', ''],
      [
        [say('chart-artillery-good', { ratings: GOOD_GUNNERS.map(rated) }), signed(GOOD_GUNNERS_DICE)],
        ['chart-artillery-level', signed(LEVEL)],
        ['chart-artillery-skirmishers', signed(addedToShot({ target: COVERED }))],
      ],
    ),
    text(
      say('chart-artillery-lost', {
        dice: -addedToShot({ target: COVERED, differentLevel: true }, MEDIUM_SHOT),
        ...usualHits(),
      }),
    ),
    words(
      ['chart-artillery-again', ''],
      [
        ['chart-artillery-misses', say('chart-artillery-misses-when', { cm: SQUARE_CM })],
        [say('chart-artillery-confirm', { confirm }), 'chart-artillery-confirm-when'],
      ],
    ),
    text(say('chart-artillery-cost', { cp })),
    { tool: 'range' },
  ],
};

const ARTILLERY_TARGETS: Chart = {
  id: 'artillery-targets',
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
      'chart-artillery-targets-alone',
      'chart-artillery-targets-attached',
      say('chart-artillery-targets-line', { cm: WOOD_DEPTH_CM }),
      'chart-artillery-targets-once',
      'chart-artillery-targets-attach',
      say('chart-artillery-targets-gap', { gap: TIGHT_GAP_CM, clear: CLEAR_CM }),
      'chart-artillery-targets-turn',
      'chart-artillery-targets-silent',
    ),
  ],
};

const COUNTER_BATTERY: Chart = {
  id: 'counter-battery',
  rows: ['NBC-ART-18', 'NBC-ART-19', 'NBC-ART-20', 'NBC-HOW-05', 'NBC-RKT-04', 'NBC-PON-02', 'NBC-PON-07'],
  parts: () => [
    words(
      ['chart-counter-battery-unattached', ''],
      [
        ['chart-counter-battery-one', 'chart-counter-battery-one-does'],
        [
          say('chart-counter-battery-more', { hits: HITS_TO_DESTROY }),
          say('chart-counter-battery-more-does', { faces: from(DESTROYED_ON.guns) }),
        ],
        [
          'chart-counter-battery-howitzers',
          say('chart-counter-battery-howitzers-does', { faces: from(DESTROYED_ON.howitzers) }),
        ],
        ['chart-counter-battery-again', 'chart-counter-battery-again-does'],
        ['chart-counter-battery-rockets', 'chart-counter-battery-rockets-does'],
      ],
    ),
    text('chart-counter-battery-red'),
  ],
};

const OVERHEAD = say('chart-howitzers-gap', { cm: OVERHEAD_GAP_CM });

const HOWITZERS: Chart = {
  id: 'howitzers',
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
      ['', 'chart-howitzers-howitzers', 'chart-howitzers-rockets'],
      [
        [
          'chart-howitzers-dice',
          say('chart-howitzers-dice-howitzers', { dice: HOWITZER_DICE, cm: HOWITZER_RANGE_CM }),
          say('chart-howitzers-dice-rockets', {
            infantry: rocketDiceAt('infantry'),
            cavalry: rocketDiceAt('cavalry'),
            cm: ROCKET_RANGE_CM,
          }),
        ],
        ['chart-howitzers-over', OVERHEAD, OVERHEAD],
        ['chart-howitzers-level', 'chart-howitzers-nothing', 'chart-howitzers-nothing'],
        ['chart-howitzers-misses', 'chart-howitzers-as-guns', 'chart-howitzers-never'],
        ['chart-howitzers-confirm', 'chart-howitzers-confirm-howitzers', 'chart-howitzers-confirm-rockets'],
        ['chart-howitzers-disorder', 'chart-howitzers-check', say('chart-howitzers-rocket-check', { face: MISFIRE })],
        ['chart-howitzers-moving', 'chart-howitzers-medium', 'chart-howitzers-medium-alone'],
        ['chart-howitzers-attacked', 'chart-howitzers-evade', 'chart-howitzers-lost'],
      ],
    ),
    list(
      say('chart-howitzers-before', { batteries: BATTERIES_FOR_ONE }),
      say('chart-howitzers-during', {
        donors: DONORS,
        dice: CONVERSION_COST.total,
        turns: TURNS_TO_CONVERT,
      }),
    ),
  ],
};

// ---- firefight -----------------------------------------------------------------------------------------------------

const musketeers = (quality: Rating, points: number, more: Partial<Musketeers> = {}): Musketeers => ({
  ...TARGET,
  quality,
  cp: points,
  fresh: false,
  exhaustion: 0,
  broken: false,
  order: 'attack',
  ...more,
});
const STRENGTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

const diceOf = (quality: Rating, rulings: Rulings): readonly number[] =>
  STRENGTHS.map((points) => firefightDice(musketeers(quality, points), 'attacker', rulings).total);

/** Qualities that throw the same dice share a line. */
function firefightRows(rulings: Rulings): Cell[][] {
  const rows: { from: Rating; to: Rating; dice: readonly number[] }[] = [];
  for (const quality of RATINGS) {
    const dice = diceOf(quality, rulings);
    const last = rows.at(-1);
    if (last?.dice.join() === dice.join()) last.to = quality;
    else rows.push({ from: quality, to: quality, dice });
  }
  return rows.map(({ from: first, to, dice }) => [say('chart-firefight-ratings', { from: first, to }), ...dice]);
}

/** The quality that throws better when Fresh, the one it then counts as, and the effect of a stand. */
function freshFigures(rulings: Rulings) {
  const fresh = RATINGS.find(
    (quality) =>
      firefightDice(musketeers(quality, 12, { fresh: true }), 'attacker', rulings).total >
      firefightDice(musketeers(quality, 12), 'attacker', rulings).total,
  );
  const better = RATINGS.find((quality) => quality > (fresh ?? quality));
  const withStand = firefightDice(musketeers(6, 4, { stands: 1 }), 'attacker', rulings).total;
  const off = [1, 2, 3].find((less) => firefightDice(musketeers(6, 4 - less), 'attacker', rulings).total === withStand);
  return {
    rating: say('rating-quality', { n: fresh ?? 0 }),
    better: say('rating-quality', { n: better ?? 0 }),
    cp: off ?? 0,
  };
}

const FIREFIGHT: Chart = {
  id: 'firefight',
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
    table(['chart-firefight-cp', ...STRENGTHS], firefightRows(rulings), {
      caption: say('chart-firefight-caption', freshFigures(rulings)),
    }),
    list(
      say('chart-firefight-who', { cm: FIREFIGHT_CM, dice: BATTERY_DICE }),
      say('chart-firefight-hits', usualHits()),
      say('chart-firefight-misses', { misses: COMMANDER_MISSES, cm: COMMANDER_CM }),
      say('chart-firefight-confirm', { confirm }),
      'chart-firefight-reply',
      say('chart-firefight-recoil', { cm: RECOIL_TO_CM }),
    ),
    list('chart-firefight-never', 'chart-firefight-not-begin'),
  ],
};

const COVERINGS: readonly Covering[] = [
  'woodenFence',
  'earthRedoubt',
  'hastyTrench',
  'woodenBuilding',
  'wood',
  'stoneWall',
  'stoneBuilding',
  'preparedWorks',
];

const COVER: Chart = {
  id: 'cover',
  rows: ['NBC-GL-25', 'NBC-GL-27', 'NBC-GL-28', 'NBC-BUA-05'],
  parts: () => [
    table(
      ['', 'chart-cover-cover'],
      COVERINGS.map((what) => [`covering-${what}`, `cover-${COVERING[what]}`]),
    ),
    text('chart-cover-counts'),
    text(say('chart-cover-strong-point', { under: STRONG_POINT_UNDER_CM, usual: STRONG_POINT_CM })),
  ],
};

export const FIRE: ChartGroup = {
  id: 'fire',
  charts: [SKIRMISH, ARTILLERY, ARTILLERY_TARGETS, COUNTER_BATTERY, HOWITZERS, FIREFIGHT, COVER],
};
