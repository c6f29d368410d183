/** What most parts of the battle's pages are given. */
import type { Battle, Task, Unit } from '../../battlefield/battle.ts';

export interface OfBattle {
  readonly battle: Battle;
}
export interface OfTask extends OfBattle {
  readonly task: Task;
}
export interface OfUnit extends OfBattle {
  readonly unit: Unit;
}
/** Also the id of the record, for links to other pages. */
export interface InRoom extends OfBattle {
  readonly id: string;
}
