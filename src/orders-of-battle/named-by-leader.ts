/** Leaders who stand in the name of what they lead. */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank, menIn } from './commanders.ts';
import { GROUPS, LEADERLESS, NUMBERED, OWNED_SIDE } from './lexicon/manners.ts';
import { PARTICLE } from './lexicon/ranks.ts';
import { isBareMan, isTitled, rankedBehind } from './names.ts';
import { hintsOf } from './nouns.ts';
import { leads } from './one-unit.ts';
import { isArmName, isCalledAsNation, OWNED_ARM } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** "Stopford's Brigade", "1st Division Clausel": who leads stands in the name. */
export function namedByLeader(node: Sprout, isPlain = false): void {
  /** "Seras Div" beside "Severoli Div", or "Brennier's": the letter is his. */
  const plain = node.children.some(
    ({ name }) => MARKED.test(name) || (!UNMARKED_OWNER.test(quiet(name)) && HASTY_OWNER.test(quiet(name))),
  );
  for (const child of node.children) namedByLeader(child, plain);
  if (node.commander !== undefined) return;
  if (/\p{L}{3}\.$/u.test(node.name) && isFormation(node.level)) node.name = node.name.slice(0, -1);
  const [formed, ranked] = (node.commander === undefined && rankedBehind(node.name)) || [];
  if (formed !== undefined && ranked !== undefined) {
    node.name = formed;
    leads(node, ranked);
  }
  if (node.commander === undefined) namedBehind(node);
  if (node.commander !== undefined) return;
  const { name } = node;
  const formation =
    (isFormation(node.level) && node.level !== 'army') ||
    OWNED_ARM.test(name) ||
    OWNED_SIDE.test(name) ||
    (node.children.length > 1 && (OWNED_FOOT.test(name) || isOwnedNation(name) || node.level === 'battalion'));
  /** "Murat (cavalry)" */
  const bare = name.replace(/\s\((?:inf|cav|art|kav|cab)\p{L}*\)$/iu, '');
  const [, owner = ''] =
    MAN_BEFORE.exec(name) ??
    /^(\p{Lu}[\p{L} .'-]*?)['’][sS]?\s+[\p{L}\d]/u.exec(name) ??
    (isPlain ? null : UNMARKED_OWNER.exec(quiet(name.replace(/\s\([^()]*\)$/u, '')))) ??
    HASTY_OWNER.exec(quiet(name)) ??
    [];
  if (formation && owner !== '' && (isMan(owner) || isTitled(owner))) node.commander = owner;
  if (formation && node.children.length > 0 && isMan(bare) && !/\d/.test(name) && !PART_OF_LINE.test(bare))
    node.commander ??= bare;
  /** "Dragones de Latour-Maubourg" over two of them */
  if (node.children.length > 1 && node.kind !== undefined && !/\d/.test(name)) node.commander ??= ofMan(name, true);
  if (formation)
    node.commander ??= manAtEnd(name.replace(/(?:\s*\([^()]*\))?(?:,\s\p{Ll}[^()\d]*)?$/u, '')) ?? ofMan(name);
  if (node.commander === undefined && node.children.length > 0) namedInside(node);
  const [, arm = '', chief = ''] = ARM_AND_MAN.exec(name) ?? [];
  if (node.commander === undefined && isMan(chief)) Object.assign(node, { name: arm, commander: chief });
  const [, unit = '', man = ''] = NUMBERED.exec(name) ?? [];
  if (unit !== '' && isMan(man) && (isArmName({ name: unit }) || formation)) {
    node.name = unit;
    node.commander = man;
  }
}

/** "Vanguard" in a column of brigades; "Gros" there is a general. */
const PART_OF_LINE = /^(?:(?:van|rear|advance[d]?)[- ]?guard|main(?: body)?|avant-?garde|vorhut|nachhut|reserve)$/iu;

/** "Morillo's Infantry" over several regiments; a regiment is called so, too. */
const OWNED_FOOT = /^\p{L}[^,;:\d]{1,30}['’]s?\s+(?:\p{L}+\s+)?(?:infantry|foot|infanterie|troops)$/iu;

/** "Stubbs's Portuguese" */
const isOwnedNation = (name: string): boolean =>
  guessNation(/^\p{L}[\p{L}-]+['’]s?\s+(\p{L}+)$/iu.exec(name)?.[1] ?? '') !== undefined;

/** "Prussian cavalry Zieten", and no hussars, whom their owners name. */
const ARM_AND_MAN =
  /^((?:\p{L}+\s){0,2}(?:cavalry|cossacks|kosaken|kavallerie|cavalerie|[ck]av\.?))\s(\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?)$/iu;

/** "Oudinots Grenadiers (Oudinot)", "Corps of Marshal Victorin" */
function namedInside(node: Sprout): void {
  const [ranked] = menIn(node.name);
  if (ranked && node.level !== 'army') node.commander = ranked.name;
}

/** "PICTONS DIVISION" as "Pictons Division". */
const quiet = (name: string): string =>
  name === name.toUpperCase() ? name.replace(/(?<=\p{L})\p{L}+/gu, (letters) => letters.toLowerCase()) : name;

/** "Augereau VII Corps" */
const MAN_BEFORE = /^(\p{Lu}\p{L}{3,}) (?:[IVX]+\.?|\d{1,2}(?:st|nd|rd|th|e)) (?:corps|division|brigade)$/iu;

/** "Howards brigade": written in haste. */
const UNMARKED_OWNER =
  /^(?!(?:Corp|Lanne|William|Hughe|Jone|Jame|Davie|Adam|Philip|Robert|Edward|Richard|Roger|Harri|Stephen|Delma|Duma)s)(\p{Lu}\p{Ll}{2,}[^\Ws])s\s+(?:\p{Ll}+\s)?(?:[Dd]ragoons|[Bb]de|[Dd]iv|[Bb]rigade|[Dd]ivision|[Cc]orps|[Cc]avalry|[Cc]av)\.?$/u;

const MARKED = /^\p{Lu}\p{L}+['’]s\s/u;
/** "Peyri bde" */
const HASTY_OWNER = /^(\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)?)\s(?:[Bb](?:d[ae]|rig)|[Dd]ivn?)\.?$/u;

/** "Brigade v.d. Stockh", "Division von Thümen" */
const NOBLE_AT_END =
  /^(.*\p{L})\s((?:v\.\s?d\.|v\.|von(?: de[rmn])?|[Vv]an(?: de[rn])?)\s?\p{Lu}[\p{L}'’-]+(?:\svan\s\p{Lu}\p{L}+)?)$/u;

/** "Brigade DE SUDEN": a name in capitals behind a noun that has none. */
const LOUD_AT_END = /^(\p{Lu}\p{Ll}+)\s((?:D[EU]|L[AE]|VON|VAN)\s\p{Lu}{3,}|D['’]\p{Lu}{3,})$/u;

/** "Brigade Karl von Mecklenburg", "Brigade Van Zuylen van Nijevelt" */
const WITH_PARTICLE = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?(?: ${PARTICLE})+ \\p{Lu}[\\p{L}'’-]+$`,
  'u',
);
function lordAtEnd(name: string): string | undefined {
  const words = name.split(' ');
  const noun = words.findLastIndex((word) => isFormation(hintsOf(word).level ?? 'unknown'));
  const lord = words.slice(noun + 1).join(' ');
  return noun >= 0 && WITH_PARTICLE.test(lord) && isBareMan(lord) && !LEADERLESS.test(lord) ? lord : undefined;
}

/** "Brigade Mayer", "Divisione di cavalleria Sahuc": a man right behind what he leads. */
function manAtEnd(name: string): string | undefined {
  const [, of = '', noble = ''] = NOBLE_AT_END.exec(name) ?? [];
  if (isFormation(hintsOf(/\S+$/u.exec(of)?.[0] ?? '').level ?? 'unknown') && noble.length > 4) return noble;
  const lord = lordAtEnd(name);
  if (lord !== undefined) return lord;
  /** "12 Bde Prince August", "Brigade Alois Liechtenstein" */
  const [, whole = '', titled = ''] = /^(?:.*\s)?(\S+)\s(\S+ \p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  if (
    isFormation(hintsOf(whole).level ?? 'unknown') &&
    (isTitled(titled) || (/^\p{Lu}\p{Ll}/u.test(titled) && isMan(titled)))
  )
    return titled;
  const [, noun = '', loud = ''] = LOUD_AT_END.exec(name) ?? [];
  if (isFormation(hintsOf(noun).level ?? 'unknown') && isMan(loud)) return loud;
  const [, head = '', man = ''] = /^(.*\p{L}\.?)\s((?:d['’])?\p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  /** "Div. italiana Bonfanti" */
  const last = /\S+$/u.exec(head)?.[0] ?? '';
  const { level, kind } = hintsOf(guessNation(last) === undefined ? last : head);
  const led = isFormation(level ?? 'unknown') || (kind !== undefined && isFormation(hintsOf(head).level ?? 'unknown'));
  /** "DIVISIONE BARCENA", and no "CORPS D'OBSERVATION". */
  const capitals = man === man.toUpperCase();
  const plain = capitals ? man.slice(0, 1) + man.slice(1).toLowerCase() : man;
  return led && man.length > 2 && !(capitals && /\s|['’]/.test(man)) && isMan(plain) ? plain : undefined;
}

/** "Russian corps of Sacken" */
function ofMan(name: string, isArm = false): string | undefined {
  const [, whose = '', of = '', man = ''] =
    /^((?:\p{L}+\s)?\p{L}+)\s(of|von|de|di)\s(\p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  /** "Corps russe de Sacken", and no "Corps de Bohême". */
  const owned =
    of.startsWith('d') && !isArm ? whose.split(' ').some((word) => guessNation(word) !== undefined) : man !== '';
  return owned && isMan(man) ? man : undefined;
}

/** "1st DIVISION. Henry Campbell", "Morillo's Spaniards – Pablo Morillo", "3rd Division, Lamotte": who leads stands behind the name. */
function namedBehind(node: Sprout): void {
  if (node.level !== 'unknown' && !isFormation(node.level)) return;
  for (const gap of node.name.matchAll(
    /(?:(?<!(?<!\p{L})\p{L})[.,]|\s[–—-])\s+(?=\p{Lu}|d['’]\p{Lu}|v[ao]n |d[eiu] \p{Lu})/gu,
  )) {
    const [name, man] = [node.name.slice(0, gap.index), node.name.slice(gap.index + gap[0].length)];
    const named =
      hintsOf(name).level !== undefined || isArmName({ name }) || GROUPS.test(name) || guessNation(name) !== undefined;
    if (!named || !(beginsWithRank(man) || isMan(man))) continue;
    node.name = name;
    leads(node, man);
    return;
  }
}

const BEHIND_NAME = /^([^:]*\S)\s*(?:\(([^():\d]{3,40})\)|(?::|\s[–—-])\s([^():\d]{3,40}))$/u;

/** Whoever stands behind a name as leaders stand behind those beside it leads it too: "Morillo's Spaniards (Pablo Morillo)". */
export function ledAlike(nodes: readonly Sprout[]): void {
  const named = nodes.flatMap((node) => {
    const [, name = '', inside, behind = ''] = (node.commander === undefined && BEHIND_NAME.exec(node.name)) || [];
    const man = inside ?? behind;
    const ranked = (beginsWithRank(man) || isTitled(man)) && node.children.length > 0;
    return ranked || (isMan(man) && guessNation(man) === undefined) ? [{ node, name, man, ranked }] : [];
  });
  const led = nodes.filter(({ commander }) => commander !== undefined).length;
  const all = nodes.length > 1 && led + named.length === nodes.length;
  for (const { node, name, man, ranked } of named)
    if (ranked || all || (led > 0 && (node.level === 'unknown' || isFormation(node.level)))) {
      node.name = name;
      leads(node, man);
    }
  for (const { children } of nodes) ledAlike(children);
}

export const isMan = (text: string): boolean =>
  isBareMan(text) && (guessNation(text) === undefined || isCalledAsNation(text)) && !LEADERLESS.test(text);
