import { describe, expect, it } from 'vitest';
import { applyWritten, eventDoor } from '../../src/battlefield/door.ts';
import type { Event } from '../../src/battlefield/events.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import { begin } from './fixtures.ts';
import { gameOf } from './played.ts';

const opened = (kind: string, data: unknown, facts: unknown = {}) => ({
  type: 'opened',
  task: { id: 't0', kind, side: 'a', facts, data, rolls: [], deferred: false },
});

describe('the door for events from outside', () => {
  it('lets in everything that a battle writes', () => {
    for (const n of [3, 71]) {
      let battle: ReturnType<typeof applyWritten>;
      for (const { events } of gameOf(n, 400).deeds)
        for (const event of JSON.parse(JSON.stringify(events)) as Event[]) {
          expect(eventDoor.safeParse(event).success, JSON.stringify(event).slice(0, 300)).toBe(true);
          battle = applyWritten(battle, event);
        }
    }
  });

  it('keeps out a question of no known kind, and one whose data is not an object', () => {
    expect(eventDoor.safeParse(opened('soothsaying', {})).success).toBe(false);
    expect(eventDoor.safeParse(opened('first', 7)).success).toBe(false);
  });

  const typed = Object.entries(PROCEDURES).filter(([, { schema }]) => schema !== undefined);
  it.each(typed.map(([kind]) => kind))('keeps nonsense out of %s', (kind) => {
    for (const data of [{ nonsense: true }, { unit: 7 }, { data: {} }, [1], null])
      expect(eventDoor.safeParse(opened(kind, data)).success, JSON.stringify(data)).toBe(false);
  });

  it('refuses what would make an open question one of no kind', () => {
    for (const [kind, { schema }] of typed) {
      if (!schema?.data.safeParse({}).success) continue;
      const battle = applyWritten(begin(), opened(kind, {}) as Event);
      const carried = { type: 'carried', task: 't0', data: { nonsense: true } } as const;
      expect(() => applyWritten(battle, carried), kind).toThrow('does not fit');
    }
  });
});
