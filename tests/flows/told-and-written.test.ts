/** What a fight or a move tells, to whom, and what it leaves behind: worked out from the rulebook first. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import type { Play } from '../../src/battlefield/plays.ts';
import type { Rulings } from '../../src/book/rulings.ts';
import { codeOf } from '../../src/engine/message.ts';
import { begin, codesIn, eventsOf, goTo, play, told, top, withUnit } from '../battlefield/fixtures.ts';
import { french, kinds, moving, PONTOON } from './hands.ts';
import { accepts, acts, dice, does, drives, enters, hits, says, throws, wants } from './table.ts';
import { evening } from './two-corps.ts';
import { asked, charged, combat, thrown } from './unbroken.ts';

/** The lines that a play writes, each with the side it is about. */
const lines = (battle: Battle, one: Play): (readonly [string, string | undefined])[] =>
  eventsOf(battle, one).flatMap((event) =>
    event.type === 'logged' ? [[codeOf(event.line.text), event.line.side] as const] : [],
  );
const accept = (battle: Battle): Play => ({ do: 'accept', task: top(battle).id });

describe('rockets that are reached', () => {
  it('NBC-RKT-05 are lost; the attacker is told that there is no combat', () => {
    const met = charged(acts(evening(), 'picton', 'move'), 'vivian', 'rockets');
    const stay = thrown(met, { evade: { result: 'L' } }).battle;
    const said = lines(stay, accept(stay));
    expect(said).toContainEqual(['unit-eliminated', 'a']);
    expect(said).toContainEqual(['rockets-no-combat', 'b']);
  });

  it('NBC-RKT-05 whose book is kept elsewhere: the attacker is told of both', () => {
    const moves = acts({ ...evening(), keeps: 'a' }, 'ii', 'move');
    const home = accepts(
      enters(says(does(moves, { do: 'charge', unit: 'husson', target: null }), { 'd:arm': 'guns' }), 'card', {
        result: 'H',
      }),
    );
    const reached = says(home, { 'd:rockets': true, 'd:weight': 'heavy' });
    expect(wants(reached)).toEqual([]);
    const said = lines(reached, accept(reached));
    expect(said).toContainEqual(['rockets-reached', 'a']);
    expect(said).toContainEqual(['rockets-no-combat', 'a']);
    expect(accepts(reached).units.husson!.facts.contact).toBe(undefined);
  });
});

describe('guns whose crews have left them', () => {
  const reached = (rulings: Rulings, facts: { abandoned?: true } = {}) => {
    const left = withUnit(evening(rulings), 'fliers', { disordered: true, facts });
    const touches = withUnit(left, 'vivian', { facts: { contact: 'fliers', contactIn: 1 } });
    return combat(acts(touches, 'picton', 'move'), 'fliers', ['vivian']);
  };

  it('NBC-EVD-05 AMB-84 are lost without a throw; others are fought', () => {
    expect(wants(reached({})).length).toBeGreaterThan(0);
    const open = reached({}, { abandoned: true });
    expect(wants(open)).toEqual([]);
    expect(accepts(open).units.fliers!.fate).toBe('eliminated');
  });

  it('NBC-EVD-05 NBC-CC-33 AMB-84 by ruling they stand, and who does not hit them does not fall back', () => {
    const stays = (facts: { abandoned?: true }) => {
      const { battle, slots } = drives(reached({ abandoned: 'disorderedAndFixed' }, facts));
      expect(slots).toEqual(['throw:vivian']);
      const outcome: string[] = told(battle, accept(battle)).flatMap(codesIn);
      return ['combat-stays-in-contact', 'combat-goes-back'].filter((code) => outcome.includes(code));
    };
    expect([stays({ abandoned: true }), stays({})]).toEqual([['combat-stays-in-contact'], ['combat-goes-back']]);
  });

  it('NBC-EVD-05 only a combat knows of it: a charge at them is a charge', () => {
    const left = withUnit(evening(), 'fliers', { disordered: true, facts: { abandoned: true } });
    const open = does(acts(left, 'picton', 'move'), { do: 'charge', unit: 'vivian', target: 'fliers' });
    expect(top(open).data).not.toHaveProperty('abandoned', true);
  });
});

describe('a garrison of which the app knows nothing', () => {
  it('NBC-GAR-07 AMB-165 by ruling is fought next: the attacker is told, and the app opens no fight', () => {
    const held = withUnit(evening({ garrisonFollowUp: 'sameAction' }), 'hepburn', { area: 'farm' });
    const touches = withUnit(held, 'husson', { facts: { contact: 'hepburn', contactIn: 1 } });
    const open = combat(acts(touches, 'ii', 'move'), 'hepburn', ['husson'], { 'd:garrisoned': true });
    const won = drives(open, {
      'throw:husson': hits(6, 2),
      'throw:husson#1': dice(6, 6),
      'check:hepburn': { result: 'N' },
    }).battle;
    expect(lines(won, accept(won))).toContainEqual(['combat-garrison-next', 'a']);
    expect(kinds(accepts(won))).toEqual([]);
  });
});

describe('friends who are ridden through', () => {
  it('NBC-MOV-06 NBC-DC-02 AMB-97 check after the mover, in the order they were passed, and have checked in this turn', () => {
    const open = says(does(moving(evening()), { do: 'move', unit: 'husson' }), { passes: 'campi' });
    const gone = accepts(says(open, { passes2: 'milhaud' }));
    // The mover draws a card for each of the two.
    expect(gone.agenda.map(({ kind, unit }) => [kind, unit]).reverse()).toEqual([
      ['disorder', 'husson'],
      ['disorder', 'husson'],
      ['disorder', 'campi'],
      ['disorder', 'milhaud'],
    ]);
    const { campi, milhaud, kempt } = gone.units;
    expect([campi, milhaud, kempt].map((unit) => unit!.facts.moveChecked)).toEqual([true, true, undefined]);
    expect(gone.agenda[0]!.data).toMatchObject({ column: 'move', why: 'move-check-passed' });
  });

  it('NBC-MOV-06 AMB-97 by ruling who has checked for a friend that passed through him has no card to draw for his own', () => {
    const checks = (rulings: Rulings) => {
      const passed = says(does(moving(evening(rulings)), { do: 'move', unit: 'husson' }), { passes: 'campi' });
      let now = accepts(passed);
      while (top(now)) now = accepts(enters(now, 'card', { disorder: false }));
      const on = says(does(now, { do: 'move', unit: 'campi' }), { passes: 'milhaud' });
      return kinds(accepts(on)).length;
    };
    expect([checks({}), checks({ moveDC: 'oncePerTurn' })]).toEqual([2, 1]);
  });
});

describe('a bridge of boats that is hit', () => {
  it('NBC-PON-07 is destroyed, as its side is told, and its train stays to build again', () => {
    const five = does(goTo(begin(french({ pontoons: 1 })), 5), { do: 'train', unit: PONTOON });
    const begun = play(five, { do: 'build', unit: PONTOON, cm: 5 });
    const stands = withUnit(begun, PONTOON, {
      building: { ...begun.units[PONTOON]!.building!, built: [480], done: true },
    });
    const fight = asked(acts(stands, 'picton', 'combats'), { do: 'combat', attackers: ['kempt'], target: PONTOON });
    const hit = throws(fight, { kempt: 3 }).battle;
    const said = lines(hit, accept(hit));
    expect(said).toContainEqual(['bridge-destroyed', 'a']);
    expect(said.map(([code]) => code)).not.toContain('unit-eliminated');
    expect(accepts(hit).units[PONTOON]).toMatchObject({ fate: 'good', building: { cm: 5, built: [], done: false } });
  });
});
