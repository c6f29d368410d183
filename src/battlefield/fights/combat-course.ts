/**
 * The course of a close combat: passes the throws and cards of its task to the rules as answers, and turns what they
 * need into throws. Each round of a throw has its own slot. A card or throw that no longer fits is asked again.
 */

import type { SideId } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Said, say, type Text } from '../../engine/message.ts';
import { remember } from '../../engine/remember.ts';
import { type Battle, keepsBooks, officerWith } from '../battle.ts';
import { oddsOfHits } from '../fire/hit-throws.ts';
import { engineersLive, officerSafe, pairOdds } from '../ledger/checks.ts';
import { mayRethrow, ownAgain } from '../ledger/re-roll-dice.ts';
import { called, officerNamed } from '../named.ts';
import { type Again, type Joint, type Need, type Odds, rollIn } from '../procedure.ts';
import type { Answer, Need as Wanted } from '../rules/close-combat/answers.ts';
import type { CombatProgress } from '../rules/close-combat/outcome.ts';
import { closeCombat } from '../rules/close-combat/resolve.ts';
import { INJURED_ON, isInjured } from '../rules/command/officers.ts';
import { flagSaid } from '../rules/fights/answers.ts';
import { roundIn, roundLabel, roundsOf } from '../rules/fire/rounds.ts';
import { ENGINEERS_FALL_ON, engineersFall } from '../rules/special-troops/engineers.ts';
import { bothTold, checkOdds, hitsTold, pairIn, resultOf } from '../throws.ts';
import { type Fought, foughtOf, rateIn } from './combatants.ts';
import type { FightTask, Party } from './parties.ts';

interface Used {
  readonly slot: string;
  readonly unit: string | undefined;
  readonly result?: Result;
}

export interface Course {
  readonly fought: Fought;
  readonly progress: CombatProgress;
  /** The progress if the officers' dice hurt nobody and, while a die chooses between two equals, if the first leads. */
  readonly foreseen: CombatProgress;
  /** Everything known so far: the throws and cards that count, and what the players say. */
  readonly answers: readonly Answer[];
  readonly needs: readonly Need[];
  /** The throws whose hits were entered with another's. */
  readonly both: ReadonlySet<string>;
  readonly used: readonly Used[];
}

/** What the players state without a throw: to stay in contact, not to pursue, a blocked path, friends in the way. */
const statementsOf = (task: FightTask, parties: readonly Party[]): Answer[] => [
  { key: 'stay', choice: task.facts.stay === true ? 'stay' : 'fall-back' },
  ...parties.flatMap(({ id, slot }): Answer[] => [
    ...(flagSaid(task, slot, 'pursues', true) ? [] : [{ key: `pursuit:${id}`, choice: 'no' }]),
    ...(flagSaid(task, slot, 'blocked') ? [{ key: `path:${id}`, choice: 'blocked' }] : []),
    ...(flagSaid(task, slot, 'friends') ? [{ key: `friends:${id}`, choice: 'in-the-way' }] : []),
  ]),
];

/** A throw that hurts no officer and lets the first of two equals lead, and a throw that hurts. */
const UNHURT = [1, 1] as const;
const STRUCK = [6, 6] as const;

const isPair = (want: Extract<Wanted, { kind: 'dice' }>): boolean => want.for === 'engineers' || want.for === 'officer';

/** The hits of both attackers if they were entered with the throw of one. */
function toldForBoth(task: FightTask, { key, beside }: Extract<Wanted, { kind: 'dice' }>): Answer[] {
  const hits = beside && (bothTold(task, key, beside.hits) ?? bothTold(task, 'major', beside.hits));
  if (!beside || hits === undefined) return [];
  const [what] = key.split(':');
  return [
    { key, hits },
    { key: `${what}:${beside.unit}`, hits: 0 },
    ...(what === 'pursuit' ? [{ key, choice: 'together' }] : []),
  ];
}

/** Which of two equals leads, if that was entered with the hits of both. */
function leaderTold(task: FightTask): string | undefined {
  const thing = rollIn(task, 'major')?.thing;
  return thing && 'hits' in thing ? thing.leads : undefined;
}

function lifeTold(task: FightTask, { unit = '' }: Wanted): readonly [Face, Face] | undefined {
  for (const { thing } of task.rolls) if ('struck' in thing) return thing.struck.includes(unit) ? STRUCK : UNHURT;
  return undefined;
}

function lyingFor(battle: Battle, task: FightTask, want: Wanted, round: number): Answer | undefined {
  const { key } = want;
  if (want.kind === 'dice') {
    const life = want.for === 'officer' ? lifeTold(task, want) : undefined;
    if (life) return { key, faces: life };
    const leads = want.for === 'major-unit' ? leaderTold(task) : undefined;
    if (leads) return { key, faces: leads === want.among?.[0] ? UNHURT : STRUCK };
    const hits = want.hits === undefined ? undefined : hitsTold(task, key, want.hits);
    if (hits !== undefined) return { key, hits };
    const faces = roundIn(task, roundsOf(key), round, want.dice);
    if (faces) return { key, faces };
    const pair = isPair(want) ? pairIn(task, roundsOf(key)(round)) : undefined;
    return pair && { key, faces: pair };
  }
  if (want.kind !== 'card') return undefined;
  const roll = rollIn(task, key);
  return roll && { key, result: resultOf(battle, roll, want.rating.total) };
}

const answersFor = (battle: Battle, task: FightTask, want: Wanted, round: number): Answer[] => {
  const both = want.kind === 'dice' ? toldForBoth(task, want) : [];
  const alone = both.length === 0 && lyingFor(battle, task, want, round);
  return alone ? [alone] : both;
};

/** Computed once for each state, however often needs, re-throws and the reading ask. */
export const courseOf = remember(runCourse);

function runCourse(battle: Battle, task: FightTask): Course {
  const fought = foughtOf(battle, task);
  const { parties, combat } = fought;
  const rate = rateIn(battle, task, parties);
  const answers = statementsOf(task, parties);
  const used: Used[] = [];
  const rounds = new Map<string, number>();
  const both = new Set<string>();
  for (;;) {
    const progress = closeCombat(combat, answers, rate, battle.rulings);
    const wanted = progress.done ? [] : progress.needs;
    let found = false;
    for (const want of wanted) {
      if (both.has(want.key)) continue;
      const round = rounds.get(want.key) ?? 0;
      const [answer, beside, ...more] = answersFor(battle, task, want, round);
      if (!answer) continue;
      found = true;
      answers.push(answer);
      if (beside) {
        answers.push(beside, ...more);
        both.add(beside.key);
      }
      rounds.set(want.key, round + 1);
      const slot = want.kind === 'card' ? want.key : roundsOf(want.key)(round);
      used.push({ slot, unit: want.unit, result: 'result' in answer ? answer.result : undefined });
    }
    if (found) continue;
    const by = (want: Wanted): SideId =>
      parties.find(({ id }) => id === want.unit)?.side ??
      (want.role === 'defender' ? fought.defender.side : task.data.by);
    const unhurt = wanted.flatMap(({ kind, key, ...want }): Answer[] =>
      kind === 'dice' && 'for' in want && (want.for === 'officer' || want.for === 'major-unit')
        ? [{ key, faces: UNHURT }]
        : [],
    );
    const foreseen =
      unhurt.length > 0 && unhurt.length === wanted.length
        ? closeCombat(combat, [...answers, ...unhurt], rate, battle.rulings)
        : progress;
    const needs = wanted.flatMap((want) =>
      needFor(want, by(want), parties, rounds.get(want.key) ?? 0, jointFor(battle, want, wanted, parties, foreseen)),
    );
    return { fought, progress, foreseen, answers, needs, used, both };
  }
}

function diceLabel(want: Extract<Wanted, { kind: 'dice' }>, parties: readonly Party[]): Said {
  const { stage = 'throw', dice } = want;
  if (want.for === 'major-unit') return say('combat-who-leads', { unit: nameIn(parties, want.among?.[0]) });
  if (want.for === 'restored-unit') return 'combat-who-comes-back';
  const unit = nameIn(parties, want.unit);
  if (want.for === 'engineers') return say('fight-engineers-throw', { unit, face: ENGINEERS_FALL_ON });
  if (want.for === 'officer') return say('combat-officer-throw', { unit, face: INJURED_ON.attached });
  if (want.for === 'battery') return roundLabel(say('combat-guns-of', { unit }), stage, dice);
  return roundLabel(want.for === 'pursuit' ? say('combat-ride-of', { unit, n: 1 }) : unit, stage, dice);
}

/** The name of the unit meant; the dice that decide ties have none. */
export const nameIn = (parties: readonly Party[], id: string | undefined): Text =>
  parties.find((party) => party.id === id)?.short ?? '';

/** What the table may enter together: the hits of two units or, if no dice are thrown again, the officers hit. */
function jointFor(
  battle: Battle,
  want: Wanted,
  wanted: readonly Wanted[],
  parties: readonly Party[],
  foreseen: CombatProgress,
): Joint | undefined {
  if (want.kind !== 'dice') return undefined;
  const name = (id: string | undefined) => nameIn(parties, id);
  if (want.for === 'major-unit') {
    const then = foreseen.done ? [] : foreseen.needs;
    const hits = then.map((need) => (need.kind === 'dice' ? need.beside?.hits : undefined))[0];
    const leads = (want.among ?? []).map((id) => ({ id, name: name(id) }));
    return hits === undefined ? undefined : { label: diceLabel(want, parties), hits, leads };
  }
  if (want.stage === 'throw' && want.beside) {
    const units = [want.unit, want.beside.unit].map(name);
    const label =
      want.for === 'pursuit' ? say('combat-ride-of', { unit: units, n: 2 }) : say('combat-both-throw', { units });
    return { label, hits: want.beside.hits };
  }
  if (want.for !== 'officer' || mayRethrow('officer-with-a-unit', battle.rulings)) return undefined;
  const lives = wanted.flatMap((each) => {
    const id = each.kind === 'dice' && each.for === 'officer' && each.unit;
    const officer = id && officerWith(battle, id);
    return officer ? [{ id, name: officerNamed(officer) }] : [];
  });
  const units = lives.map(({ id }) => name(id));
  return { label: say('combat-officers-throw', { units, n: units.length, face: INJURED_ON.attached }), lives };
}

function needFor(want: Wanted, by: SideId, parties: readonly Party[], round: number, joint: Joint | undefined): Need[] {
  if (want.kind === 'choice') return [];
  if (want.kind === 'dice') {
    const { key, dice, hits } = want;
    const more = {
      ...(hits !== undefined && { hits }),
      ...(isPair(want) && { sum: true as const }),
      ...(joint && { joint }),
    };
    return [{ slot: roundsOf(key)(round), by, label: diceLabel(want, parties), want: 'dice', dice, ...more }];
  }
  const { key, rating } = want;
  const label = say(`combat-card-${want.for === 'distance' ? 'distance' : 'check'}`, {
    unit: nameIn(parties, want.unit),
  });
  return [{ slot: key, by, label, want: 'result', rating: rating.total }];
}

// ---- throwing again, and throwing on -------------------------------------------------------------------------------

/**
 * NBC-RR-04: the dice and cards that may be repeated. Hits and pursuits never may. Cards may until the pursuit after
 * them is thrown, the engineers' dice until the cards are drawn; the officers' dice, which come last, by ruling
 * (AMB-05).
 */
export function againIn(battle: Battle, task: FightTask): Again[] {
  const { used, fought } = courseOf(battle, task);
  const { rulings } = battle;
  const at = (slot: string) => task.rolls.findIndex((roll) => roll.slot === slot);
  const ridden = task.rolls.findIndex(({ slot }) => slot.startsWith('pursuit:'));
  const checked = used.some(({ slot }) => slot.startsWith('check:'));
  const what = (slot: string, unit: Text): Said | undefined => {
    if (slot.startsWith('check:') || slot.startsWith('distance:'))
      return ridden >= 0 && at(slot) < ridden ? undefined : say('fight-check-of', { unit });
    if (slot.startsWith('officer:'))
      return mayRethrow('officer-with-a-unit', rulings) ? say('combat-officer-of', { unit }) : undefined;
    const open = slot.startsWith('engineers:') ? !checked : slot.startsWith('engineers-');
    return open && mayRethrow('engineers', rulings) ? say('fight-engineers-of', { unit }) : undefined;
  };
  return used.flatMap(({ slot, unit }): Again[] => {
    const party = fought.parties.find(({ id }) => id === unit);
    const again = party && keepsBooks(battle, party.side) ? what(slot, party.short) : undefined;
    return party && again ? [{ what: again, ...ownAgain(battle, slot, party.side) }] : [];
  });
}

/** Whether one tap makes all forced throws: not before a pursuit, nor where dice may be thrown again. */
export function throwsOnIn(battle: Battle, task: FightTask): boolean {
  const { needs } = courseOf(battle, task);
  if (needs.some(({ slot }) => slot.startsWith('pursuit:') && !slot.includes('#'))) return false;
  return againIn(battle, task).every((again) => again.refused || !again.slot.startsWith('engineers'));
}

// ---- the exact chance of what is wanted next: dice, a card, somebody's life ------------------------------------------

/** NBC-CC-26, NBC-CC-30: the odds of a die that chooses between equal units, with equal shares of its faces. */
function shares(names: readonly Text[], claim: (unit: Text) => Said): Odds {
  const n = FACES.length / names.length;
  const facesOf = (i: number) => (n === 1 ? `${i + 1}` : `${i * n + 1}–${(i + 1) * n}`);
  return {
    claim: claim(names[0] ?? ''),
    good: n,
    of: FACES.length,
    parts: names.map((who, i) => ({ key: facesOf(i), n, means: called(who) })),
    unit: 'throw',
  };
}

/** The odds of the next throw or card; null before the first dice (both sides see what to expect) or if none. */
export function chanceNext(battle: Battle, task: FightTask): Odds | null {
  const { fought, progress } = courseOf(battle, task);
  if (progress.done || fought.evacuates) return null;
  const want = progress.needs.find(({ kind }) => kind !== 'choice');
  if (!want || want.kind === 'choice') return null;
  return want.kind === 'card'
    ? cardOdds(battle, want, fought.parties)
    : diceOdds(want, fought.parties, task.rolls.length > 0);
}

function cardOdds(battle: Battle, want: Extract<Wanted, { kind: 'card' }>, parties: readonly Party[]): Odds {
  const good = RESULTS.filter((result) => result !== 'L' && result !== 'VL');
  const claim = say('combat-chance-check', { unit: nameIn(parties, want.unit) });
  return checkOdds(battle, want.rating.total, claim, good, () => '');
}

function diceOdds(want: Extract<Wanted, { kind: 'dice' }>, parties: readonly Party[], begun: boolean): Odds | null {
  const unit = nameIn(parties, want.unit);
  const among = (want.among ?? []).map((id) => nameIn(parties, id));
  if (want.for === 'restored-unit') return shares(among, (first) => say('combat-chance-comes-back', { unit: first }));
  if (want.for === 'engineers') return pairOdds((dice) => !engineersFall(dice), engineersLive(unit));
  if (want.for === 'officer') return pairOdds((dice) => !isInjured(dice, 'attached'), officerSafe(unit));
  if (!want.of) return null;
  if (want.for === 'pursuit') return oddsOfHits([want.of], say('combat-chance-ride', { unit }));
  return begun ? oddsOfHits([want.of], say('fight-chance-hits', { unit })) : null;
}
