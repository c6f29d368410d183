/** Imports a record from a file. It first says what would change here, and changes nothing before a yes. */

import { isSeed, sealOf } from '../../engine/chance.ts';
import { say, word } from '../../engine/message.ts';
import { unhurried } from '../../journal/breath.ts';
import { type Header, headerHash, headOf } from '../../journal/chain.ts';
import { isReached, reachedName } from '../../journal/deleting.ts';
import type { BattleRecord, FileProblem, SoundFile } from '../../journal/file.ts';
import { judging } from '../../journal/judging.ts';
import { opening, type Whole as WholeJournal } from '../../journal/record.ts';
import { type Relation, relation } from '../../journal/relation.ts';
import type { Salvage } from '../../journal/salvage.ts';
import type { BattleLine } from '../../journal/store.ts';
import { loadWords } from '../../words/load.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import type { BranchOff } from './branching.ts';
import { unlockSeed } from './device-key.ts';
import type { Session, SessionOptions } from './game-session.ts';
import { readPart, readRecord } from './gatekeeper.ts';
import { goesOn } from './goes-on.ts';
import type { BranchedFrom } from './new-record.ts';
import { Stopped, watched } from './watched.ts';

export type Taken =
  | { readonly ok: true; readonly id: string; readonly copy: boolean }
  | { readonly ok: false; readonly sentence: string };

/**
 * `new`: not here yet. `longer`: it continues what is here. `copy`: beside what is here. `there`: that copy is here
 * already. `part`: its sound part goes on in a marked copy under a new seal. `sealed`: all of it does, because its seed
 * is missing. `earlier`: the same, because its seed has thrown here what the file does not hold.
 */
export type Change = 'new' | 'longer' | 'copy' | 'there' | 'part' | 'sealed' | 'earlier';

export interface Offered {
  readonly ok: true;
  readonly title: string;
  readonly change: Change;
  /** Sound entries in the file, and how many of them are new here. */
  readonly entries: number;
  readonly more: number;
  /** The first new line that the rules do not confirm, or that takes back another seat's deed. */
  readonly odd?: number | undefined;
  /** The rules it says it was played under. */
  readonly rules: string;
  /** The file is damaged: it had `of` entries, and only the sound ones are taken from it. */
  readonly damaged?: { readonly of: number; readonly text: string };
  take(): Promise<Taken>;
}
export type Weighed =
  | Offered
  /** `behind`: it is here already, with more entries. */
  | { readonly ok: false; readonly sentence: string; readonly behind?: true };

/** Whether to ask first: it would change what is here, or is not what it claims. */
export const mustAsk = ({ change, odd, damaged }: Offered): boolean =>
  change === 'longer' || change === 'sealed' || change === 'earlier' || odd !== undefined || damaged !== undefined;

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

export type Kind<State, Event extends Typed, Play extends Done> = Pick<
  SessionOptions<State, Event, Play>,
  'game' | 'store' | 'payload' | 'machine' | 'summaryOf'
> & {
  readonly session: Pick<Session<State, Event, Play>, 'openId'>;
  readonly branchOff: BranchOff<State, Event>;
  /** Whether it is over. Its file then holds the seed, and nothing more is played under that. */
  readonly isOver?: (state: State) => boolean;
  /** Whether its plays are judged on import. A battle has its own proof. */
  readonly judges?: (state: State) => boolean;
};

interface Kin {
  readonly id: string;
  readonly here: BattleRecord<unknown>;
  /** How the file relates to it. */
  readonly stands: Relation;
}

const refuse = (sentence: string) => ({ ok: false, sentence }) as const;

/** The record of the file and its copies on this phone, longest first, without damaged ones. */
async function kinOf<State, Event extends Typed, Play extends Done>(
  { store }: Kind<State, Event, Play>,
  record: BattleRecord<unknown>,
  lines: readonly BattleLine[],
): Promise<readonly Kin[]> {
  const kin: Kin[] = [];
  for (const { id, header } of lines) {
    if (header?.id !== record.header.id) continue;
    const there = await store.loadBattle(id);
    if (!there.ok || there.value.damage) continue;
    kin.push({ id, here: there.value.record, stands: relation(there.value.record, record) });
  }
  return kin.sort((a, b) => b.here.entries.length - a.here.entries.length);
}

/** The first line that today's rules do not confirm. */
async function firstOdd<State, Event extends Typed, Play extends Done>(
  { game, machine }: Kind<State, Event, Play>,
  record: BattleRecord<Event>,
): Promise<number | undefined> {
  const judged = await watched(judging(game, machine, record), record.entries.length);
  return judged.ok ? undefined : judged.seq;
}

/** The same for lines after those here; undefined if today's rules do not even confirm those. */
async function oddAfter<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  record: BattleRecord<Event>,
  here: number,
): Promise<number | undefined> {
  const odd = await firstOdd(kind, record);
  return odd !== undefined && odd > here ? odd : undefined;
}

const copyName = (id: string): string => `${id.slice(0, 40)}-${crypto.randomUUID().slice(0, 8)}`;

/** A copy under a new seal. Its id comes from its source, so one file makes one copy. */
function copying<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  journal: WholeJournal<State | undefined, Event>,
  lines: readonly BattleLine[],
  why: BranchedFrom['why'],
): Pick<Offered, 'change' | 'take'> {
  const { header, head, entries } = journal;
  const id = `${header.id.slice(0, 40) || kind.game.id}-${head.slice(0, 8)}`;
  if (lines.some((line) => line.id === id))
    return { change: 'there', take: async () => ({ ok: true, id, copy: true }) };
  const take = async (): Promise<Taken> => {
    const made = await kind.branchOff(journal, { id: header.id, seq: entries.length, why }, id);
    return made.ok ? { ok: true, id, copy: true } : refuse(speak(made.said));
  };
  return { change: CHANGES[why], take };
}

const CHANGES = { damaged: 'part', elsewhere: 'sealed', earlier: 'earlier', revealed: 'copy' } as const;

/** Whether its seed has thrown here what the file does not hold: in a record under that seal, or one since deleted. */
async function hasThrownMore<State, Event extends Typed, Play extends Done>(
  { store }: Kind<State, Event, Play>,
  { header, entries }: BattleRecord<Event>,
  lines: readonly BattleLine[],
): Promise<boolean> {
  if (lines.some((line) => line.header?.seal === header.seal)) return true;
  const found = await store.getSetting(reachedName(header));
  const reached = found.ok ? found.value : undefined;
  return isReached(reached) && reached.seq > 0 && entries[reached.seq - 1]?.hash !== reached.head;
}

/** The seed of a file: in clear, locked by this device, or known from the same record here; otherwise null. */
async function seedOf<Event>({ record, locked }: SoundFile<Event>, kin: readonly Kin[]): Promise<string | null> {
  const { header, seed } = record;
  if (seed !== '') return seed;
  const mine = locked && (await unlockSeed(locked, header));
  if (mine) return mine;
  const known = kin.find(({ stands, here }) => stands !== 'another' && isSeed(here.seed))?.here.seed;
  return known !== undefined && isSeed(known) && sealOf(known) === header.seal ? known : null;
}

/** A sound file, its summary, and its kin on this phone. */
interface Whole<State, Event extends Typed, Play extends Done> {
  readonly kind: Kind<State, Event, Play>;
  readonly record: BattleRecord<Event>;
  readonly journal: WholeJournal<State | undefined, Event>;
  readonly summary: unknown;
  /** It is over, and its file held the seed. */
  readonly over: boolean;
  readonly lines: readonly BattleLine[];
  readonly kin: readonly Kin[];
  readonly odd: number | undefined;
}

const offering =
  ({ header, entries }: { readonly header: Header; readonly entries: readonly unknown[] }) =>
  (change: Change, take: () => Promise<Taken>, more = 0, odd?: number): Offered => ({
    ok: true,
    title: header.title,
    rules: header.rules,
    change,
    entries: entries.length,
    more,
    ...(odd !== undefined && { odd }),
    take,
  });

/** Adds the file's new entries to the record here. */
function carryingOn<State, Event extends Typed, Play extends Done>(
  { store }: Kind<State, Event, Play>,
  { id, here }: Kin,
  entries: BattleRecord<Event>['entries'],
  summary: unknown,
) {
  return async (): Promise<Taken> => {
    const rest = entries.slice(here.entries.length);
    const written = await store.appendEntries(id, rest, headOf(here.header, here.entries), summary);
    return written.ok ? { ok: true, id, copy: false } : refuse(speak(written.said));
  };
}

/**
 * What a sound file would change. It continues a record or copy that it extends, unless that one is open. A file with
 * fewer entries changes nothing, and neither does one that is here. If the two differ the file can become a copy. One
 * seed throws for one record only: a second goes on under a new seal.
 */
async function weighWhole<State, Event extends Typed, Play extends Done>(
  whole: Whole<State, Event, Play>,
): Promise<Weighed> {
  const { kind, record, summary, lines, kin, over } = whole;
  const { store, session } = kind;
  const { header, entries } = record;
  const offer = offering(record);
  const bringIn = (copy: boolean) => async (): Promise<Taken> => {
    const id = copy ? copyName(header.id) : header.id;
    // Its seed is known to whoever has the file: nobody may undo its end.
    const kept = over ? { at: Date.now(), seq: entries.length, open: true } : undefined;
    const taken = await store.importBattle(record, summary, id, kept);
    return taken.ok ? { ok: true, id, copy } : refuse(speak(taken.said));
  };
  const asCopy = (more: number, odd?: number) => {
    const { change, take } = copying(kind, whole.journal, lines, 'earlier');
    return offer(change, take, more, odd);
  };
  const same = kin.find(({ stands }) => stands === 'same');
  if (same) return offer('there', async () => ({ ok: true, id: same.id, copy: same.id !== header.id }));
  const isHere = lines.some((line) => line.id === header.id);
  if (kin.some(({ stands }) => stands === 'behind')) return { ...refuse(t('file-behind')), behind: true };
  const beginning = kin.find(({ id, stands }) => stands === 'ahead' && id !== session.openId.value);
  if (!beginning && !over && (await hasThrownMore(kind, record, lines))) return asCopy(0, whole.odd);
  if (!beginning) return offer(isHere ? 'copy' : 'new', bringIn(isHere), 0, whole.odd);
  const { here } = beginning;
  const more = entries.length - here.entries.length;
  const found = kind.judges ? whole.odd : await firstOdd(kind, record);
  const odd = found !== undefined && found > here.entries.length ? found : undefined;
  if (odd !== undefined) return over ? offer('copy', bringIn(true), more, odd) : asCopy(more, odd);
  return offer('longer', carryingOn(kind, beginning, entries, summary), more);
}

/** The record as far as it can be read and replayed. */
async function soundPart<State, Event extends Typed, Play extends Done>(
  { machine, payload }: Kind<State, Event, Play>,
  { header, root, entries }: Salvage<Event>,
): Promise<WholeJournal<State | undefined, Event> | null> {
  const standIn = { id: '', schema: payload.schema, title: '', seal: root, startedAt: entries[0]?.at ?? 0, rules: '' };
  const opened = await unhurried(opening(header ?? standIn, entries, machine, root));
  if (opened.ok) return opened.journal;
  const before = await unhurried(opening(header ?? standIn, entries.slice(0, opened.seq - 1), machine, root));
  return before.ok ? before.journal : null;
}

/**
 * What a damaged file would change. Its sound part continues a record here, or goes on in a copy under a new seal:
 * neither its seed nor its end can be trusted.
 */
async function weighDamaged<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  text: string,
  wrong: string,
): Promise<Weighed> {
  const found = await readPart(text, kind.payload);
  const lines = await kind.store.listBattles();
  if (!lines.ok) return refuse(speak(lines.said));
  // The header that the file has lost may be here.
  const isIts = ({ header }: BattleLine) => header !== null && headerHash(header) === found?.root;
  const header = found?.header ?? lines.value.find(isIts)?.header ?? null;
  if (header && !header.rules.startsWith(`${kind.game.id}-`)) return refuse(t('file-other-game'));
  const journal = found && (await soundPart(kind, { ...found, header }));
  if (!journal || journal.state === undefined || !goesOn(kind.game, kind.summaryOf, journal.state))
    return refuse(wrong);
  const { entries } = journal;
  const summary = kind.summaryOf(journal.state);
  const record = { header: { ...journal.header, title: journal.header.title || summary.title }, seed: '', entries };
  const kin = header ? await kinOf(kind, { header, seed: '', entries }, lines.value) : [];
  if (kin.some(({ stands }) => stands === 'same' || stands === 'behind'))
    return { ...refuse(t('file-damaged-behind')), behind: true };
  const damaged = { of: found.of, text };
  const offer = offering(record);
  const beginning = kin.find(({ id, stands }) => stands === 'ahead' && id !== kind.session.openId.value);
  const more = beginning ? entries.length - beginning.here.entries.length : 0;
  const { seed, entries: known } = beginning?.here ?? { seed: '', entries: [] };
  const odd = header && beginning ? await oddAfter(kind, { header, seed, entries }, known.length) : undefined;
  if (header && beginning && odd === undefined)
    return { ...offer('longer', carryingOn(kind, beginning, entries, summary), more), damaged };
  const copy = copying(kind, journal, lines.value, 'damaged');
  return { ...offer(copy.change, copy.take, more, odd), damaged };
}

async function weigh<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  text: string,
): Promise<Weighed> {
  const { store, payload, machine, summaryOf, game } = kind;
  const parsed = await readRecord(text, payload, game);
  if (!parsed.ok) {
    const wrong = speak(parsed.said);
    return isBroken(parsed, text) ? weighDamaged(kind, text, wrong) : refuse(wrong);
  }
  const { record } = parsed;
  const { header, entries } = record;
  const opened = await unhurried(opening(header, entries, machine));
  if (!opened.ok) return weighDamaged(kind, text, t('file-take-earlier', { why: speak(opened.said) }));
  if (opened.journal.state === undefined) return refuse(t('file-not-begun'));
  if (!goesOn(game, summaryOf, opened.journal.state))
    return refuse(speak(say('file-damaged', { what: word('file-damaged-whole') })));
  const listed = await store.listBattles();
  if (!listed.ok) return refuse(speak(listed.said));
  const lines = listed.value;
  const kin = await kinOf(kind, record, lines);
  const seed = await seedOf(parsed, kin);
  const mine = { ...record, seed: seed ?? '' };
  const odd = kind.judges?.(opened.journal.state) ? await firstOdd(kind, mine) : undefined;
  if (seed === null) {
    const { change, take } = copying(kind, opened.journal, lines, 'elsewhere');
    return offering(record)(change, take, 0, odd);
  }
  const { state } = opened.journal;
  const over = record.seed !== '' && kind.isOver?.(state) === true;
  return weighWhole({ kind, record: mine, journal: opened.journal, summary: summaryOf(state), over, lines, kin, odd });
}

/** It is a record of ours, or its pieces, and part of it may be sound. */
const isBroken = ({ code }: FileProblem, text: string): boolean =>
  code === 'truncated' || code === 'damaged' || (code === 'not-ours' && /^\s*\{"scovell":\{"file":"pieces"/.test(text));

/** Judges files of one game. */
export const recordTaking =
  <State, Event extends Typed, Play extends Done>(kind: Kind<State, Event, Play>) =>
  async (text: string): Promise<Weighed> => {
    try {
      return await weigh(kind, text);
    } catch (why) {
      if (!(why instanceof Stopped)) throw why;
      await loadWords('checking').catch(() => undefined);
      return refuse(t('checking-stopped'));
    }
  };
