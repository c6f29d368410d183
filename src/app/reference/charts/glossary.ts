/** The words of the game, each in a sentence. */
import { FLANKED_CM, STANDINGS } from '../../../battlefield/aspects.ts';
import { FRONT_LINE_CM } from '../../../battlefield/rules/command/order-obligations.ts';
import { CONTACT_ZONE_CM } from '../../../battlefield/rules/movement/contact-zone.ts';
import { GAIT_DEGREES } from '../../../battlefield/rules/movement/manoeuvres.ts';
import { STRONG_POINT_UNDER_CM } from '../../../battlefield/terrain.ts';
import { CAVALRY_CLASSES, GUN_WEIGHTS } from '../../../book/terms.ts';
import { POT_DICE } from '../../../dice/pot.ts';
import { say, word } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import { BATTERY_GUNS } from '../../../scenarios/labels.ts';
import { UNIT_MEN } from '../../../scenarios/unit-sizes.ts';
import { addedToCheck } from '../../figures.ts';
import { type Chart, type ChartGroup, type Line, shown, text } from '../chart.ts';

type Term = readonly [term: Line, meaning: Line, row: RowId];

const flanked = { cm: FLANKED_CM };

const TERMS: readonly Term[] = [
  ['glossary-army-types', 'glossary-army-types-means', 'NBC-GL-03'],
  ['glossary-attached', 'glossary-attached-means', 'NBC-ART-23'],
  ['glossary-broken', 'glossary-broken-means', 'NBC-GL-17'],
  ['glossary-built-up-area', 'glossary-built-up-area-means', 'NBC-GL-26'],
  [
    'glossary-cavalry',
    say('glossary-cavalry-means', {
      classes: CAVALRY_CLASSES.map((horse) => say('term-small', { term: word(`horse-${horse}`) })),
    }),
    'NBC-GL-24',
  ],
  ['glossary-combat-points', 'glossary-combat-points-means', 'NBC-GL-05'],
  ['glossary-radius', 'glossary-radius-means', 'NBC-GL-13'],
  ['glossary-contact-zone', say('glossary-contact-zone-means', { cm: CONTACT_ZONE_CM }), 'NBC-GL-06'],
  ['glossary-detachment', 'glossary-detachment-means', 'NBC-GL-29'],
  ['glossary-disordered', 'glossary-disordered-means', 'NBC-GL-19'],
  ['glossary-eliminated', 'glossary-eliminated-means', 'NBC-GL-18'],
  ['glossary-exhausted', say('glossary-exhausted-means', { less: addedToCheck({ exhaustion: 2 }) }), 'NBC-EX-01'],
  ['glossary-flanked', say('glossary-flanked-means', flanked), 'NBC-GL-12'],
  ['glossary-formation', 'glossary-formation-means', 'NBC-GL-02'],
  ['glossary-best-distance', 'glossary-best-distance-means', 'NBC-GL-09'],
  ['glossary-front-line', say('glossary-front-line-means', { cm: FRONT_LINE_CM }), 'NBC-GL-11'],
  ['glossary-fresh', say('glossary-fresh-means', { bonus: addedToCheck({ fresh: true }) }), 'NBC-GL-14'],
  [
    'glossary-guns',
    say('glossary-guns-means', {
      guns: BATTERY_GUNS.usual,
      weights: GUN_WEIGHTS.map((weight) => word(`chart-artillery-${weight}-guns`)),
    }),
    'NBC-GL-23',
  ],
  ['glossary-mixed', 'glossary-mixed-means', 'NBC-SCN-02'],
  ['glossary-oblique', say('glossary-oblique-means', { degrees: GAIT_DEGREES.oblique }), 'NBC-GL-10'],
  ['glossary-flank-movement', 'glossary-flank-movement-means', 'NBC-GL-10'],
  ['glossary-retrograde', 'glossary-retrograde-means', 'NBC-GL-10'],
  ['glossary-out-of-command', 'glossary-out-of-command-means', 'NBC-OCC-01'],
  ['glossary-pot', say('glossary-pot-means', { dice: POT_DICE }), 'NBC-PT-01'],
  ['glossary-resting', 'glossary-resting-means', 'NBC-CMD-04'],
  ['glossary-shaken', say('glossary-shaken-means', { less: addedToCheck({ shaken: true }) }), 'NBC-GL-15'],
  ['glossary-steady', 'glossary-steady-means', 'NBC-GL-15'],
  ['glossary-square', 'glossary-square-means', 'NBC-CC-25'],
  ['glossary-strong-point', say('glossary-strong-point-means', { cm: STRONG_POINT_UNDER_CM }), 'NBC-GL-27'],
  ['glossary-tired', say('glossary-tired-means', { less: addedToCheck({ exhaustion: 1 }) }), 'NBC-EX-01'],
  ['glossary-under-command', 'glossary-under-command-means', 'NBC-UC-02'],
  [
    'glossary-unit',
    say('glossary-unit-means', { foot: UNIT_MEN.infantry.usual, horse: UNIT_MEN.cavalry.usual }),
    'NBC-GL-04',
  ],
  ['glossary-vanquished', 'glossary-vanquished-means', 'NBC-GL-16'],
  ['glossary-vantage-point', 'glossary-vantage-point-means', 'NBC-VIS-03'],
  ['zone-of-fire', 'zone-of-fire-means', 'NBC-GL-07'],
];

const byName = ([one]: Term, [other]: Term): number => shown(one).localeCompare(shown(other));

const ASPECTS: Chart = {
  id: 'aspects',
  rows: ['NBC-GL-08', 'NBC-GL-07', 'NBC-GL-12'],
  parts: () => [
    { terms: STANDINGS.map((standing) => [`standing-${standing}`, `standing-${standing}-means`]) },
    text('chart-aspects-judged'),
    {
      terms: [
        ['zone-of-fire', 'zone-of-fire-means'],
        ['glossary-flanked', say('chart-aspects-flanked', flanked)],
      ],
    },
  ],
};

const GLOSSARY_CHART: Chart = {
  id: 'glossary',
  rows: ['NBC-GL-01'],
  parts: () => [{ terms: [...TERMS].sort(byName) }],
};

const RULINGS: Chart = {
  id: 'rulings',
  rows: [],
  parts: () => [{ tool: 'rulings' }],
};

export const GLOSSARY: ChartGroup = { id: 'glossary', charts: [ASPECTS, GLOSSARY_CHART, RULINGS] };
