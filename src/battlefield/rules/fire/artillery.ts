/** Artillery (NBC-ART), howitzers and rockets too: targets, range, dice, re-throws, the effects of a volley, its moves. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Aspect, Fate, Ground, GunWeight, Order, Pieces, RangeBand } from '../../../book/terms.ts';
import { RANGE_BANDS, roundHalfUp } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { all } from '../../../dice/hits.ts';
import { diceThrown } from '../../../dice/pot.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Said, say } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, type RowId, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import type { Unit } from '../../battle.ts';
import { holds } from '../../facts.ts';
import { isMarching, OBLIGATIONS } from '../command/order-obligations.ts';
import { type Casualties, type CounterBatteryPot, casualties, counterBattery, disorderCheck } from './casualties.ts';
import type { Battery, Firing, Target } from './fighters.ts';
import * as fighters from './fighters.ts';

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

/** NBC-ART-05: whether a battery may join the volley at a target. Without `must` its choice is free. */
export const mayJoinVolley = (battery: string, target: string, must: readonly string[], soFar: FireSoFar): Legality =>
  unless(
    soFar.fired.includes(battery) && refuse('guns-have-fired', 'NBC-ART-05'),
    soFar.resolved.includes(target) && refuse('target-had-volley', 'NBC-ART-05'),
    must.length > 0 && must.every((id) => soFar.resolved.includes(id)) && refuse('target-lost-fire', 'NBC-ART-02'),
    must.length > 0 && !must.includes(target) && refuse('target-nearer-first', 'NBC-ART-02'),
  );

/** The enemies that each battery must fire at. */
type Bound = Readonly<Record<string, readonly string[]>>;

/** AMB-78: the batteries that lose their fire if this target's volley is resolved without them; a warning. */
export function losingTheirFire(target: string, joining: readonly string[], must: Bound, soFar: FireSoFar): string[] {
  const gone = [...soFar.resolved, target];
  const away = [...joining, ...soFar.fired];
  return Object.entries(must).flatMap(([battery, at]) =>
    at.includes(target) && at.every((id) => gone.includes(id)) && !away.includes(battery) ? [battery] : [],
  );
}

/** NBC-ART-06: the reach in cm and the dice of each range band, for each weight of guns. */
export const RANGES: Record<GunWeight, Record<RangeBand, { readonly toCm: number; readonly dice: number }>> = {
  heavy: { short: { toCm: 10, dice: 4 }, medium: { toCm: 20, dice: 3 }, long: { toCm: 30, dice: 2 } },
  medium: { short: { toCm: 8, dice: 4 }, medium: { toCm: 17, dice: 3 }, long: { toCm: 25, dice: 1 } },
  light: { short: { toCm: 7, dice: 5 }, medium: { toCm: 13, dice: 2 }, long: { toCm: 20, dice: 1 } },
};

/** NBC-ART-06: how far a range band reaches for guns of this weight, in cm. */
export const reachOf = (weight: GunWeight, band: RangeBand): number => RANGES[weight][band].toCm;

/** Where a range band begins, in whole cm: 0, or 1 cm beyond the reach of the next shorter band. */
export const beginsAt = (weight: GunWeight, band: RangeBand): number =>
  band === 'short' ? 0 : reachOf(weight, band === 'long' ? 'medium' : 'short') + 1;

/** NBC-ART-13: enemy cavalry within this distance, in cm, makes infantry form square. */
export const SQUARE_CM = 5;

export interface ArtilleryTarget extends Target {
  /** Hostile cavalry that is not Disordered stands within 5 cm of the target (AMB-72). */
  readonly threatenedByCavalry?: boolean;
}

export interface Shot {
  readonly battery: Battery;
  readonly target: ArtilleryTarget;
  readonly distanceCm: number;
  readonly aspect: Aspect;
  readonly differentLevel: boolean;
  /** The ground under the target (AMB-44). */
  readonly ground: Ground;
}

const measured = (cm: number, rulings: Rulings): number =>
  ruling(rulings, 'roundDistance') === 'nearestCm' ? roundHalfUp(cm) : cm;

/** NBC-ART-06, AMB-71: how far a band reaches on the table, in cm; 0.4 more where that still rounds down. */
export const measuredTo = (weight: GunWeight, band: RangeBand, rulings: Rulings = {}): number =>
  reachOf(weight, band) + (ruling(rulings, 'roundDistance') === 'nearestCm' ? LAST_TENTH : 0);
const LAST_TENTH = 0.4;

/** NBC-ART-06: the range band of a distance in cm, or undefined beyond the guns' reach. */
export function rangeBand(weight: GunWeight, distanceCm: number, rulings: Rulings = {}): RangeBand | undefined {
  const cm = measured(distanceCm, rulings);
  return RANGE_BANDS.find((band) => cm <= RANGES[weight][band].toCm);
}

/** NBC-ART-06 with ruling `lightShort`: the dice of the band. */
function bandDice(weight: GunWeight, band: RangeBand, rulings: Rulings): Term {
  const { dice } = RANGES[weight][band];
  const chosen = weight === 'light' && band === 'short' ? Number(ruling(rulings, 'lightShort')) : dice;
  const ruled = chosen === dice ? {} : { ruling: 'lightShort' };
  return term(say('guns-at-range', { weight, band }), chosen, 'NBC-ART-06', ruled);
}

/** NBC-ART-09, NBC-ART-10: the change in dice for a different level or for skirmish cover. */
export const LOST_DIE = -1;

/** NBC-ART-09, NBC-ART-10: the one die lost to a different level or to skirmishers. Both together cost one die. */
function lostDie({ target, differentLevel }: Shot, band: RangeBand): Term | false {
  if (differentLevel && band !== 'short') return term('guns-plunging', LOST_DIE, 'NBC-ART-09');
  return target.stands > 0 && band !== 'long' && term('guns-skirmish-cover', LOST_DIE, 'NBC-ART-10');
}

/** NBC-ART-07: a battery of this quality or better throws this many extra dice. */
export const QUALITY_DIE = { from: 5, dice: 1 } as const;

/** NBC-ART-07, and ruling `howitzerQ5` for howitzers: the extra die for quality, if the battery has one. */
function qualityDie({ quality, pieces }: Battery, rulings: Rulings): Term | false {
  if (quality < QUALITY_DIE.from) return false;
  const what = say('guns-quality', { quality });
  if (pieces === 'guns') return term(what, QUALITY_DIE.dice, 'NBC-ART-07');
  if (ruling(rulings, 'howitzerQ5') === 'no') return false;
  return term(what, QUALITY_DIE.dice, 'NBC-HOW-03', { ruling: 'howitzerQ5' });
}

/** NBC-ART-11, NBC-HOW-03, NBC-RKT-01: the number of dice one battery throws; 0 beyond its range. */
export function artilleryDice(shot: Shot, rulings: Rulings = {}): Reckoning {
  const { battery, target } = shot;
  const cm = measured(shot.distanceCm, rulings);
  const none = reckonIn('dice', 'sum-dice', [term('guns-out-of-range', 0, 'NBC-ART-06')]);
  if (battery.pieces === 'rockets') return cm <= fighters.ROCKET_RANGE_CM ? fighters.rocketDice(target) : none;
  if (battery.pieces === 'howitzers') {
    if (cm > fighters.HOWITZER_RANGE_CM) return none;
    const dice = term('howitzers-any-range', fighters.HOWITZER_DICE, 'NBC-HOW-03');
    return reckonIn('dice', 'sum-dice', [dice, qualityDie(battery, rulings)]);
  }
  const band = rangeBand(battery.weight, cm);
  if (!band) return none;
  const terms = [bandDice(battery.weight, band, rulings), qualityDie(battery, rulings), lostDie(shot, band)];
  const sum = reckonIn('dice', 'sum-dice', terms).total;
  const held = diceThrown(sum, rulings);
  return reckonIn('dice', 'sum-dice', [
    ...terms,
    sum > held && term(say('guns-pot-holds', { dice: held }), held - sum, 'NBC-PT-01', { ruling: 'cap5' }),
    sum === 0 &&
      ruling(rulings, 'artMinDice') === '1' &&
      term('guns-one-die', 1, 'NBC-ART-11', { ruling: 'artMinDice' }),
  ]);
}

/** Whether the state of a battery lets it fire in this phase. The target is not judged here. */
export function mayFire(battery: Battery): Legality {
  return unless(
    battery.broken && refuse('fire-broken', 'NBC-ART-01'),
    isMarching(battery.order) && refuse('guns-march', 'NBC-ART-01'),
    fighters.cannotFireYet(battery) && refuse('guns-converting', 'NBC-HOW-02'),
    battery.facingAway && refuse('guns-face-away', 'NBC-EVD-03'),
  );
}

const REACH_ROWS: Record<Pieces, RowId> = { guns: 'NBC-ART-06', howitzers: 'NBC-HOW-03', rockets: 'NBC-RKT-01' };

export function farthest({ pieces, weight }: Pick<Battery, 'pieces' | 'weight'>): number {
  if (pieces === 'howitzers') return fighters.HOWITZER_RANGE_CM;
  return pieces === 'rockets' ? fighters.ROCKET_RANGE_CM : reachOf(weight, 'long');
}

/** Whether state, range and dice allow this shot. Sight and the choice of target are judged in artillery-targets. */
export function mayShoot(shot: Shot, rulings: Rulings = {}): Legality {
  const { battery, target } = shot;
  const cm = measured(shot.distanceCm, rulings);
  const reach = farthest(battery);
  const beyond = battery.pieces === 'guns' && rangeBand(battery.weight, cm) === 'long';
  return unless(
    mayFire(battery),
    cm > reach && refuse(say('guns-beyond', { cm: reach }), REACH_ROWS[battery.pieces]),
    battery.attached && battery.pieces === 'rockets' && refuse('rockets-attached', 'NBC-RKT-05'),
    battery.attached && beyond && refuse('guns-attached-long', 'NBC-ART-03'),
    battery.pieces === 'rockets' && fighters.isGunTarget(target) && refuse('rockets-harm-no-guns', 'NBC-RKT-04'),
    artilleryDice(shot, rulings).total === 0 && refuse('guns-no-dice', 'NBC-ART-11'),
  );
}

const MARCHES = { redeploy: 'target-redeploys', strategic: 'target-marches' } as const;

/** NBC-ART-12 to -14: the reasons for throwing misses again, once however many there are. */
function bonusReasons({ battery, target, aspect }: Shot, rulings: Rulings): Term[] {
  if (battery.pieces === 'rockets') return [];
  const shaped = target.kind !== 'garrison';
  const rear = aspect === 'rear' && ruling(rulings, 'artRearBonus') === 'yes';
  const square = shaped && (target.arm === 'infantry' || target.arm === 'mixed') && target.threatenedByCavalry;
  const row = battery.pieces === 'howitzers' ? 'NBC-HOW-04' : undefined;
  return present(
    shaped && aspect === 'flank' && fighters.rethrows('into-flank', row ?? 'NBC-ART-12'),
    shaped && rear && fighters.rethrows('into-rear', row ?? 'NBC-ART-12', 'again-all', { ruling: 'artRearBonus' }),
    square && fighters.rethrows('target-in-square', row ?? 'NBC-ART-13'),
    isMarching(target.order) &&
      OBLIGATIONS[target.order].gunsRethrow &&
      fighters.rethrows(MARCHES[target.order], row ?? 'NBC-ART-14'),
  );
}

/** NBC-ART-15, NBC-ART-16, NBC-HOW-04, NBC-RKT-02: the reasons why hits must be confirmed. */
function penaltyReasons(shot: Shot, rulings: Rulings): Term[] {
  const { battery, target, ground } = shot;
  const { pieces } = battery;
  const hardRow = pieces === 'howitzers' ? 'NBC-HOW-04' : pieces === 'rockets' ? 'NBC-RKT-02' : 'NBC-ART-15';
  const band = rangeBand(battery.weight, shot.distanceCm, rulings);
  const soaked = pieces === 'guns' ? ground !== 'hard' && band !== 'short' : pieces === 'howitzers' && ground === 'mud';
  const groundRow = pieces === 'howitzers' ? 'NBC-HOW-04' : 'NBC-ART-16';
  return present(
    (target.cover === 'hard' || target.kind === 'garrison') && fighters.confirms('hard-cover', hardRow),
    soaked && fighters.confirms(ground === 'mud' ? 'ground-mud' : 'guns-on-soft-ground', groundRow),
  );
}

/** What one battery throws before the dice are thrown: legality, dice, face needed, re-throws and confirmations. */
export function artilleryThrow(shot: Shot, rulings: Rulings = {}): Firing {
  const { battery } = shot;
  const firer = fighters.asItFires(battery);
  const row = battery.pieces === 'guns' ? 'NBC-ART-08' : REACH_ROWS[battery.pieces];
  const dice = artilleryDice(shot, rulings);
  const bonus = bonusReasons(shot, rulings);
  const penalties = penaltyReasons(shot, rulings);
  const rounds = ruling(rulings, 'artPenaltyStack') === 'each' ? penalties.length : Math.min(1, penalties.length);
  return {
    legal: mayShoot(shot, rulings),
    dice,
    toHit: fighters.lowestFace(firer, row),
    bonus,
    penalties,
    throw: {
      dice: diceThrown(dice.total, rulings),
      ...fighters.usualToHit(firer),
      ...(bonus.length > 0 && { bonus: all }),
      ...(rounds > 0 && { penalties: Array.from({ length: rounds }, () => all) }),
      ...(ruling(rulings, 'reThrowOrder') === 'penaltyFirst' && { penaltiesFirst: true }),
      ...(ruling(rulings, 'confirmModified') === 'yes' && { confirmModified: true }),
    },
  };
}

export interface ShotHits extends CounterBatteryPot {
  readonly aspect: Aspect;
  readonly faces: readonly Face[];
  /** Whether the first throw had a natural 1; given when the players enter hits without faces. */
  readonly one?: boolean | undefined;
}

export interface VolleyResult {
  readonly target: Casualties;
  /** The rocket batteries that must themselves check for Disorder, by index in the volley (ruling `rocketOne`). */
  readonly misfires: readonly number[];
}

/** NBC-ART-05, -17 to -20, NBC-RKT-03, NBC-PON-02: the effects of all shots of the phase at a target, together. */
export function volley(target: ArtilleryTarget, shots: readonly ShotHits[], rulings: Rulings = {}): VolleyResult {
  const rocketShots = shots.map((shot) => shot.battery.pieces === 'rockets');
  const ones = shots.map((shot, at) => rocketShots[at] === true && (shot.one ?? fighters.throwsOne(shot.faces)));
  const onFirer = ruling(rulings, 'rocketOne') === 'firer';
  const misfires = onFirer ? shots.flatMap((_, shot) => (ones[shot] ? shot : [])) : [];
  if (fighters.isGunTarget(target)) return { target: counterBattery(target.disordered, shots, rulings), misfires };
  const hitting = shots.filter((shot) => shot.hits > 0);
  const hits = hitting.reduce((sum, shot) => sum + shot.hits, 0);
  const disordered = hitting.some((shot) => shot.battery.pieces === 'rockets');
  const harm = casualties(target, {
    hits,
    aspects: hitting.map(({ aspect }) => aspect),
    disordered,
    check: !disordered,
  });
  const frightened = !onFirer && hits === 0 && ones.includes(true);
  if (!frightened) return { target: harm, misfires };
  const from = shots.filter((_, at) => ones[at]).map((shot) => shot.aspect);
  return { target: { ...harm, check: disorderCheck(target, 0, from) }, misfires };
}

export type GunsOnTheMove = Pick<Battery, 'weight' | 'pieces'> & { readonly firedThisTurn: boolean };

/** NBC-ART-25: the row of the chart for guns that fired this turn, or null. Howitzers and rockets count as Medium. */
export function firedAs({ weight, pieces, firedThisTurn }: GunsOnTheMove): GunWeight | null {
  if (!firedThisTurn) return null;
  return pieces === 'guns' ? weight : 'medium';
}

/** NBC-ART-25, AMB-33: whether a battery may turn where it stands, free, fired or not: unless dug in or under Hold. */
export const mayPivot = (battery: { readonly emplaced: boolean; readonly order?: Order | undefined }): Legality =>
  unless(
    battery.emplaced && refuse('guns-dug-in', 'NBC-ART-25'),
    battery.order === 'hold' && refuse('guns-hold', 'NBC-ORD-12'),
  );

/** NBC-ART-24: a gap of this width or less, in cm, is too narrow for a battery in line with its neighbours. */
export const TIGHT_GAP_CM = 5;
/** NBC-ART-24: in a narrow gap a battery stands at least this far ahead of its neighbours or behind them, in cm. */
export const CLEAR_CM = 1;

/** NBC-ART-24: whether the battery stands behind its neighbours in a narrow gap, so that none can attack its front. */
export const isSheltered = (unit: Pick<Unit, 'host' | 'facts'>): boolean =>
  holds(unit, 'sheltered') && unit.host === null;

export interface AttachableBattery extends Pick<Battery, 'pieces' | 'disordered' | 'attached'> {
  /** The turn in which the battery last attached or unattached; 0 if it never did. */
  readonly attachedIn: number;
}

/** NBC-ART-23, NBC-RKT-05: whether the battery may attach to the host in this turn. */
export function mayAttach(battery: AttachableBattery, host: { readonly arm: Arm }, turn: number): Legality {
  return unless(
    battery.pieces === 'rockets' && refuse('rockets-attached', 'NBC-RKT-05'),
    battery.attached && refuse('attach-already', 'NBC-ART-23'),
    host.arm !== 'infantry' && host.arm !== 'mixed' && refuse('attach-arm', 'NBC-ART-23'),
    battery.disordered && refuse('attach-disordered', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23: whether the battery may leave its host in this turn. */
export function mayUnattach(battery: Pick<AttachableBattery, 'attached' | 'attachedIn'>, turn: number): Legality {
  return unless(
    !battery.attached && refuse('attach-not', 'NBC-ART-23'),
    battery.attachedIn === turn && refuse('attach-once', 'NBC-ART-23'),
  );
}

/** NBC-ART-23, AMB-87: whether a battery is Disordered when it leaves its host: if the host is. */
export const disorderedOnLeaving = (host: { readonly disordered: boolean }): boolean => host.disordered;

/** NBC-ART-21: what a battery shares with its host, not exhaustion (AMB-76). It is Eliminated when the host Breaks. */
export function sharedState(host: { readonly disordered: boolean; readonly fate: Fate }): typeof host {
  const fate = host.fate === 'broken' ? 'eliminated' : host.fate;
  return { disordered: host.disordered && fate === 'good', fate };
}
