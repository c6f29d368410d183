/** Battles as files: out through the share sheet or a download, in through a check that takes all or nothing. */
import { headOf, relation } from '../../journal/chain.ts';
import { type BattleRecord, makeFile, parseFile } from '../../journal/file.ts';
import { open } from '../../journal/record.ts';
import { machine, payload } from './battle-journal.ts';
import { store } from './battles.ts';
import { readyFor } from './chapters.ts';
import { exported, journal, openId, recordNow } from './desk.ts';
import { download } from './download.ts';
import { summaryOf } from './summary.ts';

const nameOf = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'battle'}.berthier.json`;

/** The open battle as one file: what carries it to another phone. */
function exportText(): string | null {
  const record = recordNow();
  return record && makeFile(record);
}

/** Saves the open battle as one file. */
export async function saveFile(): Promise<boolean> {
  const text = exportText();
  const title = journal.value?.header.title;
  if (!text || title === undefined) return false;
  download(nameOf(title), text);
  await exported();
  return true;
}

/** Sends the open battle through the system's share sheet; saves it as a file where there is none. */
export async function shareFile(): Promise<boolean> {
  const text = exportText();
  const title = journal.value?.header.title;
  if (!text || title === undefined) return false;
  // Some systems share no .json; the same file as a plain text goes everywhere, and is taken in all the same.
  const file = [
    new File([text], nameOf(title), { type: 'application/json' }),
    new File([text], nameOf(title).replace(/json$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));
  if (!file) return saveFile();
  try {
    await navigator.share({ files: [file], title });
  } catch {
    // The player closed the sheet again: nothing was shared, so nothing is marked as kept elsewhere.
    return false;
  }
  await exported();
  return true;
}

export type Taken =
  | { readonly ok: true; readonly id: string; readonly copy: boolean }
  | { readonly ok: false; readonly sentence: string };

/**
 * Carries on a battle that is on this phone, when the file goes further and nothing else: it was played on elsewhere and
 * came back. The battle that lies on the desk is left alone. `further`: it is the one here that goes further.
 */
async function carriedOn(record: BattleRecord<unknown>, summary: unknown): Promise<'done' | 'further' | 'apart'> {
  const { id } = record.header;
  const there = await store.loadBattle(id);
  if (!there.ok || there.value.damage) return 'apart';
  const stands = relation(there.value.record, record);
  if (stands === 'behind') return 'further';
  if (stands !== 'ahead' || openId.value === id) return 'apart';
  const { header, entries } = there.value.record;
  const rest = record.entries.slice(entries.length);
  return (await store.appendEntries(id, rest, headOf(header, entries), summary)).ok ? 'done' : 'apart';
}

/**
 * Takes a battle in from a file. One that is on this phone already goes on where the file does; a file that is only its
 * beginning brings nothing; where they part, the file comes in as a copy beside it.
 */
export async function takeFile(file: Blob): Promise<Taken> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { ok: false, sentence: 'The file could not be read. Choose it again, or copy it to this phone first.' };
  }
  const parsed = parseFile(text, payload);
  if (!parsed.ok) return { ok: false, sentence: parsed.sentence };
  const { record } = parsed;
  const opened = open(record.header, record.entries, machine);
  if (!opened.ok || !opened.journal.state)
    return {
      ok: false,
      sentence: opened.ok
        ? 'The file holds no battle that has begun.'
        : `${opened.sentence} Take an earlier file of it.`,
    };
  const closed = await readyFor(opened.journal.state);
  if (closed) return { ok: false, sentence: closed };
  const summary = summaryOf(opened.journal.state);
  const listed = await store.listBattles();
  if (!listed.ok) return { ok: false, sentence: listed.sentence };
  const copy = listed.value.some((line) => line.id === record.header.id);
  const carried = copy ? await carriedOn(record, summary) : 'apart';
  if (carried === 'done') return { ok: true, id: record.header.id, copy: false };
  if (carried === 'further')
    return {
      ok: false,
      sentence:
        'This battle is on this phone already, and goes further than the file. Open it from home; undo leads back to where the file ends.',
    };
  const id = copy ? `${record.header.id.slice(0, 40)}-${crypto.randomUUID().slice(0, 8)}` : record.header.id;
  const taken = await store.importBattle(record, summary, id);
  return taken.ok ? { ok: true, id, copy } : { ok: false, sentence: taken.sentence };
}
