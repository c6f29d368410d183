/** A game at the table: everything is offered by the menu, judged by the referee, and thrown by hand. */
import { expect } from 'vitest';
import type { ActionStep, Battle, Task, Thing } from '../../src/battlefield/battle.ts';
import { menu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Need } from '../../src/battlefield/procedure.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Face } from '../../src/dice/faces.ts';
import { goTo, play, top } from '../battlefield/fixtures.ts';

const offers = (battle: Battle): Play[] => [
  ...menu(battle),
  ...Object.keys(battle.units).flatMap((id) => unitMenu(battle, id)),
];

export const isOffered = (battle: Battle, one: Partial<Play>): boolean =>
  offers(battle).some((offer) => Object.entries(one).every(([key, value]) => same(Reflect.get(offer, key), value)));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Plays what the menu offers. */
export function does(battle: Battle, ...plays: Play[]): Battle {
  return plays.reduce((now, one) => {
    expect(isOffered(now, one), JSON.stringify(one)).toBe(true);
    return play(now, one);
  }, battle);
}

/** A formation acts in the turn that runs, under command, and has come to a step. */
export function acts(battle: Battle, formation: string, step: ActionStep): Battle {
  let now = battle.action ? play(battle, { do: 'finish' }) : battle.phase === 6 ? battle : goTo(battle, 6);
  now = play(now, { do: 'acts', formation, command: 'under' });
  return toStep(now, step);
}

export function toStep(battle: Battle, step: ActionStep): Battle {
  let now = battle;
  while (now.action && now.action.step !== step) now = play(now, { do: 'next' });
  return now;
}

const at = (battle: Battle): Task => top(battle);

export const asks = (battle: Battle): readonly string[] =>
  (procedureFor(at(battle).kind).facts?.(battle, at(battle)) ?? []).map(({ key }) => key);

/** What a question takes for granted. */
export const takes = (battle: Battle, key: string) =>
  (procedureFor(at(battle).kind).facts?.(battle, at(battle)) ?? []).find((fact) => fact.key === key)?.value;

export const wants = (battle: Battle): readonly Need[] => procedureFor(at(battle).kind).needs(battle, at(battle));

export const says = (battle: Battle, facts: Readonly<Record<string, boolean | string | number>>): Battle =>
  play(battle, { do: 'answer', task: at(battle).id, facts });

export const enters = (battle: Battle, slot: string, thing: Thing): Battle =>
  play(battle, { do: 'enter', task: at(battle).id, slot, thing });

export const accepts = (battle: Battle): Battle => play(battle, { do: 'accept', task: at(battle).id });

export const decides = (battle: Battle, choice: string): Battle =>
  play(battle, { do: 'decide', task: at(battle).id, choice });

export const dice = (...faces: Face[]): Thing => ({ dice: faces });

/** So many sixes among dice that otherwise miss. */
export const hits = (of: number, made: number): Thing =>
  dice(...Array.from({ length: of }, (_, n): Face => (n < made ? 6 : 1)));

/** Throws everything that is wanted, and leaves it to be accepted; the throw of whom, in hits, and cards by their result. */
export function throws(
  battle: Battle,
  made: Readonly<Record<string, number>>,
  card: 'VH' | 'H' | 'N' | 'L' | 'VL' = 'N',
) {
  let now = battle;
  const { id } = at(now);
  const ratings: Record<string, number> = {};
  for (let [need] = wants(now); need; [need] = wants(now)) {
    if ('rating' in need) ratings[need.slot] = need.rating;
    now = enters(now, need.slot, thingFor(need, made, card));
    expect(at(now).id).toBe(id);
  }
  return { battle: now, ratings };
}

/** The same, accepted. */
export function fights(...fought: Parameters<typeof throws>) {
  const { battle, ratings } = throws(...fought);
  return { battle: accepts(battle), ratings };
}

function thingFor(need: Need, made: Readonly<Record<string, number>>, card: 'VH' | 'H' | 'N' | 'L' | 'VL'): Thing {
  if (need.want === 'result') return { result: card };
  if (need.want === 'disorder') return { disorder: false };
  if (need.want !== 'dice') throw new Error(need.want);
  const who = Object.keys(made).find((unit) => need.slot.startsWith(`throw:${unit}`));
  return hits(need.dice, who === undefined ? 0 : Math.min(need.dice, made[who] ?? 0));
}

/** Enters what is given for each slot, misses and Normal cards for the rest, and leaves it to be accepted. */
export function drives(
  battle: Battle,
  given: Readonly<Record<string, Thing>> = {},
): { readonly battle: Battle; readonly slots: readonly string[]; readonly needs: Readonly<Record<string, Need>> } {
  let now = battle;
  const { id } = at(now);
  const slots: string[] = [];
  const needs: Record<string, Need> = {};
  for (let [need] = wants(now); need; [need] = wants(now)) {
    slots.push(need.slot);
    needs[need.slot] = need;
    now = enters(now, need.slot, given[need.slot] ?? thingFor(need, {}, 'N'));
    expect(at(now).id).toBe(id);
  }
  return { battle: now, slots, needs };
}
