/** Who leads what a line names, wherever he stands in it: brought behind a colon or into brackets. */
import { beginsWithRank, readCommander } from './commanders.ts';
import { UNDER } from './lexicon/lines.ts';
import { GROUPS } from './lexicon/manners.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { isArmName } from './sides.ts';
import { isFormation } from './tree.ts';

export const formation = (head: string): boolean => isFormation(hintsOf(head).level ?? 'unknown');
/** "1re brigade", "Cavalry": what has its leader behind it. */
export const isLed = (head: string): boolean => formation(head) || isArmName({ name: head }) || GROUPS.test(head);
const cut = (head: string, man: string): string => `${head.replace(/[\s.,:—–-]+$/u, '')}: ${man.replace(/\.$/, '')}`;

/** "Brig. Gen. Pakenham" is his rank, "Brig. GM Wied" a brigade and who leads it. */
const isWholeRank = (text: string): boolean => beginsWithRank(text) && readCommander(text).notes.length === 0;

/** "1st Brigade. General Steinmann.", "FIRST DIVISION.—Major-General Cooke", "Brigade GM Wied": who leads it. */
export function withLeader(text: string): string {
  const dashed = text.replace(/\.(?:\s?[—–]\s?|\s-\s)(?=\p{L})|\.--\s?(?=\p{L})|\.-\s(?=[\p{L}\d])/u, ': ');
  if (dashed !== text) return dashed.replace(/\.$/, '');
  for (const stop of text.matchAll(/\.\s+(?=\p{Lu})/gu)) {
    const [head, man] = [text.slice(0, stop.index), text.slice((stop.index ?? 0) + stop[0].length)];
    if (/\([^)]*$/.test(head)) continue;
    const before = head.split(/:\s*|\s{3,}|\s[–—-]\s/).at(-1) ?? '';
    const leads = beginsWithRank(man) || (isLed(head) && isTitled(man.replace(/^(?:the|le|el|il|der|o)\s/iu, '')));
    /** "Division FML. Prinz Reuss" */
    const isRank = [head, `${before}. x`, `${/\S+$/u.exec(before)?.[0]}. x`].some(beginsWithRank);
    if (leads && !isRank && !man.includes(':')) return cut(head, man);
  }
  const [, behind = '', comma, man = '', rank = '', figures = ''] =
    /^(.{2,60}?)(?:\s[–—-]|(,))\s+(\p{L}[^,:;()]{1,40}),\s+([^,:;()\d]{2,24}?)(\s+[–—-]\s.*|\s*[:(].*)?$/u.exec(text) ??
    [];
  if (behind !== '' && beginsWithRank(`${rank} x`) && !beginsWithRank(man) && (!comma || isLed(behind)))
    return `${behind}: ${rank} ${man}${figures}`;
  const [, led = '', tail = ''] =
    /^([^:,]*)(:\s.+|,\s+(?:(?:c|ca|about|etwa|circa|env)\.?\s|~)?\d.*)?:?$/u.exec(text.trim()) ?? [];
  for (const gap of led.matchAll(
    /\s+(?:d(?:e\s|el)l['’]|(?:of|des|du|von|de|di|del|della|do|da|van|av)\s+(?:the\s+)?)?(?=\p{L})/giu,
  )) {
    const [head, behindIt] = [led.slice(0, gap.index), led.slice((gap.index ?? 0) + gap[0].length)];
    if (
      (beginsWithRank(behindIt) || (/\p{L}/u.test(gap[0]) && isTitled(behindIt))) &&
      isLed(head) &&
      !isWholeRank(led) &&
      !/[(–—]|\s(?:l[ea]|d[eu]|v[ao]n)$/u.test(head) &&
      !/['’]s?\s/u.test(behindIt)
    )
      return tail === '' ? cut(head, behindIt) : `${head.replace(/\s+-$/, '')} (${behindIt.trim()})${tail}`;
  }
  return text;
}

/**
 * "Vanguard Division, José Lardiz: Murcia, Canarias = 2,398", "Soult, IV Corps — 15,500 infantry": a man between the
 * formation and its units, or before it.
 */
export function withMan(text: string): string {
  const [, one = '', other = '', list = ''] =
    /^([^,:()]{3,50}?)(?:,\s+|\s[–—-]\s)([^,:()]{3,40}?)(?::|\s[–—-])\s+(.+)$/u.exec(text) ?? [];
  const isMan = (man: string): boolean => !isLed(man) && (beginsWithRank(man) || isBareMan(man));
  if (/['’]s?\s/u.test(one) && !isLed(one)) return text;
  if (isLed(one) && isMan(other.trim())) return `${one} (${other.trim()}): ${list}`;
  const group = isLed(other);
  return group && isMan(one) && /\d/.test(list) ? `${other} (${one}): ${list}` : text;
}

const OF_ARMY =
  /^(?:.*\b(?:strength|composition|state|return) of |(?:[A-D\d]|[IVX]+)[.)] )?((?:sir |lord )?\p{Lu}[\p{L} .-]{2,30}?)['’]s\s+(?:army|corps|forces?|troops|command|right|left|centre|wing|division)(?!\p{L})/iu;
const MAN = "((?:the )?(?:\\p{Lu}[\\p{L}.'’-]+|of|von|de|d\\.)(?:\\s(?:\\p{Lu}[\\p{L}.'’-]+|of|von|van|de|d\\.)){0,7})";
const UNDER_COMMAND = new RegExp(
  `(?:${UNDER}|(?:army|arm[ée]e|armee|corps|heer|truppen|troupes|ej[ée]rcito|tropas|for[çc]a|division|divisi[óo]n|brigade|brigada)(?: \\p{Ll}{4,})? (?:des(?= (?:gen|graf|f[üu]rst|prin|herz|marsch|f[mz]))|du(?= (?:g[ée]n|mar|princ|duc|comte))|del(?= (?:gen|mar|duq|cond|pr[íi]n))|do(?= (?:gen|mar|cond))))\\s+${MAN}`,
  'iu',
);
const ONLY_UNDER = new RegExp(`^(?:${UNDER})\\s+${MAN}[.,:]?$`, 'iu');

/** "sous les ordres du général Loison" on a line of its own. */
export function manUnder(text: string): string | undefined {
  const [, man = ''] = ONLY_UNDER.exec(text.replace(/^[()]|[()]$/gu, '')) ?? [];
  return beginsWithRank(man) || isTitled(man) || isBareMan(man) ? man : undefined;
}

/** "the Prince of Coburg moved against" */
const VERB_BEHIND = /(?<=\p{Lu}[\p{L}'’-]+)\s(?!(?:of|the|v[ao]n|de[rns]?|d[aiu]|d\.|zu|und|and)(?!\p{L}))\p{Ll}.*$/u;

/** Who leads the army that a title speaks of: "Army under Sir John Stuart", "Corps des Generals von Taunitz", "Hill's corps". */
export function chiefOfTitle(title: string): string | undefined {
  const under = UNDER_COMMAND.exec(title)?.[1]
    ?.replace(/\s(?:am|bei|vor|im|at|near|on|in|devant|le|el|en)(?:\s.*)?$/iu, '')
    .replace(VERB_BEHIND, '');
  if (under !== undefined && (beginsWithRank(under) || isBareMan(under))) return under;
  const [, owner = ''] = OF_ARMY.exec(title) ?? [];
  const capitals = owner === owner.toUpperCase();
  const plain = capitals ? owner.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()) : owner;
  return owner !== '' && isBareMan(plain) ? plain : undefined;
}

/** "SPANISH rearguard - Duke of Alburquerque in command", "Avant-garde prussienne. — Le prince Louis" */
export function manBehind(text: string): string | undefined {
  const [, behind = ''] =
    /^[^:;()]{3,60}?(?::|\.?\s[–—-]|,)\s+(?:the |le |der |el |il |den )?([^:;()\d]{4,50}?)(?: in command)?(?:\s\(.*|\.)?$/iu.exec(
      text,
    ) ?? [];
  return isTitled(behind) || beginsWithRank(behind) ? behind : undefined;
}
