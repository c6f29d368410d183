/** Ways through three families and more, each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Order } from '../../src/book/terms.ts';
import { goTo, into, play, pot, SMALL } from '../battlefield/fixtures.ts';
import { charge, ends, facts, fire, kinds, nextTurn, ordered, rated, SAPPERS } from './hands.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, toStep } from './table.ts';
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

const sappers = (battle: Battle, host: string) => set(battle, SAPPERS, { host, formation: 'ii' });
const order = (formation: string, to: Order): Play => ({ do: 'order', formation, order: to, far: false });
/** Nobody else has a card left: the formation throws for command alone. */
function alone(battle: Battle, side: 'a' | 'b', formation: string): Battle {
  const others = Object.values(battle.formations).filter((one) => one.side !== side && one.present);
  const six = others.reduce((now, one) => play(now, { do: 'pass', formation: one.id }), goTo(battle, 6));
  return does(six, { do: 'choose', side, card: { formation } });
}

describe('horse in a fight', () => {
  it('NBC-CC-34 NBC-CC-29 NBC-CC-13 NBC-QC-02 a pursuit that Breaks has its unhurt winner checked, Fresh', () => {
    const home = charges(acts(left(evening(), 'pire', 2), 'picton', 'move'), 'vivian', 'pire');
    const fought = goesOn(combat(home, 'pire', 'vivian'), {
      'throw:vivian': hits(6, 1),
      'check:pire': { result: 'N' },
      'pursuit:vivian': hits(3, 1),
      'check:vivian': { result: 'L' },
    });
    expect(fought.wanted).toMatchObject({ 'check:pire': 3, 'pursuit:vivian': 3, 'check:vivian': 4 });
    const after = answersAll(accepts(fought.battle)).battle;
    expect(unit(after, 'pire')).toMatchObject({ fate: 'broken', disordered: false, exhaustion: 0 });
    expect(unit(after, 'vivian')).toMatchObject({ disordered: true, exhaustion: 0 });
    expect([cp(after, 'pire'), cp(after, 'vivian')]).toEqual([0, 6]);
  });

  it('NBC-CC-26 NBC-CC-14 NBC-CC-27 NBC-GL-16 goes back 12 cm beside foot that goes 8; barred alone it is Vanquished', () => {
    const met = charges(acts(left(evening(), 'milhaud', 3), 'ii', 'move'), 'campi', 'kempt');
    const fought = goesOn(combat(charges(met, 'milhaud', 'kempt'), 'kempt', 'campi', 'milhaud'), {
      'throw:kempt': hits(8, 4),
      'check:campi': { result: 'N' },
      'check:milhaud': { result: 'H' },
    });
    expect(fought.wanted).toMatchObject({ 'check:campi': 2, 'check:milhaud': 3 });
    const after = answersAll(accepts(says(fought.battle, { 'b:blocked': true }))).battle;
    expect(unit(after, 'milhaud').fate).toBe('vanquished');
    expect([unit(after, 'campi').disordered, unit(after, 'campi').exhaustion, cp(after, 'campi')]).toEqual([
      true,
      0,
      5,
    ]);
  });

  it('NBC-EVD-02 NBC-OFF-03 NBC-DC-03 NBC-EVD-04 NBC-CC-37 with its general at guns that run: his L four times, his danger twice', () => {
    const asked = opens(acts(joins(evening(), 'c-picton', 'vivian'), 'picton', 'move'), charge('vivian', 'fliers'));
    const home = accepts(enters(asked, 'card', { result: 'N' }));
    const ran = settles(home, { evade: { result: 'VH' }, 'throw:fliers': hits(3, 1) }).battle;
    expect([kinds(ran), cp(ran, 'vivian')]).toEqual([['charge-again', 'officer-risk', 'disorder'], 5]);
    const held = accepts(enters(ran, 'card', { disorder: false }));
    const again = accepts(enters(held, 'dice', dice(1, 1)));
    const caught = accepts(accepts(enters(again, 'card', { result: 'H' })));
    const fought = settles(combat(caught, 'fliers', 'vivian'), { 'throw:vivian': hits(5, 2) });
    expect([asked, ran, again].map(rated)).toEqual([5, 5, 5]);
    expect(fought.wanted).toMatchObject({ 'check:vivian': 5, 'officer:vivian': 2 });
    expect(unit(fought.battle, 'fliers').fate).toBe('eliminated');
  });
});

describe('a village', () => {
  it('NBC-GAR-02 NBC-GAR-04 NBC-GAR-07 AMB-165 of a garrison and its Support: guns take all of the Support, foot by ruling both in one action', () => {
    const held = set(evening({ garrisonFollowUp: 'sameAction' }), 'kempt', { area: 'farm', occupied: 60, areaIn: 1 });
    const open = opens(acts(held, 'picton', 'administration'), { do: 'garrison', unit: 'kempt' });
    const made = nextTurn(accepts(says(open, { cp: 5 })));
    const id = Object.keys(made.units).find((one) => one.startsWith('garrison'))!;
    expect([cp(made, 'kempt'), unit(made, 'kempt').lost.blue]).toEqual([3, 5]);
    const all: Thing = { pot: { red: 6, white: [6, 6], green: [6, 6] } };
    const shot = falls(settles(aims(made, 'guns', 'kempt'), { guns: all, 'guns.1': dice(5, 5, 5) }).battle);
    expect([unit(shot, 'kempt').fate, cp(shot, id)]).toEqual(['broken', 5]);
    const two = { 'throw:campi': hits(8, 2), 'throw:campi#1': dice(4, 4) };
    const home = charges(acts(made, 'ii', 'move'), 'campi', 'kempt');
    const first = settles(combat(home, 'kempt', 'campi'), { ...two, 'check:kempt': { result: 'N' } });
    expect([unit(first.battle, 'kempt').area, cp(first.battle, 'kempt'), kinds(first.battle)]).toEqual([
      ...[null, 1],
      ['close-combat'],
    ]);
    const second = settles(first.battle, two).battle;
    expect([cp(second, id), unit(second, 'campi').area]).toEqual([3, null]);
  });

  it('NBC-CC-31 NBC-ART-17 NBC-CC-18 NBC-QC-08 Disordered by howitzers between two rounds, its holder is out though the other tires and loses', () => {
    const held = set(evening(), 'kempt', { area: 'farm', occupied: 20, areaIn: 1 });
    const home = charges(acts(held, 'ii', 'move'), 'campi', 'kempt');
    const one = goesOn(combat(home, 'kempt', 'campi'), {
      'throw:kempt': hits(8, 1),
      'check:campi': { result: 'H' },
    });
    const four = nextTurn(accepts(says(one.battle, { stay: true })));
    const shot = falls(settles(aims(four, 'bombs', 'kempt'), { bombs: pot(6, 1), 'bombs.1': dice(5) }).battle);
    const hit = accepts(enters(shot, 'card', { disorder: true }));
    const second = goesOn(combat(acts(hit, 'ii', 'combats'), 'kempt', 'campi'), {
      ...{ 'throw:campi': hits(7, 1), 'throw:campi#1': dice(5), 'throw:kempt': hits(7, 1), 'throw:kempt#1': dice(5) },
      'check:campi': { result: 'VL' },
      'check:kempt': { result: 'N' },
    });
    expect(second.wanted).toMatchObject({ 'check:campi': 3, 'check:kempt': 5 });
    const after = answersAll(accepts(second.battle)).battle;
    expect([unit(after, 'campi').exhaustion, unit(after, 'kempt').area, facts(after, 'campi').contact]).toEqual([
      ...[1, null, undefined],
    ]);
  });

  it('NBC-BAG-03 NBC-ENG-06 NBC-QC-14 NBC-FF-12 NBC-CC-03 a looter with general and engineers: its own Q, their dice, and no blow in fire or fight', () => {
    const { a, b } = SMALL.sides;
    const sides = { sides: { a: { ...a, engineers: 1 }, b: { ...b, baggage: 1 } } };
    const led = joins(sappers(left(evening({}, {}, sides as never), 'husson', 5), 'husson'), 'reille', 'husson');
    const took = does(acts(led, 'ii', 'move'), { do: 'capture', baggage: 'baggage:b:1', by: 'husson' });
    const asked = toStep(took, 'administration');
    expect(rated(asked)).toBe(3);
    const loots = accepts(enters(asked, 'card', { result: 'VL' }));
    expect([unit(loots, 'husson').looting, kinds(loots)]).toEqual([true, ['engineer-risk']]);
    const next = nextTurn(accepts(enters(loots, 'dice', dice(1, 2))));
    expect(cp(next, 'husson')).toBe(4);
    const fired = goesOn(opens(acts(next, 'picton', 'firefights'), fire('kempt', 'husson'))).wanted;
    const met = charges(acts(next, 'picton', 'move'), 'kempt', 'husson');
    const struck = goesOn(combat(met, 'husson', 'kempt')).wanted;
    expect([fired['throw:husson'] ?? 0, struck['throw:husson'] ?? 0]).toEqual([0, 0]);
  });
});

describe('orders on the way', () => {
  it('NBC-ORD-14 NBC-QC-13 NBC-FF-12 NBC-ORD-18 a strategic march that is shelled and fired at: two less each time, no reply, and any order after it', () => {
    const start = ordered(evening(), 'ii', 'strategic');
    const may = (battle: Battle, ...to: Order[]) => to.map((one) => isOffered(battle, order('ii', one)));
    expect(may(acts(start, 'ii', 'orders'), 'attack', 'hold', 'withdraw', 'redeploy')).toEqual([
      ...[false, true, true, false],
    ]);
    const shot = falls(settles(aims(start, 'rogers', 'husson'), { rogers: pot(6, 1) }).battle);
    const held = accepts(enters(shot, 'card', { disorder: false }));
    expect([rated(shot), held.formations.ii!.order]).toEqual([1, 'strategic']);
    const open = opens(acts(held, 'picton', 'firefights'), fire('kempt', 'husson'));
    const fought = settles(open, { 'throw:kempt': hits(4, 1) });
    expect(fought.wanted).toEqual({ 'throw:kempt': 4, 'check:husson': 1 });
    expect(may(acts(ends(fought.battle), 'ii', 'administration'), 'attack')).toEqual([true]);
  });

  it('NBC-UC-05 NBC-CMA-02 AMB-52 by the lapels before the move, and by headquarters after it: that is the one of the turn', () => {
    const rode = does(goTo(evening(), 5), { do: 'commander', side: 'a', atHQ: false });
    const held = accepts(says(alone(rode, 'a', 'ii'), { lapels: true }));
    const told = does(held, order('ii', 'withdraw'));
    expect([kinds(told), told.formations.ii!.order, told.sides.a.rerolls.ready]).toEqual([[], 'withdraw', 3]);
    const sent = does(toStep(told, 'administration'), order('ii', 'hold'));
    const may = (battle: Battle) => isOffered(acts(battle, 'iii', 'orders'), { do: 'order', formation: 'iii' });
    expect([may(told), may(sent)]).toEqual([true, false]);
  });

  it('NBC-RNF-03 NBC-UC-03 NBC-ORD-20 NBC-ART-14 NBC-CC-09 NBC-ORD-13 come on the march and not under command: off the ladder, shelled twice over, and caught', () => {
    const two = says(into(nextTurn(evening(), 45), 2, 2), { order: 'redeploy' });
    const come = alone(accepts(enters(two, 'card', { result: 'N' })), 'b', 'guards');
    const not = accepts(enters(come, 'pot', pot(1, 1, 1, 1, 1)));
    expect(not.formations.guards).toMatchObject({ order: 'redeploy', command: 'not' });
    const shot = settles(aims(nextTurn(not), 'fliers', 'maitland'), { fliers: pot(1, 1) });
    expect(shot.wanted).toMatchObject({ fliers: 2, 'fliers.1': 2 });
    const home = charges(acts(falls(shot.battle), 'ii', 'move'), 'campi', 'maitland');
    const fought = goesOn(combat(home, 'maitland', 'campi'), {
      ...{ 'throw:campi': hits(8, 1), 'throw:maitland': hits(7, 1), 'throw:maitland#1': dice(4) },
    });
    expect(fought.wanted).toMatchObject({ 'check:maitland': 4, 'check:campi': 3 });
    expect(accepts(fought.battle).formations.guards!.order).toBe('defend');
  });
});
