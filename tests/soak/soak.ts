/** One battle of the soak: a player that knows only the menus, and everything that must hold on the way. */

import { asked, type Battle, type Setup } from '../../src/battlefield/battle.ts';
import { beginBattle } from '../../src/battlefield/begin.ts';
import { type Event, eventSchema } from '../../src/battlefield/events.ts';
import { apply } from '../../src/battlefield/ledger/apply.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { referee } from '../../src/battlefield/referee.ts';
import { view } from '../../src/battlefield/view.ts';
import { RULING_KEYS, RULINGS } from '../../src/book/rulings.ts';
import { canonical } from '../../src/engine/canonical.ts';
import { chanceOf, type Seed, sealOf, seedOf } from '../../src/engine/chance.ts';
import type { Header } from '../../src/journal/chain.ts';
import { makeFile } from '../../src/journal/file.ts';
import { digest } from '../../src/journal/hash.ts';
import { append, begin, canRedo, type Journal, type Machine, redo, undo } from '../../src/journal/record.ts';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { pick, randomOf } from '../battlefield/bot.ts';
import { everything, playAll } from '../battlefield/everything.ts';
import { table } from '../battlefield/laws/book.ts';
import { mustHold } from '../battlefield/laws.ts';
import { ownThing } from '../battlefield/played.ts';

/** Battle `n` takes them in turn. */
const FIELDS = ['maida-1806', 'quatre-bras-1815', 'everything', 'auerstaedt-1806', 'salamanca-1812'] as const;

/** Of so many plays or battles one is looked at closely: the whole of it every time would take the soak's time. */
const CLOSELY = 16;

interface Deed {
  readonly play: Play | { readonly do: 'begin' };
  readonly events: readonly Event[];
}

export interface Outcome {
  readonly n: number;
  readonly seed: Seed;
  readonly scenario: string;
  readonly plays: number;
  readonly turn: number;
  /** What broke, and the play that did it. */
  readonly failed?: { readonly why: string; readonly play: Play | null };
  /** The battle up to there as a file, when it failed. */
  readonly file?: string;
}

/** Every battle has a seed of its own that follows from its number alone. */
export const seedOfBattle = (n: number): Seed =>
  seedOf(Uint8Array.from({ length: 32 }, (_, i) => (n * 167 + i * 29 + (n >> 8) * 13) % 256));

const machine: Machine<Battle | undefined, Event> = { start: undefined, apply };
const STAMP = { at: 0, by: 'both' };

/** Every third battle is played by a house's own rulings; which dice may be missing is left as the laws count them. */
function houseRules(n: number): Setup['rulings'] {
  if (n % 3 !== 0) return {};
  const random = randomOf(n + 7);
  return Object.fromEntries(
    RULING_KEYS.filter((key) => key !== 'acReplacedRRD').map((key) => {
      const { values } = RULINGS[key];
      return [key, values[random(values.length)]!];
    }),
  );
}

/** Now and then the table throws its own dice and draws its own cards. */
function ownEntry(battle: Battle, random: (n: number) => number): Play | undefined {
  const task = asked(battle);
  const need = task && procedureFor(task.kind).needs(battle, task)[0];
  if (!task || !need || battle.ended || random(6) > 0) return undefined;
  return { do: 'enter', task: task.id, slot: need.slot, thing: ownThing(need, random) };
}

/** What a screen would ask of the open question; an error here is a blank screen there. */
function lookAt(battle: Battle): void {
  for (const viewer of ['a', 'b', 'both', 'umpire'] as const) view(battle, viewer);
  const task = asked(battle);
  if (!task) return;
  const procedure = procedureFor(task.kind);
  const sums = procedure.sums?.(battle, task) ?? [];
  const facts = procedure.facts?.(battle, task) ?? [];
  procedure.question(battle, task);
  procedure.byHand?.(battle, task);
  procedure.again?.(battle, task);
  const odds = procedure.odds?.(battle, task);
  if (odds && (odds.good < 0 || odds.good > odds.of))
    throw new Error(`${task.kind} has odds of ${odds.good}/${odds.of}`);
  const read = procedure.needs(battle, task).length === 0 ? procedure.reading(battle, task).sums : [];
  for (const sum of [...sums, ...read])
    if (!Number.isFinite(sum.total)) throw new Error(`${task.kind} reckons ${sum.name} as ${sum.total}`);
  const keys = facts.map((fact) => fact.key);
  if (new Set(keys).size !== keys.length) throw new Error(`${task.kind} asks one thing twice: ${keys.join(', ')}`);
}

/** What is written down reads back as it was written, and means the same. */
function mustReadBack(before: Battle, after: Battle, events: readonly Event[]): void {
  for (const event of events) {
    const text = canonical(event);
    const read = eventSchema.safeParse(JSON.parse(text));
    if (!read.success) throw new Error(`a ${event.type} event does not pass its own door: ${read.error.message}`);
    if (canonical(read.data) !== text) throw new Error(`a ${event.type} event is written in two ways: ${text}`);
  }
  const again = (JSON.parse(canonical(events)) as Event[]).reduce<Battle | undefined>(apply, before);
  if (digest(again) !== digest(after)) throw new Error('the events do not give the battle that the referee gave');
}

function journalOf(header: Header, deeds: readonly Deed[]): Journal<Battle | undefined, Event> {
  let journal = begin(header, machine);
  for (const deed of deeds) journal = append(journal, { ...deed, ...STAMP });
  return journal;
}

/** Undone to its beginning and brought back, a battle passes every state it had. */
function mustComeBack(header: Header, deeds: readonly Deed[], end: Battle): void {
  let journal = journalOf(header, deeds);
  if (digest(journal.state) !== digest(end)) throw new Error('the journal does not end where the battle ended');
  const states: (Battle | undefined)[] = [];
  const steps = Math.min(200, deeds.length - 1);
  for (let back = 0; back < steps; back += 1) {
    states.push(journal.state);
    journal = undo(journal, STAMP)!;
  }
  while (canRedo(journal)) {
    journal = redo(journal, STAMP)!;
    if (journal.state !== states.pop()) throw new Error('a redo brings back another battle');
  }
  if (states.length > 0) throw new Error('not everything that was undone can be redone');
}

/** Plays battle `n` for so many plays, or to the first law that breaks. */
export async function soakBattle(n: number, most: number): Promise<Outcome> {
  const id = FIELDS[n % FIELDS.length]!;
  const all = id === 'everything';
  const scenario = all ? everything() : await SHELF.find((entry) => entry.id === id)!.load();
  const seed = seedOfBattle(n);
  const random = randomOf(n + 1);
  const header: Header = {
    id: `soak-${n}`,
    schema: 1,
    title: `${scenario.title}, soak ${n}`,
    seal: sealOf(seed),
    startedAt: 0,
    rules: 'nbc-1',
  };
  const setup: Setup = { keeps: 'both', dice: 'app', rulings: houseRules(n) };
  const deeds: Deed[] = [{ play: { do: 'begin' }, events: beginBattle(scenario, setup, header.seal) }];
  let battle = deeds[0]!.events.reduce<Battle | undefined>(apply, undefined)!;
  const book = table(battle, (topic) => chanceOf(seed, topic));
  let play: Play | null = null;
  let plays = 0;
  try {
    for (; plays < most; plays += 1) {
      const choice: Play | undefined = ownEntry(battle, random) ?? (all ? playAll : pick)(battle, random);
      play = choice ?? null;
      if (!choice) throw new Error('nothing is offered');
      const ruled = referee(battle, choice, (topic) => chanceOf(seed, topic));
      if (!ruled.ok) throw new Error(`it was offered, and refused: ${ruled.why}`);
      const before = battle;
      battle = ruled.state;
      deeds.push({ play: choice, events: ruled.events });
      mustHold(before, battle);
      book(before, choice, ruled.events);
      if (plays % CLOSELY === n % CLOSELY) {
        lookAt(battle);
        mustReadBack(before, battle, ruled.events);
      }
    }
    play = null;
    if (n % CLOSELY === 0 || most <= 500) mustComeBack(header, deeds, battle);
  } catch (error) {
    const where = `turn ${battle.turn}, phase ${battle.phase}`;
    const why = `${where}: ${error instanceof Error ? error.message : String(error)}`;
    const { entries } = journalOf(header, deeds);
    return {
      n,
      seed,
      scenario: id,
      plays,
      turn: battle.turn,
      failed: { why, play },
      file: makeFile({ header, seed, entries }),
    };
  }
  return { n, seed, scenario: id, plays, turn: battle.turn };
}
