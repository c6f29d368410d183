/** How a unit begins: of the scenario, or raised in battle. */
import type { SideId } from '../book/terms.ts';
import type { ServiceCard, UnitCard } from '../scenarios/schema.ts';
import type { Unit, UnitKind } from './troops.ts';

/** A unit as it stands before anything has happened to it. */
export function freshUnit(
  id: string,
  side: SideId,
  formation: string | null,
  card: UnitCard | ServiceCard,
  kind: UnitKind,
  cp: number,
): Unit {
  return {
    id,
    side,
    formation,
    kind,
    card,
    startCP: cp,
    lost: { white: 0, red: 0, blue: 0 },
    fate: 'good',
    shaken: false,
    disordered: false,
    exhaustion: card.exhaustion ?? 0,
    resting: false,
    stands: 0,
    present: true,
    host: null,
    attachedIn: 0,
    firedIn: 0,
    area: null,
    occupied: 0,
    ownOrder: null,
    hurt: null,
    facts: {},
    restedIn: 0,
    looting: false,
    pieces: null,
    conversion: null,
  };
}
