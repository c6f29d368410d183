/** Of whatever moves: once, by whose right, and what it leaves behind. */
import { onTable, orderOf, type Unit } from '../../../src/battlefield/battle.ts';
import { holds, known } from '../../../src/battlefield/facts.ts';
import { attackersIn, isMarch, law, ofUnits, opened, type Step, settled, targetIn } from './law.ts';

/** Who moves with this play, by a move that is accepted. */
function* movers({ before, play, events, after }: Step): Iterable<Unit> {
  const task = settled({ before, play, events, after }, 'move', 'swap');
  for (const id of [task?.unit, task?.data.with]) {
    const unit = typeof id === 'string' ? before.units[id] : undefined;
    if (unit) yield unit;
  }
}

/** Who goes at the enemy with this play; a charge that guns have answered goes on, and is no other. */
const chargers = ({ before, ...step }: Step): Unit[] =>
  opened(step, 'charge')
    .filter(({ data }) => data.gunsAnswered !== true)
    .flatMap((task) => attackersIn(task).flatMap((id) => before.units[id] ?? []));

const goes = (step: Step, { id }: Unit): boolean => (known(step.after.units[id], 'movedCm') ?? 0) > 0;

export const MOVES = {
  'moves once': law('NBC-MOV-01', function* (step) {
    for (const { id } of movers(step))
      if (step.memory.moved.includes(id)) yield `${id} moves a second time in its turn`;
  }),
  'charges once': law('NBC-MOV-22', function* (step) {
    for (const { id } of chargers(step)) if (step.memory.charged.includes(id)) yield `${id} charges a second time`;
  }),
  'No-Attack forbids a charge': law('NBC-MOV-16', function* (step) {
    for (const { id } of chargers(step)) if (step.memory.held.includes(id)) yield `${id} charges after No-Attack`;
  }),
  'moves in its own action': law('NBC-SEQ-02', function* (step) {
    const { action, phase } = step.before;
    // A move set aside may be finished while another action has been taken up by hand: its own waits.
    const running = [action, action?.waits];
    for (const unit of movers(step)) {
      const train = unit.kind === 'pontoon' || unit.kind === 'baggage';
      const own = running.some((one) => one?.step === 'move' && one.formation === unit.formation);
      if (train ? phase !== 5 : !own) yield `${unit.id} moves, and it is not the time of its formation`;
    }
  }),
  'who may not move stays': law('NBC-MOV-21', function* (step) {
    const forced = settled(step, 'move')?.facts.forced === true;
    for (const unit of movers(step)) {
      if (!goes(step, unit)) continue;
      const guns = [unit, ...Object.values(step.before.units).filter(({ host }) => host === unit.id)];
      const heavy = guns.find(
        ({ card, firedIn, pieces, ...gun }) =>
          card.arm === 'artillery' &&
          card.weight === 'heavy' &&
          (pieces ?? card.pieces) === 'guns' &&
          firedIn === step.before.turn &&
          gun.id,
      );
      if (unit.kind === 'garrison') yield `${unit.id} is a garrison and moves`;
      if (unit.host !== null) yield `${unit.id} is attached and moves by itself`;
      if (unit.looting) yield `${unit.id} loots and moves`;
      if (unit.resting && !forced) yield `${unit.id} rests and moves`;
      if (unit.conversion || guns.some(({ conversion }) => conversion)) yield `${unit.id} moves while it is converted`;
      if (heavy) yield `${unit.id} moves with heavy guns that have fired`;
      if (unit.building) yield `${unit.id} moves while it builds`;
      if (unit.captured) yield `${unit.id} is taken and moves`;
      // What is forced to move goes under Hold as it goes from its rest.
      if (orderOf(step.before, unit) === 'hold' && !forced && !holds(step.after.units[unit.id], 'mustAttack'))
        yield `${unit.id} moves under Hold`;
    }
  }),
  'a charge is a move': law('NBC-MTC-01', function* (step) {
    for (const unit of chargers(step)) {
      const order = orderOf(step.before, unit);
      if (unit.fate !== 'good' || !onTable(unit)) yield `${unit.id} charges, and is ${unit.fate}`;
      if (unit.resting) yield `${unit.id} rests and charges`;
      if (unit.looting) yield `${unit.id} loots and charges`;
      if (unit.host !== null) yield `${unit.id} is attached and charges by itself`;
      if (unit.kind !== 'unit') yield `${unit.id} charges, and is a ${unit.kind}`;
      if (unit.card.arm === 'artillery') yield `${unit.id} charges with guns`;
      if (isMarch(order)) yield `${unit.id} charges on the march`;
      if (order === 'hold' && !holds(unit, 'mustAttack')) yield `${unit.id} charges under Hold`;
      if (holds(unit, 'ooc') && !holds(unit, 'mustAttack')) yield `${unit.id} charges out of command`;
      for (const guns of Object.values(step.before.units))
        if (guns.host === unit.id && guns.card.arm === 'artillery') {
          const pieces = guns.pieces ?? guns.card.pieces;
          if (guns.card.weight === 'heavy' && pieces === 'guns' && guns.firedIn === step.before.turn)
            yield `${unit.id} charges with heavy guns that have fired`;
          if (guns.conversion) yield `${unit.id} charges with guns that are converted`;
        }
    }
  }),
  'goes away from its enemy': law('NBC-EQ-03', function* (step) {
    for (const unit of movers(step)) {
      if (!goes(step, unit)) continue;
      const now = step.after.units[unit.id];
      if (known(now, 'contact') !== undefined) yield `${unit.id} has moved away and is still in contact`;
      for (const other of Object.values(step.after.units))
        if (known(other, 'contact') === unit.id) yield `${other.id} is in contact with ${unit.id}, who has moved away`;
    }
  }),
  'goes out of its area': law('NBC-BUA-01', function* (step) {
    const stays = settled(step, 'move')?.facts.staysIn === true;
    if (settled(step, 'swap')) return;
    for (const unit of movers(step))
      if (!stays && goes(step, unit) && unit.area !== null && step.after.units[unit.id]?.area === unit.area)
        yield `${unit.id} has moved out of ${unit.area} and holds it`;
  }),
  'touches an enemy who is there': ofUnits('NBC-CC-33', (unit, { after }) => {
    const contact = known(unit, 'contact');
    if (contact === undefined) return undefined;
    const enemy = after.units[contact];
    if (unit.fate !== 'good' || !onTable(unit)) return `touches ${contact}, and is ${unit.fate}`;
    if (unit.host !== null) return `touches ${contact}, and is attached to ${unit.host}`;
    if (enemy?.side === unit.side) return `touches its friend ${contact}`;
    if (enemy && (enemy.fate !== 'good' || !enemy.present)) return `touches ${contact}, who is ${enemy.fate}`;
    return (known(unit, 'contactIn') ?? after.turn) > after.turn ? 'has been in contact since tomorrow' : undefined;
  }),
  'No-Attack touches nobody': ofUnits('NBC-MOV-16', (unit, { memory }, before) =>
    memory.held.includes(unit.id) && known(unit, 'contact') !== undefined && known(before, 'contact') === undefined
      ? 'comes into contact after No-Attack'
      : undefined,
  ),
  'a charge ends its questions': law('NBC-CC-01', function* (step) {
    for (const task of step.after.agenda)
      for (const id of [...attackersIn(task), targetIn(task)]) {
        const unit = id === undefined ? undefined : step.after.units[id];
        if (unit && !onTable(unit)) yield `${id} is ${unit.fate}, and ${task.kind} ${task.id} still asks about it`;
      }
  }),
};
