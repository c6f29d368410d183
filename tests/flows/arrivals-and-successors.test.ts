/** Troops that come later and men who take over: radius, ratings, orders, cards and dice in the turns that follow (NBC-RNF, NBC-CMA-04, NBC-SCN-13). */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import type { Scenario, ScenarioSource } from '../../src/scenarios/schema.ts';
import {
  battery,
  begin,
  goTo,
  infantry,
  into,
  play,
  pot,
  refusal,
  SMALL,
  small,
  top,
  withUnit,
} from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, enters, isOffered, says, takes, toStep } from './table.ts';
import { askedOf, reads, total, turn, underBoth } from './turns.ts';

const [ii, iii] = SMALL.sides.a.formations;
type Corps = ScenarioSource['sides']['a']['formations'][number];
const french = (corps: Partial<Corps>, more: Partial<ScenarioSource> = {}): Scenario =>
  small({ sides: { ...SMALL.sides, a: { ...SMALL.sides.a, formations: [{ ...ii!, ...corps }, iii!] } }, ...more });

/** Two brigades of II Corps come at half past ten, by the road. */
const LATE = ['foy', 'bachelu'].map((id) => infantry(id, `II/9/${id}`, id));
const COMING = {
  id: 'r-ii',
  side: 'a',
  formation: 'ii',
  units: ['foy', 'bachelu'],
  at: 630,
  where: 'the road',
} as const;
const later = (units: Corps['units'] = [...ii!.units, ...LATE]) =>
  french({ units }, { reinforcements: [{ ...COMING, units: [...COMING.units] }] });
const arrived = (battle: Battle) => accepts(enters(into(turn(battle, 45), 2, 2), 'card', { result: 'H' }));

describe('units that join a formation', () => {
  it('NBC-RNF-05 NBC-SCN-13 AMB-55 lengthen its radius by those who are left; by ruling by all it ever had', () => {
    // A4: 2.3 for each. Husson, Campi, Piré and the guns give 9, so 10, the least.
    const radius = (rulings: Rulings) => {
      const start = begin(later(), { rulings });
      const lost = ['campi', 'pire'].reduce((now, id) => withUnit(now, id, { fate: 'eliminated' }), start);
      return [start.formations.ii!.radius, arrived(start).formations.ii!.radius, arrived(lost).formations.ii!.radius];
    };
    // Six units give 14; with two of them gone four give 9, and it never shrinks.
    expect(underBoth('radiusCount', 'original', radius)).toEqual([
      [10, 14, 10],
      [10, 14, 14],
    ]);
  });

  it('NBC-SCN-11 NBC-RNF-05 AMB-160 guns count for it, by ruling they do not', () => {
    const guns = [...ii!.units, ...LATE, battery('more', 'II/b', 'More guns')];
    const radius = (rulings: Rulings) => {
      const start = begin(later(guns), { rulings });
      return [start.formations.ii!.radius, arrived(start).formations.ii!.radius];
    };
    // Seven units are 16; without the two batteries five are 12.
    expect(underBoth('radiusArtillery', 'no', radius)).toEqual([
      [12, 16],
      [10, 12],
    ]);
  });

  it('NBC-SCN-13 NBC-GL-13 NBC-QC-07 a longer radius is measured anew: who was out of command is asked again', () => {
    const lost = play(begin(later()), { do: 'set', what: 'unit', id: 'husson', set: { ooc: true } });
    const check = (battle: Battle) => takes(does(battle, { do: 'check', unit: 'husson' }), 'ooc');
    expect(check(lost)).toBe(true);
    expect(check(arrived(lost))).toBe(false);
    // One that comes too late changes nothing.
    const failed = accepts(enters(into(turn(lost, 45), 2, 2), 'card', { result: 'L' }));
    expect(check(failed)).toBe(true);
  });

  it('NBC-RNF-02 AMB-60 AMB-167 are checked on their commander’s A, by ruling on another rating; on that of a successor once he fell', () => {
    const rated = (rulings: Rulings) => {
      const start = begin(later(), { rulings });
      const rating = (battle: Battle) => total(enters(into(battle, 2, 2), 'card', { result: 'H' }));
      const fell = play(goTo(start, 7), { do: 'set', what: 'officer', id: 'reille', set: { fate: 'injured' } });
      return [rating(turn(start, 45)), rating(turn(fell, 45))];
    };
    expect(underBoth('reinfRating', 'T', rated)).toEqual([
      [4, 3],
      [3, 2],
    ]);
  });

  it('NBC-RNF-02 NBC-SEQ-01 that failed to come try again in each later turn, and their hour is asked of nobody twice', () => {
    const failed = accepts(enters(into(turn(begin(later()), 45), 2, 2), 'card', { result: 'VL' }));
    expect([failed.arrived, failed.agenda, failed.units.foy!.present]).toEqual([[], [], false]);
    const again = into(turn(failed, 20), 2, 3);
    expect(top(again)).toMatchObject({ kind: 'arrival', formation: 'ii' });
    const here = accepts(enters(again, 'card', { result: 'N' }));
    expect([here.arrived, here.units.foy!.present]).toEqual([['r-ii'], true]);
    expect(into(turn(here, 20), 2, 4).agenda).toEqual([]);
  });
});

describe('a formation that arrives', () => {
  const guards = (order?: string) => {
    const asked = into(turn(begin(), 45), 2, 2);
    return accepts(enters(order ? says(asked, { order }) : asked, 'card', { result: 'N' }));
  };

  it('NBC-RNF-03 NBC-CMA-08 NBC-ORD-21 has its order at once and its card in the hand of this turn', () => {
    const battle = guards('pursue');
    expect(battle.formations.guards).toMatchObject({ order: 'pursue', present: true });
    expect(isOffered(goTo(battle, 6), { do: 'choose', side: 'b', card: { formation: 'guards' } })).toBe(true);
    expect(isOffered(goTo(begin(), 6), { do: 'choose', side: 'b', card: { formation: 'guards' } })).toBe(false);
  });

  it('NBC-ORD-21 NBC-ORD-14 NBC-DET-06 may come on the march: its stands stay in, its guns are silent, screens go out', () => {
    const marching = into(guards('strategic'), 3, 2);
    expect(isOffered(marching, { do: 'skirmishers', unit: 'maitland' })).toBe(false);
    const moving = acts(marching, 'guards', 'move');
    expect(total(does(moving, { do: 'move', unit: 'maitland' }))).toBe(33);
  });

  it('NBC-ORD-15 NBC-ORD-21 AMB-28 with Attack its units may stay behind now, and not once it has moved', () => {
    const from = SMALL.sides.b.formations[1]!;
    const guns = small({
      sides: {
        ...SMALL.sides,
        b: {
          ...SMALL.sides.b,
          formations: [
            SMALL.sides.b.formations[0]!,
            { ...from, units: [...from.units, battery('foot', 'g/a', '9-pdrs')] },
          ],
        },
      },
    });
    const asked = into(turn(begin(guns), 45), 2, 2);
    const battle = accepts(enters(asked, 'card', { result: 'N' }));
    expect(isOffered(battle, { do: 'stay', unit: 'foot', stays: true })).toBe(true);
    expect(isOffered(acts(battle, 'guards', 'move'), { do: 'stay', unit: 'foot' })).toBe(false);
  });
});

describe('a successor', () => {
  const falls = (battle: Battle, id: string) =>
    play(battle, { do: 'set', what: 'officer', id, set: { fate: 'injured' } });
  const five = (battle: Battle, id: string) => goTo(falls(goTo(battle, 4), id), 5);

  it('NBC-CMA-04 NBC-OFF-05 NBC-UC-01 AMB-56 has a rating less of each, by ruling ones; and commands by them in the same turn', () => {
    const commands = (rulings: Rulings) => {
      const six = goTo(five(begin(small(), { rulings }), 'reille'), 6);
      const laid = does(
        six,
        { do: 'choose', side: 'a', card: { formation: 'ii' } },
        { do: 'choose', side: 'b', card: { formation: 'picton' } },
      );
      const asked = accepts(enters(enters(laid, 'a', pot(3, 4)), 'b', pot(1, 1)));
      const { A, L, T } = asked.officers.reille!;
      return [A, L, T, total(asked), accepts(asked).formations.ii!.command];
    };
    expect(underBoth('replacement', 'allOnes', commands)).toEqual([
      [3, 3, 2, 10, 'under'],
      [1, 1, 1, 8, 'not'],
    ]);
  });

  it('NBC-CMA-04 NBC-SCN-13 AMB-55 has a radius of his own for all the formation had; by ruling his predecessor’s', () => {
    const large = french({ units: [...ii!.units, ...LATE, infantry('d', 'II/d', 'D'), infantry('e', 'II/e', 'E')] });
    const radius = (rulings: Rulings) => {
      const start = begin(large, { rulings });
      return [start.formations.ii!.radius, five(start, 'reille').formations.ii!.radius];
    };
    // Eight units: 2.3 each are 18; A3 has 1.8, so 14.
    expect(underBoth('newFcRadius', 'keep', radius)).toEqual([
      [18, 14],
      [18, 18],
    ]);
  });

  it('NBC-CMA-04 NBC-RR-01 NBC-RR-02 AMB-08 to an army commander has his dice, by ruling no more than his A, used ones too', () => {
    const dice = (rulings: Rulings) => {
      const spent = play(begin(small(), { rulings }), { do: 'set', what: 'side', id: 'a', set: { ready: 3, used: 1 } });
      return five(spent, 'ac-a').sides.a.rerolls;
    };
    expect(underBoth('acReplacedRRD', 'capToNewA', dice)).toEqual([
      { ready: 3, used: 1 },
      { ready: 3, used: 0 },
    ]);
  });

  it('NBC-CMA-01 NBC-MOV-23 AMB-53 to an army commander or not, he rides as far as he sees, by ruling as generals do; once a turn', () => {
    const rides = (rulings: Rulings) =>
      total(does(goTo(begin(small(), { rulings }), 5), { do: 'ride', officer: 'ac-a' }));
    expect(underBoth('acMove', '36cm', rides)).toEqual([60, 36]);
  });
});

describe('officers who ride', () => {
  it('NBC-CMA-01 NBC-CMA-02 NBC-RR-06 an army commander who rides has left his headquarters', () => {
    const rode = accepts(does(goTo(begin(), 5), { do: 'ride', officer: 'ac-a' }));
    expect(rode.sides.a.atHQ).toBe(false);
    expect(isOffered(rode, { do: 'headquarters', side: 'a' })).toBe(false);
    expect(isOffered(rode, { do: 'ride', officer: 'ac-a' })).toBe(false);
    // The other side's has not moved.
    expect(isOffered(rode, { do: 'headquarters', side: 'b' })).toBe(true);
    expect(isOffered(goTo(turn(rode, 20), 5), { do: 'ride', officer: 'ac-a' })).toBe(true);
  });

  it('NBC-CMA-01 NBC-CMA-03 AMB-170 a headquarters moves in a turn, or its commander rides; by ruling both', () => {
    const five = (rulings = {}) => goTo(begin(small(), { rulings }), 5);
    const moves = { do: 'headquarters', side: 'a' } as const;
    const leaves = { do: 'commander', side: 'a', atHQ: false } as const;
    const back = { do: 'commander', side: 'a', atHQ: true } as const;
    const moved = does(five(), moves);
    expect([isOffered(moved, leaves), isOffered(moved, { do: 'ride', officer: 'ac-a' })]).toEqual([false, false]);
    expect(refusal(moved, leaves)).toBe('ac-moved-with-hq');
    expect(refusal(does(five(), leaves, back), moves)).toBe('hq-after-ride');
    const both = { hqAndRide: 'both' } as const;
    expect(does(five(both), moves, leaves).sides.a).toMatchObject({ hqMoved: true, atHQ: false });
    expect(does(five(both), leaves, back, moves).sides.a).toMatchObject({ hqMoved: true, atHQ: true });
  });

  it('NBC-MOV-23 NBC-VIS-03 NBC-QC-09 what was seen and measured from where he was is over', () => {
    const high = play(goTo(begin(), 5), { do: 'set', what: 'side', id: 'a', set: { vantage: true } });
    const near = withUnit(high, 'husson', { facts: { nearAC: true } });
    const rode = accepts(does(near, { do: 'ride', officer: 'ac-a' }));
    expect([rode.sides.a.facts.vantage, rode.units.husson!.facts.nearAC]).toEqual([undefined, undefined]);
  });

  it('NBC-MOV-23 a formation commander rides once a turn, in phase 5 or with his units by ruling, not in both', () => {
    const start = begin(small(), { rulings: { fcMove: 'either' } });
    const rode = accepts(does(goTo(start, 5), { do: 'ride', officer: 'reille' }));
    expect(isOffered(acts(rode, 'ii', 'move'), { do: 'ride', officer: 'reille' })).toBe(false);
    expect(isOffered(acts(start, 'ii', 'move'), { do: 'ride', officer: 'reille' })).toBe(true);
    const moved = accepts(does(acts(begin(), 'ii', 'move'), { do: 'ride', officer: 'reille' }));
    expect(isOffered(moved, { do: 'ride', officer: 'reille' })).toBe(false);
  });

  it('NBC-MOV-23 NBC-MOV-12 NBC-MOV-13 soft ground and mud slow him, and a march of his formation speeds him', () => {
    const rides = (ground: 'soft' | 'mud', order: 'attack' | 'redeploy') => {
      const battle = begin(french({ order }, { sky: { weather: 'bright', ground } }));
      const asked = does(acts(battle, 'ii', 'move'), { do: 'ride', officer: 'reille' });
      return ground === 'mud' ? reads(enters(asked, 'dice', { dice: [1, 2, 3, 4, 5] })).sums[0]!.total : total(asked);
    };
    expect([rides('soft', 'attack'), rides('soft', 'redeploy'), rides('mud', 'attack')]).toEqual([31, 36, 15]);
  });

  it('NBC-GL-13 AMB-54 the radius is measured to any part of a base, its centre or all of it, as the group has it', () => {
    const labels = (rulings: Rulings) => {
      const asked = does(toStep(acts(begin(small(), { rulings }), 'ii', 'move'), 'move'), {
        do: 'check',
        unit: 'husson',
      });
      expect(asks(asked)).toContain('ooc');
      return askedOf(asked, 'ooc');
    };
    expect(underBoth('radiusMeasure', 'centre', labels)).toEqual(['state-out-of-command', 'check-ooc-centre']);
    expect(underBoth('radiusMeasure', 'whole', labels)[1]).toBe('check-ooc-whole');
  });
});
