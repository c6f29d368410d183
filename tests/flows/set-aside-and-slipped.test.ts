/** Deeds of any time between a question and its answer: worked out from the rulebook before they were played. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/battlefield/plays.ts';
import { begin, goTo, refusal, SMALL, small } from '../battlefield/fixtures.ts';
import { BAGGAGE, facts, kinds } from './hands.ts';
import { closed, stored, takenBack } from './recorded.ts';
import { accepts, acts, decides, does, hits, isOffered } from './table.ts';
import { cp, evening, unit } from './two-corps.ts';
import { aside, charged, combat, done, resumed, settled, thrown } from './unbroken.ts';

const joins = (guns: string): Play => ({ do: 'battery', unit: guns, host: 'husson' });

describe('guns that are charged', () => {
  it('NBC-EVD-01 NBC-ART-23 NBC-FSH-01 answer before they join anybody, though the question is set aside; in their own next move they join', async () => {
    const met = charged(acts(evening(), 'picton', 'move'), 'vivian', 'fliers');
    expect(isOffered(met, joins('fliers'))).toBe(false);
    const later = aside(await stored(met));
    expect([isOffered(later, joins('fliers')), refusal(later, joins('fliers'))]).toEqual([false, 'ask-set-aside']);
    // Other guns of the corps join him meanwhile.
    expect(isOffered(later, joins('bombs'))).toBe(true);
    const ran = done(resumed(later, 'guns-attacked'), { evade: { result: 'VH' }, 'throw:fliers': hits(3, 0) }).battle;
    expect(facts(ran, 'fliers')).toMatchObject({ facingAway: true, evaded: ['vivian'] });
    // Vivian may still come after them.
    expect([kinds(ran), isOffered(ran, joins('fliers'))]).toEqual([['charge-again'], false]);
    const short = decides(ran, 'short');
    expect(isOffered(short, joins('fliers'))).toBe(true);
    const home = does(acts(goTo(short, 6, 2), 'ii', 'move'), joins('fliers'));
    expect([unit(home, 'fliers').host, facts(home, 'fliers').facingAway]).toEqual(['husson', undefined]);
    takenBack(home, later);
    closed(home);
  });

  it('NBC-FSH-01 NBC-ART-23 NBC-CC-11 NBC-CC-33 heavy ones that are touched are fought: one hit Disorders them, and he falls back', async () => {
    const shot = done(charged(acts(evening(), 'picton', 'move'), 'vivian', 'guns'), {
      'throw:guns': hits(3, 0),
    }).battle;
    expect(facts(shot, 'vivian').contact).toBe('guns');
    expect([isOffered(shot, joins('guns')), refusal(await stored(shot), joins('guns'))]).toEqual([
      false,
      'charge-in-contact',
    ]);
    const lies = thrown(combat(shot, 'guns', ['vivian']), { 'throw:vivian': hits(6, 1) });
    expect(lies.wanted).toEqual({ 'throw:vivian': 6 });
    const over = settled(accepts(lies.battle));
    expect(unit(over, 'guns')).toMatchObject({ fate: 'good', disordered: true, host: null });
    expect([facts(over, 'vivian').contact, cp(over, 'vivian')]).toEqual([undefined, 6]);
    // Disordered guns attach to nobody.
    expect(isOffered(over, joins('guns'))).toBe(false);
    closed(over);
  });

  it('NBC-EVD-05 NBC-ART-23 AMB-84 by ruling abandoned and touched they stay where they are', () => {
    const met = charged(acts(evening({ abandoned: 'disorderedAndFixed' }), 'picton', 'move'), 'vivian', 'fliers');
    const left = settled(done(met, { evade: { result: 'VL' }, 'throw:fliers': hits(1, 0) }).battle);
    expect(unit(left, 'fliers')).toMatchObject({ fate: 'good', disordered: true, facts: { abandoned: true } });
    expect([facts(left, 'vivian').contact, refusal(left, joins('fliers'))]).toEqual(['fliers', 'charge-in-contact']);
    closed(left);
  });
});

describe('a move that is set aside', () => {
  it('NBC-MOV-01 NBC-BAG-02 NBC-BAG-03 is made before the baggage is taken, and taken, he moves no more', async () => {
    const field = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const takes: Play = { do: 'capture', baggage: BAGGAGE, by: 'pire' };
    const later = aside(does(acts(field, 'ii', 'move'), { do: 'move', unit: 'pire' }));
    expect([isOffered(later, takes), refusal(await stored(later), takes)]).toEqual([false, 'ask-set-aside']);
    const moved = accepts(resumed(later, 'move'));
    expect(facts(moved, 'pire')).toMatchObject({ moved: true, movedCm: 24 });
    const taken = does(moved, takes);
    expect(unit(taken, BAGGAGE).captured).toEqual({ by: 'pire', open: true });
    expect([isOffered(taken, { do: 'move', unit: 'pire' }), isOffered(taken, { do: 'charge', unit: 'pire' })]).toEqual([
      false,
      false,
    ]);
    closed(taken);
  });

  it('NBC-MTC-01 NBC-BAG-02 nor while his charge is; dropped, he takes it', () => {
    const field = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const takes: Play = { do: 'capture', baggage: BAGGAGE, by: 'pire' };
    const later = aside(does(acts(field, 'ii', 'move'), { do: 'charge', unit: 'pire', target: 'pack' }));
    expect(refusal(later, takes)).toBe('ask-set-aside');
    const other = does(takenBack(later, acts(field, 'ii', 'move')), takes);
    expect(facts(other, 'pire')).toMatchObject({ moved: true, charged: true });
    closed(other);
  });
});
