/** The nearest enemy in its contact zone that a battery must fire at first (NBC-ART-02, AMB-78). */
import type { SideId } from '../../book/terms.ts';
import { ALLOWED } from '../../engine/legality.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import type { Battle, Unit } from '../battle.ts';
import { sideOf, unitOf } from '../look-up.ts';
import { called, shortNamed } from '../named.ts';
import type { Fact } from '../procedure.ts';
import { type FireSoFar, losingTheirFire, mayJoinVolley } from '../rules/fire/artillery-targets.ts';
import { inTheFight, SPEAKS_AGAINST } from '../rules/fire/under-fire.ts';
import { batteriesAt, boundTo, FREE_CHOICE, firersOf } from './volley-batteries.ts';
import { NOT_IN_THE_BOOK, targetKey, type VolleyTask } from './volley-targets.ts';

/** Targets that a side's batteries have had their volley at, and the batteries that have fired. */
const soFar = (battle: Battle, side: SideId): FireSoFar => ({
  resolved: battle.shots.flatMap(({ side: by, on }) => (by === side && on && 'unit' in on ? [on.unit] : [])),
  fired: battle.shots.flatMap(({ by }) => (by === null ? [] : [by])),
});

const freeToChoose = (battle: Battle, task: VolleyTask): Unit[] =>
  batteriesAt(battle, sideOf(task), task.data.on).filter(({ host }) => host === null);

/** What the table's word on the nearest enemies forbids, and what this volley would cost those who do not join it. */
export function bindings(battle: Battle, task: VolleyTask): Message[] {
  const target = targetKey(task);
  const state = soFar(battle, sideOf(task));
  const joining = firersOf(battle, task).map(({ key }) => key);
  const must: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    freeToChoose(battle, task).map(({ id }) => {
      const to = boundTo(battle, task, id);
      return [id, to === FREE_CHOICE ? [] : [to]];
    }),
  );
  const named = (id: string) => shortNamed(unitOf(battle, id));
  const refused = joining.flatMap((id) => {
    const legal = must[id] ? mayJoinVolley(id, target, must[id], state) : ALLOWED;
    return legal.ok ? [] : [say('volley-warns', { gun: named(id), why: word(legal.why) })];
  });
  const losing = losingTheirFire(target, joining, must, state).map((id) =>
    say('volley-loses-fire', { gun: named(id) }),
  );
  return [...refused, ...losing];
}

/** What is remembered of a battery until the turn is over. */
export const boundSaid = (battle: Battle, task: VolleyTask): { readonly id: string; readonly to: string }[] =>
  freeToChoose(battle, task).flatMap(({ id }) => {
    const to = task.facts[`nearest.${id}`];
    return to === undefined ? [] : [{ id, to }];
  });

export function nearestFacts(battle: Battle, task: VolleyTask): Fact[] {
  const enemies = Object.values(battle.units).filter(
    (unit) => unit.side !== task.side && inTheFight(unit) && unit.host === null,
  );
  const options: { value: string; label: Said }[] = [
    { value: FREE_CHOICE, label: 'volley-free-choice' },
    ...enemies.map((unit) => ({ value: unit.id, label: called(shortNamed(unit)) })),
    { value: NOT_IN_THE_BOOK, label: 'volley-nearest-unknown' },
  ];
  return freeToChoose(battle, task).map((unit) => ({
    key: `nearest.${unit.id}`,
    label: say('volley-nearest', { gun: shortNamed(unit) }),
    kind: 'choice',
    value: boundTo(battle, task, unit.id),
    options,
    group: SPEAKS_AGAINST,
  }));
}
