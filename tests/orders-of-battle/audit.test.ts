import { describe, expect, it } from 'vitest';
import { audited } from '../../src/orders-of-battle/audit.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { grow, type Sprout, sprout, walk } from '../../src/orders-of-battle/tree.ts';
import { proposals, resolve, review } from './reviewing.ts';
import { lines } from './sample.ts';

const at = (name: string, line: number, more: Partial<Sprout> = {}): Sprout => sprout(name, line, '', more);

/** The marks of a tree that was read from a text, "men 30 unread". */
function marks(text: string, ...roots: readonly Sprout[]): readonly string[] {
  const { tree } = audited(text, grow(roots), []);
  return [...walk(tree.roots)].flatMap(({ node }) => node.marks.map(({ was, why }) => `${node.name}: ${was} ${why}`));
}

const brigade = (...children: readonly Sprout[]): Sprout =>
  at('1st Brigade', 1, { level: 'brigade', children: [...children] });
const text = (...below: readonly string[]): string => ['1st Brigade: Pym', ...below].join('\n');

describe('what a text says beside what was made of it', () => {
  it('is accounted for where every figure is used', () => {
    const line = at('54th Line', 2, { level: 'regiment', men: 1200, parts: { count: 2, of: 'battalion' } });
    expect(marks(text('54th Line (2 battalions): 1,200 men', 'Total: 1,200 men'), brigade(line))).toEqual([]);
  });

  it('is marked where a figure was used for nothing', () => {
    const line = at('54th Line', 2, { level: 'regiment', men: 1200 });
    expect(marks(text('54th Line: 1,200, and 340 of the depot'), brigade(line))).toEqual(['54th Line: 340 unread']);
  });

  it('is marked where a figure stands only in a name', () => {
    const list = at('54th Line 1,200, 21st Light', 2, { men: 800 });
    expect(marks(text('54th Line 1,200, 21st Light 800'), brigade(list))).toEqual([
      '54th Line 1,200, 21st Light: 1,200 unread',
    ]);
  });

  it('is marked where a line of troops was left out', () => {
    const line = at('54th Line', 2, { level: 'regiment', men: 1200 });
    expect(marks(text('54th Line: 1,200', 'with them some 450 sabres'), brigade(line))).toEqual([
      '54th Line: with them some 450 sabres unread',
    ]);
  });

  it('is marked where nothing adds up to a sum', () => {
    const line = at('54th Line', 2, { level: 'regiment', men: 1200 });
    expect(marks(text('54th Line: 1,200', 'Total: 2,150 men'), brigade(line))).toEqual([
      '54th Line: Total: 2,150 men stated',
    ]);
  });

  it('is marked where an entry has guns that its line does not give', () => {
    const battery = at('Battery', 2, { level: 'battery', guns: 16 });
    expect(marks(text('Battery: 8 guns (6 eight-pounders, 2 howitzers)'), brigade(battery))).toEqual([
      'Battery: 16 unsaid',
    ]);
  });

  it('asks of a man who leads two units that stand beside each other', () => {
    const led = (line: number): Sprout =>
      at(`${line}th Line`, line, { level: 'regiment', men: 1200, commander: 'Boyé' });
    const { tree } = audited(text('2th Line Boyé 1,200', '3th Line Boyé 1,200'), grow([brigade(led(2), led(3))]), []);
    const marks = tree.roots.flatMap(({ children }) => children.flatMap((child) => child.marks));
    expect(marks.map(({ was, why }) => `${was} ${why}`)).toEqual(['Boyé lost']);
  });

  it('is marked where the number of a unit is in no name', () => {
    const line = at('Regimento de Infantaria', 2, { men: 800 });
    expect(marks(text('Regimento de Infantaria n.º 112: 800'), brigade(line))).toEqual([
      'Regimento de Infantaria: n.º 112 lost',
    ]);
  });

  it.each([
    ['losses', '54th Line: 1,200 (lost 310)'],
    ['a date and a time', '54th Line: 1,200, on 14 June 1800, 10:45'],
    ['a calibre and a page', '54th Line: 1,200, p. 318'],
    ['a product', '54th Line: 2 battalions of 600 men each'],
    ['a range', '54th Line: 1,100-1,300'],
  ])('says of %s what it is', (_, line) => {
    const unit = at('54th Line', 2, { level: 'regiment', men: 1200, parts: { count: 2, of: 'battalion' } });
    expect(marks(text(line), brigade(unit))).toEqual([]);
  });

  it('asks about many figures in one question', () => {
    const rows = [1, 2, 3, 4, 5].map((n) => `${n}th Line     1,${n}00     ${n}40     rest`);
    const units = rows.map((_, i) => at(`${i + 1}th Line`, i + 2, { men: 1100 + i * 100 }));
    const { tree } = audited(text(...rows), grow([brigade(...units)]), []);
    expect(review(tree, proposals(tree)).map(({ id }) => id)).toEqual(['unread:all']);
  });
});

describe('who leads, and when they come', () => {
  const read = (...text: readonly string[]) => pasted.read(text.join('\n')).tree;
  const asked = (...text: readonly string[]) => review(read(...text)).filter(({ kind }) => kind === 'leader');
  const units = ['- 3rd Line 720', '- 15th Line 690'];

  it('asks where a line names another beside him who leads, and either answer leads', () => {
    const text = [
      'FRENCH',
      'Commander: Marshal Murat',
      '',
      '16th Div, Gen Zajonczek... no wait, say Gen Krasinski',
      ...units,
    ];
    const [doubt] = asked(...text);
    expect(doubt?.options.map(({ id }) => id)).toEqual(['keep', 'Krasinski']);
    const tree = resolve(read(...text), { [doubt?.id ?? '']: 'Krasinski' });
    expect(lines(tree).join('\n')).toContain('16th Div (Krasinski)');
  });

  it('asks who leads a side of several formations where the other one has a chief', () => {
    const allies = [
      'ALLIED FORCES',
      '',
      'Russian Corps: General Langeron',
      ...units,
      '',
      'Prussian Brigade: General York',
      ...units,
    ];
    const [doubt] = asked(
      'FRENCH',
      'Commander: Marshal Macdonald',
      '',
      '16th Division: General Maison',
      ...units,
      '',
      ...allies,
    );
    expect(doubt?.options.map(({ id }) => id)).toEqual(['keep', 'Langeron', 'York']);
  });

  it('asks of no staff', () => {
    expect(asked('1st Division: General Maison (chief of staff: General Drouet)', ...units)).toEqual([]);
  });

  it('takes the hour of a formation from a note below the list', () => {
    const note = 'Anm. Die Division Durutte traf erst nach 2 Uhr nachmittags auf dem Gefechtsfelde ein.';
    const list = ['Division Serras', ...units, '', 'Division Durutte', '- 23. Linie 1930', '- 60. Linie 1120'];
    const [army] = read('Franzosen', '', ...list, '', note).roots;
    expect(army?.children.map(({ arrival }) => arrival)).toEqual([undefined, '2 pm']);
  });

  it('counts guns told with a unit as its own', () => {
    expect(
      lines(read('British', '', '1st Brigade', '- Seamen from the cutters: 150, with 8 guns', '- 4th Foot: 600')),
    ).toContain('    unknown Seamen from the cutters 150m 8g');
  });
});

describe('which column is the strength', () => {
  const rows = [
    '3rd Line                    720        810',
    '15th Line                   690        760',
    '21st Light                  805        900',
  ];
  const heads = '                           Fit       On paper';
  const units = [720, 690, 805].map((men, i) => at(`${i + 3}th Line`, i + 3, { men }));
  const doubtIn = (...below: readonly string[]) => {
    const { tree } = audited(['1st Brigade: Pym', heads, ...rows, ...below].join('\n'), grow([brigade(...units)]), []);
    return { tree, doubt: review(tree).find(({ kind }) => kind === 'column') };
  };

  it('is asked where another column may be it, and one tap takes that for all rows', () => {
    const { tree, doubt } = doubtIn();
    expect([doubt?.id, doubt?.proposed, doubt?.options.map(({ id }) => id)]).toEqual([
      'column:On paper',
      'keep',
      ['keep', 'On paper'],
    ]);
    const taken = resolve(tree, { 'column:On paper': 'On paper' });
    expect([...walk(taken.roots)].flatMap(({ node }) => node.men ?? [])).toEqual([810, 760, 900]);
  });

  it('is the one whose sum the text states', () => {
    expect(doubtIn('They had 2,470 men.').doubt?.proposed).toBe('On paper');
    expect(doubtIn('They had 2,215 men.').doubt).toBeUndefined();
  });
});

describe('which of two columns side by side is the strength', () => {
  const table = (...below: readonly string[]) =>
    pasted.read(
      [
        'FRENCH ARMY - General Bonet',
        'Unit\tPresent\tEffective',
        '1st Brigade: General Martin',
        '12th Line (2 bns)\t820\t1010',
        '34th Line (2 bns)\t774\t905',
        '5th Light (1 bn)\t401\t466',
        ...below,
      ].join('\n'),
    ).tree;

  it('is asked with what stands in each, once, and one tap takes the other', () => {
    const tree = table();
    const doubts = review(tree).filter(({ kind }) => kind === 'column' || kind === 'unread');
    expect(doubts.map(({ id }) => id)).toEqual(['column:Effective']);
    expect(doubts[0]?.asks).toMatchObject({ args: { read: 'Present (820, 774, 401)' } });
    expect(doubts[0]?.options[1]?.label).toMatchObject({ args: { what: 'Effective (1010, 905, 466)' } });
    const taken = resolve(tree, { 'column:Effective': 'Effective' });
    expect(
      [...walk(taken.roots)].flatMap(({ node: { men, children } }) => (children.length > 0 ? [] : (men ?? []))),
    ).toEqual([1010, 905, 466]);
  });

  it('is the other where its sum is stated', () => {
    expect(review(table('They had 2,381 men.')).find(({ kind }) => kind === 'column')?.proposed).toBe('Effective');
  });
});

describe('the shape of what was read', () => {
  const read = (...text: readonly string[]) => pasted.read(text.join('\n')).tree;
  const regiment = (name: string): Sprout => at(name, 1, { level: 'regiment', men: 1000 });

  it('puts the pieces of one formation together', () => {
    const piece = (unit: string): Sprout => at('1st Brigade', 1, { level: 'brigade', children: [regiment(unit)] });
    const { tree } = grow([at('1st Division', 1, { level: 'division', children: [piece('54th'), piece('21st')] })]);
    expect(lines(resolve(tree, proposals(tree)))).toEqual([
      'division 1st Division',
      '  brigade 1st Brigade',
      '    regiment 54th 1000m',
      '    regiment 21st 1000m',
    ]);
  });

  it('is doubtful where the greater stands in the smaller', () => {
    const inside = at('2nd Division', 1, { level: 'division', children: [regiment('21st')] });
    const { tree } = grow([at('1st Brigade', 1, { level: 'brigade', children: [regiment('54th'), inside] })]);
    expect(review(tree).map(({ kind }) => kind)).toContain('upside-down');
  });

  it('gives formations the leaders of their first regiments, where no others have any', () => {
    const led = (name: string, commander: string): Sprout =>
      at(name, 1, { level: 'division', children: [{ ...regiment('54th'), commander }, regiment('21st')] });
    const { tree } = grow([led('1st Division', 'Molitor'), led('2nd Division', 'Duhesme')]);
    expect(lines(resolve(tree, proposals(tree))).slice(0, 2)).toEqual([
      'division 1st Division (Molitor)',
      '  regiment 54th 1000m',
    ]);
  });

  it('finds the man behind what he leads', () => {
    expect(lines(read('Brigada Marwitz', '  33rd Line: 1,200', '  35th Line: 900'))[0]).toBe(
      'brigade Brigada Marwitz (Marwitz)',
    );
  });
});
