/** Cards on paper: side by side to cut out, or double-sided with matching backs. */
import { type ComponentChildren, Fragment } from 'preact';
import type { SideId } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Card } from './card-pieces.tsx';
import { CUT_ROUND, Flow, Page } from './page.tsx';
import { type Paper, printable } from './papers.ts';
import { CARD, perSheet } from './pieces.ts';

export interface Piece {
  readonly id: string;
  readonly face: ComponentChildren;
  readonly back: ComponentChildren;
}

/** The back of a pile, the same for each card so that it reveals nothing. */
export function Back({
  title,
  under,
  side,
}: {
  readonly title: string;
  readonly under: string;
  readonly side?: SideId;
}) {
  const [w, h] = [CARD.width - 6, CARD.height - 6];
  return (
    <Card {...(side && { side })}>
      <div class="print-back">
        <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
          <path
            d={`M.5 .5h${w - 1}v${h - 1}h-${w - 1}zM1.7 1.7h${w - 3.4}v${h - 3.4}h-${w - 3.4}z`}
            fill="none"
            stroke="#000"
            stroke-width=".35"
          />
        </svg>
        <p class="print-card__name">{title}</p>
        <p class="print-card__who">{under}</p>
      </div>
    </Card>
  );
}

/**
 * Without backs the cards flow over the page. With backs each sheet of faces is followed by a sheet of backs with its
 * rows mirrored, so that they match when the sheet is turned over its long edge.
 */
export function CardSheets({
  name,
  of,
  backs,
  paper,
}: {
  readonly name: string;
  readonly of: readonly Piece[];
  readonly backs: boolean;
  readonly paper: Paper;
}) {
  if (!backs)
    return (
      <Page name={name}>
        <Flow>
          {of.map(({ id, face }) => (
            <Fragment key={id}>{face}</Fragment>
          ))}
        </Flow>
      </Page>
    );
  const { columns, rows } = perSheet(printable(paper), CUT_ROUND);
  const sheets = Array.from({ length: Math.ceil(of.length / (columns * rows)) }, (_, n) =>
    of.slice(n * columns * rows, (n + 1) * columns * rows),
  );
  const grid = (these: readonly Piece[], turned: boolean) => (
    <div class="card-grid" style={{ '--columns': columns }} data-turned={turned}>
      {these.map(({ id, face, back }, i) => (
        <div
          key={id}
          data-card={id}
          style={{
            gridColumn: turned ? columns - (i % columns) : 1 + (i % columns),
            gridRow: 1 + Math.floor(i / columns),
          }}
        >
          {turned ? back : face}
        </div>
      ))}
    </div>
  );
  return (
    <>
      {sheets.flatMap((these, n) => [
        <Page key={`${n}f`} name={t('print-sheet', { name, n: n + 1 })}>
          {grid(these, false)}
        </Page>,
        <Page key={`${n}b`} name={t('print-sheet-backs', { name, n: n + 1 })}>
          {grid(these, true)}
        </Page>,
      ])}
    </>
  );
}
