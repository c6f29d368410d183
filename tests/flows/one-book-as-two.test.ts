/**
 * The same fights with the same dice, once with both sides' books on the phone and once with one side's: what the phone
 * then knows of the enemy is what stands in his own book, and its own side stands as it does there.
 */
import { describe, expect, it } from 'vitest';
import { type Battle, currentCP, hasCP, type Thing } from '../../src/battlefield/battle.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { goTo, pot, top } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, drives, hits } from './table.ts';
import { aims, combat, evening, falls, kept, opens, set, settles } from './two-corps.ts';

type Given = Readonly<Record<string, Thing>>;

/** Nobody has stands out, so that hits are losses. */
function field(keeps: 'both' | 'a', rulings: Rulings = {}): Battle {
  const start = evening(rulings, { keeps });
  return Object.keys(start.units).reduce((now, id) => set(now, id, { stands: 0 }), start);
}

/** How an enemy is: in his own book, or as he was said to be. */
function enemy(
  battle: Battle,
  id: string,
  as: { lost?: number; disordered?: true; exhaustion?: 1 | 2; area?: string },
) {
  const { lost = 0, area = null, ...state } = as;
  const unit = battle.units[id]!;
  if (battle.keeps === 'both') return set(battle, id, { ...state, area, lost: { white: lost, red: 0, blue: 0 } });
  return set(battle, id, {
    area,
    facts: { told: { ...state, ...(lost > 0 && { cp: unit.startCP - lost, fresh: false }) } },
  });
}

interface Fought {
  readonly battle: Battle;
  /** Each throw and card of the fights, with its dice or rating. */
  readonly asked: readonly unknown[];
}

/** Questions of the unit’s own player. */
const OF_HIS_OWN = ['broken-back', 'disorder', 'officer-risk'];

/** All that is asked is thrown as it is given, and the rest misses and is Normal. */
function through(battle: Battle, given: Given = {}): Fought {
  let now = battle;
  const asked: unknown[] = [];
  while (top(now)) {
    const { kind } = top(now);
    const driven = drives(now, OF_HIS_OWN.includes(kind) ? {} : given);
    if (!OF_HIS_OWN.includes(kind))
      for (const need of Object.values(driven.needs))
        asked.push([kind, need.slot, 'rating' in need ? need.rating : 'dice' in need ? need.dice : need.want]);
    now = kept(accepts(driven.battle));
  }
  return { battle: now, asked };
}
const fire = (battle: Battle, one: string, at: string) =>
  opens(acts(battle, battle.units[one]!.formation!, 'firefights'), { do: 'firefight', unit: one, target: at });
const home = (battle: Battle, one: string, at: string) =>
  settles(opens(acts(battle, battle.units[one]!.formation!, 'move'), { do: 'charge', unit: one, target: at }), {
    card: { result: 'N' },
  }).battle;

const D: Thing = { disorder: true };
const card = (result: 'VH' | 'H' | 'N' | 'L' | 'VL'): Thing => ({ result });

type Way = readonly [name: string, his: string, own: string, way: (battle: Battle) => Fought, rulings?: Rulings];

const WAYS: readonly Way[] = [
  [
    'NBC-FF-10 fire that takes a point and Disorders him',
    'hepburn',
    'husson',
    (b) => through(fire(b, 'husson', 'hepburn'), { 'throw:husson': hits(3, 1), 'check:hepburn': D }),
  ],
  [
    'NBC-FF-10 fire that he stands',
    'hepburn',
    'husson',
    (b) => through(fire(b, 'husson', 'hepburn'), { 'throw:husson': hits(3, 1) }),
  ],
  [
    'NBC-FF-10 fire at one who is Disordered already',
    'hepburn',
    'husson',
    (b) =>
      through(fire(enemy(b, 'hepburn', { disordered: true }), 'husson', 'hepburn'), { 'throw:husson': hits(3, 1) }),
  ],
  [
    'NBC-FF-11 fire that takes his last point',
    'hepburn',
    'husson',
    (b) => through(fire(enemy(b, 'hepburn', { lost: 5 }), 'husson', 'hepburn'), { 'throw:husson': hits(3, 1) }),
  ],
  [
    'NBC-FF-10 his fire at us',
    'hepburn',
    'husson',
    (b) => through(fire(b, 'hepburn', 'husson'), { 'throw:hepburn': hits(3, 1), 'check:husson': D }),
  ],
  [
    'NBC-CC-13 a combat that he loses',
    'hepburn',
    'husson',
    (b) =>
      through(combat(home(b, 'husson', 'hepburn'), 'hepburn', 'husson'), {
        'throw:husson': hits(6, 3),
        'check:hepburn': card('L'),
      }),
  ],
  [
    'NBC-CC-13 a combat that he wins',
    'hepburn',
    'husson',
    (b) =>
      through(combat(home(b, 'husson', 'hepburn'), 'hepburn', 'husson'), {
        'throw:hepburn': hits(6, 3),
        'check:hepburn': card('L'),
        'check:husson': card('L'),
      }),
  ],
  [
    'NBC-CC-13 NBC-EX-02 a combat that both hit in',
    'hepburn',
    'husson',
    (b) =>
      through(combat(home(b, 'husson', 'hepburn'), 'hepburn', 'husson'), {
        'throw:hepburn': hits(6, 1),
        'throw:husson': hits(6, 2),
        'check:hepburn': card('VL'),
        'check:husson': card('VL'),
      }),
  ],
  [
    'NBC-CC-29 a combat that takes his last points',
    'hepburn',
    'husson',
    (b) =>
      through(combat(home(enemy(b, 'hepburn', { lost: 4 }), 'husson', 'hepburn'), 'hepburn', 'husson'), {
        'throw:husson': hits(6, 3),
      }),
  ],
  [
    'NBC-CC-13 his attack',
    'hepburn',
    'husson',
    (b) =>
      through(combat(home(b, 'hepburn', 'husson'), 'husson', 'hepburn'), {
        'throw:husson': hits(6, 2),
        'check:hepburn': card('N'),
      }),
  ],
  [
    'NBC-ART-17 guns at him',
    'hepburn',
    'husson',
    (b) =>
      through(
        falls(settles(aims(b, 'guns', 'hepburn', { 'range.guns': 'short' }), { guns: pot(6, 6, 6, 1, 1) }).battle),
      ),
  ],
  [
    'NBC-ART-20 guns at his guns',
    'rogers',
    'husson',
    (b) =>
      through(
        falls(settles(aims(b, 'guns', 'rogers', { 'range.guns': 'short' }), { guns: pot(6, 1, 1, 1, 1) }).battle),
      ),
  ],
  [
    'NBC-FSH-01 canister at his horse',
    'ponsonby',
    'guns',
    (b) => through(home(b, 'ponsonby', 'guns'), { evade: card('L'), 'throw:guns': hits(3, 1) }),
  ],
  [
    'NBC-FSH-01 canister that misses',
    'ponsonby',
    'guns',
    (b) => through(home(b, 'ponsonby', 'guns'), { evade: card('L') }),
  ],
  [
    'NBC-EVD-03 his guns that run',
    'rogers',
    'milhaud',
    (b) => through(home(b, 'milhaud', 'rogers'), { evade: card('H') }),
  ],
  [
    'NBC-EVD-01 NBC-BUA-01 his guns that run out of a village',
    'rogers',
    'husson',
    (b) => through(home(enemy(b, 'rogers', { area: 'farm' }), 'husson', 'rogers'), { evade: card('H') }),
  ],
  [
    'NBC-BUA-03 his guns that leave a village',
    'rogers',
    'husson',
    (b) =>
      through(
        opens(acts(enemy(b, 'rogers', { area: 'farm' }), 'ii', 'combats'), {
          do: 'combat',
          attackers: ['husson'],
          target: 'rogers',
        }),
      ),
  ],
  [
    'NBC-FF-08 our fire at his guns',
    'rogers',
    'husson',
    (b) => through(fire(b, 'husson', 'rogers'), { 'throw:husson': hits(3, 1) }),
  ],
  [
    'NBC-FF-08 our fire that takes his guns',
    'rogers',
    'husson',
    (b) => through(fire(b, 'husson', 'rogers'), { 'throw:husson': hits(3, 2) }),
  ],
  [
    'NBC-SKM-07 our skirmishers at him',
    'hepburn',
    'husson',
    (b) =>
      through(
        falls(
          settles(
            opens(goTo(set(b, 'husson', { stands: 1 }), 3), { do: 'skirmish', by: 'husson', on: { unit: 'hepburn' } }),
            { stand1: pot(6, 6, 6, 6, 6) },
          ).battle,
        ),
      ),
  ],
  [
    'NBC-MTC-03 NBC-FSH-01 his charge that closes again after canister',
    'hepburn',
    'guns',
    (b) => through(home(b, 'hepburn', 'guns'), { evade: card('L'), 'throw:guns': hits(3, 2) }),
    { finalShotRecheck: 'yes' },
  ],
  [
    'NBC-FF-11 NBC-GL-17 fire that takes his last point in a village',
    'hepburn',
    'husson',
    (b) =>
      through(fire(enemy(b, 'hepburn', { lost: 5, area: 'farm' }), 'husson', 'hepburn'), {
        'throw:husson': hits(3, 1),
        'throw:husson#1': dice(6),
      }),
  ],
  [
    'NBC-FF-08 our fire at guns that are Disordered',
    'rogers',
    'husson',
    (b) => through(fire(enemy(b, 'rogers', { disordered: true }), 'husson', 'rogers'), { 'throw:husson': hits(3, 1) }),
  ],
];

/** What stands in his own book, as one of the other side would say it. */
function inHisBook({ units }: Battle, id: string) {
  const unit = units[id]!;
  const { fate, disordered, exhaustion, area } = unit;
  const { met: _met, inCZ: _zone, told: _told, ...facts } = unit.facts;
  if (fate === 'eliminated') return { gone: true, facts };
  return { gone: false, cp: currentCP(unit), disordered, exhaustion, area, facts };
}

/** What the phone of the other side knows of him. */
function onThePhone({ units }: Battle, id: string) {
  const unit = units[id]!;
  const { met: _met, inCZ: _zone, told = {}, ...facts } = unit.facts;
  if (unit.fate === 'eliminated') return { gone: true, facts };
  const { cp = unit.startCP, disordered = false, exhaustion = 0 } = told;
  return { gone: false, cp: hasCP(unit) ? cp : 0, disordered, exhaustion, area: unit.area, facts };
}

describe('the same fight, of which one side keeps the books', () => {
  it.each(WAYS.map((each) => ({ name: each[0], each })))('$name', ({ each: [, his, own, way, rulings] }) => {
    const { battle: two, asked } = way(field('both', rulings));
    const { battle: one, asked: alone } = way(field('a', rulings));
    expect(alone).toEqual(asked);
    expect(onThePhone(one, his)).toEqual(inHisBook(two, his));
    // Whom it met and is near is not asked here: he whose records are elsewhere is not marked so.
    expect(inHisBook(one, own)).toEqual(inHisBook(two, own));
    expect(one.formations.ii!.order).toBe(two.formations.ii!.order);
  });
});
