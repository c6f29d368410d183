/** A chart as it is on the card: typed once, cell by cell; a hatched foot where the rules themselves give the value. */
import { useState } from 'preact/hooks';
import { cellOf, readSlot, type SlotShape } from '../../../campaign/chart-slot.ts';
import {
  type Alphabet,
  alphabetOf,
  type Card,
  columnSaid,
  GIVEN,
  groupSaid,
  groupsOf,
  headSaid,
  type OwnChits,
  rowSaid,
  shapeOf,
  valuesOf,
  writtenAs,
} from '../../../campaign/empires-in-arms/cards.ts';
import { isChart } from '../../../campaign/empires-in-arms/charts.ts';
import { ownChits } from '../../../campaign/empires-in-arms/combat/fight.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, classes, More, Question, Stepper } from '../../components/index.ts';
import { OneOf } from '../inputs.tsx';
import { CardCsv, OwnChitsForm, Wanted, WholeLine } from './chart-more.tsx';
import { spell } from './frame.tsx';
import { act } from './session.ts';
import { Over, type SheetOf } from './sheets.tsx';

/** As many values as stand side by side, each on a button. */
const SIDE_BY_SIDE = 3;

interface Shown {
  readonly of: Card;
  readonly own: OwnChits;
  readonly shape: SlotShape;
  /** The columns that are shown together. */
  readonly columns: readonly string[];
}
interface OfCell extends Shown {
  readonly slots: SheetOf['state']['slots'];
  readonly cell: string;
  readonly onPick: (cell: string) => void;
}

const valueAt = (slots: OfCell['slots'], of: Card, cell: string): number | undefined =>
  readSlot(slots, of, cell) ?? readSlot(GIVEN, of, cell);
const cellsOf = ({ shape, columns }: Shown): readonly string[] =>
  shape.rows.flatMap((row) => columns.map((column) => cellOf(row, column)));

/** The next cell that nobody has typed, line by line, from this one on. */
function nextOpen(all: OfCell): string {
  const cells = cellsOf(all);
  const at = cells.indexOf(all.cell);
  const rest = [...cells.slice(at + 1), ...cells.slice(0, at)];
  return rest.find((one) => valueAt(all.slots, all.of, one) === undefined) ?? all.cell;
}

const STEP: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The card; one cell is reached by the Tab key, the others from there by the arrows. */
function Grid(all: OfCell) {
  const { of, shape, columns, slots, cell, onPick } = all;
  const move = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const [row = '', column = ''] = cell.split('/');
    const down = shape.rows[shape.rows.indexOf(row) + step[0]] ?? row;
    const right = columns[columns.indexOf(column) + step[1]] ?? column;
    const to = cellOf(down, right);
    onPick(to);
    [...event.currentTarget.querySelectorAll('button')].find(({ dataset }) => dataset.cell === to)?.focus();
  };
  return (
    <fieldset
      class="cells"
      style={{ '--cols': String(columns.length) }}
      aria-label={t(`eiachart-${of}`)}
      onKeyDown={move}
    >
      <span class="head" />
      {columns.map((one) => (
        <span key={one} class="head">
          {speak(headSaid(of, one))}
        </span>
      ))}
      {shape.rows.map((line) => [
        <span key={line} class="head head--row">
          {speak(rowSaid(of, line))}
        </span>,
        ...columns.map((one) => {
          const at = cellOf(line, one);
          const given = readSlot(GIVEN, of, at);
          const there = valueAt(slots, of, at);
          const value = there === undefined ? '–' : writtenAs(alphabetOf(of, one, shape), there);
          return (
            <button
              key={at}
              type="button"
              data-cell={at}
              tabIndex={at === cell ? 0 : -1}
              aria-pressed={at === cell}
              aria-label={t('eiachart-cell', {
                row: speak(rowSaid(of, line)),
                column: speak(columnSaid(of, one)),
                value,
              })}
              class={classes(
                there === undefined && 'is-open',
                there !== undefined && 'is-typed',
                given !== undefined && 'is-known',
                at === cell && 'is-now',
              )}
              onClick={() => onPick(at)}
            >
              {value}
            </button>
          );
        }),
      ])}
    </fieldset>
  );
}

interface AnswerProps {
  readonly alphabet: Alphabet;
  readonly value: number;
  readonly where: string;
  readonly known: boolean;
  readonly typed: boolean;
  readonly onStep: (value: number) => void;
  readonly onType: (value: number | null) => void;
}
/** What the cell says: a touch where few values are known, a list of tables, a number with less and more. */
function Answer({ alphabet, value, where, known, typed, onStep, onType }: AnswerProps) {
  const values = valuesOf(alphabet);
  const word = (one: number) => writtenAs(alphabet, one);
  const open = (
    <Button reason={!typed && t('eiachart-open-already')} onClick={() => onType(null)}>
      {t('eiachart-leave-open')}
    </Button>
  );
  const reason = known && t('eiachart-known');
  if (values.length <= SIDE_BY_SIDE)
    return (
      <Act>
        <fieldset class="picks picks--three" aria-label={where}>
          {values.map((one) => (
            <Button key={one} pressed={typed && one === value} reason={reason} onClick={() => onType(one)}>
              {word(one)}
            </Button>
          ))}
        </fieldset>
        {open}
      </Act>
    );
  return (
    <Act>
      {alphabet.as === 'table' ? (
        <OneOf
          label={t('eiachart-value')}
          value={String(value)}
          options={values.map((one) => ({ value: String(one), label: word(one) }))}
          set={(one) => onStep(Number(one))}
        />
      ) : (
        <Stepper
          label={t('eiachart-value')}
          value={value}
          min={alphabet.least}
          max={alphabet.most}
          step={alphabet.step}
          shown={word(value)}
          onChange={onStep}
        />
      )}
      <div class="chart-answer">
        {open}
        <Button kind="primary" reason={reason} note={where} onClick={() => onType(value)}>
          {t('eiachart-type', { value: word(value) })}
        </Button>
      </div>
    </Act>
  );
}

/** A part of it at a time fits a phone. */
export function ChartPage({ of, ...over }: SheetOf & { readonly of: Card }) {
  const { slots } = over.state;
  const own = ownChits(over.state);
  const shape = shapeOf(of, own);
  const groups = groupsOf(of, shape);
  const [key, show] = useState(groups[0]?.key ?? '');
  const columns = (groups.find((one) => one.key === key) ?? groups[0])?.columns ?? [];
  const [cell, choose] = useState(cellOf(shape.rows[0] ?? '', columns[0] ?? ''));
  const [row = '', column = ''] = cell.split('/');
  const alphabet = alphabetOf(of, column, shape);
  const first = (at: string) => {
    const alike = alphabetOf(of, at.split('/')[1] ?? '', shape);
    return valueAt(slots, of, at) ?? Math.max(alike.least, 0);
  };
  const [value, step] = useState(first(cell));
  const pick = (at: string) => {
    choose(at);
    step(first(at));
  };
  const shown = { of, own, shape, columns };
  const type = async (typed: number | null) => {
    const play = isChart(of) ? ({ do: 'chart', chart: of } as const) : ({ do: 'combat-chart', chart: of } as const);
    if ((await act({ ...play, cell, value: typed })) && typed !== null)
      pick(nextOpen({ ...shown, slots, cell, onPick: pick }));
  };
  const where = t('eiachart-where', { row: speak(rowSaid(of, row)), column: speak(columnSaid(of, column)) });
  return (
    <Over
      {...over}
      name={t(`eiachart-${of}`)}
      act={
        <Answer
          alphabet={alphabet}
          value={value}
          where={where}
          known={readSlot(GIVEN, of, cell) !== undefined}
          typed={readSlot(slots, of, cell) !== undefined}
          onStep={step}
          onType={(typed) => void type(typed)}
        />
      }
    >
      <div role="status">
        <Question>{t('eiachart-question', { where })}</Question>
      </div>
      <p class="note">{t('eiachart-note')}</p>
      {groups.length > 1 && (
        <OneOf
          label={spell(`eiachart-group-${of}`)}
          value={key}
          options={groups.map((one) => ({ value: one.key, label: speak(groupSaid(of, one.key)) }))}
          set={(now) => {
            show(now);
            pick(cellOf(row, groups.find((one) => one.key === now)?.columns[0] ?? column));
          }}
        />
      )}
      <Grid {...shown} slots={slots} cell={cell} onPick={pick} />
      <More label={t('eiachart-how')}>
        <Wanted of={of} own={own} />
        <WholeLine of={of} part={shown} />
      </More>
      {of === 'CH-07' && (
        <More label={t('eiachart-own')}>
          <OwnChitsForm own={own} />
        </More>
      )}
      <More label={t('eiachart-csv')}>
        <CardCsv of={of} own={own} slots={slots} />
      </More>
    </Over>
  );
}
