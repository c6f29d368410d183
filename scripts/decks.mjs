/**
 * Writes the built-in decks, src/cards/decks/*.json, from the tables below. `--check` writes nothing and fails if a
 * file differs. src/cards/decks/README.md describes the format.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../src/cards/decks/', import.meta.url);
const COLUMNS = ['<=0', '1', '2', '3', '4', '5', '6', '>=7'];
const RATINGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** For each column of 48 cards: the five results, then how many Disorder on the move and when hit. */
const QD_48 = [
  { VH: 1, H: 3, N: 10, L: 16, VL: 18, move: 24, hit: 36 },
  { VH: 2, H: 5, N: 13, L: 15, VL: 13, move: 20, hit: 32 },
  { VH: 4, H: 7, N: 15, L: 13, VL: 9, move: 16, hit: 27 },
  { VH: 6, H: 10, N: 16, L: 10, VL: 6, move: 12, hit: 22 },
  { VH: 9, H: 13, N: 15, L: 7, VL: 4, move: 8, hit: 17 },
  { VH: 13, H: 15, N: 13, L: 5, VL: 2, move: 5, hit: 12 },
  { VH: 18, H: 16, N: 10, L: 3, VL: 1, move: 3, hit: 8 },
  { VH: 23, H: 16, N: 7, L: 2, VL: 0, move: 2, hit: 5 },
];

/** Two dice plus the rating: the least sum for each result, and the greatest that still Disorders. */
const QD_2D6 = { VH: 14, H: 12, N: 9, L: 7, move: 8, hit: 9 };

const TIME_DECKS = [
  ['TD-24', 'Twenty-four time cards', { 10: 2, 15: 8, 20: 7, 25: 3, 30: 1, 35: 1, 40: 1, 45: 1 }],
  ['TD-24b', 'Twenty-four time cards, a little slower', { 10: 2, 15: 7, 20: 7, 25: 4, 30: 1, 35: 1, 40: 1, 45: 1 }],
  ['TD-20', 'Twenty time cards', { 10: 2, 15: 5, 20: 6, 25: 3, 30: 1, 35: 1, 40: 1, 45: 1 }],
];

function fortyEight() {
  const upTo = (result) =>
    QD_48.map((row) => {
      const better = ['VH', 'H', 'N', 'L'].slice(0, ['VH', 'H', 'N', 'L'].indexOf(result) + 1);
      return better.reduce((sum, name) => sum + row[name], 0);
    });
  return {
    order: Array.from({ length: 48 }, (_, at) => at + 1),
    ...Object.fromEntries(['VH', 'H', 'N', 'L'].map((result) => [result, upTo(result)])),
    move: QD_48.map((row) => row.move),
    hit: QD_48.map((row) => row.hit),
  };
}

function twoDice() {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces
    .flatMap((first) => faces.map((second) => ({ id: first * 10 + second, sum: first + second })))
    .sort((a, b) => b.sum - a.sum || b.id - a.id);
  const atLeast = (least) => RATINGS.map((rating) => throws.filter(({ sum }) => sum + rating >= least).length);
  const atMost = (most) => RATINGS.map((rating) => throws.filter(({ sum }) => sum + rating <= most).length);
  return {
    order: throws.map(({ id }) => id),
    ...Object.fromEntries(['VH', 'H', 'N', 'L'].map((result) => [result, atLeast(QD_2D6[result])])),
    move: atMost(QD_2D6.move),
    hit: atMost(QD_2D6.hit),
  };
}

/** One property a line, lists on one line. */
function written(value, indent = '') {
  if (Array.isArray(value)) return JSON.stringify(value).replaceAll(',', ', ');
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${written(item, inner)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

const quality = (id, name, luck) => ({ kind: 'quality', id, name, columns: COLUMNS, luck });
const time = ([id, name, cards]) => ({
  kind: 'time',
  id,
  name,
  counts: Object.entries(cards).map(([minutes, count]) => [Number(minutes), count]),
});

const decks = [
  quality('QD-48', 'Forty-eight quality cards', fortyEight()),
  quality('QD-2D6', 'Two dice as thirty-six quality cards', twoDice()),
  ...TIME_DECKS.map(time),
];

let differ = 0;
for (const deck of decks) {
  const file = new URL(`${deck.id.toLowerCase()}.json`, FOLDER);
  const text = `${written(deck)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${deck.id} is not what scripts/decks.mjs writes.`);
    differ += 1;
  } else writeFileSync(file, text);
}
process.exit(differ === 0 ? 0 : 1);
