/**
 * Which rows of the contracts are proven: a row has a home when the title of a test names it, when its contract's homes.json
 * says where the product shows it, or, for the time being, when its open.json says why it has none yet. A contract is a
 * folder of tests/contract.
 * Fails when a row has no home, or when a list or a title names a row that does not exist.
 *
 *   node scripts/contract.mjs            group by group, with the functions that docs/rules names for a row
 *   node scripts/contract.mjs NBC-CC-06  these rows alone, or a group: NBC-CC, or a contract: AON
 *   node scripts/contract.mjs --brief    a line for each group
 *   node scripts/contract.mjs --missing  the rows no test names and no list explains, and those in open.json
 *   node scripts/contract.mjs --strike   takes out of open.json what has a home by now
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRulePages } from './rule-pages.mjs';
import { rowsIn, titlesOf } from './test-titles.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const HOME = 'tests/contract';
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const contracts = readdirSync(HOME, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    book: name.toUpperCase(),
    openAt: join(HOME, name, 'open.json'),
    ...json(join(HOME, name, 'rows.json')),
    homes: json(join(HOME, name, 'homes.json')),
    open: json(join(HOME, name, 'open.json')),
  }))
  .sort((a, b) => b.rows.length - a.rows.length);

/** The files whose test titles name a row, by row. */
const proofs = new Map();
for (const file of readdirSync('tests', { recursive: true })) {
  if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
  for (const title of titlesOf(readFileSync(join('tests', file), 'utf8')))
    for (const row of rowsIn(title)) proofs.set(row, new Set([...(proofs.get(row) ?? []), file]));
}

const pages = readRulePages();
const every = new Set(contracts.flatMap(({ rows }) => rows.map(({ id }) => id)));
const faults = [
  ...pages.faults,
  ...[...pages.byRow.keys()].filter((id) => !every.has(id)).map((id) => `docs/rules: no row is ${id}`),
  ...[...proofs].filter(([id]) => !every.has(id)).map(([id, files]) => `${[...files].join(', ')}: no row is ${id}`),
  ...contracts.flatMap(faultsOf),
];

/** What is wrong with the lists of a contract. */
function faultsOf({ book, rows, homes, open }) {
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...Object.keys(homes)
      .filter((id) => !known.has(id))
      .map((id) => `${book} homes.json: no row is ${id}`),
    ...Object.keys(open)
      .filter((id) => !known.has(id))
      .map((id) => `${book} open.json: no row is ${id}`),
    ...Object.keys(open)
      .filter((id) => id in homes)
      .map((id) => `${book} open.json: ${id} has a home in homes.json`),
    ...Object.entries(open)
      .filter(([, why]) => !why)
      .map(([id]) => `${book} open.json: ${id} does not say why`),
    ...Object.entries(homes)
      .filter(([, { where, why }]) => !where || !why)
      .map(([id]) => `${book} homes.json: ${id} says too little`),
  ];
}

const stateOf = ({ id }, { homes, open }) =>
  proofs.has(id) ? 'proven' : id in homes ? 'shown' : id in open ? 'open' : 'homeless';
const inState = (list, state, contract) => list.filter((row) => stateOf(row, contract) === state);
const tally = (list, contract) => {
  const count = (state) => inState(list, state, contract).length;
  return [
    `${count('proven')} proven`,
    `${count('shown')} shown elsewhere`,
    `${count('open')} open`,
    ...(count('homeless') > 0 ? [`${count('homeless')} WITHOUT A HOME`] : []),
  ].join(', ');
};

if (process.argv.includes('--strike')) {
  for (const { openAt, open, homes, rows } of contracts) {
    const known = new Set(rows.map(({ id }) => id));
    const left = Object.fromEntries(
      Object.entries(open).filter(([id]) => known.has(id) && !proofs.has(id) && !(id in homes)),
    );
    writeFileSync(openAt, `${JSON.stringify(left, null, 2)}\n`);
    console.log(
      `${Object.keys(open).length - Object.keys(left).length} rows struck from ${openAt}, ${Object.keys(left).length} left.`,
    );
  }
  process.exit(0);
}

const brief = process.argv.includes('--brief');
const missing = process.argv.includes('--missing');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));

function tellRow(row, contract) {
  const { homes, open } = contract;
  const told = {
    proven: () => [...proofs.get(row.id)].join(', '),
    shown: () => `${homes[row.id].where}: ${homes[row.id].why}`,
    open: () => `open: ${open[row.id]}`,
    homeless: () => 'NO HOME',
  }[stateOf(row, contract)]();
  const answered = [...(pages.byRow.get(row.id) ?? [])].map((each) => `      ${each}\n`).join('');
  console.log(`  ${row.id}  ${row.name}\n${answered}      ${told}`);
}

function tellGroup(group, title, contract) {
  const name = `${contract.book}-${group}`;
  const wanted = ({ id }) => asked.length === 0 || [id, name, contract.book].some((each) => asked.includes(each));
  const list = contract.rows.filter((row) => row.group === group && wanted(row));
  if (list.length === 0) return;
  if (missing) {
    const lacking = list.filter((row) => ['open', 'homeless'].includes(stateOf(row, contract))).map(({ id }) => id);
    if (lacking.length > 0) console.log(lacking.join(' '));
    return;
  }
  console.log(`${name.padEnd(13)}${title}: ${tally(list, contract)} of ${list.length}`);
  if (!brief) for (const row of list) tellRow(row, contract);
}

for (const contract of contracts)
  for (const [group, title] of Object.entries(contract.groups)) tellGroup(group, title, contract);

let homeless = 0;
for (const fault of faults) console.error(fault);
for (const contract of contracts) {
  const without = inState(contract.rows, 'homeless', contract);
  homeless += without.length;
  const strike = Object.keys(contract.open).filter((id) => proofs.has(id));
  if (strike.length > 0)
    console.log(`${strike.length} rows of ${contract.openAt} are proven by now; --strike takes them out.`);
  if (without.length > 0) console.error(`Without a home: ${without.map(({ id }) => id).join(' ')}`);
  console.log(`${contract.title}: ${contract.rows.length} rows, ${tally(contract.rows, contract)}`);
}
process.exit(homeless > 0 || faults.length > 0 ? 1 : 0);
