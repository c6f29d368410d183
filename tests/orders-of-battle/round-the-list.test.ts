/** What stands round a list and names no unit, who is named in a label, and whose the allies are. */
import { describe, expect, it } from 'vitest';
import { chiefIn } from '../../src/orders-of-battle/chief-lines.ts';
import { manUnder } from '../../src/orders-of-battle/led-lines.ts';
import { OF_PAGE } from '../../src/orders-of-battle/lexicon/pages.ts';
import { pasted } from '../../src/orders-of-battle/pasted.ts';
import { lines } from './sample.ts';

const tree = (text: string): string => lines(pasted.read(text).tree).join('\n');

describe('what a page says of itself', () => {
  it.each([
    'Webmaster: P. Larsen - hosted by Tripod',
    'Compiled May 1998, last modified 2004. Best viewed in 800x600.',
    'Page mise à jour le 3 mars 2008 par J. Delorme',
    'Dernière révision : 12/05/2015',
    'Inserito da: Gino il 5 maggio 2011 - Letture: 1.840',
    'Registriert: 03.02.2006',
    'Joined: Feb 2009',
    'Board size: 6 x 4 feet',
    'Number of turns: 12',
    'Visitors since 2003: 14,882',
    'Tous droits réservés',
  ])('%s', (line) => {
    expect(OF_PAGE.test(line)).toBe(true);
  });

  it.each([
    '1st Marines 1980',
    'Regiment Marschall 2005',
    'Brigade Marchand: 1,950',
    'Players’ Volunteers 640',
    'Stand des Korps Hale',
    'Retournement battery, 6 guns',
    'Location of the Guards Division',
    'Turnhout Battalion 510',
  ])('and not %s', (line) => {
    expect(OF_PAGE.test(line)).toBe(false);
  });

  const LIST = `Hale's Division
1st Line 610
2nd Line 720
3rd Light 690
Orme Hussars 190`;
  const READ = `division Hale's Division (Hale)
  regiment 1st Line 610m
  regiment 2nd Line 720m
  regiment 3rd Light 690m
  unknown Orme Hussars 190s`;

  it.each([
    'Hit counter 20,177',
    'Typhus carried off 30 to 40 men a week that spring.',
    'The returns after this date are not to be trusted.',
    'Games last about 8 turns',
    'near the bridge',
  ])('names no unit below a list: %s', (line) => {
    expect(tree(`${LIST}\n\n${line}`)).toBe(READ);
  });

  it('leaves those who tell no more than a name in the list', () => {
    expect(tree(`${LIST}\nMurcia 430`)).toBe(`${READ}\n  unknown Murcia 430m`);
  });

  it('counts guns beside captured ones that are not counted', () => {
    expect(tree(`${LIST}\n8 guns (plus captured ones, not counted)`)).toMatch(/ 8g$/);
  });
});

describe('a leader behind a label', () => {
  it.each([
    ['Brigade commander: General Hale', 'General Hale'],
    ['OC: Count Hale', 'Count Hale'],
    ['Divisionskommandeur: GM Hale', 'GM Hale'],
    ['Commander of the Division: General Hale', 'General Hale'],
    ['Comandante della divisione: generale Hale', 'generale Hale'],
    ['Dowódca brygady: generał Hale', 'generał Hale'],
    ['Dowodzący: generał Hale', 'generał Hale'],
    ['Général commandant : Hale', 'Hale'],
    ['Manda: brigadier Hale', 'brigadier Hale'],
    ['In command: General Hale', 'General Hale'],
    ['Chef d’état-major: Hale'.replace('’', "'"), undefined],
    ['Commandant l’artillerie : Hale'.replace('’', "'"), undefined],
    ['Generalstabschef: Oberst Hale', undefined],
    ['2i/c: General Hale', undefined],
  ])('%s', (line, man) => {
    expect(chiefIn(line)).toBe(man);
  });

  it.each([
    ['sous les ordres du général Hale', 'général Hale'],
    ['commandée par le général Hale', 'général Hale'],
    ['Under Sir John Hale', 'Sir John Hale'],
    ['under repair', undefined],
    ['Under arms 1,200', undefined],
  ])('and on a line of his own: %s', (line, man) => {
    expect(manUnder(line)).toBe(man);
  });

  it('leads the brigade that is called by him', () => {
    expect(tree('Division Orme\nBrigade Hale\nCommander: General John Hale\n1st Line 610\n2nd Line 720')).toBe(
      `division Division Orme (Orme)
  brigade Brigade Hale (John Hale)
    regiment 1st Line 610m
    regiment 2nd Line 720m`,
    );
  });

  it.each([
    [
      'in a heading',
      '<h2>The Neapolitan army</h2><h3>Commander: Hale</h3><ul><li>1st Line 610</li><li>2nd Line 720</li></ul>',
    ],
    [
      'below the whole list',
      'NEAPOLITAN ARMY\n\n1st Brigade\n1st Line 610\n2nd Brigade\n2nd Line 720\n\nCommander: Hale',
    ],
  ])('leads all of them %s', (_, text) => {
    expect(tree(text)).toMatch(/^army [^\n]*\(Hale\)\n/);
  });
});

describe('an ally’s troops', () => {
  it('are a part of the army they stand in, beside its corps', () => {
    expect(
      tree(`ANGLO-ALLIED RESERVE, 16 June 1815
Duke of Hale

FIFTH DIVISION. General Orme
1st Line 610
2nd Line 720

BRUNSWICK CORPS. General Lang
1st Light 690

NASSAU CONTINGENT. General Dore
1st Regiment 2,841`),
    ).toBe(`army ANGLO-ALLIED RESERVE (Duke of Hale)
  division FIFTH DIVISION (Orme)
    regiment 1st Line 610m
    regiment 2nd Line 720m
  corps BRUNSWICK CORPS (Lang)
    regiment 1st Light 690m
  unknown NASSAU CONTINGENT (Dore)
    regiment 1st Regiment 2841m`);
  });
});
