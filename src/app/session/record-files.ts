/** Records as files: out through the share sheet or a download, in through a check that takes all or nothing. */
import type { Game } from '../../engine/game.ts';
import { headOf, type Relation, relation } from '../../journal/chain.ts';
import { type BattleRecord, makeFile, parseFile } from '../../journal/file.ts';
import { open } from '../../journal/record.ts';
import type { BattleLine } from '../../journal/store.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { download } from './download.ts';
import type { Session, SessionOptions } from './game-session.ts';

const nameOf = (title: string, otherwise: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.scovell.json`;

export type Taken =
  | { readonly ok: true; readonly id: string; readonly copy: boolean }
  | { readonly ok: false; readonly sentence: string };

export interface RecordFiles {
  /** Saves the open record as one file. */
  saveFile(): Promise<boolean>;
  /** Sends it through the system's share sheet; saves it as a file where there is none, or where it fails. */
  shareFile(): Promise<boolean>;
  /**
   * Takes a record in from a file’s text. One that is on this phone already goes on where the file does, unless it is open;
   * a file that is only its beginning brings nothing. Where they part, or are the very same, the file comes in as a copy
   * beside it, to be played on by itself; a copy is carried on as the record is, and one that stands as the file does is it.
   */
  take(text: string): Promise<Taken>;
}

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

type Kind<State, Event extends Typed, Play extends Done> = Pick<
  SessionOptions<State, Event, Play>,
  'store' | 'payload' | 'machine' | 'summaryOf'
> & {
  readonly game: Pick<Game<State, Event, Play>, 'id'>;
  readonly session: Pick<Session<State, Event, Play>, 'openId' | 'recordNow' | 'exported'>;
};

interface Kin {
  readonly id: string;
  readonly here: BattleRecord<unknown>;
  /** How the file stands to it. */
  readonly stands: Relation;
}

const refuse = (sentence: string) => ({ ok: false, sentence }) as const;

/** The open record as one file, which carries it to another phone, and how far it goes. */
function exportNow<State, Event extends Typed, Play extends Done>({ game, session }: Kind<State, Event, Play>) {
  const id = session.openId.value;
  const record = session.recordNow();
  if (id === null || !record) return null;
  const { title } = record.header;
  return { id, title, name: nameOf(title, game.id), seq: record.entries.length, text: makeFile(record) };
}

async function save<State, Event extends Typed, Play extends Done>(kind: Kind<State, Event, Play>): Promise<boolean> {
  const made = exportNow(kind);
  if (!made) return false;
  download(made.name, made.text);
  await kind.session.exported(made);
  return true;
}

async function share<State, Event extends Typed, Play extends Done>(kind: Kind<State, Event, Play>): Promise<boolean> {
  const made = exportNow(kind);
  if (!made) return false;
  const { title, name, text } = made;
  // Some systems share no .json; the same file as a plain text goes everywhere, and is taken in all the same.
  const file = [
    new File([text], name, { type: 'application/json' }),
    new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));
  if (!file) return save(kind);
  try {
    await navigator.share({ files: [file], title });
  } catch (why) {
    // The player closed the sheet again: nothing was shared, so nothing is marked as kept elsewhere.
    return !(why instanceof Error && why.name === 'AbortError') && save(kind);
  }
  await kind.session.exported(made);
  return true;
}

type Stored = Pick<SessionOptions<never, Typed, Done>, 'store'>;

/** What is on this phone of the record in a file: itself and its copies, the longest first. Damaged ones are left alone. */
async function kinOf(
  { store }: Stored,
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

/** Carries on a record that was played on elsewhere and came back: the file goes further, and nothing else. */
async function carriedOn(
  { store }: Stored,
  { id, here }: Kin,
  record: BattleRecord<unknown>,
  summary: unknown,
): Promise<boolean> {
  const rest = record.entries.slice(here.entries.length);
  return (await store.appendEntries(id, rest, headOf(here.header, here.entries), summary)).ok;
}

async function take<State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
  text: string,
): Promise<Taken> {
  const { store, payload, machine, summaryOf, session, game } = kind;
  const parsed = parseFile(text, payload);
  if (!parsed.ok) return refuse(speak(parsed.said));
  const { record } = parsed;
  if (!record.header.rules.startsWith(`${game.id}-`)) return refuse(t('file-other-game'));
  const opened = open(record.header, record.entries, machine);
  if (!opened.ok) return refuse(t('file-take-earlier', { why: speak(opened.said) }));
  if (opened.journal.state === undefined) return refuse(t('file-not-begun'));
  const summary = summaryOf(opened.journal.state);
  const listed = await store.listBattles();
  if (!listed.ok) return refuse(speak(listed.said));
  const kin = await kinOf(kind, record, listed.value);
  const same = kin.filter(({ stands }) => stands === 'same');
  const untouched = same.find(({ id }) => id !== record.header.id);
  if (untouched) return { ok: true, id: untouched.id, copy: true };
  if (same.length === 0) {
    if (kin.some(({ stands }) => stands === 'behind')) return refuse(t('file-behind'));
    const beginning = kin.find(({ id, stands }) => stands === 'ahead' && id !== session.openId.value);
    if (beginning && (await carriedOn(kind, beginning, record, summary)))
      return { ok: true, id: beginning.id, copy: false };
  }
  const copy = listed.value.some((line) => line.id === record.header.id);
  const id = copy ? `${record.header.id.slice(0, 40)}-${crypto.randomUUID().slice(0, 8)}` : record.header.id;
  const taken = await store.importBattle(record, summary, id);
  return taken.ok ? { ok: true, id, copy } : refuse(speak(taken.said));
}

export const recordFiles = <State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
): RecordFiles => ({
  saveFile: () => save(kind),
  shareFile: () => share(kind),
  take: (text) => take(kind, text),
});
