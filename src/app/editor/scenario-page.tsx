/** One scenario of the shelf: play, change, copy, share or remove it. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { type CopyFor, copyFile, copyFor, copyHolds } from '../../scenarios/copies.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { writeShort } from '../../scenarios/file.ts';
import { fileNameOf } from '../../scenarios/file-name.ts';
import { cutInParts, MAX_PARTS, pack } from '../../scenarios/link.ts';
import { problemsOf } from '../../scenarios/problems.ts';
import { MOST } from '../../scenarios/schema.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Fact, Field, Masthead, More, Notice, Screen } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { lazy } from '../lazy.tsx';
import { go, to } from '../route.ts';
import { download } from '../session/download.ts';
import { titled } from '../spoken.ts';
import { Codes } from './codes.tsx';
import { dropDraft, draft as onDesk, unsaved } from './session.ts';
import { getScenario, originOf } from './shelf.ts';
import { duplicate, remove, rename } from './shelf-keeping.ts';
import './editor.css';
import { nothingToPlay } from './words.ts';

const WholeAgain = lazy(async () => (await import('../parts/umpire.ts')).WholeAgain, 'umpire');

const linkTo = (data: string): string => new URL(to('take', data), location.href).href;

/** The scenario with this id, and messages about what was done with it. */
function useScenario(id: string) {
  const [scenario, setScenario] = useState<Draft | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, say] = useState('');
  const load = () => void getScenario(id).then((got) => (got.ok ? setScenario(got.value) : setWrong(got.sentence)));
  useEffect(load, [id]);
  return { scenario, wrong, setWrong, said, say, load };
}

export function ScenarioPage({ id }: { readonly id: string }) {
  const { scenario, wrong, setWrong, said, say, load } = useScenario(id);
  const [back, setBack] = useState<(() => Promise<unknown>) | null>(null);
  const take = async () => {
    const gone = await remove(id);
    if (!gone.ok) return setWrong(gone.sentence);
    if (onDesk.value?.id === id) dropDraft();
    setBack(() => gone.value);
  };
  const putBack = () =>
    void back?.().then(() => {
      setBack(null);
      load();
    });
  const renamed = async (title: string) => {
    const done = await rename(id, title);
    if (!done.ok) return setWrong(done.sentence);
    if (onDesk.value?.id === id && !unsaved()) dropDraft();
    say(t('editor-renamed'));
    load();
  };
  return (
    <Screen>
      <main aria-busy={!scenario && !wrong}>
        <Masthead aside={t('editor-aside')} />
        {scenario && back && <Removed scenario={scenario} onBack={putBack} />}
        {scenario && !back && <Head of={scenario} />}
        {wrong && <Notice what={wrong} safe={t('editor-nothing-changed')} />}
        {scenario && !back && (
          <>
            <p role="status">{said}</p>
            <Deeds scenario={scenario} onWrong={setWrong} />
            <More label={t('editor-share-it')}>
              <Share scenario={scenario} say={say} />
            </More>
            {!isOurs(id) && <WholeAgain id={id} onBack={load} />}
            {!isOurs(id) && (
              <More label={t('editor-rename-or-remove')}>
                <div class="deeds">
                  <Rename title={scenario.title} onRename={(title) => void renamed(title)} />
                  <Remove title={scenario.title} onRemove={() => void take()} />
                </div>
              </More>
            )}
          </>
        )}
        {!back && (
          <Button kind={scenario ? 'quiet' : 'plain'} href={to('scenarios')}>
            {t('scenario-all')}
          </Button>
        )}
      </main>
    </Screen>
  );
}

const isOurs = (id: string): boolean => SHELF.some((entry) => entry.id === id);

const Removed = ({ scenario, onBack }: { readonly scenario: Draft; readonly onBack: () => void }) => (
  <div class="deeds" role="status">
    <p class="totals">{t('editor-shelf-gone', { title: titled(scenario.title) })}</p>
    <Button kind="primary" icon="undo" onClick={onBack}>
      {t('editor-bring-back')}
    </Button>
    <Button href={to('scenarios')}>{t('scenario-all')}</Button>
  </div>
);

function Head({ of: { title, date, place, tags, summary } }: { readonly of: Draft }) {
  // The date already shows the year.
  const others = tags.filter((tag) => !date.startsWith(tag));
  const line = place ? t('editor-date-place', { date: dateWords(date), place }) : dateWords(date);
  return (
    <>
      <h1 class="battle__name battle__name--small">{titled(title)}</h1>
      <p class="note">{others.length > 0 ? t('editor-date-tags', { line, tags: others }) : line}</p>
      {summary && <p class="lead-in">{summary}</p>}
    </>
  );
}

function Deeds({ scenario, onWrong }: { readonly scenario: Draft; readonly onWrong: (sentence: string) => void }) {
  const { id } = scenario;
  const ours = isOurs(id);
  const gaps = problemsOf(scenario).length;
  const copy = async () => {
    const made = await duplicate(id);
    if (made.ok) go('edit', made.value);
    else onWrong(made.sentence);
  };
  return (
    <div class="deeds deeds--low">
      <Button
        kind="primary"
        href={to('new', id)}
        reason={(gaps > 0 && t('editor-mend-first', { n: gaps })) || nothingToPlay(scenario)}
      >
        {t('editor-play')}
      </Button>
      {!ours && <Button href={to('edit', id)}>{t('editor-change')}</Button>}
      <Button note={ours ? t('editor-copy-and-change-note') : t('editor-make-copy-note')} onClick={() => void copy()}>
        {ours ? t('editor-copy-and-change') : t('editor-make-copy')}
      </Button>
      <Button href={to('print', id)} note={t('editor-print-note')} reason={gaps > 0 && t('editor-mend-problems')}>
        {t('editor-print')}
      </Button>
    </div>
  );
}

/** What the share sheet gets: the file if it can take it, else the link; null without a sheet. */
function sheetOf(scenario: Draft, name: string, text: string, data: string | null): ShareData | null {
  // Some systems do not share .json. The same file as plain text goes everywhere and can be imported too.
  const file = [
    new File([text], name, { type: 'application/json' }),
    new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));
  const { title } = scenario;
  if (file) return { files: [file], title };
  return data === null ? null : { title, url: linkTo(data) };
}

async function share(
  scenario: Draft,
  name: string,
  text: string,
  data: string | null,
  say: (sentence: string) => void,
): Promise<void> {
  const sheet = sheetOf(scenario, name, text, data);
  if (!sheet || !navigator.share) {
    download(name, text);
    return say(t('editor-no-share-sheet'));
  }
  try {
    await navigator.share(sheet);
  } catch (error) {
    // Closing the sheet is no error; anything else is reported.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say(t('editor-share-failed'));
  }
}

async function copyLink(data: string, say: (sentence: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(data));
    say(t('editor-link-copied'));
  } catch {
    say(t('editor-no-copying'));
  }
}

/** Who the copy is for, and what it will hold. */
function ForWhom({
  of,
  who,
  onChange,
}: {
  readonly of: Draft;
  readonly who: CopyFor;
  readonly onChange: (who: CopyFor) => void;
}) {
  const { briefings, arrivals, hidden } = copyHolds(of, who);
  const name = (each: CopyFor): string => (each === 'umpire' ? t('editor-copy-umpire-words') : of.sides[each].name);
  return (
    <>
      <Choice
        label={t('editor-copy-for')}
        value={who}
        options={(['umpire', 'a', 'b'] as const).map((value) => ({
          value,
          label: value === 'umpire' ? t('editor-copy-umpire') : t('editor-copy-player', { side: of.sides[value].name }),
          note: value === 'umpire' ? t('editor-copy-umpire-note') : t('editor-copy-player-note'),
        }))}
        onChange={onChange}
      />
      <p class="advice" role="status">
        {t('editor-copy-holds', {
          n: briefings.length,
          briefings: briefings.map(name),
          arrivals,
          hidden,
        })}
      </p>
    </>
  );
}

function Share({ scenario: whole, say }: { readonly scenario: Draft; readonly say: (sentence: string) => void }) {
  const [who, give] = useState<CopyFor>('umpire');
  const scenario = useMemo(() => copyFor(whole, who), [whole, who]);
  const [data, setData] = useState<string | null>(null);
  const [codes, showCodes] = useState(false);
  const [origin, setOrigin] = useState<unknown>(undefined);
  const [withText, setWithText] = useState(true);
  useEffect(() => void originOf(whole.id).then(setOrigin), [whole]);
  const text = useMemo(() => copyFile(whole, who, withText ? origin : undefined), [whole, who, withText, origin]);
  useEffect(() => {
    // Until it is packed, nobody gets the copy chosen before.
    setData(null);
    let mine = true;
    const packed = (to: string | null) => mine && setData(to);
    void pack(writeShort(scenario)).then(packed, () => packed(null));
    return () => {
      mine = false;
    };
  }, [scenario]);
  // A player's copy is not to be taken for the umpire's.
  const name = fileNameOf(who === 'umpire' ? whole.title : `${whole.title} ${whole.sides[who].name}`);
  const parts = data === null ? [] : cutInParts(data);
  return (
    <div class="deeds">
      <ForWhom of={whole} who={who} onChange={give} />
      {who === 'umpire' && origin !== undefined && (
        <Fact label={t('editor-copy-text')} effect={t('editor-copy-text-note')} on={withText} onChange={setWithText} />
      )}
      <Button onClick={() => void share(scenario, name, text, data, say)}>{t('editor-share-button')}</Button>
      <Button note={name} onClick={() => download(name, text)}>
        {t('editor-save-as-file')}
      </Button>
      <Button
        note={t('editor-copy-link-note')}
        reason={data === null && t('editor-no-links')}
        onClick={() => data !== null && void copyLink(data, say)}
      >
        {t('editor-copy-link')}
      </Button>
      <Button
        reason={parts.length > MAX_PARTS && t('editor-too-many-codes', { n: parts.length })}
        note={t('editor-codes-note', { n: Math.max(1, parts.length) })}
        onClick={() => showCodes(!codes)}
      >
        {codes ? t('editor-hide-codes') : t('editor-show-codes')}
      </Button>
      {codes && parts.length > 0 && <Codes links={parts.map(linkTo)} />}
      {data !== null && <LinkField link={linkTo(data)} />}
    </div>
  );
}

const LinkField = ({ link }: { readonly link: string }) => (
  <Field label={t('editor-link')} hint={t('editor-link-hint', { letters: link.length })}>
    {(it) => (
      <textarea
        {...it}
        class="link-text"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </Field>
);

/** Asks for confirmation, since it is a whole scenario. */
function Remove({ title, onRemove }: { readonly title: string; readonly onRemove: () => void }) {
  const [sure, ask] = useState(false);
  return sure ? (
    <Button kind="danger" note={t('editor-sure-remove-note')} onClick={onRemove}>
      {t('editor-sure-remove', { title: titled(title) })}
    </Button>
  ) : (
    <Button onClick={() => ask(true)}>{t('editor-remove-scenario')}</Button>
  );
}

function Rename({ title, onRename }: { readonly title: string; readonly onRename: (title: string) => void }) {
  const [now, setNow] = useState(title);
  return (
    <form
      class="lines"
      onSubmit={(event) => {
        event.preventDefault();
        if (now.trim() !== '') onRename(now.trim());
      }}
    >
      <Field label={t('editor-title')}>
        {(it) => (
          <input {...it} value={now} maxLength={MOST.name} onInput={({ currentTarget: { value } }) => setNow(value)} />
        )}
      </Field>
      <Button
        type="submit"
        reason={(now.trim() === '' && t('editor-title-needed')) || (now.trim() === title && t('editor-title-same'))}
      >
        {t('editor-rename')}
      </Button>
    </form>
  );
}
