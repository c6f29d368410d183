/** What only the table knows of those in a fight, each question with the effect its answer would have. */

import { ruling } from '../../book/rulings.ts';
import { ASPECTS, type Aspect, EXHAUSTION, MOBILITIES, type Order } from '../../book/terms.ts';
import { type Said, say, word } from '../../engine/message.ts';
import type { Choice } from '../../engine/procedure.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { once } from '../../engine/remember.ts';
import { armyCommander, type Battle, type FactValue, type Officer, serves, type Unit } from '../battle.ts';
import { type FlagKey, holds, known } from '../facts.ts';
import type { EventBuilder } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { countsAsTown } from '../ledger/unit-checks.ts';
import { officerNamed } from '../named.ts';
import type { Fact } from '../procedure.ts';
import { adjustedRating, type CheckFacts, COMMANDER_CM, mayBeOutOfCommand } from '../quality-check.ts';
import {
  type AnswerKey,
  type Flag,
  factKey,
  flagSaid,
  OF_STRANGERS,
  STRANGER_ARMS,
  type StrangerArm,
  saidOf,
} from '../rules/fights/answers.ts';
import { areaKind } from '../rules/fights/places.ts';
import { likelyCover } from '../rules/fire/under-fire.ts';
import { isPlayed } from '../simplified.ts';
import { type FightTask, type Party, partiesOf, whoIn } from './parties.ts';
import { keepTold } from './told.ts';

/** What would change if the answer to a fact were another; the fight's own rules say it. */
export type Effect = (key: string, value: FactValue, otherwise: FactValue) => readonly Said[];

/** Several changes beside one answer: "+2 dice, check −1". */
const together = (changes: readonly Said[]): Said | undefined =>
  changes.length < 2 ? changes[0] : say('fight-effects', { changes: changes.map(word) });

/** A check that would be better or worse by so much; nothing when it stays as it is. */
export const checkEffect = (change: number): Said[] => (change === 0 ? [] : [say('fight-effect-check', { change })]);

/** An answer, or the one that has stuck to the unit. */
export const sticking = (task: FightTask, party: Party, key: 'ooc' | 'nearAC' | 'town'): boolean =>
  flagSaid(task, party.slot, key, holds(party.unit, key));

export function switchOf(
  task: FightTask,
  party: Party,
  key: Flag,
  label: Said,
  effect: Effect,
  otherwise: boolean,
): Fact {
  const name = factKey(party.slot, key);
  return {
    key: name,
    label,
    effect: once(() => together(effect(name, true, false))),
    kind: 'switch',
    value: flagSaid(task, party.slot, key, otherwise),
  };
}

/** What was said now, or when the unit charged home. */
export const strikesOf = (task: FightTask, { slot, unit }: Party): Aspect =>
  saidOf(task, slot, 'strikes', known(unit, 'strikes') ?? 'front');

/** Guns that have evaded show their rear until they move or turn (NBC-EVD-03). */
export const likelyAspect = ({ unit }: Party): Aspect => (holds(unit, 'facingAway') ? 'rear' : 'front');

/** From where an attacker strikes (NBC-GL-08). */
export function strikesFact(
  { slot }: Party,
  label: Said,
  value: Aspect,
  effect: Effect,
  labelOf: (aspect: Aspect) => Said = (aspect) => `aspect-${aspect}`,
): Fact {
  const key = factKey(slot, 'strikes');
  const options = ASPECTS.map((aspect) => ({
    value: aspect,
    label: labelOf(aspect),
    ...(aspect !== 'front' && { effect: once(() => together(effect(key, aspect, 'front'))) }),
  }));
  return { key, label, kind: 'choice', value, options };
}

// ---- checks --------------------------------------------------------------------------------------------------------

/** A unit in a known area is in a town or is not; elsewhere the table says so (NBC-QC-08). */
const inTown = (battle: Battle, task: FightTask, party: Party): boolean =>
  party.unit?.area ? countsAsTown(battle, party.unit.area) : sticking(task, party, 'town');

export const outOfCommand = (task: FightTask, party: Party): boolean =>
  sticking(task, party, 'ooc') && (!party.unit || mayBeOutOfCommand(party.unit));

export interface FightCause {
  readonly losses: number;
  readonly aspects: readonly Aspect[];
  readonly order?: Order | undefined;
}

/** Facts of a check in a fight; `losses` are those of the fight (AMB-16: a unit that lost is no longer Fresh). */
export function checkOf(battle: Battle, task: FightTask, party: Party, cause: FightCause): CheckFacts {
  const leader = leaderIn(battle, task, party);
  return {
    quality: party.quality,
    fresh: party.fresh && cause.losses === 0,
    disordered: party.disordered,
    exhaustion: party.exhaustion,
    shaken: party.shaken,
    outOfCommand: outOfCommand(task, party),
    town: inTown(battle, task, party),
    nearArmyCommander: sticking(task, party, 'nearAC'),
    losses: cause.losses,
    aspects: cause.aspects,
    ...(cause.order && { attackedUnder: cause.order }),
    ...(leader && { leader: { ...officerNamed(leader), L: leader.L } }),
  };
}

/** NBC-QC-14, AMB-13: the officer whose L it checks by; by ruling it may do without him. */
export function leaderIn(battle: Battle, task: FightTask, party: Party): Officer | null {
  const mayDoWithout = ruling(battle.rulings, 'lRatingOptional') === 'yes';
  const without = mayDoWithout && flagSaid(task, party.slot, 'withoutLeader');
  return !without && isPlayed('use-leadership', battle.simplified) ? party.officer : null;
}

function withoutFact(battle: Battle, task: FightTask, { slot, officer, quality }: Party): Fact[] {
  if (!officer || ruling(battle.rulings, 'lRatingOptional') === 'no') return [];
  if (!isPlayed('use-leadership', battle.simplified)) return [];
  return [
    {
      key: factKey(slot, 'withoutLeader'),
      label: say('check-without', { officer: officerNamed(officer) }),
      effect: say('check-quality-instead', { quality, rating: officer.L }),
      kind: 'switch',
      value: flagSaid(task, slot, 'withoutLeader'),
    },
  ];
}

export const ratingOf = (battle: Battle, task: FightTask, party: Party, cause: FightCause): Reckoning =>
  adjustedRating(checkOf(battle, task, party, cause), battle.rulings);

/** What every check of a fighting unit asks: command, the army commander, a town (NBC-QC-07 to -09). */
export function checkQuestions(battle: Battle, task: FightTask, party: Party, effect: Effect): Fact[] {
  const { short: unit } = party;
  const many = partiesOf(battle, task).filter((each) => each.side === party.side).length > 1;
  const general = armyCommander(battle, party.side);
  const officer = officerNamed(general);
  const near = many
    ? say('fight-commander-near', { officer, unit })
    : say('fight-commander-within', { officer, cm: COMMANDER_CM });
  const ask = (key: 'ooc' | 'nearAC', label: Said) =>
    switchOf(task, party, key, label, effect, sticking(task, party, key));
  return [
    ...(serves(general) ? [ask('nearAC', near)] : []),
    ...(!party.unit || mayBeOutOfCommand(party.unit) ? [ask('ooc', say('fight-out-of-command', { unit }))] : []),
    ...withoutFact(battle, task, party),
  ];
}

export const townQuestion = (task: FightTask, party: Party, effect: Effect): Fact[] =>
  party.unit?.area
    ? []
    : [
        switchOf(
          task,
          party,
          'town',
          say('fight-in-town', { unit: party.short }),
          effect,
          sticking(task, party, 'town'),
        ),
      ];

const KEPT = ['ooc', 'nearAC', 'town', 'strongPoint', 'works'] as const satisfies readonly FlagKey<'unit'>[];

/** What was said of those in a fight, and holds until they move, is kept with them. */
export function keepAnswers(d: EventBuilder, task: FightTask): void {
  for (const party of partiesOf(d.state, task)) {
    const { slot, unit } = party;
    if (!unit) {
      if (OF_STRANGERS.some((key) => task.facts[factKey(slot, key)] !== undefined)) keepTold(d, party);
      continue;
    }
    const answered = KEPT.filter((key) => task.facts[factKey(slot, key)] !== undefined);
    learn(d, { unit: unit.id }, Object.fromEntries(answered.map((key) => [key, flagSaid(task, slot, key)])));
    const hard = flagSaid(task, slot, 'hardCover', behindHardCover(d.state, unit));
    if (hard !== behindHardCover(d.state, unit)) learn(d, { unit: unit.id }, { cover: hard ? 'hard' : 'none' });
  }
}

// ---- cover ---------------------------------------------------------------------------------------------------------

/** As was last said of it, or as its area gives (NBC-BUA-05). */
const behindHardCover = (battle: Battle, unit: Unit | null): boolean =>
  unit !== null && likelyCover(battle, unit) === 'hard';

export const inHardCover = (battle: Battle, task: FightTask, { slot, unit }: Party): boolean =>
  flagSaid(task, slot, 'hardCover', behindHardCover(battle, unit));

export const inStrongPoint = (battle: Battle, task: FightTask, { slot, unit }: Party): boolean =>
  flagSaid(task, slot, 'strongPoint', known(unit, 'strongPoint') ?? areaKind(battle, unit) === 'strong-point');

export function coverQuestions(battle: Battle, task: FightTask, party: Party, effect: Effect): Fact[] {
  const { short: unit } = party;
  const cover = say('fight-hard-cover', { unit });
  const point = say('fight-strong-point', { unit });
  return [
    switchOf(task, party, 'hardCover', cover, effect, inHardCover(battle, task, party)),
    ...(battle.scenario.areas.some((area) => area.kind === 'strong-point')
      ? [switchOf(task, party, 'strongPoint', point, effect, inStrongPoint(battle, task, party))]
      : []),
  ];
}

// ---- strangers -----------------------------------------------------------------------------------------------------

const STATES = EXHAUSTION.map((n): Choice => ({ value: String(n), label: `exhaustion-${n}` }));

/** One answer of a stranger, by its place. */
function asker(slot: Party['slot']) {
  const key = (name: AnswerKey) => factKey(slot, name);
  const number = (name: AnswerKey, label: Said, value: number, min: number, max: number, unit?: 'CP'): Fact => ({
    ...({ key: key(name), label, kind: 'number', value, min, max } as const),
    ...(unit && { unit }),
  });
  const flag = (name: AnswerKey, label: Said, value: boolean): Fact => ({
    ...({ key: key(name), label, kind: 'switch', value } as const),
  });
  const choice = (name: AnswerKey, label: Said, value: string, options: NonNullable<Fact['options']>): Fact => ({
    ...({ key: key(name), label, kind: 'choice', value, options } as const),
  });
  return { number, flag, choice };
}

/** What is asked of an enemy whose books are not kept here; of one that the scenario names its card is known. */
export function strangerQuestions(
  battle: Battle,
  task: FightTask,
  party: Party,
  allowed: readonly StrangerArm[] = STRANGER_ARMS,
): Fact[] {
  if (party.unit) return [];
  const { arm, slot } = party;
  const { number, flag, choice } = asker(slot);
  const who = whoIn(task.data, slot);
  const known = who !== null && who !== undefined && battle.units[who] !== undefined;
  const arms = allowed.map((value): Choice => ({ value, label: `stranger-${value === 'guns' ? 'battery' : value}` }));
  const guns = (['none', ...MOBILITIES] as const).map((value): Choice => ({ value, label: `stranger-guns-${value}` }));
  return [
    ...(known
      ? []
      : [
          choice('arm', 'stranger-what', saidOf(task, slot, 'arm', 'infantry'), arms),
          number('q', 'stranger-quality', saidOf(task, slot, 'q', 3), 1, 6),
        ]),
    ...(arm === 'artillery' ? [] : [number('cp', 'combat-points', party.cp, 1, 40, 'CP')]),
    ...(arm === 'infantry' || arm === 'mixed' ? [number('stands', 'stranger-stands', party.stands, 0, 2)] : []),
    flag('disordered', 'stranger-disordered', party.disordered),
    flag('fresh', 'stranger-fresh', party.fresh),
    flag('shaken', 'stranger-shaken', party.shaken),
    choice('exhaustion', 'stranger-state', String(party.exhaustion), STATES),
    ...(arm === 'artillery' ? [] : [choice('guns', 'stranger-guns', party.battery?.mobility ?? 'none', guns)]),
  ];
}
