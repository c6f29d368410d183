/** Battles as files: out through the share sheet or a download, in through a check that takes all or nothing. */

import { headOf, type Relation, relation } from '../../journal/chain.ts';
import { type BattleRecord, makeFile, parseFile } from '../../journal/file.ts';
import { open } from '../../journal/record.ts';
import type { BattleLine } from '../../journal/store.ts';
import { speak } from '../../words/speak.ts';
import { machine, payload } from './battle-journal.ts';
import { exported, openId, recordNow } from './battle-session.ts';
import { store } from './battles.ts';
import { download } from './download.ts';
import { summaryOf } from './summary.ts';

const nameOf = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'battle'}.scovell.json`;

/** The open battle as one file, which carries it to another phone, and how far it goes. */
function exportNow() {
  const id = openId.value;
  const record = recordNow();
  if (id === null || !record) return null;
  const { title } = record.header;
  return { id, title, name: nameOf(title), seq: record.entries.length, text: makeFile(record) };
}

/** Saves the open battle as one file. */
export async function saveFile(): Promise<boolean> {
  const made = exportNow();
  if (!made) return false;
  download(made.name, made.text);
  await exported(made);
  return true;
}

/** Sends the open battle through the system's share sheet; saves it as a file where there is none, or where it fails. */
export async function shareFile(): Promise<boolean> {
  const made = exportNow();
  if (!made) return false;
  const { title, name, text } = made;
  // Some systems share no .json; the same file as a plain text goes everywhere, and is taken in all the same.
  const file = [
    new File([text], name, { type: 'application/json' }),
    new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' }),
  ].find((one) => navigator.canShare?.({ files: [one] }));
  if (!file) return saveFile();
  try {
    await navigator.share({ files: [file], title });
  } catch (why) {
    // The player closed the sheet again: nothing was shared, so nothing is marked as kept elsewhere.
    return (why as Error).name !== 'AbortError' && saveFile();
  }
  await exported(made);
  return true;
}

export type Taken =
  | { readonly ok: true; readonly id: string; readonly copy: boolean }
  | { readonly ok: false; readonly sentence: string };

interface Kin {
  readonly id: string;
  readonly here: BattleRecord<unknown>;
  /** How the file stands to it. */
  readonly stands: Relation;
}

/** What is on this phone of the battle in a file: itself and its copies, the longest first. Damaged ones are left alone. */
async function kinOf(record: BattleRecord<unknown>, lines: readonly BattleLine[]): Promise<readonly Kin[]> {
  const kin: Kin[] = [];
  for (const { id, header } of lines) {
    if (header?.id !== record.header.id) continue;
    const there = await store.loadBattle(id);
    if (!there.ok || there.value.damage) continue;
    kin.push({ id, here: there.value.record, stands: relation(there.value.record, record) });
  }
  return kin.sort((a, b) => b.here.entries.length - a.here.entries.length);
}

/** Carries on a battle that was played on elsewhere and came back: the file goes further, and nothing else. */
async function carriedOn({ id, here }: Kin, record: BattleRecord<unknown>, summary: unknown): Promise<boolean> {
  const rest = record.entries.slice(here.entries.length);
  return (await store.appendEntries(id, rest, headOf(here.header, here.entries), summary)).ok;
}

/**
 * Takes a battle in from a file’s text. One that is on this phone already goes on where the file does, unless it is open;
 * a file that is only its beginning brings nothing. Where they part, or are the very same, the file comes in as a copy
 * beside it, to be played on by itself; a copy is carried on as the battle is, and one that stands as the file does is it.
 */
export async function takeBattle(text: string): Promise<Taken> {
  const parsed = parseFile(text, payload);
  if (!parsed.ok) return { ok: false, sentence: speak(parsed.said) };
  const { record } = parsed;
  const opened = open(record.header, record.entries, machine);
  if (!opened.ok || !opened.journal.state)
    return {
      ok: false,
      sentence: opened.ok
        ? 'The file holds no battle that has begun.'
        : `${speak(opened.said)} Take an earlier file of it.`,
    };
  const summary = summaryOf(opened.journal.state);
  const listed = await store.listBattles();
  if (!listed.ok) return { ok: false, sentence: speak(listed.said) };
  const kin = await kinOf(record, listed.value);
  const same = kin.filter(({ stands }) => stands === 'same');
  const untouched = same.find(({ id }) => id !== record.header.id);
  if (untouched) return { ok: true, id: untouched.id, copy: true };
  if (same.length === 0) {
    if (kin.some(({ stands }) => stands === 'behind'))
      return {
        ok: false,
        sentence:
          'This battle is on this phone already, and goes further than the file. Open it from home; undo leads back to where the file ends.',
      };
    const beginning = kin.find(({ id, stands }) => stands === 'ahead' && id !== openId.value);
    if (beginning && (await carriedOn(beginning, record, summary))) return { ok: true, id: beginning.id, copy: false };
  }
  const copy = listed.value.some((line) => line.id === record.header.id);
  const id = copy ? `${record.header.id.slice(0, 40)}-${crypto.randomUUID().slice(0, 8)}` : record.header.id;
  const taken = await store.importBattle(record, summary, id);
  return taken.ok ? { ok: true, id, copy } : { ok: false, sentence: speak(taken.said) };
}
