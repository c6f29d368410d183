// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { go, goBack, goInstead, route, to } from '../../src/app/route.ts';

const came = () => dispatchEvent(new Event('popstate'));

it('a step back that comes late leads to the page that took the place of the one they went to', () => {
  vi.spyOn(history, 'back').mockReturnValue();
  for (const path of [['scenarios'], ['scenario', 'one']]) {
    history.pushState(null, '', to(...path));
    came();
  }
  const from = history.state;
  goBack();
  go('take', 'that');
  history.replaceState(null, '', location.hash);
  came();
  goInstead('scenario', 'taken');
  expect(route.value).toEqual(['scenario', 'taken']);
  history.replaceState(from, '', to('scenario', 'one'));
  came();
  expect(location.hash).toBe(to('scenario', 'taken'));
});
