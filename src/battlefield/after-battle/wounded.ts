/** Wounded officers on the days between the battles of a campaign (NBC-OFF-09). */

import { SIDES, type SideId } from '../../book/terms.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { throwDie, throwTwo } from '../../dice/throws.ts';
import type { OpenChance } from '../../engine/chance.ts';
import { type Said, say, word } from '../../engine/message.ts';
import type { Battle } from '../battle.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { NO_AFTERMATH, type WoundRoll, woundRoll } from '../rules/after-battle/aftermath-rolls.ts';
import {
  type OfficerFate,
  officerFate,
  type TwoDice,
  WOUNDS,
  type Wound,
  woundDay,
} from '../rules/command/officers.ts';
import { openFor } from '../topics.ts';
import { type Fallen, fallenByKey, fallenOfficers, fateOf } from './aftermath.ts';

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
