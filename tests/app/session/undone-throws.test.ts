import { expect, it } from 'vitest';
import { allUndone, undoneThrows } from '../../../src/app/session/undone-throws.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { append, begin, type Journal, redo, undo, undoTo } from '../../../src/journal/record.ts';

const header = { id: 'b', schema: 1, title: 'B', seal: '0'.repeat(64), startedAt: 0, rules: 'nbc-1' };
const stamp = { at: 0, by: 'both' };
type Record = Journal<number, Event>;

const rolled = (by: 'a' | 'b', own: boolean): Event => ({
  type: 'rolled',
  task: 't',
  roll: { slot: 's', by, thing: { dice: [3] }, own, again: [] },
});
const deed = (record: Record, ...events: Event[]): Record => append(record, { ...stamp, play: null, events });
const must = (record: Record | null): Record => {
  if (!record) throw new Error('There is no way there.');
  return record;
};

it('every undo across a throw is counted by who threw, own dice too, and stays counted when it is redone', () => {
  let record: Record = begin(header, { start: 0, apply: (n) => n + 1 });
  record = deed(record, { type: 'dice', dice: 'app' });
  record = deed(record, rolled('a', false));
  record = deed(record, rolled('b', true), rolled('b', false));
  record = must(undo(record, stamp));
  record = must(redo(record, stamp));
  record = must(undoTo(record, 1, stamp));
  record = deed(record, { type: 'dice', dice: 'table' });
  record = must(undo(record, stamp));
  expect([...undoneThrows(record.entries)]).toEqual([
    [4, { a: 0, b: 2 }],
    [6, { a: 1, b: 2 }],
  ]);
  expect(allUndone(record.entries)).toEqual({ a: 1, b: 4 });
});
