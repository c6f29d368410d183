import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { pgcopy } from '../../src/orders-of-battle/pgcopy.ts';
import { codes, lines, named } from './sample.ts';

const rows = (...cells: string[][]) => cells.map((row) => row.join('\t')).join('\n');
const COMMANDS = `COPY public.force (id, scenario_id, nation, name, commander_name) FROM stdin;
${rows(['1', '7', 'Prussia', 'South Wing', 'Duke of Mark'])}
\\.
`;
const UNITS = `--
-- PostgreSQL database dump
--
SET client_encoding = 'SQL_ASCII';

COPY force_unit (id, force_id, path, name, commander_name, nation, utype, cmd_level, bayonets, rating, sabres, guns) FROM stdin;
${rows(
  ['10', '1', '1st_Div.Roon', 'Roon', 'GM Roon', '', '2', '4', '3400', '5', '0', '2'],
  ['11', '1', '1st_Div', '1st Div', 'GL von Astheim', 'Saxony', '1', '3', '0', '4', '0', '0'],
  ['12', '1', '1st_Div.Heavy_Bty', 'Heavy Bty', '\\N', '', '4', '4', '0', '4', '0', '8'],
  ['13', '1', '1st_Div.Escort', 'Escort', '', '', '5', '4', '300', '6', '50', '0'],
  ['14', '1', '1st_Div.Wolff', 'Wolff', '', '\\N', '3', '4', '0', '3', '0', '0'],
  ['15', '1', '2nd_Div.Stray', 'Stray\\tone', '', '', '2', '4', '700', '3', '0', '0'],
)}
\\.
`;

describe('database dumps', () => {
  it('builds the tree from dotted paths, children before parents', () => {
    const { tree, problems } = pgcopy.read(UNITS, { others: [{ text: COMMANDS }] });
    expect(lines(tree)).toEqual([
      'wing South Wing (Duke of Mark)',
      '  division 1st Div (von Astheim)',
      '    brigade Roon (Roon) 3400m 2g',
      '    battery Heavy Bty 8g',
      '    brigade Escort 300m 50s',
      '    brigade Wolff',
      '  division 2nd Div',
      '    brigade Stray one 700m',
    ]);
    expect(problems.map((p) => [p.severity, p.line])).toEqual([['warning', 12]]);
  });

  it('sets a battery that stands below another beside it, but not the sections that add up to it', () => {
    const text = UNITS.replace(
      /(?=\n\\\.\n)/,
      `\n${rows(
        ['20', '1', '1st_Div.Heavy_Bty.Horse_Bty', 'Horse Bty', '', '', '4', '4', '0', '4', '0', '8'],
        ['21', '1', '1st_Div.Foot_Bty', 'Foot Bty', '', '', '4', '4', '0', '4', '0', '6'],
        ['22', '1', '1st_Div.Foot_Bty.A', 'First Section Bty', '', '', '4', '4', '0', '4', '0', '4'],
        ['23', '1', '1st_Div.Foot_Bty.B', 'Second Section Bty', '', '', '4', '4', '0', '4', '0', '2'],
      )}`,
    );
    const { tree } = pgcopy.read(text, { others: [{ text: COMMANDS }] });
    expect(lines(tree).filter((line) => / \dg$/.test(line))).toEqual([
      '    brigade Roon (Roon) 3400m 2g',
      '    battery Heavy Bty 8g',
      '    battery Horse Bty 8g',
      '    battery Foot Bty 6g',
      '      battery First Section Bty 4g',
      '      battery Second Section Bty 2g',
    ]);
  });

  it('lets a blank nation be the one above, nulls be unknown, and nought mean "none" but for the arm itself', () => {
    const { tree } = pgcopy.read(UNITS, { others: [{ text: COMMANDS }] });
    expect(named(tree, 'Roon')).toMatchObject({ nation: 'Saxony', kind: 'infantry', marks: [] });
    expect(named(tree, 'Stray one').nation).toBe('Prussia');
    expect(named(tree, 'Escort').kind).toBe('mixed');
    expect(named(tree, 'Wolff')).toMatchObject({
      kind: 'cavalry',
      marks: [{ figure: 'sabres', was: '0', why: 'unknown' }],
    });
    expect(named(tree, 'Roon').quality).toEqual([{ scale: 'rating', value: '5' }]);
  });

  it('follows the order of the columns that the COPY line names', () => {
    const turned = `COPY force_unit (bayonets, name, path, force_id) FROM stdin;\n${rows(['900', 'Roon', 'Roon', '1'])}\n\\.\n`;
    expect(lines(pgcopy.read(turned).tree)).toEqual(['unknown 1 <command-number>', '  unknown Roon 900m']);
  });

  it('reads tables whose rows name the id of the row above, and breaks circles', () => {
    const table = (r: string) => `COPY unit (id, parent_id, name, men) FROM stdin;\n${r}\n\\.\n`;
    const good = pgcopy.read(
      table(rows(['2', '1', 'Brigade Roon', '\\N'], ['1', '\\N', 'Corps', '\\N'], ['3', '2', 'IR 4', '800'])),
    );
    expect(lines(good.tree)).toEqual(['corps Corps', '  brigade Brigade Roon', '    regiment IR 4 800m']);
    const round = pgcopy.read(table(rows(['1', '2', 'A', '1'], ['2', '1', 'B', '2'], ['3', '1', 'C', '3'])));
    expect(lines(round.tree)).toEqual(['unknown A 1m', '  unknown C 3m', 'unknown B 2m']);
    expect(round.problems[0]?.said).toEqual(say('reader-circle', { lines: inLines([2, 3]) }));
  });

  it('says which rows have a wrong number of cells, and where a cut table breaks off', () => {
    const { problems } = pgcopy.read(UNITS.replace('Heavy Bty\t', 'Heavy Bty').replace('\\.\n', ''));
    expect(problems.filter((p) => p.severity === 'error').map((p) => p.line)).toEqual([12, 9]);
    expect(problems.slice(0, 2).map(({ said }) => said)).toEqual([
      say('reader-table-open', { table: 'force_unit', last: 12 }),
      say('reader-table-wrong-cells', { table: 'force_unit', columns: 12, lines: inLines([9]) }),
    ]);
  });

  it('keeps battles and sides apart', () => {
    const commands = `COPY force (id, scenario_id, red_team, blue_team, nation, name) FROM stdin;
${rows(['1', '7', 'f', 't', 'Prussia', 'South Wing'], ['2', '7', 't', 'f', 'France', 'I Corps'], ['3', '8', 't', 'f', 'France', 'II Corps'])}
\\.
`;
    const units = `COPY force_unit (force_id, path, name, bayonets) FROM stdin;
${rows(['1', 'A', 'A', '900'], ['2', 'B', 'B', '800'], ['3', 'C', 'C', '700'])}
\\.
`;
    const { tree, problems } = pgcopy.read(units, { others: [{ text: commands }] });
    expect(lines(tree).filter((each) => !each.startsWith('  '))).toEqual([
      'unknown Prussia <battle-side>',
      'unknown France <battle-side>',
      'unknown France <battle-side>',
    ]);
    expect(tree.roots.map(({ made }) => made)).toEqual(
      [
        ['7', 'Prussia'],
        ['7', 'France'],
        ['8', 'France'],
      ].map(([id = '', side = '']) => say('reader-battle-side', { battle: say('reader-battle', { id }), side })),
    );
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });

  it('finds the table a key points to by the end of its name, and says how to dump what it cannot read', () => {
    const text = `COPY game_cmd (id, game_id, nation, name, commander_name) FROM stdin;
4\t1\tFrance\tIII Corps\tMorvan
\\.
COPY unit (id, cmd_id, game_id, path, name, bayonets) FROM stdin;
9\t4\t1\tA\t9e Ligne\t900
\\.
`;
    expect(lines(pgcopy.read(text).tree)).toEqual(['corps III Corps (Morvan)', '  regiment 9e Ligne 900m']);
    expect(codes(pgcopy.read("INSERT INTO unit VALUES (1, 'x');"))).toEqual(['reader-insert-commands']);
  });

  it('refuses a dump without tables and a COPY without columns', () => {
    expect(pgcopy.read('SELECT 1;').problems[0]!.severity).toBe('error');
    expect(pgcopy.read('COPY force_unit FROM stdin;\n1\t2\n\\.\n').problems[0]).toMatchObject({
      severity: 'error',
      line: 1,
    });
  });
});
