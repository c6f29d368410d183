/** Fights for areas and out of them, as the ledger knows who stands where: cover, garrisons, guns. */
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { combatDuel } from '../../../src/battlefield/fights/combat-words.ts';
import { play, story, top, withUnit } from '../fixtures.ts';
import { accept, acting, areaOf, facts, fought, garrisoned } from './played-out.ts';

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

describe('a Support Unit beside a garrison', () => {
  const AREAS = [
    ['built-up', 'hard'],
    ['built-up', 'soft'],
    ['works', 'hard'],
    ['works', 'soft'],
  ] as const;
  /** Kempt stands beside the walls that Pack holds. */
  const held = (kind: 'built-up' | 'works', cover: 'hard' | 'soft') =>
    withUnit(garrisoned(acting('combats', areaOf(kind, cover)), 'pack'), 'kempt', { area: 'farm' });

  it.each(AREAS)(
    'NBC-GAR-01 NBC-GAR-07 NBC-GAR-08 in %s of %s cover has hard cover, and its attacker goes back',
    (...where) => {
      let battle = combat(held(...where), 'campi', 'kempt');
      expect(proofs(battle, 'campi')).toEqual(['Hard cover']);
      battle = fought(battle, { campi: 3 });
      const told = story(battle, { do: 'accept', task: top(battle).id }).join(' ');
      expect(told).not.toContain('takes the ground');
      expect(told).toMatch(/Campi.*falls back/);
      battle = accept(battle);
      expect([battle.units.kempt!.area, battle.units.campi!.area, battle.units.pack!.area]).toEqual([
        null,
        null,
        'farm',
      ]);
    },
  );

  it('NBC-GAR-07 NBC-BUA-03 in works its guns stay and fire, in a built-up area they leave', () => {
    const guns = (kind: 'built-up' | 'works') => {
      let battle = withUnit(garrisoned(acting('combats', areaOf(kind), 'picton'), 'lefol'), 'husson', { area: 'farm' });
      battle = combat(withUnit(battle, 'guns', { host: 'husson' }), 'kempt', 'husson');
      const { dice } = combatDuel(battle, top(battle)).sides.find(({ id }) => id === 'husson')!.thrown!;
      return [dice.total, accept(fought(battle)).units.guns!.host];
    };
    expect(guns('works')).toEqual([8, 'husson']);
    expect(guns('built-up')).toEqual([6, null]);
  });

  it('NBC-GAR-01 in works that no garrison holds the winner has the ground', () => {
    let battle = withUnit(acting('combats', areaOf('works', 'soft')), 'kempt', { area: 'farm' });
    battle = combat(battle, 'campi', 'kempt');
    expect(proofs(battle, 'campi')).toEqual([]);
    battle = accept(fought(battle, { campi: 3 }));
    expect([battle.units.kempt!.area, battle.units.campi!.area]).toEqual([null, 'farm']);
  });
});
