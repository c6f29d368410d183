/** Broken units rally, stay Broken or are gone (NBC-RAL-01 to -03). */

import { type Rulings, ruling } from '../book/rulings.ts';
import { roundHalfUp } from '../book/terms.ts';
import { RESULT_NAMES, type Result } from '../cards/results.ts';
import { type Legality, refuse, unless } from '../engine/legality.ts';
import type { Said } from '../engine/message.ts';
import { type Reckoning, reckon, term } from '../engine/reckoning.ts';
import { type Battle, currentCP, keepsBooks, onTable, type Task, type Unit, unitName } from './battle.ts';
import { cardAgain, cardNeed, eachResult } from './card-checks.ts';
import { type EventBuilder, log, openTask, setUnit } from './event-builder.ts';
import { eliminateUnit, lossesRecovered } from './losses.ts';
import { type Procedure, rollIn } from './procedure.ts';
import { adjustedRating } from './quality-check.ts';
import { mayRecover, recoverable } from './recovery.ts';
import { checkOdds, drawnWords, resultOf } from './throws.ts';
import { factsOf, said, tableFacts, taskUnit } from './unit-checks.ts';

export type Rallied =
  /** NBC-RAL-03: who rallies is Shaken from now on, and as tired as before. */
  | {
      readonly kind: 'rallied';
      readonly cp: number;
      readonly disordered: boolean;
      readonly shaken: true;
      readonly sum: Reckoning;
    }
  | { readonly kind: 'not' }
  | { readonly kind: 'eliminated' };

/** NBC-RAL-01: what comes back of the start. */
export const RALLY_SHARES = { VH: 0.75, H: 0.5 } as const;
/** NBC-RAL-02: a rallied unit stays so many points below its start at the least. */
export const RALLY_BELOW = 2;

const round = (n: number, rulings: Rulings): number => {
  switch (ruling(rulings, 'rallyRounding')) {
    case 'halfUp':
      return roundHalfUp(n);
    case 'floor':
      return Math.floor(n);
    case 'ceil':
      return Math.ceil(n);
  }
};

/**
 * NBC-RAL-01, NBC-RAL-02: what a card does for a Broken unit that began with `startCP` (less what it gave away,
 * AMB-139). Never more than two below its start; a unit that could only come back at nothing stays Broken (AMB-137).
 */
export function rally(result: Result, startCP: number, rulings: Rulings = {}): Rallied {
  if (result === 'VL') return { kind: 'eliminated' };
  if (result === 'N' || result === 'L') return { kind: 'not' };
  const share = RALLY_SHARES[result];
  const shared = round(startCP * share, rulings);
  const cap = startCP - RALLY_BELOW;
  const cp = Math.max(Number(ruling(rulings, 'rallyFloor')), Math.min(shared, cap));
  if (cp < 1) return { kind: 'not' };
  const sum = reckon(
    'Combat points',
    [
      term(result === 'VH' ? 'Three quarters of its start' : 'Half of its start', shared, 'NBC-RAL-01', {
        ruling: 'rallyRounding',
        note: `of ${startCP}`,
      }),
      cap < shared && term('Two below its start at best', cap - shared, 'NBC-RAL-02'),
      cp > cap && term('Yet one CP at least', cp - cap, 'NBC-RAL-02', { ruling: 'rallyFloor' }),
    ],
    { unit: 'CP' },
  );
  return { kind: 'rallied', cp, disordered: result === 'H', shaken: true, sum };
}

const rallyBase = (unit: Unit): number => unit.startCP - unit.lost.blue;

/** Whether a Broken unit has a card to draw this turn (NBC-RAL-01). */
export function mayRally(battle: Battle, unit: Unit): Legality {
  return unless(
    unit.fate !== 'broken' && refuse('Only a Broken unit rallies.', 'NBC-RAL-01'),
    battle.phase !== 7 && refuse('Rallying is in phase 7.', 'NBC-RAL-01'),
    unit.restedIn >= battle.turn && refuse('It has had its card this turn.', 'NBC-RAL-01'),
    recoverable(battle).length > 0 &&
      ruling(battle.rulings, 'recoverOptional') === 'no' &&
      refuse('Recovery comes before rallying: draw those cards first.', 'NBC-REC-01'),
    !onTable(unit) && refuse('It has left the table.', 'NBC-BRK-02'),
  );
}

/** The rating without what a Broken unit cannot have: it is never Fresh, and its disorder is gone. */
function rallyRating(battle: Battle, task: Task): Reckoning {
  return adjustedRating({ ...factsOf(battle, task), fresh: false, disordered: false }, battle.rulings);
}

const rallyWords = (unit: Unit, what: Rallied): string => {
  switch (what.kind) {
    case 'rallied':
      return `rallies at ${what.cp}CP${what.disordered ? ', disordered' : ''}`;
    case 'not':
      return unit.startCP - unit.lost.blue <= RALLY_BELOW ? 'cannot come back' : 'does not rally yet';
    case 'eliminated':
      return 'is eliminated';
  }
};

/** AMB-138: out of command it may rally at −1, unless the group forbids it. */
const rallyBarred = (battle: Battle, task: Task): boolean =>
  said(battle, task, 'ooc') && ruling(battle.rulings, 'oocRally') === 'no';

/** NBC-RAL-01 to -03 as a question. */
export const rallying: Procedure = {
  kind: 'rally',
  optional: true,
  question: (battle, task) => `Does ${taskUnit(battle, task).card.name} rally?`,
  facts: tableFacts,
  sums: (battle, task) => [rallyRating(battle, task)],
  needs: (battle, task) => cardNeed(task, 'Rally', rallyRating(battle, task).total),
  odds(battle, task) {
    const unit = taskUnit(battle, task);
    const means = (result: Result) => rallyWords(unit, rally(result, rallyBase(unit), battle.rulings));
    return checkOdds(battle, rallyRating(battle, task).total, 'Chance that it rallies', ['VH', 'H'], eachResult(means));
  },
  again: cardAgain,
  reading(battle, task) {
    const unit = taskUnit(battle, task);
    const rating = rallyRating(battle, task);
    const result = resultOf(battle, rollIn(task, 'card')!, rating.total);
    const what = rally(result, rallyBase(unit), battle.rulings);
    return {
      word: RESULT_NAMES[result],
      means: rallyBarred(battle, task)
        ? `${unit.card.name} is out of command and cannot rally.`
        : `${unit.card.name} ${rallyWords(unit, what)}.`,
      sums: what.kind === 'rallied' ? [rating, what.sum] : [rating],
      part: result,
      good: what.kind === 'rallied',
    };
  },
  settle(d, task) {
    const rating = rallyRating(d.state, task);
    const roll = rollIn(task, 'card')!;
    const result = resultOf(d.state, roll, rating.total);
    writeRally(d, task, result, drawnWords(roll, result), [rating]);
  },
  byHand: () => (['VH', 'H', 'N', 'VL'] as const).map((value) => ({ value, label: RESULT_NAMES[value] })),
  settleByHand: (d, task, choice) => writeRally(d, task, choice as Result, RESULT_NAMES[choice as Result], [], true),
};

function writeRally(
  d: EventBuilder,
  task: Task,
  result: Result,
  how: string,
  sums: readonly Reckoning[],
  byHand = false,
): void {
  const unit = taskUnit(d.state, task);
  setUnit(d, unit.id, { restedIn: d.state.turn });
  const more = { side: unit.side, ...(byHand && { byHand }) };
  const what = rallyBarred(d.state, task)
    ? ({ kind: 'not' } as const)
    : rally(result, rallyBase(unit), d.state.rulings);
  if (what.kind === 'eliminated') {
    log(d, `${unitName(unit)} tries to rally: ${how}.`, { ...more, sums });
    eliminateUnit(d, unit.id, 'it runs for good');
    return;
  }
  log(d, `${unitName(unit)} **${rallyWords(unit, what)}** (${how}).`, {
    ...more,
    sums: what.kind === 'rallied' ? [...sums, what.sum] : sums,
  });
  if (what.kind !== 'rallied') return;
  // NBC-RAL-03: what came back is taken off the books; what stays lost keeps its colour.
  setUnit(d, unit.id, {
    fate: 'good',
    shaken: what.shaken,
    disordered: what.disordered,
    lost: lossesRecovered(unit, what.cp - currentCP(unit)),
  });
}

/** Broken units that have not had their card this turn. */
export const rallyable = (battle: Battle): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => onTable(unit) && mayRally(battle, unit).ok && keepsBooks(battle, unit.side),
  );

/** Opens what the unit's condition calls for: recovery, or for the Broken a rally. */
export function openRecoveryOf(d: EventBuilder, unitId: string): Said | undefined {
  const unit = d.state.units[unitId];
  if (!unit) return 'There is no such unit.';
  const legal = unit.fate === 'broken' ? mayRally(d.state, unit) : mayRecover(d.state, unit);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: unit.fate === 'broken' ? 'rally' : 'recovery', side: unit.side, unit: unit.id });
  return undefined;
}
