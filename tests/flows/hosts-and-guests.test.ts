/** Who is with a unit when it is hit, and what each takes of it: stands, engineers, generals, guns (NBC-SKM-07, NBC-ENG-06, NBC-OFF-03, NBC-CC-09). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, top, withUnit } from '../battlefield/fixtures.ts';
import { kinds } from './hands.ts';
import { accepts, acts, asks, dice, enters, hits, says, toStep, wants } from './table.ts';
import { combat, cp, evening, falls, goesOn, joins, opens, set, settles } from './two-corps.ts';

const A = 'engineers:a:1';
const B = 'engineers:b:1';
const serves = (battle: Battle, engineers: string, host: string) =>
  withUnit(battle, engineers, { host, formation: battle.units[host]!.formation });
const touches = (battle: Battle, one: string, target: string): Battle =>
  withUnit(battle, one, {
    facts: { ...battle.units[one]!.facts, contact: target, contactIn: battle.turn, strikes: 'front' },
  });

describe('a stand that takes a hit', () => {
  const hit = (battle: Battle, faces = pot(6, 1)) =>
    falls(
      settles(
        opens(goTo(set(set(battle, 'husson', { stands: 1 }), 'hepburn', { stands: 1 }), 3), {
          do: 'skirmish',
          by: 'husson',
          on: { unit: 'hepburn' },
        }),
        {
          stand1: faces,
        },
      ).battle,
    );

  it('NBC-SKM-07 NBC-OFF-03 saves its brigade the check, and not the general who is with it', () => {
    const led = accepts(hit(joins(evening(), 'c-picton', 'hepburn')));
    expect([cp(led, 'hepburn'), led.units.hepburn!.stands, kinds(led)]).toEqual([5, 0, ['officer-risk']]);
  });

  it('NBC-SKM-07 NBC-ENG-06 and the engineers may take the point on themselves: the stand is gone, the point is not', () => {
    const asked = accepts(hit(serves(evening(), B, 'hepburn')));
    expect(kinds(asked)).toEqual(['engineer-risk']);
    const taken = accepts(enters(asked, 'dice', dice(5, 5)));
    expect([cp(taken, 'hepburn'), taken.units.hepburn!.stands, taken.units[B]!.fate, kinds(taken)]).toEqual([
      6,
      0,
      'eliminated',
      [],
    ]);
  });
});

describe('two brigades at a wall', () => {
  const fought = () => {
    const served = serves(evening(), A, 'husson');
    const there = touches(
      touches(acts(set(served, 'kempt', { facts: { cover: 'hard' } }), 'ii', 'combats'), 'husson', 'kempt'),
      'campi',
      'kempt',
    );
    return opens(there, { do: 'combat', attackers: ['husson', 'campi'], target: 'kempt' });
  };

  it('NBC-ENG-05 NBC-CC-09 NBC-CC-26 the engineers of one break it for him alone: the other proves his hits', () => {
    const { wanted } = goesOn(fought(), {
      'throw:husson': hits(7, 1),
      'throw:campi': hits(8, 1),
      'throw:campi#1': dice(4),
    });
    // Six points and the engineers; eight.
    expect(wanted).toMatchObject({ 'throw:husson': 7, 'throw:campi': 8, 'throw:campi#1': 1 });
    expect(wanted).not.toHaveProperty('throw:husson#1');
    // Q5, no longer Fresh, one for two losses.
    expect(wanted).toMatchObject({ 'check:kempt': 4 });
  });

  it('NBC-CC-26 NBC-ENG-06 NBC-CC-14 the hits on them fall two and one, and the engineers of the smaller throw for his', () => {
    const gone = goesOn(fought(), {
      'throw:kempt': hits(8, 3),
      'engineers:husson': dice(6, 6),
      'check:campi': { result: 'L' },
    });
    expect(gone.wanted).not.toHaveProperty('check:husson');
    const after = accepts(gone.battle);
    expect([cp(after, 'campi'), cp(after, 'husson'), after.units[A]!.fate]).toEqual([6, 6, 'eliminated']);
    expect(after.units.campi).toMatchObject({ disordered: true, exhaustion: 0 });
    expect(after.units.husson).toMatchObject({ disordered: false });
    expect([after.units.husson!.facts.contact, after.units.campi!.facts.contact]).toEqual([undefined, undefined]);
  });
});

describe('a combat in which nobody is hurt', () => {
  it('NBC-CC-12 NBC-OFF-03 is none: no card, no dice for the general, no Disorder for horse, two centimetres back', () => {
    const led = joins(evening(), 'c-picton', 'kempt');
    const there = touches(acts(led, 'ii', 'combats'), 'pire', 'kempt');
    const { wanted, battle } = goesOn(combat(there, 'kempt', 'pire'));
    expect(wanted).toEqual({ 'throw:pire': 6, 'throw:kempt': 8 });
    const after = accepts(battle);
    expect([kinds(after), after.units.pire!.disordered, after.units.pire!.facts.contact]).toEqual([
      [],
      false,
      undefined,
    ]);
    expect([after.units.pire!.facts.inCZ, after.units.kempt!.facts.inCZ]).toEqual([true, true]);
  });
});

describe('guns with a brigade', () => {
  it('NBC-ART-03 NBC-ART-21 NBC-CC-06 NBC-FF-03 in one turn fire near, lend two dice to its fire and its defence, and none to a foot attack', () => {
    const led = set(evening(), 'guns', { host: 'husson' });
    const aimed = opens(goTo(led, 4), { do: 'fire', side: 'a', on: { unit: 'hepburn' } }, { 'fires.guns': true });
    const range = aimed.agenda.at(-1)!.facts;
    expect(range).toMatchObject({ 'fires.guns': true });
    const fired = settles(says(aimed, { 'range.guns': 'medium' }), { guns: pot(1, 1) });
    expect(fired.wanted).toEqual({ guns: 3 });
    const fight = opens(acts(falls(fired.battle), 'ii', 'firefights'), {
      do: 'firefight',
      unit: 'husson',
      target: 'hepburn',
    });
    // Fresh, so as Q4: three, and two for the guns; and three.
    expect(goesOn(fight).wanted).toMatchObject({ 'throw:husson': 5, 'throw:hepburn': 3 });
    const done = settles(fight).battle;
    expect(
      goesOn(combat(touches(toStep(done, 'combats'), 'husson', 'hepburn'), 'hepburn', 'husson')).wanted,
    ).toMatchObject({ 'throw:husson': 6 });
    const theirs = touches(acts(play(done, { do: 'finish' }), 'picton', 'combats'), 'hepburn', 'husson');
    expect(goesOn(combat(theirs, 'husson', 'hepburn')).wanted).toMatchObject({ 'throw:hepburn': 6, 'throw:husson': 8 });
  });
});

describe('a general with a brigade', () => {
  const state: Partial<UnitState> = { disordered: true, exhaustion: 1, shaken: true };
  it('NBC-QC-14 NBC-MTC-03 NBC-ORD-04 NBC-FF-10 NBC-REC-02 lends his L as it stands to each of its checks, keen or Tired or hurt', () => {
    // Picton’s L5 with Hepburn, Disordered, Tired and Shaken, under Attack, keen.
    const keen = play(evening(), { do: 'set', what: 'formation', id: 'picton', set: { order: 'attack-keen' } });
    const led = joins(set(keen, 'hepburn', state), 'c-picton', 'hepburn');
    const charge = opens(acts(led, 'picton', 'move'), { do: 'charge', unit: 'hepburn', target: 'husson' });
    expect(wants(charge)).toMatchObject([{ rating: 5 }]);
    const fire = opens(acts(led, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'hepburn' });
    expect(goesOn(fire, { 'throw:husson': hits(3, 3) }).wanted).toMatchObject({ 'check:hepburn': 5 });
    const recovers = opens(goTo(led, 7), { do: 'recover', unit: 'hepburn' });
    expect([wants(recovers), asks(recovers).includes('ooc')]).toMatchObject([[{ rating: 5 }], true]);
    expect(top(recovers).kind).toBe('recovery');
  });
});

describe('guns that go where their host goes', () => {
  it('NBC-ART-21 NBC-CC-14 NBC-ART-06 driven back with him, they are not taken to stand at the range they fired at', () => {
    const near = set(set(evening(), 'guns', { host: 'husson', facts: { range: 'short' } }), 'husson', { stands: 0 });
    const fought = goesOn(combat(touches(acts(near, 'picton', 'combats'), 'kempt', 'husson'), 'husson', 'kempt'), {
      'throw:kempt': hits(8, 3),
      'check:husson': { result: 'L' },
    });
    const back = accepts(fought.battle);
    expect([back.units.husson!.exhaustion, back.units.guns!.facts.range]).toEqual([0, undefined]);
    expect(back.units.guns!.disordered).toBe(true);
  });
});

describe('guns that two of horse come at', () => {
  it('NBC-EVD-04 run from each once, and from the first no second time', () => {
    const ran = (battle: Battle, one: string, strikes: string) => {
      const charge = opens(battle, { do: 'charge', unit: one, target: 'fliers' }, { 'a:strikes': strikes });
      return settles(accepts(charge), { evade: { result: 'VH' } }).battle;
    };
    const first = ran(acts(evening(), 'picton', 'move'), 'vivian', 'flank');
    // He comes after them, and stops short.
    const second = ran(settles(first, { card: { result: 'L' } }).battle, 'ponsonby', 'rear');
    expect(second.units.fliers!.facts.evaded).toEqual(['vivian', 'ponsonby']);
  });
});

describe('enemy guns in a village, their books kept elsewhere', () => {
  it('NBC-BUA-03 NBC-CC-33 leave it before a blow: nobody touches them any more', () => {
    const there = touches(acts(evening({}, { keeps: 'a' }), 'ii', 'combats'), 'husson', 'rogers');
    const left = accepts(opens(there, { do: 'combat', attackers: ['husson'], target: 'rogers' }, { area: 'for' }));
    expect(left.units.husson!.facts.contact).toBeUndefined();
  });
});
