/** Dice and cards are read in the state in which they were thrown; each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { goTo, play, pot, refusal, top } from '../battlefield/fixtures.ts';
import { rated } from './hands.ts';
import { takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, toStep, wants } from './table.ts';
import { reads } from './turns.ts';
import { aims, evening, joins, opens, settles, unit } from './two-corps.ts';

const guns: Play = { do: 'battery', unit: 'guns', host: 'husson' };
const joinsHusson: Play = { do: 'join', officer: 'reille', unit: 'husson' };
const aside = (battle: Battle) => play(battle, { do: 'defer', task: top(battle).id });

describe('a combat whose dice lie', () => {
  const asked = () => {
    const charge = does(acts(evening(), 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'husson' });
    const home = toStep(accepts(enters(charge, 'card', { result: 'N' })), 'combats');
    return does(home, { do: 'combat', attackers: ['kempt'], target: 'husson' });
  };
  const thrown = () => enters(enters(asked(), 'throw:kempt', hits(8, 2)), 'throw:husson', hits(6, 0));

  it('NBC-ART-23 NBC-CC-06 NBC-RR-01 guns that join before it bring two dice; once it is thrown nobody joins, now or while it is set aside', () => {
    const joined = does(asked(), guns);
    expect(wants(joined)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: 8 }));
    for (const lies of [thrown(), aside(thrown())]) {
      expect(isOffered(lies, guns)).toBe(false);
      expect(refusal(lies, guns)).toBe('turn-answer-first');
    }
    const fought = settles(thrown(), { 'check:husson': { result: 'N' } }).battle;
    expect(isOffered(fought, guns)).toBe(true);
  });

  it('NBC-OFF-02 NBC-QC-14 NBC-CC-13 no commander comes to lend his L to a card that is drawn, and taken back he may', () => {
    const before = asked();
    const led = play(before, joinsHusson);
    expect(led.officers.reille!.host).toBe('husson');
    // Q3, two losses; by its card it is Disordered.
    expect(rated(thrown())).toBe(2);
    const drawn = enters(thrown(), 'check:husson', { result: 'L' });
    expect(refusal(drawn, joinsHusson)).toBe('turn-answer-first');
    const again = play(takenBack(drawn, before), joinsHusson);
    const second = enters(enters(again, 'throw:kempt', hits(8, 2)), 'throw:husson', hits(6, 0));
    expect(rated(second)).toBe(4);
    expect(refusal(second, { do: 'join', officer: 'reille', unit: null })).toBe('turn-answer-first');
  });
});

describe('a charge whose card is drawn', () => {
  const charge = () => does(acts(evening(), 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' });

  it('NBC-MTC-01 NBC-OFF-02 NBC-MTC-03 is not led by who comes after it; who leads it stays until it is accepted', () => {
    const drawn = enters(charge(), 'card', { card: 40 });
    expect(reads(drawn).word).toBe('result-L');
    expect(refusal(drawn, joinsHusson)).toBe('turn-answer-first');
    const led = enters(play(charge(), joinsHusson), 'card', { card: 40 });
    expect(refusal(led, { do: 'join', officer: 'reille', unit: null })).toBe('turn-answer-first');
    expect(refusal(led, { do: 'join', officer: 'reille', unit: 'campi' })).toBe('turn-answer-first');
    const home = accepts(led);
    expect(isOffered(home, { do: 'join', officer: 'reille', unit: null })).toBe(true);
  });

  it('NBC-BUA-01 NBC-MTC-02 NBC-QC-08 its brigade goes into no village with the card on the table', () => {
    const drawn = aside(enters(charge(), 'card', { result: 'L' }));
    const farm: Play = { do: 'occupy', unit: 'husson', area: 'farm' };
    expect([isOffered(drawn, farm), isOffered(drawn, { ...farm, unit: 'campi' })]).toEqual([false, true]);
    expect(refusal(drawn, farm)).toBe('turn-answer-first');
  });
});

describe('fire whose dice lie', () => {
  it('NBC-ART-05 NBC-ART-23 NBC-ART-02 its target takes no guns in and gives none up; another of the corps does', () => {
    const four = aims(evening(), 'guns', 'hepburn', { 'range.guns': 'medium' });
    const rogers: Play = { do: 'battery', unit: 'rogers', host: 'hepburn' };
    const pack: Play = { ...rogers, host: 'pack' } as Play;
    expect([isOffered(four, rogers), isOffered(four, pack)]).toEqual([true, true]);
    const thrown = enters(four, 'guns', pot(6, 1, 1));
    expect([isOffered(thrown, rogers), isOffered(thrown, pack)]).toEqual([false, true]);
    const fired = accepts(thrown);
    expect(isOffered(fired, rogers)).toBe(true);
  });

  it('NBC-DC-01 NBC-QC-14 NBC-OFF-02 NBC-OFF-03 a check drawn is drawn: he who joins then shares the next danger alone', () => {
    const hit = play(goTo(evening(), 4), { do: 'hits', unit: 'husson', hits: 2, cause: 'artillery', aspect: 'front' });
    const falls = play(hit, { do: 'next' });
    expect([top(falls).kind, rated(falls)]).toEqual(['disorder', 2]);
    const drawn = enters(falls, wants(falls)[0]!.slot, { disorder: true });
    expect(refusal(drawn, joinsHusson)).toBe('turn-answer-first');
    const after = play(accepts(drawn), joinsHusson);
    expect([unit(after, 'husson').disordered, after.officers.reille!.host]).toEqual([true, 'husson']);
    expect(rated(opens(after, { do: 'check', unit: 'husson' }))).toBe(4);
  });

  it('NBC-OFF-03 NBC-FF-10 NBC-QC-14 a commander with a brigade under fire leaves it before the dice or after them', () => {
    const lent = joins(acts(evening(), 'picton', 'firefights'), 'reille', 'husson');
    const off: Play = { do: 'join', officer: 'reille', unit: null };
    const fires = opens(lent, { do: 'firefight', unit: 'hepburn', target: 'husson' });
    expect(play(fires, off).officers.reille!.host).toBe(null);
    const thrown = enters(fires, 'throw:hepburn', hits(3, 1));
    expect(refusal(thrown, off)).toBe('turn-answer-first');
    // Riding off between the loss and his throw does not undo the danger he was in.
    const shot = play(settles(thrown, { 'check:husson': { disorder: false } }).battle, off);
    expect([top(shot).kind, shot.officers.reille!.host]).toEqual(['officer-risk', null]);
    expect(settles(shot, { dice: dice(6, 6) }).battle.officers.reille!.fate).toBe('injured');
    expect(settles(shot, { dice: dice(6, 5) }).battle.officers.reille!.fate).toBe('fit');
  });
});
