/**
 * The figures of the glance, formation by formation. They come from a view, so they hold nothing the viewer may not
 * know.
 */
import { arrivalName, awaited, unitsOfComing } from '../../battlefield/arrivals/reinforcements.ts';
import {
  type Battle,
  commanderOf,
  currentCP,
  type Formation,
  formationsOf,
  hasCP,
  keepsBooks,
  type Officer,
  orderInForce,
  type Unit,
  unitsOf,
} from '../../battlefield/battle.ts';
import { isFresh } from '../../battlefield/quality-check.ts';
import type { View } from '../../battlefield/view.ts';
import type { BySide, Order, SideId } from '../../book/terms.ts';

/** Combat points: those it started with, less detachments, and those still in the ranks. */
export interface Strength {
  readonly of: number;
  readonly left: number;
}

export type UnitSign = 'fresh' | 'disordered' | 'tired' | 'exhausted' | 'shaken';

export interface UnitFigure extends Strength {
  readonly unit: Unit;
  readonly fate: 'good' | 'broken' | 'gone';
  /** The part that is left, 0 to 1. A battery counts as 1 until it is gone. */
  readonly share: number;
  readonly signs: readonly UnitSign[];
}

export interface FormationFigure extends Strength {
  readonly formation: Formation;
  readonly commander: Officer;
  /** Undefined in the simplified game. */
  readonly order: Order | undefined;
  /** It acts now, or has acted this turn. */
  readonly acts: 'now' | 'done' | null;
  readonly units: readonly UnitFigure[];
  /** When it is due, in minutes since midnight; null once any of it is here. */
  readonly due: number | null;
}

export interface ArmyFigure extends Strength {
  readonly side: SideId;
  readonly name: string;
  /** False if the other phone keeps its books: its losses are then unknown. */
  readonly kept: boolean;
  readonly lost: number;
  readonly broken: number;
  readonly gone: number;
  /** Ready and used re-roll dice; null if the viewer may not know. */
  readonly rerolls: { readonly ready: number; readonly used: number } | null;
  readonly formations: readonly FormationFigure[];
  /** Units without a formation: garrisons, trains. */
  readonly others: readonly UnitFigure[];
}

export interface Coming {
  readonly id: string;
  readonly side: SideId;
  readonly at: number;
  readonly who: string;
  readonly formation: string;
}

export interface Glance {
  readonly armies: BySide<ArmyFigure>;
  /** The side with fewer losses, and by how many combat points; no side if equal, null if one book is missing. */
  readonly ahead: { readonly side: SideId | null; readonly by: number } | null;
  readonly coming: readonly Coming[];
  /** The hours of the day, in minutes since midnight. */
  readonly day: { readonly from: number; readonly to: number; readonly now: number };
}

/** The length of a day for which the scenario sets no end, in minutes. */
const OPEN_DAY = 480;

const fateOf = ({ fate }: Unit): UnitFigure['fate'] => (fate === 'good' || fate === 'broken' ? fate : 'gone');

function signsOf(battle: Battle, unit: Unit): UnitSign[] {
  const whole = hasCP(unit) && currentCP(unit) === unit.startCP && !unit.disordered && isFresh(unit, battle.rulings);
  const signs: (UnitSign | false)[] = [
    whole && 'fresh',
    unit.disordered && 'disordered',
    unit.exhaustion === 1 && 'tired',
    unit.exhaustion === 2 && 'exhausted',
    unit.shaken && 'shaken',
  ];
  return signs.filter((sign) => sign !== false);
}

/** NBC-GL-17: Broken or lost units count for nothing. */
function unitFigure(battle: Battle, unit: Unit): UnitFigure {
  const fate = fateOf(unit);
  const of = unit.startCP - unit.lost.blue;
  const left = fate === 'good' ? currentCP(unit) : 0;
  const share = of > 0 ? left / of : fate === 'good' ? 1 : 0;
  return { unit, fate, of, left, share, signs: fate === 'good' ? signsOf(battle, unit) : [] };
}

const sum = (all: readonly Strength[]): Strength => ({
  of: all.reduce((n, { of }) => n + of, 0),
  left: all.reduce((n, { left }) => n + left, 0),
});

function formationFigure(battle: Battle, formation: Formation): FormationFigure {
  const coming = awaited(battle).find((one) => one.formation === formation.id);
  const due = formation.present ? null : (coming?.at ?? null);
  const all = unitsOf(battle, formation.id).filter((unit) => unit.present || !formation.present);
  const units = all.map((unit) => unitFigure(battle, unit));
  const now = battle.action?.formation === formation.id;
  return {
    ...{ formation, commander: commanderOf(battle, formation), order: orderInForce(battle, formation) },
    acts: now ? 'now' : formation.card === 'spent' ? 'done' : null,
    ...{ units, due },
    ...sum(units),
  };
}

function armyFigure({ battle, rerolls }: View, side: SideId): ArmyFigure {
  const formations = formationsOf(battle, side).map((formation) => formationFigure(battle, formation));
  const others = Object.values(battle.units)
    .filter((unit) => unit.side === side && unit.formation === null && unit.present)
    .map((unit) => unitFigure(battle, unit));
  const here = [...formations.filter(({ formation }) => formation.present).flatMap(({ units }) => units), ...others];
  const strength = sum(here);
  const ready = rerolls[side];
  return {
    ...{ side, name: battle.sides[side].name, kept: keepsBooks(battle, side), formations, others },
    ...strength,
    lost: strength.of - strength.left,
    broken: here.filter(({ fate }) => fate === 'broken').length,
    gone: here.filter(({ fate }) => fate === 'gone').length,
    rerolls: ready === null ? null : { ready, used: battle.sides[side].rerolls.used },
  };
}

function whoIsAhead({ a, b }: BySide<ArmyFigure>): Glance['ahead'] {
  if (!a.kept || !b.kept) return null;
  const by = Math.abs(a.lost - b.lost);
  return { side: by === 0 ? null : a.lost < b.lost ? 'a' : 'b', by };
}

export function glanceOf(view: View): Glance {
  const { battle } = view;
  const { start, end } = battle.scenario;
  const armies = { a: armyFigure(view, 'a'), b: armyFigure(view, 'b') };
  const coming = awaited(battle)
    .filter((one) => unitsOfComing(battle, one).length > 0)
    .map((one): Coming => {
      const { id, side, at, formation } = one;
      return { id, side, at, formation, who: arrivalName(battle, one) };
    })
    .sort((one, other) => one.at - other.at);
  return {
    ...{ armies, ahead: whoIsAhead(armies), coming },
    day: { from: start, to: Math.max(end?.at ?? start + OPEN_DAY, battle.minutes), now: battle.minutes },
  };
}

/** How far the beam leans, −1 (side b ahead) to 1 (side a ahead). It is full at a quarter of the larger army. */
export function leaning({ armies, ahead }: Glance): number {
  if (!ahead?.side) return 0;
  const whole = Math.max(armies.a.of, armies.b.of) / 4;
  const share = Math.min(1, whole > 0 ? ahead.by / whole : 1);
  return ahead.side === 'a' ? share : -share;
}
