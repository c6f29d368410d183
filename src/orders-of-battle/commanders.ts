/** Names of men: ranks, titles and what befell them are taken out and kept. */

const RANKS: readonly string[] = [
  "g[ée]n(?:[ée]ral|\\.)? ?d(?:[eu] ?|['’])?(?:division|div\\.?)",
  "g[ée]n(?:[ée]ral|\\.)? ?d(?:[eu] ?|['’])?(?:brigade|bde\\.?|brig\\.?)",
  "g[ée]n[ée]ral d['’]artillerie",
  'general of (?:division|brigade|(?:the )?(?:infantry|cavalry|artillery))',
  'general der (?:infanterie|kavallerie|artillerie)',
  'adjudant[- ]command(?:ant|er)',
  "chef[s]? (?:de bataillon|d['’]escadrons?)",
  'lieutenant[- ]field[- ]marshal|feldmarschall-?(?:leutnant|lt\\.?)|f\\.m\\.l\\.|field marshal lieutenant',
  'feldzeugmeister',
  'field[- ]marshal|feldmarschall|mar[ée]chal(?: d[eu] (?:camp|empire))?|marshal',
  '(?:lieutenant|lt\\.?|luitenant|leutnant)[- ]?gen(?:eral|eraal|\\.)?|general[- ]?leutnant|generalleutnant|lt\\.? ?gen\\.?|ltg',
  '(?:major|maj\\.?)[- ]?gen(?:eral|\\.)?|general[- ]?major|generaal[- ]?majoor|generalmajor|gen\\.? ?maj\\.?',
  'brigadier(?:[- ]general)?|brig\\.?[- ]?gen\\.?',
  '(?:lieutenant|lt\\.?|luitenant)[- ]?(?:colonel|col\\.?|kolonel)|oberst-?leutnant|ltc',
  'colonel|col\\.|kolonel|oberst|obst\\.?',
  'commandant|capitaine|captain|capt\\.?|kapitein|hauptmann|rittmeister|hptm\\.?',
  'major|majoor|maj\\.',
  'lieutenant|leutnant|luitenant|lt\\.',
  'g[ée]n[ée]ral|generaal|gen\\.',
  'admiral|commodore|teniente general|mariscal de campo|coronel|generale? (?:di divisione|di brigata)|tenente[- ]generale?',
  '(?:GdD|GdB|GdC|GdI|GdK|GD|GB|GM|GL|FML|FZM|FM|MG|LG|BG|CdE|CdB|CB|AC|Obst|Oberstlt|Mj|Cpt)\\.?(?![\\p{Ll}])',
];
const RANK = new RegExp(`^(?:(?:${RANKS.slice(0, -1).join('|')})(?![\\p{L}]))\\.?`, 'iu');
const RANK_LETTERS = new RegExp(`^${RANKS[RANKS.length - 1]}(?=[\\s.])`, 'u');
const ANY_RANK = new RegExp(`(?<![\\p{L}])(?:${RANKS.slice(0, -1).join('|')})(?![\\p{L}])`, 'iu');

/** Letters; no name of a man is longer, whatever befell him. */
const LONGEST = 400;

/** Titles that say nothing about who it was; Prince and Duke stay, for they often are the name. */
const TITLE =
  /^(?:baron|barron|freiherr|frhr\.?|graf|count|comte|conte|conde|vicomte|viscount|marquis|marqu[eé]s|earl|chevalier|ritter|sir|lord|the hon(?:ourable|\.)?|hon\.?|don)\s+(?=\p{L})/iu;
const POST_NOMINALS =
  /(?:,?\s+(?:K\.?C\.?B|G\.?C\.?B|K\.?G|C\.?B|K\.?C\.?H|G\.?C\.?H|K\.?B|Bt|Bart|M\.?P|K\.?T)\.?)+$/u;
/** (k), (w), (mw), (d.16h), (killed 14:00), †: what befell a man. */
export const CASUALTY =
  /\((?:k|w|mw|d|p|c|kia|wia|dow|pow|cap)(?:[.,;/ ][^)]{0,30})?(?:\)|$)|\((?:killed|wounded|mortally|captured|died|dead|absent|acting|commanding|in command|temporarily|ad interim|p\.i\.|prov|until|from|vice|repla)[^)]{0,80}\)?|[†‡]/giu;

export interface ReadName {
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
    .trim();
  const fell = /\s(?:wounded|killed|mortally wounded|replaced by|succeeded by|then)\b.*$/iu.exec(rest);
  if (fell && fell.index > 2) {
    notes.push(fell[0].trim());
    rest = rest.slice(0, fell.index);
  }
  const after = POST_NOMINALS.exec(rest);
  if (after) {
    notes.push(after[0].replace(/^,?\s+/, ''));
    rest = rest.slice(0, after.index);
  }
  const turned = /^([^,()]{2,40}),\s+(.{2,80})$/u.exec(rest);
  if (turned && beginsWithRank(turned[2]!) && !beginsWithRank(turned[1]!)) {
    const [given = '', ...titles] = turned[2]!.split(/,\s+/);
    notes.push(...titles);
    rest = `${given} ${turned[1]!}`;
  }
  let rank: string | undefined;
  for (let i = 0; i < 4; i += 1) {
    const found = RANK.exec(rest) ?? RANK_LETTERS.exec(rest);
    const title = TITLE.exec(rest);
    if (found && rest.length > found[0].length) {
      if (rank) notes.push(found[0].trim());
      else rank = found[0].trim();
      rest = rest.slice(found[0].length).replace(/^[.,\s]+/, '');
    } else if (title) {
      notes.push(title[0].trim());
      rest = rest.slice(title[0].length);
    } else {
      const again = /^\(([^()]{2,40})\)\s*(?=\p{L})/u.exec(rest);
      if (!again || !beginsWithRank(`${again[1]!} x`)) break;
      notes.push(again[1]!.trim());
      rest = rest.slice(again[0].length);
    }
  }
  const name = rest.replace(/\s{2,}/g, ' ').replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '');
  const known = name !== '' && !/^(?:unknown|vacant|none|n\/?a|tbd|\?+|-+)$/i.test(name);
  return { name: known ? name : '', ...(rank && { rank }), notes };
}

/** Whether a text speaks of a man: it begins with a rank or holds one that is spelled out. */
export const speaksOfRank = (text: string): boolean => {
  const plain = text.slice(0, LONGEST).trim();
  return RANK.test(plain) || RANK_LETTERS.test(plain) || ANY_RANK.test(plain);
};
export const beginsWithRank = (text: string): boolean => {
  const plain = text.slice(0, LONGEST).trim();
  return RANK.test(plain) || RANK_LETTERS.test(plain);
};

/** A mark without the brackets it stands in. */
export const bare = (mark: string): string => mark.replace(/^[([]|[)\]]$/g, '').trim();
