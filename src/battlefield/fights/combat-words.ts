/** A close combat told: who lost and why, what became of whom, and what the table has to do. */

import { type Aspect, EXHAUSTION_NAMES, type SideId } from '../../book/terms.ts';
import { RESULT_NAMES } from '../../cards/results.ts';
import type { Said } from '../../engine/message.ts';
import { legacy } from '../../engine/message.ts';
import { type Reckoning, term } from '../../engine/reckoning.ts';
import type { Battle, Task } from '../battle.ts';
import {
  followAdvice,
  freeAdvice,
  groundAdvice,
  standsAdvice,
  withdrawalAdvice,
} from '../close-combat/on-the-table.ts';
import { type CombatResult, type UnitOutcome, unengagedAfter } from '../close-combat/outcome.ts';
import { hitsOf, type ThrowSheet } from '../close-combat/throws.ts';
import { sumOfRounds } from '../fire/rounds.ts';
import { mayStrikeAspect } from '../movement/contact-zone.ts';
import { diceIn } from '../throws.ts';
import { type Course, courseOf } from './combat-course.ts';
import type { Fought } from './combatants.ts';
import { engagedIn, fightsBeside } from './contact.ts';
import type { Duel, DuelSide } from './duel.ts';
import { fightOf, type Party } from './parties.ts';
import { strikesOf } from './table-facts.ts';
import { engineersWords, stateWords } from './words.ts';

export const partyWith = (fought: Fought, id: string): Party => fought.parties.find((party) => party.id === id)!;

const leaderOf = (result: CombatResult, role: UnitOutcome['role']): UnitOutcome =>
  result.units.find((unit) => unit.role === role && unit.leads)!;

/** "Kempt loses: more exhausted" */
export function verdictWords(fought: Fought, result: CombatResult): string {
  const { defender } = fought;
  const [first] = fought.parties;
  switch (result.ending) {
    case 'no combat':
      return 'Nobody is hurt: no combat';
    case 'abandoned guns':
      return `${first!.short} takes the abandoned guns`;
    case 'battery':
      if (result.loser === 'defender') return `${defender.short} is overrun`;
      return leaderOf(result, 'defender').disordered
        ? `${defender.short} stands, disordered`
        : `${defender.short} stands`;
    case 'fought':
      break;
  }
  const loser = partyWith(fought, leaderOf(result, result.loser!).id);
  if (!result.ladder) {
    const restored = result.units.find((unit) => unit.restored)!;
    return `Both are broken; ${partyWith(fought, restored.id).short} comes back and wins`;
  }
  const { step, what } = result.ladder.decided;
  const why = step === 7 ? 'all even, and it attacked' : legacy(what).charAt(0).toLowerCase() + legacy(what).slice(1);
  return `${loser.short} loses: ${why}`;
}

const GOES = { 'fall back': 'falls back', retreat: 'retreats', withdraw: 'withdraws' } as const;

function wayWords(unit: UnitOutcome, short: string): string | null {
  const { withdrawal, blocked } = unit;
  if (blocked) return unit.fate === 'vanquished' ? null : `${short} finds **no way back** and stays`;
  if (!withdrawal) return unit.staysInContact ? `${short} **stays in contact**` : null;
  const facing = withdrawal.facing === 'enemy' ? 'facing the enemy' : 'back turned';
  return `${short} **${GOES[withdrawal.move]} ${withdrawal.distance.total} cm**, ${facing}`;
}

function stateAfter(unit: UnitOutcome, party: Party): string {
  const lost = unit.lost.combat + unit.lost.pursuit + unit.lost.blocked;
  const figures = party.arm === 'artillery' ? '' : lost > 0 ? `loses ${lost}, ${unit.cp}CP` : `${unit.cp}CP`;
  const tired = unit.exhaustion > party.exhaustion;
  const marks =
    unit.fate !== 'good'
      ? `**${unit.fate}**`
      : unit.disordered
        ? party.disordered
          ? 'still disordered'
          : '**disordered**'
        : party.disordered
          ? '**in order again**'
          : '';
  return [
    figures,
    marks,
    tired && `**${EXHAUSTION_NAMES[unit.exhaustion].toLowerCase()}**`,
    unit.restored && 'comes back',
  ]
    .filter(Boolean)
    .join(', ');
}

export interface OutcomeLine {
  readonly id: string;
  readonly side: SideId;
  readonly text: Said;
}

/** One line for the state of a unit, one for its way. */
export function outcomeLines(fought: Fought, result: CombatResult, long = false): OutcomeLine[] {
  return result.units.flatMap((unit): OutcomeLine[] => {
    const party = partyWith(fought, unit.id);
    const name = long ? party.name : party.short;
    const check = unit.check ? `, ${RESULT_NAMES[unit.check.result].toLowerCase()}` : '';
    const state = stateAfter(unit, party);
    const way = wayWords(unit, party.short);
    const more = [
      way,
      result.ground === unit.id && `${party.short} **takes the ground**`,
      unit.pursuit && unit.pursuit.hits > 0 && `${party.short} rides down **${unit.pursuit.hits}**`,
      unit.friendsDisordered && `friends in ${party.short}’s way are **disordered**`,
      unit.batteryEvacuates && `the guns leave the area, **disordered**`,
      unit.engineersLost && `${party.short}’s engineers are lost`,
      unit.toDefend && `its formation goes over to **Defend**`,
    ].filter((each): each is string => Boolean(each));
    const head = `${name}${check}${state ? `: ${state}` : ''}`;
    // The line has named its unit already.
    const [first, ...others] = more.map((words) => ({ own: words.startsWith(`${party.short} `), words }));
    const bare = (words: string) => words.slice(party.short.length + 1);
    const told = others.map(({ own, words }) => (own ? bare(words) : words));
    const start = !first
      ? head
      : first.own
        ? `${head}${head === name ? ' ' : '; '}${bare(first.words)}`
        : `${head}; ${first.words}`;
    const text = [start, ...told].join('; ');
    return [{ id: unit.id, side: party.side, text }];
  });
}

const ROWS = { throw: 'NBC-CC-03', bonus: 'NBC-CC-08', confirm: 'NBC-CC-09' } as const;

export const sumOfThrow = (fought: Fought, sheet: ThrowSheet): Reckoning =>
  sumOfRounds(
    partyWith(fought, sheet.unit).short,
    [...sheet.progress.rounds, ...(sheet.guns?.rounds ?? [])],
    ROWS,
    hitsOf(sheet),
  );

// ---- the duel ------------------------------------------------------------------------------------------------------

function duelSide(battle: Battle, fought: Fought, party: Party, sheet: ThrowSheet | undefined): DuelSide {
  const major = party.slot === 'd' || fought.combat.attackers.length === 1 || party.slot === 'a';
  const silent = sheet && sheet.spec === null ? (sheet.dice.terms[0]?.what ?? 'no dice') : undefined;
  const { progress } = sheet ?? {};
  return {
    id: party.id,
    side: party.side,
    as: party.slot === 'd' ? 'Defender' : major ? 'Attacker' : 'Supports',
    name: party.name,
    short: party.short,
    state: stateWords(battle, party),
    cp: party.cp,
    ...(silent && { silent: `${silent}: it throws nothing.` }),
    thrown:
      sheet?.spec && progress
        ? {
            dice: sheet.dice,
            toHit: sheet.toHit,
            onTheDie: sheet.onTheDie,
            bonus: sheet.bonuses.map(({ what, row, shown, ruling }) =>
              term(what, 0, row, { shown: `${shown} again`, ...(ruling && { ruling }) }),
            ),
            ...(sheet.best && { best: sheet.best.what }),
            penalties: sheet.penalties.map(({ what, row, shown, ruling }) =>
              term(what, 0, row, { shown: `prove ${shown}`, ...(ruling && { ruling }) }),
            ),
            spec: sheet.spec,
            progress,
            hits: progress.done ? hitsOf(sheet) : (progress.rounds.at(-1)?.hits ?? 0),
          }
        : null,
  };
}

function tableAdvice(fought: Fought, result: CombatResult): string[] {
  const name = (id: string) => partyWith(fought, id).short;
  const free = unengagedAfter(result);
  return [
    ...result.units.flatMap((unit) =>
      unit.withdrawal ? withdrawalAdvice(unit.withdrawal).map((line) => `${name(unit.id)}: ${line}`) : [],
    ),
    ...(result.ground ? [groundAdvice(name(result.ground))] : []),
    ...result.units.filter((unit) => unit.followsUp).map((unit) => followAdvice(name(unit.id))),
    ...result.units
      .filter((unit) => unit.fate === 'good' && partyWith(fought, unit.id).stands > 0)
      .map((unit) => `${name(unit.id)}: ${standsAdvice(unit.standsThatMayStay)}`),
    ...(free.length > 0 ? [freeAdvice(free.map(name))] : []),
  ];
}

/** What lies there between two throws: the engineers' dice, and until all is done the cards that may be drawn again. */
function soFar(task: Task, { fought, used, progress }: Course): string[] {
  return used.flatMap(({ slot, unit, result }) => {
    const party = fought.parties.find(({ id }) => id === unit);
    if (!party) return [];
    if (result) return progress.done ? [] : [`${party.short} draws ${RESULT_NAMES[result]}.`];
    return slot.startsWith('engineers') ? engineersWords(party, diceIn(task, slot)) : [];
  });
}

/** NBC-MOV-18: who has charged home strikes the face before which it began; the table may have it otherwise. */
const wrongFaces = (task: Task, { parties }: Fought): string[] =>
  parties.flatMap((party) => {
    const { contact, strikes } = party.unit?.facts ?? {};
    if (party.slot === 'd' || strikes === undefined || contact !== fightOf(task).target) return [];
    const legal = mayStrikeAspect(strikes as Aspect, strikesOf(task, party));
    return legal.ok ? [] : [`${party.short}: ${legal.why}`];
  });

export function combatDuel(battle: Battle, task: Task): Duel {
  const course = courseOf(battle, task);
  const { fought, progress } = course;
  const sides = fought.parties.map((party) =>
    duelSide(
      battle,
      fought,
      party,
      progress.throws.find(({ unit }) => unit === party.id),
    ),
  );
  const others = engagedIn(battle).filter(({ id }) => !fought.parties.some((party) => party.id === id));
  const engaged =
    others.length > 0 ? [`Engaged, and no threat to a flank: ${others.map(({ card }) => card.name).join(', ')}.`] : [];
  const { attackers, target } = fightOf(task);
  const beside = fightsBeside(battle, attackers, target).map(({ card }) => card.name);
  const notes = [
    ...beside.map((name) => `${name} touches ${fought.defender.short} too: they attack together, in one combat.`),
    ...engaged,
    ...wrongFaces(task, fought),
    ...soFar(task, course),
    ...(fought.evacuates ? [`${fought.defender.short} does not defend a built-up area: it leaves.`] : []),
  ];
  if (!progress.done || fought.evacuates) return { sides, verdict: null, outcomes: [], onTheTable: [], notes };
  return {
    sides,
    verdict: {
      says: verdictWords(fought, progress),
      ...(progress.ladder && {
        step: progress.ladder.decided.step,
        ladder: progress.ladder.steps.map(({ what }) => what),
      }),
    },
    outcomes: outcomeLines(fought, progress),
    onTheTable: tableAdvice(fought, progress),
    notes,
  };
}
