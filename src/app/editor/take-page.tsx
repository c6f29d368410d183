/** A scenario from a link or a series of codes: put together, shown, and only then put on the shelf. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../scenarios/draft.ts';
import { dataIn, type Gathering, gather, MOST_PARTS, readPart, unpack } from '../../scenarios/link.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Field, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { goInstead, to } from '../route.ts';
import { store } from '../session/battles.ts';
import { readScenario } from '../session/gatekeeper.ts';
import { whyNot } from '../spoken.ts';
import { canScan, scan } from './camera.ts';
import { Offer } from './offer.tsx';

/** Parts may arrive one by one, each in its own page. They are stored until the scenario is complete. */
const PARTS = 'scenario-parts';

async function keptParts(): Promise<readonly string[]> {
  const kept = await store.getSetting(PARTS);
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter((part) => typeof part === 'string') : [];
}

/** The scenario in a complete link, or what is wrong with it. */
async function scenarioIn(whole: string): Promise<Draft | string> {
  const packed = await unpack(whole);
  if (!packed.ok) return speak(packed.said);
  const read = await readScenario(packed.text);
  if (read.ok) return read.draft;
  const isNone = 'refused' in read && read.refused === 'shared-cut-off';
  return isNone ? t('editor-take-no-scenario') : whyNot(read);
}

/** The parts so far, what is wrong with them, and the scenario once complete. */
function useTaken(data: string | undefined) {
  const [offered, offer] = useState<Draft | null>(null);
  const [gathered, setGathered] = useState<Gathering | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  const open = async (whole: string) => {
    const found = await scenarioIn(whole);
    setWrong(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') offer(found);
  };

  /** Adds pieces. The scenario opens once it is complete. */
  const add = async (pieces: readonly string[]): Promise<void> => {
    const whole = pieces.find((piece) => !readPart(piece));
    if (whole) return open(whole);
    // A part that is read again goes last and replaces a damaged one.
    const all = [...(await keptParts()).filter((part) => !pieces.includes(part)), ...pieces].slice(-MOST_PARTS);
    const now = gather(all);
    if (!now) return setWrong(t('editor-take-nothing-pasted'));
    setGathered(now);
    await store.putSetting(PARTS, now.data ? [] : all);
    setWrong(now.damaged ? t('editor-take-damaged') : null);
    if (now.data) await open(now.data);
  };

  useEffect(() => {
    if (data) void add(dataIn(data).length > 0 ? dataIn(data) : [data]);
  }, [data]);
  return { offered, gathered, wrong, setWrong, add };
}

type Taking = ReturnType<typeof useTaken>;

/** The running camera, whose codes are added. */
function useCamera({ offered, setWrong, add }: Taking, video: RefObject<HTMLVideoElement | null>) {
  const [scanning, setScanning] = useState(false);
  const [sees, setSees] = useState(false);
  useEffect(() => {
    if (!scanning || offered || !video.current) return;
    setWrong(null);
    setSees(false);
    return scan(
      video.current,
      (text) => {
        const pieces = dataIn(text);
        if (pieces.length > 0) void add(pieces);
        else setWrong(t('editor-take-other-code'));
      },
      (what) => {
        setWrong(t(what));
        setScanning(false);
      },
      () => setSees(true),
    );
  }, [scanning, offered]);
  return { scanning, setScanning, sees };
}

export function TakePage({ data }: { readonly data?: string | undefined }) {
  const taking = useTaken(data);
  const { offered } = taking;
  return (
    <Screen>
      <main>
        <Masthead aside={t('editor-aside')} />
        {offered ? <Offer of={offered} onLeave={() => goInstead('scenarios')} /> : <Take taking={taking} />}
      </main>
    </Screen>
  );
}

function Take({ taking }: { readonly taking: Taking }) {
  const { gathered, wrong, add } = taking;
  const video = useRef<HTMLVideoElement>(null);
  const { scanning, setScanning, sees } = useCamera(taking, video);
  return (
    <>
      <Question>{t('editor-take-in')}</Question>
      {wrong && <Notice what={wrong} safe={t('editor-nothing-changed')} />}
      {gathered && <StillToCome of={gathered} />}
      {scanning && <p role="status">{sees ? t('editor-take-hold') : t('editor-take-waiting')}</p>}
      {scanning && (
        <video ref={video} class="camera" muted playsInline>
          <track kind="captions" />
        </video>
      )}
      <div class="deeds">
        {canScan() ? (
          <Button kind="primary" onClick={() => setScanning(!scanning)}>
            {scanning ? t('editor-take-stop') : t('editor-take-camera')}
          </Button>
        ) : (
          <p>{t('editor-take-no-camera')}</p>
        )}
        <Paste onPaste={add} />
        <Button kind="quiet" href={to('scenarios')}>
          {t('scenario-all')}
        </Button>
      </div>
    </>
  );
}

function StillToCome({ of: { total, have } }: { readonly of: Gathering }) {
  const missing = Array.from({ length: total }, (_, i) => i + 1).filter((n) => !have.includes(n));
  if (missing.length === 0) return null;
  return (
    <p role="status" class="totals">
      {t('editor-take-parts', { have: have.length, total, missing })}
    </p>
  );
}

function Paste({ onPaste }: { readonly onPaste: (pieces: readonly string[]) => Promise<void> }) {
  const [pasted, setPasted] = useState('');
  return (
    <>
      <Field label={t('editor-take-paste')}>
        {(it) => <textarea {...it} value={pasted} onInput={({ currentTarget: { value } }) => setPasted(value)} />}
      </Field>
      <Button
        reason={pasted.trim() === '' && t('editor-take-paste-first')}
        onClick={() => void onPaste(dataIn(pasted)).then(() => setPasted(''))}
      >
        {t('editor-take-open')}
      </Button>
    </>
  );
}
