import { describe, expect, it } from 'vitest';
import { newDraft } from '../../src/scenarios/draft.ts';
import { placeWords } from '../../src/scenarios/places.ts';
import { parseScenario } from '../../src/scenarios/schema.ts';

const draft = newDraft('mine');

describe('where a problem lies', () => {
  it.each([
    [['sides', 'a', 'formations', 0, 'name'], 'First army › 1st Corps › name'],
    [['sides', 'b', 'commander', 'A'], 'Second army › commander › Ability'],
    [['areas', 2, 'limit'], 'area 3 › garrison limit'],
    [['title'], 'title'],
    [[], 'the whole'],
  ])('%j is %s', (path, words) => {
    expect(placeWords(draft, path)).toBe(words);
  });

  it.each([
    [{ ...draft, title: '' }, 'title: it is empty; write something.'],
    [{ ...draft, hills: 'alpine' }, 'hills: it can be marchfeld, rolling, hilly.'],
    [{ ...draft, start: -5 }, 'start: it is too small; the least is 0.'],
    [{ ...draft, title: 7 }, 'title: it is missing, or of the wrong kind.'],
    [{ ...draft, rulings: { toString: 'x' } }, 'There is no ruling called toString.'],
    [{ ...draft, date: 'May' }, 'date: it should be a date as 1815-06-16.'],
  ])('says what is wrong and what would be right (%#)', (json, sentence) => {
    expect(parseScenario(json)).toMatchObject({ ok: false, problems: [sentence] });
  });
});
