/** The words of the game, each in a sentence. */

import { STANDING_WORDS, STANDINGS, ZONE_OF_FIRE } from '../../../battlefield/aspects.ts';
import { FRONT_LINE_CM } from '../../../battlefield/command/order-obligations.ts';
import { CONTACT_ZONE_CM } from '../../../battlefield/movement/contact-zone.ts';
import { CAVALRY_CLASSES, GUN_WEIGHTS } from '../../../book/terms.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import { speak } from '../../../words/speak.ts';
import type { ChartGroup } from '../chart.ts';

type Word = readonly [term: string, meaning: string, row?: RowId];

const WORDS: readonly Word[] = [
  [
    'Army types',
    'Napoleonic: formations are corps, with a Bye card. Traditional: formations are divisions, columns or wings.',
    'NBC-GL-03',
  ],
  ['Attached', 'A battery, officer or engineers that move and are hit with a host.', 'NBC-ART-23'],
  ['Broken', 'Its combat points are gone. It flees until it rallies or leaves the table.', 'NBC-GL-17'],
  ['Built-up area', 'A village or town on a base of its own: one unit and a garrison.', 'NBC-GL-26'],
  ['Cavalry classes', `Heaviest first: ${CAVALRY_CLASSES.join(', ')}.`, 'NBC-GL-24'],
  ['Combat points (CP)', 'Numbers, heart and skill of a unit in one figure. Each hit takes one.', 'NBC-GL-05'],
  ['Command radius', 'How far a formation commander’s word carries.', 'NBC-GL-13'],
  ['Contact Zone', `${CONTACT_ZONE_CM} cm around an enemy unit, garrisons included.`, 'NBC-GL-06'],
  ['Detachment', 'A few points of infantry or cavalry sent off by their donor.', 'NBC-GL-29'],
  ['Disordered', 'One level only: checks, shooting and close combat suffer.', 'NBC-GL-19'],
  ['Eliminated', 'Destroyed, and taken off at once.', 'NBC-GL-18'],
  ['Exhausted', 'Two steps from Rested; checks and to-hit dice −2.', 'NBC-EX-01'],
  ['Flanked', 'A free enemy stands Behind the Flank, within 5 cm.', 'NBC-GL-12'],
  ['Formation', 'Units under one commander with one order and one command card.', 'NBC-GL-02'],
  [
    'Formation Best Distance',
    'The move of its slowest unit; Broken, resting and left-behind ones not counted.',
    'NBC-GL-09',
  ],
  [
    'Formation Front Line',
    `Through the fronts of the forward units, half of them at least; one more than ${FRONT_LINE_CM} cm ahead is not counted.`,
    'NBC-GL-11',
  ],
  [
    'Fresh',
    'Nothing lost and Rested. Checks +1, and a firefight as one Q better. Disorder does not matter.',
    'NBC-GL-14',
  ],
  ['Guns', `A unit is about eight; ${GUN_WEIGHTS.join(', ')}; foot or horse. It has no combat points.`, 'NBC-GL-23'],
  ['Mixed (MX)', 'Infantry and cavalry in one unit; fights as infantry.', 'NBC-SCN-02'],
  ['Oblique', 'Up to 45° off straight ahead, facing front.', 'NBC-GL-10'],
  ['Flank Movement', 'Straight sideways, facing front.', 'NBC-GL-10'],
  ['Retrograde', 'Straight back, facing front.', 'NBC-GL-10'],
  ['Out of command', 'Outside its commander’s radius.', 'NBC-OCC-01'],
  ['Pot', 'Five dice thrown together: one red, two white, two green.', 'NBC-PT-01'],
  ['Resting', 'Tired, marked in the Command Phase, does not move; may get its breath back.', 'NBC-CMD-04'],
  ['Shaken', 'Was Broken and has rallied. Checks −1.', 'NBC-GL-15'],
  ['Steady', 'Never Broken this battle.', 'NBC-GL-15'],
  ['Square', 'Infantry attacked by cavalry: no flanks, and it does not give way while it keeps order.', 'NBC-CC-25'],
  ['Strong point', 'A house, a barn, on a base under 5 cm: half the hits must confirm.', 'NBC-GL-27'],
  ['Tired', 'One step from Rested; checks and to-hit dice −1.', 'NBC-EX-01'],
  ['Under command', 'He has his orders, and they may be changed.', 'NBC-UC-02'],
  ['Unit', 'One base, a brigade: some 3,000 foot or 2,000 horse.', 'NBC-GL-04'],
  ['Vanquished', 'Beaten with no way back by half as many again; removed.', 'NBC-GL-16'],
  ['Vantage point', 'A height or tower that the scenario names; one sees farther from it.', 'NBC-VIS-03'],
  ['Zone of Fire', ZONE_OF_FIRE, 'NBC-GL-07'],
];

export const GLOSSARY: ChartGroup = {
  title: 'Words',
  charts: [
    {
      id: 'aspects',
      title: 'Front, flank, rear',
      also: 'aspect directly in front behind the flank zone of fire diagonal geometry',
      rows: ['NBC-GL-08', 'NBC-GL-07', 'NBC-GL-12'],
      parts: () => [
        {
          terms: STANDINGS.map(
            (standing) => [STANDING_WORDS[standing].name, speak(STANDING_WORDS[standing].means)] as const,
          ),
        },
        {
          text: 'Judged by the centre of the unit in question. It is in one of Front, Flank and Rear at a time. Garrisons and squares have none.',
        },
        { terms: [['Zone of Fire', ZONE_OF_FIRE]] },
        {
          terms: [
            [
              'Flanked',
              'A free enemy Behind the Flank within 5 cm. Not by garrisons, detachments, anyone in a built-up area or in a fight, or lone guns that could not fire on it.',
            ],
          ],
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Glossary',
      also: 'words terms definitions',
      rows: ['NBC-GL-01'],
      parts: () => [{ terms: [...WORDS].sort(([one], [other]) => one.localeCompare(other, 'en')) }],
    },
    {
      id: 'rulings',
      title: 'Rulings in force',
      also: 'amb unclear ambiguities switches house rules',
      rows: [],
      parts: () => [{ tool: 'rulings' }],
    },
  ],
};
