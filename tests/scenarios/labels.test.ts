import { describe, expect, it } from 'vitest';
import { ARMS } from '../../src/book/terms.ts';
import { BASE_SIZES, baseOf, cardLabel, labelStrip, officerLabel } from '../../src/scenarios/labels.ts';
import { unitCardSchema } from '../../src/scenarios/schema.ts';
import { inWords, speak } from '../../src/words/speak.ts';

describe('labels', () => {
  it.each([
    [
      'III/1/2 Roeben Q3 MX S1 8CP',
      {
        arm: 'mixed',
        ref: 'III/1/2',
        name: 'Roeben',
        quality: 3,
        sk: 1,
        parts: [{ arm: 'infantry', quality: 3, men: 1 }],
      },
    ],
    [
      'Roth Q3 S0 8CP',
      { arm: 'infantry', ref: '', name: 'Roth', quality: 3, sk: 0, parts: [{ arm: 'infantry', quality: 3, men: 1 }] },
    ],
    [
      '5/8 Kempt Q4 S2 8CP',
      {
        arm: 'infantry',
        ref: '5/8',
        name: 'Kempt',
        quality: 4,
        sk: 2,
        parts: [{ arm: 'infantry', quality: 4, men: 1 }],
      },
    ],
    [
      'II/2C/1 Hubert Q3 Light 8CP',
      {
        arm: 'cavalry',
        ref: 'II/2C/1',
        name: 'Hubert',
        quality: 3,
        horse: 'light',
        parts: [{ arm: 'cavalry', quality: 3, men: 1 }],
      },
    ],
    [
      'II Valnet Q3 Heavy foot',
      { arm: 'artillery', ref: 'II', name: 'Valnet', quality: 3, weight: 'heavy', mobility: 'foot', pieces: 'guns' },
    ],
    [
      'I How. Q4 Medium horse howitzers',
      {
        arm: 'artillery',
        ref: 'I',
        name: 'How.',
        quality: 4,
        weight: 'medium',
        mobility: 'horse',
        pieces: 'howitzers',
      },
    ],
    [
      'C/A4 Whinyates Q5 Light horse rockets',
      {
        arm: 'artillery',
        ref: 'C/A4',
        name: 'Whinyates',
        quality: 5,
        weight: 'light',
        mobility: 'horse',
        pieces: 'rockets',
      },
    ],
  ])('NBC-SCN-17 a card: %s', (text, card) => {
    expect(speak(cardLabel(unitCardSchema.parse({ id: 'x', ...card }), 8))).toBe(text);
  });

  it('NBC-SCN-17 an officer has two lines, with his radius and L, T, A in that order', () => {
    const lines = (officer: Parameters<typeof officerLabel>[0]) => officerLabel(officer).map(inWords);
    expect(lines({ name: 'Liechtenstein', formation: 'X', radius: 23, L: 1, T: 2, A: 3 })).toEqual([
      'X: Liechtenstein R23',
      'L1 T2 A3',
    ]);
    expect(lines({ name: 'Wellington', L: 4, T: 4, A: 6 })).toEqual(['Wellington', 'L4 T4 A6']);
  });

  it.each([
    ['unit', 50, 50, 6],
    ['artillery-12', 35, 50, 6],
    ['artillery', 25, 50, 6],
    ['headquarters', 50, 50, 9],
    ['commander', 25, 32, 9],
    ['garrison', 50, 50, 6],
    ['train', 25, 50, 6],
    ['engineers', 25, 32, 6],
    ['skirmish-stand', 50, 20, 6],
    ['detachment', 20, 20, 6],
  ] as const)('NBC-SCN-16 a base for %s is %i × %i mm, its strip %i mm', (kind, front, depth, strip) => {
    expect(BASE_SIZES[kind]).toEqual({ front, depth });
    expect(labelStrip(kind)).toBe(strip);
  });

  it('NBC-SCN-16 each arm has its base, twelve guns a wider one', () => {
    expect(ARMS.map((arm) => `${arm} ${baseOf(arm)}`)).toEqual([
      ...['infantry unit', 'cavalry unit', 'mixed unit', 'artillery artillery', 'engineers engineers'],
      ...['pontoon train', 'baggage train'],
    ]);
    expect(baseOf('artillery', 12)).toBe('artillery-12');
  });
});
