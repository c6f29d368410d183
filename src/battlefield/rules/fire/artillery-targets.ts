/** What a battery may fire at, judged by what the players say of where everything stands (NBC-ART-02 to -05). */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import type { Battery } from './fighters.ts';
import { OVERHEAD_GAP_CM } from './howitzers.ts';

/** NBC-ART-04: how far into a wood a shot reaches, in cm. */
export const WOOD_DEPTH_CM = 2;

/** Troops between a battery and its target. */
export interface TroopsBetween {
  readonly side: 'friend' | 'enemy';
  readonly artillery: boolean;
  readonly inContactZone: boolean;
  /** All these troops stand lower than the battery and lower than the target. */
  readonly lowerThanBoth: boolean;
}

/** What the table says of the line from a battery to a target. */
export interface LineOfFire {
  /** The ground does not hide the target. */
  readonly seen: boolean;
  /** How much wood the shot passes through, in cm. */
  readonly woodCm: number;
  readonly between: readonly TroopsBetween[];
  /** The friends in the way leave a lane at least as wide as the battery. */
  readonly lane: boolean;
  /** The gap over which howitzers and rockets can fire at troops beyond, in cm. */
  readonly overheadGapCm?: number;
}

/** The answers the table can give about what stands in the way of a shot. */
export const LINES = ['clear', 'hidden', 'wood', 'friends', 'troops', 'guns'] as const;
export type Line = (typeof LINES)[number];

const CLEAR: LineOfFire = { seen: true, woodCm: 0, between: [], lane: false };
const troops = (side: TroopsBetween['side'], artillery = false): LineOfFire => ({
  ...CLEAR,
  between: [{ side, artillery, inContactZone: artillery, lowerThanBoth: false }],
});

/** The line of fire that each answer means. */
export const LINE_OF_FIRE: Record<Line, LineOfFire> = {
  clear: CLEAR,
  hidden: { ...CLEAR, seen: false },
  wood: { ...CLEAR, woodCm: WOOD_DEPTH_CM + 1 },
  friends: troops('friend'),
  troops: troops('enemy'),
  guns: troops('enemy', true),
};

/** Whether troops stand in the way. Howitzers and rockets fire over them if the gap is wide enough. */
export const isFiredOver = (line: Line): boolean => LINE_OF_FIRE[line].between.length > 0;

const SIGHT_ROW: Record<Battery['pieces'], RowId> = {
  guns: 'NBC-ART-04',
  howitzers: 'NBC-HOW-03',
  rockets: 'NBC-RKT-01',
};

/** The distance to the nearest part of the target, and the visibility in this weather and at this hour, in cm. */
export interface GunSight {
  readonly nearestCm: number;
  readonly visibilityCm: number;
}

/** NBC-ART-04, NBC-VIS-01: allowed if the target is within visibility. */
export const withinSight = (pieces: Battery['pieces'], { nearestCm, visibilityCm }: GunSight): Legality =>
  unless(nearestCm > visibilityCm && refuse(say('target-beyond-sight', { cm: visibilityCm }), SIGHT_ROW[pieces]));

/** NBC-ART-04, NBC-HOW-03, NBC-RKT-01: allowed if nothing blocks the line from the battery to the target. */
export function lineOfFire(pieces: Battery['pieces'], line: LineOfFire): Legality {
  const overhead = pieces !== 'guns' && (line.overheadGapCm ?? 0) >= OVERHEAD_GAP_CM;
  const inTheWay = overhead ? [] : line.between.filter((troops) => !troops.lowerThanBoth);
  const row = SIGHT_ROW[pieces];
  return unless(
    !line.seen && refuse('target-not-seen', row),
    line.woodCm > WOOD_DEPTH_CM && refuse(say('target-in-wood', { cm: WOOD_DEPTH_CM }), 'NBC-ART-04'),
    inTheWay.some((troops) => troops.side === 'friend') && !line.lane && refuse('target-behind-friends', row),
    inTheWay.some((troops) => troops.side === 'enemy' && !troops.artillery) && refuse('target-behind-troops', row),
    inTheWay.some((troops) => troops.side === 'enemy' && troops.artillery && troops.inContactZone) &&
      refuse('target-behind-guns', row),
  );
}

/** How a possible target lies from the battery, compared with other enemies. */
export interface Choice {
  readonly inZoneOfFire: boolean;
  /** The target is the nearest enemy Directly In Front of the unit the battery is attached to. */
  readonly nearestDirectlyInFront: boolean;
  /** The nearest enemy inside the battery's contact zone that it can fire at: this target, another, or none. */
  readonly nearestInContactZone: 'this' | 'another' | 'none';
  readonly attachedBattery?: boolean;
}

/** NBC-ART-02, -03, -21: whether the battery may choose this target, whatever the line of fire. */
const mayChoose = (battery: Pick<Battery, 'attached'>, chosen: Choice): Legality =>
  unless(
    chosen.attachedBattery && refuse('target-of-attached', 'NBC-ART-21'),
    battery.attached && !chosen.nearestDirectlyInFront && refuse('target-not-ahead', 'NBC-ART-03'),
    !battery.attached && !chosen.inZoneOfFire && refuse('target-outside-zone', 'NBC-ART-02'),
    !battery.attached && chosen.nearestInContactZone === 'another' && refuse('target-nearer-first', 'NBC-ART-02'),
  );

/** What the players say about one battery and one target. */
export interface ChosenTarget extends Choice {
  readonly line: LineOfFire;
}

/** NBC-ART-02 to -04, -21: whether the battery may choose this target and the line to it is clear. */
export function mayTarget(battery: Pick<Battery, 'attached' | 'pieces'>, chosen: ChosenTarget): Legality {
  const choice = mayChoose(battery, chosen);
  const line = lineOfFire(battery.pieces, chosen.line);
  return unless(choice, line);
}

/** How far one side's fire has come in this phase. */
export interface FireSoFar {
  /** Targets whose volley has been resolved. */
  readonly resolved: readonly string[];
  /** Batteries that have fired. */
  readonly fired: readonly string[];
}

/** NBC-ART-05: whether a battery may join the volley at a target. Without `mustFireAt` its choice is free. */
export function mayJoinVolley(
  battery: string,
  target: string,
  mustFireAt: readonly string[],
  soFar: FireSoFar,
): Legality {
  return unless(
    soFar.fired.includes(battery) && refuse('guns-have-fired', 'NBC-ART-05'),
    soFar.resolved.includes(target) && refuse('target-had-volley', 'NBC-ART-05'),
    mustFireAt.length > 0 &&
      mustFireAt.every((id) => soFar.resolved.includes(id)) &&
      refuse('target-lost-fire', 'NBC-ART-02'),
    mustFireAt.length > 0 && !mustFireAt.includes(target) && refuse('target-nearer-first', 'NBC-ART-02'),
  );
}

/** AMB-78: the batteries that lose their fire if this target's volley is resolved without them; a warning. */
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
