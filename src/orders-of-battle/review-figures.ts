/** Doubts about figures: signs for "unknown", columns that were misread, formations that differ from their parts. */
import { say } from '../engine/message.ts';
import { strengthsIn } from './cells.ts';
import { about, counts, type Doubt, type Edit, option, sets } from './doubts.ts';
import { footOrHorse, isArmed, shared, without } from './figure-edits.ts';
import { numberOf } from './numbers.ts';
import { ownStrength, partsTotal } from './totals.ts';
import {
  called,
  type Figure,
  gather,
  isFormation,
  type Mark,
  type OobNode,
  type OobTree,
  type OtherColumn,
  walk,
} from './tree.ts';

/** First the signs and the columns that were misread. */
export const signDoubts = (tree: OobTree): Doubt[] => [
  ...signs(tree),
  ...defaults(tree),
  ...gaps(tree),
  ...unread(tree),
  ...collected(
    'unsaid',
    marked(tree, 'unsaid').filter(({ node, mark: { figure, was } }) => String(node[figure]) === was),
  ),
  ...collected('lost', marked(tree, 'lost')),
  ...collected('stated', marked(tree, 'stated')),
  ...officersColumn(tree),
  ...whichColumn(tree),
];

interface Marked {
  readonly node: OobNode;
  readonly mark: Mark;
}

const nodesOf = (all: readonly Marked[]): readonly OobNode[] => [...new Set(all.map(({ node }) => node))];

const marked = (tree: OobTree, why: Mark['why']): Marked[] =>
  [...walk(tree.roots)].flatMap(({ node }) =>
    node.marks.filter((mark) => mark.why === why).map((mark) => ({ node, mark })),
  );

/** The figure as it was read is the answer: nothing is left to ask of it. */
const stands = ({ node, mark: { figure } }: Marked): Edit => sets(node, figure, node[figure]);

/**
 * "0", "-1", "?" and blanks: one question per sign and figure, guns of the artillery apart from those of others. Where an
 * entry has parts, they tell it.
 */
function signs(tree: OobTree): Doubt[] {
  const groups = new Map<string, Marked[]>();
  for (const each of marked(tree, 'unknown')) {
    const { figure, was } = each.mark;
    if (each.node[figure] !== undefined || each.node.children.length > 0) continue;
    gather(groups, `${figure === 'guns' && !isArmed(each.node) ? 'stray-guns' : figure}:${was.trim()}`, each);
  }
  return [...groups].flatMap(([key, all]) => signDoubt(key, all) ?? []);
}

function signDoubt(key: string, all: readonly Marked[]): Doubt | undefined {
  const [first] = all;
  if (!first) return undefined;
  const { figure } = first.mark;
  const was = first.mark.was.trim();
  const set = (value: number): Edit[] => all.map(({ node }) => sets(node, figure, value));
  const what = { n: all.length, unit: called(first.node), figure };
  const strengths = figure === 'men' || figure === 'sabres' ? strengthsIn(was) : [];
  if (strengths.length > 0)
    return {
      ...about('unknown-sign', key, 'figures', nodesOf(all)),
      asks: say('reader-sign-several', { ...what, was }),
      options: [
        ...strengths.map((value) => option(String(value), say('reader-plain', { what: value }), set(value))),
        option('unknown', 'reader-not-known'),
      ],
      proposed: String(strengths[0]),
    };
  return {
    ...about('unknown-sign', key, '', nodesOf(all)),
    asks: was === '' ? say('reader-sign-blank', what) : say('reader-sign', { ...what, was }),
    options: [option('unknown', 'reader-not-known'), option('none', 'reader-none', set(0))],
    proposed: key.startsWith('stray-guns') ? 'none' : 'unknown',
  };
}

/** Figures that the file's own default filled in. */
function defaults(tree: OobTree): Doubt[] {
  const all = marked(tree, 'assumed');
  const [first] = all;
  if (!first) return [];
  const sample = [...new Set(all.map(({ mark }) => mark.was))].slice(0, 3);
  return [
    {
      ...about('assumed', '', '', nodesOf(all)),
      asks: say('reader-default', { n: all.length, unit: called(first.node), sample }),
      options: [
        option('keep', 'reader-default-keep', all.map(stands)),
        option(
          'unknown',
          'reader-not-known',
          all.map(({ node, mark }) => sets(node, mark.figure, undefined)),
        ),
      ],
      proposed: 'keep',
    },
  ];
}

/** "Landwehr Bataillon 3 650": whichever was read, the other is offered. */
const gaps = (tree: OobTree): Doubt[] =>
  marked(tree, 'gap').map(({ node, mark }): Doubt => {
    const [number = '', strength = ''] = mark.was.split(' ');
    const [apart, whole] = [Number(strength), Number(number + strength)];
    const asRead = [stands({ node, mark })];
    const other = node[mark.figure] === whole ? apart : whole;
    const renamed = other === apart ? `${node.name} ${number}` : node.name.replace(` ${number}`, '');
    const effect: readonly Edit[] = [sets(node, mark.figure, other), { do: 'rename', node: node.id, name: renamed }];
    return {
      ...about('number-or-thousands', node.id, '', [node]),
      asks: say('reader-gap', {
        unit: called(node),
        was: mark.was,
        number,
        strength: apart,
        figure: mark.figure,
        whole,
      }),
      options: [
        option('number', 'reader-gap-number', other === apart ? effect : asRead),
        option('thousands', 'reader-gap-thousands', other === whole ? effect : asRead),
      ],
      proposed: other === apart ? 'thousands' : 'number',
    };
  });

/** More of them are asked about in one. */
const FEW = 3;

/** Figures that were used for nothing: in an entry's own line, and in lines that nothing was read from. */
function unread(tree: OobTree): Doubt[] {
  const all = marked(tree, 'unread');
  const figures = all.filter(({ mark: { was } }) => numberOf(was) !== undefined);
  const lines = all.filter((each) => !figures.includes(each));
  return [
    ...(figures.length > FEW ? collected('unread', figures) : figures.map(unreadDoubt)),
    ...collected('unread-lines', lines),
  ];
}

function unreadDoubt({ node, mark: { was } }: Marked, i: number): Doubt {
  const value = numberOf(was) ?? 0;
  const set = (figure: Figure): Edit[] => [sets(node, figure, value)];
  return {
    ...about('unread', `${node.id}:${i}`, `${node.id}:${i}`, [node]),
    asks: say('reader-unread', { unit: called(node), was }),
    options: [
      option('nothing', 'reader-unread-nothing'),
      option('men', say('reader-unread-as', { n: value, figure: 'men' }), set('men')),
      option('sabres', say('reader-unread-as', { n: value, figure: 'sabres' }), set('sabres')),
      option('guns', say('reader-unread-as', { n: value, figure: 'guns' }), set('guns')),
    ],
    proposed: 'nothing',
  };
}

/** Marks of one kind, asked about together: figures that stand nowhere in the text, times that nothing has, sums of nothing. */
function collected(kind: 'unread' | 'unread-lines' | 'unsaid' | 'lost' | 'stated', all: readonly Marked[]): Doubt[] {
  if (all.length === 0) return [];
  const told = all
    .slice(0, FEW)
    .map(({ node, mark: { was } }) => say(`reader-mark-${kind}`, { was, unit: called(node) }));
  const [of, group] = kind === 'unread-lines' ? ['lines', 'lines'] : ['all', ''];
  return [
    {
      ...about(kind === 'unread-lines' ? 'unread' : kind, of, group, nodesOf(all)),
      asks: say(`reader-${kind}-all`, { n: all.length, told, more: Math.max(0, all.length - FEW) }),
      options: [option('on', 'reader-stated-on')],
      proposed: 'on',
    },
  ];
}

/** Columns of a table of which any may be the strength: one tap takes another for all its rows. */
function whichColumn(tree: OobTree): Doubt[] {
  const all = marked(tree, 'column').flatMap(({ node, mark }) =>
    mark.column ? { node, figure: mark.figure, column: mark.column } : [],
  );
  const [first] = all;
  if (!first) return [];
  const called = ({ head, at }: OtherColumn): string => head || String(at);
  const named = (head: string, values: readonly (number | undefined)[]): string => {
    const sample = values.slice(0, FEW).join(', ');
    return head === '' ? sample : `${head} (${sample})`;
  };
  const ids = [...new Set(all.map(({ column }) => called(column)))];
  const others = ids.slice(0, FEW + 1).map((id) => {
    const of = all.filter(({ column }) => called(column) === id);
    const what = named(
      of[0]?.column.head ?? '',
      of.map(({ column }) => column.value),
    );
    return option(
      id,
      say('reader-plain', { what }),
      of.map(({ node, figure, column }) => sets(node, figure, column.value)),
    );
  });
  const rows = [...new Set(all.map(({ node }) => node))];
  const stated = all.find(({ column }) => column.stated)?.column;
  return [
    {
      ...about('column', ids.join('|'), '', rows),
      asks: say('reader-which-column', {
        read: named(
          first.column.instead,
          rows.map((node) => ownStrength(node)),
        ),
      }),
      options: [option('keep', 'reader-stated-on'), ...others],
      proposed: stated ? called(stated) : 'keep',
    },
  ];
}

/** A brigade of thousands whose regiments have some dozens each. */
const officersColumn = (tree: OobTree): Doubt[] =>
  [...walk(tree.roots)].flatMap(({ node, above }) => officersDoubt(node, above[0] ?? node) ?? []);

/** More than this is no number of officers in a unit. */
const MOST_OFFICERS = 150;
/** No brigade has fewer. */
const LEAST_BRIGADE = 600;

function officersDoubt(node: OobNode, army: OobNode): Doubt | undefined {
  const own = ownStrength(node);
  const units = node.children.filter((child) => child.kind !== 'artillery' && child.kind !== 'other');
  const known = units.filter((child) => ownStrength(child) !== undefined);
  if (own === undefined || known.length < 2 || own < LEAST_BRIGADE) return undefined;
  const strengths = known.flatMap((child) => ownStrength(child) ?? []);
  const total = strengths.reduce((a, b) => a + b, 0);
  if (total > own * 0.1 || Math.max(...strengths) > MOST_OFFICERS) return undefined;
  return {
    ...about('officers-column', node.id, army.id, [node, ...known]),
    asks: say('reader-officers', { unit: called(node), men: own, strengths }),
    options: [
      option(
        'share',
        say('reader-officers-share', { men: own, each: Math.floor(own / units.length) }),
        shared(units, own, footOrHorse),
      ),
      option('unknown', say('reader-officers-whole', { men: own }), [
        ...known.flatMap((child) => without(child, ['men', 'sabres'])),
        counts(node, 'own'),
      ]),
      option('parts', say('reader-officers-no', { men: total }), [counts(node, 'parts')]),
    ],
    proposed: 'share',
  };
}

/** Up to this share a difference is taken for staff, bands and rounding, and asked about once for all. */
const SMALL = 0.05;

interface Difference {
  readonly node: OobNode;
  readonly army: OobNode;
  readonly what: 'strength' | 'guns';
  readonly own: number;
  readonly parts: number;
}

/** Formations whose own figure is not the sum of their parts, as far as every part gives one. */
function differences(tree: OobTree): Difference[] {
  const out: Difference[] = [];
  for (const { node, above } of walk(tree.roots)) {
    if (node.children.length === 0) continue;
    const army = above[0] ?? node;
    const parts = partsTotal(node);
    const own = ownStrength(node);
    const strength = parts.men + parts.sabres;
    const told = node.children.some((child) => ownStrength(child) !== undefined || child.children.length > 0);
    if (own !== undefined && told && strength > 0 && strength !== own && (parts.unknown === 0 || strength > own))
      out.push({ node, army, what: 'strength', own, parts: strength });
    if (node.guns !== undefined && parts.guns > 0 && parts.guns !== node.guns)
      out.push({ node, army, what: 'guns', own: node.guns, parts: parts.guns });
  }
  return out;
}

const withoutOwn = ({ node, what }: Difference): Edit[] =>
  without(node, what === 'guns' ? ['guns'] : ['men', 'sabres']);

export function parentDoubts(tree: OobTree): Doubt[] {
  const relevant = differences(tree).filter(({ node }) => node.counted === undefined);
  const small = relevant.filter(({ own, parts }) => Math.abs(own - parts) <= own * SMALL);
  const large = relevant.filter((each) => !small.includes(each));
  return [...smallDifferences(small), ...large.map(largeDifference)];
}

function smallDifferences(small: readonly Difference[]): Doubt[] {
  const [first] = small;
  if (!first) return [];
  return [
    {
      ...about('parent-and-parts', 'small', 'small', [...new Set(small.map(({ node }) => node))]),
      asks: say('reader-parts-near', { n: small.length, unit: called(first.node), percent: SMALL * 100 }),
      options: [
        option('parts', 'reader-parts-added', small.flatMap(withoutOwn)),
        option(
          'own',
          'reader-parts-own',
          small.map(({ node }) => counts(node, 'own')),
        ),
      ],
      proposed: 'parts',
    },
  ];
}

function largeDifference(each: Difference): Doubt {
  const { node, army, what, own, parts } = each;
  return {
    ...about('parent-and-parts', `${node.id}:${what}`, `${what}:${army.id}`, [node, ...node.children]),
    asks: say('reader-parts-differ', { unit: called(node), what, own, parts }),
    options: [
      option('parts', say('reader-parts-are', { n: parts }), withoutOwn(each)),
      option('own', say('reader-parts-its-own', { n: own }), [counts(node, 'own')]),
    ],
    /** Parts that are far too few are not all of them. */
    proposed: parts * 2 > own && (parts > own || isFormation(node.level)) ? 'parts' : 'own',
  };
}
