/** The actions on the touched entry. Impossible ones stay, with their reason. */
import { useState } from 'preact/hooks';
import { SORTS, type Sort } from '../../../orders-of-battle/corrections.ts';
import type { SheetEntry } from '../../../orders-of-battle/sheet.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Field } from '../../components/index.ts';
import { origin } from '../session.ts';
import type { Laid } from './asks.ts';
import { lineOf, moveTo, rewrite, say, shift } from './deeds.ts';
import { aboutOf, titleOf } from './entry-words.tsx';
import { Arrival, Leader, Nation } from './tellings.tsx';
import { type Verb, VerbIcon } from './verb-icons.tsx';

export interface OfEntry {
  readonly laid: Laid;
  readonly entry: SheetEntry;
  /** Called after an action, with the entry that took in this one. */
  readonly onDone: (into?: { readonly id: string }) => void;
}

type Page = 'verbs' | 'move' | 'kind' | 'leader' | 'nation' | 'arrival' | 'edit';

/** Where the menu stands, and what is typed in it. */
export interface MenuState {
  readonly page: Page;
  readonly typed?: string;
}
export const MENU: MenuState = { page: 'verbs' };

interface MenuProps extends OfEntry {
  readonly state: MenuState;
  readonly onState: (state: MenuState) => void;
}

const QUESTIONS = {
  verbs: 'reader-menu-of',
  move: 'reader-menu-of-move',
  kind: 'reader-menu-of-kind',
  leader: 'reader-menu-of-leader',
  nation: 'reader-menu-of-nation',
  arrival: 'reader-menu-of-arrival',
  edit: 'reader-menu-of-edit',
} as const;

export function Menu({ state, onState, ...of }: MenuProps) {
  const { laid, entry } = of;
  const { page, typed } = state;
  const turn = (to: Page) => onState({ page: to });
  const type = (text: string) => onState({ page, typed: text });
  return (
    <div class="lines">
      <p class="source-line">
        <b>{t('reader-line', { line: entry.line })}</b> {lineOf(laid, entry)}
      </p>
      <h2 class="question">{t(QUESTIONS[page], { of: called(entry) })}</h2>
      <p class="note">{[titleOf(entry), aboutOf(entry)].filter(Boolean).join(': ')}</p>
      {page === 'verbs' && <Verbs {...of} onTurn={turn} />}
      {page === 'move' && <Move {...of} />}
      {page === 'kind' && <Kinds {...of} />}
      {page === 'leader' && <Leader {...of} typed={typed} onType={type} />}
      {page === 'nation' && <Nation {...of} />}
      {page === 'arrival' && <Arrival {...of} typed={typed} onType={type} />}
      {page === 'edit' && <EditLine {...of} typed={typed} onType={type} />}
      {page !== 'verbs' && (
        <Button kind="quiet" onClick={() => turn('verbs')}>
          {t('reader-menu-back')}
        </Button>
      )}
    </div>
  );
}

interface VerbProps {
  readonly verb: Verb;
  readonly name: string;
  readonly note: string;
  readonly not?: boolean;
  readonly onClick: () => void;
}

const VerbButton = ({ verb, name, note, not, onClick }: VerbProps) => (
  <button type="button" class="btn" aria-disabled={not || undefined} onClick={not ? undefined : onClick}>
    <VerbIcon name={verb} />
    <span>
      {name} <small>{note}</small>
    </span>
  </button>
);

function Verbs({ laid, entry, onDone, onTurn }: OfEntry & { readonly onTurn: (page: Page) => void }) {
  const { raise, lower, pieces, level, kind } = entry;
  const done = (verb: 'raise' | 'lower' | 'split' | 'merge') => () => {
    shift(laid, entry, verb);
    onDone(verb === 'merge' ? lower : undefined);
  };
  return (
    <div class="verbs">
      <VerbButton
        verb="raise"
        name={t('reader-menu-raise')}
        note={raise ? t('reader-menu-raise-to', { of: called(raise) }) : t('reader-menu-no-raise')}
        not={!raise}
        onClick={done('raise')}
      />
      <VerbButton
        verb="lower"
        name={t('reader-menu-lower')}
        note={lower ? t('reader-menu-lower-to', { of: called(lower) }) : t('reader-menu-no-lower')}
        not={!lower}
        onClick={done('lower')}
      />
      <VerbButton
        verb="split"
        name={t('reader-menu-split')}
        note={pieces > 1 ? t('reader-menu-split-into', { n: pieces }) : t('reader-menu-no-split')}
        not={pieces < 2}
        onClick={done('split')}
      />
      <VerbButton
        verb="merge"
        name={t('reader-menu-merge')}
        note={lower ? t('reader-menu-merge-with', { of: called(lower) }) : t('reader-menu-no-lower')}
        not={!lower}
        onClick={done('merge')}
      />
      <VerbButton
        verb="move"
        name={t('reader-menu-move')}
        note={t('reader-menu-move-note')}
        onClick={() => onTurn('move')}
      />
      <VerbButton
        verb="kind"
        name={t('reader-menu-kind')}
        note={t('reader-sheet-what-is', { level, kind: kind ?? 'none' }) || t('reader-menu-kind-none')}
        onClick={() => onTurn('kind')}
      />
      <VerbButton
        verb="leader"
        name={t('reader-menu-leader')}
        note={entry.commander ?? t('reader-menu-nobody')}
        onClick={() => onTurn('leader')}
      />
      <VerbButton
        verb="nation"
        name={t('reader-menu-nation')}
        note={entry.nation ?? t('reader-menu-as-above')}
        onClick={() => onTurn('nation')}
      />
      <VerbButton
        verb="arrival"
        name={t('reader-menu-arrival')}
        note={entry.arrival ?? t('reader-menu-start')}
        onClick={() => onTurn('arrival')}
      />
      <VerbButton
        verb="edit"
        name={t('reader-menu-edit')}
        note={t('reader-menu-edit-note', { n: entry.line })}
        onClick={() => onTurn('edit')}
      />
    </div>
  );
}

/** The entries below one, which cannot become its parent. */
function below(laid: Laid, entry: SheetEntry): ReadonlySet<string> {
  const { entries } = laid.sheet;
  const at = entries.indexOf(entry);
  const next = entries.findIndex((each, i) => i > at && each.depth <= entry.depth);
  return new Set(entries.slice(at, next < 0 ? undefined : next).map(({ id }) => id));
}

function Move({ laid, entry, onDone }: OfEntry) {
  const own = below(laid, entry);
  const homes = laid.sheet.entries.filter(
    ({ id, holds, level }) =>
      !own.has(id) && (holds || ['army', 'wing', 'corps', 'division', 'brigade'].includes(level)),
  );
  return (
    <Field label={t('reader-menu-where')}>
      {(it) => (
        <select
          {...it}
          value="?"
          onChange={({ currentTarget: { value } }) => {
            if (value === '?') return;
            moveTo(
              laid,
              entry,
              homes.find(({ id }) => id === value),
            );
            onDone();
          }}
        >
          <option value="?">{t('reader-menu-move')}</option>
          {homes.map((home) => (
            <option key={home.id} value={home.id}>
              {`${'\u2003'.repeat(home.depth)}${titleOf(home)}`}
            </option>
          ))}
          {entry.depth > 0 && <option value="">{t('reader-menu-army')}</option>}
        </select>
      )}
    </Field>
  );
}

function Kinds({ laid, entry, onDone }: OfEntry) {
  const [all, setAll] = useState(false);
  const now = entry.holds ? entry.level : (entry.kind ?? entry.level);
  const as = (sort: Sort) => {
    say(laid, entry, sort, all);
    onDone();
  };
  return (
    <>
      {entry.alike > 1 && (
        <Fact
          label={t('reader-menu-all-alike', { n: entry.alike })}
          effect={t('reader-menu-all-alike-note')}
          on={all}
          onChange={setAll}
        />
      )}
      <div class="verbs">
        {SORTS.map((sort) => (
          <Button key={sort} pressed={sort === now} onClick={() => as(sort)}>
            {t('reader-sort', { as: sort })}
          </Button>
        ))}
      </div>
    </>
  );
}

interface EditProps extends Pick<OfEntry, 'laid' | 'onDone'> {
  readonly entry: Pick<SheetEntry, 'line' | 'name'>;
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
}

export function EditLine({ laid, entry, onDone, typed, onType }: EditProps) {
  const line = lineOf(laid, entry);
  const text = typed ?? line;
  return (
    <>
      <Field label={t('reader-menu-line')} hint={t('reader-menu-line-hint')}>
        {(it) => <textarea {...it} value={text} onInput={({ currentTarget: { value } }) => onType(value)} rows={3} />}
      </Field>
      <Button
        kind="primary"
        reason={text.trim() === line.trim() && t('reader-menu-same-line')}
        onClick={() => {
          rewrite(origin.value, laid, entry, text.trim());
          onDone();
        }}
      >
        {t('reader-menu-read-again')}
      </Button>
    </>
  );
}
