/** Records go out as files: through the share sheet, or as a download. */
import type { Game } from '../../engine/game.ts';
import { makeFile } from '../../journal/file.ts';
import { download } from './download.ts';
import type { Session } from './game-session.ts';

const nameOf = (title: string, otherwise: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || otherwise}.scovell.json`;

export interface RecordFiles {
  /** Saves the open record as one file. */
  saveFile(): Promise<boolean>;
  /** Sends it through the system's share sheet; saves it as a file where there is none, or where it fails. */
  shareFile(): Promise<boolean>;
}

interface Typed {
  readonly type: string;
}
interface Done {
  readonly do: string;
}

interface Kind<State, Event extends Typed, Play extends Done> {
  readonly game: Pick<Game<State, Event, Play>, 'id'>;
  readonly session: Pick<Session<State, Event, Play>, 'openId' | 'recordNow' | 'exported'>;
}

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

export const recordFiles = <State, Event extends Typed, Play extends Done>(
  kind: Kind<State, Event, Play>,
): RecordFiles => ({
  saveFile: () => save(kind),
  shareFile: () => share(kind),
});
