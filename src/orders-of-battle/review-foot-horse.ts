/** Doubts about units whose name may be either arm's: chasseurs, carabiniers, guards. NBC-SCN-02 */
import { say } from '../engine/message.ts';
import { about, type Doubt, type Edit, option, sets, some } from './doubts.ts';
import { EITHER_ARM, SAYS_ARM } from './lexicon/ordinary.ts';
import { figuresIn } from './numbers.ts';
import { type OobNode, type OobTree, walk } from './tree.ts';

const isUnit = ({ children, kind, men, sabres }: OobNode): boolean =>
  children.length === 0 && kind !== 'artillery' && kind !== 'other' && (men ?? sabres) !== undefined;
const onHorse = ({ kind, sabres }: OobNode): boolean => kind === 'cavalry' || sabres !== undefined;

/** What its line counts its troops by. */
const countedBy = ({ source, men, sabres }: OobNode): string | undefined =>
  figuresIn(source.text).found.find(({ of, value }) => (of === 'men' || of === 'sabres') && value === (sabres ?? men))
    ?.of;

/** Asked where the text counts it as no other horse, or where it stands alone among units of the other arm. */
export function footOrHorseDoubts({ roots }: OobTree): Doubt[] {
  const all = [...walk(roots)].filter(({ node }) => isUnit(node));
  const horse = all.filter(({ node }) => onHorse(node));
  const sure = horse.filter(({ node }) => !EITHER_ARM.test(node.name));
  const bySabres = sure.length > 1 && sure.every(({ node }) => countedBy(node) === 'sabres');
  const odd = all.filter(({ node, above }) => {
    if (!EITHER_ARM.test(node.name)) return false;
    if (bySabres && onHorse(node) && countedBy(node) === 'men') return true;
    if (SAYS_ARM.test(node.source.text) || node.level === 'battalion' || node.parts) return false;
    /** French chasseurs with a number are horse, whoever stands beside them. */
    const nation = [...above, node].findLast((each) => each.nation)?.nation;
    const beside = (above.at(-1)?.children ?? roots).filter((each) => each !== node && isUnit(each));
    const others = beside.filter((each) => !EITHER_ARM.test(each.name));
    return (
      beside.length > 1 &&
      others.length > 0 &&
      nation !== 'France' &&
      others.every((each) => onHorse(each) !== onHorse(node))
    );
  });
  if (odd.length === 0) return [];
  const nodes = odd.map(({ node }) => node);
  const change = (to: 'infantry' | 'cavalry'): Edit[] =>
    nodes.flatMap((node): Edit[] => [
      { do: 'kind', node: node.id, kind: to },
      sets(node, to === 'cavalry' ? 'sabres' : 'men', node.men ?? node.sabres),
      sets(node, to === 'cavalry' ? 'men' : 'sabres', undefined),
    ]);
  return [
    {
      ...about('arm', '', '', nodes),
      asks: say('reader-either-arm', { n: nodes.length, units: some(nodes, 4) }),
      options: [
        option('keep', 'reader-keep-as-is'),
        option('foot', 'reader-either-arm-foot', change('infantry')),
        option('horse', 'reader-either-arm-horse', change('cavalry')),
      ],
      proposed: 'keep',
    },
  ];
}
