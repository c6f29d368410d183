import type { Language } from './language.ts';

export const french: Language = {
  levels: { corps: "corps d['’](?:arm[ée]e|observation)" },
  arms: {
    train: "[ée]quipages(?: militaires)?|train (?:des [ée]quipages|d['’]artillerie)",
    'horse guard':
      '(?:(?:chasseurs|grenadiers) [àa] cheval|dragons|lanciers|mamelu\\p{L}+|chevau-l[ée]gers) de la garde',
    'horse artillery': 'batteries? (?:[àa] cheval|l[ée]g[èe]res?)',
    'light horse': '\\d+\\s?(?:er|e|[èe]me) chasseurs(?! *(?:[àa] pied|de la garde))',
    artillery: 'bouches [àa] feu',
    cavalry: "cavalrie|gardes d['’]honneur",
  },
  counted: {
    men: 'h(?:om)?\\.|h(?= *(?:[),;]|$))|fantassins|combatt?ants',
    sabres: 'chev\\.|cav\\.|chx\\.?|ch\\.',
    guns: 'b\\. ?[àa] f\\.',
    battalion: 'bat\\.|bons?\\.',
    squadron: 'esc\\.',
  },
  sums: 'r[ée]capitulation|r[ée]sum[ée]|ensemble(?=\\s*[,:=])',
  ranks: ['mal\\.?(?=\\s\\p{Lu})', 'gal\\.?', 'g[ée]n\\. (?:de )?(?:div|brig)\\.', 'g[ée]n\\.'],
};
