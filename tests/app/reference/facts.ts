/** What the charts say, as facts: figures as they stand on the paper, everything else by its code. */
import type { Cell, Part } from '../../../src/app/reference/chart.ts';
import { codeOf, type Message, type Named, type Said, type Text } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';

export type Fact = string | number | readonly Fact[] | { readonly [code: string]: Readonly<Record<string, Fact>> };

/** Figures and ratings read alike in every language. */
const isFigure = (code: string): boolean => /^(figure|rating)-/.test(code);
const isMessage = (it: unknown): it is Message => typeof it === 'object' && it !== null && 'code' in it;

export function factOfText(text: Text): Fact {
  if (typeof text === 'string' || typeof text === 'number') return text;
  if (isMessage(text)) return factOf(text);
  return Array.isArray(text) ? text.map(factOfText) : (text as Named).name;
}

/** A cell: a number, a figure as it is printed, a code, or a code with its figures. */
export function factOf(cell: Cell): Fact {
  if (typeof cell === 'number') return cell;
  if (Array.isArray(cell)) return cell.map(factOf);
  const said = cell as Said;
  const code = codeOf(said);
  if (isFigure(code)) return speak(said);
  if (typeof said === 'string' || !said.args || Object.keys(said.args).length === 0) return code;
  return { [code]: Object.fromEntries(Object.entries(said.args).map(([name, text]) => [name, factOfText(text)])) };
}

/** Every message within something, the messages in its figures too. */
export function messagesIn(it: unknown): readonly Message[] {
  if (Array.isArray(it)) return it.flatMap(messagesIn);
  if (typeof it !== 'object' || it === null) return [];
  return [...(isMessage(it) ? [it] : []), ...Object.values(it).flatMap(messagesIn)];
}

/** Every code within a part of a chart: bare ones, and those of messages. */
export function codesIn(part: Part): readonly string[] {
  if ('tool' in part) return [];
  const bare = (it: unknown): readonly string[] => {
    if (typeof it === 'string') return [it];
    return Array.isArray(it) ? it.flatMap(bare) : [];
  };
  const { rows = [], head = [], caption = '' } = 'table' in part ? part.table : {};
  const lines = 'text' in part ? part.text : 'list' in part ? part.list : [];
  const terms = 'terms' in part ? part.terms.map(([term, meaning]) => [term, meaning]) : [];
  const cells = [rows, head, [caption], lines, terms];
  return [...bare(cells), ...messagesIn(cells).map(({ code }) => code)].filter((code) => code !== '');
}
