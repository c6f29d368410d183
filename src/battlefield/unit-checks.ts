/** Checks of a unit: what the table is asked for them, the disorder check, and a quality check for any purpose. */

import { type RulingValue, ruling } from '../book/rulings.ts';
import type { Aspect, Order } from '../book/terms.ts';
import { RESULT_NAMES, type Result } from '../cards/results.ts';
import { type Said, say, word } from '../engine/message.ts';
import { type Reckoning, type Term, term } from '../engine/reckoning.ts';
import { aspectChoices } from './aspects.ts';
import { armyCommander, type Battle, officerWith, type Task, type Unit, unitName } from './battle.ts';
import { cardAgain, cardNeed, eachResult, RESULT_CHOICES } from './card-checks.ts';
import { log } from './event-builder.ts';
import { type FlagKey, holds } from './facts.ts';
import { disorderUnit } from './losses.ts';
import { unitNamed } from './named.ts';
import { type Fact, type Procedure, rollIn, saidOr } from './procedure.ts';
import {
  adjustedRating,
  aspectEffect,
  type CheckFacts,
  COMMANDER_CM,
  checkFacts,
  isTown,
  mayBeOutOfCommand,
} from './quality-check.ts';
import { checkOdds, disorderOdds, disorderOf, drawnWords, resultOf } from './throws.ts';

export const taskUnit = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;

/** An answer given for this check, or the one that stuck to the unit. */
export const said = (battle: Battle, task: Task, key: FlagKey<'unit'>): boolean =>
  saidOr(task, key, holds(battle.units[task.unit!], key));

/** AMB-54: a group that does not measure to any part of the base is told so where it is asked. */
const OUT_OF_COMMAND: Record<RulingValue<'radiusMeasure'>, string> = {
  any: 'Out of command',
  centre: 'Out of command, by its centre',
  whole: 'Out of command, if only in part',
};

/** What only the table knows and every check of a unit asks (NBC-QC-07 to -09). */
export function tableFacts(battle: Battle, task: Task): Fact[] {
  const unit = taskUnit(battle, task);
  const officer = officerWith(battle, unit.id);
  const switchOf = (key: FlagKey<'unit'>, label: Said, effect: Said): Fact => ({
    key,
    label,
    effect,
    kind: 'switch',
    value: said(battle, task, key),
    keptFor: 'unit',
  });
  return [
    ...(mayBeOutOfCommand(unit)
      ? [switchOf('ooc', OUT_OF_COMMAND[ruling(battle.rulings, 'radiusMeasure')], '−1')]
      : []),
    switchOf('nearAC', `${armyCommander(battle, unit.side).name} within ${COMMANDER_CM} cm`, '+1'),
    ...(unit.area ? [] : [switchOf('town', 'In a town', '+1')]),
    ...(officer && ruling(battle.rulings, 'lRatingOptional') === 'yes'
      ? [
          {
            key: 'withoutLeader',
            label: `Without ${officer.name}`,
            effect: `Q${unit.card.quality} instead of L${officer.L}`,
            kind: 'switch',
            value: saidOr(task, 'withoutLeader', false),
          } as const,
        ]
      : []),
  ];
}

/** The ledger's and the table's word on a unit that is checked. */
export function factsOf(battle: Battle, task: Task): CheckFacts {
  const unit = taskUnit(battle, task);
  const facts = checkFacts(battle, unit, {
    outOfCommand: said(battle, task, 'ooc'),
    town: unit.area ? countsAsTown(battle, unit.area) : said(battle, task, 'town'),
    nearArmyCommander: said(battle, task, 'nearAC'),
  });
  return { ...facts, withoutLeader: saidOr(task, 'withoutLeader', false) };
}

/** NBC-QC-08, AMB-19 */
export function countsAsTown(battle: Battle, area: string): boolean {
  const kind = battle.scenario.areas.find((a) => a.id === area)?.kind;
  return kind !== undefined && isTown(kind, battle.rulings);
}

// ---- disorder ------------------------------------------------------------------------------------------------------

export interface DisorderCause {
  readonly column: 'move' | 'hit';
  readonly lost: number;
  readonly aspects: readonly Aspect[];
  readonly attackedUnder?: Order;
  /** "Hit by skirmishers", "Oblique for more than half". */
  readonly why: Said;
}

const causeOf = (task: Task): DisorderCause => task.data as unknown as DisorderCause;

function disorderRating(battle: Battle, task: Task): Reckoning {
  const cause = causeOf(task);
  return adjustedRating(
    {
      ...factsOf(battle, task),
      losses: cause.lost,
      aspects: cause.aspects,
      ...(cause.attackedUnder && { attackedUnder: cause.attackedUnder }),
      disorderCheck: true,
    },
    battle.rulings,
  );
}

/** NBC-DC-01 */
export const disorderCheck: Procedure = {
  kind: 'disorder',
  question: (battle, task) => `Is ${taskUnit(battle, task).card.name} disordered?`,
  facts: tableFacts,
  sums: (battle, task) => [disorderRating(battle, task)],
  needs(battle, task) {
    if (rollIn(task, 'card')) return [];
    const { column } = causeOf(task);
    return [
      {
        slot: 'card',
        by: task.side!,
        label: 'Disorder check',
        want: 'disorder',
        rating: disorderRating(battle, task).total,
        column,
      },
    ];
  },
  odds: (battle, task) =>
    disorderOdds(battle, disorderRating(battle, task).total, causeOf(task).column, 'Chance that it holds'),
  again: cardAgain,
  reading(battle, task) {
    const rating = disorderRating(battle, task);
    const bad = disorderOf(battle, rollIn(task, 'card')!, rating.total, causeOf(task).column);
    const unit = taskUnit(battle, task);
    return {
      word: bad ? 'Disordered' : 'Holds',
      means: bad
        ? unit.disordered
          ? `${unit.card.name} was disordered already${unit.card.arm === 'artillery' && !unit.host ? ': the battery is lost.' : ' and stays so.'}`
          : `Mark ${unit.card.name} disordered.`
        : `${unit.card.name} keeps order.`,
      sums: [rating],
      part: bad ? 'D' : 'OK',
      good: !bad,
    };
  },
  settle(d, task) {
    const rating = disorderRating(d.state, task);
    const roll = rollIn(task, 'card')!;
    const bad = disorderOf(d.state, roll, rating.total, causeOf(task).column);
    conclude(d, task, bad, { sums: [rating] }, 'card' in roll.thing ? { card: roll.thing.card } : { own: roll.own });
  },
  byHand: () => [
    { value: 'holds', label: 'It holds' },
    { value: 'disordered', label: 'Disordered' },
  ],
  settleByHand: (d, task, choice) => conclude(d, task, choice === 'disordered', { byHand: true }),
};

function conclude(
  d: Parameters<Procedure['settle']>[0],
  task: Task,
  bad: boolean,
  more: Parameters<typeof log>[2],
  { card, own = false }: { readonly card?: number; readonly own?: boolean } = {},
): void {
  const unit = taskUnit(d.state, task);
  const told = { unit: unitNamed(unit), why: word(causeOf(task).why) };
  const what = bad ? 'check-failed' : 'check-passed';
  log(d, card ? say(`${what}-card`, { ...told, card }) : say(own ? `${what}-own` : what, told), {
    side: unit.side,
    ...more,
  });
  if (bad) disorderUnit(d, unit.id);
}

// ---- a quality check for whatever the table wants ------------------------------------------------------------------

function checkRating(battle: Battle, task: Task): Reckoning {
  const losses = saidOr(task, 'losses', 0);
  const aspect = saidOr<Aspect>(task, 'aspect', 'front');
  return adjustedRating(
    { ...factsOf(battle, task), losses, aspects: [aspect], situational: situational(task) },
    battle.rulings,
  );
}

const situational = (task: Task): Term[] => {
  const extra = saidOr(task, 'other', 0);
  return extra === 0 ? [] : [term('Said by the table', extra)];
};

/** What is seldom asked waits behind one line, which tells what was said. */
function causeLine(task: Task): string {
  const aspect = saidOr<Aspect>(task, 'aspect', 'front');
  const losses = saidOr(task, 'losses', 0);
  const extra = saidOr(task, 'other', 0);
  const said = [
    ...(aspect === 'front' ? [] : [aspect]),
    ...(losses > 0 ? [`${losses}CP lost`] : []),
    ...(extra === 0 ? [] : [`${extra > 0 ? '+' : '−'}${Math.abs(extra)}`]),
  ];
  return said.length > 0 ? `Its cause: ${said.join(', ')}` : 'Flank, losses, anything else';
}

/** NBC-QC-01: any quality check of a unit, for a fight that the table resolves itself. */
export const qualityCheck: Procedure = {
  kind: 'quality',
  optional: true,
  question: (battle, task) => `How does ${taskUnit(battle, task).card.name} stand?`,
  facts: (battle, task) => [
    ...tableFacts(battle, task),
    {
      key: 'aspect',
      label: 'Struck from',
      group: causeLine(task),
      kind: 'choice',
      value: saidOr<Aspect>(task, 'aspect', 'front'),
      options: aspectChoices(aspectEffect),
    },
    {
      key: 'losses',
      label: 'Lost to the cause',
      group: causeLine(task),
      kind: 'number',
      min: 0,
      max: 12,
      unit: 'CP',
      value: saidOr(task, 'losses', 0),
    },
    // NBC-QC-13 and what single rules add: the table knows the cause of this check.
    {
      key: 'other',
      label: 'Anything else',
      group: causeLine(task),
      kind: 'number',
      min: -4,
      max: 4,
      value: saidOr(task, 'other', 0),
    },
  ],
  sums: (battle, task) => [checkRating(battle, task)],
  needs: (battle, task) => cardNeed(task, 'Quality check', checkRating(battle, task).total),
  odds: (battle, task) =>
    checkOdds(
      battle,
      checkRating(battle, task).total,
      'Chance of Normal or better',
      ['VH', 'H', 'N'],
      eachResult(() => ''),
    ),
  again: cardAgain,
  reading(battle, task) {
    const rating = checkRating(battle, task);
    const result = resultOf(battle, rollIn(task, 'card')!, rating.total);
    return {
      word: RESULT_NAMES[result],
      means: 'The books stay as they are.',
      sums: [rating],
      part: result,
    };
  },
  settle(d, task) {
    const rating = checkRating(d.state, task);
    const roll = rollIn(task, 'card')!;
    const unit = taskUnit(d.state, task);
    log(d, `${unitName(unit)} checks: **${drawnWords(roll, resultOf(d.state, roll, rating.total))}**.`, {
      side: unit.side,
      sums: [rating],
    });
  },
  byHand: () => RESULT_CHOICES,
  settleByHand(d, task, choice) {
    const unit = taskUnit(d.state, task);
    log(d, `${unitName(unit)} checks: **${RESULT_NAMES[choice as Result]}**.`, { side: unit.side, byHand: true });
  },
};
