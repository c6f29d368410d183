/** Phase 6: the cards are chosen, the pots thrown, and one formation acts. */

import { signal } from '@preact/signals';
import { asked, type Battle, commanderOf, type Formation, type Task } from '../../../battlefield/battle.ts';
import { chanceAgain, chanceAgainst, contestOf } from '../../../battlefield/command/command-cards.ts';
import {
  askedInTurn,
  choicesOf,
  isToLay,
  laidBy,
  liesFaceDown,
  stillToAct,
} from '../../../battlefield/command/who-may-act.ts';
import { throwOpen } from '../../../battlefield/now.ts';
import { procedureFor } from '../../../battlefield/procedures.ts';
import { againOffers, needOf } from '../../../battlefield/tasks.ts';
import { potIn } from '../../../battlefield/throws.ts';
import { enemyOf, SIDES, type SideId } from '../../../book/terms.ts';
import { word } from '../../../engine/message.ts';
import { speak, spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { useBackCloses } from '../../back.ts';
import { Act, Button, CommandCard, Flag, Marked, More, percent, Question } from '../../components/index.ts';
import { act, does, viewer } from '../../session/battle-session.ts';
import { officerRatings } from '../../words.ts';
import { AskFacts } from '../ask-facts.tsx';
import { type Chance, ChanceLine, Enter, ownWords, throwWords } from '../own-throw.tsx';
import { againWords } from '../task-page.tsx';
import { useTiesOn } from '../ties.ts';

export function ChooseCards({ battle, quiet }: { readonly battle: Battle; readonly quiet?: boolean }) {
  // Who holds the phone chooses his own; whether the other side has laid its card is not his to see.
  const waiting = askedInTurn(battle)
    .filter((side) => isToLay(battle, side) && !throwOpen(battle))
    .sort((one, other) => Number(other === viewer.value) - Number(one === viewer.value));
  const [side] = waiting;
  if (!side)
    return (
      <>
        <Question>
          {t(SIDES.every((s) => stillToAct(battle, s).length === 0) ? 'cards-all-acted' : 'turn-question-6')}
        </Question>
        <LeftCards battle={battle} />
      </>
    );
  const which = t('cards-which', { side: battle.sides[side].name });
  return (
    <>
      {quiet ? <p>{which}</p> : <Question>{which}</Question>}
      <LeftCards battle={battle} />
      <div class="picks">
        {choicesOf(battle, side).map((card) => {
          if (card === 'bye')
            return (
              <Button
                key="bye"
                note={t('cards-bye-note', { side: battle.sides[enemyOf(side)].name })}
                {...choosesAndThrows(battle, side, 'bye')}
              >
                {t('cards-bye')}
              </Button>
            );
          const formation = battle.formations[card.formation]!;
          const { name, ratings } = cardOf(battle, formation);
          return (
            <Button
              key={formation.id}
              note={[t(`order-${formation.order}`), ratings, ...chanceToAct(battle, formation)].join(' · ')}
              {...choosesAndThrows(battle, side, card)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {!quiet && (
        <More label={t('cards-decided')}>
          {[...stillToAct(battle, side), ...stillToAct(battle, enemyOf(side))].map((formation) => (
            <Button
              key={formation.id}
              note={t('cards-no-throw')}
              onClick={() => void act({ do: 'acts', formation: formation.id, command: 'under' })}
            >
              {t('cards-acts', { formation: formation.name })}
            </Button>
          ))}
        </More>
      )}
      <More label={t('cards-pass')}>
        {stillToAct(battle, side).map((formation) => (
          <Button key={formation.id} onClick={() => void act({ do: 'pass', formation: formation.id })}>
            {t('cards-passes', { formation: formation.name })}
          </Button>
        ))}
      </More>
    </>
  );
}

const cardOf = (battle: Battle, formation: Formation) => {
  const officer = commanderOf(battle, formation);
  return { name: `${formation.name}, ${officer.name}`, ratings: officerRatings(officer) };
};

/** A card is shown to nobody but who laid it, until the other has laid his; the umpire sees all. */
const isCovered = (battle: Battle, side: SideId): boolean =>
  battle.keeps === 'both' && viewer.value !== side && viewer.value !== 'umpire' && liesFaceDown(battle, side);

/** The throw follows the second card at once, so its chance stands beside that. */
function chanceToAct(battle: Battle, formation: Formation): string[] {
  const other = enemyOf(formation.side);
  const against = laidBy(battle, other);
  if (!against || against === 'bye' || isCovered(battle, other)) return [];
  return [chanceWords(chanceAgainst(battle, formation, against.formation))];
}

/** With the app's dice the second card is followed by the pots at once. */
const choosesAndThrows = (battle: Battle, side: SideId, card: { formation: string } | 'bye') =>
  does({ do: 'choose', side, card }, (after) => {
    const now = battle.dice === 'app' && asked(after);
    return now && (now.kind === 'contest' || (now.kind === 'command' && now.rolls.length === 0))
      ? { do: 'throw', task: now.id }
      : null;
  });

/** A card that was left on the table is played again by itself; a Bye may still go before it. */
function LeftCards({ battle }: { readonly battle: Battle }) {
  return (
    <>
      {SIDES.map((side) => {
        const laid = laidBy(battle, side);
        if (laid && isCovered(battle, side))
          return (
            <p key={side} class="note">
              <Flag side={side} size={20} /> {t('cards-face-down', { side: battle.sides[side].name })}
            </p>
          );
        if (!laid || laid === 'bye') return null;
        const formation = battle.formations[laid.formation]!;
        const bye = formation.card === 'losing' && choicesOf(battle, side).includes('bye');
        return (
          <CommandCard
            key={side}
            side={side}
            sideName={battle.sides[side].name}
            {...cardOf(battle, formation)}
            why={t(formation.card === 'losing' ? 'cards-left' : 'cards-waits')}
          >
            {bye && (
              <Button onClick={() => void act({ do: 'choose', side, card: 'bye' })}>{t('cards-bye-instead')}</Button>
            )}
          </CommandCard>
        );
      })}
    </>
  );
}

const contest = procedureFor('contest');

/** Whose pot the players chose to enter from the table, or null where they left that. */
const enteringFor = signal<{ readonly task: string; readonly side: SideId | null; readonly paid?: boolean } | null>(
  null,
);

/** Whose pot is entered now, in place of the contest and its large button; a table with its own dice enters one after the other. */
function enteringNow(battle: Battle, task: Task): SideId | null {
  if (enteringFor.value?.task === task.id) return enteringFor.value.side;
  return (battle.dice === 'table' && contest.needs(battle, task)[0]?.by) || null;
}

export function Contest({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  const { formations, totals, winner, red } = contestOf(battle, task);
  const tie = t(useTiesOn(battle, task) ? 'cards-tie-on' : 'cards-tie');
  const entering = enteringNow(battle, task);
  const enter = (side: SideId | null, paid = false) => {
    enteringFor.value = { task: task.id, side, paid };
  };
  const need = entering && needOf(battle, task, contest, entering);
  const open = contest.needs(battle, task);
  const against = open.length > 1 && !battle.keys ? open.find(({ slot }) => slot !== entering) : undefined;
  useBackCloses(Boolean(need), () => enter(null));
  if (need)
    return (
      <>
        {winner === 'again' && <b role="status">{tie}</b>}
        <Enter
          key={entering}
          battle={battle}
          need={need}
          chance={
            against
              ? undefined
              : chanceOf(battle, { ...task, rolls: task.rolls.filter(({ slot }) => slot !== need.slot) })
          }
          against={against}
          onLeave={() => enter(null)}
          onThing={(thing, higher) => {
            const { slot, by } = higher ?? need;
            const what = { task: task.id, slot, thing };
            // Until they are written the throw from before lies there, and a tap on it would be lost.
            void act(enteringFor.value?.paid ? { do: 'again', ...what, side: by } : { do: 'enter', ...what }, () =>
              higher ? { do: 'enter', task: task.id, slot: enemyOf(by), thing: { pot: { sum: 0 } } } : null,
            ).then((done) => {
              if (done) enteringFor.value = null;
            });
          }}
        />
      </>
    );
  /** Whether one side has the higher total. */
  const won = winner && winner !== 'again';
  const again = won ? againOffers(battle, task, contest) : [];
  const facts = contest.facts?.(battle, task) ?? [];
  const own = SIDES.map((side) => (
    <Button key={side} kind="quiet" icon="dice" onClick={() => enter(side)}>
      {t('cards-own', { formation: formations[side].name })}
    </Button>
  ));
  return (
    <div class="sink">
      <Question>{winner === 'again' ? tie : t('turn-question-6')}</Question>
      {SIDES.map((side) => {
        const formation = formations[side];
        const wins = won ? winner === side : undefined;
        const offer = again.find((a) => a.side === side && chanceAgain(battle, task, side).good > 0);
        return (
          <CommandCard
            key={side}
            side={side}
            sideName={battle.sides[side].name}
            {...cardOf(battle, formation)}
            pot={potIn(task, side)}
            counted={red[side] ? ['white', 'red'] : ['white']}
            {...(totals && totals[side].total > 0 && { total: totals[side].total })}
            wins={wins}
            why={<Marked text={wins ? commandWords(battle, task, formation) : red[side] ? t('cards-lost') : ''} />}
            rethrow={
              offer && {
                note: [
                  againWords(offer),
                  ...(offer.refused ? [] : [chanceWords(chanceAgain(battle, task, side))]),
                ].join(' · '),
                reason: spoken(offer.refused) ?? false,
                onClick: () =>
                  battle.dice === 'table'
                    ? enter(side, true)
                    : void act({ do: 'again', task: task.id, slot: side, side }),
              }
            }
          />
        );
      })}
      {won ? (
        <More label={t('cards-more')}>
          <AskFacts task={task} facts={facts} />
          {own}
        </More>
      ) : (
        own
      )}
    </div>
  );
}

function chanceOf(battle: Battle, task: Task): Chance {
  const { claim, good, of } = contest.odds!(battle, task)!;
  return { claim: speak(claim), of: percent(good, of) };
}

const chanceWords = ({ good, of }: { readonly good: number; readonly of: number }): string =>
  t('cards-chance', { chance: percent(good, of) });

/** Whether the winner's pot will put him under command. */
function commandWords(battle: Battle, task: Task, { id, side }: Formation): string {
  const rolls = task.rolls.filter(({ slot }) => slot === side).map((roll) => ({ ...roll, slot: 'pot' }));
  const trial: Task = { ...task, kind: 'command', side, formation: id, facts: {}, data: {}, rolls };
  const read = procedureFor('command').reading(battle, trial);
  const [sum] = read.sums;
  return t('cards-why', {
    word: word(read.word),
    terms: sum?.terms.map(({ value }) => value).join(' + ') ?? '',
    total: sum?.total ?? 0,
    note: word(sum?.note ?? ''),
  });
}

export function ContestAct({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  if (enteringNow(battle, task)) return null;
  const needs = contest.needs(battle, task);
  const { formations, winner } = contestOf(battle, task);
  const [first] = needs;
  if (!first)
    return (
      <Act>
        <Button kind="primary" {...does({ do: 'on', accept: task.id })}>
          {t('cards-acts', { formation: formations[winner as SideId].name })}
        </Button>
      </Act>
    );
  const own = battle.dice === 'table';
  const enters = () => {
    enteringFor.value = { task: task.id, side: first.by };
  };
  return (
    <Act>
      <ChanceLine {...chanceOf(battle, task)} />
      {own && (
        <Button kind="primary" icon="dice" onClick={enters}>
          {ownWords(needs)}
        </Button>
      )}
      <Button kind={own ? 'plain' : 'primary'} {...does({ do: 'throw', task: task.id })}>
        {own ? t('task-throw-here', { throw: throwWords(needs) }) : throwWords(needs)}
      </Button>
    </Act>
  );
}
