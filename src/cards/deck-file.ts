/**
 * The door for packs from outside: a group's own printed cards, card by card, or a deck in the short forms that ours are
 * kept in. The format is told in decks/README.md. Reading never throws; it gives a deck, or says in plain sentences
 * what is wrong with the file.
 */
import * as z from 'zod/mini';
import {
  cardsOfLuck,
  cardsOfMinutes,
  columnName,
  type Deck,
  type LuckTable,
  type QualityCard,
  type QualityDeck,
  type TimeCard,
  type TimeDeck,
} from './deck.ts';
import { RESULT_NAMES, RESULTS, type Result } from './results.ts';

export type DeckReading<D> =
  | { readonly ok: true; readonly deck: D; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** A pack larger than this is a slip of the pen. */
const MOST_CARDS = 400;
/** A file full of faults is told by its first ones. */
const MOST_ERRORS = 12;
/** Minutes of game time a card may carry; the rules' own run from 10 to 45 in steps of 5 (NBC-TIM-01, AMB-47). */
const MINUTES = { least: 1, most: 120, step: 5, usualLeast: 10, usualMost: 45 };

const COLUMN_WORDS = ['<=0', '1', '2', '3', '4', '5', '6', '>=7'] as const;
const COLUMN_LISTS = [0, 1].flatMap((from) => [7, 8].map((to) => COLUMN_WORDS.slice(from, to)));

const words = (what: string) =>
  z
    .string(`${what} is missing.`)
    .check(
      z.refine((text: string) => text.trim() !== '' && text.length <= 80, `${what} must be 1 to 80 characters long.`),
    );
const whole = (what: string, least: number, most: number) =>
  z
    .int(`${what} must be a whole number.`)
    .check(z.refine((n: number) => n >= least && n <= most, `${what} must be from ${least} to ${most}.`));
const list = <T extends z.core.SomeType>(item: T, what: string) =>
  z.array(item, `${what} must be a list.`).check(z.maxLength(MOST_CARDS, `${what} is longer than ${MOST_CARDS}.`));

const head = { id: words('The name for short ("id")'), name: words('The name ("name")') };
const cardId = whole('its number', 1, 9999);
const yesOrNo = z.literal([0, 1, true, false], 'it must be 1 for Disordered or 0.');
const count = whole('it', 0, MOST_CARDS);

const QualityHead = z.object({
  ...head,
  kind: z.literal('quality', 'This is no quality pack: "kind" must be "quality".'),
  columns: z.array(
    z.enum(COLUMN_WORDS, `it must be one of ${COLUMN_WORDS.join(', ')}.`),
    'The columns ("columns") must be a list.',
  ),
});
const QualityByCard = z.extend(QualityHead, {
  cards: list(
    z.object(
      {
        id: cardId,
        qc: list(z.enum(RESULTS, `it must be one of ${RESULTS.join(', ')}.`), 'its results ("qc")'),
        move: list(yesOrNo, 'its column for movement ("move")'),
        hit: list(yesOrNo, 'its column for hits ("hit")'),
      },
      'it must have "id", "qc", "move" and "hit".',
    ),
    'The cards ("cards")',
  ),
});
const QualityByLuck = z.extend(QualityHead, {
  luck: z.object(
    {
      order: list(cardId, 'The order of the cards ("order")'),
      VH: list(count, '"VH"'),
      H: list(count, '"H"'),
      N: list(count, '"N"'),
      L: list(count, '"L"'),
      move: list(count, '"move"'),
      hit: list(count, '"hit"'),
    },
    'The luck table ("luck") must be an object.',
  ),
});

const TimeHead = z.object({ ...head, kind: z.literal('time', 'This is no time pack: "kind" must be "time".') });
const minutes = whole('its minutes', MINUTES.least, MINUTES.most);
const TimeByCard = z.extend(TimeHead, {
  cards: list(z.object({ id: cardId, minutes }, 'it must have "id" and "minutes".'), 'The cards ("cards")'),
});
const TimeByCount = z.extend(TimeHead, {
  counts: list(
    z.tuple([minutes, whole('how many there are', 1, MOST_CARDS)], 'it must be a pair: minutes, cards.'),
    'The counts ("counts")',
  ),
});

export type QualityDeckFile = z.infer<typeof QualityByCard>;
export type TimeDeckFile = z.infer<typeof TimeByCard>;

/** Reads a quality pack: card by card or as a luck table. */
export function parseQualityDeck(json: unknown): DeckReading<QualityDeck> {
  const read = hasKey(json, 'luck') ? z.safeParse(QualityByLuck, json) : z.safeParse(QualityByCard, json);
  if (!read.success) return refused(read.error, json);
  const file = read.data;
  if (!COLUMN_LISTS.some((columns) => columns.join() === file.columns.join()))
    return {
      ok: false,
      errors: ['The columns must be 1 to 6 in this order, with <=0 before and >=7 after if the cards have them.'],
    };
  const tableErrors = 'luck' in file ? luckErrors(file.luck, file.columns) : [];
  if (tableErrors.length > 0) return { ok: false, errors: tableErrors };
  const deck: QualityDeck = {
    kind: 'quality',
    id: file.id,
    name: file.name,
    lowest: file.columns[0] === '<=0' ? 0 : 1,
    highest: file.columns.at(-1) === '>=7' ? 7 : 6,
    cards: 'luck' in file ? cardsOfLuck(file.luck) : file.cards.map(qualityCard),
  };
  const errors = [...packErrors(deck.cards), ...deck.cards.flatMap((card) => lengthErrors(card, file.columns.length))];
  if (errors.length > 0) return { ok: false, errors: firstOf(errors) };
  return { ok: true, deck, warnings: firstOf(deck.cards.flatMap((card) => oddReadings(card, deck.lowest))) };
}

/** Reads a time pack: card by card, or as so many cards of so many minutes. */
export function parseTimeDeck(json: unknown): DeckReading<TimeDeck> {
  const read = hasKey(json, 'counts') ? z.safeParse(TimeByCount, json) : z.safeParse(TimeByCard, json);
  if (!read.success) return refused(read.error, json);
  const file = read.data;
  const cards: readonly TimeCard[] = 'counts' in file ? cardsOfMinutes(file.counts) : file.cards;
  const errors = packErrors(cards);
  if (errors.length > 0) return { ok: false, errors: firstOf(errors) };
  return {
    ok: true,
    deck: { kind: 'time', id: file.id, name: file.name, cards },
    warnings: firstOf(oddMinutes(cards)),
  };
}

/** A quality deck written card by card, as a group would enter it. */
export const writeQualityDeck = (deck: QualityDeck): QualityDeckFile => ({
  kind: 'quality',
  id: deck.id,
  name: deck.name,
  columns: COLUMN_WORDS.slice(deck.lowest, deck.highest + 1),
  cards: deck.cards.map((card) => ({
    id: card.id,
    qc: [...card.results],
    move: card.move.map((yes) => (yes ? 1 : 0)),
    hit: card.hit.map((yes) => (yes ? 1 : 0)),
  })),
});

/** A time deck written card by card. */
export const writeTimeDeck = (deck: TimeDeck): TimeDeckFile => ({
  kind: 'time',
  id: deck.id,
  name: deck.name,
  cards: deck.cards.map(({ id, minutes }) => ({ id, minutes })),
});

/** A pack as a file that is pleasant to edit: one card to a line. */
export function writePack(deck: Deck): string {
  const { cards, ...head } = deck.kind === 'quality' ? writeQualityDeck(deck) : writeTimeDeck(deck);
  const lines = Object.entries(head).map(([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n "cards": [\n${cards.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n ]\n}\n`;
}

const hasKey = (json: unknown, key: string): boolean => typeof json === 'object' && json !== null && key in json;

const firstOf = (sentences: readonly string[]): string[] =>
  sentences.length <= MOST_ERRORS
    ? [...sentences]
    : [...sentences.slice(0, MOST_ERRORS), `And ${sentences.length - MOST_ERRORS} more of the kind.`];

const qualityCard = (card: QualityDeckFile['cards'][number]): QualityCard => ({
  id: card.id,
  results: card.qc,
  move: card.move.map(Boolean),
  hit: card.hit.map(Boolean),
});

function packErrors(cards: readonly { readonly id: number }[]): string[] {
  if (cards.length === 0) return ['The pack is empty.'];
  if (cards.length > MOST_CARDS) return [`The pack has ${cards.length} cards; ${MOST_CARDS} is the most.`];
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const { id } of cards) (seen.has(id) ? twice : seen).add(id);
  return [...twice].map((id) => `There is more than one card ${id}.`);
}

function lengthErrors(card: QualityCard, columns: number): string[] {
  const lists = { results: card.results, 'entries under movement': card.move, 'entries under hits': card.hit };
  return Object.entries(lists)
    .filter(([, entries]) => entries.length !== columns)
    .map(([what, entries]) => `Card ${card.id} has ${entries.length} ${what}, but there are ${columns} columns.`);
}

/** What may stand on a card but hardly does: a better rating that reads worse. */
function oddReadings(card: QualityCard, lowest: number): string[] {
  const worse = (values: readonly number[]) => values.findIndex((value, at) => at > 0 && value > values[at - 1]!);
  const rank = (result: Result) => RESULTS.indexOf(result);
  return [
    { what: `${RESULT_NAMES.VH} to ${RESULT_NAMES.VL}`, at: worse(card.results.map(rank)) },
    { what: 'movement Disorder', at: worse(card.move.map(Number)) },
    { what: 'hit Disorder', at: worse(card.hit.map(Number)) },
  ]
    .filter(({ at }) => at > 0)
    .map(
      ({ what, at }) =>
        `Card ${card.id} is worse in column ${columnName(lowest + at)} than in the column before (${what}): is it so?`,
    );
}

function oddMinutes(cards: readonly TimeCard[]): string[] {
  const { step, usualLeast, usualMost } = MINUTES;
  const odd = cards
    .filter(({ minutes: m }) => m % step !== 0 || m < usualLeast || m > usualMost)
    .map(
      ({ id, minutes: m }) =>
        `Card ${id} carries ${m} minutes; the rules’ cards go from ${usualLeast} to ${usualMost} in steps of ${step}.`,
    );
  const shuffles = cards.some(({ minutes: m }) => m === usualLeast || m === usualMost);
  return shuffles ? odd : [...odd, 'No card is a 10 or a 45, so the pack is shuffled only when it has run out.'];
}

function luckErrors(luck: LuckTable, columns: readonly string[]): string[] {
  const { order, ...rows } = luck;
  const lengths = Object.entries(rows)
    .filter(([, row]) => row.length !== columns.length)
    .map(([name, row]) => `The row "${name}" has ${row.length} figures, but there are ${columns.length} columns.`);
  if (lengths.length > 0) return lengths;
  return columns.flatMap((column, at) => {
    const steps = [luck.VH[at]!, luck.H[at]!, luck.N[at]!, luck.L[at]!, order.length];
    const rises = steps.every((n, step) => step === 0 || n >= steps[step - 1]!);
    const fits = luck.move[at]! <= order.length && luck.hit[at]! <= order.length;
    return rises && fits
      ? []
      : [`Column ${column}: its figures must rise from VH to L and not pass the ${order.length} cards.`];
  });
}

/** A fault of shape as a sentence: where it is, then what it must be. */
function refused(error: z.core.$ZodError, json: unknown): { readonly ok: false; readonly errors: readonly string[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, errors: ['This is not a pack: the file must hold one object.'] };
  return { ok: false, errors: firstOf(error.issues.map((issue) => `${place(issue.path, json)}${issue.message}`)) };
}

const LISTS: Record<string, string> = { qc: 'result', move: 'movement column', hit: 'hit column' };

function place(path: readonly PropertyKey[], json: object): string {
  const [list, at, part, column] = path;
  if (typeof at !== 'number')
    return list === 'luck' && typeof part === 'number' ? `"${String(at)}", entry ${part + 1}: ` : '';
  if (list === 'columns') return `Column ${at + 1}: `;
  if (list === 'counts') return `Line ${at + 1} of the counts: `;
  const cards = (json as { cards?: unknown }).cards;
  const card: unknown = Array.isArray(cards) ? cards[at] : undefined;
  const id = hasKey(card, 'id') ? (card as { id: unknown }).id : undefined;
  const which = typeof id === 'number' && part !== 'id' ? `Card ${id}` : `The card in place ${at + 1}`;
  return typeof column === 'number' ? `${which}, ${LISTS[String(part)]} ${column + 1}: ` : `${which}: `;
}
