import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundEffects } from '../../../src/battlefield/rules/movement/movement.ts';
import { type GroundState, groundAfter, groundMoves } from '../../../src/battlefield/rules/sky/weather.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { type Ground, WEATHERS, type Weather } from '../../../src/book/terms.ts';
import { say } from '../../../src/engine/message.ts';
import { answer, begin, goTo, into, small, top } from '../fixtures.ts';

const starts = (ground: Ground): GroundState => ({ ground, wet: 0, rain: 0, dry: 0 });
const through = (ground: Ground, turns: readonly (readonly [Weather, number])[], rulings: Rulings = {}): Ground =>
  turns.reduce((state, [weather, minutes]) => groundAfter(state, weather, minutes, rulings), starts(ground)).ground;

describe('the ground', () => {
  it.each<[what: string, from: Ground, turns: (readonly [Weather, number])[], to: Ground]>([
    ['two hours of rain soften hard ground', 'hard', [['rain', 120]], 'soft'],
    ['two hours of snow soften hard ground', 'hard', [['snow', 120]], 'soft'],
    [
      'an hour of each softens hard ground',
      'hard',
      [
        ['snow', 60],
        ['rain', 60],
      ],
      'soft',
    ],
    ['five minutes less do not', 'hard', [['rain', 115]], 'hard'],
    [
      'two hours of rain make mud of soft ground',
      'soft',
      [
        ['rain', 45],
        ['rain', 45],
        ['rain', 30],
      ],
      'mud',
    ],
    ['snow never makes mud', 'soft', [['snow', 300]], 'soft'],
    [
      'snow among the rain does not count for mud',
      'soft',
      [
        ['rain', 60],
        ['snow', 60],
        ['rain', 60],
      ],
      'soft',
    ],
    ['two hours of sun dry mud', 'mud', [['sunny', 120]], 'soft'],
    ['two hours of bright weather dry soft ground', 'soft', [['bright', 120]], 'hard'],
    [
      'sun and brightness count together',
      'soft',
      [
        ['sunny', 60],
        ['bright', 60],
      ],
      'hard',
    ],
    [
      'an overcast turn breaks the rain',
      'hard',
      [
        ['rain', 110],
        ['overcast', 10],
        ['rain', 110],
      ],
      'hard',
    ],
    [
      'an overcast turn breaks the sun',
      'mud',
      [
        ['sunny', 110],
        ['overcast', 10],
        ['bright', 110],
      ],
      'mud',
    ],
    ['overcast alone changes nothing', 'soft', [['overcast', 600]], 'soft'],
    ['hard ground dries no further', 'hard', [['sunny', 600]], 'hard'],
    ['mud gets no worse', 'mud', [['rain', 600]], 'mud'],
    [
      'each change wants its own two hours',
      'hard',
      [
        ['rain', 120],
        ['rain', 115],
      ],
      'soft',
    ],
    [
      'and has it with five minutes more',
      'hard',
      [
        ['rain', 120],
        ['rain', 115],
        ['rain', 5],
      ],
      'mud',
    ],
    [
      'drying too',
      'mud',
      [
        ['sunny', 120],
        ['sunny', 115],
      ],
      'soft',
    ],
  ])('NBC-GND-01 %s', (_what, from, turns, to) => expect(through(from, turns)).toBe(to));

  it('NBC-GND-01 hours before a change count for the next where the group says so (groundCounterReset)', () => {
    const rain: [Weather, number][] = [
      ['rain', 120],
      ['rain', 10],
    ];
    expect(through('hard', rain)).toBe('soft');
    expect(through('hard', rain, { groundCounterReset: 'no' })).toBe('mud');
  });

  it('NBC-GND-01 moves one step at a time and never both ways, whatever the weather', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...WEATHERS), fc.constantFrom(10, 15, 20, 25, 30, 35, 40, 45)), {
          maxLength: 40,
        }),
        (turns) => {
          const order: Ground[] = ['hard', 'soft', 'mud'];
          let state = starts('soft');
          for (const [weather, minutes] of turns) {
            const next = groundAfter(state, weather, minutes);
            expect(Math.abs(order.indexOf(next.ground) - order.indexOf(state.ground))).toBeLessThanOrEqual(1);
            expect(next.wet === 0 || next.dry === 0).toBe(true);
            state = next;
          }
        },
      ),
    );
  });

  it('NBC-GND-01 stays under fixed weather unless the group lets it go on (fixedWeatherGround)', () => {
    expect(groundMoves({ variable: true })).toBe(true);
    expect(groundMoves({ variable: false })).toBe(false);
    expect(groundMoves({ variable: false }, { fixedWeatherGround: 'evolves' })).toBe(true);
  });

  it('NBC-GND-01 the minutes of a turn go to the weather that was in force during it (AMB-39)', () => {
    const rain = into(begin(small({ sky: { weather: 'rain', variable: true } })), 8);
    const after = answer(rain, { card: { minutes: 45 } });
    expect(after.sky).toMatchObject({ ground: 'hard', wet: 45, rain: 45, dry: 0 });
    const turned = answer(into(after, 9), { pot: { pot: { red: 6, white: [2, 2], green: [1, 1] } } });
    expect(turned.sky).toMatchObject({ weather: 'sunny', wet: 45 });
  });

  it('NBC-GND-02 soft ground slows and spoils long shots', () => {
    expect(groundEffects('soft')).toEqual([
      say('ground-soft-moves', { foot: 2, horse: 5 }),
      say('ground-soft-fire', { face: 4 }),
    ]);
  });

  it('NBC-GND-03 mud slows still more, closes fords and roads, and spoils howitzers at any range', () => {
    expect(groundEffects('mud')).toEqual([
      say('ground-mud-moves', { shifts: 2, slope: 3 }),
      'ground-mud-faces',
      say('ground-mud-fire', { face: 4 }),
    ]);
    expect(groundEffects('hard')).toEqual([]);
  });

  it('NBC-GND-01 fixed rain of three hours leaves the ground of a battle as it was', () => {
    let battle = begin(small({ sky: { weather: 'rain' } }));
    for (let turn = 1; turn <= 4; turn += 1)
      battle = goTo(answer(into(battle, 8, turn), { card: { minutes: 45 } }), 1, turn + 1);
    expect(battle.sky.ground).toBe('hard');
    expect(top(battle)).toBeUndefined();
  });
});
