/** Officers and orders: cards, the command throw, radii, changes of order. */

import { arrives } from '../../../battlefield/arrivals/reinforcements.ts';
import { changeTakesEffect, lapelsCost } from '../../../battlefield/command/orders.ts';
import { ENTRY_CM } from '../../../battlefield/ledger/entering.ts';
import { AWKWARD_EXTRA, distanceCost } from '../../../battlefield/ledger/re-roll-dice.ts';
import { COMMANDER_CM } from '../../../battlefield/quality-check.ts';
import { isInjured, JOIN_CM, officerEntered, replacementRatings } from '../../../battlefield/rules/command/officers.ts';
import {
  normalStance,
  orderNumber,
  stanceStep,
  temperByGreen,
} from '../../../battlefield/rules/command/order-ladder.ts';
import { OBLIGATIONS, type Obligation, orderDuty } from '../../../battlefield/rules/command/order-obligations.ts';
import { COSSACKS_CM, NEED_FAR, NEED_NEAR } from '../../../battlefield/rules/command/who-acts-next.ts';
import { COMMANDER_MISSES } from '../../../battlefield/rules/fire/firefight.ts';
import { AUTO_ATTACK } from '../../../battlefield/rules/movement/contact-zone.ts';
import { SCREEN_CP } from '../../../battlefield/rules/special-troops/detachments.ts';
import { ruling } from '../../../book/rulings.ts';
import { ARMY_TYPES, ORDERS, type Order, RATINGS } from '../../../book/terms.ts';
import { RESULTS, type Result } from '../../../cards/results.ts';
import { say, word } from '../../../engine/message.ts';
import { RADIUS_BOUNDS, radiusMultiplier } from '../../../scenarios/command-radius.ts';
import { addedToCheck, HARASSED } from '../../figures.ts';
import {
  byTotal,
  type Cell,
  type Chart,
  type ChartGroup,
  type Line,
  list,
  lowestTotal,
  orMore,
  range,
  signed,
  spans,
  table,
  text,
  words,
} from '../chart.ts';

const near = distanceCost('', false, 'NBC-ORD-17').total;
const far = distanceCost('', true, 'NBC-ORD-17').total;

const STANCES = ['chart-under-command-down', 'chart-under-command-same', 'chart-under-command-up'] as const;
const stance = (result: Result): Line => STANCES[stanceStep(result) + 1] ?? 'chart-under-command-same';

const resultCell = (result: Result): Cell => `result-${result}`;
const orderCell = (order: Order) => word(`order-${order}`);

/** Orders by name, whatever their stance. */
const namesOf = (orders: readonly Order[]) =>
  [...new Set(orders.map((order) => normalStance(order)))].map((order) => word(`order-name-${order}`));

/** What an order does besides its duty, in short lines. */
function orderEffects(order: Obligation): readonly Line[] {
  const { closingBonus, noAttack, autoAttack, qualityWhenAttacked, screens, replacedBy, whenAttacked } = order;
  const effects: readonly (Line | false)[] = [
    closingBonus > 0 && say('chart-orders-closing', { bonus: closingBonus }),
    noAttack === 'may-ignore' && 'chart-orders-no-attack',
    autoAttack === 'may-ignore' && 'chart-orders-auto-attack',
    autoAttack === 'never' && say('chart-orders-no-six', { face: AUTO_ATTACK }),
    order.mayStart === 'firefight' && 'chart-orders-may-fire',
    !order.mayReplyToFire && 'chart-orders-no-reply',
    order.hitsConfirm.firefight && 'chart-orders-firefight-confirm',
    order.hitsConfirm.closeCombat && 'chart-orders-combat-confirm',
    !order.artilleryFires && 'chart-orders-silent',
    !order.standsDeploy && 'chart-orders-no-stands',
    order.gunsRethrow && 'chart-orders-guns-again',
    qualityWhenAttacked < 0 && say('chart-orders-check', { less: qualityWhenAttacked }),
    screens > 0 && say('chart-orders-screens', { screens, cp: SCREEN_CP }),
    order.roadColumn && 'chart-orders-road',
    replacedBy !== null && say('chart-orders-only', { orders: namesOf(replacedBy) }),
    whenAttacked !== null && say('chart-orders-becomes', { order: orderCell(whenAttacked) }),
  ];
  return effects.filter((effect): effect is Line => effect !== false);
}

const ORDERS_CHART: Chart = {
  id: 'orders',
  rows: ['NBC-ORD-01', ...ORDERS.map((order) => OBLIGATIONS[order].row), 'NBC-ORD-24'],
  parts: () => [
    words(
      ['', 'chart-orders-order', 'chart-orders-asks'],
      ORDERS.map((order) => [
        orderNumber(order) ?? '',
        orderCell(order),
        [orderDuty(order), ...orderEffects(OBLIGATIONS[order])],
      ]),
    ),
    text('chart-orders-open'),
    text('chart-orders-left-behind'),
  ],
};

const ORDER_CHANGE: Chart = {
  id: 'order-change',
  rows: ['NBC-ORD-17', 'NBC-ORD-18', 'NBC-ORD-19', 'NBC-ORD-20', 'NBC-ORD-23', 'NBC-UC-05', 'NBC-CMA-02', 'NBC-CMA-03'],
  parts: ({ rulings }) => [
    words(
      ['chart-order-change-when', 'chart-order-change-how'],
      [
        ['chart-order-change-before', say('chart-order-change-before-how', { near, far })],
        [
          'chart-order-change-lapels',
          say('chart-order-change-lapels-how', { dice: lapelsCost({ awkward: null }).total }),
        ],
        [
          'chart-order-change-after',
          ruling(rulings, 'a5Change') === 'sameAsA1'
            ? 'chart-order-change-after-same'
            : 'chart-order-change-after-free',
        ],
        ['chart-order-change-awkward', say('chart-order-change-awkward-how', { dice: AWKWARD_EXTRA })],
      ],
    ),
    table(
      ['chart-order-change-card', 'chart-order-change-new'],
      RESULTS.map((result) => [
        resultCell(result),
        changeTakesEffect(result, rulings) ? 'chart-order-change-works' : 'chart-order-change-fails',
      ]),
    ),
    list('chart-order-change-not-under', 'chart-order-change-away', 'chart-order-change-moving'),
  ],
};

const COMMAND_CARDS: Chart = {
  id: 'command-cards',
  rows: [
    'NBC-CCD-01',
    'NBC-CCD-02',
    'NBC-CCD-03',
    'NBC-CCD-04',
    'NBC-CCD-05',
    'NBC-CCD-06',
    'NBC-CCD-07',
    'NBC-CCD-08',
    'NBC-CMD-03',
  ],
  parts: () => [
    list(
      'chart-command-cards-lay',
      'chart-command-cards-loser',
      say('chart-command-cards-again', {
        near: distanceCost('', false, 'NBC-CCD-07').total,
        far: distanceCost('', true, 'NBC-CCD-07').total,
      }),
      'chart-command-cards-bye',
      'chart-command-cards-once',
      'chart-command-cards-first',
    ),
  ],
};

/** Sums of T and the green dice. */
const SUMS = Array.from({ length: 16 }, (_, i) => i + 3);

const UNDER_COMMAND: Chart = {
  id: 'under-command',
  rows: ['NBC-UC-01', 'NBC-UC-02', 'NBC-UC-03', 'NBC-UC-04', 'NBC-UC-06', 'NBC-ORD-20'],
  parts: ({ rulings }) => [
    table(
      ['chart-under-command-throw', ''],
      [
        ['chart-under-command-near', orMore(NEED_NEAR)],
        ['chart-under-command-far', orMore(NEED_FAR)],
        [say('chart-under-command-cossacks', { cm: COSSACKS_CM }), signed(HARASSED)],
      ],
    ),
    text('chart-under-command-means'),
    ruling(rulings, 'tCheck') === 'card'
      ? table(
          ['chart-under-command-card', 'chart-under-command-stance'],
          RESULTS.map((result) => [resultCell(result), stance(result)]),
        )
      : table(
          ['chart-under-command-green', 'chart-under-command-stance'],
          spans(SUMS.map((sum) => [sum, stance(temperByGreen(sum, 0))])),
        ),
    text('chart-under-command-off'),
  ],
};

const RADIUS: Chart = {
  id: 'radius',
  rows: [
    'NBC-SCN-07',
    'NBC-SCN-08',
    'NBC-SCN-09',
    'NBC-SCN-10',
    'NBC-SCN-11',
    'NBC-SCN-12',
    'NBC-SCN-13',
    'NBC-GL-13',
    'NBC-GL-03',
  ],
  parts: () => [
    words(
      ['', 'letter-A', 'chart-radius-times', 'letter-L', 'letter-T'],
      [...RATINGS]
        .reverse()
        .map((n) => [
          n,
          `ability-${n}`,
          say('figure-decimal', { n: radiusMultiplier(n) }),
          `leadership-${n}`,
          `temperament-${n}`,
        ]),
    ),
    table(
      ['chart-radius-cm', 'chart-radius-least', 'chart-radius-most'],
      ARMY_TYPES.map((type) => [`army-${type}`, RADIUS_BOUNDS[type].least, RADIUS_BOUNDS[type].most]),
    ),
    text('chart-radius-sum'),
  ],
};

const OUT_OF_COMMAND: Chart = {
  id: 'out-of-command',
  rows: ['NBC-OCC-01', 'NBC-OCC-02', 'NBC-OCC-03', 'NBC-GL-13'],
  parts: () => [
    list(
      'chart-out-of-command-fire',
      say('chart-out-of-command-move', { face: AUTO_ATTACK }),
      say('chart-out-of-command-check', { less: addedToCheck({ outOfCommand: true }) }),
      'chart-out-of-command-recover',
      'chart-out-of-command-never',
    ),
  ],
};

const ARMY_COMMANDER: Chart = {
  id: 'army-commander',
  rows: ['NBC-CMA-01', 'NBC-CMA-02', 'NBC-CMA-03', 'NBC-CMA-04', 'NBC-CMA-07', 'NBC-CMA-08', 'NBC-UC-06', 'NBC-RR-06'],
  parts: () => [
    list(
      'chart-army-commander-radius',
      'chart-army-commander-away',
      'chart-army-commander-headquarters',
      say('chart-army-commander-near', {
        cm: COMMANDER_CM,
        bonus: addedToCheck({ nearArmyCommander: true }),
        misses: COMMANDER_MISSES,
      }),
    ),
  ],
};

/** A fallen officer's ratings, as an example. */
const FALLEN = { A: 4, L: 3, T: 1 } as const;
const onOrMore = (does: Parameters<typeof lowestTotal>[0]): Cell => range(lowestTotal(does), 12);

const OFFICERS: Chart = {
  id: 'officers',
  rows: [
    'NBC-OFF-01',
    'NBC-OFF-02',
    'NBC-OFF-03',
    'NBC-OFF-04',
    'NBC-OFF-05',
    'NBC-OFF-06',
    'NBC-CMA-09',
    'NBC-MOV-23',
  ],
  parts: ({ rulings }) => {
    const heir = replacementRatings(FALLEN, rulings);
    return [
      table(
        ['chart-officers-dice', 'chart-officers-entered'],
        byTotal((dice) => {
          const fate = officerEntered(dice, null, rulings);
          return fate.kind === 'escapes'
            ? say('chart-officers-escapes', { cm: fate.away.total })
            : `chart-officers-${fate.kind}`;
        }),
      ),
      table(
        ['chart-officers-dice', 'chart-officers-injured-on'],
        [
          ['chart-officers-attached', onOrMore((dice) => isInjured(dice, 'attached'))],
          ['chart-officers-alone', onOrMore((dice) => isInjured(dice, 'alone'))],
        ],
      ),
      text(say('chart-officers-heir', { ...FALLEN, heirA: heir.A, heirL: heir.L, heirT: heir.T })),
      list('chart-officers-join', say('chart-officers-ride', { cm: JOIN_CM })),
    ];
  },
};

const ARRIVAL: Chart = {
  id: 'arrival',
  rows: ['NBC-RNF-01', 'NBC-RNF-02', 'NBC-RNF-03', 'NBC-RNF-04', 'NBC-RNF-05', 'NBC-ORD-21'],
  parts: ({ rulings }) => [
    table(
      [say('chart-arrival-card', { letter: word(`letter-${ruling(rulings, 'reinfRating')}`) }), ''],
      RESULTS.map((result) => [
        resultCell(result),
        arrives(result) ? 'chart-arrival-arrives' : 'chart-arrival-next-turn',
      ]),
    ),
    list('chart-arrival-tried', say('chart-arrival-room', { cm: ENTRY_CM }), 'chart-arrival-radius'),
  ],
};

export const COMMAND: ChartGroup = {
  id: 'command',
  charts: [
    ORDERS_CHART,
    ORDER_CHANGE,
    COMMAND_CARDS,
    UNDER_COMMAND,
    RADIUS,
    OUT_OF_COMMAND,
    ARMY_COMMANDER,
    OFFICERS,
    ARRIVAL,
  ],
};
