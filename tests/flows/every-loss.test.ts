/** Engineers and the officer they ride with: every loss and every hit is theirs too (NBC-ENG-06, NBC-ENG-07). */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import type { Face } from '../../src/dice/faces.ts';
import { begin, goTo, into, play, pot, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, kinds, SAPPERS } from './hands.ts';
import { accepts, acts, dice, does, drives, enters, hits, wants } from './table.ts';

const lost = (white: number) => ({ white, red: 0, blue: 0 });
const field = () => {
  const { a, b } = SMALL.sides;
  return small({ sides: { a: { ...a, engineers: 1 }, b: { ...b, baggage: 1 } } });
};
const led = (battle: Battle = begin(field())) => withUnit(battle, SAPPERS, { formation: 'ii' });
const served = () => withUnit(begin(field()), SAPPERS, { host: 'husson', formation: 'ii' });
const throwsTwo = (battle: Battle, one: Face, other: Face) => accepts(enters(battle, 'dice', dice(one, other)));
const state = (battle: Battle) => {
  const { husson } = battle.units;
  return [currentCP(husson!), husson!.fate, battle.units[SAPPERS]!.fate];
};

describe('a recovery that costs a point', () => {
  const failed = (white: number) => {
    const seven = goTo(withUnit(served(), 'husson', { lost: lost(white) }), 7);
    return accepts(enters(does(seven, { do: 'recover', unit: 'husson' }), 'card', { result: 'VL' }));
  };

  it('NBC-ENG-06 NBC-REC-02 makes the engineers throw: on ten they take it on themselves', () => {
    expect(kinds(failed(3))).toEqual(['engineer-risk']);
    expect(state(throwsTwo(failed(3), 5, 4))).toEqual([2, 'good', 'good']);
    expect(state(throwsTwo(failed(3), 5, 5))).toEqual([3, 'good', 'eliminated']);
  });

  it('NBC-ENG-06 NBC-REC-02 NBC-GL-17 the last one Breaks its host, and them with it, unless they take it', () => {
    expect(failed(5).units.husson!.fate).toBe('good');
    expect(state(throwsTwo(failed(5), 1, 1))).toEqual([0, 'broken', 'eliminated']);
    expect(state(throwsTwo(failed(5), 6, 6))).toEqual([1, 'good', 'eliminated']);
  });
});

describe('looting that costs a point', () => {
  const loots = (white: number) => {
    const host = withUnit(acts(served(), 'ii', 'combats'), 'husson', { lost: lost(white) });
    const there = withUnit(host, BAGGAGE, { captured: { by: 'husson', open: true } });
    return accepts(enters(play(there, { do: 'next' }), 'card', { result: 'VL' }));
  };

  it('NBC-ENG-06 NBC-BAG-03 NBC-GL-17 makes them throw too; the last one Breaks the looter unless they take it', () => {
    expect([kinds(loots(3)), loots(3).units.husson!.looting]).toEqual([['engineer-risk'], true]);
    expect(state(throwsTwo(loots(3), 4, 6))).toEqual([3, 'good', 'eliminated']);
    expect(state(throwsTwo(loots(5), 1, 2))).toEqual([0, 'broken', 'eliminated']);
    expect(state(throwsTwo(loots(5), 6, 4))).toEqual([1, 'good', 'eliminated']);
  });
});

describe('a commander with engineers whom skirmishers hit', () => {
  /** Kempt’s stand hits Reille, who is alone; the phase is left. */
  const hit = () => {
    const third = withUnit(into(led(), 3), 'kempt', { stands: 1 });
    const shot = does(third, { do: 'skirmish', by: 'kempt', on: { officer: 'reille' } });
    return play(accepts(enters(shot, 'stand1', pot(6, 1))), { do: 'next' });
  };

  it('NBC-ENG-07 NBC-OFF-04 unhurt, he was hit all the same, and they throw; hurt, they throw once', () => {
    const unhurt = throwsTwo(hit(), 4, 5);
    expect([unhurt.officers.reille!.fate, kinds(unhurt)]).toEqual(['fit', ['engineer-risk']]);
    expect(throwsTwo(unhurt, 5, 5).units[SAPPERS]!.fate).toBe('eliminated');
    expect(throwsTwo(unhurt, 4, 5).units[SAPPERS]).toMatchObject({ fate: 'good', formation: 'ii', host: null });
    const injured = throwsTwo(hit(), 5, 5);
    expect([injured.officers.reille!.fate, kinds(injured)]).toEqual(['injured', ['engineer-risk']]);
    expect(kinds(throwsTwo(injured, 1, 1))).toEqual([]);
  });

  it('NBC-ENG-07 NBC-OFF-05 NBC-CMA-04 who live go to his infantry as he is replaced, and lend it their die in this turn', () => {
    const lives = throwsTwo(throwsTwo(hit(), 6, 6), 1, 1);
    const fifth = into(goTo(lives, 4), 5);
    expect(top(fifth)).toMatchObject({ kind: 'engineers-rehomed', formation: 'ii' });
    const home = accepts(play(fifth, { do: 'answer', task: top(fifth).id, facts: { unit: 'campi' } }));
    expect(home.units[SAPPERS]).toMatchObject({ host: 'campi', formation: 'ii' });
    const fight = does(acts(home, 'ii', 'combats'), { do: 'combat', attackers: ['campi'], target: 'kempt' });
    expect(wants(fight)).toContainEqual(expect.objectContaining({ slot: 'throw:campi', dice: 9 }));
  });

  it('NBC-ENG-04 NBC-ENG-07 sent to a unit while that was set aside, they stay with it', () => {
    const fifth = into(goTo(throwsTwo(throwsTwo(hit(), 6, 6), 1, 1), 4), 5);
    const waits = play(fifth, { do: 'defer', task: top(fifth).id });
    const sent = play(waits, { do: 'engineers', unit: SAPPERS, to: { at: 'unit', unit: 'campi' } });
    const asked = play(sent, { do: 'resume', task: fifth.agenda[0]!.id });
    expect(accepts(asked).units[SAPPERS]!.host).toBe('campi');
  });
});

describe('engineers lost in the fire', () => {
  it('NBC-ENG-05 NBC-ENG-06 NBC-CC-09 break no wall in the combat of the same turn: its hits are proved', () => {
    const walled = (battle: Battle) => withUnit(battle, 'kempt', { facts: { cover: 'hard' } });
    const strikes = (battle: Battle) => {
      const fight = does(acts(walled(battle), 'ii', 'combats'), {
        do: 'combat',
        attackers: ['husson'],
        target: 'kempt',
      });
      return drives(fight, { 'throw:husson': hits(7, 1), 'throw:kempt': hits(8, 1) }).slots;
    };
    expect(strikes(served())).not.toContain('throw:husson#1');
    const shot = play(goTo(served(), 4), { do: 'hits', unit: 'husson', hits: 1, cause: 'artillery', aspect: 'front' });
    const fell = throwsTwo(shot, 6, 6);
    expect(state(fell)).toEqual([6, 'good', 'eliminated']);
    const calm = accepts(enters(play(fell, { do: 'next' }), 'card', { disorder: false }));
    const fight = does(acts(walled(calm), 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    expect(wants(fight)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: 6 }));
    expect(drives(fight, { 'throw:husson': hits(6, 1) }).slots).toContain('throw:husson#1');
  });
});
