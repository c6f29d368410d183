/** Records go out as files: through the share sheet, or as a download. */
import type { Game } from '../../engine/game.ts';
import { type FileContent, makeFile } from '../../journal/file.ts';
import { lockSeed } from './device-key.ts';
import { download } from './download.ts';
import type { Session } from './game-session.ts';
import { fileAway } from './records-away.ts';
import { shareFile, typeOf } from './share-sheet.ts';

const nameOf = (title: string, otherwise: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.scovell.json`;

export interface RecordFiles {
  /** Saves the open record as one file; `withSeed`: its owner hands the throws to come over with it. */
  saveFile(withSeed?: boolean): Promise<boolean>;
  /** Sends it through the system's share sheet; saves it as a file where there is none, or where it fails. */
  shareFile(withSeed?: boolean): Promise<boolean>;
}

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

export interface FilesOf<State, Event extends Typed, Play extends Done> {
  readonly game: Pick<Game<State, Event, Play>, 'id'>;
  readonly session: Pick<Session<State, Event, Play>, 'openId' | 'wholeRecord' | 'exported' | 'state'>;
  /** It is over: its file holds the seed, so that anybody can check every throw. */
  readonly isOver: (state: State) => boolean;
  /** What goes out in its place, where the record is not for everybody; null: the record itself. */
  readonly instead?: (state: State, record: string) => Promise<Instead | null>;
}

/** A file that only some can open, or that holds only what some may see. */
export interface Instead {
  readonly name: string;
  readonly text: string;
  /** The whole record is in it, so that it is kept elsewhere. */
  readonly whole: boolean;
}

/** The open record as one file, which carries it to another phone, and how far it goes. */
async function exportNow<State, Event extends Typed, Play extends Done>(
  { game, session, isOver, instead }: FilesOf<State, Event, Play>,
  withSeed: boolean,
) {
  const id = session.openId.value;
  const record = await session.wholeRecord();
  const state = session.state.value;
  if (id === null || !record || state === null) return null;
  const { header, entries } = record;
  const over = isOver(state);
  const seed = withSeed || over ? record.seed : await lockSeed(record.seed, header);
  const whole = await fileOf({ header, entries, seed });
  const made = { id, title: header.title, seq: entries.length, open: over };
  const other = instead ? await instead(state, await whole.text()) : null;
  if (!other) return { ...made, name: nameOf(header.title, game.id), file: whole, whole: true };
  return { ...made, name: other.name, file: new Blob([other.text], { type: typeOf(other.name) }), whole: other.whole };
}

/** Away from the page; on it where no thread can be had, as when the app's own parts are out of reach. */
export async function fileOf(content: FileContent): Promise<Blob> {
  try {
    return await fileAway(content);
  } catch {
    return new Blob([makeFile(content)], { type: 'application/json' });
  }
}

type Made = NonNullable<Awaited<ReturnType<typeof exportNow>>>;

async function save<State, Event extends Typed, Play extends Done>(
  { session }: FilesOf<State, Event, Play>,
  made: Made | null,
): Promise<boolean> {
  if (!made) return false;
  download(made.name, made.file);
  if (made.whole) await session.exported(made);
  return true;
}

async function share<State, Event extends Typed, Play extends Done>(
  kind: FilesOf<State, Event, Play>,
  made: Made | null,
): Promise<boolean> {
  if (!made) return false;
  const { title, name, file: whole } = made;
  const sent = await shareFile(name, whole, title);
  // The player closed the sheet again: nothing was shared, so nothing is marked as kept elsewhere.
  if (sent === 'left') return false;
  if (sent !== 'shared') return save(kind, made);
  if (made.whole) await kind.session.exported(made);
  return true;
}

export const recordFiles = <State, Event extends Typed, Play extends Done>(
  kind: FilesOf<State, Event, Play>,
): RecordFiles => ({
  saveFile: async (withSeed = false) => save(kind, await exportNow(kind, withSeed)),
  shareFile: async (withSeed = false) => share(kind, await exportNow(kind, withSeed)),
});
