/** The turn: one question, one large button. */

import type { ComponentChildren } from 'preact';
import { asked, type Battle } from '../../battlefield/battle.ts';
import { cannotGoOn, hitsPending } from '../../battlefield/turn.ts';
import { weatherWords } from '../../battlefield/weather.ts';
import { laidBy } from '../../battlefield/who-may-act.ts';
import { clock, SIDES } from '../../book/terms.ts';
import { Act, Button, Question, Screen } from '../components/index.ts';
import { act, openId, seen } from '../desk/desk.ts';
import { Hint } from '../hints/hint.tsx';
import { go, to } from '../route.ts';
import { wide } from '../wide.ts';
import { PHASE_BUTTONS, PHASE_QUESTIONS, STEP_BUTTONS } from '../words.ts';
import { Army } from './army.tsx';
import { BattleRail, Day, Troubles } from './battle.tsx';
import { DuelSheet, isDuel } from './duel.tsx';
import { TaskSheet } from './task.tsx';
import { ActionStepScreen } from './turn/action.tsx';
import { ArtilleryPhase } from './turn/bombardment.tsx';
import { WhoActs } from './turn/by-the-table.tsx';
import { ChooseCards, Contest, ContestAct, LeftCardAct } from './turn/contest.tsx';
import { Due } from './turn/due.tsx';
import { InForce, Lull } from './turn/lull.tsx';
import { Arrivals, Commanders, CommandPhase, Recovery } from './turn/phases.tsx';
import { DayBar } from './turn/rows.tsx';
import { SkirmishPhase } from './turn/skirmish.tsx';
import { CheckStrip } from './turn/strip.tsx';

export function Turn({ id }: { readonly id: string }) {
  const view = seen.value;
  if (!view) return null;
  const { battle } = view;
  const task = asked(battle);
  const onSheet = task && task.kind !== 'contest';
  if (onSheet)
    return (
      <Screen day={<Day slim />}>
        <Troubles />
        {isDuel(task) ? <DuelSheet battle={battle} task={task} /> : <TaskSheet battle={battle} task={task} />}
      </Screen>
    );
  return (
    <Room id={id} battle={battle}>
      {task ? <Contest battle={battle} task={task} /> : <Phase battle={battle} id={id} />}
    </Room>
  );
}

/** The turn's frame; on a wide screen the army stands beside it. */
function Room({
  id,
  battle,
  children,
}: {
  readonly id: string;
  readonly battle: Battle;
  readonly children: ComponentChildren;
}) {
  return (
    <Screen
      wide
      day={<Day />}
      foot={
        <>
          <Hint battle={battle} />
          <TurnAct battle={battle} />
          <BattleRail here="Turn" id={id} />
        </>
      }
    >
      <div class="columns">
        <main class="turn" tabIndex={-1}>
          <Troubles />
          <InForce battle={battle} />
          <Due battle={battle} />
          {children}
          {![2, 8, 9].includes(battle.phase) && <CheckStrip battle={battle} />}
        </main>
        {wide.value && (
          <aside aria-label="Army">
            <Army id={id} />
          </aside>
        )}
      </div>
    </Screen>
  );
}

// ---- the large button ----------------------------------------------------------------------------------------------

function TurnAct({ battle }: { readonly battle: Battle }) {
  const task = asked(battle);
  if (task) return task.kind === 'contest' ? <ContestAct battle={battle} task={task} /> : null;
  if (battle.ended)
    return (
      <Act>
        <Button kind="primary" onClick={() => void act({ do: 'reopen' })}>
          Open the battle again
        </Button>
      </Act>
    );
  const why = cannotGoOn(battle);
  const hurt = hitsPending(battle);
  if (battle.action) {
    const { step } = battle.action;
    return (
      <Act two={step === 'orders'}>
        <Button kind="primary" reason={why} onClick={() => void act({ do: 'next' })}>
          {hurt ? 'Settle the hits' : STEP_BUTTONS[step]}
        </Button>
        {step === 'orders' && (
          <Button onClick={() => go('battle', openId.value!, 'formation', battle.action!.formation)}>
            Change the order
          </Button>
        )}
        {step !== 'administration' && <Button onClick={() => void act({ do: 'finish' })}>Nothing more to do</Button>}
      </Act>
    );
  }
  if (battle.phase === 6 && why)
    return SIDES.every((side) => laidBy(battle, side) !== undefined) ? <LeftCardAct battle={battle} /> : null;
  return (
    <Act>
      <Button kind="primary" reason={why} onClick={() => void act({ do: 'next' })}>
        {hurt ? 'Settle the hits' : PHASE_BUTTONS[battle.phase]}
      </Button>
    </Act>
  );
}

// ---- the phases ----------------------------------------------------------------------------------------------------

function Phase({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  if (battle.ended)
    return (
      <>
        <Question>The battle is over.</Question>
        <p>{battle.ended.why}</p>
        <Button note="losses, officers, tomorrow's armies" href={to('battle', id, 'after')}>
          What the day cost
        </Button>
        <p class="note">
          The journal tells it from the beginning; in Settings of the battle the seed is shown, and with it every throw
          can be checked.
        </p>
      </>
    );
  if (battle.action) return <ActionStepScreen battle={battle} id={id} />;
  switch (battle.phase) {
    case 1:
      return (
        <>
          <CommandPhase battle={battle} />
          <Lull battle={battle} />
        </>
      );
    case 2:
      return <Arrivals battle={battle} />;
    case 3:
      return <SkirmishPhase battle={battle} id={id} />;
    case 4:
      return <ArtilleryPhase battle={battle} id={id} />;
    case 5:
      return <Commanders battle={battle} id={id} />;
    case 6:
      return battle.help === 'ledger' ? <WhoActs battle={battle} /> : <ChooseCards battle={battle} />;
    case 7:
      return <Recovery battle={battle} />;
    default:
      return (
        <>
          <Question>
            {battle.agenda.length > 0
              ? `It is ${clock(battle.minutes)}, ${weatherWords(battle.sky).toLowerCase()}.`
              : PHASE_QUESTIONS[battle.phase]}
          </Question>
          <DayBar battle={battle} />
          <Lull battle={battle} />
          {battle.help === 'ledger' && (
            <Button href={to('battle', id, 'sky')}>Set the clock and the sky by hand</Button>
          )}
        </>
      );
  }
}
