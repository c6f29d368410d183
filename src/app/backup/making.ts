/** Backs up everything on this phone: battles, campaigns, scenarios, settings. */
import { type Answer, done } from '../../journal/disk.ts';
import { store } from '../session/battles.ts';
import { lockSeed } from '../session/device-key.ts';
import { piecesText } from '../session/pieces.ts';
import { fileOf } from '../session/record-files.ts';
import { settings } from '../session/settings.ts';
import { disk } from '../session/store.ts';
import { readSummary } from '../session/summary-schema.ts';
import { lineOf, makeBackup } from './format.ts';
import { lockRows } from './locks.ts';

/** A record in the backup, and its last entry. */
interface Kept {
  readonly id: string;
  readonly seq: number;
  /** It is over, and the backup holds its seed. */
  readonly open: boolean;
}

export interface Made {
  readonly name: string;
  readonly text: string;
  readonly records: readonly Kept[];
}

/** The setting that says when everything was last saved outside this phone. */
const LAST = 'backup';

/** The line of a record: its file, or its pieces if it is damaged. */
async function recordLine(id: string): Promise<Answer<Omit<Kept, 'id'> & { readonly line: string }>> {
  const loaded = await store.loadBattle(id);
  if (!loaded.ok || loaded.value.damage) {
    const pieces = await piecesText(id);
    return pieces.ok ? { ok: true, value: { line: pieces.value, seq: 0, open: false } } : pieces;
  }
  const { record, summary, lastExport } = loaded.value;
  const over = readSummary(summary)?.ended === true;
  const seed = over ? record.seed : await lockSeed(record.seed, record.header);
  // The seed leaves only once no play can follow.
  if (over) await store.markExported(id, { at: Date.now(), seq: lastExport?.seq ?? 0, open: true });
  const file = await fileOf({ ...record, seed });
  return { ok: true, value: { line: await file.text(), seq: record.entries.length, open: over } };
}

export async function backupNow(): Promise<Answer<Made>> {
  const [listed, scenarios] = await Promise.all([store.listBattles(), store.listScenarios()]);
  if (!listed.ok) return listed;
  if (!scenarios.ok) return scenarios;
  const lines: string[] = [lineOf('kept-settings', settings.value)];
  const records: Kept[] = [];
  for (const scenario of scenarios.value) lines.push(lineOf('kept-scenario', scenario));
  const locks = await lockRows();
  if (!locks.ok) return locks;
  for (const lock of locks.value) lines.push(lineOf('kept-lock', lock));
  for (const { id } of listed.value) {
    const made = await recordLine(id);
    if (!made.ok) return made;
    const { line, ...kept } = made.value;
    lines.push(line);
    records.push({ id, ...kept });
  }
  const now = new Date();
  const name = `Scovell-${now.toISOString().slice(0, 10)}.scovell-backup.txt`;
  return { ok: true, value: { name, text: makeBackup(lines, now.getTime()), records } };
}

/** Marks everything as saved elsewhere. */
export async function keptElsewhere({ records }: Made): Promise<Answer<null>> {
  const at = Date.now();
  for (const { id, seq, open } of records)
    if (seq > 0) await store.markExported(id, { at, seq, ...(open && { open }) });
  return store.putSetting(LAST, { at });
}

export async function lastBackup(): Promise<number | null> {
  const kept = await store.getSetting(LAST);
  const value: unknown = kept.ok ? kept.value : null;
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' ? value.at : null;
}

// ---- a folder --------------------------------------------------------------------------------------------------------

const FOLDER = 'backup-folder';

/** The parts of a directory handle used here. */
interface Folder {
  readonly kind: 'directory';
  readonly name: string;
  getFileHandle(name: string, how: { create: boolean }): Promise<FileSystemFileHandle>;
  requestPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
}
type Picker = (how: { mode: 'readwrite'; id: string }) => Promise<Folder>;

const picker = (): Picker | undefined => Reflect.get(globalThis, 'showDirectoryPicker');
export const hasFolders = (): boolean => picker() !== undefined;

const isFolder = (kept: unknown): kept is Folder =>
  typeof kept === 'object' && kept !== null && 'kind' in kept && kept.kind === 'directory';

/** The folder chosen earlier, if any. */
export async function keptFolder(): Promise<Folder | null> {
  const kept = await disk.ask(
    async (on): Promise<Answer<unknown>> => ({
      ok: true,
      value: (await on.settings.get(FOLDER))?.value,
    }),
  );
  return kept.ok && isFolder(kept.value) ? kept.value : null;
}

export async function chooseFolder(): Promise<Folder | null> {
  const chosen = await picker()?.({ mode: 'readwrite', id: 'scovell' });
  if (!chosen) return null;
  await disk.change(async (on) => {
    await on.settings.put({ key: FOLDER, value: chosen });
    return done;
  });
  return chosen;
}

/** Writes a file into the folder. Throws if the browser or the user refuses. */
export async function writeInto(folder: Folder, { name, text }: Made): Promise<void> {
  if ((await folder.requestPermission?.({ mode: 'readwrite' })) === 'denied')
    throw new DOMException('', 'NotAllowedError');
  const file = await folder.getFileHandle(name, { create: true });
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
}
