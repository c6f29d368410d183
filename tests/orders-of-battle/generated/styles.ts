/** The manners in which people write an order of battle, one dimension independent of the other. The first of each is the plain one. */
import type { Chance } from './chance.ts';
import { LANGUAGES } from './tongue.ts';

export const DIMENSIONS = {
  /** `own`: each army in the language of its nation. */
  language: [...LANGUAGES, 'own'],
  depth: ['division', 'corps', 'brigade', 'flat-divisions'],
  armies: ['one', 'two'],
  form: [
    'lines',
    'forum',
    'markdown table',
    'HTML',
    'HTML rowspan',
    'tabs',
    'commas',
    'semicolons',
    'wiki table',
    'gaps',
  ],
  layout: [
    'indented',
    'units indented',
    'flush',
    'flush, blank lines',
    'blank lines, indented units',
    'tabs',
    'dashes',
    'bullets',
    'stars',
    'round bullets',
    'Markdown headings',
    'bold headings',
    'wiki headings',
    'numbered',
    'capitals',
    'underlined',
    'centred',
  ],
  side: [
    'army',
    'capitals',
    'army: leader',
    'chief below',
    'in title',
    'ruled',
    'bracketed',
    'columns',
    'army (strength)',
    'total below',
  ],
  /** What formations are called by. */
  heads: ['numbered', 'arm and number', 'level alone', 'groups'],
  leader: [
    'colon',
    'brackets',
    'comma',
    'dash',
    'rank behind',
    'below',
    'under',
    'owner',
    'full stop',
    'before',
    'none',
  ],
  rank: ['long', 'short', 'none'],
  units: ['line', 'commas', 'commas below', 'semicolons', 'pairs', 'and'],
  parts: ['none', 'brackets', 'words in brackets', 'short', 'times', 'before strength'],
  strength: [
    'colon',
    'bare',
    'words',
    'bare words',
    'short',
    'brackets',
    'words in brackets',
    'dash',
    'comma',
    'equals',
    'dots',
    'gap',
    'about',
    'range',
    'square',
    'muster',
  ],
  marks: ['comma', 'none', 'dot', 'space', 'apostrophe'],
  told: ['units', 'units and sums', 'brigades', 'divisions', 'brigades and sums', 'all, own sums'],
  sums: ['brackets', 'colon', 'dash', 'line', 'named line', 'by arm', 'equals'],
  guns: [
    'battery',
    'calibre',
    'bracketed',
    'composed',
    'bare count',
    'arm count',
    'in heading',
    'section',
    'gunners',
    'several',
    'none',
  ],
  arrivals: ['none', 'bracketed', 'comma'],
  columns: ['rows', 'levels', 'merged levels', 'division only'],
  figures: ['one', 'arms'],
  commander: ['column', 'in cell', 'none'],
  noise: [
    'none',
    'pages',
    'footnotes',
    'scan',
    'sources',
    'wounded',
    'intro',
    'staff',
    'grades',
    'losses',
    'officers',
    'asides',
    'title',
  ],
} as const;

export type Dimension = keyof typeof DIMENSIONS;
export type Style = { readonly [D in Dimension]: (typeof DIMENSIONS)[D][number] };

export const dimensions = Object.keys(DIMENSIONS) as readonly Dimension[];

export const PLAIN = Object.fromEntries(dimensions.map((each) => [each, DIMENSIONS[each][0]])) as unknown as Style;

export const isTable = ({ form }: Style): boolean => form !== 'lines' && form !== 'forum';

const OF_LINES: readonly Dimension[] = ['layout', 'heads', 'leader', 'units', 'strength', 'sums', 'arrivals'];
const OF_TABLES: readonly Dimension[] = ['columns', 'figures', 'commander'];

/** The style with what cannot stand together put right. */
export function possible(style: Style): Style {
  const now: { -readonly [D in Dimension]: Style[D] } = { ...style };
  if (isTable(now)) {
    for (const each of OF_LINES) Object.assign(now, { [each]: PLAIN[each] });
    if (now.told !== 'units' && now.told !== 'units and sums') now.told = 'units';
    if (now.guns !== 'battery' && now.guns !== 'none' && now.guns !== 'section') now.guns = 'battery';
    if (!/^(?:pages|sources|losses|officers|title)$/.test(now.noise)) now.noise = 'none';
    if (now.side !== 'army' && now.side !== 'capitals' && now.side !== 'in title') now.side = 'army';
    if (now.parts !== 'none') now.parts = 'before strength';
    if (now.depth === 'brigade' && now.columns === 'division only') now.columns = 'levels';
    if (now.form === 'gaps' && now.columns !== 'rows') now.columns = 'rows';
    if (/commas|semicolons|tabs/.test(now.form) && now.armies === 'two' && now.columns === 'rows')
      now.columns = 'levels';
  } else for (const each of OF_TABLES) Object.assign(now, { [each]: PLAIN[each] });
  if (now.heads === 'level alone' && now.rank === 'none') now.rank = 'short';
  const listed = now.units !== 'line';
  if (listed && /dots|gap|comma|equals|dash/.test(now.strength)) now.strength = 'brackets';
  if (now.units === 'and') now.told = 'brigades';
  if (now.units === 'and' || now.units === 'commas') {
    if (!/brackets|owner|under|none/.test(now.leader)) now.leader = 'brackets';
    if (!/brackets|by arm/.test(now.sums)) now.sums = 'brackets';
  }
  if (now.told === 'units') now.sums = PLAIN.sums;
  if (now.parts !== 'none' && now.units === 'and') now.parts = 'none';
  if (now.parts === 'before strength' && !isTable(now) && now.strength === 'muster') now.strength = 'colon';
  if (now.guns === 'composed' && now.strength === 'muster') now.guns = 'battery';
  if (now.depth === 'brigade' && now.told === 'divisions') now.told = 'brigades';
  if (now.depth === 'flat-divisions' && /brigades/.test(now.told)) now.told = 'divisions';
  if (now.heads === 'level alone' && !/colon|comma|dash|under|full/.test(now.leader)) now.leader = 'colon';
  if (now.leader === 'owner' && now.rank !== 'none') now.rank = 'none';
  if (now.leader === 'rank behind' && now.rank === 'none') now.rank = 'short';
  if ((now.leader === 'below' || now.leader === 'before') && now.rank === 'none') now.rank = 'long';
  if (now.side === 'in title' && now.armies === 'two') now.side = 'army';
  if (now.side === 'columns') {
    if (
      now.armies === 'one' ||
      now.strength === 'gap' ||
      now.strength === 'dots' ||
      /Mark|wiki|tabs|centred/.test(now.layout)
    )
      now.side = 'army';
    if (now.form === 'forum' || listed) now.side = 'army';
  }
  if (now.side === 'columns' && now.noise !== 'none') now.noise = 'none';
  if (now.language === 'own' && now.side === 'in title') now.side = 'army';
  return now;
}

/** The plain style with one deviation. */
export const deviating = <D extends Dimension>(dimension: D, value: Style[D]): Style =>
  possible({ ...PLAIN, [dimension]: value });

/** A style of which each dimension deviates that often. */
export const mixed = (chance: Chance, inTen: number): Style =>
  possible(
    Object.fromEntries(
      dimensions.map((each) => [
        each,
        chance.happens(inTen) ? chance.one<string>(DIMENSIONS[each]) : DIMENSIONS[each][0],
      ]),
    ) as unknown as Style,
  );
