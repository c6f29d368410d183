/** Who leads on the day, where the man who led before him is ill, away, or was hit in another fight. */
import { beginsWithRank } from './commanders.ts';
import { AWAY, INSTEAD_OF_HIM, REPLACED_BY } from './lexicon/ranks.ts';
import { isBareMan, isTitled } from './names.ts';

const isMan = (text: string): boolean => beginsWithRank(text) || isTitled(text) || isBareMan(text);
const BRACKET = /^(.*?)\s*\(([^()]{8,120})\)(.*)$/u;
/** "5th Division, GD Dufour" */
const LAST_PART = /^(.*(?:[,:]|\s[–—-])\s+)?([^,:]+)$/u;

/** "General Serurier, ill; General Fiorella commands in his place" */
function relievedInLine(text: string): string {
  const [, first = '', why = '', told = ''] = /^([^,;]{5,60}),\s([^,;]{3,40}?)\s?;\s+([^,;]{5,80})$/u.exec(text) ?? [];
  const man = told.replace(INSTEAD_OF_HIM, '').replace(REPLACED_BY, '');
  return man !== told && AWAY.test(why) && isMan(first) && isMan(man) ? `Commander: ${man}` : text;
}

/** "GD Dufour (wounded at Leipzig; GB d'Etzko)", "(Oberst Graf Krockow, ill; Major von Hülsen in his place)" */
export function relieved(text: string): string {
  const [, before = '', inside = '', behind = ''] = BRACKET.exec(text) ?? [];
  if (inside === '') return relievedInLine(text);
  const parts = inside.split(/[;,]\s+|\s(?=(?:and|und|et|e|y)\s\p{Ll})/u);
  const told = parts.at(-1) ?? '';
  const man = told.replace(INSTEAD_OF_HIM, '').replace(REPLACED_BY, '');
  const reasons = parts.slice(0, -1);
  const isAway = reasons.some((part) => AWAY.test(part)) || INSTEAD_OF_HIM.test(told);
  if (reasons.length === 0 || !isAway || !isMan(man) || AWAY.test(man)) return text;
  const [first = ''] = reasons;
  if (isMan(first) && !AWAY.test(first)) return `${before} (${man}; for ${first})${behind}`;
  const [, head = '', led = before] = LAST_PART.exec(before) ?? [];
  return isMan(led) ? `${head}${man} (for ${led})${behind}` : text;
}
