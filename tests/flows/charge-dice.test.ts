/** A charge from inside the Contact Zone, or over ground where moves are by dice, throws its dice and keeps to them. */
import { describe, expect, it } from 'vitest';
import type { Battle, Facts, Thing } from '../../src/battlefield/battle.ts';
import { procedureFor } from '../../src/battlefield/procedures.ts';
import type { Order } from '../../src/book/terms.ts';
import { play, refusal, top } from '../battlefield/fixtures.ts';
import { card, charge, facts, kinds, moving, nextTurn, ordered, wanted } from './hands.ts';
import { accepts, asks, dice, enters, isOffered, says, toStep } from './table.ts';
import { reads } from './turns.ts';
import { evening, opens, set, settles, unit } from './two-corps.ts';

const NEAR = { 'a:inCZ': true };
/** Husson begins within 10 cm of Kempt, and charges him. */
const near = (battle = moving(evening()), said: Facts = NEAR) => opens(battle, charge('husson', 'kempt'), said);
const throws = (asked: Battle, thing: Thing) => enters(asked, 'dice', thing);
const charged = (asked: Battle, thing: Thing) => accepts(throws(asked, thing));

describe('a charge from inside the Contact Zone', () => {
  it('NBC-MOV-15 NBC-MTC-01 AMB-93 throws two dice on foot and three on horse, one fewer Disordered, Tired or over rough going, and no card', () => {
    const asked = (id: string, state: object = {}, said: Facts = NEAR) =>
      wanted(opens(moving(set(evening(), id, state)), charge(id, 'kempt'), said));
    expect(asked('husson')).toEqual([['dice', 2]]);
    expect(asked('pire')).toEqual([['dice', 3]]);
    expect(asked('husson', { disordered: true })).toEqual([['dice', 1]]);
    expect(asked('pire', { exhaustion: 1 })).toEqual([['dice', 2]]);
    // A ditch in the way, which is never tested.
    expect(asked('husson', {}, { ...NEAR, 'terrain.0': true })).toEqual([['dice', 1]]);
    // Begun outside, the card alone.
    expect(asked('husson', {}, {})).toEqual([['card', 4]]);
  });

  it('NBC-MOV-16 any other dice carry it home; what they say stands, and it is charged once', () => {
    const lies = throws(near(), dice(3, 4));
    // Seven: whoever stands farther away is not reached.
    expect(asks(lies)).toContain('a:far');
    // Ten reach whatever is in the zone.
    expect(asks(throws(near(), dice(5, 5)))).not.toContain('a:far');
    expect(asks(lies)).not.toContain('a:inCZ');
    expect(asks(lies).filter((key) => key.startsWith('terrain.'))).toEqual([]);
    expect(reads(lies)).toMatchObject({ word: 'charge-home', part: 'free', sums: [{ total: 7 }] });
    // Whom it meets is named: the table card stands alone, without the question.
    expect(JSON.stringify(reads(lies).means)).toContain('"target":{"id":"kempt"');
    const home = accepts(lies);
    expect(facts(home, 'husson')).toMatchObject({ contact: 'kempt', startedInCZ: true, moved: true, charged: true });
  });

  it('NBC-MOV-16 a one: it stays where it is, goes at nobody, neither now nor hand to hand, and fires all the same', () => {
    const barred = charged(near(), dice(1, 4));
    expect(facts(barred, 'husson')).toMatchObject({ noAttack: true, startedInCZ: true, inCZ: true });
    expect(facts(barred, 'husson').moved).toBeUndefined();
    expect(facts(barred, 'husson').contact).toBeUndefined();
    expect(facts(barred, 'husson').charged).toBeUndefined();
    for (const target of ['kempt', 'pack']) expect(refusal(barred, charge('husson', target))).toBe('charge-no-attack');
    const fires = toStep(barred, 'firefights');
    expect(isOffered(fires, { do: 'firefight', unit: 'husson', target: 'kempt' })).toBe(true);
    const fights = toStep(barred, 'combats');
    expect(refusal(fights, { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe('charge-no-attack');
    // In the next turn it throws anew.
    expect(wanted(near(moving(nextTurn(barred)), {}))).toEqual([['dice', 2]]);
  });

  it('NBC-MOV-16 NBC-MOV-17 NBC-MOV-03 after a one it may go away by the same dice, once', () => {
    const barred = charged(near(), dice(1, 4));
    const away = opens(barred, { do: 'move', unit: 'husson' });
    expect(wanted(away)).toEqual([]);
    expect(top(away).facts).toEqual({ inCZ: true });
    expect(reads(away).sums[0]).toMatchObject({ total: 5 });
    // Backwards from inside the zone: half of five, and Disordered at once.
    const back = accepts(says(away, { gait: 'retrograde' }));
    expect(unit(back, 'husson')).toMatchObject({ disordered: true, facts: { movedCm: 2, noAttack: true } });
    expect(isOffered(back, { do: 'move', unit: 'husson' })).toBe(false);
  });

  it('NBC-MOV-16 AMB-92 a one and a six cancel; pursuers, Elite and Guard ignore the one', () => {
    expect(facts(charged(near(), dice(1, 6)), 'husson').contact).toBe('kempt');
    const pursuing = moving(ordered(evening(), 'ii', 'pursue'));
    expect(facts(charged(near(pursuing), dice(1, 2)), 'husson').contact).toBe('kempt');
    const kempt = opens(moving(evening(), 'picton'), charge('kempt', 'husson'), NEAR);
    expect(facts(charged(kempt, dice(1, 2)), 'kempt').contact).toBe('husson');
  });

  it('NBC-MOV-15 AMB-99 what its dice do not reach it does not touch: it moves them all, and no more', () => {
    const lies = says(throws(near(), dice(2, 2)), { 'a:far': true });
    expect(reads(lies)).toMatchObject({ word: 'charge-by-hand-short', good: false });
    const short = accepts(lies);
    expect(facts(short, 'husson')).toMatchObject({ charged: true, moved: true, inCZ: true });
    expect(facts(short, 'husson').contact).toBeUndefined();
    expect(isOffered(short, { do: 'move', unit: 'husson' })).toBe(false);
    expect(refusal(toStep(short, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(
      'charge-tried',
    );
  });

  it('NBC-MOV-16 AMB-99 foot that a six sends at horse stops at 2 cm and fires', () => {
    const at = (thing: Thing) => accepts(throws(opens(moving(evening()), charge('husson', 'vivian'), NEAR), thing));
    expect(facts(at(dice(3, 4)), 'husson').contact).toBe('vivian');
    const stopped = at(dice(6, 4));
    expect(facts(stopped, 'husson').contact).toBeUndefined();
    expect(facts(stopped, 'husson')).toMatchObject({ charged: true, inCZ: true });
    expect(isOffered(toStep(stopped, 'firefights'), { do: 'firefight', unit: 'husson', target: 'vivian' })).toBe(true);
    // The same six thrown before, in its move.
    const moved = accepts(throws(opens(moving(evening()), { do: 'move', unit: 'husson' }, { inCZ: true }), dice(6, 4)));
    const home = opens(moved, charge('husson', 'vivian'));
    expect(wanted(home)).toEqual([]);
    expect(facts(accepts(home), 'husson').contact).toBeUndefined();
    // Horse goes in.
    const horse = opens(moving(evening()), charge('pire', 'vivian'), NEAR);
    expect(facts(charged(horse, dice(6, 4, 4)), 'pire').contact).toBe('vivian');
  });

  it.each(['withdraw', 'pull-back'] as const satisfies Order[])(
    'NBC-ORD-09 NBC-ORD-11 under %s a charge is objected to, unless the dice compel it',
    (order) => {
      const asked = near(moving(ordered(evening(), 'ii', order)));
      const warnings = (battle: Battle) => procedureFor('charge').warnings?.(battle, top(battle)) ?? [];
      expect(warnings(asked)).toHaveLength(1);
      // A withdrawal may ignore the six.
      expect(warnings(throws(asked, dice(6, 2)))).toHaveLength(order === 'withdraw' ? 1 : 0);
    },
  );

  it('NBC-MTC-01 AMB-93 by ruling the card follows the dice, and is not drawn for whoever stays', () => {
    const asked = near(moving(evening({ closeCheckInCZ: 'yes' })));
    expect(wanted(asked)).toEqual([['dice', 2]]);
    expect(wanted(throws(asked, dice(3, 4)))).toEqual([['card', 4]]);
    expect(wanted(throws(asked, dice(1, 4)))).toEqual([]);
    const short = settles(asked, { dice: dice(3, 4), ...card('L') }).battle;
    expect(facts(short, 'husson').contact).toBeUndefined();
  });

  it('NBC-MOV-15 NBC-MOV-16 dice thrown in the move are not thrown again, nor are those of a table that moved it itself', () => {
    const moved = accepts(throws(opens(moving(evening()), { do: 'move', unit: 'husson' }, { inCZ: true }), dice(3, 4)));
    expect(wanted(opens(moved, charge('husson', 'kempt')))).toEqual([]);
    const own = play(moving(evening()), { do: 'set', what: 'unit', id: 'husson', set: { moved: true } });
    expect(wanted(near(own))).toEqual([]);
  });

  it('NBC-MOV-16 NBC-CC-32 NBC-BUA-01 barred in its village it keeps village and hour', () => {
    const held = set(evening(), 'hepburn', { area: 'farm', occupied: 30 });
    const barred = charged(opens(moving(held, 'picton'), charge('hepburn', 'husson'), NEAR), dice(1, 3));
    expect(unit(barred, 'hepburn')).toMatchObject({ area: 'farm', occupied: 30 });
    const short = says(throws(opens(moving(held, 'picton'), charge('hepburn', 'husson'), NEAR), dice(2, 3)), {
      'a:far': true,
    });
    expect(unit(accepts(short), 'hepburn')).toMatchObject({ area: null, occupied: 0 });
  });
});

describe('a charge where moves are by dice', () => {
  const inMud = (battle: Battle): Battle => ({ ...battle, sky: { ...battle.sky, ground: 'mud' } });

  it('NBC-MOV-10 NBC-MOV-13 NBC-MTC-01 throws them first, through mud, a wood or Exhausted, and then its card', () => {
    const asked = (battle: Battle, said: Facts = {}) => wanted(near(battle, said));
    expect(asked(inMud(moving(evening())))).toEqual([['dice', 2]]);
    expect(asked(moving(evening()), { 'terrain.1': true })).toEqual([['dice', 2]]);
    expect(asked(moving(set(evening(), 'husson', { exhaustion: 2 })))).toEqual([['dice', 3]]);
    // Outside the zone a one and a six mean nothing.
    const lies = throws(near(inMud(moving(evening())), {}), dice(1, 6));
    expect(wanted(lies)).toEqual([['card', 4]]);
    const short = accepts(says(lies, { 'a:far': true }));
    expect(facts(short, 'husson').contact).toBeUndefined();
    // It was in the mud, and is checked for it.
    expect(kinds(short)).toEqual(['disorder']);
    expect(facts(accepts(enters(lies, 'card', { result: 'N' })), 'husson').contact).toBe('kempt');
  });

  it('NBC-MOV-09 NBC-SCN-15 AMB-95 through terrain it cannot enter there is no charge', () => {
    const guns = set(set(evening(), 'guns', { host: 'husson' }), 'husson', {});
    const asked = near(moving(guns), { 'terrain.2': true });
    expect(procedureFor('charge').waits?.(asked, top(asked))).toBeDefined();
  });

  it('NBC-ART-25 with medium guns that fired it goes by one die', () => {
    const fired = set(evening(), 'bombs', { host: 'husson', firedIn: 1 });
    expect(wanted(near(moving(fired), {}))).toEqual([['dice', 1]]);
  });
});

it('NBC-SIM-01 NBC-MOV-16 NBC-ORD-04 a move without firefights says that the six brings foot into contact with horse, and asks for no fire', () => {
  const simple = moving(evening({}, { simplified: ['noFirefights'] }));
  const lies = throws(opens(simple, { do: 'move', unit: 'husson' }, { inCZ: true }), dice(6, 2));
  const read = JSON.stringify(reads(says(lies, { enemyCm: 5, enemyHorse: true })).means);
  expect(read).toContain('zone-attack-contact');
  expect(read).toContain('move-engage-contact');
});
