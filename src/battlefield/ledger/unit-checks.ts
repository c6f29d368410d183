/** Checks of a unit: their facts, the Disorder Check, and a quality check for any purpose. */

import * as z from 'zod/mini';
import { type RulingValue, ruling } from '../../book/rulings.ts';
import { ASPECTS, ORDERS } from '../../book/terms.ts';
import { type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Reckoning, type Term, term } from '../../engine/reckoning.ts';
import { saidSchema } from '../../engine/shapes.ts';
import { aspectChoices } from '../aspects.ts';
import { armyCommander, type Battle, officerWith, serves, type Task, type Unit } from '../battle.ts';
import { type FlagKey, holds } from '../facts.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { officerNamed, shortNamed, unitNamed } from '../named.ts';
import type { Asked, Fact, Nothing, Procedure } from '../procedure.ts';
import { ASKS_NOTHING, amount, answers, choicesFrom, oneOf, rollIn, yesNo } from '../procedure.ts';
import type { CheckFacts } from '../quality-check.ts';
import * as rating from '../quality-check.ts';
import { list } from '../shapes.ts';
import { disorderOdds, disorderOf } from '../throws.ts';
import { cardAgain, cardIn, oneCard } from './checks.ts';
import { type EventBuilder, log } from './event-builder.ts';
import { disorderUnit } from './losses.ts';

export const checkShape = { ooc: z.boolean(), nearAC: z.boolean(), town: z.boolean(), withoutLeader: z.boolean() };
export const checkAnswers = answers(checkShape);

type OfUnit<K extends string> = Pick<Task, 'unit'> & { readonly facts: { readonly [key in K]?: boolean } };
type Checked = OfUnit<keyof typeof checkShape>;

export const taskUnit = (battle: Battle, { unit }: Pick<Task, 'unit'>): Unit => unitOf(battle, unit);

/** The answer, or else the unit's fact. The army commander counts as near the unit the commander is with. */
export function said<K extends FlagKey<'unit'>>(battle: Battle, task: OfUnit<K>, key: K): boolean {
  const unit = taskUnit(battle, task);
  return task.facts[key] ?? (holds(unit, key) || (key === 'nearAC' && officerWith(battle, unit.id)?.role === 'army'));
}

/** AMB-54: the label shows how the group measures the command radius. */
const OUT_OF_COMMAND = {
  any: 'state-out-of-command',
  centre: 'check-ooc-centre',
  whole: 'check-ooc-whole',
} as const satisfies Record<RulingValue<'radiusMeasure'>, Said>;

type Rate = (change: Partial<CheckFacts>) => Reckoning;

/** NBC-QC-07 to -09: the facts every check of a unit needs from the table, each with its effect on `rate`. */
export function tableFacts(battle: Battle, task: Checked, rate: Rate): Fact[] {
  const unit = taskUnit(battle, task);
  const leader = officerWith(battle, unit.id);
  const general = armyCommander(battle, unit.side);
  const switchOf = (key: 'ooc' | 'nearAC' | 'town', label: Said, fact: keyof CheckFacts) =>
    yesNo(key, label, said(battle, task, key), {
      effect: () => rating.effectOn(rate, fact),
      keptFor: 'unit',
      onlyIfItTells: true,
    });
  const near = say('fight-commander-within', { officer: officerNamed(general), cm: rating.COMMANDER_CM });
  const without =
    leader &&
    yesNo('withoutLeader', say('check-without', { officer: officerNamed(leader) }), task.facts.withoutLeader ?? false, {
      effect: say('check-quality-instead', { quality: unit.card.quality, rating: leader.L }),
    });
  return present(
    rating.mayBeOutOfCommand(unit) &&
      switchOf('ooc', OUT_OF_COMMAND[ruling(battle.rulings, 'radiusMeasure')], 'outOfCommand'),
    serves(general) && switchOf('nearAC', near, 'nearArmyCommander'),
    !unit.area && switchOf('town', 'check-in-town', 'town'),
    ruling(battle.rulings, 'lRatingOptional') === 'yes' && without,
  );
}

export function factsOf(battle: Battle, task: Checked): CheckFacts {
  const unit = taskUnit(battle, task);
  const facts = rating.checkFacts(battle, unit, {
    outOfCommand: said(battle, task, 'ooc'),
    town: rating.isInTown(battle, unit, said(battle, task, 'town')),
    nearArmyCommander: said(battle, task, 'nearAC'),
  });
  return { withoutLeader: task.facts.withoutLeader ?? false, ...facts };
}

const disorderCause = z.strictObject({
  column: z.literal(['move', 'hit']),
  lost: z.int(),
  aspects: list(z.literal(ASPECTS)),
  attackedUnder: z.optional(z.literal(ORDERS)),
  /** For example "hit by skirmish fire" or "after moving". */
  why: saidSchema,
});
type DisorderTask = Asked<z.infer<typeof disorderCause>, z.infer<typeof checkAnswers>>;

function disorderRating(battle: Battle, task: DisorderTask, change: Partial<CheckFacts> = {}): Reckoning {
  const { lost, aspects, attackedUnder } = task.data;
  const cause = { losses: lost, aspects, disorderCheck: true, ...(attackedUnder && { attackedUnder }) };
  return rating.adjustedRating(Object.assign(factsOf(battle, task), cause, change), battle.rulings);
}

const isDisordered = (battle: Battle, task: DisorderTask): boolean =>
  disorderOf(battle, cardIn(task), disorderRating(battle, task).total, task.data.column);

function disorderMeans(unit: Unit): Said {
  const who = { unit: shortNamed(unit) };
  if (!unit.disordered) return say('disorder-mark', who);
  return say(unit.card.arm === 'artillery' && !unit.host ? 'disorder-lost' : 'disorder-already', who);
}

/** NBC-DC-01: the Disorder Check. */
export const disorderCheck: Procedure<DisorderTask['data'], DisorderTask['facts']> = {
  schema: { data: disorderCause, facts: checkAnswers },
  question: (battle, task) => say('disorder-question', { unit: shortNamed(taskUnit(battle, task)) }),
  facts: (battle, task) => tableFacts(battle, task, (change) => disorderRating(battle, task, change)),
  sums: (battle, task) => [disorderRating(battle, task)],
  needs(battle, task) {
    if (rollIn(task, 'card')) return [];
    const rating = disorderRating(battle, task).total;
    const { column } = task.data;
    return [{ slot: 'card', by: sideOf(task), label: 'disorder-check', want: 'disorder', rating, column }];
  },
  odds: (battle, task) => disorderOdds(battle, disorderRating(battle, task).total, task.data.column, 'disorder-chance'),
  again: cardAgain,
  reading(battle, task) {
    const bad = isDisordered(battle, task);
    const unit = taskUnit(battle, task);
    return {
      word: bad ? 'state-disordered' : 'disorder-holds',
      means: bad ? disorderMeans(unit) : say('disorder-none', { unit: shortNamed(unit) }),
      sums: [disorderRating(battle, task)],
      part: bad ? 'D' : 'OK',
    };
  },
  settle(d, task) {
    const { thing, own } = cardIn(task);
    const from = 'card' in thing ? { card: thing.card } : { own };
    conclude(d, task, isDisordered(d.state, task), { sums: [disorderRating(d.state, task)] }, from);
  },
  byHand: () => choicesFrom({ holds: 'disorder-it-holds', disordered: 'state-disordered' }),
  settleByHand: (d, task, choice) => conclude(d, task, choice === 'disordered', { byHand: true }),
};

function conclude(
  d: EventBuilder,
  task: DisorderTask,
  bad: boolean,
  more: Parameters<typeof log>[2],
  { card, own = false }: { readonly card?: number; readonly own?: boolean } = {},
): void {
  const unit = taskUnit(d.state, task);
  const told = { unit: unitNamed(unit), why: word(task.data.why) };
  const what = bad ? 'check-failed' : 'check-passed';
  const text = card ? say(`${what}-card`, { card, ...told }) : say(own ? `${what}-own` : what, told);
  log(d, text, { side: unit.side, ...more });
  if (bad) disorderUnit(d, unit.id);
}

const qualityAnswers = answers({
  ...checkShape,
  aspect: z.literal(ASPECTS),
  losses: z.int(),
  /** NBC-QC-13 and modifiers of single rules, whose cause the table knows. */
  other: z.int(),
});
type QualityTask = Asked<Nothing, z.infer<typeof qualityAnswers>>;

function checkRating(battle: Battle, task: QualityTask, change: Partial<CheckFacts> = {}): Reckoning {
  const { losses = 0, aspect = 'front', other = 0 } = task.facts;
  const situational: Term[] = other === 0 ? [] : [term('check-by-table', other)];
  const cause = { losses, aspects: [aspect], situational };
  return rating.adjustedRating(Object.assign(factsOf(battle, task), cause, change), battle.rulings);
}

/** The line behind which rarely needed facts are folded, with the answers given. */
function causeLine({ facts }: QualityTask): Said {
  const { losses = 0, aspect = 'front', other = 0 } = facts;
  const what = present(
    aspect !== 'front' && say('term-small', { term: word(`aspect-${aspect}`) }),
    losses > 0 && say('check-cp-lost', { losses }),
    other !== 0 && say('effect-signed', { n: other }),
  );
  return what.length > 0 ? say('check-cause-said', { what }) : 'check-cause';
}

function causeFacts(task: QualityTask): Fact[] {
  const { losses = 0, aspect = 'front', other = 0 } = task.facts;
  const group = causeLine(task);
  return [
    oneOf('aspect', 'check-struck-from', aspect, aspectChoices(rating.aspectEffect), { group }),
    amount('losses', 'check-lost', losses, [0, 12], { group, unit: 'CP' }),
    amount('other', 'check-other', other, [-4, 4], { group }),
  ];
}

/** NBC-QC-01: any quality check of a unit, for a fight that the table resolves itself. */
export const qualityCheck: Procedure<QualityTask['data'], QualityTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: qualityAnswers },
  optional: true,
  question: (battle, task) => say('quality-question', { unit: shortNamed(taskUnit(battle, task)) }),
  facts: (battle, task) => [...tableFacts(battle, task, (one) => checkRating(battle, task, one)), ...causeFacts(task)],
  ...oneCard<QualityTask['data'], QualityTask['facts']>({
    label: 'quality-check',
    rating: checkRating,
    claim: 'quality-chance',
    good: (result) => result === 'VH' || result === 'H' || result === 'N',
    means: () => '',
    reads: () => ({ means: 'quality-means' }),
    follows(d, task, _result, how, decided) {
      const unit = taskUnit(d.state, task);
      log(d, say('quality-log', { unit: unitNamed(unit), how }), { side: unit.side, ...decided });
    },
  }),
};
