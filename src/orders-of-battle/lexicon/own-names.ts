/** Names and words that only one nation's troops have, whatever language the list is in. */

const names = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

export const OF_NATIONS: readonly { readonly nation: string; readonly names: RegExp }[] = [
  {
    nation: 'Britain',
    names: names(
      'buffs|coldstream|\\d{1,3}(?:st|nd|rd|th) foot(?! (?:guards?|art|bat|reg|comp|chass|j[äa]))|foot guards|dragoon guards|light dragoons|l\\.d\\.|k\\.?g\\.?l\\.?|highlanders|scots greys|royal scots|yeomanry|fencibles|fusilier brigade|rifles|1/\\d{2}(?:th|st|nd|rd)|2/\\d{2}(?:th|st|nd|rd)|r\\.?h\\.?a\\.?',
    ),
  },
  {
    nation: 'France',
    names: names(
      'l[ée]g[èe]re?|(?:de )?ligne|voltigeurs|chasseurs [àa] cheval|hommes|chevaux|chev\\.|bouches [àa] feu|l[ée]gion noire|garde nationale|pi[èe]ces|g[ée]n[ée]ral de (?:division|brigade)|cavalerie',
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
  {
    nation: 'Ottoman',
    names: names('janissar(?:y|ies)|yeni[cç]eri|sipahis?|spahis|delis?|anatolian|rumelian|pasha|nizam'),
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

/** Men who led troops of one nation all their wars, or nearly. */
export const LEADERS: readonly { readonly nation: string; readonly names: RegExp }[] = [
  {
    nation: 'France',
    names: names(
      "houchard|jourdan|pichegru|moreau|dumouriez|custine|kl[ée]ber|hoche|marceau|souham|sch[ée]rer|napol[ée]on|bonaparte|augereau|bachelu|berthez[èe]ne|bertrand|bessi[èe]res|bonet|boudet|brenier|briche|bron|broussier|brune|bruy[èe]res|claparède|clausel|compans|conroux|darmagnac|davout|delzons|dessaix|domon|donzelot|dorsenne|doumerc|drouet|drouot|durutte|d[’']erlon|exelmans|ferey|foy|friant|gazan|g[ée]rard|gouvion|grouchy|gudin|guyot|habert|heudelet|junot|kellermann|lagrange|lallemand|lannes|lasalle|latour-maubourg|lauriston|lefebvre|legrand|leval|loison|lorcet|lorge|macdonald|maison|marchand|marcognet|marmont|mass[ée]na|maucune|merle|mermet|milhaud|molitor|montbrun|morand|mortier|mouton|murat|nansouty|ney|oudinot|pajol|partouneaux|puthod|reille|reynier|ricard|rochambeau|ruffin|sahuc|saint-hilaire|sebastiani|souham|soult|suchet|taupin|vandamme|vandermaesen|verdier|victor|villatte|walther|baraguey|bonnet|bordesoulle?|caffarelli|chastel|colbert|corbineau|curial|decaen|decouz|defrance|delaborde|desaix|digeon|duhesme|dupont|girard|gobert|grandjean|d[’']hautpoul|jacquinot|lahoussaye|la houssaye|lamarque|ledru|lefol|maransin|margaron|marulaz|merlin|musnier|ornano|pacthod|philippon|pir[ée]|quesnel|rapp|razout|rottembourg|roussel|rusca|saint-cyr|sarrut|s[ée]ras|subervie|tharreau|thomi[èe]res|treilhard|vedel|vichery|wathier|watier",
    ),
  },
  {
    nation: 'Austria',
    names: names(
      'alvincz\\p{L}*|bellegarde|bianchi|brady|chasteler|civalart|crenneville|davidovich|dedovich|frimont|gyulai|hohenzollern-hechingen|jellac\\p{L}*|kienmayer|klenau|kollowrat|kolowrat|kray|lindenau|melas|merveldt|mohr|neipperg|nordmann|nugent|provera|quosdanovich|radetzky|schauroth|schwarzenberg|sommariva|starhemberg|vukassovich|weissenwolff|wimpffen|wurmser|beaulieu|colloredo|erzherzog|fr[öo]hlich|haddik|hadik|haugwitz|hiller|kaim|kalnassy|liechtenstein|lusignan|mecs[ée]ry|mesko|o.reilly|sebottendorf|stutterheim|szt[áa]ray|trautenberg|volkmann|wartensleben|zoph',
    ),
  },
  {
    nation: 'Russia',
    names: names(
      'ba[gk]+ovut|bagration|barclay|bennigsen|buxh\\p{L}*|chaplit[sz]|chichagov|do[ck]h?turov|golitsyn|kamensk\\p{L}*|konovnitsyn|korf|kutuzov|langeron|miloradovi[ct]\\p{L}*|neverovsk\\p{L}*|olsufiev|osterman\\p{L}*|pahlen|platov|ra[ey]+vsk[iy]+|rudzevich|s[ah]cherbatov|tormas[so]v|tu[ct]?h?kov|uvarov|vorontsov|wintzingerode|wittgenstein|yermolov|anrep|arakche\\p{L}*|chernyshe?v|denisov|diebitsch|gort?chakov|helfreich|ilovais\\p{L}*|kapt[sz]evi\\p{L}*|karpov|knorring|kulnev|likhachev|lieven|orlov-denisov|panchulid\\p{L}*|sacken|s[ah]+khovsk\\p{L}*|s[hc]+uvalov|st\\.? priest|stroganov|suvorov|tal[iy]zine?|vas+ilchikov|vlastov',
    ),
  },
  {
    nation: 'Prussia',
    names: names(
      "bl[üu]e?cher|borstell|b[üu]e?low|dobschütz|henckel|hirschfeld|horn|h[üu]nerbein|jagow|kal[ck]*reuth|katzler|kleist|klüx|krafft|l[’']estocq|oppen|r[üu]chel|schmettau|steinmetz|tauentzien|thielmann|thümen|yor[ck]+|[zt]ieten|brause|dohna|gneisenau|holtzendorff|j[üu]rga(?:ß|ss)|losthin|marwitz|natzmer|pirch|r[öo]eder|roeder|ryssel|zieth?en",
    ),
  },
  {
    nation: 'Spain',
    names: names(
      'alburquerque|areizaga|ballesteros|b[áa]rcena|belveder|carrera|casta[ñn]os|coupigny|cuesta|del parque|freire|gir[óo]n|henestrosa|la pe[ñn]a|la romana|lacy|lardizabal|longa|losada|mahy|mendizabal|morillo|palafox|penne|porlier|reding|sarsfield|vigodet|villacampa|whittingham|zayas|zerain|anglona|blake|copons|eguia|imaz|la cuadra|o.donn?ell|roca|virues',
    ),
  },
  {
    nation: 'Britain',
    names: names(
      'wellington|wellesley|abercromby|beresford|byng|clinton|cole|colville|cotton|craufurd|fane|graham|hill|hope|houston|kempt|le marchant|leith|lumley|moore|paget|pakenham|picton|ponsonby|sherbrooke|slade|somerset|spencer|tilson|uxbridge|vandeleur',
    ),
  },
  { nation: 'Saxony', names: names('le ?co[qc]|sahr|gablen[tz]{1,2}|zeschau|zesch?witz|zezschwitz|polenz|gutschmid') },
  { nation: 'Bavaria', names: names('wrede|deroy|ragl[io]vich|minu[cz]{1,2}i|preysing|seyde?witz|siebein|beckers') },
  {
    nation: 'Duchy of Warsaw',
    names: names('poniatowski|d[ąa]browski|dombrowski|zaj[ąa]czek|sok[oó][lł]nicki|r[óo][żz]niecki'),
  },
];

/** Ranks that the officers of one army had. */
export const RANKS_OF: readonly { readonly nation: string; readonly ranks: RegExp }[] = [
  {
    nation: 'France',
    ranks:
      /^(?:g[ée]n[ée]ral(?: de|-de-) ?(?:la )?(?:division|brigade)|general of (?:division|brigade)|gdd|gdb|gd|gb|divisionsgeneral|brigadegeneral)\.?$/iu,
  },
  {
    nation: 'Austria',
    ranks:
      /^(?:feldmarschall-?(?:leutnant|lt\.?)|f\.?m\.?l\.?|feldzeugmeister|fzm|(?:lieutenant[- ]field[- ]marshal|field marshal lieutenant))$/iu,
  },
  { nation: 'Spain', ranks: /^(?:teniente general|mariscal de campo|captain[- ]general)$/iu },
];
