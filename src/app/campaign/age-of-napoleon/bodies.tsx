/** How each kind of question is drawn. */
import type { ComponentChildren } from 'preact';
import { OPPONENTS, type Opponent } from '../../../campaign/age-of-napoleon/battle-table.ts';
import type { Campaign, Corps, Task } from '../../../campaign/age-of-napoleon/campaign.ts';
import { corpsOf, standing } from '../../../campaign/age-of-napoleon/ledger.ts';
import { type Fate, fatesOf, lossSchema } from '../../../campaign/age-of-napoleon/losing.ts';
import { marchByFace } from '../../../campaign/age-of-napoleon/march.ts';
import { nextMarch } from '../../../campaign/age-of-napoleon/marching.ts';
import { dieIn } from '../../../campaign/age-of-napoleon/procedure.ts';
import { procedureOf } from '../../../campaign/age-of-napoleon/procedures.ts';
import { winterByFace } from '../../../campaign/age-of-napoleon/winter.ts';
import { winterChange, winterSchema } from '../../../campaign/age-of-napoleon/wintering.ts';
import type { Fact as Asked, Reading } from '../../../engine/procedure.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Fact, Facts, Icon, More, Reckoning } from '../../components/index.ts';
import { Asks, LaterAsks } from './asks.tsx';
import { ChartLine } from './chart-line.tsx';
import { act } from './session.ts';
import { TableBody } from './table.tsx';

export interface BodyProps {
  readonly state: Campaign;
  readonly task: Task;
  readonly facts: readonly Asked[];
  readonly read: Reading | null;
}

const answer = (task: Task, facts: Readonly<Record<string, string | number | boolean | null>>) =>
  void act({ do: 'answer', task: task.id, facts });

/** What was reckoned, each sum in a line where it is short. */
const Sums = ({ state, task, read }: Pick<BodyProps, 'state' | 'task' | 'read'>) => (
  <>
    {(read && read.sums.length > 0 ? read.sums : (procedureOf(task.kind).sums?.(state, task) ?? [])).map((sum, i) => (
      <Reckoning key={i} of={sum} brief={sum.terms.length < 5} />
    ))}
  </>
);

// ---- a move ----------------------------------------------------------------------------------------------------------

/** The way so far, each area a step that can be taken back, and the next from a list. */
function Route({ task, facts }: Pick<BodyProps, 'task' | 'facts'>) {
  const steps = facts.filter(({ key }) => key.startsWith('step-'));
  const taken = steps.filter(({ value }) => value !== '');
  const next = steps.find(({ value }) => value === '');
  const nameOf = ({ options, value }: Asked) => {
    const label = options?.find((option) => option.value === value)?.label;
    return label === undefined ? '' : speak(label);
  };
  return (
    <div class="route">
      {taken.map((step, i) => (
        <button
          key={step.key}
          type="button"
          class="route__step"
          aria-label={t('aon-route-drop', { area: nameOf(step) })}
          onClick={() => answer(task, Object.fromEntries(taken.slice(i).map(({ key }) => [key, null])))}
        >
          <small>{i + 1}</small> {nameOf(step)} <Icon name="close" size={18} />
        </button>
      ))}
      {next && (
        <label class="route__next">
          <span class="out-of-sight">{speak(next.label)}</span>
          <select
            key={next.key}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value !== '') answer(task, { [next.key]: value });
            }}
          >
            {(next.options ?? []).map(({ value, label }) => (
              <option key={value} value={value}>
                {value === '' ? t(taken.length === 0 ? 'aon-route-first' : 'aon-route-next') : speak(label)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

const Move = ({ state, task, facts, read }: BodyProps) => (
  <>
    <Route task={task} facts={facts} />
    <Asks task={task} facts={facts.filter(({ key, group }) => !key.startsWith('step-') && group === undefined)} />
    <Sums state={state} task={task} read={read} />
    <LaterAsks task={task} facts={facts} />
  </>
);

// ---- march and winter ------------------------------------------------------------------------------------------------

/** What counts, for those who see it otherwise. */
const Counts = ({ task, facts }: Pick<BodyProps, 'task' | 'facts'>) => (
  <More label={t('aon-what-counts')}>
    <Asks task={task} facts={facts} />
  </More>
);

function March({ state, task, facts, read }: BodyProps) {
  const next = nextMarch(state, task);
  return (
    <>
      {!read && <Asks task={task} facts={facts} />}
      {next && <ChartLine name={t('aon-chart-corps', { n: next.corps })} by={marchByFace(next.corps)} />}
      <Sums state={state} task={task} read={read} />
      {read && <Counts task={task} facts={facts} />}
    </>
  );
}

/** The cards that may be played are the table’s to say; what the ledger knows of area and corps counts without being asked. */
const isCard = ({ key }: Asked): boolean => key === 'depot' || key === 'scorched';

function Winter({ state, task, facts, read }: BodyProps) {
  const data = winterSchema.safeParse(task.data);
  if (!data.success) return null;
  const corps = standing(state, data.data.area, data.data.side).length;
  const change = winterChange(state, { ...task, data: data.data });
  return (
    <>
      {!read && <Asks task={task} facts={facts.filter(isCard)} />}
      <ChartLine
        name={t('aon-chart-corps', { n: corps })}
        by={winterByFace(change.total, corps)}
        thrown={dieIn(task, 'winter')}
      />
      <Sums state={state} task={task} read={read} />
      <Counts task={task} facts={read ? facts : facts.filter((fact) => !isCard(fact))} />
    </>
  );
}

// ---- a battle --------------------------------------------------------------------------------------------------------

/** What is asked of one side, under its strength. */
function Party({ state, task, facts, opponent }: BodyProps & { readonly opponent: Opponent }) {
  const sum = procedureOf(task.kind).sums?.(state, task)[OPPONENTS.indexOf(opponent)];
  const own = facts.filter(
    ({ key, group }) => group === undefined && (key.endsWith(opponent) || (opponent === 'attacker' && key === 'sea')),
  );
  return (
    <section class="party">
      {sum && <Reckoning of={sum} brief />}
      <Asks task={task} facts={own} />
    </section>
  );
}

/** Both strengths with what is asked of them; once dice lie there, the strengths alone. */
const Fight = (props: BodyProps) => {
  const { state, task, facts, read } = props;
  const asks = (
    <>
      {OPPONENTS.map((opponent) => (
        <Party key={opponent} {...props} opponent={opponent} />
      ))}
      <LaterAsks task={task} facts={facts} />
    </>
  );
  if (task.rolls.length === 0) return asks;
  return (
    <>
      <Sums state={state} task={task} read={read} />
      <More label={t('aon-what-counts')}>{asks}</More>
    </>
  );
};

// ---- losses ----------------------------------------------------------------------------------------------------------

const corpsNote = ({ rating, spent }: Corps): string => t(spent ? 'aon-corps-spent' : 'aon-corps-fresh', { rating });

/**
 * Those who share a fate, to be picked by touch. What is picked stands; where one too many is picked the one picked first
 * is let go.
 */
function FateGroup({
  state,
  task,
  fate,
  wanted,
  title,
}: Pick<BodyProps, 'state' | 'task'> & { readonly fate: Fate; readonly wanted: number; readonly title: string }) {
  const data = lossSchema.parse(task.data);
  const fates = fatesOf(state, { data, facts: task.facts });
  const said = data.of.filter((id) => task.facts[`corps-${id}`] === fate);
  const pick = (id: string, on: boolean) => {
    const tooMany = said.filter((one) => one !== id).slice(0, Math.max(0, said.length + 1 - wanted));
    answer(task, {
      [`corps-${id}`]: on ? fate : 'stays',
      ...(on && Object.fromEntries(tooMany.map((one) => [`corps-${one}`, null]))),
    });
  };
  return (
    <section class="fate">
      <h2 class="fate__title">{title}</h2>
      <Facts>
        {corpsOf(state, data.of).map((corps) => (
          <Fact
            key={corps.id}
            label={corps.name}
            effect={corpsNote(corps)}
            on={fates.get(corps.id) === fate}
            onChange={(on) => pick(corps.id, on)}
          />
        ))}
      </Facts>
    </section>
  );
}

function Loss({ state, task }: BodyProps) {
  const data = lossSchema.safeParse(task.data);
  if (!data.success) return null;
  const { permanent, temporary, box } = data.data;
  return (
    <>
      {permanent > 0 && (
        <FateGroup
          state={state}
          task={task}
          fate="out"
          wanted={permanent}
          title={t('aon-fate-title-out', { n: permanent })}
        />
      )}
      {temporary > 0 && (
        <FateGroup
          state={state}
          task={task}
          fate="temporary"
          wanted={temporary}
          title={t(box === 'reserve' ? 'aon-fate-title-reserve' : 'aon-fate-title-prisoners', { n: temporary })}
        />
      )}
    </>
  );
}

const Plain = ({ state, task, facts, read }: BodyProps) => (
  <>
    <Sums state={state} task={task} read={read} />
    <Asks task={task} facts={facts.filter(({ group }) => group === undefined)} />
    <LaterAsks task={task} facts={facts} />
  </>
);

const BODIES: Readonly<Record<string, (props: BodyProps) => ComponentChildren>> = {
  'aon-move': Move,
  'aon-march': March,
  'aon-winter': Winter,
  'aon-fight': Fight,
  'aon-loss': Loss,
  'aon-table': TableBody,
};

export function Body(props: BodyProps) {
  const Drawn = BODIES[props.task.kind] ?? Plain;
  return <Drawn {...props} />;
}
