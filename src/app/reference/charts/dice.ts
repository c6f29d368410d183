/** Pot, re-roll dice, cards, checks, disorder and exhaustion. */

import { REST_CM } from '../../../battlefield/command/command-phase.ts';
import { lapelsCost } from '../../../battlefield/command/orders.ts';
import {
  AWKWARD_EXTRA,
  distanceCost,
  initialStock,
  mayRethrow,
  plainCost,
  type Rethrown,
  recovered,
} from '../../../battlefield/ledger/re-roll-dice.ts';
import { COMMANDER_CM, lossModifier, type RatingFacts } from '../../../battlefield/quality-check.ts';
import { DISTURBED_CM } from '../../../battlefield/recovery/recovery.ts';
import { BROKEN_MOVE } from '../../../battlefield/rules/fire/casualties.ts';
import { evadeModifiers } from '../../../battlefield/rules/fire/evading.ts';
import { CONVERSION_COST, MISFIRE, wearyModifier } from '../../../battlefield/rules/fire/fighters.ts';
import { closingTerms } from '../../../battlefield/rules/movement/contact-zone.ts';
import { startTrainCost } from '../../../battlefield/rules/special-troops/trains.ts';
import { ruling } from '../../../book/rulings.ts';
import { EXHAUSTION, RATINGS } from '../../../book/terms.ts';
import { disorderCounts, type QualityDeck, resultCounts } from '../../../cards/deck.ts';
import { deckName } from '../../../cards/deck-name.ts';
import { RESULTS } from '../../../cards/results.ts';
import { FACES } from '../../../dice/faces.ts';
import { countedColours } from '../../../dice/pot.ts';
import { say, word } from '../../../engine/message.ts';
import { addedToCheck, EXHAUSTED_SHIFTS, engineersCost, hittingFaces, ZONE_DICE_LOST } from '../../figures.ts';
import {
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
  words,
} from '../chart.ts';

/** Each fact alone, for what it adds. */
const MODIFIERS: readonly (readonly [Line, Omit<RatingFacts, 'quality'>])[] = [
  ['chart-quality-check-fresh', { fresh: true }],
  ['chart-quality-check-town', { town: true }],
  [say('chart-quality-check-commander', { cm: COMMANDER_CM }), { nearArmyCommander: true }],
  ['chart-quality-check-disordered', { disordered: true }],
  ['chart-quality-check-tired', { exhaustion: 1 }],
  ['chart-quality-check-exhausted', { exhaustion: 2 }],
  ['chart-quality-check-shaken', { shaken: true }],
  ['chart-quality-check-command', { outOfCommand: true }],
  ['chart-quality-check-flank', { aspects: ['flank'] }],
  ['chart-quality-check-rear', { aspects: ['rear'] }],
  ['chart-quality-check-redeploy', { attackedUnder: 'redeploy' }],
  ['chart-quality-check-strategic', { attackedUnder: 'strategic' }],
];

const columns = (deck: QualityDeck): number[] =>
  Array.from({ length: deck.highest - deck.lowest + 1 }, (_, i) => deck.lowest + i);

/** The outer columns of a wide deck cover everything beyond. */
const columnHead = (column: number): Cell => {
  if (column < RATINGS[0]) return say('chart-quality-cards-least', { n: column });
  return column > RATINGS.length ? say('chart-quality-cards-most', { n: column }) : column;
};

const share = (n: number, of: number): number => Math.round((100 * n) / of);

const near = distanceCost('', false, 'NBC-ORD-17').total;
const far = distanceCost('', true, 'NBC-ORD-17').total;
const nearAndFar = say('chart-re-roll-far', { near, far });

/** AMB-05: throws that a group may allow to be thrown again. */
const BY_RULING: readonly (readonly [Rethrown, Line])[] = [
  ['movement', 'chart-re-roll-never-movement'],
  ['time-card', 'chart-re-roll-never-time'],
  ['engineers', 'chart-re-roll-never-engineers'],
  ['officer-with-a-unit', 'chart-re-roll-never-officer'],
];

const POT: Chart = {
  id: 'pot',
  rows: ['NBC-PT-01', 'NBC-PT-02', 'NBC-PT-03', 'NBC-PT-04'],
  parts: () => [
    table(
      ['chart-pot-wanted', 'chart-pot-count'],
      [1, 2, 3, 4, 5].map((dice) => [
        dice,
        say('chart-pot-colours', { colours: countedColours(dice).map((colour) => word(`pot-${colour}`)) }),
      ]),
    ),
    text('chart-pot-dice'),
    list('chart-pot-white', 'chart-pot-red', 'chart-pot-green'),
  ],
};

const ABILITY = 4;

const RE_ROLL_DICE: Chart = {
  id: 're-roll-dice',
  rows: ['NBC-RR-01', 'NBC-RR-02', 'NBC-RR-03', 'NBC-RR-04', 'NBC-RR-05', 'NBC-RR-06', 'NBC-CCD-07'],
  parts: ({ rulings }) => [
    text(
      say('chart-re-roll-start', {
        ability: ABILITY,
        dice: initialStock(ABILITY).ready,
        faces: from(Math.min(...FACES.filter((face) => recovered([face]) === 1))),
      }),
    ),
    words(
      ['chart-re-roll-for', 'reference-range-dice'],
      [
        ['chart-re-roll-again', plainCost().total],
        ['chart-re-roll-first', plainCost().total],
        ['chart-re-roll-pot', nearAndFar],
        ['chart-re-roll-order', nearAndFar],
        ['chart-re-roll-face', lapelsCost({ awkward: null }).total],
        ['chart-re-roll-awkward', say('chart-re-roll-more', { dice: AWKWARD_EXTRA })],
        ['chart-re-roll-engineers', engineersCost('park', 'commander')],
        ['chart-re-roll-howitzers', CONVERSION_COST.total],
        ['chart-re-roll-train', startTrainCost('pontoon').total],
        ['chart-re-roll-baggage', startTrainCost('baggage').total],
        ['chart-re-roll-headquarters', 'chart-re-roll-all'],
      ],
    ),
    text('chart-re-roll-second'),
    text('chart-re-roll-away'),
    list(
      'chart-re-roll-hits',
      'chart-re-roll-officers',
      'chart-re-roll-sky',
      ...BY_RULING.filter(([what]) => !mayRethrow(what, rulings)).map(([, never]) => never),
    ),
  ],
};

const LOSSES = [0, 1, 2, 3, 4, 5, 6] as const;

const QUALITY_CHECK: Chart = {
  id: 'quality-check',
  rows: [
    'NBC-QC-00',
    'NBC-QC-01',
    'NBC-QC-02',
    'NBC-QC-03',
    'NBC-QC-04',
    'NBC-QC-05',
    'NBC-QC-06',
    'NBC-QC-07',
    'NBC-QC-08',
    'NBC-QC-09',
    'NBC-QC-10',
    'NBC-QC-11',
    'NBC-QC-12',
    'NBC-QC-13',
    'NBC-QC-14',
  ],
  parts: ({ rulings }) => [
    table(
      ['chart-quality-check-printed', ''],
      MODIFIERS.map(([what, facts]) => [what, signed(addedToCheck(facts))]),
    ),
    table(['chart-quality-check-lost', ...LOSSES], [['', ...LOSSES.map((n) => signed(0 - lossModifier(n, rulings)))]]),
    list(
      say('chart-quality-check-closing', { bonus: closingTerms('attack-keen', false)[0]?.value ?? 0 }),
      say('chart-quality-check-evading', {
        cavalry: evadeModifiers({ arm: 'cavalry' }, { mobility: 'foot' })[0]?.value ?? 0,
        horse: evadeModifiers({ arm: 'infantry' }, { mobility: 'horse' })[0]?.value ?? 0,
      }),
      'chart-quality-check-led',
    ),
  ],
};

const CHECKS: Chart = {
  id: 'checks',
  rows: ['NBC-QC-15', 'NBC-QC-16'],
  parts: ({ rulings }) => [
    words(
      ['chart-checks-check', 'chart-checks-on'],
      [
        ['chart-checks-order', 'letter-A'],
        ['chart-checks-arrival', `letter-${ruling(rulings, 'reinfRating')}`],
        ['chart-checks-temper', 'letter-T'],
        ['chart-checks-closing', 'chart-checks-either'],
        ['chart-checks-combat', 'chart-checks-either'],
        ['chart-checks-recovery', 'chart-checks-either'],
        ['chart-checks-disorder', 'chart-checks-either'],
        ['chart-checks-looting', 'chart-checks-printed'],
      ],
    ),
  ],
};

const QUALITY_CARDS: Chart = {
  id: 'quality-cards',
  rows: ['NBC-QC-01', 'NBC-DC-01'],
  parts: ({ quality, rulings }: InForce) => {
    const head: Cell[] = ['chart-quality-cards-per-cent', ...columns(quality).map(columnHead)];
    return [
      table(
        head,
        RESULTS.map((result) => [
          `chart-quality-cards-${result}`,
          ...columns(quality).map((column) => {
            const counts = resultCounts(quality, column, rulings);
            return share(counts[result], counts.of);
          }),
        ]),
        { caption: say('chart-quality-cards-caption', { deck: deckName(quality) }) },
      ),
      table(
        head,
        (['move', 'hit'] as const).map((cause) => [
          `chart-quality-cards-${cause}`,
          ...columns(quality).map((column) => {
            const counts = disorderCounts(quality, column, cause, rulings);
            return share(counts.disordered, counts.of);
          }),
        ]),
        { caption: 'chart-quality-cards-disordered' },
      ),
      text(
        say('chart-quality-cards-letters', {
          results: RESULTS.map((result) =>
            say('chart-quality-cards-result', {
              letters: word(`chart-quality-cards-${result}`),
              result: word(`result-${result}`),
            }),
          ),
        }),
      ),
    ];
  },
};

const DISORDER: Chart = {
  id: 'disorder',
  rows: ['NBC-DC-01', 'NBC-DC-02', 'NBC-DC-03', 'NBC-DC-04', 'NBC-GL-19'],
  parts: () => [
    text('chart-disorder-card'),
    words(
      ['chart-disorder-move', ''],
      [
        ['chart-disorder-oblique', 'chart-disorder-oblique-when'],
        ['chart-disorder-sideways', 'chart-disorder-sideways-when'],
        ['chart-disorder-wheel', 'chart-disorder-wheel-when'],
        ['chart-disorder-friends', 'chart-disorder-friends-when'],
        ['chart-disorder-terrain', 'chart-disorder-terrain-when'],
        ['chart-disorder-mud', 'chart-disorder-mud-when'],
      ],
    ),
    words(
      ['chart-disorder-hit', ''],
      [
        ['chart-disorder-skirmish', 'chart-disorder-phase-end'],
        ['chart-disorder-artillery', 'chart-disorder-phase-end'],
        ['chart-disorder-canister', 'chart-disorder-canister-when'],
        ['chart-disorder-firefight', 'chart-disorder-firefight-when'],
        [say('chart-disorder-rockets', { face: MISFIRE }), 'chart-disorder-phase-end'],
      ],
    ),
    list(say('chart-disorder-automatic', { cm: BROKEN_MOVE.disordersFriendsWithinCm }), 'chart-disorder-twice'),
    list(
      say('chart-disorder-state', { check: addedToCheck({ disordered: true }), face: Math.min(...hittingFaces(true)) }),
      'chart-disorder-limits',
      'chart-disorder-guns',
    ),
  ],
};

const EXHAUSTED: Chart = {
  id: 'exhaustion',
  rows: ['NBC-EX-01', 'NBC-EX-02', 'NBC-EX-03', 'NBC-CMD-04'],
  parts: () => [
    table(
      ['', 'chart-exhaustion-check', 'chart-exhaustion-die'],
      EXHAUSTION.map((level) => [
        `exhaustion-${level}`,
        signed(addedToCheck({ exhaustion: level })),
        signed(wearyModifier(level)),
      ]),
    ),
    list(
      say('chart-exhaustion-move', {
        dice: ZONE_DICE_LOST,
        shifts: EXHAUSTED_SHIFTS,
      }),
      'chart-exhaustion-more',
      say('chart-exhaustion-less', { cm: DISTURBED_CM }),
      say('chart-exhaustion-rest', { cm: REST_CM }),
    ),
  ],
};

const QUALITY: Chart = {
  id: 'quality',
  rows: ['NBC-GL-22', 'NBC-SCN-04'],
  parts: () => [
    table(
      RATINGS.map((quality) => say('rating-quality', { n: quality })),
      [RATINGS.map((quality): Cell => `quality-${quality}`)],
    ),
    { tool: 'troops' },
  ],
};

export const DICE: ChartGroup = {
  id: 'dice',
  charts: [POT, RE_ROLL_DICE, QUALITY_CHECK, CHECKS, QUALITY_CARDS, DISORDER, EXHAUSTED, QUALITY],
};
