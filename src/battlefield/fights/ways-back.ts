/** What a unit meets on its move back after a close combat: friends and built-up areas (NBC-CC-23, NBC-CC-28). */
import { type Said, say } from '../../engine/message.ts';
import { type Battle, onTable, type Unit } from '../battle.ts';
import { fights } from '../handling.ts';
import { enterArea } from '../ledger/driven-off.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { called, placeNamed, shortNamed, unitNamed } from '../named.ts';
import { type Choice, type Fact, oneOf } from '../procedure.ts';
import type { UnitOutcome } from '../rules/close-combat/outcome.ts';
import { areaInTheWay } from '../rules/close-combat/retreat.ts';
import { factKey, saidOf } from '../rules/fights/answers.ts';
import type { FightTask, Party } from './parties.ts';

const NOBODY = 'nobody';
const THROUGH = ['through', 'through2'] as const;

/** The friends that may be behind the unit. */
const friendsOf = (battle: Battle, task: FightTask, { unit }: Party): Unit[] =>
  Object.values(battle.units).filter(
    (other) =>
      other.side === unit?.side &&
      other.id !== unit.id &&
      onTable(other) &&
      other.fate === 'good' &&
      other.host === null &&
      fights(other) &&
      !task.data.attackers.includes(other.id),
  );

/** NBC-CC-23: the friends the unit moves back through; a single possible friend is the default. */
function friendsSaid(battle: Battle, task: FightTask, party: Party): readonly string[] {
  const [only, ...others] = friendsOf(battle, task, party).map(({ id }) => id);
  return THROUGH.map((key, n) =>
    saidOf(task, party.slot, key, (n === 0 && others.length === 0 ? only : undefined) ?? NOBODY),
  );
}

export function friendFacts(battle: Battle, task: FightTask, party: Party, outcome: UnitOutcome): Fact[] {
  const friends = friendsOf(battle, task, party);
  if (!party.unit || !outcome.friendsDisordered || friends.length === 0) return [];
  const said = friendsSaid(battle, task, party);
  const asked = THROUGH.filter((_, n) => n === 0 || said[n - 1] !== NOBODY);
  const options: readonly Choice[] = [
    { value: NOBODY, label: 'combat-through-nobody' },
    ...friends.map((friend) => ({ value: friend.id, label: called(shortNamed(friend)) })),
  ];
  return asked.map((key, n) => {
    const label = say('combat-goes-through', { unit: party.short, also: n === 0 ? 'no' : 'yes' });
    return oneOf(factKey(party.slot, key), label, said[n] ?? NOBODY, options);
  });
}

/** NBC-CC-23: Disorders these friends; they lose nothing. */
export function writeFriends(d: EventBuilder, task: FightTask, party: Party, outcome: UnitOutcome): void {
  if (!party.unit || !outcome.friendsDisordered) return;
  const said = friendsSaid(d.state, task, party);
  for (const friend of friendsOf(d.state, task, party)) {
    if (!said.includes(friend.id)) continue;
    disorderUnit(d, friend.id);
    log(d, say('combat-friend-disordered', { friend: unitNamed(friend), unit: party.name }), { side: party.side });
  }
}

const CLEAR = 'clear';
/** More of the unit ends outside the area than inside. */
const EDGE = 'edge';

const isOccupied = (battle: Battle, area: string): boolean =>
  Object.values(battle.units).some((unit) => unit.area === area && onTable(unit));

const goesBack = ({ fate, withdrawal }: UnitOutcome): boolean => fate === 'good' && withdrawal !== null;

const into = (task: FightTask, { slot }: Party): string => saidOf(task, slot, 'backsInto', CLEAR);

export function backingFact(battle: Battle, task: FightTask, party: Party, outcome: UnitOutcome): Fact[] {
  const areas = battle.scenario.areas.filter(({ id, kind }) => kind === 'built-up' && id !== party.unit?.area);
  if (!party.unit || !goesBack(outcome) || areas.length === 0) return [];
  const { short: unit, slot } = party;
  const does = (area: Parameters<typeof areaInTheWay>[0]): Said => `combat-area-${areaInTheWay(area)}`;
  const options: readonly Choice[] = [
    { value: CLEAR, label: 'combat-open-ground' },
    ...areas.map((area) => ({
      value: area.id,
      label: say('combat-more-in', { area: placeNamed(area) }),
      effect: does({ occupied: isOccupied(battle, area.id), reach: 'more-in' }),
    })),
    { value: EDGE, label: 'combat-more-out', effect: does({ occupied: false, reach: 'more-out' }) },
  ];
  const label = say('combat-backs-into', { unit });
  const group = say('combat-areas-of', { unit });
  return [oneOf(factKey(slot, 'backsInto'), label, into(task, party), options, { group })];
}

export function writeBacking(d: EventBuilder, task: FightTask, party: Party, outcome: UnitOutcome): void {
  const area = d.state.scenario.areas.find(({ id }) => id === into(task, party));
  if (!party.unit || !area || !goesBack(outcome)) return;
  if (areaInTheWay({ occupied: isOccupied(d.state, area.id), reach: 'more-in' }) !== 'occupies') return;
  enterArea(d, party.unit, area.id);
  log(d, say('combat-occupied', { unit: party.name, area: placeNamed(area) }), { side: party.side });
}
