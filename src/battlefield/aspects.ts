/** Where one unit stands to another (NBC-GL-07, NBC-GL-08, NBC-GL-12). The players look; nothing here measures. */

import { ASPECTS, type Aspect } from '../book/terms.ts';
import type { Said } from '../engine/message.ts';
import type { Effect } from '../engine/procedure.ts';

/** NBC-GL-08: the five answers to "where does its centre roll?", with what each means at the table. */
export const STANDINGS = ['front', 'flank', 'rear', 'directlyInFront', 'behindTheFlank'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What is asked of somebody who attacks or fires: the place he strikes, of the three. */
export const STRIKES_FROM = 'strikes-from';

/** The three answers in their words; what each would do is for the rule that asks to say, of all but the first. */
export const aspectChoices = (
  effectOf: (aspect: 'flank' | 'rear') => Effect | undefined,
  labelOf: (aspect: Aspect) => Said = aspectSaid,
) =>
  ASPECTS.map((value) => ({
    value,
    label: labelOf(value),
    effect: value === 'front' ? undefined : effectOf(value),
  }));

export const aspectSaid = (aspect: Aspect): Said => `aspect-${aspect}`;
/** "Its flank": of the enemy that is attacked. */
export const itsAspect = (aspect: Aspect): Said => `its-${aspect}`;

/** NBC-GL-12: how near an un-engaged enemy behind the flank threatens it, in cm. */
export const FLANKED_CM = 5;
