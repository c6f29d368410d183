/**
 * The net under a finished reading: it knows nothing of any format, compares what was read with its text, and settles or marks
 * where the two do not agree.
 */
import { ledByName } from './led-by-name.ts';
import type { OobNode } from './tree.ts';

export const caught = (_text: string, roots: readonly OobNode[]): readonly OobNode[] => ledByName(roots);
