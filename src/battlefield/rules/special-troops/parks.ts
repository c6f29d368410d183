/** The engineering park and the artillery park of an army: when it has one, and where it is. NBC-ENG-01, NBC-ENG-02 */

import type { SideId } from '../../../book/terms.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Battle, formationsOf, type Unit, unitsOf, unitsThere } from '../../battle.ts';

export type ParkKind = 'engineering' | 'artillery';

/** NBC-ENG-01, -02: how far a park's commander may be from headquarters, and its assets from its commander, in cm. */
export const PARK_TO_HQ_CM = 20;
export const ASSET_TO_PARK_CM = 10;

/** NBC-ENG-01, NBC-ENG-02: the advice for players about a park whose assets are not yet sent out. */
export const parkAdvice = (kind: ParkKind): Said =>
  say('park-advice', { kind, hq: PARK_TO_HQ_CM, park: ASSET_TO_PARK_CM });

const ASSETS: readonly Unit['kind'][] = ['engineers', 'pontoon', 'baggage'];

/** NBC-ENG-01, -02: a side's parks now: for assets not yet sent out, and for formations of guns only. */
export function parksOf(battle: Battle, side: SideId): readonly ParkKind[] {
  const here = unitsThere(battle, side).filter(({ host }) => host === null);
  const guns = formationsOf(battle, side).filter((formation) =>
    unitsOf(battle, formation.id).every(({ card }) => card.arm === 'artillery'),
  );
  const kinds = here.map((unit): ParkKind | null => {
    if (guns.some(({ id }) => id === unit.formation)) return 'artillery';
    const waits = unit.formation === null && !unit.movesIn && !unit.captured;
    return waits && ASSETS.includes(unit.kind) ? 'engineering' : null;
  });
  return (['engineering', 'artillery'] as const).filter((kind) => kinds.includes(kind));
}
