/** Says messages in the language in use. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle';
import type { Message, Named, Said, Text, Written } from '../engine/message.ts';
import { idOf, numberOf, referring } from './keys.ts';

/** Pseudo-English (`pseudo.ts`), to find text that is not in the files. */
export const PSEUDO = 'xx';

/** Numbers as everywhere in the app: thousands separated, and a true minus sign. */
class Figure extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

class List extends FluentType<readonly string[]> {
  override toString(scope: Scope): string {
    return listed(this.value, 'conjunction', scope.bundle.locales);
  }
}

const listed = (parts: readonly string[], type: 'conjunction' | 'disjunction', locales: readonly string[]): string =>
  new Intl.ListFormat([...locales], { type, style: 'long' })
    .formatToParts([...parts])
    .map(({ type: kind, value }) => (kind === 'literal' ? disguise(value) : value))
    .join('');

const ORDINAL = { useGrouping: false, type: 'ordinal' };
const plain = (value: unknown): string => (value instanceof FluentType ? String(value.value) : String(value));

const localeOf = (language: string): string => (language === 'en' || language === PSEUDO ? 'en-GB' : language);

function newBundle(language: string): FluentBundle {
  const locale = localeOf(language);
  return new FluentBundle(locale, {
    useIsolating: false,
    transform: disguise,
    functions: {
      /** "a, b or c" */
      OR: ([list]) => (list instanceof List ? listed(list.value, 'disjunction', [locale]) : plain(list)),
      /** "a, b, c" */
      COMMAS: ([list]) => (list instanceof List ? list.value.join(', ') : plain(list)),
      /** One sentence after the other. */
      SENTENCES: ([list]) => (list instanceof List ? list.value.join(' ') : plain(list)),
      /** "+1", "−1", "0" */
      SIGNED: ([n]) => {
        const value = Number(plain(n));
        return value > 0 ? `+${value}` : String(value).replace('-', '−');
      },
      /** Selects by "1st, 2nd, 3rd". */
      ORDINAL: ([n]) => new FluentNumber(Number(plain(n)), ORDINAL),
      // By the language of the words: a Turkish phone has another capital for the i.
      CAPITAL: ([text]) => plain(text).replace(/^./u, (first) => first.toLocaleUpperCase(locale)),
      SMALL: ([text]) => plain(text).replace(/^./u, (first) => first.toLocaleLowerCase(locale)),
    },
  });
}

/** Changes the text of a sentence between its placeables. */
type Disguise = (text: string) => string;
const asItIs: Disguise = (text) => text;

let language = 'en';
let disguise = asItIs;
let bundle = newBundle(language);

/** The language in use. */
export const languageNow = (): string => language;

/** The locale for dates, lists and numbers; British for English. */
export const localeNow = (): string => localeOf(language);

/** Changes the language and drops the sentences of the old one. */
export function useLanguage(next: string, disguised = asItIs): void {
  if (next === language) return;
  language = next;
  disguise = disguised;
  bundle = newBundle(next);
}

/** The sentences taken in so far, until the language changes. */
export const bundleNow = (): FluentBundle => bundle;

/** No line ends in "re-" (a word joiner follows it; codes have a hyphen before it) or between a figure and "cm". */
const unbroken = (source: string): string =>
  source.replace(/([^\w-]re-)(?=[a-z])/gi, '$1\u2060').replace(/\} cm\b/g, '}\u00a0cm');

/**
 * Adds sentences, keyed by their codes or by the numbers of a packed room. Throws a RangeError if an entry cannot be
 * read.
 */
export function takeIn(source: string, numbers?: readonly number[]): void {
  const resource = new FluentResource(unbroken(numbers ? source : referring(source)));
  if (numbers && numbers.length !== resource.body.length) throw new RangeError('Not every sentence can be read.');
  resource.body.forEach((entry, i) => {
    entry.id = idOf(numbers?.[i] ?? numberOf(entry.id));
  });
  const [first] = bundle.addResource(resource, { allowOverrides: true });
  if (first) throw first;
}

const isList = (text: Text): text is readonly Text[] => Array.isArray(text);
const isNamed = (text: Message | Named): text is Named => 'name' in text;

function variable(text: Text): FluentVariable {
  if (typeof text === 'string') return text;
  if (typeof text === 'number') return new Figure(text);
  if (isList(text)) return new List(text.map((part) => plain(variable(part))));
  return isNamed(text) ? text.name : speak(text);
}

/** The sentence of a message in the current language. A code without words is shown as it is. */
export function speak(said: Said): string {
  const { code, args = {} }: Message = typeof said === 'string' ? { code: said } : said;
  const pattern = bundle.getMessage(idOf(numberOf(code)))?.value;
  if (!pattern) return code;
  const variables = Object.fromEntries(Object.entries(args).map(([name, text]) => [name, variable(text)]));
  return bundle.formatPattern(pattern, variables, []);
}

/** Plain text as it is, or the sentence of a message. */
export const inWords = (what: Written): string => (typeof what === 'string' ? what : speak(what));

/** Whether there are words for a code. */
export const hasWords = (code: string): boolean => bundle.hasMessage(idOf(numberOf(code)));

/** `speak`, or undefined for silence. */
export const spoken = (said: Said | false | null | undefined): string | undefined =>
  said === false || said === null || said === undefined ? undefined : speak(said);
