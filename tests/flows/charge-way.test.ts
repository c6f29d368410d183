/** A charge is a move: it owes the checks of its way, and guns that stay hold it back. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, play, refusal, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, says, toStep } from './table.ts';

const charge = { do: 'charge', unit: 'husson', target: 'kempt' } as const;
const comesHome = (battle: Battle): Battle => accepts(enters(battle, 'card', { result: 'N' }));
const moving = (): Battle => acts(begin(), 'ii', 'move');
const inMud = (battle: Battle): Battle => ({ ...battle, sky: { ...battle.sky, ground: 'mud' } });
const checks = (battle: Battle) => battle.agenda.filter(({ kind }) => kind === 'disorder').map(({ unit }) => unit);

describe('the way of a charge', () => {
  it('NBC-MOV-13 NBC-MTC-01 through mud it draws a Disorder Check, before the combat is fought', () => {
    // In mud it goes by two dice: as far as they say.
    const home = comesHome(enters(does(inMud(moving()), charge), 'dice', dice(5, 4)));
    expect(top(home)).toMatchObject({
      kind: 'disorder',
      unit: 'husson',
      data: { column: 'move', why: 'move-check-mud' },
    });
    const shaken = accepts(enters(home, 'card', { disorder: true }));
    expect(shaken.units.husson).toMatchObject({ disordered: true, facts: { contact: 'kempt', moveChecked: true } });
    expect(checks(comesHome(does(moving(), charge)))).toEqual([]);
  });

  it('NBC-MOV-10 NBC-MTC-02 through rough ground too, and also when it stops short', () => {
    const asked = does(moving(), charge);
    // The sample terrain: a ditch, which is not tested and costs a die; wood, heavy wood, rough ground.
    expect(asks(asked).filter((key) => key.startsWith('terrain.'))).toEqual([0, 1, 2, 3].map((n) => `terrain.${n}`));
    const short = accepts(enters(says(asked, { 'terrain.3': true }), 'card', { result: 'VL' }));
    expect(checks(short)).toEqual(['husson']);
    expect(short.units.husson!.facts.contact).toBeUndefined();
  });

  it('NBC-MOV-06 NBC-DC-02 through friends both check, each once', () => {
    const home = comesHome(says(does(moving(), charge), { 'a:through': 'campi' }));
    expect([...checks(home)].sort()).toEqual(['campi', 'husson']);
    expect(home.units.campi!.facts.moveChecked).toBe(true);
  });

  it('NBC-MOV-22 NBC-DC-02 what its move was asked, its charge is not asked again', () => {
    const moved = play(inMud(moving()), { do: 'set', what: 'unit', id: 'husson', set: { moved: true } });
    const asked = does(moved, charge);
    expect(asks(asked).filter((key) => /terrain|through/.test(key))).toEqual([]);
    expect(checks(comesHome(asked))).toEqual([]);
  });
});

describe('guns with a brigade', () => {
  const withGuns = (set: Parameters<typeof withUnit>[2]) => withUnit(moving(), 'guns', { host: 'husson', ...set });

  it('NBC-ART-25 AMB-161 heavy ones that fired hold it: it neither moves nor charges', () => {
    const fired = withGuns({ firedIn: 1 });
    expect(isOffered(fired, charge)).toBe(false);
    expect(refusal(fired, charge)).toBe('move-heavy-fired');
    expect(isOffered(withGuns({}), charge)).toBe(true);
    // Unattached, they let it go.
    expect(isOffered(play(fired, { do: 'battery', unit: 'guns', host: null }), charge)).toBe(true);
  });

  it('NBC-HOW-02 NBC-ART-23 so do guns that are being changed, and those join nobody', () => {
    const conversion = { part: 'donor', done: 3 } as const;
    expect(refusal(withGuns({ conversion }), charge)).toBe('move-converting');
    const alone = withUnit(toStep(moving(), 'move'), 'guns', { conversion });
    expect(isOffered(alone, { do: 'battery', unit: 'guns' })).toBe(false);
  });

  it('NBC-ART-25 NBC-CC-01 what touches an enemy already fights all the same', () => {
    const home = comesHome(does(moving(), charge));
    const fired = withUnit(toStep(home, 'combats'), 'guns', { host: 'husson', firedIn: 1 });
    expect(isOffered(fired, { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(true);
  });
});
