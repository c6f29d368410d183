/** Rockets that an enemy reaches: they are lost before anybody strikes a blow (NBC-RKT-05). */
import type { Pieces } from '../../book/terms.ts';
import { say, type Text } from '../../engine/message.ts';
import { type Battle, keepsBooks, piecesOf, type Unit } from '../battle.ts';
import { type EventBuilder, notice } from '../ledger/event-builder.ts';
import { eliminateUnit } from '../ledger/losses.ts';
import { unitNamed } from '../named.ts';
import { fateOnContact } from '../rules/fire/rockets.ts';

/** Guns as an enemy comes upon them. */
export interface GunsReached {
  readonly name: Text;
  /** Null where their books are kept elsewhere. */
  readonly unit: Unit | null;
  readonly pieces: Pieces | undefined;
}

export const gunsReached = (battle: Battle, unit: Unit): GunsReached => ({
  name: unitNamed(unit),
  unit: keepsBooks(battle, unit.side) ? unit : null,
  pieces: piecesOf(unit),
});

/** Tells whether they were lost. */
export function overrun(d: EventBuilder, by: Text, { name, unit, pieces }: GunsReached): boolean {
  if (!pieces || fateOnContact(pieces) === 'good') return false;
  if (unit) eliminateUnit(d, unit.id, 'gone-rockets-reached');
  else notice(d, say('rockets-reached', { unit: by, guns: name }));
  notice(d, say('rockets-no-combat', { unit: by }));
  return true;
}
