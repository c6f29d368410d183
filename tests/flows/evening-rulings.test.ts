/** The fall of a general, the end of the day and what is thrown for then (NBC-OFF, NBC-END, NBC-LOS). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { type Rulings, ruling } from '../../src/book/rulings.ts';
import { averageQuality } from '../../src/scenarios/average-quality.ts';
import { begin, goTo, infantry, play, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { acts, does, wants } from './table.ts';

const falls = (battle: Battle, id: string, fate: 'captured' | 'injured' = 'injured') =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate } });

describe('an army commander who falls', () => {
  it.each([
    [{}, false],
    [{ acLossEndsGame: 'yes' }, true],
  ] as const)('NBC-OFF-05 NBC-END-01 AMB-157 %j: the battle is over %s', (rulings, over) => {
    const start = goTo(begin(small(), { rulings }), 5);
    const fell = falls(start, 'ac-a', 'captured');
    expect(fell.ended !== null).toBe(over);
    expect(falls(start, 'reille').ended).toBe(null);
    if (over) expect(refusal(fell, { do: 'next' })).toBe('battle-is-over');
    if (over) expect(play(fell, { do: 'reopen' }, { do: 'next' }).phase).toBe(6);
  });

  it.each([
    [{}, { ready: 4, used: 0 }],
    [{ acReplacedRRD: 'capToNewA' }, { ready: 3, used: 0 }],
    [
      { acReplacedRRD: 'capToNewA', replacement: 'allOnes' },
      { ready: 1, used: 0 },
    ],
  ] as const)('NBC-RR-01 NBC-OFF-06 AMB-08 %j: his successor has %j', (rulings, rerolls) => {
    const fell = falls(goTo(begin(small(), { rulings }), 4), 'ac-a');
    expect(fell.sides.a.rerolls).toEqual({ ready: 4, used: 0 });
    const next = goTo(fell, 5);
    expect(next.sides.a.rerolls).toEqual(rerolls);
    // What fell then is thrown for no more: the phases after it know the new stock.
    expect(goTo(next, 6).sides.a.rerolls.ready).toBe(rerolls.ready);
  });
});

describe('when it is over', () => {
  const over = (rulings: Rulings = {}) => play(goTo(begin(small(), { rulings }), 5), { do: 'end', why: '' as never });
  const own = (temporarilyMissing: number) =>
    ({
      do: 'losses',
      own: {
        of: 'unit',
        id: 'husson',
        roll: { die: 3, guns: 3, temporarilyMissing, wounded: 50, killed: 50, deserted: 50 },
      },
    }) as const;

  it('NBC-LOS-08 AMB-151 two decimal dice of 5 are thrown again; by ruling they stand', () => {
    expect(refusal(over(), own(5))).toBe('loss-thrown-again');
    expect(play(over({ d100Trim: 'no' }), own(5)).after.units.husson!.temporarilyMissing).toBe(5);
    expect(play(over(), own(10)).after.units.husson!.temporarilyMissing).toBe(10);
  });

  it('NBC-LOS-08 the app throws within the bounds, or over all the hundred', () => {
    const thrown = play(over(), { do: 'losses' });
    for (const { temporarilyMissing, wounded, killed, deserted } of Object.values(thrown.after.units))
      for (const n of [temporarilyMissing, wounded, killed, deserted]) expect(n >= 10 && n <= 90).toBe(true);
  });

  it('NBC-OFF-08 AMB-147 everybody who fell is thrown for, his successors too, and a prisoner is not', () => {
    let battle = goTo(falls(falls(goTo(begin(), 4), 'reille'), 'vandamme', 'captured'), 5);
    battle = falls(battle, 'reille');
    const ended = play(battle, { do: 'end', why: '' as never }, { do: 'losses' });
    expect(Object.keys(ended.after.officers).sort()).toEqual(['reille:0', 'reille:1']);
  });
});

describe('a brigade of unlike parts', () => {
  const parts = [
    { arm: 'infantry', quality: 4, men: 1000 },
    { arm: 'infantry', quality: 1, men: 2200 },
  ] as const;

  // Men for men 1.94, which is 2; of the parts alone 2.5, which is 3: one die for every three CP, or as Fresh every two.
  it.each([
    [{}, 2, 2],
    [{ avgQ: 'simple' }, 3, 3],
  ] as const)('NBC-GL-22 NBC-FF-02 AMB-125 %j: Q%i, and %i dice in a firefight', (rulings, quality, n) => {
    const average = averageQuality(parts, ruling(rulings, 'avgQ')).total;
    expect(average).toBe(quality);
    const [ii, ...others] = SMALL.sides.a.formations;
    const unit = { ...infantry('husson', 'II/5/1', 'Husson', 3200, average), parts: [...parts] };
    const formations = [{ ...ii!, units: [unit, ...ii!.units.slice(1)] }, ...others];
    const battle = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations } } }), { rulings });
    expect(battle.units.husson!.startCP).toBe(6);
    const fire = does(acts(battle, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(wants(fire)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: n }));
  });
});
