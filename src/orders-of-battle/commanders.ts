const SPELLED = [...RANK_WORDS, ...RANKS.slice(0, -1)].join('|');
/** "Brigadier" alone is no rank of "Brigadier-General". */
const RANK = new RegExp(
  `^(?:${HONOURS})?(?:(?:${SPELLED})(?![\\p{L}]|-(?:gen|maj|lt|lieu|leut)| general(?!\\p{L})))\\.?`,
  'iu',
);
const RANK_LETTERS = new RegExp(`^${RANKS[RANKS.length - 1]}(?=[\\s.])`, 'u');
const ANY_RANK = new RegExp(`(?<![\\p{L}])(?:${SPELLED})(?![\\p{L}])`, 'iu');

/** "Leval (German Division)": what he leads, behind his name. */
const UNIT_BEHIND = /(?<=\p{L})\s*\([^()]{3,60}\)$/u;

/** "Castaños (at Andújar, not in the action)" */
const SAID_BEHIND = /^(.*\p{L}\.?)\s*\(([^()]*\p{L}[^()]*\s\p{Ll}[^()]*)\)\.?$/u;

/** Letters; no name of a man is longer, whatever befell him. */
import { RANK_WORDS } from './lexicon/languages/index.ts';
import { CASUALTY, HONOURS, PARTICLE, POST_NOMINALS, RANKS, TITLE_OF_MAN } from './lexicon/ranks.ts';
import { hintsOf } from './nouns.ts';
import type { Sprout } from './tree.ts';

const LONGEST = 400;

interface ReadName {
  readonly name: string;
  readonly rank?: string;
  readonly notes: readonly string[];
}

/**
 * "Général de Brigade Baron Nicolas Schmitz (w)" is Nicolas Schmitz, Général de Brigade; the rest becomes notes. A name
 * turned about, "Rossow II, GL Ivan, Count", is turned back.
 */
export function readCommander(text: string): ReadName {
  const notes: string[] = [];
  let rest = text
    .slice(0, LONGEST)
    .replace(/\s+/g, ' ')
    .replace(CASUALTY, (mark) => {
      notes.push(bare(mark));
      return ' ';
    })
    .trim()
    .replace(/\s*\[([^[\]]+)\]$/u, (_, mark: string) => {
      notes.push(mark);
      return '';
    })
    .replace(/^\(([^()]+)\)$/u, '$1')
    .replace(UNIT_BEHIND, (mark) => {
      const { level, kind } = hintsOf(mark);
      if (level === undefined && kind === undefined) return mark;
      notes.push(bare(mark.trim()));
      return '';
    });
  /** "Coehorn (9), line": how good he is, and they are. */
  const rated = /(?:\s\(\d{1,2}\))?(?:,\s+\p{Ll}+|(?<=\)))$/u.exec(rest);
  if (rated && rated.index > 2 && rated[0] !== '') {
    notes.push(rated[0].replace(/^,?\s+/u, ''));
    rest = rest.slice(0, rated.index);
  }
  const fell =
    /(?:,\s(?:from|until|till|later|since|ab|seit|bis|puis|depuis)\s|\s(?:commanding|wounded|killed|mortally wounded|replaced by|succeeded by|then)\b).*$/iu.exec(
      rest,
    );
  if (fell && fell.index > 2) {
    notes.push(fell[0].trim());
    rest = rest.slice(0, fell.index);
  }
  const after = POST_NOMINALS.exec(rest);
  if (after) {
    notes.push(after[0].replace(/^,?\s+/, ''));
    rest = rest.slice(0, after.index);
  }
  const [, family = '', behind = ''] = /^([^,()]{2,40}),\s+(.{2,80})$/u.exec(rest) ?? [];
  if (beginsWithRank(behind) && !beginsWithRank(family)) {
    const [given = '', ...titles] = behind.split(/,\s+/);
    notes.push(...titles);
    rest = `${given} ${family}`;
  }
  let rank: string | undefined;
  for (let i = 0; i < 4; i += 1) {
    const found = RANK.exec(rest) ?? RANK_LETTERS.exec(rest);
    const title = TITLE_OF_MAN.exec(rest);
    if (found && rest.length > found[0].length) {
      if (rank) notes.push(found[0].trim());
      else rank = found[0].trim();
      rest = rest.slice(found[0].length).replace(/^[.,\s]+/, '');
    } else if (title) {
      notes.push(title[0].trim());
      rest = rest.slice(title[0].length);
    } else {
      const [whole = '', again = ''] = /^\(([^()]{2,40})\)\s*(?=\p{L})/u.exec(rest) ?? [];
      if (!beginsWithRank(`${again} x`)) break;
      notes.push(again.trim());
      rest = rest.slice(whole.length);
    }
  }
  const [, before = '', aside] = SAID_BEHIND.exec(rest) ?? [];
  if (aside !== undefined) {
    notes.push(aside);
    rest = before;
  }
  const name = rest
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/g, '')
    .replace(/(?<=\p{L}{3})\.$/u, '');
  const known = name !== '' && !/^(?:unknown|vacant|none|n\/?a|tbd|\?+|[–—-]+)$/i.test(name);
  return { name: known ? name : '', ...(rank && { rank }), notes };
}

/** The man leads the node; his titles and what befell him are told in its notes. */
export function leads(node: Sprout, { name, rank, notes }: ReadName): void {
  if (name !== '') node.commander = name;
  if (rank) node.rank = rank;
  node.notes.push(...notes);
}

const FIRST_NAMES = new RegExp(
  `^(?:${PARTICLE}\\s|d['’])*\\p{Lu}[\\p{L}-]+(?:\\s(?![IVX]+(?!\\p{L}))\\p{Lu}[\\p{L}-]+){0,2}`,
  'u',
);
const RANKED_MAN = new RegExp(
  `(?<!\\p{L})(?:${SPELLED})s?(?!\\p{L})\\s+(?:(?:baron|freiherr|ritter|fürst|graf|count|conde|comte|marqu[ei]s|vi[cs](?:omte|count)|knyaz|prinz|d\\.|sir|lord)\\p{L}*\\s+)?((?:${PARTICLE}\\s|d['’])*\\p{Lu}[\\p{L}-]+(?:\\s\\p{Lu}[\\p{L}-]+){0,2})`,
  'giu',
);

/** The men whom a text names with their ranks, and where. */
export const menIn = (
  text: string,
): readonly { readonly name: string; readonly from: number; readonly until: number }[] =>
  [...text.slice(0, LONGEST * 4).matchAll(RANKED_MAN)].flatMap((found) => {
    const [whole, name = ''] = found;
    const cut = FIRST_NAMES.exec(name)?.[0];
    const from = found.index ?? 0;
    return cut
      ? [{ name: cut.replace(/['’]s$/u, ''), from, until: from + whole.length - (name.length - cut.length) }]
      : [];
  });

/** Whether a text speaks of a man: it begins with a rank or holds one that is spelled out. */
export const speaksOfRank = (text: string): boolean => {
  const plain = text.slice(0, LONGEST).trim();
  return ANY_RANK.test(plain);
};
export const beginsWithRank = (text: string): boolean => {
  const plain = text.slice(0, LONGEST).trim();
  return RANK.test(plain) || RANK_LETTERS.test(plain);
};

/** A mark without the brackets it stands in. */
export const bare = (mark: string): string => mark.replace(/^[([]|[)\]]$/g, '').trim();
