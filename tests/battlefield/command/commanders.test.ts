import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { commanderMove, commanderRide, headquartersMove } from '../../../src/battlefield/command/commanders.ts';
import { menu } from '../../../src/battlefield/menu.ts';
import { replacementRatings } from '../../../src/battlefield/rules/command/officers.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import type { Ground } from '../../../src/book/terms.ts';
import { reckon, term } from '../../../src/engine/reckoning.ts';
import { plain } from '../../plain.ts';
import { begin, goTo, play, refusal, small, told, top, withUnit } from '../fixtures.ts';

describe('the army commander', () => {
  const fifth = (rulings: Rulings = {}) => goTo(begin(small(), { rulings }), 5);
  const leave = { do: 'commander', side: 'a', atHQ: false } as const;

  it('NBC-CMA-01 leaves his headquarters in phase 5, as far as he can see', () => {
    expect(play(fifth(), leave).sides.a.atHQ).toBe(false);
    expect(told(fifth(), leave)).toMatchObject([{ code: 'ac-log-leaves', args: { cm: 60 } }]);
    expect(refusal(begin(), leave)).toBe('ac-phase');
    expect(refusal(play(fifth(), leave), leave)).toBe('ac-left-hq');
    expect(play(fifth(), leave, { ...leave, atHQ: true }).sides.a.atHQ).toBe(true);
  });

  it('NBC-CMA-01 a vantage point counts, and the group may have him ride like any general (acMove)', () => {
    const high = play(fifth(), { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
    expect(commanderMove(high, 'a').total).toBe(90);
    expect(commanderMove(fifth({ acMove: '36cm' }), 'a').total).toBe(36);
    expect(told(fifth({ acMove: '36cm' }), leave)).toMatchObject([{ code: 'ac-log-leaves', args: { cm: 36 } }]);
  });

  it('NBC-CMA-03 moves the headquarters with him: all its dice are used and no order changes this turn', () => {
    const move = { do: 'headquarters', side: 'b' } as const;
    const moved = play(fifth(), move);
    expect(moved.sides.b).toMatchObject({ hqMoved: true, rerolls: { ready: 0, used: 5 } });
    expect(told(fifth(), move)).toMatchObject([{ code: 'hq-log', args: { cm: 12 } }]);
    expect(refusal(moved, move)).toBe('hq-moved');
    expect(refusal(begin(), move)).toBe('hq-phase');
    expect(refusal(play(fifth(), { do: 'commander', side: 'b', atHQ: false }), move)).toBe('hq-without-commander');
    expect(goTo(goTo(moved, 9), 1, 2).sides.b.hqMoved).toBe(false);
  });

  it('NBC-CMA-01 NBC-CMA-03 soft ground and mud hold both back, and the story says so (AMB-104)', () => {
    const seen = reckon(plain('Visibility'), [term(plain('Daylight, bright'), 60)], { unit: 'cm' });
    const over = (ground: Ground) => ({ ground, hills: 'rolling' }) as const;
    expect(commanderRide(seen, over('hard'))).toMatchObject({ kind: 'full', cm: { total: 60 } });
    expect(commanderRide(seen, over('soft'))).toMatchObject({ kind: 'full', cm: { total: 55 } });
    expect(commanderRide(seen, over('soft'), { acMove: '36cm' })).toMatchObject({ kind: 'full', cm: { total: 31 } });
    expect(commanderRide(seen, over('mud'))).toMatchObject({ kind: 'dice', dice: { total: 5 } });
    expect(headquartersMove(over('hard'))).toMatchObject({ kind: 'full', cm: { total: 12 } });
    expect(headquartersMove(over('soft'))).toMatchObject({ kind: 'full', cm: { total: 10 } });
    expect(headquartersMove(over('mud'))).toMatchObject({ kind: 'dice', dice: { total: 1 } });
    const soft = play(fifth(), { do: 'set', what: 'sky', set: { ground: 'soft' } });
    expect(told(soft, leave)).toMatchObject([{ code: 'ac-log-leaves', args: { cm: 55 } }]);
    expect(told(soft, { do: 'headquarters', side: 'b' })).toMatchObject([{ code: 'hq-log', args: { cm: 10 } }]);
    const mud = play(fifth(), { do: 'set', what: 'sky', set: { ground: 'mud' } });
    expect(told(mud, { do: 'headquarters', side: 'b' })).toMatchObject([{ code: 'hq-log-dice', args: { dice: 1 } }]);
  });

  it('NBC-CMA-08 the hands are made when phase 5 ends', () => {
    const five = fifth();
    expect(five.formations.guards!.card).toBe('away');
    const six = goTo(five, 6);
    expect([
      six.formations.ii!.card,
      six.formations.iii!.card,
      six.formations.picton!.card,
      six.formations.guards!.card,
    ]).toEqual(['hand', 'hand', 'hand', 'away']);
    expect([six.sides.a.byes, six.sides.b.byes]).toEqual([1, 0]);
  });

  it('NBC-CMA-08 a formation with nobody left on the table has no card in the hand', () => {
    const gone = Object.values(fifth().units)
      .filter(({ formation }) => formation === 'iii')
      .reduce((battle, { id }) => play(battle, { do: 'set', what: 'unit', id, set: { fate: 'eliminated' } }), fifth());
    const six = goTo(gone, 6);
    expect([six.formations.ii!.card, six.formations.iii!.card]).toEqual(['hand', 'away']);
    expect(menu(six)).not.toContainEqual({ do: 'pass', formation: 'iii' });
  });
});

describe('replacements', () => {
  it('NBC-OFF-06 are one lower in everything, never below 1 (AMB-56)', () => {
    expect(replacementRatings({ A: 4, L: 6, T: 3 })).toEqual({ A: 3, L: 5, T: 2 });
    expect(replacementRatings({ A: 1, L: 2, T: 1 })).toEqual({ A: 1, L: 1, T: 1 });
  });

  it('NBC-OFF-05 are all ones where the group says so (replacement)', () => {
    expect(replacementRatings({ A: 6, L: 6, T: 6 }, { replacement: 'allOnes' })).toEqual({ A: 1, L: 1, T: 1 });
  });

  const fallen = (rulings: Rulings = {}) =>
    play(begin(small(), { rulings }), { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } });

  it('NBC-CMA-04 and NBC-OFF-06 take over in phase 5, not before', () => {
    expect(goTo(fallen(), 4).officers.reille).toMatchObject({ fate: 'injured', A: 4 });
    expect(goTo(fallen(), 5).officers.reille).toMatchObject({ fate: 'fit', A: 3, L: 3, T: 2, host: null });
  });

  it('NBC-CMA-04 reckon the radius anew by their own A, or keep it (newFcRadius)', () => {
    // A3 with four units is 7.2, for a Napoleonic army at least 10; so give it more.
    const wide = (rulings: Rulings) =>
      play(fallen(rulings), { do: 'set', what: 'formation', id: 'ii', set: { radius: 14 } });
    expect(goTo(wide({}), 6).formations.ii!.radius).toBe(10);
    expect(goTo(wide({ newFcRadius: 'keep' }), 6).formations.ii!.radius).toBe(14);
  });

  it('NBC-OFF-03 NBC-OFF-08 an officer falls once: what else was asked of him falls with him', () => {
    const strike = (by: 'entered' | 'shot', officer = 'reille') => ({ do: 'strike', officer, by }) as const;
    const decide = (battle: Battle, choice: string) => play(battle, { do: 'decide', task: top(battle).id, choice });
    const asked = play(goTo(begin(), 6), strike('shot', 'vandamme'), { do: 'defer', task: 't0' });
    const first = play(asked, strike('entered'));
    const both = play(first, { do: 'defer', task: top(first).id }, strike('shot'));
    const fallen = decide(both, 'hit');
    expect(fallen.officers.reille!.fell).toEqual([{ name: 'Reille', how: 'injured' }]);
    expect(fallen.agenda.map(({ officer }) => officer)).toEqual(['vandamme']);
    expect(decide(both, 'safe').agenda).toHaveLength(2);
    // A journal that still asks of one who has fallen.
    const old = { ...first, officers: { ...first.officers, reille: fallen.officers.reille! } };
    expect(decide(old, 'captured').officers.reille).toEqual(fallen.officers.reille);
  });

  it('NBC-OFF-05 the fall of an army commander may end the battle (acLossEndsGame, AMB-157)', () => {
    for (const [acLossEndsGame, ends] of [
      ['no', false],
      ['yes', true],
    ] as const) {
      const battle = begin(small(), { rulings: { acLossEndsGame } });
      // He has no unit to join; the risk is opened as an officer of the formation would have it.
      const risk = {
        ...battle,
        agenda: [
          {
            id: 't0',
            kind: 'officer-risk',
            side: 'a',
            officer: 'ac-a',
            facts: {},
            data: { cause: 'x' },
            rolls: [],
            deferred: false,
          },
        ] as never,
      };
      expect(play(risk, { do: 'decide', task: 't0', choice: 'hit' }).ended !== null).toBe(ends);
    }
  });
});

describe('joining a unit', () => {
  const join = (officer: string, unit: string | null) => ({ do: 'join', officer, unit }) as const;
  it('NBC-OFF-02 a formation commander joins one unit of his own formation', () => {
    const joined = play(begin(), join('reille', 'husson'));
    expect(joined.officers.reille!.host).toBe('husson');
    expect(refusal(joined, join('reille', 'campi'))).toBe('join-one');
    const moving: Battle = { ...joined, phase: 6, action: { formation: 'ii', step: 'move' } };
    expect(play(moving, join('reille', 'campi')).officers.reille!.host).toBe('campi');
    expect(play(joined, join('reille', null)).officers.reille!.host).toBeNull();
    expect(refusal(begin(), join('reille', 'lefol'))).toBe('join-own-units');
    expect(refusal(begin(), join('reille', 'kempt'))).toBe('join-own-units');
    expect(refusal(begin(), join('ac-a', 'husson'))).toBe('join-formation-commander');
    expect(refusal(begin(), join('reille', null))).toBe('join-with-none');
    expect(refusal(withUnit(begin(), 'husson', { fate: 'eliminated' }), join('reille', 'husson'))).toBe(
      'train-not-here',
    );
  });

  it('NBC-CMA-09 may be done at any time, also while a question is open and his formation does not act', () => {
    const asked = play(goTo(begin(), 4), { do: 'check', unit: 'husson' });
    expect(play(asked, join('reille', 'husson')).officers.reille!.host).toBe('husson');
  });

  it('NBC-OFF-02 and NBC-GL-18 he is left without a unit when his is eliminated', () => {
    let battle = play(begin(), join('reille', 'guns'));
    for (let n = 0; n < 2; n += 1)
      battle = play(battle, { do: 'hits', unit: 'guns', hits: 1, cause: 'artillery', aspect: 'front' });
    expect(battle.units.guns!.fate).toBe('eliminated');
    expect(battle.officers.reille!.host).toBeNull();
  });
});
