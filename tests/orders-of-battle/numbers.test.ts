import { describe, expect, it } from 'vitest';
import { figuresIn, readFigure } from '../../src/orders-of-battle/numbers.ts';

describe('figures', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1\u00a0200', 1200],
    ['12,345,678', 12345678],
    ['6½', 6.5],
    ['6 ½', 6.5],
    ['½', 0.5],
    ['6 1/2', 6.5],
    ['2.5', 2.5],
    ['1200.0', 1200],
    ['0', 0],
  ])('reads %s as %d', (text, value) => {
    expect(readFigure(text)).toEqual({ value, unknown: false, approximate: false });
  });

  it.each(['approx. 800', 'c. 800', 'c800', 'ca. 800', '~800', '800?', '800+', 'environ 800', 'etwa 800', 'about 800'])(
    'reads %s as about 800',
    (text) => {
      expect(readFigure(text)).toEqual({ value: 800, unknown: false, approximate: true });
    },
  );

  it.each(['', '?', '??', '-', '—', '-1', 'n/a', 'unknown', '\\N', 'tbd'])('takes "%s" for not known', (text) => {
    expect(readFigure(text)).toMatchObject({ unknown: true });
    expect(readFigure(text).value).toBeUndefined();
  });

  it.each(['12th', 'abc', '1,2,3', '1/2e', '99999999999'])('takes %s for no figure', (text) => {
    expect(readFigure(text)).toEqual({ unknown: false, approximate: false });
  });

  it.each([
    ['1er Division, 5 132 hommes', [['men', 5132]], '1er Division,'],
    ['Dragoon Brigade: 1.050 Säbel', [['sabres', 1050]], 'Dragoon Brigade:'],
    ['Grand battery 24 guns', [['guns', 24]], 'Grand battery'],
    ['19,357 44 guns', [['guns', 44]], '19,357'],
    ['Advance guard (6½ batts)', [['battalion', 6.5]], 'Advance guard'],
    [
      'Hussars, 4 sqns, approx. 380 sabres',
      [
        ['sabres', 380],
        ['squadron', 4],
      ],
      'Hussars, , ,',
    ],
    ['Foot battery 6 x 12pdr', [['guns', 6]], 'Foot battery'],
    ['Horse battery (? guns)', [['guns', undefined]], 'Horse battery'],
    ['7 Ligne: 6 hits', [['points', 6]], '7 Ligne:'],
  ])('finds the figures in "%s"', (text, found, rest) => {
    const read = figuresIn(text);
    expect(read.found.map(({ of, value }) => [of, value])).toEqual(found);
    expect(read.rest.replace(/[\s,]+$/, '')).toBe(rest.replace(/[\s,]+$/, ''));
  });

  it.each([
    ['Foot Artillery (6-6pdrs & 2-5.5" How)', 8],
    ['Foot Battery (8-6pdrs)', 8],
    ['Foot Battery (8 6pdr)', 8],
    ['Foot Battery – 6 12pdr', 6],
    ['Position Battery (4 12pdr, 2 7pdr how.)', 6],
    ['Battery: 6 six-pounders and 2 howitzers', 8],
    ['Battery: six six-pounders', 6],
    ['Battery 6x6#, 2x7# how', 8],
    ['Battery: 8 guns (6 6-pdr, 2 howitzers)', 8],
  ])('adds up the guns in “%s”', (text, guns) => {
    expect(figuresIn(text).found.reduce((n, { of, value = 0 }) => n + (of === 'guns' ? value : 0), 0)).toBe(guns);
  });

  it.each([
    'Position Battery 3 12pdr',
    'Battery, 12-pdrs',
    'Battery of 12pdr guns',
    'Foot Battery (six-pounders)',
    'Artillery (2 6pdr companies)',
  ])('takes no calibre and no number for guns in “%s”', (text) => {
    expect(figuresIn(text).found.filter(({ of }) => of === 'guns')).toEqual([]);
  });

  it('leaves numbers of regiments alone', () => {
    expect(figuresIn('2/52nd Foot').found).toEqual([]);
    expect(figuresIn('7th Hussars').found).toEqual([]);
    expect(figuresIn('IR 25').found).toEqual([]);
  });
});
