/** What one side's books know of an enemy whose books are kept elsewhere: what was told of him, less what he has lost here. */
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import type { Party } from './parties.ts';

type Change = Partial<Pick<Party, 'cp' | 'disordered' | 'exhaustion' | 'fresh'>>;

/** Remembers an enemy of the scenario as he stands, or as he is left. */
export function keepTold(d: EventBuilder, party: Party, change: Change = {}): void {
  if (party.unit) return;
  const { stands, shaken, battery, cp, disordered, exhaustion, fresh } = { ...party, ...change };
  const guns = battery?.mobility ?? 'none';
  const told = { cp: Math.max(0, cp), stands, shaken, disordered, exhaustion, fresh, guns } as const;
  learn(d, { unit: party.id }, { told });
}

/** He has lost combat points. */
export const keepLoss = (d: EventBuilder, party: Party, lost: number, change: Change = {}): void =>
  keepTold(d, party, { cp: party.cp - lost, ...(lost > 0 && { fresh: false }), ...change });
