/** This phone's preferences, and what it stores. */

import { useEffect, useState } from 'preact/hooks';
import type { BattleLine } from '../../journal/store.ts';
import { LANGUAGES, several } from '../../words/load.ts';
import { languageNow, speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Choice, Fact, Facts, Masthead, More, Notice, Question, Screen } from '../components/index.ts';
import { chooseLanguage } from '../language.ts';
import { to } from '../route.ts';
import { store } from '../session/battles.ts';
import { deleteBattle } from '../session/deleting.ts';
import { keepStorage } from '../session/phone.ts';
import { change, settings, THEMES } from '../session/settings.ts';
import { offlineReady, takeUpdate, updateTaken, updateWaits } from '../update.ts';

/** A language by its own name. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

export function SettingsScreen() {
  const [battles, setBattles] = useState<readonly BattleLine[]>([]);
  const [kept, setKept] = useState<boolean | null>(null);
  const [answer, tell] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const list = () =>
    void store.listBattles().then((listed) => (listed.ok ? setBattles(listed.value) : setWrong(speak(listed.said))));
  useEffect(() => {
    list();
    void navigator.storage?.persisted?.().then(setKept);
  }, []);
  const ask = async () => {
    const promised = await keepStorage();
    setKept(promised);
    tell(t(promised ? 'settings-ask-yes' : 'settings-ask-no'));
  };
  return (
    <Screen room="two">
      <main>
        <Masthead aside={t('settings-aside')} />
        {wrong && <Notice what={wrong} />}
        <Choice
          label={t('settings-theme')}
          columns={2}
          value={settings.value.theme}
          options={THEMES.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
          onChange={(theme) => void change({ theme })}
        />
        {several && (
          <Choice
            label={t('settings-language')}
            columns={2}
            value={languageNow()}
            options={LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
            onChange={chooseLanguage}
          />
        )}
        <Facts>
          <Fact
            label={t('settings-buzzes')}
            effect={t('settings-buzzes-where')}
            on={settings.value.haptics}
            onChange={(haptics) => void change({ haptics })}
          />
          <Fact
            label={t('settings-awake')}
            effect={t('wakeLock' in navigator ? 'settings-awake-when' : 'settings-awake-not')}
            on={settings.value.wakeLock}
            onChange={(wakeLock) => void change({ wakeLock })}
          />
        </Facts>
        {settings.value.seen.length > 0 && (
          <Button note={t('settings-hints-which')} onClick={() => void change({ seen: [] })}>
            {t('settings-hints')}
          </Button>
        )}
        <Question>{t('settings-kept')}</Question>
        <p>
          {t(kept ? 'settings-promised' : 'settings-not-promised')}{' '}
          {t(offlineReady.value ? 'settings-offline' : 'settings-not-offline')}
        </p>
        {!kept && <Button onClick={() => void ask()}>{t('settings-ask')}</Button>}
        <p role="status">{answer}</p>
        {updateWaits.value && (
          <Button
            note={t('settings-update-safe')}
            reason={updateTaken.value && t('shell-on-its-way')}
            onClick={takeUpdate}
          >
            {t('settings-update')}
          </Button>
        )}
        <Button icon="file" note={t('settings-backup-note')} href={to('backup')}>
          {t('settings-backup')}
        </Button>
        {battles.map((line) => (
          <Delete key={line.id} line={line} onDone={list} onWrong={setWrong} />
        ))}
        <p class="note">{t('settings-version', { version: __VERSION__ })}</p>
        <Button href={to('phone')}>{t('home-put-on-phone')}</Button>
        <Button href={to('reference')}>{t('settings-reference')}</Button>
        <Button kind="quiet" href={to()}>
          {t('shell-home')}
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
  const title = line.header?.title ?? t('shell-unreadable');
  const remove = async () => {
    const gone = await deleteBattle(line.id);
    if (gone.ok) onDone();
    else onWrong(speak(gone.said));
  };
  return (
    <More label={t('settings-record', { title, n: line.count })}>
      {sure ? (
        <Button kind="danger" note={t('settings-delete-note')} onClick={() => void remove()}>
          {t('settings-delete-sure', { title })}
        </Button>
      ) : (
        <Button onClick={() => ask(true)}>{t('settings-delete')}</Button>
      )}
    </More>
  );
}
