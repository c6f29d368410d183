/** Lines round a list that name nobody: where most entries tell their strength, a bare one before or behind all of them is none. */
import { guessNation } from '../scenarios/nations.ts';
import { isHead, isSide } from './heads.ts';
import { figuresIn } from './numbers.ts';
import { isFormation, type Sprout } from './tree.ts';
import { withParts } from './whole.ts';

/** As many of the entries tell a strength where the others are none. */
const MOST = 0.6;
/** Words; what is shorter may be a name. */
const SENTENCE = 7;

/** "Detached, not counted in the totals below" */
const NOT_COUNTED =
  /(?<!\p{L})(?:not (?:counted|included)|nicht (?:eingerechnet|mitgerechnet|mitgez[äa]hlt)|non compris|no inclu\p{L}+|non compres\p{L})(?!\p{L})/iu;

/** "8 guns (plus captured ones, not counted)" are there all the same. */
const WITH_IT = /(?<=\p{L}\s*)\((?:plus|and|with|und|et|mit|y|con|e)\s[^()]*\)/giu;

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

const namesNation = ({ name }: Sprout): boolean =>
  name.split(/[^\p{L}]+/u).some((word) => word !== '' && guessNation(word) !== undefined);

/** Neither arm, level, nation, number nor man, whatever it counts: "Hits: 1,250", "Typhus carried off 40 men a week." */
const namesNothing = (node: Sprout): boolean =>
  isHead({ ...node, men: undefined, sabres: undefined, marks: [] }) &&
  node.commander === undefined &&
  node.nation === undefined &&
  !/^\d|\d[\p{L}/]/u.test(node.name) &&
  !isSide(node) &&
  !namesNation(node);

/** "off table", "north of the Kinzig": where those above stand. */
const PLACE =
  /^(?:(?:in|on|off|at|near|behind|north|south|east|west|left|right|far)(?:ern)? )+(?:of |the |bank|edge|side|table|board|map)/iu;
/** "Games last about 8 turns", "The French player rolls 2d6" */
const isRemark = (node: Sprout): boolean =>
  isHead(node) && node.commander === undefined && /\s\p{Ll}+(?:\s|$)/u.test(node.name);

/** What has no parts, or tells its own strength whatever parts it has. */
const leavesOf = (node: Sprout): readonly Sprout[] =>
  node.children.length === 0 || (tells(node) && !isFormation(node.level)) ? [node] : node.children.flatMap(leavesOf);

/** The entries without them, and the lines they stood in. */
export function withoutLoose(roots: readonly Sprout[]): { readonly kept: Sprout[]; readonly lines: readonly number[] } {
  const leaves = roots.flatMap(leavesOf);
  const owners = new Map(roots.flatMap(withParts).flatMap((each) => each.children.map((child) => [child, each])));
  const told = leaves.filter(tells);
  const sure = told.filter((node) => !namesNothing(node)).map(({ source }) => source.line);
  const [from, until] = [Math.min(...sure), Math.max(...sure)];
  const toldAt = told.map(({ source }) => source.line);
  /** Where units say what they are, a bare figure at the rim, and not right beside them, is none. */
  const unsaid = told.filter(namesNothing).filter(({ source: { line } }) => line > from && line < until);
  const isStranger = (node: Sprout): boolean => {
    const { line, text } = node.source;
    if ((line >= from && line <= until) || !namesNothing(node)) return false;
    const isRim = line < from ? !toldAt.includes(line + 1) : line > until && !toldAt.includes(line - 1);
    const owner = owners.get(node);
    const beside = owner?.children.filter(tells) ?? [];
    const amongSure =
      !owner || namesNothing({ ...owner, children: [] }) || beside.filter(namesNothing).length * 2 <= beside.length;
    const bare = figuresIn(text).found.length === 0 && unsaid.length * 5 < sure.length && sure.length > 2;
    return isSentence(node) || (isRim && bare && amongSure);
  };
  const strong = told.filter((node) => !isStranger(node)).map(({ source }) => source.line);
  const [first, last] = [Math.min(...strong), Math.max(...strong)];
  const isOutside = ({ source: { line } }: Sprout): boolean => line < first || line > last;
  const isLoose = (node: Sprout): boolean =>
    isSentence(node) || namesNothing(node) || (node.source.line > last && isRemark(node));
  const lines: number[] = [];
  const keep = (nodes: readonly Sprout[]): Sprout[] =>
    nodes.filter((node) => {
      const had = node.children.length > 0;
      node.children = keep(node.children);
      const { line } = node.source;
      if (NOT_COUNTED.test(node.name.replace(WITH_IT, '')) && node.commander === undefined) {
        lines.push(...withParts(node).map(({ source }) => source.line));
        return false;
      }
      const isRim = tells(node) ? isStranger(node) : had ? isHead(node) : isLoose(node);
      const gone =
        (isOutside(node) && isRim && owners.get(node)?.source.line !== line) ||
        (!had && !tells(node) && namesNothing(node) && PLACE.test(node.name));
      if (gone) lines.push(line);
      return !gone;
    });
  const listed = leaves.filter((leaf) => !isSentence(leaf) && !isOutside(leaf));
  return strong.length < 2 || strong.length < listed.length * MOST
    ? { kept: [...roots], lines }
    : { kept: keep(roots), lines };
}
