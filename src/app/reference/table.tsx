/** The parts of a chart on paper: tables, lists, words and their meanings. */
import type { Part, Table } from './chart.ts';

export function Grid({ of: { head, rows, caption, wordy } }: { readonly of: Table }) {
  return (
    <table class={wordy ? 'chart-table chart-table--wordy' : 'chart-table'} style={{ '--cells': head.length }}>
      {caption && <caption>{caption}</caption>}
      {head.some((cell) => cell !== '') && (
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  {cell}
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
                <th key={j} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={j}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everything but the tools. */
export function Plain({ part }: { readonly part: Part }) {
  if ('table' in part) return <Grid of={part.table} />;
  if ('text' in part) return <p>{part.text}</p>;
  if ('list' in part)
    return (
      <ul class="chart-list">
        {part.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ('terms' in part)
    return (
      <dl class="chart-terms">
        {part.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    );
  return null;
}
