/** Paragraphs and headings as clubs and books have them: whose each line is. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../src/orders-of-battle/detect.ts';
import { figuresIn } from '../../src/orders-of-battle/numbers.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { runIn } from '../../src/orders-of-battle/run-in.ts';
import { lines } from './sample.ts';

const tree = (text: string): string => lines(pasted.read(text).tree).join('\n');

describe('a formation, its leader and its units in one paragraph', () => {
  it.each([
    [
      '1st Brigade. Major-general Hale. 8th, 399; 13th, 531 = 930.',
      '1st Brigade (Major-general Hale): 8th, 399; 13th, 531 = 930.',
    ],
    [
      'Reserve. Lieut. Gen. J. Hale; Major-general Orme. 23rd, 452; 28th, 521',
      'Reserve (Lieut. Gen. J. Hale): 23rd, 452; 28th, 521',
    ],
    ["Hale's Division. 25th, 812; 61st, 933 = 1,745.", "Hale's Division: 25th, 812; 61st, 933 = 1,745."],
    ['BRITISH. Commander-in-Chief, General Hale.', 'BRITISH: General Hale'],
  ])('%s', (line, said) => {
    expect(runIn(line)).toBe(said);
  });

  it.each([
    '2nd Corps. 1st Division (HALE): 2nd Léger, 1,705; 4th Léger, 1,810',
    'Brigade GM Hale: IR Orme Nr. 25 (3 Bat.), IR Lang Nr. 50 (3 Bat.) . . 5 180 M.',
    'Guards Brigade (H. Hale): 1/Coldstream, 1/3rd Guards 2,292',
  ])('leaves alone %s', (line) => {
    expect(runIn(line)).toBe(line);
  });

  it('gives each brigade of a division its line', () => {
    expect(
      tree(`FRENCH. Commander-in-Chief, General Hale.

Orme's Division. Brigade Lang: 4th Light, 644; 18th of the Line, 702 = 1,346. Brigade Dore: 69th, 855; 88th, 760 = 1,615. Total 2,961.
Artillery. General Wick. 46 guns.`),
    ).toBe(`army FRENCH (Hale)
  division Orme's Division (Orme)
    brigade Brigade Lang (Lang) 1346m
      regiment 4th Light 644m
      unknown 18th of the Line 702m
    brigade Brigade Dore (Dore) 1615m
      unknown 69th 855m
      unknown 88th 760m
  unknown Artillery (Wick) 46g`);
  });
});

describe('whose a line is', () => {
  it('gives divisional guns to the division, however flush they stand', () => {
    expect(
      tree(`FRENCH ARMY

Hale's Division

Brigade Lang
• 10e Légère – 3 battalions, 2,130 men
Divisional artillery
• 1 foot battery, 8 guns

Orme's Division

Brigade Dore
• 15e Légère – 3 battalions, 1,870 men

Cavalry attached

• 5e Hussards – 3 squadrons, 488 men`),
    ).toBe(`army FRENCH ARMY
  division Hale's Division (Hale)
    brigade Brigade Lang (Lang)
      regiment 10e Légère 2130m
    unknown Divisional artillery
      battery 1 foot battery, 8 guns 8g
  division Orme's Division (Orme)
    brigade Brigade Dore (Dore)
      regiment 15e Légère 1870m
  unknown Cavalry attached
    regiment 5e Hussards 488s`);
  });

  it('takes the arrival told below a division for its own', () => {
    const { tree: read } = pasted.read(`FRENCH FORCES

1st Division
  Commander: Hale
  Arrival: 11:30, road A
  Units:
    16th Ligne: 4 battalions, 1,880 men

2nd Division
  Commander: Orme
  Arrival: 14:00, road C
  Units:
    7th Légère: 3 battalions, 1,322 men`);
    expect(read.roots[0]?.children.map(({ commander, arrival }) => [commander, arrival])).toEqual([
      ['Hale', '11:30'],
      ['Orme', '14:00'],
    ]);
  });

  it('knows the Poles of a brigade for one of its units', () => {
    const read = tree(`FRENCH: General Hale
Orme's Brigade
19th Leger, 2 bns - 1080
Poles: 4th Pol. Inf. Rgt 2 bns - 980
Marching bns (conscripts), 3 bns - 1700`);
    expect(read).toContain('\n    regiment 4th Pol. Inf. Rgt 980m\n    battalion Marching bns 1700m');
  });

  it('opens the division that stands behind its corps in a heading', () => {
    const read = tree(`# Hale's field

## French (Marshal Lang)

### V Corps: Orme's Grenadier Division (GD **Orme**)

- **Brigade Dore**
  - 1st Grenadier Regiment (2 bns) – 1,240 men`);
    expect(read).toMatch(/division Orme's Grenadier Division \(Orme\)\n +brigade Brigade Dore \(Dore\)\n/);
    expect(read).not.toMatch(/\n {4}brigade/);
  });
});

describe('what looks like something else', () => {
  it('takes an address in a mail for no markup', () => {
    const mail =
      'From: Hale <p.hale@example.net>\n\nFRENCH: General Orme\n\n1st Division\n  14th Line 4 bns 2,150\n  12 guns';
    expect(detect(mail)[0]?.format).toBe('pasted');
    expect(tree(mail)).toContain('regiment 14th Line 2150m');
  });

  it('takes a row that has nothing in three columns for no way through a site', () => {
    const read = tree(`ARMÉE DE L'OUEST

                                              Bat.   Esc.   Présents    Bouches
                                                            ss les armes  à feu
Division Hale
    Brigade Orme
      9e de ligne                              2      »       1.611
      3e bataillon de chasseurs                1      »         702
    Artillerie                                 »      »          »         12`);
    expect(read).toContain('regiment 9e de ligne 1611m');
    expect(read).toContain('Artillerie 12g');
  });

  it.each([
    ['12 battalion guns', 12],
    ['16 pcs', 16],
    ['6 cavalry guns', 6],
  ])('counts pieces: %s', (text, value) => {
    expect(figuresIn(text).found).toMatchObject([{ of: 'guns', value }]);
  });

  it('counts a part that any language calls one as its regiment', () => {
    expect(
      tree('AUSTRIA\nBrigata Orme\n  Reggimento Hale, 1 battaglione: 944 uomini\n  26th Line, 3rd + 6th bn - 1150'),
    ).toBe(
      'army AUSTRIA\n  brigade Brigata Orme (Orme)\n    regiment Reggimento Hale 944m\n    battalion 26th Line, 3rd + 6th bn 1150m',
    );
  });

  it('reads 1.1k as eleven hundred', () => {
    expect(tree('FRENCH\n1st Division\n- Line Regiment Hale (2 bns) - 1.1k\n- Line Regiment Orme - 900')).toContain(
      'Hale 1100m',
    );
  });
});
