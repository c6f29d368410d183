/** A fight that was chosen, and can be fought no more because one of those in it has left it. */
import { say } from '../../engine/message.ts';
import { type Battle, mark, onTable, type Task } from '../battle.ts';
import { unitOf } from '../look-up.ts';
import { unitNamed } from '../named.ts';
import { endContacts } from './contact.ts';
import { type EventBuilder, notice } from './event-builder.ts';

const FIGHTS = ['charge', 'charge-again', 'guns-attacked', 'firefight', 'close-combat', 'fight-result'];

const isIn = (task: Task, unit: string): boolean =>
  FIGHTS.includes(task.kind) &&
  (task.data.target === unit || (Array.isArray(task.data.attackers) && task.data.attackers.includes(unit)));

/** Fire at who is still there, Broken or not, goes on. */
function isFireAt({ kind, data }: Task, unit: string): boolean {
  const on = kind === 'volley' || kind === 'skirmish' ? mark.safeParse(data.on).data : undefined;
  return on !== undefined && on !== null && 'unit' in on && on.unit === unit;
}

const fightsWith = (battle: Battle, unit: string): Task[] => {
  const gone = !onTable(unitOf(battle, unit));
  return battle.agenda.filter((task) => isIn(task, unit) || (gone && isFireAt(task, unit)));
};

/** NBC-GL-17, NBC-BRK-03: who is Broken or gone neither fights nor is fought; what was open is called off, and said so. */
export function callOffFights(d: EventBuilder, unit: string): void {
  for (const task of fightsWith(d.state, unit)) {
    d.add({ type: 'closed', task: task.id });
    const gone = unitOf(d.state, unit);
    notice(d, say('fight-called-off', { unit: unitNamed(gone) }), { side: gone.side });
  }
  endContacts(d, unit);
}
