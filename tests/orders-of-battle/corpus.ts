/** The texts of the corpus beside what is true of them, and how each reading compares with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Correction, corrected, stamped } from '../../src/orders-of-battle/corrections.ts';
import { detect } from '../../src/orders-of-battle/detect.ts';
import type { Doubt } from '../../src/orders-of-battle/doubts.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { armiesOf } from '../../src/orders-of-battle/to-units.ts';
import { type OobNode, type OobTree, walk } from '../../src/orders-of-battle/tree.ts';
import { arrivalMinutes } from '../../src/scenarios/arrivals.ts';
import { guessNation } from '../../src/scenarios/nations.ts';
import { speak } from '../../src/words/speak.ts';
import { type Answers, answered, answerGroup, byGroup } from './reviewing.ts';

export const CORPUS = new URL('./corpus/', import.meta.url).pathname;
/** Texts that the reader does not bring right yet. */
export const OPEN = new URL('./open/', import.meta.url).pathname;

/** One line of a truth: "Name [leader] ~Nation @10:30 #type = foot/horse/guns", two blanks further in for each level. */
interface Claim {
  readonly side: boolean;
  readonly depth: number;
  readonly name: string;
  readonly leader?: string;
  readonly nation?: string;
  readonly arrival?: string;
  readonly type?: string;
  readonly figures?: readonly (number | undefined)[];
  readonly line: string;
}

function claimOf(line: string): Claim {
  const [, blank = '', side, body = ''] = /^( *)(side )?(.*)$/.exec(line) ?? [];
  const [head = '', figures] = body.split(/ = (?=[\d-]+\/)/);
  const [, name = '', leader, nation, arrival, type] =
    /^(.*?)(?: \[([^\]]*)\])?(?: ~([^@#]*?))?(?: @([^#]*?))?(?: #(.*))?$/.exec(head.trim()) ?? [];
  return {
    side: side !== undefined,
    depth: blank.length / 2,
    name,
    ...(leader !== undefined && { leader }),
    ...(nation !== undefined && { nation: nation.trim() }),
    ...(arrival !== undefined && { arrival }),
    ...(type !== undefined && { type }),
    ...(figures && { figures: figures.split('/').map((each) => (each === '-' ? undefined : Number(each))) }),
    line: line.trim(),
  };
}

interface Sum {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
}

/** Foot, horse and guns of an entry; those who serve guns, build bridges and drive wagons are none of them. */
export function strengthOf(node: OobNode): Sum {
  const gunners = node.kind === 'artillery' || node.level === 'battery' || node.kind === 'other';
  const own: Sum = {
    foot: gunners || (node.kind === 'cavalry' && node.sabres === undefined) ? 0 : (node.men ?? 0),
    horse: gunners ? 0 : (node.sabres ?? (node.kind === 'cavalry' ? (node.men ?? 0) : 0)),
    guns: node.guns ?? 0,
  };
  if (node.children.length === 0) return own;
  const parts = node.children
    .map(strengthOf)
    .reduce((a, b) => ({ foot: a.foot + b.foot, horse: a.horse + b.horse, guns: a.guns + b.guns }));
  const tells = node.men !== undefined || node.sabres !== undefined;
  if (node.counted === 'parts' || !tells) return { ...parts, guns: node.guns ?? parts.guns };
  const horse = node.sabres ?? Math.min(parts.horse, node.men ?? 0);
  return {
    foot: node.sabres === undefined ? (node.men ?? 0) - horse : (node.men ?? 0),
    horse,
    guns: node.guns ?? parts.guns,
  };
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’‘]/g, "'");

const nameOf = (node: OobNode): string => (node.made ? speak(node.made) : node.name);

/** "Division FML Brady" and "Brady's Division" are called by their leader. */
const calledOf = (node: OobNode): string => `${nameOf(node)} ${node.commander ?? ''}`;

function nationOf(node: OobNode, above: readonly OobNode[]): string | undefined {
  const told = [node, ...[...above].reverse()].find((each) => each.nation)?.nation;
  return told === undefined
    ? guessNation([node.name, ...above.map(({ name }) => name)].join(' '))
    : (guessNation(told) ?? told);
}

/** "5 p.m." and "17:00" */
function isSameTime(one: string | undefined, other: string): boolean {
  const [a, b] = [one ?? '', other].map((each) => arrivalMinutes(each.replace(/^0?(\d:\d\d)$/, '0$1'), 0));
  return a !== undefined && a === b;
}

/** What of a claim does not hold for an entry. */
function wrongWith(claim: Claim, node: OobNode, above: readonly OobNode[]): string[] {
  const out: string[] = [];
  if (claim.leader !== undefined && !plain(node.commander ?? '').includes(plain(claim.leader)))
    out.push(`led by ${node.commander ?? 'nobody'}`);
  if (claim.nation !== undefined && nationOf(node, above) !== (guessNation(claim.nation) ?? claim.nation))
    out.push(`of ${nationOf(node, above)}`);
  if (claim.arrival !== undefined && node.arrival !== claim.arrival && !isSameTime(node.arrival, claim.arrival))
    out.push(`comes ${node.arrival}`);
  if (claim.type !== undefined && node.type !== claim.type) out.push(`as ${node.type}`);
  const { foot, horse, guns } = strengthOf(node);
  const said = [foot, horse, guns];
  if (claim.figures?.some((figure, i) => figure !== undefined && figure !== said[i])) out.push(said.join('/'));
  return out;
}

export interface Compared {
  readonly claims: number;
  readonly wrong: readonly string[];
  /** The entry of each wrong claim; where it is not there, the one it should stand in. */
  readonly whose: readonly (OobNode | undefined)[];
}

/** Every claim of a truth against a tree. */
export function compared(tree: OobTree, truth: string): Compared {
  const wrong: string[] = [];
  const claims = truth
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(claimOf);
  const armies = armiesOf(tree);
  const sides = claims.filter(({ side }) => side).length;
  const whose: (OobNode | undefined)[] = [];
  if (sides !== armies.length) {
    wrong.push(`${armies.length} armies for ${sides}`);
    whose.push(undefined);
  }
  let way: { depth: number; node: OobNode | undefined; above: readonly OobNode[] }[] = [];
  let at = -1;
  const used = new Set<OobNode>();
  for (const claim of claims) {
    if (claim.side) {
      at += 1;
      way = [];
    }
    while ((way.at(-1)?.depth ?? -1) >= claim.depth) way.pop();
    const parent = way.at(-1);
    const found = claim.side
      ? armies.slice(at, at + 1).map((node) => ({ node, above: [] as readonly OobNode[] }))
      : parent?.node
        ? [...walk(parent.node.children)]
            .filter(({ node }) => plain(calledOf(node)).includes(plain(claim.name)))
            .map(({ node, above }) => ({
              node,
              above: [...parent.above, ...(parent.node ? [parent.node] : []), ...above],
            }))
        : [];
    const fitting =
      found.find(({ node, above }) => !used.has(node) && wrongWith(claim, node, above).length === 0) ??
      found.find(({ node }) => !used.has(node)) ??
      found[0];
    if (fitting) used.add(fitting.node);
    way.push({ depth: claim.depth, node: fitting?.node, above: fitting?.above ?? [] });
    const why = fitting ? wrongWith(claim, fitting.node, fitting.above) : ['not there'];
    if (why.length === 0) continue;
    wrong.push(`${claim.line}: ${why.join(', ')}`);
    whose.push(fitting?.node ?? parent?.node);
  }
  return { claims: claims.length, wrong, whose };
}

export const OUTCOMES = ['exact', 'touched', 'asks', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Result extends Compared {
  readonly name: string;
  readonly outcome: Outcome;
  readonly touches: number;
  /** The questions that were asked. */
  readonly doubts: readonly Doubt[];
  readonly tree: OobTree;
}

const TOUCHES = 5;

/** The answers that bring a reading nearest to the truth, one tap after another. */
function touched(tree: OobTree, truth: string): Compared & { readonly touches: number } {
  let answers: Answers = {};
  const looked = (given: Answers): Compared => compared(answered(tree, given).tree, truth);
  let best = looked(answers);
  let touches = 0;
  while (best.wrong.length > 0 && touches < TOUCHES) {
    const { doubts } = answered(tree, answers);
    const tries: Answers[] = [];
    for (const [group, of] of byGroup(doubts))
      for (const { id } of of[0]?.options ?? []) tries.push(answerGroup(doubts, answers, group, id));
    for (const doubt of doubts) for (const { id } of doubt.options) tries.push({ ...answers, [doubt.id]: id });
    const next = tries
      .map((each) => ({ answers: each, result: looked(each) }))
      .sort((a, b) => a.result.wrong.length - b.result.wrong.length)[0];
    if (!next || next.result.wrong.length >= best.wrong.length) break;
    ({ answers, result: best } = next);
    touches += 1;
  }
  return { ...best, touches };
}

/** Whether a question touches an entry, what stands in it, or a formation that it stands in; an army that is missing, any. */
export function isAsked(node: OobNode | undefined, { roots }: OobTree, doubts: readonly Doubt[]): boolean {
  if (!node) return doubts.length > 0;
  const above = [...walk(roots)].find((each) => each.node === node)?.above.slice(1) ?? [];
  const near = new Set([...above.map(({ id }) => id), ...[...walk([node])].map((each) => each.node.id)]);
  return doubts.some(({ nodes }) => nodes.some((id) => near.has(id)));
}

/** A text as it is read, with the proposed answers, and whether a question shows what is wrong with it: a warning is no question. */
export async function readFirst(given: string, truth: string) {
  /** As `bytes.ts` hands it on. */
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [guess] = detect(text);
  const { tree } = (await openFormat(guess?.format ?? 'pasted')).read(text);
  const { doubts, tree: read } = answered(tree);
  const proposed = compared(read, truth);
  const open = read.roots.length === 0 || proposed.whose.some((node) => isAsked(node, read, doubts));
  return { tree, doubts, read, format: guess?.format ?? 'pasted', open, proposed };
}

export async function judged(name: string, text: string, truth: string): Promise<Result> {
  const { tree, doubts, read, open, proposed } = await readFirst(text, truth);
  const more = { name, doubts, tree: read };
  if (proposed.wrong.length === 0) return { ...proposed, ...more, outcome: 'exact', touches: 0 };
  const { touches, ...best } = touched(tree, truth);
  if (best.wrong.length === 0) return { ...best, ...more, outcome: 'touched', touches };
  return { ...proposed, ...more, outcome: open ? 'asks' : 'wrong', touches };
}

export const texts = (folder = CORPUS): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -4))
    .sort();

export const resultOf = (name: string, folder = CORPUS): Promise<Result> =>
  judged(name, readFileSync(`${folder}${name}.txt`, 'utf8'), readFileSync(`${folder}${name}.truth`, 'utf8'));

/** What a hand does to a reading: corrections, none of them a line typed anew, and answers. */
export interface ByHand {
  readonly corrections: readonly Correction[];
  readonly answers: Answers;
  /** One for each correction, and one for each question, or for all alike that are answered together. */
  readonly touches: number;
}

/** What is still wrong with a text when a hand has done so. */
export async function mended(given: string, truth: string, { corrections, answers }: ByHand): Promise<Compared> {
  const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const [guess] = detect(text);
  const { tree } = (await openFormat(guess?.format ?? 'pasted')).read(text);
  const now = corrected(stamped(tree, lines), corrections, { raw: lines, now: lines });
  return compared(answered(now.tree, answers).tree, truth);
}
