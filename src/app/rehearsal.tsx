/**
 * A throw gone through once, out of sight, in an idle moment after a battle was opened. What a browser does for the first
 * time (reads a function, shapes a size of type, matches a rule of style) takes it three times as long as again, and the
 * players would wait for it at their first throw. Nothing is written, and nothing is painted.
 */
import { render } from 'preact';
import { asked, type Battle, onTable } from '../battlefield/battle.ts';
import type { Play } from '../battlefield/plays.ts';
import { procedureFor } from '../battlefield/procedures.ts';
import { whatIf } from './desk/desk.ts';
import { atRest } from './idle.ts';
import { readingOf, TaskHead, TaskPage } from './screens/task-page.tsx';

const check = (battle: Battle): Play | null => {
  const unit = Object.values(battle.units).find((it) => it.fate === 'good' && onTable(it) && !it.host);
  return unit ? { do: 'check', unit: unit.id } : null;
};

const draw = (battle: Battle): Play | null => {
  const task = asked(battle);
  return task ? { do: 'throw', task: task.id } : null;
};

const nothing = () => undefined;

/** Made, styled and laid out, and taken away again before the browser paints. */
function goThrough(battle: Battle): void {
  const task = asked(battle);
  if (!task) return;
  const stage = document.createElement('div');
  stage.className = 'screen';
  stage.inert = true;
  stage.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
  document.body.append(stage);
  try {
    render(
      <main class="sheet-page">
        <TaskHead battle={battle} task={task} />
        <TaskPage
          battle={battle}
          task={task}
          read={readingOf(battle, task, procedureFor(task.kind))}
          onEnter={nothing}
          onDecide={nothing}
        />
      </main>,
      stage,
    );
    stage.getBoundingClientRect();
  } finally {
    render(null, stage);
    stage.remove();
  }
}

export async function rehearse(): Promise<void> {
  for (const battle of await whatIf(check, draw)) {
    await atRest();
    goThrough(battle);
  }
}
