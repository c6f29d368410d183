/** What one question leaves behind and the next one takes up: fire and shock, lulls of the ledger between phases, trains and guns. */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, goTo, play, pot, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { BAGGAGE, PONTOON } from './hands.ts';
import {
  accepts,
  acts,
  asks,
  decides,
  does,
  drives,
  enters,
  hits,
  isOffered,
  says,
  takes,
  throws,
  toStep,
  wants,
} from './table.ts';
import { againAt, reads, timeCard } from './turns.ts';
import { cp } from './two-corps.ts';

const COMBAT = { do: 'combat', attackers: ['husson'], target: 'kempt' } as const;
const BROKEN = { fate: 'broken', lost: { white: 8, red: 0, blue: 0 } } as const;
/** Husson touches Kempt (Q5, 8 CP), and Campi has hit him twice in the firefight before the combat. */
function shotAt(rulings: Rulings = {}): Battle {
  const charge = does(acts(begin(small(), { rulings }), 'ii', 'move'), {
    do: 'charge',
    unit: 'husson',
    target: 'kempt',
  });
  const home = toStep(accepts(enters(charge, 'card', { result: 'N' })), 'firefights');
  return accepts(throws(does(home, { do: 'firefight', unit: 'campi', target: 'kempt' }), { campi: 2 }).battle);
}

describe('fire before the shock', () => {
  it('NBC-FF-09 AMB-168 NBC-CC-33 who recoils from it is still touched by another, and is fought; by ruling not', () => {
    const battle = shotAt();
    expect([cp(battle, 'kempt'), battle.units.husson?.facts.contact]).toEqual([6, 'kempt']);
    expect(isOffered(toStep(battle, 'combats'), COMBAT)).toBe(true);
    expect(shotAt({ recoilTouched: 'parts' }).units.husson?.facts.contact).toBeUndefined();
  });

  it('NBC-QC-02 NBC-QC-10 NBC-CC-13 its losses leave nobody Fresh, and are no cause of the check after the combat', () => {
    // Q5, hit twice here: one less. Husson is Q3, and hit once: nothing for it, and no longer Fresh.
    const { ratings } = throws(does(toStep(shotAt(), 'combats'), COMBAT), { husson: 2, kempt: 1 });
    expect([ratings['check:kempt'], ratings['check:husson']]).toEqual([4, 3]);
  });

  it('NBC-MOV-17 NBC-CC-26 two have charged home at one enemy, and a third is not sent', () => {
    let battle = acts(begin(), 'ii', 'move');
    for (const unit of ['husson', 'campi'])
      battle = accepts(enters(does(battle, { do: 'charge', unit, target: 'kempt' }), 'card', { result: 'N' }));
    expect(isOffered(battle, { do: 'charge', unit: 'pire', target: 'kempt' })).toBe(false);
    expect(isOffered(battle, { do: 'charge', unit: 'pire', target: 'pack' })).toBe(true);
  });

  it('NBC-QC-09 NBC-FF-05 NBC-CC-08 the army commander who was near in the firefight is near in the combat', () => {
    const fire = does(acts(begin(), 'ii', 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' });
    const fired = accepts(throws(says(fire, { 'a:nearAC': true }), {}).battle);
    expect(takes(does(toStep(fired, 'combats'), COMBAT), 'a:nearAC')).toBe(true);
  });
});

describe('what a unit has given away', () => {
  it('NBC-DET-01 NBC-GL-05 is off its start: three of it after two were given, and its detachment goes with its corps', () => {
    const weak = withUnit(acts(begin(), 'ii', 'administration'), 'husson', { lost: { white: 1, red: 0, blue: 0 } });
    const battle = accepts(says(does(weak, { do: 'detach', unit: 'husson' }), { cp: 2 }));
    const detachment = Object.values(battle.units).find(({ kind }) => kind === 'detachment')!;
    expect([battle.units.husson!.lost.blue, cp(battle, 'husson'), currentCP(detachment), detachment.formation]).toEqual(
      [2, 3, 2, 'ii'],
    );
  });

  it('NBC-RAL-02 AMB-139 NBC-GL-05 is no part of what rallies: of six less two, two at the most', () => {
    const lost = { white: 4, red: 0, blue: 2 };
    const broken = withUnit(goTo(begin(), 7), 'husson', { fate: 'broken', lost });
    const { husson } = accepts(enters(does(broken, { do: 'recover', unit: 'husson' }), 'card', { result: 'VH' })).units;
    expect([currentCP(husson!), husson!.lost, husson!.shaken]).toEqual([2, { white: 2, red: 0, blue: 2 }, true]);
  });

  it('NBC-REC-03 NBC-GL-15 a Shaken unit has two lasting losses, and the red one comes back first', () => {
    const shaken = withUnit(goTo(begin(), 7), 'husson', { shaken: true, lost: { white: 2, red: 1, blue: 0 } });
    const { husson } = accepts(enters(does(shaken, { do: 'recover', unit: 'husson' }), 'card', { result: 'VH' })).units;
    expect(husson!.lost).toEqual({ white: 2, red: 0, blue: 0 });
  });
});

describe('a recovery that fails', () => {
  const failed = () => {
    const last = withUnit(goTo(begin(), 7), 'husson', { lost: { white: 5, red: 0, blue: 0 } });
    return accepts(enters(does(last, { do: 'recover', unit: 'husson' }), 'card', { result: 'VL' }));
  };

  it('NBC-REC-02 NBC-GL-17 NBC-RAL-01 takes the last point and Breaks, and that was its card of the turn', () => {
    expect([failed().units.husson?.fate, cp(failed(), 'husson')]).toEqual(['broken', 0]);
    expect(isOffered(failed(), { do: 'recover', unit: 'husson' })).toBe(false);
  });
});

describe('a recovery beside a garrison', () => {
  it('NBC-GAR-03 NBC-REC-02 makes the Support too many for the place, and it is out', () => {
    const walls = withUnit(goTo(begin(), 7), 'pack', {
      kind: 'garrison',
      formation: null,
      area: 'farm',
      lost: { white: 2, red: 0, blue: 0 },
    });
    const inside = withUnit(walls, 'kempt', { area: 'farm', lost: { white: 2, red: 0, blue: 0 } });
    const battle = accepts(enters(does(inside, { do: 'recover', unit: 'kempt' }), 'card', { result: 'VH' }));
    expect([battle.units.kempt?.area, cp(battle, 'kempt')]).toEqual([null, 7]);
  });

  it('NBC-GAR-04 NBC-ART-05 its Support is shot at, and itself when the Support is gone', () => {
    const walls = withUnit(begin(), 'pack', { kind: 'garrison', formation: null, area: 'farm' });
    const fire = (unit: string) => ({ do: 'fire', side: 'a', on: { unit } }) as const;
    const both = goTo(withUnit(walls, 'kempt', { area: 'farm' }), 4);
    expect([isOffered(both, fire('pack')), isOffered(both, fire('kempt'))]).toEqual([false, true]);
    expect(isOffered(goTo(withUnit(walls, 'kempt', BROKEN), 4), fire('pack'))).toBe(true);
  });
});

describe('the Broken and their officer', () => {
  it('NBC-BRK-01 NBC-RAL-01 NBC-QC-14 flee ten centimetres, or twenty before an enemy, and rally on his L', () => {
    const flees = does(withUnit(acts(begin(), 'ii', 'move'), 'campi', BROKEN), { do: 'move', unit: 'campi' });
    expect([top(flees).kind, top(flees).side]).toEqual(['broken-move', 'a']);
    expect([reads(flees).sums[0]!.total, reads(says(flees, { enemyNear: true })).sums[0]!.total]).toEqual([10, 20]);
    const led = play(goTo(begin(), 5), { do: 'join', officer: 'c-picton', unit: 'kempt' });
    const rally = does(goTo(withUnit(led, 'kempt', BROKEN), 7), { do: 'recover', unit: 'kempt' });
    expect(wants(rally)).toMatchObject([{ rating: 5 }]);
  });

  it('NBC-OFF-02 NBC-QC-07 NBC-GL-13 nobody is out of command whose commander joins him', () => {
    const far = withUnit(goTo(begin(), 5), 'husson', { facts: { ooc: true } });
    expect(play(far, { do: 'join', officer: 'reille', unit: 'husson' }).units.husson?.facts.ooc).toBeUndefined();
  });

  it('NBC-CCD-06 NBC-OFF-06 a captured army commander throws no pot of the contest again', () => {
    let battle = decides(play(goTo(begin(), 6), { do: 'strike', officer: 'ac-a', by: 'entered' }), 'captured');
    battle = play(
      battle,
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
    const thrown = enters(enters(battle, 'a', pot(1, 2)), 'b', pot(5, 5));
    expect(againAt(thrown)).toMatchObject([{ side: 'a', refused: expect.anything() }]);
  });
});

describe('guns and their host', () => {
  const shaken = (phase: 5 | 7) =>
    withUnit(withUnit(goTo(begin(), phase), 'husson', { disordered: true }), 'guns', {
      host: 'husson',
      disordered: true,
    });

  it('NBC-ART-23 NBC-ART-21 leave a Disordered one Disordered, and are in order again with him', () => {
    const alone = play(shaken(5), { do: 'battery', unit: 'guns', host: null });
    expect(alone.units.guns).toMatchObject({ host: null, disordered: true });
    const { husson, guns } = accepts(
      enters(does(shaken(7), { do: 'recover', unit: 'husson' }), 'card', { result: 'H' }),
    ).units;
    expect([husson?.disordered, guns?.disordered]).toEqual([false, false]);
  });
});

/** Both sides have trains, and there is a stone bridge. */
const trains = () =>
  begin(
    small({
      sides: {
        a: { ...SMALL.sides.a, pontoons: 2, engineers: 1, baggage: 2 },
        b: { ...SMALL.sides.b, pontoons: 1, engineers: 1, baggage: 1 },
      },
      crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }],
    }),
  );
const loots = (battle: Battle): Battle =>
  withUnit(withUnit(battle, 'husson', { looting: true, disordered: true }), BAGGAGE, {
    captured: { by: 'husson', open: true },
  });

describe('looters', () => {
  const attacked = () =>
    does(loots(acts(trains(), 'picton', 'combats')), { do: 'combat', attackers: ['kempt'], target: 'husson' });

  it('NBC-BAG-04 NBC-CC-14 who are attacked strike no blow, and driven off they loot no more', () => {
    expect(wants(attacked()).map(({ slot }) => slot)).toEqual(['throw:kempt']);
    const { battle } = drives(attacked(), { 'throw:kempt': hits(8, 2), 'check:husson': { result: 'N' } });
    const after = accepts(battle);
    expect([after.units.husson?.looting, after.units[BAGGAGE]?.captured, cp(after, 'husson')]).toEqual([
      false,
      { by: 'husson', open: false },
      4,
    ]);
  });

  it('NBC-BAG-02 NBC-BAG-03 from whom the baggage is taken back are asked nothing more; it is set in motion anew', () => {
    const back = play(loots(acts(trains(), 'ii', 'combats')), { do: 'capture', baggage: BAGGAGE, by: 'kempt' });
    expect(toStep(back, 'administration').agenda).toEqual([]);
    expect(back.units[BAGGAGE]?.captured).toBe(null);
    const fifth = withUnit(goTo(trains(), 5), BAGGAGE, { captured: { by: 'husson', open: false }, movesIn: 0 });
    const free = play(fifth, { do: 'capture', baggage: BAGGAGE, by: 'kempt' });
    expect(isOffered(free, { do: 'train', unit: BAGGAGE })).toBe(true);
  });
});

describe('a pontoon train', () => {
  it('NBC-PON-03 NBC-PON-04 fights with one point; beaten, its bridge is gone and the other train is free', () => {
    const building = { cm: 8, built: [20], done: false, with: ['pontoon:a:2'] };
    const there = withUnit(
      withUnit(acts(trains(), 'picton', 'combats'), PONTOON, { movesIn: 1, building }),
      'pontoon:a:2',
      {
        movesIn: 1,
      },
    );
    const fight = does(there, { do: 'combat', attackers: ['kempt'], target: PONTOON });
    expect(wants(fight)).toMatchObject([{ dice: 8 }, { slot: `throw:${PONTOON}`, dice: 1 }]);
    const after = accepts(drives(fight, { 'throw:kempt': hits(8, 1) }).battle);
    expect([after.units[PONTOON]?.fate, after.units[PONTOON]?.building, after.units['pontoon:a:2']?.fate]).toEqual([
      'eliminated',
      null,
      'good',
    ]);
  });

  it.each([
    [{}, 1, ['good', 'eliminated', 1]],
    [{ trainLosesPoint: 'nothing' }, 1, ['good', 'good', 2]],
    [{}, 2, ['eliminated', 'eliminated', 0]],
  ] as const)('NBC-PON-03 NBC-ENG-06 AMB-176 with engineers, %j, hit %i: %j', (rulings, made, ends) => {
    const there = withUnit(acts({ ...trains(), rulings }, 'picton', 'combats'), PONTOON, { movesIn: 1 });
    const both = withUnit(there, 'engineers:a:1', { host: PONTOON });
    const attacks = { do: 'combat', attackers: ['kempt'], target: PONTOON } as const;
    const fought = drives(does(both, attacks), { 'throw:kempt': hits(8, made) });
    expect(fought.needs[`throw:${PONTOON}`]).toMatchObject({ dice: 2 });
    const after = accepts(fought.battle);
    const train = after.units[PONTOON]!;
    const next =
      train.fate === 'good' ? drives(does(acts(goTo(after, 6, 2), 'picton', 'combats'), attacks)) : undefined;
    const again = next?.needs[`throw:${PONTOON}`];
    expect([train.fate, after.units['engineers:a:1']!.fate, again && 'dice' in again ? again.dice : 0]).toEqual(ends);
  });

  it('NBC-PON-06 NBC-ENG-03 a card of 20 with no enemy near is 30; of one Disordered half; engineers double the second', () => {
    const builds = (set: object, engineers = false) => {
      const moved = withUnit(goTo(trains(), 5), PONTOON, { movesIn: 1, ...set });
      const helped = engineers ? withUnit(moved, 'engineers:a:1', { host: PONTOON }) : moved;
      return reads(timeCard(play(helped, { do: 'build', unit: PONTOON, cm: 1 }), 20)).sums[0]!.total;
    };
    expect([builds({}), builds({ disordered: true }), builds({}, true)]).toEqual([30, 15, 30]);
    const second = withUnit(goTo(trains(), 7), PONTOON, { movesIn: 1, building: { cm: 2, built: [30], done: false } });
    const helped = withUnit(second, 'engineers:a:1', { host: PONTOON });
    expect([reads(timeCard(second, 20)).sums[0]!.total, reads(timeCard(helped, 20)).sums[0]!.total]).toEqual([30, 60]);
  });

  it('NBC-PON-02 NBC-ENG-03 engineers join it in the park, and not on the march', () => {
    const joins = { do: 'engineers', unit: 'engineers:a:1', to: { at: 'pontoon', unit: PONTOON } } as const;
    const park = goTo(trains(), 5);
    expect(isOffered(park, joins)).toBe(true);
    expect(isOffered(withUnit(park, PONTOON, { movesIn: 1 }), joins)).toBe(false);
  });
});

describe('the last step and the first', () => {
  it('NBC-CMA-03 NBC-ORD-18 a headquarters that moved gives no order after an action either', () => {
    const moved = acts(play(goTo(begin(), 5), { do: 'headquarters', side: 'a' }), 'ii', 'administration');
    expect(isOffered(moved, { do: 'order', formation: 'ii', order: 'defend' })).toBe(false);
    expect(isOffered(acts(begin(), 'ii', 'administration'), { do: 'order', formation: 'ii', order: 'defend' })).toBe(
      true,
    );
  });

  it('NBC-CMD-04 NBC-GL-06 nobody is marked as resting with an enemy known to be near', () => {
    const rests = (facts: object) =>
      isOffered(withUnit(goTo(begin(), 1, 1), 'husson', { exhaustion: 1, facts }), {
        do: 'rest',
        unit: 'husson',
        resting: true,
      });
    expect([rests({}), rests({ inCZ: true }), rests({ close: true })]).toEqual([true, false, false]);
  });

  it('NBC-EX-01 NBC-MOV-09 NBC-MOV-15 the Exhausted throw three dice in the open, and one in the Contact Zone', () => {
    const moves = (facts: object) =>
      wants(
        does(withUnit(acts(begin(), 'ii', 'move'), 'husson', { exhaustion: 2, facts }), { do: 'move', unit: 'husson' }),
      );
    expect([moves({}), moves({ inCZ: true })]).toMatchObject([[{ dice: 3 }], [{ dice: 1 }]]);
  });

  it('NBC-BRG-03 NBC-MTC-02 who charges from the far entrance of a bridge leaves it to others', () => {
    const over = withUnit(acts({ ...trains(), turn: 2 }, 'ii', 'move'), 'husson', {
      crossing: { over: 'stone', at: 'far', since: 1, tried: 1 },
    });
    const charge = does(over, { do: 'charge', unit: 'husson', target: 'kempt' });
    expect(asks(charge)).toContain('a:strikes');
    expect(accepts(enters(charge, 'card', { result: 'L' })).units.husson?.crossing?.at).toBe('left');
  });
});
