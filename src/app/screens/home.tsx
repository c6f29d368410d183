/** Home: go on with the battle, or begin another. */

import { useEffect, useState } from 'preact/hooks';
import { clock } from '../../book/terms.ts';
import type { BattleLine, StoreProblem } from '../../journal/disk.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Assurance, Button, count, Empty, Hours, Masthead, More, Notice, Screen } from '../components/index.ts';
import { placeOf } from '../games.ts';
import { to } from '../route.ts';
import { keepStorage } from '../session/phone.ts';
import { hasSeen, sawHint } from '../session/settings.ts';
import { shelf as disk } from '../session/store.ts';
import { readSummary, type Summary } from '../session/summary-schema.ts';
import { installOffer, offlineReady, takeUpdate, updateTaken, updateWaits } from '../update.ts';

interface Shelf {
  readonly battles: readonly BattleLine[];
  readonly trouble: StoreProblem | null;
}

/** Campaigns have a list of their own. */
const isHere = ({ header }: BattleLine): boolean => placeOf(header) === 'battle';

export function Home() {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    void disk
      .listBattles()
      .then((listed) =>
        setShelf(
          listed.ok ? { battles: listed.value.filter(isHere), trouble: null } : { battles: [], trouble: listed },
        ),
      );
    void navigator.storage?.persisted?.().then(setKept);
  }, []);
  if (!shelf) return <Screen>{<main aria-busy="true" />}</Screen>;
  const [latest, ...others] = shelf.battles;
  const summary = latest ? readSummary(latest.summary) : null;
  return (
    <Screen>
      <main>
        <Masthead />
        {shelf.trouble && <Notice what={speak(shelf.trouble.said)} />}
        {updateWaits.value && (
          <Notice what="A new version is ready." safe="Every battle is on this phone and stays as it is.">
            <Button reason={updateTaken.value && 'it is on its way'} onClick={takeUpdate}>
              Take it now
            </Button>
          </Notice>
        )}
        {latest ? <Latest line={latest} summary={summary} /> : <First />}
        {latest && !latest.trouble ? (
          <Button kind="primary" href={to('battle', latest.id)}>
            {summary?.ended ? 'Look back at' : 'Continue'} {latest.header?.title ?? 'the battle'}
          </Button>
        ) : (
          <Button kind="primary" href={to('new')}>
            New battle
          </Button>
        )}
        <nav class="ways" aria-label="Elsewhere">
          {latest && <Button href={to('new')}>New battle</Button>}
          <Button href={to('campaigns')}>{t('shell-campaigns')}</Button>
          <Button href={to('scenarios')}>Scenarios</Button>
          <Button href={to('reference')}>Reference</Button>
          <Button href={to('settings')}>Settings</Button>
        </nav>
        {others.length > 0 && (
          <More label={others.length === 1 ? 'One more battle' : `${others.length} more battles`}>
            <ul class="shelf">
              {others.map((line) => (
                <li key={line.id}>
                  <Button
                    href={to('battle', line.id)}
                    note={spoken(line.trouble?.said) ?? words(readSummary(line.summary))}
                  >
                    {line.header?.title ?? 'A battle that cannot be read'}
                  </Button>
                </li>
              ))}
            </ul>
          </More>
        )}
        <InstallHint />
        <Assurance
          items={[
            { icon: 'phone', text: kept ? 'Saved on\nthis phone' : 'Saved in\nthis browser' },
            { icon: 'file', text: exportWords(latest) },
            {
              icon: offlineReady.value ? 'ready' : 'notice',
              text: offlineReady.value ? 'Ready\noffline' : 'Not yet\noffline',
            },
          ]}
        />
      </main>
    </Screen>
  );
}

const words = (summary: Summary | null): string =>
  summary ? `${clock(summary.minutes)}, turn ${summary.turn}${summary.ended ? ', over' : ''}` : '';

function exportWords(line: BattleLine | undefined): string {
  if (!line) return 'No backup\nneeded yet';
  if (!line.lastExport) return 'No backup\nfile yet';
  const behind = line.count - line.lastExport.seq;
  return behind === 0 ? 'Backup file\nup to date' : `Backup file\n${count(behind, 'entry', 'entries')} behind`;
}

function Latest({ line, summary }: { readonly line: BattleLine; readonly summary: Summary | null }) {
  if (line.trouble || !summary)
    return (
      <section class="battle">
        <h1 class="battle__name">{line.header?.title ?? 'A battle'}</h1>
        <Notice
          what={spoken(line.trouble?.said) ?? 'What was last told of this battle cannot be read; open it to see.'}
        />
      </section>
    );
  return (
    <section class="battle">
      <h1 class="battle__name">{summary.title}</h1>
      <p class="battle__when">
        <time>{clock(summary.minutes)}</time> Turn {summary.turn}, {summary.phaseName.toLowerCase()}
      </p>
      {summary.next && <p class="battle__next">{summary.next}</p>}
      <Hours
        from={summary.start}
        to={Math.max(summary.end ?? summary.start + 480, summary.minutes)}
        now={summary.minutes}
        arrivals={summary.arrivals}
        ends={summary.end === undefined ? '' : 'end'}
      />
    </section>
  );
}

const First = () => (
  <section class="battle">
    <h1 class="battle__name">To the table</h1>
    <Empty
      what="No battle is on this phone yet."
      todo="Begin with Maida, small and quick to learn on, or go straight to Quatre Bras."
    />
  </section>
);

const ios = /iP(hone|ad|od)/.test(navigator.userAgent);
const installed = matchMedia('(display-mode: standalone)').matches;

/** Once, and politely. */
function InstallHint() {
  // Offered once it would work offline: what is shared with an app that has no worker yet goes to the host, and is lost.
  if (installed || hasSeen('install') || (!(installOffer.value && offlineReady.value) && !ios)) return null;
  return (
    <aside class="hint">
      <p>
        {ios
          ? 'To keep battles safe on this phone, add Scovell to the Home Screen: the share button, then “Add to Home Screen”.'
          : 'Install Scovell to start it like any app, with no network.'}
      </p>
      {installOffer.value && (
        <Button
          onClick={() => {
            void installOffer.value?.prompt();
            void keepStorage();
          }}
        >
          Install
        </Button>
      )}
      <Button kind="quiet" onClick={() => void sawHint('install')}>
        Not now
      </Button>
    </aside>
  );
}
