import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chartDice,
  formationBestDistance,
  MOVE_CHART,
  type MoveAllowance,
  type MoveClass,
  type MoveFacts,
  type Mover,
  moveAllowance,
  moveClass,
  moveDistance,
  moveShifts,
  restrictedMove,
  slowest,
} from '../../../src/battlefield/rules/movement/movement.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { GROUNDS, HILLS, ORDERS } from '../../../src/book/terms.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';
import { say } from '../../../src/engine/message.ts';
import { moveByHand } from '../reference/movement-by-hand.ts';

const DITCH = { name: 'terrain-ditch', shifts: 1, disorderTest: false } as const;
const WOOD = { name: 'terrain-wood', shifts: 2, disorderTest: true } as const;
const HEAVY_WOOD = { name: 'terrain-heavy-wood', shifts: 3, disorderTest: true } as const;
const ROUGH = { name: 'terrain-rough', shifts: 0, disorderTest: true } as const;

const foot = (more: Partial<MoveFacts> = {}): MoveFacts => ({
  arm: 'infantry',
  moveClass: 'foot',
  ground: 'hard',
  hills: 'rolling',
  ...more,
});
const horse = (more: Partial<MoveFacts> = {}): MoveFacts => foot({ arm: 'cavalry', moveClass: 'horse', ...more });
const guns = (more: Partial<MoveFacts> = {}): MoveFacts => foot({ arm: 'artillery', ...more });
const general = (more: Partial<MoveFacts> = {}): MoveFacts => foot({ arm: 'general', moveClass: 'general', ...more });

function cm(allowance: MoveAllowance): number {
  if (allowance.kind !== 'full') throw new Error(`not a full move: ${allowance.kind}`);
  return allowance.cm.total;
}
function dice(allowance: MoveAllowance): Extract<MoveAllowance, { kind: 'dice' }> {
  if (allowance.kind !== 'dice') throw new Error(`not dice: ${allowance.kind}`);
  return allowance;
}

describe('the chart', () => {
  it.each<[MoveClass, number, (number | null)[]]>([
    ['heavy', 12, [2, 1, null, null]],
    ['foot', 18, [3, 2, 1, null]],
    ['horse', 24, [4, 3, 2, 1]],
    ['general', 36, [6, 5, 4, 3]],
  ])('NBC-MOV-08 %s moves %i cm, or dice %j', (row, full, restricted) => {
    expect(MOVE_CHART[row].full).toBe(full);
    expect([1, 2, 3, 4].map((column) => chartDice(row, column))).toEqual(restricted);
    expect(cm(moveAllowance(foot({ moveClass: row })))).toBe(full);
  });

  it.each<[string, Mover, MoveClass]>([
    ['infantry', { arm: 'infantry' }, 'foot'],
    ['a Mixed unit, as infantry', { arm: 'mixed' }, 'foot'],
    ['cavalry', { arm: 'cavalry' }, 'horse'],
    ['heavy foot guns', { arm: 'artillery', weight: 'heavy', mobility: 'foot' }, 'heavy'],
    ['medium foot guns', { arm: 'artillery', weight: 'medium', mobility: 'foot' }, 'foot'],
    ['light horse guns', { arm: 'artillery', weight: 'light', mobility: 'horse' }, 'horse'],
    ['a pontoon train', { arm: 'pontoon' }, 'heavy'],
    ['a baggage train', { arm: 'baggage' }, 'heavy'],
    ['an officer', { arm: 'general' }, 'general'],
  ])('NBC-MOV-08 the row of %s', (_, mover, row) => {
    expect(moveClass(mover)).toBe(row);
  });

  it('NBC-MOV-08 with a battery attached the slower row counts (AMB-161)', () => {
    expect(slowest(['foot', 'heavy'])).toBe('heavy');
    expect(slowest(['foot', 'horse'])).toBe('foot');
  });
});

describe('shifts', () => {
  it('NBC-MOV-09 shifts of all terrain met are added, also for ditch in rough ground marked 1 each', () => {
    expect(moveShifts(foot({ terrain: [DITCH, { ...ROUGH, shifts: 1 }] })).total).toBe(2);
    expect(moveShifts(foot({ terrain: [DITCH, ROUGH] })).total).toBe(1);
  });

  it.each([
    ['Exhausted adds 1', foot({ exhaustion: 2 }), 1],
    ['Tired adds none', foot({ exhaustion: 1 }), 0],
    ['mud is 2 to begin with', foot({ ground: 'mud' }), 2],
    ['mud, a wood and Exhausted', foot({ ground: 'mud', terrain: [WOOD], exhaustion: 2 }), 5],
    ['medium guns that fired: 3', guns({ fired: 'medium' }), 3],
    ['light guns that fired: 2', guns({ fired: 'light' }), 2],
    ['light guns that fired, over a ditch', guns({ fired: 'light', terrain: [DITCH] }), 3],
  ])('NBC-MOV-09 %s', (_, facts, shifts) => {
    expect(moveShifts(facts).total).toBe(shifts);
  });

  it('NBC-MOV-09 by ruling moveFireStack the worse of firing and terrain counts alone (AMB-89)', () => {
    const worst: Rulings = { moveFireStack: 'worst' };
    expect(moveShifts(guns({ fired: 'light', terrain: [DITCH] }), worst).total).toBe(2);
    expect(moveShifts(guns({ fired: 'light', terrain: [HEAVY_WOOD] }), worst).total).toBe(3);
    const terms = moveShifts(guns({ fired: 'light', terrain: [DITCH] }), worst).terms;
    expect(terms.reduce((sum, t) => sum + t.value, 0)).toBe(2);
  });

  it('NBC-MOV-09 heavy guns that fired do not move at all', () => {
    expect(moveAllowance(guns({ moveClass: 'heavy', fired: 'heavy' }))).toMatchObject({
      kind: 'cannot',
      row: 'NBC-ART-25',
    });
  });

  it('NBC-MOV-09 past the last column nobody enters, and who is inside leaves with one die (AMB-95)', () => {
    const stuck = foot({ terrain: [HEAVY_WOOD], exhaustion: 2 });
    expect(moveAllowance(stuck)).toMatchObject({ kind: 'cannot', row: 'NBC-MOV-09', ruling: 'beyondColumn' });
    expect(dice(moveAllowance({ ...stuck, alreadyInside: true })).dice.total).toBe(1);
    expect(dice(moveAllowance(stuck, { beyondColumn: 'oneDie' })).dice.total).toBe(1);
    expect(dice(moveAllowance(horse({ terrain: [HEAVY_WOOD], exhaustion: 2 }))).dice.total).toBe(1);
    expect(moveAllowance(horse({ terrain: [HEAVY_WOOD, WOOD] })).kind).toBe('cannot');
    expect(moveAllowance(foot({ moveClass: 'heavy', terrain: [HEAVY_WOOD] })).kind).toBe('cannot');
  });
});

describe('dice', () => {
  it('NBC-MOV-10 the dice of the column are added up, in cm', () => {
    const wood = dice(moveAllowance(foot({ terrain: [WOOD] })));
    expect(wood.dice.total).toBe(2);
    expect(moveDistance(wood, [4, 5]).total).toBe(9);
  });

  it.each([
    ['too few to reach it: up to the edge, and stops', [8, 18, 5], 8, true],
    ['enough: goes in', [4, 18, 9], 9, false],
    ['an edge beyond a full move', [20, 18, 7], 18, false],
  ] as const)('NBC-MOV-10 %s', (_, [edge, clear, thrown], distance, stops) => {
    expect(restrictedMove(edge, clear, thrown)).toEqual({ cm: distance, stopsAtEdge: stops });
  });
});

describe('hills, ground and marching orders', () => {
  it('NBC-MOV-11 a contour costs 2 cm up or down, in Hilly Terrain only', () => {
    expect(cm(moveAllowance(foot({ hills: 'hilly', contours: 2 })))).toBe(14);
    expect(cm(moveAllowance(foot({ hills: 'rolling', contours: 2 })))).toBe(18);
    expect(cm(moveAllowance(foot({ hills: 'marchfeld', contours: 1 })))).toBe(18);
    const wood = dice(moveAllowance(foot({ hills: 'hilly', contours: 1, terrain: [WOOD] })));
    expect(moveDistance(wood, [3, 3]).total).toBe(4);
  });

  it.each([
    ['infantry', foot({ ground: 'soft' }), 16],
    ['heavy guns', guns({ moveClass: 'heavy', ground: 'soft' }), 10],
    ['cavalry', horse({ ground: 'soft' }), 19],
    ['horse guns', guns({ moveClass: 'horse', ground: 'soft' }), 19],
    ['an officer', general({ ground: 'soft' }), 31],
  ])('NBC-MOV-12 soft ground: %s', (_, facts, distance) => {
    expect(cm(moveAllowance(facts))).toBe(distance);
  });

  it('NBC-MOV-12 comes first, and off the dice too, never below 0 (AMB-90)', () => {
    const facts = horse({ ground: 'soft', hills: 'hilly', contours: 1, terrain: [HEAVY_WOOD] });
    const allowance = dice(moveAllowance(facts));
    expect(allowance.less.map((t) => t.what)).toEqual(['guns-on-soft-ground', say('move-contours', { n: 1 })]);
    expect(moveDistance(allowance, [6, 6]).total).toBe(5);
    expect(moveDistance(allowance, [1, 2]).total).toBe(0);
    expect(moveDistance(dice(moveAllowance(facts, { softDice: 'fullMovesOnly' })), [6, 6]).total).toBe(10);
  });

  it('NBC-MOV-13 in mud all move in Restricted 2, a contour is 3 cm, and a face takes the whole move', () => {
    expect(dice(moveAllowance(foot({ ground: 'mud' }))).dice.total).toBe(2);
    expect(dice(moveAllowance(horse({ ground: 'mud' }))).dice.total).toBe(3);
    expect(dice(moveAllowance(guns({ ground: 'mud', moveClass: 'heavy' }))).dice.total).toBe(1);
    const slope = foot({ ground: 'mud', hills: 'hilly', contours: 1 });
    expect(moveDistance(dice(moveAllowance(slope)), [4, 4]).total).toBe(5);
    expect(moveDistance(dice(moveAllowance(slope, { mudSlope: '2' })), [4, 4]).total).toBe(6);
    const faced = foot({ ground: 'mud', manoeuvres: [{ kind: 'about-face' }] });
    expect(moveAllowance(faced)).toMatchObject({ kind: 'face-only', row: 'NBC-MOV-13' });
    const first = horse({ ground: 'mud', manoeuvres: [{ kind: 'left-face', atStart: true }] });
    expect(moveAllowance(first).kind).toBe('face-only');
    expect(moveAllowance(first, { mudFreeFace: 'yes' }).kind).toBe('dice');
  });

  it('NBC-MOV-13 a well paved road lifts the mud for a marching order, any other road cannot be marched', () => {
    const march = foot({ ground: 'mud', order: 'strategic', terrain: [WOOD] });
    expect(cm(moveAllowance({ ...march, byRoad: 'paved' }))).toBe(33);
    expect(moveAllowance({ ...march, byRoad: 'road' })).toMatchObject({ kind: 'cannot', row: 'NBC-ORD-16' });
    expect(dice(moveAllowance(foot({ ground: 'mud', order: 'attack', byRoad: 'paved' }))).dice.total).toBe(2);
  });

  it.each([
    ['redeploy', 'infantry', foot({ order: 'redeploy' }), 23],
    ['redeploy', 'wagons', foot({ arm: 'baggage', moveClass: 'heavy', order: 'redeploy' }), 17],
    ['strategic', 'infantry', foot({ order: 'strategic' }), 33],
    ['strategic', 'cavalry on soft ground', horse({ order: 'strategic', ground: 'soft' }), 34],
    ['strategic', 'a commander', general({ order: 'strategic' }), 51],
  ] as const)('NBC-MOV-14 %s, %s', (_order, _who, facts, distance) => {
    expect(cm(moveAllowance(facts))).toBe(distance);
  });

  it('NBC-MOV-14 adds nothing to dice, unless the ruling redeployDice says so, and never in the Contact Zone', () => {
    const facts = foot({ order: 'strategic', terrain: [DITCH] });
    expect(moveDistance(dice(moveAllowance(facts)), [2, 2, 2]).total).toBe(6);
    const added: Rulings = { redeployDice: 'addToTotal' };
    expect(moveDistance(dice(moveAllowance(facts, added)), [2, 2, 2]).total).toBe(21);
    const zone = foot({ order: 'strategic', startsInContactZone: true });
    expect(moveDistance(dice(moveAllowance(zone, added)), [2, 2]).total).toBe(4);
  });

  it('NBC-ORD-16 by road a marching order ignores terrain and hills', () => {
    const facts = foot({ hills: 'hilly', contours: 2, terrain: [HEAVY_WOOD], byRoad: 'road' });
    expect(cm(moveAllowance({ ...facts, order: 'redeploy' }))).toBe(23);
    expect(moveDistance(dice(moveAllowance({ ...facts, order: 'attack' })), [6]).total).toBe(2);
  });
});

describe('who does not move', () => {
  it('NBC-MOV-21 a Resting unit stays of its own will; a forced move is made', () => {
    expect(moveAllowance(foot({ resting: true }))).toMatchObject({ kind: 'cannot', row: 'NBC-MOV-21' });
    expect(cm(moveAllowance(foot({ resting: true, forced: true })))).toBe(18);
  });

  it.each([
    ['NBC-ORD-12', 'under Hold', foot({ order: 'hold' })],
    ['NBC-BRK-01', 'Broken', foot({ broken: true })],
    ['NBC-GAR-11', 'a garrison', foot({ garrison: true })],
    ['NBC-BAG-04', 'while looting', foot({ looting: true })],
    ['NBC-BRG-05', 'fording in mud', foot({ ground: 'mud', fording: true })],
  ] as const)('%s %s', (row, _, facts) => {
    expect(moveAllowance(facts)).toMatchObject({ kind: 'cannot', row });
  });

  it('NBC-ORD-12 in the Contact Zone under Hold, dice only by ruling holdCZ, and only to be compelled (AMB-33)', () => {
    const facts = foot({ order: 'hold', startsInContactZone: true });
    expect(moveAllowance(facts)).toMatchObject({ kind: 'cannot', ruling: 'holdCZ' });
    expect(dice(moveAllowance(facts, { holdCZ: 'autoAttackDice' }))).toMatchObject({ onlyIfCompelled: true });
  });
});

describe('officers', () => {
  it('NBC-MOV-23 go 36 cm, 31 on soft ground, on 6, 5, 4 or 3 dice in restricted terrain, 5 in mud (AMB-104)', () => {
    expect(cm(moveAllowance(general()))).toBe(36);
    expect(cm(moveAllowance(general({ ground: 'soft' })))).toBe(31);
    expect([DITCH, WOOD, HEAVY_WOOD].map((t) => dice(moveAllowance(general({ terrain: [t] }))).dice.total)).toEqual([
      6, 5, 4,
    ]);
    expect(dice(moveAllowance(general({ terrain: [HEAVY_WOOD, DITCH] }))).dice.total).toBe(3);
    expect(dice(moveAllowance(general({ ground: 'mud' }))).dice.total).toBe(5);
  });

  it('NBC-MOV-23 do not throw Contact Zone dice, nor pay for turning', () => {
    const facts = general({ startsInContactZone: true, gait: 'retrograde', manoeuvres: [{ kind: 'about-face' }] });
    expect(cm(moveAllowance(facts))).toBe(36);
  });
});

describe('the dice of the Contact Zone', () => {
  it.each([
    ['foot', foot(), 2],
    ['horse', horse(), 3],
    ['horse artillery', guns({ moveClass: 'horse' }), 3],
    ['heavy artillery', guns({ moveClass: 'heavy' }), 2],
    ['foot, Disordered', foot({ disordered: true }), 1],
    ['horse, Tired', horse({ exhaustion: 1 }), 2],
    ['horse, Exhausted and Disordered', horse({ exhaustion: 2, disordered: true }), 2],
    ['foot in a wood', foot({ terrain: [WOOD] }), 1],
    ['horse in mud', horse({ ground: 'mud' }), 2],
    ['horse, Exhausted in heavy wood: the chart says 1', horse({ exhaustion: 2, terrain: [HEAVY_WOOD] }), 1],
    ['medium foot guns that fired: the chart says 1', guns({ fired: 'medium' }), 1],
    ['a Mixed unit', foot({ arm: 'mixed' }), 2],
  ])('NBC-MOV-15 %s', (_, facts, count) => {
    const allowance = dice(moveAllowance({ ...facts, startsInContactZone: true }));
    expect(allowance.dice.total).toBe(count);
    expect(allowance.inContactZone).toBe(true);
  });

  it('NBC-MOV-15 the sum is the distance, and terrain that is closed on the chart is closed here', () => {
    expect(moveDistance(dice(moveAllowance(horse({ startsInContactZone: true }))), [2, 3, 4]).total).toBe(9);
    const closed = foot({ startsInContactZone: true, terrain: [HEAVY_WOOD], exhaustion: 2 });
    expect(moveAllowance(closed).kind).toBe('cannot');
  });
});

describe('turning', () => {
  it('NBC-MOV-02 a face or about face costs infantry 5 cm', () => {
    expect(cm(moveAllowance(foot({ manoeuvres: [{ kind: 'about-face' }, { kind: 'left-face' }] })))).toBe(8);
    expect(cm(moveAllowance(foot({ manoeuvres: [{ kind: 'wheel' }] })))).toBe(18);
  });

  it('NBC-MOV-03 sideways and backwards go at half speed, also in the Contact Zone, fractions dropped (AMB-94)', () => {
    expect(cm(moveAllowance(foot({ gait: 'retrograde' })))).toBe(9);
    expect(cm(moveAllowance(horse({ gait: 'flank', ground: 'soft' })))).toBe(9);
    expect(cm(moveAllowance(foot({ gait: 'oblique' })))).toBe(18);
    const zone = dice(moveAllowance(foot({ gait: 'retrograde', startsInContactZone: true })));
    expect(moveDistance(zone, [4, 3]).total).toBe(3);
  });

  it('NBC-MOV-04 cavalry has one free face, at the very start', () => {
    const first = { kind: 'about-face', atStart: true } as const;
    expect(cm(moveAllowance(horse({ manoeuvres: [first] })))).toBe(24);
    expect(cm(moveAllowance(horse({ manoeuvres: [first, { kind: 'left-face' }] })))).toBe(19);
    expect(cm(moveAllowance(horse({ manoeuvres: [{ kind: 'left-face' }] })))).toBe(19);
    expect(cm(moveAllowance(foot({ manoeuvres: [first] })))).toBe(13);
  });
});

describe('the formation', () => {
  it('NBC-GL-09 Formation Best Distance is the move of its slowest unit (AMB-27)', () => {
    const units = [
      { unit: 'Roeben', distanceCm: 18 },
      { unit: 'Hussars', distanceCm: 24 },
    ];
    expect(formationBestDistance(units)).toMatchObject({
      total: 18,
      unit: 'cm',
      terms: [{ what: say('called', { who: 'Roeben' }) }],
    });
    expect(formationBestDistance([...units, { unit: 'In the wood', distanceCm: 5 }])?.total).toBe(5);
    expect(formationBestDistance([])).toBeNull();
  });
});

describe('against a second reading of the charts', () => {
  const terrain = fc.constantFrom(DITCH, WOOD, HEAVY_WOOD, ROUGH);
  const manoeuvre = fc.record({
    kind: fc.constantFrom('wheel', 'left-face', 'right-face', 'about-face'),
    atStart: fc.boolean(),
  });
  const arms = fc.constantFrom<[MoveFacts['arm'], MoveClass]>(
    ['infantry', 'foot'],
    ['infantry', 'heavy'],
    ['mixed', 'foot'],
    ['cavalry', 'horse'],
    ['artillery', 'heavy'],
    ['artillery', 'foot'],
    ['artillery', 'horse'],
    ['baggage', 'heavy'],
    ['general', 'general'],
  );
  const rare = fc.integer({ min: 0, max: 14 }).map((n) => n === 0);
  const factsArb: fc.Arbitrary<MoveFacts> = fc
    .record({
      who: arms,
      ground: fc.constantFrom(...GROUNDS),
      hills: fc.constantFrom(...HILLS),
      order: fc.constantFrom(...ORDERS, null),
      startsInContactZone: fc.boolean(),
      contours: fc.integer({ min: 0, max: 3 }),
      terrain: fc.array(terrain, { maxLength: 3 }),
      alreadyInside: fc.boolean(),
      byRoad: fc.constantFrom('road', 'paved', null),
      exhaustion: fc.constantFrom(0, 1, 2),
      disordered: fc.boolean(),
      fired: fc.constantFrom('light', 'medium', 'heavy', null, null, null),
      gait: fc.constantFrom('ahead', 'oblique', 'flank', 'retrograde'),
      manoeuvres: fc.array(manoeuvre, { maxLength: 3 }),
      fullCm: fc.option(fc.constant({ what: 'Visibility', cm: 80, row: 'NBC-CMA-01' } as const), { nil: undefined }),
      broken: rare,
      garrison: rare,
      looting: rare,
      resting: rare,
      forced: fc.boolean(),
      fording: rare,
    })
    .map(({ who: [arm, moveClassOf], fullCm, ...rest }) => ({
      arm,
      moveClass: moveClassOf,
      ...rest,
      ...(fullCm && { fullCm }),
    })) as fc.Arbitrary<MoveFacts>;
  const rulingsArb: fc.Arbitrary<Rulings> = fc.record({
    holdCZ: fc.constantFrom('noDice', 'autoAttackDice'),
    moveFireStack: fc.constantFrom('add', 'worst'),
    softDice: fc.constantFrom('subtract', 'fullMovesOnly'),
    mudSlope: fc.constantFrom('3', '2'),
    beyondColumn: fc.constantFrom('impossible', 'oneDie'),
    mudFreeFace: fc.constantFrom('no', 'yes'),
    redeployDice: fc.constantFrom('no', 'addToTotal'),
  });
  const six = fc.array(fc.constantFrom(...FACES), { minLength: 6, maxLength: 6 });

  it('the allowance and the distance agree for all facts and rulings', () => {
    fc.assert(
      fc.property(factsArb, rulingsArb, six, (facts, rulings, faces: Face[]) => {
        const ours = moveAllowance(facts, rulings);
        const theirs = moveByHand(facts, rulings);
        if (ours.kind === 'full') expect(theirs).toEqual({ move: 'cm', cm: ours.cm.total });
        else if (ours.kind === 'dice') {
          if (theirs.move !== 'dice') throw new Error(`dice against ${theirs.move}`);
          expect(ours.dice.total).toBe(theirs.dice);
          const thrown = faces.slice(0, ours.dice.total);
          expect(moveDistance(ours, thrown).total).toBe(theirs.distance(thrown));
        } else expect(theirs.move).toBe(ours.kind === 'cannot' ? 'none' : 'face-only');
      }),
      { numRuns: 3000 },
    );
  });

  it('every full move opens into terms that make its total', () => {
    fc.assert(
      fc.property(factsArb, rulingsArb, (facts, rulings) => {
        const ours = moveAllowance(facts, rulings);
        if (ours.kind !== 'full' || ours.cm.note) return;
        expect(ours.cm.terms.reduce((sum, t) => sum + t.value, 0)).toBe(ours.cm.total);
        expect(ours.cm.terms.every((t) => t.row)).toBe(true);
      }),
    );
  });
});
