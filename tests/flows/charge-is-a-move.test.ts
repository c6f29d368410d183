/** A unit's move and its charge are one movement: what the one has thrown and told, the other knows. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, play, refusal, top, withUnit } from '../battlefield/fixtures.ts';
import { charge } from './hands.ts';
import { accepts, acts, asks, dice, does, enters, isOffered, says, takes, toStep, wants } from './table.ts';

/** II Corps attacks; Husson begins within 10 cm of the enemy, and throws his two dice. */
function inTheZone(one: 1 | 2 | 3 | 4 | 5 | 6, other: 1 | 2 | 3 | 4 | 5 | 6): Battle {
  const asked = says(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }), { inCZ: true });
  return accepts(enters(asked, 'dice', dice(one, other)));
}

describe('dice of the Contact Zone', () => {
  it('NBC-MOV-16 a one forbids every charge, and the firefight is fought all the same', () => {
    const battle = inTheZone(1, 3);
    expect(battle.units.husson!.facts).toMatchObject({ moved: true, noAttack: true, startedInCZ: true });
    expect(isOffered(battle, { do: 'charge', unit: 'husson' })).toBe(false);
    for (const target of ['kempt', 'pack']) expect(refusal(battle, charge('husson', target))).toBe('charge-no-attack');
    // It forbids nothing to his neighbours.
    expect(isOffered(battle, charge('campi', 'kempt'))).toBe(true);
    expect(isOffered(toStep(battle, 'firefights'), { do: 'firefight', unit: 'husson', target: 'kempt' })).toBe(true);
  });

  it('NBC-MOV-16 a one and a six cancel: he may charge, and need not', () => {
    const battle = inTheZone(1, 6);
    expect(isOffered(battle, charge('husson', 'kempt'))).toBe(true);
    expect(battle.units.husson!.facts.mustAttack).toBeUndefined();
  });

  it('NBC-MOV-16 NBC-MTC-01 a six sends him in: no closing card is drawn, and nobody is asked where he began', () => {
    const charged = does(inTheZone(6, 3), charge('husson', 'kempt'));
    expect(asks(charged)).not.toContain('a:inCZ');
    expect(wants(charged)).toEqual([]);
    expect(accepts(charged).units.husson!.facts).toMatchObject({ contact: 'kempt', strikes: 'front' });
  });

  it('NBC-MTC-01 whoever began in the zone draws no card for any charge; whoever began outside draws one', () => {
    const inside = does(inTheZone(3, 4), charge('husson', 'kempt'));
    expect(wants(inside)).toEqual([]);
    const outside = accepts(does(acts(begin(), 'ii', 'move'), { do: 'move', unit: 'husson' }));
    const charged = does(outside, charge('husson', 'kempt'));
    expect(asks(charged)).not.toContain('a:inCZ');
    expect(wants(charged)).toHaveLength(1);
  });

  it('NBC-MTC-01 by ruling he proves himself there too (AMB-93)', () => {
    const battle = play(inTheZone(3, 4), { do: 'ruling', key: 'closeCheckInCZ', value: 'yes' });
    expect(wants(does(battle, charge('husson', 'kempt')))).toHaveLength(1);
  });

  it('NBC-MOV-16 a charge that nobody reckoned a move for asks, and remembers', () => {
    const charged = does(acts(begin(), 'ii', 'move'), charge('husson', 'kempt'));
    expect(takes(charged, 'a:inCZ')).toBe(false);
    const inside = says(charged, { 'a:inCZ': true });
    expect(wants(inside)).toMatchObject([{ slot: 'dice', dice: 2 }]);
    expect(accepts(enters(inside, 'dice', dice(3, 4))).units.husson!.facts).toMatchObject({
      startedInCZ: true,
      moved: true,
      charged: true,
    });
  });
});

describe('a charge', () => {
  const stopped = () => {
    const charged = does(acts(begin(), 'ii', 'move'), charge('husson', 'kempt'));
    return accepts(enters(charged, 'card', { result: 'L' }));
  };

  it('NBC-MOV-22 NBC-MTC-02 that stopped short is not tried again, and its unit moves no more', () => {
    const battle = stopped();
    expect(battle.units.husson!.facts).toMatchObject({ moved: true, charged: true, inCZ: true });
    expect(isOffered(battle, { do: 'charge', unit: 'husson' })).toBe(false);
    expect(isOffered(battle, { do: 'move', unit: 'husson' })).toBe(false);
    expect(refusal(battle, charge('husson', 'pack'))).toBe('charge-tried');
  });

  it('NBC-MTC-02 NBC-REC-01 leaves it within 10 cm: its recovery knows', () => {
    let battle = withUnit(stopped(), 'husson', { lost: { white: 3, red: 0, blue: 0 } });
    battle = play(toStep(battle, 'administration'), { do: 'next' });
    for (const formation of ['iii', 'picton']) battle = play(battle, { do: 'pass', formation });
    battle = does(play(battle, { do: 'next' }), { do: 'recover', unit: 'husson' });
    expect(takes(battle, 'inCZ')).toBe(true);
  });

  it('NBC-MOV-22 in the next turn it may try again', () => {
    let battle = play(toStep(stopped(), 'administration'), { do: 'next' });
    for (const formation of ['iii', 'picton']) battle = play(battle, { do: 'pass', formation });
    battle = { ...battle, turn: battle.turn };
    battle = acts(battle.turn === 1 ? nextTurn(battle) : battle, 'ii', 'move');
    expect(isOffered(battle, charge('husson', 'kempt'))).toBe(true);
    // It stands where it stopped, so it begins in the zone.
    expect(takes(does(battle, { do: 'move', unit: 'husson' }), 'inCZ')).toBe(true);
  });

  it('NBC-CC-01 NBC-MOV-22 that went home holds its unit there', () => {
    const charged = does(acts(begin(), 'ii', 'move'), charge('husson', 'kempt'));
    const battle = accepts(enters(charged, 'card', { result: 'N' }));
    expect(battle.units.husson!.facts.contact).toBe('kempt');
    expect(isOffered(battle, { do: 'move', unit: 'husson' })).toBe(false);
    expect(isOffered(toStep(battle, 'combats'), { do: 'combat', attackers: ['husson'], target: 'kempt' })).toBe(true);
  });

  it('NBC-MOV-21 NBC-MOV-16 the word of the table stands: set by hand as still to move, it charges once more', () => {
    const battle = play(stopped(), { do: 'set', what: 'unit', id: 'husson', set: { moved: false } });
    expect(isOffered(battle, charge('husson', 'kempt'))).toBe(true);
  });
});

function nextTurn(battle: Battle): Battle {
  let now = battle;
  while (now.turn === battle.turn) {
    const task = top(now);
    now = task ? play(now, { do: 'throw', task: task.id }, { do: 'accept', task: task.id }) : play(now, { do: 'next' });
  }
  while (top(now)) now = play(now, { do: 'throw', task: top(now).id }, { do: 'accept', task: top(now).id });
  return now;
}

describe('a Broken unit that is caught', () => {
  const caught = (disordered: boolean) => {
    const start = withUnit(acts(begin(), 'ii', 'move'), 'kempt', { fate: 'broken' });
    return accepts(does(withUnit(start, 'husson', { disordered }), charge('husson', 'kempt')));
  };

  it('NBC-BRK-03 AMB-100 by a Disordered one flees at once, with the enemy beside it; that one moves and charges no more', () => {
    const battle = caught(true);
    expect(top(battle)).toMatchObject({ kind: 'broken-move', unit: 'kempt', side: 'b' });
    expect(takes(battle, 'enemyNear')).toBe(true);
    const fled = accepts(battle);
    expect(fled.units.kempt).toMatchObject({ fate: 'broken', facts: { moved: true } });
    expect(isOffered(fled, { do: 'move', unit: 'husson' })).toBe(false);
    expect(isOffered(fled, { do: 'charge', unit: 'husson' })).toBe(false);
  });

  it('NBC-BRK-03 by another is gone, and the catcher goes on', () => {
    const battle = caught(false);
    expect(battle.units.kempt!.fate).toBe('eliminated');
    expect(isOffered(battle, { do: 'move', unit: 'husson' })).toBe(true);
    expect(isOffered(battle, charge('husson', 'pack'))).toBe(true);
  });
});
