/** Questions that wait: set aside, due or optional. Each is resolved or settled by hand. */

import { useState } from 'preact/hooks';
import { asked, type Battle, type Task } from '../../../battlefield/battle.ts';
import { drawn } from '../../../battlefield/passing.ts';
import { procedureFor } from '../../../battlefield/procedures.ts';
import { word } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, More } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';

export function Due({ battle }: { readonly battle: Battle }) {
  const lies = drawn(battle);
  const waiting = battle.agenda.filter((task) => task.deferred && !lies.includes(task));
  if (waiting.length === 0 || asked(battle)) return null;
  const lines = waiting.map((task) => <DueLine key={task.id} battle={battle} task={task} />);
  if (battle.help === 'ledger') return <More label={t('due-questions', { n: waiting.length })}>{lines}</More>;
  return (
    <section class="due" aria-label={t(`due-${battle.help}`)}>
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
        <Button
          note={t('term-small', { term: word(`due-${battle.help}`) })}
          onClick={() => void act({ do: 'resume', task: task.id })}
        >
          {speak(procedure.question(battle, task))}
        </Button>
        {outcomes.length > 0 && <Button onClick={() => decide(true)}>{t('fight-by-hand')}</Button>}
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
          {t('shell-back')}
        </Button>
      </div>
    </div>
  );
}
