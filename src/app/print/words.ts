/** A roster's words for a unit. */
import { cardLabel } from '../../scenarios/labels.ts';
import type { UnitCard } from '../../scenarios/schema.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { pointsOf } from './pieces.ts';

/** The label's own line: "III/1/2 Roeben Q3 MX S1 6CP". */
export const labelText = (card: UnitCard): string => speak(cardLabel(card, pointsOf(card)));

/** The arm and details the label does not show. */
export function armName(card: UnitCard): string {
  switch (card.arm) {
    case 'infantry':
    case 'mixed':
      return t(card.rifles ? 'print-arm-rifles' : 'print-arm-foot', { arm: card.arm });
    case 'cavalry': {
      const { impetuous, cossack } = card;
      const trait = impetuous ? (cossack ? 'both' : 'impetuous') : cossack ? 'cossack' : 'none';
      return t('print-arm-cavalry', { trait });
    }
    case 'artillery':
      return card.guns
        ? t('print-so-many-pieces', { pieces: card.pieces, n: card.guns })
        : t('print-pieces', { pieces: card.pieces });
  }
}
