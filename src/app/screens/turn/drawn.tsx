/** Cards drawn for many at once. Each can be drawn again or opened before all are accepted. */

import type { Battle, Task } from '../../../battlefield/battle.ts';
import { drawn } from '../../../battlefield/passing.ts';
import { procedureFor } from '../../../battlefield/procedures.ts';
import { againWorth, decisive, needOf } from '../../../battlefield/tasks.ts';
import { word } from '../../../engine/message.ts';
import { speak, spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Marked } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { AskFacts } from '../ask-facts.tsx';
import { againLabel, againWords } from '../task-page.tsx';

export function Drawn({ battle }: { readonly battle: Battle }) {
  const tasks = drawn(battle);
  if (tasks.length === 0) return null;
  return (
    <section class="due" aria-label={t('drawn-all')}>
      {tasks.map((task) => (
        <DrawnLine key={task.id} battle={battle} task={task} />
      ))}
    </section>
  );
}

function DrawnLine({ battle, task }: { readonly battle: Battle; readonly task: Task }) {
  const procedure = procedureFor(task.kind);
  const read = procedure.reading(battle, task);
  const [again] = againWorth(battle, task, procedure, read);
  return (
    <div class="due__line">
      <Button
        note={<Marked text={t('drawn-line', { result: word(read.word), means: word(read.means) })} />}
        onClick={() => void act({ do: 'resume', task: task.id })}
      >
        {speak(procedure.question(battle, task))}
      </Button>
      {again && (
        <Button
          note={againWords(again)}
          reason={spoken(again.refused)}
          onClick={() => void act({ do: 'again', task: task.id, slot: again.slot, side: again.side })}
        >
          {againLabel(again, needOf(battle, task, procedure, again.slot)?.want, false)}
        </Button>
      )}
      <AskFacts task={task} facts={decisive(battle, task)} />
    </div>
  );
}
