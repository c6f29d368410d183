/** A phone that keeps one side: what it was told of an enemy, and what it did to him, it knows at the next question. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, play, SMALL, small, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters, hits, says, takes, throws, toStep, wants } from './table.ts';

/** Picton’s division acts against the French, whose books alone are kept. */
const start = (): Battle => acts(begin(small(), { keeps: 'a' }), 'picton', 'move');
const told = { 'a:cp': 3, 'a:disordered': true };
const combat = (battle: Battle) =>
  does(toStep(battle, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });

describe('an enemy whose books are kept elsewhere', () => {
  const charged = () =>
    accepts(
      enters(says(does(start(), { do: 'charge', unit: 'kempt', target: 'husson' }), told), 'card', { result: 'N' }),
    );

  it('NBC-MTC-03 NBC-CC-03 told at his charge, his points and his Disorder count in the combat', () => {
    const fought = combat(charged());
    expect([takes(fought, 'a:cp'), takes(fought, 'a:disordered'), takes(fought, 'a:fresh')]).toEqual([3, true, false]);
    expect(wants(fought)).toMatchObject([{ slot: 'throw:kempt', dice: 3 }, { slot: 'throw:husson' }]);
  });

  it('NBC-CC-13 NBC-FF-10 what he loses in it is off his points at the next', () => {
    const after = accepts(throws(combat(charged()), { husson: 1, kempt: 1 }, 'N').battle);
    expect(after.units.kempt!.facts.told).toMatchObject({ cp: 2, fresh: false });
    expect(after.units.kempt!.lost).toEqual(start().units.kempt!.lost);
  });

  it('NBC-FSH-01 NBC-CC-03 canister that takes two points from him leaves him so much weaker', () => {
    const asked = says(does(start(), { do: 'charge', unit: 'kempt', target: 'guns' }), { 'a:cp': 5 });
    const answered = accepts(enters(asked, 'card', { result: 'N' }));
    const shot = enters(
      answered,
      'throw:guns',
      hits(wants(answered).flatMap((need) => ('dice' in need ? [need.dice] : []))[0]!, 2),
    );
    expect(accepts(shot).units.kempt!.facts.told).toMatchObject({ cp: 3 });
  });

  it('NBC-BAG-03 his looters are checked by his own player', () => {
    const baggage = 'baggage:a:1';
    const scenario = small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, baggage: 1 } } });
    const battle = withUnit(acts(begin(scenario, { keeps: 'a' }), 'picton', 'combats'), baggage, {
      captured: { by: 'kempt', open: true },
    });
    expect(play(battle, { do: 'next' }).agenda).toEqual([]);
  });
});
