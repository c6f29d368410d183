import { describe, expect, it } from 'vitest';
import {
  changedWeather,
  fallOfDay,
  forbidsSkirmishing,
  intensityOf,
  standsInWeather,
  startingWeather,
  throwsFirstIntensity,
  weatherTurns,
  wetPowder,
} from '../../../src/battlefield/rules/sky/weather.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Intensity, Weather } from '../../../src/book/terms.ts';
import type { Face, Pot } from '../../../src/dice/faces.ts';
import { say, word } from '../../../src/engine/message.ts';
import type { ScenarioSource } from '../../../src/scenarios/schema.ts';
import { answer, begin, goTo, into, play, pot, small, told, top } from '../fixtures.ts';

const under = (sky: ScenarioSource['sky'], rulings: Rulings = {}) => begin(small({ sky }), { rulings });

/** Two dice that add up to a total of 2 to 12. */
const twoDice = (total: number): readonly [Face, Face] => {
  const first = Math.min(6, total - 1) as Face;
  return [first, (total - first) as Face];
};

describe('the states of the sky', () => {
  it('NBC-WX-01 starts as the scenario says: weather, strength, ground, and whether it may change', () => {
    const { sky } = under({ weather: 'rain', intensity: 'heavy', ground: 'soft', variable: true });
    expect(sky).toMatchObject({ weather: 'rain', intensity: 'heavy', ground: 'soft', variable: true, falls: 'rain' });
  });

  it('NBC-WX-01 is light rain on hard ground and fixed where the scenario says no more (AMB-35)', () => {
    expect(under({ weather: 'rain' }).sky).toMatchObject({ intensity: 'light', ground: 'hard', variable: false });
  });

  it('NBC-WX-01 throws for the strength at the start where the group wants it (startPrecip)', () => {
    expect(under({ weather: 'rain' }).agenda).toEqual([]);
    const battle = under({ weather: 'rain' }, { startPrecip: 'throw' });
    expect(top(battle).kind).toBe('intensity');
    expect(answer(battle, { dice: { dice: [6] } }).sky.intensity).toBe('heavy');
    expect(under({ weather: 'bright' }, { startPrecip: 'throw' }).agenda).toEqual([]);
  });

  it.each<[what: string, sky: ScenarioSource['sky'], falls: string, freezing: boolean]>([
    ['snow at the start', { weather: 'snow' }, 'snow', true],
    ['a day of snow that starts bright', { weather: 'bright', falls: 'snow' }, 'snow', true],
    ['rain at the start whatever else is said', { weather: 'rain', falls: 'snow' }, 'rain', false],
    ['a day that names neither', { weather: 'bright' }, 'rain', false],
    ['a frost without snow', { weather: 'bright', freezing: true }, 'rain', true],
  ])('NBC-WX-01 %s fixes what falls and whether it freezes (AMB-38)', (_what, sky, falls, freezing) => {
    expect(under(sky).sky).toMatchObject({ falls, freezing });
  });

  it('NBC-WX-01 takes its first strength from a die only in rain or snow, and by ruling (startPrecip)', () => {
    expect([throwsFirstIntensity('rain'), throwsFirstIntensity('bright')]).toEqual([false, false]);
    const thrown = { startPrecip: 'throw' } as const;
    expect([throwsFirstIntensity('snow', thrown), throwsFirstIntensity('overcast', thrown)]).toEqual([true, false]);
  });

  it('NBC-WX-01 what falls on the day, from the weather it starts with (AMB-38)', () => {
    const rain = { falls: 'rain', freezing: false } as const;
    const snow = { falls: 'snow', freezing: false } as const;
    expect(fallOfDay('snow', rain)).toEqual({ falls: 'snow', freezing: true });
    expect(fallOfDay('sunny', snow)).toEqual({ falls: 'snow', freezing: true });
    expect(fallOfDay('rain', { ...snow, freezing: true })).toEqual({ falls: 'rain', freezing: true });
    expect(fallOfDay('sunny', snow, { freezing: 'scenario' })).toEqual(snow);
  });

  it('NBC-WX-01 freezes only by the scenario where the group says so (freezing)', () => {
    expect(under({ weather: 'snow' }, { freezing: 'scenario' }).sky.freezing).toBe(false);
    expect(under({ weather: 'snow', freezing: true }, { freezing: 'scenario' }).sky.freezing).toBe(true);
  });
});

describe('random starting weather', () => {
  // Total, November to April (weather, ground), May to October (weather, ground).
  const TABLE: [number, Weather, string, Weather, string][] = [
    [2, 'snow', 'hard', 'rain', 'soft'],
    [3, 'snow', 'hard', 'rain', 'soft'],
    [4, 'rain', 'soft', 'rain', 'soft'],
    [5, 'rain', 'soft', 'overcast', 'hard'],
    [6, 'overcast', 'hard', 'overcast', 'hard'],
    [7, 'overcast', 'hard', 'bright', 'hard'],
    [8, 'overcast', 'hard', 'bright', 'hard'],
    [9, 'bright', 'hard', 'bright', 'hard'],
    [10, 'bright', 'hard', 'sunny', 'hard'],
    [11, 'sunny', 'hard', 'sunny', 'hard'],
    [12, 'sunny', 'hard', 'sunny', 'hard'],
  ];
  it.each(TABLE)(
    'NBC-WX-02 a throw of %i gives %s on %s ground in winter, %s on %s in summer',
    (thrown, w, wg, s, sg) => {
      for (const month of [11, 12, 1, 2, 3, 4])
        expect(startingWeather(twoDice(thrown), month, false)).toMatchObject({ weather: w, ground: wg });
      for (const month of [5, 6, 7, 8, 9, 10])
        expect(startingWeather(twoDice(thrown), month, false)).toMatchObject({ weather: s, ground: sg });
    },
  );

  it.each(TABLE.slice(1))('NBC-WX-02 the Mediterranean adds one, to %i', (total, w, wg, s, sg) => {
    expect(startingWeather(twoDice(total - 1), 2, true)).toMatchObject({ weather: w, ground: wg });
    expect(startingWeather(twoDice(total - 1), 7, true)).toMatchObject({ weather: s, ground: sg });
  });

  it('NBC-WX-02 a total of 13 is Sunny (AMB-37)', () => {
    expect(startingWeather([6, 6], 1, true)).toMatchObject({ weather: 'sunny', ground: 'hard' });
    expect(startingWeather([6, 6], 6, true)).toMatchObject({ weather: 'sunny', ground: 'hard' });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('NBC-WX-03 a throw of %i varies when it is even', (thrown) => {
    expect(startingWeather(twoDice(thrown), 6, false).variable).toBe([2, 4, 6, 8, 10, 12].includes(thrown));
    // The dice themselves decide, not the total with the Mediterranean one; the group may have it otherwise.
    expect(startingWeather(twoDice(thrown), 6, true).variable).toBe([2, 4, 6, 8, 10, 12].includes(thrown));
    expect(startingWeather(twoDice(thrown), 6, true, { evenTest: 'modified' }).variable).toBe(
      [3, 5, 7, 9, 11].includes(thrown),
    );
  });

  it('NBC-WX-02 and NBC-WX-03 the throw of the set-up becomes the sky of the battle', () => {
    const battle = begin(small({ date: '1807-02-08', sky: { weather: 'random' } }), {
      startingWeather: { dice: [1, 2], own: true },
    });
    expect(battle.sky).toMatchObject({
      weather: 'snow',
      intensity: 'light',
      falls: 'snow',
      freezing: true,
      ground: 'hard',
      variable: false,
    });
    const warm = begin(small({ date: '1812-07-22', sky: { weather: 'random', mediterranean: true } }), {
      startingWeather: { dice: [2, 2], own: true },
    });
    // 4 and one more is 5: overcast; the dice are even.
    expect(warm.sky).toMatchObject({ weather: 'overcast', ground: 'hard', variable: true });
  });
});

describe('the change of weather', () => {
  it('NBC-WX-04 comes when the two white dice are alike, whatever the rest of the pot shows', () => {
    for (let w1 = 1; w1 <= 6; w1 += 1)
      for (let w2 = 1; w2 <= 6; w2 += 1) {
        const thrown = { red: 6, white: [w1, w2], green: [3, 3] } as unknown as Pot;
        expect(weatherTurns(thrown)).toBe(w1 === w2);
      }
  });

  // Red die 1 to 6.
  it.each<[Weather, string[]]>([
    ['sunny', ['overcast', 'overcast', 'bright', 'bright', 'bright', 'bright']],
    ['bright', ['light', 'overcast', 'overcast', 'sunny', 'sunny', 'sunny']],
    ['overcast', ['heavy', 'light', 'light', 'bright', 'bright', 'sunny']],
    ['rain', ['overcast', 'overcast', 'overcast', 'overcast', 'bright', 'sunny']],
    ['snow', ['overcast', 'overcast', 'overcast', 'overcast', 'bright', 'sunny']],
  ])('NBC-WX-05 from %s a red 1 to 6 leads to %j', (weather, to) => {
    for (const falls of ['rain', 'snow'] as const)
      to.forEach((next, i) => {
        const expected = next === 'light' || next === 'heavy' ? { weather: falls, intensity: next } : { weather: next };
        expect(changedWeather({ weather, falls }, (i + 1) as Face)).toEqual(expected);
      });
  });

  it.each<[Face, Intensity]>([
    [1, 'light'],
    [2, 'light'],
    [3, 'light'],
    [4, 'light'],
    [5, 'heavy'],
    [6, 'heavy'],
  ])('NBC-WX-06 an intensity die of %i is %s', (die, intensity) => expect(intensityOf(die)).toBe(intensity));

  // The white dice, the red one, the die for the strength; what the sky is afterwards.
  it.each<
    [
      sky: [Weather, Intensity, variable: boolean],
      thrown: [Face, Face, Face, Face | undefined],
      after: [Weather, Intensity],
      rulings?: Rulings,
    ]
  >([
    [
      ['bright', 'light', true],
      [3, 3, 1, undefined],
      ['rain', 'light'],
    ],
    [
      ['overcast', 'light', true],
      [2, 2, 1, undefined],
      ['rain', 'heavy'],
    ],
    [
      ['overcast', 'light', true],
      [2, 3, 1, undefined],
      ['overcast', 'light'],
    ],
    [
      ['rain', 'heavy', true],
      [6, 6, 4, 6],
      ['overcast', 'heavy'],
    ],
    [
      ['rain', 'heavy', true],
      [5, 6, 4, 4],
      ['rain', 'light'],
    ],
    [
      ['rain', 'light', true],
      [5, 6, 4, 5],
      ['rain', 'heavy'],
    ],
    [
      ['snow', 'light', true],
      [1, 2, 6, undefined],
      ['snow', 'light'],
    ],
    [
      ['bright', 'light', true],
      [1, 2, 6, 6],
      ['bright', 'light'],
    ],
    [
      ['overcast', 'light', false],
      [4, 4, 6, undefined],
      ['overcast', 'light'],
    ],
    [
      ['rain', 'light', false],
      [4, 4, 6, 6],
      ['rain', 'light'],
    ],
    [['rain', 'light', false], [4, 4, 6, 6], ['rain', 'heavy'], { fixedWeatherIntensity: 'throw' }],
  ])('NBC-WX-04 NBC-WX-05 NBC-WX-06 %j after %j is %j', ([weather, intensity, variable], thrown, after, rulings) => {
    const [w1, w2, red, die = 1] = thrown;
    const begun = under({ weather, intensity, variable, ground: 'hard' }, rulings);
    let battle = into({ ...begun, sky: { ...begun.sky, falls: weather === 'snow' ? 'snow' : 'rain' } }, 9);
    if (battle.agenda.length > 0 && top(battle).kind === 'weather') battle = answer(battle, { pot: pot(w1, w2, red) });
    if (battle.agenda.length > 0 && top(battle).kind === 'intensity')
      battle = answer(battle, { dice: { dice: [die] } });
    expect([battle.sky.weather, battle.sky.intensity]).toEqual(after);
  });

  it('NBC-WX-04 throws a pot in phase 9, which nobody may throw again (NBC-RR-04)', () => {
    const battle = into(begin(), 9);
    expect(top(battle).kind).toBe('weather');
    const thrown = play(battle, { do: 'enter', task: top(battle).id, slot: 'pot', thing: pot(4, 4, 1) });
    expect(() => play(thrown, { do: 'again', task: top(thrown).id, slot: 'pot', side: 'a' })).toThrow('ask-not-again');
    const turned = play(thrown, { do: 'accept', task: top(thrown).id });
    expect(turned.sky).toMatchObject({ weather: 'rain', intensity: 'light' });
    expect(turned.agenda).toEqual([]);
  });

  it('NBC-WX-04 without a pair nothing changes', () => {
    const battle = into(begin(), 9);
    expect(answer(battle, { pot: pot(4, 5, 1) }).sky.weather).toBe('bright');
  });

  it('NBC-WX-04 fixed weather is not thrown for at all (AMB-36)', () => {
    for (const weather of ['bright', 'rain'] as const)
      expect(into(under({ weather, variable: false }), 9).agenda).toEqual([]);
  });

  it('NBC-WX-06 rain that does not change is thrown for its strength', () => {
    const raining = into(under({ weather: 'rain', variable: true }), 9);
    const asked = answer(raining, { pot: pot(1, 2) });
    expect(top(asked).kind).toBe('intensity');
    expect(answer(asked, { dice: { dice: [5] } }).sky).toMatchObject({ weather: 'rain', intensity: 'heavy' });
    const byHand = play(raining, { do: 'decide', task: top(raining).id, choice: 'same' });
    expect(top(byHand).kind).toBe('intensity');
    // A change leaves nothing to throw for; bright weather has no strength.
    expect(answer(raining, { pot: pot(2, 2, 6) }).agenda).toEqual([]);
    expect(answer(into(begin(), 9), { pot: pot(1, 2) }).agenda).toEqual([]);
  });

  it('NBC-WX-06 fixed rain keeps its strength unless the group throws for it (fixedWeatherIntensity)', () => {
    const thrown = into(under({ weather: 'rain' }, { fixedWeatherIntensity: 'throw' }), 9);
    expect(top(thrown).kind).toBe('intensity');
  });
});

describe('what the weather does', () => {
  it('NBC-WX-07 and NBC-GND-04 forbid skirmishing in rain and snow of any strength', () => {
    expect(
      ['sunny', 'bright', 'overcast', 'rain', 'snow'].filter((weather) =>
        forbidsSkirmishing({ weather: weather as Weather }),
      ),
    ).toEqual(['rain', 'snow']);
  });

  it('NBC-WX-07 stands may stay out in the rain, or are taken in where the group says so (AMB-69)', () => {
    expect(standsInWeather(2, 'rain')).toBe(2);
    expect(standsInWeather(2, 'rain', { rainStands: 'removed' })).toBe(0);
    expect(standsInWeather(1, 'snow', { rainStands: 'removed' })).toBe(0);
    expect(standsInWeather(2, 'overcast', { rainStands: 'removed' })).toBe(2);
  });

  // Husson has skirmishers out and it is bright; white dice alike and a red 1 bring light rain.
  const out = (rainStands: 'allowed' | 'removed') =>
    play(begin(small(), { rulings: { rainStands } }), { do: 'skirmishers', unit: 'husson', stands: 1 });

  it.each([
    ['allowed', 1],
    ['removed', 0],
  ] as const)('NBC-WX-07 with rainStands %s the rain that begins leaves %i stand out', (rainStands, stands) => {
    const evening = into(out(rainStands), 9);
    const wet = answer(evening, { pot: pot(4, 4, 1) });
    expect([wet.sky.weather, wet.units.husson!.stands]).toEqual(['rain', stands]);
    const byHand = play(evening, { do: 'decide', task: top(evening).id, choice: 'heavy' });
    expect([byHand.sky.weather, byHand.units.husson!.stands]).toEqual(['rain', stands]);
    expect(answer(evening, { pot: pot(4, 4, 2) }).units.husson!.stands).toBe(1);
    const set = play(out(rainStands), { do: 'set', what: 'sky', set: { weather: 'snow' } });
    expect(set.units.husson!.stands).toBe(stands);
  });

  it('NBC-WX-07 says whose skirmishers go in, and takes in those that are out as phase 3 begins in rain', () => {
    expect(told(out('removed'), { do: 'set', what: 'sky', set: { weather: 'rain' } }).at(-1)).toEqual(
      say('weather-stands-in', {
        weather: word('weather-rain'),
        units: [{ id: 'husson', name: 'II/5/1 Husson' }],
      }),
    );
    const wet = play(out('allowed'), { do: 'set', what: 'sky', set: { weather: 'rain' } });
    const ruled = play(wet, { do: 'ruling', key: 'rainStands', value: 'removed' });
    expect(goTo(ruled, 3).units.husson!.stands).toBe(0);
  });

  it.each<
    [ruling: Rulings['snowBonus'], lightRain: boolean, heavyRain: boolean, lightSnow: boolean, heavySnow: boolean]
  >([
    ['heavyBoth', false, true, false, true],
    ['heavyRainOnly', false, true, false, false],
    ['heavyRainAnySnow', false, true, true, true],
  ])('NBC-GND-04 and NBC-WX-07 cavalry profits by wet muskets under %s', (snowBonus, lr, hr, ls, hs) => {
    const rulings = snowBonus ? { snowBonus } : {};
    expect(wetPowder({ weather: 'rain', intensity: 'light' }, rulings)).toBe(lr);
    expect(wetPowder({ weather: 'rain', intensity: 'heavy' }, rulings)).toBe(hr);
    expect(wetPowder({ weather: 'snow', intensity: 'light' }, rulings)).toBe(ls);
    expect(wetPowder({ weather: 'snow', intensity: 'heavy' }, rulings)).toBe(hs);
    expect(wetPowder({ weather: 'overcast', intensity: 'heavy' }, rulings)).toBe(false);
  });
});
