/** A phone that keeps the French alone: what it does to an enemy itself it knows at the next question, and who touches whom. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { eventsOf, goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { acts, decides, dice, hits, isOffered, says, takes, toStep } from './table.ts';
import { aims, charges, combat, evening, falls, goesOn, kept, opens, set, settles, unit } from './two-corps.ts';

const start = () => evening({}, { keeps: 'a' });
const told = (battle: Battle, id: string) => unit(battle, id).facts.told;
const fires = (battle: Battle, one: string, target: string, facts: Parameters<typeof says>[1]) =>
  says(opens(battle, { do: 'firefight', unit: one, target }), facts);

describe('what guns and skirmishers did to him', () => {
  it('NBC-ART-17 NBC-GL-05 NBC-CC-03 two hits of a volley are off his points at the combat of that turn', () => {
    const first = settles(fires(acts(start(), 'ii', 'firefights'), 'husson', 'kempt', { 'd:fresh': true }), {
      'throw:husson': hits(3, 1),
    });
    expect(told(first.battle, 'kempt')).toMatchObject({ cp: 7, fresh: false });
    const volley = settles(aims(goTo(first.battle, 4, 2), 'guns', 'kempt', { 'range.guns': 'short' }), {
      guns: pot(6, 6),
    });
    const fallen = falls(volley.battle);
    expect([told(fallen, 'kempt')?.cp, fallen.agenda]).toEqual([5, []]);
    const fight = combat(charges(acts(fallen, 'ii', 'move'), 'campi', 'kempt'), 'kempt', 'campi');
    expect([takes(fight, 'd:cp'), goesOn(fight).wanted['throw:kempt']]).toEqual([5, 5]);
  });

  it('NBC-SKM-07 NBC-GL-05 who has told nothing has his card’s strength, less what skirmishers took', () => {
    const out = goTo(set(start(), 'husson', { stands: 1 }), 3);
    const shot = settles(opens(out, { do: 'skirmish', by: 'husson', on: { unit: 'pack' } }), { stand1: pot(6, 6) });
    expect(told(falls(shot.battle), 'pack')).toMatchObject({ cp: 4, fresh: false });
  });

  it('NBC-ART-18 AMB-16 guns that are hit are Disordered at the charge, and hit by one they are lost', () => {
    const shot = falls(settles(aims(start(), 'guns', 'rogers'), { guns: pot(6, 1, 1) }).battle);
    expect(told(shot, 'rogers')).toMatchObject({ disordered: true });
    const met = charges(acts(shot, 'ii', 'move'), 'pire', 'rogers');
    expect([takes(met, 'd:disordered'), takes(met, 'd:fresh')]).toEqual([true, true]);
    // Q4, Disordered, before horse; Fresh, since a battery by itself has no points to lose (AMB-16). Disordered canister hits on sixes.
    const stays = settles(met, { evade: { result: 'L' }, 'throw:rogers': dice(5, 5, 5) });
    expect(stays.wanted).toEqual({ evade: 3, 'throw:rogers': 3 });
    const fought = settles(combat(stays.battle, 'rogers', 'pire'), { 'throw:pire': dice(5, 1, 1, 1, 1, 1) });
    expect(unit(fought.battle, 'pire').facts.inCZ).toBeUndefined();
  });
});

it('NBC-ART-18 NBC-ART-20 guns are told lost by a second Disorder where they were Disordered, and by the fire where not', () => {
  const shot = (battle: Battle, red: 1 | 6, white: 1 | 6) =>
    settles(aims(battle, 'guns', 'rogers'), { guns: pot(red, white, white) }).battle;
  const why = (battle: Battle) =>
    JSON.stringify(eventsOf(battle, { do: 'next' })).match(/gone-(?:disordered-twice|guns-destroyed)/g);
  const once = falls(shot(start(), 6, 1));
  expect(unit(once, 'rogers').fate).toBe('good');
  expect(why(shot(goTo(once, 4, 2), 6, 1))).toContain('gone-disordered-twice');
  expect(why(shot(start(), 6, 6))).toContain('gone-guns-destroyed');
});

describe('his stands', () => {
  it('NBC-SKM-02 NBC-CC-36 go in before horse: they are off nobody’s dice', () => {
    const seen = settles(fires(acts(start(), 'ii', 'firefights'), 'husson', 'hepburn', { 'd:cp': 6, 'd:stands': 1 }));
    expect(told(seen.battle, 'hepburn')).toMatchObject({ stands: 1 });
    const later = acts(goTo(seen.battle, 6, 2), 'ii', 'move');
    const fight = combat(charges(later, 'pire', 'hepburn'), 'hepburn', 'pire');
    expect([takes(fight, 'd:stands'), goesOn(fight).wanted['throw:hepburn']]).toEqual([0, 6]);
  });
});

describe('who is Broken by all that is known of him', () => {
  it('NBC-GL-17 NBC-FF-11 NBC-CC-33 is touched by nobody, fought by nobody until the table says how he came back, and then is Shaken', () => {
    const home = toStep(charges(acts(start(), 'ii', 'move'), 'campi', 'kempt'), 'firefights');
    const shot = settles(fires(home, 'husson', 'kempt', { 'd:cp': 2 }), { 'throw:husson': hits(3, 3) }).battle;
    expect(unit(home, 'campi').facts.contact).toBe('kempt');
    expect(unit(shot, 'campi').facts.contact).toBeUndefined();
    expect(told(shot, 'kempt')).toMatchObject({ cp: 0, shaken: true, fresh: false });
    // Ten centimetres away: nobody is near him.
    expect(unit(shot, 'husson').facts.inCZ).toBeUndefined();
    const again = opens(toStep(shot, 'combats'), { do: 'combat', attackers: ['campi'], target: 'kempt' });
    expect(() => play(again, { do: 'throw', task: top(again).id })).toThrow('fight-stranger-broken');
    const back = says(again, { 'd:cp': 4 });
    expect(goesOn(back, { 'throw:campi': hits(8, 1) }).wanted).toMatchObject({ 'throw:kempt': 4, 'check:kempt': 4 });
  });

  it('NBC-ART-22 NBC-REC-01 NBC-GL-06 by guns: who stood near him has nobody in his zone any more', () => {
    const fired = settles(fires(acts(start(), 'ii', 'firefights'), 'husson', 'kempt', { 'd:cp': 2 }), {
      'throw:husson': hits(3, 1),
    });
    expect(unit(fired.battle, 'husson').facts.inCZ).toBe(true);
    const volley = settles(aims(goTo(fired.battle, 4, 2), 'guns', 'kempt'), { guns: pot(6, 6) });
    const fallen = falls(volley.battle);
    expect([told(fallen, 'kempt')?.cp, unit(fallen, 'husson').facts.inCZ]).toEqual([0, undefined]);
  });

  it('NBC-CC-29 NBC-CC-13 in a combat too', () => {
    const fight = says(combat(charges(acts(start(), 'ii', 'move'), 'pire', 'hepburn'), 'hepburn', 'pire'), {
      'd:cp': 2,
    });
    const fought = settles(fight, { 'throw:pire': hits(6, 3) });
    expect(told(fought.battle, 'hepburn')).toMatchObject({ cp: 0, shaken: true });
    expect(unit(fought.battle, 'pire').facts.inCZ).toBeUndefined();
  });
});

describe('when he attacks', () => {
  const attacks = () =>
    settles(
      opens(acts(start(), 'picton', 'move'), { do: 'charge', unit: 'ponsonby', target: 'husson' }, { 'a:cp': 6 }),
      {
        card: { result: 'N' },
      },
    ).battle;

  it('NBC-CC-01 NBC-MOV-22 NBC-FF-01 who charged home touches, charges no second time, and is fought', () => {
    const home = attacks();
    expect(unit(home, 'ponsonby').facts).toMatchObject({ contact: 'husson', charged: true });
    expect(isOffered(home, { do: 'charge', unit: 'ponsonby', target: 'lefol' })).toBe(false);
    expect(isOffered(toStep(home, 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' })).toBe(false);
    const fought = settles(combat(home, 'husson', 'ponsonby'), {
      'throw:ponsonby': hits(6, 2),
      'throw:husson': hits(6, 1),
      'check:ponsonby': { result: 'H' },
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 2 });
    expect(unit(fought.battle, 'ponsonby').facts.contact).toBeUndefined();
    // A square that lost stands, with the horse 5 cm before it.
    expect(unit(fought.battle, 'husson').facts.inCZ).toBe(true);
    expect(told(fought.battle, 'ponsonby')).toMatchObject({ cp: 5, disordered: true });
  });

  it('NBC-MTC-02 NBC-REC-01 whose charge stopped short stands in the zone of him he went at', () => {
    const asked = opens(acts(start(), 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'husson' });
    const short = settles(asked, { card: { result: 'L' } }).battle;
    expect(unit(short, 'husson').facts.inCZ).toBe(true);
    expect(unit(short, 'kempt').facts.contact).toBeUndefined();
  });

  it('NBC-FSH-01 NBC-GL-17 Broken by canister he does not arrive', () => {
    const asked = opens(
      acts(start(), 'picton', 'move'),
      { do: 'charge', unit: 'kempt', target: 'guns' },
      { 'a:cp': 1 },
    );
    const met = settles(asked, { card: { result: 'N' } }).battle;
    const shot = settles(met, { 'throw:guns': dice(6, 1, 1) }).battle;
    expect([unit(shot, 'kempt').facts.contact, told(shot, 'kempt')?.cp]).toEqual([undefined, 0]);
  });

  it('NBC-CC-01 a combat whose result the table sets is over for him too', () => {
    const over = decides(combat(attacks(), 'husson', 'ponsonby'), 'nothing');
    expect(unit(kept(over), 'ponsonby').facts.contact).toBeUndefined();
  });
});
