/** Where one unit stands to another (NBC-GL-07, NBC-GL-08, NBC-GL-12). The players look; nothing here measures. */

import { ASPECTS, type Aspect } from '../book/terms.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import type { Said } from '../engine/message.ts';
import type { UnitKind } from './battle.ts';

/** NBC-GL-08: the five answers to "where does its centre roll?", with what each means at the table. */
export const STANDINGS = ['front', 'flank', 'rear', 'directlyInFront', 'behindTheFlank'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What is asked of somebody who attacks or fires: the place he strikes, of the three. */
export const STRIKES_FROM = 'strikes-from';

/** The three answers in their words; what each would do is for the rule that asks to say, of all but the first. */
export const aspectChoices = (
  effectOf: (aspect: 'flank' | 'rear') => Said | undefined,
  labelOf: (aspect: Aspect) => Said = aspectSaid,
) =>
  ASPECTS.map((value) => {
    const effect = value === 'front' ? undefined : effectOf(value);
    return { value, label: labelOf(value), ...(effect && { effect }) };
  });

export const aspectSaid = (aspect: Aspect): Said => `aspect-${aspect}`;
/** "Its flank": of the enemy that is attacked. */
export const itsAspect = (aspect: Aspect): Said => `its-${aspect}`;

/** NBC-GL-08: the aspects that can be asked of a unit; a garrison and a square have none. */
export const aspectsOf = (unit: { readonly kind: UnitKind; readonly inSquare?: boolean }): readonly Aspect[] =>
  unit.kind === 'garrison' || unit.inSquare ? [] : ASPECTS;

/** An enemy who might threaten a flank. */
export interface FlankThreat {
  readonly behindTheFlank: boolean;
  readonly distanceCm: number;
  /** It fights a close combat that is not resolved yet, or stays in contact after one. */
  readonly engaged: boolean;
  readonly kind: UnitKind;
  /** For an unattached battery: whether it could fire on the unit as it stands. */
  readonly unattachedArtillery?: { readonly couldFire: boolean };
  readonly inBuiltUpArea?: boolean;
}

/** NBC-GL-12, in cm. */
export const FLANKED_CM = 5;

/** NBC-GL-12, NBC-CC-33: whether an enemy makes a unit flanked, as both stand when the combat of that unit is resolved. */
export function flanks(threat: FlankThreat, unit: { readonly kind: UnitKind; readonly inSquare?: boolean }): Legality {
  return unless(
    aspectsOf(unit).length === 0 && refuse('Squares and garrisons have no flank.', 'NBC-GL-12'),
    !threat.behindTheFlank && refuse('It is not behind the flank.', 'NBC-GL-12'),
    threat.distanceCm > FLANKED_CM && refuse(`It is more than ${FLANKED_CM} cm away.`, 'NBC-GL-12'),
    threat.engaged && refuse('It is engaged in a combat of its own.', 'NBC-CC-33'),
    threat.kind === 'garrison' && refuse('A garrison threatens no flank.', 'NBC-GL-12'),
    threat.kind === 'detachment' && refuse('A detachment threatens no flank.', 'NBC-GL-12'),
    threat.inBuiltUpArea && refuse('A built-up area threatens no flank.', 'NBC-CC-33'),
    threat.unattachedArtillery &&
      !threat.unattachedArtillery.couldFire &&
      refuse('Guns that could not fire at the unit threaten nothing.', 'NBC-CC-33'),
  );
}
