/** What horse near foot does to its skirmishers, and whom a six sends at the enemy: told and written as it happens. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { begin, codesIn, infantry, SMALL, small, story, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, dice, does, drives, enters, says, toStep, wants } from './table.ts';

const [PICTON, COOKE] = SMALL.sides.b.formations;
const field = (rulings: Rulings = {}, sk: 2 | 3 = 2): Battle => {
  const units = PICTON!.units.map((unit) =>
    unit.id === 'kempt' ? infantry('kempt', '5/8', 'Kempt', 2500, 5, sk) : unit,
  );
  const formations = [{ ...PICTON!, units }, COOKE!];
  return begin(small({ sides: { ...SMALL.sides, b: { ...SMALL.sides.b, formations } } }), { rulings });
};
const out = (battle: Battle, stands: 1 | 2 = 1) => withUnit(battle, 'kempt', { stands });

describe('skirmishers of foot that horse comes upon', () => {
  it.each([
    [2, 1, 0, 8],
    [3, 2, 2, 6],
  ] as const)('NBC-SKM-02 NBC-CC-10 those of SK%i, %i out: %i stay, and it throws %i dice', (sk, stands, left, n) => {
    const charged = does(acts(out(field({}, sk), stands), 'ii', 'move'), {
      do: 'charge',
      unit: 'pire',
      target: 'kempt',
    });
    const home = accepts(enters(charged, 'card', { result: 'N' }));
    expect(home.units.kempt!.stands).toBe(left);
    const fight = does(toStep(home, 'combats'), { do: 'combat', attackers: ['pire'], target: 'kempt' });
    expect(wants(fight)).toContainEqual(expect.objectContaining({ slot: 'throw:kempt', dice: n }));
  });

  it('NBC-SKM-02 NBC-MTC-02 a charge that stops 3 cm short takes none in, nor does one of foot that goes home', () => {
    const ask = (unit: string) => does(acts(out(field()), 'ii', 'move'), { do: 'charge', unit, target: 'kempt' });
    expect(accepts(enters(ask('pire'), 'card', { result: 'L' })).units.kempt!.stands).toBe(1);
    expect(accepts(enters(ask('husson'), 'card', { result: 'N' })).units.kempt!.stands).toBe(1);
  });

  it('NBC-SKM-02 NBC-FF-08 foot that fires at horse at 2 cm has taken its own in', () => {
    const start = withUnit(acts(field(), 'picton', 'firefights'), 'kempt', { stands: 1 });
    const fire = does(start, { do: 'firefight', unit: 'kempt', target: 'pire' });
    expect(fire.units.kempt!.stands).toBe(0);
    // Fresh, Q5, eight CP: four dice; with a stand out it would be three.
    expect(wants(fire)).toContainEqual(expect.objectContaining({ slot: 'throw:kempt', dice: 4 }));
    expect(does(start, { do: 'firefight', unit: 'kempt', target: 'husson' }).units.kempt!.stands).toBe(1);
  });
});

describe('a six in the Contact Zone', () => {
  const sent = (one: 5 | 6): Battle => {
    const asked = says(does(acts(field(), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    return toStep(accepts(enters(asked, 'dice', dice(one, 3))), 'combats');
  };
  const isTold = (battle: Battle) => story(battle, { do: 'next' }).includes('fight-held-back');

  it('NBC-MOV-16 who was sent and went nowhere is told as the combats are left', () => {
    expect([isTold(sent(6)), isTold(sent(5))]).toEqual([true, false]);
  });

  it('NBC-MOV-16 NBC-FF-01 who charged, or fired at the horse before it, has obeyed', () => {
    const asked = says(does(acts(field(), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    const six = accepts(enters(asked, 'dice', dice(6, 3)));
    const charged = accepts(does(six, { do: 'charge', unit: 'husson', target: 'kempt' }));
    const fought = accepts(
      drives(does(toStep(charged, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' })).battle,
    );
    expect(isTold(fought)).toBe(false);
    const fired = accepts(
      drives(does(toStep(six, 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' })).battle,
    );
    expect(isTold(toStep(fired, 'combats'))).toBe(false);
  });

  it.each([
    [{}, 'move-engage-either'],
    [{ attackEngage: 'contactOnly' }, 'move-engage-contact'],
  ] as const)('NBC-ORD-05 AMB-159 a brigade that attacks inside the zone, %j: %s', (rulings, code) => {
    const asked = says(does(acts(field(rulings), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
    const thrown = enters(asked, 'dice', dice(4, 3));
    expect(codesIn(procedureFor('move').reading(thrown, top(thrown)).means)).toContain(code);
  });
});
