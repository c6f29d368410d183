import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { reckon, type Term, term } from '../../src/engine/reckoning.ts';

describe('a term', () => {
  it('carries its row and whatever else is said of it, and nothing that is not', () => {
    expect(term('Fresh', 1, 'NBC-QC-02')).toEqual({ what: 'Fresh', value: 1, row: 'NBC-QC-02' });
    expect(term('Q', 4)).toEqual({ what: 'Q', value: 4 });
    expect(term('Rear', -2, 'NBC-QC-12', { ruling: 'aspectMods', note: 'the worse' })).toEqual({
      what: 'Rear',
      value: -2,
      row: 'NBC-QC-12',
      ruling: 'aspectMods',
      note: 'the worse',
    });
  });
});

describe('a reckoning', () => {
  it('adds the terms that apply and keeps them in order', () => {
    const tired = false;
    const told = reckon('Rating', [term('Q', 3), term('Fresh', 1), tired && term('Tired', -1), null, undefined]);
    expect(told).toEqual({ name: 'Rating', terms: [term('Q', 3), term('Fresh', 1)], total: 4 });
  });

  it('keeps a term of nothing, which says that something has no effect', () => {
    expect(reckon('Dice', [term('Snow', 0)]).terms).toHaveLength(1);
  });

  it.each([
    [[2, -5], 0, 0, say('sum-not-below', { least: 0 })],
    [[2, -1], 0, 1, undefined],
    [[2, -2], 0, 0, undefined],
    [[1, -1], 1, 1, say('sum-not-below', { least: 1 })],
  ])('%j, at least %i, comes to %i and says %s', (values, atLeast, total, note) => {
    const told = reckon(
      'Dice',
      values.map((value) => term('x', value)),
      { atLeast },
    );
    expect([told.total, told.note]).toEqual([total, note]);
  });

  it('says its unit and its own note', () => {
    expect(reckon('Rating', [term('Q', 9)], { note: 'read in column ≥7' }).note).toBe('read in column ≥7');
    expect(reckon('Radius', [term('A 5', 12)], { unit: 'cm' })).toEqual({
      name: 'Radius',
      terms: [term('A 5', 12)],
      total: 12,
      unit: 'cm',
    });
    expect(reckon('Dice', [term('x', -1)], { atLeast: 0, note: 'cannot fire' }).note).toBe('cannot fire');
  });

  it('its total is the sum of the terms it shows, or the floor', () => {
    const values = fc.array(fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(values, fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }), (all, atLeast) => {
        const told = reckon(
          'Sum',
          all.map((value): Term => term('x', value)),
          { atLeast },
        );
        const sum = told.terms.reduce((n, { value }) => n + value, 0);
        expect(told.total).toBe(atLeast === undefined ? sum : Math.max(sum, atLeast));
      }),
    );
  });
});
