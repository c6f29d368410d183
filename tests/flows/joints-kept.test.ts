/** What one question leaves to the next: who still touches, who stands where, whose order it is. Worked out beforehand. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { goTo, into, play, SMALL } from '../battlefield/fixtures.ts';
import { facts, fire, kinds, nextTurn } from './hands.ts';
import { accepts, acts, enters, hits, isOffered, says } from './table.ts';
import { answersAll, charges, combat, evening, goesOn, left, opens, set, settles, unit } from './two-corps.ts';

const at = (attackers: [string], target: string): Play => ({ do: 'combat', attackers, target });

describe('who still touches an enemy', () => {
  it('NBC-CC-31 NBC-CC-26 NBC-CC-14 of two who lose before a village he stays who is in order; the other goes, and fights no second round', () => {
    const held = set(left(evening(), 'husson', 3), 'kempt', { area: 'farm', occupied: 20 });
    const home = charges(charges(acts(held, 'ii', 'move'), 'campi', 'kempt'), 'husson', 'kempt');
    const fought = goesOn(combat(home, 'kempt', 'husson', 'campi'), {
      'throw:kempt': hits(8, 3),
      'check:campi': { result: 'H' },
      'check:husson': { result: 'N' },
    });
    const stays = answersAll(accepts(says(fought.battle, { stay: true }))).battle;
    expect(facts(stays, 'campi')).toMatchObject({ contact: 'kempt', holds: true });
    expect([facts(stays, 'husson').contact, unit(stays, 'husson').disordered]).toEqual([undefined, true]);
    const second = acts(nextTurn(stays), 'ii', 'combats');
    expect([isOffered(second, at(['campi'], 'kempt')), isOffered(second, { attackers: ['campi', 'husson'] })]).toEqual([
      true,
      false,
    ]);
  });

  it('NBC-BUA-03 NBC-CC-01 NBC-MOV-22 guns that leave their village are touched by nobody, and who came at them has had his attack', () => {
    const held = set(evening(), 'guns', { area: 'farm' });
    const home = settles(charges(acts(held, 'picton', 'move'), 'kempt', 'guns')).battle;
    const gone = accepts(combat(home, 'guns', 'kempt'));
    expect(unit(gone, 'guns')).toMatchObject({ area: null, disordered: true, fate: 'good' });
    expect([facts(gone, 'kempt').contact, isOffered(gone, at(['kempt'], 'guns'))]).toEqual([undefined, false]);
  });
});

describe('who is touched, and who is near', () => {
  it('NBC-CC-33 NBC-CMD-04 NBC-FF-01 who is touched opens no fire and takes no rest, as little as who touches', () => {
    const held = set(evening(), 'kempt', { area: 'farm', occupied: 20 });
    const home = charges(acts(held, 'ii', 'move'), 'campi', 'kempt');
    const one = goesOn(combat(home, 'kempt', 'campi'), {
      'throw:kempt': hits(8, 1),
      'check:campi': { result: 'H' },
    });
    const next = nextTurn(accepts(says(one.battle, { stay: true })));
    // Nobody knows of an enemy near but by the contact.
    const rests = (battle: Battle) => isOffered(battle, { do: 'rest', unit: 'kempt', resting: true });
    const alone = set(next, 'kempt', { exhaustion: 1, facts: {} });
    expect([rests(alone), rests(set(alone, 'campi', { facts: {} }))]).toEqual([false, true]);
    const fires = acts(alone, 'picton', 'firefights');
    expect([isOffered(fires, fire('kempt', 'husson')), isOffered(fires, fire('hepburn', 'husson'))]).toEqual([
      false,
      true,
    ]);
  });

  it('NBC-GL-06 NBC-REC-03 NBC-FF-09 of two who met him one goes: the other is near him still; he is clear when both have gone', () => {
    const met = (battle: Battle, one: string) => settles(opens(battle, fire(one, 'hepburn')), {}).battle;
    const both = met(met(acts(evening(), 'ii', 'firefights'), 'campi'), 'husson');
    expect(facts(both, 'hepburn')).toMatchObject({ met: 'husson', inCZ: true });
    const leaves = (battle: Battle, one: string) =>
      accepts(says(opens(battle, { do: 'move', unit: one }), { inCZ: false }));
    const first = leaves(acts(nextTurn(both), 'ii', 'move'), 'husson');
    expect(facts(first, 'hepburn')).toMatchObject({ met: 'campi', inCZ: true });
    expect(facts(leaves(first, 'campi'), 'hepburn').inCZ).toBe(undefined);
  });
});

describe('what a unit takes along', () => {
  it('NBC-GAR-11 NBC-GAR-01 NBC-ORD-15 NBC-ORD-22 NBC-SKM-09 all of a brigade becomes a garrison: no stand, no rest, no order of its own', () => {
    const state = { area: 'farm', occupied: 60, areaIn: 1, stands: 1, resting: true, ownOrder: 'defend' } as const;
    const open = opens(acts(set(evening(), 'husson', state), 'ii', 'administration'), {
      do: 'garrison',
      unit: 'husson',
    });
    expect(unit(accepts(says(open, { cp: 6 })), 'husson')).toMatchObject({
      ...{ kind: 'garrison', formation: null, stands: 0, resting: false, ownOrder: null },
    });
  });

  it('NBC-LUL-03 NBC-GL-25 NBC-MOV-22 two who change places change their walls with them, and have moved', () => {
    const start = set(set(evening(), 'husson', { facts: { cover: 'hard', inCZ: true } }), 'campi', {
      facts: { cover: 'soft' },
    });
    const nine = play(goTo(start, 9), { do: 'lull', side: 'a', where: '' });
    const two = set(acts(into(nine, 1, 2), 'ii', 'move'), 'husson', { facts: { cover: 'hard' } });
    const swapped = accepts(opens(two, { do: 'swap', unit: 'husson', with: 'campi' }));
    expect([facts(swapped, 'husson'), facts(swapped, 'campi')]).toEqual([
      { cover: 'soft', moved: true },
      { cover: 'hard', moved: true },
    ]);
  });
});

describe('guns that are lost as they limber up', () => {
  it('NBC-EVD-02 NBC-ART-20 NBC-MTC-03 AMB-85 their canister hits, and by ruling too the attacker has nobody to close with again', () => {
    const shaken = set(evening({ finalShotRecheck: 'yes' }), 'fliers', { disordered: true });
    const home = charges(acts(shaken, 'picton', 'move'), 'vivian', 'fliers');
    const gone = settles(home, { evade: { result: 'N' }, 'throw:fliers': hits(1, 1) }).battle;
    expect([unit(gone, 'fliers').fate, kinds(gone)]).toEqual(['eliminated', ['disorder']]);
    // Guns that stay and hit are closed with once more.
    const stays = settles(charges(acts(evening({ finalShotRecheck: 'yes' }), 'picton', 'move'), 'kempt', 'guns'), {
      'throw:guns': hits(3, 1),
    }).battle;
    expect(kinds(stays)).toEqual(['charge', 'disorder']);
  });
});

describe('a radius that stays as long as it was', () => {
  it('NBC-SCN-13 NBC-RNF-05 NBC-QC-07 by those who come later leaves who was out of command out of it', () => {
    const [picton, guards] = SMALL.sides.b.formations;
    const pack = { id: 'r-pack', side: 'b', formation: 'picton', units: ['pack'], at: 630, where: 'here' } as const;
    const from = { sides: { a: SMALL.sides.a, b: { ...SMALL.sides.b, formations: [picton!, guards!] } } };
    const start = evening({}, {}, { ...from, reinforcements: [pack] } as never);
    const out = play(nextTurn(start, 45), { do: 'set', what: 'formation', id: 'picton', set: { radius: 20 } });
    const two = into(set(out, 'kempt', { facts: { ooc: true } }), 2, 2);
    const come = accepts(enters(two, 'card', { result: 'N' }));
    expect([come.formations.picton!.radius, facts(come, 'kempt').ooc]).toEqual([20, true]);
  });
});
