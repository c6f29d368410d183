/**
 * The course of a fight: its rules ask a desk for what they need (`rules/close-combat/desk.ts`), which reads it from the
 * question's rolls. What the rules still want is asked of the table, with its exact chance; what counted may be repeated
 * where NBC-RR-04 allows. Each round of a throw has its own slot. A card or throw that no longer fits is asked again.
 */
import type { SideId } from '../../book/terms.ts';
import { RESULTS, type Result } from '../../cards/results.ts';
import { FACES } from '../../dice/faces.ts';
import { counted, hasFallen } from '../../dice/hits.ts';
import { type Said, say, type Text } from '../../engine/message.ts';
import { type Battle, keepsBooks } from '../battle.ts';
import { engineersLive, officerSafe, pairOdds } from '../ledger/checks.ts';
import { mayRethrow, ownAgain, type Rethrown } from '../ledger/re-roll-dice.ts';
import { called } from '../named.ts';
import { type Again, type Joint, type Need, type Odds, rollIn } from '../procedure.ts';
import type {
  Answer,
  CardFor,
  CardNeed,
  DiceFor,
  DiceNeed,
  HitsAsked,
  Lying,
  Need as Wanted,
} from '../rules/close-combat/desk.ts';
import { INJURED_ON, isInjured } from '../rules/command/officers.ts';
import { facesSoFar, oddsOfHits, roundIn, roundLabel, roundsOf } from '../rules/fire/hit-throws.ts';
import { ENGINEERS_FALL_ON, engineersFall } from '../rules/special-troops/engineers.ts';
import { bothTold, checkOdds, disorderOdds, disorderOf, hitsTold, pairIn, resultOf } from '../throws.ts';
import type { FightTask, Party } from './parties.ts';

interface Used {
  readonly slot: string;
  readonly for: DiceFor | CardFor;
  readonly unit: string | undefined;
  readonly result?: Result;
}

export interface Rolls extends Lying {
  readonly disordered: (need: CardNeed) => boolean | undefined;
  /** Everything known so far: the throws and cards that count, and what the players say. */
  readonly answers: readonly Answer[];
  readonly used: readonly Used[];
  /** The throws whose hits were entered with another's. */
  readonly both: ReadonlySet<string>;
}

/** A throw that hurts no officer and lets the first of two equals lead, and a throw that hurts. */
export const UNHURT = [1, 1] as const;
const STRUCK = [6, 6] as const;

/** What the table said of a person instead of throwing: which officers were hit, which of two equals leads. */
function personTold(task: FightTask, { for: what, unit = '', among }: DiceNeed) {
  if (what === 'officer')
    for (const { thing } of task.rolls) if ('struck' in thing) return thing.struck.includes(unit) ? STRUCK : UNHURT;
  const thing = what === 'major-unit' ? rollIn(task, 'major')?.thing : undefined;
  if (!thing || !('hits' in thing) || !thing.leads) return undefined;
  return thing.leads === among?.[0] ? UNHURT : STRUCK;
}

/** Reads the rolls of a question. `said`: what the players state without a throw. */
export function rollsOf(battle: Battle, task: FightTask, said: readonly Answer[] = []): Rolls {
  const answers = [...said];
  const used: Used[] = [];
  const both = new Set<string>();
  const note = ({ key, for: what, unit }: DiceNeed | CardNeed | HitsAsked, answer: Answer): void => {
    if (used.some(({ slot }) => slot === key)) return;
    answers.push(answer);
    used.push({ slot: key, for: what, unit, ...('result' in answer && { result: answer.result }) });
  };
  return {
    ...{ answers, used, both },
    faces(need) {
      const { key } = need;
      const faces =
        personTold(task, need) ??
        roundIn(task, roundsOf(key), 0, need.dice) ??
        (KINDS[need.for].sum && pairIn(task, key));
      if (!faces) return undefined;
      note(need, { key, faces });
      return faces;
    },
    hits(asked) {
      const { key, told, throw: spec } = asked;
      const [what] = key.split(':');
      const beside = told?.beside && { ...told.beside, key: `${what}:${told.beside.unit}` };
      const all = beside && (bothTold(task, key, beside.hits) ?? bothTold(task, 'major', beside.hits));
      if (beside && all !== undefined) {
        both.add(beside.key);
        note(asked, { key, hits: all });
        answers.push({ key: beside.key, hits: 0 }, ...(what === 'pursuit' ? [{ key, choice: 'together' }] : []));
        return counted(all);
      }
      if (both.has(key) || (beside && what === 'pursuit' && bothTold(task, beside.key, beside.hits) !== undefined))
        return counted(0);
      const own = told?.hits === undefined ? undefined : hitsTold(task, key, told.hits);
      const progress = own === undefined ? facesSoFar(task, roundsOf(key), spec).progress : counted(own);
      const faces = progress.rounds.flatMap((round) => round.faces);
      if (hasFallen(progress)) note(asked, own === undefined ? { key, faces } : { key, hits: own });
      return progress;
    },
    card(need) {
      const roll = rollIn(task, need.key);
      if (!roll) return undefined;
      const result = resultOf(battle, roll, need.rating.total);
      note(need, { key: need.key, result });
      return result;
    },
    disordered(need) {
      const roll = rollIn(task, need.key);
      if (!roll) return undefined;
      used.push({ slot: need.key, for: need.for, unit: need.unit });
      return disorderOf(battle, roll, need.rating.total, 'hit');
    },
    choice: (key) => answers.filter((answer) => answer.key === key).findLast((answer) => 'choice' in answer)?.choice,
  };
}

// ---- what each kind of dice and cards is called, what its chance is of, and who may repeat it ------------------------

interface About extends Pick<DiceNeed, 'of' | 'stage'> {
  readonly battle: Battle;
  readonly unit: Text;
  readonly among: readonly Text[];
  readonly dice: number;
  readonly rating: number;
  /** Something was thrown: before that both sides see what to expect of their hits. */
  readonly begun: boolean;
}

interface Kind {
  readonly asks: (about: About) => Said;
  readonly chance?: (about: About) => Odds | null;
  /** The dice are read by their total. */
  readonly sum?: true;
  /** What may be repeated; absent where nothing may (NBC-RR-04). */
  readonly again?: readonly [Rethrown, 'fight-engineers-of' | 'combat-officer-of' | 'fight-check-of'];
}

const roundBy = (who: Text, { stage = 'throw', dice }: About): Said => roundLabel(who, stage, dice);
const oddsOfRound = ({ of, begun, unit }: About): Odds | null =>
  of && begun ? oddsOfHits([of], say('fight-chance-hits', { unit })) : null;

const CHECK: Kind = {
  asks: ({ unit }) => say('combat-card-check', { unit }),
  chance({ battle, unit, rating }) {
    const good = RESULTS.filter((result) => result !== 'L' && result !== 'VL');
    return checkOdds(battle, rating, say('combat-chance-check', { unit }), good, () => '');
  },
  again: ['quality-card', 'fight-check-of'],
};

const KINDS: Record<DiceFor | CardFor, Kind> = {
  combat: { asks: (about) => roundBy(about.unit, about), chance: oddsOfRound },
  battery: { asks: (about) => roundBy(say('combat-guns-of', { unit: about.unit }), about), chance: oddsOfRound },
  pursuit: {
    asks: (about) => roundBy(say('combat-ride-of', { unit: about.unit, n: 1 }), about),
    chance: ({ of, unit }) => (of ? oddsOfHits([of], say('combat-chance-ride', { unit })) : null),
  },
  engineers: {
    asks: ({ unit }) => say('fight-engineers-throw', { unit, face: ENGINEERS_FALL_ON }),
    chance: ({ unit }) => pairOdds((dice) => !engineersFall(dice), engineersLive(unit)),
    sum: true,
    again: ['engineers', 'fight-engineers-of'],
  },
  officer: {
    asks: ({ unit }) => say('combat-officer-throw', { unit, face: INJURED_ON.attached }),
    chance: ({ unit }) => pairOdds((dice) => !isInjured(dice, 'attached'), officerSafe(unit)),
    sum: true,
    again: ['officer-with-a-unit', 'combat-officer-of'],
  },
  'major-unit': { asks: ({ among: [unit = ''] }) => say('combat-who-leads', { unit }) },
  'restored-unit': { asks: () => 'combat-who-comes-back', chance: ({ among }) => equalShares(among) },
  losses: CHECK,
  'beat-broken': CHECK,
  distance: { ...CHECK, asks: ({ unit }) => say('combat-card-distance', { unit }) },
  disorder: {
    asks: ({ unit }) => say('firefight-check', { unit }),
    chance: ({ battle, unit, rating }) => disorderOdds(battle, rating, 'hit', say('firefight-chance-holds', { unit })),
    again: ['disorder-card', 'fight-check-of'],
  },
};

/** NBC-CC-26, NBC-CC-30: the odds of a die that chooses between equal units, with equal shares of its faces. */
function equalShares(among: readonly Text[]): Odds {
  const n = FACES.length / among.length;
  const facesOf = (i: number) => (n === 1 ? `${i + 1}` : `${i * n + 1}–${(i + 1) * n}`);
  return {
    claim: say('combat-chance-comes-back', { unit: among[0] ?? '' }),
    good: n,
    of: FACES.length,
    parts: among.map((who, i) => ({ key: facesOf(i), n, means: called(who) })),
    unit: 'throw',
  };
}

export interface Fighting {
  readonly battle: Battle;
  readonly task: FightTask;
  readonly parties: readonly Party[];
}

/** The name of the unit meant; the dice that decide ties have none. */
export const nameIn = (parties: readonly Party[], id: string | undefined): Text =>
  parties.find((party) => party.id === id)?.short ?? '';

function aboutOf({ battle, task, parties }: Fighting, want: DiceNeed | CardNeed): About {
  const unit = nameIn(parties, want.unit);
  const about = { battle, unit, among: [], dice: 0, rating: 0, begun: task.rolls.length > 0 };
  if (want.kind === 'card') return { ...about, rating: want.rating.total };
  const { of, stage, dice, among = [] } = want;
  return { ...about, of, stage, dice, among: among.map((id) => nameIn(parties, id)) };
}

export const askedFor = (fighting: Fighting, want: DiceNeed | CardNeed): Said =>
  KINDS[want.for].asks(aboutOf(fighting, want));

/** What the table is asked to throw or draw; what it may only state is asked as a fact. */
export function needFor(fighting: Fighting, want: Wanted, by: SideId, joint?: Joint): Need[] {
  if (want.kind === 'choice') return [];
  const label = askedFor(fighting, want);
  if (want.kind === 'dice') {
    const { key, dice, hits, of } = want;
    const { sum } = KINDS[want.for];
    const more = { ...(hits !== undefined && { hits }), ...(sum && { sum }), ...(joint && { joint }) };
    return [{ slot: roundsOf(key)(of?.rounds.length ?? 0), by, label, want: 'dice', dice, ...more }];
  }
  const asked = { slot: want.key, by, label, rating: want.rating.total };
  return want.for === 'disorder' ? [{ ...asked, want: 'disorder', column: 'hit' }] : [{ ...asked, want: 'result' }];
}

export function chanceOf(fighting: Fighting, wanted: readonly Wanted[]): Odds | null {
  const want = wanted.find((each) => each.kind !== 'choice');
  return (want && KINDS[want.for].chance?.(aboutOf(fighting, want))) ?? null;
}

/**
 * NBC-RR-04: the dice and cards that may be repeated. Hits and pursuits never may. Cards may until the pursuit after
 * them is thrown, the engineers' dice until the cards are drawn; the officers' dice, which come last, by ruling
 * (AMB-05).
 */
export function againIn({ battle, task, parties }: Fighting, used: Rolls['used']): Again[] {
  const at = (slot: string) => task.rolls.findIndex((roll) => roll.slot === slot);
  const ridden = task.rolls.findIndex(({ slot }) => slot.startsWith('pursuit:'));
  const checked = used.some(({ slot }) => slot.startsWith('check:'));
  return used.flatMap(({ slot, for: what, unit }): Again[] => {
    const party = parties.find(({ id }) => id === unit);
    const [rethrown, named] = KINDS[what].again ?? [];
    const isOver = slot.startsWith('engineers:')
      ? checked
      : named === 'fight-check-of' && ridden >= 0 && at(slot) < ridden;
    if (!party || !rethrown || !named || isOver || !keepsBooks(battle, party.side)) return [];
    if (!mayRethrow(rethrown, battle.rulings)) return [];
    return [{ what: say(named, { unit: party.short }), ...ownAgain(battle, slot, party.side) }];
  });
}

/** Whether one tap makes all forced throws: not where engineers' dice may be thrown again. */
export const throwsOnIn = (again: readonly Again[]): boolean =>
  again.every(({ refused, slot }) => refused !== undefined || !slot.startsWith('engineers'));
