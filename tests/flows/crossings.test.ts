/** Bridges, ditches and bridges of boats: who blocks them, who builds them, who may cross them. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, decides, dice, does, enters, isOffered, takes, wants } from './table.ts';

const STAGE = { tried: 0 } as const;
const near = (over: string) => ({ ...STAGE, over, at: 'near', since: 1 }) as const;
const far = (over: string) => ({ ...STAGE, over, at: 'far', since: 1 }) as const;

/** II Corps moves in its second turn. */
const second = (battle: Battle): Battle => acts({ ...battle, turn: 2 }, 'ii', 'move');
const crosses = (unit: string, over: string, deed: 'reach' | 'try' | 'leave' = 'try') =>
  ({ do: 'cross', unit, over, deed }) as const;

describe('a bridge with Broken troops', () => {
  const river = () => begin(small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] }));
  const tries = (campi: object) =>
    does(
      second(withUnit(withUnit(river(), 'husson', { crossing: near('stone') }), 'campi', campi)),
      crosses('husson', 'stone'),
    );

  it('NBC-BRG-05 is blocked without a word of the table, and nothing is thrown', () => {
    const battle = tries({ fate: 'broken', crossing: far('stone') });
    expect([takes(battle, 'blocked'), wants(battle)]).toEqual([true, []]);
    expect(accepts(battle).units.husson!.crossing).toMatchObject({ at: 'near', tried: 0 });
  });

  it('NBC-BRG-03 NBC-BRG-05 with troops in good order on it the far side is taken, and the die is thrown', () => {
    const battle = tries({ crossing: far('stone') });
    expect([takes(battle, 'blocked'), takes(battle, 'farTaken')]).toEqual([false, true]);
    expect(wants(battle)).toHaveLength(1);
  });

  it('NBC-BRG-05 NBC-BRK-01 once they have fled from it, it is the table that knows', () => {
    const start = second(
      withUnit(withUnit(river(), 'husson', { crossing: near('stone') }), 'campi', {
        fate: 'broken',
        crossing: far('stone'),
      }),
    );
    const fled = accepts(does(start, { do: 'move', unit: 'campi' }));
    expect(takes(does(fled, crosses('husson', 'stone')), 'blocked')).toBe(false);
  });
});

describe('a very deep ditch by the word of the table', () => {
  const tries = (rulings = {}) => {
    const ditch = begin(small({ crossings: [{ id: 'ditch', name: 'the great ditch', kind: 'ditch' }] }), { rulings });
    return does(second(withUnit(ditch, 'husson', { crossing: near('ditch') })), crosses('husson', 'ditch'));
  };

  it.each([
    ['over', {}, true],
    ['waits', {}, true],
    ['waits', { ditchFailDisorder: 'no' }, false],
  ] as const)('NBC-BRG-04 AMB-143 %s with %j: Disordered %s', (choice, rulings, disordered) => {
    const { husson } = decides(tries(rulings), choice).units;
    expect([husson!.disordered, husson!.crossing!.at]).toEqual([disordered, choice === 'over' ? 'far' : 'near']);
  });

  it('NBC-BRG-04 is what the die makes of it too', () => {
    for (const [die, over] of [
      [5, true],
      [1, false],
    ] as const) {
      const { husson } = accepts(enters(tries(), 'dice', dice(die))).units;
      expect([husson!.disordered, husson!.crossing!.at === 'far']).toEqual([true, over]);
    }
  });

  it('NBC-BRG-02 a bridge Disorders nobody', () => {
    const river = begin(small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] }));
    const battle = does(second(withUnit(river, 'husson', { crossing: near('stone') })), crosses('husson', 'stone'));
    for (const choice of ['over', 'waits']) expect(decides(battle, choice).units.husson!.disordered).toBe(false);
  });
});

describe('bridges of boats', () => {
  const ONE = 'pontoon:a:1';
  const TWO = 'pontoon:a:2';
  const five = (pontoons = 2) =>
    goTo(begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons } } })), 5);
  const out = (pontoons = 2) => {
    const first = does(five(pontoons), { do: 'train', unit: ONE });
    return pontoons > 1 ? does(first, { do: 'train', unit: TWO }) : first;
  };
  const build = (unit: string, cm: number) => ({ do: 'build', unit, cm }) as const;

  it('NBC-PON-01 NBC-PON-04 a train in the park builds nothing, nor does it lend its boats', () => {
    expect(isOffered(five(), { do: 'build', unit: ONE })).toBe(false);
    expect(refusal(five(), build(ONE, 1))).toBe('move-train-stands');
    const one = does(five(), { do: 'train', unit: ONE });
    expect(isOffered(one, build(ONE, 5))).toBe(true);
    expect(refusal(one, build(ONE, 6))).toBe('boats-more-trains');
  });

  it('NBC-PON-04 the boats of a longer bridge are in no second one, and do not march off', () => {
    const battle = does(out(), build(ONE, 10));
    expect(battle.units[ONE]!.building).toMatchObject({ cm: 10, with: [TWO] });
    expect(refusal(battle, build(TWO, 5))).toBe('boats-building');
    expect(isOffered(battle, { do: 'move', unit: TWO })).toBe(false);
    expect(refusal(battle, { do: 'move', unit: TWO })).toBe('move-building');
    const freed = does(battle, build(ONE, 0));
    expect(isOffered(freed, build(TWO, 10)) && isOffered(freed, { do: 'move', unit: TWO })).toBe(true);
  });

  it('NBC-ENG-04 engineers of the park come to no bridge by themselves', () => {
    const river = small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] });
    const sides = { ...SMALL.sides, a: { ...SMALL.sides.a, engineers: 1 } };
    const battle = goTo(begin({ ...river, sides: small({ sides }).sides }), 5);
    expect(refusal(battle, crosses('engineers:a:1', 'stone', 'reach'))).toBe('crossing-not-alone');
  });

  it('NBC-PON-04 two trains begin a bridge each within what each carries', () => {
    const battle = does(out(), build(ONE, 5));
    expect(refusal(battle, build(TWO, 6))).toBe('boats-more-trains');
    expect(does(battle, build(TWO, 5)).units[TWO]!.building).toMatchObject({ cm: 5 });
  });

  it('NBC-PON-04 NBC-PON-05 without the boats of the second train nothing is built', () => {
    const gone = play(does(out(), build(ONE, 10)), { do: 'set', what: 'unit', id: TWO, set: { fate: 'eliminated' } });
    const asked = decides(play({ ...gone, phase: 7, agenda: [] }, { do: 'next' }), '20');
    expect(asked.agenda.some(({ kind }) => kind === 'bridge-building')).toBe(false);
  });

  /** The bridge of one train has come to stand; the turn is over. */
  function standing(): Battle {
    const begun = does(out(1), build(ONE, 1));
    const asked = decides(play({ ...begun, phase: 7, agenda: [] }, { do: 'next' }), '20');
    expect(top(asked)).toMatchObject({ kind: 'bridge-building' });
    return decides(asked, 'done');
  }
  const cross = (battle: Battle, die: Face) => accepts(enters(does(battle, crosses('husson', ONE)), 'dice', dice(die)));
  /** The same formation moves again in a later turn. */
  const turn = (battle: Battle, n: number): Battle => ({
    ...battle,
    turn: n,
    phase: 6,
    agenda: [],
    action: { formation: 'ii', step: 'move' },
  });

  it('NBC-PON-05 NBC-BRG-01 NBC-BRG-02 that stand are crossed as any bridge, a step a turn', () => {
    expect(isOffered(turn(out(1), 1), { do: 'cross', unit: 'husson' })).toBe(false);
    const reached = does(turn(standing(), 2), crosses('husson', ONE, 'reach'));
    expect(refusal(reached, crosses('husson', ONE))).toBe('crossing-stops');
    // Husson has 6 CP: a five or more.
    expect(cross(turn(reached, 3), 4).units.husson!.crossing!.at).toBe('near');
    const over = cross(turn(reached, 3), 5);
    expect(over.units.husson!.crossing).toMatchObject({ over: ONE, at: 'far' });
    expect(does(turn(over, 4), crosses('husson', ONE, 'leave')).units.husson!.crossing!.at).toBe('left');
  });

  it('NBC-BRG-01 NBC-BRG-02 AMB-169 who fails to cross waits there that turn; by ruling he may march off', () => {
    const reached = does(turn(standing(), 2), crosses('husson', ONE, 'reach'));
    const failed = cross(turn(reached, 3), 4);
    expect(refusal(failed, crosses('husson', ONE, 'leave'))).toBe('crossing-tried-now');
    expect(isOffered(failed, { do: 'move', unit: 'husson' })).toBe(false);
    expect(does(turn(failed, 4), crosses('husson', ONE, 'leave')).units.husson!.crossing!.at).toBe('left');
    const free = play(failed, { do: 'ruling', key: 'crossFailed', value: 'mayGo' });
    expect(does(free, crosses('husson', ONE, 'leave')).units.husson!.crossing!.at).toBe('left');
  });

  it('NBC-PON-07 NBC-BRG-01 that are destroyed are crossed no more, and nobody stands at them', () => {
    const reached = does(turn(standing(), 2), crosses('husson', ONE, 'reach'));
    const razed = play(reached, { do: 'hits', unit: ONE, hits: 2, cause: 'close-combat', aspect: 'front' });
    expect(razed.units[ONE]).toMatchObject({ fate: 'good', building: { done: false } });
    expect(razed.units.husson!.crossing!.at).toBe('left');
    expect(refusal(turn(razed, 3), crosses('husson', ONE, 'reach'))).toBe('crossing-none');
  });
});
