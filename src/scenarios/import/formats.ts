/** The readers, each fetched only when it is wanted, with the package it leans on. */
import { detect, type Guess } from './detect.ts';
import type { Format, FormatId } from './format.ts';

const READERS: Record<FormatId, () => Promise<Format>> = {
  'own-csv': async () => (await import('./own-csv.ts')).ownCsv,
  jts: async () => (await import('./jts.ts')).jts,
  treeline: async () => (await import('./treeline.ts')).treeline,
  pgcopy: async () => (await import('./pgcopy.ts')).pgcopy,
  'yaml-tree': async () => (await import('./yaml-tree.ts')).yamlTree,
  'json-map': async () => (await import('./json-map.ts')).jsonMap,
  csv: async () => (await import('./csv.ts')).csv,
  pasted: async () => (await import('./pasted.ts')).pasted,
};

export const openFormat = (id: FormatId): Promise<Format> => READERS[id]();

/** The reader for the likeliest format, with all guesses for the player to overrule. */
export async function openLikeliest(
  text: string,
  fileName?: string,
): Promise<{ readonly format: Format; readonly guesses: readonly Guess[] }> {
  const guesses = detect(text, fileName);
  return { format: await openFormat(guesses[0]?.format ?? 'pasted'), guesses };
}
