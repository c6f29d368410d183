/**
 * What every play of a test hands on: a line of the story is told to the side of the piece it names first, and a
 * question is opened with all that its kind needs, each piece of the right side. Whatever differs is either a mistake
 * or a new kind of line or question, which then belongs in these tables.
 */
import { type Battle, keepsBooks, type Task } from '../../src/battlefield/battle.ts';
import type { Event, Line } from '../../src/battlefield/events.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { SIDES, type SideId } from '../../src/book/terms.ts';
import { codeOf, type Text } from '../../src/engine/message.ts';

const sideOf = ({ units, officers, formations }: Battle, id: unknown): SideId | undefined =>
  typeof id === 'string' ? (units[id] ?? officers[id] ?? formations[id])?.side : undefined;

/** The ids that a text names, in order. */
function* idsIn(text: Text): Generator<string> {
  if (typeof text !== 'object') return;
  if ('id' in text && typeof text.id === 'string') yield text.id;
  else if ('code' in text) for (const one of Object.values(text.args ?? {})) yield* idsIn(one);
  else if (Array.isArray(text)) for (const one of text) yield* idsIn(one);
}

/** Lines that are of no side: the sky, the clock, the table. */
const OF_NO_SIDE =
  /^(ask-called-off|ask-dropped|battle-log-goes-on|called|clock-log-|contest-byes|end-hour|fog-log-|ground-now|help-log|intensity-log|losses-log|lull-log-|over-log|rockets-|ruling-log|set-log|time-log|turn-|weather-log-)/;
/** Lines that name the other side's piece first: whom the shots hit, whom a contest is against. */
const OF_THE_OTHER = ['contest-log', 'skirmish-fired', 'volley-fired'];

function lineIsWrong(battle: Battle, { text, side, unasked }: Line): string | undefined {
  const code = codeOf(text);
  if (unasked && side === undefined && !OF_NO_SIDE.test(code)) return `“${code}” is told to nobody`;
  if (typeof text === 'string') return undefined;
  const first = [...idsIn(text)].map((id) => sideOf(battle, id) ?? SIDES.find((one) => one === id)).find(Boolean);
  if (first === undefined || side === first) return undefined;
  if (side === undefined ? OF_NO_SIDE.test(code) : OF_THE_OTHER.includes(code)) return undefined;
  return `“${code}” names a piece of ${first} first, and is told to ${side ?? 'nobody'}`;
}

const OPENED: Readonly<Record<string, readonly string[]>> = {
  arrival: ['side, formation own, reinforcement text'],
  'bridge-building': ['side, unit own, minutes number'],
  'broken-back': ['side, unit own'],
  'broken-move': ['side, unit own', 'side, unit own, formation own'],
  charge: [
    'side, attackers [null], by text, target other',
    'side, attackers [unkept], by text, target other',
    'side, unit own, attackers [unit], by text, target other',
    'side, unit own, attackers [unit], by text, target null',
  ],
  'charge-again': [
    'side, attackers [null], by text, cpBefore number, gunsAnswered boolean, lost number, target other',
    'side, attackers [unkept], by text, cpBefore number, gunsAnswered boolean, lost number, target other',
    'side, unit own, attackers [unit], by text, cpBefore number, gunsAnswered boolean, lost number, target other',
  ],
  'close-combat': [
    'side, attackers [null], by text, target other',
    'side, unit own, attackers [unit], by text, target other',
    'side, unit own, attackers [unit|own], by text, target other',
    'side, unit own, attackers [unit], by text, target null',
  ],
  command: ['side, formation own'],
  contest: ['a other, b other, red data'],
  crossing: ['side, unit own, over own', 'side, unit own, over text'],
  detach: ['side, unit own'],
  disorder: [
    'side, unit own, aspects [], column text, lost number, why text',
    'side, unit own, aspects [], column text, lost number, why data',
    'side, unit own, aspects [text], column text, lost number, why data',
  ],
  'engineer-risk': ['side, officer own, engineers own', 'side, unit own, engineers own, loss data'],
  'engineers-rehomed': ['side, formation own, engineers own'],
  'fight-result': ['side, attackers [own], by text, cause text, target other'],
  firefight: [
    'side, attackers [null], by text, target other',
    'side, unit own, attackers [unit], by text, target other',
    'side, unit own, attackers [unit], by text, target null',
  ],
  first: [''],
  fog: [''],
  garrison: ['side, unit own'],
  'guns-attacked': [
    'side, aspect text, attackers [other], by text, inZone boolean, target null',
    'side, aspect text, attackers [other], by text, inZone boolean, target unkept',
    'side, unit own, aspect text, attackers [other], by text, inZone boolean, target unit',
    'side, unit own, aspect text, attackers [null], by text, inZone boolean, target unit',
    'side, unit own, again boolean, aspect text, attackers [null], by text, inZone boolean, target unit',
  ],
  intensity: [''],
  looting: ['side, unit own'],
  'lull-restart': ['side'],
  move: ['side, unit own', 'side, unit own, formation own'],
  'officer-entered': ['side, officer own'],
  'officer-move': ['side, officer own'],
  'officer-risk': ['side, officer own, cause text', 'side, unit own, officer own, cause text'],
  'order-change': ['side, formation own, away boolean, cost number, order text'],
  quality: ['side, unit own'],
  rally: ['side, unit own'],
  'recover-rerolls': ['side'],
  recovery: ['side, unit own'],
  skirmish: [
    'side, unit other, by null, on data',
    'side, unit own, by unit, on data',
    'side, unit own, by unit, on null',
  ],
  stand: ['side, unit own, attacks [data], order text'],
  swap: ['side, unit own, with own'],
  temper: ['side, formation own'],
  time: [''],
  volley: ['side, on null', 'side, unit other, on data'],
  weather: [''],
};

/** Data that only some questions of a kind have. */
const SELDOM = /^(abandoned|alone|attackedUnder|under)$|^(cpBefore|gunsAnswered|lost)$/;

function shapeOf(battle: Battle, { kind, side, unit, formation, officer, data }: Task): string {
  const of = (value: unknown): string => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return `[${[...new Set(value.map(of))].join('|')}]`;
    if (typeof value === 'object') return 'data';
    if (typeof value !== 'string') return typeof value;
    const its = sideOf(battle, value);
    if (its === undefined) return 'text';
    if (value === unit) return 'unit';
    if (its !== side) return 'other';
    return keepsBooks(battle, its) ? 'own' : 'unkept';
  };
  const piece = (name: string, id: string | undefined) =>
    id === undefined ? [] : [`${name} ${sideOf(battle, id) === side ? 'own' : 'other'}`];
  const rest = Object.entries(data)
    .filter(
      ([key, value]) =>
        value !== undefined && !(SELDOM.test(key) && !(OPENED[kind] ?? []).some((one) => one.includes(`${key} `))),
    )
    .map(([key, value]) => `${key} ${of(value)}`)
    .sort();
  return [
    ...(side === null ? [] : ['side']),
    ...piece('unit', unit),
    ...piece('formation', formation),
    ...piece('officer', officer),
    ...rest,
  ].join(', ');
}

function questionIsWrong(battle: Battle, task: Task): string | undefined {
  const shape = shapeOf(battle, task);
  return OPENED[task.kind]?.includes(shape) ? undefined : `“${task.kind}” is opened with “${shape}”`;
}

/** What is decided or corrected by hand is told so, for the umpire's journal and the proof. */
function isToldByHand(play: Play, events: readonly Event[]): boolean {
  if (play.do !== 'decide' && play.do !== 'set') return true;
  const lines = events.flatMap((event) => (event.type === 'logged' ? [event.line] : []));
  // What a fight has cost is asked, and told when that is answered.
  const asked = events.some((event) => event.type === 'opened' && event.task.kind === 'fight-result');
  return asked || lines.length === 0 || lines.some(({ byHand }) => byHand);
}

/** Throws if anything of a play is handed on wrongly. */
export function handsOnRightly(battle: Battle, events: readonly Event[], play: Play): void {
  if (!isToldByHand(play, events)) throw new Error(`“${play.do}” is not told as done by hand`);
  for (const event of events) {
    const why =
      event.type === 'logged'
        ? lineIsWrong(battle, event.line)
        : event.type === 'opened'
          ? questionIsWrong(battle, event.task)
          : undefined;
    if (why) throw new Error(why);
  }
}

/** Questions whose figures are in the story’s words: sums of dice that fell, and what a screen alone works out. */
const IN_WORDS =
  /^(engineer-risk|first|fog|garrison|intensity|lull-restart|officer-entered|officer-risk|recover-rerolls|stand|time|weather)$/;
/** Questions with cards whose result the story has no need to name: minutes and Disorder. */
const NO_RESULT = /^(firefight|time)$/;
/** Lines of fire; a question of fire without one came to no shot. */
const FIRED = /^(skirmish|volley)-fired$/;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function storyIsWrong(before: Battle, task: Task, lines: readonly Line[]): string | undefined {
  const { kind, rolls } = task;
  const needsShots = kind === 'skirmish' || kind === 'volley';
  if (needsShots && !lines.some(({ text }) => FIRED.test(codeOf(text)))) return undefined;
  if (lines.some(({ byHand }) => byHand) && kind !== 'fight-result') return 'is told as decided by hand, and was not';
  const untold = IN_WORDS.test(kind)
    ? []
    : procedureFor(kind)
        .reading(before, task)
        .sums.filter((sum) => !lines.some(({ sums = [] }) => sums.some((one) => same(one, sum))));
  if (untold.length > 0) return `reckons what its story does not: ${JSON.stringify(untold[0])}`;
  const drawn = rolls.some(({ thing }) => 'card' in thing || 'result' in thing);
  const told = JSON.stringify(lines);
  if (drawn && !NO_RESULT.test(kind) && !/"result-|"card"/.test(told)) return 'does not tell the card that was drawn';
  return undefined;
}

/** Throws unless what a question came to is told with its reckoning and its card. */
export function tellsRightly(before: Battle, play: Play, events: readonly Event[]): void {
  const task = play.do === 'accept' ? before.agenda.find(({ id }) => id === play.task) : undefined;
  const lines = events.flatMap((event) => (event.type === 'logged' ? [event.line] : []));
  const why = task && storyIsWrong(before, task, lines);
  if (why) throw new Error(`“${task.kind}” ${why}`);
}
