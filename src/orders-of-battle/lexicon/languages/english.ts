import type { Language } from './language.ts';

export const english: Language = {
  levels: {
    army: '(?<=^\\p{L}+ )side$|(?<!field |landing |covering )force(?= (?:in|at|of|under|for|before)(?!\\p{L}))|troops(?= (?:in|at|under)(?!\\p{L}))',
    wing: 'avantgarde',
    battery: 'field brigade',
    brigade: 'br[ai]g[ai]de|brgde|brigd',
    division: "div(?:['’]?n)?|div(?:is(?:s?on|oin)|is?sion|ison|ission)|devision",
    regiment: 'reg(?:ement|imant|imnet)',
    battalion: 'bat(?:al+i?on|tal+i?on|tailion)',
    corps: 'army-corps',
  },
  arms: {
    train: 'waggon train|civil departments?|commissariat|medical staff',
    engineers: 'artificers|sappers and civil departments|military artificers',
    artillery: 'field brigade|gunners|arty|artilery|artillerymen|matrosses|cannon',
    'light horse': 'l\\.?d\\.?|lt\\.? drag(?:oon)?s|sipahi\\p{L}*|spahis?|delis?|timariots?',
    dragoon: 'd\\.?g\\.?|drags?',
    cavalry: 'cav|horse|cav(?:alrie|elr?y|elery|arly)|calvary',
    light: 'l[ée]ger|rifles',
  },
  counted: {
    men: 'of all arms',
    guns: 'pcs\\.?|field-?pieces|heavy guns|cannon',
    squadron: 'sq\\.',
    battalion: 'batts?\\.|bns\\.',
  },
  sums: 'aggregate|(?:sum|grand|general|divisional|brigade|corps) total|in all|all told|abstract',
  ranks: [
    '(?:brevet )?lieut(?:enant)?\\.?-?col(?:onel)?\\.?',
    'lieut(?:enant)?\\.?-?gen(?:eral)?\\.?',
    'gen(?=\\s\\p{L})(?! ?(?:d|b[dr]))',
    'mjr\\.?',
  ],
};
