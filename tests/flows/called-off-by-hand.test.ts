/** What the table sets by hand while a question lies open calls the question off, and what waited for it follows. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { begin, goTo, play, pot, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { charge, french, kinds, moving, SAPPERS } from './hands.ts';
import { accepts, acts, does, enters, isOffered } from './table.ts';
import { ninth, timeCard } from './turns.ts';
import { evening } from './two-corps.ts';
import { by } from './unbroken.ts';

const lays = (battle: Battle, a: string, b: string): Battle =>
  does(
    battle,
    { do: 'choose', side: 'a', card: { formation: a } },
    { do: 'choose', side: 'b', card: { formation: b } },
  );
const cards = (battle: Battle) => ['ii', 'iii', 'picton'].map((id) => battle.formations[id]!.card);
const formation = (id: string, set: object): Play => ({ do: 'set', what: 'formation', id, set });

describe('a contest without one of its two cards', () => {
  const open = () => lays(goTo(begin(), 6), 'ii', 'picton');

  it('NBC-CMA-08 NBC-CCD-02 who is not on the table has no card: no pot is thrown, and the other card is in the hand again', () => {
    const away = play(open(), formation('ii', { present: false }));
    expect([kinds(open()), kinds(away), cards(away)]).toEqual([['contest'], [], ['away', 'hand', 'hand']]);
    expect(story(open(), formation('ii', { present: false }))).toContain('ask-called-off');
    // No set of throws was made, and both sides choose again.
    expect(away.contests).toBe(0);
    expect(isOffered(away, { do: 'choose', side: 'a', card: { formation: 'ii' } })).toBe(false);
    const again = lays(away, 'iii', 'picton');
    const won = accepts(enters(enters(again, 'a', pot(1, 2)), 'b', pot(5, 5)));
    expect([top(won).kind, top(won).formation]).toEqual(['command', 'picton']);
  });

  it('NBC-CCD-08 who has nobody left to throw against acts uncontested; a card that is back is in the hand', () => {
    const away = play(open(), formation('picton', { present: false }));
    expect([kinds(away), cards(away)]).toEqual([[], ['hand', 'hand', 'away']]);
    const acts = does(away, { do: 'choose', side: 'a', card: { formation: 'ii' } });
    expect(top(acts)).toMatchObject({ kind: 'command', formation: 'ii' });
    expect(cards(play(away, formation('picton', { present: true })))).toEqual(['hand', 'hand', 'hand']);
  });

  it('NBC-CCD-08 whose card is spent does not throw', () => {
    const spent = play(open(), formation('picton', { card: 'spent' }));
    expect([kinds(spent), cards(spent)]).toEqual([[], ['hand', 'hand', 'spent']]);
  });

  it('NBC-CCD-05 the card of a losing commander stays on the table', () => {
    const both = lays(goTo(begin(small({ reinforcements: [] })), 6), 'ii', 'picton');
    const won = accepts(enters(enters(both, 'a', pot(1, 2)), 'b', pot(5, 5)));
    const second = does(play(accepts(won), { do: 'finish' }), {
      do: 'choose',
      side: 'b',
      card: { formation: 'guards' },
    });
    const away = play(second, formation('guards', { present: false }));
    expect([kinds(second), kinds(away), cards(away)]).toEqual([['contest'], [], ['losing', 'hand', 'spent']]);
  });
});

describe('a lull that comes by hand', () => {
  /** In force for III Corps alone. */
  const quiet = (from = begin()) =>
    does(play(ninth(timeCard(from, 20)), { do: 'lull', side: 'a', where: '', covers: ['iii'] }), { do: 'next' });
  const all: Play = { do: 'set', what: 'lull', covers: 'all' };
  const iii: Play = { do: 'set', what: 'lull', covers: ['iii'] };

  it.each([
    ['volley', () => does(goTo(quiet(evening()), 4), { do: 'fire', side: 'a', on: { unit: 'kempt' } })],
    [
      'skirmish',
      () =>
        does(goTo(withUnit(quiet(), 'husson', { stands: 1 }), 3), {
          do: 'skirmish',
          by: 'husson',
          on: { unit: 'kempt' },
        }),
    ],
    ['charge', () => does(acts(quiet(), 'ii', 'move'), charge('husson', 'kempt'))],
  ] as const)('NBC-LUL-03 no %s goes on where nobody attacks any more', (kind, opened) => {
    const open = opened();
    expect(kinds(open)).toEqual([kind]);
    expect(kinds(play(open, iii))).toEqual([kind]);
    expect(kinds(play(open, all))).toEqual([]);
  });

  it('NBC-MOV-01 who is said to have moved is asked for no move', () => {
    const open = does(moving(begin()), { do: 'move', unit: 'husson' });
    expect(kinds(open)).toEqual(['move']);
    const moved = by(open, 'husson', { moved: true });
    expect([kinds(moved), moved.units.husson!.facts.moved]).toEqual([[], true]);
    expect(isOffered(moved, { do: 'move', unit: 'husson' })).toBe(false);
  });
});

describe('engineers who are gone before they throw', () => {
  const start = () => withUnit(begin(french({ engineers: 1 })), SAPPERS, { host: 'husson', formation: 'ii' });
  const hit = (hits: number): Play => ({ do: 'hits', unit: 'husson', hits, cause: 'other', aspect: 'front' });

  it.each([{ fate: 'eliminated' }, { present: false }] as const)(
    'NBC-ENG-06 take nothing on themselves (%o): who has no point left is Broken',
    (set) => {
      const asked = play(start(), hit(6));
      expect([kinds(asked).includes('engineer-risk'), asked.units.husson!.fate]).toEqual([true, 'good']);
      const after = by(asked, SAPPERS, set);
      expect([kinds(after).includes('engineer-risk'), after.units.husson!.fate]).toEqual([false, 'broken']);
    },
  );

  it('NBC-ENG-06 NBC-DC-03 who was hit by guns draws its card when the phase ends', () => {
    const four = goTo(start(), 4);
    const asked = play(four, { ...hit(1), cause: 'artillery' } as Play);
    expect(kinds(asked)).toEqual(['engineer-risk']);
    const after = by(asked, SAPPERS, { fate: 'eliminated' });
    expect(kinds(after)).toEqual([]);
    expect(kinds(play(after, { do: 'next' }))).toContain('disorder');
  });
});

describe('guns with a unit that is gone by hand', () => {
  it.each([{ cp: 0 }, { fate: 'broken' }, { fate: 'eliminated' }] as const)('NBC-ART-21 share its fate (%o)', (set) => {
    const host = does(evening(), { do: 'battery', unit: 'rogers', host: 'kempt' });
    const { rogers } = by(host, 'kempt', set).units;
    expect([rogers!.fate, rogers!.host]).toEqual(['eliminated', null]);
  });
});
