import { describe, expect, it } from 'vitest';
import {
  type Approach,
  closing,
  closingCheck,
  closingTerms,
} from '../../../src/battlefield/rules/movement/contact-zone.ts';
import { ORDERS } from '../../../src/book/terms.ts';
import { RESULTS, type Result } from '../../../src/cards/results.ts';

const approach = (more: Partial<Approach> = {}): Approach => ({
  aspect: 'front',
  startsInContactZone: false,
  ...more,
});
const word = (facts: Approach, rulings = {}) => {
  return closingCheck(facts, rulings) ? 'check' : 'goes home';
};

describe('moving to contact', () => {
  it.each<[string, Partial<Approach>, string]>([
    ['frontal from outside', {}, 'check'],
    ['flank', { aspect: 'flank' }, 'goes home'],
    ['rear', { aspect: 'rear' }, 'goes home'],
    ['frontal from inside the Contact Zone', { startsInContactZone: true }, 'goes home'],
  ])('NBC-MTC-01 %s', (_, facts, expected) => {
    expect(word(approach(facts))).toBe(expected);
  });

  it('NBC-MTC-01 by ruling a frontal attack from inside checks too (AMB-93)', () => {
    expect(word(approach({ startsInContactZone: true }), { closeCheckInCZ: 'yes' })).toBe('check');
    expect(word(approach({ startsInContactZone: true, aspect: 'rear' }), { closeCheckInCZ: 'yes' })).toBe('goes home');
  });

  it.each<[Result, number, number]>([
    ['VH', 0, 0],
    ['H', 0, 0],
    ['N', 0, 0],
    ['L', 2, 3],
    ['VL', 5, 5],
  ])('NBC-MTC-02 %s: infantry stops at %i cm, cavalry at %i cm', (result, infantry, cavalry) => {
    const stop = (cm: number) => (cm === 0 ? { contact: true } : { contact: false, stopsAt: cm });
    expect(closing(result, 'infantry')).toEqual(stop(infantry));
    expect(closing(result, 'cavalry')).toEqual(stop(cavalry));
  });

  it('NBC-MTC-02 a better card never stops farther away', () => {
    const cm = RESULTS.map((result) => closing(result, 'cavalry')).map((each) => (each.contact ? 0 : each.stopsAt));
    expect(cm).toEqual([...cm].sort((a, b) => a - b));
  });

  it('NBC-MTC-03 Pursue-Keen and Attack-Keen add 1, nothing else does, and a commander’s L is never changed', () => {
    const worth = (attached: boolean) =>
      ORDERS.filter((order) => closingTerms(order, attached).reduce((n, each) => n + each.value, 0) === 1);
    expect(worth(false)).toEqual(['pursue-keen', 'attack-keen']);
    expect(worth(true)).toEqual([]);
  });
});
