/** Doubts about the shape of a tree: what stands below what it cannot stand in, twice side by side, or without its leader. */
import { say } from '../engine/message.ts';
import { about, type Doubt, type DoubtOption, drops, type Edit, option } from './doubts.ts';
import { ownStrength } from './totals.ts';
import { called, gather, height, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

export const shapeDoubts = (tree: OobTree): Doubt[] => [
  ...parted(tree),
  ...upsideDown(tree),
  ...ledBelow(tree),
  ...named(tree),
  ...leaders(tree),
];

const plain = ({ name, commander = '' }: OobNode): string => `${name.trim().toLowerCase()}|${commander.toLowerCase()}`;

/** More than its level's noun. */
const isNamed = ({ name, commander }: OobNode): boolean => commander !== undefined || /\s|\d/.test(name.trim());

/** "1st Division" several times in one formation: one that was cut into pieces. */
function parted({ roots }: OobTree): Doubt[] {
  const doubts: Doubt[] = [];
  const lists = [roots, ...[...walk(roots)].map(({ node }) => node.children)];
  for (const siblings of lists) {
    const alike = new Map<string, OobNode[]>();
    for (const node of siblings)
      if (isFormation(node.level) && isNamed(node) && ownStrength(node) === undefined) gather(alike, plain(node), node);
    for (const [first, ...others] of alike.values()) {
      if (!first || others.length === 0 || ![first, ...others].every(({ children }) => children.length > 0)) continue;
      const parts = others.flatMap(({ children }) => children.map(({ id }) => id));
      doubts.push({
        ...about('parted', first.id, '', [first, ...others]),
        asks: say('reader-parted', { unit: called(first), n: others.length + 1 }),
        options: [
          option('one', 'reader-parted-one', [{ do: 'adopt', node: first.id, parts }, ...others.map(drops)]),
          option('keep', 'reader-keep-as-is'),
        ],
        proposed: 'one',
      });
    }
  }
  return doubts;
}

const one = (
  kind: 'upside-down' | 'led-below',
  nodes: readonly OobNode[],
  asks: Doubt['asks'],
  edits: readonly Edit[],
  proposed: 'yes' | 'keep',
): Doubt => ({
  ...about(kind, '', '', nodes),
  asks,
  options: [
    ...(edits.length > 0 ? [option('yes', say('reader-led-below-yes', { n: nodes.length }), edits)] : []),
    option('keep', 'reader-keep-as-is'),
  ],
  proposed: edits.length > 0 ? proposed : 'keep',
});

/** A division in a brigade, a brigade in a regiment, a battery in a battalion. */
function upsideDown({ roots }: OobTree): Doubt[] {
  const found = [...walk(roots)].filter(({ node, above }) => {
    const parent = above.at(-1);
    if (!parent) return false;
    const [own, over] = [height(node.level), height(parent.level)];
    if (own === undefined || over === undefined) return false;
    const within = own < over && node.level !== 'wing' && node.level !== 'army';
    return (
      within ||
      (own === over && (node.level === 'division' || node.level === 'brigade')) ||
      (node.level === 'battery' && over > HIGHEST_UNIT && parent.level !== 'battery')
    );
  });
  const [first] = found;
  const parent = first?.above.at(-1);
  if (!first || !parent) return [];
  const nodes = found.map(({ node }) => node);
  return [
    one(
      'upside-down',
      nodes,
      say('reader-upside-down', { n: nodes.length, unit: called(first.node), whole: called(parent) }),
      [],
      'keep',
    ),
  ];
}

/** Regiments, battalions and squadrons stand below all formations. */
const HIGHEST_UNIT = 4;

/** The leader of a formation's first regiment, where no other regiment has one. */
function ledBelow({ roots }: OobTree): Doubt[] {
  const found = [...walk(roots)].flatMap(({ node }) => {
    const [first, ...others] = node.children;
    const isOne = isFormation(node.level) && node.commander === undefined && first?.commander !== undefined;
    return isOne &&
      others.length > 0 &&
      !isFormation(first.level) &&
      others.every((each) => each.commander === undefined && !isFormation(each.level))
      ? [{ node, first, man: first.commander ?? '' }]
      : [];
  });
  const [example] = found;
  if (!example || found.length < 2) return [];
  const edits = found.flatMap(({ node, first, man }): Edit[] => [
    { do: 'lead', node: node.id, commander: man },
    { do: 'lead', node: first.id, commander: undefined },
  ]);
  const asks = say('reader-led-below', {
    n: found.length,
    unit: called(example.first),
    leader: example.man,
    whole: called(example.node),
  });
  return [
    one(
      'led-below',
      found.map(({ node }) => node),
      asks,
      edits,
      'yes',
    ),
  ];
}

/** Men in the names of what nobody leads, or of its first unit. */
function named({ roots }: OobTree): Doubt[] {
  const found = [...walk(roots)].flatMap(({ node }) => {
    const man = node.marks.find(({ why }) => why === 'named')?.was;
    return man === undefined || node.commander !== undefined ? [] : [{ node, man }];
  });
  if (found.length === 0) return [];
  const edits = found.flatMap(({ node, man }): Edit[] => [
    { do: 'lead', node: node.id, commander: man },
    ...node.children.flatMap(({ id, commander }): Edit[] =>
      commander === man ? [{ do: 'lead', node: id, commander: undefined }] : [],
    ),
  ]);
  const told = found.slice(0, FEW).map(({ node, man }) => say('reader-mark-named', { was: man, unit: called(node) }));
  const asks = say('reader-named', { n: found.length, told, more: Math.max(0, found.length - FEW) });
  const nodes = found.map(({ node }) => node);
  return [{ ...one('led-below', nodes, asks, edits, 'yes'), ...about('led-below', 'named', 'named', nodes) }];
}
const FEW = 3;

/** Men of whom one may lead an entry: whom its line names beside its leader, or who lead what an army without a chief has. */
const leaders = ({ roots }: OobTree): Doubt[] =>
  [...walk(roots)].flatMap(({ node }): Doubt[] => {
    const men = [...new Set(node.marks.flatMap(({ why, was }) => (why === 'leader' ? was : [])))];
    if (men.length === 0) return [];
    const leads = (man: string): DoubtOption =>
      option(man, say('reader-plain', { what: man }), [{ do: 'lead', node: node.id, commander: man }]);
    return [
      {
        ...about('leader', node.id, node.id, [node]),
        asks: say('reader-leader', {
          n: node.commander === undefined ? 0 : 1,
          unit: called(node),
          leader: node.commander ?? '',
        }),
        options: [option('keep', 'reader-keep-as-is'), ...men.slice(0, MOST_MEN).map(leads)],
        proposed: 'keep',
      },
    ];
  });
const MOST_MEN = 6;
