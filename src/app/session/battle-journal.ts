/** The journal of a battle, with the state its events give. */
import * as z from 'zod/mini';
import type { Battle } from '../../battlefield/battle.ts';
import { applyWritten, eventDoor } from '../../battlefield/door.ts';
import type { Event } from '../../battlefield/events.ts';
import type { Payload } from '../../journal/entry.ts';
import type { Journal, Machine, Whole } from '../../journal/record.ts';

export const SCHEMA = 1;
export const RULES = 'nbc-1';

export const payload: Payload<Event> = { schema: SCHEMA, play: z.looseObject({ do: z.string() }), event: eventDoor };

/** Undefined before the first entry. */
type State = Battle | undefined;
export const machine: Machine<State, Event> = { start: undefined, apply: applyWritten };

export type BattleJournal = Journal<State, Event>;
/** A journal whose entries are all here. */
export type WholeJournal = Whole<State, Event>;
