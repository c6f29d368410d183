/**
 * What a rule says: a code and its arguments. The sentences are in `src/words`, a folder a language. Nothing is ever
 * parsed back out of a sentence.
 */

/** A unit, officer or formation. The id is for filtering and counting. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name or figure as it is, or words. */
export type Written = string | Message;

/** What a sentence may contain: a name, a number, another message, a named thing, or a list of these. */
export type Text = Written | number | Named | readonly Text[];

/**
 * Every code with the arguments of its sentence; `null` for none. `scripts/words.mjs` generates the entries from the
 * English sentences, so a rule can only say what has words.
 */
export interface Messages {
  /** Silence. */
  readonly '': null;
}

export type Code = keyof Messages & string;
/** Codes whose sentence needs nothing. */
export type Bare = { [C in Code]: Messages[C] extends null ? C : never }[Code];

export interface Message {
  /** Any string: a journal of another version may hold codes without words here. */
  readonly code: string;
  readonly args?: Readonly<Record<string, Text>>;
}

/** What is said: a code alone, or a code with its arguments. */
export type Said = Bare | Message;

/** A message with its arguments. */
export function say<C extends Exclude<Code, Bare>>(code: C, args: Messages[C]): Message {
  return { code, args: args as Message['args'] & Messages[C] };
}

/** The messages without the false, null and undefined ones. */
export const onlySaid = (...all: readonly (Said | false | null | undefined)[]): Said[] =>
  all.filter((one) => one !== false && one !== null && one !== undefined);

/** A message as an argument of another. */
export const word = (said: Said): Message => (typeof said === 'string' ? { code: said } : said);

/** Several sentences, one after the other; silence if there are none. */
export function sentences(all: readonly Said[]): Said {
  const [first = '', ...others] = all;
  return others.length === 0 ? first : say('sentences', { all: all.map(word) });
}

/** Sentences joined in the order things happened. */
export const inTurn = ([first = '', ...rest]: readonly Said[]): Said =>
  rest.reduce<Said>((one, next) => say('in-turn', { one: word(one), next: word(next) }), first);

/** The code alone. */
export const codeOf = (said: Said): string => (typeof said === 'string' ? said : said.code);

export const isSame = (one: Said, other: Said): boolean => JSON.stringify(word(one)) === JSON.stringify(word(other));
