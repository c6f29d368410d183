/** Printed command cards, quality cards and time cards. */
import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { columnName, type QualityDeck, type TimeDeck } from '../../cards/deck.ts';
import { SHUFFLING_MINUTES } from '../../cards/pack.ts';
import { t } from '../../words/t.ts';
import { Band, type Colours, Cut, ground } from './page.tsx';
import { CARD, type CommandCardPrint } from './pieces.ts';

export function Card({
  side,
  background = '#ffffff',
  children,
}: {
  readonly side?: SideId;
  readonly background?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <Cut {...CARD}>
      <div
        class="print-card"
        data-width={CARD.width}
        data-height={CARD.height}
        style={{ width: `${CARD.width}mm`, height: `${CARD.height}mm`, background }}
      >
        {side && <Band side={side} />}
        <div class="print-card__body">{children}</div>
      </div>
    </Cut>
  );
}

export function CommandPiece({ of, colours }: { readonly of: CommandCardPrint; readonly colours: Colours }) {
  const { side, army, formation, card } = of;
  return (
    <Card side={side} background={ground(colours, side, formation)}>
      <p class="print-card__army">{army}</p>
      {card ? (
        <>
          <p class="print-card__name">{card.name}</p>
          <p class="print-card__who">{card.commander}</p>
          <dl class="print-card__ratings">
            {(['A', 'L', 'T'] as const).map((letter) => (
              <div key={letter}>
                <dt>{letter}</dt>
                <dd>{card[letter]}</dd>
              </div>
            ))}
          </dl>
          <p class="print-card__foot">
            {t(card.awkward ? 'print-radius-awkward' : 'print-radius', { cm: card.radius })}
          </p>
        </>
      ) : (
        <>
          <p class="print-card__name">{t('print-bye')}</p>
          <p class="print-card__who">{t('print-bye-what')}</p>
          <p class="print-card__foot">{t('print-bye-once')}</p>
        </>
      )}
    </Card>
  );
}

export const QualityPiece = ({
  deck,
  card,
}: {
  readonly deck: QualityDeck;
  readonly card: QualityDeck['cards'][number];
}) => (
  <Card>
    <table class="quality-card">
      <thead>
        <tr>
          <th>{t('print-card-rating')}</th>
          <th>{t('print-card-check')}</th>
          <th>{t('print-card-move')}</th>
          <th>{t('print-card-hit')}</th>
        </tr>
      </thead>
      <tbody>
        {card.results.map((result, i) => (
          <tr key={i}>
            <th>{columnName(deck.lowest + i)}</th>
            <td>{result}</td>
            <td>{card.move[i] ? t('print-card-disordered') : '·'}</td>
            <td>{card.hit[i] ? t('print-card-disordered') : '·'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="print-card__foot">
      {t('print-card-key')} <span>{card.id}</span>
    </p>
  </Card>
);

export const TimePiece = ({ id, minutes }: TimeDeck['cards'][number]) => (
  <Card>
    <p class="print-card__army">{t('print-time-card')}</p>
    <p class="print-card__minutes">{minutes}</p>
    <p class="print-card__who">{t('print-minutes')}</p>
    <p class="print-card__foot">
      {SHUFFLING_MINUTES.includes(minutes) && t('print-shuffle')} <span>{id}</span>
    </p>
  </Card>
);
