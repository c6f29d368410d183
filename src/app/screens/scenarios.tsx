/** The shelf: scenarios that come with the game, scenarios of one's own, and what is taken in from a file. */
import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../../scenarios/draft.ts';
import { readDraft } from '../../scenarios/draft.ts';
import { whatIs } from '../../scenarios/incoming.ts';
import { answers, type KeptLine, tagsOf } from '../../scenarios/kept.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { Button, Field, FileButton, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { Offer } from '../editor/offer.tsx';
import { listKept, makeNew } from '../editor/shelf.ts';
import { go, to } from '../route.ts';
import { chosenText } from '../session/chosen.ts';
import { takeBattle } from '../session/files.ts';
import { handOver } from '../session/shared.ts';
import { problemsSaid, titled } from '../spoken.ts';

/** Ours by its name, also where it was saved twice: what is wrong with it is said here. */
const OURS = /\.scovell.*\.json$/i;

/** From so many on there is something to search. */
const SEARCH_FROM = 4;

export function Scenarios() {
  const [kept, setKept] = useState<readonly KeptLine[]>([]);
  const [search, setSearch] = useState('');
  const [offered, offer] = useState<Draft | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    void listKept().then((listed) => (listed.ok ? setKept(listed.value) : setWrong(listed.sentence)));
  }, []);

  /** One door for both: a battle is opened, a scenario is shown first. */
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
    if (kind === 'scenario') {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        return setWrong('The file is not whole: its end is missing. Ask for it again.');
      }
      const read = readDraft(json);
      return read.ok ? offer(read.draft) : setWrong(problemsSaid(read.problems));
    }
    const taken = await takeBattle(text);
    if (taken.ok) go('battle', taken.id);
    else setWrong(taken.sentence);
  };

  if (offered)
    return (
      <Screen>
        <main>
          <Masthead aside="scenarios" />
          <Offer of={offered} onLeave={() => offer(null)} />
        </main>
      </Screen>
    );

  const found = kept.filter((line) => answers(line, search));
  return (
    <Screen>
      <main>
        <Masthead aside="scenarios" />
        <Question>What shall be fought?</Question>
        {wrong && <Notice what={wrong} safe="Nothing was changed." />}
        <ul class="shelf">
          {SHELF.map(({ id, title, date, size }) => (
            <li key={id} class="shelf__pair">
              <Button href={to('new', id)} note={`${dateWords(date)} · ${speak(size)}`}>
                {title}
              </Button>
              <Button href={to('scenario', id)}>
                More <span class="out-of-sight">on {title}</span>
              </Button>
            </li>
          ))}
        </ul>
        <h2 class="question">Your own</h2>
        {kept.length === 0 && <p class="note">None yet. Write one, or make a copy of one of those above.</p>}
        {kept.length >= SEARCH_FROM && (
          <Field label="Search" hint={tagsOf(kept).slice(0, 8).join(', ')}>
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
          {search && `${found.length} found`}
        </p>
        <ul class="shelf">
          {found.map((line) => (
            <li key={line.id}>
              <Button
                href={to('scenario', line.id)}
                note={
                  (line.unreadable && speak(line.unreadable)) ??
                  [line.date && dateWords(line.date), line.place, line.tags.join(', ')].filter(Boolean).join(' · ')
                }
              >
                {titled(line.title)}
              </Button>
            </li>
          ))}
          {kept.length > 0 && found.length === 0 && <li>Nothing on the shelf has all of these words.</li>}
        </ul>
        <div class="shelf">
          <Button
            kind="primary"
            onClick={() => void makeNew().then((made) => (made.ok ? go('edit', made.value) : setWrong(made.sentence)))}
          >
            Write a new scenario
          </Button>
          <FileButton
            words="Take in a file"
            note="a battle, a scenario, an order of battle"
            accept=".json,.txt,.csv,.tsv,.oob,.trl,.xml,.yaml,.yml,.sql,.htm,.html,application/json,text/plain,text/csv"
            onFile={(file) => void take(file)}
          />
          <Button href={to('take')}>Take in a link or codes</Button>
        </div>
        <Button kind="quiet" href={to()}>
          Home
        </Button>
      </main>
    </Screen>
  );
}
