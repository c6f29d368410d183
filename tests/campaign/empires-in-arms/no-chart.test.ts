/** No chart, map or counter comes with the app: of the charts there is what the rules' own examples give, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { KNOWN as SHEETS } from '../../../src/campaign/empires-in-arms/charts.ts';
import { KNOWN as COMBAT } from '../../../src/campaign/empires-in-arms/rules/combat-charts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
const ROOMS = ['src/campaign/empires-in-arms', 'src/app/campaign/empires-in-arms'];
const CODE = ROOMS.flatMap((folder) => filesIn(folder, /\.tsx?$/));
const textOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '');

/** Section 2 of the contract, cell by cell. */
const CELLS: Readonly<Record<string, readonly number[]>> = {
  'CH-04': [1],
  'CH-05': [15, 20],
  // Echelon against counterattack, assault against cordon, outflank against counterattack.
  'CH-07': [12, 34, 24, 31, 41, 21, 41, 43, 21, 21, 21, 23, 44, 31],
  // Percent, and morale in tenths.
  'CH-08': [10, 10, 15, 20, 5, 2, 5, 5],
  'CH-09': [1, 0, 0],
  'CH-10': [3, 5],
  'CH-11': [60],
  'CH-14': [15, 15],
  'CH-15': [3, 2, 3],
};

it('EIA-040 EIA-041 EIA-155 EIA-174 no cell of a chart is known but those of the text', () => {
  const known = { ...SHEETS, ...COMBAT };
  expect(Object.keys(known).sort()).toEqual(Object.keys(CELLS).sort());
  for (const [chart, values] of Object.entries(CELLS)) expect(Object.values(known[chart] ?? {}), chart).toEqual(values);
});

it('EIA-007 no list of numbers stands in its rooms but those of the text', () => {
  const found = CODE.flatMap((file) =>
    [...textOf(file).matchAll(/(?:(?:^|[^\w.'-])-?\d+(?:_\d+)*\s*[,;}\])]\s*(?:[\w'"[\]-]+\s*:\s*)?){6,}/gm)].map(
      () => file.split('/').at(-1) ?? '',
    ),
  );
  // What a die shows, the months, what a capital costs, basic morale, the most that artillery shifts, the boxes of a corps at nought: all in the text.
  const known = [
    'vocabulary.ts',
    'income.ts',
    'morale.ts',
    'guard-and-guns.ts',
    'combat.ts',
    'to-scenario.ts',
    'ledger.ts',
  ];
  expect(found.filter((file) => !known.includes(file))).toEqual([]);
  for (const file of known) expect(found.filter((one) => one === file).length, file).toBeLessThanOrEqual(2);
});

it('EIA-002 EIA-003 EIA-012 no sheet, table or pack of it is shipped', () => {
  const slots = CODE.filter((file) => /slots:\s*\{\s*['"]?CH-/.test(textOf(file)));
  expect(slots).toEqual([]);
  for (const folder of [...ROOMS, 'public'])
    expect(
      filesIn(folder, /\.(csv|tsv|json|ya?ml|txt)$/).filter((file) => /CH-\d\d|forage/i.test(textOf(file))),
    ).toEqual([]);
});
