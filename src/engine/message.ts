/**
 * What a rule has to say, as a fact: a code, and what it is about. The sentence stands in `src/words`, a language a
 * folder, and nothing is ever read back out of one.
 */

/** A thing with a name of its own: a unit, an officer, a formation. The id is for whoever filters or counts. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name or figure as it is, or words. */
export type Written = string | Message;

/** What may stand in a sentence: a name or figure as it is, another message, a thing, or a list of these. */
export type Text = Written | number | Named | readonly Text[];

/**
 * Every code with what its sentence needs; `null` for a sentence that needs nothing. The entries are generated from the
 * English sentences (`scripts/words.mjs`), so that a rule can say nothing for which there are no words.
 */
export interface Messages {
  /** Silence. */
  readonly '': null;
}

export type Code = keyof Messages & string;
/** Codes whose sentence needs nothing. */
export type Bare = { [C in Code]: Messages[C] extends null ? C : never }[Code];

export interface Message {
  /** Any string, for a journal of another version may hold codes that this one has no words for. */
  readonly code: string;
  readonly args?: Readonly<Record<string, Text>>;
}

/** What is said: a code alone, where its sentence needs nothing, or a code with what it is about. */
export type Said = Bare | Message;

/** A message with what its sentence needs. */
export function say<C extends Exclude<Code, Bare>>(code: C, args: Messages[C]): Message {
  return { code, args: args as Message['args'] & Messages[C] };
}

/** What of it is said: whatever is false, null or undefined is not. */
export const onlySaid = (...all: readonly (Said | false | null | undefined)[]): Said[] =>
  all.filter((one) => one !== false && one !== null && one !== undefined);

/** A message as part of another. */
export const word = (said: Said): Message => (typeof said === 'string' ? { code: said } : said);

/** Several sentences, one after the other; silence when there is none. */
export function sentences(all: readonly Said[]): Said {
  const [first = '', ...others] = all;
  return others.length === 0 ? first : say('sentences', { all: all.map(word) });
}

/** Sentences of one thing after the other, as it happened. */
export const inTurn = ([first = '', ...rest]: readonly Said[]): Said =>
  rest.reduce<Said>((one, next) => say('in-turn', { one: word(one), next: word(next) }), first);

/** The code alone, for whoever asks what was said. */
export const codeOf = (said: Said): string => (typeof said === 'string' ? said : said.code);

export const isSame = (one: Said, other: Said): boolean => JSON.stringify(word(one)) === JSON.stringify(word(other));
