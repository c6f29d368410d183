/**
 * What our own table says beyond the neutral tree, where it was written from a scenario: the cells of its cards, exactly.
 * A row with a word under "card" is taken as that card and needs no guessing; all other rows are read as any source is.
 */

import { ARMY_TYPES, CAVALRY_CLASSES, GUN_WEIGHTS, MOBILITIES, PIECES, SKIRMISH_RATINGS } from '../book/terms.ts';
import { keysOf } from '../engine/keys.ts';

/** Marks a card may bear; the rest of what it is stands in columns of their own. */
export const TRAITS = ['rifles', 'impetuous', 'cossack', 'ottoman'] as const;
export type Trait = (typeof TRAITS)[number];

interface Column<T> {
  readonly write: (value: T) => string;
  /** Nothing where the cell holds what no card has. */
  readonly read: (cell: string) => T | undefined;
}

const oneOf = <T extends string | number>(values: readonly T[]): Column<T> => ({
  write: String,
  read: (cell) => values.find((value) => String(value).toLowerCase() === cell.trim().toLowerCase()),
});
const upTo = (most: number): Column<number> => ({
  write: String,
  read: (cell) => (/^\s*\d{1,3}\s*$/.test(cell) && Number(cell) <= most ? Number(cell) : undefined),
});
const words = (most: number): Column<string> => ({
  write: (value) => value,
  read: (cell) => (cell.length <= most ? cell : undefined),
});
const traits: Column<readonly Trait[]> = {
  write: (value) => value.join(' '),
  read: (cell) => {
    const said = cell
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const known = TRAITS.filter((trait) => said.includes(trait));
    return known.length === said.length ? known : undefined;
  },
};

/** The columns by their headings, in the order they are written. The limits are the scenario's own. */
const CARD_COLUMNS = {
  card: oneOf(['army', 'formation', 'unit', 'part']),
  /** Where it stands, as on the label: "II/5/1". NBC-SCN-17 */
  label: words(24),
  sk: oneOf(SKIRMISH_RATINGS),
  horse: oneOf(CAVALRY_CLASSES),
  weight: oneOf(GUN_WEIGHTS),
  mobility: oneOf(MOBILITIES),
  pieces: oneOf(PIECES),
  /** CP of the formation's batteries in it. NBC-SCN-05 */
  absorbed: upTo(12),
  traits,
  /** NBC-ORD-23 */
  awkward: upTo(6),
  'why awkward': words(20_000),
  'on the commander': words(20_000),
  'army type': oneOf(ARMY_TYPES),
  engineers: upTo(8),
  pontoons: upTo(8),
  baggage: upTo(8),
} as const;

export type CardHeading = keyof typeof CARD_COLUMNS;
export const CARD_HEADINGS = keysOf(CARD_COLUMNS);

/** What a card says; what it leaves out is as usual. */
export type Card = { readonly card: 'army' | 'formation' | 'unit' | 'part' } & {
  readonly [H in Exclude<CardHeading, 'card'>]?: NonNullable<ReturnType<(typeof CARD_COLUMNS)[H]['read']>>;
};

/** The cells of a card by their headings. */
export const cellsOf = (card: Card): readonly (readonly [CardHeading, string])[] =>
  CARD_HEADINGS.flatMap((heading) => {
    const value = card[heading];
    const write = CARD_COLUMNS[heading].write as (value: unknown) => string;
    return value === undefined ? [] : [[heading, write(value)] as const];
  });

interface CellsRead {
  /** Nothing where the row is no card. */
  readonly card?: Card;
  /** Cells that say what no card has. */
  readonly odd: boolean;
  /** Cells of a card in a row that is none. */
  readonly loose: boolean;
}

/** The card that a row's cells make. */
export function cardOfCells(cell: (heading: CardHeading) => string | undefined): CellsRead {
  const read = CARD_HEADINGS.flatMap((heading) => {
    const said = cell(heading);
    return said?.trim() ? [[heading, CARD_COLUMNS[heading].read(said)] as const] : [];
  });
  const known = read.filter(([, value]) => value !== undefined);
  const { card, ...rest } = Object.fromEntries(known) as Partial<Card>;
  return {
    ...(card && { card: { card, ...rest } }),
    odd: known.length < read.length,
    loose: card === undefined && known.length > 0,
  };
}
