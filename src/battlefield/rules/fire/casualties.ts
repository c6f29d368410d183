/**
 * What hits do to a unit, said as data and applied by nobody here: combat points, stands, Disorder, Breaking, and the
 * throws that become due for those who are with it.
 */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Fate, Order, Pieces } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
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

/** NBC-GL-18, NBC-SIM-01: only brigades of foot and horse are Broken, where units rally; anything else is Eliminated instead. */
export const neverBroken = ({ kind, arm, noRally }: Pick<Target, 'kind' | 'arm' | 'noRally'>): boolean =>
  noRally === true || kind !== 'unit' || !(arm === 'infantry' || arm === 'cavalry' || arm === 'mixed');

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

// ---- fire on an unattached battery (NBC-ART-18 to NBC-ART-20, NBC-HOW-05): it has no combat points to lose -----------

/** The lowest red face that confirms a battery's destruction, by what fired (NBC-ART-19, NBC-HOW-05). */
export const DESTROYED_ON: Record<Exclude<Pieces, 'rockets'>, Face> = { guns: 6, howitzers: 5 };

/** NBC-ART-19: so many hits in one throw destroy, if the red die confirms. */
export const HITS_TO_DESTROY = 2;

/** One battery's pot at a battery. */
export interface CounterBatteryPot {
  readonly battery: { readonly pieces: Pieces };
  readonly hits: number;
  readonly confirm?: Face;
}

/** AMB-04: which die confirms: the red of the same pot, as it first fell, or one thrown afresh. */
export const confirmingDie = (rulings: Rulings = {}): 'red' | 'fresh' =>
  ruling(rulings, 'cbConfirm') === 'freshDie' ? 'fresh' : 'red';

/** Whether the die of this pot would destroy; rockets never do (NBC-RKT-04). */
const confirms = ({ battery, confirm }: CounterBatteryPot): boolean =>
  battery.pieces !== 'rockets' && confirm !== undefined && confirm >= DESTROYED_ON[battery.pieces];

/** Whether a die must be asked for: two hits in one throw, or by ruling `cbAccumulate` in the volley. */
export function needsConfirming(pots: readonly CounterBatteryPot[], rulings: Rulings = {}): boolean {
  const together = pots.reduce((sum, pot) => sum + pot.hits, 0);
  return ruling(rulings, 'cbAccumulate') === 'perTarget'
    ? together >= HITS_TO_DESTROY
    : pots.some((pot) => pot.hits >= HITS_TO_DESTROY);
}

/**
 * AMB-75: each pot in turn. Two hits or more destroy if the die confirms; any other hit Disorders, and Disorder on a
 * battery already Disordered breaks it, that of an earlier pot of the volley too.
 */
export function counterBattery(
  alreadyDisordered: boolean,
  pots: readonly CounterBatteryPot[],
  rulings: Rulings = {},
): Casualties {
  const hitting = pots.filter((pot) => pot.hits > 0 && pot.battery.pieces !== 'rockets');
  const hits = hitting.reduce((sum, pot) => sum + pot.hits, 0);
  if (hits === 0) return UNHURT;
  if (ruling(rulings, 'cbAccumulate') === 'perTarget') {
    return hits >= HITS_TO_DESTROY && hitting.some(confirms)
      ? destroyBattery(hits)
      : disorderBattery(alreadyDisordered, hits, 1);
  }
  return hitting.some((pot) => pot.hits >= HITS_TO_DESTROY && confirms(pot))
    ? destroyBattery(hits)
    : disorderBattery(alreadyDisordered, hits, hitting.length);
}

/**
 * What guns do to a finished bridge: it is destroyed as a battery is, and shrugs off disorder, so that a second
 * Disorder breaks nothing: each pot is judged alone, unless the group adds them up (`cbAccumulate`). NBC-PON-07
 */
export function builtBridgeUnderFire(pots: readonly CounterBatteryPot[], rulings: Rulings = {}): 'stands' | 'rebuild' {
  const together = ruling(rulings, 'cbAccumulate') === 'perTarget';
  const volleys = together ? [pots] : pots.map((pot) => [pot]);
  const destroyed = volleys.some((volley) => counterBattery(false, volley, rulings).fate === 'eliminated');
  return destroyed ? 'rebuild' : 'stands';
}
