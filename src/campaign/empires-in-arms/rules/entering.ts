/** What a corps that comes upon enemies must do, and who may step into a city first. EIA-119, EIA-140, EIA-174 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';

/** Who stands in an area that is entered. EIA-119 */
export interface Met {
  readonly corpsInOpen: boolean;
  readonly cityHeld: boolean;
  /** Cossacks, freikorps, or the garrison of a depot. */
  readonly lightOrDepot: boolean;
}

/** `attack` and stop; `attackIfStays`; `pass`, or `besiege` a city. EIA-119 */
export function mustDo({
  corpsInOpen,
  cityHeld,
  lightOrDepot,
}: Met): readonly ('attack' | 'attackIfStays' | 'pass' | 'besiege')[] {
  if (corpsInOpen) return ['attack'];
  return [
    ...(lightOrDepot ? (['attackIfStays'] as const) : []),
    ...(cityHeld ? (['pass', 'besiege'] as const) : []),
    ...(!lightOrDepot && !cityHeld ? (['pass'] as const) : []),
  ];
}

/** Attacked troops that slip into the city first. EIA-140 */
export const mayRetire = (city: {
  readonly friendlyOrVacant: boolean;
  readonly besieged: boolean;
  readonly room: number;
  /** Factors of the whole corps that go in. */
  readonly factors: number;
  /** Rival defenders are agreed. */
  readonly agreed: boolean;
}): Legality =>
  unless(
    !city.friendlyOrVacant && refuse('eiacombat-refuge-enemy', 'EIA-140'),
    city.besieged && refuse('eiacombat-refuge-besieged', 'EIA-140'),
    city.factors > city.room && refuse('eiacombat-refuge-room', 'EIA-140'),
    !city.agreed && refuse('eiacombat-refuge-not-agreed', 'EIA-140'),
  );

/** Corps that may lay siege, or go on to one after a fight. EIA-174 */
export const mayBesiege = (force: {
  readonly corps: number;
  /** Corps that took off their forage die for unused movement. */
  readonly restedForagers: number;
  readonly justFought: boolean;
}): Legality =>
  unless(
    force.corps < 1 && refuse('eiasiege-no-corps', 'EIA-174'),
    force.justFought && force.restedForagers > 0 && refuse('eiasiege-foraged', 'EIA-174'),
  );
