/** What one question writes and the next one reads, within a phase, an action and a turn. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, play, SMALL, small, top, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, drives, enters, isOffered, says, takes, toStep, wants } from './table.ts';
import { evening, set } from './two-corps.ts';

const order = (battle: Battle, id: string, to: 'redeploy' | 'defend' | 'hold' | 'attack') =>
  play(battle, { do: 'set', what: 'formation', id, set: { order: to } });

describe('two volleys of one phase at a brigade on the march', () => {
  it('NBC-QC-13 NBC-DC-03 AMB-32 one check, under the order of the first, whatever was ordered between them', () => {
    const hit = (battle: Battle) =>
      play(battle, { do: 'hits', unit: 'kempt', hits: 1, cause: 'artillery', aspect: 'front' });
    const first = hit(order(goTo(begin(), 4), 'picton', 'redeploy'));
    const both = play(hit(order(first, 'picton', 'defend')), { do: 'next' });
    // Q5, two losses, Redeploy: 5 - 1 - 1.
    expect([top(both).kind, wants(both)]).toEqual(['disorder', [expect.objectContaining({ rating: 3 })]]);
    const defends = play(hit(hit(order(goTo(begin(), 4), 'picton', 'defend'))), { do: 'next' });
    expect(wants(defends)).toEqual([expect.objectContaining({ rating: 4 })]);
  });
});

describe('an order sent to a commander out of sight', () => {
  it('NBC-ORD-17 NBC-RR-05 AMB-45 he is as far when it failed and another is sent: two dice each', () => {
    const asked = play(acts(begin(), 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'hold', far: true });
    const failed = accepts(enters(asked, 'card', { result: 'VL' }));
    expect([failed.formations.ii!.order, failed.sides.a.rerolls.ready]).toEqual(['attack', 2]);
    expect(isOffered(failed, { do: 'order', formation: 'ii', order: 'hold', far: true })).toBe(true);
    expect(isOffered(failed, { do: 'order', formation: 'ii', order: 'hold', far: false })).toBe(false);
  });
});

describe('guns that have run and rest', () => {
  it('NBC-EVD-03 NBC-ART-25 NBC-MOV-21 turn for free in their action, and not under Hold', () => {
    const tired = set(evening(), 'fliers', { exhaustion: 1, resting: true, facts: { facingAway: true } });
    const away = (battle: Battle) => toStep(acts(battle, 'ii', 'move'), 'firefights').units.fliers!.facts.facingAway;
    expect([away(tired), away(order(tired, 'ii', 'hold'))]).toEqual([false, true]);
  });
});

describe('a Broken unit that is lost', () => {
  const broken = () => withUnit(begin(), 'husson', { fate: 'broken', lost: { white: 6, red: 0, blue: 0 } });
  const lost = (battle: Battle) =>
    play(battle, { do: 'set', what: 'unit', id: 'husson', set: { fate: 'eliminated' } }).agenda;

  it('NBC-GL-18 NBC-RAL-01 NBC-BRK-01 is asked neither to rally nor to flee any more', () => {
    const rally = play(goTo(broken(), 7), { do: 'recover', unit: 'husson' });
    const flight = play(acts(broken(), 'ii', 'move'), { do: 'move', unit: 'husson' });
    expect([top(rally).kind, top(flight).kind]).toEqual(['rally', 'broken-move']);
    expect([lost(rally), lost(flight)]).toEqual([[], []]);
  });
});

describe('a brigade with two stands, hit twice in one phase', () => {
  it('NBC-SKM-07 AMB-64 the first takes one stand, the second the brigade: the other stays out', () => {
    const light = begin(
      small({
        sides: {
          ...SMALL.sides,
          b: {
            ...SMALL.sides.b,
            formations: SMALL.sides.b.formations.map((one) => ({
              ...one,
              units: one.units.map((each) => (each.arm === 'infantry' ? { ...each, sk: 3 as const } : each)),
            })),
          },
        },
      }),
    );
    const hit = (battle: Battle) =>
      play(battle, { do: 'hits', unit: 'kempt', hits: 1, cause: 'skirmish', aspect: 'front' });
    const once = hit(withUnit(goTo(light, 3), 'kempt', { stands: 2 }));
    expect(once.units.kempt).toMatchObject({ stands: 1, lost: { white: 1 }, hurt: { check: false } });
    expect(hit(once).units.kempt).toMatchObject({ stands: 1, lost: { white: 2 }, hurt: { check: true } });
  });
});

describe('a unit that was disturbed at rest', () => {
  it('NBC-ORD-22 NBC-ORD-15 goes by the next order of its formation, Attack too; who was left behind does not', () => {
    const own = { ownOrder: 'defend' } as const;
    const six = withUnit(withUnit(goTo(begin(), 6), 'husson', { ...own, disturbed: true }), 'campi', own);
    const given = order(six, 'ii', 'attack').units;
    expect(given.husson).toMatchObject({ ownOrder: null, disturbed: false });
    expect(given.campi).toMatchObject(own);
  });
});

describe('an action that waits while another is taken up again', () => {
  it('NBC-SEQ-02 NBC-EQ-03 knows how far its units have come, until it is over itself', () => {
    const moving = withUnit(acts(begin(), 'ii', 'move'), 'husson', { facts: { movedCm: 6 } });
    const waits = play(moving, { do: 'take-up', formation: 'iii', step: 'combats' });
    const back = play(waits, { do: 'finish' });
    const came = (battle: Battle) => battle.units.husson!.facts.movedCm;
    expect([back.action?.formation, came(back)]).toEqual(['ii', 6]);
    expect(came(play(back, { do: 'finish' }))).toBeUndefined();
  });
});

describe('a strong point that the table alone knows of', () => {
  it('NBC-GL-27 NBC-FF-06 NBC-CC-09 said in the firefight, it counts in the combat of the same turn', () => {
    const point = { id: 'mill', name: 'the mill', kind: 'strong-point' } as const;
    const fire = does(acts(begin(small({ areas: [point] })), 'ii', 'firefights'), {
      do: 'firefight',
      unit: 'husson',
      target: 'pack',
    });
    const fired = accepts(drives(says(fire, { 'd:strongPoint': true })).battle);
    const fight = (unit: 'husson' | 'campi', target: 'pack' | 'kempt') =>
      takes(does(toStep(fired, 'combats'), { do: 'combat', attackers: [unit], target }), 'd:strongPoint');
    expect([fight('campi', 'pack'), fight('campi', 'kempt')]).toEqual([true, false]);
  });
});
