/** Guns run down, a town under contact, arrivals where the enemy stands: each worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { codeOf } from '../../src/engine/message.ts';
import { goTo, into, play, refusal, top } from '../battlefield/fixtures.ts';
import { card, charge, facts, nextTurn, rated, slots } from './hands.ts';
import { filed, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import {
  answersAll,
  charges,
  combat,
  cp,
  evening,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

describe('guns that are run down', () => {
  it('NBC-EVD-03 NBC-EVD-04 NBC-EVD-02 NBC-ART-20 guns that ran Disordered and are caught from behind by another are lost to one hit, and no card is theirs again', () => {
    const first = charges(acts(evening(), 'picton', 'move'), 'vivian', 'fliers');
    const ran = settles(first, { evade: { result: 'N' } }).battle;
    expect(unit(ran, 'fliers').disordered).toBe(true);
    const off = play(ran, { do: 'drop', task: top(ran).id });
    const second = settles(opens(off, charge('ponsonby', 'fliers')), {}).battle;
    // Q4, Fresh, Disordered, horse artillery, cavalry, and two from the rear.
    expect(rated(second)).toBe(2);
    const stayed = settles(second, { evade: { result: 'L' } }).battle;
    expect(facts(stayed, 'ponsonby').contact).toBe('fliers');
    const fought = settles(combat(stayed, 'fliers', 'ponsonby'), { 'throw:ponsonby': dice(4, 1, 1, 1, 1, 1) });
    expect(unit(fought.battle, 'fliers').fate).toBe('eliminated');
  });

  it('NBC-ART-24 NBC-EVD-03 NBC-MTC-01 NBC-MOV-18 behind its neighbours it is reached from the flank alone; driven from there it is sheltered no more', () => {
    const behind = play(evening(), { do: 'set', what: 'unit', id: 'fliers', set: { sheltered: true } });
    const ask = opens(acts(behind, 'picton', 'move'), charge('vivian', 'fliers'));
    const warned = (battle: Battle) => procedureFor('charge').warnings?.(battle, top(battle)) ?? [];
    expect(warned(ask).map(codeOf)).toContain('charge-guns-sheltered');
    const flank = says(ask, { 'a:strikes': 'flank' });
    expect(warned(flank).map(codeOf)).not.toContain('charge-guns-sheltered');
    const ran = settles(settles(flank).battle, { evade: { result: 'H' } }).battle;
    expect(facts(ran, 'fliers').sheltered).toBe(undefined);
    const again = opens(play(ran, { do: 'drop', task: top(ran).id }), charge('ponsonby', 'fliers'));
    expect(warned(says(again, { 'a:strikes': 'front' })).map(codeOf)).not.toContain('charge-guns-sheltered');
  });

  it('NBC-EVD-04 NBC-EVD-03 NBC-FSH-01 who ran from one and from another runs from neither when the first comes again', () => {
    const ran = (battle: Battle, by: string) => {
      const asked = opens(battle, charge(by, 'fliers'));
      const home = settles(asked, slots(asked).includes('card') ? card('N') : {}).battle;
      const off = settles(home, { evade: { result: 'VH' } }).battle;
      return top(off) ? play(off, { do: 'drop', task: top(off).id }) : off;
    };
    const twice = ran(ran(acts(evening(), 'picton', 'move'), 'vivian'), 'ponsonby');
    expect(facts(twice, 'fliers').evaded).toEqual(['vivian', 'ponsonby']);
    const again = play(twice, { do: 'set', what: 'unit', id: 'vivian', set: { moved: false } });
    const asked = opens(again, charge('vivian', 'fliers'));
    const home = settles(asked, slots(asked).includes('card') ? card('N') : {}).battle;
    // No card, and from the rear no shot.
    expect([top(home).kind, slots(home)]).toEqual(['guns-attacked', []]);
  });

  it('NBC-OFF-01 NBC-OFF-02 NBC-ART-21 NBC-CC-29 his brigade and its guns are broken by horse; he is alone, ridden into, and escapes to friends', () => {
    const joined = does(acts(evening(), 'ii', 'move'), { do: 'battery', unit: 'fliers', host: 'husson' });
    const led = joins(left(nextTurn(joined), 'husson', 1), 'reille', 'husson');
    const home = charges(acts(led, 'picton', 'move'), 'vivian', 'husson');
    const fought = settles(combat(home, 'husson', 'vivian'), {
      'throw:vivian': dice(6, 1, 1, 1, 1, 1),
      'officer:husson': dice(1, 2),
      'check:vivian': { result: 'VH' },
    });
    const gone = answersAll(fought.battle).battle;
    expect([unit(gone, 'husson').fate, unit(gone, 'fliers').fate]).toEqual(['broken', 'eliminated']);
    expect(gone.officers.reille!.fate).toBe('fit');
  });
});

describe('a town under contact', () => {
  const holds = () =>
    nextTurn(
      does(acts(left(evening(), 'husson', 1), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' }),
      30,
    );

  it('NBC-CC-31 NBC-CC-29 NBC-GAR-02 NBC-BUA-01 broken in it he has left it and his hour; who broke him comes in, and begins his own', () => {
    const home = charges(acts(holds(), 'picton', 'move'), 'kempt', 'husson');
    const fought = goesOn(combat(home, 'husson', 'kempt'), {
      'throw:kempt': dice(6, 1, 1, 1, 1, 1, 1, 1),
      'throw:kempt#1': dice(5),
      'check:kempt': { result: 'VH' },
    });
    const gone = answersAll(accepts(fought.battle)).battle;
    expect(unit(gone, 'husson')).toMatchObject({ fate: 'broken', area: null, occupied: 0 });
    const inside = unit(gone, 'kempt').area ? gone : does(gone, { do: 'occupy', unit: 'kempt', area: 'farm' });
    expect(unit(inside, 'kempt')).toMatchObject({ area: 'farm', occupied: 0 });
    expect(unit(nextTurn(inside, 30), 'kempt').occupied).toBe(30);
    expect(refusal(acts(nextTurn(inside, 30), 'ii', 'move'), { do: 'occupy', unit: 'campi', area: 'farm' })).toBe(
      'area-held',
    );
  });

  it('NBC-CC-31 NBC-GAR-02 NBC-RR-01 taken back before the proof he holds it, with half an hour and no turn of this one', () => {
    const start = does(acts(evening(), 'ii', 'move'), { do: 'occupy', unit: 'husson', area: 'farm' });
    const home = accepts(
      enters(does(acts(start, 'picton', 'move'), charge('kempt', 'husson')), 'card', { result: 'N' }),
    );
    const open = does(toStep(home, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'husson' });
    const thrown = enters(enters(open, 'throw:kempt', hits(8, 1)), 'throw:husson', hits(6, 0));
    const proved = enters(thrown, 'throw:kempt#1', dice(5));
    const again = enters(filed(takenBack(proved, thrown)), 'throw:kempt#1', dice(3));
    const held = answersAll(accepts(again)).battle;
    expect([cp(held, 'husson'), unit(held, 'husson').area, facts(held, 'husson').attackedHere]).toEqual([
      6,
      'farm',
      true,
    ]);
    expect(unit(nextTurn(held, 30), 'husson').occupied).toBe(0);
  });
});

describe('arrivals where the enemy stands', () => {
  it('NBC-RNF-01 NBC-RNF-04 NBC-GAR-04 NBC-CC-33 he who stands in contact at their entry gives ground, and is free of it; a garrison stays', () => {
    const two = into(nextTurn(evening(), 45), 2, 2);
    const come = accepts(enters(two, 'card', { result: 'N' }));
    const here = acts(come, 'guards', 'move');
    const gives: Play = { do: 'gives-ground', unit: 'husson' };
    const back = does(here, gives);
    expect(facts(back, 'husson').inCZ).not.toBe(true);
    expect(isOffered(back, gives)).toBe(false);
    const asked = opens(back, charge('maitland', 'husson'));
    expect([takes(asked, 'a:inCZ'), slots(asked)]).toEqual([false, ['card']]);
  });

  it('NBC-RNF-02 NBC-RR-03 NBC-TIM-01 not there on Low, asked again in the next turn; thrown again for a die it is there', () => {
    const two = into(nextTurn(evening(), 45), 2, 2);
    const late = accepts(enters(two, 'card', { result: 'L' }));
    expect(late.formations.guards!.present).toBe(false);
    const three = into(nextTurn(late, 20), 2, 3);
    const drawn = enters(three, 'card', { result: 'VL' });
    const paid = play(drawn, { do: 'again', task: top(drawn).id, slot: 'card', side: 'b', thing: { result: 'H' } });
    const here = accepts(paid);
    expect([here.formations.guards!.present, here.sides.b.rerolls.ready]).toEqual([true, 4]);
  });
});

describe('a combat that no charge led to', () => {
  it('NBC-CC-01 NBC-MOV-22 NBC-CC-22 is the one of its action: nobody else is fought after it, and he is free in the next turn', () => {
    const at = (target: string): Play => ({ do: 'combat', attackers: ['husson'], target });
    const open = opens(acts(evening(), 'ii', 'combats'), at('hepburn'));
    const fought = answersAll(settles(open, {}).battle).battle;
    expect(facts(fought, 'husson').charged).toBe(true);
    expect([isOffered(fought, at('pack')), isOffered(fought, at('hepburn'))]).toEqual([false, false]);
    expect(isOffered(acts(nextTurn(fought), 'ii', 'combats'), at('pack'))).toBe(true);
  });
});

describe('Tired, struck and sent on', () => {
  it('NBC-EX-03 NBC-CC-13 NBC-CC-17 NBC-MOV-10 NBC-REC-04 Exhausted by one combat he has a column less to move, and a level back on Very High alone', () => {
    const tired = set(evening(), 'hepburn', { exhaustion: 1, disordered: true });
    const fought = settles(combat(charges(acts(tired, 'ii', 'move'), 'campi', 'hepburn'), 'hepburn', 'campi'), {
      'throw:campi': hits(8, 1),
      'check:hepburn': { result: 'L' },
    });
    // Q3, Disordered, Tired, one loss.
    expect(fought.wanted).toMatchObject({ 'check:hepburn': 1 });
    const after = answersAll(fought.battle).battle;
    expect(unit(after, 'hepburn')).toMatchObject({ exhaustion: 2, disordered: true });
    const two = opens(acts(nextTurn(after), 'picton', 'move'), { do: 'move', unit: 'hepburn' });
    expect(wants(two).length).toBe(1);
    const rests = set(nextTurn(after), 'hepburn', { resting: true, facts: {} });
    const seven = opens(goTo(rests, 7), { do: 'recover', unit: 'hepburn' });
    // Q3, Disordered, two for Exhausted.
    expect(rated(seven)).toBe(0);
    expect(settles(seven, card('VH')).battle.units.hepburn).toMatchObject({ exhaustion: 1, disordered: false });
  });
});
