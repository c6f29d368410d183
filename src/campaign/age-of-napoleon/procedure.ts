/** The shape of a question of this game. */

import type { Face } from '../../dice/faces.ts';
import type { Said } from '../../engine/message.ts';
import type { BaseNeed, Asked as EngineAsked, Procedure as EngineProcedure, Fact } from '../../engine/procedure.ts';
import { type Facts, rollIn } from '../../engine/question.ts';
import type { Area, Campaign, SideId, Task, Thing } from './campaign.ts';
import type { Event } from './events.ts';

/** One die. */
export interface Need extends BaseNeed {
  readonly by: SideId;
}

export interface Aon {
  readonly state: Campaign;
  readonly event: Event;
  readonly question: Task;
  readonly need: Need;
  readonly thing: Thing;
}

export type Procedure<Data = unknown> = EngineProcedure<Aon, Data> & { readonly kind: string };
export type Asked<Data> = EngineAsked<Aon, Data, Facts>;

/** The face that lies in a slot. */
export const dieIn = (task: Pick<Task, 'rolls'>, slot: string): Face | undefined => rollIn(task, slot)?.thing.die;

export { type Answered, numberOf, saysSo as isOn, wordOf } from '../answers.ts';

/** A choice of one area; none is an empty word. */
export const areaChoice = (key: string, label: Said, value: string, areas: readonly Area[], none?: Said): Fact => ({
  key,
  label,
  kind: 'choice',
  value,
  options: [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...areas.map(({ id, name }) => ({ value: id, label: { code: 'aon-name', args: { name } } })),
  ],
});
