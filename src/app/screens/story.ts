/** The story of a battle by turns, as the journal tells it, and as much of it as is shown at once. */
import type { PhaseNumber } from '../../battlefield/battle.ts';
import type { Event, Line } from '../../battlefield/events.ts';
import type { Viewer } from '../../battlefield/view.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { codeOf, type Message } from '../../engine/message.ts';
import type { Deed } from '../../journal/entry.ts';

/** How heavily a line is set: what decides the day, what is told, and what changed nothing. */
export type Weight = 'big' | 'plain' | 'small';

const BIG =
  /^(unit-(broken|eliminated|vanquished|leaves-table)|officer-log-fell|arrival-log|combat-told|contest-log|command-log|over-log|bridge-destroyed|march-attacked)/;
const SMALL =
  /^(quality-log|check-passed|reroll-log|skirmish-idle|arrival-log-not|recovery-none|ride-log|time-log|by-hand)/;

/** Read from the code of a line alone, never from its sentence. */
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
  /** Not a deed, but an undo that went back over throws: nothing to go back to. */
  readonly mark?: boolean;
  /** Chance was drawn in this deed: going back over it is said. */
  readonly thrown: boolean;
}
export interface TurnTold {
  readonly turn: number;
  readonly minutes: number;
  readonly lines: readonly Told[];
}

/** The story by turns, from the journal as it stands; undone deeds stay where they were. It pauses before each entry. */
export function* tellingStory(
  entries: readonly { readonly kind: string; readonly seq: number }[],
  how: readonly string[],
  eyes: Viewer,
  marks: ReadonlyMap<number, Message>,
): Generator<undefined, TurnTold[], undefined> {
  const turns: { turn: number; minutes: number; lines: Told[] }[] = [];
  let now = { turn: 1, minutes: 0, lines: [] as Told[] };
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
    const { events: all, seq } = entry as Deed<Event>;
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

/** So many lines are built at once; a long battle has thousands. */
export const AT_ONCE = 400;
/** So many of those that come before are built at a time, and stand together. */
export const LEAF = 200;

export interface LeafTold {
  /** The place of its first line in the turn. */
  readonly at: number;
  readonly lines: readonly Told[];
  readonly after: Told | undefined;
}

/** The last lines of a turn in leaves, cut where they were cut before; `skipped`: so many of the turn come before them. */
export function leavesOf(lines: readonly Told[], skipped: number): readonly LeafTold[] {
  const leaves: LeafTold[] = [];
  for (let from = 0; from < lines.length; ) {
    const at = skipped + from;
    const to = from + LEAF - (at % LEAF);
    leaves.push({ at: at - (at % LEAF), lines: lines.slice(from, to), after: lines[from - 1] });
    from = to;
  }
  return leaves;
}

/** The last lines of a story, turn by turn where they stand in it, and how many come before them. */
export function lastLines(
  story: readonly TurnTold[],
  most: number,
): { readonly before: number; readonly turns: readonly (TurnTold & { readonly at: number })[] } {
  let before = Math.max(0, story.reduce((n, { lines }) => n + lines.length, 0) - most);
  const hidden = before;
  const turns = story.flatMap((turn, at) => {
    const cut = Math.min(before, turn.lines.length);
    const none = before > 0 && cut === turn.lines.length;
    before -= cut;
    return none ? [] : [{ ...turn, at, lines: turn.lines.slice(cut) }];
  });
  return { before: hidden, turns };
}
