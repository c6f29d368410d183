/** Who is still to come, and whose time has come (NBC-RNF-01, NBC-TIM-02). */
import { clock } from '../../book/terms.ts';
import { type Said, say } from '../../engine/message.ts';
import type { Reinforcement } from '../../scenarios/schema.ts';
import { type Battle, commanderOf, type Unit, unitsOf } from '../battle.ts';
import { type EventBuilder, openTask } from '../ledger/event-builder.ts';
import { formationOf } from '../look-up.ts';

/** NBC-TIM-02: an event may happen once game time has reached its time. */
export const isDue = (battle: Pick<Battle, 'minutes'>, at: number): boolean => battle.minutes >= at;

/** Not yet on the table, soonest first. */
export const awaited = (battle: Battle): Reinforcement[] =>
  battle.scenario.reinforcements.filter((coming) => !battle.arrived.includes(coming.id)).sort((a, b) => a.at - b.at);

/** NBC-RNF-01: those whose time has come; the times are the earliest possible. */
export const dueNow = (battle: Battle): Reinforcement[] => awaited(battle).filter((coming) => isDue(battle, coming.at));

export const openArrivals = (d: EventBuilder): void => {
  for (const coming of dueNow(d.state).reverse())
    openTask(d, {
      kind: 'arrival',
      side: coming.side,
      formation: coming.formation,
      data: { reinforcement: coming.id },
    });
};

export const unitsOfComing = (battle: Battle, coming: Reinforcement): Unit[] =>
  unitsOf(battle, coming.formation).filter(
    (unit) => !unit.present && (!coming.units || coming.units.includes(unit.id)),
  );

/** Who is meant: a formation by its commander, part of one that is there already by its first unit. */
export function arrivalName(battle: Battle, coming: Reinforcement): string {
  const formation = formationOf(battle, coming.formation);
  const [first] = unitsOfComing(battle, coming);
  return formation.present && first ? first.card.name : commanderOf(battle, formation).name;
}

/** "Ross may come from 17:00.", for a phase with nothing to do. */
export function nextArrivalWords(battle: Battle): Said {
  const [next] = awaited(battle);
  return next ? say('arrival-next', { who: arrivalName(battle, next), from: clock(next.at) }) : 'arrival-none';
}
