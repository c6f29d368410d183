/** What the table does by hand after a result: moves and facings, markers on units, and notices. */
import type { SideId } from '../book/terms.ts';
import { type Message, type Said, say, type Text, word } from '../engine/message.ts';
import { present } from '../engine/present.ts';
import { whoComes } from './arrivals/reinforcements.ts';
import { asked, type Battle, currentCP, hasCP, type Task, type Unit } from './battle.ts';
import { type Event, notices } from './events.ts';
import { combatDuel } from './fights/close-combats.ts';
import { firefightDuel } from './fights/firefights.ts';
import { officerNamed, shortNamed } from './named.ts';
import type { Play } from './plays.ts';
import { procedureFor } from './procedures.ts';
import type { DuelOf } from './rules/fights/duel.ts';

export interface ForHands {
  readonly side?: SideId | undefined;
  readonly text: Said;
  /** Detailed steps, which are rarely needed. */
  readonly fine?: boolean;
}

/** Questions whose result moves or turns something on the table. */
const MOVES: readonly string[] = [
  ...['arrival', 'broken-move', 'charge', 'charge-again', 'crossing'],
  ...['guns-attacked', 'move', 'officer-entered', 'officer-move'],
];
/** Questions whose result is a distance, which comes first. */
const DISTANCES: readonly string[] = ['broken-move', 'move'];
/** How any move in the Contact Zone is made. */
const ADVICE: readonly string[] = ['zone-way-away', 'zone-way-toward-or-away', 'zone-way-free'];
const DUELS: Readonly<Record<string, DuelOf>> = { 'close-combat': combatDuel, firefight: firefightDuel };
/** Results that move nothing. */
const NOTHING: readonly string[] = ['arrival-not-yet', 'firefight-nobody-recoils', 'firefight-out-of-command'];

const isMessage = (text: Text): text is Message => typeof text === 'object' && 'code' in text;

function parts(said: Said): Said[] {
  const { code, args } = word(said);
  const all = args?.all;
  if (code === 'sentences' && Array.isArray(all)) return all.filter(isMessage);
  return code === '' || NOTHING.includes(code) ? [] : [said];
}

const marksOf = (unit: Unit): Message[] =>
  present(
    unit.fate !== 'good' ? word(`sign-${unit.fate}`) : hasCP(unit) && say('loss-left', { cp: currentCP(unit) }),
    unit.disordered && word('duel-disordered'),
    unit.exhaustion > 0 && word(unit.exhaustion === 1 ? 'duel-weary-1' : 'duel-weary-2'),
    unit.shaken && word('duel-shaken'),
    unit.stands > 0 && say('sign-stands', { n: unit.stands }),
  );

/** Lines about losses, dropped if the unit is marked with what it has left; and fates that the fight told. */
const LOSSES: readonly string[] = ['loss-of-unit', 'loss-with-skirmishers'];
const FATES: readonly string[] = ['unit-eliminated', 'unit-broken'];

/** Also of a unit that was split off, whose base goes on the table. */
const isMarkedAnew = (before: Unit | undefined, after: Unit): boolean =>
  JSON.stringify(before && marksOf(before)) !== JSON.stringify(marksOf(after));

const isAbout = (text: Said, { id }: Unit): boolean => JSON.stringify(word(text)).includes(JSON.stringify(id));

function settledBy(before: Battle, task: Task, changed: readonly Unit[]): ForHands[] {
  const procedure = procedureFor(task.kind);
  if (procedure.needs(before, task).length > 0 || procedure.waits?.(before, task)) return [];
  const duel = DUELS[task.kind]?.(before, task);
  if (duel) {
    const verdict = task.kind === 'firefight' && duel.verdict ? parts(duel.verdict.says) : [];
    return [
      ...verdict.map((text) => ({ text })),
      ...duel.outcomes.flatMap(({ side, hands }) => (hands === '' ? [] : [{ side, text: hands }])),
      ...duel.onTheTable.map((text) => ({ text, fine: true })),
    ];
  }
  // Losses before a check that was passed still need a marker.
  const hurt = task.kind === 'disorder' && Number(task.data.lost) > 0 ? before.units[task.unit ?? ''] : undefined;
  const its = changed.find(({ id }) => id === task.unit) ?? hurt;
  if (!MOVES.includes(task.kind)) return its ? [{ side: its.side, text: markedAs(before, its) }] : [];
  const side = task.side ?? before.units[task.unit ?? '']?.side;
  const { word: far, means } = procedure.reading(before, task);
  if (task.kind === 'arrival' && word(means).code === 'arrival-means') {
    const what = [say('term-small', { term: word(means) })];
    return [{ side, text: say('hands-mark', { unit: whoComes(before, task).who, what }) }];
  }
  const officer = task.kind === 'officer-move' && before.officers[task.officer ?? ''];
  if (officer)
    return [{ side: officer.side, text: say('hands-mark', { unit: officerNamed(officer), what: [word(far)] }) }];
  const unit = DISTANCES.includes(task.kind) ? before.units[task.unit ?? ''] : undefined;
  if (!unit) return parts(means).map((text, n) => ({ side, text, fine: n > 1 }));
  const marks = its ? marksOf(its) : [];
  return [
    { side, text: say('hands-mark', { unit: shortNamed(unit), what: [word(far), ...marks] }) },
    ...parts(means).map((text, n) => ({ side, text, fine: n > 0 || ADVICE.includes(word(text).code) })),
  ];
}

function marksGone(was: Unit | undefined, unit: Unit): Message[] {
  if (!was || unit.fate !== 'good') return [];
  return present(
    was.stands > 0 && unit.stands === 0 && say('set-stands', { stands: 0 }),
    was.disordered && !unit.disordered && word('recovery-in-order'),
    was.exhaustion > 0 && unit.exhaustion === 0 && say('term-small', { term: word('exhaustion-0') }),
  );
}

const markedAs = (before: Battle, unit: Unit): Message =>
  say('hands-mark', {
    unit: shortNamed(unit),
    what: [
      // Stands that were out before need no hand.
      ...marksOf(unit.stands === before.units[unit.id]?.stands ? { ...unit, stands: 0 } : unit),
      ...marksGone(before.units[unit.id], unit),
    ],
  });

const SETTLES: readonly Play['do'][] = ['accept', 'accept-all'];
/** Whether a deed settles a question, and so may have more to tell than notices. */
export const settles = (play: Play): boolean =>
  SETTLES.includes(play.do) || (play.do === 'on' && play.accept !== undefined);

/** What the table does after a deed, from the battle before and after it, both as the viewer may see them. */
export function forHands(before: Battle, after: Battle, play: Play, events: readonly Event[]): readonly ForHands[] {
  const told = notices(events).map(({ side, text }): ForHands => ({ side, text }));
  if (!settles(play)) return told;
  const closed = new Set(events.flatMap((event) => (event.type === 'closed' ? [event.task] : [])));
  const changed = Object.values(after.units).filter((unit) => isMarkedAnew(before.units[unit.id], unit));
  // Guns that are charged answer first: the attacker has not reached them yet.
  const answers = asked(after)?.kind === 'guns-attacked';
  const settled = before.agenda
    .filter(({ id, kind }) => closed.has(id) && !(answers && kind === 'charge'))
    .flatMap((task) => settledBy(before, task, changed));
  const marked = changed.filter((unit) => settled.some(({ text }) => isAbout(text, unit)));
  const ended = marked.filter((unit) =>
    settled.some(({ text }) => isAbout(text, unit) && /combat-fate|firefight-breaks/.test(JSON.stringify(text))),
  );
  const also = told.filter(({ text }) => {
    const { code } = word(text);
    const again = LOSSES.includes(code) ? marked : FATES.includes(code) ? ended : [];
    return !again.some((unit) => isAbout(text, unit));
  });
  const others = changed
    .filter((unit) => ![...settled, ...also].some(({ text }) => isAbout(text, unit)))
    .map((unit): ForHands => ({ side: unit.side, text: markedAs(before, unit) }));
  return [...settled, ...also, ...others];
}
