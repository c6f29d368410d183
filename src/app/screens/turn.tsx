/** The turn: one question, one large button. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { asked, type Battle, type Task, unitsOf } from '../../battlefield/battle.ts';
import { laidBy } from '../../battlefield/command/who-may-act.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { cannotGoOn, hitsPending } from '../../battlefield/turn.ts';
import { SIDES } from '../../book/terms.ts';
import { Act, Button, Later, Question, Screen } from '../components/index.ts';
import { useStage } from '../components/stage.ts';
import { act, does, openId } from '../desk/desk.ts';
import type { Shown } from '../desk/shown.ts';
import { type Fetched, type Lazy, lazyPart } from '../lazy.tsx';
import { go, to } from '../route.ts';
import { wide } from '../wide.ts';
import { BattleRail, Day, Troubles } from './battle.tsx';
import { isDuel } from './duel-kinds.ts';
import { CheckStrip } from './turn/strip.tsx';
import { PHASE_BUTTONS, STEP_BUTTONS } from './turn-words.ts';

interface Of {
  readonly battle: Battle;
}
interface OfTask extends Of {
  readonly task: Task;
}
interface InRoom extends Of {
  readonly id: string;
}

const TaskSheet = lazyPart<OfTask>(async () => (await import('./task.tsx')).TaskSheet);
const DuelSheet = lazyPart<OfTask>(async () => (await import('./duel.tsx')).DuelSheet);
const Hint = lazyPart<Of>(async () => (await import('../hints/hint.tsx')).Hint);
const Due = lazyPart<Of>(async () => (await import('./turn/due.tsx')).Due);
const Told = lazyPart<object>(async () => (await import('./turn/told.tsx')).Told);
const InForce = lazyPart<Of>(async () => (await import('./turn/lull.tsx')).InForce);
const Lull = lazyPart<Of>(async () => (await import('./turn/lull.tsx')).Lull);
const CommandPhase = lazyPart<Of>(async () => (await import('./turn/command-phase.tsx')).CommandPhase);
const Arrivals = lazyPart<Of>(async () => (await import('./turn/arrivals.tsx')).Arrivals);
const SkirmishPhase = lazyPart<InRoom>(async () => (await import('./turn/skirmish.tsx')).SkirmishPhase);
const ArtilleryPhase = lazyPart<InRoom>(async () => (await import('./turn/bombardment.tsx')).ArtilleryPhase);
const Commanders = lazyPart<InRoom>(async () => (await import('./turn/commanders.tsx')).Commanders);
const WhoActs = lazyPart<Of>(async () => (await import('./turn/by-the-table.tsx')).WhoActs);
const ChooseCards = lazyPart<Of>(async () => (await import('./turn/contest.tsx')).ChooseCards);
const LeftCardAct = lazyPart<Of>(async () => (await import('./turn/contest.tsx')).LeftCardAct);
const Contest = lazyPart<OfTask>(async () => (await import('./turn/contest.tsx')).Contest);
const ContestAct = lazyPart<OfTask>(async () => (await import('./turn/contest.tsx')).ContestAct);
const ActionStepScreen = lazyPart<InRoom>(async () => (await import('./turn/action.tsx')).ActionStepScreen);
const Recovery = lazyPart<Of>(async () => (await import('./turn/recovery.tsx')).Recovery);
const EndOfTurn = lazyPart<InRoom>(async () => (await import('./turn/day.tsx')).EndOfTurn);
const Army = lazyPart<{ id: string }>(async () => (await import('./army.tsx')).Army);

/** In the order in which a turn comes to them. */
export const TURN_PARTS: readonly Fetched[] = [
  CommandPhase,
  TaskSheet,
  Arrivals,
  SkirmishPhase,
  ArtilleryPhase,
  Commanders,
  ChooseCards,
  LeftCardAct,
  Contest,
  ContestAct,
  ActionStepScreen,
  DuelSheet,
  Recovery,
  EndOfTurn,
  Due,
  Told,
  InForce,
  Lull,
  Hint,
  WhoActs,
  Army,
];

/** The parts that make up this battle's screen: they are there before it is shown, so that nothing comes in under a thumb. */
export function partsFor(battle: Battle): readonly Fetched[] {
  const task = open(battle);
  if (task && task.kind !== 'contest') return [sheetOf(task)];
  const phase = phaseOf(battle);
  return [
    ...(task ? [Contest, ContestAct] : phase ? [phase] : []),
    ...(choiceMade(battle) ? [LeftCardAct] : []),
    ...(mayLull(battle) ? [InForce, Lull] : []),
    ...(waits(battle) ? [Due] : []),
    Told,
    Hint,
    ...(wide.value ? [Army] : []),
  ];
}

/** The question that is asked; one that was open when the battle was ended waits until it is opened again. */
const open = (battle: Battle): Task | undefined => (battle.ended ? undefined : asked(battle));
const waits = (battle: Battle): boolean => !battle.ended && battle.agenda.length > 0;

const choiceMade = (battle: Battle): boolean =>
  battle.phase === 6 && SIDES.every((side) => laidBy(battle, side) !== undefined);

const sheetOf = (task: Task): Lazy<OfTask> => (isDuel(task) ? DuelSheet : TaskSheet);

/** Undefined once the battle is over. */
function phaseOf(battle: Battle): Lazy<InRoom> | undefined {
  if (battle.ended) return undefined;
  if (battle.action) return ActionStepScreen;
  switch (battle.phase) {
    case 1:
      return CommandPhase;
    case 2:
      return Arrivals;
    case 3:
      return SkirmishPhase;
    case 4:
      return ArtilleryPhase;
    case 5:
      return Commanders;
    case 6:
      return battle.help === 'ledger' ? WhoActs : ChooseCards;
    case 7:
      return Recovery;
    default:
      return EndOfTurn;
  }
}

export function Turn({ id, battle }: InRoom) {
  const task = open(battle);
  const Sheet = task && task.kind !== 'contest' ? sheetOf(task) : null;
  // One frame for both, so that the day's line stays from a question to the next.
  return (
    <Screen
      wide={!Sheet}
      day={<Day slim={Sheet !== null} />}
      foot={
        !Sheet && (
          <>
            <Hint battle={battle} />
            <TurnAct battle={battle} />
            <BattleRail here="Turn" id={id} />
          </>
        )
      }
    >
      {Sheet ? (
        <>
          <Troubles />
          <Sheet battle={battle} task={task!} />
        </>
      ) : (
        <Room id={id} battle={battle}>
          <TurnPage battle={battle} id={id} />
        </Room>
      )}
    </Screen>
  );
}

/** Whether the question stands on a page of its own; what is asked on the same page keeps what was unfolded there. */
export const anotherPage = (now: Shown, next: Shown): boolean => pageOf(now.battle) !== pageOf(next.battle);

function pageOf(battle: Battle): string {
  const task = open(battle);
  if (!task) {
    const laid = battle.phase === 6 && SIDES.map((side) => laidBy(battle, side) !== undefined);
    return [battle.turn, battle.phase, battle.action?.formation, battle.action?.step, laid].join();
  }
  const thrown = task.lies.length > 0 && !isDuel(task) && procedureFor(task.kind).needs(battle, task).length === 0;
  return [task.id, thrown].join();
}

/** What is asked, over the rail. */
export function TurnPage({ battle, id }: InRoom) {
  const task = open(battle);
  return task ? <Contest battle={battle} task={task} /> : <Phase battle={battle} id={id} />;
}

/** The turn; on a wide screen the army stands beside it. */
function Room({
  id,
  battle,
  children,
}: {
  readonly id: string;
  readonly battle: Battle;
  readonly children: ComponentChildren;
}) {
  // What is asked next is read from its first word, wherever the page stood.
  const { lit } = useStage();
  useLayoutEffect(() => {
    if (lit) scrollTo(0, 0);
  }, [battle.phase, battle.action?.step, battle.action?.formation]);
  return (
    <div class="columns">
      <main class="turn" tabIndex={-1}>
        <Troubles />
        {mayLull(battle) && <InForce battle={battle} />}
        {waits(battle) && <Due battle={battle} />}
        <Told />
        {children}
        {![2, 8, 9].includes(battle.phase) && <Later>{() => <CheckStrip battle={battle} />}</Later>}
      </main>
      {wide.value && (
        <aside aria-label="Army">
          <Army id={id} />
        </aside>
      )}
    </div>
  );
}

// ---- the large button ----------------------------------------------------------------------------------------------

export function TurnAct({ battle }: { readonly battle: Battle }) {
  const task = open(battle);
  if (task) return task.kind === 'contest' ? <ContestAct battle={battle} task={task} /> : null;
  if (battle.ended)
    return (
      <Act>
        <Button kind="primary" note="losses, officers, tomorrow’s armies" href={to('battle', openId.value!, 'after')}>
          What the day cost
        </Button>
        <Button kind="quiet" onClick={() => void act({ do: 'reopen' })}>
          Open the battle again
        </Button>
      </Act>
    );
  const why = cannotGoOn(battle);
  const hurt = hitsPending(battle);
  if (battle.action) {
    const { step, formation } = battle.action;
    const may = step === 'orders' && battle.formations[formation]!.command !== 'not';
    const unfought = step === 'combats' ? inContact(battle, formation) : '';
    return (
      <Act two={may}>
        <Button kind="primary" reason={why} note={unfought} {...does({ do: 'next' })}>
          {hurt ? 'Settle the hits' : STEP_BUTTONS[step]}
        </Button>
        {may && (
          <Button onClick={() => go('battle', openId.value!, 'formation', battle.action!.formation)}>
            Change the order
          </Button>
        )}
        {step !== 'administration' && <Button {...does({ do: 'finish' })}>Nothing more to do</Button>}
      </Act>
    );
  }
  if (battle.phase === 6 && why) return choiceMade(battle) ? <LeftCardAct battle={battle} /> : null;
  return (
    <Act>
      <Button kind="primary" reason={why} {...does({ do: 'next' })}>
        {hurt ? 'Settle the hits' : PHASE_BUTTONS[battle.phase]}
      </Button>
    </Act>
  );
}

/** Whose contact would be over unfought. */
const inContact = (battle: Battle, formation: string): string => {
  const names = unitsOf(battle, formation)
    .filter(({ said }) => said.contact !== undefined && !(said.holds && said.contactIn === battle.turn))
    .map(({ card }) => card.name);
  return names.length > 0 ? `${names.join(', ')}: in contact, not fought out` : '';
};

// ---- the phases ----------------------------------------------------------------------------------------------------

function Phase({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  if (battle.ended)
    return (
      <>
        <Question>The battle is over.</Question>
        <p>{`${battle.ended.why.charAt(0).toUpperCase()}${battle.ended.why.slice(1)}.`}</p>
        <p class="note">
          The journal tells it from the beginning. A touch on the top line shows the seed, and with it every throw can
          be checked.
        </p>
      </>
    );
  const Part = phaseOf(battle);
  return (
    <>
      {Part && <Part battle={battle} id={id} />}
      {!battle.action && (battle.phase === 1 || battle.phase >= 8) && mayLull(battle) && <Lull battle={battle} />}
    </>
  );
}

/** There is a lull, or it is the time of the turn to agree on one and on the end. */
const mayLull = ({ lull, phase }: Battle): boolean => lull !== null || phase === 9;
