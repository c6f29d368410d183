/** Broken units rally, stay Broken or are lost (NBC-RAL-01 to -03). */

import type * as z from 'zod/mini';
import { type Rulings, ruling } from '../../book/rulings.ts';
import { roundHalfUp } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import { type Battle, currentCP, keepsBooks, onTable, type Unit } from '../battle.ts';
import { type Decided, oneCard, RESULT_CHOICES } from '../ledger/checks.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { eliminateUnit, lossesRecovered } from '../ledger/losses.ts';
import { checkAnswers, factsOf, said, tableFacts, taskUnit } from '../ledger/unit-checks.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, type Nothing, type Procedure } from '../procedure.ts';
import { adjustedRating, type CheckFacts } from '../quality-check.ts';
import { mayRecover, recoverable } from './recovery.ts';

export type Rallied =
  /** NBC-RAL-03: a rallied unit is Shaken, with its exhaustion unchanged. */
  | {
      readonly kind: 'rallied';
      readonly cp: number;
      readonly disordered: boolean;
      readonly shaken: true;
      readonly sum: Reckoning;
    }
  | { readonly kind: 'not' }
  | { readonly kind: 'eliminated' };

/** NBC-RAL-01: the share of its starting CP that a rallied unit gets back. */
export const RALLY_SHARES = { VH: 0.75, H: 0.5 } as const;
/** NBC-RAL-02: a rallied unit has at least this many points fewer than at the start. */
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
 * NBC-RAL-01, NBC-RAL-02: the effect of a card on a Broken unit that began with `startCP` (less what it gave away,
 * AMB-139). The unit stays at least two points below its start. A unit that would return with no points stays Broken
 * (AMB-137).
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
    'combat-points',
    [
      term(result === 'VH' ? 'rally-three-quarters' : 'rally-half', shared, 'NBC-RAL-01', {
        ruling: 'rallyRounding',
        note: say('rally-of', { cp: startCP }),
      }),
      cap < shared && term(say('rally-two-below', { below: RALLY_BELOW }), cap - shared, 'NBC-RAL-02'),
      cp > cap && term('rally-one-at-least', cp - cap, 'NBC-RAL-02', { ruling: 'rallyFloor' }),
    ],
    { unit: 'CP' },
  );
  return { kind: 'rallied', cp, disordered: result === 'H', shaken: true, sum };
}

const rallyBase = (unit: Unit): number => unit.startCP - unit.lost.blue;

/** NBC-RAL-01: whether a Broken unit may draw a card this turn. */
export function mayRally(battle: Battle, unit: Unit): Legality {
  return unless(
    unit.fate !== 'broken' && refuse('rally-broken-only', 'NBC-RAL-01'),
    battle.phase !== 7 && refuse('rally-phase', 'NBC-RAL-01'),
    unit.restedIn >= battle.turn && refuse('recovery-had-card', 'NBC-RAL-01'),
    ruling(battle.rulings, 'recoverOptional') === 'no' &&
      recoverable(battle).length > 0 &&
      refuse('rally-recovery-first', 'NBC-REC-01'),
    !onTable(unit) && refuse('rally-left-table', 'NBC-BRK-02'),
  );
}

type RallyTask = Asked<Nothing, z.infer<typeof checkAnswers>>;

/** The rating without states a Broken unit cannot have: it is never Fresh or Disordered. */
const rallyRating = (battle: Battle, task: RallyTask, change: Partial<CheckFacts> = {}): Reckoning =>
  adjustedRating({ ...factsOf(battle, task), fresh: false, disordered: false, ...change }, battle.rulings);

function outcomeSaid(unit: Unit, what: Rallied): Message {
  switch (what.kind) {
    case 'rallied':
      return say(what.disordered ? 'rally-comes-back-disordered' : 'rally-comes-back', { cp: what.cp });
    case 'not':
      return word(rallyBase(unit) <= RALLY_BELOW ? 'rally-hopeless' : 'rally-not-yet');
    case 'eliminated':
      return word('rally-eliminated');
  }
}

/** AMB-138: whether the unit may not rally because it is out of command; by default it rallies at -1. */
const rallyBarred = (battle: Battle, task: RallyTask): boolean =>
  said(battle, task, 'ooc') && ruling(battle.rulings, 'oocRally') === 'no';

const ralliedBy = (battle: Battle, task: RallyTask, result: Result): Rallied =>
  rallyBarred(battle, task) ? { kind: 'not' } : rally(result, rallyBase(taskUnit(battle, task)), battle.rulings);

/** NBC-RAL-01 to -03: the question whether a unit rallies. */
export const rallying: Procedure<RallyTask['data'], RallyTask['facts']> = {
  kind: 'rally',
  schema: { ...ASKS_NOTHING, facts: checkAnswers },
  optional: true,
  question: (battle, task) => say('rally-question', { unit: shortNamed(taskUnit(battle, task)) }),
  facts: (battle, task) => tableFacts(battle, task, (change) => rallyRating(battle, task, change)),
  ...oneCard<RallyTask['data'], RallyTask['facts']>({
    label: 'rally-card',
    rating: rallyRating,
    claim: 'rally-chance',
    good: (result, battle, task) => ralliedBy(battle, task, result).kind === 'rallied',
    means: (result, battle, task) => outcomeSaid(taskUnit(battle, task), ralliedBy(battle, task, result)),
    reads(result, battle, task) {
      const unit = taskUnit(battle, task);
      const what = ralliedBy(battle, task, result);
      const who = { unit: shortNamed(unit) };
      return {
        means: rallyBarred(battle, task)
          ? say('rally-out-of-command', who)
          : say('rally-means', { ...who, outcome: outcomeSaid(unit, what) }),
        sums: what.kind === 'rallied' ? [what.sum] : [],
      };
    },
    follows: writeRally,
  }),
  byHand: () => RESULT_CHOICES.filter(({ value }) => value !== 'L'),
};

function writeRally(d: EventBuilder, task: RallyTask, result: Result, how: Message, decided: Decided): void {
  const unit = taskUnit(d.state, task);
  setUnit(d, unit.id, { restedIn: d.state.turn });
  const more = { side: unit.side, sums: [], ...decided };
  const told = { unit: unitNamed(unit), how };
  const what = ralliedBy(d.state, task, result);
  if (what.kind === 'eliminated') {
    log(d, say('rally-log-tries', told), more);
    eliminateUnit(d, unit.id, 'gone-runs');
    return;
  }
  log(d, say('rally-log', { ...told, outcome: outcomeSaid(unit, what) }), {
    ...more,
    sums: what.kind === 'rallied' ? [...more.sums, what.sum] : more.sums,
  });
  if (what.kind !== 'rallied') return;
  // NBC-RAL-03: returning points leave the books; the other losses keep their colour.
  setUnit(d, unit.id, {
    fate: 'good',
    shaken: what.shaken,
    disordered: what.disordered,
    lost: lossesRecovered(unit, what.cp - currentCP(unit)),
  });
}

/** The Broken units that have drawn no card this turn. */
export const rallyable = (battle: Battle): Unit[] =>
  Object.values(battle.units).filter(
    (unit) => onTable(unit) && mayRally(battle, unit).ok && keepsBooks(battle, unit.side),
  );

/** Opens the question the unit needs: recovery, or a rally if Broken. */
export function openRecoveryOf(d: EventBuilder, unitId: string): Said | undefined {
  const unit = d.state.units[unitId];
  if (!unit) return 'no-such-unit';
  const legal = unit.fate === 'broken' ? mayRally(d.state, unit) : mayRecover(d.state, unit);
  if (!legal.ok) return legal.why;
  openTask(d, { kind: unit.fate === 'broken' ? 'rally' : 'recovery', side: unit.side, unit: unit.id });
  return undefined;
}
