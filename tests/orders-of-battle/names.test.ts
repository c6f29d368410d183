import { describe, expect, it } from 'vitest';
import { readCommander } from '../../src/orders-of-battle/commanders.ts';
import { isSum, nationOf, partsOf, readUnitName } from '../../src/orders-of-battle/names.ts';
import { hintsOf, kindOfWord, levelOfWord } from '../../src/orders-of-battle/nouns.ts';
import { shortTitle } from '../../src/orders-of-battle/title-tails.ts';

describe('commanders', () => {
  it.each([
    ['GD Morvan', 'Morvan', 'GD', []],
    ['Général de Brigade Baron Luc Tessier', 'Luc Tessier', 'Général de Brigade', ['Baron']],
    ['General-Major Friedrich von Astheim', 'Friedrich von Astheim', 'General-Major', []],
    ['FML Graf Lobenau', 'Lobenau', 'FML', ['Graf']],
    ['Lt. Col. R. Harding', 'R. Harding', 'Lt. Col.', []],
    ['Major-General Sir Walter Pym KCB', 'Walter Pym', 'Major-General', ['KCB', 'Sir']],
    ['Colonel Marot (k)', 'Marot', 'Colonel', ['k']],
    ['GB Delorme (d.16h)', 'Delorme', 'GB', ['d.16h']],
    ['Oberst von Trotha (acting Commander)', 'von Trotha', 'Oberst', ['acting Commander']],
    ['Colonel Jean Ader Wounded Colonel Paul Roy', 'Jean Ader', 'Colonel', ['Wounded Colonel Paul Roy']],
    ['Duke of Mark', 'Duke of Mark', undefined, []],
    ['Rossow II, GL Ivan Petrovich, Count', 'Ivan Petrovich Rossow II', 'GL', ['Count']],
    ['MG (Major General) Kosin', 'Kosin', 'MG', ['Major General']],
    ['Gén. de Div. Ader', 'Ader', 'Gén. de Div.', []],
    ['Gen de Bde Roy', 'Roy', 'Gen de Bde', []],
    ['General Marot (at Ader, not in the action).', 'Marot', 'General', ['at Ader, not in the action']],
    ['General Delorme.', 'Delorme', 'General', []],
    ['Marshal', 'Marshal', undefined, []],
    ['Unknown', '', undefined, []],
    ['', '', undefined, []],
  ])('reads "%s"', (text, name, rank, notes) => {
    expect(readCommander(text)).toEqual({ name, ...(rank && { rank }), notes });
  });
});

describe('units', () => {
  it.each([
    ['I Corps', { level: 'corps' }],
    ['Advanced Guard Division', { level: 'division' }],
    ['Avant-garde', {}],
    ['102e de ligne', { level: 'regiment', kind: 'infantry', type: 'line' }],
    ['13th Light', { level: 'regiment', kind: 'infantry', type: 'light' }],
    ['2e Division de Cavalerie légère', { level: 'division', kind: 'cavalry', type: 'light' }],
    ['Infanterie-Brigade von Astheim', { level: 'brigade', kind: 'infantry', type: 'line' }],
    ['1/9e Légère', { level: 'battalion', kind: 'infantry', type: 'light' }],
    ['54e Ligne', { level: 'regiment', kind: 'infantry', type: 'line' }],
    ['7th Hussars', { level: 'regiment', kind: 'cavalry', type: 'hussar' }],
    ['3e Régiment de Chasseurs-à-Cheval', { level: 'regiment', kind: 'cavalry', type: 'light' }],
    ['Chasseurs à pied de la Garde', { kind: 'infantry', type: 'light' }],
    ['Garde du Corps', { kind: 'cavalry', type: 'guard' }],
    ['Kürassier-Regiment Nr. 4', { level: 'regiment', kind: 'cavalry', type: 'cuirassier' }],
    ['2. Landwehr-Bataillon', { level: 'battalion', kind: 'infantry', type: 'militia' }],
    ['Grenzer Regiment 11', { level: 'regiment', kind: 'infantry', type: 'light' }],
    ['Foot Battery 3', { level: 'battery', kind: 'artillery', type: 'foot artillery' }],
    ['Art. à Cheval', { kind: 'artillery', type: 'horse artillery' }],
    ['Reitende Batterie 6', { level: 'battery', kind: 'artillery', type: 'horse artillery' }],
    ['Sappers', { kind: 'other', type: 'engineers' }],
    ['Foot Dragoons', { kind: 'infantry', type: 'line' }],
    ['Cossack Pulk', { kind: 'cavalry', type: 'cossack' }],
    ['1er, 2e and 3e Bataillons, 40e Régiment de Légère', { level: 'regiment', kind: 'infantry', type: 'light' }],
  ])('%s', (name, hints) => {
    expect(hintsOf(name)).toEqual(hints);
  });

  it.each([
    ['61e Ligne', '254e Ligne'],
    ['3/61e', '1/254e'],
    ['IR 4', 'IR 49'],
    ['4-pdr battery', '6-pdr battery'],
  ])('say the same of %s as of %s, first asked or later', (one, other) => {
    expect(hintsOf(other)).toEqual(hintsOf(one));
    expect(hintsOf(one)).toEqual(hintsOf(other));
  });
  it('tell a calibre of twelve from all others', () => {
    expect(hintsOf('112-pdr battery').type).toBeUndefined();
    expect(hintsOf('12-pdr battery').type).toBe('heavy');
    expect(hintsOf('6-pdr battery').type).toBeUndefined();
  });

  it('keeps fates and asides out of the name, and mends scans', () => {
    expect(readUnitName('140e Régiment de Ligne (lost Eagle)')).toMatchObject({
      name: '140e Régiment de Ligne',
      notes: ['lost Eagle'],
    });
    expect(readUnitName("Division d'lnfanterie").name).toBe("Division d'Infanterie");
    expect(readUnitName('2/94th (Lakeshire)').name).toBe('2/94th (Lakeshire)');
  });

  it('counts the parts a name speaks of', () => {
    expect(partsOf('Dragoons, five squadrons')).toEqual({ count: 5, of: 'squadron' });
    expect(partsOf('1er, 2e and 3e Bataillons, 40e Régiment')).toEqual({ count: 3, of: 'battalion' });
    expect(partsOf('40e Régiment')).toBeUndefined();
  });

  it.each([
    ['Fußartillerie', 'artillery'],
    ['Fussartillerie', 'artillery'],
    ['Kavallerie-Artillerie', 'artillery'],
    ['Kav.-Batterie', 'artillery'],
    ['Horse Art.', 'artillery'],
    ['Fußvolk', 'infantry'],
    ['Fuss', 'infantry'],
    ['Kavallerie', 'cavalry'],
    ['Foot artillery', 'artillery'],
    ['Cavalry Battery', 'artillery'],
    ['Infantry and artillery', 'infantry'],
    ['Infanterie avec artillerie', 'infantry'],
    ['Infantería y artillería', 'infantry'],
    ['Infantry plus artillery', 'infantry'],
    ['Infantry - Artillery', 'infantry'],
    ['Infantry/Artillery', 'infantry'],
    ['inf. w. art.', 'infantry'],
    ['Infanterie samt Artillerie', 'infantry'],
    ['Cavalry + artillery', 'cavalry'],
    ['Train', 'other'],
  ])('reads the arm “%s” as %s', (word, kind) => {
    expect(kindOfWord(word)).toBe(kind);
  });

  it('reads letters and words for arm, level and nation', () => {
    expect(['i', 'Cav', 'ARTILLERY', 'MX'].map(kindOfWord)).toEqual(['infantry', 'cavalry', 'artillery', 'mixed']);
    expect(['d', 'BDE', 'Corps', 'bat'].map(levelOfWord)).toEqual(['division', 'brigade', 'corps', 'battalion']);
    expect([nationOf('r'), nationOf('Saxony'), nationOf(' ')]).toEqual(['Russia', 'Saxony', undefined]);
  });
});

describe('sums', () => {
  it.each([
    'Total',
    'Grand Total: 12,000',
    'Total infantry',
    'Total Infantry: 12,000',
    'Total, 1st Brigade',
    'Total — I Corps',
    'Total de la division',
    'Total strength of the corps 2501 men',
    'Sous-total infanterie',
    'Subtotal cavalry',
    'Army total',
    'Brigade Total: 2,110',
    'Infantry total: 1,900 men and 8 guns',
    'In all: 12,000',
    'Insgesamt 12.000 Mann',
    'Brigade insgesamt: 2.110',
    'Zusammen: 1200 Mann',
    'Gesamtstärke: 12000',
    'Summa',
    'Suma total',
    'Totale generale',
    'Ensemble: 1 200',
    'En tout 12 000',
    'Effectif total: 2.110',
    'Somma totale: 5.400',
    'Razem: 5400',
    'Ogółem 5400',
    'Hauptsumme 12.000',
    'Cavalry: total 3,200',
  ])('%s', (text) => {
    expect(isSum(text)).toBe(true);
  });

  it.each([
    'Totleben',
    'Zusammengesetztes Bataillon',
    'Légion de la Somme',
    '54e Ligne, total 1,200',
    'Ensemble Guards',
  ])('%s is none', (text) => {
    expect(isSum(text)).toBe(false);
  });

  it('of a formation by its name are sums only where it stands above', () => {
    for (const text of ['I Corps total 19,000', 'I Corps: total 19,000', 'I Corps, total: 17,000 men, 46 guns'])
      expect(isSum(text, ['Army of the Marches', 'I Corps'])).toBe(true);
    expect(isSum('II Corps: total 19,000', ['Army of the Marches', 'I Corps'])).toBe(false);
  });
});

describe('the name of an army in a title', () => {
  it.each([
    ['Estado de fuerza del Ejército de la Derecha, al mando del Teniente General Reding', 'Ejército de la Derecha'],
    ['Return of the British and Portuguese Troops at Albuera', 'British and Portuguese Troops'],
    ["TABLEAU DE L'ARMÉE DE CATALOGNE AU COMBAT DE VALLS (25 FÉVRIER 1809)", "L'ARMÉE DE CATALOGNE"],
    ['Das preußische I. Armee-Korps am 3. Oktober 1813 (Elbübergang)', 'Das preußische I. Armee-Korps'],
    ['3-y pekhotnyy korpus pri Borodino, 26 avgusta 1812 g.', '3-y pekhotnyy korpus'],
    // Short, or no longer anybody's without it.
    ['Army of Italy', 'Army of Italy'],
    ['Forces at Maida', 'Forces at Maida'],
    [
      'What we had on the table at Leipzig, from the notes of Peter',
      'What we had on the table at Leipzig, from the notes of Peter',
    ],
  ])('%s', (title, name) => expect(shortTitle(title)).toBe(name));
});
