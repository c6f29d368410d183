/** The order that a target was under when an attack on it was declared (AMB-32): the attack keeps it, whatever follows. */
import type { Order } from '../../book/terms.ts';
import { type Battle, orderOf } from '../battle.ts';
import { known } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import type { Who } from './parties.ts';

const keyOf = (attacker: Who, target: string): string => `${attacker ?? ''}>${target}`;

/** The order of an attack that was declared, or of one that is declared now. */
export function declaredUnder(battle: Battle, attackers: readonly Who[], target: Who): Order | undefined {
  const unit = target === null ? undefined : battle.units[target];
  if (!unit) return undefined;
  const declared = known(battle.action, 'declared') ?? {};
  const before = attackers.map((attacker) => declared[keyOf(attacker, unit.id)]).find((order) => order !== undefined);
  return before ?? orderOf(battle, unit);
}

/** A charge is declared: the combat that it leads to is fought under the same order. */
export function declare(d: EventBuilder, attacker: Who, target: Who): void {
  const order = declaredUnder(d.state, [attacker], target);
  if (target !== null && order)
    learn(d, 'action', { declared: { ...known(d.state.action, 'declared'), [keyOf(attacker, target)]: order } });
}
