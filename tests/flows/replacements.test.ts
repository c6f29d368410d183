/** Who follows a fallen officer stands there when phase 5 needs him: after the commanders have moved, before engineers and guns. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { SAPPERS } from './hands.ts';
import { accepts, does, isOffered, takes, toStep } from './table.ts';

const start = () => begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, engineers: 1 } } }));
const falls = (battle: Battle, id: string) =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate: 'injured' } });
const toCommander = { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } } as const;

describe('a formation commander who fell', () => {
  it('NBC-CMA-04 NBC-CMA-06 is followed before engineers go to his formation: they stay with the successor', () => {
    const four = falls(goTo(start(), 4), 'reille');
    expect(four.officers.reille).toMatchObject({ fate: 'injured', A: 4, L: 4, T: 3 });
    const five = goTo(four, 5);
    expect(five.officers.reille).toMatchObject({ fate: 'fit', A: 3, L: 3, T: 2 });
    const sent = does(five, toCommander);
    const six = play(sent, { do: 'next' });
    expect([six.phase, six.units[SAPPERS]!.host]).toEqual([6, sent.units[SAPPERS]!.host]);
    expect(six.units[SAPPERS]!.formation).toBe('ii');
  });

  it('NBC-ENG-07 NBC-CMA-04 his own engineers go to his infantry as he is replaced', () => {
    const riding = withUnit(falls(goTo(start(), 4), 'reille'), SAPPERS, { formation: 'ii' });
    const five = play(riding, { do: 'next' });
    expect([five.phase, takes(five, 'unit')]).toEqual([5, 'husson']);
    expect(accepts(five).units[SAPPERS]!.host).toBe('husson');
  });

  it('NBC-CMA-04 who falls in phase 5 is followed before the hands are made', () => {
    const fell = falls(goTo(start(), 5), 'reille');
    expect(fell.officers.reille!.fate).toBe('injured');
    expect(play(fell, { do: 'next' }).officers.reille).toMatchObject({ fate: 'fit', A: 3 });
  });

  it('NBC-CMA-04 who falls in phase 6 is followed in the next turn', () => {
    const fell = falls(goTo(start(), 6), 'reille');
    expect(goTo(fell, 4, 2).officers.reille!.fate).toBe('injured');
    expect(goTo(fell, 5, 2).officers.reille!.fate).toBe('fit');
  });

  it('NBC-CMA-04 AMB-53 his successor rides with his formation, and in phase 5 from the next turn on (fcMove)', () => {
    const rides = { do: 'ride', officer: 'reille' } as const;
    const five = goTo(falls(goTo(begin(small(), { rulings: { fcMove: 'either' } }), 4), 'reille'), 5);
    expect(refusal(five, rides)).toBe('officer-just-placed');
    expect(top(play(five, { do: 'ride', officer: 'vandamme' }))).toMatchObject({ kind: 'officer-move' });
    const acting = toStep(play(play(five, { do: 'next' }), { do: 'acts', formation: 'ii', command: 'under' }), 'move');
    expect(accepts(does(acting, rides)).officers.reille!.fate).toBe('fit');
    expect(top(play(goTo(five, 5, 2), rides))).toMatchObject({ kind: 'officer-move' });
  });
});

describe('an army commander who fell', () => {
  const five = () => goTo(falls(goTo(start(), 4), 'ac-a'), 5);

  it('NBC-CMA-04 NBC-CMA-01 NBC-CMA-03 is followed after commander and headquarters have moved', () => {
    expect(five().officers['ac-a']).toMatchObject({ fate: 'fit', A: 3, L: 5, T: 5 });
    for (const one of [
      { do: 'commander', side: 'a', atHQ: false },
      { do: 'headquarters', side: 'a' },
    ] as const) {
      expect(isOffered(five(), one)).toBe(false);
      expect(isOffered(five(), { ...one, side: 'b' })).toBe(true);
      expect(isOffered(goTo(five(), 5, 2), one)).toBe(true);
    }
    expect(refusal(five(), { do: 'commander', side: 'a', atHQ: false })).toBe('officer-just-placed');
    expect(refusal(five(), { do: 'headquarters', side: 'a' })).toBe('hq-without-commander');
  });

  it('NBC-UC-05 NBC-OFF-06 his successor commands in the phase that follows', () => {
    const six = goTo(five(), 6);
    expect(six.officers['ac-a']!.A).toBe(3);
  });
});
