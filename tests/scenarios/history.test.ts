import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type History,
  MAX_STEPS,
  openHistory,
  settle,
  step,
  stepBack,
  stepForward,
} from '../../src/scenarios/history.ts';
import { plain } from '../plain.ts';

const typed = (history: History<string>, text: string) => step(history, text, plain('name'), 'name');

describe('the history of a document', () => {
  it('takes back and brings again, and says what', () => {
    const two = step(step(openHistory('a'), 'b', plain('to b')), 'c', plain('to c'));
    expect(two.past.at(-1)!.what).toEqual(plain('to c'));
    const back = stepBack(two);
    expect(back.now).toBe('b');
    expect(back.future[0]!.what).toEqual(plain('to c'));
    expect(stepForward(back)).toEqual(two);
    expect(stepBack(stepBack(stepBack(back))).now).toBe('a');
  });

  it('takes the letters of one field back together, until the field is left', () => {
    const word = ['N', 'Ne', 'Ney'].reduce(typed, openHistory(''));
    expect(word.past).toHaveLength(1);
    const more = typed(settle(word), 'Ney!');
    expect(more.past).toHaveLength(2);
    expect(stepBack(more).now).toBe('Ney');
    expect(stepBack(stepBack(more)).now).toBe('');
    expect(step(word, 'x', plain('other'), 'other').past).toHaveLength(2);
  });

  it('forgets what was undone when something new is done, and never joins it', () => {
    const back = stepBack(typed(openHistory(''), 'Ney'));
    expect(typed(back, 'Soult').future).toEqual([]);
    const undone = stepBack(typed(settle(typed(openHistory(''), 'a')), 'ab'));
    expect(stepBack(typed(undone, 'ac')).now).toBe('a');
  });

  it('counts no step where nothing changed, and keeps so many', () => {
    const start = openHistory('a');
    expect(step(start, 'a', plain('nothing'))).toBe(start);
    const many = Array.from({ length: MAX_STEPS + 20 }, (_, i) => i).reduce(
      (h, i) => step(h, i, plain('on')),
      openHistory(-1),
    );
    expect(many.past).toHaveLength(MAX_STEPS);
  });

  it('comes back to where it was after any walk', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant('back'), fc.constant('forward'), fc.integer()), { maxLength: 60 }),
        (walk) => {
          let history = openHistory<number>(0);
          for (const move of walk)
            history =
              move === 'back'
                ? stepBack(history)
                : move === 'forward'
                  ? stepForward(history)
                  : step(history, move as number, plain('set'));
          const here = history.now;
          let steps = 0;
          while (history.past.length > 0) {
            history = stepBack(history);
            steps++;
          }
          expect(history.now).toBe(0);
          for (; steps > 0; steps--) history = stepForward(history);
          expect(history.now).toBe(here);
        },
      ),
    );
  });
});
