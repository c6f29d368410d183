/** The open question: its reckoning, what the table must say, its chances, the throw, and what came of it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { asked, type Battle, type Task, type Thing, unitName } from '../../battlefield/battle.ts';
import type {
  Again,
  Fact as FactAsked,
  Need,
  Odds as OddsTold,
  Procedure,
  Reading,
} from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { againOffers, needOf } from '../../battlefield/tasks.ts';
import { beforeDraw } from '../../battlefield/throws.ts';
import { RESULT_NAMES } from '../../cards/results.ts';
import { countedColours, readPot } from '../../dice/pot.ts';
import { useBackCloses } from '../back.ts';
import {
  Act,
  Button,
  CardPicker,
  count,
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
import { act, mayUndo, openId, seen, takeBack } from '../desk/desk.ts';
import { Hint } from '../hints/hint.tsx';
import { ReferenceLink } from '../reference/link.tsx';
import { labelRatings } from '../words.ts';
import { AskFacts } from './ask-facts.tsx';
import { type Chance, ChanceLine, Enter, ownWords, throwWords } from './own-throw.tsx';
import { Told } from './turn/told.tsx';

const SAID: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(RESULT_NAMES).map(([key, name]) => [key, name.toLowerCase()]),
);

function TellOdds({ odds, drawn }: { readonly odds: OddsTold; readonly drawn?: string | undefined }) {
  const means: { what: string; over: number }[] = [];
  for (const { means: what } of odds.parts) {
    const last = means.at(-1);
    if (last && last.what === what) last.over += 1;
    else means.push({ what, over: 1 });
  }
  return (
    <Odds
      claim={drawn ? 'The chance was' : undefined}
      good={odds.good}
      shares={odds.parts.map(({ key, n }) => ({ name: key, n, ...(SAID[key] && { said: SAID[key] }) }))}
      means={means}
      unit={odds.unit ?? (odds.of === 36 ? 'throw' : 'card')}
      {...(drawn && { drawn })}
    />
  );
}

// ---- a question on its sheet ---------------------------------------------------------------------------------------

function Lies({
  task,
  procedure,
  battle,
}: {
  readonly task: Task;
  readonly procedure: Procedure;
  readonly battle: Battle;
}) {
  const thrown = procedure.dice?.(battle, task);
  if (thrown)
    return (
      <>
        {thrown.map(({ label, dice }) => (
          <div key={label}>
            {thrown.length > 1 && <p class="note">{label}</p>}
            <DiceRow label={label} dice={dice} />
          </div>
        ))}
      </>
    );
  return (
    <>
      {task.lies.map((lie) => {
        const need = needOf(battle, task, procedure, lie.slot);
        if ('pot' in lie.thing) {
          const counts = need?.want === 'pot' ? need.counts : 2;
          const total = readPot(lie.thing.pot, counts).reduce((sum, face) => sum + face, 0);
          const apart = need?.want === 'pot' && need.apart;
          return (
            <PotDice key={lie.slot} pot={lie.thing.pot} counted={countedColours(counts)} {...(!apart && { total })} />
          );
        }
        return 'dice' in lie.thing ? <DiceRow key={lie.slot} dice={lie.thing.dice.map((face) => ({ face }))} /> : null;
      })}
    </>
  );
}

/** A card is drawn again, dice are thrown again. */
const againVerb = (want: Need['want'] | undefined): string =>
  want === 'result' || want === 'disorder' ? 'Draw again' : want === 'time' ? 'Turn again' : 'Throw again';

/** Whose offer it is, where several may. */
function againLabel({ what, side }: Again, want: Need['want'] | undefined, several: Battle | false): string {
  if (what) return `${what} again`;
  const verb = againVerb(want);
  return several ? `${several.sides[side].name}: ${verb.toLowerCase()}` : verb;
}

const chanceOf = ({ good, parts }: OddsTold): string =>
  percent(
    good,
    parts.reduce((sum, { n }) => sum + n, 0),
  );

const SHEET_NAMES: Partial<Record<string, string>> = { firefight: 'Firefight', 'close-combat': 'Close combat' };

export const againWords = (again: Again): string => count(again.cost.total, 're-roll die', 're-roll dice');

/** The chance of one throw or card, were it not there: that of making it, or of making it again. */
function chanceAt(battle: Battle, task: Task, procedure: Procedure, slot: string): Chance | undefined {
  const odds = procedure.odds?.(battle, { ...task, lies: task.lies.filter((lie) => lie.slot !== slot) });
  return odds ? { claim: odds.claim, of: chanceOf(odds) } : undefined;
}

function againNote(battle: Battle, task: Task, procedure: Procedure, offer: Again): string {
  const chance = offer.refused ? undefined : chanceAt(battle, task, procedure, offer.slot);
  return chance ? `${againWords(offer)}, ${chance.of}` : againWords(offer);
}

export interface TaskSheetProps {
  readonly battle: Battle;
  readonly task: Task;
  /** What is to be expected of the throw, where its chances are not counted in cards or throws. */
  readonly expects?: Chance | undefined;
  /** Takes the place of result, dice, sums, facts and odds, for questions that are drawn in a way of their own. */
  readonly body?: (facts: readonly FactAsked[], read: Reading | null) => ComponentChildren;
}

export function TaskSheet({ battle, task, expects, body }: TaskSheetProps) {
  const procedure = procedureFor(task.kind);
  const needs = procedure.needs(battle, task);
  const [entering, enter] = useState<string | null>(null);
  const [byHand, decide] = useState(false);
  const unit = task.unit ? battle.units[task.unit] : undefined;
  const formation = task.formation ? battle.formations[task.formation] : undefined;
  const read: Reading | null =
    needs.length === 0 && procedure.waits?.(battle, task) === undefined ? procedure.reading(battle, task) : null;
  const facts = procedure.facts?.(battle, task) ?? [];
  const odds = procedure.odds?.(read ? beforeDraw(battle, task) : battle, task) ?? null;
  const wait = procedure.waits?.(battle, task);
  const warnings = procedure.warnings?.(battle, task) ?? [];
  // Also between two throws, where the app waits for somebody to buy one back.
  const again = againOffers(battle, task, procedure);
  const slot = entering && needOf(battle, task, procedure, entering);
  // A new question begins at its beginning, and takes the focus with it.
  useEffect(() => {
    enter(null);
    decide(false);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [task.id]);

  // It is read from its first word, wherever the page stood; so is what has been thrown, also where it was entered.
  useLayoutEffect(() => scrollTo(0, 0), [task.id, read !== null, read !== null && entering]);

  useBackCloses(Boolean(slot) || byHand, () => {
    enter(null);
    decide(false);
  });

  // The table's own throws walk on by themselves: what is wanted next is asked at once.
  const enterThing = async (at: string, thing: Thing) => {
    const done = await act({ do: 'enter', task: task.id, slot: at, thing });
    const now = done && needs.length > 0 ? seen.value?.battle : undefined;
    const same = now && asked(now);
    enter((same?.id === task.id && procedure.needs(now!, same)[0]?.slot) || null);
  };

  const head = (
    <div class="sheet__head">
      {body ? (
        <span class="note">{SHEET_NAMES[task.kind]}</span>
      ) : unit ? (
        <UnitLabel side={unit.side} name={unitName(unit)} ratings={labelRatings(unit)} />
      ) : formation ? (
        <UnitLabel side={formation.side} name={formation.name} />
      ) : (
        <span />
      )}
      <span class="sheet__tools">
        <ReferenceLink id={openId.value!} />
        <button
          type="button"
          class="sheet__close"
          aria-label="Undo"
          aria-disabled={!mayUndo.value}
          onClick={() => void takeBack()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="sheet__close"
          aria-label={procedure.optional && task.lies.length === 0 ? 'Leave it' : 'Set it aside'}
          onClick={() =>
            void act({ do: procedure.optional && task.lies.length === 0 ? 'drop' : 'aside', task: task.id })
          }
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );

  if (slot)
    return (
      <main class="sheet-page" tabIndex={-1}>
        {head}
        <Enter
          key={entering}
          battle={battle}
          need={slot}
          chance={chanceAt(battle, task, procedure, slot.slot) ?? expects}
          onLeave={() => enter(null)}
          onThing={(thing) => void enterThing(slot.slot, thing)}
        />
      </main>
    );

  if (byHand)
    return (
      <main class="sheet-page" tabIndex={-1}>
        {head}
        <div class="sheet__body sink">
          <Question>The table decides</Question>
          <CardPicker
            label="What came of it?"
            options={(procedure.byHand?.(battle, task) ?? []).map(({ value, label }) => ({ value, label }))}
            onPick={(choice) => {
              decide(false);
              void act({ do: 'decide', task: task.id, choice });
            }}
          />
        </div>
        <Act>
          <Button kind="quiet" onClick={() => decide(false)}>
            Back
          </Button>
        </Act>
      </main>
    );

  // Before a throw its chance stands over the large button, whatever else is asked above.
  const chance = read ? undefined : odds ? { claim: odds.claim, of: chanceOf(odds) } : expects;
  const ownSlot = needs[0]?.slot ?? task.lies.at(-1)?.slot;
  const ownNeed = ownSlot ? needOf(battle, task, procedure, ownSlot) : undefined;
  // Where two may throw again, a correction stands with the other one and not in a third row over what came of it.
  const ownLast = read && again.length > 1 ? ownNeed : undefined;
  return (
    <main class="sheet-page" tabIndex={-1}>
      {head}
      <Told />
      <div class="sheet__body sink">
        {body ? (
          body(facts, read)
        ) : (
          <>
            {read ? (
              <Result word={read.word} means={read.means} />
            ) : (
              <Question>{procedure.question(battle, task)}</Question>
            )}
            {(read || task.lies.length > 0) && <Lies task={task} procedure={procedure} battle={battle} />}
            {warnings.map((warning) => (
              <p key={warning} class="note is-danger">
                {warning}
              </p>
            ))}
            {(read?.sums ?? procedure.sums?.(battle, task) ?? []).map((sum) => (
              <Reckoning key={sum.name} of={sum} {...((read || procedure.dice) && { brief: sum.terms.length < 5 })} />
            ))}
            <AskFacts task={task} facts={facts.filter(({ group }) => !group)} />
            {odds && (!read || read.part) && <TellOdds odds={odds} drawn={read?.part} />}
            <AskFacts task={task} facts={facts.filter(({ group }) => group)} />
          </>
        )}
        {ownLast && (
          <Button kind="quiet" onClick={() => enter(ownLast.slot)}>
            {ownWords([ownLast])}
          </Button>
        )}
        {procedure.byHand && (
          <Button kind="quiet" onClick={() => decide(true)}>
            The table decided otherwise
          </Button>
        )}
      </div>
      <Act two={again.length > 0}>
        <Hint battle={battle} />
        {chance && <ChanceLine {...chance} />}
        {read ? (
          <Button kind="primary" onClick={() => void act({ do: 'accept', task: task.id })}>
            Accept
          </Button>
        ) : battle.dice === 'table' && ownNeed ? (
          <Button kind="primary" icon="card" reason={wait} onClick={() => enter(ownNeed.slot)}>
            {ownWords([ownNeed])}
          </Button>
        ) : (
          <Button kind="primary" reason={wait} onClick={() => void act({ do: 'throw', task: task.id })}>
            {needs.length === 0 ? 'Accept' : throwWords(needs)}
          </Button>
        )}
        {again.map((offer) => (
          <Button
            key={`${offer.slot}${offer.side}`}
            note={againNote(battle, task, procedure, offer)}
            reason={offer.refused}
            onClick={() => void act({ do: 'again', task: task.id, slot: offer.slot, side: offer.side })}
          >
            {againLabel(offer, needOf(battle, task, procedure, offer.slot)?.want, again.length > 1 && battle)}
          </Button>
        ))}
        {ownNeed &&
          !ownLast &&
          (battle.dice === 'table' && !read ? (
            <Button onClick={() => void act({ do: 'throw', task: task.id })}>{throwWords(needs)} here</Button>
          ) : (
            <Button icon={again.length > 0 ? undefined : 'card'} onClick={() => enter(ownNeed.slot)}>
              {ownWords([ownNeed])}
            </Button>
          ))}
      </Act>
    </main>
  );
}
