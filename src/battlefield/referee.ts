/** The referee: the events that follow from a play, or why it is refused. Pure: the given battle never changes. */

import { isRuling } from '../book/rulings.ts';
import type { OpenChance } from '../engine/chance.ts';
import { ALLOWED } from '../engine/legality.ts';
import { type Said, say, word } from '../engine/message.ts';
import { asked, type Battle, isEntering, onTable, serves, type Task } from './battle.ts';
import type { Event } from './events.ts';
import type { PlayOf } from './handling.ts';
import { changeHelp, layDue, openIds } from './help.ts';
import { type EventBuilder, eventBuilder, log, notice } from './ledger/event-builder.ts';
import { handle } from './modules.ts';
import { called, shortNamed } from './named.ts';
import { isMany, type ManyAtOnce, stepsOf } from './passing.ts';
import type { Play } from './plays.ts';
import { procedureFor } from './procedures.ts';
import { mayEndBattle } from './rules/after-battle/after-battle.ts';
import { privately } from './seats.ts';
import { isSetAside } from './set-aside.ts';
import { isTaskPlay, playTask } from './tasks.ts';
import { timeDeck } from './throws.ts';
import { finishAction, goOn, passFormation, takeUp } from './turn.ts';

export type Ruling =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: Battle }
  | { readonly ok: false; readonly why: Said };

const ANY_TIME: readonly Play['do'][] = [
  'set',
  'ruling',
  'dice',
  'phone',
  'help',
  'note',
  'remark',
  'seal',
  'unseal',
  'check',
  'disorder',
  'hits',
  'battery',
  'join',
  'occupy',
  'capture',
  'strike',
  'end',
  'reopen',
  'reveal',
];

const isAnyTime = (play: Play): boolean => ANY_TIME.includes(play.do) || (play.do === 'fire' && play.late === true);

const AFTERWARDS: readonly Play['do'][] = ['reopen', 'reveal', 'note', 'remark', 'seal', 'unseal', 'losses', 'wounds'];

/** Plays that ask nothing themselves. The questions they cause are due at once. */
const BY_THE_WAY: readonly Play['do'][] = ['hits', 'set', 'pass', 'acts'];

/** Judges a play. `open` is called only when the app throws: a phone without the seed still keeps the records. */
export function referee(battle: Battle, play: Play, open: OpenChance): Ruling {
  const d = eventBuilder(battle);
  const why = judgeOne(d, play, open);
  return why ? { ok: false, why } : { ok: true, events: d.events, state: d.state };
}

/** Judges the steps of one tap as if each had been tapped. */
function judgeMany(d: EventBuilder, play: ManyAtOnce, open: OpenChance): Said | undefined {
  let why: Said | undefined = 'draw-all-none';
  for (const step of stepsOf(play, () => d.state)) {
    why = judgeOne(d, step, open);
    if (why) return why;
  }
  return why;
}

/** Judges a play, and closes the questions that it has answered or that have nobody left to ask about. */
function judgeOne(d: EventBuilder, play: Play, open: OpenChance): Said | undefined {
  const battle = d.state;
  const before = openIds(battle);
  const why = judge(d, play, open);
  if (why) return why;
  for (const task of d.state.agenda) {
    if (!d.state.agenda.some(({ id }) => id === task.id) || !isOver(d.state, task)) continue;
    d.add({ type: 'closed', task: task.id });
    procedureFor(task.kind).calledOff?.(d, task);
    if (!before.has(task.id)) continue;
    const question = word(procedureFor(task.kind).question(battle, task));
    const side = battle.units[task.unit ?? '']?.side ?? task.side;
    notice(d, say('ask-called-off', { question }), { ...(side && { side }) });
  }
  if (BY_THE_WAY.includes(play.do)) layDue(d, before);
  return undefined;
}

/** NBC-GL-17: what a Broken unit is asked: its move and its rally. */
const OF_BROKEN = ['broken-move', 'broken-back', 'rally'];
/** Fire and what it does to officers concern a unit in any state. */
const OF_ANY = ['volley', 'skirmish', 'officer-risk'];

/** NBC-GL-18, NBC-OFF-06: whether something has answered the question, or those whom it is about are gone. */
function isOver(battle: Battle, task: Task): boolean {
  const { kind } = task;
  const unit = battle.units[task.unit ?? ''];
  const officer = battle.officers[task.officer ?? ''];
  return Boolean(
    procedureFor(kind).over?.(battle, task) ||
      // NBC-ART-21: guns with a unit are asked, and shot at, with it.
      unit?.host ||
      (unit && !OF_ANY.includes(kind) && (!onTable(unit) || (unit.fate === 'broken') !== OF_BROKEN.includes(kind))) ||
      // NBC-ENG-07: the engineers throw when their commander has fallen.
      (officer && kind !== 'engineer-risk' && !serves(officer)) ||
      (kind !== 'arrival' && battle.formations[task.formation ?? '']?.present === false),
  );
}

/** NBC-RNF-03: plays for units that wait beside the table. All other plays wait until these units enter. */
const BESIDE_THE_TABLE: readonly Play['do'][] = ['stay', 'battery'];

function waits({ units }: Battle, play: Play): Said | undefined {
  const unit = 'unit' in play && play.unit !== null ? units[play.unit] : undefined;
  const away = unit && (isEntering(unit) ? !BESIDE_THE_TABLE.includes(play.do) : !unit.present);
  return unit && away ? say('fight-not-on-table', { unit: shortNamed(unit) }) : undefined;
}

function judge(d: EventBuilder, play: Play, open: OpenChance): Said | undefined {
  if (d.state.revealed) return 'battle-seed-shown';
  if (d.state.ended && !AFTERWARDS.includes(play.do)) return 'battle-is-over';
  if (play.do === 'drop') return drop(d, play, open);
  if (isTaskPlay(play)) return playTask(d, play, open);
  if (isMany(play)) return judgeMany(d, play, open);
  if (!d.state.ended && asked(d.state) && !isAnyTime(play)) return 'turn-answer-first';
  switch (play.do) {
    case 'next':
      return goOn(d);
    case 'finish':
      return finishAction(d);
    case 'take-up':
      return takeUp(d, play);
    case 'pass':
      return passFormation(d, play.formation);
    case 'ruling':
      return isRuling(play.key, play.value) ? changeRuling(d, play) : 'ruling-none-such';
    case 'dice':
      d.add({ type: 'dice', dice: play.dice });
      return undefined;
    case 'phone':
      return keepPhone(d, play);
    case 'help':
      return changeHelp(d, play.help);
    case 'note':
      return note(d, play);
    case 'remark':
      if (!play.text.trim()) return 'remark-empty';
      log(d, called(play.text.trim().slice(0, 500)), { byHand: true, ...(play.side && { side: play.side }) });
      return undefined;
    case 'end': {
      const legal = play.said ? mayEndBattle(play.said) : ALLOWED;
      if (!legal.ok) return legal.why;
      d.add({ type: 'ended', ended: { why: play.why } });
      log(d, play.why ? say('over-log-why', { why: word(play.why) }) : 'over-log');
      return undefined;
    }
    case 'reveal':
      if (!d.state.ended) return 'battle-not-over';
      d.add({ type: 'revealed' });
      log(d, 'battle-log-revealed');
      return undefined;
    case 'reopen':
      if (!d.state.ended) return 'battle-not-over';
      d.add({ type: 'ended', ended: null });
      log(d, 'battle-log-goes-on', { byHand: true });
      return undefined;
    default:
      if (isSetAside(d.state, play)) return 'ask-set-aside';
      return waits(d.state, play) ?? handle(d, play.do, play, open);
  }
}

function drop(d: EventBuilder, play: PlayOf<'drop'>, open: OpenChance): Said | undefined {
  const task = d.state.agenda.find(({ id }) => id === play.task);
  const question = task && procedureFor(task.kind).question(d.state, task);
  const why = playTask(d, play, open);
  if (!why && question) log(d, say('ask-dropped', { question: word(question) }));
  return why;
}

function keepPhone(d: EventBuilder, { phone }: PlayOf<'phone'>): Said | undefined {
  if (d.state.keeps !== 'both') return 'phone-one-side';
  if (d.state.phone === phone) return 'phone-already';
  d.add({ type: 'phone', phone });
  log(d, `phone-log-${phone}`, { byHand: true });
  return undefined;
}

function note(d: EventBuilder, { of, formation, text }: PlayOf<'note'>): Said | undefined {
  if (formation !== undefined && (of !== 'umpire' || !d.state.formations[formation])) return 'note-not-the-umpires';
  d.add({
    type: 'note',
    of,
    ...(formation && { formation }),
    text: text.slice(0, 20_000),
    to: of === 'umpire' ? [of] : privately(of),
  });
  return undefined;
}

function changeRuling(d: EventBuilder, { key, value }: PlayOf<'ruling'>): Said | undefined {
  const before = timeDeck(d.state);
  d.add({ type: 'ruling', key, value });
  log(d, say('ruling-log', { ruling: key, value }), { byHand: true });
  if (timeDeck(d.state) === before) return undefined;
  if (d.state.agenda.some(({ kind, rolls }) => kind === 'time' && rolls.length > 0)) return 'ruling-time-card-open';
  // AMB-46: the cards turned so far belong to the old deck; the new deck is complete.
  d.add({ type: 'pack', pack: 'time', state: { out: [] } });
  return undefined;
}
