/** Saves everything on this phone as one file elsewhere, and restores it. */
import { useEffect, useState } from 'preact/hooks';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Masthead, Notice, Question, Screen } from '../components/index.ts';
import type { GamePlace } from '../games.ts';
import { go, to } from '../route.ts';
import { RecordOffer } from '../screens/record-offer.tsx';
import { download } from '../session/download.ts';
import type { Offered } from '../session/record-taking.ts';
import { shareFile, sharesFiles } from '../session/share-sheet.ts';
import { Copies } from './copies.tsx';
import { isBackup, LARGEST_BACKUP } from './format.ts';
import {
  backupNow,
  chooseFolder,
  hasFolders,
  keptElsewhere,
  keptFolder,
  lastBackup,
  type Made,
  writeInto,
} from './making.ts';
import { Restore } from './restore.tsx';

const DAY = 86_400_000;

const agoWords = (at: number | null): string =>
  at === null ? t('backup-never') : t('backup-ago', { days: Math.max(0, Math.floor((Date.now() - at) / DAY)) });

/** The name of the chosen folder. */
function useFolder() {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    void keptFolder().then((folder) => setName(folder?.name ?? null));
  }, []);
  return { name, setName };
}

function Save({ onWrong }: { readonly onWrong: (sentence: string) => void }) {
  const [last, setLast] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const folder = useFolder();
  const [ready, setReady] = useState<Made | null>(null);
  useEffect(() => {
    void lastBackup().then(setLast);
  }, []);
  /** Makes the backup and sends it to its place; marks it as saved only then. */
  const keep = async (where: (made: Made) => Promise<void> | void, already: Made | null = null) => {
    setBusy(true);
    try {
      const made = already ? { ok: true as const, value: already } : await backupNow();
      if (!made.ok) return onWrong(speak(made.said));
      await where(made.value);
      const marked = await keptElsewhere(made.value);
      if (marked.ok) setLast(await lastBackup());
      else onWrong(speak(marked.said));
    } catch (error) {
      // The user closed the browser's dialogue, so no message is needed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onWrong(t('backup-not-written'));
    } finally {
      setBusy(false);
    }
  };
  /** A large backup takes long; the browser then wants a new tap for the share sheet. */
  const share = () =>
    keep(async (made) => {
      const sent = await shareFile(made.name, made.text, t('backup-question'));
      setReady(sent === 'late' ? made : null);
      if (sent === 'none') return download(made.name, made.text, 'text/plain');
      if (sent !== 'shared') throw new DOMException('', 'AbortError');
    }, ready);
  const intoFolder = (chosen: () => ReturnType<typeof chooseFolder>) =>
    keep(async (made) => {
      const into = await chosen();
      if (!into) throw new DOMException('', 'NotAllowedError');
      await writeInto(into, made);
      folder.setName(into.name);
    });
  const reason = busy && t('shell-on-its-way');
  return (
    <>
      <p>{agoWords(last)}</p>
      <div class="deeds">
        <Button
          kind="primary"
          icon="file"
          reason={reason}
          note={t('backup-save-note')}
          onClick={() => void keep(({ name, text }) => download(name, text, 'text/plain'))}
        >
          {t('backup-save')}
        </Button>
        {sharesFiles('backup.txt') && (
          <Button reason={reason} note={t('backup-share-note')} onClick={() => void share()}>
            {t(ready ? 'backup-share-now' : 'backup-share')}
          </Button>
        )}
        {hasFolders() && folder.name !== null && (
          <Button reason={reason} onClick={() => void intoFolder(keptFolder)}>
            {t('backup-into', { folder: folder.name })}
          </Button>
        )}
        {hasFolders() && (
          <Button reason={reason} note={t('backup-choose-note')} onClick={() => void intoFolder(chooseFolder)}>
            {t('backup-choose')}
          </Button>
        )}
      </div>
      <p class="note">{t('backup-locked')}</p>
    </>
  );
}

export function BackupPage() {
  const [wrong, setWrong] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [offer, setOffer] = useState<{ readonly of: Offered; readonly place: GamePlace['place'] } | null>(null);
  const open = async (file: File) => {
    setWrong(null);
    if (file.size > LARGEST_BACKUP) return setWrong(t('backup-wrong', { why: 'large' }));
    const read = await file.text().catch(() => null);
    if (read === null) return setWrong(t('file-unreadable'));
    if (!isBackup(read)) return setWrong(t('backup-wrong', { why: 'other' }));
    setText(read);
  };
  return (
    <Screen room={text === null && !offer ? 'two' : ''}>
      <main>
        <Masthead aside={t('backup-aside')} />
        {wrong && <Notice what={wrong} safe={t('backup-safe')} />}
        {offer ? (
          <RecordOffer of={offer.of} onTaken={(id) => go(offer.place, id)} onLeave={() => setOffer(null)} />
        ) : text === null ? (
          <>
            <Question>{t('backup-question')}</Question>
            <Save onWrong={setWrong} />
            <h2 class="question">{t('backup-restore')}</h2>
            <FileButton
              words={t('backup-open-file')}
              note={t('backup-open-file-note')}
              accept=".txt,text/plain"
              onFile={(file) => void open(file)}
            />
            <p class="note">{t('backup-journal')}</p>
            <Copies onWrong={setWrong} onShow={(of, place) => setOffer({ of, place })} />
          </>
        ) : (
          <Restore key={text} text={text} onLeave={() => setText(null)} />
        )}
        <Button kind="quiet" href={to()}>
          {t('shell-home')}
        </Button>
      </main>
    </Screen>
  );
}
