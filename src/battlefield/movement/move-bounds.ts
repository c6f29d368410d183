/**
 * The limits of a unit's move other than its distance: its direction in the Contact Zone, where it may end, the front
 * line, bridges on its road (NBC-MOV-07, -17, -18, NBC-ORD-06 to -08, NBC-ORD-16); unattached batteries (NBC-ART-24,
 * -25) and detachments (NBC-DET-03, -04).
 */

import { ALLOWED, type Legality, reasons } from '../../engine/legality.ts';
import { onlySaid, type Said, say, sentences } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { type Battle, orderOf, type Unit } from '../battle.ts';
import { screensMarch } from '../ledger/driven-off.ts';
import type { Fact } from '../procedure.ts';
import { mayShiftFrontLine, OBLIGATIONS, obeys } from '../rules/command/order-obligations.ts';
import { CLEAR_CM, mayPivot, TIGHT_GAP_CM } from '../rules/fire/artillery.ts';
import { mayMarchByRoad } from '../rules/movement/bridges.ts';
import type { ZoneFlags } from '../rules/movement/contact-zone.ts';
import { ENDS, mayEndHere } from '../rules/movement/manoeuvres.ts';
import { type Going, KEEPS_OUT, mayDetachmentMove } from '../rules/special-troops/detachments.ts';
import type { MoveTask } from './move-facts.ts';
import * as asked from './move-facts.ts';

/** The largest shift of the front line the table may enter, in cm. */
const MOST_SHIFTED_CM = 20;

export function boundFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = asked.unitIn(battle, task);
  const order = orderOf(battle, unit);
  const { ends = 'clear' } = task.facts;
  const options = ENDS.map((end) => asked.option(end, `move-ends-${end}`, mayEndHere(end).ok ? '' : 'move-before-it'));
  const line: Partial<Fact> = { min: -MOST_SHIFTED_CM, unit: 'cm', group: 'move-front-line' };
  return present(
    asked.inZone(battle, task) && asked.switchOf(task, 'openFront', 'zone-open-front', 'zone-part-free'),
    asked.choiceOf('ends', 'move-ends', ends, options),
    ends === 'area' && unit.area && asked.switchOf(task, 'attacksOut', 'move-attacks-out', 'move-may'),
    order &&
      OBLIGATIONS[order].duty.kind === 'front-line' &&
      asked.numberOf(task, 'lineCm', 'move-line-shifted', MOST_SHIFTED_CM, line),
  );
}

/** The limits as sentences, for a unit that moves `cm`. `by`: what its dice compel or bar (NBC-MOV-16). */
export function boundWords(battle: Battle, task: MoveTask, cm: number, by: ZoneFlags | null): Said[] {
  const unit = asked.unitIn(battle, task);
  const order = orderOf(battle, unit);
  // NBC-CC-32: a unit that attacks out of the area it holds may end partly in it.
  const out = unit.area !== null && asked.on(task, 'attacksOut');
  return onlySaid(
    asked.inZone(battle, task) && !by?.mustAttack && wayInZone(task, by),
    ...reasons(
      mayEndHere(task.facts.ends ?? 'clear', out),
      order ? mayShiftFrontLine(order, asked.number(task, 'lineCm')) : ALLOWED,
      order && unit.formation ? obeys(order, cm, asked.demandOf(battle, task, cm)) : ALLOWED,
    ),
    crossesByRoad(battle, task) && 'move-bridges-free',
  );
}

/** NBC-MOV-17: straight to or from the nearest enemy in front, only away after a 1; free if there is none. */
function wayInZone(task: MoveTask, by: ZoneFlags | null): Said {
  if (asked.on(task, 'openFront')) return 'zone-way-free';
  return by?.mayApproach === false ? 'zone-way-away' : 'zone-way-toward-or-away';
}

function crossesByRoad(battle: Battle, task: MoveTask): boolean {
  const order = orderOf(battle, asked.unitIn(battle, task));
  const road = asked.byRoad(task);
  if (!order || !road || !battle.scenario.crossings.some(({ kind }) => kind === 'bridge')) return false;
  const { ground } = battle.sky;
  return mayMarchByRoad({ order, ground, paved: road === 'paved', rearClear: !asked.on(task, 'blocked') }).ok;
}

type InTheGap = (typeof asked.IN_THE_GAP)[number];

const cm = CLEAR_CM;
/** NBC-ART-24: each place in a narrow gap: its label, what follows there, and what the players then do. */
const GAPS: Readonly<Record<InTheGap, { readonly label: Said; readonly effect: Said; readonly told: Said }>> = {
  level: {
    label: 'gap-level',
    effect: say('gap-goes-forward', { cm }),
    told: sentences([say('guns-in-gap', { cm }), say('guns-go-forward', { cm })]),
  },
  ahead: { label: say('gap-ahead', { cm }), effect: 'gap-attackable', told: 'guns-ahead-attackable' },
  behind: { label: say('gap-behind', { cm }), effect: 'gap-sheltered', told: 'guns-behind-sheltered' },
};

const gapSaid = ({ facts: { gap = 'no' } }: MoveTask): InTheGap | null => (gap === 'no' ? null : gap);

export function gunFacts(battle: Battle, task: MoveTask): Fact[] {
  if (asked.unitIn(battle, task).card.arm !== 'artillery') return [];
  const options = asked.IN_THE_GAP.map((where) => asked.option(where, GAPS[where].label, GAPS[where].effect));
  const gap = say('gap-ends-between', { cm: TIGHT_GAP_CM });
  return [
    asked.choiceOf('gap', gap, gapSaid(task) ?? 'no', [asked.option('no', 'move-no'), ...options], asked.TURNS),
    asked.switchOf(task, 'emplaced', 'guns-emplaced', 'guns-no-turning', asked.TURNS),
  ];
}

/** NBC-ART-24, NBC-ART-25: what the players do with an unattached battery, whatever its distance. */
export function gunWords(battle: Battle, task: MoveTask): Said[] {
  const unit = asked.unitIn(battle, task);
  if (unit.card.arm !== 'artillery') return [];
  const where = gapSaid(task);
  const pivot = mayPivot({ emplaced: asked.on(task, 'emplaced'), order: orderOf(battle, unit) });
  const stands = asked.allowanceOf(battle, task).kind === 'cannot';
  return present(stands && (pivot.ok ? 'guns-may-turn' : pivot.why), where && GAPS[where].told);
}

/** NBC-ART-24: where a battery stands now; nothing if it neither moved nor is between neighbours. */
export function gunsRemembered(battle: Battle, task: MoveTask, moved: boolean): { readonly sheltered?: boolean } {
  const where = gapSaid(task);
  if (asked.unitIn(battle, task).card.arm !== 'artillery' || !(moved || where)) return {};
  return { sheltered: where === 'behind' };
}

export const goingSaid = (battle: Battle, task: MoveTask): Going =>
  task.facts.going ?? (asked.unitIn(battle, task).stopped ? 'back' : 'to-post');

/** NBC-DET-03: whether the detachment may move as the table says. */
export function detachmentMay(battle: Battle, task: MoveTask): Legality {
  const unit = asked.unitIn(battle, task);
  return isSentOut(battle, unit) ? mayDetachmentMove(goingSaid(battle, task), unit.stopped ?? false) : ALLOWED;
}
const isSentOut = (battle: Battle, unit: Unit): boolean => unit.kind === 'detachment' && !screensMarch(battle, unit);

export function detachmentFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = asked.unitIn(battle, task);
  if (!isSentOut(battle, unit)) return [];
  const { stopped = false } = unit;
  const said = goingSaid(battle, task);
  const options = asked.GOING.map((going) =>
    asked.option(going, `move-going-${going}`, mayDetachmentMove(going, stopped).ok ? '' : 'move-may-not'),
  );
  return present(
    asked.choiceOf('going', 'move-going', said, options),
    said === 'to-post' && !stopped && asked.switchOf(task, 'stops', 'move-stops-at-post', 'move-then-back'),
  );
}

/** NBC-DET-04: the refusal shown before a detachment moves: it may not enter the Contact Zone. */
export const detachmentKeepsOut = (battle: Battle, task: MoveTask): Legality =>
  asked.unitIn(battle, task).kind === 'detachment' ? KEEPS_OUT : ALLOWED;
