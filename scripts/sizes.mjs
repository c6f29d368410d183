/**
 * The sizes of the built app against their limits. Fails over a limit, unless the excess is known and has not grown.
 */
import { told, weigh } from './weigh.mjs';

const rows = weigh(process.argv[2]).map(({ name, now, bar, held = bar, unit }) => [
  name,
  told(now, unit),
  bar === undefined ? '' : told(bar, unit),
  bar === undefined ? '' : now <= bar ? 'holds' : now <= held ? `misses, held at ${told(held, unit)}` : 'ABOVE THE BAR',
]);
const head = ['', 'now', 'bar', ''];
const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
const line = (cells) =>
  cells
    .map((cell, i) => (i === 0 || i === 3 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
    .join('  ')
    .trimEnd();
for (const row of [head, ...rows]) console.log(line(row));
if (rows.some((row) => row[3] === 'ABOVE THE BAR')) process.exit(1);
