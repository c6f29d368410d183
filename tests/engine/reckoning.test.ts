import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { reckon, type Term, term } from '../../src/engine/reckoning.ts';
import { plain } from '../plain.ts';

describe('a term', () => {
  it('carries its row and whatever else is said of it, and nothing that is not', () => {
    expect(term(plain('Fresh'), 1, 'NBC-QC-02')).toEqual({ what: plain('Fresh'), value: 1, row: 'NBC-QC-02' });
    expect(term(plain('Q'), 4)).toEqual({ what: plain('Q'), value: 4 });
    expect(term(plain('Rear'), -2, 'NBC-QC-12', { ruling: 'aspectMods', note: plain('the worse') })).toEqual({
      what: plain('Rear'),
      value: -2,
      row: 'NBC-QC-12',
      ruling: 'aspectMods',
      note: plain('the worse'),
    });
  });
});

describe('a reckoning', () => {
  it('adds the terms that apply and keeps them in order', () => {
    const tired = false;
    const told = reckon(plain('Rating'), [
      term(plain('Q'), 3),
      term(plain('Fresh'), 1),
      tired && term(plain('Tired'), -1),
      null,
      undefined,
    ]);
    expect(told).toEqual({ name: plain('Rating'), terms: [term(plain('Q'), 3), term(plain('Fresh'), 1)], total: 4 });
  });

  it('keeps a term of nothing, which says that something has no effect', () => {
    expect(reckon(plain('Dice'), [term(plain('Snow'), 0)]).terms).toHaveLength(1);
  });

  it.each([
    [[2, -5], 0, 0, say('sum-not-below', { least: 0 })],
    [[2, -1], 0, 1, undefined],
    [[2, -2], 0, 0, undefined],
    [[1, -1], 1, 1, say('sum-not-below', { least: 1 })],
  ])('%j, at least %i, comes to %i and says %s', (values, atLeast, total, note) => {
    const told = reckon(
      plain('Dice'),
      values.map((value) => term(plain('x'), value)),
      { atLeast },
    );
    expect([told.total, told.note]).toEqual([total, note]);
  });

  it('says its unit and its own note', () => {
    expect(reckon(plain('Rating'), [term(plain('Q'), 9)], { note: plain('read in column ≥7') }).note).toEqual(
      plain('read in column ≥7'),
    );
    expect(reckon(plain('Radius'), [term(plain('A 5'), 12)], { unit: 'cm' })).toEqual({
      name: plain('Radius'),
      terms: [term(plain('A 5'), 12)],
      total: 12,
      unit: 'cm',
    });
    expect(reckon(plain('Dice'), [term(plain('x'), -1)], { atLeast: 0, note: plain('cannot fire') }).note).toEqual(
      plain('cannot fire'),
    );
  });

  it('its total is the sum of the terms it shows, or the floor', () => {
    const values = fc.array(fc.integer({ min: -9, max: 9 }));
    fc.assert(
      fc.property(values, fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }), (all, atLeast) => {
        const told = reckon(
          plain('Sum'),
          all.map((value): Term => term(plain('x'), value)),
          { atLeast },
        );
        const sum = told.terms.reduce((n, { value }) => n + value, 0);
        expect(told.total).toBe(atLeast === undefined ? sum : Math.max(sum, atLeast));
      }),
    );
  });
});
