/** The close combat as a question (NBC-CC): its facts, its throws and cards, and what is written in the ledger. */
import { legacy } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { type Battle, currentCP, onTable, type Task } from '../battle.ts';
import { type CombatResult, type UnitOutcome, unengagedAfter } from '../close-combat/outcome.ts';
import { fell, markRisk } from '../command/officers-at-risk.ts';
import { driveOff, leavePlace } from '../driven-off.ts';
import { type EventBuilder, log, notice, openTask, setUnit } from '../event-builder.ts';
import { breakUnit, eliminateUnit, formationAttacked, vanquishUnit } from '../losses.ts';
import { lossInBooks } from '../on-foot.ts';
import type { Procedure } from '../procedure.ts';
import { decideFight, FIGHT_CHOICES } from './by-hand.ts';
import { chanceNext } from './combat-chances.ts';
import { againIn, courseOf, throwsOnIn } from './combat-course.ts';
import { combatFacts } from './combat-facts.ts';
import { outcomeLines, partyWith, sumOfThrow, verdictWords } from './combat-words.ts';
import { type Fought, foughtOf, garrisonBehind } from './combatants.ts';
import { beginContact, endContact, markAttacked } from './contact.ts';
import { engineersFall, evacuateGuns, now, writeDisorder, writeLoss } from './ledger.ts';
import { fightOf, type Party } from './parties.ts';
import { inBuiltUpArea, keepAnswers } from './table-facts.ts';
import { writeBacking } from './ways-back.ts';

const attackersIn = ({ parties }: Fought): Party[] => parties.filter(({ slot }) => slot !== 'd');
const names = (parties: readonly Party[], long = false): string =>
  parties.map(({ name, short }) => (long ? name : short)).join(' and ');

function ratingsOf(result: CombatResult): Reckoning[] {
  return result.units.flatMap(({ check, withdrawal }) => [
    ...(check ? [check.rating] : []),
    ...(withdrawal ? [withdrawal.distance] : []),
  ]);
}

// ---- the ledger ----------------------------------------------------------------------------------------------------

/** NBC-BUA-04: what is lost on foot is counted double when it mounts; the books are kept as if it had. */
function lostInBooks(battle: Battle, fought: Fought, party: Party, outcome: UnitOutcome): number {
  const lost = outcome.lost.combat + outcome.lost.pursuit + outcome.lost.blocked;
  const { defender } = fought.combat;
  if (!defender.onFoot || defender.id !== outcome.id) return lost;
  return lossInBooks(currentCP(party.unit!), lost, battle.rulings);
}

const AWAY = { 'fall back': 'it falls back', retreat: 'it retreats', withdraw: 'it withdraws' } as const;

function writeFate(d: EventBuilder, party: Party, outcome: UnitOutcome): void {
  const unit = party.unit!;
  switch (outcome.fate) {
    case 'broken':
      breakUnit(
        d,
        unit.id,
        outcome.withdrawal
          ? `${AWAY[outcome.withdrawal.move]} ${outcome.withdrawal.distance.total} cm, friends in the first 5 cm are disordered`
          : 'it stays where it is',
      );
      return;
    case 'vanquished':
      vanquishUnit(d, unit.id);
      return;
    case 'eliminated':
      eliminateUnit(d, unit.id, 'lost in close combat');
      return;
    default:
      writeDisorder(d, unit, outcome.disordered);
  }
}

function writeUnit(d: EventBuilder, fought: Fought, party: Party, outcome: UnitOutcome): void {
  const { unit } = party;
  if (!unit) return;
  if (outcome.batteryEvacuates) evacuateGuns(d, unit.id);
  if (unit.startCP > 0) writeLoss(d, unit, lostInBooks(d.state, fought, party, outcome));
  if (outcome.exhaustion !== unit.exhaustion) setUnit(d, unit.id, { exhaustion: outcome.exhaustion });
  if (outcome.engineersLost && outcome.fate === 'good') engineersFall(d, party.engineers);
  if (outcome.officerInjured !== null && party.officer) {
    markRisk(d, unit.id);
    if (outcome.officerInjured) fell(d, party.officer, 'injured');
    else log(d, `${party.officer.name} is unhurt in close combat.`, { side: party.side });
  }
  if (outcome.toDefend) formationAttacked(d, unit, 'close-combat');
  const held = unit.area !== null && !inBuiltUpArea(d.state, unit);
  writeFate(d, party, outcome);
  if (outcome.withdrawal) driveOff(d, unit.id, outcome.withdrawal.leavesArea === true || held);
}

/** NBC-BUA-04: cavalry that has fought on foot stays on foot, until it is forced out. */
function writeFootmen(d: EventBuilder, { defender, combat }: Fought, result: CombatResult): void {
  if (!defender.unit || !combat.defender.onFoot) return;
  const unit = now(d, defender.unit);
  const out = result.units.some(({ id, withdrawal }) => id === defender.id && withdrawal !== null);
  if (unit.fate !== 'good') return;
  setUnit(d, unit.id, { onFoot: !out });
  notice(
    d,
    out
      ? `${defender.name}, forced out, mounts again: **${currentCP(unit)}CP**.`
      : `${defender.name} **stays on foot** until it is forced out, or no enemy is in its Contact Zone.`,
    { side: unit.side },
  );
}

/** NBC-CC-24, NBC-CC-28: who holds which area now. */
function writeGround(d: EventBuilder, fought: Fought, { ground }: CombatResult): void {
  const taker = ground === null ? null : partyWith(fought, ground);
  if (!taker?.unit || now(d, taker.unit).fate !== 'good') return;
  const { area } = fought.combat;
  const held = fought.defender.unit?.area ?? null;
  // Friends of the loser who stand in it too hold it still.
  const free = Object.values(d.state.units).every(
    (unit) => unit.area !== held || unit.side === taker.unit!.side || !onTable(unit),
  );
  // NBC-GAR-02, NBC-GAR-07: its hour, or its turn, begins as it comes in.
  const taken = taker.slot !== 'd' && (area?.fight === 'for' || !inBuiltUpArea(d.state, fought.defender.unit));
  if (taken && held && free) setUnit(d, taker.unit.id, { area: held, occupied: 0, areaIn: d.state.turn });
  else if (now(d, taker.unit).area) setUnit(d, taker.unit.id, { area: null, occupied: 0 });
  leavePlace(d, taker.unit.id);
}

function write(d: EventBuilder, task: Task, fought: Fought, result: CombatResult): void {
  const attackers = attackersIn(fought);
  const { defender } = fought;
  log(d, `${names(attackers, true)} against ${defender.name}: **${verdictWords(fought, result)}**.`, {
    side: fightOf(task).by,
    sums: [...result.throws.map((sheet) => sumOfThrow(fought, sheet)), ...ratingsOf(result)],
  });
  keepAnswers(d, task);
  for (const { id, side, text } of outcomeLines(fought, result, true)) {
    const { check, withdrawal } = result.units.find((unit) => unit.id === id)!;
    const sums = [...(check ? [check.rating] : []), ...(withdrawal ? [withdrawal.distance] : [])];
    log(d, `${text}.`, { side, ...(sums.length > 0 && { sums }) });
  }
  for (const outcome of result.units) writeUnit(d, fought, partyWith(fought, outcome.id), outcome);
  writeFootmen(d, fought, result);
  writeGround(d, fought, result);
  for (const outcome of result.units) writeBacking(d, task, partyWith(fought, outcome.id), outcome);
  const free = unengagedAfter(result);
  for (const { unit } of attackers) {
    if (!unit) continue;
    endContact(d, unit.id);
    if (result.next === 'second round' && !free.includes(unit.id))
      beginContact(d, unit.id, defender.id, { holds: true });
  }
  if (defender.unit) markAttacked(d, defender.unit.id);
  if (result.next === 'garrison') fightGarrison(d, task, fought);
}

/** NBC-GAR-07, ruling `garrisonFollowUp`: the garrison is fought at once by those that threw its Support out. */
function fightGarrison(d: EventBuilder, task: Task, fought: Fought): void {
  const garrison = garrisonBehind(d.state, fought.defender);
  const { attackers, by } = fightOf(task);
  const standing = attackers.filter((who) => who === null || d.state.units[who]?.fate === 'good');
  if (!garrison || standing.length === 0) {
    notice(d, 'The garrison is fought next, and at once.', { side: by });
    return;
  }
  openTask(d, {
    kind: 'close-combat',
    side: by,
    data: { attackers: standing, target: garrison.id, by },
    ...(standing[0] && { unit: standing[0] }),
  });
}

/** NBC-BUA-03, NBC-BUA-04: it leaves, and the attacker finds nobody. */
function writeEvacuation(d: EventBuilder, fought: Fought): void {
  const { defender, stand } = fought;
  const disordered = stand?.does === 'evacuates' && stand.disordered;
  log(d, `${defender.name} **leaves the built-up area**${disordered ? ', disordered' : ''} before the attack.`, {
    side: defender.side,
  });
  if (defender.unit) {
    if (disordered) writeDisorder(d, defender.unit, true);
    formationAttacked(d, defender.unit, 'close-combat');
    driveOff(d, defender.unit.id, true);
  }
  for (const { unit } of attackersIn(fought)) if (unit) endContact(d, unit.id);
}

// ---- the procedure -------------------------------------------------------------------------------------------------

export const closeCombats: Procedure = {
  kind: 'close-combat',
  question(battle, task) {
    const { parties, defender } = foughtOf(battle, task);
    return `${names(parties.filter(({ slot }) => slot !== 'd'))} against ${defender.short}`;
  },
  facts: combatFacts,
  sums: (battle, task) =>
    courseOf(battle, task).progress.throws.flatMap(({ dice, toHit }) => [dice, ...(toHit ? [toHit] : [])]),
  needs: (battle, task) => (foughtOf(battle, task).evacuates ? [] : courseOf(battle, task).needs),
  odds: chanceNext,
  throwsOn: throwsOnIn,
  again: (battle, task) => (foughtOf(battle, task).evacuates ? [] : againIn(battle, task)),
  reading(battle, task) {
    const { fought, progress } = courseOf(battle, task);
    if (fought.evacuates || !progress.done)
      return { word: 'It leaves', means: `${fought.defender.short} leaves the built-up area.`, sums: [] };
    return {
      word: verdictWords(fought, progress),
      means: `${outcomeLines(fought, progress)
        .map(({ text }) => legacy(text).replaceAll('**', ''))
        .join('. ')}.`,
      sums: ratingsOf(progress),
    };
  },
  settle(d, task) {
    const { fought, progress } = courseOf(d.state, task);
    if (fought.evacuates) writeEvacuation(d, fought);
    else if (progress.done) write(d, task, fought, progress);
  },
  byHand: () => FIGHT_CHOICES,
  settleByHand: (d, task, choice) => decideFight(d, task, choice, 'close combat'),
};
