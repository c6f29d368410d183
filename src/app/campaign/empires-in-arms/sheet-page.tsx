/** The pieces of one sheet, and the table they come from or go to. */
import { useState } from 'preact/hooks';
import type { SheetName } from '../../../campaign/empires-in-arms/blank.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { isCard } from '../../../campaign/empires-in-arms/cards.ts';
import { ownChits } from '../../../campaign/empires-in-arms/combat/fight.ts';
import { leads, totalOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { seesCorps } from '../../../campaign/empires-in-arms/seats.ts';
import {
  cardsFromCsv,
  cardsToCsv,
  changesIn,
  fromCsv,
  type Merge,
  mergeOf,
  toCsv,
} from '../../../campaign/empires-in-arms/spreadsheet.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { FileButton } from '../../components/file-button.tsx';
import { Act, Button, Empty, Notice, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { chosenText } from '../../session/chosen.ts';
import { download } from '../../session/download.ts';
import { corpsIn, nameIn } from './frame.tsx';
import { act, seat } from './session.ts';
import { Over, type SheetOf } from './sheets.tsx';

/** The name of a piece; a covered corps has its number. */
function nameOf(
  state: Campaign,
  sheet: SheetName,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const corps = sheet === 'corps' ? state.corps[id] : undefined;
  return corps ? corpsIn(state, corps) : name;
}

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

interface MergeProps extends SheetOf {
  readonly of: SheetName;
  readonly merge: Merge;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}
/** What a table would add and change, before anything of it is taken. */
function MergePage({ of, merge, onTake, onLeave, ...over }: MergeProps) {
  const { added, changed, same, covered } = merge;
  const nothing = added.length + changed.length === 0;
  const sums = { n: added.length, changed: changed.length };
  return (
    <Over
      {...over}
      name={t(`eiasheet-${of}`)}
      act={
        <Act>
          {!nothing && (
            <Button kind="primary" note={t('eiasheet-csv-merge-one')} onClick={onTake}>
              {t('eiasheet-csv-merge-do', sums)}
            </Button>
          )}
          <Button onClick={onLeave}>{t(nothing ? 'shell-back' : 'eiasheet-csv-merge-leave')}</Button>
        </Act>
      }
    >
      <div role="status">
        <Question>{t(nothing ? 'eiasheet-csv-same' : 'eiasheet-csv-merge')}</Question>
        {!nothing && <p class="note">{t('eiasheet-csv-merge-sums', { ...sums, same })}</p>}
        {covered > 0 && <p class="note">{t('eiasheet-csv-covered', { n: covered })}</p>}
      </div>
      {changed.length > 0 && (
        <>
          <h2 class="eia-heading">{t('eiasheet-csv-merge-changed')}</h2>
          <ul class="merge">
            {changed.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>
                {changesIn(one).map(({ field, from, to: now }) => (
                  <small key={field}>
                    {t('eiasheet-csv-merge-field', { field, from: from || '–', to: now || '–' })}
                  </small>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {added.length > 0 && (
        <>
          <h2 class="eia-heading">{t('eiasheet-csv-merge-new')}</h2>
          <p>{t('eiasheet-csv-merge-names', { names: added.map((one) => String(one.name ?? '')) })}</p>
        </>
      )}
    </Over>
  );
}

export function SheetPage({ of, ...over }: SheetOf & { readonly of: SheetName }) {
  const { id, state } = over;
  const [wrong, setWrong] = useState<string | null>(null);
  const [left, leave] = useState<readonly string[]>([]);
  const [offered, offer] = useState<Merge | null>(null);
  const pieces: readonly { readonly id: string; readonly name: string }[] = Object.values(state[of]);
  const save = () => download(`${of}.csv`, toCsv(pieces), 'text/csv');
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const read = fromCsv(state, of, chosen.value);
    if (!read.ok) return setWrong(speak(read.why));
    const merge = mergeOf(state, of, read.pieces);
    leave(read.unread);
    setWrong(null);
    // What only adds is taken at once; what would change the ledger is shown first.
    if (merge.changed.length > 0 || merge.added.length === 0) offer(merge);
    else await taken(merge);
  };
  const taken = async ({ added, changed }: Merge) => {
    const changes = changed.map(({ id: key, set }) => ({ id: key, set }));
    const done = await act({
      ...{ do: 'take-sheet', ledger: of, pieces: added },
      ...(changes.length > 0 && { changes }),
    });
    if (done) offer(null);
  };
  if (offered)
    return (
      <MergePage {...over} of={of} merge={offered} onTake={() => void taken(offered)} onLeave={() => offer(null)} />
    );
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
                <b>{nameOf(state, of, piece)}</b>
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
    (sum, [chart, cells]) => sum + (isCard(chart) ? Object.keys(cells).length : 0),
    0,
  );
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const read = cardsFromCsv(chosen.value, ownChits(over.state));
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
            onClick={() => download('cards.csv', cardsToCsv(slots, ownChits(over.state)), 'text/csv')}
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
