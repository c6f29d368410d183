/** What lines of text begin with, and how they list several units. */
import type { Level } from '../tree.ts';

export const PLURAL =
  /^(.*(?:,|;|&|\band\b|\bund\b|\bet\b).*?)\s+((?:(?:inf(?:antry|\.)?|line|light|j[äa]e?ger|grenadier|musketeer|fusilier|hussar|cuirassier|dragoon|uhlan|cossack|landwehr|foot|horse|guard|art(?:illery|\.)?|militia|combined|heavy|converged)\.?\s+)*)(regiments|regts?\.?|rgts?\.?|regimenter|r[ée]giments|battalions|bns\.?|b(?:at)?t+ns\.?|bataillons|bataillone|batteries|bt(?:t)?(?:y|ie)s\.?|squadrons|sqns\.?|hussars|dragoons|cuirassiers|lancers|uhlans|hussards|dragons|chasseurs|fusiliers|grenadiers)$/iu;

export const SINGULAR: Record<string, string> = {
  batteries: 'Battery',
  battalions: 'Battalion',
  regiments: 'Regiment',
  squadrons: 'Squadron',
};

export const BETWEEN = /\s*[,;]\s*(?:and\s+|und\s+|et\s+|&\s*)?|\s+(?:and|und|et)\s+|\s*&\s*/iu;

/** "Cavalry:" or "Artillery –" before the one who leads it, or before what it consists of. */
export const ARM_HEAD =
  /^(?:(?:the|corps|army|divisional|division|reserve|light|heavy|foot|horse|attached|advance guard)\s+){0,3}(?:infantry|cavalry|artillery|infanterie|cavalerie|cavall?aria|artilh[ae]ria|artillerie|kavallerie|reiterei|batteries|guns|gesch[üu]tze|kanonen|canons|pi[eè]ces|bouches [àa] feu|piezas|cannoni|troops|engineers)(?: (?:reserve|park))?$/iu;

/** "Erzherzog Rainer" is a regiment whose owner he is, as often as a man. */
export const OWNERS = /^(?:erzherzog|archduke|gro(?:ß|ss)herzog|kurfürst|kurprinz|kaiser|könig)\s/iu;

/** "3 Bns Grenadiers (1500)": how many of what come first. */
export const COUNTED_TROOPS = /^\d{1,2}½?\s+(?:bat|bns?|bt|sq|esc|esk|schw|compan|coy|komp|pulk)\p{L}*\.?/iu;

/** Who commands what stands above, and "Brigade commander:", "Commander of the division:". */
const OF_LEVEL =
  "(?:\\s(?:(?:of(?: the)?|de(?: la| l['’])?|du|del(?:la|l['’])?|der|des)\\s?)?(?:arm(?:y|[ée]e|ee|ata)|[ck](?:orp[su]|uerpo|orpo)\\p{L}*|di[vw]i[sz]\\p{L}+|br[iy]ga[dt]\\p{L}*|wing|[ck]ol(?:umn|onn)\\p{L}*))?";
export const COMMANDED_BY = new RegExp(
  `^(?:overall command|generalissim\\p{L}*|opperbevel|general[- ]in[- ]chief|(?:(?:general|overall|army|corps|wing|division(?:al)?|brigade)\\s+)?command(?:er|ing)?(?:[- ]in[- ]chief)?(?: officer| general)?|general commanding|(?:lieutenant|deputy|general)[- ](?:general )?(?:of|de|der|d['’]) ?(?:the |l['’])?arm(?:y|ée|ee|ata|ia)(?: (?:of|de|d['’]|von|di) ?\\p{L}+)?|go(?:u?v|b)ern(?:ador|atore|or|eur)|c[.-]?in[.-]?c\\.?|o\\.?c\\.?|commanded by|mandad[oa]s? por|command[ée]e?s? par|comandat[oa] da|befehligt von|cap(?:tain|it[aá]n|itano|it[ãa]o|itaine)[- ]g[ée]n[ée]ra(?:le?)?|chef|commandant(?: en chef| sup[ée]rieur| of the (?:garrison|fortress|place)| de la place)?|g[ée]n[ée]ral (?:commandant|(?:commandant )?en chef)|(?:ober-?|brigade-?|divisions-?|[ck]orps-?)?komm(?:and(?:eur|ant|ierende[rn]?)|\\.)(?: general)?|oberkommando|oberbefehl|(?:ober-?)?befehlshaber|f[üu]hrer|com{1,2}andante(?: general(?:e)?| en jefe| in capo| em chefe| supremo)?|w[óo]dz|general(?:e)? (?:en jefe|em chefe|in capo)|(?:över)?befälhavare|dow[óo](?:dca|dz[ią]\\p{L}*)|naczeln(?:y w[óo]dz|e dow[óo]dztwo)|g[łl][óo]wnodowodz[ąa]cy|(?:opper)?bevelhebber|(?:glavno)?komand[uo]yushchi[iy]+|manda en el campo|mandando|manda|comanda|in command|leader|nachal['’]?nik(?! shtaba)|komandir(?: korpusa| otryada| divizii)?|kommanderende|led by)${OF_LEVEL}\\s*(?:[:–—]|-(?!in-)|(?<=in[- ]chief|en chef|en jefe|in capo),\\s(?:the\\s)?(?=\\p{Lu})|(?<=command(?:er|ing)),\\s(?=(?:gen|lieut|lt|maj|marsh|brig|col)\\p{L}*\\.?[ -]\\p{Lu})|(?<=by|por|par|ata da|ato da|igt von|ober-?(?:komman|befehls)\\p{L}+|opperbevel(?:hebber)?|överbefälhavare|in[- ]chief|c[.-]in[.-]c|en chef|en jefe|in capo|komand[uo]yushchi[iy]|komand[uo]yushchi[iy]y)\\s(?=\\p{L}))\\s*(.+)$`,
  'iu',
);

/** Staff, who may stand in a list as if they were units. */
export const STAFF =
  /^(?:adcs?|aides?(?:[- ]de[- ]camp)?|chief[s]? of (?:staff|artillery|engineers)|c\.?o\.?s\b|chef d(?:['’]|e l['’])[ée]tat[- ]major|chef des (?:general)?stab\p{L}*|jefe de(?:l)? estado mayor|capo di (?:stato maggiore|s\. ?m\.)|jefe de(?:l)? e\. ?m\.|chef d['’][ée]\.-?m\.|nachal['’]?nik shtaba|qmg|quarter-?master|adjutant(?:[- ]general)?|ajutants?|general staff|staff|(?:general)?stabschef|generalstabsoffizier\p{L}*|szef sztabu|chef van (?:de )?staf|chefe d[eo] estado[- ]maior|(?:com{1,2}and(?:er|ant[e]?)|chef|jefe|kommandeur|capo),? (?:(?:of|de|der|del?|di|do|dell)\s?)?(?:the |la |l)?['’]?(?:art(?:ill|igl|ilh)|engineers|g[ée]nie|genio|ingen)\p{L}*|(?:2(?:nd)?|second) ?i(?:n|\/)? ?-?c(?:ommand)?|deputy(?: commander)?(?=\s*[:–—-]))(?!\p{L})/iu;
export const STAFF_INSIDE = /\b(?:aide[- ]de[- ]camp|chief of staff)\b/iu;

const ARMS =
  '(?:artil|artig|cav(?!\\p{L})|cavalry|cavall?er|kavall|reiterei|caball|infant|troops|truppen|troupes|guns|batter|gesch(?:ü|ue)tz)\\p{L}*';

/** "Divisional artillery", "Korps-Artillerie", "Artillerie divisionnaire": whose it is. */
const owned = (before: string, behind: string): RegExp =>
  new RegExp(`^(?:the )?(?:(?:${before})[ -]?${ARMS}|${ARMS} (?:${behind}))(?!\\p{L})`, 'iu');
export const OWNED_BY: readonly { readonly level: Level; readonly words: RegExp }[] = [
  {
    level: 'division',
    words: owned(
      'division(?:al|s)?',
      'divisionnaire|divisiona(?:ria|le)|der division|de (?:la )?division|d(?:i|ella) divisione|de (?:la )?divisi[oó]n',
    ),
  },
  {
    level: 'brigade',
    words: owned('brigades?', 'de (?:la )?brigade|d(?:i|ella) brigata|de (?:la )?brigada|der brigade'),
  },
  { level: 'corps', words: owned('[ck]orps', "d[eu] corps(?: d['’]arm[ée]e)?|del corpo|del cuerpo") },
];

/** Before the man under whom they stand. */
export const UNDER =
  "under(?: the (?:immediate )?(?:command|orders) of)?|commanded by|command[ée]e?s? par(?: l[ea])?|al mando(?: interino)? del?(?: (?:excmo|exmo|ilmo)\\. sr\\.)?|sous (?:le commandement|les ordres) d[ue]|unter(?: dem \\p{L}+)?(?: s(?:r|einer)\\.?(?: \\p{L}+\\.?){0,3} hoheit)?(?: des)?|agli ordini d(?:el|i)|(?:[àa]s? (?:las )?|bajo las )[óo]rdene?s d(?:el?|o)|(?:co)?mandad[oa]s? p(?:or(?: el| o)?|el[oa])|onder bevel van|pod dow[óo]dztwem|pod nachal['’]?stvom";

/** "some Cossacks" among units with their strengths. */
export const OF_NO_NUMBER = /^(?:some|several|a few|einige|quelques|algunos|alcuni)\s/iu;

/** "and a foot battery of 6 guns", "plus two horse guns", "with 4 guns" in a list */
export const JOINS = /^(?:and|plus|with|und|mit|et|avec|con|e|y)\s+(?:(?:an?|une?|eine?|una?)\s+)?(?=\S)/u;
