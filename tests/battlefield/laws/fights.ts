/** Of fights: who may begin one, how often, and that none is lost on the way. */
import { fightsAs, onTable, orderOf } from '../../../src/battlefield/battle.ts';
import { codesIn } from '../fixtures.ts';
import { allOf, attackersIn, isMarch, law, opened, type Step, targetIn } from './law.ts';

const FIGHTS = ['charge', 'charge-again', 'guns-attacked', 'firefight', 'close-combat', 'fight-result'];

/** The story says what has become of it. */
const isTold = (step: Step): boolean =>
  allOf(step, 'logged').some(({ line }) =>
    codesIn(line.text).some((code) => code.startsWith('fight-') || code === 'help-log-left'),
  );

export const FIGHTING = {
  'a fight that is begun is fought': law('NBC-CC-01', function* (step) {
    const { before, after, play } = step;
    const answered = play.do === 'accept' || play.do === 'decide' || play.do === 'drop' ? play.task : undefined;
    for (const { id, kind } of before.agenda)
      if (FIGHTS.includes(kind) && id !== answered && !after.agenda.some((task) => task.id === id) && !isTold(step))
        yield `${kind} ${id} was begun, and has vanished`;
  }),
  'no question is lost': law('NBC-SEQ-01', function* (step) {
    const gone = step.before.agenda.filter(({ id }) => !step.after.agenda.some((task) => task.id === id));
    for (const { id, kind } of gone)
      if (!allOf(step, 'closed').some(({ task }) => task === id)) yield `${kind} ${id} is gone and was never closed`;
  }),
  'who begins a fight may': law('NBC-FF-01', function* (step) {
    for (const task of opened(step, 'firefight', 'close-combat'))
      for (const id of attackersIn(task)) {
        const unit = step.before.units[id];
        if (!unit) continue;
        const order = orderOf(step.before, unit);
        if (unit.fate !== 'good' || !onTable(unit)) yield `${id} is ${unit.fate} and begins a ${task.kind}`;
        if (isMarch(order)) yield `${id} is on the march and begins a ${task.kind}`;
        if (unit.kind === 'garrison' || unit.kind === 'engineers' || unit.kind === 'baggage')
          yield `${id} is a ${unit.kind} and begins a ${task.kind}`;
        if (task.kind === 'firefight' && ['cavalry', 'artillery'].includes(fightsAs(unit).arm))
          yield `${id} has no muskets and begins a firefight`;
        if (unit.looting) yield `${id} loots and begins a ${task.kind}`;
      }
  }),
  'fires once': law('NBC-FF-01', function* (step) {
    for (const task of opened(step, 'firefight'))
      for (const id of attackersIn(task))
        if (step.memory.firefights.includes(id)) yield `${id} begins a second firefight in one action`;
  }),
  'strikes once, and whom its charge has reached': law('NBC-CC-01', function* (step) {
    const { before, memory, play } = step;
    if (play.do !== 'combat' || before.action?.byHand) return;
    const broken = before.units[play.target ?? '']?.facts.told?.cp === 0;
    for (const id of opened(step, 'close-combat').flatMap(attackersIn)) {
      const contact = before.units[id]?.facts.contact;
      if (contact && before.units[contact] && contact !== play.target)
        yield `${id} touches ${contact}, and strikes another`;
      const touches = contact !== undefined || broken;
      if (memory.combats.includes(id) && !touches) yield `${id} strikes a second time in one action`;
      if (memory.charged.includes(id) && !touches) yield `${id} has charged, touches nobody and strikes`;
    }
  }),
  'fights friends never': law('NBC-CC-01', function* (step) {
    for (const task of opened(step, ...FIGHTS)) {
      const target = step.before.units[targetIn(task) ?? ''];
      for (const id of attackersIn(task))
        if (target && step.before.units[id]?.side === target.side) yield `${id} attacks its friend ${target.id}`;
    }
  }),
  'two at most against one': law('NBC-CC-01', function* (step) {
    for (const task of step.after.agenda)
      if (task.kind === 'close-combat' && attackersIn(task).length > 2) yield `${task.id} has more than two attackers`;
  }),
  'firefights before close combats': law('NBC-SEQ-02', function* (step) {
    const at = step.before.action?.step;
    for (const { kind } of opened(step, 'firefight')) if (at !== 'firefights') yield `a ${kind} begins in ${at}`;
    for (const { kind } of opened(step, 'close-combat')) if (at !== 'combats') yield `a ${kind} begins in ${at}`;
  }),
};
