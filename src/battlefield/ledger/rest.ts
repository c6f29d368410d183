/** A rest that ends against its owner's will (NBC-MOV-21, NBC-ORD-22); how a unit comes to rest: `command-phase.ts`. */
import { say } from '../../engine/message.ts';
import { staysBehind, type Unit } from '../battle.ts';
import { unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { type EventBuilder, notice, setUnit } from './event-builder.ts';

/** An enemy has come near, or it was forced to move: it rests no longer, and defends until a new order comes. */
export function disturbRest(d: EventBuilder, id: Unit['id']): void {
  const unit = unitOf(d.state, id);
  if (!unit.resting || unit.fate !== 'good') return;
  setUnit(d, id, { resting: false, ...(!staysBehind(unit) && { ownOrder: 'defend', disturbed: true }) });
  notice(d, say('rest-disturbed', { unit: unitNamed(unit) }), { side: unit.side });
}
