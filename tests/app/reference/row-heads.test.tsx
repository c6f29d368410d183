// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Grid } from '../../../src/app/reference/table.tsx';

afterEach(cleanup);

it('a table of a chart heads its columns and its rows, and no cell between', () => {
  const head = ['', 101, 102] as const;
  const rows = [
    [11, 12, 13],
    ['', 22, 23],
  ] as const;
  const { container } = render(<Grid of={{ head, rows }} />);
  const saidBy = (cells: string) => [...container.querySelectorAll(cells)].map(({ textContent }) => textContent);
  expect(saidBy('th[scope=col]')).toEqual(['101', '102']);
  expect(saidBy('th[scope=row]')).toEqual(['11']);
  expect(saidBy('tbody td')).toEqual(['12', '13', '', '22', '23']);
});
