/** Three places that were read again in the rulebook: officers in a lull, a six that catches, a captor who comes back. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, eventsOf, goTo, play, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { BAGGAGE, charge, draws, facts, kinds, moving, ordered, wanted } from './hands.ts';
import { closed, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, isOffered, toStep } from './table.ts';
import { ninth, timeCard, turn } from './turns.ts';
import { evening, unit } from './two-corps.ts';
import { asked, by, settled } from './unbroken.ts';

const tells = (battle: Battle, one: Play, code: string) => JSON.stringify(eventsOf(battle, one)).includes(code);

describe('an officer in a lull', () => {
  const strikes = (officer: string, how: 'shot' | 'entered') => ({ do: 'strike', officer, by: how }) as const;
  /** In force from the second turn, for all or for II Corps and Picton’s alone. */
  const lull = (covers?: readonly string[]) =>
    does(play(ninth(timeCard(begin(), 20)), { do: 'lull', side: 'a', where: '', ...(covers && { covers }) }), {
      do: 'next',
    });

  it('NBC-LUL-03 NBC-OFF-01 NBC-OFF-04 AMB-141 is neither shot nor ridden into: nobody fires or goes forward there', () => {
    for (const covers of [undefined, ['ii', 'picton']]) {
      const quiet = acts(lull(covers), 'iii', 'move');
      for (const how of ['shot', 'entered'] as const) {
        expect(refusal(quiet, strikes('c-picton', how))).toBe('lull-unless-by-hand');
        expect(isOffered(quiet, strikes('c-picton', how))).toBe(false);
      }
      // Whose formation is not in it may be, and so may the army commander when the lull is not everywhere.
      expect(kinds(covers ? play(quiet, strikes('vandamme', 'shot')) : quiet)).toEqual(covers ? ['officer-risk'] : []);
      expect(
        covers ? kinds(play(quiet, strikes('ac-b', 'entered'))) : refusal(quiet, strikes('ac-b', 'entered')),
      ).toEqual(covers ? ['officer-entered'] : 'lull-unless-by-hand');
    }
  });

  it('NBC-LUL-01 NBC-LUL-03 NBC-OFF-04 taken out of it by hand, or when it is over, he may be hit again', () => {
    const quiet = lull();
    const out = play(quiet, { do: 'set', what: 'lull', covers: ['ii', 'iii'] });
    expect(kinds(play(out, strikes('c-picton', 'shot')))).toEqual(['officer-risk']);
    const over = does(quiet, { do: 'lull-over' });
    const hit = accepts(enters(play(over, strikes('c-picton', 'shot')), 'dice', dice(5, 5)));
    expect(hit.officers['c-picton']).toMatchObject({ fate: 'injured', host: null });
    closed(hit);
  });

  it('NBC-LUL-01 NBC-OFF-01 in the turn before it begins he may be', () => {
    const agreed = play(ninth(timeCard(begin(), 20)), { do: 'lull', side: 'a', where: '' });
    expect(kinds(play(agreed, strikes('c-picton', 'entered')))).toEqual(['officer-entered']);
  });
});

describe('a six that catches a Broken unit', () => {
  const fled = (rulings: Rulings = {}) => by(moving(evening(rulings)), 'kempt', { fate: 'broken' });
  const caught = (battle: Battle) =>
    accepts(enters(asked(battle, charge('husson', 'kempt'), { 'a:inCZ': true }), 'dice', dice(6, 5)));
  const NEXT = { sixCatches: 'goesOn' } as const;

  it('NBC-MOV-16 NBC-BRK-03 AMB-175 has made its attack, and goes on as it likes: at horse too, away, or not at all', () => {
    const free = caught(fled());
    expect([unit(free, 'kempt').fate, facts(free, 'husson')]).toMatchObject([
      'eliminated',
      { caught: true, moveDice: [6, 5], startedInCZ: true },
    ]);
    expect(facts(free, 'husson').mustAttack).toBeUndefined();
    const horse = accepts(asked(free, charge('husson', 'vivian')));
    expect(facts(horse, 'husson')).toMatchObject({ contact: 'vivian', charged: true });
    // Under Defend nothing compels it now: the charge is warned of.
    const defends = asked(ordered(free, 'ii', 'defend'), charge('husson', 'pack'));
    expect(wanted(defends)).toEqual([]);
    const away = accepts(asked(free, { do: 'move', unit: 'husson' }));
    expect([facts(away, 'husson').movedCm, facts(away, 'husson').mustAttack]).toEqual([11, undefined]);
    expect(tells(toStep(away, 'combats'), { do: 'next' }, 'fight-held-back')).toBe(false);
    const third = goTo(closed(away), 6, 2);
    expect(facts(third, 'husson').caught).toBeUndefined();
  });

  it('NBC-MOV-16 NBC-BRK-03 AMB-175 by ruling must attack the next: before horse it stops to fire, and held back it is told', () => {
    const bound = caught(fled(NEXT));
    expect(facts(bound, 'husson').caught).toBeUndefined();
    const horse = accepts(asked(bound, charge('husson', 'vivian')));
    expect([facts(horse, 'husson').charged, facts(horse, 'husson').contact]).toEqual([true, undefined]);
    const stays = accepts(asked(bound, { do: 'move', unit: 'husson' }));
    expect(facts(stays, 'husson').mustAttack).toBe(true);
    expect(tells(toStep(stays, 'combats'), { do: 'next' }, 'fight-held-back')).toBe(true);
    closed(stays);
  });

  it('NBC-MOV-16 NBC-BRK-03 AMB-175 so has who was moved in the app first, and then met him', () => {
    for (const rulings of [{}, NEXT]) {
      const moved = accepts(
        enters(asked(fled(rulings), { do: 'move', unit: 'husson' }, { inCZ: true }), 'dice', dice(6, 5)),
      );
      expect(facts(moved, 'husson').mustAttack).toBe(true);
      const met = does(moved, charge('husson', 'kempt'));
      expect([unit(met, 'kempt').fate, facts(met, 'husson').mustAttack]).toEqual([
        'eliminated',
        rulings === NEXT ? true : undefined,
      ]);
      takenBack(met, moved);
    }
  });

  it('NBC-MOV-16 AMB-100 AMB-175 Disordered it stops at him, and owes nobody an attack, whatever the group rules', () => {
    for (const rulings of [{}, NEXT]) {
      const moved = accepts(
        enters(
          asked(by(fled(rulings), 'husson', { disordered: true }), { do: 'move', unit: 'husson' }, { inCZ: true }),
          'dice',
          dice(6),
        ),
      );
      expect(facts(moved, 'husson').mustAttack).toBe(true);
      const met = does(moved, charge('husson', 'kempt'));
      expect([kinds(met), facts(met, 'husson').mustAttack]).toEqual([['broken-move'], undefined]);
      expect(tells(toStep(settled(met), 'combats'), { do: 'next' }, 'fight-held-back')).toBe(false);
    }
  });

  it('NBC-MOV-16 AMB-175 switched in mid-battle it holds for what is caught from then on', () => {
    const then = caught(play(fled(), { do: 'ruling', key: 'sixCatches', value: 'goesOn' }));
    expect(facts(then, 'husson').caught).toBeUndefined();
    const before = play(caught(fled()), { do: 'ruling', key: 'sixCatches', value: 'goesOn' });
    expect(facts(before, 'husson').caught).toBe(true);
  });
});

describe('a captor of baggage', () => {
  const from = () => begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
  const takes = (who: string) => ({ do: 'capture', baggage: BAGGAGE, by: who }) as const;
  const held = () => does(moving(from()), takes('husson'));
  const inMove = (battle: Battle, n: number) => acts(goTo(battle, 6, n), 'ii', 'move');

  it('NBC-BAG-02 NBC-BAG-03 NBC-BAG-04 NBC-RAL-03 who fled from it and has rallied takes it by contact again, and owes a first card', () => {
    const broke = by(toStep(held(), 'combats'), 'husson', { fate: 'broken' });
    expect(unit(broke, BAGGAGE).captured).toEqual({ by: 'husson', open: false });
    expect(unit(broke, 'husson')).toMatchObject({ fate: 'broken', looting: false });
    const rallied = by(goTo(settled(broke), 6, 2), 'husson', { fate: 'good', cp: 3, shaken: true });
    const again = does(acts(rallied, 'ii', 'move'), takes('husson'));
    expect(unit(again, BAGGAGE)).toMatchObject({ captured: { by: 'husson', open: true } });
    expect(facts(again, 'husson')).toMatchObject({ moved: true, charged: true });
    const asks = toStep(again, 'administration');
    // Plain quality three; Normal starts the looting, as of a first card.
    expect([kinds(asks), wanted(asks)]).toEqual([['looting'], [['card', 3]]]);
    expect(unit(draws(asks, 'N'), 'husson')).toMatchObject({ looting: true, disordered: true, shaken: true });
    closed(asks);
  });

  it('NBC-BAG-02 NBC-BAG-03 who was kept from looting is asked nothing more while it stays, and again when it comes back', () => {
    const kept = draws(toStep(held(), 'administration'), 'H');
    expect([unit(kept, BAGGAGE).captured, unit(kept, 'husson').looting]).toEqual([
      { by: 'husson', open: false },
      false,
    ]);
    const second = inMove(kept, 2);
    expect([isOffered(second, takes('husson')), isOffered(second, takes('campi'))]).toEqual([false, true]);
    expect(refusal(second, takes('husson'))).toBe('baggage-taken');
    const away = accepts(asked(second, { do: 'move', unit: 'husson' }));
    const back = inMove(away, 3);
    const again = does(back, takes('husson'));
    expect([unit(again, BAGGAGE).captured, kinds(toStep(again, 'administration'))]).toEqual([
      { by: 'husson', open: true },
      ['looting'],
    ]);
    closed(again);
  });

  it('NBC-BAG-02 NBC-ORD-12 who holds beside it has not gone from it', () => {
    const kept = draws(toStep(held(), 'administration'), 'H');
    const holds = ordered(kept, 'ii', 'hold');
    const next = turn(goTo(holds, 7), 20);
    const after = acts(goTo(acts(next, 'ii', 'administration'), 6, 3), 'ii', 'move');
    expect(refusal(after, takes('husson'))).toBe('baggage-taken');
  });
});
