/** The chance of winning a close combat, held against every end that a combat played out can come to. */

import { describe, expect, it } from 'vitest';
import type { Battle, Thing, Unit } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/close-combats.ts';
import { chancesToWin, type WinnerChances } from '../../../src/battlefield/fights/combat-winner.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { qualityDeck } from '../../../src/battlefield/throws.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { readCard } from '../../../src/cards/deck.ts';
import { cardsToCome, type Pack, takeOut } from '../../../src/cards/pack.ts';
import type { Result } from '../../../src/cards/results.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';
import { word } from '../../../src/engine/message.ts';
import { begin, play, small, top, withUnit } from '../fixtures.ts';

const fighting = (
  change: (battle: Battle) => Battle = (battle) => battle,
  rulings: Rulings = {},
  attackers: Extract<Play, { do: 'combat' }>['attackers'] = ['husson'],
): Battle => {
  const battle = {
    ...begin(small(), { rulings }),
    phase: 6 as const,
    action: { formation: 'ii', step: 'combats' as const },
  };
  return play(change(battle), { do: 'combat', attackers, target: 'kempt' });
};
const needs = (battle: Battle) => procedureFor(top(battle).kind).needs(battle, top(battle));
const enter = (battle: Battle, slot: string, thing: Thing) =>
  play(battle, { do: 'enter', task: top(battle).id, slot, thing });
function found(battle: Battle): WinnerChances | null {
  const work = chancesToWin(battle, top(battle));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
const chances = (battle: Battle): WinnerChances => found(battle)!;
const faces = (n: number, hits: number): Thing => ({
  dice: Array.from({ length: n }, (_, i): Face => (i < hits ? 6 : 1)),
});

const ZERO: WinnerChances = { attacker: 0, defender: 0, nobody: 0 };
const plus = (sum: WinnerChances, share: number, more: WinnerChances): WinnerChances => ({
  attacker: sum.attacker + share * more.attacker,
  defender: sum.defender + share * more.defender,
  nobody: sum.nobody + share * more.nobody,
});
const expectSame = (one: WinnerChances, other: WinnerChances) => {
  for (const who of ['attacker', 'defender', 'nobody'] as const) expect(one[who]).toBeCloseTo(other[who], 4);
};

/** Who won, of a combat that has been thrown and drawn to its end. */
const ended = (battle: Battle): WinnerChances => {
  const says = word(combatDuel(battle, top(battle)).verdict?.says ?? '');
  if (!says.code.startsWith('combat-loses')) return { ...ZERO, nobody: 1 };
  return JSON.stringify(says.args?.unit).includes('kempt') ? { ...ZERO, attacker: 1 } : { ...ZERO, defender: 1 };
};

const asItIs = (battle: Battle): Battle => battle;

/** Horse guns ride with Husson. */
const withGuns = (battle: Battle): Battle => {
  const guns = battle.units.guns!;
  if (guns.card.arm !== 'artillery') throw new Error('guns');
  const card = { ...guns.card, mobility: 'horse' as const };
  return { ...battle, units: { ...battle.units, guns: { ...guns, host: 'husson', card } as Unit } };
};

/** Engineers are with Husson, and may take a loss on themselves. */
const withEngineers = (battle: Battle): Battle => {
  const card = { arm: 'engineers', id: 'sappers', ref: 'Gen', name: 'Sappers', quality: 4 } as const;
  const sappers = { ...battle.units.guns!, id: 'sappers', kind: 'engineers', host: 'husson', card } as Unit;
  return { ...battle, units: { ...battle.units, sappers } };
};

const dice = (battle: Battle, unit: string) => {
  const need = needs(battle).find(({ slot }) => slot.startsWith(`throw:${unit}`));
  return need?.want === 'dice' ? need : undefined;
};

/** What a first throw may bring, one way of each, with its share; a die that parts two, by its faces. */
function firstThrows(
  battle: Battle,
  { slot, dice: thrown }: { readonly slot: string; readonly dice: number },
): [number, Thing][] {
  const side = combatDuel(battle, top(battle)).sides.find(({ id }) => slot === `throw:${id}`);
  if (!side) return FACES.map((face) => [1 / 6, { dice: [face] }]);
  const { need: least, modifier = 0 } = side.thrown!.spec!;
  const p = FACES.filter((face) => face + modifier >= least).length / 6;
  return Array.from({ length: thrown + 1 }, (_, made) => [
    choose(thrown, made) * p ** made * (1 - p) ** (thrown - made),
    faces(thrown, made),
  ]);
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

describe('who will win a close combat', { timeout: 60_000 }, () => {
  it.each([
    ['with replacement', 'replace', []],
    ['laid out', 'noReplaceToEnd', []],
    ['laid out, some of it gone', 'noReplaceToEnd', [1, 2, 3, 17, 40]],
    ['laid out until a card says to shuffle', 'noReplaceTo36', [5, 6]],
  ] as const)('NBC-CC-15 AMB-11 over the cards: every pair of them, played out, %s', (_, qcDraw, out) => {
    let battle = fighting((before) => ({ ...before, packs: { ...before.packs, quality: { out: [...out] } } }), {
      qcDraw,
    });
    for (const [unit, hits] of [
      ['husson', 2],
      ['kempt', 1],
    ] as const) {
      const need = needs(battle).find(({ slot }) => slot === `throw:${unit}`)!;
      if (need.want === 'dice') battle = enter(battle, need.slot, faces(need.dice, hits));
    }
    const [first, second] = needs(battle);
    if (first?.want !== 'result' || second?.want !== 'result') throw new Error('two checks');
    const deck = qualityDeck(battle);
    const read = (card: number, rating: number) => readCard(deck, card, rating, battle.rulings);
    const played = new Map<string, WinnerChances>();
    const ends = (a: Result, b: Result): WinnerChances => {
      const known =
        played.get(a + b) ?? ended(enter(enter(battle, first.slot, { result: a }), second.slot, { result: b }));
      played.set(a + b, known);
      return known;
    };
    let sum = ZERO;
    const start = battle.packs.quality;
    const firsts = cardsToCome(start, deck, qcDraw);
    for (const one of firsts) {
      const seconds = cardsToCome(takeOut(start, deck, qcDraw, one)!.pack, deck, qcDraw);
      for (const other of seconds)
        sum = plus(sum, 1 / firsts.length / seconds.length, ends(read(one, first.rating), read(other, second.rating)));
    }
    expectSame(chances(battle), sum);
    expect(sum.attacker).toBeGreaterThan(sum.defender);
  });

  const PAIR = ['campi', 'pire'] as const;
  it.each([
    ['fresh', asItIs, {}, ['husson']],
    ['one of them few', (battle) => withUnit(battle, 'kempt', { lost: { white: 4, red: 0, blue: 0 } }), {}, ['husson']],
    ['disordered', (battle) => withUnit(battle, 'husson', { disordered: true }), {}, ['husson']],
    ['guns with it', withGuns, {}, ['husson']],
    ['engineers with it', withEngineers, {}, ['husson']],
    ['its guns apart', withGuns, { ccArtDice: 'fixed5' }, ['husson']],
    ['two on one', asItIs, {}, PAIR],
    [
      'two on one, one of them few',
      (battle) => withUnit(battle, 'pire', { lost: { white: 5, red: 0, blue: 0 } }),
      {},
      PAIR,
    ],
    ['two on one, the bonus shared', asItIs, { infCav: 'totalN' }, PAIR],
    ['two on one, a die parts them', asItIs, {}, ['husson', 'pire']],
  ] as [string, (battle: Battle) => Battle, Rulings, Parameters<typeof fighting>[2]][])(
    'NBC-CC-03 NBC-CC-26 over the dice: the mean of what each first throw leads to, %s',
    (_, change, rulings, attackers) => {
      const battle = fighting(change, rulings, attackers);
      const [need] = needs(battle);
      if (need?.want !== 'dice') throw new Error('a throw');
      const ways = firstThrows(battle, need);
      let sum = ZERO;
      for (const [share, thing] of ways) sum = plus(sum, share, chances(enter(battle, need.slot, thing)));
      expect(ways.length).toBeGreaterThan(3);
      expectSame(chances(battle), sum);
      expect(sum.attacker + sum.defender + sum.nobody).toBeCloseTo(1, 7);
    },
  );

  it('NBC-CC-12 nothing is decided when neither hits', () => {
    let battle = fighting();
    for (const need of needs(battle)) if (need.want === 'dice') battle = enter(battle, need.slot, faces(need.dice, 0));
    expect(found(battle)).toBe(null);
    expect(ended(battle)).toEqual({ ...ZERO, nobody: 1 });
  });

  it('NBC-CC-37 NBC-ENG-06 engineers help it: they may take a loss', () => {
    expect(chances(fighting(withEngineers)).attacker).toBeGreaterThan(chances(fighting(asItIs)).attacker);
  });

  it('NBC-CC-04 AMB-112 the guns of a unit help it, as dice of its own or apart', () => {
    for (const rulings of [{}, { ccArtDice: 'fixed5' }] as Rulings[])
      expect(chances(fighting(withGuns, rulings)).attacker).toBeGreaterThan(
        chances(fighting(asItIs, rulings)).attacker,
      );
  });

  it.each([
    ['with replacement', 'replace', 0],
    ['laid out', 'noReplaceToEnd', 0],
    ['laid out, two cards left', 'noReplaceToEnd', 46],
    ['laid out until it is shuffled after the second card', 'noReplaceTo36', 34],
  ] as const)(
    'NBC-CC-26 AMB-11 of two attackers only the larger one’s check counts: all three played out, %s',
    (_, qcDraw, gone) => {
      const change = (before: Battle): Battle => {
        const { cards } = qualityDeck(before);
        return { ...before, packs: { ...before.packs, quality: { out: cards.slice(0, gone).map(({ id }) => id) } } };
      };
      let battle = fighting(change, { qcDraw }, PAIR);
      for (const [unit, hits] of [
        ['campi', 2],
        ['pire', 1],
        ['kempt', 3],
      ] as const)
        for (let need = dice(battle, unit); need; need = dice(battle, unit))
          battle = enter(battle, need.slot, faces(need.dice, need.slot.includes('#') ? 0 : hits));
      const cards = needs(battle).map((need) => {
        if (need.want !== 'result') throw new Error('three checks');
        return need;
      });
      expect(cards.length).toBe(3);
      const deck = qualityDeck(battle);
      const played = new Map<string, WinnerChances>();
      const ends = (drawn: readonly Result[]): WinnerChances => {
        const known =
          played.get(drawn.join()) ??
          ended(drawn.reduce((at, result, i) => enter(at, cards[i]!.slot, { result }), battle));
        played.set(drawn.join(), known);
        return known;
      };
      const over = (pack: Pack, drawn: readonly Result[]): WinnerChances => {
        const card = cards[drawn.length];
        if (!card) return ends(drawn);
        const all = cardsToCome(pack, deck, qcDraw);
        let sum = ZERO;
        for (const id of all) {
          const result = readCard(deck, id, card.rating, battle.rulings);
          sum = plus(sum, 1 / all.length, over(takeOut(pack, deck, qcDraw, id)!.pack, [...drawn, result]));
        }
        return sum;
      };
      expectSame(chances(battle), over(battle.packs.quality, []));
    },
  );
});
