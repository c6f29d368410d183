/** Lines round a list that name nobody: where most entries tell their strength, a bare one before or behind all of them is none. */
import { guessNation } from '../scenarios/nations.ts';
import { isHead, isSide } from './heads.ts';
import { isFormation, type Sprout } from './tree.ts';
import { withParts } from './whole.ts';

/** As many of the entries tell a strength where the others are none. */
const MOST = 0.6;
/** Words; what is shorter may be a name. */
const SENTENCE = 7;

/** "Detached, not counted in the totals below" */
const NOT_COUNTED =
  /(?<!\p{L})(?:not (?:counted|included)|nicht (?:eingerechnet|mitgerechnet|mitgez[äa]hlt)|non compris|no inclu\p{L}+|non compres\p{L})(?!\p{L})/iu;

const tells = ({ men, sabres, guns, points }: Sprout): boolean =>
  [men, sabres, guns, points].some((figure) => figure !== undefined);

/** "2. I have rated the Saxons separately, see the other sheet." */
const isSentence = ({ children, name, source }: Sprout): boolean =>
  children.length === 0 &&
  name.split(/\s+/).length >= SENTENCE &&
  (/[.!?]$/.test(name) || /[.!?]$/.test(source.text.trim()) || (source.text.match(TALK)?.length ?? 0) >= LEAST_TALK);
/** Words between which nobody writes the name of a unit. */
const TALK =
  /(?<!\p{L})(?:the|is|are|was|were|it|my|you|your|i|we|they|this|that|at|here|in|it['’]?s|mind|got|ist|sind|ich|mir|die|das|est|sont|je|nous|les|es|son|que|che|sono)(?!\p{L})/giu;
const LEAST_TALK = 2;

/** A line that says nothing of troops, and no regiment's number. */
const namesNation = ({ name }: Sprout): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => word !== '' && guessNation(word) !== undefined);

const isLoose = (node: Sprout): boolean =>
  isSentence(node) ||
  (isHead(node) &&
    node.commander === undefined &&
    node.nation === undefined &&
    !isSide(node) &&
    !namesNation(node) &&
    !/^\d/.test(node.name));

/** What has no parts, or tells its own strength whatever parts it has. */
const leavesOf = (node: Sprout): readonly Sprout[] =>
  node.children.length === 0 || (tells(node) && !isFormation(node.level)) ? [node] : node.children.flatMap(leavesOf);

/** The entries without them, and the lines they stood in. */
export function withoutLoose(roots: readonly Sprout[]): { readonly kept: Sprout[]; readonly lines: readonly number[] } {
  const leaves = roots.flatMap(leavesOf);
  const strong = leaves.filter(tells);
  const at = strong.map(({ source }) => source.line);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const lines: number[] = [];
  const keep = (nodes: readonly Sprout[]): Sprout[] =>
    nodes.filter((node) => {
      const had = node.children.length > 0;
      node.children = keep(node.children);
      const { line } = node.source;
      const outside = line < first || line > last;
      if (NOT_COUNTED.test(node.name) && node.commander === undefined) {
        lines.push(...withParts(node).map(({ source }) => source.line));
        return false;
      }
      const gone = outside && !tells(node) && (had ? isHead(node) : isLoose(node));
      if (gone) lines.push(line);
      return !gone;
    });
  if (strong.length < 2 || strong.length < leaves.filter((leaf) => !isSentence(leaf)).length * MOST)
    return { kept: [...roots], lines };
  return { kept: keep(roots), lines };
}
