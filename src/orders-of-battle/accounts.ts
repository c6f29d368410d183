/** What entries come to with all their parts. */
import { FOOT, HORSE } from './lexicon/audit.ts';
import { numberOf } from './numbers.ts';
import { type OobNode, walk } from './tree.ts';

export interface Sums {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
  readonly gunners: number;
}

export const NONE: Sums = { foot: 0, horse: 0, guns: 0, gunners: 0 };

type Summed = Pick<OobNode, 'kind' | 'level' | 'men' | 'sabres' | 'guns'> & { readonly children: readonly Summed[] };

/** Every sum that the tree can show: of each entry, and of each row of brothers that stand one behind the other. */
export function sumsOf(node: Summed, into: Sums[] = []): Sums {
  const gunner = node.kind === 'artillery' || node.level === 'battery' || node.kind === 'other';
  const parts = node.children.map((child) => sumsOf(child, into)).reduce(added, NONE);
  const tells = node.men !== undefined || node.sabres !== undefined;
  const own: Sums = {
    foot: gunner ? 0 : (node.men ?? 0),
    horse: gunner ? 0 : (node.sabres ?? 0),
    guns: node.guns ?? 0,
    gunners: gunner ? (node.men ?? 0) : 0,
  };
  const sum = tells
    ? { ...own, horse: Math.max(own.horse, 0), guns: node.guns ?? parts.guns }
    : { ...parts, guns: node.guns ?? parts.guns };
  into.push(sum, ...(tells && node.children.length > 0 ? [parts] : []));
  return sum;
}

export const added = (a: Sums, b: Sums): Sums => ({
  foot: a.foot + b.foot,
  horse: a.horse + b.horse,
  guns: a.guns + b.guns,
  gunners: a.gunners + b.gunners,
});

/** How far printed sums are from what they sum. */
const NEAR = 0.005;
export const near = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * NEAR);

/** Battalions, squadrons and batteries that entries count, by what they count. */
function partsOf(node: OobNode, into: number[]): Map<string, number> {
  const all = new Map<string, number>();
  const add = (of: string, n: number): void => void all.set(of, (all.get(of) ?? 0) + n);
  if (node.parts) add(node.parts.of, node.parts.count);
  else for (const child of node.children) for (const [of, n] of partsOf(child, into)) add(of, n);
  into.push(...all.values());
  return all;
}

/** Every sum that the tree shows, and that of several roots. */
export function sumsIn(roots: readonly OobNode[]): Shown {
  const shown: Sums[] = [];
  const parts: number[] = [];
  shown.push(roots.map((root) => sumsOf(root, shown)).reduce(added, NONE));
  const whole = new Map<string, number>();
  for (const root of roots) for (const [of, n] of partsOf(root, parts)) whole.set(of, (whole.get(of) ?? 0) + n);
  const guns = shown.map((each) => each.guns);
  const counted = sorted([...parts, ...whole.values()]);
  return {
    entries: shown,
    parts: counted,
    all: sorted([...counted, ...shown.flatMap(menIn), ...guns]),
    guns: sorted(guns),
  };
}

/** Foot, horse and gunners, each and together. */
const menIn = ({ foot, horse, gunners }: Sums): readonly number[] => [
  ...[foot, horse, gunners],
  ...[foot + horse, foot + gunners, horse + gunners, foot + horse + gunners],
];
const sorted = (figures: readonly number[]): readonly number[] => [...new Set(figures)].sort((a, b) => a - b);

interface Shown {
  /** Of each entry. */
  readonly entries: readonly Sums[];
  readonly parts: readonly number[];
  readonly all: readonly number[];
  readonly guns: readonly number[];
}

/** "Total: 2,670 foot, 2,645 horse": whether one entry has both. */
export function fitsArms(text: string, entries: readonly Sums[]): boolean {
  const [foot, horse] = [FOOT, HORSE].map((arm) => numberOf(arm.exec(text)?.[1] ?? ''));
  if (foot === undefined || horse === undefined) return true;
  return entries.some((each) => near(each.foot, foot) && near(each.horse, horse));
}

const ABOUT = /(?<!\p{L})(?:about|some|nearly|over|c\.|circa|ca\.?|environ|etwa|rund|unos|circa)(?!\p{L})/iu;
/** As far as a sum in words is from what it sums. */
const LOOSE = 0.1;

/** Whether one of the sums, the least first, is as good as a value. */
export function fits(value: number, sums: readonly number[], text: string): boolean {
  const room = ABOUT.test(text) ? value * LOOSE : 0;
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const sum = sums[middle] ?? 0;
    if (near(sum, value) || Math.abs(sum - value) <= room) return true;
    if (sum < value) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** The sums of entries and of what holds them: what else a line of theirs may state. */
export function sumsOver(tree: readonly OobNode[]): (nodes: readonly OobNode[]) => readonly number[] {
  const over = new Map([...walk(tree)].map(({ node, above }) => [node, above]));
  const known = new Map<OobNode, readonly number[]>();
  const menOf = (node: OobNode): readonly number[] => {
    const men = known.get(node) ?? menIn(sumsOf(node));
    known.set(node, men);
    return men;
  };
  return (nodes) => sorted(nodes.flatMap((node) => [node, ...(over.get(node) ?? [])]).flatMap(menOf));
}
