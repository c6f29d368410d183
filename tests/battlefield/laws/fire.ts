/** Of guns and skirmishers: once, at what they see, and never on the march. */
import { onTable, orderOf, piecesOf, type Unit } from '../../../src/battlefield/battle.ts';
import { holds } from '../../../src/battlefield/facts.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { visibilityNow } from '../../../src/battlefield/rules/sky/visibility.ts';
import { codesIn } from '../fixtures.ts';
import { isMarch, law, opened, type Step, settled } from './law.ts';
import { freshShots, shotAt } from './memory.ts';

/** NBC-ART-06: where each range begins, cm. */
const BEGINS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  heavy: { short: 0, medium: 10, long: 20 },
  medium: { short: 0, medium: 8, long: 17 },
  light: { short: 0, medium: 7, long: 13 },
};

const gunners = (step: Step): Unit[] =>
  step.after.phase === 4
    ? freshShots(step).flatMap(({ by }) => (by === null ? [] : (step.before.units[by] ?? [])))
    : [];

export const FIRING = {
  'guns fire once': law('NBC-ART-05', function* (step) {
    for (const { id } of gunners(step))
      if (step.memory.fired.includes(id)) yield `${id} fires a second time in its turn`;
  }),
  'a target has one volley of a side': law('NBC-ART-05', function* (step) {
    if (step.after.phase !== 4) return;
    for (const at of new Set(freshShots(step).map(shotAt)))
      if (at !== undefined && step.memory.bombarded.includes(at)) yield `a second volley is fired: ${at}`;
  }),
  'who may not fire is silent': law('NBC-ART-01', function* (step) {
    for (const unit of gunners(step)) {
      if (isMarch(orderOf(step.before, unit))) yield `${unit.id} fires on the march`;
      if (unit.fate !== 'good' || !onTable(unit)) yield `${unit.id} fires and is ${unit.fate}`;
      if (unit.conversion?.part === 'converting') yield `${unit.id} fires while it is converted`;
      if (holds(unit, 'facingAway')) yield `${unit.id} fires and shows its rear`;
      if (holds(unit, 'abandoned')) yield `${unit.id} fires and is abandoned`;
      if (unit.card.arm !== 'artillery') yield `${unit.id} fires and has no guns`;
    }
  }),
  'nobody fires beyond sight unwarned': law('NBC-ART-04', function* (step) {
    const task = settled(step, 'volley');
    if (!task || step.play.do !== 'accept') return;
    const sees = visibilityNow(step.before).total;
    const warned = (procedureFor('volley').warnings?.(step.before, task) ?? []).some((why) =>
      codesIn(why).includes('target-beyond-sight'),
    );
    for (const unit of gunners(step)) {
      if (unit.card.arm !== 'artillery' || piecesOf(unit) !== 'guns') continue;
      const range = task.facts[`range.${unit.id}`];
      const from = typeof range === 'string' ? (BEGINS[unit.card.weight]?.[range] ?? 0) : 0;
      if (from >= sees && !warned) yield `${unit.id} fires beyond ${from}cm, sees ${sees}cm, and nobody warns it`;
    }
  }),
  'nobody shoots his friends': law('NBC-ART-05', function* (step) {
    for (const { on, side } of freshShots(step)) {
      const target = on && ('unit' in on ? step.before.units[on.unit] : step.before.officers[on.officer]);
      if (target?.side === side) yield `${side} shoots at ${target.id}, who is its own`;
    }
  }),
  'nobody shoots at who is gone': law('NBC-SKM-01', function* (step) {
    for (const { on } of freshShots(step)) {
      if (!on) continue;
      const unit = 'unit' in on ? step.before.units[on.unit] : undefined;
      if (unit && !onTable(unit)) yield `${unit.id} is shot at, and is ${unit.fate}`;
      const officer = 'officer' in on ? step.before.officers[on.officer] : undefined;
      if (officer && officer.fate !== 'fit') yield `${officer.id} is shot at, and is ${officer.fate}`;
      if (officer?.host) yield `${officer.id} is shot at alone, and is with ${officer.host}`;
    }
  }),
  'skirmishers that may shoot': law('NBC-SKM-10', function* (step) {
    if (step.after.phase !== 3) return;
    // All shoot at once (AMB-68): a stand that is hit meanwhile has shot.
    for (const { data } of opened(step, 'skirmish')) {
      const by = typeof data.by === 'string' ? step.before.units[data.by] : undefined;
      if (by?.stands === 0) yield `${by.id} shoots and has no stand out`;
    }
    const { weather } = step.before.sky;
    for (const { by, on, pieces } of freshShots(step)) {
      if (pieces) continue;
      const unit = by === null ? undefined : step.before.units[by];
      if (weather === 'rain' || weather === 'snow') yield `skirmishers shoot in the ${weather}`;
      if (unit && unit.fate !== 'good') yield `${unit.id} skirmishes and is ${unit.fate}`;
      if (unit?.card.arm === 'cavalry') yield `${unit.id} is cavalry and skirmishes`;
      const target = on && 'unit' in on ? step.before.units[on.unit] : undefined;
      if (target?.kind === 'garrison') yield `the garrison ${target.id} is skirmished`;
      if (target?.kind === 'pontoon') yield `the train ${target.id} is skirmished`;
      if (target?.card.arm === 'cavalry' && !target.onFoot) yield `the cavalry ${target.id} is skirmished`;
    }
  }),
};
