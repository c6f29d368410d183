/** Engineers with their hosts, and what becomes of them. NBC-ENG-03 to NBC-ENG-07 */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { Arm } from '../../book/terms.ts';
import { total } from '../../dice/faces.ts';
import { type Refusal, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../engine/reckoning.ts';
import type { TwoDice } from '../command/officers.ts';

/** NBC-ENG-03: one unit of engineers for so many formations. */
export const FORMATIONS_FOR_ENGINEERS = 2;

/** How many engineer units an army may field: the scenario's, and one for each two formations. NBC-ENG-03, AMB-144 */
export const engineersAllowed = (given: number, formations: number, napoleonicOrOttoman: boolean): Reckoning =>
  reckon('Engineers', [
    term('The scenario gives', given, 'NBC-ENG-03'),
    napoleonicOrOttoman &&
      term('One for each two formations', Math.floor(formations / FORMATIONS_FOR_ENGINEERS), 'NBC-ENG-03'),
  ]);

// ---- attachment ----------------------------------------------------------------------------------------------------

/** Where engineers are, or go. */
export type EngineerPlace =
  | { readonly at: 'park' }
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
  reckon('Cost', [term(what, n, row)], { unit: 'RRD' });

function route({ from, to }: TransferFacts): Reckoning | Refusal {
  if (to.at === 'park') return refuse('Engineers do not go back to the park.', 'NBC-ENG-04');
  if (to.at === 'pontoon')
    return from.at === 'park' && to.inPark
      ? costs(0, 'Within the park', 'NBC-PON-01')
      : refuse('Engineers join a pontoon train in the park, before it leaves.', 'NBC-PON-01');
  if (to.at === 'commander') {
    if (from.at === 'park') return costs(1, 'From the park');
    if (from.at === 'commander' && from.formation !== to.formation) return costs(1, 'To another formation');
    if (from.at === 'unit' && from.formation === to.formation) return costs(0, 'Within the formation');
    return refuse(
      'Engineers come to a commander from the park, from another commander or from his units.',
      'NBC-ENG-04',
    );
  }
  if (to.arm !== 'infantry') return refuse('Engineers serve with infantry only.', 'NBC-ENG-04');
  if (from.at !== 'commander' || from.formation !== to.formation)
    return refuse('Engineers come to a unit from its formation commander.', 'NBC-ENG-04');
  return to.inCommand
    ? costs(0, 'Within the formation')
    : refuse('Engineers join only a unit that is in command.', 'NBC-ENG-04');
}

/** Whether engineers may go from one host to another, and for how many re-roll dice. NBC-ENG-04, NBC-PON-01 */
export function engineerTransfer(facts: TransferFacts): Transfer {
  const cost = route(facts);
  if ('ok' in cost) return cost;
  const { from, to, visible, attachedThisTurn, hostTaken, inPhase, rrd } = facts;
  const legal = unless(
    !inPhase && refuse('Engineers change hosts in the commanders’ phase.', 'NBC-ENG-04'),
    attachedThisTurn && refuse('They have attached once this turn.', 'NBC-ENG-04'),
    hostTaken && refuse('A host has one unit of engineers at a time.', 'NBC-ENG-04'),
    from.at === 'unit' && !from.inCommand && refuse('Their unit is out of command.', 'NBC-ENG-04'),
    to.at === 'commander' &&
      from.at !== 'unit' &&
      !visible &&
      refuse('That commander is beyond visibility.', 'NBC-ENG-04'),
    cost.total > rrd && refuse('It costs 1 re-roll die, and none is left.', 'NBC-ENG-04'),
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

export interface HostLoss {
  /** CP the host has before the loss. */
  readonly cp: number;
  /** CP lost at one blow. */
  readonly lost: number;
}

/** A loss of their host: on 10 or more they fall, and take one point of it on themselves. NBC-ENG-06 */
export function engineerRoll(
  dice: TwoDice,
  { cp, lost }: HostLoss,
): { readonly eliminated: boolean; readonly loss: Reckoning; readonly hostBroken: boolean } {
  const fell = lost > 0 && engineersFall(dice);
  const loss = reckon(
    'Loss of the host',
    [term('Hits', lost, 'NBC-ENG-06'), fell && term('Taken by the engineers', -1, 'NBC-ENG-06')],
    { unit: 'CP' },
  );
  const hostBroken = cp - loss.total <= 0;
  return { eliminated: fell || hostBroken, loss, hostBroken };
}

// ---- with a commander ----------------------------------------------------------------------------------------------

export type CommanderEvent = 'captured' | 'hit' | 'evaded' | 'replaced';
export type EngineersAfter = 'throw' | 'captured' | 'eliminated' | 'stay' | 'nearest-infantry';

/**
 * What befalls engineers with a formation commander: taken with him; two dice when he is hit or gives way; with his
 * nearest infantry when he is replaced, or gone if he has none. NBC-ENG-07, NBC-OFF-07
 */
export function engineersOf(event: CommanderEvent, hasInfantry: boolean, dice?: TwoDice): EngineersAfter {
  if (event === 'captured') return 'captured';
  if (event === 'replaced') return hasInfantry ? 'nearest-infantry' : 'eliminated';
  if (dice === undefined) return 'throw';
  return engineersFall(dice) ? 'eliminated' : 'stay';
}
