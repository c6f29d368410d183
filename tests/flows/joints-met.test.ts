/** Where three subjects meet: each flow worked out from the rulebook before it was played. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import { goTo, play, pot, top } from '../battlefield/fixtures.ts';
import { card, charge, counts, facts, fire, nextTurn, rated, slots } from './hands.ts';
import { filed, stored, takenBack } from './recorded.ts';
import { accepts, acts, dice, does, enters, hits, isOffered, says, takes, toStep, wants } from './table.ts';
import { reads, total, turn } from './turns.ts';
import {
  aims,
  answersAll,
  charges,
  combat,
  cp,
  evening,
  falls,
  goesOn,
  joins,
  left,
  opens,
  set,
  settles,
  unit,
} from './two-corps.ts';

const BRIDGE = { crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' as const }] };
const over = (one: string, deed: 'reach' | 'try' | 'leave'): Play => ({ do: 'cross', unit: one, over: 'stone', deed });

describe('a bridge, horse and who runs', () => {
  it('NBC-BRG-01 NBC-CC-25 NBC-CC-29 NBC-BRG-05 NBC-BRK-03 broken at its entrance by horse he blocks it until he has fled or is caught, and the horse goes on', () => {
    const reached = does(acts(left(evening({}, {}, BRIDGE), 'husson', 1), 'ii', 'move'), over('husson', 'reach'));
    const home = charges(acts(reached, 'picton', 'move'), 'vivian', 'husson');
    // In square: horse hits on six with six points, and one point answers.
    const fought = settles(combat(home, 'husson', 'vivian'), {
      'throw:vivian': dice(5, 6, 1, 1, 1, 1),
      'check:vivian': { result: 'VH' },
    });
    expect(fought.wanted).toMatchObject({ 'throw:vivian': 6, 'throw:husson': 1 });
    const gone = answersAll(fought.battle).battle;
    expect(unit(gone, 'husson')).toMatchObject({ fate: 'broken', crossing: { at: 'near' } });
    expect(facts(gone, 'vivian').contact).toBe(undefined);
    const two = nextTurn(gone);
    const moving = acts(two, 'ii', 'move');
    expect(isOffered(moving, over('campi', 'reach'))).toBe(false);
    const fled = accepts(does(moving, { do: 'move', unit: 'husson' }));
    expect(isOffered(fled, over('campi', 'reach'))).toBe(true);
    const caught = accepts(does(acts(two, 'picton', 'move'), charge('vivian', 'husson')));
    expect(unit(caught, 'husson').fate).toBe('eliminated');
    expect(isOffered(acts(caught, 'ii', 'move'), over('campi', 'reach'))).toBe(true);
    expect([isOffered(caught, charge('vivian', 'campi')), isOffered(caught, { do: 'move', unit: 'vivian' })]).toEqual([
      true,
      true,
    ]);
  });

  it('NBC-BRG-01 NBC-CC-24 NBC-GL-26 NBC-BRG-03 he who comes over in the second turn is driven into the farm behind it, and the far side is free in the third', () => {
    const reached = does(acts(evening({}, {}, BRIDGE), 'ii', 'move'), over('husson', 'reach'));
    const across = accepts(enters(does(acts(nextTurn(reached), 'ii', 'move'), over('husson', 'try')), 'dice', dice(5)));
    expect(unit(across, 'husson').crossing).toMatchObject({ at: 'far' });
    const fought = combat(charges(acts(across, 'picton', 'move'), 'kempt', 'husson'), 'husson', 'kempt');
    const thrown = goesOn(fought, { 'throw:kempt': hits(8, 1), 'check:husson': { result: 'H' } });
    // One loss: Q3.
    expect(thrown.wanted).toMatchObject({ 'check:husson': 3 });
    const back = accepts(says(thrown.battle, { 'd:backsInto': 'farm' }));
    expect(unit(back, 'husson')).toMatchObject({ area: 'farm', disordered: false, crossing: { at: 'left' } });
    const third = acts(nextTurn(does(goTo(back, 7))), 'ii', 'move');
    expect(isOffered(third, over('campi', 'reach'))).toBe(true);
    expect(isOffered(third, { do: 'occupy', unit: 'husson', area: null })).toBe(true);
    expect(isOffered(third, { do: 'occupy', unit: 'campi', area: 'farm' })).toBe(false);
  });
});

describe('weather, sight and a fire that was declared', () => {
  const fog = (battle: Battle) => play(battle, { do: 'set', what: 'sky', set: { fog: { total: 0, target: 30 } } });

  it('NBC-VIS-02 NBC-ART-04 NBC-FOG-01 fog before the dice ends a shot at 25 cm; after them the hits of what was seen fall', () => {
    const aimed = aims(evening(), 'guns', 'hepburn', { 'range.guns': 'long' });
    expect(counts(aimed)).toBe(2);
    const blind = fog(aimed);
    expect(wants(blind)).toEqual([]);
    const shot = accepts(enters(aimed, 'guns', pot(6, 6)));
    const fallen = falls(fog(shot));
    expect(cp(fallen, 'hepburn')).toBe(4);
    // Q3, two losses.
    expect([top(fallen).kind, rated(fallen)]).toEqual(['disorder', 2]);
  });

  it('NBC-TIM-03 NBC-VIS-05 NBC-UC-01 NBC-CMA-01 NBC-REC-02 night in the middle of a turn: who was told far is asked anew, and recovers as by day', () => {
    const tired = set(evening(), 'husson', { disordered: true });
    const six = goTo(tired, 6);
    const dark = play(six, { do: 'set', what: 'clock', minutes: 22 * 60 });
    const acting = acts(dark, 'ii', 'orders');
    const change = play(acting, { do: 'order', formation: 'ii', order: 'defend', far: true });
    const after = settles(change, card('N')).battle;
    // Two dice beyond five centimetres.
    expect([after.sides.a.rerolls.ready, after.formations.ii!.order]).toEqual([2, 'defend']);
    const seven = opens(goTo(after, 7), { do: 'recover', unit: 'husson' });
    // Q3, Fresh, Disordered.
    expect(rated(seven)).toBe(3);
    expect(settles(seven, card('N')).battle.units.husson!.disordered).toBe(false);
  });
});

describe('horse that stands in a village', () => {
  const held = () => {
    const inside = does(acts(evening(), 'ii', 'move'), { do: 'occupy', unit: 'pire', area: 'farm' });
    return charges(acts(inside, 'picton', 'move'), 'kempt', 'pire');
  };
  const struck = (onFoot: boolean) => says(combat(held(), 'pire', 'kempt'), { 'd:onFoot': onFoot });

  it('NBC-BUA-04 NBC-CC-30 NBC-CC-31 NBC-GL-05 on foot it is half as strong and in hard cover; mounted again in the next turn, once nobody is near, it is twice what is left', () => {
    const fought = goesOn(struck(true), { 'throw:kempt': dice(6, 6, 1, 1, 1, 1, 1, 1), 'throw:kempt#1': dice(4, 3) });
    // Six points are three on foot.
    expect(fought.wanted).toMatchObject({ 'throw:pire': 3, 'throw:kempt#1': 2 });
    const stood = answersAll(accepts(fought.battle)).battle;
    expect(unit(stood, 'pire')).toMatchObject({ fate: 'good' });
    expect(cp(stood, 'pire')).toBe(unit(stood, 'pire').onFoot ? 2 : 4);
  });

  it('NBC-BUA-04 NBC-CC-01 it leaves without a fight when it stays on horseback, and the attacker has the place', () => {
    const out = struck(false);
    expect(slots(out)).toEqual([]);
    const gone = answersAll(out).battle;
    expect(unit(gone, 'pire')).toMatchObject({ area: null, fate: 'good' });
    expect([cp(gone, 'pire'), facts(gone, 'kempt').contact]).toEqual([6, undefined]);
  });
});

describe('square, guns and horse in one turn', () => {
  it('NBC-ART-15 NBC-CC-25 NBC-SKM-02 NBC-CC-06 in square under the guns of phase 4, charged by horse in phase 6, its attached guns throw two dice more', () => {
    const joined = does(acts(evening(), 'picton', 'move'), { do: 'battery', unit: 'rogers', host: 'hepburn' });
    const two = nextTurn(joined);
    const near = aims(two, 'guns', 'hepburn', { 'range.guns': 'medium', square: true });
    const volley = goesOn(near, { guns: pot(6, 1, 1) });
    // Misses are thrown again at a square.
    expect(Object.keys(volley.wanted)).toEqual(['guns', 'guns.1']);
    const fallen = answersAll(falls(accepts(volley.battle))).battle;
    expect(cp(fallen, 'hepburn')).toBe(5);
    const fought = goesOn(combat(charges(acts(fallen, 'ii', 'move'), 'milhaud', 'hepburn'), 'hepburn', 'milhaud'), {
      'throw:hepburn': dice(6, 5, 1, 1, 1, 1, 1),
      'check:milhaud': { result: 'N' },
    });
    // Five points and two for the guns; foot hits horse on six alone.
    expect(fought.wanted).toMatchObject({ 'throw:hepburn': 7, 'throw:milhaud': 6, 'check:milhaud': 3 });
    const after = accepts(fought.battle);
    expect([cp(after, 'milhaud'), unit(after, 'milhaud').disordered, facts(after, 'milhaud').contact]).toEqual([
      5,
      true,
      undefined,
    ]);
  });

  it('NBC-CC-25 NBC-CC-14 NBC-ART-21 NBC-CC-28 Disordered in square and Disordered again it goes back with its guns, Disordered both', () => {
    const joined = does(acts(evening(), 'picton', 'move'), { do: 'battery', unit: 'rogers', host: 'hepburn' });
    const loose = set(set(nextTurn(joined), 'hepburn', { disordered: true }), 'rogers', { disordered: true });
    const home = charges(acts(loose, 'ii', 'move'), 'milhaud', 'hepburn');
    const fought = settles(combat(home, 'hepburn', 'milhaud'), {
      'throw:milhaud': dice(4, 1, 1, 1, 1, 1),
      'check:hepburn': { result: 'N' },
    });
    // Horse hits Disordered foot on four; Q3, Disordered.
    expect(fought.wanted).toMatchObject({ 'check:hepburn': 2, 'throw:hepburn': 8 });
    const back = answersAll(fought.battle).battle;
    expect([unit(back, 'hepburn').disordered, unit(back, 'rogers').disordered, unit(back, 'rogers').host]).toEqual([
      true,
      true,
      'hepburn',
    ]);
    expect(facts(back, 'milhaud').contact).toBe(undefined);
  });
});

describe('rest, orders and who comes near', () => {
  it('NBC-CMD-04 NBC-REC-01 NBC-ORD-22 NBC-ORD-05 a rest that ended defends in its corps that attacks, and goes by its next order', () => {
    const tired = set(evening(), 'husson', { exhaustion: 1 });
    const rests = does(goTo(tired, 1), { do: 'rest', unit: 'husson', resting: true });
    const short = charges(acts(rests, 'picton', 'move'), 'kempt', 'husson', 'L');
    const seven = opens(goTo(short, 7), { do: 'recover', unit: 'husson' });
    // Tired, with an enemy within 15 cm: no level comes back.
    const ended = settles(seven, card('VH')).battle;
    expect(unit(ended, 'husson')).toMatchObject({ exhaustion: 1, resting: false, ownOrder: 'defend' });
    const two = turn(ended, 20);
    const asked = opens(acts(two, 'ii', 'move'), charge('husson', 'kempt'));
    expect(procedureFor(top(asked).kind).warnings?.(asked, top(asked))).not.toEqual([]);
    const change = settles(
      opens(acts(two, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'pursue', far: false }),
      card('N'),
    ).battle;
    expect(unit(change, 'husson').ownOrder).toBe(null);
  });

  it('NBC-ORD-13 NBC-ORD-17 NBC-SKM-02 NBC-ART-01 AMB-29 to Redeploy, struck in the same turn, defending: guns and stands are out again in the next', () => {
    const out = does(goTo(evening(), 1), { do: 'skirmishers', unit: 'husson', stands: 1 });
    const change = opens(acts(out, 'ii', 'orders'), { do: 'order', formation: 'ii', order: 'redeploy', far: false });
    const march = settles(change, card('N')).battle;
    expect([march.formations.ii!.order, unit(march, 'husson').stands]).toEqual(['redeploy', 0]);
    const fired = settles(opens(acts(march, 'picton', 'firefights'), fire('hepburn', 'campi')), {}).battle;
    expect(fired.formations.ii!.order).toBe('defend');
    const one = goTo(nextTurn(fired), 1);
    expect(isOffered(one, { do: 'skirmishers', unit: 'husson', stands: 1 })).toBe(true);
    expect(takes(opens(goTo(one, 4), { do: 'fire', side: 'a', on: { unit: 'hepburn' } }), 'fires.guns')).not.toBe(
      undefined,
    );
  });
});

describe('kept and taken back', () => {
  const begun = () => {
    const one = does(acts(evening({}, {}, BRIDGE), 'ii', 'move'), over('husson', 'reach'));
    return does(acts(one, 'picton', 'move'), charge('vivian', 'husson'));
  };

  it('NBC-CC-25 NBC-SKM-02 NBC-BRG-03 NBC-MTC-02 a charge at a bridge is stored, filed and taken back in its middle: it finds the same square', async () => {
    const before = begun();
    const home = accepts(enters(before, 'card', { result: 'N' }));
    const open = does(toStep(await stored(home), 'combats'), { do: 'combat', attackers: ['vivian'], target: 'husson' });
    const thrown = enters(filed(open), 'throw:vivian', hits(6, 1));
    const back = takenBack(thrown, before);
    const short = accepts(enters(back, 'card', { result: 'L' }));
    expect([facts(short, 'vivian').contact, facts(short, 'vivian').charged, facts(short, 'husson').inCZ]).toEqual([
      undefined,
      true,
      true,
    ]);
    expect(unit(short, 'husson').crossing).toMatchObject({ at: 'near' });
    expect(isOffered(toStep(short, 'combats'), { do: 'combat', attackers: ['vivian'], target: 'husson' })).toBe(false);
  });
});
void [reads, total, joins];
