/** What hits do: combat points, stands, Disorder, Breaking, and throws for officers and engineers. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Fate, Order, Pieces } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import type { Hurt } from '../../battle.ts';
import { isMarching } from '../command/order-obligations.ts';
import type { Target } from './fighters.ts';

/** A Disorder Check that is due, with what modifies the rating (NBC-QC-10 to NBC-QC-13). */
export interface DisorderCheckDue {
  /** Combat points the unit itself lost to this cause (AMB-14). */
  readonly losses: number;
  /** The aspects other than the front in which the unit was hit, each listed once; always empty for a garrison. */
  readonly aspects: readonly Exclude<Aspect, 'front'>[];
  /** The unit's order, if it marched under Redeploy or Strategic Movement when it was hit. */
  readonly order?: Order | undefined;
}

/** NBC-ART-22: how far a unit Broken by fire goes straight back, and how far it Disorders friends there, in cm. */
export const BROKEN_MOVE = { cm: 10, disordersFriendsWithinCm: 5 } as const;

export interface Casualties {
  readonly hits: number;
  readonly cpLost: number;
  readonly standsRemoved: number;
  readonly disordered: boolean;
  readonly check?: DisorderCheckDue;
  readonly fate: Extract<Fate, 'good' | 'broken' | 'eliminated'>;
  /** NBC-ENG-06: two dice are thrown for the engineers with the unit; if they fall, they take 1 CP of this loss. */
  readonly engineersAtRisk: boolean;
}

export const UNHURT: Casualties = {
  ...{ hits: 0, cpLost: 0, standsRemoved: 0, disordered: false, fate: 'good', engineersAtRisk: false },
};

/** NBC-OFF-03: whether an officer with the unit is tested: after every close combat and any other loss. */
export const risksOfficer = ({ cause, lost }: Pick<Hurt, 'cause' | 'lost'>): boolean =>
  lost > 0 || cause === 'close-combat';

export interface Wound {
  readonly hits: number;
  readonly aspects: readonly Aspect[];
  readonly standsRemoved?: number;
  /** False when no check is drawn: skirmish stands took the hits, or Disorder is automatic. */
  readonly check?: boolean;
  readonly disordered?: boolean;
  /** The engineer's throw came up, so the engineer takes one of the hits (AMB-14). */
  readonly engineerAbsorbs?: boolean;
}

/** NBC-GL-18, NBC-SIM-01: whether it is Eliminated where brigades Break; without rallying all are. */
export const neverBroken = ({ kind, arm, noRally }: Pick<Target, 'kind' | 'arm' | 'noRally'>): boolean =>
  noRally === true || kind !== 'unit' || !(arm === 'infantry' || arm === 'cavalry' || arm === 'mixed');

/** NBC-ART-17, NBC-SKM-08, NBC-FF-10: the Disorder Check that hits by shooting cause. */
export function disorderCheck(
  { kind, order }: Pick<Target, 'kind' | 'order'>,
  losses: number,
  aspects: readonly Aspect[],
) {
  const struck = kind === 'garrison' ? [] : (['flank', 'rear'] as const).filter((a) => aspects.includes(a));
  return { losses, aspects: struck, ...(order && isMarching(order) && { order }) };
}

/** The effects of hits on a unit with CP, one for each (AMB-65). At 0 CP the unit Breaks; otherwise a check is due. */
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

/** NBC-ART-20: what Disorders do to an unattached battery. The second Breaks it, and so Eliminates it. */
export function disorderBattery(alreadyDisordered: boolean, hits: number, times: number): Casualties {
  if (times <= 0) return { ...UNHURT, hits };
  const lost = times + (alreadyDisordered ? 1 : 0) >= 2;
  return { ...UNHURT, hits, disordered: !lost, fate: lost ? 'eliminated' : 'good' };
}

export const destroyBattery = (hits: number): Casualties => ({ ...UNHURT, hits, fate: 'eliminated' });

/** NBC-ART-19, NBC-HOW-05: the lowest red die that confirms a battery's destruction, by the firing pieces. */
export const DESTROYED_ON: Record<Exclude<Pieces, 'rockets'>, Face> = { guns: 6, howitzers: 5 };

/** NBC-ART-19: this many hits in one throw destroy a battery if the red die confirms. */
export const HITS_TO_DESTROY = 2;

export interface CounterBatteryPot {
  readonly battery: { readonly pieces: Pieces };
  readonly hits: number;
  readonly confirm?: Face;
}

type Pots = readonly CounterBatteryPot[];

/** AMB-04: which die confirms: the red die of the same pot as first thrown, or a fresh die. */
export const confirmingDie = (rulings: Rulings = {}): 'red' | 'fresh' =>
  ruling(rulings, 'cbConfirm') === 'freshDie' ? 'fresh' : 'red';

/** Whether the confirming die destroys the target. Rockets never destroy guns (NBC-RKT-04). */
const confirms = ({ battery, confirm }: CounterBatteryPot): boolean =>
  battery.pieces !== 'rockets' && confirm !== undefined && confirm >= DESTROYED_ON[battery.pieces];

/** Whether a confirming die is needed: two hits in one throw, or in the volley under `cbAccumulate`. */
export function needsConfirming(pots: Pots, rulings: Rulings = {}): boolean {
  const together = pots.reduce((sum, pot) => sum + pot.hits, 0);
  return ruling(rulings, 'cbAccumulate') === 'perTarget'
    ? together >= HITS_TO_DESTROY
    : pots.some((pot) => pot.hits >= HITS_TO_DESTROY);
}

/** NBC-ART-18 to -20, AMB-75: the effects of pots on an unattached battery, each judged alone: it is destroyed or Disordered. */
export function counterBattery(disordered: boolean, pots: Pots, rulings: Rulings = {}): Casualties {
  const hitting = pots.filter((pot) => pot.hits > 0 && pot.battery.pieces !== 'rockets');
  const hits = hitting.reduce((sum, pot) => sum + pot.hits, 0);
  if (hits === 0) return UNHURT;
  const together = ruling(rulings, 'cbAccumulate') === 'perTarget';
  const destroys = (pot: CounterBatteryPot) => (together ? hits : pot.hits) >= HITS_TO_DESTROY && confirms(pot);
  return hitting.some(destroys)
    ? destroyBattery(hits)
    : disorderBattery(disordered, hits, together ? 1 : hitting.length);
}

/** NBC-PON-07: what guns do to a finished bridge: it is destroyed like a battery, but Disorder has no effect. */
export function builtBridgeUnderFire(pots: Pots, rulings: Rulings = {}): 'stands' | 'rebuild' {
  const together = ruling(rulings, 'cbAccumulate') === 'perTarget';
  const volleys = together ? [pots] : pots.map((pot) => [pot]);
  const destroyed = volleys.some((volley) => counterBattery(false, volley, rulings).fate === 'eliminated');
  return destroyed ? 'rebuild' : 'stands';
}
