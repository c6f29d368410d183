/** Who has fought, or shot from stand to line, is known to stand in the other's Contact Zone, until one of them goes. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, into, pot, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, drives, enters, hits, takes, throws, toStep } from './table.ts';

const near = (battle: Battle, unit: string) => takes(does(goTo(battle, 7), { do: 'recover', unit }), 'inCZ');
/** Both Disordered, so that both have something to recover. */
const shaken = (battle: Battle) =>
  withUnit(withUnit(battle, 'campi', { disordered: true }), 'kempt', { disordered: true });
const charges = () => does(acts(begin(), 'ii', 'move'), { do: 'charge', unit: 'campi', target: 'kempt' });
const combat = () => {
  const home = toStep(accepts(enters(charges(), 'card', { result: 'N' })), 'combats');
  return does(home, { do: 'combat', attackers: ['campi'], target: 'kempt' });
};
const fire = () => does(acts(begin(), 'ii', 'firefights'), { do: 'firefight', unit: 'campi', target: 'kempt' });

describe('in the Contact Zone', () => {
  it('NBC-MTC-02 NBC-MOV-15 NBC-REC-01 is he before whom a charge stopped short: his own move is thrown for', () => {
    const short = accepts(enters(charges(), 'card', { result: 'L' }));
    expect(near(shaken(short), 'kempt')).toBe(true);
    const answers = acts(short, 'picton', 'move');
    expect(takes(does(answers, { do: 'move', unit: 'kempt' }), 'inCZ')).toBe(true);
    // AMB-93: from inside it he proves himself to nobody.
    expect(takes(does(answers, { do: 'charge', unit: 'kempt', target: 'campi' }), 'a:inCZ')).toBe(true);
  });

  it('NBC-FF-09 NBC-REC-04 are both after a firefight, and nobody of whom one is Broken', () => {
    const both = shaken(accepts(throws(fire(), { kempt: 2 }).battle));
    expect([near(both, 'campi'), near(both, 'kempt')]).toEqual([true, true]);
    const weak = withUnit(fire(), 'campi', { lost: { white: 7, red: 0, blue: 0 } });
    const broken = accepts(throws(weak, { kempt: 2 }).battle);
    expect(broken.units.campi?.fate).toBe('broken');
    expect(broken.units.kempt?.facts.inCZ).toBeUndefined();
  });

  it('NBC-CC-12 NBC-CC-14 NBC-REC-01 are both whom a combat has left within ten centimetres, and who goes 15 is not', () => {
    const nobody = shaken(accepts(drives(combat()).battle));
    expect([near(nobody, 'campi'), near(nobody, 'kempt')]).toEqual([true, true]);
    const goes = (card: 'N' | 'VL') =>
      accepts(drives(combat(), { 'throw:kempt': hits(8, 2), 'check:campi': { result: card } }).battle);
    expect(goes('N').units.kempt?.facts.inCZ).toBe(true);
    expect(goes('VL').units.kempt?.facts.inCZ).toBeUndefined();
  });

  it('NBC-SKM-01 NBC-MOV-15 is he at whom a stand shoots, until the other moves', () => {
    const third = withUnit(into(begin(), 3), 'campi', { stands: 1 });
    const shot = accepts(
      enters(does(third, { do: 'skirmish', by: 'campi', on: { unit: 'kempt' } }), 'stand1', pot(1, 2)),
    );
    expect([shot.units.campi?.facts.inCZ, shot.units.kempt?.facts.inCZ]).toEqual([true, true]);
    const move = does(acts(shot, 'ii', 'move'), { do: 'move', unit: 'campi' });
    expect(takes(move, 'inCZ')).toBe(true);
    expect(accepts(drives(move).battle).units.kempt?.facts.inCZ).toBeUndefined();
  });
});
