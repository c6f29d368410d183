/** Units that are driven from their place by a fight: what was true of the place goes with it. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { foughtOf } from '../../../src/battlefield/fights/combatants.ts';
import { asFight } from '../../../src/battlefield/fights/parties.ts';
import { fightsOf } from '../../../src/battlefield/fights/plays.ts';
import { targetIn } from '../../../src/battlefield/fire/volley-batteries.ts';
import { engagedIn } from '../../../src/battlefield/ledger/contact.ts';
import { eventBuilder } from '../../../src/battlefield/ledger/event-builder.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { makeRoom } from '../../../src/battlefield/special-troops/garrisoning.ts';
import type { ScenarioSource } from '../../../src/scenarios/schema.ts';
import { battery, play, refusal, SMALL, top, withUnit } from '../fixtures.ts';
import { accept, acting, acts, decide, enter, fought, garrisoned, say } from './played-out.ts';

const combat = (battle: Battle, attacker: string, target: string) =>
  play(battle, { do: 'combat', attackers: [attacker], target });
const touches = (battle: Battle, unit: string, target: string): Battle =>
  withUnit(battle, unit, { facts: { contact: target, contactIn: battle.turn, strikes: 'front' } });
const inTurn2 = (battle: Battle): Battle => {
  const { charged: _, ...facts } = battle.units.husson!.facts;
  return withUnit({ ...battle, turn: 2 }, 'husson', { facts });
};
const inTouch = (battle: Battle) => engagedIn(battle).map(({ id }) => id);

describe('contact', () => {
  /** Husson has lost the first round at the farm, and stays at its edge. */
  const holding = (): Battle => {
    const start = combat(withUnit(acting('combats'), 'kempt', { area: 'farm' }), 'husson', 'kempt');
    return accept(say(fought(start, { kempt: 1 }, { husson: 'H' }), { stay: true }));
  };

  it('NBC-CC-31 NBC-CC-33 AMB-128 of a holder that a third unit drives back is over, and so is its second round', () => {
    expect(inTouch(holding())).toEqual(['husson', 'kempt']);
    const beaten = accept(fought(combat(acts(holding(), 'combats', 'picton'), 'pack', 'husson'), { pack: 3 }));
    expect(inTouch(beaten)).toEqual([]);
    const next = acts(inTurn2(beaten), 'combats');
    const again = combat(next, 'husson', 'kempt');
    expect(foughtOf(again, asFight(top(again))).combat.area).toMatchObject({ round: 1 });
    expect(top(play(acts(next, 'firefights'), { do: 'firefight', unit: 'husson', target: 'pack' })).kind).toBe(
      'firefight',
    );
  });

  it('NBC-CC-33 with a unit that falls back is over for all who touched it', () => {
    const start = touches(touches(acting('combats'), 'husson', 'kempt'), 'campi', 'kempt');
    expect(inTouch(accept(fought(combat(start, 'campi', 'kempt'), { campi: 3 })))).toEqual([]);
    // Who beat his attacker off stands where he stood, and is touched still.
    expect(inTouch(accept(fought(combat(start, 'campi', 'kempt'), { kempt: 3 })))).toEqual(['husson', 'kempt']);
  });

  it('NBC-CC-33 of a holder is over when his enemy has walked out of the area', () => {
    const left = play(acts(holding(), 'administration', 'picton'), { do: 'occupy', unit: 'kempt', area: null });
    expect(inTouch(left)).toEqual([]);
  });

  it('NBC-CC-31 AMB-128 of a holder is over when it moves away, or charges another: the next attacker fights alone', () => {
    const next = acts(inTurn2(holding()), 'move');
    const moves = say(play(next, { do: 'move', unit: 'husson' }), { inCZ: false });
    const elsewhere = decide(play(next, { do: 'charge', unit: 'husson', target: 'pack' }), 'short');
    for (const gone of [accept(moves), decide(moves, 'moved'), elsewhere]) {
      expect(inTouch(gone)).toEqual([]);
      const other = acts(decide(play(gone, { do: 'charge', unit: 'campi', target: 'kempt' }), 'home'), 'combats');
      expect(fightsOf(other, 'campi')[0]).toEqual({ do: 'combat', attackers: ['campi'], target: 'kempt' });
    }
  });

  it('NBC-CC-31 NBC-MOV-22 is kept by a charger who went home: his move is over', () => {
    const home = decide(play(acting('move'), { do: 'charge', unit: 'husson', target: 'kempt' }), 'home');
    expect(refusal(home, { do: 'move', unit: 'husson' })).toContain('finished');
    expect(inTouch(home)).toEqual(['husson', 'kempt']);
  });

  it('NBC-BUA-04 with a unit that leaves the area before the attack is over for all', () => {
    let battle = withUnit(acting('combats', {}, 'picton'), 'pire', { area: 'farm' });
    battle = touches(touches(battle, 'kempt', 'pire'), 'pack', 'pire');
    expect(inTouch(accept(combat(battle, 'kempt', 'pire')))).toEqual([]);
  });
});

describe('what was said of its place', () => {
  /** Kempt holds the farm; in phase 4 its cover was said to be hard, and it holds a town. */
  const said = (battle: Battle): Battle =>
    withUnit(battle, 'kempt', { area: 'farm', facts: { cover: 'hard', town: true, nearAC: true } });

  it('NBC-GL-25 NBC-ART-15 NBC-QC-08 goes with a unit that is thrown out of it: guns find it in the open', () => {
    const out = accept(fought(combat(said(acting('combats')), 'campi', 'kempt'), { campi: 3 }));
    expect(out.units.kempt).toMatchObject({ area: null, facts: {} });
    const fired = play({ ...out, turn: 2, phase: 4, action: null }, { do: 'fire', side: 'a', on: { unit: 'kempt' } });
    expect(targetIn(fired, { ...top(fired), data: { on: { unit: 'kempt' } }, facts: {} }).cover).toBe('none');
    for (const key of ['town', 'nearAC', 'cover']) expect(Object.keys(out.units.kempt!.facts)).not.toContain(key);
  });

  it('NBC-GL-25 stays with a unit that holds it', () => {
    const held = accept(fought(combat(said(acting('combats')), 'campi', 'kempt'), { kempt: 1 }));
    expect(held.units.kempt!.facts).toMatchObject({ cover: 'hard', town: true });
  });

  it('NBC-GL-25 goes with a unit that breaks, that walks out, and that has no room beside the garrison', () => {
    const start = said(acting('administration', {}, 'picton'));
    const left = (battle: Battle) => expect(battle.units.kempt!.facts).toEqual({});
    left(play(start, { do: 'set', what: 'unit', id: 'kempt', set: { cp: 0 } }));
    left(play(start, { do: 'occupy', unit: 'kempt', area: null }));
    const d = eventBuilder(
      garrisoned(withUnit(start, 'kempt', { resting: true, exhaustion: 1, area: 'farm' }), 'pack'),
    );
    makeRoom(d, d.state.units.kempt!);
    left(d.state);
    expect(d.state.units.kempt!.resting).toBe(false);
  });
});

describe('set by hand', () => {
  const set = (battle: Battle, to: Extract<Play, { what: 'unit' }>['set']) =>
    play(battle, { do: 'set', what: 'unit', id: 'kempt', set: to });

  it('NBC-GL-25 NBC-CC-33 out of its area a unit leaves the place and those who touched it; where it stays nothing ends', () => {
    const held = withUnit(acting('administration'), 'kempt', { area: 'farm', facts: { cover: 'hard', town: true } });
    const start = touches(held, 'husson', 'kempt');
    const out = set(start, { area: null });
    expect([out.units.kempt!.facts, inTouch(out)]).toEqual([{}, []]);
    const stays = set(start, { area: 'farm' });
    expect([stays.units.kempt!.facts, inTouch(stays)]).toEqual([start.units.kempt!.facts, ['husson', 'kempt']]);
  });

  it('NBC-BAG-04 who is broken by hand loots no longer, and owes no check when he is good again', () => {
    const { a, b } = SMALL.sides;
    let battle = acting('administration', { sides: { a: { ...a, baggage: 1 }, b } }, 'picton');
    battle = withUnit(battle, 'baggage:a:1', { captured: { by: 'kempt', open: true } });
    battle = withUnit(battle, 'kempt', { looting: true, disordered: true });
    battle = set(set(battle, { fate: 'broken' }), { fate: 'good', cp: 1 });
    expect(battle.units['baggage:a:1']!.captured).toEqual({ by: 'kempt', open: false });
    expect(play(battle, { do: 'next' }).agenda.map(({ kind }) => kind)).not.toContain('looting');
  });
});

describe('who is not in the area', () => {
  it('NBC-BUA-01 off the table a unit holds no place in it', () => {
    const held = withUnit(acting('move'), 'husson', { area: 'farm' });
    const gone = play(held, { do: 'set', what: 'unit', id: 'husson', set: { present: false } });
    expect(play(gone, { do: 'occupy', unit: 'campi', area: 'farm' }).units.campi!.area).toBe('farm');
  });

  it('NBC-BUA-03 AMB-88 guns of a unit that is fought in the open, says the table, leave nothing', () => {
    let battle = withUnit(acting('combats', {}, 'picton'), 'husson', { area: 'farm' });
    battle = combat(withUnit(battle, 'guns', { host: 'husson' }), 'kempt', 'husson');
    expect(decide(battle, 'nothing').units.guns).toMatchObject({ host: null, disordered: true });
    expect(decide(say(battle, { area: 'open' }), 'nothing').units.guns).toMatchObject({
      host: 'husson',
      disordered: false,
    });
  });
});

describe('the entrance of a bridge', () => {
  const RIVER = { crossings: [{ id: 'stone', name: 'the stone bridge', kind: 'bridge' }] } as Partial<ScenarioSource>;
  const waits = (battle: Battle, id: string): Battle =>
    withUnit({ ...battle, turn: 3 }, id, { crossing: { over: 'stone', at: 'near', since: 2, tried: 0 } });
  const stage = (battle: Battle, id = 'kempt') => battle.units[id]!.crossing!.at;
  const beaten = (start: Battle): Battle => accept(fought(combat(start, 'campi', 'kempt'), { campi: 3 }));

  it('NBC-BRG-03 is free for others once a unit is driven from it, or has left it to take the ground of its enemy', () => {
    const driven = beaten(waits(acting('combats', RIVER), 'kempt'));
    expect(driven.units.kempt).toMatchObject({ fate: 'good', crossing: { at: 'left' } });
    const other = { do: 'cross', unit: 'pack', over: 'stone', deed: 'reach' } as const;
    expect(stage(play(acts({ ...driven, turn: 4 }, 'move', 'picton'), other), 'pack')).toBe('near');
    expect(stage(beaten(waits(acting('combats', RIVER), 'campi')), 'campi')).toBe('left');
  });

  it('NBC-BRG-05 is kept by a unit that breaks on it, until it flees', () => {
    const broken = play(waits(acting('combats', RIVER), 'kempt'), {
      do: 'set',
      what: 'unit',
      id: 'kempt',
      set: { cp: 0 },
    });
    expect(broken.units.kempt!.fate).toBe('broken');
    expect(stage(broken)).toBe('near');
  });
});

describe('looters', () => {
  /** Kempt loots the French baggage, or has just taken it. */
  const looting = (has: boolean): Battle => {
    const { a, b } = SMALL.sides;
    const battle = acting('combats', { sides: { a: { ...a, baggage: 1 }, b } });
    const taken = withUnit(battle, TRAIN, { captured: { by: 'kempt', open: true } });
    return withUnit(taken, 'kempt', { looting: has, disordered: has });
  };
  const TRAIN = 'baggage:a:1';
  const beaten = (has: boolean) => accept(fought(combat(looting(has), 'campi', 'kempt'), { campi: 2 }));

  it('NBC-BAG-04 that are beaten back loot no longer, and stay Disordered', () => {
    const battle = beaten(true);
    expect(battle.units.kempt).toMatchObject({ looting: false, disordered: true, fate: 'good' });
    expect(battle.units[TRAIN]!.captured).toEqual({ by: 'kempt', open: false });
  });

  it('NBC-BAG-03 NBC-BAG-04 who is driven off before he could loot, or breaks, owes no check for it', () => {
    const owes = (battle: Battle) => {
      const administration = play(acts(battle, 'combats', 'picton'), { do: 'next' });
      return administration.agenda.map(({ kind }) => kind);
    };
    expect(owes(looting(false))).toEqual(['looting']);
    expect(owes(beaten(false))).toEqual([]);
    const broken = play(looting(true), { do: 'set', what: 'unit', id: 'kempt', set: { cp: 0 } });
    expect(owes(withUnit(broken, 'kempt', { fate: 'good' }))).toEqual([]);
  });
});

describe('a formation on the march, and a unit of it that rests', () => {
  const marching = (battle: Battle): Battle => ({
    ...battle,
    formations: { ...battle.formations, ii: { ...battle.formations.ii!, order: 'redeploy' } },
  });
  const rests = { resting: true, exhaustion: 1 } as const;
  const disturbed = { resting: false, ownOrder: 'defend', disturbed: true };

  it('NBC-MOV-21 NBC-ORD-13 AMB-29 a unit that leaves its area before an attack rests no longer, and its formation defends', () => {
    const start = withUnit(marching(acting('combats', {}, 'picton')), 'pire', { area: 'farm', ...rests });
    const battle = accept(combat(start, 'kempt', 'pire'));
    expect(battle.units.pire).toMatchObject({ area: null, ...disturbed });
    expect(battle.formations.ii!.order).toBe('defend');
  });

  it('NBC-MOV-21 NBC-ORD-13 AMB-29 so with guns that evade a charge', () => {
    const [ii, iii] = SMALL.sides.a.formations;
    const light = battery('guns', 'II/a', 'Guns', { weight: 'light' });
    const a = { ...SMALL.sides.a, formations: [{ ...ii!, units: [...ii!.units.slice(0, 3), light] }, iii!] };
    const start = withUnit(marching(acting('move', { sides: { ...SMALL.sides, a } }, 'picton')), 'guns', rests);
    const charged = decide(play(start, { do: 'charge', unit: 'kempt', target: 'guns' }), 'home');
    const evade = (battle: Battle) => accept(fought(enter(battle, 'evade', { result: 'VH' })));
    for (const battle of [evade(charged), decide(charged, 'evades')]) {
      expect(battle.units.guns).toMatchObject(disturbed);
      expect(battle.formations.ii!.order).toBe('defend');
    }
  });
});
