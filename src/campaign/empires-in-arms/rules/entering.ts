/**
 * What a corps must do when it enters an area with enemies, and which troops may enter a city first. EIA-119, EIA-140,
 * EIA-174
 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';

/** The troops in an area that is entered. EIA-119 */
export interface Met {
  readonly corpsInOpen: boolean;
  readonly cityHeld: boolean;
  /** Cossacks, freikorps, or the garrison of a depot. */
  readonly lightOrDepot: boolean;
}

/** Returns what the corps may do: `attack` and stop, `attackIfStays`, `pass`, or `besiege` a city. EIA-119 */
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

/** Returns whether attacked troops may retire into the city first. EIA-140 */
export const mayRetire = (city: {
  readonly friendlyOrVacant: boolean;
  readonly besieged: boolean;
  readonly room: number;
  /** The factors of the corps, all of which go in. */
  readonly factors: number;
  /** Rival defenders have agreed. */
  readonly agreed: boolean;
}): Legality =>
  unless(
    !city.friendlyOrVacant && refuse('eiacombat-refuge-enemy', 'EIA-140'),
    city.besieged && refuse('eiacombat-refuge-besieged', 'EIA-140'),
    city.factors > city.room && refuse('eiacombat-refuge-room', 'EIA-140'),
    !city.agreed && refuse('eiacombat-refuge-not-agreed', 'EIA-140'),
  );

/** Returns whether corps may start a siege, or continue with one after a fight. EIA-174 */
export const mayBesiege = (force: {
  readonly corps: number;
  /** Corps that reduced their forage die by unused movement. */
  readonly restedForagers: number;
  readonly justFought: boolean;
}): Legality =>
  unless(
    force.corps < 1 && refuse('eiasiege-no-corps', 'EIA-174'),
    force.justFought && force.restedForagers > 0 && refuse('eiasiege-foraged', 'EIA-174'),
  );
