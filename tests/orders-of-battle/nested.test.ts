import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { jsonMap } from '../../src/orders-of-battle/json-map.ts';
import { yamlTree } from '../../src/orders-of-battle/yaml-tree.ts';
import { lines, named } from './sample.ts';

const YAML = `- name: Army of the Lys
  commander_name: Marshal Morvan
  strength: 4800
  guns: 8
  level: ARMY
  category: MIXED
  units:
  - name: 1st Brigade
    commander_name: Général de Brigade Baron Luc
      Tessier (acting Commander)
    strength: 1,800
    guns: 0
    level: BRIGADE
    category: INFANTRY
    units:
    - name: 1er and 2e Bataillons, 9e Régiment de Légère (lost Eagle)
      strength: 950
      guns: -1
      level: MISC
      category: INFANTRY
    - name: 2nd Battalion
      strength: -1
      guns: -1
      level: MISC
      category: INFANTRY
  - name: 2nd Brigade
    strength: 600
    guns: 0
    level: BRIGADE
    category: CAVALRY
`;

describe('nested lists in YAML', () => {
  it('reads entries, values over two lines, and sabres by the arm', () => {
    const { tree, problems } = yamlTree.read(YAML);
    expect(lines(tree)).toEqual([
      'army Army of the Lys (Morvan) 4800m 8g',
      '  brigade 1st Brigade (Luc Tessier) 1800m',
      '    regiment 1er and 2e Bataillons, 9e Régiment de Légère 950m',
      '    battalion 2nd Battalion',
      '  brigade 2nd Brigade 600s',
    ]);
    expect(problems).toEqual([]);
    expect(named(tree, '1st Brigade')).toMatchObject({
      rank: 'Général de Brigade',
      notes: ['acting Commander', 'Baron'],
      source: { line: 8 },
    });
  });

  it('takes nought and −1 for not known, and remembers which it was', () => {
    const { tree } = yamlTree.read(YAML);
    expect(named(tree, '2nd Battalion').marks).toEqual([
      { figure: 'guns', was: '-1', why: 'unknown' },
      { figure: 'men', was: '-1', why: 'unknown' },
    ]);
    expect(named(tree, '2nd Brigade').marks).toEqual([{ figure: 'guns', was: '0', why: 'unknown' }]);
  });

  it('trusts the name before a heap called miscellaneous, and takes train and sappers out of the artillery', () => {
    const { tree } = yamlTree.read(
      '- name: Army\n  units:\n  - {name: 3rd Jäger, category: MISC}\n  - {name: Train squadron, category: ARTILLERY}\n  - {name: Park, category: ARTILLERY}\n',
    );
    expect(tree.roots[0]!.children.map((child) => child.kind)).toEqual(['infantry', 'other', 'artillery']);
  });

  it('reads maps whose keys are the names', () => {
    const { tree } = yamlTree.read(
      'I Corps:\n  commander: GD Tessier\n  divisions:\n    1st Division:\n      men: 5000\n    2nd Division: [9e Légère, 40e Ligne]\n',
    );
    expect(lines(tree)).toEqual([
      'corps I Corps (Tessier)',
      '  division 1st Division 5000m',
      '  division 2nd Division',
      '    regiment 9e Légère',
      '    regiment 40e Ligne',
    ]);
  });

  it('names the line of what is no YAML, and notices a last entry that was cut', () => {
    expect(yamlTree.read('- name: "Army\n  strength: 5').problems[0]).toMatchObject({ severity: 'error', line: 2 });
    const many = Array.from({ length: 9 }, (_, i) => `- name: Unit ${i}\n  strength: 500\n`).join('');
    expect(yamlTree.read(`${many}- name: Unit 9\n`).problems[0]).toMatchObject({ severity: 'warning', line: 19 });
  });

  it('is not blown up by references', () => {
    const bomb = `a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b, *b]\n`;
    expect(yamlTree.read(bomb).problems.map((p) => p.severity)).toContain('warning');
  });
});

describe('JSON', () => {
  it('reads a map from a brigade to its battalions, without strengths', () => {
    const { tree, problems } = jsonMap.read(
      '{\n "4th Brigade (Pym)": ["1/61st Foot", "1/64th Foot"],\n "Reserve": ["Foot Battery 3"]\n}',
    );
    expect(lines(tree)).toEqual([
      'brigade 4th Brigade (Pym)',
      '  battalion 1/61st Foot',
      '  battalion 1/64th Foot',
      'unknown Reserve',
      '  battery Foot Battery 3',
    ]);
    expect(problems).toMatchObject([{ severity: 'note' }]);
  });

  it('reads nested entries with keys of any of the usual names', () => {
    const { tree } = jsonMap.read(
      JSON.stringify({
        name: 'Army',
        leader: 'FML Graf Lobenau',
        units: [
          {
            title: 'Cavalry Brigade',
            nationality: 'Austria',
            units: [{ name: 'Uhlans 1', sabres: 800, arrival: 'turn 4', morale: 'B' }],
          },
        ],
      }),
    );
    expect(lines(tree)).toEqual(['army Army (Lobenau)', '  brigade Cavalry Brigade', '    unknown Uhlans 1 800s']);
    expect(named(tree, 'Uhlans 1')).toMatchObject({ arrival: 'turn 4', quality: [{ scale: 'morale', value: 'B' }] });
  });

  it('groups records by the keys that say what they belong to', () => {
    const rows = [
      { unit: '4th Line', Division: '1st Division', brigade: '1st Brigade (Aster)', men: 1200, nation: 'Austria' },
      { unit: '9th Line', Division: '1st Division', brigade: '1st Brigade (Aster)', men: '1,150', morale: 'B' },
      { unit: '3rd Hussars', Division: '1st Division', brigade: 'Light Brigade', men: 640 },
      { unit: 'Foot Battery', Division: '1st Division', brigade: null, guns: 8 },
    ];
    const grouped = [
      'division 1st Division',
      '  brigade 1st Brigade (Aster)',
      '    regiment 4th Line 1200m',
      '    regiment 9th Line 1150m',
      '  brigade Light Brigade',
      '    regiment 3rd Hussars 640s',
      '  battery Foot Battery 8g',
    ];
    const { tree } = jsonMap.read(JSON.stringify(rows, null, 1));
    expect(lines(tree)).toEqual(grouped);
    expect(named(tree, '9th Line').quality).toEqual([{ scale: 'quality', value: 'B' }]);
    expect(named(tree, '4th Line').source.line).toBe(2);
    expect(lines(jsonMap.read(JSON.stringify({ title: 'At the ford', date: '1809', units: rows })).tree)).toEqual(
      grouped,
    );
    const yaml = rows.map(
      (row) =>
        `- ${Object.entries(row)
          .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
          .join('\n  ')}`,
    );
    expect(lines(yamlTree.read(yaml.join('\n')).tree)).toEqual(grouped);
  });

  it('leaves records alone that do not say what they belong to, and those with parts', () => {
    const flat = [
      { name: '4th Line', men: 1200 },
      { name: '9th Line', men: 1150 },
    ];
    expect(lines(jsonMap.read(JSON.stringify(flat)).tree)).toEqual([
      'regiment 4th Line 1200m',
      'regiment 9th Line 1150m',
    ]);
    const [one] = flat;
    expect(
      lines(jsonMap.read(JSON.stringify([{ name: '1st Brigade', division: 'x', units: [one] }, one])).tree),
    ).toContain('  regiment 4th Line 1200m');
  });

  it.each([
    ['{"a": ["x"', 1, 'end'],
    ['{\n"a": ["x"],\n"b" ["y"]}', 3, 'colon'],
    ['[1, 2', 1, 'end'],
    ['{"a": 1} tail', 1, 'behind'],
    ['{"a": ?}', 1, 'sign'],
    [`${'['.repeat(5000)}`, 1, 'depth'],
  ] as const)('refuses %s, and says on which line and why', (text, line, why) => {
    const { tree, problems } = jsonMap.read(text);
    expect(tree.roots).toEqual([]);
    const sign = why === 'sign' ? '?' : '';
    expect(problems[0]).toMatchObject({ line, said: say('reader-json-broken', { why, sign }) });
  });

  it.each([
    ['{"version": 2, "units": []}', say('reader-json-newer', { version: '2', known: 1 })],
    ['5', 'reader-single-value'],
    ['[]', 'reader-nothing-in-it'],
  ])('refuses %s', (text, said) => {
    const { tree, problems } = jsonMap.read(text);
    expect(tree.roots).toEqual([]);
    expect(problems[0]?.said).toEqual(said);
  });

  it('forgives comments and a comma too many', () => {
    expect(lines(jsonMap.read('{ // by hand\n"1st Brigade": ["9e Légère",], /* more */ }').tree)).toEqual([
      'brigade 1st Brigade',
      '  regiment 9e Légère',
    ]);
  });
});
