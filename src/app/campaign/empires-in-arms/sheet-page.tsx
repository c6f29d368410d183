/** The pieces of one sheet, and the table they come from or go to. */
import { useState } from 'preact/hooks';
import type { SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { isChart } from '../../../campaign/empires-in-arms/charts.ts';
import { leads, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import { cardsFromCsv, cardsToCsv, fromCsv, toCsv } from '../../../campaign/empires-in-arms/spreadsheet.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Act, Button, Empty, Notice, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { chosenText } from '../../session/chosen.ts';
import { download } from '../../session/download.ts';
import { nameIn } from './frame.tsx';
import { act, seat } from './session.ts';
import { Over, type SheetOf } from './sheets.tsx';

/** What stands beside the name of a piece. */
function noteOf(state: Campaign, sheet: SheetName, key: string): string {
  const corps = sheet === 'corps' ? state.corps[key] : undefined;
  if (corps) {
    const owner = leads(state, corps.nation);
    const n = seesCorps(state, seat.value, corps) ? String(totalOf(corps.factors)) : '?';
    return t('eia-corps-note', { power: nameIn(state, owner ?? corps.nation), n });
  }
  const area = sheet === 'areas' ? state.areas[key] : undefined;
  if (area)
    return [t(`eiasheet-terrain-${area.terrain}`), area.owner && nameIn(state, area.owner)].filter(Boolean).join(', ');
  return '';
}

export function SheetPage({ of, ...over }: SheetOf & { readonly of: SheetName }) {
  const { id, state } = over;
  const [wrong, setWrong] = useState<string | null>(null);
  const [left, leave] = useState<readonly string[]>([]);
  const pieces: readonly { readonly id: string; readonly name: string }[] = Object.values(state[of]);
  const save = () => download(`${of}.csv`, toCsv(pieces), 'text/csv');
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const read = fromCsv(state, of, chosen.value);
    if (!read.ok) return setWrong(speak(read.why));
    setWrong(null);
    const done = await act({ do: 'take-sheet', ledger: of, pieces: read.pieces });
    leave(done ? read.unread : []);
  };
  return (
    <Over
      {...over}
      name={t(`eiasheet-${of}`)}
      act={
        <Act two>
          <Button kind="primary" href={to('campaign', id, 'new', of)}>
            {t('eia-new', { what: t(`eiasheet-one-${of}`) })}
          </Button>
          <FileButton words={t('eiasheet-csv-take')} accept=".csv,.txt,text/csv" onFile={(file) => void take(file)} />
          <Button reason={pieces.length === 0 && t('eiasheet-csv-nothing')} onClick={save}>
            {t('eiasheet-csv-save')}
          </Button>
        </Act>
      }
    >
      {wrong && <Notice what={wrong} />}
      {left.length > 0 && (
        <p class="note" role="status">
          {t('eiasheet-csv-unread', { columns: left })}
        </p>
      )}
      {pieces.length === 0 ? (
        <Empty what={t('eia-sheet-empty')} todo={t(`eiasheet-${of}-note`)} />
      ) : (
        <div class="corps-list">
          {pieces.map((piece) => (
            <a key={piece.id} class="corps-row corps-row--eia" href={to('campaign', id, 'piece', `${of}:${piece.id}`)}>
              <span>
                <b>{piece.name === '?' ? t('eia-a-corps') : piece.name}</b>
                <small>{noteOf(state, of, piece.id)}</small>
              </span>
            </a>
          ))}
        </div>
      )}
    </Over>
  );
}

/** What was typed of the cards, as a table that goes and comes. */
export function CardsPage(over: SheetOf) {
  const { slots } = over.state;
  const [wrong, setWrong] = useState<string | null>(null);
  const n = Object.entries(slots).reduce(
    (sum, [chart, cells]) => sum + (isChart(chart) ? Object.keys(cells).length : 0),
    0,
  );
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const read = cardsFromCsv(chosen.value);
    if (!read.ok) return setWrong(speak(read.why));
    setWrong(null);
    await act({ do: 'take-cells', cells: read.cells });
  };
  return (
    <Over
      {...over}
      name={t('eiacards-title')}
      act={
        <Act>
          <FileButton
            primary
            words={t('eiasheet-csv-take')}
            accept=".csv,.txt,text/csv"
            onFile={(file) => void take(file)}
          />
          <Button
            reason={n === 0 && t('eiasheet-csv-nothing')}
            onClick={() => download('cards.csv', cardsToCsv(slots), 'text/csv')}
          >
            {t('eiasheet-csv-save')}
          </Button>
        </Act>
      }
    >
      {wrong && <Notice what={wrong} />}
      <Question>{t('eiacards-typed', { n })}</Question>
      <p>{t('eiacards-how')}</p>
    </Over>
  );
}
