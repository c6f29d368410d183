/** Orders of battle in the shapes people really have them, all invented: what is counted is added up by hand. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../src/orders-of-battle/detect.ts';
import { openFormat } from '../../src/orders-of-battle/formats.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { leafTotals } from '../../src/orders-of-battle/totals.ts';
import { lines, named } from './sample.ts';

/** Men, sabres, guns, and how many units are left without a figure. */
const SHAPES: readonly (readonly [shape: string, totals: readonly [number, number, number, number], text: string])[] = [
  [
    'bullets with guns by calibre, and a commander on a line of his own',
    [1412 + 1980, 412, 8 + 4 + 6, 0],
    `== French Army ==
Commander-in-Chief: Marshal Henri Duval
=== I Corps ===
General of Division Paul Charpentier (w)
* 1st Division: General of Division Louis Marchal
** 13th Light Infantry Regiment (2 battalions, 1,412 men)
** 17th Line Infantry Regiment (3 battalions, 1,980 men)
** Artillery: 8 × 6-pounders, 4 × 5.5-inch howitzers
* 2nd Hussar Regiment (3 squadrons, 412 sabres)
* Horse artillery battery (6 guns: 4 x 4pdr, 2 x 5½" how.)`,
  ],
  [
    'strengths after dashes, with thousands by comma and by point',
    [1650 + 1720 + 1590 + 640, 480 + 455, 8 + 8, 0],
    `Prussian Contingent 1812
Division von Astheim
   Brigade von Lohe – 4 battalions
      1st Infantry Regt - 1650
      2nd Infantry Regt - 1,720
      Combined Regt No. 3 – 1.590
      Fusilier Bn Nr. 4 — 640
   Cavalry
      1st Combined Hussars – 480
      2nd Dragoons – 455
   Artillery
      Foot Battery No. 2 (6pdr) - 8
      Horse Battery No. 1 - 8 guns`,
  ],
  [
    'musters of officers, men and horses, the battalions below their regiment',
    [601 + 588 + 570 + 89, 280, 0, 1],
    `Army of the North
15 May 1811
1st Brigade: Général de brigade Sarrazin
	2nd Légère Regiment
	1st Battalion (22/601)
	2nd Battalion (20/588)
	1/4th Légère (20/570)
	7th Chasseurs à Cheval (3)(15/280/290)
	11/3rd Foot Artillery (3/89)
	Horse Battery`,
  ],
  [
    'battalions in one bracket and men in the next',
    [2654 + 2710, 1020, 8 + 6, 0],
    `V Armeekorps: Feldmarschall-leutnant Erzherzog Rupert
Brigade: Generalmajor Maier
	Infantry Regiment #28 Frohn (3)(2,654)
	Infantry Regiment #7 Schroth (3)(2,710)
	6pdr Brigade Battery (8 guns)
	Uhlan Regiment #3 (8)(1,020)
	Cavalry Battery (6)`,
  ],
  [
    'German nouns',
    [1850 + 2100 + 1600, 420 + 480, 8 + 8, 0],
    `I. Korps: Generalleutnant von Lohe
 1. Brigade: Oberst von Steinau
  Leib-Infanterie-Regiment: 1.850 Mann
  Landwehr-Infanterie-Regiment Nr. 5: 2.100 Mann
  2. Westliches Infanterie-Regiment, 2 Bataillone: 1.600 Mann
  Nördliches Husaren-Regiment: 4 Schwadronen, 420 Reiter
  6-pfündige Fußbatterie Nr. 2: 8 Geschütze
 Reserve-Kavallerie: Oberst von Jung
  Östliches Dragoner-Regiment: 480
  Reitende Batterie Nr. 1: 8 Kanonen`,
  ],
  [
    'French nouns',
    [1850 + 2340 + 1720, 520 + 540, 10 + 2, 0],
    `ARMÉE DU SUD
Général en chef : Général de division Leclair
1re Division : général de division Serpin
- 1er léger, 3 bataillons, 1 850 hommes
- 102e de ligne, 4 bataillons, 2 340 hommes
- 92e de ligne, 1 720 hommes
- Artillerie : 10 bouches à feu
Division de cavalerie : général Sauquet
- 6e hussards : 4 escadrons, 520 chevaux
- 25e chasseurs à cheval : 540 chevaux
- 2 pièces de 4`,
  ],
  [
    'rows of dots, an arm with its commander, and batteries counted together',
    [720 + 700, 402 + 310, 36 + 12, 1],
    `Right Wing: Prince of Wittlich
   5th Division: Mazow
      Sewsk Regt ................... 720
      Mogil Regt ................... approx. 700
      Perma Regt ................... ?
   Cavalry: Pallin II (killed 1813)
      Grodna Hussars (4 sqdns) ........ 402
      Radin II Cossacks ............ 310
   Artillery: 3 position batteries (36 guns), 1 light battery (12)`,
  ],
  [
    'units alike, counted in the points of another game',
    [0, 0, 0, 0],
    `Corps Marin
13 Ligne: 6 hits
2x 14 Ligne: 5 hits`,
  ],
  [
    'a strength on a line of its own, and officers beside men',
    [2400 + 610, 0, 8, 0],
    `1st Brigade (Ashworth)
2,400 men, 8 guns
2nd Brigade (Pell)
  2/91st Foot, 25 officers and 610 men`,
  ],
  [
    'pieces told by number words, and regiments whose number is no strength',
    [450 + 650, 0, 8 + 6, 0],
    `1st Division
IR 12 450 men
Combined Regt No. 3 650 men
Horse battery: six 6-pdr guns and two 5½-inch howitzers
Foot battery: four 12-pdrs, 2 x 10pdr unicorns`,
  ],
  [
    'counted troops in one line, and figures cut off by semicolons',
    [1500 + 2100 + 400 + 2688, 240, 6 + 2, 0],
    `Left Flank
- 3 Bns Grenadiers (1500), 2 Sqns Hussars (240), 1 Battery (6 guns)
- Landwehr, 3 Bns, 2100 men
- Jäger; 400 men; 2 guns
- Light Brigade (Lt.Col. Butler): 4 battalions, c. 2,688`,
  ],
  [
    'printed columns whose headings leave out the names',
    [2010 + 1020, 480, 12, 0],
    `\tStrength\tGuns
1st Division (Leduc)
   24th Light (4 bns)\t2,010
   1st Western Regt (2)\t1,020
   9th Hussars\t480
   Artillery\t\t12`,
  ],
  [
    'printed columns that count gunners beside the guns',
    [16_200 + 17_600, 1500, 46 + 38, 0],
    `                Infantry   Cavalry   Artillery   Guns
I Corps         16,200     1,500     1,066       46
II Corps        17,600     0         1,250       38`,
  ],
  [
    'wiki text with footnotes',
    [2310, 0, 8, 0],
    `==Allied Army==
'''Commander-in-Chief:''' [[Field Marshal]] [[Prince Rupert]]<ref>Adam, p. 305</ref>
*Brigade: GM Alois
**Infantry Regiment ''Linden'' Nr. 29 – 2,310
**Brigade battery: 8 6-pounder guns`,
  ],
  [
    'short words for the arms',
    [1200, 450, 6, 0],
    `Side,Formation,Unit,Type,Strength
French,1st Bde,13 Leg,LI,1200
French,2nd Bde,Chasseurs,LC,450
French,2nd Bde,Rogers,FA,6`,
  ],
  [
    'a table with words in its cells, sums, a footnote and a range',
    [1200 + 1250 + 980, 412, 8, 0],
    `Unit;Strength;Guns
13e Légère;1,200 men;
17e Ligne;1,200-1,300;
30e Ligne;980 [a];
2e Hussards;3 sqns, 412 sabres;
Foot battery;;8 (6pdr)
Sub-total;3,842;8
Division total;3,842;8`,
  ],
  [
    'a sheet whose joined cells left blanks',
    [1500 + 2100 + 1450 + 1300, 0, 8, 0],
    `Corps,Division,Brigade,Regiment,Bns,Men,Guns
I Corps (Davel),1st Div (Morin),1st Bde,13e Légère,2,1500,
,,,17e Ligne,3,2100,
,,2nd Bde,30e Ligne,2,1450,
,,Artillery,Foot battery,,,8
II Corps (Odin),1st Div,1st Bde,6e Légère,2,1300,`,
  ],
  [
    'French headings, decimals after a comma, and spaces between the thousands',
    [2450 + 2300 + 1120, 512, 8, 0],
    `Unité;Chef;Effectif;Pièces;Corps
1re Brigade;GB Morel;2 450;;I
2e Brigade;GB Savart;2 300,0;;I
Batterie à pied;;;8;I
5e Hussards;Col. Liard;512;;II
1er Léger;Col. Brun;1 120;;II`,
  ],
  [
    'German headings behind a line for the spreadsheet, and headings again on the next page',
    [2450, 412, 8, 0],
    `sep=;
Einheit;Kommandeur;Stärke;Geschütze
1. Brigade;Oberst Klix;2.450,00;
Einheit;Kommandeur;Stärke;Geschütze
Husaren Nr. 3;Maj. Sorge;412;
Fußbatterie Nr. 4;;;8`,
  ],
  [
    'a map of brigades to battalions, with figures or without',
    [604 + 526, 420, 6 + 6, 4],
    `{"date": "16 June 1811", "8th Brigade (Kemble)": ["1/28th (North Shire)", "1/32nd"],
"9th Brigade (Peck)": {"3/1st": 604, "1/42nd": "526", "2/44th": null, "1/92nd": "?", "7th Hussars": 420},
"Artillery": ["Roper's Battery (6 guns)", "Floyd's Battery: 5 x 9pdr, 1 x 5.5in how."]}`,
  ],
  [
    'lists in YAML with strengths as people write them',
    [2000 + 2000 + 2100 + 1900, 0, 0, 0],
    `army:
  name: Army of the West
  commander: {name: Foucault, rank: Gén. de Div.}
  corps:
    - name: I Corps
      brigades:
        - {name: 1st Brigade, strength: "2,000 men"}
        - {name: 2nd Brigade, strength: ~2000}
        - 3rd Brigade: {men: 2_100, commander: GB Bourg}
        - 4th Brigade: 1900`,
  ],
];

const readAs = async (text: string) => (await openFormat(detect(text)[0]!.format)).read(text);

describe('shapes of orders of battle', () => {
  it.each(SHAPES)('%s', async (_, [men, sabres, guns, unknown], text) => {
    const { tree } = await readAs(text);
    expect(leafTotals(tree.roots)).toMatchObject({ men, sabres, guns, unknown });
  });

  it('puts corps under the bare line above them, and takes a date for no unit', () => {
    expect(
      lines(
        pasted.read('14 October 1811\nAllies\nI Corps: GD Marin\n9e Ligne, 500 men\nRebels\nII Corps: GD Pell').tree,
      ),
    ).toEqual([
      'army Allies',
      '  corps I Corps (Marin)',
      '    regiment 9e Ligne 500m',
      'unknown Rebels',
      '  corps II Corps (Pell)',
    ]);
  });

  it('reads batteries told by their companies, and never horse batteries as horse', () => {
    const { tree } = pasted.read(
      'Reserve artillery\n* 3 horse batteries (2nd, 7th and 10th)\n* 2 12pdr batteries (4th)',
    );
    expect(lines(tree)).toEqual([
      'unknown Reserve artillery',
      '  battery 3 horse batteries (2nd, 7th and 10th)',
      '  battery 2 12pdr batteries (4th)',
    ]);
    expect(named(tree, '3 horse batteries (2nd, 7th and 10th)').kind).toBe('artillery');
  });

  it('takes several battalions of one regiment for the regiment', () => {
    const { tree } = pasted.read('1st Division\n1st, 2nd & 4th Bns 21st Line\n2/3 bns 5th Foot\nIII/1er Léger, 520');
    expect(named(tree, '1st, 2nd & 4th Bns 21st Line')).toMatchObject({ level: 'regiment', parts: { count: 3 } });
    expect(named(tree, '2/3 bns 5th Foot').parts).toEqual({ count: 2, of: 'battalion' });
    expect(named(tree, 'III/1er Léger')).toMatchObject({ level: 'battalion', type: 'light', men: 520 });
  });
});
