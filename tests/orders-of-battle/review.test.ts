import { describe, expect, it } from 'vitest';
import { csv } from '../../src/orders-of-battle/csv.ts';
import { type Doubt, sharedOptions } from '../../src/orders-of-battle/doubts.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { leafTotals, partsTotal, totals } from '../../src/orders-of-battle/totals.ts';
import { grow, type OobTree, type Sprout, sprout, walk } from '../../src/orders-of-battle/tree.ts';
import { yamlTree } from '../../src/orders-of-battle/yaml-tree.ts';
import { answerGroup, byGroup, proposals, resolve, review } from './reviewing.ts';
import { lines, named } from './sample.ts';

/** All that a tree counts, by the figures that count where an entry and its parts disagree. */
const treeTotals = ({ roots }: OobTree) => partsTotal({ ...roots[0]!, children: roots });

const node = (name: string, more: Partial<Sprout> = {}): Sprout => sprout(name, 1, name, more);
const foot = (name: string, men?: number): Sprout =>
  node(name, { level: 'battalion', kind: 'infantry', ...(men !== undefined && { men }) });
const horse = (name: string, sabres: number): Sprout => node(name, { level: 'regiment', kind: 'cavalry', sabres });
const battery = (name: string, guns: number): Sprout => node(name, { level: 'battery', kind: 'artillery', guns });
const brigade = (name: string, children: Sprout[], more: Partial<Sprout> = {}): Sprout =>
  node(name, { level: 'brigade', children, ...more });
const tree = (...roots: Sprout[]): OobTree => grow(roots).tree;

const only = (of: OobTree, kind: Doubt['kind']): Doubt => {
  const found = review(of).filter((doubt) => doubt.kind === kind);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const answered = (of: OobTree, doubt: Doubt, option: string) => lines(resolve(of, { [doubt.id]: option }));

describe('totals', () => {
  it('take the own figure of an entry first, its horsemen out of it, and count who is not known', () => {
    const army = tree(
      node('Army', {
        level: 'army',
        men: 3000,
        children: [brigade('A', [foot('a', 900), foot('b')]), brigade('C', [horse('c', 400)])],
      }),
    );
    expect(totals(army.roots[0]!)).toEqual({ men: 2600, sabres: 400, guns: 0, points: 0, unknown: 0 });
    expect(leafTotals(army.roots)).toEqual({ men: 900, sabres: 400, guns: 0, points: 0, unknown: 1 });
  });

  it('count the own figure of a formation in the sum of a text, once the builder says that it counts', () => {
    const division = node('1st Division', { level: 'division', men: 3000, children: [brigade('A', [foot('a', 900)])] });
    const army = tree(node('Army', { level: 'army', children: [division] }));
    expect(leafTotals(army.roots).men).toBe(900);
    expect(leafTotals(resolve(army, { [only(army, 'parent-and-parts').id]: 'own' }).roots).men).toBe(3000);
  });
});

describe('the review', () => {
  it('asks whether those are kept who did not fight, and proposes it', () => {
    const { tree: army } = pasted.read(
      '1st Brigade\n54th Line 800 men (not engaged)\n57th Line 700 men, not in action\n61st Line 600 men',
    );
    const doubt = only(army, 'absent');
    expect(doubt.nodes).toHaveLength(2);
    expect(doubt.proposed).toBe('keep');
    expect(answered(army, doubt, 'drop')).toEqual(['brigade 1st Brigade', '  regiment 61st Line 600m']);
  });

  it('asks about a battery that is listed again as its sections, even with other rows between them', () => {
    const park = tree(
      brigade('Park', [
        battery('Horse 1', 6),
        battery('Foot 2', 8),
        battery('Horse 1', 3),
        battery('Horse 1', 2),
        battery('horse 1 ', 1),
      ]),
    );
    const doubt = only(park, 'guns-twice');
    expect(doubt.asks).toMatchObject({ code: 'reader-guns-twice', args: { guns: 6, pieces: '3 + 2 + 1' } });
    expect(doubt.proposed).toBe('sections');
    expect(treeTotals(park).guns).toBe(20);
    expect(treeTotals(resolve(park, { [doubt.id]: 'sections' })).guns).toBe(14);
    expect(treeTotals(resolve(park, { [doubt.id]: 'split' })).guns).toBe(14);
    expect(treeTotals(resolve(park, { [doubt.id]: 'keep' })).guns).toBe(20);
    expect(review(tree(brigade('Park', [battery('Horse 1', 6), battery('Horse 1', 6)]))).map((d) => d.kind)).toEqual([
      'listed-twice',
    ]);
  });

  it('asks whether figures behind a unit are its number or thousands, and offers what was not read', () => {
    const { tree: landwehr } = pasted.read('Landwehr Bataillon 3 650\nLandwehr Bataillon 1 250\nHussar Regiment 6 450');
    const [third, first, hussars] = review(landwehr).filter(({ kind }) => kind === 'number-or-thousands');
    expect(third?.asks).toMatchObject({
      code: 'reader-gap',
      args: { number: '3', strength: 650, figure: 'men', whole: 3650 },
    });
    expect([third, first, hussars].map((doubt) => doubt!.proposed)).toEqual(['number', 'thousands', 'number']);
    const is = (doubt: Doubt | undefined, option: string) => answered(landwehr, doubt!, option);
    expect(is(third, 'number')).toEqual(lines(landwehr));
    expect(is(third, 'thousands')[0]).toBe('battalion Landwehr Bataillon 3650m');
    expect(is(first, 'thousands')[1]).toBe('battalion Landwehr Bataillon 1250m');
    expect(is(first, 'number')[1]).toBe('battalion Landwehr Bataillon 1 250m');
    expect(is(hussars, 'thousands')[2]).toBe('regiment Hussar Regiment 6450s');
    expect(review(pasted.read('Landwehr Bataillon 1 050\n4th Battalion 1 250').tree)).toEqual([]);
  });

  it('asks about a battery’s figure whether it is gunners or has a gap, and for the men of a regiment that tells but guns', () => {
    const { tree: told } = pasted.read('Foot Battery 3 110\n1er régiment d’infanterie: 8 pièces');
    const gap = only(told, 'number-or-thousands');
    expect(gap.proposed).toBe('number');
    expect(answered(told, gap, 'thousands')[0]).toBe('battery Foot Battery 3110m');
    expect(only(told, 'unknown-sign').asks).toMatchObject({
      code: 'reader-sign-blank',
      args: { unit: { name: '1er régiment d’infanterie' }, figure: 'men' },
    });
  });

  it.each([
    ['2 x 600', ['1200', '600', '2']],
    ['"1,200 present (1,400 on paper)"', ['1200', '1400']],
    ['3 (1200)', ['1200', '3']],
    ['4 / 2400', ['2400', '4']],
  ])('asks which figure of “%s” counts', (cell, strengths) => {
    const { tree: told } = csv.read(`Unit,Men\n54e Ligne,${cell}\n55e Ligne,900\n`);
    const doubt = only(told, 'unknown-sign');
    expect(doubt.options.map(({ id }) => id)).toEqual([...strengths, 'unknown']);
    expect(doubt.proposed).toBe(strengths[0]);
    expect(treeTotals(resolve(told, proposals(told))).men).toBe(Number(strengths[0]) + 900);
  });

  it('asks about a regiment beside its own battalions', () => {
    const mark = tree(
      brigade('B', [
        node('2nd Mark Regiment', { level: 'regiment', kind: 'infantry', men: 2671 }),
        foot('1st Battalion', 862),
        foot('2nd Battalion', 844),
        foot('3rd Battalion', 846),
        foot('Jäger', 500),
      ]),
    );
    const doubt = only(mark, 'regiment-and-battalions');
    expect(answered(mark, doubt, 'adopt')).toEqual([
      'brigade B',
      '  regiment 2nd Mark Regiment 2671m',
      '    battalion 1st Battalion 862m',
      '    battalion 2nd Battalion 844m',
      '    battalion 3rd Battalion 846m',
      '  battalion Jäger 500m',
    ]);
    expect(treeTotals(resolve(mark, { [doubt.id]: 'adopt' })).men).toBe(3171);
    expect(answered(mark, doubt, 'keep')).toEqual(lines(mark));
  });

  it('asks about an officers’ column read as men', () => {
    const misread = tree(brigade('B', [foot('a', 69), foot('b', 72), foot('c', 59), foot('d', 62)], { men: 10_568 }));
    const doubt = only(misread, 'officers-column');
    expect(answered(misread, doubt, 'share')).toEqual([
      'brigade B 10568m',
      ...['a', 'b', 'c', 'd'].map((name) => `  battalion ${name} 2642m`),
    ]);
    expect(answered(misread, doubt, 'unknown')).toEqual([
      'brigade B 10568m',
      ...['a', 'b', 'c', 'd'].map((name) => `  battalion ${name}`),
    ]);
    expect(treeTotals(resolve(misread, { [doubt.id]: 'parts' })).men).toBe(262);
  });

  it('asks once about all small differences, and singly about large ones', () => {
    const army = tree(
      node('Army', {
        level: 'army',
        children: [
          brigade('A', [foot('a', 950), foot('b', 1000)], { men: 2000 }),
          brigade('B', [foot('c', 980), foot('d', 1000)], { men: 2000 }),
          brigade('C', [foot('e', 900), foot('f', 900)], { men: 2900 }),
        ],
      }),
    );
    const doubts = review(army).filter((doubt) => doubt.kind === 'parent-and-parts');
    expect(doubts.map((doubt) => doubt.asks)).toMatchObject([
      { code: 'reader-parts-near', args: { n: 2, percent: 5 } },
      { code: 'reader-parts-differ', args: { unit: { name: 'C' }, what: 'strength', own: 2900, parts: 1800 } },
    ]);
    const settled = resolve(army, { [doubts[0]!.id]: 'parts', [doubts[1]!.id]: 'own' });
    expect(settled.roots.map(totals)[0]).toMatchObject({ men: 1950 + 1980 + 2900 });
  });

  it('takes signs for "unknown" together, guns of others apart from those of batteries', () => {
    const { tree: read } = yamlTree.read(
      '- name: Army\n  units:\n  - {name: A, category: INFANTRY, strength: -1, guns: -1}\n  - {name: B, category: INFANTRY, strength: -1, guns: 0}\n  - {name: C, category: ARTILLERY, strength: 90, guns: -1}\n',
    );
    const doubts = review(read).filter((doubt) => doubt.kind === 'unknown-sign');
    expect(doubts.map(({ asks, nodes, proposed }) => [asks, nodes.length, proposed])).toMatchObject([
      [{ code: 'reader-sign', args: { unit: { name: 'A' }, was: '-1', figure: 'guns' } }, 1, 'none'],
      [{ code: 'reader-sign', args: { n: 2, was: '-1', figure: 'men' } }, 2, 'unknown'],
      [{ code: 'reader-sign', args: { unit: { name: 'B' }, was: '0', figure: 'guns' } }, 1, 'none'],
      [{ code: 'reader-sign', args: { unit: { name: 'C' }, was: '-1', figure: 'guns' } }, 1, 'unknown'],
    ]);
    const none = resolve(read, { [doubts[1]!.id]: 'none' });
    expect(named(none, 'A').men).toBe(0);
    expect(named(read, 'A').men).toBeUndefined();
  });

  it('shares what is left of a brigade among units without a strength', () => {
    const b = tree(brigade('B', [foot('a', 900), foot('b'), foot('c')], { men: 2501 }));
    const doubt = only(b, 'unknown-strength');
    expect(doubt.asks).toMatchObject({ code: 'reader-strength-left', args: { men: 2501, n: 2, rest: 1601 } });
    expect(answered(b, doubt, 'share')).toEqual([
      'brigade B 2501m',
      '  battalion a 900m',
      '  battalion b 801m',
      '  battalion c 800m',
    ]);
    expect(only(tree(brigade('B', [foot('a'), foot('b')])), 'unknown-strength').proposed).toBe('later');
  });

  it('shares by battalions and squadrons, and horse out of what is told of horse', () => {
    const unit = (name: string, kind: 'infantry' | 'cavalry', count: number) =>
      node(name, { level: 'regiment', kind, parts: { count, of: kind === 'infantry' ? 'battalion' : 'squadron' } });
    const units = () => [unit('a', 'infantry', 3), unit('b', 'infantry', 1), unit('c', 'cavalry', 5)];
    const shared = (more: Partial<Sprout>) => {
      const whole = tree(brigade('B', units(), more));
      const doubt = only(whole, 'unknown-strength');
      return answered(whole, doubt, 'share').slice(1);
    };
    expect(shared({ men: 3000 })).toEqual(['  regiment a 1800m', '  regiment b 600m', '  regiment c 600s']);
    expect(shared({ men: 2000, sabres: 400 })).toEqual([
      '  regiment a 1500m',
      '  regiment b 500m',
      '  regiment c 400s',
    ]);
  });

  it('shares a corps’ guns among its batteries that give none', () => {
    const silent = (name: string) => node(name, { level: 'battery', kind: 'artillery', men: 90 });
    const corps = tree(
      node('I Corps', {
        level: 'corps',
        guns: 29,
        children: [brigade('A', [foot('a', 900), silent('x')]), battery('y', 8), silent('z'), silent('w')],
      }),
    );
    const doubt = only(corps, 'unknown-strength');
    expect(doubt.asks).toMatchObject({ code: 'reader-guns-left', args: { guns: 29, n: 3, rest: 21 } });
    const settled = resolve(corps, { [doubt.id]: 'share' });
    expect(['x', 'y', 'z', 'w'].map((name) => named(settled, name).guns)).toEqual([7, 8, 7, 7]);
  });

  it('asks about artillery swallowed by a brigade of another arm', () => {
    const swallow = tree(
      brigade(
        'Light Cavalry',
        [horse('a', 1300), horse('b', 900), node('Guard Artillery', { kind: 'artillery', men: 2800 })],
        { sabres: 5000, kind: 'cavalry' },
      ),
    );
    const doubt = only(swallow, 'swallowed-artillery');
    expect(doubt.asks).toMatchObject({ code: 'reader-swallowed', args: { men: 5000, gunners: 2800 } });
    expect(treeTotals(resolve(swallow, { [doubt.id]: 'out' }))).toMatchObject({ men: 2800, sabres: 2200 });
  });

  it('NBC-SCN-02 asks whether foot and horse in one brigade are one mixed unit', () => {
    const mixed = tree(
      brigade('Reserve', [foot('a', 4000), horse('b', 300)]),
      node('Escort', { kind: 'mixed', men: 1400, sabres: 2 }),
    );
    const [brigadeDoubt, slip] = review(mixed).filter((doubt) => doubt.kind === 'mixed-arms') as [Doubt, Doubt];
    expect(brigadeDoubt.proposed).toBe('mixed');
    expect(resolve(mixed, { [brigadeDoubt.id]: 'mixed' }).roots[0]!.kind).toBe('mixed');
    expect(slip.proposed).toBe('lesser-out');
    expect(lines(resolve(mixed, { [slip.id]: 'lesser-out' })).at(-1)).toBe('unknown Escort 1400m');
    expect(lines(resolve(mixed, { [slip.id]: 'split' })).slice(-2)).toEqual([
      'unknown Escort 1400m',
      'unknown Escort <cavalry-of> 2s',
    ]);
  });

  it('NBC-SCN-05 asks whether guns inside other units are theirs or batteries', () => {
    const guns = tree(
      brigade('B', [
        node('a', { kind: 'infantry', men: 2000, guns: 8 }),
        node('c', { kind: 'infantry', men: 900, guns: 2 }),
      ]),
    );
    const doubts = review(guns).filter((doubt) => doubt.kind === 'absorbed-guns');
    expect(doubts.map((doubt) => doubt.proposed)).toEqual(['absorb', 'battery']);
    expect(lines(resolve(guns, { [doubts[1]!.id]: 'battery' }))).toEqual([
      'brigade B',
      '  unknown a 2000m',
      '  battery a <battery-of> 8g',
      '  unknown c 900m 2g',
    ]);
  });

  it('asks about leftovers, copies, doubles and empty entries', () => {
    const odd = tree(
      node('Army', {
        level: 'army',
        children: [
          brigade('B', [
            foot('Guard', 600),
            foot('Guard_Copy', 600),
            node('Guard_Copy 2', {}),
            foot('Line_Copy', 500),
            foot('Twin', 100),
            foot('Twin', 100),
          ]),
          node('Test', {}),
          node('Old Division', { level: 'division' }),
        ],
      }),
    );
    const doubts = review(odd);
    expect(doubts.map((doubt) => [doubt.kind, doubt.proposed])).toEqual([
      ['listed-twice', 'one'],
      ['junk', 'rename'],
      ['junk', 'drop'],
      ['junk', 'rename'],
      ['junk', 'drop'],
      ['stub', 'drop'],
      ['unknown-strength', 'later'],
    ]);
    expect(lines(resolve(odd, proposals(odd)))).toEqual([
      'army Army',
      '  brigade B',
      '    battalion Guard 600m',
      '    battalion Guard 600m',
      '    battalion Line 500m',
      '    battalion Twin 200m',
    ]);
  });

  it('asks about troops beside the armies, enemies in one army, leaders without troops and strengths nobody had', () => {
    const corps = (name: string, commander: string, children: Sprout[]) =>
      node(name, { level: 'corps', commander, children });
    const odd = tree(
      node('Army', {
        level: 'army',
        children: [
          corps('French I Corps', 'Victor', [foot('Ligne', 600)]),
          corps('Russian VI Corps', 'Dokhturov', [foot('Moscow', 9000)]),
          corps('VII Corps', 'Nobody', []),
        ],
      }),
      foot('Lost', 500),
    );
    const ours = ['stray', 'foes', 'led-alone', 'too-strong'];
    const doubts = review(odd).filter(({ kind }) => ours.includes(kind));
    expect(doubts.map((doubt) => [doubt.kind, doubt.proposed])).toEqual([
      ['stray', 'n1'],
      ['foes', 'one'],
      ['led-alone', 'keep'],
      ['too-strong', 'keep'],
    ]);
    expect(lines(resolve(odd, proposals(odd))).at(-1)).toBe('  battalion Lost 500m');
  });

  it('asks where in one list the other side begins, and one answer makes an army of all behind it', () => {
    const { tree: list } = pasted.read(`British - Lt Gen Moore
 1st Division - Lt Gen Baird
  Warde's Brigade: 1/1st Guards 1300, 2/1st Guards 1027
  Bentinck's Brigade: 1/4th Foot 754, 1/42nd Highlanders 880
 Reserve Division - Maj Gen Paget
  Anstruther's Brigade: 20th Foot 499, 1/95th Rifles 820
 Division Mermet
  Brigade Jardon: 31e Légère 1200, 47e Ligne 1500
 Division Merle
  Brigade Reynaud: 2e Légère 1180, 36e Ligne 1340`);
    const doubt = review(list).find(({ kind }) => kind === 'foes');
    expect(doubt?.nodes).toEqual(expect.arrayContaining(list.roots[0]?.children.slice(2).map(({ id }) => id) ?? []));
    const { roots } = resolve(list, { [doubt?.id ?? '']: 'apart' });
    expect(roots.map(({ children }) => children.map(({ name }) => name))).toEqual([
      ['1st Division', 'Reserve Division'],
      ['Division Mermet', 'Division Merle'],
    ]);
    expect(roots[1]).toMatchObject({ level: 'army', nation: 'France' });
  });

  it('asks of one wide gap in a list whether the other side begins there, and proposes one army', () => {
    const { tree: list } = pasted.read(`FRENCH - Victor

Ruffin's Division, 5,000 men
Lapisse's Division, 6,900 men


Abel's Division, 3,900 men
Barden's Division, 3,700 men`);
    expect(review(list).find(({ kind }) => kind === 'foes')).toMatchObject({ proposed: 'one' });
  });

  it('takes a commander below troops for the other side’s, and the first of several corps for one of them', () => {
    const sides = (text: string) =>
      pasted.read(text).tree.roots.map(({ commander, children }) => [commander, children.map(({ name }) => name)]);
    const under = (man: string) => `Commander: General ${man}

1st Division
  10th Regiment, 900 men
2nd Division
  11th Regiment, 800 men

`;
    const divisions = ['1st Division', '2nd Division'];
    expect(sides(`BAVARIANS\n${under('Wrede')}${under('Hiller')}`)).toEqual([
      ['Wrede', divisions],
      ['Hiller', divisions],
    ]);
    const corps = ['Russian corps of General Sacken', 'Prussian corps of General Yorck'].map(
      (name) => `${name}\n   7th Division\n      10th Regiment: 900 men\n   8th Division\n      9th Regiment: 850 men`,
    );
    const [french, allies] = sides(`FRENCH ARMY\n${under('Ney')}\n${corps.join('\n\n')}`);
    expect([french, allies?.[1]]).toEqual([
      ['Ney', divisions],
      ['Russian corps', 'Prussian corps'],
    ]);
  });

  it('reads a text of two battles as two, and asks which is meant', () => {
    const sides = (one: string, other: string) => `
${one}
1st Division
 10th Line 1200 men
 11th Line 1300 men
${other}
Division Bach
 12th Line 900 men
 13th Line 950 men
`;
    const text = `Kirchdorf, 14 May 1809\n${sides('FRENCH', 'AUSTRIANS')}\n\nDornwald, 3 October 1813\n${sides('PRUSSIANS', 'SAXONS')}`;
    const { tree: both } = pasted.read(text);
    expect(both.roots.map(({ name, source }) => `${name} ${source.line}`)).toEqual([
      'FRENCH 3',
      'AUSTRIANS 7',
      'PRUSSIANS 15',
      'SAXONS 19',
    ]);
    expect(new Set([...walk(both.roots)].map(({ node: { id } }) => id)).size).toBe([...walk(both.roots)].length);
    expect(review(both)[0]).toMatchObject({ kind: 'battles', proposed: 'keep' });
    expect(resolve(both, { battles: '1' }).roots.map(({ name }) => name)).toEqual(['PRUSSIANS', 'SAXONS']);
  });

  it('leaves the tree alone without answers, is undone by dropping them, and takes edits by hand last', () => {
    const b = tree(brigade('B', [battery('Horse 1', 6), battery('Horse 1', 4), battery('Horse 1', 2), foot('a')]));
    expect(resolve(b, {})).toEqual(b);
    expect(resolve(b, { 'guns-twice:n999': 'sections', 'guns-twice:n2': 'no such option' })).toEqual(b);
    const before = structuredClone(b);
    const answers = proposals(b);
    expect(resolve(b, answers)).not.toEqual(b);
    expect(b).toEqual(before);
    const byHand = resolve(b, answers, [{ do: 'set', node: 'n5', figure: 'men', value: 640 }]);
    expect(named(byHand, 'a').men).toBe(640);
  });

  it('lets later questions depend on earlier answers, and a group be answered in one tap', () => {
    const b = tree(brigade('B', [foot('a', 50), foot('b', 51)], { men: 1200 }));
    const [first] = review(b);
    expect(review(b).map((doubt) => doubt.kind)).toEqual(['officers-column', 'parent-and-parts']);
    expect(review(b, { [first!.id]: 'share' }).map((doubt) => doubt.kind)).toEqual(['officers-column']);

    const guns = (name: string) => [battery(name, 6), battery(name, 4), battery(name, 2)];
    const many = tree(
      node('Army', {
        level: 'army',
        children: Array.from({ length: 80 }, (_, i) => brigade(`B${i}`, guns(`Battery ${i}`))),
      }),
    );
    const doubts = review(many);
    expect(doubts).toHaveLength(80);
    expect(byGroup(doubts).size).toBe(1);
    expect(sharedOptions(doubts).map(({ id }) => id)).toEqual(['sections', 'split', 'keep']);
    const settled = resolve(many, answerGroup(doubts, {}, doubts[0]!.group, 'sections'));
    expect(treeTotals(settled).guns).toBe(480);
  });
});
