/** The open question of this campaign: its facts, and the sums it comes to. */

import { roundAsked } from '../../../campaign/empires-in-arms/combat/round-task.ts';
import type { Eia } from '../../../campaign/empires-in-arms/desk.ts';
import { procedureOf } from '../../../campaign/empires-in-arms/desks.ts';
import { t } from '../../../words/t.ts';
import { Reckoning } from '../../components/index.ts';
import { type BodyProps, type OfTask, questionSheet } from '../question-sheet.tsx';
import { Asks, LaterAsks } from './asks.tsx';
import { nameIn, PowerMark } from './frame.tsx';
import { Joining } from './later.ts';
import { session } from './session.ts';

const Whose = ({ state, task: { side } }: OfTask<Eia>) =>
  side ? (
    <span class="side-name">
      <PowerMark state={state} nation={side} own /> {nameIn(state, side)}
    </span>
  ) : (
    <span class="note">{t('eia-everybody')}</span>
  );

/** What is asked of the throw itself: which factors starve, whether there is a sortie. It stands with the result. */
const ofTheThrow = ({ state, task, facts }: BodyProps<Eia>) => {
  const before = new Set((procedureOf(task.kind).facts?.(state, { ...task, rolls: [] }) ?? []).map(({ key }) => key));
  return facts.filter(({ key }) => !before.has(key));
};

const Body = (props: BodyProps<Eia>) => {
  const { state, task, facts, read } = props;
  const fight = read ? undefined : roundAsked(state, task);
  return (
    <>
      <Asks task={task} facts={read ? ofTheThrow(props) : facts.filter(({ group }) => group === undefined)} />
      {(read?.sums ?? procedureOf(task.kind).sums?.(state, task) ?? []).map((sum, i) => (
        <Reckoning key={i} of={sum} cited />
      ))}
      {!read && <LaterAsks task={task} facts={facts} />}
      {fight && <Joining state={state} combat={fight.combat.id} />}
    </>
  );
};

export const QuestionSheet = questionSheet<Eia>({
  session,
  procedureOf,
  look: 'eia',
  Whose,
  Body,
  settles: () => 'eia-settle',
  readsUnthrown: () => false,
});
