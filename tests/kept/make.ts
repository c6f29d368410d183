/** Plays new battles to be kept: of many, the few that between them ask, tell and write the most different things. */
import { asked, type Battle, type Setup } from '../../src/battlefield/battle.ts';
import { menu, officerMenu, unitMenu } from '../../src/battlefield/menu.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { SIMPLIFICATION_KEYS } from '../../src/battlefield/simplified.ts';
import { RULING_KEYS, RULINGS } from '../../src/book/rulings.ts';
import { type Seed, seedOf } from '../../src/engine/chance.ts';
import { pick, randomOf } from '../battlefield/bot.ts';
import { playAll } from '../battlefield/everything.ts';
import { ownThing } from '../battlefield/played.ts';
import { type Kept, startOf } from './battles.ts';
import { ruledOn, toldIn } from './told.ts';

const FIELDS = ['everything', 'quatre-bras-1815', 'everything', 'auerstaedt-1806', 'everything', 'salamanca-1812'];

const seedOfKept = (n: number): Seed => seedOf(Uint8Array.from({ length: 32 }, (_, i) => (n * 91 + i * 37 + 5) % 256));

function setupOf(n: number): Setup {
  const random = randomOf(n + 11);
  const own = Object.fromEntries(
    RULING_KEYS.filter((key) => key !== 'acReplacedRRD').map((key) => {
      const { values } = RULINGS[key];
      return [key, values[random(values.length)]!];
    }),
  );
  return {
    keeps: n % 7 === 5 ? 'a' : 'both',
    dice: n % 4 === 3 ? 'table' : 'app',
    rulings: n % 3 === 1 ? own : {},
    ...(n % 8 === 6 && { simplified: [...SIMPLIFICATION_KEYS] }),
  };
}

/** One in four throws and cards is the table's own, and one answer in three is changed. */
function ofTheTable(battle: Battle, random: (n: number) => number): Play | undefined {
  const task = asked(battle);
  if (!task || battle.ended) return undefined;
  const procedure = procedureFor(task.kind);
  const facts = procedure.facts?.(battle, task) ?? [];
  if (facts.length > 0 && random(5) === 0) {
    const fact = facts[random(facts.length)]!;
    const value =
      fact.kind === 'switch'
        ? !fact.value
        : fact.kind === 'choice'
          ? fact.options![random(fact.options!.length)]!.value
          : fact.min! + random(fact.max! - fact.min! + 1);
    return { do: 'answer', task: task.id, facts: { [fact.key]: value } };
  }
  const need = procedure.needs(battle, task)[0];
  if (!need || random(4) > 0) return undefined;
  return { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) };
}

/** What has been played less often is played sooner; the turn goes on now and then. */
function curious(battle: Battle, used: Map<string, number>, random: (n: number) => number): Play | undefined {
  const turn = menu(battle);
  const task = asked(battle);
  const going = turn.filter(({ do: what }) => GOING.includes(what));
  if (going.length > 0 && random(task ? 2 : 4) === 0) return going[random(going.length)];
  const offers = task
    ? turn
    : [
        ...turn,
        ...Object.keys(battle.units).flatMap((id) => unitMenu(battle, id)),
        ...Object.keys(battle.officers).flatMap((id) => officerMenu(battle, id)),
      ];
  const kinds = [...new Set(offers.map(({ do: what }) => what))];
  const weights = kinds.map((what) => 1_000 / (1 + (used.get(what) ?? 0)));
  let at = random(Math.ceil(weights.reduce((sum, weight) => sum + weight, 0)));
  const kind = kinds.find((_, n) => {
    at -= weights[n]!;
    return at < 0;
  });
  const these = offers.filter(({ do: what }) => what === kind);
  return these[random(these.length)];
}

/** The different things a text says: codes and rows with the figures beside them. */
function* saidIn(value: unknown, at: string): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* saidIn(one, at);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* saidIn(one, `${at}.${key}`);
  else if (typeof value !== 'string' || /^[a-z-]+$/i.test(value)) yield `${at}=${value}`;
}

const GOING = ['throw', 'accept', 'next', 'choose'];

interface Candidate {
  readonly kept: Omit<Kept, 'marks'>;
  /** For each play, what it says that is new in this battle. */
  readonly says: readonly ReadonlySet<string>[];
}

/** Who plays candidate `n`: what it plays next, with what follows. */
function player(n: number, field: string, seed: Seed) {
  const random = randomOf(n + 1);
  const choose = field === 'everything' ? playAll : pick;
  const used = new Map<string, number>();
  return (battle: Battle) => {
    const offered = ofTheTable(battle, random);
    let ruled = offered && ruledOn(battle, offered, seed);
    let play = offered;
    if (!play || !ruled?.ok) {
      play = (n % 2 === 0 ? curious(battle, used, random) : undefined) ?? choose(battle, random);
      ruled = ruledOn(battle, play, seed);
    }
    used.set(play.do, (used.get(play.do) ?? 0) + 1);
    return { play, ruled };
  };
}

async function candidate(n: number, most: number): Promise<Candidate> {
  const field = FIELDS[n % FIELDS.length]!;
  const seed = seedOfKept(n);
  const setup = setupOf(n);
  const next = player(n, field, seed);
  let battle = await startOf({ field, setup, seed });
  const plays: Play[] = [];
  const says: Set<string>[] = [];
  const before = new Set<string>();
  while (plays.length < most) {
    const { play, ruled } = next(battle);
    if (!ruled.ok) break;
    const told = toldIn(battle, false);
    const fresh = new Set<string>();
    const kind = told.question?.kind ?? '';
    for (const one of [...saidIn(told.question, kind), ...saidIn(ruled.events, play.do), `?${kind}`, `!${play.do}`])
      if (!before.has(one)) {
        before.add(one);
        fresh.add(one);
      }
    plays.push(play);
    says.push(fresh);
    battle = ruled.state;
  }
  return { kept: { field, seed, setup, plays }, says };
}

/** A kept battle that is played on, as long as it was, from the first play that is refused by today's rules. */
export async function mended(kept: Kept, n: number): Promise<Kept> {
  let battle = await startOf(kept);
  const plays: Play[] = [];
  const next = player(n, kept.field, kept.seed);
  for (const old of kept.plays) {
    const ruled = ruledOn(battle, old, kept.seed);
    if (!ruled.ok) break;
    plays.push(old);
    battle = ruled.state;
  }
  while (plays.length < kept.plays.length) {
    const { play, ruled } = next(battle);
    if (!ruled.ok) break;
    plays.push(play);
    battle = ruled.state;
  }
  return { ...kept, plays };
}

/** A kind of question or of play that no other battle has weighs as much as so many sentences. */
const WHOLE_KIND = 150;
const weightOf = (text: string): number => (/^[?!]/.test(text) ? WHOLE_KIND : 1);

/** The best of so many battles, each cut off where it says nothing new for long. */
export async function make(
  count: number,
  of: number,
  most: number,
  tell: (line: string) => void,
): Promise<Omit<Kept, 'marks'>[]> {
  const all: Candidate[] = [];
  for (let n = 0; n < of; n += 1) all.push(await candidate(n, most));
  const told = new Set<string>();
  const chosen: Omit<Kept, 'marks'>[] = [];
  for (let k = 0; k < count; k += 1) {
    const worth = (one: Candidate): number =>
      one.says
        .flatMap((fresh) => [...fresh])
        .filter((text) => !told.has(text))
        .reduce((sum, text) => sum + weightOf(text), 0) / one.says.length;
    const best = all.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    all.splice(all.indexOf(best), 1);
    const news = best.says.map((fresh) => [...fresh].filter((text) => !told.has(text)).length);
    const last = news.findLastIndex((n) => n > 0);
    for (const fresh of best.says) for (const text of fresh) told.add(text);
    tell(`${best.kept.field}: ${last + 1} plays, ${news.reduce((a, b) => a + b, 0)} new things said`);
    chosen.push({ ...best.kept, plays: best.kept.plays.slice(0, last + 1) });
  }
  return chosen;
}
