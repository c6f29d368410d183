/** A volley: its data and answers, its target, the batteries that may join it, and their properties. */

import * as z from 'zod/mini';
import type { Aspect, Cover, RangeBand, SideId } from '../../book/terms.ts';
import { ASPECTS, COVERS, GUN_WEIGHTS, PIECES, RANGE_BANDS } from '../../book/terms.ts';
import { say, type Text, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { remember } from '../../engine/remember.ts';
import type { Battle, Mark, Side, Unit } from '../battle.ts';
import { keepsBooks, mark, mayHaveHorse, orderOf, piecesOf, unitsThere } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { sideOf } from '../look-up.ts';
import { shortNamed } from '../named.ts';
import { type Asked, answersAbout, type Fact, oneOf, yesNo } from '../procedure.ts';
import { isMarching } from '../rules/command/order-obligations.ts';
import type { ArtilleryTarget, GunSight } from '../rules/fire/artillery.ts';
import {
  beginsAt,
  farthest,
  LINES,
  LOST_DIE,
  mayFire,
  QUALITY_DIE,
  reachOf,
  SQUARE_CM,
} from '../rules/fire/artillery.ts';
import { type Battery, HITS_ON, isGunTarget } from '../rules/fire/fighters.ts';
import { inTheFight, likelyCover, markedUnit, targetOf } from '../rules/fire/under-fire.ts';
import { unitInLull } from '../rules/lulls/lulls.ts';
import { visibilityNow } from '../rules/sky/visibility.ts';

export const volleyData = z.strictObject({ on: mark });

const STRANGER_ARMS = ['infantry', 'mixed', 'cavalry', 'artillery'] as const;

export const volleyAnswers = answersAbout(
  {
    // For a target without records in the app, or with records elsewhere.
    arm: z.literal(STRANGER_ARMS),
    standsOut: z.boolean(),
    marching: z.boolean(),
    // For any target.
    square: z.boolean(),
    soft: z.boolean(),
    cover: z.literal(COVERS),
    // For a battery without records in the app.
    theirWeight: z.literal(GUN_WEIGHTS),
    theirPieces: z.literal(PIECES),
    theirQ5: z.boolean(),
    theirDisorder: z.boolean(),
    // Possible objections.
    nearer: z.boolean(),
    line: z.literal(LINES),
    overhead: z.boolean(),
  },
  // For one battery.
  {
    fires: z.boolean(),
    level: z.boolean(),
    vantage: z.boolean(),
    /** The target is out of sight, though its range band is not (NBC-VIS-01). */
    unseen: z.boolean(),
    range: z.literal(RANGE_BANDS),
    aspect: z.literal(ASPECTS),
    /** The enemy the battery must fire at first: a unit's id, `FREE_CHOICE` or `NOT_IN_THE_BOOK`. */
    nearest: z.string(),
  },
);
export type VolleyTask = Asked<z.infer<typeof volleyData>, z.infer<typeof volleyAnswers>>;

export const NOT_IN_THE_BOOK = 'other';

export const targetUnitOf = (battle: Battle, { data }: VolleyTask): Unit | undefined => markedUnit(battle, data.on);

export const targetKey = ({ data: { on } }: VolleyTask): string =>
  on === null ? NOT_IN_THE_BOOK : 'unit' in on ? on.unit : on.officer;

export function coverOf(battle: Battle, task: VolleyTask): Cover {
  const unit = targetUnitOf(battle, task);
  return task.facts.cover ?? (unit ? likelyCover(battle, unit) : 'none');
}

export function targetIn(battle: Battle, task: VolleyTask): ArtilleryTarget {
  const unit = targetUnitOf(battle, task);
  const cover = coverOf(battle, task);
  const { square = false, arm = 'infantry' } = task.facts;
  const threatenedByCavalry = square;
  const told = toldOf(task, { stands: 0 });
  if (!unit) return { kind: 'unit', arm, cp: 12, disordered: false, cover, threatenedByCavalry, ...told };
  const known = { threatenedByCavalry, ...targetOf(battle, unit, cover) };
  return keepsBooks(battle, unit.side) ? known : { ...known, ...toldOf(task, known) };
}

const toldOf = ({ facts }: VolleyTask, { stands, order }: Told): Told => ({
  stands: (facts.standsOut ?? stands > 0) ? 1 : 0,
  order: (facts.marching ?? isMarching(order)) ? 'redeploy' : undefined,
});
type Told = Pick<ArtilleryTarget, 'stands' | 'order'>;

export const atGuns = (battle: Battle, task: VolleyTask): boolean => isGunTarget(targetIn(battle, task));

const ARMS = STRANGER_ARMS.map((value) => ({ value, label: word(`target-${value}`) }));
const COVERS_SAID = COVERS.map((value) => ({
  value,
  label: word(`volley-cover-${value}`),
  effect: value === 'hard' ? ('confirm-hits' as const) : undefined,
}));

function toldFacts(target: ArtilleryTarget): Fact[] {
  const effect = say('dice-change', { dice: LOST_DIE });
  return present(
    !isGunTarget(target) && yesNo('standsOut', 'target-stands-out', target.stands > 0, { effect }),
    yesNo('marching', 'volley-marching', isMarching(target.order), { effect: 'misses-again' }),
  );
}

export function targetFacts(battle: Battle, task: VolleyTask): Fact[] {
  const unit = targetUnitOf(battle, task);
  const target = targetIn(battle, task);
  const shaped = target.kind !== 'garrison';
  const foot = target.arm === 'infantry' || target.arm === 'mixed';
  const { square = false, soft = false } = task.facts;
  const inSquare = say('volley-square', { cm: SQUARE_CM });
  return present(
    !unit && oneOf('arm', 'volley-target', target.arm, ARMS),
    foot &&
      shaped &&
      mayHaveHorse(battle, sideOf(task)) &&
      yesNo('square', inSquare, square, { effect: 'misses-again' }),
    !(unit && keepsBooks(battle, unit.side)) && toldFacts(target),
    battle.sky.ground === 'hard' && yesNo('soft', 'volley-soft', soft, { effect: 'confirm-hits' }),
    shaped && oneOf('cover', 'volley-cover', target.cover, COVERS_SAID),
  );
}

export const STRANGER = 'stranger';

export interface Gun {
  /** The unit's id, or `STRANGER`. */
  readonly key: string;
  readonly name: Text;
  readonly battery: Battery;
  /** Absent for howitzers and rockets, which fire the same at any range. */
  readonly band?: RangeBand;
  readonly aspect: Aspect;
  readonly differentLevel: boolean;
  readonly sight: GunSight;
}

/** A battery from the ledger. An attached battery shares its host's state and order (NBC-ART-21). */
export function batteryOf(battle: Battle, unit: Unit): Battery | undefined {
  const { card } = unit;
  if (card.arm !== 'artillery') return undefined;
  const host = unit.host ? battle.units[unit.host] : undefined;
  return {
    quality: card.quality,
    disordered: (host ?? unit).disordered,
    exhaustion: unit.exhaustion,
    broken: unit.fate === 'broken',
    order: orderOf(battle, host ?? unit),
    weight: card.weight,
    mobility: card.mobility,
    pieces: piecesOf(unit) ?? card.pieces,
    attached: host !== undefined,
    conversion: unit.conversion?.part,
    facingAway: holds(unit, 'facingAway'),
  };
}

/** NBC-ART-01, NBC-ART-05: the batteries of a side that may fire and have not; the same for all targets. */
const gunsReady = remember((battle: Battle, { id: side }: Side): Unit[] =>
  unitsThere(battle, side).filter((unit) => {
    const battery = inTheFight(unit) ? batteryOf(battle, unit) : undefined;
    return (
      battery &&
      mayFire(battery).ok &&
      !holds(unit, 'abandoned') &&
      unit.firedIn !== battle.turn &&
      !unitInLull(battle, unit) &&
      !battle.shots.some(({ by }) => by === unit.id)
    );
  }),
);

/** NBC-RKT-04: the batteries of a side that may fire at this target. */
export function batteriesAt(battle: Battle, side: SideId, on: Mark): Unit[] {
  const ready = gunsReady(battle, battle.sides[side]);
  const target = markedUnit(battle, on);
  return target && isGunTarget(target.card)
    ? ready.filter((unit) => batteryOf(battle, unit)?.pieces !== 'rockets')
    : ready;
}

/** The answer that the battery has no enemy it must fire at first (NBC-ART-02). */
export const FREE_CHOICE = 'free';

/** The enemy an unattached battery must fire at, if it fires, as the table said now or earlier this turn. */
export function boundTo(battle: Battle, { facts }: VolleyTask, key: string): string {
  return facts[`nearest.${key}`] ?? known(battle.units[key], 'boundTo') ?? FREE_CHOICE;
}

const visibilityOf = (battle: Battle, { facts }: VolleyTask, key: string): number =>
  visibilityNow(battle, facts[`vantage.${key}`]).total;

/** The range band the table gave or, until then, the most likely band that begins within visibility. */
function bandSaid(battle: Battle, task: VolleyTask, key: string, { attached, weight }: Battery): RangeBand {
  const visible = visibilityOf(battle, task, key);
  const said = task.facts[`range.${key}`];
  const usual = said ?? known(battle.units[key], 'range') ?? 'medium';
  const band = attached && usual === 'long' ? 'medium' : usual;
  if (said !== undefined || beginsAt(weight, band) <= visible) return band;
  return RANGE_BANDS.findLast((nearer) => beginsAt(weight, nearer) <= visible) ?? 'short';
}

const reachBy = ({ weight, pieces }: Battery, band: RangeBand | undefined): { nearest: number; farthest: number } =>
  band
    ? { nearest: beginsAt(weight, band), farthest: reachOf(weight, band) }
    : { nearest: 0, farthest: farthest({ weight, pieces }) };

/** NBC-VIS-01: what the battery can see. If visibility ends inside a band, the table is asked (`mayBeUnseen`). */
function sightOf(battle: Battle, task: VolleyTask, key: string, battery: Battery, band?: RangeBand): GunSight {
  const visibilityCm = visibilityOf(battle, task, key);
  const { nearest } = reachBy(battery, band);
  const unseen = task.facts[`unseen.${key}`] && isCutShort(battery, band, visibilityCm);
  return { nearestCm: unseen ? visibilityCm + 1 : nearest, visibilityCm };
}

function isCutShort(battery: Battery, band: RangeBand | undefined, visibilityCm: number): boolean {
  const reach = reachBy(battery, band);
  return reach.nearest <= visibilityCm && visibilityCm < reach.farthest;
}

/** Whether visibility ends inside the battery's range, so that the table must say whether the target is visible. */
export const mayBeUnseen = ({ battery, band, sight }: Gun): boolean => isCutShort(battery, band, sight.visibilityCm);

/** NBC-VIS-03, AMB-45: whether a vantage point would let this battery see farther within its range. */
export const vantageHelps = (battle: Battle, { battery }: Gun): boolean => {
  const { total } = visibilityNow(battle);
  return total < farthest(battery) && total < visibilityNow(battle, true).total;
};

function gunOf(battle: Battle, task: VolleyTask, key: string, name: Text, battery: Battery): Gun {
  // NBC-EVD-03: guns that ran show their rear.
  const likely = holds(markedUnit(battle, task.data.on), 'facingAway') ? 'rear' : 'front';
  const aspect = task.facts[`aspect.${key}`] ?? likely;
  const differentLevel = task.facts[`level.${key}`] ?? false;
  const gun = { key, name, battery, aspect, differentLevel };
  if (battery.pieces !== 'guns') return { ...gun, sight: sightOf(battle, task, key, battery) };
  return atBand(battle, task, gun, bandSaid(battle, task, key, battery));
}

export const atBand = (battle: Battle, task: VolleyTask, gun: Omit<Gun, 'band' | 'sight'>, band: RangeBand): Gun => ({
  ...gun,
  band,
  sight: sightOf(battle, task, gun.key, gun.battery, band),
});

const strangerBattery = ({ facts }: VolleyTask): Battery => ({
  quality: facts.theirQ5 ? 5 : 4,
  disordered: facts.theirDisorder ?? false,
  exhaustion: 0,
  weight: facts.theirWeight ?? 'medium',
  mobility: 'foot',
  pieces: facts.theirPieces ?? 'guns',
  attached: false,
});

export function firersOf(battle: Battle, task: VolleyTask): Gun[] {
  const { facts, data } = task;
  const side = sideOf(task);
  const able = batteriesAt(battle, side, data.on);
  // The only battery is chosen without asking.
  const alone = able.length === 1 && keepsBooks(battle, side) ? able[0]?.id : undefined;
  const target = targetKey(task);
  const fires = (id: string): boolean => facts[`fires.${id}`] ?? (id === alone || boundTo(battle, task, id) === target);
  const own = able.flatMap((unit) => {
    const battery = fires(unit.id) ? batteryOf(battle, unit) : undefined;
    return battery ? [gunOf(battle, task, unit.id, shortNamed(unit), battery)] : [];
  });
  const theirs = !keepsBooks(battle, side) && facts[`fires.${STRANGER}`];
  return theirs ? [...own, gunOf(battle, task, STRANGER, word('volley-their-battery'), strangerBattery(task))] : own;
}

export function strangerFacts(task: VolleyTask): Fact[] {
  const { weight, pieces, quality, disordered } = strangerBattery(task);
  const party = STRANGER;
  const weights = GUN_WEIGHTS.map((value) => ({ value, label: word(`guns-kind-${value}`) }));
  const kinds = PIECES.map((value) => ({ value, label: word(`pieces-${value}`) }));
  const more = say('dice-change', { dice: QUALITY_DIE.dice });
  const onSix = say('hit-on-face', { face: HITS_ON.disordered });
  return [
    oneOf('theirWeight', 'volley-their-guns', weight, weights, { party }),
    oneOf('theirPieces', 'volley-they-fire', pieces, kinds, { party }),
    yesNo('theirQ5', 'volley-their-quality', quality >= QUALITY_DIE.from, { effect: more, party }),
    yesNo('theirDisorder', 'state-disordered', disordered, { effect: onSix, party }),
  ];
}
