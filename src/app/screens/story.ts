/** The story of a battle by turns, for the journal. */
import type { PhaseNumber } from '../../battlefield/battle.ts';
import type { Event, Line } from '../../battlefield/events.ts';
import type { Viewer } from '../../battlefield/view.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { codeOf, type Message } from '../../engine/message.ts';
import type { Entry } from '../../journal/entry.ts';

/** The prominence of a line: what decides the day, normal events, and what changed nothing. */
export type Weight = 'big' | 'plain' | 'small';

const BIG =
  /^(unit-(broken|eliminated|vanquished|leaves-table)|officer-log-fell|arrival-log|combat-told|contest-log|command-log|over-log|bridge-destroyed|march-attacked)/;
const SMALL =
  /^(quality-log|check-passed|reroll-log|skirmish-idle|arrival-log-not|recovery-none|ride-log|time-log|by-hand)/;

/** Depends on the code of a line, never on its sentence. */
export const weightOf = ({ text, byHand }: Line): Weight => {
  const code = codeOf(text);
  return byHand || SMALL.test(code) ? 'small' : BIG.test(code) ? 'big' : 'plain';
};

export interface Told {
  readonly key: string;
  /** The phase it was told in. */
  readonly phase: PhaseNumber;
  readonly seq: number;
  readonly line: Line;
  readonly undone: boolean;
  readonly redoable: boolean;
  /** An undo that took back throws: not a deed to go back to. */
  readonly mark?: boolean;
  /** This deed contains a throw, which is mentioned before going back over it. */
  readonly thrown: boolean;
}
export interface TurnTold {
  readonly turn: number;
  readonly minutes: number;
  readonly lines: readonly Told[];
}

/** The story by turns. Undone deeds stay in place. Pauses before each entry. */
export function* tellingStory(
  entries: readonly Entry<Event>[],
  how: readonly string[],
  eyes: Viewer,
  marks: ReadonlyMap<number, Message>,
): Generator<undefined, TurnTold[], undefined> {
  let now: { turn: number; minutes: number; lines: Told[] } = { turn: 1, minutes: 0, lines: [] };
  const turns: (typeof now)[] = [];
  turns.push(now);
  let phase: PhaseNumber = 1;
  for (const [i, entry] of entries.entries()) {
    yield;
    const undid = marks.get(entry.seq);
    if (undid)
      now.lines.push({
        key: `${entry.seq}`,
        phase,
        seq: entry.seq,
        line: { text: undid },
        undone: false,
        redoable: false,
        mark: true,
        thrown: false,
      });
    if (entry.kind !== 'deed') continue;
    const { events: all, seq } = entry;
    const events = seenEvents(all, eyes);
    const undone = how[i] !== 'in-effect';
    const thrown = all.some((event) => event.type === 'thrown');
    events.forEach((event, k) => {
      if (event.type === 'begun') now.minutes = event.scenario.start;
      if (event.type === 'phase' && !undone) phase = event.phase;
      if (event.type === 'phase' && event.phase === 1 && !undone) {
        now = { turn: event.turn, minutes: now.minutes, lines: [] };
        turns.push(now);
      }
      if (event.type === 'clock' && !undone) now.minutes = event.minutes;
      if (event.type === 'logged')
        now.lines.push({
          key: `${seq}.${k}`,
          ...{ phase, seq, undone, thrown },
          line: event.line,
          redoable: how[i] === 'undone',
        });
    });
  }
  return turns;
}
