/**
 * Who stands against whom in a fight: units of the book, or an enemy nobody here keeps the books of, described on the
 * spot. What the ledger knows of them is read here; what only the table knows is asked in `table-facts.ts`.
 */
import {
  type Arm,
  type CavalryClass,
  type Exhaustion,
  enemyOf,
  type Mobility,
  type Order,
  type Rating,
  type SideId,
} from '../../book/terms.ts';
import {
  attachedTo,
  type Battle,
  currentCP,
  type FactValue,
  fightsAs,
  keepsBooks,
  type Officer,
  officerWith,
  orderOf,
  type Task,
  type Unit,
  type UnitKind,
  unitName,
} from '../battle.ts';
import type { Stands } from '../fire/fighters.ts';
import { isFresh } from '../quality-check.ts';

/** A unit of the scenario, or a stranger. */
export type Who = string | null;

/** The places of a fight: first and second attacker, defender. */
const SLOTS = ['a', 'b', 'd'] as const;
export type Slot = (typeof SLOTS)[number];

/** What a fight carries with it: who moved to contact or fires first, and at whom. */
export interface FightData {
  readonly attackers: readonly [Who] | readonly [Who, Who];
  readonly target: Who;
  /** The side of the attackers, which strangers alone would not tell. */
  readonly by: SideId;
  /** Guns that their crews have left (NBC-EVD-05). */
  readonly abandoned?: boolean;
}

export const fightOf = (task: Task): FightData => task.data as unknown as FightData;

/** Everything that counts in a fight of one of those in it. */
export interface Party {
  readonly slot: Slot;
  /** The unit's id, or a name of its own for a stranger. */
  readonly id: string;
  readonly name: string;
  /** As a player would call it: "Husson". */
  readonly short: string;
  readonly side: SideId;
  /** The unit, when its books are kept here. */
  readonly unit: Unit | null;
  readonly kind: UnitKind;
  readonly arm: Arm;
  readonly horse?: CavalryClass;
  readonly impetuous: boolean;
  readonly quality: Rating;
  readonly cp: number;
  readonly stands: Stands;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  readonly fresh: boolean;
  readonly shaken: boolean;
  readonly looting: boolean;
  readonly battery: { readonly mobility: Mobility; readonly firedThisTurn: boolean } | null;
  readonly engineers: Unit | null;
  readonly officer: Officer | null;
  readonly order: Order | undefined;
}

/** Who stands in a slot; undefined for the second attacker of a fight of one against one. */
export const whoIn = (data: FightData, slot: Slot): Who | undefined =>
  slot === 'd' ? data.target : data.attackers[slot === 'a' ? 0 : 1];

export const factKey = (slot: Slot, key: string): string => `${slot}:${key}`;

/** What the table said of one of them, or what is taken for granted until it does. */
export const saidOf = <T extends FactValue>(task: Task, slot: Slot, key: string, otherwise: T): T =>
  (task.facts[factKey(slot, key)] as T | undefined) ?? otherwise;

/** What a stranger can be, as one choice. */
export const STRANGER_ARMS = ['infantry', 'mixed', 'heavy', 'medium', 'light', 'skirmish', 'guns'] as const;
export type StrangerArm = (typeof STRANGER_ARMS)[number];

const armOfStranger = (what: StrangerArm): Pick<Party, 'arm' | 'horse'> => {
  if (what === 'infantry' || what === 'mixed') return { arm: what };
  return what === 'guns' ? { arm: 'artillery' } : { arm: 'cavalry', horse: what };
};

const STRANGER_CP = 5;

export function partyIn(battle: Battle, task: Task, slot: Slot): Party | null {
  const data = fightOf(task);
  const who = whoIn(data, slot);
  if (who === undefined) return null;
  const side = slot === 'd' ? enemyOf(data.by) : data.by;
  const unit = who === null ? null : battle.units[who]!;
  return unit && keepsBooks(battle, unit.side)
    ? fromTheBook(battle, slot, unit)
    : described(battle, task, slot, side, unit);
}

function fromTheBook(battle: Battle, slot: Slot, unit: Unit): Party {
  const { card } = unit;
  const others = attachedTo(battle, unit.id);
  const guns = others.find((other) => other.card.arm === 'artillery' && other.kind === 'unit');
  return {
    slot,
    id: unit.id,
    name: unitName(unit),
    short: card.name,
    side: unit.side,
    unit,
    kind: unit.kind,
    arm: unit.kind === 'pontoon' ? 'pontoon' : card.arm,
    ...(card.arm === 'cavalry' && { horse: card.horse }),
    impetuous: card.arm === 'cavalry' && card.impetuous,
    quality: card.quality,
    cp: currentCP(unit),
    stands: unit.stands,
    disordered: unit.disordered,
    exhaustion: unit.exhaustion,
    fresh: isFresh(unit, battle.rulings),
    shaken: unit.shaken,
    looting: unit.looting,
    battery:
      guns?.card.arm === 'artillery'
        ? { mobility: guns.card.mobility, firedThisTurn: guns.firedIn === battle.turn }
        : null,
    engineers: others.find((other) => other.kind === 'engineers') ?? null,
    officer: officerWith(battle, unit.id) ?? null,
    order: orderOf(battle, unit),
  };
}

/** The few facts of an enemy that the table gives; of a unit that the scenario names its card is known. */
function described(battle: Battle, task: Task, slot: Slot, side: SideId, unit: Unit | null): Party {
  const guns = saidOf(task, slot, 'guns', 'none');
  const card = unit?.card;
  return {
    slot,
    id: unit?.id ?? `stranger-${slot}`,
    name: unit ? unitName(unit) : `${battle.sides[side].name} unit`,
    short: card?.name ?? battle.sides[side].name,
    side,
    unit: null,
    kind: unit?.kind ?? 'unit',
    ...(card
      ? { arm: card.arm, ...(card.arm === 'cavalry' && { horse: card.horse }) }
      : armOfStranger(saidOf(task, slot, 'arm', 'infantry') as StrangerArm)),
    impetuous: card?.arm === 'cavalry' && card.impetuous,
    quality: card?.quality ?? (saidOf(task, slot, 'q', 3) as Rating),
    cp: saidOf(task, slot, 'cp', unit?.startCP || STRANGER_CP),
    stands: saidOf(task, slot, 'stands', 0) as Stands,
    disordered: saidOf(task, slot, 'disordered', false),
    exhaustion: Number(saidOf(task, slot, 'exhaustion', '0')) as Exhaustion,
    fresh: saidOf(task, slot, 'fresh', false),
    shaken: saidOf(task, slot, 'shaken', false),
    looting: false,
    battery: guns === 'none' ? null : { mobility: guns as Mobility, firedThisTurn: false },
    engineers: null,
    officer: null,
    order: undefined,
  };
}

/** NBC-BUA-04: as it fires and is fired at: cavalry on foot as infantry, with half its points. */
export const firesAs = ({ unit, arm, cp }: Party): Pick<Party, 'arm' | 'cp'> =>
  unit?.onFoot ? fightsAs(unit) : { arm, cp };

/** Those in a fight, attackers first. */
export const partiesOf = (battle: Battle, task: Task): Party[] =>
  SLOTS.map((slot) => partyIn(battle, task, slot)).filter((party) => party !== null);
