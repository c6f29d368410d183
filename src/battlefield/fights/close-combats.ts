/** The close combat (NBC-CC): its facts, throws and cards, what both players see of it, and its effects on the ledger. */
import * as z from 'zod/mini';
import { inTurn, type Message, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { type Battle, currentCP, type Facts, onTable, type Task, type Unit } from '../battle.ts';
import { fell, markRisk } from '../command/officers-in-danger.ts';
import { known } from '../facts.ts';
import { beginContact, endContact, engagedIn, fightsBeside, markAttacked, standNear } from '../ledger/contact.ts';
import { disturbRest, driveOff, enterArea, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, notice, openTask, setUnit } from '../ledger/event-builder.ts';
import { breakUnit, eliminateUnit, formationAttacked, goneFrom, gunsShare, vanquishUnit } from '../ledger/losses.ts';
import { mayRethrow } from '../ledger/re-roll-dice.ts';
import { officerNamed, shortNamed } from '../named.ts';
import { lossInBooks } from '../on-foot.ts';
import type { Again, Procedure } from '../procedure.ts';
import { IMPETUOUS_GAP, standsAdvice, withdrawalAdvice } from '../rules/close-combat/aftermath.ts';
import { allLost, type CombatResult, type UnitOutcome, unengagedAfter } from '../rules/close-combat/facts.ts';
import { hitsOf, type ThrowSheet } from '../rules/close-combat/throws.ts';
import { answersTo, OF_CHECKS, OF_STRANGERS } from '../rules/fights/answers.ts';
import type { Duel, DuelSide, DuelThrow } from '../rules/fights/duel.ts';
import {
  engineersThrew,
  hitsSoFar,
  outcomeLines,
  partyWith,
  stateOf,
  sumOfThrow,
  verdictOf,
  whatCounts,
} from '../rules/fights/duel.ts';
import { inBuiltUpArea } from '../rules/fire/under-fire.ts';
import { CONTACT_ZONE_CM, mayStrikeAspect } from '../rules/movement/contact-zone.ts';
import { pairIn } from '../throws.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import { combatFacts, friendsSaid, writeBacking, writeFriends } from './combat-facts.ts';
import { AREAS_SAID, type Course, courseOf, type Fought, foughtOf, garrisonBehind } from './combatants.ts';
import { againIn, chanceOf, throwsOnIn } from './course.ts';
import { keepAnswers, keepTold, loseEngineers, losesSecond, now, writeDisorder, writeLoss } from './ledger.ts';
import type { FightData, FightTask, Party } from './parties.ts';
import { asFight, brokenStranger, fightData, ofAttackers, strikesOf } from './parties.ts';

const ratingsOf = ({ check, withdrawal, blocked }: UnitOutcome): Reckoning[] =>
  present(check?.rating, withdrawal?.distance, blocked?.threshold);

function writeFate(d: EventBuilder, unit: Unit, { fate, withdrawal, disordered }: UnitOutcome): void {
  // NBC-CC-29: the check of a Broken unit decides how it moves back.
  const back = withdrawal && { move: withdrawal.move, cm: withdrawal.distance.total, first: withdrawal.straight };
  if (fate === 'broken') breakUnit(d, unit.id, back ? say('flight-goes-back', back) : 'flight-stays');
  else if (fate === 'vanquished') vanquishUnit(d, unit.id);
  else if (fate === 'eliminated') eliminateUnit(d, unit.id, 'gone-in-close-combat');
  else writeDisorder(d, unit, disordered);
}

/** NBC-CC-37: writes the test of an attached officer. */
function writeOfficer(d: EventBuilder, { officer, side }: Party, injured: boolean | null): void {
  if (injured === null || !officer) return;
  markRisk(d, officer);
  if (injured) fell(d, officer, 'injured');
  else log(d, say('combat-officer-unhurt', { officer: officerNamed(officer) }), { side });
}

function writeUnit(d: EventBuilder, fought: Fought, outcome: UnitOutcome): void {
  const party = partyWith(fought, outcome.id);
  const { unit, seen } = party;
  const { cp, disordered, exhaustion } = outcome;
  const held = seen?.area && !inBuiltUpArea(d.state, seen);
  // NBC-CC-28: a defender that moves back ends outside the area, wherever the table says the combat was.
  const out = outcome.role === 'defender' || outcome.withdrawal?.leavesArea === true || Boolean(held);
  if (!unit) {
    keepTold(d, party, { cp, disordered, exhaustion, looting: party.looting && !outcome.withdrawal });
    const known = d.state.units[party.id];
    if (known && outcome.fate !== 'good' && outcome.fate !== 'broken')
      eliminateUnit(d, known.id, 'gone-in-close-combat');
    else if (outcome.fate !== 'good') goneFrom(d, party.id);
    else if (outcome.withdrawal) driveOff(d, party.id, out);
    return;
  }
  if (outcome.batteryEvacuates) gunsShare(d, unit.id, true, { host: null });
  const lost = allLost(outcome);
  // NBC-BUA-04: the books are kept as if mounted, so CP lost on foot count double.
  const onFoot = fought.combat.defender.onFoot && fought.combat.defender.id === outcome.id && lost > 0;
  if (unit.startCP > 0) writeLoss(d, unit, onFoot ? lossInBooks(currentCP(unit), lost, d.state.rulings) : lost);
  if (exhaustion !== unit.exhaustion) setUnit(d, unit.id, { exhaustion });
  // NBC-PON-03, AMB-176: the second point of a train is that of its engineers.
  if ((outcome.engineersLost || losesSecond(d.state, unit, lost)) && outcome.fate === 'good')
    loseEngineers(d, party.engineers);
  writeOfficer(d, party, outcome.officerInjured);
  writeFate(d, unit, outcome);
  if (outcome.withdrawal) driveOff(d, unit.id, out);
}

/** NBC-CC-24, NBC-CC-28: writes which unit now holds the area. */
function writeGround(d: EventBuilder, fought: Fought, { ground }: CombatResult): void {
  const taker = ground === null ? null : partyWith(fought, ground);
  if (!taker?.unit) return;
  const unit = now(d, taker.unit);
  if (unit.fate !== 'good') return;
  const held = fought.defender.seen?.area ?? null;
  // Friends of the loser that are also in the area still hold it.
  const free = Object.values(d.state.units).every(
    (other) => other.area !== held || other.side === unit.side || !onTable(other),
  );
  // NBC-GAR-02, NBC-GAR-07: the hour or turn of occupation begins when the unit enters.
  const stormed = fought.combat.area?.fight === 'for' || !inBuiltUpArea(d.state, fought.defender.seen);
  if (taker.slot !== 'd' && stormed && held && free) enterArea(d, unit, held);
  else leaveArea(d, unit.id);
  leavePlace(d, unit.id);
  disturbRest(d, unit.id);
}

/** NBC-CC-35: whether two end in each other's zone: by the distance one moves back, unless it is followed. */
function staysNear({ units }: CombatResult, ...pair: readonly string[]): boolean {
  const both = units.filter(({ id }) => pair.includes(id));
  const followed = both.some(({ followsUp }) => followsUp);
  return both.every(
    ({ fate, withdrawal }) => fate === 'good' && (followed || (withdrawal?.distance.total ?? 0) <= CONTACT_ZONE_CM),
  );
}

/** NBC-CC-31, NBC-CC-33: which attackers stay in contact for a second round, and which are free. */
function writeContacts(d: EventBuilder, fought: Fought, result: CombatResult): void {
  const { defender } = fought;
  const free = unengagedAfter(result);
  for (const { id, unit } of ofAttackers(fought.parties)) {
    endContact(d, id);
    if (result.next === 'second-round' && !free.includes(id)) beginContact(d, id, defender.id, { holds: true });
    if (staysNear(result, id, defender.id)) standNear(d, unit, defender.unit);
  }
}

function write(d: EventBuilder, task: FightTask, { fought, both }: Course, result: CombatResult): void {
  const before = d.state;
  const { defender } = fought;
  const { by } = task.data;
  const attackers = ofAttackers(fought.parties).map(({ name }) => name);
  const verdict = word(verdictOf(fought, result));
  const alone = result.throws.filter(({ unit }) => !both.has(`throw:${unit}`));
  const throws = alone.map((sheet) => sumOfThrow(fought, sheet, alone.length < result.throws.length));
  const sums = [...throws, ...result.units.flatMap(ratingsOf)];
  log(d, say('combat-told', { attackers, defender: defender.name, verdict }), { side: by, sums });
  keepAnswers(d, task);
  for (const { id, side, text } of outcomeLines(fought, result, 'name')) {
    const sums = result.units.filter((unit) => unit.id === id).flatMap(ratingsOf);
    log(d, text, { side, sums: sums.length > 0 ? sums : undefined });
  }
  if (defender.unit && fought.combat.defender.onFoot) setUnit(d, defender.unit.id, { onFoot: true });
  // NBC-GAR-02: where it stood as it was attacked, not where it goes back to.
  if (defender.unit) markAttacked(d, defender.unit.id);
  for (const outcome of result.units) writeUnit(d, fought, outcome);
  // NBC-BUA-04: cavalry that fought on foot stays on foot until it is forced out.
  if (defender.unit && fought.combat.defender.onFoot && now(d, defender.unit).onFoot)
    notice(d, say('combat-stays-on-foot', { unit: defender.name }), { side: defender.side });
  writeGround(d, fought, result);
  for (const outcome of result.units) {
    const party = partyWith(fought, outcome.id);
    if (outcome.friendsDisordered) writeFriends(d, friendsSaid(before, task, party), task, party);
    writeBacking(d, task, party, outcome);
  }
  writeContacts(d, fought, result);
  // AMB-29: once the losses are written, for a screen goes home with what is left of it.
  if (defender.seen && result.units.some(({ toDefend }) => toDefend))
    formationAttacked(d, defender.seen, 'close-combat');
  if (result.next === 'garrison') fightGarrison(d, task, fought);
}

/** NBC-GAR-07: by ruling `garrisonFollowUp` the units that beat the Supporting Unit fight the garrison at once. */
function fightGarrison(d: EventBuilder, task: FightTask, fought: Fought) {
  const garrison = garrisonBehind(d.state, fought.defender);
  const { attackers, by } = task.data;
  const [first, second] = attackers.filter((who) => who === null || d.state.units[who]?.fate === 'good');
  if (!garrison || first === undefined) return notice(d, 'combat-garrison-next', { side: by });
  const data: FightData = { attackers: second === undefined ? [first] : [first, second], target: garrison.id, by };
  openTask(d, { kind: 'close-combat', side: by, unit: first ?? undefined, data });
}

/** NBC-BUA-03, NBC-BUA-04: the defender leaves, and the attacker meets nobody. */
function writeEvacuation(d: EventBuilder, fought: Fought): void {
  const { defender, stand } = fought;
  const { name: unit, side } = defender;
  const disordered = stand?.does === 'evacuates' && stand.disordered;
  log(d, say(disordered ? 'combat-leaves-area-disordered' : 'combat-leaves-area', { unit }), { side });
  if (disordered && defender.unit) writeDisorder(d, defender.unit, true);
  else if (disordered) keepTold(d, defender, { disordered });
  if (defender.seen) {
    formationAttacked(d, defender.seen, 'close-combat');
    driveOff(d, defender.seen.id, true);
  }
  for (const { id } of ofAttackers(fought.parties)) endContact(d, id);
}

function combatAgain(battle: Battle, task: FightTask): Again[] {
  const { used, fought } = courseOf(battle, task);
  return againIn({ battle, task, parties: fought.parties }, used);
}

const answers = answersTo(
  [
    ...(['strikes', 'town', 'below', 'above', 'flanked', 'hardCover', 'strongPoint'] as const),
    ...(['garrisoned', 'onFoot', 'pursues', 'blocked', 'friends', 'through', 'through2', 'backsInto'] as const),
    ...OF_CHECKS,
    ...OF_STRANGERS,
  ],
  { area: z.literal(AREAS_SAID), round: z.literal(['1', '2']), stay: z.boolean() },
);

export const closeCombats: Procedure<FightData, Facts> = {
  schema: { data: fightData, facts: answers },
  question(battle, task) {
    const { parties, defender } = foughtOf(battle, task);
    const attackers = ofAttackers(parties).map(({ short }) => short);
    return say('combat-question', { attackers, defender: defender.short });
  },
  facts: combatFacts,
  sums: (battle, task) => courseOf(battle, task).progress.throws.flatMap(({ dice, toHit }) => present(dice, toHit)),
  needs: (battle, task) => (foughtOf(battle, task).evacuates ? [] : courseOf(battle, task).needs),
  waits: brokenStranger,
  odds(battle, task) {
    const { progress, fought } = courseOf(battle, task);
    if (progress.done || fought.evacuates) return null;
    return chanceOf({ battle, task, parties: fought.parties }, progress.needs);
  },
  // Whether to pursue is decided before the dice.
  throwsOn: (battle, task) =>
    throwsOnIn(combatAgain(battle, task)) &&
    !courseOf(battle, task).needs.some(({ slot }) => slot.startsWith('pursuit:') && !slot.includes('#')),
  again: (battle, task) => (foughtOf(battle, task).evacuates ? [] : combatAgain(battle, task)),
  reading(battle, task) {
    const { fought, progress } = courseOf(battle, task);
    if (fought.evacuates || !progress.done)
      return { word: 'combat-it-leaves', means: say('combat-leaves', { unit: fought.defender.short }), sums: [] };
    return {
      word: verdictOf(fought, progress),
      means: inTurn(outcomeLines(fought, progress).map(({ text }) => text)),
      sums: progress.units.flatMap(ratingsOf),
      // The officers' dice come last, when the rest of the outcome is already known; an officer's fall is shown
      // separately.
      foreseen:
        task.rolls.at(-1)?.slot.startsWith('officer:') &&
        !(mayRethrow('officer-with-a-unit', battle.rulings) && progress.units.some((unit) => unit.officerInjured)),
    };
  },
  settle(d, task) {
    const course = courseOf(d.state, task);
    const { fought, progress } = course;
    if (fought.evacuates) writeEvacuation(d, fought);
    else if (progress.done) write(d, task, course, progress);
  },
  byHand: () => FIGHT_CHOICES,
  settleByHand: (d, task, choice) => decideFight(d, task, choice, 'close-combat'),
};

function thrownBy(sheet: ThrowSheet): DuelThrow | null {
  const { onTheDie, best, spec, progress } = sheet;
  const hits = progress.done ? hitsOf(sheet) : hitsSoFar(progress);
  return spec && { ...whatCounts(sheet), onTheDie, best: best?.what, spec, progress, hits };
}

function duelSide({ combat }: Fought, party: Party, sheet: ThrowSheet | undefined, both: Said | undefined): DuelSide {
  const { id, side, name, short, cp, slot } = party;
  const leads = combat.attackers.length === 1 || slot === 'a';
  const why = sheet?.spec === null ? sheet.dice.terms[0]?.what : undefined;
  return {
    ...{ id, side, name, cp },
    as: slot === 'd' ? 'defender' : leads ? 'attacker' : 'supports',
    short: short.name,
    state: stateOf(party),
    silent: both ?? (why === undefined ? undefined : say('duel-silent', { why: word(why) })),
    thrown: sheet && !both ? thrownBy(sheet) : null,
  };
}

function tableAdvice(fought: Fought, result: CombatResult): Message[] {
  const name = (id: string) => partyWith(fought, id).short;
  const free = unengagedAfter(result);
  const { units, ground } = result;
  return present(
    units.flatMap(({ id, withdrawal }) => (withdrawal ? withdrawalAdvice(name(id), withdrawal) : [])),
    ground && say('table-takes-ground', { unit: name(ground) }),
    units
      .filter((unit) => unit.followsUp)
      .map((unit) => say('table-rides-on', { unit: name(unit.id), cm: IMPETUOUS_GAP })),
    units
      .filter((unit) => unit.fate === 'good' && partyWith(fought, unit.id).stands > 0)
      .map((unit) => standsAdvice(name(unit.id), unit.standsThatMayStay)),
    free.length > 0 && say('table-free', { units: free.map(name), n: free.length }),
  );
}

/** What happened between throws: the engineers' dice and, before the end, cards that may be drawn again. */
const soFar = (task: FightTask, { fought, used, progress }: Course): Message[] =>
  used.flatMap(({ slot, unit, result }) => {
    const party = fought.parties.find(({ id }) => id === unit);
    if (!party) return [];
    if (result)
      return progress.done ? [] : [say('combat-draws', { unit: party.short, result: word(`result-${result}`) })];
    return slot.startsWith('engineers') ? engineersThrew(party, pairIn(task, slot)) : [];
  });

/** NBC-MOV-18: warns that an attacker hits another aspect than it began before; the table may decide so. */
const wrongFaces = (task: FightTask, { parties }: Fought): Message[] =>
  parties.flatMap((party) => {
    const strikes = known(party.seen, 'strikes');
    if (party.slot === 'd' || strikes === undefined || known(party.seen, 'contact') !== task.data.target) return [];
    const legal = mayStrikeAspect(strikes, strikesOf(task, party));
    return legal.ok ? [] : [say('combat-wrong-face', { unit: party.short, why: word(legal.why) })];
  });

function notesOf(battle: Battle, task: FightTask, course: Course): Message[] {
  const { fought } = course;
  const { attackers, target } = task.data;
  const others = engagedIn(battle).filter(({ id }) => !fought.parties.some((party) => party.id === id));
  const defender = fought.defender.short;
  return present(
    fightsBeside(battle, attackers, target).map((unit) =>
      say('combat-touches-too', { unit: shortNamed(unit), defender }),
    ),
    others.length > 0 && say('combat-engaged', { units: others.map(shortNamed) }),
    wrongFaces(task, fought),
    soFar(task, course),
    fought.evacuates && say('combat-does-not-defend', { unit: defender }),
  );
}

export function combatDuel(battle: Battle, open: Task): Duel {
  const task = asFight(open);
  const course = courseOf(battle, task);
  const { fought, foreseen: progress } = course;
  const sheetOf = (id: string) => progress.throws.find(({ unit }) => unit === id);
  const sides = fought.parties.map((party) =>
    duelSide(fought, party, sheetOf(party.id), course.both.has(`throw:${party.id}`) ? 'hits-together' : undefined),
  );
  const notes = notesOf(battle, task, course);
  if (!progress.done || fought.evacuates) return { sides, verdict: null, outcomes: [], onTheTable: [], notes };
  const { ladder } = progress;
  return {
    sides,
    verdict: {
      says: verdictOf(fought, progress),
      step: ladder?.decided.step,
      ladder: ladder?.steps.map(({ what }) => what),
    },
    outcomes: outcomeLines(fought, progress),
    onTheTable: tableAdvice(fought, progress),
    notes,
  };
}
