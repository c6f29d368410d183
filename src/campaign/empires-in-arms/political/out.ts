/** A power leaves the game permanently, by a final peace or by civil disorder. EIA-039, EIA-214 */
import { leads } from '../ledger.ts';
import type { Nation, Power } from '../vocabulary.ts';
import { type Builder, dropPiece, retire, setPiece } from '../writing.ts';
import { removeForces } from './forces.ts';
import { release } from './homeward.ts';

/** Removes everything the power owns or expects, frees its prisoners, and ends all its ties. */
export function leavesForGood(d: Builder, power: Power): void {
  const has = (one: Nation) => one === power;
  removeForces(d, power);
  for (const { id, owner } of Object.values(d.state.depots)) {
    if (owner !== power) continue;
    for (const { id: key, in: where } of Object.values(d.state.garrisons))
      if ('depot' in where && where.depot === id) dropPiece(d, 'garrisons', key);
    dropPiece(d, 'depots', id);
  }
  for (const { id, power: of, status } of Object.values(d.state.leaders))
    if (of === power) setPiece(d, 'leaders', id, { status: { is: 'dead' } });
    else if (status.is === 'captured' && leads(d.state, status.by) === power) retire(d, id);
  for (const { id, owner, captor, factors } of Object.values(d.state.prisoners)) {
    if (owner !== power && leads(d.state, captor) !== power) continue;
    dropPiece(d, 'prisoners', id);
    if (owner !== power) release(d, owner, factors);
  }
  for (const { id, owner } of Object.values(d.state.queue)) if (owner === power) dropPiece(d, 'queue', id);
  for (const { id, a, b } of Object.values(d.state.wars)) if (has(a) || has(b)) dropPiece(d, 'wars', id);
  for (const { id, a, b } of Object.values(d.state.alliances)) if (has(a) || has(b)) dropPiece(d, 'alliances', id);
  for (const { id, from, to } of Object.values(d.state.debts)) if (has(from) || has(to)) dropPiece(d, 'debts', id);
  for (const { id, of, to } of Object.values(d.state.access)) if (has(of) || has(to)) dropPiece(d, 'access', id);
  for (const { id, powers } of Object.values(d.state.combined)) if (powers.some(has)) dropPiece(d, 'combined', id);
  setPiece(d, 'powers', power, { out: true, mustSue: false });
}
