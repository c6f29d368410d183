/** Who stands near whom after what others did; each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { goTo, play, pot } from '../battlefield/fixtures.ts';
import { card, charge, ends, facts, fire, nextTurn, slots } from './hands.ts';
import { accepts, acts, does, enters, hits, says, takes, toStep } from './table.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  kept,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const recovers = (battle: Battle, id: string) => opens(goTo(battle, 7), { do: 'recover', unit: id });

describe('a neighbour’s fire that drives an enemy back', () => {
  /** Husson fires at Hepburn, who loses a point and goes back to three centimetres. */
  const fired = (battle: Battle) => {
    const fires = opens(toStep(battle, 'firefights'), fire('husson', 'hepburn'));
    return answersAll(settles(fires, { 'throw:husson': hits(3, 1) }).battle).battle;
  };

  it('NBC-FF-09 NBC-MTC-02 NBC-GL-06 NBC-REC-04 leaves him in the zone of who stopped short of him: no order on Normal', () => {
    const short = settles(opens(acts(evening(), 'ii', 'move'), charge('campi', 'hepburn')), card('L')).battle;
    const after = fired(set(short, 'campi', { disordered: true }));
    expect([facts(after, 'campi').inCZ, facts(after, 'hepburn').inCZ]).toEqual([true, true]);
    const asked = recovers(kept(after), 'campi');
    expect(takes(asked, 'inCZ')).toBe(true);
    expect(unit(accepts(enters(asked, 'card', { result: 'N' })), 'campi').disordered).toBe(true);
    const free = says(asked, { inCZ: false });
    expect(unit(accepts(enters(free, 'card', { result: 'N' })), 'campi').disordered).toBe(false);
  });

  it('NBC-FF-09 AMB-168 NBC-REC-03 by ruling parts him from who touched him, who is as near for all that', () => {
    const home = charges(acts(left(evening({ recoilTouched: 'parts' }), 'campi', 6), 'ii', 'move'), 'campi', 'hepburn');
    const after = fired(home);
    expect([facts(after, 'campi').contact, facts(after, 'campi').inCZ]).toEqual([undefined, true]);
    const asked = recovers(ends(after), 'campi');
    expect([takes(asked, 'inCZ'), cp(accepts(enters(asked, 'card', { result: 'VH' })), 'campi')]).toEqual([true, 6]);
  });
});

describe('one of two enemies who is gone', () => {
  /** Campi stops two centimetres short of Hepburn. */
  const short = (battle: Battle) =>
    settles(opens(acts(battle, 'ii', 'move'), charge('campi', 'hepburn')), card('L')).battle;
  const there = { do: 'set', what: 'formation', id: 'guards', set: { present: true } } as const;

  it('NBC-GL-06 NBC-FF-01 NBC-ART-22 NBC-REC-04 leaves the other in the zone: who fired at him is Broken by guns, who stopped short is there', () => {
    const fires = opens(toStep(short(evening()), 'firefights'), fire('husson', 'hepburn'));
    const two = nextTurn(ends(answersAll(settles(fires, {}).battle).battle));
    const weak = set(left(two, 'husson', 1), 'hepburn', { disordered: true });
    const shot = settles(aims(weak, 'rogers', 'husson', { 'range.rogers': 'short' }), { rogers: pot(6, 1) }).battle;
    const gone = answersAll(falls(shot)).battle;
    expect([unit(gone, 'husson').fate, facts(gone, 'hepburn')]).toMatchObject(['broken', { met: 'campi', inCZ: true }]);
    const asked = recovers(kept(gone), 'hepburn');
    expect(takes(asked, 'inCZ')).toBe(true);
    expect(unit(accepts(enters(asked, 'card', { result: 'N' })), 'hepburn').disordered).toBe(true);
  });

  it('NBC-GL-06 NBC-FF-11 NBC-REC-01 and when both are gone, nobody is near', () => {
    const stands = ends(short(play(evening(), there)));
    const fires = opens(acts(stands, 'guards', 'firefights'), fire('maitland', 'campi'));
    const fired = answersAll(settles(fires, {}).battle).battle;
    expect(facts(fired, 'campi')).toMatchObject({ met: 'maitland', inCZ: true });
    const one = play(fired, { do: 'set', what: 'unit', id: 'maitland', set: { fate: 'eliminated' } });
    expect(facts(one, 'campi')).toMatchObject({ met: 'hepburn', inCZ: true });
    const none = play(one, { do: 'set', what: 'unit', id: 'hepburn', set: { fate: 'eliminated' } });
    expect(facts(none, 'campi').inCZ).toBe(undefined);
  });
});

describe('a village between two rounds', () => {
  const between = () => {
    const inside = does(acts(evening(), 'picton', 'move'), { do: 'occupy', unit: 'hepburn', area: 'farm' });
    const weak = left(left(nextTurn(inside), 'hepburn', 4), 'campi', 6);
    const fight = combat(charges(acts(weak, 'ii', 'move'), 'campi', 'hepburn'), 'hepburn', 'campi');
    let lies = enters(enters(fight, 'throw:campi', hits(6, 0)), 'throw:hepburn', hits(4, 1));
    for (const slot of slots(lies)) lies = enters(lies, slot, { result: 'H' });
    return answersAll(accepts(says(lies, { stay: true }))).battle;
  };

  it('NBC-CC-31 NBC-REC-03 NBC-GL-06 his own corps acts without him: he is touched still, and neither wins a point back', () => {
    const held = between();
    expect(facts(held, 'campi')).toMatchObject({ contact: 'hepburn', holds: true });
    const acted = ends(acts(kept(held), 'picton', 'administration'));
    expect(facts(acted, 'campi')).toMatchObject({ contact: 'hepburn', holds: true, inCZ: true });
    for (const [id, points] of [
      ['hepburn', 4],
      ['campi', 5],
    ] as const) {
      const asked = recovers(acted, id);
      expect([id, takes(asked, 'inCZ')]).toEqual([id, true]);
      expect(cp(accepts(enters(asked, 'card', { result: 'VH' })), id)).toBe(points);
    }
  });

  it('NBC-LUL-03 NBC-CC-31 NBC-REC-04 a lull of five centimetres finds who is touched in the zone all the same', () => {
    const nine = goTo(set(between(), 'hepburn', { disordered: true }), 9);
    const calm = does(does(nine, { do: 'lull', side: 'a', where: '' }), { do: 'next' });
    expect([facts(calm, 'campi').inCZ, facts(calm, 'hepburn').inCZ]).toEqual([true, true]);
    const asked = recovers(set(kept(calm), 'hepburn', { disordered: true }), 'hepburn');
    expect(takes(asked, 'inCZ')).toBe(true);
    expect(unit(accepts(enters(asked, 'card', { result: 'N' })), 'hepburn').disordered).toBe(true);
  });

  it('NBC-CC-31 NBC-CC-33 NBC-REC-03 he leaves it in his action: nobody is touched, and both may win points back', () => {
    const out = does(acts(between(), 'picton', 'move'), { do: 'occupy', unit: 'hepburn', area: null });
    expect([facts(out, 'campi').contact, facts(out, 'campi').inCZ, unit(out, 'hepburn').area]).toEqual([
      undefined,
      undefined,
      null,
    ]);
    const asked = recovers(play(out, { do: 'finish' }), 'hepburn');
    expect([takes(asked, 'inCZ'), cp(accepts(enters(asked, 'card', { result: 'H' })), 'hepburn')]).toEqual([false, 5]);
  });
});
