import { describe, expect, it } from 'vitest';
import { say } from '../../src/engine/message.ts';
import { inLines } from '../../src/orders-of-battle/format.ts';
import { battalionsOf } from '../../src/orders-of-battle/one-unit.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { leafTotals } from '../../src/orders-of-battle/totals.ts';
import { walk } from '../../src/orders-of-battle/tree.ts';
import { lines, named } from './sample.ts';

const read = (text: string) => lines(pasted.read(text).tree);

describe('pasted text', () => {
  it('reads bullets of a wiki, commanders after dashes and colons, and mends scans', () => {
    const text = `== French Army ==
* '''I Corps''' – Maréchal [[Morvan|Morvan]]
** 1er Division: GD Tessier
*** 1er Brigade: GB Delorme
**** 9e Légère (2)
**** 40e Ligne (3)
*** Foot Battery 3
** 2e Division d'lnfanterie: GD Ader (w)
== Allied Army ==
* Left Wing (Kemble)
`;
    expect(read(text)).toEqual([
      'army French Army',
      '  corps I Corps (Morvan)',
      '    division 1er Division (Tessier)',
      '      brigade 1er Brigade (Delorme)',
      '        regiment 9e Légère',
      '        regiment 40e Ligne',
      '      battery Foot Battery 3',
      "    division 2e Division d'Infanterie (Ader)",
      'army Allied Army',
      '  wing Left Wing (Kemble)',
    ]);
    const { tree } = pasted.read(text);
    expect(named(tree, '40e Ligne').parts).toEqual({ count: 3, of: 'battalion' });
    expect(named(tree, "2e Division d'Infanterie").notes).toEqual(['w']);
  });

  it('reads pipe tables with men and guns in one cell, and leaves sums out', () => {
    const text = `| Unit | Commander | Strength |
|---|---|---|
| I Corps | Marshal Morvan | 19,357 44 guns |
| 1st Division | GD Tessier | 5,132 |
| 9e Légère | | 1.200 |
| Horse Battery | | 6 guns |
| Total | | 25,000 |
`;
    expect(read(text)).toEqual([
      'corps I Corps (Morvan) 19357m 44g',
      '  division 1st Division (Tessier) 5132m',
      '    regiment 9e Légère 1200m',
      '    battery Horse Battery 6g',
    ]);
    expect(pasted.read(text).problems).toMatchObject([{ severity: 'note', line: 7 }]);
  });

  it('keeps the empty cells between tabs where headings stand above them', () => {
    const text = [
      'I Corps (General Veldt)',
      'Unit\tMen\tSabres\tGuns\tRemarks',
      '4th Line\t1,200\t\t2\tat the bridge',
      'Reserve of the Marches\t\t640\t\t',
      'Train of the Marches\t\t\t8\t',
    ].join('\n');
    expect(read(text)).toEqual([
      'corps I Corps (Veldt)',
      '  regiment 4th Line 1200m 2g',
      '  unknown Reserve of the Marches 640s',
      '  unknown Train of the Marches 8g',
    ]);
  });

  it('takes tabs that only fill a gap for one', () => {
    const text = 'Unit\t\t\tMen\tGuns\n4th Line\t\t1200\t2\nGuard Grenadiers\t900\t4';
    expect(read(text)).toEqual(['regiment 4th Line 1200m 2g', 'unknown Guard Grenadiers 900m 4g']);
  });

  it('reads wiki tables whose cells span rows and hold lists', () => {
    const text = `{| class="wikitable"
! Division !! Brigade !! Regiments and others
|-
| rowspan="2" | '''1st Division'''<br/>GD Tessier
| 1st Brigade<br/>GB Delorme
|
* 9e Légère (2 battalions)
* 40e Ligne (3 battalions)
|-
| 2nd Brigade
| 57e Ligne
|}
`;
    expect(read(text)).toEqual([
      'division 1st Division (Tessier)',
      '  brigade 1st Brigade (Delorme)',
      '    regiment 9e Légère',
      '    regiment 40e Ligne',
      '  brigade 2nd Brigade',
      '    regiment 57e Ligne',
    ]);
  });

  it.each([
    ['I Corps – Prince Veldt (20,000 men, 46 guns)', 'corps I Corps (Prince Veldt) 20000m 46g'],
    ['1st Division – Tessier: 4,200 men', 'division 1st Division (Tessier) 4200m'],
    ['1st Division, GD Tessier: 4,200 men', 'division 1st Division (Tessier) 4200m'],
    ['1st Division: GD Tessier: 4,200 men', 'division 1st Division (Tessier) 4200m'],
    ['1st Division: Tessier (k), 4,200 men', 'division 1st Division (Tessier) 4200m'],
    ['1st Brigade – Delorme (2,100)', 'brigade 1st Brigade (Delorme) 2100m'],
    ['1st Brigade – GB Delorme (2,100)', 'brigade 1st Brigade (Delorme) 2100m'],
    ['Cavalry: GD Ader 1,500 sabres', 'unknown Cavalry (Ader) 1500s'],
  ])('reads one who leads with the strength behind him in “%s”', (text, line) => {
    expect(read(text)).toEqual([line]);
  });

  it.each([
    ['Brigade Mayer: Kerpen (1,200)', ['brigade Brigade Mayer (Mayer)', '  unknown Kerpen 1200m']],
    ['1st Brigade: Grenadiers: 1,000 men', ['brigade 1st Brigade', '  unknown Grenadiers 1000m']],
    ['1st Brigade: Erzherzog Rainer 2,400 men', ['brigade 1st Brigade', '  unknown Erzherzog Rainer 2400m']],
    ['2nd Brigade: Nassau 2,800 men', ['brigade 2nd Brigade', '  unknown Nassau 2800m']],
    ['Cavalry: Scots Greys: 400', ['unknown Cavalry', '  unknown Scots Greys 400s']],
    ['Cavalry: Blues: 240', ['unknown Cavalry', '  unknown Blues 240s']],
    ['Infantry: Nassau 2,800 men', ['unknown Infantry', '  unknown Nassau 2800m']],
    ['4th Division: 45th Line (1,000 men)', ['division 4th Division', '  regiment 45th Line 1000m']],
  ])('reads a unit behind a formation in “%s”', (text, told) => {
    expect(read(text)).toEqual(told);
  });

  it('takes bold lines of Markdown for no bullets, and bullets below them for their parts', () => {
    const text = `## I Corps – *Prince Veldt*
**1st Division** – Tessier
* **1st Brigade** – Delorme
  * 54th Line: 962 men
**2nd Division:** Ader
- 28th Line: 898 men
`;
    expect(read(text)).toEqual([
      'corps I Corps (Prince Veldt)',
      '  division 1st Division (Tessier)',
      '    brigade 1st Brigade (Delorme)',
      '      regiment 54th Line 962m',
      '  division 2nd Division (Ader)',
      '    regiment 28th Line 898m',
    ]);
  });

  it('takes strokes in the links and templates of a wiki for no table, and keeps what they show', () => {
    const text = `== {{lang|fr|I Corps}} ==
* {{flagicon|Mark}} 1st Division, [[General|{{lang|fr|GdD}}]] [[Luc Tessier|Tessier]]
** {{nowrap|54th Line}} ({{formatnum:962}} men){{efn|Of two battalions|group=a}}
** [[55th Foot|55th Line]] (1,148 men), [[56th Foot|56th Line]] (893 men)
** [[File:Flag.svg|20px|border]] {{nowrap|{{lang|fr|[[7th Hussars|7e Hussards]]}}}}: {{nts|439}} sabres
{| class="wikitable"
! Unit !! Men
|-
| {{nowrap|[[8th|8e Ligne]]}} || {{formatnum:1148}}
|}
`;
    expect(read(text)).toEqual([
      'corps I Corps',
      '  division 1st Division (Tessier)',
      '    regiment 54th Line 962m',
      '    regiment 55th Line 1148m',
      '    regiment 56th Line 893m',
      '    regiment 7e Hussards 439s',
      '  regiment 8e Ligne 1148m',
    ]);
  });

  it('reads one line that names several units', () => {
    const text = `Left Wing: General Orlin
3rd Infantry Division: GM Ostrov
Tobol, Vorin, Minol, and Kremen Inf. Regts (all w/2 bttns)
20th & 21st Jäger Regts
Position Battery 3 (12 guns)
2nd Brigade: GB Roux: 9e Légère (3), 40e Ligne (2)
`;
    expect(read(text)).toEqual([
      'wing Left Wing (Orlin)',
      '  division 3rd Infantry Division (Ostrov)',
      '    regiment Tobol Inf. Regt',
      '    regiment Vorin Inf. Regt',
      '    regiment Minol Inf. Regt',
      '    regiment Kremen Inf. Regt',
      '    regiment 20th Jäger Regt',
      '    regiment 21st Jäger Regt',
      '    battery Position Battery 3 12g',
      '    brigade 2nd Brigade (Roux)',
      '      regiment 9e Légère',
      '      regiment 40e Ligne',
    ]);
    expect(named(pasted.read(text).tree, 'Minol Inf. Regt').parts).toEqual({ count: 2, of: 'battalion' });
  });

  it('reads printed columns with halves, approximate figures and question marks', () => {
    const text = `II CORPS (Lobenau)        approx. 12'400 men   24 guns
   Division Wied            6½ batts   5 200
      Infantry Regiment Nr. 4   (2)   1 800
      Jäger Bn Nr. 2            (1) approx. 800 men
      Foot Battery              (? guns)
   Cavalry Brigade Raig     (8)   900
      Uhlans Nr. 3      (detached to Klen, not present)
`;
    expect(read(text)).toEqual([
      'corps II CORPS (Lobenau) 12400m 24g',
      '  division Division Wied (Wied) 5200m',
      '    regiment Infantry Regiment Nr. 4 1800m',
      '    battalion Jäger Bn Nr. 2 800m',
      '    battery Foot Battery',
      '  brigade Cavalry Brigade (Raig) 900s',
      '    unknown Uhlans Nr. 3',
    ]);
    const { tree } = pasted.read(text);
    expect(named(tree, 'Division Wied').parts).toEqual({ count: 6.5, of: 'battalion' });
    expect(named(tree, 'Jäger Bn Nr. 2').marks).toEqual([
      { figure: 'men', was: 'approx. 800 men', why: 'approximate' },
    ]);
    expect(named(tree, 'Foot Battery').marks).toMatchObject([{ figure: 'guns', why: 'unknown' }]);
  });

  it('reads battalions before their regiment', () => {
    expect(battalionsOf('1/2/Fus/ 1st West Mark Regiment')).toEqual({
      battalions: ['1', '2', 'Fus'],
      regiment: '1st West Mark Regiment',
    });
    expect(battalionsOf('1/,2/13th Légère')).toEqual({ battalions: ['1', '2'], regiment: '13th Légère' });
    expect(battalionsOf('1, 2 & 3/54e Ligne')).toEqual({ battalions: ['1', '2', '3'], regiment: '54e Ligne' });
    expect(battalionsOf('1-3/54e Ligne')).toEqual({ battalions: ['1', '2', '3'], regiment: '54e Ligne' });
    expect(battalionsOf('1/6e Légère')).toBeUndefined();
    expect(read('1/2/Fus/ 1st West Mark Regiment; 1/2nd Grenadiers; 3/4th Regiment 610')).toEqual([
      'regiment 1st West Mark Regiment',
      '  battalion 1/1st West Mark Regiment',
      '  battalion 2/1st West Mark Regiment',
      '  battalion Fus/1st West Mark Regiment',
      'battalion 1/2nd Grenadiers',
      'battalion 3/4th Regiment 610m',
    ]);
  });

  it('reads indented lists with staff at the depth of units, open brackets and marks of casualties', () => {
    const text = `French Army
    Commander: Napoleon
    Chief of Staff: Marshal Soult
I Corps
    GD Morvan
    ADC: Colonel Roy
    1st Division: GD Tessier (k)
        1st Brigade
            GB Delorme (d.16h)
            9e Légère (w
            54e Ligne: 961
    Corps Cavalry
        7th Hussars
`;
    expect(read(text)).toEqual([
      'army French Army (Napoleon)',
      '  corps I Corps (Morvan)',
      '    division 1st Division (Tessier)',
      '      brigade 1st Brigade (Delorme)',
      '        regiment 9e Légère',
      '        regiment 54e Ligne 961m',
      '    unknown Corps Cavalry',
      '      regiment 7th Hussars',
    ]);
    expect(named(pasted.read(text).tree, 'I Corps').notes).toEqual(['ADC: Colonel Roy']);
  });

  it('reads HTML without running or keeping any of it', () => {
    const text = `<h2>Allied Army</h2><script>alert("Brigade")</script><style>.x{}</style>
<ul><li>I Corps: Prince of Mark<ul><li>1st Division (Cooke)<ul><li>1st Brigade &ndash; Major-General Pym<ul>
<li>2/1st Foot Guards, 976 men</li></ul></li></ul></li></ul></li></ul>
<table><tr><th>Unit</th><th>Men</th><th>Guns</th></tr>
<tr><td>Reserve <b onclick="x">Brigade</b></td><td>2&nbsp;400</td><td>8</td></tr></table>`;
    expect(read(text)).toEqual([
      'army Allied Army',
      '  corps I Corps (Prince of Mark)',
      '    division 1st Division (Cooke)',
      '      brigade 1st Brigade (Pym)',
      '        battalion 2/1st Foot Guards 976m',
      '  brigade Reserve Brigade 2400m 8g',
    ]);
    expect(named(pasted.read(text).tree, '2/1st Foot Guards').source.line).toBe(3);
  });

  it('reads strengths in hits as points, and says which lines it did not take', () => {
    expect(read('7 Ligne: 6 hits\nFoot battery: 8 guns\n')).toEqual(['regiment 7 Ligne 6p', 'battery Foot battery 8g']);
    const { problems } = pasted.read(
      '1st Brigade\n9e Légère\nSource: a book\nThe men were tired and the day was long, but their colonel had not given up hope.\n',
    );
    expect(problems).toMatchObject([{ severity: 'warning', line: 3 }]);
    expect(problems[0]?.said).toEqual(say('reader-not-units', { lines: inLines([3, 4]) }));
  });

  it('counts nobody twice where the text adds up by itself, line by line or in cells', () => {
    const text = [
      'I Corps',
      '1st Brigade: total 2,062',
      '54th Line: 962 men',
      '55th Line: 1,100 men',
      'Total infantry: 2,062 men',
      '2nd Brigade: total 439 sabres',
      '7th Hussars: 439 sabres',
      '2nd Brigade total 439',
      'Cavalry total: 439 sabres',
      'Total strength of the corps: 2,501 men',
    ].join('\n');
    const { tree, problems } = pasted.read(text);
    expect(lines(tree).map((each) => each.trim())).toEqual([
      'corps I Corps',
      'brigade 1st Brigade 2062m',
      'regiment 54th Line 962m',
      'regiment 55th Line 1100m',
      'brigade 2nd Brigade 439s',
      'regiment 7th Hussars 439s',
    ]);
    expect(leafTotals(tree.roots)).toMatchObject({ men: 2062, sabres: 439 });
    expect(problems[0]?.said).toEqual(say('reader-sums-left-out', { lines: inLines([5, 8, 9, 10]) }));
    expect(
      read('| | Total men | Guns |\n|---|---|---|\n| 4th Line | 900 | 2 |\n| Total, all arms | 900 | 2 |\n'),
    ).toEqual(['regiment 4th Line 900m 2g']);
  });

  it('takes sums for the strength of a formation that tells no other, and says where it cannot tell whose they are', () => {
    const corps = 'I Corps\n1st Division (Brun)\nInfantry total 5,200\nCavalry total 800\n2nd Division (Lehr)\n';
    const summed = pasted.read(`${corps}Total infantry: 4,900\nTotal guns: 8\nGrand total 10,900\n`);
    expect(lines(summed.tree)).toEqual([
      'corps I Corps',
      '  division 1st Division (Brun) 5200m 800s',
      '  division 2nd Division (Lehr) 4900m 8g',
    ]);
    expect(summed.problems).toMatchObject([{ severity: 'note', line: 8 }]);
    const unsure = pasted.read('I Corps\n1st Division: 4,200\n2nd Division\nTotal infantry 9,300\n');
    expect(leafTotals(unsure.tree.roots).men).toBe(4200);
    expect(unsure.problems).toMatchObject([{ severity: 'warning', line: 4 }]);
  });

  it.each([
    ['Landwehr Bataillon 3 650', 'battalion Landwehr Bataillon 3 650m'],
    ['2nd Landwehr Bataillon 1 250', 'battalion 2nd Landwehr Bataillon 1250m'],
    ['Second Battalion 1 100', 'battalion Second Battalion 1100m'],
    ['Landwehr Bataillon 1 050', 'battalion Landwehr Bataillon 1050m'],
    ['Landwehr Bataillon 1 250', 'battalion Landwehr Bataillon 1250m'],
    ['Infanterie-Regiment 5 850 men', 'regiment Infanterie-Regiment 5 850m'],
    ['Infanterie-Regiment 7 850 (2)', 'regiment Infanterie-Regiment 7 850m'],
    ['Infanterie-Regiment 3 200', 'regiment Infanterie-Regiment 3200m'],
    ['54e Régiment 1 200 hommes', 'regiment 54e Régiment 1200m'],
    ['Hussar Regiment 6 450 sabres', 'regiment Hussar Regiment 6 450s'],
    ['Battery 3 120 men, 8 guns', 'battery Battery 3 120m 8g'],
    ['Foot Battery 3 110', 'battery Foot Battery 3 110m'],
    ['Batterie 6 120', 'battery Batterie 6 120m'],
  ])('tells the number of a unit from thousands with a gap in “%s”', (text, line) => {
    expect(read(text)).toEqual([line]);
  });

  it.each([
    ['47th Light Company – 12 guns', 'battery 47th Light Company 12g', 'artillery', undefined],
    ['3rd Horse Company: 4 guns', 'battery 3rd Horse Company 4g', 'artillery', 'horse artillery'],
    ['3rd Foot – 8 guns', 'regiment 3rd Foot 8g', 'infantry', 'line'],
    ['Cavalry Regiment 6 guns', 'regiment Cavalry Regiment 6g', 'cavalry', undefined],
    ['1er régiment d’infanterie: 8 pièces', 'regiment 1er régiment d’infanterie 8g', 'infantry', 'line'],
    ['Foot Battery: 110', 'battery Foot Battery 110m', 'artillery', 'foot artillery'],
    ['Foot Battery: 8', 'battery Foot Battery 8g', 'artillery', 'foot artillery'],
    ['Batteries: 36', 'battery Batteries 36g', 'artillery', undefined],
    ['5th Light, 600 men, 8 guns', 'regiment 5th Light 600m 8g', 'infantry', 'light'],
    ['54e Ligne: 2 guns', 'regiment 54e Ligne 2g', 'infantry', 'line'],
    ['1st Infantry Brigade: 8 guns', 'brigade 1st Infantry Brigade 8g', 'infantry', 'line'],
  ])('tells a battery by guns that nobody else serves in “%s”', (text, line, kind, type) => {
    expect(read(text)).toEqual([line]);
    expect(pasted.read(text).tree.roots[0]).toMatchObject({ kind, ...(type && { type }) });
  });

  it('refuses text that names nothing', () => {
    expect(pasted.read('').problems[0]!.severity).toBe('error');
    expect(pasted.read('Source: none\n').problems.at(-1)!.severity).toBe('error');
  });

  it('takes a title in capitals that is broken in the middle of the page for one', () => {
    const text = [
      '             ANGLO-ALLIED TROOPS, UNDER THE',
      '          DUKE OF WELLINGTON AND THE PRINCE.',
      '',
      '  First Division: Cooke.',
      '    Maitland . . . . . . . . . .   1,997',
      '    Byng . . . . . . . . . . . .   2,064',
    ].join('\n');
    const [title, division] = read(text);
    expect(title).toContain('ANGLO-ALLIED TROOPS, UNDER THE DUKE OF WELLINGTON AND THE PRINCE');
    expect(division?.trim()).toBe('division First Division (Cooke)');
  });

  it('keeps a figure in its column where a ditto before it is filled in', () => {
    const [, ...units] = read(
      [
        '                                             Men.    Guns.',
        'Second Brigade',
        '  30th Regiment of Foot  . . . . . . . . .    557',
        '  32nd     "      "   "   2nd battalion . .    662',
        '  Foot Battery . . . . . . . . . . . . . .    100      6',
      ].join('\n'),
    );
    expect(units.map((line) => line.trim().replace(/^.* (?=\d+m)/u, ''))).toEqual(['557m', '662m', '100m 6g']);
  });

  it('puts no brigade under an arm that tells its guns', () => {
    expect(read('Corps of Reserve\nArtillery: 24 guns\nBrigade Ader\nLine Regiment: 1,400\nJäger: 700')).toEqual([
      'corps Corps of Reserve',
      '  unknown Artillery 24g',
      '  brigade Brigade Ader (Ader)',
      '    regiment Line Regiment 1400m',
      '    unknown Jäger 700m',
    ]);
  });

  it('reads a corps and a division of it in one line', () => {
    expect(read('II Corps (Ader), Division Tessier\n1st Line 1,200\nDivision Morvan\n3rd Line 800')).toEqual([
      'corps II Corps (Ader)',
      '  division Division Tessier (Tessier)',
      '    regiment 1st Line 1200m',
      '  division Division Morvan (Morvan)',
      '    regiment 3rd Line 800m',
    ]);
  });

  it('puts the centre beside a left wing, and takes who leads the guns from a heading over three lines', () => {
    const [, ...units] = read(
      [
        'Austrian Army',
        'Left Wing: FML Ader',
        '1st Hussars (6 squadrons, 700 sabres)',
        'Centre: FML Morvan',
        'Infantry Regiment Nr. 7 (2 battalions, 1,400 men)',
        'Grenadier Battalions (2 battalions, 900 men)',
        'Artillery',
        '(attached to the army,',
        'commanded by Colonel Kemble):',
        '1st Horse Battery, 6 guns',
      ].join('\n'),
    );
    expect(units.filter((line) => !line.startsWith('    '))).toEqual([
      '  wing Left Wing (Ader)',
      '  unknown Centre (Morvan)',
      '  unknown Artillery (Kemble)',
    ]);
    expect(units).toContain('    battalion Grenadier Battalions 900m');
  });

  it('gives those who come later to the man who brings them', () => {
    const text = [
      'Russian Army: General Ader',
      '    Main Body: General Major Morvan',
      '        Pskov Musketeers (3 bns). . . . . 1,533',
      '    Arriving at 3:00 p.m.: General Lieutenant Kemble',
      '        Sumy Hussars (10 sqns). . . . . .   824',
    ].join('\n');
    expect(read(text).filter((line) => !line.startsWith('    '))).toEqual([
      'army Russian Army (Ader)',
      '  unknown Main Body (Morvan)',
      '  unknown Kemble (Kemble)',
    ]);
    expect(named(pasted.read(text).tree, 'Kemble').arrival).toBe('3:00 p.m.');
  });

  it('takes the sign for nothing in two columns of a row for no ditto', () => {
    const { tree } = pasted.read(
      [
        'CUERPOS                   Hombres.  Caballos.  Piezas.',
        'Caballería',
        '   Dragones de Santiago         »        184        »',
        '   Cazadores de Olivenza        »        162        »',
        '   Húsares de Castilla          »         97        »',
      ].join('\n'),
    );
    expect(named(tree, 'Húsares de Castilla').sabres).toBe(97);
  });

  const few = (mameluks: string) =>
    read(
      [
        'FRENCH ARMY',
        'Guard Cavalry Division (Ornano)',
        'Red Lancers 410',
        'Guards of Honour (4 regiments) 1,150',
        'Empress Dragoons 520',
        mameluks,
        '1st Division (Dubreton)',
        'Sappers 60',
        '19th Line 690',
      ].join('\n'),
    ).map((line) => line.trim());

  it('takes a small figure where the others tell their strength for one, and guards among horse for riders', () => {
    expect(few('Mamelukes 80')).toEqual(
      expect.arrayContaining([
        'unknown Mamelukes 80s',
        'regiment Guards of Honour (4 regiments) 1150s',
        'unknown Sappers 60m',
      ]),
    );
  });

  it('leaves a small figure in the name where the others have a number there', () => {
    expect(few('Infanterie-Regiment 47 1,200')).toContain('unknown Sappers 60');
  });

  it('takes cells that hold lists apart, and a leader with his strength below what he leads', () => {
    const text = [
      'Anglo-Portuguese Army',
      'Division\tBrigade\tRegiments and Others',
      '1st Division',
      'Major General Brent Spencer (3,045)\t1st Brigade',
      'Colonel Edward Stopford (1,684)\t',
      '1/2nd Foot Guards',
      '1/3rd Foot Guards',
      '3rd Brigade',
      'Brig. Gen. Edward Pakenham (1,361)\t',
      '1/7th Foot',
      '1/79th Foot',
      '2nd Division',
      'Major General Rowland Hill (2,247)\t1st Brigade',
      'Brig. Gen. William Stewart (2,247)\t',
      '1/3rd Foot',
      '2/31st Foot',
    ].join('\n');
    expect(read(text).filter((line) => !line.includes('battalion'))).toEqual([
      'army Anglo-Portuguese Army',
      '  division 1st Division (Brent Spencer) 3045m',
      '    brigade 1st Brigade (Edward Stopford) 1684m',
      '    brigade 3rd Brigade (Edward Pakenham) 1361m',
      '  division 2nd Division (Rowland Hill) 2247m',
      '    brigade 1st Brigade (William Stewart) 2247m',
    ]);
  });

  it.each([
    [
      'Leval’s Division: Nassau 2 bns 1100, Baden 1 bn 600; 1 bty (6 guns)',
      ['unknown Nassau 1100m', 'unknown Baden 600m', 'battery 1 bty (6 guns) 6g'],
    ],
    ['Girard: 34th 3 bns 1800, 40th 3 bns 1750', ['unknown 34th 1800m', 'unknown 40th 1750m']],
    [
      'Reserve: Guard 2 bns 1200 + Royal Guard lt horse 300',
      ['unknown Guard 1200m', 'unknown Royal Guard lt horse 300s'],
    ],
    ['Cavalry (Freire): 4 divs, 5,700 sabres', ['unknown Cavalry (Freire) 5700s']],
    ['IV Corps (arrives turn 3 on the road to Aranjuez)', ['corps IV Corps']],
    ['(present in the afternoon: 14,318 men and 48 guns)', ['corps V Corps (Mortier) 14318m 48g']],
  ] as const)('reads "%s"', (line, expected) => {
    const found = read(`FRENCH\nV Corps: Mortier\n${line}\n1st Division\n5th Line 900\n`).map((each) => each.trim());
    expect(found).toEqual(expect.arrayContaining([...expected]));
  });

  it('lets lines leave out the word for what a page counts in brackets', () => {
    const text = [
      'Talavera (1 fig = 50 men)',
      'FRENCH',
      'I Corps: Victor',
      '  Ruffin: 9 Lt (30 figs), 24 Line (30), 96 Line (28)',
      '  Villatte: 27 Lt (32), 63 Line (30)',
      'King’s Guard: 36 figs foot, 7 figs horse',
    ].join('\n');
    expect(read(text).map((line) => line.trim())).toEqual(
      expect.arrayContaining(['regiment 24 Line 1500m', 'regiment 96 Line 1400m', 'regiment 63 Line 1500m']),
    );
    expect(read(text).at(-1)?.trim()).toBe('unknown King’s Guard 1800m 350s');
    const marks = [...walk(pasted.read(text).tree.roots)].flatMap(({ node }) => node.marks);
    expect(marks.filter(({ why }) => why === 'unread')).toEqual([]);
  });

  it('takes the column of commanders for who leads, whatever man stands in brackets before it', () => {
    const text = [
      '| Formation | Commander | Units | Strength |',
      '|---|---|---|---|',
      '| 1st Division | Friant | 6 bns | 4,800 |',
      '| 2nd Division (Ney) | Meunier | 8 bns | 1,000 |',
      '| 3rd Division (Ney) | Curial | 8 bns | 1,100 |',
    ].join('\n');
    expect(read(text).map((line) => line.trim())).toEqual([
      'division 1st Division (Friant) 4800m',
      'division 2nd Division (Meunier) 1000m',
      'division 3rd Division (Curial) 1100m',
    ]);
  });
});
