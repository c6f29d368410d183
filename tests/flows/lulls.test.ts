/** A lull from its agreement to its end: what the turns before it and after it know of its zone, its moves, its throws (NBC-LUL-01 to -03). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, refusal, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';
import { againAt, ninth, reads, timeCard, turn } from './turns.ts';

/** Agreed at the end of the first turn; it holds from the second. */
const agreed = (battle: Battle = begin(), covers?: readonly string[]) =>
  play(ninth(timeCard(battle, 20)), { do: 'lull', side: 'a', where: 'the valley', ...(covers && { covers }) });
const quiet = (battle?: Battle, covers?: readonly string[]) => does(agreed(battle, covers), { do: 'next' });
const near = (battle: Battle, set: Partial<UnitState> = {}) =>
  withUnit(battle, 'husson', { facts: { inCZ: true }, ...set });
const WEARY = { lost: { white: 3, red: 0, blue: 0 }, disordered: true };

describe('the Contact Zone of a lull', () => {
  const recovers = (battle: Battle) => does(goTo(battle, 7), { do: 'recover', unit: 'husson' });

  it('NBC-LUL-03 NBC-REC-03 NBC-GL-06 is half as deep: an enemy within ten centimetres is not known to be within five', () => {
    // In the turn that is not yet of the lull he stands within 10 cm.
    expect(takes(recovers(near(begin(), WEARY)), 'inCZ')).toBe(true);
    const asked = recovers(quiet(near(begin(), WEARY)));
    expect([takes(asked, 'inCZ'), wants(asked).length]).toEqual([false, 1]);
    // High: one point comes back, and its order with it.
    const { husson } = accepts(enters(asked, 'card', { result: 'H' })).units;
    expect([husson!.lost.white, husson!.disordered]).toEqual([2, false]);
  });

  it('NBC-LUL-03 NBC-MOV-15 what was said of five centimetres is asked anew when the fight is on again', () => {
    const asked = says(recovers(quiet(near(begin(), WEARY))), { inCZ: true });
    const known = accepts(enters(asked, 'card', { result: 'N' }));
    expect(known.units.husson!.facts.inCZ).toBe(true);
    const next = turn(known, 20);
    const fight = accepts(enters(does(next, { do: 'lull-restart', side: 'a' }), 'dice', dice(6)));
    expect([fight.lull, fight.units.husson!.facts.inCZ]).toEqual([null, undefined]);
  });

  it('NBC-LUL-01 NBC-LUL-03 of a part of the field is no other elsewhere', () => {
    const battle = quiet(withUnit(near(begin()), 'lefol', { facts: { inCZ: true } }), ['iii', 'picton']);
    expect([battle.units.husson!.facts.inCZ, battle.units.lefol!.facts.inCZ]).toEqual([true, undefined]);
  });

  it('NBC-LUL-03 NBC-GL-06 set by hand, those who come into it are measured anew too', () => {
    const part = near(quiet(begin(), ['iii']));
    expect(part.units.husson!.facts.inCZ).toBe(true);
    expect(play(part, { do: 'set', what: 'lull', covers: 'all' }).units.husson!.facts.inCZ).toBeUndefined();
  });
});

describe('in a lull', () => {
  const moves = (battle: Battle) => acts(battle, 'ii', 'move');

  it('NBC-LUL-03 NBC-ORD-05 NBC-MOV-16 nobody goes forward under Attack, and a six compels nobody', () => {
    const asked = says(does(moves(quiet()), { do: 'move', unit: 'husson' }), { forward: true });
    expect(asks(asked)).toContain('forward');
    expect(() => accepts(asked)).toThrow('lull-no-advance');
    const back = says(asked, { forward: false, inCZ: true });
    const thrown = accepts(enters(back, 'dice', dice(6, 5)));
    expect([thrown.units.husson!.facts.mustAttack, thrown.units.husson!.facts.movedCm]).toEqual([undefined, 11]);
    expect(isOffered(thrown, { do: 'charge', unit: 'husson' })).toBe(false);
    expect(refusal(thrown, { do: 'charge', unit: 'husson', target: 'kempt' })).toBe('lull-unless-by-hand');
  });

  it('NBC-LUL-03 NBC-SKM-10 NBC-ART-01 no stand and no gun of it shoots, and those beside it do', () => {
    const stands = withUnit(quiet(begin(), ['ii', 'picton']), 'husson', { stands: 1 });
    expect(isOffered(goTo(stands, 3), { do: 'skirmish', by: 'husson' })).toBe(false);
    expect(isOffered(goTo(stands, 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } })).toBe(false);
    const third = goTo(withUnit(stands, 'lefol', { stands: 1 }), 3);
    expect(isOffered(third, { do: 'skirmish', by: 'lefol', on: null })).toBe(true);
  });

  it('NBC-LUL-03 NBC-CCD-02 the side that offered it moves all its formations first, and no Bye changes that', () => {
    const six = goTo(quiet(), 6);
    expect(isOffered(six, { do: 'choose', side: 'a', card: { formation: 'ii' } })).toBe(true);
    expect(isOffered(six, { do: 'choose', side: 'b' })).toBe(false);
    expect(isOffered(six, { do: 'choose', side: 'a', card: 'bye' })).toBe(false);
    const done = play(six, { do: 'pass', formation: 'ii' }, { do: 'pass', formation: 'iii' });
    expect(isOffered(done, { do: 'choose', side: 'b', card: { formation: 'picton' } })).toBe(true);
  });

  it('NBC-LUL-02 NBC-RR-03 AMB-141 it ends on a five, then on a four, then when a side will; the die may be thrown again', () => {
    const tries = (battle: Battle, die: 1 | 4 | 5) =>
      accepts(enters(does(battle, { do: 'lull-restart', side: 'b' }), 'dice', dice(die)));
    const two = quiet();
    expect(isOffered(two, { do: 'lull-restart', side: 'b' })).toBe(false);
    const three = turn(two, 20);
    expect(tries(three, 5).lull).toBe(null);
    const lost = enters(does(three, { do: 'lull-restart', side: 'b' }), 'dice', dice(4));
    expect([reads(lost).part, againAt(lost).map(({ cost }) => cost.total)]).toEqual(['lull', [1]]);
    const failed = accepts(lost);
    expect([failed.lull === null, isOffered(failed, { do: 'lull-restart', side: 'b' })]).toEqual([false, false]);
    const four = turn(failed, 20);
    expect(tries(four, 4).lull).toBe(null);
    const five = turn(four, 20);
    expect(does(five, { do: 'lull-restart', side: 'a' }).lull).toBe(null);
  });
});

describe('two units that change places', () => {
  const swap = { do: 'swap', unit: 'husson', with: 'campi' } as const;
  const moves = (battle: Battle) => acts(quiet(battle), 'ii', 'move');
  const LEFT = { over: 'stone', at: 'left', since: 1, tried: 1 } as const;

  it('NBC-LUL-03 NBC-BRG-01 may have been over a bridge before; not while they are on one', () => {
    const river = begin(small({ crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] }));
    expect(isOffered(moves(withUnit(river, 'husson', { crossing: LEFT })), swap)).toBe(true);
    expect(isOffered(moves(withUnit(river, 'husson', { crossing: { ...LEFT, at: 'far' } })), swap)).toBe(false);
  });

  it('NBC-LUL-03 NBC-MOV-21 NBC-BAG-04 NBC-ORD-12 rest not, loot not, and hold not', () => {
    for (const set of [{ resting: true, exhaustion: 1 }, { looting: true }] as const)
      expect(isOffered(withUnit(moves(begin()), 'campi', set), swap)).toBe(false);
    const six = moves(begin());
    const holds = { ...six, formations: { ...six.formations, ii: { ...six.formations.ii!, order: 'hold' as const } } };
    expect(isOffered(holds, swap)).toBe(false);
  });

  it('NBC-LUL-03 NBC-GAR-02 NBC-QC-08 take each other’s place, area and cover, with an hour that begins again', () => {
    const held = withUnit(begin(), 'husson', { area: 'farm', areaIn: 1, occupied: 40, facts: { cover: 'hard' } });
    const asked = does(moves(held), swap);
    const { husson, campi } = accepts(asked).units;
    expect([husson!.area, campi!.area, campi!.occupied, campi!.areaIn]).toEqual([null, 'farm', 0, 2]);
    expect([husson!.facts.cover, campi!.facts.cover]).toEqual([undefined, 'hard']);
    expect([husson!.facts.moved, campi!.facts.moved]).toEqual([true, true]);
  });

  it.each([
    ['a unit outside', {}, true],
    ['guns, for which there is room beside it', { with: 'guns' }, true],
    ['a unit that another stands in the way of', { pire: { area: 'farm' } }, false],
    ['a unit in another area', { campi: { area: 'wood' } }, true],
    ['a unit in an area that another holds', { campi: { area: 'wood' }, pire: { area: 'wood' } }, false],
  ] as const)('NBC-LUL-03 NBC-BUA-01 each must have room in the other’s area: with %s', (_, how, may) => {
    const areas = ['farm', 'wood'].map((id) => ({ id, name: `the ${id}`, kind: 'built-up' as const }));
    const { with: other = 'campi', ...sets } = { with: undefined, ...how };
    let battle = withUnit(begin(small({ areas })), 'husson', { area: 'farm', areaIn: 1 });
    for (const [id, set] of Object.entries(sets))
      battle = withUnit(battle, id, { areaIn: 1, ...(set as Partial<UnitState>) });
    for (const [unit, to] of [
      ['husson', other],
      [other, 'husson'],
    ] as const)
      expect(isOffered(moves(battle), { do: 'swap', unit, with: to }), `${unit} with ${to}`).toBe(may);
  });

  it('NBC-LUL-03 NBC-QC-09 NBC-CMA-01 who takes the place beside the army commander has him near, and the other no longer', () => {
    const { husson, campi } = accepts(
      does(moves(withUnit(begin(), 'husson', { facts: { nearAC: true } })), swap),
    ).units;
    expect([husson!.facts.nearAC, campi!.facts.nearAC]).toEqual([undefined, true]);
  });

  it('NBC-LUL-03 NBC-BUA-04 cavalry that leaves its village by it is on horseback again', () => {
    const battle = withUnit(begin(), 'pire', { area: 'farm', areaIn: 1, onFoot: true });
    const changed = accepts(does(moves(battle), { do: 'swap', unit: 'husson', with: 'pire' }));
    expect(changed.units.pire).toMatchObject({ area: null, onFoot: false });
    expect(changed.units.husson!.area).toBe('farm');
  });

  it('NBC-LUL-03 NBC-GL-17 not with one who breaks before it is answered', () => {
    const asked = does(moves(begin()), swap);
    const waits = play(asked, { do: 'defer', task: top(asked).id });
    const shot = play(waits, { do: 'hits', unit: 'campi', hits: 8, cause: 'canister', aspect: 'front' });
    expect(shot.units.campi!.fate).toBe('broken');
    expect(shot.agenda.map(({ kind }) => kind)).not.toContain('swap');
  });

  it.each([{ resting: true }, { moved: true }])(
    'NBC-LUL-03 NBC-MOV-21 not with one who is said to be %o meanwhile',
    (set) => {
      const asked = does(moves(begin()), swap);
      for (const id of ['husson', 'campi'])
        expect(play(asked, { do: 'set', what: 'unit', id, set }).agenda).toEqual([]);
      expect(play(asked, { do: 'set', what: 'unit', id: 'pire', set }).agenda).toHaveLength(1);
    },
  );

  it('NBC-LUL-03 NBC-OCC-01 not out of command, not cut off, not within five centimetres of an enemy', () => {
    const asked = does(moves(begin()), swap);
    for (const key of ['ooc', 'cutOff', 'tooFar', 'near'])
      expect(() => accepts(says(asked, { [key]: true }))).toThrow();
    expect(top(asked).kind).toBe('swap');
    expect(toStep(accepts(asked), 'firefights').units.husson!.facts.moved).toBe(true);
  });
});
