import { describe, expect, it } from 'vitest';
import { playBot, randomOf } from './bot.ts';
import { begin, seedFrom, small } from './fixtures.ts';

describe('a bot that knows only the menus', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('plays battle %i for 1,500 plays and every law holds after each', (n) => {
    const { battle } = playBot(begin(small(), {}, seedFrom(n)), seedFrom(n), randomOf(n), 1500);
    expect(battle.turn).toBeGreaterThan(3);
  });
});
