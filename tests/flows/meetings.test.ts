/** Unusual meetings, each worked out from the rulebook field by field before it was played: the record of each is proved. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import { begin, goTo, play, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { BAGGAGE, charge, facts, kinds, moving, slots, wanted } from './hands.ts';
import { closed } from './recorded.ts';
import { accepts, acts, asks, dice, does, enters, hits, isOffered } from './table.ts';
import { ninth, timeCard } from './turns.ts';
import { cp, evening, unit } from './two-corps.ts';
import { asked, by, charged, combat, done, settled, thrown } from './unbroken.ts';

describe('guns that are charged', () => {
  it('NBC-EVD-05 NBC-EVD-03 NBC-GL-17 AMB-84 AMB-85 whose crews Break their attacker as they leave are not reached: the next one has them, without a card', () => {
    const one = by(moving(evening()), 'husson', { cp: 1 });
    const home = done(asked(one, charge('husson', 'rogers')), { card: { result: 'H' } }).battle;
    const left = settled(done(home, { evade: { result: 'VL' }, 'throw:rogers': dice(6) }).battle);
    expect([unit(left, 'husson').fate, unit(left, 'rogers').fate, facts(left, 'rogers').abandoned]).toEqual([
      'broken',
      'good',
      true,
    ]);
    expect(facts(left, 'husson').contact).toBeUndefined();
    const next = done(asked(left, charge('campi', 'rogers')), { card: { result: 'N' } }).battle;
    expect([kinds(next), facts(next, 'campi').contact]).toEqual([[], 'rogers']);
    // One more point, and they are reached.
    const two = done(asked(by(moving(evening()), 'husson', { cp: 2 }), charge('husson', 'rogers')), {
      card: { result: 'H' },
    });
    const reached = done(two.battle, { evade: { result: 'VL' }, 'throw:rogers': dice(6) }).battle;
    expect([cp(reached, 'husson'), unit(reached, 'rogers').fate]).toEqual([1, 'eliminated']);
    closed(next);
  });

  it('NBC-EVD-01 NBC-ART-21 that the table puts with a brigade as they are to draw neither run nor fire: the brigade is charged', () => {
    const home = done(asked(moving(evening()), charge('husson', 'rogers')), { card: { result: 'H' } }).battle;
    expect(kinds(home)).toEqual(['guns-attacked']);
    const joined = by(home, 'rogers', { host: 'pack' });
    expect([kinds(joined), unit(joined, 'rogers').host, facts(joined, 'husson').contact]).toEqual([
      [],
      'pack',
      undefined,
    ]);
    expect([isOffered(joined, charge('campi', 'rogers')), isOffered(joined, charge('campi', 'pack'))]).toEqual([
      false,
      true,
    ]);
    closed(joined);
  });
});

describe('the table sets something in the middle', () => {
  it('NBC-CC-03 NBC-CC-29 fewer points after the dice: they are thrown anew, the blow it took Breaks it, its winner draws all the same', () => {
    const open = combat(charged(moving(evening()), 'husson', 'hepburn'), 'hepburn', ['husson']);
    const lie = enters(enters(open, 'throw:husson', hits(6, 3)), 'throw:hepburn', hits(6, 0));
    // Q3, three losses.
    expect(wanted(lie)).toEqual([['check:hepburn', 2]]);
    const cut = by(lie, 'hepburn', { cp: 2 });
    const fought = done(cut);
    expect(fought.wanted).toEqual({ 'throw:hepburn': 2, 'check:husson': 4, 'check:hepburn': 2 });
    expect([unit(fought.battle, 'hepburn').fate, cp(fought.battle, 'husson')]).toEqual(['broken', 6]);
    closed(settled(fought.battle));
  });

  it('NBC-SKM-10 rain before the dice of skirmishers: they throw none', () => {
    const open = asked(goTo(by(evening(), 'husson', { stands: 1 }), 3), {
      ...{ do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } },
    } as Play);
    expect(slots(open)).toEqual(['stand1']);
    const rain = play(open, { do: 'set', what: 'sky', set: { weather: 'rain' } });
    expect(slots(rain)).toEqual([]);
    expect([cp(accepts(rain), 'hepburn'), unit(accepts(rain), 'husson').stands]).toEqual([6, 1]);
    closed(accepts(rain));
  });
});

describe('horse that has pursued', () => {
  it('NBC-CC-34 NBC-CC-35 NBC-CC-03 NBC-CC-09 NBC-OCC-01 is charged by another corps in the same turn, and asked whether it is out of command', () => {
    const marked = by(evening(), 'husson', { disordered: true });
    const home = combat(charged(acts(marked, 'picton', 'move'), 'ponsonby', 'husson'), 'husson', ['ponsonby']);
    const won = done(home, { 'throw:ponsonby': hits(6, 2), 'pursuit:ponsonby': dice(6, 1, 1) });
    // Q3, Disordered, two losses; half of six rides on.
    expect(won.wanted).toMatchObject({ 'check:husson': 1, 'pursuit:ponsonby': 3 });
    expect([cp(won.battle, 'husson'), facts(won.battle, 'ponsonby').inCZ]).toEqual([3, true]);
    const struck = combat(charged(acts(settled(won.battle), 'iii', 'move'), 'lefol', 'ponsonby'), 'ponsonby', [
      'lefol',
    ]);
    expect(asks(struck)).toContain('d:ooc');
    expect(thrown(struck).wanted).toMatchObject({ 'throw:lefol': 6, 'throw:ponsonby': 6 });
    closed(struck);
  });
});

describe('baggage in a lull', () => {
  it('NBC-LUL-03 NBC-BAG-02 is taken by nobody, for nobody goes forward to it; once the lull is over it is', () => {
    const from = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const take: Play = { do: 'capture', baggage: BAGGAGE, by: 'campi' };
    expect(isOffered(moving(from), take)).toBe(true);
    const agreed = play(ninth(timeCard(from, 20)), { do: 'lull', side: 'a', where: 'everywhere' });
    const calm = moving(does(agreed, { do: 'next' }));
    expect([isOffered(calm, take), refusal(calm, take)]).toEqual([false, 'lull-no-advance']);
    closed(calm);
  });
});
