/** The room of a campaign: the month or its open question, the powers, the ledgers, the journal, and the sheets over them. */
import { useEffect, useRef } from 'preact/hooks';
import { isSheet } from '../../../campaign/empires-in-arms/blank.ts';
import { monthNumber } from '../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { isCard } from '../../../campaign/empires-in-arms/cards.ts';
import { sourceOf } from '../../../campaign/empires-in-arms/traced.ts';
import { isPower } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../engine/question.ts';
import { Screen } from '../../components/index.ts';
import { goBack, goInstead } from '../../route.ts';
import { Damaged } from '../../screens/damaged.tsx';
import type { Copied } from '../../session/turn-copies.ts';
import type { RoomProps } from '../campaign-game.ts';
import { NoCampaign } from '../loading.tsx';
import { titled, useAsked, useCampaign } from '../use-campaign.ts';
import { Frame, MonthHead, ROOMS, type RoomName } from './frame.tsx';
import { JournalRoom } from './journal.tsx';
import {
  CardsPage,
  ChartPage,
  EditPiece,
  Figures,
  LeaveExample,
  LinesPage,
  NavalPage,
  NewPiece,
  PlotsPage,
  PoliticalPage,
  PowerDoor,
  Procedures,
  QuarterPage,
  SeatPage,
  Seats,
  SheetPage,
  StandingPage,
  TablePage,
  Unread,
} from './later.ts';
import { Ledger, LedgerAct } from './ledger.tsx';
import { Month, MonthAct } from './month.tsx';
import { PowerPage, Powers } from './powers.tsx';
import { QuestionSheet } from './question.tsx';
import { seat, seen, session } from './session.ts';
import type { SheetOf } from './sheets.tsx';
import { CampaignTroubles, Heard } from './troubles.tsx';
import '../campaign.css';
import './eia.css';

titled(session);

const COPIED: Copied<Campaign> = {
  session,
  game: 'eia',
  turnOf: ({ clock }) => monthNumber(clock.date),
  isOver: () => false,
};

const roomNamed = (name: string): RoomName | undefined => ROOMS.find((room) => room === name);
/** Over which room a sheet lies. */
const OVER: Readonly<Record<string, RoomName>> = {
  power: 'powers',
  figures: 'powers',
  new: 'ledger',
  piece: 'ledger',
  sheet: 'ledger',
  chart: 'ledger',
  cards: 'ledger',
  standing: 'ledger',
  lines: 'powers',
};

function SheetNamed({ name, of, ...sheet }: SheetOf & { readonly name: string; readonly of?: string | undefined }) {
  switch (name) {
    case 'seats':
      return <Seats {...sheet} />;
    case 'figures':
      return <Figures {...sheet} of={of} />;
    case 'leave':
      return <LeaveExample {...sheet} />;
    case 'new':
      return <NewPiece key={of} {...sheet} sheet={of} />;
    case 'piece':
      return <EditPiece key={`${of} ${seat.value}`} {...sheet} of={of} />;
    case 'rules':
      return <Procedures key={of} {...sheet} of={of} />;
    case 'sheet':
      return of !== undefined && isSheet(of) ? <SheetPage {...sheet} of={of} /> : null;
    case 'cards':
      return <CardsPage {...sheet} />;
    case 'chart':
      return of !== undefined && isCard(of) ? <ChartPage key={of} {...sheet} of={of} /> : null;
    default:
      return null;
  }
}

function Under({ id, room, state }: { readonly id: string; readonly room: RoomName; readonly state: Campaign }) {
  const task = asked(state);
  if (room === 'powers')
    return (
      <Frame here="powers" id={id}>
        <Powers id={id} state={state} />
      </Frame>
    );
  if (room === 'ledger')
    return (
      <Frame here="ledger" id={id} act={<LedgerAct id={id} />}>
        <Ledger id={id} state={state} />
      </Frame>
    );
  if (room === 'journal')
    return (
      <Frame here="journal" id={id}>
        <JournalRoom />
      </Frame>
    );
  if (task)
    return (
      <Screen day={<MonthHead id={id} />}>
        <CampaignTroubles />
        <Heard />
        <QuestionSheet key={task.id} state={state} task={task} />
      </Screen>
    );
  return (
    <Frame here="month" id={id} act={<MonthAct id={id} state={state} />}>
      <Month id={id} state={state} />
    </Frame>
  );
}

/** Once the keeper's seat is open the month lies before him, with nothing covered. */
function KeeperPage({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const open = seat.value === 'umpire';
  useEffect(() => {
    if (open) goInstead('campaign', id, 'month');
  }, [open]);
  return open ? null : <PowerDoor id={id} state={state} seat="umpire" />;
}

/** A seat under lock closes when the page is hidden. */
function useCover(state: Campaign | null) {
  const locked = state?.locked !== undefined;
  useEffect(() => {
    const away = () => {
      if (locked && document.visibilityState === 'hidden') seat.value = 'table';
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [locked]);
}

export function Room({ id, room, of }: RoomProps) {
  const wrong = useCampaign(session, COPIED, id);
  const under = useRef<RoomName>('month');
  const wanted = room === 'round' ? 'month' : room;
  const here = roomNamed(wanted);
  if (here) under.current = here;
  else under.current = OVER[wanted] ?? under.current;
  const state = seen.value;
  useCover(state);
  // A question that is asked while a sheet lies open belongs to the month under it.
  const task = state && asked(state)?.id;
  useAsked(task, () => {
    if (here !== 'month') goInstead('campaign', id, 'month');
  });
  if (wrong)
    return (
      <NoCampaign what={wrong.sentence}>
        <Damaged id={id} />
      </NoCampaign>
    );
  if (!state || session.openId.value !== id) return <div class="screen" aria-busy="true" />;
  if (state.unread) return <Unread id={id} state={state} />;
  // What was half typed while a seat was open is gone from the page with it.
  return (
    <Pages
      key={state.locked ? seat.value : ''}
      id={id}
      wanted={wanted}
      of={of}
      state={state}
      under={under.current}
      sheet={!here}
    />
  );
}

interface PagesProps {
  readonly id: string;
  readonly wanted: string;
  readonly of?: string | undefined;
  readonly state: Campaign;
  /** The page under a sheet. */
  readonly under: RoomName;
  readonly sheet: boolean;
}

function Pages({ id, wanted, of, state, under, sheet }: PagesProps) {
  if (wanted === 'seat' && of === 'umpire' && state.locked) return <KeeperPage id={id} state={state} />;
  if (wanted === 'seat' && of !== undefined && isPower(of))
    return <SeatPage key={of} id={id} power={of} state={state} />;
  if (wanted === 'power' && of !== undefined && isPower(of))
    return (
      <Frame here="powers" id={id}>
        <PowerPage id={id} state={state} power={of} />
      </Frame>
    );
  if (wanted === 'plots') return <PlotsPage id={id} state={state} />;
  if (wanted === 'politics') return <PoliticalPage id={id} state={state} />;
  const source = wanted === 'lines' && of !== undefined ? sourceOf(of) : undefined;
  if (source) return <LinesPage key={of} id={id} state={state} source={source} />;
  if (wanted === 'standing') return <StandingPage id={id} state={state} />;
  if (wanted === 'naval') return <NavalPage id={id} state={state} />;
  if (wanted === 'quarter' && of !== undefined && isPower(of))
    return <QuarterPage key={of} id={id} state={state} power={of} />;
  if (wanted === 'table' && of !== undefined) return <TablePage key={of} id={id} state={state} of={of} />;
  const close = () => goBack('campaign', id, under);
  return (
    <>
      <Under id={id} room={under} state={state} />
      {sheet && <SheetNamed name={wanted} of={of} id={id} state={state} onClose={close} />}
    </>
  );
}
