/** The pieces of one sheet, and the table they come from or go to. */
import { useState } from 'preact/hooks';
import type { SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { leads, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import { fromCsv, toCsv } from '../../../campaign/empires-in-arms/spreadsheet.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Act, Button, Empty, Notice } from '../../components/index.ts';
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
  const pieces: readonly { readonly id: string; readonly name: string }[] = Object.values(state[of]);
  const save = () => download(`${of}.csv`, toCsv(pieces), 'text/csv');
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const read = fromCsv(state, of, chosen.value);
    if (!read.ok) return setWrong(speak(read.why));
    setWrong(null);
    await act({ do: 'take-sheet', ledger: of, pieces: read.pieces });
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
