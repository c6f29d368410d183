/** Worked cases of who may go in where: cities, garrisons, depots in another's land, from the book alone. S3, S4, S6 */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/campaign/empires-in-arms/campaign.ts';
import type { Play } from '../../../../src/campaign/empires-in-arms/plays.ts';
import { area, code as codeOf, corps } from '../fixtures.ts';
import { ally, Case, depot, garrison, march, minor, points, powers, war } from './hands.ts';

const ALL = ['AU', 'FR', 'RU'] as const;
const game = (more: Partial<Setup> = {}) => {
  const play = new Case({
    powers: powers(...ALL),
    date: { y: 1806, m: 5 },
    slots: { 'CH-04': { 'display/boxes': 60 } },
    ...more,
    sheets: {
      areas: [
        area('ulm', { owner: 'AU', spires: 2 }),
        area('linz', { owner: 'AU', spires: 2 }),
        area('munich', { owner: 'bav', spires: 2 }),
        area('metz', { owner: 'FR', spires: 2 }),
        area('kiev', { owner: 'RU', spires: 2 }),
      ],
      minors: [minor('bav', { capital: 'munich', state: 'free', controller: 'AU' })],
      corps: [
        corps('fr1', 'FR', 'ulm', { factors: { regular: 8, cavalry: 1 } }),
        corps('fr2', 'FR', 'metz', { factors: { regular: 12 } }),
        corps('au1', 'AU', 'linz', { factors: { regular: 6 } }),
        corps('ru1', 'RU', 'kiev', { factors: { regular: 6 } }),
      ],
      ...more.sheets,
    },
  }).does(...ALL.map((one) => points(one, 20)));
  for (const one of ALL) play.money(one, 20);
  return play;
};
const detach = (id: string, city: string, regular: number): Play => ({
  ...{ do: 'detach', corps: id, factors: { regular }, to: { city } },
});

describe('into a city', () => {
  it('EIA-111 EIA-113 a corps goes into no city that an enemy has, that is besieged, or that does not hold it whole', () => {
    const held = game()
      .does(war('AU', 'FR'), garrison('g', 'AU', 'ulm', { regular: 3 }))
      .goTo('landMove', 'FR');
    expect(codeOf(held.tries(march('fr1', [], { inCity: true })))).toBe('eiasupply-city-enemy');
    expect(codeOf(held.tries(detach('fr1', 'ulm', 2)))).toBe('eiasupply-city-enemy');
    // Twelve do not go into ten, and eight and three are eleven.
    const room = game()
      .does(garrison('g', 'FR', 'metz', { regular: 3 }))
      .goTo('landMove', 'FR');
    expect(codeOf(room.tries(march('fr2', [], { inCity: true })))).toBe('eiareinf-city-full');
    expect(codeOf(room.tries(detach('fr2', 'metz', 8)))).toBeDefined();
    room.does(detach('fr2', 'metz', 7));
    expect(room.state.corps.fr2?.factors).toEqual({ regular: 5 });
    const shut = game().does(war('AU', 'FR'), garrison('g', 'AU', 'linz', { regular: 3 }));
    shut.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'area', area: 'linz' } } });
    shut.does({ do: 'set-piece', ledger: 'corps', id: 'au1', set: { place: { at: 'area', area: 'munich' } } });
    shut.goTo('landMove', 'FR').does({ do: 'besiege', power: 'FR', area: 'linz' }).goTo('landMove', 'AU');
    expect(codeOf(shut.tries(march('au1', ['linz'], { inCity: true })))).toBe('eiasupply-city-besieged');
  });
  it('EIA-003 EIA-111 a corps takes up no more than its boxes hold', () => {
    const play = game({
      sheets: { corps: [corps('fr2', 'FR', 'metz', { factors: { regular: 5 }, boxes: { line: 8 } })] },
    })
      .does(garrison('g', 'FR', 'metz', { regular: 6 }))
      .goTo('landMove', 'FR');
    const absorb = (regular: number): Play => ({ do: 'absorb', corps: 'fr2', garrison: 'g', factors: { regular } });
    expect(codeOf(play.tries(absorb(4)))).toBe('eiareinf-corps-full');
    play.does(absorb(3));
    expect([play.state.corps.fr2?.factors, play.state.garrisons.g?.factors]).toEqual([{ regular: 8 }, { regular: 3 }]);
  });
  it('EIA-140 nobody slips into a city but who is attacked, while his enemy moves or fights', () => {
    const play = game({
      sheets: {
        corps: [
          corps('fr1', 'FR', 'linz', { factors: { regular: 9 } }),
          corps('au1', 'AU', 'linz', { factors: { regular: 6 } }),
        ],
      },
    }).does(war('AU', 'FR'));
    const slip = { do: 'take-refuge', corps: 'au1', agreed: true } as const;
    play.goTo('landMove', 'AU');
    expect(codeOf(play.tries(slip))).toBe('eiacombat-refuge-when');
    const attacked = game({
      sheets: {
        corps: [
          corps('fr1', 'FR', 'linz', { factors: { regular: 9 } }),
          corps('au1', 'AU', 'linz', { factors: { regular: 6 } }),
        ],
      },
    })
      .does(war('AU', 'FR'))
      .goTo('landCombat', 'FR');
    attacked.does(slip);
    // All have gone in: he may besiege at once.
    attacked.does({ do: 'besiege', power: 'FR', area: 'linz' });
    expect(attacked.state.corps.au1).toMatchObject({ place: { at: 'city', area: 'linz' }, besieged: true });
  });
});

describe('in another’s land', () => {
  const place = {
    do: 'place-depot',
    power: 'RU',
    area: 'munich',
    by: 'chain',
    fleet: null,
    legal: true,
    source: false,
  } as const;
  const guest = (...more: readonly Play[]) =>
    game({ sheets: { corps: [corps('ru1', 'RU', 'munich', { factors: { regular: 6 } }), corps('au1', 'AU', 'linz')] } })
      .does(ally('AU', 'RU'), depot('d', 'RU', 'kiev'), ...more)
      .goTo('depots', 'RU');
  it('EIA-104 EIA-233 with Austria’s leave Russia has a depot in Austria’s Bavaria; without it none', () => {
    expect(codeOf(guest().tries(place))).toBeDefined();
    const play = guest({ do: 'grant-access', power: 'AU', to: 'RU', note: '' });
    play.does(place);
    expect(Object.values(play.state.depots).map(({ owner, at }) => [owner, at])).toContainEqual([
      'RU',
      { area: 'munich' },
    ]);
  });
  it('EIA-233 EIA-282 an alliance alone is no leave: a march into the ally’s land wants his word', () => {
    const play = game({ sheets: { corps: [corps('ru1', 'RU', 'kiev')] } })
      .does(ally('AU', 'RU'))
      .goTo('landMove', 'RU');
    expect(codeOf(play.tries(march('ru1', ['linz'])))).toBe('eiapol-enter-no-leave');
    play.does({ do: 'grant-access', power: 'AU', to: 'RU', note: '' }, march('ru1', ['linz']));
    expect(play.state.corps.ru1?.place).toEqual({ at: 'area', area: 'linz' });
  });
  it('EIA-045 EIA-233 through a neutral country one passes, with neither depot nor garrison', () => {
    const play = game({
      sheets: {
        minors: [minor('bav', { capital: 'munich' })],
        corps: [corps('fr1', 'FR', 'metz', { factors: { regular: 8 } })],
      },
    })
      .does(depot('d', 'FR', 'metz'))
      .goTo('landMove', 'FR');
    play.does(march('fr1', ['munich']));
    expect(codeOf(play.tries(detach('fr1', 'munich', 2)))).toBe('eiapol-enter-pass');
    expect(codeOf(play.tries(march('fr1', [], { inCity: true })))).toBe('eiapol-enter-pass');
  });
});
