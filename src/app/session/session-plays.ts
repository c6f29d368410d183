/** A play, an undo, a step back: judged, written to disk, and only then shown. */
import { batch } from '@preact/signals';
import { chanceOf, type Seed } from '../../engine/chance.ts';
import { judge as judgeAct } from '../../engine/game.ts';
import { append, deedsBetween, isWhole } from '../../journal/record.ts';
import type { StoreProblem } from '../../journal/store.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { type Buzz, buzz } from './phone.ts';
import {
  type AnyEvent,
  type AnyPlay,
  type Choose,
  type Core,
  type JournalOf,
  mayWrite,
  type SessionOptions,
  sayNo,
} from './session-core.ts';
import { keepLater, reload, wholeOf } from './session-record.ts';

interface Ruled<State, Event> {
  readonly after: JournalOf<State, Event>;
  readonly buzz: Buzz;
  /** Why the second of two plays was refused; the first stands. */
  readonly but?: string;
}
type Judged<State, Event> = Ruled<State, Event> | { readonly why: string };

/** The result of a play, before anything is written or shown. */
async function judgeOne<State, Event extends AnyEvent, Play extends AnyPlay>(
  { game, actor, buzzOf, cover }: SessionOptions<State, Event, Play>,
  seed: Seed,
  now: JournalOf<State, Event>,
  play: Play,
): Promise<Judged<State, Event>> {
  if (now.state === undefined) return { why: t('session-no-beginning') };
  const by = actor({ state: now.state, play });
  const ruled = judgeAct(game, now.state, { actor: by, play }, (topic) => chanceOf(seed, topic));
  if (!ruled.ok) return { why: speak(ruled.why) };
  const deed = { play, events: ruled.events };
  return {
    after: append(now, { ...((await cover?.(now.state, deed)) ?? deed), at: Date.now(), by }),
    buzz: buzzOf(play, ruled.events),
  };
}

async function judge<State, Event extends AnyEvent, Play extends AnyPlay>(
  options: SessionOptions<State, Event, Play>,
  seed: Seed,
  now: JournalOf<State, Event>,
  play: Play,
  then: Choose<State, Play> | undefined,
): Promise<Judged<State, Event>> {
  const first = await judgeOne(options, seed, now, play);
  if ('why' in first || first.after.state === undefined) return first;
  const next = then?.(first.after.state);
  if (!next) return first;
  const second = await judgeOne(options, seed, first.after, next);
  return 'why' in second ? { ...first, but: second.why } : second;
}

function failed<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  { problem, said }: StoreProblem,
): false {
  buzz('alarm');
  core.trouble.value = { sentence: speak(said), export: problem !== 'moved-on' };
  if (problem === 'moved-on') reload(core);
  return false;
}

/** An error in preparing a page shows when the page is made; the write goes on. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

/** Milliseconds a tap may wait for the disk before the page says that it does. */
const SLOW = 1000;

/** Writes what `next` adds to `from`, and shows it once it is on disk. */
async function commit<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  from: JournalOf<State, Event>,
  next: JournalOf<State, Event>,
): Promise<boolean> {
  const { store, summaryOf, meanwhile, onShown } = core.options;
  const id = core.openId.value;
  const [before, after] = [from.state, next.state];
  if (id === null || before === undefined || after === undefined) return false;
  const fresh = next.entries.slice(from.entries.length);
  const late = setTimeout(() => {
    core.isSlow.value = true;
  }, SLOW);
  const written = await store.appendEntries(id, fresh, from.head, summaryOf(after), () =>
    quietly(() => meanwhile?.(next)),
  );
  clearTimeout(late);
  core.isSlow.value = false;
  // It is on disk, and shows when its record is opened again.
  if (core.openId.value !== id) return false;
  if (!written.ok) return failed(core, written);
  batch(() => {
    core.journal.value = next;
    core.trouble.value = null;
    onShown?.(before, after);
  });
  core.lock?.wrote(next.head);
  keepLater(core, id, next);
  return true;
}

/** Writes and shows the result, or says why there is none. */
async function carryOut<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  from: JournalOf<State, Event>,
  ruled: Judged<State, Event>,
): Promise<boolean> {
  if ('why' in ruled) return sayNo(core, ruled.why);
  if (!(await commit(core, from, ruled.after))) return false;
  buzz(ruled.buzz);
  return ruled.but === undefined || sayNo(core, ruled.but);
}

export function doPlay<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  play: Play,
  then: Choose<State, Play> | undefined,
): Promise<boolean> {
  const { led } = core;
  const id = core.openId.value;
  return core.inTurn(async () => {
    const now = core.journal.value;
    const { seed, options } = core;
    // The players left this record while the tap waited.
    if (!now || core.openId.value !== id || !mayWrite(core) || !seed) return false;
    // A second tap during the first was meant for the earlier page. An answer keeps the page: a tap behind it waits and is done.
    const once = options.once(play);
    if (once && core.led !== led) return false;
    const done = await carryOut(core, now, await judge(options, seed, now, play, then));
    if (once && core.journal.value !== now) core.led += 1;
    return done;
  });
}

type Stamp = { readonly at: number; readonly by: string };

/** Undo, redo, back to here; null if that lies in the unread part of the record. */
function stepNow<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string | null,
  move: (now: JournalOf<State, Event>, stamp: Stamp) => JournalOf<State, Event> | null,
): Promise<boolean | null> {
  return core.inTurn(async () => {
    const now = core.journal.value;
    if (!now || core.openId.value !== id || !mayWrite(core)) return false;
    const { game, actor, closed: closes } = core.options;
    const by = actor();
    const closed = now.state && closes?.(now.state, core.lastExport.value);
    if (closed) return sayNo(core, speak(closed));
    const next = move(now, { at: Date.now(), by });
    if (!next && !isWhole(now)) return null;
    if (next?.state === undefined || now.state === undefined) return false;
    const others = game.mayTakeBack(now.state, by, deedsBetween(now, next));
    // Only the undo of one deed can be asked for, not a redo or several at once.
    if (others) return sayNo(core, speak(others), next.top === now.top.below);
    const done = await commit(core, now, next);
    if (done) core.led += 1;
    return done;
  });
}

export async function takeStep<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  move: (now: JournalOf<State, Event>, stamp: Stamp) => JournalOf<State, Event> | null,
): Promise<boolean> {
  const id = core.openId.value;
  const done = await stepNow(core, id, move);
  if (done !== null) return done;
  return (await wholeOf(core)) !== null && (await stepNow(core, id, move)) === true;
}
