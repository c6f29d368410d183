import { expect, it } from 'vitest';
import { parkAdvice, parksNeeded, parksOf } from '../../../src/battlefield/rules/special-troops/parks.ts';
import { battery, begin, goTo, play, SMALL, small } from '../fixtures.ts';

const NOTHING = { engineers: 0, pontoons: 0, baggage: 0, reserveBatteries: 0, siegeTrains: 0 };
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
  expect(parksNeeded(NOTHING)).toEqual([]);
  for (const asset of ['engineers', 'pontoons', 'baggage'])
    expect(parksNeeded({ ...NOTHING, [asset]: 1 })).toEqual(['engineering']);
  expect(told('a')[0]).toEqual({ code: 'park-advice', args: { kind: 'engineering', hq: 20, park: 10 } });
  expect(told('b')).toEqual([]);
});

it('NBC-ENG-01 a train that has been sent out waits in no park', () => {
  const five = goTo(begin(withPark), 5);
  expect(parksOf(play(five, { do: 'train', unit: 'pontoon:a:1' }), 'a')).toEqual(['artillery']);
});

it('NBC-ENG-02 the same for reserve artillery and siege trains', () => {
  expect(parksNeeded({ ...NOTHING, reserveBatteries: 2 })).toEqual(['artillery']);
  expect(parksNeeded({ ...NOTHING, engineers: 1, siegeTrains: 1 })).toEqual(['engineering', 'artillery']);
  // A formation that is all guns is the reserve of its army.
  expect(told('a')[1]).toEqual({ code: 'park-advice', args: { kind: 'artillery', hq: 20, park: 10 } });
});
