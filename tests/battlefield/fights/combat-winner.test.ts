/** The chance of winning a close combat, held against every end that a combat played out can come to. */
import { describe, expect, it } from 'vitest';
import type { Battle, Thing } from '../../../src/battlefield/battle.ts';
import { chancesToWin, type WinnerChances } from '../../../src/battlefield/fights/combat-winner.ts';
import { combatDuel } from '../../../src/battlefield/fights/combat-words.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { qualityDeck } from '../../../src/battlefield/throws.ts';
import type { Rulings } from '../../../src/book/rulings.ts';
import { readCard } from '../../../src/cards/deck.ts';
import { cardsToCome, takeOut } from '../../../src/cards/pack.ts';
import type { Result } from '../../../src/cards/results.ts';
import { FACES, type Face } from '../../../src/dice/faces.ts';
import { begin, play, small, top, withUnit } from '../fixtures.ts';

const fighting = (change: (battle: Battle) => Battle = (battle) => battle, rulings: Rulings = {}): Battle => {
  const battle = {
    ...begin(small(), { rulings }),
    phase: 6 as const,
    action: { formation: 'ii', step: 'combats' as const },
  };
  return play(change(battle), { do: 'combat', attackers: ['husson'], target: 'kempt' });
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
  const says = combatDuel(battle, top(battle)).verdict?.says ?? '';
  if (says.startsWith('Kempt')) return { ...ZERO, attacker: 1 };
  return says.startsWith('Husson') ? { ...ZERO, defender: 1 } : { ...ZERO, nobody: 1 };
};

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
    const read = (card: number, rating: number) => readCard(deck, card, rating, battle.rulings).result;
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

  it.each([
    ['fresh', (battle: Battle) => battle],
    ['one of them few', (battle: Battle) => withUnit(battle, 'kempt', { lost: { white: 4, red: 0, blue: 0 } })],
    ['disordered', (battle: Battle) => withUnit(battle, 'husson', { disordered: true })],
  ])('NBC-CC-03 over the dice: the mean of what each first throw leads to, %s', (_, change) => {
    const battle = fighting(change);
    const [need] = needs(battle);
    if (need?.want !== 'dice') throw new Error('a throw');
    const side = combatDuel(battle, top(battle)).sides.find(({ id }) => need.slot === `throw:${id}`)!;
    const { need: least, modifier = 0 } = side.thrown!.spec!;
    const p = FACES.filter((face) => face + modifier >= least).length / 6;
    let sum = ZERO;
    for (let made = 0; made <= need.dice; made += 1) {
      const share = choose(need.dice, made) * p ** made * (1 - p) ** (need.dice - made);
      sum = plus(sum, share, chances(enter(battle, need.slot, faces(need.dice, made))));
    }
    expectSame(chances(battle), sum);
    expect(sum.attacker + sum.defender + sum.nobody).toBeCloseTo(1, 7);
  });

  it('NBC-CC-12 nothing is decided when neither hits', () => {
    let battle = fighting();
    for (const need of needs(battle)) if (need.want === 'dice') battle = enter(battle, need.slot, faces(need.dice, 0));
    expect(found(battle)).toBe(null);
    expect(ended(battle)).toEqual({ ...ZERO, nobody: 1 });
  });

  it('NBC-CC-04 AMB-112 it counts the guns of a unit as dice of its own; where they hit by a rule of theirs it is not told', () => {
    const withGuns = (battle: Battle) => {
      const { card } = battle.units.guns!;
      if (card.arm !== 'artillery') throw new Error('guns');
      const riding = withUnit(battle, 'guns', { host: 'husson' });
      return {
        ...riding,
        units: { ...riding.units, guns: { ...riding.units.guns!, card: { ...card, mobility: 'horse' as const } } },
      };
    };
    const [alone, both] = [chances(fighting()), chances(fighting(withGuns))];
    expect(both.attacker).toBeGreaterThan(alone.attacker);
    expect(found(fighting(withGuns, { ccArtDice: 'fixed5' }))).toBe(null);
    expect(found(fighting(undefined, { ccArtDice: 'fixed5' }))).toEqual(alone);
  });

  it('it is not told of two on one', () => {
    const battle = { ...begin(small()), phase: 6 as const, action: { formation: 'ii', step: 'combats' as const } };
    const two = play(battle, { do: 'combat', attackers: ['husson', 'pire'], target: 'kempt' });
    expect(found(two)).toBe(null);
  });
});
