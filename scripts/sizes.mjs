/**
 * What the built app weighs, against a ceiling that fails and the design's bar, which is where it should be. A ceiling is
 * what was true when it was last set and a small margin: it is lowered after a saving, and raised only with a reason.
 */
import { kB, weigh } from './weigh.mjs';

/** Bytes. */
const CEILINGS = {
  first: 33_800,
  // A tap is judged and its page made ready while the finger is on the glass, twice judged where a card and its throw go
  // together, and a turn is gone through out of sight.
  battle: 89_700,
  // And who will win a close combat, what falls away with a place that is left, and the shelf that tomorrow’s armies go to.
  sheets: 301_500,
  lazy: 31_500,
  css: 9_500,
  fonts: 82_000,
  // The readers of orders of battle ask about more than they did.
  precache: 699_000,
};

let over = 0;
const rows = weigh(process.argv[2]).map(({ key, name, bytes, bar, note }) => {
  const ceiling = CEILINGS[key];
  const fails = bytes > ceiling;
  if (fails) over += 1;
  return [
    name,
    kB(bytes),
    kB(ceiling),
    bar ? kB(bar) : '',
    fails ? 'ABOVE THE CEILING' : !bar ? '' : bytes <= bar ? 'holds' : `${kB(bytes - bar)} above the bar`,
    note ?? '',
  ];
});
const head = ['', 'now', 'ceiling', 'bar', '', ''];
const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
for (const row of [head, ...rows])
  console.log(
    row
      .map((cell, i) => (i > 0 && i < 4 ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
if (over > 0) {
  console.error(`\n${over} above the ceiling. Find what grew, or say in scripts/sizes.mjs why the ceiling rises.`);
  process.exit(1);
}
