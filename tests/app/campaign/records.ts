/** Records of both campaigns, and what a forger makes of them. */
import { ageOfNapoleon } from '../../../src/campaign/age-of-napoleon/game.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { chanceOf, type Seed, sealOf } from '../../../src/engine/chance.ts';
import { type Game, judge } from '../../../src/engine/game.ts';
import { headerHash } from '../../../src/journal/chain.ts';
import { type Deed, type Entry, hashOf } from '../../../src/journal/entry.ts';
import { type Judgment, judging } from '../../../src/journal/judging.ts';
import { append, begin, canTakeBack, redo, undo, type Whole } from '../../../src/journal/record.ts';
import { randomOf } from '../../battlefield/bot.ts';
import { SETUP as AON, seed as aonSeed } from '../../campaign/age-of-napoleon/fixtures.ts';
import { seed as eiaSeed } from '../../campaign/empires-in-arms/fixtures.ts';
import { campaign } from '../../campaign/empires-in-arms/player.ts';

export interface AnyEvent {
  readonly type: string;
}
interface AnyPlay {
  readonly do: string;
}
export type Random = (n: number) => number;
export interface Written {
  readonly journal: Whole<unknown, AnyEvent>;
  readonly seed: Seed;
  readonly judged: (entries: readonly Entry<AnyEvent>[], seed?: string) => Judgment;
}

const headerOf = (rules: string, seed: Seed) => ({
  ...{ id: 'c1', schema: 1, title: 'A campaign', seal: sealOf(seed), startedAt: 0, rules },
});

function atOnce(run: Generator<undefined, Judgment, undefined>): Judgment {
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

function written<State, Event extends AnyEvent, Play extends AnyPlay>(
  game: Game<State, Event, Play>,
  seed: Seed,
  deeds: readonly { readonly play: unknown; readonly by: string; readonly events: readonly Event[] }[],
  random: Random,
): Written {
  const machine = { start: undefined, apply: game.apply };
  const header = headerOf(`${game.id}-${game.rules}`, seed);
  let journal: Whole<State | undefined, Event> = begin(header, machine);
  for (const deed of deeds) {
    journal = append(journal, { ...deed, at: 0 });
    if (random(8) > 0 || !canTakeBack(journal)) continue;
    // Somebody thinks better of it, and then of that.
    const back = undo(journal, { at: 0, by: 'table' });
    journal = (back && redo(back, { at: 0, by: 'umpire' })) ?? journal;
  }
  return {
    journal: journal as unknown as Written['journal'],
    seed,
    judged: (entries, own = seed) =>
      atOnce(judging(game, machine, { header, seed: own, entries: entries as readonly Entry<Event>[] })),
  };
}

/** A campaign of a player who knows only the menu. */
export function aon(n: number): Written {
  const seed = aonSeed(n);
  const open = (topic: string) => chanceOf(seed, topic);
  const random = randomOf(n);
  const first = ageOfNapoleon.beginning([{ type: 'begun', setup: AON, seal: sealOf(seed) }], open) ?? [];
  let state = first.reduce<Parameters<typeof ageOfNapoleon.apply>[0]>(ageOfNapoleon.apply, undefined);
  const deeds: { play: unknown; by: string; events: typeof first }[] = [{ play: null, by: 'table', events: first }];
  for (let step = 0; step < 60 && state; step += 1) {
    const offered = ageOfNapoleon.menu(state, 'table');
    const likely = offered.filter((one) => ['accept', 'throw', 'attack', 'winter'].includes(one.do));
    const play = likely.length > 0 && random(3) > 0 ? likely[random(likely.length)] : offered[random(offered.length)];
    const ruled = play && judge(ageOfNapoleon, state, { actor: 'table', play }, open);
    if (!play || !ruled?.ok) break;
    deeds.push({ play, by: 'table', events: ruled.events });
    ({ state } = ruled);
  }
  return written(ageOfNapoleon, seed, deeds, random);
}

export const eia = (n: number, months = 1, deeds = 60): Written =>
  written(empiresInArms, eiaSeed(n), campaign(n, months).deeds.slice(0, deeds), randomOf(n));

export const isDeed = (entry: Entry<AnyEvent>): entry is Deed<AnyEvent> => entry.kind === 'deed' && entry.seq > 1;

/** Numbered and chained anew. */
export function chained({ journal: { header } }: Written, entries: readonly Entry<AnyEvent>[]): Entry<AnyEvent>[] {
  let prev = headerHash(header);
  return entries.map((entry, i) => {
    const next = { ...entry, seq: i + 1, prev };
    prev = hashOf(next);
    return { ...next, hash: prev };
  });
}

/** One leaf of a thing, another. */
function altered(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'object' || value === null) return 1;
  const keys = Object.keys(value);
  const key = keys[random(keys.length)];
  if (key === undefined) return 1;
  if (Array.isArray(value)) return value.map((one, i) => (`${i}` === key ? altered(one, random) : one));
  return { ...value, [key]: altered(Reflect.get(value, key), random) };
}

const stamp = { at: 0, prev: '', hash: '', seq: 0 };

/** A forged record, and the line that does not follow in it. */
export interface Forged {
  readonly by: string;
  readonly entries: readonly Entry<AnyEvent>[];
  readonly seq: number;
}

/** What is made of one of its deeds, chosen by chance. */
export function forgeries(one: Written, random: Random): readonly Forged[] {
  const { entries } = one.journal;
  const deeds = entries.filter(isDeed).filter(({ events }) => events.length > 0);
  const deed = deeds[random(deeds.length)];
  if (!deed) throw new Error('There are none.');
  const { seq, events } = deed;
  const nth = random(events.length);
  const changed = (by: string, more: Partial<Deed<AnyEvent>>): Forged => ({
    by,
    seq,
    entries: chained(
      one,
      entries.map((entry) => (entry.seq === seq && isDeed(entry) ? { ...entry, ...more } : entry)),
    ),
  });
  const undone = (by: string, to: number): Entry<AnyEvent>[] =>
    chained(one, [...entries.slice(0, seq), { ...stamp, kind: 'undo', to, by }]);
  return [
    changed('event dropped', { events: events.filter((_, i) => i !== nth) }),
    changed('event doubled', { events: [...events.slice(0, nth + 1), ...events.slice(nth)] }),
    changed('event altered', {
      events: events.map((event, i) => (i === nth ? (altered(event, random) as AnyEvent) : event)),
    }),
    changed('stranger', { by: 'nobody' }),
    changed('no play', { play: { do: '__proto__' } }),
    { by: 'undo by a stranger', seq: seq + 1, entries: undone('nobody', seq - 1) },
    { by: 'undo of the beginning', seq: seq + 1, entries: undone('table', 0) },
  ];
}
