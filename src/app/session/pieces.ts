/**
 * Everything stored of a record as one file, unchecked, whatever is wrong with it. The seed is locked as in the file of
 * any running record, since a sound copy may be played on elsewhere.
 */
import * as z from 'zod/mini';
import type { Answer } from '../../journal/disk.ts';
import { headerSchema } from '../../journal/header.ts';
import { store } from './battles.ts';
import { lockSeed } from './device-key.ts';
import { download } from './download.ts';

const sealed = z.looseObject({ header: headerSchema, seed: z.string() });

async function withoutSeed(row: unknown): Promise<unknown> {
  const read = sealed.safeParse(row);
  return read.success ? { ...read.data, seed: await lockSeed(read.data.seed, read.data.header) } : row;
}

export async function piecesText(id: string): Promise<Answer<string>> {
  const stored = await store.piecesOf(id);
  if (!stored.ok) return stored;
  const { battle } = stored.value;
  const pieces = { ...stored.value, battle: await withoutSeed(battle) };
  return { ok: true, value: JSON.stringify({ scovell: { file: 'pieces', version: 1 }, ...pieces }) };
}

export async function savePieces(id: string): Promise<Answer<null>> {
  const text = await piecesText(id);
  if (!text.ok) return text;
  download(`${id}.scovell-pieces.json`, text.value);
  return { ok: true, value: null };
}
