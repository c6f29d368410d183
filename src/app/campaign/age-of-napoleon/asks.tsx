/** What only the table can say, as it is asked: switches together, one of many from a list, numbers. */
import type { Task } from '../../../campaign/age-of-napoleon/campaign.ts';
import type { Fact as Asked } from '../../../engine/procedure.ts';
import { speak } from '../../../words/speak.ts';
import { Choice, Fact, Facts, Field, More, Stepper } from '../../components/index.ts';
import { act } from './session.ts';

/** More options than these stand in a list of the phone's own. */
const SIDE_BY_SIDE = 3;

export interface AskProps {
  readonly task: Task;
  readonly fact: Asked;
}

const answer = (task: Task, key: string, value: boolean | number | string) =>
  void act({ do: 'answer', task: task.id, facts: { [key]: value } });

/** One of many, in the phone's own list. */
export function Pick({ task, fact }: AskProps) {
  return (
    <Field label={speak(fact.label)}>
      {(control) => (
        <select
          {...control}
          value={String(fact.value)}
          onChange={(event) => answer(task, fact.key, event.currentTarget.value)}
        >
          {(fact.options ?? []).map(({ value, label }) => (
            <option key={value} value={value} selected={value === fact.value}>
              {speak(label)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Ask({ task, fact }: AskProps) {
  const say = (value: boolean | number | string) => answer(task, fact.key, value);
  // What is not chosen yet is no choice where all of them lie open.
  const options = (fact.options ?? []).filter(({ value }) => value !== '');
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
        {...(fact.effect && { note: speak(fact.effect) })}
        value={Number(fact.value)}
        min={fact.min ?? 0}
        max={fact.max ?? 99}
        onChange={say}
      />
    );
  if (options.length > SIDE_BY_SIDE) return <Pick task={task} fact={fact} />;
  return (
    <Choice
      label={speak(fact.label)}
      value={String(fact.value)}
      columns={options.length === 3 ? 3 : 2}
      options={options.map(({ value, label }) => ({ value, label: speak(label) }))}
      onChange={say}
    />
  );
}

export interface AsksProps {
  readonly task: Task;
  readonly facts: readonly Asked[];
}

/** In their order, switches that follow each other side by side. */
export function Asks({ task, facts }: AsksProps) {
  const runs: Asked[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (fact.kind === 'switch' && last?.[0]?.kind === 'switch') last.push(fact);
    else runs.push([fact]);
  }
  return (
    <>
      {runs.map((run) => {
        const asks = run.map((fact) => <Ask key={fact.key} task={task} fact={fact} />);
        return run[0]?.kind === 'switch' ? <Facts key={run[0].key}>{asks}</Facts> : asks;
      })}
    </>
  );
}

/** What is seldom wanted waits behind its line. */
export function LaterAsks({ task, facts }: AsksProps) {
  const groups = [...new Set(facts.flatMap(({ group }) => (group === undefined ? [] : [speak(group)])))];
  return (
    <>
      {groups.map((group) => (
        <More key={group} label={group}>
          <Asks task={task} facts={facts.filter((fact) => fact.group !== undefined && speak(fact.group) === group)} />
        </More>
      ))}
    </>
  );
}
