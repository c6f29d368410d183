/** The room of a battle: the day on top, the rail at the foot, and between them the turn, the army, or the journal. */
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PHASE_NAMES } from '../../battlefield/battle.ts';
import { visibilityNow } from '../../battlefield/sky/visibility.ts';
import { weatherWords } from '../../battlefield/sky/weather.ts';
import { clock } from '../../book/terms.ts';
import { Button, DayLine, Empty, Hidden, Notice, Phases, Rail, Screen } from '../components/index.ts';
import {
  beforeShowing,
  closeBattle,
  damage,
  handOver,
  hold,
  journal,
  openBattle,
  openId,
  seat,
  seen,
  type Trouble,
  takePen,
  takesBack,
  trouble,
} from '../desk/desk.ts';
import { keepStorage, stayAwake } from '../desk/phone.ts';
import { whenIdle } from '../idle.ts';
import { type Fetched, fetchAhead, lazy, lazyPart } from '../lazy.tsx';
import { goBack, to } from '../route.ts';
import { Stages, useShown } from '../stages.tsx';
import { playing } from '../title.ts';
import { HandOver, Seat } from './hand-over.tsx';
import { anotherPage, partsFor, TURN_PARTS, Turn } from './turn.tsx';

const Army = lazyPart<{ id: string }>(async () => (await import('./army.tsx')).Army);
const JournalRoom = lazyPart<{ id: string }>(async () => (await import('./journal.tsx')).JournalRoom);
const Papers = lazy<{ id: string; of: string }>(async () => (await import('./papers.tsx')).Papers);
const SkySheet = lazy<{ onClose: () => void }>(async () => (await import('./sky.tsx')).SkySheet);
const RulingsSheet = lazy<{ onClose: () => void }>(async () => (await import('./rulings-sheet.tsx')).RulingsSheet);
const ReferenceSheet = lazy<{ id: string; chart?: string | undefined; onClose: () => void }>(
  async () => (await import('../reference/reference.tsx')).ReferenceSheet,
);
const UnitSheet = lazy<{ id: string; onClose: () => void }>(async () => (await import('./unit-sheet.tsx')).UnitSheet);
const AfterSheet = lazy<{ onClose: () => void }>(async () => (await import('./after.tsx')).AfterSheet);
const FormationSheet = lazy<{ id: string; onClose: () => void }>(
  async () => (await import('./formation-sheet.tsx')).FormationSheet,
);

effect(() => {
  playing.value = journal.value?.header.title;
});

beforeShowing((battle) => Promise.all(partsFor(battle).map((part) => part.fetch())));

/** What lies over the turn or beside it. */
const ROOMS: readonly Fetched[] = [
  Army,
  UnitSheet,
  FormationSheet,
  JournalRoom,
  SkySheet,
  ReferenceSheet,
  RulingsSheet,
  Papers,
  AfterSheet,
];

/** All that this battle may come to, so that from then on nothing waits and nothing needs the network. */
async function fetchAll(): Promise<void> {
  await fetchAhead(TURN_PARTS);
  await fetchAhead(ROOMS);
  // The way out when the disk fails.
  await import('../desk/files.ts').catch(() => undefined);
  // What fails here would fail at the throw, and is told there.
  await import('../rehearsal.tsx').then(({ rehearse }) => rehearse()).catch(() => undefined);
}

export interface BattleRoomProps {
  readonly id: string;
  readonly room: string;
  readonly of?: string | undefined;
}

export function BattleRoom({ id, room, of }: BattleRoomProps) {
  const [wrong, setWrong] = useState<Trouble | null>(null);
  useEffect(() => {
    void openBattle(id).then(setWrong);
    stayAwake(true);
    void keepStorage();
    const covers = () => {
      if (document.visibilityState === 'hidden') seat.value = 'both';
    };
    document.addEventListener('visibilitychange', covers);
    return () => {
      document.removeEventListener('visibilitychange', covers);
      stayAwake(false);
      closeBattle();
    };
  }, [id]);
  const ready = openId.value === id;
  useEffect(() => {
    if (ready) return whenIdle(fetchAll);
  }, [ready]);
  // The reference lies over the room it was opened in, and gives it back as it was.
  const under = useRef<{ readonly room: string; readonly of?: string | undefined }>({ room: 'turn' });
  if (room !== 'reference') under.current = { room, of };
  const { room: shown, of: shownOf } = under.current;
  if (wrong)
    return (
      <Screen>
        <main>
          <Empty what={wrong.sentence} todo="Other battles are not touched by it.">
            <Button kind="primary" href={to()}>
              Home
            </Button>
          </Empty>
        </main>
      </Screen>
    );
  if (!seen.value || openId.value !== id) return <div class="screen" aria-busy="true" />;
  const back = () => goBack('battle', id, shown === 'turn' || shown === 'army' || shown === 'journal' ? shown : 'turn');
  const book = (chart?: string) => room === 'reference' && <ReferenceSheet id={id} chart={chart} onClose={back} />;
  const atTurn = shown !== 'army' && shown !== 'unit' && shown !== 'formation' && shown !== 'journal';
  const covered =
    shown === 'papers' && shownOf ? (
      <Papers key={shownOf} id={id} of={shownOf} />
    ) : (
      atTurn && handOver.value && <HandOver id={id} side={handOver.value} />
    );
  if (covered)
    return (
      <>
        {covered}
        {/* The chart of what one side is asked would tell of it. */}
        {book(of ?? 'all')}
      </>
    );
  return (
    <>
      {shown === 'army' || shown === 'unit' || shown === 'formation' ? (
        <Frame here="Army" id={id}>
          <Army id={id} />
        </Frame>
      ) : shown === 'journal' ? (
        <Frame here="Journal" id={id}>
          <JournalRoom id={id} />
        </Frame>
      ) : (
        <Stages differs={anotherPage}>{({ battle }) => <Turn id={id} battle={battle} />}</Stages>
      )}
      {room === 'unit' && of && <UnitSheet id={of} onClose={back} />}
      {room === 'formation' && of && <FormationSheet id={of} onClose={back} />}
      {room === 'sky' && <SkySheet onClose={back} />}
      {room === 'after' && <AfterSheet onClose={back} />}
      {room === 'rulings' && <RulingsSheet onClose={back} />}
      {book(of)}
    </>
  );
}

/** The state of the day in one line; a touch opens sky and clock. */
export function Day({ slim }: { readonly slim?: boolean }) {
  const view = useShown();
  const id = openId.value;
  if (!view || !id) return null;
  const { battle, rerolls } = view;
  return (
    <>
      <a href={to('battle', id, 'sky')} class="day-link">
        <DayLine
          time={clock(battle.minutes)}
          turn={battle.turn}
          weather={battle.sky.fog ? 'Fog' : weatherWords(battle.sky)}
          visibility={`${visibilityNow(battle).total} cm`}
          ground={{ hard: 'Hard', soft: 'Soft', mud: 'Mud' }[battle.sky.ground]}
          sides={{ a: battle.sides.a.name, b: battle.sides.b.name }}
          rerolls={rerolls}
        />
        <Hidden>Open sky and clock</Hidden>
      </a>
      <Phases now={battle.phase} name={PHASE_NAMES[battle.phase]} {...(slim && { slim })} />
    </>
  );
}

/** Undo takes one tap, and says what it takes back. */
const undoButton = (may: boolean) => ({ ...takesBack, reason: !may && 'nothing to undo' });

export function BattleRail({ here, id }: { readonly here: string; readonly id: string }) {
  const may = useShown()?.mayUndo ?? false;
  const room = (name: string, path: string) => ({ name, here: here === name, href: to('battle', id, path) });
  return (
    <Rail
      rooms={[room('Turn', 'turn'), room('Army', 'army'), room('Journal', 'journal')]}
      reference={to('battle', id, 'reference')}
      undo={undoButton(may)}
    />
  );
}

/** What went wrong with the last tap, what is safe, and what to do; and whether this tab may write. */
export function Troubles() {
  const wrong = trouble.value;
  return (
    <>
      <Seat />
      {damage.value && <Notice what={damage.value} />}
      {hold.value === 'reading' && (
        <Notice what="Another tab holds the pen of this battle." safe="Here it is shown as it goes on.">
          <Button onClick={takePen}>Take the pen</Button>
        </Notice>
      )}
      {wrong && !damage.value && (
        <Notice
          what={wrong.sentence}
          {...(wrong.export && { safe: 'What you see is what was last saved.', todo: 'Save a file of it to be sure.' })}
        >
          {wrong.export && (
            <Button onClick={() => void import('../desk/files.ts').then(({ saveFile }) => saveFile())}>
              Save a file
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              trouble.value = null;
            }}
          >
            Understood
          </Button>
        </Notice>
      )}
    </>
  );
}

export function Frame({
  here,
  id,
  children,
}: {
  readonly here: string;
  readonly id: string;
  readonly children: ComponentChildren;
}) {
  // A room is entered at its beginning, before it may go to a place of its own.
  useLayoutEffect(() => scrollTo(0, 0), [here]);
  return (
    <Screen day={<Day slim />} foot={<BattleRail here={here} id={id} />}>
      <main>
        <h1 class="out-of-sight">{here}</h1>
        <Troubles />
        {children}
      </main>
    </Screen>
  );
}
