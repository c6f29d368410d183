/** Bridges, trains, roads and routs in one evening, each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import { goTo, play, pot, refusal, SMALL, top } from '../battlefield/fixtures.ts';
import {
  BAGGAGE,
  card,
  charge,
  draws,
  facts,
  fire,
  moving,
  nextTurn,
  ordered,
  PONTOON,
  SAPPERS,
  STONE,
} from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep } from './table.ts';
import { reads, timeCard, total } from './turns.ts';
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

type More = Parameters<typeof evening>[2];
const trains = (a: object, b: object = {}, more: object = {}) =>
  evening({}, {}, { ...more, sides: { a: { ...SMALL.sides.a, ...a }, b: { ...SMALL.sides.b, ...b } } } as More);
const RIVER = { crossings: [STONE] } as More;
const over = (deed: 'reach' | 'try' | 'leave', one = 'husson'): Play => ({
  do: 'cross',
  unit: one,
  over: 'stone',
  deed,
});

describe('a bridge of boats under a charge of horse', () => {
  it('NBC-PON-03 NBC-CC-25 NBC-CC-12 NBC-PON-06 is fought like one of foot in square; where nobody hits it is built on, with the enemy near', () => {
    const five = does(
      goTo(trains({ pontoons: 1 }), 5),
      { do: 'train', unit: PONTOON },
      { do: 'build', unit: PONTOON, cm: 1 },
    );
    const met = charges(acts(five, 'picton', 'move'), 'kempt', PONTOON);
    const fought = goesOn(combat(met, PONTOON, 'kempt'));
    expect(fought.wanted).toMatchObject({ 'throw:kempt': 8, [`throw:${PONTOON}`]: 1 });
    const stalled = answersAll(accepts(fought.battle)).battle;
    expect([facts(stalled, 'kempt').contact, unit(stalled, PONTOON).building?.cm]).toEqual([undefined, 1]);
    const due = timeCard(stalled, 20);
    const near = accepts(says(due, { enemyNear: true }));
    expect(unit(near, PONTOON).building?.built).toEqual([20]);
  });
});

describe('guns with a brigade in a village', () => {
  it('NBC-BUA-03 NBC-CC-06 NBC-FF-03 NBC-ART-23 AMB-88 lend no dice to its fire; stormed they are out of it, Disordered, and lend none either', () => {
    const inside = set(set(evening(), 'hepburn', { area: 'farm', areaIn: 1 }), 'rogers', { host: 'hepburn' });
    const fired = settles(opens(acts(inside, 'iii', 'firefights'), fire('lefol', 'hepburn')));
    // Fresh Q3 of six points: three dice; by ruling none for the guns in there.
    expect(fired.wanted).toMatchObject({ 'throw:hepburn': 3 });
    const met = charges(moving(fired.battle), 'husson', 'hepburn');
    const fought = goesOn(combat(met, 'hepburn', 'husson'));
    expect(fought.wanted).toMatchObject({ 'throw:hepburn': 6 });
    const after = accepts(fought.battle);
    expect([unit(after, 'rogers').host, unit(after, 'rogers').disordered, unit(after, 'hepburn').area]).toEqual([
      null,
      true,
      'farm',
    ]);
  });
});

describe('a rout', () => {
  const broken = () => {
    const led = joins(left(evening(), 'pire', 1), 'reille', 'pire');
    const shot = settles(aims(led, 'rogers', 'pire', { 'range.rogers': 'short' }), {
      rogers: pot(6, 1, 1, 1, 1),
    }).battle;
    return answersAll(falls(shot), { 'officer-risk': { dice: dice(1, 1) } }).battle;
  };

  it('NBC-BRK-02 NBC-OFF-02 NBC-RAL-01 NBC-SCN-13 NBC-UC-01 off the table in its own move leaves its general, who commands on; it rallies for nobody here', () => {
    const routed = broken();
    expect([unit(routed, 'pire').fate, routed.officers.reille!.host]).toEqual(['broken', 'pire']);
    const flight = does(moving(routed), { do: 'move', unit: 'pire' });
    const gone = accepts(says(flight, { leaves: true }));
    expect([unit(gone, 'pire').fate, gone.officers.reille!.host, gone.officers.reille!.fate]).toEqual([
      'off-table',
      null,
      'fit',
    ]);
    const seven = goTo(gone, 7);
    expect(isOffered(seven, { do: 'recover', unit: 'pire' })).toBe(false);
    expect(isOffered(acts(nextTurn(gone), 'ii', 'orders'), { do: 'order', formation: 'ii' })).toBe(true);
    expect(isOffered(acts(nextTurn(gone), 'picton', 'move'), charge('vivian', 'pire'))).toBe(false);
  });

  it('NBC-BRK-01 NBC-RAL-01 NBC-RAL-02 taken back from the edge of the table it flees ten centimetres, and is rallied at half, on his L', () => {
    const flight = does(moving(broken()), { do: 'move', unit: 'pire' });
    const stays = says(says(flight, { leaves: true }), { leaves: false });
    expect(total(stays)).toBe(10);
    const fled = accepts(stays);
    const rally = opens(goTo(fled, 7), { do: 'recover', unit: 'pire' });
    const up = settles(rally, card('H'));
    expect(up.wanted).toEqual({ card: 4 });
    expect([cp(up.battle, 'pire'), unit(up.battle, 'pire').disordered, unit(up.battle, 'pire').shaken]).toEqual([
      3,
      true,
      true,
    ]);
  });

  it('NBC-BRG-05 NBC-BRK-02 NBC-BRG-03 off the table from a bridge leaves its entrance to the next', () => {
    const there = does(moving(evening({}, {}, RIVER)), over('reach'));
    const hit = left(goTo(there, 7), 'husson', 1);
    const two = nextTurn(hit);
    const shot = falls(
      settles(aims(two, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1, 1, 1, 1) }).battle,
    );
    const routed = answersAll(shot).battle;
    expect([unit(routed, 'husson').fate, unit(routed, 'husson').crossing?.at]).toEqual(['broken', 'near']);
    const acting = moving(routed);
    expect(isOffered(acting, over('reach', 'campi'))).toBe(false);
    const gone = accepts(says(does(acting, { do: 'move', unit: 'husson' }), { leaves: true }));
    expect(isOffered(gone, over('reach', 'campi'))).toBe(true);
  });
});

describe('a bridge and fire', () => {
  it('NBC-BRG-02 NBC-ART-17 NBC-DC-03 NBC-BRG-01 a brigade of six that loses a point before it crosses needs a four', async () => {
    const there = does(moving(evening({}, {}, RIVER)), over('reach'));
    const four = goTo(nextTurn(there), 4, 2);
    const unhurt = enters(does(moving(four), over('try')), 'dice', dice(4));
    expect(reads(unhurt).word).toBe('crossing-not-across');
    const fires = says(does(four, { do: 'fire', side: 'b', on: { unit: 'husson' } }), {
      'fires.rogers': true,
      'range.rogers': 'short',
    });
    const shot = accepts(enters(filed(fires), 'rogers', pot(6, 1, 1, 1, 1)));
    const due = play(shot, { do: 'next' });
    // Q3, hurt.
    const hit = accepts(enters(await stored(due), 'card', { disorder: true }));
    expect([cp(hit, 'husson'), unit(hit, 'husson').disordered]).toEqual([5, true]);
    const across = accepts(enters(does(moving(hit), over('try')), 'dice', dice(4)));
    expect(unit(across, 'husson').crossing).toMatchObject({ at: 'far' });
    const back = takenBack(across, hit);
    expect(unit(back, 'husson').crossing).toMatchObject({ at: 'near' });
  });

  it('NBC-ORD-16 NBC-BRG-05 NBC-ORD-13 NBC-MOV-08 ordered to Redeploy at its entrance it marches over by road, 23 centimetres, without a die', () => {
    const there = nextTurn(does(moving(evening({}, {}, RIVER)), over('reach')));
    const march = settles(
      opens(acts(there, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'redeploy', far: false }),
      card('N'),
    ).battle;
    const asked = says(opens(toStep(march, 'move'), { do: 'move', unit: 'husson' }), { byRoad: 'road' });
    expect(total(asked)).toBe(23);
    const gone = accepts(asked);
    expect(unit(gone, 'husson').crossing?.at).toBe('left');
    expect(isOffered(gone, over('reach', 'campi'))).toBe(true);
  });
});

describe('a march by road', () => {
  it('NBC-ORD-16 NBC-GAR-02 NBC-ART-21 NBC-CMD-03 that finds the road full stays in its village with its hour, Disordered with its guns, and moves no more', () => {
    const held = set(set(evening(), 'husson', { area: 'farm', areaIn: 1, occupied: 40 }), 'fliers', { host: 'husson' });
    const march = moving(ordered(held, 'ii', 'redeploy'));
    const asked = says(says(opens(march, { do: 'move', unit: 'husson' }), { byRoad: 'road' }), { blocked: true });
    const failed = accepts(asked);
    expect(unit(failed, 'husson')).toMatchObject({ area: 'farm', occupied: 40, disordered: true });
    expect(unit(failed, 'fliers').disordered).toBe(true);
    expect([
      isOffered(failed, { do: 'move', unit: 'husson' }),
      isOffered(failed, { do: 'occupy', unit: 'husson', area: null }),
    ]).toEqual([false, false]);
    expect(
      isOffered(goTo(ordered(failed, 'ii', 'attack'), 1, 2), { do: 'skirmishers', unit: 'husson', stands: 1 }),
    ).toBe(false);
  });

  it('NBC-ORD-13 NBC-CMD-04 NBC-OCC-02 NBC-REC-02 leaves a brigade at rest behind: out of command it recovers as one in command', () => {
    const tired = set(evening(), 'husson', { exhaustion: 1, disordered: true });
    const rests = does(goTo(tired, 1), { do: 'rest', unit: 'husson', resting: true });
    const march = ordered(moving(rests), 'ii', 'redeploy');
    expect(reads(opens(march, { do: 'move', unit: 'husson' })).word).toBe('it-stays');
    const seven = opens(goTo(accepts(opens(march, { do: 'move', unit: 'campi' })), 7), {
      do: 'recover',
      unit: 'husson',
    });
    // Q3, Disordered, Tired; at rest it is in command.
    const done = settles(seven, card('VH'));
    expect(done.wanted).toEqual({ card: 1 });
    expect(unit(done.battle, 'husson')).toMatchObject({ exhaustion: 0, disordered: false });
  });
});

describe('a headquarters that moves', () => {
  const five = () => goTo(trains({ pontoons: 1, baggage: 1, engineers: 1 }), 5);
  const sends: Play = { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } };

  it('NBC-CMA-03 NBC-RR-02 NBC-PON-01 NBC-BAG-01 NBC-ENG-04 has no die left for train, baggage and engineers; those who set out before it march on', () => {
    const off = does(five(), { do: 'train', unit: PONTOON }, { do: 'headquarters', side: 'a' });
    expect(off.sides.a.rerolls).toEqual({ ready: 0, used: 4 });
    const mine = 'baggage:a:1';
    expect([isOffered(off, { do: 'train', unit: mine }), isOffered(off, sends)]).toEqual([false, false]);
    expect(refusal(off, { do: 'train', unit: mine })).toBe('reroll-none-left');
    expect(total(opens(off, { do: 'move', unit: PONTOON }))).toBe(12);
  });
});

describe('baggage of two trains', () => {
  const M = (n: number) => `baggage:b:${n}`;

  it('NBC-BAG-01 NBC-BAG-02 NBC-RR-05 in motion together: the one that is taken stays, the other goes on, and it costs a die to set the first going again', () => {
    const start = does(goTo(trains({}, { baggage: 2 }), 5), { do: 'train', unit: M(1) });
    expect([unit(start, M(1)).movesIn, unit(start, M(2)).movesIn, start.sides.b.rerolls.ready]).toEqual([1, 1, 4]);
    const taken = does(moving(start), { do: 'capture', baggage: M(1), by: 'pire' });
    const kept = answersAll(toStep(taken, 'administration'), { looting: { card: { result: 'VH' } } }).battle;
    const next = goTo(nextTurn(kept), 5, 2);
    expect([isOffered(next, { do: 'move', unit: M(1) }), isOffered(next, { do: 'move', unit: M(2) })]).toEqual([
      false,
      true,
    ]);
    const back = does(acts(next, 'picton', 'move'), { do: 'capture', baggage: M(1), by: 'kempt' });
    const three = goTo(nextTurn(back), 5, 3);
    const { ready } = three.sides.b.rerolls;
    const again = does(three, { do: 'train', unit: M(1) });
    expect([again.sides.b.rerolls.ready, isOffered(again, { do: 'move', unit: M(1) })]).toEqual([ready - 1, true]);
  });

  it('NBC-SIM-01 NBC-BAG-02 NBC-BAG-04 NBC-ART-17 a looter that fire takes to its last point is gone where nobody rallies; another takes it and is checked', () => {
    const simple = evening({}, { simplified: ['noRally'] }, {
      sides: { a: SMALL.sides.a, b: { ...SMALL.sides.b, baggage: 1 } },
    } as More);
    const taken = does(moving(left(simple, 'husson', 1)), { do: 'capture', baggage: BAGGAGE, by: 'husson' });
    const loots = draws(toStep(taken, 'administration'), 'N');
    expect(unit(loots, 'husson')).toMatchObject({ looting: true, disordered: true });
    const four = goTo(nextTurn(loots), 4, 2);
    const shot = play(four, { do: 'hits', unit: 'husson', hits: 1, cause: 'canister', aspect: 'front' });
    expect(unit(shot, 'husson').fate).toBe('eliminated');
    const next = does(moving(shot), { do: 'capture', baggage: BAGGAGE, by: 'campi' });
    expect(top(toStep(next, 'administration')).kind).toBe('looting');
  });
});

describe('horse at a train', () => {
  it('NBC-PON-03 NBC-CC-25 NBC-CC-29 NBC-PON-04 NBC-BRG-01 hit once it is gone with the boats of both: the second is free, and its bridge is nobody’s', () => {
    const start = goTo(trains({ pontoons: 2 }), 5);
    const works = does(
      start,
      { do: 'train', unit: PONTOON },
      { do: 'train', unit: 'pontoon:a:2' },
      { do: 'build', unit: PONTOON, cm: 8 },
    );
    expect(unit(works, PONTOON).building).toMatchObject({ cm: 8, with: ['pontoon:a:2'] });
    const fought = settles(
      combat(charges(acts(works, 'picton', 'move'), 'kempt', 'pontoon:a:2'), 'pontoon:a:2', 'kempt'),
      {
        'throw:kempt': hits(8, 1),
      },
    );
    const gone = answersAll(fought.battle).battle;
    expect([unit(gone, 'pontoon:a:2').fate, unit(gone, PONTOON).building]).toEqual(['eliminated', null]);
    expect(isOffered(goTo(nextTurn(gone), 5, 2), { do: 'build', unit: PONTOON, cm: 8 })).toBe(false);
  });
});
void [takes];
