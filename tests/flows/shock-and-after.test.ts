/** Combats of every mixture, and what each leaves for the next question; stored and read back between any two taps. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { argsOf, goTo, pot, told, top } from '../battlefield/fixtures.ts';
import { moving } from './hands.ts';
import { accepts, acts, dice, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import {
  aims,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  kept,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

/** Husson, or whoever is named, has charged home, and the combat is open. */
const meets = (battle: Battle, target: string, ...attackers: [string] | [string, string]): Battle =>
  combat(
    attackers.reduce((now, one) => charges(now, one, target), battle),
    target,
    ...attackers,
  );
const dis = (battle: Battle, ...ids: readonly string[]) => ids.map((id) => unit(battle, id).disordered);
const near = (battle: Battle, ...ids: readonly string[]) => ids.map((id) => unit(battle, id).facts.inCZ ?? false);

describe('foot and horse together', () => {
  it('NBC-CC-26 NBC-CC-06 NBC-SKM-02 NBC-CC-08 NBC-CC-25 at a brigade with guns and a stand: it is Disordered, loses, and stands in its square', () => {
    const start = set(set(evening(), 'pack', { stands: 1 }), 'rogers', { host: 'pack' });
    const fought = settles(meets(moving(start), 'pack', 'campi', 'pire'), {
      // Six points, for the stand is in, and two for the guns: fives hit foot, and Campi leads.
      'throw:pack': dice(5, 5, 5, 1, 1, 1, 5, 6),
      'throw:campi': dice(5, 6, 1, 1, 1, 1, 1, 1),
      'throw:pire': dice(6, 5, 5, 5, 5, 5),
      'check:campi': { result: 'H' },
      'check:pire': { result: 'H' },
    });
    // Piré’s six are Campi’s to throw again; five hits fall two and one, and two.
    expect(fought.wanted).toEqual({
      ...{ 'throw:campi': 8, 'throw:campi#1': 6, 'throw:pire': 6, 'throw:pack': 8 },
      ...{ 'check:campi': 1, 'check:pire': 3, 'check:pack': 3 },
    });
    const { battle } = fought;
    expect([cp(battle, 'campi'), cp(battle, 'pire'), cp(battle, 'pack')]).toEqual([4, 5, 3]);
    // The guns share the Disorder of their host; High Disorders horse alone.
    expect(dis(battle, 'pack', 'rogers', 'pire', 'campi')).toEqual([true, true, true, false]);
    // The attackers go back 5 cm.
    expect(near(battle, 'campi', 'pire', 'pack')).toEqual([true, true, true]);
  });

  it('NBC-CC-26 NBC-CC-29 NBC-CC-20 AMB-122 whose second unit Breaks win by the first one’s state; the loser is as near as its own way back leaves it', () => {
    const weak = set(left(evening(), 'husson', 1), 'pack', { facts: { cover: 'soft' } });
    const fought = settles(meets(moving(weak), 'pack', 'husson', 'campi'), {
      'throw:campi': hits(8, 4),
      'throw:pack': hits(6, 3),
      'check:campi': { result: 'H' },
      'check:pack': { result: 'VH' },
    });
    // Campi, larger, leads: two hits on him, one on Husson.
    expect(fought.wanted).toMatchObject({ 'check:campi': 2, 'check:pack': 2 });
    expect([cp(fought.battle, 'campi'), unit(fought.battle, 'husson').fate]).toEqual([6, 'broken']);
    // Pack was hit oftener, and falls back 6 cm from his cover; Husson runs.
    expect(unit(fought.battle, 'pack').facts.cover).toBeUndefined();
    expect(near(fought.battle, 'campi', 'pack')).toEqual([true, true]);
  });

  it('NBC-CC-26 NBC-CC-14 NBC-REC-01 go back each by its own arm: foot 8 cm, and still near; horse 12, and not', () => {
    const fought = settles(meets(moving(evening()), 'kempt', 'husson', 'pire'), {
      major: dice(1),
      'throw:kempt': hits(8, 3),
      'check:husson': { result: 'H' },
      'check:pire': { result: 'N' },
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 2, 'check:pire': 3 });
    expect(near(fought.battle, 'husson', 'pire', 'kempt')).toEqual([true, false, true]);
    const recovers = (id: string) => takes(opens(goTo(fought.battle, 7), { do: 'recover', unit: id }), 'inCZ');
    expect([recovers('husson'), recovers('pire')]).toEqual([true, false]);
  });

  it('NBC-CC-25 NBC-CC-34 two of horse at a Disordered square: it is Disordered again, goes back, and each rides with half its points', () => {
    const weak = set(left(evening(), 'hepburn', 4), 'hepburn', { disordered: true });
    const fought = settles(meets(moving(weak), 'hepburn', 'pire', 'milhaud'), {
      major: dice(6),
      'throw:pire': hits(6, 1),
      'throw:milhaud': hits(6, 1),
      'throw:hepburn': hits(4, 1),
    });
    // Milhaud leads and has lost a point; Q3, Disordered, two losses.
    expect(fought.wanted).toMatchObject({
      ...{ 'check:milhaud': 3, 'check:hepburn': 1, 'pursuit:milhaud': 2, 'pursuit:pire': 3 },
    });
    expect(near(fought.battle, 'hepburn', 'pire', 'milhaud')).toEqual([true, true, true]);
  });
});

describe('a loser who finds no way back', () => {
  it('NBC-CC-27 NBC-ENG-06 NBC-EX-02 NBC-OFF-03 NBC-GL-16 with engineers and a general: tired twice over, and cut down before a stronger winner', () => {
    const start = joins(
      set(left(evening(), 'hepburn', 3), 'engineers:b:1', { host: 'hepburn' }),
      'c-picton',
      'hepburn',
    );
    const lost = goesOn(meets(moving(start), 'hepburn', 'campi'), {
      'throw:campi': hits(8, 1),
      'check:hepburn': { result: 'VL' },
    });
    // Three points and the engineers’ die; they throw for the point; Picton’s L5.
    expect(lost.wanted).toEqual({
      ...{ 'throw:campi': 8, 'throw:hepburn': 4, 'engineers:hepburn': 2, 'check:hepburn': 5, 'officer:hepburn': 2 },
    });
    const blocked = settles(says(lost.battle, { 'd:blocked': true }));
    // They may take the point more, too.
    expect(blocked.wanted).toEqual({ 'engineers-blocked:hepburn': 2 });
    expect(unit(blocked.battle, 'hepburn')).toMatchObject({ fate: 'vanquished', exhaustion: 2 });
    expect(unit(blocked.battle, 'engineers:b:1').fate).toBe('eliminated');
    expect(blocked.battle.officers['c-picton']).toMatchObject({ fate: 'fit', host: null });
  });
});

describe('a village', () => {
  it('NBC-CC-31 NBC-ENG-05 NBC-CC-09 NBC-REC-03 NBC-GAR-02 in two rounds by foot with engineers: their hits are proved in neither', () => {
    const held = set(evening(), 'hepburn', { area: 'farm', occupied: 20 });
    const first = goesOn(meets(moving(set(held, 'engineers:a:1', { host: 'husson' })), 'hepburn', 'husson'), {
      'throw:husson': hits(7, 1),
      'throw:hepburn': hits(6, 2),
      'engineers:husson': dice(1, 1),
      'check:husson': { result: 'VH' },
      'check:hepburn': { result: 'H' },
    });
    expect(first.wanted).toEqual({
      ...{ 'throw:husson': 7, 'throw:hepburn': 6, 'engineers:husson': 2, 'check:husson': 2, 'check:hepburn': 4 },
    });
    const stays = kept(accepts(says(first.battle, { stay: true })));
    // In contact: a card gives no points back.
    const recovery = settles(opens(goTo(stays, 7), { do: 'recover', unit: 'husson' }), { card: { result: 'VH' } });
    expect([recovery.wanted, cp(recovery.battle, 'husson')]).toEqual([{ card: 3 }, 4]);
    const again = goTo(stays, 6, 2);
    expect(unit(again, 'hepburn').occupied).toBe(20);
    const second = combat(acts(again, 'ii', 'combats'), 'hepburn', 'husson');
    expect(takes(second, 'round')).toBe('2');
    const over = settles(second, {
      'throw:husson': hits(5, 1),
      'throw:hepburn': hits(5, 2),
      'throw:hepburn#1': dice(4, 3),
      'engineers:husson': dice(6, 6),
      'check:hepburn': { result: 'H' },
    });
    expect(over.wanted).toEqual({
      ...{ 'throw:husson': 5, 'throw:hepburn': 5, 'throw:hepburn#1': 2, 'engineers:husson': 2, 'check:hepburn': 4 },
    });
    expect([cp(over.battle, 'husson'), unit(over.battle, 'engineers:a:1').fate]).toEqual([4, 'eliminated']);
    // A hit each, and the same quality: the attacker loses, and stays no more.
    expect(unit(over.battle, 'husson')).toMatchObject({ area: null, facts: { inCZ: true } });
    expect([unit(over.battle, 'hepburn').area, unit(over.battle, 'husson').facts.contact]).toEqual(['farm', undefined]);
  });

  it('NBC-GAR-04 NBC-GAR-07 NBC-CC-31 with a garrison behind its Support: guns, then two combats in two turns', () => {
    const walls = { area: 'farm', kind: 'garrison', formation: null, lost: { white: 0, red: 0, blue: 3 } } as const;
    const start = set(set(evening(), 'hepburn', { area: 'farm', occupied: 60 }), 'pack', walls);
    expect(isOffered(goTo(start, 4), { do: 'fire', side: 'a', on: { unit: 'pack' } })).toBe(false);
    const fired = settles(aims(start, 'guns', 'hepburn', { 'range.guns': 'short' }), {
      guns: pot(6, 6),
      'guns.1': dice(4, 4),
    });
    expect(fired.wanted).toEqual({ guns: 4, 'guns.1': 2 });
    // Q3, two losses, in a town.
    const checked = settles(falls(fired.battle));
    expect(checked.wanted).toEqual({ card: 3 });
    const support = settles(meets(moving(checked.battle), 'hepburn', 'campi'), {
      'throw:campi': hits(8, 2),
      'throw:campi#1': dice(4, 5),
      'throw:hepburn': hits(4, 1),
      'check:campi': { result: 'H' },
    });
    expect(support.wanted).toMatchObject({ 'throw:hepburn': 4, 'check:campi': 3, 'check:hepburn': 3 });
    expect([unit(support.battle, 'hepburn').area, unit(support.battle, 'campi').area]).toEqual([null, null]);
    // He stands before the walls, in their zone: two dice and no closing card in the next turn.
    const next = moving(goTo(support.battle, 6, 2));
    const asked = opens(next, { do: 'charge', unit: 'campi', target: 'pack' });
    expect([takes(asked, 'a:inCZ'), wants(asked).map(({ slot }) => slot)]).toEqual([true, ['dice']]);
    const stormed = settles(combat(settles(asked, { dice: dice(2, 3) }).battle, 'pack', 'campi'), {
      'throw:campi': hits(7, 2),
      'throw:campi#1': dice(4, 5),
      'throw:pack': hits(3, 1),
      'check:campi': { result: 'H' },
    });
    expect(stormed.wanted).toMatchObject({ 'throw:campi': 7, 'throw:pack': 3, 'check:campi': 3, 'check:pack': 4 });
    expect([cp(stormed.battle, 'pack'), unit(stormed.battle, 'pack').area, unit(stormed.battle, 'campi').area]).toEqual(
      [1, 'farm', null],
    );
  });

  it.each([
    ['N', 2, 'farm', 0],
    ['VL', 2, null, 1],
  ] as const)(
    'NBC-CC-32 NBC-CC-13 NBC-EX-02 attacked out of, and lost with %s: the attacker is in %s',
    (card, made, area, exhaustion) => {
      const start = set(evening(), 'hepburn', { area: 'farm', occupied: 40 });
      const fight = meets(moving(start, 'picton'), 'husson', 'hepburn');
      expect(takes(fight, 'area')).toBe('out');
      const lost = settles(fight, {
        'throw:husson': hits(6, made),
        'throw:hepburn': hits(6, 1),
        'check:hepburn': { result: card },
      });
      expect(lost.wanted).toMatchObject({ 'check:hepburn': 3, 'check:husson': 3 });
      expect(unit(lost.battle, 'hepburn')).toMatchObject({ area, exhaustion, disordered: true });
      const won = settles(fight, { 'throw:hepburn': hits(6, 1) }).battle;
      expect(unit(won, 'hepburn')).toMatchObject({ area: null, facts: { inCZ: true } });
    },
  );

  it('NBC-BUA-04 NBC-ORD-13 AMB-29 that horse on the march gives up before anybody strikes: its division has been attacked, and defends', () => {
    const start = set(evening(), 'vivian', { area: 'farm' });
    const picton = { ...start.formations.picton!, order: 'redeploy' } as const;
    const marching = { ...start, formations: { ...start.formations, picton } };
    const charged = charges(moving(marching), 'husson', 'vivian');
    expect(charged.formations.picton!.order).toBe('redeploy');
    const left = settles(combat(charged, 'vivian', 'husson'));
    expect(left.wanted).toEqual({});
    expect([unit(left.battle, 'vivian').area, left.battle.formations.picton!.order]).toEqual([null, 'defend']);
    expect(unit(left.battle, 'husson').facts.contact).toBeUndefined();
  });

  it('NBC-BUA-04 NBC-CC-09 NBC-GL-05 held by horse on foot: a point lost there is two of its own', () => {
    const fight = says(meets(moving(set(evening(), 'vivian', { area: 'farm' })), 'vivian', 'husson'), {
      'd:onFoot': true,
    });
    const fought = settles(fight, {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(4, 1),
      'throw:vivian': hits(3, 1),
    });
    expect(fought.wanted).toEqual({
      ...{ 'throw:husson': 6, 'throw:husson#1': 2, 'throw:vivian': 3, 'check:husson': 3, 'check:vivian': 4 },
    });
    // A hit each, both Disordered, both Q3: the attacker loses.
    expect(unit(fought.battle, 'vivian')).toMatchObject({ area: 'farm', onFoot: true, disordered: true });
    expect(cp(fought.battle, 'vivian')).toBe(4);
  });
});

describe('mixed and tired troops', () => {
  it('NBC-CC-25 NBC-CC-08 AMB-131 an MX unit charged by horse is in square, throws one miss again, and stands though it lost', () => {
    const fought = settles(meets(moving(evening()), 'mixed', 'pire'), {
      'throw:pire': dice(6, 6, 5, 5, 5, 5),
      'throw:mixed': dice(6, 5, 5, 5, 5, 5),
      'throw:mixed#1': dice(5),
      'check:pire': { result: 'VH' },
      'check:mixed': { result: 'H' },
    });
    expect(fought.wanted).toMatchObject({ 'throw:mixed': 6, 'throw:mixed#1': 1, 'check:pire': 3, 'check:mixed': 2 });
    expect([cp(fought.battle, 'mixed'), cp(fought.battle, 'pire')]).toEqual([4, 5]);
    expect(near(fought.battle, 'mixed', 'pire')).toEqual([true, true]);
  });

  it('NBC-FF-04 NBC-CC-16 NBC-CC-13 who is Tired hits on sixes, charges at two less, and loses though he hit oftener', () => {
    const tired = set(evening(), 'husson', { exhaustion: 1 });
    const muskets = opens(acts(tired, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' });
    const fired = settles(muskets, { 'throw:husson': dice(6, 5) });
    expect(fired.wanted).toEqual({ 'throw:husson': 2, 'throw:pack': 3, 'check:pack': 4 });
    expect(cp(fired.battle, 'pack')).toBe(5);
    const charge = opens(moving(tired), { do: 'charge', unit: 'husson', target: 'pack' });
    expect(wants(charge)).toMatchObject([{ rating: 2 }]);
    const home = settles(charge, { card: { result: 'N' } }).battle;
    const fought = settles(combat(home, 'pack', 'husson'), {
      'throw:husson': dice(6, 6, 5, 5, 5, 5),
      'throw:pack': dice(5, 1, 1, 1, 1, 1),
      'check:husson': { result: 'L' },
      'check:pack': { result: 'H' },
    });
    expect(fought.wanted).toMatchObject({ 'check:husson': 2, 'check:pack': 3 });
    // Low tires only who was Disordered before.
    expect(unit(fought.battle, 'husson')).toMatchObject({ exhaustion: 1, disordered: true });
    expect([cp(fought.battle, 'pack'), cp(fought.battle, 'husson')]).toEqual([4, 5]);
    expect(dis(fought.battle, 'pack')).toEqual([false]);
  });
});

describe('after a firefight', () => {
  it('NBC-FF-09 NBC-FF-10 NBC-CC-18 one hit each drives nobody back; who was Disordered by it loses the combat', () => {
    const fire = opens(acts(evening(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' });
    const fired = settles(fire, {
      'throw:husson': hits(3, 1),
      'throw:pack': hits(3, 1),
      'check:pack': { disorder: true },
    });
    expect(fired.wanted).toEqual({ 'throw:husson': 3, 'throw:pack': 3, 'check:husson': 3, 'check:pack': 4 });
    const fought = settles(combat(fired.battle, 'pack', 'husson'), {
      'throw:husson': hits(5, 2),
      'throw:pack': hits(5, 2),
      'check:husson': { result: 'N' },
      'check:pack': { result: 'N' },
    });
    // Q3 less one; Q4, Disordered, less one. Husson was in order before, and wins.
    expect(fought.wanted).toEqual({ 'throw:husson': 5, 'throw:pack': 5, 'check:husson': 2, 'check:pack': 2 });
    expect([cp(fought.battle, 'husson'), cp(fought.battle, 'pack')]).toEqual([3, 3]);
  });

  it('NBC-FF-05 NBC-QC-09 NBC-CC-08 NBC-CC-21 with the army commander near: two misses again in both, and one more in each check', () => {
    const fire = opens(acts(evening(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' });
    const fired = settles(says(fire, { 'a:nearAC': true }), {
      'throw:husson': hits(3, 0),
      'throw:husson#1': dice(6, 1),
      'throw:pack': hits(3, 1),
    });
    expect(fired.wanted).toEqual({
      ...{ 'throw:husson': 3, 'throw:husson#1': 2, 'throw:pack': 3, 'check:husson': 4, 'check:pack': 4 },
    });
    const fought = settles(combat(fired.battle, 'pack', 'husson'), {
      'throw:husson': hits(5, 1),
      'throw:husson#1': dice(1, 1),
      'throw:pack': hits(5, 1),
      'check:husson': { result: 'H' },
      'check:pack': { result: 'H' },
    });
    expect(fought.wanted).toMatchObject({ 'throw:husson#1': 2, 'check:husson': 4, 'check:pack': 4 });
    // Printed Q3 against Q4: Husson loses, and has gone from where the general was near.
    expect(unit(fought.battle, 'husson').facts).toMatchObject({ inCZ: true });
    expect(unit(fought.battle, 'husson').facts.nearAC).toBeUndefined();
  });

  it('NBC-MOV-16 NBC-FF-01 AMB-99 a six sends foot at horse: it fires, the horse does not reply, and is checked for two losses', () => {
    const move = says(opens(moving(evening()), { do: 'move', unit: 'husson' }), { inCZ: true });
    const sent = settles(move, { dice: dice(6, 2) });
    expect([sent.wanted, unit(sent.battle, 'husson').facts.mustAttack]).toEqual([{ dice: 2 }, true]);
    const fire = opens(toStep(sent.battle, 'firefights'), { do: 'firefight', unit: 'husson', target: 'ponsonby' });
    const fired = settles(fire, { 'throw:husson': dice(6, 5, 1), 'check:ponsonby': { disorder: true } });
    expect(fired.wanted).toEqual({ 'throw:husson': 3, 'check:ponsonby': 2 });
    expect(unit(fired.battle, 'ponsonby')).toMatchObject({ disordered: true, facts: { inCZ: true } });
  });

  it('NBC-FF-10 AMB-76 NBC-CC-11 guns that stand alone: Disordered by the first hit of muskets, lost to the next', () => {
    const at = (battle: Battle, one: string) => opens(battle, { do: 'firefight', unit: one, target: 'rogers' });
    const first = settles(at(acts(evening(), 'ii', 'firefights'), 'husson'), { 'throw:husson': hits(3, 1) });
    expect(first.wanted).toEqual({ 'throw:husson': 3 });
    expect(unit(first.battle, 'rogers')).toMatchObject({ fate: 'good', disordered: true });
    const second = settles(at(first.battle, 'campi'), { 'throw:campi': hits(4, 1) });
    expect(second.wanted).toEqual({ 'throw:campi': 4 });
    expect(unit(second.battle, 'rogers').fate).toBe('eliminated');
  });
});

describe('both Broken', () => {
  it('NBC-CC-30 NBC-CC-29 NBC-OFF-03 NBC-ART-21 the better comes back with a point, its guns and its general with it, Disordered by its own check', () => {
    const one = left(left(evening(), 'pack', 1), 'husson', 1);
    const led = joins(joins(set(one, 'rogers', { host: 'pack' }), 'reille', 'husson'), 'c-picton', 'pack');
    const fought = settles(meets(moving(led), 'pack', 'husson'), {
      'throw:husson': hits(1, 1),
      'throw:pack': hits(3, 3),
      'check:pack': { result: 'L' },
      'officer:husson': dice(1, 1),
      'officer:pack': dice(1, 1),
    });
    expect(fought.wanted).toEqual({
      ...{ 'throw:husson': 1, 'throw:pack': 3, 'check:husson': 4, 'check:pack': 5 },
      ...{ 'officer:husson': 2, 'officer:pack': 2 },
    });
    const { battle } = fought;
    expect([cp(battle, 'pack'), unit(battle, 'pack').fate, unit(battle, 'husson').fate]).toEqual([1, 'good', 'broken']);
    expect(dis(battle, 'pack', 'rogers')).toEqual([true, true]);
    expect(unit(battle, 'rogers')).toMatchObject({ fate: 'good', host: 'pack' });
    expect([battle.officers.reille!.host, battle.officers['c-picton']!.host]).toEqual(['husson', 'pack']);
  });
});

it('NBC-CC-25 that the square stands is told with those whom it throws back, though it lost', () => {
  const { battle } = goesOn(meets(moving(evening()), 'pack', 'campi', 'pire'), {
    'throw:campi': hits(8, 4),
    'throw:pack': hits(6, 1),
  });
  const lines = told(battle, { do: 'accept', task: top(battle).id });
  expect(lines.filter((line) => argsOf(line, 'combat-goes-back')).length).toBe(2);
  expect(lines.filter((line) => JSON.stringify(line).includes('"retreat-square"')).length).toBe(2);
});

describe('Broken in close combat', () => {
  // Foot 8 and 15 cm, horse 12: twice as far, the first 5 cm straight back.
  it.each([
    ['husson', 'N', 16],
    ['husson', 'VL', 30],
    ['pire', 'N', 24],
  ] as const)('NBC-CC-29 NBC-CC-14 %s, with %s, is told to go back %i cm', (who, card, cm) => {
    const fight = meets(moving(left(evening(), who, 1)), 'kempt', who);
    const { battle } = goesOn(fight, { 'throw:kempt': hits(8, 2), [`check:${who}`]: { result: card } });
    const lines = told(battle, { do: 'accept', task: top(battle).id });
    expect(lines.map((line) => argsOf(line, 'flight-goes-back')).find(Boolean)).toMatchObject({ cm, first: 5 });
    expect(unit(kept(accepts(battle)), who).fate).toBe('broken');
  });
});

describe('horse against horse', () => {
  it('NBC-CC-04 NBC-CC-05 NBC-CC-34 NBC-EX-02 heavy at Disordered light: threes hit; a Very Low is ridden down with all misses again', () => {
    const start = set(evening(), 'vivian', { disordered: true });
    const fought = settles(meets(moving(start), 'vivian', 'milhaud'), {
      'throw:milhaud': dice(3, 4, 2, 2, 2, 1),
      'throw:vivian': dice(6, 5, 5, 5, 5, 5),
      'check:milhaud': { result: 'VH' },
      'check:vivian': { result: 'VL' },
      'pursuit:milhaud': dice(5, 1),
      'pursuit:milhaud#1': dice(6),
    });
    // Q3, Disordered, two losses; five points ride with two dice.
    expect(fought.wanted).toMatchObject({
      ...{ 'check:milhaud': 3, 'check:vivian': 1, 'pursuit:milhaud': 2, 'pursuit:milhaud#1': 1 },
    });
    expect([cp(fought.battle, 'vivian'), cp(fought.battle, 'milhaud')]).toEqual([2, 5]);
    expect(unit(fought.battle, 'vivian')).toMatchObject({ disordered: true, exhaustion: 1 });
  });

  it('NBC-CC-34 NBC-CC-35 AMB-166 a defender that wins rides too, and impetuous follows: the loser, 15 cm away, has it in his zone', () => {
    const fought = settles(meets(moving(evening()), 'ponsonby', 'pire'), {
      'throw:ponsonby': dice(6, 6, 5, 5, 5, 5),
      'check:pire': { result: 'L' },
      // Half of one miss is none.
      'pursuit:ponsonby': dice(5, 5, 1),
    });
    expect(fought.wanted).toMatchObject({ 'check:pire': 2, 'pursuit:ponsonby': 3 });
    expect([cp(fought.battle, 'pire'), near(fought.battle, 'pire', 'ponsonby')]).toEqual([2, [true, true]]);
  });
});

describe('ground, flanks and proofs together', () => {
  it('NBC-CC-08 NBC-CC-13 AMB-163 above him, flanked, and the general near: the best one alone', () => {
    const start = moving(evening({}, {}, { hills: 'hilly' }));
    const fight = says(meets(start, 'hepburn', 'husson'), { 'a:below': true, 'd:flanked': true, 'd:nearAC': true });
    const fought = goesOn(fight, { 'throw:husson#1': dice(6, 1, 1), 'throw:hepburn#1': dice(6, 1, 1) });
    expect(fought.wanted).toMatchObject({
      ...{ 'throw:husson#1': 3, 'throw:hepburn#1': 3, 'check:husson': 3, 'check:hepburn': 4 },
    });
  });

  it('NBC-CC-09 AMB-117 out of command, at a wall, on a strong point: proved, proved again, and half of the rest', () => {
    const places = [{ id: 'mill', name: 'the mill', kind: 'strong-point' }] as const;
    const start = set(evening({}, {}, { areas: [...places] }), 'hepburn', { area: 'mill', facts: { cover: 'hard' } });
    const fight = meets(moving(start), 'hepburn', 'husson');
    expect([takes(fight, 'd:hardCover'), takes(fight, 'd:strongPoint'), takes(fight, 'area')]).toEqual([
      true,
      true,
      'open',
    ]);
    const fought = goesOn(says(fight, { 'a:ooc': true }), {
      'throw:husson': hits(6, 6),
      'throw:husson#1': dice(4, 4, 4, 4, 4, 3),
      'throw:husson#2': dice(4, 4, 4, 4, 3),
      'throw:husson#3': dice(4, 3),
    });
    expect(fought.wanted).toMatchObject({ 'throw:husson#1': 6, 'throw:husson#2': 5, 'throw:husson#3': 2 });
    // Three hits: Q3 less one.
    expect(fought.wanted['check:hepburn']).toBe(2);
  });

  it('NBC-CC-33 NBC-CC-08 two misses at the least, of three, where a winner of before threatens the flank', () => {
    const both = charges(charges(moving(evening()), 'husson', 'pack'), 'campi', 'hepburn');
    const won = settles(combat(both, 'hepburn', 'campi'), { 'throw:campi': hits(8, 3) }).battle;
    const fought = goesOn(says(combat(won, 'pack', 'husson'), { 'd:flanked': true }), { 'throw:husson': hits(6, 3) });
    expect(fought.wanted).toMatchObject({ 'throw:husson': 6, 'throw:husson#1': 2, 'throw:pack': 6 });
  });
});

describe('guns that go with a charge, and small units', () => {
  it('NBC-CC-06 NBC-ART-21 NBC-ART-23 horse guns add two dice to an attack, foot guns none; both are Disordered with their host', () => {
    const start = moving(set(set(evening(), 'fliers', { host: 'husson' }), 'guns', { host: 'campi' }));
    const both = charges(charges(start, 'husson', 'pack'), 'campi', 'hepburn');
    const first = settles(combat(both, 'pack', 'husson'), { 'throw:husson': hits(8, 2), 'throw:pack': hits(6, 1) });
    expect(first.wanted).toMatchObject({ 'throw:husson': 8, 'throw:pack': 6, 'check:husson': 3, 'check:pack': 3 });
    expect(dis(first.battle, 'husson', 'fliers', 'guns')).toEqual([true, true, false]);
    expect(goesOn(combat(first.battle, 'hepburn', 'campi')).wanted).toMatchObject({ 'throw:campi': 8 });
  });

  it('NBC-DET-04 NBC-DET-05 NBC-CC-13 a detachment of two fights with two dice, and is gone when it breaks', () => {
    const donor = acts(evening(), 'picton', 'administration');
    const sent = settles(opens(donor, { do: 'detach', unit: 'hepburn' }, { cp: 2 })).battle;
    const post = Object.values(sent.units).find(({ kind }) => kind === 'detachment')!.id;
    const fought = settles(meets(moving(sent), post, 'husson'), {
      'throw:husson': hits(6, 2),
      [`throw:${post}`]: hits(2, 1),
    });
    expect(fought.wanted).toMatchObject({ [`throw:${post}`]: 2, 'check:husson': 3 });
    expect([unit(fought.battle, post).fate, cp(fought.battle, 'husson')]).toEqual(['eliminated', 5]);
  });
});

describe('a pontoon train with engineers', () => {
  it('NBC-PON-03 NBC-ENG-06 NBC-CC-29 fights with two points, draws no card when it breaks, and is gone with them', () => {
    const { a, b } = evening().scenario.sides;
    const train = 'pontoon:b:1';
    const field = evening({}, {}, { sides: { a, b: { ...b, pontoons: 1 } } as never });
    const hosted = set(field, 'engineers:b:1', { host: train });
    const fought = settles(meets(moving(hosted), train, 'husson'), {
      'throw:husson': dice(5, 6, 1, 1, 1, 1),
      [`throw:${train}`]: hits(2, 1),
    });
    expect(fought.wanted).toEqual({ 'throw:husson': 6, [`throw:${train}`]: 2, 'check:husson': 3 });
    expect([unit(fought.battle, train).fate, unit(fought.battle, 'engineers:b:1').fate]).toEqual([
      'eliminated',
      'eliminated',
    ]);
    expect(unit(fought.battle, 'husson').facts.inCZ).toBeUndefined();
  });
});

describe('one who was Broken before', () => {
  it('NBC-GL-15 NBC-RAL-02 NBC-QC-06 NBC-ART-22 loses red points, Breaks again, and rallies at one less', () => {
    const start = set(evening(), 'pack', { shaken: true, lost: { white: 2, red: 3, blue: 0 } });
    const fallen = falls(settles(aims(start, 'guns', 'pack', { 'range.guns': 'short' }), { guns: pot(6, 1) }).battle);
    expect(top(fallen).kind).toBe('broken-back');
    const broken = kept(accepts(fallen));
    expect(unit(broken, 'pack')).toMatchObject({ fate: 'broken', lost: { white: 2, red: 4 } });
    const rallied = settles(opens(goTo(broken, 7), { do: 'recover', unit: 'pack' }), { card: { result: 'VH' } });
    expect([rallied.wanted, cp(rallied.battle, 'pack'), unit(rallied.battle, 'pack').shaken]).toEqual([
      { card: 3 },
      4,
      true,
    ]);
  });
});
