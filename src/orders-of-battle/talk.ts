/** Entries that are called as nobody calls a unit: sentences, and words that say something of the line above. */
import { guessNation } from '../scenarios/nations.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { isFormation, type OobNode, type OobTree, walk } from './tree.ts';

/** As many of the names have a capital letter where a name without one is none. */
const MOST = 0.8;
const FEWEST_WORDS = 4;
const WORDS = /\p{L}{2,}/gu;

/** Words and signs between which nobody writes the name of a unit. */
const TALK =
  /(?<!\p{L})(?:the|is|are|was|were|it|my|you|your|we|they|this|that|these|those|at|here|in|by|or|not|no|up|from|had|has|have|left|behind|ist|sind|ich|mir|est|sont|je|nous|les|que|che|sono)(?!\p{L})|[?!]|<<|>>/giu;

/** "attached" heads those who are; a company and a regiment's number name somebody. */
const NAMES_SOME =
  /^(?:attached|independent|unattached|in reserve)$|(?<!\p{L})(?:coys?|compan\p{L}+|detach\p{L}*|parts?|remnants?)(?!\p{L})|\d\/\d|\d(?:st|nd|rd|th|er|e|º|ª)(?!\p{L})/iu;

/** "reinforced at noon by the garrison", "down from": it begins with a small letter, and names no arm. */
function isTalk({ name, made, level, men, sabres, guns }: OobNode, capitals: boolean): boolean {
  const bare = name.replace(/^[^\p{L}\d]+/u, '');
  if (made !== undefined || !/^\p{Ll}/u.test(bare) || isFormation(level) || NAMES_SOME.test(bare)) return false;
  const { kind, level: said } = hintsOf(bare);
  const counts = guns !== undefined && (men ?? sabres) === undefined;
  if (kind !== undefined || counts || guessNation(bare) !== undefined) return false;
  const talk = bare.match(TALK)?.length ?? 0;
  const words = bare.match(WORDS)?.length ?? 0;
  return (capitals && words > 1 && said === undefined && !/\p{Lu}/u.test(bare)) || (words >= FEWEST_WORDS && talk > 1);
}

const FEWEST_IN_LINE = 3;

/** A line of a list, where most lines have capitals, that says something of those above it. */
export function isTalkLine(text: string): boolean {
  const { found, rest } = figuresIn(text);
  const bare = rest.replace(/^[^\p{L}\d]+/u, '');
  const { kind, level } = hintsOf(bare);
  /** "4 guns of the reserve" */
  if (found.length > 0 && /^(?:of|de|du|von|d[ei]l?|della|do|da)\s/iu.test(bare)) return false;
  if (!/^\p{Ll}/u.test(bare) || kind !== undefined || level !== undefined || NAMES_SOME.test(bare)) return false;
  const words = bare.match(WORDS)?.length ?? 0;
  return words >= FEWEST_IN_LINE && !/\p{Lu}/u.test(bare) && bare.search(TALK) >= 0 && guessNation(bare) === undefined;
}

/** Whether most lines of a page that tell of troops begin with a capital letter or a figure. */
export function hasCapitals(texts: readonly string[]): boolean {
  const capitals = texts.filter((text) => /^[^\p{L}]*(?:\d\S*\s)?\p{Lu}/u.test(text)).length;
  return capitals >= texts.length * MOST;
}

export function talkIn({ roots }: OobTree): ReadonlySet<OobNode> {
  const all = [...walk(roots)].map(({ node }) => node);
  const capitals = all.filter(({ name }) => /\p{Lu}/u.test(name)).length >= all.length * MOST;
  return new Set(all.filter((node) => isTalk(node, capitals)));
}
