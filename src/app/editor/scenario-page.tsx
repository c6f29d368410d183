/** One scenario of the shelf: play it, change it, copy it, share it, remove it. */

import { useEffect, useState } from 'preact/hooks';
import { thousands } from '../../book/figures.ts';
import { type Draft, problemsOf } from '../../scenarios/draft.ts';
import { fileNameOf, writeScenario, writeShort } from '../../scenarios/file.ts';
import { cutInParts, MAX_PARTS, pack } from '../../scenarios/link.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { Button, count, Field, Masthead, More, Notice, Screen } from '../components/index.ts';
import { dateWords } from '../date-words.ts';
import { download } from '../desk/download.ts';
import { go, to } from '../route.ts';
import { Codes } from './codes.tsx';
import { dropDraft, draft as onDesk, unsaved } from './desk.ts';
import { duplicate, getScenario, remove, rename } from './shelf.ts';
import './editor.css';

const linkTo = (data: string): string => new URL(to('take', data), location.href).href;

export function ScenarioPage({ id }: { readonly id: string }) {
  const [scenario, setScenario] = useState<Draft | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [said, say] = useState('');
  const [data, setData] = useState<string | null>(null);
  const [codes, showCodes] = useState(false);
  const [sure, ask] = useState(false);
  const [back, setBack] = useState<(() => Promise<unknown>) | null>(null);
  const ours = SHELF.some((entry) => entry.id === id);

  const load = () => void getScenario(id).then((got) => (got.ok ? setScenario(got.value) : setWrong(got.sentence)));
  useEffect(load, [id]);
  useEffect(() => {
    if (scenario) void pack(writeShort(scenario)).then(setData, () => setData(null));
  }, [scenario]);

  if (!scenario)
    return (
      <Screen>
        <main aria-busy={!wrong}>
          <Masthead aside="scenario" />
          {wrong && <Notice what={wrong} safe="Nothing was changed." />}
          <Button href={to('scenarios')}>Scenarios</Button>
        </main>
      </Screen>
    );

  const gaps = problemsOf(scenario).length;
  const name = fileNameOf(scenario.title);
  // The year stands in the date already.
  const tags = scenario.tags.filter((tag) => !scenario.date.startsWith(tag));
  const parts = data === null ? [] : cutInParts(data);

  const share = async () => {
    const text = writeScenario(scenario);
    // Some systems share no .json; the same file as a plain text goes everywhere, and is taken in all the same.
    const file = [
      new File([text], name, { type: 'application/json' }),
      new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' }),
    ].find((one) => navigator.canShare?.({ files: [one] }));
    const sheet = file
      ? { files: [file], title: scenario.title }
      : data !== null
        ? { title: scenario.title, url: linkTo(data) }
        : null;
    if (!sheet || !navigator.share) {
      download(name, text);
      return say('This browser has no share sheet, so it was saved as a file.');
    }
    try {
      await navigator.share(sheet);
    } catch (error) {
      // Closing the sheet is no trouble; anything else is said.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say('The share sheet did not take it. Save the file and send that.');
    }
  };

  const copyLink = async () => {
    if (data === null) return;
    try {
      await navigator.clipboard.writeText(linkTo(data));
      say('The link is copied.');
    } catch {
      say('The browser does not allow copying. Mark the link below and copy it by hand.');
    }
  };

  const take = async () => {
    const gone = await remove(id);
    if (!gone.ok) return setWrong(gone.sentence);
    if (onDesk.value?.id === id) dropDraft();
    setBack(() => gone.value);
  };

  if (back)
    return (
      <Screen>
        <main>
          <Masthead aside="scenario" />
          <div class="deeds" role="status">
            <p class="totals">{scenario.title} is off the shelf.</p>
            <Button
              kind="primary"
              icon="undo"
              onClick={() =>
                void back().then(() => {
                  setBack(null);
                  ask(false);
                  load();
                })
              }
            >
              Bring it back
            </Button>
            <Button href={to('scenarios')}>Scenarios</Button>
          </div>
        </main>
      </Screen>
    );

  return (
    <Screen>
      <main>
        <Masthead aside="scenario" />
        <h1 class="battle__name battle__name--small">{scenario.title || 'No title yet'}</h1>
        <p class="note">
          {dateWords(scenario.date)}
          {scenario.place && `, ${scenario.place}`}
          {tags.length > 0 && `. ${tags.join(', ')}`}
        </p>
        {scenario.summary && <p class="lead-in">{scenario.summary}</p>}
        {wrong && <Notice what={wrong} safe="Nothing was changed." />}
        <p role="status">{said}</p>
        <div class="deeds deeds--low">
          <Button kind="primary" href={to('new', id)} reason={gaps > 0 && `${count(gaps, 'problem')} to mend first`}>
            Play it
          </Button>
          {!ours && <Button href={to('edit', id)}>Change it</Button>}
          <Button
            note={ours ? 'a copy of your own; this one stays as it is' : 'beside this one'}
            onClick={() =>
              void duplicate(id).then((made) => (made.ok ? go('edit', made.value) : setWrong(made.sentence)))
            }
          >
            {ours ? 'Copy and change it' : 'Make a copy'}
          </Button>
          <Button
            href={to('print', id)}
            note="labels, cards, rosters, counters, charts"
            reason={gaps > 0 && 'mend the problems first'}
          >
            Print
          </Button>
        </div>
        <More label="Share it">
          <div class="deeds">
            <Button onClick={() => void share()}>Share</Button>
            <Button note={name} onClick={() => download(name, writeScenario(scenario))}>
              Save as a file
            </Button>
            <Button
              note="nothing goes to a server: the scenario stands in the link itself"
              reason={data === null && 'this browser cannot make links'}
              onClick={() => void copyLink()}
            >
              Copy a link
            </Button>
            <Button
              reason={parts.length > MAX_PARTS && `it would take ${parts.length} codes; send the file`}
              note={parts.length > 1 ? `${parts.length} codes, one after the other` : 'one code'}
              onClick={() => showCodes(!codes)}
            >
              {codes ? 'Hide the codes' : 'Show as QR codes'}
            </Button>
            {codes && parts.length > 0 && <Codes links={parts.map(linkTo)} />}
            {data !== null && (
              <Field
                label="The link"
                hint={`${thousands(linkTo(data).length)} letters. Some messengers cut long links; send the file there.`}
              >
                {(it) => (
                  <textarea
                    {...it}
                    class="link-text"
                    readOnly
                    value={linkTo(data)}
                    onFocus={({ currentTarget }) => currentTarget.select()}
                  />
                )}
              </Field>
            )}
          </div>
        </More>
        {!ours && (
          <More label="Rename or remove it">
            <div class="deeds">
              <Rename
                title={scenario.title}
                onRename={(title) =>
                  void rename(id, title).then((done) => {
                    if (!done.ok) return setWrong(done.sentence);
                    if (onDesk.value?.id === id && !unsaved()) dropDraft();
                    say('Renamed.');
                    load();
                  })
                }
              />
              {sure ? (
                <Button kind="danger" note="battles begun from it stay" onClick={() => void take()}>
                  Yes, remove {scenario.title}
                </Button>
              ) : (
                <Button onClick={() => ask(true)}>Remove it from the shelf</Button>
              )}
            </div>
          </More>
        )}
        <Button kind="quiet" href={to('scenarios')}>
          Scenarios
        </Button>
      </main>
    </Screen>
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
      <Field label="Title">
        {(it) => (
          <input {...it} value={now} maxLength={120} onInput={({ currentTarget: { value } }) => setNow(value)} />
        )}
      </Field>
      <Button type="submit" reason={(now.trim() === '' && 'a title is needed') || (now.trim() === title && 'as it is')}>
        Rename
      </Button>
    </form>
  );
}
