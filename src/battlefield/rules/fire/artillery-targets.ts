/** What a battery may fire at, judged by what the players say of where everything stands (NBC-ART-02 to -05). */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import type { RowId } from '../../../engine/reckoning.ts';
import type { Battery } from './fighters.ts';

/** NBC-ART-04: how far into a wood a shot reaches, in cm. */
export const WOOD_DEPTH_CM = 2;

/** What the table can say of the line from a battery to a target. */
export const LINES = ['clear', 'hidden', 'wood', 'friends', 'troops', 'guns'] as const;
export type Line = (typeof LINES)[number];

/** NBC-ART-04: why no shot goes along such a line: too much wood, no lane between friends, and so on. */
const BLOCKED: Record<Exclude<Line, 'clear'>, Said> = {
  hidden: 'target-not-seen',
  wood: say('target-in-wood', { cm: WOOD_DEPTH_CM }),
  friends: 'target-behind-friends',
  troops: 'target-behind-troops',
  guns: 'target-behind-guns',
};

export const isFiredOver = (line: Line): boolean => line === 'friends' || line === 'troops' || line === 'guns';

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
export function lineOfFire(pieces: Battery['pieces'], { line, overhead }: Omit<Chosen, 'nearer'>): Legality {
  if (line === 'clear' || (overhead && pieces !== 'guns' && isFiredOver(line))) return ALLOWED;
  return refuse(BLOCKED[line], line === 'wood' ? 'NBC-ART-04' : SIGHT_ROW[pieces]);
}

export interface Chosen {
  readonly line: Line;
  /** There is a gap over which howitzers and rockets fire at troops beyond. */
  readonly overhead?: boolean;
  /** For an attached battery: another enemy is the nearest Directly In Front; otherwise, the nearest in its Contact Zone. */
  readonly nearer: boolean;
}

/** NBC-ART-02 to -04: whether the battery may choose this target and the line to it is clear. */
export const mayTarget = ({ attached, pieces }: Pick<Battery, 'attached' | 'pieces'>, chosen: Chosen): Legality =>
  unless(
    chosen.nearer &&
      (attached ? refuse('target-not-ahead', 'NBC-ART-03') : refuse('target-nearer-first', 'NBC-ART-02')),
    lineOfFire(pieces, chosen),
  );

export interface FireSoFar {
  readonly resolved: readonly string[];
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
