/** The same armies, printed anew from what was read of them: in outlines, lists, tables and flush. */
import { hintsOf } from '../../../src/orders-of-battle/nouns.ts';
import { armiesOf } from '../../../src/orders-of-battle/to-units.ts';
import { height, isFormation, type OobNode, type OobTree, walk } from '../../../src/orders-of-battle/tree.ts';
import { speak } from '../../../src/words/speak.ts';
import { compared, strengthOf } from '../corpus.ts';
import type { Change, Given } from './lines.ts';

const nameOf = ({ made, name }: OobNode): string => (made ? speak(made) : name);

const isLeaf = ({ children }: OobNode): boolean => children.length === 0;

interface Part {
  readonly n: number;
  readonly of: 'men' | 'sabres' | 'gunners' | 'guns';
}

function partsOf({ men, sabres, guns, kind, level }: OobNode): readonly Part[] {
  const isGunners = kind === 'artillery' || level === 'battery';
  const isHorse = kind === 'cavalry';
  const parts: readonly { readonly n: number | undefined; readonly of: Part['of'] }[] = [
    { n: isHorse ? undefined : men, of: isGunners ? 'gunners' : 'men' },
    { n: isGunners ? undefined : (sabres ?? (isHorse ? men : undefined)), of: 'sabres' },
    { n: guns, of: 'guns' },
  ];
  return parts.flatMap(({ n, of }) => (n ? [{ n, of }] : []));
}

const grouped = (n: number): string => String(n).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
const figuresOf = (node: OobNode): string =>
  partsOf(node)
    .map(({ n, of }) => `${grouped(n)} ${of}`)
    .join(', ');

const told = (text: string): string =>
  text
    .replace(/\s*[([][^()[\]]*[)\]]/g, '')
    .replace(/\s*[,;:()|\t\n[\]*#=]+\s*/g, ' ')
    .replace(/ [-–—] /gu, ' ')
    .trim();

const NOUNS: { readonly [level: string]: string } = {
  wing: 'Wing',
  corps: 'Corps',
  division: 'Division',
  brigade: 'Brigade',
};

/** Battalions, squadrons and guns that a formation counts as a whole go into an entry below it. */
function cleaned(node: OobNode, depth = 0): OobNode {
  const { men, sabres, guns, parts, apart, counted, commander, made, ...bare } = node;
  const leader = told(commander ?? '').replace(/\d/g, '');
  const own = told(nameOf(node));
  /** "Helfreich", whom Helfreich leads. */
  const isHis = leader !== '' && own.endsWith(leader) && hintsOf(own).level === undefined;
  const name = isHis && isFormation(bare.level) && depth > 0 ? `${NOUNS[bare.level] ?? ''} ${own}` : own;
  const named = { ...bare, name: name.trim(), ...(leader !== '' && !isHis && { commander: leader }) };
  if (isLeaf(node))
    return {
      ...named,
      ...(men !== undefined && { men }),
      ...(sabres !== undefined && { sabres }),
      ...(guns !== undefined && { guns }),
    };
  const children = node.children
    .map((child) => cleaned(child, depth + 1))
    .filter((child) => !isLeaf(child) || partsOf(child).length > 0);
  const pieces = strengthOf({ ...named, children }).guns;
  const battery: OobNode = {
    id: `${node.id}-guns`,
    level: 'battery',
    kind: 'artillery',
    name: 'Artillery',
    guns: guns ?? 0,
    notes: [],
    quality: [],
    marks: [],
    children: [],
    source: node.source,
  };
  return { ...named, children: guns && pieces === 0 ? [...children, battery] : children };
}

/** The same tree with what can be said again, where the truth still holds of it. */
function plainly({ tree, truth }: Given): OobTree | undefined {
  const roots = armiesOf(tree).map((army) => cleaned(army));
  const nodes = [...walk(roots)].map(({ node }) => node);
  const fits = nodes.every((node) => {
    const { kind, level } = hintsOf(node.name);
    const isGunners = node.kind === 'artillery' && node.guns === undefined;
    return (
      node.name.length > 1 &&
      node.name.split(' ').length < 8 &&
      node.points === undefined &&
      !/\d{3}/.test(node.name) &&
      (isLeaf(node) ? partsOf(node).length > 0 && (!isGunners || kind === 'artillery') : true) &&
      (level === undefined || node.level === 'army' || isFormation(level) === isFormation(node.level))
    );
  });
  const whole = { roots };
  return fits && roots.every((root) => !isLeaf(root)) && compared(whole, said(truth)).wrong.length === 0
    ? whole
    : undefined;
}

/** Where no indent tells it, every formation says what it is, and units stand before formations. */
function saysLevels(node: OobNode, depth = 0): OobNode {
  const noun = hintsOf(node.name).level === node.level || depth === 0 ? '' : (NOUNS[node.level] ?? '');
  const all = node.children.map((child) => saysLevels(child, depth + 1));
  const children = [...all.filter(isLeaf), ...all.filter((child) => !isLeaf(child))];
  return isLeaf(node) ? node : { ...node, name: `${node.name} ${noun}`.trim(), children };
}

/** Levels alone tell what belongs to what: no unit stands behind a formation of its own parent, and none is out of order. */
const isLevelled = (tree: OobTree): boolean =>
  [...walk(tree.roots)].every(({ node: { children, level }, above }) => {
    const first = children.findIndex((child) => isFormation(child.level));
    const own = above.length === 0 ? 0 : (height(level) ?? 9);
    return (
      children.every(
        (child, i) => (first < 0 || i < first || isFormation(child.level)) && (height(child.level) ?? 9) > own,
      ) &&
      new Set(children.filter((child) => isFormation(child.level)).map((child) => child.level)).size < 2 &&
      children.every((child) => !(isLeaf(child) && isFormation(child.level) && above.length > 1))
    );
  });

/** Nations, hours and types are not printed again. */
const said = (truth: string): string => truth.replace(/(?: [~@#][^=\n[]*?)(?= = |\n|$)/g, '');

function ready(given: Given, flush: boolean): OobTree | undefined {
  const tree = plainly(given);
  if (!tree || !flush) return tree;
  const roots = tree.roots.map((root) => saysLevels(root));
  return isLevelled({ roots }) ? { roots } : undefined;
}

const headOf = (node: OobNode, say: (name: string, man: string) => string): string => {
  const man = [node.rank, node.commander].filter(Boolean).join(' ');
  return man === '' || node.commander === undefined ? nameOf(node) : say(nameOf(node), man);
};
const inBrackets = (name: string, man: string): string => `${name} (${man})`;
const behindColon = (name: string, man: string): string => `${name}: ${man}`;
const behindDash = (name: string, man: string): string => `${name} – ${man}`;

/** A line for each entry. */
const printed =
  (
    lineOf: (node: OobNode, depth: number, at: readonly number[], last: readonly boolean[]) => string,
    flush = false,
  ): Change =>
  (given) => {
    const tree = ready(given, flush);
    if (!tree) return undefined;
    const out: string[] = [];
    const all = (nodes: readonly OobNode[], at: readonly number[], last: readonly boolean[]): void => {
      for (const [i, node] of nodes.entries()) {
        const ends = [...last, i === nodes.length - 1];
        out.push(lineOf(node, at.length, [...at, i + 1], ends));
        all(node.children, [...at, i + 1], ends);
      }
    };
    all(tree.roots, [], []);
    return { text: `${out.join('\n')}\n`, truth: said(given.truth) };
  };

const outline = (
  before: (depth: number) => string,
  head: typeof inBrackets,
  unit: (name: string, figures: string) => string,
) =>
  printed(
    (node, depth) =>
      `${depth === 0 ? '\n' : ''}${before(depth)}${isLeaf(node) ? unit(headOf(node, inBrackets), figuresOf(node)) : headOf(node, head)}`,
  );

/** "Brigade X (Pym): a 600, b 500" */
const runIn: Change = (given) => {
  const tree = ready(given, true);
  if (!tree) return undefined;
  const out: string[] = [];
  const all = (nodes: readonly OobNode[], depth: number): void => {
    for (const node of nodes) {
      const units = node.children.filter(isLeaf).map(
        (unit) =>
          `${headOf(unit, inBrackets)} ${figuresOf(unit)
            .replace(/,(?=\d{3})/g, '')
            .replace(/, /g, ' and ')}`,
      );
      const head = headOf(node, inBrackets);
      if (isLeaf(node)) continue;
      out.push(depth === 0 ? `\n${head}\n` : units.length > 0 ? `${head}: ${units.join('; ')}.` : head);
      if (depth === 0 && units.length > 0) out.push(units.join('\n'));
      all(node.children, depth + 1);
    }
  };
  all(tree.roots, 0);
  return { text: `${out.join('\n')}\n`, truth: said(given.truth) };
};

/** Rows of cells: a formation's row names it and counts nobody. */
const table =
  (row: (cells: readonly string[]) => string, under: string | undefined, indent: string): Change =>
  (given) => {
    const tree = ready(given, indent === '');
    if (!tree) return undefined;
    const out: string[] = [];
    for (const root of tree.roots) {
      out.push('', headOf(root, behindColon), '', row(['Formation', 'Commander', 'Infantry', 'Cavalry', 'Guns']));
      if (under !== undefined) out.push(under);
      for (const { node, above } of walk(root.children)) {
        const parts = isLeaf(node) ? partsOf(node) : [];
        const of = (which: Part['of']): string =>
          parts
            .filter((part) => part.of === which)
            .map(({ n }) => grouped(n))
            .join('');
        const man = [node.rank, node.commander].filter(Boolean).join(' ');
        out.push(row([indent.repeat(above.length) + nameOf(node), man, of('men'), of('sabres'), of('guns')]));
      }
    }
    return { text: `${out.join('\n')}\n`, truth: said(given.truth) };
  };

const MARKS = ['#', '##', '###', '####', '#####'];

export const REPRINTED: { readonly [name: string]: Change } = {
  asOutline: outline(
    (depth) => '  '.repeat(depth),
    inBrackets,
    (name, figures) => `${name} - ${figures}`,
  ),
  asColonOutline: outline(
    (depth) => '    '.repeat(depth),
    behindColon,
    (name, figures) => `${name}: ${figures}`,
  ),
  asTabs: outline(
    (depth) => '\t'.repeat(depth),
    behindDash,
    (name, figures) => `${name}, ${figures}`,
  ),
  asList: outline(
    (depth) => (depth === 0 ? '' : `${'  '.repeat(depth - 1)}- `),
    inBrackets,
    (name, figures) => `${name} (${figures})`,
  ),
  asStars: outline(
    (depth) => (depth === 0 ? '' : `${'*'.repeat(depth)} `),
    behindColon,
    (name, figures) => `${name}, ${figures}`,
  ),
  asMarkdown: printed(
    (node, depth) =>
      isLeaf(node)
        ? `- ${headOf(node, inBrackets)}: ${figuresOf(node)}`
        : `\n${MARKS[depth] ?? '######'} ${headOf(node, inBrackets)}\n`,
    true,
  ),
  asNumbers: printed((node, depth, at) =>
    depth === 0
      ? `\n${headOf(node, behindColon)}`
      : `${at.slice(1).join('.')}${depth === 1 ? '.' : ''} ${isLeaf(node) ? `${headOf(node, inBrackets)} (${figuresOf(node)})` : headOf(node, behindColon)}`,
  ),
  asBoxes: printed(
    (node, depth, _, last) =>
      `${
        depth === 0
          ? '\n'
          : last
              .slice(1, -1)
              .map((each) => (each ? '    ' : '│   '))
              .join('') + (last.at(-1) ? '└── ' : '├── ')
      }${headOf(node, inBrackets)}${isLeaf(node) ? ` (${figuresOf(node)})` : ''}`,
  ),
  asFlush: printed(
    (node, depth) =>
      isLeaf(node)
        ? `${headOf(node, inBrackets)} - ${figuresOf(node)}`
        : `${depth < 2 ? '\n' : ''}${headOf(node, behindColon)}`,
    true,
  ),
  asFlushApart: printed(
    (node) => (isLeaf(node) ? `${headOf(node, inBrackets)} (${figuresOf(node)})` : `\n${headOf(node, inBrackets)}`),
    true,
  ),
  asRunIn: runIn,
  asPipes: table((cells) => `| ${cells.join(' | ')} |`, '|---|---|---|---|---|', ''),
  asTabTable: table((cells) => cells.join('\t'), undefined, ''),
  asPrint: table(
    (cells) =>
      cells
        .map((cell, i) => (i === 0 ? cell.padEnd(46) : i === 1 ? cell.padEnd(34) : cell.padStart(9)))
        .join('')
        .trimEnd(),
    undefined,
    '  ',
  ),
};
