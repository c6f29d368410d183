/** Each side on a phone of its own, both subjects of a row at once: what was said of the enemy, seen of him and done to him, and what his own player is asked. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot } from '../battlefield/fixtures.ts';
import { kinds } from './hands.ts';
import { accepts, acts, asks, decides, dice, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import { turn } from './turns.ts';
import {
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

/** This phone keeps the French. */
const ours = () => evening({}, { keeps: 'a' });
/** This one keeps the Allies. */
const theirs = () => evening({}, { keeps: 'b' });
const told = (battle: Battle, id: string) => unit(battle, id).facts.told;
const fights = (battle: Battle, one: string, target: string) =>
  isOffered(battle, { do: 'combat', attackers: [one], target });
const wantsNow = (battle: Battle) => wants(battle).map((need) => [need.slot, 'dice' in need ? need.dice : 0]);

describe('on the phone of the attacker', () => {
  it('NBC-MTC-02 NBC-CC-01 his own charge that stopped short fights nobody, whom the enemy’s player calls what', () => {
    const short = toStep(charges(acts(ours(), 'ii', 'move'), 'husson', 'kempt', 'L'), 'combats');
    expect([fights(short, 'husson', 'kempt'), isOffered(short, { do: 'combat', attackers: ['husson'] })]).toEqual([
      false,
      false,
    ]);
    expect(fights(short, 'campi', 'kempt')).toBe(true);
  });

  it('NBC-MTC-02 NBC-CC-01 nor does an enemy’s that stopped short, nor one that has fought, until the next turn', () => {
    const asked = opens(acts(ours(), 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'husson' });
    const short = toStep(settles(asked, { card: { result: 'VL' } }).battle, 'combats');
    expect([fights(short, 'kempt', 'husson'), fights(short, 'pack', 'husson')]).toEqual([false, true]);
    const fought = settles(opens(short, { do: 'combat', attackers: ['pack'], target: 'husson' })).battle;
    expect(fights(fought, 'pack', 'husson')).toBe(false);
    expect(fights(acts(turn(goTo(fought, 7), 20), 'picton', 'combats'), 'pack', 'husson')).toBe(true);
  });

  it('NBC-CC-34 NBC-CC-13 NBC-GL-05 a pursuit’s hits are off his told points too, and his next volley’s target is as weak', () => {
    const open = says(combat(charges(acts(ours(), 'ii', 'move'), 'pire', 'mixed'), 'mixed', 'pire'), {
      'd:cp': 6,
      'd:disordered': true,
    });
    const fought = settles(open, {
      'throw:pire': dice(4, 4, 1, 1, 1, 1),
      'check:mixed': { result: 'N' },
      'pursuit:pire': dice(5, 1, 1),
    });
    // Q3, Disordered, two losses. Half of six ride on.
    expect(fought.wanted).toMatchObject({ 'throw:pire': 6, 'throw:mixed': 6, 'check:mixed': 1, 'pursuit:pire': 3 });
    expect(told(fought.battle, 'mixed')).toMatchObject({ cp: 3, disordered: true, fresh: false });
    const next = opens(acts(goTo(fought.battle, 6, 2), 'ii', 'firefights'), {
      do: 'firefight',
      unit: 'campi',
      target: 'mixed',
    });
    expect(takes(next, 'd:cp')).toBe(3);
  });

  it('NBC-SKM-07 NBC-CC-03 NBC-MTC-03 his stand that was told, and fell to a hit, is off neither his dice nor ours', () => {
    const seen = settles(
      says(opens(acts(ours(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' }), {
        'd:stands': 1,
        'd:cp': 6,
      }),
      {
        'throw:husson': hits(3, 0),
      },
    ).battle;
    // Five points of a Q4, Fresh and so as Q5, his stand behind him: two dice.
    expect(told(seen, 'pack')).toMatchObject({ stands: 1, cp: 6 });
    const shot = settles(
      opens(goTo(set(seen, 'husson', { stands: 1 }), 3, 2), { do: 'skirmish', by: 'husson', on: { unit: 'pack' } }),
      {
        stand1: pot(6, 1),
      },
    );
    // SK2 at SK2 with a stand: two dice.
    expect(shot.wanted).toEqual({ stand1: 2 });
    expect(cp(falls(shot.battle), 'husson')).toBe(6);
    expect(told(falls(shot.battle), 'pack')).toMatchObject({ cp: 5 });
  });

  it('NBC-UC-01 NBC-ORD-13 NBC-CC-09 a division on the march, charged, defends afterwards on this phone too, and was struck on the march', () => {
    const march = play(ours(), { do: 'set', what: 'formation', id: 'picton', set: { order: 'redeploy' } });
    const open = combat(charges(acts(march, 'ii', 'move'), 'campi', 'hepburn'), 'hepburn', 'campi');
    const fought = settles(open, { 'throw:hepburn': hits(6, 2), 'throw:hepburn#1': dice(4, 1) });
    // His two hits are proved; asked after, he is said to march no more.
    expect(takes(open, 'd:order')).toBe('redeploy');
    expect(fought.wanted).toMatchObject({ 'throw:hepburn': 6, 'throw:hepburn#1': 2 });
    expect(goesOn(says(open, { 'd:order': 'none' }), { 'throw:hepburn': hits(6, 2) }).wanted).not.toHaveProperty(
      'throw:hepburn#1',
    );
    expect([fought.battle.formations.picton!.order, cp(fought.battle, 'campi')]).toEqual(['defend', 7]);
  });

  it('NBC-GAR-04 NBC-BUA-05 NBC-CC-28 his Support driven from a village is out of it here; the village is free to come in', () => {
    const held = set(ours(), 'hepburn', { area: 'farm', areaIn: 1 });
    const won = settles(combat(charges(acts(held, 'ii', 'move'), 'campi', 'hepburn'), 'hepburn', 'campi'), {
      'throw:campi': hits(8, 3),
      'throw:campi#1': dice(4, 4, 4),
      'check:hepburn': { result: 'N' },
    }).battle;
    expect([unit(won, 'hepburn').area, unit(won, 'campi').area, told(won, 'hepburn')?.cp]).toEqual([null, 'farm', 3]);
  });

  it('NBC-OFF-01 NBC-UC-04 NBC-CMA-04 his general is ridden into and taken: his own player throws; ours commands on', () => {
    const taken = decides(
      play(acts(ours(), 'ii', 'move'), { do: 'strike', officer: 'c-picton', by: 'entered' }),
      'captured',
    );
    expect(taken.officers['c-picton']!.fate).toBe('captured');
    const asked = opens(acts(taken, 'picton', 'move'), { do: 'charge', unit: 'hepburn', target: 'husson' });
    expect(asks(asked)).not.toContain('a:withoutLeader');
    // Of his own quality; nobody has seen him lose a point.
    expect(wants(asked)).toMatchObject([{ rating: 4 }]);
    expect(wants(says(asked, { 'a:fresh': false }))).toMatchObject([{ rating: 3 }]);
  });
});

describe('on the phone of the defender', () => {
  it('NBC-MTC-03 NBC-ORD-02 NBC-ORD-04 a stranger who pursues keenly charges at one more; by the order that lies face up, or as the table says', () => {
    // Not under command, his temper has raised it on his own phone.
    const charge = (order: 'pursue-keen' | 'attack') =>
      opens(play(acts(ours(), 'picton', 'move'), { do: 'set', what: 'formation', id: 'picton', set: { order } }), {
        do: 'charge',
        unit: 'hepburn',
        target: 'husson',
      });
    const rated = (battle: Battle) => wants(battle).map((need) => 'rating' in need && need.rating);
    expect([takes(charge('pursue-keen'), 'a:order'), rated(charge('pursue-keen'))]).toEqual(['pursue-keen', [5]]);
    expect([rated(charge('attack')), rated(says(charge('attack'), { 'a:order': 'attack-keen' }))]).toEqual([[4], [5]]);
  });

  it('NBC-FSH-01 NBC-QC-10 NBC-DC-01 NBC-CC-11 his canister takes two of an unknown charger: his player checks, and ours waits with the combat', () => {
    const asked = opens(
      acts(ours(), 'picton', 'move'),
      { do: 'charge', unit: 'hepburn', target: 'guns' },
      { 'a:cp': 6 },
    );
    const shot = settles(settles(asked, { card: { result: 'N' } }).battle, { 'throw:guns': hits(3, 2) }).battle;
    expect([told(shot, 'hepburn')?.cp, kinds(shot), unit(shot, 'hepburn').facts.contact]).toEqual([4, [], 'guns']);
    const fight = combat(shot, 'guns', 'hepburn');
    // Two hits: the battery is lost, and the winner checks what it was to him; no loss is of this combat.
    expect(goesOn(fight, { 'throw:hepburn': dice(4, 4, 1, 1) }).wanted).toEqual({
      'throw:hepburn': 4,
      'check:hepburn': 3,
    });
    expect(unit(settles(fight, { 'throw:hepburn': dice(4, 4, 1, 1) }).battle, 'guns').fate).toBe('eliminated');
  });

  it('NBC-OFF-03 NBC-ENG-06 NBC-CC-37 own general and engineers are thrown for, the enemy’s with him are not', () => {
    const start = joins(
      joins(set(ours(), 'engineers:a:1', { host: 'husson' }), 'reille', 'husson'),
      'c-picton',
      'kempt',
    );
    const fought = goesOn(combat(charges(acts(start, 'picton', 'move'), 'kempt', 'husson'), 'husson', 'kempt'), {
      'throw:kempt': hits(8, 2),
      'throw:husson': hits(7, 2),
      'engineers:husson': dice(1, 1),
      'officer:husson': dice(1, 1),
    });
    expect(Object.keys(fought.wanted).toSorted()).toEqual(
      ['check:husson', 'check:kempt', 'engineers:husson', 'officer:husson', 'throw:husson', 'throw:kempt'].toSorted(),
    );
    // Reille’s L.
    expect(fought.wanted['check:husson']).toBe(4);
  });

  it('NBC-REC-01 NBC-CC-12 NBC-ORD-22 an attack of strangers that stalled leaves them near: its rest is over, and it recovers in the zone', () => {
    const rests = set(left(ours(), 'husson', 3), 'husson', { resting: true, exhaustion: 1 });
    const met = settles(opens(acts(rests, 'picton', 'move'), { do: 'charge', unit: 'kempt', target: 'husson' }), {
      card: { result: 'N' },
    }).battle;
    const stalled = settles(combat(met, 'husson', 'kempt')).battle;
    const recovers = opens(goTo(stalled, 7), { do: 'recover', unit: 'husson' });
    expect(takes(recovers, 'inCZ')).toBe(true);
    const after = accepts(enters(recovers, 'card', { result: 'VH' }));
    expect([unit(after, 'husson').resting, unit(after, 'husson').exhaustion, cp(after, 'husson')]).toEqual([
      false,
      1,
      3,
    ]);
  });

  it('NBC-EVD-01 NBC-EVD-03 NBC-ART-01 the other phone: his light guns run from an unknown horseman, face away, and are silent until they turn', () => {
    const met = settles(opens(acts(theirs(), 'ii', 'move'), { do: 'charge', unit: 'pire', target: 'rogers' }), {
      card: { result: 'N' },
    }).battle;
    const ran = settles(met, { evade: { result: 'H' } });
    // Q4, Fresh, before horse.
    expect(ran.wanted).toEqual({ evade: 4, 'throw:rogers': 2 });
    const off = answersAll(ran.battle, { 'charge-again': { card: { result: 'L' } } }).battle;
    const fires = (battle: Battle) =>
      takes(opens(battle, { do: 'fire', side: 'b', on: { unit: 'husson' } }), 'fires.rogers');
    expect(isOffered(goTo(off, 4, 2), { do: 'fire', side: 'b', on: { unit: 'husson' } })).toBe(false);
    // The horse stopped at 3 cm: it begins in the zone, with a foot’s two dice.
    const away = opens(acts(off, 'picton', 'move'), { do: 'move', unit: 'rogers' });
    expect(wantsNow(away)).toEqual([['dice', 2]]);
    const turned = settles(away, { dice: dice(3, 4) }).battle;
    expect(fires(goTo(turned, 4, 2))).toBeDefined();
  });
});
