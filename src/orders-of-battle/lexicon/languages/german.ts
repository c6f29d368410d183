import type { Language } from './language.ts';

export const german: Language = {
  levels: {
    wing: 'vorhut|avantgarde|nachhut',
    corps: 'armee-?korps|truppenkorps',
    division: 'div\\.|\\p{L}+division',
    brigade: 'brig\\.|\\p{L}+brigade',
  },
  arms: {
    'horse artillery': 'reitende[rns]? (?:batt?\\.|artillerie|batterien?)',
    artillery: '\\p{L}*art\\.|\\p{L}*artillerie|gesch(?:ütze?|\\.)|\\d+-?pf(?:ünd\\p{L}*|d?\\.) batt\\p{L}*',
    'light horse': 'landwehr-?reiter(?:ei)?|j[äa]ger zu pferd|chevaux?-?legers',
    cavalry: '(?:reserve-?)?(?:kavallerie|reiterei)',
    line: 'infanterie-?regiment',
  },
  counted: {
    men: 'm\\.|köpfe|streiter|gewehre',
    sabres: '(?<!\\d)pf(?:er)?d?\\.|pferden|reitern?',
    guns: 'gesch\\.|stück|st\\.(?= *(?:$|[,;)]))',
    battalion: 'bat(?:aill?)?\\.',
    squadron: 'esk(?:adr)?\\.|schw\\.',
    battery: 'batt?\\.',
  },
  sums: '(?:gesamt|haupt|teil|zwischen)?summe|im ganzen|gesamtst(?:ä|ae)rke|st(?:ä|ae)rke (?:der|des) (?:brigade|division|regiments|abt[eh]\\p{L}+|\\p{L}*korps)|zusammenstellung',
  ranks: [
    'feldmarschal{1,2}-?leutnant',
    '(?:general(?:major|leutnant|lieutenant)s?|generals)',
    'obristen?',
    'obersten',
  ],
};
