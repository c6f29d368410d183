/** What the walk through a battle's file collects: what was proved, believed and undone, and how luck fell. */
import type { Battle } from '../../battlefield/battle.ts';
import type { Event } from '../../battlefield/events.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import type { Roll } from '../../battlefield/questions.ts';
import type { SideId } from '../../book/terms.ts';
import { nextTopic } from '../../engine/chance.ts';
import { type Said, say, sentences, word } from '../../engine/message.ts';
import { throwsIn } from '../../engine/proof.ts';
import type { Deed, Entry } from '../../journal/entry.ts';
import type { Standing } from '../../journal/record.ts';
import { takenBack } from '../../journal/taken-back.ts';
import { endOf } from '../session/turn-ends.ts';
import { allUndone } from '../session/undone-throws.ts';
import { thingSaid } from './differs.ts';
import { type Fallen, spreadsOf } from './luck.ts';
import type { BySide, ProofLine, Report, TurnEnd } from './report.ts';

type State = Battle | undefined;
type Rolled = Extract<Event, { type: 'rolled' }>;

const isRolled = (event: Event): event is Rolled => event.type === 'rolled';

/** Notes on one deed. */
interface Noted {
  readonly seq: number;
  /** Changes by hand, against or without a rule. */
  readonly hands: readonly ProofLine[];
  readonly throws: readonly (ProofLine & { readonly own: boolean })[];
  readonly fallen: readonly Fallen[];
  /** The topics of its throws. */
  readonly topics: readonly string[];
  /** Throws and draws from the seed. */
  readonly sealed: number;
  readonly answers: number;
  readonly end?: Omit<TurnEnd, 'undone'>;
}

const NOTHING: Omit<Noted, 'seq'> = { hands: [], throws: [], fallen: [], topics: [], sealed: 0, answers: 0 };

function endIn({ seq, hash, events }: Deed<Event>, { minutes }: Battle): Noted['end'] {
  const end = endOf(events);
  return end === undefined ? undefined : { seq, hash, minutes, ...(end !== 'battle' && { turn: end }) };
}

function topicsOf(before: Battle, events: readonly Event[]): readonly string[] {
  let { thrown } = before;
  return events.flatMap((event) => {
    if (event.type !== 'thrown') return [];
    const topic = `${before.turn} ${nextTopic(thrown, event.topic)}`;
    thrown = [...thrown, event.topic];
    return [topic];
  });
}

function throwLine(seq: number, { task: id, roll }: Rolled, before: Battle, after: Battle) {
  const task = before.agenda.find((one) => one.id === id) ?? after.agenda.find((one) => one.id === id);
  const text: Said = task ? procedureFor(task.kind).question(before, task) : 'proof-a-throw';
  return { seq, side: roll.by, text, note: thingSaid(roll.thing), own: roll.own };
}

/** The question tells which pack a card comes from. */
const isOfTime = (battle: Battle, id: string): boolean =>
  battle.agenda.some((task) => task.id === id && task.kind === 'time');

const fallenOf = (roll: Roll, battle: Battle, task: string): Fallen => ({
  roll,
  battle,
  pack: isOfTime(battle, task) ? 'time' : 'quality',
});

/** What one deed set by hand is one line, however many it touched. */
function handOf(seq: number, events: readonly Event[]): readonly ProofLine[] {
  const lines = events.flatMap((event) => (event.type === 'logged' && event.line.byHand ? [event.line] : []));
  const [first] = lines;
  if (!first) return [];
  const side = lines.every((line) => line.side === first.side) && first.side;
  return [{ seq, text: sentences(lines.map(({ text }) => text)), note: '', ...(side && { side }) }];
}

function noteOf(deed: Deed<Event>, before: Battle, after: Battle): Noted {
  const { seq, events } = deed;
  const rolled = events.filter(isRolled);
  const topics = topicsOf(before, events);
  const end = endIn(deed, before);
  return {
    seq,
    hands: handOf(seq, events),
    throws: rolled.map((event) => throwLine(seq, event, before, after)),
    fallen: rolled.map(({ roll, task }) => fallenOf(roll, before, task)),
    topics,
    sealed: Math.max(throwsIn(events).sealed, topics.length),
    answers: events.filter(({ type }) => type === 'said').length,
    ...(end && { end }),
  };
}

/** The first deed. Its only throw is the weather. */
function noteOfBeginning({ seq, events }: Deed<Event>): Noted {
  const [first] = events;
  const weather = first?.type === 'begun' ? first.setup.startingWeather : undefined;
  if (!weather) return { seq, ...NOTHING };
  const line = { seq, text: 'proof-first-weather' as const, note: weather.dice.join(' '), own: weather.own };
  return { seq, ...NOTHING, throws: weather.own ? [line] : [], sealed: weather.own ? 0 : 1 };
}

/** Each throw once, even if it was undone and made again. */
function fallenOnce(notes: readonly Noted[]): readonly Fallen[] {
  const seen = new Set<string>();
  return notes.flatMap(({ topics, fallen }) => {
    const again = topics.some((topic) => seen.has(topic));
    for (const topic of topics) seen.add(topic);
    return fallen.filter(({ roll }) => roll.own || !again);
  });
}

/** What became of an undone throw. */
function became({ seq, topics, throws }: Noted, notes: readonly Noted[], inEffect: ReadonlySet<number>): Said {
  if (inEffect.has(seq)) return 'proof-brought-back';
  if (throws.every(({ own }) => own)) return 'proof-undone-own';
  const later = notes.find((other) => other.seq > seq && other.topics.some((topic) => topics.includes(topic)));
  return later ? say('proof-same-again', { seq: later.seq }) : 'proof-not-again';
}

function undoneLines(
  notes: readonly Noted[],
  entries: readonly Entry<Event>[],
  inEffect: ReadonlySet<number>,
): readonly ProofLine[] {
  const taken = new Set([...takenBack(entries).values()].flatMap((deeds) => deeds.map(({ seq }) => seq)));
  return notes
    .filter(({ seq, throws }) => taken.has(seq) && throws.length > 0)
    .flatMap((noted) =>
      noted.throws.map(({ own: _, ...line }) => ({
        ...line,
        note: say('proof-undone', { thing: line.note, became: word(became(noted, notes, inEffect)) }),
      })),
    );
}

const namesOf = ({ sides }: Battle): BySide<string> => ({ a: sides.a.name, b: sides.b.name });

export interface Collecting {
  take(entry: Entry<Event>, before: State, after: State): void;
  told(entries: readonly Entry<Event>[], standing: Standing<State, Event>): Told;
}
export type Told = Omit<
  Report,
  'verdict' | 'title' | 'startedAt' | 'lastAt' | 'lines' | 'sound' | 'seal' | 'sealed' | 'broken' | 'added'
>;

export function collecting(sealed: boolean): Collecting {
  const notes: Noted[] = [];
  let copy: Report['copy'];
  return {
    take(entry, before, after) {
      if (entry.kind !== 'deed') return;
      if (before && after) notes.push(noteOf(entry, before, after));
      else notes.push(noteOfBeginning(entry));
      for (const event of before ? [] : entry.events) if (event.type === 'branched') copy = event.from;
    },
    told(entries, { top }) {
      const inEffect = new Set<number>();
      for (let step: typeof top | null = top; step; step = step.below) inEffect.add(step.seq);
      const standing = notes.filter(({ seq }) => inEffect.has(seq));
      const own = standing.flatMap(({ throws }) =>
        throws.filter((line) => line.own).map(({ own: _, ...line }) => line),
      );
      const ownOf = (side: SideId) => own.filter((line) => line.side === side).length;
      const made = notes.reduce((sum, noted) => sum + noted.sealed, 0);
      return {
        throws: sealed ? made : 0,
        waiting: sealed ? 0 : made,
        plays: notes.filter(({ sealed: n }, i) => i > 0 && (sealed || n === 0)).length,
        answers: standing.reduce((sum, { answers }) => sum + answers, 0),
        hands: standing.flatMap(({ hands }) => hands),
        own,
        ownBy: { a: ownOf('a'), b: ownOf('b') },
        undone: undoneLines(notes, entries, inEffect),
        undoneBy: allUndone(entries),
        turns: notes.flatMap(({ end }) => (end ? [{ ...end, undone: !inEffect.has(end.seq) }] : [])),
        luck: spreadsOf(fallenOnce(notes), top.state),
        ...(top.state && { sides: namesOf(top.state) }),
        ...(copy && { copy }),
      };
    },
  };
}
