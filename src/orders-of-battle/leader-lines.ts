/** Lines of a page that only tell of the men who lead what stands above them. */
import { word } from '../engine/message.ts';
import { chiefIn, commanderLine, isStaffLine } from './chief-lines.ts';
import { beginsWithRank } from './commanders.ts';
import { isBare } from './figures-of.ts';
import { isHead, isSide } from './heads.ts';
import { manUnder } from './led-lines.ts';
import { GROUPS, PARTS_OF_ABOVE } from './lexicon/manners.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { leads, settle, unitOf } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { type Open, type Places, place } from './places.ts';
import { isArmName, isSideName } from './sides.ts';
import { isFormation, type Level, type Sprout, sprout } from './tree.ts';

interface Leading extends Places {
  readonly groups: ReadonlyMap<number, Level>;
  readonly totals: number[];
  /** The first line of the list and its last. */
  readonly list: readonly [number, number];
  /** Who commands all that follows. */
  chief: string | undefined;
}

/** A place stands in the middle of its page. */
const CENTRED = 8;

const isNamedAbove = (top: Sprout, { line }: Pick<PageLine, 'line'>): boolean =>
  isBare(top) && top.commander === undefined && line - top.source.line < 3;
/** "Prussian rearguard" right above him. */
const isNamedOf = (top: Sprout, { line }: PageLine): boolean =>
  isHead(top) &&
  top.commander === undefined &&
  line - top.source.line === 1 &&
  (GROUPS.test(top.name.replace(/^\p{L}+\s/u, '')) || GROUPS.test(top.name));
const isLedSide = (root: Sprout): boolean => isSide(root) && root.commander !== undefined;
/** Who leads it is told: the next man leads what stands right above him. */
const isLedArmy = ({ node }: Open): boolean => node.level === 'army' && node.commander !== undefined;

/** Men on lines of their own, several in one formation, each over what stands further in: they head it. */
export function menOverUnits(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const isOver = (each: PageLine, i: number): boolean =>
    !each.cells &&
    !each.bullet &&
    each.heading === undefined &&
    (lines[i + 1]?.indent ?? 0) > each.indent &&
    lines[i - 1]?.indent !== each.indent &&
    !isStaffLine(each.text) &&
    chiefIn(each.text) === undefined &&
    beginsWithRank(each.text) &&
    commanderLine(each.text) !== undefined;
  const men = new Set<PageLine>();
  const open: { readonly indent: number; readonly man?: PageLine }[] = [];
  for (const [i, each] of lines.entries()) {
    while ((open.at(-1)?.indent ?? -1) > each.indent) open.pop();
    if (!isOver(each, i)) continue;
    const last = open.at(-1);
    if (last?.indent === each.indent && last.man) men.add(last.man).add(each);
    else open.push({ indent: each.indent, man: each });
  }
  return men;
}

/** "Lannes" on a line below "FRENCH": names of men, and of nothing else. */
const isNameAlone = (text: string): boolean =>
  /^(?:v[ao]n |de |d['’])?\p{Lu}[\p{L}'’-]+(?: (?:de |v[ao]n )?\p{Lu}[\p{L}'’-]+| [IVX]{1,4})?$/u.test(text) &&
  isBareMan(text) &&
  !isSideName(text) &&
  !GROUPS.test(text) &&
  !isArmName({ name: text });

/** "(attached to the army, commanded by Colonel Griois):" */
const COMMANDED_IN = /(?:commanded by|under|command[ée]e? par|sous|unter|:)\s+([^(),:]{3,50})\):?$/u;

/** "Pour le maréchal Soult, commandant en chef le 4e corps," at the foot of a state. */
const SIGNED =
  /^(?:pour |for |für |por )?(?:le |the |den |el )?([^,:;\d]{5,40}),\s+(?:commandant|commanding|commander|kommandierender|comandante)(?: en chef| general| in chief| en jefe)? (?:le|the|des|of|del?)\s[^,:;]{3,40},?$/iu;

/** "Archduke Charles, Duke of Teschen – total: 10,846 men and 30 guns" below his army. */
const MAN_AND_TOTAL = /^([^:\d]{3,60}?)\s*[–—:,-]\s*(?:in )?total(?:ling)?\s*:?\s*\d/iu;

/** "Major General Spencer (7,053)" below his division: who leads it, and how strong it is. */
const MAN_AND_STRENGTH = /^([^\d:;()]{5,60}?)\s+(\([^()]*\d{3}[^()]*\))\.?$/u;
function isWithTheirs(top: Sprout, { text, line }: PageLine): boolean {
  const [, man = '', theirs = ''] = MAN_AND_STRENGTH.exec(text) ?? [];
  if (!isFormation(top.level) || !isNamedAbove(top, { line }) || !beginsWithRank(man)) return false;
  const told = unitOf(`x ${theirs}`, line, text);
  if (told?.name !== 'x' || isBare(told)) return false;
  leads(top, man);
  const { men, sabres, guns, marks } = told;
  Object.assign(top, { ...(men && { men }), ...(sabres && { sabres }), ...(guns && { guns }) });
  top.marks.push(...marks);
  settle(top);
  return true;
}

/** "Sir Arthur Wellesley commands", "General Junot had 13,000 men, of whom two brigades were Loison's" */
const DOES_LEAD =
  /^(\p{L}[^:;()\d]{4,60}?)\s(?:commands?|commanded|leads?|led|ha[sd]|was in command|kommandiert\p{L}*|befehligt\p{L}*|f[üu]hrte?|commandait|commande|mandaba|comandava|comanda)(?:[\s,.]|$)/iu;

/** A shorter rest is a name. */
const LEAST_WORDS = 5;

/** Whom a sentence right below a side names as its chief. */
export function ledInSentence(open: readonly Open[], text: string): boolean {
  const top = open.at(-1)?.node;
  const isWhole = top && (isSide(top) || (open.length === 1 && canLead(top)));
  if (!isWhole || top.children.length > 0 || top.commander !== undefined) return false;
  const [first = '', ...rest] = text.split(/(?<=\p{L}{3})[.!]\s+(?=\p{Lu})/u);
  const told = rest.join(' ').split(/\s+/).length >= LEAST_WORDS ? chiefIn(first) : undefined;
  const [, man = told ?? ''] = DOES_LEAD.exec(first) ?? [];
  if (!beginsWithRank(man) && !isTitled(man)) return false;
  leads(top, man);
  return true;
}

/** What only tells of the men who lead what stands above it; whether it did. */
export function isOfLeaders(page: Leading, each: PageLine): boolean {
  const top = page.open.at(-1)?.node;
  if (top && !each.cells && /^\([^()\d]{3,120}\):?$/u.test(each.text)) {
    const inside = each.text.replace(/^\(|\):?$/gu, '');
    const man = COMMANDED_IN.exec(each.text)?.[1] ?? (beginsWithRank(inside) ? inside : undefined);
    if (man !== undefined && top.commander === undefined) leads(top, man);
    top.notes.push(each.text);
    return true;
  }
  if (top && (isStaffLine(each.text) || PARTS_OF_ABOVE.test(each.text))) {
    const [man = '', ...others] = each.text.split(/;\s*|,\s+with\s+/u);
    const leader = others.length > 0 && others.every(isStaffLine) ? man.replace(/,.*$/u, '') : '';
    if (top.commander === undefined && top.children.length === 0 && (beginsWithRank(leader) || isBareMan(leader)))
      leads(top, leader);
    top.notes.push(each.text);
    return true;
  }
  const chief = chiefIn(each.text);
  if (each.cells || (each.heading !== undefined && chief === undefined)) return false;
  if (!top && /:/.test(each.text) && isStaffLine(each.text)) return true;
  const [, signed = ''] = SIGNED.exec(each.text) ?? [];
  if (beginsWithRank(signed)) {
    page.chief ??= signed;
    return true;
  }
  if (top && top.children.length === 0 && (canLead(top) || page.roots.includes(top)) && top.commander === undefined) {
    const [, whole = ''] = MAN_AND_TOTAL.exec(each.text) ?? [];
    const [man = ''] = whole.split(',');
    if (isBareMan(man) || isTitled(man) || beginsWithRank(man)) {
      leads(top, whole);
      page.totals.push(each.line);
      return true;
    }
  }
  if (top && isWithTheirs(top, each)) return true;
  const open = page.open.at(-1);
  if (chief !== undefined && top && open?.heading !== undefined && top.children.length === 0 && !top.commander) {
    leads(top, chief);
    return true;
  }
  if (chief !== undefined && (!top || !canLead(top))) {
    const army = page.open.find(({ node }) => node.level === 'army' && node.commander === undefined)?.node;
    if (top && isNamedOf(top, each)) leads(top, chief);
    else if (army && top?.children.length === 0) leads(army, chief);
    else if (top && isNamedAbove(top, each) && page.open.some(isLedArmy)) leads(top, chief);
    else if (page.roots.every(isHead)) page.chief = chief;
    else if (each.line > page.list[1] && !page.roots.some(isLedSide)) page.chief ??= chief;
    else if (
      top &&
      !isBare(top) &&
      page.roots.some((root) => isSide(root) && root.commander !== undefined) &&
      page.blocks.get(each.line)?.first === each.line
    ) {
      /** Below troops, and above a list of his own: the heading of his side is not there. */
      page.open.length = 0;
      const army = sprout('', each.line, each.text, { level: 'army', made: word('reader-army') });
      place(page, each, leads(army, chief), false);
    } else return false;
    return true;
  }
  const alone =
    top && each.indent < CENTRED && isSideName(top.name) && isNameAlone(each.text) && !page.groups.has(each.line);
  const labelled = chief ?? manUnder(each.text);
  const man = labelled ?? manAndCorps(each.text) ?? commanderLine(each.text) ?? (alone ? each.text : undefined);
  /** "Commander: General Gudin" right below "Brigade Gudin" */
  if (labelled !== undefined && top?.commander !== undefined && isNamedAbove({ ...top, commander: undefined }, each)) {
    if (top.name.includes(top.commander)) leads(top, labelled);
    else top.notes.push(each.text);
    return true;
  }
  if (man === undefined || !open || !top || top.commander !== undefined || top.children.length > 0) return false;
  /** "Général de brigade L'Huillier" further out than the regiment above him, or first in his block, has those below him. */
  const block = page.blocks.get(each.line);
  const below = each.indent < open.indent || block?.first === each.line;
  /** First in his block, and not one of several who are, below "Advanced Guard" or "Artillery" he leads those. */
  const leadsAbove =
    !block?.ofMen &&
    isNamedAbove(top, each) &&
    (canLead(top) || GROUPS.test(top.name) || /:\s*$/.test(top.source.text));
  if (below && !isFormation(top.level) && !leadsAbove) return false;
  /** "Commandant en chef" below the corps that is all the army. */
  if (chief !== undefined && top.level === 'corps') page.chief ??= chief;
  leads(top, man);
  settle(top);
  return true;
}

/** "Marshal Augereau - VII Corps" below "FRENCH" */
function manAndCorps(text: string): string | undefined {
  const [, man = '', whole = ''] = /^(\p{L}[^\d,:;()–—]{4,40}?)(?:,|\s[–—-])\s+([^\d,:;()]{4,20})$/u.exec(text) ?? [];
  return beginsWithRank(man) && hintsOf(whole).level === 'corps' ? man : undefined;
}

/** A formation, a side or an arm: no line of a title, no regiment. */
export const canLead = (top: Sprout): boolean => isFormation(top.level) || isSideName(top.name) || isArmName(top);
