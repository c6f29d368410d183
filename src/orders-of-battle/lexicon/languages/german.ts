import type { Language } from './language.ts';

export const german: Language = {
  levels: {
    wing: 'vorhut|avantgarde|nachhut',
    corps: '(?:armee|kavallerie|reiter|infanterie|reserve|garde)-?korps|truppenkorps',
    division: 'div\\.|\\p{L}+division',
    brigade: 'brig\\.|\\p{L}+brigade',
    battery: '\\p{L}{4,}batterie|fu(?:ß|ss)-?batt\\.|(?:reit|schw(?:ere)?|leichte|pos|pf(?:ünd\\p{L}*|d))\\.? ?batt\\.',
  },
  arms: {
    'horse artillery': 'reit(?:ende[rns]?|\\.) (?:batt?\\.|artillerie|batterien?)',
    artillery:
      'fu(?:ß|ss)-?batt\\.|schw(?:ere|\\.) batt\\.|(?:feld|fu(?:ß|ss)|reit\\p{L}*|res(?:erve)?|div|kav|pos(?:itions)?|belagerungs|garde|korps|brig)?-?art\\.|\\p{L}*artillerie|gesch(?:ütze?|\\.)|\\p{L}{4,}batterie|\\d+-?pf(?:ünd\\p{L}*|d?\\.) batt\\p{L}*',
    'light horse': 'landwehr-?reiter(?:ei)?|(?:j[äa]ger|chasseurs?) z(?:u|\\.) ?pf(?:erde?|d?\\.)|chevaux?-?legers',
    'horse guard':
      '(?:garde-?)?grenadiere? z(?:u|\\.) ?pf(?:erde?|d?\\.)|garde-?(?:dragoner|husaren|ulanen|lanciers|k[üu]rassiere?|reiter|kavallerie|chasseurs)',
    hussar: 'hus\\.',
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
    '(?:divisions|brigade)generale?s?',
    'generalissimus',
    '(?:obstlt|obrist?lt|obr|rittm|mjr)\\.(?= ?\\p{L})',
    'obristen?',
    'obersten',
    '(?:g\\.\\s?[ml]|f\\.\\s?m\\.\\s?l|f\\.\\s?z\\.\\s?m|g\\.\\s?d\\.\\s?[ki])\\.',
  ],
};
