import { describe, expect, it } from 'vitest';
import {
  armyRadius,
  dayBand,
  visibility,
  visibilityNow,
  WOOD_SIGHT,
} from '../../../src/battlefield/rules/sky/visibility.ts';
import type { DayBand, Weather } from '../../../src/book/terms.ts';
import { answer, begin, into, play, pot, small, top } from '../fixtures.ts';

// Normal, vantage point, fog; cm.
const CHART: [DayBand, Weather, number, number, number][] = [
  ['early', 'sunny', 15, 20, 5],
  ['early', 'bright', 15, 20, 5],
  ['early', 'overcast', 10, 15, 5],
  ['early', 'rain', 10, 15, 5],
  ['early', 'snow', 10, 15, 5],
  ['daylight', 'sunny', 70, 100, 15],
  ['daylight', 'bright', 60, 90, 15],
  ['daylight', 'overcast', 40, 60, 10],
  ['daylight', 'rain', 30, 40, 10],
  ['daylight', 'snow', 30, 40, 10],
  ['evening', 'sunny', 40, 50, 10],
  ['evening', 'bright', 40, 50, 10],
  ['evening', 'overcast', 30, 40, 5],
  ['evening', 'rain', 30, 40, 5],
  ['evening', 'snow', 30, 40, 5],
  ['night', 'sunny', 5, 5, 2],
  ['night', 'bright', 5, 5, 2],
  ['night', 'overcast', 5, 5, 2],
  ['night', 'rain', 5, 5, 2],
  ['night', 'snow', 5, 5, 2],
];

describe('the chart', () => {
  it.each(CHART)('NBC-VIS-02 %s, %s: %i cm, %i from a vantage point, %i in fog', (band, weather, plain, high, fog) => {
    const sight = (vantage: boolean, foggy: boolean) => visibility({ band, weather, vantage, fog: foggy }).total;
    expect([sight(false, false), sight(true, false), sight(false, true), sight(true, true)]).toEqual([
      plain,
      high,
      fog,
      fog,
    ]);
  });

  it.each(CHART)(
    'NBC-VIS-03 %s, %s: in fog a vantage point adds its difference where the group says so (fogVantage)',
    (band, weather, plain, high, fog) => {
      expect(visibility({ band, weather, vantage: true, fog: true }, { fogVantage: 'difference' }).total).toBe(
        fog + high - plain,
      );
    },
  );

  it('NBC-VIS-02 adds up: every figure is the sum of its terms', () => {
    for (const [band, weather] of CHART)
      for (const vantage of [false, true])
        for (const fog of [false, true]) {
          const sum = visibility({ band, weather, vantage, fog });
          expect(sum.terms.reduce((n, term) => n + term.value, 0)).toBe(sum.total);
        }
  });

  it.each<[string, DayBand]>([
    ['00:00', 'night'],
    ['04:59', 'night'],
    ['05:00', 'early'],
    ['06:59', 'early'],
    ['07:00', 'daylight'],
    ['18:59', 'daylight'],
    ['19:00', 'evening'],
    ['20:59', 'evening'],
    ['21:00', 'night'],
    ['23:59', 'night'],
  ])('NBC-VIS-02 at %s it is %s (AMB-41), on every day', (time, band) => {
    const [hours, minutes] = time.split(':').map(Number);
    const at = hours! * 60 + minutes!;
    expect([dayBand(at), dayBand(at + 1440), dayBand(at + 2880)]).toEqual([band, band, band]);
  });

  it('NBC-VIS-02 goes by the hours of the scenario where it has its own', () => {
    const winter = {
      early: { from: 420, to: 480 },
      daylight: { from: 480, to: 960 },
      evening: { from: 960, to: 1020 },
    };
    expect([419, 420, 480, 959, 960, 1019, 1020].map((at) => dayBand(at, winter))).toEqual([
      'night',
      'early',
      'daylight',
      'daylight',
      'evening',
      'evening',
      'night',
    ]);
  });
});

describe('visibility in a battle', () => {
  it('NBC-VIS-01 and NBC-UC-06 the radius of each army commander is what he sees', () => {
    const battle = begin();
    expect(visibilityNow(battle).total).toBe(60);
    expect([armyRadius(battle, 'a').total, armyRadius(battle, 'b').total]).toEqual([60, 60]);
  });

  it('NBC-VIS-03 and NBC-UC-06 a vantage point counts for him who stands on it, and for nobody else', () => {
    const battle = play(begin(), { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
    expect([armyRadius(battle, 'a').total, armyRadius(battle, 'b').total]).toEqual([90, 60]);
    expect(visibilityNow(battle).total).toBe(60);
  });

  it('NBC-VIS-04 a wood lets one see 5 cm inside and out of it, 2 cm into it', () => {
    expect(WOOD_SIGHT).toEqual({ inside: 5, insideOut: 5, outsideIn: 2 });
  });

  it('NBC-VIS-05 follows the clock and the weather', () => {
    const battle = begin(small({ start: 1130, end: { at: 1300 }, sky: { weather: 'bright', variable: true } }));
    expect(visibilityNow(battle).total).toBe(60);
    const ninth = into(battle, 9);
    // Every time card is at least 10 minutes: it is past 19:00.
    expect(visibilityNow(ninth).total).toBe(40);
    expect(visibilityNow(answer(ninth, { pot: pot(3, 3, 2) })).total).toBe(30);
  });

  it('NBC-VIS-05 and NBC-FOG-01 rises when the fog lifts', () => {
    const battle = into(begin(small({ sky: { weather: 'sunny', fog: { target: 8 } } })), 9);
    expect(visibilityNow(battle).total).toBe(15);
    expect(top(battle).kind).toBe('fog');
    expect(visibilityNow(answer(battle, { dice: { dice: [4, 4] } })).total).toBe(70);
  });
});
