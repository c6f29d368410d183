/** What a close combat does beyond those who fight it, and what the next question knows of it. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battlefield/battle.ts';
import { currentCP } from '../../src/battlefield/battle.ts';
import { begin, withUnit } from '../battlefield/fixtures.ts';
import { accepts, acts, asks, does, says, takes, throws, toStep } from './table.ts';

/** Husson attacks Kempt in the open; who is named scores one hit, and every check is Low. */
const fought = (battle: Battle, made: Readonly<Record<string, number>>): Battle =>
  throws(does(battle, { do: 'combat', attackers: ['husson'], target: 'kempt' }), made, 'L').battle;

describe('friends in the first 5 cm of a way back', () => {
  const start = () => toStep(acts(begin(), 'ii', 'combats'), 'combats');

  it('NBC-CC-23 the only one there is is Disordered with the loser, and loses nothing', () => {
    const lost = says(fought(start(), { husson: 1 }), { 'd:friends': true });
    expect(takes(lost, 'd:through')).toBe('pack');
    const { pack, kempt } = accepts(lost).units;
    expect([pack?.disordered, kempt?.disordered]).toEqual([true, true]);
    expect(currentCP(pack!)).toBe(currentCP(start().units.pack!));
  });

  it('NBC-CC-23 nobody is asked for and nobody marked where the way is clear', () => {
    const lost = fought(start(), { husson: 1 });
    expect(asks(lost)).not.toContain('d:through');
    expect(accepts(lost).units.pack!.disordered).toBe(false);
  });

  it('NBC-CC-23 NBC-ART-21 of several the table names them, two at most; with guns that are attached', () => {
    const guns = withUnit(start(), 'guns', { host: 'campi' });
    const lost = says(fought(guns, { kempt: 1 }), { 'a:friends': true });
    expect([takes(lost, 'a:through'), asks(lost).includes('a:through2')]).toEqual(['nobody', false]);
    const named = says(says(lost, { 'a:through': 'campi' }), { 'a:through2': 'pire' });
    const { units } = accepts(named);
    expect(['husson', 'campi', 'guns', 'pire', 'lefol'].map((id) => units[id]!.disordered)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
