/** Exports records as files, through the share sheet or as a download. */
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
  /** Saves the open record as one file. */
  saveFile(): Promise<boolean>;
  /** Opens the system's share sheet; saves a file if there is none or it fails. */
  shareFile(): Promise<boolean>;
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
  /** The record is over: its file holds the seed, so that anyone can check every throw. */
  readonly isOver: (state: State) => boolean;
  /** The file to send instead if the record is not for everyone; null for the record itself. */
  readonly instead?: (state: State, record: string) => Promise<Instead | null>;
}

/** A file that only some can open, or that holds only what some may see. */
export interface Instead {
  readonly name: string;
  readonly text: string;
  /** It holds the whole record, so it counts as saved elsewhere. */
  readonly whole: boolean;
}

/** The open record as one file for another phone, and its last entry. */
async function exportNow<State, Event extends Typed, Play extends Done>({
  game,
  session,
  isOver,
  instead,
}: FilesOf<State, Event, Play>) {
  const id = session.openId.value;
  const record = await session.wholeRecord();
  const state = session.state.value;
  if (id === null || !record || state === null) return null;
  const { header, entries } = record;
  const over = isOver(state);
  const seed = over ? record.seed : await lockSeed(record.seed, header);
  const whole = await fileOf({ header, entries, seed });
  const made = { id, title: header.title, seq: entries.length, open: over };
  const other = instead ? await instead(state, await whole.text()) : null;
  if (!other) return { ...made, name: nameOf(header.title, game.id), file: whole, whole: true };
  return { ...made, name: other.name, file: new Blob([other.text], { type: typeOf(other.name) }), whole: other.whole };
}

/** Made in a worker; on the page if no worker is available, e.g. when the app's own parts cannot be fetched. */
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
  // A file with a seed leaves only once no play can follow.
  if (made.whole) await session.exported(made);
  download(made.name, made.file);
  return true;
}

async function share<State, Event extends Typed, Play extends Done>(
  kind: FilesOf<State, Event, Play>,
  made: Made | null,
): Promise<boolean> {
  if (!made) return false;
  const { title, name, file: whole } = made;
  // Whoever ends the page while the sheet is open has the seed.
  if (made.whole && made.open) await kind.session.exported({ ...made, seq: 0 });
  const sent = await shareFile(name, whole, title);
  // The player closed the sheet: nothing was shared, so nothing is marked as saved.
  if (sent === 'left') return false;
  if (sent !== 'shared') return save(kind, made);
  if (made.whole) await kind.session.exported(made);
  return true;
}

export const recordFiles = <State, Event extends Typed, Play extends Done>(
  kind: FilesOf<State, Event, Play>,
): RecordFiles => ({
  saveFile: async () => save(kind, await exportNow(kind)),
  shareFile: async () => share(kind, await exportNow(kind)),
});
