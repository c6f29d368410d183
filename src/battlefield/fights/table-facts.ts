/** What only the table knows of those in a fight, each question with the effect its answer would have. */

import type { Aspect, Cover, Order } from '../../book/terms.ts';
import type { Said } from '../../engine/message.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { aspectChoices } from '../aspects.ts';
import { armyCommander, type Battle, type FactValue, type Task, type Unit } from '../battle.ts';
import type { EventBuilder } from '../event-builder.ts';
import { type FlagKey, holds } from '../facts.ts';
import { learn } from '../learn.ts';
import type { Fact } from '../procedure.ts';
import { adjustedRating, type CheckFacts, COMMANDER_CM, mayBeOutOfCommand } from '../quality-check.ts';
import { isPlayed } from '../simplified.ts';
import { countsAsTown } from '../unit-checks.ts';
import { factKey, fightOf, type Party, partiesOf, STRANGER_ARMS, type StrangerArm, saidOf, whoIn } from './parties.ts';

/** What would change if the answer to a fact were another; the fight's own rules say it. */
export type Effect = (key: string, value: FactValue, otherwise: FactValue) => string;

/** An answer, or the one that has stuck to the unit. */
export const sticking = (task: Task, party: Party, key: FlagKey<'unit'>): boolean =>
  saidOf(task, party.slot, key, holds(party.unit, key));

export function switchOf(
  task: Task,
  party: Party,
  key: string,
  label: string,
  effect: Effect,
  otherwise: boolean,
): Fact {
  const name = factKey(party.slot, key);
  const says = effect(name, true, false);
  return {
    key: name,
    label,
    ...(says && { effect: says }),
    kind: 'switch',
    value: saidOf(task, party.slot, key, otherwise),
  };
}

/** What was said now, or when the unit charged home. */
export const strikesOf = (task: Task, party: Party): Aspect =>
  saidOf<string>(task, party.slot, 'strikes', String(party.unit?.facts.strikes ?? 'front')) as Aspect;

/** Guns that have evaded show their rear until they move or turn (NBC-EVD-03). */
export const likelyAspect = (target: Party): Aspect => (target.unit?.facts.facingAway === true ? 'rear' : 'front');

/** From where an attacker strikes (NBC-GL-08). */
export function strikesFact(task: Task, party: Party, label: Said, effect: Effect): Fact {
  const key = factKey(party.slot, 'strikes');
  return {
    key,
    label,
    kind: 'choice',
    value: strikesOf(task, party),
    options: aspectChoices((aspect) => effect(key, aspect, 'front')),
  };
}

// ---- checks --------------------------------------------------------------------------------------------------------

/** A unit in a known area is in a town or is not; elsewhere the table says so (NBC-QC-08). */
const inTown = (battle: Battle, task: Task, party: Party): boolean =>
  party.unit?.area ? countsAsTown(battle, party.unit.area) : sticking(task, party, 'town');

export const outOfCommand = (task: Task, party: Party): boolean =>
  sticking(task, party, 'ooc') && (!party.unit || mayBeOutOfCommand(party.unit));

/** Facts of a check in a fight; `losses` are those of the fight (AMB-16: a unit that lost is no longer Fresh). */
export function checkOf(
  battle: Battle,
  task: Task,
  party: Party,
  cause: { readonly losses: number; readonly aspects: readonly Aspect[]; readonly order?: Order | undefined },
): CheckFacts {
  return {
    quality: party.quality,
    fresh: party.fresh && cause.losses === 0,
    disordered: party.disordered,
    exhaustion: party.exhaustion,
    shaken: party.shaken,
    outOfCommand: outOfCommand(task, party),
    town: inTown(battle, task, party),
    nearArmyCommander: sticking(task, party, 'nearAC'),
    losses: cause.losses,
    aspects: cause.aspects,
    ...(cause.order && { attackedUnder: cause.order }),
    ...(party.officer &&
      isPlayed('use-leadership', battle.simplified) && { leader: { name: party.officer.name, L: party.officer.L } }),
  };
}

export const ratingOf = (battle: Battle, task: Task, party: Party, cause: Parameters<typeof checkOf>[3]): Reckoning =>
  adjustedRating(checkOf(battle, task, party, cause), battle.rulings);

/** What every check of a fighting unit asks: command, the army commander, a town (NBC-QC-07 to -09). */
export function checkQuestions(battle: Battle, task: Task, party: Party, effect: Effect): Fact[] {
  const many = partiesOf(battle, task).filter((each) => each.side === party.side).length > 1;
  const general = armyCommander(battle, party.side).name;
  const near = many ? `${general} near ${party.short}` : `${general} within ${COMMANDER_CM} cm`;
  return [
    switchOf(task, party, 'nearAC', near, effect, sticking(task, party, 'nearAC')),
    ...(!party.unit || mayBeOutOfCommand(party.unit)
      ? [switchOf(task, party, 'ooc', `${party.short} out of command`, effect, sticking(task, party, 'ooc'))]
      : []),
  ];
}

export const townQuestion = (task: Task, party: Party, effect: Effect): Fact[] =>
  party.unit?.area
    ? []
    : [switchOf(task, party, 'town', `${party.short} in a town`, effect, sticking(task, party, 'town'))];

/** Answers that hold until the unit moves are kept with it. */
export function keepAnswers(d: EventBuilder, task: Task): void {
  for (const { slot, unit } of partiesOf(d.state, task)) {
    if (!unit) continue;
    const said = Object.fromEntries(
      ['ooc', 'nearAC', 'town']
        .filter((key) => factKey(slot, key) in task.facts)
        .map((key) => [key, task.facts[factKey(slot, key)]!]),
    );
    learn(d, { unit: unit.id }, said);
  }
}

// ---- cover ---------------------------------------------------------------------------------------------------------

/** Cover of an area the ledger knows the unit to be in (NBC-BUA-05). */
export function areaCover(battle: Battle, party: Party): Cover {
  const area = battle.scenario.areas.find((each) => each.id === party.unit?.area);
  return area?.cover ?? 'none';
}

type Placed = Pick<Unit, 'area'> | null | undefined;

export const areaKind = (battle: Battle, unit: Placed) =>
  battle.scenario.areas.find(({ id }) => id === unit?.area)?.kind;

/** Strong points and works are no built-up areas: cover, and ground to take (NBC-GL-26, NBC-GL-27). */
export const inBuiltUpArea = (battle: Battle, unit: Placed): boolean => areaKind(battle, unit) === 'built-up';

export const onStrongPoint = (battle: Battle, { unit }: Party): boolean => areaKind(battle, unit) === 'strong-point';

export const coverQuestions = (battle: Battle, task: Task, party: Party, effect: Effect): Fact[] => [
  switchOf(task, party, 'hardCover', `${party.short} behind hard cover`, effect, areaCover(battle, party) === 'hard'),
  ...(battle.scenario.areas.some((area) => area.kind === 'strong-point')
    ? [switchOf(task, party, 'strongPoint', `${party.short} in a Strong Point`, effect, onStrongPoint(battle, party))]
    : []),
];

// ---- strangers -----------------------------------------------------------------------------------------------------

const ARM_WORDS: Record<StrangerArm, string> = {
  infantry: 'Infantry',
  mixed: 'Mixed',
  heavy: 'Heavy cavalry',
  medium: 'Medium cavalry',
  light: 'Light cavalry',
  skirmish: 'Skirmish cavalry',
  guns: 'Battery',
};

/** What is asked of an enemy whose books are not kept here. */
export function strangerQuestions(battle: Battle, task: Task, party: Party, allowed = STRANGER_ARMS): Fact[] {
  if (party.unit) return [];
  const { slot } = party;
  const who = whoIn(fightOf(task), slot);
  const known = who !== null && who !== undefined && battle.units[who] !== undefined;
  const number = (key: string, label: Said, value: number, min: number, max: number, unit?: 'CP'): Fact => ({
    key: factKey(slot, key),
    label,
    kind: 'number',
    value: saidOf(task, slot, key, value),
    min,
    max,
    ...(unit && { unit }),
  });
  const flag = (key: string, label: Said): Fact => ({
    key: factKey(slot, key),
    label,
    kind: 'switch',
    value: saidOf(task, slot, key, false),
  });
  return [
    ...(known
      ? []
      : [
          {
            key: factKey(slot, 'arm'),
            label: 'What it is',
            kind: 'choice',
            value: saidOf(task, slot, 'arm', 'infantry'),
            options: allowed.map((value) => ({ value, label: ARM_WORDS[value] })),
          } as const,
          number('q', 'Quality', 3, 1, 6),
        ]),
    ...(party.arm === 'artillery' ? [] : [number('cp', 'Combat points', party.cp, 1, 40, 'CP')]),
    ...(party.arm === 'infantry' || party.arm === 'mixed' ? [number('stands', 'Skirmish stands out', 0, 0, 2)] : []),
    flag('disordered', 'Enemy disordered'),
    flag('fresh', 'Enemy fresh'),
    flag('shaken', 'Enemy shaken'),
    {
      key: factKey(slot, 'exhaustion'),
      label: 'Enemy',
      kind: 'choice',
      value: saidOf(task, slot, 'exhaustion', '0'),
      options: [
        { value: '0', label: 'Rested' },
        { value: '1', label: 'Tired' },
        { value: '2', label: 'Exhausted' },
      ],
    },
    ...(party.arm === 'artillery'
      ? []
      : [
          {
            key: factKey(slot, 'guns'),
            label: 'Guns attached to it',
            kind: 'choice',
            value: saidOf(task, slot, 'guns', 'none'),
            options: [
              { value: 'none', label: 'None' },
              { value: 'foot', label: 'Foot' },
              { value: 'horse', label: 'Horse' },
            ],
          } as const,
        ]),
  ];
}
