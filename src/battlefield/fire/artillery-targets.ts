/** What a battery may fire at (NBC-ART-02 to NBC-ART-05): the players say what stands where, this says what follows. */
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { RowId } from '../../engine/reckoning.ts';
import type { Battery } from './fighters.ts';
import { OVERHEAD_GAP_CM } from './howitzers.ts';

/** NBC-ART-04: how far a shot goes into a wood. */
export const WOOD_DEPTH_CM = 2;

/** Troops between a battery and its target. */
export interface TroopsBetween {
  readonly side: 'friend' | 'enemy';
  readonly artillery: boolean;
  readonly inContactZone: boolean;
  /** All of them stand lower than the battery and lower than the target. */
  readonly lowerThanBoth: boolean;
}

/** What the table says of the line from a battery to a target. */
export interface LineOfFire {
  /** In sight, as far as weather, hour and ground allow. */
  readonly seen: boolean;
  /** How much wood the shot must go through, in cm. */
  readonly woodCm: number;
  readonly between: readonly TroopsBetween[];
  /** Between friends a lane lies open at least as wide as the battery. */
  readonly lane: boolean;
  /** For howitzers and rockets: the gap over which they fire at troops, in cm. */
  readonly overheadGapCm?: number;
}

const SIGHT_ROW: Record<Battery['pieces'], RowId> = {
  guns: 'NBC-ART-04',
  howitzers: 'NBC-HOW-03',
  rockets: 'NBC-RKT-01',
};

/** NBC-ART-04, NBC-HOW-03, NBC-RKT-01: whether the line from a battery to its target is clear. */
export function lineOfFire(pieces: Battery['pieces'], line: LineOfFire): Legality {
  const overhead = pieces !== 'guns' && (line.overheadGapCm ?? 0) >= OVERHEAD_GAP_CM;
  const inTheWay = overhead ? [] : line.between.filter((troops) => !troops.lowerThanBoth);
  const row = SIGHT_ROW[pieces];
  return unless(
    !line.seen && refuse('The battery must see its target.', row),
    line.woodCm > WOOD_DEPTH_CM && refuse(`A shot goes only ${WOOD_DEPTH_CM} cm into a wood.`, 'NBC-ART-04'),
    inTheWay.some((troops) => troops.side === 'friend') &&
      !line.lane &&
      refuse('Between friends there must be a lane as wide as the battery.', row),
    inTheWay.some((troops) => troops.side === 'enemy' && !troops.artillery) &&
      refuse('Enemy troops stand in the way.', row),
    inTheWay.some((troops) => troops.side === 'enemy' && troops.artillery && troops.inContactZone) &&
      refuse('Enemy artillery inside the contact zone stands in the way.', row),
  );
}

/** An enemy unit as one battery sees it. */
export interface FireCandidate {
  readonly id: string;
  readonly distanceCm: number;
  /** NBC-GL-07: between the two lines from each rear corner of the battery through the opposite front corner. */
  readonly inZoneOfFire: boolean;
  readonly directlyInFront: boolean;
  readonly inContactZone: boolean;
  /** Whether it can be fired at otherwise: line, reach, dice. */
  readonly open: boolean;
  /** A battery attached to a unit, which is no target by itself (NBC-ART-21). */
  readonly attachedBattery?: boolean;
}

export interface FireTargets {
  readonly targets: readonly string[];
  /** The battery may hold its fire, but if it fires it must be at one of these (AMB-78). */
  readonly compulsory: boolean;
}

const nearest = (candidates: readonly FireCandidate[]): readonly FireCandidate[] => {
  const closest = Math.min(...candidates.map((c) => c.distanceCm));
  return candidates.filter((c) => c.distanceCm === closest);
};

/** How one enemy stands to a battery that would fire at it, and to the other enemies. */
export interface Choice {
  readonly inZoneOfFire: boolean;
  /** It is the nearest enemy Directly In Front of the unit the battery is attached to. */
  readonly nearestDirectlyInFront: boolean;
  /** Whether the nearest enemy it can fire at inside its contact zone is this target, another, or there is none. */
  readonly nearestInContactZone: 'this' | 'another' | 'none';
  readonly attachedBattery?: boolean;
}

/** NBC-ART-02, NBC-ART-03, NBC-ART-21: whether a battery may choose this target, whatever the line to it. */
const mayChoose = (battery: Pick<Battery, 'attached'>, chosen: Choice): Legality =>
  unless(
    chosen.attachedBattery && refuse('Fire at the unit this battery is attached to.', 'NBC-ART-21'),
    battery.attached &&
      !chosen.nearestDirectlyInFront &&
      refuse('An attached battery fires only at the nearest enemy directly in front.', 'NBC-ART-03'),
    !battery.attached && !chosen.inZoneOfFire && refuse('The target is outside the zone of fire.', 'NBC-ART-02'),
    !battery.attached &&
      chosen.nearestInContactZone === 'another' &&
      refuse('A nearer enemy in the contact zone must be fired at first.', 'NBC-ART-02'),
  );

/** NBC-ART-02, NBC-ART-03: the targets a battery may choose from. Equally near ones are left to the player. */
export function fireTargets(battery: Pick<Battery, 'attached'>, seen: readonly FireCandidate[]): FireTargets {
  const candidates = seen.filter((c) => !c.attachedBattery);
  const ahead = nearest(candidates.filter((c) => c.directlyInFront));
  const close = nearest(candidates.filter((c) => c.open && c.inZoneOfFire && c.inContactZone));
  const chosen = (c: FireCandidate): Choice => ({
    inZoneOfFire: c.inZoneOfFire,
    nearestDirectlyInFront: ahead.includes(c),
    nearestInContactZone: close.includes(c) ? 'this' : close.length > 0 ? 'another' : 'none',
    ...(c.attachedBattery && { attachedBattery: true }),
  });
  return {
    targets: seen.filter((c) => c.open && mayChoose(battery, chosen(c)).ok).map(({ id }) => id),
    compulsory: battery.attached || close.length > 0,
  };
}

/** What is asked about one battery and one target when no list of candidates was made. */
export interface ChosenTarget extends Choice {
  readonly line: LineOfFire;
}

/** NBC-ART-02 to NBC-ART-04, NBC-ART-21: whether a battery may choose this target, on the players' word. */
export function mayTarget(battery: Pick<Battery, 'attached' | 'pieces'>, chosen: ChosenTarget): Legality {
  const choice = mayChoose(battery, chosen);
  const line = lineOfFire(battery.pieces, chosen.line);
  return unless(!choice.ok && choice, !line.ok && line);
}

/** Where a phase of fire stands for one side. */
export interface FireSoFar {
  /** Targets that have had their volley. */
  readonly resolved: readonly string[];
  /** Batteries that have fired. */
  readonly fired: readonly string[];
}

/** NBC-ART-05: whether a battery may join the volley at a target. `mustFireAt` is empty when it has a free choice. */
export function mayJoinVolley(
  battery: string,
  target: string,
  mustFireAt: readonly string[],
  soFar: FireSoFar,
): Legality {
  return unless(
    soFar.fired.includes(battery) && refuse('This battery has fired in this phase.', 'NBC-ART-05'),
    soFar.resolved.includes(target) && refuse('This target has had its volley.', 'NBC-ART-05'),
    mustFireAt.length > 0 &&
      mustFireAt.every((id) => soFar.resolved.includes(id)) &&
      refuse('The enemy it had to fire at has had its volley: this battery loses its fire.', 'NBC-ART-02'),
    mustFireAt.length > 0 &&
      !mustFireAt.includes(target) &&
      refuse('A nearer enemy in the contact zone must be fired at first.', 'NBC-ART-02'),
  );
}

/** AMB-78: batteries that will lose their fire if this target's volley goes off without them, for a warning before it. */
export function losingTheirFire(
  target: string,
  joining: readonly string[],
  mustFireAt: Readonly<Record<string, readonly string[]>>,
  soFar: FireSoFar,
): readonly string[] {
  const gone = [...soFar.resolved, target];
  return Object.entries(mustFireAt)
    .filter(
      ([battery, must]) => must.includes(target) && must.every((id) => gone.includes(id)) && !joining.includes(battery),
    )
    .filter(([battery]) => !soFar.fired.includes(battery))
    .map(([battery]) => battery);
}
