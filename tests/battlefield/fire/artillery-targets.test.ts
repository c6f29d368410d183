import { describe, expect, it } from 'vitest';
import {
  type ChosenTarget,
  LINE_OF_FIRE,
  LINES,
  type Line,
  type LineOfFire,
  lineOfFire,
  losingTheirFire,
  mayJoinVolley,
  mayTarget,
  type TroopsBetween,
  withinSight,
} from '../../../src/battlefield/rules/fire/artillery-targets.ts';
import type { Legality } from '../../../src/engine/legality.ts';
import { codeOf } from '../../../src/engine/message.ts';

const rowOf = (legal: Legality) => (legal.ok ? 'allowed' : legal.row);

const clear: LineOfFire = { seen: true, woodCm: 0, between: [], lane: false };

const chosen = (special: Partial<ChosenTarget> = {}): ChosenTarget => ({
  inZoneOfFire: true,
  nearestDirectlyInFront: false,
  nearestInContactZone: 'none',
  line: clear,
  ...special,
});

describe('what an unattached battery may fire at', () => {
  const free = { attached: false, pieces: 'guns' } as const;

  it('NBC-ART-02 and NBC-GL-07 any enemy in its zone of fire; the nearest in its contact zone, once there is one (AMB-78)', () => {
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

  it('NBC-ART-04, NBC-VIS-02 nobody fires at what weather and hour hide', () => {
    const sight = (nearestCm: number) => rowOf(withinSight('guns', { nearestCm, visibilityCm: 15 }));
    expect([sight(11), sight(15), sight(16)]).toEqual(['allowed', 'allowed', 'NBC-ART-04']);
  });

  it('NBC-ART-04 each answer of the table is a line of its own', () => {
    const why = (line: Line) => {
      const legal = lineOfFire('guns', LINE_OF_FIRE[line]);
      return legal.ok ? '' : codeOf(legal.why);
    };
    expect(LINES.map(why)).toEqual([
      '',
      'target-not-seen',
      'target-in-wood',
      'target-behind-friends',
      'target-behind-troops',
      'target-behind-guns',
    ]);
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
    expect(late).toMatchObject({ ok: false, why: 'target-lost-fire' });
    expect(rowOf(mayJoinVolley('b1', 'other', ['near', 'other'], { resolved: ['near'], fired: [] }))).toBe('allowed');
  });

  it('AMB-78 the warning before a volley names those that would lose their fire', () => {
    const must = { b1: ['near'], b2: ['near'], b3: ['else'], b4: [], b5: ['near', 'else'] };
    expect(losingTheirFire('near', ['b1'], must, nothing)).toEqual(['b2']);
    expect(losingTheirFire('near', ['b1'], must, { resolved: [], fired: ['b2'] })).toEqual([]);
    expect(losingTheirFire('near', ['b1', 'b2'], must, { resolved: ['else'], fired: ['b3'] })).toEqual(['b5']);
  });
});
