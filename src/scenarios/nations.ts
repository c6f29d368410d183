/** Guesses the nation for suggestions from an army's name. */

/** A nation as the suggestions name it, and beginnings of words that mean it. */
const NATIONS: readonly (readonly [nation: string, ...words: string[]])[] = [
  ['Kingdom of Italy', 'kingdom of italy', 'italian', 'italia', 'italienn', 'italiener', 'italiens', 'regno d'],
  ['Kingdom of Holland', 'kingdom of holland'],
  [
    'Duchy of Warsaw',
    'duchy of warsaw',
    'warsaw',
    'polish',
    'poland',
    'polon',
    'poles',
    'polsk',
    'polscy',
    "pol'sk",
    'polnisch',
    'polac',
    'warszaw',
    'księstwa',
  ],
  ['Hesse-Darmstadt', 'hess'],
  ['Denmark-Norway', 'danish', 'denmark', 'danes', 'dän', 'danois', 'dinamarq'],
  [
    'Netherlands',
    'dutch',
    'bataafs',
    'batav',
    'netherland',
    'belgian',
    'nederland',
    'niederl',
    'holländ',
    'hollandais',
    'néerl',
  ],
  [
    'France',
    'franco ',
    'french',
    'france',
    'française',
    'frans',
    'französ',
    'franç',
    'grande arm',
    'imperial guard',
    'armée du nord',
    'franzos',
    'francez',
    'francés',
    'francesa',
    'francese',
    'franco-',
    'francesi',
    'francês',
    'frantsuz',
    'frankr',
    'francia ',
    'frança',
    'francja',
    'francusk',
    'francusc',
  ],
  [
    'Britain',
    'britis',
    'britain',
    'britan',
    'brits',
    'britt',
    'briten',
    'england',
    'english',
    'anglo',
    'kgl',
    "king's german",
    'anglais',
    'inglés',
    'ingles',
    'inglese',
    'inglez',
    'angiel',
    'angliy',
    'britán',
    'angol',
    'inglês',
    'engels',
    'großbrit',
    'grossbrit',
    'gran bret',
    'grande-bret',
    'anglet',
    'inglat',
    'inghilt',
    'engeland',
  ],
  ['Portugal', 'luso ', 'portug', 'portogh', 'lusit'],
  ['Spain', 'span', 'spain', 'hispano', 'español', 'españa', 'spagn', 'espagn', 'hiszpa', 'ispan', 'espanh', 'spaans'],
  ['Austria', 'austri', 'österr', 'oesterr', 'habsburg', 'autrich', 'oostenrij', 'austr', 'avstri', 'áustr'],
  ['Russia', 'russ', 'rossi', 'zapadnaya', 'russe', 'ruso', 'rosyj', 'rusland', 'rosja'],
  ['Prussia', 'pruss', 'preu', 'prusi', 'prusk', 'prusc', 'pruis'],
  ['Bavaria', 'bavar', 'bayer', 'bayr', 'bávar', 'bawar', 'beiers'],
  ['Württemberg', 'württem', 'wurttem', 'wuerttem', 'wurtemb', 'vyurtemb', 'wirtemb'],
  ['Saxony', 'saxon', 'sachsen', 'sächs', 'sajon', 'sasson', 'saskie', 'sakson', 'saksisch'],
  ['Würzburg', 'würzb', 'wurzb', 'wurtzb', 'vyurtsb'],
  ['Switzerland', 'swiss', 'helvet', 'schweizer', 'suisse', 'svizzer'],
  ['Baden', 'baden', 'badeń', 'badisch', 'badois'],
  ['Westphalia', 'westphal', 'westfal', 'westfäl', 'vestfal'],
  ['Nassau', 'nassau'],
  ['Berg', 'berg ', 'bergisch', 'of berg '],
  ['Naples', 'naples', 'neapol', 'napoli', 'napolet'],
  ['Hanover', 'hanover', 'hannover', 'hanovr'],
  ['Brunswick', 'brunswick', 'braunschweig', 'brunsvic'],
  ['Sweden', 'swed', 'svensk', 'svenska', 'finska', 'schwed', 'suéd', 'suec', 'svedes', 'szwed', 'zweed'],
  ['Ottoman', 'ottoman', 'turk', 'türk', 'turc', 'osman'],
  ['Confederation minors', 'confederation', 'german states'],
];

/** What a name tells, a group for each nation. Where two begin at one place, the first of the list holds. */
const WORD_OF_NATION = new RegExp(`(?<= )(?:${NATIONS.map(([, ...words]) => `(${words.join('|')})`).join('|')})`, 'u');

/** Recent results: a whole army asks about one name. */
const asked = new Map<string, string | undefined>();
const MOST_ASKED = 4000;

/** The nation whose word comes first: "Anglo-Portuguese army" gives Britain. Undefined if none fits. */
export function guessNation(text: string): string | undefined {
  if (!asked.has(text)) {
    if (asked.size >= MOST_ASKED) asked.clear();
    asked.set(text, nationIn(text));
  }
  return asked.get(text);
}

function nationIn(text: string): string | undefined {
  const said = ` ${text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}']+/gu, ' ')} `;
  if (said === ' italy ') return 'Kingdom of Italy';
  const [, ...groups] = WORD_OF_NATION.exec(said) ?? [];
  return NATIONS[groups.findIndex((group) => group !== undefined)]?.[0];
}

/** All nations with suggestions, in alphabetical order. */
export const NATION_NAMES: readonly string[] = NATIONS.map(([nation]) => nation).sort((a, b) => a.localeCompare(b));
