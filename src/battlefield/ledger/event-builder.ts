/** Writes a battle's events: the changes, story lines and questions of all rules. */
import type { SideId } from '../../book/terms.ts';
import { type EventBuilder as Builder, eventBuilder as newBuilder } from '../../engine/event-builder.ts';
import type { Said } from '../../engine/message.ts';
import type { Battle, FormationState, OfficerState, SideState, Sky, Task, UnitState } from '../battle.ts';
import type { Event, Line } from '../events.ts';
import type { FactsOf } from '../facts.ts';
import { applyAndKeep } from './apply.ts';

export type EventBuilder = Builder<Battle, Event>;

export const eventBuilder = (battle: Battle): EventBuilder => newBuilder(battle, applyAndKeep());

export const setUnit = (d: EventBuilder, unit: string, set: Partial<UnitState>): void =>
  d.add({ type: 'unit', unit, set });
export const setFormation = (d: EventBuilder, formation: string, set: Partial<FormationState>): void =>
  d.add({ type: 'formation', formation, set });
export const setOfficer = (d: EventBuilder, officer: string, set: Partial<OfficerState>): void =>
  d.add({ type: 'officer', officer, set });
export const setSide = (d: EventBuilder, side: SideId, set: Partial<SideState>): void =>
  d.add({ type: 'side', side, set });
export const setPlace = (d: EventBuilder, place: string, facts: FactsOf<'place'>): void =>
  d.add({ type: 'place', place, facts });
export const setSky = (d: EventBuilder, set: Partial<Sky>): void => d.add({ type: 'sky', set });

export const log = (d: EventBuilder, text: Said, more: Omit<Line, 'text'> = {}): void =>
  d.add({ type: 'logged', line: { text, ...more } });

/** Writes a line about something that was not asked. The story and the next screen show it. */
export const notice = (d: EventBuilder, text: Said, more: Omit<Line, 'text' | 'unasked'> = {}): void =>
  log(d, text, { unasked: true, ...more });

type NewTask = Pick<Task, 'kind' | 'side'> & Partial<Omit<Task, 'id' | 'kind' | 'side' | 'deferred'>>;

export const openTask = (d: EventBuilder, task: NewTask): void =>
  d.add({
    type: 'opened',
    task: { facts: {}, data: {}, rolls: [], deferred: false, ...task, id: `t${d.state.serial}` },
  });
