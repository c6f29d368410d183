/**
 * What every question has in common, for every game: ask, throw, enter own dice, re-throw, accept, defer. The
 * question's procedure holds its meaning. `AgendaRules` says what the game's dice and cards are and what a re-throw
 * costs.
 */
import { type Chance, nextTopic, type OpenChance, type Thrown, type Topic } from './chance.ts';
import type { EventBuilder } from './event-builder.ts';
import type { Bare, Said } from './message.ts';
import { say } from './message.ts';
import type { Again, Fact, GameTypes, Procedure } from './procedure.ts';
import { type Agenda, type AgendaEvent, asked, type FactValue, type Question, rollIn } from './question.ts';
import type { Seat } from './seats.ts';

export type TaskPlay<Thing = unknown, Side extends Seat = Seat> =
  | { readonly do: 'answer'; readonly task: string; readonly facts: Readonly<Record<string, FactValue | null>> }
  | { readonly do: 'throw'; readonly task: string }
  | { readonly do: 'enter'; readonly task: string; readonly slot: string; readonly thing: Thing }
  | {
      readonly do: 'again';
      readonly task: string;
      readonly slot: string;
      readonly side: Side;
      readonly thing?: Thing;
    }
  | { readonly do: 'accept'; readonly task: string }
  | { readonly do: 'decide'; readonly task: string; readonly choice: string }
  | { readonly do: 'defer'; readonly task: string }
  | { readonly do: 'resume'; readonly task: string }
  | { readonly do: 'drop'; readonly task: string };

export const TASK_PLAYS = ['answer', 'throw', 'enter', 'again', 'accept', 'decide', 'defer', 'resume', 'drop'] as const;

export const isTaskPlay = <P extends { readonly do: string }>(play: P): play is Extract<P, TaskPlay> =>
  TASK_PLAYS.some((name) => name === play.do);

/** Events the engine writes: those of the agenda, and each throw by its topic. */
export type EngineEvent<Q extends Question = Question> =
  | AgendaEvent<Q>
  | { readonly type: 'thrown'; readonly topic: Topic };

/** A state the engine can ask questions of. */
export interface Asking<Q extends Question = Question> extends Agenda<Q> {
  /** Throws so far in the current stretch of play, by topic. */
  readonly thrown: Thrown;
}

type Side<G extends GameTypes> = NonNullable<G['question']['side']>;
type Builder<G extends GameTypes> = EventBuilder<G['state'], G['event']>;

/** What a game provides: its dice and cards, and what a re-throw costs. */
export interface AgendaRules<G extends GameTypes> {
  procedureOf(kind: string): Procedure<G>;
  /** The open questions in the state. */
  asking(state: G['state']): Asking<G['question']>;
  /** Turns an engine event into the game's own event. */
  event(event: EngineEvent<G['question']>): G['event'];
  /** Which throw this is: whose, about whom, when. The same question always has the same topic. */
  topicOf(state: G['state'], question: G['question']): Topic;
  /** Throws or draws what is needed. May write events, e.g. when a pack runs low. */
  throwFor(d: Builder<G>, chance: Chance, need: G['need']): G['thing'];
  /** Why own dice or an own card cannot be what is needed. */
  impossible(state: G['state'], need: G['need'], thing: G['thing']): Said | undefined;
  /** Takes the table's own card out of the app's pack. */
  takeOwn(d: Builder<G>, need: G['need'], thing: G['thing']): void;
  /** Charges the re-throw to the seat that asked for it, and logs it. */
  pay(d: Builder<G>, offer: Again<Side<G>>, need: G['need']): void;
  /** Notes that the table's own throw replaces the app's. */
  replaced(d: Builder<G>, need: G['need']): void;
  /** Keeps answers that outlast their question. */
  keepAnswers(d: Builder<G>, question: G['question'], facts: readonly Fact[]): void;
}

const fits = (fact: Fact, value: FactValue): boolean => {
  switch (fact.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return fact.options?.some((option) => option.value === value) ?? false;
    case 'number':
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= (fact.min ?? 0) && value <= (fact.max ?? 999)
      );
  }
};

/** Everything the question needs, thrown or not. Used when own dice replace a throw. */
export function needOf<G extends GameTypes>(
  state: G['state'],
  question: G['question'],
  procedure: Procedure<G>,
  slot: string,
): G['need'] | undefined {
  const without = { ...question, rolls: question.rolls.filter((roll) => roll.slot !== slot) };
  return procedure.needs(state, without).find((need) => need.slot === slot);
}

/** The re-throws on offer, without throws that later answers made needless or that must wait for another throw. */
export const againOffers = <G extends GameTypes>(
  state: G['state'],
  question: G['question'],
  procedure: Procedure<G>,
): readonly Again<Side<G>>[] =>
  (procedure.again?.(state, question) ?? []).filter(
    ({ slot }) => needOf(state, question, procedure, slot) !== undefined,
  );

/** A refusal by the engine. */
const no = (code: Bare): Said => code;

/** What a play on a question works with. */
interface Doing<G extends GameTypes> {
  readonly rules: AgendaRules<G>;
  readonly d: Builder<G>;
  readonly question: G['question'];
  readonly procedure: Procedure<G>;
  readonly open: OpenChance;
}

/** Carries out a play on a question. Returns the refusal, or undefined when it succeeded. */
export function playTask<G extends GameTypes>(
  rules: AgendaRules<G>,
  d: Builder<G>,
  play: TaskPlay<G['thing'], Side<G>>,
  open: OpenChance,
): Said | undefined {
  const { agenda } = rules.asking(d.state);
  const question = agenda.find((one) => one.id === play.task);
  if (!question) return no('ask-answered-already');
  const doing: Doing<G> = { rules, d, question, procedure: rules.procedureOf(question.kind), open };
  if (play.do === 'resume') return write(doing, { type: 'deferred', task: question.id, deferred: false });
  if (asked({ agenda })?.id !== question.id && !question.deferred) return no('ask-another-open');
  switch (play.do) {
    case 'answer':
      return answer(doing, play.facts);
    case 'throw':
      return throwAll(doing);
    case 'enter':
      return enter(doing, play.slot, play.thing);
    case 'again':
      return throwAgain(doing, play);
    case 'accept':
      return accept(doing);
    case 'decide':
      return decide(doing, play.choice);
    case 'defer':
      return write(doing, { type: 'deferred', task: question.id, deferred: true });
    case 'drop':
      return drop(doing);
  }
}

function write<G extends GameTypes>({ rules, d }: Doing<G>, event: EngineEvent<G['question']>): undefined {
  d.add(rules.event(event));
}

/** The question as it stands after the events so far. */
const now = <G extends GameTypes>({ rules, d, question }: Doing<G>): G['question'] =>
  rules.asking(d.state).agenda.find((one) => one.id === question.id) ?? question;

function answer<G extends GameTypes>(
  doing: Doing<G>,
  answers: Readonly<Record<string, FactValue | null>>,
): Said | undefined {
  const { d, question, procedure } = doing;
  const facts = procedure.facts?.(d.state, question) ?? [];
  for (const [key, value] of Object.entries(answers)) {
    const fact = facts.find((one) => one.key === key);
    if (!fact) return no('ask-not-asked');
    if (value !== null && !fits(fact, value))
      return say('ask-no-such-answer', { answer: String(value), question: labelOf(fact) });
  }
  return write(doing, { type: 'said', task: question.id, facts: answers });
}

const labelOf = ({ label }: Fact) => (typeof label === 'string' ? { code: label } : label);

/** Why nothing can be thrown or accepted yet; undefined if it can. */
function notYet<G extends GameTypes>({ d, question, procedure }: Doing<G>): Said | undefined {
  const wait = procedure.waits?.(d.state, question);
  return wait === undefined ? undefined : say('ask-not-yet', { why: typeof wait === 'string' ? { code: wait } : wait });
}

/** Opens the chance for this question, or for the re-throw of one slot, and records that it was opened. */
function chanceFor<G extends GameTypes>(doing: Doing<G>, again?: string): Chance {
  const { rules, d, question, open } = doing;
  const asks = rules.topicOf(d.state, question);
  // An undone re-throw must not tell what another would give.
  const topic = again === undefined ? asks : `${asks}/again=${again}`;
  const chance = open(nextTopic(rules.asking(d.state).thrown, topic));
  write(doing, { type: 'thrown', topic });
  return chance;
}

function throwAll<G extends GameTypes>(doing: Doing<G>): Said | undefined {
  const { rules, d, question, procedure } = doing;
  const wait = notYet(doing);
  if (wait) return wait;
  let wanted = procedure.needs(d.state, question);
  if (wanted.length === 0) return no('ask-all-thrown');
  const chance = chanceFor(doing);
  do {
    for (const need of wanted) {
      const thing = rules.throwFor(d, chance, need);
      const again = rollIn(question, need.slot)?.again ?? [];
      lay(doing, need, thing, false, again);
    }
    const next = now(doing);
    wanted = procedure.throwsOn?.(d.state, next) ? procedure.needs(d.state, next) : [];
  } while (wanted.length > 0);
  return undefined;
}

const lay = <G extends GameTypes>(
  doing: Doing<G>,
  { slot, by }: G['need'],
  thing: G['thing'],
  own: boolean,
  again: G['question']['rolls'][number]['again'],
): undefined => write(doing, { type: 'rolled', task: doing.question.id, roll: { slot, by, thing, own, again } });

function enter<G extends GameTypes>(doing: Doing<G>, slot: string, thing: G['thing']): Said | undefined {
  const { rules, d, question, procedure } = doing;
  const need = needOf(d.state, question, procedure, slot);
  if (!need) return no('ask-nothing-there');
  const why = rules.impossible(d.state, need, thing);
  if (why) return why;
  rules.takeOwn(d, need, thing);
  const before = rollIn(question, slot);
  if (before && !before.own) rules.replaced(d, need);
  // After a tie, the first new throw lifts the other old ones.
  for (const other of procedure.needs(d.state, question))
    if (other.slot !== slot && rollIn(question, other.slot))
      write(doing, { type: 'lifted', task: question.id, slot: other.slot });
  return lay(doing, need, thing, true, before?.again ?? []);
}

function throwAgain<G extends GameTypes>(
  doing: Doing<G>,
  play: Extract<TaskPlay<G['thing'], Side<G>>, { do: 'again' }>,
): Said | undefined {
  const { rules, d, question, procedure } = doing;
  const offer = againOffers(d.state, question, procedure).find((a) => a.slot === play.slot && a.side === play.side);
  const before = rollIn(question, play.slot);
  const need = needOf(d.state, question, procedure, play.slot);
  if (!offer || !before || !need) return no('ask-not-again');
  if (offer.refused) return offer.refused;
  const why = play.thing === undefined ? undefined : rules.impossible(d.state, need, play.thing);
  if (why) return why;
  rules.pay(d, offer, need);
  const again = [...before.again, { side: play.side, cost: offer.cost.total }];
  if (play.thing === undefined)
    return lay(doing, need, rules.throwFor(d, chanceFor(doing, play.slot), need), false, again);
  rules.takeOwn(d, need, play.thing);
  return lay(doing, need, play.thing, true, again);
}

function close<G extends GameTypes>(doing: Doing<G>): void {
  const { rules, d, question, procedure } = doing;
  if (Object.keys(question.facts).length > 0)
    rules.keepAnswers(d, question, procedure.facts?.(d.state, question) ?? []);
  write(doing, { type: 'closed', task: question.id });
}

function accept<G extends GameTypes>(doing: Doing<G>): Said | undefined {
  const { d, question, procedure } = doing;
  const wait = notYet(doing);
  if (wait) return wait;
  if (procedure.needs(d.state, question).length > 0) return no('ask-throw-first');
  close(doing);
  procedure.settle(d, question);
  return undefined;
}

function decide<G extends GameTypes>(doing: Doing<G>, choice: string): Said | undefined {
  const { d, question, procedure } = doing;
  if (!procedure.byHand?.(d.state, question).some(({ value }) => value === choice)) return no('ask-not-decided-here');
  close(doing);
  procedure.settleByHand?.(d, question, choice);
  return undefined;
}

function drop<G extends GameTypes>(doing: Doing<G>): Said | undefined {
  const { question, procedure } = doing;
  if (!procedure.optional) return no('ask-must-answer');
  if (question.rolls.length > 0) return no('ask-thrown-already');
  return write(doing, { type: 'closed', task: question.id });
}

function under(key: string, value: FactValue): Readonly<Record<string, FactValue>> {
  const facts: Record<string, FactValue> = {};
  facts[key] = value;
  return facts;
}

/** The answers other than the current one, as plays. */
function answersOffered(fact: Fact): FactValue[] {
  if (fact.kind === 'switch') return [!fact.value];
  if (fact.kind === 'choice')
    return (fact.options ?? []).map(({ value }) => value).filter((value) => value !== fact.value);
  if (typeof fact.value !== 'number') return [];
  return [fact.value + 1, fact.value - 1].filter((n) => n >= (fact.min ?? 0) && n <= (fact.max ?? 999));
}

/** The plays a question offers now. Each is legal. */
export function taskPlays<G extends GameTypes>(
  rules: Pick<AgendaRules<G>, 'procedureOf'>,
  state: G['state'],
  question: G['question'],
): TaskPlay<G['thing'], Side<G>>[] {
  const procedure = rules.procedureOf(question.kind);
  const { id: task, rolls } = question;
  const plays: TaskPlay<G['thing'], Side<G>>[] = [];
  if (procedure.waits?.(state, question) === undefined)
    plays.push({ do: procedure.needs(state, question).length === 0 ? 'accept' : 'throw', task });
  for (const fact of procedure.facts?.(state, question) ?? [])
    for (const value of answersOffered(fact)) plays.push({ do: 'answer', task, facts: under(fact.key, value) });
  if (rolls.length > 0)
    for (const { refused, slot, side } of procedure.again?.(state, question) ?? [])
      if (!refused && rollIn(question, slot) && needOf(state, question, procedure, slot) !== undefined)
        plays.push({ do: 'again', task, slot, side });
  for (const { value } of procedure.byHand?.(state, question) ?? []) plays.push({ do: 'decide', task, choice: value });
  plays.push({ do: 'defer', task });
  if (procedure.optional && rolls.length === 0) plays.push({ do: 'drop', task });
  return plays;
}
