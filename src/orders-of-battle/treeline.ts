/**
 * TreeLine outlines, version 1: XML in which the first entry of a kind tells the fields and their initial values, and
 * later entries leave out what has not been changed. An entry without a name is the template the program keeps.
 */

import { SaxesParser } from 'saxes';
import { say, word } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { leads, readCommander } from './commanders.ts';
import { type Format, failed, guarded, problem } from './format.ts';
import { partsOf, readUnitName } from './names.ts';
import { hintsOf } from './nouns.ts';
import { readFigure } from './numbers.ts';
import {
  type Figure,
  grow,
  isFormation,
  type Kind,
  type Level,
  MAX_DEPTH,
  markUnknown,
  type Problem,
  type Reading,
  type Sprout,
  sprout,
} from './tree.ts';

const ELEMENTS: Record<string, { readonly level: Level; readonly kind?: Kind; readonly figure: Figure }> = {
  army: { level: 'army', figure: 'men' },
  wing: { level: 'wing', figure: 'men' },
  corps: { level: 'corps', figure: 'men' },
  division: { level: 'division', figure: 'men' },
  brigade: { level: 'brigade', figure: 'men' },
  cavbrigade: { level: 'brigade', kind: 'cavalry', figure: 'sabres' },
  regiment: { level: 'regiment', figure: 'men' },
  battalion: { level: 'battalion', kind: 'infantry', figure: 'men' },
  cavregiment: { level: 'regiment', kind: 'cavalry', figure: 'sabres' },
  squadron: { level: 'squadron', kind: 'cavalry', figure: 'sabres' },
  battery: { level: 'battery', kind: 'artillery', figure: 'guns' },
};

/** Fields that rate the troops or their leaders, kept on the source's own scale. */
const RATED = [
  'MoraleGrade',
  'SmallArms',
  'Class',
  'MoraleClass',
  'Inspiration',
  'ProfessionalSkill',
  'Doctrine',
  'Drill',
  'Calibre',
  'ACE',
];
const NOTED = ['UID', 'Notes', 'Comment', 'Description'];

/** Letters. */
const PIECE = 16_384;

interface Item {
  readonly tag: string;
  readonly line: number;
  /** Marked as the pattern of its kind, not as an entry. */
  readonly template: boolean;
  readonly fields: Map<string, string>;
  readonly items: Item[];
}

/** What is wrong with XML, by the words of its parser. */
const faultOf = (why: string): string =>
  /clos\w* tag/i.test(why)
    ? 'tag'
    : /attribute/i.test(why)
      ? 'attribute'
      : /entity/i.test(why)
        ? 'entity'
        : /character/i.test(why)
          ? 'character'
          : 'other';

function read(text: string): Reading {
  const problems: Problem[] = [];
  const parser = new SaxesParser({ position: true });
  const defaults = new Map<string, string>();
  const open: (Item | { readonly field: string; text: string })[] = [];
  const roots: Item[] = [];
  /** What the parser says, or nothing where it is too deep. */
  let fault: { readonly line: number; readonly why?: string } | undefined;

  const topItem = (): Item | undefined => open.findLast((each) => 'items' in each);

  parser.on('error', (error) => {
    fault ??= { line: parser.line, why: error.message };
  });
  parser.on('opentag', (tag) => {
    if (fault) return;
    const attributes = tag.attributes as Record<string, string>;
    const parent = topItem();
    if (open.length > MAX_DEPTH * 2) fault = { line: parser.line };
    if ('item' in attributes || tag.name.toLowerCase() in ELEMENTS) {
      const item: Item = {
        tag: tag.name,
        line: parser.line,
        template: attributes.item === 'n',
        fields: new Map(),
        items: [],
      };
      (parent?.items ?? roots).push(item);
      open.push(item);
    } else {
      if (parent && attributes.init !== undefined) defaults.set(`${parent.tag}/${tag.name}`, attributes.init);
      open.push({ field: tag.name, text: '' });
    }
  });
  const takeWords = (words: string): void => {
    const top = open.at(-1);
    if (top && 'field' in top) top.text += words;
  };
  parser.on('text', takeWords);
  parser.on('cdata', takeWords);
  parser.on('closetag', () => {
    if (fault) return;
    const done = open.pop();
    const parent = topItem();
    if (done && 'field' in done && parent) parent.fields.set(done.field, done.text.trim());
  });
  /** In pieces, so that nothing is read any further once it is known to be broken. */
  for (let at = 0; at < text.length && !fault; at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (!fault) parser.close();

  if (fault) {
    const { line, why } = fault as NonNullable<typeof fault>;
    if (why === undefined) return failed('reader-deeper-than-any', line);
    const before = roots.length > 0 ? 'read' : 'nothing';
    const said = /unclosed|unexpected end/i.test(why)
      ? say('reader-xml-cut', { before })
      : say('reader-xml-broken', { why: faultOf(why), before });
    problems.push(problem('error', said, line));
  } else if (roots.length === 0) return failed('reader-xml-no-army');
  const dropped = { templates: 0 };
  const grown = roots.flatMap((item) => build(item, undefined, defaults, dropped));
  if (dropped.templates > 0) problems.push(problem('note', say('reader-outline-templates', { n: dropped.templates })));
  return grow(grown, problems, roots[0]?.fields.get('Name'));
}

function build(
  item: Item,
  nation: string | undefined,
  defaults: ReadonlyMap<string, string>,
  dropped: { templates: number },
): Sprout[] {
  const given = item.fields.get('Name') ?? '';
  if (item.template || (given === '' && item.items.length === 0)) {
    dropped.templates += 1;
    return [];
  }
  const element = known(ELEMENTS, item.tag.toLowerCase()) ?? { level: 'unknown' as const, figure: 'men' as const };
  const { name, notes, level, kind, type, parts } = readUnitName(given === '' ? item.tag : given);
  const said = item.fields.get('Type') ?? '';
  const branch = said === '' ? {} : hintsOf(element.kind === 'artillery' ? `${said} artillery` : said);
  const land = item.fields.get('Nation') ?? item.fields.get('Nationality') ?? nation;
  const node = sprout(name, item.line, `<${item.tag}> ${given}`, {
    level: element.level,
    kind: element.kind ?? kind,
    type: branch.type ?? (element.kind === 'artillery' && said === 'Foot' ? 'foot artillery' : type),
    parts: parts ?? partsOf(given),
    nation: land,
    notes: [...notes],
  });
  if (!isFormation(element.level) && level === 'regiment') node.level = 'regiment';
  if (element.level === 'unknown' && level) node.level = level;
  leads(node, readCommander(item.fields.get('Commander') ?? ''));
  strength(node, item, element.figure, defaults);
  for (const scale of RATED) {
    const own = item.fields.get(scale);
    const value = own !== undefined && own !== '' ? own : defaults.get(`${item.tag}/${scale}`);
    if (value && (own !== undefined || !isFormation(node.level))) node.quality.push({ scale, value });
  }
  for (const field of NOTED) {
    const value = item.fields.get(field);
    if (value) node.notes.push(field === 'UID' ? value : `${field}: ${value}`);
  }
  const howitzers = item.fields.get('Howitzers') ?? '';
  const { value: pieces } = readFigure(howitzers);
  if (pieces) node.notes.push(say('reader-note-howitzers', { n: pieces }));
  else if (pieces === undefined && /\d/.test(howitzers)) node.notes.push(howitzers);
  if (item.fields.get('BattalionGuns') === 'true') node.notes.push(word('reader-note-battalion-guns'));
  node.children = item.items.flatMap((child) => build(child, land, defaults, dropped));
  return [node];
}

/** A field that is left out stands at the file's own default; one that is there and empty is unknown. */
function strength(node: Sprout, item: Item, figure: Figure, defaults: ReadonlyMap<string, string>): void {
  const own = item.fields.get('Strength');
  const preset = defaults.get(`${item.tag}/Strength`);
  if (own === undefined && preset === undefined) {
    if (!isFormation(node.level)) markUnknown(node, figure, '');
    return;
  }
  const was = own ?? preset ?? '';
  const { value } = readFigure(was);
  if (value === undefined || value <= 0) {
    markUnknown(node, figure, was);
    return;
  }
  node[figure] = value;
  if (own === undefined) node.marks.push({ figure, was, why: 'assumed' });
}

export const treeline: Format = { read: guarded(read) };
