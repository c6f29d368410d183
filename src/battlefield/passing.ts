/**
 * Nothing to decide, nothing to tap: one play passes every step in which nobody has anything to decide, draws all the
 * cards that wait, accepts them, or ends the actions of a turn. Each is one deed, and is taken back as one; what it passed
 * stands in it step by step.
 */
import { SIDES } from '../book/terms.ts';
import { dueNow } from './arrivals/reinforcements.ts';
import {
  ACTION_STEPS,
  type ActionStep,
  asked,
  type Battle,
  PHASES,
  type PhaseNumber,
  type Task,
  type Unit,
} from './battle.ts';
import { surelyUnder } from './command/under-command.ts';
import { stillToAct } from './command/who-may-act.ts';
import type { PlayOf } from './handling.ts';
import { turnUnits } from './modules/recovery.ts';
import { bombardPlays, skirmishPlays } from './modules/shooting.ts';
import type { Play } from './plays.ts';
import { procedureFor } from './procedures.ts';
import { forbidsSkirmishing } from './rules/sky/weather.ts';
import { isSetAside } from './set-aside.ts';
import { isPlayed } from './simplified.ts';
import type { TaskPlay } from './tasks.ts';
import { cannotGoOn, hitsPending } from './turn.ts';
import { privateTo } from './view.ts';

/**
 * Throws of the clock, the sky, and re-roll dice that come back. Who would turn the time card again goes back to it; every
 * turn asks nobody.
 */
const OF_THE_HOUR = ['recover-rerolls', 'time', 'weather', 'intensity', 'fog'];

/** Cards and dice that may be drawn for all units at once. */
const FOR_ALL = ['quality', 'disorder', 'officer-risk', 'recovery', 'rally'];

/** Nobody can do anything in this phase, as far as the books know. */
function isEmpty(battle: Battle): boolean {
  switch (battle.phase) {
    case 2:
      return dueNow(battle).length === 0;
    case 3:
      return (
        forbidsSkirmishing(battle.sky) ||
        !skirmishPlays(battle).some(({ by }) => by !== null || battle.keeps !== 'both')
      );
    case 4:
      return SIDES.every((side) => bombardPlays(battle, side).length === 0);
    case 6:
      return SIDES.every((side) => stillToAct(battle, side).length === 0);
    case 7:
      return turnUnits(battle).length === 0;
    case 8:
      return true;
    default:
      return false;
  }
}

/** What is to be thrown or accepted of a question that leaves nothing to decide; with the table's own dice the table throws. */
function unasked(battle: Battle, task: Task): TaskPlay | undefined {
  const procedure = procedureFor(task.kind);
  const thrown = procedure.needs(battle, task).length === 0;
  // Guns that have run from this enemy before neither run again nor fire: it reaches them (NBC-EVD-04, NBC-FSH-01).
  if (task.kind === 'guns-attacked')
    return thrown && task.rolls.length === 0 ? { do: 'accept', task: task.id } : undefined;
  if (task.kind === 'command') return thrown && surelyUnder(battle, task) ? { do: 'accept', task: task.id } : undefined;
  if (!isOfTheHour(task) || privateTo(battle)) return undefined;
  if (thrown) return { do: 'accept', task: task.id };
  return battle.dice === 'app' ? { do: 'throw', task: task.id } : undefined;
}

/** Whether a question is of the clock, the sky or the re-roll dice: once it is answered the turn goes on by itself. */
export const isOfTheHour = ({ kind }: Task): boolean => OF_THE_HOUR.includes(kind);

/** The step that passes by itself now; undefined where somebody has something to decide. */
export function passes(battle: Battle): TaskPlay | { readonly do: 'next' } | undefined {
  if (battle.ended || battle.help !== 'resolve') return undefined;
  const task = asked(battle);
  if (task) return unasked(battle, task);
  const idle = battle.agenda.length === 0 && !battle.action && !hitsPending(battle);
  return idle && isEmpty(battle) && !cannotGoOn(battle) ? { do: 'next' } : undefined;
}

/** What goes with the end of the actions: on past a recovery that nobody has, to the clock. */
export const afterPassing = (battle: Battle): Play | null => (passes(battle) ? { do: 'on' } : null);

/** The phase in which somebody next has something to decide or to throw, for the button that leads there. */
export function nextStop(battle: Battle): PhaseNumber {
  const own = battle.dice === 'table';
  const passable = battle.help === 'resolve' && battle.agenda.length === 0;
  const after = PHASES.filter((phase) => phase > battle.phase);
  return after.find((phase) => !passable || (own && phase === 8) || !isEmpty({ ...battle, phase })) ?? 1;
}

/** A place to stop at, before all that passes has been passed. */
export type StopAt = PhaseNumber | ActionStep;

const isAt = ({ action, phase }: Battle, to: StopAt | undefined): boolean =>
  to !== undefined && (typeof to === 'number' ? phase === to : action?.step === to);

/** Steps of the action that are left out on the way to a later one. */
const leavesOut = ({ action }: Battle, to: StopAt | undefined): boolean =>
  action !== null && typeof to === 'string' && ACTION_STEPS.indexOf(action.step) < ACTION_STEPS.indexOf(to);

/** More steps than a turn has; only a mistake of ours would come so far. */
const MOST = 40;

/** Accepts what lies there, or goes on by a step; then past everything in which nobody has anything to decide. */
function* onward(now: () => Battle, { accept, to }: PlayOf<'on'>): Generator<Play, void> {
  yield accept === undefined ? (passes(now()) ?? { do: 'next' }) : { do: 'accept', task: accept };
  const { turn } = now();
  for (let i = 0; i < MOST && now().turn === turn && !isAt(now(), to); i += 1) {
    const next = passes(now());
    if (next) yield next;
    else if (leavesOut(now(), to) && !cannotGoOn(now())) yield { do: 'next' };
    else return;
  }
}

// ---- all at once -----------------------------------------------------------------------------------------------------

const isForAll = ({ kind }: Task): boolean => FOR_ALL.includes(kind);
const mayDraw = (battle: Battle, task: Task): boolean => {
  const procedure = procedureFor(task.kind);
  return isForAll(task) && procedure.waits?.(battle, task) === undefined && procedure.needs(battle, task).length > 0;
};

/** Questions that lie one on the other and wait for the same kind of card. */
export function toDraw(battle: Battle): readonly Task[] {
  if (battle.dice === 'table' || battle.help !== 'resolve' || battle.ended) return [];
  const open = battle.agenda.filter((task) => !task.deferred).reverse();
  const other = open.findIndex((task) => !mayDraw(battle, task));
  return other < 0 ? open : open.slice(0, other);
}

/** How many may be drawn for at once now; drawing for one alone is nothing of its own. */
export function drawnAtOnce(battle: Battle): number {
  if (asked(battle)) return toDraw(battle).length;
  return battle.dice === 'app' && battle.help === 'resolve' && battle.phase === 7 && !battle.ended
    ? toRecover(battle).length
    : 0;
}

const toRecover = (battle: Battle): readonly Unit[] =>
  turnUnits(battle).filter((unit) => !isSetAside(battle, { do: 'recover', unit: unit.id }));

/** Cards that were drawn together, and lie to be accepted or drawn again. */
export const drawn = (battle: Battle): readonly Task[] =>
  battle.agenda
    .filter((task) => task.deferred && isForAll(task) && task.rolls.length > 0)
    .filter((task) => procedureFor(task.kind).needs(battle, task).length === 0)
    .reverse();

/** Draws for all, and lays what was drawn in a list. */
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

/** Accepts all that was drawn; what follows from one may have settled another. */
function* accepting(now: () => Battle): Generator<Play, void> {
  for (const { id } of drawn(now())) if (now().agenda.some((task) => task.id === id)) yield { do: 'accept', task: id };
}

/** Nobody else acts this turn: every formation that still could passes, and the turn goes on. */
function* passing(now: () => Battle): Generator<Play, void> {
  for (const { id } of SIDES.flatMap((side) => stillToAct(now(), side)))
    if (!asked(now())) yield { do: 'pass', formation: id };
  if (!cannotGoOn(now())) yield { do: 'next' };
}

export type ManyAtOnce = PlayOf<'on' | 'draw-all' | 'accept-all' | 'pass-all'>;
const MANY: readonly Play['do'][] = ['on', 'draw-all', 'accept-all', 'pass-all'] satisfies ManyAtOnce['do'][];
export const isMany = (play: Play): play is ManyAtOnce => MANY.includes(play.do);

/** The plays that one tap makes, one after the other; each from the battle as the one before has left it. */
export function stepsOf(play: ManyAtOnce, now: () => Battle): Generator<Play, void> {
  switch (play.do) {
    case 'on':
      return onward(now, play);
    case 'draw-all':
      return drawing(now);
    case 'accept-all':
      return accepting(now);
    case 'pass-all':
      return passing(now);
  }
}

/** Steps of the action that one tap can come to, past those between. */
export const stepsAhead = (battle: Battle): readonly ActionStep[] =>
  battle.action && !cannotGoOn(battle) && battle.help === 'resolve'
    ? ACTION_STEPS.slice(ACTION_STEPS.indexOf(battle.action.step) + 1).filter(
        (step) => step !== 'firefights' || isPlayed('firefight', battle.simplified),
      )
    : [];

/** These plays, where each may be made. */
export function passPlays(battle: Battle): Play[] {
  const task = asked(battle);
  const quiet = passes(battle);
  const acts =
    battle.phase === 6 && !battle.action && !task && SIDES.some((side) => stillToAct(battle, side).length > 0);
  return [
    ...(quiet || (!task && !cannotGoOn(battle)) ? [{ do: 'on' } as const] : []),
    ...stepsAhead(battle).map((to) => ({ do: 'on', to }) as const),
    ...(drawnAtOnce(battle) > 1 ? [{ do: 'draw-all' } as const] : []),
    ...(!task && drawn(battle).length > 0 ? [{ do: 'accept-all' } as const] : []),
    ...(acts && battle.agenda.length === 0 ? [{ do: 'pass-all' } as const] : []),
  ];
}
