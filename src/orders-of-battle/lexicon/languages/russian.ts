import type { Language } from './language.ts';

/** Russian in Latin letters, as it is transliterated in several ways. */
export const russian: Language = {
  levels: {
    army: 'armi(?:ya|ia|ja)',
    wing: 'otryad|avangard|aryergard|ar[iy]ergard',
    corps: 'korpus',
    division: 'divi[sz]i(?:ya|ia|ja)',
    brigade: 'brigada',
    regiment: 'polk',
    battalion: 'batal[iy]on(?:a|ov)?',
    squadron: 'eskadron(?:a|ov)?|sot(?:nya|en|\\.)',
    battery: 'batare(?:ya|ia)|(?:artilleri[iy]skaya|batareynaya|legkaya|konnaya) rota',
  },
  arms: {
    engineers: 'pon[a-z]*n(?:aya|oy) rota|pioner(?:naya|y)|saper(?:y|nyy)|ponton(?:naya|y)',
    'horse artillery': 'konn(?:aya|o-?)(?: )?(?:artilleri|batare|rota)\\p{L}*',
    artillery: '(?:batareyn|legk)\\p{L}+ rot\\p{L}+|artilleri(?:ya|ia|ja)|orudi[yi]a?',
    'horse guard': 'kavalergard\\p{L}*|leyb-?gvardii konnyy',
    cuirassier: 'kirasirski[yi]|kirasir(?:y|ov)',
    cossack: 'ka[sz]a(?:chiy|chi[yi]|kov|ki)|ka[sz]ak\\p{L}*',
    hussar: 'gusar\\p{L}*',
    lancer: 'ulan(?:skiy|ski[yi]|y|ov)',
    'light horse': 'konno-?yegerski[yi]',
    dragoon: 'dragunski[yi]|dragun(?:y|ov)',
    cavalry: 'kavaleri(?:ya|yskaya|ia|yskiy)|kavaleri[iy]sk\\p{L}+|konnitsa',
    grenadier: 'grenad[ie]r\\p{L}*',
    guard: 'gvardi(?:ya|i|yskaya)|leyb-?gvard\\p{L}*',
    light: '(?:y|j)?egerski[yi]|(?:y|j)eger(?:ya|ey)',
    militia: 'opolcheni(?:ye|e)|druzhina',
    line: 'pekhotn(?:yy|aya|y)|pekh\\.?|pekhota|mushketerski[yi]',
  },
  counted: {
    men: 'chel(?:ovek|\\.)?|shtykov|pekhoty|shtykami',
    sabres: "sabel[’']?|konnykh|konnitsy|loshad[ei]y|ka[sz]akov",
    guns: 'orudi(?:ya|ye|y|ia|i)|push(?:ek|ki)|yedinorog(?:a|ov)?|or(?:ud)?\\.',
    battalion: 'bat\\.|batal[iy]on(?:a|ov)',
    squadron: 'esk\\.|eskadron(?:a|ov)|sot(?:en|\\.)',
    battery: 'batarey',
  },
  sums: 'vsego|itogo',
  ranks: [
    'general[- ]ad[ju]yutant',
    'general[- ](?:le[iy]tenanta?|ma[iy]ora?|feldmarshala?|ot[- ]?(?:infanterii|kavalerii|artillerii))',
    'gen\\.-(?:leyt|m|feldm)\\.',
    '(?:pod)?polkovnik|polk\\.',
  ],
};
