/** What only the table can say, as it is asked: switches together, one of many from a list, numbers. Of every campaign. */
import { useState } from 'preact/hooks';
import type { Fact as Asked } from '../../engine/procedure.ts';
import { speak } from '../../words/speak.ts';
import { AskFact, Facts, Field, More } from '../components/index.ts';

/** More options than these stand in a list of the phone's own. */
const SIDE_BY_SIDE = 3;

/** More steps than these are typed. */
const STEPS = 40;

interface TaskNamed {
  readonly id: string;
  readonly facts: Readonly<Partial<Record<string, unknown>>>;
}

export interface AskProps {
  readonly task: TaskNamed;
  readonly fact: Asked;
}

export interface AsksProps {
  readonly task: TaskNamed;
  readonly facts: readonly Asked[];
}

/** What is done with an answer. */
export interface Answer {
  readonly do: 'answer';
  readonly task: string;
  readonly facts: Readonly<Record<string, boolean | number | string>>;
}

const isLong = ({ kind, options = [] }: Asked): boolean =>
  kind === 'choice' && options.filter(({ value }) => value !== '').length > SIDE_BY_SIDE;

const isTyped = ({ kind, min = 0, max = 99 }: Asked): boolean => kind === 'number' && max - min > STEPS;

/** Facts in their order, switches that follow each other in one run. */
function runsOf(facts: readonly Asked[]): readonly Asked[][] {
  const runs: Asked[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (fact.kind === 'switch' && last?.[0]?.kind === 'switch') last.push(fact);
    else runs.push([fact]);
  }
  return runs;
}

/** A number by steps that is written at once. The next tap goes on from the last one, whether that has been written yet or not. */
export function useCounted(
  value: number,
  write: (n: number) => Promise<unknown>,
): readonly [number, (n: number) => Promise<void>] {
  const [tapped, setTapped] = useState<number | null>(null);
  const count = async (n: number) => {
    setTapped(n);
    await write(n);
    setTapped((now) => (now === n ? null : now));
  };
  return [tapped ?? value, count];
}

/** The asks of a campaign, whose session takes the answers. */
export function asksOf(act: (play: Answer) => Promise<boolean>) {
  const answer = (task: TaskNamed, key: string, value: boolean | number | string) =>
    act({ do: 'answer', task: task.id, facts: { [key]: value } });

  /** One of many, in the phone's own list. */
  const Pick = ({ task, fact }: AskProps) => (
    <Field label={speak(fact.label)}>
      {(control) => (
        <select
          {...control}
          value={String(fact.value)}
          onChange={(event) => void answer(task, fact.key, event.currentTarget.value)}
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

  /**
   * A number off a chart, empty until somebody has typed it: nought is a figure too. What is typed stands there whatever is
   * drawn meanwhile, until it has been written.
   */
  function Typed({ task, fact }: AskProps) {
    const [typed, type] = useState<string | null>(null);
    const given = task.facts[fact.key] === undefined && fact.value === 0 ? '' : Number(fact.value);
    const settle = async ({ value, valueAsNumber }: HTMLInputElement) => {
      if (value !== '' && Number.isInteger(valueAsNumber)) await answer(task, fact.key, valueAsNumber);
      type((now) => (now === value ? null : now));
    };
    return (
      <Field label={speak(fact.label)}>
        {(control) => (
          <input
            {...control}
            type="number"
            class="printed"
            {...((fact.min ?? 0) >= 0 && { inputMode: 'numeric' as const })}
            min={fact.min ?? 0}
            max={fact.max ?? 99}
            value={typed ?? given}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => type(event.currentTarget.value)}
            onChange={(event) => void settle(event.currentTarget)}
          />
        )}
      </Field>
    );
  }

  function Counted({ task, fact }: AskProps) {
    const [value, count] = useCounted(Number(fact.value), (n) =>
      act({ do: 'answer', task: task.id, facts: { [fact.key]: n } }),
    );
    return <AskFact fact={{ ...fact, value }} onAnswer={(n) => void count(Number(n))} />;
  }

  const Ask = ({ task, fact }: AskProps) =>
    isTyped(fact) ? (
      <Typed task={task} fact={fact} />
    ) : isLong(fact) ? (
      <Pick task={task} fact={fact} />
    ) : fact.kind === 'number' ? (
      <Counted task={task} fact={fact} />
    ) : (
      <AskFact fact={fact} onAnswer={(value) => answer(task, fact.key, value)} />
    );

  /** In their order, switches that follow each other side by side. */
  const Asks = ({ task, facts }: AsksProps) => (
    <>
      {runsOf(facts).map((run) => {
        const asks = run.map((fact) => <Ask key={fact.key} task={task} fact={fact} />);
        return run[0]?.kind === 'switch' ? <Facts key={run[0].key}>{asks}</Facts> : asks;
      })}
    </>
  );

  /** What is seldom wanted waits behind its line. */
  function LaterAsks({ task, facts }: AsksProps) {
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

  return { Pick, Asks, LaterAsks };
}
