/** Of what is known: it is not asked again, and it is true of who it is known of. */
import { asked, type Battle, keepsBooks, onTable, serves, type Task } from '../../src/battlefield/battle.ts';
import { FACTS, holds, known } from '../../src/battlefield/facts.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { attackersIn, settled, targetIn } from '../battlefield/laws/law.ts';
import { readable } from './command.ts';
import { law, type NetLaw, ofQuestions } from './law.ts';

const UNIT_FACTS = Object.keys(FACTS.unit);

const partyOf = (task: Task, slot: string): string | undefined =>
  slot === 'd' ? targetIn(task) : attackersIn(task)[slot === 'a' ? 0 : 1];

/** A fact of a question, by its key, as the ledger knows it. */
function knownOf(battle: Battle, task: Task, key: string): unknown {
  const [slot = '', name = ''] = key.includes(':') ? key.split(':') : ['', key];
  const id = slot ? partyOf(task, slot) : task.unit;
  const unit = id === undefined ? undefined : battle.units[id];
  if (!unit || !UNIT_FACTS.includes(name)) return undefined;
  const value: unknown = Reflect.get(unit.facts, name);
  return typeof value === 'boolean' || typeof value === 'string' ? value : undefined;
}

/** Whoever is asked about must be there to be asked about. */
const OF_GOOD_UNITS = [
  'recovery',
  'move',
  'detach',
  'garrison',
  'crossing',
  'looting',
  'charge',
  'charge-again',
  'firefight',
  'close-combat',
];

export const KNOWN: Readonly<Record<string, NetLaw>> = {
  'what is known stands in the question': ofQuestions('NBC-EQ-03', [], (task, battle) => {
    if (task.deferred || task.rolls.length > 0) return false;
    for (const { key, value } of procedureFor(task.kind).facts?.(battle, task) ?? []) {
      if (task.facts[key] !== undefined) continue;
      const it = knownOf(battle, task, key);
      // An aspect is struck by its attacker; who swaps is asked of with its neighbour.
      if (it !== undefined && it !== value && key !== 'd:strikes')
        return `${key} is ${it}, and the question takes ${value}`;
    }
    return false;
  }),
  'nobody is asked where the area is known': ofQuestions('NBC-QC-08', [], (task, battle) => {
    const facts = procedureFor(task.kind).facts?.(battle, task) ?? [];
    for (const { key } of facts) {
      const [slot = '', name = ''] = key.includes(':') ? key.split(':') : ['', key];
      if (name !== 'town') continue;
      const unit = battle.units[(slot ? partyOf(task, slot) : task.unit) ?? ''];
      if (unit?.area) return `${key} is asked of ${unit.id}, who is in ${unit.area}`;
    }
    return false;
  }),
  'nobody asks for a commander who has fallen': ofQuestions('NBC-QC-09', [], (task, battle) => {
    for (const { key } of procedureFor(task.kind).facts?.(battle, task) ?? []) {
      const [slot = '', name = ''] = key.includes(':') ? key.split(':') : ['', key];
      if (name !== 'nearAC') continue;
      const unit = battle.units[(slot ? partyOf(task, slot) : task.unit) ?? ''];
      const chief = unit && battle.officers[battle.sides[unit.side].commander];
      if (chief && !serves(chief)) return `${key} is asked, and ${chief.id} is ${chief.fate}`;
    }
    return false;
  }),
  'a key is asked once': ofQuestions('NBC-EQ-03', [], (task, battle) => {
    const keys = (procedureFor(task.kind).facts?.(battle, task) ?? []).map(({ key }) => key);
    const twice = keys.find((key, n) => keys.indexOf(key) !== n);
    return twice !== undefined && `${twice} is asked twice`;
  }),
  'who is asked about is there': ofQuestions('NBC-GL-18', OF_GOOD_UNITS, (task, battle) => {
    for (const id of [task.unit, ...attackersIn(task)]) {
      const unit = id === undefined ? undefined : battle.units[id];
      if (!unit || !keepsBooks(battle, unit.side)) continue;
      const broken = task.kind === 'move' && unit.fate === 'broken';
      const saved =
        unit.startCP > 0 && battle.agenda.some((one) => one.kind === 'engineer-risk' && one.unit === unit.id);
      if ((unit.fate !== 'good' && !broken && !saved) || !onTable(unit)) return `${unit.id} is ${unit.fate}`;
    }
    const target = battle.units[targetIn(task) ?? ''];
    return (
      target !== undefined &&
      keepsBooks(battle, target.side) &&
      !['good', 'broken'].includes(target.fate) &&
      `${target.id} is ${target.fate}`
    );
  }),
  'one question of a kind about one': law('NBC-SEQ-01', function* ({ after }) {
    const seen = new Map<string, string>();
    for (const { id, kind, side, unit, formation, officer, data } of after.agenda) {
      // A check for whatever the table wants, and a shooter or an attacker of another book, may be asked for again:
      // two unknown enemies are two.
      const unknown = Array.isArray(data.attackers) && (unit === undefined || data.attackers.includes(null));
      const stranger = data.by === null || unknown;
      if (['quality', 'disorder', 'officer-risk', 'officer-entered', 'broken-move'].includes(kind) || stranger)
        continue;
      const about = JSON.stringify([kind, side, unit, formation, officer, data]);
      const other = seen.get(about);
      if (other !== undefined) yield `${other} and ${id} ask the same: ${kind} of ${unit ?? formation ?? officer}`;
      seen.set(about, id);
    }
  }),
  'a card of a phase is asked in its phase': law('NBC-SEQ-01', function* ({ after, before }) {
    const OF_PHASE: Readonly<Record<string, readonly number[]>> = {
      recovery: [7],
      rally: [7],
      time: [8],
      weather: [9],
      intensity: [9],
      fog: [9],
      arrival: [2],
      'recover-rerolls': [1],
      contest: [6],
      command: [6],
    };
    for (const { id, kind } of after.agenda) {
      const phases = OF_PHASE[kind];
      if (phases && !phases.includes(after.phase) && after.help === 'resolve' && before.help === 'resolve')
        yield `${kind} ${id} is asked in phase ${after.phase}`;
    }
  }),
  'every question reads': law('NBC-QC-01', function* ({ after }) {
    for (const why of readable(after)) yield `${why} is no number`;
  }),
  'a question on its way can be finished': law('NBC-SEQ-01', function* ({ after }) {
    const task = asked(after);
    if (!task || after.ended) return;
    const procedure = procedureFor(task.kind);
    if (
      procedure.waits?.(after, task) &&
      (procedure.facts?.(after, task) ?? []).length === 0 &&
      (procedure.byHand?.(after, task) ?? []).length === 0
    )
      yield `${task.kind} waits, and nothing can be said`;
  }),
  'contact is of two': law('NBC-CC-33', function* ({ after }) {
    for (const { id, facts } of Object.values(after.units)) {
      const enemy = facts.contact === undefined ? undefined : after.units[facts.contact];
      const back = enemy && known(enemy, 'contact');
      const pair = back === undefined ? undefined : after.units[back];
      // Who is touched by two may touch one of them alone.
      if (pair && pair.id !== id && pair.side !== after.units[id]?.side)
        yield `${id} touches ${enemy?.id}, who touches its friend ${back}`;
    }
  }),
  'who evaded shows its rear': law('NBC-EVD-03', function* (seen) {
    const task = settled(seen, 'guns-attacked');
    const guns = seen.after.units[targetIn(task ?? { data: {} }) ?? ''];
    const was = seen.before.units[guns?.id ?? ''];
    if (!guns || !was || guns.fate !== 'good') return;
    const ran = (known(guns, 'evaded') ?? []).length > (known(was, 'evaded') ?? []).length;
    if (ran && !holds(guns, 'facingAway')) yield `${guns.id} has run, and does not show its rear`;
  }),
};
