/** The thirteen formation orders by name, stance and number (NBC-ORD-01). */
import type { Order } from '../../book/terms.ts';

export interface OrderName {
  readonly name: string;
  readonly stance: 'Normal' | 'Keen' | null;
  /** The number on the ladder, 10 the most aggressive; null off the ladder. */
  readonly number: number | null;
}

const on = (name: string, stance: 'Normal' | 'Keen', number: number): OrderName => ({ name, stance, number });
const off = (name: string): OrderName => ({ name, stance: null, number: null });

export const ORDER_NAMES: Record<Order, OrderName> = {
  'pursue-keen': on('Pursue', 'Keen', 10),
  pursue: on('Pursue', 'Normal', 9),
  'attack-keen': on('Attack', 'Keen', 8),
  attack: on('Attack', 'Normal', 7),
  'defend-keen': on('Defend', 'Keen', 6),
  defend: on('Defend', 'Normal', 5),
  'pull-back': on('Pull Back', 'Normal', 4),
  'pull-back-keen': on('Pull Back', 'Keen', 3),
  withdraw: on('Withdraw', 'Normal', 2),
  'withdraw-keen': on('Withdraw', 'Keen', 1),
  hold: off('Hold'),
  redeploy: off('Redeploy'),
  strategic: off('Strategic Movement'),
};

/** "Attack, normal", "Hold" */
export function orderWords(order: Order): string {
  const { name, stance } = ORDER_NAMES[order];
  return stance ? `${name}, ${stance.toLowerCase()}` : name;
}
