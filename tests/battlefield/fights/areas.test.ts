/** Fights for areas and out of them, as the ledger knows who stands where: cover, garrisons, guns. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/combat-words.ts';
import { play, top, withUnit } from '../fixtures.ts';
import { acting, areaOf, facts } from './played-out.ts';

const combat = (battle: Battle, attacker: string, target: string) =>
  play(battle, { do: 'combat', attackers: [attacker], target });
const proofs = (battle: Battle, id: string): string[] =>
  combatDuel(battle, top(battle))
    .sides.find((side) => side.id === id)!
    .thrown!.penalties.map(({ what }) => what);

describe('who attacks out of an area', () => {
  it.each(['built-up', 'works', 'strong-point'] as const)(
    'NBC-CC-09 NBC-CC-31 NBC-CC-32 has left its cover, %s: nobody proves hits on him',
    (kind) => {
      const battle = withUnit(acting('combats', areaOf(kind)), 'husson', { area: 'farm' });
      expect(proofs(combat(battle, 'husson', 'kempt'), 'kempt')).toEqual([]);
    },
  );

  it.each([
    ['works', 'Hard cover'],
    ['strong-point', 'Strong point'],
  ] as const)('NBC-CC-09 who is attacked in %s has its cover, and may be said not to', (kind, what) => {
    const battle = combat(
      withUnit(acting('combats', areaOf(kind, kind === 'works' ? 'hard' : 'soft')), 'kempt', { area: 'farm' }),
      'husson',
      'kempt',
    );
    expect(proofs(battle, 'husson')).toEqual([what]);
    expect(facts(battle).map(({ key }) => key)).toContain(kind === 'works' ? 'd:hardCover' : 'd:strongPoint');
  });
});
