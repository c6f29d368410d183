import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { likened, scalesOf } from '../../src/orders-of-battle/source-ratings.ts';
import { grow, type OobTree, type Quality, type Sprout, sprout } from '../../src/orders-of-battle/tree.ts';

const rated = (name: string, men: number, ...quality: readonly Quality[]): Sprout =>
  sprout(name, 1, name, { men, quality: [...quality] });

const treeOf = (...children: Sprout[]): OobTree =>
  grow([sprout('Brigade', 1, 'Brigade', { level: 'brigade', children })]).tree;

const of = (scale: string, ...values: readonly string[]) =>
  treeOf(...values.map((value, i) => rated(`Battalion ${i}`, 600, { scale, value })));

describe('ratings on the scale of a source', () => {
  it.each([
    [['A', 'C', 'F'], { A: 6, C: 4, F: 1 }],
    [['A', 'B', 'C', 'D'], { A: 5, B: 4, C: 3, D: 2 }],
    [['2', '4', '5', '6', '7', '9'], { 2: 1, 4: 2, 5: 3, 6: 4, 7: 5, 9: 6 }],
    [['1', '3', '6'], { 1: 1, 3: 3, 6: 6 }],
    [['20', '50', '90'], { 20: 1, 50: 3, 90: 6 }],
    [
      ['Guard', 'Veteran', 'Regular', 'Conscript', 'Militia'],
      { Guard: 6, Veteran: 4, Regular: 3, Conscript: 2, Militia: 1 },
    ],
  ])('NBC-GL-22: %j is suggested as %j', (values, mapping) => {
    expect(scalesOf(of('morale', ...values))[0]?.mapping).toEqual(mapping);
  });

  it('lists values worst first with how many have them, and leaves arms and officers out', () => {
    const tree = treeOf(
      rated('a', 600, { scale: 'weapon', value: 'M' }, { scale: 'morale', value: '7' }),
      rated('b', 600, { scale: 'morale', value: '4' }),
      rated('c', 600, { scale: 'morale', value: '7' }, { scale: 'leadership', value: '3' }),
    );
    expect(scalesOf(tree)).toMatchObject([
      {
        scale: 'morale',
        values: [
          { value: '4', count: 1 },
          { value: '7', count: 2 },
        ],
      },
    ]);
  });

  it('makes no scale of words that say nothing, nor of a hundred different figures', () => {
    expect(scalesOf(of('quality', 'blue', 'green coats of the town'))[0]?.mapping ?? {}).not.toHaveProperty('blue');
    expect(scalesOf(of('quality', 'blue'))).toEqual([]);
    expect(scalesOf(of('quality', ...Array.from({ length: 60 }, (_, i) => String(i))))).toEqual([]);
  });

  it('rates an entry by itself, else by its parts and their men, else by what it is in', () => {
    const by = { scale: 'morale', mapping: { 4: 2, 7: 5 } } as const;
    const tree = treeOf(
      rated('a', 900, { scale: 'morale', value: '4' }),
      rated('b', 300, { scale: 'morale', value: '7' }),
      rated('c', 500),
    );
    const [brigade] = tree.roots;
    const [a, , c] = brigade!.children;
    expect(likened(a!, [brigade!], by)).toEqual({
      quality: 2,
      why: say('reader-rated', { scale: 'morale', value: '4', quality: 2 }),
    });
    // 900 at Q2 and 300 at Q5 are 2.75 on average.
    expect(likened(brigade!, [], by)?.quality).toBe(3);
    expect(likened(c!, [brigade!], by)).toBeUndefined();
    const told = { ...brigade!, quality: [{ scale: 'morale', value: '7' }] };
    expect(likened(c!, [told], by)?.quality).toBe(5);
    expect(likened(a!, [], { scale: 'morale', mapping: {} })).toBeUndefined();
  });
});
