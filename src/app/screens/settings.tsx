/** This phone's preferences, and what it keeps. */

import { useEffect, useState } from 'preact/hooks';
import type { BattleLine } from '../../journal/store.ts';
import { speak } from '../../words/speak.ts';
import { Button, Choice, count, Fact, Facts, Masthead, More, Notice, Question, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { store } from '../session/battles.ts';
import { keepStorage } from '../session/phone.ts';
import { change, settings, THEMES } from '../session/settings.ts';
import { offlineReady, takeUpdate, updateTaken, updateWaits } from '../update.ts';

const THEME_WORDS = { auto: 'As the phone', light: 'Light', dark: 'Dark', sun: 'Sunlight' } as const;

export function SettingsScreen() {
  const [battles, setBattles] = useState<readonly BattleLine[]>([]);
  const [kept, setKept] = useState<boolean | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const list = () =>
    void store.listBattles().then((listed) => (listed.ok ? setBattles(listed.value) : setWrong(speak(listed.said))));
  useEffect(() => {
    list();
    void navigator.storage?.persisted?.().then(setKept);
  }, []);
  return (
    <Screen>
      <main>
        <Masthead aside="settings" />
        {wrong && <Notice what={wrong} />}
        <Choice
          label="Theme"
          columns={2}
          value={settings.value.theme}
          options={THEMES.map((value) => ({ value, label: THEME_WORDS[value] }))}
          onChange={(theme) => void change({ theme })}
        />
        <Facts>
          <Fact
            label="Short buzzes"
            effect="where the phone can"
            on={settings.value.haptics}
            onChange={(haptics) => void change({ haptics })}
          />
          <Fact
            label="Keep the screen on"
            effect={'wakeLock' in navigator ? 'in a battle, unless the battery is low' : 'not with this browser'}
            on={settings.value.wakeLock}
            onChange={(wakeLock) => void change({ wakeLock })}
          />
        </Facts>
        {settings.value.seen.length > 0 && (
          <Button note="in the first turn of Maida, and how to install" onClick={() => void change({ seen: [] })}>
            Show the hints again
          </Button>
        )}
        <Question>What is kept</Question>
        <p>
          {kept
            ? 'The browser has promised to keep what is stored here.'
            : 'The browser may clear what is stored here when room gets scarce.'}{' '}
          {offlineReady.value
            ? 'The app starts with no network.'
            : 'The app is not yet ready to start with no network.'}
        </p>
        {!kept && <Button onClick={() => void keepStorage().then(setKept)}>Ask the browser to keep it</Button>}
        {updateWaits.value && (
          <Button
            note="every battle stays as it is"
            reason={updateTaken.value && 'it is on its way'}
            onClick={takeUpdate}
          >
            Take the new version
          </Button>
        )}
        {battles.map((line) => (
          <Delete key={line.id} line={line} onDone={list} onWrong={setWrong} />
        ))}
        <p class="note">Scovell {__VERSION__}</p>
        <Button href={to('reference')}>Reference: every chart of the rules</Button>
        <Button kind="quiet" href={to()}>
          Home
        </Button>
      </main>
    </Screen>
  );
}

function Delete({
  line,
  onDone,
  onWrong,
}: {
  readonly line: BattleLine;
  readonly onDone: () => void;
  readonly onWrong: (sentence: string) => void;
}) {
  const [sure, ask] = useState(false);
  const title = line.header?.title ?? 'A battle that cannot be read';
  const remove = async () => {
    const gone = await store.deleteBattle(line.id);
    if (gone.ok) onDone();
    else onWrong(speak(gone.said));
  };
  return (
    <More label={`${title}, ${count(line.count, 'entry', 'entries')}`}>
      {sure ? (
        <Button kind="danger" note="for good; nothing brings it back" onClick={() => void remove()}>
          Yes, delete {title}
        </Button>
      ) : (
        <Button onClick={() => ask(true)}>Delete this battle</Button>
      )}
    </More>
  );
}
