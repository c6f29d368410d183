/**
 * Reads the tables of docs/rules: for each row of the contract its functions and their files. A table counts if it has
 * columns "function", "file" and "rows".
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = 'docs/rules';
/** The folder for file names on a page. */
const BASES = {
  'core.md': 'src',
  'fire.md': 'src/battlefield',
  'close-combat.md': 'src/battlefield/rules/close-combat',
  'movement-and-special-troops.md': 'src/battlefield',
  'scenarios.md': 'src/scenarios',
  'resolvers.md': 'src/battlefield',
};

const numbered = (group, n) => `NBC-${group}-${String(n).padStart(2, '0')}`;

/** "NBC-CC-03, 06 to 08, GAR-07, AMB-88" as rows, without rulings. */
export function rowsOfCell(cell) {
  const rows = [];
  let group = null;
  let last = null;
  let through = false;
  for (const [word, named, first, next] of cell.matchAll(/(?:NBC-)?\b([A-Z]{2,3})-(\d+)|\bto\b|-?\b(\d+)/g)) {
    if (word === 'to') {
      through = true;
      continue;
    }
    const n = Number(first ?? next);
    if (named) group = named;
    if (group && group !== 'AMB')
      for (let i = through && last !== null && last < n ? last + 1 : n; i <= n; i++) rows.push(numbered(group, i));
    last = n;
    through = false;
  }
  return rows;
}

const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The functions in a cell, each with its possible files: its own ("`x` in `y.ts`"), or the row's. */
function functionsOf(cell, files) {
  return [...cell.matchAll(/`([A-Za-z_$][\w$]*)(?:\([^`]*\))?`(?:[^`;]* in `([^`]+\.ts)`)?/g)].map(([, name, own]) => ({
    name,
    files: own ? [own] : files,
  }));
}

function found(file, base) {
  const places = file.startsWith('src/') ? [file] : [join(base, file), join('src', file)];
  return places.find((place) => existsSync(place));
}

const exportsIt = (file, name) =>
  new RegExp(`export (?:async )?(?:function|const|type|interface) ${name.replace('$', '\\$')}\\b`).test(
    readFileSync(file, 'utf8'),
  );

/** The functions of each row as "name (file)", and what is wrong on the pages. */
export function readRulePages() {
  const byRow = new Map();
  const faults = [];
  for (const page of readdirSync(PAGES).filter((name) => name.endsWith('.md'))) {
    const base = BASES[page];
    if (!base) {
      faults.push(`${PAGES}/${page}: nothing says where its files stand`);
      continue;
    }
    let columns = null;
    for (const line of readFileSync(join(PAGES, page), 'utf8').split('\n')) {
      if (!line.startsWith('|')) {
        columns = null;
        continue;
      }
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (!columns) {
        const at = (head) => cells.findIndex((cell) => cell.startsWith(head));
        columns = { function: at('function'), file: at('file'), rows: at('rows') };
        continue;
      }
      if (Object.values(columns).includes(-1) || /^-+$/.test(cells[0])) continue;
      const files = codes(cells[columns.file]);
      for (const { name, files: own } of functionsOf(cells[columns.function], files)) {
        const file = own.map((each) => found(each, base)).find((each) => each && exportsIt(each, name));
        if (!file) faults.push(`${PAGES}/${page}: ${own.join(', ')} does not export ${name}`);
        for (const row of file ? rowsOfCell(cells[columns.rows]) : [])
          byRow.set(row, new Set([...(byRow.get(row) ?? []), `${name} (${file})`]));
      }
    }
  }
  return { byRow, faults };
}
