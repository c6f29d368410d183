/** The readers. All of them stand in the one file of the worker: fetched one by one, each module of theirs would be wrapped. */
import { csv } from './csv.ts';
import type { Format, FormatId } from './format.ts';
import { jsonMap } from './json-map.ts';
import { jts } from './jts.ts';
import { ownCsv } from './own-csv.ts';
import { pasted } from './pasted.ts';
import { pgcopy } from './pgcopy.ts';
import { treeline } from './treeline.ts';
import { yamlTree } from './yaml-tree.ts';

const READERS: Record<FormatId, Format> = {
  'own-csv': ownCsv,
  jts,
  treeline,
  pgcopy,
  'yaml-tree': yamlTree,
  'json-map': jsonMap,
  csv,
  pasted,
};

export const openFormat = (id: FormatId): Promise<Format> => Promise.resolve(READERS[id]);
