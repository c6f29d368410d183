/** Headings of tables in many languages, by what their columns tell. */
import type { Field } from '../columns.ts';

/** In the order they are tried: the first field whose words fit takes the column. */
export const HEADING_WORDS: readonly { readonly field: Field; readonly words: RegExp }[] = [
  {
    field: 'parent',
    words:
      /^(?:parent|parent ?id|superior|higher|belongs ?to|commanded ?by|hq|leader ?id|(?:higher |parent |senior )?formation|command|formaci[oó]n|formazione|formação|formacja)$/,
  },
  {
    field: 'commander',
    words:
      /^(?:commander|commander ?name|commanding ?officer|leader|general|officer|co|commanding ?general|commanders|chef|commandant|g[ée]n[ée]ral|befehlshaber|kommandeur|kommandant|anf[üu]hrer|f[üu]hrer|comandante|comandanti|dow[óo]dca|bevelhebber|oc|o\.c|c\.o|cmdr|cdr|led ?by|general ?officer|(?:c|commander|general|commandant|g[ée]n[ée]ral|comandante)[ -](?:in|en)[ -](?:c|chief|chef|jefe|capo)|oberbefehlshaber|oberkommandierender|befälhavare|chief|boss|komandir|nachalnik|jefe(?: (?:de )?(?:la )?(?:div|divisi[oó]n|brig|brigada|cuerpo)\.?)?|(?:formation|army|wing|corps|division(?:al)?|div|brigade|brig|bde|unit)\.? (?:cmdr|cdr|commander|leader|general|co)|g[ée]n[ée]rale?s? d[ei] (?:division|brigade|corps|divisi[oó]n|brigada|cuerpo|divisione|brigata|corpo)|general[ -]?(?:major|l(?:ieu)?tenant)|(?:korps|divisions?|brigade)[ -]?(?:kommandeur|kommandant|general|chef|führer)|division(?:är|naire)|(?:chef|commandant)s? (?:d[ue]|de la|de l['’]) ?(?:corps|division|brigade|arm[ée]e))$/,
  },
  { field: 'id', words: /^(?:id|uid|unit ?id|key|code|identifier)$/ },
  {
    field: 'name',
    words:
      /^(?:reparto|name|who|contingents?|(?:forces?|formation|command)(?: ?\/ ?| or )units?|unit|unit ?name|units|title|label|designation|element|regiments? and (?:battalions|others)|regiments|unit[ée]s?|einheit(?:en)?|truppenteile?|truppenk[öo]rper|abteilung(?:en)?|reggiment[oi]|regimientos?|pułk|corp[io]|corpos|cuerpos?|chast['’]?|polk|truppe|bezeichnung|verband|(?:d[ée]signation des )?corps de troupe|d[ée]signation des (?:corps|troupes)|(?:num[ée]ros|noms) des (?:corps|r[ée]giments)|troupes|nom|unidad|unidades|unidades?|unit[àa]|eenheid|eenheden|(?:corps|divisions|brigades|unit[ée]s)(?:(?:,| et|,? and|\/) ?(?:corps|divisions|brigades|r[ée]giments|regiments))+)$/,
  },
  { field: 'nation', words: /^(?:nation|nationality|country|nat|pays|land|nationalit[ée]|nationalität)$/ },
  {
    field: 'side',
    words:
      /^(?:side|team|faction|force|belligerent|combatant|partei|kriegspartei|parti|schieramento|strana|seite|c[ôo]t[ée]|bando|lado|lato|zijde|strona)$/,
  },
  { field: 'level', words: /^(?:level|size|echelon|unit ?size|rank|stufe|niveau)$/ },
  { field: 'kind', words: /^(?:arm|kind|branch|category|arme|waffe|waffengattung|truppengattung|function)$/ },
  { field: 'type', words: /^(?:type|troop ?type|class|unit ?type)$/ },
  {
    field: 'sabres',
    words:
      /^(?:sabres|sabers|swords|riders|lances|cavalry|cav|horse|horses|horsemen|cavalerie|chevaux|cavaliers|cavalieri|jinetes|ruiters|kavallerie|cavalleria|caballer[íi]a|cavalaria|cavallaria|cavall?os|kavaleriya|reiter|pferde|säbel|mounted)$/,
  },
  {
    field: 'guns',
    words:
      /^(?:guns|gun|tubes|barrels|ordnance|cannons?|artillery|art|artillery pieces|artillerie|pieces|pi[èe]ces|bouches [àa] feu|canons|geschütze|geschuetze|kanonen|cañones|cannoni|pezzi|orudi[iy]a?|piezas|peças|bocas(?: de(?: fuego| fogo)?)?|bocche da fuoco)$/,
  },
  {
    field: 'gunners',
    words: /^(?:gunners|artillerymen|artillery ?men|canonniers|artilleurs|artilleristen|kanoniere)$/,
  },
  { field: 'points', words: /^(?:points|sp|strength ?points|steps|hits|cp|combat ?points|bases|value)$/ },
  {
    field: 'battalions',
    words:
      /^(?:(?:b(?:o)?ns?|batts?|bat|battalions?|bataill?(?:one|ons)?)\.? ?(?:[/&]|ou|oder|or|and|und|o|et) ?(?:sqd?ns?|sqdns?|squadrons?|sq|esc(?:adr(?:ons?)?)?|esk|eskadronen|schwadronen)\.?(?: ?[/&] ?bt(?:te?)?r?ys?\.?)?|battalions?|battaglion[ei]|batallones|bats?|bns?|bttns?|batts?|bataillone?|bataillons|batalhões|bataljons?|batal[iy]on[iy])$/,
  },
  {
    field: 'squadrons',
    words:
      /^(?:squadrons?|squads?|squadroni|escuadrones|sqns?|sqdns?|escadrons?|esc|(?:sotni ?[/] ?)?eskadron(?:s|en|[iy])?|sotni|schwadron(?:en)?)$/,
  },
  {
    field: 'men',
    words:
      /^(?:dienst(?:bar|taugl)[a-z]*|(?:aus(?:r[üu]|rue)ckend|streitbar)[a-z]*|men|strength|bayonets|muskets|heads|numbers|infantry|total|effectives?|efectivos?|effettiv[oi]|presenti(?: sotto (?:le )?armi)?|efetivos?|stan|sterkte|headcount|effectifs?|(?:hommes|men|mann|troops)(?: (?:pr[ée]sents|present|anwesend|sous les armes))?|mann|mannschaft(?:en)?|stärke|staerke|st[äa]rke|kopfst[äa]rke|kopfzahl|fantassins|infanterie|fanteria|infanter[íi]a|infantaria|pekhota|inf|foot|rank (?:and|&) file|r ?& ?f|str|strgth|strn|eff|headcount|personnel|all ranks|other ranks|officers (?:and|&) men|(?:total )?(?:present )?under arms|unter (?:den )?waffen|sotto le armi|sobre las armas|debaixo de armas|onder de wapenen|troupe|tropa|truppa|gemeine|enlisted|real(?: (?:men|strength|numbers))?|actual(?: (?:men|strength))?|hombres|fuerza|uomini|forza|ludzi|l[yi]ude[iy]|chelovek|manschappen|man|homens|(?:present|fit)(?: under arms)?(?:,? (?:and|&)? ?(?:present|fit))?(?: for duty)?|pr[ée]sents?(?: (?:sous|s\/?s?\.?) les armes)?|presentes?(?: (?:bajo las|con|s\/|en) ?armas)?|plazas|pra[çc]as(?: prom?ptas)?|promptos|troops|soldiers|number|strength ?\(men\))$/,
  },
  {
    field: 'quality',
    words: /^(?:quality|qual|mor|morale|q|experience|training|grade|class|rating|qualit[ée]|qualität)$/,
  },
  {
    field: 'arrival',
    words:
      /^(?:arrival|arrives|shows ?up|turns ?up|comes ?on|on table|entry|entry ?turn|enters|reinforcement|turn ?of ?entry|eta|arriv[ée]e|ankunft|eintreffen|aankomst|llegada|arrivo|chegada|on (?:the )?field|came up|up at|time|when)$/,
  },
  { field: 'exit', words: /^(?:exit|exit ?turn|leaves|departure|withdraws)$/ },
  /** Columns of officers and of losses: they tell how strong nobody is. */
  {
    field: 'notes',
    words:
      /^(?:chevaux (?:de troupe|d['’]officiers)|jefes|off(?:icers?|rs?)?|officiers|offiziere|ufficiali|oficiales|oficiais|officieren|ofitserov|killed|killed (?:and|&) wounded|wounded|missing|casualties|pertes|verluste|perdite|p[ée]rdidas|bajas|perdas|baixas|verliezen|poteri|sick(?:,? (?:absent|present))?|(?:on )?command(?: detached)?|detached|absent(?: sick)?|prisoners|(?:in )?hospitals?|(?:in|on) detachment|detached(?: (?:to|on|for) .+)?|lost|losses|malades|(?:aux )?h[ôo]pita(?:l|ux)|bless[ée]s|tu[ée]s|disparus|d[ée]tach[ée]s|(?:prisoners|prisonniers|prisioneros|prigionieri|prisioneiros)(?: (?:of war|d[ei] guerr[ae]))?|gefangene?|kranke|tote?|verwundete?|vermisste?|muertos|heridos|extraviados|enfermos|(?:en )?hospital(?:es)?|(?:im )?lazarett|(?:ab)?kommandiert|(?:all['’]? ?)?ospedal[ei]|(?:in|en el) hospital|ammalati|malati|distaccati|destacados|doentes|destacados|%|per ?cent|percentage)$/,
  },
  {
    field: 'notes',
    words:
      /^(?:batter(?:y|ies)|batts?\.? of art(?:ill(?:ery)?)?|batterie[ns]?|btys?|serje?ants|serj?g?ts|sergea?nts|drummers|compan(?:y|ies)|coys?|komp|kompanien?|compagnies?)$/,
  },
  {
    field: 'notes',
    words:
      /^(?:notes?|remarks?|comments?|descr|description|bemerkung(?:en)?|anm(?:erkung(?:en)?|\.)|remarques?|observa(?:tions?|ciones|zioni|ções)|notas?|uwagi|opmerkingen)$/,
  },
  { field: 'depth', words: /^(?:depth|indent|nesting|tree ?level)$/ },
  { field: 'army', words: /^(?:army|arm[ée]e|armee|camp|parte)(?: name)?$/ },
  { field: 'wing', words: /^(?:wing|aile|flügel|column)$/ },
  { field: 'corps', words: /^(?:corps|korps|grandes? unit[ée]s?)(?: ?\/ ?(?:colonne|column|wing))?(?: name)?$/ },
  { field: 'division', words: /^(?:division|div|sous-?unit[ée]s?)(?: name)?$/ },
  { field: 'brigade', words: /^(?:brigade|bde|brig|brigadiers?)(?: name)?$/ },
  { field: 'regiment', words: /^(?:regiment|r[ée]giment|regt|rgt)(?: name)?$/ },
];

/** What may stand round the word that counts: "# of men", "Total guns", "Nombre de bataillons", "Men (est.)". */
export const AROUND =
  /^(?:#|n°|no\.?|nr\.?|number|nb\.?|nombre|anzahl|zahl|total|initial|starting|est\.?|approx\.?)\s*(?:of|de|d'|der|des)?\s+|\s+(?:est\.?|total|present)$|\.?\s+of\s+(?:infantry|cavalry|inf|cav)\.?$/;

/** Of several columns of men, the one that counts who stood in the ranks: neither sick nor away. */
export const UNDER_ARMS =
  /under arms|(?:sous|s\/?s?\.?) les armes|unter (?:den )?waffen|anwesend|sotto le armi|(?:sobre|bajo) las armas|debaixo de armas|onder de wapenen|^total present$|^pr[ée]sents?$|^presentes?$|^presenti$/;
