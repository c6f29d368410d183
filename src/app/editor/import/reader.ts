/**
 * The reading of an order of battle, question by question: the text and its tree stay here, and only what the screen shows
 * goes out. It runs in a worker, so that the screen answers while a large file is read; it needs no browser.
 */
import type { Encoding } from '../../../orders-of-battle/bytes.ts';
import { decode } from '../../../orders-of-battle/bytes.ts';
import type { Mapping } from '../../../orders-of-battle/columns.ts';
import { detect, type Guess } from '../../../orders-of-battle/detect.ts';
import type { Answers } from '../../../orders-of-battle/doubts.ts';
import type { FormatId } from '../../../orders-of-battle/format.ts';
import { openFormat } from '../../../orders-of-battle/formats.ts';
import { officerScalesOf } from '../../../orders-of-battle/officer-ratings.ts';
import { scalesOf } from '../../../orders-of-battle/source-ratings.ts';
import { leafTotals } from '../../../orders-of-battle/totals.ts';
import {
  EMPTY_TREE,
  type OobTree,
  type Problem,
  type Source,
  type Told,
  walk,
} from '../../../orders-of-battle/tree.ts';
import type { Answer, Ask, Columns, Read, Reviewed } from './asks.ts';

/** Lines shown beside one question: more would bury it. */
const LINES = 6;

const MOST_FIRST_ROWS = 3;

/** Fetched as they are wanted: most who choose a file look at its first reading for a while. */
const review = () => import('../../../orders-of-battle/review.ts');
const propose = () => import('./propose.ts');

export function makeReader(): (ask: Ask) => Promise<Answer> {
  let text = '';
  let tree: OobTree = EMPTY_TREE;
  let others: readonly { readonly text: string }[] = [];
  let illegible: readonly Problem[] = [];

  async function opened(encoding: Encoding | null, because: Told | '', guesses: readonly Guess[]): Promise<Answer> {
    const first = await read(guesses[0]?.format ?? 'pasted').catch(() => undefined);
    return { is: 'opened', encoding, because, guesses, ...(first && { read: first }) };
  }

  async function open(ask: Extract<Ask, { do: 'open' }>): Promise<Answer> {
    others = [];
    illegible = [];
    if (ask.bytes) {
      const decoded = decode(ask.bytes, ask.encoding);
      if (!decoded.ok) return { is: 'refused', said: decoded.said };
      text = decoded.text;
      illegible = decoded.problems ?? [];
      return opened(decoded.encoding, decoded.because, detect(text, ask.name));
    }
    text = (ask.text ?? '').replace(/\r\n?/g, '\n');
    if (text.trim() === '') return { is: 'refused', said: 'reader-nothing-pasted' };
    return opened(null, '', detect(text));
  }

  function join(bytes: Uint8Array): Answer {
    const decoded = decode(bytes);
    if (!decoded.ok) return { is: 'refused', said: decoded.said };
    others = [...others, { text: decoded.text }];
    illegible = [...illegible, ...(decoded.problems ?? [])];
    return { is: 'joined', files: others.length + 1 };
  }

  async function read(format: FormatId, mapping?: Mapping): Promise<Read> {
    const reading = (await openFormat(format)).read(text, { ...(mapping && { mapping }), others });
    tree = reading.tree;
    return {
      is: 'read',
      entries: [...walk(tree.roots)].length,
      problems: [...illegible, ...reading.problems],
      columns: format === 'csv' ? await columnsOf(mapping) : null,
      scales: scalesOf(tree),
      officers: officerScalesOf(tree),
      armyType: tree.roots.find(({ card }) => card)?.card?.['army type'],
    };
  }

  async function columnsOf(mapping: Mapping | undefined): Promise<Columns> {
    const table = (await import('../../../orders-of-battle/csv.ts')).columns(text);
    const first = table.rows.slice(0, MOST_FIRST_ROWS).map(({ cells }) => cells);
    return { headings: table.headings, first, mapping: mapping ?? table.mapping };
  }

  async function reviewed(asked: Answers, propose: boolean): Promise<Reviewed> {
    const { through } = await review();
    const looked = through(tree, ({ id, proposed }) => asked[id] ?? (propose ? proposed : undefined));
    const { doubts } = looked;
    // An answer to a question that another answer took away is kept: it may come back.
    const answers = propose ? looked.answers : asked;
    const wanted = new Set(doubts.flatMap(({ nodes }) => nodes.slice(0, LINES)));
    const lines: Record<string, Source> = {};
    for (const { node } of walk(tree.roots)) if (wanted.has(node.id)) lines[node.id] = node.source;
    const after = leafTotals(looked.tree.roots);
    return { is: 'reviewed', answers, doubts, lines, before: leafTotals(tree.roots), after };
  }

  async function units(ask: Extract<Ask, { do: 'units' }>): Promise<Answer> {
    const [{ through }, { proposed }] = await Promise.all([review(), propose()]);
    return proposed(through(tree, ({ id }) => ask.answers[id]).tree, ask);
  }

  return async (ask) => {
    switch (ask.do) {
      case 'open':
        return open(ask);
      case 'join':
        return join(ask.bytes);
      case 'read':
        return read(ask.format, ask.mapping);
      case 'review':
        return reviewed(ask.answers, false);
      case 'propose':
        return reviewed(ask.answers, true);
      case 'units':
        return units(ask);
      case 'regroup':
        return { is: 'regrouped', units: (await propose()).regrouped(ask.units, ask.move) };
    }
  };
}
