/** The day's weather through the turns: what a throw of phase 9 turns, the next turn's march, fire and sight know. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { referee } from '../../src/battlefield/referee.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, goTo, play, pot, SMALL, small, top } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, enters, isOffered, says, wants } from './table.ts';
import {
  againAt,
  ninth,
  reads,
  STAYS,
  throwsAgain,
  timeCard,
  total,
  turn,
  turns,
  turnsOn,
  underBoth,
} from './turns.ts';

/** Why the referee refuses a play that throws nothing. */
function impossible(battle: Battle, one: Play): string | undefined {
  const ruled = referee(battle, one, () => {
    throw new Error('nothing is thrown');
  });
  return ruled.ok ? undefined : codeOf(ruled.why);
}

type SkySource = NonNullable<Parameters<typeof small>[0]>['sky'];
const under = (sky: SkySource, rulings: Rulings = {}) => begin(small({ sky }), { rulings });
const variable = (weather: 'sunny' | 'bright' | 'overcast' | 'rain' | 'snow', rulings: Rulings = {}) =>
  under({ weather, variable: true }, rulings);
const fixed = (weather: 'sunny' | 'rain' | 'snow', rulings: Rulings = {}) =>
  under({ weather, variable: false }, rulings);

/** How far Husson's infantry and Piré's horse march in clear ground. */
const marches = (battle: Battle) =>
  ['husson', 'pire'].map((unit) => total(does(acts(battle, 'ii', 'move'), { do: 'move', unit })));

describe('rain that begins in phase 9', () => {
  it('NBC-WX-05 NBC-GND-01 NBC-MOV-12 softens the ground when two hours of its own have passed, not sooner', () => {
    // The card of the turn that was bright counts for the bright weather (AMB-39).
    const wet = turn(variable('bright'), 45, { pot: turnsOn(1) });
    expect(wet.sky).toMatchObject({ weather: 'rain', intensity: 'light', ground: 'hard', wet: 0, dry: 45 });
    const soon = turns(wet, [45, 45, 25]);
    expect([soon.sky.ground, soon.sky.wet, marches(soon)]).toEqual(['hard', 115, [18, 24]]);
    // 18 less 2, 24 less 5.
    const soft = turn(soon, 10);
    expect([soft.sky.ground, soft.sky.wet, marches(soft)]).toEqual(['soft', 0, [16, 19]]);
  });

  it('NBC-WX-05 NBC-GND-01 AMB-39 an overcast turn between breaks the count', () => {
    const wet = turns(turn(variable('bright'), 20, { pot: turnsOn(1) }), [45, 45]);
    const broken = turn(wet, 25, { pot: turnsOn(2) });
    expect(broken.sky).toMatchObject({ weather: 'overcast', wet: 115 });
    const again = turn(broken, 30, { pot: turnsOn(2) });
    expect([again.sky.weather, again.sky.wet, turn(again, 45).sky.ground]).toEqual(['rain', 0, 'hard']);
  });

  it('NBC-GND-01 NBC-MOV-13 makes mud of soft ground after two hours more; by ruling the first two count again', () => {
    const [reset, counts] = underBoth('groundCounterReset', 'no', (rulings) => {
      const soft = turns(variable('rain', rulings), [45, 45, 30]);
      return [soft.sky.ground, turn(soft, 10).sky.ground, turns(soft, [45, 45, 30]).sky.ground];
    });
    expect(reset).toEqual(['soft', 'soft', 'mud']);
    expect(counts.slice(0, 2)).toEqual(['soft', 'mud']);
  });

  it('NBC-GND-01 NBC-BRG-05 snow softens hard ground and never makes mud', () => {
    const soft = turns(variable('snow'), [45, 45, 30]);
    expect([soft.sky.ground, turns(soft, [45, 45, 45, 45]).sky.ground]).toEqual(['soft', 'soft']);
  });

  it('NBC-WX-06 NBC-WX-04 takes its strength from a die only while it goes on', () => {
    const nine = (battle: Battle) => does(timeCard(battle, 20), { do: 'next' });
    const falls = nine(variable('rain'));
    const stays = accepts(enters(falls, 'pot', STAYS));
    expect(top(stays)).toMatchObject({ kind: 'intensity' });
    expect(accepts(enters(stays, 'dice', dice(5))).sky).toMatchObject({ weather: 'rain', intensity: 'heavy' });
    const clears = accepts(enters(falls, 'pot', turnsOn(5)));
    expect([clears.sky.weather, clears.agenda]).toEqual(['bright', []]);
  });

  it('NBC-WX-07 NBC-SKM-10 NBC-CMD-02 AMB-69 leaves stands out, or by ruling takes them in; nobody skirmishes', () => {
    const [out, gone] = underBoth('rainStands', 'removed', (rulings) => {
      const stands = does(variable('bright', rulings), { do: 'skirmishers', unit: 'husson', stands: 1 });
      const wet = turn(stands, 20, { pot: turnsOn(1) });
      const three = goTo(wet, 3);
      return {
        stands: wet.units.husson!.stands,
        deploys: isOffered(wet, { do: 'skirmishers', unit: 'kempt' }),
        skirmishes: isOffered(three, { do: 'skirmish' }),
      };
    });
    expect(out).toEqual({ stands: 1, deploys: true, skirmishes: false });
    expect(gone).toEqual({ stands: 0, deploys: false, skirmishes: false });
  });

  it('NBC-ART-10 NBC-WX-07 AMB-69 stands that stayed out in it cover their unit from guns still', () => {
    const [covered, bare] = underBoth('rainStands', 'removed', (rulings) => {
      const stands = does(variable('bright', rulings), { do: 'skirmishers', unit: 'kempt', stands: 1 });
      const four = goTo(turn(stands, 20, { pot: turnsOn(1) }), 4);
      const volley = says(does(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } }), { 'range.guns': 'medium' });
      return wants(volley).map((need) => need.want === 'pot' && need.counts);
    });
    expect([covered, bare]).toEqual([[2], [3]]);
  });
});

describe('weather that the scenario fixes', () => {
  it('NBC-WX-04 NBC-GND-01 AMB-36 asks nothing and leaves the ground; by ruling that follows the weather', () => {
    const [constant, evolves] = underBoth('fixedWeatherGround', 'evolves', (rulings) => {
      const after = turns(fixed('rain', rulings), [45, 45, 30]);
      return [after.sky.ground, marches(after)];
    });
    expect([constant, evolves]).toEqual([
      ['hard', [18, 24]],
      ['soft', [16, 19]],
    ]);
  });

  it('NBC-WX-06 NBC-CC-08 AMB-36 keeps its strength; by ruling a die is thrown for it each turn', () => {
    const [constant, thrown] = underBoth('fixedWeatherIntensity', 'throw', (rulings) => {
      const nine = does(timeCard(fixed('rain', rulings), 20), { do: 'next' });
      const kinds = nine.agenda.map(({ kind }) => kind);
      return [kinds, ninth(timeCard(fixed('rain', rulings), 20), { strength: 6 }).sky.intensity];
    });
    expect([constant, thrown]).toEqual([
      [[], 'light'],
      [['intensity'], 'heavy'],
    ]);
  });

  it('NBC-WX-06 AMB-35 a day that starts in rain starts in light rain; by ruling its die is the first throw', () => {
    const [light, thrown] = underBoth('startPrecip', 'throw', (rulings) => {
      const battle = fixed('rain', rulings);
      const asked = battle.agenda.map(({ kind }) => kind);
      const after = asked.length > 0 ? accepts(enters(battle, 'dice', dice(5))) : battle;
      return [asked, after.sky.intensity, isOffered(after, { do: 'next' })];
    });
    expect(light).toEqual([[], 'light', true]);
    expect(thrown).toEqual([['intensity'], 'heavy', true]);
  });
});

describe('the starting throw', () => {
  it('NBC-WX-02 NBC-WX-03 NBC-WX-04 AMB-37 seven is odd and the day stays; with the one for the south it is even by ruling', () => {
    const sky = { weather: 'random', mediterranean: true } as const;
    const [natural, modified] = underBoth('evenTest', 'modified', (rulings) => {
      const battle = begin(small({ sky }), { rulings, startingWeather: { dice: [3, 4], own: true } });
      const nine = does(timeCard(battle, 20), { do: 'next' });
      return [battle.sky.weather, battle.sky.variable, nine.agenda.map(({ kind }) => kind)];
    });
    // 8 in July is bright.
    expect(natural).toEqual(['bright', false, []]);
    expect(modified).toEqual(['bright', true, ['weather']]);
  });
});

describe('freezing weather and a bridge of boats', () => {
  const builds = (rulings: Rulings, minutes: number): number | undefined => {
    const a = { ...SMALL.sides.a, pontoons: 1 };
    const from = small({ sky: { weather: 'snow' }, sides: { ...SMALL.sides, a } });
    const train = 'pontoon:a:1';
    const begun = does(goTo(begin(from, { rulings }), 5), { do: 'train', unit: train });
    const asked = timeCard(does(begun, { do: 'build', unit: train, cm: 1 }), minutes);
    return total(asked);
  };

  it('NBC-PON-06 NBC-WX-01 AMB-38 where it snows it freezes, and a card of 15 builds nothing; by ruling the scenario says', () => {
    // 15 and the 10 of a site without enemies.
    expect(underBoth('freezing', 'scenario', (rulings) => builds(rulings, 15))).toEqual([0, 25]);
    expect(underBoth('freezing', 'scenario', (rulings) => builds(rulings, 20))).toEqual([30, 30]);
  });
});

describe('fog', () => {
  const foggy = (rulings: Rulings = {}) => under({ weather: 'bright', variable: true, fog: { target: 12 } }, rulings);
  /** How far Ney rides from his headquarters: as far as he sees (NBC-CMA-01). */
  const rides = (battle: Battle) => total(does(goTo(battle, 5), { do: 'ride', officer: 'ac-a' }));

  it('NBC-FOG-01 NBC-WX-04 NBC-CMA-01 is thrown for with one die, with two once it is sunny, and lifts for good', () => {
    const first = turn(turn(foggy(), 20, { fog: [2] }), 20, { fog: [1, 2], pot: turnsOn(4) });
    expect(first.sky).toMatchObject({ weather: 'sunny', fog: { total: 5, target: 12 } });
    expect(rides(first)).toBe(15);
    const nine = does(timeCard(first, 20), { do: 'next' });
    const asked = accepts(enters(nine, 'pot', STAYS));
    expect([top(asked).kind, wants(asked)]).toEqual(['fog', [expect.objectContaining({ dice: 2 })]]);
    const lifted = accepts(enters(asked, 'dice', dice(3, 4)));
    expect(lifted.sky.fog).toBe(null);
    const clear = does(lifted, { do: 'next' });
    expect(rides(clear)).toBe(70);
    expect(does(timeCard(clear, 20), { do: 'next' }).agenda.map(({ kind }) => kind)).toEqual(['weather']);
  });

  it('NBC-VIS-03 NBC-FOG-01 AMB-42 a vantage point helps in it by ruling alone, and again when it has lifted', () => {
    const [plain, helped] = underBoth('fogVantage', 'difference', (rulings) => {
      const high = play(foggy(rulings), { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
      const lifted = turns(high, [20, 20], { fog: [6] });
      return [rides(high), rides(lifted)];
    });
    // 15 of the fog column; 90 − 60 more by ruling; 90 in clear bright daylight.
    expect([plain, helped]).toEqual([
      [15, 90],
      [45, 90],
    ]);
  });

  it('NBC-VIS-05 NBC-TIM-01 the hour that a card brings changes what is seen from the next turn on', () => {
    const late = begin(small({ start: 1125, sky: { weather: 'sunny', variable: false } }));
    expect(rides(late)).toBe(70);
    const evening = turn(late, 15);
    expect([evening.minutes, rides(evening)]).toEqual([1140, 40]);
    expect(rides(turns(evening, [45, 45, 30]))).toBe(5);
  });
});

describe('the time card', () => {
  const asked = (rulings: Rulings) => does(goTo(begin(small(), { rulings }), 7), { do: 'next' });

  it('NBC-RR-03 NBC-TIM-01 AMB-05 either side may pay to have it turned again, unless the group forbids it', () => {
    const [yes, no] = underBoth('rrdTimeCard', 'no', (rulings) =>
      againAt(enters(asked(rulings), 'card', { minutes: 45 })),
    );
    expect([yes.map(({ side }) => side), no]).toEqual([['a', 'b'], []]);
    const again = throwsAgain(enters(asked({}), 'card', { minutes: 45 }), 'card', 'b', { minutes: 20 });
    expect([again.sides.b.rerolls, accepts(again).minutes]).toEqual([{ ready: 4, used: 1 }, 620]);
  });

  it('NBC-TIM-01 NBC-GL-20 AMB-46 is one of the deck that is played with', () => {
    // Card 23, of 40 minutes, is in TD-24; TD-20 counts to 20.
    const card = (rulings: Rulings) =>
      impossible(asked(rulings), { do: 'enter', task: 't0', slot: 'card', thing: { card: 23 } });
    expect(underBoth('timeDeck', 'TD-20', card)).toEqual([undefined, 'own-time-card-unknown']);
  });
});

describe('weather and the pot', () => {
  it('NBC-WX-04 NBC-WX-05 the red die is read where the white ones are alike, and of the weather that was', () => {
    const nine = does(timeCard(variable('overcast'), 20), { do: 'next' });
    expect(reads(enters(nine, 'pot', pot(3, 3, 1))).word).toBe('weather-heavy-rain');
    expect(reads(enters(nine, 'pot', pot(3, 4, 1))).word).toBe('no-change');
    const rain = accepts(enters(nine, 'pot', pot(3, 3, 1)));
    // It turned, so its strength is that of the chart: no die.
    expect([rain.sky.intensity, rain.agenda]).toEqual(['heavy', []]);
    expect(rain.sky.falls).toBe('rain');
  });
});
