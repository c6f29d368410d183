/**
 * Civil disorder: a power that collects no manpower at home leaves the game, and its lands go to those who hold them.
 * EIA-214, EIA-258
 */
import type * as z from 'zod/mini';
import { say } from '../../../engine/message.ts';
import { type Fact, oneOf, yesNo } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { type Asked, type Procedure, saysSo, wordOf } from '../desk.ts';
import { areAtWar, conquered, freeStates, leads, nationName } from '../ledger.ts';
import type { Minor, Province } from '../pieces.ts';
import { give, turnNeutral } from '../political/lands.ts';
import { leavesForGood } from '../political/out.ts';
import { isOn } from '../rulings.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { addPoints, ask, type Builder, log, setFlag, setPiece } from '../writing.ts';
import { homeMenFlag } from './collecting.ts';
import { enemiesInPlay, holdersOf, players } from './holdings.ts';
import { ofPower } from './scoring.ts';

type PowerTask = Asked<z.infer<typeof ofPower>>;
/** The points an enemy gains, as for an unconditional surrender. */
const GAIN = 5;

/**
 * Returns whether a power collected no manpower at home this quarter, although it has home provinces whose manpower is
 * typed.
 */
function isRuined(state: Campaign, of: Power): boolean {
  const homes = Object.values(state.provinces).filter(({ home }) => home === of);
  return state.flags[homeMenFlag(of)] === 0 && homes.length > 0 && homes.every(({ manpower }) => manpower !== null);
}

export function disorderStep(d: Builder): void {
  for (const of of players(d.state)) {
    if (!isRuined(d.state, of)) continue;
    if (isOn(d.state.rulings, 'peaceNoDisorder')) {
      setPiece(d, 'powers', of, { mustSue: true });
      log(d, say('eiaqtr-told-must-sue', { power: nationName(d.state, of) }), { power: of });
    } else ask(d, 'eia-disorder', of, { power: of });
  }
}

/** Returns who holds the national capital. */
const nationalHolders = (state: Campaign, of: Power): readonly Power[] => [
  ...new Set(
    Object.values(state.areas)
      .filter(({ capitalOf }) => capitalOf === of)
      .flatMap(({ id }) => holdersOf(state, id, of)),
  ),
];
const localHolders = (state: Campaign, { capital, occupied }: Province | Minor, of: Power): readonly Power[] => {
  const inside = holdersOf(state, capital, of);
  return inside.length > 0 ? inside : occupied ? [occupied.by] : [];
};
const homeland = (state: Campaign, of: Power): readonly Province[] =>
  Object.values(state.provinces).filter(({ home, holder }) => home === of && holder === null);

interface Claim {
  readonly id: string;
  readonly name: string;
  readonly claimants: readonly Power[];
}
/** Returns the lands with their claimants; several agree, or roll for the land. */
function claims(state: Campaign, of: Power): readonly Claim[] {
  const national = nationalHolders(state, of);
  const or = (local: readonly Power[], otherwise: readonly Power[]) => (local.length > 0 ? local : otherwise);
  return [
    ...homeland(state, of).map((one) => ({
      id: one.id,
      name: one.name,
      claimants: or(localHolders(state, one, of), national),
    })),
    ...conquered(state, of).map((one) => ({ id: one.id, name: one.name, claimants: national })),
    ...freeStates(state, of).map((one) => ({ id: one.id, name: one.name, claimants: localHolders(state, one, of) })),
  ];
}
const takerOf = (task: PowerTask, { id, claimants }: Claim): Power | null => {
  const said = wordOf(task, `to ${id}`);
  return claimants.find((one) => one === said) ?? claimants[0] ?? null;
};

/**
 * Gives a minor to the power that takes it, as conquered; without one it becomes neutral. Its forces are removed in
 * both cases. EIA-037, EIA-214
 */
function passMinor(d: Builder, minor: Minor, to: Power | null): void {
  if (to === null) turnNeutral(d, minor);
  else give(d, minor, { controller: to, state: 'conquered', keepForces: false });
}

export const falling: Procedure<z.infer<typeof ofPower>> = {
  kind: 'eia-disorder',
  schema: { data: ofPower },
  question: (state, { data }) => say('eiaqtr-disorder-question', { power: nationName(state, data.power) }),
  facts: (state, task): readonly Fact[] => [
    yesNo('falls', 'eiaqtr-fact-falls', saysSo(task, 'falls', true)),
    ...claims(state, task.data.power)
      .filter(({ claimants }) => claimants.length > 1)
      .map((claim) =>
        oneOf(
          `to ${claim.id}`,
          say('eiaqtr-fact-claim', { name: claim.name }),
          takerOf(task, claim) ?? '',
          claim.claimants.map((one) => ({ value: one, label: say('eiaqtr-of', { name: nationName(state, one) }) })),
        ),
      ),
  ],
  needs: () => [],
  reading: () => ({ word: 'eiaqtr-disorder', means: 'eiaqtr-disorder-means', sums: [] }),
  settle(d, task) {
    const of = task.data.power;
    if (!saysSo(task, 'falls', true)) return;
    const enemies = enemiesInPlay(d.state, of);
    for (const claim of claims(d.state, of)) {
      const to = takerOf(task, claim);
      const minor = d.state.minors[claim.id];
      if (minor) passMinor(d, minor, to);
      else if (to) setPiece(d, 'provinces', claim.id, { holder: to, occupied: null });
    }
    leavesForGood(d, of);
    setFlag(d, homeMenFlag(of), null);
    log(d, say('eiaqtr-told-disorder', { power: nationName(d.state, of) }), {
      power: of,
      changes: enemies.map((one) => addPoints(d, one, GAIN, '8.7.5')),
    });
  },
};
/** Returns the enemies of a power that are in any of these areas, each once. EIA-215 */
export const holdsEnemies = (state: Campaign, owner: Power, areas: readonly string[]): readonly Power[] => [
  ...new Set(
    [
      ...Object.values(state.corps).flatMap((one) =>
        (one.place.at === 'area' || one.place.at === 'city') && areas.includes(one.place.area) ? [one.nation] : [],
      ),
      ...Object.values(state.garrisons).flatMap((one) =>
        'city' in one.in && areas.includes(one.in.city) ? [one.nation] : [],
      ),
    ]
      .flatMap((nation) => leads(state, nation) ?? [])
      .filter((one) => isPower(one) && areAtWar(state, owner, one)),
  ),
];
