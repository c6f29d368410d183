/** The readers, each fetched only when it is wanted, with the package it leans on. */
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
