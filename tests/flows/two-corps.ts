/** A fuller battle than the small one, for flows over several fights: guns of every kind, three kinds of horse, mixed foot. */
import { expect } from 'vitest';
import { type Battle, currentCP, type Setup, type Thing, type UnitState } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Need } from '../../src/battlefield/procedure.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import {
  battery,
  begin,
  cavalry,
  goTo,
  infantry,
  play,
  SMALL,
  small,
  top,
  type UnitSource,
  withUnit,
} from '../battlefield/fixtures.ts';
import { accepts, does, drives, says, toStep, wants } from './table.ts';

type Source = NonNullable<Parameters<typeof small>[0]>;
const [II, ...OTHERS] = SMALL.sides.a.formations;
const [PICTON, COOKE] = SMALL.sides.b.formations;
const horse = (id: string, ref: string, name: string, kind: 'heavy' | 'medium' | 'light', impetuous = false) =>
  ({ ...cavalry(id, ref, name), horse: kind, impetuous }) as UnitSource;
const mixed = (id: string, ref: string, name: string): UnitSource =>
  ({
    ...infantry(id, ref, name, 2000, 3, 1),
    arm: 'mixed',
    parts: [
      { arm: 'infantry', quality: 3, men: 2000 },
      { arm: 'cavalry', quality: 3, men: 600 },
    ],
  }) as UnitSource;

/**
 * II Corps (Reille, L4): Husson 6 CP, Campi 8, Piré light horse 6, Milhaud heavy horse 6, heavy guns, horse guns (fliers),
 * howitzers (bombs), rockets. Picton’s (L5): Kempt Q5 8 CP, Pack Q4 6, Hepburn Q3 6, Mixed 6 (MX), Ponsonby medium horse
 * 6 and impetuous, Vivian light horse 6, Rogers’s light guns.
 */
export const evening = (rulings: Rulings = {}, setup: Partial<Setup> = {}, more: Source = {}): Battle =>
  begin(
    small({
      sides: {
        a: {
          ...SMALL.sides.a,
          engineers: 1,
          formations: [
            {
              ...II!,
              units: [
                ...II!.units,
                horse('milhaud', 'II/3c', 'Milhaud', 'heavy'),
                battery('fliers', 'II/b', 'Horse battery', { weight: 'light', mobility: 'horse' }),
                battery('bombs', 'II/c', 'Howitzers', { weight: 'medium', pieces: 'howitzers' }),
                battery('rockets', 'II/d', 'Rockets', { weight: 'medium', pieces: 'rockets' }),
              ],
            },
            ...OTHERS,
          ],
        },
        b: {
          ...SMALL.sides.b,
          engineers: 1,
          formations: [
            {
              ...PICTON!,
              units: [
                ...PICTON!.units,
                infantry('hepburn', '5/10', 'Hepburn', 3000, 3),
                mixed('mixed', '5/11', 'Mixed'),
                horse('ponsonby', '2c', 'Ponsonby', 'medium', true),
                horse('vivian', '6c', 'Vivian', 'light'),
                battery('rogers', '5/a', 'Rogers', { weight: 'light' }),
              ],
            },
            COOKE!,
          ],
        },
      },
      ...more,
    }),
    { rulings, ...setup },
  );

/** Stored and read back, as between any two taps. */
export const kept = (battle: Battle): Battle => JSON.parse(JSON.stringify(battle)) as Battle;

export const cp = (battle: Battle, id: string): number => currentCP(battle.units[id]!);
export const unit = (battle: Battle, id: string) => battle.units[id]!;
export const set = (battle: Battle, id: string, state: Partial<UnitState>): Battle => withUnit(battle, id, state);
/** So many points are left of it. */
export const left = (battle: Battle, id: string, points: number): Battle =>
  set(battle, id, { lost: { ...battle.units[id]!.lost, white: battle.units[id]!.startCP - points } });
/** A commander rides with a unit. */
export const joins = (battle: Battle, officer: string, id: string): Battle => ({
  ...battle,
  officers: { ...battle.officers, [officer]: { ...battle.officers[officer]!, host: id } },
});

const ratingIn = (need: Need | undefined): number | undefined => (need && 'rating' in need ? need.rating : undefined);
const diceIn = (need: Need | undefined): number | undefined =>
  need?.want === 'dice' ? need.dice : need?.want === 'pot' ? need.counts : undefined;

/** Everything thrown and read as it came: what was wanted, slot by slot, as dice or as the rating of a card. */
export function goesOn(
  battle: Battle,
  given: Readonly<Record<string, Thing>> = {},
): { readonly battle: Battle; readonly wanted: Readonly<Record<string, number | undefined>>; readonly kind: string } {
  const { kind } = top(battle);
  const driven = drives(kept(battle), given);
  const unread = Object.keys(given).filter((slot) => !driven.slots.includes(slot));
  expect(unread, `${kind}: ${driven.slots.join(', ')}`).toEqual([]);
  const wanted = Object.fromEntries(
    Object.entries(driven.needs).map(([slot, need]) => [slot, ratingIn(need) ?? diceIn(need)]),
  );
  return { battle: driven.battle, wanted, kind };
}

/** The same, accepted. */
export function settles(battle: Battle, given: Readonly<Record<string, Thing>> = {}) {
  const gone = goesOn(battle, given);
  return { ...gone, battle: kept(accepts(gone.battle)) };
}

/** Opens a deed of the menu. */
export const opens = (battle: Battle, one: Play, facts: Readonly<Record<string, boolean | string | number>> = {}) => {
  const opened = kept(does(kept(battle), one));
  return Object.keys(facts).length === 0 ? opened : says(opened, facts);
};

/** Phase 4, and a side aims with one battery. */
export const aims = (
  battle: Battle,
  gun: string,
  on: string,
  facts: Readonly<Record<string, boolean | string | number>> = {},
): Battle => {
  const now = battle.phase === 4 ? battle : goTo(battle, 4);
  const aimed = opens(now, { do: 'fire', side: now.units[gun]!.side, on: { unit: on } }, { [`fires.${gun}`]: true });
  return Object.keys(facts).length === 0 ? aimed : says(aimed, facts);
};

/** The phase ends, and all fire falls. */
export const falls = (battle: Battle): Battle => kept(play(battle, { do: 'next' }));

/** A charge by its card, where one is due. */
export function charges(battle: Battle, one: string, target: string, card: 'H' | 'N' | 'L' = 'N'): Battle {
  const asked = opens(battle, { do: 'charge', unit: one, target });
  return settles(asked, wants(asked).length > 0 ? { card: { result: card } } : {}).battle;
}

/** The combat of those who touch an enemy, opened. */
export const combat = (battle: Battle, target: string, ...attackers: [string] | [string, string]): Battle =>
  opens(battle.action?.step === 'combats' ? battle : toStep(battle, 'combats'), { do: 'combat', attackers, target });

/** What is asked next, one after the other: each with what it wanted. */
export function answersAll(battle: Battle, given: Readonly<Record<string, Readonly<Record<string, Thing>>>> = {}) {
  let now = battle;
  const asked: (readonly [string, Readonly<Record<string, number | undefined>>])[] = [];
  while (top(now)) {
    const { battle: next, kind, wanted } = settles(now, given[top(now).kind] ?? {});
    asked.push([kind, wanted]);
    now = next;
  }
  return { battle: now, asked };
}
