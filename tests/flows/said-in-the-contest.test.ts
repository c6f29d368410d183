/** What a contest, a set-aside move and a second round hand on to what follows: worked out from the contract first. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, cavalry, goTo, play, pot, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters, says, takes } from './table.ts';

const [II, ...OTHERS] = SMALL.sides.a.formations;
const screen = { ...cavalry('uhlans', 'II/9c', 'Uhlans'), horse: 'skirmish', cossack: true } as never;
const field = (rulings = {}) =>
  begin(
    small({
      sides: {
        ...SMALL.sides,
        a: { ...SMALL.sides.a, formations: [{ ...II!, units: [...II!.units, screen] }, ...OTHERS] },
      },
    }),
    {
      rulings,
    },
  );
const contest = (rulings = {}): Battle =>
  does(
    goTo(field(rulings), 6),
    { do: 'choose', side: 'a', card: { formation: 'ii' } },
    { do: 'choose', side: 'b', card: { formation: 'picton' } },
  );
const thrown = (battle: Battle) => enters(enters(battle, 'a', pot(1, 2)), 'b', pot(5, 5));

describe('what a contest has heard', () => {
  it('NBC-UC-04 AMB-51 Cossacks said of the winner are near him as he is thrown for', () => {
    const heard = thrown(says(contest({ harass: 'bothThrows' }), { 'harassed-b': true }));
    const won = accepts(heard);
    expect([top(won).kind, top(won).formation]).toEqual(['command', 'picton']);
    expect(takes(won, 'harassed')).toBe(true);
    expect(takes(accepts(thrown(contest({ harass: 'bothThrows' }))), 'harassed')).toBe(false);
  });

  it.each([true, false])(
    'NBC-UC-01 the winner’s pot goes on as it was thrown, by hand or by the app (own: %j)',
    (own) => {
      const open = contest();
      const first = enters(open, own ? 'b' : 'a', own ? pot(6, 6) : pot(1, 1));
      const both = play(first, { do: 'throw', task: top(first).id });
      const laid = top(both).rolls.find(({ slot }) => slot === 'b')!;
      const won = accepts(both);
      expect([top(won).formation, laid.own]).toEqual(['picton', own]);
      expect(top(won).rolls[0]).toMatchObject({ thing: laid.thing, own });
    },
  );
});

describe('a move that was set aside', () => {
  it('NBC-BUA-01 NBC-MOV-01 has led its own unit into the village, and no other', () => {
    const asked = does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'campi' });
    const aside = play(withUnit(asked, 'campi', {}), { do: 'defer', task: top(asked).id });
    const inside = does(aside, { do: 'occupy', unit: 'husson', area: 'farm' });
    expect(inside.agenda[0]!.facts).toEqual({});
  });
});
