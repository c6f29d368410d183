/** Who may make each play where seats are under lock: anyone at the table, one side, the author, or the umpire. */

import { SIDES, type SideId } from '../../book/terms.ts';
import { isTaskPlay } from '../../engine/agenda.ts';
import type { Act } from '../../engine/seats.ts';
import type { Battle, Unit } from '../battle.ts';
import type { PlayOf, Why } from '../handling.ts';
import type { Play, PlayName } from '../plays.ts';
import { procedureFor } from '../procedures.ts';
import { needOf } from '../tasks.ts';
import { readPaper } from './papers.ts';

/** Who may make a play. For one side, the formation concerned may be given. */
export type Whose =
  | 'anybody'
  | 'umpire'
  | { readonly side: SideId; readonly formation?: string | undefined }
  | { readonly seats: readonly string[]; readonly alone?: true };

type Table = { readonly [N in PlayName]: (battle: Battle, play: PlayOf<N>) => Whose };

const anybody = (): Whose => 'anybody';
/** What all agree on is done with no seat open, or by the umpire (NBC-LUL-01). */
const together = (): Whose => ({ seats: ['both'] });
const ofSide = (_: Battle, { side }: { readonly side: SideId }): Whose => ({ side });

const ofUnit = ({ units }: Battle, id: string | null): Whose => {
  const unit = id === null ? undefined : units[id];
  return unit ? { side: unit.side, formation: unit.formation ?? undefined } : 'anybody';
};
const ofFormation = ({ formations }: Battle, id: string): Whose => {
  const formation = formations[id];
  return formation ? { side: formation.side, formation: id } : 'anybody';
};
const ofOfficer = ({ officers, formations }: Battle, id: string): Whose => {
  const officer = officers[id];
  const formation = Object.values(formations).find(({ commander }) => commander === id);
  return officer ? { side: officer.side, formation: formation?.id } : 'anybody';
};

const unitsOwn = (battle: Battle, { unit }: { readonly unit: string | null }): Whose => ofUnit(battle, unit);
const byItsOwn = (battle: Battle, { by }: { readonly by: string | null }): Whose => ofUnit(battle, by);
const officersOwn = (battle: Battle, { officer }: { readonly officer: string }): Whose => ofOfficer(battle, officer);
const formationsOwn = (battle: Battle, { formation }: { readonly formation: string }): Whose =>
  ofFormation(battle, formation);

/** Who may answer a question: its side, or anyone; the Broken are moved by the opponent or the umpire (NBC-GL-17). */
const ofTask = ({ agenda, formations }: Battle, { task: id }: { readonly task: string }): Whose => {
  const task = agenda.find((open) => open.id === id);
  const rolled = task?.rolls.some(({ by }) => by !== task.side);
  if (!task?.side || rolled || task.kind === 'broken-move') return 'anybody';
  const formation = task.formation && formations[task.formation] ? task.formation : undefined;
  return { side: task.side, formation };
};

/** What is asked of the unit that is attacked is its own side's to say, as whether cavalry dismounts (NBC-BUA-04). */
const answered = (battle: Battle, play: PlayOf<'answer'>): Whose =>
  Object.keys(play.facts)[0]?.startsWith('d:') ? 'anybody' : ofTask(battle, play);

const ofSides = (sides: readonly (SideId | null)[]): Whose => {
  const [one, other] = new Set(sides);
  if (one === undefined) return 'anybody';
  return one === null || other !== undefined ? { seats: ['both'] } : { side: one };
};

const passed = ({ formations }: Battle): Whose =>
  ofSides(Object.values(formations).flatMap(({ card, side }) => (card === 'away' || card === 'spent' ? [] : [side])));

/** NBC-REC-02: the questions that are open; without any, the units that may have something to recover. */
const drawn = ({ agenda, units }: Battle): Whose => {
  const open = agenda.filter(({ deferred }) => !deferred);
  const mayGain = ({ fate, disordered, exhaustion, lost }: Unit) =>
    fate === 'broken' || (fate === 'good' && (disordered || exhaustion + lost.white + lost.red > 0));
  return ofSides((open.length > 0 ? open : Object.values(units).filter(mayGain)).map(({ side }) => side));
};

const accepted = ({ agenda }: Battle): Whose =>
  ofSides(agenda.flatMap(({ deferred, rolls, side }) => (deferred && rolls.length > 0 ? [side] : [])));

/** The side that enters a throw: the one that makes it. */
const thrown = (battle: Battle, play: PlayOf<'enter'>): Whose => {
  const task = battle.agenda.find(({ id }) => id === play.task);
  const need = task && needOf(battle, task, procedureFor(task.kind), play.slot);
  return need ? { side: need.by } : 'anybody';
};

/** Who may throw: if one throw serves both sides, either. */
const throws = (battle: Battle, play: PlayOf<'throw'>): Whose => {
  const task = battle.agenda.find(({ id }) => id === play.task);
  const needs = task && procedureFor(task.kind).needs(battle, task);
  const [only, ...others] = new Set(needs?.map(({ by }) => by));
  return only && others.length === 0 ? { side: only } : 'anybody';
};

/** Who may set something by hand. Settings of both sides or of the weather are made with both looking on. */
const setByHand = (battle: Battle, play: PlayOf<'set'>): Whose => {
  switch (play.what) {
    case 'unit':
      return ofUnit(battle, play.id);
    case 'formation':
      return ofFormation(battle, play.id);
    case 'officer':
      return ofOfficer(battle, play.id);
    case 'side':
      return { side: play.id };
    case 'lull':
      return together();
    default:
      return 'anybody';
  }
};

/** Who may open a sealed paper: its readers; secret arrivals only the umpire, while there is one. */
const opened = ({ sealed = [], keys = {}, ended }: Battle, play: PlayOf<'unseal'>): Whose => {
  const one = sealed[play.sealed];
  if (!one) return 'umpire';
  const arrival = typeof play.text === 'string' && readPaper(play.text)?.is === 'arrival';
  return arrival && 'umpire' in keys && !ended ? 'umpire' : { seats: one.for, alone: true };
};

export const WHOSE: Table = {
  // The course of the turn, the enemy's deed at an officer, the phone, the end
  ...{ next: anybody, on: anybody, finish: anybody, first: anybody, strike: anybody, losses: anybody, wounds: anybody },
  ...{ dice: anybody, phone: anybody, help: anybody, end: anybody, reopen: anybody, reveal: anybody },
  // What all agree on
  ...{ lull: together, 'lull-over': together, ruling: together },
  // A side's command and fire
  ...{ again: ofSide, fire: ofSide, choose: ofSide, commander: ofSide, headquarters: ofSide, 'lull-restart': ofSide },
  ...{ pass: formationsOwn, acts: formationsOwn, 'take-up': formationsOwn, order: formationsOwn },
  // A side's own troops; the attacker declares a fight
  ...{
    charge: unitsOwn,
    firefight: unitsOwn,
    skirmishers: unitsOwn,
    rest: unitsOwn,
    hits: unitsOwn,
    convert: unitsOwn,
  },
  ...{
    disorder: unitsOwn,
    check: unitsOwn,
    recover: unitsOwn,
    stay: unitsOwn,
    'gives-ground': unitsOwn,
    swap: unitsOwn,
  },
  ...{ cross: unitsOwn, detach: unitsOwn, garrison: unitsOwn, occupy: unitsOwn, engineers: unitsOwn, train: unitsOwn },
  ...{
    build: unitsOwn,
    battery: unitsOwn,
    skirmish: byItsOwn,
    capture: byItsOwn,
    join: officersOwn,
    ride: officersOwn,
  },
  combat: (battle, { attackers: [first] }) => ofUnit(battle, first),
  move: (battle, { unit }) => (battle.units[unit]?.fate === 'broken' ? 'anybody' : ofUnit(battle, unit)),
  // Questions
  ...{ accept: ofTask, decide: ofTask, defer: ofTask, resume: ofTask, drop: ofTask },
  ...{ answer: answered, throw: throws, enter: thrown, 'draw-all': drawn, 'accept-all': accepted, 'pass-all': passed },
  // By hand, and papers: no seat writes open notes for one seat alone; such notes are sealed.
  set: setByHand,
  remark: (_, { side }) => (side ? { side } : 'anybody'),
  note: () => ({ seats: [] }),
  seal: (_, { by }) => ({ seats: [by], alone: true }),
  unseal: opened,
};

const isSide = (name: string | undefined): name is SideId => SIDES.some((side) => side === name);

/** The side of a seat and, for a commander's seat such as "a.reille", the officer. The umpire has neither. */
export function seatOf(seat: string): { readonly side?: SideId; readonly officer?: string } {
  const [side, ...officer] = seat.split('.');
  if (!isSide(side)) return {};
  return officer.length > 0 ? { side, officer: officer.join('.') } : { side };
}

/** Whether the formation belongs to this commander. Plays for the whole army belong to the side. */
const holds = ({ formations }: Battle, officer: string, formation: string | undefined): boolean =>
  formation !== undefined && formations[formation]?.commander === officer;

/** What an open table may not do without a seat: choose a card face down on a phone that is passed round. */
const faceDown = ({ phone }: Battle, play: Play): boolean => phone === 'passed' && play.do === 'choose';

const own = <N extends PlayName>(battle: Battle, name: N, play: PlayOf<N>): Whose => WHOSE[name](battle, play);

/** Why a seat may not make a play, or undefined. Called before the referee, for every play. */
export function mayPlay(battle: Battle, { actor, play }: Act<Play>): Why {
  if (!Object.hasOwn(WHOSE, play.do)) return 'seats-no-such-play';
  if (play.do === 'on' && play.accept !== undefined)
    return mayPlay(battle, { actor, play: { do: 'accept', task: play.accept } });
  const whose = own(battle, play.do, play);
  if (typeof whose === 'object' && 'seats' in whose) {
    if (whose.seats.includes(actor) || (actor === 'umpire' && !whose.alone && play.do !== 'note')) return undefined;
    if (play.do === 'note') return 'seats-notes-sealed';
    return whose.seats[0] === 'both' ? 'seats-together' : 'seats-not-yours';
  }
  if (actor === 'umpire') return undefined;
  if (actor === 'both') return whose === 'umpire' || faceDown(battle, play) ? 'seats-open-first' : undefined;
  const { side, officer } = seatOf(actor);
  if (side === undefined) return 'seats-no-such';
  if (whose === 'umpire') return 'seats-umpires';
  if (whose === 'anybody') return undefined;
  if (whose.side !== side) return 'seat-other-side';
  if (officer !== undefined && !isTaskPlay(play) && !holds(battle, officer, whose.formation))
    return 'seats-other-commander';
  return undefined;
}
