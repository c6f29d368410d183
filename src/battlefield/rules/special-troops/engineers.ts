/** Engineers with their hosts, and their losses. NBC-ENG-03 to NBC-ENG-07 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, ArmyType } from '../../../book/terms.ts';
import { total } from '../../../dice/faces.ts';
import { type Refusal, refuse } from '../../../engine/legality.ts';
import type { Said } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckonIn, term } from '../../../engine/reckoning.ts';
import type { TwoDice } from '../command/officers.ts';

/** NBC-ENG-03: this many formations allow one unit of engineers. */
export const FORMATIONS_FOR_ENGINEERS = 2;

interface Army {
  readonly engineers: number;
  readonly formations: readonly unknown[];
  readonly armyType: ArmyType;
  readonly ottoman: boolean;
}

/** NBC-ENG-03, AMB-144: an army's engineer units: the scenario's, plus one for every two formations of some armies. */
export const engineersAllowed = ({ engineers, formations, armyType, ottoman }: Army): number =>
  engineers > 0 && (armyType === 'Napoleonic' || ottoman)
    ? engineers + Math.floor(formations.length / FORMATIONS_FOR_ENGINEERS)
    : engineers;

export type EngineerPlace =
  | { readonly at: 'park' | 'garrison' }
  | { readonly at: 'commander'; readonly formation: string }
  | { readonly at: 'unit'; readonly formation: string; readonly arm: Arm; readonly inCommand: boolean }
  | { readonly at: 'pontoon'; readonly inPark: boolean };

export type Transfer = { readonly ok: true; readonly cost: Reckoning } | Refusal;

const costs = (n: 0 | 1, what: Said, row: RowId = 'NBC-ENG-04'): Reckoning =>
  reckonIn('RRD', 'sum-cost', [term(what, n, row)]);

function route(from: EngineerPlace, to: EngineerPlace): Reckoning | Refusal {
  if (to.at === 'park') return refuse('engineers-not-to-park', 'NBC-ENG-04');
  if (to.at === 'pontoon')
    return from.at === 'park' && to.inPark
      ? costs(0, 'engineers-within-park', 'NBC-PON-01')
      : refuse('engineers-train-in-park', 'NBC-PON-01');
  if (to.at === 'commander') {
    if (from.at === 'park') return costs(1, 'engineers-from-park');
    // AMB-144: a garrison belongs to no formation, so engineers leave it as if for another formation.
    if (from.at === 'garrison' || (from.at === 'commander' && from.formation !== to.formation))
      return costs(1, 'engineers-to-formation');
    if (from.at === 'unit' && from.formation === to.formation) return costs(0, 'engineers-within-formation');
    return refuse('engineers-to-commander', 'NBC-ENG-04');
  }
  if (to.at !== 'unit' || to.arm !== 'infantry') return refuse('engineers-infantry-only', 'NBC-ENG-04');
  if (from.at !== 'commander' || from.formation !== to.formation)
    return refuse('engineers-from-commander', 'NBC-ENG-04');
  return to.inCommand ? costs(0, 'engineers-within-formation') : refuse('engineers-in-command', 'NBC-ENG-04');
}

/** NBC-ENG-04, NBC-PON-01: whether engineers may go from one host to another, and the cost in re-roll dice. */
export function engineerTransfer(from: EngineerPlace, to: EngineerPlace): Transfer {
  const cost = route(from, to);
  if ('ok' in cost) return cost;
  return from.at === 'unit' && !from.inCommand ? refuse('engineers-out-of-command', 'NBC-ENG-04') : { ok: true, cost };
}

/** NBC-ENG-06, NBC-ENG-07: engineers fall on this total of two dice or more. */
export const ENGINEERS_FALL_ON = 10;

/** NBC-ENG-06, NBC-ENG-07: whether engineers fall. */
export const engineersFall = (dice: TwoDice): boolean => total(dice) >= ENGINEERS_FALL_ON;

/**
 * NBC-FF-10, NBC-CC-13, AMB-14: whether a firefight or close combat makes the host take a check: it lost CP, or by
 * ruling (`engineersWhole`) its engineers took the whole loss. Skirmish and artillery fire go by the hits alone.
 */
export const checksAfterLoss = (lost: number, absorbed: number, rulings: Rulings = {}): boolean =>
  lost > 0 || (absorbed > 0 && ruling(rulings, 'engineersWhole') === 'check');

/** NBC-ENG-06: how much of one loss the engineers take when they fall: 0 or 1 CP, even the host's last. */
export const takenByEngineers = (fell: boolean, lost: number): 0 | 1 => (fell && lost > 0 ? 1 : 0);

/** NBC-ENG-06: what the host loses after its engineers took their share, in CP. */
export const hostLoss = (fell: boolean, lost: number): Reckoning =>
  reckonIn('CP', 'engineers-host-loss', [
    term('sum-hits', lost, 'NBC-ENG-06'),
    fell && term('engineers-taken', -takenByEngineers(fell, lost), 'NBC-ENG-06'),
  ]);
