import { describe, expect, it } from 'vitest';
import {
  FACE_DEGREES,
  FINISHED,
  faceCost,
  GAIT_DEGREES,
  isHalfSpeed,
  type MoveCheckFacts,
  mayEndHere,
  moveDisorderChecks,
  nextMovers,
} from '../../../src/battlefield/rules/movement/manoeuvres.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { codeOf, say } from '../../../src/engine/message.ts';

const facts = (more: Partial<MoveCheckFacts> = {}): MoveCheckFacts => ({ arm: 'infantry', ground: 'hard', ...more });
const WHEEL = { kind: 'wheel' } as const;
const FACE = { kind: 'left-face' } as const;
const WOOD = { name: 'terrain-wood', disorderTest: true } as const;
const DITCH = { name: 'terrain-ditch', disorderTest: false } as const;
const causes = (more: Partial<MoveCheckFacts>, rulings?: Rulings) =>
  moveDisorderChecks(facts(more), rulings).mover.map(codeOf);

it('NBC-GL-10 oblique up to 45 degrees, sideways, or straight back', () => {
  expect(GAIT_DEGREES).toEqual({ ahead: 0, oblique: 45, flank: 90, retrograde: 180 });
});

it('NBC-GL-10 only sideways and backwards are at half speed', () => {
  expect((['ahead', 'oblique', 'flank', 'retrograde'] as const).map((gait) => isHalfSpeed(gait, 'infantry'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

it('NBC-MOV-01 Broken units first, then any, each finished before the next begins', () => {
  const units = [
    { id: 'a', broken: false, moved: false },
    { id: 'b', broken: true, moved: false },
    { id: 'c', broken: false, moved: false },
  ];
  expect(nextMovers(units)).toEqual(['b']);
  expect(nextMovers(units.map((u) => (u.id === 'b' ? { ...u, moved: true } : u)))).toEqual(['a', 'c']);
});

describe('what turning costs', () => {
  it('NBC-MOV-02 faces of 90 and 180 degrees cost 5 cm each, wheels nothing of their own', () => {
    expect(FACE_DEGREES).toEqual({ 'left-face': 90, 'right-face': 90, 'about-face': 180 });
    const cost = faceCost([FACE, WHEEL, { kind: 'about-face' }], { arm: 'infantry', ground: 'hard' });
    expect(cost).toMatchObject({ kind: 'cm', cm: { total: 10 } });
  });

  it('NBC-MOV-04 one free face for cavalry, if nothing came before it', () => {
    const on = { arm: 'cavalry', ground: 'soft' } as const;
    expect(faceCost([{ kind: 'right-face', atStart: true }], on)).toMatchObject({ cm: { total: 0 } });
    expect(faceCost([WHEEL, FACE], on)).toMatchObject({ cm: { total: 5 } });
    expect(faceCost([{ ...FACE, atStart: true }, FACE, FACE], on)).toMatchObject({ cm: { total: 10 } });
  });

  it('NBC-MOV-02 guns turn as they please, even in mud', () => {
    expect(faceCost([FACE, FACE], { arm: 'artillery', ground: 'mud' })).toMatchObject({ kind: 'cm', cm: { total: 0 } });
  });
});

describe('disorder checks of a move', () => {
  it('NBC-MOV-02 oblique for more than half of the move', () => {
    expect(causes({ gait: 'oblique', obliqueOverHalf: true })).toEqual(['move-check-oblique']);
    expect(causes({ gait: 'oblique', obliqueOverHalf: false })).toEqual([]);
  });

  it.each(['flank', 'retrograde'] as const)(
    'NBC-MOV-03 %s movement: a check, automatic from the Contact Zone',
    (gait) => {
      expect(causes({ gait })).toEqual([`move-check-${gait}`]);
      const zone = moveDisorderChecks(facts({ gait, startsInContactZone: true }));
      expect(zone.mover).toEqual([]);
      expect(zone.automatic).toBe(`move-check-${gait}`);
    },
  );

  it('NBC-MOV-05 each wheel or face after the first, the free one counted', () => {
    expect(causes({ manoeuvres: [WHEEL] })).toEqual([]);
    expect(causes({ manoeuvres: [WHEEL, FACE] })).toEqual(['move-check-face']);
    expect(causes({ manoeuvres: [FACE, FACE, WHEEL] })).toHaveLength(2);
    expect(causes({ arm: 'cavalry', manoeuvres: [{ ...FACE, atStart: true }, FACE] })).toHaveLength(1);
    expect(causes({ manoeuvres: [FACE, FACE, WHEEL] }, { moveDC: 'facesOnce' })).toHaveLength(1);
  });

  it('NBC-MOV-06 passing friends: a check for each of them and for the mover, but not through a Broken unit', () => {
    const passed = [
      { id: 'u1', name: 'Vial' },
      { id: 'u2', name: 'Husson' },
    ];
    const checks = moveDisorderChecks(facts({ passed }));
    expect(checks.mover).toEqual(passed.map((friend) => say('move-check-through', { friend })));
    expect(checks.friends).toEqual(['u1', 'u2']);
  });

  it('NBC-MOV-06 guns check too when they pass friends, officers never', () => {
    const passed = [{ id: 'u1', name: 'Vial' }];
    expect(causes({ arm: 'artillery', passed })).toEqual(['move-check-through']);
    expect(moveDisorderChecks(facts({ arm: 'general', passed })).friends).toEqual([]);
  });

  it('NBC-MOV-10 any move in terrain marked for a test: one check for all of it (AMB-97)', () => {
    expect(causes({ terrain: [DITCH] })).toEqual([]);
    expect(causes({ terrain: [DITCH, WOOD, WOOD] })).toEqual(['move-check-terrain']);
    expect(causes({ terrain: [WOOD], byRoad: true })).toEqual([]);
  });

  it('NBC-MOV-13 any move in mud', () => {
    expect(causes({ ground: 'mud' })).toEqual(['move-check-mud']);
    expect(causes({ ground: 'mud', terrain: [WOOD] })).toEqual(['move-check-terrain']);
    expect(causes({ ground: 'mud', arm: 'artillery' })).toEqual(['move-check-mud']);
  });

  it('NBC-MOV-05 artillery is free of facing checks, not of terrain', () => {
    expect(causes({ arm: 'artillery', manoeuvres: [WHEEL, FACE], gait: 'retrograde', terrain: [WOOD] })).toEqual([
      'move-check-terrain',
    ]);
  });

  it('NBC-MOV-05 by ruling moveDC all causes of a turn are one check (AMB-97)', () => {
    const passed = [{ id: 'u1', name: 'Vial', checkedThisTurn: true }];
    const all = { manoeuvres: [WHEEL, FACE, FACE], passed, terrain: [WOOD], gait: 'flank' } as const;
    expect(moveDisorderChecks(facts(all)).mover).toHaveLength(5);
    expect(moveDisorderChecks(facts(all)).friends).toHaveLength(1);
    expect(moveDisorderChecks(facts(all), { moveDC: 'facesOnce' }).mover).toHaveLength(4);
    const once = moveDisorderChecks(facts(all), { moveDC: 'oncePerTurn' });
    expect(once.mover).toHaveLength(1);
    expect(once.friends).toEqual([]);
    expect(moveDisorderChecks(facts({ ...all, checkedThisTurn: true }), { moveDC: 'oncePerTurn' }).mover).toEqual([]);
  });
});

describe('ends', () => {
  it.each([
    ['over an obstacle', 'obstacle'],
    ['in friends', 'friends'],
    ['in a built-up area', 'area'],
  ] as const)('NBC-MOV-07 no move ends partly %s', (_, end) => {
    expect(mayEndHere(end)).toMatchObject({ ok: false, row: 'NBC-MOV-07' });
  });

  it('NBC-MOV-07 clear of all, or attacking out of the area it holds, is well', () => {
    expect(mayEndHere('clear').ok).toBe(true);
    expect(mayEndHere('area', true).ok).toBe(true);
  });

  it('NBC-MOV-22 a finished unit only trues up its facing or takes a battery', () => {
    expect(FINISHED).toMatchObject({ ok: false, row: 'NBC-MOV-22' });
  });
});
