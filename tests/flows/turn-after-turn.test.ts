/** One brigade, one general, one battery through the questions of a turn and into the next: each knows what the last one left (NBC-SEQ-01). */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, type UnitState } from '../../src/battlefield/battle.ts';
import { effectOf } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Result } from '../../src/cards/results.ts';
import { begin, goTo, into, play, pot, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { ends } from './hands.ts';
import {
  accepts,
  acts,
  asks,
  dice,
  does,
  drives,
  enters,
  hits,
  isOffered,
  says,
  takes,
  throws,
  toStep,
  wants,
} from './table.ts';
import { askedOf, turn } from './turns.ts';

const KEMPT = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
const next = (battle: Battle) => play(battle, { do: 'next' });
const rated = (battle: Battle) => wants(battle).flatMap((need) => ('rating' in need ? [need.rating] : []));
const checks = (battle: Battle, unit: string) => rated(does(battle, { do: 'check', unit }))[0];
/** Husson (Q3, 6 CP) has charged Kempt (Q5, 8 CP) home; Reille is with him or not. */
const home = (start: Battle = begin()) =>
  accepts(
    enters(does(acts(start, 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' }), 'card', { result: 'N' }),
  );
/** He is hit twice and hits nobody. */
const beaten = (result: Result, start: Battle = home()) =>
  accepts(
    drives(does(toStep(start, 'combats'), KEMPT), { 'throw:kempt': hits(8, 2), 'check:husson': { result } }).battle,
  );
const recovers = (battle: Battle, result: Result) =>
  accepts(enters(does(goTo(battle, 7), { do: 'recover', unit: 'husson' }), 'card', { result }));
/** The rest of the turn, in which nobody else acts. */
const over = (battle: Battle): Battle => goTo(turn(goTo(battle, 7), 20), 6, 2);
const six = (battle: Battle): Battle => ({ ...battle, phase: 6, agenda: [] });
const state = ({ disordered, exhaustion, shaken, fate, lost }: UnitState) => ({
  ...{ disordered, exhaustion, shaken, fate },
  lost: [lost.white, lost.red],
});

describe('a beaten attacker', () => {
  it('NBC-CC-14 NBC-REC-02 NBC-REC-03 NBC-MOV-15 eight centimetres away stays Disordered on Normal, wins no point, and throws one die in his next move', () => {
    const after = beaten('N');
    expect(state(after.units.husson!)).toMatchObject({ disordered: true, exhaustion: 0, lost: [2, 0] });
    expect(recovers(after, 'N').units.husson!.disordered).toBe(true);
    const better = recovers(after, 'H').units.husson!;
    expect(state(better)).toMatchObject({ disordered: false, lost: [2, 0] });
    const move = does(acts(six(over(recovers(after, 'N'))), 'ii', 'move'), { do: 'move', unit: 'husson' });
    expect([takes(move, 'inCZ'), wants(move)]).toMatchObject([true, [{ dice: 1 }]]);
  });

  it('NBC-CC-14 NBC-CC-13 NBC-REC-02 NBC-REC-03 on Very Low is 15 away and Tired: Normal orders him, High gives a point, and nothing is thrown for his move', () => {
    const after = beaten('VL');
    expect(state(after.units.husson!)).toMatchObject({ disordered: true, exhaustion: 1, lost: [2, 0] });
    // Two points lost and one of them lasting: Q3, Disordered and Tired.
    expect(rated(does(goTo(after, 7), { do: 'recover', unit: 'husson' }))).toEqual([1]);
    expect(state(recovers(after, 'N').units.husson!)).toMatchObject({ disordered: false, exhaustion: 1, lost: [2, 0] });
    expect(state(recovers(after, 'H').units.husson!)).toMatchObject({ disordered: false, lost: [1, 0] });
    const move = does(acts(six(over(recovers(after, 'N'))), 'ii', 'move'), { do: 'move', unit: 'husson' });
    expect([takes(move, 'inCZ'), wants(move)]).toEqual([false, []]);
  });

  it('NBC-CC-29 NBC-RAL-01 NBC-RAL-03 NBC-QC-06 NBC-MTC-01 Broken and rallied is Shaken: his next charge is drawn at two, and what he loses is red', () => {
    const weak = withUnit(home(), 'husson', { lost: { white: 4, red: 0, blue: 0 } });
    const broken = beaten('L', weak);
    expect(broken.units.husson).toMatchObject({ fate: 'broken', disordered: false });
    expect(broken.units.husson!.facts.contact).toBeUndefined();
    const back = recovers(broken, 'VH');
    expect(state(back.units.husson!)).toMatchObject({ fate: 'good', shaken: true, disordered: false, lost: [2, 0] });
    const charge = does(acts(six(over(back)), 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' });
    expect(rated(charge)).toEqual([2]);
    const again = beaten('H', accepts(enters(charge, 'card', { result: 'N' })));
    expect(state(again.units.husson!)).toMatchObject({ shaken: true, lost: [2, 2] });
  });

  it('NBC-CC-37 NBC-QC-14 NBC-OFF-05 NBC-REC-01 has Reille’s L in his check and not in his recovery, for Reille fell in the combat', () => {
    const led = play(home(), { do: 'join', officer: 'reille', unit: 'husson' });
    const fight = does(toStep(led, 'combats'), KEMPT);
    const fought = drives(fight, {
      'throw:kempt': hits(8, 2),
      'check:husson': { result: 'L' },
      'officer:husson': dice(6, 6),
    });
    expect(fought.needs['check:husson']).toMatchObject({ rating: 4 });
    const after = accepts(fought.battle);
    expect(after.officers.reille).toMatchObject({ fate: 'injured', host: null });
    expect(after.formations.ii!.command).toBe('not');
    // Nobody is sent out and no order is given under a commander who fell.
    const admin = toStep(after, 'administration');
    expect([isOffered(admin, { do: 'detach' }), isOffered(admin, { do: 'order', formation: 'ii' })]).toEqual([
      false,
      false,
    ]);
    // Q3 and Disordered.
    expect(rated(does(goTo(admin, 7), { do: 'recover', unit: 'husson' }))).toEqual([2]);
  });

  it('NBC-CC-14 NBC-BRG-03 driven off the far entrance leaves it, and another may cross to it', () => {
    const stone = { id: 'stone', name: 'the stone bridge', kind: 'bridge' } as const;
    const there = withUnit(begin(small({ crossings: [stone] })), 'husson', {
      crossing: { over: 'stone', at: 'far', since: 0, tried: 0 },
    });
    const fight = does(acts(there, 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });
    const lost = accepts(drives(fight, { 'throw:kempt': hits(8, 1), 'check:husson': { result: 'N' } }).battle);
    expect(lost.units.husson!.crossing?.at).toBe('left');
    const waits = withUnit({ ...ends(lost), turn: 2 }, 'campi', {
      crossing: { over: 'stone', at: 'near', since: 1, tried: 0 },
    });
    const tries = does(acts(waits, 'ii', 'move'), { do: 'cross', unit: 'campi', over: 'stone', deed: 'try' });
    expect(takes(tries, 'farTaken')).toBe(false);
  });
});

describe('who rests', () => {
  const resting = () => withUnit(begin(), 'kempt', { resting: true, exhaustion: 1 });

  it('NBC-MOV-21 NBC-CC-12 NBC-REC-01 NBC-ORD-22 and holds his ground in a combat is at rest until the recovery, which finds the enemy near', () => {
    // Both are Tired, so that is no reason to lose.
    const held = beaten('N', withUnit(home(resting()), 'husson', { exhaustion: 1 }));
    expect(held.units.kempt).toMatchObject({ resting: true });
    const seven = goTo(ends(held), 7);
    expect(isOffered(seven, { do: 'recover', unit: 'kempt' })).toBe(true);
    const drawn = accepts(enters(does(seven, { do: 'recover', unit: 'kempt' }), 'card', { result: 'VH' }));
    expect(drawn.units.kempt).toMatchObject({ resting: false, exhaustion: 1, ownOrder: 'defend', disturbed: true });
  });

  it('NBC-MOV-21 NBC-CC-14 NBC-ORD-22 and is driven back in it rests no longer, and defends', () => {
    const fight = does(toStep(home(resting()), 'combats'), KEMPT);
    const lost = accepts(drives(fight, { 'throw:husson': hits(6, 2), 'check:kempt': { result: 'L' } }).battle);
    expect(lost.units.kempt).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true });
  });
});

describe('a village that is left', () => {
  it('NBC-QC-08 NBC-GL-25 NBC-MOV-08 NBC-ART-15 lends its one and its wall no longer, and whoever comes in has them in the same turn', () => {
    const held = withUnit(begin(), 'husson', { area: 'farm', areaIn: 0, facts: { cover: 'hard' } });
    const acting = acts(held, 'ii', 'move');
    // Q3, Fresh, and in a town.
    expect(checks(acting, 'husson')).toBe(5);
    const out = accepts(does(acting, { do: 'move', unit: 'husson' }));
    expect([checks(out, 'husson'), out.units.husson!.facts.cover]).toEqual([4, undefined]);
    const inside = does(out, { do: 'occupy', unit: 'campi', area: 'farm' });
    expect([checks(inside, 'campi'), inside.units.campi!.areaIn]).toEqual([5, 1]);
    const fight = does(acts(ends(inside), 'picton', 'combats'), {
      do: 'combat',
      attackers: ['kempt'],
      target: 'campi',
    });
    expect(takes(fight, 'area')).toBe('for');
    expect(drives(fight, { 'throw:kempt': hits(8, 1) }).slots).toContain('throw:kempt#1');
  });
});

describe('an order that an attack has turned', () => {
  const marching = () => {
    const [picton, ...rest] = SMALL.sides.b.formations;
    const b = { ...SMALL.sides.b, formations: [{ ...picton!, order: 'redeploy' as const }, ...rest] };
    return begin(small({ sides: { ...SMALL.sides, b } }));
  };
  const fires = (battle: Battle) => isOffered(battle, { do: 'firefight', unit: 'pack', target: 'campi' });

  it('NBC-ORD-13 NBC-FF-06 NBC-ORD-06 lets its division begin fights in its own action of the same turn, and not before', () => {
    expect(fires(acts(marching(), 'picton', 'firefights'))).toBe(false);
    const fire = does(acts(marching(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    const shot = accepts(throws(fire, { husson: 1 }).battle);
    expect(shot.formations.picton!.order).toBe('defend');
    expect(fires(acts(shot, 'picton', 'firefights'))).toBe(true);
  });
});

describe('a battery', () => {
  const fired = () => {
    const four = goTo(withUnit(begin(), 'guns', { host: 'husson' }), 4);
    const aims = does(four, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    return next(accepts(enters(aims, 'guns', pot(1, 1))));
  };

  it('NBC-ART-25 NBC-ART-23 AMB-161 that has fired holds its brigade, until it is unattached: then it stays, joins nobody, and the brigade charges', () => {
    const five = goTo(fired(), 5);
    const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
    expect(refusal(acts(five, 'ii', 'move'), charge)).toBe('move-heavy-fired');
    const alone = does(five, { do: 'battery', unit: 'guns', host: null });
    const moving = acts(alone, 'ii', 'move');
    expect(isOffered(moving, charge)).toBe(true);
    expect(isOffered(moving, { do: 'battery', unit: 'guns', host: 'campi' })).toBe(false);
    expect(accepts(does(moving, { do: 'move', unit: 'guns' })).units.guns!.facts.movedCm).toBeUndefined();
  });

  it('NBC-CC-03 NBC-ART-23 lends a defender two dice while it is with him, and none once it has left him', () => {
    const throwsOf = (battle: Battle) => {
      const fight = does(acts(battle, 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });
      return wants(fight).find(({ slot }) => slot === 'throw:husson');
    };
    const five = goTo(withUnit(begin(), 'guns', { host: 'husson' }), 5);
    expect(throwsOf(five)).toMatchObject({ dice: 8 });
    expect(throwsOf(does(five, { do: 'battery', unit: 'guns', host: null }))).toMatchObject({ dice: 6 });
  });

  it('NBC-ART-06 NBC-VIS-02 NBC-TIM-01 that fired at medium range by day is not taken to see so far when night has come', () => {
    const late = fired();
    const night = { ...late, minutes: 1300 };
    const again = into(goTo(turn(goTo(night, 7), 20), 3, 2), 4);
    const aims = does(withUnit(again, 'guns', { host: null }), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    expect(takes(aims, 'range.guns')).toBe('short');
  });

  it('NBC-CC-27 NBC-ART-21 NBC-OFF-02 NBC-CC-33 whose brigade is Vanquished is lost; its general is on his own, and nobody touches it', () => {
    const joined = play(goTo(withUnit(begin(), 'guns', { host: 'husson' }), 5), {
      do: 'join',
      officer: 'reille',
      unit: 'husson',
    });
    const fight = does(acts(joined, 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });
    const thrown = drives(fight, {
      'throw:kempt': hits(8, 3),
      'check:husson': { result: 'N' },
      'officer:husson': dice(1, 1),
    }).battle;
    const { units, officers } = accepts(says(thrown, { 'd:blocked': true }));
    expect([units.husson!.fate, units.guns!.fate]).toEqual(['vanquished', 'eliminated']);
    expect(officers.reille).toMatchObject({ fate: 'fit', host: null });
    expect(units.kempt!.facts.contact).toBeUndefined();
  });
});

describe('a skirmish stand', () => {
  const out = (battle: Battle = begin()) => withUnit(into(battle, 3), 'husson', { stands: 1 });
  const musketry = (battle: Battle) =>
    wants(does(acts(battle, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' })).find(
      ({ slot }) => slot === 'throw:husson',
    );

  it('NBC-SKM-07 NBC-FF-02 NBC-FF-08 taken in by a hit weighs on the firefight of the turn no more, but its brigade is not Fresh', () => {
    // Six points less the stand, Fresh: a Q4 throws a die for two of five.
    expect(musketry(out())).toMatchObject({ dice: 2 });
    const shot = withUnit(out(), 'kempt', { stands: 1 });
    const hit = next(
      accepts(enters(does(shot, { do: 'skirmish', by: 'kempt', on: { unit: 'husson' } }), 'stand1', pot(6, 1))),
    );
    const settled = top(hit) ? accepts(hit) : hit;
    expect([settled.units.husson!.stands, currentCP(settled.units.husson!)]).toEqual([0, 5]);
    // Five points of a Q3.
    expect(musketry(settled)).toMatchObject({ dice: 1 });
  });

  it('NBC-CMD-02 NBC-GL-19 NBC-BAG-04 goes out before nobody who is Disordered, loots, or is in a march', () => {
    const first = goTo(begin(), 1);
    const goes = (set: Partial<UnitState>, battle: Battle = first) =>
      isOffered(withUnit(battle, 'husson', set), { do: 'skirmishers', unit: 'husson', stands: 1 });
    expect([goes({}), goes({ disordered: true }), goes({ looting: true, disordered: true })]).toEqual([
      true,
      false,
      false,
    ]);
    const marching = play(first, { do: 'set', what: 'formation', id: 'ii', set: { order: 'strategic' } });
    expect([goes({}, marching), goes({ ownOrder: 'defend' }, marching)]).toEqual([false, true]);
  });
});

describe('the Broken and who is with them', () => {
  it('NBC-BRK-02 NBC-OFF-02 NBC-CMA-04 off the table leave their general on it, who commands his formation in the next turn', () => {
    const led = play(goTo(begin(), 5), { do: 'join', officer: 'c-picton', unit: 'kempt' });
    const broken = play(led, { do: 'set', what: 'unit', id: 'kempt', set: { fate: 'broken' } });
    const flees = says(does(acts(broken, 'picton', 'move'), { do: 'move', unit: 'kempt' }), { leaves: true });
    const gone = accepts(flees);
    expect(gone.units.kempt!.fate).toBe('off-table');
    expect(gone.officers['c-picton']).toMatchObject({ fate: 'fit', host: null });
    expect(isOffered(goTo(gone, 7), { do: 'recover', unit: 'kempt' })).toBe(false);
  });

  it('NBC-ORD-12 NBC-BRK-01 NBC-RAL-01 of a formation that holds flee all the same, and rally', () => {
    const [ii, iii] = SMALL.sides.a.formations;
    const a = { ...SMALL.sides.a, formations: [{ ...ii!, order: 'hold' as const }, iii!] };
    const broken = withUnit(acts(begin(small({ sides: { ...SMALL.sides, a } })), 'ii', 'move'), 'husson', {
      fate: 'broken',
      lost: { white: 6, red: 0, blue: 0 },
    });
    const fled = accepts(says(does(broken, { do: 'move', unit: 'husson' }), { enemyNear: true }));
    expect(fled.units.husson!.facts.moved).toBe(true);
    expect(recovers(ends(fled), 'H').units.husson).toMatchObject({ fate: 'good', shaken: true, disordered: true });
  });
});

describe('a train with engineers', () => {
  it('NBC-PON-03 NBC-ENG-03 NBC-CC-11 throws two dice in close combat, and one without them', () => {
    const trains = begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, pontoons: 1, engineers: 1 } } }));
    const boats = 'pontoon:a:1';
    const joined = play(goTo(trains, 5), {
      do: 'engineers',
      unit: 'engineers:a:1',
      to: { at: 'pontoon', unit: boats },
    });
    const fights = (battle: Battle) =>
      wants(does(acts(battle, 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: boats })).find(
        ({ slot }) => slot === `throw:${boats}`,
      );
    expect([fights(joined), fights(trains)]).toMatchObject([{ dice: 2 }, { dice: 1 }]);
  });
});

describe('near the army commander', () => {
  it('NBC-CC-08 NBC-QC-09 NBC-OFF-06 in one combat, nobody is in the next of the same action once he has fallen', () => {
    const touched = withUnit(home(), 'campi', { facts: { contact: 'pack', contactIn: 1 } });
    const first = says(does(toStep(touched, 'combats'), KEMPT), { 'a:nearAC': true });
    const fought = accepts(drives(first).battle);
    const second = { do: 'combat', attackers: ['campi'], target: 'pack' } as const;
    expect(asks(does(fought, second))).toContain('a:nearAC');
    const fell = play(fought, { do: 'set', what: 'officer', id: 'ac-a', set: { fate: 'injured' } });
    expect(asks(does(fell, second))).not.toContain('a:nearAC');
    expect(fell.units.husson!.facts.nearAC).toBeUndefined();
  });
});

describe('how the table is asked', () => {
  it('NBC-REC-01 NBC-REC-04 fifteen centimetres are no longer near: an enemy is asked for who is nearer', () => {
    const tired = withUnit(begin(), 'husson', { exhaustion: 1, resting: true });
    const asked = does(goTo(tired, 7), { do: 'recover', unit: 'husson' });
    expect(askedOf(asked, 'close')).toEqual({ code: 'recovery-enemy-nearer', args: { cm: 15 } });
  });

  it('NBC-CC-08 NBC-QC-09 NBC-CC-26 the second attacker too is told of two misses and of the one on his check', () => {
    const touching = { facts: { contact: 'kempt', contactIn: 1 } } as const;
    const both = withUnit(withUnit(acts(begin(), 'ii', 'combats'), 'husson', touching), 'campi', touching);
    const fight = does(both, { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
    const facts = procedureFor('close-combat').facts?.(fight, top(fight)) ?? [];
    const told = (key: string) => JSON.stringify(effectOf(facts.find((fact) => fact.key === key)?.effect));
    for (const key of ['a:nearAC', 'b:nearAC']) {
      expect(told(key)).toContain('{"code":"again-some","args":{"misses":2}}');
      expect(told(key)).toContain('{"code":"fight-effect-check","args":{"change":1}}');
    }
  });
});

describe('what the next question shows', () => {
  it('NBC-TIM-01 NBC-GAR-02 NBC-CC-31 a village fought for over two turns: only the time of the quiet one counts', () => {
    const held = withUnit(begin(), 'kempt', { area: 'farm', areaIn: 0, occupied: 20 });
    const fought = accepts(drives(does(acts(held, 'ii', 'combats'), KEMPT), { 'throw:kempt': hits(8, 1) }).battle);
    const second = turn(goTo(ends(fought), 7), 30);
    expect(second.units.kempt).toMatchObject({ area: 'farm', occupied: 20 });
    expect(turn(goTo(second, 7, 2), 30).units.kempt!.occupied).toBe(50);
  });
});
