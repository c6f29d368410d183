/** The room of a battle: the turn, the army or the journal, and what opens over them. */
import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../words/t.ts';
import { Button, Empty, Screen } from '../components/index.ts';
import { whenIdle } from '../idle.ts';
import { lazy } from '../lazy.tsx';
import { sky } from '../of-sky.tsx';
import { goBack, to } from '../route.ts';
import {
  closeBattle,
  handOver,
  journal,
  openBattle,
  openId,
  seat,
  seen,
  type Trouble,
} from '../session/battle-session.ts';
import { keepStorage, stayAwake } from '../session/phone.ts';
import { playing } from '../title.ts';
import { large } from '../wide.ts';
import { Army } from './army.tsx';
import { Damaged, Frame } from './frame.tsx';
import { Turn } from './turn.tsx';
import { UnitSheet } from './unit-sheet.tsx';

const reference = () => import('../parts/reference.ts');
const ReferenceSheet = lazy(async () => (await reference()).ReferenceSheet, 'reference', 'rulings');
const RulingsSheet = lazy(async () => (await reference()).RulingsSheet, 'rulings');

const GlanceRoom = lazy(async () => (await import('../parts/glance.ts')).GlanceRoom, 'glance');
const SkySheet = lazy(async () => (await sky()).SkySheet, 'beside');
const HandOver = lazy(async () => (await sky()).HandOver);
const FormationSheet = lazy(async () => (await sky()).FormationSheet, 'beside');
const AfterSheet = lazy(async () => (await import('../parts/after.ts')).AfterSheet, 'beside');
const AnyTime = lazy(async () => (await import('../parts/any.ts')).AnyTime, 'beside');
const Papers = lazy(async () => (await import('../parts/papers.ts')).Papers, 'papers');
const SeatRoom = lazy(async () => (await import('../parts/umpire.ts')).SeatRoom, 'umpire');
const JournalRoom = lazy(async () => (await import('../parts/story.ts')).JournalRoom);
const ProofRoom = lazy(async () => (await import('../parts/proof.ts')).ProofRoom, 'proof', 'taking');

effect(() => {
  playing.value = journal.value?.header.title;
});

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
    // Fetched, and its key made, while all is well: a file is most needed when things go wrong.
    const notIdle = whenIdle(() => import('../parts/keep.ts').then(({ keepWell }) => keepWell(id)).catch(() => null));
    const covers = () => {
      if (document.visibilityState === 'hidden') seat.value = 'both';
    };
    document.addEventListener('visibilitychange', covers);
    return () => {
      document.removeEventListener('visibilitychange', covers);
      notIdle();
      stayAwake(false);
      closeBattle();
    };
  }, [id]);
  // The reference opens over the current room and returns to it.
  const under = useRef<{ readonly room: string; readonly of?: string | undefined }>({ room: 'turn' });
  if (room !== 'reference') under.current = { room, of };
  const { room: shown, of: shownOf } = under.current;
  // Beside both armies a unit's sheet lies over the turn it was opened from.
  const from = useRef(shown);
  if (/^(turn|army|journal)$/.test(shown)) from.current = shown;
  const ofArmy = shown === 'unit' || shown === 'formation';
  const here = ofArmy && !(large.value && from.current === 'turn') ? 'army' : shown;
  if (wrong)
    return (
      <Screen>
        <main>
          <Empty what={wrong.sentence} todo={t('battle-others-safe')}>
            <Button kind="primary" href={to()}>
              {t('shell-home')}
            </Button>
            <Damaged id={id} />
          </Empty>
        </main>
      </Screen>
    );
  if (!seen.value || openId.value !== id) return <div class="screen" aria-busy="true" />;
  if (room === 'proof') return <ProofRoom onClose={() => goBack('battle', id, 'sky')} />;
  if (room === 'glance') return <GlanceRoom id={id} />;
  const back = () => goBack('battle', id, shown === 'turn' || shown === 'army' || shown === 'journal' ? shown : 'turn');
  const book = (chart?: string) => room === 'reference' && <ReferenceSheet id={id} chart={chart} onClose={back} />;
  const atTurn = here !== 'army' && here !== 'journal';
  const seatAsked = shown === 'papers' ? shownOf : atTurn && handOver.value;
  const covered =
    seen.value.battle.keys && seatAsked ? (
      <SeatRoom key={seatAsked} id={id} seat={seatAsked} />
    ) : shown === 'papers' && shownOf ? (
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
      {here === 'army' ? (
        <Frame here="army" id={id}>
          <Army id={id} />
        </Frame>
      ) : here === 'journal' ? (
        <Frame here="journal" id={id}>
          <JournalRoom id={id} />
        </Frame>
      ) : (
        <Turn id={id} battle={seen.value.battle} />
      )}
      {room === 'unit' && of && <UnitSheet key={of} id={of} onClose={back} />}
      {room === 'formation' && of && <FormationSheet key={of} id={of} onClose={back} />}
      {room === 'any' && <AnyTime what={of} onClose={back} />}
      {room === 'sky' && <SkySheet onClose={back} />}
      {room === 'after' && <AfterSheet onClose={back} />}
      {room === 'rulings' && <RulingsSheet onClose={back} />}
      {book(of)}
    </>
  );
}
