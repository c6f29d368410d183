/** What the fire of guns leaves in the ledger, and how each ruling on it changes that (NBC-ART, NBC-HOW, NBC-RKT). */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing, UnitState } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Face } from '../../src/dice/faces.ts';
import { battery, begin, goTo, into, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { slots } from './hands.ts';
import { accepts, acts, dice, does, enters, says, takes, toStep, wants } from './table.ts';

type Special = NonNullable<Parameters<typeof battery>[3]>;
const [II, ...OTHERS] = SMALL.sides.a.formations;
const KEMPT = 8;

/** The French with two batteries, and an enemy battery to fire at. */
const field = (guns: Special, rulings: Rulings = {}, second: Special = guns): Battle => {
  const units = [
    ...II!.units.filter(({ id }) => id !== 'guns'),
    battery('guns', 'II/a', 'First battery', guns),
    battery('more', 'II/b', 'Second battery', second),
  ];
  const [picton, cooke] = SMALL.sides.b.formations;
  const theirs = { ...picton!, units: [...picton!.units, battery('rogers', '5/a', 'Rogers', { weight: 'medium' })] };
  return begin(
    small({
      sides: {
        a: { ...SMALL.sides.a, formations: [{ ...II!, units }, ...OTHERS] },
        b: { ...SMALL.sides.b, formations: [theirs, cooke!] },
      },
    }),
    { rulings },
  );
};

const aims = (battle: Battle, on = 'kempt'): Battle =>
  says(does(goTo(battle, 4), { do: 'fire', side: 'a', on: { unit: on } }), { 'fires.guns': true });
/** The whites are thrown first, then the red, then the greens. */
const pot = (w1: Face, w2: Face, red: Face = 1, g1: Face = 1, g2: Face = 1): Thing => ({
  pot: { white: [w1, w2], red, green: [g1, g2] },
});
const SIXES = pot(6, 6, 6, 6, 6);
const ends = (battle: Battle): Battle => play(accepts(battle), { do: 'next' });
const lost = (battle: Battle, id = 'kempt') => battle.units[id]!.startCP - currentCP(battle.units[id]!);
const counted = (battle: Battle) =>
  wants(battle).map((need) => (need.want === 'pot' ? need.counts : need.want === 'dice' ? need.dice : need.want));

describe('how many dice', () => {
  it.each([
    [{}, 5],
    [{ lightShort: '4' }, 4],
    [{ lightShort: '3' }, 3],
  ] as const)('NBC-ART-06 AMB-70 light guns at short range, %j: %i', (rulings, n) => {
    const aimed = says(aims(field({ weight: 'light' }, rulings)), { 'range.guns': 'short' });
    expect(counted(aimed)).toEqual([n]);
    expect(lost(ends(enters(aimed, 'guns', SIXES)))).toBe(n);
  });

  it.each([
    [{}, [5, 1], 6],
    [{ cap5: 'on' }, [5], 5],
  ] as const)(
    'NBC-ART-07 AMB-03 of Q5 light guns at short range, %j: a pot and what lies beside it %j',
    (rulings, n, hits) => {
      const aimed = says(aims(field({ weight: 'light', quality: 5 }, rulings)), { 'range.guns': 'short' });
      expect(counted(aimed)).toEqual(n);
      const thrown = enters(aimed, 'guns', SIXES);
      expect(lost(ends(n.length > 1 ? enters(thrown, 'guns.0', dice(6)) : thrown))).toBe(hits);
    },
  );

  it.each([
    [{}, [], 0],
    [{ artMinDice: '1' }, [1], 1],
  ] as const)('NBC-ART-11 AMB-77 of medium guns far off on another level, %j: %j', (rulings, n, hits) => {
    const aimed = says(aims(field({ weight: 'medium' }, rulings)), { 'range.guns': 'long', 'level.guns': true });
    expect(counted(aimed)).toEqual(n);
    expect(lost(ends(n.length > 0 ? enters(aimed, 'guns', SIXES) : aimed))).toBe(hits);
  });

  it.each([
    [{}, 3],
    [{ howitzerQ5: 'no' }, 2],
  ] as const)('NBC-HOW-03 AMB-81 of Q5 howitzers, %j: %i', (rulings, n) => {
    const aimed = aims(field({ pieces: 'howitzers', weight: 'medium', quality: 5 }, rulings));
    expect(counted(aimed)).toEqual([n]);
    expect(lost(ends(enters(aimed, 'guns', SIXES)))).toBe(n);
  });

  it.each([
    [{}, [10, 20, 30]],
    [{ roundDistance: 'nearestCm' }, [10.4, 20.4, 30.4]],
  ] as const)('NBC-ART-06 AMB-71 the table is told how far each band reaches, %j: %j cm', (rulings, to) => {
    const battle = aims(field({}, rulings));
    const range = procedureFor('volley').facts!(battle, top(battle)).find(({ key }) => key === 'range.guns');
    const labels = range?.kind === 'choice' ? range.options?.map(({ label }) => label) : [];
    expect(labels?.map((label) => (typeof label === 'object' && 'args' in label ? label.args?.cm : label))).toEqual(to);
  });
});

describe('what is thrown again', () => {
  it.each([
    [{}, 2, 3],
    [{ artRearBonus: 'no' }, 0, 1],
  ] as const)(
    'NBC-ART-12 AMB-72 into the rear, %j: %i misses, %i CP; the check is two worse all the same',
    (rulings, again, cp) => {
      const aimed = says(aims(field({}, rulings)), { 'aspect.guns': 'rear' });
      const thrown = enters(aimed, 'guns', pot(6, 1, 1));
      expect(counted(thrown)).toEqual(again === 0 ? [] : [again]);
      const over = ends(again === 0 ? thrown : enters(thrown, 'guns.1', dice(6, 6)));
      expect(lost(over)).toBe(cp);
      // Q5, no longer Fresh, two for the rear, one for every two CP.
      expect(wants(over)).toMatchObject([{ want: 'disorder', rating: 5 - 2 - Math.floor(cp / 2) }]);
    },
  );

  it.each([
    [{}, [2, 3], 1],
    [{ reThrowOrder: 'penaltyFirst' }, [1, 2], 2],
  ] as const)('NBC-ART-12 NBC-ART-15 AMB-73 into the flank behind hard cover, %j: %j dice, %i CP', (rulings, n, cp) => {
    const aimed = says(aims(field({}, rulings)), { 'aspect.guns': 'flank', cover: 'hard' });
    let now = enters(aimed, 'guns', pot(6, 1, 1));
    expect(counted(now)).toEqual([n[0]]);
    // Misses become hits; of what must be proved nothing but the last is.
    now = enters(now, 'guns.1', n[0] === 2 ? dice(6, 6) : dice(1));
    expect(counted(now)).toEqual([n[1]]);
    now = enters(now, 'guns.2', n[1] === 3 ? dice(1, 1, 4) : dice(6, 6));
    expect(lost(ends(now))).toBe(cp);
  });

  it.each([
    [{}, 1],
    [{ confirmModified: 'yes' }, 0],
  ] as const)('NBC-ART-15 NBC-EX-01 AMB-73 a Tired battery proves its hit on a 4, %j: %i CP', (rulings, cp) => {
    const tired = withUnit(field({}, rulings), 'guns', { exhaustion: 1 });
    const thrown = enters(says(aims(tired), { cover: 'hard' }), 'guns', pot(6, 5, 1));
    expect(counted(thrown)).toEqual([1]);
    expect(lost(ends(enters(thrown, 'guns.1', dice(4))))).toBe(cp);
  });

  it.each([
    [{}, 1],
    [{ artPenaltyStack: 'each' }, 2],
  ] as const)(
    'NBC-ART-15 NBC-ART-16 AMB-74 behind hard cover on soft ground, %j: proved %i times',
    (rulings, times) => {
      let now = enters(says(aims(field({}, rulings)), { cover: 'hard', soft: true }), 'guns', pot(6, 6, 1));
      now = enters(now, 'guns.1', dice(4, 4));
      expect(counted(now)).toEqual(times === 1 ? [] : [2]);
      if (times === 2) now = enters(now, 'guns.2', dice(4, 3));
      expect(lost(ends(now))).toBe(times === 1 ? 2 : 1);
    },
  );
});

describe('guns under fire', () => {
  const two = (rulings: Rulings, ...thrown: readonly [Thing, Thing]) => {
    const aimed = says(aims(field({}, rulings), 'rogers'), { 'fires.more': true });
    return enters(enters(aimed, 'guns', thrown[0]), 'more', thrown[1]);
  };
  const state = (battle: Battle) => [battle.units.rogers!.fate, battle.units.rogers!.disordered];

  it('NBC-ART-20 AMB-75 a second pot that hits breaks what the first has Disordered; by ruling they are one', () => {
    const pots = [pot(6, 1, 1), pot(6, 1, 1)] as const;
    expect(state(ends(two({}, ...pots)))).toEqual(['eliminated', false]);
    expect(state(ends(two({ cbAccumulate: 'perTarget' }, ...pots)))).toEqual(['good', true]);
    const red = [pot(6, 1, 1), pot(1, 1, 6)] as const;
    expect(state(ends(two({ cbAccumulate: 'perTarget' }, ...red)))).toEqual(['eliminated', false]);
  });

  it.each([
    [6, 'eliminated'],
    [5, 'good'],
  ] as const)('NBC-ART-19 AMB-04 two hits and a red %i: %s; by ruling a die of its own says it', (red, fate) => {
    const thrown = (rulings: Rulings) => enters(aims(field({}, rulings), 'rogers'), 'guns', pot(6, 6, red));
    expect(slots(thrown({}))).toEqual([]);
    expect(state(ends(thrown({})))).toEqual([fate, fate === 'good']);
    const own = thrown({ cbConfirm: 'freshDie' });
    expect(slots(own)).toEqual(['guns.die']);
    expect(state(ends(enters(own, 'guns.die', dice(6))))).toEqual(['eliminated', false]);
    expect(state(ends(enters(own, 'guns.die', dice(5))))).toEqual(['good', true]);
  });

  it('NBC-ART-01 AMB-83 what is written down falls when the phase ends: guns that are hit fire as they were', () => {
    const hit = accepts(enters(aims(field({}), 'rogers'), 'guns', pot(6, 1, 1)));
    expect(state(hit)).toEqual(['good', false]);
    const back = says(does(hit, { do: 'fire', side: 'b', on: { unit: 'guns' } }), { 'fires.rogers': true });
    // Medium guns, in good order, hit on fives.
    const both = play(accepts(enters(back, 'rogers', pot(5, 1, 1))), { do: 'next' });
    expect([both.units.rogers!.disordered, both.units.guns!.disordered]).toEqual([true, true]);
  });
});

describe('rockets', () => {
  it('NBC-RKT-01 AMB-80 a one makes the target check; by ruling they check themselves', () => {
    const ones = (rulings: Rulings) =>
      ends(enters(aims(field({ pieces: 'rockets', weight: 'medium' }, rulings)), 'guns', pot(1, 1, 1)));
    expect(top(ones({}))).toMatchObject({ kind: 'disorder', unit: 'kempt' });
    const own = ones({ rocketOne: 'firer' });
    expect(top(own)).toMatchObject({ kind: 'disorder', unit: 'guns' });
    expect(accepts(enters(own, 'card', { disorder: true })).units.guns!.disordered).toBe(true);
  });

  it('NBC-RKT-03 NBC-RKT-01 a hit Disorders at once, and no card is drawn for a one beside it', () => {
    const horse = withUnit(field({ pieces: 'rockets', weight: 'medium' }), 'kempt', {});
    const over = ends(enters(aims(horse), 'guns', pot(1, 1, 6)));
    expect(over.units.kempt).toMatchObject({ disordered: true });
    expect(over.agenda).toEqual([]);
  });
});

describe('a battery that has fired', () => {
  const attached = (rulings: Rulings, set: Partial<UnitState> = {}) =>
    withUnit(goTo(field({ mobility: 'horse', weight: 'light' }, rulings), 4), 'guns', { host: 'husson', ...set });
  const fired = (rulings: Rulings) => {
    const aimed = does(attached(rulings), { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    const over = ends(enters(says(aimed, { 'fires.guns': true }), 'guns', pot(1, 1, 1)));
    return acts(over, 'ii', 'firefights');
  };

  // Husson, Q3 and Fresh, has 6 CP: three dice, and two for his guns.
  it.each([
    [{}, 5, 8],
    [{ artDoubleUse: 'no' }, 3, 6],
  ] as const)(
    'NBC-FF-03 NBC-CC-06 AMB-82 serves its brigade too, %j: %i dice in a firefight, %i in combat',
    (rulings, ff, cc) => {
      const musketry = does(fired(rulings), { do: 'firefight', unit: 'husson', target: 'kempt' });
      expect(wants(musketry)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: ff }));
      const fight = does(toStep(fired(rulings), 'combats'), {
        do: 'combat',
        attackers: ['husson'],
        target: 'kempt',
      });
      expect(wants(fight)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: cc }));
    },
  );

  it('NBC-FF-03 one that held its fire has its dice under either ruling', () => {
    const silent = acts(play(attached({ artDoubleUse: 'no' }), { do: 'next' }), 'ii', 'firefights');
    const musketry = does(silent, { do: 'firefight', unit: 'husson', target: 'kempt' });
    expect(wants(musketry)).toContainEqual(expect.objectContaining({ slot: 'throw:husson', dice: 5 }));
  });
});

describe('fire and what the target is', () => {
  it('NBC-ART-14 NBC-QC-13 AMB-32 a formation that marches: misses again, a worse check, and it defends from then on', () => {
    const marching = play(goTo(field({}), 4), {
      do: 'set',
      what: 'formation',
      id: 'picton',
      set: { order: 'redeploy' },
    });
    const thrown = enters(aims(marching), 'guns', pot(6, 1, 1));
    expect(counted(thrown)).toEqual([2]);
    const over = ends(enters(thrown, 'guns.1', dice(1, 1)));
    expect(wants(over)).toMatchObject([{ rating: 5 - 1 }]);
    // By default fire alone turns nobody (AMB-29).
    expect(over.formations.picton!.order).toBe('redeploy');
  });

  it.each([
    [{}, 'redeploy', 4],
    [{ autoDefendTrigger: 'anyFire' }, 'defend', 4],
    [{ autoDefendTrigger: 'anyFire', autoDefendTiming: 'before' }, 'defend', 5],
  ] as const)(
    'NBC-ORD-13 AMB-29 under fire, %j: its order is %s, and the check is drawn at %i',
    (rulings, order, rating) => {
      const marching = play(goTo(field({}, rulings), 4), {
        ...{ do: 'set', what: 'formation', id: 'picton' },
        set: { order: 'redeploy' },
      } as const);
      const thrown = enters(aims(marching), 'guns', pot(6, 1, 1));
      const over = ends(counted(thrown).length > 0 ? enters(thrown, 'guns.1', dice(1, 1)) : thrown);
      expect(over.formations.picton!.order).toBe(order);
      expect(wants(over)).toMatchObject([{ want: 'disorder', rating }]);
    },
  );

  it('NBC-ART-10 NBC-SKM-07 stands that the skirmish phase took off cover nobody in the next', () => {
    const third = withUnit(withUnit(into(field({}), 3), 'kempt', { stands: 1 }), 'husson', { stands: 1 });
    const skirmish = does(third, { do: 'skirmish', by: 'husson', on: { unit: 'kempt' } });
    const falls = play(accepts(enters(skirmish, 'stand1', pot(6, 1, 1))), { do: 'next' });
    expect(takes(falls, 'stand')).toBe('absorb');
    const gone = goTo(accepts(falls), 4);
    expect([gone.units.kempt!.stands, currentCP(gone.units.kempt!)]).toEqual([0, KEMPT - 1]);
    expect(counted(aims(gone))).toEqual([3]);
    const kept = goTo(accepts(enters(accepts(says(falls, { stand: 'keep' })), 'card', { disorder: false })), 4);
    expect(kept.units.kempt!.stands).toBe(1);
    expect(counted(aims(kept))).toEqual([2]);
  });
});
