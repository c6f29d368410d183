/** Throws for hits: what is needed, round by round, what was thrown, how it reads, and the chances. */
import type { SideId } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import type { HitProgress, HitRound, HitThrow } from '../../../dice/hits.ts';
import { CONFIRM, counted, hitSteps, hitsMade, hitThrow } from '../../../dice/hits.ts';
import { hitOdds } from '../../../dice/odds.ts';
import { readPot } from '../../../dice/pot.ts';
import { type Message, type Said, say, type Text } from '../../../engine/message.ts';
import { nth } from '../../../engine/nth.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, type RowId, term } from '../../../engine/reckoning.ts';
import type { Task } from '../../battle.ts';
import { called } from '../../named.ts';
import type { Choice, DiceThrown, HitFaces, Need, Odds } from '../../procedure.ts';
import { diceIn, hitsTold, potIn, throwTold } from '../../throws.ts';
import { throwsOne } from './fighters.ts';

type Rolled = Pick<Task, 'rolls'>;

/** The slot of a round; round 0 is the first throw. */
export type SlotOf = (round: number) => string;

/** The slots of a key: "throw:husson" for the first throw, then "throw:husson#1". */
export const roundsOf =
  (key: string): SlotOf =>
  (round) =>
    round === 0 ? key : `${key}#${round}`;

/** The faces of a round, or undefined if the round does not count. */
export function roundIn(task: Rolled, slotOf: SlotOf, round: number, dice: number): readonly Face[] | undefined {
  const faces = diceIn(task, slotOf(round));
  if (faces?.length !== dice) return undefined;
  const at = (n: number) => task.rolls.findIndex(({ slot }) => slot === slotOf(n));
  return round > 0 && at(round) < at(round - 1) ? undefined : faces;
}

export interface Rounds {
  readonly progress: HitProgress;
  readonly slot: string;
}

export const NO_ROUNDS: Rounds = { progress: { done: true, hits: 0, rounds: [] }, slot: '' };

/** The progress of a throw by its faces. `first` holds those of the first round if they come from a pot. */
export function facesSoFar(task: Rolled, slotOf: SlotOf, spec: HitThrow, first: readonly Face[] = []): Rounds {
  const faces = [...first];
  for (let round = first.length > 0 ? 1 : 0; ; round += 1) {
    const progress = hitThrow(spec, faces);
    const slot = slotOf(round);
    const thrown = progress.done ? undefined : roundIn(task, slotOf, round, progress.dice);
    if (!thrown) return { progress, slot };
    faces.push(...thrown);
  }
}

/** The progress of a throw that the table may also finish itself and enter as hits. */
export function thrownSoFar(task: Rolled, slotOf: SlotOf, spec: HitThrow): Rounds {
  const told = hitsTold(task, slotOf(0), spec.dice);
  return told === undefined ? facesSoFar(task, slotOf, spec) : { progress: counted(told), slot: slotOf(0) };
}

/** For example "2 misses to re-roll". */
const roundWords = (stage: HitRound['stage'], dice: number): Message =>
  stage === 'confirm' ? say('round-confirm', { dice, face: CONFIRM }) : say(`round-${stage}`, { dice });

/** For example "Husson: 2 misses to re-roll". */
export const roundLabel = (who: Text, stage: HitRound['stage'], dice: number): Message =>
  say('round-of', { who, round: roundWords(stage, dice) });

/** What a throw needs next: the first round as faces or hits, later rounds as faces; empty when it is complete. */
export function nextRound({ progress, slot }: Rounds, by: SideId, who: Text): Need[] {
  if (progress.done) return [];
  const { stage, dice } = progress;
  const label = roundLabel(who, stage, dice);
  return [{ slot, by, label, want: 'dice', dice, ...(stage === 'throw' && { hits: dice }) }];
}

type RowOf = Readonly<Record<HitRound['stage'], RowId>>;

/** A throw as a sum: the hits, those gained by the bonus, those lost to confirmation. */
export const sumOfRounds = (who: Text, rounds: readonly HitRound[], rows: RowOf, total: number): Reckoning => ({
  name: say('hits-of', { who }),
  terms:
    rounds.length === 0
      ? [term('hits-counted', total)]
      : rounds.map(({ stage, faces, made }) =>
          term(roundWords(stage, faces.length), stage === 'confirm' ? made - faces.length : made, rows[stage], {
            note: say('round-faces', { faces: faces.join(' ') }),
          }),
        ),
  total,
});

export interface HitPart {
  readonly key: string;
  readonly by: SideId;
  /** The owner of the dice, for example "Husson" or "12-pdr battery". */
  readonly who: Text;
  readonly throw: HitThrow;
  /** The source of the dice. A pot has five; further dice are thrown loose. */
  readonly from: 'pot' | 'loose';
  readonly reads?: HitFaces | undefined;
}

interface HitsThrown {
  /** What to throw next; empty when the throw is complete. */
  readonly needs: readonly Need[];
  readonly rounds: readonly HitRound[];
  readonly faces: readonly Face[];
  /** Final hits; 0 until the throw is complete. */
  readonly hits: number;
  readonly red?: Face | undefined;
  readonly one?: boolean | undefined;
  /** The table finished the throw itself. */
  readonly told?: true;
}

export function hitsThrown(task: Rolled, part: HitPart): HitsThrown {
  const { key, by, who } = part;
  const { dice } = part.throw;
  if (dice <= 0) return { needs: [], rounds: [], faces: [], hits: 0 };
  const told = throwTold(task, key, dice) ?? throwTold(task, `${key}.0`, dice);
  if (told) return { needs: [], rounds: [], faces: [], hits: told.hits, red: told.red, one: told.one, told: true };
  const inPot = part.from === 'pot' ? Math.min(5, dice) : 0;
  const beside = dice - inPot;
  const pot = inPot > 0 ? potIn(task, key) : undefined;
  const loose = diceIn(task, `${key}.0`);
  const needs: Need[] = [];
  const byHits = !pot && { hits: dice, ...(part.reads && { reads: part.reads }) };
  if (inPot > 0 && !pot) needs.push({ slot: key, by, label: called(who), want: 'pot', counts: inPot, ...byHits });
  const label = inPot > 0 ? say('round-beside-pot', { who }) : called(who);
  if (beside > 0 && loose?.length !== beside)
    needs.push({ slot: `${key}.0`, by, label, want: 'dice', dice: beside, ...(inPot === 0 && byHits) });
  if (needs.length > 0) return { needs, rounds: [], faces: [], hits: 0 };
  const faces = present(pot && readPot(pot, inPot), beside > 0 && loose);
  const slotOf: SlotOf = (round) => (round === 0 && inPot > 0 ? key : `${key}.${round}`);
  const thrown = facesSoFar(task, slotOf, part.throw, faces);
  const { progress } = thrown;
  const read = { faces, hits: hitsMade(progress), red: pot?.red, one: throwsOne(faces) };
  return { needs: nextRound(thrown, by, who), rounds: progress.rounds, ...read };
}

/** The dice as shown: hits are solid, dice thrown again are underlined. */
export function diceShown(task: Rolled, part: HitPart): DiceThrown[] {
  const { rounds } = hitsThrown(task, part);
  const succeeds = new Map(hitSteps(part.throw).map((step) => [step.stage, step.succeeds]));
  const later = new Set(rounds.map((round) => round.stage));
  return rounds.map(({ stage, faces }) => ({
    label: roundLabel(part.who, stage, faces.length),
    dice: faces.map((face) => {
      const hit = succeeds.get(stage)?.(face) === true;
      const again = stage === 'throw' && later.has(hit ? 'confirm' : 'bonus');
      return { face, mark: hit ? ('hit' as const) : ('miss' as const), ...(again && { again }) };
    }),
  }));
}

/** The most ways shown exactly. Beyond it, chances are given out of `TOLD_OF`. */
const SHOWN_OF = 1296n;
const TOLD_OF = 10_000n;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The parts scaled to integers that add up to `of`; the largest remainders are rounded up. */
function shares(ways: readonly bigint[], whole: bigint, of: bigint): bigint[] {
  const floors = ways.map((n) => (n * of) / whole);
  let left = of - floors.reduce((sum, n) => sum + n, 0n);
  const byRest = ways.map((n, i) => ({ i, rest: (n * of) % whole })).sort((x, y) => (y.rest > x.rest ? 1 : -1));
  for (const { i } of byRest) {
    if (left === 0n) break;
    floors[i] = nth(floors, i) + 1n;
    left -= 1n;
  }
  return floors;
}

export const oddsPart = (odds: Odds | null, hits: number): string | undefined =>
  odds?.parts[Math.min(hits, odds.parts.length - 1)]?.key;

/** The bar shows 0, 1, 2, 3, and 4 or more. */
const FIGURES = 5;

type SoFar = Pick<HitPart, 'throw'> & Partial<Pick<HitsThrown, 'rounds' | 'hits' | 'told'>>;

/** The parts so far or, once everything is thrown, as before the throw, to show the chance there was. */
export function soFar(task: Rolled, parts: readonly HitPart[]): readonly SoFar[] {
  const thrown = parts.map((part) => ({ throw: part.throw, ...hitsThrown(task, part) }));
  return thrown.every(({ needs }) => needs.length === 0) ? parts : thrown;
}

/** The exact chances of the hits of all parts together, given the rounds so far. */
export function oddsOfHits(throws: readonly SoFar[], claim: Said = 'chance-hit'): Odds | null {
  const thrown = throws.filter((one) => one.throw.dice > 0);
  if (thrown.length === 0) return null;
  let ways: bigint[] = [1n];
  let of = 1n;
  for (const { throw: spec, rounds, told, hits = 0 } of thrown) {
    const one = told ? { ways: [...Array.from({ length: hits }, () => 0n), 1n], of: 1n } : hitOdds(spec, rounds);
    const sum = Array.from({ length: ways.length + one.ways.length - 1 }, () => 0n);
    ways.forEach((a, i) => {
      one.ways.forEach((b, k) => {
        sum[i + k] = nth(sum, i + k) + a * b;
      });
    });
    ways = sum;
    of *= one.of;
  }
  const figures = Array.from({ length: Math.min(FIGURES, ways.length) }, (_, n) =>
    n === FIGURES - 1 ? ways.slice(n).reduce((sum, some) => sum + some, 0n) : nth(ways, n),
  );
  const common = figures.reduce(gcd, of);
  const exact = of / common <= SHOWN_OF;
  const told = exact ? figures.map((n) => n / common) : shares(figures, of, TOLD_OF);
  const total = exact ? of / common : TOLD_OF;
  const last = (n: number) => n === FIGURES - 1 && ways.length > FIGURES;
  return {
    claim,
    good: Number(total - nth(told, 0)),
    of: Number(total),
    parts: told.map((n, hits) => ({
      key: `${hits}${last(hits) ? '+' : ''}`,
      n: Number(n),
      means: say(last(hits) ? 'hits-or-more' : 'hits-count', { hits }),
    })),
    unit: 'throw',
  };
}

export const hitWords = (hits: number): Message => say('hits-made', { hits });

/** What the table may decide: no hit to the most. */
export const hitChoices = (most: number): Choice[] =>
  Array.from({ length: most + 1 }, (_, n) => ({ value: String(n), label: hitWords(n) }));
