import { describe, expect, it } from 'vitest';
import { codeOf } from '../../src/engine/message.ts';
import { copyUnder, isSame } from '../../src/scenarios/draft.ts';
import { answers, keptLine, scenarioId, tagsOf } from '../../src/scenarios/kept.ts';
import { aDraft } from './drafts.ts';

const draft = { ...aDraft('a'), title: 'Möckern', place: 'Saxony', tags: ['1813', 'large'] };
const line = keptLine({ id: 'a', updated: 7, data: draft });

describe('the shelf of own scenarios', () => {
  it('lists a scenario by what it says of itself', () => {
    expect(line).toEqual({
      id: 'a',
      title: 'Möckern',
      date: '1809-07-05',
      place: 'Saxony',
      tags: ['1813', 'large'],
      sides: ['First army', 'Second army'],
      updated: 7,
    });
  });

  it.each([null, 7, 'x', { title: 'Half' }, { format: 'other' }])('lists what it cannot read (%j), and why', (data) => {
    expect(codeOf(keptLine({ id: 'b', updated: 1, data }).unreadable ?? '')).toBe('scenario-not-ours');
  });

  it.each([
    ['', true],
    ['mockern', true],
    ['SAXONY large', true],
    ['1813 army', true],
    ['1813 bavaria', false],
  ])('finds "%s": %s', (search, found) => {
    expect(answers(line, search)).toBe(found);
  });

  it.each(["d'hautpoul", 'd’hautpoul'])('finds "%s" however its apostrophe is written', (search) => {
    expect(answers({ ...line, place: 'D’Hautpoul’s hill' }, search)).toBe(true);
    expect(answers({ ...line, place: "D'Hautpoul's hill" }, search)).toBe(true);
  });

  it('counts tags, the commonest first', () => {
    expect(tagsOf([line, { ...line, tags: ['large', 'night'] }])).toEqual(['large', '1813', 'night']);
  });

  it('copies under another id, and knows the same again', () => {
    const copy = copyUnder(draft, scenarioId(draft.title, '1a2b3c4d'), 'Another');
    expect(copy.id).toBe('mockern-1a2b3c4d');
    expect(isSame(draft, JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isSame(draft, copy)).toBe(false);
  });
});
