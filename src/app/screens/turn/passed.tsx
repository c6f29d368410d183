/** The phases one tap has passed: a line each, which opens its throws and leads back to it. */

import { useState } from 'preact/hooks';
import type { PhaseNumber, Thing } from '../../../battlefield/battle.ts';
import { isTold } from '../../../dice/pot.ts';
import { word } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, DiceRow, Entry, PotDice, Reckoning } from '../../components/index.ts';
import { act, takeBack } from '../../session/battle-session.ts';
import { passedNow } from './passed-phases.ts';

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
