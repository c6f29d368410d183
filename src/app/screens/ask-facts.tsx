/** What only the table can say: switches together, large choices, numbers. */

import type { FactValue, Task } from '../../battlefield/battle.ts';
import type { Fact as FactAsked } from '../../battlefield/procedure.ts';
import { speak, spoken } from '../../words/speak.ts';
import { AskFact, Facts, More } from '../components/index.ts';
import { act } from '../session/battle-session.ts';

const answer =
  (task: Task, { key }: FactAsked) =>
  (value: FactValue) =>
    void act({ do: 'answer', task: task.id, facts: { [key]: value } });

/** Long lists are folded behind a line with the choice made. Facts of one party stand together. */
export function AskFacts({ task, facts }: { readonly task: Task; readonly facts: readonly FactAsked[] }) {
  const now = facts.filter((fact) => !fact.group);
  const parties = [...new Set(now.map((fact) => fact.party))];
  const later = [...new Set(facts.flatMap(({ group }) => (group ? [speak(group)] : [])))];
  return (
    <>
      {parties.map((party) => (
        <AskTogether key={party ?? ''} task={task} facts={now.filter((fact) => fact.party === party)} />
      ))}
      {later.map((group) => {
        const within = facts.filter((fact) => spoken(fact.group) === group);
        // Its line may change with the answers; it still stays open.
        return (
          <More key={within[0]!.key} label={group}>
            <AskTogether task={task} facts={within} />
          </More>
        );
      })}
    </>
  );
}

function AskTogether({ task, facts }: { readonly task: Task; readonly facts: readonly FactAsked[] }) {
  const switches = facts.filter((fact) => fact.kind === 'switch');
  return (
    <>
      {switches.length > 0 && (
        <Facts>
          {switches.map((fact) => (
            <AskFact key={fact.key} fact={fact} onAnswer={answer(task, fact)} />
          ))}
        </Facts>
      )}
      {facts
        .filter((fact) => fact.kind !== 'switch')
        .map((fact) =>
          fact.kind === 'choice' && fact.options!.length > 3 && !fact.party ? (
            <More
              key={fact.key}
              label={`${speak(fact.label)}: ${spoken(fact.options!.find((o) => o.value === fact.value)?.label) ?? ''}`}
            >
              <AskFact fact={fact} onAnswer={answer(task, fact)} />
            </More>
          ) : (
            <AskFact key={fact.key} fact={fact} onAnswer={answer(task, fact)} />
          ),
        )}
    </>
  );
}
