// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { CardSheets } from '../../../src/app/print/cards.tsx';
import { CUT_ROUND } from '../../../src/app/print/page.tsx';
import { printable } from '../../../src/app/print/papers.ts';
import { perSheet } from '../../../src/app/print/pieces.ts';

afterEach(cleanup);

const PAPER = 'a4';
const { columns, rows } = perSheet(printable(PAPER), CUT_ROUND);
const FULL = columns * rows;
const pieces = Array.from({ length: 2 * FULL + 2 }, (_, i) => ({ id: `c${i}`, face: `face ${i}`, back: `back ${i}` }));

/** Of each grid: the cards that lie in it, with their column and row. */
const gridsOf = (backs: boolean) => {
  const { container } = render(<CardSheets name="Cards" of={pieces} backs={backs} paper={PAPER} />);
  return [...container.querySelectorAll<HTMLElement>('.card-grid')].map((grid) =>
    [...grid.querySelectorAll<HTMLElement>('[data-card]')].map((card) => ({
      card: card.dataset.card,
      says: card.textContent,
      at: [Number(card.style.gridColumn), Number(card.style.gridRow)],
    })),
  );
};

describe('cards with backs', () => {
  it('fill one sheet after the other, each card once, and each sheet of faces has its backs behind it', () => {
    const grids = gridsOf(true);
    expect(grids.map(({ length }) => length)).toEqual([FULL, FULL, FULL, FULL, 2, 2]);
    const faces = grids.filter((_, n) => n % 2 === 0).flat();
    expect(faces.map(({ card }) => card)).toEqual(pieces.map(({ id }) => id));
    expect(faces.map(({ says }) => says)).toEqual(pieces.map(({ face }) => face));
    expect(grids.filter((_, n) => n % 2 === 1).flatMap((backs) => backs.map(({ says }) => says))).toEqual(
      pieces.map(({ back }) => back),
    );
  });

  it('lie mirrored on the back, so that they meet when the sheet is turned over its long edge', () => {
    const grids = gridsOf(true);
    for (const n of [0, 2, 4]) {
      const [faces, backs] = [grids[n] ?? [], grids[n + 1] ?? []];
      expect(faces.map(({ at: [column = 0, row] }) => [columns + 1 - column, row])).toEqual(backs.map(({ at }) => at));
      expect(faces.slice(0, 2).map(({ at }) => at)).toEqual([
        [1, 1],
        [2, 1],
      ]);
    }
  });

  it('need no sheets of their own where none are wanted', () => expect(gridsOf(false)).toEqual([]));
});
