import { describe, expect, it } from 'vitest';
import {
  type Chosen,
  LINES,
  lineOfFire,
  losingTheirFire,
  mayJoinVolley,
  mayTarget,
  withinSight,
} from '../../../src/battlefield/rules/fire/artillery.ts';
import { type Legality, whyNot } from '../../../src/engine/legality.ts';
import { codeOf } from '../../../src/engine/message.ts';

const rowOf = (legal: Legality) => (legal.ok ? 'allowed' : legal.row);

const chosen = (special: Partial<Chosen> = {}): Chosen => ({
  nearer: false,
  line: 'clear',
  ...special,
});

describe('what an unattached battery may fire at', () => {
  const free = { attached: false, pieces: 'guns' } as const;

  it('NBC-ART-02 and NBC-GL-07 any enemy in its zone of fire; the nearest in its contact zone, once there is one (AMB-78)', () => {
    expect(rowOf(mayTarget(free, chosen()))).toBe('allowed');
    expect(rowOf(mayTarget(free, chosen({ nearer: true })))).toBe('NBC-ART-02');
  });
});

describe('what an attached battery may fire at', () => {
  const attached = { attached: true, pieces: 'guns' } as const;

  it('NBC-ART-03 the nearest enemy directly in front, and nobody past it', () => {
    expect(rowOf(mayTarget(attached, chosen({ nearer: true })))).toBe('NBC-ART-03');
    expect(rowOf(mayTarget(attached, chosen()))).toBe('allowed');
  });
});

describe('the line of fire', () => {
  it.each(LINES)('NBC-ART-04 NBC-ART-02 a gun whose line is %s', (line) => {
    expect(rowOf(mayTarget({ attached: false, pieces: 'guns' }, chosen({ line })))).toBe(
      line === 'clear' ? 'allowed' : 'NBC-ART-04',
    );
  });

  it('NBC-ART-04, NBC-VIS-02 nobody fires at what weather and hour hide', () => {
    const sight = (nearestCm: number) => rowOf(withinSight('guns', { nearestCm, visibilityCm: 15 }));
    expect([sight(11), sight(15), sight(16)]).toEqual(['allowed', 'allowed', 'NBC-ART-04']);
  });

  it('NBC-ART-04 each answer of the table is a line of its own', () => {
    const whys = LINES.map((line) => codeOf(whyNot(lineOfFire('guns', { line })) ?? ''));
    expect(whys).toEqual([
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
    for (const line of ['friends', 'troops', 'guns'] as const) {
      expect(rowOf(lineOfFire(pieces, { line, overhead: true }))).toBe('allowed');
      expect(rowOf(lineOfFire(pieces, { line }))).toBe(row);
      expect(rowOf(lineOfFire('guns', { line, overhead: true }))).toBe('NBC-ART-04');
    }
    expect(rowOf(lineOfFire(pieces, { line: 'hidden', overhead: true }))).toBe(row);
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
