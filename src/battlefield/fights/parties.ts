/** The units of a fight, from the records or as the table describes them, and what the table is asked, with its effects. */
import * as z from 'zod/mini';
import { ruling } from '../../book/rulings.ts';
import type { Arm, Aspect, CavalryClass, Mobility, Order, Rating, SideId } from '../../book/terms.ts';
import { EXHAUSTION, enemyOf, MOBILITIES, ORDERS, SIDES } from '../../book/terms.ts';
import { codeOf, type Message, type Named, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning, Term } from '../../engine/reckoning.ts';
import { once, remember } from '../../engine/remember.ts';
import { aspectChoices, aspectSaid } from '../aspects.ts';
import type { Battle, FactValue, Officer, Task, Unit } from '../battle.ts';
import {
  armyCommander,
  attachedTo,
  currentCP,
  fightsAs,
  keepsBooks,
  officerWith,
  orderOf,
  serves,
  unitsThere,
} from '../battle.ts';
import { holds, known } from '../facts.ts';
import { sure, unitOf } from '../look-up.ts';
import { officerNamed, shortNamed, sideNamed, unitNamed } from '../named.ts';
import { type Asked, amount, type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import type { CheckFacts } from '../quality-check.ts';
import { adjustedRating, COMMANDER_CM, isFresh, isInTown, mayBeOutOfCommand } from '../quality-check.ts';
import type { AnswerKey, Flag, OrderTold, Slot, StrangerArm } from '../rules/fights/answers.ts';
import {
  exhaustionSaid,
  factKey,
  flagSaid,
  ORDERS_TOLD,
  SLOTS,
  STRANGER_ARMS,
  saidOf,
} from '../rules/fights/answers.ts';
import type { DuelThrow } from '../rules/fights/duel.ts';
import { areaKind, likelyCover } from '../rules/fire/under-fire.ts';
import { isPlayed } from '../simplified.ts';

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
    ...horseOf(card),
  };
}

/** NBC-BAG-03: whether there is baggage that the enemy can loot; his own player draws the card. */
export const mayLoot = (battle: Battle, by: SideId): boolean =>
  unitsThere(battle, enemyOf(by)).some(({ kind }) => kind === 'baggage');

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
    quality: card?.quality ?? saidOf(task, slot, 'q', 3),
    stands: saidOf(task, slot, 'stands', told.stands ?? 0),
    disordered: flagSaid(task, slot, 'disordered', looting || told.disordered),
    fresh: flagSaid(task, slot, 'fresh', !exhaustion && (told.fresh ?? rested)),
    shaken: flagSaid(task, slot, 'shaken', told.shaken),
    battery: guns === 'none' ? null : { mobility: guns, firedThisTurn: false },
    order: order === 'none' ? undefined : order,
    ...(card ? { arm: card.arm } : armOfStranger(saidOf(task, slot, 'arm', 'infantry'))),
    ...horseOf(card),
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

/** What would change if a fact had another answer. The rules of the fight supply this. */
export type Effect = (key: string, value: FactValue, otherwise: FactValue) => readonly Said[];

/** Several changes as one effect, for example "+2 dice, check -1". */
const together = (changes: readonly Said[]): Said | undefined =>
  changes.length < 2 ? changes[0] : say('fight-effects', { changes: changes.map(word) });

export const checkEffect = (change: number): Said[] => (change === 0 ? [] : [say('fight-effect-check', { change })]);

type Sticking = 'ooc' | 'nearAC' | 'town';

/** The answer, or else the unit's stored fact. The army commander counts as near the unit the commander is with. */
export const sticking = (task: FightTask, party: Party, key: Sticking): boolean =>
  flagSaid(task, party.slot, key, holds(party.seen, key) || (key === 'nearAC' && party.officer?.role === 'army'));

export const saying = <T extends FightTask>(task: T, key: string, value: FactValue): T => ({
  ...task,
  rolls: [],
  facts: { ...task.facts, [key]: value },
});

/** The effect of an answer: how what follows with it differs from what follows without. */
export const effectBy =
  <T extends FightTask, R>(task: T, what: (task: T) => R, changes: (on: R, off: R) => readonly Said[]): Effect =>
  (key, value, otherwise) =>
    changes(what(saying(task, key, value)), what(saying(task, key, otherwise)));

export const checkEffectIn = <T extends FightTask>(task: T, rating: (task: T) => Reckoning): Effect =>
  effectBy(task, rating, (on, off) => checkEffect(on.total - off.total));

type Thrown = Pick<DuelThrow, 'dice' | 'toHit' | 'bonus' | 'penalties'>;

const fresh = (terms: readonly Term[], before: readonly Term[]): Said[] =>
  terms
    .filter(({ what }) => !before.some((each) => codeOf(each.what) === codeOf(what)))
    .map(({ shown, what }) => shown ?? what);

/** What a throw gains by an answer: dice, the number to hit, re-throws, confirmations. */
export function throwEffect(on: Thrown, off: Thrown): Said[] {
  const dice = on.dice.total - off.dice.total;
  return present(
    dice !== 0 && say('fight-effect-dice', { dice }),
    on.toHit && on.toHit.total !== off.toHit?.total && say('fight-effect-hits-on', { face: on.toHit.total }),
    fresh(on.bonus, off.bonus),
    fresh(on.penalties, off.penalties),
  );
}

export function switchOf(
  task: FightTask,
  party: Party,
  key: Flag,
  label: Said,
  effect: Effect,
  otherwise: boolean,
): Fact {
  const name = factKey(party.slot, key);
  return yesNo(name, label, flagSaid(task, party.slot, key, otherwise), {
    effect: once(() => together(effect(name, true, false))),
  });
}

const stickingFact = (task: FightTask, party: Party, key: Sticking, label: Said, effect: Effect): Fact =>
  switchOf(task, party, key, label, effect, sticking(task, party, key));

/** The aspect that was said now, or stored when the unit charged. */
export const strikesOf = (task: FightTask, { slot, seen }: Party): Aspect =>
  saidOf(task, slot, 'strikes', known(seen, 'strikes') ?? 'front');

/** NBC-EVD-03: the likely aspect: guns that evaded show their rear until they move or turn. */
export const likelyAspect = ({ seen }: Party): Aspect => (holds(seen, 'facingAway') ? 'rear' : 'front');

/** NBC-GL-08: the question from which aspect an attacker strikes. */
export function strikesFact({ slot }: Party, label: Said, value: Aspect, effect: Effect, labelOf = aspectSaid): Fact {
  const key = factKey(slot, 'strikes');
  const effectOf = (aspect: Aspect) => once(() => together(effect(key, aspect, 'front')));
  return oneOf(key, label, value, aspectChoices(effectOf, labelOf));
}

export const outOfCommand = (task: FightTask, party: Party): boolean =>
  sticking(task, party, 'ooc') && (!party.seen || mayBeOutOfCommand(party.seen));

export interface FightCause {
  readonly losses: number;
  readonly aspects: readonly Aspect[];
  readonly order?: Order | undefined;
}

/** The facts of a check; `losses`: of this fight (AMB-16: a unit that lost CP is no longer Fresh). */
export function checkOf(battle: Battle, task: FightTask, party: Party, cause: FightCause): CheckFacts {
  const leader = leaderIn(battle, task, party);
  const { quality, disordered, exhaustion, shaken } = party;
  const { losses, aspects } = cause;
  return {
    ...{ quality, disordered, exhaustion, shaken, losses, aspects },
    fresh: party.fresh && losses === 0,
    outOfCommand: outOfCommand(task, party),
    // NBC-QC-08: by the unit's area if that is known, else as the table says.
    town: isInTown(battle, party.seen, sticking(task, party, 'town')),
    nearArmyCommander: sticking(task, party, 'nearAC'),
    attackedUnder: cause.order,
    leader: leader ? { L: leader.L, ...officerNamed(leader) } : undefined,
  };
}

/** NBC-QC-14, AMB-13: the officer whose L the unit checks by; by ruling the unit may check without. */
export function leaderIn(battle: Battle, task: FightTask, party: Party): Officer | null {
  const mayDoWithout = ruling(battle.rulings, 'lRatingOptional') === 'yes';
  const without = mayDoWithout && flagSaid(task, party.slot, 'withoutLeader');
  return !without && isPlayed('use-leadership', battle.simplified) ? party.officer : null;
}

function withoutFact(
  { rulings, simplified }: Battle,
  task: FightTask,
  { slot, officer, quality }: Party,
): Fact | false {
  if (!officer || ruling(rulings, 'lRatingOptional') === 'no' || !isPlayed('use-leadership', simplified)) return false;
  const label = say('check-without', { officer: officerNamed(officer) });
  const effect = say('check-quality-instead', { quality, rating: officer.L });
  return yesNo(factKey(slot, 'withoutLeader'), label, flagSaid(task, slot, 'withoutLeader'), { effect });
}

export const ratingOf = (battle: Battle, task: FightTask, party: Party, cause: FightCause): Reckoning =>
  adjustedRating(checkOf(battle, task, party, cause), battle.rulings);

/** NBC-QC-07 to -09: the questions of every check of a fighting unit: command, the army commander, a town. */
export function checkQuestions(battle: Battle, task: FightTask, party: Party, effect: Effect): Fact[] {
  const { short: unit } = party;
  const many = partiesOf(battle, task).filter((each) => each.side === party.side).length > 1;
  const general = armyCommander(battle, party.side);
  const officer = officerNamed(general);
  const near = many
    ? say('fight-commander-near', { officer, unit })
    : say('fight-commander-within', { officer, cm: COMMANDER_CM });
  const ooc = say('fight-out-of-command', { unit });
  return present(
    serves(general) && stickingFact(task, party, 'nearAC', near, effect),
    (!party.seen || mayBeOutOfCommand(party.seen)) && stickingFact(task, party, 'ooc', ooc, effect),
    withoutFact(battle, task, party),
  );
}

export const townQuestion = (task: FightTask, party: Party, effect: Effect): Fact[] =>
  party.seen?.area ? [] : [stickingFact(task, party, 'town', say('fight-in-town', { unit: party.short }), effect)];

/** NBC-BUA-05: whether the unit has hard cover, as last said or by its area. */
export const behindHardCover = (battle: Battle, unit: Unit | null): boolean =>
  unit !== null && likelyCover(battle, unit) === 'hard';

export const inHardCover = (battle: Battle, task: FightTask, { slot, seen }: Party): boolean =>
  flagSaid(task, slot, 'hardCover', behindHardCover(battle, seen));

export const inStrongPoint = (battle: Battle, task: FightTask, { slot, seen }: Party): boolean =>
  flagSaid(task, slot, 'strongPoint', known(seen, 'strongPoint') ?? areaKind(battle, seen) === 'strong-point');

export function coverQuestions(battle: Battle, task: FightTask, party: Party, effect: Effect): Fact[] {
  const { short: unit } = party;
  const cover = say('fight-hard-cover', { unit });
  const point = say('fight-strong-point', { unit });
  return present(
    switchOf(task, party, 'hardCover', cover, effect, inHardCover(battle, task, party)),
    battle.scenario.areas.some((area) => area.kind === 'strong-point') &&
      switchOf(task, party, 'strongPoint', point, effect, inStrongPoint(battle, task, party)),
  );
}

export const STATES = EXHAUSTION.map((n): Choice => ({ value: String(n), label: `exhaustion-${n}` }));

const ARMS = STRANGER_ARMS.map(
  (value): Choice => ({ value, label: `target-${value === 'guns' ? 'artillery' : value}` }),
);
export const HORSED = MOBILITIES.map((value): Choice => ({ value, label: `gun-mobility-${value}` }));
const GUNS: readonly Choice[] = [{ value: 'none', label: 'stranger-guns-none' }, ...HORSED];

const orderChoice = (value: OrderTold): Choice => ({
  value,
  label: value === 'none' ? 'stranger-order-none' : `order-${value}`,
});

/** The questions about an enemy whose records are kept elsewhere. If the scenario names the unit, its card is known. */
export function strangerQuestions(battle: Battle, task: FightTask, party: Party): Fact[] {
  if (party.unit) return [];
  const { arm, kind, slot, cp, stands, disordered, looting, fresh, shaken, exhaustion, battery, quality } = party;
  const key = (name: AnswerKey) => factKey(slot, name);
  const hasCP = arm !== 'artillery';
  return present(
    !battle.units[party.id] && [
      oneOf(key('arm'), 'stranger-what', saidOf(task, slot, 'arm', 'infantry'), ARMS),
      amount(key('q'), 'stranger-quality', quality, [1, 6]),
    ],
    hasCP && amount(key('cp'), 'combat-points', cp, [1, 40], { unit: 'CP' }),
    kind === 'unit' &&
      (arm === 'infantry' || arm === 'mixed') &&
      amount(key('stands'), 'stranger-stands', stands, [0, 2]),
    mayLoot(battle, party.side) && yesNo(key('looting'), 'combat-dice-looting', looting),
    yesNo(key('disordered'), 'stranger-disordered', disordered),
    yesNo(key('fresh'), 'stranger-fresh', fresh),
    yesNo(key('shaken'), 'stranger-shaken', shaken),
    oneOf(key('exhaustion'), 'stranger-state', String(exhaustion), STATES),
    hasCP && kind === 'unit' && oneOf(key('guns'), 'stranger-guns', battery?.mobility ?? 'none', GUNS),
    // NBC-ORD-02, NBC-ORD-04, NBC-ORD-13, NBC-ORD-14: the orders that matter in a fight.
    (slot === 'd' || task.kind.startsWith('charge')) &&
      oneOf(key('order'), 'stranger-order', party.order ?? 'none', ORDERS_TOLD[slot].map(orderChoice)),
  );
}
