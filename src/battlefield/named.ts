/** Who a message is about: the id for whoever filters or counts, and the name as it is printed. */
import type { SideId } from '../book/terms.ts';
import { type Message, type Named, say, type Text } from '../engine/message.ts';
import { type Battle, type Formation, fightsAs, type Officer, type Unit, unitName } from './battle.ts';

export const unitNamed = (unit: Unit): Named => ({ id: unit.id, name: unitName(unit) });
export const officerNamed = ({ id, name }: Officer): Named => ({ id, name });
export const formationNamed = ({ id, name }: Formation): Named => ({ id, name });
export const sideNamed = (battle: Battle, side: SideId): Named => ({ id: side, name: battle.sides[side].name });

/** A place of the scenario, without the rest of what is known of it. */
export const placeNamed = ({ id, name }: Named): Named => ({ id, name });

/** A unit by the name of its commander alone, for a sentence that needs no more. */
export const shortNamed = ({ id, card }: Unit): Named => ({ id, name: card.name });

/** A name where a sentence would stand: of a throw, of a choice. */
export const called = (who: Text): Message => say('called', { who });

/** "4CP on foot": what is left of a unit. */
export function strengthLeft(unit: Unit): Message {
  const { cp } = fightsAs(unit);
  return say(unit.onFoot && cp > 0 ? 'loss-left-on-foot' : 'loss-left', { cp });
}
