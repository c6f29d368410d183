/** Command cards, quality cards and time cards as they are printed. */
import type { ComponentChildren } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { columnName, type QualityDeck, type TimeDeck } from '../../cards/deck.ts';
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
            Radius {card.radius} cm{card.awkward && '. Awkward'}
          </p>
        </>
      ) : (
        <>
          <p class="print-card__name">Bye</p>
          <p class="print-card__who">The other side must act.</p>
          <p class="print-card__foot">Once a turn.</p>
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
          <th>Rating</th>
          <th>Check</th>
          <th>Move</th>
          <th>Hit</th>
        </tr>
      </thead>
      <tbody>
        {card.results.map((result, i) => (
          <tr key={i}>
            <th>{columnName(deck.lowest + i)}</th>
            <td>{result}</td>
            <td>{card.move[i] ? 'D' : '·'}</td>
            <td>{card.hit[i] ? 'D' : '·'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="print-card__foot">
      D Disordered <span>{card.id}</span>
    </p>
  </Card>
);

/** NBC-TIM-01: these send the pack back for a shuffle. */
const SHUFFLES = [10, 45];

export const TimePiece = ({ id, minutes }: TimeDeck['cards'][number]) => (
  <Card>
    <p class="print-card__army">Time</p>
    <p class="print-card__minutes">{minutes}</p>
    <p class="print-card__who">minutes</p>
    <p class="print-card__foot">
      {SHUFFLES.includes(minutes) ? 'Shuffle the whole pack.' : ''} <span>{id}</span>
    </p>
  </Card>
);
