import type { Language } from './language.ts';

export const polish: Language = {
  levels: {
    army: 'armi[aąię]|wojsk[oa]?',
    corps: 'korpus',
    division: 'dywizj[aię]',
    brigade: 'brygad[ay]',
    regiment: 'pułk|pulk(?= (?:piechoty|ułan|ulan|strzelc|huz|jazdy))|pułki',
    battalion: 'batalion(?:y|ów)?',
    squadron: 'szwadron(?:y|ów)?',
    battery: 'bateri[aei]',
  },
  arms: {
    engineers: 'saperzy|saperów|pontonier(?:zy|ów)',
    'horse artillery': 'artyleri[ai] konn[ay]',
    artillery: 'artyleri[ai]|dział',
    cuirassier: 'kirasjer(?:ów|zy)',
    hussar: 'huzar(?:ów|zy)',
    lancer: 'ułan(?:ów|i)|ulanow',
    'light horse': 'strzelc(?:ów|y) konn(?:ych|i)|szwoleżer(?:ów|owie)',
    cavalry: 'kawaleri[ai]|jazd[ay]',
    grenadier: 'grenadier(?:ów|zy)',
    guard: 'gwardi[ai]',
    light: 'strzelc(?:ów|y)|woltyżer(?:ów|owie)',
    line: 'piechot[ay]',
  },
  counted: {
    men: 'ludzie?|żołnierzy|bagnetów',
    sabres: 'koni[ea]?|szabel|szable|jazdy',
    guns: 'dział[ao]?|armaty?|haubice?',
    battalion: 'bat\\.|batalion(?:y|ów)|(?<=1 )batalion(?! \\p{L})',
    squadron: 'szw\\.|szwadrony|szwadronów',
    battery: 'baterie|baterii',
  },
  sums: 'razem|ogółem|łącznie|suma',
  ranks: ['gen(?:erał|\\.) (?:dywizji|brygady)', 'płk\\.?', 'gen\\. (?:dyw|bryg)\\.', 'gen\\.', 'pułkownik', 'generał'],
};
