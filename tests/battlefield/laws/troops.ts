/** Of units: losses, order, exhaustion, and what was never to come back. */

import {
  type Battle,
  currentCP,
  hasArrived,
  hasCP,
  lostCP,
  onTable,
  orderOf,
  type Unit,
} from '../../../src/battlefield/battle.ts';
import { holds, known } from '../../../src/battlefield/facts.ts';
import { applyTo } from '../../../src/battlefield/ledger/apply.ts';
import { byHand, isMarch, law, ofUnits, opened, type Step, settled, written } from './law.ts';

/** What may bring points back. */
const recovers = (step: Step, { id }: Unit): boolean =>
  settled(step, 'recovery', 'rally', 'engineer-risk')?.unit === id;

/** NBC-CC-30: of two who broke each other one stands again; NBC-BUA-04: books kept on foot are halves of those on horse. */
const afterFight = (step: Step): boolean =>
  settled(step, 'close-combat', 'fight-result', 'engineer-risk') !== undefined;

/** NBC-DET-06: by ruling a screen goes in again when the march is over. */
const takesScreenIn = ({ before, after }: Step, { id }: Unit): boolean =>
  Object.values(before.units).some(
    (one) => one.screen === true && one.card.id === id && one.present && after.units[one.id]?.present === false,
  );

const unattachedGuns = (unit: Unit): boolean =>
  unit.card.arm === 'artillery' && unit.host === null && unit.fate === 'good' && unit.present;

function* states({ before, events }: Step): Iterable<readonly [Battle, Battle, (typeof events)[number]]> {
  let now = before;
  for (const event of events) {
    const next = applyTo(now, event);
    yield [now, next, event];
    now = next;
  }
}

export const TROOPS = {
  'no more is lost than there was': ofUnits('NBC-GL-05', (unit) => {
    const { white, red, blue } = unit.lost;
    return white + red + blue > unit.startCP ? `has lost ${white + red + blue} of ${unit.startCP}CP` : undefined;
  }),
  'points come back by recovery alone': ofUnits('NBC-REC-03', (unit, step, before) => {
    if (!before || byHand(step) || currentCP(unit) <= currentCP(before)) return undefined;
    return recovers(step, unit) || afterFight(step) || takesScreenIn(step, unit)
      ? undefined
      : `comes from ${currentCP(before)}CP to ${currentCP(unit)}CP by ${step.play.do}`;
  }),
  'what was given away is gone': ofUnits('NBC-DET-01', (unit, step, before) =>
    before && unit.lost.blue < before.lost.blue && !byHand(step) && !takesScreenIn(step, unit)
      ? `gets ${before.lost.blue - unit.lost.blue}CP back that it gave away`
      : undefined,
  ),
  'recovers below its start': ofUnits('NBC-REC-03', (unit, step, before) => {
    if (!before || !recovers(step, unit) || currentCP(unit) <= currentCP(before)) return undefined;
    const least = unit.shaken ? 2 : 1;
    // AMB-137: by ruling a unit may rally at what is left to it.
    if (settled(step, 'engineer-risk', 'rally')) return undefined;
    return lostCP(unit) < least ? `recovers to ${currentCP(unit)} of ${unit.startCP}CP` : undefined;
  }),
  'recovers once in a turn': law('NBC-REC-02', function* (step) {
    const task = settled(step, 'recovery', 'rally');
    if (task?.unit !== undefined && step.memory.recovered.includes(task.unit))
      yield `${task.unit} tries to recover a second time`;
  }),
  'detachments never recover points': ofUnits('NBC-DET-05', (unit, step, before) =>
    before &&
    unit.kind === 'detachment' &&
    currentCP(unit) > currentCP(before) &&
    !byHand(step) &&
    !settled(step, 'engineer-risk')
      ? 'is a detachment and recovers points'
      : undefined,
  ),
  'who is gone is gone': ofUnits('NBC-GL-18', (unit, step, before) =>
    before?.present && !hasArrived(before) && hasArrived(unit) && !byHand(step)
      ? `was ${before.fate} and is ${unit.fate} again`
      : undefined,
  ),
  'who rallies is Shaken': ofUnits('NBC-RAL-03', (unit, step, before) => {
    if (before?.fate !== 'broken' || unit.fate !== 'good' || byHand(step)) return undefined;
    if (!settled(step, 'rally', 'close-combat', 'fight-result')) return `rallies by ${step.play.do}`;
    if (settled(step, 'rally') && !unit.shaken) return 'rallies and is not Shaken';
    return settled(step, 'rally') && currentCP(unit) > Math.max(1, unit.startCP - 2)
      ? `rallies to ${currentCP(unit)}CP`
      : undefined;
  }),
  'tired only comes off by rest': ofUnits('NBC-REC-05', (unit, step, before) => {
    if (!before || unit.exhaustion >= before.exhaustion || byHand(step)) return undefined;
    // What the table makes of a fight by hand, it says.
    if (settled(step, 'fight-result')) return undefined;
    if (settled(step, 'recovery')?.unit !== unit.id) return `is less tired by ${step.play.do}`;
    return (before.resting || step.after.rulings.tiredAny === 'yes') && unit.exhaustion === before.exhaustion - 1
      ? undefined
      : 'is less tired and did not rest';
  }),
  'guns are disordered once': law('NBC-ART-20', function* (step) {
    for (const [now, next, event] of states(step)) {
      if (event.type !== 'unit' || event.set.disordered !== true || byHand(step)) continue;
      const [unit, after] = [now.units[event.unit], next.units[event.unit]];
      if (
        unit &&
        after &&
        unattachedGuns(unit) &&
        unit.disordered &&
        after.host === null &&
        step.after.units[unit.id]?.fate === 'good'
      )
        yield `the battery ${unit.id} is disordered twice and stands`;
    }
  }),
  'guns share the order of their host': ofUnits('NBC-ART-21', (unit, { after, ...step }) => {
    const host = unit.host === null ? undefined : after.units[unit.host];
    if (!host || unit.card.arm !== 'artillery' || byHand(step)) return undefined;
    return host.disordered && !unit.disordered ? `is in order with ${host.id}, who is Disordered` : undefined;
  }),
  'order comes back by recovery alone': ofUnits('NBC-REC-02', (unit, step, before) => {
    if (!before?.disordered || unit.disordered || unit.fate !== 'good' || byHand(step)) return undefined;
    const host = unit.host ?? unit.id;
    if (settled(step, 'recovery')?.unit === host || settled(step, 'recovery')?.unit === unit.id) return undefined;
    return settled(step, 'close-combat', 'fight-result', 'rally', 'engineer-risk', 'quality')
      ? undefined
      : `is in order again by ${step.play.do}`;
  }),
  'stands go out in order': ofUnits('NBC-CMD-02', (unit, step, before) => {
    if (!before || unit.stands <= before.stands || byHand(step)) return undefined;
    if (unit.disordered && step.play.do === 'skirmishers') return 'is Disordered and sends skirmishers out';
    if (isMarch(orderOf(step.after, unit))) return 'is on the march and sends skirmishers out';
    return unit.kind === 'unit' && unit.fate === 'good'
      ? undefined
      : `is a ${unit.fate} ${unit.kind} and sends skirmishers out`;
  }),
  'who marches has no stand out': ofUnits('NBC-ORD-13', (unit, step) =>
    unit.stands > 0 && isMarch(orderOf(step.after, unit)) && !byHand(step) && step.play.do !== 'stay'
      ? 'is on the march and has skirmishers out'
      : undefined,
  ),
  'who is Broken attacks nobody': ofUnits('NBC-GL-17', (unit, { after }) => {
    if (unit.fate === 'good') return undefined;
    if (holds(unit, 'mustAttack') && onTable(unit)) return `is ${unit.fate} and must attack`;
    const attacks = after.agenda.find(
      ({ kind, data }) =>
        ['charge', 'charge-again', 'firefight', 'close-combat'].includes(kind) &&
        Array.isArray(data.attackers) &&
        data.attackers.includes(unit.id),
    );
    return attacks ? `is ${unit.fate} and attacks in ${attacks.kind}` : undefined;
  }),
  'who rests touches nobody': ofUnits('NBC-CMD-04', (unit) =>
    unit.resting && known(unit, 'contact') !== undefined ? 'rests and touches the enemy' : undefined,
  ),
  'who rests is in no fight of its own': law('NBC-MOV-21', function* (step) {
    for (const { data } of opened(step, 'charge'))
      for (const who of Array.isArray(data.attackers) ? data.attackers : [])
        if (typeof who === 'string' && step.before.units[who]?.resting) yield `${who} rests and charges`;
  }),
  'no host, no guns': ofUnits('NBC-ART-23', (unit, { after }) => {
    const host = unit.host === null ? undefined : after.units[unit.host];
    if (!host || !onTable(unit)) return undefined;
    const pieces = unit.card.arm === 'artillery' ? (unit.pieces ?? unit.card.pieces) : undefined;
    if (pieces === 'rockets') return `are rockets and attached to ${host.id}`;
    if (unit.card.arm === 'artillery' && host.card.arm !== 'infantry' && host.card.arm !== 'mixed')
      return `are attached to ${host.id}, which is ${host.card.arm}`;
    return unit.card.arm === 'artillery' && host.kind !== 'unit'
      ? `are attached to the ${host.kind} ${host.id}`
      : undefined;
  }),
  'one battery a turn on and off': ofUnits('NBC-ART-23', (unit, step, before) =>
    before && step.play.do === 'battery' && unit.host !== before.host && before.attachedIn === step.before.turn
      ? 'is attached or unattached twice in a turn'
      : undefined,
  ),
  'hits are settled before the phase is left': ofUnits('NBC-SEQ-01', (unit, { before, after }) =>
    unit.hurt !== null && after.phase !== before.phase && after.help === 'resolve'
      ? 'still owes the checks of the last phase'
      : undefined,
  ),
  'looters stay': ofUnits('NBC-BAG-04', (unit, { after }) =>
    unit.looting && (unit.stands > 0 || !unit.disordered)
      ? `loots in turn ${after.turn} in good order or with skirmishers out`
      : undefined,
  ),
  'no points without a start': ofUnits('NBC-GL-23', (unit, step) =>
    !hasCP(unit) && Object.values(written(step, unit.id).lost ?? {}).some((cp) => cp > 0)
      ? 'has no points and loses some'
      : undefined,
  ),
};
