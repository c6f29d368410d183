/** Words that people misspell, as they are spelt. */

export const SPELT: readonly string[] =
  'brigade brigades division divisions cavalry artillery infantry column columns grenadier musketeer musketeers battery batteries battalion battalions regiment regiments squadron squadrons hussars dragoons lancers chasseurs fusiliers grenadiers cuirassiers voltigeurs cossacks militia vanguard avantgarde command commands cavalerie artillerie infanterie bataillon bataillone regimenter schwadronen batterie batterien kavallerie prussian russian austrian bavarian british spanish portuguese french westphalian neapolitan'.split(
    ' ',
  );

/** "5th Corp", "advance gard" */
export const SPELT_SHORT =
  /(?<=(?:\d\p{L}{0,3}|(?<!\p{L})[IVX]+)\s)corp(?![\p{L}.])|(?<=[\p{L}!?]\)?\s)corp(?=\s*(?:$|[-–—:(,]))|(?<=(?:advanced?|rear|van)[ -])g(?:ard|aurd|uar)(?!\p{L})/giu;
