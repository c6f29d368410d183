/** Areas, bridges and hosts that one unit holds and another finds: what each leaves to the next question (NBC-GAR, NBC-BRG, NBC-ENG, NBC-PON). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, small, top, withUnit } from '../battlefield/fixtures.ts';
import { draws, ends, french, SAPPERS } from './hands.ts';
import { accepts, acts, dice, does, drives, enters, hits, isOffered, says, takes } from './table.ts';
import { turn } from './turns.ts';
import { cp } from './two-corps.ts';

const lost = (white: number): UnitState['lost'] => ({ white, red: 0, blue: 0 });
const garrisonOf = (battle: Battle) => Object.values(battle.units).filter(({ kind }) => kind === 'garrison');
const walls = (battle: Battle): string => garrisonOf(battle)[0]?.id ?? '';

describe('an hour in the farm', () => {
  /** Billard, five points, has stood his hour; III Corps is in its administration. */
  const ready = (from = small(), set: Partial<UnitState> = {}) =>
    acts(withUnit(begin(from), 'billard', { area: 'farm', occupied: 60, ...set }), 'iii', 'administration');
  const leaves = (battle: Battle, points: number, unit = 'billard') =>
    accepts(says(does(battle, { do: 'garrison', unit }), { cp: points }));

  it('NBC-GL-26 NBC-GAR-02 NBC-GAR-03 makes one garrison, in this step and in any later one', () => {
    const made = leaves(ready(), 2);
    expect([cp(made, 'billard'), garrisonOf(made).map(({ id, area }) => [cp(made, id), area])]).toEqual([
      3,
      [[2, 'farm']],
    ]);
    expect(isOffered(made, { do: 'garrison', unit: 'billard' })).toBe(false);
    expect(refusal(made, { do: 'garrison', unit: 'billard' })).toBe('garrison-there');
    const next = acts(turn(ends(made), 45), 'iii', 'administration');
    expect(refusal(next, { do: 'garrison', unit: 'billard' })).toBe('garrison-there');
    // With the garrison gone the hour is all it needs.
    const alone = withUnit(next, garrisonOf(next)[0]!.id, { fate: 'eliminated', area: null });
    expect(isOffered(alone, { do: 'garrison', unit: 'billard' })).toBe(true);
  });

  it('NBC-GAR-02 NBC-GAR-10 asked of a detachment beside it and set aside, the second is not made', () => {
    const open = does(ready(), { do: 'detach', unit: 'billard' });
    const sent = accepts(says(open, { cp: 2, stays: true }));
    const post = Object.values(sent.units).find(({ kind }) => kind === 'detachment')!;
    expect([cp(sent, 'billard'), post.occupied, post.area]).toEqual([3, 60, 'farm']);
    const asked = does(sent, { do: 'garrison', unit: post.id });
    const first = play(asked, { do: 'defer', task: top(asked).id });
    const made = leaves(first, 1);
    const second = play(made, { do: 'resume', task: made.agenda[0]!.id });
    expect(garrisonOf(accepts(second))).toHaveLength(1);
  });

  it('NBC-GAR-07 NBC-GAR-10 NBC-DET-01 what a captor leaves in the place of a garrison is a captor too: in the turn after it came in', () => {
    const came = ready(small(), { occupied: 0, areaIn: 1 });
    const taken = { ...came, places: { farm: { fortified: true } } };
    const sent = accepts(says(does(taken, { do: 'detach', unit: 'billard' }), { cp: 2, stays: true }));
    const post = Object.values(sent.units).find(({ kind }) => kind === 'detachment')!.id;
    expect(refusal(sent, { do: 'garrison', unit: post })).toBe('garrison-captors');
    const next = acts(turn(ends(sent), 20), 'iii', 'administration');
    expect(isOffered(next, { do: 'garrison', unit: post })).toBe(true);
  });

  it('NBC-GAR-03 NBC-REC-02 a garrison that recovers makes its Support too many: out, with its hour and its walls', () => {
    // Limit 10: a garrison of four with two lost in it, and Campi’s eight.
    const held = withUnit(leaves(ready(), 5), 'campi', { area: 'farm', occupied: 20, facts: { cover: 'hard' } });
    const id = walls(held);
    const seven = goTo(ends(withUnit(held, id, { lost: lost(3) })), 7);
    expect([cp(seven, id), cp(seven, 'campi')]).toEqual([2, 8]);
    const grown = draws(does(seven, { do: 'recover', unit: id }), 'H');
    expect([cp(grown, id), grown.units.campi!.area, grown.units.campi!.occupied]).toEqual([3, null, 0]);
    expect(grown.units.campi!.facts.cover).toBeUndefined();
    // Six points of Support had stayed.
    const fits = draws(does(withUnit(seven, 'campi', { lost: lost(2) }), { do: 'recover', unit: id }), 'H');
    expect([cp(fits, id), fits.units.campi!.area]).toEqual([3, 'farm']);
  });

  it('NBC-GL-06 NBC-REC-02 NBC-GAR-08 the garrison that is left there has an enemy near for as long as he is', () => {
    const near = withUnit(ready(), 'billard', { facts: { inCZ: true, met: 'kempt' } });
    const made = leaves(near, 2);
    const id = walls(made);
    expect(made.units[id]!.facts).toMatchObject({ inCZ: true, met: 'kempt' });
    const away = accepts(drives(does(acts(ends(made), 'picton', 'move'), { do: 'move', unit: 'kempt' })).battle);
    expect(away.units[id]!.facts.inCZ).toBeUndefined();
  });

  it('NBC-GAR-11 NBC-ENG-06 NBC-CCD-08 all of it leaves its corps with its engineers: a corps without troops holds the turn up no more', () => {
    const from = french({ engineers: 1 });
    const served = withUnit(withUnit(ready(from), SAPPERS, { host: 'billard', formation: 'iii' }), 'lefol', {
      fate: 'eliminated',
    });
    const made = leaves(served, 5);
    expect(made.units.billard).toMatchObject({ kind: 'garrison', formation: null });
    expect(made.units[SAPPERS]).toMatchObject({ host: 'billard', formation: null });
    const six = goTo(turn(ends(made), 20), 6);
    const others = ['ii', 'picton'].reduce((now, formation) => play(now, { do: 'pass', formation }), six);
    expect(play(others, { do: 'next' }).phase).toBe(7);
  });

  it('NBC-GAR-02 NBC-GAR-05 NBC-CC-03 all of a brigade with its stand out is a garrison without one, and throws all its dice', () => {
    const made = leaves(ready(small(), { stands: 1 }), 5);
    expect(made.units.billard).toMatchObject({ kind: 'garrison', stands: 0 });
    const open = does(acts(ends(made), 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: 'billard' });
    expect(drives(open).needs['throw:billard']).toMatchObject({ dice: 5 });
  });

  it('NBC-ENG-04 NBC-GAR-11 AMB-144 engineers of a host that is all garrison may go to a commander, for a die', () => {
    const from = french({ engineers: 1 });
    const made = leaves(withUnit(ready(from), SAPPERS, { host: 'billard', formation: 'iii' }), 5);
    const five = goTo(turn(ends(made), 20), 5);
    const to = (formation: string) => ({ do: 'engineers', unit: SAPPERS, to: { at: 'commander', formation } }) as const;
    const before = five.sides.a.rerolls.ready;
    for (const formation of ['ii', 'iii']) {
      const gone = does(five, to(formation));
      expect(gone.units[SAPPERS]).toMatchObject({ host: null, formation });
      expect(gone.sides.a.rerolls.ready).toBe(before - 1);
      // Once a turn.
      expect(isOffered(gone, { do: 'engineers', unit: SAPPERS })).toBe(false);
    }
    expect(isOffered(five, { do: 'engineers', unit: SAPPERS, to: { at: 'unit', unit: 'lefol' } })).toBe(false);
  });
});

describe('a bridge', () => {
  const BRIDGE = { crossings: [{ id: 'bridge', name: 'the bridge', kind: 'bridge' as const }] };
  const at = (over: string, where: 'near' | 'far', since = 0): Partial<UnitState> => ({
    crossing: { over, at: where, since, tried: 0 },
  });
  const reach = { do: 'cross', unit: 'husson', over: 'bridge', deed: 'reach' } as const;
  const attempt = (unit: string) => ({ do: 'cross', unit, over: 'bridge', deed: 'try' }) as const;

  it('NBC-BRG-03 has its near entrance taken by an enemy who has come over, and its far one by one who waits to', () => {
    const field = begin(small(BRIDGE));
    const over = acts(withUnit(field, 'kempt', at('bridge', 'far')), 'ii', 'move');
    expect([isOffered(over, reach), refusal(over, reach)]).toEqual([false, 'crossing-entrance-taken']);
    const waits = acts(withUnit(field, 'kempt', at('bridge', 'near')), 'ii', 'move');
    expect(isOffered(waits, reach)).toBe(true);
    const ours = acts(
      withUnit(withUnit(field, 'husson', at('bridge', 'near')), 'kempt', at('bridge', 'near')),
      'ii',
      'move',
    );
    expect(takes(does(ours, attempt('husson')), 'farTaken')).toBe(true);
    const friend = acts(withUnit(field, 'campi', at('bridge', 'far')), 'ii', 'move');
    expect(isOffered(friend, reach)).toBe(true);
  });

  it('NBC-BRG-03 NBC-GL-18 is tried once a turn, whatever became of him who tried', () => {
    const there = withUnit(
      withUnit(begin(small(BRIDGE)), 'husson', at('bridge', 'near')),
      'lefol',
      at('bridge', 'far'),
    );
    const tried = accepts(enters(does(acts(there, 'ii', 'move'), attempt('husson')), 'dice', dice(2)));
    const gone = play(tried, { do: 'set', what: 'unit', id: 'husson', set: { fate: 'eliminated' } });
    const other = acts(withUnit(ends(gone), 'lefol', at('bridge', 'near')), 'iii', 'move');
    expect(refusal(other, attempt('lefol'))).toBe('crossing-tried');
    const next = acts(turn(ends(other), 20), 'iii', 'move');
    expect(isOffered(next, attempt('lefol'))).toBe(true);
  });

  it('NBC-BRG-02 NBC-ART-17 AMB-142 is crossed by the points a brigade has after the fire of this turn, its guns by its host’s', () => {
    const start = withUnit(withUnit(begin(small(BRIDGE)), 'husson', at('bridge', 'near')), 'guns', { host: 'husson' });
    const asked = (battle: Battle) => does(acts(battle, 'ii', 'move'), attempt('husson'));
    const succeeds = (battle: Battle, face: 3 | 4 | 5) =>
      accepts(enters(asked(battle), 'dice', dice(face))).units.husson!.crossing!.at;
    expect([succeeds(start, 4), succeeds(start, 5)]).toEqual(['near', 'far']);
    const shot = withUnit(start, 'husson', { lost: lost(1) });
    expect([succeeds(shot, 3), succeeds(shot, 4)]).toEqual(['near', 'far']);
  });

  it('NBC-PON-07 NBC-BRG-01 NBC-PON-04 of boats that is given up has nobody at it: who stood there stands in the open', () => {
    const from = french({ pontoons: 1 });
    const train = 'pontoon:a:1';
    const stood = withUnit(begin(from), train, { movesIn: 1, building: { cm: 2, built: [120], done: true } });
    const five = goTo(withUnit(stood, 'husson', at(train, 'far')), 5);
    const off = does(five, { do: 'build', unit: train, cm: 0 });
    expect([off.units[train]!.building, off.units.husson!.crossing?.at]).toEqual([null, 'left']);
    expect(isOffered(acts(off, 'ii', 'move'), { do: 'move', unit: 'husson' })).toBe(true);
  });
});

describe('baggage', () => {
  it('NBC-BAG-01 NBC-BAG-02 that was on its way and is taken stands still, and taken back is set in motion for another die', () => {
    const train = 'baggage:a:1';
    const moving = does(goTo(begin(french({ baggage: 1 })), 5), { do: 'train', unit: train });
    expect([moving.units[train]!.movesIn, moving.sides.a.rerolls.ready]).toEqual([1, 3]);
    const taken = does(acts(moving, 'picton', 'move'), { do: 'capture', baggage: train, by: 'kempt' });
    const kept = draws(ends(taken), 'H');
    const back = does(acts(ends(kept), 'ii', 'move'), { do: 'capture', baggage: train, by: 'pire' });
    const five = goTo(turn(ends(back), 20), 5);
    expect(refusal(five, { do: 'move', unit: train })).toBe('move-train-stands');
    const again = does(five, { do: 'train', unit: train });
    expect(again.sides.a.rerolls.ready).toBe(five.sides.a.rerolls.ready - 1);
    expect(isOffered(again, { do: 'move', unit: train })).toBe(true);
  });
});

describe('two trains of baggage', () => {
  it('NBC-BAG-01 NBC-BAG-02 go together for one die, but for the one that an enemy has', () => {
    const [one, other] = ['baggage:a:1', 'baggage:a:2'];
    const start = goTo(begin(french({ baggage: 2 })), 5);
    const both = does(start, { do: 'train', unit: one });
    expect([both.units[one]!.movesIn, both.units[other]!.movesIn, both.sides.a.rerolls.ready]).toEqual([1, 1, 3]);
    const taken = withUnit(start, other, { captured: { by: 'kempt', open: false } });
    const alone = does(taken, { do: 'train', unit: one });
    expect([alone.units[one]!.movesIn, alone.units[other]!.movesIn ?? 0]).toEqual([1, 0]);
  });
});

describe('a village with two defenders', () => {
  it('NBC-CC-24 NBC-CC-28 NBC-BUA-01 is not taken while the loser’s friend stands in it', () => {
    const field = begin(small());
    const combats = (battle: Battle) => acts(battle, 'ii', 'combats');
    const fought = (battle: Battle) =>
      accepts(
        drives(does(combats(battle), { do: 'combat', attackers: ['husson'], target: 'kempt' }), {
          'throw:husson': hits(6, 2),
          'throw:husson#1': dice(6, 6),
          'check:kempt': { result: 'N' },
        }).battle,
      );
    const held = withUnit(field, 'kempt', { area: 'farm', occupied: 20 });
    expect(fought(held).units.husson!.area).toBe('farm');
    const both = fought(withUnit(held, 'pack', { area: 'farm', occupied: 20 }));
    expect([both.units.kempt!.area, both.units.pack!.area, both.units.husson!.area]).toEqual([null, 'farm', null]);
  });
});
