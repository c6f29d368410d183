/** Names a cell of a chart by the chart and the headings of its line and column, for a question and for the journal. */
import { type Message, type Said, say, type Text } from '../../engine/message.ts';
import { type Card, partsOf } from './cards.ts';

export const chitSaid = (chit: string): Message => ({ code: 'eiacell-chit', args: { chit } });

/**
 * Returns the heading of a column where it differs from the stored name: the second set of tables, and the last column
 * of rounds.
 */
const headed = (card: Card, part: string): string =>
  card === 'CH-10' && part === '3' ? '3+' : part.replace(/^2(?=[AD])/, 'flank');

export function cellSaid(card: Card, cell: string): Message {
  const [row = '', column = ''] = cell.split('/');
  const { head, part } = partsOf(column);
  const said = (name: string): Text => (card === 'CH-07' ? chitSaid(name) : name.replace(/^-/, '−'));
  return { code: 'eiacell', args: { chart: card, row: said(row), head: said(head), part: headed(card, part) } };
}
/** Returns the journal's line for a cell that was entered, or opened again when `n` is null. */
export const cellTyped = (card: Card, name: string, n: number | null): Said => {
  const cell = cellSaid(card, name);
  return n === null ? say('eia-cell-open', { cell }) : say('eia-cell-typed', { cell, n });
};
