/**
 * Tables under lock that play by themselves: bots of the open table, of both sides and of the umpire, with things sealed and
 * shown, undo and redo, and what is set by hand; each seat is fed as it goes.
 */
import { machine } from '../../../src/app/session/battle-journal.ts';
import type { Battle, Unit } from '../../../src/battlefield/battle.ts';
import type { Event } from '../../../src/battlefield/events.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { eyesOf } from '../../../src/battlefield/under-lock/eyes.ts';
import type { Paper } from '../../../src/battlefield/under-lock/papers.ts';
import { chanceOf, type Seed, sealOf } from '../../../src/engine/chance.ts';
import { judge } from '../../../src/engine/game.ts';
import { type Fed, feed, type Patch, unfed } from '../../../src/journal/feed.ts';
import { append, begin, redo, undo, type Whole } from '../../../src/journal/record.ts';
import { pick, randomOf } from '../bot.ts';
import { seedFrom } from '../fixtures.ts';
import { countsSaltsAnew, envelope, lockedEvents, readFor, secretive, unseals } from './locked.ts';

type State = Battle | undefined;
type WholeJournal = Whole<State, Event>;

export const SEATS = ['a', 'b', 'umpire', 'both', 'a.reille'] as const;
export type Seated = (typeof SEATS)[number];

export interface Table {
  readonly seed: Seed;
  readonly journal: WholeJournal;
  readonly machine: typeof machine;
  readonly feeds: Readonly<Record<Seated, readonly Patch[]>>;
  readonly eyes: typeof eyesOf;
  /** What was sealed, as it would be found where it leaked, and the seats that may read it. */
  readonly secrets: readonly { readonly words: string; readonly seats: readonly string[] }[];
}

export type Watch = (seat: Seated, patch: Patch, view: unknown, journal: WholeJournal) => void;

type Random = (n: number) => number;

/** Something to seal, with words of its own to look for. */
function aPaper(
  words: string,
  random: Random,
): { readonly by: string; readonly paper: Paper; readonly seats: string[] } {
  const by = ['a', 'b', 'umpire', 'a.reille'][random(4)] ?? 'a';
  switch (random(5)) {
    case 0:
      return { by, paper: { is: 'plan', of: by, text: words }, seats: [by, 'umpire'] };
    case 1:
      return { by: 'umpire', paper: { is: 'note', text: words }, seats: ['umpire'] };
    case 2:
      return { by: 'umpire', paper: { is: 'telling', to: 'b', told: { words } }, seats: ['b', 'umpire'] };
    case 3:
      return {
        by: 'umpire',
        paper: { is: 'belief', side: 'a', of: 'picton', grade: 'suspected', called: words },
        seats: ['a', 'umpire'],
      };
    default:
      return {
        by: 'a',
        paper: { is: 'order', side: 'a', formation: 'ii', order: 'defend', when: { is: 'event', what: words } },
        seats: ['a', 'umpire'],
      };
  }
}

/** Set by hand, as somebody does who has miscounted. */
function aHandEdit(battle: Battle, random: Random): { readonly by: string; readonly play: Play } | undefined {
  const units = Object.values(battle.units).filter((unit: Unit) => unit.present && unit.startCP > 0);
  const unit = units[random(Math.max(1, units.length))];
  return (
    unit && { by: 'umpire', play: { do: 'set', what: 'unit', id: unit.id, set: { disordered: !unit.disordered } } }
  );
}

interface Next {
  readonly by: string;
  readonly play: Play;
}

function nextOf(battle: Battle, random: Random, secrets: Table['secrets'][number][]): Next | undefined {
  const chance = random(12);
  if (chance === 0) {
    const words = `secret-number-${secrets.length}-`;
    const { by, paper, seats } = aPaper(words, random);
    secrets.push({ words, seats });
    return { by, play: { do: 'seal', by, envelope: envelope(paper, seats) } };
  }
  if (chance === 1) {
    const sealed = readFor(battle, 'umpire').filter(({ shown }) => !shown);
    const one = sealed[random(Math.max(1, sealed.length))];
    return one && { by: 'umpire', play: unseals(battle, one.number) };
  }
  if (chance === 2) return aHandEdit(battle, random);
  return undefined;
}

export function tableOf(n: number, most: number, watch?: Watch): Table {
  countsSaltsAnew();
  const seed = seedFrom(n);
  const random = randomOf(n + 1);
  const header = {
    id: `table-${n}`,
    schema: 1,
    title: 'Table',
    seal: sealOf(seed),
    startedAt: 0,
    rules: 'nbc-1',
  };
  const secrets: Table['secrets'][number][] = [];
  let journal: WholeJournal = begin(header, machine);
  const feeds: Record<Seated, Patch[]> = { a: [], b: [], umpire: [], both: [], 'a.reille': [] };
  const fed = new Map<Seated, Fed<State, Event>>(SEATS.map((seat) => [seat, unfed(header, machine, eyesOf(seat))]));
  const send = () => {
    for (const seat of SEATS) {
      const entry = journal.entries.at(-1);
      const before = fed.get(seat);
      const next = entry && before && feed(before, machine, eyesOf(seat), seed, entry);
      if (!next) throw new Error('The feed leads nowhere.');
      feeds[seat].push(next.patch);
      fed.set(seat, next.fed);
      watch?.(seat, next.patch, next.fed.view, journal);
    }
  };
  journal = append(journal, { play: { do: 'begin' }, events: lockedEvents(secretive(), seed), at: 0, by: 'both' });
  send();
  for (let plays = 0; plays < most; plays += 1) {
    const step = random(14);
    const moved =
      step === 0 && journal.top.below?.below
        ? undo(journal, { at: 0, by: 'umpire' })
        : step === 1
          ? redo(journal, { at: 0, by: 'umpire' })
          : null;
    if (moved) {
      journal = moved;
      send();
      continue;
    }
    const battle = journal.state!;
    const { by, play } = nextOf(battle, random, secrets) ?? { by: 'umpire', play: pick(battle, random) };
    const ruled = judge(nbc, battle, { actor: by, play }, (topic) => chanceOf(seed, topic));
    if (!ruled.ok) continue;
    journal = append(journal, { play, events: ruled.events, at: 0, by });
    send();
  }
  return { seed, journal, machine, feeds, eyes: eyesOf, secrets };
}
