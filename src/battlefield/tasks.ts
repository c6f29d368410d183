/**
 * Asking, throwing, entering the table's own dice, re-throwing, accepting, setting aside: what every question has in
 * common, done once. What a question means is in its procedure.
 */
import type { Chance } from '../dice/chance.ts';
import { asked, type Battle, type FactValue, type Lie, type Task, type Thing } from './battle.ts';
import { type Draft, keepSaid, setFormation, setSide, tell } from './draft.ts';
import { type Again, type Fact, lieIn, type Need, type Procedure } from './procedure.ts';
import { procedureFor } from './procedures.ts';
import { impossible, takeOwn, throwFor } from './throws.ts';

export type TaskPlay =
  | { readonly do: 'answer'; readonly task: string; readonly facts: Readonly<Record<string, FactValue | null>> }
  | { readonly do: 'throw'; readonly task: string }
  | { readonly do: 'enter'; readonly task: string; readonly slot: string; readonly thing: Thing }
  | {
      readonly do: 'again';
      readonly task: string;
      readonly slot: string;
      readonly side: 'a' | 'b';
      readonly thing?: Thing;
    }
  | { readonly do: 'accept'; readonly task: string }
  | { readonly do: 'decide'; readonly task: string; readonly choice: string }
  | { readonly do: 'aside'; readonly task: string }
  | { readonly do: 'resume'; readonly task: string }
  | { readonly do: 'drop'; readonly task: string };

export const TASK_PLAYS = ['answer', 'throw', 'enter', 'again', 'accept', 'decide', 'aside', 'resume', 'drop'] as const;

const fits = (fact: Fact, value: FactValue): boolean => {
  switch (fact.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return fact.options?.some((option) => option.value === value) ?? false;
    case 'number':
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= (fact.min ?? 0) && value <= (fact.max ?? 999)
      );
  }
};

const now = (d: Draft, id: string): Task => d.battle.agenda.find((task) => task.id === id)!;

/** All needs of a task, whether or not something lies there already: for own dice entered over a throw. */
export function needOf(battle: Battle, task: Task, procedure: Procedure, slot: string): Need | undefined {
  const without = { ...task, lies: task.lies.filter((lie) => lie.slot !== slot) };
  return procedure.needs(battle, without).find((need) => need.slot === slot);
}

/**
 * Who may throw what again. A throw that the answers given since have made needless, or put behind another that must come
 * first, is none of them.
 */
export const againOffers = (battle: Battle, task: Task, procedure: Procedure): readonly Again[] =>
  (procedure.again?.(battle, task) ?? []).filter(({ slot }) => needOf(battle, task, procedure, slot) !== undefined);

function lay(d: Draft, task: string, lie: Lie): void {
  d.add({ type: 'laid', task, lie });
}

/** Keeps the answers that are likely to hold until something moves. */
function keepAnswers(d: Draft, task: Task, facts: readonly Fact[]): void {
  const kept = (place: Fact['sticks']) =>
    Object.fromEntries(
      facts
        .filter((fact) => fact.sticks === place && fact.key in task.facts)
        .map((fact) => [fact.key, task.facts[fact.key]!]),
    );
  const unit = task.unit ? d.battle.units[task.unit] : undefined;
  if (unit) keepSaid(d, unit, kept('unit'));
  const formation = task.formation ? d.battle.formations[task.formation] : undefined;
  const ofFormation = kept('formation');
  if (formation && Object.keys(ofFormation).length > 0)
    setFormation(d, formation.id, { said: { ...formation.said, ...ofFormation } });
  const ofSide = kept('side');
  if (task.side && Object.keys(ofSide).length > 0)
    setSide(d, task.side, { said: { ...d.battle.sides[task.side].said, ...ofSide } });
}

function close(d: Draft, task: Task): void {
  d.add({ type: 'closed', task: task.id });
}

/** Does a play on a task; returns why it cannot be done, or undefined when it was. */
export function playTask(d: Draft, play: TaskPlay, openChance: () => Chance): string | undefined {
  const task = d.battle.agenda.find((open) => open.id === play.task);
  if (!task) return 'That question has been answered already. Look at the turn for what is asked now.';
  const procedure = procedureFor(task.kind);
  if (play.do === 'resume') {
    d.add({ type: 'aside', task: task.id, aside: false });
    return undefined;
  }
  const first = asked(d.battle);
  if (first?.id !== task.id && !task.aside) return 'Another question is open; answer it or set it aside first.';

  switch (play.do) {
    case 'answer': {
      const facts = procedure.facts?.(d.battle, task) ?? [];
      for (const [key, value] of Object.entries(play.facts)) {
        const fact = facts.find((f) => f.key === key);
        if (!fact) return 'That is not asked here.';
        if (value !== null && !fits(fact, value)) return `“${value}” cannot be the answer to “${fact.label}”.`;
      }
      d.add({ type: 'said', task: task.id, facts: play.facts });
      return undefined;
    }
    case 'throw': {
      const wait = procedure.waits?.(d.battle, task);
      if (wait) return `Not yet: ${wait}.`;
      const needs = procedure.needs(d.battle, task);
      if (needs.length === 0) return 'All that is needed lies there already; accept it or throw again.';
      const chance = openChance();
      let wanted = needs;
      do {
        for (const need of wanted) {
          const thing = throwFor(d, chance, need);
          const again = lieIn(task, need.slot)?.again ?? [];
          lay(d, task.id, { slot: need.slot, by: need.by, thing, own: false, again });
        }
        const next = now(d, task.id);
        wanted = throwsOn(procedure, d.battle, next) ? procedure.needs(d.battle, next) : [];
      } while (wanted.length > 0);
      d.add({ type: 'chance', at: chance.at });
      return undefined;
    }
    case 'enter': {
      const need = needOf(d.battle, task, procedure, play.slot);
      if (!need) return 'Nothing is to be thrown there.';
      const why = impossible(d.battle, need, play.thing);
      if (why) return why;
      takeOwn(d, need, play.thing);
      const before = task.lies.find((lie) => lie.slot === play.slot);
      if (before && !before.own)
        tell(d, `The table’s own throw stands instead of the app’s: ${need.label}.`, { byHand: true });
      // What lies there and is wanted anew (a tie) counts no more once the first of it has been thrown.
      for (const { slot } of procedure.needs(d.battle, task))
        if (slot !== play.slot && lieIn(task, slot)) d.add({ type: 'lifted', task: task.id, slot });
      lay(d, task.id, { slot: play.slot, by: need.by, thing: play.thing, own: true, again: before?.again ?? [] });
      return undefined;
    }
    case 'again': {
      const offer = againOffers(d.battle, task, procedure).find((a) => a.slot === play.slot && a.side === play.side);
      const before = task.lies.find((lie) => lie.slot === play.slot);
      if (!offer || !before) return 'That cannot be thrown again.';
      if (offer.refused) return offer.refused;
      const need = needOf(d.battle, task, procedure, play.slot)!;
      if (play.thing) {
        const why = impossible(d.battle, need, play.thing);
        if (why) return why;
      }
      const { rerolls, name } = d.battle.sides[play.side];
      const cost = offer.cost.total;
      setSide(d, play.side, { rerolls: { ready: rerolls.ready - cost, used: rerolls.used + cost } });
      tell(d, `${name} throw **${need.label}** again for ${cost === 1 ? 'one re-roll die' : `${cost} re-roll dice`}.`, {
        side: play.side,
        sums: [offer.cost],
      });
      const again = [...before.again, { side: play.side, cost }];
      if (play.thing) {
        takeOwn(d, need, play.thing);
        lay(d, task.id, { slot: play.slot, by: need.by, thing: play.thing, own: true, again });
        return undefined;
      }
      const chance = openChance();
      lay(d, task.id, { slot: play.slot, by: need.by, thing: throwFor(d, chance, need), own: false, again });
      d.add({ type: 'chance', at: chance.at });
      return undefined;
    }
    case 'accept': {
      const wait = procedure.waits?.(d.battle, task);
      if (wait) return `Not yet: ${wait}.`;
      if (procedure.needs(d.battle, task).length > 0) return 'Throw first, or enter what you threw.';
      keepAnswers(d, task, procedure.facts?.(d.battle, task) ?? []);
      close(d, task);
      procedure.settle(d, task);
      return undefined;
    }
    case 'decide': {
      const choices = procedure.byHand?.(d.battle, task) ?? [];
      if (!choices.some((choice) => choice.value === play.choice)) return 'The table cannot decide that here.';
      keepAnswers(d, task, procedure.facts?.(d.battle, task) ?? []);
      close(d, task);
      procedure.settleByHand?.(d, now(d, task.id) ?? task, play.choice);
      return undefined;
    }
    case 'aside':
      d.add({ type: 'aside', task: task.id, aside: true });
      return undefined;
    case 'drop':
      if (!procedure.optional) return 'This one has to be answered; set it aside if it can wait.';
      if (task.lies.length > 0) return 'It has been thrown already; accept it, or undo the throw.';
      close(d, task);
      return undefined;
  }
}

const throwsOn = ({ throwsOn: on = false }: Procedure, battle: Battle, task: Task): boolean =>
  typeof on === 'function' ? on(battle, task) : on;

/** The plays a task offers now, for the menu. Each is legal. */
export function taskPlays(battle: Battle, task: Task): TaskPlay[] {
  const procedure = procedureFor(task.kind);
  const { id } = task;
  const plays: TaskPlay[] = [];
  const ready = procedure.waits?.(battle, task) === undefined;
  if (ready) plays.push({ do: procedure.needs(battle, task).length > 0 ? 'throw' : 'accept', task: id });
  for (const fact of procedure.facts?.(battle, task) ?? []) {
    if (fact.kind === 'switch') plays.push({ do: 'answer', task: id, facts: { [fact.key]: !fact.value } });
    for (const option of fact.options ?? [])
      if (option.value !== fact.value) plays.push({ do: 'answer', task: id, facts: { [fact.key]: option.value } });
    if (fact.kind === 'number' && typeof fact.value === 'number') {
      if (fact.value < (fact.max ?? 999)) plays.push({ do: 'answer', task: id, facts: { [fact.key]: fact.value + 1 } });
      if (fact.value > (fact.min ?? 0)) plays.push({ do: 'answer', task: id, facts: { [fact.key]: fact.value - 1 } });
    }
  }
  for (const again of againOffers(battle, task, procedure))
    if (!again.refused && task.lies.some((lie) => lie.slot === again.slot))
      plays.push({ do: 'again', task: id, slot: again.slot, side: again.side });
  for (const choice of procedure.byHand?.(battle, task) ?? [])
    plays.push({ do: 'decide', task: id, choice: choice.value });
  plays.push({ do: 'aside', task: id });
  if (procedure.optional && task.lies.length === 0) plays.push({ do: 'drop', task: id });
  return plays;
}
