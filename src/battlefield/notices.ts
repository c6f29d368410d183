/** What a deed did by the way: the lines that the next screen tells, since no question asked it and no result said it. */
import type { Event, Line } from './events.ts';

export const notices = (events: readonly Event[]): readonly Line[] =>
  events.flatMap((event) => (event.type === 'logged' && event.line.unasked ? [event.line] : []));
