// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { roomOf } from '../../../src/app/editor/rooms.ts';
import { addUnit } from '../../../src/scenarios/army-edits.ts';
import { problemsOf } from '../../../src/scenarios/problems.ts';
import { aDraft, NAMES } from '../../scenarios/drafts.ts';

const blank = aDraft('mine');
const corps = blank.sides.a.formations[0]!.id;
const made = addUnit(blank, corps, NAMES);

describe('the room in which a problem is mended', () => {
  it.each([
    [['title'], ['words']],
    [['briefings', 'a'], ['words']],
    [['date'], ['day']],
    [['sky', 'fog', 'target'], ['day']],
    [['end', 'at'], ['day']],
    [['areas', 0, 'name'], ['ground']],
    [['rulings', 'x'], ['rules']],
    [['reinforcements', 0, 'formation'], ['arrivals']],
    [
      ['sides', 'a', 'name'],
      ['army', 'a'],
    ],
    [
      ['sides', 'a', 'formations', 0, 'commander', 'name'],
      ['formation', corps],
    ],
    [
      ['sides', 'a', 'formations', 0, 'units', 0, 'ref'],
      ['unit', made.id],
    ],
    [
      ['sides', 'a', 'formations', 9, 'name'],
      ['army', 'a'],
    ],
  ])('%j leads to %j', (path, room) => {
    expect(roomOf(made.draft, path)).toEqual(room);
  });

  it('is known for every problem that a draft can have', () => {
    const { a } = made.draft.sides;
    const wrong = {
      ...made.draft,
      title: '',
      sides: {
        ...made.draft.sides,
        a: { ...a, name: '', garrisons: [{ area: 'x', unit: a.formations[0]!.units[0]! }] },
      },
    };
    for (const { path } of problemsOf(wrong)) expect(roomOf(wrong, path).length).toBeGreaterThan(0);
  });
});
