/** Headings that stand again where a page goes on. */
import { unitsOf } from './heading-lines.ts';
import type { PageLine } from './page.ts';
import type { Places } from './places.ts';
import { isFormation, type Sprout } from './tree.ts';

/** "2nd Division (continued)": its heading stands again, on the next page. */
const CONTINUED =
  /\s*(?:[([]\s*|[–—-]\s+|,\s+)(?:continued|cont['’]?d|contd|cont|suite|fortsetzung|forts|continuaci[óo]n|continua[çc][ãa]o|segue|vervolg)\.?\s*[)\]]?:?$/iu;

/** The line without that; nothing where what it heads is open still. */
export function goesOn({ open }: Pick<Places, 'open'>, each: PageLine): PageLine | undefined {
  if (each.cells || !CONTINUED.test(each.text)) return each;
  const line = { ...each, text: each.text.replace(CONTINUED, '') };
  const units = unitsOf(line);
  const again = units.length === 1 && open.some(({ node }) => node.children.length > 0 && isAgain(node, units[0]));
  if (again) open.length = open.findIndex(({ node }) => isAgain(node, units[0])) + 1;
  return again ? undefined : line;
}

const isAgain = (node: Sprout, other: Sprout | undefined): boolean =>
  isFormation(node.level) &&
  node.level === other?.level &&
  node.name === other.name &&
  node.commander === other.commander;
