/** A formation's mark on the desk: short, and no other's. */
import { describe, expect, it } from 'vitest';
import { marksOf } from '../../../src/app/umpire/marks.ts';

describe('marks of formations', () => {
  it('are their numbers, or the first letters of a name', () => {
    expect(
      marksOf([
        ['II Corps', 'Reille'],
        ['5th Division', 'Picton'],
        ['Brunswick Corps', 'Brunswick'],
      ]),
    ).toEqual(['II', '5', 'Bru']);
  });

  it('are the officer’s where formations share a name, and any word that is theirs alone before a bare number', () => {
    expect(
      marksOf([
        ['Reserve Cavalry', 'General Hay'],
        ['Reserve Foot', 'General Kemp'],
        ['1st Division', 'Cooke'],
        ['1st Division', 'Dubreton'],
        ['Horse', 'Lee'],
        ['Horse', 'Lee'],
      ]),
    ).toEqual(['Cav', 'Foot', 'Coo', 'Dub', '№5', '№6']);
  });

  it('are each another', () => {
    const names = Array.from({ length: 40 }, (_, i) => [`Division ${'bis '.repeat(i % 4)}`, `General A${i}`]);
    expect(new Set(marksOf(names)).size).toBe(40);
  });
});
