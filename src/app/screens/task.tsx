/** The open question: its reckoning, what the table must say, its chances, the throw, and what came of it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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
import { needOf } from '../../battlefield/tasks.ts';
import { qualityDeck, timeDeck } from '../../battlefield/throws.ts';
import { minuteCounts } from '../../cards/deck.ts';
import { type Result as CheckResult, RESULT_NAMES } from '../../cards/results.ts';
import type { Face } from '../../dice/faces.ts';
import { countedColours, readPot } from '../../dice/pot.ts';
import {
  Act,
  Button,
  CardPicker,
  Choice,
  count,
  DISORDER_OPTIONS,
  DicePicker,
  DiceRow,
  Fact,
  Facts,
  Icon,
  More,
  noFaces,
  Odds,
  POT_SLOTS,
  PotDice,
  potFrom,
  Question,
  qualityOptions,
  Reckoning,
  Result,
  Stepper,
  timeOptions,
  UnitLabel,
} from '../components/index.ts';
import { act, mayUndo, openId, seen, takeBack } from '../desk/desk.ts';
import { Hint } from '../hints/hint.tsx';
import { ReferenceLink } from '../reference/link.tsx';
import { labelRatings } from '../words.ts';

/** How a fact is asked: a switch, a few large choices, or a number. */
export function AskFact({ task, fact }: { readonly task: Task; readonly fact: FactAsked }) {
  const say = (value: boolean | string | number) =>
    void act({ do: 'answer', task: task.id, facts: { [fact.key]: value } });
  if (fact.kind === 'switch')
    return (
      <Fact label={fact.label} {...(fact.effect && { effect: fact.effect })} on={fact.value === true} onChange={say} />
    );
  if (fact.kind === 'number')
    return (
      <Stepper
        label={fact.label}
        value={Number(fact.value)}
        min={fact.min ?? 0}
        max={fact.max ?? 99}
        {...(fact.unit && { unit: fact.unit })}
        onChange={say}
      />
    );
  return (
    <Choice
      label={fact.label}
      value={String(fact.value)}
      columns={fact.options!.length > 3 ? 2 : ((fact.options!.length as 1 | 2 | 3) ?? 1)}
      options={fact.options!.map(({ value, label, effect }) => ({ value, label, ...(effect && { note: effect }) }))}
      onChange={say}
    />
  );
}

/** Long lists of choices wait behind a line that says what is chosen; what belongs to one party stands together. */
export function AskFacts({ task, facts }: { readonly task: Task; readonly facts: readonly FactAsked[] }) {
  const now = facts.filter((fact) => !fact.group);
  const parties = [...new Set(now.map((fact) => fact.party))];
  const later = [...new Set(facts.flatMap(({ group }) => (group ? [group] : [])))];
  return (
    <>
      {parties.map((party) => (
        <AskTogether key={party ?? ''} task={task} facts={now.filter((fact) => fact.party === party)} />
      ))}
      {later.map((group) => {
        const within = facts.filter((fact) => fact.group === group);
        // Its line may tell what was said in it; opened, it stays open all the same.
        return (
          <More key={within[0]!.key} label={group}>
            <AskTogether task={task} facts={within} />
          </More>
        );
      })}
    </>
  );
}

function AskTogether({ task, facts }: { readonly task: Task; readonly facts: readonly FactAsked[] }) {
  const switches = facts.filter((fact) => fact.kind === 'switch');
  return (
    <>
      {switches.length > 0 && (
        <Facts>
          {switches.map((fact) => (
            <AskFact key={fact.key} task={task} fact={fact} />
          ))}
        </Facts>
      )}
      {facts
        .filter((fact) => fact.kind !== 'switch')
        .map((fact) =>
          fact.kind === 'choice' && fact.options!.length > 3 && !fact.party ? (
            <More
              key={fact.key}
              label={`${fact.label}: ${fact.options!.find((o) => o.value === fact.value)?.label ?? ''}`}
            >
              <AskFact task={task} fact={fact} />
            </More>
          ) : (
            <AskFact key={fact.key} task={task} fact={fact} />
          ),
        )}
    </>
  );
}

const SAID: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(RESULT_NAMES).map(([key, name]) => [key, name.toLowerCase()]),
);

export function TellOdds({ odds, drawn }: { readonly odds: OddsTold; readonly drawn?: string | undefined }) {
  const means: { what: string; over: number }[] = [];
  for (const { means: what } of odds.parts) {
    const last = means.at(-1);
    if (last && last.what === what) last.over += 1;
    else means.push({ what, over: 1 });
  }
  return (
    <Odds
      claim={odds.claim}
      good={odds.good}
      shares={odds.parts.map(({ key, n }) => ({ name: key, n, ...(SAID[key] && { said: SAID[key] }) }))}
      means={means}
      unit={odds.unit ?? (odds.of === 36 ? 'throw' : 'card')}
      {...(drawn && { drawn })}
    />
  );
}

// ---- the table's own dice and cards --------------------------------------------------------------------------------

const OWN_WORDS: Record<Need['want'], string> = {
  pot: 'We threw our own',
  dice: 'We threw our own',
  result: 'We drew our own card',
  disorder: 'We drew our own card',
  time: 'We turned our own card',
};
const THROW_WORDS: Record<Need['want'], string> = {
  pot: 'Throw the pot',
  dice: 'Throw',
  result: 'Draw a card',
  disorder: 'Draw a card',
  time: 'Turn the time card',
};

export const ownWords = (needs: readonly Need[]): string => OWN_WORDS[needs[0]!.want];

export function throwWords(needs: readonly Need[]): string {
  const [first] = needs;
  if (!first) return 'Throw';
  if (needs.length > 1)
    return first.want === 'pot' ? (needs.length === 2 ? 'Throw both pots' : 'Throw the pots') : 'Throw';
  return first!.want === 'dice' ? `Throw ${count(first!.dice, 'die', 'dice')}` : THROW_WORDS[first!.want];
}

export interface EnterProps {
  readonly battle: Battle;
  readonly need: Need;
  readonly onThing: (thing: Thing) => void;
  readonly onLeave: () => void;
}

/** Entering what lies on the real table, for any throw. */
export function Enter({ battle, need, onThing, onLeave }: EnterProps) {
  const dice = need.want === 'pot' ? 5 : need.want === 'dice' ? need.dice : 0;
  const [faces, setFaces] = useState<(Face | undefined)[]>(() => noFaces(dice));
  const whole = faces.every(Boolean);
  const done = () => {
    if (need.want === 'pot') {
      const pot = potFrom(faces);
      if (pot) onThing({ pot });
    } else if (whole) onThing({ dice: faces as Face[] });
  };
  return (
    <>
      <div class="sheet__body sink">
        <Question>{need.label}</Question>
        {need.want === 'pot' && (
          <DicePicker label={need.label} faces={faces} colours={POT_SLOTS} onChange={setFaces} autoFocus />
        )}
        {need.want === 'dice' && <DicePicker label={need.label} faces={faces} onChange={setFaces} autoFocus />}
        {need.want === 'result' && (
          <CardPicker
            label="What does your card say?"
            options={qualityOptions()}
            onPick={(result: CheckResult) => onThing({ result })}
            cards={qualityDeck(battle).cards.length}
            onCard={(card) =>
              onThing({
                card: qualityDeck(battle)
                  .cards.map((c) => c.id)
                  .sort((a, b) => a - b)[card - 1]!,
              })
            }
          />
        )}
        {need.want === 'disorder' && (
          <CardPicker
            label="What does your card say?"
            options={DISORDER_OPTIONS}
            onPick={(what) => onThing({ disorder: what === 'disordered' })}
            cards={qualityDeck(battle).cards.length}
            onCard={(card) =>
              onThing({
                card: qualityDeck(battle)
                  .cards.map((c) => c.id)
                  .sort((a, b) => a - b)[card - 1]!,
              })
            }
          />
        )}
        {need.want === 'time' && (
          <CardPicker
            label="How many minutes?"
            options={timeOptions(minuteCounts(timeDeck(battle)).map(({ minutes }) => minutes))}
            onPick={(minutes) => onThing({ minutes })}
          />
        )}
      </div>
      <Act>
        {dice > 0 && (
          <Button kind="primary" reason={!whole && 'enter every die'} onClick={done}>
            That is what lies there
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          Back
        </Button>
      </Act>
    </>
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
          return <PotDice key={lie.slot} pot={lie.thing.pot} counted={countedColours(counts)} total={total} />;
        }
        return 'dice' in lie.thing ? <DiceRow key={lie.slot} dice={lie.thing.dice.map((face) => ({ face }))} /> : null;
      })}
    </>
  );
}

const SHEET_NAMES: Partial<Record<string, string>> = { firefight: 'Firefight', 'close-combat': 'Close combat' };

export const againWords = (again: Again): string => count(again.cost.total, 're-roll die', 're-roll dice');

export interface TaskSheetProps {
  readonly battle: Battle;
  readonly task: Task;
  /** Takes the place of result, dice, sums, facts and odds, for questions that are drawn in a way of their own. */
  readonly body?: (facts: readonly FactAsked[], read: Reading | null) => ComponentChildren;
}

export function TaskSheet({ battle, task, body }: TaskSheetProps) {
  const procedure = procedureFor(task.kind);
  const needs = procedure.needs(battle, task);
  const [entering, enter] = useState<string | null>(null);
  const [byHand, decide] = useState(false);
  const unit = task.unit ? battle.units[task.unit] : undefined;
  const formation = task.formation ? battle.formations[task.formation] : undefined;
  const read: Reading | null =
    needs.length === 0 && procedure.waits?.(battle, task) === undefined ? procedure.reading(battle, task) : null;
  const facts = procedure.facts?.(battle, task) ?? [];
  const odds = procedure.odds?.(battle, task) ?? null;
  const wait = procedure.waits?.(battle, task);
  const warnings = procedure.warnings?.(battle, task) ?? [];
  const again = read ? (procedure.again?.(battle, task) ?? []) : [];
  const slot = entering && needOf(battle, task, procedure, entering);
  // A new question begins at its beginning, and takes the focus with it.
  useEffect(() => {
    enter(null);
    decide(false);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [task.id]);

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

  const ownSlot = needs[0]?.slot ?? task.lies.at(-1)?.slot;
  const ownNeed = ownSlot ? needOf(battle, task, procedure, ownSlot) : undefined;
  return (
    <main class="sheet-page" tabIndex={-1}>
      {head}
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
        {procedure.byHand && (
          <Button kind="quiet" onClick={() => decide(true)}>
            The table decided otherwise
          </Button>
        )}
      </div>
      <Act two={Boolean(read) && again.length > 0}>
        <Hint battle={battle} />
        {read ? (
          <Button kind="primary" onClick={() => void act({ do: 'accept', task: task.id })}>
            Accept
          </Button>
        ) : battle.dice === 'table' && ownNeed ? (
          <Button kind="primary" icon="card" reason={wait} onClick={() => enter(ownNeed.slot)}>
            {OWN_WORDS[ownNeed.want]}
          </Button>
        ) : (
          <Button kind="primary" reason={wait} onClick={() => void act({ do: 'throw', task: task.id })}>
            {needs.length === 0 ? 'Accept' : throwWords(needs)}
          </Button>
        )}
        {again.map((offer) => (
          <Button
            key={`${offer.slot}${offer.side}`}
            note={againWords(offer)}
            reason={offer.refused}
            onClick={() => void act({ do: 'again', task: task.id, slot: offer.slot, side: offer.side })}
          >
            {offer.what ? `${offer.what} again` : again.length > 1 ? `${battle.sides[offer.side].name}: ` : ''}
            {offer.what ? '' : 'Throw again'}
          </Button>
        ))}
        {ownNeed &&
          (battle.dice === 'table' && !read ? (
            <Button onClick={() => void act({ do: 'throw', task: task.id })}>{throwWords(needs)} here</Button>
          ) : (
            <Button icon={read && again.length > 0 ? undefined : 'card'} onClick={() => enter(ownNeed.slot)}>
              {OWN_WORDS[ownNeed.want]}
            </Button>
          ))}
      </Act>
    </main>
  );
}
