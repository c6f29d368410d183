import { describe, expect, it } from 'vitest';
import { say, word } from '../../src/engine/message.ts';
import { columns, csv } from '../../src/orders-of-battle/csv.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { leafTotals } from '../../src/orders-of-battle/totals.ts';
import { codes, lines, named } from './sample.ts';

const UNITS = `"ID","Name","Commander","Nation","Size","Type"
"1Fr","1st","Morvan","f","d","i"
"2Fr","2nd Lt","","f","b","c"
"1Ru","1st","Orlin","r","d","i"
`;
const SCENARIO = `"Scenario_ID";"id";"commandedBy";"strength";"entryTurn";"exitTurn"
"S";"1Fr";"Ber";9;0;"99"
"S";"2Fr";"Ber";2;3;"99"
"S";"1Ru";"Ost";"?";0;"12"
`;
const LEADERS = `id,name\nBer,Bernard\nOst,Ostrov\n`;

describe('tables', () => {
  it('gives each group its leader, though one group has none, and makes chasseurs of a cavalry brigade horse', () => {
    const text = `Side,Brigade,Commander,Unit,Men
French,1st Brigade,Ader,1st Light,1200
French,1st Brigade,Ader,42nd Line,1100
French,Cavalry,,9th Chasseurs,300
French,Cavalry,,Horse Artillery Detachment,60
British,Left,Kemble,2/78th,600
British,Left,Kemble,1/81st,650
`;
    expect(lines(csv.read(text).tree)).toEqual([
      'army French',
      '  brigade 1st Brigade (Ader)',
      '    regiment 1st Light 1200m',
      '    regiment 42nd Line 1100m',
      '  brigade Cavalry',
      '    regiment 9th Chasseurs 300s',
      '    unknown Horse Artillery Detachment 60m',
      'army British',
      '  brigade Left (Kemble)',
      '    battalion 2/78th 600m',
      '    battalion 1/81st 650m',
    ]);
  });

  it('votes for the separator and guesses the columns', () => {
    expect(columns(UNITS)).toMatchObject({
      separator: ',',
      mapping: { id: 0, name: 1, commander: 2, nation: 3, level: 4, kind: 5 },
    });
    expect(columns(SCENARIO)).toMatchObject({
      separator: ';',
      mapping: { id: 1, parent: 2, points: 3, arrival: 4, exit: 5 },
    });
    expect(columns('Name\tMen\nA, B and C\t1,200\nD\t800\n')).toMatchObject({
      separator: '\t',
      mapping: { name: 0, men: 1 },
    });
  });

  it('joins files by id: strengths lead, names and arms are filled in, superiors are named from a third', () => {
    const { tree, problems } = csv.read(UNITS, { others: [{ text: SCENARIO }, { text: LEADERS }] });
    expect(lines(tree)).toEqual([
      'army France',
      '  unknown Bernard <command-of> (Bernard)',
      '    division 1st (Morvan) 9p',
      '    brigade 2nd Lt 2p',
      'army Russia',
      '  unknown Ostrov <command-of> (Ostrov)',
      '    division 1st (Orlin)',
    ]);
    expect(named(tree, '2nd Lt')).toMatchObject({ kind: 'cavalry', arrival: '3', notes: [] });
    expect(codes({ problems })).toContain('reader-points-not-men');
  });

  it('says so when nothing of a file that is joined belongs to the other', () => {
    const { tree, problems } = csv.read('id,name,men\nF1,54e Ligne,900\nF2,55e Ligne,950\n', {
      others: [{ text: 'id,name,men\nP1,IR 12,2400\nP2,IR 24,2300\n' }],
    });
    expect(lines(tree)).toEqual(['regiment 54e Ligne 900m', 'regiment 55e Ligne 950m']);
    expect(problems).toMatchObject([{ severity: 'error', said: 'reader-no-shared-ids' }]);
  });

  it('nests by columns of names', () => {
    const { tree } = csv.read(
      'Corps;Division;Brigade;Unit;Men\nI;1st;A;9e Légère;1.200\nI;1st;A;40e Ligne;900\nI;1st;B;Hussars;"400"\nII;;;Reserve;\n',
    );
    expect(lines(tree)).toEqual([
      'corps I',
      '  division 1st',
      '    brigade A',
      '      regiment 9e Légère 1200m',
      '      regiment 40e Ligne 900m',
      '    brigade B',
      '      unknown Hussars 400s',
      'corps II',
      '  unknown Reserve',
    ]);
  });

  it('nests by numbered columns, where a row may be a formation itself', () => {
    const { tree } = csv.read(
      'Army,Corps,Division,Name,Men\n1,0,0,Army of Mark,\n1,1,0,First Corps,\n1,1,1,Old Division,5000\n1,1,2,New Division,4000\n',
    );
    expect(lines(tree)).toEqual([
      'army Army of Mark',
      '  corps First Corps',
      '    division Old Division 5000m',
      '    division New Division 4000m',
    ]);
  });

  it('nests by a superior that is an entry itself, by depth, or by nation', () => {
    expect(lines(csv.read('id,parent,name,men\na,,I Corps,\nb,a,1st Brigade,2000\n').tree)).toEqual([
      'corps I Corps',
      '  brigade 1st Brigade 2000m',
    ]);
    expect(lines(csv.read('depth,name,men\n1,I Corps,\n2,1st Brigade,2000\n').tree)).toEqual([
      'corps I Corps',
      '  brigade 1st Brigade 2000m',
    ]);
    expect(lines(csv.read('name,nation,men\nRoon,p,2000\nOrlin,r,900\n').tree)).toEqual([
      'army Prussia',
      '  unknown Roon 2000m',
      'army Russia',
      '  unknown Orlin 900m',
    ]);
  });

  const BOTH = (heading: string, one: string, other: string): string =>
    `${heading},Corps,Brigade,Men\n${one},I,Morel,4000\n${one},II,Savart,4500\n${other},I,Roon,8000\n${other},II,Wolff,7000\n`;
  const APART = (one: string, other: string): string[] => [
    `army ${one}`,
    ...['  corps I', '    brigade Morel 4000m', '  corps II', '    brigade Savart 4500m'],
    `army ${other}`,
    ...['  corps I', '    brigade Roon 8000m', '  corps II', '    brigade Wolff 7000m'],
  ];

  it('keeps the corps of two sides apart that go by one name, and fills a side down', () => {
    const apart = APART('Blue', 'Red');
    expect(lines(csv.read(BOTH('Side', 'Blue', 'Red')).tree)).toEqual(apart);
    const filled = csv.read(
      'Side,Corps,Brigade,Men\nBlue,I,Morel,4000\n,II,Savart,4500\nRed,I,Roon,8000\n,II,Wolff,7000\n',
    );
    expect(lines(filled.tree)).toEqual(apart);
    const filledDown = say('reader-blanks-filled', { columns: [word('reader-field-side')] });
    expect(filled.problems).toMatchObject([{ severity: 'note', said: filledDown }]);
    expect(lines(csv.read('Side,Army,Brigade,Men\nBlue,North,Morel,4000\nRed,North,Roon,8000\n').tree)).toEqual([
      'army North',
      '  brigade Morel 4000m',
      'army North',
      '  brigade Roon 8000m',
    ]);
  });

  it('keeps them apart by nation where the nations are armies, and says how the other reading is had', () => {
    const { tree, problems } = csv.read(BOTH('Nation', 'f', 'p'));
    expect(lines(tree)).toEqual(APART('France', 'Prussia'));
    expect(problems[0]).toMatchObject({ severity: 'warning', said: say('reader-nations-apart', { name: 'I' }) });
    const one = csv.read(BOTH('Nation', 'f', 'p'), { mapping: { corps: 1, brigade: 2, men: 3 } });
    expect(lines(one.tree).slice(0, 3)).toEqual(['corps I', '  brigade Morel 4000m', '  brigade Roon 8000m']);
    expect(one.problems).toEqual([]);
  });

  it('leaves the contingents of one army together, and asks where they may be two', () => {
    const mixed = 'Corps,Division,Unit,Nation,Men\nI,1st,Coldstream,b,1000\nI,1st,Verden,Hanover,600\n';
    const { tree, problems } = csv.read(mixed);
    expect(lines(tree).slice(0, 2)).toEqual(['corps I', '  division 1st']);
    expect(tree.roots).toHaveLength(1);
    expect(problems).toMatchObject([{ severity: 'warning', said: say('reader-nations-together', { name: 'I' }) }]);
    const more = csv.read(`${mixed}II,2nd,71st,b,900\n`);
    expect(more.tree.roots.map(({ name }) => name)).toEqual(['I', 'II']);
    expect(more.problems).toEqual([]);
    const parted = csv.read('Nation,Corps,Unit,Men\nf,I,9e Ligne,1000\np,II,IR 4,600\n');
    expect(parted.tree.roots.map(({ name }) => name)).toEqual(['I', 'II']);
    expect(parted.problems).toEqual([]);
  });

  it.each([
    ['Artillery,Guns', '1066,46', { gunners: 3, guns: 4 }],
    ['Guns,Art.', '46,1066', { guns: 3, gunners: 4 }],
    ['Artillery (guns),Gunners', '46,1066', { guns: 3, gunners: 4 }],
    ['Artillery,Notes', '46,', { guns: 3, notes: 4 }],
    ['Artillery,Notes', '1066,', { gunners: 3, notes: 4 }],
    ['Artillerie,Geschütze', '743,32', { gunners: 3, guns: 4 }],
    ['Artillery,Artillery pieces', '743,32', { gunners: 3, guns: 4 }],
  ])('reads “%s” as guns where it counts pieces, and never gunners as guns', (headings, cells, told) => {
    const text = `Formation,Infantry,Cavalry,${headings}\nI Corps,16200,1500,${cells}\nVI Corps,8100,0,${cells}\n`;
    const { mapping } = columns(text);
    expect(mapping).toEqual({ name: 0, men: 1, sabres: 2, ...told });
    const guns = 'guns' in told ? Number(cells.split(',')[told.guns - 3]) : undefined;
    expect(csv.read(text).tree.roots[0]).toMatchObject({ men: 16200, sabres: 1500 });
    expect(csv.read(text).tree.roots[0]!.guns).toBe(guns);
  });

  it('weighs the artillery of each row against its men, and says which column it took for gunners', () => {
    const armies = 'Army,Infantry,Cavalry,Artillery\nAustrian,90000,12000,288\nFrench,120000,22000,400\n';
    expect(csv.read(armies).tree.roots.map(({ guns }) => guns)).toEqual([288, 400]);
    const whole = 'Army,Infantry,Cavalry,Artillery\nCoalition,260000,60000,1400\nFrench,140000,30000,700\n';
    expect(csv.read(whole).tree.roots.map(({ guns }) => guns)).toEqual([1400, 700]);
    const corps = [
      ['Unit', 'Infantry', 'Cavalry', 'Artillery'],
      ['I Corps', '16,200', '1,500', '900'],
      ['II Corps', '15,100', '1,400', '80'],
      ['III Corps', '14,000', '1,300', '1,100'],
    ];
    const [commas, strokes] = [';', ' | '].map((cut) => corps.map((cells) => cells.join(cut)).join('\n'));
    const page = strokes!.replace(/^.*$/gm, '| $& |').replace('\n', '\n|---|---|---|---|\n');
    for (const { tree, problems } of [csv.read(commas!), pasted.read(page)]) {
      expect(lines(tree)).toEqual([
        'corps I Corps 16200m 1500s',
        'corps II Corps 15100m 1400s',
        'corps III Corps 14000m 1300s',
      ]);
      expect(problems).toMatchObject([{ severity: 'warning', said: say('reader-gunners', { heading: 'Artillery' }) }]);
    }
  });

  it('reads a rank beside a commander as a level where its cells are levels', () => {
    const { tree } = csv.read(
      'Rank,Name,Men,Commander\nCorps,I,,Morel\nDivision,1st,4200,Brun\nDivision,2nd,5100,Lehr\n',
    );
    expect(lines(tree)).toEqual(['corps I (Morel)', '  division 1st (Brun) 4200m', '  division 2nd (Lehr) 5100m']);
    expect(columns('Rank,Name,Men,Commander\nGénéral de division,1st,4200,Brun\n').mapping.level).toBeUndefined();
  });

  const IN_ORDER = [
    'corps I Corps',
    '  division 1st Division',
    '    brigade 1st Brigade',
    '      regiment 54e Ligne 1000m',
    '      regiment 55e Ligne 1100m',
    '      battery Foot battery 8g',
    '    brigade 2nd Brigade',
    '      regiment 28e Ligne 900m',
    'corps II Corps',
    '  division 5th Division',
    '    regiment 13e Ligne 1800m',
  ];

  it.each([
    ['', ''],
    ['Level,', 'Corps,Division,Brigade,Regiment,Regiment,Battery,Brigade,Regiment,Corps,Division,Regiment'],
  ])('nests rows that only their order puts under formations, by the levels of “%s”their names', (heading, levels) => {
    const rows = IN_ORDER.map((row, i) => {
      const [, name, figure = ''] = /^ *\w+ (.*?)(?: (\d+)[mg])?$/.exec(row)!;
      return `${heading && `${levels.split(',')[i]},`}${name},${figure}`;
    });
    const { tree, problems } = csv.read(`${heading}Name,Men\n${rows.join('\n')}\n`);
    expect(lines(tree)).toEqual(IN_ORDER);
    expect(problems).toMatchObject([{ severity: 'note', said: 'reader-order-of-rows' }]);
  });

  it('nests rows by the blanks before their names, whatever their levels', () => {
    const { tree } = csv.read(
      'Men,Name\n,Left\n,  Van\n1000,    54e Ligne\n1100,    55e Ligne\n,  Main body\n900,    Rangers\n',
    );
    expect(lines(tree)).toEqual([
      'unknown Left',
      '  unknown Van',
      '    regiment 54e Ligne 1000m',
      '    regiment 55e Ligne 1100m',
      '  unknown Main body',
      '    unknown Rangers 900m',
    ]);
    const totalled = csv.read('Name,Men\n1st Division,2100\n  54e Ligne,1000\n  55e Ligne,1100\n').tree;
    expect(totalled.roots.map(({ children }) => children.length)).toEqual([2]);
  });

  it('puts rows by their levels under a formation without figures, and under one with figures only if they add up to them', () => {
    const table = (division: number) =>
      csv.read(
        `Unit,Men\nI Corps,\n1st Division,${division}\n1st Brigade,2000\n2nd Brigade,2300\n2nd Division,5100\nGuard Brigade,1500\n`,
      ).tree;
    expect(lines(table(4200))).toEqual([
      'corps I Corps',
      '  division 1st Division 4200m',
      '    brigade 1st Brigade 2000m',
      '    brigade 2nd Brigade 2300m',
      '  division 2nd Division 5100m',
      '  brigade Guard Brigade 1500m',
    ]);
    expect(leafTotals(table(8000).roots).men).toBe(8000 + 2000 + 2300 + 5100 + 1500);
  });

  it('puts no unit under another for a stray blank, and nests no list of units with figures or ids', () => {
    for (const text of [
      'Name,Men\n1st Brigade,1900\n 2nd Brigade,2000\n54e Ligne,900\n  55e Ligne,800\n',
      'id,Name,Level\na,1st,d\nb,2nd,b\nc,3rd,d\n',
      'Name,Men\nI Corps,19800\nCavalry division,3000\n',
    ]) {
      const { tree, problems } = csv.read(text);
      expect(tree.roots.every(({ children }) => children.length === 0)).toBe(true);
      expect(problems).toEqual([]);
    }
  });

  it('parts such rows by side or nation, though only some of them say it', () => {
    const of = (heading: string, blue: string, red: string) =>
      csv.read(
        `Name,${heading},Men\nI Corps,,\n54e Ligne,${blue},1000\n55e Ligne,,900\nI Corps,${red},\nIR 4,${red},800\n`,
      ).tree;
    expect(lines(of('Side', 'Blue', 'Red'))).toEqual([
      'army Blue',
      ...['  corps I Corps', '    regiment 54e Ligne 1000m', '    regiment 55e Ligne 900m'],
      'army Red',
      ...['  corps I Corps', '    regiment IR 4 800m'],
    ]);
    expect(of('Nation', 'f', 'p').roots.map(({ name, nation }) => [name, nation])).toEqual([
      ['France', 'France'],
      ['Prussia', 'Prussia'],
    ]);
  });

  it.each([
    ['1,200 present', 1200],
    ['1200 (2)', 1200],
    ['1200 / 30', 1200],
    ['1\u2007200', 1200],
    ['\u200e1200', 1200],
    ['1\u200b100', 1100],
    ['2 x 600', undefined],
    ['600 × 2', undefined],
    ['3 (1200)', undefined],
    ['4 / 2400', undefined],
    ['1200 (1100)', undefined],
    ['650 in 1815', 650],
    ['512 (54e)', 512],
    ['974 (est. 1000)', 974],
  ])('reads a strength of “%s” as %s, and asks where the figure behind may be what counts', (cell, men) => {
    const { tree } = csv.read(`Unit;Men\n54e Ligne;${cell}\n55e Ligne;1100\n`);
    expect(tree.roots[0]!.men).toBe(men);
    expect(tree.roots[0]!.marks).toEqual(men ? [] : [{ figure: 'men', was: cell, why: 'unknown' }]);
  });

  it.each([
    ['8 (6pdr)', 8],
    ['4 (12-pdr)', 4],
    ['8 (5½" how)', 8],
    ['3 (18)', undefined],
  ])('reads guns of “%s” as %s: a calibre is no number of pieces', (cell, guns) => {
    expect(csv.read(`Unit;Guns\nBattery;${cell}\nBattery 2;8\n`).tree.roots[0]!.guns).toBe(guns);
  });

  it('puts rows that name their superior under the last one above of that name, and says where it comes twice', () => {
    const { tree, problems } = csv.read(
      'Name,Parent,Men\n1st Division,I Corps,\n1st Brigade,1st Division,\n54e Ligne,1st Brigade,1000\n' +
        '2nd Division,I Corps,\n1st Brigade,2nd Division,\n55e Ligne,1st Brigade,1100\n',
    );
    expect(lines(tree)).toEqual([
      'corps I Corps',
      ...['  division 1st Division', '    brigade 1st Brigade', '      regiment 54e Ligne 1000m'],
      ...['  division 2nd Division', '    brigade 1st Brigade', '      regiment 55e Ligne 1100m'],
    ]);
    const said = say('reader-same-name', { lines: inLines([4, 7]) });
    expect(problems).toMatchObject([{ severity: 'warning', line: 4, said }]);
  });

  it('takes a superior of the row’s own side, wherever he stands', () => {
    const { tree, problems } = csv.read(
      'Name,Side,Parent,Men\n1st Brigade,Blue,I Corps,4000\nI Corps,Blue,,\nI Corps,Red,,\n2nd Brigade,Blue,I Corps,3000\n1st Brigade,Red,I Corps,8000\n',
    );
    expect(lines(tree)).toEqual([
      ...['corps I Corps', '  brigade 1st Brigade 4000m', '  brigade 2nd Brigade 3000m'],
      ...['corps I Corps', '  brigade 1st Brigade 8000m'],
    ]);
    expect(problems).toEqual([]);
  });

  it('fills joined cells down though both armies have a I Corps, and keeps the two apart', () => {
    const { tree, problems } = csv.read(
      'Corps,Division,Unit,Men\nI,1st,54e Ligne,1000\n,,55e Ligne,1100\nII,5th,61e Ligne,900\nI,1st,IR 12,2000\n,,IR 24,2100\n',
    );
    expect(lines(tree)).toEqual([
      ...['corps I', '  division 1st', '    regiment 54e Ligne 1000m', '    regiment 55e Ligne 1100m'],
      ...['corps II', '  division 5th', '    regiment 61e Ligne 900m'],
      ...['corps I', '  division 1st', '    regiment IR 12 2000m', '    regiment IR 24 2100m'],
    ]);
    expect(problems).toMatchObject([
      { severity: 'warning', said: say('reader-name-comes-back', { column: word('reader-field-corps'), name: 'I' }) },
      { severity: 'note' },
    ]);
  });

  it('fills no blanks down where names are written out, and says so', () => {
    const { tree, problems } = csv.read(
      'Corps,Brigade,Unit,Men\nI,A,54e Ligne,1000\nI,B,55e Ligne,1100\nI,B,9e Ligne,800\n,,Rangers,900\n',
    );
    expect(lines(tree).at(-1)).toBe('unknown Rangers 900m');
    expect(problems).toEqual([]);
    const half = csv.read('Corps,Brigade,Unit,Men\nI,A,54e Ligne,1000\n,,Rangers,900\nI,B,55e Ligne,1100\n');
    expect(lines(half.tree).at(-1)).toBe('unknown Rangers 900m');
    expect(half.problems).toMatchObject([{ severity: 'warning' }]);
  });

  it.each([
    ['Number,Unit,Strength', '1,54e Ligne,1000', '2,55e Ligne,1100', '3,28e Ligne,900', { name: 1, men: 2 }],
    ['Unit,Number,Men', 'Line,54,1000', 'Line,55,1100', 'Light,9,900', { name: 0, men: 2 }],
    ['Unit,Number', '54e Ligne,1000', '55e Ligne,1100', '28e Ligne,900', { name: 0, men: 1 }],
    ['Number,Unit', '1,54e Ligne', '2,55e Ligne', '3,28e Ligne', { name: 1 }],
    ['Name,Commander,Rank,Men', 'A,Morel,GD,9', 'B,Savart,GB,8', 'C,Brun,GB,7', { name: 0, commander: 1, points: 3 }],
    ['Name,Rank,Men', 'A,Corps,9000', 'B,Brigade,800', 'C,Brigade,700', { name: 0, level: 1, men: 2 }],
  ])('guesses the columns of “%s” from all of them and what stands below', (...told) => {
    expect(columns(told.slice(0, 4).join('\n')).mapping).toEqual(told[4]);
  });

  it('takes the mapping it is given, and reads a table without headings', () => {
    const text = 'Roon,2000,8\nWolff,900,0\n';
    expect(lines(csv.read(text).tree)).toEqual(['unknown Roon 2000m 8g', 'unknown Wolff 900m']);
    expect(lines(csv.read(text, { mapping: { name: 0, sabres: 1 } }).tree)).toEqual([
      'unknown Roon 2000s',
      'unknown Wolff 900s',
    ]);
  });

  it('takes the number before the comma of every line for a unit’s, and what is behind it for its strength', () => {
    for (const heading of ['', 'Order of battle\nUnit,Men\n'])
      expect(lines(csv.read(`${heading}Ligne 54,962\nLigne 55,948\nBrigade 1,600\n`).tree)).toEqual([
        'unknown Ligne 54 962m',
        'unknown Ligne 55 948m',
        'brigade Brigade 1 600m',
      ]);
  });

  it('takes sums for the strength of a formation that tells no other, and for no unit in whatever column they stand', () => {
    const corps = 'Formation,Men,Guns\nI Corps,,\nInfantry total,16200,\nCavalry total,1500,\nArtillery total,900,46\n';
    const summed = csv.read(`${corps}II Corps,,\nInfantry total,18300,\nTotal,36900,46\n`);
    expect(lines(summed.tree)).toEqual(['corps I Corps 16200m 1500s 46g', 'corps II Corps 18300m']);
    expect(summed.problems).toMatchObject([{ severity: 'note', line: 8 }]);
    const inside = csv.read(
      'Corps,Division,Brigade,Regiment,Men\nI,1st,1st,54e Ligne,962\nI,1st,1st,Total,962\nI,1st,Total,,962\nI,Total,,,962\n',
    );
    expect(leafTotals(inside.tree.roots).men).toBe(962);
    expect(inside.problems[0]?.said).toEqual(say('reader-sums-left-out', { lines: inLines([3, 4, 5]) }));
  });

  it('counts lines rightly where a quoted cell runs over two', () => {
    const { tree } = csv.read('name,men\n"Roon\nBrigade",2000\nWolff,900\n');
    expect(named(tree, 'Wolff').source.line).toBe(4);
  });

  it('says what it cannot read', () => {
    expect(
      csv.read('name,men\n"Roon,2000\nWolff,900\n').problems.some((p) => p.severity === 'error' && p.line === 2),
    ).toBe(true);
    expect(csv.read('').problems[0]!.severity).toBe('error');
    expect(codes(csv.read('id,parent,name\na,b,A\nb,a,B\n'))).toContain('reader-circle');
    expect(codes(csv.read(UNITS, { others: [{ text: 'x;y\n1;2\n' }] }))).toContain('reader-no-ids');
  });

  it('says which columns of figures it does not use', () => {
    const { problems } = csv.read('name,men,wagoners\nRoon,2000,310\nWolff,900,280\n');
    expect(problems.map(({ said }) => said)).toEqual([say('reader-column-unused', { heading: 'wagoners' })]);
    expect(csv.read('name,men,killed,year\nRoon,2000,310,1809\nWolff,900,280,1809\n').problems).toEqual([]);
  });

  it('refuses more rows than an army can have', () => {
    const long = `name,men\n${'Roon,100\n'.repeat(20_001)}`;
    expect(csv.read(long)).toMatchObject({ tree: { roots: [] }, problems: [{ severity: 'error' }] });
    expect(csv.read(`name,men\n${'Roon,100\n'.repeat(10_000)}`).tree.roots).toHaveLength(10_000);
  });
});
