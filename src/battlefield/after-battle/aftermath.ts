/** When the battle is over: what it cost each unit, what became of officers and lost guns (NBC-LOS-01 to -09, NBC-OFF-08, -09). */

import { SIDES, type SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { throwDie, throwTwo } from '../../dice/throws.ts';
import type { Chance, OpenChance } from '../../engine/chance.ts';
import { reasons } from '../../engine/legality.ts';
import { type Said, say, word } from '../../engine/message.ts';
import {
  type BattleLosses,
  type LossPercents,
  lossesAfterBattle,
  percentStands,
  reformBattery,
  totalLosses,
} from '../../scenarios/after-battle.ts';
import { type Battle, type Officer, onTable, type Unit, unitsOf } from '../battle.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { unitNamed } from '../named.ts';
import {
  type Aftermath,
  aftermath,
  type LossRoll,
  NO_AFTERMATH,
  type WoundRoll,
  woundRoll,
} from '../rules/after-battle/after-battle.ts';
import {
  type OfficerFate,
  officerFate,
  type TwoDice,
  throwsFate,
  WOUNDS,
  type Wound,
  woundDay,
} from '../rules/command/officers.ts';
import { lostWithThoseSentOut } from '../special-troops/sent-out.ts';
import { openFor } from '../topics.ts';

export type FightingCard = Extract<Unit['card'], { parts: unknown }>;

/** Units whose men are counted: all of the scenario's that were in the battle, with what they sent out. */
export const countedUnits = (battle: Battle, side: SideId): (Unit & { readonly card: FightingCard })[] =>
  Object.values(battle.units).filter(
    (unit): unit is Unit & { readonly card: FightingCard } =>
      unit.side === side && unit.present && unit.id === unit.card.id && 'parts' in unit.card,
  );

export const lostBatteries = (battle: Battle, side: SideId): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => unit.side === side && unit.present && unit.card.arm === 'artillery' && unit.fate !== 'good',
  );

export interface Fallen {
  readonly key: string;
  readonly officer: Officer;
  readonly name: string;
  readonly how: 'injured' | 'captured';
}

/** Everybody who fell, his replacements too. */
export const fallenOfficers = (battle: Battle, side: SideId): Fallen[] =>
  Object.values(battle.officers)
    .filter((officer) => officer.side === side)
    .flatMap((officer) =>
      (officer.fell ?? []).map(({ name, how }, i) => ({ key: `${officer.id}:${i}`, officer, name, how })),
    );

export const fallenByKey = (battle: Battle, key: string): Fallen | undefined =>
  SIDES.flatMap((side) => fallenOfficers(battle, side)).find((fallen) => fallen.key === key);

/** Two decimal dice that stand (NBC-LOS-08). */
function percentOf(chance: Chance, rulings: Battle['rulings']): number {
  for (;;) {
    const thrown = chance.below(100) + 1;
    if (percentStands(thrown, rulings).ok) return thrown;
  }
}

type Book = 'units' | 'officers' | 'batteries';

/** All that is thrown for in the evening, by its id. */
function allToThrow(battle: Battle): Readonly<Record<Book, readonly string[]>> {
  const ofBoth = <T>(of: (battle: Battle, side: SideId) => readonly T[]): T[] =>
    SIDES.flatMap((side) => of(battle, side));
  return {
    units: ofBoth(countedUnits).map(({ id }) => id),
    officers: ofBoth(fallenOfficers).flatMap(({ key, how }) => (throwsFate(how, battle.rulings) ? [key] : [])),
    batteries: ofBoth(lostBatteries).map(({ id }) => id),
  };
}

/** What has not been thrown or entered yet. */
function leftToThrow(battle: Battle): Readonly<Record<Book, readonly string[]>> {
  const { units, officers, batteries } = allToThrow(battle);
  const left = (book: Book, ids: readonly string[]) => ids.filter((id) => battle.after[book][id] === undefined);
  return { units: left('units', units), officers: left('officers', officers), batteries: left('batteries', batteries) };
}

/** Nothing is left to throw for. */
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
  d.add({
    type: 'aftermath',
    rolls: {
      units: thrown(units, () => {
        const [die, guns] = throwTwo(chance);
        return { die, guns, temporarilyMissing: d100(), wounded: d100(), killed: d100(), deserted: d100() };
      }),
      officers: thrown(officers, () => throwTwo(chance)),
      batteries: thrown(batteries, () => chance.below(100) + 1),
    },
  });
  log(d, say('losses-log', { units: units.length }));
  return undefined;
}

export type AftermathByHand =
  | { readonly of: 'unit'; readonly id: string; readonly roll: LossRoll }
  | { readonly of: 'officer'; readonly id: string; readonly roll: TwoDice }
  | { readonly of: 'battery'; readonly id: string; readonly roll: number };

const BOOKS = { unit: 'units', officer: 'officers', battery: 'batteries' } as const;

/** The table's own dice, in the place of what was thrown. */
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

// ---- reading it ----------------------------------------------------------------------------------------------------

/** What the battle leaves of a unit, once its dice lie there. */
export function unitLosses(battle: Battle, unit: Unit & { readonly card: FightingCard }): BattleLosses | null {
  const roll = battle.after.units[unit.id];
  if (!roll) return null;
  const { die, guns, ...percents } = roll;
  return lossesAfterBattle({
    unit: { fate: unit.fate, startCP: unit.startCP, lostCP: lostWithThoseSentOut(battle, unit) },
    parts: unit.card.parts,
    artilleryPoints: unit.card.artilleryPoints,
    die,
    gunsDie: guns,
    percents: percents satisfies LossPercents,
  });
}

/** NBC-LOS-09: its formation is on the field as long as one of its units is, in good order. */
const isThere = (battle: Battle, { formation }: Unit): boolean =>
  formation === null || unitsOf(battle, formation).some((unit) => unit.fate === 'good' && onTable(unit));

/** The highest of a hundred on which a lost battery comes together again: its chance in per cent. */
export const reformsOn = (battle: Battle, battery: Unit): number =>
  reformBattery(100, isThere(battle, battery)).need.total;

export function batteryReforms(battle: Battle, battery: Unit): ReturnType<typeof reformBattery> | null {
  const thrown = battle.after.batteries[battery.id];
  return thrown === undefined ? null : reformBattery(thrown, isThere(battle, battery));
}

/** NBC-OFF-08, AMB-147; prisoners stay prisoners. */
export function fateOf(battle: Battle, fallen: Fallen): OfficerFate | 'prisoner' | null {
  if (!throwsFate(fallen.how, battle.rulings)) return 'prisoner';
  const dice = battle.after.officers[fallen.key];
  return dice ? officerFate(dice) : null;
}

/** The men of a side, added up over the units that have been thrown for. */
export const sideLosses = (battle: Battle, side: SideId) =>
  totalLosses(countedUnits(battle, side).flatMap((unit) => unitLosses(battle, unit)?.parts ?? []));

// ---- wounded officers on the days between the battles of a campaign (NBC-OFF-09) ------------------------------------

/** "lightly wounded" */
export const fateCode = (fate: OfficerFate | 'prisoner') => `fate-${fate}` as const;

const isWound = (fate: ReturnType<typeof fateOf>): fate is Wound => WOUNDS.some((wound) => wound === fate);

const daysOf = (battle: Battle, key: string): readonly WoundRoll[] => battle.after.days?.[key] ?? [];

/** What became of him by the end of a day, 0 for the evening of the battle; null until that is thrown. */
function fateAfter(battle: Battle, fallen: Fallen, days: number): ReturnType<typeof fateOf> {
  let fate = fateOf(battle, fallen);
  for (const { dice, third } of daysOf(battle, fallen.key).slice(0, days))
    fate = isWound(fate) ? dayFate(fate, dice, third) : fate;
  return fate;
}

/** How he is by the last day that has been thrown for. */
export const fateToday = (battle: Battle, fallen: Fallen): ReturnType<typeof fateOf> =>
  fateAfter(battle, fallen, Number.POSITIVE_INFINITY);

/** Days since the battle that have been thrown for. */
export const daysPassed = (battle: Battle): number =>
  Math.max(0, ...Object.values(battle.after.days ?? {}).map((days) => days.length));

/** The days of one officer that count: those he began wounded, with how he was at the end of each. */
export const daysInBed = (battle: Battle, fallen: Fallen): { readonly roll: WoundRoll; readonly fate: OfficerFate }[] =>
  daysOf(battle, fallen.key)
    .map((roll, i) => ({ roll, was: fateAfter(battle, fallen, i), fate: fateAfter(battle, fallen, i + 1) }))
    .flatMap(({ roll, was, fate }) => (isWound(was) && fate && fate !== 'prisoner' ? [{ roll, fate }] : []));

/** The ends two dice of the evening have, or a day in bed with its third die on a pair, each with its share (NBC-OFF-08, -09). */
export interface FateChance {
  readonly fate: OfficerFate;
  readonly n: number;
  readonly of: number;
}

export function fateChances(now: Wound | null): readonly FateChance[] {
  const fates = FACES.flatMap((one) =>
    FACES.flatMap((other) =>
      FACES.map((third) => (now ? dayFate(now, [one, other], third) : officerFate([one, other]))),
    ),
  );
  return FATES_TOLD.map((fate) => ({
    fate,
    n: fates.filter((each) => each === fate).length,
    of: fates.length,
  })).filter(({ n }) => n > 0);
}

function dayFate(wound: Wound, dice: TwoDice, third?: Face): OfficerFate {
  const day = woundDay(wound, dice, third);
  return day.kind === 'known' ? day.fate : wound;
}

const FATES_TOLD: readonly OfficerFate[] = ['recovered', 'light', 'serious', 'critical', 'incapacitated', 'dead'];

/** What is thrown for him next: his fate, or his day in bed; null where nothing is. */
export function chancesOf(battle: Battle, fallen: Fallen): readonly FateChance[] {
  const fate = fateToday(battle, fallen);
  if (fate === null) return fateChances(null);
  return isWound(fate) ? fateChances(fate) : [];
}

/** Those a wound keeps in bed. */
export const wounded = (battle: Battle, side: SideId): Fallen[] =>
  fallenOfficers(battle, side).filter((fallen) => isWound(fateToday(battle, fallen)));

/** Whom the next day is thrown for: first those for whom the day that runs has not been. */
function nextInLine(battle: Battle): Fallen[] {
  const all = SIDES.flatMap((side) => wounded(battle, side));
  const behind = all.filter(({ key }) => daysOf(battle, key).length < daysPassed(battle));
  return behind.length > 0 ? behind : all;
}

/** Whether there is a wounded officer whose next day is due (NBC-OFF-09). */
export const mayPassDay = (battle: Battle): boolean => battle.ended !== null && nextInLine(battle).length > 0;

const writeDays = (d: EventBuilder, days: Readonly<Record<string, readonly WoundRoll[]>>): void =>
  d.add({ type: 'aftermath', rolls: { ...NO_AFTERMATH, days } });

function dayOf(battle: Battle, fallen: Fallen, day: number) {
  const { key: id, name } = fallen;
  const fate = fateAfter(battle, fallen, day + 1);
  return { day: day + 1, officer: { id, name }, fate: word(fate === null ? 'fate-unknown' : fateCode(fate)) };
}

/** A day passes: two dice for each who is wounded, and a third on a pair. */
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
  for (const fallen of line)
    log(d, say('wounds-log', dayOf(d.state, fallen, daysOf(d.state, fallen.key).length - 1)), {
      side: fallen.officer.side,
    });
  return undefined;
}

export interface WoundByHand {
  readonly officer: Fallen['key'];
  /** 0 for the first after the battle. */
  readonly day: number;
  readonly roll: WoundRoll;
}

/** The table's own dice for one officer and one day. */
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
