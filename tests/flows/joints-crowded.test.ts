/** Several subjects in one turn: what one leaves, the next finds; each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Order } from '../../src/book/terms.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { card, facts, fire, nextTurn, ordered, rated, slots } from './hands.ts';
import { acts, dice, does, enters, hits, isOffered, takes, toStep, wants } from './table.ts';
import { total, turn } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

describe('one brigade, struck by two corps in one turn', () => {
  it('NBC-QC-10 NBC-CC-13 NBC-EX-02 NBC-CC-17 the second blow counts its own losses, finds it Disordered, and tires it on Low', () => {
    const one = combat(charges(acts(evening(), 'ii', 'move'), 'campi', 'hepburn'), 'hepburn', 'campi');
    const first = settles(one, { 'throw:campi': hits(8, 2), 'check:hepburn': { result: 'N' } });
    // Q3, two losses.
    expect(first.wanted).toMatchObject({ 'check:hepburn': 2 });
    expect([cp(first.battle, 'hepburn'), unit(first.battle, 'hepburn').disordered]).toEqual([4, true]);
    const two = combat(charges(acts(first.battle, 'iii', 'move'), 'lefol', 'hepburn'), 'hepburn', 'lefol');
    const second = settles(two, { 'throw:lefol': hits(6, 1), 'check:hepburn': { result: 'L' } });
    // Four points; Q3, Disordered, one loss of this combat.
    expect(second.wanted).toMatchObject({ 'throw:hepburn': 4, 'check:hepburn': 2 });
    expect([cp(second.battle, 'hepburn'), unit(second.battle, 'hepburn').exhaustion]).toEqual([3, 1]);
    const seven = opens(goTo(second.battle, 7), { do: 'recover', unit: 'hepburn' });
    // Q3, Disordered, Tired; a retreat of 10 cm leaves it in the zone.
    expect([rated(seven), takes(seven, 'inCZ')]).toEqual([1, true]);
  });

  it('NBC-FF-10 NBC-GL-06 NBC-MTC-01 NBC-CC-04 Disordered by fire in one action it closes from that zone and fights as such in its own', () => {
    const shot = settles(opens(acts(evening(), 'picton', 'firefights'), fire('hepburn', 'husson')), {
      'throw:hepburn': hits(3, 1),
      'check:husson': { disorder: true },
    }).battle;
    expect(unit(shot, 'husson').disordered).toBe(true);
    // He who fires stands at 2 cm: it is in his zone, and closes without a card, by one die as it is Disordered.
    const charge = opens(acts(shot, 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'hepburn' });
    expect([takes(charge, 'a:inCZ'), slots(charge)]).toEqual([true, ['dice']]);
    const home = settles(charge, { dice: dice(2) });
    expect(home.wanted).toEqual({ dice: 1 });
    const fought = goesOn(combat(home.battle, 'hepburn', 'husson'), {
      'throw:husson': dice(5, 5, 5, 5, 5),
      'throw:hepburn': dice(5, 1, 1, 1, 1, 1),
    });
    // Disordered foot hits on six; it is hit on five, and so checks once.
    expect(fought.wanted).toHaveProperty('check:husson');
    expect(fought.wanted).not.toHaveProperty('check:hepburn');
  });

  it('NBC-ART-05 NBC-GL-05 NBC-FF-11 NBC-CC-01 shelled to its last points and broken by fire, it is fought by nobody who came for it', () => {
    const weak = left(evening(), 'hepburn', 3);
    const shot = answersAll(
      falls(settles(aims(weak, 'guns', 'hepburn', { 'range.guns': 'short' }), { guns: pot(6, 6, 1, 1, 1) }).battle),
    ).battle;
    expect(cp(shot, 'hepburn')).toBe(1);
    const home = charges(acts(shot, 'ii', 'move'), 'campi', 'hepburn');
    expect(facts(home, 'campi').contact).toBe('hepburn');
    const fired = settles(opens(toStep(home, 'firefights'), fire('husson', 'hepburn')), { 'throw:husson': hits(3, 1) });
    const gone = answersAll(fired.battle).battle;
    expect([unit(gone, 'hepburn').fate, facts(gone, 'campi').contact]).toEqual(['broken', undefined]);
    expect(isOffered(toStep(gone, 'combats'), { do: 'combat', attackers: ['campi'] })).toBe(false);
  });
});

describe('guns in the middle of it', () => {
  it('NBC-ART-23 NBC-ART-21 NBC-CC-06 NBC-CC-14 NBC-ART-08 attached, beaten with their host and left, they are lost to one hit of skirmishers', () => {
    const joined = does(acts(evening(), 'ii', 'move'), { do: 'battery', unit: 'guns', host: 'husson' });
    const fought = settles(combat(charges(acts(joined, 'picton', 'move'), 'kempt', 'husson'), 'husson', 'kempt'), {
      'throw:kempt': hits(8, 2),
      'check:husson': { result: 'N' },
    });
    // Six points and two for the guns.
    expect(fought.wanted).toMatchObject({ 'throw:husson': 8 });
    expect(unit(fought.battle, 'guns').disordered).toBe(true);
    const off = does(acts(nextTurn(set(fought.battle, 'husson', { restedIn: 1 })), 'ii', 'move'), {
      ...{ do: 'battery', unit: 'guns', host: null },
    } as Play);
    expect(unit(off, 'guns')).toMatchObject({ host: null, disordered: true });
    const out = does(goTo(nextTurn(set(off, 'guns', { restedIn: 2 })), 1), {
      do: 'skirmishers',
      unit: 'pack',
      stands: 1,
    });
    const hit = settles(opens(goTo(out, 3), { do: 'skirmish', by: 'pack', on: { unit: 'guns' } }), {
      stand1: pot(6, 1, 1, 1, 1),
    }).battle;
    expect(unit(falls(hit), 'guns').fate).toBe('eliminated');
  });

  it('NBC-CC-11 NBC-ORD-13 NBC-CC-12 a march whose heavy guns are struck once defends; the guns are Disordered, their attacker goes back 5 cm and is near', () => {
    const charged = charges(acts(ordered(evening(), 'ii', 'redeploy'), 'picton', 'move'), 'hepburn', 'guns');
    // Artillery on a march may not fire: there is no Final Shot.
    const shot = settles(charged, {});
    expect([shot.kind, shot.wanted]).toEqual(['guns-attacked', {}]);
    const fought = settles(combat(shot.battle, 'guns', 'hepburn'), { 'throw:hepburn': dice(4, 1, 1, 1, 1, 1) });
    expect(fought.battle.formations.ii!.order).toBe('defend');
    expect([unit(fought.battle, 'guns').disordered, facts(fought.battle, 'hepburn').contact]).toEqual([
      true,
      undefined,
    ]);
    expect(facts(fought.battle, 'guns').inCZ).toBe(true);
    const seven = opens(goTo(fought.battle, 7), { do: 'recover', unit: 'guns' });
    expect(settles(seven, card('N')).battle.units.guns!.disordered).toBe(true);
  });

  it('NBC-ORD-13 NBC-ORD-14 NBC-EVD-02 NBC-FSH-01 AMB-29 guns on a march fire no canister, whether they run or stay; by ruling they defend already', () => {
    const met =
      (order: Order, rulings: Parameters<typeof evening>[0] = {}) =>
      (gun: string, card: 'H' | 'L') => {
        const battle = charges(acts(ordered(evening(rulings), 'ii', order), 'picton', 'move'), 'hepburn', gun);
        return slots(gun === 'guns' ? battle : enters(battle, 'evade', { result: card }));
      };
    for (const order of ['redeploy', 'strategic'] as const)
      expect([met(order)('guns', 'L'), met(order)('fliers', 'H'), met(order)('fliers', 'L')]).toEqual([[], [], []]);
    const turned = met('redeploy', { autoDefendTiming: 'before' });
    expect([turned('guns', 'L'), turned('fliers', 'H')]).toEqual([['throw:guns'], ['throw:fliers']]);
    expect(met('defend')('fliers', 'H')).toEqual(['throw:fliers']);
  });

  it('NBC-ART-25 NBC-MOV-01 NBC-EVD-03 guns that ran in the enemy’s action may still move in their own, and then fire', () => {
    const charged = settles(charges(acts(evening(), 'picton', 'move'), 'vivian', 'fliers'), {
      evade: { result: 'H' },
    }).battle;
    const off = top(charged) ? play(charged, { do: 'drop', task: top(charged).id }) : charged;
    expect(facts(off, 'fliers')).toMatchObject({ facingAway: true, evaded: ['vivian'] });
    const moves = opens(acts(off, 'ii', 'move'), { do: 'move', unit: 'fliers' });
    const moved = settles(moves).battle;
    expect(facts(moved, 'fliers').facingAway).toBe(undefined);
    const fires = goTo(nextTurn(moved), 4);
    const aim = opens(fires, { do: 'fire', side: 'a', on: { unit: 'hepburn' } });
    expect(takes(aim, 'fires.fliers')).not.toBe(undefined);
    expect(facts(nextTurn(moved), 'fliers').evaded).toBe(undefined);
  });
});

describe('between one turn and the next', () => {
  it('NBC-OFF-02 NBC-GL-17 NBC-RAL-01 NBC-MTC-03 NBC-GL-15 a commander stays with his Broken brigade, rallies it on his L, and leads its charge', () => {
    const broken = set(joins(evening(), 'reille', 'husson'), 'husson', {
      fate: 'broken',
      lost: { white: 6, red: 0, blue: 0 },
    });
    const asked = opens(goTo(broken, 7), { do: 'recover', unit: 'husson' });
    expect(rated(asked)).toBe(4);
    const back = settles(asked, card('VH')).battle;
    // Three quarters of six are 4.5, five; two below its start are four.
    expect([cp(back, 'husson'), unit(back, 'husson').shaken, back.officers.reille!.host]).toEqual([4, true, 'husson']);
    const charge = opens(acts(turn(back, 20), 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'pack' });
    expect(rated(charge)).toBe(4);
    const alone = play(charge, { do: 'decide', task: top(charge).id, choice: 'home' });
    const fought = settles(combat(alone, 'pack', 'husson'), {
      'throw:pack': hits(6, 1),
      'check:husson': { result: 'N' },
      'officer:husson': dice(1, 1),
    });
    expect(unit(fought.battle, 'husson').lost).toMatchObject({ white: 2, red: 1 });
  });

  it('NBC-TIM-01 NBC-VIS-05 NBC-VIS-02 NBC-CMA-01 night that falls in the middle of a turn leaves its general five centimetres to ride', () => {
    const five = goTo(evening(), 5);
    const dark = play(five, { do: 'set', what: 'clock', minutes: 22 * 60 });
    const ride = opens(dark, { do: 'ride', officer: 'ac-a' });
    expect([total(opens(five, { do: 'ride', officer: 'ac-a' })), total(ride)]).toEqual([60, 5]);
    expect(settles(ride).battle.sides.a.atHQ).toBe(false);
  });

  it('NBC-REC-02 NBC-RAL-01 NBC-MOV-22 a lull, a rest and a charge: who charged in the last turn before it rests in it once no enemy is near', () => {
    const short = charges(acts(set(evening(), 'husson', { exhaustion: 1 }), 'ii', 'move'), 'husson', 'pack', 'L');
    const calm = does(goTo(short, 9), { do: 'lull', side: 'b', where: '' }, { do: 'next' });
    expect([facts(calm, 'husson').charged, facts(calm, 'husson').moved]).toEqual([undefined, undefined]);
    // The zone is another in a lull: within ten centimetres is not known to be within five.
    expect(facts(calm, 'husson').inCZ).toBe(undefined);
    expect(isOffered(acts(calm, 'ii', 'move'), { do: 'charge', unit: 'husson' })).toBe(false);
  });

  it('NBC-SKM-02 NBC-SKM-05 NBC-ART-10 NBC-CMD-02 a stand that a charge of horse drove in covers nobody at the guns of the next turn until it is out again', () => {
    const out = does(goTo(evening(), 1), { do: 'skirmishers', unit: 'hepburn', stands: 1 });
    const home = charges(acts(out, 'ii', 'move'), 'pire', 'hepburn');
    expect(unit(home, 'hepburn').stands).toBe(0);
    const after = settles(combat(home, 'hepburn', 'pire'), {}).battle;
    const count = (battle: Battle) => {
      const aimed = aims(battle, 'guns', 'hepburn', { 'range.guns': 'medium' });
      return wants(aimed).map((need) => ('counts' in need ? need.counts : 0))[0];
    };
    const one = nextTurn(after);
    expect(count(one)).toBe(3);
    const again = set(one, 'hepburn', { disordered: false });
    expect(count(does(again, { do: 'skirmishers', unit: 'hepburn', stands: 1 }))).toBe(2);
  });

  it('NBC-ENG-05 NBC-ENG-06 NBC-GAR-02 NBC-CC-31 engineers of a brigade that comes into a village are there when it is attacked in the next turn', () => {
    const with1 = set(evening(), 'engineers:a:1', { host: 'husson', formation: 'ii' });
    const held = nextTurn(does(acts(with1, 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' }), 30);
    const fought = settles(combat(charges(acts(held, 'picton', 'move'), 'kempt', 'husson'), 'husson', 'kempt'), {
      'throw:kempt': hits(8, 1),
      'throw:kempt#1': dice(4),
      'engineers:husson': dice(5, 5),
      'throw:husson': hits(7, 0),
    });
    // Six points and a die of the engineers, who take the one hit on themselves.
    expect(fought.wanted).toMatchObject({ 'throw:husson': 7, 'throw:kempt#1': 1, 'engineers:husson': 2 });
    expect([cp(fought.battle, 'husson'), unit(fought.battle, 'engineers:a:1').fate]).toEqual([6, 'eliminated']);
  });
});
