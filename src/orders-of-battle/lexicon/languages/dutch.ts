import type { Language } from './language.ts';

export const dutch: Language = {
  levels: {
    army: '(?<=nederlandse? )leger|legermacht|troepen',
    corps: 'legerkorps',
    division: '\\p{L}*divisie',
    brigade: '\\p{L}*brigade',
    regiment: 'regiment',
    battalion: 'bataljons?|bat\\.',
    squadron: 'eskadrons?',
    battery: 'batterijen|batterij',
  },
  arms: {
    engineers: 'sappeurs|pontonniers|genie',
    'horse artillery': 'rijdende (?:artillerie|batterij)',
    artillery: 'artillerie|batterij',
    hussar: 'huzaren',
    lancer: 'lansiers',
    dragoon: 'dragonders',
    cuirassier: 'karabiniers|kurassiers',
    cavalry: 'cavalerie|ruiterij',
    light: 'jagers?',
    militia: '(?:nationale )?militie|schutterij',
    line: 'infanterie|linie',
  },
  counted: {
    men: 'man(?:schappen)?',
    sabres: 'paarden|ruiters|sabels',
    guns: 'stukken|kanonnen',
    battalion: 'bataljons',
    squadron: 'eskadrons',
    battery: 'batterijen',
  },
  sums: 'totaal|tezamen|samen',
  ranks: ['luitenant-?generaal', 'generaal-?majoor', 'kolonel'],
};
