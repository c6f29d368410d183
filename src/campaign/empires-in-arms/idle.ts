/**
 * Steps that the app passes without a question because nothing can happen: nobody to call, no war to end, no fleets, or
 * no guerillas that can rise or be hunted. EIA-009
 */
import { type Beat, inPlay } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import { isEnemy, leads } from './ledger.ts';
import { callsNow, hasDeclared } from './political/calling.ts';
import { powersAtWarWith } from './political/ties.ts';
import { US_WAR } from './quarter/collecting.ts';
import { isOn } from './rulings.ts';
import { type Nation, POWERS, type Power } from './vocabulary.ts';

const isOf = (state: Campaign, acting: readonly Power[], nation: Nation): boolean => {
  const owner = leads(state, nation);
  return owner !== null && acting.includes(owner);
};
const hasFleets = (state: Campaign, acting: readonly Power[]): boolean =>
  Object.values(state.fleets).some(({ place, nation }) => place.at !== 'pool' && isOf(state, acting, nation));
/**
 * Returns whether ships or a fleet counter are on order, due or not; the alarm of the month reports those that are due.
 */
const hasShipsDue = (state: Campaign, acting: readonly Power[]): boolean =>
  Object.values(state.queue).some(
    ({ what, owner }) => (what.is === 'ships' || what.is === 'fleet') && isOf(state, acting, owner),
  );
/** Returns whether guerillas are on the map, or Spain has an enemy that may be there. EIA-221 to EIA-223 */
function hasGuerillas(state: Campaign, acting: readonly Power[]): boolean {
  const there = Object.values(state.irregulars).some(({ type }) => type === 'guerilla');
  const foes = acting.filter((one) => one !== 'SP' && isEnemy(state, one, 'SP'));
  const attacked = Object.values(state.wars).some(({ a, b }) => a === 'SP' || b === 'SP');
  return acting.includes('SP') ? there || attacked : there && foes.length > 0;
}

/** Options by which a kingdom or dominance may begin or end. EIA-216 */
const COMBINING = ['poland', 'italy', 'westphalia', 'bavaria', 'rhine', 'ottomanEmpire', 'alternateDominants'] as const;

/** Returns whether the app passes a step. A step in which a power must first choose its place is not passed. */
export function isIdle(state: Campaign, { step, acting }: Beat): boolean {
  // Without any of these options the rules have no such step.
  if (step === 'combinations') return !COMBINING.some((one) => isOn(state.rulings, one));
  if (step === 'unplayed') return POWERS.every((one) => inPlay(state, one));
  // Until the declarations are in, nobody knows who may call. EIA-027
  if (step === 'calls') return hasDeclared(state) && callsNow(state).length === 0;
  // Only powers at war make peace, or have allies to answer to; Britain may end the American war. EIA-028, EIA-198
  if (step === 'peace')
    return state.flags[US_WAR] !== true && POWERS.every((one) => powersAtWarWith(state, one).length === 0);
  if (acting.length === 0) return false;
  switch (step) {
    case 'navalReinforcement':
      return !hasFleets(state, acting) && !hasShipsDue(state, acting);
    case 'navalMove':
    case 'navalCombat':
      // When the app has no fleets at all, the table keeps all fleets on its own sheet and takes its turns in order.
      return Object.keys(state.fleets).length > 0 && !hasFleets(state, acting);
    case 'guerilla':
      return !hasGuerillas(state, acting);
    default:
      return false;
  }
}
