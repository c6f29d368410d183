/** The sheet of an open question: its reckoning, the facts it needs, its chances, the throw and its result. */

import type { ComponentChildren } from 'preact';
import { type Battle, type Task, type Thing, unitName } from '../../battlefield/battle.ts';
import { afterPassing, drawnAtOnce } from '../../battlefield/passing.ts';
import {
  type Again,
  type Fact as FactAsked,
  isShown,
  type Need,
  type Odds as OddsTold,
  type Procedure,
  type Reading,
} from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { againOdds, againWorth, needOf, oddsAt } from '../../battlefield/tasks.ts';
import { beforeDraw } from '../../battlefield/throws.ts';
import type { SideId } from '../../book/terms.ts';
import { RESULTS } from '../../cards/results.ts';
import { countedColours, isTold, readPot } from '../../dice/pot.ts';
import { say, word } from '../../engine/message.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  DiceRow,
  Icon,
  Odds,
  PotDice,
  percent,
  Question,
  Reckoning,
  Result,
  UnitLabel,
} from '../components/index.ts';
import { aside } from '../fetched.tsx';
import { ReferenceLink } from '../reference/link.tsx';
import { to } from '../route.ts';
import { act, does, openId, seen, takeBack } from '../session/battle-session.ts';
import { labelRatings } from '../words.ts';
import { AskFacts } from './ask-facts.tsx';
import type { OfTask } from './of.ts';
import { accepts, chipsFor, isByFaces, leadsOn, rowsFor } from './own-entry.ts';
import { type Chance, ChanceLine, Chips, ownWords, throwWords } from './own-throw.tsx';
import { useTiesOn } from './ties.ts';
import { Told } from './turn/notices.tsx';

/** A result's full name, for screen readers. */
const saidOf = (key: string): string | undefined => {
  const result = RESULTS.find((each) => each === key);
  return result && speak(say('term-small', { term: word(`result-${result}`) }));
};

function TellOdds({ odds, drawn }: { readonly odds: OddsTold; readonly drawn?: string | undefined }) {
  const means: { what: string; over: number }[] = [];
  for (const part of odds.parts) {
    const what = speak(part.means);
    const last = means.at(-1);
    if (last && last.what === what) last.over += 1;
    else means.push({ what, over: 1 });
  }
  return (
    <Odds
      claim={drawn ? speak(odds.claim) : undefined}
      good={odds.good}
      shares={odds.parts.map(({ key, n }) => {
        const said = saidOf(key);
        return { name: key, n, ...(said && { said }) };
      })}
      means={means}
      unit={odds.unit ?? (odds.of === 36 ? 'throw' : 'card')}
      {...(drawn && { drawn })}
    />
  );
}

const AsItLay = aside(async () => (await import('../parts/why.ts')).AsItLay, 'beside');

// ---- a question on its sheet ---------------------------------------------------------------------------------------

function Lies({ battle, task }: OfTask) {
  const procedure = procedureFor(task.kind);
  const thrown = procedure.dice?.(battle, task);
  if (thrown)
    return (
      <>
        {thrown.map(({ label, dice }) => (
          <div key={speak(label)}>
            {thrown.length > 1 && <p class="note">{speak(label)}</p>}
            <DiceRow label={spoken(label)} dice={dice} />
          </div>
        ))}
      </>
    );
  return (
    <>
      {task.rolls.map((roll) => {
        const need = needOf(battle, task, procedure, roll.slot);
        if ('pot' in roll.thing) {
          if (isTold(roll.thing.pot)) return null;
          const counts = need?.want === 'pot' ? need.counts : 2;
          const total = readPot(roll.thing.pot, counts).reduce((sum, face) => sum + face, 0);
          const apart = need?.want === 'pot' && need.apart;
          return (
            <PotDice key={roll.slot} pot={roll.thing.pot} counted={countedColours(counts)} {...(!apart && { total })} />
          );
        }
        return 'dice' in roll.thing ? (
          <DiceRow key={roll.slot} dice={roll.thing.dice.map((face) => ({ face }))} />
        ) : null;
      })}
    </>
  );
}

/** Cards are drawn again, dice are thrown again. */
const againVerb = (want: Need['want'] | undefined) =>
  want === 'result' || want === 'disorder'
    ? 'task-again-draw'
    : want === 'time'
      ? 'task-again-turn'
      : 'card-throw-again';

/** The label of a re-throw, with its side if there are several. */
export function againLabel({ what, side }: Again, want: Need['want'] | undefined, several: Battle | false): string {
  if (what) return t('task-again', { what: word(what) });
  const verb = againVerb(want);
  return several ? t('task-again-by', { side: several.sides[side].name, again: word(verb) }) : t(verb);
}

const chanceOf = ({ good, parts }: OddsTold): string =>
  percent(
    good,
    parts.reduce((sum, { n }) => sum + n, 0),
  );

export const againWords = (again: Again): string => t('task-rerolls', { n: again.cost.total });

/** The chance of one throw or card as if it were not there yet. */
export function chanceAt(battle: Battle, task: Task, procedure: Procedure, slot: string): Chance | undefined {
  const odds = oddsAt(battle, task, procedure, slot);
  return odds ? { claim: speak(odds.claim), of: chanceOf(odds) } : undefined;
}

function againNote(battle: Battle, task: Task, procedure: Procedure, offer: Again): string {
  const odds = offer.refused ? null : againOdds(battle, task, procedure, offer);
  return [againWords(offer), ...(odds ? [chanceOf(odds)] : [])].join(', ');
}

/** The reading; null while something is still to be thrown or answered. */
export const readingOf = (battle: Battle, task: Task, procedure: Procedure): Reading | null =>
  procedure.needs(battle, task).length === 0 && procedure.waits?.(battle, task) === undefined
    ? procedure.reading(battle, task)
    : null;

/** Whose question it is, the reference, and the ways out. */
export function TaskHead({ battle, task, name }: OfTask & { readonly name?: string | undefined }) {
  const procedure = procedureFor(task.kind);
  const unit = task.unit ? battle.units[task.unit] : undefined;
  const other = battle.formations[task.formation ?? ''] ?? battle.officers[task.officer ?? ''];
  const untouched = procedure.optional && task.rolls.length === 0;
  const mayUndo = seen.value?.mayUndo ?? false;
  return (
    <div class="sheet__head">
      {name ? (
        <span class="note">{name}</span>
      ) : unit ? (
        <UnitLabel side={unit.side} name={unitName(unit)} ratings={labelRatings(unit)} />
      ) : other ? (
        <UnitLabel side={other.side} name={other.name} />
      ) : (
        <span />
      )}
      <span class="sheet__tools">
        <a class="sheet__close" href={to('battle', openId.value!, 'any')} aria-label={t('shell-any-time')}>
          <Icon name="more" />
        </a>
        <ReferenceLink id={openId.value!} />
        <button
          type="button"
          class="sheet__close"
          aria-label={t('shell-undo')}
          data-undo
          aria-disabled={!mayUndo}
          onClick={() => void takeBack()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="sheet__close"
          aria-label={t(untouched ? 'task-leave' : 'task-defer')}
          onClick={() => void act({ do: untouched ? 'drop' : 'defer', task: task.id })}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

export interface TaskPageProps extends OfTask {
  /** The result, once everything is thrown and answered. */
  readonly read: Reading | null;
  /** What the throw may be expected to give, if its chances are not counted in cards or throws. */
  readonly expects?: Chance | undefined;
  /** Replaces result, dice, sums, facts and odds, for questions with their own layout. */
  readonly body?: ((facts: readonly FactAsked[], read: Reading | null) => ComponentChildren) | undefined;
  /** Shown above the question. */
  readonly hint?: ComponentChildren;
  /** Starts entry of an own throw; for a re-throw, with the side that pays. */
  readonly onEnter: (slot: string, payer?: SideId) => void;
  readonly onThing: (slot: string, thing: Thing) => void;
  /** The table decides without a throw. */
  readonly onDecide: () => void;
}

/** The table has not said whom it passed: "Nobody" is an answer, and no result yet. */
const unsaid = ({ means }: Reading): boolean => means === 'back-nobody';

interface AskedProps extends OfTask {
  readonly read: Reading | null;
  readonly facts: readonly FactAsked[];
  readonly odds: OddsTold | null;
}

/** The question or its result: the throw, its sums, the facts and the chances. */
function Asked({ battle, task, read, facts, odds }: AskedProps) {
  const procedure = procedureFor(task.kind);
  const tiesOn = useTiesOn(battle, task);
  const sums = read?.sums ?? procedure.sums?.(battle, task) ?? [];
  return (
    <>
      {read && !unsaid(read) ? (
        <Result word={speak(read.word)} means={speak(read.means)} />
      ) : (
        <Question>{speak(procedure.question(battle, task))}</Question>
      )}
      {tiesOn && (
        <p class="note" role="status">
          {t('cards-tie-on')}
        </p>
      )}
      {(read || task.rolls.length > 0) && <Lies battle={battle} task={task} />}
      {procedure.warnings?.(battle, task).map((warning) => (
        <p key={speak(warning)} class="note is-danger">
          {speak(warning)}
        </p>
      ))}
      {sums.map((sum) => (
        <Reckoning
          key={speak(sum.name)}
          of={sum}
          {...((read || procedure.dice) && { brief: sum.terms.length < 5 && (sums.length > 1 || 'opens') })}
        />
      ))}
      <AskFacts task={task} facts={facts.filter(({ group }) => !group)} />
      {odds && (!read || read.part) && <TellOdds odds={odds} drawn={read?.part} />}
      <AskFacts task={task} facts={facts.filter(({ group }) => group)} />
    </>
  );
}

interface OwnChipsProps extends OfTask, Pick<TaskPageProps, 'onEnter' | 'onThing'> {
  readonly own: Need;
}

/** The table's own throw in one tap, and the way to enter its faces. */
const OwnChips = ({ battle, task, own, onEnter, onThing }: OwnChipsProps) => (
  <>
    {rowsFor(own).map((row, n) => (
      <Chips
        key={`${own.slot}${n}`}
        battle={battle}
        need={row}
        chips={chipsFor(battle, row)}
        goesOn={n === 0 && task.rolls.length > 0}
        onThing={(thing) => onThing(own.slot, thing)}
      />
    ))}
    {own.want !== 'time' && !isByFaces(own) && (
      <Button onClick={() => onEnter(own.slot)}>{t('rating' in own ? 'card-by-number' : 'own-by-faces')}</Button>
    )}
  </>
);

/** The whole sheet except what is being entered. */
export function TaskPage({ battle, task, read, expects, body, hint, onEnter, onThing, onDecide }: TaskPageProps) {
  const procedure = procedureFor(task.kind);
  const needs = procedure.needs(battle, task);
  const facts = (procedure.facts?.(battle, task) ?? []).filter(isShown);
  const odds = procedure.odds?.(read ? beforeDraw(battle, task) : battle, task) ?? null;
  const wait = procedure.waits?.(battle, task);
  // Also between two throws, where the app waits for somebody to buy one back.
  const again = againWorth(battle, task, procedure, read);
  // Before a throw its chance stands over the large button, whatever else is asked above.
  const chance = read ? undefined : odds ? { claim: speak(odds.claim), of: chanceOf(odds) } : expects;
  const all = drawnAtOnce(battle);
  const ownSlot = needs[0]?.slot ?? task.rolls.at(-1)?.slot;
  const ownNeed = ownSlot ? needOf(battle, task, procedure, ownSlot) : undefined;
  const own = battle.dice === 'table' && !read ? ownNeed : undefined;
  const chips = own && !wait ? chipsFor(battle, own) : [];
  // If both sides may throw again, the correction stands beside the other side's offer, not in a third row.
  const ownLast = read && again.length > 1 ? ownNeed : undefined;
  // What the table threw itself can only be corrected.
  const instead = ownNeed && (read && battle.dice === 'table' ? t('own-correct') : ownWords([ownNeed]));
  return (
    <>
      {hint}
      <Told task={task} />
      <div class="sheet__body sink">
        {body ? body(facts, read) : <Asked battle={battle} task={task} read={read} facts={facts} odds={odds} />}
        {read && <AsItLay battle={battle} task={task} cardsAlone />}
        {ownLast && (
          <Button kind="quiet" onClick={() => onEnter(ownLast.slot)}>
            {instead}
          </Button>
        )}
        {procedure.byHand && (
          <Button kind="quiet" onClick={onDecide}>
            {t('task-decided')}
          </Button>
        )}
      </div>
      <Act two={again.length > 0 || chips.length > 0}>
        {chance && <ChanceLine claim={chance.claim} of={chance.of} />}
        {read ? (
          <Button kind="primary" {...does(accepts(battle, task), battle.phase === 7 ? afterPassing : undefined)}>
            {unsaid(read) ? speak(read.word) : t('task-accept')}
          </Button>
        ) : own && chips.length > 0 ? (
          <OwnChips battle={battle} task={task} own={own} onEnter={onEnter} onThing={onThing} />
        ) : own ? (
          <Button kind="primary" icon="card" reason={spoken(wait)} onClick={() => onEnter(own.slot)}>
            {ownWords([own])}
          </Button>
        ) : (
          <Button
            kind="primary"
            reason={spoken(wait)}
            {...does({ do: 'throw', task: task.id }, (after) => leadsOn(after, task.id))}
          >
            {needs.length > 0 || wait ? throwWords(needs) : t('task-accept')}
          </Button>
        )}
        {!read && all > 1 && <Button {...does({ do: 'draw-all' })}>{t('turn-draw-all', { n: all })}</Button>}
        {again.map((offer) => (
          <Button
            key={`${offer.slot}${offer.side}`}
            note={againNote(battle, task, procedure, offer)}
            reason={spoken(offer.refused)}
            {...(battle.dice === 'table'
              ? { onClick: () => onEnter(offer.slot, offer.side) }
              : does({ do: 'again', task: task.id, slot: offer.slot, side: offer.side }))}
          >
            {againLabel(offer, needOf(battle, task, procedure, offer.slot)?.want, again.length > 1 && battle)}
          </Button>
        ))}
        {ownNeed &&
          !ownLast &&
          (own ? (
            <Button onClick={() => void act({ do: 'throw', task: task.id })}>
              {t('task-throw-here', { throw: throwWords(needs) })}
            </Button>
          ) : (
            <Button icon={again.length > 0 ? undefined : 'card'} onClick={() => onEnter(ownNeed.slot)}>
              {instead}
            </Button>
          ))}
      </Act>
    </>
  );
}
