/** The engineering and the artillery park of an army: when it has one, and where it stands. NBC-ENG-01, NBC-ENG-02 */

import type { SideId } from '../../../book/terms.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Battle, formationsOf, onTable, type Unit, unitsOf } from '../../battle.ts';

export type ParkKind = 'engineering' | 'artillery';

/** A park's commander to the headquarters, and its assets to him, cm. NBC-ENG-01, NBC-ENG-02 */
export const PARK_TO_HQ_CM = 20;
export const ASSET_TO_PARK_CM = 10;

/** The parks an army sets up for what it fields. NBC-ENG-01, NBC-ENG-02 */
export function parksNeeded(fields: {
  readonly engineers: number;
  readonly pontoons: number;
  readonly baggage: number;
  readonly reserveBatteries: number;
  readonly siegeTrains: number;
}): readonly ParkKind[] {
  return [
    ...(fields.engineers + fields.pontoons + fields.baggage > 0 ? (['engineering'] as const) : []),
    ...(fields.reserveBatteries + fields.siegeTrains > 0 ? (['artillery'] as const) : []),
  ];
}

/** What its players see to, until what is in it is sent out. NBC-ENG-01, NBC-ENG-02 */
export const parkAdvice = (kind: ParkKind): Said =>
  say('park-advice', { kind, hq: PARK_TO_HQ_CM, park: ASSET_TO_PARK_CM });

/** The parks a side has to set up: for what has not gone out yet, and for a formation that is all guns (NBC-ENG-01, -02). */
export function parksOf(battle: Battle, side: SideId): readonly ParkKind[] {
  const here = Object.values(battle.units).filter((unit) => unit.side === side && onTable(unit) && unit.host === null);
  const waiting = (kind: Unit['kind']) =>
    here.filter((unit) => unit.kind === kind && unit.formation === null && !unit.movesIn && !unit.captured).length;
  const reserve = formationsOf(battle, side).filter((formation) =>
    unitsOf(battle, formation.id).every(({ card }) => card.arm === 'artillery'),
  );
  return parksNeeded({
    engineers: waiting('engineers'),
    pontoons: waiting('pontoon'),
    baggage: waiting('baggage'),
    reserveBatteries: here.filter((unit) => reserve.some(({ id }) => id === unit.formation)).length,
    siegeTrains: 0,
  });
}
