/** The shelf: built-in scenarios, the user's own, and files to import. */
import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../../scenarios/draft.ts';
import { whatIs } from '../../scenarios/incoming.ts';
import { answers, type KeptLine, tagsOf } from '../../scenarios/kept.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Field, Hidden, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { Offer } from '../editor/offer.tsx';
import { listKept, makeNew } from '../editor/shelf-keeping.ts';
import { lazy } from '../lazy.tsx';
import { go, to } from '../route.ts';
import { chosenText } from '../session/chosen.ts';
import { readScenario } from '../session/gatekeeper.ts';
import { isLockedFile } from '../session/locked-file.ts';
import { mustAsk, type Offered } from '../session/record-taking.ts';
import { handOver } from '../session/shared.ts';
import { weighBattle } from '../session/take-battle.ts';
import { titled, whyNot } from '../spoken.ts';
import { Checking } from './checking.tsx';
import { RecordOffer } from './record-offer.tsx';

const LockedFilePage = lazy(async () => (await import('../parts/umpire.ts')).LockedFilePage, 'umpire');

/** One of our files by its name, even if saved twice. Errors in it are shown here. */
const OURS = /\.scovell.*\.json$/i;

/** From this many scenarios on there is a search field. */
const SEARCH_FROM = 4;

/** Date, place and tags. */
const lineOf = ({ date, place, tags }: KeptLine): string =>
  [date && dateWords(date), place, tags.join(', ')].filter(Boolean).join(' · ');

/** Opens files of both kinds: a battle at once, unless it would change one here; a scenario is shown first. */
function useDoor() {
  const [offered, offer] = useState<{ readonly draft: Draft; readonly origin?: unknown } | null>(null);
  const [asked, ask] = useState<Offered | null>(null);
  const [locked, setLocked] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = async (file: File) => {
    setWrong(null);
    const chosen = await chosenText(file, 'scenario');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    const text = chosen.value;
    const kind = whatIs(text);
    if ((kind === 'order-of-battle' || kind === 'link') && !OURS.test(file.name)) {
      const said = await handOver([file]);
      return said ? go('shared', said) : go('shared');
    }
    if (kind === 'backup') return setWrong(t('shared-backup'));
    if (kind === 'scenario') {
      const read = await readScenario(text);
      return read.ok ? offer(read) : setWrong(whyNot(read));
    }
    if (isLockedFile(text)) return setLocked(text);
    return weigh(text);
  };
  const weigh = async (text: string) => {
    setLocked(null);
    const weighed = await weighBattle(text);
    if (!weighed.ok) return setWrong(weighed.sentence);
    if (mustAsk(weighed)) return ask(weighed);
    const taken = await weighed.take();
    if (taken.ok) go('battle', taken.id);
    else setWrong(taken.sentence);
  };

  const waits = offered || asked || locked;
  const page = waits && (
    <Screen>
      <main>
        <Masthead aside={t('scenarios-aside')} />
        {locked && (
          <LockedFilePage text={locked} onOpened={(text) => void weigh(text)} onLeave={() => setLocked(null)} />
        )}
        {offered && <Offer of={offered.draft} origin={offered.origin} onLeave={() => offer(null)} />}
        {asked && <RecordOffer of={asked} onTaken={(id) => go('battle', id)} onLeave={() => ask(null)} />}
      </main>
    </Screen>
  );
  return { page, take, wrong, setWrong };
}

export function Scenarios() {
  const [kept, setKept] = useState<readonly KeptLine[]>([]);
  const [search, setSearch] = useState('');
  const { page, take, wrong, setWrong } = useDoor();
  useEffect(() => {
    void listKept().then((listed) => (listed.ok ? setKept(listed.value) : setWrong(listed.sentence)));
  }, []);

  if (page) return page;
  const found = kept.filter((line) => answers(line, search));
  return (
    <Screen room="two">
      <main>
        <Masthead aside={t('scenarios-aside')} />
        <Question>{t('scenarios-which')}</Question>
        {wrong && <Notice what={wrong} safe={t('editor-nothing-changed')} />}
        <Checking />
        <ul class="shelf">
          {SHELF.map(({ id, title, date, size }) => (
            <li key={id} class="shelf__pair">
              <Button href={to('new', id)} note={`${dateWords(date)} · ${speak(size)}`}>
                {title}
              </Button>
              <Button href={to('scenario', id)}>
                {t('scenarios-more')} <Hidden>{t('scenarios-more-on', { title })}</Hidden>
              </Button>
            </li>
          ))}
        </ul>
        <h2 class="question">{t('scenarios-own')}</h2>
        {kept.length === 0 && <p class="note">{t('scenarios-own-none')}</p>}
        {kept.length >= SEARCH_FROM && (
          <Field label={t('scenarios-search')} hint={tagsOf(kept).slice(0, 8).join(', ')}>
            {(it) => (
              <input
                {...it}
                type="search"
                value={search}
                onInput={({ currentTarget: { value } }) => setSearch(value)}
              />
            )}
          </Field>
        )}
        <p class="out-of-sight" role="status">
          {search && t('scenarios-found', { n: found.length })}
        </p>
        <ul class="shelf">
          {found.map((line) => (
            <li key={line.id}>
              <Button href={to('scenario', line.id)} note={(line.unreadable && speak(line.unreadable)) ?? lineOf(line)}>
                {titled(line.title)}
              </Button>
            </li>
          ))}
          {kept.length > 0 && found.length === 0 && <li>{t('scenarios-none-found')}</li>}
        </ul>
        <div class="shelf">
          <Button
            kind="primary"
            onClick={() => void makeNew().then((made) => (made.ok ? go('edit', made.value) : setWrong(made.sentence)))}
          >
            {t('scenarios-write')}
          </Button>
          <FileButton
            words={t('scenarios-take')}
            note={t('scenarios-take-what')}
            accept=".json,.txt,.csv,.tsv,.oob,.trl,.xml,.yaml,.yml,.sql,.htm,.html,application/json,text/plain,text/csv"
            onFile={(file) => void take(file)}
          />
          <Button href={to('take')}>{t('scenarios-take-link')}</Button>
        </div>
        <Button kind="quiet" href={to()}>
          {t('shell-home')}
        </Button>
      </main>
    </Screen>
  );
}
