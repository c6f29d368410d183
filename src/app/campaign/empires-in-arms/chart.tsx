/** A chart as it is on the card: typed once, cell by cell; a hatched foot where the rules themselves give the value. */
import { useState } from 'preact/hooks';
import { cellOf, readSlot, type SlotShape } from '../../../campaign/chart-slot.ts';
import { exampleLine, knownCells, readLine, spanned, stepIn } from '../../../campaign/empires-in-arms/chart-help.ts';
import { CHARTS, type Chart, KNOWN } from '../../../campaign/empires-in-arms/charts.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, classes, More, Notice, Question, Stepper } from '../../components/index.ts';
import { Line } from '../inputs.tsx';
import { spell } from './frame.tsx';
import { act } from './session.ts';
import { Over, type SheetOf } from './sheets.tsx';

/** Its lines, its columns, what a cell may say, and what is known of it. */
function Wanted({ of }: { readonly of: Chart }) {
  const { rows, columns, least, most }: SlotShape = CHARTS[of];
  const word = (column: string) => spell(`eiachart-column-${column}`);
  const known = knownCells(of);
  return (
    <ul class="slot-help">
      <li>{t('eiachart-lines', { rows: [...spanned(rows)] })}</li>
      <li>{t('eiachart-columns', { columns: columns.map(word) })}</li>
      <li>{t(stepIn(of) > 1 ? 'eiachart-fives' : 'eiachart-alphabet', { least, most })}</li>
      <li>
        {known.length > 0
          ? t('eiachart-given', {
              cells: known.map(([row, column, value]) =>
                t('eiachart-given-cell', { row, column: word(column), value }),
              ),
            })
          : t('eiachart-given-none')}
      </li>
    </ul>
  );
}

/** A whole line at once: all of it is taken, or one sentence says which cell does not fit. */
function WholeLine({ of }: { readonly of: Chart }) {
  const [text, type] = useState('');
  const [wrong, say] = useState<string | null>(null);
  const take = async () => {
    const read = readLine(of, text);
    if (!read.ok) return say(speak(read.why));
    say(null);
    const cells = read.cells.map((one) => ({ chart: of, ...one }));
    if (cells.length === 0 || (await act({ do: 'take-cells', cells }))) type('');
  };
  return (
    <div class="form">
      {wrong && <Notice what={wrong} />}
      <Line
        label={t('eiachart-line')}
        hint={t('eiachart-line-hint', { line: exampleLine(of) })}
        value={text}
        set={type}
      />
      <Button reason={text.trim() === '' && t('eiachart-line-first')} onClick={() => void take()}>
        {t('eiachart-type-line')}
      </Button>
    </div>
  );
}

/** A column at a time fits a phone. */
export function ChartPage({ of, ...over }: SheetOf & { readonly of: Chart }) {
  const shape: SlotShape = CHARTS[of];
  const [cell, choose] = useState(cellOf(shape.rows[0] ?? '', shape.columns[0] ?? ''));
  const typed = readSlot(over.state.slots, of, cell);
  const known = readSlot(KNOWN, of, cell);
  const [value, step] = useState(typed ?? known ?? 0);
  const [row = '', column = ''] = cell.split('/');
  const pick = (at: string) => {
    choose(at);
    step(readSlot(over.state.slots, of, at) ?? readSlot(KNOWN, of, at) ?? 0);
  };
  const columns = shape.columns.length;
  return (
    <Over
      {...over}
      name={t(`eiachart-${of}`)}
      act={
        <Act two>
          <Button
            kind="primary"
            reason={known !== undefined && t('eiachart-known')}
            onClick={() => void act({ do: 'chart', chart: of, cell, value })}
          >
            {t('eiachart-type', { n: value })}
          </Button>
          <Button
            reason={typed === undefined && t('eiachart-open-already')}
            onClick={() => void act({ do: 'chart', chart: of, cell, value: null })}
          >
            {t('eiachart-leave-open')}
          </Button>
        </Act>
      }
    >
      <Question>{t('eiachart-question', { row, column: spell(`eiachart-column-${column}`) })}</Question>
      <p class="note">{t('eiachart-note')}</p>
      <Stepper
        label={t('eiachart-value')}
        value={value}
        min={shape.least}
        max={shape.most}
        step={stepIn(of)}
        onChange={step}
      />
      <More label={t('eiachart-how')}>
        <Wanted of={of} />
        <WholeLine of={of} />
      </More>
      <fieldset class="cells" style={{ '--cols': String(columns + 1) }} aria-label={t(`eiachart-${of}`)}>
        <span class="head" />
        {shape.columns.map((one) => (
          <span key={one} class="head">
            {spell(`eiachart-column-${one}`)}
          </span>
        ))}
        {shape.rows.map((line) => [
          <span key={line} class="head">
            {line}
          </span>,
          ...shape.columns.map((one) => {
            const at = cellOf(line, one);
            const given = readSlot(KNOWN, of, at);
            const there = readSlot(over.state.slots, of, at) ?? given;
            return (
              <button
                key={at}
                type="button"
                aria-pressed={at === cell}
                aria-label={t('eiachart-cell', {
                  row: line,
                  column: spell(`eiachart-column-${one}`),
                  value: there ?? '–',
                })}
                class={classes(
                  there === undefined && 'is-open',
                  there !== undefined && 'is-typed',
                  given !== undefined && 'is-known',
                  at === cell && 'is-now',
                )}
                onClick={() => pick(at)}
              >
                {there ?? '–'}
              </button>
            );
          }),
        ])}
      </fieldset>
    </Over>
  );
}
