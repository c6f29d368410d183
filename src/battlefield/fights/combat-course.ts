/** The course of a close combat: its rules as far as the rolls of the question go, and what they want next. */

import { say, type Text } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, officerWith } from '../battle.ts';
import { mayRethrow } from '../ledger/re-roll-dice.ts';
import { officerNamed } from '../named.ts';
import type { Joint, Need } from '../procedure.ts';
import { type Answer, lyingOf, type Need as Wanted } from '../rules/close-combat/desk.ts';
import type { CombatProgress } from '../rules/close-combat/outcome.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import { INJURED_ON } from '../rules/command/officers.ts';
import { flagSaid } from '../rules/fights/answers.ts';
import { type Fought, foughtOf, rateIn } from './combatants.ts';
import { askedFor, type Fighting, nameIn, needFor, type Rolls, rollsOf, UNHURT } from './course.ts';
import type { FightTask, Party } from './parties.ts';

export interface Course extends Pick<Rolls, 'answers' | 'used' | 'both'> {
  readonly fought: Fought;
  readonly progress: CombatProgress;
  /** The progress if the officers' dice hurt nobody and, while a die chooses between two equals, if the first leads. */
  readonly foreseen: CombatProgress;
  readonly needs: readonly Need[];
}

/** What the players state without a throw: to stay in contact, not to pursue, a blocked path, friends in the way. */
const statementsOf = (task: FightTask, parties: readonly Party[]): Answer[] => [
  { key: 'stay', choice: task.facts.stay === true ? 'stay' : 'fall-back' },
  ...parties.flatMap(({ id, slot }): Answer[] =>
    present(
      !flagSaid(task, slot, 'pursues', true) && { key: `pursuit:${id}`, choice: 'no' },
      flagSaid(task, slot, 'blocked') && { key: `path:${id}`, choice: 'blocked' },
      flagSaid(task, slot, 'friends') && { key: `friends:${id}`, choice: 'in-the-way' },
    ),
  ),
];

/** Computed once for each state, however often needs, re-throws and the reading ask. */
export const courseOf = remember((battle: Battle, task: FightTask): Course => {
  const fought = foughtOf(battle, task);
  const { parties, combat } = fought;
  const rate = rateIn(battle, task, parties);
  const rolls = rollsOf(battle, task, statementsOf(task, parties));
  const progress = closeCombat(combat, rolls, rate, battle.rulings);
  const { answers, used, both } = rolls;
  const wanted = progress.done ? [] : progress.needs;
  const unhurt = wanted.flatMap((want): Answer[] =>
    want.kind === 'dice' && (want.for === 'officer' || want.for === 'major-unit')
      ? [{ key: want.key, faces: UNHURT }]
      : [],
  );
  const foreseen =
    unhurt.length > 0 && unhurt.length === wanted.length
      ? closeCombat(combat, lyingOf([...answers, ...unhurt]), rate, battle.rulings)
      : progress;
  const fighting = { battle, task, parties };
  const needs = wanted.flatMap((want) => {
    const by =
      parties.find(({ id }) => id === want.unit)?.side ??
      (want.role === 'defender' ? fought.defender.side : task.data.by);
    return needFor(fighting, want, by, jointFor(fighting, want, wanted, foreseen));
  });
  return { fought, progress, foreseen, needs, answers, used, both };
});

/** What the table may enter together: the hits of two units or, if no dice are thrown again, the officers hit. */
function jointFor(
  fighting: Fighting,
  want: Wanted,
  wanted: readonly Wanted[],
  foreseen: CombatProgress,
): Joint | undefined {
  const { battle, parties } = fighting;
  if (want.kind !== 'dice') return undefined;
  const name = (id: string | undefined): Text => nameIn(parties, id);
  if (want.for === 'major-unit') {
    const then = foreseen.done ? [] : foreseen.needs;
    const hits = then.map((need) => (need.kind === 'dice' ? need.beside?.hits : undefined))[0];
    const leads = (want.among ?? []).map((id) => ({ id, name: name(id) }));
    return hits === undefined ? undefined : { label: askedFor(fighting, want), hits, leads };
  }
  if (want.stage === 'throw' && want.beside) {
    const units = [want.unit, want.beside.unit].map(name);
    const label =
      want.for === 'pursuit' ? say('combat-ride-of', { unit: units, n: 2 }) : say('combat-both-throw', { units });
    return { label, hits: want.beside.hits };
  }
  if (want.for !== 'officer' || mayRethrow('officer-with-a-unit', battle.rulings)) return undefined;
  const lives = wanted.flatMap((each) => {
    const id = each.kind === 'dice' && each.for === 'officer' && each.unit;
    const officer = id && officerWith(battle, id);
    return officer ? [{ id, name: officerNamed(officer) }] : [];
  });
  const units = lives.map(({ id }) => name(id));
  return { label: say('combat-officers-throw', { units, n: units.length, face: INJURED_ON.attached }), lives };
}
