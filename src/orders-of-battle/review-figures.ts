/** Doubts about figures: signs for "unknown", strengths that nobody gives, formations that differ from their parts. */
import { thousands } from '../book/figures.ts';
import { strengthsIn } from './cells.ts';
import type { Doubt, DoubtOption, Edit } from './doubts.ts';
import { hasFigure, ownStrength, partsTotal } from './totals.ts';
import { type Figure, gather, isFormation, type Mark, type OobNode, type OobTree, walk } from './tree.ts';

/** First the signs and the columns that were misread. */
export const signDoubts = (tree: OobTree): Doubt[] => [
  ...signs(tree),
  ...defaults(tree),
  ...gaps(tree),
  ...officersColumn(tree),
];

const option = (id: string, label: string, effect: readonly Edit[] = []): DoubtOption => ({ id, label, effect });
const FIGURE_WORDS: Record<Figure, string> = { men: 'men', sabres: 'sabres', guns: 'guns', points: 'points' };

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

const ARMED = (node: OobNode): boolean => node.kind === 'artillery' || node.level === 'battery';

/**
 * "0", "-1", "?" and blanks: one question per sign and figure, guns of the artillery apart from those of others. Where an
 * entry has parts, they tell it.
 */
function signs(tree: OobTree): Doubt[] {
  const groups = new Map<string, Marked[]>();
  for (const each of marked(tree, 'unknown')) {
    if (each.node[each.mark.figure] !== undefined || each.node.children.length > 0) continue;
    const guns =
      each.mark.figure === 'guns' ? (ARMED(each.node) ? 'guns of batteries' : 'guns of others') : each.mark.figure;
    const key = `${guns}:${each.mark.was.trim()}`;
    gather(groups, key, each);
  }
  return [...groups].map(([key, all]): Doubt => {
    const [{ mark }] = all as [Marked];
    const was = mark.was.trim() === '' ? 'is blank' : `is “${mark.was.trim()}”`;
    const places = all.length === 1 ? `of ${all[0]!.node.name}` : `of ${all.length} entries`;
    const others = key.startsWith('guns of others');
    const set = (value: number): Edit[] =>
      all.map(({ node }) => ({ do: 'set', node: node.id, figure: mark.figure, value }));
    const strengths = mark.figure === 'men' || mark.figure === 'sabres' ? strengthsIn(mark.was) : [];
    if (strengths.length > 0)
      return {
        id: `unknown-sign:${key}`,
        kind: 'unknown-sign',
        group: 'unknown-sign:figures',
        nodes: [...new Set(all.map(({ node }) => node.id))],
        sentence: `The number of ${FIGURE_WORDS[mark.figure]} ${places} ${was}. Which figure counts?`,
        options: [
          ...strengths.map((value) => option(String(value), thousands(value), set(value))),
          option('unknown', 'Not known'),
        ],
        proposed: String(strengths[0]),
      };
    return {
      id: `unknown-sign:${key}`,
      kind: 'unknown-sign',
      group: 'unknown-sign',
      nodes: [...new Set(all.map(({ node }) => node.id))],
      sentence: `The number of ${FIGURE_WORDS[mark.figure]} ${places} ${was}. Does that mean “not known” or “none”?`,
      options: [option('unknown', 'Not known'), option('none', 'None', set(0))],
      proposed: others ? 'none' : 'unknown',
    };
  });
}

/** Figures that the file's own default filled in. */
function defaults(tree: OobTree): Doubt[] {
  const all = marked(tree, 'assumed');
  if (all.length === 0) return [];
  const sample = [...new Set(all.map(({ mark }) => mark.was))].slice(0, 3).join(', ');
  return [
    {
      id: 'assumed',
      kind: 'assumed',
      group: 'assumed',
      nodes: all.map(({ node }) => node.id),
      sentence: `${all.length === 1 ? `${all[0]!.node.name} gives` : `${all.length} units give`} no strength, so the file’s default stands there (${sample}). Is it right?`,
      options: [
        option('keep', 'Take the default', all.map(stands)),
        option(
          'unknown',
          'Not known',
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
    const [number, strength] = mark.was.split(' ') as [string, string];
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
      sentence: `${name}: the source says “${mark.was}”. Is that number ${number} with ${apart} ${FIGURE_WORDS[mark.figure]}, or ${thousands(whole)} of them?`,
      options: [
        option('number', 'Its number, and then its strength', other === apart ? effect : asRead),
        option('thousands', 'Its strength, with a gap for the thousands', other === whole ? effect : asRead),
      ],
      proposed: other === apart ? 'thousands' : 'number',
    };
  });

/** A brigade of thousands whose regiments have some dozens each. */
function officersColumn(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  for (const { node, above } of walk(tree.roots)) {
    const own = ownStrength(node);
    const units = node.children.filter((child) => child.kind !== 'artillery' && child.kind !== 'other');
    const known = units.filter((child) => ownStrength(child) !== undefined);
    if (own === undefined || known.length < 2) continue;
    const strengths = known.map((child) => ownStrength(child)!);
    const total = strengths.reduce((a, b) => a + b, 0);
    if (total > own * 0.1 || Math.max(...strengths) > 150 || own < 600) continue;
    const share = Math.floor(own / units.length);
    const forget = known.flatMap((child): Edit[] =>
      (['men', 'sabres'] as const).flatMap((figure): Edit[] =>
        child[figure] === undefined ? [] : [{ do: 'set', node: child.id, figure, value: undefined }],
      ),
    );
    const divide = units.map((child, i): Edit => {
      const value = share + (i < own - share * units.length ? 1 : 0);
      return { do: 'set', node: child.id, figure: child.kind === 'cavalry' ? 'sabres' : 'men', value };
    });
    out.push({
      id: `officers-column:${node.id}`,
      kind: 'officers-column',
      group: `officers-column:${(above[0] ?? node).id}`,
      nodes: [node.id, ...known.map((child) => child.id)],
      sentence: `${node.name} has ${thousands(own)}, but its units only ${strengths.join(', ')}. Are those figures the officers?`,
      options: [
        option('share', `Officers: share the ${thousands(own)} evenly (${thousands(share)} each)`, divide),
        option('unknown', `Officers: only the ${thousands(own)} of the whole count`, [
          ...forget,
          { do: 'count', node: node.id, by: 'own' },
        ]),
        option('parts', `No: the units count, ${thousands(total)} in all`, [
          { do: 'count', node: node.id, by: 'parts' },
        ]),
      ],
      proposed: 'share',
    });
  }
  return out;
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

const OWN_FIGURES = (node: OobNode, what: Difference['what']): Edit[] =>
  what === 'guns'
    ? [{ do: 'set', node: node.id, figure: 'guns', value: undefined }]
    : (['men', 'sabres'] as const).flatMap((figure): Edit[] =>
        node[figure] === undefined ? [] : [{ do: 'set', node: node.id, figure, value: undefined }],
      );

export function parentDoubts(tree: OobTree): Doubt[] {
  const relevant = differences(tree).filter(({ node }) => node.counted === undefined);
  const small = relevant.filter(({ own, parts }) => Math.abs(own - parts) <= own * SMALL);
  const large = relevant.filter((each) => !small.includes(each));
  const together: Doubt[] =
    small.length === 0
      ? []
      : [
          {
            id: 'parent-and-parts:small',
            kind: 'parent-and-parts',
            group: 'parent-and-parts:small',
            nodes: [...new Set(small.map(({ node }) => node.id))],
            sentence: `${small.length === 1 ? `${small[0]!.node.name} differs` : `${small.length} formations differ`} from the sum of ${small.length === 1 ? 'its' : 'their'} parts by at most 5 %, as staffs and rounding do. Which figures count?`,
            options: [
              option(
                'parts',
                'The parts, added up',
                small.flatMap(({ node, what }) => OWN_FIGURES(node, what)),
              ),
              option(
                'own',
                'Their own',
                small.map(({ node }) => ({ do: 'count', node: node.id, by: 'own' })),
              ),
            ],
            proposed: 'parts',
          },
        ];
  return [
    ...together,
    ...large.map(({ node, army, what, own, parts }): Doubt => {
      const word = what === 'guns' ? 'guns' : 'men';
      return {
        id: `parent-and-parts:${node.id}:${what}`,
        kind: 'parent-and-parts',
        group: `parent-and-parts:${what}:${army.id}`,
        nodes: [node.id, ...node.children.map((child) => child.id)],
        sentence: `${node.name} gives ${thousands(own)} ${word}, its parts together ${thousands(parts)}. Which counts?`,
        options: [
          option('parts', `The parts: ${thousands(parts)}`, OWN_FIGURES(node, what)),
          option('own', `Its own: ${thousands(own)}`, [{ do: 'count', node: node.id, by: 'own' }]),
        ],
        /** Parts that are far too few are not all of them. */
        proposed: parts * 2 > own && (parts > own || isFormation(node.level)) ? 'parts' : 'own',
      };
    }),
  ];
}

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
      (child) => silent(child) && !ARMED(child) && !(isFormation(child.level) && child.commander === undefined),
    );
    if (unknown.length === 0 || node.counted === 'own') continue;
    const own = ownStrength(node);
    const coveredAbove =
      own === undefined && above.some((each) => !isFormation(each.level) && ownStrength(each) !== undefined);
    if (coveredAbove || (own !== undefined && !isFormation(node.level) && node.level !== 'unknown')) continue;
    const rest = own === undefined ? 0 : own - (partsTotal(node).men + partsTotal(node).sabres);
    if (own === undefined || rest < unknown.length * 50) {
      gather(loose, army.id, ...unknown);
      continue;
    }
    const share = Math.floor(rest / unknown.length);
    out.push({
      id: `unknown-strength:${node.id}`,
      kind: 'unknown-strength',
      group: `unknown-strength:${army.id}`,
      nodes: unknown.map((child) => child.id),
      sentence: `${node.name} has ${thousands(own)}; ${unknown.length === 1 ? `${unknown[0]!.name} gives no strength` : `${unknown.length} of its units give no strength`}, and ${thousands(rest)} are left. Share them out?`,
      options: [
        option(
          'share',
          `${thousands(share)} each`,
          unknown.map((child, i) => ({
            do: 'set',
            node: child.id,
            figure: child.kind === 'cavalry' ? 'sabres' : 'men',
            value: share + (i < rest - share * unknown.length ? 1 : 0),
          })),
        ),
        option('whole', `Only the ${thousands(own)} of the whole count`, [{ do: 'count', node: node.id, by: 'own' }]),
        option('later', 'Leave unknown'),
      ],
      proposed: 'share',
    });
  }
  for (const [army, nodes] of loose) {
    const names = nodes
      .slice(0, 3)
      .map((node) => node.name)
      .join(', ');
    out.push({
      id: `unknown-strength:loose:${army}`,
      kind: 'unknown-strength',
      group: `unknown-strength:loose`,
      nodes: nodes.map((node) => node.id),
      sentence: `${nodes.length === 1 ? names : `${nodes.length} units (${names}${nodes.length > 3 ? ' …' : ''})`} ${nodes.length === 1 ? 'has no strength, and nothing tells it. How strong is it?' : 'have no strength, and nothing tells it. How strong are they?'}`,
      options: [
        option('later', 'Leave unknown: set them one by one'),
        option('usual', 'The usual: 600 a battalion, 120 a squadron, 450 a regiment of horse', nodes.flatMap(usual)),
      ],
      proposed: 'later',
    });
  }
  return out;
}

/** A formation tells its guns, and its batteries do not: the guns are shared out among them. */
function unknownGuns(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  const settled = new Set<string>();
  const inside = [...walk(tree.roots)].reverse();
  for (const { node, above } of inside) {
    if ((node.guns ?? 0) === 0 || node.children.length === 0) continue;
    const batteries = [...walk(node.children)]
      .map(({ node: each }) => each)
      .filter((each) => ARMED(each) && each.children.length === 0);
    const silent = batteries.filter((each) => each.guns === undefined && !settled.has(each.id));
    const rest = node.guns! - partsTotal(node).guns;
    if (silent.length === 0 || rest < silent.length * 2 || rest > silent.length * 16) continue;
    for (const each of silent) settled.add(each.id);
    const share = Math.floor(rest / silent.length);
    out.push({
      id: `unknown-guns:${node.id}`,
      kind: 'unknown-strength',
      group: `unknown-guns:${(above[0] ?? node).id}`,
      nodes: silent.map((each) => each.id),
      sentence: `${node.name} has ${node.guns} guns, and ${silent.length === 1 ? 'one battery' : `${silent.length} batteries`} in it ${silent.length === 1 ? 'does' : 'do'} not say how many. Share out the ${rest} that are left?`,
      options: [
        option(
          'share',
          rest % silent.length === 0 ? `${share} each` : `${share} or ${share + 1} each`,
          silent.map((each, i) => ({
            do: 'set',
            node: each.id,
            figure: 'guns',
            value: share + (i < rest - share * silent.length ? 1 : 0),
          })),
        ),
        option('later', 'Leave unknown'),
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
