/** Where something concerns two of a kind, it concerns both: two units, two batteries, two stands, two points. */
import { describe, expect, it } from 'vitest';
import { likeliest } from '../../src/battlefield/fights/plays.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, eventsOf, goTo, play, withUnit } from '../battlefield/fixtures.ts';
import { ordered } from './hands.ts';

const FOUR = withUnit(withUnit(begin(), 'husson', { stands: 1 }), 'campi', { stands: 1 });

describe('of two, both', () => {
  it('NBC-ORD-13 NBC-ORD-14 a formation that marches takes in the stands of all its units, and says of whom', () => {
    const one = { do: 'set', what: 'formation', id: 'ii', set: { order: 'redeploy' } } as const;
    const marching = ordered(FOUR, 'ii', 'redeploy');
    expect([marching.units.husson!.stands, marching.units.campi!.stands]).toEqual([0, 0]);
    const line = eventsOf(FOUR, one).find(
      (event) => event.type === 'logged' && codeOf(event.line.text) === 'orders-march-stands',
    );
    expect(JSON.stringify(line)).toMatch(/husson.*campi/);
  });

  it('NBC-ART-21 both batteries with a unit share the Disorder that is set on it', () => {
    const two = ['guns', 'lefol'].reduce((battle, id) => withUnit(battle, id, { host: 'husson' }), begin());
    const both = { ...two, units: { ...two.units, more: { ...two.units.guns!, id: 'more', host: 'husson' } } };
    const set = play(both, { do: 'set', what: 'unit', id: 'husson', set: { disordered: true } });
    expect([set.units.guns!.disordered, set.units.more!.disordered, set.units.lefol!.disordered]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('NBC-CC-33 whom a unit met last comes before a stronger enemy it never met, and contact before both', () => {
    const battle = withUnit(goTo(begin(), 6), 'husson', { facts: { met: 'pack' } });
    const { husson, kempt, pack, maitland } = battle.units;
    const order = (unit = husson!) => likeliest(unit, [kempt!, pack!, maitland!]).map(({ id }) => id);
    expect(order()[0]).toBe('pack');
    expect(order({ ...husson!, facts: { met: 'pack', contact: 'maitland' } }).slice(0, 2)).toEqual([
      'maitland',
      'pack',
    ]);
  });
});
