import { describe, expect, it } from 'vitest';
import {
  type EngineerPlace,
  engineersAllowed,
  engineersFall,
  engineerTransfer,
  hostLoss,
  type TransferFacts,
  takenByEngineers,
} from '../../../src/battlefield/rules/special-troops/engineers.ts';

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
  const go = (from: EngineerPlace, to: EngineerPlace, more: Partial<TransferFacts> = {}) =>
    engineerTransfer({
      from,
      to,
      attachedThisTurn: false,
      hostTaken: false,
      inPhase: true,
      rrd: 1,
      ...more,
    });

  it.each([
    ['park to commander', park, fc1, 1],
    ['commander to commander', fc1, fc2, 1],
    ['commander to his unit', fc1, unit1, 0],
    ['unit to its commander', unit1, fc1, 0],
  ] as const)('NBC-ENG-04 %s', (_, from, to, cost) => {
    expect(go(from, to)).toMatchObject({ ok: true, cost: { total: cost, unit: 'RRD' } });
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
    expect(go(from, to)).toMatchObject({ ok: false, row: 'NBC-ENG-04' });
  });

  it.each([
    ['twice a turn', { attachedThisTurn: true }],
    ['to a host that has some', { hostTaken: true }],
    ['outside the commanders’ phase', { inPhase: false }],
    ['without a re-roll die', { rrd: 0 }],
  ])('NBC-ENG-04 not %s', (_, more) => {
    expect(go(park, fc1, more).ok).toBe(false);
  });

  it('NBC-ENG-04 within a formation no re-roll die is needed', () => {
    expect(go(fc1, unit1, { rrd: 0 }).ok).toBe(true);
  });

  it('NBC-PON-01 to a pontoon train free, in the park, before it leaves', () => {
    expect(go(park, { at: 'pontoon', inPark: true }, { rrd: 0 })).toMatchObject({ ok: true, cost: { total: 0 } });
    expect(go(park, { at: 'pontoon', inPark: false })).toMatchObject({ ok: false, row: 'NBC-PON-01' });
    expect(go(park, { at: 'pontoon', inPark: true }, { hostTaken: true }).ok).toBe(false);
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
