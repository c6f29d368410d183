/** Right texts in words the reader may not know: of arms, of units, of ranks, of nations, and in letters of another size. */

import { walk } from '../../../src/orders-of-battle/tree.ts';
import { guessNation } from '../../../src/scenarios/nations.ts';
import type { Chance } from '../generated/chance.ts';
import { byLine, type Change, changed, isPage } from './lines.ts';
import { escaped } from './unit-lines.ts';

/** Words of arm and unit, and others that say the same. */
const SYNONYMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})regiments?(?!\p{L})/iu, ['Regmt', 'Rgmnt.', 'Rgnt', 'pułk', 'Régt', 'Regement', 'Rgmt']],
  [/(?<!\p{L})(?:battalions?|bns?\.?|bataillone?)(?!\p{L})/iu, ['Batn', 'Baons', 'Btls', 'Battns', 'Batall.', 'btlns']],
  [/(?<!\p{L})(?:squadrons?|sqns?\.?|esk\.?)(?!\p{L})/iu, ['Sqdrns', 'squads', 'Schwdr.', 'skv.', 'Escdr.']],
  [/(?<!\p{L})hussars?(?!\p{L})/iu, ['Huszárs', 'Hussards', 'Huzars', 'Hsrs', 'Husars']],
  [/(?<!\p{L})dragoons?(?!\p{L})/iu, ['Drgns', 'Dragoner', 'Dragoners', 'DGs', 'Dragoners']],
  [/(?<!\p{L})cuirassiers?(?!\p{L})/iu, ['Cuirs', 'Cuirrasiers', 'Corazzieri', 'Kirasirs']],
  [/(?<!\p{L})(?:lancers?|uhlans?|ulanen)(?!\p{L})/iu, ['Lncrs', 'Ulans', 'Pikemen (mtd)', 'Lanceros']],
  [/(?<!\p{L})(?:infantry|infanterie)(?!\p{L})/iu, ['Infy', 'Inftry', 'Infant.', 'piechota', 'infanteri']],
  [/(?<!\p{L})(?:cavalry|kavallerie|cavalerie)(?!\p{L})/iu, ['Cavly', 'Cavy', 'jazda', 'ruiterij', 'kavaleri']],
  [/(?<!\p{L})(?:grenadiers?|grenadiere)(?!\p{L})/iu, ['Grenadrs', 'Gren’s', 'Granatieri', 'Grndrs']],
  [/(?<!\p{L})men(?!\p{L})/u, ['effectives', 'muskets', 'O.R.', 'bayos', 'combatants', 'pax', 'rank & file', 'heads']],
  [/(?<!\p{L})(?:sabres|sabers)(?!\p{L})/iu, ['swords', 'troopers', 'riders', 'mounts', 'lances']],
  [/(?<!\p{L})guns(?!\p{L})/u, ['pcs', 'tubes', 'barrels', 'pieces of ordnance', 'cannon', 'kanonen', 'canons']],
  [/(?<!\p{L})(?:battery|batterie)(?!\p{L})/iu, ['Bttr.', 'Baty', 'battr', 'Batterij', 'batteria']],
  [/(?<!\p{L})brigade(?!\p{L})/iu, ['Brgd.', 'Brigd', 'Brig', 'Brgde', 'Brygada', 'BDE']],
  [/(?<!\p{L})division(?!\p{L})/iu, ['Divn', 'Dvn.', 'Divis.', 'Dywizja', 'Divisione', 'Dn']],
  [/(?<!\p{L})(?:corps|korps)(?!\p{L})/iu, ['Crps', 'Corpus', 'Korpus', 'A.K.', 'AC']],
];

/** The truth calls entries by their names: what a word became there it becomes in it; types follow words. */
const told = (truth: string, word: RegExp, fresh: string): string =>
  truth
    .split('\n')
    .map((line) => line.replace(new RegExp(word.source, `${word.flags}g`), fresh).replace(/ #[^=\n]*?(?= = |$)/, ''))
    .join('\n');

const synonym: Change = (given, chance) => {
  if (!isPage(given)) return undefined;
  const there = SYNONYMS.filter(([word]) => word.test(given.text));
  if (there.length === 0) return undefined;
  const [word, others] = chance.one(there);
  const fresh = chance.one(others);
  const text = given.text.replace(new RegExp(word.source, `${word.flags}g`), fresh);
  return { text, truth: told(given.truth, word, fresh) };
};

const misspelt = (word: string, chance: Chance): string => {
  const at = chance.between(1, word.length - 3);
  return chance.happens(5)
    ? word.slice(0, at) + word.slice(at + 1)
    : `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
};

/** A slip in one word, once. */
const slip: Change = (given, chance) => {
  if (!isPage(given)) return undefined;
  const found = SYNONYMS.flatMap(([word]) => [...given.text.matchAll(new RegExp(word.source, `${word.flags}g`))]);
  const long = found.filter(({ 0: word }) => word.length > 4);
  if (long.length === 0) return undefined;
  const { 0: word, index } = chance.one(long);
  const fresh = misspelt(word, chance);
  const names = given.truth.split('\n').map((line) => line.trim().split(/ [[~@#=]/)[0] ?? '');
  if (fresh === word || names.some((name) => name.toLowerCase().includes(word.toLowerCase()))) return undefined;
  const text = given.text.slice(0, index) + fresh + given.text.slice(index + word.length);
  return { text, truth: given.truth.replace(/ #[^=\n]*?(?= = |\n|$)/g, '') };
};

const STRANGE_RANKS = [
  'Kapudan',
  'Rittm.',
  'Starshina',
  'Voivode',
  'Flügeladj.',
  'Gen.-Quartm.',
  'Bde-Cdr',
  'Sardar',
  'Obrist-Wm.',
  'Div.-Gen.',
  'MGen',
  'BrigGen',
  'Genlt',
];
/** Another rank before a leader, one nobody knows or in an odd form. */
const oddRank: Change = (given, chance) => {
  if (!isPage(given)) return undefined;
  const led = [...walk(given.tree.roots)].flatMap(({ node }) => (node.rank && node.rank.length > 1 ? [node.rank] : []));
  const ranks = [...new Set(led)].filter((rank) => given.text.includes(rank));
  if (ranks.length === 0) return undefined;
  const rank = chance.one(ranks);
  const fresh = chance.one(STRANGE_RANKS);
  return {
    text: given.text.replace(new RegExp(`(?<!\\p{L})${escaped(rank)}(?!\\p{L})`, 'gu'), fresh),
    truth: given.truth,
  };
};

const STATES = [
  'Cispadane',
  'Schaumburg',
  'Oettingen',
  'Wallachian',
  'Ionian',
  'Lucchese',
  'Valais',
  'Reuss',
  'Ragusan',
  'Anhalt',
];
/** Another state instead of a nation that heads a side or names a unit. */
const oddNation: Change = (given, chance) => {
  if (!isPage(given)) return undefined;
  const names = [...walk(given.tree.roots)].flatMap(({ node }) => node.name.match(/\p{Lu}\p{L}{3,}/gu) ?? []);
  const nations = [...new Set(names)].filter((name) => guessNation(name) !== undefined && given.text.includes(name));
  if (nations.length === 0) return undefined;
  const nation = chance.one(nations);
  const fresh = chance.one(STATES);
  const other = (text: string): string =>
    text.replace(new RegExp(`(?<!\\p{L})${escaped(nation)}(?!\\p{L})`, 'giu'), fresh);
  return { text: other(given.text), truth: other(given.truth).replace(/ ~[^@#=\n]*?(?= [@#]| = |\n|$)/g, '') };
};

const lower: Change = (given) =>
  isPage(given) ? changed(given, { ...given, text: given.text.toLowerCase() }) : undefined;
const upper: Change = (given) =>
  isPage(given) && !given.text.includes('ß') ? changed(given, { ...given, text: given.text.toUpperCase() }) : undefined;
const mixedCase: Change = (given, chance) =>
  isPage(given)
    ? changed(
        given,
        byLine(given, (line) =>
          !chance.happens(4) || line.includes('ß') ? line : chance.happens(5) ? line.toUpperCase() : line.toLowerCase(),
        ),
      )
    : undefined;

export const STRANGE_WORDS: { readonly [name: string]: Change } = {
  synonym,
  slip,
  oddRank,
  oddNation,
  lower,
  upper,
  mixedCase,
};
