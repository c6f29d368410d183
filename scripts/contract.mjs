/**
 * Which rows of the contract are proven: a row has a home when the title of a test names it, when tests/contract/homes.json
 * says where the product shows it, or, for the time being, when tests/contract/open.json says why it has none yet.
 * Fails when a row has no home, or when a list or a title names a row that does not exist.
 *
 *   node scripts/contract.mjs            group by group, with the functions that docs/rules names for a row
 *   node scripts/contract.mjs NBC-CC-06  these rows alone, or a group: NBC-CC
 *   node scripts/contract.mjs --brief    a line for each group
 *   node scripts/contract.mjs --missing  the rows no test names and no list explains, and those in open.json
 *   node scripts/contract.mjs --strike   takes out of open.json what has a home by now
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRulePages } from './rule-pages.mjs';
import { rowsIn, titlesOf } from './test-titles.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const OPEN = 'tests/contract/open.json';
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { groups, rows } = json('tests/contract/rows.json');
const homes = json('tests/contract/homes.json');
const open = json(OPEN);

/** By row, the files whose titles name it. */
const proofs = new Map();
for (const file of readdirSync('tests', { recursive: true })) {
  if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
  for (const title of titlesOf(readFileSync(join('tests', file), 'utf8')))
    for (const row of rowsIn(title)) proofs.set(row, new Set([...(proofs.get(row) ?? []), file]));
}

const pages = readRulePages();
const known = new Set(rows.map(({ id }) => id));
const faults = [
  ...pages.faults,
  ...[...pages.byRow.keys()].filter((id) => !known.has(id)).map((id) => `docs/rules: no row is ${id}`),
  ...[...proofs].filter(([id]) => !known.has(id)).map(([id, files]) => `${[...files].join(', ')}: no row is ${id}`),
  ...Object.keys(homes)
    .filter((id) => !known.has(id))
    .map((id) => `homes.json: no row is ${id}`),
  ...Object.keys(open)
    .filter((id) => !known.has(id))
    .map((id) => `open.json: no row is ${id}`),
  ...Object.keys(open)
    .filter((id) => id in homes)
    .map((id) => `open.json: ${id} has a home in homes.json`),
  ...Object.entries(open)
    .filter(([, why]) => !why)
    .map(([id]) => `open.json: ${id} does not say why`),
  ...Object.entries(homes)
    .filter(([, { where, why }]) => !where || !why)
    .map(([id]) => `homes.json: ${id} says too little`),
];

const stateOf = ({ id }) => (proofs.has(id) ? 'proven' : id in homes ? 'shown' : id in open ? 'open' : 'homeless');
const inState = (list, state) => list.filter((row) => stateOf(row) === state);
const tally = (list) =>
  [
    `${inState(list, 'proven').length} proven`,
    `${inState(list, 'shown').length} shown elsewhere`,
    `${inState(list, 'open').length} open`,
    ...(inState(list, 'homeless').length > 0 ? [`${inState(list, 'homeless').length} WITHOUT A HOME`] : []),
  ].join(', ');

if (process.argv.includes('--strike')) {
  const left = Object.fromEntries(
    Object.entries(open).filter(([id]) => known.has(id) && !proofs.has(id) && !(id in homes)),
  );
  writeFileSync(OPEN, `${JSON.stringify(left, null, 2)}\n`);
  console.log(
    `${Object.keys(open).length - Object.keys(left).length} rows struck from ${OPEN}, ${Object.keys(left).length} left.`,
  );
  process.exit(0);
}

const brief = process.argv.includes('--brief');
const missing = process.argv.includes('--missing');
const asked = process.argv.slice(2).filter((word) => word.startsWith('NBC-'));
for (const [group, title] of Object.entries(groups)) {
  const list = rows.filter(
    (row) =>
      row.group === group && (asked.length === 0 || asked.includes(row.id) || asked.includes(`NBC-${row.group}`)),
  );
  if (list.length === 0) continue;
  if (missing) {
    const lacking = list.filter((row) => ['open', 'homeless'].includes(stateOf(row))).map(({ id }) => id);
    if (lacking.length > 0) console.log(lacking.join(' '));
    continue;
  }
  console.log(`${`NBC-${group}`.padEnd(8)}${title}: ${tally(list)} of ${list.length}`);
  if (brief) continue;
  for (const row of list) {
    const told = {
      proven: () => [...proofs.get(row.id)].join(', '),
      shown: () => `${homes[row.id].where}: ${homes[row.id].why}`,
      open: () => `open: ${open[row.id]}`,
      homeless: () => 'NO HOME',
    }[stateOf(row)]();
    const answered = [...(pages.byRow.get(row.id) ?? [])].map((each) => `      ${each}\n`).join('');
    console.log(`  ${row.id}  ${row.name}\n${answered}      ${told}`);
  }
}

const homeless = inState(rows, 'homeless');
const strike = Object.keys(open).filter((id) => proofs.has(id));
if (strike.length > 0) console.log(`${strike.length} rows of open.json are proven by now; --strike takes them out.`);
for (const fault of faults) console.error(fault);
if (homeless.length > 0) console.error(`Without a home: ${homeless.map(({ id }) => id).join(' ')}`);
console.log(`${rows.length} rows: ${tally(rows)}`);
process.exit(homeless.length > 0 || faults.length > 0 ? 1 : 0);
