/** Names that a text shouts. */
import { describe, expect, it } from 'vitest';
import { quietArmy, unshouted } from '../../../../src/app/editor/import/capitals.ts';
import { say } from '../../../../src/engine/message.ts';
import type { ProposedArmy } from '../../../../src/orders-of-battle/proposed.ts';

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

  it('is quiet wherever an army bears it, but not in a table of our own', () => {
    const army: ProposedArmy = {
      id: 'a',
      name: 'RED ARMY',
      commander: 'ROWLAND TARN',
      formations: [
        { id: 'f', name: '', made: say('reader-army-troops', { army: 'RED ARMY' }), units: [], leftOut: [] },
      ],
      leftOut: [],
    };
    const { name, commander, formations } = quietArmy(army);
    expect([name, commander, formations[0]?.made?.args]).toEqual(['Red Army', 'Rowland Tarn', { army: 'Red Army' }]);
    const own = { ...army, own: {} as NonNullable<ProposedArmy['own']> };
    expect(quietArmy(own)).toBe(own);
  });

  it.each(['Army of the Marches', 'V Corps', 'IR 33', '1/71st', ''])('%s stays as it is', (name) => {
    expect(unshouted(name)).toBe(name);
  });
});
