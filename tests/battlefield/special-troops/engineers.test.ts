import { describe, expect, it } from 'vitest';
import {
  type EngineerPlace,
  engineersAllowed,
  engineersFall,
  engineerTransfer,
  hostLoss,
  takenByEngineers,
} from '../../../src/battlefield/rules/special-troops/engineers.ts';
import { begin, goTo, play, refusal, SMALL, small, withUnit } from '../fixtures.ts';

it.each([
  [1, 7, 'Napoleonic', false, 4],
  [2, 4, 'Napoleonic', false, 4],
  [2, 1, 'Traditional', true, 2],
  [2, 2, 'Traditional', true, 3],
  [2, 6, 'Traditional', false, 2],
  [0, 6, 'Napoleonic', false, 0],
] as const)(
  'NBC-ENG-03 %i given, %i formations, %s, Ottoman %s: %i (AMB-144)',
  (engineers, n, armyType, ottoman, units) => {
    const formations = Array.from({ length: n });
    expect(engineersAllowed({ engineers, formations, armyType, ottoman })).toBe(units);
  },
);

describe('attachment', () => {
  const park: EngineerPlace = { at: 'park' };
  const fc1: EngineerPlace = { at: 'commander', formation: 'I' };
  const fc2: EngineerPlace = { at: 'commander', formation: 'II' };
  const unit1: EngineerPlace = { at: 'unit', formation: 'I', arm: 'infantry', inCommand: true };
  it.each([
    ['park to commander', park, fc1, 1],
    ['commander to commander', fc1, fc2, 1],
    ['commander to his unit', fc1, unit1, 0],
    ['unit to its commander', unit1, fc1, 0],
  ] as const)('NBC-ENG-04 %s', (_, from, to, cost) => {
    expect(engineerTransfer(from, to)).toMatchObject({ ok: true, cost: { total: cost, unit: 'RRD' } });
  });

  it.each([
    ['park straight to a unit', park, unit1],
    ['unit to another formation', unit1, fc2],
    ['commander to a unit of another formation', fc2, unit1],
    ['to a commander where they are', fc1, fc1],
    ['back to the park', fc1, park],
    ['to cavalry', fc1, { ...unit1, arm: 'cavalry' } as EngineerPlace],
    ['to a unit out of command', fc1, { ...unit1, inCommand: false } as EngineerPlace],
    ['from a unit out of command', { ...unit1, inCommand: false } as EngineerPlace, fc1],
  ])('NBC-ENG-04 never %s', (_, from, to) => {
    expect(engineerTransfer(from, to)).toMatchObject({ ok: false, row: 'NBC-ENG-04' });
  });

  it('NBC-ENG-04 not twice a turn, to a host that has some, outside the commanders’ phase, or without a re-roll die', () => {
    const ONE = 'engineers:a:1';
    const TWO = 'engineers:a:2';
    const army = { ...SMALL.sides.a, engineers: 2, pontoons: 1 };
    const five = goTo(begin(small({ sides: { ...SMALL.sides, a: army } })), 5);
    const poor = { ...five, sides: { ...five.sides, a: { ...five.sides.a, rerolls: { ready: 0, used: 4 } } } };
    const to = { at: 'commander', formation: 'ii' } as const;
    const goes = { do: 'engineers', unit: ONE, to } as const;
    expect(play(five, goes).units[ONE]!.formation).toBe('ii');
    expect(refusal(withUnit(five, ONE, { attachedIn: five.turn }), goes)).toBe('engineers-once');
    expect(refusal(withUnit(five, TWO, { formation: 'ii' }), goes)).toBe('engineers-one-each');
    expect(refusal({ ...five, phase: 6 }, goes)).toBe('engineers-phase');
    expect(refusal(poor, goes)).toBe('reroll-none-left');
    // Within a formation, and to a train in the park, no die is needed.
    const within = { ...goes, to: { at: 'unit', unit: 'husson' } } as const;
    expect(play(withUnit(poor, ONE, { formation: 'ii' }), within).units[ONE]!.host).toBe('husson');
    const train = { ...goes, to: { at: 'pontoon', unit: 'pontoon:a:1' } } as const;
    expect(play(poor, train).units[ONE]!.host).toBe('pontoon:a:1');
    expect(refusal(withUnit(poor, TWO, { host: 'pontoon:a:1' }), train)).toBe('engineers-one-each');
  });

  it('NBC-PON-01 to a pontoon train free, in the park, before it leaves', () => {
    expect(engineerTransfer(park, { at: 'pontoon', inPark: true })).toMatchObject({ ok: true, cost: { total: 0 } });
    expect(engineerTransfer(park, { at: 'pontoon', inPark: false })).toMatchObject({ ok: false, row: 'NBC-PON-01' });
  });
});

describe('losses', () => {
  it('NBC-ENG-06 10 or more: they fall, and one CP of the loss with them', () => {
    expect(engineersFall([4, 5])).toBe(false);
    expect(engineersFall([4, 6])).toBe(true);
    expect([takenByEngineers(true, 2), hostLoss(true, 2).total]).toEqual([1, 1]);
    expect([takenByEngineers(false, 2), hostLoss(false, 2).total]).toEqual([0, 2]);
  });

  it('NBC-ENG-06 they take one CP, however much is lost, and none where none is', () => {
    expect([1, 2, 5].map((lost) => takenByEngineers(true, lost))).toEqual([1, 1, 1]);
    expect(hostLoss(true, 1).total).toBe(0);
    expect([takenByEngineers(true, 0), hostLoss(true, 0).total]).toEqual([0, 0]);
  });
});
