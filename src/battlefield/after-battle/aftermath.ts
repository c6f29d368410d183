/** When the battle is over: what it cost each unit, what became of officers and lost guns (NBC-LOS-01 to -09, NBC-OFF-08). */

import { SIDES, type SideId } from '../../book/terms.ts';
import { throwTwo } from '../../dice/throws.ts';
import type { Chance, OpenChance } from '../../engine/chance.ts';
import { reasons } from '../../engine/legality.ts';
import { type Said, say } from '../../engine/message.ts';
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
import { type Aftermath, aftermath, type LossRoll, NO_AFTERMATH } from '../rules/after-battle/aftermath-rolls.ts';
import { type OfficerFate, officerFate, type TwoDice, throwsFate } from '../rules/command/officers.ts';
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
