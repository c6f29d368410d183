/** An enemy that stood near at one recovery stands there at the next, until one of them moves. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { begin, goTo, small, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, does, enters, says, takes } from './table.ts';

const tired = (battle: Battle): Battle =>
  withUnit(battle, 'lefol', { exhaustion: 1, lost: { white: 0, red: 0, blue: 0 } });
const recovers = (battle: Battle) => does(battle, { do: 'recover', unit: 'lefol' });
/** Tired at the end of turn 1, with an enemy nearer than 15 cm. */
const near = () =>
  accepts(
    enters(says(recovers(tired(goTo(begin(small(), { rulings: { tiredAny: 'yes' } }), 7))), { close: true }), 'card', {
      result: 'VH',
    }),
  );

describe('an enemy within the 15 cm of a recovery', () => {
  it('NBC-REC-01 NBC-REC-04 keeps it tired whatever it draws, and is known at the next', () => {
    expect(near().units.lefol).toMatchObject({ exhaustion: 1, facts: { close: true } });
    expect(takes(recovers(goTo(near(), 7, 2)), 'close')).toBe(true);
  });

  it('NBC-REC-04 NBC-MOV-01 is left behind by a move', () => {
    const moved = accepts(does(acts(goTo(near(), 6, 2), 'iii', 'move'), { do: 'move', unit: 'lefol' }));
    expect(takes(recovers(goTo(moved, 7, 2)), 'close')).toBe(false);
  });

  it('NBC-REC-01 NBC-MOV-15 in the Contact Zone an enemy is near', () => {
    const zone = withUnit(tired(goTo(begin(small(), { rulings: { tiredAny: 'yes' } }), 7)), 'lefol', {
      facts: { inCZ: true },
    });
    expect(takes(recovers(zone), 'close')).toBe(true);
  });
});
