/** How dice and cards fell: what makes a spread, and whose it is. */
import { expect, it } from 'vitest';
import { type Fallen, spreadsOf } from '../../../src/app/proof/luck.ts';
import type { Thing } from '../../../src/battlefield/questions.ts';
import { qualityDeck } from '../../../src/battlefield/throws.ts';
import type { SideId } from '../../../src/book/terms.ts';
import { begin } from '../../battlefield/fixtures.ts';

const battle = begin();
const { cards } = qualityDeck(battle);
const falls = (thing: Thing, by: SideId = 'a', own = false): Fallen => ({
  roll: { slot: 'one', by, thing, own, again: [] },
  battle,
  pack: 'quality',
});
const drawn = (n: number) => cards.slice(0, n).map(({ id }) => falls({ card: id }));
const counted = (fallen: readonly Fallen[]) =>
  spreadsOf(fallen, battle).a.map(({ of, own, rows }) => [of, own, rows.map(({ n }) => n)]);

it('makes a spread of one die, and of cards from twelve on', () => {
  expect(counted(drawn(11))).toEqual([]);
  const [twelve] = counted(drawn(12));
  expect([twelve?.[0], twelve?.[2]]).toEqual(['quality', [8, 4, 0, 0, 0, 0]]);
  expect(counted([falls({ dice: [6] })])).toEqual([['dice', false, [0, 0, 0, 0, 0, 1]]]);
});

it('counts the table’s own dice apart, and nothing of the other side', () => {
  expect(counted([falls({ dice: [1, 1] }, 'a', true), falls({ dice: [2] }), falls({ dice: [3] }, 'b')])).toEqual([
    ['dice', false, [0, 1, 0, 0, 0, 0]],
    ['dice', true, [2, 0, 0, 0, 0, 0]],
  ]);
});
