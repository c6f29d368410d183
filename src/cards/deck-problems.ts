/** What is wrong with a pack from outside and where, in terms of cards rather than file keys. */
import type * as z from 'zod/mini';
import { type Message, type Said, say } from '../engine/message.ts';

const member = (json: unknown, key: PropertyKey): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined;

/** A card by its number; by its position if it has none or the number is wrong. */
function cardAt(json: unknown, at: number, part: PropertyKey | undefined): Message {
  const id = member(member(member(json, 'cards'), at), 'id');
  return typeof id === 'number' && part !== 'id'
    ? say('deck-card', { id: String(id) })
    : say('deck-card-at', { n: at + 1 });
}

function inCards(json: unknown, at: number, [part, column]: readonly PropertyKey[]): Message {
  const card = cardAt(json, at, part);
  if (part === undefined) return card;
  return typeof column === 'number'
    ? say('deck-card-entry', { card, list: String(part), n: column + 1 })
    : say('deck-card-part', { card, part: String(part) });
}

function inCounts(n: number, part: PropertyKey | undefined): Message {
  if (part === 0) return say('deck-count-minutes', { n });
  return part === 1 ? say('deck-count-cards', { n }) : say('deck-count-line', { n });
}

function inLuck([row, at]: readonly PropertyKey[]): Message {
  if (row === undefined) return say('deck-key', { key: 'luck' });
  return typeof at === 'number'
    ? say('deck-luck-entry', { row: String(row), n: at + 1 })
    : say('deck-luck-row', { row: String(row) });
}

/** "Card 7: result 3", "Line 2 of the counts" */
export function placeIn(json: unknown, path: readonly PropertyKey[]): Message {
  const [list, at, ...rest] = path;
  if (list === 'luck') return inLuck(path.slice(1));
  if (typeof at === 'number') {
    if (list === 'columns') return say('deck-column', { n: at + 1 });
    if (list === 'counts') return inCounts(at + 1, rest[0]);
    if (list === 'cards') return inCards(json, at, rest);
  }
  return say('deck-key', { key: String(list) });
}

/** Codes that the file's schema gives to errors; each needs only a place. */
const OF_PLACE = [
  'deck-missing',
  'deck-whole',
  'deck-list',
  'deck-disorder',
  'deck-quality-card',
  'deck-time-card',
  'deck-pair',
  'deck-luck',
] as const;
const WHOLE = ['deck-not-quality', 'deck-not-time'] as const;
export type ShapeCode =
  | (typeof OF_PLACE | typeof WHOLE)[number]
  | 'deck-text'
  | 'deck-range'
  | 'deck-long'
  | 'deck-choice';

const figure = (params: unknown, key: string): number => Number(member(params, key) ?? 0);

/** What does not fit the shape of a pack. */
export function shapeProblem(json: unknown, issue: z.core.$ZodIssue): Said {
  const whole = WHOLE.find((code) => code === issue.message);
  if (whole) return whole;
  const place = placeIn(json, issue.path);
  if (issue.code === 'custom' && issue.message === 'deck-range')
    return say('deck-range', { place, least: figure(issue.params, 'least'), most: figure(issue.params, 'most') });
  if (issue.code === 'custom' && issue.message === 'deck-text')
    return say('deck-text', { place, most: figure(issue.params, 'most') });
  if (issue.code === 'too_big' && issue.message === 'deck-long')
    return say('deck-long', { place, most: Number(issue.maximum) });
  if (issue.code === 'invalid_value' && issue.message === 'deck-choice')
    return say('deck-choice', { place, of: issue.values.map(String) });
  return say(OF_PLACE.find((code) => code === issue.message) ?? 'deck-wrong', { place });
}
