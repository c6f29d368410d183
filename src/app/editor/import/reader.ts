/**
 * Reads an order of battle, question by question. The tree stays here; only what the screen shows leaves. Runs in a
 * worker and needs no browser.
 */
import { decode } from '../../../orders-of-battle/bytes.ts';
import type { Mapping } from '../../../orders-of-battle/columns.ts';
import { corrected, relined, stamped } from '../../../orders-of-battle/corrections.ts';
import { columns } from '../../../orders-of-battle/csv.ts';
import { detect } from '../../../orders-of-battle/detect.ts';
import { problemsLeft } from '../../../orders-of-battle/format.ts';
import { openFormat } from '../../../orders-of-battle/formats.ts';
import { officerScalesOf } from '../../../orders-of-battle/officer-ratings.ts';
import type { Origin, Source } from '../../../orders-of-battle/origin.ts';
import { through } from '../../../orders-of-battle/review.ts';
import { sheetOf } from '../../../orders-of-battle/sheet.ts';
import { scalesOf } from '../../../orders-of-battle/source-ratings.ts';
import { leafTotals } from '../../../orders-of-battle/totals.ts';
import {
  EMPTY_TREE,
  type OobNode,
  type OobTree,
  type Problem,
  type Reading,
  walk,
} from '../../../orders-of-battle/tree.ts';
import { whenIn } from '../../../orders-of-battle/when.ts';
import type { Answer, Ask, Columns } from './asks.ts';
import { proposed, regrouped } from './propose.ts';

const MOST_FIRST_ROWS = 3;

/** Lines with markup removed, which nobody wants to see. */
const isMarkup = (text: string): boolean => /^\s*<(?:!doctype|\?xml|html|table|div|p|ul|h\d)\b/iu.test(text);

/** The last reading of a source, so that an answer needs no new reading. */
interface Held {
  readonly key: string;
  readonly reading: Reading;
}

function moved(node: OobNode, by: number): OobNode {
  const { source } = node;
  return {
    ...node,
    source: { ...source, line: source.line + by },
    children: node.children.map((each) => moved(each, by)),
  };
}

/** What is said of a whole text stays with it; of several, the first one's title, and that no tree is a guess. */
function together([first, ...others]: readonly OobTree[]): Omit<OobTree, 'roots'> {
  if (first && others.length === 0) return first;
  const sure = first?.sure && others.every((each) => each.sure);
  return { ...(first?.title && { title: first.title }), ...(sure && { sure }) };
}

export function makeReader(): (ask: Ask) => Promise<Answer> {
  let held: readonly Held[] = [];
  let answered: OobTree = EMPTY_TREE;

  function open({ bytes, text = '', name, encoding }: Extract<Ask, { do: 'open' }>): Answer {
    if (bytes) {
      const decoded = decode(bytes, encoding);
      if (!decoded.ok) return { is: 'refused', said: decoded.said };
      return { is: 'opened', ...decoded, guesses: detect(decoded.text, name), problems: decoded.problems ?? [] };
    }
    const plain = text.replace(/\r\n?/g, '\n');
    if (plain.trim() === '') return { is: 'refused', said: 'reader-nothing-pasted' };
    return { is: 'opened', text: plain, encoding: null, because: '', guesses: detect(plain), problems: [] };
  }

  async function read(source: Source, lines: readonly string[], others: readonly Source[]): Promise<Held> {
    const { format, mapping } = source;
    const text = lines.join('\n');
    const key = JSON.stringify([format, mapping, text, others.map((each) => each.text)]);
    const before = held.find((each) => each.key === key);
    if (before) return before;
    const reading = (await openFormat(format)).read(text, { ...(mapping && { mapping }), others });
    return { key, reading };
  }

  async function sheet({ sources, corrections, answers }: Origin): Promise<Answer> {
    const apart = sources.filter(({ joined }) => !joined);
    const others = sources.filter(({ joined }) => joined);
    const [first] = apart;
    if (!first) return { is: 'refused', said: 'reader-nothing-pasted' };
    const trees: OobTree[] = [];
    const roots: OobNode[] = [];
    const all: string[] = [];
    const given: string[] = [];
    const problems: { readonly of: Problem; readonly by: number }[] = [];
    const now: Held[] = [];
    const lost = new Map(corrections.map((each) => [each, 0]));
    for (const [i, source] of apart.entries()) {
      const raw = source.text.split('\n');
      const { lines, lost: missed } = relined(raw, corrections);
      for (const each of missed) lost.set(each, (lost.get(each) ?? 0) + 1);
      const one = await read(source, lines, i === 0 ? others : []);
      now.push(one);
      const by = all.length;
      const tree = stamped(one.reading.tree, raw, i === 0 ? '' : `${i}~`);
      trees.push(tree);
      roots.push(...tree.roots.map((node) => moved(node, by)));
      problems.push(...one.reading.problems.map((of) => ({ of, by })));
      all.push(...(isMarkup(source.text) ? lines.map(() => '') : lines));
      given.push(...raw);
    }
    held = now;
    const tree = { ...together(trees), roots };
    const byHand = corrected(tree, corrections, { raw: given, now: all });
    const taken = new Set([...walk(byHand.tree.roots)].map(({ node }) => node.source.line));
    const looked = through(byHand.tree, ({ id, proposed }) => answers[id] ?? proposed);
    answered = looked.tree;
    return {
      is: 'sheet',
      sheet: sheetOf({ tree, answered, doubts: looked.doubts }),
      lines: all,
      doubts: looked.doubts,
      answers: looked.answers,
      totals: leafTotals(answered.roots),
      when: whenIn(all),
      problems: problems.flatMap(({ of, by }) => problemsLeft(of, by, taken)),
      lost: [...byHand.lost, ...[...lost].filter(([, n]) => n === apart.length).map(([each]) => each)],
      columns: first.format === 'csv' ? columnsOf(first.text, first.mapping) : null,
      scales: scalesOf(answered),
      officers: officerScalesOf(answered),
      armyType: answered.roots.find(({ card }) => card)?.card?.['army type'],
    };
  }

  function columnsOf(text: string, mapping: Mapping | undefined): Columns {
    const table = columns(text);
    const first = table.rows.slice(0, MOST_FIRST_ROWS).map(({ cells }) => cells);
    return { headings: table.headings, first, mapping: mapping ?? table.mapping };
  }

  return async (ask) => {
    switch (ask.do) {
      case 'open':
        return open(ask);
      case 'sheet':
        return sheet(ask.origin);
      case 'units':
        return proposed(answered, ask);
      case 'regroup':
        return { is: 'regrouped', units: regrouped(ask.units, ask.move) };
    }
  };
}
