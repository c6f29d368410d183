import { expect, it } from 'vitest';
import { shownLine } from '../../../../src/app/editor/import/line-text.ts';

it('a line of two columns keeps them apart, and a heading its place', () => {
  expect(shownLine('FRENCH                    RUSSIANS')).toBe('FRENCH\u2003\u2003RUSSIANS');
  expect(shownLine('16th Light\t\t1,620')).toBe('16th Light\u2003\u20031,620');
  expect(shownLine('          GOLYMIN, 26th December 1806')).toBe('GOLYMIN, 26th December 1806');
  expect(shownLine('a  b')).toBe('a  b');
});
