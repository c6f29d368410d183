/** Corps aboard fleets: they embark in a port, land in the Land Phase, or are lost. EIA-080, EIA-081, EIA-265 */
import { whyNot } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands } from '../combat/fight.ts';
import type { Why } from '../desk.ts';
import { areaOf, insideOf, isEnemy, leads, movesWith, named, roomOf, totalOf } from '../ledger.ts';
import type { Corps, Fleet } from '../pieces.ts';
import { corpsOff } from '../political/forces.ts';
import { hasRoom, mayEmbark } from '../rules/fleets.ts';
import { isOn, ruling } from '../rulings.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, log, setFlag, setPiece } from '../writing.ts';
import { cargoOf, factorsAboard, ownerOfFleet, sailed } from './waters.ts';

/** Returns the fleets in a port that have not moved yet. */
const readyIn = (state: Campaign, port: string): readonly Fleet[] =>
  Object.values(state.fleets).filter(
    (fleet) => fleet.place.at === 'port' && fleet.place.port === port && !fleet.done && !sailed(state, fleet.id),
  );
function roomFor(state: Campaign, corps: Corps, fleet: Fleet): boolean {
  if (!isOn(state.rulings, 'smallTransports')) return cargoOf(state, [fleet.id]).length === 0;
  if (fleet.place.at !== 'port') return false;
  const mates = readyIn(state, fleet.place.port).filter(
    (one) => ownerOfFleet(state, one) === ownerOfFleet(state, fleet),
  );
  const aboard = cargoOf(
    state,
    mates.map(({ id }) => id),
  );
  return hasRoom(
    { corps: aboard.length + 1, factors: factorsAboard(aboard) + totalOf(corps.factors) },
    mates.length,
    true,
  );
}

/** Returns why a corps cannot embark on a fleet now, or undefined. EIA-080 */
export function whyNotAboard(state: Campaign, corps: Corps | undefined, fleet: Fleet | undefined): Why {
  const owner = corps && leads(state, corps.nation);
  const carrier = fleet && ownerOfFleet(state, fleet);
  if (!corps || !fleet || !owner || !carrier) return 'eia-gone';
  const { step, acting } = state.clock;
  if (step !== 'navalMove' || !acting.includes(carrier)) return 'eianaval-not-its-move';
  const port = fleet.place.at === 'port' ? state.ports[fleet.place.port] : undefined;
  return whyNot(
    mayEmbark(
      { is: 'corps', insurrection: corps.kind === 'insurrection', foreign: owner !== carrier },
      {
        samePort: port !== undefined && areaOf(corps) === port.area && !fleet.done && !sailed(state, fleet.id),
        combined: movesWith(state, carrier)?.powers.includes(owner) === true,
        room: roomFor(state, corps, fleet),
      },
    ),
  );
}
export function embark(d: Builder, corps: string, fleet: string): Why {
  const one = d.state.corps[corps];
  const why = whyNotAboard(d.state, one, d.state.fleets[fleet]);
  if (why !== undefined || !one) return why;
  setPiece(d, 'corps', corps, { place: { at: 'fleet', fleet }, besieged: false });
  log(d, say('eianaval-told-aboard', { corps: named(one), fleet: d.state.fleets[fleet]?.name ?? '' }));
  return undefined;
}
/** Returns every corps that could embark now, with the fleet. */
export const embarkable = (state: Campaign): readonly { readonly corps: Corps; readonly fleet: Fleet }[] =>
  Object.values(state.fleets).flatMap((fleet) => {
    const area = fleet.place.at === 'port' ? state.ports[fleet.place.port]?.area : undefined;
    return area === undefined
      ? []
      : Object.values(state.corps)
          .filter((corps) => areaOf(corps) === area && whyNotAboard(state, corps, fleet) === undefined)
          .map((corps) => ({ corps, fleet }));
  });

// ---- ashore ----------------------------------------------------------------------------------------------------------

const landedFlag = (corps: string): string => `landed ${corps}`;
/**
 * Returns whether a corps has landed this month. Its move is then used up, and it counts as having crossed a river.
 * EIA-116, EIA-151
 */
export const hasLanded = (state: Campaign, corps: string): boolean =>
  state.flags[landedFlag(corps)] === monthNumber(state.clock.date);
export const aboardNow = (state: Campaign, power: Power): readonly Corps[] =>
  Object.values(state.corps).filter(({ nation, place }) => place.at === 'fleet' && leads(state, nation) === power);
/** Returns the only area where a corps can land; null at sea, where the map decides. EIA-080 */
export function landingArea(state: Campaign, corps: Corps): string | null {
  const fleet = corps.place.at === 'fleet' ? state.fleets[corps.place.fleet] : undefined;
  return fleet && (fleet.place.at === 'port' || fleet.place.at === 'box')
    ? (state.ports[fleet.place.port]?.area ?? null)
    : null;
}
export interface Landing {
  readonly mayEnter: (state: Campaign, power: Power, area: string) => Why;
  /** Into a besieged city, past the besiegers. */
  readonly inCity: boolean;
}
/**
 * Returns why a landing corps cannot enter a besieged friendly port, or undefined; it needs room inside. EIA-116, D2
 */
function whyNotIntoCity(state: Campaign, corps: Corps, area: string, owner: Power): Why {
  const inside = insideBands(state, area).map((band) => bandNation(state, band));
  const sheet = state.areas[area];
  const room = sheet && roomOf(sheet);
  if (ruling(state.rulings, 'errata000') === 'off' || !isBesieged(state, area)) return 'eianaval-land-no-siege';
  if (!Object.values(state.ports).some((port) => port.area === area)) return 'eianaval-land-no-siege';
  if (inside.length === 0 || inside.some((of) => isEnemy(state, owner, of))) return 'eianaval-land-enemy';
  return room != null && insideOf(state, area) + totalOf(corps.factors) > room ? 'eianaval-land-room' : undefined;
}
export function land(d: Builder, corps: string, area: string, { mayEnter, inCity }: Landing): Why {
  const one = d.state.corps[corps];
  const owner = one && leads(d.state, one.nation);
  if (!one || !owner || one.place.at !== 'fleet' || !d.state.areas[area]) return 'eia-gone';
  if (d.state.clock.step !== 'landMove' || !d.state.clock.acting.includes(owner)) return 'eiasupply-not-its-move';
  const only = landingArea(d.state, one);
  if (only !== null && only !== area) return 'eianaval-land-there';
  const why = inCity ? whyNotIntoCity(d.state, one, area, owner) : mayEnter(d.state, owner, area);
  if (why !== undefined) return why;
  setPiece(d, 'corps', corps, { place: { at: inCity ? 'city' : 'area', area }, besieged: inCity });
  setFlag(d, landedFlag(corps), monthNumber(d.state.clock.date));
  log(d, say('eianaval-told-landed', { corps: named(one), area: d.state.areas[area].name }), { power: owner });
  return undefined;
}
/** Destroys corps that have not landed by the end of the Land Phase; their leaders leave the map. EIA-081 */
export function loseUnlanded(d: Builder): void {
  for (const corps of Object.values(d.state.corps)) {
    if (corps.place.at !== 'fleet') continue;
    const owner = leads(d.state, corps.nation);
    corpsOff(d, corps.id);
    log(d, say('eianaval-told-not-landed', { corps: named(corps) }), owner ? { power: owner } : {});
  }
}
