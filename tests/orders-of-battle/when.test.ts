/** What a text says at its top of the battle and its day. */
import { expect, it } from 'vitest';
import { beginsWithRank } from '../../src/orders-of-battle/commanders.ts';
import { whenIn } from '../../src/orders-of-battle/when.ts';

it.each([
  ['Ordre de Bataille bei Hanau, 30. Oktober 1813', 'Hanau'],
  ['Order of battle at Maida, 4 July 1806', 'Maida'],
  ['Ordre de bataille de Montereau, 18 février 1814', 'Montereau'],
  ['Order of battle Desaix at Marengo', 'Desaix at Marengo'],
  ['The Battle of Albuera, 16 May 1811', 'The Battle of Albuera'],
])('“%s” is called %s', (line, title) => {
  expect(whenIn([line]).title).toBe(title);
});

it('a Marschall has a rank before his name', () => {
  expect(beginsWithRank('Marschall Victor')).toBe(true);
});
