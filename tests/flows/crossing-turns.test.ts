/** Ways over a turn and more, worked out from the rulebook before they were played; every unit, officer and formation of it compared. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, into, play, pot, refusal, small } from '../battlefield/fixtures.ts';
import { charge, facts, french, kinds, ordered, SAPPERS, wanted } from './hands.ts';
import { closed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, toStep } from './table.ts';
import { ninth, reads, STAYS, timeCard, turn } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, falls, settled, thrown } from './unbroken.ts';

describe('horse that wins as it is charged, and then is tired itself', () => {
  /** Ponsonby, medium and impetuous, charges Piré, who is Disordered: light horse, both Q3 with six points. */
  const fought = () => {
    const met = charged(acts(by(evening(), 'pire', { disordered: true }), 'picton', 'move'), 'ponsonby', 'pire');
    const lies = thrown(combat(met, 'pire', ['ponsonby']), {
      'throw:ponsonby': hits(6, 1),
      'throw:pire': hits(6, 3),
      'check:ponsonby': { result: 'VL' },
      'check:pire': { result: 'H' },
      'pursuit:pire': dice(6, 1),
    });
    return lies;
  };

  it('NBC-CC-04 NBC-CC-13 NBC-CC-17 NBC-CC-24 NBC-CC-34 NBC-EX-02 the defender takes the ground and rides him down by half its points; the beaten is Tired', () => {
    const { wanted: asks, battle } = fought();
    // Piré: Q3, hurt, Disordered; Ponsonby: Q3 and one for three losses.
    expect(asks).toMatchObject({
      'throw:ponsonby': 6,
      'throw:pire': 6,
      'check:ponsonby': 2,
      'check:pire': 2,
      'pursuit:pire': 2,
    });
    // Very Low: all misses of the pursuit again, and a six is needed.
    expect(asks['pursuit:pire#1']).toBe(1);
    const over = settled(accepts(battle));
    expect([cp(over, 'pire'), cp(over, 'ponsonby')]).toEqual([5, 2]);
    expect(unit(over, 'pire')).toMatchObject({ disordered: true, exhaustion: 0, fate: 'good', shaken: false });
    expect(unit(over, 'ponsonby')).toMatchObject({ disordered: true, exhaustion: 1, fate: 'good', shaken: false });
    expect(unit(over, 'ponsonby').lost).toEqual({ white: 4, red: 0, blue: 0 });
    expect([facts(over, 'ponsonby').contact, facts(over, 'ponsonby').inCZ, facts(over, 'pire').inCZ]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const next = goTo(over, 1, 2);
    expect(isOffered(next, { do: 'rest', unit: 'ponsonby', resting: true })).toBe(true);
    // He charges again: Q3, Disordered and Tired, from outside the zone by a card.
    const moving = acts(next, 'picton', 'move');
    const again = asked(moving, charge('ponsonby', 'pire'));
    expect(wanted(again)).toEqual([['card', 1]]);
    const met = accepts(enters(again, 'card', { result: 'N' }));
    // Disordered horse against such: fives, and one off for the Tired: a five misses.
    const second = thrown(combat(met, 'pire', ['ponsonby']), {
      'throw:ponsonby': dice(6, 5),
      'throw:pire': dice(1, 1, 1, 1, 1),
      'check:pire': { result: 'VH' },
    });
    expect(second.wanted).toMatchObject({ 'throw:ponsonby': 2, 'throw:pire': 5, 'check:pire': 2 });
    expect(second.wanted).not.toHaveProperty('check:ponsonby');
    const done2 = settled(accepts(second.battle));
    // Piré is in order again and less tired: Ponsonby loses, by the mildest row.
    expect([cp(done2, 'pire'), cp(done2, 'ponsonby'), unit(done2, 'pire').disordered]).toEqual([4, 2, false]);
    expect(unit(done2, 'ponsonby')).toMatchObject({ disordered: true, exhaustion: 1 });
    closed(done2);
  });
});

describe('a lull in which officers are replaced and units joined', () => {
  it('NBC-LUL-03 NBC-CMA-04 NBC-OFF-02 NBC-QC-14 NBC-ENG-04 NBC-ENG-06 NBC-REC-02 a point is lost in it by a recovery on the successor’s L', async () => {
    const from = begin(french({ engineers: 2 }));
    const hurt = falls(by(from, 'husson', { white: 4, disordered: true }), 'reille', 'captured');
    const quiet = does(play(ninth(timeCard(goTo(hurt, 7), 20), { pot: STAYS }), { do: 'lull', side: 'b', where: '' }), {
      do: 'next',
    });
    const five = goTo(quiet, 5, 2);
    expect(five.officers.reille).toMatchObject({ A: 3, L: 3, T: 2, fate: 'fit', host: null });
    const sent = does(await stored(five), { do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation: 'ii' } });
    expect(sent.sides.a.rerolls.ready).toBe(3);
    const led = play(goTo(sent, 6, 2), { do: 'join', officer: 'reille', unit: 'husson' });
    expect(led.officers.reille!.host).toBe('husson');
    const seven = goTo(led, 7, 2);
    const card = does(seven, { do: 'recover', unit: 'husson' });
    // The successor’s L3 as it stands: no Disorder, no loss counts.
    expect(wanted(card)).toEqual([['card', 3]]);
    const lost = accepts(enters(card, 'card', { result: 'VL' }));
    expect([cp(lost, 'husson'), unit(lost, 'husson').disordered, unit(lost, 'husson').restedIn]).toEqual([1, true, 2]);
    expect([lost.officers.reille!.fate, lost.lull?.by, kinds(lost)]).toEqual(['fit', 'b', []]);
    closed(lost);
  });
});

describe('a garrison that is relieved in its place', () => {
  const farm = () => {
    const held = by(evening(), 'hepburn', { area: 'farm' });
    const hour = turn(turn(turn(held, 20), 20), 20);
    const made = decidesGarrison(acts(hour, 'picton', 'administration'), 3);
    return made;
  };
  const decidesGarrison = (battle: Battle, n: number): Battle =>
    accepts(says(does(battle, { do: 'garrison', unit: 'hepburn' }), { cp: n }));
  const garrisonOf = (battle: Battle) => Object.values(battle.units).find(({ kind }) => kind === 'garrison')!;

  it('NBC-GAR-02 NBC-GAR-03 NBC-GAR-04 NBC-GAR-07 NBC-REC-03 the donor leaves, another comes in as its Support, is beaten and out; the garrison is whole', () => {
    const made = farm();
    expect(garrisonOf(made)).toMatchObject({
      startCP: 3,
      area: 'farm',
      formation: null,
      fate: 'good',
      disordered: false,
    });
    expect([cp(made, 'hepburn'), unit(made, 'hepburn').lost]).toEqual([3, { white: 0, red: 0, blue: 3 }]);
    const next = acts(goTo(made, 6, 5), 'picton', 'move');
    const left = does(next, { do: 'occupy', unit: 'hepburn', area: null });
    expect(unit(left, 'hepburn')).toMatchObject({ area: null, occupied: 0 });
    // Three and eight are more than ten; three and six are not.
    expect(refusal(left, { do: 'occupy', unit: 'kempt', area: 'farm' })).toBe('area-too-many');
    const relieved = does(left, { do: 'occupy', unit: 'pack', area: 'farm' });
    expect(unit(relieved, 'pack')).toMatchObject({ area: 'farm', occupied: 0, areaIn: 5 });
    const stormed = charged(acts(relieved, 'ii', 'move'), 'campi', 'pack');
    // Q4, Fresh no more; behind hard cover each of the eight’s hits is proved.
    const lies = thrown(combat(stormed, 'pack', ['campi']), {
      'throw:campi': hits(8, 4),
      'throw:campi#1': dice(4, 5, 3, 2),
      'throw:pack': hits(6, 1),
      'check:pack': { result: 'VL' },
      'check:campi': { result: 'VH' },
    });
    expect(lies.wanted).toMatchObject({ 'throw:campi': 8, 'throw:pack': 6 });
    const over = settled(accepts(lies.battle));
    expect(unit(over, 'pack')).toMatchObject({ area: null, occupied: 0 });
    expect(garrisonOf(over)).toMatchObject({
      startCP: 3,
      area: 'farm',
      fate: 'good',
      lost: { white: 0, red: 0, blue: 0 },
    });
    expect([unit(over, 'campi').area, facts(over, 'campi').contact, over.places.farm?.fortified]).toEqual([
      null,
      undefined,
      undefined,
    ]);
    expect(isOffered(over, { do: 'combat', attackers: ['campi'] })).toBe(false);
    const later = acts(goTo(over, 6, 6), 'ii', 'move');
    expect(isOffered(later, charge('campi', garrisonOf(over).id))).toBe(true);
    closed(later);
  });
});

describe('a column on the march that is caught from the flank', () => {
  it('NBC-ORD-14 NBC-MTC-01 NBC-QC-11 NBC-QC-13 NBC-CC-08 NBC-CC-09 NBC-ART-14 NBC-ORD-22 by no card, with all misses again; its own hits are proved, and then it defends', () => {
    const march = ordered(ordered(evening(), 'ii', 'strategic'), 'picton', 'attack');
    const met = done(asked(acts(march, 'picton', 'move'), charge('pack', 'husson'), { 'a:strikes': 'flank' })).battle;
    expect(facts(met, 'pack')).toMatchObject({ contact: 'husson', strikes: 'flank', charged: true, moved: true });
    expect(met.formations.ii!.order).toBe('strategic');
    // It cannot answer muskets.
    const fire = asked(toStep(met, 'firefights'), { do: 'firefight', unit: 'kempt', target: 'campi' });
    expect(wanted(fire)).toEqual([['throw:kempt', 4]]);
    const lies = thrown(combat(met, 'husson', ['pack']), {
      'throw:pack': hits(6, 2),
      'throw:husson': hits(6, 2),
      'check:husson': { result: 'L' },
    });
    // Six points of Q4: two hit, four misses again. Two hits of the column are proved.
    expect(lies.wanted['throw:pack']).toBe(6);
    const again = Object.entries(lies.wanted).filter(
      ([slot]) => slot !== 'throw:pack' && slot.startsWith('throw:pack'),
    );
    const proof = Object.entries(lies.wanted).filter(
      ([slot]) => slot !== 'throw:husson' && slot.startsWith('throw:husson'),
    );
    expect([again.map(([, n]) => n), proof.map(([, n]) => n)]).toEqual([[4], [2]]);
    // Q3, hurt by two: one off; one off for the flank, two for the march. Pack is not hurt: no card.
    expect([lies.wanted['check:husson'], lies.wanted['check:pack']]).toEqual([-1, undefined]);
    const over = settled(accepts(lies.battle));
    expect([cp(over, 'husson'), cp(over, 'pack'), over.formations.ii!.order]).toEqual([4, 6, 'defend']);
    expect(unit(over, 'husson')).toMatchObject({ disordered: true, exhaustion: 0, resting: false, ownOrder: null });
    expect(unit(over, 'pack')).toMatchObject({ disordered: false, exhaustion: 0 });
    closed(over);
  });
});

describe('a formation that comes in its hour, raised by its temper for the turn', () => {
  it('NBC-RNF-02 NBC-RNF-03 NBC-ORD-21 NBC-ORD-20 AMB-22 and with its own order again in the next', () => {
    const rulings = { shiftDuration: 'thisTurn' } as const;
    const due = into(turn(turn(begin(small(), { rulings }), 20), 20), 2, 3);
    expect(wanted(due)).toEqual([['card', 3]]);
    const came = accepts(enters(says(due, { order: 'defend' }), 'card', { result: 'N' }));
    expect(came.formations.guards).toMatchObject({ present: true, order: 'defend', ordersGivenIn: 3 });
    const six = goTo(came, 6, 3);
    expect(six.formations.guards!.card).toBe('hand');
    const laid = does(
      six,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'guards' } },
    );
    // Five and A3 are eight. Green twelve and T3 are fifteen: Very High.
    const test = accepts(enters(enters(laid, 'a', pot(1, 1)), 'b', pot(2, 3, 1, 6, 6)));
    expect(reads(test).word).toBe('command-not');
    const raised = accepts(test);
    expect(raised.formations.guards).toMatchObject({ order: 'defend-keen', command: 'not', card: 'spent' });
    expect(facts(raised, 'maitland').entering).toBeUndefined();
    const next = goTo(raised, 1, 4);
    expect(next.formations.guards).toMatchObject({ order: 'defend', command: null, card: 'hand' });
    closed(next);
  });
});

describe('night in the middle of an action', () => {
  it('NBC-VIS-05 NBC-ORD-17 NBC-ORD-18 AMB-24 NBC-RR-05 AMB-45 an order that was paid for one is carried out; the next to the same man costs two', () => {
    const rulings = { a5Change: 'sameAsA1' } as const;
    const orders = acts(evening(rulings), 'ii', 'orders');
    const sent = does(orders, { do: 'order', formation: 'ii', order: 'defend', far: false });
    expect([sent.sides.a.rerolls, sent.formations.ii!.facts.far]).toEqual([{ ready: 3, used: 1 }, undefined]);
    const dark = play(sent, { do: 'set', what: 'clock', minutes: 21 * 60 + 5 });
    expect([dark.formations.ii!.facts.far, kinds(dark)]).toEqual([undefined, ['order-change']]);
    const given = accepts(enters(dark, 'card', { result: 'L' }));
    expect(given.formations.ii).toMatchObject({ order: 'defend', command: 'under' });
    const after = toStep(given, 'administration');
    const second = play(after, { do: 'order', formation: 'ii', order: 'attack', far: true });
    expect([second.sides.a.rerolls, second.formations.ii!.facts.far]).toEqual([{ ready: 1, used: 3 }, true]);
    const failed = accepts(enters(second, 'card', { result: 'VL' }));
    expect(failed.formations.ii).toMatchObject({ order: 'defend', command: 'under' });
    takenBack(failed, after);
    closed(failed);
  });
});
