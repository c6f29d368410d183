/** The printable parts of a chart: tables, lists, words and their meanings. */
import { type Cell, isFigure, type Part, shown, type Table } from './chart.ts';

/** Figures never break; long words may. */
const kindOf = (cell: Cell): string => (isFigure(cell) ? 'chart-figure' : 'chart-words');

export function Grid({ of: { head, rows, caption, wordy } }: { readonly of: Table }) {
  return (
    <table class={wordy ? 'chart-table chart-table--wordy' : 'chart-table'} style={{ '--cells': head.length }}>
      {caption && <caption>{shown(caption)}</caption>}
      {head.some((cell) => cell !== '') && (
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col" class={kindOf(cell)}>
                  {shown(cell)}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, j) =>
              j === 0 && cell !== '' ? (
                <th key={j} scope="row" class={kindOf(cell)}>
                  {shown(cell)}
                </th>
              ) : (
                <td key={j} class={kindOf(cell)}>
                  {shown(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything except the tools. */
export function Plain({ part }: { readonly part: Part }) {
  if ('table' in part) return <Grid of={part.table} />;
  if ('text' in part) return <p>{part.text.map(shown).join(' ')}</p>;
  if ('list' in part)
    return (
      <ul class="chart-list">
        {part.list.map((item, i) => (
          <li key={i}>{shown(item)}</li>
        ))}
      </ul>
    );
  if ('terms' in part)
    return (
      <dl class="chart-terms">
        {part.terms.map(([term, meaning], i) => (
          <div key={i}>
            <dt>{shown(term)}</dt>
            <dd>{shown(meaning)}</dd>
          </div>
        ))}
      </dl>
    );
  return null;
}
