import { describe, expect, it } from 'vitest';
import {
  type ChosenTarget,
  type FireCandidate,
  fireTargets,
  type LineOfFire,
  lineOfFire,
  losingTheirFire,
  mayJoinVolley,
  mayTarget,
  type TroopsBetween,
} from '../../../src/battlefield/fire/artillery-targets.ts';
import type { Legality } from '../../../src/engine/legality.ts';

const rowOf = (legal: Legality) => (legal.ok ? 'allowed' : legal.row);

const clear: LineOfFire = { seen: true, woodCm: 0, between: [], lane: false };

const seen = (id: string, special: Partial<FireCandidate> = {}): FireCandidate => ({
  id,
  distanceCm: 12,
  inZoneOfFire: true,
  directlyInFront: false,
  inContactZone: false,
  open: true,
  ...special,
});

const chosen = (special: Partial<ChosenTarget> = {}): ChosenTarget => ({
  inZoneOfFire: true,
  nearestDirectlyInFront: false,
  nearestInContactZone: 'none',
  line: clear,
  ...special,
});

describe('what an unattached battery may fire at', () => {
  const free = { attached: false, pieces: 'guns' } as const;

  it('NBC-ART-02 any enemy in its zone of fire while none is in its contact zone', () => {
    const targets = fireTargets(free, [seen('a'), seen('b', { distanceCm: 25 }), seen('c', { inZoneOfFire: false })]);
    expect(targets).toEqual({ targets: ['a', 'b'], compulsory: false });
  });

  it('NBC-ART-02 the nearest in its contact zone once there is one it can fire at (AMB-78)', () => {
    const close = { inContactZone: true };
    expect(
      fireTargets(free, [
        seen('far'),
        seen('near', { ...close, distanceCm: 4 }),
        seen('nearer', { ...close, distanceCm: 3 }),
      ]),
    ).toEqual({ targets: ['nearer'], compulsory: true });
    // One behind the battery, or one it cannot fire at, binds nobody.
    expect(
      fireTargets(free, [
        seen('behind', { ...close, distanceCm: 2, inZoneOfFire: false }),
        seen('hidden', { ...close, distanceCm: 3, open: false }),
        seen('far'),
      ]),
    ).toEqual({ targets: ['far'], compulsory: false });
    expect(fireTargets(free, [seen('x', { ...close, distanceCm: 5 }), seen('y', { ...close, distanceCm: 5 })])).toEqual(
      {
        targets: ['x', 'y'],
        compulsory: true,
      },
    );
  });

  it('NBC-ART-02 and NBC-GL-07: asked one by one', () => {
    expect(rowOf(mayTarget(free, chosen()))).toBe('allowed');
    expect(rowOf(mayTarget(free, chosen({ inZoneOfFire: false })))).toBe('NBC-ART-02');
    expect(rowOf(mayTarget(free, chosen({ nearestInContactZone: 'this' })))).toBe('allowed');
    expect(rowOf(mayTarget(free, chosen({ nearestInContactZone: 'another' })))).toBe('NBC-ART-02');
  });

  it('NBC-GL-07 the zone of fire binds unattached batteries only', () => {
    const attached = { attached: true, pieces: 'guns' } as const;
    expect(rowOf(mayTarget(attached, chosen({ inZoneOfFire: false, nearestDirectlyInFront: true })))).toBe('allowed');
  });
});

describe('what an attached battery may fire at', () => {
  const attached = { attached: true, pieces: 'guns' } as const;

  it('NBC-ART-03 the nearest enemy directly in front, and nobody past it', () => {
    const ahead = { directlyInFront: true };
    expect(fireTargets(attached, [seen('aside', { distanceCm: 2 }), seen('b', { ...ahead, distanceCm: 9 })])).toEqual({
      targets: ['b'],
      compulsory: true,
    });
    expect(
      fireTargets(attached, [
        seen('hidden', { ...ahead, distanceCm: 4, open: false }),
        seen('b', { ...ahead, distanceCm: 9 }),
      ]).targets,
    ).toEqual([]);
    expect(rowOf(mayTarget(attached, chosen()))).toBe('NBC-ART-03');
    expect(rowOf(mayTarget(attached, chosen({ nearestDirectlyInFront: true })))).toBe('allowed');
  });
});

describe('the line of fire', () => {
  const troops = (special: Partial<TroopsBetween>): TroopsBetween => ({
    side: 'friend',
    artillery: false,
    inContactZone: false,
    lowerThanBoth: false,
    ...special,
  });

  it.each<[string, Partial<LineOfFire>, string]>([
    ['a clear line', {}, 'allowed'],
    ['a target out of sight', { seen: false }, 'NBC-ART-04'],
    ['2 cm of wood', { woodCm: 2 }, 'allowed'],
    ['more than 2 cm of wood', { woodCm: 2.5 }, 'NBC-ART-04'],
    ['friends without a lane', { between: [troops({})] }, 'NBC-ART-04'],
    ['friends with a lane', { between: [troops({})], lane: true }, 'allowed'],
    ['friends in the valley below both', { between: [troops({ lowerThanBoth: true })] }, 'allowed'],
    ['enemy infantry', { between: [troops({ side: 'enemy' })], lane: true }, 'NBC-ART-04'],
    ['enemy infantry below both', { between: [troops({ side: 'enemy', lowerThanBoth: true })] }, 'allowed'],
    ['enemy guns beyond the contact zone', { between: [troops({ side: 'enemy', artillery: true })] }, 'allowed'],
    [
      'enemy guns in the contact zone',
      { between: [troops({ side: 'enemy', artillery: true, inContactZone: true })] },
      'NBC-ART-04',
    ],
  ])('NBC-ART-04 %s', (_, line, expected) => {
    expect(rowOf(lineOfFire('guns', { ...clear, ...line }))).toBe(expected);
  });

  it.each([
    ['howitzers', 'NBC-HOW-03'],
    ['rockets', 'NBC-RKT-01'],
  ] as const)('NBC-HOW-03, NBC-RKT-01 %s fire over anybody with a gap of 2 cm, at what they see', (pieces, row) => {
    const between = [troops({}), troops({ side: 'enemy' })];
    expect(rowOf(lineOfFire(pieces, { ...clear, between, overheadGapCm: 2 }))).toBe('allowed');
    expect(rowOf(lineOfFire(pieces, { ...clear, between, overheadGapCm: 1.9 }))).toBe(row);
    expect(rowOf(lineOfFire(pieces, { ...clear, between }))).toBe(row);
    expect(rowOf(lineOfFire(pieces, { ...clear, seen: false, overheadGapCm: 5 }))).toBe(row);
    expect(rowOf(lineOfFire('guns', { ...clear, between, overheadGapCm: 5 }))).toBe('NBC-ART-04');
  });

  it('NBC-ART-21 a battery attached to a unit is no target by itself', () => {
    const free = { attached: false, pieces: 'guns' } as const;
    expect(rowOf(mayTarget(free, chosen({ attachedBattery: true })))).toBe('NBC-ART-21');
    expect(fireTargets(free, [seen('host'), seen('its guns', { attachedBattery: true })]).targets).toEqual(['host']);
  });
});

describe('target by target', () => {
  const nothing = { resolved: [], fired: [] };

  it('NBC-ART-05 one volley a target, one shot a battery', () => {
    expect(rowOf(mayJoinVolley('b1', 't', [], nothing))).toBe('allowed');
    expect(rowOf(mayJoinVolley('b1', 't', [], { resolved: ['t'], fired: [] }))).toBe('NBC-ART-05');
    expect(rowOf(mayJoinVolley('b1', 't', [], { resolved: ['u'], fired: ['b1'] }))).toBe('NBC-ART-05');
    expect(rowOf(mayJoinVolley('b2', 't', [], { resolved: ['u'], fired: ['b1'] }))).toBe('allowed');
  });

  it('AMB-78 a battery bound to a target joins its volley or holds its fire, and loses it when that has gone off', () => {
    expect(rowOf(mayJoinVolley('b1', 'far', ['near'], nothing))).toBe('NBC-ART-02');
    expect(rowOf(mayJoinVolley('b1', 'near', ['near'], nothing))).toBe('allowed');
    const late = mayJoinVolley('b1', 'far', ['near'], { resolved: ['near'], fired: [] });
    expect(late).toMatchObject({ ok: false, why: expect.stringContaining('loses its fire') });
    expect(rowOf(mayJoinVolley('b1', 'other', ['near', 'other'], { resolved: ['near'], fired: [] }))).toBe('allowed');
  });

  it('AMB-78 the warning before a volley names those that would lose their fire', () => {
    const must = { b1: ['near'], b2: ['near'], b3: ['else'], b4: [], b5: ['near', 'else'] };
    expect(losingTheirFire('near', ['b1'], must, nothing)).toEqual(['b2']);
    expect(losingTheirFire('near', ['b1'], must, { resolved: [], fired: ['b2'] })).toEqual([]);
    expect(losingTheirFire('near', ['b1', 'b2'], must, { resolved: ['else'], fired: ['b3'] })).toEqual(['b5']);
  });
});
