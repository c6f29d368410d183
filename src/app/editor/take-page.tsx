/** What a link or a sequence of codes brings: put together, looked at, and only then put on the shelf. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Draft, readDraft } from '../../scenarios/draft.ts';
import { dataIn, type Gathering, gather, readPart, unpack } from '../../scenarios/link.ts';
import { speak } from '../../words/speak.ts';
import { Button, count, Field, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { store } from '../desk/battles.ts';
import { goInstead, to } from '../route.ts';
import { problemsSaid } from '../spoken.ts';
import { canScan, scan } from './camera.ts';
import { Offer } from './offer.tsx';

/** Parts that came in one by one, each perhaps in a page of its own; kept until the scenario is whole. */
const PARTS = 'scenario-parts';

async function keptParts(): Promise<readonly string[]> {
  const kept = await store.getSetting(PARTS);
  return kept.ok && Array.isArray(kept.value) ? kept.value.filter((part) => typeof part === 'string') : [];
}

export function TakePage({ data }: { readonly data?: string | undefined }) {
  const [offered, offer] = useState<Draft | null>(null);
  const [gathered, setGathered] = useState<Gathering | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [scanning, setScanning] = useState(false);
  const [sees, setSees] = useState(false);
  const [pasted, setPasted] = useState('');
  const video = useRef<HTMLVideoElement>(null);

  const open = async (whole: string) => {
    const text = await unpack(whole);
    if (!text.ok) return setWrong(speak(text.said));
    let json: unknown = null;
    try {
      json = JSON.parse(text.text);
    } catch {
      return setWrong('This link holds no scenario. Ask for it again, or for the file.');
    }
    const read = readDraft(json);
    if (!read.ok) return setWrong(problemsSaid(read.problems));
    setWrong(null);
    offer(read.draft);
  };

  /** One piece or several; the scenario opens once it is whole. */
  const add = async (pieces: readonly string[]): Promise<void> => {
    const whole = pieces.find((piece) => !readPart(piece));
    if (whole) return open(whole);
    // A part that is read anew comes last, and so takes the place of a damaged one.
    const all = [...(await keptParts()).filter((part) => !pieces.includes(part)), ...pieces].slice(-80);
    const now = gather(all);
    if (!now) return setWrong('There is no scenario in what was pasted. Copy the whole link.');
    setGathered(now);
    await store.putSetting(PARTS, now.data ? [] : all);
    setWrong(now.damaged ? 'One of the parts is damaged. Read them once more; the sound ones are kept.' : null);
    if (now.data) await open(now.data);
  };

  useEffect(() => {
    if (data) void add(dataIn(data).length > 0 ? dataIn(data) : [data]);
  }, [data]);

  useEffect(() => {
    if (!scanning || offered || !video.current) return;
    setWrong(null);
    setSees(false);
    return scan(
      video.current,
      (text) => {
        const pieces = dataIn(text);
        if (pieces.length > 0) void add(pieces);
        else setWrong('That code holds no scenario. Show one that this app has made.');
      },
      (sentence) => {
        setWrong(sentence);
        setScanning(false);
      },
      () => setSees(true),
    );
  }, [scanning, offered]);

  const missing = gathered
    ? Array.from({ length: gathered.total }, (_, i) => i + 1).filter((n) => !gathered.have.includes(n))
    : [];
  return (
    <Screen>
      <main>
        <Masthead aside="scenario" />
        {offered ? (
          <Offer of={offered} onLeave={() => goInstead('scenarios')} />
        ) : (
          <>
            <Question>Take in a scenario</Question>
            {wrong && <Notice what={wrong} safe="Nothing was changed." />}
            {gathered && missing.length > 0 && (
              <p role="status" class="totals">
                {count(gathered.have.length, 'part')} of {gathered.total} are here. Still to come: {missing.join(', ')}.
              </p>
            )}
            {scanning && (
              <p role="status">
                {sees
                  ? 'Hold the code in the picture.'
                  : 'Waiting for the camera. The browser may ask whether it may be used.'}
              </p>
            )}
            {scanning && (
              <video ref={video} class="camera" muted playsInline>
                <track kind="captions" />
              </video>
            )}
            <div class="deeds">
              {canScan() ? (
                <Button kind="primary" onClick={() => setScanning(!scanning)}>
                  {scanning ? 'Stop the camera' : 'Read the codes with the camera'}
                </Button>
              ) : (
                <p>
                  This browser cannot read codes itself. The phone’s own camera app can: point it at the code, and open
                  the link it finds. Or paste the link here, or take in the file under Scenarios.
                </p>
              )}
              <Field label="Or paste the link, or all the links">
                {(it) => (
                  <textarea {...it} value={pasted} onInput={({ currentTarget: { value } }) => setPasted(value)} />
                )}
              </Field>
              <Button
                reason={pasted.trim() === '' && 'nothing pasted yet'}
                onClick={() => void add(dataIn(pasted)).then(() => setPasted(''))}
              >
                Open it
              </Button>
              <Button kind="quiet" href={to('scenarios')}>
                Scenarios
              </Button>
            </div>
          </>
        )}
      </main>
    </Screen>
  );
}
