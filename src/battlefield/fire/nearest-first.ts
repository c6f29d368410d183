/** The nearest enemy in its contact zone that a battery must fire at first (NBC-ART-02, AMB-78). */
import type { SideId } from '../../book/terms.ts';
import type { Battle, Mark, Task, Unit } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import { type FireSoFar, losingTheirFire, mayJoinVolley } from './artillery-targets.ts';
import { inTheFight } from './under-fire.ts';
import { batteriesAt, boundTo, FREE_CHOICE, firersOf } from './volley-batteries.ts';
import { NOT_IN_THE_BOOK, targetKey } from './volley-targets.ts';

/** Targets that a side's batteries have had their volley at, and the batteries that have fired. */
const soFar = (battle: Battle, side: SideId): FireSoFar => ({
  resolved: battle.shots.flatMap(({ side: by, on }) => (by === side && on && 'unit' in on ? [on.unit] : [])),
  fired: battle.shots.flatMap(({ by }) => (by === null ? [] : [by])),
});

const freeToChoose = (battle: Battle, task: Task): Unit[] =>
  batteriesAt(battle, task.side!, task.data.on as Mark).filter(({ host }) => host === null);

/** What the table's word on the nearest enemies forbids, and what this volley would cost those who do not join it. */
export function bindings(battle: Battle, task: Task): string[] {
  const target = targetKey(task);
  const state = soFar(battle, task.side!);
  const joining = firersOf(battle, task).map(({ key }) => key);
  const must = Object.fromEntries(
    freeToChoose(battle, task).map(({ id }) => {
      const to = boundTo(battle, task, id);
      return [id, to === FREE_CHOICE ? [] : [to]];
    }),
  );
  const name = (id: string) => battle.units[id]!.card.name;
  const refused = joining.flatMap((id) => {
    const legal = must[id] ? mayJoinVolley(id, target, must[id], state) : { ok: true as const };
    return legal.ok ? [] : [`${name(id)}: ${legal.why}`];
  });
  const losing = losingTheirFire(target, joining, must, state).map(
    (id) => `${name(id)} must fire at this target or loses its fire.`,
  );
  return [...refused, ...losing];
}

/** What is remembered of a battery until the turn is over. */
export const boundSaid = (battle: Battle, task: Task): { readonly id: string; readonly to: string }[] =>
  freeToChoose(battle, task).flatMap(({ id }) => {
    const to = task.facts[`nearest.${id}`];
    return typeof to === 'string' ? [{ id, to }] : [];
  });

export function nearestFacts(battle: Battle, task: Task, group: string): Fact[] {
  const enemies = Object.values(battle.units).filter(
    (unit) => unit.side !== task.side && inTheFight(unit) && unit.host === null,
  );
  return freeToChoose(battle, task).map(({ id, card }) => ({
    key: `nearest.${id}`,
    label: `Nearest enemy in the contact zone of ${card.name}`,
    kind: 'choice',
    value: boundTo(battle, task, id),
    options: [
      { value: FREE_CHOICE, label: 'None: it chooses' },
      ...enemies.map((unit) => ({ value: unit.id, label: unit.card.name })),
      { value: NOT_IN_THE_BOOK, label: 'One not in the book' },
    ],
    group,
  }));
}
