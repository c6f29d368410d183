/** A table that throws its own dice and draws its own cards: the taps from the page where a thing is chosen to the ledger. */
import {
  accepts,
  type Chip,
  chipsFor,
  goesStraight,
  isRow,
  leadsOn,
  rowsFor,
} from '../../../src/app/screens/own-entry.ts';
import { asked, type Battle, type Task, type Thing } from '../../../src/battlefield/battle.ts';
import { beginBattle } from '../../../src/battlefield/begin.ts';
import { afterPassing, mayGoToFormations } from '../../../src/battlefield/passing.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import type { Need } from '../../../src/battlefield/procedure.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { referee } from '../../../src/battlefield/referee.ts';
import { againWorth } from '../../../src/battlefield/tasks.ts';
import { cannotGoOn } from '../../../src/battlefield/turn.ts';
import { POT_DICE } from '../../../src/dice/pot.ts';
import { chanceOf, sealOf } from '../../../src/engine/chance.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { seedFrom } from '../../battlefield/fixtures.ts';
import { applyAll } from '../../battlefield/folded.ts';
import { ownThing } from '../../battlefield/played.ts';

export type Random = (n: number) => number;

export function rule(battle: Battle, play: Play): Battle {
  const ruled = referee(battle, play, (topic) => chanceOf(seedFrom(5), topic));
  if (!ruled.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(ruled.why)}`);
  return ruled.state;
}

export const tableBattle = (scenario: Scenario): Battle =>
  applyAll(undefined, beginBattle(scenario, { keeps: 'both', dice: 'table', rulings: {} }, sealOf(seedFrom(1))))!;

/** A third of the dice hit; what stands in a row is as likely as what stands beside it. */
function chosen(chips: readonly Chip[], { hits: own, joint }: Need, random: Random): Chip {
  const most = own ?? (joint && 'hits' in joint ? joint.hits : undefined);
  const hits = Array.from({ length: most ?? 0 }, () => random(3)).filter((n) => n === 0).length;
  return chips[most === undefined ? random(chips.length) : Math.min(hits, chips.length - 1)]!;
}

interface Told {
  readonly thing: Thing;
  readonly taps: number;
}

/** What lies on the table, entered with chips where the page offers them; else die by die, from a page of its own. */
function tells(battle: Battle, need: Need, random: Random, onItsPage: boolean): Told {
  const chips = chipsFor(battle, need);
  if (chips.length === 0) {
    const dice = need.want === 'pot' ? POT_DICE : 'dice' in need ? need.dice : 1;
    return { thing: ownThing(need, random), taps: (onItsPage ? 0 : 1) + dice + 1 };
  }
  const rows = rowsFor(need);
  let { tells: told } = chosen(chipsFor(battle, rows[random(rows.length)]!), need, random);
  let taps = 1;
  for (; isRow(told); taps += 1) told = told.chips[random(told.chips.length)]!.tells;
  return { thing: told, taps };
}

/** The first answer without which nothing can be thrown. */
function answerTo(battle: Battle, task: Task): Play {
  const facts = procedureFor(task.kind).facts?.(battle, task) ?? [];
  const fact = facts.find(({ value }) => value === false || value === '')!;
  const value = fact.kind === 'switch' ? true : fact.options!.at(-1)!.value;
  return { do: 'answer', task: task.id, facts: Object.fromEntries([[fact.key, value]]) };
}

export interface Walked {
  readonly taps: number;
  /** Taps on a result that somebody might have had thrown again. */
  readonly decided: number;
  /** What each tap was for. */
  readonly steps: readonly string[];
  readonly battle: Battle;
}

/** As the page has it: what only the clock or the cards wait for goes on by itself. */
const accepted = (battle: Battle, task: Task): Play =>
  task.kind === 'contest' ? { do: 'on', accept: task.id } : accepts(battle, task);

/** More than anything that is asked takes. */
const MOST = 80;

const quietPlay = (battle: Battle): Play =>
  battle.phase === 6 && cannotGoOn(battle)
    ? { do: 'pass-all' }
    : mayGoToFormations(battle)
      ? { do: 'on', to: 6 }
      : { do: 'on' };

/** Turns in which nobody does anything, with whichever dice: the taps of each. */
export function quietTurn(start: Battle, random: Random): Walked {
  let now: Walked = { taps: 0, decided: 0, steps: [], battle: start };
  const { turn } = start;
  while (now.battle.turn === turn) {
    const { battle } = now;
    if (now.steps.length > MOST) throw new Error('the turn has no end');
    const more = asked(battle) ? walked(battle, random) : played(battle, quietPlay(battle));
    const [taps, decided] = [now.taps + more.taps, now.decided + more.decided];
    now = { taps, decided, steps: [...now.steps, ...more.steps], battle: more.battle };
  }
  return now;
}

function played(battle: Battle, play: Play): Walked {
  if (play.do === 'on') goesStraight(play.to ? battle.turn : 0);
  const after = rule(battle, play);
  const on = play.do === 'pass-all' ? afterPassing(after) : null;
  return { taps: 1, decided: 0, steps: [play.do], battle: on ? rule(after, on) : after };
}

/** Everything that is asked, until no question is open. */
export function walked(start: Battle, random: Random): Walked {
  let battle = start;
  let [taps, decided] = [0, 0];
  const steps: string[] = [];
  let itsPage: string | null = null;
  for (let task = asked(battle); task; task = asked(battle)) {
    if (steps.length > MOST) throw new Error(`${task.kind} has no end`);
    const { id, kind } = task;
    const procedure = procedureFor(kind);
    const [need] = procedure.needs(battle, task);
    if (procedure.waits?.(battle, task) !== undefined) {
      battle = rule(battle, answerTo(battle, task));
      taps += 1;
      steps.push(`${kind}?`);
    } else if (need && battle.dice === 'app') {
      battle = rule(battle, { do: 'throw', task: id });
      taps += 1;
      steps.push(`${kind} thrown`);
      const on = leadsOn(battle, id);
      if (on) battle = rule(battle, on);
    } else if (need) {
      const told = tells(battle, need, random, itsPage === id);
      itsPage = chipsFor(battle, need).length === 0 ? id : null;
      taps += told.taps;
      steps.push(`${kind}.${need.slot}=${told.taps}`);
      battle = rule(battle, { do: 'enter', task: id, slot: need.slot, thing: told.thing });
      // As the page has it: what is tapped is the higher throw.
      const lower = kind === 'contest' && procedure.needs(battle, asked(battle)!)[0];
      if (lower) battle = rule(battle, { do: 'enter', task: id, slot: lower.slot, thing: { pot: { sum: 0 } } });
      const on = leadsOn(battle, id);
      if (on) {
        battle = rule(battle, on);
        steps.push('on');
      }
    } else {
      decided += againWorth(battle, task, procedure, procedure.reading(battle, task)).some(({ refused }) => !refused)
        ? 1
        : 0;
      const { phase } = battle;
      battle = rule(battle, accepted(battle, task));
      // As the page has it: after the last recovery the turn goes on to the clock.
      const on = phase === 7 ? afterPassing(battle) : null;
      if (on) battle = rule(battle, on);
      taps += 1;
      steps.push(`${kind}!`);
    }
  }
  return { taps, decided, steps, battle };
}
