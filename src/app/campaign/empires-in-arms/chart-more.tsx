/** What belongs in a chart, a whole line of it at once, chits of the group's own, and the chart as a spreadsheet. */
import { useState } from 'preact/hooks';
import type { Slots } from '../../../campaign/chart-slot.ts';
import {
  alphabetOf,
  type Card,
  columnSaid,
  headSaid,
  type OwnChits,
  rowSaid,
  shapeOf,
  writtenAs,
} from '../../../campaign/empires-in-arms/cards.ts';
import {
  alphabetSaid,
  exampleLine,
  knownCells,
  type Part,
  readLine,
  spanned,
} from '../../../campaign/empires-in-arms/chart-help.ts';
import { isChart } from '../../../campaign/empires-in-arms/charts.ts';
import { attackerChits, defenderChits, NO_OWN_CHITS } from '../../../campaign/empires-in-arms/rules/combat-charts.ts';
import { cardFromCsv, cardToCsv } from '../../../campaign/empires-in-arms/spreadsheet.ts';
import type { BattleSide } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Button, Notice } from '../../components/index.ts';
import { chosenText } from '../../session/chosen.ts';
import { download } from '../../session/download.ts';
import { Line } from '../inputs.tsx';
import { spell } from './frame.tsx';
import { act } from './session.ts';

interface OfCard {
  readonly of: Card;
  readonly own: OwnChits;
}

/** Columns by what their cells may be, those that are alike in one sentence. */
function alphabets({ of, own }: OfCard): readonly (readonly [may: string, columns: readonly string[]])[] {
  const shape = shapeOf(of, own);
  const may = (column: string) => speak(alphabetSaid(alphabetOf(of, column, shape)));
  return [...new Set(shape.columns.map(may))].map((one) => [
    one,
    [...new Set(shape.columns.filter((column) => may(column) === one).map((column) => speak(headSaid(of, column))))],
  ]);
}

/** Its lines, its columns, what a cell may say, and what is known of it. */
export function Wanted({ of, own }: OfCard) {
  const shape = shapeOf(of, own);
  const known = knownCells(of, own);
  const heads = [...new Set(shape.columns.map((column) => speak(headSaid(of, column))))];
  const kinds = alphabets({ of, own });
  const rows = of === 'CH-07' ? shape.rows.map((row) => speak(rowSaid(of, row))) : [...spanned(shape.rows)];
  return (
    <ul class="slot-help">
      {!isChart(of) && <li>{spell(`eiachart-${of}-note`)}</li>}
      <li>{t('eiachart-lines', { rows })}</li>
      <li>{t('eiachart-columns', { columns: heads })}</li>
      {kinds.map(([may, columns]) => (
        <li key={may}>
          {kinds.length > 1 ? t('eiachart-alphabet-of', { columns, may }) : t('eiachart-alphabet', { may })}
        </li>
      ))}
      <li>
        {known.length > 0
          ? t('eiachart-given', {
              cells: known.map(([row, column, value]) =>
                t('eiachart-given-cell', {
                  row: speak(rowSaid(of, row)),
                  column: speak(columnSaid(of, column)),
                  value: writtenAs(alphabetOf(of, column, shape), value),
                }),
              ),
            })
          : t('eiachart-given-none')}
      </li>
    </ul>
  );
}

const LONGEST_LINE = 240;
/** A whole line at once: all of it is taken, or one sentence says which cell does not fit. */
export function WholeLine({ of, part }: { readonly of: Card; readonly part: Part }) {
  const [text, type] = useState('');
  const [wrong, say] = useState<string | null>(null);
  const take = async () => {
    const read = readLine(of, text, part);
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
        hint={t('eiachart-line-hint', { line: exampleLine(of, part) })}
        value={text}
        most={LONGEST_LINE}
        set={type}
      />
      <Button reason={text.trim() === '' && t('eiachart-line-first')} onClick={() => void take()}>
        {t('eiachart-type-line')}
      </Button>
    </div>
  );
}

const MOST_CHITS = 180;
const chitsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
/** What is wrong with chits as they were typed: a name of other signs, or one that is there already. */
function chitTrouble(text: string, named: readonly string[]): string | undefined {
  const all = chitsIn(text);
  const wrong = all.find((one) => !/^[A-Za-z]+$/.test(one));
  if (wrong !== undefined) return t('eiachart-own-wrong', { chit: wrong });
  const twice = all.find((one, i) => all.indexOf(one) !== i || named.includes(one));
  return twice === undefined ? undefined : t('eiachart-own-twice', { chit: twice });
}
/** Chits on the group's card that the text does not name. EIA-142 */
export function OwnChitsForm({ own }: Pick<OfCard, 'own'>) {
  const [attacker, setAttacker] = useState(own.attacker.join(', '));
  const [defender, setDefender] = useState(own.defender.join(', '));
  const named = { attacker: attackerChits(NO_OWN_CHITS), defender: defenderChits(NO_OWN_CHITS) };
  const wrong = chitTrouble(attacker, named.attacker) ?? chitTrouble(defender, named.defender);
  const changed = chitsIn(attacker).join() !== own.attacker.join() || chitsIn(defender).join() !== own.defender.join();
  const field = (side: BattleSide, value: string, set: (value: string) => void) => (
    <Line label={t(`eiachart-own-${side}`)} hint={t('eiachart-own-hint')} value={value} most={MOST_CHITS} set={set} />
  );
  return (
    <div class="form">
      {field('attacker', attacker, setAttacker)}
      {field('defender', defender, setDefender)}
      <Button
        reason={wrong ?? (!changed && t('eia-nothing-changed'))}
        onClick={() =>
          void act({ do: 'own-chits', attacker: chitsIn(attacker).join(), defender: chitsIn(defender).join() })
        }
      >
        {t('eiachart-own-do')}
      </Button>
    </div>
  );
}

/** The chart as it lies on its card goes and comes as a table. */
export function CardCsv({ of, own, slots }: OfCard & { readonly slots: Slots }) {
  const [said, say] = useState<{ readonly what: string; readonly wrong: boolean } | null>(null);
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    const read = chosen.ok ? cardFromCsv(of, chosen.value, own) : { ok: false as const, why: chosen.said };
    if (!read.ok) return say({ what: speak(read.why), wrong: true });
    const fresh = read.cells.filter(({ chart, cell, value }) => slots[chart]?.[cell] !== value);
    if (fresh.length === 0) return say({ what: t('eiachart-csv-none'), wrong: false });
    if (await act({ do: 'take-cells', cells: fresh }))
      say({ what: t('eiachart-typed', { n: fresh.length }), wrong: false });
  };
  return (
    <div class="form">
      {said?.wrong && <Notice what={said.what} />}
      <p class="note" role="status">
        {said && !said.wrong ? said.what : t('eiachart-csv-how')}
      </p>
      <div class="row-of-two">
        <FileButton words={t('eiasheet-csv-take')} accept=".csv,.txt,text/csv" onFile={(file) => void take(file)} />
        <Button onClick={() => download(`${of}.csv`, cardToCsv(of, slots, own), 'text/csv')}>
          {t('eiasheet-csv-save')}
        </Button>
      </div>
    </div>
  );
}
