/** Ways on which the table puts its hand in between two questions, or the next question is another formation’s: worked out first, then played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, into, play, pot, refusal } from '../battlefield/fixtures.ts';
import { charge, facts, french, kinds, ordered, SAPPERS, wanted } from './hands.ts';
import { closed, filed, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, toStep } from './table.ts';
import { turn } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';
import { aside, asked, by, charged, combat, done, falls, resumed, type Said, settled, thrown } from './unbroken.ts';

/** Phase 4, and one battery aims. */
const aims = (battle: Battle, gun: string, on: string, said: Said): Battle => {
  const now = battle.phase === 4 ? battle : goTo(battle, 4);
  return says(
    asked(now, { do: 'fire', side: unit(now, gun).side, on: { unit: on } }, { [`fires.${gun}`]: true }),
    said,
  );
};

describe('a general with a brigade whose card lies', () => {
  it('NBC-OFF-02 NBC-MOV-23 NBC-QC-14 NBC-MTC-03 neither leaves it nor rides away before the card is accepted', () => {
    const led = play(acts(evening(), 'ii', 'move'), { do: 'join', officer: 'reille', unit: 'husson' });
    const open = asked(led, charge('husson', 'hepburn'));
    // His L, whatever the brigade is.
    expect(wanted(open)).toEqual([['card', 4]]);
    const ride = { do: 'ride', officer: 'reille' } as const;
    // Set aside before the card is drawn, he may ride; once it lies, he may not.
    expect(kinds(play(aside(open), ride))).toContain('officer-move');
    const lies = aside(enters(open, 'card', { result: 'N' }));
    expect([refusal(lies, ride), refusal(lies, { do: 'join', officer: 'reille', unit: null })]).toEqual([
      'turn-answer-first',
      'turn-answer-first',
    ]);
    const home = accepts(resumed(lies, 'charge'));
    expect([facts(home, 'husson').contact, home.officers.reille!.host]).toEqual(['hepburn', 'husson']);
    const rode = accepts(play(home, ride));
    expect(rode.officers.reille).toMatchObject({ host: null, facts: { rode: true } });
    expect(facts(rode, 'husson').contact).toBe('hepburn');
    closed(rode);
  });
});

describe('guns that the table puts with a Disordered brigade', () => {
  it('NBC-ART-21 NBC-ART-08 NBC-REC-02 AMB-87 are Disordered as it is: they hit on sixes, and are in order again with it', () => {
    const from = by(evening(), 'husson', { disordered: true });
    const put = by(from, 'guns', { host: 'husson' });
    expect(unit(put, 'guns')).toMatchObject({ host: 'husson', disordered: true });
    const fire = aims(put, 'guns', 'hepburn', { 'range.guns': 'short' });
    const fell = play(accepts(enters(fire, 'guns', pot(5, 5, 5, 6, 5))), { do: 'next' });
    expect(cp(fell, 'hepburn')).toBe(5);
    const seven = goTo(settled(fell, { disorder: { card: { disorder: false } } }), 7);
    const back = accepts(enters(does(seven, { do: 'recover', unit: 'husson' }), 'card', { result: 'H' }));
    expect([unit(back, 'husson').disordered, unit(back, 'guns').disordered]).toEqual([false, false]);
    // Taken from a Disordered host they stay as he was.
    expect(unit(by(put, 'guns', { host: null }), 'guns')).toMatchObject({ host: null, disordered: true });
    closed(back);
  });
});

describe('a square that is shot at, charged, and then ordered away', () => {
  it('NBC-ART-13 NBC-DC-03 NBC-SKM-02 NBC-CC-25 NBC-CC-04 NBC-GL-06 NBC-ORD-10 NBC-MOV-15 NBC-MOV-16 each of the turn after knows what the last did', () => {
    const out = does(evening(), { do: 'skirmishers', unit: 'husson', stands: 1 });
    const shot = aims(out, 'rogers', 'husson', { 'range.rogers': 'short', square: true });
    // Light guns near: five dice and one less for the stand.
    expect(wanted(shot)).toEqual([['rogers', 4]]);
    const lies = enters(shot, 'rogers', pot(1, 1, 1, 6, 1));
    // Horse within 5 cm: the three that missed again.
    expect(wanted(lies)).toEqual([['rogers.1', 3]]);
    const fell = play(accepts(enters(lies, 'rogers.1', dice(5, 1, 1))), { do: 'next' });
    expect(cp(fell, 'husson')).toBe(4);
    // Q3, hurt by two.
    expect(wanted(fell)).toEqual([['card', 2]]);
    const checked = accepts(enters(fell, 'card', { disorder: true }));
    expect(unit(checked, 'husson')).toMatchObject({ disordered: true, stands: 1 });
    const met = charged(acts(ordered(goTo(checked, 6), 'picton', 'attack'), 'picton', 'move'), 'vivian', 'husson');
    expect([unit(met, 'husson').stands, facts(met, 'vivian').contact]).toEqual([0, 'husson']);
    const fought = thrown(combat(met, 'husson', ['vivian']), {
      'throw:vivian': hits(6, 1),
      'throw:husson': hits(4, 1),
      'check:husson': { result: 'VH' },
      'check:vivian': { result: 'N' },
    });
    // Horse at Disordered foot; Q3 hurt and Disordered, and Q3 hurt.
    expect(fought.wanted).toMatchObject({ 'throw:vivian': 6, 'throw:husson': 4, 'check:husson': 2, 'check:vivian': 3 });
    const over = settled(accepts(fought.battle));
    expect([
      cp(over, 'husson'),
      unit(over, 'husson').disordered,
      cp(over, 'vivian'),
      unit(over, 'vivian').disordered,
    ]).toEqual([3, false, 5, true]);
    expect(facts(over, 'vivian').contact).toBeUndefined();
    const away = acts(ordered(goTo(over, 6, 2), 'ii', 'withdraw'), 'ii', 'move');
    const goes = asked(away, { do: 'move', unit: 'husson' }, { inCZ: true });
    expect(wanted(goes)).toEqual([['dice', 2]]);
    const gone = accepts(enters(goes, 'dice', dice(6, 4)));
    expect(facts(gone, 'husson')).toMatchObject({ movedCm: 10, startedInCZ: true, moved: true });
    expect([facts(gone, 'husson').mustAttack, facts(gone, 'husson').inCZ]).toEqual([undefined, undefined]);
    closed(gone);
  });
});

describe('rulings that are switched in the middle', () => {
  it('AMB-14 NBC-QC-10 NBC-QC-13 NBC-DC-03 AMB-29 a check that is open is read by them; a march that was shot at is not turned afterwards', () => {
    const march = ordered(evening(), 'picton', 'redeploy');
    const shot = aims(march, 'guns', 'hepburn', { 'range.guns': 'short' });
    const missed = enters(shot, 'guns', pot(6, 1));
    // A march is a bonus: the three misses again.
    expect(wanted(missed)).toEqual([['guns.1', 3]]);
    const fell = play(accepts(enters(missed, 'guns.1', dice(1, 2, 3))), { do: 'next' });
    // Q3, hurt by one, on the march.
    expect([cp(fell, 'hepburn'), wanted(fell)]).toEqual([5, [['card', 2]]]);
    const ceil = play(fell, { do: 'ruling', key: 'lossModRound', value: 'ceil' });
    expect(wanted(ceil)).toEqual([['card', 1]]);
    const any = play(ceil, { do: 'ruling', key: 'autoDefendTrigger', value: 'anyFire' });
    expect(any.formations.picton!.order).toBe('redeploy');
    const checked = accepts(enters(any, 'card', { disorder: false }));
    expect([checked.formations.picton!.order, unit(checked, 'hepburn').disordered]).toEqual(['redeploy', false]);
    closed(checked);
  });

  it('AMB-29 AMB-32 NBC-CC-09 NBC-QC-13 between a charge at a march and its combat: whether its hits are proved', () => {
    const met = charged(acts(ordered(evening(), 'picton', 'redeploy'), 'ii', 'move'), 'campi', 'hepburn');
    const proofs = (battle: Battle) => {
      const { wanted: asks } = thrown(combat(battle, 'hepburn', ['campi']), { 'throw:hepburn': hits(6, 2) });
      return [asks['throw:hepburn#1'], asks['check:campi']];
    };
    // Proved, both fail: Campi is not hurt. Before: two hits, and Q3 less one.
    expect(proofs(met)).toEqual([2, undefined]);
    expect(proofs(play(met, { do: 'ruling', key: 'autoDefendTiming', value: 'before' }))).toEqual([undefined, 2]);
  });

  it('AMB-167 NBC-UC-01 NBC-ORD-18 a deputy comes with the next turn’s throw, not into the action that lost its general', () => {
    const moving = acts(evening(), 'ii', 'move');
    const fell = falls(moving, 'reille');
    expect(fell.formations.ii!.command).toBe('not');
    const switched = play(fell, { do: 'ruling', key: 'fallenFC', value: 'deputy' });
    expect(switched.formations.ii!.command).toBe('not');
    const after = toStep(switched, 'administration');
    expect([isOffered(after, { do: 'order', formation: 'ii' }), isOffered(after, { do: 'detach' })]).toEqual([
      false,
      false,
    ]);
    closed(after);
  });
});

describe('enemies who give ground to those who come on', () => {
  it('NBC-RNF-04 NBC-MOV-21 NBC-ORD-22 NBC-REC-01 a brigade at rest rests no more, defends for itself, and recovers no breath', () => {
    const weary = by(begin(), 'husson', { exhaustion: 1, resting: true });
    const due = into(turn(turn(weary, 20), 20), 2, 3);
    const came = accepts(enters(says(due, { order: 'attack' }), 'card', { result: 'N' }));
    const acting = acts(came, 'guards', 'orders');
    const back = does(acting, { do: 'gives-ground', unit: 'husson' });
    expect(unit(back, 'husson')).toMatchObject({ resting: false, ownOrder: 'defend', disturbed: true, exhaustion: 1 });
    expect(back.formations.ii).toMatchObject({ order: 'attack' });
    const seven = goTo(back, 7, 3);
    expect(isOffered(seven, { do: 'recover', unit: 'husson' })).toBe(false);
    const ordersIt = ordered(goTo(seven, 1, 4), 'ii', 'defend');
    expect(unit(ordersIt, 'husson')).toMatchObject({ ownOrder: null, disturbed: false });
    closed(ordersIt);
  });
});

describe('a game without rally', () => {
  it('NBC-SIM-01 NBC-CC-05 NBC-CC-29 NBC-CC-34 NBC-OFF-03 NBC-QC-14 who is ridden down to nothing is gone; his general is alone, and the winner draws', () => {
    const moving = acts(evening({}, { simplified: ['noRally'] }), 'ii', 'move');
    const led = play(moving, { do: 'join', officer: 'c-picton', unit: 'vivian' });
    const lies = thrown(combat(charged(led, 'milhaud', 'vivian'), 'vivian', ['milhaud']), {
      'throw:milhaud': hits(6, 5),
      'check:vivian': { result: 'VL' },
      'pursuit:milhaud': dice(6, 1, 1),
    });
    // Picton’s L as it stands; heavy horse that lost nothing is Fresh.
    expect(lies.wanted).toMatchObject({
      'check:vivian': 5,
      'pursuit:milhaud': 3,
      'pursuit:milhaud#1': 2,
      'check:milhaud': 4,
    });
    // He was in a close combat: two dice for him, and they miss.
    expect(Object.keys(lies.wanted).filter((slot) => slot.startsWith('officer'))).toHaveLength(1);
    const over = settled(accepts(lies.battle));
    expect(unit(over, 'vivian')).toMatchObject({ fate: 'eliminated', disordered: false, host: null, stands: 0 });
    expect(over.officers['c-picton']).toMatchObject({ fate: 'fit', host: null });
    expect(unit(over, 'milhaud')).toMatchObject({
      disordered: true,
      exhaustion: 0,
      lost: { white: 0, red: 0, blue: 0 },
    });
    expect([facts(over, 'milhaud').contact, kinds(over)]).toEqual([undefined, []]);
    const seven = goTo(over, 7);
    expect(isOffered(seven, { do: 'recover', unit: 'vivian' })).toBe(false);
    closed(seven);
  });
});

describe('engineers with a general who is taken as his brigade is relieved', () => {
  it('NBC-ENG-07 NBC-OFF-01 NBC-CMA-04 NBC-ENG-04 NBC-CC-07 they go with him; those of the park come to his successor for a die', () => {
    const five = goTo(begin(french({ engineers: 1 })), 5);
    const sent = does(five, { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    expect(sent.sides.a.rerolls).toEqual({ ready: 3, used: 1 });
    const met = play(acts(goTo(sent, 6), 'picton', 'move'), { do: 'strike', officer: 'reille', by: 'entered' });
    // Ten: captured, and the engineers with him.
    const taken = accepts(enters(met, 'dice', dice(5, 5)));
    expect(taken.officers.reille).toMatchObject({ fate: 'captured', host: null });
    expect([unit(taken, SAPPERS).fate, kinds(taken)]).toEqual(['eliminated', []]);
    const next = goTo(taken, 5, 2);
    expect(next.officers.reille).toMatchObject({ A: 3, L: 3, T: 2, fate: 'fit' });
    const others = Object.values(next.units).filter(
      ({ kind, side, fate }) => kind === 'engineers' && side === 'a' && fate === 'good',
    );
    expect(others.map(({ host, formation }) => [host, formation])).toEqual([[null, null]]);
    const again = does(next, { do: 'engineers', unit: others[0]!.id, to: { at: 'commander', formation: 'ii' } });
    expect(again.sides.a.rerolls.ready).toBe(next.sides.a.rerolls.ready - 1);
    closed(again);
  });
});

describe('an undone way, and another', () => {
  it('NBC-RR-01 NBC-EVD-02 NBC-FSH-01 NBC-DC-03 taken back over two questions it leaves nothing: the other way is as if it had been the first', () => {
    const moving = acts(evening(), 'picton', 'move');
    const at = (battle: Battle) => asked(battle, charge('vivian', 'fliers'));
    const met = accepts(enters(at(moving), 'card', { result: 'N' }));
    const far = settled(done(met, { evade: { result: 'VH' }, 'throw:fliers': hits(3, 2) }).battle);
    expect(cp(far, 'vivian')).toBe(4);
    const back = filed(takenBack(far, moving));
    const other = (battle: Battle) => accepts(enters(asked(battle, charge('pack', 'husson')), 'card', { result: 'L' }));
    expect(other(back)).toEqual(other(moving));
    closed(other(back));
  });
});
