import type { Language } from './language.ts';

export const swedish: Language = {
  levels: {
    army: 'arm[ée]n',
    wing: 'flygeln?|förtrupp(?:en)?',
    corps: 'arm[ée]k[åa]ren?',
    division: '(?:infanteri|kavalleri)?division(?:en)',
    brigade: '\\p{L}*brigaden',
    regiment: 'regementet?',
    battalion: 'bataljon(?:en|er)?',
    squadron: 'skvadron(?:en|er)?',
    battery: 'batteri(?:et|er)?',
  },
  arms: {
    engineers: 'ingenjör(?:er|trupper)',
    'horse artillery': 'ridande (?:artilleri(?:et)?|batteri(?:et|er)?)',
    artillery: 'artilleriet?',
    cuirassier: 'karabinjär(?:er|erna|regementet?)',
    cossack: 'kosack(?:er|erna)?',
    hussar: 'husar(?:er|erna|regementet?)',
    dragoon: 'dragon(?:er|erna|regementet?)',
    cavalry: 'kavalleriet?|rytteriet?',
    grenadier: 'grenadjär(?:er|erna|regementet?)',
    guard: 'livgardet?|gardet|livgrenadjär\\p{L}*',
    light: 'jägar(?:e|na|regementet?)',
    line: 'infanteriet?|regementet?',
  },
  counted: {
    men: 'man',
    sabres: 'hästar|ryttare',
    guns: 'kanoner|pjäser',
    battalion: 'bataljon(?:er)?',
    squadron: 'skvadron(?:er)?',
    battery: 'batterier',
  },
  sums: 'summa|tillsammans|inalles',
  ranks: ['generaladjutant', 'överjägmästare', 'fältmarskalk', 'general(?:löjtnant|major)', 'överste(?:löjtnant)?'],
};
