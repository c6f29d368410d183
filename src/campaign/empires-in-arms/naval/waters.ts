/**
 * Reads the seas: which fleets are where, which are enemies, what is closed, how far a fleet can still go. EIA-071 to
 * EIA-083
 */
import type { Text } from '../../../engine/message.ts';
import { isWinter, monthNumber, movers } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { isDominantNow } from '../dominance.ts';
import { corpsIn, isEnemy, leads, movesWith, ownerOf, totalOf } from '../ledger.ts';
import type { Corps, Fleet, Port, Sea } from '../pieces.ts';
import { cityOf } from '../political/affairs.ts';
import { type Blockade, mayPassDardanelles, stackMoves } from '../rules/fleets.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Nation, type Power } from '../vocabulary.ts';
import { type Builder, setFlag } from '../writing.ts';
import type { Spot } from './shapes.ts';

// ---- places ----------------------------------------------------------------------------------------------------------

export const spotKey = (spot: Spot): string => `${spot.at} ${spot.at === 'sea' ? spot.sea : spot.port}`;
export const sameSpot = (one: Spot, other: Spot): boolean => spotKey(one) === spotKey(other);
export const spotOf = ({ place }: Pick<Fleet, 'place'>): Spot | null => (place.at === 'pool' ? null : place);
export const spotExists = (state: Campaign, spot: Spot): boolean =>
  spot.at === 'sea' ? state.seas[spot.sea] !== undefined : state.ports[spot.port] !== undefined;
/** Returns a place in words: a sea, a port, or the box of a port. */
export function spotName(state: Campaign, spot: Spot): Text {
  if (spot.at === 'sea') return state.seas[spot.sea]?.name ?? spot.sea;
  const name = state.ports[spot.port]?.name ?? spot.port;
  return spot.at === 'port' ? name : { code: 'eianaval-box', args: { name } };
}

/** Returns whether this is the strait that Constantinople controls. EIA-073 */
const isDardanelles = ({ name }: Pick<Sea, 'name'>): boolean => name.toLowerCase() === 'dardanelles';
export const leadsIntoStraits = (state: Campaign, spot: Spot): boolean => {
  const sea = spot.at === 'sea' ? state.seas[spot.sea] : undefined;
  return sea !== undefined && isDardanelles(sea);
};
const constantinople = ({ areas }: Pick<Campaign, 'areas'>) =>
  Object.values(areas).find(({ name }) => name === 'Constantinople');
/** Returns whether Constantinople is besieged; then no power controls the strait. EIA-238 */
export const isStraitBesieged = (state: Campaign): boolean =>
  state.flags[`siege ${constantinople(state)?.id}`] !== undefined;
/** Returns whether a power may sail there. EIA-073, EIA-238 */
export function maySailStraits(state: Campaign, power: Power): boolean {
  const city = constantinople(state);
  if (!city) return true;
  const { by } = cityOf(state, city.id);
  const holder = by === null ? null : leads(state, by);
  return mayPassDardanelles(power, {
    holder,
    besieged: isStraitBesieged(state),
    leave: holder !== null && hasLeave(state, holder, power),
  });
}
export const isIced = (state: Campaign, spot: Spot): boolean =>
  isWinter(state.clock.date) && spot.at === 'sea' && state.seas[spot.sea]?.ice === true;

/** The flag for what the table said of two seas: adjacent, not adjacent, or nothing yet. */
const besideFlag = (one: string, other: string): string => `beside ${[one, other].sort().join(' ')}`;
export function areBeside(state: Campaign, one: Spot, other: Spot): boolean | undefined {
  if (one.at === 'sea' && other.at === 'sea') {
    const said = state.flags[besideFlag(one.sea, other.sea)];
    return typeof said === 'boolean' ? said : undefined;
  }
  const sea = one.at === 'sea' ? one.sea : other.at === 'sea' ? other.sea : null;
  const port = one.at === 'sea' ? (other.at === 'sea' ? null : other.port) : one.port;
  return sea !== null && port !== null ? state.ports[port]?.seas.includes(sea) : false;
}
export function sayBeside(d: Builder, one: Spot, other: Spot, beside: boolean): void {
  if (one.at === 'sea' && other.at === 'sea' && one.sea !== other.sea && areBeside(d.state, one, other) !== beside)
    setFlag(d, besideFlag(one.sea, other.sea), beside);
}

// ---- who lies there --------------------------------------------------------------------------------------------------

export const ownerOfFleet = (state: Campaign, { nation }: Pick<Fleet, 'nation'>): Power | null => leads(state, nation);
export const fleetsAt = (state: Campaign, spot: Spot): readonly Fleet[] =>
  Object.values(state.fleets).filter((one) => one.place.at !== 'pool' && sameSpot(one.place, spot));
export const cargoOf = (state: Campaign, fleets: readonly string[]): readonly Corps[] =>
  Object.values(state.corps).filter(({ place }) => place.at === 'fleet' && fleets.includes(place.fleet));
export const shipsOf = (state: Campaign, fleets: readonly string[]): number =>
  fleets.reduce((n, key) => n + (state.fleets[key]?.ships ?? 0), 0);
export const nelsonIn = (state: Campaign, fleets: readonly string[]): boolean =>
  Object.values(state.leaders).some(
    ({ special, status }) => special === 'nelson' && status.is === 'fleet' && fleets.includes(status.fleet),
  );

/** All fleets of one power in one place. EIA-075 */
export interface Stack {
  readonly power: Power;
  readonly spot: Spot;
  readonly fleets: readonly Fleet[];
}
export function stacks(state: Campaign): readonly Stack[] {
  const all = new Map<string, { power: Power; spot: Spot; fleets: Fleet[] }>();
  for (const fleet of Object.values(state.fleets)) {
    const spot = spotOf(fleet);
    const power = ownerOfFleet(state, fleet);
    if (!spot || !power) continue;
    const key = `${power} ${spotKey(spot)}`;
    const stack = all.get(key) ?? { power, spot, fleets: [] };
    stack.fleets.push(fleet);
    all.set(key, stack);
  }
  return [...all.values()];
}

// ---- enemies ---------------------------------------------------------------------------------------------------------

/** Returns whether a fleet is an enemy by its own flag; a country may be at war while its controller is not. EIA-044 */
export const isEnemyFleet = (state: Campaign, of: Nation, fleet: Pick<Fleet, 'nation'>): boolean =>
  isEnemy(state, of, fleet.nation);
/** Returns whether enemy corps are aboard, or in the port and able to embark by combined movement. EIA-085, EIA-086 */
function carriesEnemy(state: Campaign, of: Nation, fleet: Fleet): boolean {
  const owner = ownerOfFleet(state, fleet);
  if (cargoOf(state, [fleet.id]).some(({ nation }) => isEnemy(state, of, nation))) return true;
  if (fleet.place.at !== 'port' || owner === null) return false;
  const area = state.ports[fleet.place.port]?.area ?? '';
  return corpsIn(state, area).some(({ nation }) => {
    const led = leads(state, nation);
    const together = led !== null && movesWith(state, owner)?.powers.includes(led) === true;
    return together && isEnemy(state, of, nation);
  });
}
export const isTarget = (state: Campaign, of: Nation, fleet: Fleet): boolean =>
  ownerOfFleet(state, fleet) !== leads(state, of) && (isEnemyFleet(state, of, fleet) || carriesEnemy(state, of, fleet));
/** Returns those of some fleets that may fight one of the others, each by its own flag. EIA-044, EIA-085 */
export const hunting = (state: Campaign, fleets: readonly Fleet[], foes: readonly Fleet[]): readonly Fleet[] =>
  fleets.filter(({ nation }) => foes.some((foe) => isTarget(state, nation, foe)));

/** Returns the powers that move together with this power, itself included. EIA-048 */
export const partners = (state: Campaign, power: Power): readonly Power[] => movesWith(state, power)?.powers ?? [power];
/** Returns the nations of a power's fleets in a place. */
export const flagsAt = (state: Campaign, power: Power, spot: Spot): readonly Nation[] =>
  fleetsAt(state, spot).flatMap((fleet) => (ownerOfFleet(state, fleet) === power ? [fleet.nation] : []));
/** Returns the powers whose stacks may be attacked there. EIA-084, EIA-085 */
export const targetsAt = (state: Campaign, power: Power, spot: Spot, flags: readonly Nation[]): readonly Power[] => [
  ...new Set(
    fleetsAt(state, spot)
      .filter((fleet) => flags.some((of) => isTarget(state, of, fleet)))
      .flatMap((fleet) => ownerOfFleet(state, fleet) ?? [])
      .filter((one) => !partners(state, power).includes(one)),
  ),
];
/**
 * Returns one enemy stack: fleets of one power, and of powers that move with it and are the attacker's enemies. EIA-084
 */
export const defendersAt = (state: Campaign, flags: readonly Nation[], spot: Spot, target: Power): readonly Fleet[] =>
  fleetsAt(state, spot).filter((fleet) => {
    const owner = ownerOfFleet(state, fleet);
    return owner !== null && partners(state, target).includes(owner) && flags.some((of) => isTarget(state, of, fleet));
  });

// ---- ports -----------------------------------------------------------------------------------------------------------

/** Returns who controls a port: the holder of its city. EIA-234 */
export function portHolder(state: Campaign, port: Pick<Port, 'area'>): Nation | null {
  const { by } = cityOf(state, port.area);
  return by === null ? null : (leads(state, by) ?? by);
}
export const hasLeave = (state: Campaign, of: Nation, to: Power): boolean =>
  Object.values(state.access).some((one) => one.of === of && one.to === to);
/** Returns whether a fleet may be there: the port is its power's own, or permission is on record. EIA-072 */
export const isOpenPort = (state: Campaign, port: Port, power: Power): boolean => {
  const holder = portHolder(state, port);
  return holder === power || (holder !== null && hasLeave(state, holder, power));
};
/** Returns whether fleets in the port's box are at war with a nation. */
export const isBlockaded = (state: Campaign, port: string, of: Nation): boolean =>
  fleetsAt(state, { at: 'box', port }).some((fleet) => isEnemyFleet(state, of, fleet));
/**
 * Returns whether a power cannot use a port, because of an enemy of the power or of the country whose port it is.
 * EIA-044, EIA-129
 */
export function isShutOff(state: Campaign, { id, area }: Pick<Port, 'id' | 'area'>, power: Power): boolean {
  const owner = ownerOf(state, area);
  const own = owner !== null && leads(state, owner) === power ? owner : power;
  return isBlockaded(state, id, power) || isBlockaded(state, id, own);
}
/** Returns whether the port is an enemy's: of its holder, or of the country the holder controls. EIA-044 */
export function isEnemyPort(state: Campaign, of: Nation, port: Pick<Port, 'area'>): boolean {
  const holder = portHolder(state, port);
  const owner = ownerOf(state, port.area);
  return [holder, owner !== null && leads(state, owner) === holder ? owner : null].some(
    (one) => one !== null && isEnemy(state, of, one),
  );
}
/** Returns the reasons why a stack may be in a box. EIA-083 */
export function blockadeOf(state: Campaign, flags: readonly Nation[], port: Port): Blockade {
  const there = [...fleetsAt(state, { at: 'port', port: port.id }), ...fleetsAt(state, { at: 'box', port: port.id })];
  return {
    atWarWithOwner: flags.some((of) => isEnemyPort(state, of, port)),
    enemyFleet: there.some((fleet) => flags.some((of) => isEnemyFleet(state, of, fleet))),
    enemyCorps: there.some((fleet) => flags.some((of) => isTarget(state, of, fleet))),
  };
}
/** Returns the fleets in a port that an enemy now controls. EIA-082 */
export const strandedFleets = (state: Campaign): readonly Fleet[] =>
  Object.values(state.fleets).filter((fleet) => {
    // In a Naval Phase fleets enter an enemy port to attack, and no port changes hands.
    if (state.clock.phase === 'naval') return false;
    const port = fleet.place.at === 'port' ? state.ports[fleet.place.port] : undefined;
    return port !== undefined && ownerOfFleet(state, fleet) !== null && isEnemyPort(state, fleet.nation, port);
  });

// ---- the sequence ----------------------------------------------------------------------------------------------------

/** Returns the current sequence: a month, and the acting powers. */
export const sequenceOf = ({ clock }: Pick<Campaign, 'clock'>): string =>
  `${monthNumber(clock.date)} ${clock.acting.join('+')}`;
/** Returns the other powers in naval order, those that move together as one group. EIA-076 */
export const othersInOrder = (state: Campaign): readonly (readonly Power[])[] =>
  movers(state, 'naval').filter((group) => !group.some((one) => state.clock.acting.includes(one)));

const sailedFlag = (fleet: string): string => `sailed ${fleet}`;
/** Returns the points a fleet has used this month and how many it had; undefined if it has not moved. */
export function sailed(state: Campaign, fleet: string): { readonly used: number; readonly had: number } | undefined {
  const flag = state.flags[sailedFlag(fleet)];
  const [month, used, had] = typeof flag === 'string' ? flag.split(' ').map(Number) : [];
  return month === monthNumber(state.clock.date) ? { used: used ?? 0, had: had ?? 0 } : undefined;
}
export const setSailed = (d: Builder, fleet: string, used: number, had: number): void =>
  setFlag(d, sailedFlag(fleet), `${monthNumber(d.state.clock.date)} ${used} ${had}`);

const isLaden = (state: Campaign, fleets: readonly string[]): boolean =>
  cargoOf(state, fleets).length > 0 ||
  Object.values(state.depots).some(({ at }) => 'fleet' in at && fleets.includes(at.fleet));
/** Returns the points of a stack at its start. EIA-071, EIA-264 */
export const movesOf = (state: Campaign, fleets: readonly string[]) =>
  stackMoves({ fleets: fleets.length, laden: isLaden(state, fleets) }, isOn(state.rulings, 'bigStacks'));
/** Returns the points that every fleet of a stack has left. */
export function movesLeft(state: Campaign, fleets: readonly string[]): number {
  const fresh = movesOf(state, fleets).total;
  return Math.min(
    ...fleets.map((key) => {
      const gone = sailed(state, key);
      return gone ? gone.had - gone.used : fresh;
    }),
  );
}

/** Returns the fleets of the stack that is under way in this sequence. EIA-075 */
export function underWay(state: Campaign): readonly string[] {
  const flag = state.flags['under way'];
  const [sequence, fleets] = typeof flag === 'string' ? flag.split('|') : [];
  return sequence === sequenceOf(state) && fleets ? fleets.split(',') : [];
}
export const setUnderWay = (d: Builder, fleets: readonly string[]): void =>
  setFlag(d, 'under way', fleets.length === 0 ? null : `${sequenceOf(d.state)}|${fleets.join(',')}`);

/** Returns whether a mark of the current sequence is set. */
export const isMarked = (state: Campaign, mark: string): boolean => state.flags[mark] === sequenceOf(state);
export const setMark = (d: Builder, mark: string): void => setFlag(d, mark, sequenceOf(d.state));
export const engagedMark = (spot: Spot): string => `engaged ${spotKey(spot)}`;
export const beatenMark = (fleet: string): string => `beaten ${fleet}`;
export const triedMark = (power: Power, spot: Spot, fleet: string): string =>
  `tried ${power} ${spotKey(spot)} ${fleet}`;

export const factorsAboard = (corps: readonly Corps[]): number => corps.reduce((n, one) => n + totalOf(one.factors), 0);
/** Returns whether Britain has its +1 at sea; below it, which powers still have -1. EIA-257 */
export const britainDominant = (state: Campaign): boolean => isDominantNow(state, 'GB');
export const weakAtSea = (state: Campaign): readonly Power[] =>
  (['PR', 'AU'] as const).filter((one) => !isDominantNow(state, one));
export const nationsOf = (state: Campaign, fleets: readonly string[]): readonly Nation[] => [
  ...new Set(fleets.flatMap((key) => state.fleets[key]?.nation ?? [])),
];
export const powersIn = (state: Campaign, fleets: readonly string[]): readonly Power[] => [
  ...new Set(fleets.flatMap((key) => leads(state, state.fleets[key]?.nation ?? '') ?? []).filter(isPower)),
];
