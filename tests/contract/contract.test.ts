import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import aon from './aon/rows.json';
import homes from './nbc/homes.json';
import rows from './nbc/rows.json';

const reader: { titlesOf(source: string): string[]; rowsIn(title: string): string[] } = await import(
  pathToFileURL(resolve('scripts/test-titles.mjs')).href
);
const { titlesOf, rowsIn } = reader;

describe('the list of rows', () => {
  it('has the 381 rows of the contract in its 47 groups', () => {
    const sizes = Object.fromEntries(
      Object.keys(rows.groups).map((group) => [group, rows.rows.filter((row) => row.group === group).length]),
    );
    expect(sizes).toEqual({
      ...{ GL: 29, EQ: 5, PT: 4, RR: 6, QC: 17, DC: 4, EX: 3, ORD: 24, WX: 7, VIS: 5, GND: 4, FOG: 1, TIM: 3, SEQ: 2 },
      ...{ CMD: 4, RNF: 5, SKM: 10, ART: 26, HOW: 6, RKT: 5, CMA: 9, CCD: 8, UC: 6, OCC: 3, MOV: 23, MTC: 3, EVD: 5 },
      ...{ FSH: 1, BRK: 3, FF: 12, CC: 37, BUA: 5, FAD: 4, REC: 5, RAL: 3, LUL: 3, BRG: 5, GAR: 11, DET: 7, ENG: 7 },
      ...{ PON: 7, BAG: 4, OFF: 9, END: 1, SCN: 18, SIM: 3, LOS: 9 },
    });
    expect(rows.rows).toHaveLength(381);
    expect(new Set(rows.rows.map(({ id }) => id)).size).toBe(381);
    for (const { id, group } of rows.rows) expect(id).toMatch(new RegExp(`^NBC-${group}-\\d\\d$`));
  });

  it('has the 19 rows of the Age of Napoleon player aid', () => {
    expect(aon.rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 19 }, (_, i) => `AON-${String(i + 1).padStart(3, '0')}`),
    );
    expect([...new Set(aon.rows.map(({ group }) => group))].sort()).toEqual(Object.keys(aon.groups).sort());
  });

  it('names only rows that exist as shown elsewhere, and says where', () => {
    const known = new Set(rows.rows.map(({ id }) => id));
    for (const [id, { where, why }] of Object.entries(homes)) {
      expect(known).toContain(id);
      expect(['reference', 'printing', 'advice', 'editor', 'absent']).toContain(where);
      expect(why).toMatch(/\.$/);
    }
  });
});

describe('reading the titles of tests', () => {
  it.each([
    ['a plain one', `it('one', () => {})`, ['one']],
    ['its block', `describe("all", () => { test('one', go); });`, ['all', 'one']],
    ['a table', `it.each([[1, 'no']])('reads %i', (n) => {})`, ['reads %i']],
    ['a table with types', `it.each<[string, () => void]>([['a', f]])('reads %i', go)`, ['reads %i']],
    [
      'a table that holds the names',
      `it.each([['ROW one', 'no'], ['ROW two', 'no']])('%s, twice', go)`,
      ['ROW one, twice', 'ROW two, twice'],
    ],
    ['a list of names', `it.each(['one', 'two'])('%s', go)`, ['one', 'two']],
    [
      'a table of named parts',
      `it.each([{ what: 'one', row: 'no' }, { row: 'no', what: 'two' }])('$what', go)`,
      ['one', 'two'],
    ],
    ['a title in parts', `it('one ' + 'two', go)`, ['one two']],
    ['a title with a blank', `it(\`one \${\`\${n}\`} two\`, go)`, ['one %s two']],
    ['one after a pattern', `const p = /['"/]/; it('one', go)`, ['one']],
    ['one after a division', `const half = total / 2; it('one', go); const more = total / 3;`, ['one']],
    ['one after an apostrophe in text', `<p>Don't</p>\nit('one', go)`, ['one']],
    ['a browser test', `test.describe('all', () => { test('one', go) })`, ['all', 'one']],
    ['nothing that does not run', `it.skip('one', go); test.todo('two'); test.fixme('three', go)`, []],
    ['nothing in a comment', `// it('one', go)\n/* it('two', go) */`, []],
    ['nothing in a string', `const text = "it('one', go)"`, []],
    ['nothing of other calls', `expect('one').toBe('one'); suite.it('two', go)`, []],
  ])('finds %s', (_what, source, titles) => {
    expect(titlesOf(source)).toEqual(titles);
  });

  const row = (group: string, ...numbers: string[]) => numbers.map((n) => `NBC-${group}-${n}`);
  const aid = (...numbers: string[]) => numbers.map((n) => `AON-${n}`);
  const named = (text: string) => text.replaceAll('@', 'NBC').replaceAll('%', 'AON');

  it.each([
    ['@-QC-01 reads', row('QC', '01')],
    ['@-QC-01 @-DC-01 reads', [...row('QC', '01'), ...row('DC', '01')]],
    ['@-CC-16 to -19 the ladder', row('CC', '16', '17', '18', '19')],
    ['@-CC-16 to @-CC-18', row('CC', '16', '17', '18')],
    ['@-GL-08, -10 and -11', row('GL', '08', '10', '11')],
    ['@-FF-02, 10 dice and 12 CP', row('FF', '02')],
    ['@-UC-01/-02', row('UC', '01', '02')],
    ['%-003, %-004 the march', aid('003', '004')],
    ['%-010 to %-013, -015', aid('010', '011', '012', '013', '015')],
    ['%-015 @-GL-04', [...row('GL', '04'), ...aid('015')]],
    ['no row', []],
  ])('knows the rows of "%s"', (title, rowsNamed) => {
    expect(rowsIn(named(title))).toEqual(rowsNamed);
  });
});

describe('reading the pages of the rules', async () => {
  const pages: {
    rowsOfCell(cell: string): string[];
    readRulePages(): { byRow: Map<string, Set<string>>; faults: string[] };
  } = await import(pathToFileURL(resolve('scripts/rule-pages.mjs')).href);

  it.each([
    ['NBC-CC-03, 06', ['NBC-CC-03', 'NBC-CC-06']],
    ['NBC-CC-15 to 17, NBC-GAR-07', ['NBC-CC-15', 'NBC-CC-16', 'NBC-CC-17', 'NBC-GAR-07']],
    ['SCN-11 to -13, AMB-88, 114', ['NBC-SCN-11', 'NBC-SCN-12', 'NBC-SCN-13']],
    ['ORD-17, -23, AMB-21, UC-05', ['NBC-ORD-17', 'NBC-ORD-23', 'NBC-UC-05']],
    ['', []],
  ])('takes the rows of "%s"', (cell, expected) => {
    expect(pages.rowsOfCell(cell)).toEqual(expected);
  });

  it('finds every function it names in the file it names, and only rows that exist', () => {
    const { byRow, faults } = pages.readRulePages();
    expect(faults).toEqual([]);
    const known = new Set(rows.rows.map(({ id }) => id));
    expect([...byRow.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect([...(byRow.get('NBC-RAL-02') ?? [])]).toContain('rally (src/battlefield/recovery/recovery.ts)');
    expect([...(byRow.get('NBC-CC-06') ?? [])]).toContain('combatDice (src/battlefield/rules/close-combat/throws.ts)');
  });
});
