/** One unit through an evening: shot at, fired at, charged, driven off, asked to recover; stored and read back between any two taps. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, hits, says, takes, wants } from './table.ts';
import {
  aims,
  answersAll,
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

const SHORT = { 'range.guns': 'short' } as const;
const MEDIUM = { 'range.guns': 'medium' } as const;
const recovers = (battle: Battle, id: string) => opens(goTo(battle, 7), { do: 'recover', unit: id });

describe('a brigade behind a wall, its stand out', () => {
  /** Heavy guns at medium range: three dice less one for the stand; two hits, of which the wall leaves one. */
  const shot = () => {
    const fired = settles(aims(set(evening(), 'kempt', { stands: 1 }), 'guns', 'kempt', { cover: 'hard', ...MEDIUM }), {
      guns: pot(6, 5),
      'guns.1': dice(4, 3),
    });
    expect(fired.wanted).toEqual({ guns: 2, 'guns.1': 2 });
    // Q5, no longer Fresh, one loss.
    const checked = settles(falls(fired.battle), { card: { disorder: true } });
    expect(checked.wanted).toEqual({ card: 5 });
    return checked.battle;
  };

  it('NBC-ART-06 NBC-ART-10 NBC-ART-15 NBC-FF-06 NBC-FF-09 is shot at, then fired at behind it, and leaves it as it recoils', () => {
    const battle = shot();
    expect(unit(battle, 'kempt')).toMatchObject({ disordered: true, stands: 1, facts: { cover: 'hard' } });
    const opened = opens(acts(battle, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(takes(opened, 'd:hardCover')).toBe(true);
    const fought = settles(opened, {
      'throw:husson': hits(3, 2),
      'throw:husson#1': dice(4, 5),
      // Disordered: sixes alone; seven points less the stand.
      'throw:kempt': dice(6, 5, 5),
      'check:kempt': { disorder: true },
    });
    expect(fought.wanted).toEqual({
      ...{ 'throw:husson': 3, 'throw:husson#1': 2, 'throw:kempt': 3 },
      ...{ 'check:kempt': 3, 'check:husson': 3 },
    });
    expect([cp(fought.battle, 'kempt'), cp(fought.battle, 'husson')]).toEqual([5, 5]);
    expect(unit(fought.battle, 'kempt').facts.cover).toBeUndefined();
  });

  it('NBC-SKM-02 NBC-CC-04 NBC-CC-25 NBC-CC-34 then charged by horse: a Disordered square that is Disordered again goes back and is ridden down', () => {
    const fired = settles(
      opens(acts(shot(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' }),
      {
        'throw:husson': hits(3, 2),
        'throw:husson#1': dice(4, 5),
      },
    ).battle;
    const moving = kept(play(fired, { do: 'take-up', formation: 'ii', step: 'move' }));
    const charge = opens(moving, { do: 'charge', unit: 'pire', target: 'kempt' });
    expect(wants(charge)).toMatchObject([{ rating: 4 }]);
    const home = settles(charge, { card: { result: 'N' } }).battle;
    expect(unit(home, 'kempt').stands).toBe(0);
    const fought = settles(combat(home, 'kempt', 'pire'), {
      'throw:pire': dice(4, 5, 6, 3, 3, 3),
      'throw:kempt': dice(6, 5, 5, 5, 5),
      'check:kempt': { result: 'N' },
      'check:pire': { result: 'H' },
      // Disordered by his High: sixes alone.
      'pursuit:pire': dice(6, 5),
    });
    expect(fought.wanted).toEqual({
      ...{ 'throw:pire': 6, 'throw:kempt': 5, 'check:kempt': 3, 'check:pire': 3, 'pursuit:pire': 2 },
    });
    expect([cp(fought.battle, 'kempt'), cp(fought.battle, 'pire')]).toEqual([1, 5]);
    expect([unit(fought.battle, 'kempt').disordered, unit(fought.battle, 'pire').disordered]).toEqual([true, true]);
  });
});

describe('a general rides with the charge', () => {
  it.each([
    [{}, true],
    [{ attachedInjury: 'oncePerTurn' }, false],
  ] as const)(
    'NBC-OFF-03 NBC-EVD-02 NBC-FSH-01 NBC-CC-11 AMB-59 at guns that stay, %j: in danger by canister and, %s, in the combat',
    (rulings, again) => {
      const charge = opens(acts(joins(evening(rulings), 'reille', 'pire'), 'ii', 'move'), {
        ...{ do: 'charge', unit: 'pire', target: 'rogers' },
      });
      expect(wants(charge)).toMatchObject([{ rating: 4 }]);
      const met = settles(charge, { card: { result: 'N' } }).battle;
      // Q4, Fresh, attacked by horse.
      const shot = settles(met, { evade: { result: 'L' }, 'throw:rogers': dice(6, 5, 1) });
      expect(shot.wanted).toEqual({ evade: 4, 'throw:rogers': 3 });
      const asked = answersAll(shot.battle, {
        disorder: { card: { disorder: true } },
        'officer-risk': { dice: dice(5, 6) },
      });
      expect(Object.fromEntries(asked.asked)).toEqual({ disorder: { card: 4 }, 'officer-risk': { dice: 2 } });
      const fought = settles(combat(asked.battle, 'rogers', 'pire'), {
        'throw:pire': dice(6, 5, 5, 5),
        ...(again && { 'officer:pire': dice(6, 6) }),
      });
      expect(fought.wanted).toEqual({ 'throw:pire': 4, ...(again && { 'officer:pire': 2 }) });
      const { rogers, pire } = fought.battle.units;
      expect(rogers).toMatchObject({ fate: 'good', disordered: true, facts: { inCZ: true } });
      // He falls back 5 cm, and is no longer led: Q3, Disordered, no longer Fresh.
      expect(pire).toMatchObject({ disordered: true, facts: { inCZ: true } });
      expect(fought.battle.officers.reille!.fate).toBe(again ? 'injured' : 'fit');
      expect(goesOn(recovers(fought.battle, 'pire')).wanted).toEqual({ card: again ? 2 : 4 });
    },
  );

  it('NBC-QC-14 NBC-OFF-03 NBC-CC-19 NBC-REC-01 between a volley and a combat: his L in each check until he falls', () => {
    const fired = settles(aims(joins(evening(), 'c-picton', 'pack'), 'guns', 'pack', SHORT), { guns: pot(6, 5) });
    const asked = answersAll(falls(fired.battle), { 'officer-risk': { dice: dice(5, 6) } });
    expect(asked.asked).toEqual([
      ['disorder', { card: 5 }],
      ['officer-risk', { dice: 2 }],
    ]);
    const fought = settles(combat(charges(acts(asked.battle, 'ii', 'move'), 'husson', 'pack'), 'pack', 'husson'), {
      'throw:husson': hits(6, 2),
      'throw:pack': hits(4, 1),
      'officer:pack': dice(6, 6),
    });
    expect(fought.wanted).toEqual({
      ...{ 'throw:husson': 6, 'throw:pack': 4, 'check:husson': 3, 'check:pack': 5, 'officer:pack': 2 },
    });
    expect(unit(fought.battle, 'pack')).toMatchObject({ disordered: true, facts: { inCZ: true } });
    // Two points left, Disordered, and nobody leads it.
    expect(goesOn(recovers(fought.battle, 'pack')).wanted).toEqual({ card: 3 });
  });

  it('NBC-SIM-01 NBC-QC-14 lends it nothing where leadership is left out, and is in danger all the same', () => {
    const start = joins(evening({}, { simplified: ['noLeadership'] }), 'c-picton', 'pack');
    const fired = settles(aims(start, 'guns', 'pack', SHORT), { guns: pot(6, 5) });
    expect(answersAll(falls(fired.battle)).asked).toEqual([
      ['disorder', { card: 3 }],
      ['officer-risk', { dice: 2 }],
    ]);
  });
});

describe('a general under three kinds of fire in one turn', () => {
  it.each([
    [{}, 3],
    [{ attachedInjury: 'oncePerTurn' }, 1],
  ] as const)('NBC-OFF-03 NBC-SKM-07 NBC-ART-17 NBC-FF-10 AMB-59 is thrown for, %j: %i times', (rulings, times) => {
    const led = joins(set(set(evening(rulings), 'pack', { stands: 1 }), 'husson', { stands: 1 }), 'c-picton', 'pack');
    const safe = { 'officer-risk': { dice: dice(5, 6) } };
    let risks = 0;
    const asks = (battle: Battle) => {
      const { battle: next, asked } = answersAll(battle, safe);
      risks += asked.filter(([kind]) => kind === 'officer-risk').length;
      return next;
    };
    const skirmish = opens(goTo(led, 3), { do: 'skirmish', by: 'husson', on: { unit: 'pack' } });
    // The stand takes the hit, and a point is lost with it.
    const stand = falls(settles(skirmish, { stand1: pot(6, 1) }).battle);
    const guns = aims(asks(kept(accepts(says(stand, { stand: 'absorb' })))), 'guns', 'pack');
    const shot = asks(falls(settles(guns, { guns: pot(6, 1) }).battle));
    const fire = opens(acts(shot, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' });
    const fought = settles(fire, { 'throw:husson': hits(2, 1) });
    // His L in each check.
    expect(fought.wanted).toMatchObject({ 'check:pack': 5 });
    expect([cp(asks(fought.battle), 'pack'), risks]).toEqual([3, times]);
  });
});

describe('who is Broken by guns', () => {
  it('NBC-ART-22 NBC-ART-21 NBC-OFF-03 NBC-RAL-01 goes through friends, loses its guns, and rallies on the L of him who stayed', () => {
    const start = joins(set(left(evening(), 'pack', 1), 'rogers', { host: 'pack' }), 'c-picton', 'pack');
    const fallen = falls(settles(aims(start, 'guns', 'pack'), { guns: pot(6, 5) }).battle);
    expect(top(fallen).kind).toBe('broken-back');
    const back = kept(accepts(says(fallen, { through: 'hepburn' })));
    const { battle, asked } = answersAll(back, { 'officer-risk': { dice: dice(5, 6) } });
    expect(asked).toEqual([['officer-risk', { dice: 2 }]]);
    expect(unit(battle, 'pack')).toMatchObject({ fate: 'broken', disordered: false });
    expect([unit(battle, 'rogers').fate, unit(battle, 'hepburn').disordered]).toEqual(['eliminated', true]);
    expect(cp(battle, 'hepburn')).toBe(6);
    const high = settles(recovers(battle, 'pack'), { card: { result: 'H' } });
    expect(high.wanted).toEqual({ card: 5 });
    expect(unit(high.battle, 'pack')).toMatchObject({ fate: 'good', shaken: true, disordered: true });
    expect(cp(high.battle, 'pack')).toBe(3);
    // Three quarters are four and a half, five; two below its start at the most.
    const best = settles(recovers(battle, 'pack'), { card: { result: 'VH' } }).battle;
    expect([cp(best, 'pack'), unit(best, 'pack').disordered]).toEqual([4, false]);
  });

  it('NBC-GAR-04 NBC-ART-15 NBC-ART-17 as a Support does not harm the garrison behind it', () => {
    const walls = { area: 'farm', kind: 'garrison', formation: null, lost: { white: 0, red: 0, blue: 3 } } as const;
    const start = set(set(left(evening(), 'hepburn', 1), 'hepburn', { area: 'farm', occupied: 60 }), 'pack', walls);
    const fired = settles(aims(start, 'guns', 'hepburn', SHORT), { guns: pot(6, 6), 'guns.1': dice(4, 4) });
    const { battle } = answersAll(falls(fired.battle));
    expect(unit(battle, 'hepburn')).toMatchObject({ fate: 'broken', area: null });
    expect([unit(battle, 'pack').area, cp(battle, 'pack')]).toEqual(['farm', 3]);
  });
});

describe('a division on the march', () => {
  it('NBC-ART-14 NBC-QC-13 NBC-FF-06 NBC-ORD-13 AMB-29 is shot at and still marches; fired at, it defends once the fire is over', () => {
    const start = evening();
    const picton = { ...start.formations.picton!, order: 'redeploy' } as const;
    const marching = { ...start, formations: { ...start.formations, picton } };
    const fired = settles(aims(marching, 'guns', 'hepburn', MEDIUM), { guns: pot(6, 1, 1), 'guns.1': dice(5, 1) });
    expect(fired.wanted).toEqual({ guns: 3, 'guns.1': 2 });
    // Q3: two losses, and under Redeploy.
    const checked = settles(falls(fired.battle), { card: { disorder: true } });
    expect(checked.wanted).toEqual({ card: 1 });
    expect(checked.battle.formations.picton!.order).toBe('redeploy');
    const muskets = settles(
      opens(acts(checked.battle, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'hepburn' }),
      { 'throw:husson': hits(3, 1), 'throw:hepburn': dice(6), 'throw:hepburn#1': dice(3) },
    );
    expect(muskets.wanted).toEqual({
      ...{ 'throw:husson': 3, 'throw:hepburn': 1, 'throw:hepburn#1': 1, 'check:hepburn': 1 },
    });
    expect(muskets.battle.formations.picton!.order).toBe('defend');
  });
});

describe('losses of three kinds of fire', () => {
  it('NBC-SKM-07 NBC-ART-10 NBC-FF-05 NBC-QC-10 NBC-QC-12 are counted each for itself; the stand that fell covers nobody', () => {
    const out = goTo(set(set(evening(), 'husson', { stands: 1 }), 'pack', { stands: 1 }), 3);
    const skirmish = settles(opens(out, { do: 'skirmish', by: 'husson', on: { unit: 'pack' } }), { stand1: pot(6, 1) });
    expect(skirmish.wanted).toEqual({ stand1: 2 });
    const fallen = kept(accepts(says(falls(skirmish.battle), { stand: 'absorb' })));
    expect([cp(fallen, 'pack'), unit(fallen, 'pack').stands, fallen.agenda]).toEqual([5, 0, []]);
    const fired = settles(aims(fallen, 'guns', 'pack', MEDIUM), { guns: pot(6, 1, 6) });
    expect(fired.wanted).toEqual({ guns: 3 });
    const checked = settles(falls(fired.battle));
    // Two hits: Q4 less one.
    expect(checked.wanted).toEqual({ card: 3 });
    const opened = opens(acts(checked.battle, 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' });
    // From behind: no reply; two dice with a stand out; one miss, of which half is none; the rear costs two.
    const muskets = settles(says(opened, { 'a:strikes': 'rear' }), { 'throw:husson': hits(2, 1) });
    expect(muskets.wanted).toEqual({ 'throw:husson': 2, 'check:pack': 2 });
    expect(cp(muskets.battle, 'pack')).toBe(2);
  });

  it('NBC-ART-12 NBC-QC-11 NBC-QC-12 AMB-15 of two batteries, from the flank and the rear, the worst counts once', () => {
    const aimed = says(opens(goTo(evening(), 4), { do: 'fire', side: 'a', on: { unit: 'hepburn' } }), {
      'fires.guns': true,
      'fires.fliers': true,
    });
    const where = { ...SHORT, 'range.fliers': 'short', 'aspect.guns': 'flank', 'aspect.fliers': 'rear' } as const;
    const fired = settles(says(aimed, where), { guns: pot(6, 1), fliers: pot(6, 1) });
    expect(fired.wanted).toEqual({ guns: 4, 'guns.1': 3, fliers: 5, 'fliers.1': 4 });
    expect(answersAll(falls(fired.battle)).asked).toEqual([['disorder', { card: 0 }]]);
  });
});

describe('engineers who take a point on themselves', () => {
  const ENGINEERS = 'engineers:b:1';
  const FALL = { 'engineer-risk': { dice: dice(6, 6) } };
  const hosted = () => set(evening(), ENGINEERS, { host: 'pack' });

  it.each([
    [2, 5, 4],
    [1, 6, 5],
  ])(
    'NBC-ENG-06 NBC-ART-17 NBC-QC-02 NBC-QC-10 AMB-14 of %i hits of guns: %i points are left, and the check is drawn at %i',
    (made, points, rating) => {
      const fired = settles(aims(hosted(), 'guns', 'pack', SHORT), { guns: pot(6, made === 2 ? 6 : 1) });
      const { battle, asked } = answersAll(falls(fired.battle), FALL);
      expect(asked).toEqual([
        ['engineer-risk', { dice: 2 }],
        ['disorder', { card: rating }],
      ]);
      expect([cp(battle, 'pack'), unit(battle, ENGINEERS).fate]).toEqual([points, 'eliminated']);
    },
  );

  it('NBC-ENG-06 NBC-EVD-02 NBC-FSH-01 NBC-OFF-03 of canister: the last point stays, and the charge goes home', () => {
    const mine = 'engineers:a:1';
    const start = joins(set(left(evening(), 'husson', 2), mine, { host: 'husson' }), 'reille', 'husson');
    const met = charges(acts(start, 'ii', 'move'), 'husson', 'rogers');
    const shot = settles(met, { evade: { result: 'L' }, 'throw:rogers': dice(6, 6, 1) });
    const { battle, asked } = answersAll(shot.battle, { ...FALL, 'officer-risk': { dice: dice(1, 1) } });
    expect(asked).toEqual([
      ['engineer-risk', { dice: 2 }],
      ['disorder', { card: 4 }],
      ['officer-risk', { dice: 2 }],
    ]);
    expect(unit(battle, 'husson').facts).toMatchObject({ contact: 'rogers' });
    expect([cp(battle, 'husson'), unit(battle, mine).fate]).toEqual([1, 'eliminated']);
  });
});
