/**
 * Provinces and their borders: whose step it is, which troops entered, which corps were placed and may not move.
 * EIA-228 to EIA-230
 */
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { areAtWar, areaOf, leadersWith, leads } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import { troops } from '../political/ties.ts';
import { landName } from '../rules/land-names.ts';
import { BORDER_PROVINCES } from '../rules/levies.ts';
import { marchOf } from '../supply/moving.ts';
import type { Power, Step } from '../vocabulary.ts';
import { type Builder, retire, setFlag, setPiece } from '../writing.ts';

export const isStep = (state: Campaign, of: Step, owner: Power): boolean =>
  state.clock.started && state.clock.step === of && state.clock.acting.includes(owner);
const provinceAt = (state: Campaign, area: string | null) => state.provinces[state.areas[area ?? '']?.province ?? ''];
/**
 * Returns whether an area is in one of the four provinces where Austria's insurrection corps appear and stay. EIA-229
 */
export const isBorder = (state: Campaign, area: string | null): boolean => {
  const province = provinceAt(state, area);
  return province !== undefined && BORDER_PROVINCES.some((one) => one === landName(province.name));
};

// ---- who has come in -------------------------------------------------------------------------------------------------

const entered = (province: string): string => `entered ${province}`;
/** Notes which border provinces a march has entered from outside. EIA-229 */
export function noteEntry(d: Builder, from: string | null, way: readonly string[], owner: Power): void {
  let last = provinceAt(d.state, from)?.id;
  for (const area of way) {
    const province = provinceAt(d.state, area)?.id;
    if (province !== undefined && province !== last && isBorder(d.state, area))
      setFlag(d, entered(province), `${monthNumber(d.state.clock.date)} ${owner}`);
    last = province;
  }
}
/** Returns whether enemy troops have entered a province in the current move. EIA-229 */
export function hasEntered(state: Campaign, province: string, against: Power): boolean {
  if (state.clock.step !== 'landMove') return false;
  const movers = state.clock.acting.filter((one) => areAtWar(state, one, against));
  return movers.some(
    (one) =>
      state.flags[entered(province)] === `${monthNumber(state.clock.date)} ${one}` ||
      // A counter that was moved by hand has no march on record.
      troops(state).some(
        ({ is, id, nation, area }) =>
          is !== 'garrison' &&
          leads(state, nation) === one &&
          provinceAt(state, area)?.id === province &&
          marchOf(state, id) === undefined &&
          state.corps[id]?.besieged !== true,
      ),
  );
}

// ---- who was placed --------------------------------------------------------------------------------------------------

const placed = (corps: string): string => `placed ${corps}`;
/** Notes that a corps came onto the map in this month's move, and so may not move in it. EIA-228 to EIA-230 */
export const setPlaced = (d: Builder, corps: string): void =>
  setFlag(d, placed(corps), monthNumber(d.state.clock.date));
export const wasPlaced = (state: Campaign, corps: string): boolean =>
  state.flags[placed(corps)] === monthNumber(state.clock.date);

/** Moves a beaten corps to an area; insurrection corps moved out of their provinces leave the map. EIA-164, EIA-229 */
export function leadTo(d: Builder, key: string, area: string): void {
  const corps = d.state.corps[key];
  if (!corps) return;
  const down = corps.kind === 'insurrection' && !isBorder(d.state, area);
  if (down) for (const leader of leadersWith(d.state, key)) retire(d, leader.id);
  setPiece(d, 'corps', key, { place: down ? { at: 'down' } : { at: 'area', area }, besieged: false });
}
/** Returns whether a march would take an insurrection corps out of its provinces. EIA-229 */
export const leavesBorder = (state: Campaign, corps: Corps, way: readonly string[]): boolean =>
  corps.kind === 'insurrection' && areaOf(corps) !== null && way.some((area) => !isBorder(state, area));
