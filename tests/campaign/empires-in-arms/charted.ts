/** A campaign whose owner has typed every cell of every chart: no value is off a real one. */

import { cellOf, type SlotShape, type Slots } from '../../../src/campaign/chart-slot.ts';
import { CHARTS, KNOWN } from '../../../src/campaign/empires-in-arms/charts.ts';

const BOXES = 20;

/** The status display: of so many boxes, in four zones, with what each gives and takes. */
const DISPLAY = Object.fromEntries([
  ['display/boxes', BOXES],
  ...Array.from({ length: BOXES }, (_, n) => [
    [cellOf(String(n), 'zone'), n < 3 ? 0 : n < 6 ? 1 : n < 15 ? 2 : 3],
    [cellOf(String(n), 'loss'), n < 6 ? 3 : 0],
    [cellOf(String(n), 'vp'), n % 7],
    [cellOf(String(n), 'psa'), (n % 3) - 1],
  ]).flat(),
]);

const filled = (chart: string, { rows, columns, least, most }: SlotShape): Slots[string] => ({
  ...Object.fromEntries(
    rows.flatMap((row, r) =>
      columns.map((column, c) => [
        cellOf(row, column),
        chart === 'CH-05' ? 5 * (r + 1) : Math.min(most, Math.max(least, 1 + r + 3 * c)),
      ]),
    ),
  ),
  ...KNOWN[chart],
});

export const CHARTED: Slots = {
  ...Object.fromEntries(Object.entries(CHARTS).map(([chart, shape]) => [chart, filled(chart, shape)])),
  'CH-04': { ...DISPLAY, ...KNOWN['CH-04'] },
};
