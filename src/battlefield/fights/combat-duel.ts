/** A close combat as both players see it. */

import { type Message, type Said, say, word } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Battle, Task } from '../battle.ts';
import { known } from '../facts.ts';
import { engagedIn, fightsBeside } from '../ledger/contact.ts';
import { shortNamed } from '../named.ts';
import { IMPETUOUS_GAP, standsAdvice, withdrawalAdvice } from '../rules/close-combat/aftermath.ts';
import { type CombatResult, unengagedAfter } from '../rules/close-combat/facts.ts';
import { hitsOf, hitsProved, missesAgain, type ThrowSheet } from '../rules/close-combat/throws.ts';
import {
  type Duel,
  type DuelSide,
  type DuelThrow,
  engineersThrew,
  hitsSoFar,
  outcomeLines,
  partyWith,
  stateOf,
  verdictOf,
} from '../rules/fights/duel.ts';
import { rethrows } from '../rules/fire/fighters.ts';
import { mayStrikeAspect } from '../rules/movement/contact-zone.ts';
import { pairIn } from '../throws.ts';
import { type Course, courseOf, type Fought } from './combatants.ts';
import { asFight, type FightTask, type Party } from './parties.ts';
import { strikesOf } from './table-facts.ts';

export const whatCounts = ({ dice, toHit, bonuses, penalties }: ThrowSheet) => ({
  ...{ dice, toHit },
  bonus: bonuses.map((each) => rethrows(each.what, each.row, missesAgain(each), each)),
  penalties: penalties.map((each) => rethrows(each.what, each.row, hitsProved(each), each)),
});

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
