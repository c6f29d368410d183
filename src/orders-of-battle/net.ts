/**
 * The net under a finished reading: it knows nothing of any format, compares what was read with its text, and settles or marks
 * where the two do not agree.
 */
import { ledByName } from './led-by-name.ts';
import { withLostMen } from './lost-words.ts';
import { ofLeader } from './of-leader.ts';
import type { OobNode } from './tree.ts';

export const caught = (lines: readonly string[], roots: readonly OobNode[]): readonly OobNode[] =>
  ofLeader(withLostMen(lines, ledByName(roots)));
