/** The phases that the newest deed has passed. */

import type { PhaseNumber, Thing } from '../../../battlefield/battle.ts';
import type { Event, Line } from '../../../battlefield/events.ts';
import { playIn } from '../../../battlefield/plays.ts';
import { seenEvents } from '../../../battlefield/view.ts';
import { word } from '../../../engine/message.ts';
import { seen } from '../../session/battle-session.ts';

interface PassedPhase {
  readonly phase: PhaseNumber;
  readonly lines: Line[];
  readonly thrown: Thing[];
}

/** The phases a deed passed, without the first and the last unless they have something to tell. */
function phasesIn(events: readonly Event[], from: PhaseNumber): PassedPhase[] {
  const passed: PassedPhase[] = [{ phase: from, lines: [], thrown: [] }];
  for (const event of events) {
    if (event.type === 'phase') passed.push({ phase: event.phase, lines: [], thrown: [] });
    const now = passed.at(-1);
    // That another turn begins stands on the page itself.
    if (event.type === 'logged' && word(event.line.text).code !== 'turn-log') now?.lines.push(event.line);
    if (event.type === 'rolled') now?.thrown.push(event.roll.thing);
  }
  if (passed.length === 1) return [];
  return passed.filter(({ lines, thrown }, n) => (n > 0 && n < passed.length - 1) || lines.length + thrown.length > 0);
}

interface Passing {
  readonly phases: PassedPhase[];
  /** Where it began, and where undoing it leads. */
  readonly from: PhaseNumber;
  /** It can be repeated up to a later phase. */
  readonly inSteps: boolean;
}

export function passedNow(): Passing | null {
  const shown = seen.value;
  const { deed, below } = shown?.journal.top ?? {};
  if (!shown || !deed || !below?.state) return null;
  const play = playIn(deed);
  if (play.do !== 'on') return null;
  const from = below.state.phase;
  // What somebody chose to leave out is not told as empty.
  const phases = phasesIn(seenEvents(deed.events, shown.viewer), from).filter(
    ({ lines, thrown }) => play.to === undefined || lines.length + thrown.length > 0,
  );
  return phases.length > 0 ? { phases, from, inSteps: play.accept === undefined } : null;
}

/** Whether the newest deed has passed any phase; it then tells all that happened. */
export const hasPassed = (): boolean => passedNow() !== null;
