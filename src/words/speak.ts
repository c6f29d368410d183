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

/** English in disguise (`pseudo.ts`), to find what is not in the files. */
export const PSEUDO = 'xx';

/** Figures as everywhere in the product: thousands parted, and a true minus. */
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
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
const small = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

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
      /** Chooses by "1st, 2nd, 3rd". */
      ORDINAL: ([n]) => new FluentNumber(Number(plain(n)), ORDINAL),
      CAPITAL: ([text]) => capital(plain(text)),
      SMALL: ([text]) => small(plain(text)),
    },
  });
}

/** What is done to the text of a sentence, between what is put in. */
type Disguise = (text: string) => string;
const asItIs: Disguise = (text) => text;

let language = 'en';
let disguise = asItIs;
let bundle = newBundle(language);

/** The language in use. */
export const languageNow = (): string => language;

/** How dates, lists and numbers are written in it; English as in Britain. */
export const localeNow = (): string => localeOf(language);

/** Changes the language; what was fetched of the old one is dropped. */
export function useLanguage(next: string, disguised = asItIs): void {
  if (next === language) return;
  language = next;
  disguise = disguised;
  bundle = newBundle(next);
}

/** What has been taken in of it, until the language is changed. */
export const bundleNow = (): FluentBundle => bundle;

/** Takes sentences in, by their codes as they are written or by their numbers as they were packed; an entry that cannot be read is an error of programming. */
export function takeIn(source: string, numbers?: readonly number[]): void {
  const resource = new FluentResource(numbers ? source : referring(source));
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

/** What is said, in the language in use. A code without words is shown as it is, so that nobody is left with nothing. */
export function speak(said: Said): string {
  const { code, args = {} }: Message = typeof said === 'string' ? { code: said } : said;
  const pattern = bundle.getMessage(idOf(numberOf(code)))?.value;
  if (!pattern) return code;
  const variables = Object.fromEntries(Object.entries(args).map(([name, text]) => [name, variable(text)]));
  return bundle.formatPattern(pattern, variables, []);
}

/** What stands as it is, or the words of it. */
export const inWords = (what: Written): string => (typeof what === 'string' ? what : speak(what));

/** Whether there are words for a code. */
export const hasWords = (code: string): boolean => bundle.hasMessage(idOf(numberOf(code)));

/** The same, of what may be silent. */
export const spoken = (said: Said | false | null | undefined): string | undefined =>
  said === false || said === null || said === undefined ? undefined : speak(said);
