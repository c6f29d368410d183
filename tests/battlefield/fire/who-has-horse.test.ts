/** What cavalry does is asked only where there may be some. */
import { describe, expect, it } from 'vitest';
import { asks, does } from '../../flows/table.ts';
import { begin, goTo, withUnit } from '../fixtures.ts';

/** Of the small battle only the French have cavalry. */
const third = (keeps: 'both' | 'a' = 'both') => goTo(withUnit(begin(undefined, { keeps }), 'husson', { stands: 1 }), 3);
const asked = (keeps?: 'a') => asks(does(third(keeps), { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } }));

describe('cavalry that a side does not have', () => {
  it('NBC-SKM-02 NBC-SKM-06 is not asked about', () => {
    expect(asked()).not.toContain('cavalry');
    expect(asked()).not.toContain('ownCavalry');
    const back = withUnit(withUnit(third(), 'kempt', { stands: 1 }), 'husson', { stands: 0 });
    const theirs = asks(does(back, { do: 'skirmish', by: 'kempt', on: { unit: 'husson' } }));
    expect(theirs).toEqual(expect.arrayContaining(['cavalry', 'ownCavalry']));
  });

  it('NBC-SKM-02 is asked about where its book is kept elsewhere', () => {
    expect(asked('a')).toEqual(expect.arrayContaining(['cavalry', 'ownCavalry']));
  });
});
