/** A player who knows only the menu plays random months over all desks; every ledger holds at every step. */
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { empiresInArms } from '../../../src/campaign/empires-in-arms/game.ts';
import { prove } from '../../../src/engine/proof.ts';
import { seed } from './fixtures.ts';
import { fullCampaign } from './full-player.ts';
import { campaign } from './player.ts';

describe('a bot', () => {
  it.each([1, 2, 3])('plays months with all phases without a broken ledger: %i', (n) => {
    const { months, kinds, steps } = campaign(n, 4);
    expect(months).toBe(4);
    for (const one of ['next', 'take-slot', 'seal', 'unseal']) expect([...kinds]).toContain(one);
    for (const one of ['diplomacy', 'navalMove', 'landCombat', 'victory', 'spending', 'time'])
      expect([...steps]).toContain(one);
  });

  it('plays the land game alone', () => {
    expect(campaign(9, 4, { rulings: { mode: 'land' } }).months).toBe(4);
  });

  it('plays every desk, with fleets, minors, treaties and cessions', () => {
    const { months, done } = fullCampaign(104, 2);
    expect(months).toBe(2);
    for (const one of ['sail', 'march', 'seal', 'eia-collect', 'eia-bill']) expect([...done.keys()]).toContain(one);
  });

  it('leaves a record that is proved from its seed', () => {
    const { deeds, state } = campaign(4, 2);
    const again = deeds.flatMap(({ events }) => events).reduce<Campaign | undefined>(empiresInArms.apply, undefined);
    expect(again).toEqual(state);
    expect(prove(empiresInArms, deeds, seed(4))).toMatchObject({ ok: true });
  });
});
