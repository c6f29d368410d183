/** What is still asked when its cause has gone, and weather that the table tells in short. */
import { describe, expect, it } from 'vitest';
import { begin, play, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters } from './table.ts';
import { timeCard } from './turns.ts';

describe('a garrison asked for and set aside', () => {
  const ready = acts(withUnit(begin(small()), 'billard', { area: 'farm', occupied: 60 }), 'iii', 'administration');
  const asked = does(ready, { do: 'garrison', unit: 'billard' });
  const aside = play(asked, { do: 'defer', task: top(asked).id });

  it('NBC-GAR-02 is asked no more once the brigade is out of the place', () => {
    expect(aside.agenda.map(({ kind, unit }) => [kind, unit])).toEqual([['garrison', 'billard']]);
    const out = play(aside, { do: 'set', what: 'unit', id: 'billard', set: { area: null } });
    expect(out.units.billard).toMatchObject({ area: null, occupied: 0 });
    expect(out.agenda).toEqual([]);
  });

  it('NBC-GAR-02 is asked still when another brigade leaves another place', () => {
    const two = withUnit(aside, 'lefol', { area: 'farm', occupied: 10 });
    const out = play(two, { do: 'set', what: 'unit', id: 'lefol', set: { area: null } });
    expect(out.units.lefol!.area).toBe(null);
    expect(out.agenda).toHaveLength(1);
  });
});

describe('the weather’s pot told in short', () => {
  const bright = begin(small({ sky: { weather: 'bright', variable: true } }), { dice: 'table' });
  const asked = does(timeCard(bright, 20), { do: 'next' });

  it('NBC-WX-04 white dice that differ change nothing', () => {
    expect(top(asked).kind).toBe('weather');
    expect(accepts(enters(asked, 'pot', { hits: 0 })).sky.weather).toBe('bright');
  });

  it.each([
    [1, 'rain'],
    [2, 'overcast'],
  ] as const)('NBC-WX-05 white dice that match turn it as the red die of %i says', (red, weather) => {
    const told = enters(asked, 'pot', { hits: 1, red });
    expect(accepts(told).sky.weather).toBe(weather);
    const faces = enters(asked, 'pot', { pot: { white: [4, 4], red, green: [1, 1] } });
    expect(accepts(faces).sky.weather).toBe(weather);
  });

  it('NBC-WX-05 white dice that match want the red die too', () => {
    expect(() => enters(asked, 'pot', { hits: 1 })).toThrow('own-red-needed');
  });
});
