/** The questions about units in a fight that only the table can answer, each with the effect of its answer. */

import { ruling } from '../../book/rulings.ts';
import { type Aspect, EXHAUSTION, MOBILITIES, type Order } from '../../book/terms.ts';
import { codeOf, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning, Term } from '../../engine/reckoning.ts';
import { once } from '../../engine/remember.ts';
import { aspectChoices, aspectSaid } from '../aspects.ts';
import { armyCommander, type Battle, type FactValue, type Officer, serves, type Unit } from '../battle.ts';
import { type FlagKey, holds, known } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { officerNamed } from '../named.ts';
import { amount, type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import { adjustedRating, type CheckFacts, COMMANDER_CM, isInTown, mayBeOutOfCommand } from '../quality-check.ts';
import {
  type AnswerKey,
  type Flag,
  factKey,
  flagSaid,
  OF_STRANGERS,
  ORDERS_TOLD,
  type OrderTold,
  STRANGER_ARMS,
  saidOf,
} from '../rules/fights/answers.ts';
import type { DuelThrow } from '../rules/fights/duel.ts';
import { areaKind, likelyCover } from '../rules/fire/under-fire.ts';
import { isPlayed } from '../simplified.ts';
import { keepTold } from './ledger.ts';
import { type FightTask, mayLoot, type Party, partiesOf } from './parties.ts';

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

const KEPT = ['ooc', 'nearAC', 'town', 'strongPoint', 'works'] as const satisfies readonly FlagKey<'unit'>[];

export function keepAnswers(d: EventBuilder, task: FightTask): void {
  for (const party of partiesOf(d.state, task)) {
    const { slot, seen: unit } = party;
    if (OF_STRANGERS.some((key) => task.facts[factKey(slot, key)] !== undefined)) keepTold(d, party);
    if (!unit) continue;
    const answered = KEPT.filter((key) => task.facts[factKey(slot, key)] !== undefined);
    learn(d, { unit: unit.id }, Object.fromEntries(answered.map((key) => [key, flagSaid(task, slot, key)])));
    const hard = flagSaid(task, slot, 'hardCover', behindHardCover(d.state, unit));
    if (hard !== behindHardCover(d.state, unit)) learn(d, { unit: unit.id }, { cover: hard ? 'hard' : 'none' });
  }
}

/** NBC-BUA-05: whether the unit has hard cover, as last said or by its area. */
const behindHardCover = (battle: Battle, unit: Unit | null): boolean =>
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
