/** A fight as both players see it: the throws, the outcome in words, and what the table has to do. */

import type { SideId } from '../../../book/terms.ts';
import { type Face, total } from '../../../dice/faces.ts';
import type { HitProgress, HitThrow } from '../../../dice/hits.ts';
import { codeOf, type Message, onlySaid, type Said, say, type Text, word } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import type { Reckoning, Term } from '../../../engine/reckoning.ts';
import { type Battle, fightsAs, type Task } from '../../battle.ts';
import type { Fought } from '../../fights/combatants.ts';
import type { Party } from '../../fights/parties.ts';
import { sure } from '../../look-up.ts';
import { officerNamed } from '../../named.ts';
import { allLost, type CombatResult, leaderOf, type UnitOutcome } from '../close-combat/facts.ts';
import { hitsOf, hitsProved, missesAgain, type ThrowSheet } from '../close-combat/throws.ts';
import { rethrows } from '../fire/fighters.ts';
import { sumOfRounds } from '../fire/hit-throws.ts';
import { engineersFall } from '../special-troops/engineers.ts';

export interface DuelThrow {
  readonly dice: Reckoning;
  /** The lowest face that hits; null if nothing is thrown. */
  readonly toHit: Reckoning | null;
  readonly onTheDie: Reckoning | null;
  /** The reasons for throwing misses again. `best` is the one that counts where only the best does. */
  readonly bonus: readonly Term[];
  readonly best?: Said;
  readonly penalties: readonly Term[];
  /** The throw, for its odds; null if nothing is thrown. */
  readonly spec: HitThrow | null;
  readonly progress: HitProgress;
  readonly hits: number;
}

export interface DuelSide {
  readonly id: string;
  readonly side: SideId;
  readonly as: 'attacker' | 'defender' | 'supports';
  readonly name: Text;
  readonly short: string;
  /** For example "Q3 6CP, disordered". */
  readonly state: Message;
  readonly cp: number;
  readonly thrown: DuelThrow | null;
  readonly silent?: Said;
}

export interface Duel {
  readonly sides: readonly DuelSide[];
  /** Which side lost and why; null while this is open, or where there is nothing to decide. */
  readonly verdict: null | { readonly says: Said; readonly step?: number; readonly ladder?: readonly Said[] };
  readonly outcomes: readonly {
    readonly side: SideId;
    readonly text: Said;
    /** What the players do with the miniatures: moves first, then markers; empty if nothing changes. */
    readonly hands: Said;
  }[];
  readonly onTheTable: readonly Said[];
  /** What applies to this fight, one sentence each. */
  readonly notes: readonly Said[];
}

export type DuelOf = (battle: Battle, task: Task) => Duel;

export const hitsSoFar = (progress: HitProgress): number =>
  progress.done ? progress.hits : (progress.rounds.at(-1)?.hits ?? 0);

function strengthOf({ unit, arm, cp, quality }: Party): Message {
  if (arm === 'artillery') return say('duel-quality', { quality });
  const strength = { quality, cp: unit?.onFoot ? fightsAs(unit).cp : cp };
  return say(unit?.onFoot && strength.cp > 0 ? 'duel-strength-on-foot' : 'duel-strength', strength);
}

/** For example "Q3 6CP, disordered, tired". */
export function stateOf(party: Party): Message {
  const { fresh, disordered, exhaustion, shaken, stands, battery, engineers, officer } = party;
  const marks = onlySaid(
    fresh && 'duel-fresh',
    disordered && 'duel-disordered',
    exhaustion !== 0 && `duel-weary-${exhaustion}`,
    shaken && 'duel-shaken',
    stands > 0 && say('duel-stands', { stands }),
    battery && 'duel-guns',
    engineers && 'duel-engineers',
  );
  const named = officer ? [officerNamed(officer)] : [];
  return say('duel-state', { what: [strengthOf(party), ...marks.map(word), ...named] });
}

/** For example "Kempt's engineers throw 9: they live". */
export function engineersThrew({ short: unit }: Party, dice: readonly [Face, Face] | undefined): Message[] {
  if (!dice) return [];
  return [say('fight-engineers-threw', { unit, total: total(dice), fate: engineersFall(dice) ? 'fall' : 'live' })];
}

export const partyWith = ({ parties }: Pick<Fought, 'parties'>, id: string | undefined): Party =>
  sure(parties.find((party) => party.id === id));

/** For example "Kempt loses: more exhausted". */
export function verdictOf(fought: Fought, result: CombatResult): Said {
  const { ending, loser, ladder, units } = result;
  if (ending === 'no-combat') return 'combat-nobody-hurt';
  if (ending === 'abandoned-guns')
    return say('combat-guns-taken', { unit: partyWith(fought, leaderOf(units, 'attacker').id).short });
  if (ending === 'battery') {
    const stands = leaderOf(units, 'defender').disordered ? 'combat-guns-stand-disordered' : 'combat-guns-stand';
    return say(loser === 'defender' ? 'combat-guns-overrun' : stands, { unit: fought.defender.short });
  }
  if (!ladder) {
    const restored = sure(units.find((unit) => unit.restored));
    return say('combat-both-broken', { unit: partyWith(fought, restored.id).short });
  }
  const lost = fought.parties.filter(({ slot }) => (slot === 'd') === (ladder.loser === 'defender'));
  const losers = { unit: lost.map(({ short }) => short), n: lost.length };
  const { what } = ladder.decided;
  return what === 'loser-attacker'
    ? say('combat-loses-even', losers)
    : say('combat-loses', { ...losers, why: word(what) });
}

function stateAfter(unit: UnitOutcome, party: Party): Said[] {
  const anew = party.disordered ? 'combat-still-disordered' : 'combat-disordered';
  const order = unit.disordered ? anew : party.disordered && 'combat-in-order-again';
  return onlySaid(
    party.arm !== 'artillery' && say('combat-cp', { lost: allLost(unit), cp: unit.cp }),
    unit.fate === 'good' ? order : `combat-fate-${unit.fate}`,
    unit.exhaustion !== 0 && unit.exhaustion > party.exhaustion && `combat-weary-${unit.exhaustion}`,
    unit.restored && 'combat-comes-back',
  );
}

function wayOf({ withdrawal, blocked, fate, staysInContact }: UnitOutcome): Said[] {
  if (blocked) return fate === 'vanquished' ? [] : ['combat-no-way-back'];
  if (!withdrawal) return staysInContact ? ['combat-stays-in-contact'] : [];
  const { move, distance, facing } = withdrawal;
  const [why] = distance.terms;
  return present(
    say('combat-goes-back', { move, cm: distance.total, facing }),
    why?.row === 'NBC-CC-25' && say('term-small', { term: word(why.what) }),
  );
}

const besides = (unit: UnitOutcome, { ground }: CombatResult): Said[] =>
  onlySaid(
    ground === unit.id && 'combat-takes-ground',
    unit.pursuit &&
      unit.pursuit.hits > 0 &&
      say('combat-rides-down', { hits: unit.pursuit.hits, n: unit.pursuit.together ? 2 : 1 }),
    unit.friendsDisordered && 'combat-friends-disordered',
    unit.batteryEvacuates && 'combat-guns-leave',
    unit.engineersLost && 'combat-engineers-lost',
    unit.toDefend && 'combat-goes-to-defend',
  );

/** What the players do with the unit's miniatures: first its move, then its markers. */
function handsLine(unit: Text, outcome: UnitOutcome, party: Party, result: CombatResult): Said {
  const asBefore = allLost(outcome) > 0 ? ['combat-still-disordered'] : ['combat-still-disordered', 'combat-cp'];
  const marks = stateAfter(outcome, party).filter((mark) => !asBefore.includes(codeOf(mark)));
  const what = [...wayOf(outcome), ...besides(outcome, result), ...marks].map(word);
  return what.length === 0 ? '' : say('hands-mark', { unit, what });
}

function outcomeLine(unit: Text, outcome: UnitOutcome, party: Party, result: CombatResult): Message {
  const what = [...stateAfter(outcome, party), ...wayOf(outcome), ...besides(outcome, result)].map(word);
  if (outcome.check) return say('combat-outcome-drawn', { unit, result: word(`result-${outcome.check.result}`), what });
  return what.length === 0 ? say('unit-unhurt', { unit }) : say('combat-outcome', { unit, what });
}

/** One line for each unit. The screen uses the short name, the story the full name. */
export const outcomeLines = (fought: Fought, result: CombatResult, name: 'name' | 'short' = 'short') =>
  result.units.map((unit) => {
    const party = partyWith(fought, unit.id);
    const of = [party[name], unit, party, result] as const;
    return { id: unit.id, side: party.side, text: outcomeLine(...of), hands: handsLine(...of) };
  });

/** A throw as a sum. `both` is true if the hits of two attackers were entered together. */
export function sumOfThrow(fought: Fought, sheet: ThrowSheet, both: boolean): Reckoning {
  const attackers = fought.parties.flatMap(({ slot, short }) => (slot === 'd' ? [] : [short]));
  const who = both && sheet.role === 'attacker' ? attackers : partyWith(fought, sheet.unit).short;
  const rounds = [...sheet.progress.rounds, ...(sheet.guns?.rounds ?? [])];
  const rows = { throw: 'NBC-CC-03', bonus: 'NBC-CC-08', confirm: 'NBC-CC-09' } as const;
  return sumOfRounds(who, rounds, rows, hitsOf(sheet));
}

/** What decides a throw before the dice fall. */
export const whatCounts = ({ dice, toHit, bonuses, penalties }: ThrowSheet) => ({
  ...{ dice, toHit },
  bonus: bonuses.map((each) => rethrows(each.what, each.row, missesAgain(each), each)),
  penalties: penalties.map((each) => rethrows(each.what, each.row, hitsProved(each), each)),
});
