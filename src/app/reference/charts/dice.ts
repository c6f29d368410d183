/** Pot, re-roll dice, cards, checks, disorder and weariness. */

import { adjustedRating, type CheckFacts, lossModifier } from '../../../battlefield/quality-check.ts';
import { distanceCost, initialStock, mayRethrow, type Rethrown, recovered } from '../../../battlefield/re-roll-dice.ts';
import { startBaggageCost } from '../../../battlefield/special-troops/baggage.ts';
import { startTrainCost } from '../../../battlefield/special-troops/pontoons.ts';
import { ruling } from '../../../book/rulings.ts';
import { EXHAUSTION, EXHAUSTION_NAMES, QUALITY_NAMES, RATINGS } from '../../../book/terms.ts';
import { columnName, disorderCounts, type QualityDeck, resultCounts } from '../../../cards/deck.ts';
import { RESULT_NAMES, RESULTS } from '../../../cards/results.ts';
import { FACES } from '../../../dice/faces.ts';
import { countedColours } from '../../../dice/pot.ts';
import { speak } from '../../../words/speak.ts';
import { type Cell, type ChartGroup, from, type InForce, list, signed, table, text, words } from '../chart.ts';

const NOTHING: CheckFacts = {
  quality: 3,
  fresh: false,
  disordered: false,
  exhaustion: 0,
  shaken: false,
  outOfCommand: false,
  town: false,
  nearArmyCommander: false,
  losses: 0,
  aspects: [],
};

/** Every fact by itself, for what it adds. */
const MODIFIERS: readonly Partial<CheckFacts>[] = [
  { fresh: true },
  { town: true },
  { nearArmyCommander: true },
  { disordered: true },
  { exhaustion: 1 },
  { exhaustion: 2 },
  { shaken: true },
  { outOfCommand: true },
  { aspects: ['flank'] },
  { aspects: ['rear'] },
  { attackedUnder: 'redeploy' },
  { attackedUnder: 'strategic' },
];

/** What each fact adds to a check, from the reckoning itself. */
export const checkModifiers = ({ rulings }: Pick<InForce, 'rulings'>): readonly (readonly [string, number])[] =>
  MODIFIERS.flatMap((facts) =>
    adjustedRating({ ...NOTHING, ...facts }, rulings)
      .terms.slice(1)
      .map(({ what, value }) => [speak(what), value] as const),
  );

const columns = (deck: QualityDeck): number[] =>
  Array.from({ length: deck.highest - deck.lowest + 1 }, (_, i) => deck.lowest + i);

const share = (n: number, of: number): string => `${Math.round((100 * n) / of)}`;

const when = (deck: QualityDeck, count: (column: number) => readonly [number, number]): Cell[] =>
  columns(deck).map((column) => share(...count(column)));

const comesBack = Math.min(...FACES.filter((face) => recovered([face]) === 1));
const near = distanceCost('', false, 'NBC-ORD-17').total;
const far = distanceCost('', true, 'NBC-ORD-17').total;

/** AMB-05: what a group may allow to be thrown again, or not. */
const BY_RULING: readonly (readonly [Rethrown, string])[] = [
  ['movement', 'dice of movement'],
  ['time card', 'the time card'],
  ['engineers', 'the dice that engineers survive on'],
  ['officer with a unit', 'the dice for an officer with a unit'],
];

export const DICE: ChartGroup = {
  title: 'Dice, cards, checks',
  charts: [
    {
      id: 'pot',
      title: 'The pot',
      also: 'dice red white green',
      rows: ['NBC-PT-01', 'NBC-PT-02', 'NBC-PT-03', 'NBC-PT-04'],
      parts: () => [
        table(
          ['Dice wanted', 'These count'],
          ([1, 2, 3, 4, 5] as const).map((dice) => [dice, countedColours(dice).join(' + ')]),
        ),
        text('One red, two white, two green. Firefights and close combats throw loose dice, as many as they need.'),
        list(
          'White total: who acts next, and under command. White pair alike: the weather turns.',
          'Red: the losing commander’s die, the new weather, and whether a battery is destroyed.',
          'Green total: the temper of a commander who is not under command.',
        ),
      ],
    },
    {
      id: 're-roll-dice',
      title: 'Re-roll dice',
      also: 'rrd reroll costs',
      rows: ['NBC-RR-01', 'NBC-RR-02', 'NBC-RR-03', 'NBC-RR-04', 'NBC-RR-05', 'NBC-RR-06', 'NBC-CCD-07'],
      parts: ({ rulings }) => [
        text(
          `At the start one for each point of the army commander’s Ability (A4: ${initialStock(4).ready}). In each later Command Phase a used die comes back on ${from(comesBack)}.`,
        ),
        words(
          ['For', 'Dice'],
          [
            ['A throw or a card again', 1],
            ['Who acts first, again: once', 1],
            ['The losing commander’s pot', `${near}, ${far} beyond visibility`],
            ['An order changed before moving', `${near}, ${far} beyond visibility`],
            ['An order changed face to face', 1],
            ['Awkward commander, any order change', '1 more'],
            ['Engineers from the park, or between commanders', 1],
            ['A battery into howitzers', 1],
            ['A pontoon train set in motion', startTrainCost().total],
            ['All the baggage set in motion', startBaggageCost().total],
            ['Headquarters moves', 'all it has'],
          ],
        ),
        text('The second result stands, better or worse; it too may be thrown again.'),
        text('A pot is thrown again only while the army commander is at his headquarters.'),
        list(
          'Never again: hits of skirmishers, artillery, firefight and close combat.',
          'Never again: shots at officers and their capture.',
          'Never again: changes of weather and visibility.',
          ...BY_RULING.filter(([what]) => !mayRethrow(what, rulings)).map(([, dice]) => `Nor ${dice}.`),
        ),
      ],
    },
    {
      id: 'quality-check',
      title: 'Quality check: modifiers',
      also: 'rating qc fresh tired exhausted shaken flank rear',
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
      parts: (inForce) => [
        table(
          ['To the printed Q', ''],
          checkModifiers(inForce).map(([what, value]) => [what, signed(value)]),
        ),
        table(
          ['Lost to the cause', ...[0, 1, 2, 3, 4, 5, 6]],
          [['', ...[0, 1, 2, 3, 4, 5, 6].map((n) => signed(-lossModifier(n, inForce.rulings)))]],
        ),
        list(
          'All that apply are added. Closing to contact under Attack-Keen or Pursue-Keen: +1.',
          'A battery that evades: −1 from cavalry, +1 as horse artillery.',
          'With its formation commander attached a unit checks on his L, and nothing is added or taken.',
        ),
      ],
    },
    {
      id: 'checks',
      title: 'Which rating is checked',
      also: 'A L T Q ability temperament',
      rows: ['NBC-QC-15', 'NBC-QC-16'],
      parts: ({ rulings }) => [
        words(
          ['Check', 'On'],
          [
            ['Order change', 'A'],
            ['Arrival of reinforcements', ruling(rulings, 'reinfRating')],
            ['Not under command', 'T'],
            ['Closing to contact, evading', 'Q or L'],
            ['After close combat', 'Q or L'],
            ['Recovery, rally', 'Q or L'],
            ['Disorder check', 'Q or L'],
            ['Looting', 'printed Q, unmodified'],
          ],
        ),
      ],
    },
    {
      id: 'quality-cards',
      title: 'Odds of the quality cards',
      also: 'deck chance percent very high low',
      rows: ['NBC-QC-01', 'NBC-DC-01'],
      parts: ({ quality, rulings }) => [
        table(
          ['%', ...columns(quality).map(columnName)],
          RESULTS.map((result) => [
            result,
            ...when(quality, (column) => {
              const counts = resultCounts(quality, column, rulings);
              return [counts[result], counts.of];
            }),
          ]),
          { caption: `${quality.name}: in a hundred, by adjusted rating` },
        ),
        table(
          ['%', ...columns(quality).map(columnName)],
          (['move', 'hit'] as const).map((cause) => [
            cause === 'move' ? 'Move' : 'Hit',
            ...when(quality, (column) => {
              const counts = disorderCounts(quality, column, cause, rulings);
              return [counts.disordered, counts.of];
            }),
          ]),
          { caption: 'Disordered by a disorder check' },
        ),
        text(`${RESULTS.map((result) => `${result} ${RESULT_NAMES[result]}`).join(', ')}.`),
      ],
    },
    {
      id: 'disorder',
      title: 'Disorder checks',
      also: 'disordered dc move hit automatic',
      rows: ['NBC-DC-01', 'NBC-DC-02', 'NBC-DC-03', 'NBC-DC-04', 'NBC-GL-19'],
      parts: () => [
        text('A quality card by the adjusted rating, read in the column of the cause. There is one level of Disorder.'),
        words(
          ['Column Move', ''],
          [
            ['Oblique', 'for more than half of the move'],
            ['Sideways or back', 'at its end; Disordered at once if it began in the Contact Zone'],
            ['Wheel or change of face', 'the second and every later one in a turn'],
            ['Passing through friends', 'both units'],
            ['Terrain so marked', 'any distance in it'],
            ['Mud', 'any move'],
          ],
        ),
        words(
          ['Column Hit', ''],
          [
            ['Skirmish hits on the unit', 'at the end of the phase'],
            ['Artillery hits', 'at the end of the phase'],
            ['Canister, Final Shot', 'before contact'],
            ['Losses in a firefight', 'after it, each side'],
            ['A natural 1 of rockets', 'at the end of the phase'],
          ],
        ),
        list(
          'Without a check: a road column that was not clear; an unattached battery hit by skirmishers or guns; guns that leave a built-up area under attack; friends in the first 5 cm of a Broken unit or of a retreat; a retreat that is blocked; a rally at High; a deep ditch; a rocket hit; looting; guns whose host is Disordered.',
          'An unattached battery that is Disordered a second time is Eliminated.',
        ),
        list(
          'Disordered: −1 on checks, hits on 6 only when it shoots, worse in close combat both ways.',
          'It puts out no skirmishers, has fewer dice in the Contact Zone, and touching a Broken unit does not eliminate that.',
          'Guns that are Disordered cannot be attached.',
        ),
      ],
    },
    {
      id: 'exhaustion',
      title: 'Tired and Exhausted',
      also: 'exhaustion rested resting',
      rows: ['NBC-EX-01', 'NBC-EX-02', 'NBC-EX-03', 'NBC-CMD-04'],
      parts: (inForce) => [
        table(
          ['', 'Check', 'To-hit die'],
          EXHAUSTION.map((level) => {
            const total = adjustedRating({ ...NOTHING, exhaustion: level }, inForce.rulings).total - NOTHING.quality;
            return [EXHAUSTION_NAMES[level], signed(total), signed(-level)];
          }),
        ),
        list(
          'Tired or worse: one die fewer in the Contact Zone. Exhausted: one shift on the movement chart.',
          'One level more: Very Low after close combat; Low if it was Disordered before the combat; a blocked retreat while Disordered or Tired.',
          'One level less: Very High in recovery, for a unit that rests, with no enemy within 15 cm.',
          'A unit may be marked Resting in the Command Phase with no enemy within 25 cm. It does not move of its own will, and counts as in command for recovery.',
        ),
      ],
    },
    {
      id: 'quality',
      title: 'Quality of troops',
      also: 'guard elite veteran regular conscript poor suggestions ratings légère légion brigade nation skirmish',
      rows: ['NBC-GL-22', 'NBC-SCN-04'],
      parts: () => [
        table(
          RATINGS.map((quality) => `Q${quality}`),
          [RATINGS.map((quality) => QUALITY_NAMES[quality])],
        ),
        { tool: 'troops' },
      ],
    },
  ],
};
