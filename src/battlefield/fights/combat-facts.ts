/** The questions to the table about a close combat and the moves back (NBC-CC-23, -28), each with its effect. */

import { ruling } from '../../book/rulings.ts';
import { type Said, say } from '../../engine/message.ts';
import { joined, present } from '../../engine/present.ts';
import { allUnits, type Battle, onTable, type Unit } from '../battle.ts';
import { fights } from '../handling.ts';
import { enterArea } from '../ledger/driven-off.ts';
import { type EventBuilder, log } from '../ledger/event-builder.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { called, placeNamed, shortNamed, unitNamed } from '../named.ts';
import { type Choice, type Fact, oneOf, yesNo } from '../procedure.ts';
import { lyingOf, type Need as Wanted } from '../rules/close-combat/desk.ts';
import { hasNoFlanks, type UnitOutcome } from '../rules/close-combat/facts.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import { areaInTheWay } from '../rules/close-combat/retreat.ts';
import { type Flag, factKey, saidOf } from '../rules/fights/answers.ts';
import { partyWith, whatCounts } from '../rules/fights/duel.ts';
import type { Fought } from './combatants.ts';
import { areaSaid, courseOf, fightsOnFoot, foughtOf, garrisoned, rateIn, roundSaid, worksHeld } from './combatants.ts';
import type { Effect, FightTask, Party } from './parties.ts';
import {
  checkEffect,
  checkQuestions,
  coverQuestions,
  effectBy,
  ofAttackers,
  strangerQuestions,
  strikesFact,
  strikesOf,
  switchOf,
  throwEffect,
  townQuestion,
} from './parties.ts';

/** The combat before any throw. Of two equal attackers the first counts as the larger. */
function beforeThrows(battle: Battle, task: FightTask) {
  const { combat, parties } = foughtOf(battle, task);
  const rate = rateIn(battle, task, parties);
  const { throws: sheets } = closeCombat(combat, lyingOf([{ key: 'major', faces: [1] }]), rate, battle.rulings);
  const struck = combat.attackers.map((attacker) => attacker.strikes ?? 'front');
  const ratings = parties.map(({ id, slot }) => {
    const aspects = slot === 'd' && !hasNoFlanks(combat) ? struck : [];
    return rate(id, { losses: 1, aspects, order: 'defend' }).total;
  });
  return { sheets, ratings };
}

function changes(on: ReturnType<typeof beforeThrows>, off: ReturnType<typeof beforeThrows>): Said[] {
  const thrown = joined(on.sheets, (sheet) => {
    const old = off.sheets.find(({ unit }) => unit === sheet.unit);
    return old ? throwEffect(whatCounts(sheet), whatCounts(old)) : [];
  });
  const check = on.ratings.map((rating, i) => rating - (off.ratings[i] ?? rating)).find((change) => change !== 0);
  return [...thrown, ...checkEffect(check ?? 0)];
}

function areaFacts(battle: Battle, task: FightTask, { defender, stand }: Fought): Fact[] {
  const works = worksHeld(battle, defender);
  const where = areaSaid(battle, task);
  const forArea = where === 'for' && !works;
  const round = String(roundSaid(battle, task));
  const walls = garrisoned(battle, task, defender);
  return present(
    oneOf('area', 'combat-where', where, [
      { value: 'open', label: 'combat-in-open' },
      { value: 'for', label: works ? 'combat-for-works' : 'combat-for-area', effect: 'combat-cover-defender' },
      { value: 'out', label: 'combat-out-of-area' },
    ]),
    forArea &&
      oneOf('round', 'combat-round', round, [
        { value: '1', label: 'combat-round-1' },
        { value: '2', label: 'combat-round-2', effect: 'combat-cover-both' },
      ]),
    forArea &&
      defender.kind !== 'garrison' &&
      yesNo(factKey('d', 'garrisoned'), 'combat-garrison-behind', walls, { effect: 'combat-garrison-holds' }),
    // NBC-BUA-04: whether cavalry fights on foot.
    stand?.does === 'chooses' &&
      yesNo(factKey('d', 'onFoot'), say('combat-on-foot', { unit: defender.short }), fightsOnFoot(task), {
        effect: say('combat-as-infantry', { cp: stand.onFoot }),
      }),
  );
}

/** NBC-CC-08, NBC-CC-09: the questions about ground and flanks. */
function groundFacts(battle: Battle, task: FightTask, fought: Fought, effect: Effect): Fact[] {
  const { combat, parties, defender } = fought;
  const attackers = ofAttackers(parties);
  const flanked = hasNoFlanks(combat) ? attackers : [defender, ...attackers];
  const ask = (party: Party, key: Flag, label: Said) => switchOf(task, party, key, label, effect, false);
  const downhill = combat.hilly && ruling(battle.rulings, 'uphill') === 'eitherHigher';
  return present(
    combat.hilly && attackers.map((party) => ask(party, 'below', say('combat-uphill', { unit: party.short }))),
    downhill && attackers.map((party) => ask(party, 'above', say('combat-downhill', { unit: party.short }))),
    areaSaid(battle, task) !== 'for' && coverQuestions(battle, task, defender, effect),
    flanked.map((party) => ask(party, 'flanked', say('combat-flanked', { unit: party.short }))),
  );
}

/** The state of an enemy unit without records is always asked. */
const ifItTells = (fact: Fact): Fact =>
  fact.kind === 'switch' && !/:(disordered|fresh|shaken)$/.test(fact.key) ? { onlyIfItTells: true, ...fact } : fact;

function factsBefore(battle: Battle, task: FightTask): Fact[] {
  const fought = foughtOf(battle, task);
  const { combat, parties, defender } = fought;
  const effect = effectBy(task, (each) => beforeThrows(battle, each), changes);
  const attackers = ofAttackers(parties);
  const strikes = (party: Party) =>
    strikesFact(party, say('combat-strikes', { unit: party.short }), strikesOf(task, party), effect);
  return present(
    !hasNoFlanks(combat) && attackers.map(strikes),
    joined([...attackers, defender], (party) => checkQuestions(battle, task, party, effect)),
    groundFacts(battle, task, fought, effect),
    areaFacts(battle, task, fought),
    joined(parties, (party) => townQuestion(task, party, effect)),
    joined(parties, (party) => strangerQuestions(battle, task, party)),
  ).map(ifItTells);
}

function statementFact(task: FightTask, want: Wanted, { slot, short: unit }: Party): Fact {
  const blocked = want.key.startsWith('path:');
  const key = factKey(slot, blocked ? 'blocked' : 'friends');
  const label = say(blocked ? 'combat-finds-no-way' : 'combat-friends-in-way', { unit });
  const effect = blocked ? 'combat-no-way-effect' : 'combat-friends-effect';
  return yesNo(key, label, task.facts[key] === true, { effect });
}

const rideFact = ({ slot, short: unit }: Party, value: boolean): Fact =>
  yesNo(factKey(slot, 'pursues'), say('combat-rides-after', { unit }), value);

/** NBC-CC-23, -27, -28, -31, -34: what the players may still state after the throws. */
function factsAfter(battle: Battle, task: FightTask): Fact[] {
  const { fought, progress, used } = courseOf(battle, task);
  if (!progress.done)
    return joined(progress.needs, (want) =>
      want.kind === 'dice' && want.mayDecline && want.unit ? [rideFact(partyWith(fought, want.unit), true)] : [],
    );
  const declined = progress.units.filter(({ pursuit }) => pursuit?.declined && pursuit.dice > 0);
  const stays = task.facts.stay === true;
  const units = ofAttackers(fought.parties).map(({ short }) => short);
  const stay = say('combat-attackers-stay', { units, n: units.length });
  const ridden = used.some(({ slot }) => slot.startsWith('pursuit:'));
  return present(
    mayStayIn(battle, task) && yesNo('stay', stay, stays, { effect: 'combat-stay-effect' }),
    !ridden && declined.map(({ id }) => rideFact(partyWith(fought, id), false)),
    joined(progress.mayBeSaid, (want) => (want.unit ? [statementFact(task, want, partyWith(fought, want.unit))] : [])),
    joined(progress.units, (outcome) => {
      const party = partyWith(fought, outcome.id);
      return [...friendFacts(battle, task, party, outcome), ...backingFact(battle, task, party, outcome)];
    }),
  );
}

/** NBC-CC-31: whether the attackers may stay in contact: the rules would ask for it if it were not answered. */
function mayStayIn(battle: Battle, task: FightTask): boolean {
  const { area } = foughtOf(battle, task).combat;
  if (area?.fight !== 'for' || area.round !== 1) return false;
  const { progress } = courseOf(battle, { ...task, facts: { ...task.facts, stay: true } });
  return progress.done && progress.next === 'second-round';
}

export const combatFacts = (battle: Battle, task: FightTask): Fact[] =>
  present(task.rolls.length > 0 && factsAfter(battle, task), factsBefore(battle, task));

const NOBODY = 'nobody';
const THROUGH = ['through', 'through2'] as const;

const friendsOf = (battle: Battle, task: FightTask, { unit }: Party): Unit[] =>
  allUnits(battle).filter(
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
export function friendsSaid(battle: Battle, task: FightTask, party: Party): readonly string[] {
  const [only, ...others] = friendsOf(battle, task, party).map(({ id }) => id);
  return THROUGH.map((key, n) =>
    saidOf(task, party.slot, key, (n === 0 && others.length === 0 ? only : undefined) ?? NOBODY),
  );
}

function friendFacts(battle: Battle, task: FightTask, party: Party, outcome: UnitOutcome): Fact[] {
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
export function writeFriends(d: EventBuilder, said: readonly string[], task: FightTask, party: Party): void {
  for (const friend of friendsOf(d.state, task, party)) {
    if (!said.includes(friend.id)) continue;
    disorderUnit(d, friend.id);
    log(d, say('combat-friend-disordered', { friend: unitNamed(friend), unit: party.name }), { side: party.side });
  }
}

const CLEAR = 'clear';

const isOccupied = (battle: Battle, area: string): boolean =>
  allUnits(battle).some((unit) => unit.area === area && onTable(unit));

const goesBack = ({ fate, withdrawal }: UnitOutcome): boolean => fate === 'good' && withdrawal !== null;

const into = (task: FightTask, { slot }: Party): string => saidOf(task, slot, 'backsInto', CLEAR);

function backingFact(battle: Battle, task: FightTask, party: Party, outcome: UnitOutcome): Fact[] {
  const areas = battle.scenario.areas.filter(({ id, kind }) => kind === 'built-up' && id !== party.unit?.area);
  if (!party.unit || !goesBack(outcome) || areas.length === 0) return [];
  const { short: unit, slot } = party;
  const options: readonly Choice[] = [
    { value: CLEAR, label: 'combat-open-ground' },
    ...areas.map((area) => ({
      value: area.id,
      label: say('combat-more-in', { area: placeNamed(area) }),
      effect: `combat-area-${areaInTheWay(isOccupied(battle, area.id))}` as const,
    })),
    { value: 'edge', label: 'combat-more-out', effect: 'combat-area-edge' },
  ];
  const [label, group] = [say('combat-backs-into', { unit }), say('combat-areas-of', { unit })];
  return [oneOf(factKey(slot, 'backsInto'), label, into(task, party), options, { group })];
}

export function writeBacking(d: EventBuilder, task: FightTask, party: Party, outcome: UnitOutcome): void {
  const area = d.state.scenario.areas.find(({ id }) => id === into(task, party));
  if (!party.unit || !area || !goesBack(outcome) || isOccupied(d.state, area.id)) return;
  enterArea(d, party.unit, area.id);
  log(d, say('combat-occupied', { unit: party.name, area: placeNamed(area) }), { side: party.side });
}
