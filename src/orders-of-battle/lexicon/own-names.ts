/** Names and words that only one nation's troops have, whatever language the list is in. */

const names = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

export const OF_NATIONS: readonly { readonly nation: string; readonly names: RegExp }[] = [
  {
    nation: 'Britain',
    names: names(
      'buffs|coldstream|foot guards|dragoon guards|light dragoons|l\\.d\\.|k\\.?g\\.?l\\.?|highlanders|scots greys|royal scots|fusilier brigade|rifles|1/\\d{2}(?:th|st|nd|rd)|2/\\d{2}(?:th|st|nd|rd)|r\\.?h\\.?a\\.?',
    ),
  },
  {
    nation: 'France',
    names: names(
      'l[ée]g[èe]re?|(?:de )?ligne|voltigeurs|chasseurs [àa] cheval|hommes|chevaux|chev\\.|bouches [àa] feu|pi[èe]ces|g[ée]n[ée]ral de (?:division|brigade)|cavalerie',
    ),
  },
  {
    nation: 'Prussia',
    names: names(
      'landwehr|uhlan(?:s|en)|\\p{L}*preu(?:ß|ss)\\p{L}*\\.?|(?:east|west) prussian|pommer\\p{L}*|schles\\p{L}*|silesian|brandenburg\\p{L}*|kurm[äa]rk\\p{L}*|westphalian landwehr',
    ),
  },
  {
    nation: 'Austria',
    names: names(
      'f\\.?m\\.?l\\.?|f\\.?z\\.?m\\.?|IR (?:nr\\.? ?)?\\d+|grenz\\p{L}*|chevaux?legers?|k\\.k\\.|(?:infantry|inf\\.?) reg(?:imen)?t\\.?[^\\d,;:|()]{0,30}(?:no\\.?|nr\\.?|#) ?\\d+',
    ),
  },
  {
    nation: 'Spain',
    names: names(
      'hombres|jinetes|caballos|ca[ñ]ones|vanguardia|caballer[íi]a|ej[ée]rcito|regimiento|batall[óo]n(?:es)?|escuadr[óo]n(?:es)?|piezas|voluntarios|mariscal de campo|provincial',
    ),
  },
  { nation: 'Portugal', names: names('ca[çc]adores|regimento|cavalaria|infantaria|peças|homens') },
  { nation: 'Kingdom of Italy', names: names('reggimento|uomini|divisione|cacciatori|fanteria|veliti') },
  {
    nation: 'Russia',
    names: names(
      'polk|chel\\.|yegersk\\p{L}*|divi[sz]iya|pekhotn\\p{L}*|orudi[yi]|cossacks?|opolcheni\\p{L}*|position batter\\p{L}*|licornes?|unicorns?|(?:kiev|mosco?w|astrakhan|fanagori\\p{L}*|pavlov\\p{L}*|pavlograd|a[ck]htyrka?|i[sz][iy]um|soumy?|sumy?|mariupol|grodno|elisavetgrad|kinburn|kargopol|pskov|tobolsk|volhynia|minsk|kremenchug|murom|reval|t?chernigov|selenginsk|ryazan|ryazsk|apsheron|smolensk|narva|azov|podolia|perm|mohilev|kaluga|sevsk|tula|novgorod|voronezh|kexholm|vladimir|tambov|kostroma|dniepro\\p{L}*|yakutsk|ekaterin\\p{L}*|arakche\\p{L}*|taurid\\p{L}*|preobra[sz]h\\p{L}*|semenov\\p{L}*|i[sz]ma[iy]lov\\p{L}*|nacheburg|vitebsk|kozlov|kolyvan|wilna|vilna|libau|simbirsk|orel|odessa|nizhn\\p{L}*)',
    ),
  },
  { nation: 'Duchy of Warsaw', names: names('pułk|ułan\\p{L}*|ludzi|koni|szw\\.|dywizja|brygada|dział') },
  {
    nation: 'Sweden',
    names: names('regementet?|livgardet?|bataljoner|skvadron(?:er)?|brigaden|hästar|jägare|överste\\p{L}*|läns'),
  },
  {
    nation: 'Netherlands',
    names: names('bataljon|nationale militie|huzaren|karabiniers|linie bataljon|stukken|rijdende|man'),
  },
];
