/** Everything that is stored of a record, whatever is wrong with it, as one file: nothing is checked, nothing is left out. */
import type { Answer } from '../../journal/disk.ts';
import { store } from './battles.ts';
import { download } from './download.ts';

export async function piecesText(id: string): Promise<Answer<string>> {
  const stored = await store.piecesOf(id);
  if (!stored.ok) return stored;
  return { ok: true, value: JSON.stringify({ scovell: { file: 'pieces', version: 1 }, ...stored.value }) };
}

export async function savePieces(id: string): Promise<Answer<null>> {
  const text = await piecesText(id);
  if (!text.ok) return text;
  download(`${id}.scovell-pieces.json`, text.value);
  return { ok: true, value: null };
}
