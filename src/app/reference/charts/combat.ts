/** Closing to contact, evading, and close combat from the dice to the pursuit. */

import { EXTRA_SEARCH } from '../../../battlefield/close-combat/blocked-retreat.ts';
import { BATTERY_DICE, ENGINEER_DICE } from '../../../battlefield/close-combat/dice.ts';
import { EFFECTS } from '../../../battlefield/close-combat/effects.ts';
import { STEPS } from '../../../battlefield/close-combat/loser.ts';
import { IMPETUOUS_GAP, pursuitDice } from '../../../battlefield/close-combat/pursuit.ts';
import { RECOIL, STALLED, STRAIGHT } from '../../../battlefield/close-combat/retreat.ts';
import { type Column, type Row, TO_HIT } from '../../../battlefield/close-combat/to-hit.ts';
import { splitHits } from '../../../battlefield/close-combat/two-on-one.ts';
import { MOST_ATTACKERS } from '../../../battlefield/close-combat/who-fights.ts';
import { EVADE, EVADE_CM } from '../../../battlefield/fire/evading.ts';
import { FINAL_SHOT_DICE } from '../../../battlefield/fire/final-shot.ts';
import { closing } from '../../../battlefield/movement/move-to-contact.ts';
import { RESULT_NAMES, RESULTS, type Result } from '../../../cards/results.ts';
import { type ChartGroup, list, table, text, words } from '../chart.ts';

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['cavalry', 'Cav'],
  ['infantry', 'Inf'],
  ['artillery', 'Art'],
  ['disordered cavalry', 'D. Cav'],
  ['disordered infantry', 'D. Inf'],
  ['disordered artillery', 'D. Art'],
];

const stops = (result: Result, arm: 'infantry' | 'cavalry'): string => {
  const end = closing(result, arm);
  return end.contact ? 'closes' : `stops at ${end.stopsAt} cm`;
};

const DOES = { evade: 'evades', stay: 'stays', abandon: 'guns abandoned' } as const;

/** The steps in a sentence's second half. */
const LOSES: readonly string[] = [
  'is Broken, the other not',
  'is more exhausted',
  'was Disordered before and is again',
  'is Disordered, the other not',
  'caused fewer casualties',
  'has the lower quality',
  'attacked',
];

export const COMBAT: ChartGroup = {
  title: 'Close combat',
  charts: [
    {
      id: 'closing',
      title: 'Closing to contact',
      also: 'move to contact charge check',
      rows: ['NBC-MTC-01', 'NBC-MTC-02', 'NBC-MTC-03', 'NBC-MOV-18'],
      parts: () => [
        table(
          ['Card', 'Infantry', 'Cavalry'],
          RESULTS.map((result) => [RESULT_NAMES[result], stops(result, 'infantry'), stops(result, 'cavalry')]),
        ),
        list(
          'Checked by who attacks a front from outside the Contact Zone. Flank and rear are reached without.',
          'First see that the move is long enough.',
          'Usual modifiers; +1 under Attack-Keen and Pursue-Keen. Out of command nobody closes.',
        ),
      ],
    },
    {
      id: 'evading',
      title: 'Guns attacked: evade, Final Shot',
      also: 'canister limber abandoned artillery',
      rows: ['NBC-EVD-01', 'NBC-EVD-02', 'NBC-EVD-03', 'NBC-EVD-04', 'NBC-EVD-05', 'NBC-FSH-01'],
      parts: () => [
        words(
          ['Card', 'Canister', 'Battery'],
          RESULTS.map((result) => [
            RESULT_NAMES[result],
            `${EVADE[result].dice} ${EVADE[result].dice === 1 ? 'die' : 'dice'}`,
            `${DOES[EVADE[result].does]}${result === 'N' ? ', Disordered' : ''}`,
          ]),
        ),
        list(
          'Unattached guns attacked from outside their Contact Zone must try; heavy guns and guns in field works do not. −1 from cavalry, +1 as horse artillery.',
          `Up to ${EVADE_CM.foot} cm, horse ${EVADE_CM.horse}; facing away, so they move or turn before they fire.`,
          'Canister only at an attack on the front: 5 or 6, 6 if Disordered. Losses mean a disorder check before anybody closes.',
          'An attacker with movement left checks again to follow; from him they do not evade a second time.',
          `Final Shot: guns that did not try to evade, attacked in front, throw ${FINAL_SHOT_DICE} dice; any hit is a disorder check before contact. Not rockets, not attached guns.`,
        ),
      ],
    },
    {
      id: 'close-combat',
      title: 'Close combat: to hit',
      also: 'matrix melee dice cc',
      rows: [
        'NBC-CC-01',
        'NBC-CC-02',
        'NBC-CC-03',
        'NBC-CC-04',
        'NBC-CC-05',
        'NBC-CC-06',
        'NBC-CC-07',
        'NBC-CC-10',
        'NBC-CC-11',
      ],
      parts: () => [
        table(
          ['', ...COLUMNS.map(([, name]) => name)],
          (Object.keys(TO_HIT) as Row[]).map((row) => [
            COLUMNS.find(([column]) => column === row)![1],
            ...COLUMNS.map(([column]) => TO_HIT[row][column]),
          ]),
          {
            caption: 'Lowest face that hits; the row throws at the column. D. is Disordered; Mixed counts as infantry',
          },
        ),
        table(
          ['Dice', ''],
          [
            ['Each combat point', '1'],
            ['Each skirmish stand out', '−1'],
            ['Battery with a defender', `+${BATTERY_DICE}`],
            ['Horse battery with an attacker', `+${BATTERY_DICE}`],
            ['Engineers with infantry', `+${ENGINEER_DICE}`],
            ['Lone guns, baggage, looters', 'none'],
          ],
        ),
        table(
          ['On the die', ''],
          [
            ['Cavalry against cavalry two classes lighter', '+1'],
            ['Tired', '−1'],
            ['Exhausted', '−2'],
          ],
        ),
        list(
          `At most ${MOST_ATTACKERS} units attack one. Both sides throw together. Cavalry never attacks a built-up area.`,
          `Lone guns: one hit Disorders them (Eliminated if they were), two Eliminate them; otherwise the attacker falls back ${RECOIL} cm.`,
          `No losses on either side: it was no combat, and who moved in goes back ${STALLED} cm.`,
        ),
      ],
    },
    {
      id: 'close-combat-again',
      title: 'Close combat: dice again',
      also: 'bonus penalty re-roll misses hits flanked',
      rows: ['NBC-CC-08', 'NBC-CC-09', 'NBC-GL-12', 'NBC-CC-33'],
      parts: () => [
        words(
          ['Misses again', 'the best one'],
          [
            ['Enemy flanked', 'half, at least 2'],
            ['Into flank or rear', 'all'],
            ['Cavalry on infantry in heavy rain or snow', 'half'],
            ['Own army commander within 10 cm', '2'],
            ['Defender uphill, hilly terrain', 'half'],
            ['Mixed unit, not for a built-up area', '1'],
            ['Infantry and cavalry on one target', 'up to the smaller unit’s size'],
          ],
        ),
        words(
          ['Hits stand on 4–6', 'every one that applies'],
          [
            ['Out of command', 'all'],
            ['Under Redeploy or Strategic Movement', 'all'],
            ['Target wholly behind hard cover', 'all, but not with engineers'],
            ['Target on a strong point', 'half'],
          ],
        ),
        text(
          'Infantry attacked by cavalry is in square, and has no flanks; nor has a garrison. Halves drop the odd one.',
        ),
      ],
    },
    {
      id: 'close-combat-effects',
      title: 'Close combat: effects and retreat',
      also: 'result fall back loser pursuit distance',
      rows: [
        'NBC-CC-13',
        'NBC-CC-14',
        'NBC-CC-23',
        'NBC-CC-24',
        'NBC-CC-25',
        'NBC-CC-27',
        'NBC-CC-29',
        'NBC-CC-30',
        'NBC-CC-36',
        'NBC-CC-37',
      ],
      parts: () => [
        words(
          ['Card', 'The unit is', 'Loser', 'Inf', 'Cav'],
          RESULTS.map((result) => {
            const { disorder, tires, move, infantry, cavalry } = EFFECTS[result];
            const state = {
              cleared: 'in order again',
              'cavalry only': 'Disordered if cavalry',
              yes: 'Disordered',
            }[disorder];
            const tired = {
              no: '',
              'if Disordered before': '; a step more tired if it was before',
              yes: '; a step more tired',
            }[tires];
            return [result, `${state}${tired}`, move, `${infantry}`, `${cavalry}`];
          }),
          'Each unit that lost points; distances in cm for the loser',
        ),
        list(
          `The first ${STRAIGHT} cm straight back, the rest along the line of retreat; friends in the first ${STRAIGHT} are Disordered. Fall back ends facing the enemy, retreat with the back to him.`,
          'Broken: twice the distance, and it has lost. The winner over a Broken unit always takes a card. If all are Broken, the best Q comes back with 1 CP and has won.',
          'A winning attacker takes the ground. A winning defender stays; cavalry takes the ground.',
          `A square that is named the loser stands and the attackers fall back ${RECOIL} cm, unless it was Disordered before and is again.`,
          `No room: up to ${EXTRA_SEARCH} cm more. Still none: it stays, loses 1 CP and is Disordered, or a step more tired if it was. If the winners then have one and a half times its points it is Vanquished.`,
          'An officer with a unit is thrown for after every combat; engineers when their host lost points.',
        ),
      ],
    },
    {
      id: 'loser',
      title: 'Who has lost the combat',
      also: 'ladder winner steps',
      rows: ['NBC-CC-15', ...STEPS.map(({ row }) => row)],
      parts: () => [
        table(
          ['', 'The loser is the side that'],
          STEPS.map((_, i) => [i + 1, LOSES[i]!]),
          { wordy: true },
        ),
        text('After the effects of both cards; the first line that tells the sides apart decides.'),
      ],
    },
    {
      id: 'pursuit',
      title: 'Cavalry pursuit',
      also: 'impetuous',
      rows: ['NBC-CC-34', 'NBC-CC-35'],
      parts: () => [
        table(
          ['Loser’s card', 'Pursuit'],
          RESULTS.map((result) => [RESULT_NAMES[result], EFFECTS[result].pursuit]),
        ),
        text(
          `Winning cavalry may ride after the loser with half its points in dice (9 CP: ${pursuitDice(9).total}): 5 or 6, 6 if Disordered, Tired −1, Exhausted −2. Each hit is 1 CP; no further check.`,
        ),
        text(`Impetuous cavalry whose pursuit hurts follows to ${IMPETUOUS_GAP} cm from its prey, in command or not.`),
      ],
    },
    {
      id: 'two-on-one',
      title: 'Two against one',
      also: 'major minor unit',
      rows: ['NBC-CC-01', 'NBC-CC-26'],
      parts: () => [
        text('The Major Unit has more points; then the better Q; then a die. It decides the result.'),
        table(
          ['Hits', ...[1, 2, 3, 4, 5, 6, 7, 8, 9]],
          (['major', 'minor'] as const).map((unit) => [
            unit === 'major' ? 'Major' : 'Minor',
            ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((hits) => splitHits(hits)[unit]),
          ]),
        ),
      ],
    },
    {
      id: 'built-up-areas',
      title: 'Built-up areas in combat',
      also: 'bua town village house',
      rows: [
        'NBC-BUA-01',
        'NBC-BUA-02',
        'NBC-BUA-03',
        'NBC-BUA-04',
        'NBC-BUA-05',
        'NBC-CC-28',
        'NBC-CC-31',
        'NBC-CC-32',
        'NBC-GL-26',
      ],
      parts: () => [
        list(
          'One unit and a garrison in each; wholly in or wholly out. Its cover is what it is built of; checks +1.',
          'Attacked: infantry defends; guns leave and are Disordered; cavalry leaves, or light and medium horse stays as infantry of half its points.',
          'First round: hard cover for the defender. An attacker that got no Disorder may stay; in the second round, next turn, both have hard cover.',
          'Disordered before and again: that unit is out.',
          'Out of one: every aspect counts as front; it may end partly in it. Beaten, it falls back into it; a retreat goes its whole way.',
          'Falling back half into an empty one: more in, it goes in; more out, it stops. Nobody passes through an occupied one.',
        ),
      ],
    },
  ],
};
