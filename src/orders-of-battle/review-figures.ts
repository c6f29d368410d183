/** Doubts about figures: signs for "unknown", strengths that nobody gives, formations that differ from their parts. */
import { say } from '../engine/message.ts';
import { strengthsIn } from './cells.ts';
import { type Doubt, type Edit, option, some } from './doubts.ts';
import { hasFigure, ownStrength, partsTotal } from './totals.ts';
import { called, type Figure, gather, isFormation, type Mark, type OobNode, type OobTree, walk } from './tree.ts';

/** First the signs and the columns that were misread. */
export const signDoubts = (tree: OobTree): Doubt[] => [
  ...signs(tree),
  ...defaults(tree),
  ...gaps(tree),
  ...officersColumn(tree),
];

interface Marked {
  readonly node: OobNode;
  readonly mark: Mark;
}

const marked = (tree: OobTree, why: Mark['why']): Marked[] =>
  [...walk(tree.roots)].flatMap(({ node }) =>
    node.marks.filter((mark) => mark.why === why).map((mark) => ({ node, mark })),
  );

/** The figure as it was read is the answer: nothing is left to ask of it. */
const stands = ({ node, mark: { figure } }: Marked): Edit => ({
  do: 'set',
  node: node.id,
  figure,
  value: node[figure],
});

const isArmed = (node: OobNode): boolean => node.kind === 'artillery' || node.level === 'battery';

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
  const set = (value: number): Edit[] => all.map(({ node }) => ({ do: 'set', node: node.id, figure, value }));
  const about = { n: all.length, unit: called(first.node), figure };
  const doubt = {
    id: `unknown-sign:${key}`,
    kind: 'unknown-sign',
    nodes: [...new Set(all.map(({ node }) => node.id))],
  } as const;
  const strengths = figure === 'men' || figure === 'sabres' ? strengthsIn(was) : [];
  if (strengths.length > 0)
    return {
      ...doubt,
      group: 'unknown-sign:figures',
      asks: say('reader-sign-several', { ...about, was }),
      options: [
        ...strengths.map((value) => option(String(value), say('reader-plain', { what: value }), set(value))),
        option('unknown', 'reader-not-known'),
      ],
      proposed: String(strengths[0]),
    };
  return {
    ...doubt,
    group: 'unknown-sign',
    asks: was === '' ? say('reader-sign-blank', about) : say('reader-sign', { ...about, was }),
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
      id: 'assumed',
      kind: 'assumed',
      group: 'assumed',
      nodes: all.map(({ node }) => node.id),
      asks: say('reader-default', { n: all.length, unit: called(first.node), sample }),
      options: [
        option('keep', 'reader-default-keep', all.map(stands)),
        option(
          'unknown',
          'reader-not-known',
          all.map(({ node, mark }) => ({ do: 'set', node: node.id, figure: mark.figure, value: undefined })),
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
    const { id, name } = node;
    const asRead = [stands({ node, mark })];
    const other = node[mark.figure] === whole ? apart : whole;
    const renamed = other === apart ? `${name} ${number}` : name.replace(` ${number}`, '');
    const effect: readonly Edit[] = [
      { do: 'set', node: id, figure: mark.figure, value: other },
      { do: 'rename', node: id, name: renamed },
    ];
    return {
      id: `number-or-thousands:${id}`,
      kind: 'number-or-thousands',
      group: 'number-or-thousands',
      nodes: [id],
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
    id: `officers-column:${node.id}`,
    kind: 'officers-column',
    group: `officers-column:${army.id}`,
    nodes: [node.id, ...known.map((child) => child.id)],
    asks: say('reader-officers', { unit: called(node), men: own, strengths }),
    options: [
      option(
        'share',
        say('reader-officers-share', { men: own, each: Math.floor(own / units.length) }),
        shared(units, own, footOrHorse),
      ),
      option('unknown', say('reader-officers-whole', { men: own }), [
        ...known.flatMap((child) => without(child, ['men', 'sabres'])),
        { do: 'count', node: node.id, by: 'own' },
      ]),
      option('parts', say('reader-officers-no', { men: total }), [{ do: 'count', node: node.id, by: 'parts' }]),
    ],
    proposed: 'share',
  };
}

const footOrHorse = ({ kind }: OobNode): Figure => (kind === 'cavalry' ? 'sabres' : 'men');

/** A whole shared out evenly; the first have one more where it does not part. */
function shared(nodes: readonly OobNode[], whole: number, figureOf: (node: OobNode) => Figure): Edit[] {
  const share = Math.floor(whole / nodes.length);
  const more = whole - share * nodes.length;
  return nodes.map((node, i) => ({
    do: 'set',
    node: node.id,
    figure: figureOf(node),
    value: share + (i < more ? 1 : 0),
  }));
}

/** Takes figures away where an entry has them. */
const without = (node: OobNode, figures: readonly Figure[]): Edit[] =>
  figures.flatMap((figure): Edit[] =>
    node[figure] === undefined ? [] : [{ do: 'set', node: node.id, figure, value: undefined }],
  );

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
export function differences(tree: OobTree): Difference[] {
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
      id: 'parent-and-parts:small',
      kind: 'parent-and-parts',
      group: 'parent-and-parts:small',
      nodes: [...new Set(small.map(({ node }) => node.id))],
      asks: say('reader-parts-near', { n: small.length, unit: called(first.node), percent: SMALL * 100 }),
      options: [
        option('parts', 'reader-parts-added', small.flatMap(withoutOwn)),
        option(
          'own',
          'reader-parts-own',
          small.map(({ node }) => ({ do: 'count', node: node.id, by: 'own' })),
        ),
      ],
      proposed: 'parts',
    },
  ];
}

function largeDifference(each: Difference): Doubt {
  const { node, army, what, own, parts } = each;
  return {
    id: `parent-and-parts:${node.id}:${what}`,
    kind: 'parent-and-parts',
    group: `parent-and-parts:${what}:${army.id}`,
    nodes: [node.id, ...node.children.map((child) => child.id)],
    asks: say('reader-parts-differ', { unit: called(node), what, own, parts }),
    options: [
      option('parts', say('reader-parts-are', { n: parts }), withoutOwn(each)),
      option('own', say('reader-parts-its-own', { n: own }), [{ do: 'count', node: node.id, by: 'own' }]),
    ],
    /** Parts that are far too few are not all of them. */
    proposed: parts * 2 > own && (parts > own || isFormation(node.level)) ? 'parts' : 'own',
  };
}

/** Less than this for each that is silent is no strength. */
const LEAST_SHARE = 50;

/** Units without a strength: what is left of the formation's own figure is shared out, or they wait for a figure. */
export function strengthDoubts(tree: OobTree): Doubt[] {
  const out: Doubt[] = unknownGuns(tree);
  const silent = (node: OobNode): boolean => node.children.length === 0 && !hasFigure(node) && node.kind !== 'other';
  const loose = new Map<string, OobNode[]>();
  for (const { node, above } of walk(tree.roots)) {
    const army = above[0] ?? node;
    if (node.children.length === 0) {
      if (above.length === 0 && silent(node) && !isFormation(node.level)) gather(loose, '', node);
      continue;
    }
    const unknown = node.children.filter(
      (child) => silent(child) && !isArmed(child) && !(isFormation(child.level) && child.commander === undefined),
    );
    if (unknown.length === 0 || node.counted === 'own') continue;
    const own = ownStrength(node);
    const coveredAbove =
      own === undefined && above.some((each) => !isFormation(each.level) && ownStrength(each) !== undefined);
    if (coveredAbove || (own !== undefined && !isFormation(node.level) && node.level !== 'unknown')) continue;
    const { men, sabres } = partsTotal(node);
    const rest = own === undefined ? 0 : own - (men + sabres);
    if (own === undefined || rest < unknown.length * LEAST_SHARE) gather(loose, army.id, ...unknown);
    else out.push(shareDoubt(node, army, own, rest, unknown));
  }
  return [...out, ...[...loose].map(([army, nodes]) => looseDoubt(army, nodes))];
}

const shareDoubt = (node: OobNode, army: OobNode, own: number, rest: number, unknown: readonly OobNode[]): Doubt => ({
  id: `unknown-strength:${node.id}`,
  kind: 'unknown-strength',
  group: `unknown-strength:${army.id}`,
  nodes: unknown.map((child) => child.id),
  asks: say('reader-strength-left', {
    unit: called(node),
    men: own,
    n: unknown.length,
    silent: some(unknown, 1),
    rest,
  }),
  options: [
    option(
      'share',
      say('reader-share-each', { n: Math.floor(rest / unknown.length) }),
      shared(unknown, rest, footOrHorse),
    ),
    option('whole', say('reader-whole-counts', { men: own }), [{ do: 'count', node: node.id, by: 'own' }]),
    option('later', 'reader-leave-unknown'),
  ],
  proposed: 'share',
});

const looseDoubt = (army: string, nodes: readonly OobNode[]): Doubt => ({
  id: `unknown-strength:loose:${army}`,
  kind: 'unknown-strength',
  group: `unknown-strength:loose`,
  nodes: nodes.map((node) => node.id),
  asks: say('reader-strength-unknown', { n: nodes.length, units: some(nodes) }),
  options: [
    option('later', 'reader-leave-to-set'),
    option(
      'usual',
      say('reader-usual', { battalion: USUAL.battalion, squadron: USUAL.squadron, regiment: USUAL.horseRegiment }),
      nodes.flatMap(usual),
    ),
  ],
  proposed: 'later',
});

/** A formation tells its guns, and its batteries do not: the guns are shared out among them. */
function unknownGuns(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  const settled = new Set<string>();
  const inside = [...walk(tree.roots)].reverse();
  for (const { node, above } of inside) {
    const { guns = 0 } = node;
    if (guns === 0 || node.children.length === 0) continue;
    const batteries = [...walk(node.children)]
      .map(({ node: each }) => each)
      .filter((each) => isArmed(each) && each.children.length === 0);
    const silent = batteries.filter((each) => each.guns === undefined && !settled.has(each.id));
    const rest = guns - partsTotal(node).guns;
    if (silent.length === 0 || rest < silent.length * 2 || rest > silent.length * 16) continue;
    for (const each of silent) settled.add(each.id);
    const n = Math.floor(rest / silent.length);
    out.push({
      id: `unknown-guns:${node.id}`,
      kind: 'unknown-strength',
      group: `unknown-guns:${(above[0] ?? node).id}`,
      nodes: silent.map((each) => each.id),
      asks: say('reader-guns-left', { unit: called(node), guns, n: silent.length, rest }),
      options: [
        option(
          'share',
          rest % silent.length === 0 ? say('reader-share-each', { n }) : say('reader-share-or', { n, more: n + 1 }),
          shared(silent, rest, () => 'guns'),
        ),
        option('later', 'reader-leave-unknown'),
      ],
      proposed: 'share',
    });
  }
  return out.reverse();
}

/** What such units had on the average; an offer for lists without any figures. */
const USUAL = { battalion: 600, squadron: 120, horseRegiment: 450, footRegiment: 1500 } as const;

function usual(node: OobNode): Edit[] {
  if (node.kind === 'artillery' || node.level === 'battery') return [];
  const horse = node.kind === 'cavalry';
  const figure = horse ? 'sabres' : 'men';
  const each = node.parts?.of === 'squadron' ? USUAL.squadron : USUAL.battalion;
  const value =
    node.parts && ['battalion', 'squadron'].includes(node.parts.of)
      ? Math.round(node.parts.count * each)
      : node.level === 'squadron'
        ? USUAL.squadron
        : node.level === 'battalion'
          ? USUAL.battalion
          : node.level === 'regiment'
            ? horse
              ? USUAL.horseRegiment
              : USUAL.footRegiment
            : undefined;
  return value === undefined ? [] : [{ do: 'set', node: node.id, figure, value }];
}
