/** A line without the hour at which those it names come. */
import { beginsWithRank } from './commanders.ts';

/** "Oudinot's grenadiers, from 3 p.m. Général Oudinot": who leads them stands behind the hour. */
export function withoutHour(line: string, told: string): string {
  const at = line.indexOf(told);
  const before = line.slice(0, at).trim();
  const behind = line.slice(at + told.length);
  const man = behind.trim();
  if (before !== '' && beginsWithRank(man)) return `${before}: ${man}`;
  /** "(arrives turn 3 on the road to Aranjuez)": nothing of the bracket is a name. */
  const rest = /[[(][^()[\]]*$/.test(told) ? behind.replace(/^[^()[\]]*[)\]]/u, '') : behind;
  return closed(`${line.slice(0, at)} ${rest}`);
}

/** "(rincalzo, giunta alle ore 16)" without its hour. */
const closed = (text: string): string => (/\([^()]*$/.test(text) ? `${text.trimEnd()})` : text);
