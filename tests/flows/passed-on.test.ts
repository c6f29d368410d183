/** What one question hands to the next, where a slip in the handing on was seen by no other flow; worked out from the rulebook. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, into, play, pot, small, withUnit } from '../battlefield/fixtures.ts';
import { card, charge, draws, ends, facts, fire, moving, nextTurn, ordered, SAPPERS } from './hands.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { turn } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

describe('an order in force, of two attackers', () => {
  it('NBC-ORD-13 NBC-MTC-02 AMB-32 whose charge went home at a march strikes a march, though a second came at Defend and stopped short', () => {
    const home = charges(moving(ordered(evening(), 'picton', 'redeploy')), 'husson', 'kempt');
    const second = opens(ordered(home, 'picton', 'defend'), charge('campi', 'kempt'));
    const short = settles(second, card('L')).battle;
    expect([facts(short, 'husson').contact, facts(short, 'campi').contact]).toEqual(['kempt', undefined]);
    const fought = goesOn(combat(short, 'kempt', 'husson'), {
      'throw:kempt': hits(8, 1),
      'throw:kempt#1': dice(3),
      'throw:husson': hits(6, 1),
    });
    // Kempt marched: his hit is proved on four, and his check is drawn at one less. Q5, hurt, Redeploy.
    expect(fought.wanted).toMatchObject({ 'throw:kempt#1': 1, 'check:kempt': 4 });
    expect(cp(accepts(fought.battle), 'husson')).toBe(6);
  });
});

describe('a second round', () => {
  const FARM = { area: 'farm', occupied: 20, areaIn: 1 } as const;
  const edge = (): Battle => {
    const met = charges(moving(set(evening(), 'kempt', FARM)), 'husson', 'kempt');
    const fought = goesOn(combat(met, 'kempt', 'husson'), {
      'throw:kempt': hits(8, 1),
      'check:husson': { result: 'H' },
    });
    return answersAll(accepts(says(fought.battle, { stay: true }))).battle;
  };

  it('NBC-CC-31 NBC-SEQ-02 NBC-CCD-02 is not lost by another corps that acts first in the next turn, and is by its own that does not fight it', () => {
    const two = nextTurn(edge());
    const other = ends(acts(two, 'iii', 'move'));
    expect(facts(other, 'husson')).toMatchObject({ contact: 'kempt', holds: true });
    const round = opens(toStep(acts(other, 'ii', 'move'), 'combats'), {
      do: 'combat',
      attackers: ['husson'],
      target: 'kempt',
    });
    const thrown = goesOn(round, {
      'throw:husson': hits(5, 1),
      'throw:husson#1': dice(4),
      'throw:kempt': hits(8, 1),
      'throw:kempt#1': dice(4),
    });
    // Both are behind walls now: the hits of both are proved.
    expect(thrown.wanted).toMatchObject({ 'throw:husson': 5, 'throw:husson#1': 1, 'throw:kempt#1': 1 });
    const own = ends(acts(other, 'ii', 'move'));
    expect(facts(own, 'husson').contact).toBe(undefined);
  });
});

describe('a wall that is none', () => {
  it('NBC-GL-25 NBC-ART-15 NBC-FF-06 NBC-CC-09 said in the volley and denied in the firefight, it proves no hit of the combat', () => {
    const aimed = aims(evening(), 'guns', 'kempt', { 'range.guns': 'medium', cover: 'hard' });
    const shot = falls(settles(aimed, { guns: pot(1, 1, 1) }).battle);
    const met = toStep(charges(moving(shot), 'husson', 'kempt'), 'firefights');
    const asked = opens(met, fire('campi', 'kempt'));
    expect(takes(asked, 'd:hardCover')).toBe(true);
    const fired = settles(says(asked, { 'd:hardCover': false })).battle;
    const fought = combat(fired, 'kempt', 'husson');
    expect(takes(fought, 'd:hardCover')).toBe(false);
    const thrown = goesOn(fought, { 'throw:husson': hits(6, 2) });
    expect(Object.keys(thrown.wanted)).not.toContain('throw:husson#1');
    expect(cp(accepts(thrown.battle), 'kempt')).toBe(6);
  });
});

describe('an enemy of another phone who is Tired', () => {
  it('NBC-EX-01 NBC-FF-04 NBC-CC-04 NBC-CC-16 said at his fire, it is known in the combat of the same turn: sixes alone, and he loses', () => {
    const start = evening({}, { keeps: 'a' });
    const met = charges(moving(start), 'husson', 'hepburn');
    const fired = says(opens(toStep(met, 'firefights'), fire('campi', 'hepburn')), { 'd:exhaustion': '1', 'd:cp': 6 });
    const after = settles(fired).battle;
    const fought = combat(after, 'hepburn', 'husson');
    expect([takes(fought, 'd:exhaustion'), takes(fought, 'd:cp')]).toEqual(['1', 6]);
    // Foot hits foot on five; who is Tired on six.
    const thrown = goesOn(fought, { 'throw:hepburn': dice(5, 5, 6, 1, 1, 1), 'throw:husson': dice(5, 1, 1, 1, 1, 1) });
    expect(cp(accepts(thrown.battle), 'husson')).toBe(5);
  });
});

describe('engineers with a brigade that is Disordered', () => {
  it('NBC-GL-19 NBC-ENG-05 NBC-ENG-04 are not so themselves, and serve the next commander in order', () => {
    const led = set(evening(), SAPPERS, { host: 'husson', formation: 'ii' });
    const hit = falls(
      settles(aims(led, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1, 1, 1, 1) }).battle,
    );
    const { battle } = answersAll(hit, {
      'engineer-risk': { dice: dice(1, 1) },
      disorder: { card: { disorder: true } },
    });
    expect([unit(battle, 'husson').disordered, unit(battle, SAPPERS).disordered]).toEqual([true, false]);
    const back = does(goTo(battle, 5), { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    expect(unit(back, SAPPERS)).toMatchObject({ host: null, formation: 'ii', disordered: false });
  });
});

describe('who stays behind, at rest', () => {
  it('NBC-ORD-15 NBC-CMD-04 NBC-REC-01 NBC-OCC-03 is disturbed by an enemy and stays behind all the same: it defends, and is never out of command', () => {
    const held = set(ordered(evening(), 'ii', 'attack'), 'husson', {
      area: 'farm',
      areaIn: 1,
      ownOrder: 'defend',
      exhaustion: 1,
    });
    const rests = does(goTo(held, 1), { do: 'rest', unit: 'husson', resting: true });
    const short = charges(acts(rests, 'picton', 'move'), 'kempt', 'husson', 'L');
    const over = goTo(short, 8);
    expect(unit(over, 'husson')).toMatchObject({ resting: false, ownOrder: 'defend' });
    expect(unit(over, 'husson').disturbed ?? false).toBe(false);
    // Its corps is told to attack once more: it stays where it is.
    const two = settles(
      opens(acts(turn(goTo(short, 7), 20), 'ii', 'orders'), {
        do: 'order',
        formation: 'ii',
        order: 'pursue',
        far: false,
      }),
      card('N'),
    ).battle;
    expect(unit(two, 'husson').area).toBe('farm');
  });
});

describe('a lull of one corps', () => {
  it('NBC-LUL-03 NBC-GL-06 NBC-MOV-15 leaves the zone of an enemy who is not in it as deep as it was', () => {
    const near = settles(opens(acts(evening(), 'ii', 'firefights'), fire('husson', 'kempt'))).battle;
    expect([facts(near, 'husson').inCZ, facts(near, 'kempt').inCZ]).toEqual([true, true]);
    const ninth = goTo(near, 9);
    const quiet = does(play(ninth, { do: 'lull', side: 'a', where: 'the valley', covers: ['ii'] }), { do: 'next' });
    expect([facts(quiet, 'husson').inCZ, facts(quiet, 'kempt').inCZ]).toEqual([undefined, true]);
  });
});

describe('who arrives and is gone before it comes on', () => {
  it('NBC-RNF-03 NBC-RNF-04 NBC-GL-18 makes nobody give ground', () => {
    const here = draws(into(turn(begin(), 45), 2, 2), 'H');
    const six = withUnit(goTo(here, 6, 2), 'husson', { facts: { inCZ: true } });
    const near = play(six, { do: 'set', what: 'unit', id: 'maitland', set: { fate: 'eliminated' } });
    const back = { do: 'gives-ground', unit: 'husson' } as const;
    const acting = acts(six, 'guards', 'move');
    expect(isOffered(acting, back)).toBe(true);
    expect(isOffered(play(near, { do: 'acts', formation: 'guards', command: 'under' }), back)).toBe(false);
  });
});

describe('a ditch that was given up', () => {
  const DITCH = { id: 'ditch', name: 'the great ditch', kind: 'ditch' } as const;
  const crosses = (deed: 'reach' | 'try' | 'leave') => ({ do: 'cross', unit: 'husson', over: 'ditch', deed }) as const;
  const later = (battle: Battle) => moving(nextTurn(battle));
  /** Turn 1 at its edge, turn 2 tried on a one: Disordered; turn 3 given up. */
  const givenUp = () => {
    const edge = does(moving(begin(small({ crossings: [DITCH] }))), crosses('reach'));
    const failed = accepts(enters(does(later(edge), crosses('try')), 'dice', dice(1)));
    expect(unit(failed, 'husson').disordered).toBe(true);
    return does(later(failed), crosses('leave'));
  };
  const recovers = (battle: Battle) => isOffered(goTo(battle, 7), { do: 'recover', unit: 'husson' });

  it('NBC-BRG-04 NBC-REC-04 lets him be put in order in the next turn, also at its edge again, where he has not tried anew', () => {
    const third = givenUp();
    expect(recovers(third)).toBe(false);
    expect(recovers(nextTurn(third))).toBe(true);
    const again = does(later(third), crosses('reach'));
    expect(recovers(again)).toBe(true);
    // He tries once more: Disordered until the turn after.
    const tried = accepts(enters(does(later(again), crosses('try')), 'dice', dice(1)));
    expect(recovers(tried)).toBe(false);
  });

  it('NBC-BRG-04 NBC-BRG-01 who comes back to it in the turn in which he left it has given up nothing', () => {
    const back = does(givenUp(), crosses('reach'));
    expect([unit(back, 'husson').crossing?.at, recovers(back), recovers(nextTurn(back))]).toEqual([
      'near',
      false,
      false,
    ]);
  });
});
