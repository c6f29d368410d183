/** What only the table can say, as it is asked: switches together, large choices, numbers. */

import type { Task } from '../../battlefield/battle.ts';
import type { Fact as FactAsked } from '../../battlefield/procedure.ts';
import { speak, spoken } from '../../words/speak.ts';
import { Choice, Fact, Facts, More, Stepper } from '../components/index.ts';
import { act } from '../session/battle-session.ts';

/** How a fact is asked: a switch, a few large choices, or a number. */
function AskFact({ task, fact }: { readonly task: Task; readonly fact: FactAsked }) {
  const say = (value: boolean | string | number) =>
    void act({ do: 'answer', task: task.id, facts: { [fact.key]: value } });
  if (fact.kind === 'switch')
    return (
      <Fact
        label={speak(fact.label)}
        {...(fact.effect && { effect: speak(fact.effect) })}
        on={fact.value === true}
        onChange={say}
      />
    );
  if (fact.kind === 'number')
    return (
      <Stepper
        label={speak(fact.label)}
        value={Number(fact.value)}
        min={fact.min ?? 0}
        max={fact.max ?? 99}
        {...(fact.unit && { unit: fact.unit })}
        onChange={say}
      />
    );
  return (
    <Choice
      label={speak(fact.label)}
      value={String(fact.value)}
      columns={fact.options!.length > 3 ? 2 : ((fact.options!.length as 1 | 2 | 3) ?? 1)}
      options={fact.options!.map(({ value, label, effect }) => ({
        value,
        label: speak(label),
        ...(effect && { note: speak(effect) }),
      }))}
      onChange={say}
    />
  );
}

/** Long lists of choices wait behind a line that says what is chosen; what belongs to one party stands together. */
export function AskFacts({ task, facts }: { readonly task: Task; readonly facts: readonly FactAsked[] }) {
  const now = facts.filter((fact) => !fact.group);
  const parties = [...new Set(now.map((fact) => spoken(fact.party)))];
  const later = [...new Set(facts.flatMap(({ group }) => (group ? [speak(group)] : [])))];
  return (
    <>
      {parties.map((party) => (
        <AskTogether key={party ?? ''} task={task} facts={now.filter((fact) => spoken(fact.party) === party)} />
      ))}
      {later.map((group) => {
        const within = facts.filter((fact) => spoken(fact.group) === group);
        // Its line may tell what was said in it; opened, it stays open all the same.
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
            <AskFact key={fact.key} task={task} fact={fact} />
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
              <AskFact task={task} fact={fact} />
            </More>
          ) : (
            <AskFact key={fact.key} task={task} fact={fact} />
          ),
        )}
    </>
  );
}
