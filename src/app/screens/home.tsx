/** Home: continue the battle, or begin another. */

import { useEffect, useState } from 'preact/hooks';
import { clock } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import type { BattleLine, StoreProblem } from '../../journal/disk.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Assurance, Button, Hours, Masthead, More, Notice, Screen } from '../components/index.ts';
import { placeOf } from '../games.ts';
import { to } from '../route.ts';
import { shelf as disk } from '../session/store.ts';
import { readSummary, type Summary } from '../session/summary-schema.ts';
import { installed, offlineReady, takeUpdate, updateTaken, updateWaits } from '../update.ts';

interface Shelf {
  readonly battles: readonly BattleLine[];
  readonly trouble: StoreProblem | null;
}

/** Campaigns have a list of their own. */
const isHere = (line: BattleLine): boolean => placeOf(line) === 'battle';

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
  const battles = lastPlayedFirst(shelf.battles);
  const [latest] = battles;
  const sound = latest && isWhole(latest);
  const others = sound ? battles.slice(1) : battles;
  const summary = latest ? readSummary(latest.summary) : null;
  return (
    <Screen>
      <main>
        <Masthead />
        {shelf.trouble && <Notice what={speak(shelf.trouble.said)} />}
        {updateWaits.value && (
          <Notice what={t('home-update')} safe={t('home-update-safe')}>
            <Button reason={updateTaken.value && t('shell-on-its-way')} onClick={takeUpdate}>
              {t('home-update-take')}
            </Button>
          </Notice>
        )}
        {latest ? <Latest line={latest} summary={summary} /> : <First />}
        {sound ? (
          <Button kind="primary" href={to('battle', latest.id)}>
            {t(summary?.ended ? 'home-look-back' : 'home-continue', { title: titleOf(latest) })}
          </Button>
        ) : latest ? (
          <Button kind="primary" href={to('new')}>
            {t('shell-new-battle')}
          </Button>
        ) : (
          <Button kind="primary" href={to('first')} note={t('home-charge-note')}>
            {t('home-charge')}
          </Button>
        )}
        <nav class="ways" aria-label={t('home-elsewhere')}>
          {(sound || !latest) && <Button href={to('new')}>{t('shell-new-battle')}</Button>}
          <Button href={to('campaigns')}>{t('shell-campaigns')}</Button>
          <Button href={to('scenarios')}>{t('shell-scenarios')}</Button>
          <Button href={to('reference')}>{t('shell-reference')}</Button>
          <Button href={to('settings')}>{t('shell-settings')}</Button>
        </nav>
        {others.length > 0 && (
          <More label={t('home-more', { n: others.length })}>
            <ul class="shelf">
              {others.map((line) => (
                <li key={line.id}>
                  <Button
                    href={to('battle', line.id)}
                    note={spoken(line.trouble?.said) ?? words(readSummary(line.summary))}
                  >
                    {titleOf(line)}
                  </Button>
                </li>
              ))}
            </ul>
          </More>
        )}
        {(latest || !installed) && (
          <div class="picks">
            {latest && (
              <Button kind="quiet" href={to('first')}>
                {t('home-charge')}
              </Button>
            )}
            {!installed && (
              <Button kind="quiet" href={to('phone')}>
                {t('home-put-on-phone')}
              </Button>
            )}
          </div>
        )}
        <Assurance
          items={[
            { icon: 'phone', text: t(kept ? 'home-on-phone' : 'home-in-browser') },
            { icon: 'file', text: exportWords(latest) },
            {
              icon: offlineReady.value ? 'ready' : 'notice',
              text: t(offlineReady.value ? 'home-offline' : 'home-not-offline'),
            },
          ]}
        />
      </main>
    </Screen>
  );
}

/** Whether its first entry is on disk and readable. */
const isWhole = ({ trouble, count }: BattleLine): boolean => !trouble && count > 0;

/** Battles that cannot be continued come last. */
const lastPlayedFirst = (battles: readonly BattleLine[]): readonly BattleLine[] =>
  battles.toSorted((one, other) => Number(isWhole(other)) - Number(isWhole(one)) || other.played - one.played);

const titleOf = ({ header, summary }: BattleLine): string =>
  header?.title ?? readSummary(summary)?.title ?? t('shell-unreadable');

const words = (summary: Summary | null): string =>
  summary
    ? t(summary.ended ? 'home-line-over' : 'home-line', { time: clock(summary.minutes), turn: summary.turn })
    : '';

function exportWords(line: BattleLine | undefined): string {
  if (!line) return t('home-no-backup-needed');
  if (!line.lastExport) return t('home-no-backup');
  const { seq, at } = line.lastExport;
  const behind = line.count - seq;
  if (behind === 0) return t('home-backup');
  const days = Math.floor((Date.now() - at) / 86_400_000);
  return days > 0 ? t('home-backup-days', { days }) : t('home-backup-behind', { n: behind });
}

function Latest({ line, summary }: { readonly line: BattleLine; readonly summary: Summary | null }) {
  if (!isWhole(line) || !summary)
    return (
      <section class="battle">
        <h1 class="battle__name">{titleOf(line)}</h1>
        <Notice what={spoken(line.trouble?.said) ?? t('home-damaged')} />
      </section>
    );
  return (
    <section class="battle">
      <h1 class="battle__name">{titleOf(line)}</h1>
      <p class="battle__when">
        <time>{clock(summary.minutes)}</time>{' '}
        {t('home-turn', { turn: summary.turn, phase: word(`phase-${summary.phase}`) })}
      </p>
      {summary.next && <p class="battle__next">{summary.next}</p>}
      <Hours
        from={summary.start}
        to={Math.max(summary.end ?? summary.start + 480, summary.minutes)}
        now={summary.minutes}
        arrivals={summary.arrivals}
        ends={summary.end === undefined ? '' : t('home-end')}
      />
    </section>
  );
}

const First = () => (
  <section class="battle">
    <h1 class="battle__name battle__name--small">{t('home-to-table')}</h1>
    <p class="battle__next">{t('home-none')}</p>
    <p class="note">{t('home-none-todo')}</p>
  </section>
);
