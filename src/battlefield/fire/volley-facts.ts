/** What a volley asks of the table, and what each battery's shot is by the answers. */
import type { Reckoning } from '../../book/reckoning.ts';
import {
  ASPECTS,
  type Aspect,
  COVERS,
  type Cover,
  GUN_WEIGHTS,
  type GunWeight,
  PIECES,
  type SideId,
} from '../../book/terms.ts';
import { type Battle, keepsBooks, type Mark, orderOf, piecesOf, type Task, type Unit } from '../battle.ts';
import { unitInLull } from '../lulls/lull-here.ts';
import { type Fact, saidOr } from '../procedure.ts';
import {
  type ArtilleryFiring,
  type ArtilleryTarget,
  artilleryThrow,
  mayFire,
  RANGE_BANDS,
  type RangeBand,
  reachOf,
} from './artillery.ts';
import { type FireSoFar, losingTheirFire, mayJoinVolley, mayTarget } from './artillery-targets.ts';
import { type Battery, isGunTarget } from './fighters.ts';
import { HOWITZER_RANGE_CM } from './howitzers.ts';
import { inTheFight, likelyCover, targetOf } from './under-fire.ts';

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

// ---- the batteries -------------------------------------------------------------------------------------------------

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
    facingAway: unit.said.facingAway === true,
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

export function targetUnitOf(battle: Battle, task: Task): Unit | undefined {
  const on = task.data.on as Mark;
  return on && 'unit' in on ? battle.units[on.unit] : undefined;
}

const LEGALITY = 'Does something speak against it?';

// ---- the nearest enemy in the contact zone (NBC-ART-02, AMB-78) ----------------------------------------------------

/** A free choice, or an enemy who is not in the book. */
const FREE_CHOICE = 'free';
const NOT_IN_THE_BOOK = 'other';

/** The enemy an unattached battery must fire at if it fires, as the table said in this task or before in this turn. */
function boundTo(battle: Battle, task: Task, key: string): string {
  const said = battle.units[key]?.said ?? {};
  const before = said.boundIn === battle.turn && typeof said.boundTo === 'string' ? said.boundTo : FREE_CHOICE;
  return saidOr<string>(task, `nearest.${key}`, before);
}

/** Targets that a side's batteries have had their volley at, and the batteries that have fired. */
const soFar = (battle: Battle, side: SideId): FireSoFar => ({
  resolved: battle.shots.flatMap(({ side: by, on }) => (by === side && on && 'unit' in on ? [on.unit] : [])),
  fired: battle.shots.flatMap(({ by }) => (by === null ? [] : [by])),
});

const targetKey = (task: Task): string => {
  const on = task.data.on as Mark;
  return on === null ? NOT_IN_THE_BOOK : 'unit' in on ? on.unit : on.officer;
};

const freeToChoose = (battle: Battle, task: Task): Unit[] =>
  batteriesAt(battle, task.side!, task.data.on as Mark).filter(({ host }) => host === null);

/** What the table's word on the nearest enemies forbids, and what this volley would cost those who do not join it. */
function bindings(battle: Battle, task: Task): string[] {
  const target = targetKey(task);
  const state = soFar(battle, task.side!);
  const joining = firersOf(battle, task).map(({ key }) => key);
  const must = Object.fromEntries(
    freeToChoose(battle, task).map(({ id }) => {
      const to = boundTo(battle, task, id);
      return [id, to === FREE_CHOICE ? [] : [to]];
    }),
  );
  const name = (id: string) => battle.units[id]!.card.name;
  const refused = joining.flatMap((id) => {
    const legal = must[id] ? mayJoinVolley(id, target, must[id], state) : { ok: true as const };
    return legal.ok ? [] : [`${name(id)}: ${legal.why}`];
  });
  const losing = losingTheirFire(target, joining, must, state).map(
    (id) => `${name(id)} must fire at this target or loses its fire.`,
  );
  return [...refused, ...losing];
}

/** What is remembered of a battery until the turn is over. */
export const boundSaid = (battle: Battle, task: Task): { readonly id: string; readonly to: string }[] =>
  freeToChoose(battle, task).flatMap(({ id }) => {
    const to = task.facts[`nearest.${id}`];
    return typeof to === 'string' ? [{ id, to }] : [];
  });

function nearestFacts(battle: Battle, task: Task): Fact[] {
  const enemies = Object.values(battle.units).filter(
    (unit) => unit.side !== task.side && inTheFight(unit) && unit.host === null,
  );
  return freeToChoose(battle, task).map(({ id, card }) => ({
    key: `nearest.${id}`,
    label: `Nearest enemy in the contact zone of ${card.name}`,
    kind: 'choice',
    value: boundTo(battle, task, id),
    options: [
      { value: FREE_CHOICE, label: 'None: it chooses' },
      ...enemies.map((unit) => ({ value: unit.id, label: unit.card.name })),
      { value: NOT_IN_THE_BOOK, label: 'One not in the book' },
    ],
    group: LEGALITY,
  }));
}

/** Whether one battery is so likely to fire that it need not be asked for: the only one there is. */
const chosenUnasked = (battle: Battle, task: Task): string | undefined => {
  const there = batteriesAt(battle, task.side!, task.data.on as Mark);
  return there.length === 1 && keepsBooks(battle, task.side!) ? there[0]!.id : undefined;
};

const bandSaid = (battle: Battle, task: Task, key: string, attached: boolean): RangeBand => {
  const before = battle.units[key]?.said.range;
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

// ---- the target ----------------------------------------------------------------------------------------------------

const STRANGER_ARMS = [
  { value: 'infantry', label: 'Infantry' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'cavalry', label: 'Cavalry' },
  { value: 'artillery', label: 'Battery' },
] as const;

export function coverOf(battle: Battle, task: Task): Cover {
  const unit = targetUnitOf(battle, task);
  const said = saidOr<string>(task, 'cover', unit ? likelyCover(battle, unit) : 'none');
  return COVERS.find((cover) => cover === said) ?? 'none';
}

function targetIn(battle: Battle, task: Task): ArtilleryTarget {
  const unit = targetUnitOf(battle, task);
  const cover = coverOf(battle, task);
  const threatenedByCavalry = saidOr(task, 'square', false);
  if (unit) {
    const known = targetOf(battle, unit, cover);
    if (keepsBooks(battle, unit.side)) return { ...known, threatenedByCavalry };
    return { ...known, threatenedByCavalry, ...toldOf(task, known.stands > 0) };
  }
  const arm = STRANGER_ARMS.find(({ value }) => value === task.facts.arm)?.value ?? 'infantry';
  return { kind: 'unit', arm, cp: 12, disordered: false, cover, threatenedByCavalry, ...toldOf(task, false) };
}

/** What is asked of a target whose books are kept elsewhere. */
const toldOf = (task: Task, out: boolean): Pick<ArtilleryTarget, 'stands' | 'order'> => ({
  stands: saidOr(task, 'standsOut', out) ? 1 : 0,
  ...(saidOr<boolean>(task, 'marching', false) && { order: 'redeploy' as const }),
});

/** Whether the target of a volley is a battery, or is fired at as one. */
export const atGuns = (battle: Battle, task: Task): boolean => isGunTarget(targetIn(battle, task));

// ---- the shots -----------------------------------------------------------------------------------------------------

/** One battery's shot by the answers so far. */
export function gunFiring(battle: Battle, task: Task, gun: Gun): ArtilleryFiring {
  const { ground } = battle.sky;
  return artilleryThrow(
    {
      battery: gun.battery,
      target: targetIn(battle, task),
      distanceCm: gun.band ? reachOf(gun.battery.weight, gun.band) : HOWITZER_RANGE_CM,
      aspect: gun.aspect,
      differentLevel: gun.differentLevel,
      ground: ground === 'hard' && saidOr(task, 'soft', false) ? 'soft' : ground,
    },
    battle.rulings,
  );
}

/** The dice and the number to hit of each battery, with what is thrown again. */
export function sumsOf(battle: Battle, task: Task): Reckoning[] {
  const guns = firersOf(battle, task);
  return guns.flatMap((gun) => {
    const { dice, toHit, bonus, penalties } = gunFiring(battle, task, gun);
    const whose = guns.length > 1 ? `${gun.name}: ` : '';
    return [
      { ...dice, name: `${whose}${whose ? 'dice' : dice.name}` },
      {
        ...toHit,
        name: `${whose}${whose ? 'to hit' : toHit.name}`,
        terms: [...toHit.terms, ...bonus, ...penalties],
      },
    ];
  });
}

/** What the rules say against a shot; the table may fire all the same where dice are left. */
export function warningsOf(battle: Battle, task: Task): string[] {
  const elsewhere = saidOr(task, 'nearer', false);
  const said = firersOf(battle, task).flatMap((gun) => {
    const { legal } = gunFiring(battle, task, gun);
    const chosen = mayTarget(gun.battery, {
      inZoneOfFire: true,
      nearestDirectlyInFront: !elsewhere,
      nearestInContactZone: elsewhere ? 'another' : 'none',
      line: { seen: !saidOr(task, 'blocked', false), woodCm: 0, between: [], lane: true },
    });
    return [legal, chosen].flatMap((one) => (one.ok ? [] : [`${gun.name}: ${one.why}`]));
  });
  return [...new Set([...said, ...bindings(battle, task)])];
}

// ---- the questions -------------------------------------------------------------------------------------------------

function gunFacts(battle: Battle, task: Task, unit: { key: string; name: string; effect: string }): Fact[] {
  const { key, name, effect } = unit;
  const gun = firersOf(battle, task).find((one) => one.key === key);
  const switchFact = (of: string, label: string, value: boolean, does: string): Fact => ({
    key: of,
    label,
    kind: 'switch',
    value,
    effect: does,
    party: key,
  });
  const fires = switchFact(`fires.${key}`, name, gun !== undefined, effect);
  if (!gun) return [{ ...fires, party: 'guns' }];
  // NBC-ART-12 holds for batteries as for anybody; rockets gain nothing by it, but the target's check does (NBC-QC-11).
  const shaped = targetIn(battle, task).kind !== 'garrison';
  return [
    fires,
    ...(gun.band === undefined || gun.band === 'short'
      ? []
      : [switchFact(`level.${key}`, 'On another level', gun.differentLevel, '−1 die')]),
    ...(gun.band === undefined ? [] : [rangeFact(battle, task, gun, gun.band)]),
    ...(shaped ? [aspectFact(battle, task, gun)] : []),
  ];
}

function rangeFact(battle: Battle, task: Task, gun: Gun, band: RangeBand): Fact {
  const { weight, attached } = gun.battery;
  return {
    key: `range.${gun.key}`,
    label: 'Range',
    kind: 'choice',
    value: band,
    party: gun.key,
    options: RANGE_BANDS.filter((one) => !attached || one !== 'long').map((one) => {
      const { dice } = gunFiring(battle, task, { ...gun, band: one });
      return {
        value: one,
        label: `To ${reachOf(weight, one)} cm`,
        effect: dice.total === 1 ? '1 die' : `${dice.total} dice`,
      };
    }),
  };
}

function aspectFact(battle: Battle, task: Task, gun: Gun): Fact {
  const effectOf = (aspect: Aspect, onCheck: string): { readonly effect?: string } => {
    if (gun.battery.pieces === 'rockets') return { effect: onCheck };
    return gunFiring(battle, task, { ...gun, aspect }).bonus.length > 0 ? { effect: 'misses again' } : {};
  };
  return {
    key: `aspect.${gun.key}`,
    label: 'Strikes it from',
    kind: 'choice',
    value: gun.aspect,
    party: gun.key,
    options: [
      { value: 'front', label: 'Front' },
      { value: 'flank', label: 'Flank', ...effectOf('flank', '−1 on its check') },
      { value: 'rear', label: 'Rear', ...effectOf('rear', '−2 on its check') },
    ],
  };
}

const WEIGHT_WORDS: Record<GunWeight, string> = { heavy: 'Heavy', medium: 'Medium', light: 'Light' };

function strangerFacts(task: Task): Fact[] {
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

function targetFacts(battle: Battle, task: Task): Fact[] {
  const unit = targetUnitOf(battle, task);
  const target = targetIn(battle, task);
  const facts: Fact[] = [];
  const ask = (key: string, label: string, value: boolean, effect: string): void => {
    facts.push({ key, label, kind: 'switch', value, effect });
  };
  if (!unit) facts.push({ key: 'arm', label: 'Target', kind: 'choice', value: target.arm, options: STRANGER_ARMS });
  if (!isGunTarget(target) && (target.arm === 'infantry' || target.arm === 'mixed') && target.kind !== 'garrison')
    ask('square', 'Our cavalry within 5 cm of it', target.threatenedByCavalry === true, 'misses again');
  if (!unit || !keepsBooks(battle, unit.side)) {
    if (!isGunTarget(target)) ask('standsOut', 'It has skirmishers out', target.stands > 0, '−1 die');
    ask('marching', 'It redeploys or marches', target.order === 'redeploy', 'misses again');
  }
  if (battle.sky.ground === 'hard')
    ask('soft', 'It stands on soft ground', saidOr(task, 'soft', false), 'confirm hits');
  if (target.kind !== 'garrison')
    facts.push({
      key: 'cover',
      label: 'Its cover, if it hides all of it',
      kind: 'choice',
      value: target.cover,
      options: [
        { value: 'none', label: 'None' },
        { value: 'soft', label: 'Soft' },
        { value: 'hard', label: 'Hard', effect: 'confirm hits' },
      ],
    });
  return facts;
}

/** The batteries first, each with its shot; then the target; then what the rules might say against it. */
export function askedOf(battle: Battle, task: Task): Fact[] {
  const guns = batteriesAt(battle, task.side!, task.data.on as Mark).map((unit) => {
    const battery = batteryOf(battle, unit)!;
    const kind = battery.pieces === 'guns' ? `${battery.weight} guns` : battery.pieces;
    return { key: unit.id, name: unit.card.name, effect: battery.attached ? `${kind}, attached` : kind };
  });
  const theirs = keepsBooks(battle, task.side!)
    ? []
    : [{ key: STRANGER, name: 'A battery not in the book', effect: 'say what it is' }];
  const stranger = firersOf(battle, task).some((gun) => gun.key === STRANGER);
  return [
    ...[...guns, ...theirs].flatMap((gun) => gunFacts(battle, task, gun)),
    ...(stranger ? strangerFacts(task) : []),
    ...targetFacts(battle, task),
    ...nearestFacts(battle, task),
    {
      key: 'nearer',
      label: 'Another enemy is nearer',
      effect: 'in its contact zone, or before its host',
      kind: 'switch',
      value: saidOr(task, 'nearer', false),
      group: LEGALITY,
    },
    {
      key: 'blocked',
      label: 'The target is out of sight',
      kind: 'switch',
      value: saidOr(task, 'blocked', false),
      group: LEGALITY,
    },
  ];
}
