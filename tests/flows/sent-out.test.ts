/** Villages held turn after turn, and what is sent out of a brigade: detachments, screens, garrisons (NBC-GAR-02, NBC-DET, NBC-BUA). */
import { describe, expect, it } from 'vitest';
import type { Battle, Unit, UnitState } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Order } from '../../src/book/terms.ts';
import { begin, goTo, play, refusal, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { ends } from './hands.ts';
import { accepts, acts, asks, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';
import { total, turn, turns, underBoth } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
const ordered = (order: Order, rulings: Rulings = {}) =>
  begin(small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, order }, iii!] } } }), {
    rulings,
  });
const of = (battle: Battle, kind: Unit['kind']): Unit[] =>
  Object.values(battle.units).filter((unit) => unit.kind === kind);
const enters_ = (battle: Battle, unit = 'husson') =>
  ends(does(acts(battle, 'ii', 'move'), { do: 'occupy', unit, area: 'farm' }));
const administers = (battle: Battle) => acts(battle, 'ii', 'administration');
const mayGarrison = (battle: Battle, unit = 'husson') => isOffered(administers(battle), { do: 'garrison', unit });

describe('the hour of a garrison', () => {
  it('NBC-GAR-02 NBC-TIM-03 AMB-133 counts the card of the turn it came in, or by ruling the next one first', () => {
    const hour = (rulings: Rulings) => {
      const after = turns(turn(enters_(begin(small(), { rulings })), 20), [20, 20]);
      return [after.units.husson!.occupied, mayGarrison(after)];
    };
    expect(underBoth('garrisonEntryTurn', 'doesNot', hour)).toEqual([
      [60, true],
      [40, false],
    ]);
  });

  it('NBC-GAR-02 NBC-BUA-01 begins again when the unit has gone out and come back, in the same turn too', () => {
    const held = turn(enters_(begin()), 45);
    const back = does(
      acts(held, 'ii', 'move'),
      { do: 'occupy', unit: 'husson', area: null },
      { do: 'occupy', unit: 'husson', area: 'farm' },
    );
    expect(turn(ends(back), 20).units.husson!.occupied).toBe(20);
  });

  it('NBC-GAR-02 NBC-MOV-08 NBC-BUA-01 ends with a move, and goes on with one inside the village', () => {
    const held = turn(enters_(begin()), 45);
    const asked = does(acts(held, 'ii', 'move'), { do: 'move', unit: 'husson' });
    expect(accepts(asked).units.husson).toMatchObject({ area: null, occupied: 0 });
    expect(accepts(says(asked, { staysIn: true })).units.husson).toMatchObject({ area: 'farm', occupied: 45 });
  });

  it('NBC-GAR-02 NBC-CC-01 leaves out a turn in which it was attacked in close combat, and is not lost by it', () => {
    const held = turn(enters_(begin()), 45);
    const struck = withUnit(held, 'husson', { facts: { attackedHere: true } });
    const later = turn(struck, 45);
    expect([later.units.husson!.occupied, turn(later, 15).units.husson!.occupied]).toEqual([45, 60]);
  });

  it('NBC-GAR-02 NBC-ORD-15 NBC-ORD-05 goes on for a brigade that stays behind when its corps attacks', () => {
    const held = turn(enters_(ordered('defend')), 45);
    const given = play(acts(held, 'ii', 'administration'), {
      do: 'order',
      formation: 'ii',
      order: 'attack',
      far: false,
    });
    const stays = ends(does(given, { do: 'stay', unit: 'husson', stays: true }));
    const after = turn(stays, 20);
    expect([after.units.husson!.occupied, mayGarrison(after)]).toEqual([65, true]);
  });

  it('NBC-GAR-10 NBC-DET-03 NBC-DET-04 goes on for a detachment that is left behind: it is at its post and advances no more', () => {
    const held = administers(turn(enters_(begin()), 45));
    const left = accepts(does(held, { do: 'detach', unit: 'husson' }));
    const [detachment] = of(left, 'detachment');
    expect(detachment).toMatchObject({ area: 'farm', occupied: 45, stopped: true });
    const after = turn(ends(left), 20);
    expect(after.units[detachment!.id]!.occupied).toBe(65);
    const move = does(acts(after, 'ii', 'move'), { do: 'move', unit: detachment!.id });
    expect(takes(move, 'going')).toBe('back');
    expect(() => accepts(says(move, { going: 'to-post' }))).toThrow('detachment-stays-stopped');
    const garrison = accepts(does(administers(after), { do: 'garrison', unit: detachment!.id }));
    expect(of(garrison, 'garrison').map(({ area, formation }) => [area, formation])).toEqual([['farm', null]]);
  });
});

describe('a garrison', () => {
  const made = (cp: number) => {
    const held = administers(turns(enters_(begin()), [45, 15]));
    return accepts(says(does(held, { do: 'garrison', unit: 'husson' }), { cp }));
  };

  it('NBC-GAR-02 NBC-GL-05 NBC-RAL-02 is given for good: the donor’s start is less by it in recovery and rally', () => {
    const battle = made(2);
    expect(battle.units.husson!.lost).toEqual({ white: 0, red: 0, blue: 2 });
    const broken = withUnit(goTo(battle, 7), 'husson', { fate: 'broken', lost: { white: 4, red: 0, blue: 2 } });
    // Of four, three quarters are three; two below four are two.
    const rallied = accepts(enters(does(broken, { do: 'recover', unit: 'husson' }), 'card', { result: 'VH' }));
    expect(rallied.units.husson!.lost).toEqual({ white: 2, red: 0, blue: 2 });
  });

  it('NBC-GAR-03 NBC-REC-02 its support goes as soon as the two are too many for the place', () => {
    const battle = made(5);
    expect(battle.units.husson!.area).toBe('farm');
    // Ten is the limit: five of the garrison and a support that grows to six.
    const large = withUnit(goTo(battle, 7), 'husson', {
      startCP: 12,
      lost: { white: 2, red: 0, blue: 5 },
    } as Partial<UnitState>);
    const grown = accepts(enters(does(large, { do: 'recover', unit: 'husson' }), 'card', { result: 'H' }));
    expect(grown.units.husson).toMatchObject({ area: null, occupied: 0 });
  });

  it('NBC-GAR-11 NBC-OFF-02 NBC-ART-23 of the whole brigade leaves its officer and its guns to the corps', () => {
    const start = play(begin(), { do: 'join', officer: 'reille', unit: 'husson' });
    const guns = withUnit(start, 'guns', { host: 'husson' });
    const held = administers(turns(enters_(guns), [45, 15]));
    const whole = accepts(says(does(held, { do: 'garrison', unit: 'husson' }), { cp: 6 }));
    expect(whole.units.husson).toMatchObject({ kind: 'garrison', formation: null, area: 'farm' });
    expect([whole.officers.reille!.host, whole.units.guns!.host]).toEqual([null, null]);
    const next = acts(turn(ends(whole), 20), 'ii', 'move');
    expect(isOffered(next, { do: 'move', unit: 'husson' })).toBe(false);
    expect(isOffered(next, { do: 'move', unit: 'guns' })).toBe(true);
    expect(isOffered(next, { do: 'join', officer: 'reille', unit: 'husson' })).toBe(false);
  });
});

describe('what a Shaken unit leaves behind', () => {
  it('NBC-GL-15 NBC-DET-01 NBC-GL-05 AMB-173 is Shaken: it checks one lower and loses red points; by ruling it is Steady', () => {
    const detached = (rulings: Rulings) => {
      const shaken = withUnit(acts(begin(small(), { rulings }), 'ii', 'administration'), 'husson', { shaken: true });
      const sent = accepts(does(shaken, { do: 'detach', unit: 'husson' }));
      const { id } = of(sent, 'detachment')[0]!;
      const two = accepts(says(does(shaken, { do: 'detach', unit: 'husson' }), { cp: 2 }));
      const hit = play(two, { do: 'hits', unit: id, hits: 1, cause: 'artillery', aspect: 'front' });
      const [drawn] = wants(play(sent, { do: 'check', unit: id }));
      return [drawn && 'rating' in drawn && drawn.rating, hit.units[id]?.lost];
    };
    // Q3, Fresh, and Shaken or not.
    expect(underBoth('sentOutShaken', 'steady', detached)).toEqual([
      [3, { white: 0, red: 1, blue: 0 }],
      [4, { white: 1, red: 0, blue: 0 }],
    ]);
  });

  it('NBC-GL-15 NBC-GAR-02 AMB-173 a garrison too, and its donor is Shaken either way', () => {
    const garrisoned = (rulings: Rulings) => {
      const held = withUnit(acts(begin(small(), { rulings }), 'ii', 'administration'), 'husson', {
        ...{ shaken: true, area: 'farm', areaIn: 0, occupied: 60 },
      });
      const made = accepts(says(does(held, { do: 'garrison', unit: 'husson' }), { cp: 2 }));
      return [of(made, 'garrison')[0]?.shaken, made.units.husson?.shaken];
    };
    expect(underBoth('sentOutShaken', 'steady', garrisoned)).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('screens of a march', () => {
  const out = (rulings: Rulings = {}) =>
    accepts(does(acts(ordered('redeploy', rulings), 'ii', 'orders'), { do: 'detach', unit: 'pire' }));

  it('NBC-DET-06 NBC-ORD-13 AMB-31 stay out when the march is over, by ruling they come back to their brigade', () => {
    const over = (rulings: Rulings) => {
      const given = play(toStep(out(rulings), 'administration'), {
        do: 'order',
        formation: 'ii',
        order: 'attack',
        far: false,
      });
      const [screen] = of(given, 'detachment');
      return [screen!.present, given.units.pire!.lost.blue];
    };
    expect(underBoth('screenAbsorb', 'returnWhenOrderEnds', over)).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('NBC-DET-06 NBC-DET-03 keep pace with the march, and are detachments like others once it is over', () => {
    const marching = toStep(out(), 'move');
    const id = of(marching, 'detachment')[0]!.id;
    const pace = does(marching, { do: 'move', unit: id });
    expect([asks(pace).includes('going'), total(pace)]).toEqual([false, 29]);
    const given = play(toStep(accepts(pace), 'administration'), {
      do: 'order',
      formation: 'ii',
      order: 'attack',
      far: false,
    });
    const after = does(acts(turn(ends(given), 20), 'ii', 'move'), { do: 'move', unit: id });
    expect(asks(after)).toContain('going');
    expect(() => accepts(says(after, { going: 'elsewhere' }))).toThrow('detachment-straight');
  });

  it('NBC-DET-06 NBC-DET-01 are four at the most that live, and are sent by who is under command', () => {
    const four = Array.from({ length: 4 }).reduce<Battle>(
      (now) => accepts(does(now, { do: 'detach', unit: 'pire' })),
      withUnit(acts(ordered('redeploy'), 'ii', 'orders'), 'pire', { startCP: 12 } as Partial<UnitState>),
    );
    expect(of(four, 'detachment')).toHaveLength(4);
    expect(refusal(four, { do: 'detach', unit: 'pire' })).toBe('screen-most');
    const one = withUnit(four, of(four, 'detachment')[0]!.id, { fate: 'eliminated' });
    expect(isOffered(one, { do: 'detach', unit: 'pire' })).toBe(true);
    const not = play(goTo(ordered('redeploy'), 6), { do: 'acts', formation: 'ii', command: 'not' });
    const settled = top(not) ? accepts(enters(not, 'card', { result: 'N' })) : not;
    expect(isOffered(settled, { do: 'detach', unit: 'pire' })).toBe(false);
  });

  it('NBC-DET-06 NBC-ORD-13 AMB-29 come back too when the march is attacked and defends', () => {
    const marching = out({ screenAbsorb: 'returnWhenOrderEnds' });
    const hit = play(marching, { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' });
    expect([hit.formations.ii!.order, of(hit, 'detachment')[0]!.present]).toEqual(['defend', false]);
  });

  it('NBC-DET-06 NBC-GL-05 give back no more than the brigade lacks, when the table has set its books meanwhile', () => {
    const marching = out({ screenAbsorb: 'returnWhenOrderEnds' });
    const set = play(marching, { do: 'set', what: 'unit', id: 'pire', set: { blue: 0 } });
    const hit = play(set, { do: 'hits', unit: 'husson', hits: 1, cause: 'firefight', aspect: 'front' });
    expect(hit.units.pire!.lost.blue).toBe(0);
  });
});
