/** Worked cases of corps at sea: who meets them, what sinks with the fleets, and who is taken. S8 */
import { describe, expect, it } from 'vitest';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { asked } from '../../../../src/engine/question.ts';
import { corps, leader } from '../fixtures.ts';
import { atSea, fleet, inPort, NAVAL_SETUP, navalTable, settle } from '../naval-fixtures.ts';

const west = { at: 'sea', sea: 'west' } as const;
type Play = ReturnType<typeof navalTable>;
const kind = (play: Play) => asked(play.state)?.kind;
const pp = (play: Play, ...of: readonly Power[]) => of.map((one) => (play.state.powers[one]?.marker ?? 0) - 12);
const sail = (power: Power, ids: readonly string[], ...steps: readonly object[]) =>
  ({ do: 'sail', power, fleets: ids, steps }) as never;
const NELSON = leader('nelson', 'GB', { special: 'nelson', s: null, t: null, max: null });

describe('a convoy of two powers that is met by Britain', () => {
  /** Two French fleets with a French and a Russian corps; Britain meets them and fires first. */
  const convoy = (british: number) => {
    const play = navalTable(
      [
        ['FR', 'GB'],
        ['RU', 'GB'],
      ],
      {},
      {
        sheets: {
          ...NAVAL_SETUP.sheets,
          corps: [corps('fr1', 'FR', 'brest'), corps('ru1', 'RU', 'brest')],
          leaders: [
            leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } }),
            leader('bagration', 'RU', { status: { is: 'corps', corps: 'ru1' } }),
          ],
          fleets: [
            fleet('gbA', 'GB', atSea('west'), british, { capacity: 80 }),
            fleet('frA', 'FR', inPort('brest'), 10),
            fleet('frB', 'FR', inPort('brest'), 5),
          ],
        },
      },
    );
    play.does({
      do: 'add-piece',
      ledger: 'alliances',
      piece: { id: 'FR-RU', a: 'FR', b: 'RU', since: { y: 1806, m: 1 } },
    });
    play
      .goTo('combined')
      .does({ do: 'combine', powers: ['FR', 'RU'] })
      .goTo('navalMove', 'FR');
    play.does(
      { do: 'embark', corps: 'fr1', fleet: 'frA' },
      { do: 'embark', corps: 'ru1', fleet: 'frB' },
      sail('FR', ['frA', 'frB'], west),
    );
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 3 });
    // A six and one for Britain: a quarter of its ships.
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 6, 'fire-defender': 1 },
    );
    return play;
  };
  it('EIA-081 EIA-187 the Russian corps sinks and the French floats: its leader is no prisoner, and does not lead the French', () => {
    // Ten of fifteen: one fleet is left for two corps.
    const play = convoy(40);
    settle(play, 'eia-ships-lost', { 'ships-frA': 5, 'ships-frB': 5, 'sunk-fr1': false, 'sunk-ru1': true });
    expect([play.state.leaders.ney?.status, play.state.leaders.bagration?.status]).toEqual([
      { is: 'corps', corps: 'fr1' },
      { is: 'retired' },
    ]);
    expect(play.state.corps.ru1?.place).toEqual({ at: 'pool' });
  });
  it('EIA-081 EIA-092 EIA-187 all fifteen sink: both corps and both leaders are lost; two points for two fleets', () => {
    const play = convoy(60);
    expect(kind(play)).not.toBe('eia-ships-lost');
    const { leaders, corps: all } = play.state;
    expect([leaders.ney?.status, leaders.bagration?.status]).toEqual([
      { is: 'captured', by: 'GB' },
      { is: 'captured', by: 'GB' },
    ]);
    expect([all.fr1?.factors, all.ru1?.factors]).toEqual([{}, {}]);
    // The Russians had no fleet in it.
    expect(pp(play, 'GB', 'FR', 'RU')).toEqual([2, -2, 0]);
  });
});

describe('NELSON beside an ally', () => {
  it('EIA-094 EIA-187 whose last fleet sinks while the ally’s floats is not taken, and does not sail with the ally', () => {
    const play = navalTable(
      [
        ['FR', 'GB'],
        ['FR', 'RU'],
      ],
      {},
      {
        sheets: {
          ...NAVAL_SETUP.sheets,
          leaders: [{ ...NELSON, status: { is: 'fleet', fleet: 'gbA' } }],
          fleets: [
            fleet('gbA', 'GB', atSea('west'), 4),
            fleet('ruA', 'RU', atSea('west'), 20),
            fleet('frA', 'FR', atSea('west'), 40, { capacity: 80 }),
          ],
        },
      },
    );
    const id = 'GB-RU';
    play.does({ do: 'add-piece', ledger: 'alliances', piece: { id, a: 'GB', b: 'RU', since: { y: 1806, m: 1 } } });
    play
      .goTo('combined')
      .does({ do: 'combine', powers: ['GB', 'RU'] })
      .goTo('navalCombat', 'FR');
    play.does({ do: 'attack-fleets', power: 'FR', at: west, target: 'GB' });
    settle(play, 'eia-evade', { tries: false });
    // Wind: six, and one with two more for the British and NELSON. A quarter of forty is ten.
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 6, 'fire-defender': 1 },
    );
    settle(play, 'eia-ships-lost', { 'ships-gbA': 4, 'ships-ruA': 6 });
    expect(play.state.leaders.nelson?.status).toEqual({ is: 'retired' });
    expect([play.state.fleets.gbA?.place, play.state.fleets.ruA?.ships]).toEqual([{ at: 'pool' }, 14]);
  });
});

describe('a depot on a fleet', () => {
  /** A British fleet with a depot in the west; a French one of forty meets it there, with the wind. */
  const held = (british: number, fire: 1 | 6) => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      {
        sheets: {
          ...NAVAL_SETUP.sheets,
          leaders: [],
          fleets: [fleet('gbA', 'GB', atSea('west'), british), fleet('frA', 'FR', atSea('west'), 40, { capacity: 80 })],
        },
      },
    ).does({
      ...{ do: 'add-piece', ledger: 'depots' },
      piece: { id: 'd', owner: 'GB', at: { fleet: 'gbA' }, source: false, valid: true, since: { y: 1806, m: 3 } },
    });
    play.goTo('navalCombat', 'FR').does({ do: 'attack-fleets', power: 'FR', at: west, target: 'GB' });
    settle(play, 'eia-evade', { tries: false });
    const wind = { 'wind-attacker': 6, 'wind-defender': 1 } as const;
    settle(play, 'eia-sea-battle', {}, { ...wind, 'fire-attacker': fire, 'fire-defender': 1 });
    return play;
  };
  it('EIA-094 EIA-106 EIA-130 goes down with it', () => {
    const play = held(10, 6);
    expect([play.state.fleets.gbA?.place, play.state.depots]).toEqual([{ at: 'pool' }, {}]);
  });
  it('EIA-093 EIA-106 EIA-130 is lost with its retreat, which is a move too', () => {
    const play = held(30, 6);
    expect(Object.keys(play.state.depots)).toEqual(['d']);
    settle(play, 'eia-sea-away', { to: 'dover' });
    expect([play.state.fleets.gbA?.place, play.state.depots]).toEqual([inPort('dover'), {}]);
  });
  it('EIA-091 EIA-106 EIA-130 that wins where it lies keeps it', () => {
    // A tenth of forty is four; one and one for the British is a tenth of what is left of sixty, six.
    const play = held(60, 1);
    expect([play.state.fleets.gbA?.place, Object.keys(play.state.depots)]).toEqual([atSea('west'), ['d']]);
  });
});
describe('a convoy that is beaten and lives', () => {
  it('EIA-081 EIA-093 EIA-116 goes back to Brest, and its corps and leader step ashore there', () => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      {
        sheets: {
          ...NAVAL_SETUP.sheets,
          fleets: [fleet('gbA', 'GB', atSea('west'), 30), fleet('frA', 'FR', inPort('brest'), 20)],
          leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
        },
      },
    ).goTo('navalMove', 'FR');
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' }, sail('FR', ['frA'], west));
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 2 });
    const dice = { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 6, 'fire-defender': 1 } as const;
    settle(play, 'eia-sea-battle', {}, dice);
    // A quarter of thirty is seven and a half: eight, and twelve are left, who sink one.
    expect([play.state.fleets.frA?.ships, play.state.fleets.gbA?.ships]).toEqual([12, 29]);
    settle(play, 'eia-sea-away', { to: 'brest' });
    expect(pp(play, 'GB', 'FR')).toEqual([1, -1]);
    play.goTo('landMove', 'FR').does({ do: 'land-corps', corps: 'fr1', area: 'brest' });
    expect([play.state.corps.fr1?.place, play.state.leaders.ney?.status]).toEqual([
      { at: 'area', area: 'brest' },
      { is: 'corps', corps: 'fr1' },
    ]);
  });
});
