/** Questions that wait: set aside, fallen due, or there for those who want them. Each is resolved or settled by hand. */

import { useState } from 'preact/hooks';
import { asked, type Battle, type Help, type Task } from '../../../battlefield/battle.ts';
import { procedureFor } from '../../../battlefield/procedures.ts';
import { speak } from '../../../words/speak.ts';
import { Button, count, More } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';

const HEAD: Record<Help, string> = { ledger: 'For the table', remind: 'Falls due here', resolve: 'Set aside' };

export function Due({ battle }: { readonly battle: Battle }) {
  const waiting = battle.agenda.filter((task) => task.deferred);
  if (waiting.length === 0 || asked(battle)) return null;
  const lines = waiting.map((task) => <DueLine key={task.id} battle={battle} task={task} />);
  if (battle.help === 'ledger')
    return <More label={`For the table: ${count(waiting.length, 'question')}, if you want`}>{lines}</More>;
  return (
    <section class="due" aria-label={HEAD[battle.help]}>
      {lines}
    </section>
  );
}

function DueLine({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  const [byHand, decide] = useState(false);
  const procedure = procedureFor(task.kind);
  const outcomes = procedure.byHand?.(battle, task) ?? [];
  if (!byHand)
    return (
      <div class="due__line">
        <Button note={HEAD[battle.help].toLowerCase()} onClick={() => void act({ do: 'resume', task: task.id })}>
          {speak(procedure.question(battle, task))}
        </Button>
        {outcomes.length > 0 && <Button onClick={() => decide(true)}>By hand</Button>}
      </div>
    );
  return (
    <div class="due__line due__line--by-hand">
      <b>{speak(procedure.question(battle, task))}</b>
      <div class="picks picks--two">
        {outcomes.map(({ value, label }) => (
          <Button key={value} onClick={() => void act({ do: 'decide', task: task.id, choice: value })}>
            {speak(label)}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => decide(false)}>
          Back
        </Button>
      </div>
    </div>
  );
}
