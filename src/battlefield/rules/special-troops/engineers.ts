/** Engineers with their hosts, and what becomes of them. NBC-ENG-03 to NBC-ENG-07 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm } from '../../../book/terms.ts';
import { total } from '../../../dice/faces.ts';
import { type Refusal, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../../engine/reckoning.ts';
import type { TwoDice } from '../command/officers.ts';

/** NBC-ENG-03: one unit of engineers for so many formations. */
export const FORMATIONS_FOR_ENGINEERS = 2;

/** How many engineer units an army may field: the scenario's, and one for each two formations. NBC-ENG-03, AMB-144 */
export const engineersAllowed = (given: number, formations: number, napoleonicOrOttoman: boolean): Reckoning =>
  reckon('combat-dice-engineers', [
    term('engineers-given', given, 'NBC-ENG-03'),
    napoleonicOrOttoman &&
      term(
        say('engineers-for-formations', { formations: FORMATIONS_FOR_ENGINEERS }),
        Math.floor(formations / FORMATIONS_FOR_ENGINEERS),
        'NBC-ENG-03',
      ),
  ]);

// ---- attachment ----------------------------------------------------------------------------------------------------

/** Where engineers are, or go. */
export type EngineerPlace =
  | { readonly at: 'park' | 'garrison' }
  | { readonly at: 'commander'; readonly formation: string }
  | { readonly at: 'unit'; readonly formation: string; readonly arm: Arm; readonly inCommand: boolean }
  | { readonly at: 'pontoon'; readonly inPark: boolean };

export interface TransferFacts {
  readonly from: EngineerPlace;
  readonly to: EngineerPlace;
  /** The commander they go to, from the park or another formation, is within visibility. */
  readonly visible?: boolean;
  /** It has attached this turn already. */
  readonly attachedThisTurn: boolean;
  /** The host has engineers already. */
  readonly hostTaken: boolean;
  /** In the commanders' phase. */
  readonly inPhase: boolean;
  /** Re-roll dice the side has left. */
  readonly rrd: number;
}

export type Transfer = { readonly ok: true; readonly cost: Reckoning } | Refusal;

const costs = (n: 0 | 1, what: Said, row: RowId = 'NBC-ENG-04'): Reckoning =>
  reckon('sum-cost', [term(what, n, row)], { unit: 'RRD' });

function route({ from, to }: TransferFacts): Reckoning | Refusal {
  if (to.at === 'park') return refuse('engineers-not-to-park', 'NBC-ENG-04');
  if (to.at === 'pontoon')
    return from.at === 'park' && to.inPark
      ? costs(0, 'engineers-within-park', 'NBC-PON-01')
      : refuse('engineers-train-in-park', 'NBC-PON-01');
  if (to.at === 'commander') {
    if (from.at === 'park') return costs(1, 'engineers-from-park');
    // AMB-144: a host that is all garrison is of no formation, so they leave it as for another one.
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

/** Whether engineers may go from one host to another, and for how many re-roll dice. NBC-ENG-04, NBC-PON-01 */
export function engineerTransfer(facts: TransferFacts): Transfer {
  const cost = route(facts);
  if ('ok' in cost) return cost;
  const { from, to, visible, attachedThisTurn, hostTaken, inPhase, rrd } = facts;
  const legal = unless(
    !inPhase && refuse('engineers-phase', 'NBC-ENG-04'),
    attachedThisTurn && refuse('engineers-once', 'NBC-ENG-04'),
    hostTaken && refuse('engineers-one-each', 'NBC-ENG-04'),
    from.at === 'unit' && !from.inCommand && refuse('engineers-out-of-command', 'NBC-ENG-04'),
    to.at === 'commander' && from.at !== 'unit' && !visible && refuse('engineers-not-seen', 'NBC-ENG-04'),
    cost.total > rrd && refuse('reroll-none-left', 'NBC-ENG-04'),
  );
  return legal.ok ? { ok: true, cost } : legal;
}

// ---- in combat -----------------------------------------------------------------------------------------------------

/** So many or more on two dice, and the engineers are gone. NBC-ENG-06, NBC-ENG-07 */
export const ENGINEERS_FALL_ON = 10;

/** NBC-ENG-06, NBC-ENG-07 */
export const engineersFall = (dice: TwoDice): boolean => total(dice) >= ENGINEERS_FALL_ON;

/**
 * Whether a fight asks its host for a check: for what it has lost, and by ruling (`engineersWhole`) for a loss too that
 * they took on themselves whole. Fire from afar asks by the hits alone. NBC-FF-10, NBC-CC-13, AMB-14
 */
export const checksAfterLoss = (lost: number, absorbed: number, rulings: Rulings = {}): boolean =>
  lost > 0 || (absorbed > 0 && ruling(rulings, 'engineersWhole') === 'check');

/** CP of a loss at one blow that its engineers take on themselves as they fall: they may save their host so. NBC-ENG-06 */
export const takenByEngineers = (fell: boolean, lost: number): 0 | 1 => (fell && lost > 0 ? 1 : 0);

/** What is left of a loss to the host of engineers. NBC-ENG-06 */
export const hostLoss = (fell: boolean, lost: number): Reckoning =>
  reckon(
    'engineers-host-loss',
    [
      term('sum-hits', lost, 'NBC-ENG-06'),
      fell && term('engineers-taken', -takenByEngineers(fell, lost), 'NBC-ENG-06'),
    ],
    { unit: 'CP' },
  );

// ---- with a commander ----------------------------------------------------------------------------------------------

export type CommanderEvent = 'captured' | 'hit' | 'evaded' | 'replaced';
export type EngineersAfter = 'throw' | 'captured' | 'eliminated' | 'nearest-infantry';

/**
 * What befalls engineers with a formation commander: taken with him; two dice when he is hit or gives way; with his
 * nearest infantry when he is replaced, or gone if he has none. NBC-ENG-07, NBC-OFF-07
 */
export function engineersOf(event: CommanderEvent, hasInfantry: boolean): EngineersAfter {
  if (event === 'captured') return 'captured';
  if (event === 'replaced') return hasInfantry ? 'nearest-infantry' : 'eliminated';
  return 'throw';
}
