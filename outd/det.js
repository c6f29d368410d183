import { readFileSync } from "node:fs";
// src/engine/message.ts
/** A message with its arguments. */
function say(code, args) {
	return {
		code,
		args
	};
}
/** A message as an argument of another. */
const word = (said) => typeof said === "string" ? { code: said } : said;
// src/scenarios/known.ts
/**
* The entry of a table for a word from outside; undefined if there is none. A plain look-up would find inherited
* members such as "constructor".
*/
const known = (table, word) => Object.hasOwn(table, word) ? table[word] : void 0;
// src/engine/keys.ts
/**
* The keys and cells of a table, with their literal types. TypeScript widens them, since an object may hold more than
* its type says.
*/
const keysOf = (table) => Object.keys(table);
// src/orders-of-battle/lexicon/languages/index.ts
/** All languages together, as the patterns that the readers ask. */
const ALL = [
	{
		levels: {
			army: "(?<=^\\p{L}+ )side$|(?<!field |landing |covering )force(?= (?:in|at|of|under|for|before)(?!\\p{L}))|troops(?= (?:in|at|under)(?!\\p{L}))",
			wing: "avantgarde",
			brigade: "br[ai]g[ai]de|brgde|brigd",
			division: "div(?:['’]?n)?|div(?:is(?:s?on|oin)|is?sion|ison|ission)|devision",
			regiment: "reg(?:ement|imant|imnet)",
			battalion: "bat(?:al+i?on|tal+i?on|tailion)",
			corps: "army-corps"
		},
		arms: {
			train: "waggon train|civil departments?|commissariat|medical staff",
			engineers: "artificers|sappers and civil departments|military artificers",
			artillery: "gunners|arty|artilery|artillerymen|matrosses|cannon",
			"light horse": "l\\.?d\\.?|lt\\.? drag(?:oon)?s|sipahi\\p{L}*|spahis?|delis?|timariots?",
			dragoon: "d\\.?g\\.?|drags",
			cavalry: "cav|horse|cav(?:alrie|elr?y|elery|arly)|calvary",
			light: "l[ée]ger|rifles"
		},
		counted: {
			men: "of all arms",
			guns: "field-pieces|heavy guns|cannon",
			squadron: "sq\\.",
			battalion: "batts?\\.|bns\\."
		},
		sums: "aggregate|(?:sum|grand|general|divisional|brigade|corps) total|in all|all told|abstract",
		ranks: [
			"(?:brevet )?lieut(?:enant)?\\.?-?col(?:onel)?\\.?",
			"lieut(?:enant)?\\.?-?gen(?:eral)?\\.?",
			"gen(?=\\s\\p{L})(?! ?(?:d|b[dr]))",
			"mjr\\.?"
		]
	},
	{
		levels: { corps: "corps d['’](?:arm[ée]e|observation)" },
		arms: {
			"horse guard": "(?:(?:chasseurs|grenadiers) [àa] cheval|dragons|lanciers|mamelu\\p{L}+|chevau-l[ée]gers) de la garde",
			"horse artillery": "batteries? (?:[àa] cheval|l[ée]g[èe]res?)",
			"light horse": "\\d+\\s?(?:er|e|[èe]me) chasseurs(?! *(?:[àa] pied|de la garde))",
			artillery: "bouches [àa] feu",
			cavalry: "cavalrie"
		},
		counted: {
			men: "h(?:om)?\\.|h(?= *(?:[),;]|$))|fantassins|combatt?ants",
			sabres: "chev\\.|cav\\.|chx\\.?|ch\\.",
			guns: "b\\. ?[àa] f\\.",
			battalion: "bat\\.|bons?\\.",
			squadron: "esc\\."
		},
		sums: "r[ée]capitulation|r[ée]sum[ée]",
		ranks: [
			"mal\\.?(?=\\s\\p{Lu})",
			"gal\\.?",
			"g[ée]n\\. (?:de )?(?:div|brig)\\.",
			"g[ée]n\\."
		]
	},
	{
		levels: {
			wing: "vorhut|avantgarde|nachhut",
			corps: "(?:armee|kavallerie|reiter|infanterie|reserve|garde)-?korps|truppenkorps",
			division: "div\\.|\\p{L}+division",
			brigade: "brig\\.|\\p{L}+brigade"
		},
		arms: {
			"horse artillery": "reitende[rns]? (?:batt?\\.|artillerie|batterien?)",
			artillery: "(?:feld|fu(?:ß|ss)|reit\\p{L}*|res(?:erve)?|div|kav|pos(?:itions)?|belagerungs|garde|korps|brig)?-?art\\.|\\p{L}*artillerie|gesch(?:ütze?|\\.)|\\d+-?pf(?:ünd\\p{L}*|d?\\.) batt\\p{L}*",
			"light horse": "landwehr-?reiter(?:ei)?|(?:j[äa]ger|chasseurs?) z(?:u|\\.) ?pf(?:erde?|d?\\.)|chevaux?-?legers",
			"horse guard": "(?:garde-?)?grenadiere? z(?:u|\\.) ?pf(?:erde?|d?\\.)|garde-?(?:dragoner|husaren|ulanen|lanciers|k[üu]rassiere?|reiter|kavallerie|chasseurs)",
			cavalry: "(?:reserve-?)?(?:kavallerie|reiterei)",
			line: "infanterie-?regiment"
		},
		counted: {
			men: "m\\.|köpfe|streiter|gewehre",
			sabres: "(?<!\\d)pf(?:er)?d?\\.|pferden|reitern?",
			guns: "gesch\\.|stück|st\\.(?= *(?:$|[,;)]))",
			battalion: "bat(?:aill?)?\\.",
			squadron: "esk(?:adr)?\\.|schw\\.",
			battery: "batt?\\."
		},
		sums: "(?:gesamt|haupt|teil|zwischen)?summe|im ganzen|gesamtst(?:ä|ae)rke|st(?:ä|ae)rke (?:der|des) (?:brigade|division|regiments|abt[eh]\\p{L}+|\\p{L}*korps)|zusammenstellung",
		ranks: [
			"feldmarschal{1,2}-?leutnant",
			"(?:general(?:major|leutnant|lieutenant)s?|generals)",
			"obristen?",
			"obersten",
			"(?:g\\.\\s?[ml]|f\\.\\s?m\\.\\s?l|f\\.\\s?z\\.\\s?m|g\\.\\s?d\\.\\s?[ki])\\."
		]
	},
	{
		levels: {
			army: "armata|esercito",
			wing: "ala (?:destra|sinistra)|colonna|avanguardia|retroguardia",
			corps: "corpo(?: d['’]armata)?",
			division: "divisione",
			brigade: "brigata",
			regiment: "reggiment[oi]",
			battalion: "battaglion[ei]|btg",
			squadron: "squadron[ei]",
			battery: "batteri[ae]"
		},
		arms: {
			train: "treno",
			engineers: "genio|zappatori|pontieri",
			"horse artillery": "artiglieria a cavallo|batteri[ae] a cavallo",
			artillery: "artiglieria|cannoni|cannonieri|artiglieri",
			cuirassier: "corazzieri",
			hussar: "ussari",
			lancer: "lancieri",
			"light horse": "cacciatori a cavallo|cavalleggeri",
			dragoon: "dragoni",
			cavalry: "cavalleria",
			grenadier: "granatieri",
			guard: "guardia",
			light: "legger[oia]|cacciatori|bersaglieri",
			line: "fanteria|di linea"
		},
		counted: {
			men: "u(?:om)?\\.|uomini|fanti",
			sabres: "cav\\.|cavalli|cavalieri|sciabole",
			guns: "obic[ei]|cannoni|pezzi|bocche da fuoco",
			battalion: "btg\\.?|batt?\\.",
			squadron: "sq\\.|squadroni",
			battery: "batterie"
		},
		sums: "totale|in tutto|somma|riepilogo|ricapitolazione",
		ranks: [
			"gen\\. (?:di )?(?:div|brig)\\.",
			"(?:ten|mag+|brig)\\. ?gen\\.",
			"gen\\. ?(?:ten|mag+|brig)\\.",
			"ten\\. ?maresc\\.",
			"ten\\. ?col\\.",
			"col\\.",
			"generale(?: di (?:divisione|brigata|corpo d['’]armata))?",
			"(?:maggior(?:e)?|tenente)[- ]generale",
			"(?:tenente )?colonnello",
			"capitano",
			"maresciallo",
			"mar\\."
		]
	},
	{
		levels: {
			army: "ej[ée]rcito",
			wing: "ala (?:derecha|izquierda)|columna|vanguardia|retaguardia",
			corps: "cuerpo(?: de ej[ée]rcito)?",
			division: "divisi[óo]n",
			brigade: "brigada",
			regiment: "regimiento|rgto",
			battalion: "batall[óo]n(?:es)?|bon(?:es)?",
			squadron: "escuadr[óo]n(?:es)?",
			battery: "bater[íi]as?"
		},
		arms: {
			train: "tren",
			engineers: "zapadores|ingenieros|minadores|pontoneros",
			"horse artillery": "artiller[íi]a a caballo|bater[íi]a a caballo|artiller[íi]a volante",
			artillery: "artiller[íi]a|cañones|artilleros",
			"horse guard": "(?:granaderos|carabineros|voluntarios) a caballo",
			cuirassier: "coraceros",
			hussar: "h[úu]sares",
			lancer: "lanceros|garrochistas",
			"light horse": "cazadores a caballo|caballer[íi]a ligera",
			dragoon: "dragones",
			cavalry: "caballer[íi]a|jinetes",
			grenadier: "granaderos",
			light: "ligeros?|cazadores|tiradores",
			militia: "milicias?|vol(?:untario)?s?\\.? de|provincial(?:es)?",
			guard: "guardia",
			line: "infanter[íi]a|de l[íi]nea|fusileros"
		},
		counted: {
			men: "hom(?:bres|b?\\.)|infantes|plazas",
			sabres: "caballos|jinetes|sables|cab\\.",
			guns: "piezas|obus(?:es)?|obús|cañones|bocas de fuego",
			battalion: "bon(?:es)?\\.?|batallones",
			squadron: "esc(?:uad)?\\.|escuadrones",
			battery: "bater[íi]as"
		},
		sums: "suman?|en junto|en total|resumen|recapitulaci[óo]n",
		ranks: [
			"mariscal(?: de campo)?",
			"m\\. ?de ?c\\.",
			"tte\\. ?gral\\.",
			"cap\\. ?gral\\.",
			"capit[áa]n general",
			"general(?:es)? de (?:divisi[óo]n|brigada)",
			"brigadier",
			"teniente general",
			"coronel"
		]
	},
	{
		levels: {
			army: "ex[ée]rcito",
			wing: "vanguarda",
			corps: "corpo",
			division: "divis[ãa]o",
			brigade: "brigada",
			regiment: "regimento",
			battalion: "batalh(?:ão|ao|ões|oes)",
			squadron: "esquadr(?:ão|ao|ões|oes)",
			battery: "baterias?"
		},
		arms: {
			engineers: "sapadores|engenheiros",
			"horse artillery": "(?:artilharia|baterias?) a cavalo",
			artillery: "artilharia",
			cuirassier: "couraceiros",
			hussar: "hussardos",
			lancer: "lanceiros",
			dragoon: "drag[õo]es",
			cavalry: "cavall?aria",
			grenadier: "granadeiros",
			light: "ca[çc]adores",
			militia: "mil[íi]cias|ordenan[çc]as",
			line: "infantaria"
		},
		counted: {
			men: "homens|h\\.|praças",
			sabres: "cavall?os|cav\\.",
			guns: "peças|pecas|bocas de fogo",
			battalion: "batalhões|batalhoes",
			squadron: "esquadrões|esquadroes",
			battery: "baterias"
		},
		sums: "som+a",
		ranks: [
			"(?:tenente[- ])?coronel",
			"cor\\.",
			"brig\\.",
			"brigadeiro(?:[- ]general)?",
			"marechal(?: de campo)?",
			"tenente[- ]general",
			"mar\\.",
			"m\\. campo",
			"ten\\.?-?gen\\."
		]
	},
	{
		levels: {
			army: "(?<=(?:nederland|frans|brit|engel|oostenrijk|pruis|russi|spaan|portug|geallieer|keizer|konink)\\p{L}* )leger|(?<=(?:van )?het )leger|(?<=-\\p{L}{3,12} )leger|legermacht|troepen",
			wing: "voorhoede|achterhoede",
			corps: "legerkorps",
			division: "\\p{L}*divisie",
			brigade: "(?<!halve )\\p{L}*brigade",
			regiment: "regiment",
			battalion: "bataljons?|bat\\.",
			squadron: "eskadrons?",
			battery: "batterijen|batterij"
		},
		arms: {
			engineers: "sappeurs|pontonniers|genie",
			"horse artillery": "rijdende (?:artillerie|batterij)",
			artillery: "artillerie|batterij",
			hussar: "huzaren",
			lancer: "lansiers",
			dragoon: "dragonders",
			cuirassier: "karabiniers|kurassiers",
			"light horse": "jagers te paard|lichte (?:ruiterij|dragonders|cavalerie)",
			cavalry: "cavalerie|ruiterij",
			light: "jagers?",
			militia: "(?:nationale )?militie|schutterij|landweer",
			line: "infanterie|linie"
		},
		counted: {
			men: "man(?:schappen)?",
			sabres: "paarden|ruiters|sabels",
			guns: "stukken|kanonnen|houwitsers?",
			battalion: "bataljons",
			squadron: "eskadrons",
			battery: "batterijen"
		},
		sums: "totaal|te ?zamen|samen",
		ranks: [
			"luitenant-?generaal",
			"generaal-?majoor",
			"kolonel",
			"veldmaarschalk",
			"maarschalk",
			"lt\\.?-gen\\.",
			"gen\\.?-maj\\."
		]
	},
	{
		levels: {
			army: "armi[aąię]|wojsk[oa]?",
			corps: "korpus",
			division: "dywizj[aię]",
			brigade: "brygad[ay]",
			regiment: "pułk|pulk(?= (?:piechoty|ułan|ulan|strzelc|huz|jazdy))|pułki",
			battalion: "batalion(?:y|ów)?",
			squadron: "szwadron(?:y|ów)?",
			battery: "bateri[aei]"
		},
		arms: {
			engineers: "saperzy|saperów",
			"horse artillery": "artyleri[ai] konn[ay]",
			artillery: "artyleri[ai]|dział",
			cuirassier: "kirasjer(?:ów|zy)",
			hussar: "huzar(?:ów|zy)",
			lancer: "ułan(?:ów|i)|ulanow",
			"light horse": "strzelc(?:ów|y) konn(?:ych|i)|szwoleżer(?:ów|owie)",
			cavalry: "kawaleri[ai]|jazd[ay]",
			grenadier: "grenadier(?:ów|zy)",
			guard: "gwardi[ai]",
			light: "strzelc(?:ów|y)|woltyżer(?:ów|owie)",
			line: "piechot[ay]"
		},
		counted: {
			men: "ludzie?|żołnierzy|bagnetów",
			sabres: "koni[ea]?|szabel|szable|jazdy",
			guns: "dział[ao]?|armaty?|haubice?",
			battalion: "bat\\.|bataliony|batalionów",
			squadron: "szw\\.|szwadrony|szwadronów",
			battery: "baterie|baterii"
		},
		sums: "razem|ogółem|łącznie|suma",
		ranks: [
			"gen(?:erał|\\.) (?:dywizji|brygady)",
			"płk\\.?",
			"gen\\. (?:dyw|bryg)\\.",
			"gen\\.",
			"pułkownik",
			"generał"
		]
	},
	{
		levels: {
			army: "armi(?:ya|ia|ja)",
			wing: "otryad|avangard|aryergard|ar[iy]ergard",
			corps: "korpus",
			division: "divi[sz]i(?:ya|ia|ja)",
			brigade: "brigada",
			regiment: "polk",
			battalion: "batal[iy]on(?:a|ov)?",
			squadron: "eskadron(?:a|ov)?|sot(?:nya|en|\\.)",
			battery: "batare(?:ya|ia)|(?:artilleri[iy]skaya|batareynaya|legkaya|konnaya) rota"
		},
		arms: {
			engineers: "pon[a-z]*n(?:aya|oy) rota|pioner(?:naya|y)|saper(?:y|nyy)|ponton(?:naya|y)",
			"horse artillery": "konn(?:aya|o-?)(?: )?(?:artilleri|batare|rota)\\p{L}*",
			artillery: "(?:batareyn|legk)\\p{L}+ rot\\p{L}+|artilleri(?:ya|ia|ja)|orudi[yi]a?",
			"horse guard": "kavalergard\\p{L}*|leyb-?gvardii konnyy",
			cuirassier: "kirasirski[yi]|kirasir(?:y|ov)",
			cossack: "ka[sz]a(?:chiy|chi[yi]|kov|ki)|ka[sz]ak\\p{L}*",
			hussar: "gusar\\p{L}*",
			lancer: "ulan(?:skiy|ski[yi]|y|ov)",
			"light horse": "konno-?yegerski[yi]",
			dragoon: "dragunski[yi]|dragun(?:y|ov)",
			cavalry: "kavaleri(?:ya|yskaya|ia|yskiy)|kavaleri[iy]sk\\p{L}+|konnitsa",
			grenadier: "grenad[ie]r\\p{L}*",
			guard: "gvardi(?:ya|i|yskaya)|leyb-?gvard\\p{L}*",
			light: "(?:y|j)?egerski[yi]|(?:y|j)eger(?:ya|ey)",
			militia: "opolcheni(?:ye|e)|druzhina",
			line: "pekhotn(?:yy|aya|y)|pekh\\.?|pekhota|mushketerski[yi]"
		},
		counted: {
			men: "chel(?:ovek|\\.)?|shtykov|pekhoty|shtykami",
			sabres: "sabel[’']?|konnykh|konnitsy|loshad[ei]y|ka[sz]akov",
			guns: "orudi(?:ya|ye|y|ia|i)|push(?:ek|ki)|yedinorog(?:a|ov)?|or(?:ud)?\\.",
			battalion: "bat\\.|batal[iy]on(?:a|ov)",
			squadron: "esk\\.|eskadron(?:a|ov)|sot(?:en|\\.)",
			battery: "batarey"
		},
		sums: "vsego|itogo",
		ranks: [
			"general[- ]ad[ju]yutant",
			"general[- ](?:le[iy]tenanta?|ma[iy]ora?|feldmarshala?|ot[- ]?(?:infanterii|kavalerii|artillerii))",
			"gen\\.-(?:leyt|m|feldm)\\.",
			"(?:pod)?polkovnik|polk\\."
		]
	},
	{
		levels: {
			army: "arm[ée]n",
			wing: "flygeln?|förtrupp(?:en)?",
			corps: "arm[ée]k[åa]ren?",
			division: "(?:infanteri|kavalleri)?division(?:en)",
			brigade: "\\p{L}*brigaden",
			regiment: "regementet?",
			battalion: "bataljon(?:en|er)?",
			squadron: "skvadron(?:en|er)?",
			battery: "batteri(?:et|er)?"
		},
		arms: {
			engineers: "ingenjör(?:er|trupper)",
			"horse artillery": "ridande (?:artilleri(?:et)?|batteri(?:et|er)?)",
			artillery: "artilleriet?",
			cuirassier: "karabinjär(?:er|erna|regementet?)",
			hussar: "husar(?:er|erna|regementet?)",
			dragoon: "dragon(?:er|erna|regementet?)",
			cavalry: "kavalleriet?|rytteriet?",
			grenadier: "grenadjär(?:er|erna|regementet?)",
			guard: "livgardet?|gardet|livgrenadjär\\p{L}*",
			light: "jägar(?:e|na|regementet?)",
			line: "infanteriet?|regementet?"
		},
		counted: {
			men: "man",
			sabres: "hästar|ryttare",
			guns: "kanoner|pjäser",
			battalion: "bataljon(?:er)?",
			squadron: "skvadron(?:er)?",
			battery: "batterier"
		},
		sums: "summa|tillsammans|inalles",
		ranks: [
			"generaladjutant",
			"överjägmästare",
			"fältmarskalk",
			"general(?:löjtnant|major)",
			"överste(?:löjtnant)?"
		]
	}
];
const all = (of) => ALL.flatMap((each) => of(each) ?? []).join("|");
const whole = (words) => new RegExp(`(?<![\\p{L}])(?:${words})(?!\\p{L})`, "iu");
const LEVEL_WORDS = [
	"battery",
	"squadron",
	"battalion",
	"regiment",
	"brigade",
	"division",
	"corps",
	"wing",
	"army"
].flatMap((level) => {
	const words = all(({ levels }) => levels[level]);
	return words === "" ? [] : [{
		level,
		noun: whole(words)
	}];
});
const KIND_OF = {
	train: {
		kind: "other",
		type: "train"
	},
	engineers: {
		kind: "other",
		type: "engineers"
	},
	"horse artillery": {
		kind: "artillery",
		type: "horse artillery"
	},
	artillery: { kind: "artillery" },
	"horse guard": {
		kind: "cavalry",
		type: "guard"
	},
	cuirassier: {
		kind: "cavalry",
		type: "cuirassier"
	},
	cossack: {
		kind: "cavalry",
		type: "cossack"
	},
	hussar: {
		kind: "cavalry",
		type: "hussar"
	},
	lancer: {
		kind: "cavalry",
		type: "lancer"
	},
	"light horse": {
		kind: "cavalry",
		type: "light"
	},
	dragoon: {
		kind: "cavalry",
		type: "dragoon"
	},
	cavalry: { kind: "cavalry" },
	grenadier: {
		kind: "infantry",
		type: "grenadier"
	},
	guard: {
		kind: "infantry",
		type: "guard"
	},
	light: {
		kind: "infantry",
		type: "light"
	},
	militia: {
		kind: "infantry",
		type: "militia"
	},
	line: {
		kind: "infantry",
		type: "line"
	}
};
const ARM_WORDS = keysOf(KIND_OF).map((arm) => ({
	...KIND_OF[arm],
	noun: whole(all(({ arms }) => arms[arm]))
})).filter(({ noun }) => !noun.source.includes("(?:)"));
const countedWords = (of) => all(({ counted }) => counted[of]);
all(({ sums }) => sums);
ALL.flatMap(({ ranks = [] }) => ranks);
// src/orders-of-battle/lexicon/nouns.ts
/** From the lowest level up: "Brigade Battery" is a battery. */
const LEVEL_NOUNS = [
	{
		level: "battery",
		noun: /\b(?:batter(?:y|ies)|batterie[ns]?|bt(?:t)?(?:y|ies)\.?|btry|half-battery|artillery company)\b/iu
	},
	{
		level: "squadron",
		noun: /(?<!\p{L})(?:squadrons?|sqd?ns?|sqdn|escadrons?|eskadron(?:s|en)?|schwadron(?:en)?|esc\.)(?!\p{L})/iu
	},
	{
		level: "battalion",
		noun: /(?<!\p{L})(?:battalions?|batt(?:alio)?ns?|bataill?on(?:s|e|en)?|bataljon(?:s)?|batts?\.|bttns?|btns?|bns?|bataill?\.|batt?s?(?=\.|$))(?!\p{L})/iu
	},
	{
		level: "regiment",
		noun: /(?<!\p{L})(?:r[eé]giments?|regimenter|rgts?|regts?|rgmts?|r[eé]g\.|rgt\.|demi-brigades?|hal(?:ve|b)[ -]?brigaden?|mezza brigata|media brigada)(?!\p{L})/iu
	},
	{
		level: "brigade",
		noun: /(?<!\p{L}|demi-|half-|hal(?:ve|b)[ -]?|mezza |media )(?:brigades?|brigaden|bdes?|brig\.|brigada)(?!\p{L})/iu
	},
	{
		level: "division",
		noun: /(?<!\p{L})(?:divisions?|divisionen|divs?\.?|command(?= \d)|divisie|divisi[oó]n|truppendivision)(?!\p{L})/iu
	},
	{
		level: "corps",
		noun: /(?<!\p{L}|gardes? du |garde de |free |corps )(?:(?:armee-?|army )?(?:corps|korps)|cuerpo)(?! franc|\p{L})/iu
	},
	{
		level: "wing",
		noun: /(?<!\p{L})(?:wing|aile|lieutenanc(?:y|e|ies)|luogotenenza|fl(?:ü|ue)gel|columns?|colonnes?|kolonnen?)(?!\p{L})/iu
	},
	{
		level: "army",
		noun: /(?<!\p{L})(?:army|arm[eé]e|heer|forces)(?!\p{L})/iu
	}
];
/** "1/6e", "III/IR 12": a battalion before its regiment. */
const BATTALION_OF = /^(?:[IVX]{1,4}|\d{1,2}|F(?:us)?\.?|G(?:ren)?\.?)\s?\/\s?\S/u;
/** "54e Ligne", "7th Hussars", "IR 25": a number and the arm, and no other noun. */
const REGIMENT_BY_NUMBER = /(?<!\p{L})(?:\d+\s?(?:er|re|e|è|ème|eme|me|nd|st|rd|th|\.|°|º)?)\s*(?:(?:l(?:t|ight)|h(?:v|eav)y|horse|line|royal)\.?\s+)*(?:(?:de |d['’])?(?:la )?ligne|l[ée]g(?:[èe]re?|er)?(?!\p{L})|hussars?|huss?ards|chass(?:eurs|\.)|drag(?:oons|ons|\.)|cuir(?:assiers?|\.)|lanc(?:iers|ers|\.)|foot|line|light(?! (?:div|brig|bde|cav))|infanterie|linie|fusiliers|grenadiers|carabiniers|uhlans?|ulanen|husaren|dragoner|k[üu]rassiere?)|(?<!\p{L})(?:IR|LIR|HR|DR|KR|CR|UR)\s?(?:Nr\.?|#)?\s?\d+/iu;
const KIND_NOUNS = [
	{
		kind: "other",
		type: "staff",
		noun: /\b(?:head-?quarters|h\.?q\.?|general staff|staff|stab|état-major|etat-major)\b/iu
	},
	{
		kind: "other",
		type: "train",
		noun: /\b(?:(?:supply|baggage|bridging|equipment|wagon|artillery) train|train (?:d['’]artillerie|des équipages|squadron|company)|supply(?! escort)|baggage|wagons?|chariots?|convoy|parc des équipages|ambulances?|hospital|lazarett|(?:military )?e+qui(?:p+age|pages)s?|train squadron|train)\b/iu
	},
	{
		kind: "other",
		type: "engineers",
		noun: /\b(?:sapp?e(?:u)?rs?|sapeurs?|engineers?|g[ée]nie|pioneers?|pionn?iers?|pioniere|miners?|mineurs?|pontoniers?|pontonn?iers?|pontoons?|ouvriers)\b/iu
	},
	{
		kind: "artillery",
		type: "horse artillery",
		noun: /\b(?:horse[ -]art(?:iller(?:y|ie)|\.)?|mounted artillery|horse batt?(?:er(?:y|ies)|ys?|ies)|horse bt(?:t)?y|reitende[rn]? (?:art|batt)\w*|art(?:iller(?:ie|y)|\.)? [àa] cheval|art(?:illerie)? volante|cavalry batter(?:y|ies)|kavallerie-?batterien?|RHA)\b/iu
	},
	{
		kind: "artillery",
		type: "howitzer",
		noun: /\b(?:howitzers?|haubitzen?|haubitz-?batterie|obusiers?|licornes?|unicorns?)\b/iu
	},
	{
		kind: "artillery",
		type: "rocket",
		noun: /\b(?:rockets?|raketen?)\b/iu
	},
	{
		kind: "artillery",
		type: "heavy",
		noun: /\b(?:(?:position|heavy|siege|reserve) (?:batter(?:y|ies)|bt(?:t)?y|artillery)|positionsbatterie|12[- ]?(?:pdr|pounder|pound|lb|livres|pf(?:ünd\w*|d))|(?:batterie|pièces) de 12)\b/iu
	},
	{
		kind: "artillery",
		type: "foot artillery",
		noun: /\b(?:foot art(?:iller(?:y|ie)|\.)?|foot batter(?:y|ies)|foot bt(?:t)?y|art(?:iller(?:ie|y)|\.)? [àa] pied|fu(?:ss|ß)(?:artillerie|batterien?))(?!\p{L})/iu
	},
	{
		kind: "artillery",
		noun: /\b(?:art(?:iller(?:y|ie|eurs|ist\w*)|\.)|gunners|canonniers|kanoniere|batter(?:y|ies)|batterien?|bt(?:t)?(?:y|ies)|btry|guns|cannons?|geschütze?|\d+-?(?:pdr|pounder|lb)s?)(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "light",
		noun: /\b(?:chass(?:eurs|\.) [àa] pied|fuss-?j[äa]ger|foot (?:chasseurs|guards chasseurs)|dismounted)(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "line",
		noun: /\bfoot dragoons\b/iu
	},
	{
		kind: "infantry",
		type: "guard",
		noun: /\b(?:foot guards?|guards? (?:infantry|grenadiers?|fusiliers?|jägers?|j[äa]ger)|(?:grenadiers?|fusiliers|tirailleurs|voltigeurs|flanqueurs) (?:[àa] pied )?de la garde|(?:old|middle|young) guard(?! (?:cav|horse|art))|coldstream|vieille garde|jeune garde)\b/iu
	},
	{
		kind: "cavalry",
		type: "guard",
		noun: /\b(?:guard(?:s|e)?[ -](?:cav(?:alry|alerie)?\b|hussars?|dragoons?|cuirassiers?|uhlans?|lancers?|chasseurs?)|(?<=^|\d(?:st|nd|rd|th) |household )life ?guards?|horse guards?|gardes? (?:du|de) corps|grenadiers? [àa] cheval|horse grenadiers?|garde-?kavallerie|mam[e]?lu(?:k|c)\w*|dragons de l['’]imp\w*|chevalier garde)/iu
	},
	{
		kind: "cavalry",
		type: "cuirassier",
		noun: /(?<!\p{L})(?:cuir(?:ass?iers?|\.)?|k[üu]rassiere?|kuerassiere?|carabiniers?(?:[- ][àa][- ]cheval)?)(?!\p{L})/iu
	},
	{
		kind: "cavalry",
		type: "heavy",
		noun: /\b(?:heavy (?:cavalry|dragoons?|horse|brigade of cavalry)|hvy(?: cav)?|household cavalry|royal dragoons|grosse cavalerie|cavalerie lourde|schwere (?:kavallerie|reiter))\b/iu
	},
	{
		kind: "cavalry",
		type: "cossack",
		noun: /\b(?:cossacks?|kosaken?|cosaques?|pulk|kalmucks?|bashkirs?|opolchenie cavalry)\b/iu
	},
	{
		kind: "cavalry",
		type: "hussar",
		noun: /(?<!\p{L})(?:huss(?:ars?|ards?|\.)|husare?n?)(?!\p{L})/iu
	},
	{
		kind: "cavalry",
		type: "lancer",
		noun: /(?<!\p{L})(?:lanc(?:ers?|iers?|\.)|chevau[- ]?l[ée]gers?(?:[- ]lanciers)?|chev(?:au)?x?[- ]?l[ée]g\w*|uhlans?|ulanen?|u[lh]l?an)(?!\p{L})/iu
	},
	{
		kind: "cavalry",
		type: "light",
		noun: /(?<!\p{L})(?:chass(?:eurs?|\.|)[- ][àa][- ]ch(?:eval|\.)?|j[äa]ger zu pferde|mounted j[äa]gers?|light (?:cavalry|dragoons?|horse)|lt\.? (?:cav|drag\w*)|cavalerie l[ée]g[èe]re|leichte (?:kavallerie|dragoner)|guerrilla cavalry|gu[ií]das|guides|karabiniers?)(?!\p{L})/iu
	},
	{
		kind: "cavalry",
		type: "dragoon",
		noun: /(?<!\p{L})(?:drag(?:oons?|ons?|oner|\.)|dragones)(?!\p{L})/iu
	},
	{
		kind: "cavalry",
		noun: /(?<!\p{L})(?:cav(?:alry|alerie|aler[ií]a|\.|)|kav(?:allerie|\.)|reiter(?:ei|s)|horse|squadrons?|escadrons?|eskadrons?|yeomanry)(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "grenadier",
		noun: /(?<!\p{L})(?:gren(?:adiers?|adiere|\.)|granaderos)(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "guard",
		noun: /(?<!\p{L}|(?:adv(?:ance|anced|\.)?|van|rear|avant|arri[èe]re|flank|head-?quarters?)[- ])(?:guards?|gardes?|leib-?garde)(?! nationale| d['’]honneur|\p{L})/iu
	},
	{
		kind: "infantry",
		type: "light",
		noun: /(?<!\p{L})(?:l[ée]g[èe]re|léger|(?<=\d\p{L}{0,4}\.?\s)leger|l[ée]g\.|light (?:infantry|bns?|battalions?|inf\.?|company|division|brigade)|j[äa]e?gers?|grenz(?:er|infanterie)?|rifles?|riflemen|ca[çc]adores|cazadores|tirailleurs|voltigeurs|schützen|chasseurs?|feldj[äa]ger|skirmishers|leichte infanterie|(?<=\d(?:st|nd|rd|th) )light(?=$|,)|fusilier (?:battalions?|bataillone?))(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "militia",
		noun: /(?<!\p{L})(?:landwehr|landsturm|militia|milice|miliz|opol[ct]henie|garde nationale|national guards?|insurrection|volunteers?|voluntarios|freikorps|free ?corps|guerrillas?|urban guard)(?!\p{L})/iu
	},
	{
		kind: "infantry",
		type: "line",
		noun: /(?<!\p{L})(?:ligne|line|linie|inf(?:antr?(?:y|ie|erie)|anterie|\.|)|fus(?:iliers?|ileers?|\.)|musk?et(?:iers?|eers?|iere|\.)|foot|fuss|IR|pied|bataljon|infanter[ií]a|highlanders?)(?!\p{L})/iu
	}
];
// src/orders-of-battle/remembered.ts
/** A line is looked at from several sides, and the same names come again and again: what was found of a text is kept for a while. */
/** Texts. A few screens of an order of battle; then it begins anew, so that no file fills the memory. */
const MOST = 4e3;
/** The same function, which asks each text once. What it gives is shared, and must never be changed. */
function remembered(look) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const before = known.get(text);
		if (before !== void 0) return before;
		const found = look(text);
		if (known.size >= MOST) known.clear();
		known.set(text, found);
		return found;
	};
}
// src/orders-of-battle/tree.ts
const LEVELS$1 = [
	"army",
	"wing",
	"corps",
	"division",
	"brigade",
	"regiment",
	"battalion",
	"squadron",
	"battery",
	"unknown"
];
/** Brigades and all above them: what holds others. */
const isFormation = (level) => [
	"army",
	"wing",
	"corps",
	"division",
	"brigade"
].includes(level);
// src/orders-of-battle/nouns.ts
const LEVELS_UP = [...LEVELS$1].reverse();
const hasRegiment = (name, nouns) => nouns.includes("regiment") || REGIMENT_BY_NUMBER.test(name);
/** "Cavalry of the Corps" is no corps. */
const OF_ANOTHER = /^(?:(?:left|right|first|second|third) )?(?:corps|army|wing|div(?:ision(?:al)?|\.)?|brigade|armee|korps|armeekorps)[- ](?=(?:artill?er|arty|cavalr|caval|kavall|guns|batter|troops|engineer|train|park|reserve))|(?<=\p{L}\s)(?:of the|du|des|della|del|do|de la) (?:corps|army|division|korps|corpo|cuerpo)(?!\p{L})/giu;
/** From the lowest level up. */
const LEVELS = [...LEVEL_NOUNS, ...LEVEL_WORDS].sort((a, b) => LEVELS_UP.indexOf(a.level) - LEVELS_UP.indexOf(b.level));
/** What would be taken for something plainer by a word in it: "Landwehr-Reiter", "artiglieria a cavallo". */
const isNarrow = ({ kind, type }) => kind === "other" || type === "horse artillery" || kind === "cavalry" && (type === "light" || type === "guard");
const KINDS = [
	...ARM_WORDS.filter(isNarrow),
	...KIND_NOUNS,
	...ARM_WORDS.filter((each) => !isNarrow(each))
];
/** The level that a name says, looking for the lowest noun; several battalions of one regiment are the regiment. */
function levelOf(whole) {
	const name = whole.replace(OF_ANOTHER, "");
	const nouns = LEVELS.filter(({ noun }) => noun.test(name)).map(({ level }) => level);
	const [lowest] = nouns;
	if (lowest === void 0) {
		if (BATTALION_OF.test(name)) return "battalion";
		return REGIMENT_BY_NUMBER.test(name) ? "regiment" : void 0;
	}
	if (lowest === "regiment" && BATTALION_OF.test(name)) return "battalion";
	if ((lowest === "battalion" || lowest === "squadron") && /\b(?:and|et|und|&)\b.*\b(?:bataill|battal|bns|bttns)|(?:battalions|bataillone?s?|bns|bttns|squadrons|escadrons|sqns)\b/iu.test(name) && hasRegiment(name, nouns)) return "regiment";
	return lowest;
}
/** The arm and its closer type that a name says. */
function kindOf(name) {
	const found = KINDS.find(({ noun }) => noun.test(name));
	return found ? {
		kind: found.kind,
		...found.type && { type: found.type }
	} : {};
}
/** No noun asks which number it is but for the calibre of twelve: "54e Ligne" says what "61e Ligne" says. */
const ofAnyNumber = (name) => name.replace(/\d+/g, (figures) => figures === "12" ? figures : "7".repeat(Math.min(figures.length, 3)));
/** All that a name says of itself. */
const hintsOf = (text) => hintsOfSuch(ofAnyNumber(text.slice(0, 400)));
const hintsOfSuch = remembered((name) => {
	const level = levelOf(name);
	const arm = kindOf(name);
	/** "5/2e Art. à Pied" is a company of gunners, which is a battery. */
	if (level === "battalion" && arm.kind === "artillery") return {
		level: "battery",
		...arm
	};
	return {
		...level && { level },
		...arm
	};
});
// src/orders-of-battle/lexicon/headings.ts
/** In the order they are tried: the first field whose words fit takes the column. */
const HEADING_WORDS = [
	{
		field: "parent",
		words: /^(?:parent|parent ?id|superior|higher|belongs ?to|commanded ?by|hq|leader ?id|(?:higher |parent |senior )?formation|command)$/
	},
	{
		field: "commander",
		words: /^(?:commander|commander ?name|commanding ?officer|leader|general|officer|co|commanding ?general|commanders|chef|commandant|g[ée]n[ée]ral|befehlshaber|kommandeur|kommandant|anf[üu]hrer|f[üu]hrer|comandante|comandanti|dow[óo]dca|bevelhebber|oc|o\.c|c\.o|cmdr|cdr|led ?by|general ?officer|befälhavare|chief|boss|komandir|nachalnik|jefe(?: (?:de )?(?:la )?(?:div|divisi[oó]n|brig|brigada|cuerpo)\.?)?|(?:formation|army|wing|corps|division|div|brigade|bde|unit) (?:cmdr|cdr|commander|leader|general|co))$/
	},
	{
		field: "id",
		words: /^(?:id|uid|unit ?id|key|code|identifier)$/
	},
	{
		field: "name",
		words: /^(?:name|who|unit|unit ?name|units|title|label|designation|element|regiments? and (?:battalions|others)|regiments|unit[ée]s?|einheit(?:en)?|truppenteile?|truppenk[öo]rper|abteilung(?:en)?|reggiment[oi]|regimientos?|pułk|corpi|cuerpos?|truppe|bezeichnung|verband|(?:d[ée]signation des )?corps de troupe|d[ée]signation des (?:corps|troupes)|(?:num[ée]ros|noms) des (?:corps|r[ée]giments)|troupes|nom|unidad|unidades|unidades?|unit[àa]|eenheid|eenheden|(?:corps|divisions|brigades|unit[ée]s)(?:(?:,| et|,? and|\/) ?(?:corps|divisions|brigades|r[ée]giments|regiments))+)$/
	},
	{
		field: "nation",
		words: /^(?:nation|nationality|country|nat|pays|land|nationalit[ée]|nationalität)$/
	},
	{
		field: "side",
		words: /^(?:side|team|faction|force|belligerent|combatant|partei|kriegspartei|parti|schieramento|strana|seite|c[ôo]t[ée]|bando|lado|lato|zijde|strona)$/
	},
	{
		field: "level",
		words: /^(?:level|size|echelon|unit ?size|rank|stufe|niveau)$/
	},
	{
		field: "kind",
		words: /^(?:arm|kind|branch|category|arme|waffe|waffengattung|truppengattung|function)$/
	},
	{
		field: "type",
		words: /^(?:type|troop ?type|class|unit ?type)$/
	},
	{
		field: "sabres",
		words: /^(?:sabres|sabers|swords|riders|lances|cavalry|cav|horse|horses|horsemen|cavalerie|chevaux|kavallerie|cavalleria|caballer[íi]a|cavalaria|cavallaria|cavall?os|kavaleriya|reiter|pferde|säbel|mounted)$/
	},
	{
		field: "guns",
		words: /^(?:guns|gun|tubes|barrels|ordnance|cannons?|artillery|art|artillery pieces|artillerie|pieces|pi[èe]ces|bouches [àa] feu|canons|geschütze|geschuetze|kanonen|cañones|cannoni|pezzi|piezas|peças|bocas(?: de(?: fuego| fogo)?)?|bocche da fuoco)$/
	},
	{
		field: "gunners",
		words: /^(?:gunners|artillerymen|artillery ?men|canonniers|artilleurs|artilleristen|kanoniere)$/
	},
	{
		field: "points",
		words: /^(?:points|sp|strength ?points|steps|hits|cp|combat ?points|bases|value)$/
	},
	{
		field: "battalions",
		words: /^(?:(?:b(?:o)?ns?|batts?|bat|battalions?|bataill?(?:one|ons)?)\.? ?(?:[/&]|ou|oder|or|and|und|o|et) ?(?:sqd?ns?|sqdns?|squadrons?|sq|esc(?:adr(?:ons?)?)?|esk|eskadronen|schwadronen)\.?(?: ?[/&] ?bt(?:te?)?r?ys?\.?)?|battalions?|battaglion[ei]|batallones|bats?|bns?|bttns?|batts?|bataillone?|bataillons|batalhões|bataljons?|batal[iy]on[iy])$/
	},
	{
		field: "squadrons",
		words: /^(?:squadrons?|squads?|squadroni|escuadrones|sqns?|sqdns?|escadrons?|esc|eskadron(?:s|en)?|schwadron(?:en)?)$/
	},
	{
		field: "men",
		words: /^(?:men|strength|bayonets|muskets|heads|numbers|infantry|total|effectives?|headcount|effectifs?|(?:hommes|men|mann|troops)(?: (?:pr[ée]sents|present|anwesend|sous les armes))?|mann|mannschaft(?:en)?|stärke|staerke|st[äa]rke|kopfst[äa]rke|kopfzahl|fantassins|infanterie|fanteria|infanter[íi]a|infantaria|pekhota|inf|foot|rank (?:and|&) file|r ?& ?f|str|strgth|strn|eff|headcount|personnel|all ranks|other ranks|troupe|tropa|truppa|gemeine|enlisted|real(?: (?:men|strength|numbers))?|actual(?: (?:men|strength))?|hombres|fuerza|uomini|forza|ludzi|manschappen|man|homens|(?:present|fit)(?: under arms)?(?:,? (?:and|&)? ?(?:present|fit))?(?: for duty)?|pr[ée]sents?(?: sous les armes)?|presentes?(?: (?:bajo las|con|s\/|en) ?armas)?|plazas|pra[çc]as(?: prom?ptas)?|promptos|troops|soldiers|number|strength ?\(men\))$/
	},
	{
		field: "quality",
		words: /^(?:quality|qual|mor|morale|q|experience|training|grade|class|rating|qualit[ée]|qualität)$/
	},
	{
		field: "arrival",
		words: /^(?:arrival|arrives|shows ?up|turns ?up|comes ?on|on table|entry|entry ?turn|enters|reinforcement|turn ?of ?entry|eta|arriv[ée]e|ankunft|eintreffen|aankomst|llegada|arrivo|chegada|on (?:the )?field|came up|up at|time|when)$/
	},
	{
		field: "exit",
		words: /^(?:exit|exit ?turn|leaves|departure|withdraws)$/
	},
	(
	/** Columns of officers and of losses: they tell how strong nobody is. */
	{
		field: "notes",
		words: /^(?:jefes|off(?:icers?|rs?)?|officiers|offiziere|ufficiali|oficiales|oficiais|officieren|ofitserov|killed|killed (?:and|&) wounded|wounded|missing|casualties|pertes|verluste|perdite|p[ée]rdidas|bajas|perdas|baixas|verliezen|poteri|sick|on command|detached|absent|prisoners|(?:in )?hospitals?|lost|losses|malades|(?:aux )?h[ôo]pita(?:l|ux)|bless[ée]s|tu[ée]s|disparus|d[ée]tach[ée]s|prisonniers|kranke|tote?|verwundete?|vermisste?|muertos|heridos|extraviados|enfermos|%|per ?cent|percentage)$/
	}),
	{
		field: "notes",
		words: /^(?:batter(?:y|ies)|batts?\.? of art(?:ill(?:ery)?)?|batterie[ns]?|btys?|serje?ants|serj?g?ts|sergea?nts|drummers|compan(?:y|ies)|coys?|komp|kompanien?|compagnies?)$/
	},
	{
		field: "notes",
		words: /^(?:notes?|remarks?|comments?|descr|description|bemerkung(?:en)?|remarques?)$/
	},
	{
		field: "depth",
		words: /^(?:depth|indent|nesting|tree ?level)$/
	},
	{
		field: "army",
		words: /^(?:army|arm[ée]e|armee|camp|parte)(?: name)?$/
	},
	{
		field: "wing",
		words: /^(?:wing|aile|flügel|column)$/
	},
	{
		field: "corps",
		words: /^(?:corps|korps|grandes? unit[ée]s?)(?: name)?$/
	},
	{
		field: "division",
		words: /^(?:division|div|sous-?unit[ée]s?)(?: name)?$/
	},
	{
		field: "brigade",
		words: /^(?:brigade|bde|brig)(?: name)?$/
	},
	{
		field: "regiment",
		words: /^(?:regiment|r[ée]giment|regt|rgt)(?: name)?$/
	}
];
/** What may stand round the word that counts: "# of men", "Total guns", "Nombre de bataillons", "Men (est.)". */
const AROUND = /^(?:#|n°|no\.?|nr\.?|number|nb\.?|nombre|anzahl|zahl|total|initial|starting|est\.?|approx\.?)\s*(?:of|de|d'|der|des)?\s+|\s+(?:est\.?|total|present)$|\.?\s+of\s+(?:infantry|cavalry|inf|cav)\.?$/;
// src/orders-of-battle/lexicon/figures.ts
const COUNTED_WORDS = [
	{
		of: "men",
		word: `men|soldiers|troops|bayonets|baïonnettes|bajonette|muskets|fusils|mann(?: zu fu(?:ß|ss))?|hommes(?: [àa] pied)?|combattants|hombres|uomini|inf(?:antry|\\.)?(?= *(?:[,;)]|and |und |et |with |plus |$))|(?:on )?foot(?= *(?:[,;)]|and |und |et |with |plus |$))|rank and file|other ranks|all ranks|all arms|effectives|strong|${countedWords("men")}`
	},
	{
		of: "sabres",
		word: `sab(?:re|er)s?|horse(?:s|men)?(?! *(?:art|bat|bt|gun|comp|coy|troop))|säbel|chevaux|cavaliers|reiter|mann zu pferde|hommes [àa] cheval|pferde|caballos|cavalli|troopers|lances|cav(?:alry)?(?= *(?:[,;)]|and |und |et |with |plus |$))|${countedWords("sabres")}`
	},
	{
		of: "guns",
		word: `guns?|cannons?|pieces?(?: of (?:cannon|artillery|ordnance))?|pi[eè]ces?|bouches? [àa] feu|geschützen?|kanonen|canons?|how(?:itzers?(?! +(?:batt|btt?[yr]))|s|\\.)?|haubitzen?|obusiers?|licornes?|unicorns?|mortars?|rocket (?:tubes|launchers)|cañones|cannoni|${countedWords("guns")}`
	},
	{
		of: "battalion",
		word: `battalions?|bataill?on(?:s|e|en)?|bat(?:t|ta)gli?oni|batallones|batt(?:alio)?ns?\\.?|batts?\\.?|bttns?\\.?|bns?\\.?|btns?\\.?|bons?\\.?|${countedWords("battalion")}`
	},
	{
		of: "squadron",
		word: `squadrons?|sqd?ns?\\.?|sqdns?\\.?|squ\\.?|esc(?:adron)?s?\\.?|eskadron(?:s|en)?|esk\\.?|schwadron(?:en)?|squadroni|escuadrones|${countedWords("squadron")}`
	},
	{
		of: "company",
		word: "compan(?:y|ies)|coys?\\.?|cos?\\.(?! *of)|cos(?! *of)|compagnies?|kompanien?|komp\\.?"
	},
	{
		of: "battery",
		word: `batter(?:y|ies)|batterie[ns]?|bt(?:t)?(?:y|ies)s?\\.?|btrys?\\.?|${countedWords("battery")}`
	},
	{
		of: "base",
		word: "bases?|stands?|models?|figures?|figs\\.?"
	},
	{
		of: "points",
		word: "hits?|points?|pts\\.?|steps?|SPs?"
	}
];
const ABOUT_WORD = "(?:approx(?:imately|\\.)?|abt\\.?|about|some(?=\\s+\\d)|nearly|roughly|almost|over(?=\\s+\\d)|around|circa|ca?\\.|env(?:iron|\\.)|etwa|rund|est\\.|~|≈)?";
const UNITS = [
	"one un une eine ein uno",
	"two deux zwei dos due",
	"three trois drei tres tre",
	"four quatre vier cuatro quattro",
	"five cinq fünf cinco cinque",
	"six sechs seis sei",
	"seven sept sieben siete sette",
	"eight huit acht ocho otto",
	"nine neuf neun nueve nove",
	"ten dix zehn diez dieci",
	"eleven onze elf once undici",
	"twelve douze zwölf doce dodici"
];
const TENS = [
	"twenty vingt zwanzig veinte venti",
	"thirty trente dreißig treinta trenta",
	"forty quarante vierzig cuarenta quaranta",
	"fifty cinquante fünfzig cincuenta cinquanta",
	"sixty soixante sechzig sesenta sessanta",
	"seventy siebzig setenta settanta",
	"eighty achtzig ochenta ottanta",
	"ninety neunzig noventa novanta"
];
const first = (words) => words.split(" ")[0] ?? "";
/** "six", "douze", "fifty", "twenty-four" */
const COUNTING_WORDS = Object.fromEntries([...TENS.flatMap((ten, t) => UNITS.slice(0, 9).map((unit, u) => [`${first(ten)}-${first(unit)}`, (t + 2) * 10 + u + 1])), ...[
	...UNITS.map((words, i) => [words, i + 1]),
	...[
		"thirteen",
		"fourteen",
		"fifteen",
		"sixteen",
		"seventeen",
		"eighteen",
		"nineteen"
	].map((word, i) => [word, i + 13]),
	...TENS.map((words, i) => [words, (i + 2) * 10]),
	["quatorze vierzehn catorce quattordici", 14],
	["seize sechzehn dieciséis sedici", 16],
	["dix-huit achtzehn dieciocho diciotto", 18]
].flatMap(([words, value]) => words.split(" ").map((word) => [word, value]))]);
// src/orders-of-battle/numbers.ts
/** Figures as people write them: 1,200 · 1.200 · 1 200 · 1'200 · 6½ · approx. 800 · ? */
const FRACTIONS = {
	"½": .5,
	"¼": .25,
	"¾": .75,
	"⅓": 1 / 3,
	"⅔": 2 / 3
};
/** Marks between the thousands, by what people and their programs write. */
const THOUSANDS = "[,.'’ʼ´\\u00a0\\u2007-\\u200a\\u202f _]";
/** Marks of the direction of writing and joints without width, which pages leave in what is copied from them. */
const visible = (text) => text.replace(/[\u200b-\u200f\u2060]/g, "");
/** A whole number with or without marks between the thousands, and perhaps a fraction; as the source of a pattern. */
const NUMBER = `(?:\\d{1,3}(?:${THOUSANDS}\\d{3})+(?!\\d)|\\d{1,3}[.,](?:25|50?|75)(?!\\d)|\\d+)(?:\\s?[½¼¾⅓⅔]|\\s1\\/2(?!\\d))?|[½¼¾]`;
/** No figure is longer; what is, is not looked at. */
const LONGEST = 60;
const GROUPED = new RegExp(`^\\d{1,3}(?:${THOUSANDS}\\d{3})+$`);
/** "2.300,50" and "2,300.0": the last mark, unlike those before it, cuts off the decimals. */
const GROUPED_AND_CUT = new RegExp(`^(\\d{1,3}(${THOUSANDS})\\d{3}(?:\\2\\d{3})*)(?!\\2)[.,](\\d{1,2})$`);
/** A number that fills the whole text, or nothing. */
function numberOf(text) {
	const plain = visible(text).trim();
	if (plain.length > LONGEST) return void 0;
	const [, before = "", fraction] = /^(.*?)\s*([½¼¾⅓⅔]|\s1\/2)$/.exec(plain) ?? [];
	if (fraction !== void 0) {
		const whole = before.trim() === "" ? 0 : numberOf(before);
		return whole === void 0 ? void 0 : whole + (FRACTIONS[fraction.trim()] ?? .5);
	}
	if (/^-?\d{1,9}$/.test(plain)) return Number(plain);
	if (GROUPED.test(plain)) {
		const value = Number(plain.replace(/\D/g, ""));
		return value < 1e9 ? value : void 0;
	}
	const [, grouped, , decimals] = GROUPED_AND_CUT.exec(plain) ?? [];
	if (grouped !== void 0) return Number(`${grouped.replace(/\D/g, "")}.${decimals}`);
	if (/^-?\d{1,9}[.,]\d{1,2}$/.test(plain)) return Number(plain.replace(",", "."));
	if (/^\d{1,9}[.,]0+$/.test(plain)) return Number(plain.split(/[.,]/)[0]);
	const sum = /^(\d{1,6})\s*\+\s*(\d{1,6})$/.exec(plain);
	return sum ? Number(sum[1]) + Number(sum[2]) : void 0;
}
const HEAVIEST = 12;
const COUNTING = Object.keys(COUNTING_WORDS).join("|");
/** "6pdr", "12-pounder", "six-pounder", "5½-inch", "5.5\"", "6-pfünd.", "6#": how heavy a piece is, never how many. */
const CALIBRE = `(?:\\d{1,2}(?:[.,]\\d{1,2}|\\s?[½¼¾])?\\s?-?\\s?(?:pdrs?|pounders?|pound|lbs?|livres?|pfd|pfünd\\p{L}{0,5}|ponders?|funt\\p{L}*|inch(?:es)?|in|zoll|pouces?|["”″#]|'')|(?:${Object.keys(COUNTING_WORDS).filter((word) => (COUNTING_WORDS[word] ?? 0) <= HEAVIEST).join("|")})[- ]p(?:ounde|d)rs?)\\.?`;
/** Not right behind the number of a regiment, whose own figures it would swallow: "No. 3 450 men". */
const BEFORE = "(?<![\\p{L}\\d#.,'’-]|(?<!\\bw|\\p{L}{3}|\\s)/|(?<!\\p{L})(?:no|nr|n°|n.?º|n[uú]m|ir|lir|hr|dr|kr|ur|cr)\\.?\\s?)";
COUNTED_WORDS.map(({ of, word }) => ({
	of,
	noun: new RegExp(`(?:${word})(?!\\p{L})`, "iu"),
	pattern: new RegExp(`${BEFORE}(${ABOUT_WORD})\\s*(${NUMBER}|\\?${of === "guns" ? `|(?:${COUNTING})(?=\\s)` : ""})(?!\\d)\\s*(?:[x×]\\s*|-(?=\\d|how|haub|obus))?(${CALIBRE}\\s*)?(?:\\?\\s*-?pdr\\s*)?(?:(?:foot|horse|field|heavy|light|medium|long|short|position|field|leichte|schwere|reitende)\\s+)?(?:${word})(?![\\p{L}])${of === "guns" ? "(?:\\s+(?:de|of|von|à)\\s+\\d{1,2}(?!\\d)(?:\\s*(?:livres?|pouces?|pfd\\.?|lbs?|pdrs?))?)?" : ""}`, "giu")
}));
new RegExp(`(?:${COUNTED_WORDS.map(({ word }) => word).join("|")})(?!\\p{L})`, "iu");
new RegExp(`(?<![\\p{L}\\d/#.,])(?:(\\d{1,3})\\s*[x×]\\s*|(${COUNTING})[\\s-]+|(\\d{1,2})(?:\\s+|\\s?-\\s?))${CALIBRE}(?![\\p{L}\\d]|\\s*(?:\\p{L}+\\s+)?(?:bat|bt|com|co[sy]|kom))`, "giu");
new RegExp(`[\\d½¼¾⅓⅔?]|(?<!\\p{L})(?:${COUNTING})\\s`, "iu");
new RegExp(`\\((${ABOUT_WORD})\\s*(${NUMBER}|\\?)\\s*\\)\\s*$`, "iu");
const FIELDS = [
	"id",
	"parent",
	"name",
	"commander",
	"nation",
	"side",
	"level",
	"kind",
	"type",
	"men",
	"sabres",
	"guns",
	"gunners",
	"points",
	"battalions",
	"squadrons",
	"quality",
	"arrival",
	"exit",
	"notes",
	"depth",
	...[
		"army",
		"wing",
		"corps",
		"division",
		"brigade",
		"regiment"
	]
];
const plainHeading = (heading) => heading.trim().replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/[_\s]+/g, " ").replace(/[.:]$/, "");
/** What any language counts with may head a column of it. */
const COUNTED_HEADS = [
	["men", "men"],
	["sabres", "sabres"],
	["guns", "guns"],
	["battalions", "battalion"],
	["squadrons", "squadron"]
].map(([field, of]) => ({
	field,
	words: new RegExp(`^(?:${countedWords(of)})$`, "iu")
}));
/** "Dywizja", "Regimiento": a level's noun and nothing else. */
function levelHead(heading) {
	const level = LEVEL_WORDS.find(({ noun }) => noun.exec(heading)?.[0] === heading)?.level;
	return FIELDS.find((field) => field === level);
}
/** The field a heading means, if it is one of the usual words. */
function fieldOf(heading) {
	if (heading.length > 60) return void 0;
	const plain = plainHeading(heading);
	const known = (word) => HEADING_WORDS.find(({ words }) => words.test(word))?.field;
	const shorter = plain.replace(/\s*[([].*$/, "").replace(AROUND, "").trim();
	return known(plain) ?? known(shorter) ?? COUNTED_HEADS.find(({ words }) => words.test(shorter) || words.test(`${shorter}.`))?.field ?? levelHead(shorter) ?? known(/^(\S.*?)\s*[/&]\s*\S/.exec(shorter)?.[1] ?? "");
}
/** Whether the first row holds headings: no figures in it, and figures or known words elsewhere. */
function hasHeadings(rows) {
	const [first, second] = rows;
	if (!first) return false;
	if (first.some((cell) => numberOf(cell) !== void 0)) return false;
	const known = first.filter((cell) => fieldOf(cell) !== void 0).length;
	if (known >= 2 || known === 1 && first.filter((c) => c.trim() !== "").length <= 3) return true;
	return known > 0 && (second ?? []).some((cell) => numberOf(cell) !== void 0);
}
// src/orders-of-battle/format.ts
const FORMAT_IDS = [
	"own-csv",
	"jts",
	"treeline",
	"pgcopy",
	"yaml-tree",
	"json-map",
	"csv",
	"pasted"
];
// src/scenarios/nations.ts
/** Guesses the nation for suggestions from an army's name. */
/** A nation as the suggestions name it, and beginnings of words that mean it. */
const NATIONS = [
	[
		"Kingdom of Italy",
		"kingdom of italy",
		"italian",
		"italia",
		"italienn",
		"italiener",
		"italiens",
		"regno d"
	],
	["Kingdom of Holland", "kingdom of holland"],
	[
		"Duchy of Warsaw",
		"duchy of warsaw",
		"warsaw",
		"polish",
		"poland",
		"polon",
		"poles",
		"polsk",
		"polnisch",
		"polac",
		"warszaw",
		"księstwa"
	],
	["Hesse-Darmstadt", "hess"],
	[
		"Denmark-Norway",
		"danish",
		"denmark",
		"danes",
		"dän",
		"danois",
		"dinamarq"
	],
	[
		"Netherlands",
		"dutch",
		"bataafs",
		"batav",
		"netherland",
		"belgian",
		"nederland",
		"niederl",
		"holländ",
		"hollandais",
		"néerl"
	],
	[
		"France",
		"franco ",
		"french",
		"france",
		"française",
		"frans",
		"französ",
		"franç",
		"grande arm",
		"imperial guard",
		"armée du nord",
		"franzos",
		"francez",
		"francés",
		"francesa",
		"francese",
		"franco-",
		"francesi",
		"francês",
		"frantsuz",
		"frankr",
		"francia ",
		"frança",
		"francja",
		"francusk"
	],
	[
		"Britain",
		"britis",
		"britain",
		"britan",
		"brits",
		"britt",
		"briten",
		"england",
		"english",
		"anglo",
		"kgl",
		"king's german",
		"anglais",
		"inglés",
		"ingles",
		"inglese",
		"inglez",
		"angiel",
		"angliy",
		"britán",
		"angol",
		"inglês",
		"engels",
		"großbrit",
		"grossbrit",
		"gran bret",
		"grande-bret",
		"anglet",
		"inglat",
		"inghilt",
		"engeland"
	],
	[
		"Portugal",
		"luso ",
		"portug",
		"portogh",
		"lusit"
	],
	[
		"Spain",
		"span",
		"spain",
		"hispano",
		"español",
		"españa",
		"spagn",
		"espagn",
		"hiszpa",
		"ispan",
		"espanh",
		"spaans"
	],
	[
		"Austria",
		"austri",
		"österr",
		"oesterr",
		"habsburg",
		"autrich",
		"oostenrij",
		"austr",
		"avstri",
		"áustr"
	],
	[
		"Russia",
		"russ",
		"rossi",
		"zapadnaya",
		"russe",
		"ruso",
		"rosyj",
		"rusland",
		"rosja"
	],
	[
		"Prussia",
		"pruss",
		"preu",
		"prusi",
		"prusk",
		"pruis"
	],
	[
		"Bavaria",
		"bavar",
		"bayer",
		"bayr",
		"bavarois",
		"bávar"
	],
	[
		"Württemberg",
		"württem",
		"wurttem",
		"wuerttem",
		"wurtemb"
	],
	[
		"Saxony",
		"saxon",
		"sachsen",
		"sächs",
		"sajon",
		"sasson",
		"saskie"
	],
	[
		"Baden",
		"baden",
		"badeń",
		"badisch",
		"badois"
	],
	[
		"Westphalia",
		"westphal",
		"westfal",
		"westfäl",
		"vestfal"
	],
	["Nassau", "nassau"],
	[
		"Berg",
		"berg ",
		"bergisch",
		"of berg "
	],
	[
		"Naples",
		"naples",
		"neapol",
		"napoli",
		"napolet"
	],
	[
		"Hanover",
		"hanover",
		"hannover",
		"hanovr"
	],
	[
		"Brunswick",
		"brunswick",
		"braunschweig",
		"brunsvic"
	],
	[
		"Sweden",
		"swed",
		"svensk",
		"svenska",
		"finska",
		"schwed",
		"suéd",
		"suec",
		"svedes",
		"szwed",
		"zweed"
	],
	[
		"Ottoman",
		"ottoman",
		"turk",
		"türk",
		"turc",
		"osman"
	],
	[
		"Confederation minors",
		"confederation",
		"german states"
	]
];
/** What a name tells, a group for each nation. Where two begin at one place, the first of the list holds. */
const WORD_OF_NATION = new RegExp(`(?<= )(?:${NATIONS.map(([, ...words]) => `(${words.join("|")})`).join("|")})`, "u");
/** Recent results: a whole army asks about one name. */
const asked = /* @__PURE__ */ new Map();
const MOST_ASKED = 4e3;
/** The nation whose word comes first: "Anglo-Portuguese army" gives Britain. Undefined if none fits. */
function guessNation(text) {
	if (!asked.has(text)) {
		if (asked.size >= MOST_ASKED) asked.clear();
		asked.set(text, nationIn(text));
	}
	return asked.get(text);
}
function nationIn(text) {
	const said = ` ${text.toLowerCase().replace(/[’‘]/g, "'").replace(/[^\p{L}']+/gu, " ")} `;
	if (said === " italy ") return "Kingdom of Italy";
	const [, ...groups] = WORD_OF_NATION.exec(said) ?? [];
	return NATIONS[groups.findIndex((group) => group !== void 0)]?.[0];
}
NATIONS.map(([nation]) => nation).sort((a, b) => a.localeCompare(b));
// src/orders-of-battle/lexicon/manners.ts
/** Both sides' friends together, whose nations stand below. */
const ALLIED = /(?<!\p{L})(?:all(?:ied|ies)|coalition|anglo-\p{L}+|combined|verb(?:ü|ue)ndete|alli[ée]s|aliad[oa]s|alleat[ie]|sprzymierz\p{L}*|geallieerde\p{L}*)(?!\p{L})/iu;
/** What an army's name is made of beside its nation. */
const SIDE_WORDS = /^(?:the|die|das|les?|la|el|los|army|armies|player|kingdom|(?:grand )?duchy|empire|republic|forces?|force|troops|side|order of battle|arm[ée]e|armee|truppen|heer|ej[ée]rcito|esercito|truppe|tropas|troepen|vo[iy]ska|strona|seite|auf|aan|kant|zijde|lado|lato|c[ôo]t[ée]|leger|ex[ée]rcito|armi[yji]a|armata|wojska?|imperial|royal|partisans|contingent|friends|auxiliar(?:y|ies)|levies|[ivx]+[.)]|\d[.)]|[:–—-])$/iu;
// src/orders-of-battle/sides.ts
/** Whose troops a heading speaks of: armies and nations at the top of a list, and who is whose friend. */
/** "British", "II. THE ENGLISH ARMY", "The Allies": no more than whose troops stand below. */
function isSideName(name) {
	const words = name.replace(/^\(?[A-D][.)]\s+|\([^()]*\)|['’]s?(?!\p{L})|(?<=\p{L}{4})\.$/gu, " ").split(/[\s,/&+–—-]+/).filter((word) => word !== "");
	if (words.length === 0 || words.length > 7) return false;
	const told = words.filter((word) => guessNation(word) !== void 0 || ALLIED.test(word));
	/** "RUSSEN + ÖSIS" */
	if (told.length > 0 && words.length < 4 && /^\p{Lu}{4,} ?[+&] ?\p{Lu}{4,}(?:\s\(|$)/u.test(name)) return true;
	return told.length > 0 && words.every((word) => told.includes(word) || SIDE_WORDS.test(word) || /^(?:order|of|battle|and|et|und|y|e|i|main|italy)$/iu.test(word));
}
/** "FRENCH - Marshal Masséna" */
const headsSide = (cell) => isSideName(cell.split(/\s[–—-]\s|[:.]\s/u)[0] ?? "");
/** Whether cells are a row of sides, one beside the other, behind a heading of their rows or none. */
const areSidesAcross = ([first = "", ...others]) => {
	const told = others.filter((cell) => cell !== "");
	return told.every(headsSide) && told.length + (headsSide(first) ? 1 : 0) > 1 && (first === "" || headsSide(first) || told.length > 1);
};
// src/orders-of-battle/detect.ts
/** Which format a text is in: ranked guesses with their reasons. Nothing is assumed; the player may choose another. */
const NO = {
	score: 0,
	reason: ""
};
/** The first lines with something on them. */
function head(text, lines = 40) {
	return text.slice(0, 6e4).split("\n").filter((line) => line.trim() !== "").slice(0, lines);
}
const share = (lines, pattern) => lines.length === 0 ? 0 : lines.filter((line) => pattern.test(line)).length / lines.length;
function looksLikeJts(text) {
	const lines = head(text, 60);
	const blocks = lines.filter((line) => /^\s*(?:begin|end)\s*$/i.test(line)).length;
	const units = lines.filter((line) => /^\s*(?:\S+\s+){0,3}U\s+-?\d+\s+-?\d+\s+[A-Z]\s/.test(line)).length;
	if (blocks === 0) return NO;
	const version = /^\s*\d+\s*$/.test(lines[0] ?? "");
	if (version && units > 0) return {
		score: .98,
		reason: "reader-looks-jts"
	};
	if (units > 0) return {
		score: .85,
		reason: "reader-looks-jts-no-version"
	};
	return version ? {
		score: .6,
		reason: "reader-looks-jts-no-units"
	} : {
		score: .3,
		reason: "reader-looks-jts-blocks"
	};
}
function looksLikeTreeline(text) {
	const start = text.slice(0, 2e4).trimStart();
	if (!start.startsWith("<") || looksLikeHtml(start)) return NO;
	if (/<\w+[^>]*\btlversion=/.test(start)) return {
		score: .98,
		reason: "reader-looks-treeline"
	};
	if (/<\w+[^>]*\bitem="[yn]"/.test(start)) return {
		score: .9,
		reason: "reader-looks-treeline-items"
	};
	if (/^<\?xml/.test(start)) return {
		score: .5,
		reason: "reader-looks-xml"
	};
	return {
		score: .3,
		reason: "reader-looks-angle"
	};
}
const looksLikeHtml = (start) => /^<(?:!doctype html|html|table|ul|ol|div|p|h\d|li|body|tr|section|article|span)\b/i.test(start) || /<(?:table|ul|ol|li|td|h[1-6])\b[^>]*>/i.test(start.slice(0, 5e3));
function looksLikePgcopy(text) {
	if (/^COPY\s+[\w."]+\s*(?:\([^)]*\))?\s+FROM\s+stdin;?\s*$/im.test(text)) return {
		score: .98,
		reason: "reader-looks-copy"
	};
	return /PostgreSQL database dump/i.test(text.slice(0, 2e3)) ? {
		score: .6,
		reason: "reader-looks-dump"
	} : NO;
}
const indentOf = (line) => line.length - line.trimStart().length;
/** "I Corps: d'Erlon" above a key that stands further in: a key of YAML has the one or the other. */
const textAbove = (line, i, lines) => {
	const below = lines[i + 1];
	if (below === void 0 || indentOf(below) <= indentOf(line)) return false;
	/** Nor has a value in a list a list further in. */
	if (/^\s*-\s+[^:]*:\s+[^\s|>&!#"'[{]/.test(line)) return /^\s*-\s/.test(below);
	return /^\s*[^\s-][^:]*:\s+[^\s|>&!#"'[{]/.test(line) && /^[^:]*:(?:\s|$)/.test(below);
};
/** Headings of the second level: no comments have so many marks. */
const isMarkdown = (text) => (text.match(/^#{2,6}\s+\p{L}/gmu)?.length ?? 0) > 1;
function looksLikeYaml(text) {
	const lines = head(text, 60).filter((line) => !/^\s*#|^---|^%YAML/.test(line));
	const keys = share(lines, /^\s*(?:-\s+)*(?:[\p{L}\d_"'’ .()/&-]{1,60}:(?:\s|$)|\{.*\},?$)/u);
	const dashes = share(lines, /^\s*-\s+(?:\w+:\s|\{)/);
	const items = share(lines, /^\s*-\s+\S/);
	if (/^\s*[[{<]/.test(lines[0] ?? "") || isMarkdown(text)) return NO;
	if (keys > .8 && dashes > 0 && !lines.some(textAbove)) return {
		score: .95,
		reason: "reader-looks-yaml"
	};
	if (/^---\s*(?:#.*)?$/m.test(text.trimStart().split("\n")[0] ?? "")) return {
		score: .7,
		reason: "reader-looks-yaml-dashes"
	};
	if (lines.some(textAbove)) return {
		score: .1,
		reason: "reader-looks-yaml-text"
	};
	if (keys > .95 && lines.some((line) => /^\s+\S/.test(line)) && lines.length > 1) return {
		score: .55,
		reason: "reader-looks-yaml-keys"
	};
	if (keys > 0 && items > 0 && keys + items > .95 && lines.some((line) => /^[^-].*:\s*$/.test(line))) return {
		score: .45,
		reason: "reader-looks-yaml-lists"
	};
	return NO;
}
function looksLikeJson(text) {
	const start = text.trimStart();
	if (!/^[[{]/.test(start)) return NO;
	if (/^\{\|/.test(start)) return NO;
	const closed = /[\]}]\s*$/.test(text);
	if (/^(?:\{\s*(?:"|\})|\[\s*(?:[{["]|\]))/.test(start)) return closed ? {
		score: .96,
		reason: "reader-looks-json"
	} : {
		score: .8,
		reason: "reader-looks-json-cut"
	};
	return {
		score: .1,
		reason: "reader-looks-bracket"
	};
}
function looksLikeOwnCsv(text) {
	const start = text.slice(0, 200).trimStart().replace(/^"/, "");
	if (/^scovell-oob-\d+["',;\t]/.test(start)) return {
		score: 1,
		reason: "reader-looks-own"
	};
	return NO;
}
/** In a draw the first wins: a comma may be the mark of a decimal. */
const SEPARATORS = [
	"	",
	";",
	",",
	"|"
];
/** "54e Ligne: 1,200 men", where the figure is not all that stands between two commas; of "IR 12,800" it is. */
const BETWEEN_THOUSANDS = /(?<!(?<!\p{L})(?:n[or°º]|l?ir|[hdkuc]r)\.?\s?\d{1,3})(?<=[^\d,]\d{1,3}),(?=\d{3}(?![\d\p{L}]))/giu;
/** A number stands before the figure, a colon, dash or bracket, or a word behind it: of "Ligne 54,962" none does. */
const SURELY_THOUSANDS = /(?:\d[^,]*[^\d,/]|[:=~(–—]\s*|[,-]\s+)(?<!\d)\d{1,3},\d{3}(?!\d)|(?<!\d)\d{1,3},\d{3}\s+\p{L}/u;
/**
* The lines without the commas that mark thousands. Below headings every comma cuts, and so it does where all lines have
* as many, unless a line says that it is none.
*/
function withoutThousands(lines) {
	const rows = lines.map((line) => line.split(","));
	const head = rows.findIndex((cells) => cells.length > 1);
	if (hasHeadings(rows.slice(Math.max(head, 0)))) return lines;
	const even = rows.every(({ length }) => length === rows[0]?.length);
	return lines.map((line) => even && !SURELY_THOUSANDS.test(line) ? line : line.replace(BETWEEN_THOUSANDS, ""));
}
const withoutQuoted = (lines) => lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
/** The separator that cuts the first twenty lines most evenly, quoted text left aside. */
function voteSeparator(text) {
	const lines = withoutQuoted(head(text, 20));
	const uncounted = withoutThousands(lines);
	let best = {
		separator: ",",
		evenness: 0,
		columns: 1
	};
	for (const separator of SEPARATORS) {
		const rows = (separator === "," ? uncounted : lines).map((line) => line.split(separator));
		const width = rows[0]?.length ?? 0;
		/** Below headings the empty cells at the end of a row may be cut off. */
		const whole = separator !== "," && width > 2 && hasHeadings(rows) && rows.every(({ length }) => length <= width);
		const counts = rows.map(({ length }) => whole && length > 1 ? width : length);
		const usual = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
		if (usual < 2) continue;
		const evenness = counts.filter((n) => n === usual).length / lines.length;
		if (evenness > best.evenness + .05 || evenness > best.evenness - .05 && usual > best.columns) best = {
			separator,
			evenness,
			columns: usual
		};
	}
	return best;
}
const LEAST_CUT = .3;
const LINES_OF_PAGE = 80;
function looksLikeCsv(text) {
	const lines = head(text, 20);
	if (lines.length < 2) return NO;
	const { separator, evenness, columns } = voteSeparator(text);
	/** Tabs before the words stand for how far in a line is. */
	if (columns < 2 || separator === "	" && share(lines, /\S.*\t/) < LEAST_CUT) return NO;
	const by = {
		",": "comma",
		";": "semicolon",
		"	": "tab",
		"|": "stroke"
	}[separator];
	const pipes = separator === "|";
	const cut = withoutThousands(withoutQuoted(lines)).filter((line) => line.includes(","));
	const prose = separator === "," && share(cut, /,\s/) > .5;
	const plain = withoutQuoted(lines);
	/** A table's reader would cut "1,200" in two. */
	const counted = prose && withoutThousands(plain).some((line, i) => line !== plain[i]);
	/** Formations on lines of their own between the rows, or a column for each side: a page with tables. */
	const more = head(text, LINES_OF_PAGE);
	const rows = more.map((line) => line.includes(separator));
	const between = more.filter((line, i) => !rows[i] && rows.indexOf(true) < i && isFormation(hintsOf(line).level ?? "unknown")).length;
	return {
		score: (lines.some((line) => areSidesAcross(line.split(separator).map((cell) => cell.trim()))) || between > 0 && !hasHeadings([(lines[0] ?? "").split(separator)]) ? .1 : counted ? .15 : pipes ? .35 : prose ? .4 : .85) * evenness * (columns === 2 ? .8 : 1),
		reason: say("reader-looks-columns", {
			percent: Math.round(evenness * 100),
			columns,
			by
		})
	};
}
const NOUNS = /\b(?:corps|division|brigade|regiment|r[ée]giment|bde|div\.|regt|battalion|bataillon)\b/iu;
function looksLikePasted(text) {
	const lines = head(text);
	if (lines.length === 0) return NO;
	if (looksLikeHtml(text.slice(0, 2e4).trimStart())) return {
		score: .9,
		reason: "reader-looks-web"
	};
	if (/^[ \t]*\{\|/m.test(text) && /^[ \t]*\|-/m.test(text)) return {
		score: .85,
		reason: "reader-looks-wiki"
	};
	if (share(lines, /^\s*(?:[*•·‣◦▪–+o-]+|#{1,6}|={2,6})\s*\S/) > .4) return {
		score: .7,
		reason: "reader-looks-bullets"
	};
	if (share(lines, /^\s*\|.*\|/) > .5) return {
		score: .75,
		reason: "reader-looks-strokes"
	};
	const units = share(lines, NOUNS);
	const abroad = lines.filter((line) => LEVEL_WORDS.some(({ noun }) => noun.test(line))).length / lines.length;
	if (units > .2 || abroad > .2) return {
		score: .5,
		reason: "reader-looks-formations"
	};
	return {
		score: .2,
		reason: "reader-looks-text"
	};
}
const LOOKS = {
	"own-csv": looksLikeOwnCsv,
	jts: looksLikeJts,
	treeline: looksLikeTreeline,
	pgcopy: looksLikePgcopy,
	"yaml-tree": looksLikeYaml,
	"json-map": looksLikeJson,
	csv: looksLikeCsv,
	pasted: looksLikePasted
};
/** A file's ending speaks for a format, but less than what stands in it. */
const ENDINGS = {
	oob: ["jts"],
	trl: ["treeline"],
	xml: ["treeline"],
	sql: ["pgcopy"],
	yaml: ["yaml-tree"],
	yml: ["yaml-tree"],
	json: ["json-map"],
	csv: ["csv", "own-csv"],
	tsv: ["csv"],
	htm: ["pasted"],
	html: ["pasted"],
	txt: ["pasted"]
};
/** All formats that the text may be in, the likeliest first. Pasted text is always among them. */
function detect(text, fileName) {
	const ending = /\.(\w+)$/.exec(fileName ?? "")?.[1]?.toLowerCase() ?? "";
	return FORMAT_IDS.map((format) => {
		const looks = LOOKS[format](text);
		if (!(known(ENDINGS, ending)?.includes(format) ?? false) || looks.score === 0) return {
			format,
			...looks
		};
		const reason = say("reader-looks-ending", {
			looks: word(looks.reason),
			ending
		});
		return {
			format,
			score: Math.min(1, looks.score + .1),
			reason
		};
	}).filter((guess) => guess.score > 0 || guess.format === "pasted").sort((a, b) => b.score - a.score);
}
// ../../../tmp/rd/det.ts
console.log(JSON.stringify(detect(readFileSync(process.argv[2], "utf8").replace(/^\ufeff/, "")).slice(0, 3)));
export {};
