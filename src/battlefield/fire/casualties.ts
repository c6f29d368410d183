/**
 * What hits do to a unit, said as data and applied by nobody here: combat points, stands, Disorder, Breaking, and the
 * throws that become due for those who are with it.
 */

import type { Aspect, Fate, Order } from '../../book/terms.ts';
import type { DisorderColumn } from '../../cards/results.ts';
import type { RowId } from '../../engine/reckoning.ts';
import { isMarching, type Target } from './fighters.ts';

/** A Disorder Check that has become due, with what changes its rating (NBC-QC-10 to NBC-QC-13). */
export interface DisorderCheckDue {
  readonly column: DisorderColumn;
  /** Combat points the unit itself lost by the cause (AMB-14). */
  readonly losses: number;
  /** The aspects it was hit in other than the front, each once; a garrison has none. */
  readonly aspects: readonly Exclude<Aspect, 'front'>[];
  /** Given when the unit marched under Redeploy or Strategic Movement as it was shot at. */
  readonly order?: Order;
}

/** Two dice thrown for an officer or engineer: `need` or more and he is lost. */
export interface InjuryRoll {
  readonly dice: 2;
  readonly need: 10 | 12;
  readonly row: RowId;
}

/** NBC-ART-22: the opponent moves the Broken unit straight to the rear at once. */
export interface BrokenMove {
  readonly cm: 10;
  readonly movedBy: 'opponent';
  /** Friends it passes through within this distance are Disordered. */
  readonly disordersFriendsWithinCm: 5;
}

export const BROKEN_MOVE: BrokenMove = { cm: 10, movedBy: 'opponent', disordersFriendsWithinCm: 5 };

export interface Casualties {
  readonly hits: number;
  readonly cpLost: number;
  readonly standsRemoved: number;
  /** Disordered now, with no check drawn. */
  readonly disordered: boolean;
  readonly check?: DisorderCheckDue;
  readonly fate: Extract<Fate, 'good' | 'broken' | 'eliminated'>;
  readonly brokenMove?: BrokenMove;
  /** NBC-OFF-03 for the attached officer, NBC-SKM-08 for one who stood alone. */
  readonly officerRoll?: InjuryRoll;
  /** NBC-ENG-06; when it comes up the engineer is lost and one combat point of this loss with him. */
  readonly engineerRoll?: InjuryRoll;
  /** What is Eliminated along with the unit it is attached to (NBC-ART-21, NBC-ENG-06). */
  readonly takenAlong: readonly ('battery' | 'engineer')[];
}

export const UNHURT: Casualties = {
  hits: 0,
  cpLost: 0,
  standsRemoved: 0,
  disordered: false,
  fate: 'good',
  takenAlong: [],
};

/** How a unit with combat points was hit. */
export interface Wound {
  readonly hits: number;
  /** Where the fire came from that hit; an aspect may stand more than once. */
  readonly aspects: readonly Aspect[];
  readonly standsRemoved?: number;
  /** No check is drawn for hits that skirmish stands took, nor where Disorder is automatic. */
  readonly check?: boolean;
  readonly disordered?: boolean;
  /** The engineer's throw came up: he takes one of the hits (AMB-14). */
  readonly engineerAbsorbs?: boolean;
}

/** NBC-GL-18: only brigades of foot and horse are Broken; anything else is Eliminated instead. */
export const neverBroken = ({ kind, arm }: Pick<Target, 'kind' | 'arm'>): boolean =>
  kind !== 'unit' || !(arm === 'infantry' || arm === 'cavalry' || arm === 'mixed');

/** A Disorder Check for hits by shooting: NBC-ART-17, NBC-SKM-08, NBC-FF-10. */
export function disorderCheck(
  target: Pick<Target, 'kind' | 'order'>,
  losses: number,
  aspects: readonly Aspect[],
): DisorderCheckDue {
  const struck = target.kind === 'garrison' ? [] : (['flank', 'rear'] as const).filter((a) => aspects.includes(a));
  return {
    column: 'hit',
    losses,
    aspects: struck,
    ...(isMarching(target.order) && { order: target.order! }),
  };
}

/** Hits on a unit that has combat points: one each (AMB-65), Broken at none, a check if it stands. */
export function casualties(target: Target, wound: Wound): Casualties {
  const { hits } = wound;
  if (hits <= 0) return UNHURT;
  const absorbed = wound.engineerAbsorbs && target.engineerAttached ? 1 : 0;
  const cpLost = Math.min(target.cp, hits - absorbed);
  const broken = cpLost >= target.cp;
  const fate = !broken ? 'good' : neverBroken(target) ? 'eliminated' : 'broken';
  const takenAlong = [
    broken && target.batteryAttached && ('battery' as const),
    (broken || absorbed > 0) && target.engineerAttached && ('engineer' as const),
  ].filter((one) => one !== false && one !== undefined);
  return {
    hits,
    cpLost,
    standsRemoved: wound.standsRemoved ?? 0,
    disordered: !broken && (wound.disordered ?? false),
    ...(!broken && wound.check !== false && { check: disorderCheck(target, cpLost, wound.aspects) }),
    fate,
    ...(fate === 'broken' && { brokenMove: BROKEN_MOVE }),
    ...(target.officerAttached && cpLost > 0 && { officerRoll: { dice: 2, need: 12, row: 'NBC-OFF-03' } as const }),
    ...(target.engineerAttached &&
      absorbed === 0 && { engineerRoll: { dice: 2, need: 10, row: 'NBC-ENG-06' } as const }),
    takenAlong,
  };
}

/** NBC-ART-20: Disorder falling `times` on an unattached battery; the second breaks it, and Broken guns are lost. */
export function disorderBattery(alreadyDisordered: boolean, hits: number, times: number): Casualties {
  if (times <= 0) return { ...UNHURT, hits };
  const lost = times + (alreadyDisordered ? 1 : 0) >= 2;
  return { ...UNHURT, hits, disordered: !lost, fate: lost ? 'eliminated' : 'good' };
}

/** The battery is destroyed outright. */
export const destroyBattery = (hits: number): Casualties => ({ ...UNHURT, hits, fate: 'eliminated' });
