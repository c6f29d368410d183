/**
 * What the players are about to see, gone through once, out of sight, in idle moments after a battle was opened: a check
 * that is thrown, and then the turn with its large button. What a browser does for the first time (reads a function, shapes
 * a size of type, matches a rule of style) takes it up to three times as long as again, and the players would wait for it.
 * Nothing is written, and nothing is painted.
 */
import { type ComponentChildren, render } from 'preact';
import { asked, type Battle, onTable, type Task } from '../battlefield/battle.ts';
import { choicesOf, laidBy } from '../battlefield/command/who-may-act.ts';
import type { Play } from '../battlefield/plays.ts';
import { procedureFor } from '../battlefield/procedures.ts';
import { SIDES } from '../book/terms.ts';
import { openId, whatIf } from './desk/desk.ts';
import { atRest } from './idle.ts';
import { BattleRail } from './screens/battle.tsx';
import { isDuel } from './screens/duel-kinds.ts';
import { readingOf, TaskHead, TaskPage } from './screens/task-page.tsx';
import { CheckStrip } from './screens/turn/strip.tsx';
import { Told } from './screens/turn/told.tsx';
import { TurnAct, TurnPage } from './screens/turn.tsx';

/** Plays after which a turn has shown what it has, or is one that needs its players. */
const ENOUGH = 40;

const nothing = () => undefined;

const read = (battle: Battle, task: Task) => readingOf(battle, task, procedureFor(task.kind));

/** What the large button does, or the first card. */
function onward(battle: Battle): Play | null {
  if (battle.ended) return null;
  const task = asked(battle);
  if (task) return { do: read(battle, task) ? 'accept' : 'throw', task: task.id };
  const side = battle.phase === 6 && !battle.action && SIDES.find((it) => laidBy(battle, it) === undefined);
  const card = side && choicesOf(battle, side)[0];
  return card ? { do: 'choose', side, card } : { do: 'next' };
}

/** A check, and its card. */
function thrown(battle: Battle): Play | null {
  const task = asked(battle);
  if (task) return read(battle, task) ? null : { do: 'throw', task: task.id };
  const unit = Object.values(battle.units).find((it) => it.fate === 'good' && onTable(it) && !it.host);
  return unit ? { do: 'check', unit: unit.id } : null;
}

/** By what pages differ from each other; null for a duel, which is drawn in a way of its own. */
function pageOf(battle: Battle): string | null {
  const task = asked(battle);
  if (task && isDuel(task)) return null;
  return task
    ? `${task.kind} ${read(battle, task) === null}`
    : `${battle.phase} ${battle.action?.step} ${SIDES.some((side) => laidBy(battle, side))}`;
}

function Page({ battle }: { readonly battle: Battle }) {
  const task = asked(battle);
  return task && task.kind !== 'contest' ? (
    <main class="sheet-page">
      <TaskHead battle={battle} task={task} />
      <TaskPage battle={battle} task={task} read={read(battle, task)} onEnter={nothing} onDecide={nothing} />
    </main>
  ) : (
    <>
      <main class="turn">
        <Told />
        <TurnPage battle={battle} id={openId.value!} />
        <CheckStrip battle={battle} />
      </main>
      <div class="foot">
        <TurnAct battle={battle} />
        <BattleRail here="Turn" id={openId.value!} />
      </div>
    </>
  );
}

/** Made, styled and laid out, and taken away again before the browser paints. */
function goThrough(page: ComponentChildren): void {
  const stage = document.createElement('div');
  stage.className = 'screen';
  stage.inert = true;
  stage.style.cssText = 'position: fixed; inset: 0; visibility: hidden';
  document.body.append(stage);
  try {
    render(page, stage);
    stage.getBoundingClientRect();
  } finally {
    render(null, stage);
    stage.remove();
  }
}

/** Calls itself off as soon as another battle lies on the desk. */
export async function rehearse(): Promise<void> {
  const id = openId.value;
  const seen = new Set<string>();
  for (const choose of [thrown, onward]) {
    let left = ENOUGH;
    for await (const battle of whatIf(choose)) {
      await atRest();
      left -= 1;
      if (openId.value !== id || left === 0) return;
      const page = pageOf(battle);
      if (!page || seen.has(page)) continue;
      seen.add(page);
      goThrough(<Page battle={battle} />);
    }
  }
}
