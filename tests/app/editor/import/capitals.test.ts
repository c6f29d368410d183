/** Names that a text shouts. */
import { describe, expect, it } from 'vitest';
import { unshouted } from '../../../../src/app/editor/import/capitals.ts';

describe('a name in capitals', () => {
  it.each([
    ['BATTLE OF AIRE AND THE ADOUR', 'Battle of Aire and the Adour'],
    ['2ND DIVISION', '2nd Division'],
    ['II CORPS', 'II Corps'],
    ['XIVE CORPS', 'XIVe Corps'],
    ["BARNES'S BRIGADE", "Barnes's Brigade"],
    ['DROUET D’ERLON', 'Drouet D’Erlon'],
    ['LATOUR-MAUBOURG', 'Latour-Maubourg'],
    ['2ND LINE, KGL', '2nd Line, KGL'],
    ['PUTHOD (CAVALRY)', 'Puthod (Cavalry)'],
    ['DIVISIÓN DE VANGUARDIA', 'División de Vanguardia'],
    ['GARDE ZU FUSS', 'Garde zu Fuss'],
  ])('%s becomes %s', (shouted, name) => {
    expect(unshouted(shouted)).toBe(name);
  });

  it.each(['Army of the Marches', 'V Corps', 'IR 33', '1/71st', ''])('%s stays as it is', (name) => {
    expect(unshouted(name)).toBe(name);
  });
});
