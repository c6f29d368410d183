/** Of officers: who has fallen commands nobody, pays for nothing and lends nothing. */
import { armyCommander, type Officer } from '../../../src/battlefield/battle.ts';
import { holds } from '../../../src/battlefield/facts.ts';
import type { Text } from '../../../src/engine/message.ts';
import { allOf, law, type Step, settled } from './law.ts';

const gone = ({ fate }: Officer): boolean => fate !== 'fit';

/** Everybody a sum of the story speaks of, by the row of its term. */
function* termsOf(step: Step) {
  for (const { line } of allOf(step, 'logged'))
    for (const sum of line.sums ?? []) for (const term of sum.terms) yield { term, line };
}

const namesIn = (text: Text): string[] => {
  if (typeof text !== 'object') return [];
  if ('code' in text) return Object.values(text.args ?? {}).flatMap(namesIn);
  return 'name' in text ? [text.id] : text.flatMap(namesIn);
};

export const OFFICERS = {
  'whom an enemy rode into goes nowhere': law('NBC-OFF-01', function* ({ before, after, play }) {
    if (play.do !== 'join' && play.do !== 'next') return;
    for (const { kind, officer = '' } of before.agenda)
      if (kind === 'officer-entered' && before.officers[officer]?.host !== after.officers[officer]?.host)
        yield `${officer} is with ${after.officers[officer]?.host}, and has not been thrown for`;
  }),
  'no pot is re-thrown without the army commander': law('NBC-RR-06', function* ({ before, play }) {
    if (play.do !== 'again') return;
    const task = before.agenda.find(({ id }) => id === play.task);
    if (task?.kind !== 'contest') return;
    const general = armyCommander(before, play.side);
    if (gone(general)) yield `${general.id} is ${general.fate}, and his side throws its pot again`;
    else if (!before.sides[play.side].atHQ) yield `${general.id} is away, and his side throws its pot again`;
  }),
  'who has fallen grabs nobody': law('NBC-UC-05', function* ({ before, after, play }) {
    if (play.do === 'set') return;
    for (const side of ['a', 'b'] as const) {
      const { lapels } = after.sides[side];
      if (lapels === null || lapels === before.sides[side].lapels) continue;
      const general = armyCommander(before, side);
      const formation = after.formations[lapels];
      const commander = formation && before.officers[formation.commander];
      if (gone(general)) yield `${general.id} is ${general.fate} and grabs ${commander?.id} by the lapels`;
      if (commander && gone(commander)) yield `${commander.id} is ${commander.fate} and is grabbed by the lapels`;
      if (before.sides[side].lapels !== null) yield `${general.id} grabs a second commander`;
    }
  }),
  'who has fallen rides nowhere': law('NBC-MOV-23', function* (step) {
    const { before, play } = step;
    const rider = settled(step, 'officer-move')?.officer ?? (play.do === 'join' ? play.officer : undefined);
    const officer = rider === undefined ? undefined : before.officers[rider];
    if (officer && gone(officer)) yield `${officer.id} is ${officer.fate} and rides`;
    if (play.do === 'commander' || play.do === 'headquarters') {
      const general = armyCommander(before, play.side);
      if (gone(general)) yield `${general.id} is ${general.fate} and leaves or moves his headquarters`;
    }
  }),
  'who has fallen lends nothing': law('NBC-QC-09', function* (step) {
    for (const { term, line } of termsOf(step)) {
      const side = line.side;
      // This line holds the sums of both sides; the lines after it tell each unit's own again.
      if (typeof line.text === 'object' && 'code' in line.text && line.text.code === 'combat-told') continue;
      if (term.row === 'NBC-QC-09' && term.value > 0 && side && gone(armyCommander(step.before, side)))
        yield `${armyCommander(step.before, side).id} has fallen, and lends ${term.value} by his nearness`;
    }
  }),
  'nobody is near a commander who has fallen': law('NBC-QC-09', function* ({ after }) {
    for (const unit of Object.values(after.units)) {
      const general = armyCommander(after, unit.side);
      if (holds(unit, 'nearAC') && gone(general)) yield `${unit.id} is near ${general.id}, who is ${general.fate}`;
    }
  }),
  'nobody stands on a vantage point who has fallen': law('NBC-VIS-03', function* ({ before, after, play }) {
    for (const side of ['a', 'b'] as const)
      if (
        holds(after.sides[side], 'vantage') &&
        gone(armyCommander(after, side)) &&
        play.do !== 'set' &&
        !gone(armyCommander(before, side))
      )
        yield `the commander of ${side} has fallen and looks from a vantage point`;
  }),
  'who has fallen is with nobody': law('NBC-OFF-03', function* ({ after }) {
    for (const { id, fate, host } of Object.values(after.officers))
      if (fate !== 'fit' && host !== null) yield `${id} is ${fate} and with ${host}`;
  }),
  'his own L': law('NBC-OFF-03', function* (step) {
    for (const { term } of termsOf(step)) {
      if (term.row !== 'NBC-QC-14') continue;
      for (const id of typeof term.what === 'object' ? namesIn(term.what) : []) {
        const officer = step.before.officers[id];
        if (officer && gone(officer)) yield `${id} is ${officer.fate} and lends his L`;
      }
    }
  }),
  'he falls once': law('NBC-OFF-06', function* (step) {
    for (const { officer, set } of allOf(step, 'officer')) {
      const before = step.before.officers[officer];
      if (
        before &&
        gone(before) &&
        set.fate !== undefined &&
        set.fate !== 'fit' &&
        set.fate !== before.fate &&
        step.play.do !== 'set'
      )
        yield `${officer} is ${before.fate} and falls again`;
    }
  }),
  'nobody asks about who has fallen': law('NBC-OFF-03', function* ({ after }) {
    for (const { kind, officer: id } of after.agenda) {
      const officer = id === undefined ? undefined : after.officers[id];
      if (officer && gone(officer) && ['officer-risk', 'officer-entered', 'officer-move'].includes(kind))
        yield `${id} is ${officer.fate}, and ${kind} still asks about him`;
    }
  }),
  'an order through a headquarters that stands': law('NBC-CMA-03', function* (step) {
    const task = settled(step, 'order-change');
    const formation = task?.formation === undefined ? undefined : step.before.formations[task.formation];
    if (!formation || step.after.formations[formation.id]?.order === formation.order) return;
    const side = step.before.sides[formation.side];
    if (side.hqMoved) yield `${formation.id} receives an order, and its headquarters has moved`;
    if (formation.command === 'not') yield `${formation.id} receives an order and is not under command`;
    const to = step.after.formations[formation.id]?.order;
    if (formation.order === 'strategic' && to !== 'hold' && to !== 'withdraw' && to !== 'withdraw-keen')
      yield `${formation.id} goes from Strategic Movement to ${to}`;
  }),
};
