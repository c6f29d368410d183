/** After the battle: what it cost each unit; officers, lost guns (NBC-LOS-01 to -09, NBC-OFF-08, -09). */

import { SIDES, type SideId } from '../../book/terms.ts';
import { FACES } from '../../dice/faces.ts';
import { throwDie, throwTwo } from '../../dice/throws.ts';
import type { Chance, OpenChance } from '../../engine/chance.ts';
import { reasons } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import type { BattleLosses } from '../../scenarios/after-battle.ts';
import { lossesAfterBattle, percentStands, reformBattery, totalLosses } from '../../scenarios/after-battle.ts';
import { allUnits, type Battle, isEntering, type Officer, onTable, type Unit, unitsOf } from '../battle.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { unitNamed } from '../named.ts';
import type { Aftermath, LossRoll, WoundRoll } from '../rules/after-battle/after-battle.ts';
import { aftermath, NO_AFTERMATH, woundRoll } from '../rules/after-battle/after-battle.ts';
import type { OfficerFate, TwoDice, Wound } from '../rules/command/officers.ts';
import { officerFate, throwsFate, WOUNDS, woundDay } from '../rules/command/officers.ts';
import { lostWithThoseSentOut } from '../special-troops/sent-out.ts';
import { openFor } from '../topics.ts';

export type FightingCard = Extract<Unit['card'], { parts: unknown }>;

/** The units whose men are counted: all of the scenario's units that came onto the table, with their detachments. */
export const countedUnits = (battle: Battle, side: SideId): (Unit & { readonly card: FightingCard })[] =>
  allUnits(battle).filter(
    (unit): unit is Unit & { readonly card: FightingCard } =>
      unit.side === side && unit.present && !isEntering(unit) && unit.id === unit.card.id && 'parts' in unit.card,
  );

export const lostBatteries = (battle: Battle, side: SideId): Unit[] =>
  allUnits(battle).filter(
    (unit) => unit.side === side && unit.present && unit.card.arm === 'artillery' && unit.fate !== 'good',
  );

export interface Fallen {
  readonly key: string;
  readonly officer: Officer;
  readonly name: string;
  readonly how: 'injured' | 'captured';
}

/** Every officer who fell, replacements included. */
export const fallenOfficers = (battle: Battle, side: SideId): Fallen[] =>
  Object.values(battle.officers)
    .filter((officer) => officer.side === side)
    .flatMap((officer) =>
      (officer.fell ?? []).map(({ name, how }, i) => ({ key: `${officer.id}:${i}`, officer, name, how })),
    );

export const fallenByKey = (battle: Battle, key: string): Fallen | undefined =>
  SIDES.flatMap((side) => fallenOfficers(battle, side)).find((fallen) => fallen.key === key);

/** NBC-LOS-08: a percentile throw that counts. */
function percentOf(chance: Chance, rulings: Battle['rulings']): number {
  for (;;) {
    const thrown = chance.below(100) + 1;
    if (percentStands(thrown, rulings).ok) return thrown;
  }
}

type Book = 'units' | 'officers' | 'batteries';

function allToThrow(battle: Battle): Readonly<Record<Book, readonly string[]>> {
  const ofBoth = <T>(of: (battle: Battle, side: SideId) => readonly T[]): T[] =>
    SIDES.flatMap((side) => of(battle, side));
  return {
    units: ofBoth(countedUnits).map(({ id }) => id),
    officers: ofBoth(fallenOfficers).flatMap(({ key, how }) => (throwsFate(how, battle.rulings) ? [key] : [])),
    batteries: ofBoth(lostBatteries).map(({ id }) => id),
  };
}

function leftToThrow(battle: Battle): Readonly<Record<Book, readonly string[]>> {
  const { units, officers, batteries } = allToThrow(battle);
  const left = (book: Book, ids: readonly string[]) => ids.filter((id) => battle.after[book][id] === undefined);
  return { units: left('units', units), officers: left('officers', officers), batteries: left('batteries', batteries) };
}

export const allReckoned = (battle: Battle): boolean =>
  Object.values(leftToThrow(battle)).every(({ length }) => length === 0);

/** Throws for everything that has not been thrown or entered yet. */
export function throwAftermath(d: EventBuilder, open: OpenChance): Said | undefined {
  const { state } = d;
  if (!state.ended) return 'losses-when-over';
  if (allReckoned(state)) return 'losses-all-thrown';
  const { units, officers, batteries } = leftToThrow(state);
  const chance = openFor(d, open, 'aftermath');
  const d100 = () => percentOf(chance, state.rulings);
  const thrown = <T>(ids: readonly string[], roll: () => T): Record<string, T> =>
    Object.fromEntries(ids.map((id) => [id, roll()]));
  const rolls = {
    units: thrown(units, () => {
      const [die, guns] = throwTwo(chance);
      return { die, guns, temporarilyMissing: d100(), wounded: d100(), killed: d100(), deserted: d100() };
    }),
    officers: thrown(officers, () => throwTwo(chance)),
    batteries: thrown(batteries, () => chance.below(100) + 1),
  };
  d.add({ type: 'aftermath', rolls });
  log(d, say('losses-log', { units: units.length }));
  return undefined;
}

export type AftermathByHand =
  | { readonly of: 'unit'; readonly id: string; readonly roll: LossRoll }
  | { readonly of: 'officer'; readonly id: string; readonly roll: TwoDice }
  | { readonly of: 'battery'; readonly id: string; readonly roll: number };

const BOOKS = { unit: 'units', officer: 'officers', battery: 'batteries' } as const;

/** Replaces throws with the table's own dice. */
export function enterAftermath(d: EventBuilder, own: AftermathByHand): Said | undefined {
  const { state } = d;
  if (!state.ended) return 'losses-when-over';
  const book = BOOKS[own.of];
  if (!allToThrow(state)[book].includes(own.id)) return 'losses-nothing-there';
  const rolls: Aftermath = { ...NO_AFTERMATH, [book]: { [own.id]: own.roll } };
  if (!aftermath.safeParse(rolls).success) return 'losses-dice';
  if (own.of === 'unit') {
    const { die: _die, guns: _guns, ...percents } = own.roll;
    const [wrong] = reasons(...Object.values(percents).map((n) => percentStands(n, state.rulings)));
    if (wrong) return wrong;
  }
  d.add({ type: 'aftermath', rolls });
  const unit = state.units[own.id];
  const officer = fallenByKey(state, own.id);
  const who = unit ? unitNamed(unit) : { id: own.id, name: officer?.name ?? own.id };
  log(d, say('losses-log-own', { who }), { byHand: true });
  return undefined;
}

/** The losses of a unit; null until its dice are thrown. */
export function unitLosses(battle: Battle, unit: Unit & { readonly card: FightingCard }): BattleLosses | null {
  const roll = battle.after.units[unit.id];
  if (!roll) return null;
  const { die, guns, ...percents } = roll;
  const { fate, startCP, card } = unit;
  return lossesAfterBattle({
    unit: { fate, startCP, lostCP: lostWithThoseSentOut(battle, unit) },
    ...{ parts: card.parts, artilleryPoints: card.artilleryPoints, die, gunsDie: guns, percents },
  });
}

/** NBC-LOS-09: whether the battery's formation is still on the field: one of its units is, and is not Broken. */
const isThere = (battle: Battle, { formation }: Unit): boolean =>
  formation === null || unitsOf(battle, formation).some((unit) => unit.fate === 'good' && onTable(unit));

/** The highest percentile throw on which a lost battery re-forms, which is its chance in per cent. */
export const reformsOn = (battle: Battle, battery: Unit): number =>
  reformBattery(100, isThere(battle, battery)).need.total;

export function batteryReforms(battle: Battle, battery: Unit): ReturnType<typeof reformBattery> | null {
  const thrown = battle.after.batteries[battery.id];
  return thrown === undefined ? null : reformBattery(thrown, isThere(battle, battery));
}

/** NBC-OFF-08, AMB-147: the fate of a fallen officer; null until thrown. Captured officers stay prisoners. */
export function fateOf(battle: Battle, fallen: Fallen): OfficerFate | 'prisoner' | null {
  if (!throwsFate(fallen.how, battle.rulings)) return 'prisoner';
  const dice = battle.after.officers[fallen.key];
  return dice ? officerFate(dice) : null;
}

export const sideLosses = (battle: Battle, side: SideId) =>
  totalLosses(countedUnits(battle, side).flatMap((unit) => unitLosses(battle, unit)?.parts ?? []));

/** For example "lightly wounded". */
export const fateCode = (fate: OfficerFate | 'prisoner') => `fate-${fate}` as const;

const isWound = (fate: ReturnType<typeof fateOf>): fate is Wound => WOUNDS.some((wound) => wound === fate);

const daysOf = (battle: Battle, key: string): readonly WoundRoll[] => battle.after.days?.[key] ?? [];

/** The officer's state at the end of a day (0 is the evening of the battle); null until thrown. */
function fateAfter(battle: Battle, fallen: Fallen, days: number): ReturnType<typeof fateOf> {
  let fate = fateOf(battle, fallen);
  for (const { dice, third } of daysOf(battle, fallen.key).slice(0, days))
    fate = isWound(fate) ? woundDay(fate, dice, third) : fate;
  return fate;
}

export const fateToday = (battle: Battle, fallen: Fallen): ReturnType<typeof fateOf> =>
  fateAfter(battle, fallen, Number.POSITIVE_INFINITY);

export const daysPassed = (battle: Battle): number =>
  Math.max(0, ...Object.values(battle.after.days ?? {}).map((days) => days.length));

/** The days of an officer that count: those the officer began wounded, with the state at the end of each. */
export const daysInBed = (battle: Battle, fallen: Fallen): { readonly roll: WoundRoll; readonly fate: OfficerFate }[] =>
  daysOf(battle, fallen.key)
    .map((roll, i) => ({ roll, was: fateAfter(battle, fallen, i), fate: fateAfter(battle, fallen, i + 1) }))
    .flatMap(({ roll, was, fate }) => (isWound(was) && fate && fate !== 'prisoner' ? [{ roll, fate }] : []));

/** A possible result of the evening's dice, or of a day's with a third die on a double (NBC-OFF-08, -09). */
export interface FateChance {
  readonly fate: OfficerFate;
  readonly n: number;
  readonly of: number;
}

export function fateChances(now: Wound | null): readonly FateChance[] {
  const fates = FACES.flatMap((one) =>
    FACES.flatMap((other) =>
      FACES.map((third) => (now ? woundDay(now, [one, other], third) : officerFate([one, other]))),
    ),
  );
  const told: readonly OfficerFate[] = ['recovered', 'light', 'serious', 'critical', 'incapacitated', 'dead'];
  return told
    .map((fate) => ({ fate, n: fates.filter((each) => each === fate).length, of: fates.length }))
    .filter(({ n }) => n > 0);
}

/** The chances of the officer's next throw, for fate or for a day; empty if there is none. */
export function chancesOf(battle: Battle, fallen: Fallen): readonly FateChance[] {
  const fate = fateToday(battle, fallen);
  if (fate === null) return fateChances(null);
  return isWound(fate) ? fateChances(fate) : [];
}

export const wounded = (battle: Battle, side: SideId): Fallen[] =>
  fallenOfficers(battle, side).filter((fallen) => isWound(fateToday(battle, fallen)));

/** The officers whose next day is thrown for: first those still missing the current day. */
function nextInLine(battle: Battle): Fallen[] {
  const all = SIDES.flatMap((side) => wounded(battle, side));
  const behind = all.filter(({ key }) => daysOf(battle, key).length < daysPassed(battle));
  return behind.length > 0 ? behind : all;
}

/** NBC-OFF-09: whether the next day of a wounded officer is due. */
export const mayPassDay = (battle: Battle): boolean => battle.ended !== null && nextInLine(battle).length > 0;

const writeDays = (d: EventBuilder, days: Readonly<Record<string, readonly WoundRoll[]>>): void =>
  d.add({ type: 'aftermath', rolls: { ...NO_AFTERMATH, days } });

function dayOf(battle: Battle, fallen: Fallen, day: number) {
  const { key: id, name } = fallen;
  const fate = fateAfter(battle, fallen, day + 1);
  return { day: day + 1, officer: { id, name }, fate: word(fate === null ? 'fate-unknown' : fateCode(fate)) };
}

/** Passes a day: two dice for each wounded officer, and a third on a double. */
export function passDay(d: EventBuilder, open: OpenChance): Said | undefined {
  if (!d.state.ended) return 'wounds-when-over';
  const line = nextInLine(d.state);
  if (line.length === 0) return 'wounds-nobody';
  const chance = openFor(d, open, 'wounded');
  const days: Record<string, readonly WoundRoll[]> = {};
  for (const { key } of line) {
    const dice = throwTwo(chance);
    const third = dice[0] === dice[1] ? throwDie(chance) : undefined;
    days[key] = [...daysOf(d.state, key), { dice, ...(third && { third }) }];
  }
  writeDays(d, days);
  for (const fallen of line) {
    const last = daysOf(d.state, fallen.key).length - 1;
    log(d, say('wounds-log', dayOf(d.state, fallen, last)), { side: fallen.officer.side });
  }
  return undefined;
}

export interface WoundByHand {
  readonly officer: Fallen['key'];
  /** 0 for the first day after the battle. */
  readonly day: number;
  readonly roll: WoundRoll;
}

export function enterWoundDay(d: EventBuilder, { officer: key, day, roll }: WoundByHand): Said | undefined {
  if (!d.state.ended) return 'wounds-when-over';
  const fallen = fallenByKey(d.state, key);
  if (!fallen || !isWound(fateAfter(d.state, fallen, day))) return 'wounds-none-that-day';
  if (!Number.isInteger(day) || day < 0 || day > daysOf(d.state, key).length) return 'wounds-day-before-first';
  if (!woundRoll.safeParse(roll).success) return 'wounds-dice';
  const isPair = roll.dice[0] === roll.dice[1];
  if (isPair && roll.third === undefined) return 'wounds-third-die';
  const entered = isPair ? roll : { dice: roll.dice };
  const old = daysOf(d.state, key);
  writeDays(d, { [key]: [...old.slice(0, day), entered, ...old.slice(day + 1)] });
  log(d, say('wounds-log-own', dayOf(d.state, fallen, day)), { side: fallen.officer.side, byHand: true });
  return undefined;
}
