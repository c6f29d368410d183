/** The units of a fight, from the records or as the table describes them; `table-facts.ts` asks the rest. */
import * as z from 'zod/mini';
import {
  type Arm,
  type CavalryClass,
  enemyOf,
  type Mobility,
  ORDERS,
  type Order,
  type Rating,
  SIDES,
  type SideId,
} from '../../book/terms.ts';
import { type Message, type Named, type Said, say } from '../../engine/message.ts';
import { remember } from '../../engine/remember.ts';
import {
  attachedTo,
  type Battle,
  currentCP,
  fightsAs,
  keepsBooks,
  type Officer,
  officerWith,
  onTable,
  orderOf,
  type Task,
  type Unit,
} from '../battle.ts';
import { known } from '../facts.ts';
import { sure, unitOf } from '../look-up.ts';
import { shortNamed, sideNamed, unitNamed } from '../named.ts';
import type { Asked } from '../procedure.ts';
import { isFresh } from '../quality-check.ts';
import {
  exhaustionSaid,
  flagSaid,
  ORDERS_TOLD,
  SLOTS,
  type Slot,
  type StrangerArm,
  saidOf,
} from '../rules/fights/answers.ts';

/** A unit of the scenario, or null for an enemy unit without records in the app (a "stranger"). */
export type Who = string | null;

const who = z.nullable(z.string());

export const fightData = z.strictObject({
  attackers: z.union([z.readonly(z.tuple([who])), z.readonly(z.tuple([who, who]))]),
  target: who,
  /** The side of the attackers, which cannot be derived if they are strangers. */
  by: z.literal(SIDES),
  /** Guns abandoned by their crews (NBC-EVD-05). */
  abandoned: z.optional(z.boolean()),
  /** The order of the target when the attack was declared (AMB-32). */
  under: z.optional(z.literal(ORDERS)),
});
export type FightData = Readonly<z.infer<typeof fightData>>;
export type Attackers = FightData['attackers'];

export type FightTask = Asked<FightData>;

export const asFight = (task: Task): FightTask => ({ ...task, data: fightData.parse(task.data) });

export interface Party
  extends Pick<Unit, 'side' | 'kind' | 'stands' | 'disordered' | 'exhaustion' | 'shaken' | 'looting'> {
  readonly slot: Slot;
  /** The unit's id, or a made-up id for a stranger. */
  readonly id: string;
  readonly name: Named | Message;
  readonly short: Named;
  readonly unit: Unit | null;
  /** The unit of the scenario, wherever its records are kept; what this phone has seen of it is known. */
  readonly seen: Unit | null;
  readonly arm: Arm;
  readonly horse?: CavalryClass | undefined;
  readonly impetuous: boolean;
  readonly quality: Rating;
  readonly cp: number;
  readonly fresh: boolean;
  readonly battery: { readonly mobility: Mobility; readonly firedThisTurn: boolean } | null;
  readonly engineers: Unit | null;
  readonly officer: Officer | null;
  readonly order: Order | undefined;
}

const armOfStranger = (what: StrangerArm): Pick<Party, 'arm' | 'horse'> => {
  if (what === 'infantry' || what === 'mixed') return { arm: what };
  return what === 'guns' ? { arm: 'artillery' } : { arm: 'cavalry', horse: what };
};

const horseOf = (card?: Unit['card']): Pick<Party, 'horse' | 'impetuous'> =>
  card?.arm === 'cavalry' ? { horse: card.horse, impetuous: card.impetuous } : { impetuous: false };

const STRANGER_CP = 5;

function partyIn(battle: Battle, task: FightTask, slot: Slot): Party | null {
  const { attackers, target, under } = task.data;
  const who = slot === 'd' ? target : attackers[slot === 'a' ? 0 : 1];
  if (who === undefined) return null;
  const unit = who === null ? null : unitOf(battle, who);
  if (!unit || !keepsBooks(battle, unit.side)) return described(battle, task, slot, unit);
  const party = FROM_THE_BOOK[slot](battle, unit);
  // AMB-32: the target keeps the order against which the attack was declared.
  return slot === 'd' && under ? { ...party, order: under } : party;
}

/** The unit that moved to contact or fires first. */
export const attackerIn = (battle: Battle, task: FightTask): Party => sure(partyIn(battle, task, 'a'));
/** The unit that was contacted or is fired at. */
export const defenderIn = (battle: Battle, task: FightTask): Party => sure(partyIn(battle, task, 'd'));

/** Computed once for each state, since units are read many times. */
const FROM_THE_BOOK = {
  a: remember((battle: Battle, unit: Unit) => fromTheBook(battle, 'a', unit)),
  b: remember((battle: Battle, unit: Unit) => fromTheBook(battle, 'b', unit)),
  d: remember((battle: Battle, unit: Unit) => fromTheBook(battle, 'd', unit)),
};

function fromTheBook(battle: Battle, slot: Slot, unit: Unit): Party {
  const { card, id, side, kind, stands, disordered, exhaustion, shaken, looting } = unit;
  const others = attachedTo(battle, id);
  const guns = others.find((other) => other.card.arm === 'artillery' && other.kind === 'unit');
  return {
    ...{ slot, id, side, kind, stands, disordered, exhaustion, shaken, looting, unit, seen: unit },
    name: unitNamed(unit),
    short: shortNamed(unit),
    arm: kind === 'pontoon' ? 'pontoon' : card.arm,
    ...horseOf(card),
    quality: card.quality,
    cp: currentCP(unit),
    fresh: isFresh(unit, battle.rulings),
    battery:
      guns?.card.arm === 'artillery'
        ? { mobility: guns.card.mobility, firedThisTurn: guns.firedIn === battle.turn }
        : null,
    engineers: others.find((other) => other.kind === 'engineers') ?? null,
    officer: officerWith(battle, id) ?? null,
    order: orderOf(battle, unit),
  };
}

/** NBC-BAG-03: whether there is baggage that the enemy can loot; his own player draws the card. */
export const mayLoot = ({ units }: Battle, by: SideId): boolean =>
  Object.values(units).some((unit) => unit.kind === 'baggage' && unit.side !== by && onTable(unit));

/** An enemy unit from the few facts the table gives. If the scenario names the unit, its card is known. */
function described(battle: Battle, task: FightTask, slot: Slot, unit: Unit | null): Party {
  const side = slot === 'd' ? enemyOf(task.data.by) : task.data.by;
  const told = known(unit, 'told') ?? {};
  const guns = saidOf(task, slot, 'guns', told.guns ?? 'none');
  const card = unit?.card;
  const ordered = (slot === 'd' && task.data.under) || (unit && orderOf(battle, unit));
  const looting = mayLoot(battle, side) && flagSaid(task, slot, 'looting', told.looting);
  const order = saidOf(task, slot, 'order', ORDERS_TOLD[slot].find((each) => each === ordered) ?? 'none');
  const id = unit?.id ?? `stranger-${slot}`;
  const whole = unit?.startCP || STRANGER_CP;
  const cp = saidOf(task, slot, 'cp', told.cp ?? whole);
  const exhaustion = exhaustionSaid(task, slot, 'exhaustion', told.exhaustion ?? 0);
  // NBC-GL-14, AMB-16: who has all its points, as guns have, and is not Tired.
  const rested = unit !== null && isFresh(unit, battle.rulings) && cp === whole;
  return {
    ...{ slot, id, side, cp, exhaustion, looting, unit: null, seen: unit, engineers: null, officer: null },
    name: unit ? unitNamed(unit) : say('fight-stranger', { side: sideNamed(battle, side) }),
    short: unit ? shortNamed(unit) : { id, name: battle.sides[side].name },
    kind: unit?.kind ?? 'unit',
    ...(card ? { arm: card.arm } : armOfStranger(saidOf(task, slot, 'arm', 'infantry'))),
    ...horseOf(card),
    quality: card?.quality ?? saidOf(task, slot, 'q', 3),
    stands: saidOf(task, slot, 'stands', told.stands ?? 0),
    disordered: flagSaid(task, slot, 'disordered', looting || told.disordered),
    fresh: flagSaid(task, slot, 'fresh', !exhaustion && (told.fresh ?? rested)),
    shaken: flagSaid(task, slot, 'shaken', told.shaken),
    battery: guns === 'none' ? null : { mobility: guns, firedThisTurn: false },
    order: order === 'none' ? undefined : order,
  };
}

/** NBC-GL-17: why an enemy known to be Broken cannot fight, unless the table tells its state on returning. */
export function brokenStranger(battle: Battle, task: FightTask): Said | undefined {
  const broken = partiesOf(battle, task).find(({ unit, arm, cp }) => !unit && arm !== 'artillery' && cp === 0);
  return broken && say('fight-stranger-broken', { unit: broken.short });
}

/** NBC-BUA-04: the unit as it fires and is fired at: cavalry on foot as infantry with half its points. */
export const firesAs = ({ unit, arm, cp }: Party): Pick<Party, 'arm' | 'cp'> =>
  unit?.onFoot ? fightsAs(unit) : { arm, cp };

export const ofAttackers = (parties: readonly Party[]): Party[] => parties.filter(({ slot }) => slot !== 'd');

export const partiesOf = (battle: Battle, task: FightTask): Party[] =>
  SLOTS.map((slot) => partyIn(battle, task, slot)).filter((party) => party !== null);

/** NBC-EVD-03, NBC-EVD-04: the attackers that the guns have evaded this turn. */
export const evadedFrom = ({ seen }: Pick<Party, 'seen'>): readonly string[] => known(seen, 'evaded') ?? [];

/** An unknown enemy that charges is another each time, as nobody charges twice. */
export const hasEvaded = (guns: Party, { seen }: Party): boolean => seen !== null && evadedFrom(guns).includes(seen.id);
