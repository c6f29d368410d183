/** Where one unit stands from another, as the players judge it (NBC-GL-07, NBC-GL-08, NBC-GL-12). */

import { ASPECTS, type Aspect } from '../book/terms.ts';
import type { Said } from '../engine/message.ts';
import type { Effect } from '../engine/procedure.ts';

/** NBC-GL-08: the five answers about where a unit's centre is, as the table sees it. */
export const STANDINGS = ['front', 'flank', 'rear', 'directlyInFront', 'behindTheFlank'] as const;
export type Standing = (typeof STANDINGS)[number];

export const STRIKES_FROM = 'strikes-from';

/** The three answers. The rule that asks gives the effects of flank and rear. */
export const aspectChoices = (
  effectOf: (aspect: 'flank' | 'rear') => Effect | undefined,
  labelOf: (aspect: Aspect) => Said = aspectSaid,
) =>
  ASPECTS.map((value) => ({ value, label: labelOf(value), effect: value === 'front' ? undefined : effectOf(value) }));

export const aspectSaid = (aspect: Aspect): Said => `aspect-${aspect}`;
/** For example "Its flank": an aspect of the enemy under attack. */
export const itsAspect = (aspect: Aspect): Said => `its-${aspect}`;

/** NBC-GL-12: an un-engaged enemy behind the flank threatens a unit within this distance, in cm. */
export const FLANKED_CM = 5;
