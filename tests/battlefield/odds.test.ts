/** The chances told before a throw, against every way it can fall, each read as the throw itself would be. */

import { describe, expect, it } from 'vitest';
import type { Battle, Roll, Task, Thing } from '../../src/battlefield/battle.ts';
import { chanceAgain, chanceAgainst } from '../../src/battlefield/command/command-cards.ts';
import { PROCEDURES } from '../../src/battlefield/modules.ts';
import type { Need, Odds } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { beforeDraw, qualityDeck, timeDeck } from '../../src/battlefield/throws.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { readCard, readDisorder } from '../../src/cards/deck.ts';
import { FACES, type Face } from '../../src/dice/faces.ts';
import type { ScenarioSource } from '../../src/scenarios/schema.ts';
import { argsOf, battery, begin, goTo, into, play, pot, SMALL, small, top, withUnit } from './fixtures.ts';
import { gameOf } from './played.ts';

const oddsOf = (battle: Battle, task = top(battle)): Odds | null =>
  procedureFor(task.kind).odds?.(battle, task) ?? null;
const needsOf = (battle: Battle, task = top(battle)) => procedureFor(task.kind).needs(battle, task);
const shareOf = ({ good, of }: { good: number; of: number }) => good / of;

const throws = (dice: number): Face[][] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap((some) => FACES.map((face) => [...some, face]));

/** Everything that may come for a need, each as likely as the other. */
function everything(battle: Battle, need: Need): Thing[] {
  switch (need.want) {
    case 'dice':
      return throws(need.dice).map((dice) => ({ dice }));
    case 'pot':
      return throws(3).map(([red, one, two]) => ({ pot: { red: red!, white: [one!, two!], green: [1, 1] } }));
    case 'time':
      // NBC-TIM-01: what is out stays out until a 10 or a 45 has come.
      return timeDeck(battle)
        .cards.filter(({ id }) => {
          const { out } = battle.packs.time;
          const last = timeDeck(battle).cards.find((card) => card.id === out.at(-1))?.minutes;
          return last === 10 || last === 45 || !out.includes(id);
        })
        .map(({ id }) => ({ card: id }));
    default:
      return qualityDeck(battle).cards.map(({ id }) => ({ card: id }));
  }
}

const laid = (task: Task, need: Need, thing: Thing): Task => {
  const roll: Roll = { slot: need.slot, by: need.by, thing, own: false, again: [] };
  return { ...task, rolls: [...task.rolls.filter(({ slot }) => slot !== need.slot), roll] };
};

/** A part that is named by its faces, such as “2–9” or “10+”: of one die, or the sum of two. */
const NAMED = /^(\d+)(?:–(\d+)|(\+))$/;

/** In how many ways the dice fall so; null for a part that is not named by faces. */
function waysOf(key: string, of: number): number | null {
  const [, from, to, more] = NAMED.exec(key) ?? [];
  if (from === undefined || (of !== 6 && of !== 36)) return null;
  const most = more ? 12 : Number(to);
  const all = of === 6 ? FACES.map((face): number => face) : throws(2).map(([one, two]) => one! + two!);
  return all.filter((sum) => sum >= Number(from) && sum <= most).length;
}

/** By throwing everything that is wanted every way: how many of all ways read as each part. */
function counted(battle: Battle, task = top(battle)): Map<string, number> {
  const parts = new Map<string, number>();
  const walk = (now: Task, weight: number): void => {
    const [need] = needsOf(battle, now);
    if (!need) {
      const part = procedureFor(now.kind).reading(battle, now).part!;
      parts.set(part, (parts.get(part) ?? 0) + weight);
      return;
    }
    const all = everything(battle, need);
    for (const thing of all) walk(laid(now, need, thing), weight / all.length);
  };
  walk(task, 1);
  return parts;
}

function agrees(battle: Battle, task = top(battle)): void {
  const odds = oddsOf(battle, task)!;
  const parts = counted(battle, task);
  expect(odds.parts.reduce((sum, { n }) => sum + n, 0)).toBe(odds.of);
  for (const { key, n } of odds.parts) expect(n / odds.of, `${task.kind} ${key}`).toBeCloseTo(parts.get(key) ?? 0, 9);
}

const under = (sky: ScenarioSource['sky'], rulings: Rulings = {}) => begin(small({ sky }), { rulings });

/** What is told in words of its own until the first dice lie there. */
const DUELS = ['firefight', 'close-combat'];
/** One throw each, with a part of its odds in what it reads as. */
const READ = [
  'time',
  'charge',
  'charge-again',
  'disorder',
  'quality',
  'recovery',
  'rally',
  'order-change',
  'arrival',
  'looting',
];

describe('the chance of every throw', () => {
  it('NBC-EQ-01 stands there before it is made, whatever is asked, and adds up to the whole', () => {
    const asked = new Set<string>();
    /** Those whose chances are named by faces, and so were counted here once more. */
    const counted = new Set<string>();
    const check = (battle: Battle) => {
      const task = battle.agenda.findLast((open) => !open.deferred);
      if (!task) return;
      const procedure = procedureFor(task.kind);
      if (procedure.waits?.(battle, task) || procedure.needs(battle, task).length === 0) return;
      if (DUELS.includes(task.kind) && task.rolls.length === 0) return;
      const odds = oddsOf(battle, task);
      expect(odds, task.kind).not.toBeNull();
      expect(odds!.parts.reduce((sum, { n }) => sum + n, 0)).toBe(odds!.of);
      for (const { key, n } of odds!.parts) {
        const ways = waysOf(key, odds!.of);
        if (ways === null) continue;
        expect(n, `${task.kind} ${key}`).toBe(ways);
        counted.add(task.kind);
      }
      expect(odds!.good).toBeGreaterThanOrEqual(0);
      expect(odds!.good).toBeLessThanOrEqual(odds!.of);
      asked.add(task.kind);
    };
    for (const [n, rulings] of [
      [51, {}],
      [52, { tCheck: 'card' }],
      [53, { cbConfirm: 'freshDie' }],
      [54, {}],
    ] as const)
      gameOf(n, 1600, rulings as Rulings, (_before, after) => check(after));
    expect([...counted]).toContain('charge');
    for (const kind of ['contest', 'command', 'disorder', 'weather', 'recover-rerolls', 'first', ...DUELS])
      expect([...asked], kind).toContain(kind);
  });

  it('NBC-EQ-01 is left out only where nothing is thrown', () => {
    const without = Object.keys(PROCEDURES).filter((kind) => !procedureFor(kind).odds);
    expect(without).toEqual([
      'stand',
      'broken-move',
      'broken-back',
      'fight-result',
      'detach',
      'garrison',
      'engineers-rehomed',
      'bridge-building',
      'swap',
    ]);
    for (const kind of without) expect(procedureFor(kind).needs(begin(), {} as Task), kind).toEqual([]);
  });

  it('NBC-CC-13 NBC-FF-10 NBC-CC-37 of what a fight wants next, once dice lie there', () => {
    const told = new Set<string>();
    const good = (battle: Battle, need: Need): number | null => {
      const cards = qualityDeck(battle).cards.map(({ id }) => id);
      if (need.want === 'result')
        return cards.filter((id) => {
          const result = readCard(qualityDeck(battle), id, need.rating, battle.rulings);
          return ['VH', 'H', 'N'].includes(result);
        }).length;
      if (need.want === 'disorder')
        return cards.filter((id) => !readDisorder(qualityDeck(battle), id, need.rating, need.column, battle.rulings))
          .length;
      // Ten or more in six ways of 36, twelve in one.
      if (need.slot.startsWith('engineers')) return 30;
      return need.slot.startsWith('officer') ? 35 : null;
    };
    const fought = (battle: Battle): void => {
      for (let now = battle; needsOf(now).length > 0; ) {
        const [need] = needsOf(now);
        const expected = top(now).rolls.length > 0 ? good(now, need!) : null;
        if (expected !== null) {
          told.add(`${top(now).kind} ${need!.slot.split(':')[0]}`);
          expect(oddsOf(now)!.good).toBe(expected);
        }
        const thing: Thing =
          need!.want === 'dice' ? { dice: Array.from({ length: need!.dice }, () => 6) } : { card: 9 };
        const first: Thing = 'dice' in thing ? { dice: thing.dice.map((_, i) => (i === 0 ? 6 : 1)) } : thing;
        now = play(now, { do: 'enter', task: top(now).id, slot: need!.slot, thing: first });
      }
    };
    let battle = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
    battle = play(
      withUnit(battle, 'husson', { stands: 0 }),
      { do: 'next' },
      { do: 'join', officer: 'reille', unit: 'husson' },
    );
    const firing = play(battle, { do: 'next' }, { do: 'firefight', unit: 'husson', target: 'kempt' });
    fought(firing);
    battle = play(battle, { do: 'charge', unit: 'husson', target: 'kempt' });
    battle = play(battle, { do: 'decide', task: top(battle).id, choice: 'home' }, { do: 'next' }, { do: 'next' });
    fought(play(battle, { do: 'combat', attackers: ['husson'], target: 'kempt' }));
    expect([...told]).toEqual(
      expect.arrayContaining(['firefight check', 'close-combat check', 'close-combat officer']),
    );
  });

  it('NBC-QC-01 NBC-DC-01 is counted over the cards as they read: every card drawn once', () => {
    const times = new Map<string, number>();
    const watch = (_before: Battle, after: Battle): void => {
      const task = after.agenda.findLast((open) => !open.deferred);
      if (!task || !READ.includes(task.kind) || needsOf(after, task).length !== 1) return;
      const before = times.get(task.kind) ?? 0;
      if (before >= 4) return;
      times.set(task.kind, before + 1);
      agrees(after, task);
    };
    const kinds = ['charge', 'disorder', 'quality', 'recovery', 'arrival'];
    // Any change of the rules sends the games on other courses: what is rare may come in a later one.
    for (const n of [54, 55, 56, 57]) if (kinds.some((kind) => !times.has(kind))) gameOf(n, 1400, {}, watch);
    expect([...times.keys()]).toEqual(expect.arrayContaining(kinds));
  });

  it('NBC-QC-01 of a card that lies there is what it was before it was drawn, in a pack that is laid out (AMB-11)', () => {
    let battle = begin(small(), { rulings: { qcDraw: 'noReplaceToEnd' } });
    battle = play(battle, { do: 'check', unit: 'husson' });
    const before = oddsOf(battle)!;
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'card', thing: { card: 7 } });
    expect(oddsOf(battle)!.of).toBe(47);
    expect(oddsOf(beforeDraw(battle, top(battle)))).toEqual(before);
  });
});

describe('guns that are charged', () => {
  const ROYAL = battery('royal', '5/a', 'Royal', { weight: 'light', mobility: 'horse' });
  const LIGHT = {
    ...SMALL.sides.b.formations[0]!,
    units: [...SMALL.sides.b.formations[0]!.units, ROYAL],
  };
  const from = small({
    sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations: [LIGHT, SMALL.sides.b.formations[1]!] } },
  });
  const charged = (set: Parameters<typeof withUnit>[2] = {}, aspect: 'front' | 'flank' = 'front'): Battle => {
    let battle = play(goTo(begin(from), 6), { do: 'acts', formation: 'ii', command: 'under' });
    battle = withUnit(play(battle, { do: 'next' }), 'royal', set);
    battle = play(battle, { do: 'charge', unit: 'pire', target: 'royal' });
    if (aspect === 'flank')
      battle = play(battle, { do: 'answer', task: top(battle).id, facts: { 'a:strikes': 'flank' } });
    if (needsOf(battle).length > 0)
      battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'card', thing: { result: 'VH' } });
    return play(battle, { do: 'accept', task: top(battle).id });
  };

  it('NBC-EVD-02 the chance that they evade, card by card', () => {
    const battle = charged({}, 'flank');
    expect(top(battle).kind).toBe('guns-attacked');
    agrees(battle);
    const { claim, good, parts } = oddsOf(battle)!;
    expect(claim).toBe('guns-chance-evade');
    expect(good).toBe(parts.filter(({ key }) => ['VH', 'H', 'N'].includes(key)).reduce((sum, { n }) => sum + n, 0));
    expect(parts.map(({ means }) => means)).toEqual([
      'guns-evade',
      'guns-evade',
      'guns-evade-disordered',
      'guns-stay',
      'guns-are-abandoned',
    ]);
  });

  it('NBC-EVD-02 NBC-ART-20 one that is Disordered is lost by an N, and that is no evasion', () => {
    const { good, parts } = oddsOf(charged({ disordered: true }, 'flank'))!;
    expect(parts[2]!.means).toBe('guns-are-lost');
    expect(good).toBe(parts[0]!.n + parts[1]!.n);
  });

  it('NBC-EVD-02 then that of the canister: a VH brings three dice, hitting on 5', () => {
    let battle = charged();
    battle = play(battle, { do: 'enter', task: top(battle).id, slot: 'evade', thing: { result: 'VH' } });
    expect(oddsOf(battle)).toMatchObject({ claim: 'guns-chance-canister' });
    // Nineteen of 27: one less than the chance that all three miss, (2/3)³.
    expect(shareOf(oddsOf(battle)!)).toBeCloseTo(19 / 27, 12);
  });
});

describe('the sky', () => {
  it.each<[ScenarioSource['sky'], Record<string, number>]>([
    [
      { weather: 'sunny', variable: true },
      { 'no-change': 30, 'weather-overcast': 2, 'weather-bright': 4 },
    ],
    [
      { weather: 'bright', variable: true },
      { 'no-change': 30, 'weather-light-rain': 1, 'weather-overcast': 2, 'weather-sunny': 3 },
    ],
    [
      { weather: 'overcast', variable: true, falls: 'snow' },
      { 'no-change': 30, 'weather-heavy-snow': 1, 'weather-light-snow': 2, 'weather-bright': 2, 'weather-sunny': 1 },
    ],
    [
      { weather: 'rain', intensity: 'heavy', variable: true },
      { 'no-change': 30, 'weather-overcast': 4, 'weather-bright': 1, 'weather-sunny': 1 },
    ],
  ])('NBC-WX-04 NBC-WX-05 changes in 6 ways of 36: %o', (sky, ways) => {
    const battle = into(under(sky), 9);
    expect(oddsOf(battle)).toMatchObject({ claim: 'weather-chance', good: 6, of: 36 });
    expect(Object.fromEntries(oddsOf(battle)!.parts.map(({ key, n }) => [key, n]))).toEqual(ways);
    agrees(battle);
  });

  it('NBC-WX-06 is light in four ways of six', () => {
    const battle = under({ weather: 'rain' }, { startPrecip: 'throw' });
    expect(oddsOf(battle)).toMatchObject({ good: 4, of: 6 });
    agrees(battle);
  });

  it.each<[weather: 'bright' | 'sunny', target: number, good: number, of: number]>([
    ['bright', 9, 0, 6],
    ['bright', 5, 2, 6],
    ['sunny', 9, 10, 36],
    ['sunny', 12, 1, 36],
  ])('NBC-FOG-01 in %s weather fog that lifts at %i does in %i ways of %i', (weather, target, good, of) => {
    const battle = into(under({ weather, fog: { target } }), 9);
    expect(oddsOf(battle)).toMatchObject({ good, of });
    agrees(battle);
  });
});

describe('who acts', () => {
  const met = (rulings: Rulings = {}) =>
    play(
      goTo(begin(small(), { rulings }), 6),
      { do: 'choose', side: 'a', card: { formation: 'ii' } },
      { do: 'choose', side: 'b', card: { formation: 'picton' } },
    );
  const enter = (battle: Battle, slot: string, thing: Thing) =>
    play(battle, { do: 'enter', task: top(battle).id, slot, thing });

  it('NBC-CCD-04 is even while nothing lies there, ties thrown again (AMB-48)', () => {
    expect(oddsOf(met())).toMatchObject({
      claim: { code: 'contest-chance', args: { formation: { id: 'ii' } } },
      good: 575,
      of: 1150,
    });
    const laidByB = play(goTo(begin(), 6), { do: 'choose', side: 'b', card: { formation: 'picton' } });
    expect(shareOf(chanceAgainst(laidByB, laidByB.formations.ii!, 'picton'))).toBe(0.5);
  });

  it('NBC-CCD-04 follows a pot that lies there: against nine, six ways win of 36, four tie and go half each', () => {
    expect(shareOf(oddsOf(enter(met(), 'a', pot(4, 5)))!)).toBeCloseTo(1 - (6 + 4 / 2) / 36, 12);
  });

  it('NBC-CCD-05 the red die of a losing commander makes it likelier, as every way of both throws tells', () => {
    const battle = met();
    const task = { ...top(battle), data: { ...top(battle).data, red: { a: true, b: false } } };
    let [wins, loses] = [0, 0];
    for (const [one, two, red] of throws(3))
      for (const [three, four] of throws(2)) {
        const gap = one! + two! + red! - three! - four!;
        if (gap > 0) wins += 1;
        if (gap < 0) loses += 1;
      }
    expect(oddsOf(battle, task)).toMatchObject({ good: wins, of: wins + loses });
  });

  it('NBC-CCD-06 a re-throw must beat the other: nine is beaten in six ways of 36', () => {
    const battle = enter(enter(met(), 'a', pot(4, 5)), 'b', pot(1, 2));
    expect(chanceAgain(battle, top(battle), 'b')).toEqual({ good: 6, of: 36 });
  });

  it('NBC-CMD-03 one die each: even, and with a four there two lose, one ties and three win', () => {
    const battle = play(begin(), { do: 'first' });
    expect(oddsOf(battle)).toMatchObject({ good: 15, of: 30 });
    // A four beats 1, 2 and 3; a four again is thrown anew by both, and is even.
    expect(shareOf(oddsOf(enter(battle, 'a', { dice: [4] }))!)).toBeCloseTo(3.5 / 6, 12);
  });

  it('NBC-UC-01 command needs ten with A4, six or more on the white dice: 26 of 36', () => {
    const battle = play(enter(enter(met(), 'a', pot(4, 5)), 'b', pot(1, 2)), { do: 'accept', task: top(met()).id });
    const anew = { ...top(battle), rolls: [] };
    expect(oddsOf(battle, anew)).toMatchObject({ good: 26, of: 36 });
    const far = { ...anew, facts: { far: true } };
    expect(oddsOf(battle, far)).toMatchObject({ good: 15, of: 36 });
  });
});

describe('re-roll dice and movement', () => {
  it.each([
    [1, 1, 2],
    [3, 7, 8],
    [5, 31, 32],
  ])('NBC-RR-02 of %i used dice one or more come back in %i ways of %i', (used, good, of) => {
    const battle = begin();
    const spent = { ...battle, sides: { ...battle.sides, a: { ...battle.sides.a, rerolls: { ready: 0, used } } } };
    const task = { ...top(play(begin(), { do: 'first' })), kind: 'recover-rerolls', side: 'a' } as Task;
    expect(oddsOf(spent, task)).toMatchObject({ good, of });
    agrees(spent, task);
  });

  it('NBC-MOV-10 a move by dice tells the distance that comes up in at least half the throws', () => {
    let battle = play(goTo(begin(), 6), { do: 'acts', formation: 'ii', command: 'under' });
    battle = play(play(battle, { do: 'next' }), { do: 'move', unit: 'husson' });
    battle = play(battle, { do: 'answer', task: top(battle).id, facts: { 'terrain.0': true } });
    const [need] = needsOf(battle);
    expect(need).toMatchObject({ want: 'dice' });
    const odds = oddsOf(battle)!;
    const cms = everything(battle, need!).map((thing) =>
      Number(argsOf(procedureFor('move').reading(battle, laid(top(battle), need!, thing)).word, 'move-cm')?.cm),
    );
    const least = Number(argsOf(odds.claim, 'move-chance')?.cm);
    const share = (cm: number) => cms.filter((one) => one >= cm).length / cms.length;
    expect(share(least)).toBeCloseTo(shareOf(odds), 12);
    expect(share(least)).toBeGreaterThanOrEqual(0.5);
    expect(share(least + 1)).toBeLessThan(0.5);
    for (const { key, n } of odds.parts) {
      const [from, to = from] = key.split('–').map(Number);
      expect(n / odds.of).toBeCloseTo(share(from!) - share(to! + 1), 12);
    }
  });
});
