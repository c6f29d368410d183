import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Correction,
  corrected,
  correctionSchema,
  relined,
  shapeOf,
  stamped,
} from '../../src/orders-of-battle/corrections.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { NO_ORIGIN, readOrigin, readProfile, writeProfile } from '../../src/orders-of-battle/origin.ts';
import { leafTotals } from '../../src/orders-of-battle/totals.ts';
import { type OobNode, type OobTree, walk } from '../../src/orders-of-battle/tree.ts';

const TEXT = `French Army
I Corps
1st Division
4th Line: 1,200 men
9th Line, 12th Line: 2,001 men
2nd Division
Orderly Veldt
Orderly Brandt
13th Line: 900 men`;

const pasted = await openFormat('pasted');
const read = (text: string): OobTree => {
  const lines = text.split('\n');
  return stamped(pasted.read(text).tree, lines);
};
const nodes = (tree: OobTree): OobNode[] => [...walk(tree.roots)].map(({ node }) => node);
const named = (tree: OobTree, name: string): OobNode => nodes(tree).find((node) => node.name.includes(name))!;
const at = (tree: OobTree, name: string) => ({ id: named(tree, name).id, said: name });
const asTheyAre = (lines: readonly string[]) => ({ raw: lines, now: lines });
const foot = (tree: OobTree): number => leafTotals(tree.roots).men;
const parentOf = (tree: OobTree, name: string): string | undefined =>
  [...walk(tree.roots)].find(({ node }) => node.name.includes(name))?.above.at(-1)?.name;

describe('what is put right by hand', () => {
  const tree = read(TEXT);
  const mended = (...corrections: Correction[]): OobTree => corrected(tree, corrections).tree;

  it('raises an entry beside what held it, and lowers it again', () => {
    const up = mended({ do: 'raise', at: at(tree, '4th Line') });
    expect(parentOf(up, '4th Line')).toBe(parentOf(tree, '1st Division'));
    expect(foot(up)).toBe(foot(tree));
    const down = mended({ do: 'raise', at: at(tree, '4th Line') }, { do: 'lower', at: at(tree, '4th Line') });
    expect(parentOf(down, '4th Line')).toBe('1st Division');
  });

  it('moves an entry under another, or makes an army of it, but never under its own parts', () => {
    const moved = mended({ do: 'move', at: at(tree, '13th Line'), to: at(tree, '1st Division') });
    expect(parentOf(moved, '13th Line')).toBe('1st Division');
    const army = mended({ do: 'move', at: at(tree, '2nd Division') });
    expect(army.roots.map(({ level }) => level)).toContain('army');
    const round = corrected(tree, [{ do: 'move', at: at(tree, '1st Division'), to: at(tree, '4th Line') }]);
    expect(round.lost).toHaveLength(1);
    expect(round.tree.roots).toEqual(tree.roots);
  });

  it('merges with what stands before, with all its men', () => {
    const units = named(tree, '1st Division').children;
    const last = units.at(-1)!;
    const merged = mended({ do: 'merge', at: { id: last.id, said: '' } });
    expect(named(merged, '1st Division').children).toHaveLength(units.length - 1);
    expect(foot(merged)).toBe(foot(tree));
  });

  it('splits what names several, and no man is lost', () => {
    const one = read('1st Division\n5th Line, 6th Line and 7th Line (2,000 men)\nFoot battery: 8 guns');
    const node = nodes(one).find(({ children, men }) => children.length === 0 && men === 2000);
    if (!node) return;
    const split = corrected(one, [{ do: 'split', at: { id: node.id, said: '' } }]).tree;
    expect(foot(split)).toBe(foot(one));
  });

  it('says what a line is: an arm with its men, a commander of what stands above, or nothing', () => {
    const horse = mended({ do: 'is', at: at(tree, '13th Line'), as: 'cavalry' });
    expect(named(horse, '13th Line')).toMatchObject({ kind: 'cavalry', sabres: 900 });
    expect(named(mended({ do: 'is', at: at(tree, '4th Line'), as: 'out' }), '4th Line')).toBeUndefined();
  });

  it('is said of all lines like one, and holds for the next version of the text', () => {
    const text = '1st Division\nDepot guard Holm 120\nDepot guard Aster 140\n4th Line: 1,200 men';
    const first = read(text);
    const shape = shapeOf(named(first, 'Holm'));
    expect(shapeOf(named(first, 'Aster'))).toBe(shape);
    const rule: Correction = { do: 'such', shape, said: 'Depot guard Holm 120', as: 'out' };
    expect(nodes(corrected(first, [rule]).tree).some(({ name }) => name.includes('Depot'))).toBe(false);
    const next = read(`${text}\nDepot guard Corvin 90`);
    expect(nodes(corrected(next, [rule]).tree).some(({ name }) => name.includes('Depot'))).toBe(false);
  });

  it('finds its line by its words where others came before it, and says which it finds no more', () => {
    const fix: Correction = { do: 'move', at: at(tree, '13th Line'), to: at(tree, '1st Division') };
    const next = read(TEXT.replace('French Army', 'French Army\nReserve\n30th Line: 500 men'));
    expect(parentOf(corrected(next, [fix]).tree, '13th Line')).toBe('1st Division');
    const gone = read(TEXT.replace('13th Line: 900 men', ''));
    expect(corrected(gone, [fix])).toMatchObject({ lost: [fix] });
  });

  const LINES = [
    'French Army',
    '1st Division',
    '4th Line: 1,200 men',
    'Harcourt, second line',
    '9th Line: 900 men',
    '12th Line: 800 men',
    '3rd Division',
    '13th Line: 900 men',
  ];
  /** A reading that took the fourth line for a unit, or for nothing. */
  const flat = (without?: string): OobTree => {
    const one = read(LINES.filter((line) => !line.startsWith('Harcourt')).join('\n'));
    const unit = named(one, '4th Line');
    const more = { ...unit, id: 'x', name: 'Harcourt', source: { line: 4, text: LINES[3] ?? '' } };
    const { men: _, ...silent } = more;
    const now = (node: OobNode): OobNode => ({
      ...node,
      source: { ...node.source, line: LINES.findIndex((line) => line === node.source.text) + 1 },
      children: node.children.flatMap((child) => [
        now(child),
        ...(child.name === unit.name && without === undefined ? [silent] : []),
      ]),
    });
    return { ...one, roots: one.roots.map(now) };
  };
  const inside = (tree: OobTree, name: string): readonly string[] =>
    named(tree, name).children.map((each) => each.name);

  it('gives a heading that was read as a unit what stands below it, up to the next of its rank', () => {
    const one = flat();
    const as = (sort: 'brigade' | 'division' | 'army') =>
      corrected(one, [{ do: 'is', at: at(one, 'Harcourt'), as: sort }]).tree;
    expect(inside(as('brigade'), '1st Division')).toEqual(['4th Line', 'Harcourt']);
    expect(inside(as('brigade'), 'Harcourt')).toEqual(['9th Line', '12th Line']);
    expect(inside(as('division'), '1st Division')).toEqual(['4th Line']);
    expect(inside(as('division'), 'French')).toEqual(['1st Division', 'Harcourt', '3rd Division']);
    expect(inside(as('division'), 'Harcourt')).toEqual(['9th Line', '12th Line']);
    expect(as('army').roots.map(({ name }) => name)).toEqual(['French Army', 'Harcourt']);
    expect(inside(as('army'), 'Harcourt')).toEqual(['9th Line', '12th Line', '3rd Division']);
    for (const sort of ['brigade', 'division', 'army'] as const) expect(foot(as(sort))).toBe(foot(one));
  });

  it('gives a heading that states a strength only what comes to it', () => {
    const one = flat();
    const stating = (men: number): OobTree => {
      const set = (node: OobNode): OobNode => ({
        ...node,
        ...(node.id === 'x' && { men }),
        children: node.children.map(set),
      });
      return corrected({ ...one, roots: one.roots.map(set) }, [{ do: 'is', at: at(one, 'Harcourt'), as: 'brigade' }])
        .tree;
    };
    expect(inside(stating(1700), 'Harcourt')).toEqual(['9th Line', '12th Line']);
    expect(inside(stating(640), 'Harcourt')).toEqual([]);
  });

  it('makes of a line that was set aside what it is said to be, where the text has it', () => {
    const one = flat('without');
    const take = (as: 'brigade' | 'infantry' | 'commander', line = LINES[3] ?? '') =>
      corrected(one, [{ do: 'take', line, nth: 0, as }], asTheyAre(LINES));
    expect(inside(take('brigade').tree, 'Harcourt')).toEqual(['9th Line', '12th Line']);
    expect(inside(take('infantry').tree, '1st Division').map((name) => name.split(',')[0])).toEqual([
      '4th Line',
      'Harcourt',
      '9th Line',
      '12th Line',
    ]);
    expect(named(take('commander').tree, '1st Division').commander).toContain('Harcourt');
    expect(take('infantry', 'no such line')).toMatchObject({ tree: one, lost: [{ do: 'take' }] });
    const twice = corrected(
      one,
      [1, 2].map(() => ({ do: 'take', line: LINES[3] ?? '', nth: 0, as: 'brigade' }) as const),
      asTheyAre(LINES),
    );
    expect(twice.lost).toHaveLength(1);
    expect(inside(twice.tree, 'Harcourt')).toEqual(['9th Line', '12th Line']);
  });

  it('finds a line that was taken up and then written anew by the words of the source', () => {
    const one = flat('without');
    const fix: Correction = { do: 'line', line: LINES[3] ?? '', nth: 0, text: 'Brigade Vane' };
    const take: Correction = { do: 'take', line: LINES[3] ?? '', nth: 0, as: 'brigade' };
    const { lines: now } = relined(LINES, [take, fix]);
    const { tree: mended, lost } = corrected(one, [take, fix], { raw: LINES, now });
    expect(lost).toEqual([]);
    expect(inside(mended, 'Vane')).toEqual(['9th Line', '12th Line']);
  });

  it('takes from a sentence the name and its one large figure', () => {
    const said = 'Whitmore’s Spaniards were on the left, six bns, sorry, about 3,900 for the lot.';
    const lines = asTheyAre([...TEXT.split('\n'), said]);
    const now = corrected(tree, [{ do: 'take', line: said, nth: 0, as: 'infantry' }], lines).tree;
    expect(named(now, 'Spaniards')).toMatchObject({ name: 'Whitmore’s Spaniards', kind: 'infantry', men: 3900 });
  });

  it('says who leads an entry, its nation and when it comes on, and that nobody does', () => {
    const told = mended(
      { do: 'led', at: at(tree, '1st Division'), by: 'General Vane' },
      { do: 'of', at: at(tree, '13th Line'), nation: 'Portugal' },
      { do: 'comes', at: at(tree, '2nd Division'), when: '14:30' },
    );
    expect(named(told, '1st Division')).toMatchObject({ commander: 'Vane', rank: 'General' });
    expect(named(told, '13th Line').nation).toBe('Portugal');
    expect(named(told, '2nd Division').arrival).toBe('14:30');
    expect(foot(told)).toBe(foot(tree));
    const again = mended(
      { do: 'led', at: at(tree, '1st Division'), by: 'Vane' },
      { do: 'led', at: at(tree, '1st Division'), by: '' },
      { do: 'comes', at: at(tree, '2nd Division'), when: '14:30' },
      { do: 'comes', at: at(tree, '2nd Division'), when: '' },
    );
    expect(named(again, '1st Division')).not.toHaveProperty('commander');
    expect(named(again, '2nd Division')).not.toHaveProperty('arrival');
  });

  it('writes a line anew and keeps the one it was', () => {
    const lines = TEXT.split('\n');
    const fix: Correction = { do: 'line', line: '4th Line: 1,200 men', nth: 0, text: '4th Line: 1,400 men' };
    const { lines: now, lost } = relined(lines, [fix]);
    expect(lost).toEqual([]);
    const again = stamped(pasted.read(now.join('\n')).tree, lines);
    expect(named(again, '4th Line')).toMatchObject({ men: 1400, id: named(tree, '4th Line').id });
    expect(relined(['nothing'], [fix]).lost).toEqual([fix]);
  });

  it('leaves a line that is written anew as far in as it stands', () => {
    const lines = ['French', '  1st Division (Foy)', '\t6th Light, 900', '\t39th Line, 1,200', '\t40th Line, 800'];
    const fix: Correction = { do: 'line', line: lines[3] ?? '', nth: 0, text: '39th Line, 1,250' };
    const now = relined(lines, [fix]).lines;
    expect(now[3]).toBe('\t39th Line, 1,250');
    expect(parentOf(stamped(pasted.read(now.join('\n')).tree, lines), '39th Line')).toContain('1st Division');
  });

  it('never throws, whatever is done in whatever order, and never makes an entry twice', () => {
    const ids = nodes(tree).map(({ id }) => id);
    const place = fc.constantFrom(...ids, 'nowhere').map((id) => ({ id, said: '' }));
    const any: fc.Arbitrary<Correction> = fc.oneof(
      fc.record({ do: fc.constantFrom('raise', 'lower', 'split', 'merge'), at: place }),
      fc.record({ do: fc.constant('move' as const), at: place, to: place }),
      fc.record({ do: fc.constant('move' as const), at: place }),
      fc.record({ do: fc.constant('led' as const), at: place, by: fc.string() }),
      fc.record({ do: fc.constant('of' as const), at: place, nation: fc.string() }),
      fc.record({ do: fc.constant('comes' as const), at: place, when: fc.string() }),
      fc.record({
        do: fc.constant('is' as const),
        at: place,
        as: fc.constantFrom('army', 'division', 'brigade', 'infantry', 'cavalry', 'artillery', 'commander', 'out'),
      }),
      fc.record({
        do: fc.constant('take' as const),
        line: fc.constantFrom(...LINES, '', '2 × 6 pdr; 3 battalions Grenadiers, General Vane'),
        nth: fc.nat({ max: 1 }),
        as: fc.constantFrom(
          'army',
          'corps',
          'division',
          'brigade',
          'infantry',
          'cavalry',
          'artillery',
          'commander',
          'out',
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (corrections) => {
        for (const each of corrections) expect(correctionSchema.safeParse(each).success).toBe(true);
        const lines = asTheyAre([...LINES, '2 × 6 pdr; 3 battalions Grenadiers, General Vane']);
        const now = nodes(corrected(tree, corrections, lines).tree).map(({ id }) => id);
        expect(new Set(now).size).toBe(now.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('where an army came from', () => {
  it('comes back from the disk as it was, and what is no such thing is nothing', () => {
    const origin = {
      ...NO_ORIGIN,
      sources: [{ name: '', text: TEXT, format: 'pasted' as const }],
      answers: { a: 'b' },
    };
    expect(readOrigin(JSON.parse(JSON.stringify(origin)))).toEqual(origin);
    for (const odd of [undefined, null, 7, 'x', {}, { version: 2 }]) expect(readOrigin(odd)).toEqual(NO_ORIGIN);
  });

  it('gives on the rules alone, never the text', () => {
    const rule: Correction = { do: 'such', shape: 's', said: 'x', as: 'out' };
    const own: Correction = { do: 'raise', at: { id: 'a', said: 'b' } };
    const answers = { 'column:Fit|On paper': 'Fit', 'stub:n3': 'keep' };
    const written = writeProfile({ ...NO_ORIGIN, corrections: [own, rule], answers });
    expect(readProfile(written)).toEqual({ corrections: [rule], answers: { 'column:Fit|On paper': 'Fit' } });
    expect(readProfile('{}')).toBeUndefined();
    expect(readProfile('nonsense')).toBeUndefined();
  });
});
