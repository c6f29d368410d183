/** What the ground, the order, the guns and the zone take from one move, and what they bring with it (NBC-MOV-08 to -16, NBC-GND-02, -03). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing, UnitState } from '../../src/battlefield/battle.ts';
import type { RulingKey, Rulings, RulingValue } from '../../src/book/rulings.ts';
import type { Ground, Order } from '../../src/book/terms.ts';
import { battery, begin, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, enters, isOffered, says, wants } from './table.ts';
import { againAt, reads, total, underBoth } from './turns.ts';

const DITCH = 'terrain.0';
const WOOD = 'terrain.1';
const HEAVY_WOOD = 'terrain.2';

interface Field {
  readonly ground?: Ground;
  readonly hills?: 'hilly';
  readonly order?: Order;
  readonly rulings?: Rulings;
  readonly unit?: string;
  readonly set?: Partial<UnitState>;
}

const LIGHT = battery('lights', 'II/b', '4-pdr battery', { weight: 'light' });

/** II Corps moves on such a field; the question how far one of its units goes is open. */
function asked({ ground = 'hard', hills, order = 'attack', rulings = {}, unit = 'husson', set = {} }: Field): Battle {
  const [ii, iii] = SMALL.sides.a.formations;
  const corps = { ...ii!, order, units: [...ii!.units, LIGHT] };
  const field = small({
    sky: { weather: 'bright', variable: true, ground },
    ...(hills && { hills }),
    sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [corps, iii!] } },
  });
  return does(withUnit(acts(begin(field, { rulings }), 'ii', 'move'), unit, set), { do: 'move', unit });
}

const thrown = (battle: Battle): string => {
  const [need] = wants(battle);
  return need?.want === 'dice' ? `${need.dice} dice` : String(reads(battle).word);
};
const goes = (battle: Battle, ...faces: Parameters<typeof dice>) => total(enters(battle, 'dice', dice(...faces)));

describe('moves by dice', () => {
  it('NBC-MOV-12 NBC-MOV-10 AMB-90 soft ground takes from a wood’s dice too, unless the group spares them', () => {
    const wood = (rulings: Rulings) => goes(says(asked({ ground: 'soft', rulings }), { [WOOD]: true }), 4, 3);
    expect(underBoth('softDice', 'fullMovesOnly', wood)).toEqual([5, 7]);
    const zone = (rulings: Rulings) => goes(says(asked({ ground: 'soft', rulings }), { inCZ: true }), 4, 3);
    expect(underBoth('softDice', 'fullMovesOnly', zone)).toEqual([5, 7]);
    const clear = (rulings: Rulings) => total(asked({ ground: 'soft', rulings }));
    expect(underBoth('softDice', 'fullMovesOnly', clear)).toEqual([16, 16]);
  });

  it('NBC-MOV-13 NBC-MOV-11 AMB-91 a slope costs three centimetres in mud, two by ruling, and two on hard ground', () => {
    const slope = (ground: Ground) => (rulings: Rulings) => {
      const battle = says(asked({ ground, hills: 'hilly', rulings }), { contours: 1 });
      return ground === 'mud' ? goes(battle, 5, 4) : total(battle);
    };
    expect(underBoth('mudSlope', '2', slope('mud'))).toEqual([6, 7]);
    expect(underBoth('mudSlope', '2', slope('hard'))).toEqual([16, 16]);
  });

  it('NBC-MOV-13 NBC-MOV-04 AMB-103 a face in mud is the whole move; by ruling cavalry’s first one is free there too', () => {
    const face = (unit: string) => (rulings: Rulings) =>
      thrown(says(asked({ ground: 'mud', rulings, unit }), unit === 'pire' ? { faceFirst: true } : { faces: 1 }));
    expect(underBoth('mudFreeFace', 'yes', face('pire'))).toEqual(['move-only-turns', '3 dice']);
    expect(underBoth('mudFreeFace', 'yes', face('husson'))).toEqual(['move-only-turns', 'move-only-turns']);
  });

  it('NBC-MOV-09 NBC-EX-01 AMB-95 the Exhausted enter no heavy wood; by ruling with one die, and out of it always', () => {
    const wood = (rulings: Rulings) => {
      const battle = says(asked({ rulings, set: { exhaustion: 2 } }), { [HEAVY_WOOD]: true });
      return [thrown(battle), thrown(says(battle, { inside: true }))];
    };
    expect(underBoth('beyondColumn', 'oneDie', wood)).toEqual([
      ['it-stays', '1 dice'],
      ['1 dice', '1 dice'],
    ]);
    // Tired he goes in: Restricted 3.
    expect(thrown(says(asked({ set: { exhaustion: 1 } }), { [HEAVY_WOOD]: true }))).toBe('1 dice');
  });

  it('NBC-ART-25 NBC-MOV-09 AMB-89 a ditch adds to the column of light guns that fired; by ruling the worse counts', () => {
    const ditch = (rulings: Rulings) =>
      thrown(says(asked({ rulings, unit: 'lights', set: { firedIn: 1 } }), { [DITCH]: true }));
    expect(underBoth('moveFireStack', 'worst', ditch)).toEqual(['1 dice', '2 dice']);
    expect(thrown(says(asked({ unit: 'lights' }), { [DITCH]: true }))).toBe('3 dice');
  });

  it('NBC-MOV-14 NBC-ORD-13 AMB-30 a march adds nothing to a wood’s dice; by ruling its five centimetres', () => {
    const wood = (rulings: Rulings) => goes(says(asked({ order: 'redeploy', rulings }), { [WOOD]: true }), 4, 3);
    expect(underBoth('redeployDice', 'addToTotal', wood)).toEqual([7, 12]);
    const zone = (rulings: Rulings) => goes(says(asked({ order: 'redeploy', rulings }), { inCZ: true }), 4, 3);
    expect(underBoth('redeployDice', 'addToTotal', zone)).toEqual([7, 7]);
    expect(total(asked({ order: 'redeploy' }))).toBe(23);
  });

  it('NBC-RR-03 NBC-MOV-10 AMB-05 may be thrown again for a die, unless the group forbids it', () => {
    const again = (rulings: Rulings) =>
      againAt(enters(says(asked({ rulings }), { [WOOD]: true }), 'dice', dice(1, 1))).map(({ cost }) => cost.total);
    expect(underBoth('rrdMovement', 'no', again)).toEqual([[1], []]);
  });

  it('NBC-ORD-16 NBC-MOV-09 NBC-MOV-13 a column on a road ignores the wood, and mud only where it is paved', () => {
    const road = (ground: Ground, byRoad: 'road' | 'paved') =>
      thrown(says(asked({ order: 'strategic', ground }), { [WOOD]: true, byRoad }));
    expect(
      [road('hard', 'road'), road('mud', 'road'), road('mud', 'paved')].map((each) => each.includes('it-stays')),
    ).toEqual([false, true, false]);
    expect(total(says(asked({ order: 'strategic' }), { [WOOD]: true, byRoad: 'road' }))).toBe(33);
  });

  const blocked = (battle: Battle) => accepts(says(says(battle, { byRoad: 'road' }), { blocked: true }));

  it('NBC-ORD-16 NBC-ART-20 a column whose rear is not clear stays, Disordered, and moves no more', () => {
    const battle = blocked(asked({ order: 'redeploy' }));
    expect(battle.units.husson).toMatchObject({ disordered: true, facts: { moved: true } });
    expect(isOffered(battle, { do: 'move', unit: 'husson' })).toBe(false);
    const guns = blocked(asked({ order: 'redeploy', unit: 'guns', set: { disordered: true } }));
    // A second disorder breaks guns that stand alone.
    expect(guns.units.guns!.fate).toBe('eliminated');
  });
});

describe('ones and sixes', () => {
  const flags = (battle: Battle, faces: Thing) => {
    const { mustAttack, noAttack } = accepts(enters(battle, 'dice', faces)).units.pire!.facts;
    return [mustAttack ?? false, noAttack ?? false];
  };

  it('NBC-MOV-16 NBC-MOV-15 AMB-92 one for one they cancel; by ruling one of each cancels all', () => {
    const horse = (rulings: Rulings) => says(asked({ rulings, unit: 'pire' }), { inCZ: true });
    const both = (...faces: Parameters<typeof dice>) =>
      underBoth('ceCancel', 'any', (rulings) => flags(horse(rulings), dice(...faces)));
    expect(both(1, 6, 6)).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(both(1, 1, 6)).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it.each<[Order, boolean, boolean]>([
    ['attack', true, true],
    ['pursue', true, false],
    ['withdraw', false, true],
    ['redeploy', false, true],
  ])('NBC-ORD-24 NBC-MOV-16 under %s a six binds %s, a one %s', (order, six, one) => {
    const horse = () => says(asked({ order, unit: 'pire' }), { inCZ: true });
    expect(flags(horse(), dice(6, 3, 3))[0]).toBe(six);
    expect(flags(horse(), dice(1, 3, 3))[1]).toBe(one);
  });

  it('NBC-ORD-12 NBC-MOV-16 AMB-33 who holds throws nothing; by ruling he throws, and goes where a six sends him alone', () => {
    const held = (rulings: Rulings) => {
      const battle = says(asked({ order: 'hold', rulings }), { inCZ: true });
      if (wants(battle).length === 0) return [thrown(battle)];
      const sent = accepts(enters(battle, 'dice', dice(6, 2)));
      const stays = accepts(enters(battle, 'dice', dice(5, 2)));
      return [sent.units.husson!.facts.movedCm, stays.units.husson!.facts.movedCm, stays.units.husson!.facts.inCZ];
    };
    expect(underBoth('holdCZ', 'autoAttackDice', held)).toEqual([['it-stays'], [8, undefined, true]]);
  });

  it('NBC-ORD-05 NBC-MOV-16 AMB-159 Attack asks for a firefight or for contact; by ruling for contact alone', () => {
    const owes = (rulings: Rulings) =>
      JSON.stringify(reads(enters(says(asked({ rulings }), { inCZ: true }), 'dice', dice(3, 4))).means);
    const [either, contact] = underBoth('attackEngage', 'contactOnly', owes);
    expect([either.includes('move-engage-either'), contact.includes('move-engage-contact')]).toEqual([true, true]);
    expect(JSON.stringify(reads(enters(says(asked({}), { inCZ: true }), 'dice', dice(1, 4))).means)).not.toContain(
      'move-engage',
    );
  });
});

describe('the checks of a move', () => {
  const checks = (battle: Battle, of: string) =>
    accepts(battle).agenda.filter(({ kind, unit }) => kind === 'disorder' && unit === of).length;
  const both = <V extends RulingValue<'moveDC'>>(value: V, flow: (rulings: Rulings) => unknown) =>
    underBoth('moveDC' as RulingKey & 'moveDC', value, flow);

  it('NBC-MOV-05 NBC-DC-02 AMB-97 one for each wheel after the first and one for the wood; by ruling one for all turns, or one a turn', () => {
    const turns = (rulings: Rulings) => {
      const battle = says(asked({ rulings }), { wheels: 3, [WOOD]: true });
      return checks(enters(battle, 'dice', dice(4, 3)), 'husson');
    };
    expect(underBoth('moveDC', 'facesOnce', turns)).toEqual([3, 2]);
    expect(underBoth('moveDC', 'oncePerTurn', turns)).toEqual([3, 1]);
  });

  it('NBC-MOV-06 NBC-DC-02 AMB-97 a friend who was passed through has had the one check of his turn', () => {
    const passes = (rulings: Rulings) => {
      let battle = accepts(says(asked({ rulings }), { passes: 'campi' }));
      while (top(battle)) battle = accepts(enters(battle, 'card', { disorder: false }));
      return checks(says(does(battle, { do: 'move', unit: 'campi' }), { wheels: 2 }), 'campi');
    };
    expect(both('oncePerTurn', passes)).toEqual([1, 0]);
  });

  it('NBC-MOV-03 NBC-MOV-15 back at half speed is checked; out of the zone it disorders without a card', () => {
    const clear = says(asked({}), { gait: 'retrograde' });
    expect([total(clear), checks(clear, 'husson')]).toEqual([9, 1]);
    const zone = enters(says(asked({}), { gait: 'retrograde', inCZ: true }), 'dice', dice(5, 4));
    expect(total(zone)).toBe(4);
    const out = accepts(zone);
    expect([out.units.husson!.disordered, out.agenda]).toEqual([true, []]);
  });
});

describe('a Broken unit that a Disordered one catches', () => {
  it('NBC-BRK-03 NBC-GL-19 AMB-100 flees; by ruling it is gone, as before troops in good order', () => {
    const caught = (rulings: Rulings) => {
      const start = withUnit(acts(begin(small(), { rulings }), 'ii', 'move'), 'kempt', { fate: 'broken' });
      const battle = does(withUnit(start, 'husson', { disordered: true }), {
        do: 'charge',
        unit: 'husson',
        target: 'kempt',
      });
      const after = top(battle) ? accepts(battle) : battle;
      return [after.units.kempt!.fate, isOffered(after, { do: 'move', unit: 'husson' })];
    };
    const [flees, gone] = underBoth('brokenContactDis', 'eliminated', caught);
    expect([flees, gone[0]]).toEqual([['broken', false], 'eliminated']);
  });
});
