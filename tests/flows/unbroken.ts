/** Flows that are played from the first deed to the last, by hand where a flow sets something up: a record can be made of each. */
import { expect } from 'vitest';
import type { Battle, Thing } from '../../src/battlefield/battle.ts';
import type { UnitByHand } from '../../src/battlefield/by-hand/by-hand.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { play, top } from '../battlefield/fixtures.ts';
import { accepts, does, drives, says, toStep } from './table.ts';

export type Said = Readonly<Record<string, boolean | string | number>>;
export type Given = Readonly<Record<string, Thing>>;

/** A unit as the table sets it. */
export const by = (battle: Battle, id: string, set: UnitByHand): Battle =>
  play(battle, { do: 'set', what: 'unit', id, set });
/** The fate of an officer, as the table sets it. */
export const falls = (battle: Battle, id: string, fate: 'fit' | 'injured' | 'captured' = 'injured'): Battle =>
  play(battle, { do: 'set', what: 'officer', id, set: { fate } });

/** Opens a deed of the menu, and says what the table knows. */
export const asked = (battle: Battle, one: Play, facts: Said = {}): Battle => {
  const open = does(battle, one);
  return Object.keys(facts).length === 0 ? open : says(open, facts);
};

/** What the open question wants, slot by slot (dice, or the rating of a card), all of it thrown and left to be accepted. */
export function thrown(battle: Battle, given: Given = {}) {
  const driven = drives(battle, given);
  const unread = Object.keys(given).filter((slot) => !driven.slots.includes(slot));
  expect(unread, driven.slots.join(', ')).toEqual([]);
  const wanted = Object.fromEntries(
    Object.entries(driven.needs).map(([slot, need]) => [
      slot,
      'rating' in need ? need.rating : 'counts' in need ? need.counts : 'dice' in need ? need.dice : undefined,
    ]),
  );
  return { battle: driven.battle, wanted };
}

/** The same, accepted. */
export function done(battle: Battle, given: Given = {}) {
  const lies = thrown(battle, given);
  return { ...lies, battle: accepts(lies.battle) };
}

/** What waits is answered, one question after the other. */
export function settled(battle: Battle, given: Readonly<Record<string, Given>> = {}): Battle {
  let now = battle;
  while (top(now)) now = done(now, given[top(now).kind] ?? {}).battle;
  return now;
}

/** A charge that goes home on Normal, or as it is given. */
export const charged = (battle: Battle, one: string, target: string, given: Given = {}, facts: Said = {}): Battle =>
  done(asked(battle, { do: 'charge', unit: one, target }, facts), given).battle;

/** The combat of those who touch an enemy, opened. */
export const combat = (
  battle: Battle,
  target: string,
  attackers: [string] | [string, string],
  facts: Said = {},
): Battle => asked(toStep(battle, 'combats'), { do: 'combat', attackers, target }, facts);

/** It is set aside, or taken up again. */
export const aside = (battle: Battle): Battle => play(battle, { do: 'defer', task: top(battle).id });
export const resumed = (battle: Battle, kind: string): Battle =>
  play(battle, { do: 'resume', task: battle.agenda.find((task) => task.kind === kind)?.id ?? '' });
