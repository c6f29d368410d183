/** Whether a question has already been set aside; it is not asked a second time (NBC-SEQ-01). */
import { type Battle, type Mark, mark, type Task } from './battle.ts';
import type { Play } from './plays.ts';
import { sameMark } from './rules/fire/under-fire.ts';

/** NBC-MOV-01: a unit has one move, of any kind. */
const MOVES = ['move', 'broken-move', 'charge', 'charge-again', 'guns-attacked', 'swap', 'crossing'];

const isMoveOf = ({ kind, unit, data }: Task, id: string | null): boolean =>
  id !== null &&
  MOVES.includes(kind) &&
  ((kind !== 'guns-attacked' && unit === id) ||
    data.with === id ||
    (Array.isArray(data.attackers) && data.attackers.includes(id)));

/** Whether the question concerns this target; null never matches, as it may be any of many enemies. */
function isAt({ data }: Task, on: Mark): boolean {
  const at = on === null ? null : mark.safeParse(data.on);
  return at?.success === true && sameMark(at.data, on);
}

function asksTheSame(task: Task, play: Play): boolean {
  switch (play.do) {
    // AMB-100: whoever flees flees once, before it is contacted again.
    case 'charge':
      return isMoveOf(task, play.unit) || (task.kind === 'broken-move' && task.unit === play.target);
    case 'move':
    case 'cross':
      return isMoveOf(task, play.unit);
    case 'capture':
      return isMoveOf(task, play.by);
    // NBC-EVD-01: guns that are attacked answer for themselves.
    case 'battery':
      return task.data.target === play.unit;
    case 'swap':
      return isMoveOf(task, play.unit) || isMoveOf(task, play.with);
    case 'recover':
      return ['recovery', 'rally'].includes(task.kind) && task.unit === play.unit;
    case 'detach':
    case 'garrison':
      return task.kind === play.do && task.unit === play.unit;
    case 'engineers':
      return task.kind === 'engineer-risk' && task.data.engineers === play.unit;
    case 'ride':
      return task.kind === 'officer-move' && task.officer === play.officer;
    case 'strike':
      return play.by === 'entered' && task.kind === 'officer-entered' && task.officer === play.officer;
    case 'first':
      return task.kind === play.do;
    case 'fire':
      return task.kind === 'volley' && task.side === play.side && isAt(task, play.on);
    default:
      return false;
  }
}

export const isSetAside = ({ agenda }: Battle, play: Play): boolean => agenda.some((task) => asksTheSame(task, play));
