/** The room of a campaign: the round or its open question, the ledger, the journal, and the sheets over them. */
import { useRef } from 'preact/hooks';
import type { Campaign } from '../../../campaign/age-of-napoleon/campaign.ts';
import { asked } from '../../../engine/question.ts';
import { Screen } from '../../components/index.ts';
import { goBack } from '../../route.ts';
import { Damaged } from '../../screens/damaged.tsx';
import type { Copied } from '../../session/turn-copies.ts';
import type { RoomProps } from '../campaign-game.ts';
import { NoCampaign } from '../loading.tsx';
import { titled, useAsked, useCampaign } from '../use-campaign.ts';
import { Calendar } from './calendar.tsx';
import { Frame, Month, type RoomName } from './frame.tsx';
import { HandPage } from './hand.tsx';
import { JournalRoom } from './journal.tsx';
import { Ledger, LedgerAct } from './ledger.tsx';
import { QuestionSheet } from './question.tsx';
import { Round, RoundAct } from './round.tsx';
import { seen, session } from './session.ts';
import {
  AddArea,
  AddArmy,
  AddCorps,
  ArmySheet,
  EditArea,
  EditArmy,
  EditCorps,
  EditSide,
  type SheetOf,
} from './sheets.tsx';
import { CampaignTroubles, Heard } from './troubles.tsx';
import '../campaign.css';

titled(session);

const COPIED: Copied<Campaign> = {
  session,
  game: 'aon',
  turnOf: ({ now }) => now.phase,
  isOver: () => false,
};

const ROOMS: readonly RoomName[] = ['round', 'ledger', 'journal'];
const roomNamed = (name: string): RoomName | undefined => ROOMS.find((room) => room === name);

/** Sheets that lie over the ledger; the others lie over the round. */
const OVER_LEDGER: readonly string[] = ['area', 'corps', 'side', 'set-army'];

function SheetNamed({ name, of, ...sheet }: SheetOf & { readonly name: string; readonly of?: string | undefined }) {
  switch (name) {
    case 'calendar':
      return <Calendar {...sheet} />;
    case 'new-area':
      return <AddArea {...sheet} />;
    case 'new-army':
      return <AddArmy {...sheet} />;
    case 'new-corps':
      return <AddCorps {...sheet} />;
    case 'side':
      return <EditSide {...sheet} side={of === 'b' ? 'b' : 'a'} />;
    default:
      return of === undefined ? null : <SheetOfOne name={name} of={of} {...sheet} />;
  }
}

function SheetOfOne({ name, of, ...sheet }: SheetOf & { readonly name: string; readonly of: string }) {
  switch (name) {
    case 'army':
      return <ArmySheet key={of} of={of} {...sheet} />;
    case 'set-army':
      return <EditArmy key={of} of={of} {...sheet} />;
    case 'corps':
      return <EditCorps key={of} of={of} {...sheet} />;
    case 'area':
      return <EditArea key={of} of={of} {...sheet} />;
    default:
      return null;
  }
}

function Under({ id, room, state }: { readonly id: string; readonly room: RoomName; readonly state: Campaign }) {
  const task = asked(state);
  if (room === 'ledger')
    return (
      <Frame here="ledger" id={id} act={<LedgerAct id={id} state={state} />}>
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
      <Screen day={<Month id={id} />}>
        <CampaignTroubles />
        <Heard />
        <QuestionSheet key={task.id} state={state} task={task} />
      </Screen>
    );
  return (
    <Frame here="round" id={id} act={<RoundAct id={id} state={state} />}>
      <Round id={id} state={state} />
    </Frame>
  );
}

export function Room({ id, room, of }: RoomProps) {
  const wrong = useCampaign(session, COPIED, id);
  const under = useRef<RoomName>('round');
  const here = roomNamed(room);
  if (here) under.current = here;
  else if (OVER_LEDGER.includes(room) && under.current !== 'ledger') under.current = 'ledger';
  const state = seen.value;
  // A question that is asked while a sheet lies open belongs to the page under it.
  const task = state && asked(state)?.id;
  useAsked(task, () => {
    if (!here) goBack('campaign', id, 'round');
  });
  if (wrong)
    return (
      <NoCampaign what={wrong.sentence}>
        <Damaged id={id} />
      </NoCampaign>
    );
  if (!state || session.openId.value !== id) return <div class="screen" aria-busy="true" />;
  if (room === 'hand') return <HandPage key={of} id={id} side={of === 'b' ? 'b' : 'a'} state={state} />;
  const close = () => goBack('campaign', id, under.current);
  return (
    <>
      <Under id={id} room={under.current} state={state} />
      {!here && <SheetNamed name={room} of={of} id={id} state={state} onClose={close} />}
    </>
  );
}
