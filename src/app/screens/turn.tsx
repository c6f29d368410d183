/** The turn: one question, one large button. */

import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { asked, type Battle, type PhaseNumber, type Task, unitsOf } from '../../battlefield/battle.ts';
import type { PlayOf } from '../../battlefield/handling.ts';
import { hasToFight } from '../../battlefield/ledger/contact.ts';
import { afterPassing, drawn, drawnAtOnce, mayGoToFormations, nextStop } from '../../battlefield/passing.ts';
import type { Play } from '../../battlefield/plays.ts';
import { cannotGoOn, hitsPending } from '../../battlefield/turn.ts';
import { word } from '../../engine/message.ts';
import { spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { battleInCopy } from '../battle-copy.ts';
import { Act, Button, classes, Question, Screen } from '../components/index.ts';
import { Hint } from '../hints/first-battle.tsx';
import { lazy } from '../lazy.tsx';
import { ofSky } from '../of-sky.tsx';
import { go, to } from '../route.ts';
import { act, does, lastExport, openId } from '../session/battle-session.ts';
import { large, tablet, wide } from '../wide.ts';
import { Army } from './army.tsx';
import { DuelSheet } from './duel.tsx';
import { isDuel } from './duel-kinds.ts';
import { BattleRail, Day, Seats, Troubles } from './frame.tsx';
import type { InRoom, OfBattle, OfTask } from './of.ts';
import { goesStraight } from './own-entry.ts';
import { TaskSheet } from './task.tsx';
import { ActionStepScreen } from './turn/action.tsx';
import { StandBack } from './turn/arrivals.tsx';
import { CommandPhase } from './turn/command-phase.tsx';
import { ChooseCards, Contest, ContestAct } from './turn/contest.tsx';
import { EndWords } from './turn/end-words.tsx';
import { fightInContact, skipsFire } from './turn/fights.tsx';
import { CalledBack, Told } from './turn/notices.tsx';
import { CheckStrip } from './turn/strip.tsx';

const Arrivals = ofSky((sky) => sky.Arrivals);
const ArtilleryPhase = ofSky((sky) => sky.ArtilleryPhase);
const Drawn = ofSky((sky) => sky.Drawn);
const Due = ofSky((sky) => sky.Due);
const EndAct = ofSky((sky) => sky.EndAct);
const EndOfTurn = ofSky((sky) => sky.EndOfTurn);
const InForce = ofSky((sky) => sky.InForce);
const Commanders = ofSky((sky) => sky.Commanders);
const Lull = ofSky((sky) => sky.Lull);
const Passed = ofSky((sky) => sky.Passed);
const Recovery = ofSky((sky) => sky.Recovery);
const SkirmishPhase = ofSky((sky) => sky.SkirmishPhase);
const WhoActs = ofSky((sky) => sky.WhoActs);

const Glance = lazy(async () => (await import('../parts/glance.ts')).GlancePage, 'glance');

/** The current question. If the battle ended with one open, it waits until the battle is resumed. */
const open = (battle: Battle): Task | undefined => (battle.ended ? undefined : asked(battle));
const waits = (battle: Battle): boolean => !battle.ended && battle.agenda.length > 0;

const sheetOf = (task: Task): FunctionComponent<OfTask> => (isDuel(task) ? DuelSheet : TaskSheet);

/** Undefined once the battle is over. */
function phaseOf(battle: Battle): FunctionComponent<InRoom> | undefined {
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
  const slim = Sheet !== null && !tablet.value;
  // One frame for both, so that the day's line stays in place between questions.
  return (
    <Screen
      wide={!slim}
      day={<Day slim={slim} />}
      foot={
        !Sheet && (
          <>
            <TurnAct battle={battle} />
            <BattleRail here="turn" id={id} />
          </>
        )
      }
    >
      <div class="columns">
        {Sheet ? (
          <div class="asks">
            <Troubles />
            <Sheet battle={battle} task={task!} />
          </div>
        ) : (
          <Room id={id} battle={battle} />
        )}
        {!slim && wide.value && (
          <aside class={classes(large.value && 'beside')} aria-label={t('shell-page', { room: 'army' })}>
            {large.value ? <Glance id={id} /> : <Army id={id} />}
          </aside>
        )}
      </div>
    </Screen>
  );
}

/** The turn. Beside it stands one army on a wide screen, and both on a large one. */
function Room({ id, battle }: InRoom) {
  const { phase, action } = battle;
  const task = open(battle);
  const question = [phase, action?.step, action?.formation, asked(battle)?.id].join();
  // A new question is read from the top.
  useLayoutEffect(() => scrollTo(0, 0), [question]);
  return (
    <main class="turn" tabIndex={-1}>
      <Troubles />
      <Seats />
      <Hint battle={battle} />
      {mayLull(battle) && <InForce battle={battle} />}
      {waits(battle) && (
        <>
          <Drawn battle={battle} />
          <Due battle={battle} />
        </>
      )}
      <Passed />
      {!task && !battle.ended && <Told key={question} />}
      {task ? <Contest battle={battle} task={task} /> : <Phase battle={battle} id={id} />}
      <StandBack battle={battle} />
      {!task && <CalledBack />}
      {![2, 8, 9].includes(phase) && <CheckStrip battle={battle} />}
    </main>
  );
}

// ---- the large button ----------------------------------------------------------------------------------------------

function TurnAct({ battle }: OfBattle) {
  const task = open(battle);
  if (task) return task.kind === 'contest' ? <ContestAct battle={battle} task={task} /> : null;
  if (battle.ended)
    return (
      <Act>
        <Button kind="primary" note={t('over-cost-note')} href={to('battle', openId.value!, 'after')}>
          {t('over-cost')}
        </Button>
        <Button
          kind="quiet"
          note={(battle.revealed || lastExport.value?.open) && t('over-copy-note')}
          onClick={() =>
            void (battle.revealed || lastExport.value?.open ? battleInCopy('revealed') : act({ do: 'reopen' }))
          }
        >
          {t('over-reopen')}
        </Button>
      </Act>
    );
  const lies = drawn(battle).length;
  if (lies > 0)
    return (
      <Act>
        <Button kind="primary" {...does({ do: 'accept-all' }, afterPassing)}>
          {t('turn-accept-all', { n: lies })}
        </Button>
        {!battle.action && !cannotGoOn(battle) && <Button {...does({ do: 'on' })}>{onWords(battle)}</Button>}
      </Act>
    );
  const why = cannotGoOn(battle);
  const hurt = hitsPending(battle);
  if (battle.action) {
    const { step, formation } = battle.action;
    const may = step === 'orders' && battle.formations[formation]!.command !== 'not';
    const unfought = step === 'combats' ? inContact(battle, formation) : '';
    const quiet = skipsFire(battle);
    const next: Play = quiet ? { do: 'on', to: 'combats' } : { do: 'next' };
    const fight = why ? undefined : fightInContact(battle);
    return (
      <Act two={may || fight !== undefined}>
        {fight && (
          <Button
            kind="primary"
            note={t('move-contact')}
            {...(step === 'combats' ? does(fight.play) : does(next, (at) => fightInContact(at)?.play ?? null))}
          >
            {fight.name}
          </Button>
        )}
        <Button kind={fight ? 'plain' : 'primary'} reason={spoken(why)} note={!fight && unfought} {...does(next)}>
          {t(hurt ? 'turn-settle-hits' : `turn-after-${quiet ? 'firefights' : step}`)}
        </Button>
        {may && (
          <Button onClick={() => go('battle', openId.value!, 'formation', battle.action!.formation)}>
            {t('turn-change-order')}
          </Button>
        )}
        {step !== 'administration' && <Button {...does({ do: 'finish' })}>{t('turn-nothing-more')}</Button>}
      </Act>
    );
  }
  if (battle.phase === 6 && why)
    return (
      <Act>
        <Button kind="quiet" onClick={() => void act({ do: 'pass-all' }, afterPassing)}>
          {t('turn-pass-all')}
        </Button>
      </Act>
    );
  const all = drawnAtOnce(battle);
  const past = mayGoToFormations(battle);
  const goes = (play: PlayOf<'on'>) =>
    does(play, () => {
      goesStraight(play.to ? battle.turn : 0);
      return null;
    });
  const onward = (kind: 'plain' | 'primary') => (
    <>
      <Button kind={kind} reason={spoken(why)} {...goes({ do: 'on' })}>
        {hurt ? t('turn-settle-hits') : onWords(battle)}
      </Button>
      {past && <Button {...goes({ do: 'on', to: 6 })}>{t('turn-to-formations')}</Button>}
    </>
  );
  const two = past && 'beside';
  if (battle.phase === 9) return <EndAct battle={battle} two={two} onward={onward} />;
  return (
    <Act two={two}>
      {all > 1 && (
        <Button kind="primary" {...does({ do: 'draw-all' })}>
          {t('turn-draw-all', { n: all })}
        </Button>
      )}
      {onward(all > 1 ? 'plain' : 'primary')}
    </Act>
  );
}

/** Where the large button leads: past everything that needs no decision. */
function onWords(battle: Battle): string {
  const stop = nextStop(battle);
  if (stop === 9 && battle.phase < 8) return t('turn-on-clock');
  return t(stop === 1 ? 'turn-after-9' : `turn-after-${(stop - 1) as PhaseNumber}`);
}

/** The contacts that would end without a fight. */
const inContact = (battle: Battle, formation: string): string => {
  const names = unitsOf(battle, formation)
    .filter((unit) => hasToFight(battle, unit))
    .map(({ card }) => card.name);
  return names.length > 0 ? t('turn-unfought', { units: names }) : '';
};

// ---- the phases ----------------------------------------------------------------------------------------------------

function Phase({ battle, id }: InRoom) {
  const terms = battle.scenario.end?.terms;
  if (battle.ended)
    return (
      <>
        <Question>{t('over-question')}</Question>
        <p>{t('over-why', { why: word(battle.ended.why) })}</p>
        {terms && (
          <p class="prose">
            <b>{t('over-terms')}</b> {terms}
          </p>
        )}
        <EndWords />
        <p class="note">
          <a href={to('battle', id, battle.revealed ? 'proof' : 'sky')}>
            {t(battle.revealed ? 'over-check' : 'over-seed')}
          </a>
        </p>
      </>
    );
  const Part = phaseOf(battle);
  return (
    <>
      {battle.phase === 1 && <EndWords />}
      {Part && <Part battle={battle} id={id} />}
      {!battle.action && (battle.phase === 1 || battle.phase >= 8) && mayLull(battle) && <Lull battle={battle} />}
    </>
  );
}

/** There is a lull, or this is the phase to agree on a lull or the end. */
const mayLull = ({ lull, phase }: Battle): boolean => lull !== null || phase === 9;
