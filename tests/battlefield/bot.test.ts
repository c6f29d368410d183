import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { playBot, randomOf } from './bot.ts';
import { begin, seedFrom, small } from './fixtures.ts';

describe('a bot that knows only the menus', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('plays battle %i for 1,500 plays and every law holds after each', (n) => {
    const { battle } = playBot(begin(small(), {}, seedFrom(n)), seedFrom(n), randomOf(n), 1500);
    expect(battle.turn).toBeGreaterThan(3);
  });

  it.each([
    ['maida-1806', 1],
    ['maida-1806', 2],
    ['quatre-bras-1815', 3],
    ['quatre-bras-1815', 4],
  ])('plays 1,200 plays of %s, battle %i', async (id, n) => {
    const scenario = await SHELF.find((entry) => entry.id === id)!.load();
    const { battle } = playBot(begin(scenario, {}, seedFrom(n)), seedFrom(n), randomOf(n), 1200);
    expect(battle.turn).toBeGreaterThan(1);
  });

  it.each([
    ['auerstaedt-1806', 5],
    ['salamanca-1812', 6],
  ])('plays 600 plays of %s, battle %i', async (id, n) => {
    const scenario = await SHELF.find((entry) => entry.id === id)!.load();
    const { battle } = playBot(begin(scenario, {}, seedFrom(n)), seedFrom(n), randomOf(n), 600);
    expect(battle.turn).toBeGreaterThan(1);
  });
});
