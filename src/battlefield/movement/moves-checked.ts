/** The Disorder Checks that a move brings, whoever has moved (NBC-DC-02). */
import { type Said, say } from '../../engine/message.ts';
import type { Unit } from '../battle.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import type { MoveChecks } from '../rules/movement/manoeuvres.ts';
import { disorderedInZone } from './move-reading.ts';

/** The disorder that a move brings at once, and the checks it asks for (NBC-MOV-03, NBC-DC-02). */
export function orderAfterMove(d: EventBuilder, unit: Unit, { automatic, mover, friends }: MoveChecks): void {
  if (automatic) {
    log(d, say('check-failed', { unit: unitNamed(unit), why: disorderedInZone(automatic) }), { side: unit.side });
    disorderUnit(d, unit.id);
  }
  // The last opened is asked first: the mover's own checks, then those of the friends it went through.
  for (const id of friends.toReversed()) {
    learn(d, { unit: id }, { moveChecked: true });
    openCheck(d, id, 'move-check-passed');
  }
  for (const why of mover.toReversed()) openCheck(d, unit.id, why);
}

function openCheck(d: EventBuilder, id: string, why: Said): void {
  const { fate, side } = unitOf(d.state, id);
  if (fate !== 'good') return;
  openTask(d, { kind: 'disorder', side, unit: id, data: { column: 'move', lost: 0, aspects: [], why } });
}
