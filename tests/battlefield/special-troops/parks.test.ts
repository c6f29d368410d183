import { expect, it } from 'vitest';
import { parkAdvice, parksOf } from '../../../src/battlefield/rules/special-troops/parks.ts';
import { battery, begin, goTo, play, SMALL, small } from '../fixtures.ts';

const [ii, iii] = SMALL.sides.a.formations;
const reserve = { ...iii!, id: 'reserve', name: 'Reserve', commander: { ...iii!.commander, id: 'sorbier' } };
const withPark = small({
  sides: {
    ...SMALL.sides,
    a: { ...SMALL.sides.a, pontoons: 1, formations: [ii!, { ...reserve, units: [battery('r1', 'R/1', 'Drouot')] }] },
  },
});
const told = (side: 'a' | 'b') => {
  const battle = begin(withPark);
  return parksOf(battle, side).map((kind) => parkAdvice(kind));
};

it('NBC-ENG-01 any engineers, pontoons or baggage need a park, 20 cm from the headquarters, its assets within 10 cm', () => {
  for (const asset of ['engineers', 'pontoons', 'baggage']) {
    const army = small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, [asset]: 1 } } });
    expect(parksOf(begin(army), 'a')).toEqual(['engineering']);
  }
  expect(told('a')[0]).toEqual({ code: 'park-advice', args: { kind: 'engineering', hq: 20, park: 10 } });
  expect(told('b')).toEqual([]);
});

it('NBC-ENG-01 a train that has been sent out waits in no park', () => {
  const five = goTo(begin(withPark), 5);
  expect(parksOf(play(five, { do: 'train', unit: 'pontoon:a:1' }), 'a')).toEqual(['artillery']);
});

it('NBC-ENG-02 the same for reserve artillery', () => {
  // A formation that is all guns is the reserve of its army.
  expect(told('a')[1]).toEqual({ code: 'park-advice', args: { kind: 'artillery', hq: 20, park: 10 } });
});
