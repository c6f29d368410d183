/** Opens, reads, shows and closes a record: quickly from a recent state, then wholly in the background. */
import { batch } from '@preact/signals';
import { isSeed, sealOf } from '../../engine/chance.ts';
import { type Said, word } from '../../engine/message.ts';
import { unhurried } from '../../journal/breath.ts';
import { chanceSeed } from '../../journal/chance-seed.ts';
import { countOf, following, isWhole, type Whole } from '../../journal/record.ts';
import { askToWrite, type Channel } from '../../journal/writer-lock.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { whenIdle } from '../idle.ts';
import { caughtUp, type Found, keepStanding, quickly, type Stands, tidy, wholly } from './reading.ts';
import type { AnyEvent, AnyPlay, Core, JournalOf, SessionOptions, Trouble } from './session-core.ts';

/** A record without its header takes its title from its state. */
function titled<State, Event extends AnyEvent, Play extends AnyPlay>(
  journal: JournalOf<State, Event>,
  { summaryOf }: SessionOptions<State, Event, Play>,
): JournalOf<State, Event> {
  const { header, state } = journal;
  if (header.title || state === undefined) return journal;
  return { ...journal, header: { ...header, title: summaryOf(state).title } };
}

/** What is damaged, and from which entry; 0 means before the first. */
const damageSaid = ({ seq, said }: { readonly seq: number; readonly said: Said }): string =>
  seq === 0 ? speak(said) : t('session-damaged', { what: word(said) });

/** Stores the state of a long record when the app is idle. */
export function keepLater<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
  journal: JournalOf<State, Event>,
): void {
  // What is hidden in the record must not be stored in clear beside it.
  if (core.options.cover) return;
  whenIdle(() => {
    if (core.openId.value === id) core.stood = keepStanding(id, journal, core.stood);
  });
}

/** Shows a record, and whether it may go on. */
function show<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
  { journal, seed, lastExport, wrong }: Found<State, Event>,
): void {
  const { header } = journal;
  const sealed = isSeed(seed) && sealOf(seed) === header.seal;
  if (core.openId.value !== id || core.journal.value?.head !== journal.head) core.led += 1;
  batch(() => {
    core.seed = sealed ? chanceSeed(header, seed) : null;
    core.kept = seed;
    // The trouble shown was about the record they left.
    if (core.openId.value !== id) core.trouble.value = null;
    core.openId.value = id;
    core.journal.value = titled(journal, core.options);
    core.lastExport.value = lastExport;
    core.damage.value = wrong ? damageSaid(wrong) : sealed ? null : t('session-wrong-seed');
    if (isWhole(journal)) core.checked.value = countOf(journal);
  });
  if (core.damage.value === null) keepLater(core, id, journal);
}

/** Reads a record from its first entry and shows it if it is still wanted. */
async function putWhole<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  const read = await wholly(core.options, id);
  if (!read.ok) return { sentence: speak(read.said) };
  if (read.value.journal.state === undefined) return { sentence: t('session-no-beginning') };
  if (core.wanted === id) show(core, id, read.value);
  return null;
}

/**
 * Reads a record and shows it if it is still wanted: the open one with its new entries, a long one from a recent state,
 * any other from its first entry.
 */
async function put<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  const { options } = core;
  const now = core.openId.value === id && !core.damage.value ? core.journal.value : null;
  const more = now && (await caughtUp(options, id, now));
  if (more) {
    if (core.wanted === id) show(core, id, more);
    return null;
  }
  const quick = await quickly(options, id);
  if (quick?.journal.state === undefined) return putWhole(core, id);
  if (core.wanted !== id) return null;
  show(core, id, quick);
  core.stood = quick.stands.seq;
  core.checked.value = null;
  core.behind = readBehind(core, id, quick.stands);
  return null;
}

/** Reads the older part of the record, then adds what was written meanwhile. */
async function readBehind<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
  stands: Stands,
): Promise<void> {
  const read = await wholly(core.options, id, stands);
  await core.inTurn(async () => {
    const now = core.journal.value;
    if (core.wanted !== id || core.openId.value !== id || !now || isWhole(now)) return;
    if (!read.ok) {
      core.trouble.value = { sentence: speak(read.said) };
      return;
    }
    const { journal, lied, wrong } = read.value;
    const since = now.entries.filter(({ seq }) => seq > countOf(journal));
    const joined = wrong ? null : await unhurried(following(journal, since));
    if (joined && !joined.ok) {
      // Another tab wrote during the reading.
      core.behind = null;
      await putWhole(core, id);
      return;
    }
    show(core, id, { ...read.value, journal: joined ? joined.journal : journal });
    if (lied) core.trouble.value = { sentence: t('session-stood-elsewhere') };
    void tidy(core.options.store);
  });
}

/** The whole record once it is here; null if it cannot be read. */
export async function wholeOf<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
): Promise<Whole<State | undefined, Event> | null> {
  const id = core.openId.value;
  await core.behind;
  const now = core.journal.value;
  return now && core.openId.value === id && isWhole(now) ? now : null;
}

/**
 * Reloads the record after another tab has written. It queues with the writes, since a parallel read could restore an
 * old state. One waiting reload is enough.
 */
export function reload<State, Event extends AnyEvent, Play extends AnyPlay>(core: Core<State, Event, Play>): void {
  if (core.reloading) return;
  core.reloading = true;
  void core.inTurn(async () => {
    core.reloading = false;
    const id = core.openId.value;
    const wrong = id && (await put(core, id));
    if (wrong && core.openId.value === id) core.trouble.value = wrong;
  });
}

/** The channel between tabs, as the lock uses it. */
function channelOf(name: string): Channel {
  const tabs = new BroadcastChannel(name);
  const channel: Channel = {
    postMessage: (message) => tabs.postMessage(message),
    onmessage: null,
    close: () => tabs.close(),
  };
  tabs.onmessage = (event) => channel.onmessage?.(event);
  return channel;
}

/** Settles which of the tabs with this record writes. */
function holdLock<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
): void {
  core.lock?.release();
  core.hold.value = 'waiting';
  core.lock = askToWrite({
    name: `scovell-${id}`,
    locks: navigator.locks ?? null,
    channel: channelOf(`scovell-${id}`),
    onHold: (now) => {
      const before = core.hold.value;
      core.hold.value = now;
      if (before === 'reading' && now === 'writing') reload(core);
    },
    onWritten: () => reload(core),
  });
}

export async function openRecord<State, Event extends AnyEvent, Play extends AnyPlay>(
  core: Core<State, Event, Play>,
  id: string,
): Promise<Trouble | null> {
  core.wanted = id;
  if (core.openId.value === id) return null;
  const wrong = await put(core, id);
  if (core.wanted !== id) return null;
  if (!wrong) holdLock(core, id);
  return wrong;
}

export function closeRecord<State, Event extends AnyEvent, Play extends AnyPlay>(core: Core<State, Event, Play>): void {
  core.wanted = null;
  core.lock?.release();
  core.lock = null;
  batch(() => {
    core.seed = null;
    core.openId.value = null;
    core.journal.value = null;
    core.trouble.value = null;
    core.damage.value = null;
    core.hold.value = 'waiting';
    core.stood = 0;
    core.behind = null;
    core.options.onClosed?.();
  });
}
