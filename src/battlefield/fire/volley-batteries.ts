/** Which batteries a volley may call on, and what each of them is. */

import { ASPECTS, type Aspect, GUN_WEIGHTS, type GunWeight, PIECES, type SideId } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, keepsBooks, type Mark, orderOf, piecesOf, type Task, type Unit } from '../battle.ts';
import { unitInLull } from '../lulls/lull-here.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { mayFire, RANGE_BANDS, type RangeBand } from './artillery.ts';
import { mayJoinVolley } from './artillery-targets.ts';
import { type Battery, isGunTarget } from './fighters.ts';
import { inTheFight } from './under-fire.ts';
import { targetKey } from './volley-targets.ts';

/** A battery that is not in the book. */
export const STRANGER = 'stranger';

/** A battery that fires in a volley, with what the table said of its shot. */
export interface Gun {
  /** The unit's id, or `STRANGER`. */
  readonly key: string;
  readonly name: string;
  readonly battery: Battery;
  /** None for howitzers and rockets, which reach as far at any range. */
  readonly band?: RangeBand;
  readonly aspect: Aspect;
  readonly differentLevel: boolean;
}

// ---- in the ledger -------------------------------------------------------------------------------------------------

/** A battery as the ledger has it; attached it shares its host's state and order (NBC-ART-21). */
export function batteryOf(battle: Battle, unit: Unit): Battery | undefined {
  const { card } = unit;
  if (card.arm !== 'artillery') return undefined;
  const host = unit.host ? battle.units[unit.host] : undefined;
  const order = orderOf(battle, host ?? unit);
  return {
    quality: card.quality,
    disordered: (host ?? unit).disordered,
    exhaustion: unit.exhaustion,
    broken: unit.fate === 'broken',
    ...(order && { order }),
    weight: card.weight,
    mobility: card.mobility,
    pieces: piecesOf(unit) ?? card.pieces,
    attached: host !== undefined,
    ...(unit.conversion && { conversion: unit.conversion.part }),
    facingAway: unit.facts.facingAway === true,
  };
}

/** Batteries of a side that have not fired and may fire at this target (NBC-ART-01, NBC-ART-05, NBC-RKT-04). */
export function batteriesAt(battle: Battle, side: SideId, on: Mark): Unit[] {
  const target = on && 'unit' in on ? battle.units[on.unit] : undefined;
  const fired = battle.shots.flatMap((shot) => (shot.by === null ? [] : [shot.by]));
  return Object.values(battle.units).filter((unit) => {
    const battery = unit.side === side && inTheFight(unit) ? batteryOf(battle, unit) : undefined;
    if (!battery || !mayFire(battery).ok || unit.firedIn === battle.turn || unitInLull(battle, unit)) return false;
    if (battery.pieces === 'rockets' && target && isGunTarget(target.card)) return false;
    return mayJoinVolley(unit.id, '', [], { resolved: [], fired }).ok;
  });
}

/** No enemy that it must fire at first (NBC-ART-02). */
export const FREE_CHOICE = 'free';

/** The enemy an unattached battery must fire at if it fires, as the table said in this task or before in this turn. */
export function boundTo(battle: Battle, task: Task, key: string): string {
  const said = battle.units[key]?.facts ?? {};
  const before = said.boundIn === battle.turn && typeof said.boundTo === 'string' ? said.boundTo : FREE_CHOICE;
  return saidOr<string>(task, `nearest.${key}`, before);
}

// ---- as the players chose them -------------------------------------------------------------------------------------

/** Whether one battery is so likely to fire that it need not be asked for: the only one there is. */
const chosenUnasked = (battle: Battle, task: Task): Said | undefined => {
  const there = batteriesAt(battle, task.side!, task.data.on as Mark);
  return there.length === 1 && keepsBooks(battle, task.side!) ? there[0]!.id : undefined;
};

const bandSaid = (battle: Battle, task: Task, key: string, attached: boolean): RangeBand => {
  const before = battle.units[key]?.facts.range;
  const said = saidOr(task, `range.${key}`, typeof before === 'string' ? before : 'medium');
  const band = RANGE_BANDS.find((one) => one === said) ?? 'medium';
  return attached && band === 'long' ? 'medium' : band;
};

const aspectSaid = (task: Task, key: string): Aspect =>
  ASPECTS.find((one) => one === task.facts[`aspect.${key}`]) ?? 'front';

function gunOf(battle: Battle, task: Task, key: string, name: string, battery: Battery): Gun {
  return {
    key,
    name,
    battery,
    ...(battery.pieces === 'guns' && { band: bandSaid(battle, task, key, battery.attached) }),
    aspect: aspectSaid(task, key),
    differentLevel: saidOr(task, `level.${key}`, false),
  };
}

const strangerBattery = (task: Task): Battery => ({
  quality: saidOr(task, 'theirQ5', false) ? 5 : 4,
  disordered: saidOr(task, 'theirDisorder', false),
  exhaustion: 0,
  weight: GUN_WEIGHTS.find((one) => one === task.facts.theirWeight) ?? 'medium',
  mobility: 'foot',
  pieces: PIECES.find((one) => one === task.facts.theirPieces) ?? 'guns',
  attached: false,
});

/** The batteries that fire, as the players chose them. */
export function firersOf(battle: Battle, task: Task): Gun[] {
  const alone = chosenUnasked(battle, task);
  const target = targetKey(task);
  const own = batteriesAt(battle, task.side!, task.data.on as Mark)
    .filter((unit) => saidOr(task, `fires.${unit.id}`, unit.id === alone || boundTo(battle, task, unit.id) === target))
    .map((unit) => gunOf(battle, task, unit.id, unit.card.name, batteryOf(battle, unit)!));
  const theirs =
    !keepsBooks(battle, task.side!) && saidOr(task, `fires.${STRANGER}`, false)
      ? [gunOf(battle, task, STRANGER, 'Their battery', strangerBattery(task))]
      : [];
  return [...own, ...theirs];
}

const WEIGHT_WORDS: Record<GunWeight, string> = { heavy: 'Heavy', medium: 'Medium', light: 'Light' };

export function strangerFacts(task: Task): Fact[] {
  const battery = strangerBattery(task);
  const party = STRANGER;
  return [
    {
      key: 'theirWeight',
      label: 'Their guns',
      kind: 'choice',
      value: battery.weight,
      options: GUN_WEIGHTS.map((value) => ({ value, label: WEIGHT_WORDS[value] })),
      party,
    },
    {
      key: 'theirPieces',
      label: 'They fire',
      kind: 'choice',
      value: battery.pieces,
      options: [
        { value: 'guns', label: 'Guns' },
        { value: 'howitzers', label: 'Howitzers' },
        { value: 'rockets', label: 'Rockets' },
      ],
      party,
    },
    { key: 'theirQ5', label: 'Quality 5 or 6', kind: 'switch', value: battery.quality >= 5, effect: '+1 die', party },
    { key: 'theirDisorder', label: 'Disordered', kind: 'switch', value: battery.disordered, effect: 'hit on 6', party },
  ];
}
