/**
 * Reads every sentence of the English files and writes the arguments each needs as types (`src/words/messages.d.ts`),
 * so that a code without words, or words without arguments, do not compile. `--check` also fails on a sentence nobody
 * uses and on a language with missing or extra sentences.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, Visitor } from '@fluent/syntax';

const ROOT = new URL('..', import.meta.url).pathname;
const WORDS = join(ROOT, 'src/words');
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);

function files(dir, ending) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    return entry.isDirectory() ? files(path, ending) : ending.test(entry.name) ? [path] : [];
  });
}

/** The variables of a sentence, each with its type. */
class Needs extends Visitor {
  constructor() {
    super();
    this.types = new Map();
    this.references = [];
  }

  note(name, type) {
    const old = this.types.get(name);
    if (!old || old === 'Text') this.types.set(name, type);
    else if (type !== 'Text' && type !== old) this.types.set(name, `${old} & ${type}`);
  }

  visitVariableReference(node) {
    this.note(node.id.name, 'Text');
  }

  visitMessageReference(node) {
    this.references.push(node.id.name);
  }

  visitTermReference(node) {
    this.references.push(`-${node.id.name}`);
    this.genericVisit(node);
  }

  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    if (first?.type === 'VariableReference') {
      if (['NUMBER', 'SIGNED', 'ORDINAL'].includes(node.id.name)) this.note(first.id.name, 'number');
      else if (['OR', 'COMMAS', 'SENTENCES'].includes(node.id.name)) this.note(first.id.name, 'readonly Text[]');
      else this.note(first.id.name, 'Text');
    } else this.genericVisit(node);
  }

  visitSelectExpression(node) {
    const { selector, variants } = node;
    const keys = variants.map(({ key }) => ({ value: key.name ?? key.value, number: key.type === 'NumberLiteral' }));
    if (selector.type === 'VariableReference') {
      const byNumber = keys.some(({ value, number }) => number || PLURALS.has(value));
      const open = variants.some((one) => one.default && one.key.name === 'other');
      if (byNumber) this.note(selector.id.name, 'number');
      else if (open) this.note(selector.id.name, 'string');
      else this.note(selector.id.name, `(${keys.map(({ value }) => `'${value}'`).join(' | ')})`);
    } else this.visit(selector);
    for (const variant of variants) this.visit(variant.value);
  }
}

/** The messages and terms of a language: the needs by name, and all errors. */
function readLanguage(folder) {
  const entries = new Map();
  const troubles = [];
  for (const path of files(folder, /\.ftl$/)) {
    const at = relative(ROOT, path);
    const text = readFileSync(path, 'utf8');
    for (const entry of parse(text, { withSpans: true }).body) {
      const line = () => text.slice(0, entry.span.start).split('\n').length;
      if (entry.type === 'Junk') troubles.push(`${at}:${line()} cannot be read: ${entry.annotations[0]?.message}`);
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const name = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
      if (entries.has(name))
        troubles.push(`${at}:${line()} says ${name} a second time; the first is in ${entries.get(name).at}`);
      const needs = new Needs();
      if (entry.value) needs.visit(entry.value);
      entries.set(name, { at: `${at}:${line()}`, ...needs });
    }
  }
  return { entries, troubles };
}

/** The needs of a sentence with those of the sentences it names. */
function needsOf(entries, name, seen = new Set()) {
  const own = entries.get(name);
  if (!own || seen.has(name)) return new Map();
  seen.add(name);
  const all = new Map(own.types);
  for (const other of own.references)
    for (const [key, type] of needsOf(entries, other, seen)) if (!all.has(key)) all.set(key, type);
  return all;
}

const english = readLanguage(join(WORDS, 'en'));
const troubles = [...english.troubles];
const names = [...english.entries.keys()].filter((name) => !name.startsWith('-')).sort();
for (const [name, { at, references }] of english.entries)
  for (const other of references)
    if (!english.entries.has(other)) troubles.push(`${at} ${name} names ${other}, which has no words`);

const typeOf = (name) => {
  const needs = [...needsOf(english.entries, name)];
  return needs.length === 0
    ? 'null'
    : `{ ${needs.map(([key, type]) => `readonly ${/^\w+$/.test(key) ? key : `'${key}'`}: ${type}`).join('; ')} }`;
};
const types = `// Written by scripts/words.mjs from the English sentences. Not kept; not to be changed by hand.
import type { Text } from '../engine/message.ts';

declare module '../engine/message.ts' {
  interface Messages {
${names.map((name) => `    readonly '${name}': ${typeOf(name)};`).join('\n')}
  }
  export type { Text };
}
`.replace('  export type { Text };\n', '');
const target = join(WORDS, 'messages.d.ts');
let before = '';
try {
  before = readFileSync(target, 'utf8');
} catch {}
if (before !== types) writeFileSync(target, types);

if (process.argv.includes('--check')) {
  const sources = files(join(ROOT, 'src'), /\.tsx?$/)
    .filter((path) => path !== target)
    .map((path) => readFileSync(path, 'utf8'));
  const quoted = new Set();
  const patterns = [];
  for (const text of sources) {
    for (const [, name] of text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)) quoted.add(name);
    for (const [, inner] of text.matchAll(/`([a-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)+|(?:\$\{[^`]*?\}[\w-]+)+)`/g)) {
      const source = inner
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[^\w-]/g, '\\$&'))
        .join('[\\w-]+');
      if (source.replace(/\[\\w-\]\+/g, '').length > 2) patterns.push(new RegExp(`^${source}$`));
    }
  }
  const named = new Set([...english.entries.values()].flatMap(({ references }) => references));
  for (const name of english.entries.keys()) {
    const said = name.startsWith('-')
      ? named.has(name)
      : quoted.has(name) || named.has(name) || patterns.some((pattern) => pattern.test(name));
    if (!said) troubles.push(`${english.entries.get(name).at} ${name} is said by nobody`);
  }
  for (const folder of readdirSync(WORDS, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'en') continue;
    const other = readLanguage(join(WORDS, folder.name));
    troubles.push(...other.troubles);
    for (const name of names) if (!other.entries.has(name)) troubles.push(`${folder.name} lacks ${name}`);
    for (const [name, { at }] of other.entries)
      if (!english.entries.has(name)) troubles.push(`${at} ${name} is not in English`);
  }
}
if (troubles.length > 0) {
  console.error(`${troubles.join('\n')}\n\n${troubles.length} of the words are wrong.`);
  process.exit(1);
}
console.log(`${names.length} sentences.`);
