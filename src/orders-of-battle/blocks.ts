/** Blocks of lines between blank lines: a formation that heads one holds what stands in it. */
import { beginsWithRank } from './commanders.ts';
import { hintsOf } from './nouns.ts';
import type { PageLine } from './page.ts';
import { isArmName } from './sides.ts';
import { isFormation } from './tree.ts';

/** Lines between blank lines. */
export interface Block {
  readonly first: number;
  last: number;
  /** A formation heads the next one, too. */
  inRow: boolean;
  /** A man stands first in it, and in the one before or behind it, with what is his. */
  ofMen: boolean;
}

/** By lines: the blocks that they stand in. */
export function blocksOf(lines: readonly PageLine[]): ReadonlyMap<number, Block> {
  const blocks = new Map<number, Block>();
  let block: Block = { first: 0, last: 0, inRow: false, ofMen: false };
  let heads = false;
  let man = false;
  let last = -1;
  for (const { line, text } of lines) {
    if (line > last + 1) {
      const { level = 'unknown' } = hintsOf(text.split(/[:(]/)[0] ?? '');
      const formation = isFormation(level) && level !== 'army';
      const next = formation || isArmName({ name: text.split(/[:,(]/)[0] ?? '' });
      if (next) block.inRow = true;
      const ofMan = beginsWithRank(text);
      const ofMen = ofMan && man && block.last > block.first;
      block.ofMen ||= ofMen;
      block = { first: line, last: line, inRow: formation && heads, ofMen };
      heads = formation;
      man = ofMan;
    }
    last = line;
    block.last = line;
    blocks.set(line, block);
  }
  return blocks;
}

/** Fewer steps may be chance. */
const LEAST_STEPS = 2;

/** Lines that stand step by step further in, each heading over what is one step further: how far in tells all. */
export function isOutline(lines: readonly PageLine[]): boolean {
  const steps = new Set(lines.map(({ indent }) => indent));
  const step = Math.min(...[...steps].filter((indent) => indent > 0));
  return (
    steps.size > LEAST_STEPS &&
    lines.every((each, i) => {
      const deeper = (lines[i + 1]?.indent ?? 0) - each.indent;
      const { level = 'unknown' } = hintsOf(each.text.split(/[:(]/)[0] ?? '');
      const isHead = isFormation(level) && level !== 'army' && !/\d{2}/.test(each.text);
      return (
        !each.cells &&
        each.heading === undefined &&
        each.indent % step === 0 &&
        deeper <= step &&
        (!isHead || deeper > 0)
      );
    })
  );
}
