/**
 * What hits do to a unit, said as data and applied by nobody here: combat points, stands, Disorder, Breaking, and the
 * throws that become due for those who are with it.
 */

import type { Aspect, Fate, Order } from '../../../book/terms.ts';
import type { Hurt } from '../../battle.ts';
import { isMarching, type Target } from './fighters.ts';

/** A Disorder Check that has become due, with what changes its rating (NBC-QC-10 to NBC-QC-13). */
export interface DisorderCheckDue {
  /** Combat points the unit itself lost by the cause (AMB-14). */
  readonly losses: number;
  /** The aspects it was hit in other than the front, each once; a garrison has none. */
  readonly aspects: readonly Exclude<Aspect, 'front'>[];
  /** Given when the unit marched under Redeploy or Strategic Movement as it was shot at. */
  readonly order?: Order | undefined;
}

/**
 * NBC-ART-22: how far its opponent moves a unit that fire has Broken straight to the rear at once, and in how much of that
 * friends are Disordered by it, in cm.
 */
export const BROKEN_MOVE = { cm: 10, disordersFriendsWithinCm: 5 } as const;

export interface Casualties {
  readonly hits: number;
  readonly cpLost: number;
  readonly standsRemoved: number;
  /** Disordered now, with no check drawn. */
  readonly disordered: boolean;
  readonly check?: DisorderCheckDue;
  readonly fate: Extract<Fate, 'good' | 'broken' | 'eliminated'>;
  /** NBC-ENG-06: two dice are thrown for the engineers with it; who falls takes one combat point of this loss along. */
  readonly engineersAtRisk: boolean;
}

export const UNHURT: Casualties = {
  hits: 0,
  cpLost: 0,
  standsRemoved: 0,
  disordered: false,
  fate: 'good',
  engineersAtRisk: false,
};

/** NBC-OFF-03: whether two dice are thrown for an officer with a unit: after any close combat, and any other loss. */
export const risksOfficer = ({ cause, lost }: Pick<Hurt, 'cause' | 'lost'>): boolean =>
  lost > 0 || cause === 'close-combat';

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
    losses,
    aspects: struck,
    ...(target.order && isMarching(target.order) && { order: target.order }),
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
  return {
    hits,
    cpLost,
    standsRemoved: wound.standsRemoved ?? 0,
    disordered: !broken && (wound.disordered ?? false),
    ...(!broken && wound.check !== false && { check: disorderCheck(target, cpLost, wound.aspects) }),
    fate,
    engineersAtRisk: target.engineerAttached === true && absorbed === 0 && cpLost > 0,
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
