/** A file from another app: a battle or a scenario is shown first, anything else goes to the reader. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_BYTES, MEGABYTE } from '../../orders-of-battle/bytes.ts';
import type { Draft } from '../../scenarios/draft.ts';
import { whatIs } from '../../scenarios/incoming.ts';
import type { KeptLine } from '../../scenarios/kept.ts';
import { dataIn } from '../../scenarios/link.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Masthead, Notice, Question, Screen } from '../components/index.ts';
import { begin, openBytes, taking } from '../editor/import/session.ts';
import { Offer } from '../editor/offer.tsx';
import { getScenario } from '../editor/shelf.ts';
import { listKept, makeNew } from '../editor/shelf-keeping.ts';
import { lazy } from '../lazy.tsx';
import { go, goInstead, route, to } from '../route.ts';
import { readScenario } from '../session/gatekeeper.ts';
import { isLockedFile } from '../session/locked-file.ts';
import type { Offered } from '../session/record-taking.ts';
import { type HandedOver, handedOver, MOST_FILES } from '../session/shared.ts';
import { weighBattle } from '../session/take-battle.ts';
import { isUnderLock } from '../session/under-lock.ts';
import { whyNot } from '../spoken.ts';
import { Checking } from './checking.tsx';
import { RecordOffer } from './record-offer.tsx';

/** Why the service worker could not store it. */
const NOT_LAID_BY = ['nothing', 'large', 'full', 'foreign', 'broken'] as const;

type Found =
  | { readonly is: 'reading' | 'none' | 'broken' }
  | { readonly is: 'locked'; readonly text: string; readonly from: HandedOver }
  | { readonly is: 'backup'; readonly text: string; readonly from: HandedOver }
  | { readonly is: 'battle'; readonly offer: Offered; readonly from: HandedOver }
  | { readonly is: 'scenario'; readonly draft: Draft; readonly origin?: unknown; readonly from: HandedOver }
  | { readonly is: 'order-of-battle'; readonly from: HandedOver; readonly words: string }
  | { readonly is: 'refused'; readonly why: string; readonly from: HandedOver };

const LockedFilePage = lazy(async () => (await import('../parts/umpire.ts')).LockedFilePage, 'umpire');
const Restore = lazy(async () => (await import('../parts/backup.ts')).Restore, 'backup');

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export function SharedPage({ said }: { readonly said?: string | undefined }) {
  const [found, setFound] = useState<Found>({ is: 'reading' });
  const [left, setLeft] = useState(0);

  const next = async (): Promise<void> => {
    const all = await handedOver();
    const [from] = all;
    setLeft(Math.max(0, all.length - 1));
    if (!from) return setFound({ is: 'none' });
    const text = textOf(from.bytes);
    const refused = (why: string) => setFound({ is: 'refused', why, from });
    switch (whatIs(text)) {
      case 'nothing':
        return refused(t('shared-empty'));
      case 'backup':
        return setFound({ is: 'backup', text, from });
      case 'battle': {
        if (isLockedFile(text)) return setFound({ is: 'locked', text, from });
        const offer = await weighBattle(text);
        return offer.ok ? setFound({ is: 'battle', offer, from }) : refused(offer.sentence);
      }
      case 'scenario': {
        const read = await readScenario(text);
        if (!read.ok) return refused(whyNot(read));
        if (await isUnderLock(read.draft.id)) {
          // Here it would stay readable until someone decides; the sender still has it.
          await from.done();
          return refused(t('scenario-under-lock'));
        }
        return setFound({ is: 'scenario', draft: read.draft, origin: read.origin, from });
      }
      case 'link': {
        const pieces = dataIn(text);
        if (pieces.length === 0) return refused(t('shared-half-link'));
        await from.done();
        return goInstead('take', pieces.join(' '));
      }
      case 'order-of-battle':
        return setFound({ is: 'order-of-battle', from, words: text.trim().slice(0, 400) });
    }
  };
  // The route changes when another file is opened on this page. Only one check runs at a time, or a battle would be
  // imported twice.
  const place = route.value;
  const looking = useRef<Promise<void>>(Promise.resolve());
  const look = (): Promise<void> => {
    looking.current = looking.current.then(next).catch(() => setFound({ is: 'broken' }));
    return looking.current;
  };
  useEffect(() => {
    void look();
  }, [place]);

  const took = async (from: HandedOver, id: string) => {
    await from.done();
    goInstead('battle', id);
  };
  const leave = async (from: HandedOver) => {
    await from.done();
    await look();
  };
  const why = NOT_LAID_BY.find((each) => each === said);
  return (
    <Screen>
      <main aria-busy={found.is === 'reading'}>
        <Masthead aside={t('shared-aside')} />
        {why && (
          <Notice
            what={t('shared-not-laid-by', { why, files: MOST_FILES, mb: MAX_BYTES / MEGABYTE })}
            safe={t('shared-nothing-changed')}
          />
        )}
        {left > 0 && <p class="note">{t('shared-more', { n: left })}</p>}
        <FoundHere found={found} show={setFound} onTaken={took} onLeave={leave} />
      </main>
    </Screen>
  );
}

interface FoundProps {
  readonly found: Found;
  readonly show: (found: Found) => void;
  readonly onTaken: (from: HandedOver, id: string) => Promise<void>;
  readonly onLeave: (from: HandedOver) => Promise<void>;
}

/** The file, and what can be done with it. */
function FoundHere({ found, show, onTaken, onLeave }: FoundProps) {
  switch (found.is) {
    case 'reading':
      return <Checking />;
    case 'battle':
      return (
        <RecordOffer
          of={found.offer}
          onTaken={(id) => void onTaken(found.from, id)}
          onLeave={() => void onLeave(found.from)}
        />
      );
    case 'locked': {
      const { from } = found;
      const opened = async (record: string) => {
        const offer = await weighBattle(record);
        show(offer.ok ? { is: 'battle', offer, from } : { is: 'refused', why: offer.sentence, from });
      };
      return (
        <LockedFilePage
          text={found.text}
          onOpened={(record) => void opened(record)}
          onLeave={() => void onLeave(from)}
        />
      );
    }
    case 'backup':
      return <Restore text={found.text} onLeave={() => void onLeave(found.from)} />;
    case 'scenario':
      return (
        <Offer
          of={found.draft}
          origin={found.origin}
          onTaken={found.from.done}
          onLeave={() => void onLeave(found.from)}
        />
      );
    case 'order-of-battle':
      return <Into found={found} onLeave={() => void onLeave(found.from)} />;
    case 'refused':
      return (
        <>
          <Notice
            what={found.from.name ? t('shared-of', { name: found.from.name, what: found.why }) : found.why}
            safe={t('shared-nothing-changed')}
          />
          <Button kind="primary" onClick={() => void onLeave(found.from)}>
            {t('shared-leave')}
          </Button>
        </>
      );
    case 'broken':
      return (
        <>
          <Notice what={t('shared-unread')} safe={t('shared-nothing-changed')} />
          <Button kind="primary" href={to()}>
            {t('shell-home')}
          </Button>
        </>
      );
    case 'none':
      return (
        <Empty what={t('shared-none')} todo={t('shared-none-todo')}>
          <Button kind="primary" href={to()}>
            {t('shell-home')}
          </Button>
          <Button href={to('scenarios')}>{t('shared-scenarios')}</Button>
        </Empty>
      );
  }
}

/** The reader needs a scenario to read an order of battle into. */
function Into({
  found: { from, words },
  onLeave,
}: {
  readonly found: Extract<Found, { is: 'order-of-battle' }>;
  readonly onLeave: () => void;
}) {
  const [kept, setKept] = useState<readonly KeptLine[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    void listKept().then((listed) => (listed.ok ? setKept(listed.value) : setWrong(listed.sentence)));
  }, []);
  const into = async (id: string) => {
    const got = await getScenario(id);
    if (!got.ok) return setWrong(got.sentence);
    begin(id, got.value.sides.a.armyType);
    const opening = openBytes(from.bytes, from.name);
    go('edit', id, 'import');
    await opening;
    // If it was not read, it stays: the reader may not have loaded.
    if (taking.value?.opened) await from.done();
  };
  return (
    <>
      <Question>{t('shared-into-which')}</Question>
      <p>{from.name ? t('shared-no-battle', { name: from.name }) : t('shared-text-no-battle')}</p>
      <p class="source-line">{words}</p>
      {wrong && <Notice what={wrong} safe={t('shared-nothing-changed')} />}
      <div class="deeds">
        <Button
          kind="primary"
          onClick={() => void makeNew().then((made) => (made.ok ? into(made.value) : setWrong(made.sentence)))}
        >
          {t('shared-into-new')}
        </Button>
        {kept
          .filter(({ unreadable }) => !unreadable)
          .slice(0, 8)
          .map(({ id, title }) => (
            <Button key={id} onClick={() => void into(id)}>
              {t('shared-into', { title })}
            </Button>
          ))}
        <Button kind="quiet" onClick={onLeave}>
          {t('shared-leave')}
        </Button>
      </div>
    </>
  );
}
