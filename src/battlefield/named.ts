/** Names for messages: the id for filtering and counting, and the printed name. */
import type { SideId } from '../book/terms.ts';
import { type Message, type Named, say, type Text } from '../engine/message.ts';
import { type Battle, type Formation, fightsAs, type Officer, type Unit, unitName } from './battle.ts';

export const unitNamed = (unit: Unit): Named => ({ id: unit.id, name: unitName(unit) });
export const officerNamed = ({ id, name }: Officer): Named => ({ id, name });
export const formationNamed = ({ id, name }: Formation): Named => ({ id, name });
export const sideNamed = (battle: Battle, side: SideId): Named => ({ id: side, name: battle.sides[side].name });

export const placeNamed = ({ id, name }: Named): Named => ({ id, name });

/** A unit by its commander's name, where that is enough. */
export const shortNamed = ({ id, card }: Unit): Named => ({ id, name: card.name });

/** A name used as a label of a throw or a choice. */
export const called = (who: Text): Message => say('called', { who });

/** For example "4CP on foot": what is left of a unit. */
export function strengthLeft(unit: Unit): Message {
  const { cp } = fightsAs(unit);
  return say(unit.onFoot && cp > 0 ? 'loss-left-on-foot' : 'loss-left', { cp });
}
