/** A roster's words for a unit. */
import { cardLabel } from '../../scenarios/labels.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import { pointsOf } from './pieces.ts';

/** The label's own line: "III/1/2 Roeben Q3 MX S1 6CP". */
export const labelText = (card: UnitCard): string => cardLabel(card, pointsOf(card));

/** What a player asks of it at a glance and the label does not say. */
export function armName(card: UnitCard): string {
  switch (card.arm) {
    case 'infantry':
    case 'mixed':
      return card.rifles ? `${card.arm}, rifles` : card.arm;
    case 'cavalry':
      return [card.arm, card.impetuous && 'impetuous', card.cossack && 'Cossacks'].filter(Boolean).join(', ');
    case 'artillery':
      return card.guns ? `${card.guns} ${card.pieces}` : card.pieces;
  }
}
