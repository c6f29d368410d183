/** Officers and their orders: cards, the throw for command, radii, changes of order. */

import {
  attachedInjured,
  JOIN_CM,
  officerEntered,
  replacementRatings,
  skirmishInjured,
} from '../../../battlefield/command/officers.ts';
import { ORDER_NAMES, orderWords } from '../../../battlefield/command/order-names.ts';
import { OBLIGATIONS, type Obligation } from '../../../battlefield/command/order-obligations.ts';
import { changeTakesEffect, stanceStep, temperByGreen } from '../../../battlefield/command/orders.ts';
import { NEED_FAR, NEED_NEAR } from '../../../battlefield/command/who-acts-next.ts';
import { distanceCost } from '../../../battlefield/re-roll-dice.ts';
import { arrives } from '../../../battlefield/reinforcements.ts';
import { ruling } from '../../../book/rulings.ts';
import { ARMY_TYPES, ORDERS, RATINGS } from '../../../book/terms.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../../../cards/results.ts';
import type { Face } from '../../../dice/faces.ts';
import { RADIUS_BOUNDS, radiusMultiplier } from '../../../scenarios/command-radius.ts';
import { ABILITY_NAMES, LEADERSHIP_NAMES, TEMPERAMENT_NAMES } from '../../../scenarios/ratings.ts';
import { type ChartGroup, list, spans, TWO_DICE, table, text, words } from '../chart.ts';

const byTotal = (answer: (faces: readonly [Face, Face]) => string): [string, string][] => {
  const faces = new Map(TWO_DICE);
  return spans(
    TWO_DICE.map(([total]) => total),
    (total) => answer(faces.get(total)!),
  );
};

const stance = (result: Result): string => ['one step down', 'no change', 'one step up'][stanceStep(result) + 1]!;

/** What an order does beyond its duty, in a few words each. */
const orderEffects = (order: Obligation): string[] =>
  [
    order.closingBonus > 0 && `Closing checks +${order.closingBonus}.`,
    order.noAttack === 'may-ignore' && 'No-Attack may be ignored.',
    order.autoAttack === 'may-ignore' && 'Auto-Attack may be ignored.',
    order.autoAttack === 'never' && 'A six does not compel it.',
    order.mayStart === 'firefight' && 'May open firefights.',
    !order.mayReplyToFire && 'No reply to fire.',
    order.hitsConfirm.firefight && 'Its firefight hits must confirm.',
    order.hitsConfirm.closeCombat && 'Its close-combat hits must confirm.',
    !order.artilleryFires && 'Its guns are silent.',
    !order.standsDeploy && 'No skirmishers out.',
    order.gunsRethrow && 'Enemy guns throw misses again.',
    order.qualityWhenAttacked < 0 && `Checks when attacked −${-order.qualityWhenAttacked}.`,
    order.screens > 0 && `Up to ${order.screens} cavalry screens of 1 CP.`,
    order.roadColumn && 'Road columns.',
    order.replacedBy !== null && `Only ${order.replacedBy.map(orderWords).join(' or ')} can follow.`,
    order.whenAttacked !== null && `Attacked, it becomes ${orderWords(order.whenAttacked)}.`,
  ].filter((effect): effect is string => Boolean(effect));

export const COMMAND: ChartGroup = {
  title: 'Command and orders',
  charts: [
    {
      id: 'orders',
      title: 'Formation orders',
      also: 'pursue attack defend engage pull back withdraw hold redeploy strategic movement keen normal ladder',
      rows: ['NBC-ORD-01', ...ORDERS.map((order) => OBLIGATIONS[order].row), 'NBC-ORD-24'],
      parts: () => [
        words(
          ['', 'Order', 'What it asks'],
          ORDERS.map((order) => [
            ORDER_NAMES[order].number ?? '',
            orderWords(order),
            [OBLIGATIONS[order].says, ...orderEffects(OBLIGATIONS[order])].join(' '),
          ]),
        ),
        text('Orders lie open on the table. Their direction is the way the commander’s figure points.'),
        text(
          'On receiving Attack or Pursue, units in built-up areas or works and heavy or medium guns may be left behind, if it is said at once: they defend, may begin to garrison, and are not out of command.',
        ),
      ],
    },
    {
      id: 'order-change',
      title: 'Changing an order',
      also: 'lapels awkward',
      rows: [
        'NBC-ORD-17',
        'NBC-ORD-18',
        'NBC-ORD-19',
        'NBC-ORD-20',
        'NBC-ORD-23',
        'NBC-UC-05',
        'NBC-CMA-02',
        'NBC-CMA-03',
      ],
      parts: ({ rulings }) => [
        words(
          ['When', 'How'],
          [
            [
              'Before moving',
              `Under command: ${distanceCost('', false, 'NBC-ORD-17').total} re-roll die, ${distanceCost('', true, 'NBC-ORD-17').total} beyond visibility of the headquarters; then a card on his A.`,
            ],
            ['By the lapels', 'Army commander in contact with him, one commander a turn: 1 re-roll die, no card.'],
            [
              'After the action',
              ruling(rulings, 'a5Change') === 'sameAsA1' ? 'As before moving.' : 'Under command: no die, no card.',
            ],
            ['Awkward commander', '1 more each time, unless the scenario says otherwise.'],
          ],
        ),
        table(
          ['Card on A', 'New order'],
          RESULTS.map((result) => [
            RESULT_NAMES[result],
            changeTakesEffect(result, rulings) ? 'takes effect' : 'does not',
          ]),
        ),
        list(
          'Not under command: no change, before or after.',
          'Army commander away: a Traditional headquarters changes none, a Napoleonic one order a turn.',
          'Headquarters on the move: none at all.',
        ),
      ],
    },
    {
      id: 'command-cards',
      title: 'Command cards',
      also: 'who acts next bye losing commander contest pot',
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
          'Each side lays a card, face down. Both throw a pot; the higher white total acts.',
          'The loser takes his card back, or leaves it on the table: then his red die is added in later throws of the turn.',
          `The loser may throw again at once for ${distanceCost('', false, 'NBC-CCD-07').total} re-roll die (${distanceCost('', true, 'NBC-CCD-07').total} beyond visibility), if his army commander is at headquarters. Beaten, the other may do the same.`,
          'A Napoleonic army has one Bye card a turn: the other side must act.',
          'A formation acts once a turn. When one side has no cards left the other goes on alone.',
          'Who acts first in other phases: if asked, a die each, the higher first; one re-throw for a re-roll die.',
        ),
      ],
    },
    {
      id: 'under-command',
      title: 'Under command',
      also: 'stance temperament cossacks uc green white',
      rows: ['NBC-UC-01', 'NBC-UC-02', 'NBC-UC-03', 'NBC-UC-04', 'NBC-UC-06', 'NBC-ORD-20'],
      parts: ({ rulings }) => [
        table(
          ['White dice + A', ''],
          [
            ['Within the army commander’s visibility', `${NEED_NEAR} or more`],
            ['Beyond it', `${NEED_FAR} or more`],
            ['Cossacks within 10 cm of either', '−1'],
          ],
        ),
        text('Under command he carries out his order and may change it. If not, his temper moves the stance:'),
        ruling(rulings, 'tCheck') === 'card'
          ? table(
              ['Card on T', 'The order goes'],
              RESULTS.map((result) => [RESULT_NAMES[result], stance(result)]),
            )
          : table(
              ['T + green dice', 'The order goes'],
              spans(
                Array.from({ length: 16 }, (_, i) => i + 3),
                (sum) => stance(temperByGreen(sum - 2, 2)),
              ),
            ),
        text('Hold, Redeploy and Strategic Movement stay as they are.'),
      ],
    },
    {
      id: 'radius',
      title: 'Command radius, ratings of officers',
      also: 'ability leadership temperament multiplier',
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
          ['', 'A', '×', 'L', 'T'],
          [...RATINGS]
            .reverse()
            .map((n) => [
              n,
              ABILITY_NAMES[n],
              radiusMultiplier(n).toFixed(1),
              LEADERSHIP_NAMES[n],
              TEMPERAMENT_NAMES[n],
            ]),
        ),
        table(
          ['Radius, cm', 'At least', 'At most'],
          ARMY_TYPES.map((type) => [type, RADIUS_BOUNDS[type].least, RADIUS_BOUNDS[type].most]),
        ),
        text(
          'Units of the formation times the multiplier, halves up. Losses never lower it; reinforcements may raise it.',
        ),
      ],
    },
    {
      id: 'out-of-command',
      title: 'Out of command',
      also: 'ooc radius',
      rows: ['NBC-OCC-01', 'NBC-OCC-02', 'NBC-OCC-03', 'NBC-GL-13'],
      parts: () => [
        list(
          'Outside its commander’s radius a unit neither opens nor answers a firefight.',
          'It does not close to combat or enter the Contact Zone; in it, it stays or leaves. A six still compels it.',
          'Checks −1; hits in close combat must confirm.',
          'It recovers neither points nor order, unless it rests. It heads back for the radius.',
          'Never out of command: garrisons, detachments, units left behind; a resting unit for its recovery.',
        ),
      ],
    },
    {
      id: 'army-commander',
      title: 'Army commander and headquarters',
      also: 'hq vantage point move',
      rows: [
        'NBC-CMA-01',
        'NBC-CMA-02',
        'NBC-CMA-03',
        'NBC-CMA-04',
        'NBC-CMA-07',
        'NBC-CMA-08',
        'NBC-UC-06',
        'NBC-RR-06',
      ],
      parts: () => [
        list(
          'His radius is what he can see, a vantage point included. In the commanders’ phase he may ride as far.',
          'Away from his headquarters: no re-throw of pots; one order change a turn if Napoleonic, none if Traditional.',
          'The headquarters moves with him as heavy artillery does: all its re-roll dice are used and no order changes.',
          'Within 10 cm of him: checks +1, two misses again in firefight and close combat, if nothing better applies.',
        ),
      ],
    },
    {
      id: 'officers',
      title: 'Officers in danger',
      also: 'general captured injured killed replacement escape attach commander 2d6',
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
        const heir = replacementRatings({ A: 4, L: 3, T: 1 }, rulings);
        return [
          table(
            ['Two dice', 'The enemy rides into him'],
            byTotal((dice) => {
              const fate = officerEntered(dice, null, rulings);
              return fate.kind === 'escapes' ? `escapes, ${fate.away.total} cm or to friends` : fate.kind;
            }),
          ),
          table(
            ['Two dice', 'Injured on'],
            [
              [
                'With a unit: any close combat, any loss',
                byTotal((dice) => (attachedInjured(dice) ? 'y' : '')).at(-1)![0],
              ],
              ['Alone, hit by skirmishers', byTotal((dice) => (skirmishInjured(dice) ? 'y' : '')).at(-1)![0]],
            ],
          ),
          text(
            `Who takes over from A4 L3 T1 has A${heir.A} L${heir.L} T${heir.T}; he is placed in the commanders’ phase.`,
          ),
          list(
            'A formation commander joins one unit of his own formation; his radius goes with him, and it checks on his L.',
            `Out of his formation’s action he may go ${JOIN_CM} cm, over any ground, to join a unit and for nothing else.`,
          ),
        ];
      },
    },
    {
      id: 'arrival',
      title: 'Reinforcements',
      also: 'arrival entry',
      rows: ['NBC-RNF-01', 'NBC-RNF-02', 'NBC-RNF-03', 'NBC-RNF-04', 'NBC-RNF-05', 'NBC-ORD-21'],
      parts: ({ rulings }) => [
        table(
          [`Card on ${ruling(rulings, 'reinfRating')}`, ''],
          RESULTS.map((result) => [RESULT_NAMES[result], arrives(result) ? 'arrives' : 'try next turn']),
        ),
        list(
          'Tried from the hour the scenario names. It is given an order, waits at the entry, and its card joins the hand of this turn.',
          'Enemies, garrisons apart, in the Contact Zone of those who enter give way to 15 cm from the entry.',
          'A formation that grows may have a wider radius.',
        ),
      ],
    },
  ],
};
