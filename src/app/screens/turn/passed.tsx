/** The phases one tap has passed: a line each, which opens its throws and leads back to it. */

import { useState } from 'preact/hooks';
import type { PhaseNumber, Thing } from '../../../battlefield/battle.ts';
import type { Event, Line } from '../../../battlefield/events.ts';
import { playIn } from '../../../battlefield/plays.ts';
import { seenEvents } from '../../../battlefield/view.ts';
import { isTold } from '../../../dice/pot.ts';
import { word } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, DiceRow, Entry, PotDice, Reckoning } from '../../components/index.ts';
import { act, seen, takeBack } from '../../session/battle-session.ts';

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

function passedNow(): Passing | null {
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

export function Passed() {
  const [open, show] = useState<PhaseNumber | null>(null);
  const passing = passedNow();
  if (!passing) return null;
  const { phases, from, inSteps } = passing;
  return (
    <section class="told-before passed-by" role="status" aria-label={t('passed-by')}>
      <ul>
        {phases.map(({ phase, lines, thrown }) => {
          const name = word(`phase-${phase}`);
          const [first] = lines;
          return (
            <Entry
              key={phase}
              text={
                first
                  ? t('passed-told', { phase: name, line: first.text })
                  : t(thrown.length > 0 ? 'passed-same' : 'passed-nothing', { phase: name })
              }
              open={open === phase}
              onToggle={() => show(open === phase ? null : phase)}
            >
              {thrown.map(Lies)}
              {lines.slice(1).map(({ text }) => (
                <p key={speak(text)}>{speak(text)}</p>
              ))}
              {lines.flatMap(({ sums = [] }) => sums.map((sum) => <Reckoning key={speak(sum.name)} of={sum} dense />))}
              {phase !== 1 && (inSteps || phase === from) && (
                <Button icon="undo" onClick={() => void backTo(phase, from)}>
                  {t('passed-stop')}
                </Button>
              )}
            </Entry>
          );
        })}
      </ul>
    </section>
  );
}

const Lies = (thing: Thing, n: number) => {
  if ('pot' in thing && !isTold(thing.pot))
    return <PotDice key={n} pot={thing.pot} counted={['white', 'red', 'green']} />;
  return 'dice' in thing ? <DiceRow key={n} dice={thing.dice.map((face) => ({ face }))} /> : null;
};

/** Takes the deed back and goes on up to this phase only. */
async function backTo(to: PhaseNumber, from: PhaseNumber): Promise<void> {
  if ((await takeBack()) && to !== from) await act({ do: 'on', to });
}
