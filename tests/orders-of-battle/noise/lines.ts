/** What the changes of texts know of a text's lines. */
import { hintsOf } from '../../../src/orders-of-battle/nouns.ts';
import { isFormation, type OobTree } from '../../../src/orders-of-battle/tree.ts';
import type { Chance } from '../generated/chance.ts';

export interface Given {
  readonly text: string;
  readonly truth: string;
  readonly format: string;
  readonly tree: OobTree;
}

export interface Variant {
  readonly text: string;
  readonly truth: string;
}

/** The text in another manner that says the same; nothing where it cannot be said so. */
export type Change = (given: Given, chance: Chance) => Variant | undefined;

export const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Columns, tables and tabs: the place of each sign counts. */
export const isInColumns = (text: string): boolean => /\S {3,}\S|\S\t|\||\S {2,}\(?\d/.test(text);

/** Text as it is pasted: no file, no markup. */
export const isPage = ({ format, text }: Given): boolean => format === 'pasted' && !/<\/?\w+|^\s*- \w+:/m.test(text);

/** How often lines stand further in than others. */
export const indents = (text: string): number =>
  new Set(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(indentOf),
  ).size;

const BARE = /^[\s>*#=_•–-]*(.*?)[\s*=_]*$/u;
export const bareOf = (line: string): string => BARE.exec(line)?.[1] ?? '';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first lines of the sides, as far as each is found once by its name, at the margin. */
export function sideLines({ text, truth }: Variant): readonly number[] | undefined {
  const rows = text.split('\n').map((line) => folded(line.startsWith(' ') ? '' : bareOf(line)));
  const names = truth
    .split('\n')
    .filter((line) => line.startsWith('side '))
    .map((line) => folded(/^side (.*?)(?: [[~@#].*| = .*)?$/.exec(line)?.[1] ?? '').trim());
  const found = names.map((name) => rows.flatMap((row, i) => (name !== '' && row.startsWith(name) ? [i] : [])));
  if (names.length === 0 || found.some(({ length }) => length !== 1)) return undefined;
  const at = found.flat();
  return at.every((line, i) => i === 0 || line > (at[i - 1] ?? 0)) ? at : undefined;
}

/** Lines that head others: they name a formation and count nobody. */
export const isHead = (line: string): boolean => {
  const bare = bareOf(line);
  const { level } = hintsOf(bare.split(/[:(]/)[0] ?? '');
  return (
    level !== undefined &&
    level !== 'army' &&
    isFormation(level) &&
    !/\d{3}|\d\s?(?:guns|battalions|squadrons|bns|sqns)|[.;!?]$|,.*,/iu.test(bare) &&
    bare.split(/\s+/).length < 10
  );
};

export const byLine = (
  given: Variant,
  change: (line: string, i: number, all: readonly string[]) => string,
): Variant => ({
  text: given.text.split('\n').map(change).join('\n'),
  truth: given.truth,
});

/** The variant, unless nothing of the text has changed. */
export const changed = (given: Variant, after: Variant): Variant | undefined =>
  after.text === given.text ? undefined : after;
