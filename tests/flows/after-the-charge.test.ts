/** What a charge leaves behind and finds: the village it came from, guns that run, and what waits for the next turn (NBC-CC-31, -32, NBC-EVD-04). */
import { describe, expect, it } from 'vitest';
import type { Battle, UnitState } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { battery, begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, decides, does, drives, enters, hits, isOffered, says, toStep } from './table.ts';
import { turn } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
const field = (special: Parameters<typeof battery>[3] = {}) => {
  const units = ii!.units.map((unit) =>
    unit.id === 'guns' ? battery('guns', 'II/a', '6-pdr battery', special) : unit,
  );
  return small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, units }, iii!] } } });
};
const FARM = { area: 'farm', areaIn: 1, occupied: 20, facts: { cover: 'hard' } } as const;
/** Kempt charges the French guns out of the farm, and comes upon them. */
const upon = (special: Parameters<typeof battery>[3], set: Partial<UnitState> = FARM): Battle => {
  const inside = withUnit(acts(begin(field(special)), 'picton', 'move'), 'kempt', set);
  return accepts(enters(does(inside, { do: 'charge', unit: 'kempt', target: 'guns' }), 'card', { result: 'N' }));
};

describe('guns charged out of a village', () => {
  const medium = { weight: 'medium' } as const;

  it('NBC-CC-32 NBC-EVD-04 NBC-GAR-02 that run leave their ground to the attacker: he is out of it, with his hour', () => {
    const asked = upon(medium);
    expect(asked.units.kempt).toMatchObject({ area: 'farm' });
    const ran = accepts(drives(asked, { evade: { result: 'VH' } }).battle);
    expect(top(ran).kind).toBe('charge-again');
    expect(ran.units.kempt).toMatchObject({ area: null, occupied: 0 });
    // He need not follow them.
    const stays = toStep(play(ran, { do: 'defer', task: top(ran).id }), 'move');
    expect(stays.units.kempt!.area).toBe(null);
    expect(decides(upon(medium), 'evades').units.kempt!.area).toBe(null);
  });

  it('NBC-EVD-04 NBC-ORD-06 who may follow guns that ran is not told of his order a second time', () => {
    const ran = accepts(drives(upon(medium), { evade: { result: 'VH' } }).battle);
    const picton = { ...ran.formations.picton!, order: 'defend' as const };
    const defends = { ...ran, formations: { ...ran.formations, picton } };
    expect(procedureFor('charge-again').warnings?.(defends, top(defends))).toEqual([]);
  });

  it('NBC-CC-32 NBC-EVD-05 NBC-RKT-05 that are lost before the blow leave it too', () => {
    expect(accepts(drives(upon(medium), { evade: { result: 'VL' } }).battle).units).toMatchObject({
      guns: { fate: 'eliminated' },
      kempt: { area: null },
    });
    expect(decides(upon(medium), 'lost').units.kempt!.area).toBe(null);
    const rockets = accepts(drives(upon({ weight: 'light', pieces: 'rockets' }), { evade: { result: 'L' } }).battle);
    expect(rockets.units).toMatchObject({ guns: { fate: 'eliminated' }, kempt: { area: null } });
  });

  it('NBC-CC-32 NBC-FSH-01 that stand are fought from its edge: it is his own until the combat is over', () => {
    const stood = accepts(drives(upon(medium), { evade: { result: 'L' } }).battle);
    expect(stood.units.kempt).toMatchObject({ area: 'farm', facts: { contact: 'guns' } });
    const fight = does(toStep(stood, 'combats'), { do: 'combat', attackers: ['kempt'], target: 'guns' });
    expect(accepts(drives(fight, { 'throw:kempt': hits(8, 2) }).battle).units.kempt!.area).toBe(null);
  });
});

describe('a second round that is not fought', () => {
  const stays = () => {
    const held = withUnit(begin(), 'kempt', { area: 'farm' });
    const fight = does(acts(held, 'ii', 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' });
    const first = drives(fight, { 'throw:kempt': hits(8, 1), 'check:husson': { result: 'H' } }).battle;
    const done = play(accepts(says(first, { stay: true })), { do: 'finish' });
    return turn(
      ['iii', 'picton'].reduce((now, formation) => play(now, { do: 'pass', formation }), done),
      20,
    );
  };

  it('NBC-CC-31 NBC-CCD-02 by a formation that passes its action has let go: no combat and no walls are left of it', () => {
    const six = goTo(stays(), 6);
    expect(six.units.husson!.facts).toMatchObject({ contact: 'kempt', holds: true });
    const passed = play(six, { do: 'pass', formation: 'ii' });
    expect(passed.units.husson!.facts.contact).toBeUndefined();
    expect(passed.units.husson!.facts.holds).toBeUndefined();
  });
});

describe('who touches an enemy', () => {
  const BAGGAGE = 'baggage:b:1';
  const charged = () => {
    const train = begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, baggage: 1 } } }));
    const charge = does(acts(train, 'ii', 'move'), { do: 'charge', unit: 'husson', target: 'kempt' });
    return accepts(enters(charge, 'card', { result: 'N' }));
  };
  const take = { do: 'capture', baggage: BAGGAGE, by: 'husson' } as const;

  it('NBC-BAG-02 NBC-CC-01 NBC-MOV-22 and takes his baggage too has still to fight him; who touches nobody leaves his place', () => {
    const took = does(charged(), take);
    expect(took.units[BAGGAGE]!.captured).toEqual({ by: 'husson', open: true });
    expect(took.units.husson!.facts).toMatchObject({ contact: 'kempt', moved: true, charged: true });
    expect(isOffered(toStep(took, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(true);
    const alone = withUnit(charged(), 'husson', { area: 'farm', facts: {} });
    expect(does(alone, take).units.husson!.area).toBe(null);
  });
});

describe('the far entrance of a bridge', () => {
  const stone = { id: 'stone', name: 'the stone bridge', kind: 'bridge' } as const;
  const over = (order: 'hold' | 'attack', at: 'near' | 'far', set: Partial<UnitState> = {}) => {
    const formations = [{ ...ii!, order }, iii!];
    const battle = begin(small({ crossings: [stone], sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations } } }));
    return withUnit(acts({ ...battle, turn: 3 }, 'ii', 'move'), 'husson', {
      crossing: { over: 'stone', at, since: 1, tried: 1 },
      ...set,
    });
  };
  const leave = { do: 'cross', unit: 'husson', over: 'stone', deed: 'leave' } as const;

  it('NBC-BRG-01 NBC-ORD-12 NBC-MOV-21 is left by who may move: who holds or rests stays on it, and may give up a crossing', () => {
    expect(isOffered(over('attack', 'far'), leave)).toBe(true);
    expect(refusal(over('hold', 'far'), leave)).toBe('move-hold');
    expect(refusal(over('attack', 'far', { resting: true, exhaustion: 1 }), leave)).toBe('attack-resting');
    expect(isOffered(over('hold', 'near'), leave)).toBe(true);
  });
});
