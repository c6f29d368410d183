/** The units of a close combat as its rules need them, its course as far as the rolls go, and what they want next. */

import { say, type Text } from '../../engine/message.ts';
import { joined, present } from '../../engine/present.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, cpOnFoot, formationOrderOf, officerWith } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { inContact } from '../ledger/contact.ts';
import { mayRethrow } from '../ledger/re-roll-dice.ts';
import { sure } from '../look-up.ts';
import { officerNamed } from '../named.ts';
import type { Joint } from '../procedure.ts';
import type { RateCheck } from '../rules/close-combat/aftermath.ts';
import { type Answer, lyingOf, type Need as Wanted } from '../rules/close-combat/desk.ts';
import type {
  AreaFought,
  Attacker,
  Combat,
  CombatProgress,
  Fighter,
  Stand,
  Troop,
} from '../rules/close-combat/facts.ts';
import { forBuiltUpArea, whenAttackedIn } from '../rules/close-combat/facts.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import { INJURED_ON } from '../rules/command/officers.ts';
import { flagSaid } from '../rules/fights/answers.ts';
import { partyWith } from '../rules/fights/duel.ts';
import type { Musketeers } from '../rules/fire/firefight.ts';
import { garrisonIn, inBuiltUpArea, isGarrisoned } from '../rules/fire/under-fire.ts';
import { isPlayed } from '../simplified.ts';
import { askedFor, type Fighting, nameIn, needFor, rollsOf, UNHURT } from './course.ts';
import type { FightTask, Party } from './parties.ts';
import {
  defenderIn,
  firesAs,
  inHardCover,
  inStrongPoint,
  outOfCommand,
  partiesOf,
  ratingOf,
  sticking,
  strikesOf,
} from './parties.ts';

/** A unit for the rules of firefights (NBC-FF). */
export function musketeers(battle: Battle, task: FightTask, party: Party): Musketeers {
  const { kind, stands, disordered, exhaustion, quality, fresh, looting, order } = party;
  return {
    ...{ kind, stands, disordered, exhaustion, quality, fresh, looting, order },
    cover: inHardCover(battle, task, party) ? 'hard' : 'none',
    onStrongPoint: inStrongPoint(battle, task, party),
    commanderNear: sticking(task, party, 'nearAC'),
    outOfCommand: outOfCommand(task, party),
    engineerAttached: party.engineers !== null,
    noRally: !isPlayed('rally', battle.simplified),
    inBuiltUpArea: inBuiltUpArea(battle, party.seen),
    inGarrisonedArea: isGarrisoned(battle, party.seen),
    hasFired: holds(party.seen, 'fired'),
    inContact: party.seen !== null && inContact(battle, party.seen),
    battery: party.battery ?? undefined,
    ...firesAs(party),
  };
}

/** NBC-CC-04, AMB-131: how a unit counts in close combat. */
export function troopOf({ kind, arm }: Pick<Party, 'kind' | 'arm'>): Troop {
  if (kind === 'garrison' || kind === 'pontoon') return kind;
  return arm === 'mixed' || arm === 'cavalry' || arm === 'artillery' ? arm : 'infantry';
}

export interface Fought {
  readonly combat: Combat;
  readonly parties: readonly Party[];
  readonly defender: Party;
  /** What a defender attacked in a built-up area does; null in the open. */
  readonly stand: Stand | null;
  /** The defender leaves before the fight (NBC-BUA-03, NBC-BUA-04). */
  readonly evacuates: boolean;
}

export const AREAS_SAID = ['open', 'for', 'out'] as const;

export function areaSaid(battle: Battle, task: FightTask): (typeof AREAS_SAID)[number] {
  const said = AREAS_SAID.find((one) => one === task.facts.area);
  if (said) return said;
  const defender = defenderIn(battle, task);
  // NBC-BUA-04: cavalry that is on foot is in an area, even if only the table knows which.
  const within = inBuiltUpArea(battle, defender.seen) || defender.unit?.onFoot === true;
  if (within || worksHeld(battle, defender) || stayed(battle, task)) return 'for';
  return partiesOf(battle, task).some(({ slot, unit }) => slot !== 'd' && inBuiltUpArea(battle, unit)) ? 'out' : 'open';
}

/** NBC-CC-31: whether an attacker stayed in contact, possibly before an area that only the table knows. */
const stayed = (battle: Battle, task: FightTask): boolean =>
  partiesOf(battle, task).some(({ seen }) => holds(seen, 'holds') && known(seen, 'contact') === task.data.target);

/** NBC-CC-31: the round of the combat. */
export const roundSaid = (battle: Battle, task: FightTask): 1 | 2 =>
  (task.facts.round ?? (stayed(battle, task) ? '2' : '1')) === '2' ? 2 : 1;

export const garrisonBehind = (battle: Battle, party: Party) =>
  party.kind === 'garrison' ? undefined : garrisonIn(battle, party.seen?.area);

/** NBC-GAR-01, NBC-GAR-07: whether the fight is for field works, which count as an area once garrisoned. */
export const worksHeld = (battle: Battle, defender: Party): boolean =>
  garrisonBehind(battle, defender) !== undefined && !inBuiltUpArea(battle, defender.seen);

/** NBC-GAR-07: whether a garrison holds the place beside the defender. */
export const garrisoned = (battle: Battle, task: FightTask, defender: Party): boolean =>
  flagSaid(task, 'd', 'garrisoned', garrisonBehind(battle, defender) !== undefined);

function areaOf(battle: Battle, task: FightTask, defender: Party): AreaFought | undefined {
  const where = areaSaid(battle, task);
  if (where !== 'for') return where === 'out' ? { fight: 'out-of' } : undefined;
  const held = { garrisoned: garrisoned(battle, task, defender), works: worksHeld(battle, defender) };
  return { fight: 'for', round: roundSaid(battle, task), ...held };
}

function fighterOf(battle: Battle, task: FightTask, party: Party): Fighter {
  const { id, impetuous, cp, stands, disordered, exhaustion, looting, horse, order } = party;
  const attacked = party.slot === 'd';
  return {
    ...{ id, impetuous, cp, stands, disordered, exhaustion, looting, horse, order },
    troop: troopOf(party),
    detachment: party.kind === 'detachment',
    noRally: !isPlayed('rally', battle.simplified),
    q: party.quality,
    engineer: party.engineers !== null,
    officer: party.officer !== null,
    officerTested: holds(party.officer, 'risked'),
    outOfCommand: outOfCommand(task, party),
    nearArmyCommander: sticking(task, party, 'nearAC'),
    flanked: flagSaid(task, party.slot, 'flanked'),
    // NBC-CC-32: an attacker has left its own cover. In a second round the cover is that of the area (NBC-CC-31).
    hardCover: attacked && inHardCover(battle, task, party),
    strongPoint: attacked && inStrongPoint(battle, task, party),
    battery: party.battery?.mobility,
    batteryFired: party.battery?.firedThisTurn,
    formationOrder: party.unit ? formationOrderOf(battle, party.unit) : undefined,
  };
}

function attackerOf(battle: Battle, task: FightTask, party: Party): Attacker {
  const { slot } = party;
  const height = flagSaid(task, slot, 'above') ? 'above' : flagSaid(task, slot, 'below') ? 'below' : undefined;
  return { strikes: strikesOf(task, party), height, ...fighterOf(battle, task, party) };
}

/** NBC-BUA-04: whether light or medium cavalry fights for the area on foot, with half its points. */
export const fightsOnFoot = (task: FightTask): boolean => flagSaid(task, 'd', 'onFoot');

function standOf(battle: Battle, task: FightTask, defender: Party, area: AreaFought | undefined) {
  const mounted = fighterOf(battle, task, defender);
  const onItsFeet: Fighter = { onFoot: true, ...mounted, cp: cpOnFoot(mounted.cp) };
  const afoot = defender.unit?.onFoot === true && onItsFeet.cp > 0;
  const stand = forBuiltUpArea(area) ? whenAttackedIn(afoot ? onItsFeet : mounted) : null;
  const onFoot = afoot || (stand?.does === 'chooses' && fightsOnFoot(task));
  const evacuates = stand?.does === 'evacuates' || (stand?.does === 'chooses' && !onFoot);
  return { stand, evacuates, fighter: onFoot ? onItsFeet : mounted };
}

export const foughtOf = remember((battle: Battle, task: FightTask): Fought => {
  const parties = partiesOf(battle, task);
  const defender = defenderIn(battle, task);
  const [first, second] = parties.filter(({ slot }) => slot !== 'd').map((party) => attackerOf(battle, task, party));
  const attacker = sure(first);
  const area = areaOf(battle, task, defender);
  const { stand, evacuates, fighter } = standOf(battle, task, defender, area);
  const { weather, intensity } = battle.sky;
  return {
    parties,
    defender,
    stand,
    evacuates,
    combat: {
      attackers: second ? [attacker, second] : [attacker],
      defender: fighter,
      hilly: battle.scenario.hills === 'hilly',
      weather,
      intensity,
      abandoned: task.data.abandoned ?? false,
      area,
    },
  };
});

/** NBC-CC-13: a function for the rating of a unit's check after the combat. */
export const rateIn =
  (battle: Battle, task: FightTask, parties: readonly Party[]): RateCheck =>
  (id, cause) =>
    ratingOf(battle, task, partyWith({ parties }, id), cause);

export type Course = ReturnType<typeof courseOf>;

/** What the players state without a throw: to stay in contact, not to pursue, a blocked path, friends in the way. */
const statementsOf = (task: FightTask, parties: readonly Party[]): Answer[] => [
  { key: 'stay', choice: task.facts.stay === true ? 'stay' : 'fall-back' },
  ...joined(parties, ({ id, slot }): Answer[] =>
    present(
      !flagSaid(task, slot, 'pursues', true) && { key: `pursuit:${id}`, choice: 'no' },
      flagSaid(task, slot, 'blocked') && { key: `path:${id}`, choice: 'blocked' },
      flagSaid(task, slot, 'friends') && { key: `friends:${id}`, choice: 'in-the-way' },
    ),
  ),
];

/** Computed once for each state, however often needs, re-throws and the reading ask. */
export const courseOf = remember((battle: Battle, task: FightTask) => {
  const fought = foughtOf(battle, task);
  const { parties, combat } = fought;
  const rate = rateIn(battle, task, parties);
  const rolls = rollsOf(battle, task, statementsOf(task, parties));
  const progress = closeCombat(combat, rolls, rate, battle.rulings);
  const { answers, used, both } = rolls;
  const wanted = progress.done ? [] : progress.needs;
  const unhurt = joined(wanted, (want): Answer[] =>
    want.kind === 'dice' && (want.for === 'officer' || want.for === 'major-unit')
      ? [{ key: want.key, faces: UNHURT }]
      : [],
  );
  // The progress if the officers' dice hurt nobody and, while a die chooses between two equals, if the first leads.
  const foreseen =
    unhurt.length > 0 && unhurt.length === wanted.length
      ? closeCombat(combat, lyingOf([...answers, ...unhurt]), rate, battle.rulings)
      : progress;
  const fighting = { battle, task, parties };
  const needs = joined(wanted, (want) => {
    const by =
      parties.find(({ id }) => id === want.unit)?.side ??
      (want.role === 'defender' ? fought.defender.side : task.data.by);
    return needFor(fighting, want, by, jointFor(fighting, want, wanted, foreseen));
  });
  return { fought, progress, foreseen, needs, answers, used, both };
});

/** What the table may enter together: the hits of two units or, if no dice are thrown again, the officers hit. */
function jointFor(
  fighting: Fighting,
  want: Wanted,
  wanted: readonly Wanted[],
  foreseen: CombatProgress,
): Joint | undefined {
  const { battle, parties } = fighting;
  if (want.kind !== 'dice') return undefined;
  const name = (id: string | undefined): Text => nameIn(parties, id);
  if (want.for === 'major-unit') {
    const then = foreseen.done ? [] : foreseen.needs;
    const hits = then.map((need) => (need.kind === 'dice' ? need.beside?.hits : undefined))[0];
    const leads = (want.among ?? []).map((id) => ({ id, name: name(id) }));
    return hits === undefined ? undefined : { label: askedFor(fighting, want), hits, leads };
  }
  if (want.stage === 'throw' && want.beside) {
    const units = [want.unit, want.beside.unit].map(name);
    const label =
      want.for === 'pursuit' ? say('combat-ride-of', { unit: units, n: 2 }) : say('combat-both-throw', { units });
    return { label, hits: want.beside.hits };
  }
  if (want.for !== 'officer' || mayRethrow('officer-with-a-unit', battle.rulings)) return undefined;
  const lives = joined(wanted, (each) => {
    const id = each.kind === 'dice' && each.for === 'officer' && each.unit;
    const officer = id && officerWith(battle, id);
    return officer ? [{ id, name: officerNamed(officer) }] : [];
  });
  const units = lives.map(({ id }) => name(id));
  return { label: say('combat-officers-throw', { units, n: units.length, face: INJURED_ON.attached }), lives };
}
