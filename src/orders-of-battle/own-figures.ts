/** "(present under arms: 14,318 men and 48 guns)": a line that names nobody and tells the strength of what stands above. */
import { figuresIn } from './numbers.ts';

const IN_BRACKETS = /^\(\p{Ll}[\p{Ll} ]{2,60}[:,]\s+([^()]*\d[^()]*)\)\.?$/u;

/** The figures alone, where the line tells nothing else. */
export function ownFigures(line: string): string {
  const told = IN_BRACKETS.exec(line)?.[1];
  if (told === undefined) return line;
  const { found, rest } = figuresIn(told);
  return found.length > 0 && /^[\s,;&]*(?:and|und|et)?[\s,;&]*$/u.test(rest) ? told : line;
}
