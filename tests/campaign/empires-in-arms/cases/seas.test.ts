/** Worked cases at sea that cross two rules, from the book alone. S8 */
import { describe, expect, it } from 'vitest';
import { dueNow, procedureOf, stopsOf } from '../../../../src/campaign/empires-in-arms/desks.ts';
import { empiresInArms } from '../../../../src/campaign/empires-in-arms/game.ts';
import { flaws } from '../../../../src/campaign/empires-in-arms/invariants.ts';
import type { Power } from '../../../../src/campaign/empires-in-arms/vocabulary.ts';
import { codeOf } from '../../../../src/engine/message.ts';
import { asked } from '../../../../src/engine/question.ts';
import { area, code, corps, leader } from '../fixtures.ts';
import { atSea, fleet, inPort, NAVAL_SETUP, navalTable, settle } from '../naval-fixtures.ts';
import { minor } from './hands.ts';

const west = { at: 'sea', sea: 'west' } as const;
const north = { at: 'sea', sea: 'north' } as const;
const south = { at: 'sea', sea: 'south' } as const;
const portOf = (port: string) => ({ at: 'port', port }) as const;
type Play = ReturnType<typeof navalTable>;
const kind = (play: Play) => asked(play.state)?.kind;
const pp = (play: Play, ...of: readonly Power[]) => of.map((one) => (play.state.powers[one]?.marker ?? 0) - 12);
const beside = (one: string, other: string) =>
  ({ do: 'flag', name: `beside ${[one, other].sort().join(' ')}`, value: true }) as const;
const fleets = (...all: ReturnType<typeof fleet>[]) => ({ sheets: { ...NAVAL_SETUP.sheets, fleets: all } });
const sail = (power: Power, ids: readonly string[], ...steps: readonly object[]) =>
  ({ do: 'sail', power, fleets: ids, steps }) as never;
const losses = (play: Play) => {
  while (kind(play) === 'eia-ships-lost') settle(play, 'eia-ships-lost');
};

describe('who comes between', () => {
  it('EIA-076 EIA-077 with NELSON a two from the next sea will do; another misses on a two, and may try in the next sea', () => {
    const met = (nelson: boolean) => {
      const play = navalTable(
        [['FR', 'GB']],
        {},
        fleets(fleet('gbA', 'GB', atSea('north'), 30), fleet('frA', 'FR', inPort('brest'), 20)),
      );
      if (!nelson) play.does({ do: 'set-piece', ledger: 'leaders', id: 'nelson', set: { status: { is: 'retired' } } });
      play.does(beside('north', 'west'), beside('north', 'south'), beside('west', 'south')).goTo('navalMove', 'FR');
      play.does(sail('FR', ['frA'], west, south));
      settle(play, 'eia-intercept', { stack: 'GB sea north' }, { die: 2 });
      return kind(play);
    };
    expect(met(true)).toBe('eia-sea-battle');
    expect(met(false)).toBe('eia-intercept');
  });
  it('EIA-077 EIA-083 into a blockaded port nobody comes between unless it is wished; out of it they do without a die', () => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      fleets(fleet('gbA', 'GB', { at: 'box', port: 'brest' }, 30), fleet('frA', 'FR', atSea('west'), 20)),
    ).goTo('navalMove', 'FR');
    play.does(sail('FR', ['frA'], portOf('brest')));
    expect([kind(play), play.state.fleets.frA?.place]).toEqual([undefined, portOf('brest')]);
    play.does(sail('FR', ['frA'], west));
    expect(kind(play)).toBe('eia-intercept');
  });
  it('EIA-076 EIA-085 EIA-089 a neutral that carries an enemy is met, without a war or its price, but for the points of the battle', () => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      fleets(fleet('gbA', 'GB', atSea('west'), 30), fleet('spA', 'SP', inPort('cadiz'), 20)),
    );
    play.does({ do: 'set-piece', ledger: 'corps', id: 'fr1', set: { place: { at: 'fleet', fleet: 'spA' } } });
    play.does({ do: 'set-piece', ledger: 'leaders', id: 'nelson', set: { status: { is: 'retired' } } });
    play
      .does(beside('south', 'west'))
      .goTo('navalMove', 'SP')
      .does(sail('SP', ['spA'], south, west));
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 1 });
    if (kind(play) !== 'eia-sea-battle') throw new Error(`asks ${kind(play)}`);
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 5, 'fire-defender': 1 },
    );
    expect(play.state.wars.w1).toBeUndefined();
    expect(pp(play, 'GB', 'SP', 'FR')).toEqual([1, -1, 0]);
    expect(flaws(play.state)).toEqual([]);
  });
  it('EIA-078 EIA-081 EIA-187 a laden fleet that sinks in an interception takes its corps down, and the leader is taken', () => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      fleets(fleet('gbA', 'GB', atSea('west'), 30), fleet('frA', 'FR', inPort('brest'), 5)),
    ).goTo('navalMove', 'FR');
    play.does({ do: 'embark', corps: 'fr1', fleet: 'frA' }, sail('FR', ['frA'], west));
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 3 });
    // Six and more of thirty ships sink five.
    settle(play, 'eia-sea-battle', {}, { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 6 });
    losses(play);
    expect(play.state.fleets.frA?.place).toEqual({ at: 'pool' });
    expect(play.state.corps.fr1).toMatchObject({ place: { at: 'pool' }, factors: {} });
    expect(play.state.leaders.ney?.status).toEqual({ is: 'captured', by: 'GB' });
    // One fleet, and NELSON's one more.
    expect(pp(play, 'GB', 'FR')).toEqual([2, -1]);
    expect(flaws(play.state)).toEqual([]);
  });
});

describe('a battle at sea', () => {
  const meeting = (...all: ReturnType<typeof fleet>[]) =>
    navalTable(
      [
        ['GB', 'FR'],
        ['GB', 'SP'],
        ['FR', 'RU'],
      ],
      {},
      fleets(...all),
    );
  it('EIA-088 EIA-089 EIA-091 even wind is fired together; as many lost on both sides, and the attacker has lost', () => {
    const play = meeting(fleet('ruA', 'RU', atSea('west'), 20), fleet('frA', 'FR', atSea('west'), 20)).goTo(
      'navalCombat',
      'FR',
    );
    play.does({ do: 'attack-fleets', power: 'FR', at: west, target: 'RU' });
    settle(play, 'eia-evade', { tries: false });
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 3, 'wind-defender': 3, 'fire-attacker': 5, 'fire-defender': 5 },
    );
    losses(play);
    expect([play.state.fleets.frA?.ships, play.state.fleets.ruA?.ships]).toEqual([16, 16]);
    expect(pp(play, 'FR', 'RU')).toEqual([-1, 1]);
    expect(asked(play.state)).toMatchObject({ kind: 'eia-sea-away' });
  });
  it('EIA-091 EIA-092 four fleets beaten are three points, and NELSON beaten one more; wiped out with fewer losses is a draw', () => {
    const four = ['frA', 'frB', 'frC', 'frD'].map((id) => fleet(id, 'FR', atSea('west'), 10));
    const play = meeting(fleet('gbA', 'GB', atSea('west'), 40, { capacity: 60 }), ...four).goTo('navalCombat', 'GB');
    play.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    settle(play, 'eia-evade', { tries: false });
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 5, 'fire-defender': 1 },
    );
    losses(play);
    expect(pp(play, 'GB', 'FR')).toEqual([4, -3]);
    // Five of one's own against four of the enemy, who has no more.
    const draw = meeting(
      fleet('gbA', 'GB', atSea('west'), 4),
      fleet('frA', 'FR', atSea('west'), 31, { capacity: 60 }),
    ).goTo('navalCombat', 'FR');
    draw.does({ do: 'set-piece', ledger: 'leaders', id: 'nelson', set: { status: { is: 'retired' } } });
    draw.does({ do: 'attack-fleets', power: 'FR', at: west, target: 'GB' });
    settle(draw, 'eia-evade', { tries: false });
    settle(
      draw,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 1, 'wind-defender': 6, 'fire-attacker': 5, 'fire-defender': 5 },
    );
    losses(draw);
    // 25 % of four is one; 20 % of 31 is six, of which four are there: France has lost fewer and is afloat.
    expect(draw.state.fleets.gbA?.place).toEqual({ at: 'pool' });
    expect(pp(draw, 'GB', 'FR')).toEqual([-1, 1]);
  });
  it('EIA-087 EIA-088 who attacked and was evaded attacks nobody else there, and NELSON’s wind is six at most', () => {
    const play = meeting(
      fleet('gbA', 'GB', atSea('west'), 20),
      fleet('frA', 'FR', atSea('west'), 20),
      fleet('spA', 'SP', atSea('west'), 20),
    ).goTo('navalCombat', 'GB');
    play.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    settle(play, 'eia-evade', { tries: true }, { die: 3 });
    // Five, one for Britain and one for him are six: against a six it is even.
    const task = asked(play.state)!;
    play.does({ do: 'enter', task: task.id, slot: 'wind-attacker', thing: { die: 5 } });
    play.does({ do: 'enter', task: task.id, slot: 'wind-defender', thing: { die: 6 } });
    const slots = procedureOf('eia-sea-battle')
      .needs(play.state, asked(play.state)!)
      .map(({ slot }) => slot);
    expect(slots).toEqual(expect.arrayContaining(['fire-attacker', 'fire-defender']));
  });
});

describe('a country at war whose runner is not', () => {
  const SWEDEN = {
    ...NAVAL_SETUP.sheets,
    areas: [...(NAVAL_SETUP.sheets?.areas ?? []), area('stock', { owner: 'swe', port: 'stock', spires: 5 })],
    ports: [
      ...(NAVAL_SETUP.sheets?.ports ?? []),
      { ...(NAVAL_SETUP.sheets?.ports ?? [])[0]!, id: 'stock', name: 'stock', area: 'stock', seas: ['west'] },
    ],
    minors: [minor('swe', { capital: 'stock', state: 'free', controller: 'GB' })],
    corps: [corps('gb1', 'GB', 'dover'), corps('fr1', 'FR', 'brest')],
    leaders: [leader('ney', 'FR', { status: { is: 'corps', corps: 'fr1' } })],
  };
  const sweden = (swe: ReturnType<typeof fleet>['place'], fr: ReturnType<typeof fleet>['place']) =>
    navalTable(
      [['FR', 'swe']],
      {},
      {
        sheets: {
          ...SWEDEN,
          fleets: [fleet('sweA', 'swe', swe, 20), fleet('gbA', 'GB', atSea('west'), 20), fleet('frA', 'FR', fr, 20)],
        },
      },
    );
  it('EIA-044 EIA-076 EIA-084 its fleet comes between its own enemy, and the runner’s beside it does not', () => {
    const play = sweden(atSea('west'), inPort('brest')).goPast('navalMove', 'FR');
    play.does(sail('FR', ['frA'], west));
    expect(kind(play)).toBe('eia-intercept');
    settle(play, 'eia-intercept', { stack: 'GB sea west' }, { die: 2 });
    expect(asked(play.state)?.data).toMatchObject({ attacker: { power: 'GB', fleets: ['sweA'] } });
    settle(
      play,
      'eia-sea-battle',
      {},
      { 'wind-attacker': 6, 'wind-defender': 1, 'fire-attacker': 5, 'fire-defender': 1 },
    );
    // Its runner has the points. EIA-042
    expect(pp(play, 'GB', 'FR')).toEqual([1, -1]);
    expect([play.state.fleets.gbA?.ships, flaws(play.state)]).toEqual([20, []]);
  });
  it('EIA-044 EIA-079 EIA-084 in its runner’s turn it attacks its enemy alone', () => {
    const play = sweden(atSea('west'), atSea('west')).goPast('navalCombat', 'GB');
    const offers = empiresInArms.menu(play.state, 'umpire').filter((one) => one.do === 'attack-fleets');
    expect(offers).toMatchObject([{ power: 'GB', target: 'FR' }]);
    play.does({ do: 'attack-fleets', power: 'GB', at: west, target: 'FR' });
    expect(asked(play.state)?.data).toMatchObject({
      attacker: { power: 'GB', fleets: ['sweA'] },
      defender: { power: 'FR', fleets: ['frA'] },
    });
    expect(Object.keys(play.state.wars)).toEqual(['w0']);
  });
  it('EIA-044 EIA-077 EIA-083 its blockaded port shuts in its fleet, not the runner’s', () => {
    const play = sweden(inPort('stock'), { at: 'box', port: 'stock' });
    play.does({ do: 'set-piece', ledger: 'fleets', id: 'gbA', set: { place: portOf('stock') } });
    play.goPast('navalMove', 'GB').does(sail('GB', ['gbA'], west));
    expect([kind(play), play.state.fleets.gbA?.place]).toEqual([undefined, west]);
    play.does(sail('GB', ['sweA'], west));
    expect(kind(play)).toBe('eia-intercept');
  });
  it('EIA-044 EIA-082 a port of its own that its enemy takes must be left', () => {
    const play = sweden(inPort('stock'), inPort('brest')).goPast('conquest');
    play.does({
      ...{ do: 'add-piece', ledger: 'garrisons' },
      piece: { id: 'g', nation: 'FR', in: { city: 'stock' }, factors: { regular: 2 } },
    });
    expect(code(stopsOf(play.state))).toBe('eianaval-stop-fallen');
    expect(dueNow(play.state).map(({ text }) => codeOf(text))).toContain('eianaval-due-fallen');
  });
});

describe('what ships carry', () => {
  it('EIA-130 EIA-133 a depot on a fleet goes with the move; none north of the ice in winter', () => {
    const play = navalTable(
      [['FR', 'GB']],
      {},
      fleets(fleet('gbA', 'GB', atSea('west'), 20), fleet('gbB', 'GB', inPort('dover'), 20)),
    );
    play.does({ do: 'figure', power: 'GB', of: 'money', by: 20, note: '' }).goTo('depots', 'GB');
    const place = {
      do: 'place-depot',
      power: 'GB',
      area: 'west',
      by: 'fleet',
      fleet: 'gbA',
      legal: true,
      source: false,
    } as const;
    play.does(place);
    expect(Object.values(play.state.depots)).toMatchObject([{ owner: 'GB', at: { fleet: 'gbA' } }]);
    play
      .goTo('diplomacy')
      .goTo('navalMove', 'GB')
      .does(sail('GB', ['gbA'], north));
    expect(play.state.depots).toEqual({});
  });
  it('EIA-080 EIA-116 EIA-120 another power’s corps goes aboard by combined movement alone, and lands in their land phase', () => {
    const play = navalTable(
      [
        ['FR', 'GB'],
        ['FR', 'RU'],
      ],
      {},
      fleets(fleet('gbA', 'GB', inPort('dover'), 20)),
    );
    play.does(
      { do: 'add-piece', ledger: 'corps', piece: corps('ru1', 'RU', 'dover') },
      { do: 'add-piece', ledger: 'alliances', piece: { id: 'GB-RU', a: 'GB', b: 'RU', since: { y: 1806, m: 1 } } },
    );
    const embark = { do: 'embark', corps: 'ru1', fleet: 'gbA' } as const;
    const apart = code(
      navalTable([['FR', 'GB']], {}, fleets(fleet('gbA', 'GB', inPort('dover'), 20)))
        .does({ do: 'add-piece', ledger: 'corps', piece: corps('ru1', 'RU', 'dover') })
        .goTo('navalMove', 'GB')
        .tries(embark),
    );
    expect(apart).toBeDefined();
    play
      .goTo('combined')
      .does({ do: 'combine', powers: ['GB', 'RU'] })
      .goTo('navalMove', 'GB')
      .does(embark);
    play.does(sail('GB', ['gbA'], west)).goTo('landMove', 'RU');
    play.does({ do: 'land-corps', corps: 'ru1', area: 'brest' });
    expect(play.state.corps.ru1?.place).toEqual({ at: 'area', area: 'brest' });
  });
});
