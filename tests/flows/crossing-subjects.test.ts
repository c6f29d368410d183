/** Ways on which what one subject knows is asked by another, each worked out from the rulebook, field by field, before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, play, pot, SMALL, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, charge, facts, kinds, ordered, wanted } from './hands.ts';
import { closed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, isOffered, toStep } from './table.ts';
import { againAt, reads, throwsAgain } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, falls, settled } from './unbroken.ts';

const ready = (battle: Battle, side: 'a' | 'b') => battle.sides[side].rerolls;
const lays = (battle: Battle, mine: Thing, his: Thing): Battle => {
  const laid = does(
    battle.phase === 6 ? battle : goTo(battle, 6),
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
  return enters(enters(laid, 'a', mine), 'b', his);
};

describe('a screen that comes back while it is needed elsewhere', () => {
  const BACK = { screenAbsorb: 'returnWhenOrderEnds' } as const;
  const marching = (rulings: Rulings = BACK) => {
    const from = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }), { rulings });
    const orders = acts(ordered(from, 'ii', 'redeploy'), 'ii', 'orders');
    return accepts(does(orders, { do: 'detach', unit: 'pire' }));
  };
  const screenOf = (battle: Battle) => Object.values(battle.units).find(({ screen }) => screen)!;
  const attack = (battle: Battle) =>
    play(toStep(battle, 'administration'), { do: 'order', formation: 'ii', order: 'attack', far: false });

  it('NBC-DET-06 AMB-31 NBC-OFF-02 NBC-BAG-02 lets go of the general who is with it and of the baggage it has taken', async () => {
    const out = toStep(marching(), 'move');
    const { id } = screenOf(out);
    expect(screenOf(out)).toMatchObject({ kind: 'detachment', startCP: 1, formation: 'ii', present: true });
    expect([cp(out, 'pire'), unit(out, 'pire').lost]).toEqual([5, { white: 0, red: 0, blue: 1 }]);
    const led = play(out, { do: 'join', officer: 'reille', unit: id });
    const took = await stored(does(led, { do: 'capture', baggage: BAGGAGE, by: id }));
    expect([took.officers.reille!.host, unit(took, BAGGAGE).captured]).toEqual([id, { by: id, open: true }]);
    const back = attack(settled(toStep(took, 'administration'), { looting: { card: { result: 'H' } } }));
    expect(screenOf(back)).toMatchObject({ present: false, fate: 'good', looting: false, resting: false });
    expect([cp(back, 'pire'), unit(back, 'pire').lost]).toEqual([6, { white: 0, red: 0, blue: 0 }]);
    expect(back.officers.reille).toMatchObject({ host: null, fate: 'fit' });
    expect(unit(back, BAGGAGE).captured).toEqual({ by: id, open: false });
    expect(back.formations.ii).toMatchObject({ order: 'attack', command: 'under' });
    // He may join a unit of his corps again, and another unit may take the baggage.
    const next = acts(goTo(back, 6, 2), 'ii', 'move');
    expect(isOffered(next, { do: 'join', officer: 'reille', unit: 'husson' })).toBe(true);
    expect(isOffered(next, { do: 'capture', baggage: BAGGAGE, by: 'campi' })).toBe(true);
    closed(next);
  });

  it('NBC-DET-06 AMB-31 AMB-29 NBC-CC-12 attacked itself and not hurt, it is back when the combat is over; its attacker touches nobody', () => {
    const out = play(marching(), { do: 'finish' });
    const { id } = screenOf(out);
    const met = charged(acts(out, 'picton', 'move'), 'pack', id);
    expect(facts(met, 'pack').contact).toBe(id);
    const fought = settled(combat(met, id, ['pack']));
    expect([kinds(fought), facts(fought, 'pack').contact, screenOf(fought).present]).toEqual([[], undefined, false]);
    expect(fought.formations.ii!.order).toBe('defend');
    expect([cp(fought, 'pire'), cp(fought, 'pack'), unit(fought, 'pack').disordered]).toEqual([6, 6, false]);
    closed(fought);
  });

  it('NBC-DET-06 AMB-31 NBC-MTC-01 a charge at it whose card lies is called off when its march ends by another attack', () => {
    const out = play(marching(), { do: 'finish' });
    const { id } = screenOf(out);
    const open = enters(asked(acts(out, 'picton', 'move'), charge('pack', id)), 'card', { result: 'N' });
    const turned = play(open, { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' });
    expect([screenOf(turned).present, turned.agenda.filter(({ kind }) => kind === 'charge')]).toEqual([false, []]);
    expect(facts(turned, 'pack').contact).toBeUndefined();
    closed(settled(turned));
  });
});

describe('an officer who falls while a pot that was paid for lies', () => {
  it('NBC-CCD-06 NBC-CCD-07 NBC-UC-01 AMB-167 NBC-CMA-04 NBC-SCN-13 his formation acts by the throw, is not under command, and the die is spent', () => {
    const lost = lays(evening(), pot(1, 2), pot(5, 5));
    const lies = throwsAgain(lost, 'a', 'a', pot(6, 6, 1, 6, 6));
    expect(ready(lies, 'a')).toEqual({ ready: 3, used: 1 });
    const hurt = falls(lies, 'reille');
    expect([kinds(hurt), againAt(hurt).map(({ side, cost }) => [side, cost.total])]).toEqual([['contest'], [['b', 1]]]);
    const acting = settled(accepts(hurt));
    expect(acting.action).toMatchObject({ formation: 'ii', step: 'orders' });
    expect(acting.formations.ii).toMatchObject({ command: 'not', order: 'attack', card: 'spent', radius: 18 });
    expect(acting.formations.picton).toMatchObject({ command: null, card: 'losing' });
    expect([ready(acting, 'a'), ready(acting, 'b'), acting.contests]).toEqual([
      { ready: 3, used: 1 },
      { ready: 5, used: 0 },
      1,
    ]);
    expect(acting.officers.reille).toMatchObject({
      fate: 'injured',
      host: null,
      fell: [{ name: 'Reille', how: 'injured' }],
    });
    expect(isOffered(acting, { do: 'order', formation: 'ii' })).toBe(false);
    const next = goTo(acting, 6, 2);
    // Eight units of A3: 14.4.
    expect([next.officers.reille, next.formations.ii]).toMatchObject([
      { A: 3, L: 3, T: 2, fate: 'fit', replacedIn: 2 },
      { radius: 14, card: 'hand', command: null, order: 'attack' },
    ]);
    closed(next);
  });
});

describe('ratings that the table sets while a throw lies', () => {
  it('NBC-UC-01 NBC-UC-03 NBC-ORD-20 NBC-ORD-04 NBC-MTC-03 AMB-22 are read in it: from under command to a raised stance, for this turn', () => {
    // Six and A4 are ten; six and A3 are nine. Green six and T3 are nine, T6 twelve.
    const lies = accepts(lays(evening(), pot(3, 3, 1, 3, 3), pot(1, 1)));
    const rated = (battle: Battle, set: { A?: 3; T?: 6 }) =>
      play(battle, { do: 'set', what: 'officer', id: 'reille', set });
    expect(reads(lies).word).toBe('command-under');
    const less = rated(lies, { A: 3 });
    expect(reads(less).word).toBe('command-not');
    const kept = accepts(less);
    expect(kept.formations.ii).toMatchObject({ command: 'not', order: 'attack', radius: 18 });
    const raised = accepts(rated(less, { T: 6 }));
    expect(raised.formations.ii).toMatchObject({ command: 'not', order: 'attack-keen', card: 'spent' });
    expect(raised.officers.reille).toMatchObject({ A: 3, T: 6, L: 4 });
    // Q3, Fresh, keen.
    const asks = asked(toStep(raised, 'move'), charge('husson', 'hepburn'));
    expect(wanted(asks)).toEqual([['card', 5]]);
    const next = accepts(accepts(lays(goTo(raised, 6, 2), pot(6, 4), pot(1, 1))));
    expect(next.formations.ii).toMatchObject({ command: 'under', order: 'attack' });
    expect(wanted(asked(toStep(next, 'move'), charge('husson', 'hepburn')))).toEqual([['card', 4]]);
    takenBack(raised, lies);
    closed(next);
  });
});

describe('skirmishers whose brigade breaks before the phase is over', () => {
  const third = () => {
    const out = does(
      evening(),
      { do: 'skirmishers', unit: 'husson', stands: 1 },
      { do: 'skirmishers', unit: 'pack', stands: 1 },
    );
    return goTo(out, 3);
  };
  const shoots = (battle: Battle, one: string, on: string, thing: Thing) => {
    const open = asked(battle, { do: 'skirmish', by: one, on: { unit: on } });
    expect(wanted(open).map(([, n]) => n)).toEqual([2]);
    return accepts(enters(open, 'stand1', thing));
  };

  it('NBC-SKM-01 AMB-68 NBC-GL-17 NBC-SKM-07 NBC-DC-03 NBC-QC-10 what they threw still falls; those who had not thrown flee with it', () => {
    const threw = shoots(third(), 'husson', 'pack', pot(6, 6));
    const waits = asked(threw, { do: 'skirmish', by: 'pack', on: { unit: 'husson' } });
    const broke = by(waits, 'husson', { fate: 'broken' });
    expect(unit(broke, 'husson')).toMatchObject({ fate: 'broken', stands: 0, disordered: false, hurt: null });
    // His stand fires at a brigade that is still on the table.
    const ends = play(accepts(enters(broke, 'stand1', pot(1, 1))), { do: 'next' });
    const stand = top(ends);
    expect([stand.kind, stand.unit]).toEqual(['stand', 'pack']);
    const off = play(ends, { do: 'decide', task: stand.id, choice: 'absorb' });
    // Q4, hurt: less one for two losses of this phase.
    expect([cp(off, 'pack'), unit(off, 'pack').stands, wanted(off)]).toEqual([4, 0, [['card', 3]]]);
    const over = settled(off, { disorder: { card: { disorder: true } } });
    expect([unit(over, 'pack').disordered, unit(over, 'pack').hurt, over.phase]).toEqual([true, null, 3]);
    expect([cp(over, 'husson'), unit(over, 'husson').fate, over.shots.length > 0]).toEqual([0, 'broken', true]);
    closed(play(over, { do: 'next' }));
  });
});

describe('a charge by dice that are thrown again', () => {
  it('NBC-RR-03 NBC-MOV-16 AMB-99 NBC-FF-01 NBC-FF-09 a one becomes a six: it stops before horse, and fires in the same action', () => {
    const moving = acts(evening(), 'ii', 'move');
    const open = enters(asked(moving, charge('husson', 'vivian'), { 'a:inCZ': true }), 'dice', dice(1, 3));
    expect(reads(open).good).toBe(false);
    const again = throwsAgain(open, 'dice', 'a', dice(6, 2));
    expect(ready(again, 'a')).toEqual({ ready: 3, used: 1 });
    const stops = accepts(again);
    expect(facts(stops, 'husson')).toMatchObject({ moved: true, charged: true, startedInCZ: true, inCZ: true });
    expect([facts(stops, 'husson').contact, facts(stops, 'husson').noAttack]).toEqual([undefined, undefined]);
    const fires = asked(toStep(stops, 'firefights'), { do: 'firefight', unit: 'husson', target: 'vivian' });
    // Q3 Fresh counts as four: six points, three dice; horse replies to nobody.
    expect(wanted(fires)).toEqual([['throw:husson', 3]]);
    const fired = settled(done(fires, { 'throw:husson': dice(5, 5, 1) }).battle);
    expect([cp(fired, 'vivian'), cp(fired, 'husson'), facts(fired, 'husson').fired]).toEqual([4, 6, true]);
    expect([facts(fired, 'vivian').inCZ, unit(fired, 'vivian').disordered]).toEqual([true, false]);
    closed(fired);
  });

  it('NBC-MOV-16 AMB-99 who stopped before horse by a six and does not fire is told of it', () => {
    const moving = acts(evening(), 'ii', 'move');
    const open = enters(asked(moving, charge('husson', 'vivian'), { 'a:inCZ': true }), 'dice', dice(6, 2));
    const stopped = accepts(open);
    expect(facts(stopped, 'husson')).toMatchObject({ mustAttack: true, charged: true });
    const tells = (battle: Battle) => story(toStep(battle, 'combats'), { do: 'next' }).includes('fight-held-back');
    expect(tells(stopped)).toBe(true);
    // NBC-OCC-01: out of command it may attack by a six, and need not.
    expect(tells(withUnit(stopped, 'husson', { facts: { ...facts(stopped, 'husson'), ooc: true } }))).toBe(false);
    const fires = asked(toStep(stopped, 'firefights'), { do: 'firefight', unit: 'husson', target: 'vivian' });
    expect(tells(settled(done(fires).battle))).toBe(false);
    // Who closed has attacked, by dice thrown in its move or in its charge.
    const closed = accepts(enters(asked(moving, charge('husson', 'pack'), { 'a:inCZ': true }), 'dice', dice(6, 2)));
    expect([facts(closed, 'husson').contact, facts(closed, 'husson').mustAttack]).toEqual(['pack', undefined]);
    const moved = accepts(enters(asked(moving, { do: 'move', unit: 'husson' }, { inCZ: true }), 'dice', dice(6, 2)));
    const home = accepts(asked(moved, charge('husson', 'pack')));
    expect([facts(home, 'husson').contact, facts(home, 'husson').mustAttack]).toEqual(['pack', undefined]);
  });
});
