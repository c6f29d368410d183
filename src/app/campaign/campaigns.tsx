/** The campaigns on this phone, and the way into each and into a new one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleLine, StoreProblem } from '../../journal/store.ts';
import { loadWords } from '../../words/load.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Empty, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { gameOf, placeOf } from '../games.ts';
import { lazy } from '../lazy.tsx';
import { go, to } from '../route.ts';
import { Checking } from '../screens/checking.tsx';
import { RecordOffer } from '../screens/record-offer.tsx';
import { store } from '../session/battles.ts';
import { chosenText } from '../session/chosen.ts';
import { isLockedFile } from '../session/locked-file.ts';
import { mustAsk, type Offered, type Weighed } from '../session/record-taking.ts';
import { readSummary } from './campaign-game.ts';
import { CAMPAIGNS, campaignNamed } from './games.ts';
import { useLoaded } from './loading.tsx';
import { openedWith } from './opened-with.ts';

const LockedFilePage = lazy(async () => (await import('../parts/umpire.ts')).LockedFilePage, 'umpire');

interface Listed {
  readonly lines: readonly BattleLine[];
  readonly trouble: StoreProblem | null;
}

function useCampaigns(): Listed | null {
  const [listed, list] = useState<Listed | null>(null);
  useEffect(() => {
    void (async () => {
      const read = await store.listBattles();
      if (!read.ok) return list({ lines: [], trouble: read });
      const lines = read.value.filter((line) => placeOf(line) === 'campaign');
      const words = lines.flatMap((line) => campaignNamed(gameOf(line)?.id)?.words ?? []);
      // Without a network it may not be there; then the list comes all the same.
      await loadWords(...new Set(words)).catch(() => undefined);
      list({ lines, trouble: null });
    })();
  }, []);
  return listed;
}

const Line = ({ line }: { readonly line: BattleLine }) => {
  const summary = readSummary(line.summary);
  const game = campaignNamed(gameOf(line)?.id);
  return (
    <li>
      <Button
        href={to('campaign', line.id)}
        note={
          spoken(line.trouble?.said) ??
          [game && t(game.name), summary && speak(summary.now)].filter(Boolean).join(' · ')
        }
      >
        {line.header?.title ?? summary?.title ?? t('campaign-unreadable')}
      </Button>
    </li>
  );
};

/** All campaigns, or the beginning of one of a game. */
export function Campaigns({ game }: { readonly game?: string | undefined }) {
  const entry = campaignNamed(game);
  if (entry) return <Begin key={entry.id} id={entry.id} />;
  return <List />;
}

function List() {
  const listed = useCampaigns();
  const [wrong, setWrong] = useState<string | null>(null);
  const [asked, ask] = useState<Offered | null>(null);
  const [locked, setLocked] = useState<string | null>(null);
  const take = async (file: File) => {
    const chosen = await chosenText(file, 'battle');
    if (!chosen.ok) return setWrong(speak(chosen.said));
    if (isLockedFile(chosen.value)) return setLocked(chosen.value);
    return weigh(chosen.value);
  };
  const opened = useRef<string | null>(null);
  const enter = (id: string) => {
    if (opened.current !== null) openedWith(id, opened.current);
    opened.current = null;
    go('campaign', id);
  };
  const weigh = async (text: string, pin: string | null = null) => {
    opened.current = pin;
    setLocked(null);
    setWrong(null);
    const weighed = await weighAny(text);
    if (!weighed.ok) return setWrong(weighed.sentence);
    if (mustAsk(weighed)) return ask(weighed);
    const taken = await weighed.take();
    if (taken.ok) enter(taken.id);
    else setWrong(taken.sentence);
  };
  if (!listed) return <div class="screen" aria-busy="true" />;
  if (locked !== null)
    return (
      <Screen>
        <main>
          <Masthead aside={t('campaign-masthead')} />
          <LockedFilePage
            text={locked}
            onOpened={(text, pin) => void weigh(text, pin)}
            onLeave={() => setLocked(null)}
          />
        </main>
      </Screen>
    );
  if (asked)
    return (
      <Screen>
        <main>
          <Masthead aside={t('campaign-masthead')} />
          <RecordOffer of={asked} onTaken={enter} onLeave={() => ask(null)} />
        </main>
      </Screen>
    );
  const [only] = CAMPAIGNS.length === 1 ? CAMPAIGNS : [];
  return (
    <Screen>
      <main>
        <Masthead aside={t('campaign-masthead')} />
        {listed.trouble && <Notice what={speak(listed.trouble.said)} />}
        {wrong && <Notice what={wrong} safe={t('campaign-others-safe')} />}
        <Checking />
        {listed.lines.length > 0 ? (
          <>
            <Question>{t('campaign-which')}</Question>
            <ul class="shelf">
              {listed.lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          </>
        ) : (
          <Empty heads what={t('campaign-none')} todo={t('campaign-none-todo')} />
        )}
        <div class="campaign-begin">
          {CAMPAIGNS.map(({ id, name, note }) => (
            <Button
              key={id}
              kind={only ? 'primary' : 'plain'}
              href={to('campaigns', id)}
              note={only ? t(name) : t(note)}
            >
              {only ? t('campaign-new') : t(name)}
            </Button>
          ))}
          <div class="row-of-two">
            <FileButton words={t('campaign-take-file')} accept=".json,.txt" onFile={(file) => void take(file)} />
            <Button href={to()}>{t('shell-home')}</Button>
          </div>
        </div>
      </main>
    </Screen>
  );
}

/** A file says of which game it is; each is asked in turn. */
async function weighAny(text: string): Promise<Weighed> {
  let last = t('campaign-no-file');
  for (const { load } of CAMPAIGNS) {
    const weighed = await (await load()).weigh(text);
    if (weighed.ok) return weighed;
    last = weighed.sentence;
  }
  return { ok: false, sentence: last };
}

function Begin({ id }: { readonly id: string }) {
  const loaded = useLoaded(campaignNamed(id));
  return loaded((game) => <game.Begin />);
}
