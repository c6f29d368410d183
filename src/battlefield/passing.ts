/** "Nothing to decide, nothing to tap": one play, undone as one, makes every step that needs no decision. */
import { SIDES } from '../book/terms.ts';
import { dueNow } from './arrivals/reinforcements.ts';
import type { ActionStep, Battle, PhaseNumber, Task, Unit } from './battle.ts';
import { ACTION_STEPS, asked, PHASES } from './battle.ts';
import { surelyUnder } from './command/under-command.ts';
import { stillToAct } from './command/who-may-act.ts';
import { legal, type PlayOf } from './handling.ts';
import { bombardPlays, skirmishPlays } from './modules/fights.ts';
import { recoveringUnits } from './modules/phases.ts';
import { hasStep } from './now.ts';
import type { Play } from './plays.ts';
import { procedureFor } from './procedures.ts';
import { forbidsSkirmishing } from './rules/sky/weather.ts';
import { isSetAside } from './set-aside.ts';
import type { TaskPlay } from './tasks.ts';
import { cannotGoOn, hitsPending } from './turn.ts';
import { privateTo } from './view.ts';

/** Throws that are not asked about each turn; players go back to throw the time card again. */
const OF_THE_HOUR = ['recover-rerolls', 'time', 'weather', 'intensity', 'fog'];

/** Cards and dice that can be drawn for all units at once. */
const FOR_ALL = ['arrival', 'quality', 'disorder', 'officer-risk', 'recovery', 'rally'];

/** Whether neither side can do anything in this phase, by the records. */
const isEmpty = (battle: Battle): boolean => EMPTY[battle.phase]?.(battle) ?? false;
const EMPTY: { readonly [P in PhaseNumber]?: (battle: Battle) => boolean } = {
  2: (battle) => dueNow(battle).length === 0,
  3: (battle) =>
    forbidsSkirmishing(battle.sky) || !skirmishPlays(battle).some(({ by }) => by !== null || battle.keeps !== 'both'),
  4: (battle) => SIDES.every((side) => bombardPlays(battle, side).length === 0),
  6: (battle) => SIDES.every((side) => stillToAct(battle, side).length === 0),
  7: (battle) => recoveringUnits(battle).length === 0,
  8: () => true,
};

/** The play for a question without a decision: its throw or its acceptance. With own dice the table throws. */
function unasked(battle: Battle, task: Task): TaskPlay | undefined {
  const procedure = procedureFor(task.kind);
  const thrown = procedure.needs(battle, task).length === 0;
  // NBC-EVD-04, NBC-FSH-01: guns that have evaded this enemy can neither evade nor fire again, so it reaches them.
  if (task.kind === 'guns-attacked')
    return thrown && task.rolls.length === 0 ? { do: 'accept', task: task.id } : undefined;
  if (task.kind === 'command') return thrown && surelyUnder(battle, task) ? { do: 'accept', task: task.id } : undefined;
  if (!isOfTheHour(task) || privateTo(battle)) return undefined;
  if (thrown) return { do: 'accept', task: task.id };
  return battle.dice === 'app' ? { do: 'throw', task: task.id } : undefined;
}

/** Whether the question is about clock, weather or re-roll dice. After it the turn continues by itself. */
export const isOfTheHour = ({ kind }: Task): boolean => OF_THE_HOUR.includes(kind);

/** Accepting one of these passes on: an empty phase, the last shot's hits, guns that cannot answer twice. */
const LEADS_ON = ['arrival', 'charge', 'charge-again', 'skirmish', 'volley'];

export const acceptance = (task: Task): Play =>
  isOfTheHour(task) || LEADS_ON.includes(task.kind) ? { do: 'on', accept: task.id } : { do: 'accept', task: task.id };

/** The step that now passes by itself; undefined if a player has a decision. */
export function passes(battle: Battle): TaskPlay | { readonly do: 'next' } | undefined {
  if (battle.ended || battle.help !== 'resolve') return undefined;
  const task = asked(battle);
  if (task) return unasked(battle, task);
  const idle = battle.agenda.length === 0 && !battle.action;
  // All arrivals due were thrown for when phase 2 began. Nobody is left to shoot: what was hit is settled.
  return idle && (battle.phase === 2 || isEmpty(battle)) && !cannotGoOn(battle) ? { do: 'next' } : undefined;
}

/** The play that follows the end of the actions: past an empty recovery to the clock. */
export const afterPassing = (battle: Battle): Play | null => (passes(battle) ? { do: 'on' } : null);

/** The next phase with a decision or a throw, for the button that leads there. */
export function nextStop(battle: Battle): PhaseNumber {
  const own = battle.dice === 'table';
  const passable = battle.help === 'resolve' && battle.agenda.length === 0;
  const after = PHASES.filter((phase) => phase > battle.phase);
  return after.find((phase) => !passable || (own && phase === 8) || !isEmpty({ ...battle, phase })) ?? 1;
}

/** The phase one tap can reach from any before it. */
const FORMATIONS = 6;

/** Whether one tap to the formations would skip a phase at which the large button stops. */
export const mayGoToFormations = (battle: Battle): boolean =>
  !battle.action &&
  battle.help === 'resolve' &&
  battle.agenda.length === 0 &&
  !cannotGoOn(battle) &&
  nextStop(battle) < FORMATIONS &&
  nextStop(battle) > battle.phase;

/** The step or phase at which to stop before everything has been passed. */
export type StopAt = PhaseNumber | ActionStep;

const isAt = ({ action, phase }: Battle, to: StopAt | undefined): boolean =>
  to !== undefined && (typeof to === 'number' ? phase === to : action?.step === to);

/** Whether the way to `to` skips steps of the action, or phases before the formations act. */
const leavesOut = ({ action, phase }: Battle, to: StopAt | undefined): boolean =>
  action
    ? typeof to === 'string' && ACTION_STEPS.indexOf(action.step) < ACTION_STEPS.indexOf(to)
    : to === FORMATIONS && phase < to;

/** More steps than a turn has; reached only by a bug. */
const MOST = 40;

/** Accepts what is waiting or takes a step, then passes everything without a decision. */
function* onward(now: () => Battle, { accept, to }: PlayOf<'on'>): Generator<Play, void> {
  yield accept === undefined ? (passes(now()) ?? { do: 'next' }) : { do: 'accept', task: accept };
  const { turn } = now();
  for (let i = 0; i < MOST && now().turn === turn && !isAt(now(), to); i += 1) {
    // What the hits of the last shot did is for hands, and is seen before the phase ends.
    const hurt = accept !== undefined && hitsPending(now());
    const next = passes(now());
    if (next) yield next;
    else if (leavesOut(now(), to) && !cannotGoOn(now())) yield { do: 'next' };
    else return;
    if (hurt) return;
  }
}

const isForAll = ({ kind }: Task): boolean => FOR_ALL.includes(kind);
const mayDraw = (battle: Battle, task: Task): boolean => {
  const procedure = procedureFor(task.kind);
  return isForAll(task) && procedure.waits?.(battle, task) === undefined && procedure.needs(battle, task).length > 0;
};

/** The latest open questions that need the same kind of card. */
export function toDraw(battle: Battle): readonly Task[] {
  if (battle.dice === 'table' || battle.help !== 'resolve' || battle.ended) return [];
  const open = battle.agenda.filter((task) => !task.deferred).reverse();
  const other = open.findIndex((task) => !mayDraw(battle, task));
  return other < 0 ? open : open.slice(0, other);
}

/** How many questions can be drawn for at once; 0 or 1 means none are. */
export function drawnAtOnce(battle: Battle): number {
  if (asked(battle)) return toDraw(battle).length;
  return battle.dice === 'app' && battle.help === 'resolve' && battle.phase === 7 && !battle.ended
    ? toRecover(battle).length
    : 0;
}

const toRecover = (battle: Battle): readonly Unit[] =>
  recoveringUnits(battle).filter((unit) => !isSetAside(battle, { do: 'recover', unit: unit.id }));

/** The cards drawn together, to be accepted or drawn again. */
export const drawn = (battle: Battle): readonly Task[] =>
  battle.agenda
    .filter((task) => task.deferred && isForAll(task) && task.rolls.length > 0)
    .filter((task) => procedureFor(task.kind).needs(battle, task).length === 0)
    .reverse();

/** Draws for all, and leaves the cards in a list. */
function* drawing(now: () => Battle): Generator<Play, void> {
  const lay = function* (): Generator<Play, void> {
    const [task] = toDraw(now());
    if (!task) return;
    yield { do: 'throw', task: task.id };
    yield { do: 'defer', task: task.id };
  };
  if (asked(now())) for (const _ of toDraw(now())) yield* lay();
  else
    for (const { id } of toRecover(now())) {
      yield { do: 'recover', unit: id };
      yield* lay();
    }
}

/** Accepts all cards drawn; accepting one may settle another. */
function* accepting(now: () => Battle): Generator<Play, void> {
  for (const { id } of drawn(now())) if (now().agenda.some((task) => task.id === id)) yield { do: 'accept', task: id };
}

/** No other formation acts this turn: all remaining ones pass, and the turn continues. */
function* passing(now: () => Battle): Generator<Play, void> {
  for (const { id } of SIDES.flatMap((side) => stillToAct(now(), side)))
    if (!asked(now())) yield { do: 'pass', formation: id };
  if (!cannotGoOn(now())) yield { do: 'next' };
}

export type ManyAtOnce = PlayOf<'on' | 'draw-all' | 'accept-all' | 'pass-all'>;
const STEPS = { 'draw-all': drawing, 'accept-all': accepting, 'pass-all': passing };
export const isMany = (play: Play): play is ManyAtOnce => play.do === 'on' || play.do in STEPS;

/** The plays of one tap, each judged from the battle after the one before. */
export const stepsOf = (play: ManyAtOnce, now: () => Battle): Generator<Play, void> =>
  play.do === 'on' ? onward(now, play) : STEPS[play.do](now);

/** The later steps of the action that one tap can reach. */
export const stepsAhead = (battle: Battle): readonly ActionStep[] =>
  battle.action && !cannotGoOn(battle) && battle.help === 'resolve'
    ? ACTION_STEPS.slice(ACTION_STEPS.indexOf(battle.action.step) + 1).filter((step) => hasStep(battle, step))
    : [];

/** These plays as far as they are legal. */
export function passPlays(battle: Battle): Play[] {
  const task = asked(battle);
  const quiet = passes(battle);
  const acts =
    battle.phase === 6 && !battle.action && !task && SIDES.some((side) => stillToAct(battle, side).length > 0);
  return legal(
    (Boolean(quiet) || (!task && !cannotGoOn(battle))) && { do: 'on' },
    ...stepsAhead(battle).map((to) => ({ do: 'on', to }) as const),
    drawnAtOnce(battle) > 1 && { do: 'draw-all' },
    !task && drawn(battle).length > 0 && { do: 'accept-all' },
    acts && battle.agenda.length === 0 && { do: 'pass-all' },
  );
}
