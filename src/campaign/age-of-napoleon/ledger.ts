/** Reading the ledger: who stands where, in which army, in which box. AON-017 */
import type { Named } from '../../engine/message.ts';
import {
  type Area,
  type Army,
  type Battle,
  type Box,
  type Campaign,
  type Corps,
  SIDES,
  type SideId,
} from './campaign.ts';

export const named = ({ id, name }: Named): Named => ({ id, name });

export const allCorps = ({ corps }: Campaign): readonly Corps[] => Object.values(corps);

/** The corps with these ids, those that exist. */
export const corpsOf = (state: Campaign, ids: readonly string[]): readonly Corps[] =>
  ids.flatMap((id) => state.corps[id] ?? []);

export const isIn = ({ place }: Corps, area: string): boolean => 'area' in place && place.area === area;
export const isBoxed = ({ place }: Corps, box: Box): boolean => 'box' in place && place.box === box;

/** The corps of a side in an area, engaged or not in a battle there. */
export const standing = (state: Campaign, area: string, side: SideId): readonly Corps[] =>
  allCorps(state).filter((corps) => corps.side === side && isIn(corps, area));

/** The corps that stand with their leader. RB14 */
export const withLeader = (state: Campaign, army: Army): readonly Corps[] =>
  army.area === null ? [] : standing(state, army.area, army.side).filter((corps) => corps.army === army.id);

export const armiesIn = (state: Campaign, area: string): readonly Army[] =>
  Object.values(state.armies).filter((army) => army.area === area);

export const fresh = (corps: readonly Corps[]): readonly Corps[] => corps.filter(({ spent }) => !spent);
export const spent = (corps: readonly Corps[]): readonly Corps[] => corps.filter((one) => one.spent);
export const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** The best first, the fresh before the spent. */
export const bestFirst = (corps: readonly Corps[]): Corps[] =>
  [...corps].sort((a, b) => b.rating - a.rating || Number(a.spent) - Number(b.spent) || a.name.localeCompare(b.name));

/** The battle an army fights in. */
export const battleOf = (state: Campaign, army: string): Battle | undefined =>
  Object.values(state.battles).find(({ sides }) => SIDES.some((side) => sides[side].army === army));

/** Armies that may be fought where an army stands. */
export const enemiesAt = (state: Campaign, army: Army): readonly Army[] =>
  army.area === null
    ? []
    : armiesIn(state, army.area).filter(({ id, side }) => side !== army.side && !battleOf(state, id));

/** Areas in the order in which they were typed. */
export const allAreas = ({ areas }: Campaign): readonly Area[] => Object.values(areas);

/** An area where a side has so many corps. */
export interface Gathered {
  readonly area: Area;
  readonly side: SideId;
  readonly corps: readonly Corps[];
}

/** Every side in every area where it has any corps. */
export const gathered = (state: Campaign): readonly Gathered[] =>
  allAreas(state).flatMap((area) =>
    SIDES.map((side) => ({ area, side, corps: standing(state, area.id, side) })).filter(
      ({ corps }) => corps.length > 0,
    ),
  );
