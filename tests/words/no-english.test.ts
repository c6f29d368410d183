/**
 * No sentence that a person reads stands in the code: each is in `src/words`. What a room may say all the same stands
 * here with its reason: names and words of sources (data), and what only a programmer reads.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentences, sentencesOfScreen } from './literals.ts';

interface Allowed {
  readonly why: string;
  /** Files that are data as a whole. */
  readonly files?: RegExp;
  readonly texts?: RegExp;
}

interface Room {
  readonly folder: string;
  /** Those of its files alone. */
  readonly only?: RegExp;
  readonly allowed: readonly Allowed[];
}

/** What any room may say. */
const ANYWHERE: readonly Allowed[] = [
  { why: 'a module, and what it is imported as', texts: /^(?:\.{1,2}\/|node:|\w+ as \w+,$)/ },
];

const ROOMS: readonly Room[] = [
  {
    folder: 'src/scenarios',
    allowed: [
      { why: 'history and suggestions: names, notes and sources are data', files: /^(?:shelf|suggestions)\// },
      { why: 'words of sources, that are recognised', files: /^(?:nations|rate-by-name|arrivals)\.ts$/ },
      { why: 'names of the battles on the shelf', files: /^shelf\.ts$/, texts: /^Quatre Bras$/ },
      { why: 'a mark in notes, recognised again on every phone', files: /^suggested-note\.ts$/ },
    ],
  },
  { folder: 'src/cards', allowed: [] },
  { folder: 'src/dice', allowed: [] },
  { folder: 'src/book', allowed: [] },
  {
    folder: 'src/app/reference',
    allowed: [
      { why: 'names of styles', files: /^table\.tsx$/, texts: /^chart-table / },
      {
        why: 'columns and effects that the rules tell apart',
        files: /^charts\/combat\.ts$/,
        texts:
          /^(?:disordered (?:cavalry|infantry|artillery)|cavalry only|if Disordered before|fall back|(?:half|all) misses again)$/,
      },
    ],
  },
  {
    folder: 'src/app',
    only: /^[\w-]+\.tsx?$/,
    allowed: [
      { why: 'a selector', files: /^double-click\.ts$/, texts: /^button, a, label, summary$/ },
      { why: 'a media query', files: /^(?:update|wide)\.ts$/, texts: /^\((?:display-mode|min-width): / },
    ],
  },
  {
    folder: 'src/app/session',
    allowed: [
      { why: 'an error of programming', files: /^new-record\.ts$/, texts: /does not begin\.$/ },
      { why: 'a media query', files: /^settings\.ts$/, texts: /^\(prefers-color-scheme/ },
    ],
  },
  {
    folder: 'src/app/campaign',
    allowed: [
      { why: 'a page of its own: its style and its frame', files: /^empires-in-arms\/seat-file\.ts$/ },
      { why: 'code', files: /^campaigns\.tsx$/, texts: /^void store$/ },
      { why: 'names of styles', texts: /^(?:side-name side-|campaign eia$)/ },
    ],
  },
  {
    folder: 'src/app/screens',
    allowed: [
      { why: 'code', files: /^home\.tsx$/, texts: /^void disk$/ },
      { why: 'what only a programmer reads', files: /^duel\.tsx$/, texts: /^defender of this fight$/ },
    ],
  },
  { folder: 'src/app/components', allowed: [{ why: 'names of styles', texts: /^(?:choice choice--|command band$)/ }] },
  {
    folder: 'src/app/editor',
    allowed: [
      { why: 'a column of our own table', files: /^import\/reader\.ts$/, texts: /^army type$/ },
      { why: 'read once to make the reader quick; nobody sees it', files: /^import\/warm-up\.ts$/ },
      {
        why: 'names of styles',
        files: /^(?:frame|import\/leaves)\.tsx$/,
        texts: /^(?:columns desk(?: desk--broad)?|joint joint-- … |leaf__node side- … )$/,
      },
      { why: 'a type of troops, as the tree has it', files: /^import\/entry-words\.tsx$/, texts: /^horse artillery$/ },
    ],
  },
  {
    folder: 'src/orders-of-battle',
    allowed: [
      { why: 'words of sources in many languages, that are recognised', files: /^lexicon\// },
      {
        why: 'names of nations, as units carry them',
        files: /^(?:two-)?sides\.ts$/,
        texts: /^(?:(?:Kingdom|Duchy|Confederation) |Italian minors$|United States$)/,
      },
      { why: 'columns of our own table', texts: /^(?:on the commander|why awkward|army type)$/ },
      {
        why: 'types of troops, as the tree and our own table have them',
        texts: /^(?:foot|horse) artillery$|, two ranks$/,
      },
    ],
  },
  {
    folder: 'src/journal',
    allowed: [],
  },
  { folder: 'src/app/print', allowed: [] },
  {
    folder: 'src/app/proof',
    allowed: [{ why: 'names of styles', texts: /^(?:judgment judgment--fails|faces faces--cards)$/ }],
  },
  { folder: 'src/app/hints', allowed: [] },
  {
    folder: 'src/battlefield',
    allowed: [
      { why: 'names of trains, as names of units are data', files: /^begin\.ts$/, texts: /^Pontoon train$/ },
      { why: 'what marks the chance of one draw', files: /^under-lock\/draw\.ts$/, texts: /^secret arrival / },
    ],
  },
  {
    folder: 'src/engine',
    allowed: [{ why: 'what marks the chance of this engine', files: /^chance\.ts$/, texts: /^scovell chance 1 $/ }],
  },
];

const filesIn = (folder: string, only = /\.tsx?$/): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && only.test(file));

describe.each(ROOMS)('$folder', ({ folder, only, allowed }) => {
  it('says nothing in English', () => {
    const may = [...ANYWHERE, ...allowed];
    const found = filesIn(folder, only).flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const said = file.endsWith('x') ? sentencesOfScreen(source) : sentences(source);
      return said
        .filter(
          ({ text }) => !may.some(({ files, texts }) => (files?.test(file) ?? true) && (texts?.test(text) ?? true)),
        )
        .map(({ line, text }) => `${file}:${line} ${text}`);
    });
    expect(found).toEqual([]);
  });
});
